<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Below</name>
    <message>
        <source>line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation>Spalte {column}</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>Zeitüberschreitung</translation>
    </message>
    <message>
        <source>Did you mean {close}?</source>
        <translation>Meinten Sie {close}?</translation>
    </message>
    <message>
        <source>No {kind} is called {name}.{hint}</source>
        <translation>{kind}: {name} gibt es nicht.{hint}</translation>
    </message>
    <message>
        <source>Add some or change the mix.</source>
        <translation>Fügen Sie welche hinzu oder ändern Sie die Mischung.</translation>
    </message>
    <message>
        <source>A control trial</source>
        <translation>Ein Kontrolldurchgang</translation>
    </message>
    <message>
        <source>A control question</source>
        <translation>Eine Kontrollfrage</translation>
    </message>
    <message>
        <source>A fixed stimulus</source>
        <translation>Ein fester Stimulus</translation>
    </message>
    <message>
        <source>There are no trials.</source>
        <translation>Es gibt keine Durchgänge.</translation>
    </message>
    <message>
        <source>{table} has no answers to judge.</source>
        <translation>{table} hat keine Antworten zum Beurteilen.</translation>
    </message>
    <message>
        <source>Position {position} is both a control trial and a fixed stimulus.</source>
        <translation>Position {position} ist zugleich Kontrolldurchgang und fester Stimulus.</translation>
    </message>
    <message>
        <source>Move one of them.</source>
        <translation>Verschieben Sie eines von beiden.</translation>
    </message>
    <message>
        <source>Make the mix add up to {drawn}.</source>
        <translation>Bringen Sie die Summe der Mischung auf {drawn}.</translation>
    </message>
    <message>
        <source>Some answers are never drawn: {named}.</source>
        <translation>Manche Antworten werden nie gezogen: {named}.</translation>
    </message>
    <message>
        <source>and {again} more</source>
        <translation>und {again} weitere</translation>
    </message>
    <message>
        <source>Name of the rule in tables and reports</source>
        <translation>Name der Regel in Tabellen und Berichten</translation>
    </message>
    <message>
        <source>{name} cannot be {value}</source>
        <translation>{name} kann nicht {value} sein</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>ganze Zahl</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel-Arbeitsmappe</translation>
    </message>
    <message>
        <source>CSV for R</source>
        <translation>CSV für R</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON-Zeilen</translation>
    </message>
    <message>
        <source>The key {key}</source>
        <translation>Der Schlüssel {key}</translation>
    </message>
    <message>
        <source>stimulus {id}</source>
        <translation>Stimulus {id}</translation>
    </message>
    <message>
        <source>The session has {steps} steps; there is no step {place}.</source>
        <translation>Die Sitzung hat {steps} Schritte; einen Schritt {place} gibt es nicht.</translation>
    </message>
    <message>
        <source>There are two answers to {question}.</source>
        <translation>Es gibt zwei Antworten auf {question}.</translation>
    </message>
    <message>
        <source>Answered after {rt_ms} s; {needed}.</source>
        <translation>Beantwortet nach {rt_ms} s; {needed}.</translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation>Zeile {line}: {problem}</translation>
    </message>
    <message>
        <source>at {kiosk}</source>
        <translation>an {kiosk}</translation>
    </message>
    <message>
        <source>{count} because {reason}</source>
        <translation>{count}, denn {reason}</translation>
    </message>
    <message>
        <source>session {number}{at} ({begun} UTC)</source>
        <translation>Sitzung {number}{at} ({begun} UTC)</translation>
    </message>
    <message>
        <source>, some at the same time</source>
        <translation>, teils gleichzeitig</translation>
    </message>
    <message>
        <source>{hours} min ago</source>
        <translation>vor {hours} min</translation>
    </message>
    <message>
        <source>{hours} h ago</source>
        <translation>vor {hours} h</translation>
    </message>
    <message>
        <source>Give {converters}.</source>
        <translation>Geben Sie {converters} an.</translation>
    </message>
    <message>
        <source>A break follows each of the {trials} trials.</source>
        <translation>Auf jeden der {trials} Durchgänge folgt eine Pause.</translation>
    </message>
    <message>
        <source>Each break lasts at least {wait_s} s.</source>
        <translation>Jede Pause dauert mindestens {wait_s} s.</translation>
    </message>
    <message>
        <source>There are more practice trials ({practice}) than trials ({trials}).</source>
        <translation>Es gibt mehr Übungsdurchgänge ({practice}) als Durchgänge ({trials}).</translation>
    </message>
    <message>
        <source>participant</source>
        <translation>Versuchsperson</translation>
    </message>
    <message>
        <source>participants</source>
        <translation>Versuchspersonen</translation>
    </message>
    <message>
        <source>{column}, cell {letter}{line}</source>
        <translation>{column}, Zelle {letter}{line}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>character {colno}</source>
        <translation>Zeichen {colno}</translation>
    </message>
    <message>
        <source>part {part}</source>
        <translation>Teil {part}</translation>
    </message>
    <message>
        <source>prompt {p}</source>
        <translation>Vorgabe {p}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>{key} is not a position.</source>
        <translation>{key} ist keine Position.</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>(speaker {subject})</source>
        <translation>(Sprecher {subject})</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>{n} days</source>
        <translation>{n} Tage</translation>
    </message>
    <message>
        <source>{n} bytes</source>
        <translation>{n} Byte</translation>
    </message>
    <message>
        <source>Two questions of one trial have the id {key}.</source>
        <translation>Zwei Fragen eines Durchgangs haben die id {key}.</translation>
    </message>
    <message>
        <source>The key {key} answers both {other} and {key2}.</source>
        <translation>Die Taste {key} beantwortet sowohl {other} als auch {key2}.</translation>
    </message>
    <message>
        <source>A picture with one sentence about it: who wrote the sentence?</source>
        <translation>Ein Bild mit einem Satz dazu: Wer hat den Satz geschrieben?</translation>
    </message>
    <message>
        <source>A sentence about the picture that is true or false</source>
        <translation>Ein Satz über das Bild, der wahr oder falsch ist</translation>
    </message>
    <message>
        <source>Whether the statement is true</source>
        <translation>Ob die Aussage wahr ist</translation>
    </message>
    <message>
        <source>Use one of {colors}.</source>
        <translation>Verwenden Sie eine von {colors}.</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Längen</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>{topic} is not a choice.</source>
        <translation>{topic} steht nicht zur Auswahl.</translation>
    </message>
    <message>
        <source>Choose one of: {known}.</source>
        <translation>Wählen Sie eines von: {known}.</translation>
    </message>
    <message>
        <source>Turn {number} is empty.</source>
        <translation>Beitrag {number} ist leer.</translation>
    </message>
    <message>
        <source>How long the target is shown before each play, s</source>
        <translation>Wie lange das Ziel vor jeder Wiedergabe gezeigt wird, s</translation>
    </message>
    <message>
        <source>has a value that is not a number</source>
        <translation>hat einen Wert, der keine Zahl ist</translation>
    </message>
    <message>
        <source>has a negative time</source>
        <translation>hat eine negative Zeit</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeitverlauf</translation>
    </message>
    <message>
        <source>Fixation</source>
        <translation>Fixation</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>There are {choices} choices.</source>
        <translation>Es gibt {choices} Möglichkeiten.</translation>
    </message>
    <message>
        <source>Onsets or durations are missing.</source>
        <translation>Beginn oder Dauer fehlen.</translation>
    </message>
    <message>
        <source>Write three different choices.</source>
        <translation>Schreiben Sie drei verschiedene Möglichkeiten.</translation>
    </message>
    <message>
        <source>{sees} is not a choice.</source>
        <translation>{sees} steht nicht zur Auswahl.</translation>
    </message>
    <message>
        <source>Add it to choices.</source>
        <translation>Fügen Sie es zu choices hinzu.</translation>
    </message>
    <message>
        <source>Presentation options of the other task</source>
        <translation>Darstellungsoptionen der anderen Aufgabe</translation>
    </message>
    <message>
        <source>Of table</source>
        <translation>Aus Tabelle</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sprecher</translation>
    </message>
    <message>
        <source>Checks and excludes answers in these blocks only. Empty: all blocks</source>
        <translation>Betrachtet nur diese Blöcke und schließt nur aus, was dort gegeben wurde; leer: alle</translation>
    </message>
    <message>
        <source>Faster answers are excluded. Empty: the block&apos;s own limit</source>
        <translation>Schnellere Antworten werden ausgeschlossen; leer: die eigene Grenze des Blocks</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Number of consecutive trials before it that showed machines only</source>
        <translation>Wie viele Durchgänge nur mit Maschinen vorausgehen</translation>
    </message>
    <message>
        <source>ID of the question</source>
        <translation>Kürzel der Frage</translation>
    </message>
    <message>
        <source>The answers that exclude the trial; case doesn&apos;t matter</source>
        <translation>Die Antworten, die den Durchgang ausschließen, ob groß oder klein geschrieben</translation>
    </message>
    <message>
        <source>Number that must be correct</source>
        <translation>Wie viele richtig sein müssen</translation>
    </message>
    <message>
        <source>Out of</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Total that the minimum refers to. If more or fewer were asked, the same proportion applies. 0: the minimum applies however many were asked</source>
        <translation>Von wie vielen; wo weniger oder mehr gefragt wurden, ist es derselbe Anteil davon. 0: mindestens so viele, gleich wie viele gefragt wurden</translation>
    </message>
    <message>
        <source>Whether control questions, control trials, or both count</source>
        <translation>Kontrollfragen, Kontrolldurchgänge oder beides</translation>
    </message>
    <message>
        <source>ID of the form field</source>
        <translation>Kürzel des Formularfelds</translation>
    </message>
    <message>
        <source>Accepted answers</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>The answers with which a judge is included; case doesn&apos;t matter</source>
        <translation>Die Antworten, die zählen, ob groß oder klein geschrieben</translation>
    </message>
    <message>
        <source>Include judges who didn&apos;t answer</source>
        <translation>Ob Urteilende zählen, die nicht geantwortet haben</translation>
    </message>
    <message>
        <source>Proportion of trials that must be answered</source>
        <translation>Anteil der Durchgänge, die beantwortet sein müssen</translation>
    </message>
    <message>
        <source>Proportion of verdicts that are the same</source>
        <translation>Anteil der Urteile, die gleich sind</translation>
    </message>
    <message>
        <source>Minimum number of verdicts for this rule to apply</source>
        <translation>Nur wo es so viele Urteile gibt</translation>
    </message>
    <message>
        <source>ID of an earlier question, in the same form or in an earlier one.</source>
        <translation>Kürzel einer früheren Frage aus demselben oder einem vorherigen Formular.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>The answers that trigger this question. With `is_not`, all other answers do.</source>
        <translation>Die Antworten, nach denen sie gestellt wird; `is_not`: nach jeder anderen.</translation>
    </message>
    <message>
        <source>ID used in the data: letters, digits, hyphens, and underscores.</source>
        <translation>Ihr Name in den Daten: Buchstaben, Ziffern, Binde- und Unterstriche.</translation>
    </message>
    <message>
        <source>The question as participants see it.</source>
        <translation>Was gefragt wird, so wie es auf dem Bildschirm steht.</translation>
    </message>
    <message>
        <source>How participants answer. Other settings depend on it.</source>
        <translation>Wie Versuchspersonen antworten; andere Einstellungen hängen davon ab.</translation>
    </message>
    <message>
        <source>A slider</source>
        <translation>Ein Schieberegler</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Eine Zahl</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Worte</translation>
    </message>
    <message>
        <source>The options: texts, or the value in the data with the label shown and its key.</source>
        <translation>Was zur Wahl steht: Texte oder das Wort in den Daten mit dem, was gezeigt wird, und seiner Taste.</translation>
    </message>
    <message>
        <source>In conversations, the speaker that the question is about.</source>
        <translation>Der Sprecher, nach dem sie fragt, bei Gesprächen.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Label at the lowest number.</source>
        <translation>Stehen neben der niedrigsten Zahl.</translation>
    </message>
    <message>
        <source>Label at the highest number.</source>
        <translation>Stehen neben der höchsten Zahl.</translation>
    </message>
    <message>
        <source>Saved separately from other answers, and not exported unless requested.</source>
        <translation>Wird getrennt von den anderen Antworten gespeichert und nur auf Wunsch exportiert.</translation>
    </message>
    <message>
        <source>Only if</source>
        <translation>Nur unter Bedingung</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>pilot</source>
        <translation>Pilotlauf</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>by rule {rule}</source>
        <translation>nach Regel {rule}</translation>
    </message>
    <message>
        <source>humans and on machines</source>
        <translation>Menschen und über Maschinen</translation>
    </message>
    <message>
        <source>machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>humans</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <source>(all)</source>
        <translation>(alle)</translation>
    </message>
    <message>
        <source>calibrated</source>
        <translation>kalibriert</translation>
    </message>
    <message>
        <source>Slope: {note}</source>
        <translation>Steigung: {note}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>A &gt;= B &gt;= C without A &gt;= C</source>
        <translation>A &gt;= B &gt;= C ohne A &gt;= C</translation>
    </message>
    <message>
        <source>pairs A &gt;= B</source>
        <translation>Paare A &gt;= B</translation>
    </message>
    <message>
        <source>control question</source>
        <translation>Kontrollfrage</translation>
    </message>
    <message>
        <source>detectability</source>
        <translation>Erkennbarkeit</translation>
    </message>
    <message>
        <source>Stimuli</source>
        <translation>Stimuli</translation>
    </message>
    <message>
        <source>no verdict has a numeric answer to the question {question}</source>
        <translation>kein Urteil hat eine Zahl als Antwort auf eine Frage mit der id {question}</translation>
    </message>
    <message>
        <source>by rule “{rule}”</source>
        <translation>nach Regel {rule}</translation>
    </message>
    <message>
        <source>intervals of the two proportions combined (Newcombe 1998, method 10), Wilson&apos;s by trial if all verdicts agree</source>
        <translation>Intervalle beider Anteile kombiniert (Newcombe 1998, Methode 10); nach Wilson und Durchgang, wo alle Urteile übereinstimmen</translation>
    </message>
    <message>
        <source>{what} Error bars are 95% CIs: {methods}.</source>
        <translation>{what} Fehlerbalken sind 95-%-Intervalle: {methods}.</translation>
    </message>
    <message>
        <source>{n} verdicts would take too long; choose one task, block, or agent at a time</source>
        <translation>{n} Urteile würden zu lange dauern; nehmen Sie jeweils nur eine Aufgabe, einen Block oder einen Agenten</translation>
    </message>
    <message>
        <source>the table contains counts of verdicts without the judges who gave them</source>
        <translation>die Tabelle zählt Urteile und sagt nicht, von wem sie stammen</translation>
    </message>
    <message>
        <source>{by} forms ask {name}. Choose one of them: {named}.</source>
        <translation>{by} Formulare fragen {name}. Nennen Sie eines davon: {named}.</translation>
    </message>
    <message>
        <source>Simulated data. No real participants.</source>
        <translation>Diese Antworten sind simuliert: Niemand hat sie gegeben.</translation>
    </message>
    <message>
        <source>Trials without a verdict by a machine: {n}.</source>
        <translation>Durchgänge, zu denen eine Maschine kein Urteil gab: {n}.</translation>
    </message>
    <message>
        <source>The planned breakdown by {column} is not possible: {wrong}</source>
        <translation>Geplant waren Ergebnisse nach {column}; das geht nicht: {wrong}</translation>
    </message>
    <message>
        <source>Detectability against 0.5</source>
        <translation>Erkennbarkeit gegen 0,5</translation>
    </message>
    <message>
        <source>{study} was preregistered {told} by {by}; planned: {plan}.</source>
        <translation>{study} wurde am {told} von {by} präregistriert; geplant: {plan}.</translation>
    </message>
    <message>
        <source>The planned primary result {primary} is not one of: {analyses}.</source>
        <translation>Das geplante {primary} ist keines von: {analyses}.</translation>
    </message>
    <message>
        <source>{sessions} ran {study} before it was preregistered.</source>
        <translation>In {sessions} lief {study} vor der Präregistrierung.</translation>
    </message>
    <message>
        <source>the preregistered rule {name} is not applied.</source>
        <translation>die präregistrierte Regel {name} wird nicht angewendet.</translation>
    </message>
    <message>
        <source>the rule {name} is applied but was not preregistered.</source>
        <translation>die Regel {name} wird angewendet, wurde aber nicht präregistriert.</translation>
    </message>
    <message>
        <source>{sessions} ran a changed version of {study} without a reason: use `turingdesk freeze --why`.</source>
        <translation>In {sessions} lief {study} geändert, ohne dass jemand sagte, warum: Verwenden Sie `turingdesk freeze --why`.</translation>
    </message>
    <message>
        <source>the rule {name} is not applied as preregistered.</source>
        <translation>die Regel {name} wird nicht wie präregistriert angewendet.</translation>
    </message>
    <message>
        <source>as in {paper}; treats verdicts as independent</source>
        <translation>wie in {paper}; behandelt Urteile als unabhängig</translation>
    </message>
    <message>
        <source>as in {paper}; treats stimuli as fixed</source>
        <translation>wie in {paper}; behandelt Stimuli als fest</translation>
    </message>
    <message>
        <source>Proportion of each machine&apos;s answers that were judged machine, and its detectability against all human answers to the same task.</source>
        <translation>Anteil der Antworten jeder Maschine, die einer Maschine zugeschrieben wurden, und ihre Erkennbarkeit gegenüber allen menschlichen Antworten zur selben Aufgabe.</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa for each pair of coders: overall, by category, and by code.</source>
        <translation>Cohens Kappa für je zwei Kodierende: insgesamt, nach Kategorie und nach Code.</translation>
    </message>
    <message>
        <source>success rate minus 50%</source>
        <translation>Erfolgsrate minus 50 %</translation>
    </message>
    <message>
        <source>success rate minus the humans&apos; success rate</source>
        <translation>Erfolgsrate minus die der Menschen</translation>
    </message>
    <message>
        <source>Whether judges called an agent human more or less often than 50%, and more or less often than they called humans human.</source>
        <translation>Ob Urteilende einen Agenten öfter oder seltener als in 50 % der Fälle für einen Menschen hielten und öfter oder seltener als Menschen.</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts, and detectability, for each task, kind of conversation, computer that ran the session, and answer to a form.</source>
        <translation>Anteile richtiger Urteile und Erkennbarkeit für jede Aufgabe, Gesprächsart, durchführende Maschine und Formularantwort.</translation>
    </message>
    <message>
        <source>95% CI: {how}; slope: binomial regression of correct on confidence, clustered</source>
        <translation>95-%-Intervall: {how}; Steigung: binomiale Regression von richtig auf Sicherheit, geclustert</translation>
    </message>
    <message>
        <source>Confidence from 0 to 1 is read as the probability of being correct, 0.5 + confidence / 2, because with two choices, guessing is correct half of the time</source>
        <translation>Sicherheit von 0 bis 1 wird als Wahrscheinlichkeit gelesen, richtig zu liegen, 0,5 + Sicherheit / 2, weil man bei zwei Möglichkeiten durch Raten in der Hälfte der Fälle richtig liegt</translation>
    </message>
    <message>
        <source>All judges use the scale in the same way; all verdicts have equal weight.</source>
        <translation>Alle Urteilenden nutzen die Skala gleich; alle Urteile zählen gleich viel.</translation>
    </message>
    <message>
        <source>How often verdicts were correct by the judge&apos;s confidence, with calibration error and Brier score, for human and machine items.</source>
        <translation>Wie oft Urteile richtig waren, je nach Sicherheit beim Urteilen, mit Kalibrierungsfehler und Brier-Score, für Antworten von Menschen und von Maschinen.</translation>
    </message>
    <message>
        <source>Stated probability</source>
        <translation>Angegebene Chance</translation>
    </message>
    <message>
        <source>Proportion correct</source>
        <translation>Anteil richtig</translation>
    </message>
    <message>
        <source>proportion of correct answers minus 1/2, with trials of the target and of its imitator weighted half each; binomial standard error, trials independent</source>
        <translation>Anteil richtiger Antworten minus 1/2, Durchgänge mit dem Ziel und mit seinem Imitator je zur Hälfte gewichtet; binomialer Standardfehler, Durchgänge unabhängig</translation>
    </message>
    <message>
        <source>Turing scores {values} (n = {n} trials per agent). Error bars are 95% CIs from the binomial standard error.</source>
        <translation>Turing-Scores {values} (n = {n} Durchgänge je Agent). Fehlerbalken sind 95-%-Intervalle aus dem binomialen Standardfehler.</translation>
    </message>
    <message>
        <source>means of proportions with equal weights; binomial standard errors, trials independent</source>
        <translation>Mittel der Anteile mit gleichen Gewichten; binomiale Standardfehler, Durchgänge unabhängig</translation>
    </message>
    <message>
        <source>It never judged itself.</source>
        <translation>Er hat nie sich selbst beurteilt.</translation>
    </message>
    <message>
        <source>It was never an actor for another agent.</source>
        <translation>Er war für keinen anderen Agenten Akteur.</translation>
    </message>
    <message>
        <source>No one imitated it.</source>
        <translation>Niemand hat ihn imitiert.</translation>
    </message>
    <message>
        <source>Proportion of verdicts in each row (n = {n} on humans and {n2} on machines). Rows add up to 1.</source>
        <translation>Anteil der Urteile in jeder Zeile (n = {n} über Menschen und {n2} über Maschinen); Zeilen ergeben zusammen 1.</translation>
    </message>
    <message>
        <source>Verdicts by origin</source>
        <translation>Urteile nach Herkunft</translation>
    </message>
    <message>
        <source>Proportion of &apos;human&apos; and &apos;machine&apos; verdicts on human and machine items.</source>
        <translation>Anteil der Urteile „Mensch“ und „Maschine“ über das, was von Menschen und Maschinen stammt.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Proportion of control questions and control trials answered correctly, by task.</source>
        <translation>Anteil richtig beantworteter Kontrollfragen und Kontrolldurchgänge, nach Aufgabe.</translation>
    </message>
    <message>
        <source>all judges or no judges gave the same answer</source>
        <translation>alle Urteilenden gaben dieselbe Antwort, oder niemand antwortete</translation>
    </message>
    <message>
        <source>Whether detectability depends on what judges report about themselves.</source>
        <translation>Ob die Erkennbarkeit von den Selbstangaben der Urteilenden abhängt.</translation>
    </message>
    <message>
        <source>no form has a question whose answers form groups</source>
        <translation>kein Formular hat etwas gefragt, dessen Antworten Gruppen bilden</translation>
    </message>
    <message>
        <source>It takes two agents to talk. Name the second one (--with).</source>
        <translation>Zu einem Gespräch gehören zwei Agenten. Nennen Sie den zweiten (--with).</translation>
    </message>
    <message>
        <source>An agent called {name} has already answered with other settings, and the answers would be combined. Give this one its own name (--name).</source>
        <translation>Ein Agent namens {name} hat bereits mit anderen Einstellungen geantwortet, und die Antworten würden zusammengezählt. Geben Sie diesem einen eigenen Namen (--name).</translation>
    </message>
    <message>
        <source>Two agents with different settings are both called {name}. Give the second one its own name (--with-name).</source>
        <translation>Zwei Agenten mit verschiedenen Einstellungen heißen beide {name}. Geben Sie dem zweiten einen eigenen Namen (--with-name).</translation>
    </message>
    <message>
        <source>ELIZA only talks</source>
        <translation>ELIZA führt nur Gespräche</translation>
    </message>
    <message>
        <source>Fixates the most conspicuous places of a picture, one after the other.</source>
        <translation>Fixiert nacheinander die auffälligsten Stellen eines Bildes.</translation>
    </message>
    <message>
        <source>no place in its picture is conspicuous</source>
        <translation>keine Stelle in ihrem Bild ist auffällig</translation>
    </message>
    <message>
        <source>How often actors were taken for the target, by the number of turns or queries ({trials}). Bands are 95% CIs (Wilson).</source>
        <translation>Wie oft Akteure für das Ziel gehalten wurden, nach der Zahl der Beiträge oder Anfragen ({trials}). Bänder sind 95-%-Intervalle (Wilson).</translation>
    </message>
    <message>
        <source>Acceptance by turns or queries</source>
        <translation>Akzeptanz nach Beiträgen oder Anfragen</translation>
    </message>
    <message>
        <source>{actor} as {target}</source>
        <translation>{actor} als {target}</translation>
    </message>
    <message>
        <source>, judged by {distinguisher}</source>
        <translation>, beurteilt von {distinguisher}</translation>
    </message>
    <message>
        <source>Turns or queries</source>
        <translation>Beiträge oder Anfragen</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Akzeptiert</translation>
    </message>
    <message>
        <source>Average accuracy on human and machine items (0.5 = chance), and whether it differs from chance.</source>
        <translation>Mittel der Anteile richtiger Urteile über das, was von Menschen, und das, was von Maschinen stammt, und ob es sich von 0,5, dem Zufall, unterscheidet.</translation>
    </message>
    <message>
        <source>Proportion</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>correct verdicts overall (log odds, equal weight for humans and machines)</source>
        <translation>überhaupt richtig (Log-Odds, beide Herkünfte gleich)</translation>
    </message>
    <message>
        <source>humans minus machines</source>
        <translation>Menschen, nicht Maschinen</translation>
    </message>
    <message>
        <source>spread of judges&apos; response bias (humans minus machines)</source>
        <translation>Streuung der Antworttendenz der Urteilenden (Menschen, nicht Maschinen)</translation>
    </message>
    <message>
        <source>Binomial mixed model with judges and stimuli as crossed random effects: how often verdicts are correct, and how much judges and stimuli differ. It includes judges&apos; response bias if they judged both humans and machines.</source>
        <translation>Binomiales gemischtes Modell mit Urteilenden und Stimuli als gekreuzten zufälligen Effekten: wie oft Urteile richtig sind und wie sehr sich Urteilende und Stimuli unterscheiden. Urteilende unterscheiden sich auch in ihrer Antworttendenz, wenn sie über Menschen und Maschinen geurteilt haben.</translation>
    </message>
    <message>
        <source>How much {what} increase the probability of correct verdicts, in log odds</source>
        <translation>Um wie viel {what} richtige Urteile wahrscheinlicher machen, in Log-Odds</translation>
    </message>
    <message>
        <source>Log odds of a correct verdict</source>
        <translation>Log-Odds eines richtigen Urteils</translation>
    </message>
    <message>
        <source>Two one-sided t-tests (TOST) against 0.5 with a margin of {margin}, {error}; p: the larger of the two; effect: value minus 0.5 with its 90% CI, which is within the margin if p &lt; 0.05</source>
        <translation>Zwei einseitige t-Tests (TOST) gegen 0,5 mit der Äquivalenzgrenze {margin}, {error}; p: das größere der beiden; Effekt: Wert minus 0,5 mit 90-%-Intervall, das bei p &lt; 0,05 innerhalb der Grenze liegt</translation>
    </message>
    <message>
        <source>Whether detectability is equivalent to 0.5: two one-sided tests with the margin that the study set before data collection.</source>
        <translation>Ob die Erkennbarkeit 0,5 gleichkommt: zwei einseitige Tests mit dem Spielraum, den die Studie vor ihren Daten festgelegt hat.</translation>
    </message>
    <message>
        <source>by {stated}, before data collection</source>
        <translation>von {stated}, vor den Daten</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>Äquivalenzgrenze</translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation>Alle Aufgaben</translation>
    </message>
    <message>
        <source>Posterior means with 95% credible intervals, and Bayes factors against 0.5, for detectability and for each machine&apos;s success rate.</source>
        <translation>Posterior-Mittelwerte mit 95-%-Glaubwürdigkeitsintervallen und Bayes-Faktoren gegen 0,5, für die Erkennbarkeit und die Erfolgsrate jeder Maschine.</translation>
    </message>
    <message>
        <source>correlation of the two</source>
        <translation>Korrelation von beiden</translation>
    </message>
    <message>
        <source>Whether verdicts improve with the number of trials that a judge has done: binomial mixed model with random slopes by judge.</source>
        <translation>Ob Urteile mit der Zahl der bearbeiteten Durchgänge besser werden: binomiales gemischtes Modell mit zufälligen Steigungen je urteilender Person.</translation>
    </message>
    <message>
        <source>Detectability of each machine&apos;s answers (columns) by judges trained on people and on these machines (rows), with 95% CIs in brackets; {n} answers per machine, {n_human} by people; 0.5 is chance. Intervals: {method}.</source>
        <translation>Erkennbarkeit der Antworten jeder Maschine (Spalten) für Beurteiler, die mit Menschen und mit diesen Maschinen trainiert wurden (Zeilen), in Klammern das 95-%-Intervall; {n} Antworten einer Maschine, {n_human} von Menschen; 0,5 ist Zufall. Intervalle: {method}.</translation>
    </message>
    <message>
        <source>Detectability of each machine&apos;s answers by judges trained on people and the other machines, and by judges trained on people and this machine; {n} answers per machine.</source>
        <translation>Erkennbarkeit der Antworten jeder Maschine für Beurteiler, die mit Menschen und den anderen Maschinen trainiert wurden, und für Beurteiler, die mit Menschen und ihr trainiert wurden; {n} Antworten einer Maschine.</translation>
    </message>
    <message>
        <source>Generalization to unseen machines: {whose}</source>
        <translation>Bekannte und unbekannte Maschinen: {whose}</translation>
    </message>
    <message>
        <source>Generalization to unseen machines</source>
        <translation>Urteile über unbekannte Maschinen</translation>
    </message>
    <message>
        <source>Detectability of each machine by judges trained on other machines, compared with judges trained on it.</source>
        <translation>Erkennbarkeit jeder Maschine für Beurteiler, die mit anderen Maschinen trainiert wurden, neben Beurteilern, die mit ihr trainiert wurden.</translation>
    </message>
    <message>
        <source>Tested on</source>
        <translation>Erprobt an</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Proportion of games</source>
        <translation>Anteil der Spiele</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>from {start} (n = {n})</source>
        <translation>ab {start} (n = {n})</translation>
    </message>
    <message>
        <source>No game ended in this period.</source>
        <translation>In diesem Abschnitt endete kein Spiel.</translation>
    </message>
    <message>
        <source>Judges worked alone, and stimuli are independent of each other. If a judge judged an answer more than once, the first verdict counts.</source>
        <translation>Urteilende arbeiteten allein, und Stimuli sind voneinander unabhängig; wer über eine Antwort mehrmals geurteilt hat, dessen erstes Urteil zählt.</translation>
    </message>
    <message>
        <source>Agreement of judges on the same answers beyond chance: Krippendorff&apos;s alpha and Fleiss&apos; kappa.</source>
        <translation>Ob Urteilende über dieselben Antworten über den Zufall hinaus dasselbe sagen: Krippendorffs Alpha und Fleiss’ Kappa.</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa of majorities, 95% CI from the asymptotic error of Fleiss, Cohen, and Everitt; Spearman&apos;s correlation of the proportions of human verdicts</source>
        <translation>Cohens Kappa der Mehrheiten, 95-%-Intervall aus dem asymptotischen Fehler nach Fleiss, Cohen und Everitt; Spearmans Korrelation der Anteile der Urteile „Mensch“</translation>
    </message>
    <message>
        <source>{method}, or of mean scores if a judge gives them</source>
        <translation>{method}, oder der mittleren Scores, wo ein Beurteiler sie vergibt</translation>
    </message>
    <message>
        <source>No interval: they agree on all answers, or one of them gave all answers the same verdict.</source>
        <translation>Kein Intervall: Sie stimmen bei allen Antworten überein, oder einer sagte bei allen dasselbe.</translation>
    </message>
    <message>
        <source>No correlation: both judged fewer than {fewest} answers, or one gave all answers the same verdict.</source>
        <translation>Keine Korrelation: Beide haben über weniger als {fewest} Antworten geurteilt, oder einer sagte bei allen dasselbe.</translation>
    </message>
    <message>
        <source>Agreement of people, taken as one judge, with each machine judge on the same answers: Cohen&apos;s kappa, and Spearman&apos;s correlation of the proportions of human verdicts.</source>
        <translation>Ob Menschen, als ein einziger Beurteiler, und jede urteilende Maschine über dieselben Antworten dasselbe sagen: Cohens Kappa und Spearmans Korrelation der Anteile von „Mensch“.</translation>
    </message>
    <message>
        <source>No errors.</source>
        <translation>Er liegt bei allen Antworten richtig, deren Herkunft bekannt ist.</translation>
    </message>
    <message>
        <source>The {most} human and {most} machine answers whose mean score over the judge&apos;s sessions is farthest on the wrong side of 0. Scores above 0 mean human.</source>
        <translation>Die {most} Antworten von Menschen und die {most} von Maschinen, deren mittlerer Score über die Sitzungen des Beurteilers am weitesten auf der falschen Seite von 0 liegt. Scores über 0 bedeuten Mensch.</translation>
    </message>
    <message>
        <source>Most confident errors</source>
        <translation>Sicher und falsch</translation>
    </message>
    <message>
        <source>Each machine judge&apos;s most confident errors, with the proportion of people who gave the same incorrect verdict.</source>
        <translation>Die Antworten, bei denen jede urteilende Maschine am sichersten falsch lag, mit dem Anteil der Menschen, die ebenso falsch urteilten.</translation>
    </message>
    <message>
        <source>Weights of the features that point most strongly to a human (above 0) and to a machine. Each occurs in {n} answers. They show what this judge uses, not what makes an answer human.</source>
        <translation>Gewichte der Merkmale, die am meisten für einen Menschen (über 0) und für eine Maschine sprechen. Jedes kommt in {n} Antworten vor. Sie sagen, was dieser Beurteiler nutzt, nicht, was eine Antwort menschlich macht.</translation>
    </message>
    <message>
        <source>Features that judges use</source>
        <translation>Worauf ein Beurteiler achtet</translation>
    </message>
    <message>
        <source>The features that point most strongly to a human and to a machine, with their weights, for judges that weight features.</source>
        <translation>Die Merkmale, die am meisten für einen Menschen und für eine Maschine sprechen, mit ihren Gewichten, bei Beurteilern, die Merkmale gewichten.</translation>
    </message>
    <message>
        <source>points to a {kind}</source>
        <translation>spricht für {kind}</translation>
    </message>
    <message>
        <source>Detectability by {judge} if it was not trained on any answer to a judged stimulus (grouped), and if answers were assigned to folds one by one (ungrouped); {counts} answers per task.</source>
        <translation>Erkennbarkeit für {judge}, wenn keine Antwort zu einem beurteilten Stimulus zum Training gehörte (gruppiert) und wenn einzelne Antworten verteilt wurden (ungruppiert); {counts} Antworten je Aufgabe.</translation>
    </message>
    <message>
        <source>Leakage check</source>
        <translation>Gruppierte und ungruppierte Teile</translation>
    </message>
    <message>
        <source>Detectability by trained judges with and without earlier access to the judged stimuli. The difference comes from recognizing stimuli, not from telling humans and machines apart.</source>
        <translation>Erkennbarkeit für trainierte Beurteiler, die die beurteilten Stimuli nicht kannten, neben solchen, die sie kannten: Der Unterschied kommt nicht vom Unterscheiden zwischen Mensch und Maschine, sondern vom Wiedererkennen der Stimuli.</translation>
    </message>
    <message>
        <source>Sigmoid of the mean of the scores of a speaker&apos;s first messages, each score averaged over the judge&apos;s sessions; proportion correct with Wilson&apos;s 95% CI by speaker</source>
        <translation>Sigmoid des Mittels der Scores der ersten Nachrichten eines Sprechers, jeder Score über die Sitzungen des Beurteilers gemittelt; Anteil richtig mit 95-%-Intervall nach Wilson, nach Sprecher</translation>
    </message>
    <message>
        <source>most people correct</source>
        <translation>Mehrheit richtig</translation>
    </message>
    <message>
        <source>Each thin line is a speaker ({which}): the sigmoid of the mean score of all messages so far, from 0 for a machine to 1 for a human, with a point at the last message. Thick lines are medians as long as {fewest} or more speakers remain.</source>
        <translation>Jede dünne Linie ist ein Sprecher ({which}): der Sigmoid des mittleren Scores aller Nachrichten bis dahin, von 0 für Maschine bis 1 für Mensch, mit einem Punkt bei der letzten Nachricht. Dicke Linien sind Mediane, solange mindestens {fewest} Sprecher übrig sind.</translation>
    </message>
    <message>
        <source>How confidently a machine judge of single messages identifies a speaker&apos;s origin after the first message, the second, and so on.</source>
        <translation>Wie sicher eine Maschine, die über einzelne Nachrichten urteilt, die Herkunft eines Sprechers nach seiner ersten, zweiten und jeder weiteren Nachricht erkennt.</translation>
    </message>
    <message>
        <source>Lighter colors: most people were wrong. Dashed: no majority among people.</source>
        <translation>Hellere Farben: Die meisten Menschen urteilten falsch; gestrichelt: Bei den Menschen gab es keine Mehrheit.</translation>
    </message>
    <message>
        <source>{truth}, median</source>
        <translation>{truth}, Median</translation>
    </message>
    <message>
        <source>(humans)</source>
        <translation>(Menschen)</translation>
    </message>
    <message>
        <source>Proportion of &quot;machine&quot; verdicts on the answers of each maker, by people and by machine judges ({judges}). Low values are correct for humans&apos; answers, high values for machines&apos; answers.</source>
        <translation>Anteil der Urteile „Maschine“ über die Antworten jeder Herkunft, von Menschen und von urteilenden Maschinen ({judges}). Bei Antworten von Menschen ist ein niedriger Anteil richtig, bei denen von Maschinen ein hoher.</translation>
    </message>
    <message>
        <source>How often people and each machine judge judged the answers of humans and of each machine as a machine&apos;s.</source>
        <translation>Wie oft Menschen und jede urteilende Maschine sagten, dass die Antworten von Menschen und die jeder Maschine von einer Maschine stammen.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>gemeinsame</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts and detectability for people and each machine judge, on all answers and on those that all of them judged.</source>
        <translation>Anteile richtiger Urteile und Erkennbarkeit für Menschen und für jede urteilende Maschine, über alle Antworten und über die, die alle beurteilt haben.</translation>
    </message>
    <message>
        <source>mean over the agent&apos;s messages minus that of the person in the same setting, persons weighted by the agent&apos;s messages; 95% CI: 1.96 standard errors, messages independent; words are separated by spaces</source>
        <translation>Mittel über die Nachrichten des Agenten minus das der Person in derselben Situation, Personen gewichtet nach den Nachrichten des Agenten; 95-%-Intervall: 1,96 Standardfehler, Nachrichten unabhängig; Wörter sind, was zwischen Leerzeichen steht</translation>
    </message>
    <message>
        <source>No interval: one message only.</source>
        <translation>Kein Intervall: nur eine Nachricht.</translation>
    </message>
    <message>
        <source>How many words machines write per message in conversations, compared with the person they imitate in the other conversation of a pair.</source>
        <translation>Wie viele Wörter je Nachricht Maschinen in Gesprächen schreiben, und wie viele mehr oder weniger als die Person, die sie im anderen Gespräch eines Paars imitieren.</translation>
    </message>
    <message>
        <source>Answers without a human answer to the same prompt are excluded: {n}.</source>
        <translation>Antworten ohne menschliche Antwort auf dieselbe Vorgabe zählen nicht: {n}.</translation>
    </message>
    <message>
        <source>Standard metrics and detectability</source>
        <translation>Standardmetriken neben der Erkennbarkeit</translation>
    </message>
    <message>
        <source>BLEU and CIDEr of each machine&apos;s answers against the human answers to the same prompts, compared with its detectability.</source>
        <translation>BLEU und CIDEr der Antworten jeder Maschine gegenüber den menschlichen Antworten auf dieselben Vorgaben, neben ihrer Erkennbarkeit.</translation>
    </message>
    <message>
        <source>Proportion of pairs in which judges found the machine&apos;s side, with its 95% CI.</source>
        <translation>Anteil der Paare, in denen Urteilende die Seite der Maschine fanden, mit 95-%-Intervall.</translation>
    </message>
    <message>
        <source>The interval generalizes to other pairs but only to these judges.</source>
        <translation>Das Intervall gilt für andere Paare, aber nur für diese Urteilenden.</translation>
    </message>
    <message>
        <source>Not clustered by pair: there is a single pair.</source>
        <translation>Nicht nach Paar geclustert: Es gibt nur ein einziges Paar.</translation>
    </message>
    <message>
        <source>Proportion of judgments in which the machine was not found, {rows}</source>
        <translation>Anteil der Urteile, in denen die Maschine nicht gefunden wurde, {rows}</translation>
    </message>
    <message>
        <source>How often judges didn&apos;t find the machine of a pair: X-turn pass rate by agent, setting, number of turns, and topic.</source>
        <translation>Wie oft Urteilende die Maschine eines Paars nicht fanden: X-Turn-Bestehensrate nach Agent, Rahmen, Zahl der Beiträge und Thema.</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>judge and pair</source>
        <translation>Urteilenden und Paar</translation>
    </message>
    <message>
        <source>human witness</source>
        <translation>Zeuge Mensch</translation>
    </message>
    <message>
        <source>machine witness</source>
        <translation>Zeuge Maschine</translation>
    </message>
    <message>
        <source>Reasons for {verdict}</source>
        <translation>Gründe für das Urteil {verdict}</translation>
    </message>
    <message>
        <source>Proportion of coded texts that give each reason, by verdict and by who the witness was.</source>
        <translation>Anteil der kodierten Texte, die jeden Grund nennen, nach Urteil und danach, wer der Zeuge war.</translation>
    </message>
    <message>
        <source>Proportion of texts</source>
        <translation>Anteil der Texte</translation>
    </message>
    <message>
        <source>d&apos; and criterion by task and agent, with 0.5 added to counts and 1 to totals; with confidence ratings, also the area under the ROC curve.</source>
        <translation>d&apos; und Kriterium, mit 0,5 zu den Häufigkeiten und 1 zu ihrer Anzahl addiert, nach Aufgabe und Agent; wo Urteilende ihre Sicherheit angaben, die Fläche unter der ROC-Kurve.</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Humans judged as machines</source>
        <translation>Menschen Maschine genannt</translation>
    </message>
    <message>
        <source>Machines judged as machines</source>
        <translation>Maschinen Maschine genannt</translation>
    </message>
    <message>
        <source>n: judges; values: {measure} of each, 0.5 added to counts and 1 to totals</source>
        <translation>n: Urteilende; Werte: {measure} von jedem, 0,5 zu den Häufigkeiten und 1 zu ihrer Anzahl addiert</translation>
    </message>
    <message>
        <source>d&apos; and criterion of groups of judges, by what they report about themselves, and how the groups differ.</source>
        <translation>d&apos; und Kriterium von Gruppen Urteilender nach ihren Selbstangaben und wie sich die Gruppen unterscheiden.</translation>
    </message>
    <message>
        <source>z with the p of detectability against 0.5, {method}; {alpha}; looks after each fifth of the judges, in the order in which they started</source>
        <translation>z mit dem p der Erkennbarkeit gegen 0,5, {method}; {alpha}; Zwischenblicke nach jedem Fünftel der Urteilenden, in der Reihenfolge, in der sie begannen</translation>
    </message>
    <message>
        <source>continue</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>{told} if there is no effect.</source>
        <translation>{told}, wo nichts ist.</translation>
    </message>
    <message>
        <source>For the same power of 80%, a study with these looks needs to be larger by {told}.</source>
        <translation>Für dieselbe Power von 80 % ist eine Studie mit diesen Zwischenblicken um {told} größer.</translation>
    </message>
    <message>
        <source>Sequential looks</source>
        <translation>Frühes Hinsehen</translation>
    </message>
    <message>
        <source>Detectability after each fifth of the judges, with alpha-spending bounds, and the cost of looks without such bounds.</source>
        <translation>Erkennbarkeit nach jedem Fünftel der Urteilenden, mit Grenzen nach Alpha-Spending, und was Zwischenblicke ohne solche Grenzen kosten.</translation>
    </message>
    <message>
        <source>Criterion relative to average</source>
        <translation>Kriterium über dem Durchschnitt</translation>
    </message>
    <message>
        <source>d&apos; relative to average</source>
        <translation>d&apos; über dem Durchschnitt</translation>
    </message>
    <message>
        <source>Difference of each judge&apos;s {word} from the average judge&apos;s, in z</source>
        <translation>Um wie viel {word} jeder urteilenden Person vom Durchschnitt der Urteilenden abweicht, in z</translation>
    </message>
    <message>
        <source>the observed cells can&apos;t distinguish it</source>
        <translation>die beobachteten Zellen können es nicht trennen</translation>
    </message>
    <message>
        <source>Verdicts are independent, including those by one judge or on one stimulus.</source>
        <translation>Urteile sind unabhängig, auch die derselben Person oder zum selben Stimulus.</translation>
    </message>
    <message>
        <source>Not clustered by judge: the data don&apos;t identify judges.</source>
        <translation>Nicht nach Urteilenden geclustert: Die Daten nennen keine Urteilenden.</translation>
    </message>
    <message>
        <source>the data don&apos;t identify stimuli</source>
        <translation>die Daten nennen keine Stimuli</translation>
    </message>
    <message>
        <source>standard error from leaving out one stimulus at a time (jackknife), 95% CI from Student&apos;s t</source>
        <translation>Standardfehler durch Weglassen jeweils eines Stimulus (Jackknife), 95-%-Intervall nach Students t</translation>
    </message>
    <message>
        <source>With fewer than {few} stimuli judged by two judges, the interval is too narrow: it contains the value for other stimuli in about 90 of 100 studies.</source>
        <translation>Wenn über weniger als {few} Stimuli zwei Personen geurteilt haben, ist das Intervall zu eng: Es enthält den Wert für andere Stimuli in etwa 90 von 100 Studien.</translation>
    </message>
    <message>
        <source>No interval: agreement doesn&apos;t vary over stimuli, or depends on a single one.</source>
        <translation>Kein Intervall: Die Übereinstimmung variiert nicht über Stimuli oder beruht auf einem von ihnen.</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, 95% CI from the asymptotic error of Fleiss, Cohen, and Everitt</source>
        <translation>Cohens Kappa, 95-%-Intervall aus dem asymptotischen Fehler nach Fleiss, Cohen und Everitt</translation>
    </message>
    <message>
        <source>No interval: its asymptotic error is 0, because the coders agree on every text, or one of them gave all texts the same label.</source>
        <translation>Kein Intervall: Sein asymptotischer Fehler ist 0, etwa wenn die Kodierenden bei allen Texten übereinstimmen oder eine Person allen Texten denselben Code gab.</translation>
    </message>
    <message>
        <source>The optimizer did not converge; interpret with caution.</source>
        <translation>Die Optimierung kam nicht ans Ende; mit Vorsicht zu lesen.</translation>
    </message>
    <message>
        <source>{first} and {second} can&apos;t be separated, for example because each of the {first} has its own {second}; only the sum of the two variances can be estimated</source>
        <translation>{first} und {second} lassen sich nicht trennen, etwa wenn {first} und {second} einander eins zu eins zugeordnet sind; nur die Summe der beiden Varianzen ist schätzbar</translation>
    </message>
    <message>
        <source>The model omits how {noun} differ in {name}, because {why}: {effect}.</source>
        <translation>Das Modell lässt aus, wie sich {noun} in „{name}“ unterscheiden, denn {why}: {effect}.</translation>
    </message>
    <message>
        <source>all verdicts are correct, or all are wrong</source>
        <translation>alle Urteile sind richtig, oder alle sind falsch</translation>
    </message>
    <message>
        <source>more than {most} levels of the two effects would take too long</source>
        <translation>mehr als {most} Stufen beider Effekte würden zu lange dauern</translation>
    </message>
    <message>
        <source>hardly any verdicts have one of the {nouns} in common</source>
        <translation>kaum zwei Urteile haben {nouns} gemeinsam</translation>
    </message>
    <message>
        <source>the data can&apos;t determine it (the best fit has it at its limit, or there is no best fit), so it is set to 0</source>
        <translation>die Daten geben es nicht her (die beste Anpassung damit liegt an seiner Grenze, oder es wurde keine gefunden); daher wird es als 0 angenommen</translation>
    </message>
    <message>
        <source>There is no interval because there is no standard error.</source>
        <translation>Es gibt kein Intervall, weil es keinen Standardfehler gibt.</translation>
    </message>
    <message>
        <source>hardly any verdicts have one of the {noun} in common</source>
        <translation>kaum zwei Urteile haben {noun} gemeinsam</translation>
    </message>
    <message>
        <source>Exact permutation test of two proportions, two-sided; effect: their difference</source>
        <translation>Exakter Permutationstest zweier Anteile, zweiseitig; Effekt: ihre Differenz</translation>
    </message>
    <message>
        <source>Beta({a}, {b}) prior; effect: posterior mean with its central 95% interval; statistic: Bayes factor BF10 of this prior against exactly 0.5</source>
        <translation>Prior Beta({a}, {b}); Effekt: Posterior-Mittelwert mit zentralem 95-%-Intervall; Statistik: Bayes-Faktor BF10 dieses Priors gegen genau 0,5</translation>
    </message>
    <message>
        <source>Trials are independent given the proportion.</source>
        <translation>Durchgänge sind bei gegebenem Anteil unabhängig.</translation>
    </message>
    <message>
        <source>uniform prior on the proportion</source>
        <translation>gleichverteilter Prior des Anteils</translation>
    </message>
    <message>
        <source>uniform priors on p(H|H) and p(M|M), so their mean has a triangular prior</source>
        <translation>gleichverteilte Priors von p(H|H) und p(M|M), sodass ihr Mittel einen dreieckigen hat</translation>
    </message>
    <message>
        <source>Judges, their response bias, stimuli, and machines are normal in log odds and independent; all judges finish, and no quality rule excludes verdicts.</source>
        <translation>Urteilende, ihre Antworttendenz, Stimuli und Maschinen sind in Log-Odds normalverteilt und unabhängig; alle Urteilenden kommen bis zum Ende, und keine Qualitätsregel schließt Urteile aus.</translation>
    </message>
    <message>
        <source>For these machines only: machines are assumed to be alike.</source>
        <translation>Nur über diese Maschinen: Maschinen gelten als gleich.</translation>
    </message>
    <message>
        <source>For these machines only: {n} are not enough to generalize to others; at least {fewest} are needed.</source>
        <translation>Nur über diese Maschinen: {n} können nicht für andere stehen; nötig sind mindestens {fewest}.</translation>
    </message>
    <message>
        <source>For other machines like these {n}: clustered by machine instead of by stimulus.</source>
        <translation>Über andere Maschinen wie diese {n}: geclustert nach Maschine statt nach ihren Stimuli.</translation>
    </message>
    <message>
        <source>Binomial linear model with an intercept, Wald z; effect: log odds, 0 at 50%</source>
        <translation>Binomiales lineares Modell mit Achsenabschnitt, Walds z; Effekt: Log-Odds, 0 bei 50 %</translation>
    </message>
    <message>
        <source>Binomial linear model with one group compared with the baseline, Wald z; effect: log odds ratio</source>
        <translation>Binomiales lineares Modell mit einer Gruppe neben der Vergleichsgruppe, Walds z; Effekt: Log-Odds-Verhältnis</translation>
    </message>
    <message>
        <source>Linear regression, two-tailed t of the slope; effect: change per unit</source>
        <translation>Lineare Regression, zweiseitiges t der Steigung; Effekt: Änderung je Einheit</translation>
    </message>
    <message>
        <source>Values are independent, change linearly, and vary normally around the line with constant variance.</source>
        <translation>Werte sind unabhängig, ändern sich linear und streuen normal mit einer Varianz um die Gerade.</translation>
    </message>
    <message>
        <source>the predictors can&apos;t be separated: one doesn&apos;t vary, or depends on the others</source>
        <translation>die Prädiktoren lassen sich nicht trennen: Einer variiert nicht oder folgt aus anderen</translation>
    </message>
    <message>
        <source>all verdicts of one level are correct or all are wrong</source>
        <translation>alle Urteile einer Stufe sind richtig oder alle falsch</translation>
    </message>
    <message>
        <source>the values are exactly on a line</source>
        <translation>die Werte liegen ohne Streuung auf einer Geraden</translation>
    </message>
    <message>
        <source>The statistic of each look is normal, and data between looks are independent; the fractions of the data were planned without looking at results.</source>
        <translation>Die Statistik des k-ten Zwischenblicks ist normalverteilt, und Daten zwischen Zwischenblicken sind unabhängig; die Anteile der Daten wurden ohne Blick auf Ergebnisse geplant.</translation>
    </message>
    <message>
        <source>the fractions of the data don&apos;t increase from above 0</source>
        <translation>die Anteile der Daten steigen nicht von über 0 an</translation>
    </message>
    <message>
        <source>d&apos; = z(hits) - z(false alarms), 0.5 added to counts and 1 to totals (Jones and Bergen); normal approximation of the variance (Gourevitch and Galanter 1967); 95% CI</source>
        <translation>d&apos; = z(Treffer) - z(falsche Alarme), 0,5 zu den Häufigkeiten und 1 zu ihrer Anzahl addiert (Jones und Bergen); Normalapproximation der Varianz (Gourevitch und Galanter 1967); 95-%-Intervall</translation>
    </message>
    <message>
        <source>d&apos; = z(hits) - z(false alarms), 0.5 added to counts and 1 to totals</source>
        <translation>d&apos; = z(Treffer) - z(falsche Alarme), 0,5 zu den Häufigkeiten und 1 zu ihrer Anzahl addiert</translation>
    </message>
    <message>
        <source>Verdicts are independent; all judges use the confidence scale in the same way.</source>
        <translation>Urteile sind unabhängig; alle Urteilenden nutzen die Sicherheitsskala gleich.</translation>
    </message>
    <message>
        <source>All verdicts on one class agree, so the value depends on the correction.</source>
        <translation>Alle Urteile über eine Klasse stimmen überein: Der Wert beruht auf der Korrektur.</translation>
    </message>
    <message>
        <source>One class has a single rating, so there is no standard error.</source>
        <translation>Eine Klasse wurde einmal eingestuft: Es gibt keinen Standardfehler.</translation>
    </message>
    <message>
        <source>The ratings don&apos;t overlap or are all the same, so there is no standard error.</source>
        <translation>Die Einstufungen überlappen nicht oder sind alle gleich: Es gibt keinen Standardfehler.</translation>
    </message>
    <message>
        <source>Hedges&apos; g, pooled standard deviation, 95% CI from its large-sample variance</source>
        <translation>Hedges&apos; g, gepoolte Standardabweichung, 95-%-Intervall aus seiner Varianz für große Stichproben</translation>
    </message>
    <message>
        <source>How often each strategy was used, and how often verdicts were correct when it was.</source>
        <translation>Wie oft jede Strategie verwendet wurde, und wie oft die Urteile dort richtig waren.</translation>
    </message>
    <message>
        <source>The table contains counts of verdicts without their order.</source>
        <translation>Die Tabelle zählt Urteile und sagt nicht, welche die ersten waren.</translation>
    </message>
    <message>
        <source>How often judges judged a witness human: over all verdicts and in each judge&apos;s first trial, compared with the humans and 50%.</source>
        <translation>Wie oft Urteilende einen Zeugen für einen Menschen hielten: über alle Urteile und im jeweils ersten Durchgang, neben den Menschen und 50 %.</translation>
    </message>
    <message>
        <source>No judge started with this witness.</source>
        <translation>Niemand begann mit diesem Zeugen.</translation>
    </message>
    <message>
        <source>Corpus BLEU by sacrebleu (0 to 100; lowercase words without punctuation, unsmoothed); 95% CI from {resamples} resamples of answers, seed {seed}</source>
        <translation>Korpus-BLEU nach sacrebleu (0 bis 100; kleingeschriebene Wörter ohne Satzzeichen, ungeglättet); 95-%-Intervall aus {resamples} Stichprobenziehungen von Antworten, Startwert {seed}</translation>
    </message>
    <message>
        <source>CIDEr-D (0 to 10), mean over answers with a 95% CI from t</source>
        <translation>CIDEr-D (0 bis 10), Mittel über Antworten mit 95-%-Intervall nach t</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>letters per word</source>
        <translation>Buchstaben je Wort</translation>
    </message>
    <message>
        <source>words per sentence</source>
        <translation>Wörter je Satz</translation>
    </message>
    <message>
        <source>type token ratio</source>
        <translation>Type-Token-Verhältnis</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>Satzzeichen</translation>
    </message>
    <message>
        <source>capitals</source>
        <translation>Großbuchstaben</translation>
    </message>
    <message>
        <source>word frequency</source>
        <translation>Worthäufigkeit</translation>
    </message>
    <message>
        <source>unigram use</source>
        <translation>Unigramme</translation>
    </message>
    <message>
        <source>bigram use</source>
        <translation>Bigramme</translation>
    </message>
    <message>
        <source>trigram use</source>
        <translation>Trigramme</translation>
    </message>
    <message>
        <source>words per text</source>
        <translation>Wörter je Text</translation>
    </message>
    <message>
        <source>different words per word; decreases with text length</source>
        <translation>verschiedene Wörter je Wort; sinkt mit der Länge eines Texts</translation>
    </message>
    <message>
        <source>punctuation marks per text</source>
        <translation>Satzzeichen je Text</translation>
    </message>
    <message>
        <source>capital letters per text</source>
        <translation>Großbuchstaben je Text</translation>
    </message>
    <message>
        <source>proportion of the task&apos;s other human texts with the same {name}</source>
        <translation>Anteil der anderen menschlichen Texte der Aufgabe mit gleichem Wert bei {name}</translation>
    </message>
    <message>
        <source>The parts of an answer, such as the turns of a speaker, are averaged first.</source>
        <translation>Die Teile einer Antwort, etwa die Beiträge einer Person im Gespräch, werden zuerst gemittelt.</translation>
    </message>
    <message>
        <source>Length, punctuation, word frequencies, and parts of speech of the answers by maker, and how much each machine differs from the humans.</source>
        <translation>Länge, Zeichen, Worthäufigkeiten und Wortarten der Antworten, danach, von wem sie stammen, und wie weit jede Maschine von den Menschen abweicht.</translation>
    </message>
    <message>
        <source>Difference of each machine&apos;s answers from the human answers in standard deviations (Hedges&apos; g; {humans} human and {humans2} machine answers). Error bars are 95% CIs.</source>
        <translation>Abweichung der Antworten jeder Maschine von den menschlichen in Standardabweichungen (Hedges&apos; g; {humans} Antworten von Menschen und {humans2} von Maschinen). Fehlerbalken sind 95-%-Intervalle.</translation>
    </message>
    <message>
        <source>Texts: {task}</source>
        <translation>Texte: {task}</translation>
    </message>
    <message>
        <source>No game of this length has its messages recorded.</source>
        <translation>Kein Spiel dieser Länge nennt seine Nachrichten.</translation>
    </message>
    <message>
        <source>proportion of games won by the bot, weighted by xi (Eq. 8)</source>
        <translation>Anteil der Spiele, die der Bot gewann, gewichtet mit xi (Gl. 8)</translation>
    </message>
    <message>
        <source>Games of two people and a bot: how they ended, the strength of players and bots, and how often people won by game length.</source>
        <translation>Spiele mit zwei Menschen und einem Bot: wie sie endeten, Stärke von Spielern und Bots, und wie oft Menschen je nach Länge des Spiels gewannen.</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>weighted ratio</source>
        <translation>gewichtetes Verhältnis</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>How well agents pass for others: the judge&apos;s advantage over guessing and, if machines judge each other, the scores F, D, and T.</source>
        <translation>Wie gut Agenten als andere durchgehen: Vorteil der Urteilenden gegenüber dem Raten und, wo Maschinen einander beurteilen, die Scores F, D und T.</translation>
    </message>
    <message>
        <source>Language of the conversations, for the words with which machines take leave</source>
        <translation>Sprache der Gespräche, für die Wörter, mit denen sich Maschinen verabschieden</translation>
    </message>
    <message>
        <source>Words with which a machine takes leave. If it says them before its last message to another machine, the conversation is sampled again. Empty: those of the language</source>
        <translation>Wörter, mit denen sich eine Maschine verabschiedet. Sagt sie eines davon vor ihrer letzten Nachricht an eine andere Maschine, wird das Gespräch neu erzeugt. Leer: die der Sprache</translation>
    </message>
    <message>
        <source>Language of the conversations</source>
        <translation>Sprache der Gespräche</translation>
    </message>
    <message>
        <source>Words that take leave</source>
        <translation>Abschiedswörter</translation>
    </message>
    <message>
        <source>Dueling</source>
        <comment>what models do now that imitate each other</comment>
        <translation>Duelle laufen</translation>
    </message>
    <message>
        <source>more conversations than speakers of another kind had</source>
        <translation>mehr Gespräche, als Sprecher anderer Art hatten</translation>
    </message>
    <message>
        <source>Form {id}, after the first trial: {title} ({parts})</source>
        <translation>Formular {id}, nach dem ersten Durchgang: {title} ({parts})</translation>
    </message>
    <message numerus="yes">
        <source>Block {block}: each prompt has its %n answers, so the collection is complete. To collect more, raise answers_each in study.toml.</source>
        <translation>
            <numerusform>Block {block}: Jede Vorgabe hat ihre Antwort, die Erhebung ist also vollständig. Um mehr zu erheben, erhöhen Sie answers_each in study.toml.</numerusform>
            <numerusform>Block {block}: Jede Vorgabe hat ihre %n Antworten, die Erhebung ist also vollständig. Um mehr zu erheben, erhöhen Sie answers_each in study.toml.</numerusform>
        </translation>
    </message>
    <message>
        <source>talking</source>
        <translation>im Gespräch</translation>
    </message>
    <message>
        <source>deciding</source>
        <translation>Entscheidung läuft</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>ended early</source>
        <translation>vorzeitig beendet</translation>
    </message>
    <message>
        <source>ended by the experimenter</source>
        <translation>von der Versuchsleitung beendet</translation>
    </message>
    <message>
        <source>The server didn&apos;t reply ({why}). Its earlier replies are saved. Check the server, then run the same command again to continue.</source>
        <translation>Der Server hat nicht geantwortet ({why}). Was er vorher geantwortet hat, ist gespeichert. Sehen Sie nach dem Server und starten Sie denselben Befehl noch einmal, um fortzufahren.</translation>
    </message>
    <message>
        <source>a worker was lost</source>
        <translation>ein Worker ging verloren</translation>
    </message>
    <message>
        <source>Give a chat that was exported from WhatsApp or LINE as text, from Telegram as JSON, or a table (.csv or .json) with the columns time, speaker, and text.</source>
        <translation>Geben Sie einen Chat an, der aus WhatsApp oder LINE als Text oder aus Telegram als JSON exportiert wurde, oder eine Tabelle (.csv oder .json) mit den Spalten time, speaker und text.</translation>
    </message>
    <message>
        <source>{person} wrote nothing in this chat, or wrote alone. Those who wrote: {names}.</source>
        <translation>{person} hat in diesem Chat nichts oder als Einzige geschrieben. Geschrieben haben: {names}.</translation>
    </message>
    <message>
        <source>it isn&apos;t from a person</source>
        <translation>sie stammt von keiner Person</translation>
    </message>
    <message>
        <source>it has no text</source>
        <translation>sie enthält keinen Text</translation>
    </message>
    <message>
        <source>{path}, line {number}: this isn&apos;t a message of a history. Make the file with `turingdesk chat-history`.</source>
        <translation>{path}, Zeile {number}: Das ist keine Nachricht eines Chatverlaufs. Erstellen Sie die Datei mit `turingdesk chat-history`.</translation>
    </message>
    <message>
        <source>{path} contains no messages. {fix}</source>
        <translation>{path} enthält keine Nachrichten. {fix}</translation>
    </message>
    <message>
        <source>{path} isn&apos;t UTF-8 text. Export or save it as UTF-8.</source>
        <translation>{path} ist kein UTF-8-Text. Exportieren oder speichern Sie es als UTF-8.</translation>
    </message>
    <message>
        <source>{path} isn&apos;t JSON. {fix}</source>
        <translation>{path} ist kein JSON. {fix}</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>The server {name} didn&apos;t reply to {in_a_row} requests in a row, most recently: {problem}. What was said so far is saved. Check the server, then run the same command again to continue.</source>
        <translation>Der Server {name} hat auf {in_a_row} Anfragen in Folge nicht geantwortet, zuletzt: {problem}. Was bisher gesagt wurde, ist gespeichert. Sehen Sie nach dem Server und starten Sie denselben Befehl noch einmal, um fortzufahren.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>No server responds at {url} ({problem}). Start it, or correct the plan.</source>
        <translation>Unter {url} antwortet kein Server ({problem}). Starten Sie ihn oder korrigieren Sie den Plan.</translation>
    </message>
    <message>
        <source>Nine models imitate each other, and each says whether it met its own kind.</source>
        <translation>Neun Modelle imitieren einander, und jedes sagt, ob es seinesgleichen getroffen hat.</translation>
    </message>
    <message>
        <source>As gtt, but the imitating model first talks with an instance of its target.</source>
        <translation>Wie gtt, aber das imitierende Modell spricht vorher mit einer Instanz seines Ziels.</translation>
    </message>
    <message>
        <source>Four models judge which of five models imitates another one.</source>
        <translation>Vier Modelle beurteilen, welches von fünf Modellen ein anderes imitiert.</translation>
    </message>
    <message>
        <source>design of duels</source>
        <translation>Duellplan</translation>
    </message>
    <message>
        <source>to imitate its own kind</source>
        <translation>die eigene Art zu imitieren</translation>
    </message>
    <message>
        <source>There are no such trials.</source>
        <translation>Solche Durchgänge gibt es nicht.</translation>
    </message>
    <message>
        <source>The plan can&apos;t be read. {why}</source>
        <translation>Der Plan kann nicht gelesen werden. {why}</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>There is a limit on the cost, but not every model has prices.</source>
        <translation>Die Kosten sind begrenzt, aber nicht jedes Modell hat Preise.</translation>
    </message>
    <message>
        <source>server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>The plan has no models.</source>
        <translation>Der Plan hat keine Modelle.</translation>
    </message>
    <message>
        <source>The plan has no protocols.</source>
        <translation>Der Plan hat keine Protokolle.</translation>
    </message>
    <message>
        <source>Name a file that exists.</source>
        <translation>Nennen Sie eine Datei, die es gibt.</translation>
    </message>
    <message>
        <source>Add price_in and price_out to each model.</source>
        <translation>Fügen Sie jedem Modell price_in und price_out hinzu.</translation>
    </message>
    <message>
        <source>Use letters and digits, with hyphens between.</source>
        <translation>Verwenden Sie Buchstaben und Ziffern, dazwischen Bindestriche.</translation>
    </message>
    <message>
        <source>No server can have the ID {name}.</source>
        <translation>Kein Server kann die id {name} haben.</translation>
    </message>
    <message>
        <source>Add [[model]] with id = &quot;...&quot; for each.</source>
        <translation>Schreiben Sie für jedes ein [[model]] mit id = &quot;...&quot;.</translation>
    </message>
    <message>
        <source>The ID of a model can&apos;t contain {word}.</source>
        <translation>Die id eines Modells darf {word} nicht enthalten.</translation>
    </message>
    <message>
        <source>There is no server {name}.</source>
        <translation>Es gibt keinen Server {name}.</translation>
    </message>
    <message>
        <source>Add [[server]] with id = &quot;{name}&quot;.</source>
        <translation>Schreiben Sie ein [[server]] mit id = &quot;{name}&quot;.</translation>
    </message>
    <message>
        <source>There is no protocol {name}.</source>
        <translation>Es gibt kein Protokoll {name}.</translation>
    </message>
    <message>
        <source>The protocol {name} needs {key}.</source>
        <translation>Das Protokoll {name} braucht {key}.</translation>
    </message>
    <message>
        <source>Add {key} = [...].</source>
        <translation>Schreiben Sie {key} = [...].</translation>
    </message>
    <message>
        <source>The key {key} must have numbers from 1.</source>
        <translation>Der Schlüssel {key} darf nur Zahlen ab 1 enthalten.</translation>
    </message>
    <message>
        <source>{text} is not a pair.</source>
        <translation>{text} ist kein Paar.</translation>
    </message>
    <message>
        <source>Write actor and target, such as &quot;gpt as opus&quot;.</source>
        <translation>Nennen Sie Akteur und Ziel, z. B. &quot;gpt as opus&quot;.</translation>
    </message>
    <message>
        <source>There is no model {name}.</source>
        <translation>Es gibt kein Modell {name}.</translation>
    </message>
    <message>
        <source>The models are: {known}.</source>
        <translation>Die Modelle sind: {known}.</translation>
    </message>
    <message>
        <source>Give it another ID.</source>
        <translation>Geben Sie ihm eine andere id.</translation>
    </message>
    <message>
        <source>Use hyphens instead of spaces.</source>
        <translation>Verwenden Sie Bindestriche statt Leerzeichen.</translation>
    </message>
    <message>
        <source>Each request has its own {name}.</source>
        <translation>Jede Anfrage hat schon ein eigenes {name}.</translation>
    </message>
    <message>
        <source>Remove the others.</source>
        <translation>Entfernen Sie die anderen.</translation>
    </message>
    <message>
        <source>In {path}, the prompt {name} is missing or lacks {needed}. Copy the file that comes with TuringDesk ({usual}), then change its texts.</source>
        <translation>In {path} fehlt der Prompt {name}, oder ihm fehlt {needed}. Kopieren Sie die Datei, die mit TuringDesk kommt ({usual}), und ändern Sie deren Wortlaut.</translation>
    </message>
    <message>
        <source>Controlled queries</source>
        <translation>Kontrollierte Anfragen</translation>
    </message>
    <message>
        <source>As gttq, but the actor asks the specimen an exact number of times.</source>
        <translation>Wie gttq, aber der Akteur befragt das Exemplar genau so oft wie vorgegeben.</translation>
    </message>
    <message>
        <source>Controlled turns</source>
        <translation>Kontrollierte Beiträge</translation>
    </message>
    <message>
        <source>As gtt, but the distinguisher answers after an exact number of turns.</source>
        <translation>Wie gtt, aber der Unterscheider antwortet nach einer genau vorgegebenen Zahl von Beiträgen.</translation>
    </message>
    <message>
        <source>Fixed distinguisher</source>
        <translation>Fester Unterscheider</translation>
    </message>
    <message>
        <source>Given models say whether they talk with the target or an imitator.</source>
        <translation>Vorgegebene Modelle sagen, ob sie mit dem Ziel oder einem Imitator sprechen.</translation>
    </message>
    <message>
        <source>Fixed distinguisher with querying</source>
        <translation>Fester Unterscheider mit Befragung</translation>
    </message>
    <message>
        <source>As fixed-distinguisher, but the actor can first talk with a specimen.</source>
        <translation>Wie fixed-distinguisher, aber der Akteur kann vorher mit einem Exemplar sprechen.</translation>
    </message>
    <message>
        <source>Generalized Turing Test</source>
        <translation>Verallgemeinerter Turing-Test</translation>
    </message>
    <message>
        <source>The target itself says whether it talks with its own kind or an imitator.</source>
        <translation>Das Ziel selbst sagt, ob es mit seinesgleichen oder einem Imitator spricht.</translation>
    </message>
    <message>
        <source>Generalized Turing Test with querying</source>
        <translation>Verallgemeinerter Turing-Test mit Befragung</translation>
    </message>
    <message>
        <source>As gtt, but the actor can first talk with a specimen of the target.</source>
        <translation>Wie gtt, aber der Akteur kann vorher mit einem Exemplar des Ziels sprechen.</translation>
    </message>
    <message>
        <source>Querying distinguisher</source>
        <translation>Befragender Unterscheider</translation>
    </message>
    <message>
        <source>As fixed-distinguisher, but the distinguisher can first talk with a specimen.</source>
        <translation>Wie fixed-distinguisher, aber der Unterscheider kann vorher mit einem Exemplar sprechen.</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>the limit on the cost was reached</source>
        <translation>die Kostengrenze wurde erreicht</translation>
    </message>
    <message>
        <source>Another program is running this plan on this data folder.</source>
        <translation>Ein anderes Programm führt diesen Plan gerade in diesem Datenordner aus.</translation>
    </message>
    <message>
        <source>a list of topics</source>
        <translation>eine Themenliste</translation>
    </message>
    <message>
        <source>The model was asked {count} times for {wanted}, and its replies contain none or not enough. Look at its replies in the folder judges, or use another model or prompt.</source>
        <translation>Das Modell wurde {count}-mal um {wanted} gebeten; seine Antworten enthalten nichts davon oder nicht genug. Sehen Sie sich die Antworten im Ordner judges an oder verwenden Sie ein anderes Modell oder einen anderen Prompt.</translation>
    </message>
    <message>
        <source>{path} lacks [{name}] with a text for prompt. Copy the file that comes with TuringDesk ({usual}), then change its texts.</source>
        <translation>In {path} fehlt [{name}] mit einem Text für prompt. Kopieren Sie die Datei, die mit TuringDesk kommt ({usual}), und ändern Sie deren Wortlaut.</translation>
    </message>
    <message>
        <source>The journal {name} was damaged.</source>
        <translation>Das Protokoll {name} wurde beschädigt.</translation>
    </message>
    <message>
        <source>This data folder has trials of {actor} as {target} under {task} with other prompts, model settings, or limits. Use another ID or data folder for the changed plan.</source>
        <translation>In diesem Datenordner gibt es Durchgänge von {actor} als {target} unter {task} mit anderen Prompts, Modelleinstellungen oder Grenzen. Verwenden Sie für den geänderten Plan eine andere id oder einen anderen Datenordner.</translation>
    </message>
    <message>
        <source>Another program is running this plan on this data folder ({name}). Wait until it finishes, or stop it.</source>
        <translation>Ein anderes Programm führt diesen Plan gerade in diesem Datenordner aus ({name}). Warten Sie, bis es fertig ist, oder beenden Sie es.</translation>
    </message>
    <message>
        <source>No answer can be taken. Of {read} found: {reasons}.</source>
        <translation>Keine Antwort kann übernommen werden. Von {read} gefundenen: {reasons}.</translation>
    </message>
    <message numerus="yes">
        <source>%n agents</source>
        <translation>
            <numerusform>%n Agent</numerusform>
            <numerusform>%n Agenten</numerusform>
        </translation>
    </message>
    <message>
        <source>Machine: {answers} from {agents}, mean length {length}.</source>
        <translation>Maschine: {answers} ({agents}), mittlere Länge {length}.</translation>
    </message>
    <message>
        <source>Answers found: {read}, taken: {taken}.</source>
        <translation>Gefundene Antworten: {read}, übernommen: {taken}.</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Human: {answers} from {agents}, mean length {length}.</source>
        <translation>Mensch: {answers} ({agents}), mittlere Länge {length}.</translation>
    </message>
    <message>
        <source>Conversations of two people: {two_people}, of a person and a machine: {mixed}, of two machines: {two_machines}.</source>
        <translation>Gespräche zweier Menschen: {two_people}, eines Menschen mit einer Maschine: {mixed}, zweier Maschinen: {two_machines}.</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n pictures to {folder}; `turingdesk check` names each.</source>
        <translation>
            <numerusform>Kopieren Sie %n Bild nach {folder}; `turingdesk check` nennt es.</numerusform>
            <numerusform>Kopieren Sie %n Bilder nach {folder}; `turingdesk check` nennt sie einzeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The task isn&apos;t known. If it is one of {told}, choose it (--task).</source>
        <translation>Die Aufgabe ist nicht bekannt. Ist es eine von {told}, wählen Sie sie (--task).</translation>
    </message>
    <message>
        <source>None of {read} {unit} can be taken.</source>
        <translation>{read} {unit} gelesen, davon kann nichts übernommen werden.</translation>
    </message>
    <message>
        <source>the trial, where someone looked at a picture several times</source>
        <translation>der Durchgang, falls jemand ein Bild mehrmals betrachtet hat</translation>
    </message>
    <message>
        <source>Correct what the mapping says of the columns, and import again.</source>
        <translation>Berichtigen Sie, was die Zuordnung über die Spalten sagt, und importieren Sie erneut.</translation>
    </message>
    <message>
        <source>Excluded: {why}.</source>
        <translation>Ausgeschlossen: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts are about items whose makers are unknown. Add a table of items and makers as a source, or say in the mapping who made each item.</source>
        <translation>
            <numerusform>%n Urteil betrifft ein Item, dessen Urheber unbekannt ist. Fügen Sie als Quelle eine Tabelle mit Items und Urhebern hinzu oder geben Sie in der Zuordnung an, von wem jedes Item stammt.</numerusform>
            <numerusform>%n Urteile betreffen Items, deren Urheber unbekannt sind. Fügen Sie als Quelle eine Tabelle mit Items und Urhebern hinzu oder geben Sie in der Zuordnung an, von wem jedes Item stammt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts are by unknown judges. Unknown judges count as one, so results generalize to other stimuli at most (analyze --cluster stimulus).</source>
        <translation>
            <numerusform>%n Urteil stammt von unbekannten Urteilenden. Unbekannte Urteilende zählen als eine Person; Ergebnisse lassen sich daher höchstens auf andere Stimuli verallgemeinern (analyze --cluster stimulus).</numerusform>
            <numerusform>%n Urteile stammen von unbekannten Urteilenden. Unbekannte Urteilende zählen als eine Person; Ergebnisse lassen sich daher höchstens auf andere Stimuli verallgemeinern (analyze --cluster stimulus).</numerusform>
        </translation>
    </message>
    <message>
        <source>ParlAI chats and ACUTE-Eval pairs</source>
        <translation>ParlAI-Chats und ACUTE-Eval-Paare</translation>
    </message>
    <message>
        <source>Chats of people with bots or of bots, and pairs of them side by side, as a study package.</source>
        <translation>Chats von Menschen mit Bots oder von Bots und Paare davon nebeneinander, als Studienpaket.</translation>
    </message>
    <message>
        <source>.jsonl logs of chats, .jsonl pairs and .json onboarding pairs, or folders of them</source>
        <translation>Chats als .jsonl-Logs, Paare als .jsonl und Einführungspaare als .json, oder Ordner damit</translation>
    </message>
    <message>
        <source>No source contains chats or pairs that can be shown. {reasons}</source>
        <translation>Keine Quelle enthält Chats oder Paare, die gezeigt werden können. {reasons}</translation>
    </message>
    <message numerus="yes">
        <source>In %n pairs of {all}, both judged speakers are of one kind, so no choice is correct.</source>
        <translation>
            <numerusform>In %n Paar von {all} sind beide zu beurteilenden Sprecher von derselben Art; daher ist keine Wahl richtig.</numerusform>
            <numerusform>In %n Paaren von {all} sind beide zu beurteilenden Sprecher von derselben Art; daher ist keine Wahl richtig.</numerusform>
        </translation>
    </message>
    <message>
        <source>`dialog` isn&apos;t a list of rounds.</source>
        <translation>`dialog` ist keine Liste von Runden.</translation>
    </message>
    <message>
        <source>`{key}` and `{other}` don&apos;t fit together.</source>
        <translation>`{key}` und `{other}` passen nicht zusammen.</translation>
    </message>
    <message>
        <source>The key `{key}` is missing.</source>
        <translation>Der Schlüssel `{key}` fehlt.</translation>
    </message>
    <message numerus="yes">
        <source>%n speakers take part, not two.</source>
        <translation>
            <numerusform>%n Sprecher nimmt teil, nicht zwei.</numerusform>
            <numerusform>%n Sprecher nehmen teil, nicht zwei.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is neither a chat nor a pair of chats.</source>
        <translation>Das ist weder ein Chat noch ein Paar von Chats.</translation>
    </message>
    <message>
        <source>ShareGPT and Chatbot Arena</source>
        <translation>ShareGPT und Chatbot Arena</translation>
    </message>
    <message>
        <source>Conversations of people with chatbots, as a study package.</source>
        <translation>Gespräche von Menschen mit Chatbots, als Studienpaket.</translation>
    </message>
    <message>
        <source>.json or .jsonl files of conversations, or folders of them</source>
        <translation>.json- oder .jsonl-Dateien mit Gesprächen oder Ordner damit</translation>
    </message>
    <message>
        <source>COCO and nocaps captions</source>
        <translation>Bildbeschreibungen von COCO und nocaps</translation>
    </message>
    <message>
        <source>Makes a study package of pictures and the captions of people and machines.</source>
        <translation>Erstellt ein Studienpaket aus Bildern und Bildbeschreibungen von Menschen und Maschinen.</translation>
    </message>
    <message>
        <source>.json files of annotations and of results, and folders with the pictures</source>
        <translation>.json-Dateien mit Annotationen und mit Ergebnissen und Ordner mit den Bildern</translation>
    </message>
    <message>
        <source>Gorilla</source>
        <translation>Gorilla</translation>
    </message>
    <message>
        <source>Past verdicts in Gorilla&apos;s .csv and .xlsx files of tasks.</source>
        <translation>Frühere Urteile in .csv- und .xlsx-Dateien von Gorilla-Aufgaben.</translation>
    </message>
    <message>
        <source>jsPsych</source>
        <translation>jsPsych</translation>
    </message>
    <message>
        <source>Past verdicts in jsPsych&apos;s data, as .csv, .json, or JSON Lines.</source>
        <translation>Frühere Urteile in jsPsych-Daten, als .csv, .json oder JSON-Zeilen.</translation>
    </message>
    <message>
        <source>None of the answers can be shown.</source>
        <translation>Keine der Antworten kann gezeigt werden.</translation>
    </message>
    <message>
        <source>{shown}, and {more} more</source>
        <translation>{shown} und {more} weitere</translation>
    </message>
    <message>
        <source>{pictures} of {answers} not among the sources: {names}. Add the folder with the pictures as another source, or have gray pictures in their place (--placeholders).</source>
        <translation>Nicht unter den Quellen: {pictures} von {answers} ({names}). Fügen Sie den Ordner mit den Bildern als weitere Quelle hinzu oder lassen Sie graue Bilder an ihre Stelle setzen (--placeholders).</translation>
    </message>
    <message>
        <source>Paper 1&apos;s answers</source>
        <translation>Antworten aus Artikel 1</translation>
    </message>
    <message>
        <source>Answers of people and machines in all six tasks, as a study package.</source>
        <translation>Antworten von Menschen und Maschinen in allen sechs Aufgaben, als Studienpaket.</translation>
    </message>
    <message>
        <source>.json files of answers, .html or .json conversations with the file that tells who spoke, and folders with the pictures</source>
        <translation>.json-Dateien mit Antworten, Gespräche als .html oder .json mit der Datei, die sagt, wer sprach, und Ordner mit den Bildern</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures replaced by gray pictures: {names}.</source>
        <translation>
            <numerusform>%n Bild durch ein graues Bild ersetzt: {names}.</numerusform>
            <numerusform>%n Bilder durch graue Bilder ersetzt: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures not among the sources: {names}.</source>
        <translation>
            <numerusform>%n Bild nicht unter den Quellen: {names}.</numerusform>
            <numerusform>%n Bilder nicht unter den Quellen: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing says who spoke (give the file with the makers of the conversations)</source>
        <translation>nichts sagt, wer sprach (geben Sie die Datei an, in der steht, von wem die Gespräche stammen)</translation>
    </message>
    <message>
        <source>There are no verdicts in {named}.</source>
        <translation>In {named} gibt es keine Urteile.</translation>
    </message>
    <message numerus="yes">
        <source>%n trials with answers by unknown makers.</source>
        <translation>
            <numerusform>%n Durchgang mit Antworten unbekannter Urheber.</numerusform>
            <numerusform>%n Durchgänge mit Antworten unbekannter Urheber.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} omitted, {reason}</source>
        <translation>{count} ausgelassen, {reason}</translation>
    </message>
    <message>
        <source>Paper 1&apos;s verdicts</source>
        <translation>Urteile aus Artikel 1</translation>
    </message>
    <message>
        <source>Past verdicts of all six tasks and the live chats, as one journal a judge.</source>
        <translation>Frühere Urteile aller sechs Aufgaben und der Live-Chats, mit einem Protokoll je urteilender Person.</translation>
    </message>
    <message>
        <source>.json and .csv files of verdicts, or folders of them; for conversations also the file that tells who spoke</source>
        <translation>.json- und .csv-Dateien mit Urteilen oder Ordner damit; für Gespräche auch die Datei, die sagt, wer sprach</translation>
    </message>
    <message>
        <source>No source contains verdicts. Give a .json or .csv file of them.</source>
        <translation>Keine Quelle enthält Urteile. Geben Sie eine .json- oder .csv-Datei mit Urteilen an.</translation>
    </message>
    <message>
        <source>Add the file with the makers of the conversations.</source>
        <translation>Fügen Sie die Datei hinzu, in der steht, von wem die Gespräche stammen.</translation>
    </message>
    <message numerus="yes">
        <source>%n trials without a response time.</source>
        <translation>
            <numerusform>%n Durchgang ohne Reaktionszeit.</numerusform>
            <numerusform>%n Durchgänge ohne Reaktionszeit.</numerusform>
        </translation>
    </message>
    <message>
        <source>These trials can be about colors or about objects; nothing says which.</source>
        <translation>In diesen Durchgängen kann es um Farben oder um Gegenstände gehen; nichts sagt, worum.</translation>
    </message>
    <message>
        <source>Choose the task (--task colors or --task objects).</source>
        <translation>Wählen Sie die Aufgabe (--task colors oder --task objects).</translation>
    </message>
    <message numerus="yes">
        <source>{name} names the makers of %n conversations.</source>
        <translation>
            <numerusform>{name} nennt die Urheber von %n Gespräch.</numerusform>
            <numerusform>{name} nennt die Urheber von %n Gesprächen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} also has %n pages without a verdict.</source>
        <translation>
            <numerusform>{name} enthält auch %n Seite ohne Urteil.</numerusform>
            <numerusform>{name} enthält auch %n Seiten ohne Urteil.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give a data folder in which live games were played.</source>
        <translation>Geben Sie einen Datenordner an, in dem Live-Spiele gespielt wurden.</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>a pilot</source>
        <translation>ein Pilotlauf</translation>
    </message>
    <message>
        <source>the study is sealed</source>
        <translation>die Studie ist versiegelt</translation>
    </message>
    <message>
        <source>someone has withdrawn</source>
        <translation>jemand hat widerrufen</translation>
    </message>
    <message>
        <source>the game isn&apos;t over</source>
        <translation>das Spiel ist noch nicht zu Ende</translation>
    </message>
    <message>
        <source>Live games</source>
        <translation>Live-Spiele</translation>
    </message>
    <message>
        <source>data folders with live games</source>
        <translation>Datenordner mit Live-Spielen</translation>
    </message>
    <message>
        <source>No game can be shown. {fix} {reasons}</source>
        <translation>Kein Spiel kann gezeigt werden. {fix} {reasons}</translation>
    </message>
    <message>
        <source>{source} has no live games. {fix}</source>
        <translation>{source} enthält keine Live-Spiele. {fix}</translation>
    </message>
    <message>
        <source>the journal can&apos;t be read</source>
        <translation>das Protokoll kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>PsychoPy</source>
        <translation>PsychoPy</translation>
    </message>
    <message>
        <source>Past verdicts in PsychoPy&apos;s .csv files, one for each participant.</source>
        <translation>Frühere Urteile in .csv-Dateien von PsychoPy, eine je Versuchsperson.</translation>
    </message>
    <message>
        <source>Qualtrics</source>
        <translation>Qualtrics</translation>
    </message>
    <message>
        <source>Past verdicts in Qualtrics&apos; .csv files with three header rows, one question for each item.</source>
        <translation>Frühere Urteile in .csv-Dateien von Qualtrics mit drei Kopfzeilen und einer Frage je Item.</translation>
    </message>
    <message>
        <source>the size of the screen isn&apos;t known: enter it (on the command line, give --screen WIDTHxHEIGHT), or add the pictures</source>
        <translation>die Größe des Bildschirms ist nicht bekannt: Geben Sie sie ein (auf der Befehlszeile mit --screen BREITExHÖHE) oder fügen Sie die Bilder hinzu</translation>
    </message>
    <message>
        <source>Scanpaths</source>
        <translation>Blickpfade</translation>
    </message>
    <message>
        <source>Eye movements on pictures, of people or a machine, as a study package.</source>
        <translation>Augenbewegungen von Menschen oder einer Maschine auf Bildern, als Studienpaket.</translation>
    </message>
    <message>
        <source>.json (COCO-Search18), .asc (EyeLink), .npy, .mat, or tables of fixations, and folders with the pictures</source>
        <translation>.json (COCO-Search18), .asc (EyeLink), .npy, .mat oder Tabellen mit Fixationen und Ordner mit den Bildern</translation>
    </message>
    <message>
        <source>Give one of Topical-Chat&apos;s files of conversations, such as test_freq.json.</source>
        <translation>Geben Sie eine Gesprächsdatei von Topical-Chat an, z. B. test_freq.json.</translation>
    </message>
    <message>
        <source>Topical-Chat</source>
        <translation>Topical-Chat</translation>
    </message>
    <message>
        <source>Conversations of two people about news articles, as a study package.</source>
        <translation>Gespräche zweier Menschen über Zeitungsartikel, als Studienpaket.</translation>
    </message>
    <message>
        <source>.json files of conversations, or folders of them</source>
        <translation>.json-Dateien mit Gesprächen oder Ordner damit</translation>
    </message>
    <message>
        <source>Responses that TuringDesk exported as Parquet, JSON lines, or CSV, as sessions of the same study.</source>
        <translation>Antworten, die TuringDesk als Parquet, JSON-Zeilen oder CSV exportiert hat, als Sitzungen derselben Studie.</translation>
    </message>
    <message>
        <source>.parquet, .jsonl, or .csv files of responses; for CSV also the file of forms</source>
        <translation>.parquet-, .jsonl- oder .csv-Dateien mit Antworten; bei CSV auch die Datei der Formulare</translation>
    </message>
    <message>
        <source>This isn&apos;t an export of responses: it has no column {missing}.</source>
        <translation>Das ist kein Export von Antworten: Es gibt keine Spalte {missing}.</translation>
    </message>
    <message>
        <source>{games} with {messages} written.</source>
        <translation>{games} mit {messages} geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n games of pilots are not included.</source>
        <translation>
            <numerusform>%n Spiel aus Pilotläufen ist nicht enthalten.</numerusform>
            <numerusform>%n Spiele aus Pilotläufen sind nicht enthalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are of sealed studies: transcripts don&apos;t say who is human.</source>
        <translation>
            <numerusform>%n Spiel gehört zu einer versiegelten Studie: Transkripte sagen nicht, wer Mensch ist.</numerusform>
            <numerusform>%n Spiele gehören zu versiegelten Studien: Transkripte sagen nicht, wer Mensch ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n journals of games can&apos;t be read.</source>
        <translation>
            <numerusform>%n Spielprotokoll kann nicht gelesen werden.</numerusform>
            <numerusform>%n Spielprotokolle können nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no live games in {data}. Check the folder.</source>
        <translation>In {data} gibt es keine Live-Spiele. Prüfen Sie den Ordner.</translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n Nachricht</numerusform>
            <numerusform>%n Nachrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>TuringDesk couldn&apos;t turn off the screen saver ({why}). Turn off the screen saver and sleep in the system&apos;s settings.</source>
        <translation>Der Bildschirmschoner ließ sich nicht unterdrücken ({why}). Schalten Sie ihn und den Ruhezustand in den Systemeinstellungen aus.</translation>
    </message>
    <message>
        <source>chose a machine partner</source>
        <comment>in the record</comment>
        <translation>Maschine als Gegenüber gewählt</translation>
    </message>
    <message>
        <source>chose people only as partners</source>
        <comment>in the record</comment>
        <translation>nur Menschen als Gegenüber gewählt</translation>
    </message>
    <message>
        <source>created a study</source>
        <comment>in the record</comment>
        <translation>Studie angelegt</translation>
    </message>
    <message>
        <source>created participant codes</source>
        <comment>in the record</comment>
        <translation>Teilnahmecodes erstellt</translation>
    </message>
    <message>
        <source>detected a change to the list of people</source>
        <comment>in the record</comment>
        <translation>Personenliste verändert vorgefunden</translation>
    </message>
    <message>
        <source>entered a wrong PIN</source>
        <comment>in the record</comment>
        <translation>falsche PIN eingegeben</translation>
    </message>
    <message>
        <source>entered a wrong passphrase</source>
        <comment>in the record</comment>
        <translation>falsche Passphrase eingegeben</translation>
    </message>
    <message>
        <source>explained changes since preregistration</source>
        <comment>in the record</comment>
        <translation>Änderungen seit der Präregistrierung begründet</translation>
    </message>
    <message>
        <source>exported transcripts of games</source>
        <comment>in the record</comment>
        <translation>Transkripte von Spielen exportiert</translation>
    </message>
    <message>
        <source>preregistered a study</source>
        <comment>in the record</comment>
        <translation>Studie präregistriert</translation>
    </message>
    <message>
        <source>ran a machine judge</source>
        <comment>in the record</comment>
        <translation>Maschine urteilen lassen</translation>
    </message>
    <message>
        <source>resolved a coding</source>
        <comment>in the record</comment>
        <translation>Kodierung entschieden</translation>
    </message>
    <message>
        <source>restricted the data folder to this user</source>
        <comment>in the record</comment>
        <translation>Datenordner für andere Benutzer gesperrt</translation>
    </message>
    <message>
        <source>set aside a conflicting journal</source>
        <comment>in the record</comment>
        <translation>widersprechendes Protokoll beiseitegelegt</translation>
    </message>
    <message>
        <source>switched to another data folder</source>
        <comment>in the record</comment>
        <translation>Datenordner gewechselt</translation>
    </message>
    <message>
        <source>viewed analyses</source>
        <comment>in the record</comment>
        <translation>Auswertungen angesehen</translation>
    </message>
    <message>
        <source>viewed exclusions and results</source>
        <comment>in the record</comment>
        <translation>Ausschlüsse und Ergebnisse angesehen</translation>
    </message>
    <message>
        <source>viewed live results</source>
        <comment>in the record</comment>
        <translation>Live-Ergebnisse angesehen</translation>
    </message>
    <message>
        <source>viewed machine judges</source>
        <comment>in the record</comment>
        <translation>urteilende Maschinen angesehen</translation>
    </message>
    <message>
        <source>viewed stimuli and who made them</source>
        <comment>in the record</comment>
        <translation>Stimuli und ihre Herkunft angesehen</translation>
    </message>
    <message>
        <source>percent</source>
        <comment>in the record</comment>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>no one was here</source>
        <comment>in the record</comment>
        <translation>niemand war da</translation>
    </message>
    <message>
        <source>Restore the file from a backup or a copy. The missing part was on disk before.</source>
        <translation>Holen Sie die Datei aus einer Sicherung oder Kopie zurück; was fehlt, war einmal gespeichert.</translation>
    </message>
    <message>
        <source>{title} has only games: there is nothing to judge until they are played.</source>
        <translation>{title} besteht nur aus Spielen: Es gibt nichts zu beurteilen, bevor sie gespielt wurden.</translation>
    </message>
    <message>
        <source>{title} is a game: there is nothing to judge until it is played.</source>
        <translation>{title} ist ein Spiel: Es gibt nichts zu beurteilen, bevor es gespielt wurde.</translation>
    </message>
    <message>
        <source>The study has no machine called {name}.</source>
        <translation>Die Studie hat keine Maschine namens {name}.</translation>
    </message>
    <message>
        <source>What those who play are asked to talk about; each game draws one of these. Empty: whatever they like</source>
        <translation>Worüber die Spielenden sprechen sollen; für jedes Spiel wird eines dieser Themen gezogen. Leer: worüber sie möchten</translation>
    </message>
    <message>
        <source>Where everyone can write at any time and the number of questions is limited: after how many seconds without a message the last answer is complete</source>
        <translation>Wo alle jederzeit schreiben können und die Zahl der Fragen begrenzt ist: nach wie vielen Sekunden ohne Nachricht die letzte Antwort als vollständig gilt</translation>
    </message>
    <message>
        <source>Where everyone can write at any time: for how many seconds a machine collects messages before it answers them all with one or more messages. 0: it decides after each message whether to answer</source>
        <translation>Wo alle jederzeit schreiben können: wie viele Sekunden eine Maschine Nachrichten sammelt, bevor sie alle mit einer oder mehreren Nachrichten beantwortet. 0: Sie entscheidet nach jeder Nachricht, ob sie antwortet</translation>
    </message>
    <message>
        <source>Whether those who decide are asked if they know a witness, which a rule can use</source>
        <translation>Ob die Entscheidenden gefragt werden, ob sie einen Zeugen kennen; eine Regel kann das nutzen</translation>
    </message>
    <message>
        <source>Words and phrases that the abuse filter also looks for. A word that ends with * stands for all words that begin like it</source>
        <translation>Wörter und Wendungen, nach denen der Schimpfwortfilter außerdem sucht. Ein Wort mit * am Ende steht für alle Wörter, die so beginnen</translation>
    </message>
    <message>
        <source>Words and phrases in the list of abusive words that can still be sent</source>
        <translation>Wörter und Wendungen der Schimpfwortliste, die trotzdem gesendet werden dürfen</translation>
    </message>
    <message>
        <source>A rule of your own for this delay, in seconds for a message of n characters after one of n_prev characters. Example: U(0.5, 2) + N(0.1, 0.02) n + 0.01 n_prev, at most 30</source>
        <translation>Eine eigene Regel für diese Verzögerung, in Sekunden für eine Nachricht von n Zeichen nach einer von n_prev Zeichen. Beispiel: U(0.5, 2) + N(0.1, 0.02) n + 0.01 n_prev, at most 30</translation>
    </message>
    <message>
        <source>A file of the package with the names, cities, and languages that machines claim to have, where they differ from those that come with TuringDesk</source>
        <translation>Eine Datei des Pakets mit den Namen, Städten und Sprachen, die Maschinen sich zuschreiben, soweit sie von denen abweichen, die mit TuringDesk kommen</translation>
    </message>
    <message>
        <source>A file of the package with what machines are told, where it differs from what comes with TuringDesk</source>
        <translation>Eine Datei des Pakets mit dem, was Maschinen gesagt wird, soweit es von dem abweicht, was mit TuringDesk kommt</translation>
    </message>
    <message>
        <source>Whether the model of a machine is asked if its message repeats an earlier one of its own in other words. It then writes another one</source>
        <translation>Ob das Modell einer Maschine gefragt wird, ob ihre Nachricht eine ihrer früheren mit anderen Worten wiederholt. Falls ja, schreibt sie eine andere</translation>
    </message>
    <message>
        <source>How many seconds a message can be late at most because of this question</source>
        <translation>Um wie viele Sekunden sich eine Nachricht durch diese Frage höchstens verspäten darf</translation>
    </message>
    <message>
        <source>Silence after the last answer</source>
        <translation>Stille nach der letzten Antwort</translation>
    </message>
    <message>
        <source>Machines collect messages for</source>
        <translation>Sammelzeit der Maschinen</translation>
    </message>
    <message>
        <source>Ask about acquaintance</source>
        <translation>Nach Bekanntschaft fragen</translation>
    </message>
    <message>
        <source>More abusive words</source>
        <translation>Weitere Schimpfwörter</translation>
    </message>
    <message>
        <source>Allowed words</source>
        <translation>Erlaubte Wörter</translation>
    </message>
    <message>
        <source>Own delay</source>
        <translation>Eigene Verzögerung</translation>
    </message>
    <message>
        <source>People that machines claim to be</source>
        <translation>Angebliche Personen der Maschinen</translation>
    </message>
    <message>
        <source>Prompts of machines</source>
        <translation>Prompts der Maschinen</translation>
    </message>
    <message>
        <source>Ask about repetition</source>
        <translation>Nach Wiederholung fragen</translation>
    </message>
    <message>
        <source>Repetition, at most later by</source>
        <translation>Wiederholung, höchstens später um</translation>
    </message>
    <message>
        <source>There are more than {most} words, or one has more than {longest} characters.</source>
        <translation>Es sind mehr als {most} Wörter, oder eines hat mehr als {longest} Zeichen.</translation>
    </message>
    <message>
        <source>Write a sum such as 1 + 0.1 n + Γ(2.5, 0.25), or remove it.</source>
        <translation>Schreiben Sie eine Summe wie 1 + 0.1 n + Γ(2.5, 0.25) oder entfernen Sie die Regel.</translation>
    </message>
    <message>
        <source>Remove some words.</source>
        <translation>Entfernen Sie einige Wörter.</translation>
    </message>
    <message>
        <source>An interrogator and one witness chat, with as many messages in a row as they like.</source>
        <translation>Ein Fragesteller und ein Zeuge chatten, mit so vielen Nachrichten in Folge, wie sie möchten.</translation>
    </message>
    <message>
        <source>Two people and a machine write to each other; both people have to find the machine.</source>
        <translation>Zwei Menschen und eine Maschine schreiben einander; beide Menschen sollen die Maschine finden.</translation>
    </message>
    <message>
        <source>How unlike two people can be that play together: the threshold of the matching distance, which grows with the difference of their strengths, with that of the minutes in which they decide, and with the games that they had together</source>
        <translation>Wie unähnlich zwei Personen sein dürfen, die zusammen spielen: der Schwellenwert der Matching-Distanz. Sie wächst mit dem Unterschied ihrer Stärken, mit dem der Minuten, in denen sie sich entscheiden, und mit der Zahl ihrer gemeinsamen Spiele</translation>
    </message>
    <message>
        <source>Whether people can comment on the game when it is over</source>
        <translation>Ob die Spielenden das Spiel nach seinem Ende kommentieren können</translation>
    </message>
    <message>
        <source>Matching threshold</source>
        <translation>Matching-Schwelle</translation>
    </message>
    <message>
        <source>Ask for a comment</source>
        <translation>Um Kommentar bitten</translation>
    </message>
    <message>
        <source>Use, for example, languages = {{ English = 90 }}.</source>
        <translation>Schreiben Sie z. B. languages = {{ English = 90 }}.</translation>
    </message>
    <message>
        <source>There must be 24 numbers, none below 0 and one above it.</source>
        <translation>Es müssen 24 Zahlen sein, keine unter 0 und mindestens eine darüber.</translation>
    </message>
    <message>
        <source>{code} has no name in [languages].</source>
        <translation>{code} hat keinen Namen unter [languages].</translation>
    </message>
    <message>
        <source>Add names, each with a number above 0.</source>
        <translation>Fügen Sie Namen hinzu, jeden mit einer Zahl über 0.</translation>
    </message>
    <message>
        <source>No one speaks a language there.</source>
        <translation>Dort spricht niemand eine Sprache.</translation>
    </message>
    <message>
        <source>There is no time zone {zone}.</source>
        <translation>Es gibt keine Zeitzone {zone}.</translation>
    </message>
    <message>
        <source>Use a name such as Europe/Berlin.</source>
        <translation>Verwenden Sie einen Namen wie Europe/Berlin.</translation>
    </message>
    <message>
        <source>Write one number for each hour, from 0 o&apos;clock on.</source>
        <translation>Schreiben Sie für jede Stunde eine Zahl, ab 0 Uhr.</translation>
    </message>
    <message>
        <source>No prompt is called {name}.</source>
        <translation>Kein Prompt heißt {name}.</translation>
    </message>
    <message>
        <source>Add it there.</source>
        <translation>Fügen Sie ihn dort hinzu.</translation>
    </message>
    <message>
        <source>There are no names for {code}.</source>
        <translation>Für {code} gibt es keine Namen.</translation>
    </message>
    <message>
        <source>{place} isn&apos;t filled in here.</source>
        <translation>{place} wird hier nicht ausgefüllt.</translation>
    </message>
    <message>
        <source>What is filled in: {names}.</source>
        <translation>Ausgefüllt wird: {names}.</translation>
    </message>
    <message>
        <source>The study&apos;s own rule</source>
        <translation>Eigene Regel der Studie</translation>
    </message>
    <message>
        <source>The rule has more than {most} characters.</source>
        <translation>Die Regel hat mehr als {most} Zeichen.</translation>
    </message>
    <message>
        <source>{text} is not a term of such a rule.</source>
        <translation>{text} ist kein Term einer solchen Regel.</translation>
    </message>
    <message>
        <source>The shape and the scale in {text} can&apos;t be 0.</source>
        <translation>Form und Skala in {text} dürfen nicht 0 sein.</translation>
    </message>
    <message>
        <source>{number} is more than {most}.</source>
        <translation>{number} ist mehr als {most}.</translation>
    </message>
    <message>
        <source>The machine said this before in other words.</source>
        <translation>Das hat die Maschine mit anderen Worten schon einmal gesagt.</translation>
    </message>
    <message>
        <source>The message shows the machine&apos;s instructions.</source>
        <translation>Die Nachricht zeigt die Anweisungen der Maschine.</translation>
    </message>
    <message>
        <source>The machine said this before.</source>
        <translation>Das hat die Maschine schon einmal gesagt.</translation>
    </message>
    <message>
        <source>No one can give up here.</source>
        <translation>Hier kann niemand aufgeben.</translation>
    </message>
    <message>
        <source>The message isn&apos;t one that bots send: {problem}</source>
        <translation>Eine solche Nachricht senden Bots nicht: {problem}</translation>
    </message>
    <message>
        <source>The bot {name} has left a game.</source>
        <translation>Der Bot {name} hat ein Spiel verlassen.</translation>
    </message>
    <message>
        <source>No bot takes part in a game in the language {code}.</source>
        <translation>Kein Bot nimmt an einem Spiel in der Sprache {code} teil.</translation>
    </message>
    <message>
        <source>A bot was turned away: {reason}.</source>
        <translation>Ein Bot wurde abgewiesen: {reason}.</translation>
    </message>
    <message>
        <source>What responds at this address isn&apos;t a desk of this version.</source>
        <translation>Unter dieser Adresse antwortet kein Leitstand dieser Version.</translation>
    </message>
    <message>
        <source>A machine said nothing for {seconds} s, and left.</source>
        <translation>Eine Maschine sagte {seconds} s lang nichts und hat das Spiel verlassen.</translation>
    </message>
    <message>
        <source>a key&apos;s hash is too short</source>
        <translation>der Hash eines Schlüssels ist zu kurz</translation>
    </message>
    <message>
        <source>The name of a bot has 1 to {longest} characters.</source>
        <translation>Der Name eines Bots hat 1 bis {longest} Zeichen.</translation>
    </message>
    <message>
        <source>Name each language with two letters, such as en or de.</source>
        <translation>Nennen Sie jede Sprache mit zwei Buchstaben, z. B. en oder de.</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written. {why}</source>
        <translation>{file} kann nicht geschrieben werden. {why}</translation>
    </message>
    <message>
        <source>A bot is already called {name}.</source>
        <translation>Ein Bot heißt schon {name}.</translation>
    </message>
    <message>
        <source>The list of bots {file} can&apos;t be read. {why} Restore it from a backup, or delete it and add every bot again.</source>
        <translation>Die Botliste {file} kann nicht gelesen werden. {why} Holen Sie sie aus einer Sicherung zurück oder löschen Sie sie und fügen Sie jeden Bot neu hinzu.</translation>
    </message>
    <message>
        <source>A participant in {booth} reported a partner.</source>
        <translation>Eine Versuchsperson in {booth} hat ein Gegenüber gemeldet.</translation>
    </message>
    <message>
        <source>No valid request. Kiosks of earlier versions send such ones.</source>
        <translation>Ungültige Anfrage. Kioske früherer Versionen senden solche Anfragen.</translation>
    </message>
    <message>
        <source>The message is text, not bytes.</source>
        <translation>Die Nachricht besteht aus Text, nicht aus Bytes.</translation>
    </message>
    <message>
        <source>Create 1 to {most} links at a time.</source>
        <translation>Verlangen Sie 1 bis {most} Links auf einmal.</translation>
    </message>
    <message>
        <source>A study with games can&apos;t be sealed. Who is a machine is decided when a game begins, and the desk has to know it.</source>
        <translation>Eine Studie mit Spielen kann nicht versiegelt werden. Wer eine Maschine ist, entscheidet sich bei Spielbeginn, und der Leitstand muss es wissen.</translation>
    </message>
    <message>
        <source>The file is not a seal.</source>
        <translation>Die Datei ist kein Siegel.</translation>
    </message>
    <message>
        <source>The seal was made by a later version of TuringDesk.</source>
        <translation>Das Siegel stammt von einer neueren Version von TuringDesk.</translation>
    </message>
    <message>
        <source>Install that version.</source>
        <translation>Installieren Sie diese Version.</translation>
    </message>
    <message>
        <source>The seal was changed after it was made.</source>
        <translation>Das Siegel wurde nachträglich geändert.</translation>
    </message>
    <message>
        <source>The seal is damaged: it is not valid JSON.</source>
        <translation>Das Siegel ist beschädigt: Es ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>The seal&apos;s content is not valid.</source>
        <translation>Der Inhalt des Siegels ist nicht gültig.</translation>
    </message>
    <message>
        <source>Use a single length.</source>
        <translation>Nennen Sie eine einzige Länge.</translation>
    </message>
    <message>
        <source>Add each translation to study.toml, below [words.{code}], for example {text} = &quot;...&quot;.</source>
        <translation>Schreiben Sie jede Übersetzung in study.toml unter [words.{code}], z. B. {text} = &quot;...&quot;.</translation>
    </message>
    <message>
        <source>Add the translation to study.toml, below [words.{code}]: {text} = &quot;...&quot;.</source>
        <translation>Schreiben Sie die Übersetzung in study.toml unter [words.{code}]: {text} = &quot;...&quot;.</translation>
    </message>
    <message>
        <source>The completion code isn&apos;t one short line.</source>
        <translation>Der Abschlusscode ist keine einzelne kurze Zeile.</translation>
    </message>
    <message>
        <source>{name} is listed twice.</source>
        <translation>{name} ist doppelt genannt.</translation>
    </message>
    <message>
        <source>{address} isn&apos;t an https address.</source>
        <translation>{address} ist keine https-Adresse.</translation>
    </message>
    <message>
        <source>Use an address that begins with https:// and has no spaces.</source>
        <translation>Verwenden Sie eine Adresse, die mit https:// beginnt und keine Leerzeichen enthält.</translation>
    </message>
    <message>
        <source>Copy it from the service again.</source>
        <translation>Kopieren Sie ihn noch einmal vom Anbieter.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be a parameter of a link.</source>
        <translation>{name} kann kein Parameter eines Links sein.</translation>
    </message>
    <message>
        <source>Use letters, digits, and underscores, such as PROLIFIC_PID.</source>
        <translation>Verwenden Sie Buchstaben, Ziffern und Unterstriche, z. B. PROLIFIC_PID.</translation>
    </message>
    <message>
        <source>{name} in braces isn&apos;t a parameter of the link.</source>
        <translation>{name} in Klammern ist kein Parameter des Links.</translation>
    </message>
    <message>
        <source>Add it to the parameters.</source>
        <translation>Fügen Sie ihn zu den Parametern hinzu.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>Wählen Sie einen kürzeren Namen.</translation>
    </message>
    <message>
        <source>TuringDesk ran into something unexpected: {why}</source>
        <translation>TuringDesk ist auf etwas Unerwartetes gestoßen: {why}</translation>
    </message>
    <message>
        <source>Details are in {file}</source>
        <translation>Einzelheiten stehen in {file}</translation>
    </message>
    <message>
        <source>Explaining</source>
        <comment>what a machine judge does now</comment>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Comparing folds</source>
        <comment>what a machine judge does now</comment>
        <translation>Teile vergleichen</translation>
    </message>
    <message>
        <source>Extrapolating</source>
        <comment>what a machine judge does now</comment>
        <translation>Extrapolieren</translation>
    </message>
    <message>
        <source>Values from fewer than {least} verdicts are not shown.</source>
        <translation>Werte aus weniger als {least} Urteilen werden nicht gezeigt.</translation>
    </message>
    <message>
        <source>Detectability of each machine&apos;s answers (n = {n} verdicts) against all human answers to the same task (n = {n_human}).</source>
        <translation>Erkennbarkeit der Antworten jeder Maschine (n = {n} Urteile) gegenüber allen menschlichen Antworten zur selben Aufgabe (n = {n_human}).</translation>
    </message>
    <message>
        <source>Detectability by task and machine</source>
        <translation>Erkennbarkeit nach Aufgabe und Maschine</translation>
    </message>
    <message>
        <source>stimulus</source>
        <translation>Stimulus</translation>
    </message>
    <message>
        <source>Judging</source>
        <comment>what a machine judge does now</comment>
        <translation>Urteilen</translation>
    </message>
    <message>
        <source>Features</source>
        <comment>what a machine judge does now</comment>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>Training</source>
        <comment>what a machine judge does now</comment>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>{features} takes a file: --set {name}=PATH.</source>
        <translation>{features} braucht eine Datei: --set {name}=PATH.</translation>
    </message>
    <message>
        <source>package</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>another machine</source>
        <translation>ein anderer Rechner</translation>
    </message>
    <message>
        <source>Did you mean {code}?</source>
        <translation>Meinten Sie {code}?</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>… on humans</source>
        <translation>… über Menschen</translation>
    </message>
    <message>
        <source>… on machines</source>
        <translation>… über Maschinen</translation>
    </message>
    <message>
        <source>p(H|H)</source>
        <translation>p(H|H)</translation>
    </message>
    <message>
        <source>p(M|M)</source>
        <translation>p(M|M)</translation>
    </message>
    <message numerus="yes">
        <source>%n trials</source>
        <translation>
            <numerusform>%n Durchgang</numerusform>
            <numerusform>%n Durchgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>{trials} + {number} practice</source>
        <translation>{trials} + {number} Übung</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <source>{number} human</source>
        <translation>{number} Mensch</translation>
    </message>
    <message numerus="yes">
        <source>%n stimuli</source>
        <translation>
            <numerusform>%n Stimulus</numerusform>
            <numerusform>%n Stimuli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prompts</source>
        <translation>
            <numerusform>%n Vorgabe</numerusform>
            <numerusform>%n Vorgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Control question in every trial</source>
        <translation>Kontrollfrage in jedem Durchgang</translation>
    </message>
    <message>
        <source>Trial {number} is always {stimulus}</source>
        <translation>Durchgang {number} ist immer {stimulus}</translation>
    </message>
    <message>
        <source>{number} machine ({agents})</source>
        <translation>{number} Maschine ({agents})</translation>
    </message>
    <message>
        <source>{number} machine</source>
        <translation>{number} Maschine</translation>
    </message>
    <message>
        <source>Control question in trials {trials}</source>
        <translation>Kontrollfrage in den Durchgängen {trials}</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>Ruhezustand</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Ausstieg</translation>
    </message>
    <message>
        <source>Choose a larger screen or resolution.</source>
        <translation>Wählen Sie einen größeren Bildschirm oder eine höhere Auflösung.</translation>
    </message>
    <message>
        <source>{size} of free space for {folder}.</source>
        <translation>{size} freier Speicherplatz für {folder}.</translation>
    </message>
    <message>
        <source>{screen}: {pixels} at {percent}, {rate}, {size}.</source>
        <translation>{screen}: {pixels} bei {percent}, {rate}, {size}.</translation>
    </message>
    <message>
        <source>Set the scaling to {percent} in the system&apos;s settings.</source>
        <translation>Stellen Sie die Skalierung in den Systemeinstellungen auf {percent}.</translation>
    </message>
    <message>
        <source>Keyboard layout changed from {before} to {layout}.</source>
        <translation>Tastaturbelegung geändert von {before} zu {layout}.</translation>
    </message>
    <message>
        <source>Keyboard layout: {layout}</source>
        <translation>Tastaturbelegung: {layout}</translation>
    </message>
    <message>
        <source>{hz}&#xa0;Hz</source>
        <translation>{hz}&#xa0;Hz</translation>
    </message>
    <message>
        <source>{screen}: {pixels} at {percent}, {rate}.</source>
        <translation>{screen}: {pixels} bei {percent}, {rate}.</translation>
    </message>
    <message>
        <source>Reconnect the disk or share, or choose another data folder.</source>
        <translation>Verbinden Sie den Datenträger oder die Freigabe neu oder wählen Sie einen anderen Datenordner.</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>fortgesetzt</translation>
    </message>
    <message>
        <source>restarted</source>
        <translation>neu begonnen</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>widerrufen</translation>
    </message>
    <message>
        <source>no kiosk</source>
        <translation>kein Kiosk</translation>
    </message>
    <message>
        <source>Session {number}, note, {when}, {who}: {text}</source>
        <translation>Sitzung {number}, Notiz, {when}, {who}: {text}</translation>
    </message>
    <message>
        <source>Withdrawn {when} by {who}: {why}</source>
        <translation>Widerruf {when}, {who}: {why}</translation>
    </message>
    <message>
        <source>Not everything is deleted yet.</source>
        <translation>Noch ist nicht alles gelöscht.</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>fortgesetzt</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importiert</translation>
    </message>
    <message>
        <source>pilot (marked)</source>
        <translation>Pilotlauf (markiert)</translation>
    </message>
    <message>
        <source>{places} and more</source>
        <translation>{places} und weitere</translation>
    </message>
    <message numerus="yes">
        <source>%n formulas without a value ({cells}) are left as they are.</source>
        <translation>
            <numerusform>%n Formel ohne Wert ({cells}) unverändert gelassen.</numerusform>
            <numerusform>%n Formeln ohne Wert ({cells}) unverändert gelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{table} has no column {unknown}.</source>
        <translation>{table} hat keine Spalte {unknown}.</translation>
    </message>
    <message>
        <source>Line {line} is not UTF-8. Save the table as {kind}, then open it again.</source>
        <translation>Zeile {line} ist nicht UTF-8. Speichern Sie die Tabelle als {kind} und öffnen Sie sie dann erneut.</translation>
    </message>
    <message>
        <source>Note {number}: {text}</source>
        <translation>Anmerkung {number}: {text}</translation>
    </message>
    <message>
        <source>the desktop&apos;s screen saver</source>
        <translation>der Bildschirmschoner des Desktops</translation>
    </message>
    <message>
        <source>the X server&apos;s screen saver</source>
        <translation>der Bildschirmschoner des X-Servers</translation>
    </message>
    <message>
        <source>no Windows</source>
        <translation>kein Windows</translation>
    </message>
    <message>
        <source>no session bus</source>
        <translation>kein Sitzungsbus</translation>
    </message>
    <message>
        <source>no X server</source>
        <translation>kein X-Server</translation>
    </message>
    <message>
        <source>The X server</source>
        <translation>Der X-Server</translation>
    </message>
    <message>
        <source>no macOS</source>
        <translation>kein macOS</translation>
    </message>
    <message>
        <source>another program has the keyboard</source>
        <translation>ein anderes Programm hat die Tastatur</translation>
    </message>
    <message>
        <source>No answer has these features.</source>
        <translation>Keine Antwort hat diese Merkmale.</translation>
    </message>
    <message>
        <source>{file} of {booth}, {problem}</source>
        <translation>{file} von {booth}, {problem}</translation>
    </message>
    <message>
        <source>{what} (the first is {cell} in row {row}, column {column}).</source>
        <translation>{what} (zuerst {cell} in Zeile {row}, Spalte {column}).</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>By task and machine</source>
        <translation>Nach Aufgabe und Maschine</translation>
    </message>
    <message>
        <source>Planned tests</source>
        <translation>Geplante Tests</translation>
    </message>
    <message>
        <source>Time and order</source>
        <translation>Zeit und Reihenfolge</translation>
    </message>
    <message>
        <source>Machine judges</source>
        <translation>Urteilsmaschinen</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>Robustheit</translation>
    </message>
    <message>
        <source>{percent}% CI [{low}, {high}]</source>
        <translation>{percent}-%-Intervall [{low}, {high}]</translation>
    </message>
    <message>
        <source>Allow repeats</source>
        <translation>Wiederholungen zulassen</translation>
    </message>
    <message>
        <source>95% CI</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>By {column}</source>
        <translation>Nach {column}</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Text for a paper</source>
        <translation>Text für einen Artikel</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t use {place}. {why}</source>
        <translation>TuringDesk kann {place} nicht verwenden. {why}</translation>
    </message>
    <message>
        <source>The coding scheme {name} can&apos;t be read. {why}</source>
        <translation>Das Schema {name} kann nicht gelesen werden. {why}</translation>
    </message>
    <message>
        <source>{folder} is not available. {why}</source>
        <translation>{folder} ist nicht verfügbar. {why}</translation>
    </message>
    <message>
        <source>{name} can&apos;t be read. {why}</source>
        <translation>{name} kann nicht gelesen werden. {why}</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written. {why}</source>
        <translation>{path} kann nicht geschrieben werden. {why}</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written. If it is open in Excel, close it there. If not, choose a folder that you have permission to write to.</source>
        <translation>{path} kann nicht geschrieben werden. Ist die Datei in Excel geöffnet, schließen Sie sie dort; sonst wählen Sie einen Ordner, in den Sie schreiben dürfen.</translation>
    </message>
    <message>
        <source>Figures can&apos;t be written to {folder}. {why}</source>
        <translation>In {folder} können keine Abbildungen gespeichert werden. {why}</translation>
    </message>
    <message>
        <source>Participants and exclusions</source>
        <translation>Versuchspersonen und Ausschlüsse</translation>
    </message>
    <message>
        <source>Planned and exploratory results</source>
        <translation>Geplante und explorative Ergebnisse</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Literatur</translation>
    </message>
    <message>
        <source>Not computed</source>
        <translation>Nicht berechnet</translation>
    </message>
    <message>
        <source>Detectability, the mean of the two proportions of correct verdicts (0.5 is chance), was {statistics}{verdict}.</source>
        <translation>Die Erkennbarkeit, das Mittel der beiden Anteile richtiger Urteile (0,5 ist Zufall), betrug {statistics}{verdict}.</translation>
    </message>
    <message>
        <source>; the difference from chance was not significant</source>
        <translation>; die Abweichung vom Zufall war nicht signifikant</translation>
    </message>
    <message>
        <source>; above chance</source>
        <translation>; über dem Zufall</translation>
    </message>
    <message>
        <source>; below chance</source>
        <translation>; unter dem Zufall</translation>
    </message>
    <message>
        <source>Results were computed with TuringDesk {version}.</source>
        <translation>Die Ergebnisse wurden mit TuringDesk {version} berechnet.</translation>
    </message>
    <message>
        <source>Verdicts were correct for {p} of the stimuli by humans{interval}.</source>
        <translation>Bei Stimuli von Menschen waren {p} der Urteile richtig{interval}.</translation>
    </message>
    <message>
        <source>They were correct for {p} of the stimuli by machines{interval}.</source>
        <translation>Bei Stimuli von Maschinen waren {p} der Urteile richtig{interval}.</translation>
    </message>
    <message>
        <source>Interval and test: {method}.</source>
        <translation>Intervall und Test: {method}.</translation>
    </message>
    <message>
        <source>The estimate generalizes to: {to}.</source>
        <translation>Die Schätzung verallgemeinert auf: {to}.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>Assumptions: {text}</source>
        <translation>Annahmen: {text}</translation>
    </message>
    <message>
        <source>Generalizes to: {text}.</source>
        <translation>Verallgemeinert auf: {text}.</translation>
    </message>
    <message>
        <source>Not computed ({number}).</source>
        <translation>Nicht berechnet ({number}).</translation>
    </message>
    <message>
        <source>{title}, up to {most} rows.</source>
        <translation>{title}, bis zu {most} Zeilen.</translation>
    </message>
    <message>
        <source>{title}. Tests as in published studies.</source>
        <translation>{title}. Tests wie in veröffentlichten Studien.</translation>
    </message>
    <message>
        <source>results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>method, assumptions, and generalization</source>
        <translation>Methode, Annahmen und Verallgemeinerung</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>How results are computed.</source>
        <translation>Wie die Ergebnisse berechnet sind.</translation>
    </message>
    <message>
        <source>Appendix</source>
        <translation>Anhang</translation>
    </message>
    <message>
        <source>How results are computed</source>
        <translation>Wie die Ergebnisse berechnet sind</translation>
    </message>
    <message>
        <source>Usual standard errors: {usual}.</source>
        <translation>Übliche Standardfehler: {usual}.</translation>
    </message>
    <message>
        <source>usual standard errors</source>
        <translation>übliche Standardfehler</translation>
    </message>
    <message>
        <source>In this workbook</source>
        <translation>In dieser Arbeitsmappe</translation>
    </message>
    <message>
        <source>Summary, text for a paper, design, participants, and sources</source>
        <translation>Zusammenfassung, Text für einen Artikel, Design, Versuchspersonen und Quellen</translation>
    </message>
    <message>
        <source>No significant difference from 0.5: {p}</source>
        <translation>Kein signifikanter Unterschied zu 0,5: {p}</translation>
    </message>
    <message>
        <source>Differs from 0.5: {p}</source>
        <translation>Unterscheidet sich von 0,5: {p}</translation>
    </message>
    <message>
        <source>Generalizes to: {whom}.</source>
        <translation>Verallgemeinert auf: {whom}.</translation>
    </message>
    <message>
        <source>added a person</source>
        <comment>in the record</comment>
        <translation>Person hinzugefügt</translation>
    </message>
    <message>
        <source>added participant codes</source>
        <comment>in the record</comment>
        <translation>Teilnahmecodes hinzugefügt</translation>
    </message>
    <message>
        <source>booth: end</source>
        <comment>in the record</comment>
        <translation>Kabine: beenden</translation>
    </message>
    <message>
        <source>booth: message</source>
        <comment>in the record</comment>
        <translation>Kabine: Nachricht</translation>
    </message>
    <message>
        <source>booth: pause</source>
        <comment>in the record</comment>
        <translation>Kabine: Pause</translation>
    </message>
    <message>
        <source>booth: resume</source>
        <comment>in the record</comment>
        <translation>Kabine: fortsetzen</translation>
    </message>
    <message>
        <source>changed a person</source>
        <comment>in the record</comment>
        <translation>Person geändert</translation>
    </message>
    <message>
        <source>changed a study</source>
        <comment>in the record</comment>
        <translation>Studie geändert</translation>
    </message>
    <message>
        <source>changed settings</source>
        <comment>in the record</comment>
        <translation>Einstellungen geändert</translation>
    </message>
    <message>
        <source>checked the journals</source>
        <comment>in the record</comment>
        <translation>Protokolle geprüft</translation>
    </message>
    <message>
        <source>closed the desk</source>
        <comment>in the record</comment>
        <translation>Leitstand geschlossen</translation>
    </message>
    <message>
        <source>coded texts</source>
        <comment>in the record</comment>
        <translation>Texte kodiert</translation>
    </message>
    <message>
        <source>copied the list of codes</source>
        <comment>in the record</comment>
        <translation>Codeliste kopiert</translation>
    </message>
    <message>
        <source>ended a session</source>
        <comment>in the record</comment>
        <translation>Sitzung beendet</translation>
    </message>
    <message>
        <source>exported</source>
        <comment>in the record</comment>
        <translation>exportiert</translation>
    </message>
    <message>
        <source>finished a withdrawal</source>
        <comment>in the record</comment>
        <translation>Widerruf abgeschlossen</translation>
    </message>
    <message>
        <source>joined folders</source>
        <comment>in the record</comment>
        <translation>Ordner zusammengeführt</translation>
    </message>
    <message>
        <source>locked the desk</source>
        <comment>in the record</comment>
        <translation>Leitstand gesperrt</translation>
    </message>
    <message>
        <source>marked a session as pilot</source>
        <comment>in the record</comment>
        <translation>Sitzung als Pilotlauf markiert</translation>
    </message>
    <message>
        <source>opened a seal</source>
        <comment>in the record</comment>
        <translation>Siegel geöffnet</translation>
    </message>
    <message>
        <source>opened a study</source>
        <comment>in the record</comment>
        <translation>Studie geöffnet</translation>
    </message>
    <message>
        <source>opened a study in the editor</source>
        <comment>in the record</comment>
        <translation>Studie im Editor geöffnet</translation>
    </message>
    <message>
        <source>opened the data folder</source>
        <comment>in the record</comment>
        <translation>Datenordner geöffnet</translation>
    </message>
    <message>
        <source>opened the data folder in the file manager</source>
        <comment>in the record</comment>
        <translation>Datenordner im Dateimanager geöffnet</translation>
    </message>
    <message>
        <source>opened the desk</source>
        <comment>in the record</comment>
        <translation>Leitstand geöffnet</translation>
    </message>
    <message>
        <source>opened wall mode</source>
        <comment>in the record</comment>
        <translation>öffnete die Großanzeige</translation>
    </message>
    <message>
        <source>paused a session</source>
        <comment>in the record</comment>
        <translation>Sitzung pausiert</translation>
    </message>
    <message>
        <source>previewed a study</source>
        <comment>in the record</comment>
        <translation>Vorschau einer Studie angesehen</translation>
    </message>
    <message>
        <source>removed a person</source>
        <comment>in the record</comment>
        <translation>Person entfernt</translation>
    </message>
    <message>
        <source>saved a figure</source>
        <comment>in the record</comment>
        <translation>Abbildung gespeichert</translation>
    </message>
    <message>
        <source>saved the list of codes</source>
        <comment>in the record</comment>
        <translation>Codeliste gespeichert</translation>
    </message>
    <message>
        <source>sealed a study</source>
        <comment>in the record</comment>
        <translation>Studie versiegelt</translation>
    </message>
    <message>
        <source>started a session</source>
        <comment>in the record</comment>
        <translation>Sitzung gestartet</translation>
    </message>
    <message>
        <source>stopped a machine judge</source>
        <comment>in the record</comment>
        <translation>urteilende Maschine angehalten</translation>
    </message>
    <message>
        <source>unlocked the desk</source>
        <comment>in the record</comment>
        <translation>Leitstand entsperrt</translation>
    </message>
    <message>
        <source>withdrew a participant</source>
        <comment>in the record</comment>
        <translation>Widerruf einer Versuchsperson ausgeführt</translation>
    </message>
    <message>
        <source>wrote a note</source>
        <comment>in the record</comment>
        <translation>Notiz geschrieben</translation>
    </message>
    <message>
        <source>wrote a report</source>
        <comment>in the record</comment>
        <translation>Bericht geschrieben</translation>
    </message>
    <message>
        <source>answers</source>
        <comment>in the record</comment>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>block</source>
        <comment>in the record</comment>
        <translation>Block</translation>
    </message>
    <message>
        <source>booth</source>
        <comment>in the record</comment>
        <translation>Kabine</translation>
    </message>
    <message>
        <source>code</source>
        <comment>in the record</comment>
        <translation>Code</translation>
    </message>
    <message>
        <source>codes</source>
        <comment>in the record</comment>
        <translation>Codes</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>in the record</comment>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>file</source>
        <comment>in the record</comment>
        <translation>Datei</translation>
    </message>
    <message>
        <source>folder</source>
        <comment>in the record</comment>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>for person</source>
        <comment>in the record</comment>
        <translation>für Person</translation>
    </message>
    <message>
        <source>from</source>
        <comment>in the record</comment>
        <translation>von</translation>
    </message>
    <message>
        <source>locked</source>
        <comment>in the record</comment>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>new pin</source>
        <comment>in the record</comment>
        <translation>neue PIN</translation>
    </message>
    <message>
        <source>path</source>
        <comment>in the record</comment>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>people</source>
        <comment>in the record</comment>
        <translation>Personen</translation>
    </message>
    <message>
        <source>person</source>
        <comment>in the record</comment>
        <translation>Person</translation>
    </message>
    <message>
        <source>personal</source>
        <comment>in the record</comment>
        <translation>persönlich</translation>
    </message>
    <message>
        <source>pilot</source>
        <comment>in the record</comment>
        <translation>Pilotlauf</translation>
    </message>
    <message>
        <source>pilots</source>
        <comment>in the record</comment>
        <translation>Pilotläufe</translation>
    </message>
    <message>
        <source>problems</source>
        <comment>in the record</comment>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>question</source>
        <comment>in the record</comment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>reason</source>
        <comment>in the record</comment>
        <translation>Grund</translation>
    </message>
    <message>
        <source>resumed</source>
        <comment>in the record</comment>
        <translation>fortgesetzt</translation>
    </message>
    <message>
        <source>role</source>
        <comment>in the record</comment>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>scheme</source>
        <comment>in the record</comment>
        <translation>Schema</translation>
    </message>
    <message>
        <source>seal</source>
        <comment>in the record</comment>
        <translation>Siegel</translation>
    </message>
    <message>
        <source>seals</source>
        <comment>in the record</comment>
        <translation>Siegel</translation>
    </message>
    <message>
        <source>session</source>
        <comment>in the record</comment>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>sessions</source>
        <comment>in the record</comment>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>study</source>
        <comment>in the record</comment>
        <translation>Studie</translation>
    </message>
    <message>
        <source>user</source>
        <comment>in the record</comment>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>why</source>
        <comment>in the record</comment>
        <translation>warum</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>in the record</comment>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <comment>in the record</comment>
        <translation>nein</translation>
    </message>
    <message>
        <source>The file doesn&apos;t end with the line written last.</source>
        <translation>Die Datei endet nicht mit der zuletzt geschriebenen Zeile.</translation>
    </message>
    <message>
        <source>The answer could not be saved to {path}. {problem}</source>
        <translation>Die Antwort konnte nicht in {path} gespeichert werden. {problem}</translation>
    </message>
    <message>
        <source>The file was moved, or its disk was disconnected.</source>
        <translation>Die Datei wurde verschoben, oder ihr Datenträger ist nicht mehr verbunden.</translation>
    </message>
    <message>
        <source>The file was deleted.</source>
        <translation>Die Datei wurde gelöscht.</translation>
    </message>
    <message>
        <source>All earlier answers are saved.</source>
        <translation>Alle früheren Antworten sind gespeichert.</translation>
    </message>
    <message>
        <source>journals contain the IDs of answers but not their texts</source>
        <translation>die Protokolle nennen die Antworten, enthalten aber nicht ihren Wortlaut</translation>
    </message>
    <message>
        <source>Specify the study&apos;s package: analyze DATA --texts STUDY.</source>
        <translation>Geben Sie auch das Paket der Studie an: analyze DATA --texts STUDY.</translation>
    </message>
    <message>
        <source>no text was coded</source>
        <translation>kein Text wurde kodiert</translation>
    </message>
    <message>
        <source>Code texts on the desk&apos;s Coding page.</source>
        <translation>Kodieren Sie Texte auf der Seite „Kodierung“ des Leitstands.</translation>
    </message>
    <message>
        <source>no coded text belongs to an included verdict</source>
        <translation>kein kodierter Text gehört zu einem Urteil, das zählt</translation>
    </message>
    <message numerus="yes">
        <source>Coders disagree on %n texts; for these, only codes that both chose count.</source>
        <translation>
            <numerusform>Bei %n Text unterscheiden sich die Kodierungen; dort zählen nur die gemeinsamen Codes.</numerusform>
            <numerusform>Bei %n Texten unterscheiden sich die Kodierungen; dort zählen nur die gemeinsamen Codes.</numerusform>
        </translation>
    </message>
    <message>
        <source>All answers agree (n = {n}), so the interval is Wilson&apos;s.</source>
        <translation>Alle {n} Antworten stimmen überein; deshalb ist das Intervall das von Wilson.</translation>
    </message>
    <message>
        <source>there are no verdicts on what {what} made</source>
        <translation>es gibt keine Urteile über das, was von {what} stammt</translation>
    </message>
    <message>
        <source>there are no answers</source>
        <translation>es gibt keine Antworten</translation>
    </message>
    <message>
        <source>{what} Bands are 95% CIs: {methods}.</source>
        <translation>{what} Bänder sind 95-%-Intervalle: {methods}.</translation>
    </message>
    <message>
        <source>{what} Error bars are 95% CIs.</source>
        <translation>{what} Fehlerbalken sind 95-%-Intervalle.</translation>
    </message>
    <message>
        <source>{what} Bands are 95% CIs.</source>
        <translation>{what} Bänder sind 95-%-Intervalle.</translation>
    </message>
    <message>
        <source>{what}, lowest first ({size} {axes}, n = {verdicts}). Error bars are 95% CIs of the conditional modes.</source>
        <translation>{what}, aufsteigend geordnet ({size} {axes}, n = {verdicts}). Fehlerbalken sind 95-%-Intervalle der bedingten Modi.</translation>
    </message>
    <message>
        <source>The estimated variance is 0: {levels} do not differ beyond chance (n = {verdicts}), so nothing is drawn.</source>
        <translation>Die geschätzte Varianz ist 0: {levels} unterscheiden sich nicht über den Zufall hinaus (n = {verdicts}), daher wird nichts gezeichnet.</translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts</source>
        <translation>
            <numerusform>%n Urteil</numerusform>
            <numerusform>%n Urteile</numerusform>
        </translation>
    </message>
    <message>
        <source>no machine has judged these answers</source>
        <translation>keine Maschine hat über diese Antworten geurteilt</translation>
    </message>
    <message>
        <source>To run a machine judge: turingdesk judge STUDY --judge svm --data DATA.</source>
        <translation>So lassen Sie eine urteilen: turingdesk judge STUDY --judge svm --data DATA.</translation>
    </message>
    <message>
        <source>no machine judge with scores has judged these answers</source>
        <translation>keine Maschine, die Scores vergibt, hat über diese Antworten geurteilt</translation>
    </message>
    <message>
        <source>Trained judges give scores: turingdesk judge STUDY --judge svm --data DATA.</source>
        <translation>Trainierte Beurteiler vergeben Scores: turingdesk judge STUDY --judge svm --data DATA.</translation>
    </message>
    <message numerus="yes">
        <source>%n answers by other judges ({other}) are not included.</source>
        <translation>
            <numerusform>%n Antwort anderer Urteilender ({other}) zählt hier nicht mit.</numerusform>
            <numerusform>%n Antworten anderer Urteilender ({other}) zählen hier nicht mit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sealed: %n verdicts are included once you enter the passphrase.</source>
        <translation>
            <numerusform>Versiegelt: %n Urteil wird gezählt, sobald die Passphrase eingegeben ist.</numerusform>
            <numerusform>Versiegelt: %n Urteile werden gezählt, sobald die Passphrase eingegeben ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were given again in a later attempt; the latest counts.</source>
        <translation>
            <numerusform>%n Antwort wurde in einem späteren Versuch erneut gegeben; die neueste zählt.</numerusform>
            <numerusform>%n Antworten wurden in einem späteren Versuch erneut gegeben; die jeweils neueste zählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>only one coder has coded with this scheme</source>
        <translation>mit diesem Schema hat erst eine Person kodiert</translation>
    </message>
    <message>
        <source>Proportion of &apos;human&apos; verdicts by maker of the answer (n = {verdicts}).</source>
        <translation>Anteil der Urteile „Mensch“ nach Herkunft der Antwort (n = {verdicts}).</translation>
    </message>
    <message>
        <source>Detectability (n = {verdicts} on humans and {n_machine} on machines).</source>
        <translation>Erkennbarkeit (n = {verdicts} über Menschen und {n_machine} über Maschinen).</translation>
    </message>
    <message>
        <source>Proportion of correct verdicts by stated probability of being correct (n = {verdicts}). The area of a point shows its number of verdicts.</source>
        <translation>Anteil richtiger Urteile nach der angegebenen Wahrscheinlichkeit, richtig zu liegen (n = {verdicts}). Die Fläche eines Punkts zeigt die Zahl seiner Urteile.</translation>
    </message>
    <message>
        <source>Dashed line: perfect calibration.</source>
        <translation>Gestrichelte Linie: perfekte Kalibrierung.</translation>
    </message>
    <message>
        <source>no verdict has a confidence</source>
        <translation>kein Urteil hat eine Angabe zur Sicherheit</translation>
    </message>
    <message>
        <source>the distinguisher never saw the target itself</source>
        <translation>der Unterscheider ist dem Ziel selbst nie begegnet</translation>
    </message>
    <message>
        <source>Advantage over guessing with which targets distinguished actors from themselves{found} (n = {trials}, including those with the target itself). There are no error bars.</source>
        <translation>Vorteil gegenüber Raten, mit dem Ziele Akteure von sich selbst unterschieden{found} (n = {trials}, die mit dem Ziel selbst eingeschlossen). Es gibt keine Fehlerbalken.</translation>
    </message>
    <message>
        <source>Arrows lead from an agent to each agent that distinguished it from itself with an advantage of at most {epsilon} ({arrows}).</source>
        <translation>Ein Pfeil führt von einem Agenten zu einem anderen, der ihn mit einem Vorteil von höchstens {epsilon} von sich selbst unterschied ({arrows}).</translation>
    </message>
    <message>
        <source>Arrows lead from an agent to each agent that it equals within {epsilon} but that doesn&apos;t equal it ({arrows}).</source>
        <translation>Ein Pfeil führt von einem Agenten zu einem anderen, dem er innerhalb von {epsilon} gleichkommt und der ihm nicht gleichkommt ({arrows}).</translation>
    </message>
    <message numerus="yes">
        <source>%n arrows</source>
        <translation>
            <numerusform>%n Pfeil</numerusform>
            <numerusform>%n Pfeile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was an actor for {met} of %n others.</source>
        <translation>
            <numerusform>Er war für {met} von %n anderen Akteur.</numerusform>
            <numerusform>Er war für {met} von %n anderen Akteur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meets} of %n others imitated it.</source>
        <translation>
            <numerusform>{meets} von %n anderen hat ihn imitiert.</numerusform>
            <numerusform>{meets} von %n anderen haben ihn imitiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Proportions of correct verdicts on humans (n = {humans}) and on machines (n = {machines}), and their mean.</source>
        <translation>Anteile richtiger Urteile über Menschen (n = {humans}) und über Maschinen (n = {machines}) und ihr Mittel.</translation>
    </message>
    <message>
        <source>Detectability for each task and agent (n = {verdicts} at most). Error bars are 90% CIs. Those between {wide} and {wide2} show equivalence with 0.5.</source>
        <translation>Erkennbarkeit je Aufgabe und Agent (höchstens n = {verdicts}). Fehlerbalken sind 90-%-Intervalle. Liegt eines zwischen {wide} und {wide2}, zeigt es Äquivalenz mit 0.5.</translation>
    </message>
    <message>
        <source>before data collection</source>
        <translation>vor der Datenerhebung</translation>
    </message>
    <message>
        <source>Proportion of correct verdicts by the number of trials that the judge had done before (n = {verdicts}, {edge} trials per point). Bands are Wilson&apos;s 95% CIs.</source>
        <translation>Anteil richtiger Urteile nach der Zahl der zuvor bearbeiteten Durchgänge (n = {verdicts}, {edge} Durchgänge je Punkt). Bänder sind 95-%-Intervalle nach Wilson.</translation>
    </message>
    <message>
        <source>no trained judge was tested on unseen machines</source>
        <translation>kein trainierter Beurteiler wurde an Maschinen erprobt, die er nicht kennt</translation>
    </message>
    <message>
        <source>To test one: turingdesk judge STUDY --judge svm --extrapolate --data DATA.</source>
        <translation>So erproben Sie einen: turingdesk judge STUDY --judge svm --extrapolate --data DATA.</translation>
    </message>
    <message>
        <source>How games ended (n = {games}). Error bars are Wilson&apos;s 95% CIs.</source>
        <translation>Wie Spiele endeten (n = {games}). Fehlerbalken sind 95-%-Intervalle nach Wilson.</translation>
    </message>
    <message>
        <source>Winners of the games that were won or lost (n = {games}). Error bars are Wilson&apos;s 95% CIs.</source>
        <translation>Wer die gewonnenen oder verlorenen Spiele gewann (n = {games}). Fehlerbalken sind 95-%-Intervalle nach Wilson.</translation>
    </message>
    <message>
        <source>Bots that won, for games won by a bot (n = {games}). Error bars are Wilson&apos;s 95% CIs.</source>
        <translation>Welcher Bot gewann, bei Spielen, die ein Bot gewann (n = {games}). Fehlerbalken sind 95-%-Intervalle nach Wilson.</translation>
    </message>
    <message>
        <source>Proportion of games that the bot won (n = {games}, {n_weighted} of them with a weight above 0). There are no error bars.</source>
        <translation>Anteil der Spiele, die der Bot gewann (n = {games}, {n_weighted} davon mit einem Gewicht über 0). Es gibt keine Fehlerbalken.</translation>
    </message>
    <message>
        <source>Proportion of games that people won, by {unit} (n = {games}). The line and band are the mean and central 95% interval of the posterior, Beta(1, 1) prior.</source>
        <translation>Anteil der Spiele, die Menschen gewannen, nach {unit} (n = {games}). Linie und Band sind Mittelwert und zentrales 95-%-Intervall des Posteriors, Prior Beta(1, 1).</translation>
    </message>
    <message>
        <source>Games by {unit} (n = {games}, {won} won by the people). These are counts and have no error bars.</source>
        <translation>Spiele nach {unit} (n = {games}, {won} von den Menschen gewonnen). Dies sind Anzahlen ohne Fehlerbalken.</translation>
    </message>
    <message>
        <source>Messages written in a game, by {unit} (n = {games}). Points are medians; error bars span the lower to the upper quartile.</source>
        <translation>Nachrichten in einem Spiel nach {unit} (n = {games}). Punkte sind Mediane; Fehlerbalken reichen vom unteren bis zum oberen Quartil.</translation>
    </message>
    <message>
        <source>Posterior density of the proportion of games that people won, by {unit} (n = {games}, Beta(1, 1) prior).</source>
        <translation>Posterior-Dichte des Anteils der Spiele, die Menschen gewannen, nach {unit} (n = {games}, Prior Beta(1, 1)).</translation>
    </message>
    <message>
        <source>Posterior probability of the proportion of games that people won, by {unit} from the number shown to the next (n = {games}, Beta(1, 1) prior).</source>
        <translation>Posterior-Wahrscheinlichkeit des Anteils der Spiele, die Menschen gewannen, nach {unit} von der gezeigten Zahl bis zur nächsten (n = {games}, Prior Beta(1, 1)).</translation>
    </message>
    <message>
        <source>Seconds between the votes of both people (n = {games}, {lost} lost). These are counts and have no error bars.</source>
        <translation>Sekunden zwischen den Stimmen beider Menschen (n = {games}, {lost} verloren). Dies sind Anzahlen, sie haben keine Fehlerbalken.</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>no game was won or lost</source>
        <translation>kein Spiel wurde gewonnen oder verloren</translation>
    </message>
    <message>
        <source>Kappa can&apos;t be computed: both gave all answers the same verdict.</source>
        <translation>Kappa ist nicht berechenbar: Beide sagten bei allen Antworten dasselbe.</translation>
    </message>
    <message>
        <source>there is only one judge</source>
        <translation>es gibt nur einen Beurteiler</translation>
    </message>
    <message>
        <source>no answer was judged by both</source>
        <translation>es gibt keine Antwort, über die beide geurteilt haben</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa for each pair of judges, by the majority of their verdicts on each answer (n = {answers} at most).</source>
        <translation>Cohens Kappa für je zwei Urteilende, nach der Mehrheit ihrer Urteile über jede Antwort (höchstens n = {answers}).</translation>
    </message>
    <message numerus="yes">
        <source>Of the answers that both judged ({judged}), %n are excluded from kappa because they had as many human as machine verdicts.</source>
        <translation>
            <numerusform>Von den Antworten, über die beide geurteilt haben ({judged}), bleibt %n bei Kappa außer Acht: Zu ihr gab es gleich viele Urteile „Mensch“ wie „Maschine“.</numerusform>
            <numerusform>Von den Antworten, über die beide geurteilt haben ({judged}), bleiben %n bei Kappa außer Acht: Zu ihnen gab es gleich viele Urteile „Mensch“ wie „Maschine“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n Antwort</numerusform>
            <numerusform>%n Antworten</numerusform>
        </translation>
    </message>
    <message>
        <source>this judge gives no scores</source>
        <translation>dieser Beurteiler vergibt keine Scores</translation>
    </message>
    <message>
        <source>no trained judge has judged these answers</source>
        <translation>kein trainierter Beurteiler hat über diese Antworten geurteilt</translation>
    </message>
    <message>
        <source>To run one: turingdesk judge STUDY --judge svm --data DATA.</source>
        <translation>So lassen Sie einen urteilen: turingdesk judge STUDY --judge svm --data DATA.</translation>
    </message>
    <message>
        <source>there is no leakage check of a trained judge</source>
        <translation>kein trainierter Beurteiler hat hier seine Teile (Folds) verglichen</translation>
    </message>
    <message>
        <source>To run one: turingdesk judge STUDY --judge svm --compare-folds --data DATA.</source>
        <translation>So vergleichen Sie sie: turingdesk judge STUDY --judge svm --compare-folds --data DATA.</translation>
    </message>
    <message>
        <source>no machine has judged single messages</source>
        <translation>keine Maschine hat über einzelne Nachrichten geurteilt</translation>
    </message>
    <message>
        <source>To run such a judge: turingdesk judge STUDY --judge svm --messages --data DATA.</source>
        <translation>So lassen Sie eine urteilen: turingdesk judge STUDY --judge svm --messages --data DATA.</translation>
    </message>
    <message>
        <source>n = {speakers}</source>
        <translation>n = {speakers}</translation>
    </message>
    <message>
        <source>{n} of n = {speakers}, evenly chosen</source>
        <translation>n = {speakers}, davon {n} gleichmäßig ausgewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n speakers</source>
        <translation>
            <numerusform>%n sprechende Person</numerusform>
            <numerusform>%n Sprechende</numerusform>
        </translation>
    </message>
    <message>
        <source>there are no verdicts with a known judge</source>
        <translation>es gibt keine Urteile, von denen bekannt ist, wer sie abgegeben hat</translation>
    </message>
    <message>
        <source>no answer was judged by all of these judges</source>
        <translation>es gibt keine Antwort, über die alle diese Urteilenden geurteilt haben</translation>
    </message>
    <message>
        <source>Additional words per message compared with the person imitated ({messages}). Error bars are 95% CIs.</source>
        <translation>Zusätzliche Wörter je Nachricht gegenüber der imitierten Person ({messages}). Fehlerbalken sind 95-%-Intervalle.</translation>
    </message>
    <message numerus="yes">
        <source>%n messages imitate no known person.</source>
        <translation>
            <numerusform>%n Nachricht imitiert keine bekannte Person.</numerusform>
            <numerusform>%n Nachrichten imitieren keine bekannte Person.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine messages</source>
        <translation>
            <numerusform>%n Nachricht von Maschinen</numerusform>
            <numerusform>%n Nachrichten von Maschinen</numerusform>
        </translation>
    </message>
    <message>
        <source>The difference can&apos;t be computed: {why}.</source>
        <translation>Die Differenz ist nicht berechenbar: {why}.</translation>
    </message>
    <message>
        <source>Detectability of each machine by the {name} of its answers against the human answers to the same prompts (n = {machines}, {answers}, {verdicts}). Error bars are 95% CIs of detectability.</source>
        <translation>Erkennbarkeit jeder Maschine nach {name} ihrer Antworten gegenüber den menschlichen Antworten auf dieselben Vorgaben (n = {machines}, {answers}, {verdicts}). Fehlerbalken sind 95-%-Intervalle der Erkennbarkeit.</translation>
    </message>
    <message>
        <source>no answer has a human answer to the same prompt</source>
        <translation>zu keiner Antwort gibt es eine menschliche Antwort auf dieselbe Vorgabe</translation>
    </message>
    <message numerus="yes">
        <source>%n machines</source>
        <translation>
            <numerusform>%n Maschine</numerusform>
            <numerusform>%n Maschinen</numerusform>
        </translation>
    </message>
    <message>
        <source>mean over pairs</source>
        <translation>Mittel über Paare</translation>
    </message>
    <message>
        <source>as a mean over pairs (n = {judgments}). Error bars are 95% CIs, Wilson&apos;s if all agree.</source>
        <translation>als Mittel über Paare (n = {judgments}). Fehlerbalken sind 95-%-Intervalle, nach Wilson, wenn alle übereinstimmen.</translation>
    </message>
    <message numerus="yes">
        <source>%n judgments</source>
        <translation>
            <numerusform>%n Urteil</numerusform>
            <numerusform>%n Urteile</numerusform>
        </translation>
    </message>
    <message>
        <source>Proportion of reasons for the verdict &apos;{verdict}&apos; in each category, by who the witness was (n = {texts}; a text can be in several categories).</source>
        <translation>Anteil der Gründe für das Urteil „{verdict}“ in jeder Kategorie, danach, wer der Zeuge war (n = {texts}; ein Text kann in mehreren Kategorien sein).</translation>
    </message>
    <message numerus="yes">
        <source>%n texts</source>
        <translation>
            <numerusform>%n Text</numerusform>
            <numerusform>%n Texte</numerusform>
        </translation>
    </message>
    <message>
        <source>Hits against false alarms at each level of confidence (n = {verdicts}). Dashed line: chance. There are no error bars.</source>
        <translation>Treffer gegen falsche Alarme auf jeder Stufe der Urteilssicherheit (n = {verdicts}). Die gestrichelte Linie ist Zufall; es gibt keine Fehlerbalken.</translation>
    </message>
    <message>
        <source>d&apos; by {question} (n = {verdicts}); 0 is chance.</source>
        <translation>d&apos; nach {question} (n = {verdicts}); 0 ist Zufall.</translation>
    </message>
    <message>
        <source>z of detectability against 0.5 after each fifth of the judges (n = {judges}). Beyond a bound, a study that had planned these looks could have stopped.</source>
        <translation>z der Erkennbarkeit gegen 0,5 nach jedem Fünftel der Urteilenden (n = {judges}). Jenseits einer Grenze hätte eine Studie, die diese Zwischenblicke geplant hatte, aufhören können.</translation>
    </message>
    <message numerus="yes">
        <source>%n judges are too few for five looks</source>
        <translation>
            <numerusform>%n urteilende Person ist zu wenig für fünf Zwischenblicke</numerusform>
            <numerusform>%n Urteilende sind zu wenige für fünf Zwischenblicke</numerusform>
        </translation>
    </message>
    <message>
        <source>effect: {effect}</source>
        <translation>Effekt: {effect}</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha for nominal data</source>
        <translation>Krippendorffs Alpha für nominale Daten</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa in Gwet&apos;s generalization to unequal numbers of judges</source>
        <translation>Fleiss’ Kappa, von Gwet auf ungleiche Zahlen von Urteilenden verallgemeinert</translation>
    </message>
    <message>
        <source>no answer was judged by two judges</source>
        <translation>es gibt keine Antwort, über die zwei Personen geurteilt haben</translation>
    </message>
    <message>
        <source>both gave all texts the same label</source>
        <translation>beide gaben allen Texten denselben Code</translation>
    </message>
    <message>
        <source>no text has two codings</source>
        <translation>kein Text hat zwei Kodierungen</translation>
    </message>
    <message>
        <source>Binomial mixed model with a {name} link, Laplace approximation, maximum likelihood; standard errors from its curvature; Wald t with degrees of freedom one less than the smaller number of judges or stimuli</source>
        <translation>Binomiales gemischtes Modell mit {name}-Link, Laplace-Approximation, Maximum-Likelihood; Standardfehler aus der Krümmung, Walds t mit so vielen Freiheitsgraden, wie der kleinere der Faktoren Urteilende und Stimuli Stufen hat, minus eins</translation>
    </message>
    <message>
        <source>likelihood: Student&apos;s t around the observed value, {error}; effect: posterior mean with its central 95% interval; statistic: Bayes factor BF10 of this prior against 0.5</source>
        <translation>Likelihood: Students t um den gefundenen Wert, {error}; Effekt: Posterior-Mittelwert mit zentralem 95-%-Intervall; Statistik: Bayes-Faktor BF10 dieses Priors gegen 0,5</translation>
    </message>
    <message>
        <source>It can&apos;t be computed: {why}.</source>
        <translation>Nicht berechenbar: {why}.</translation>
    </message>
    <message>
        <source>It can&apos;t be computed: {why}. {advice}</source>
        <translation>Nicht berechenbar: {why}. {advice}</translation>
    </message>
    <message>
        <source>Proportion of coded texts in which each strategy was used (n = {texts}).</source>
        <translation>Anteil der kodierten Texte, in denen jede Strategie verwendet wurde (n = {texts}).</translation>
    </message>
    <message>
        <source>Proportion of correct verdicts when each strategy was used (n = {texts}).</source>
        <translation>Anteil richtiger Urteile dort, wo jede Strategie verwendet wurde (n = {texts}).</translation>
    </message>
    <message>
        <source>Proportion of &apos;human&apos; verdicts (n = {verdicts}, {first_n} of first trials).</source>
        <translation>Anteil der Urteile „Mensch“ (n = {verdicts}, davon {first_n} aus ersten Durchgängen).</translation>
    </message>
    <message>
        <source>no text has {longest} words</source>
        <translation>kein Text hat {longest} Wörter</translation>
    </message>
    <message>
        <source>there are no texts</source>
        <translation>es gibt keine Texte</translation>
    </message>
    <message>
        <source>the measure does not apply to these texts or this language</source>
        <translation>das Maß ist auf diese Texte oder diese Sprache nicht anwendbar</translation>
    </message>
    <message>
        <source>no game that was won or lost has the times of both votes</source>
        <translation>zu keinem gewonnenen oder verlorenen Spiel sind die Zeiten beider Stimmen bekannt</translation>
    </message>
    <message>
        <source>{passed} of {controls} correct (required: {least} of {of}, here {needed}).</source>
        <translation>{passed} von {controls} richtig; nötig sind mindestens {least} von {of}, hier {needed}.</translation>
    </message>
    <message>
        <source>{passed} of {controls} correct (required: {needed}).</source>
        <translation>{passed} von {controls} richtig; nötig sind mindestens {needed}.</translation>
    </message>
    <message numerus="yes">
        <source>%n controls</source>
        <translation>
            <numerusform>%n Kontrolle</numerusform>
            <numerusform>%n Kontrollen</numerusform>
        </translation>
    </message>
    <message>
        <source>{often} of {verdicts} are {most}; the limit is below {share}.</source>
        <translation>{verdicts}, davon lauten {often} {most}; gleich sein dürfen weniger als {share}.</translation>
    </message>
    <message numerus="yes">
        <source>The %n trials before it showed machines only.</source>
        <translation>
            <numerusform>Der %n Durchgang davor zeigte nur Maschinen.</numerusform>
            <numerusform>Die %n Durchgänge davor zeigten nur Maschinen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {trials} answered (required: {needed}).</source>
        <translation>{done} / {trials} beantwortet; nötig sind mindestens {needed}.</translation>
    </message>
    <message>
        <source>{often} of {choices} were in position {most}; the limit is below {share}.</source>
        <translation>{choices}, davon {often} an der Stelle {most}; gleich sein dürfen weniger als {share}.</translation>
    </message>
    <message numerus="yes">
        <source>%n choices</source>
        <translation>
            <numerusform>%n gewählte Antwort</numerusform>
            <numerusform>%n gewählte Antworten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n trials</source>
        <translation>
            <numerusform>%n Durchgang verwenden</numerusform>
            <numerusform>%n Durchgänge verwenden</numerusform>
        </translation>
    </message>
    <message>
        <source>{controls} and {fixed} don&apos;t fit into {trials}.</source>
        <translation>{controls} und {fixed} passen nicht in {trials}.</translation>
    </message>
    <message numerus="yes">
        <source>%n control trials</source>
        <translation>
            <numerusform>%n Kontrolldurchgang</numerusform>
            <numerusform>%n Kontrolldurchgänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fixed trials</source>
        <translation>
            <numerusform>%n fester Durchgang</numerusform>
            <numerusform>%n feste Durchgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>{trials} each</source>
        <translation>je {trials}</translation>
    </message>
    <message>
        <source>With {participants}, some answers are never judged: {named}.</source>
        <translation>Bei {participants} beurteilt niemand manche Antworten: {named}.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of {table} are reserved for {what}, but there are no {of_them}.</source>
        <translation>
            <numerusform>%n Zeile von {table} ist für {what} reserviert, aber es gibt keine {of_them}.</numerusform>
            <numerusform>%n Zeilen von {table} sind für {what} reserviert, aber es gibt keine {of_them}.</numerusform>
        </translation>
    </message>
    <message>
        <source>for {participants}</source>
        <translation>für {participants}</translation>
    </message>
    <message>
        <source>A control question is requested at {questions} positions, but only {having} of {answers} in {table} have one.</source>
        <translation>Eine Kontrollfrage ist an {questions} Positionen verlangt, aber nur {having} von {answers} in {table} haben eine.</translation>
    </message>
    <message>
        <source>{name} ({total} trials, {answers})</source>
        <translation>{name} ({total} Durchgänge, {answers})</translation>
    </message>
    <message numerus="yes">
        <source>%n participants</source>
        <translation>
            <numerusform>%n Versuchsperson</numerusform>
            <numerusform>%n Versuchspersonen</numerusform>
        </translation>
    </message>
    <message>
        <source>that has one ({having} of {answers})</source>
        <translation>mit einer solchen Frage (sie gibt es bei {having} von {answers})</translation>
    </message>
    <message>
        <source>{participant}, session {number}: {state}, {done} of {trials}, last saved {time}</source>
        <translation>{participant}, Sitzung {number}: {state}, {done} / {trials}, zuletzt gespeichert {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n sessions of this study deleted; {answers} in all.</source>
        <translation>
            <numerusform>%n Sitzung dieser Studie gelöscht; insgesamt {answers}.</numerusform>
            <numerusform>%n Sitzungen dieser Studie gelöscht; insgesamt {answers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n responses of pilot sessions are not included.</source>
        <translation>
            <numerusform>%n Antwort aus Pilotläufen ist nicht enthalten.</numerusform>
            <numerusform>%n Antworten aus Pilotläufen sind nicht enthalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts are sealed: their rows have no truth, origin, or agent. To export them in full, enter the passphrase.</source>
        <translation>
            <numerusform>%n Urteil ist versiegelt: In seiner Zeile fehlen Wahrheit, Herkunft und Agent. Geben Sie die Passphrase ein, um es vollständig zu exportieren.</numerusform>
            <numerusform>%n Urteile sind versiegelt: In ihren Zeilen fehlen Wahrheit, Herkunft und Agent. Geben Sie die Passphrase ein, um sie vollständig zu exportieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems in the journals. Check the journals to list them.</source>
        <translation>
            <numerusform>%n Problem in den Protokollen. „Protokolle prüfen“ zeigt es an.</numerusform>
            <numerusform>%n Probleme in den Protokollen. „Protokolle prüfen“ listet sie auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>{responses} in the journals, {rows} written.</source>
        <translation>{responses} in den Protokollen, {rows} geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n responses</source>
        <translation>
            <numerusform>%n Antwort</numerusform>
            <numerusform>%n Antworten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers lack the text that was judged, because the study&apos;s package is not available. Open the study at the desk, or specify its package, then export again.</source>
        <translation>
            <numerusform>Bei %n Antwort fehlt der beurteilte Text, weil das Paket der Studie nicht verfügbar ist. Öffnen Sie die Studie am Leitstand oder geben Sie ihr Paket an, und exportieren Sie dann erneut.</numerusform>
            <numerusform>Bei %n Antworten fehlt der beurteilte Text, weil das Paket der Studie nicht verfügbar ist. Öffnen Sie die Studie am Leitstand oder geben Sie ihr Paket an, und exportieren Sie dann erneut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texts are too long for a cell and were cut to 32,767 characters: {cells}. A CSV export contains the full texts.</source>
        <translation>
            <numerusform>%n Text ist zu lang für eine Zelle und wurde auf 32.767 Zeichen gekürzt: {cells}. Ein CSV-Export enthält den vollständigen Text.</numerusform>
            <numerusform>%n Texte sind zu lang für eine Zelle und wurden auf 32.767 Zeichen gekürzt: {cells}. Ein CSV-Export enthält die vollständigen Texte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texts contain half a character (a lone surrogate), written as \udXXX.</source>
        <translation>
            <numerusform>%n Text enthält ein halbes Zeichen (ein einzelnes Surrogat), geschrieben als \udXXX.</numerusform>
            <numerusform>%n Texte enthalten ein halbes Zeichen (ein einzelnes Surrogat), geschrieben als \udXXX.</numerusform>
        </translation>
    </message>
    <message>
        <source>{sessions}, {trials}; in all {verdicts}.</source>
        <translation>{sessions}, {trials}; insgesamt {verdicts}.</translation>
    </message>
    <message numerus="yes">
        <source>%n single trials</source>
        <translation>
            <numerusform>%n einzelner Durchgang</numerusform>
            <numerusform>%n einzelne Durchgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>Judgments of whether humans or machines made the answers: {responses} from {sessions}, recorded with {edition}.</source>
        <translation>Urteile darüber, was von Menschen und was von Maschinen stammt: {responses} aus {sessions}, aufgezeichnet mit {edition}.</translation>
    </message>
    <message numerus="yes">
        <source>%n participants, judges: {judges}</source>
        <translation>
            <numerusform>%n Versuchsperson, Urteilende: {judges}</numerusform>
            <numerusform>%n Versuchspersonen, Urteilende: {judges}</numerusform>
        </translation>
    </message>
    <message>
        <source>Detectability is {statistics} (n = {verdicts} on humans and {machine} on machines). It is the mean of the two proportions of correct verdicts: 0.5 is chance, and 1 means that judges are always correct.</source>
        <translation>Die Erkennbarkeit beträgt {statistics} (n = {verdicts} über Menschen und {machine} über Maschinen). Sie ist das Mittel der beiden Anteile richtiger Urteile: 0,5 ist Zufall, und 1 bedeutet, dass Urteilende immer richtig liegen.</translation>
    </message>
    <message numerus="yes">
        <source>%n participants (judges: {judges}) gave {verdicts} in {sessions}.</source>
        <translation>
            <numerusform>%n Versuchsperson (Urteilende: {judges}) gab in {sessions} {verdicts} ab.</numerusform>
            <numerusform>%n Versuchspersonen (Urteilende: {judges}) gaben in {sessions} {verdicts} ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>The analysis includes {verdicts} on stimuli by humans and {machine} on stimuli by machines ({stimuli}).</source>
        <translation>In die Auswertung gehen {verdicts} über Stimuli von Menschen und {machine} über Stimuli von Maschinen ein ({stimuli}).</translation>
    </message>
    <message>
        <source>{done} of {texts} coded</source>
        <translation>{done} / {texts} kodiert</translation>
    </message>
    <message numerus="yes">
        <source>{code} withdrew: %n sessions with {answers} deleted.</source>
        <translation>
            <numerusform>{code} hat widerrufen: %n Sitzung mit {answers} gelöscht.</numerusform>
            <numerusform>{code} hat widerrufen: %n Sitzungen mit {answers} gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participants planned, {trials} in all</source>
        <translation>
            <numerusform>%n Versuchsperson geplant, insgesamt {trials}</numerusform>
            <numerusform>%n Versuchspersonen geplant, insgesamt {trials}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The journal has %n lines; it had {lines2} when it was closed.</source>
        <translation>
            <numerusform>Das Protokoll hat %n Zeile; beim Schließen waren es {lines2}.</numerusform>
            <numerusform>Das Protokoll hat %n Zeilen; beim Schließen waren es {lines2}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it had %n lines when it was closed</source>
        <translation>
            <numerusform>beim Schließen hatte es %n Zeile</numerusform>
            <numerusform>beim Schließen hatte es %n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} couldn&apos;t be written. {why}</source>
        <translation>{path} konnte nicht geschrieben werden. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n journals are</source>
        <translation>
            <numerusform>%n Protokoll ist</numerusform>
            <numerusform>%n Protokolle sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The journal has changed since this computer wrote or received it: it had %n lines, and the last of them is no longer there.</source>
        <translation>
            <numerusform>Das Protokoll ist nicht so, wie dieser Rechner es geschrieben oder empfangen hat: Es hatte %n Zeile, die nicht mehr vorhanden ist.</numerusform>
            <numerusform>Das Protokoll ist nicht so, wie dieser Rechner es geschrieben oder empfangen hat: Es hatte %n Zeilen, deren letzte nicht mehr vorhanden ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this computer wrote or received %n lines of it</source>
        <translation>
            <numerusform>dieser Rechner hat %n Zeile davon geschrieben oder empfangen</numerusform>
            <numerusform>dieser Rechner hat %n Zeilen davon geschrieben oder empfangen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participants withdrew</source>
        <translation>
            <numerusform>%n Versuchsperson hat widerrufen</numerusform>
            <numerusform>%n Versuchspersonen haben widerrufen</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: {what} with {responses} deleted.</source>
        <translation>{who}: {what} mit {responses} gelöscht.</translation>
    </message>
    <message>
        <source>Messages that {code} wrote in games are still in the sessions of those who received them: {sessions}.</source>
        <translation>Nachrichten, die {code} in Spielen geschrieben hat, stehen noch in den Sitzungen derer, die sie erhalten haben: {sessions}.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be read as word vectors. {why} Use a word2vec or GloVe file.</source>
        <translation>{name} kann nicht als Datei mit Wortvektoren gelesen werden. {why} Verwenden Sie eine word2vec- oder GloVe-Datei.</translation>
    </message>
    <message>
        <source>The picture {path} can&apos;t be read. {why}</source>
        <translation>Das Bild {path} kann nicht gelesen werden. {why}</translation>
    </message>
    <message>
        <source>No Dask scheduler responds at {address}. Start it, or correct --dask, for example tcp://gpu.lab:8786.</source>
        <translation>Unter {address} antwortet kein Dask-Scheduler. Starten Sie ihn oder korrigieren Sie --dask, z. B. tcp://gpu.lab:8786.</translation>
    </message>
    <message>
        <source>There are {answers} by humans and {machines} by machines. A judge needs both for training.</source>
        <translation>Es gibt {answers} von Menschen und {machines} von Maschinen. Ein Beurteiler braucht beide, um zu lernen.</translation>
    </message>
    <message>
        <source>After how many seconds others see that a person or a machine writes</source>
        <translation>Nach wie vielen Sekunden andere sehen, dass eine Person oder eine Maschine schreibt</translation>
    </message>
    <message>
        <source>This game needs a machine, and there is none for this study. Choose one with “Machine partner…” on the Sessions page.</source>
        <translation>Dieses Spiel braucht eine Maschine, und für diese Studie gibt es keine. Wählen Sie auf der Seite „Sitzungen“ eine mit „Maschine als Gegenüber…“.</translation>
    </message>
    <message>
        <source>There is no booth {name}.</source>
        <translation>Es gibt keine Kabine {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more connections in the last minute.</source>
        <translation>
            <numerusform>%n weitere Verbindung in der letzten Minute.</numerusform>
            <numerusform>%n weitere Verbindungen in der letzten Minute.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no {verb}.</source>
        <translation>{verb} gibt es nicht.</translation>
    </message>
    <message>
        <source>The data folder {data} can&apos;t be used. {why}</source>
        <translation>Der Datenordner {data} kann nicht verwendet werden. {why}</translation>
    </message>
    <message>
        <source>Port {wanted} can&apos;t be opened. {why} Close the other program that uses it, or choose another one with --port.</source>
        <translation>Port {wanted} kann nicht geöffnet werden. {why} Schließen Sie das andere Programm, das ihn verwendet, oder wählen Sie mit --port einen anderen.</translation>
    </message>
    <message numerus="yes">
        <source>%n files are</source>
        <translation>
            <numerusform>%n Datei wird</numerusform>
            <numerusform>%n Dateien werden</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of booths {file} can&apos;t be read. {why} Restore it from a backup, or delete it and pair every kiosk again.</source>
        <translation>Die Kabinenliste {file} kann nicht gelesen werden. {why} Holen Sie sie aus einer Sicherung zurück oder löschen Sie sie und koppeln Sie jeden Kiosk neu.</translation>
    </message>
    <message>
        <source>The list of booths {file} can&apos;t be written. {why}</source>
        <translation>Die Kabinenliste {file} kann nicht geschrieben werden. {why}</translation>
    </message>
    <message>
        <source>The desk&apos;s certificate in {folder} can&apos;t be used. {why} Correct it, or delete the folder and pair every kiosk again.</source>
        <translation>Das Zertifikat des Leitstands in {folder} kann nicht verwendet werden. {why} Korrigieren Sie es oder löschen Sie den Ordner und koppeln Sie jeden Kiosk neu.</translation>
    </message>
    <message>
        <source>investigator</source>
        <translation>Studienleitung</translation>
    </message>
    <message>
        <source>assistant</source>
        <translation>Assistenz</translation>
    </message>
    <message>
        <source>The list of people in {file} can&apos;t be written. {why}</source>
        <translation>Die Personenliste in {file} kann nicht geschrieben werden. {why}</translation>
    </message>
    <message numerus="yes">
        <source>The file has changed since this computer last wrote to it: it had %n lines.</source>
        <translation>
            <numerusform>Die Datei ist nicht so, wie dieser Rechner sie hinterlassen hat: Sie hatte %n Zeile.</numerusform>
            <numerusform>Die Datei ist nicht so, wie dieser Rechner sie hinterlassen hat: Sie hatte %n Zeilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file is missing; this computer wrote %n lines to it.</source>
        <translation>
            <numerusform>Die Datei fehlt; dieser Rechner hat %n Zeile in sie geschrieben.</numerusform>
            <numerusform>Die Datei fehlt; dieser Rechner hat %n Zeilen in sie geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>{kept} of {answers} in {table} are in the sealed package. Excluded: {reasons}.</source>
        <translation>{kept} von {answers} in {table} sind im versiegelten Paket. Ausgelassen: {reasons}.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>Das Bild ist beschädigt.</translation>
    </message>
    <message>
        <source>The study&apos;s seal could not be copied to {parent}. {why}</source>
        <translation>Das Siegel der Studie konnte nicht nach {parent} kopiert werden. {why}</translation>
    </message>
    <message>
        <source>Block {id}: each session draws {drawn} {of}, but only {prompts} can be used in a sealed study. For each prompt, it can contain only as many answers of each kind as the mix requires; of {answers} in {table} ({kinds}), {left} to {prompts} {of} remain. Add answers of the rarer kind, or reduce trials.</source>
        <translation>Block {id}: Jede Sitzung zieht {drawn} {of}, aber in einer versiegelten Studie sind nur {prompts} verwendbar. Sie darf zu einer Vorgabe nur so viele Antworten jeder Art enthalten, wie die Mischung verlangt; von {answers} in {table} ({kinds}) bleiben {left} zu {prompts} {of}. Fügen Sie Antworten der selteneren Art hinzu oder verringern Sie trials.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read. {why}</source>
        <translation>Die Datei kann nicht gelesen werden. {why}</translation>
    </message>
    <message>
        <source>It stopped {age_h} after {done} of {trials}.</source>
        <translation>Sie wurde {age_h} nach {done} / {trials} abgebrochen.</translation>
    </message>
    <message>
        <source>{name} continues {name2}, which can&apos;t be read. {why} The next questions depend on its answers. Put the file back, or start a new session.</source>
        <translation>{name} setzt {name2} fort, aber diese Datei kann nicht gelesen werden. {why} Die nächsten Fragen hängen von den Antworten darin ab. Legen Sie die Datei zurück oder beginnen Sie eine neue Sitzung.</translation>
    </message>
    <message>
        <source>The package can&apos;t be opened. {why}</source>
        <translation>Das Paket kann nicht geöffnet werden. {why}</translation>
    </message>
    <message numerus="yes">
        <source>There are %n values.</source>
        <translation>
            <numerusform>Es ist %n Wert.</numerusform>
            <numerusform>Es sind %n Werte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The row has %n cells, but the header has {columns}.</source>
        <translation>
            <numerusform>Die Zeile hat %n Zelle, die Kopfzeile {columns}.</numerusform>
            <numerusform>Die Zeile hat %n Zellen, die Kopfzeile {columns}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Text length gives away the maker: the human&apos;s text is longer in {share}% of pairs (medians in characters: {human} for humans, {machine} for machines).</source>
        <translation>Die Textlänge verrät die Herkunft: In {share} % der Paare ist der Text des Menschen länger (Mediane in Zeichen: {human} bei Menschen, {machine} bei Maschinen).</translation>
    </message>
    <message>
        <source>Text length gives away the maker: the machine&apos;s text is longer in {share}% of pairs (medians in characters: {human} for humans, {machine} for machines).</source>
        <translation>Die Textlänge verrät die Herkunft: In {share} % der Paare ist der Text der Maschine länger (Mediane in Zeichen: {human} bei Menschen, {machine} bei Maschinen).</translation>
    </message>
    <message>
        <source>Change to {close}</source>
        <translation>In {close} ändern</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find {name} in {called}.</source>
        <translation>In {called} gibt es keine Datei {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n machine rows don&apos;t name an agent; they count as one agent.</source>
        <translation>
            <numerusform>%n Zeile von Maschinen nennt keinen Agenten; sie zählt als ein Agent.</numerusform>
            <numerusform>%n Zeilen von Maschinen nennen keinen Agenten; sie zählen als ein Agent.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file can&apos;t be read completely. {why}</source>
        <translation>Die Datei kann nicht vollständig gelesen werden. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs contain no machine or two, so neither choice is correct.</source>
        <translation>
            <numerusform>%n Paar hat keine Maschine oder zwei; deshalb ist keine Wahl richtig.</numerusform>
            <numerusform>%n Paare haben keine Maschine oder zwei; deshalb ist keine Wahl richtig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The passphrase has %n characters. Use at least {shortest}, for example four unrelated words.</source>
        <translation>
            <numerusform>Die Passphrase hat %n Zeichen. Verwenden Sie mindestens {shortest}, z. B. vier Wörter, die nichts miteinander zu tun haben.</numerusform>
            <numerusform>Die Passphrase hat %n Zeichen. Verwenden Sie mindestens {shortest}, z. B. vier Wörter, die nichts miteinander zu tun haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The passphrase has %n different characters. Use at least {fewest}.</source>
        <translation>
            <numerusform>Die Passphrase hat nur %n Zeichen, das sich wiederholt. Verwenden Sie mindestens {fewest} verschiedene.</numerusform>
            <numerusform>Die Passphrase hat %n verschiedene Zeichen. Verwenden Sie mindestens {fewest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The passphrase file {path} can&apos;t be read. {why}</source>
        <translation>Die Passphrasendatei {path} kann nicht gelesen werden. {why}</translation>
    </message>
    <message>
        <source>The registration can&apos;t be read. {why}</source>
        <translation>Die Präregistrierung kann nicht gelesen werden. {why}</translation>
    </message>
    <message>
        <source>form</source>
        <translation>Formular</translation>
    </message>
    <message>
        <source>question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>{value} is not a choice of the field {id}.</source>
        <translation>{value} ist keine Möglichkeit des Felds {id}.</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>{value} is not a choice of {id}.</source>
        <translation>{value} ist keine Möglichkeit von {id}.</translation>
    </message>
    <message>
        <source>This is not valid TOML: {message}.</source>
        <translation>Das ist kein gültiges TOML: {message}.</translation>
    </message>
    <message>
        <source>character {number}</source>
        <translation>Zeichen {number}</translation>
    </message>
    <message numerus="yes">
        <source>Control questions of {table} are in another language for participants who read {code}: %n texts are not translated.</source>
        <translation>
            <numerusform>Kontrollfragen aus {table} erscheinen für Versuchspersonen mit der Sprache {code} in einer anderen Sprache: %n Text ist nicht übersetzt.</numerusform>
            <numerusform>Kontrollfragen aus {table} erscheinen für Versuchspersonen mit der Sprache {code} in einer anderen Sprache: %n Texte sind nicht übersetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ID has %n characters, and it becomes part of file names.</source>
        <translation>
            <numerusform>Die id hat %n Zeichen; sie wird Teil von Dateinamen.</numerusform>
            <numerusform>Die id hat %n Zeichen; sie wird Teil von Dateinamen.</numerusform>
        </translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>{code} is not a language code.</source>
        <translation>{code} ist kein Sprachcode.</translation>
    </message>
    <message>
        <source>The folder can&apos;t be written to. {why} Choose another data folder, or ask its owner for permission.</source>
        <translation>In den Ordner kann nicht geschrieben werden. {why} Wählen Sie einen anderen Datenordner oder bitten Sie dessen Besitzer um Schreibrechte.</translation>
    </message>
    <message>
        <source>The disk at {disk} is full{path}.</source>
        <translation>Der Datenträger {disk} ist voll{path}.</translation>
    </message>
    <message>
        <source>Free some space, then continue.</source>
        <translation>Schaffen Sie Platz und machen Sie dann weiter.</translation>
    </message>
    <message>
        <source>Reconnect the disk or network share at {disk}, or put the file back where it was.</source>
        <translation>Verbinden Sie den Datenträger oder die Freigabe {disk} neu oder legen Sie die Datei dorthin zurück, wo sie war.</translation>
    </message>
    <message>
        <source>The disk at {disk} can no longer be written to.</source>
        <translation>Auf den Datenträger {disk} kann nicht mehr geschrieben werden.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>Schaffen Sie Platz und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>Der Datenträger ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Turn off its write protection, or choose another place.</source>
        <translation>Heben Sie den Schreibschutz auf oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission.</source>
        <translation>Ihnen fehlt die Berechtigung.</translation>
    </message>
    <message>
        <source>Ask the administrator of this computer for it, or choose another place.</source>
        <translation>Bitten Sie die Administration dieses Rechners darum oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the file or folder.</source>
        <translation>TuringDesk findet die Datei oder den Ordner nicht.</translation>
    </message>
    <message>
        <source>Check the name, and that the disk is connected.</source>
        <translation>Prüfen Sie den Namen und ob der Datenträger verbunden ist.</translation>
    </message>
    <message>
        <source>The disk or network share isn&apos;t connected any more.</source>
        <translation>Der Datenträger oder die Freigabe ist nicht mehr verbunden.</translation>
    </message>
    <message>
        <source>Reconnect it, then try again.</source>
        <translation>Stellen Sie die Verbindung wieder her und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>Ein anderes Programm greift gerade darauf zu.</translation>
    </message>
    <message>
        <source>Close it there, then try again.</source>
        <translation>Schließen Sie die Datei dort und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>A part of the path is a file, not a folder.</source>
        <translation>Ein Teil des Pfads ist eine Datei, kein Ordner.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>Wählen Sie eine Datei.</translation>
    </message>
    <message>
        <source>Something with that name already exists.</source>
        <translation>Es gibt schon etwas mit diesem Namen.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Der Name ist zu lang.</translation>
    </message>
    <message>
        <source>The disk reports a fault.</source>
        <translation>Der Datenträger meldet einen Fehler.</translation>
    </message>
    <message>
        <source>Check its cable or the network, and copy what is on it to another disk.</source>
        <translation>Prüfen Sie sein Kabel oder das Netzwerk und kopieren Sie seinen Inhalt auf einen anderen Datenträger.</translation>
    </message>
    <message>
        <source>Too many files are open.</source>
        <translation>Zu viele Dateien sind geöffnet.</translation>
    </message>
    <message>
        <source>Close other programs, then try again.</source>
        <translation>Schließen Sie andere Programme und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>Another program uses this address.</source>
        <translation>Ein anderes Programm verwendet diese Adresse.</translation>
    </message>
    <message>
        <source>Close that program, or choose another address.</source>
        <translation>Schließen Sie dieses Programm oder wählen Sie eine andere Adresse.</translation>
    </message>
    <message>
        <source>Check that it is on, and check the cable or the network.</source>
        <translation>Prüfen Sie, ob er eingeschaltet ist, und prüfen Sie das Kabel oder das Netzwerk.</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>Prüfen Sie die Adresse.</translation>
    </message>
    <message>
        <source>No secure connection is possible.</source>
        <translation>Eine sichere Verbindung ist nicht möglich.</translation>
    </message>
    <message>
        <source>Pair the two computers again.</source>
        <translation>Koppeln Sie die beiden Rechner neu.</translation>
    </message>
    <message>
        <source>The file is damaged, or isn&apos;t in the expected format.</source>
        <translation>Die Datei ist beschädigt oder hat nicht das erwartete Format.</translation>
    </message>
    <message>
        <source>Try again, or choose another place.</source>
        <translation>Versuchen Sie es erneut oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>Correct the file, or save it again.</source>
        <translation>Korrigieren Sie die Datei oder speichern Sie sie neu.</translation>
    </message>
    <message>
        <source>The results of a trained judge can&apos;t be read. {why}</source>
        <translation>Die Ergebnisse eines trainierten Beurteilers können nicht gelesen werden. {why}</translation>
    </message>
    <message numerus="yes">
        <source>pasted %n characters</source>
        <translation>
            <numerusform>%n Zeichen eingefügt</numerusform>
            <numerusform>%n Zeichen eingefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>no pauses</source>
        <translation>keine Pausen</translation>
    </message>
    <message>
        <source>left the window for {seconds} s</source>
        <translation>Fenster für {seconds} s verlassen</translation>
    </message>
    <message>
        <source>How people&apos;s fixations were recorded: lsl (eye tracker, live), import (eye tracker&apos;s files), or click (clicks on a blurred picture, in place of eye movements)</source>
        <translation>Wie die Fixationen der Menschen aufgezeichnet wurden: lsl (Eyetracker, live), import (Dateien des Eyetrackers) oder click (Klicks auf ein unscharfes Bild anstelle von Augenbewegungen)</translation>
    </message>
    <message>
        <source>ID of one stimulus in the other table</source>
        <translation>id eines Stimulus der anderen Tabelle (Spalte `first` in der Tabelle)</translation>
    </message>
    <message>
        <source>ID of the other stimulus</source>
        <translation>id des anderen Stimulus (Spalte `second` in der Tabelle)</translation>
    </message>
    <message>
        <source>A study package has errors, so TuringDesk can&apos;t run it.</source>
        <translation>Ein Studienpaket verletzt eine der Regeln, die in studies/README.md stehen.</translation>
    </message>
    <message>
        <source>The answers that were collected don&apos;t make a study.</source>
        <translation>Aus den erhobenen Antworten lässt sich keine Studie erstellen.</translation>
    </message>
    <message>
        <source>Who made what is encrypted in a sealed study, and its sessions are drawn already.</source>
        <translation>In einer versiegelten Studie ist verschlüsselt, wer was gemacht hat, und ihre Sitzungen sind bereits gezogen.</translation>
    </message>
    <message>
        <source>A preview is a real session, so the study must be free of errors.</source>
        <translation>Eine Vorschau ist eine echte Sitzung; die Studie darf daher keine Fehler haben.</translation>
    </message>
    <message>
        <source>task</source>
        <comment>head of a column of results</comment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>block</source>
        <comment>head of a column of results</comment>
        <translation>Block</translation>
    </message>
    <message>
        <source>agent</source>
        <comment>head of a column of results</comment>
        <translation>Agent</translation>
    </message>
    <message>
        <source>length</source>
        <comment>head of a column of results</comment>
        <translation>Länge</translation>
    </message>
    <message>
        <source>conversation</source>
        <comment>head of a column of results</comment>
        <translation>Gespräch</translation>
    </message>
    <message>
        <source>speaker</source>
        <comment>head of a column of results</comment>
        <translation>sprechende Person</translation>
    </message>
    <message>
        <source>language</source>
        <comment>head of a column of results</comment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>system</source>
        <comment>head of a column of results</comment>
        <translation>System</translation>
    </message>
    <message>
        <source>for a human</source>
        <comment>head of a column of results</comment>
        <translation>für Mensch</translation>
    </message>
    <message>
        <source>weight human</source>
        <comment>head of a column of results</comment>
        <translation>Gewicht Mensch</translation>
    </message>
    <message>
        <source>for a machine</source>
        <comment>head of a column of results</comment>
        <translation>für Maschine</translation>
    </message>
    <message>
        <source>weight machine</source>
        <comment>head of a column of results</comment>
        <translation>Gewicht Maschine</translation>
    </message>
    <message>
        <source>n</source>
        <comment>head of a column of results</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>{interval}% CI low</source>
        <comment>head of a column of results</comment>
        <translation>{interval}-%-Intervall von</translation>
    </message>
    <message>
        <source>{interval}% CI high</source>
        <comment>head of a column of results</comment>
        <translation>{interval}-%-Intervall bis</translation>
    </message>
    <message>
        <source>p(M|M)</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M)</translation>
    </message>
    <message>
        <source>participants</source>
        <comment>head of a column of results</comment>
        <translation>Versuchspersonen</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>head of a column of results</comment>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>still needed</source>
        <comment>head of a column of results</comment>
        <translation>noch nötig</translation>
    </message>
    <message>
        <source>flagged</source>
        <comment>head of a column of results</comment>
        <translation>markiert</translation>
    </message>
    <message>
        <source>least</source>
        <comment>head of a column of results</comment>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>most</source>
        <comment>head of a column of results</comment>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>needed each</source>
        <comment>head of a column of results</comment>
        <translation>je nötig</translation>
    </message>
    <message>
        <source>study</source>
        <comment>head of a column of results</comment>
        <translation>Studie</translation>
    </message>
    <message>
        <source>SE of p(M|M)</source>
        <comment>head of a column of results</comment>
        <translation>SE von p(M|M)</translation>
    </message>
    <message>
        <source>p mm low</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M) von</translation>
    </message>
    <message>
        <source>p mm high</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M) bis</translation>
    </message>
    <message>
        <source>p mm method</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M) Methode</translation>
    </message>
    <message>
        <source>P mm method</source>
        <comment>head of a column of results</comment>
        <translation>P(M|M) Methode</translation>
    </message>
    <message>
        <source>detectability</source>
        <comment>head of a column of results</comment>
        <translation>Erkennbarkeit</translation>
    </message>
    <message>
        <source>SE</source>
        <comment>head of a column of results</comment>
        <translation>SE</translation>
    </message>
    <message>
        <source>n human</source>
        <comment>head of a column of results</comment>
        <translation>n Mensch</translation>
    </message>
    <message>
        <source>p(H|H)</source>
        <comment>head of a column of results</comment>
        <translation>p(H|H)</translation>
    </message>
    <message>
        <source>p</source>
        <comment>head of a column of results</comment>
        <translation>p</translation>
    </message>
    <message>
        <source>generalizes</source>
        <comment>head of a column of results</comment>
        <translation>verallgemeinert auf</translation>
    </message>
    <message>
        <source>Generalizes</source>
        <comment>head of a column of results</comment>
        <translation>Verallgemeinert auf</translation>
    </message>
    <message>
        <source>method</source>
        <comment>head of a column of results</comment>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Method</source>
        <comment>head of a column of results</comment>
        <translation>Methode</translation>
    </message>
    <message>
        <source>note</source>
        <comment>head of a column of results</comment>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>head of a column of results</comment>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>scheme</source>
        <comment>head of a column of results</comment>
        <translation>Schema</translation>
    </message>
    <message>
        <source>first</source>
        <comment>head of a column of results</comment>
        <translation>erste</translation>
    </message>
    <message>
        <source>second</source>
        <comment>head of a column of results</comment>
        <translation>zweite</translation>
    </message>
    <message>
        <source>code</source>
        <comment>head of a column of results</comment>
        <translation>Code</translation>
    </message>
    <message>
        <source>title</source>
        <comment>head of a column of results</comment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>observed</source>
        <comment>head of a column of results</comment>
        <translation>beobachtet</translation>
    </message>
    <message>
        <source>expected</source>
        <comment>head of a column of results</comment>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>kappa</source>
        <comment>head of a column of results</comment>
        <translation>Kappa</translation>
    </message>
    <message>
        <source>assumptions</source>
        <comment>head of a column of results</comment>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <comment>head of a column of results</comment>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>against</source>
        <comment>head of a column of results</comment>
        <translation>verglichen mit</translation>
    </message>
    <message>
        <source>success</source>
        <comment>head of a column of results</comment>
        <translation>Erfolge</translation>
    </message>
    <message>
        <source>judged</source>
        <comment>head of a column of results</comment>
        <translation>beurteilt</translation>
    </message>
    <message>
        <source>statistic</source>
        <comment>head of a column of results</comment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>df</source>
        <comment>head of a column of results</comment>
        <translation>df</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <comment>head of a column of results</comment>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>effect</source>
        <comment>head of a column of results</comment>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>as in</source>
        <comment>head of a column of results</comment>
        <translation>wie in</translation>
    </message>
    <message>
        <source>by</source>
        <comment>head of a column of results</comment>
        <translation>nach</translation>
    </message>
    <message>
        <source>level</source>
        <comment>head of a column of results</comment>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>n machine</source>
        <comment>head of a column of results</comment>
        <translation>n Maschine</translation>
    </message>
    <message>
        <source>SE of p(H|H)</source>
        <comment>head of a column of results</comment>
        <translation>SE von p(H|H)</translation>
    </message>
    <message>
        <source>truth</source>
        <comment>head of a column of results</comment>
        <translation>Wahrheit</translation>
    </message>
    <message>
        <source>bin</source>
        <comment>head of a column of results</comment>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>stated</source>
        <comment>head of a column of results</comment>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>calibration error</source>
        <comment>head of a column of results</comment>
        <translation>Kalibrierungsfehler</translation>
    </message>
    <message>
        <source>overconfidence</source>
        <comment>head of a column of results</comment>
        <translation>Selbstüberschätzung</translation>
    </message>
    <message>
        <source>slope</source>
        <comment>head of a column of results</comment>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>slope z</source>
        <comment>head of a column of results</comment>
        <translation>z der Steigung</translation>
    </message>
    <message>
        <source>slope p</source>
        <comment>head of a column of results</comment>
        <translation>p der Steigung</translation>
    </message>
    <message>
        <source>test</source>
        <comment>head of a column of results</comment>
        <translation>Test</translation>
    </message>
    <message>
        <source>p human</source>
        <comment>head of a column of results</comment>
        <translation>p Mensch</translation>
    </message>
    <message>
        <source>p machine</source>
        <comment>head of a column of results</comment>
        <translation>p Maschine</translation>
    </message>
    <message>
        <source>p human low</source>
        <comment>head of a column of results</comment>
        <translation>p Mensch von</translation>
    </message>
    <message>
        <source>p human high</source>
        <comment>head of a column of results</comment>
        <translation>p Mensch bis</translation>
    </message>
    <message>
        <source>p machine low</source>
        <comment>head of a column of results</comment>
        <translation>p Maschine von</translation>
    </message>
    <message>
        <source>p machine high</source>
        <comment>head of a column of results</comment>
        <translation>p Maschine bis</translation>
    </message>
    <message>
        <source>what</source>
        <comment>head of a column of results</comment>
        <translation>was</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>head of a column of results</comment>
        <translation>gefragt</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>head of a column of results</comment>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>question</source>
        <comment>head of a column of results</comment>
        <translation>Frage</translation>
    </message>
    <message>
        <source>n judges</source>
        <comment>head of a column of results</comment>
        <translation>n Urteilende</translation>
    </message>
    <message>
        <source>value</source>
        <comment>head of a column of results</comment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>machines low</source>
        <comment>head of a column of results</comment>
        <translation>Maschinen von</translation>
    </message>
    <message>
        <source>machines high</source>
        <comment>head of a column of results</comment>
        <translation>Maschinen bis</translation>
    </message>
    <message>
        <source>machines p</source>
        <comment>head of a column of results</comment>
        <translation>Maschinen p</translation>
    </message>
    <message>
        <source>wilson low</source>
        <comment>head of a column of results</comment>
        <translation>Wilson von</translation>
    </message>
    <message>
        <source>wilson high</source>
        <comment>head of a column of results</comment>
        <translation>Wilson bis</translation>
    </message>
    <message>
        <source>n stimuli</source>
        <comment>head of a column of results</comment>
        <translation>n Stimuli</translation>
    </message>
    <message>
        <source>term</source>
        <comment>head of a column of results</comment>
        <translation>Term</translation>
    </message>
    <message>
        <source>margin</source>
        <comment>head of a column of results</comment>
        <translation>Äquivalenzgrenze</translation>
    </message>
    <message>
        <source>smallest margin</source>
        <comment>head of a column of results</comment>
        <translation>kleinste Grenze</translation>
    </message>
    <message>
        <source>trained on</source>
        <comment>head of a column of results</comment>
        <translation>trainiert mit</translation>
    </message>
    <message>
        <source>is extrapolated</source>
        <comment>head of a column of results</comment>
        <translation>extrapoliert</translation>
    </message>
    <message>
        <source>coefficient</source>
        <comment>head of a column of results</comment>
        <translation>Koeffizient</translation>
    </message>
    <message>
        <source>correlation</source>
        <comment>head of a column of results</comment>
        <translation>Korrelation</translation>
    </message>
    <message>
        <source>rank</source>
        <comment>head of a column of results</comment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>stimulus</source>
        <comment>head of a column of results</comment>
        <translation>Stimulus</translation>
    </message>
    <message>
        <source>subject</source>
        <comment>head of a column of results</comment>
        <translation>Sprecher</translation>
    </message>
    <message>
        <source>choice</source>
        <comment>head of a column of results</comment>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>score</source>
        <comment>head of a column of results</comment>
        <translation>Score</translation>
    </message>
    <message>
        <source>people n</source>
        <comment>head of a column of results</comment>
        <translation>Personen n</translation>
    </message>
    <message>
        <source>people wrong</source>
        <comment>head of a column of results</comment>
        <translation>Personen falsch</translation>
    </message>
    <message>
        <source>text</source>
        <comment>head of a column of results</comment>
        <translation>Text</translation>
    </message>
    <message>
        <source>feature</source>
        <comment>head of a column of results</comment>
        <translation>Merkmal</translation>
    </message>
    <message>
        <source>weight</source>
        <comment>head of a column of results</comment>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>speaks for</source>
        <comment>head of a column of results</comment>
        <translation>spricht für</translation>
    </message>
    <message>
        <source>grouped by</source>
        <comment>head of a column of results</comment>
        <translation>gruppiert nach</translation>
    </message>
    <message>
        <source>difference</source>
        <comment>head of a column of results</comment>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>difference low</source>
        <comment>head of a column of results</comment>
        <translation>Differenz von</translation>
    </message>
    <message>
        <source>difference high</source>
        <comment>head of a column of results</comment>
        <translation>Differenz bis</translation>
    </message>
    <message>
        <source>message</source>
        <comment>head of a column of results</comment>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>evidence</source>
        <comment>head of a column of results</comment>
        <translation>Evidenz</translation>
    </message>
    <message>
        <source>evidence sd</source>
        <comment>head of a column of results</comment>
        <translation>Evidenz SD</translation>
    </message>
    <message>
        <source>answers</source>
        <comment>head of a column of results</comment>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>judges</source>
        <comment>head of a column of results</comment>
        <translation>Urteilende</translation>
    </message>
    <message>
        <source>p hh low</source>
        <comment>head of a column of results</comment>
        <translation>p(H|H) von</translation>
    </message>
    <message>
        <source>p hh high</source>
        <comment>head of a column of results</comment>
        <translation>p(H|H) bis</translation>
    </message>
    <message>
        <source>setting</source>
        <comment>head of a column of results</comment>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>turns</source>
        <comment>head of a column of results</comment>
        <translation>Wechsel</translation>
    </message>
    <message>
        <source>n person</source>
        <comment>head of a column of results</comment>
        <translation>n Person</translation>
    </message>
    <message>
        <source>words</source>
        <comment>head of a column of results</comment>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>person words</source>
        <comment>head of a column of results</comment>
        <translation>Wörter Person</translation>
    </message>
    <message>
        <source>prompts</source>
        <comment>head of a column of results</comment>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>references</source>
        <comment>head of a column of results</comment>
        <translation>Referenzen</translation>
    </message>
    <message>
        <source>bleu 1</source>
        <comment>head of a column of results</comment>
        <translation>BLEU-1</translation>
    </message>
    <message>
        <source>bleu 4</source>
        <comment>head of a column of results</comment>
        <translation>BLEU-4</translation>
    </message>
    <message>
        <source>bleu 4 low</source>
        <comment>head of a column of results</comment>
        <translation>BLEU-4 von</translation>
    </message>
    <message>
        <source>bleu 4 high</source>
        <comment>head of a column of results</comment>
        <translation>BLEU-4 bis</translation>
    </message>
    <message>
        <source>cider</source>
        <comment>head of a column of results</comment>
        <translation>CIDEr</translation>
    </message>
    <message>
        <source>cider low</source>
        <comment>head of a column of results</comment>
        <translation>CIDEr von</translation>
    </message>
    <message>
        <source>cider high</source>
        <comment>head of a column of results</comment>
        <translation>CIDEr bis</translation>
    </message>
    <message>
        <source>detectability low</source>
        <comment>head of a column of results</comment>
        <translation>Erkennbarkeit von</translation>
    </message>
    <message>
        <source>detectability high</source>
        <comment>head of a column of results</comment>
        <translation>Erkennbarkeit bis</translation>
    </message>
    <message>
        <source>n verdicts</source>
        <comment>head of a column of results</comment>
        <translation>n Urteile</translation>
    </message>
    <message>
        <source>topic</source>
        <comment>head of a column of results</comment>
        <translation>Thema</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>head of a column of results</comment>
        <translation>Paare</translation>
    </message>
    <message>
        <source>judges a pair</source>
        <comment>head of a column of results</comment>
        <translation>Urteilende je Paar</translation>
    </message>
    <message>
        <source>pass rate</source>
        <comment>head of a column of results</comment>
        <translation>Bestehensrate</translation>
    </message>
    <message>
        <source>pooled</source>
        <comment>head of a column of results</comment>
        <translation>zusammengefasst</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>head of a column of results</comment>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>category</source>
        <comment>head of a column of results</comment>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>reason</source>
        <comment>head of a column of results</comment>
        <translation>Grund</translation>
    </message>
    <message>
        <source>texts</source>
        <comment>head of a column of results</comment>
        <translation>Texte</translation>
    </message>
    <message>
        <source>measure</source>
        <comment>head of a column of results</comment>
        <translation>Maß</translation>
    </message>
    <message>
        <source>look</source>
        <comment>head of a column of results</comment>
        <translation>Zwischenblick</translation>
    </message>
    <message>
        <source>error unadjusted</source>
        <comment>head of a column of results</comment>
        <translation>Fehler ohne Korrektur</translation>
    </message>
    <message>
        <source>strategy</source>
        <comment>head of a column of results</comment>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>accuracy</source>
        <comment>head of a column of results</comment>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>accuracy low</source>
        <comment>head of a column of results</comment>
        <translation>Trefferquote von</translation>
    </message>
    <message>
        <source>accuracy high</source>
        <comment>head of a column of results</comment>
        <translation>Trefferquote bis</translation>
    </message>
    <message>
        <source>rate</source>
        <comment>head of a column of results</comment>
        <translation>Rate</translation>
    </message>
    <message numerus="yes">
        <source>%n judges</source>
        <translation>
            <numerusform>%n urteilende Person</numerusform>
            <numerusform>%n Urteilende</numerusform>
        </translation>
    </message>
    <message>
        <source>a single coder</source>
        <translation>eine kodierende Person</translation>
    </message>
    <message>
        <source>{name}: kind is {kind}. Use one of: {kinds}.</source>
        <translation>{name}: kind ist {kind}. Schreiben Sie eines von: {kinds}.</translation>
    </message>
    <message>
        <source>{name}: a scheme needs 1 to {most_categories} [[category]] tables.</source>
        <translation>{name}: braucht 1 bis {most_categories} [[category]].</translation>
    </message>
    <message>
        <source>{name}: a {key} is missing. Add {key} = &quot;...&quot;.</source>
        <translation>{name}: An einer Stelle fehlt {key}. Schreiben Sie {key} = &quot;...&quot;.</translation>
    </message>
    <message>
        <source>Correct the file, or remove it from the folder.</source>
        <translation>Berichtigen Sie die Datei oder nehmen Sie sie aus dem Ordner.</translation>
    </message>
    <message>
        <source>Available: {known}.</source>
        <translation>Es gibt: {known}.</translation>
    </message>
    <message>
        <source>below the block&apos;s time limit</source>
        <translation>schneller als die Grenze des Blocks</translation>
    </message>
    <message>
        <source>Marked as too fast when it was given; {needed}.</source>
        <translation>Bei der Antwort als zu schnell markiert; {needed}.</translation>
    </message>
    <message>
        <source>at least {limit_s} s required</source>
        <translation>mindestens {limit_s} s sind nötig</translation>
    </message>
    <message>
        <source>Incorrect answer to the control question {asked}: {choice}.</source>
        <translation>Die Kontrollfrage {asked} wurde falsch beantwortet: {choice}.</translation>
    </message>
    <message>
        <source>Answer to the question {question}: {given}.</source>
        <translation>Die Frage {question} wurde beantwortet: {given}.</translation>
    </message>
    <message>
        <source>Session {place} of this participant; only the first one counts: {first}.</source>
        <translation>Sitzung {place} dieser Versuchsperson; nur die erste zählt, {first}.</translation>
    </message>
    <message>
        <source>The answer to {field} is {given}; required: {needed}.</source>
        <translation>Die Antwort auf {field} ist {given}; nötig ist {needed}.</translation>
    </message>
    <message>
        <source>There is no answer to {field}; required: {needed}.</source>
        <translation>Es gibt keine Antwort auf {field}; nötig ist {needed}.</translation>
    </message>
    <message>
        <source>There are more than {tried} ways to distribute the remaining trials over agents. The {tried} most demanding ways were checked and can be drawn; the others were not checked.</source>
        <translation>Übrige Durchgänge lassen sich auf mehr als {tried} Arten auf Agenten verteilen. Die {tried} versuchten, die schwierigsten zuerst, lassen sich ziehen; die anderen wurden nicht versucht.</translation>
    </message>
    <message>
        <source>Make the number of trials a multiple of the number of agents, or add answers to other prompts.</source>
        <translation>Machen Sie trials zu einem Vielfachen der Zahl der Agenten oder fügen Sie Antworten zu anderen Vorgaben hinzu.</translation>
    </message>
    <message>
        <source>{needed} of length {length} needed, {there} available</source>
        <translation>{needed} der Länge {length} nötig, {there} vorhanden</translation>
    </message>
    <message>
        <source>{needed} needed, {there} available</source>
        <translation>{needed} nötig, {there} vorhanden</translation>
    </message>
    <message>
        <source>Add answers to other prompts, reduce the number of trials, or set repeat_prompts = true.</source>
        <translation>Fügen Sie Antworten zu anderen Vorgaben hinzu, verlangen Sie weniger oder setzen Sie repeat_prompts = true.</translation>
    </message>
    <message>
        <source>Add some, or set what to draw instead, for example mix = {{ {letters} = {number} }}.</source>
        <translation>Fügen Sie welche hinzu oder geben Sie an, was stattdessen gezogen werden soll, z. B. mix = {{ {letters} = {number} }}.</translation>
    </message>
    <message>
        <source>Add longer conversations, or remove the long values from lengths.</source>
        <translation>Fügen Sie längere Gespräche hinzu oder nehmen Sie lange aus lengths heraus.</translation>
    </message>
    <message>
        <source>Add answers, or reduce the number of trials.</source>
        <translation>Fügen Sie Antworten hinzu oder verlangen Sie weniger.</translation>
    </message>
    <message>
        <source>Set trials to 1 or more.</source>
        <translation>Verlangen Sie mindestens einen.</translation>
    </message>
    <message>
        <source>Add rows to it.</source>
        <translation>Fügen Sie welche hinzu.</translation>
    </message>
    <message>
        <source>Increase trials, or remove some of them.</source>
        <translation>Erhöhen Sie trials oder nehmen Sie einige heraus.</translation>
    </message>
    <message>
        <source>Control trials requested: {trials}; rows of {table} reserved for control trials: {control}.</source>
        <translation>Verlangte Kontrolldurchgänge: {trials}; für Kontrolle reservierte Zeilen von {table}: {control}.</translation>
    </message>
    <message>
        <source>Mark more rows with control = yes, or list fewer positions.</source>
        <translation>Markieren Sie mehr Zeilen mit control = yes oder nennen Sie weniger Positionen.</translation>
    </message>
    <message>
        <source>Practice trials requested: {practice}; rows of {table} reserved for practice: {practice2}.</source>
        <translation>Verlangte Übungsdurchgänge: {practice}; für Übung reservierte Zeilen von {table}: {practice2}.</translation>
    </message>
    <message>
        <source>Mark more rows with practice = yes, or reduce practice.</source>
        <translation>Markieren Sie mehr Zeilen mit practice = yes oder verringern Sie practice.</translation>
    </message>
    <message>
        <source>A length is below 1 or listed twice.</source>
        <translation>Eine Länge liegt unter 1 oder ist doppelt genannt.</translation>
    </message>
    <message>
        <source>{position} is fixed at position {position2}, but {table} has no row with that ID.</source>
        <translation>{position} ist an Position {position2} festgelegt, aber {table} hat keine Zeile mit dieser id.</translation>
    </message>
    <message>
        <source>Correct the ID, or remove it.</source>
        <translation>Berichtigen Sie die id oder nehmen Sie sie heraus.</translation>
    </message>
    <message>
        <source>{twice} is fixed at more than one position.</source>
        <translation>{twice} ist an zwei Positionen festgelegt.</translation>
    </message>
    <message>
        <source>Fix it at one position only.</source>
        <translation>Legen Sie es an einer davon fest.</translation>
    </message>
    <message>
        <source>The fixed stimuli {ids} have the same prompt, and no judge sees a prompt twice.</source>
        <translation>Die festen Stimuli {ids} haben dieselbe Vorgabe, und niemandem begegnet beim Urteilen eine Vorgabe zweimal.</translation>
    </message>
    <message>
        <source>Fix different stimuli, or set repeat_prompts = true.</source>
        <translation>Legen Sie andere fest oder setzen Sie repeat_prompts = true.</translation>
    </message>
    <message>
        <source>The mix contains a negative number.</source>
        <translation>Die Mischung enthält eine Zahl unter 0.</translation>
    </message>
    <message>
        <source>Use 0 or more.</source>
        <translation>Schreiben Sie 0 oder mehr.</translation>
    </message>
    <message>
        <source>The mix adds up to {values}, but {drawn} of the {trials} trials are drawn ({trials2} are control trials, {fixed} are fixed).</source>
        <translation>Die Mischung ergibt zusammen {values}, aber {drawn} der {trials} Durchgänge werden gezogen ({trials2} sind Kontrolldurchgänge, {fixed} fest).</translation>
    </message>
    <message>
        <source>in addition to the fixed ones</source>
        <translation>neben den festen</translation>
    </message>
    <message>
        <source>Position {position} is listed twice.</source>
        <translation>Position {position} ist doppelt genannt.</translation>
    </message>
    <message>
        <source>List each position once.</source>
        <translation>Nennen Sie jede Position einmal.</translation>
    </message>
    <message>
        <source>{what} is at position {position}, but the block only has trials 1 to {trials}.</source>
        <translation>{what} steht an Position {position}, aber der Block hat die Durchgänge 1 bis {trials}.</translation>
    </message>
    <message>
        <source>Choose a position within the block, or increase trials.</source>
        <translation>Nennen Sie eine Position innerhalb des Blocks oder erhöhen Sie trials.</translation>
    </message>
    <message>
        <source>Consent: name {signature}, saved separately</source>
        <translation>Einwilligung: Name {signature}, getrennt gespeichert</translation>
    </message>
    <message>
        <source>Some sessions show stimuli of {table} in two blocks, in a pair or on their own: {name}{more}. There are too few other stimuli.</source>
        <translation>Manche Sitzungen zeigen Stimuli von {table} in zwei Blöcken, in einem Paar oder einzeln: {name}{more}. Es gibt zu wenig anderes zu zeigen.</translation>
    </message>
    <message>
        <source>Add stimuli, reduce the number of trials, or give each block its own table.</source>
        <translation>Fügen Sie Stimuli hinzu, verlangen Sie weniger oder geben Sie jedem Block eine eigene Tabelle.</translation>
    </message>
    <message>
        <source>Remove them from the table, or include them in the mix.</source>
        <translation>Lassen Sie sie aus der Tabelle weg oder geben Sie ihnen einen Platz in der Mischung.</translation>
    </message>
    <message>
        <source>Plan more participants, more trials, or fewer answers.</source>
        <translation>Planen Sie mehr Versuchspersonen, mehr Durchgänge oder weniger Antworten.</translation>
    </message>
    <message>
        <source>Add {what} trials, or clear the column {what} in these rows.</source>
        <translation>Verlangen Sie {what}-Durchgänge oder leeren Sie in diesen Zeilen die Spalte {what}.</translation>
    </message>
    <message>
        <source>Remove these lengths, or add longer conversations.</source>
        <translation>Nehmen Sie diese Längen heraus oder fügen Sie längere Gespräche hinzu.</translation>
    </message>
    <message>
        <source>Add a control question to every answer, or set questions = &quot;every&quot; or &quot;none&quot;.</source>
        <translation>Geben Sie jeder Antwort eine oder schreiben Sie questions = &quot;every&quot; oder &quot;none&quot;.</translation>
    </message>
    <message>
        <source>This block shares {table} with another block, and a session never shows a stimulus twice. After the other block, too few stimuli remain. {missing}</source>
        <translation>Er teilt sich {table} mit einem anderen Block, und keine Sitzung zeigt einen Stimulus zweimal; nach einem Block blieb zu wenig übrig. {missing}</translation>
    </message>
    <message>
        <source>Add answers, reduce the number of trials, or give each block its own table.</source>
        <translation>Fügen Sie Antworten hinzu, verlangen Sie weniger oder geben Sie jedem Block eine eigene Tabelle.</translation>
    </message>
    <message>
        <source>{name} is also fixed in block {name2}, and a session never shows a stimulus twice.</source>
        <translation>{name} ist auch in Block {name2} festgelegt, und keine Sitzung zeigt es zweimal.</translation>
    </message>
    <message>
        <source>Fix a different stimulus.</source>
        <translation>Legen Sie etwas anderes fest.</translation>
    </message>
    <message>
        <source>unknown kind {values}</source>
        <translation>die Art {values} ist unbekannt</translation>
    </message>
    <message>
        <source>unknown settings: {unknown}</source>
        <translation>die Einstellungen {unknown} sind unbekannt</translation>
    </message>
    <message>
        <source>the ID {id} contains a |, which is used to join IDs</source>
        <translation>die id {id} enthält ein |, das ids verbindet</translation>
    </message>
    <message>
        <source>You can answer after the animation has played once.</source>
        <translation>Eine Antwort wird nach einer vollständigen Wiedergabe angenommen.</translation>
    </message>
    <message>
        <source>The session has ended; there is nothing to answer.</source>
        <translation>Die Sitzung ist vorbei; es gibt nichts zu beantworten.</translation>
    </message>
    <message>
        <source>Only a trial can go unanswered.</source>
        <translation>Nur ein Durchgang kann ohne Antwort bleiben.</translation>
    </message>
    <message>
        <source>Only consent can be refused.</source>
        <translation>Nur die Einwilligungsseite kann abgelehnt werden.</translation>
    </message>
    <message>
        <source>This step has no question {unknown}.</source>
        <translation>Dieser Schritt fragt nicht nach {unknown}.</translation>
    </message>
    <message>
        <source>Given the other answers, this step doesn&apos;t ask {idle}.</source>
        <translation>Nach den anderen Antworten fragt dieser Schritt nicht nach {idle}.</translation>
    </message>
    <message>
        <source>The key was held down. Release it, then press it again.</source>
        <translation>Die Taste wurde gehalten; eine Antwort ist ein neuer Tastendruck.</translation>
    </message>
    <message>
        <source>You can answer after {look_first_s} s.</source>
        <translation>Eine Antwort wird nach {look_first_s} s angenommen.</translation>
    </message>
    <message>
        <source>{key} still needs an answer.</source>
        <translation>Diesem Schritt fehlt noch eine Antwort auf {key}.</translation>
    </message>
    <message>
        <source>There is no whole number between 0 and {n}.</source>
        <translation>Es gibt keine ganze Zahl von 0 bis {n}.</translation>
    </message>
    <message>
        <source>no data for this result</source>
        <translation>dafür gibt es keine Daten</translation>
    </message>
    <message>
        <source>{code} already has session {number} in this study, started {time}</source>
        <translation>{code} hat in dieser Studie schon Sitzung {number}, begonnen {time}</translation>
    </message>
    <message>
        <source>{begun} ({state}). A new session gets the number {number}.</source>
        <translation>{begun} ({state}). Eine neue erhält die Nummer {number}.</translation>
    </message>
    <message>
        <source>Is this the correct code?</source>
        <translation>Ist das der richtige Code?</translation>
    </message>
    <message>
        <source>{code} withdrew on {day}, and the data were deleted. Use a new code.</source>
        <translation>{code} hat am {day} widerrufen, und die Daten wurden gelöscht. Wer jetzt kommt, braucht einen anderen Code.</translation>
    </message>
    <message>
        <source>{code} already has session {number} in this study, started {time} at {kiosk}</source>
        <translation>{code} hat in dieser Studie schon Sitzung {number}, begonnen {time} an {kiosk}</translation>
    </message>
    <message>
        <source>{other} and {code} count as the same code: {begun}</source>
        <translation>{other} und {code} sind ein Code: {begun}</translation>
    </message>
    <message>
        <source>{begun}, and it is still running. Is this the correct code?</source>
        <translation>{begun}, und sie läuft noch. Ist das der richtige Code?</translation>
    </message>
    <message>
        <source>{code} was created for the study {study}. Is this the correct study?</source>
        <translation>{code} wurde für die Studie {study} erstellt. Ist das die richtige Studie?</translation>
    </message>
    <message>
        <source>{code} contains a typo: its last character doesn&apos;t match the others.</source>
        <translation>{code} ist vertippt: Das letzte Zeichen passt nicht zu den übrigen.</translation>
    </message>
    <message numerus="yes">
        <source>{code} is not one of the %n codes created for this study.</source>
        <translation>
            <numerusform>{code} gehört nicht zu den Codes, die für diese Studie erstellt wurden (%n Code).</numerusform>
            <numerusform>{code} gehört nicht zu den %n Codes, die für diese Studie erstellt wurden.</numerusform>
        </translation>
    </message>
    <message>
        <source>makers are sealed</source>
        <translation>von wem, ist versiegelt</translation>
    </message>
    <message>
        <source>Not known yet. Chance is 0.5.</source>
        <translation>Noch nicht bekannt. 0.5 ist Zufall.</translation>
    </message>
    <message>
        <source>Detectability over sessions</source>
        <translation>Erkennbarkeit im Verlauf der Sitzungen</translation>
    </message>
    <message>
        <source>Answers per minute</source>
        <translation>Antworten pro Minute</translation>
    </message>
    <message>
        <source>Up to session {number}: {value}, {interval}</source>
        <translation>Bis Sitzung {number}: {value}, {interval}</translation>
    </message>
    <message>
        <source>{value}. Chance is 0.5, certainty is 1.</source>
        <translation>{value}. 0,5 ist Zufall, 1 Gewissheit.</translation>
    </message>
    <message>
        <source>{value}, {interval}. Chance is 0.5, certainty is 1.</source>
        <translation>{value}, {interval}. 0,5 ist Zufall, 1 Gewissheit.</translation>
    </message>
    <message>
        <source>Detectability with its interval</source>
        <translation>Erkennbarkeit mit ihrem Intervall</translation>
    </message>
    <message>
        <source>Fewer than {fewest} verdicts</source>
        <translation>Weniger als {fewest} Urteile</translation>
    </message>
    <message numerus="yes">
        <source>%n answers in the last minute, at most {most} in one of the last {minutes}.</source>
        <translation>
            <numerusform>%n Antwort in der letzten Minute, höchstens {most} in einer der letzten {minutes}.</numerusform>
            <numerusform>%n Antworten in der letzten Minute, höchstens {most} in einer der letzten {minutes}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No answers in the last %n minutes.</source>
        <translation>
            <numerusform>Keine Antworten in der letzten %n Minute.</numerusform>
            <numerusform>Keine Antworten in den letzten %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Minutes ago</source>
        <translation>Vor Minuten</translation>
    </message>
    <message>
        <source>Up to session {number}: {value}</source>
        <translation>Bis Sitzung {number}: {value}</translation>
    </message>
    <message>
        <source>{keys} on the participant&apos;s keyboard pauses or ends a session, and closes the final screen.</source>
        <translation>{keys} auf der Tastatur der Versuchsperson pausiert oder beendet die Sitzung und verlässt danach den Schlussbildschirm.</translation>
    </message>
    <message>
        <source>Pages need {size}; text is cut off on this screen.</source>
        <translation>Seiten brauchen {size}; hier wird Text abgeschnitten.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t prevent this. Turn off the screen saver and sleep in the system&apos;s settings.</source>
        <translation>Das lässt sich hier nicht unterdrücken. Schalten Sie Bildschirmschoner und Ruhezustand in den Systemeinstellungen aus.</translation>
    </message>
    <message>
        <source>In the system&apos;s settings, set the date and time, and turn on automatic network time.</source>
        <translation>Stellen Sie Datum und Uhrzeit in den Systemeinstellungen ein und lassen Sie sie über das Netzwerk stellen.</translation>
    </message>
    <message>
        <source>At this scaling, the screen only has {size}.</source>
        <translation>Die Skalierung lässt nur Platz für {size}.</translation>
    </message>
    <message>
        <source>This system doesn&apos;t report when the screen turns off.</source>
        <translation>Wann der Bildschirm dunkel wird, ließ sich auf diesem System nicht auslesen.</translation>
    </message>
    <message>
        <source>TuringDesk prevents this during sessions.</source>
        <translation>Das wird unterdrückt, solange eine Sitzung läuft.</translation>
    </message>
    <message>
        <source>On this system, the kiosk can&apos;t block Alt+Tab and similar shortcuts.</source>
        <translation>Auf diesem System kann der Kiosk Alt+Tab und ähnliche Tasten nicht sperren.</translation>
    </message>
    <message>
        <source>Close other programs, or run the kiosk in a user account without any. On Linux, choose an X11 session at login.</source>
        <translation>Schließen Sie andere Programme oder betreiben Sie den Kiosk in einem Konto, das keine anderen hat. Wählen Sie unter Linux bei der Anmeldung eine X11-Sitzung.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t write to {folder}.</source>
        <translation>{folder} ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>Free some space. At least {size} should be free.</source>
        <translation>Schaffen Sie Platz: Mindestens {size} sollten frei sein.</translation>
    </message>
    <message>
        <source>The clock shows {now}; the newest data are {time} ahead.</source>
        <translation>Sie zeigt {now}; die neuesten Daten sind ihr {time} voraus.</translation>
    </message>
    <message>
        <source>Clock not synchronized ({now}).</source>
        <translation>Sie zeigt {now} und wird nicht über das Netzwerk gestellt.</translation>
    </message>
    <message>
        <source>The clock shows {now}.</source>
        <translation>Sie zeigt {now}.</translation>
    </message>
    <message>
        <source>Change it back, or continue if you want this layout.</source>
        <translation>Stellen Sie sie zurück oder fahren Sie fort, wenn es so gewollt ist.</translation>
    </message>
    <message>
        <source>The screen never turns off.</source>
        <translation>Der Bildschirm wird nie dunkel.</translation>
    </message>
    <message>
        <source>The screen turns off or the computer sleeps after {time}.</source>
        <translation>Nach {time} wird der Bildschirm dunkel, oder der Rechner geht in den Ruhezustand.</translation>
    </message>
    <message>
        <source>Alt+Tab and similar shortcuts are blocked.</source>
        <translation>Alt+Tab und ähnliche Tasten bleiben im Kiosk.</translation>
    </message>
    <message>
        <source>Give this user permission to write to it.</source>
        <translation>Geben Sie diesem Benutzer dort Schreibrechte.</translation>
    </message>
    <message>
        <source>The clock shows {now}, which is before this version of TuringDesk was built.</source>
        <translation>Sie zeigt {now}, das liegt vor der Erstellung dieses Programms.</translation>
    </message>
    <message>
        <source>Clock synchronized ({now}).</source>
        <translation>Sie zeigt {now}, vom Netzwerk gestellt.</translation>
    </message>
    <message>
        <source>This system doesn&apos;t report the keyboard layout.</source>
        <translation>Ihre Belegung ließ sich auf diesem System nicht auslesen.</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>Session {number}, marked as pilot, {when}, {who}: {text}</source>
        <translation>Sitzung {number}, zum Pilotlauf erklärt, {when}, {who}: {text}</translation>
    </message>
    <message>
        <source>clock changed</source>
        <translation>Uhr gestellt</translation>
    </message>
    <message numerus="yes">
        <source>%n characters that are invisible or can&apos;t be stored were removed.</source>
        <translation>
            <numerusform>%n Zeichen, das sich weder anzeigen noch speichern lässt, wurde weggelassen.</numerusform>
            <numerusform>%n Zeichen, die sich weder anzeigen noch speichern lassen, wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spreadsheet errors instead of values: correct them</source>
        <translation>
            <numerusform>%n Fehler der Tabelle anstelle eines Werts: Berichtigen Sie ihn</numerusform>
            <numerusform>%n Fehler der Tabelle anstelle eines Werts: Berichtigen Sie sie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n merged cells: only the first cell of each contains the text. Fill in the other cells.</source>
        <translation>
            <numerusform>%n verbundene Zelle: Der Text steht in der ersten Zelle, die anderen sind leer. Füllen Sie sie aus.</numerusform>
            <numerusform>%n verbundene Zellen: Der Text steht jeweils in der ersten Zelle, die anderen sind leer. Füllen Sie sie aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formulas: their displayed values were pasted as text.</source>
        <translation>
            <numerusform>%n Formel: Was sie anzeigt, wurde als Text eingefügt.</numerusform>
            <numerusform>%n Formeln: Was sie anzeigen, wurde als Text eingefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells starting with = were pasted as text; formulas are not calculated here</source>
        <translation>
            <numerusform>%n Zelle, die mit = beginnt, bleibt Text; hier wird keine Formel berechnet</numerusform>
            <numerusform>%n Zellen, die mit = beginnen, bleiben Text; hier wird keine Formel berechnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers with a comma: use a decimal point if you mean a number</source>
        <translation>
            <numerusform>%n Zahl mit Komma: Schreiben Sie einen Punkt, wo eine Zahl erwartet wird</numerusform>
            <numerusform>%n Zahlen mit Komma: Schreiben Sie einen Punkt, wo eine Zahl erwartet wird</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells look like dates: check that the spreadsheet didn&apos;t convert them</source>
        <translation>
            <numerusform>%n Datum oder etwas, das in eines umgewandelt wurde: Prüfen Sie, ob es dem Getippten entspricht</numerusform>
            <numerusform>%n Datumsangaben oder etwas, das in eine umgewandelt wurde: Prüfen Sie, ob es dem Getippten entspricht</numerusform>
        </translation>
    </message>
    <message>
        <source>The record that starts in line {start} is not valid CSV: {problem}. Correct its quotes in a text editor, then open the table again.</source>
        <translation>Der Datensatz, der in Zeile {start} beginnt, ist kein CSV: {problem}. Berichtigen Sie seine Anführungszeichen in einem Texteditor und öffnen Sie die Tabelle dann erneut.</translation>
    </message>
    <message>
        <source>Explain why the study was changed. The report lists it as a deviation.</source>
        <translation>Geben Sie an, warum die Studie geändert wurde; der Bericht zeigt es als Abweichung.</translation>
    </message>
    <message>
        <source>This row is not a JSON object, so it has no cells. Correct its first cell, which shows the whole line: {...}.</source>
        <translation>Diese Zeile ist kein JSON-Objekt und hat deshalb keine Zellen. Berichtigen Sie ihre erste Zelle, die die ganze Zeile zeigt: {...}.</translation>
    </message>
    <message>
        <source>There is already a picture called {name}. Rename this one, or replace the other.</source>
        <translation>Es gibt ein anderes Bild namens {name}. Benennen Sie dieses um oder ersetzen Sie das andere.</translation>
    </message>
    <message>
        <source>{name} has {width} x {height} pixels. Make it smaller: at most {longest_side} per side and {most_pixels} in total.</source>
        <translation>{name} hat {width} x {height} Pixel. Verkleinern Sie es: höchstens {longest_side} je Seite, {most_pixels} insgesamt.</translation>
    </message>
    <message>
        <source>There is already a picture {known}, which differs from {name} only by case. Rename one of them.</source>
        <translation>Es gibt ein Bild {known}, das sich von {name} nur in Groß- und Kleinschreibung unterscheidet. Benennen Sie eines um.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be shown as a picture: {problem}. Save it as PNG or JPEG.</source>
        <translation>{name} ist kein Bild, das gezeigt werden kann: {problem}. Speichern Sie es als PNG oder JPEG.</translation>
    </message>
    <message>
        <source>{folder} is not empty. Choose a folder that doesn&apos;t exist yet.</source>
        <translation>{folder} ist nicht leer. Nennen Sie einen Ordner, den es noch nicht gibt.</translation>
    </message>
    <message>
        <source>{name} could not be saved. {problem} Your changes are still here; save again.</source>
        <translation>{name} konnte nicht gespeichert werden. {problem} Hier ist nichts verloren; speichern Sie erneut.</translation>
    </message>
    <message>
        <source>{files} changed on disk after you opened the study. Open the study again to see the change, or save anyway to overwrite it.</source>
        <translation>{files} wurde auf dem Datenträger geändert, nachdem die Studie hier geöffnet wurde. Öffnen Sie die Studie erneut, um es zu sehen, oder speichern Sie trotzdem, um es zu ersetzen.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be saved: it is open in another program, or you don&apos;t have permission to write to the folder. Close it in Excel, then save again. Your changes are still here.</source>
        <translation>{name} kann nicht geschrieben werden: Ein anderes Programm hält es offen, oder Sie haben im Ordner keine Schreibrechte. Schließen Sie es in Excel und speichern Sie dann erneut. Hier ist nichts verloren.</translation>
    </message>
    <message>
        <source>{named} no longer exists. Add it again, or remove it here, then save.</source>
        <translation>{named} ist nicht mehr da. Fügen Sie es wieder hinzu oder entfernen Sie es hier und speichern Sie dann.</translation>
    </message>
    <message>
        <source>{written} is not in the study&apos;s folder, so you can&apos;t edit it here.</source>
        <translation>{written} liegt nicht im Ordner der Studie und wird deshalb hier nicht bearbeitet.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be removed. {problem} Your changes are still here; save again.</source>
        <translation>{name} kann nicht entfernt werden. {problem} Hier ist nichts verloren; speichern Sie erneut.</translation>
    </message>
    <message>
        <source>{name} is not a table that TuringDesk can read. Save it as one of {known}.</source>
        <translation>{name} ist keine lesbare Tabelle. Speichern Sie sie als eines von {known}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells to the right of column {last} are not read ({cells}).</source>
        <translation>
            <numerusform>%n Zelle rechts von Spalte {last} nicht gelesen ({cells}).</numerusform>
            <numerusform>%n Zellen rechts von Spalte {last} nicht gelesen ({cells}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranges of merged cells ({cells}): only the first cell of each contains the text. Fill in the other cells.</source>
        <translation>
            <numerusform>%n Bereich verbundener Zellen ({cells}): Nur die erste Zelle enthält den Text. Füllen Sie die anderen aus.</numerusform>
            <numerusform>%n Bereiche verbundener Zellen ({cells}): Jeweils nur die erste Zelle enthält den Text. Füllen Sie die anderen aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formulas ({cells}): their last saved values are used.</source>
        <translation>
            <numerusform>%n Formel ({cells}): Der Wert der letzten Speicherung wurde übernommen.</numerusform>
            <numerusform>%n Formeln ({cells}): Der Wert der letzten Speicherung wurde übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is a workbook, although its name says otherwise. Change the ending to .xlsx.</source>
        <translation>{name} ist eine Arbeitsmappe, obwohl der Name etwas anderes sagt. Lassen Sie ihn auf .xlsx enden.</translation>
    </message>
    <message>
        <source>{name} is larger than 256 MB. Split it into several tables.</source>
        <translation>{name} hat mehr als 256 MB. Teilen Sie es in mehrere Tabellen auf.</translation>
    </message>
    <message>
        <source>The workbook has no visible sheet.</source>
        <translation>Die Arbeitsmappe hat kein sichtbares Blatt: Alle sind ausgeblendet.</translation>
    </message>
    <message>
        <source>Unhide a sheet in Excel, and save the workbook.</source>
        <translation>Blenden Sie das Blatt in Excel ein und speichern Sie.</translation>
    </message>
    <message>
        <source>{name} is not valid CSV: {problem}. Save it again as CSV UTF-8.</source>
        <translation>{name} ist kein CSV: {problem}. Speichern Sie es erneut als CSV UTF-8.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 and was read as Western European (Windows). Check letters with accents.</source>
        <translation>Die Datei ist nicht UTF-8 und wurde als Westeuropäisch (Windows) gelesen. Prüfen Sie Umlaute und Buchstaben mit Akzenten.</translation>
    </message>
    <message>
        <source>Answers faster than {usual} s are excluded from results. You can change this in Rules.</source>
        <translation>Antworten, die weniger als {usual} s dauern, werden aus den Ergebnissen ausgeschlossen; ändern lässt sich das unter „Regeln“.</translation>
    </message>
    <message>
        <source>Participants don&apos;t see all {rows} rows: they see each prompt once at most, and as many answers by humans as by machines. You can change the number of trials in the block.</source>
        <translation>Versuchspersonen sehen nicht alle {rows} Zeilen: Sie sehen jede Vorgabe höchstens einmal und gleich viele Antworten von Menschen und von Maschinen. Die Zahl der Durchgänge können Sie im Block ändern.</translation>
    </message>
    <message>
        <source>{name} has no rows below the first one, which contains the column names.</source>
        <translation>{name} hat keine Zeilen unter der ersten, die die Spalten nennt.</translation>
    </message>
    <message>
        <source>{value} is neither human nor machine (rows: {count}). Choose which one it is.</source>
        <translation>{value} heißt weder Mensch noch Maschine (Zeilen: {count}). Schreiben Sie, was davon gilt.</translation>
    </message>
    <message>
        <source>Columns that were not imported: {left}.</source>
        <translation>Nicht übernommene Spalten: {left}.</translation>
    </message>
    <message>
        <source>Pictures missing from the folder: {names} (cells: {rows}).</source>
        <translation>Bilder, die nicht im Ordner sind: {names} (Zellen: {rows}).</translation>
    </message>
    <message>
        <source>Pictures in the folder that no row uses and that were not copied: {idle}.</source>
        <translation>Bilder des Ordners, die keine Zeile nennt und die nicht kopiert wurden: {idle}.</translation>
    </message>
    <message>
        <source>{name} is not a table: its name doesn&apos;t end in one of {formats}.</source>
        <translation>{name} ist keine Tabelle: Der Name endet auf keines von {formats}.</translation>
    </message>
    <message>
        <source>The first sheet is empty. Add column names in Excel first.</source>
        <translation>Das erste Blatt ist leer. Benennen Sie zuerst in Excel seine Spalten.</translation>
    </message>
    <message>
        <source>{name} is an Excel workbook, which you can&apos;t edit here. Copy its rows to a .csv table, or edit it in Excel.</source>
        <translation>{name} ist eine Excel-Arbeitsmappe, und diese wird hier nicht geändert. Kopieren Sie die Zeilen in eine .csv-Tabelle oder ändern Sie sie in Excel.</translation>
    </message>
    <message>
        <source>There is already a column {name}.</source>
        <translation>Eine Spalte {name} gibt es schon.</translation>
    </message>
    <message>
        <source>the parts of one table, such as [[block]], are not together</source>
        <translation>die Teile einer Tabelle, etwa [[block]], stehen nicht beieinander</translation>
    </message>
    <message>
        <source>the layout of study.toml doesn&apos;t allow this change</source>
        <translation>study.toml ist so geschrieben, dass für diese Änderung kein Platz ist</translation>
    </message>
    <message>
        <source>the text would have a different meaning</source>
        <translation>der Text würde etwas anderes sagen</translation>
    </message>
    <message>
        <source>{what}: {problem}. Edit it in a text editor.</source>
        <translation>{what}: {problem}. Ändern Sie es in einem Texteditor.</translation>
    </message>
    <message>
        <source>{key} has no element {number}.</source>
        <translation>In {key} gibt es kein Element {number}.</translation>
    </message>
    <message>
        <source>The ending of {name} is unknown. Known endings: {known}. For a folder for sharing, use {named}.</source>
        <translation>{name} endet nicht auf eine bekannte Dateiendung: {known}. Ein Ordner zum Weitergeben braucht {named}.</translation>
    </message>
    <message>
        <source>The column names of {title} are only available for CSV. Choose the format CSV, or keep the default column names.</source>
        <translation>Nur CSV-Dateien haben die Spaltennamen von {title}. Wählen Sie das Format CSV oder lassen Sie die Spaltennamen, wie sie sind.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the data folder {data}. Check the name.</source>
        <translation>Es gibt keinen Datenordner {data}. Prüfen Sie den Namen.</translation>
    </message>
    <message>
        <source>Some texts start with =, +, -, or @: {where}.</source>
        <translation>Einige Texte beginnen mit =, +, - oder @: {where}.</translation>
    </message>
    <message>
        <source>{what} An apostrophe was added before each one, so that spreadsheets don&apos;t read it as a formula.</source>
        <translation>{what} Vor jeden wurde ein Apostroph gesetzt, damit keiner eine Formel ist.</translation>
    </message>
    <message>
        <source>{forms} contains the answers to forms.</source>
        <translation>{forms} enthält die Antworten auf Formulare.</translation>
    </message>
    <message>
        <source>The sheet {name}</source>
        <translation>Blatt {name}</translation>
    </message>
    <message>
        <source>The list of exclusions</source>
        <translation>Liste der Ausschlüsse</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the folder {parent}. Create it, or choose another one.</source>
        <translation>Es gibt keinen Ordner {parent}. Legen Sie ihn an oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>{path} is a folder. Enter the name of a file in it.</source>
        <translation>{path} ist ein Ordner. Geben Sie den Namen einer Datei darin an.</translation>
    </message>
    <message>
        <source>{path} already exists. Choose a new name, or delete it first.</source>
        <translation>{path} ist schon vorhanden und würde überschrieben. Wählen Sie einen neuen Namen oder löschen Sie es.</translation>
    </message>
    <message>
        <source>Verification of {name} failed: {problem}. The disk may be failing; export to another one.</source>
        <translation>{name} lässt sich nicht zurücklesen: {problem}. Vielleicht ist der Datenträger defekt; exportieren Sie auf einen anderen.</translation>
    </message>
    <message>
        <source>There are more than {most_rows} rows, the limit of a sheet. Export as CSV, or export one study at a time with --study.</source>
        <translation>Es gibt mehr als {most_rows} Zeilen; mehr fasst ein Blatt nicht. Exportieren Sie als CSV oder mit --study je eine Studie.</translation>
    </message>
    <message>
        <source>Verification of the sheet {name} failed: it contains {found} of {written} rows. The disk may be failing; export to another one.</source>
        <translation>Vom Blatt {name} lassen sich {found} von {written} Zeilen zurücklesen. Vielleicht ist der Datenträger defekt; exportieren Sie auf einen anderen.</translation>
    </message>
    <message>
        <source>A new folder for sharing: one table for each session and task, as is usual in brain imaging.</source>
        <translation>Ein neuer Ordner zum Weitergeben: eine Tabelle je Sitzung und Aufgabe, wie bei Bildgebung des Gehirns üblich.</translation>
    </message>
    <message>
        <source>A BIDS folder contains one study, but the data contain {studies}. Choose one of them.</source>
        <translation>Ein BIDS-Ordner enthält eine Studie; hier sind es {studies}. Wählen Sie eine davon.</translation>
    </message>
    <message>
        <source>The file {name}</source>
        <translation>Datei {name}</translation>
    </message>
    <message>
        <source>One row for each answered question. UTF-8, commas, CR LF; for R, pandas, and most other programs.</source>
        <translation>Eine Zeile je beantworteter Frage: UTF-8, Komma, CR LF, für R, pandas und alles andere.</translation>
    </message>
    <message>
        <source>One object for each answered question. Missing values are null.</source>
        <translation>Ein Objekt je beantworteter Frage, fehlende Werte null.</translation>
    </message>
    <message>
        <source>Verification of {name} failed: it contains {found} of {in_journals} rows. The disk may be failing; export to another one.</source>
        <translation>Von {name} lassen sich {found} von {in_journals} Zeilen zurücklesen. Vielleicht ist der Datenträger defekt; exportieren Sie auf einen anderen.</translation>
    </message>
    <message>
        <source>A new folder for sharing: one CSV file for each session, with a description of every column.</source>
        <translation>Ein neuer Ordner zum Weitergeben: eine CSV-Datei je Sitzung, jede Spalte beschrieben.</translation>
    </message>
    <message>
        <source>Long format with TRUE, FALSE, and NA, and an R script that reads it with types and levels.</source>
        <translation>Langes Format, TRUE, FALSE und NA, und ein R-Skript, das es mit Typen und Stufen einliest.</translation>
    </message>
    <message>
        <source>A .sav file with variable and value labels. Participants and forms are in separate files next to it.</source>
        <translation>Eine .sav-Datei mit Variablen- und Wertelabels; Versuchspersonen und Formulare in Dateien daneben.</translation>
    </message>
    <message>
        <source>Summary, responses, participants, stimuli, analyses, exclusions, and codebook. Text is never converted to formulas or dates.</source>
        <translation>Zusammenfassung, Antworten, Versuchspersonen, Stimuli, Auswertungen, Ausschlüsse und Codebuch. Text wird nie in Formeln oder Daten umgewandelt.</translation>
    </message>
    <message>
        <source>No verdicts count, so no results can be computed. The flow of participants shows what was excluded.</source>
        <translation>Es werden keine Urteile gezählt. Ohne sie lässt sich kein Ergebnis berechnen; der Weg der Versuchspersonen sagt, was ausgeschlossen wurde.</translation>
    </message>
    <message>
        <source>No study was preregistered before data collection, so no result counts as planned. Treat all results and tests as exploratory.</source>
        <translation>Vor der Datenerhebung wurde keine Studie präregistriert; daher gilt kein Ergebnis als geplant. Betrachten Sie alle Ergebnisse und Tests als explorativ.</translation>
    </message>
    <message>
        <source>Until the seal was opened, no one who ran sessions could know who made what. Sessions were drawn blind, from as many answers of each kind to a prompt as the mix requires, so the number of human answers varies between sessions like coin flips. Sets of complementary sessions, which show the same prompts with other answers, are balanced together.</source>
        <translation>Bis das Siegel geöffnet wurde, konnte niemand, der Sitzungen durchführte, lesen, was von wem stammt. Sitzungen wurden ohne dieses Wissen gezogen, aus so vielen Antworten jeder Art zu einer Vorgabe, wie die Mischung verlangt; die Zahl menschlicher Antworten schwankt daher zwischen Sitzungen wie bei Münzwürfen. Komplementäre Sitzungen, die die Vorgaben der jeweils anderen mit anderen Antworten zeigen, sind zusammen ausgeglichen.</translation>
    </message>
    <message>
        <source>Verdicts by origin, {which}.</source>
        <translation>Wie geurteilt wurde, {which}.</translation>
    </message>
    <message>
        <source>excludes</source>
        <translation>was sie ausschließt</translation>
    </message>
    <message>
        <source>test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>For other machines like these, the interval is {interval} ({p}).</source>
        <translation>Für andere Maschinen wie diese ist das Intervall {interval} ({p}).</translation>
    </message>
    <message>
        <source>Rules mark answers but never delete them. An answer that several rules exclude counts for each rule.</source>
        <translation>Regeln markieren Antworten und löschen nichts. Was mehrere Regeln ausschließen, zählt bei jeder.</translation>
    </message>
    <message>
        <source>Preregistered studies.</source>
        <translation>Präregistrierte Studien.</translation>
    </message>
    <message>
        <source>Planned tests.</source>
        <translation>Geplante Tests.</translation>
    </message>
    <message>
        <source>Exploratory tests; p values are not corrected.</source>
        <translation>Explorative Tests; p-Werte sind nicht korrigiert.</translation>
    </message>
    <message>
        <source>Seed of random draws</source>
        <translation>Startwert für alles zufällig Gezogene</translation>
    </message>
    <message>
        <source>1; the methods give the number of draws</source>
        <translation>1; Methoden sagen, wie oft gezogen wird</translation>
    </message>
    <message>
        <source>Software, computers, and versions used for the sessions.</source>
        <translation>Womit die Sitzungen liefen.</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>The results combine {studies} studies.</source>
        <translation>Die Ergebnisse fassen {studies} Studien zusammen.</translation>
    </message>
    <message>
        <source>Detectability against 0.5, and machine agents against each other. Holm&apos;s method corrects p (Holm) for the number of tests of the same kind.</source>
        <translation>Erkennbarkeit gegen 0,5 und Maschinenagenten gegeneinander. Die Holm-Methode korrigiert p (Holm) für die Zahl der Tests derselben Art.</translation>
    </message>
    <message>
        <source>Verdicts by origin and task</source>
        <translation>Urteile nach Herkunft und Aufgabe</translation>
    </message>
    <message>
        <source>All machines</source>
        <translation>Alle Maschinen</translation>
    </message>
    <message>
        <source>Called &quot;machine&quot; by people and machine judges</source>
        <translation>„Maschine“ genannt von Menschen und urteilenden Maschinen</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts and their mean, on {which}; verdicts of each judge: n = {humans} on humans and {machines} on machines.</source>
        <translation>Anteile richtiger Urteile und ihr Mittel, über {which}; Urteile je urteilender Person oder Maschine: n = {humans} über Menschen und {machines} über Maschinen.</translation>
    </message>
    <message>
        <source>All {there} machines have the same {name} ({value}), so nothing is drawn.</source>
        <translation>Alle {there} Maschinen haben denselben Wert ({name}: {value}), daher wird nichts gezeichnet.</translation>
    </message>
    <message>
        <source>{by} (Cameron et al., 2011; Satterthwaite, 1946)</source>
        <translation>{by} (Cameron, Gelbach &amp; Miller 2011)</translation>
    </message>
    <message>
        <source>No interval: to estimate how much judges differ, at least {fewest_judges} judges are needed; the data have {found}.</source>
        <translation>Kein Intervall: {found} – das reicht nicht, um zu zeigen, wie sehr sich Urteilende unterscheiden; nötig sind mindestens {fewest_judges}.</translation>
    </message>
    <message>
        <source>Success rate, all and first trials</source>
        <translation>Erfolgsrate, alle und erste Durchgänge</translation>
    </message>
    <message>
        <source>control trials at positions {control_trials}</source>
        <translation>Kontrolldurchgänge an Position {control_trials}</translation>
    </message>
    <message numerus="yes">
        <source>%n practice trials before it</source>
        <translation>
            <numerusform>davor %n Übungsdurchgang</numerusform>
            <numerusform>davor %n Übungsdurchgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} and {more} more</source>
        <translation>{cells} und {more} weitere</translation>
    </message>
    <message>
        <source>{what} Excel and other spreadsheets may read them as formulas. Export as a workbook, or make them safe for spreadsheets.</source>
        <translation>{what} Excel und andere Tabellenprogramme lesen sie womöglich als Formeln. Exportieren Sie eine Arbeitsmappe, oder machen Sie die Texte für Tabellenprogramme sicher.</translation>
    </message>
    <message>
        <source>No value rests on {least} verdicts or more.</source>
        <translation>Kein Wert beruht auf mindestens {least} Urteilen.</translation>
    </message>
    <message>
        <source>The estimate of a test is its effect, such as detectability, or its difference from 0.5 in tests of equivalence.</source>
        <translation>Die Schätzung eines Tests ist sein Effekt, etwa die Erkennbarkeit, oder bei Äquivalenztests die Differenz zu 0,5.</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>beurteilt</translation>
    </message>
    <message>
        <source>The interval generalizes to: {generalizes}.</source>
        <translation>Das Intervall verallgemeinert auf: {generalizes}.</translation>
    </message>
    <message>
        <source>Blocks of {title}, with the number of trials per session.</source>
        <translation>Blöcke von {title}, Durchgänge je einer Sitzung.</translation>
    </message>
    <message>
        <source>Then excluded: {lost}.</source>
        <translation>Danach ausgeschieden: {lost}.</translation>
    </message>
    <message>
        <source>Parts of journals that could not be read or were changed.</source>
        <translation>Stellen der Protokolle, die nicht gelesen werden konnten oder geändert wurden.</translation>
    </message>
    <message>
        <source>There are no sessions, so the report can&apos;t describe a study.</source>
        <translation>Es gibt keine Sitzungen; deshalb ist über keine Studie etwas bekannt.</translation>
    </message>
    <message>
        <source>{name} could not be computed: {problem}</source>
        <translation>Nicht berechenbar: {name}: {problem}</translation>
    </message>
    <message>
        <source>Verdicts excluded from the analysis: {reasons}.</source>
        <translation>Aus der Auswertung ausgeschlossene Urteile: {reasons}.</translation>
    </message>
    <message>
        <source>For other machines like these, the interval is {interval}.</source>
        <translation>Für andere Maschinen wie diese ist das Intervall {interval}.</translation>
    </message>
    <message>
        <source>The analysis was not preregistered and is exploratory.</source>
        <translation>Die Auswertung wurde nicht präregistriert und ist explorativ.</translation>
    </message>
    <message>
        <source>Flow of participants.</source>
        <translation>Weg der Versuchspersonen.</translation>
    </message>
    <message>
        <source>{shown} of {rows} rows; the workbook has all of them.</source>
        <translation>{shown} von {rows} Zeilen; die Arbeitsmappe enthält alle.</translation>
    </message>
    <message>
        <source>No machine has judged these answers.</source>
        <translation>Keine Maschine hat diese Antworten beurteilt.</translation>
    </message>
    <message>
        <source>No data for this result.</source>
        <translation>Dafür gibt es keine Daten.</translation>
    </message>
    <message>
        <source>Exploratory tests</source>
        <translation>Explorative Tests</translation>
    </message>
    <message>
        <source>Unless a row says otherwise, results generalize to: {to}.</source>
        <translation>Sagt eine Zeile nichts anderes, verallgemeinern die Ergebnisse auf: {to}.</translation>
    </message>
    <message>
        <source>Counts of verdicts, and shares and detectability as formulas</source>
        <translation>Häufigkeiten der Urteile sowie Anteile und Erkennbarkeit als Formeln</translation>
    </message>
    <message>
        <source>The ending of {name} is unknown. Known endings: {known}.</source>
        <translation>{name} hat keine bekannte Endung: {known}.</translation>
    </message>
    <message>
        <source>Detectability by task</source>
        <translation>Erkennbarkeit nach Aufgabe</translation>
    </message>
    <message>
        <source>Detectability by machine</source>
        <translation>Erkennbarkeit nach Maschine</translation>
    </message>
    <message>
        <source>Keys that switch programs, such as Alt+Tab, couldn&apos;t be blocked.</source>
        <translation>Tasten, die Programme wechseln, etwa Alt+Tab, ließen sich für Versuchspersonen nicht sperren.</translation>
    </message>
    <message>
        <source>The record of where the journal ended when it was closed is empty or damaged.</source>
        <translation>Die Angabe, wo das Protokoll beim Schließen endete, ist leer oder beschädigt.</translation>
    </message>
    <message>
        <source>Without it, TuringDesk can&apos;t tell whether lines are missing at the end.</source>
        <translation>Ob an ihrem Ende Zeilen fehlen, lässt sich an dieser Datei nicht erkennen.</translation>
    </message>
    <message>
        <source>The journal&apos;s end has changed since it was closed.</source>
        <translation>Das Protokoll endet nicht so wie beim Schließen.</translation>
    </message>
    <message>
        <source>New lines are ignored until the file has its original name and content again and</source>
        <translation>Neues in ihr wird ausgelassen, bis sie ihren Namen und ihren Inhalt wieder hat und</translation>
    </message>
    <message>
        <source>{fix}the results are reopened.</source>
        <translation>{fix}die Ergebnisse neu geöffnet werden.</translation>
    </message>
    <message>
        <source>The file name is not that of a journal.</source>
        <translation>Die Datei heißt nicht so, wie ein Protokoll heißt.</translation>
    </message>
    <message>
        <source>The file contains the session {session}.</source>
        <translation>Die Datei enthält die Sitzung {session}.</translation>
    </message>
    <message>
        <source>Restore it from a backup. If it was moved or deleted on purpose, delete the record of it: {path}.</source>
        <translation>Holen Sie sie aus einer Sicherung zurück. Wurde sie mit gutem Grund verschoben oder gelöscht, löschen Sie den Vermerk dazu: {path}.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t create {path}. {problem}</source>
        <translation>{path} kann nicht angelegt werden. {problem}</translation>
    </message>
    <message>
        <source>Every line already has {taken}. Choose another name for the field.</source>
        <translation>Jede Zeile hat {taken}; nennen Sie das Feld anders.</translation>
    </message>
    <message>
        <source>Answers up to trial {number} are saved.</source>
        <translation>Die Antworten bis Durchgang {number} sind gespeichert.</translation>
    </message>
    <message>
        <source>Response times are correct, because they use a separate clock. Don&apos;t compare times of day before and after this line.</source>
        <translation>Die Reaktionszeiten stimmen: Sie laufen auf einer eigenen Uhr. Uhrzeiten vor und nach dieser Zeile lassen sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>Compare the file with a copy or a backup. Its content may differ from what participants answered.</source>
        <translation>Vergleichen Sie die Datei mit einer Kopie oder Sicherung; was jetzt darin steht, ist vielleicht nicht das, was geantwortet wurde.</translation>
    </message>
    <message>
        <source>The last line is incomplete: writing was interrupted.</source>
        <translation>Die letzte Zeile wurde beim Schreiben abgeschnitten.</translation>
    </message>
    <message>
        <source>No confirmed answer is missing: this one was not saved yet. You can also see this briefly while a session is running.</source>
        <translation>Nichts Bestätigtes fehlt: Die Antwort war noch nicht gespeichert. Eine noch laufende Sitzung endet für einen Moment so.</translation>
    </message>
    <message>
        <source>Lines before this one were removed, inserted, or moved.</source>
        <translation>Zeilen vor dieser wurden herausgenommen, eingefügt oder verschoben.</translation>
    </message>
    <message>
        <source>Times are out of order: {t_ms} ms comes after {t_ms2} ms.</source>
        <translation>Die Zeit läuft rückwärts: {t_ms} ms nach {t_ms2} ms.</translation>
    </message>
    <message>
        <source>The answer&apos;s time is not between the stimulus and the time of saving.</source>
        <translation>Die Antwort wurde nicht zwischen dem Stimulus und ihrem Schreiben gegeben.</translation>
    </message>
    <message>
        <source>The file contains the session {line} but has a different name.</source>
        <translation>Die Datei enthält die Sitzung {line}, heißt aber anders.</translation>
    </message>
    <message>
        <source>Rename it to {line}.jsonl. If it is a copy, move it to another folder.</source>
        <translation>Nennen Sie sie wieder {line}.jsonl; eine Kopie gehört in einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The line that identifies the session is missing.</source>
        <translation>Die Zeile, die sagt, wessen Sitzung dies ist, fehlt.</translation>
    </message>
    <message>
        <source>found to be changed</source>
        <translation>verändert vorgefunden</translation>
    </message>
    <message>
        <source>Compare the file with a copy or a backup. Its content may differ from what was written.</source>
        <translation>Vergleichen Sie die Datei mit einer Kopie oder Sicherung; was jetzt darin steht, ist vielleicht nicht das, was geschrieben wurde.</translation>
    </message>
    <message>
        <source>The line is incomplete: writing was interrupted.</source>
        <translation>Die Zeile wurde beim Schreiben abgeschnitten.</translation>
    </message>
    <message>
        <source>A note needs 1 to {longest} characters.</source>
        <translation>Eine Notiz hat 1 bis {longest} Zeichen.</translation>
    </message>
    <message>
        <source>{stated} is not a list of rules</source>
        <translation>{stated} ist keine Liste von Regeln</translation>
    </message>
    <message>
        <source>A rule of the study {study} can&apos;t be applied: {wrong}.</source>
        <translation>Eine Regel der Studie {study} kann nicht angewendet werden: {wrong}.</translation>
    </message>
    <message>
        <source>Update TuringDesk, or specify the study&apos;s rules with --rules.</source>
        <translation>Aktualisieren Sie TuringDesk oder geben Sie die Regeln der Studie mit --rules an.</translation>
    </message>
    <message>
        <source>{what} Use 1 to 40 letters (a to z), digits, and hyphens, such as P-014.</source>
        <translation>{what} Verwenden Sie 1 bis 40 Buchstaben (a bis z), Ziffern und Bindestriche, z. B. P-014.</translation>
    </message>
    <message>
        <source>The participant code {code} contains {strange}.</source>
        <translation>Der Teilnahmecode {code} enthält {strange}.</translation>
    </message>
    <message>
        <source>The participant code {code} has {code2} characters.</source>
        <translation>Der Teilnahmecode {code} hat {code2} Zeichen.</translation>
    </message>
    <message>
        <source>If they come from another lab or computer, compare the key with the one in the preregistration, or ask the lab. To accept the key, run `turingdesk check DATA --key KEY`. If they were recorded on this computer, someone signed them again: compare them with a backup.</source>
        <translation>Stammen sie aus einem anderen Labor oder von einem anderen Rechner, vergleichen Sie den Schlüssel mit dem in der Präregistrierung oder fragen Sie dort nach. Um den Schlüssel anzunehmen, führen Sie `turingdesk check DATA --key KEY` aus. Wurden sie auf diesem Rechner aufgezeichnet, hat jemand sie neu signiert: Vergleichen Sie sie mit einer Sicherung.</translation>
    </message>
    <message>
        <source>The signature is missing, although the first line names a signing key.</source>
        <translation>Die Signatur fehlt, obwohl die erste Zeile den Schlüssel nennt, mit dem signiert wird.</translation>
    </message>
    <message>
        <source>The journal is signed with a different key than the one named in its first line.</source>
        <translation>Das Protokoll ist mit einem anderen Schlüssel signiert, als seine erste Zeile nennt.</translation>
    </message>
    <message>
        <source>The journal has changed since the desk received it ({at} UTC).</source>
        <translation>Das Protokoll ist nicht so, wie der Leitstand es empfangen hat, {at} UTC.</translation>
    </message>
    <message>
        <source>{count} signed with a key that this computer doesn&apos;t know</source>
        <translation>{count} mit einem Schlüssel signiert, den dieser Rechner nicht kennt</translation>
    </message>
    <message>
        <source>The signature doesn&apos;t match: the content was changed after it was signed.</source>
        <translation>Die Signatur passt nicht: Der Inhalt wurde nach dem Signieren geändert.</translation>
    </message>
    <message>
        <source>Lines were added after the signed one.</source>
        <translation>Nach der signierten Zeile wurden Zeilen hinzugefügt.</translation>
    </message>
    <message>
        <source>The study is sealed, so its makers are unknown here. Ask the people who sealed it to compute the power.</source>
        <translation>Die Studie ist versiegelt: Niemand weiß hier, was von wem stammt. Bitten Sie diejenigen, die sie versiegelt haben, die Teststärke zu berechnen.</translation>
    </message>
    <message>
        <source>The answers of {table} have no words. Use other features.</source>
        <translation>Die Antworten von {table} haben keine Wörter. Nehmen Sie andere Merkmale.</translation>
    </message>
    <message>
        <source>Some of its values are not finite (NaN or infinite).</source>
        <translation>Einige ihrer Zahlen sind nicht endlich (NaN oder unendlich).</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the file {path} with word vectors. Check the path.</source>
        <translation>Es gibt keine Datei {path} mit Wortvektoren. Geben Sie ihren Pfad an.</translation>
    </message>
    <message>
        <source>it ends in the middle of a vector</source>
        <translation>sie endet mitten in einem Vektor</translation>
    </message>
    <message>
        <source>it ends in the middle of a word</source>
        <translation>sie endet mitten in einem Wort</translation>
    </message>
    <message>
        <source>a line is not a word followed by numbers</source>
        <translation>eine Zeile ist kein Wort mit seinen Zahlen</translation>
    </message>
    <message>
        <source>Its picture can&apos;t be read, or its word is not a color.</source>
        <translation>Ihr Bild ist nicht lesbar, oder ihr Wort ist keine Farbe.</translation>
    </message>
    <message>
        <source>The color word, the picture&apos;s colors in CIELAB, and how much of the picture has that color.</source>
        <translation>Das Farbwort, die Farben des Bildes in CIELAB und wie viel davon diese Farbe hat.</translation>
    </message>
    <message>
        <source>The answers of {table} are not colors. Use other features.</source>
        <translation>Die Antworten von {table} sind keine Farben. Nehmen Sie andere Merkmale.</translation>
    </message>
    <message>
        <source>The distance of an association from its cue, from a file of word vectors.</source>
        <translation>Wie weit eine Assoziation von ihrem Reizwort entfernt ist, in einer Datei mit Wortvektoren.</translation>
    </message>
    <message>
        <source>Unknown distance {measure}. Available: {measures}.</source>
        <translation>Kein Abstand heißt {measure}. Es gibt: {measures}.</translation>
    </message>
    <message>
        <source>The answers of {table} have no cue. Use other features.</source>
        <translation>Die Antworten von {table} haben kein Reizwort. Nehmen Sie andere Merkmale.</translation>
    </message>
    <message>
        <source>Its vector in {name} doesn&apos;t have {length} numbers as most vectors do.</source>
        <translation>Ihr Vektor in {name} hat nicht {length} Zahlen wie die meisten.</translation>
    </message>
    <message>
        <source>A vector for each answer, computed elsewhere, from a file.</source>
        <translation>Ein Vektor je Antwort, den das Labor anderswo berechnet hat, aus einer Datei.</translation>
    </message>
    <message>
        <source>{name} is not a file of vectors. Use a .npy, .npz, or .parquet file.</source>
        <translation>{name} ist keine Datei mit Vektoren. Geben Sie eine .npy, .npz oder .parquet an.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t say which answers its vectors belong to. Put {name2} next to it, with one answer&apos;s ID in each line.</source>
        <translation>{name} sagt nicht, wessen Vektoren darin stehen. Legen Sie {name2} daneben, mit einer Antwort-ID je Zeile.</translation>
    </message>
    <message>
        <source>it is not a Parquet file, or only part of one</source>
        <translation>es ist keine Parquet-Datei oder nur ein Teil davon</translation>
    </message>
    <message>
        <source>it has {ids} IDs but an array of shape {shape}</source>
        <translation>{ids} IDs stehen neben einem Feld der Form {shape}</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the file {path} with embeddings. Specify --embeddings FILE.</source>
        <translation>Es gibt keine Datei {path} mit Einbettungen. Geben Sie --embeddings FILE an.</translation>
    </message>
    <message>
        <source>it has IDs but no array called vectors</source>
        <translation>sie hat ids und kein Feld namens vectors</translation>
    </message>
    <message>
        <source>it has no column id</source>
        <translation>sie hat keine Spalte namens id</translation>
    </message>
    <message>
        <source>Everything so far is saved. Check the server, then run the same command again to continue.</source>
        <translation>Das Bisherige ist gespeichert; sehen Sie nach dem Server und starten Sie denselben Befehl noch einmal, um fortzufahren.</translation>
    </message>
    <message>
        <source>not a list of numbers</source>
        <translation>keine Liste von Zahlen</translation>
    </message>
    <message>
        <source>A vector for the words of each answer, from a model on a server in your lab.</source>
        <translation>Ein Vektor für die Wörter jeder Antwort, von einem Modell auf einem Server im Labor.</translation>
    </message>
    <message>
        <source>Its vector doesn&apos;t have {length} numbers as most vectors do.</source>
        <translation>Ihr Vektor hat nicht {length} Zahlen wie die meisten.</translation>
    </message>
    <message>
        <source>The server&apos;s vector for it is not valid: {row}.</source>
        <translation>Der Vektor des Servers dafür ist nicht brauchbar: {row}.</translation>
    </message>
    <message>
        <source>Positions of the first fixations, from -1 to 1 across the picture.</source>
        <translation>Wo die ersten Fixationen liegen, von -1 bis 1 über das Bild.</translation>
    </message>
    <message>
        <source>The answers of {table} are not eye movements. Use other features.</source>
        <translation>Die Antworten von {table} sind keine Augenbewegungen. Nehmen Sie andere Merkmale.</translation>
    </message>
    <message>
        <source>There are not enough n-grams for latent semantic analysis.</source>
        <translation>Es gibt zu wenige N-Gramme für die latente semantische Analyse.</translation>
    </message>
    <message>
        <source>Words, pairs of words, and character sequences; rarer ones have more weight (TF-IDF).</source>
        <translation>Wörter, Wortpaare und Zeichenfolgen, je seltener, desto gewichtiger (TF-IDF).</translation>
    </message>
    <message>
        <source>No two answers have an n-gram in common, so there is nothing to learn from. Use other features.</source>
        <translation>Keine zwei Antworten haben ein N-Gramm gemeinsam, es gibt also nichts zu lernen. Nehmen Sie andere Merkmale.</translation>
    </message>
    <message>
        <source>The server didn&apos;t reply to {in_a_row} questions in a row, most recently: {problem}. Its earlier replies are saved. Check the server, then run the same command again to continue.</source>
        <translation>Der Server hat auf {in_a_row} Fragen in Folge nicht geantwortet, zuletzt: {problem}. Was er vorher gesagt hat, ist gespeichert; sehen Sie nach dem Server und starten Sie denselben Befehl noch einmal, um fortzufahren.</translation>
    </message>
    <message>
        <source>The example {id} has no correct answer. Choose another one.</source>
        <translation>Das Beispiel {id} hat keine richtige Antwort. Wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>The server at {url} returned {status_code}</source>
        <translation>Der Server unter {url} antwortet mit {status_code}</translation>
    </message>
    <message>
        <source>Correct {where} (it often ends in /v1) or {which}.</source>
        <translation>Korrigieren Sie {where} (endet oft auf /v1) oder {which}.</translation>
    </message>
    <message>
        <source>The environment variable {variable} contains more than a key: spaces, line breaks, or characters that keys don&apos;t have. Set it again.</source>
        <translation>Die Umgebungsvariable {variable} enthält mehr als einen Schlüssel: Leerzeichen, Zeilenumbrüche oder Zeichen, die kein Schlüssel hat. Setzen Sie sie neu.</translation>
    </message>
    <message>
        <source>No server responds at {url} ({problem}). Start it, or correct {server_word}.</source>
        <translation>Unter {url} antwortet kein Server ({problem}). Starten Sie ihn oder korrigieren Sie {server_word}.</translation>
    </message>
    <message>
        <source>Put the correct key in the environment variable {key_variable}.</source>
        <translation>Hinterlegen Sie den richtigen Schlüssel in der Umgebungsvariablen {key_variable}.</translation>
    </message>
    <message>
        <source>Put a key with permission in {key_variable}.</source>
        <translation>Hinterlegen Sie in {key_variable} einen Schlüssel, der dazu berechtigt.</translation>
    </message>
    <message>
        <source>No block of {title} has both what you requested and an example. Choose other blocks.</source>
        <translation>Kein Block von {title} hat sowohl das Verlangte als auch ein Beispiel. Nennen Sie andere.</translation>
    </message>
    <message>
        <source>None of the requested blocks of {title} shows two answers side by side. Add one with task = &quot;pairs&quot; and a table of pairs, or omit --paired.</source>
        <translation>Kein verlangter Block von {title} zeigt zwei nebeneinander. Fügen Sie einen mit task = &quot;pairs&quot; und einer Tabelle von Paaren hinzu oder lassen Sie --paired weg.</translation>
    </message>
    <message>
        <source>The study is sealed, so its makers are unknown here and no example can be given. Omit --example, or ask the people who sealed the study.</source>
        <translation>Die Studie ist versiegelt: Niemand hier weiß, wer was gemacht hat, also lässt sich kein Beispiel geben. Lassen Sie --example weg oder fragen Sie die, die sie versiegelt haben.</translation>
    </message>
    <message>
        <source>The study is sealed, and its sessions were drawn with all its blocks. Judge all blocks instead of only {kept}.</source>
        <translation>Die Studie ist versiegelt, und ihre Sitzungen wurden mit allen Blöcken gezogen. Lassen Sie alle beurteilen; verlangt waren {kept}.</translation>
    </message>
    <message>
        <source>There are two examples for the block {id}: {id2} and {example}. Choose one.</source>
        <translation>Für den Block {id} gibt es zwei Beispiele: {id2} und {example}. Nennen Sie eines.</translation>
    </message>
    <message>
        <source>Use an address such as http://localhost:8080/v1.</source>
        <translation>Geben Sie sie an wie http://localhost:8080/v1.</translation>
    </message>
    <message>
        <source>{url} is not a server address. {example}</source>
        <translation>{url} ist keine Adresse eines Servers. {example}</translation>
    </message>
    <message>
        <source>The server&apos;s address contains more than its location, and it is recorded with every session. {example} Put the key in an environment variable.</source>
        <translation>Die Adresse des Servers enthält mehr als seinen Ort, und sie wird mit jeder Sitzung aufgeschrieben. {example} Ein Schlüssel gehört in eine Umgebungsvariable.</translation>
    </message>
    <message>
        <source>{url} is not a server address ({problem}). {example}</source>
        <translation>{url} ist keine Adresse eines Servers ({problem}). {example}</translation>
    </message>
    <message>
        <source>Another program is running this judge on this data folder ({name}). Wait until it finishes, or stop it.</source>
        <translation>Ein anderes Programm lässt diesen Beurteiler gerade in diesem Datenordner laufen ({name}). Warten Sie, bis es fertig ist, oder beenden Sie es.</translation>
    </message>
    <message>
        <source>The folder {folder} can&apos;t be created. {why}</source>
        <translation>Der Ordner {folder} kann nicht angelegt werden. {why}</translation>
    </message>
    <message>
        <source>letters: at least {least} different ones, such as letters = &quot;PQRSTUVWXYZC&quot;</source>
        <translation>letters: mindestens {least} verschiedene, z. B. letters = &quot;PQRSTUVWXYZC&quot;</translation>
    </message>
    <message>
        <source>{path} lacks {lacking}. Copy the file that comes with TuringDesk ({resources}), then change its texts.</source>
        <translation>In {path} fehlt: {lacking}. Kopieren Sie die Datei, die mit TuringDesk kommt ({resources}), und ändern Sie deren Wortlaut.</translation>
    </message>
    <message>
        <source>The study is sealed, so its makers are unknown here. Use the package as it was before it was sealed.</source>
        <translation>Die Studie ist versiegelt, daher ist hier nicht bekannt, was von wem stammt. Verwenden Sie das Paket von vor dem Versiegeln.</translation>
    </message>
    <message>
        <source>{address} is not the address of a Dask scheduler. Use an address such as tcp://gpu.lab:8786.</source>
        <translation>{address} ist keine Adresse eines Dask-Schedulers. Geben Sie sie an wie tcp://gpu.lab:8786.</translation>
    </message>
    <message>
        <source>Several workers of the cluster at {address} failed at the same task, perhaps because they ran out of memory. {go_on}</source>
        <translation>Mehrere Worker des Clusters unter {address} sind an derselben Arbeit gescheitert, vielleicht aus Mangel an Arbeitsspeicher. {go_on}</translation>
    </message>
    <message>
        <source>a worker&apos;s results are lost</source>
        <translation>was ein Worker hielt, ist verloren</translation>
    </message>
    <message>
        <source>A cluster needs Dask, which is not installed here. Install TuringDesk from source with the extra cluster: pip install &apos;.[cluster]&apos;. The packaged program doesn&apos;t include Dask.</source>
        <translation>Ein Cluster braucht Dask, das hier nicht installiert ist. Installieren Sie TuringDesk aus dem Quellcode mit pip und dem Extra cluster: pip install &apos;.[cluster]&apos;. Das Programm, das als ein Ordner kommt, enthält kein Dask.</translation>
    </message>
    <message>
        <source>TuringDesk is not installed on the worker {worker} ({found}). Install version {version} there.</source>
        <translation>Der Worker {worker} hat kein TuringDesk ({found}). Installieren Sie dort Version {version}.</translation>
    </message>
    <message>
        <source>The worker {worker} has TuringDesk {found}, but this computer has {version}. Install the same version there.</source>
        <translation>Der Worker {worker} hat TuringDesk {found}, hier läuft {version}. Installieren Sie dort dieselbe Version.</translation>
    </message>
    <message>
        <source>it no longer has a scheduler or workers</source>
        <translation>er hat keinen Scheduler oder keine Worker mehr</translation>
    </message>
    <message>
        <source>Of the answers with features, {humans} are by humans and {humans2} by machines. A judge needs both for training.</source>
        <translation>Von den Antworten mit Merkmalen sind {humans} von Menschen und {humans2} von Maschinen. Ein Beurteiler braucht beide, um zu lernen.</translation>
    </message>
    <message>
        <source>The training answers are only by humans or only by machines. Use fewer folds or other agents.</source>
        <translation>Unter den Antworten zum Trainieren sind nur Menschen oder nur Maschinen. Nehmen Sie weniger Teile oder andere Agenten.</translation>
    </message>
    <message>
        <source>Every answer belongs to a different stimulus, so both kinds of folds are equivalent, and any difference is due to chance.</source>
        <translation>Jede Antwort gehört zu einem eigenen Stimulus, daher lassen beide Arten von Teilen dasselbe aus; ein Unterschied ist Zufall.</translation>
    </message>
    <message>
        <source>Detectability is {detectability} with folds grouped by {by} and {detectability2} with ungrouped folds: a difference of {of}{ends}.</source>
        <translation>Die Erkennbarkeit beträgt {detectability} mit nach {by} gruppierten Teilen und {detectability2} mit einzeln verteilten Antworten: ein Unterschied von {of}{ends}.</translation>
    </message>
    <message>
        <source>{values} For each of the {by}, more training answers are of the other kind than of the kind that is judged, which misleads a judge that recognizes them.</source>
        <translation>{values} Innerhalb einzelner {by} bleiben zum Trainieren mehr Antworten der anderen Art übrig als von der Art der beurteilten; das führt einen Beurteiler in die Irre, der sie wiedererkennt.</translation>
    </message>
    <message>
        <source>The two kinds of folds can&apos;t be compared: one class has no answers.</source>
        <translation>Die beiden Arten von Teilen lassen sich nicht vergleichen: Eine Klasse hat keine Antworten.</translation>
    </message>
    <message>
        <source>{values} The difference may be due to chance.</source>
        <translation>{values} Das kann Zufall sein.</translation>
    </message>
    <message>
        <source>{values} The difference comes from {by} seen in training, not from telling humans and machines apart.</source>
        <translation>{values} So viel kommt von {by}, mit denen trainiert wurde, und nicht vom Unterscheiden zwischen Mensch und Maschine.</translation>
    </message>
    <message>
        <source>There are answers of one class only.</source>
        <translation>Es gibt nur Antworten einer Klasse.</translation>
    </message>
    <message>
        <source>95% CI [{low}, {high}]</source>
        <translation>95-%-Intervall {low} bis {high}</translation>
    </message>
    <message>
        <source>This kind of judge has no feature weights.</source>
        <translation>Diese Art von Beurteiler hat kein Gewicht für jedes Merkmal.</translation>
    </message>
    <message>
        <source>The features are numbers without individual meanings, so they can&apos;t be named.</source>
        <translation>Die Merkmale sind Zahlen ohne eigene Bedeutung, daher lässt sich keines benennen.</translation>
    </message>
    <message>
        <source>Features without a name are omitted: {unnamed}.</source>
        <translation>Merkmale ohne Namen sind ausgelassen: {unnamed}.</translation>
    </message>
    <message>
        <source>Some folds would train on humans only or on machines only, because few prompts have answers of both. Use fewer folds, or ungrouped folds.</source>
        <translation>Ein Teil würde nur mit Menschen oder nur mit Maschinen trainieren, da so wenige Vorlagen Antworten von beiden haben. Nehmen Sie weniger Teile oder ungruppierte.</translation>
    </message>
    <message>
        <source>The training answers belong to {names} groups, and no group can be held out such that both parts contain humans and machines. Use another judge.</source>
        <translation>Die Antworten zum Trainieren gehören zu {names} Gruppen, und keine lässt sich so abtrennen, dass auf beiden Seiten Menschen und Maschinen bleiben. Nehmen Sie einen anderen Beurteiler.</translation>
    </message>
    <message>
        <source>With {k} folds, nothing is left for training. Use 2 or more folds.</source>
        <translation>Mit {k} Teilen bleibt nichts zum Trainieren. Nehmen Sie 2 Teile oder mehr.</translation>
    </message>
    <message>
        <source>A judge needs at least two answers by humans and two by machines.</source>
        <translation>Ein Beurteiler braucht mindestens zwei Antworten von Menschen und zwei von Maschinen.</translation>
    </message>
    <message>
        <source>There are {found} groups of answers for {k} folds. Use at most {found} folds.</source>
        <translation>Für {k} Teile gibt es {found} Gruppen von Antworten. Nehmen Sie höchstens {found} Teile.</translation>
    </message>
    <message>
        <source>{judge} has already judged this study with other settings, and the verdicts would be combined. Give this judge its own name, or use another data folder.</source>
        <translation>{judge} hat diese Studie mit anderen Einstellungen beurteilt, und die Urteile würden zusammen gezählt. Geben Sie diesem Urteilenden einen eigenen Namen oder nehmen Sie einen anderen Datenordner.</translation>
    </message>
    <message>
        <source>No block has answers by two machine agents, so none can be held out.</source>
        <translation>Kein Block hat Antworten von zwei Maschinen, also lässt sich keine auslassen.</translation>
    </message>
    <message>
        <source>Trained judges can&apos;t judge two answers side by side.</source>
        <translation>Ein trainierter Urteilender urteilt nicht über zwei nebeneinander.</translation>
    </message>
    <message>
        <source>Identifies humans and machines with given probabilities.</source>
        <translation>Erkennt Menschen und Maschinen mit gegebenen Wahrscheinlichkeiten.</translation>
    </message>
    <message>
        <source>Combines the votes of many decision trees, each trained on some of the answers.</source>
        <translation>Lässt viele Bäume abstimmen, jeder mit einem Teil der Antworten gelernt.</translation>
    </message>
    <message>
        <source>Two layers of 1,024 and 512 neurons, with early stopping on a validation set.</source>
        <translation>Zwei Schichten mit 1.024 und 512 Neuronen; ein eigener Teil der Antworten sagt, wann es aufhört zu lernen.</translation>
    </message>
    <message>
        <source>A network can use at most {most} features, but there are {columns}. Use other features, such as lsa.</source>
        <translation>Ein Netz nimmt höchstens {most} Merkmale, und dies sind {columns}. Nehmen Sie andere Merkmale, etwa lsa.</translation>
    </message>
    <message>
        <source>A network needs {least} answers by humans and {least} by machines for training, but there are only {fewest} of one kind. Use another judge.</source>
        <translation>Ein Netz braucht zum Trainieren {least} Antworten von Menschen und {least} von Maschinen, und von einer der beiden Arten gibt es {fewest}. Nehmen Sie einen anderen Beurteiler.</translation>
    </message>
    <message>
        <source>Separates the answers of humans and machines with a linear boundary.</source>
        <translation>Zieht eine gerade Grenze zwischen den Antworten von Menschen und von Maschinen.</translation>
    </message>
    <message>
        <source>No session is running in {name}.</source>
        <translation>In {name} läuft keine Sitzung.</translation>
    </message>
    <message>
        <source>{name} did not respond.</source>
        <translation>{name} hat nicht geantwortet.</translation>
    </message>
    <message>
        <source>message shown.</source>
        <translation>die Nachricht wird angezeigt.</translation>
    </message>
    <message>
        <source>session paused.</source>
        <translation>die Sitzung pausiert.</translation>
    </message>
    <message>
        <source>session continued.</source>
        <translation>die Sitzung geht weiter.</translation>
    </message>
    <message>
        <source>session ended.</source>
        <translation>die Sitzung endet.</translation>
    </message>
    <message>
        <source>{booth} was removed.</source>
        <translation>{booth} ist vergessen.</translation>
    </message>
    <message>
        <source>The token of {name} is wrong, or belongs to another connection.</source>
        <translation>Das Token von {name} ist falsch oder gehört zu einer anderen Verbindung.</translation>
    </message>
    <message>
        <source>The computer that responds is not the desk that shows this code.</source>
        <translation>Was dort antwortet, ist nicht der Leitstand mit diesem Code.</translation>
    </message>
    <message>
        <source>The desk&apos;s certificate has changed.</source>
        <translation>Das Zertifikat des Leitstands ist nicht mehr dasselbe.</translation>
    </message>
    <message>
        <source>The protocol version is not a pair of numbers.</source>
        <translation>Die Protokollversion der Verbindung ist kein Zahlenpaar.</translation>
    </message>
    <message>
        <source>The other side is {program} with protocol {told}; this side is {program2} with protocol {ours}.</source>
        <translation>Die Gegenseite ist {program} und spricht Version {told} des Verbindungsprotokolls; dies ist {program2} und spricht {ours}.</translation>
    </message>
    <message>
        <source>The desk doesn&apos;t know this kiosk, or no longer does.</source>
        <translation>Der Leitstand kennt diesen Kiosk nicht oder nicht mehr.</translation>
    </message>
    <message>
        <source>The nonce is not valid.</source>
        <translation>Das ist keine gültige Nonce.</translation>
    </message>
    <message>
        <source>This message was already used.</source>
        <translation>Diese Worte wurden schon einmal gesagt.</translation>
    </message>
    <message>
        <source>Another desk on this computer already receives data from booths into {data}. Use that desk, or close it first.</source>
        <translation>Ein anderer Leitstand dieses Rechners nimmt schon in {data} auf, was die Kabinen senden. Verwenden Sie diesen oder schließen Sie ihn zuerst.</translation>
    </message>
    <message>
        <source>{name} has a different {file} than this desk: two kiosks used the same participant code, or this kiosk was paired again. Its file is saved in {aside}.</source>
        <translation>{name} hat eine andere Datei {file} als die hiesige: Zwei Kioske haben denselben Teilnahmecode verwendet, oder dieser Kiosk wurde neu gekoppelt. Seine Datei ist in {aside} aufbewahrt.</translation>
    </message>
    <message>
        <source>The desk is closing.</source>
        <translation>Der Leitstand wird geschlossen.</translation>
    </message>
    <message>
        <source>The same kiosk has reconnected.</source>
        <translation>Derselbe Kiosk hat sich neu verbunden.</translation>
    </message>
    <message>
        <source>{file} of {name} was not accepted. {large}</source>
        <translation>{file} von {name} wurde nicht angenommen. {large}</translation>
    </message>
    <message>
        <source>{name} tried to write to {file}, which is a session of {other}. Nothing was written.</source>
        <translation>{name} wollte in {file} schreiben, eine Sitzung von {other}. Nichts davon wurde dort geschrieben.</translation>
    </message>
    <message>
        <source>{path}: {source} has a different {what} with this name. It is saved in {kept}; open {data} as a separate data folder.</source>
        <translation>{path}: {source} hat unter diesem Namen etwas anderes ({what}). Es wird in {kept} aufbewahrt; öffnen Sie {data} als eigenen Datenordner.</translation>
    </message>
    <message>
        <source>{new} new, {grown} continued, {known} already present.</source>
        <translation>{new} neu, {grown} fortgesetzt, {known} waren schon hier.</translation>
    </message>
    <message>
        <source>{name} is being recorded here right now. Join again later.</source>
        <translation>{name} wird hier gerade geschrieben. Führen Sie später erneut zusammen.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the folder {source}. Check the name and the USB drive.</source>
        <translation>Es gibt keinen Ordner {source}. Prüfen Sie den Namen und den USB-Stick.</translation>
    </message>
    <message>
        <source>{source} and {data} are inside one another. Choose another folder.</source>
        <translation>{source} und {data} liegen ineinander. Nennen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{source} contains no sessions.{more}</source>
        <translation>{source} enthält keine Sitzungen.{more}</translation>
    </message>
    <message>
        <source>{withdrawn} skipped: the participants withdrew.</source>
        <translation>{withdrawn} ausgelassen: Die Versuchspersonen haben widerrufen.</translation>
    </message>
    <message>
        <source>Choose its folders one by one: {with_some}.</source>
        <translation>Nennen Sie seine Ordner einzeln: {with_some}.</translation>
    </message>
    <message>
        <source>{path} has just been written to.</source>
        <translation>{path} wurde gerade eben beschrieben.</translation>
    </message>
    <message>
        <source>{code} contains a typo; no desk shows such a code.</source>
        <translation>{code} ist vertippt; kein Leitstand zeigt einen solchen Code.</translation>
    </message>
    <message>
        <source>The desk has more data than this kiosk sent.</source>
        <translation>Der Leitstand hat mehr, als ihm gemeldet wurde.</translation>
    </message>
    <message>
        <source>The desk doesn&apos;t accept it.</source>
        <translation>Der Leitstand nimmt es nicht an.</translation>
    </message>
    <message>
        <source>That session is no longer running here.</source>
        <translation>Diese Sitzung läuft hier nicht mehr.</translation>
    </message>
    <message>
        <source>This version of the kiosk doesn&apos;t know {what}.</source>
        <translation>Die Version dieses Kiosks kennt {what} nicht.</translation>
    </message>
    <message>
        <source>Wait a few seconds, then try again.</source>
        <translation>Warten Sie einige Sekunden und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>Another computer responds at this address. If the desk was set up again, pair again; otherwise, ask your network administrator.</source>
        <translation>Unter dieser Adresse antwortet ein anderer Rechner. Wurde der Leitstand neu eingerichtet, koppeln Sie erneut; wenn nicht, fragen Sie die Netzwerkbetreuung.</translation>
    </message>
    <message>
        <source>The message is not a JSON object.</source>
        <translation>Was ankam, ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>Unknown message {say}.</source>
        <translation>Es gibt keine Nachricht {say}.</translation>
    </message>
    <message>
        <source>The message is not valid JSON.</source>
        <translation>Was ankam, ist kein JSON.</translation>
    </message>
    <message>
        <source>{name} in a message {say} is missing or not valid.</source>
        <translation>{name} einer Nachricht {say} fehlt oder ist falsch.</translation>
    </message>
    <message>
        <source>{text} is not a valid address. Use, for example, 192.168.1.10 or desk:{port}.</source>
        <translation>{text} ist keine Adresse. Schreiben Sie z. B. 192.168.1.10 oder desk:{port}.</translation>
    </message>
    <message>
        <source>The code is wrong, or someone is intercepting the connection between this kiosk and the desk.</source>
        <translation>Der Code ist ein anderer, oder jemand steht zwischen diesem Kiosk und dem Leitstand.</translation>
    </message>
    <message>
        <source>Wrong code. Try again in {wait_s} s.</source>
        <translation>Zu bald nach einem falschen Code: Warten Sie {wait_s} s.</translation>
    </message>
    <message>
        <source>The participant withdrew: also delete this kiosk&apos;s data of the session.</source>
        <translation>Die Versuchsperson hat widerrufen: Löschen Sie auch, was dieser Kiosk von der Sitzung hat.</translation>
    </message>
    <message>
        <source>Consent was refused: personal answers are not saved.</source>
        <translation>Die Einwilligung wurde verweigert: Persönliche Antworten werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Only journals and the files that belong to them are accepted.</source>
        <translation>Nur Protokolle und was zu ihnen gehört werden angenommen.</translation>
    </message>
    <message>
        <source>The desk doesn&apos;t accept {kind} files larger than {most}. {join}</source>
        <translation>Der Leitstand nimmt keine Datei der Art {kind} mit mehr als {most} an. {join}</translation>
    </message>
    <message>
        <source>The desk doesn&apos;t accept lines longer than {most_line}. {join}</source>
        <translation>Der Leitstand nimmt keine Zeile mit mehr als {most_line} an. {join}</translation>
    </message>
    <message>
        <source>There are too many files with this name.</source>
        <translation>Unter diesem Namen gibt es zu viele Dateien.</translation>
    </message>
    <message>
        <source>The desk accepts at most {most_unfinished} of unfinished sessions from one kiosk. {join}</source>
        <translation>Der Leitstand nimmt nicht mehr als {most_unfinished} an unvollendeten Sitzungen von einem Kiosk an. {join}</translation>
    </message>
    <message>
        <source>No data was received for {within_s} seconds.</source>
        <translation>{within_s} Sekunden lang kam nichts.</translation>
    </message>
    <message>
        <source>A message is longer than {most} bytes.</source>
        <translation>Eine Nachricht mit mehr als {most} Byte.</translation>
    </message>
    <message>
        <source>The connection was closed.</source>
        <translation>Die Verbindung ist beendet.</translation>
    </message>
    <message>
        <source>{code} is already in line {before}{same}.</source>
        <translation>{code} steht schon in Zeile {before}{same}.</translation>
    </message>
    <message>
        <source>{code} withdrew. Use a new code.</source>
        <translation>{code} hat widerrufen. Wer jetzt kommt, braucht einen anderen Code.</translation>
    </message>
    <message>
        <source>{code} was created for the study {study}.</source>
        <translation>{code} wurde für die Studie {study} erstellt.</translation>
    </message>
    <message>
        <source>Create 1 to {most} codes at a time.</source>
        <translation>Verlangen Sie 1 bis {most} Codes auf einmal.</translation>
    </message>
    <message>
        <source>The list has {new} codes. Add at most {most} at a time.</source>
        <translation>Das sind {new} Codes. Fügen Sie höchstens {most} auf einmal hinzu.</translation>
    </message>
    <message>
        <source>{parent} can&apos;t be created. {why}</source>
        <translation>{parent} kann nicht angelegt werden. {why}</translation>
    </message>
    <message>
        <source>{kind} answers blocks of {tasks}, and {title} has none. Choose another agent or other blocks.</source>
        <translation>{kind} beantwortet Blöcke von {tasks}, und {title} hat keine. Wählen Sie einen anderen Agenten oder andere Blöcke.</translation>
    </message>
    <message>
        <source>block of this collection</source>
        <translation>Block dieser Antworterhebung</translation>
    </message>
    <message>
        <source>ELIZA</source>
        <translation>ELIZA</translation>
    </message>
    <message>
        <source>Talks by Weizenbaum&apos;s rules of 1966, which mirror what the other one says.</source>
        <translation>Spricht nach Weizenbaums Regeln von 1966, die spiegeln, was das Gegenüber sagt.</translation>
    </message>
    <message>
        <source>the seed (default: 0)</source>
        <translation>der Startwert (Standard: 0)</translation>
    </message>
    <message>
        <source>Modified median cut</source>
        <translation>Modifizierter Median-Cut</translation>
    </message>
    <message>
        <source>Names the color of the largest of five clusters of a picture&apos;s colors.</source>
        <translation>Nennt die Farbe des größten von fünf Clustern der Farben eines Bildes.</translation>
    </message>
    <message>
        <source>its picture can&apos;t be read</source>
        <translation>ihr Bild kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Nearest word</source>
        <translation>Nächstes Wort</translation>
    </message>
    <message>
        <source>Associates each cue with the nearest word in a file of word vectors.</source>
        <translation>Assoziiert jedes Reizwort mit dem nächstgelegenen Wort in einer Datei mit Wortvektoren.</translation>
    </message>
    <message>
        <source>its cue isn&apos;t in the file of word vectors</source>
        <translation>ihr Reizwort steht nicht in der Datei mit Wortvektoren</translation>
    </message>
    <message>
        <source>the file of word vectors, in the format of word2vec or GloVe</source>
        <translation>die Datei mit Wortvektoren, im Format von word2vec oder GloVe</translation>
    </message>
    <message>
        <source>Model on a server</source>
        <translation>Modell auf einem Server</translation>
    </message>
    <message>
        <source>Asks a model on a server that speaks OpenAI&apos;s API. The prompts and their pictures are sent only to that server.</source>
        <translation>Fragt ein Modell auf einem Server, der die API von OpenAI versteht. Die Vorgaben und ihre Bilder werden nur an diesen Server gesendet.</translation>
    </message>
    <message>
        <source>{path} lacks names in [{task}]. Write two or more with commas between them.</source>
        <translation>In {path} fehlen unter [{task}] Namen. Schreiben Sie zwei oder mehr, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>the reply repeats the prompt</source>
        <translation>die Antwort wiederholt die Vorgabe</translation>
    </message>
    <message>
        <source>The prompts in {path} can&apos;t be read. {why}</source>
        <translation>Die Prompts in {path} können nicht gelesen werden. {why}</translation>
    </message>
    <message>
        <source>{path} lacks [{task}] with a text for prompt. Copy the file that comes with TuringDesk ({usual}), then change its texts.</source>
        <translation>In {path} fehlt [{task}] mit einem Text für prompt. Kopieren Sie die Datei, die mit TuringDesk kommt ({usual}), und ändern Sie deren Wortlaut.</translation>
    </message>
    <message>
        <source>the model&apos;s name on the server</source>
        <translation>der Name des Modells auf dem Server</translation>
    </message>
    <message>
        <source>the server&apos;s address, such as http://localhost:11434/v1</source>
        <translation>die Adresse des Servers, z. B. http://localhost:11434/v1</translation>
    </message>
    <message>
        <source>a file with other prompts</source>
        <translation>eine Datei mit anderen Prompts</translation>
    </message>
    <message>
        <source>the sampling temperature (default: 0.8)</source>
        <translation>die Temperatur beim Ziehen der Tokens (Standard: 0.8)</translation>
    </message>
    <message>
        <source>the maximum length of a reply (default: 60)</source>
        <translation>die Höchstlänge einer Antwort (Standard: 60)</translation>
    </message>
    <message>
        <source>the share of likely tokens to sample from (default: 1)</source>
        <translation>der Anteil wahrscheinlicher Tokens, aus denen gezogen wird (Standard: 1)</translation>
    </message>
    <message>
        <source>how much frequent tokens are avoided, from 0 to 2 (default: 2)</source>
        <translation>wie sehr häufige Tokens gemieden werden, von 0 bis 2 (Standard: 2)</translation>
    </message>
    <message>
        <source>how much used tokens are avoided, from 0 to 2 (default: 2)</source>
        <translation>wie sehr schon verwendete Tokens gemieden werden, von 0 bis 2 (Standard: 2)</translation>
    </message>
    <message>
        <source>answers to each prompt (default: 1)</source>
        <translation>Antworten je Vorgabe (Standard: 1)</translation>
    </message>
    <message>
        <source>requests at the same time (default: 1)</source>
        <translation>gleichzeitige Anfragen (Standard: 1)</translation>
    </message>
    <message>
        <source>seconds to wait for a reply (default: 120)</source>
        <translation>wie viele Sekunden auf eine Antwort gewartet wird (Standard: 120)</translation>
    </message>
    <message>
        <source>how often to try each request (default: 5)</source>
        <translation>wie oft jede Anfrage versucht wird (Standard: 5)</translation>
    </message>
    <message>
        <source>the environment variable with the server&apos;s key, if it needs one (default: TURINGDESK_API_KEY)</source>
        <translation>die Umgebungsvariable mit dem Schlüssel für den Server, falls er einen braucht (Standard: TURINGDESK_API_KEY)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Frequency penalty</source>
        <translation>Frequency Penalty</translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <translation>Presence Penalty</translation>
    </message>
    <message>
        <source>Answers to each prompt</source>
        <translation>Antworten je Vorgabe</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>Seconds to wait</source>
        <translation>Wartezeit in Sekunden</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Variable with the key</source>
        <translation>Variable mit dem Schlüssel</translation>
    </message>
    <message>
        <source>Saliency</source>
        <translation>Salienz</translation>
    </message>
    <message>
        <source>The maps in {path} can&apos;t be read. {why}</source>
        <translation>Die Karten in {path} können nicht gelesen werden. {why}</translation>
    </message>
    <message>
        <source>{path} has no maps. Name a folder of pictures that are called like those of the collection.</source>
        <translation>{path} enthält keine Karten. Nennen Sie einen Ordner mit Bildern, die so heißen wie die der Antworterhebung.</translation>
    </message>
    <message>
        <source>its picture has no map in the folder</source>
        <translation>zu ihrem Bild gibt es im Ordner keine Karte</translation>
    </message>
    <message>
        <source>its picture, or the map of it, can&apos;t be read</source>
        <translation>ihr Bild oder die Karte dazu kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>how far around a fixation nothing is fixated again, in pixels of the picture (default: 100)</source>
        <translation>in welchem Umkreis einer Fixation nichts noch einmal fixiert wird, in Pixeln des Bildes (Standard: 100)</translation>
    </message>
    <message>
        <source>the maximum number of fixations (default: 15)</source>
        <translation>wie viele Fixationen es höchstens sind (Standard: 15)</translation>
    </message>
    <message>
        <source>a folder of saliency maps with the names of the pictures, which are used instead of computed ones</source>
        <translation>ein Ordner mit Salienzkarten, die so heißen wie die Bilder und anstelle berechneter Karten verwendet werden</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Saliency maps</source>
        <translation>Salienzkarten</translation>
    </message>
    <message>
        <source>pass rate</source>
        <translation>Bestehensrate</translation>
    </message>
    <message>
        <source>How often judges judged machines human, or didn&apos;t find them in a pair, by {setting} (n = {verdicts}). Machines of one color are alike in all other settings.</source>
        <translation>Wie oft Urteilende Maschinen für Menschen hielten oder in einem Paar nicht fanden, nach {setting} (n = {verdicts}). Maschinen einer Farbe gleichen sich in allen anderen Einstellungen.</translation>
    </message>
    <message>
        <source>Success by {setting}</source>
        <translation>Erfolg nach {setting}</translation>
    </message>
    <message>
        <source>no two machines differ in one column of agents.csv only</source>
        <translation>keine zwei Maschinen unterscheiden sich in nur einer Spalte von agents.csv</translation>
    </message>
    <message>
        <source>the study has no agents.csv</source>
        <translation>die Studie hat keine agents.csv</translation>
    </message>
    <message>
        <source>By setting of machines</source>
        <translation>Nach Einstellung der Maschinen</translation>
    </message>
    <message>
        <source>Machines that differ only in one column of agents.csv, such as temperature: how often they were judged human, or not found in a pair.</source>
        <translation>Maschinen, die sich nur in einer Spalte von agents.csv unterscheiden, etwa der Temperatur: wie oft sie für Menschen gehalten oder in einem Paar nicht gefunden wurden.</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>alike machines</source>
        <translation>sonst gleiche Maschinen</translation>
    </message>
    <message>
        <source>Collected answers</source>
        <translation>Erhobene Antworten</translation>
    </message>
    <message>
        <source>Answers that participants gave to prompts, by block: how many prompts have enough, and how many answers are still needed.</source>
        <translation>Antworten der Versuchspersonen auf Vorgaben, nach Block: wie viele Vorgaben genug haben und wie viele Antworten noch nötig sind.</translation>
    </message>
    <message>
        <source>by default, not in advance</source>
        <translation>nicht im Voraus: Dies ist der übliche</translation>
    </message>
    <message>
        <source>Detectability by conversation length (n = {verdicts} on humans and {n_machine} on machines).</source>
        <translation>Erkennbarkeit nach Gesprächslänge (n = {verdicts} über Menschen und {n_machine} über Maschinen).</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts, and detectability, by how many messages or turns of a conversation were shown.</source>
        <translation>Anteile richtiger Urteile und Erkennbarkeit, nach der Zahl der gezeigten Nachrichten oder Wechsel eines Gesprächs.</translation>
    </message>
    <message>
        <source>Proportion of speakers judged human, by conversation length (n = {verdicts}).</source>
        <translation>Anteil der für Menschen gehaltenen Sprechenden nach Gesprächslänge (n = {verdicts}).</translation>
    </message>
    <message>
        <source>How often human and machine speakers were judged human, by how many messages or turns were shown, for each kind of conversation and each machine.</source>
        <translation>Wie oft Urteilende menschliche und maschinelle Sprechende Mensch nannten, nach der Zahl gezeigter Nachrichten oder Wechsel, für jede Art von Gespräch und jede Maschine.</translation>
    </message>
    <message>
        <source>The radius of a circle is proportional to the model&apos;s parameters.</source>
        <translation>Der Radius eines Kreises ist proportional zur Zahl der Parameter des Modells.</translation>
    </message>
    <message>
        <source>judged human</source>
        <translation>Urteil Mensch</translation>
    </message>
    <message>
        <source>judged machine</source>
        <translation>Urteil Maschine</translation>
    </message>
    <message>
        <source>The most frequent reasons for verdicts on {agent}, by verdict (n = {texts}; a text can give several reasons).</source>
        <translation>Die häufigsten Gründe für Urteile über {agent}, nach Urteil (n = {texts}; ein Text kann mehrere Gründe nennen).</translation>
    </message>
    <message>
        <source>Reasons for verdicts on {agent}</source>
        <translation>Gründe für Urteile über {agent}</translation>
    </message>
    <message>
        <source>Reasons by machine</source>
        <translation>Gründe nach Maschine</translation>
    </message>
    <message>
        <source>Proportion of coded texts that give each reason, by machine and by verdict.</source>
        <translation>Anteil der kodierten Texte, die jeden Grund nennen, nach Maschine und Urteil.</translation>
    </message>
    <message>
        <source>mean over judges of their mean game index; t interval over judges</source>
        <translation>Mittel der mittleren Spielnummern der Urteilenden; t-Intervall über Urteilende</translation>
    </message>
    <message>
        <source>Mean game index of the judges who used each strategy (n = {uses}): 1 is a judge&apos;s first game. Error bars are 95% CIs over judges.</source>
        <translation>Mittlere Spielnummer der Urteilenden, die jede Strategie verwendeten (n = {uses}): 1 ist das erste Spiel einer Person. Fehlerbalken sind 95-%-Intervalle über Urteilende.</translation>
    </message>
    <message>
        <source>Strategies by game index</source>
        <translation>Strategien nach Spielnummer</translation>
    </message>
    <message>
        <source>Strategies by experience</source>
        <translation>Strategien nach Erfahrung</translation>
    </message>
    <message>
        <source>How many trials judges who used each strategy had done, from the least to the most experienced.</source>
        <translation>Wie viele Durchgänge die Urteilenden, die jede Strategie verwendeten, schon bearbeitet hatten, von der geringsten zur größten Erfahrung.</translation>
    </message>
    <message numerus="yes">
        <source>%n uses</source>
        <translation>
            <numerusform>%n Verwendung</numerusform>
            <numerusform>%n Verwendungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean game index</source>
        <translation>Mittlere Spielnummer</translation>
    </message>
    <message>
        <source>Fewest words of a description</source>
        <translation>Mindestzahl der Wörter einer Beschreibung</translation>
    </message>
    <message>
        <source>How often one word may come</source>
        <translation>Wie oft ein Wort vorkommen darf</translation>
    </message>
    <message>
        <source>Words that a description doesn&apos;t contain, such as those of the past and future</source>
        <translation>Wörter, die eine Beschreibung nicht enthalten darf, etwa solche für Vergangenheit und Zukunft</translation>
    </message>
    <message>
        <source>What a description doesn&apos;t start with</source>
        <translation>Womit eine Beschreibung nicht beginnen darf</translation>
    </message>
    <message>
        <source>Allow words that look like names, that is, with a capital inside a sentence</source>
        <translation>Wörter zulassen, die wie Namen aussehen, also im Satzinneren großgeschrieben sind</translation>
    </message>
    <message>
        <source>Language of the answers, for hints about spelling</source>
        <translation>Sprache der Antworten, für Hinweise zur Rechtschreibung</translation>
    </message>
    <message>
        <source>Participants describe a picture in one sentence.</source>
        <translation>Versuchspersonen beschreiben ein Bild in einem Satz.</translation>
    </message>
    <message>
        <source>Participants name the dominant color of a picture.</source>
        <translation>Versuchspersonen nennen die vorherrschende Farbe eines Bildes.</translation>
    </message>
    <message>
        <source>The topic, as participants read it</source>
        <translation>Das Thema, so wie es auf dem Bildschirm steht</translation>
    </message>
    <message>
        <source>How many messages each of the two speakers writes</source>
        <translation>Wie viele Nachrichten jeder der beiden Sprecher schreibt</translation>
    </message>
    <message>
        <source>How many minutes conversations usually take, from and to: advice that participants read. Empty: no advice</source>
        <translation>Wie viele Minuten Gespräche meist dauern, von und bis: ein Hinweis für die Versuchspersonen. Leer: kein Hinweis</translation>
    </message>
    <message>
        <source>Two participants, or a participant and a machine, talk about a topic.</source>
        <translation>Zwei Versuchspersonen oder eine Versuchsperson und eine Maschine unterhalten sich über ein Thema.</translation>
    </message>
    <message>
        <source>Messages by each speaker</source>
        <translation>Nachrichten je Sprecher</translation>
    </message>
    <message>
        <source>Usual length in minutes</source>
        <translation>Übliche Dauer in Minuten</translation>
    </message>
    <message>
        <source>This is not a part of a picture.</source>
        <translation>Das ist kein Ausschnitt eines Bildes.</translation>
    </message>
    <message>
        <source>Where the target is in the picture, px: &apos;left; top; width; height&apos;. The search ends when someone looks there</source>
        <translation>Wo das Ziel im Bild liegt, px: &apos;links; oben; Breite; Höhe&apos;. Die Suche endet, wenn jemand dorthin blickt</translation>
    </message>
    <message>
        <source>Duration of free viewing, s</source>
        <translation>Dauer des freien Betrachtens, s</translation>
    </message>
    <message>
        <source>Maximum duration of a search, s</source>
        <translation>Höchstdauer einer Suche, s</translation>
    </message>
    <message>
        <source>How long the target is shown before the search, s</source>
        <translation>Wie lange das Ziel vor der Suche gezeigt wird, s</translation>
    </message>
    <message>
        <source>Maximum number of fixations saved</source>
        <translation>Höchstens so viele Fixationen werden gespeichert</translation>
    </message>
    <message>
        <source>Use the gaze stream of an eye tracker where there is one</source>
        <translation>Ob der Blickdatenstrom eines Eyetrackers verwendet wird, wenn es einen gibt</translation>
    </message>
    <message>
        <source>Width plus height of the gaze of one fixation, at most, px on the screen</source>
        <translation>Breite plus Höhe des Blickbereichs einer Fixation, höchstens, px auf dem Bildschirm</translation>
    </message>
    <message>
        <source>Minimum duration of a fixation of the gaze, ms</source>
        <translation>Mindestdauer einer Fixation des Blicks, ms</translation>
    </message>
    <message>
        <source>Radius of what a click shows, in percent of the picture&apos;s width</source>
        <translation>Radius dessen, was ein Klick zeigt, in Prozent der Bildbreite</translation>
    </message>
    <message>
        <source>Participants look at a picture, or search it, and their gaze is recorded.</source>
        <translation>Versuchspersonen betrachten oder durchsuchen ein Bild, und ihr Blick wird aufgezeichnet.</translation>
    </message>
    <message>
        <source>Free viewing</source>
        <translation>Freies Betrachten</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Eye tracker</source>
        <translation>Eyetracker</translation>
    </message>
    <message>
        <source>Dispersion</source>
        <translation>Dispersion</translation>
    </message>
    <message>
        <source>Shortest fixation</source>
        <translation>Kürzeste Fixation</translation>
    </message>
    <message>
        <source>Shown by a click</source>
        <translation>Sichtbar je Klick</translation>
    </message>
    <message>
        <source>Write four numbers: &apos;left; top; width; height&apos;.</source>
        <translation>Schreiben Sie vier Zahlen: &apos;links; oben; Breite; Höhe&apos;.</translation>
    </message>
    <message>
        <source>Language of the answers. Words that it doesn&apos;t have are refused</source>
        <translation>Sprache der Antworten. Wörter, die es in ihr nicht gibt, werden abgelehnt</translation>
    </message>
    <message>
        <source>Participants name three things that they see in a picture.</source>
        <translation>Versuchspersonen nennen drei Dinge, die sie in einem Bild sehen.</translation>
    </message>
    <message>
        <source>The word that participants see</source>
        <translation>Das Wort, das Versuchspersonen sehen</translation>
    </message>
    <message>
        <source>Example pairs shown first, such as &apos;hot: cold; bird: wing; rain: umbrella&apos;</source>
        <translation>Beispielpaare, die zuerst gezeigt werden, z. B. &apos;heiß: kalt; Vogel: Flügel; Regen: Schirm&apos;</translation>
    </message>
    <message>
        <source>Participants write the first word that a cue brings to mind.</source>
        <translation>Versuchspersonen schreiben das erste Wort, das ihnen zu einem Reizwort einfällt.</translation>
    </message>
    <message>
        <source>Collecting</source>
        <comment>what an agent does now</comment>
        <translation>Antworterhebung</translation>
    </message>
    <message>
        <source>from a simulated session</source>
        <translation>aus einer simulierten Sitzung</translation>
    </message>
    <message>
        <source>from a person, but simulated sessions were requested</source>
        <translation>von einer Person, aber verlangt waren simulierte Sitzungen</translation>
    </message>
    <message>
        <source>excluded by a quality rule</source>
        <translation>durch eine Qualitätsregel ausgeschlossen</translation>
    </message>
    <message>
        <source>to a prompt that the collection doesn&apos;t have any more</source>
        <translation>auf eine Vorgabe, die die Antworterhebung nicht mehr hat</translation>
    </message>
    <message>
        <source>of a kind that no task judges</source>
        <translation>von einer Art, die keine Aufgabe beurteilen lässt</translation>
    </message>
    <message>
        <source>omitted by a rule of cleaning</source>
        <translation>durch eine Bereinigungsregel entfallen</translation>
    </message>
    <message>
        <source>the same word more than once, after cleaning</source>
        <translation>nach der Bereinigung mehrmals dasselbe Wort</translation>
    </message>
    <message>
        <source>to a prompt that no person answered</source>
        <translation>auf eine Vorgabe, auf die kein Mensch geantwortet hat</translation>
    </message>
    <message>
        <source>more answers to a prompt than are needed</source>
        <translation>mehr Antworten auf eine Vorgabe als nötig</translation>
    </message>
    <message>
        <source>to a prompt that no machine answered</source>
        <translation>auf eine Vorgabe, auf die keine Maschine geantwortet hat</translation>
    </message>
    <message>
        <source>more than the smallest domain has</source>
        <translation>mehr, als die kleinste Domäne hat</translation>
    </message>
    <message>
        <source>of a conversation whose other speaker isn&apos;t in the data</source>
        <translation>aus einem Gespräch, dessen anderer Sprecher nicht in den Daten ist</translation>
    </message>
    <message>
        <source>There are too few suitable words for so long a list: {there} of {needed}. Ask for fewer.</source>
        <translation>Für eine so lange Liste gibt es zu wenige geeignete Wörter: {there} von {needed}. Verlangen Sie weniger.</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>Schlüssel {key}</translation>
    </message>
    <message>
        <source>Messages shown</source>
        <translation>Gezeigte Nachrichten</translation>
    </message>
    <message>
        <source>Last messages shown</source>
        <translation>Gezeigte letzte Nachrichten</translation>
    </message>
    <message>
        <source>Last turns shown</source>
        <translation>Gezeigte letzte Wechsel</translation>
    </message>
    <message>
        <source>practice rows</source>
        <translation>Übungszeilen</translation>
    </message>
    <message>
        <source>control rows</source>
        <translation>Kontrollzeilen</translation>
    </message>
    <message>
        <source>{trials} with {names}</source>
        <translation>{trials} mit {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n trials have a length of {length} or more, but only {there} of the conversations that can appear in one session are that long.</source>
        <translation>
            <numerusform>%n Durchgang hat eine Länge von {length} oder mehr, aber von den Gesprächen, die in einer Sitzung zusammen vorkommen können, sind nur {there} so lang.</numerusform>
            <numerusform>%n Durchgänge haben eine Länge von {length} oder mehr, aber von den Gesprächen, die in einer Sitzung zusammen vorkommen können, sind nur {there} so lang.</numerusform>
        </translation>
    </message>
    <message>
        <source>{table} has no prompts to answer.</source>
        <translation>{table} hat keine Vorgaben zum Beantworten.</translation>
    </message>
    <message>
        <source>List each length once.</source>
        <translation>Nennen Sie jede Länge einmal.</translation>
    </message>
    <message>
        <source>{table} has no {answers} to draw. Rows for control and practice trials are not drawn.</source>
        <translation>{table} hat keine {answers} zum Ziehen. Zeilen für Kontroll- und Übungsdurchgänge werden nicht gezogen.</translation>
    </message>
    <message>
        <source>{what} (trials): {trials}</source>
        <translation>{what} (Durchgänge): {trials}</translation>
    </message>
    <message>
        <source>lengths contains {over}, but the longest conversation in {table} has a length of {longest}.</source>
        <translation>lengths enthält {over}, aber das längste Gespräch in {table} hat die Länge {longest}.</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>answers by two humans</source>
        <translation>Antworten von zwei Menschen</translation>
    </message>
    <message>
        <source>answers by a human and a machine</source>
        <translation>Antworten von einem Menschen und einer Maschine</translation>
    </message>
    <message>
        <source>answers by two machines</source>
        <translation>Antworten von zwei Maschinen</translation>
    </message>
    <message>
        <source>answers of type {letters}</source>
        <translation>Antworten vom Typ {letters}</translation>
    </message>
    <message>
        <source>answers by {agents}</source>
        <translation>Antworten von {agents}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Positions of control trials: {trials}</source>
        <translation>Kontrolldurchgänge bei {trials}</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Versiegelt</translation>
    </message>
    <message>
        <source>Trial {number}: {flags}</source>
        <translation>Durchgang {number}: {flags}</translation>
    </message>
    <message numerus="yes">
        <source>%n answers to look at</source>
        <translation>
            <numerusform>%n Antwort zu prüfen</numerusform>
            <numerusform>%n Antworten zu prüfen</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>zurückgegeben</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>freigegeben</translation>
    </message>
    <message>
        <source>{code} is not a code. Use initials or a code: at most 12 letters, digits, and hyphens.</source>
        <translation>{code} ist kein Code. Verwenden Sie Initialen oder einen Code: höchstens 12 Buchstaben, Ziffern und Bindestriche.</translation>
    </message>
    <message>
        <source>Change the question, or its answer, before you submit it again.</source>
        <translation>Ändern Sie die Frage oder ihre Antwort, bevor Sie sie erneut zur Prüfung geben.</translation>
    </message>
    <message>
        <source>Enter the reason, so that the author can correct the question.</source>
        <translation>Geben Sie den Grund an, damit die Frage berichtigt werden kann.</translation>
    </message>
    <message>
        <source>Authors don&apos;t review their own questions.</source>
        <translation>Niemand prüft die eigenen Fragen.</translation>
    </message>
    <message>
        <source>Enter a question of at most {most} characters.</source>
        <translation>Geben Sie eine Frage mit höchstens {most} Zeichen ein.</translation>
    </message>
    <message>
        <source>Enter a question.</source>
        <translation>Geben Sie eine Frage ein.</translation>
    </message>
    <message>
        <source>A collection has no control questions. `turingdesk build` adds them.</source>
        <translation>Eine Antworterhebung hat keine Kontrollfragen. `turingdesk build` fügt sie hinzu.</translation>
    </message>
    <message>
        <source>The study is preregistered. Give a reason for the change: turingdesk controls STUDY --write --why REASON</source>
        <translation>Die Studie ist präregistriert. Geben Sie einen Grund für die Änderung an: turingdesk controls STUDY --write --why REASON</translation>
    </message>
    <message>
        <source>The study is sealed, so its tables can&apos;t change.</source>
        <translation>Die Studie ist versiegelt, daher lassen sich ihre Tabellen nicht ändern.</translation>
    </message>
    <message>
        <source>Open the folder of the study: a .tdz file can&apos;t change.</source>
        <translation>Öffnen Sie den Ordner der Studie: Eine .tdz-Datei lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>The data folders have no answers to this collection. Check the folders, and that the collection is the one that ran.</source>
        <translation>Die Datenordner enthalten keine Antworten zu dieser Antworterhebung. Prüfen Sie die Ordner und ob es die Antworterhebung ist, die durchgeführt wurde.</translation>
    </message>
    <message>
        <source>Written to {out}.</source>
        <translation>Geschrieben nach {out}.</translation>
    </message>
    <message>
        <source>{path} collects no answers.</source>
        <translation>{path} erhebt keine Antworten.</translation>
    </message>
    <message>
        <source>{file} names the picture {name}, which isn&apos;t there.</source>
        <translation>{file} nennt das Bild {name}, das es nicht gibt.</translation>
    </message>
    <message>
        <source>Not taken: {count}, {reason}.</source>
        <translation>Nicht übernommen: {count}, {reason}.</translation>
    </message>
    <message>
        <source>Words that cleaning changed: {n}. See {file}.</source>
        <translation>Durch die Bereinigung geänderte Wörter: {n}. Siehe {file}.</translation>
    </message>
    <message>
        <source>Conversations of two machines that were sampled again: {n}.</source>
        <translation>Gespräche zweier Maschinen, die neu erzeugt wurden: {n}.</translation>
    </message>
    <message>
        <source>Control trials added: {n}.</source>
        <translation>Hinzugefügte Kontrolldurchgänge: {n}.</translation>
    </message>
    <message>
        <source>Approved control questions added: {true} true, {false} false.</source>
        <translation>Hinzugefügte freigegebene Kontrollfragen: {true} wahr, {false} falsch.</translation>
    </message>
    <message>
        <source>No form of the collection has a question {name} that isn&apos;t personal. There are: {there}.</source>
        <translation>Kein Formular der Antworterhebung hat eine nicht personenbezogene Frage {name}. Es gibt: {there}.</translation>
    </message>
    <message>
        <source>{file} has columns that no task of the study has: {columns}.</source>
        <translation>{file} hat Spalten, die keine Aufgabe der Studie hat: {columns}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are excluded by quality rules (column “excluded”). {file} lists the reasons.</source>
        <translation>
            <numerusform>%n Zeile ist als durch Qualitätsregeln ausgeschlossen markiert: Spalte excluded. Gründe: {file}.</numerusform>
            <numerusform>%n Zeilen sind als durch Qualitätsregeln ausgeschlossen markiert: Spalte excluded. Gründe: {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are simulated (column “judge”).</source>
        <translation>
            <numerusform>%n Zeile ist simuliert: Spalte judge.</numerusform>
            <numerusform>%n Zeilen sind simuliert: Spalte judge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are imported (column “judge”).</source>
        <translation>
            <numerusform>%n Zeile ist importiert: Spalte judge.</numerusform>
            <numerusform>%n Zeilen sind importiert: Spalte judge.</numerusform>
        </translation>
    </message>
    <message>
        <source>No license has been chosen yet. Before you share this folder, replace this entry with the license that applies, such as one of Creative Commons.</source>
        <translation>Es wurde noch keine Lizenz gewählt. Bevor Sie diesen Ordner weitergeben, ersetzen Sie diesen Eintrag durch die Lizenz, die gilt, etwa eine von Creative Commons.</translation>
    </message>
    <message>
        <source>Parquet</source>
        <translation>Parquet</translation>
    </message>
    <message>
        <source>One row for each answered question, with the type and the meaning of each column; for pandas, R, DuckDB, and other programs that read Parquet.</source>
        <translation>Eine Zeile je beantworteter Frage, mit Typ und Bedeutung jeder Spalte; für pandas, R, DuckDB und andere Programme, die Parquet lesen.</translation>
    </message>
    <message>
        <source>This isn&apos;t a turn.</source>
        <translation>Das ist kein Beitrag.</translation>
    </message>
    <message>
        <source>This is neither an answer nor a list of answers.</source>
        <translation>Das ist weder eine Antwort noch eine Liste von Antworten.</translation>
    </message>
    <message>
        <source>{read} {unit} read, {taken} taken, {lost} omitted.</source>
        <translation>{read} {unit} gelesen, {taken} übernommen, {lost} ausgelassen.</translation>
    </message>
    <message>
        <source>Omitted: {count}, {reason}.</source>
        <translation>Ausgelassen: {count}, {reason}.</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read. {why}</source>
        <translation>{path} kann nicht gelesen werden. {why}</translation>
    </message>
    <message>
        <source>This isn&apos;t JSON: {problem}.</source>
        <translation>Das ist kein JSON: {problem}.</translation>
    </message>
    <message>
        <source>{path}: {key} must be {wanted}.</source>
        <translation>{path}: {key} muss {wanted} sein.</translation>
    </message>
    <message>
        <source>who judged</source>
        <translation>wer geurteilt hat</translation>
    </message>
    <message>
        <source>what was judged</source>
        <translation>was beurteilt wurde</translation>
    </message>
    <message>
        <source>what the judge said: human or machine</source>
        <translation>wie das Urteil lautete: human oder machine</translation>
    </message>
    <message>
        <source>what it truly was: human or machine</source>
        <translation>was es wirklich war: human oder machine</translation>
    </message>
    <message>
        <source>whether the verdict was correct, where no column has the verdict itself</source>
        <translation>ob das Urteil richtig war, wenn keine Spalte das Urteil selbst enthält</translation>
    </message>
    <message>
        <source>which person or model made it</source>
        <translation>von welcher Person oder welchem Modell es stammt</translation>
    </message>
    <message>
        <source>the response time</source>
        <translation>die Antwortzeit</translation>
    </message>
    <message>
        <source>when the judge answered</source>
        <translation>wann geantwortet wurde</translation>
    </message>
    <message>
        <source>the number of the trial</source>
        <translation>die Nummer des Durchgangs</translation>
    </message>
    <message>
        <source>the answer to the question that shows whether the judge looked</source>
        <translation>die Antwort auf die Frage, die zeigt, ob jemand hingesehen hat</translation>
    </message>
    <message>
        <source>the correct answer to that question</source>
        <translation>die richtige Antwort auf diese Frage</translation>
    </message>
    <message>
        <source>whether the trial only shows whether the judge looked, and doesn&apos;t count</source>
        <translation>ob der Durchgang nur zeigt, ob jemand hingesehen hat, und nicht zählt</translation>
    </message>
    <message>
        <source>whether the trial was practice, and isn&apos;t imported</source>
        <translation>ob der Durchgang eine Übung war und nicht übernommen wird</translation>
    </message>
    <message>
        <source>whom the verdict is about, where there are several</source>
        <translation>über wen geurteilt wird, wenn es mehrere sind</translation>
    </message>
    <message>
        <source>what the maker was given</source>
        <translation>was vorgegeben wurde</translation>
    </message>
    <message>
        <source>the kind of item</source>
        <translation>die Art des Items</translation>
    </message>
    <message>
        <source>the turns shown of a conversation</source>
        <translation>die gezeigten Beiträge eines Gesprächs</translation>
    </message>
    <message>
        <source>totals: human, said to be human</source>
        <translation>Summen: Mensch, für einen Menschen gehalten</translation>
    </message>
    <message>
        <source>totals: human, said to be a machine</source>
        <translation>Summen: Mensch, für eine Maschine gehalten</translation>
    </message>
    <message>
        <source>totals: machine, said to be a machine</source>
        <translation>Summen: Maschine, für eine Maschine gehalten</translation>
    </message>
    <message>
        <source>totals: machine, said to be human</source>
        <translation>Summen: Maschine, für einen Menschen gehalten</translation>
    </message>
    <message>
        <source>totals in words, such as HM: 12 of 20</source>
        <translation>Summen in Worten, z. B. HM: 12 of 20</translation>
    </message>
    <message>
        <source>totals: how often the item was said to be human</source>
        <translation>Summen: wie oft das Item einem Menschen zugeschrieben wurde</translation>
    </message>
    <message>
        <source>totals: how often the item was said to be a machine&apos;s</source>
        <translation>Summen: wie oft das Item einer Maschine zugeschrieben wurde</translation>
    </message>
    <message>
        <source>totals: how many verdicts the item got</source>
        <translation>Summen: wie viele Urteile es zu dem Item gibt</translation>
    </message>
    <message>
        <source>Columns: {told}.</source>
        <translation>Spalten: {told}.</translation>
    </message>
    <message>
        <source>a table of keys and values</source>
        <translation>eine Tabelle aus Schlüsseln und Werten</translation>
    </message>
    <message>
        <source>the name of a column</source>
        <translation>der Name einer Spalte</translation>
    </message>
    <message>
        <source>&quot;human&quot;, &quot;machine&quot;, or &quot;&quot;</source>
        <translation>&quot;human&quot;, &quot;machine&quot; oder &quot;&quot;</translation>
    </message>
    <message>
        <source>Response times are read as {unit}.</source>
        <translation>Reaktionszeiten werden als {unit} gelesen.</translation>
    </message>
    <message>
        <source>Also imported: {names}.</source>
        <translation>Auch importiert: {names}.</translation>
    </message>
    <message>
        <source>Columns that are not imported: {names}.</source>
        <translation>Nicht importierte Spalten: {names}.</translation>
    </message>
    <message>
        <source>{path} is not valid TOML: {problem}.</source>
        <translation>{path} ist kein gültiges TOML: {problem}.</translation>
    </message>
    <message>
        <source>one of {known}</source>
        <translation>eines von {known}</translation>
    </message>
    <message>
        <source>{path}: the key {key} is unknown. Did you mean {close}?</source>
        <translation>{path}: Der Schlüssel {key} ist unbekannt. Meinten Sie {close}?</translation>
    </message>
    <message>
        <source>Read as {title}: {words}.</source>
        <translation>Als {title} gelesen: {words}.</translation>
    </message>
    <message>
        <source>row {number} of {file}</source>
        <translation>Zeile {number} von {file}</translation>
    </message>
    <message>
        <source>the row has more or fewer cells than there are columns</source>
        <translation>die Zeile hat mehr oder weniger Zellen, als es Spalten gibt</translation>
    </message>
    <message>
        <source>This is a workbook.</source>
        <translation>Dies ist eine Arbeitsmappe.</translation>
    </message>
    <message>
        <source>Change its ending to .xlsx.</source>
        <translation>Ändern Sie die Dateiendung in .xlsx.</translation>
    </message>
    <message>
        <source>{path} has no rows.</source>
        <translation>{path} hat keine Zeilen.</translation>
    </message>
    <message>
        <source>This is not valid Parquet: {problem}.</source>
        <translation>Das ist kein gültiges Parquet: {problem}.</translation>
    </message>
    <message>
        <source>entry {number} of {file}</source>
        <translation>Eintrag {number} von {file}</translation>
    </message>
    <message>
        <source>the quotation marks are wrong ({problem})</source>
        <translation>die Anführungszeichen stimmen nicht ({problem})</translation>
    </message>
    <message>
        <source>line {number} of {file}</source>
        <translation>Zeile {number} von {file}</translation>
    </message>
    <message>
        <source>{file} is not UTF-8 and was read as Western European (Windows). Check letters with accents.</source>
        <translation>{file} ist nicht UTF-8 und wurde als Westeuropäisch (Windows) gelesen. Prüfen Sie Umlaute und Buchstaben mit Akzenten.</translation>
    </message>
    <message>
        <source>the entry is not a JSON object</source>
        <translation>der Eintrag ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>the line is not valid JSON</source>
        <translation>die Zeile ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>a row that stands for more than {most} verdicts</source>
        <translation>eine Zeile, die für mehr als {most} Urteile steht</translation>
    </message>
    <message>
        <source>no verdict</source>
        <translation>kein Urteil</translation>
    </message>
    <message>
        <source>the totals contradict each other</source>
        <translation>die Summen widersprechen sich</translation>
    </message>
    <message>
        <source>the totals are incomplete</source>
        <translation>die Summen sind unvollständig</translation>
    </message>
    <message>
        <source>a total that is not a number</source>
        <translation>eine Summe, die keine Zahl ist</translation>
    </message>
    <message>
        <source>a share without the number of verdicts</source>
        <translation>ein Anteil ohne die Zahl der Urteile</translation>
    </message>
    <message>
        <source>datastring isn&apos;t a list of judges.</source>
        <translation>datastring ist keine Liste von Urteilenden.</translation>
    </message>
    <message>
        <source>This isn&apos;t CSV: {problem}.</source>
        <translation>Das ist kein CSV: {problem}.</translation>
    </message>
    <message>
        <source>This is neither a trial nor a group of trials.</source>
        <translation>Das ist weder ein Durchgang noch eine Gruppe von Durchgängen.</translation>
    </message>
    <message>
        <source>.csv, .tsv, .xlsx, .parquet, .json, or .jsonl files of verdicts, or folders of them</source>
        <translation>.csv-, .tsv-, .xlsx-, .parquet-, .json- oder .jsonl-Dateien mit Urteilen oder Ordner damit</translation>
    </message>
    <message>
        <source>The first verdict: judge {judge}, item {item}, verdict {choice}, truth {truth}.</source>
        <translation>Das erste Urteil: urteilende Person {judge}, Item {item}, Urteil {choice}, Wahrheit {truth}.</translation>
    </message>
    <message>
        <source>Say in {path} what each column contains, and import again.</source>
        <translation>Geben Sie in {path} an, was jede Spalte enthält, und importieren Sie noch einmal.</translation>
    </message>
    <message>
        <source>There are no verdicts in {file}.</source>
        <translation>In {file} gibt es keine Urteile.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t tell which columns of {file} have the verdicts and the truth. Its columns are {head}.</source>
        <translation>TuringDesk erkennt nicht, welche Spalten von {file} die Urteile und die Wahrheit enthalten. Die Spalten sind {head}.</translation>
    </message>
    <message>
        <source>Add --map FILE.toml to get a file in which you can say what each column contains.</source>
        <translation>Mit --map FILE.toml erhalten Sie eine Datei, in der Sie angeben können, was jede Spalte enthält.</translation>
    </message>
    <message>
        <source>the verdict is neither human nor machine</source>
        <translation>das Urteil ist weder Mensch noch Maschine</translation>
    </message>
    <message>
        <source>None of the sources is a table. {known}</source>
        <translation>Keine der Quellen ist eine Tabelle. {known}</translation>
    </message>
    <message numerus="yes">
        <source>{file} says who made %n items.</source>
        <translation>
            <numerusform>{file} gibt an, von wem %n Item stammt.</numerusform>
            <numerusform>{file} gibt an, von wem %n Items stammen.</numerusform>
        </translation>
    </message>
    <message>
        <source>the verdict {word} is neither human nor machine</source>
        <translation>das Urteil {word} ist weder Mensch noch Maschine</translation>
    </message>
    <message>
        <source>{column} is {cell}</source>
        <translation>{column} ist {cell}</translation>
    </message>
    <message>
        <source>the same row again</source>
        <translation>noch einmal dieselbe Zeile</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of the column {column} can&apos;t be read and are left empty.</source>
        <translation>
            <numerusform>%n Zelle der Spalte {column} kann nicht gelesen werden und bleibt leer.</numerusform>
            <numerusform>%n Zellen der Spalte {column} können nicht gelesen werden und bleiben leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read: {problem}</source>
        <translation>Nicht gelesen: {problem}</translation>
    </message>
    <message>
        <source>There are more than {most} verdicts.</source>
        <translation>Es gibt mehr als {most} Urteile.</translation>
    </message>
    <message>
        <source>Import the file in parts.</source>
        <translation>Importieren Sie die Datei in Teilen.</translation>
    </message>
    <message>
        <source>Not read: {file} has no column {missing}.</source>
        <translation>Nicht gelesen: {file} hat keine Spalte {missing}.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Machines that were judged</source>
        <translation>Beurteilte Maschinen</translation>
    </message>
    <message>
        <source>All journals could be read, and their chains are intact. To verify signatures, run turingdesk check.</source>
        <translation>Alle Protokolle waren lesbar, und die Kette ihrer Zeilen ist lückenlos. Signaturen prüft `turingdesk check`.</translation>
    </message>
    <message>
        <source>prompts answered</source>
        <translation>beantwortete Vorgaben</translation>
    </message>
    <message>
        <source>judged machine: {share} ({verdicts})</source>
        <translation>für eine Maschine gehalten: {share} ({verdicts})</translation>
    </message>
    <message>
        <source>{said}; detectability {value}, 95% CI {interval}</source>
        <translation>{said}; Erkennbarkeit {value}, 95-%-Intervall {interval}</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>For results about texts, create the report with the study: on the desk, open the study first; on the command line, add --texts STUDY.</source>
        <translation>Für Ergebnisse zu Texten erstellen Sie den Bericht mit der Studie: Öffnen Sie am Leitstand zuerst die Studie; auf der Befehlszeile ergänzen Sie --texts STUDY.</translation>
    </message>
    <message>
        <source>Results that are in the workbook and in the HTML report only.</source>
        <translation>Ergebnisse, die nur in der Arbeitsmappe und im HTML-Bericht stehen.</translation>
    </message>
    <message>
        <source>How further results are computed</source>
        <translation>Wie weitere Ergebnisse berechnet sind</translation>
    </message>
    <message>
        <source>Long tables and series of figures are shortened in print. The workbook has all rows, standard errors, and the tests as published studies ran them; the Analysis page has all figures.</source>
        <translation>Lange Tabellen und Reihen von Abbildungen sind im Druck gekürzt. Die Arbeitsmappe enthält alle Zeilen, die Standardfehler und die Tests wie in veröffentlichten Studien; die Seite „Auswertung“ zeigt alle Abbildungen.</translation>
    </message>
    <message>
        <source>what they show</source>
        <translation>was sie zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n Wort</numerusform>
            <numerusform>%n Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>In this study, participants talk with partners at other booths, so the kiosk needs a desk. Pair it on the desk&apos;s Booths page, or try the study as a pilot.</source>
        <translation>In dieser Studie unterhalten sich Versuchspersonen mit einem Gegenüber in einer anderen Kabine; der Kiosk braucht daher einen Leitstand. Koppeln Sie ihn dort auf der Seite „Kabinen“ oder probieren Sie die Studie als Pilotlauf aus.</translation>
    </message>
    <message>
        <source>built a study</source>
        <comment>in the record</comment>
        <translation>Studie erstellt</translation>
    </message>
    <message>
        <source>imported data</source>
        <comment>in the record</comment>
        <translation>Daten importiert</translation>
    </message>
    <message>
        <source>ran a machine agent</source>
        <comment>in the record</comment>
        <translation>Maschine antworten lassen</translation>
    </message>
    <message>
        <source>stopped a machine agent</source>
        <comment>in the record</comment>
        <translation>antwortende Maschine angehalten</translation>
    </message>
    <message>
        <source>viewed collected answers</source>
        <comment>in the record</comment>
        <translation>erhobene Antworten angesehen</translation>
    </message>
    <message>
        <source>wrote control questions</source>
        <comment>in the record</comment>
        <translation>Kontrollfragen geschrieben</translation>
    </message>
    <message>
        <source>by hand</source>
        <comment>in the record</comment>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>the list of people was changed</source>
        <comment>in the record</comment>
        <translation>die Personenliste wurde geändert</translation>
    </message>
    <message>
        <source>against the rules of the task: {remark}</source>
        <translation>gegen die Regeln der Aufgabe: {remark}</translation>
    </message>
    <message>
        <source>pictures refused by the server</source>
        <translation>Bilder vom Server abgelehnt</translation>
    </message>
    <message>
        <source>What is finished is saved. Run the same command again to continue.</source>
        <translation>Was fertig ist, ist gespeichert; starten Sie denselben Befehl noch einmal, um fortzufahren.</translation>
    </message>
    <message>
        <source>{kind} doesn&apos;t talk, or {title} has no conversations. Choose another agent or another collection.</source>
        <translation>{kind} führt keine Gespräche, oder {title} hat keine. Wählen Sie einen anderen Agenten oder eine andere Antworterhebung.</translation>
    </message>
    <message>
        <source>The message is empty or too long.</source>
        <translation>Die Nachricht ist leer oder zu lang.</translation>
    </message>
    <message>
        <source>the conversation ended early</source>
        <translation>das Gespräch endete vorzeitig</translation>
    </message>
    <message>
        <source>It isn&apos;t this speaker&apos;s turn.</source>
        <translation>Dieser Sprecher ist nicht an der Reihe.</translation>
    </message>
    <message>
        <source>A message has between 1 and {longest} characters.</source>
        <translation>Eine Nachricht hat 1 bis {longest} Zeichen.</translation>
    </message>
    <message>
        <source>The study {study} in {path} has answers of this person as agent {agent}. They couldn&apos;t be removed there. Delete the study wherever it is now, and build it again.</source>
        <translation>Die Studie {study} in {path} enthält Antworten dieser Person als Agent {agent}. Sie ließen sich dort nicht entfernen. Löschen Sie die Studie, wo immer sie jetzt liegt, und erstellen Sie sie neu.</translation>
    </message>
    <message>
        <source>The answers of this person, who is agent {agent} there, were removed from the study {study} in {path}, which hasn&apos;t run yet.</source>
        <translation>Die Antworten dieser Person, die dort Agent {agent} ist, wurden aus der Studie {study} in {path} entfernt, die noch nicht durchgeführt wurde.</translation>
    </message>
    <message>
        <source>{told} It can&apos;t run without them: {problem} Change the study, or build it again.</source>
        <translation>{told} Ohne sie kann die Studie nicht durchgeführt werden: {problem} Ändern Sie die Studie oder erstellen Sie sie neu.</translation>
    </message>
    <message>
        <source>and {before} and {code} count as the same code</source>
        <translation>und {before} und {code} sind ein Code</translation>
    </message>
    <message>
        <source>{codes} and {last} gave the same {what}. They may be the same person.</source>
        <translation>{codes} und {last} gaben dasselbe an: {what}. Vielleicht sind sie eine Person.</translation>
    </message>
    <message>
        <source>email address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>The PIN of {name} in {file} is damaged and can&apos;t be checked. An investigator can set a new one in Settings. If no one can sign in, run turingdesk people --reset &quot;{name}&quot; in a terminal on this computer.</source>
        <translation>Die PIN von {name} in {file} ist beschädigt und lässt sich deshalb nicht prüfen. Die Studienleitung vergibt unter „Einstellungen“ eine neue. Kommt niemand hinein: turingdesk people --reset &quot;{name}&quot;, in einem Terminal dieses Rechners.</translation>
    </message>
    <message>
        <source>{name} is not on the list.</source>
        <translation>Niemand namens {name} steht auf der Liste.</translation>
    </message>
    <message>
        <source>a name appears twice</source>
        <translation>ein Name steht zweimal darin</translation>
    </message>
    <message>
        <source>a person needs a name and a PIN</source>
        <translation>eine Person hat einen Namen und eine PIN</translation>
    </message>
    <message>
        <source>{called} is already on the list.</source>
        <translation>{called} steht schon auf der Liste.</translation>
    </message>
    <message>
        <source>The list of people in {file} can&apos;t be read, so no one can sign in. Restore the file from a backup, or delete it and add everyone again.</source>
        <translation>Die Personenliste in {file} kann nicht gelesen werden, deshalb kann niemand eingelassen werden. Holen Sie die Datei aus einer Sicherung zurück oder löschen Sie sie und fügen Sie alle neu hinzu.</translation>
    </message>
    <message>
        <source>A PIN needs {shortest} to {longest} characters.</source>
        <translation>Eine PIN hat {shortest} bis {longest} Zeichen.</translation>
    </message>
    <message>
        <source>This PIN is too easy to guess. Choose another one.</source>
        <translation>Diese PIN gehört zu den ersten, die man probiert. Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>{called} withdrew, but this file is back, perhaps from a backup.</source>
        <translation>{called} hat widerrufen, aber diese Datei ist wieder da, vielleicht aus einer Sicherung.</translation>
    </message>
    <message>
        <source>It is excluded from all results. Delete it.</source>
        <translation>Sie ist aus allen Ergebnissen ausgeschlossen. Löschen Sie sie.</translation>
    </message>
    <message>
        <source>The withdrawal of {called} is incomplete.</source>
        <translation>Der Widerruf von {called} wurde nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>The file had changed when this line was written: it had {line} lines when this desk last wrote to it, and {line2} at this point.</source>
        <translation>Als diese Zeile geschrieben wurde, war die Datei verändert: Sie hatte {line} Zeilen, als dieser Leitstand zuletzt in sie schrieb, und dann {line2}.</translation>
    </message>
    <message>
        <source>The study {study} in {path} has answers of this person as agent {agent}, and it has already run. Before other sessions start, build it again under a new ID.</source>
        <translation>Die Studie {study} in {path} enthält Antworten dieser Person als Agent {agent} und wurde bereits durchgeführt. Erstellen Sie sie unter einer neuen ID neu, bevor weitere Sitzungen beginnen.</translation>
    </message>
    <message>
        <source>Enter a reason for the withdrawal, even if it is only that none was given.</source>
        <translation>Ein Widerruf braucht einen Grund, und sei es nur, dass keiner genannt wurde.</translation>
    </message>
    <message>
        <source>{path} could not be deleted. {why} The withdrawal is recorded, and none of the data count any more. The rest is deleted when the folder is next opened. Close other programs that use the file.</source>
        <translation>{path} konnte nicht gelöscht werden. {why} Der Widerruf ist vermerkt, und nichts davon zählt mehr; der Rest wird gelöscht, wenn der Ordner das nächste Mal geöffnet wird. Schließen Sie andere Programme, die die Datei verwenden.</translation>
    </message>
    <message>
        <source>{name} is still running{at}. End the session there first, then withdraw. A session on another computer counts as running for 15 minutes after its last line.</source>
        <translation>{name} läuft noch{at}. Beenden Sie sie zuerst dort, dann führen Sie den Widerruf aus. Eine Sitzung auf einem anderen Rechner gilt noch 15 Minuten nach ihrer letzten Zeile als laufend.</translation>
    </message>
    <message>
        <source>The sessions would reveal who made what: {how} in block {block} depends on who made them (p = {p}, corrected for all tests). Nothing was written. Add answers of each kind to every prompt, and use separate prompts for practice, control, and fixed trials. Then seal again.</source>
        <translation>Die Sitzungen würden verraten, was von wem stammt: {how}, hängt in Block {block} davon ab, von wem sie stammen (p = {p}, korrigiert für alles, was geprüft wurde). Es wurde nichts geschrieben. Geben Sie jeder Vorgabe Antworten jeder Art sowie Übungs-, Kontroll- und festen Durchgängen eigene Vorgaben; versiegeln Sie dann erneut.</translation>
    </message>
    <message>
        <source>Block {id} draws only {kind}, as study.toml says, so their makers are not secret.</source>
        <translation>Block {id} zieht laut study.toml nur {kind}; von wem sie stammen, ist also kein Geheimnis.</translation>
    </message>
    <message>
        <source>The picture is damaged, or its format is unknown.</source>
        <translation>Das Bild ist beschädigt oder von unbekannter Art.</translation>
    </message>
    <message>
        <source>The number of human answers per session varies randomly, like coin flips. Complementary sessions, usually pairs, are exactly balanced together, and analyses weight human and machine answers separately.</source>
        <translation>Wie viele menschliche Antworten eine Sitzung zeigt, schwankt wie bei Münzwürfen. Komplementäre Sitzungen, meist Paare, sind zusammen genau ausgeglichen, und Auswertungen gewichten menschliche und maschinelle Antworten getrennt.</translation>
    </message>
    <message>
        <source>{out} already exists. Choose another name.</source>
        <translation>{out} gibt es schon. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{number} sessions can&apos;t be drawn. Choose 1 to {most_sessions}.</source>
        <translation>{number} Sitzungen können nicht ausgelost werden; verlangen Sie 1 bis {most_sessions}.</translation>
    </message>
    <message>
        <source>{study} is already sealed. Choose the study that it was made from.</source>
        <translation>{study} ist schon versiegelt. Nennen Sie die Studie, aus der sie entstand.</translation>
    </message>
    <message>
        <source>Block {id} gives participants feedback, which would break the seal.</source>
        <translation>Block {id} sagt Versuchspersonen die Wahrheit, die eine versiegelte Studie verbirgt.</translation>
    </message>
    <message>
        <source>Block {id} shows answers in the order of the table, and anyone who knows that order knows who made what.</source>
        <translation>Block {id} zeigt seine Antworten in der Reihenfolge der Tabelle, und wer diese Reihenfolge kennt, weiß, was von wem stammt.</translation>
    </message>
    <message>
        <source>The seal could not be verified: opening it didn&apos;t return its content. Nothing was written.</source>
        <translation>Das Siegel gibt nicht zurück, was es enthält. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Set feedback = &quot;none&quot;.</source>
        <translation>Schreiben Sie feedback = &quot;none&quot;.</translation>
    </message>
    <message>
        <source>Set order = &quot;random&quot;.</source>
        <translation>Schreiben Sie order = &quot;random&quot;.</translation>
    </message>
    <message>
        <source>{data} contains no seal: none of its sessions belongs to a sealed study.</source>
        <translation>{data} enthält kein Siegel: Keine seiner Sitzungen gehört zu einer versiegelten Studie.</translation>
    </message>
    <message>
        <source>the mix doesn&apos;t include their kind</source>
        <translation>die Mischung verlangt ihre Art nicht</translation>
    </message>
    <message>
        <source>one of the two is in another pair, or was excluded on its own</source>
        <translation>eine der beiden steht in einem anderen Paar oder wurde selbst ausgelassen</translation>
    </message>
    <message>
        <source>no remaining pair shows them</source>
        <translation>kein verbleibendes Paar zeigt sie</translation>
    </message>
    <message>
        <source>Blocks {names} draw from {table} with different mixes, so the block that shows an answer would reveal who made it. Give each block its own table, or use the same mix.</source>
        <translation>Die Blöcke {names} ziehen mit verschiedenen Mischungen aus {table}; der Block, der eine Antwort zeigt, würde daher verraten, von wem sie stammt. Geben Sie jedem Block eine eigene Tabelle oder allen dieselbe Mischung.</translation>
    </message>
    <message>
        <source>The pair {id}, which is reserved for practice, control, or a fixed trial, shows an answer that the sealed package excludes. Use answers that are themselves reserved for practice or control.</source>
        <translation>Das Paar {id}, das für Übung, Kontrolle oder einen festen Durchgang reserviert ist, zeigt eine Antwort, die das versiegelte Paket auslässt. Bilden Sie es aus Antworten, die selbst für Übung oder Kontrolle reserviert sind.</translation>
    </message>
    <message>
        <source>Two kiosks used the same participant code, or a file was changed in transit. Find out whose session each one is. You can open, export, and withdraw the other one in its own folder.</source>
        <translation>Zwei Kioske haben denselben Teilnahmecode verwendet, oder eine Datei wurde unterwegs geändert. Finden Sie heraus, welche Sitzung zu wem gehört; die andere lässt sich in ihrem eigenen Ordner öffnen, exportieren und widerrufen.</translation>
    </message>
    <message>
        <source>There is another session with the name {name}; it is excluded from all results.</source>
        <translation>Es gibt eine weitere Sitzung mit dem Namen {name}; sie ist aus allen Ergebnissen ausgeschlossen.</translation>
    </message>
    <message>
        <source>The data folder {path} can&apos;t be created. {why}</source>
        <translation>Der Datenordner {path} kann nicht angelegt werden. {why}</translation>
    </message>
    <message>
        <source>Restore it from a backup. Until then, its answers don&apos;t count.</source>
        <translation>Holen Sie sie aus einer Sicherung zurück; solange sie fehlt, zählen ihre Antworten nicht.</translation>
    </message>
    <message>
        <source>If one person took part more than once, you don&apos;t need to do anything. If two people used the same code, add a note to their sessions that says who was who.</source>
        <translation>Wenn eine Person mehrmals kam, ist alles in Ordnung. Wenn zwei Personen den Code verwendet haben, schreiben Sie zu ihren Sitzungen eine Notiz, wer wer war.</translation>
    </message>
    <message>
        <source>{sessions} sessions of {study} have the code {codes}{at_once}: {which}.{spelled}</source>
        <translation>{sessions} Sitzungen von {study} wurden unter dem Code {codes}{at_once} durchgeführt: {which}.{spelled}</translation>
    </message>
    <message>
        <source>Check the file&apos;s permissions and the disk.</source>
        <translation>Prüfen Sie die Leserechte und den Datenträger.</translation>
    </message>
    <message>
        <source>{name} resumed {old}, and the last line at that time</source>
        <translation>{name} setzte {old} fort; dessen damals letzte Zeile</translation>
    </message>
    <message>
        <source>The spellings {codes} count as the same code.</source>
        <translation>Geschrieben {codes}, ist es derselbe Code.</translation>
    </message>
    <message>
        <source>The same session is also in {there}.</source>
        <translation>Dieselbe Sitzung liegt auch in {there}.</translation>
    </message>
    <message>
        <source>Keep the longer file, and move the other one out of the data folder.</source>
        <translation>Behalten Sie die längere Datei und verschieben Sie die andere aus dem Datenordner.</translation>
    </message>
    <message>
        <source>Two sessions have the name {name}: the other one is {there}.</source>
        <translation>Unter dem Namen {name} wurden zwei Sitzungen durchgeführt: Die andere ist {there}.</translation>
    </message>
    <message>
        <source>Keep folders that were recorded separately in separate folders.</source>
        <translation>Bewahren Sie getrennt aufgezeichnete Ordner in eigenen Ordnern auf.</translation>
    </message>
    <message>
        <source>{what} is missing: the file is gone.</source>
        <translation>{what} ist nicht hier: Die Datei fehlt.</translation>
    </message>
    <message>
        <source>{what} is no longer in the file.</source>
        <translation>{what} ist nicht mehr in der Datei.</translation>
    </message>
    <message>
        <source>was already continued in a later session</source>
        <translation>wurde schon in einer späteren Sitzung fortgesetzt</translation>
    </message>
    <message>
        <source>was already restarted in a later session</source>
        <translation>wurde schon in einer späteren Sitzung neu begonnen</translation>
    </message>
    <message>
        <source>The study has changed since then, so the trials might not be the same.</source>
        <translation>Die Studie wurde seither geändert; die Durchgänge sind vielleicht nicht mehr dieselben.</translation>
    </message>
    <message>
        <source>The study allows sessions to be resumed within {max_age_hours} hours.</source>
        <translation>Die Studie lässt Sitzungen innerhalb von {max_age_hours} Stunden weitergehen.</translation>
    </message>
    <message>
        <source>{where} You can resume it there.</source>
        <translation>{where} Sie kann dort fortgesetzt werden.</translation>
    </message>
    <message>
        <source>The time of its last line is {ahead_s} ahead of this computer&apos;s clock.</source>
        <translation>Ihre letzte Zeile ist der Uhr dieses Rechners {ahead_s} voraus.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t say which trials were drawn: its first line is damaged. Start a new session. The answers in the file remain readable.</source>
        <translation>{name} sagt nicht, welche Durchgänge gezogen wurden: Die erste Zeile ist beschädigt. Beginnen Sie eine neue Sitzung; die Antworten in der Datei bleiben lesbar.</translation>
    </message>
    <message>
        <source>{name} {over}. Start a new session.</source>
        <translation>{name} {over}. Beginnen Sie eine neue Sitzung.</translation>
    </message>
    <message>
        <source>{name} was later marked as a pilot. Start a new session.</source>
        <translation>{name} wurde nachträglich zum Pilotlauf erklärt. Beginnen Sie eine neue Sitzung.</translation>
    </message>
    <message>
        <source>{name} is still running on this computer. Close its window first.</source>
        <translation>{name} läuft auf diesem Rechner noch. Schließen Sie zuerst das Fenster.</translation>
    </message>
    <message>
        <source>{where} The study doesn&apos;t allow sessions to be resumed.</source>
        <translation>{where} Die Studie lässt Sitzungen nicht weitergehen.</translation>
    </message>
    <message>
        <source>{where} It can start over with the same trials.</source>
        <translation>{where} Sie kann mit denselben Durchgängen neu beginnen.</translation>
    </message>
    <message>
        <source>{why} Start a new session.</source>
        <translation>{why} Beginnen Sie eine neue Sitzung.</translation>
    </message>
    <message>
        <source>{name} is recorded as a continuation of itself. Start a new session.</source>
        <translation>{name} setzt sich selbst fort. Beginnen Sie eine neue Sitzung.</translation>
    </message>
    <message>
        <source>A session of {participant} was started{at} a moment ago. Check the participant code, and start again if it is correct.</source>
        <translation>Eine Sitzung von {participant} wurde gerade eben begonnen{at}. Prüfen Sie den Teilnahmecode und starten Sie erneut, wenn er stimmt.</translation>
    </message>
    <message>
        <source>The table has no column {column}.</source>
        <translation>Die Tabelle hat keine Spalte {column}.</translation>
    </message>
    <message>
        <source>Add it, and enter the agents&apos; names as the stimuli have them.</source>
        <translation>Fügen Sie sie hinzu und geben Sie die Namen der Agenten so ein, wie sie bei den Stimuli stehen.</translation>
    </message>
    <message>
        <source>Correct the ID, or remove the row.</source>
        <translation>Berichtigen Sie die ID oder entfernen Sie die Zeile.</translation>
    </message>
    <message numerus="yes">
        <source>%n machines have no row: {names}.</source>
        <translation>
            <numerusform>%n Maschine hat keine Zeile: {names}.</numerusform>
            <numerusform>%n Maschinen haben keine Zeile: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the agent&apos;s name as the stimuli have it.</source>
        <translation>Geben Sie den Namen des Agenten so ein, wie er bei den Stimuli steht.</translation>
    </message>
    <message>
        <source>No stimulus was made by the agent {agent}.</source>
        <translation>Kein Stimulus stammt vom Agenten {agent}.</translation>
    </message>
    <message>
        <source>Add a row for each machine.</source>
        <translation>Fügen Sie für jede Maschine eine Zeile hinzu.</translation>
    </message>
    <message>
        <source>The ID is missing.</source>
        <translation>Die ID fehlt.</translation>
    </message>
    <message>
        <source>The agent {agent} has a row already, in line {line}.</source>
        <translation>Der Agent {agent} hat schon einen Eintrag, in Zeile {line}.</translation>
    </message>
    <message>
        <source>Remove one of the two rows.</source>
        <translation>Entfernen Sie eine der beiden Zeilen.</translation>
    </message>
    <message>
        <source>It may be damaged or malicious. Ask the sender for a new copy.</source>
        <translation>Sie kann beschädigt oder in böser Absicht verändert sein. Fordern Sie sie dort neu an, woher sie kam.</translation>
    </message>
    <message>
        <source>Choose the folder of a study package.</source>
        <translation>Nennen Sie den Ordner eines Studienpakets.</translation>
    </message>
    <message>
        <source>This file is a link.</source>
        <translation>Es ist eine Verknüpfung.</translation>
    </message>
    <message>
        <source>This file is protected by a password.</source>
        <translation>Es ist mit einem Passwort geschützt.</translation>
    </message>
    <message>
        <source>This file expands from {compress_size} to {file_size} bytes.</source>
        <translation>Es wächst von {compress_size} auf {file_size} Byte.</translation>
    </message>
    <message>
        <source>The name points outside the package.</source>
        <translation>Der Name führt aus dem Paket heraus.</translation>
    </message>
    <message>
        <source>The package has no {manifest}, so TuringDesk can&apos;t check that it is complete.</source>
        <translation>Das Paket hat kein {manifest}; nichts zeigt also, ob es vollständig ist.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find {path}.</source>
        <translation>TuringDesk findet {path} nicht.</translation>
    </message>
    <message>
        <source>This is not a .tdz file, or only part of one: {problem}.</source>
        <translation>Das ist keine .tdz oder nur ein Teil davon: {problem}.</translation>
    </message>
    <message>
        <source>Check that you have permission to read it, and that the disk has free space: a .tdz is unpacked first.</source>
        <translation>Bitten Sie um Leserechte. Eine .tdz braucht außerdem Platz auf dem Datenträger.</translation>
    </message>
    <message>
        <source>Create it with turingdesk pack.</source>
        <translation>Erzeugen Sie es mit turingdesk pack.</translation>
    </message>
    <message>
        <source>Ask the sender for a new copy of the package.</source>
        <translation>Fordern Sie das Paket neu an.</translation>
    </message>
    <message>
        <source>Copy it again from its source.</source>
        <translation>Kopieren Sie es erneut von seinem Ursprung.</translation>
    </message>
    <message>
        <source>The name appears twice, or differs from {before} only by case.</source>
        <translation>Den Namen gibt es zweimal, oder er unterscheidet sich von {before} nur in Groß- und Kleinschreibung.</translation>
    </message>
    <message>
        <source>This is {called}, not a text.</source>
        <translation>Dort steht {called}, kein Text.</translation>
    </message>
    <message>
        <source>Enter a text.</source>
        <translation>Schreiben Sie einen Text.</translation>
    </message>
    <message>
        <source>Enter yes, no, true, or false.</source>
        <translation>Schreiben Sie yes, no, true oder false.</translation>
    </message>
    <message>
        <source>This is the logical value {value}, not a text.</source>
        <translation>Dort steht der Wahrheitswert {value}, kein Text.</translation>
    </message>
    <message>
        <source>This is {called}, not a number.</source>
        <translation>Dort steht {called}, keine Zahl.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Schreiben Sie eine Zahl.</translation>
    </message>
    <message>
        <source>{number} is not a finite number.</source>
        <translation>{number} ist keine verwendbare Zahl.</translation>
    </message>
    <message>
        <source>Enter a finite number.</source>
        <translation>Schreiben Sie eine endliche Zahl.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Schreiben Sie eine ganze Zahl.</translation>
    </message>
    <message>
        <source>An item between two semicolons is empty.</source>
        <translation>Zwischen zwei Semikolons steht nichts.</translation>
    </message>
    <message>
        <source>Remove one of the semicolons.</source>
        <translation>Nehmen Sie eines davon heraus.</translation>
    </message>
    <message>
        <source>This is {called}, not a list.</source>
        <translation>Dort steht {called}, keine Liste.</translation>
    </message>
    <message>
        <source>Enter a list: [...].</source>
        <translation>Schreiben Sie eine Liste: [...].</translation>
    </message>
    <message>
        <source>This is {called}.</source>
        <translation>Dort steht {called}.</translation>
    </message>
    <message>
        <source>Unknown name {unknown}.</source>
        <translation>{unknown} ist unbekannt.</translation>
    </message>
    <message>
        <source>Use a decimal point, as in 3.5.</source>
        <translation>Schreiben Sie es mit Punkt: 3.5.</translation>
    </message>
    <message>
        <source>Start the line with &apos;A: &apos;.</source>
        <translation>Beginnen Sie die Zeile mit &apos;A: &apos;.</translation>
    </message>
    <message>
        <source>Excludes answers in the block {id} that took less than {limit}, {whence}. To change this, set too_fast_s in its [block.limits]; 0 means no limit.</source>
        <translation>Schließt Antworten des Blocks {id} aus, die weniger als {limit} gedauert haben ({whence}). Ändern Sie too_fast_s in seinem [block.limits]; 0 schließt keine aus.</translation>
    </message>
    <message>
        <source>the block&apos;s own limit</source>
        <translation>eigene Grenze</translation>
    </message>
    <message>
        <source>the default for the task {task}</source>
        <translation>üblich für die Aufgabe {task}</translation>
    </message>
    <message>
        <source>Put quotation marks around text that contains {between}.</source>
        <translation>Setzen Sie Text, der {between} enthält, in Anführungszeichen.</translation>
    </message>
    <message>
        <source>The row spans several lines: close its open quotation mark.</source>
        <translation>Die Zeile geht über mehrere Zeilen: Schließen Sie das Anführungszeichen, das darin offen ist.</translation>
    </message>
    <message>
        <source>Column {number} has content but no name.</source>
        <translation>Spalte {number} hat keinen Namen, enthält aber etwas.</translation>
    </message>
    <message>
        <source>A quotation mark opened in this line is never closed.</source>
        <translation>Ein in dieser Zeile geöffnetes Anführungszeichen wird nie geschlossen.</translation>
    </message>
    <message>
        <source>A quotation mark closes in the middle of a cell.</source>
        <translation>Ein Anführungszeichen endet mitten in einer Zelle.</translation>
    </message>
    <message>
        <source>Double the quotation marks inside a quoted cell: &quot;He said &quot;&quot;no&quot;&quot; to it&quot;.</source>
        <translation>Verdoppeln Sie Anführungszeichen in einer Zelle mit Anführungszeichen: &quot;He said &quot;&quot;no&quot;&quot; to it&quot;.</translation>
    </message>
    <message>
        <source>Add the missing {between}, with nothing between them for empty cells.</source>
        <translation>Ergänzen Sie die fehlenden {between}, mit nichts dazwischen für leere Zellen.</translation>
    </message>
    <message>
        <source>Name it, or clear it.</source>
        <translation>Benennen oder leeren Sie sie.</translation>
    </message>
    <message>
        <source>This is not valid CSV: {problem}.</source>
        <translation>Das ist kein CSV: {problem}.</translation>
    </message>
    <message>
        <source>each of {n} conversations had a repeated sentence or an early exit</source>
        <translation>in jedem von {n} Gesprächen wiederholte sich ein Satz, oder es endete vorzeitig</translation>
    </message>
    <message>
        <source>{kind} can&apos;t talk. Choose another agent.</source>
        <translation>{kind} kann keine Gespräche führen. Wählen Sie einen anderen Agenten.</translation>
    </message>
    <message>
        <source>“{study}” is a demonstration, not collected data.</source>
        <translation>„{study}“ ist eine Demonstration, keine erhobenen Daten.</translation>
    </message>
    <message>
        <source>determiners</source>
        <translation>Artikelwörter</translation>
    </message>
    <message>
        <source>adjectives</source>
        <translation>Adjektive</translation>
    </message>
    <message>
        <source>nouns</source>
        <translation>Substantive</translation>
    </message>
    <message>
        <source>adverbs</source>
        <translation>Adverbien</translation>
    </message>
    <message>
        <source>verbs</source>
        <translation>Verben</translation>
    </message>
    <message>
        <source>prepositions</source>
        <translation>Präpositionen</translation>
    </message>
    <message>
        <source>pronouns</source>
        <translation>Pronomen</translation>
    </message>
    <message>
        <source>{name} per text</source>
        <translation>{name} pro Text</translation>
    </message>
    <message>
        <source>won by people</source>
        <translation>von Menschen gewonnen</translation>
    </message>
    <message>
        <source>won by machines</source>
        <translation>von Maschinen gewonnen</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>Spiele im Zeitverlauf</translation>
    </message>
    <message>
        <source>How games ended, added up ({games}).</source>
        <translation>Wie Spiele endeten, aufsummiert ({games}).</translation>
    </message>
    <message>
        <source>Games so far</source>
        <translation>Spiele bisher</translation>
    </message>
    <message>
        <source>No game has ended yet.</source>
        <translation>Bisher wurde kein Spiel beendet.</translation>
    </message>
    <message>
        <source>Give a file of answers; for verdicts there is kreimanlab-verdicts.</source>
        <translation>Geben Sie eine Datei mit Antworten an; für Urteile gibt es kreimanlab-verdicts.</translation>
    </message>
    <message>
        <source>Give a conversation as paper 1&apos;s repository has it.</source>
        <translation>Geben Sie ein Gespräch an, wie es im Repositorium von Artikel 1 liegt.</translation>
    </message>
    <message>
        <source>there are not three different things</source>
        <translation>es sind nicht drei verschiedene Dinge</translation>
    </message>
    <message>
        <source>there is no fixation</source>
        <translation>es gibt keine Fixation</translation>
    </message>
    <message>
        <source>There are no answers in this file.</source>
        <translation>In dieser Datei gibt es keine Antworten.</translation>
    </message>
    <message>
        <source>This answer is of another kind than the others.</source>
        <translation>Diese Antwort ist von anderer Art als die übrigen.</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <translation>Berichtigen Sie das.</translation>
    </message>
    <message>
        <source>These are verdicts on live chats.</source>
        <translation>Dies sind Urteile über Live-Chats.</translation>
    </message>
    <message>
        <source>`response` is missing.</source>
        <translation>`response` fehlt.</translation>
    </message>
    <message>
        <source>`response` is neither words nor fixations: {response}.</source>
        <translation>`response` besteht weder aus Wörtern noch aus Fixationen: {response}.</translation>
    </message>
    <message>
        <source>`cueWord` or `imageID` is missing.</source>
        <translation>`cueWord` oder `imageID` fehlt.</translation>
    </message>
    <message>
        <source>the answer is empty</source>
        <translation>die Antwort ist leer</translation>
    </message>
    <message>
        <source>a fixation has no place</source>
        <translation>eine Fixation hat keinen Ort</translation>
    </message>
    <message>
        <source>a fixation is far outside the picture</source>
        <translation>eine Fixation liegt weit außerhalb des Bildes</translation>
    </message>
    <message>
        <source>There is no turn of A or B in this file.</source>
        <translation>In dieser Datei gibt es keinen Beitrag von A oder B.</translation>
    </message>
    <message>
        <source>The turn needs `agent` (A or B) and `text`.</source>
        <translation>Der Beitrag braucht `agent` (A oder B) und `text`.</translation>
    </message>
    <message>
        <source>their pictures were not given</source>
        <translation>ihre Bilder wurden nicht angegeben</translation>
    </message>
    <message>
        <source>Nothing was written. An import makes: {made}.</source>
        <translation>Nichts wurde geschrieben. Ein Import ergibt: {made}.</translation>
    </message>
    <message>
        <source>Written to {out}: {made}.</source>
        <translation>Geschrieben nach {out}: {made}.</translation>
    </message>
    <message>
        <source>There is nothing to import. Name at least one file or folder.</source>
        <translation>Es gibt nichts zu importieren. Nennen Sie mindestens eine Datei oder einen Ordner.</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find {path}. Check the name.</source>
        <translation>{path} gibt es nicht. Prüfen Sie den Namen.</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>responses</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>Bildbeschreibungen</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>associations</source>
        <translation>Assoziationen</translation>
    </message>
    <message>
        <source>scanpaths</source>
        <translation>Blickpfade</translation>
    </message>
    <message>
        <source>The file is larger than 1 GiB.</source>
        <translation>Die Datei hat mehr als 1 GiB.</translation>
    </message>
    <message>
        <source>Give a part of it.</source>
        <translation>Geben Sie einen Teil davon an.</translation>
    </message>
    <message>
        <source>It can&apos;t be read.</source>
        <translation>Sie kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The text is not UTF-8.</source>
        <translation>Der Text ist nicht UTF-8.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Speichern Sie sie als UTF-8.</translation>
    </message>
    <message>
        <source>Check the file.</source>
        <translation>Prüfen Sie die Datei.</translation>
    </message>
    <message>
        <source>The JSON is nested too deeply.</source>
        <translation>Das JSON ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>The JSON ends too early.</source>
        <translation>Das JSON endet vorzeitig.</translation>
    </message>
    <message>
        <source>Fetch the file again, it is not whole.</source>
        <translation>Holen Sie die Datei erneut, sie ist nicht vollständig.</translation>
    </message>
    <message>
        <source>This is neither a JSON list nor a JSON object.</source>
        <translation>Das ist weder eine JSON-Liste noch ein JSON-Objekt.</translation>
    </message>
    <message>
        <source>{path}: nothing after line {line} was read.</source>
        <translation>{path}: Nach Zeile {line} wurde nichts gelesen.</translation>
    </message>
    <message>
        <source>another one has the same ID</source>
        <translation>eine andere hat dieselbe id</translation>
    </message>
    <message>
        <source>there are {each} of its kind to its prompt already</source>
        <translation>zu ihrer Vorgabe gibt es schon {each} ihrer Art</translation>
    </message>
    <message>
        <source>the file of the picture</source>
        <translation>die Bilddatei</translation>
    </message>
    <message>
        <source>who looked</source>
        <translation>wer das Bild betrachtet hat</translation>
    </message>
    <message>
        <source>the machine that made the fixations; empty for people</source>
        <translation>die Maschine, von der die Fixationen stammen; leer bei Menschen</translation>
    </message>
    <message>
        <source>what was searched for</source>
        <translation>wonach gesucht wurde</translation>
    </message>
    <message>
        <source>the width to which x refers</source>
        <translation>die Breite, auf die sich x bezieht</translation>
    </message>
    <message>
        <source>the height to which y refers</source>
        <translation>die Höhe, auf die sich y bezieht</translation>
    </message>
    <message>
        <source>x, in pixels</source>
        <translation>x, in Pixeln</translation>
    </message>
    <message>
        <source>y, in pixels</source>
        <translation>y, in Pixeln</translation>
    </message>
    <message>
        <source>when the fixation began, in milliseconds</source>
        <translation>wann die Fixation begann, in Millisekunden</translation>
    </message>
    <message>
        <source>how long the fixation lasted, in milliseconds</source>
        <translation>wie lange die Fixation dauerte, in Millisekunden</translation>
    </message>
    <message>
        <source>There is no column `x`.</source>
        <translation>Es gibt keine Spalte `x`.</translation>
    </message>
    <message>
        <source>Name the columns image, subject, x, and y.</source>
        <translation>Nennen Sie die Spalten image, subject, x und y.</translation>
    </message>
    <message>
        <source>This is a file of MATLAB 7.3.</source>
        <translation>Dies ist eine Datei von MATLAB 7.3.</translation>
    </message>
    <message>
        <source>Save it in MATLAB with the option -v7.</source>
        <translation>Speichern Sie sie in MATLAB mit der Option -v7.</translation>
    </message>
    <message>
        <source>The arrays can&apos;t be read: {problem}.</source>
        <translation>Die Arrays können nicht gelesen werden: {problem}.</translation>
    </message>
    <message>
        <source>Fetch the file again.</source>
        <translation>Holen Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>a turn is empty</source>
        <translation>ein Beitrag ist leer</translation>
    </message>
    <message>
        <source>fewer than {least_turns} turns</source>
        <translation>es gibt weniger als {least_turns} Beiträge</translation>
    </message>
    <message>
        <source>What was read makes no study that can run.
{problems}</source>
        <translation>Aus dem Gelesenen wird keine Studie, die durchgeführt werden kann.
{problems}</translation>
    </message>
    <message>
        <source>{out} is not empty. Give a folder that does not exist yet.</source>
        <translation>{out} ist nicht leer. Nennen Sie einen Ordner, den es noch nicht gibt.</translation>
    </message>
    <message>
        <source>{out} can&apos;t be written. {why}</source>
        <translation>{out} kann nicht geschrieben werden. {why}</translation>
    </message>
    <message>
        <source>Choose the column with {field}.</source>
        <translation>Wählen Sie die Spalte für: {field}.</translation>
    </message>
    <message>
        <source>{file} has no column {missing}.</source>
        <translation>{file} hat keine Spalte {missing}.</translation>
    </message>
    <message>
        <source>Give a file of verdicts; for answers there is kreimanlab-answers.</source>
        <translation>Geben Sie eine Datei mit Urteilen an; für Antworten gibt es kreimanlab-answers.</translation>
    </message>
    <message>
        <source>There are no verdicts in this file.</source>
        <translation>In dieser Datei gibt es keine Urteile.</translation>
    </message>
    <message>
        <source>This judge has no list `data` of trials.</source>
        <translation>Zu dieser urteilenden Person fehlt die Liste `data` der Durchgänge.</translation>
    </message>
    <message>
        <source>The label {word} is unknown.</source>
        <translation>Die Bezeichnung {word} ist unbekannt.</translation>
    </message>
    <message>
        <source>Write HH, HAI, AIH or AIAI.</source>
        <translation>Schreiben Sie HH, HAI, AIH oder AIAI.</translation>
    </message>
    <message>
        <source>trialData is missing.</source>
        <translation>trialData fehlt.</translation>
    </message>
    <message>
        <source>trialdata is missing.</source>
        <translation>trialdata fehlt.</translation>
    </message>
    <message>
        <source>There is no column `datastring`.</source>
        <translation>Es gibt keine Spalte `datastring`.</translation>
    </message>
    <message>
        <source>Give psiTurk&apos;s table of trials.</source>
        <translation>Geben Sie die Tabelle der Durchgänge von psiTurk an.</translation>
    </message>
    <message>
        <source>Fetch the file again, it may not be whole.</source>
        <translation>Holen Sie die Datei erneut, vielleicht ist sie nicht vollständig.</translation>
    </message>
    <message>
        <source>Sessions that are already in {out}: {there} of {all}, such as {first}. Nothing was imported. Choose another folder, or delete them.</source>
        <translation>Sitzungen, die schon in {out} liegen: {there} von {all}, z. B. {first}. Nichts wurde übernommen. Wählen Sie einen anderen Ordner oder löschen Sie die Sitzungen.</translation>
    </message>
    <message>
        <source>verdicts</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>Give ParlAI&apos;s logs of chats or ACUTE-Eval&apos;s pairs.</source>
        <translation>Geben Sie Chatlogs von ParlAI oder Paare von ACUTE-Eval an.</translation>
    </message>
    <message>
        <source>conversations and pairs</source>
        <translation>Gespräche und Paare</translation>
    </message>
    <message>
        <source>Chats and pairs are in .jsonl and .json files.</source>
        <translation>Chats und Paare liegen in .jsonl- und .json-Dateien.</translation>
    </message>
    <message>
        <source>Give one of those.</source>
        <translation>Geben Sie eine davon an.</translation>
    </message>
    <message>
        <source>There are only onboarding pairs: they are judged as ordinary trials.</source>
        <translation>Es gibt nur Einführungspaare: Sie werden wie gewöhnliche Durchgänge beurteilt.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>A pair has two conversations.</source>
        <translation>Ein Paar hat zwei Gespräche.</translation>
    </message>
    <message>
        <source>The speaker to judge, {judged}, says nothing.</source>
        <translation>Der zu beurteilende Sprecher {judged} sagt nichts.</translation>
    </message>
    <message>
        <source>The turn needs `id` and `text`.</source>
        <translation>Der Beitrag braucht `id` und `text`.</translation>
    </message>
    <message>
        <source>Give .json or .jsonl files of ShareGPT, Chatbot Arena, or LMSYS-Chat.</source>
        <translation>Geben Sie .json- oder .jsonl-Dateien von ShareGPT, Chatbot Arena oder LMSYS-Chat an.</translation>
    </message>
    <message>
        <source>Pass on the license of the conversations with the study.</source>
        <translation>Geben Sie die Lizenz der Gespräche mit der Studie weiter.</translation>
    </message>
    <message>
        <source>only one of the two speaks</source>
        <translation>nur eine Seite des Gesprächs sagt etwas</translation>
    </message>
    <message>
        <source>None of the sources is JSON. {fix}</source>
        <translation>Keine der Quellen ist JSON. {fix}</translation>
    </message>
    <message>
        <source>a turn has no speaker or no text</source>
        <translation>einem Beitrag fehlt der Sprecher oder der Text</translation>
    </message>
    <message>
        <source>someone speaks who is neither the person nor the chatbot</source>
        <translation>es spricht jemand, der weder die Person noch der Chatbot ist</translation>
    </message>
    <message>
        <source>a turn has more than {longest} characters</source>
        <translation>ein Beitrag hat mehr als {longest} Zeichen</translation>
    </message>
    <message>
        <source>Give .json files with captions in COCO&apos;s format.</source>
        <translation>Geben Sie .json-Dateien mit Bildbeschreibungen im COCO-Format an.</translation>
    </message>
    <message>
        <source>Pass on the license of the captions and of the pictures with the study.</source>
        <translation>Geben Sie die Lizenz der Bildbeschreibungen und der Bilder mit der Studie weiter.</translation>
    </message>
    <message>
        <source>there is no caption</source>
        <translation>es gibt keine Bildbeschreibung</translation>
    </message>
    <message>
        <source>the caption has more than {longest} characters</source>
        <translation>die Bildbeschreibung hat mehr als {longest} Zeichen</translation>
    </message>
    <message>
        <source>the file name of its picture is not told</source>
        <translation>der Dateiname des Bildes ist nicht angegeben</translation>
    </message>
    <message>
        <source>{name} does not name its machine; it is called {submitted}.</source>
        <translation>{name} nennt seine Maschine nicht; sie heißt hier {submitted}.</translation>
    </message>
    <message>
        <source>Answers are in .json files.</source>
        <translation>Antworten stehen in .json-Dateien.</translation>
    </message>
    <message>
        <source>a shorter cut of a conversation that is there</source>
        <translation>eine kürzere Fassung eines vorhandenen Gesprächs</translation>
    </message>
    <message>
        <source>Quality rules of the paper, in {study}: {named}.</source>
        <translation>Qualitätsregeln des Artikels, in {study}: {named}.</translation>
    </message>
    <message>
        <source>Judges of {study} who say that English is not their native language: {contrary}. The file counts them, so the paper&apos;s rule on it is not applied.</source>
        <translation>Urteilende in {study}, deren Muttersprache nach eigener Angabe nicht Englisch ist: {contrary}. Die Datei zählt sie mit; die Regel des Artikels dazu wird daher nicht angewendet.</translation>
    </message>
    <message>
        <source>Verdicts are in .json and .csv files.</source>
        <translation>Urteile stehen in .json- und .csv-Dateien.</translation>
    </message>
    <message>
        <source>the same trial of the same judge again</source>
        <translation>noch einmal derselbe Durchgang derselben urteilenden Person</translation>
    </message>
    <message>
        <source>more than two write in one conversation</source>
        <translation>in einem Gespräch schreiben mehr als zwei</translation>
    </message>
    <message>
        <source>What was written in live games, as a study package of conversations, and of pairs where someone talked with a human and a machine.</source>
        <translation>Was in Live-Spielen geschrieben wurde, als Studienpaket mit Gesprächen sowie mit Paaren, wenn jemand mit einem Menschen und mit einer Maschine sprach.</translation>
    </message>
    <message>
        <source>Give .json, .asc, .csv, .npy, or .mat files of fixations.</source>
        <translation>Geben Sie .json-, .asc-, .csv-, .npy- oder .mat-Dateien mit Fixationen an.</translation>
    </message>
    <message>
        <source>Pass on the license of the eye movements and of the pictures with the study.</source>
        <translation>Geben Sie die Lizenz der Blickbewegungen und der Bilder mit der Studie weiter.</translation>
    </message>
    <message>
        <source>its picture is not told</source>
        <translation>das Bild ist nicht angegeben</translation>
    </message>
    <message>
        <source>there are more than {most} fixations</source>
        <translation>es gibt mehr als {most} Fixationen</translation>
    </message>
    <message>
        <source>None of the sources is a file of scanpaths. {fix}</source>
        <translation>Keine der Quellen ist eine Datei mit Blickpfaden. {fix}</translation>
    </message>
    <message>
        <source>a fixation has a negative time</source>
        <translation>eine Fixation hat eine negative Zeit</translation>
    </message>
    <message>
        <source>Both speakers are human throughout: add conversations of machines to compare.</source>
        <translation>Beide Sprecher sind durchweg Menschen: Fügen Sie zum Vergleich Gespräche von Maschinen hinzu.</translation>
    </message>
    <message>
        <source>The data stay under their license, CDLA-Sharing 1.0: pass it on with them.</source>
        <translation>Die Daten behalten ihre Lizenz, CDLA-Sharing 1.0: Geben Sie sie mit ihnen weiter.</translation>
    </message>
    <message>
        <source>None of the sources is a .json file. {fix}</source>
        <translation>Keine der Quellen ist eine .json-Datei. {fix}</translation>
    </message>
    <message>
        <source>None of {read} conversations can be shown. {why}</source>
        <translation>Keines von {read} Gesprächen kann gezeigt werden. {why}</translation>
    </message>
    <message>
        <source>Topical-Chat&apos;s conversations are in .json files.</source>
        <translation>Die Gespräche von Topical-Chat stehen in .json-Dateien.</translation>
    </message>
    <message>
        <source>There are no conversations in this file.</source>
        <translation>In dieser Datei gibt es keine Gespräche.</translation>
    </message>
    <message>
        <source>The list `content` of what was said is missing.</source>
        <translation>Die Liste `content` mit dem Gesagten fehlt.</translation>
    </message>
    <message>
        <source>The turn needs `agent` and `message`.</source>
        <translation>Der Beitrag braucht `agent` und `message`.</translation>
    </message>
    <message>
        <source>A third speaker takes part.</source>
        <translation>Es gibt einen dritten Sprecher.</translation>
    </message>
    <message>
        <source>Take this conversation out.</source>
        <translation>Nehmen Sie dieses Gespräch heraus.</translation>
    </message>
    <message>
        <source>the same conversation again</source>
        <translation>noch einmal dasselbe Gespräch</translation>
    </message>
    <message>
        <source>another conversation has the same id</source>
        <translation>ein anderes Gespräch hat dieselbe id</translation>
    </message>
    <message>
        <source>of a pilot session</source>
        <translation>aus einem Pilotlauf</translation>
    </message>
    <message>
        <source>replaced in a later attempt</source>
        <translation>in einem späteren Versuch ersetzt</translation>
    </message>
    <message>
        <source>excluded by a quality rule: {rules}</source>
        <translation>durch eine Qualitätsregel ausgeschlossen: {rules}</translation>
    </message>
    <message>
        <source>the session {name} isn&apos;t one of TuringDesk&apos;s</source>
        <translation>die Sitzung {name} ist keine von TuringDesk</translation>
    </message>
    <message>
        <source>There are no responses to import. {why}</source>
        <translation>Es gibt keine Antworten zu importieren. {why}</translation>
    </message>
    <message>
        <source>the column {name} is not a {type}</source>
        <translation>die Spalte {name} ist nicht vom Typ {type}</translation>
    </message>
    <message>
        <source>For other tables, import verdicts.</source>
        <translation>Importieren Sie andere Tabellen als Urteile.</translation>
    </message>
    <message>
        <source>Past verdicts</source>
        <translation>Frühere Urteile</translation>
    </message>
    <message>
        <source>Past verdicts in any table, trial by trial or as totals per item; columns are guessed.</source>
        <translation>Frühere Urteile in einer beliebigen Tabelle, je Durchgang oder als Summen je Item; die Bedeutung der Spalten wird geraten.</translation>
    </message>
    <message>
        <source>Give a table with the columns cue and R1, R2, R3, or cue and response.</source>
        <translation>Geben Sie eine Tabelle mit den Spalten cue und R1, R2, R3 oder cue und response an.</translation>
    </message>
    <message>
        <source>the cue</source>
        <translation>das Reizwort</translation>
    </message>
    <message>
        <source>the association, if there is one in each row</source>
        <translation>die Assoziation, wenn jede Zeile eine enthält</translation>
    </message>
    <message>
        <source>the first association</source>
        <translation>die erste Assoziation</translation>
    </message>
    <message>
        <source>the second association</source>
        <translation>die zweite Assoziation</translation>
    </message>
    <message>
        <source>the third association</source>
        <translation>die dritte Assoziation</translation>
    </message>
    <message>
        <source>who answered</source>
        <translation>wer geantwortet hat</translation>
    </message>
    <message>
        <source>the ID of the row</source>
        <translation>die ID der Zeile</translation>
    </message>
    <message>
        <source>Pass on the license of the associations with the study.</source>
        <translation>Geben Sie die Lizenz der Assoziationen mit der Studie weiter.</translation>
    </message>
    <message>
        <source>there is no cue</source>
        <translation>es gibt kein Reizwort</translation>
    </message>
    <message>
        <source>there is no answer</source>
        <translation>es gibt keine Antwort</translation>
    </message>
    <message>
        <source>the cue or the answer has more than {longest} characters</source>
        <translation>das Reizwort oder die Antwort hat mehr als {longest} Zeichen</translation>
    </message>
    <message>
        <source>Word associations, such as SWOW</source>
        <translation>Wortassoziationen, z. B. SWOW</translation>
    </message>
    <message>
        <source>Makes a study package of cues and the words that people or a machine associated.</source>
        <translation>Erstellt ein Studienpaket aus Reizwörtern und den Wörtern, die Menschen oder eine Maschine dazu assoziierten.</translation>
    </message>
    <message>
        <source>tables with the columns cue and R1, R2, R3, or cue and response</source>
        <translation>Tabellen mit den Spalten cue und R1, R2, R3 oder cue und response</translation>
    </message>
    <message>
        <source>None of the sources is a table. {fix}</source>
        <translation>Keine der Quellen ist eine Tabelle. {fix}</translation>
    </message>
    <message>
        <source>The columns of associations are missing.</source>
        <translation>Die Spalten mit Assoziationen fehlen.</translation>
    </message>
    <message>
        <source>added a bot</source>
        <comment>in the record</comment>
        <translation>Bot hinzugefügt</translation>
    </message>
    <message>
        <source>approved a bot</source>
        <comment>in the record</comment>
        <translation>Bot freigegeben</translation>
    </message>
    <message>
        <source>created links</source>
        <comment>in the record</comment>
        <translation>Links erstellt</translation>
    </message>
    <message>
        <source>ended a game</source>
        <comment>in the record</comment>
        <translation>Spiel beendet</translation>
    </message>
    <message>
        <source>looked who is human in a game</source>
        <comment>in the record</comment>
        <translation>nachgesehen, wer in einem Spiel Mensch ist</translation>
    </message>
    <message>
        <source>opened a link</source>
        <comment>in the record</comment>
        <translation>Link geöffnet</translation>
    </message>
    <message>
        <source>revoked a link</source>
        <comment>in the record</comment>
        <translation>Link widerrufen</translation>
    </message>
    <message>
        <source>revoked the key of a bot</source>
        <comment>in the record</comment>
        <translation>Schlüssel eines Bots widerrufen</translation>
    </message>
    <message>
        <source>bot</source>
        <comment>in the record</comment>
        <translation>Bot</translation>
    </message>
    <message>
        <source>link</source>
        <comment>in the record</comment>
        <translation>Link</translation>
    </message>
    <message>
        <source>links</source>
        <comment>in the record</comment>
        <translation>Links</translation>
    </message>
    <message>
        <source>languages</source>
        <comment>in the record</comment>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>The file contains another room.</source>
        <translation>Die Datei enthält einen anderen Raum.</translation>
    </message>
    <message>
        <source>Rename it to {line}.jsonl.</source>
        <translation>Benennen Sie sie in {line}.jsonl um.</translation>
    </message>
    <message>
        <source>The participant code {code} contains a space.</source>
        <translation>Der Teilnahmecode {code} enthält ein Leerzeichen.</translation>
    </message>
    <message>
        <source>How many minutes people can talk. 0: no limit</source>
        <translation>Wie viele Minuten lang man sprechen kann. 0: unbegrenzt</translation>
    </message>
    <message>
        <source>The most characters of one message</source>
        <translation>Wie viele Zeichen eine Nachricht höchstens hat</translation>
    </message>
    <message>
        <source>After how many questions the talk ends; each game draws one of these. Empty: no limit</source>
        <translation>Nach wie vielen Fragen das Gespräch endet; für jedes Spiel wird eine dieser Zahlen gezogen. Leer: unbegrenzt</translation>
    </message>
    <message>
        <source>Who can write. strict: two people in turns, and the one who decides begins. cyclic: everyone in the order of the seats. free: everyone at any time</source>
        <translation>Wer schreiben kann. strict: zwei abwechselnd, beginnend mit der Person, die entscheidet. cyclic: alle in der Reihenfolge der Plätze. free: alle jederzeit</translation>
    </message>
    <message>
        <source>Whether a question goes to one witness or to both, who answer without seeing each other&apos;s answers</source>
        <translation>Ob eine Frage an einen Zeugen geht oder an beide, die dann antworten, ohne die Antworten des anderen zu sehen</translation>
    </message>
    <message>
        <source>When answers to a question for both are shown</source>
        <translation>Wann Antworten auf eine Frage an beide gezeigt werden</translation>
    </message>
    <message>
        <source>Whether the verdict can be given before the talk ends</source>
        <translation>Ob das Urteil gegeben werden kann, bevor das Gespräch endet</translation>
    </message>
    <message>
        <source>Whether text can be pasted into messages</source>
        <translation>Ob Text in Nachrichten eingefügt werden kann</translation>
    </message>
    <message>
        <source>Whether participants learn after the verdict who was human</source>
        <translation>Ob Versuchspersonen nach dem Urteil erfahren, wer ein Mensch war</translation>
    </message>
    <message>
        <source>Whether a button shows the instructions again</source>
        <translation>Ob eine Schaltfläche die Instruktion noch einmal zeigt</translation>
    </message>
    <message>
        <source>Whether a button reports messages to the experimenter, which ends the game</source>
        <translation>Ob eine Schaltfläche der Versuchsleitung Nachrichten meldet, womit das Spiel endet</translation>
    </message>
    <message>
        <source>Whether messages with words of the list of abusive words are held back</source>
        <translation>Ob Nachrichten mit Wörtern aus der Schimpfwortliste zurückgehalten werden</translation>
    </message>
    <message>
        <source>The rule for how long machines take for a message</source>
        <translation>Die Regel, nach der sich richtet, wie lange Maschinen für eine Nachricht brauchen</translation>
    </message>
    <message>
        <source>How many seconds are added at most, by chance, before others see it</source>
        <translation>Wie viele Sekunden zufällig höchstens hinzukommen, bevor andere es sehen</translation>
    </message>
    <message>
        <source>How long answers of machines are: whole sentences with fewer words than this. 0: no limit</source>
        <translation>Wie lang Antworten von Maschinen sind: ganze Sätze mit weniger Wörtern als angegeben. 0: unbegrenzt</translation>
    </message>
    <message>
        <source>How machines are chosen. thompson: those that pass more often are chosen more often. equally: each as often</source>
        <translation>Wie Maschinen gewählt werden. thompson: Wer öfter als Mensch durchgeht, wird öfter gewählt. equally: alle gleich oft</translation>
    </message>
    <message>
        <source>In which share of games a machine plays even if a person is waiting, between 0 and 1</source>
        <translation>Bei welchem Anteil der Spiele eine Maschine mitspielt, auch wenn eine Person wartet, zwischen 0 und 1</translation>
    </message>
    <message>
        <source>After how many seconds without a person a machine steps in</source>
        <translation>Nach wie vielen Sekunden ohne eine Person eine Maschine einspringt</translation>
    </message>
    <message>
        <source>The mean of the normal distribution that is added to this time, in seconds</source>
        <translation>Mittelwert der Normalverteilung, die zu dieser Zeit hinzukommt, in Sekunden</translation>
    </message>
    <message>
        <source>The standard deviation of the same distribution, in seconds</source>
        <translation>Standardabweichung derselben Verteilung, in Sekunden</translation>
    </message>
    <message>
        <source>People wait for a machine as long as they did, on average, in this many of the last games with people</source>
        <translation>Auf eine Maschine wartet man so lange, wie in so vielen der letzten Spiele mit Menschen im Mittel gewartet wurde</translation>
    </message>
    <message>
        <source>Characters of a message</source>
        <translation>Zeichen einer Nachricht</translation>
    </message>
    <message>
        <source>Questions of a game</source>
        <translation>Fragen eines Spiels</translation>
    </message>
    <message>
        <source>Who can write</source>
        <translation>Wer schreiben kann</translation>
    </message>
    <message>
        <source>Questions go to</source>
        <translation>Fragen gehen an</translation>
    </message>
    <message>
        <source>Answers are shown</source>
        <translation>Antworten erscheinen</translation>
    </message>
    <message>
        <source>Early verdict</source>
        <translation>Vorzeitiges Urteil</translation>
    </message>
    <message>
        <source>Pasting</source>
        <translation>Einfügen von Text</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Help button</source>
        <translation>Hilfe-Schaltfläche</translation>
    </message>
    <message>
        <source>Report button</source>
        <translation>Melden-Schaltfläche</translation>
    </message>
    <message>
        <source>Abuse filter</source>
        <translation>Schimpfwortfilter</translation>
    </message>
    <message>
        <source>Delay of machines</source>
        <translation>Verzögerung der Maschinen</translation>
    </message>
    <message>
        <source>Typing indicator after</source>
        <translation>Schreibanzeige nach</translation>
    </message>
    <message>
        <source>Typing indicator, at most later by</source>
        <translation>Schreibanzeige, höchstens später um</translation>
    </message>
    <message>
        <source>Words of a machine&apos;s message</source>
        <translation>Wörter einer Maschinennachricht</translation>
    </message>
    <message>
        <source>Choice of machines</source>
        <translation>Auswahl der Maschinen</translation>
    </message>
    <message>
        <source>Share of games with a machine</source>
        <translation>Anteil der Spiele mit einer Maschine</translation>
    </message>
    <message>
        <source>Wait for people</source>
        <translation>Warten auf Menschen</translation>
    </message>
    <message>
        <source>Wait for people, mean added</source>
        <translation>Warten auf Menschen, zusätzlicher Mittelwert</translation>
    </message>
    <message>
        <source>Wait for people, standard deviation</source>
        <translation>Warten auf Menschen, Standardabweichung</translation>
    </message>
    <message>
        <source>Games that set the wait</source>
        <translation>Spiele, nach denen sich das Warten richtet</translation>
    </message>
    <message>
        <source>{name} = {value} isn&apos;t between {least} and {most}.</source>
        <translation>{name} = {value} liegt nicht zwischen {least} und {most}.</translation>
    </message>
    <message>
        <source>An interrogator talks with a human and a machine, and finds out which is which.</source>
        <translation>Ein Fragesteller spricht mit einem Menschen und einer Maschine und findet heraus, wer was ist.</translation>
    </message>
    <message>
        <source>A judge asks a human and a machine the same questions. One of the two deceives.</source>
        <translation>Eine urteilende Person stellt einem Menschen und einer Maschine dieselben Fragen. Eines der beiden Gegenüber täuscht.</translation>
    </message>
    <message>
        <source>An interrogator finds out whether one witness is a human or a machine.</source>
        <translation>Ein Fragesteller findet heraus, ob ein Zeuge ein Mensch oder eine Maschine ist.</translation>
    </message>
    <message>
        <source>TuringDesk&apos;s own rule, with the inputs of The Turing Game (2024), algorithm 1</source>
        <translation>Eigene Regel von TuringDesk, mit den Eingangsgrößen aus The Turing Game (2024), Algorithmus 1</translation>
    </message>
    <message>
        <source>TuringDesk&apos;s own rule; jones-2024-text until 20 messages of people are known</source>
        <translation>Eigene Regel von TuringDesk; jones-2024-text, bis 20 Nachrichten von Menschen bekannt sind</translation>
    </message>
    <message>
        <source>rule for typing delays</source>
        <translation>Regel für Tippverzögerungen</translation>
    </message>
    <message>
        <source>This isn&apos;t one of your games.</source>
        <translation>Das ist keines Ihrer Spiele.</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Zurzeit gibt es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>agent that talks</source>
        <translation>Agent, der Gespräche führt</translation>
    </message>
    <message>
        <source>{text} is out of range.</source>
        <translation>{text} liegt außerhalb des zulässigen Bereichs.</translation>
    </message>
    <message>
        <source>The column {column} is empty.</source>
        <translation>Die Spalte {column} ist leer.</translation>
    </message>
    <message>
        <source>{text} is not a number.</source>
        <translation>{text} ist keine Zahl.</translation>
    </message>
    <message>
        <source>Correct the row.</source>
        <translation>Berichtigen Sie die Zeile.</translation>
    </message>
    <message>
        <source>a browser</source>
        <translation>ein Browser</translation>
    </message>
    <message>
        <source>{name} isn&apos;t connected.</source>
        <translation>{name} ist nicht verbunden.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t speak this language.</source>
        <translation>{name} spricht diese Sprache nicht.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t say that it is ready to play.</source>
        <translation>{name} meldet sich nicht als spielbereit.</translation>
    </message>
    <message numerus="yes">
        <source>%n participants are waiting: {game}.</source>
        <translation>
            <numerusform>%n Person wartet: {game}.</numerusform>
            <numerusform>%n Personen warten: {game}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no room {name}.</source>
        <translation>Es gibt keinen Raum {name}.</translation>
    </message>
    <message>
        <source>The game was ended.</source>
        <translation>Das Spiel wurde beendet.</translation>
    </message>
    <message>
        <source>The study {study} isn&apos;t open for browsers.</source>
        <translation>Die Studie {study} ist nicht für Browser geöffnet.</translation>
    </message>
    <message>
        <source>The certificate {certificate} with the key {key} can&apos;t be used. {why} Both have to be PEM files that belong together, and the key must have no passphrase.</source>
        <translation>Das Zertifikat {certificate} mit dem Schlüssel {key} kann nicht verwendet werden. {why} Beide müssen zusammengehörende PEM-Dateien sein, und der Schlüssel darf keine Passphrase haben.</translation>
    </message>
    <message>
        <source>The certificate of the page for browsers in {folder} can&apos;t be used. {why} Delete {file}, and try again.</source>
        <translation>Das Zertifikat der Seite für Browser in {folder} kann nicht verwendet werden. {why} Löschen Sie {file} und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The message is not a WebSocket frame.</source>
        <translation>Die Nachricht ist kein WebSocket-Frame.</translation>
    </message>
    <message>
        <source>A game is still being played. Wait until it has ended, then withdraw.</source>
        <translation>Ein Spiel läuft noch. Warten Sie mit dem Widerruf, bis es zu Ende ist.</translation>
    </message>
    <message>
        <source>less than a minute ago</source>
        <translation>vor weniger als einer Minute</translation>
    </message>
    <message>
        <source>Every answer is by a human, so there is nothing to tell apart.</source>
        <translation>Alle Antworten stammen von Menschen; es gibt also nichts zu unterscheiden.</translation>
    </message>
    <message>
        <source>Every answer is by a machine, so there is nothing to tell apart.</source>
        <translation>Alle Antworten stammen von Maschinen; es gibt also nichts zu unterscheiden.</translation>
    </message>
    <message>
        <source>{times} of {number} human answers have the same text, which gives away their maker: {text}.</source>
        <translation>{times} von {number} menschlichen Antworten haben denselben Text, und das verrät ihre Klasse: {text}.</translation>
    </message>
    <message>
        <source>{times} of {number} machine answers have the same text, which gives away their maker: {text}.</source>
        <translation>{times} von {number} maschinellen Antworten haben denselben Text, und das verrät ihre Klasse: {text}.</translation>
    </message>
    <message>
        <source>All {number} human answers are by one person, {agent}, so results apply to this person only.</source>
        <translation>Alle {number} menschlichen Antworten stammen von einer Person, {agent}: Ergebnisse betreffen nur diese Person.</translation>
    </message>
    <message>
        <source>Add answers by other people, or report this limitation.</source>
        <translation>Fügen Sie Antworten anderer Personen hinzu oder berichten Sie, dass es nur eine ist.</translation>
    </message>
    <message>
        <source>All {number} machine answers are by one machine, {agent}, so results apply to this machine only.</source>
        <translation>Alle {number} maschinellen Antworten stammen von einer Maschine, {agent}: Ergebnisse betreffen nur diese Maschine.</translation>
    </message>
    <message>
        <source>Add answers by other machines, or report this limitation.</source>
        <translation>Fügen Sie Antworten anderer Maschinen hinzu oder berichten Sie, dass es nur eine ist.</translation>
    </message>
    <message>
        <source>Reduce too_fast_s to a time in which no one can read the stimulus, such as 3.</source>
        <translation>Verringern Sie too_fast_s auf eine Zeit, in der niemand lesen kann, z. B. 3.</translation>
    </message>
    <message>
        <source>Reduce look_first_s, or remove too_fast_s.</source>
        <translation>Verringern Sie look_first_s oder nehmen Sie too_fast_s heraus.</translation>
    </message>
    <message>
        <source>Reduce look_first_s. For most stimuli, a few seconds are enough.</source>
        <translation>Verringern Sie look_first_s; die meisten Stimuli sind in wenigen Sekunden erfasst.</translation>
    </message>
    <message>
        <source>Leave more trials between breaks, for example every = 10.</source>
        <translation>Setzen Sie Pausen nach mehr Durchgängen, z. B. every = 10.</translation>
    </message>
    <message>
        <source>Reduce wait_s. Its unit is seconds.</source>
        <translation>Verringern Sie wait_s; die Angabe ist in Sekunden.</translation>
    </message>
    <message>
        <source>Reduce practice, or increase trials.</source>
        <translation>Verringern Sie practice oder erhöhen Sie trials.</translation>
    </message>
    <message>
        <source>A session shows {human} human and {machine} machine answers. Judges who notice can do well by always giving the same verdict, and there is little data on the rarer class.</source>
        <translation>Eine Sitzung zeigt {human} menschliche und {machine} maschinelle Antworten: Wer das beim Urteilen bemerkt, schneidet gut ab, wenn er immer dasselbe sagt, und über die seltenere Klasse erfährt man wenig.</translation>
    </message>
    <message>
        <source>Use mix to make the classes about equal, or tell judges the ratio.</source>
        <translation>Gleichen Sie die Klassen mit mix etwa aus oder nennen Sie den Urteilenden das Verhältnis.</translation>
    </message>
    <message>
        <source>Add answers of the other class, or remove the block.</source>
        <translation>Fügen Sie Antworten der anderen Klasse hinzu oder lassen Sie den Block weg.</translation>
    </message>
    <message>
        <source>Answers faster than {too_fast_s} s count as too fast, which may apply to most honest answers.</source>
        <translation>Antworten innerhalb von {too_fast_s} s gelten als zu schnell; das kann auf die meisten ehrlichen Antworten zutreffen.</translation>
    </message>
    <message>
        <source>Choices appear after {look_first_s} s, so no answer can be faster than too_fast_s = {too_fast_s}.</source>
        <translation>Die Möglichkeiten werden {look_first_s} s lang zurückgehalten; daher kann keine Antwort schneller sein als too_fast_s = {too_fast_s}.</translation>
    </message>
    <message>
        <source>In each trial, choices appear only after {look_first_s} s.</source>
        <translation>Die Möglichkeiten werden in jedem Durchgang {look_first_s} s lang zurückgehalten.</translation>
    </message>
    <message>
        <source>With {planned} planned {planned2}, results have no interval, because it can&apos;t be estimated how much judges differ.</source>
        <translation>Geplant: {planned} {planned2}. Ergebnisse haben damit kein Intervall: Niemand weiß, wie sehr sich Urteilende unterscheiden.</translation>
    </message>
    <message>
        <source>Plan {fewest_judges} or more participants. `turingdesk power` computes how many you need.</source>
        <translation>Planen Sie {fewest_judges} Versuchspersonen oder mehr; `turingdesk power` sagt, wie viele.</translation>
    </message>
    <message>
        <source>{alone} of {origins} prompts have answers of one class only, such as {alone2}. Judges can be correct by judging the prompt instead of the answer.</source>
        <translation>{alone} von {origins} Vorgaben haben nur Antworten einer Klasse, z. B. {alone2}: Wer statt der Antwort die Vorgabe beurteilt, kann richtig liegen.</translation>
    </message>
    <message>
        <source>Choose answers of about the same length in both classes, or request a fixed length.</source>
        <translation>Wählen Sie in beiden Klassen etwa gleich lange Antworten oder verlangen Sie diese Länge.</translation>
    </message>
    <message>
        <source>Texts that occur both as a human and as a machine answer: {both}, such as {both2}.</source>
        <translation>Texte, die sowohl von einem Menschen als auch von einer Maschine stammen: {both}, z. B. {both2}.</translation>
    </message>
    <message>
        <source>Remove one of the two: no one can tell them apart, and one is probably a copy.</source>
        <translation>Nehmen Sie einen der beiden heraus: Niemand kann sie unterscheiden, und einer ist wahrscheinlich eine Kopie.</translation>
    </message>
    <message>
        <source>The rule {id} excludes answers faster than {min_s} s, which may apply to most honest answers.</source>
        <translation>Die Regel {id} schließt Antworten innerhalb von {min_s} s aus; das kann auf die meisten ehrlichen Antworten zutreffen.</translation>
    </message>
    <message>
        <source>Reduce min_s to a time in which no one can read the stimulus, such as 3.</source>
        <translation>Verringern Sie min_s auf eine Zeit, in der niemand lesen kann, z. B. 3.</translation>
    </message>
    <message>
        <source>Remove answers that don&apos;t attempt the task, or collect them again.</source>
        <translation>Nehmen Sie Antworten heraus, die kein Versuch sind, die Aufgabe zu lösen, oder fragen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Add it, or correct the name.</source>
        <translation>Fügen Sie es hinzu oder berichtigen Sie den Namen.</translation>
    </message>
    <message>
        <source>{name} is a path on one computer, not in {called}.</source>
        <translation>{name} nennt einen Ort auf einem bestimmten Rechner, nicht in {called}.</translation>
    </message>
    <message>
        <source>{name} points outside {called}.</source>
        <translation>{name} führt aus {called} heraus.</translation>
    </message>
    <message>
        <source>{name} is not a file name.</source>
        <translation>{name} ist kein Dateiname.</translation>
    </message>
    <message>
        <source>{name} is not a file, or can&apos;t be read.</source>
        <translation>{name} ist keine Datei oder nicht zugänglich.</translation>
    </message>
    <message>
        <source>Use a file in {called}, with / between folders.</source>
        <translation>Nennen Sie eine Datei in {called}, mit / zwischen Ordnern.</translation>
    </message>
    <message>
        <source>Replace the link with the file itself.</source>
        <translation>Legen Sie die Datei selbst dorthin.</translation>
    </message>
    <message>
        <source>Choose a file that you have permission to read.</source>
        <translation>Nennen Sie eine Datei, die Sie lesen dürfen.</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB.</source>
        <translation>Die Datei hat mehr als {most} MB.</translation>
    </message>
    <message>
        <source>The file can&apos;t be opened: it is open in another program, or you don&apos;t have permission to read it.</source>
        <translation>Die Datei kann nicht geöffnet werden: Ein anderes Programm hält sie offen, oder Sie haben keine Leserechte.</translation>
    </message>
    <message>
        <source>Close it in Excel, or ask for permission to read it.</source>
        <translation>Schließen Sie sie in Excel oder bitten Sie um Leserechte.</translation>
    </message>
    <message>
        <source>cell {letter}{line}</source>
        <translation>Zelle {letter}{line}</translation>
    </message>
    <message>
        <source>Rename or remove one of them.</source>
        <translation>Benennen Sie eine davon um oder nehmen Sie sie heraus.</translation>
    </message>
    <message>
        <source>{name} is not a table: its name ends in {suffix}.</source>
        <translation>{name} ist keine Tabelle: Der Name endet auf {suffix}.</translation>
    </message>
    <message>
        <source>This is a workbook, although its name says otherwise.</source>
        <translation>Das ist eine Arbeitsmappe, obwohl der Name etwas anderes sagt.</translation>
    </message>
    <message>
        <source>The line contains {article}, not an object.</source>
        <translation>Die Zeile enthält {article}, kein Objekt.</translation>
    </message>
    <message>
        <source>Change the ending of its name to .xlsx.</source>
        <translation>Lassen Sie den Namen auf .xlsx enden.</translation>
    </message>
    <message>
        <source>Put one complete JSON object in each line: {...}.</source>
        <translation>Schreiben Sie in jede Zeile ein ganzes JSON-Objekt: {...}.</translation>
    </message>
    <message>
        <source>A number has too many digits, or values are nested too deeply.</source>
        <translation>Eine Zahl hat zu viele Stellen, oder Listen sind zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>Put one JSON object in each line: {...}.</source>
        <translation>Schreiben Sie in jede Zeile ein JSON-Objekt: {...}.</translation>
    </message>
    <message>
        <source>This is not valid JSON: {msg}.</source>
        <translation>Das ist kein JSON: {msg}.</translation>
    </message>
    <message>
        <source>The key {problem} appears twice.</source>
        <translation>Den Schlüssel {problem} gibt es zweimal.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>Nehmen Sie einen heraus.</translation>
    </message>
    <message>
        <source>Use a flat object with ordinary numbers.</source>
        <translation>Schreiben Sie ein flaches Objekt mit gewöhnlichen Zahlen.</translation>
    </message>
    <message>
        <source>Enter the model&apos;s name.</source>
        <translation>Schreiben Sie den Namen des Modells.</translation>
    </message>
    <message>
        <source>{value} is not a valid origin.</source>
        <translation>{value} ist keine Herkunft.</translation>
    </message>
    <message>
        <source>Enter human or machine.</source>
        <translation>Schreiben Sie human oder machine.</translation>
    </message>
    <message>
        <source>Make it smaller: at most {longest_side} per side and {most_pixels} in total.</source>
        <translation>Verkleinern Sie es: höchstens {longest_side} je Seite, {most_pixels} insgesamt.</translation>
    </message>
    <message>
        <source>The content of {name} is a {format} picture.</source>
        <translation>{name} ist dem Inhalt nach ein {format}-Bild.</translation>
    </message>
    <message>
        <source>Change the ending of its name to {format}.</source>
        <translation>Lassen Sie den Namen auf {format} enden.</translation>
    </message>
    <message>
        <source>{name} ends too early; part of the picture may be missing.</source>
        <translation>{name} endet vorzeitig; vielleicht fehlt ein Teil des Bildes.</translation>
    </message>
    <message>
        <source>There is no media folder {name}, but {file} refers to pictures.</source>
        <translation>Es gibt keinen Medienordner {name}, und {file} nennt Bilder.</translation>
    </message>
    <message>
        <source>Create it, or set another one: media = &quot;folder&quot;.</source>
        <translation>Legen Sie ihn an oder nennen Sie einen anderen: media = &quot;folder&quot;.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be shown as a picture: {problem}.</source>
        <translation>{name} ist kein Bild, das gezeigt werden kann: {problem}.</translation>
    </message>
    <message>
        <source>Copy it again, or ask for permission to read it.</source>
        <translation>Kopieren Sie es erneut oder bitten Sie um Leserechte.</translation>
    </message>
    <message>
        <source>Make the pictures smaller, or share the folder itself.</source>
        <translation>Verkleinern Sie die Bilder oder geben Sie den Ordner so weiter, wie er ist.</translation>
    </message>
    <message>
        <source>The names {before} and {name} differ only by case.</source>
        <translation>Die Namen {before} und {name} unterscheiden sich nur in Groß- und Kleinschreibung.</translation>
    </message>
    <message>
        <source>A session shows a stimulus that is not in any table.</source>
        <translation>Eine Sitzung zeigt einen Stimulus, den keine Tabelle hat.</translation>
    </message>
    <message>
        <source>The path of the media folder only works on this computer.</source>
        <translation>Der Medienordner ist mit seinem Ort auf diesem Rechner angegeben.</translation>
    </message>
    <message>
        <source>Use the original sealed package.</source>
        <translation>Nehmen Sie das Paket so, wie es versiegelt wurde.</translation>
    </message>
    <message>
        <source>Use a path relative to the package&apos;s folder, such as ../pictures.</source>
        <translation>Geben Sie ihn vom Ordner des Pakets aus an, z. B. ../pictures.</translation>
    </message>
    <message>
        <source>{of_table} has no readable row {id}.</source>
        <translation>{of_table} hat keine lesbare Zeile {id}.</translation>
    </message>
    <message>
        <source>Both IDs are the same.</source>
        <translation>Beide sind gleich.</translation>
    </message>
    <message>
        <source>Use two different IDs.</source>
        <translation>Nennen Sie zwei verschiedene.</translation>
    </message>
    <message>
        <source>Enter the ID of one of its rows.</source>
        <translation>Schreiben Sie die id einer ihrer Zeilen.</translation>
    </message>
    <message>
        <source>Other users of this computer can read {path}. Restrict access to yourself: chmod 600 {path}</source>
        <translation>Andere Benutzer dieses Rechners dürfen {path} lesen. Erlauben Sie es nur sich selbst: chmod 600 {path}</translation>
    </message>
    <message>
        <source>The passphrase is empty. Enter one.</source>
        <translation>Die Passphrase ist leer. Geben Sie eine ein.</translation>
    </message>
    <message>
        <source>The passphrase contains a character that can&apos;t be typed. Use a single line of text.</source>
        <translation>Die Passphrase enthält ein Zeichen, das niemand tippen kann. Schreiben Sie sie in eine Zeile Text.</translation>
    </message>
    <message>
        <source>{path} is too large for a passphrase. Use a file with one line.</source>
        <translation>{path} ist zu groß für eine Passphrase. Nennen Sie eine Datei mit einer Zeile.</translation>
    </message>
    <message>
        <source>The passphrase file {path} is empty. Add the passphrase.</source>
        <translation>Die Passphrasendatei {path} ist leer. Schreiben Sie die Passphrase hinein.</translation>
    </message>
    <message>
        <source>{path} has several lines. A passphrase is a single line.</source>
        <translation>{path} hat mehrere Zeilen. Eine Passphrase ist eine Zeile.</translation>
    </message>
    <message>
        <source>{path} is not UTF-8 text. Save it as UTF-8.</source>
        <translation>{path} ist kein UTF-8-Text. Speichern Sie es als UTF-8.</translation>
    </message>
    <message>
        <source>it is not a PNG, JPEG, GIF, BMP, or WebP picture</source>
        <translation>es ist weder PNG noch JPEG, GIF, BMP oder WebP</translation>
    </message>
    <message>
        <source>it is an unknown type of WebP</source>
        <translation>es ist ein WebP unbekannter Art</translation>
    </message>
    <message>
        <source>it ends before its size is given</source>
        <translation>es bricht ab, bevor seine Größe angegeben ist</translation>
    </message>
    <message>
        <source>it doesn&apos;t give its size</source>
        <translation>es gibt seine Größe nicht an</translation>
    </message>
    <message>
        <source>it ends within its first bytes</source>
        <translation>es bricht in den ersten Bytes ab</translation>
    </message>
    <message>
        <source>This line is a placeholder that participants would see.</source>
        <translation>Diese Zeile ist ein Platzhalter, und Versuchspersonen würden sie lesen.</translation>
    </message>
    <message>
        <source>Replace it with your own text, such as the one that your ethics committee approved. Until then, only pilot sessions can run.</source>
        <translation>Schreiben Sie stattdessen Ihren eigenen Text, z. B. den, den Ihre Ethikkommission genehmigt hat. Bis dahin sind nur Pilotläufe möglich.</translation>
    </message>
    <message>
        <source>{id} is already preregistered. Give a reason for the change instead.</source>
        <translation>{id} ist schon präregistriert. Geben Sie stattdessen einen Grund für die Änderung an.</translation>
    </message>
    <message>
        <source>{id} is not preregistered. Preregister it first.</source>
        <translation>{id} ist nicht präregistriert. Präregistrieren Sie die Studie zuerst.</translation>
    </message>
    <message>
        <source>{name} is a packed study. Preregister its folder, then pack it again. The package includes the preregistration.</source>
        <translation>{name} ist eine gepackte Studie. Präregistrieren Sie ihren Ordner und packen Sie ihn dann erneut. Das Paket enthält die Präregistrierung.</translation>
    </message>
    <message>
        <source>{key}: order changed</source>
        <translation>{key}: Reihenfolge geändert</translation>
    </message>
    <message>
        <source>{file}: rewritten with the same values</source>
        <translation>{file}: neu geschrieben, mit denselben Werten</translation>
    </message>
    <message>
        <source>Changed since it was preregistered on {at}, without a reason: {changed}.</source>
        <translation>Seit der Präregistrierung am {at} ohne Angabe eines Grunds geändert: {changed}.</translation>
    </message>
    <message>
        <source>Give a reason with `turingdesk freeze STUDY --why &quot;...&quot;`, or on the desk.</source>
        <translation>Geben Sie den Grund mit `turingdesk freeze STUDY --why &quot;...&quot;` oder am Leitstand an.</translation>
    </message>
    <message>
        <source>{key}: removed, was {was}</source>
        <translation>{key}: entfernt, vorher {was}</translation>
    </message>
    <message>
        <source>{name}: removed</source>
        <translation>{name}: entfernt</translation>
    </message>
    <message>
        <source>{key}: {now}, was not set</source>
        <translation>{key}: {now}, vorher nicht gesetzt</translation>
    </message>
    <message>
        <source>{name}: added</source>
        <translation>{name}: hinzugefügt</translation>
    </message>
    <message>
        <source>{key}: {now}, was {was}</source>
        <translation>{key}: {now}, vorher {was}</translation>
    </message>
    <message>
        <source>{name}: changed</source>
        <translation>{name}: geändert</translation>
    </message>
    <message>
        <source>Use, for example, {key} = {lowest}.</source>
        <translation>Schreiben Sie z. B. {key} = {lowest}.</translation>
    </message>
    <message>
        <source>Put it in quotation marks: {key} = &quot;{value}&quot;.</source>
        <translation>Setzen Sie es in Anführungszeichen: {key} = &quot;{value}&quot;.</translation>
    </message>
    <message>
        <source>Use letters, digits, hyphens, and underscores.</source>
        <translation>Verwenden Sie Buchstaben, Ziffern, Binde- und Unterstriche.</translation>
    </message>
    <message>
        <source>Use, for example, {key} = {default}.</source>
        <translation>Schreiben Sie z. B. {key} = {default}.</translation>
    </message>
    <message>
        <source>Use {key} = {default}.</source>
        <translation>Schreiben Sie {key} = {default}.</translation>
    </message>
    <message>
        <source>Use, for example, {key} = [{kind}].</source>
        <translation>Schreiben Sie z. B. {key} = [{kind}].</translation>
    </message>
    <message>
        <source>Add {key} = &quot;...&quot;.</source>
        <translation>Schreiben Sie {key} = &quot;...&quot;.</translation>
    </message>
    <message>
        <source>Use, for example, {key} = {example}.</source>
        <translation>Schreiben Sie z. B. {key} = {example}.</translation>
    </message>
    <message>
        <source>Another {what} has the ID {name}.</source>
        <translation>Eine andere Stelle ({what}) hat die id {name}.</translation>
    </message>
    <message>
        <source>{name} is not a valid ID.</source>
        <translation>{name} ist keine gültige id.</translation>
    </message>
    <message>
        <source>Put [{key}] above its keys.</source>
        <translation>Schreiben Sie [{key}] über seine Schlüssel.</translation>
    </message>
    <message>
        <source>Use [[{key}]].</source>
        <translation>Schreiben Sie [[{key}]].</translation>
    </message>
    <message>
        <source>Give each one its own ID.</source>
        <translation>Geben Sie jedem eine eigene id.</translation>
    </message>
    <message>
        <source>Use, for example, 2 = &quot;stimulus-id&quot; for the second trial.</source>
        <translation>Schreiben Sie z. B. 2 = &quot;stimulus-id&quot; für den zweiten Durchgang.</translation>
    </message>
    <message>
        <source>Position {key} is listed twice.</source>
        <translation>Position {key} ist doppelt genannt.</translation>
    </message>
    <message>
        <source>Remove it. Known keys: {known}.</source>
        <translation>Nehmen Sie es heraus. Hier bekannt: {known}.</translation>
    </message>
    <message>
        <source>Use the original sealed package, or seal the study again.</source>
        <translation>Nehmen Sie das Paket so, wie es versiegelt wurde, oder versiegeln Sie die Studie erneut.</translation>
    </message>
    <message>
        <source>This passphrase doesn&apos;t open the seal. Check Caps Lock, spaces, and keyboard layout.</source>
        <translation>Diese Passphrase öffnet das Siegel nicht. Großbuchstaben, Leerzeichen und die Sprache der Tastatur zählen.</translation>
    </message>
    <message>
        <source>The seal doesn&apos;t say how it is encrypted.</source>
        <translation>Das Siegel sagt nicht, wie es verschlossen ist.</translation>
    </message>
    <message>
        <source>This version of TuringDesk doesn&apos;t know how the seal is encrypted.</source>
        <translation>Das Siegel ist auf eine Weise verschlossen, die dieses TuringDesk nicht kennt.</translation>
    </message>
    <message>
        <source>The seal&apos;s salt or nonce is incomplete.</source>
        <translation>Salt oder Nonce des Siegels sind nicht vollständig.</translation>
    </message>
    <message>
        <source>The seal has {name} = {value}, which is not a valid value.</source>
        <translation>Das Siegel verlangt {name} = {value}; das tut kein Siegel.</translation>
    </message>
    <message>
        <source>There is not enough free memory to check the passphrase: {needed} MB are needed. Close other programs, then try again.</source>
        <translation>Zum Prüfen einer Passphrase ist nicht genug Arbeitsspeicher frei; nötig sind {needed} MB. Schließen Sie andere Programme und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>This session is not one of the study&apos;s sessions.</source>
        <translation>Das ist keine Sitzung der Studie.</translation>
    </message>
    <message>
        <source>Line {first} has the same ID {id}.</source>
        <translation>Die id {id} hat auch Zeile {first}.</translation>
    </message>
    <message>
        <source>The column {name} contains a {file}; only pictures can be shown.</source>
        <translation>Die Spalte {name} nennt eine Datei der Art {file}; nur Bilder lassen sich zeigen.</translation>
    </message>
    <message>
        <source>Give every row its own ID.</source>
        <translation>Geben Sie jeder Zeile eine eigene id.</translation>
    </message>
    <message>
        <source>The row is marked both for control trials and for practice.</source>
        <translation>Die Zeile ist für Kontrolldurchgänge und für die Übung.</translation>
    </message>
    <message>
        <source>Add at least one row.</source>
        <translation>Schreiben Sie mindestens eine Zeile.</translation>
    </message>
    <message>
        <source>{text} looks like a value that Excel converted.</source>
        <translation>{text} sieht aus wie etwas, das Excel aus einem anderen Text gemacht hat.</translation>
    </message>
    <message>
        <source>If so, format the column as Text, and type the original value again.</source>
        <translation>Wenn es so ist, formatieren Sie die Spalte als Text und geben Sie es erneut ein.</translation>
    </message>
    <message>
        <source>Set one of the two to no.</source>
        <translation>Schreiben Sie in eines von beiden no.</translation>
    </message>
    <message>
        <source>It is not used. Known columns: {known}.</source>
        <translation>Sie wird nicht verwendet. Bekannt sind: {known}.</translation>
    </message>
    <message>
        <source>{name} is a table for {name2}, not for {task}.</source>
        <translation>{name} ist eine Tabelle von {name2}, nicht von {task}.</translation>
    </message>
    <message>
        <source>Correct the task {task}.</source>
        <translation>Berichtigen Sie die Aufgabe {task} selbst.</translation>
    </message>
    <message>
        <source>Give the [[block.question]] another ID.</source>
        <translation>Geben Sie der [[block.question]] eine andere id.</translation>
    </message>
    <message>
        <source>The second one has no key. Choose another key in its [[block.question]].</source>
        <translation>Die zweite bekommt keine Taste: Nennen Sie eine andere in ihrer [[block.question]].</translation>
    </message>
    <message>
        <source>{title} have a single verdict, so answer = &quot;joint&quot; has no effect.</source>
        <translation>{title} haben ein einziges Urteil; answer = &quot;joint&quot; bedeutet hier nichts.</translation>
    </message>
    <message>
        <source>Feedback is set for {written} trials, but the block has {trials}.</source>
        <translation>Rückmeldung ist nach {written} Durchgängen verlangt, aber der Block hat {trials}.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Nehmen Sie es heraus.</translation>
    </message>
    <message>
        <source>{title} is a game, which has no table, so {key} has no effect.</source>
        <translation>{title} ist ein Spiel und hat keine Tabelle; {key} bleibt daher ohne Wirkung.</translation>
    </message>
    <message>
        <source>All pairs are cut to the same length.</source>
        <translation>Paare werden alle auf eine Länge gekürzt.</translation>
    </message>
    <message>
        <source>For all trials, use feedback = &quot;all&quot;.</source>
        <translation>Schreiben Sie feedback = &quot;all&quot;, wenn alle gemeint sind.</translation>
    </message>
    <message>
        <source>This task has no animation to play.</source>
        <translation>Diese Aufgabe zeigt keine Animation zum Abspielen.</translation>
    </message>
    <message>
        <source>Use, for example, only_if = { field = &quot;glasses&quot;, is = [&quot;Yes&quot;] }.</source>
        <translation>Schreiben Sie z. B. only_if = { field = &quot;glasses&quot;, is = [&quot;Yes&quot;] }.</translation>
    </message>
    <message>
        <source>Use, for example, choices = [&quot;Yes&quot;, &quot;No&quot;].</source>
        <translation>Schreiben Sie z. B. choices = [&quot;Yes&quot;, &quot;No&quot;].</translation>
    </message>
    <message>
        <source>The field {question} is asked in {both}, so it is unclear which one counts.</source>
        <translation>Das Feld {question} wird in {both} gefragt: Es ist nicht klar, welches zählt.</translation>
    </message>
    <message>
        <source>{id} is personal, but the journal reveals its answer, because it shows whether {id2} was asked.</source>
        <translation>{id} ist persönlich, aber ob {id2} gefragt wird, verrät im Protokoll die Antwort darauf.</translation>
    </message>
    <message>
        <source>Use, for example, {key} = [&quot;Yes&quot;].</source>
        <translation>Schreiben Sie z. B. {key} = [&quot;Yes&quot;].</translation>
    </message>
    <message>
        <source>The data already have a column {own}.</source>
        <translation>Die Daten haben selbst eine Spalte {own}.</translation>
    </message>
    <message>
        <source>In results, this question is called {called}. For a shorter name, choose another ID.</source>
        <translation>In den Ergebnissen heißt diese Frage {called}. Wählen Sie eine andere id, wenn der Name kürzer sein soll.</translation>
    </message>
    <message>
        <source>max must be greater than min.</source>
        <translation>max liegt nicht über min.</translation>
    </message>
    <message>
        <source>Increase max, or reduce min.</source>
        <translation>Erhöhen Sie max oder verringern Sie min.</translation>
    </message>
    <message>
        <source>The key {key} has no effect with kind = &quot;{kind}&quot;.</source>
        <translation>Der Schlüssel {key} bedeutet nichts, wo kind = &quot;{kind}&quot; gilt.</translation>
    </message>
    <message>
        <source>A scale needs whole numbers, but {key} is {end}.</source>
        <translation>Eine Skala hat ganze Zahlen, und {key} ist {end}.</translation>
    </message>
    <message>
        <source>The key {key} appears twice.</source>
        <translation>Den Schlüssel {key} gibt es zweimal.</translation>
    </message>
    <message>
        <source>{key} is not a valid key for a choice.</source>
        <translation>{key} kann nicht die Taste einer Möglichkeit sein.</translation>
    </message>
    <message>
        <source>A condition can have is or is_not, but not both.</source>
        <translation>Eine Bedingung hat is oder is_not, nicht beides.</translation>
    </message>
    <message>
        <source>Give one of them another ID.</source>
        <translation>Geben Sie einem davon eine andere id.</translation>
    </message>
    <message>
        <source>Set personal = true for this field, too.</source>
        <translation>Setzen Sie auch für dieses Feld personal = true.</translation>
    </message>
    <message>
        <source>The condition refers to its own field.</source>
        <translation>Die Bedingung betrachtet ihr eigenes Feld.</translation>
    </message>
    <message>
        <source>Choose an earlier field.</source>
        <translation>Nennen Sie ein früheres Feld.</translation>
    </message>
    <message>
        <source>Use its value: {meant}.</source>
        <translation>Nennen Sie seinen Wert: {meant}.</translation>
    </message>
    <message>
        <source>The form has no questions.</source>
        <translation>Das Formular fragt nichts.</translation>
    </message>
    <message>
        <source>Add a [[form.field]] below it.</source>
        <translation>Schreiben Sie ein [[form.field]] darunter.</translation>
    </message>
    <message>
        <source>{id} is already the name of a verdict.</source>
        <translation>{id} ist der Name eines Urteils.</translation>
    </message>
    <message>
        <source>Choose another ID.</source>
        <translation>Wählen Sie eine andere id.</translation>
    </message>
    <message>
        <source>Remove it, or change kind.</source>
        <translation>Nehmen Sie es heraus oder ändern Sie kind.</translation>
    </message>
    <message>
        <source>Use a whole number, or set kind = &quot;number&quot;.</source>
        <translation>Schreiben Sie eine ganze Zahl oder setzen Sie kind = &quot;number&quot;.</translation>
    </message>
    <message>
        <source>{item} is not a valid choice.</source>
        <translation>{item} kann keine Möglichkeit sein.</translation>
    </message>
    <message>
        <source>Give each choice its own value and label.</source>
        <translation>Geben Sie jeder Möglichkeit einen eigenen Wert und eine eigene Beschriftung.</translation>
    </message>
    <message>
        <source>Use one letter or digit, such as key = &quot;1&quot;.</source>
        <translation>Nennen Sie einen Buchstaben oder eine Ziffer, z. B. key = &quot;1&quot;.</translation>
    </message>
    <message>
        <source>The condition is empty.</source>
        <translation>Die Bedingung sagt nichts.</translation>
    </message>
    <message>
        <source>The condition lists no answers.</source>
        <translation>Die Bedingung nennt keine Antwort.</translation>
    </message>
    <message>
        <source>A rule can have either kind or use, but not both.</source>
        <translation>Eine Regel ist entweder von einer Art oder ein verwendeter Regelsatz.</translation>
    </message>
    <message>
        <source>Set min_s = 3, or too_fast_s = 3 in [block.limits].</source>
        <translation>Schreiben Sie min_s = 3 oder too_fast_s = 3 in [block.limits].</translation>
    </message>
    <message>
        <source>The rule {id} applies to control questions, but its blocks have none.</source>
        <translation>Kein Block, den die Regel {id} betrachtet, stellt eine Kontrollfrage.</translation>
    </message>
    <message>
        <source>{at_least} of {of} can never be correct.</source>
        <translation>Mindestens {at_least} von {of} können nie richtig sein.</translation>
    </message>
    <message>
        <source>The rule {id} applies to controls, but its blocks have none.</source>
        <translation>Kein Block, den die Regel {id} betrachtet, hat Kontrollen.</translation>
    </message>
    <message>
        <source>The rule {id} uses the field {field}, which is in no form.</source>
        <translation>Kein Formular hat das Feld {field}, das die Regel {id} betrachtet.</translation>
    </message>
    <message>
        <source>Add a [[form.field]] with id = &quot;{field}&quot;.</source>
        <translation>Schreiben Sie ein [[form.field]] mit id = &quot;{field}&quot;.</translation>
    </message>
    <message>
        <source>The field {field} is personal, so its answers are saved separately.</source>
        <translation>Das Feld {field} ist persönlich; seine Antworten werden daher getrennt gespeichert.</translation>
    </message>
    <message>
        <source>The rule {id} uses the question {question}, which no block asks.</source>
        <translation>Die Regel {id} betrachtet die Frage {question}, die kein Block stellt.</translation>
    </message>
    <message>
        <source>Add a [[block.question]] with id = &quot;{question}&quot;.</source>
        <translation>Schreiben Sie eine [[block.question]] mit id = &quot;{question}&quot;.</translation>
    </message>
    <message>
        <source>Remove kind and its settings, or remove use.</source>
        <translation>Nehmen Sie kind und seine Einstellungen heraus oder nehmen Sie use heraus.</translation>
    </message>
    <message>
        <source>Set kind = &quot;...&quot; ({known}), or use = &quot;...&quot; with a named set.</source>
        <translation>Schreiben Sie kind = &quot;...&quot; ({known}) oder use = &quot;...&quot; mit einem benannten Regelsatz.</translation>
    </message>
    <message>
        <source>The rule {id} has no limit, so no answer is too fast.</source>
        <translation>Die Regel {id} hat keine Grenze; deshalb ist nichts zu schnell.</translation>
    </message>
    <message>
        <source>Remove the rule, or add the columns that the control question needs.</source>
        <translation>Nehmen Sie die Regel heraus oder geben Sie den Zeilen, was die Kontrolle braucht.</translation>
    </message>
    <message>
        <source>Reduce at_least.</source>
        <translation>Verringern Sie at_least.</translation>
    </message>
    <message>
        <source>Remove the rule, or ask control questions in the block.</source>
        <translation>Nehmen Sie die Regel heraus oder stellen Sie im Block Kontrollfragen.</translation>
    </message>
    <message>
        <source>Remove personal = true, or remove the rule.</source>
        <translation>Nehmen Sie personal = true heraus oder die Regel.</translation>
    </message>
    <message>
        <source>The rule lists no answers.</source>
        <translation>Die Regel nennt keine Antwort.</translation>
    </message>
    <message>
        <source>Use, for example, {key} = [&quot;English&quot;].</source>
        <translation>Schreiben Sie z. B. {key} = [&quot;English&quot;].</translation>
    </message>
    <message>
        <source>There is no rule of kind {name}.</source>
        <translation>Eine Regelart {name} gibt es nicht.</translation>
    </message>
    <message>
        <source>The rule has no kind.</source>
        <translation>Die Regel sagt nicht, von welcher Art sie ist.</translation>
    </message>
    <message>
        <source>Both classes are called {shown}, so participants can&apos;t tell the choices apart.</source>
        <translation>Beide Klassen heißen {shown}; niemand könnte die Möglichkeiten unterscheiden.</translation>
    </message>
    <message>
        <source>This TOML can&apos;t be read: {problem}.</source>
        <translation>Dieses TOML kann nicht gelesen werden: {problem}.</translation>
    </message>
    <message>
        <source>The key {column} is {value}, which is not a finite number.</source>
        <translation>Der Schlüssel {column} ist {value}; das ist keine Zahl, mit der sich rechnen lässt.</translation>
    </message>
    <message>
        <source>The study has no consent page to sign.</source>
        <translation>Die Studie hat keine Einwilligungsseite, die unterschrieben werden könnte.</translation>
    </message>
    <message>
        <source>{media} is not a valid folder name.</source>
        <translation>{media} kann nicht der Name eines Ordners sein.</translation>
    </message>
    <message>
        <source>Use, for example, media = &quot;media&quot;.</source>
        <translation>Schreiben Sie z. B. media = &quot;media&quot;.</translation>
    </message>
    <message>
        <source>Add a [[block]] with task and trials.</source>
        <translation>Schreiben Sie einen [[block]] mit task und trials.</translation>
    </message>
    <message>
        <source>There are {there}, and {key} doesn&apos;t say which one to use.</source>
        <translation>Es gibt {there}, und {key} sagt nicht, was zu verwenden ist.</translation>
    </message>
    <message>
        <source>Give each class its own name.</source>
        <translation>Geben Sie jeder einen eigenen Namen.</translation>
    </message>
    <message>
        <source>The key media can&apos;t be removed from study.toml.</source>
        <translation>Der Schlüssel media lässt sich nicht zeilenweise aus study.toml entfernen.</translation>
    </message>
    <message>
        <source>TuringDesk is not translated into {code}: its buttons and hints are in English.</source>
        <translation>Das Programm selbst spricht {code} nicht: Seine Schaltflächen und Hinweise sind englisch.</translation>
    </message>
    <message>
        <source>{text} has no translation into {code}, so it is shown untranslated.</source>
        <translation>{text} ist nicht in {code} übersetzt und wird daher unübersetzt gezeigt.</translation>
    </message>
    <message>
        <source>Remove what is too long or nested too deeply.</source>
        <translation>Nehmen Sie heraus, was viel zu lang oder zu tief verschachtelt ist.</translation>
    </message>
    <message>
        <source>Use a finite number, such as 3 or 0.5.</source>
        <translation>Schreiben Sie eine endliche Zahl, etwa 3 oder 0.5.</translation>
    </message>
    <message>
        <source>Add texts/consent.md.</source>
        <translation>Schreiben Sie texts/consent.md.</translation>
    </message>
    <message>
        <source>{name} is not a valid study ID, because it becomes part of file names.</source>
        <translation>{name} kann nicht die id einer Studie sein; sie wird Teil von Dateinamen.</translation>
    </message>
    <message>
        <source>Use letters, digits, and single hyphens, such as my-study-2.</source>
        <translation>Verwenden Sie Buchstaben, Ziffern und einzelne Bindestriche, z. B. my-study-2.</translation>
    </message>
    <message>
        <source>Set {key} = &quot;{there}&quot;, or delete the others.</source>
        <translation>Schreiben Sie {key} = &quot;{there}&quot; oder löschen Sie die anderen.</translation>
    </message>
    <message>
        <source>{file} has no translation into {code}, so it is shown untranslated.</source>
        <translation>{file} ist nicht in {code} übersetzt und wird daher unübersetzt gezeigt.</translation>
    </message>
    <message>
        <source>Add the text.</source>
        <translation>Schreiben Sie ihn.</translation>
    </message>
    <message>
        <source>Use, for example, languages = [&quot;en&quot;, &quot;de&quot;].</source>
        <translation>Schreiben Sie z. B. languages = [&quot;en&quot;, &quot;de&quot;].</translation>
    </message>
    <message>
        <source>The study has texts in {code}, which is not one of its further languages.</source>
        <translation>Die Studie hat Texte in {code}, das nicht zu ihren weiteren Sprachen gehört.</translation>
    </message>
    <message>
        <source>Set languages = [&quot;{codes}&quot;, &quot;{code}&quot;], or remove the texts.</source>
        <translation>Schreiben Sie languages = [&quot;{codes}&quot;, &quot;{code}&quot;] oder nehmen Sie die Texte heraus.</translation>
    </message>
    <message>
        <source>If participants understand English, you don&apos;t need to do anything.</source>
        <translation>Wenn die Lesenden Englisch können, ist nichts zu tun.</translation>
    </message>
    <message>
        <source>Add {name}.</source>
        <translation>Schreiben Sie {name}.</translation>
    </message>
    <message>
        <source>{code} appears twice.</source>
        <translation>{code} ist doppelt.</translation>
    </message>
    <message>
        <source>List each language once.</source>
        <translation>Nennen Sie jede Sprache einmal.</translation>
    </message>
    <message>
        <source>Copy it exactly, or remove it.</source>
        <translation>Übernehmen Sie ihn genau oder nehmen Sie ihn heraus.</translation>
    </message>
    <message>
        <source>The study has no text {text}.</source>
        <translation>Kein Text der Studie lautet {text}.</translation>
    </message>
    <message>
        <source>Name of the row, unique in the table</source>
        <translation>Name der Zeile, verschieden von allen anderen der Tabelle</translation>
    </message>
    <message>
        <source>Kind of prompt, such as indoor. Results are also broken down by it</source>
        <translation>Art der Vorgabe: Ergebnisse werden auch danach aufgeteilt, z. B. drinnen</translation>
    </message>
    <message>
        <source>Source of the answer</source>
        <translation>Woher die Antwort stammt</translation>
    </message>
    <message>
        <source>yes: shown in control trials only</source>
        <translation>yes: nur in Kontrolldurchgängen gezeigt</translation>
    </message>
    <message>
        <source>yes: shown in practice only</source>
        <translation>yes: nur in der Übung gezeigt</translation>
    </message>
    <message>
        <source>Who exactly{of}: an anonymous human ID or a model&apos;s name</source>
        <translation>Wer genau{of}: anonymes Kürzel eines Menschen oder Name eines Modells</translation>
    </message>
    <message>
        <source>Find the original text, and save it as UTF-8.</source>
        <translation>Suchen Sie den Text an seinem Ursprung und speichern Sie diesen als UTF-8.</translation>
    </message>
    <message>
        <source>The text contains half a character (a lone surrogate).</source>
        <translation>Hier steht ein halbes Zeichen (ein einzelnes Surrogat).</translation>
    </message>
    <message>
        <source>The text contains a �, where a character was lost.</source>
        <translation>Hier steht ein �, wo ein Zeichen verloren ging.</translation>
    </message>
    <message>
        <source>Open the original as UTF-8, and copy it again.</source>
        <translation>Öffnen Sie das Original als UTF-8 und kopieren Sie es erneut.</translation>
    </message>
    <message>
        <source>The text contains {name}, which is invisible.</source>
        <translation>Hier steht {name}; das ist nicht zu sehen.</translation>
    </message>
    <message>
        <source>Remove it if it is not intended.</source>
        <translation>Nehmen Sie es heraus, wenn es nicht gewollt ist.</translation>
    </message>
    <message>
        <source>a mark that changes the text direction</source>
        <translation>ein Zeichen, das die Textrichtung umkehrt</translation>
    </message>
    <message>
        <source>The workbook is protected by a password, or in the Excel 2003 format.</source>
        <translation>Die Arbeitsmappe ist mit einem Passwort geschützt oder im Format von Excel 2003.</translation>
    </message>
    <message>
        <source>The cell contains a formula.</source>
        <translation>Die Zelle enthält eine Formel.</translation>
    </message>
    <message>
        <source>The cell contains the Excel error {cell}.</source>
        <translation>Die Zelle enthält den Excel-Fehler {cell}.</translation>
    </message>
    <message>
        <source>Excel converted the cell to a date: {cell}.</source>
        <translation>Excel hat die Zelle in ein Datum umgewandelt: {cell}.</translation>
    </message>
    <message>
        <source>Excel converted the cell to a time: {cell}.</source>
        <translation>Excel hat die Zelle in eine Uhrzeit umgewandelt: {cell}.</translation>
    </message>
    <message>
        <source>Move the rows to the first sheet.</source>
        <translation>Setzen Sie die Zeilen auf das erste Blatt.</translation>
    </message>
    <message>
        <source>This is not a workbook, or only part of one.</source>
        <translation>Das ist keine Arbeitsmappe oder nur ein Teil davon.</translation>
    </message>
    <message>
        <source>The workbook is open in {program}; unsaved changes are not read.</source>
        <translation>Die Arbeitsmappe ist in {program} geöffnet; nicht gespeicherte Änderungen werden nicht gelesen.</translation>
    </message>
    <message>
        <source>Save it and close it in {program}. If it is not open, delete {name}.</source>
        <translation>Speichern und schließen Sie sie in {program}. Ist sie geschlossen, löschen Sie {name}.</translation>
    </message>
    <message>
        <source>Open it in Excel, repair it, and save it.</source>
        <translation>Öffnen Sie sie in Excel, reparieren und speichern Sie sie.</translation>
    </message>
    <message>
        <source>Name the column in its first row, or clear the cell.</source>
        <translation>Benennen Sie die Spalte in ihrer ersten Zeile oder leeren Sie die Zelle.</translation>
    </message>
    <message>
        <source>The other computer doesn&apos;t respond.</source>
        <translation>Der andere Rechner antwortet nicht.</translation>
    </message>
    <message>
        <source>The other computer refuses the connection.</source>
        <translation>Der andere Rechner nimmt die Verbindung nicht an.</translation>
    </message>
    <message>
        <source>Check its address, and that TuringDesk is running there.</source>
        <translation>Prüfen Sie, ob TuringDesk dort läuft und ob die Adresse stimmt.</translation>
    </message>
    <message>
        <source>There is no computer with that name.</source>
        <translation>Kein Rechner mit diesem Namen antwortet.</translation>
    </message>
    <message>
        <source>The computer refused for an unknown reason.</source>
        <translation>Der Rechner hat dies aus einem Grund verweigert, den TuringDesk nicht kennt.</translation>
    </message>
    <message>
        <source>No session in this folder belongs to the study {id}, so its texts are not used.</source>
        <translation>Keine Sitzung hier gehört zur Studie {id}; deren Texte zählen daher nicht.</translation>
    </message>
    <message>
        <source>{id} is sealed and doesn&apos;t say who wrote its answers, so its texts are not used. Use the package as it was before it was sealed.</source>
        <translation>{id} ist versiegelt und sagt nicht, wer die Antworten geschrieben hat; deren Texte zählen daher nicht. Geben Sie das Paket an, wie es vor dem Versiegeln war.</translation>
    </message>
    <message>
        <source>Run `turingdesk judge` again with the same settings. The verdicts are not affected.</source>
        <translation>Starten Sie `turingdesk judge` mit denselben Einstellungen noch einmal; die Urteile bleiben davon unberührt.</translation>
    </message>
    <message>
        <source>its content is something else</source>
        <translation>die Datei enthält etwas anderes</translation>
    </message>
    <message>
        <source>The results of {judge} could not be written to {path}. {problem} Its verdicts are saved.</source>
        <translation>Was {judge} gefunden hat, ließ sich nicht in {path} schreiben. {problem} Die Urteile sind gespeichert.</translation>
    </message>
    <message>
        <source>One of the choices is empty.</source>
        <translation>Eine Möglichkeit ist leer.</translation>
    </message>
    <message>
        <source>{value} appears twice.</source>
        <translation>{value} ist doppelt.</translation>
    </message>
    <message>
        <source>The picture: a file in the media folder</source>
        <translation>Das Bild: eine Datei aus media des Pakets</translation>
    </message>
    <message>
        <source>The sentence about the picture</source>
        <translation>Der Satz dazu</translation>
    </message>
    <message>
        <source>Dominant color of the picture: one of {colors}</source>
        <translation>Seine vorherrschende Farbe: eine von {colors}</translation>
    </message>
    <message>
        <source>A picture and the color named as its dominant color: who named it?</source>
        <translation>Ein Bild und die Farbe, die darin vorherrschen soll: Wer hat sie genannt?</translation>
    </message>
    <message>
        <source>{color} is not one of the 11 colors.</source>
        <translation>{color} ist keine der 11.</translation>
    </message>
    <message>
        <source>The table doesn&apos;t say whether the statement is true.</source>
        <translation>Ob die Aussage wahr ist, fehlt.</translation>
    </message>
    <message>
        <source>Enter true or false.</source>
        <translation>Schreiben Sie true oder false.</translation>
    </message>
    <message>
        <source>The conversation: a list of {speaker, text} in .jsonl, lines &apos;A: ...&apos; in a cell</source>
        <translation>Was gesagt wurde: in .jsonl eine Liste von {speaker, text}, in einer Zelle Zeilen wie &apos;A: ...&apos;</translation>
    </message>
    <message>
        <source>The correct answer to the topic question</source>
        <translation>Die richtige Antwort auf die Themenfrage</translation>
    </message>
    <message>
        <source>Choices of the topic question, if they differ from those in block.show</source>
        <translation>Möglichkeiten der Themenfrage, wo es nicht die von block.show sind</translation>
    </message>
    <message>
        <source>The choices of the topic question</source>
        <translation>Die Möglichkeiten der Themenfrage</translation>
    </message>
    <message>
        <source>Two speakers, each a human or a machine: which is which?</source>
        <translation>Zwei Sprecher, jeder Mensch oder Maschine: Wer ist was?</translation>
    </message>
    <message>
        <source>Make all topics different.</source>
        <translation>Schreiben Sie verschiedene Themen.</translation>
    </message>
    <message>
        <source>The speaker of turn {number} is {speaker}.</source>
        <translation>Beitrag {number} kommt von {speaker}.</translation>
    </message>
    <message>
        <source>Use A or B.</source>
        <translation>Nennen Sie ihn A oder B.</translation>
    </message>
    <message>
        <source>Fill it in, or remove it.</source>
        <translation>Schreiben Sie ihn oder nehmen Sie ihn heraus.</translation>
    </message>
    <message>
        <source>A list of {x, y, onset_ms, duration_ms} or of [x, y, onset_ms, duration_ms]; in a cell &apos;x,y,onset_ms,duration_ms; ...&apos;. Onset and duration are optional</source>
        <translation>Eine Liste von {x, y, onset_ms, duration_ms} oder von [x, y, onset_ms, duration_ms]; in einer Zelle &apos;x,y,onset_ms,duration_ms; ...&apos;; Beginn und Dauer dürfen fehlen</translation>
    </message>
    <message>
        <source>Width of the coordinates&apos; frame, px</source>
        <translation>Breite des Rahmens der Koordinaten, px</translation>
    </message>
    <message>
        <source>Height of the coordinates&apos; frame, px</source>
        <translation>Höhe des Rahmens der Koordinaten, px</translation>
    </message>
    <message>
        <source>Picture of the search target. Empty: free viewing</source>
        <translation>Bild dessen, was gesucht wurde; leer bei freiem Betrachten</translation>
    </message>
    <message>
        <source>The correct answer to &apos;What do you see?&apos;</source>
        <translation>Die richtige Antwort auf „Was sehen Sie?“</translation>
    </message>
    <message>
        <source>The three choices for that question</source>
        <translation>Ihre drei Möglichkeiten</translation>
    </message>
    <message>
        <source>fixed: every fixation lasts fixation_s. recorded: onsets and durations from the data</source>
        <translation>fixed: Jede Fixation dauert fixation_s; recorded: Beginn und Dauer wie in den Daten</translation>
    </message>
    <message>
        <source>Duration of each fixation, s</source>
        <translation>Wie lange eine Fixation gezeigt wird, s</translation>
    </message>
    <message>
        <source>Pause between two plays, s</source>
        <translation>Leere Zeit zwischen zwei Wiedergaben, s</translation>
    </message>
    <message>
        <source>Maximum number of fixations shown</source>
        <translation>Höchstens so viele Fixationen werden gezeigt</translation>
    </message>
    <message>
        <source>Show lines between fixations</source>
        <translation>Ob Linien die Fixationen verbinden</translation>
    </message>
    <message>
        <source>The frame is {width} x {height} px.</source>
        <translation>Der Rahmen hat {width} x {height} px.</translation>
    </message>
    <message>
        <source>is far outside the picture: {x}, {y}</source>
        <translation>liegt weit außerhalb des Bildes, bei {x}, {y}</translation>
    </message>
    <message>
        <source>Eye movements replayed on a picture: whose were they?</source>
        <translation>Augenbewegungen, auf einem Bild abgespielt: Wessen Augen waren es?</translation>
    </message>
    <message>
        <source>Give the size of the picture that the coordinates refer to.</source>
        <translation>Geben Sie die Größe des Bildes an, zu dem die Zahlen gehören.</translation>
    </message>
    <message>
        <source>There are no fixations.</source>
        <translation>Es gibt keine Fixation.</translation>
    </message>
    <message>
        <source>Add at least one.</source>
        <translation>Geben Sie mindestens eine an.</translation>
    </message>
    <message>
        <source>Fill them in, or set timing = &quot;fixed&quot;.</source>
        <translation>Tragen Sie sie ein oder setzen Sie timing = &quot;fixed&quot;.</translation>
    </message>
    <message>
        <source>Correct it, or remove it.</source>
        <translation>Berichtigen Sie es oder nehmen Sie es heraus.</translation>
    </message>
    <message>
        <source>Three things seen in the picture, such as &apos;keyboard; hand; desk&apos;</source>
        <translation>Drei Dinge, die darin zu sehen sind, z. B. &apos;Tastatur; Hand; Schreibtisch&apos;</translation>
    </message>
    <message>
        <source>A yes-or-no question about the picture</source>
        <translation>Eine Frage zum Bild, die mit Ja oder Nein beantwortet wird</translation>
    </message>
    <message>
        <source>The correct answer to the question: yes or no</source>
        <translation>Die richtige Antwort auf die Frage: yes oder no</translation>
    </message>
    <message>
        <source>A picture and three things seen in it: who named them?</source>
        <translation>Ein Bild und drei Dinge, die darin gesehen wurden: Wer hat sie gesehen?</translation>
    </message>
    <message>
        <source>There are {objects} things, {objects2} of them different.</source>
        <translation>Es gibt {objects} Dinge, {objects2} verschiedene.</translation>
    </message>
    <message>
        <source>Give three different ones, separated by semicolons.</source>
        <translation>Nennen Sie drei verschiedene, mit ; dazwischen.</translation>
    </message>
    <message>
        <source>{answer} is not a valid answer.</source>
        <translation>{answer} ist keine Antwort.</translation>
    </message>
    <message>
        <source>The journal of a room doesn&apos;t say who was in it.</source>
        <translation>Das Protokoll eines Raums sagt nicht, wer darin war.</translation>
    </message>
    <message>
        <source>The journal of a room is missing, so it isn&apos;t known who was in it.</source>
        <translation>Das Protokoll eines Raums fehlt; daher ist nicht bekannt, wer darin war.</translation>
    </message>
    <message>
        <source>Copy the folder rooms from the desk that ran the game.</source>
        <translation>Kopieren Sie den Ordner rooms vom Leitstand, an dem das Spiel lief.</translation>
    </message>
    <message>
        <source>Enter yes or no.</source>
        <translation>Schreiben Sie yes oder no.</translation>
    </message>
    <message>
        <source>A yes-or-no question about the picture or the sentence</source>
        <translation>Eine Frage zum Bild oder Satz, die mit Ja oder Nein beantwortet wird</translation>
    </message>
    <message>
        <source>A yes-or-no question about the conversation, instead of the topic question</source>
        <translation>Eine Frage zum Gespräch, die mit Ja oder Nein beantwortet wird, statt der Themenfrage</translation>
    </message>
    <message>
        <source>How many messages or turns are shown, balanced over trials. Empty: whole conversations</source>
        <translation>Wie viele Nachrichten oder Wechsel gezeigt werden, über die Durchgänge ausgewogen; leer zeigt ganze Gespräche</translation>
    </message>
    <message>
        <source>What lengths count. A turn is all messages that one speaker sends in a row, and then all that the other sends</source>
        <translation>Was Längen zählen. Ein Wechsel sind alle Nachrichten, die die eine Seite nacheinander sendet, und dann alle der anderen</translation>
    </message>
    <message>
        <source>Whether the start or the end of conversations is shown</source>
        <translation>Ob der Anfang oder das Ende der Gespräche gezeigt wird</translation>
    </message>
    <message>
        <source>Lengths count</source>
        <translation>Längen zählen</translation>
    </message>
    <message>
        <source>Shown from the</source>
        <translation>Gezeigter Teil</translation>
    </message>
    <message>
        <source>The task of both stimuli</source>
        <translation>Die Aufgabe der beiden Stimuli</translation>
    </message>
    <message>
        <source>The table of both stimuli</source>
        <translation>Die Tabelle der beiden Stimuli</translation>
    </message>
    <message>
        <source>The speaker that the question is about, highlighted in both</source>
        <translation>Der Sprecher, nach dem gefragt wird, in beiden hervorgehoben</translation>
    </message>
    <message>
        <source>Two stimuli of one task side by side: which one is the machine&apos;s?</source>
        <translation>Zwei Stimuli einer Aufgabe nebeneinander: Welcher hat die Maschine?</translation>
    </message>
    <message>
        <source>The word that the agent was given</source>
        <translation>Das Wort, das vorgegeben wurde</translation>
    </message>
    <message>
        <source>The word that the agent answered</source>
        <translation>Das Wort, das dazu einfiel</translation>
    </message>
    <message>
        <source>Example pairs that the agent saw first, such as &apos;hot: cold; bird: wing; rain: umbrella&apos;</source>
        <translation>Paare, die der Agent zuerst sah, z. B. &apos;heiß: kalt; Vogel: Flügel; Regen: Schirm&apos;</translation>
    </message>
    <message>
        <source>Show the example pairs</source>
        <translation>Ob die Beispielpaare gezeigt werden</translation>
    </message>
    <message>
        <source>A cue and the word that it prompted: who came up with it?</source>
        <translation>Ein Reizwort und das Wort, das dazu einfiel: Wessen Einfall war es?</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t do this.</source>
        <translation>Etwas, das von TuringDesk verlangt wurde, ist nicht möglich.</translation>
    </message>
    <message>
        <source>No window can open here.</source>
        <translation>Hier kann kein Fenster geöffnet werden.</translation>
    </message>
    <message>
        <source>A study or a command refers to something that this version doesn&apos;t have.</source>
        <translation>Eine Studie oder ein Befehl nennt etwas, das dieses TuringDesk nicht hat.</translation>
    </message>
    <message>
        <source>The study requests more trials of some kind than its answers allow.</source>
        <translation>Die Studie verlangt mehr Durchgänge einer Art, als ihre Antworten zulassen.</translation>
    </message>
    <message>
        <source>A session accepts an answer only when it is due, complete, and newly given.</source>
        <translation>Eine Sitzung nimmt eine Antwort nur an, wenn sie fällig, vollständig und neu gegeben ist.</translation>
    </message>
    <message>
        <source>A participant code becomes part of file names: letters, digits, and hyphens.</source>
        <translation>Ein Teilnahmecode benennt eine Datei; er besteht deshalb aus Buchstaben, Ziffern und Bindestrichen.</translation>
    </message>
    <message>
        <source>A journal contains a line that can&apos;t be read or was changed after it was written.</source>
        <translation>Ein Protokoll enthält eine Zeile, die sich nicht lesen lässt oder nach dem Schreiben geändert wurde.</translation>
    </message>
    <message>
        <source>Two sessions never share a file, and this one has already started.</source>
        <translation>Zwei Sitzungen teilen sich nie eine Datei; diese war schon begonnen.</translation>
    </message>
    <message>
        <source>The disk or network share can&apos;t be written to: it is full, read-only, or gone.</source>
        <translation>Der Datenträger oder die Freigabe hat das Schreiben verweigert: voll, schreibgeschützt oder nicht mehr da.</translation>
    </message>
    <message>
        <source>The file to import doesn&apos;t have the expected format.</source>
        <translation>Ein Import fand etwas anderes als das Format, das er liest.</translation>
    </message>
    <message>
        <source>The file could not be written completely, so it was removed.</source>
        <translation>Die verlangte Datei konnte nicht vollständig geschrieben werden; deshalb blieb nichts zurück.</translation>
    </message>
    <message>
        <source>A sealed study hides who made what from everyone, so some things are not possible.</source>
        <translation>Eine versiegelte Studie verbirgt vor allen, was von wem stammt; manches ist in ihr deshalb nicht möglich.</translation>
    </message>
    <message>
        <source>A seal is made once and never changed, because recorded data depend on every byte.</source>
        <translation>Ein Siegel entsteht einmal und wird nie geändert; was darunter gemessen wurde, hängt von jedem Byte ab.</translation>
    </message>
    <message>
        <source>Only the passphrase that a study was sealed with opens its seal. It is never stored.</source>
        <translation>Nur die Passphrase, mit der eine Studie versiegelt wurde, öffnet ihr Siegel; sie ist nirgends gespeichert.</translation>
    </message>
    <message>
        <source>A withdrawal deletes one person&apos;s data. It needs a reason and sessions that ended.</source>
        <translation>Ein Widerruf löscht, was eine Person angegeben hat; er braucht einen Grund und beendete Sitzungen.</translation>
    </message>
    <message>
        <source>The list of people needs unique names, PINs that are hard to guess, and an investigator.</source>
        <translation>Die Personenliste hat verschiedene Namen, schwer zu erratende PINs und jemanden aus der Studienleitung.</translation>
    </message>
    <message>
        <source>A control question needs words and the approval of two people who didn&apos;t write it.</source>
        <translation>Eine Kontrollfrage braucht einen Text und die Freigabe zweier Personen, die sie nicht geschrieben haben.</translation>
    </message>
    <message>
        <source>A coding scheme is incomplete or can&apos;t be read.</source>
        <translation>Einer Datei mit Kategorien für Texte fehlt etwas, oder sie lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>A language model needs a server that runs, has the model, and accepts the key.</source>
        <translation>Ein Sprachmodell antwortet auf einem Server; dieser muss laufen, das Modell haben und den Schlüssel annehmen.</translation>
    </message>
    <message>
        <source>A trained judge needs answers by humans and by machines, with features of both.</source>
        <translation>Ein trainierter Beurteiler braucht Antworten von Menschen und von Maschinen und Merkmale von beiden.</translation>
    </message>
    <message>
        <source>A new study needs a folder that is empty or doesn&apos;t exist yet.</source>
        <translation>Eine neue Studie wird in einen Ordner geschrieben, der leer ist oder noch nicht existiert.</translation>
    </message>
    <message>
        <source>Another program changed a file of the study after you opened it here. Saving would overwrite that change. Open the study again to see the change, or save anyway.</source>
        <translation>Ein anderes Programm hat eine Datei der Studie geschrieben, nachdem sie hier geöffnet wurde. Speichern würde das dort Getane aufheben. Öffnen Sie die Studie erneut, um damit weiterzuarbeiten, oder speichern Sie trotzdem.</translation>
    </message>
    <message>
        <source>The editor can&apos;t safely change a file of the study because of how it is written. Change it in a text editor, then open the study here again.</source>
        <translation>Eine Datei der Studie ist so geschrieben, dass der Editor sie nicht sicher ändern kann. Ändern Sie sie in einem Texteditor; danach lässt sich die Studie hier wieder öffnen.</translation>
    </message>
    <message>
        <source>A desk needs a port that no other program uses.</source>
        <translation>Ein Leitstand lauscht an einem eigenen Port; kein anderes Programm kann denselben haben.</translation>
    </message>
    <message>
        <source>A file that is being written is not replaced; its new lines arrive later.</source>
        <translation>Eine Datei, die gerade geschrieben wird, wird nicht ersetzt; was darin weitergeht, kommt später.</translation>
    </message>
    <message>
        <source>The desk and a kiosk communicate only after each has verified the other.</source>
        <translation>Leitstand und Kiosk sprechen nur miteinander, wenn jeder weiß, dass der andere der richtige ist.</translation>
    </message>
    <message>
        <source>A desk&apos;s address is the name or IP address of its computer, with a port if needed.</source>
        <translation>Die Adresse eines Leitstands ist Name oder Nummer seines Rechners, mit Port, wo dieser nicht der übliche ist.</translation>
    </message>
    <message>
        <source>The export was canceled. Nothing was written.</source>
        <translation>Der Export wurde abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Excludes answers faster than a limit.</source>
        <translation>Schließt Antworten aus, die schneller als eine Grenze waren.</translation>
    </message>
    <message>
        <source>Excludes trials with an incorrect answer to the control question.</source>
        <translation>Schließt Durchgänge aus, deren Kontrollfrage falsch beantwortet wurde.</translation>
    </message>
    <message>
        <source>Excludes judges with too few correct answers to controls.</source>
        <translation>Schließt Urteilende aus, die zu wenige Kontrollen richtig beantwortet haben.</translation>
    </message>
    <message>
        <source>Excludes judges whose answer in a form is not accepted, such as their native language.</source>
        <translation>Schließt Urteilende aus, deren Antwort in einem Formular keine der gewünschten ist, z. B. zur Muttersprache.</translation>
    </message>
    <message>
        <source>Excludes sessions that ended before the required proportion of trials.</source>
        <translation>Schließt Sitzungen aus, die vor einem so großen Anteil ihrer Durchgänge endeten.</translation>
    </message>
    <message>
        <source>Excludes judges who almost always gave the same verdict or chose the same side.</source>
        <translation>Schließt Urteilende aus, die fast immer gleich geurteilt oder dieselbe Seite gedrückt haben.</translation>
    </message>
    <message>
        <source>Excludes all but the first session of each participant.</source>
        <translation>Schließt alle Sitzungen einer Versuchsperson außer der ersten aus.</translation>
    </message>
    <message>
        <source>Excludes trials after a number of consecutive trials that showed machines only.</source>
        <translation>Schließt Durchgänge aus, vor denen so oft hintereinander nur Maschinen zu beurteilen waren.</translation>
    </message>
    <message>
        <source>Excludes trials with certain answers to a further question.</source>
        <translation>Schließt Durchgänge aus, in denen eine weitere Frage eine von bestimmten Antworten bekam.</translation>
    </message>
    <message>
        <source>judged machine</source>
        <comment>head of a column of results</comment>
        <translation>Urteil Maschine</translation>
    </message>
    <message>
        <source>correct</source>
        <comment>head of a column of results</comment>
        <translation>richtig</translation>
    </message>
    <message>
        <source>chose left</source>
        <comment>head of a column of results</comment>
        <translation>Urteil links</translation>
    </message>
    <message>
        <source>length of</source>
        <comment>head of a column of results</comment>
        <translation>Länge in</translation>
    </message>
    <message>
        <source>judged human</source>
        <comment>head of a column of results</comment>
        <translation>Urteil Mensch</translation>
    </message>
    <message>
        <source>minus half</source>
        <comment>head of a column of results</comment>
        <translation>minus 0,5</translation>
    </message>
    <message>
        <source>minus humans</source>
        <comment>head of a column of results</comment>
        <translation>minus Menschen</translation>
    </message>
    <message>
        <source>minus humans low</source>
        <comment>head of a column of results</comment>
        <translation>minus Menschen von</translation>
    </message>
    <message>
        <source>minus humans high</source>
        <comment>head of a column of results</comment>
        <translation>minus Menschen bis</translation>
    </message>
    <message>
        <source>minus humans p</source>
        <comment>head of a column of results</comment>
        <translation>minus Menschen p</translation>
    </message>
    <message>
        <source>first n</source>
        <comment>head of a column of results</comment>
        <translation>erste n</translation>
    </message>
    <message>
        <source>first success</source>
        <comment>head of a column of results</comment>
        <translation>erste Erfolge</translation>
    </message>
    <message>
        <source>first rate</source>
        <comment>head of a column of results</comment>
        <translation>erste Rate</translation>
    </message>
    <message>
        <source>first low</source>
        <comment>head of a column of results</comment>
        <translation>erste von</translation>
    </message>
    <message>
        <source>first high</source>
        <comment>head of a column of results</comment>
        <translation>erste bis</translation>
    </message>
    <message>
        <source>alike</source>
        <comment>head of a column of results</comment>
        <translation>sonst gleich</translation>
    </message>
    <message>
        <source>agents</source>
        <comment>head of a column of results</comment>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Brier score</source>
        <comment>head of a column of results</comment>
        <translation>Brier</translation>
    </message>
    <message>
        <source>margin set</source>
        <comment>head of a column of results</comment>
        <translation>Grenze festgelegt</translation>
    </message>
    <message>
        <source>O&apos;Brien-Fleming z</source>
        <comment>head of a column of results</comment>
        <translation>O&apos;Brien-Fleming z</translation>
    </message>
    <message>
        <source>O&apos;Brien-Fleming p</source>
        <comment>head of a column of results</comment>
        <translation>O&apos;Brien-Fleming p</translation>
    </message>
    <message>
        <source>O&apos;Brien-Fleming</source>
        <comment>head of a column of results</comment>
        <translation>O&apos;Brien-Fleming</translation>
    </message>
    <message>
        <source>Pocock z</source>
        <comment>head of a column of results</comment>
        <translation>Pocock z</translation>
    </message>
    <message>
        <source>Pocock p</source>
        <comment>head of a column of results</comment>
        <translation>Pocock p</translation>
    </message>
    <message>
        <source>Pocock</source>
        <comment>head of a column of results</comment>
        <translation>Pocock</translation>
    </message>
    <message>
        <source>unit</source>
        <comment>head of a column of results</comment>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>group</source>
        <comment>head of a column of results</comment>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>head of a column of results</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>mean humans</source>
        <comment>head of a column of results</comment>
        <translation>Mittel Menschen</translation>
    </message>
    <message>
        <source>hedges g</source>
        <comment>head of a column of results</comment>
        <translation>Hedges&apos; g</translation>
    </message>
    <message>
        <source>g low</source>
        <comment>head of a column of results</comment>
        <translation>g von</translation>
    </message>
    <message>
        <source>g high</source>
        <comment>head of a column of results</comment>
        <translation>g bis</translation>
    </message>
    <message>
        <source>parameters</source>
        <comment>head of a column of results</comment>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>proportion</source>
        <comment>head of a column of results</comment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>proportion low</source>
        <comment>head of a column of results</comment>
        <translation>Anteil von</translation>
    </message>
    <message>
        <source>proportion high</source>
        <comment>head of a column of results</comment>
        <translation>Anteil bis</translation>
    </message>
    <message>
        <source>game index</source>
        <comment>head of a column of results</comment>
        <translation>Spielnummer</translation>
    </message>
    <message>
        <source>correct low</source>
        <comment>head of a column of results</comment>
        <translation>richtig von</translation>
    </message>
    <message>
        <source>correct high</source>
        <comment>head of a column of results</comment>
        <translation>richtig bis</translation>
    </message>
    <message>
        <source>part</source>
        <comment>head of a column of results</comment>
        <translation>Teil</translation>
    </message>
    <message>
        <source>name</source>
        <comment>head of a column of results</comment>
        <translation>Name</translation>
    </message>
    <message>
        <source>distinguisher</source>
        <comment>head of a column of results</comment>
        <translation>Unterscheidende</translation>
    </message>
    <message>
        <source>target</source>
        <comment>head of a column of results</comment>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>at least</source>
        <comment>head of a column of results</comment>
        <translation>mindestens so gut</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Before the first block, after consent; after the first trial or game; or after the last block, before the debriefing.</source>
        <translation>Nach der Einwilligung und vor dem ersten Block; nach dem ersten Durchgang oder Spiel; oder nach dem letzten Block und vor der Aufklärung.</translation>
    </message>
    <message>
        <source>after the first trial</source>
        <translation>nach dem ersten Durchgang</translation>
    </message>
    <message>
        <source>The name of the analysis that gives the primary outcome.</source>
        <translation>Der Name der Analyse, die das primäre Ergebnis liefert.</translation>
    </message>
    <message>
        <source>Write words in lowercase</source>
        <translation>Wörter kleinschreiben</translation>
    </message>
    <message>
        <source>Remove everything except letters</source>
        <translation>Alles außer Buchstaben entfernen</translation>
    </message>
    <message>
        <source>Correct typing errors</source>
        <translation>Tippfehler berichtigen</translation>
    </message>
    <message>
        <source>Words that the language doesn&apos;t have are omitted.</source>
        <translation>Wörter, die es in der Sprache nicht gibt, entfallen.</translation>
    </message>
    <message>
        <source>Omit stop words, such as &quot;the&quot;</source>
        <translation>Stoppwörter auslassen, etwa „the“</translation>
    </message>
    <message>
        <source>Change nouns to the singular</source>
        <translation>Substantive in den Singular setzen</translation>
    </message>
    <message>
        <source>Change verbs to the present tense</source>
        <translation>Verben ins Präsens setzen</translation>
    </message>
    <message>
        <source>Fewest letters</source>
        <translation>Mindestzahl der Buchstaben</translation>
    </message>
    <message>
        <source>Shorter words are omitted.</source>
        <translation>Kürzere Wörter entfallen.</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Largest overlap with the cue</source>
        <translation>Größte Überlappung mit dem Reizwort</translation>
    </message>
    <message>
        <source>An association is omitted if more than this share of the shorter word of the pair is also in the other word, in one run of letters, as in grand and grandiose. 1: never.</source>
        <translation>Eine Assoziation entfällt, wenn mehr als dieser Anteil des kürzeren Wortes des Paars als zusammenhängende Buchstabenfolge auch im anderen Wort steht, wie bei grand und grandiose. 1: nie.</translation>
    </message>
    <message>
        <source>What participants judge or are asked for, and what a trial looks like.</source>
        <translation>Was Versuchspersonen beurteilen oder wonach sie gefragt werden und wie ein Durchgang aussieht.</translation>
    </message>
    <message>
        <source>The table of answers to judge, or of prompts to answer.</source>
        <translation>Die Tabelle der Antworten, die beurteilt, oder der Vorgaben, die beantwortet werden.</translation>
    </message>
    <message>
        <source>Feedback in practice</source>
        <translation>Auflösung in der Übung</translation>
    </message>
    <message>
        <source>Participants learn the correct answer after each practice trial. No one learns it in a sealed study.</source>
        <translation>Versuchspersonen erfahren nach jedem Übungsdurchgang die richtige Antwort. In einer versiegelten Studie erfährt sie niemand.</translation>
    </message>
    <message>
        <source>Answers needed for each prompt</source>
        <translation>Nötige Antworten je Vorgabe</translation>
    </message>
    <message>
        <source>In blocks that collect answers: how many each prompt needs. Those with the fewest are drawn first, and no session starts once every prompt has enough. 0: no limit.</source>
        <translation>In Blöcken, die Antworten erheben: wie viele jede Vorgabe braucht. Die mit den wenigsten werden zuerst gezogen, und sobald alle genug haben, beginnt keine Sitzung mehr. 0: unbegrenzt.</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>Bereinigung</translation>
    </message>
    <message>
        <source>How collected words are cleaned when a study is built from them.</source>
        <translation>Wie erhobene Wörter bereinigt werden, wenn daraus eine Studie erstellt wird.</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Wechsel</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Verdicts on captions count only after 3 s or more. In all tasks, only judges whose native language is English count.</source>
        <translation>Urteile über Bildbeschreibungen zählten ab 3 s, und in allen Aufgaben nur Urteilende mit Muttersprache Englisch.</translation>
    </message>
    <message>
        <source>Colors, as in the first paper</source>
        <translation>Farben, wie im ersten Artikel</translation>
    </message>
    <message>
        <source>Only judges whose native language is English. The number of statements about the picture that were judged correctly is reported but excludes no one.</source>
        <translation>Nur Urteilende mit Muttersprache Englisch. Es wird berichtet, wie viele Aussagen über das Bild richtig beurteilt wurden; deswegen wird niemand ausgeschlossen.</translation>
    </message>
    <message>
        <source>Judges had to name the topic of at least 15 of 20 conversations, and conversations with an incorrect topic are excluded. Only judges whose native language is English.</source>
        <translation>Urteilende mussten das Thema von mindestens 15 der 20 Gespräche nennen, und Gespräche mit falsch genanntem Thema wurden herausgenommen; nur Urteilende mit Muttersprache Englisch.</translation>
    </message>
    <message>
        <source>Judges who recognized the content of fewer than 7 of 12 clips are excluded. Only judges whose native language is English.</source>
        <translation>Urteilende, die bei weniger als 7 von 12 Clips sagen konnten, was zu sehen war, zählten nicht; nur Urteilende mit Muttersprache Englisch.</translation>
    </message>
    <message>
        <source>Only judges whose native language is English. This task has no other rules.</source>
        <translation>Nur Urteilende mit Muttersprache Englisch; diese Aufgabe hat keine weitere Regel.</translation>
    </message>
    <message>
        <source>A game with one witness</source>
        <translation>Ein Spiel mit einem Zeugen</translation>
    </message>
    <message>
        <source>Interrogators write with one witness for five minutes and say whether it is a human or a machine, how confident they are, and why. Games after three machines in a row, and games with acquaintances, are excluded.</source>
        <translation>Fragesteller schreiben fünf Minuten lang mit einem Zeugen und sagen, ob er ein Mensch oder eine Maschine ist, wie sicher sie sich sind und warum. Spiele nach drei Maschinen in Folge und Spiele mit Bekannten werden ausgeschlossen.</translation>
    </message>
    <message>
        <source>A game with two witnesses</source>
        <translation>Ein Spiel mit zwei Zeugen</translation>
    </message>
    <message>
        <source>Interrogators write with a human and a machine at once for five minutes and say which one is the human, how confident they are, and why.</source>
        <translation>Fragesteller schreiben fünf Minuten lang gleichzeitig mit einem Menschen und einer Maschine und sagen, wer der Mensch ist, wie sicher sie sich sind und warum.</translation>
    </message>
    <message>
        <source>Two people and a machine write to each other without a limit in time. Both people accuse one of the others once, and win only if both find the machine. They are matched by strength.</source>
        <translation>Zwei Menschen und eine Maschine schreiben einander ohne Zeitbegrenzung. Beide Menschen beschuldigen je einmal jemanden und gewinnen nur, wenn beide die Maschine finden. Sie werden nach Stärke zusammengeführt.</translation>
    </message>
    <message>
        <source>People chat with a human or a machine about a topic, with as many messages in a row as they like, for 3 or 10 turns. Then they say who it was. The conversations can be imported as pairs for others to judge.</source>
        <translation>Menschen chatten mit einem Menschen oder einer Maschine über ein Thema, mit so vielen Nachrichten in Folge, wie sie möchten, über 3 oder 10 Beiträge. Dann geben sie an, wer es war. Die Gespräche können als Paare importiert werden, die andere beurteilen.</translation>
    </message>
    <message>
        <source>A questionnaire of 11 questions: five about the person, five pairs of conversations with speaker B highlighted, and one about strategies.</source>
        <translation>Ein Fragebogen mit 11 Fragen: fünf zur Person, fünf Paare von Gesprächen, in denen B hervorgehoben ist, eine zu Strategien.</translation>
    </message>
    <message>
        <source>40 pictures with one sentence each. Answers faster than 3 seconds, and judges whose native language is not English, are excluded.</source>
        <translation>40 Bilder mit je einem Satz. Antworten unter 3 Sekunden und Urteilende, deren Muttersprache nicht Englisch ist, werden ausgeschlossen.</translation>
    </message>
    <message>
        <source>Dominant colors</source>
        <translation>Vorherrschende Farben</translation>
    </message>
    <message>
        <source>25 pictures with one color word, and a true or false statement about each picture.</source>
        <translation>25 Bilder mit je einem Farbwort und einer Aussage über das Bild, die wahr oder falsch ist.</translation>
    </message>
    <message>
        <source>20 conversations, cut to their first 3 to 24 turns, with a verdict on both speakers and a question about the topic. Trials with an incorrect topic, and judges with fewer than 15 correct topics, are excluded.</source>
        <translation>20 Gespräche, gekürzt auf ihre ersten 3 bis 24 Beiträge, mit einem Urteil über beide Personen und einer Kontrollfrage zum Thema. Durchgänge mit falschem Thema und Urteilende mit weniger als 15 richtigen werden ausgeschlossen.</translation>
    </message>
    <message>
        <source>12 scanpaths of a search for a target, which is shown for 1 s before each play. Otherwise as in free viewing.</source>
        <translation>12 Blickpfade bei der Suche nach einem Ziel, das vor jedem Abspielen 1 s lang gezeigt wird; sonst wie beim freien Betrachten.</translation>
    </message>
    <message>
        <source>25 pictures with three things seen in each, and a yes-or-no question about each picture.</source>
        <translation>25 Bilder mit je drei darin gesehenen Dingen und einer Ja-Nein-Frage zu jedem Bild.</translation>
    </message>
    <message>
        <source>A judge and two who answer</source>
        <translation>Eine Person urteilt, zwei antworten</translation>
    </message>
    <message>
        <source>Judges ask a human and a machine the same 1, 5, 10, or 20 questions and say which one is the human. In some games the machine passes for a human, in others the human for a machine.</source>
        <translation>Urteilende stellen einem Menschen und einer Maschine dieselben 1, 5, 10 oder 20 Fragen und sagen, wer der Mensch ist. In manchen Spielen gibt sich die Maschine als Mensch aus, in anderen der Mensch als Maschine.</translation>
    </message>
    <message>
        <source>A cue and the word that it prompted, about 35 times. Judges whose native language is not English are excluded.</source>
        <translation>Ein Reizwort und das Wort, das dazu einfiel, etwa 35-mal. Urteilende, deren Muttersprache nicht Englisch ist, werden ausgeschlossen.</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>Control question</source>
        <translation>Kontrollfrage</translation>
    </message>
    <message>
        <source>in every trial</source>
        <translation>in jedem Durchgang</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Control trials</source>
        <translation>Kontrolldurchgänge</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Above its questions.</source>
        <translation>Steht über den Fragen.</translation>
    </message>
    <message>
        <source>Questions of this form</source>
        <translation>Fragen dieses Formulars</translation>
    </message>
    <message>
        <source>When it is asked</source>
        <translation>Wann gefragt wird</translation>
    </message>
    <message>
        <source>before the first block</source>
        <translation>vor allen Blöcken</translation>
    </message>
    <message>
        <source>after the last block</source>
        <translation>nach dem letzten Block</translation>
    </message>
    <message>
        <source>Text above the questions</source>
        <translation>Text über den Fragen</translation>
    </message>
    <message>
        <source>Primary result</source>
        <translation>Hauptergebnis</translation>
    </message>
    <message>
        <source>Hypotheses and decisions</source>
        <translation>Hypothesen und Entscheidungen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Practice trials</source>
        <translation>Übungsdurchgänge</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Mischung</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>as in the table</source>
        <translation>wie in der Tabelle</translation>
    </message>
    <message>
        <source>no trial</source>
        <translation>keinem Durchgang</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Kontrollen</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Pausen</translation>
    </message>
    <message>
        <source>How it is shown</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Further questions</source>
        <translation>Weitere Fragen</translation>
    </message>
    <message>
        <source>my-study</source>
        <translation>meine-studie</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>This is a demonstration</source>
        <translation>Dies ist eine Demonstration</translation>
    </message>
    <message>
        <source>Where the answers come from</source>
        <translation>Woher die Antworten stammen</translation>
    </message>
    <message>
        <source>Participants planned</source>
        <translation>Geplante Versuchspersonen</translation>
    </message>
    <message>
        <source>Names of the two classes</source>
        <translation>Namen der zwei Klassen</translation>
    </message>
    <message>
        <source>Human answers</source>
        <translation>Von Menschen</translation>
    </message>
    <message>
        <source>Machine answers</source>
        <translation>Von Maschinen</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Information</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Einwilligung</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation>Aufklärung</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Formulare</translation>
    </message>
    <message>
        <source>Name on the consent page</source>
        <translation>Name auf der Einwilligung</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Planned analysis</source>
        <translation>Geplante Auswertung</translation>
    </message>
    <message>
        <source>Media folder</source>
        <translation>Medienordner</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Bildbeschreibung</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Zu sehen</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>aufgezeichnet</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Leerzeit</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>A model writes no whole turn, however often it is asked.</source>
        <translation>Ein Modell schreibt keinen ganzen Beitrag, so oft es auch gefragt wird.</translation>
    </message>
    <message>
        <source>A game of a bot ends if the bot stays away.</source>
        <translation>Ein Spiel eines Bots endet, wenn der Bot wegbleibt.</translation>
    </message>
    <message>
        <source>A game in which a bot takes part needs one that speaks the language and is ready.</source>
        <translation>Ein Spiel, an dem ein Bot teilnimmt, braucht einen, der die Sprache spricht und bereit ist.</translation>
    </message>
    <message>
        <source>A bot needs a name of its own and the languages that it speaks.</source>
        <translation>Ein Bot braucht einen eigenen Namen und die Sprachen, die er spricht.</translation>
    </message>
    <message>
        <source>A browser that isn&apos;t let in is told why, calmly.</source>
        <translation>Ein Browser, der nicht eingelassen wird, erfährt in ruhigem Ton, warum.</translation>
    </message>
    <message>
        <source>Someone opened a link that isn&apos;t, or is no longer, good for anything.</source>
        <translation>Jemand hat einen Link geöffnet, der nicht oder nicht mehr gilt.</translation>
    </message>
    <message>
        <source>A plan of duels has errors, so TuringDesk can&apos;t run it.</source>
        <translation>Ein Duellplan enthält Fehler, deshalb kann TuringDesk ihn nicht ausführen.</translation>
    </message>
    <message>
        <source>Someone comes again after their session.</source>
        <translation>Jemand kommt nach der eigenen Sitzung noch einmal.</translation>
    </message>
    <message>
        <source>Number of lines in the answer field.</source>
        <translation>Wie viele Zeilen das Antwortfeld hat.</translation>
    </message>
    <message>
        <source>Minimum response time</source>
        <translation>Zu schnell unter</translation>
    </message>
    <message>
        <source>Faster answers are marked as too fast and excluded from results, unless a rule of the study says otherwise. 0: no limit.</source>
        <translation>Schnellere Antworten werden markiert und aus den Ergebnissen ausgeschlossen, sofern keine Regel der Studie etwas anderes bestimmt; 0 markiert keine.</translation>
    </message>
    <message>
        <source>Minimum viewing time</source>
        <translation>Erst ansehen</translation>
    </message>
    <message>
        <source>How long the stimulus is shown before participants can answer. The screen tells them.</source>
        <translation>Wie lange der Stimulus gezeigt wird, bevor eine Antwort angenommen wird; der Bildschirm weist darauf hin.</translation>
    </message>
    <message>
        <source>Plays before answering</source>
        <translation>Erst abspielen</translation>
    </message>
    <message>
        <source>How many times an animation plays to its end before participants can answer.</source>
        <translation>Wie oft eine Animation bis zum Ende abgespielt wird, bevor eine Antwort angenommen wird.</translation>
    </message>
    <message>
        <source>Interrupted session</source>
        <translation>Eine abgebrochene Sitzung</translation>
    </message>
    <message>
        <source>A resumed session continues where it stopped.</source>
        <translation>Wird sie fortgesetzt, beginnt sie dort, wo sie aufgehört hat.</translation>
    </message>
    <message>
        <source>can be resumed</source>
        <translation>kann weitergehen</translation>
    </message>
    <message>
        <source>starts over with the same trials</source>
        <translation>beginnt neu mit denselben Durchgängen</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>ist vorbei</translation>
    </message>
    <message>
        <source>Can be resumed for</source>
        <translation>Fortsetzbar für</translation>
    </message>
    <message>
        <source>Older sessions can&apos;t be resumed.</source>
        <translation>Eine ältere Sitzung wird nie fortgesetzt.</translation>
    </message>
    <message>
        <source>When the task&apos;s control question is asked, or the numbers of the trials, such as 1, 3.</source>
        <translation>Wo die Kontrollfrage der Aufgabe gestellt wird; oder die Nummern der Durchgänge, z. B. 1, 3.</translation>
    </message>
    <message>
        <source>Numbers of the trials that show rows with control = yes, such as 4, 9.</source>
        <translation>Nummern der Durchgänge, in denen Zeilen mit control = yes gezeigt werden, z. B. 4, 9.</translation>
    </message>
    <message>
        <source>Break after every</source>
        <translation>Pause nach jeweils</translation>
    </message>
    <message>
        <source>Number of trials between breaks. 0: no breaks.</source>
        <translation>Nach jeweils so vielen Durchgängen kommt eine Pause; 0: keine.</translation>
    </message>
    <message>
        <source>Minimum duration</source>
        <translation>Mindestdauer</translation>
    </message>
    <message>
        <source>Participants can&apos;t continue sooner.</source>
        <translation>Wie lange sie mindestens dauert.</translation>
    </message>
    <message>
        <source>What participants read during the break.</source>
        <translation>Was Versuchspersonen währenddessen lesen.</translation>
    </message>
    <message>
        <source>ID used in the data.</source>
        <translation>Der Name in den Daten.</translation>
    </message>
    <message>
        <source>The questions. See &quot;Forms&quot;.</source>
        <translation>Die Fragen darin; siehe „Formulare“.</translation>
    </message>
    <message>
        <source>Markdown file shown above the questions.</source>
        <translation>Eine Markdown-Datei, die über den Fragen gezeigt wird.</translation>
    </message>
    <message>
        <source>Broken down by</source>
        <translation>Aufgeteilt nach</translation>
    </message>
    <message>
        <source>Columns or form questions that the primary result is broken down by.</source>
        <translation>Spalten oder Fragen aus Formularen, nach deren Stufen es berichtet wird.</translation>
    </message>
    <message>
        <source>Markdown file with the hypotheses and decisions.</source>
        <translation>Eine Markdown-Datei mit Hypothesen und Entscheidungen in Worten.</translation>
    </message>
    <message>
        <source>Equivalence margin</source>
        <translation>Äquivalenzgrenze</translation>
    </message>
    <message>
        <source>The largest distance from 0.5 at which detectability still counts as equivalent to chance, such as 0.05. Needed only for equivalence tests.</source>
        <translation>Wie weit eine Erkennbarkeit von 0.5 abweichen darf, um noch als gleich zu gelten, z. B. 0.05. Nötig nur, wenn Äquivalenz behauptet wird.</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>Parameters of the link</source>
        <translation>Parameter des Links</translation>
    </message>
    <message>
        <source>Parameters of the link, such as PROLIFIC_PID; SESSION_ID. Their values are saved with the personal answers.</source>
        <translation>Parameter des Links, z. B. PROLIFIC_PID; SESSION_ID. Ihre Werte werden mit den persönlichen Antworten gespeichert.</translation>
    </message>
    <message>
        <source>Completion code</source>
        <translation>Abschlusscode</translation>
    </message>
    <message>
        <source>Shown on the last page, so that participants can prove that they took part.</source>
        <translation>Steht auf der letzten Seite, damit Versuchspersonen ihre Teilnahme nachweisen können.</translation>
    </message>
    <message>
        <source>Address after the study</source>
        <translation>Adresse nach der Studie</translation>
    </message>
    <message>
        <source>Where a button on the last page leads: an https address. A parameter in braces is replaced by its value, as in {survey_code}.</source>
        <translation>Wohin eine Schaltfläche auf der letzten Seite führt: eine https-Adresse. Ein Parameter in geschweiften Klammern wird durch seinen Wert ersetzt, wie in {survey_code}.</translation>
    </message>
    <message>
        <source>Shown above each trial.</source>
        <translation>Steht auf dem Bildschirm über jedem Durchgang.</translation>
    </message>
    <message>
        <source>Trials per participant, including control and fixed trials but not practice.</source>
        <translation>Wie viele Durchgänge jede Versuchsperson bekommt, einschließlich Kontrolldurchgängen und festen, ohne Übung.</translation>
    </message>
    <message>
        <source>Number of practice trials before the others. They use rows with practice = yes and never count.</source>
        <translation>Wie viele davor kommen und nie gezählt werden; aus Zeilen mit practice = yes.</translation>
    </message>
    <message>
        <source>Markdown file shown on a page before the block.</source>
        <translation>Eine Markdown-Datei, die auf einer Seite vor dem Block gezeigt wird.</translation>
    </message>
    <message>
        <source>The question about the origin. {subject} is replaced by the speaker.</source>
        <translation>Die Frage nach der Herkunft; {subject} steht für den Sprecher.</translation>
    </message>
    <message>
        <source>the task&apos;s default</source>
        <translation>die der Aufgabe</translation>
    </message>
    <message>
        <source>Number of drawn trials by the origin of their answers (H human, M machine), such as { H = 5, M = 5 }.</source>
        <translation>Gezogene Durchgänge nach der Herkunft ihrer Antworten (H Mensch, M Maschine), z. B. { H = 5, M = 5 }.</translation>
    </message>
    <message>
        <source>random, balanced</source>
        <translation>zufällig, ausgewogen</translation>
    </message>
    <message>
        <source>A participant can see the same prompt twice</source>
        <translation>Dieselbe Vorgabe darf einer Versuchsperson zweimal begegnen</translation>
    </message>
    <message>
        <source>Otherwise, no participant sees a prompt twice in the block.</source>
        <translation>Sonst begegnet im Block keiner Versuchsperson eine Vorgabe zweimal.</translation>
    </message>
    <message>
        <source>Random: each participant gets a different order.</source>
        <translation>Zufällig: Jede Versuchsperson bekommt eine eigene Reihenfolge.</translation>
    </message>
    <message>
        <source>How participants judge the two speakers of a conversation.</source>
        <translation>Wie die Urteile über beide Sprecher eines Gesprächs abgegeben werden.</translation>
    </message>
    <message>
        <source>for each speaker</source>
        <translation>zu jedem Sprecher</translation>
    </message>
    <message>
        <source>for both at once</source>
        <translation>zu beiden zugleich</translation>
    </message>
    <message>
        <source>Feedback after</source>
        <translation>Auflösung nach</translation>
    </message>
    <message>
        <source>The trials after which participants learn the correct answer. A number means the first trials, up to that number.</source>
        <translation>Nach welchen Durchgängen die Wahrheit mitgeteilt wird; eine Zahl: nach so vielen der ersten.</translation>
    </message>
    <message>
        <source>When participants can answer, and which answers are marked as too fast.</source>
        <translation>Wann eine Antwort angenommen und wann sie markiert wird.</translation>
    </message>
    <message>
        <source>Attention checks.</source>
        <translation>Wo geprüft wird, ob Versuchspersonen hinsehen.</translation>
    </message>
    <message>
        <source>Trials that are the same for everyone</source>
        <translation>Durchgänge, die für alle gleich sind</translation>
    </message>
    <message>
        <source>Trial number = ID of a row of the table.</source>
        <translation>Nummer des Durchgangs = id einer Zeile der Tabelle.</translation>
    </message>
    <message>
        <source>2 = harbor-m</source>
        <translation>2 = harbour-m</translation>
    </message>
    <message>
        <source>Breaks within the block.</source>
        <translation>Pausen innerhalb des Blocks.</translation>
    </message>
    <message>
        <source>How the task is presented. The options are listed with each task below.</source>
        <translation>Wie die Aufgabe dargestellt wird; die Optionen stehen unten bei jeder Aufgabe.</translation>
    </message>
    <message>
        <source>Asked after the task&apos;s own questions in every trial. See &quot;Further questions&quot;.</source>
        <translation>Werden in jedem Durchgang nach den Fragen der Aufgabe gestellt; siehe „Weitere Fragen“.</translation>
    </message>
    <message>
        <source>Letters, digits, and hyphens. The ID is part of the names of all data files, so don&apos;t change it after data collection starts.</source>
        <translation>Buchstaben, Ziffern und Bindestriche. Es ist Teil der Namen aller Datendateien; ändern Sie es nicht mehr, sobald es Daten gibt.</translation>
    </message>
    <message>
        <source>Participants don&apos;t see it.</source>
        <translation>Versuchspersonen sehen das nicht.</translation>
    </message>
    <message>
        <source>Your own version number, saved with the data.</source>
        <translation>Zählen Sie, wie Sie wollen. Steht in den Daten.</translation>
    </message>
    <message>
        <source>The blocks, in the order shown.</source>
        <translation>Die Blöcke in der Reihenfolge, in der sie gezeigt werden.</translation>
    </message>
    <message>
        <source>Together with the participant code, it determines all random draws.</source>
        <translation>Alle Zufallsziehungen folgen aus ihm und dem Teilnahmecode.</translation>
    </message>
    <message>
        <source>Language codes, such as en; de. The first is the language that the study is written in.</source>
        <translation>Sprachcodes, z. B. en; de. In der ersten Sprache ist die Studie geschrieben.</translation>
    </message>
    <message>
        <source>For each language after the first, the study&apos;s texts with their translations.</source>
        <translation>Für jede Sprache nach der ersten: jeder Text der Studie und wie er dort lautet.</translation>
    </message>
    <message>
        <source>Shown with a &quot;Demonstration&quot; label everywhere.</source>
        <translation>Überall, wo sie erscheint, ist sie so gekennzeichnet.</translation>
    </message>
    <message>
        <source>One or two sentences about who made the answers, and when.</source>
        <translation>Ein oder zwei Sätze dazu, von wem die Antworten stammen und aus welcher Zeit.</translation>
    </message>
    <message>
        <source>Planned number of participants. Shown in the plan and on the desk&apos;s pages.</source>
        <translation>Wie viele Versuchspersonen geplant sind. Der Plan und die Seiten des Leitstands zeigen es.</translation>
    </message>
    <message>
        <source>What participants choose between, as shown on the buttons.</source>
        <translation>Zwischen ihnen wählen die Versuchspersonen. Steht auf den Schaltflächen.</translation>
    </message>
    <message>
        <source>Markdown files of the pages, if they aren&apos;t in the default places, such as texts/consent.md.</source>
        <translation>Markdown-Dateien der Seiten, sofern sie anders heißen als texts/consent.md.</translation>
    </message>
    <message>
        <source>Refusal of consent</source>
        <translation>Einwilligung verweigert</translation>
    </message>
    <message>
        <source>Pages of questions for participants. See &quot;Forms&quot;.</source>
        <translation>Seiten mit Fragen an die Versuchsperson; siehe „Formulare“.</translation>
    </message>
    <message>
        <source>Names are saved separately from the answers, in the data folder&apos;s subfolder personal.</source>
        <translation>Ein Name wird getrennt von den Antworten gespeichert, im Ordner personal der Daten.</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>kann angegeben werden</translation>
    </message>
    <message>
        <source>required</source>
        <translation>muss angegeben werden</translation>
    </message>
    <message>
        <source>Which answers and sessions are excluded. See &quot;Rules&quot;.</source>
        <translation>Welche Antworten und Sitzungen nicht zählen; siehe „Regeln“.</translation>
    </message>
    <message>
        <source>The preregistered analysis. See &quot;Preregistration&quot;.</source>
        <translation>Die präregistrierte Auswertung. Siehe „Präregistrierung“.</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>For participants who come by a link. See &quot;Participants in browsers&quot;.</source>
        <translation>Für Versuchspersonen, die über einen Link kommen. Siehe „Versuchspersonen in Browsern“.</translation>
    </message>
    <message>
        <source>Interrupted sessions</source>
        <translation>Unterbrochene Sitzungen</translation>
    </message>
    <message>
        <source>What happens to interrupted sessions.</source>
        <translation>Was mit abgebrochenen Sitzungen geschieht.</translation>
    </message>
    <message>
        <source>Randomize the side of “human” for each participant</source>
        <translation>Seite von „Mensch“ für jede Versuchsperson auslosen</translation>
    </message>
    <message>
        <source>Otherwise, it is always on the left, with the key F.</source>
        <translation>Sonst steht es immer links, auf der Taste F.</translation>
    </message>
    <message>
        <source>Reserve its stimuli for</source>
        <translation>Ihre Antworten bleiben reserviert für</translation>
    </message>
    <message>
        <source>How long an unfinished session reserves its stimuli before other sessions can use them.</source>
        <translation>Wie lange eine unfertige Sitzung ihre Stimuli behält; danach können andere sie bekommen.</translation>
    </message>
    <message>
        <source>Folder of the pictures, relative to the study&apos;s folder. It can be next to it: ../pictures.</source>
        <translation>Ordner der Bilder, von hier aus; er darf neben dem Paket liegen: ../pictures.</translation>
    </message>
    <message>
        <source>Dominant color of the picture: one of red, pink, orange, yellow, purple, green, blue, brown, gray, black, white</source>
        <translation>Vorherrschende Farbe des Bilds: eine von red, pink, orange, yellow, purple, green, blue, brown, gray, black, white</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Aus Aufgabe</translation>
    </message>
    <message>
        <source>Of show</source>
        <translation>Darstellung der Aufgabe</translation>
    </message>
    <message>
        <source>Cue</source>
        <translation>Reizwort</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>Assoziation</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>every user of this computer</source>
        <translation>alle Benutzer dieses Rechners</translation>
    </message>
    <message>
        <source>the group {st_gid}</source>
        <translation>die Gruppe {st_gid}</translation>
    </message>
    <message>
        <source>There is no {file} in {folder}.</source>
        <translation>Es gibt kein {file} in {folder}.</translation>
    </message>
    <message>
        <source>Unpacked, it has {total} bytes; a package may have at most {most}.</source>
        <translation>Entpackt hat es {total} Byte; ein Paket darf höchstens {most} haben.</translation>
    </message>
    <message>
        <source>There is no {file} in the package.</source>
        <translation>Es gibt kein {file} im Paket.</translation>
    </message>
    <message>
        <source>The name is absolute.</source>
        <translation>Der Name ist absolut.</translation>
    </message>
    <message>
        <source>The name has a backslash or a zero byte.</source>
        <translation>Der Name enthält einen umgekehrten Schrägstrich oder ein Nullbyte.</translation>
    </message>
    <message>
        <source>The name has a colon.</source>
        <translation>Der Name enthält einen Doppelpunkt.</translation>
    </message>
    <message>
        <source>Correct the path.</source>
        <translation>Berichtigen Sie den Pfad.</translation>
    </message>
    <message>
        <source>{name} is in the manifest, but not in the package.</source>
        <translation>{name} steht im Manifest, ist aber nicht im Paket.</translation>
    </message>
    <message>
        <source>There are {members} files.</source>
        <translation>Es sind {members} Dateien.</translation>
    </message>
    <message>
        <source>{name} is in the package, but not in the manifest.</source>
        <translation>{name} ist im Paket, steht aber nicht im Manifest.</translation>
    </message>
    <message>
        <source>{filename} is larger than it says</source>
        <translation>{filename} ist größer als angegeben</translation>
    </message>
    <message>
        <source>{name} was changed after the package was made.</source>
        <translation>{name} wurde geändert, nachdem das Paket erzeugt wurde.</translation>
    </message>
    <message>
        <source>The clock of the computer was set forward by {seconds} (or it slept)</source>
        <translation>Die Uhr des Rechners wurde um {seconds} vorgestellt (oder er war im Ruhezustand)</translation>
    </message>
    <message>
        <source>The clock of the computer was set back by {seconds}</source>
        <translation>Die Uhr des Rechners wurde um {seconds} zurückgestellt</translation>
    </message>
    <message>
        <source>{name}: category {title} needs 1 to {most_codes} codes.</source>
        <translation>{name}: Die Kategorie {title} braucht 1 bis {most_codes} Codes.</translation>
    </message>
    <message>
        <source>Let humans and machines answer the same prompts.</source>
        <translation>Lassen Sie Menschen und Maschinen auf dieselben Vorgaben antworten.</translation>
    </message>
    <message>
        <source>All {texts} answers have the same text: {human}.</source>
        <translation>Alle {texts} Antworten haben denselben Text: {human}.</translation>
    </message>
    <message>
        <source>Correct the column of the answers.</source>
        <translation>Berichtigen Sie die Spalte der Antworten.</translation>
    </message>
    <message>
        <source>{free} of {total} are free</source>
        <translation>{free} von {total} sind frei</translation>
    </message>
    <message>
        <source>{name} has a backslash in its name. Rename the file.</source>
        <translation>{name} hat einen umgekehrten Schrägstrich im Namen. Benennen Sie die Datei um.</translation>
    </message>
    <message>
        <source>task or template</source>
        <translation>Aufgabe oder Vorlage</translation>
    </message>
    <message>
        <source>written as an example</source>
        <translation>als Beispiel geschrieben</translation>
    </message>
    <message>
        <source>The workbook is damaged, so its rows cannot be read.</source>
        <translation>Die Arbeitsmappe ist beschädigt, deshalb können ihre Zeilen nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Only the sheet {title} was read, not {others}.</source>
        <translation>Nur das Blatt {title} wurde gelesen, nicht {others}.</translation>
    </message>
    <message>
        <source>A column needs a name.</source>
        <translation>Eine Spalte braucht einen Namen.</translation>
    </message>
    <message>
        <source>{name}, line {line}, is not UTF-8. Save the text as UTF-8 in a text editor, then open it again.</source>
        <translation>{name}, Zeile {line}, ist nicht UTF-8. Speichern Sie den Text in einem Texteditor als UTF-8 und öffnen Sie ihn dann erneut.</translation>
    </message>
    <message>
        <source>The file was replaced or changed.</source>
        <translation>Die Datei wurde ersetzt oder geändert.</translation>
    </message>
    <message>
        <source>The line is damaged and cannot be read.</source>
        <translation>Die Zeile ist beschädigt und kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file is shorter than it was.</source>
        <translation>Die Datei ist kürzer, als sie war.</translation>
    </message>
    <message>
        <source>is completed</source>
        <translation>ist abgeschlossen</translation>
    </message>
    <message>
        <source>ended when consent was not given</source>
        <translation>endete, als die Einwilligung nicht erteilt wurde</translation>
    </message>
    <message>
        <source>was ended by the experimenter</source>
        <translation>wurde von der Versuchsleitung beendet</translation>
    </message>
    <message>
        <source>Make sure that it has ended at {kiosk}.</source>
        <translation>Vergewissern Sie sich, dass sie an {kiosk} beendet ist.</translation>
    </message>
    <message>
        <source>{hours} days ago</source>
        <translation>vor {hours} Tagen</translation>
    </message>
    <message>
        <source>the other machine</source>
        <translation>dem anderen Rechner</translation>
    </message>
    <message>
        <source>{name} is already in {parent}.</source>
        <translation>{name} ist schon in {parent}.</translation>
    </message>
    <message>
        <source>The line was changed after it was written.</source>
        <translation>Die Zeile wurde nach dem Schreiben geändert.</translation>
    </message>
    <message>
        <source>another version of TuringDesk wrote it</source>
        <translation>eine andere Version von TuringDesk hat die Datei geschrieben</translation>
    </message>
    <message>
        <source>it was changed after it was written</source>
        <translation>die Datei wurde nach dem Schreiben geändert</translation>
    </message>
    <message>
        <source>language of this study</source>
        <translation>Sprache dieser Studie</translation>
    </message>
    <message>
        <source>Rename one of the two files.</source>
        <translation>Benennen Sie eine der beiden Dateien um.</translation>
    </message>
    <message>
        <source>The media folder {media} is outside the .tdz.</source>
        <translation>Der Medienordner {media} liegt außerhalb der .tdz.</translation>
    </message>
    <message>
        <source>Pack the study again from its folder: turingdesk pack.</source>
        <translation>Packen Sie die Studie erneut aus ihrem Ordner: turingdesk pack.</translation>
    </message>
    <message>
        <source>At least one person on the list must be an investigator.</source>
        <translation>Mindestens eine Person auf der Liste muss zur Studienleitung gehören.</translation>
    </message>
    <message>
        <source>A person needs a name.</source>
        <translation>Eine Person braucht einen Namen.</translation>
    </message>
    <message>
        <source>Open the data folder in the desk, or run `turingdesk withdraw` again.</source>
        <translation>Öffnen Sie den Datenordner im Leitstand oder führen Sie `turingdesk withdraw` erneut aus.</translation>
    </message>
    <message>
        <source>Too few answers remain for a sealed study. {problem}</source>
        <translation>Für eine versiegelte Studie bleiben zu wenige Antworten. {problem}</translation>
    </message>
    <message>
        <source>The picture is cut off.</source>
        <translation>Das Bild ist abgeschnitten.</translation>
    </message>
    <message>
        <source>how many answers of each kind a session shows</source>
        <translation>wie viele Antworten jeder Art eine Sitzung zeigt</translation>
    </message>
    <message>
        <source>how often answers of each kind are shown</source>
        <translation>wie oft Antworten jeder Art gezeigt werden</translation>
    </message>
    <message>
        <source>where in a session answers of each kind come</source>
        <translation>an welcher Stelle einer Sitzung Antworten jeder Art kommen</translation>
    </message>
    <message>
        <source>which answers come in the same session</source>
        <translation>welche Antworten in derselben Sitzung vorkommen</translation>
    </message>
    <message>
        <source>a fixed trial shows the same prompt</source>
        <translation>ein fester Durchgang zeigt dieselbe Vorgabe</translation>
    </message>
    <message>
        <source>they are shorter than the longest length shown</source>
        <translation>sie sind kürzer als die größte gezeigte Länge</translation>
    </message>
    <message>
        <source>there are more answers of their kind than of another</source>
        <translation>es gibt mehr Antworten ihrer Art als einer anderen</translation>
    </message>
    <message>
        <source>The journal is missing; {had}.</source>
        <translation>Das Protokoll fehlt; {had}.</translation>
    </message>
    <message>
        <source>and {few} more</source>
        <translation>und {few} weitere</translation>
    </message>
    <message>
        <source>no journals</source>
        <translation>keine Protokolle</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <source>Compare the file with the one that was preregistered.</source>
        <translation>Vergleichen Sie die Datei mit der präregistrierten.</translation>
    </message>
    <message>
        <source>Use another task.</source>
        <translation>Verwenden Sie eine andere Aufgabe.</translation>
    </message>
    <message>
        <source>Keep only the rows of the study, and save it as CSV or as an Excel workbook (.xlsx) without a password.</source>
        <translation>Behalten Sie nur die Zeilen der Studie und speichern Sie die Tabelle als CSV oder als Excel-Arbeitsmappe (.xlsx) ohne Passwort.</translation>
    </message>
    <message>
        <source>A sheet has {rows} rows with content; at most {most_rows} are read.</source>
        <translation>Ein Blatt hat {rows} Zeilen mit Inhalt; höchstens {most_rows} werden gelesen.</translation>
    </message>
    <message>
        <source>The workbook is protected by a password.</source>
        <translation>Die Arbeitsmappe ist mit einem Passwort geschützt.</translation>
    </message>
    <message>
        <source>All verdicts on {what} agree, so their part of the interval is Wilson&apos;s by trial.</source>
        <translation>Alle Urteile über {what} stimmen überein; deshalb ist ihr Teil des Intervalls der von Wilson nach Durchgang.</translation>
    </message>
    <message>
        <source>there are no verdicts on {noun}</source>
        <translation>es gibt keine Urteile über {noun}</translation>
    </message>
    <message>
        <source>all verdicts on {noun} are {k}</source>
        <translation>alle Urteile über {noun} sind {k}</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>Deviation {number} of {study}, {one}, {by}: {why}{told_changes}.</source>
        <translation>Abweichung {number} von {study}, {one}, {by}: {why}{told_changes}.</translation>
    </message>
    <message>
        <source>{method}; {method2} by judge</source>
        <translation>{method}; {method2} nach Urteilenden</translation>
    </message>
    <message>
        <source>clustered t-test</source>
        <translation>geclusterter t-Test</translation>
    </message>
    <message>
        <source>detectability minus 0.5</source>
        <translation>Erkennbarkeit minus 0,5</translation>
    </message>
    <message>
        <source>difference of detectability</source>
        <translation>Differenz der Erkennbarkeit</translation>
    </message>
    <message>
        <source>difference of p(M|M)</source>
        <translation>Differenz von p(M|M)</translation>
    </message>
    <message>
        <source>response bias</source>
        <translation>Antworttendenz</translation>
    </message>
    <message>
        <source>correlation of judges&apos; effects</source>
        <translation>Korrelation der Effekte der Urteilenden</translation>
    </message>
    <message>
        <source>spread of judges and stimuli together</source>
        <translation>Streuung der Urteilenden und Stimuli zusammen</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>Trainiert mit</translation>
    </message>
    <message>
        <source>trained on the others</source>
        <translation>mit den anderen trainiert</translation>
    </message>
    <message>
        <source>trained on it</source>
        <translation>mit ihr trainiert</translation>
    </message>
    <message>
        <source>Winners of games</source>
        <translation>Gewinner der Spiele</translation>
    </message>
    <message>
        <source>Games won by bots</source>
        <translation>Von Bots gewonnene Spiele</translation>
    </message>
    <message>
        <source>Games by {unit}</source>
        <translation>Spiele nach {unit}</translation>
    </message>
    <message>
        <source>Messages by {unit}</source>
        <translation>Nachrichten nach {unit}</translation>
    </message>
    <message>
        <source>won by the people</source>
        <translation>von den Menschen gewonnen</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Krippendorffs Alpha</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa</source>
        <translation>Fleiss’ Kappa</translation>
    </message>
    <message>
        <source>Inter-rater agreement</source>
        <translation>Interrater-Übereinstimmung</translation>
    </message>
    <message>
        <source>Agreement of judges: {task}</source>
        <translation>Einigkeit der Urteilenden: {task}</translation>
    </message>
    <message>
        <source>Agreement of judges</source>
        <translation>Einigkeit der Urteilenden</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>grouped folds</source>
        <translation>gruppierte Teile</translation>
    </message>
    <message>
        <source>ungrouped folds</source>
        <translation>ungruppierte Teile</translation>
    </message>
    <message>
        <source>no majority of people</source>
        <translation>keine Mehrheit der Menschen</translation>
    </message>
    <message>
        <source>most people wrong</source>
        <translation>Mehrheit falsch</translation>
    </message>
    <message>
        <source>Evidence over messages: {judge}, {task}</source>
        <translation>Evidenz über Nachrichten: {judge}, {task}</translation>
    </message>
    <message numerus="yes">
        <source>%n sessions</source>
        <translation>
            <numerusform>%n Sitzung</numerusform>
            <numerusform>%n Sitzungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{sessions} ran {study} under {how}{earlier}.</source>
        <translation>In {sessions} lief {study} unter {how}{earlier}.</translation>
    </message>
    <message>
        <source>, {n} before it was recorded</source>
        <translation>, davon {n} vor deren Aufzeichnung</translation>
    </message>
    <message>
        <source>Evidence over messages</source>
        <translation>Evidenz über Nachrichten</translation>
    </message>
    <message>
        <source>Messages of the speaker</source>
        <translation>Nachrichten des Sprechers</translation>
    </message>
    <message>
        <source>Evidence for a human</source>
        <translation>Evidenz für „Mensch“</translation>
    </message>
    <message>
        <source>Human and machine judges by agent</source>
        <translation>Urteile von Mensch und Maschine nach Agent</translation>
    </message>
    <message>
        <source>Called human by conversation length: {task}, {kind}</source>
        <translation>Mensch genannt nach Gesprächslänge: {task}, {kind}</translation>
    </message>
    <message>
        <source>By length and kind of conversation</source>
        <translation>Nach Länge und Art des Gesprächs</translation>
    </message>
    <message>
        <source>Called &quot;human&quot;</source>
        <translation>„Mensch&quot; genannt</translation>
    </message>
    <message>
        <source>all answers</source>
        <translation>alle Antworten</translation>
    </message>
    <message>
        <source>the answers that all judged</source>
        <translation>die von allen beurteilten Antworten</translation>
    </message>
    <message>
        <source>Human and machine judges</source>
        <translation>Urteile von Mensch und Maschine</translation>
    </message>
    <message>
        <source>Words per message</source>
        <translation>Wörter je Nachricht</translation>
    </message>
    <message>
        <source>Difference in words per message</source>
        <translation>Differenz der Wörter je Nachricht</translation>
    </message>
    <message>
        <source>{task} (area {area}, n = {n})</source>
        <translation>{task} (Fläche {area}, n = {n})</translation>
    </message>
    <message>
        <source>Sensitivity by {question}</source>
        <translation>Sensitivität nach {question}</translation>
    </message>
    <message>
        <source>Sensitivity by groups</source>
        <translation>Sensitivität nach Gruppen</translation>
    </message>
    <message>
        <source>d&apos; of single judges</source>
        <translation>d&apos; einzelner Urteilender</translation>
    </message>
    <message>
        <source>spread of judges&apos; criteria</source>
        <translation>Streuung der Kriterien der Urteilenden</translation>
    </message>
    <message>
        <source>spread of judges&apos; d&apos;</source>
        <translation>Streuung der d&apos; der Urteilenden</translation>
    </message>
    <message>
        <source>correlation of judges&apos; criteria and d&apos;</source>
        <translation>Korrelation der Kriterien und d&apos; der Urteilenden</translation>
    </message>
    <message>
        <source>spread of judges&apos; criteria and stimuli together</source>
        <translation>Streuung der Kriterien der Urteilenden und der Stimuli zusammen</translation>
    </message>
    <message>
        <source>Signal detection model</source>
        <translation>Signalentdeckungsmodell</translation>
    </message>
    <message>
        <source>d&apos; and criterion with judges and stimuli as random effects: a probit mixed model, also known as hierarchical signal detection.</source>
        <translation>d&apos; und Kriterium mit Urteilenden und Stimuli als zufälligen Effekten: ein gemischtes Probit-Modell, auch als hierarchische Signalentdeckung bekannt.</translation>
    </message>
    <message>
        <source>these machines only</source>
        <translation>nur diese Maschinen</translation>
    </message>
    <message>
        <source>other judges, other stimuli, other machines like these</source>
        <translation>andere Urteilende, andere Stimuli, andere Maschinen wie diese</translation>
    </message>
    <message>
        <source>standard error clustered by {by}, at least that of independent verdicts; Student&apos;s t with Satterthwaite&apos;s degrees of freedom</source>
        <translation>Standardfehler geclustert nach {by}, mindestens der unabhängiger Urteile; Students t mit Satterthwaites Freiheitsgraden</translation>
    </message>
    <message>
        <source>these judges and these stimuli</source>
        <translation>diese Urteilenden und diese Stimuli</translation>
    </message>
    <message>
        <source>other judges, these stimuli</source>
        <translation>andere Urteilende, diese Stimuli</translation>
    </message>
    <message>
        <source>these judges, other stimuli</source>
        <translation>diese Urteilenden, andere Stimuli</translation>
    </message>
    <message>
        <source>other judges, other stimuli</source>
        <translation>andere Urteilende, andere Stimuli</translation>
    </message>
    <message>
        <source>binomial bootstrap by trial, {resamples} resamples, percentile interval, seed {seed}</source>
        <translation>binomialer Bootstrap nach Durchgang, {resamples} Stichprobenziehungen, Perzentilintervall, Startwert {seed}</translation>
    </message>
    <message>
        <source>Judges are a random sample of many; the stimuli are all of interest.</source>
        <translation>Urteilende sind eine Zufallsstichprobe aus vielen; die Stimuli sind alle, um die es geht.</translation>
    </message>
    <message>
        <source>Stimuli are a random sample of many; the judges are all of interest.</source>
        <translation>Stimuli sind eine Zufallsstichprobe aus vielen; die Urteilenden sind alle, um die es geht.</translation>
    </message>
    <message>
        <source>Judges and stimuli are random samples of many, drawn independently.</source>
        <translation>Urteilende und Stimuli sind unabhängig gezogene Zufallsstichproben aus vielen.</translation>
    </message>
    <message>
        <source>standard error of independent verdicts; normal distribution</source>
        <translation>Standardfehler unabhängiger Urteile; Normalverteilung</translation>
    </message>
    <message>
        <source>one class has a single stimulus</source>
        <translation>eine Klasse hat nur einen einzigen Stimulus</translation>
    </message>
    <message>
        <source>Not clustered by stimulus: {why}.</source>
        <translation>Nicht nach Stimulus geclustert: {why}.</translation>
    </message>
    <message>
        <source>No interval: fewer than {fewest} stimuli were judged by two judges.</source>
        <translation>Kein Intervall: Über weniger als {fewest} Stimuli haben zwei Personen geurteilt.</translation>
    </message>
    <message>
        <source>log odds</source>
        <translation>Log-Odds</translation>
    </message>
    <message>
        <source>The linear predictor is linear in the predictors; random effects are normal and independent of the predictors, those of judges also of those of stimuli.</source>
        <translation>Der lineare Prädiktor ist linear in den Prädiktoren; zufällige Effekte sind normalverteilt und unabhängig von den Prädiktoren, die der Urteilenden auch von denen der Stimuli.</translation>
    </message>
    <message>
        <source>one of the two spreads is 0</source>
        <translation>eine der beiden Streuungen ist 0</translation>
    </message>
    <message>
        <source>effect: standard deviation in {unit} with an interval on the log scale, or a correlation with one by Fisher&apos;s z</source>
        <translation>Effekt: Standardabweichung in {unit} mit einem Intervall auf der Log-Skala oder eine Korrelation mit einem nach Fishers z</translation>
    </message>
    <message>
        <source>there are fewer than {fewest_judges} {nouns}</source>
        <translation>es gibt weniger als {fewest_judges} {nouns}</translation>
    </message>
    <message>
        <source>more than {most_effects} effects would take too long</source>
        <translation>mehr als {most_effects} Effekte würden zu lange dauern</translation>
    </message>
    <message>
        <source>{noun} have too few {levels}</source>
        <translation>{noun} haben zu wenige {levels}</translation>
    </message>
    <message>
        <source>verdicts on both classes</source>
        <translation>Urteile über beide Klassen</translation>
    </message>
    <message>
        <source>verdicts that differ in the predictor</source>
        <translation>Urteile, die sich im Prädiktor unterscheiden</translation>
    </message>
    <message>
        <source>p values may be too small</source>
        <translation>p-Werte sind möglicherweise zu klein</translation>
    </message>
    <message>
        <source>their spread includes it</source>
        <translation>ihre Streuung schließt es ein</translation>
    </message>
    <message>
        <source>only one of the two spreads is estimated</source>
        <translation>nur eine der beiden Streuungen wird geschätzt</translation>
    </message>
    <message>
        <source>only {varying} of the {noun} have</source>
        <translation>nur {varying} {noun} haben</translation>
    </message>
    <message>
        <source>no best fit was found with it</source>
        <translation>damit wurde keine beste Anpassung gefunden</translation>
    </message>
    <message>
        <source>There is no standard error.</source>
        <translation>Es gibt keinen Standardfehler.</translation>
    </message>
    <message>
        <source>no judge judged both humans and machines</source>
        <translation>niemand hat über Menschen und Maschinen geurteilt</translation>
    </message>
    <message>
        <source>no judge of both humans and machines gave both answers</source>
        <translation>niemand, der über Menschen und Maschinen geurteilt hat, gab beide Antworten</translation>
    </message>
    <message>
        <source>Simulation over the study&apos;s own schedules; detectability with its {method}</source>
        <translation>Simulation über die Ablaufpläne der Studie selbst; Erkennbarkeit mit: {method}</translation>
    </message>
    <message>
        <source>a simulated study needs three judges, and both humans and machines</source>
        <translation>eine simulierte Studie braucht drei Urteilende sowie Menschen und Maschinen</translation>
    </message>
    <message>
        <source>difference between groups of</source>
        <translation>Unterschied zwischen Gruppen nach</translation>
    </message>
    <message>
        <source>there are fewer than three values</source>
        <translation>es gibt weniger als drei Werte</translation>
    </message>
    <message>
        <source>the predictor does not vary</source>
        <translation>der Prädiktor variiert nicht</translation>
    </message>
    <message>
        <source>all values are the same</source>
        <translation>alle Werte sind gleich</translation>
    </message>
    <message>
        <source>lower quartile</source>
        <translation>unteres Quartil</translation>
    </message>
    <message>
        <source>upper quartile</source>
        <translation>oberes Quartil</translation>
    </message>
    <message>
        <source>median of the seconds between both votes</source>
        <translation>Median der Sekunden zwischen beiden Stimmen</translation>
    </message>
    <message>
        <source>wins of bots</source>
        <translation>Siege der Bots</translation>
    </message>
    <message>
        <source>messages written, by {unit}</source>
        <translation>geschriebene Nachrichten nach {unit}</translation>
    </message>
    <message>
        <source>{words} of the games&apos; numbers of messages</source>
        <translation>{words} der Nachrichtenzahlen der Spiele</translation>
    </message>
    <message>
        <source>votes apart</source>
        <translation>Abstand der Stimmen</translation>
    </message>
    <message>
        <source>votes apart, lost by people</source>
        <translation>Abstand der Stimmen, von Menschen verloren</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>In Folge</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>all controls</source>
        <translation>alle Kontrollen</translation>
    </message>
    <message>
        <source>control questions</source>
        <translation>Kontrollfragen</translation>
    </message>
    <message>
        <source>control trials</source>
        <translation>Kontrolldurchgänge</translation>
    </message>
    <message>
        <source>BIDS</source>
        <translation>BIDS</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>SPSS</source>
        <translation>SPSS</translation>
    </message>
    <message>
        <source>numbers that are not finite</source>
        <translation>Zahlen, die nicht endlich sind</translation>
    </message>
    <message>
        <source>wrong indices</source>
        <translation>falsche Indizes</translation>
    </message>
    <message>
        <source>fewer vectors than texts</source>
        <translation>weniger Vektoren als Texte</translation>
    </message>
    <message>
        <source>too many vectors</source>
        <translation>zu viele Vektoren</translation>
    </message>
    <message>
        <source>The server gives no vector for it: {why}.</source>
        <translation>Der Server liefert dafür keinen Vektor: {why}.</translation>
    </message>
    <message>
        <source>The server gives no embeddings with the model {model}: {problem}. {left}</source>
        <translation>Der Server liefert mit dem Modell {model} keine Einbettungen: {problem}. {left}</translation>
    </message>
    <message>
        <source>Embeddings of a server</source>
        <translation>Einbettungen eines Servers</translation>
    </message>
    <message>
        <source>No answer has an embedding. {said}</source>
        <translation>Keine Antwort hat eine Einbettung. {said}</translation>
    </message>
    <message>
        <source>Embeddings of a server need its address and the model: --set server=http://localhost:11434/v1 --set model=nomic-embed-text.</source>
        <translation>Einbettungen eines Servers brauchen seine Adresse und das Modell: --set server=http://localhost:11434/v1 --set model=nomic-embed-text.</translation>
    </message>
    <message>
        <source>The picture is attached.</source>
        <translation>Das Bild ist beigefügt.</translation>
    </message>
    <message>
        <source>You are not shown the picture.</source>
        <translation>Das Bild wird Ihnen nicht gezeigt.</translation>
    </message>
    <message>
        <source>The cluster at {address} failed: {said}. {go_on}</source>
        <translation>Der Cluster unter {address} ist ausgefallen: {said}. {go_on}</translation>
    </message>
    <message>
        <source>It has no words.</source>
        <translation>Sie hat keine Wörter.</translation>
    </message>
    <message>
        <source>{what} need {needed} different prompts, but the {stimuli} answers in {table} have only {there}{fixed}.</source>
        <translation>{what} brauchen {needed} verschiedene Vorgaben, aber die {stimuli} Antworten in {table} haben nur {there}{fixed}.</translation>
    </message>
    <message>
        <source>{what} are needed, but {table} has only {stimuli}{fixed}.</source>
        <translation>{what} sind nötig, aber {table} hat nur {stimuli}{fixed}.</translation>
    </message>
    <message>
        <source>Block {id}: {text}</source>
        <translation>Block {id}: {text}</translation>
    </message>
    <message>
        <source>{letters} by {agents}</source>
        <translation>{letters} von {agents}</translation>
    </message>
    <message>
        <source>(unnamed)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Which controls</source>
        <translation>Welche Kontrollen</translation>
    </message>
    <message>
        <source>Must be answered</source>
        <translation>Pflichtfrage</translation>
    </message>
    <message>
        <source>The lowest number.</source>
        <translation>Die niedrigste Zahl.</translation>
    </message>
    <message>
        <source>The highest number.</source>
        <translation>Die höchste Zahl.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Answered with</source>
        <translation>Antwort als</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>Asks about</source>
        <translation>Fragt nach</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Words at the left end</source>
        <translation>Worte am linken Ende</translation>
    </message>
    <message>
        <source>Words at the right end</source>
        <translation>Worte am rechten Ende</translation>
    </message>
    <message>
        <source>Personal</source>
        <translation>Persönlich</translation>
    </message>
    <message>
        <source>Asked only after certain answers to an earlier question. See &quot;Asked only if&quot;.</source>
        <translation>Wird nur nach bestimmten Antworten auf eine frühere Frage gestellt; siehe „Nur unter Bedingung“.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>One of some choices</source>
        <translation>Einfachauswahl</translation>
    </message>
    <message>
        <source>Several choices</source>
        <translation>Mehrfachauswahl</translation>
    </message>
    <message>
        <source>{keys} has {elements} elements</source>
        <translation>{keys} hat {elements} Elemente</translation>
    </message>
    <message>
        <source>{by_s} here.</source>
        <translation>{by_s}, und zwar hier.</translation>
    </message>
    <message>
        <source>{before} here.</source>
        <translation>{before}, und zwar hier.</translation>
    </message>
    <message>
        <source>Signatures: {told}.</source>
        <translation>Signaturen: {told}.</translation>
    </message>
    <message>
        <source>a word has no end</source>
        <translation>ein Wort hat kein Ende</translation>
    </message>
    <message>
        <source>mean chroma</source>
        <translation>mittlere Buntheit</translation>
    </message>
    <message>
        <source>Color and picture</source>
        <translation>Farbe und Bild</translation>
    </message>
    <message>
        <source>Its cue or its word is not in {name}.</source>
        <translation>Ihr Reizwort oder ihr Wort steht nicht in {name}.</translation>
    </message>
    <message>
        <source>Distance from the cue</source>
        <translation>Abstand vom Reizwort</translation>
    </message>
    <message>
        <source>It is not in {name}.</source>
        <translation>Sie steht nicht in {name}.</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Einbettungen</translation>
    </message>
    <message>
        <source>It has no fixations, or its frame has no size.</source>
        <translation>Sie hat keine Fixationen, oder ihr Rahmen hat keine Größe.</translation>
    </message>
    <message>
        <source>Fixations</source>
        <translation>Fixationen</translation>
    </message>
    <message>
        <source>Latent semantic analysis</source>
        <translation>Latente semantische Analyse</translation>
    </message>
    <message>
        <source>N-grams reduced to the directions in which the answers differ most.</source>
        <translation>N-Gramme, zurückgeführt auf die Richtungen, in denen sich die Antworten am meisten unterscheiden.</translation>
    </message>
    <message>
        <source>N-grams</source>
        <translation>N-Gramme</translation>
    </message>
    <message>
        <source>least distance</source>
        <translation>kleinster Abstand</translation>
    </message>
    <message>
        <source>mean distance</source>
        <translation>mittlerer Abstand</translation>
    </message>
    <message>
        <source>greatest distance</source>
        <translation>größter Abstand</translation>
    </message>
    <message>
        <source>None of its words is in {name}.</source>
        <translation>Keines ihrer Wörter steht in {name}.</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Wortvektoren</translation>
    </message>
    <message>
        <source>The mean vector of an answer&apos;s words, in a file of word vectors.</source>
        <translation>Der mittlere Vektor der Wörter einer Antwort, in einer Datei mit Wortvektoren.</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers. Start some: dask worker {address}.</source>
        <translation>Der Cluster unter {address} hat keine Worker. Starten Sie welche: dask worker {address}.</translation>
    </message>
    <message>
        <source>the model refused</source>
        <translation>Modell weigerte sich</translation>
    </message>
    <message>
        <source>empty reply</source>
        <translation>leere Antwort</translation>
    </message>
    <message>
        <source>reply cut off</source>
        <translation>Antwort abgeschnitten</translation>
    </message>
    <message>
        <source>reply cannot be read</source>
        <translation>Antwort nicht lesbar</translation>
    </message>
    <message>
        <source>stimulus of this study</source>
        <translation>Stimulus dieser Studie</translation>
    </message>
    <message>
        <source>block of this study</source>
        <translation>Block dieser Studie</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht gefragt</translation>
    </message>
    <message>
        <source>{head} for the model {model}: {said}</source>
        <translation>{head} für das Modell {model}: {said}</translation>
    </message>
    <message>
        <source>wrong shape</source>
        <translation>falsche Form</translation>
    </message>
    <message>
        <source>no choices</source>
        <translation>keine Antwort darin</translation>
    </message>
    <message>
        <source>model on the server</source>
        <translation>Modell auf dem Server</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>zu viele Anfragen</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>Serverfehler</translation>
    </message>
    <message>
        <source>refused by the server</source>
        <translation>vom Server abgelehnt</translation>
    </message>
    <message>
        <source>error page</source>
        <translation>Fehlerseite</translation>
    </message>
    <message>
        <source>not JSON</source>
        <translation>kein JSON</translation>
    </message>
    <message>
        <source>line dropped</source>
        <translation>Verbindung abgebrochen</translation>
    </message>
    <message>
        <source>it is the example</source>
        <translation>es ist das Beispiel</translation>
    </message>
    <message>
        <source>The session {name} is running. Wait until it has ended.</source>
        <translation>Die Sitzung {name} läuft noch. Warten Sie, bis sie beendet ist.</translation>
    </message>
    <message>
        <source>{missing} in [frame]</source>
        <translation>{missing} in [frame]</translation>
    </message>
    <message>
        <source>a table [tasks.NAME] for each task</source>
        <translation>eine Tabelle [tasks.NAME] für jede Aufgabe</translation>
    </message>
    <message>
        <source>{missing} in [tasks.{name}]</source>
        <translation>{missing} in [tasks.{name}]</translation>
    </message>
    <message>
        <source>Linear support vector machine</source>
        <translation>Lineare Support-Vektor-Maschine</translation>
    </message>
    <message>
        <source>SOURCE_DATE_EPOCH is {seconds}, which is not a date in seconds since 1970. Correct this environment variable, or remove it.</source>
        <translation>SOURCE_DATE_EPOCH ist {seconds}; das ist kein Datum in Sekunden seit 1970. Berichtigen Sie diese Umgebungsvariable oder entfernen Sie sie.</translation>
    </message>
    <message>
        <source>Tests as in published studies</source>
        <translation>Tests wie in veröffentlichten Studien</translation>
    </message>
    <message>
        <source>Key that signed sessions (Ed25519)</source>
        <translation>Schlüssel, der Sitzungen signiert hat (Ed25519)</translation>
    </message>
    <message>
        <source>Verdicts cluster by</source>
        <translation>Urteile geclustert nach</translation>
    </message>
    <message>
        <source>this desk</source>
        <translation>diesem Leitstand</translation>
    </message>
    <message>
        <source>Games with one witness, as in the third paper</source>
        <translation>Spiele mit einem Zeugen, wie im dritten Artikel</translation>
    </message>
    <message>
        <source>Games after three machines in a row were excluded, and games in which the interrogator knew the witness. The study asks about this in a further question with the ID knew_witness.</source>
        <translation>Herausgenommen wurden Spiele, vor denen die fragende Person dreimal hintereinander auf eine Maschine getroffen war, und Spiele, in denen sie angab, den Zeugen zu kennen. Letzteres fragt die Studie als weitere Frage mit dem Kürzel knew_witness.</translation>
    </message>
    <message>
        <source>Games of three, as in the fourth paper</source>
        <translation>Spiele zu dritt, wie im vierten Artikel</translation>
    </message>
    <message>
        <source>Only games that were won or lost count; games that a player surrendered are excluded. The study asks about this in a further question with the ID surrendered.</source>
        <translation>Nur gewonnene oder verlorene Spiele zählen; aufgegebene werden ausgeschlossen. Die Studie fragt dies als weitere Frage mit dem Kürzel surrendered.</translation>
    </message>
    <message>
        <source>Pairs of conversations, as in the fifth paper</source>
        <translation>Paare von Gesprächen, wie im fünften Artikel</translation>
    </message>
    <message>
        <source>The judges were native speakers. This set assumes conversations in English; for another language, write your own rule.</source>
        <translation>Die Urteilenden waren Muttersprachler. Dieser Regelsatz nimmt Englisch als Sprache der Gespräche an; für eine andere Sprache schreiben Sie die Regel selbst.</translation>
    </message>
    <message>
        <source>Image descriptions, as in the first paper</source>
        <translation>Bildbeschreibungen, wie im ersten Artikel</translation>
    </message>
    <message>
        <source>Conversations, as in the first paper</source>
        <translation>Gespräche, wie im ersten Artikel</translation>
    </message>
    <message>
        <source>Eye movements, as in the first paper</source>
        <translation>Augenbewegungen, wie im ersten Artikel</translation>
    </message>
    <message>
        <source>Objects, as in the first paper</source>
        <translation>Gegenstände, wie im ersten Artikel</translation>
    </message>
    <message>
        <source>Only judges whose native language is English. The number of questions about the picture that were answered correctly is reported but excludes no one.</source>
        <translation>Nur Urteilende mit Muttersprache Englisch. Es wird berichtet, wie viele Fragen zum Bild richtig beantwortet wurden; deswegen wird niemand ausgeschlossen.</translation>
    </message>
    <message>
        <source>Word associations, as in the first paper</source>
        <translation>Wortassoziationen, wie im ersten Artikel</translation>
    </message>
    <message>
        <source>Which speaker B is the machine?</source>
        <translation>Welche Person B ist die Maschine?</translation>
    </message>
    <message>
        <source>Eye movements: free viewing</source>
        <translation>Blickbewegungen: freies Betrachten</translation>
    </message>
    <message>
        <source>12 scanpaths of up to 15 fixations, played in a loop, with a question about what the picture shows. Judges with fewer than 7 of 12 correct answers are excluded.</source>
        <translation>12 Blickpfade mit bis zu 15 Fixationen, in einer Schleife abgespielt, mit einer Kontrollfrage zum Inhalt des Bildes. Urteilende mit weniger als 7 von 12 richtigen werden ausgeschlossen.</translation>
    </message>
    <message>
        <source>Eye movements: visual search</source>
        <translation>Blickbewegungen: visuelle Suche</translation>
    </message>
    <message>
        <source>Objects in pictures</source>
        <translation>Objekte in Bildern</translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation>Telefonnummer</translation>
    </message>
    <message>
        <source>student number</source>
        <translation>Matrikelnummer</translation>
    </message>
    <message>
        <source>{code} has no session in {data}. Check the code and the folder.</source>
        <translation>{code} hat in {data} keine Sitzung. Prüfen Sie Code und Ordner.</translation>
    </message>
    <message>
        <source>{name} is still being written. End the session first.</source>
        <translation>{name} wird noch geschrieben. Beenden Sie zuerst die Sitzung.</translation>
    </message>
    <message>
        <source>The seals in {seals} were changed or damaged. Copy SEALED of the sealed package to {files}.</source>
        <translation>Die Siegel in {seals} wurden geändert oder beschädigt. Kopieren Sie SEALED des versiegelten Pakets nach {files}.</translation>
    </message>
    <message>
        <source>The seal is damaged: its bytes cannot be read.</source>
        <translation>Das Siegel ist beschädigt: Seine Bytes lassen sich nicht lesen.</translation>
    </message>
    <message>
        <source>No session was drawn for the sealed study.</source>
        <translation>Für die versiegelte Studie wurde keine Sitzung ausgelost.</translation>
    </message>
    <message>
        <source>{name} was not in the package when it was sealed.</source>
        <translation>{name} war beim Versiegeln nicht im Paket.</translation>
    </message>
    <message>
        <source>{name} was changed after the study was sealed.</source>
        <translation>{name} wurde nach dem Versiegeln der Studie geändert.</translation>
    </message>
    <message>
        <source>human answers</source>
        <translation>menschliche Antworten</translation>
    </message>
    <message>
        <source>The journal is missing{had}.</source>
        <translation>Das Protokoll fehlt{had}.</translation>
    </message>
    <message>
        <source>machine answers</source>
        <translation>maschinelle Antworten</translation>
    </message>
    <message>
        <source>The participant code is empty.</source>
        <translation>Der Teilnahmecode ist leer.</translation>
    </message>
    <message>
        <source>Form {id}, {when} the blocks: {title} ({parts})</source>
        <translation>Formular {id}, {when} den Blöcken: {title} ({parts})</translation>
    </message>
    <message>
        <source>practice trials</source>
        <translation>Übungsdurchgänge</translation>
    </message>
    <message>
        <source>fixed at {position}: {name}{composition}</source>
        <translation>fest an Position {position}: {name}{composition}</translation>
    </message>
    <message>
        <source>every trial</source>
        <translation>jedem Durchgang</translation>
    </message>
    <message>
        <source>control question at {where}{partly}</source>
        <translation>Kontrollfrage bei {where}{partly}</translation>
    </message>
    <message>
        <source>judged each</source>
        <translation>je beurteilt</translation>
    </message>
    <message>
        <source>{conditional} asked only if</source>
        <translation>{conditional} nur unter Bedingung</translation>
    </message>
    <message>
        <source>{name}: {problem} Save it again as an Excel workbook.</source>
        <translation>{name}: {problem} Speichern Sie es erneut als Excel-Arbeitsmappe.</translation>
    </message>
    <message>
        <source>The question {id} has {choices} choices, and there are {letters} letters. Give more letters in a file with --prompts.</source>
        <translation>Die Frage {id} hat {choices} Auswahlmöglichkeiten, und es gibt {letters} Buchstaben. Geben Sie in einer Datei mit --prompts mehr Buchstaben an.</translation>
    </message>
    <message>
        <source>ended by experimenter</source>
        <translation>von der Versuchsleitung beendet</translation>
    </message>
    <message>
        <source>{value} is neither yes nor no.</source>
        <translation>{value} ist weder yes noch no.</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>Format the cell as Text and type it again; in .jsonl put it between quotes.</source>
        <translation>Formatieren Sie die Zelle als Text und geben Sie den Wert erneut ein; in .jsonl setzen Sie ihn in Anführungszeichen.</translation>
    </message>
    <message>
        <source>{number} is not a whole number.</source>
        <translation>{number} ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>{value} is not a number.</source>
        <translation>{value} ist keine Zahl.</translation>
    </message>
    <message>
        <source>Item {number}: {message}</source>
        <translation>Eintrag {number}: {message}</translation>
    </message>
    <message>
        <source>{name} is missing.</source>
        <translation>{name} fehlt.</translation>
    </message>
    <message>
        <source>{line} has no speaker.</source>
        <translation>{line} hat keinen Sprecher.</translation>
    </message>
    <message>
        <source>Close it with another &quot;.</source>
        <translation>Schließen Sie es mit einem weiteren &quot;.</translation>
    </message>
    <message>
        <source>Save the table again as CSV UTF-8.</source>
        <translation>Speichern Sie die Tabelle erneut als CSV UTF-8.</translation>
    </message>
    <message>
        <source>the package</source>
        <translation>dem Paket</translation>
    </message>
    <message>
        <source>{name} has a backslash.</source>
        <translation>{name} enthält einen umgekehrten Schrägstrich.</translation>
    </message>
    <message>
        <source>{name} is a link to a file outside {called}.</source>
        <translation>{name} ist eine Verknüpfung zu einer Datei außerhalb von {called}.</translation>
    </message>
    <message>
        <source>Split it into several tables.</source>
        <translation>Teilen Sie sie in mehrere Tabellen auf.</translation>
    </message>
    <message>
        <source>Two columns are called {name}.</source>
        <translation>Zwei Spalten heißen {name}.</translation>
    </message>
    <message>
        <source>Save it as one of {suffixes}.</source>
        <translation>Speichern Sie sie als eines von {suffixes}.</translation>
    </message>
    <message>
        <source>The origin is missing.</source>
        <translation>Die Herkunft fehlt.</translation>
    </message>
    <message>
        <source>the media folder</source>
        <translation>dem Medienordner</translation>
    </message>
    <message>
        <source>{name} has {width} x {height} pixels.</source>
        <translation>{name} hat {width} x {height} Pixel.</translation>
    </message>
    <message>
        <source>Save it again as PNG or JPEG.</source>
        <translation>Speichern Sie es erneut als PNG oder JPEG.</translation>
    </message>
    <message>
        <source>To score the answers, pair a human with a machine.</source>
        <translation>Paaren Sie einen Menschen mit einer Maschine, wenn die Antworten gewertet werden sollen.</translation>
    </message>
    <message>
        <source>its size is {width} x {height}</source>
        <translation>seine Größe ist {width} x {height}</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>es ist leer</translation>
    </message>
    <message>
        <source>Posteriors by {unit}</source>
        <translation>Posteriors nach {unit}</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>No feature has a weight.</source>
        <translation>Kein Merkmal hat ein Gewicht.</translation>
    </message>
    <message>
        <source>weight in the linear judge trained on all answers, TF-IDF scaled to length 1; of n-grams in the very same answers the strongest</source>
        <translation>Gewicht im linearen Beurteiler, der mit allen Antworten trainiert wurde, TF-IDF auf Länge 1 skaliert; von N-Grammen in genau denselben Antworten das stärkste</translation>
    </message>
    <message>
        <source>weight in the linear judge trained on all answers, of one standard deviation</source>
        <translation>Gewicht im linearen Beurteiler, der mit allen Antworten trainiert wurde, für eine Standardabweichung</translation>
    </message>
    <message>
        <source>each answer once, as the mean over the seeds; bootstrap by stimulus with all its answers, {resamples} resamples, percentile interval widened by Student&apos;s t, seed {seed}</source>
        <translation>jede Antwort einmal, als Mittel über die Startwerte; Bootstrap nach Stimulus mit allen seinen Antworten, {resamples} Stichprobenziehungen, Perzentilintervall erweitert mit Students t, Startwert {seed}</translation>
    </message>
    <message>
        <source>All verdicts on one class agree, so the interval is too narrow. From Wilson&apos;s intervals by answer it is {below} to {above}.</source>
        <translation>Alle Urteile über eine Klasse stimmen überein, daher ist das Intervall zu eng. Nach Wilson-Intervallen je Antwort reicht es von {below} bis {above}.</translation>
    </message>
    <message>
        <source>There is no interval: one class has answers to a single stimulus.</source>
        <translation>Es gibt kein Intervall: Eine Klasse hat nur Antworten zu einem einzigen Stimulus.</translation>
    </message>
    <message>
        <source>Random forest</source>
        <translation>Zufallswald</translation>
    </message>
    <message>
        <source>Neural network</source>
        <translation>Neuronales Netz</translation>
    </message>
    <message>
        <source>Psych-DS</source>
        <translation>Psych-DS</translation>
    </message>
    <message>
        <source>{id} has not changed since {at}.</source>
        <translation>{id} hat sich seit {at} nicht geändert.</translation>
    </message>
    <message>
        <source>The choices are: {listed}.</source>
        <translation>Die Möglichkeiten sind: {listed}.</translation>
    </message>
    <message>
        <source>a number from {lowest} to {highest}</source>
        <translation>eine Zahl von {lowest} bis {highest}</translation>
    </message>
    <message>
        <source>Use one of: {known}.</source>
        <translation>Verwenden Sie eines von: {known}.</translation>
    </message>
    <message>
        <source>&quot;one&quot;, &quot;two&quot;</source>
        <translation>&quot;one&quot;, &quot;two&quot;</translation>
    </message>
    <message>
        <source>a whole number from {lowest} to {highest}</source>
        <translation>eine ganze Zahl von {lowest} bis {highest}</translation>
    </message>
    <message>
        <source>{key} cannot be {value}.</source>
        <translation>{key} kann nicht {value} sein.</translation>
    </message>
    <message>
        <source>a list of {what}</source>
        <translation>eine Liste ({what})</translation>
    </message>
    <message>
        <source>{key} must be {what}, not {key2}.</source>
        <translation>{key} muss {what} sein, nicht {key2}.</translation>
    </message>
    <message>
        <source>a list of tables</source>
        <translation>eine Liste von Tabellen</translation>
    </message>
    <message>
        <source>{key} is missing.</source>
        <translation>{key} fehlt.</translation>
    </message>
    <message>
        <source>{key} is unknown.</source>
        <translation>{key} ist unbekannt.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Die Tabelle ist leer.</translation>
    </message>
    <message>
        <source>Add it. A table for {name} needs: {known}.</source>
        <translation>Fügen Sie sie hinzu. Eine Tabelle für {name} braucht: {known}.</translation>
    </message>
    <message>
        <source>The column {name} is unknown.</source>
        <translation>Die Spalte {name} ist unbekannt.</translation>
    </message>
    <message>
        <source>The column {name} is missing.</source>
        <translation>Die Spalte {name} fehlt.</translation>
    </message>
    <message>
        <source>The cell is empty.</source>
        <translation>Die Zelle ist leer.</translation>
    </message>
    <message>
        <source>Fill it in: {about}.</source>
        <translation>Füllen Sie sie aus: {about}.</translation>
    </message>
    <message>
        <source>There is no speaker {subject}.</source>
        <translation>Es gibt keinen Sprecher {subject}.</translation>
    </message>
    <message>
        <source>Use one of {known}.</source>
        <translation>Verwenden Sie eines von {known}.</translation>
    </message>
    <message>
        <source>{title} have no control question.</source>
        <translation>{title} haben keine Kontrollfrage.</translation>
    </message>
    <message>
        <source>a {kind} from {minimum} to {maximum}</source>
        <translation>eine {kind} von {minimum} bis {maximum}</translation>
    </message>
    <message>
        <source>The key {key} must be a list of answers, not {value}.</source>
        <translation>Der Schlüssel {key} muss eine Liste von Antworten sein, nicht {value}.</translation>
    </message>
    <message>
        <source>Earlier fields are: {known}.</source>
        <translation>Frühere Felder sind: {known}.</translation>
    </message>
    <message>
        <source>No field is asked earlier.</source>
        <translation>Kein Feld wird früher gefragt.</translation>
    </message>
    <message>
        <source>No field is called {name}.</source>
        <translation>Kein Feld heißt {name}.</translation>
    </message>
    <message>
        <source>Its choices are: {values}.</source>
        <translation>Seine Möglichkeiten sind: {values}.</translation>
    </message>
    <message>
        <source>The field {id} is never {value}.</source>
        <translation>Das Feld {id} ist nie {value}.</translation>
    </message>
    <message>
        <source>Its answer is {between}.</source>
        <translation>Seine Antwort ist {between}.</translation>
    </message>
    <message>
        <source>The field {name} is asked later.</source>
        <translation>Das Feld {name} wird später gefragt.</translation>
    </message>
    <message>
        <source>Move it before this one. {there}</source>
        <translation>Verschieben Sie es vor dieses. {there}</translation>
    </message>
    <message>
        <source>No analysis is called {name}.</source>
        <translation>Keine Auswertung heißt {name}.</translation>
    </message>
    <message>
        <source>{meant}Use one of: {known}.</source>
        <translation>{meant}Verwenden Sie eines von: {known}.</translation>
    </message>
    <message>
        <source>at least two choices</source>
        <translation>mindestens zwei Möglichkeiten</translation>
    </message>
    <message>
        <source>The question needs {count}.</source>
        <translation>Die Frage braucht {count}.</translation>
    </message>
    <message>
        <source>The task has no subject {subject}.</source>
        <translation>Die Aufgabe hat keinen Sprecher {subject}.</translation>
    </message>
    <message>
        <source>Give each choice its own.</source>
        <translation>Geben Sie jeder Möglichkeit das Ihre.</translation>
    </message>
    <message>
        <source>ids of blocks</source>
        <translation>ids von Blöcken</translation>
    </message>
    <message>
        <source>The blocks are: {known}.</source>
        <translation>Die Blöcke sind: {known}.</translation>
    </message>
    <message>
        <source>There is no block {name}.</source>
        <translation>Es gibt keinen Block {name}.</translation>
    </message>
    <message>
        <source>Write different texts.</source>
        <translation>Schreiben Sie verschiedene Texte.</translation>
    </message>
    <message>
        <source>Give each task its own table.</source>
        <translation>Geben Sie jeder Aufgabe eine eigene Tabelle.</translation>
    </message>
    <message>
        <source>Another block shows the pairs of {name} with another [block.show].</source>
        <translation>Ein anderer Block zeigt die Paare von {name} mit einem anderen [block.show].</translation>
    </message>
    <message>
        <source>Give this block a copy of the table.</source>
        <translation>Geben Sie diesem Block eine Kopie der Tabelle.</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>Correct the line: key = &quot;text&quot;, key = 3, key = true.</source>
        <translation>Berichtigen Sie die Zeile: key = &quot;text&quot;, key = 3, key = true.</translation>
    </message>
    <message>
        <source>Use at most {longest_id}.</source>
        <translation>Verwenden Sie höchstens {longest_id}.</translation>
    </message>
    <message>
        <source>The study has no block.</source>
        <translation>Die Studie hat keinen Block.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Der Text ist leer.</translation>
    </message>
    <message>
        <source>What the agent was given: an image, a cue, a topic</source>
        <translation>Was dem Agenten vorgegeben wurde: ein Bild, ein Reizwort, ein Thema</translation>
    </message>
    <message>
        <source>Who made it{of}: human or machine</source>
        <translation>Von wem es stammt{of}: human oder machine</translation>
    </message>
    <message>
        <source>In Excel: Save As, and choose &quot;CSV UTF-8 (Comma delimited)&quot;.</source>
        <translation>In Excel: „Speichern unter“, dann „CSV UTF-8 (durch Trennzeichen getrennt)“.</translation>
    </message>
    <message>
        <source>a soft hyphen</source>
        <translation>ein weiches Trennzeichen</translation>
    </message>
    <message>
        <source>a zero-width space</source>
        <translation>ein breitenloses Leerzeichen</translation>
    </message>
    <message>
        <source>a word joiner</source>
        <translation>ein Wortverbinder</translation>
    </message>
    <message>
        <source>a byte order mark</source>
        <translation>eine Bytereihenfolge-Marke</translation>
    </message>
    <message>
        <source>a zero-width non-joiner</source>
        <translation>ein breitenloser Nichtverbinder</translation>
    </message>
    <message>
        <source>a zero-width joiner</source>
        <translation>ein breitenloser Verbinder</translation>
    </message>
    <message>
        <source>{wrong} looks like a {right} that was read in the wrong encoding.</source>
        <translation>{wrong} sieht aus wie {right}, in der falschen Kodierung gelesen.</translation>
    </message>
    <message>
        <source>in a Windows file it would be {letter}</source>
        <translation>in einer Windows-Datei wäre es {letter}</translation>
    </message>
    <message>
        <source>The file is UTF-16, not UTF-8.</source>
        <translation>Die Datei ist UTF-16, nicht UTF-8.</translation>
    </message>
    <message>
        <source>Save it as UTF-8. {excel}</source>
        <translation>Speichern Sie sie als UTF-8. {excel}</translation>
    </message>
    <message>
        <source>Byte {at}, number {column} of the line, is not UTF-8{guess}.</source>
        <translation>Byte {at}, Nummer {column} der Zeile, ist nicht UTF-8{guess}.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8. {excel}</source>
        <translation>Speichern Sie die Datei als UTF-8. {excel}</translation>
    </message>
    <message>
        <source>Type the text again.</source>
        <translation>Geben Sie den Text erneut ein.</translation>
    </message>
    <message>
        <source>the control character U+{letter}</source>
        <translation>das Steuerzeichen U+{letter}</translation>
    </message>
    <message>
        <source>Format the cell as Text and type it again.</source>
        <translation>Formatieren Sie die Zelle als Text und geben Sie den Wert erneut ein.</translation>
    </message>
    <message>
        <source>Only the sheet {title} is read, not {others}.</source>
        <translation>Nur das Blatt {title} wird gelesen, nicht {others}.</translation>
    </message>
    <message>
        <source>Unpacked, the workbook has {size} bytes.</source>
        <translation>Entpackt hat die Arbeitsmappe {size} Byte.</translation>
    </message>
    <message>
        <source>The cell is in a column that has no name.</source>
        <translation>Die Zelle liegt in einer Spalte ohne Namen.</translation>
    </message>
    <message>
        <source>asked again later</source>
        <translation>später erneut gefragt</translation>
    </message>
    <message>
        <source>control trial</source>
        <translation>Kontrolldurchgang</translation>
    </message>
    <message>
        <source>by several rules</source>
        <translation>durch mehrere Regeln</translation>
    </message>
    <message>
        <source>too fast</source>
        <translation>zu schnell</translation>
    </message>
    <message>
        <source>Wilson&apos;s interval by trial</source>
        <translation>Wilson-Intervall nach Durchgang</translation>
    </message>
    <message>
        <source>judge and stimulus</source>
        <translation>Urteilenden und Stimulus</translation>
    </message>
    <message>
        <source>there are no messages of the person in this setting</source>
        <translation>in diesem Rahmen gibt es keine Nachrichten der Person</translation>
    </message>
    <message>
        <source>The table of messages has no column {name}. It needs: {given}.</source>
        <translation>Der Nachrichtentabelle fehlt die Spalte {name}. Sie braucht: {given}.</translation>
    </message>
    <message>
        <source>These verdicts were given by machines.</source>
        <translation>Diese Urteile stammen von Maschinen.</translation>
    </message>
    <message>
        <source>{study} was run in {versions} different versions.</source>
        <translation>{study} wurde in {versions} verschiedenen Versionen durchgeführt.</translation>
    </message>
    <message>
        <source>mean over pairs; Wilson&apos;s interval with each pair as one trial</source>
        <translation>Mittel über Paare; Wilson-Intervall mit jedem Paar als einem Durchgang</translation>
    </message>
    <message>
        <source>Pairs have different numbers of judges.</source>
        <translation>Paare haben verschieden viele Urteilende.</translation>
    </message>
    <message>
        <source>the reason is sealed</source>
        <translation>der Grund ist versiegelt</translation>
    </message>
    <message>
        <source>Deviation of {study}: {one}</source>
        <translation>Abweichung von {study}: {one}</translation>
    </message>
    <message>
        <source>all verdicts on what humans made</source>
        <translation>alle Urteile über das, was von Menschen stammt</translation>
    </message>
    <message>
        <source>By machine agent</source>
        <translation>Nach Maschinenagent</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <source>Success against baselines</source>
        <translation>Erfolg gegenüber Vergleichswerten</translation>
    </message>
    <message>
        <source>Success rate</source>
        <translation>Erfolgsrate</translation>
    </message>
    <message>
        <source>By kind of stimulus, session and judge</source>
        <translation>Nach Stimulusart, Sitzung und Urteilenden</translation>
    </message>
    <message>
        <source>Calibration of confidence</source>
        <translation>Kalibrierung der Urteilssicherheit</translation>
    </message>
    <message>
        <source>made by {truth}s (n = {n})</source>
        <translation>Herkunft: {truth} (n = {n})</translation>
    </message>
    <message>
        <source>The table of comparisons has no column {missing}. It needs: {columns}.</source>
        <translation>Die Tabelle der Vergleiche hat keine Spalte {missing}. Sie braucht: {columns}.</translation>
    </message>
    <message>
        <source>All answers agree, so the standard error is 0; se_most is its largest.</source>
        <translation>Alle Antworten stimmen überein; deshalb ist der Standardfehler 0; se_most ist sein größter.</translation>
    </message>
    <message>
        <source>At least as good (epsilon = {epsilon})</source>
        <translation>Mindestens so gut (Epsilon = {epsilon})</translation>
    </message>
    <message>
        <source>Better (epsilon = {epsilon})</source>
        <translation>Besser (Epsilon = {epsilon})</translation>
    </message>
    <message>
        <source>Pairs that are related at each epsilon, of {tested} tested, and chains of three agents that are not transitive. There are no error bars.</source>
        <translation>Paare, die bei jedem Epsilon in Relation stehen, von {tested} getesteten, und Ketten aus drei Agenten, die nicht transitiv sind. Es gibt keine Fehlerbalken.</translation>
    </message>
    <message>
        <source>Relation over epsilon</source>
        <translation>Relation über Epsilon</translation>
    </message>
    <message>
        <source>Advantage over guessing</source>
        <translation>Vorteil gegenüber Raten</translation>
    </message>
    <message>
        <source>Turing scores</source>
        <translation>Turing-Scores</translation>
    </message>
    <message>
        <source>judged by {distinguisher}</source>
        <translation>beurteilt von {distinguisher}</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Akteur</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>Epsilon</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Tests of detectability</source>
        <translation>Tests der Erkennbarkeit</translation>
    </message>
    <message>
        <source>t-test, pooled</source>
        <translation>t-Test, gepoolt</translation>
    </message>
    <message>
        <source>t-test, Welch</source>
        <translation>t-Test, Welch</translation>
    </message>
    <message>
        <source>permutation within judges</source>
        <translation>Permutation innerhalb der Urteilenden</translation>
    </message>
    <message>
        <source>t-test over judges</source>
        <translation>t-Test über Urteilende</translation>
    </message>
    <message>
        <source>No verdicts on what {truth}s made.</source>
        <translation>Keine Urteile zur Herkunft {truth}.</translation>
    </message>
    <message>
        <source>Controls passed</source>
        <translation>Kontrollen bestanden</translation>
    </message>
    <message>
        <source>permutation of judges</source>
        <translation>Permutation der Urteilenden</translation>
    </message>
    <message>
        <source>ANOVA agent x group</source>
        <translation>ANOVA Agent x Gruppe</translation>
    </message>
    <message>
        <source>Judges by groups</source>
        <translation>Urteilende nach Gruppen</translation>
    </message>
    <message>
        <source>agent x group</source>
        <translation>Agent x Gruppe</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>eins mehr</translation>
    </message>
    <message>
        <source>Binomial regression</source>
        <translation>Binomiale Regression</translation>
    </message>
    <message>
        <source>Imitation detectability</source>
        <translation>Erkennbarkeit der Imitation</translation>
    </message>
    <message>
        <source>spread of judges</source>
        <translation>Streuung der Urteilenden</translation>
    </message>
    <message>
        <source>spread of stimuli</source>
        <translation>Streuung der Stimuli</translation>
    </message>
    <message>
        <source>Judges and stimuli</source>
        <translation>Urteilende und Stimuli</translation>
    </message>
    <message>
        <source>there are no verdicts</source>
        <translation>es gibt keine Urteile</translation>
    </message>
    <message>
        <source>Equivalence with 0.5</source>
        <translation>Äquivalenz mit 0,5</translation>
    </message>
    <message>
        <source>Detectability</source>
        <translation>Erkennbarkeit</translation>
    </message>
    <message>
        <source>All judgments agree, so the interval is Wilson&apos;s.</source>
        <translation>Alle Urteile stimmen überein; deshalb ist das Intervall das von Wilson.</translation>
    </message>
    <message>
        <source>Agreement of coders</source>
        <translation>Übereinstimmung der Kodierenden</translation>
    </message>
    <message>
        <source>Detectability by {column}</source>
        <translation>Erkennbarkeit nach {column}</translation>
    </message>
    <message>
        <source>It was</source>
        <translation>In Wahrheit</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>success rate</source>
        <translation>Erfolgsrate</translation>
    </message>
    <message>
        <source>Bayesian evidence</source>
        <translation>Bayessche Evidenz</translation>
    </message>
    <message>
        <source>trials judged before, by tens (random slopes by judge)</source>
        <translation>vorher beurteilte Durchgänge, in Zehnern (zufällige Steigungen je urteilender Person)</translation>
    </message>
    <message>
        <source>spread of their slopes</source>
        <translation>Streuung ihrer Steigungen</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>Trials before</source>
        <translation>Durchgänge davor</translation>
    </message>
    <message>
        <source>made by {truth}s</source>
        <translation>Herkunft: {truth}</translation>
    </message>
    <message>
        <source>No score: no game was played by two people who both were stronger than 1.</source>
        <translation>Kein Score: Kein Spiel wurde von zwei Menschen gespielt, die beide stärker als 1 waren.</translation>
    </message>
    <message>
        <source>The score is infinite: the bot won every game that counts.</source>
        <translation>Der Score ist unendlich: Der Bot hat jedes Spiel gewonnen, das zählt.</translation>
    </message>
    <message>
        <source>Each point is a player (n = {there}): odds of winning from the last 100 games, and mean time to the vote. There are no error bars.</source>
        <translation>Jeder Punkt ist ein Spieler (n = {there}): Gewinnchancen aus den letzten 100 Spielen und mittlere Zeit bis zur Stimmabgabe. Es gibt keine Fehlerbalken.</translation>
    </message>
    <message>
        <source>Outcomes of games</source>
        <translation>Ausgang der Spiele</translation>
    </message>
    <message>
        <source>Scores of bots</source>
        <translation>Scores der Bots</translation>
    </message>
    <message>
        <source>Win rate by {unit}</source>
        <translation>Gewinnrate nach {unit}</translation>
    </message>
    <message>
        <source>Votes apart</source>
        <translation>Abstand der Stimmen</translation>
    </message>
    <message>
        <source>Mean time to decide (min)</source>
        <translation>Mittlere Entscheidungszeit (min)</translation>
    </message>
    <message>
        <source>Strength S</source>
        <translation>Stärke S</translation>
    </message>
    <message>
        <source>Games won by the bot</source>
        <translation>Vom Bot gewonnene Spiele</translation>
    </message>
    <message>
        <source>Games won by people</source>
        <translation>Von Menschen gewonnene Spiele</translation>
    </message>
    <message>
        <source>Seconds between the votes</source>
        <translation>Sekunden zwischen den Stimmen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>alle Spiele</translation>
    </message>
    <message>
        <source>weighted by xi</source>
        <translation>gewichtet mit xi</translation>
    </message>
    <message>
        <source>lost by the people</source>
        <translation>von den Menschen verloren</translation>
    </message>
    <message>
        <source>(no end)</source>
        <translation>(kein Ende)</translation>
    </message>
    <message>
        <source>The table of games has no column {name}. This result needs: {needed}.</source>
        <translation>Die Tabelle der Spiele hat keine Spalte {name}. Dieses Ergebnis braucht: {needed}.</translation>
    </message>
    <message>
        <source>No vote of this player has a time.</source>
        <translation>Keine Stimme dieses Spielers hat eine Zeit.</translation>
    </message>
    <message>
        <source>Detectability by conversation length: {task}</source>
        <translation>Erkennbarkeit nach Gesprächslänge: {task}</translation>
    </message>
    <message>
        <source>By conversation length</source>
        <translation>Nach Gesprächslänge</translation>
    </message>
    <message>
        <source>Turns shown</source>
        <translation>Gezeigte Beiträge</translation>
    </message>
    <message>
        <source>CIDEr-D, 0 to 10</source>
        <translation>CIDEr-D, 0 bis 10</translation>
    </message>
    <message>
        <source>BLEU-4, 0 to 100</source>
        <translation>BLEU-4, 0 bis 100</translation>
    </message>
    <message>
        <source>{name} and detectability: {task}</source>
        <translation>{name} und Erkennbarkeit: {task}</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Pass rate</source>
        <translation>Bestehensrate</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Beiträge</translation>
    </message>
    <message>
        <source>Pass rate over turns</source>
        <translation>Bestehensrate über Beiträge</translation>
    </message>
    <message>
        <source>Pass rate by topic</source>
        <translation>Bestehensrate nach Thema</translation>
    </message>
    <message>
        <source>Reasons for verdicts</source>
        <translation>Gründe für Urteile</translation>
    </message>
    <message>
        <source>d&apos; of single judges, mean</source>
        <translation>d&apos; einzelner Urteilender, Mittel</translation>
    </message>
    <message>
        <source>area under ROC</source>
        <translation>Fläche unter ROC</translation>
    </message>
    <message>
        <source>Sensitivity and criterion</source>
        <translation>Sensitivität und Kriterium</translation>
    </message>
    <message>
        <source>ROC from confidence</source>
        <translation>ROC aus Urteilssicherheit</translation>
    </message>
    <message>
        <source>Tests at 0.05 at each of {number} looks are wrong in {naive} of studies</source>
        <translation>Tests auf 0,05 bei jedem von {number} Zwischenblicken irren in {naive} der Studien</translation>
    </message>
    <message>
        <source>may stop</source>
        <translation>darf aufhören</translation>
    </message>
    <message>
        <source>One look alone costs nothing.</source>
        <translation>Ein einziger Blick kostet nichts.</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Urteilende</translation>
    </message>
    <message>
        <source>Looks at the data</source>
        <translation>Zwischenblicke auf die Daten</translation>
    </message>
    <message>
        <source>Two-way ANOVA, {what}, sums of squares of type II; effect: partial eta squared</source>
        <translation>Zweifaktorielle ANOVA, {what}, Quadratsummen vom Typ II; Effekt: partielles Eta-Quadrat</translation>
    </message>
    <message>
        <source>Values are independent, normal within each cell and of the same variance.</source>
        <translation>Die Werte sind unabhängig, in jeder Zelle normalverteilt und von gleicher Varianz.</translation>
    </message>
    <message>
        <source>first factor</source>
        <translation>erster Faktor</translation>
    </message>
    <message>
        <source>second factor</source>
        <translation>zweiter Faktor</translation>
    </message>
    <message>
        <source>nothing varies within the cells of agent and group</source>
        <translation>in den Zellen von Agent und Gruppe variiert nichts</translation>
    </message>
    <message>
        <source>each factor needs two levels</source>
        <translation>jeder Faktor braucht zwei Stufen</translation>
    </message>
    <message>
        <source>a confidence is not between 0 and 1</source>
        <translation>eine Sicherheitsangabe liegt nicht zwischen 0 und 1</translation>
    </message>
    <message>
        <source>a margin of {margin} is not between 0 and 0.5</source>
        <translation>ein Spielraum von {margin} liegt nicht zwischen 0 und 0,5</translation>
    </message>
    <message>
        <source>there are verdicts on one class only, or none</source>
        <translation>es gibt nur Urteile über eine Klasse oder gar keine</translation>
    </message>
    <message>
        <source>Holm over all tests of the same family in this table</source>
        <translation>Holm über alle Tests derselben Familie in dieser Tabelle</translation>
    </message>
    <message>
        <source>Texts are independent of each other; both coders worked alone.</source>
        <translation>Die Texte sind voneinander unabhängig; beide Kodierenden arbeiteten allein.</translation>
    </message>
    <message>
        <source>Both coders need a label for each text.</source>
        <translation>Beide Kodierenden brauchen für jeden Text einen Code.</translation>
    </message>
    <message>
        <source>a predictor does not vary</source>
        <translation>ein Prädiktor variiert nicht</translation>
    </message>
    <message>
        <source>No spread was found beyond chance, so there is no interval.</source>
        <translation>Über den Zufall hinaus fand sich keine Streuung, deshalb gibt es kein Intervall.</translation>
    </message>
    <message>
        <source>Verdicts are independent; the log odds are about normally distributed.</source>
        <translation>Urteile sind unabhängig; die Log-Odds sind annähernd normalverteilt.</translation>
    </message>
    <message>
        <source>all verdicts of a group are the same, so its log odds are infinite</source>
        <translation>alle Urteile einer Gruppe sind gleich, deshalb sind ihre Log-Odds unendlich</translation>
    </message>
    <message>
        <source>Verdicts are independent of each other and exchangeable under the null hypothesis.</source>
        <translation>Urteile sind unabhängig voneinander und unter der Nullhypothese austauschbar.</translation>
    </message>
    <message>
        <source>Exact permutation test of two groups&apos; detectability, two-sided, verdicts exchanged within each truth; effect: difference of detectability</source>
        <translation>Exakter Permutationstest der Erkennbarkeit zweier Gruppen, zweiseitig, Urteile innerhalb jeder Herkunft vertauscht; Effekt: Differenz der Erkennbarkeit</translation>
    </message>
    <message>
        <source>Exact permutation test, truths exchanged over verdicts; effect: detectability minus 0.5</source>
        <translation>Exakter Permutationstest, Herkunft über Urteile vertauscht; Effekt: Erkennbarkeit minus 0,5</translation>
    </message>
    <message>
        <source>Exact permutation test, truths exchanged over the verdicts of each judge; effect: detectability minus 0.5</source>
        <translation>Exakter Permutationstest, Herkunft über die Urteile jeder urteilenden Person vertauscht; Effekt: Erkennbarkeit minus 0,5</translation>
    </message>
    <message>
        <source>The verdicts of one judge are exchangeable under the null hypothesis.</source>
        <translation>Die Urteile einer Person sind unter der Nullhypothese austauschbar.</translation>
    </message>
    <message>
        <source>Permutation test of two groups of judges, whole judges exchanged, {resamples} random permutations, seed {seed}; effect: difference of detectability</source>
        <translation>Permutationstest zweier Gruppen von Urteilenden, ganze Urteilende vertauscht, {resamples} zufällige Permutationen, Startwert {seed}; Effekt: Differenz der Erkennbarkeit</translation>
    </message>
    <message>
        <source>Judges are independent of each other.</source>
        <translation>Urteilende sind voneinander unabhängig.</translation>
    </message>
    <message>
        <source>a group has fewer than two judges, or lacks verdicts on humans or on machines</source>
        <translation>eine Gruppe hat weniger als zwei Urteilende, oder ihr fehlen Urteile über Menschen oder Maschinen</translation>
    </message>
    <message>
        <source>a group has no verdicts</source>
        <translation>eine Gruppe hat keine Urteile</translation>
    </message>
    <message>
        <source>a group lacks verdicts on humans or on machines</source>
        <translation>einer Gruppe fehlen Urteile über Menschen oder Maschinen</translation>
    </message>
    <message>
        <source>all verdicts are the same</source>
        <translation>alle Urteile sind gleich</translation>
    </message>
    <message>
        <source>Binomial regression with a logit link, Wald z{robust}; effect: log odds</source>
        <translation>Binomiale Regression mit Logit-Link, Walds z{robust}; Effekt: Log-Odds</translation>
    </message>
    <message>
        <source>standard errors clustered by judge</source>
        <translation>Standardfehler geclustert nach Urteilenden</translation>
    </message>
    <message>
        <source>Log odds are linear in the predictors; {what} are independent.</source>
        <translation>Log-Odds sind linear in den Prädiktoren; {what} sind unabhängig.</translation>
    </message>
    <message>
        <source>there are not more judges than predictors</source>
        <translation>es gibt nicht mehr Urteilende als Prädiktoren</translation>
    </message>
    <message>
        <source>judges of the same level do not differ at all</source>
        <translation>Urteilende derselben Stufe unterscheiden sich überhaupt nicht</translation>
    </message>
    <message>
        <source>Area under the ROC curve of verdict times confidence; standard error of DeLong et al. 1988; z against 0.5; effect: the area</source>
        <translation>Fläche unter der ROC-Kurve von Urteil mal Sicherheit; Standardfehler nach DeLong et al. 1988; z gegen 0,5; Effekt: die Fläche</translation>
    </message>
    <message>
        <source>there are ratings of one class only, or none</source>
        <translation>es gibt nur Einstufungen einer Klasse oder gar keine</translation>
    </message>
    <message>
        <source>Two-sided alpha spending of Lan and DeMets, {kind}, alpha {alpha}</source>
        <translation>Zweiseitiges Alpha-Spending nach Lan und DeMets, {kind}, Alpha {alpha}</translation>
    </message>
    <message>
        <source>a look is after the end of the data</source>
        <translation>ein Zwischenblick liegt nach dem Ende der Daten</translation>
    </message>
    <message>
        <source>Verdicts are independent; both inner distributions are normal with the same variance.</source>
        <translation>Urteile sind unabhängig; beide inneren Verteilungen sind normal mit derselben Varianz.</translation>
    </message>
    <message>
        <source>Two-tailed one-sample t-test; effect: mean minus {against}</source>
        <translation>Zweiseitiger t-Test für eine Stichprobe; Effekt: Mittelwert minus {against}</translation>
    </message>
    <message>
        <source>Two-tailed t-test of Welch (unequal variances); effect: difference of the means</source>
        <translation>Zweiseitiger t-Test nach Welch (ungleiche Varianzen); Effekt: Differenz der Mittelwerte</translation>
    </message>
    <message>
        <source>Two-tailed t-test of Student (pooled variance); effect: difference of the means</source>
        <translation>Zweiseitiger t-Test nach Student (gepoolte Varianz); Effekt: Differenz der Mittelwerte</translation>
    </message>
    <message>
        <source>Values are independent, and their mean is about normally distributed.</source>
        <translation>Die Werte sind unabhängig, und ihr Mittelwert ist annähernd normalverteilt.</translation>
    </message>
    <message>
        <source>there are fewer than two {what}</source>
        <translation>es gibt weniger als zwei {what}</translation>
    </message>
    <message>
        <source>all {what} are the same</source>
        <translation>alle {what} sind gleich</translation>
    </message>
    <message>
        <source>Both groups have the same variance.</source>
        <translation>Beide Gruppen haben dieselbe Varianz.</translation>
    </message>
    <message>
        <source>a group has fewer than two values</source>
        <translation>eine Gruppe hat weniger als zwei Werte</translation>
    </message>
    <message>
        <source>the values do not differ within the groups</source>
        <translation>die Werte unterscheiden sich innerhalb der Gruppen nicht</translation>
    </message>
    <message>
        <source>Accuracy by strategy</source>
        <translation>Trefferquote nach Strategie</translation>
    </message>
    <message>
        <source>Strategies of interrogators</source>
        <translation>Strategien der Fragenden</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Trefferquote</translation>
    </message>
    <message>
        <source>each judge&apos;s first trial</source>
        <translation>der jeweils erste Durchgang</translation>
    </message>
    <message>
        <source>No verdicts on what humans made, so there is no human baseline.</source>
        <translation>Keine Urteile über das, was von Menschen stammt; deshalb gibt es keinen menschlichen Vergleichswert.</translation>
    </message>
    <message>
        <source>Each text needs at least one reference.</source>
        <translation>Jeder Text braucht mindestens eine Referenz.</translation>
    </message>
    <message>
        <source>A text needs at least one reference.</source>
        <translation>Ein Text braucht mindestens eine Referenz.</translation>
    </message>
    <message>
        <source>mean Zipf frequency of its words: log10 of occurrences in a billion words</source>
        <translation>mittlere Zipf-Häufigkeit der Wörter: log10 der Vorkommen in einer Milliarde Wörtern</translation>
    </message>
    <message>
        <source>Mean and standard deviation</source>
        <translation>Mittelwert und Standardabweichung</translation>
    </message>
    <message>
        <source>Text statistics</source>
        <translation>Textstatistik</translation>
    </message>
    <message>
        <source>Difference from humans (g)</source>
        <translation>Unterschied zu Menschen (g)</translation>
    </message>
    <message>
        <source>odds of winning, games weighted by xi (Eq. 8); no prior</source>
        <translation>Gewinnchancen (Odds), Spiele gewichtet mit xi (Gl. 8); kein Prior</translation>
    </message>
    <message>
        <source>won by people, by {unit}</source>
        <translation>von Menschen gewonnen, nach {unit}</translation>
    </message>
    <message>
        <source>won by bot</source>
        <translation>vom Bot gewonnen</translation>
    </message>
    <message>
        <source>detectability minus 1/2</source>
        <translation>Erkennbarkeit minus 1/2</translation>
    </message>
    <message>
        <source>simulated on {node}</source>
        <translation>simuliert auf {node}</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Münze</translation>
    </message>
    <message>
        <source>Answers every question at random.</source>
        <translation>Beantwortet jede Frage zufällig.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>no session of the study {study}</source>
        <translation>keine Sitzung der Studie {study}</translation>
    </message>
    <message>
        <source>no session</source>
        <translation>keine Sitzung</translation>
    </message>
    <message>
        <source>There is {which} in {data}. Check the folder and --study.</source>
        <translation>In {data} gibt es {which}. Prüfen Sie den Ordner und --study.</translation>
    </message>
    <message>
        <source>{name} is open in Excel or LibreOffice. Close it there and export again. If it is not open, delete {lock}.</source>
        <translation>{name} ist in Excel oder LibreOffice geöffnet. Schließen Sie es dort und exportieren Sie erneut. Ist es nicht geöffnet, löschen Sie {lock}.</translation>
    </message>
    <message>
        <source>no features</source>
        <translation>keine Merkmale</translation>
    </message>
    <message>
        <source>Its answers are judged in the block {id}.</source>
        <translation>Seine Antworten werden im Block {id} beurteilt.</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>Der Export wurde angehalten. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>in Wahrheit</translation>
    </message>
    <message>
        <source>Where these numbers come from</source>
        <translation>Woher diese Zahlen kommen</translation>
    </message>
    <message>
        <source>No sessions</source>
        <translation>Keine Sitzungen</translation>
    </message>
    <message>
        <source>after quality rules</source>
        <translation>nach den Qualitätsregeln</translation>
    </message>
    <message>
        <source>Quality rules.</source>
        <translation>Qualitätsregeln.</translation>
    </message>
    <message>
        <source>before quality rules</source>
        <translation>vor den Qualitätsregeln</translation>
    </message>
    <message>
        <source>Before quality rules: {before}</source>
        <translation>Vor den Qualitätsregeln: {before}</translation>
    </message>
    <message>
        <source>The studies declare no quality rules.</source>
        <translation>Die Studien legen keine Qualitätsregeln fest.</translation>
    </message>
    <message>
        <source>Every exclusion.</source>
        <translation>Alle Ausschlüsse.</translation>
    </message>
    <message>
        <source>{title}, before quality rules.</source>
        <translation>{title}, vor den Qualitätsregeln.</translation>
    </message>
    <message>
        <source>further question</source>
        <translation>weitere Frage</translation>
    </message>
    <message>
        <source>too fast under (s)</source>
        <translation>zu schnell unter (s)</translation>
    </message>
    <message>
        <source>stimuli shown</source>
        <translation>gezeigte Stimuli</translation>
    </message>
    <message>
        <source>by humans</source>
        <translation>von Menschen</translation>
    </message>
    <message>
        <source>by machines</source>
        <translation>von Maschinen</translation>
    </message>
    <message>
        <source>machine agents</source>
        <translation>Maschinenagenten</translation>
    </message>
    <message>
        <source>Hash of the package (SHA-256)</source>
        <translation>Hash des Pakets (SHA-256)</translation>
    </message>
    <message>
        <source>Trials of a session</source>
        <translation>Durchgänge je Sitzung</translation>
    </message>
    <message>
        <source>Versions that ran</source>
        <translation>Ausgeführte Versionen</translation>
    </message>
    <message>
        <source>Questions of {title}.</source>
        <translation>Fragen von {title}.</translation>
    </message>
    <message>
        <source>Withdrawn: {people} ({deleted}, {answers} deleted)</source>
        <translation>Widerrufen: {people} ({deleted}, {answers} gelöscht)</translation>
    </message>
    <message>
        <source>Still sealed: {sealed}</source>
        <translation>Noch versiegelt: {sealed}</translation>
    </message>
    <message>
        <source>whole session</source>
        <translation>ganze Sitzung</translation>
    </message>
    <message>
        <source>single trial</source>
        <translation>einzelner Durchgang</translation>
    </message>
    <message>
        <source>The first {most} of {rows} rows; the workbook has all of them.</source>
        <translation>Die ersten {most} von {rows} Zeilen; die Arbeitsmappe enthält alle.</translation>
    </message>
    <message>
        <source>Program that ran sessions</source>
        <translation>Programm der Sitzungen</translation>
    </message>
    <message>
        <source>Python of sessions</source>
        <translation>Python der Sitzungen</translation>
    </message>
    <message>
        <source>System of sessions</source>
        <translation>System der Sitzungen</translation>
    </message>
    <message>
        <source>Language of sessions</source>
        <translation>Sprache der Sitzungen</translation>
    </message>
    <message>
        <source>Seed of the study</source>
        <translation>Startwert der Studie</translation>
    </message>
    <message>
        <source>Hash of the study package (SHA-256)</source>
        <translation>Hash des Studienpakets (SHA-256)</translation>
    </message>
    <message>
        <source>Report made (UTC)</source>
        <translation>Bericht erstellt (UTC)</translation>
    </message>
    <message>
        <source>Report made with</source>
        <translation>Bericht erstellt mit</translation>
    </message>
    <message>
        <source>Made from journals</source>
        <translation>Erstellt aus Protokollen</translation>
    </message>
    <message>
        <source>The workbook cannot be written: {problem}</source>
        <translation>Die Arbeitsmappe kann nicht geschrieben werden: {problem}</translation>
    </message>
    <message>
        <source>Reading journals</source>
        <translation>Protokolle werden gelesen</translation>
    </message>
    <message>
        <source>Computing results</source>
        <translation>Ergebnisse werden berechnet</translation>
    </message>
    <message>
        <source>{booth} is not connected.</source>
        <translation>{booth} ist nicht verbunden.</translation>
    </message>
    <message>
        <source>The kiosk refused.</source>
        <translation>Der Kiosk hat abgelehnt.</translation>
    </message>
    <message>
        <source>{say} comes too early.</source>
        <translation>{say} kommt zu früh.</translation>
    </message>
    <message>
        <source>{say} came where {say2} was expected.</source>
        <translation>{say} kam, wo {say2} erwartet wurde.</translation>
    </message>
    <message>
        <source>{kind} lines are written by the recorder itself.</source>
        <translation>Zeilen der Art {kind} schreibt die Aufzeichnung selbst.</translation>
    </message>
    <message>
        <source>Too many connections at once.</source>
        <translation>Zu viele Verbindungen auf einmal.</translation>
    </message>
    <message>
        <source>Bring the kiosk&apos;s data folder to the desk, and join it there.</source>
        <translation>Bringen Sie den Datenordner des Kiosks zum Leitstand und führen Sie ihn dort zusammen.</translation>
    </message>
    <message>
        <source>The desk shows no pairing code, or it has expired.</source>
        <translation>Der Leitstand zeigt keinen Kopplungscode, oder er ist abgelaufen.</translation>
    </message>
    <message>
        <source>This pairing code has just been used or replaced.</source>
        <translation>Dieser Kopplungscode wurde gerade verwendet oder ersetzt.</translation>
    </message>
    <message>
        <source>{to} is being written.</source>
        <translation>{to} wird gerade geschrieben.</translation>
    </message>
    <message>
        <source>Install the same version on both computers.</source>
        <translation>Installieren Sie auf beiden Rechnern dieselbe Version.</translation>
    </message>
    <message>
        <source>Ask the desk for a new code.</source>
        <translation>Fordern Sie am Leitstand einen neuen Code an.</translation>
    </message>
    <message>
        <source>Read the code on the desk again.</source>
        <translation>Lesen Sie den Code am Leitstand noch einmal ab.</translation>
    </message>
    <message>
        <source>Pair this kiosk with the desk again.</source>
        <translation>Koppeln Sie diesen Kiosk neu mit dem Leitstand.</translation>
    </message>
    <message>
        <source>a token&apos;s hash is too short</source>
        <translation>der Hash eines Tokens ist zu kurz</translation>
    </message>
    <message>
        <source>{say} is not for a kiosk.</source>
        <translation>{say} ist nicht für einen Kiosk bestimmt.</translation>
    </message>
    <message>
        <source>The desk could not write {file}.</source>
        <translation>Der Leitstand konnte {file} nicht schreiben.</translation>
    </message>
    <message>
        <source>{say} is not for the desk.</source>
        <translation>{say} ist nicht für den Leitstand bestimmt.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>About</source>
        <comment>the program</comment>
        <translation>Über</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Pair a kiosk…</source>
        <translation>Kiosk koppeln…</translation>
    </message>
    <message>
        <source>Booths</source>
        <translation>Kabinen</translation>
    </message>
    <message>
        <source>Message…</source>
        <translation>Nachricht…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>End session…</source>
        <translation>Sitzung beenden…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message numerus="yes">
        <source>{here} of {of} connected, port {port}; %n connection(s) refused</source>
        <translation>
            <numerusform>{here} von {of} verbunden, Port {port}; %n Verbindung abgelehnt</numerusform>
            <numerusform>{here} von {of} verbunden, Port {port}; %n Verbindungen abgelehnt</numerusform>
        </translation>
    </message>
    <message>
        <source>{here} of {of} connected, port {port}</source>
        <translation>{here} von {of} verbunden, Port {port}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>End the session of {participant} in {booth}?</source>
        <translation>Sitzung von {participant} in {booth} beenden?</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} entfernen?</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausiert</translation>
    </message>
    <message>
        <source>Damaged: {what}</source>
        <translation>Beschädigt: {what}</translation>
    </message>
    <message>
        <source>{time} ahead</source>
        <translation>geht {time} vor</translation>
    </message>
    <message>
        <source>{time} behind</source>
        <translation>geht {time} nach</translation>
    </message>
    <message>
        <source>at {address}, {program}</source>
        <translation>unter {address}, {program}</translation>
    </message>
    <message>
        <source>Booth</source>
        <translation>Kabine</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Free disk</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Zuletzt gesehen</translation>
    </message>
    <message>
        <source>{done} of {of}</source>
        <translation>{done} von {of}</translation>
    </message>
    <message>
        <source>Pair a kiosk</source>
        <translation>Kiosk koppeln</translation>
    </message>
    <message>
        <source>Pairing code</source>
        <translation>Kopplungscode</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Neuer Code</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The study could not be checked: {why}</source>
        <translation>Die Studie konnte nicht geprüft werden: {why}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>No study is open</source>
        <translation>Keine Studie geöffnet</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>{name} wird gelesen…</translation>
    </message>
    <message>
        <source>Save and record</source>
        <translation>Speichern und festhalten</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>Änderungen speichern?</translation>
    </message>
    <message>
        <source>Another program changed this study</source>
        <translation>Ein anderes Programm hat diese Studie geändert</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} und {name}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message numerus="yes">
        <source>%n verdict(s)</source>
        <translation>
            <numerusform>%n Urteil</numerusform>
            <numerusform>%n Urteile</numerusform>
        </translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Bericht…</translation>
    </message>
    <message>
        <source>Progress of the report</source>
        <translation>Fortschritt des Berichts</translation>
    </message>
    <message>
        <source>Split by</source>
        <comment>a column or question</comment>
        <translation>Aufteilen nach</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>Abbildung speichern…</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>results are split by</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Abbildung speichern</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>not used</source>
        <comment>a picture</comment>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>{name}, {use}</source>
        <comment>a picture</comment>
        <translation>{name}, {use}</translation>
    </message>
    <message>
        <source>No pictures yet. Drop files or a whole folder here.</source>
        <translation>Noch keine Bilder. Ziehen Sie Dateien oder einen ganzen Ordner hierher.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s), {unused} not used</source>
        <translation>
            <numerusform>%n Bild, {unused} nicht verwendet</numerusform>
            <numerusform>%n Bilder, {unused} nicht verwendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s), all used</source>
        <translation>
            <numerusform>%n Bild, verwendet</numerusform>
            <numerusform>%n Bilder, alle verwendet</numerusform>
        </translation>
    </message>
    <message>
        <source>Add pictures…</source>
        <translation>Bilder hinzufügen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add pictures</source>
        <translation>Bilder hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n picture(s)?</source>
        <translation>
            <numerusform>%n Bild entfernen?</numerusform>
            <numerusform>%n Bilder entfernen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) added.</source>
        <translation>
            <numerusform>%n Bild hinzugefügt.</numerusform>
            <numerusform>%n Bilder hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %n picture(s)?</source>
        <translation>
            <numerusform>%n Bild ersetzen?</numerusform>
            <numerusform>%n Bilder ersetzen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Pictures ({ends})</source>
        <translation>Bilder ({ends})</translation>
    </message>
    <message>
        <source>{name}, {size} kB. {use}</source>
        <comment>a picture</comment>
        <translation>{name}, {size} kB. {use}</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) chosen.</source>
        <translation>
            <numerusform>%n Bild gewählt.</numerusform>
            <numerusform>%n Bilder gewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace {name}?</source>
        <translation>{name} ersetzen?</translation>
    </message>
    <message numerus="yes">
        <source>Used by %n row(s): {places}.</source>
        <comment>a picture</comment>
        <translation>
            <numerusform>Von %n Zeile verwendet: {places}.</numerusform>
            <numerusform>Von %n Zeilen verwendet: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table} line(s) {numbers}</source>
        <translation>
            <numerusform>{table} Zeile {numbers}</numerusform>
            <numerusform>{table} Zeilen {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table} lines {numbers} and %n more</source>
        <translation>
            <numerusform>{table} Zeilen {numbers} und %n weitere</numerusform>
            <numerusform>{table} Zeilen {numbers} und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Your column</source>
        <translation>Ihre Spalte</translation>
    </message>
    <message>
        <source>In your table</source>
        <translation>In Ihrer Tabelle</translation>
    </message>
    <message>
        <source>Column for {name}</source>
        <translation>Spalte für {name}</translation>
    </message>
    <message>
        <source>Meaning of {word}</source>
        <translation>Bedeutung von {word}</translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n Durchgang</numerusform>
            <numerusform>%n Durchgänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n form question(s)</source>
        <translation>
            <numerusform>%n Formularfrage</numerusform>
            <numerusform>%n Formularfragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quality rule(s)</source>
        <translation>
            <numerusform>%n Qualitätsregel</numerusform>
            <numerusform>%n Qualitätsregeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation>Wählen Sie einen Eintrag aus der Liste.</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) planned</source>
        <translation>
            <numerusform>%n Versuchsperson geplant</numerusform>
            <numerusform>%n Versuchspersonen geplant</numerusform>
        </translation>
    </message>
    <message>
        <source>Its table needs these columns:
{columns}</source>
        <translation>Die Tabelle braucht diese Spalten:
{columns}</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>An .xlsx or .csv file</source>
        <translation>Eine Datei .xlsx oder .csv</translation>
    </message>
    <message>
        <source>Folder of pictures</source>
        <translation>Bilderordner</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Choose your spreadsheet.</source>
        <translation>Wählen Sie Ihre Tabelle.</translation>
    </message>
    <message>
        <source>The spreadsheet is being read.</source>
        <translation>Die Tabelle wird gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>Each participant gets %n trial(s).</source>
        <translation>
            <numerusform>Jede Versuchsperson erhält %n Durchgang.</numerusform>
            <numerusform>Jede Versuchsperson erhält %n Durchgänge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s).</source>
        <translation>
            <numerusform>%n Zeile.</numerusform>
            <numerusform>%n Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who made the answers?</source>
        <translation>Von wem stammen die Antworten?</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the spreadsheet</source>
        <translation>Tabelle wählen</translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Choose: {name}</source>
        <translation>Wählen: {name}</translation>
    </message>
    <message>
        <source>The first rows</source>
        <translation>Die ersten Zeilen</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Neue Studie</translation>
    </message>
    <message>
        <source>From a spreadsheet</source>
        <translation>Aus einer Tabelle</translation>
    </message>
    <message>
        <source>From a published design</source>
        <translation>Aus einem veröffentlichten Design</translation>
    </message>
    <message>
        <source>Title of the study</source>
        <translation>Titel der Studie</translation>
    </message>
    <message>
        <source>Folder of the study</source>
        <translation>Ordner der Studie</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Wählen Sie einen Ordner.</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>Wird angelegt…</translation>
    </message>
    <message>
        <source>Published designs</source>
        <translation>Veröffentlichte Designs</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Title</source>
        <comment>of a study</comment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Edit a packed study</source>
        <translation>Gepackte Studie bearbeiten</translation>
    </message>
    <message>
        <source>Edit study</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Planned analysis</source>
        <translation>Geplante Auswertung</translation>
    </message>
    <message>
        <source>Hypotheses and decisions</source>
        <translation>Hypothesen und Entscheidungen</translation>
    </message>
    <message>
        <source>Warning: {problem}</source>
        <translation>Warnung: {problem}</translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation>Zeile {line}: {problem}</translation>
    </message>
    <message>
        <source>Error: {problem}</source>
        <translation>Fehler: {problem}</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>a field to write in</comment>
        <translation>Text</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>Further questions</source>
        <translation>Weitere Fragen</translation>
    </message>
    <message>
        <source>Plan</source>
        <comment>of trials</comment>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>Frage und Antwort</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Kontrollen</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Pausen</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Add block</source>
        <translation>Block hinzufügen</translation>
    </message>
    <message>
        <source>Remove this block</source>
        <translation>Diesen Block entfernen</translation>
    </message>
    <message>
        <source>All settings of this block…</source>
        <translation>Alle Einstellungen des Blocks…</translation>
    </message>
    <message>
        <source>{number} trials</source>
        <translation>{number} Durchgänge</translation>
    </message>
    <message>
        <source>When it is asked</source>
        <translation>Wann gefragt wird</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Formulare</translation>
    </message>
    <message>
        <source>Add form</source>
        <translation>Formular hinzufügen</translation>
    </message>
    <message>
        <source>Remove this form</source>
        <translation>Dieses Formular entfernen</translation>
    </message>
    <message>
        <source>Text above the questions</source>
        <translation>Text über den Fragen</translation>
    </message>
    <message>
        <source>Questions of this form</source>
        <translation>Fragen dieses Formulars</translation>
    </message>
    <message>
        <source>A form before the first block</source>
        <translation>Ein Formular vor dem ersten Block</translation>
    </message>
    <message>
        <source>A form after the last block</source>
        <translation>Ein Formular nach dem letzten Block</translation>
    </message>
    <message>
        <source>{speaker} human</source>
        <translation>{speaker} Mensch</translation>
    </message>
    <message>
        <source>{speaker} machine</source>
        <translation>{speaker} Maschine</translation>
    </message>
    <message>
        <source>Both human</source>
        <translation>Beide Mensch</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Je einer</translation>
    </message>
    <message>
        <source>Both machine</source>
        <translation>Beide Maschine</translation>
    </message>
    <message>
        <source>Human answers</source>
        <translation>Von Menschen</translation>
    </message>
    <message>
        <source>Machine answers</source>
        <translation>Von Maschinen</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>in a list</comment>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>in a list</comment>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>Vorschau der Seite</translation>
    </message>
    <message>
        <source>New question</source>
        <translation>Neue Frage</translation>
    </message>
    <message>
        <source>speaker {name}</source>
        <translation>Sprecher {name}</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Add question</source>
        <translation>Frage hinzufügen</translation>
    </message>
    <message>
        <source>Remove this question</source>
        <translation>Diese Frage entfernen</translation>
    </message>
    <message>
        <source>always asked</source>
        <translation>immer gefragt</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>Remove this rule</source>
        <translation>Diese Regel entfernen</translation>
    </message>
    <message>
        <source>Set: {title}</source>
        <comment>of rules</comment>
        <translation>Regelsatz: {title}</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Überschrift</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Fett</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>fett</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Kursiv</translation>
    </message>
    <message>
        <source>italic</source>
        <translation>kursiv</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>item</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>{page} (not written)</source>
        <translation>{page} (nicht geschrieben)</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Einwilligung</translation>
    </message>
    <message>
        <source>Before the block {block}</source>
        <translation>Vor dem Block {block}</translation>
    </message>
    <message>
        <source>After machines</source>
        <comment>a setting</comment>
        <translation>Nach Maschinen</translation>
    </message>
    <message>
        <source>Thanks and debriefing</source>
        <translation>Dank und Aufklärung</translation>
    </message>
    <message>
        <source>Control failed</source>
        <comment>a setting</comment>
        <translation>Kontrolle verfehlt</translation>
    </message>
    <message>
        <source>Controls passed</source>
        <comment>a setting</comment>
        <translation>Kontrollen bestanden</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <comment>a setting</comment>
        <translation>Doppelt</translation>
    </message>
    <message>
        <source>Form answer</source>
        <comment>a setting</comment>
        <translation>Formularantwort</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <comment>a setting</comment>
        <translation>Unvollständig</translation>
    </message>
    <message>
        <source>Straight lining</source>
        <comment>a setting</comment>
        <translation>Immer gleich</translation>
    </message>
    <message>
        <source>Too fast</source>
        <comment>a setting</comment>
        <translation>Zu schnell</translation>
    </message>
    <message>
        <source>Trial answer</source>
        <comment>a setting</comment>
        <translation>Durchgangsantwort</translation>
    </message>
    <message>
        <source>The preview runs in its own window. {where}</source>
        <translation>Die Vorschau läuft in einem eigenen Fenster. {where}</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Sections of the study</source>
        <translation>Abschnitte der Studie</translation>
    </message>
    <message>
        <source>Consent and texts</source>
        <translation>Einwilligung und Texte</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>cells of a table</comment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Cut</source>
        <comment>cells of a table</comment>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Paste</source>
        <comment>cells of a table</comment>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>cells of a table</comment>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Nach unten füllen</translation>
    </message>
    <message>
        <source>Insert rows above</source>
        <translation>Zeilen darüber einfügen</translation>
    </message>
    <message>
        <source>Remove rows</source>
        <translation>Zeilen entfernen</translation>
    </message>
    <message>
        <source>{file}: empty</source>
        <translation>{file}: leer</translation>
    </message>
    <message>
        <source>Add another column…</source>
        <translation>Weitere Spalte hinzufügen…</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>Spalte hinzufügen</translation>
    </message>
    <message>
        <source>Name of the column</source>
        <translation>Name der Spalte</translation>
    </message>
    <message>
        <source>Rename {column}</source>
        <translation>{column} umbenennen</translation>
    </message>
    <message>
        <source>Rename {column}…</source>
        <translation>{column} umbenennen…</translation>
    </message>
    <message>
        <source>Remove {column}</source>
        <translation>{column} entfernen</translation>
    </message>
    <message>
        <source>Add {column}</source>
        <translation>{column} hinzufügen</translation>
    </message>
    <message>
        <source>{column}, line {line}</source>
        <comment>a cell</comment>
        <translation>{column}, Zeile {line}</translation>
    </message>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>Suchen (Strg+F)</translation>
    </message>
    <message>
        <source>Find in the table</source>
        <translation>In der Tabelle suchen</translation>
    </message>
    <message>
        <source>warning: {problem}</source>
        <translation>Warnung: {problem}</translation>
    </message>
    <message>
        <source>error: {problem}</source>
        <translation>Fehler: {problem}</translation>
    </message>
    <message>
        <source>Reading the clipboard…</source>
        <translation>Zwischenablage wird gelesen…</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Append</source>
        <comment>rows</comment>
        <translation>Anhängen</translation>
    </message>
    <message>
        <source>Replace all rows</source>
        <translation>Alle Zeilen ersetzen</translation>
    </message>
    <message>
        <source>{rows}, {columns}</source>
        <comment>how large a table is</comment>
        <translation>{rows}, {columns}</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n Spalte</numerusform>
            <numerusform>%n Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>{file} wird gelesen…</translation>
    </message>
    <message numerus="yes">
        <source>{file} has %n row(s)</source>
        <translation>
            <numerusform>{file} hat %n Zeile</numerusform>
            <numerusform>{file} hat %n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} has no rows.</source>
        <translation>{file} hat keine Zeilen.</translation>
    </message>
    <message>
        <source>Pasted {rows}, {columns}.</source>
        <translation>Eingefügt: {rows}, {columns}.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>Table {name}</source>
        <translation>Tabelle {name}</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Urteilende</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>Reading the journals…</source>
        <translation>Protokolle werden gelesen…</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simuliert</translation>
    </message>
    <message>
        <source>Machine judges</source>
        <translation>Urteilsmaschinen</translation>
    </message>
    <message>
        <source>Exclusions</source>
        <translation>Ausschlüsse</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n Sitzung</numerusform>
            <numerusform>%n Sitzungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single trial(s)</source>
        <translation>
            <numerusform>%n einzelner Durchgang</numerusform>
            <numerusform>%n einzelne Durchgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Vorher und nachher</translation>
    </message>
    <message>
        <source>By rule</source>
        <translation>Nach Regel</translation>
    </message>
    <message>
        <source>Before rules</source>
        <translation>Vor den Regeln</translation>
    </message>
    <message>
        <source>{analysis}, before rules</source>
        <translation>{analysis}, vor den Regeln</translation>
    </message>
    <message>
        <source>After rules</source>
        <translation>Nach den Regeln</translation>
    </message>
    <message>
        <source>{analysis}, after rules</source>
        <translation>{analysis}, nach den Regeln</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>all</source>
        <comment>trials</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>All studies</source>
        <translation>Alle Studien</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Export</source>
        <comment>do it</comment>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportziel</translation>
    </message>
    <message>
        <source>There are no sessions in the data folder yet.</source>
        <translation>Im Datenordner sind noch keine Sitzungen.</translation>
    </message>
    <message>
        <source>Not computed</source>
        <translation>Nicht berechnet</translation>
    </message>
    <message>
        <source>p values aren&apos;t corrected for the number of tests.</source>
        <translation>p-Werte sind nicht für die Zahl der Tests korrigiert.</translation>
    </message>
    <message>
        <source>As sessions came in</source>
        <translation>Im Verlauf der Sitzungen</translation>
    </message>
    <message>
        <source>Planned</source>
        <comment>of tests: preregistered</comment>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>Exploratory</source>
        <comment>of tests: not preregistered</comment>
        <translation>Explorativ</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>p</source>
        <comment>head: of a test</comment>
        <translation>p</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Agreement beyond chance, with its 95% CI. Overall, two codings agree only where all codes of a text are the same; for a category or a code, where both or neither gave it.</source>
        <translation>Übereinstimmung über den Zufall hinaus, mit 95-%-Intervall. Insgesamt stimmen zwei Kodierungen nur überein, wenn alle Codes eines Texts gleich sind; bei einer Kategorie oder einem Code, wenn beide oder keine sie vergeben haben.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>The folder can&apos;t be used. {why}</source>
        <translation>Der Ordner kann nicht verwendet werden. {why}</translation>
    </message>
    <message>
        <source>depends on: {question}</source>
        <translation>hängt ab von: {question}</translation>
    </message>
    <message>
        <source>asked if the answer is</source>
        <translation>gestellt bei der Antwort</translation>
    </message>
    <message>
        <source>asked if the answer is not</source>
        <translation>nicht gestellt bei der Antwort</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>From the journals in {folder}</source>
        <translation>Aus den Protokollen in {folder}</translation>
    </message>
    <message>
        <source>TuringDesk help</source>
        <translation>Hilfe zu TuringDesk</translation>
    </message>
    <message>
        <source>Topics</source>
        <comment>of help</comment>
        <translation>Themen</translation>
    </message>
    <message>
        <source>A machine judge is running. Wait until it has finished, or cancel it.</source>
        <translation>Eine Maschine urteilt gerade. Warten Sie, bis sie fertig ist, oder brechen Sie ab.</translation>
    </message>
    <message>
        <source>The machine judge couldn&apos;t continue. See Machine judges.</source>
        <translation>Die urteilende Maschine konnte nicht weitermachen. Siehe „Urteilsmaschinen“.</translation>
    </message>
    <message>
        <source>A model on a server in the lab gets the same questions as your participants.</source>
        <translation>Ein Modell auf einem Server im Labor erhält dieselben Fragen wie Ihre Versuchspersonen.</translation>
    </message>
    <message>
        <source>The study is sealed: the truth is not available here, so a judge can&apos;t be trained. Use the original, unsealed package.</source>
        <translation>Die Studie ist versiegelt: Die wahre Herkunft ist hier nicht verfügbar, daher kann kein Beurteiler trainiert werden. Verwenden Sie das ursprüngliche, unversiegelte Paket.</translation>
    </message>
    <message>
        <source>Open the study on the Studies page first.</source>
        <translation>Öffnen Sie die Studie zuerst auf der Seite „Studien“.</translation>
    </message>
    <message>
        <source>Name of the judge in the data. Enter a name if you run the same judge with different settings.</source>
        <translation>Wie der Beurteiler in den Daten heißt; geben Sie ihm einen Namen, wenn derselbe mit anderen Einstellungen verwendet wird.</translation>
    </message>
    <message>
        <source>Run a machine judge</source>
        <translation>Maschine urteilen lassen</translation>
    </message>
    <message>
        <source>Run a machine judge…</source>
        <translation>Maschine urteilen lassen…</translation>
    </message>
    <message>
        <source>No machine judge has been run on this study yet</source>
        <translation>Noch keine Maschine hat diese Studie beurteilt</translation>
    </message>
    <message>
        <source>A machine judge judges the same answers as your participants. Its verdicts are saved like theirs and shown next to them.</source>
        <translation>Eine Urteilsmaschine beurteilt dieselben Antworten wie Ihre Versuchspersonen. Ihre Urteile werden ebenso gespeichert und daneben gezeigt.</translation>
    </message>
    <message>
        <source>Some judges are trained: they learn from answers with a known origin and judge the others, until each answer has been judged by a judge that was not trained on it. No data leaves this computer. A language model on a server in the lab gets the same questions as participants.</source>
        <translation>Manche werden trainiert: Sie lernen aus Antworten bekannter Herkunft und beurteilen die übrigen, bis über jede Antwort ein Beurteiler geurteilt hat, der nicht mit ihr trainiert wurde. Nichts verlässt diesen Computer. Einem Sprachmodell auf einem Server im Labor werden dieselben Fragen gestellt wie Menschen.</translation>
    </message>
    <message>
        <source>If a simple classifier beats people, there are differences that people miss.</source>
        <translation>Wenn ein einfacher Klassifikator besser ist als Menschen, gibt es Unterschiede, die Menschen entgehen.</translation>
    </message>
    <message>
        <source>Made by {maker}. The judge answered {choice}, with a score of {score}.</source>
        <translation>Von {maker}. Der Beurteiler sagte: {choice}, mit einem Score von {score}.</translation>
    </message>
    <message>
        <source>{n} of {all} people agreed.</source>
        <translation>{n} von {all} Menschen urteilten ebenso.</translation>
    </message>
    <message>
        <source>Its journals don&apos;t record this.</source>
        <translation>Die Protokolle enthalten das nicht.</translation>
    </message>
    <message>
        <source>You can compare two coders after both have coded every text ({texts} in all), so that neither influences the other. So far: {done}.</source>
        <translation>Verglichen wird, sobald zwei Personen jeden Text kodiert haben (insgesamt {texts}), damit keine von der anderen geleitet wird. Bisher: {done}.</translation>
    </message>
    <message>
        <source>No one: it answers the other blocks</source>
        <translation>Niemand: Er bearbeitet die übrigen Blöcke</translation>
    </message>
    <message>
        <source>Conversations sampled again: {n}.</source>
        <translation>Erneut erzeugte Gespräche: {n}.</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who made an answer</comment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Machine</source>
        <comment>who made an answer</comment>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Neither: not imported</source>
        <comment>who made an answer</comment>
        <translation>Weder noch: nicht importiert</translation>
    </message>
    <message>
        <source>Who made it</source>
        <translation>Urheber</translation>
    </message>
    <message>
        <source>What judges said</source>
        <translation>Wie geurteilt wurde</translation>
    </message>
    <message>
        <source>Who made each item</source>
        <translation>Urheber jedes Items</translation>
    </message>
    <message>
        <source>Name of the mapping</source>
        <translation>Name der Zuordnung</translation>
    </message>
    <message>
        <source>Save mapping</source>
        <translation>Zuordnung speichern</translation>
    </message>
    <message>
        <source>Choose the column with the verdicts, or the two with the truth and whether the verdict was correct, or columns with totals.</source>
        <translation>Wählen Sie die Spalte mit den Urteilen, oder die beiden mit der Wahrheit und damit, ob das Urteil richtig war, oder Spalten mit Summen.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Erste Werte</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>The table has no column {missing}.</source>
        <translation>Die Tabelle hat keine Spalte {missing}.</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Nicht importiert</translation>
    </message>
    <message>
        <source>Imported as it is</source>
        <translation>Unverändert importiert</translation>
    </message>
    <message>
        <source>Human, or which machine made it</source>
        <translation>Mensch, oder welche Maschine der Urheber ist</translation>
    </message>
    <message>
        <source>As guessed</source>
        <translation>Wie geraten</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Enter a name for the mapping.</source>
        <translation>Geben Sie der Zuordnung einen Namen.</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Eine andere</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>Millisekunden</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Response times in</source>
        <translation>Reaktionszeiten in</translation>
    </message>
    <message>
        <source>Games of each participant.</source>
        <translation>Spiele jeder Versuchsperson.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>For participants who come by a link, for example from Prolific or SONA.</source>
        <translation>Für Versuchspersonen, die über einen Link kommen, z. B. von Prolific oder SONA.</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Model against model</source>
        <translation>Modell gegen Modell</translation>
    </message>
    <message>
        <source>Self-directed chats</source>
        <translation>Selbstgesteuerte Chats</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Bots of the Turing Game connect to this desk with a key. Try a bot before you approve it; only approved bots play with participants.</source>
        <translation>Bots des Turing Game verbinden sich mit einem Schlüssel mit diesem Leitstand. Probieren Sie einen Bot aus, bevor Sie ihn freigeben; nur freigegebene Bots spielen mit Versuchspersonen.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Reagiert nicht</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s)</source>
        <translation>
            <numerusform>In %n Spiel</numerusform>
            <numerusform>In %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Messages ignored</source>
        <translation>Ignorierte Nachrichten</translation>
    </message>
    <message>
        <source>Revoke the key of {name}? Its games end, and it can&apos;t connect again.</source>
        <translation>Schlüssel von {name} widerrufen? Laufende Spiele des Bots enden, und er kann sich nicht mehr verbinden.</translation>
    </message>
    <message>
        <source>Revoke key</source>
        <translation>Schlüssel widerrufen</translation>
    </message>
    <message>
        <source>The key of {name}. Copy it: it is shown only now.</source>
        <translation>Der Schlüssel von {name}. Kopieren Sie ihn jetzt: Er wird nur dieses eine Mal gezeigt.</translation>
    </message>
    <message>
        <source>Name of the bot</source>
        <translation>Name des Bots</translation>
    </message>
    <message>
        <source>Languages, such as en de</source>
        <translation>Sprachen, z. B. en de</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Bot hinzufügen</translation>
    </message>
    <message>
        <source>Revoke key…</source>
        <translation>Schlüssel widerrufen…</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Both found the machine. The game is over.</source>
        <translation>Beide haben die Maschine gefunden. Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>The machine wasn&apos;t found. The game is over.</source>
        <translation>Die Maschine wurde nicht gefunden. Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Person {number}: {color}</source>
        <translation>Person {number}: {color}</translation>
    </message>
    <message>
        <source>The bot is {color}. This game never counts.</source>
        <translation>Der Bot ist {color}. Dieses Spiel zählt nie.</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>Nachricht schreiben</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Spiel starten</translation>
    </message>
    <message>
        <source>End game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Log of the bot&apos;s messages</source>
        <translation>Protokoll der Nachrichten des Bots</translation>
    </message>
    <message>
        <source>Waiting for the bot…</source>
        <translation>Warten auf den Bot…</translation>
    </message>
    <message>
        <source>Accuse</source>
        <translation>Beschuldigen</translation>
    </message>
    <message>
        <source>Messages to the bot and from it</source>
        <translation>Nachrichten an den Bot und von ihm</translation>
    </message>
    <message>
        <source>Person {number}</source>
        <translation>Person {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n browser(s) connected</source>
        <translation>
            <numerusform>%n Browser verbunden</numerusform>
            <numerusform>%n Browser verbunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Plain HTTP isn&apos;t private: others in the network can read and change what participants see and answer.</source>
        <translation>Unverschlüsseltes HTTP ist nicht vertraulich: Andere im Netzwerk können mitlesen und ändern, was Versuchspersonen sehen und antworten.</translation>
    </message>
    <message>
        <source>Browsers warn that they don&apos;t know this computer&apos;s certificate. The help says how participants get past that, and how to use a certificate of your lab.</source>
        <translation>Browser warnen, dass sie das Zertifikat dieses Rechners nicht kennen. In der Hilfe steht, wie Versuchspersonen trotzdem fortfahren und wie Sie ein Zertifikat Ihres Labors verwenden.</translation>
    </message>
    <message>
        <source>Phones and browsers</source>
        <translation>Smartphones und Browser</translation>
    </message>
    <message>
        <source>Close to browsers</source>
        <translation>Für Browser schließen</translation>
    </message>
    <message>
        <source>Plain HTTP, without a warning about the certificate</source>
        <translation>Unverschlüsseltes HTTP, ohne Zertifikatswarnung</translation>
    </message>
    <message>
        <source>Open to browsers</source>
        <translation>Für Browser öffnen</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>Try it in this computer&apos;s browser</source>
        <translation>Im Browser dieses Rechners ausprobieren</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>QR-Code des Links</translation>
    </message>
    <message>
        <source>Participants scan the code or open the link, and do “{title}” in the browser of their phone or computer. Each device gets a participant code of its own. For personal links, use turingdesk invite.</source>
        <translation>Versuchspersonen scannen den Code oder öffnen den Link und bearbeiten „{title}“ im Browser ihres Smartphones oder Computers. Jedes Gerät erhält einen eigenen Teilnahmecode. Für persönliche Links verwenden Sie turingdesk invite.</translation>
    </message>
    <message>
        <source>Someone gave up.</source>
        <translation>Jemand hat aufgegeben.</translation>
    </message>
    <message>
        <source>Bots…</source>
        <translation>Bots…</translation>
    </message>
    <message>
        <source>Accused {color}.</source>
        <translation>{color} beschuldigt.</translation>
    </message>
    <message>
        <source>Column {name}</source>
        <translation>Spalte {name}</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Import data</source>
        <translation>Daten importieren</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Fortschritt des Imports</translation>
    </message>
    <message>
        <source>Import</source>
        <comment>do it</comment>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Reading… {number} records</source>
        <translation>Wird gelesen… {number} Datensätze</translation>
    </message>
    <message>
        <source>Import to</source>
        <translation>Importziel</translation>
    </message>
    <message>
        <source>What was skipped</source>
        <translation>Was ausgelassen wurde</translation>
    </message>
    <message>
        <source>Work with this data folder</source>
        <translation>Mit diesem Datenordner arbeiten</translation>
    </message>
    <message>
        <source>Import to a folder</source>
        <translation>In einen Ordner importieren</translation>
    </message>
    <message>
        <source>What the import makes</source>
        <translation>Was der Import ergibt</translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation>Was importiert wurde</translation>
    </message>
    <message>
        <source>Read: {read}. Imported: {taken}. Skipped: {lost}.</source>
        <translation>Gelesen: {read}. Importiert: {taken}. Ausgelassen: {lost}.</translation>
    </message>
    <message>
        <source>First rows of {table}</source>
        <translation>Erste Zeilen von {table}</translation>
    </message>
    <message>
        <source>Choose files</source>
        <translation>Dateien wählen</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>Dateien und Ordner</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Add at least one file or folder.</source>
        <translation>Fügen Sie mindestens eine Datei oder einen Ordner hinzu.</translation>
    </message>
    <message>
        <source>Enter the size of the screen like this: 1280x1024.</source>
        <translation>Geben Sie die Größe des Bildschirms so ein: 1280x1024.</translation>
    </message>
    <message>
        <source>As in the files</source>
        <translation>Wie in den Dateien</translation>
    </message>
    <message>
        <source>As the picture</source>
        <translation>Wie das Bild</translation>
    </message>
    <message>
        <source>Use a gray picture where one is missing</source>
        <translation>Wo ein Bild fehlt, ein graues verwenden</translation>
    </message>
    <message>
        <source>Answers to each prompt</source>
        <translation>Antworten je Vorgabe</translation>
    </message>
    <message>
        <source>Screen (px)</source>
        <translation>Bildschirm (px)</translation>
    </message>
    <message>
        <source>Most turns</source>
        <translation>Höchstzahl der Beiträge</translation>
    </message>
    <message>
        <source>Fewest turns</source>
        <translation>Mindestzahl der Beiträge</translation>
    </message>
    <message>
        <source>Rules exclude all verdicts.</source>
        <translation>Regeln schließen alle Urteile aus.</translation>
    </message>
    <message>
        <source>by stimulus: never tested on a stimulus from the training set</source>
        <translation>nach Stimulus: keine Antwort zu einem Stimulus aus dem Training</translation>
    </message>
    <message>
        <source>by prompt: never tested on a prompt from the training set</source>
        <translation>nach Vorgabe: keine Antwort auf eine Vorgabe aus dem Training</translation>
    </message>
    <message>
        <source>not grouped: answers are split individually</source>
        <translation>nicht gruppiert: Antworten einzeln verteilt</translation>
    </message>
    <message>
        <source>none: it saw no answer with a known origin</source>
        <translation>keines: Ihm wurde keine Antwort bekannter Herkunft gezeigt</translation>
    </message>
    <message>
        <source>Pictures sent</source>
        <translation>Bilder gesendet</translation>
    </message>
    <message>
        <source>Prompt wording</source>
        <translation>Wortlaut der Anweisung</translation>
    </message>
    <message>
        <source>Grouped folds</source>
        <translation>Teile gruppiert</translation>
    </message>
    <message>
        <source>trained on single messages</source>
        <translation>aus einzelnen Nachrichten gelernt</translation>
    </message>
    <message>
        <source>Only for blocks that show two answers side by side</source>
        <translation>Nur Blöcke, die zwei nebeneinander zeigen</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>The study&apos;s texts are sent to this server only. If the server needs a key, set the environment variable TURINGDESK_API_KEY.</source>
        <translation>Die Texte der Studie gehen an diesen Server und nirgendwohin sonst. Ein Schlüssel, den er verlangt, gehört in die Umgebungsvariable TURINGDESK_API_KEY.</translation>
    </message>
    <message>
        <source>ID of a stimulus that is shown first with its truth (one-shot). Leave empty for none. With examples, only blocks that use their tables are judged.</source>
        <translation>Die ID eines Stimulus, der zuerst mit seiner Auflösung gezeigt wird (one-shot); leer lassen für keinen. Mit Beispielen werden nur die Blöcke ihrer Tabellen beurteilt.</translation>
    </message>
    <message>
        <source>Send pictures (the model must accept them)</source>
        <translation>Bilder senden (das Modell muss sie annehmen)</translation>
    </message>
    <message>
        <source>Enter the server&apos;s address, for example http://localhost:11434/v1.</source>
        <translation>Geben Sie die Adresse des Servers ein, z. B. http://localhost:11434/v1.</translation>
    </message>
    <message>
        <source>Enter the model&apos;s name as the server lists it.</source>
        <translation>Geben Sie den Namen des Modells ein, wie er auf dem Server lautet.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Compared with people</source>
        <translation>Im Vergleich mit Menschen</translation>
    </message>
    <message>
        <source>The process ended unexpectedly.</source>
        <translation>Der Prozess wurde unerwartet beendet.</translation>
    </message>
    <message>
        <source>Stopped. Finished verdicts are saved, and you can resume.</source>
        <translation>Angehalten. Die bisherigen Urteile sind gespeichert; Sie können fortsetzen.</translation>
    </message>
    <message>
        <source>Progress of the machine</source>
        <translation>Fortschritt der Maschine</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Wird gestartet…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>Uses the features that fit each task; for text, words and character n-grams.</source>
        <translation>Verwendet die Merkmale, die zur Aufgabe passen; bei Texten Wörter und Zeichenfolgen.</translation>
    </message>
    <message>
        <source>Keeps all answers to a stimulus in one fold, so the judge is never tested on a stimulus it has seen.</source>
        <translation>Hält alle Antworten zu einem Stimulus in einem Teil (Fold), damit der Beurteiler nie mit einem Stimulus geprüft wird, den er schon kennt.</translation>
    </message>
    <message>
        <source>Not grouped (as in the papers)</source>
        <translation>Nicht gruppiert (wie in den Artikeln)</translation>
    </message>
    <message>
        <source>File with the features</source>
        <translation>Datei mit den Merkmalen</translation>
    </message>
    <message>
        <source>Also judge with ungrouped folds to show the difference</source>
        <translation>Auch mit ungruppierten Teilen urteilen, um den Unterschied zu zeigen</translation>
    </message>
    <message>
        <source>Also judge each machine without training on it</source>
        <translation>Auch über Maschinen urteilen, mit denen nicht trainiert wurde, der Reihe nach</translation>
    </message>
    <message>
        <source>Train on single messages of conversations</source>
        <translation>Aus einzelnen Nachrichten von Gesprächen lernen</translation>
    </message>
    <message>
        <source>Choose the file that contains these features.</source>
        <translation>Wählen Sie die Datei, die diese Merkmale enthält.</translation>
    </message>
    <message>
        <source>Enter the server&apos;s address and the model to use.</source>
        <translation>Geben Sie die Adresse des Servers ein und das Modell, das er hat.</translation>
    </message>
    <message>
        <source>Usual features for each task</source>
        <translation>Übliche Merkmale der Aufgabe</translation>
    </message>
    <message>
        <source>The next user has to identify themselves ({key})</source>
        <translation>Die nächste Person muss sich anmelden ({key})</translation>
    </message>
    <message>
        <source>This data folder is also open on another computer: {places}. Everyone can work: sessions are shared, and nothing is counted twice.</source>
        <translation>Dieser Datenordner ist auch an einem anderen Leitstand geöffnet: {places}. Beide können arbeiten: Jeder sieht die Sitzungen des anderen, und nichts wird doppelt gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>This data folder is also open on %n other computer(s): {places}. Everyone can work: sessions are shared, and nothing is counted twice.</source>
        <translation>
            <numerusform>Dieser Datenordner ist auch an %n anderen Leitstand geöffnet: {places}. Beide können arbeiten: Jeder sieht die Sitzungen des anderen, und nichts wird doppelt gezählt.</numerusform>
            <numerusform>Dieser Datenordner ist auch an %n anderen Leitständen geöffnet: {places}. Alle können arbeiten: Jeder sieht die Sitzungen der anderen, und nichts wird doppelt gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prepare</source>
        <comment>group of pages</comment>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>group of pages</comment>
        <translation>Durchführen</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>group of pages</comment>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Wertungen</translation>
    </message>
    <message>
        <source>Codes are random, avoid characters that look alike, and end with a check character. Each code is given out only once across all computers that use this data folder.</source>
        <translation>Codes sind zufällig, ohne Zeichen, die sich ähnlich sehen; das letzte Zeichen prüft die übrigen. Keine zwei Leitstände dieses Datenordners vergeben denselben.</translation>
    </message>
    <message>
        <source>Codes belong to a study. Open a study on the Studies page first.</source>
        <translation>Codes gehören zu einer Studie. Öffnen Sie zuerst eine unter „Studien“.</translation>
    </message>
    <message>
        <source>One code per line, typed or pasted from a spreadsheet: letters (a to z), digits, and hyphens. Codes are used in file names, so don&apos;t use real names.</source>
        <translation>Ein Code je Zeile, getippt oder aus einer Tabelle eingefügt: Buchstaben (a bis z), Ziffern und Bindestriche. Codes stehen in Dateinamen, verwenden Sie daher keine echten Namen.</translation>
    </message>
    <message>
        <source>available</source>
        <comment>a code nobody uses</comment>
        <translation>frei</translation>
    </message>
    <message numerus="yes">
        <source>%n code(s) for this study, {free} available.</source>
        <translation>
            <numerusform>%n Code für diese Studie, {free} frei.</numerusform>
            <numerusform>%n Codes für diese Studie, {free} frei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new code(s); {known} already on the list.</source>
        <translation>
            <numerusform>%n neuer Code, {known} schon auf der Liste.</numerusform>
            <numerusform>%n neue Codes, {known} schon auf der Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of codes</source>
        <translation>Anzahl der Codes</translation>
    </message>
    <message>
        <source>Create codes</source>
        <translation>Codes erstellen</translation>
    </message>
    <message numerus="yes">
        <source>%n code(s) copied, one per line.</source>
        <translation>
            <numerusform>%n Code kopiert, einer je Zeile.</numerusform>
            <numerusform>%n Codes kopiert, einer je Zeile.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} more.</source>
        <translation>Es gibt {number} weitere.</translation>
    </message>
    <message>
        <source>Describe what happened, for those who analyze the data: for example, the participant arrived late or was interrupted. No names. Notes are exported. You can add notes but not change them.</source>
        <translation>Beschreiben Sie für die Auswertung, was geschehen ist, zum Beispiel, dass die Versuchsperson zu spät kam oder gestört wurde. Keine Namen. Notizen werden exportiert. Sie können Notizen hinzufügen, aber nicht ändern.</translation>
    </message>
    <message>
        <source>This session will no longer count in live results, analyses, or exports without pilots. Its journal doesn&apos;t change. You can&apos;t undo this.</source>
        <translation>Diese Sitzung zählt dann nicht mehr in Live-Ergebnissen, Auswertungen oder Exporten ohne Pilotläufe. Ihr Protokoll ändert sich nicht. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>A note can have at most {most} characters.</source>
        <translation>Eine Notiz darf höchstens {most} Zeichen haben.</translation>
    </message>
    <message>
        <source>Reason for marking as a pilot</source>
        <translation>Grund für die Markierung als Pilotlauf</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>the reason</comment>
        <translation>Grund</translation>
    </message>
    <message>
        <source>No participants yet. Participants appear here when they start a session. You can create codes in advance.</source>
        <translation>Noch keine Versuchspersonen. Sie erscheinen hier, wenn sie eine Sitzung beginnen. Codes können Sie vorher erstellen.</translation>
    </message>
    <message>
        <source>No matches. Clear the search or choose all studies.</source>
        <translation>Keine Treffer. Leeren Sie die Suche oder wählen Sie alle Studien.</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Letzte Sitzung</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Kennzeichen</translation>
    </message>
    <message>
        <source>Participant&apos;s sessions and notes</source>
        <translation>Sitzungen und Notizen der Versuchsperson</translation>
    </message>
    <message>
        <source>All of this person&apos;s data will be deleted from the data folder: journals, personal answers, pilots, notes, and the reserved code. A log entry keeps the date, who deleted the data, the reason, and the number of answers. Delete the data from backups and earlier exports yourself.</source>
        <translation>Alle Daten dieser Person werden aus dem Datenordner gelöscht: Protokolle, persönliche Antworten, Pilotläufe, Notizen und der reservierte Code. Ein Eintrag hält Datum, ausführende Person, Grund und Anzahl der Antworten fest. Löschen Sie die Daten aus Sicherungen und früheren Exporten selbst.</translation>
    </message>
    <message>
        <source>There are no sessions here.</source>
        <translation>Hier gibt es keine Sitzungen.</translation>
    </message>
    <message>
        <source>Keep only a hash of the code in the log entry</source>
        <translation>Im Löschvermerk nur einen Hash des Codes behalten</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Reason, for example: asked by email. No names.</source>
        <translation>Grund, zum Beispiel: per E-Mail gewünscht. Keine Namen.</translation>
    </message>
    <message>
        <source>This person&apos;s sessions couldn&apos;t be listed.</source>
        <translation>Die Sitzungen dieser Person konnten nicht aufgelistet werden.</translation>
    </message>
    <message>
        <source>Machine partner</source>
        <translation>Maschine als Gegenüber</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Nur Menschen</translation>
    </message>
    <message>
        <source>Share of conversations</source>
        <translation>Anteil der Gespräche</translation>
    </message>
    <message>
        <source>No users are listed: anyone who uses this computer can do everything, and the audit log shows the system&apos;s user name. To make TuringDesk ask for the user, add people.</source>
        <translation>Es sind keine Personen eingetragen: Wer diesen Rechner benutzt, darf alles, und das Logbuch zeigt den Benutzernamen des Systems. Fügen Sie Personen hinzu, damit TuringDesk nach der Anmeldung fragt.</translation>
    </message>
    <message>
        <source>TuringDesk asks for a PIN when it starts and after it was locked. A PIN controls who can do what in TuringDesk. It does not protect the files on this computer.</source>
        <translation>TuringDesk fragt beim Start und nach dem Sperren nach einer PIN. Die PIN regelt, wer in TuringDesk was darf. Sie schützt nicht die Dateien auf diesem Rechner.</translation>
    </message>
    <message>
        <source>At least {least} characters; not a sequence such as 1234.</source>
        <translation>Mindestens {least} Zeichen, keine Folge wie 1234.</translation>
    </message>
    <message>
        <source>The first person is an investigator. From now on, TuringDesk asks for the user when it starts and after a period without activity.</source>
        <translation>Die erste Person gehört zur Studienleitung. Ab jetzt fragt TuringDesk beim Start und nach einer Zeit ohne Aktivität nach der Anmeldung.</translation>
    </message>
    <message>
        <source>Investigator: can do everything</source>
        <translation>Studienleitung: darf alles</translation>
    </message>
    <message>
        <source>Assistant: can run sessions and write notes</source>
        <translation>Assistenz: führt Sitzungen durch und schreibt Notizen</translation>
    </message>
    <message>
        <source>Lock after this many minutes without a key press or mouse movement</source>
        <translation>Sperren nach Minuten ohne Taste oder Maus</translation>
    </message>
    <message>
        <source>No user will be left, and anyone will be able to do everything again.</source>
        <translation>Dann ist niemand mehr eingetragen, und alle dürfen wieder alles.</translation>
    </message>
    <message>
        <source>They can no longer unlock TuringDesk. Their entries stay in the audit log.</source>
        <translation>Die Person kann TuringDesk nicht mehr entsperren. Ihre Einträge bleiben im Logbuch.</translation>
    </message>
    <message>
        <source>Repeat PIN</source>
        <translation>PIN wiederholen</translation>
    </message>
    <message>
        <source>New PIN (leave empty to keep the current one)</source>
        <translation>Neue PIN (leer lassen, um die bisherige zu behalten)</translation>
    </message>
    <message>
        <source>The PINs don&apos;t match.</source>
        <translation>Die PINs stimmen nicht überein.</translation>
    </message>
    <message>
        <source>The withdrawal of {code} was interrupted. It has now been completed.</source>
        <translation>Der Widerruf von {code} war unterbrochen worden. Er ist jetzt abgeschlossen.</translation>
    </message>
    <message>
        <source>Forgot the PIN? An investigator can set a new one in Settings. If no one can sign in, run turingdesk people --reset NAME in a terminal on this computer.</source>
        <translation>PIN vergessen? Die Studienleitung kann unter „Einstellungen“ eine neue festlegen. Wenn sich niemand anmelden kann, führen Sie in einem Terminal auf diesem Rechner turingdesk people --reset NAME aus.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Try again in {time}.</source>
        <translation>Zu viele falsche PINs. Versuchen Sie es in {time} erneut.</translation>
    </message>
    <message>
        <source>TuringDesk is locked</source>
        <translation>TuringDesk ist gesperrt</translation>
    </message>
    <message>
        <source>Wrong PIN.</source>
        <translation>Falsche PIN.</translation>
    </message>
    <message>
        <source>No ratings yet. Players and machines appear here when the first Turing Game of this data folder is over. Pilots and sealed studies don&apos;t count.</source>
        <translation>Noch keine Wertungen. Spieler und Maschinen erscheinen hier, sobald das erste Turing Game dieses Datenordners zu Ende ist. Pilotläufe und versiegelte Studien zählen nicht.</translation>
    </message>
    <message>
        <source>No one is waiting for a Turing Game.</source>
        <translation>Niemand wartet auf ein Turing Game.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Closest (distance)</source>
        <translation>Am nächsten (Distanz)</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Strength [95% CI]</source>
        <translation>Stärke [95-%-Intervall]</translation>
    </message>
    <message>
        <source>Minutes to decide</source>
        <translation>Minuten bis zur Entscheidung</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Weighted ratio</source>
        <translation>Gewichtetes Verhältnis</translation>
    </message>
    <message>
        <source>Matching and ratings</source>
        <translation>Matching und Wertungen</translation>
    </message>
    <message>
        <source>Waiting for a partner</source>
        <translation>Warten auf ein Gegenüber</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>Spiele im Zeitverlauf</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Preregistered {time} by {person}, version {version}.</source>
        <translation>Präregistriert {time} von {person}, Version {version}.</translation>
    </message>
    <message>
        <source>Why? The report shows the reason next to the changes.</source>
        <translation>Warum? Der Bericht zeigt den Grund neben den Änderungen.</translation>
    </message>
    <message>
        <source>Explain changes</source>
        <translation>Änderungen begründen</translation>
    </message>
    <message>
        <source>The preregistration was changed by hand: {problem}</source>
        <translation>Die Präregistrierung wurde von Hand geändert: {problem}</translation>
    </message>
    <message>
        <source>Preregistered {time} by {person}, sealed later.</source>
        <translation>Präregistriert {time} von {person}, danach versiegelt.</translation>
    </message>
    <message>
        <source>Not preregistered. Preregister the study&apos;s folder, then pack it.</source>
        <translation>Nicht präregistriert. Präregistrieren Sie den Ordner der Studie und packen Sie ihn dann.</translation>
    </message>
    <message>
        <source>Preregister the study</source>
        <translation>Studie präregistrieren</translation>
    </message>
    <message>
        <source>Preregister</source>
        <translation>Präregistrieren</translation>
    </message>
    <message>
        <source>Changed since preregistration</source>
        <translation>Geändert seit der Präregistrierung</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>the reason of a change</comment>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Preregister…</source>
        <translation>Präregistrieren…</translation>
    </message>
    <message>
        <source>Explain changes…</source>
        <translation>Änderungen begründen…</translation>
    </message>
    <message numerus="yes">
        <source>and %n more change(s)</source>
        <translation>
            <numerusform>und %n weitere Änderung</numerusform>
            <numerusform>und %n weitere Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>The preregistration stays with the study. You can still change the study; each change is shown as a deviation with its date, author, and reason.</source>
        <translation>Die Präregistrierung bleibt bei der Studie. Änderungen bleiben möglich; jede wird als Abweichung mit Datum, Person und Grund gezeigt.</translation>
    </message>
    <message>
        <source>Not preregistered. Preregistering records the study&apos;s hash, rules, and planned analysis before data collection. You can still change the study; changes are shown as deviations.</source>
        <translation>Nicht präregistriert. Die Präregistrierung hält vor der Datenerhebung den Hash der Studie, ihre Regeln und die geplante Auswertung fest. Änderungen bleiben möglich und werden als Abweichungen gezeigt.</translation>
    </message>
    <message>
        <source>Changed since then, without a reason:</source>
        <translation>Seither ohne Begründung geändert:</translation>
    </message>
    <message>
        <source>Not preregistered when it was sealed.</source>
        <translation>Beim Versiegeln nicht präregistriert.</translation>
    </message>
    <message>
        <source>The participant didn&apos;t consent.</source>
        <translation>Die Versuchsperson hat nicht eingewilligt.</translation>
    </message>
    <message>
        <source>The experimenter ended the session.</source>
        <translation>Die Sitzung wurde von der Versuchsleitung beendet.</translation>
    </message>
    <message>
        <source>The session is closed for now. You can resume it from Sessions.</source>
        <translation>Die Sitzung wurde vorerst geschlossen; sie kann unter „Sitzungen“ fortgesetzt werden.</translation>
    </message>
    <message>
        <source>{session} is paused. {why} TuringDesk tries again every few seconds.</source>
        <translation>{session} pausiert. {why} TuringDesk versucht es alle paar Sekunden erneut.</translation>
    </message>
    <message>
        <source>{session}: everything is saved. The participant can continue.</source>
        <translation>{session}: Alles ist gespeichert. Die Versuchsperson kann fortfahren.</translation>
    </message>
    <message>
        <source>{participant}: {done} of {trials} saved and checked.</source>
        <translation>{participant}: {done} / {trials} gespeichert und geprüft.</translation>
    </message>
    <message>
        <source>{clock_was_set}; response times are correct.</source>
        <translation>{clock_was_set}; die Reaktionszeiten stimmen.</translation>
    </message>
    <message>
        <source>The journal couldn&apos;t be read back: {why}</source>
        <translation>Das Protokoll konnte nicht zurückgelesen werden: {why}</translation>
    </message>
    <message>
        <source>Opens the seal in TuringDesk until you close it. Results, exports, and live results then show who made what; anyone watching is unblinded.</source>
        <translation>Öffnet das Siegel in TuringDesk, bis Sie das Programm schließen. Ergebnisse, Exporte und Live-Ergebnisse zeigen dann, was von wem stammt; wer zusieht, ist nicht mehr verblindet.</translation>
    </message>
    <message>
        <source>Creates a second package in which no one can read who made what. Run the sessions from that package. Verdicts are counted after you enter the passphrase.</source>
        <translation>Erzeugt ein zweites Paket, in dem niemand lesen kann, was von wem stammt. Führen Sie die Sitzungen aus diesem Paket durch; die Urteile werden gezählt, sobald die Passphrase eingegeben ist.</translation>
    </message>
    <message>
        <source>The passphrase is not stored anywhere. Without it, no one can ever count the verdicts.</source>
        <translation>Die Passphrase wird nirgends gespeichert. Ohne sie kann niemand die Urteile auszählen.</translation>
    </message>
    <message>
        <source>Save the sealed package as</source>
        <comment>a file or a folder</comment>
        <translation>Versiegeltes Paket speichern als</translation>
    </message>
    <message>
        <source>Checking the passphrase</source>
        <translation>Passphrase wird geprüft</translation>
    </message>
    <message>
        <source>Enter passphrase…</source>
        <translation>Passphrase eingeben…</translation>
    </message>
    <message>
        <source>Number of sessions</source>
        <translation>Anzahl der Sitzungen</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>Passphrase wiederholen</translation>
    </message>
    <message>
        <source>Enter a new name for the sealed package: a folder or a .tdz file.</source>
        <translation>Geben Sie einen neuen Namen für das versiegelte Paket ein: einen Ordner oder eine .tdz-Datei.</translation>
    </message>
    <message>
        <source>Enter the number of sessions: 1 to {most}.</source>
        <translation>Geben Sie die Anzahl der Sitzungen ein: 1 bis {most}.</translation>
    </message>
    <message>
        <source>The passphrases don&apos;t match. Type them again.</source>
        <translation>Die Passphrasen stimmen nicht überein. Geben Sie sie erneut ein.</translation>
    </message>
    <message>
        <source>Number of sessions, with a reserve for dropouts</source>
        <translation>Anzahl der Sitzungen, mit einer Reserve für Ausfälle</translation>
    </message>
    <message>
        <source>Passphrase (at least 12 characters)</source>
        <translation>Passphrase (mindestens 12 Zeichen)</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <comment>the same passphrase</comment>
        <translation>Passphrase wiederholen</translation>
    </message>
    <message numerus="yes">
        <source>{package} is saved, with %n session(s). It opens now. Run the sessions from it, and store the original study where the people who run them can&apos;t find it.

Fingerprint of the seal: {fingerprint}…</source>
        <translation>
            <numerusform>{package} ist fertig, mit %n ausgelosten Sitzung. Es wird jetzt geöffnet; führen Sie die Sitzungen daraus durch und bewahren Sie die Studie selbst dort auf, wo die Durchführenden sie nicht finden.

Fingerabdruck des Siegels: {fingerprint}…</numerusform>
            <numerusform>{package} ist fertig, mit %n ausgelosten Sitzungen. Es wird jetzt geöffnet; führen Sie die Sitzungen daraus durch und bewahren Sie die Studie selbst dort auf, wo die Durchführenden sie nicht finden.

Fingerabdruck des Siegels: {fingerprint}…</numerusform>
        </translation>
    </message>
    <message>
        <source>No sessions yet. Start one on the Studies page. It appears here right away.</source>
        <translation>Noch keine Sitzungen. Starten Sie eine unter „Studien“; sie erscheint hier, sobald sie begonnen hat.</translation>
    </message>
    <message>
        <source>No matches. Clear the search.</source>
        <translation>Keine Treffer. Leeren Sie die Suche.</translation>
    </message>
    <message numerus="yes">
        <source>Checked %n journal(s): every line is unchanged.</source>
        <translation>
            <numerusform>%n Protokoll geprüft: Alle Zeilen sind unverändert.</numerusform>
            <numerusform>%n Protokolle geprüft: Alle Zeilen sind unverändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Signed: {signed}; not signed or not closed: {others}.</source>
        <translation>Signiert: {signed}; nicht signiert oder nicht geschlossen: {others}.</translation>
    </message>
    <message>
        <source>{time}, {who} (marked as a pilot): {note}</source>
        <translation>{time}, {who} (als Pilotlauf markiert): {note}</translation>
    </message>
    <message>
        <source>These settings apply to all sessions on this computer, and each session records them. Use the same settings on all booths of a study. Participants change the text size with Ctrl and plus or minus.</source>
        <translation>Diese Einstellungen gelten für alle Sitzungen auf diesem Rechner und werden mit jeder Sitzung gespeichert. Verwenden Sie in allen Kabinen einer Studie dieselben. Versuchspersonen ändern die Schriftgröße mit Strg und Plus oder Minus.</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Changes are saved automatically.</source>
        <translation>Änderungen werden automatisch gespeichert.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>No verdicts yet.</source>
        <translation>Noch keine Urteile.</translation>
    </message>
    <message>
        <source>No verdict on a machine yet.</source>
        <translation>Noch kein Urteil über eine Maschine.</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Versiegelt</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Kiosk</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Median RT</source>
        <translation>Median RT</translation>
    </message>
    <message>
        <source>Imitation detectability</source>
        <translation>Erkennbarkeit der Imitation</translation>
    </message>
    <message>
        <source>Answers per minute</source>
        <translation>Antworten pro Minute</translation>
    </message>
    <message>
        <source>reserved for control trials</source>
        <translation>für Kontrolle reserviert</translation>
    </message>
    <message>
        <source>reserved for practice</source>
        <translation>für Übung reserviert</translation>
    </message>
    <message>
        <source>TuringDesk never changes recorded data. The files are as they were found.</source>
        <translation>TuringDesk ändert aufgezeichnete Daten nie. Die Dateien sind unverändert.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more. To list them all, run `turingdesk check`.</source>
        <translation>
            <numerusform>Und %n weiteres; `turingdesk check` listet alle auf.</numerusform>
            <numerusform>Und %n weitere; `turingdesk check` listet alle auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in the audit log</source>
        <translation>
            <numerusform>%n Problem im Logbuch</numerusform>
            <numerusform>%n Probleme im Logbuch</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that it exists and can be read.</source>
        <translation>Prüfen Sie, ob es da ist und gelesen werden kann.</translation>
    </message>
    <message>
        <source>Letters, digits, and hyphens, for example P-014. The code is used in file names, so don&apos;t use real names.</source>
        <translation>Buchstaben, Ziffern und Bindestriche, z. B. P-014. Der Code steht in Dateinamen, verwenden Sie daher keine echten Namen.</translation>
    </message>
    <message>
        <source>Session {number} of {code} was interrupted</source>
        <translation>Sitzung {number} von {code} wurde unterbrochen</translation>
    </message>
    <message>
        <source>Pilot: in a window with an orange border, stored separately, never counted</source>
        <translation>Pilotlauf: in einem Fenster mit orangem Rand, getrennt gespeichert, zählt nie</translation>
    </message>
    <message>
        <source>{session}: answers saved: {answers} of {given}.</source>
        <translation>{session}: {answers} von {given} Antworten sind gespeichert.</translation>
    </message>
    <message>
        <source>{participant}: {done} of {trials} and {forms} saved and checked.</source>
        <translation>{participant}: {done} ({trials} insgesamt) und {forms} gespeichert und geprüft.</translation>
    </message>
    <message>
        <source>To see the stimulus “{stimulus}”, open its study first.</source>
        <translation>Um den Stimulus „{stimulus}“ zu sehen, öffnen Sie zuerst seine Studie.</translation>
    </message>
    <message>
        <source>Open the demo</source>
        <translation>Demo öffnen</translation>
    </message>
    <message>
        <source>Import data…</source>
        <translation>Daten importieren…</translation>
    </message>
    <message>
        <source>How do you want to begin?</source>
        <translation>Wie möchten Sie beginnen?</translation>
    </message>
    <message>
        <source>Look at the demo</source>
        <translation>Demo ansehen</translation>
    </message>
    <message>
        <source>Seven short tasks with invented answers. Take part yourself, then watch the results. A session takes about a quarter of an hour.</source>
        <translation>Sieben kurze Aufgaben mit erfundenen Antworten. Nehmen Sie selbst teil und sehen Sie sich dann die Ergebnisse an. Eine Sitzung dauert etwa eine Viertelstunde.</translation>
    </message>
    <message>
        <source>Make a study</source>
        <translation>Studie anlegen</translation>
    </message>
    <message>
        <source>From a spreadsheet with one answer in each row, and a folder of pictures. Or start from a published design.</source>
        <translation>Aus einer Tabelle mit einer Antwort je Zeile und einem Bilderordner. Oder gehen Sie von einem veröffentlichten Design aus.</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Studie öffnen</translation>
    </message>
    <message>
        <source>A study is a folder with a study.toml, or one .tdz file. You can also drop it anywhere on this window.</source>
        <translation>Eine Studie ist ein Ordner mit einer study.toml oder eine einzelne .tdz-Datei. Sie können sie auch irgendwo auf dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>About {minutes} min</source>
        <translation>Etwa {minutes} min</translation>
    </message>
    <message>
        <source>In browsers…</source>
        <translation>In Browsern…</translation>
    </message>
    <message>
        <source>Session {number} of {code} at {kiosk} was interrupted</source>
        <translation>Sitzung {number} von {code} an {kiosk} wurde unterbrochen</translation>
    </message>
    <message>
        <source>Start over with the same trials</source>
        <translation>Mit denselben Durchgängen neu beginnen</translation>
    </message>
    <message>
        <source>Start another session with different trials</source>
        <translation>Weitere Sitzung mit anderen Durchgängen beginnen</translation>
    </message>
    <message>
        <source>Next available code: {code}</source>
        <translation>Nächster freier Code: {code}</translation>
    </message>
    <message>
        <source>Alt+Up or Alt+Down sorts by this column.</source>
        <translation>Alt mit Pfeil nach oben oder unten sortiert nach der Spalte.</translation>
    </message>
    <message>
        <source>Create one from a template or from your own spreadsheet, or drop one onto this window. Try it as a pilot first: pilots never count.</source>
        <translation>Erstellen Sie eine aus einer Vorlage oder aus Ihrer eigenen Tabelle, oder ziehen Sie eine auf dieses Fenster. Machen Sie zuerst einen Pilotlauf: Pilotläufe zählen nie.</translation>
    </message>
    <message>
        <source>Every answer is saved at once</source>
        <translation>Jede Antwort ist sofort gespeichert</translation>
    </message>
    <message>
        <source>Start a session on the Studies page with a participant code. If it is interrupted, start it again with the same code: it continues at the same trial.</source>
        <translation>Starten Sie unter „Studien“ eine Sitzung mit einem Teilnahmecode. Wird sie abgebrochen, starten Sie sie mit demselben Code erneut: Sie geht beim selben Durchgang weiter.</translation>
    </message>
    <message>
        <source>Results update while people answer</source>
        <translation>Ergebnisse aktualisieren sich, während geantwortet wird</translation>
    </message>
    <message>
        <source>The confusion matrix and detectability are computed from the answers, with and without the study&apos;s rules.</source>
        <translation>Konfusionsmatrix und Erkennbarkeit werden aus den Antworten berechnet, mit und ohne die Regeln der Studie.</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Alles exportieren</translation>
    </message>
    <message>
        <source>Excel and CSV, one row per answer, with a codebook. For help on any page, press F1.</source>
        <translation>Excel und CSV, eine Zeile für jede beantwortete Frage, mit Codebuch. F1 zeigt auf jeder Seite Hilfe.</translation>
    </message>
    <message>
        <source>{number} of {sessions}</source>
        <translation>{number} von {sessions}</translation>
    </message>
    <message>
        <source>Answers given so far are saved. Close TuringDesk and start it again.</source>
        <translation>Die bisherigen Antworten sind gespeichert. Schließen Sie TuringDesk und starten Sie es erneut.</translation>
    </message>
    <message>
        <source>Fix the package and open it again.</source>
        <translation>Berichtigen Sie das Paket und öffnen Sie es erneut.</translation>
    </message>
    <message>
        <source>Something unexpected happened in TuringDesk.</source>
        <translation>In TuringDesk ist etwas Unerwartetes passiert.</translation>
    </message>
    <message>
        <source>The report is saved in {file}</source>
        <translation>Der Bericht ist in {file} gespeichert</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Was Sie tun können</translation>
    </message>
    <message>
        <source>A session is in progress</source>
        <translation>Eine Sitzung läuft</translation>
    </message>
    <message>
        <source>The last answer is in memory, and TuringDesk tries to save it every few seconds. If you close the session now, the answer is lost, and the question is asked again when the session resumes.</source>
        <translation>Die letzte Antwort ist im Arbeitsspeicher, und TuringDesk versucht alle paar Sekunden, sie zu speichern. Wenn Sie die Sitzung jetzt schließen, geht die Antwort verloren, und die Frage wird beim Fortsetzen erneut gestellt.</translation>
    </message>
    <message>
        <source>The answer is saved now, and nothing is lost. The participant can continue.</source>
        <translation>Die Antwort ist jetzt gespeichert, nichts ist verloren. Die Versuchsperson kann fortfahren.</translation>
    </message>
    <message>
        <source>Ends the session. Answers so far are saved; the remaining questions are not asked.</source>
        <translation>Beendet die Sitzung. Die bisherigen Antworten sind gespeichert; die übrigen Fragen werden nicht gestellt.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong PINs. Try again in %n s.</source>
        <translation>
            <numerusform>Zu viele falsche PINs. Versuchen Sie es in %n s erneut.</numerusform>
            <numerusform>Zu viele falsche PINs. Versuchen Sie es in %n s erneut.</numerusform>
        </translation>
    </message>
    <message>
        <source>OK</source>
        <comment>nothing has to be done</comment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>here is something to look at</comment>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Pre-session check</source>
        <translation>Prüfung vor der Sitzung</translation>
    </message>
    <message>
        <source>Pre-session check: the session can&apos;t start</source>
        <translation>Prüfung vor der Sitzung: Die Sitzung kann nicht beginnen</translation>
    </message>
    <message numerus="yes">
        <source>Pre-session check: %n warning(s)</source>
        <translation>
            <numerusform>Prüfung vor der Sitzung: %n Warnung</numerusform>
            <numerusform>Prüfung vor der Sitzung: %n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Pre-session check: no problems</source>
        <translation>Prüfung vor der Sitzung: keine Probleme</translation>
    </message>
    <message>
        <source>The participant&apos;s screen was unplugged: {name}. Plug it in again, or continue on the remaining screen. The trial is marked as interrupted.</source>
        <translation>Der Bildschirm der Versuchsperson wurde getrennt: {name}. Schließen Sie ihn wieder an oder machen Sie auf dem verbliebenen Bildschirm weiter. Der Durchgang ist als unterbrochen markiert.</translation>
    </message>
    <message>
        <source>Sessions now</source>
        <translation>Laufende Sitzungen</translation>
    </message>
    <message>
        <source>Pilots</source>
        <translation>Pilotläufe</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation>Alle Aufgaben</translation>
    </message>
    <message>
        <source>the reader ended unexpectedly</source>
        <translation>das Leseprogramm endete unerwartet</translation>
    </message>
    <message>
        <source>Column names as in the codebook</source>
        <translation>Spaltennamen wie im Codebuch</translation>
    </message>
    <message>
        <source>Column names as in {program}</source>
        <translation>Spaltennamen wie in {program}</translation>
    </message>
    <message>
        <source>last answer {when}</source>
        <comment>for example 3 min ago</comment>
        <translation>letzte Antwort {when}</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) counted</source>
        <translation>
            <numerusform>%n Antwort gezählt</numerusform>
            <numerusform>%n Antworten gezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>fast answers</source>
        <translation>schnelle Antworten</translation>
    </message>
    <message numerus="yes">
        <source>%n kiosk(s) running</source>
        <translation>
            <numerusform>%n Kiosk läuft</numerusform>
            <numerusform>%n Kioske laufen</numerusform>
        </translation>
    </message>
    <message>
        <source>no kiosk running</source>
        <translation>kein Kiosk läuft</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in the journals</source>
        <translation>
            <numerusform>%n Problem in den Protokollen</numerusform>
            <numerusform>%n Probleme in den Protokollen</numerusform>
        </translation>
    </message>
    <message>
        <source>on {date}</source>
        <translation>am {date}</translation>
    </message>
    <message numerus="yes">
        <source>%n sealed</source>
        <comment>answers</comment>
        <translation>
            <numerusform>%n versiegelt</numerusform>
            <numerusform>%n versiegelt</numerusform>
        </translation>
    </message>
    <message>
        <source>before rules</source>
        <translation>vor den Regeln</translation>
    </message>
    <message>
        <source>No interval yet</source>
        <translation>Noch kein Intervall</translation>
    </message>
    <message>
        <source>{seconds} s ago</source>
        <translation>vor {seconds} s</translation>
    </message>
    <message>
        <source>{minutes} min ago</source>
        <translation>vor {minutes} min</translation>
    </message>
    <message>
        <source>{hours} h ago</source>
        <translation>vor {hours} h</translation>
    </message>
    <message numerus="yes">
        <source>%n excluded by rule</source>
        <comment>answers</comment>
        <translation>
            <numerusform>%n durch Regeln ausgeschlossen</numerusform>
            <numerusform>%n durch Regeln ausgeschlossen</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers yet.</source>
        <translation>Noch keine Antworten.</translation>
    </message>
    <message>
        <source>Simulated data</source>
        <translation>Simulierte Daten</translation>
    </message>
    <message>
        <source>Pilot data</source>
        <translation>Pilotdaten</translation>
    </message>
    <message>
        <source>human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Live results</source>
        <translation>Live-Ergebnisse</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Demonstration</translation>
    </message>
    <message>
        <source>Progress of reading</source>
        <translation>Fortschritt des Lesens</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n journal(s)…</source>
        <translation>
            <numerusform>%n Protokoll wird gelesen…</numerusform>
            <numerusform>%n Protokolle werden gelesen…</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages</source>
        <comment>of the desk</comment>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>{desk}, since {time}</source>
        <translation>{desk}, seit {time}</translation>
    </message>
    <message>
        <source>Also open at {places}</source>
        <translation>Auch geöffnet an {places}</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studien</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Versuchspersonen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Made</source>
        <comment>when a code was made</comment>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>By</source>
        <comment>who made it</comment>
        <translation>Von</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Participant codes</source>
        <translation>Teilnahmecodes</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codes</translation>
    </message>
    <message>
        <source>First coder</source>
        <translation>Erste Kodierung</translation>
    </message>
    <message>
        <source>Second coder</source>
        <translation>Zweite Kodierung</translation>
    </message>
    <message>
        <source>Overall</source>
        <comment>agreement of two coders</comment>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Two coders compared</source>
        <translation>Zwei Kodierungen im Vergleich</translation>
    </message>
    <message>
        <source>Text coded differently</source>
        <translation>Unterschiedlich kodierter Text</translation>
    </message>
    <message>
        <source>All codes of both</source>
        <translation>Alle Codes beider</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>to code</comment>
        <translation>Text</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Kappa</translation>
    </message>
    <message>
        <source>Cohen’s kappa</source>
        <translation>Cohens Kappa</translation>
    </message>
    <message>
        <source>Texts coded differently</source>
        <translation>Unterschiedlich kodierte Texte</translation>
    </message>
    <message>
        <source>{coder} {done}</source>
        <comment>how many texts a coder has coded</comment>
        <translation>{coder} {done}</translation>
    </message>
    <message>
        <source>Coding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>Compare coders</source>
        <translation>Kodierungen vergleichen</translation>
    </message>
    <message>
        <source>Coder</source>
        <translation>Kodiert von</translation>
    </message>
    <message>
        <source>Text to code</source>
        <translation>Zu kodierender Text</translation>
    </message>
    <message>
        <source>Texts coded</source>
        <translation>Kodierte Texte</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the text before</comment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Codes: {codes}</source>
        <translation>Codes: {codes}</translation>
    </message>
    <message>
        <source>No code</source>
        <translation>Kein Code</translation>
    </message>
    <message>
        <source>Parts of the study</source>
        <translation>Teile der Studie</translation>
    </message>
    <message>
        <source>Column names</source>
        <translation>Spaltennamen</translation>
    </message>
    <message>
        <source>folder</source>
        <comment>a format of exports</comment>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Add your own…</source>
        <translation>Eigene hinzufügen…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <source>None yet.</source>
        <comment>codes</comment>
        <translation>Noch keine.</translation>
    </message>
    <message>
        <source>Save the codes</source>
        <translation>Codes speichern</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Mark as pilot</source>
        <translation>Als Pilotlauf markieren</translation>
    </message>
    <message>
        <source>Note on a session</source>
        <translation>Notiz zu einer Sitzung</translation>
    </message>
    <message>
        <source>{participant}, session {number} of {study}</source>
        <translation>{participant}, Sitzung {number} von {study}</translation>
    </message>
    <message numerus="yes">
        <source>%n new code(s).</source>
        <translation>
            <numerusform>%n neuer Code.</numerusform>
            <numerusform>%n neue Codes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add your own codes</source>
        <translation>Eigene Codes hinzufügen</translation>
    </message>
    <message>
        <source>Add codes</source>
        <translation>Codes hinzufügen</translation>
    </message>
    <message>
        <source>For {study}</source>
        <translation>Für {study}</translation>
    </message>
    <message>
        <source>Codes…</source>
        <translation>Codes…</translation>
    </message>
    <message>
        <source>Find a code</source>
        <translation>Code suchen</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notiz…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Widerruf…</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s), {withdrew} withdrew in {folder}</source>
        <translation>
            <numerusform>%n Versuchsperson, {withdrew} mit Widerruf, in {folder}</numerusform>
            <numerusform>%n Versuchspersonen, {withdrew} mit Widerruf, in {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) in {folder}</source>
        <translation>
            <numerusform>%n Versuchsperson in {folder}</numerusform>
            <numerusform>%n Versuchspersonen in {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {studies}, {pilots} among them.</source>
        <translation>
            <numerusform>%n Sitzung in {studies}, darunter {pilots}.</numerusform>
            <numerusform>%n Sitzungen in {studies}, darunter {pilots}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {studies}.</source>
        <translation>
            <numerusform>%n Sitzung in {studies}.</numerusform>
            <numerusform>%n Sitzungen in {studies}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdraw a participant</source>
        <translation>Widerruf einer Versuchsperson</translation>
    </message>
    <message>
        <source>Looking for sessions…</source>
        <translation>Sitzungen werden gesucht…</translation>
    </message>
    <message numerus="yes">
        <source>%n pilot(s)</source>
        <translation>
            <numerusform>%n Pilotlauf</numerusform>
            <numerusform>%n Pilotläufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Also written {codes}.</source>
        <translation>Auch geschrieben als {codes}.</translation>
    </message>
    <message>
        <source>Type {code} to confirm</source>
        <translation>Zur Bestätigung {code} eingeben</translation>
    </message>
    <message>
        <source>Withdraw {code}</source>
        <translation>Widerruf von {code}</translation>
    </message>
    <message>
        <source>Lock</source>
        <comment>the desk, now</comment>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>People and PINs</source>
        <translation>Personen und PINs</translation>
    </message>
    <message>
        <source>Add a person…</source>
        <translation>Person hinzufügen…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>{judge} judges {study}</source>
        <translation>{judge} beurteilt {study}</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Sprachmodell</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Beurteiler</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Name (optional)</translation>
    </message>
    <message>
        <source>Answers that are too fast</source>
        <translation>Zu schnelle Antworten</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of judge</comment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Beurteilt</translation>
    </message>
    <message>
        <source>No verdict</source>
        <translation>Kein Urteil</translation>
    </message>
    <message>
        <source>How the machine judges were made</source>
        <translation>So entstanden die urteilenden Maschinen</translation>
    </message>
    <message>
        <source>How this judge was made</source>
        <translation>So entstand dieser Beurteiler</translation>
    </message>
    <message>
        <source>Not preregistered: all results are exploratory.</source>
        <translation>Nicht präregistriert: Alle Ergebnisse sind explorativ.</translation>
    </message>
    <message>
        <source>Planned tests</source>
        <translation>Geplante Tests</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>Detectability</source>
        <translation>Erkennbarkeit</translation>
    </message>
    <message>
        <source>By task and machine</source>
        <translation>Nach Aufgabe und Maschine</translation>
    </message>
    <message>
        <source>No answers yet. Results appear here after the first answer.</source>
        <translation>Noch keine Antworten. Ergebnisse erscheinen hier mit der ersten Antwort.</translation>
    </message>
    <message>
        <source>Rules exclude {gone} of {verdicts} ({reasons}).</source>
        <translation>Regeln schließen {gone} aus, insgesamt {verdicts} ({reasons}).</translation>
    </message>
    <message>
        <source>Results are shown with the rules applied, for the remaining {number}.</source>
        <translation>Die Ergebnisse werden nach Anwendung der Regeln gezeigt, für die übrigen {number}.</translation>
    </message>
    <message>
        <source>Results are shown without the rules, including all verdicts.</source>
        <translation>Die Ergebnisse werden ohne die Regeln gezeigt, mit allen Urteilen.</translation>
    </message>
    <message>
        <source>Chapters</source>
        <comment>of results</comment>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Answers from</source>
        <comment>people, machine judges or pilots</comment>
        <translation>Antworten von</translation>
    </message>
    <message>
        <source>Tests used in published studies</source>
        <translation>Tests wie in veröffentlichten Studien</translation>
    </message>
    <message>
        <source>Method</source>
        <comment>of an analysis</comment>
        <translation>Methode</translation>
    </message>
    <message>
        <source>There is no data for this result.</source>
        <translation>Für dieses Ergebnis gibt es keine Daten.</translation>
    </message>
    <message>
        <source>Sealed: {n} will be counted after you enter the passphrase.</source>
        <translation>Versiegelt: {n} werden gezählt, sobald die Passphrase eingegeben ist.</translation>
    </message>
    <message>
        <source>The data folder couldn&apos;t be read: {why}</source>
        <translation>Der Datenordner konnte nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <source>The report was canceled. Nothing was written.</source>
        <translation>Der Bericht wurde abgebrochen. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Saved to {file}.</source>
        <translation>In {file} gespeichert.</translation>
    </message>
    <message>
        <source>The reader was stopped.</source>
        <translation>Das Leseprogramm wurde beendet.</translation>
    </message>
    <message>
        <source>No entries yet. Actions in TuringDesk appear here.</source>
        <translation>Noch keine Einträge. Aktionen in TuringDesk erscheinen hier.</translation>
    </message>
    <message>
        <source>Reading the audit log…</source>
        <translation>Logbuch wird gelesen…</translation>
    </message>
    <message>
        <source>No matches. Clear the search, or choose any user and any action.</source>
        <translation>Keine Treffer. Leeren Sie die Suche oder wählen Sie „Alle Personen“ und „Alle Aktionen“.</translation>
    </message>
    <message>
        <source>Any user</source>
        <translation>Alle Personen</translation>
    </message>
    <message>
        <source>Any action</source>
        <translation>Alle Aktionen</translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>%n Rechner</numerusform>
            <numerusform>%n Rechner</numerusform>
        </translation>
    </message>
    <message>
        <source>{entries} from {desks} in {folder}: every line is unchanged</source>
        <translation>{entries} ({desks}) in {folder}: alle Zeilen unverändert</translation>
    </message>
    <message numerus="yes">
        <source>{entries} from {desks} in {folder}: %n problem(s) found</source>
        <translation>
            <numerusform>{entries} ({desks}) in {folder}: %n Problem gefunden</numerusform>
            <numerusform>{entries} ({desks}) in {folder}: %n Probleme gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Audit log</source>
        <translation>Logbuch</translation>
    </message>
    <message>
        <source>Search text</source>
        <translation>Suchtext</translation>
    </message>
    <message>
        <source>After pairing, kiosks on other computers send their sessions here, and the Sessions page lists them. To combine data from computers without a network, use turingdesk join.</source>
        <translation>Kioske auf anderen Rechnern senden ihre Sitzungen hierher, sobald sie gekoppelt sind; sie stehen dann auf der Seite „Sitzungen“. Rechner ohne Netzwerk werden mit turingdesk join zusammengeführt.</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>Waiting to upload</source>
        <translation>Ungesendet</translation>
    </message>
    <message>
        <source>A code pairs one kiosk, which then sends its sessions here over the lab&apos;s network.</source>
        <translation>Ein Code koppelt einen Kiosk. Er sendet seine Sitzungen dann über das Netzwerk des Labors hierher.</translation>
    </message>
    <message>
        <source>Answers so far are saved. The remaining questions are not asked.</source>
        <translation>Die bisherigen Antworten sind gespeichert. Die übrigen Fragen werden nicht gestellt.</translation>
    </message>
    <message>
        <source>There are no data for the results of this chapter. For the reasons, see “Not computed” at the end of the list.</source>
        <translation>Für die Ergebnisse dieses Kapitels gibt es keine Daten. Die Gründe stehen am Ende der Liste unter „Nicht berechnet“.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>As the figure needs</source>
        <translation>Passend zur Abbildung</translation>
    </message>
    <message>
        <source>One column of a journal (85 mm)</source>
        <translation>Eine Zeitschriftenspalte (85 mm)</translation>
    </message>
    <message>
        <source>Two columns of a journal (180 mm)</source>
        <translation>Zwei Zeitschriftenspalten (180 mm)</translation>
    </message>
    <message>
        <source>Print, also clear in gray</source>
        <translation>Druck, auch in Grau deutlich</translation>
    </message>
    <message>
        <source>Machine partner…</source>
        <translation>Maschine als Gegenüber…</translation>
    </message>
    <message>
        <source>{percent}&#x2009;% of conversations with {agent}</source>
        <translation>{percent}&#x2009;% der Gespräche mit {agent}</translation>
    </message>
    <message>
        <source>The sessions it sent stay here. To send more, it must be paired again.</source>
        <translation>Die gesendeten Sitzungen bleiben hier. Um weitere zu senden, muss der Kiosk erneut gekoppelt werden.</translation>
    </message>
    <message>
        <source>OK</source>
        <comment>a clock</comment>
        <translation>OK</translation>
    </message>
    <message>
        <source>valid for {minutes}:{seconds} min</source>
        <translation>gültig für {minutes}:{seconds} min</translation>
    </message>
    <message>
        <source>Shown in {booth} until it is read:</source>
        <translation>In {booth} angezeigt, bis sie gelesen ist:</translation>
    </message>
    <message>
        <source>On the kiosk, type</source>
        <translation>Am Kiosk eingeben</translation>
    </message>
    <message>
        <source>The code has expired. Get a new one.</source>
        <translation>Der Code ist abgelaufen. Fordern Sie einen neuen an.</translation>
    </message>
    <message>
        <source>There is nothing to code yet. Texts appear here after participants have answered an open question in a trial, for example why they decided as they did.</source>
        <translation>Es gibt noch nichts zu kodieren. Texte erscheinen hier, sobald Urteilende eine Frage eines Durchgangs in Worten beantwortet haben, zum Beispiel, warum sie so geurteilt haben.</translation>
    </message>
    <message>
        <source>Coders see only the text: neither the stimulus nor the verdict.</source>
        <translation>Beim Kodieren sind nur die Worte zu sehen: weder wer beurteilt wurde, noch das Urteil.</translation>
    </message>
    <message>
        <source>Enter the coder&apos;s name to start.</source>
        <translation>Geben Sie zuerst den Namen der kodierenden Person ein.</translation>
    </message>
    <message>
        <source>A coding couldn&apos;t be saved: {why} TuringDesk tries again with the next one.</source>
        <translation>Eine Kodierung konnte nicht geschrieben werden: {why} Mit der nächsten wird es erneut versucht.</translation>
    </message>
    <message>
        <source>The coders agree on every text.</source>
        <translation>Alle Texte wurden gleich kodiert.</translation>
    </message>
    <message>
        <source>Final coding</source>
        <translation>Endgültige Kodierung</translation>
    </message>
    <message>
        <source>Same as {coder}</source>
        <comment>codes of a text</comment>
        <translation>Wie {coder}</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Shared codes only</source>
        <translation>Nur gemeinsame Codes</translation>
    </message>
    <message>
        <source>95% CI</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Coding scheme</source>
        <comment>of codes</comment>
        <translation>Schema</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Keys: a digit opens a category, a letter assigns or removes a code, Enter saves and continues, Backspace goes back.</source>
        <translation>Tasten: Eine Ziffer öffnet eine Kategorie, ein Buchstabe vergibt einen Code oder nimmt ihn zurück, Eingabe speichert und geht weiter, Rücktaste geht zurück.</translation>
    </message>
    <message>
        <source>Save and next</source>
        <translation>Speichern und weiter</translation>
    </message>
    <message>
        <source>Name of the agent in the data. Enter a name if you run the same agent with different settings.</source>
        <translation>Wie der Agent in den Daten heißt. Geben Sie einen Namen ein, wenn Sie denselben Agenten mit verschiedenen Einstellungen laufen lassen.</translation>
    </message>
    <message>
        <source>Agent at work</source>
        <translation>Agent läuft</translation>
    </message>
    <message>
        <source>{judge} answers {study}</source>
        <translation>{judge} beantwortet {study}</translation>
    </message>
    <message>
        <source>Stopped. Answers so far are saved, and you can continue.</source>
        <translation>Angehalten. Die bisherigen Antworten sind gespeichert; Sie können fortsetzen.</translation>
    </message>
    <message>
        <source>Prompts answered: {trials}, in {sessions}.</source>
        <translation>Beantwortete Vorgaben: {trials}, in {sessions}.</translation>
    </message>
    <message>
        <source>An agent is running. Wait until it has finished, or cancel it.</source>
        <translation>Ein Agent läuft gerade. Warten Sie, bis er fertig ist, oder brechen Sie ab.</translation>
    </message>
    <message>
        <source>The agent couldn&apos;t continue. See Collection.</source>
        <translation>Der Agent konnte nicht weitermachen. Siehe „Antworterhebung“.</translation>
    </message>
    <message>
        <source>It answers every prompt of “{title}” that it can answer.</source>
        <translation>Er beantwortet jede Vorgabe von „{title}“, die er beantworten kann.</translation>
    </message>
    <message>
        <source>Its settings are the usual ones, except for what you enter.</source>
        <translation>Seine Einstellungen sind die üblichen, außer denen, die Sie eingeben.</translation>
    </message>
    <message>
        <source>Without an answer: {n}.</source>
        <translation>Ohne Antwort: {n}.</translation>
    </message>
    <message>
        <source>Run an agent</source>
        <translation>Agenten laufen lassen</translation>
    </message>
    <message>
        <source>What you leave empty here is as for the first agent.</source>
        <translation>Was Sie hier leer lassen, ist wie beim ersten Agenten.</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Talks with</source>
        <translation>Spricht mit</translation>
    </message>
    <message>
        <source>Name of the partner (optional)</source>
        <translation>Name des Gegenübers (optional)</translation>
    </message>
    <message>
        <source>Requests sent: {n}.</source>
        <translation>Gesendete Anfragen: {n}.</translation>
    </message>
    <message>
        <source>Fill in: {fields}.</source>
        <translation>Füllen Sie aus: {fields}.</translation>
    </message>
    <message>
        <source>People appear in the study as p01, p02, and so on. Nothing else about them is included, except their answers to the questions that you choose here.</source>
        <translation>Personen erscheinen in der Studie als p01, p02 usw. Sonst wird nichts über sie aufgenommen, außer ihren Antworten auf die Fragen, die Sie hier wählen.</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Längen</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>Domänen</translation>
    </message>
    <message>
        <source>Who talks with whom</source>
        <translation>Wer mit wem spricht</translation>
    </message>
    <message>
        <source>Build a study</source>
        <translation>Studie erstellen</translation>
    </message>
    <message>
        <source>Progress of the study</source>
        <translation>Fortschritt der Studie</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>Open the study</source>
        <translation>Studie öffnen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>So many by people, and so many by machines.</source>
        <translation>So viele von Menschen und ebenso viele von Maschinen.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Make even</source>
        <translation>Ausgleichen</translation>
    </message>
    <message>
        <source>Controls (a table, optional)</source>
        <translation>Kontrollen (Tabelle, optional)</translation>
    </message>
    <message>
        <source>Canceled. Nothing was written.</source>
        <translation>Abgebrochen. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Most answers to each prompt</source>
        <translation>Höchstzahl der Antworten je Vorgabe</translation>
    </message>
    <message>
        <source>Add to each person&apos;s ID</source>
        <translation>Zur ID jeder Person hinzufügen</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Domäne</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Found: {read}. Can be used: {used}.</source>
        <translation>Gefunden: {read}. Verwendbar: {used}.</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>number of answers</comment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Machine</source>
        <comment>number of answers</comment>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Mean length, human</source>
        <translation>Mittlere Länge, Mensch</translation>
    </message>
    <message>
        <source>Mean length, machine</source>
        <translation>Mittlere Länge, Maschine</translation>
    </message>
    <message>
        <source>Prompts with enough answers: {enough} of {all}. Missing: {human} human, {machine} machine.</source>
        <translation>Vorgaben mit genug Antworten: {enough} von {all}. Es fehlen: {human} von Menschen, {machine} von Maschinen.</translation>
    </message>
    <message>
        <source>Words: {words}. Changed: {changed}. Omitted: {omitted}.</source>
        <translation>Wörter: {words}. Geändert: {changed}. Entfallen: {omitted}.</translation>
    </message>
    <message>
        <source>(omitted)</source>
        <comment>a word</comment>
        <translation>(entfallen)</translation>
    </message>
    <message>
        <source>Given</source>
        <comment>a word</comment>
        <translation>Geantwortet</translation>
    </message>
    <message>
        <source>Used</source>
        <comment>a word</comment>
        <translation>Verwendet</translation>
    </message>
    <message>
        <source>Times</source>
        <comment>how often</comment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Prompts that need more answers</source>
        <translation>Vorgaben, die mehr Antworten brauchen</translation>
    </message>
    <message>
        <source>Every prompt has enough answers.</source>
        <translation>Jede Vorgabe hat genug Antworten.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Not used: {why}.</source>
        <translation>Nicht verwendet: {why}.</translation>
    </message>
    <message>
        <source>(none)</source>
        <comment>no domain</comment>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>Human answers to each</source>
        <translation>Antworten von Menschen je Vorgabe</translation>
    </message>
    <message>
        <source>Machine answers to each</source>
        <translation>Antworten von Maschinen je Vorgabe</translation>
    </message>
    <message>
        <source>A collection is a study that asks people for answers, such as descriptions of pictures or associations. Machines in the lab can answer the same prompts.</source>
        <translation>Eine Antworterhebung ist eine Studie, die Menschen um Antworten bittet, z. B. Bildbeschreibungen oder Assoziationen. Maschinen im Labor können auf dieselben Vorgaben antworten.</translation>
    </message>
    <message>
        <source>This page shows what was collected and what is still missing, and builds a study of it, in which participants judge who made the answers.</source>
        <translation>Diese Seite zeigt, was erhoben wurde und was noch fehlt, und erstellt daraus eine Studie, in der Versuchspersonen urteilen, von wem die Antworten stammen.</translation>
    </message>
    <message>
        <source>Add a data folder</source>
        <translation>Datenordner hinzufügen</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Antworterhebung</translation>
    </message>
    <message>
        <source>Run an agent…</source>
        <translation>Agenten laufen lassen…</translation>
    </message>
    <message>
        <source>Build a study…</source>
        <translation>Studie erstellen…</translation>
    </message>
    <message>
        <source>Add a data folder…</source>
        <translation>Datenordner hinzufügen…</translation>
    </message>
    <message>
        <source>Simulated sessions instead of people&apos;s</source>
        <translation>Simulierte Sitzungen statt solcher von Menschen</translation>
    </message>
    <message>
        <source>No agent answers the tasks of this collection.</source>
        <translation>Kein Agent beantwortet die Aufgaben dieser Antworterhebung.</translation>
    </message>
    <message>
        <source>Go to Studies</source>
        <translation>Zu „Studien“</translation>
    </message>
    <message>
        <source>“{title}” asks for no answers</source>
        <translation>„{title}“ erhebt keine Antworten</translation>
    </message>
    <message>
        <source>Open a collection first</source>
        <translation>Öffnen Sie zuerst eine Antworterhebung</translation>
    </message>
    <message>
        <source>From {folders}</source>
        <translation>Aus {folders}</translation>
    </message>
    <message>
        <source>This question is yours, so two other people review it.</source>
        <translation>Diese Frage ist von Ihnen; daher prüfen sie zwei andere Personen.</translation>
    </message>
    <message>
        <source>Choose the correct answer.</source>
        <translation>Wählen Sie die richtige Antwort.</translation>
    </message>
    <message>
        <source>Picture {name}</source>
        <translation>Bild {name}</translation>
    </message>
    <message>
        <source>Caption {name}</source>
        <translation>Bildbeschreibung {name}</translation>
    </message>
    <message>
        <source>Conversation {name}</source>
        <translation>Gespräch {name}</translation>
    </message>
    <message>
        <source>Control question</source>
        <translation>Kontrollfrage</translation>
    </message>
    <message>
        <source>Submit for review</source>
        <translation>Zur Prüfung geben</translation>
    </message>
    <message>
        <source>Reason for sending it back</source>
        <translation>Grund für die Rückgabe</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>{question} – {answer}</source>
        <comment>control question and correct answer</comment>
        <translation>{question} – {answer}</translation>
    </message>
    <message>
        <source>Approved by {people} ({number} of {needed}).</source>
        <translation>Freigegeben von {people} ({number} von {needed}).</translation>
    </message>
    <message>
        <source>Correct answer</source>
        <translation>Richtige Antwort</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>A statement that is true or false</source>
        <translation>Eine Aussage, die wahr oder falsch ist</translation>
    </message>
    <message>
        <source>A question whose answer is yes or no</source>
        <translation>Eine Frage, die mit Ja oder Nein beantwortet wird</translation>
    </message>
    <message>
        <source>The table already has this question.</source>
        <translation>Diese Frage steht schon in der Tabelle.</translation>
    </message>
    <message>
        <source>Written by {author}.</source>
        <translation>Geschrieben von {author}.</translation>
    </message>
    <message>
        <source>Sent back by {who}: {reason}</source>
        <translation>Zurückgegeben von {who}: {reason}</translation>
    </message>
    <message>
        <source>Enter your initials or a code to write or review questions.</source>
        <translation>Geben Sie Ihre Initialen oder einen Code ein, um Fragen zu schreiben oder zu prüfen.</translation>
    </message>
    <message>
        <source>Open a study or a collection on the page Studies first.</source>
        <translation>Öffnen Sie zuerst eine Studie oder Antworterhebung auf der Seite „Studien“.</translation>
    </message>
    <message>
        <source>No task of this study has control questions that are true or false. Tasks with pictures to describe, colors, objects, and conversations have them.</source>
        <translation>Keine Aufgabe dieser Studie hat Kontrollfragen, die wahr oder falsch sind. Es gibt sie bei Aufgaben mit zu beschreibenden Bildern, Farben, Objekten und Gesprächen.</translation>
    </message>
    <message>
        <source>Two people who didn’t write a question approve it before the study asks it.</source>
        <translation>Zwei Personen, die eine Frage nicht geschrieben haben, geben sie frei, bevor die Studie sie stellt.</translation>
    </message>
    <message>
        <source>Still needed: {true} true, {false} false.</source>
        <translation>Noch nötig: {true} wahr, {false} falsch.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <comment>control questions</comment>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Pictures, statements</source>
        <comment>control questions</comment>
        <translation>Bilder, Aussagen</translation>
    </message>
    <message>
        <source>Captions</source>
        <comment>control questions</comment>
        <translation>Bildbeschreibungen</translation>
    </message>
    <message>
        <source>Conversations</source>
        <comment>control questions</comment>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>{there} of {items} pictures have a question.</source>
        <translation>{there} von {items} Bildern haben eine Frage.</translation>
    </message>
    <message>
        <source>{there} of {items} pictures have a statement.</source>
        <translation>{there} von {items} Bildern haben eine Aussage.</translation>
    </message>
    <message>
        <source>{there} of {items} captions have a question.</source>
        <translation>{there} von {items} Bildbeschreibungen haben eine Frage.</translation>
    </message>
    <message>
        <source>{there} of {items} conversations have a question.</source>
        <translation>{there} von {items} Gesprächen haben eine Frage.</translation>
    </message>
    <message>
        <source>Control questions in the tables: {count}, all of them approved.</source>
        <translation>Kontrollfragen in den Tabellen: {count}, alle freigegeben.</translation>
    </message>
    <message>
        <source>{number} of {needed}</source>
        <comment>approvals</comment>
        <translation>{number} von {needed}</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Freigegeben</translation>
    </message>
    <message>
        <source>Sent back</source>
        <translation>Zurückgegeben</translation>
    </message>
    <message>
        <source>Write to the study</source>
        <translation>In die Studie schreiben</translation>
    </message>
    <message>
        <source>All</source>
        <comment>control questions</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>To write</source>
        <comment>control questions</comment>
        <translation>Zu schreiben</translation>
    </message>
    <message>
        <source>To review</source>
        <comment>control questions</comment>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Nothing to review.</source>
        <translation>Nichts zu prüfen.</translation>
    </message>
    <message>
        <source>Nothing to write.</source>
        <translation>Nichts zu schreiben.</translation>
    </message>
    <message>
        <source>Question about</source>
        <translation>Frage zu</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>In der Tabelle</translation>
    </message>
    <message>
        <source>Initials or code</source>
        <translation>Initialen oder Code</translation>
    </message>
    <message>
        <source>About</source>
        <comment>control questions</comment>
        <translation>Über</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Save the study and open it again.</source>
        <translation>Speichern Sie die Studie und öffnen Sie sie erneut.</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Why did you change the preregistered study?</source>
        <translation>Warum haben Sie die präregistrierte Studie geändert?</translation>
    </message>
    <message>
        <source>Another program changed {files} while the study was open here. The study was reloaded.</source>
        <translation>Ein anderes Programm hat {files} geschrieben, während die Studie hier geöffnet war. Die Studie wurde neu eingelesen.</translation>
    </message>
    <message>
        <source>The study is saved, but the reason is not recorded. {why} Enter it on the Studies page, under Preregistration.</source>
        <translation>Die Studie ist gespeichert, aber der Grund ist nicht festgehalten. {why} Geben Sie ihn auf der Seite „Studien“ unter „Präregistrierung“ an.</translation>
    </message>
    <message>
        <source>Keep my changes</source>
        <translation>Meine Änderungen behalten</translation>
    </message>
    <message>
        <source>Save my changes</source>
        <translation>Meine Änderungen speichern</translation>
    </message>
    <message>
        <source>“{title}” has unsaved changes. Sessions use only the saved study.</source>
        <translation>„{title}“ hat ungespeicherte Änderungen. Sitzungen verwenden nur, was gespeichert ist.</translation>
    </message>
    <message>
        <source>Another program changed {files} while the study was open here. You also have unsaved changes, which are lost if you reload the study. If you save them, they replace what the other program wrote.</source>
        <translation>Ein anderes Programm hat {files} geschrieben, während die Studie hier geöffnet war. Auch hier gibt es ungespeicherte Änderungen; sie gehen verloren, wenn die Studie neu eingelesen wird. Wer zuletzt speichert, ersetzt, was der andere geschrieben hat.</translation>
    </message>
    <message>
        <source>{problem} You can save your changes, which replaces what the other program wrote, or reload the study from disk, which discards your changes.</source>
        <translation>{problem} Speichern Sie Ihren Stand, dann wird ersetzt, was das andere Programm geschrieben hat. Oder lesen Sie die Studie neu ein, dann gehen die Änderungen hier verloren.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation>Aufklärung</translation>
    </message>
    <message>
        <source>Information, consent</source>
        <translation>Information, Einwilligung</translation>
    </message>
    <message>
        <source>A page to read</source>
        <translation>Eine Seite zum Lesen</translation>
    </message>
    <message numerus="yes">
        <source>after every %n trial(s)</source>
        <translation>
            <numerusform>nach je %n Durchgang</numerusform>
            <numerusform>nach je %n Durchgängen</numerusform>
        </translation>
    </message>
    <message>
        <source>at least {seconds} s</source>
        <translation>mindestens {seconds} s</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n Frage</numerusform>
            <numerusform>%n Fragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s), not counted</source>
        <translation>
            <numerusform>%n Durchgang, nicht gezählt</numerusform>
            <numerusform>%n Durchgänge, nicht gezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>½ min</source>
        <translation>½ min</translation>
    </message>
    <message>
        <source>Parts of one session</source>
        <translation>Teile einer Sitzung</translation>
    </message>
    <message numerus="yes">
        <source>What one participant sees, about %n minute(s).</source>
        <translation>
            <numerusform>Was eine Versuchsperson sieht, etwa %n Minute.</numerusform>
            <numerusform>Was eine Versuchsperson sieht, etwa %n Minuten.</numerusform>
        </translation>
    </message>
    <message>
        <source>What one participant sees.</source>
        <translation>Was eine Versuchsperson sieht.</translation>
    </message>
    <message>
        <source>Click a part to edit it. Drag blocks and forms to reorder them.</source>
        <translation>Klicken Sie auf einen Teil, um ihn zu bearbeiten. Ziehen Sie Blöcke und Formulare, um sie umzuordnen.</translation>
    </message>
    <message>
        <source>This study can&apos;t be edited here</source>
        <translation>Das ist hier nicht bearbeitbar</translation>
    </message>
    <message>
        <source>{file} can&apos;t be edited here</source>
        <translation>{file} ist hier nicht bearbeitbar</translation>
    </message>
    <message>
        <source>Choose a picture to see which rows use it. You can drop files and folders here.</source>
        <translation>Wählen Sie ein Bild, um zu sehen, welche Zeilen es verwenden. Dateien und Ordner können hierher gezogen werden.</translation>
    </message>
    <message>
        <source>No pictures found. Picture files end in {ends}.</source>
        <translation>Keine Bilder gefunden. Bilddateien enden auf {ends}.</translation>
    </message>
    <message>
        <source>The pictures couldn&apos;t be added: {why}</source>
        <translation>Die Bilder konnten nicht hinzugefügt werden: {why}</translation>
    </message>
    <message>
        <source>Not used by any row.</source>
        <comment>a picture</comment>
        <translation>Keine Zeile verwendet es.</translation>
    </message>
    <message>
        <source>Unused only</source>
        <translation>Nur nicht verwendete</translation>
    </message>
    <message>
        <source>Checking the files…</source>
        <translation>Dateien werden durchgesehen…</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would refer to a picture that no longer exists.</source>
        <translation>
            <numerusform>%n Zeile würde auf ein Bild verweisen, das nicht mehr vorhanden ist.</numerusform>
            <numerusform>%n Zeilen würden auf ein Bild verweisen, das nicht mehr vorhanden ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>The study already has different pictures with the same names.</source>
        <translation>Die Studie hat andere Bilder mit demselben Namen.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed. To restore them, choose Undo.</source>
        <translation>
            <numerusform>%n Bild entfernt. „Rückgängig“ holt es zurück.</numerusform>
            <numerusform>%n Bilder entfernt. „Rückgängig“ holt sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t be read</source>
        <comment>a picture</comment>
        <translation>nicht lesbar</translation>
    </message>
    <message numerus="yes">
        <source>%n more not added.</source>
        <comment>files</comment>
        <translation>
            <numerusform>%n weitere wurde nicht hinzugefügt.</numerusform>
            <numerusform>%n weitere wurden nicht hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep existing</source>
        <translation>Vorhandene behalten</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Column in the study</source>
        <translation>Spalte der Studie</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>{about}. Optional</source>
        <translation>{about}. Optional</translation>
    </message>
    <message>
        <source>A simple program takes part as the machine, so that you can try the games out. Add your own machines in agents.csv.</source>
        <translation>Ein einfaches Programm nimmt als Maschine teil, damit Sie die Spiele ausprobieren können. Tragen Sie Ihre eigenen Maschinen in agents.csv ein.</translation>
    </message>
    <message>
        <source>First lines of the file</source>
        <translation>Erste Zeilen der Datei</translation>
    </message>
    <message numerus="yes">
        <source>including %n control trial(s)</source>
        <translation>
            <numerusform>davon %n Kontrolldurchgang</numerusform>
            <numerusform>davon %n Kontrolldurchgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>Its answers are not included. A few examples show how to fill in the tables. Paste or drop your own answers in the editor.</source>
        <translation>Die Antworten sind nicht enthalten: Einige Beispiele zeigen, wie die Tabellen gefüllt werden. Eigene fügen Sie im Editor ein oder ziehen sie hinein.</translation>
    </message>
    <message>
        <source>Drop your spreadsheet and picture folder here</source>
        <translation>Ziehen Sie Ihre Tabelle und den Bilderordner hierher</translation>
    </message>
    <message>
        <source>Or choose them above. Each row of the table is one answer; the first row contains the column names. TuringDesk guesses what each column contains, and you can correct it.</source>
        <translation>Oder wählen Sie beides oben. Jede Zeile der Tabelle ist eine Antwort; die erste Zeile nennt die Spalten. Was die Spalten enthalten, wird geraten; Sie können es berichtigen.</translation>
    </message>
    <message>
        <source>Choose which of your columns is: {names}.</source>
        <translation>Geben Sie an, welche Ihrer Spalten das ist: {names}.</translation>
    </message>
    <message>
        <source>Location</source>
        <comment>of pictures</comment>
        <translation>Speicherort</translation>
    </message>
    <message>
        <source>Choose whether {words} means human or machine.</source>
        <translation>Geben Sie an, ob {words} Mensch oder Maschine bedeutet.</translation>
    </message>
    <message>
        <source>All answers have the same origin. Choose which words mean human and which mean machine.</source>
        <translation>Alle Antworten haben dieselbe Herkunft. Geben Sie an, welche Wörter Mensch bedeuten und welche Maschine.</translation>
    </message>
    <message>
        <source>Choose the folder with your pictures.</source>
        <translation>Wählen Sie den Ordner mit Ihren Bildern.</translation>
    </message>
    <message>
        <source>Preview of the table</source>
        <translation>Vorschau der Tabelle</translation>
    </message>
    <message>
        <source>Choose the picture folder</source>
        <translation>Bilderordner wählen</translation>
    </message>
    <message>
        <source>Choose whether {words} and other words mean human or machine.</source>
        <translation>Geben Sie an, ob {words} und weitere Mensch oder Maschine bedeuten.</translation>
    </message>
    <message>
        <source>What do participants judge?</source>
        <translation>Was beurteilen die Versuchspersonen?</translation>
    </message>
    <message>
        <source>Match your columns</source>
        <translation>Spalten zuordnen</translation>
    </message>
    <message>
        <source>Preview of the first rows</source>
        <translation>Vorschau der ersten Zeilen</translation>
    </message>
    <message>
        <source>{rows} and {pictures} imported.</source>
        <translation>{rows} und {pictures} wurden übernommen.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the file {file}.</source>
        <translation>TuringDesk findet die Datei {file} nicht.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the folder {folder}.</source>
        <translation>TuringDesk findet den Ordner {folder} nicht.</translation>
    </message>
    <message>
        <source>Save the study in</source>
        <translation>Studie speichern in</translation>
    </message>
    <message>
        <source>Empty, without answers</source>
        <translation>Leer, ohne Antworten</translation>
    </message>
    <message>
        <source>Enter a title.</source>
        <translation>Geben Sie einen Titel ein.</translation>
    </message>
    <message>
        <source>Enter the full path of the folder.</source>
        <translation>Geben Sie den vollständigen Pfad des Ordners an.</translation>
    </message>
    <message>
        <source>The study is sealed, and any change would break the seal. Edit the original study and seal it again.</source>
        <translation>Die Studie ist versiegelt; eine Änderung würde das Siegel brechen. Bearbeiten Sie die Studie, aus der sie entstand, und versiegeln Sie diese erneut.</translation>
    </message>
    <message>
        <source>Enter the full path, starting with the drive or /.</source>
        <translation>Geben Sie den vollständigen Pfad an, ab dem Laufwerk oder ab /.</translation>
    </message>
    <message>
        <source>This folder isn&apos;t empty. Enter a new or empty folder.</source>
        <translation>Dieser Ordner ist nicht leer. Geben Sie einen neuen oder leeren Ordner an.</translation>
    </message>
    <message>
        <source>Enter a folder.</source>
        <translation>Geben Sie einen Ordner an.</translation>
    </message>
    <message>
        <source>This study is in a read-only location</source>
        <translation>Diese Studie liegt an einem schreibgeschützten Ort</translation>
    </message>
    <message>
        <source>{file} is a packed study. TuringDesk unpacks it into a folder, where you can edit it. The packed file doesn&apos;t change.</source>
        <translation>{file} ist eine gepackte Studie. TuringDesk entpackt sie in einen Ordner, in dem Sie sie bearbeiten können. Die gepackte Datei ändert sich nicht.</translation>
    </message>
    <message>
        <source>Files in {folder} can&apos;t be changed. You can edit a copy of the study in a folder of your own. The original doesn&apos;t change.</source>
        <translation>Dateien in {folder} können nicht geändert werden. Sie können eine Kopie der Studie in einem eigenen Ordner bearbeiten. Das Original ändert sich nicht.</translation>
    </message>
    <message>
        <source>Open a study on the Studies page, or drop its folder here. You can also create a study there.</source>
        <translation>Öffnen Sie eine unter „Studien“ oder ziehen Sie ihren Ordner hierher. Auch neue Studien beginnen unter „Studien“.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) of this study are recorded. After you save, new sessions record a different hash, so you can tell the versions apart.</source>
        <translation>
            <numerusform>%n Sitzung dieser Studie ist aufgezeichnet. Sitzungen nach dem nächsten Speichern tragen einen anderen Hash, sodass sich die Versionen unterscheiden lassen.</numerusform>
            <numerusform>%n Sitzungen dieser Studie sind aufgezeichnet. Sitzungen nach dem nächsten Speichern tragen einen anderen Hash, sodass sich die Versionen unterscheiden lassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running session(s) continue with the study as it was when they started.</source>
        <translation>
            <numerusform>%n laufende Sitzung geht mit der Studie weiter, wie sie zu Beginn war.</numerusform>
            <numerusform>%n laufende Sitzungen gehen mit der Studie weiter, wie sie zu Beginn war.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables, pictures, texts, forms, and rules of a study.</source>
        <translation>Tabellen, Bilder, Texte, Formulare und Regeln einer Studie.</translation>
    </message>
    <message>
        <source>This study is open on the Studies page.</source>
        <translation>Diese Studie ist unter „Studien“ geöffnet.</translation>
    </message>
    <message>
        <source>The study can&apos;t be edited. {why}</source>
        <translation>Die Studie kann nicht bearbeitet werden. {why}</translation>
    </message>
    <message>
        <source>A form after the first trial</source>
        <translation>Ein Formular nach dem ersten Durchgang</translation>
    </message>
    <message>
        <source>{file} is an Excel workbook, which you can&apos;t edit here. Make a copy as a CSV table, which the study then uses. The workbook doesn&apos;t change.</source>
        <translation>{file} ist eine Excel-Arbeitsmappe, die Sie hier nicht bearbeiten können. Erstellen Sie eine Kopie als CSV-Tabelle, die die Studie dann verwendet. Die Arbeitsmappe bleibt unverändert.</translation>
    </message>
    <message>
        <source>No games yet. Games appear here when kiosks that are paired with this desk run a study with live games.</source>
        <translation>Noch keine Spiele. Spiele erscheinen hier, wenn Kioske, die mit diesem Leitstand gekoppelt sind, eine Studie mit Live-Spielen durchführen.</translation>
    </message>
    <message>
        <source>Someone left.</source>
        <translation>Jemand hat das Spiel verlassen.</translation>
    </message>
    <message>
        <source>Someone asked for another topic.</source>
        <translation>Jemand hat um ein anderes Thema gebeten.</translation>
    </message>
    <message>
        <source>Someone reported a message.</source>
        <translation>Jemand hat eine Nachricht gemeldet.</translation>
    </message>
    <message>
        <source>The experimenter ended it.</source>
        <translation>Die Versuchsleitung hat es beendet.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Decides</source>
        <translation>Entscheidet</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restzeit</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Export transcripts</source>
        <translation>Transkripte exportieren</translation>
    </message>
    <message>
        <source>End this game for everyone in it?</source>
        <translation>Dieses Spiel für alle Beteiligten beenden?</translation>
    </message>
    <message>
        <source>Messages so far are saved. Participants are told calmly.</source>
        <translation>Die bisherigen Nachrichten sind gespeichert. Den Versuchspersonen wird es behutsam mitgeteilt.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {running} running</source>
        <translation>
            <numerusform>%n Spiel, {running} laufend</numerusform>
            <numerusform>%n Spiele, {running} laufend</numerusform>
        </translation>
    </message>
    <message>
        <source>Live games</source>
        <translation>Live-Spiele</translation>
    </message>
    <message>
        <source>Export transcripts…</source>
        <translation>Transkripte exportieren…</translation>
    </message>
    <message>
        <source>Search in messages</source>
        <translation>In Nachrichten suchen</translation>
    </message>
    <message>
        <source>To:</source>
        <translation>An:</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transkript</translation>
    </message>
    <message>
        <source>End game…</source>
        <translation>Spiel beenden…</translation>
    </message>
    <message>
        <source>Hide who is human</source>
        <translation>Verbergen, wer Mensch ist</translation>
    </message>
    <message>
        <source>Show who is human</source>
        <translation>Zeigen, wer Mensch ist</translation>
    </message>
    <message>
        <source>Shown to {participant} until it is read:</source>
        <translation>Für {participant} angezeigt, bis sie gelesen ist:</translation>
    </message>
    <message>
        <source>pilot</source>
        <translation>Pilotlauf</translation>
    </message>
    <message>
        <source>The study is sealed, so who is human stays hidden.</source>
        <translation>Die Studie ist versiegelt; wer Mensch ist, bleibt daher verborgen.</translation>
    </message>
    <message>
        <source>Reported</source>
        <translation>Gemeldet</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Noch keine Nachrichten.</translation>
    </message>
    <message>
        <source>In collected conversations and in live games, machines take part, too. Participants aren&apos;t told who is one. In games, the machines in the study&apos;s agents.csv take part, or else this agent, and the game&apos;s settings say how often.</source>
        <translation>An Gesprächen, die erhoben werden, und an Live-Spielen nehmen auch Maschinen teil. Versuchspersonen erfahren nicht, wer eine ist. An Spielen nehmen die Maschinen aus der agents.csv der Studie teil, sonst dieser Agent; wie oft, sagen die Einstellungen des Spiels.</translation>
    </message>
    <message>
        <source>Study or collection</source>
        <translation>Studie oder Antworterhebung</translation>
    </message>
    <message>
        <source>Conversation length</source>
        <translation>Gesprächslänge</translation>
    </message>
    <message>
        <source>Knew witness</source>
        <comment>a setting</comment>
        <translation>Zeugen gekannt</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <comment>a setting</comment>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Native language</source>
        <comment>a setting</comment>
        <translation>Muttersprache</translation>
    </message>
    <message>
        <source>Topics</source>
        <comment>a setting</comment>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Wrong topic</source>
        <comment>a setting</comment>
        <translation>Falsches Thema</translation>
    </message>
    <message>
        <source>Sees</source>
        <comment>a setting</comment>
        <translation>Zu sehen</translation>
    </message>
    <message>
        <source>Describe the analysis that decides your hypothesis before you collect data. It is saved with the study when you preregister it, and the report shows it next to the results.</source>
        <translation>Beschreiben Sie vor der Datenerhebung die Auswertung, die über Ihre Hypothese entscheidet. Sie wird bei der Präregistrierung mit der Studie gespeichert, und der Bericht zeigt sie neben den Ergebnissen.</translation>
    </message>
    <message>
        <source>What you expect, which result would support it, when you stop collecting data, and what you exclude.</source>
        <translation>Was Sie erwarten, was es belegen würde, wann Sie aufhören, was Sie ausschließen.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>keine Angabe</translation>
    </message>
    <message numerus="yes">
        <source>%n to fix</source>
        <comment>problems</comment>
        <translation>
            <numerusform>%n zu berichtigen</numerusform>
            <numerusform>%n zu berichtigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>Fix the errors next to the fields to see the plan.</source>
        <translation>Beheben Sie die Fehler neben den Feldern, um den Plan zu sehen.</translation>
    </message>
    <message>
        <source>A page before the block. To see how it looks, open Consent and texts.</source>
        <translation>Eine Seite vor dem Block. Wie sie aussieht, zeigt „Einwilligung und Texte“.</translation>
    </message>
    <message>
        <source>Asked after the verdict in every trial of this block. These questions have no correct answer.</source>
        <translation>Werden nach dem Urteil in jedem Durchgang dieses Blocks gestellt. Sie haben keine richtige Antwort.</translation>
    </message>
    <message>
        <source>The plan couldn&apos;t be calculated: {why}</source>
        <translation>Der Plan konnte nicht berechnet werden: {why}</translation>
    </message>
    <message>
        <source>Answers to show</source>
        <translation>Anzahl der gezeigten Antworten</translation>
    </message>
    <message>
        <source>Number of answers of each origin. If empty, as balanced as possible.</source>
        <translation>Wie viele von jeder Herkunft; leer: so gleichmäßig wie möglich.</translation>
    </message>
    <message>
        <source>Control trials check that participants pay attention.</source>
        <translation>Kontrolldurchgänge prüfen, ob die Versuchspersonen aufmerksam sind.</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Participants complete them in this order.</source>
        <translation>Versuchspersonen durchlaufen sie in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>Move this block up</source>
        <translation>Diesen Block nach oben</translation>
    </message>
    <message>
        <source>Move this block down</source>
        <translation>Diesen Block nach unten</translation>
    </message>
    <message>
        <source>A study needs at least one block: a set of trials of one task.</source>
        <translation>Eine Studie braucht mindestens einen Block: Durchgänge einer Aufgabe.</translation>
    </message>
    <message>
        <source>Not applied: {why}</source>
        <translation>Nicht übernommen: {why}</translation>
    </message>
    <message>
        <source>To see the page, add a question.</source>
        <translation>Fügen Sie eine Frage hinzu, um die Seite zu sehen.</translation>
    </message>
    <message>
        <source>Move this form up</source>
        <translation>Dieses Formular nach oben</translation>
    </message>
    <message>
        <source>Move this form down</source>
        <translation>Dieses Formular nach unten</translation>
    </message>
    <message>
        <source>There are no forms. Participants are not asked about themselves.</source>
        <translation>Es gibt keine Formulare. Versuchspersonen werden nicht zu ihrer Person befragt.</translation>
    </message>
    <message>
        <source>This form has no questions yet.</source>
        <translation>Dieses Formular hat noch keine Fragen.</translation>
    </message>
    <message>
        <source>New: single choice</source>
        <translation>Neu: Einfachauswahl</translation>
    </message>
    <message>
        <source>New: multiple choice</source>
        <translation>Neu: Mehrfachauswahl</translation>
    </message>
    <message>
        <source>New: slider</source>
        <translation>Neu: Schieberegler</translation>
    </message>
    <message>
        <source>New: number</source>
        <translation>Neu: Zahl</translation>
    </message>
    <message>
        <source>New: text</source>
        <translation>Neu: Text</translation>
    </message>
    <message>
        <source>Move this question up</source>
        <translation>Diese Frage nach oben</translation>
    </message>
    <message>
        <source>Move this question down</source>
        <translation>Diese Frage nach unten</translation>
    </message>
    <message>
        <source>Separate several with semicolons.</source>
        <translation>Mehrere durch Semikolons trennen.</translation>
    </message>
    <message>
        <source>One per line. To use a different word in the data: word | text shown | key</source>
        <translation>Eine je Zeile. Um in den Daten ein anderes Wort zu führen: Wort | was gezeigt wird | Taste</translation>
    </message>
    <message>
        <source>whole form</source>
        <comment>conversation</comment>
        <translation>ganzes Formular</translation>
    </message>
    <message>
        <source>{about}. Separate several with semicolons.</source>
        <translation>{about}. Mehrere durch Semikolons trennen.</translation>
    </message>
    <message>
        <source>A rule excludes trials or sessions from the results. It deletes nothing: results are shown with and without the rules.</source>
        <translation>Eine Regel schließt Durchgänge oder Sitzungen aus den Ergebnissen aus. Sie löscht nichts: Ergebnisse werden mit und ohne Regeln gezeigt.</translation>
    </message>
    <message>
        <source>There are no rules. Every complete answer counts.</source>
        <translation>Es gibt keine Regel: Jede vollständige Antwort zählt.</translation>
    </message>
    <message>
        <source>Move this rule up</source>
        <translation>Diese Regel nach oben</translation>
    </message>
    <message>
        <source>Move this rule down</source>
        <translation>Diese Regel nach unten</translation>
    </message>
    <message>
        <source>{sentence} It excludes single trials.</source>
        <translation>{sentence} Sie schließt einzelne Durchgänge aus.</translation>
    </message>
    <message>
        <source>{sentence} It excludes whole sessions.</source>
        <translation>{sentence} Sie schließt ganze Sitzungen aus.</translation>
    </message>
    <message>
        <source>The study has no rules of its own, only the limits above.</source>
        <translation>Die Studie hat keine eigenen Regeln, nur die Grenzen oben.</translation>
    </message>
    <message>
        <source>Answers faster than a block&apos;s limit are excluded from the results, unless a rule below sets something else for the block. Change a limit here; 0 excludes none.</source>
        <translation>Antworten, die weniger als die Grenze eines Blocks dauern, werden aus den Ergebnissen ausgeschlossen, sofern keine Regel unten für den Block etwas anderes sagt. Ändern Sie eine Grenze hier; 0 schließt keine aus.</translation>
    </message>
    <message>
        <source>Seconds. The default for this task is {limit}.</source>
        <translation>Sekunden. Die Voreinstellung für diese Aufgabe ist {limit}.</translation>
    </message>
    <message>
        <source>Enter a whole number, for example 10.</source>
        <translation>Geben Sie eine ganze Zahl ein, z. B. 10.</translation>
    </message>
    <message>
        <source>Enter a number with a decimal point, for example 2.5.</source>
        <translation>Geben Sie eine Zahl mit Punkt ein, z. B. 2.5.</translation>
    </message>
    <message>
        <source>Enter whole numbers separated by commas, for example 1, 3.</source>
        <translation>Geben Sie ganze Zahlen mit Kommas ein, z. B. 1, 3.</translation>
    </message>
    <message>
        <source>Enter one line per trial: number of the trial = ID of a row.</source>
        <translation>Schreiben Sie für jeden eine Zeile: Nummer des Durchgangs = id einer Zeile.</translation>
    </message>
    <message>
        <source>The two answers that participants choose between, as shown on the buttons.</source>
        <translation>Die beiden Antworten, zwischen denen die Versuchspersonen wählen, wie sie auf den Schaltflächen stehen.</translation>
    </message>
    <message>
        <source>When you build a study from the answers, words are cleaned in the same way for people and machines. The data keep what was given.</source>
        <translation>Wenn Sie aus den Antworten eine Studie erstellen, werden Wörter von Menschen und Maschinen auf dieselbe Weise bereinigt. In den Daten bleibt, was geantwortet wurde.</translation>
    </message>
    <message>
        <source>Names of the two answers</source>
        <translation>Namen der beiden Antworten</translation>
    </message>
    <message>
        <source>Interrupted sessions</source>
        <translation>Unterbrochene Sitzungen</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>Bereinigung</translation>
    </message>
    <message>
        <source>Preregistered {time} by {name}, version {version}. You can still change the study. When you save, TuringDesk asks for the reason and records a deviation.</source>
        <translation>Präregistriert {time} von {name}, Version {version}. Änderungen bleiben möglich. Beim Speichern fragt TuringDesk nach dem Grund und hält eine Abweichung fest.</translation>
    </message>
    <message>
        <source>{file}, created when you type</source>
        <translation>{file}, entsteht beim Schreiben</translation>
    </message>
    <message>
        <source>Participant view</source>
        <translation>Ansicht der Versuchsperson</translation>
    </message>
    <message>
        <source>There is no text, so participants don&apos;t see this page.</source>
        <translation>Es gibt keinen Text; Versuchspersonen sehen diese Seite nicht.</translation>
    </message>
    <message>
        <source>The consent page has two buttons. Participants who don&apos;t agree see the refusal page.</source>
        <translation>Die Einwilligungsseite hat zwei Schaltflächen. Wer nicht zustimmt, sieht die Seite für die Verweigerung.</translation>
    </message>
    <message>
        <source>Text pages</source>
        <translation>Textseiten</translation>
    </message>
    <message>
        <source>You haven&apos;t written this text. Participants see: {text}</source>
        <translation>Dieser Text ist noch nicht geschrieben. Versuchspersonen sehen: {text}</translation>
    </message>
    <message>
        <source>Preview answers are stored in a temporary folder, which is deleted when the preview ends. Nothing is counted.</source>
        <translation>Antworten der Vorschau liegen in einem temporären Ordner, der am Ende der Vorschau gelöscht wird. Nichts wird gezählt.</translation>
    </message>
    <message>
        <source>Fix this first: {problem}</source>
        <translation>Berichtigen Sie zuerst dies: {problem}</translation>
    </message>
    <message>
        <source>Preview – nothing is saved</source>
        <translation>Vorschau – nichts wird gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>The preview has ended. Its %n answer(s) were discarded.</source>
        <translation>
            <numerusform>Die Vorschau ist vorbei. Ihre %n Antwort wurde gelöscht.</numerusform>
            <numerusform>Die Vorschau ist vorbei. Ihre %n Antworten wurden gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix this first (and %n more): {problem}</source>
        <translation>
            <numerusform>Berichtigen Sie zuerst dies (und %n weiteres): {problem}</numerusform>
            <numerusform>Berichtigen Sie zuerst dies (und %n weitere): {problem}</numerusform>
        </translation>
    </message>
    <message>
        <source>A session is running on this computer. Preview the study after it ends.</source>
        <translation>Auf diesem Rechner läuft eine Sitzung. Sehen Sie sich die Vorschau an, wenn sie vorbei ist.</translation>
    </message>
    <message>
        <source>The study can&apos;t be shown yet. {why}</source>
        <translation>Die Studie kann noch nicht gezeigt werden. {why}</translation>
    </message>
    <message>
        <source>No problems. You can run sessions.</source>
        <translation>Keine Probleme. Sie können Sitzungen durchführen.</translation>
    </message>
    <message>
        <source>{problems}. Fix the errors before you run sessions (F8: next problem).</source>
        <translation>{problems}. Beheben Sie die Fehler, bevor Sie Sitzungen durchführen (F8: nächstes Problem).</translation>
    </message>
    <message>
        <source>{problems}. Only pilots can run (F8: next problem).</source>
        <translation>{problems}. Nur Pilotläufe sind möglich (F8: nächstes Problem).</translation>
    </message>
    <message>
        <source>{problems}. You can run sessions (F8: next problem).</source>
        <translation>{problems}. Sie können Sitzungen durchführen (F8: nächstes Problem).</translation>
    </message>
    <message>
        <source>{column}: {about}. Required in every row.</source>
        <translation>{column}: {about}. In jeder Zeile erforderlich.</translation>
    </message>
    <message>
        <source>{column}: {about}. Optional.</source>
        <translation>{column}: {about}. Optional.</translation>
    </message>
    <message>
        <source>{column}: this task doesn&apos;t use this column.</source>
        <translation>{column}: Diese Aufgabe hat keine solche Spalte.</translation>
    </message>
    <message>
        <source>OK</source>
        <comment>what was typed</comment>
        <translation>OK</translation>
    </message>
    <message>
        <source>A column with this name already exists.</source>
        <translation>Eine Spalte dieses Namens gibt es schon.</translation>
    </message>
    <message>
        <source>Enter saves the text, Shift+Enter starts a new line, Esc discards the change</source>
        <translation>Eingabe übernimmt den Text, Umschalt+Eingabe beginnt eine neue Zeile, Esc lässt ihn, wie er war</translation>
    </message>
    <message>
        <source>The numbers on the left are line numbers, as used in problem messages. Rows stay in the order of the file, because the order can matter. * Required in every row.</source>
        <translation>Die Nummern links sind die Zeilen, die in Problemen genannt werden. Die Zeilen bleiben in der Reihenfolge der Datei, die für eine Studie wichtig sein kann. * jede Zeile braucht es.</translation>
    </message>
    <message>
        <source>Nothing was imported. {why}</source>
        <translation>Nichts wurde übernommen. {why}</translation>
    </message>
    <message>
        <source>Missing columns are added to the table: {columns}.</source>
        <translation>Spalten, die der Tabelle fehlen, werden hinzugefügt: {columns}.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) imported from {file}. To remove them, choose Undo.</source>
        <translation>
            <numerusform>%n Zeile aus {file} übernommen. „Rückgängig“ nimmt sie heraus.</numerusform>
            <numerusform>%n Zeilen aus {file} übernommen. „Rückgängig“ nimmt sie heraus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table} already has %n row(s). Columns are matched by name.</source>
        <translation>
            <numerusform>{table} hat schon %n Zeile. Spalten werden nach ihren Namen zugeordnet.</numerusform>
            <numerusform>{table} hat schon %n Zeilen. Spalten werden nach ihren Namen zugeordnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) beyond the right edge of the table were not pasted.</source>
        <translation>
            <numerusform>%n Spalte rechts außerhalb der Tabelle wurde nicht eingefügt.</numerusform>
            <numerusform>%n Spalten rechts außerhalb der Tabelle wurden nicht eingefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard couldn&apos;t be read: {why}</source>
        <translation>Die Zwischenablage konnte nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <source>The first row contains column names, so columns were matched by name.</source>
        <translation>Die erste Zeile enthält Spaltennamen; die Spalten wurden danach zugeordnet.</translation>
    </message>
    <message>
        <source>Not pasted, because the table has no such column: {columns}.</source>
        <translation>Nicht eingefügt, weil die Tabelle keine solche Spalte hat: {columns}.</translation>
    </message>
    <message>
        <source>No cell contains this text.</source>
        <translation>Keine Zelle enthält diesen Text.</translation>
    </message>
    <message>
        <source>No answers yet. Exclusions appear here after the first session starts.</source>
        <translation>Noch keine Antworten. Ausschlüsse werden hier aufgeführt, sobald Sitzungen begonnen haben.</translation>
    </message>
    <message>
        <source>Sealed: results that depend on who made an answer appear after you enter the passphrase.</source>
        <translation>Versiegelt: Was davon abhängt, von wem eine Antwort stammt, wird gezeigt, sobald die Passphrase eingegeben ist.</translation>
    </message>
    <message>
        <source>Excluded by rules: {sessions}, {trials}. Nothing is deleted.</source>
        <translation>Durch Regeln ausgeschlossen: {sessions}, {trials}. Nichts wird gelöscht.</translation>
    </message>
    <message>
        <source>Search exclusions</source>
        <translation>In den Ausschlüssen suchen</translation>
    </message>
    <message>
        <source>The study has no rules.</source>
        <translation>Die Studie hat keine Regeln.</translation>
    </message>
    <message>
        <source>Nothing is excluded.</source>
        <translation>Nichts ist ausgeschlossen.</translation>
    </message>
    <message>
        <source>All exclusions</source>
        <translation>Alle Ausschlüsse</translation>
    </message>
    <message>
        <source>Results with and without rules</source>
        <translation>Ergebnisse mit und ohne Regeln</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>Keine Treffer.</translation>
    </message>
    <message>
        <source>Whole session</source>
        <translation>Die ganze Sitzung</translation>
    </message>
    <message numerus="yes">
        <source>Sealed: %n session(s) is/are exported without the truth until you enter the passphrase.</source>
        <translation>
            <numerusform>Versiegelt: %n Sitzung wird ohne wahre Herkunft exportiert, bis die Passphrase eingegeben ist.</numerusform>
            <numerusform>Versiegelt: %n Sitzungen werden ohne wahre Herkunft exportiert, bis die Passphrase eingegeben ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a byte order mark so that Excel reads UTF-8</source>
        <translation>Byte Order Mark hinzufügen, damit Excel UTF-8 erkennt</translation>
    </message>
    <message>
        <source>Put an apostrophe before text that a spreadsheet could read as a formula</source>
        <translation>Apostroph vor Texte setzen, die ein Tabellenprogramm als Formel lesen könnte</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Einschließen</translation>
    </message>
    <message>
        <source>The export was canceled. Nothing was written.</source>
        <translation>Der Export wurde abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Pilot sessions (flagged in column “{column}”)</source>
        <translation>Pilotsitzungen (markiert in der Spalte „{column}“)</translation>
    </message>
    <message>
        <source>Personal form fields (in sheet “{sheet}”)</source>
        <translation>Persönliche Formularfelder (im Blatt „{sheet}“)</translation>
    </message>
    <message>
        <source>Keys and words</source>
        <translation>Tasten und Begriffe</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Ihre Daten</translation>
    </message>
    <message>
        <source>The kiosk and its computer</source>
        <translation>Der Kiosk und sein Rechner</translation>
    </message>
    <message>
        <source>Several booths</source>
        <translation>Mehrere Kabinen</translation>
    </message>
    <message>
        <source>Machine judges on the command line</source>
        <translation>Urteilsmaschinen auf der Befehlszeile</translation>
    </message>
    <message>
        <source>Machine agents</source>
        <translation>Maschinenagenten</translation>
    </message>
    <message>
        <source>Importing data</source>
        <translation>Daten importieren</translation>
    </message>
    <message>
        <source>Building a study from answers</source>
        <translation>Eine Studie aus Antworten erstellen</translation>
    </message>
    <message>
        <source>Data for other programs</source>
        <translation>Daten für andere Programme</translation>
    </message>
    <message>
        <source>What check can detect</source>
        <translation>Was check erkennen kann</translation>
    </message>
    <message>
        <source>The study package</source>
        <translation>Das Studienpaket</translation>
    </message>
    <message>
        <source>What analyze --json prints</source>
        <translation>Was analyze --json ausgibt</translation>
    </message>
    <message>
        <source>This topic is available in English only.</source>
        <translation>Dieses Thema gibt es nur auf Englisch.</translation>
    </message>
    <message>
        <source>The server ended unexpectedly.</source>
        <translation>Der Server wurde unerwartet beendet.</translation>
    </message>
    <message>
        <source>{fast} of {of} verdicts were faster than the limit</source>
        <translation>{fast} von {of} Urteilen kamen schneller als die Grenze</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <comment>prompts that have enough answers</comment>
        <translation>{number} von {of}</translation>
    </message>
    <message>
        <source>Collected answers</source>
        <translation>Erhobene Antworten</translation>
    </message>
    <message>
        <source>Excluded by rule</source>
        <translation>Durch Regeln ausgeschlossen</translation>
    </message>
    <message>
        <source>{number} more on the Sessions page</source>
        <comment>sessions</comment>
        <translation>und {number} weitere auf der Seite „Sitzungen“</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Per prompt</source>
        <comment>answers</comment>
        <translation>Je Vorgabe</translation>
    </message>
    <message>
        <source>Prompts with enough</source>
        <translation>Vorgaben mit genug</translation>
    </message>
    <message>
        <source>Still needed</source>
        <comment>answers</comment>
        <translation>Noch nötig</translation>
    </message>
    <message>
        <source>To look at</source>
        <comment>answers</comment>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Control questions</source>
        <translation>Kontrollfragen</translation>
    </message>
    <message>
        <source>Verdicts by origin</source>
        <translation>Urteile nach Herkunft</translation>
    </message>
    <message>
        <source>Detectability over sessions</source>
        <translation>Erkennbarkeit im Verlauf der Sitzungen</translation>
    </message>
    <message>
        <source>By task</source>
        <translation>Nach Aufgabe</translation>
    </message>
    <message>
        <source>By machine</source>
        <translation>Nach Maschine</translation>
    </message>
    <message>
        <source>Lines: 95% CI</source>
        <translation>Linien: 95-%-Intervall</translation>
    </message>
    <message>
        <source>{number} without a value: fewer than {fewest} verdicts</source>
        <translation>{number} ohne Wert: weniger als {fewest} Urteile</translation>
    </message>
    <message>
        <source>Enter or a click opens the session.</source>
        <translation>Eingabe oder ein Klick öffnet die Sitzung.</translation>
    </message>
    <message>
        <source>Click to open the session</source>
        <translation>Klicken, um die Sitzung zu öffnen</translation>
    </message>
    <message>
        <source>No verdict is excluded by a rule.</source>
        <translation>Kein Urteil ist durch eine Regel ausgeschlossen.</translation>
    </message>
    <message>
        <source>clustered by judge and stimulus</source>
        <translation>geclustert nach Urteilenden und Stimulus</translation>
    </message>
    <message>
        <source>clustered by judge</source>
        <translation>geclustert nach Urteilenden</translation>
    </message>
    <message>
        <source>clustered by stimulus</source>
        <translation>geclustert nach Stimulus</translation>
    </message>
    <message numerus="yes">
        <source>Sealed: %n verdict(s) is/are counted after you enter the passphrase.</source>
        <translation>
            <numerusform>Versiegelt: %n Urteil wird gezählt, sobald die Passphrase eingegeben ist.</numerusform>
            <numerusform>Versiegelt: %n Urteile werden gezählt, sobald die Passphrase eingegeben ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start a session on the Studies page. Results appear here after the first answer.</source>
        <translation>Starten Sie unter „Studien“ eine Sitzung. Nach der ersten Antwort erscheinen hier die Ergebnisse.</translation>
    </message>
    <message>
        <source>Shows the results in large letters on a second screen. Esc closes it.</source>
        <translation>Zeigt die Ergebnisse in großer Schrift auf einem zweiten Bildschirm. Esc schließt ihn.</translation>
    </message>
    <message>
        <source>A session is running on this computer. End it first.</source>
        <translation>Auf diesem Rechner läuft eine Sitzung. Beenden Sie sie zuerst.</translation>
    </message>
    <message>
        <source>Wall mode</source>
        <translation>Wandanzeige</translation>
    </message>
    <message>
        <source>Results stay hidden while the study is sealed.</source>
        <translation>Die Ergebnisse bleiben verborgen, solange die Studie versiegelt ist.</translation>
    </message>
    <message>
        <source>Compare people and machines on the answers that all of them judged, where there are any</source>
        <translation>Menschen und Maschinen anhand der Antworten vergleichen, die alle beurteilt haben, wo es solche gibt</translation>
    </message>
    <message>
        <source>Same answers only</source>
        <translation>Nur dieselben Antworten</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved. {why}</source>
        <translation>{file} kann nicht gespeichert werden. {why}</translation>
    </message>
    <message>
        <source>The audit log couldn&apos;t be written: {why} You can continue working. The entries are written as soon as the disk accepts them.</source>
        <translation>Das Logbuch konnte nicht geschrieben werden: {why} Sie können weiterarbeiten. Die Einträge werden geschrieben, sobald der Datenträger sie annimmt.</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>the changes</comment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be saved. {why}</source>
        <translation>Die Einstellungen konnten nicht gespeichert werden. {why}</translation>
    </message>
    <message>
        <source>The data folder {folder} can&apos;t be read. {why} Reconnect it, or choose another one in Settings.</source>
        <translation>Der Datenordner {folder} kann nicht gelesen werden. {why} Verbinden Sie ihn neu oder wählen Sie in den Einstellungen einen anderen.</translation>
    </message>
    <message>
        <source>You can resume the session later with the same participant code.</source>
        <translation>Sie können sie später mit demselben Teilnahmecode fortsetzen.</translation>
    </message>
    <message>
        <source>Preview answers are discarded.</source>
        <translation>Antworten der Vorschau werden verworfen.</translation>
    </message>
    <message>
        <source>End the preview</source>
        <translation>Vorschau beenden</translation>
    </message>
    <message>
        <source>Was {was}, judged {called}: {n} of {of}</source>
        <translation>War {was}, beurteilt als {called}: {n} von {of}</translation>
    </message>
    <message>
        <source>Was {was}, judged {called}: {n} of {of} ({share}%)</source>
        <translation>War {was}, beurteilt als {called}: {n} von {of} ({share} %)</translation>
    </message>
    <message>
        <source>Pause between repetitions</source>
        <translation>Zeit zwischen zwei Wiedergaben</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Trials judged</source>
        <translation>Beurteilte Durchgänge</translation>
    </message>
    <message>
        <source>Without a verdict</source>
        <translation>Ohne Urteil</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Teile (Folds)</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Startwerte</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>What it judges</source>
        <translation>Was beurteilt wird</translation>
    </message>
    <message>
        <source>All blocks</source>
        <translation>Alle Blöcke</translation>
    </message>
    <message>
        <source>{judge}: {sessions}. Trials judged: {trials}.</source>
        <translation>{judge}: {sessions}. Beurteilte Durchgänge: {trials}.</translation>
    </message>
    <message>
        <source>Not judged: {block}. {why}</source>
        <translation>Nicht beurteilt: {block}. {why}</translation>
    </message>
    <message>
        <source>{doing}: {done} of {total}</source>
        <translation>{doing}: {done} von {total}</translation>
    </message>
    <message>
        <source>Without a verdict: {n}.</source>
        <translation>Ohne Urteil: {n}.</translation>
    </message>
    <message>
        <source>Judge at work</source>
        <translation>Beurteiler läuft</translation>
    </message>
    <message>
        <source>By stimulus</source>
        <translation>Nach Stimulus</translation>
    </message>
    <message>
        <source>By prompt</source>
        <translation>Nach Vorgabe</translation>
    </message>
    <message>
        <source>File</source>
        <comment>of vectors for features</comment>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Save note</source>
        <translation>Notiz speichern</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Lock after</source>
        <comment>some minutes</comment>
        <translation>Sperren nach</translation>
    </message>
    <message>
        <source>min</source>
        <comment>minutes, after their number</comment>
        <translation>min</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>{number} min</source>
        <comment>minutes</comment>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>{number} s</source>
        <comment>seconds</comment>
        <translation>{number} s</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Person hinzufügen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>{default} by default</source>
        <translation>voreingestellt {default}</translation>
    </message>
    <message>
        <source>In {unit}</source>
        <translation>In {unit}</translation>
    </message>
    <message>
        <source>{lowest} to {highest} {unit}</source>
        <translation>{lowest} bis {highest} {unit}</translation>
    </message>
    <message>
        <source>Edit a copy as CSV</source>
        <translation>Kopie als CSV bearbeiten</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(entries)</source>
        <comment>of the record</comment>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Show problems…</source>
        <translation>Probleme zeigen…</translation>
    </message>
    <message>
        <source>Duplicate this block</source>
        <translation>Diesen Block duplizieren</translation>
    </message>
    <message>
        <source>Duplicate this form</source>
        <translation>Dieses Formular duplizieren</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <comment>in a list</comment>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Duplicate this question</source>
        <translation>Diese Frage duplizieren</translation>
    </message>
    <message>
        <source>Duplicate this rule</source>
        <translation>Diese Regel duplizieren</translation>
    </message>
    <message>
        <source>Rules: {rules} · Planned: {analysis}</source>
        <translation>Regeln: {rules} · Geplant: {analysis}</translation>
    </message>
    <message numerus="yes">
        <source>%n deviation(s)</source>
        <translation>
            <numerusform>%n Abweichung</numerusform>
            <numerusform>%n Abweichungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No deviations.</source>
        <translation>Keine Abweichungen.</translation>
    </message>
    <message>
        <source>Preregistration</source>
        <translation>Präregistrierung</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no rules</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no analysis</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{study}, version {version}</source>
        <translation>{study}, Version {version}</translation>
    </message>
    <message>
        <source>None declared</source>
        <comment>no rules, no analysis</comment>
        <translation>Nicht festgelegt</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>write down</comment>
        <translation>Festhalten</translation>
    </message>
    <message>
        <source>Changes</source>
        <comment>of a study</comment>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Aufgeteilt nach</translation>
    </message>
    <message>
        <source>Recorded as</source>
        <translation>Eingetragen als</translation>
    </message>
    <message>
        <source>Overall only</source>
        <translation>Nur insgesamt</translation>
    </message>
    <message>
        <source>Recorded as {person}</source>
        <translation>Eingetragen als {person}</translation>
    </message>
    <message>
        <source>Some are missing.</source>
        <translation>Einige fehlen.</translation>
    </message>
    <message numerus="yes">
        <source>%n form answer(s)</source>
        <translation>
            <numerusform>%n Formularantwort</numerusform>
            <numerusform>%n Formularantworten</numerusform>
        </translation>
    </message>
    <message>
        <source>The session was {reason}.</source>
        <translation>Die Sitzung wurde {reason}.</translation>
    </message>
    <message>
        <source>Show what I type</source>
        <translation>Eingabe anzeigen</translation>
    </message>
    <message>
        <source>Seal the study</source>
        <translation>Studie versiegeln</translation>
    </message>
    <message>
        <source>Sealed package</source>
        <translation>Versiegeltes Paket</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Progress of sealing</source>
        <translation>Fortschritt des Versiegelns</translation>
    </message>
    <message>
        <source>Seal</source>
        <comment>seal a study</comment>
        <translation>Versiegeln</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>Eine Datei</translation>
    </message>
    <message>
        <source>A folder</source>
        <translation>Ein Ordner</translation>
    </message>
    <message numerus="yes">
        <source>And %n more like these.</source>
        <translation>
            <numerusform>Und %n weiteres dieser Art.</numerusform>
            <numerusform>Und %n weitere dieser Art.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sealed.</source>
        <translation>Nichts wurde versiegelt.</translation>
    </message>
    <message>
        <source>Of the studies in {folder}</source>
        <translation>Der Studien in {folder}</translation>
    </message>
    <message>
        <source>Open the seal</source>
        <translation>Siegel öffnen</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a session</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {folder}</source>
        <translation>
            <numerusform>%n Sitzung in {folder}</numerusform>
            <numerusform>%n Sitzungen in {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume…</source>
        <translation>Fortsetzen…</translation>
    </message>
    <message>
        <source>Check journals</source>
        <translation>Protokolle prüfen</translation>
    </message>
    <message>
        <source>Open data folder</source>
        <translation>Datenordner öffnen</translation>
    </message>
    <message>
        <source>Mark as pilot…</source>
        <translation>Als Pilotlauf markieren…</translation>
    </message>
    <message>
        <source>Open the study “{title}” first, then resume its session.</source>
        <translation>Öffnen Sie zuerst die Studie „{title}“ und setzen Sie dann ihre Sitzung fort.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s), {running} running in {folder}</source>
        <translation>
            <numerusform>%n Sitzung, davon {running} laufend, in {folder}</numerusform>
            <numerusform>%n Sitzungen, davon {running} laufend, in {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier note(s)</source>
        <translation>
            <numerusform>%n frühere Notiz</numerusform>
            <numerusform>%n frühere Notizen</numerusform>
        </translation>
    </message>
    <message>
        <source>Journals</source>
        <translation>Protokolle</translation>
    </message>
    <message>
        <source>Find a participant, study, kiosk, or state</source>
        <translation>Versuchsperson, Studie, Kiosk oder Status suchen</translation>
    </message>
    <message>
        <source>Find a session</source>
        <translation>Sitzung suchen</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Name of this kiosk</source>
        <translation>Name dieses Kiosks</translation>
    </message>
    <message>
        <source>Choose the data folder</source>
        <translation>Datenordner wählen</translation>
    </message>
    <message>
        <source>Participant&apos;s screen</source>
        <translation>Bildschirm der Versuchsperson</translation>
    </message>
    <message>
        <source>Preview…</source>
        <translation>Vorschau…</translation>
    </message>
    <message>
        <source>Each participant gets</source>
        <translation>Pro Versuchsperson</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>All participants</source>
        <translation>Alle Versuchspersonen</translation>
    </message>
    <message>
        <source>Judged each</source>
        <translation>Urteile je Antwort</translation>
    </message>
    <message>
        <source>Preview of {block}</source>
        <translation>Vorschau von {block}</translation>
    </message>
    <message>
        <source>Plan of {block}</source>
        <translation>Plan von {block}</translation>
    </message>
    <message>
        <source>Open a study&apos;s folder</source>
        <translation>Ordner einer Studie öffnen</translation>
    </message>
    <message>
        <source>Open a study package</source>
        <translation>Studienpaket öffnen</translation>
    </message>
    <message>
        <source>New study…</source>
        <translation>Neue Studie…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Ordner öffnen…</translation>
    </message>
    <message>
        <source>Open .tdz…</source>
        <translation>.tdz öffnen…</translation>
    </message>
    <message>
        <source>Recent studies</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) prepared</source>
        <translation>
            <numerusform>%n Sitzung vorbereitet</numerusform>
            <numerusform>%n Sitzungen vorbereitet</numerusform>
        </translation>
    </message>
    <message>
        <source>Study packages</source>
        <translation>Studienpakete</translation>
    </message>
    <message>
        <source>Stimulus</source>
        <translation>Stimulus</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Made by: {maker}</source>
        <translation>Von: {maker}</translation>
    </message>
    <message>
        <source>Preview: {block}</source>
        <translation>Vorschau: {block}</translation>
    </message>
    <message>
        <source>prompt {name}</source>
        <translation>Vorgabe {name}</translation>
    </message>
    <message>
        <source>Only pilots can run: {problems}</source>
        <translation>Nur Pilotläufe sind möglich: {problems}</translation>
    </message>
    <message>
        <source>No session can run: {problems}</source>
        <translation>Es kann keine Sitzung laufen: {problems}</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>{errors} and {warnings}</source>
        <translation>{errors} und {warnings}</translation>
    </message>
    <message>
        <source>Not connected: {screen}. Plug it in, or choose another screen.</source>
        <translation>Nicht verbunden: {screen}. Schließen Sie ihn an oder wählen Sie einen anderen Bildschirm.</translation>
    </message>
    <message>
        <source>Identify</source>
        <comment>number the screens</comment>
        <translation>Identifizieren</translation>
    </message>
    <message>
        <source>The participant chooses</source>
        <translation>Die Versuchsperson wählt</translation>
    </message>
    <message>
        <source>Start a session</source>
        <translation>Sitzung starten</translation>
    </message>
    <message>
        <source>Participant code</source>
        <translation>Teilnahmecode</translation>
    </message>
    <message>
        <source>Kiosk name</source>
        <translation>Name des Kiosks</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>Alle Bewegungen</translation>
    </message>
    <message>
        <source>Appearance and accessibility</source>
        <translation>Aussehen und Barrierefreiheit</translation>
    </message>
    <message>
        <source>Journals of all sessions. If the folder is on a network share, several kiosks can save to it. Existing data stays where it is.</source>
        <translation>Protokolle aller Sitzungen. Mit einem Ordner auf der Netzfreigabe des Labors schreiben mehrere Kioske an denselben Ort. Schon vorhandene Daten bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Recorded with every session, for example Booth 1.</source>
        <translation>Wird mit jeder Sitzung gespeichert, zum Beispiel Kabine 1.</translation>
    </message>
    <message>
        <source>The screen where sessions open, full screen.</source>
        <translation>Der Bildschirm, auf dem Sitzungen im Vollbild geöffnet werden.</translation>
    </message>
    <message>
        <source>Language of the program, after a restart. Pages without a translation stay in English. Sessions use the language of their study.</source>
        <translation>Sprache des Programms, nach einem Neustart. Seiten ohne Übersetzung bleiben auf Englisch. Sitzungen verwenden die Sprache ihrer Studie.</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Applies to menus, bars, and pages. Moving stimuli always move.</source>
        <translation>Gilt für Menüs, Leisten und Seiten. Bewegte Stimuli bewegen sich immer.</translation>
    </message>
    <message>
        <source>Free software under the MIT license. Licenses of its components: {file}</source>
        <translation>Freie Software unter der MIT-Lizenz. Die Lizenzen ihrer Bestandteile: {file}</translation>
    </message>
    <message>
        <source>Same as the system: {language}</source>
        <translation>Wie das System: {language}</translation>
    </message>
    <message>
        <source>This page is for investigators. Lock TuringDesk, and ask an investigator to sign in.</source>
        <translation>Dies ist der Studienleitung vorbehalten. Sperren Sie den Leitstand, damit sie sich anmelden kann.</translation>
    </message>
    <message>
        <source>A session is running on this computer. End it there first (Ctrl+Shift+Q).</source>
        <translation>Auf diesem Rechner läuft eine Sitzung. Beenden Sie sie zuerst dort (Strg+Umschalt+Q).</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Open a study, check its plan, and start sessions.</source>
        <translation>Öffnen Sie eine Studie, prüfen Sie ihren Plan und starten Sie Sitzungen.</translation>
    </message>
    <message>
        <source>Start session…</source>
        <translation>Sitzung starten…</translation>
    </message>
    <message>
        <source>Pilot…</source>
        <translation>Pilotlauf…</translation>
    </message>
    <message>
        <source>Seal…</source>
        <translation>Versiegeln…</translation>
    </message>
    <message>
        <source>The study&apos;s files are still being read.</source>
        <translation>Die Dateien der Studie werden noch gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n form(s)</source>
        <translation>
            <numerusform>%n Formular</numerusform>
            <numerusform>%n Formulare</numerusform>
        </translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>pilot only</source>
        <comment>a problem: only pilots can run</comment>
        <translation>nur Pilotlauf</translation>
    </message>
    <message>
        <source>Sealed</source>
        <comment>of a study</comment>
        <translation>Versiegelt</translation>
    </message>
    <message>
        <source>A study is a folder</source>
        <translation>Eine Studie ist ein Ordner</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <comment>steps</comment>
        <translation>{number} von {of}</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>step of the tour</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>with the tour</comment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>{number}: {screen}, {width} {times} {height} (main)</source>
        <translation>{number}: {screen}, {width} {times} {height} (Hauptbildschirm)</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message numerus="yes">
        <source>The study has %n problem(s).</source>
        <translation>
            <numerusform>Die Studie hat %n Problem.</numerusform>
            <numerusform>Die Studie hat %n Probleme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Erneut prüfen</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>no participant may start</comment>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>TuringDesk timing test</source>
        <translation>TuringDesk-Zeittest</translation>
    </message>
    <message>
        <source>Continue at trial {number} of {of}</source>
        <translation>Weiter bei Durchgang {number} von {of}</translation>
    </message>
    <message>
        <source>Close for now</source>
        <translation>Vorerst schließen</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Sitzung beenden</translation>
    </message>
    <message>
        <source>{done} of {trials} completed.</source>
        <translation>{done} / {trials} abgeschlossen.</translation>
    </message>
    <message>
        <source>For the experimenter</source>
        <translation>Für die Versuchsleitung</translation>
    </message>
    <message>
        <source>was {origin}</source>
        <comment>head of a row: what it truly was</comment>
        <translation>war {origin}</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <comment>in quotation marks</comment>
        <translation>„{word}“</translation>
    </message>
    <message>
        <source>Find a row</source>
        <translation>Zeile suchen</translation>
    </message>
    <message>
        <source>and {number} more values</source>
        <translation>und {number} weitere Werte</translation>
    </message>
    <message>
        <source>Show or hide this series</source>
        <translation>Diese Reihe zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Werte kopieren</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Step  (→)</source>
        <translation>Schritt  (→)</translation>
    </message>
    <message>
        <source>Fixation {number} of {of}</source>
        <translation>Fixation {number} von {of}</translation>
    </message>
    <message>
        <source>Play  (P)</source>
        <translation>Abspielen  (P)</translation>
    </message>
    <message>
        <source>Pause  (P)</source>
        <translation>Pause  (P)</translation>
    </message>
</context>
<context>
    <name>Participant</name>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Please call the experimenter</source>
        <translation>Bitte wenden Sie sich an die Versuchsleitung</translation>
    </message>
    <message>
        <source>Your answers so far are saved.</source>
        <translation>Ihre bisherigen Antworten sind gespeichert.</translation>
    </message>
    <message>
        <source>All your answers are saved.</source>
        <translation>Alle Ihre Antworten sind gespeichert.</translation>
    </message>
    <message>
        <source>Answer to continue.</source>
        <translation>Bitte antworten Sie, um fortzufahren.</translation>
    </message>
    <message>
        <source>Answer both to continue.</source>
        <translation>Bitte beantworten Sie beide Fragen, um fortzufahren.</translation>
    </message>
    <message>
        <source>Answer all three to continue.</source>
        <translation>Bitte beantworten Sie alle drei Fragen, um fortzufahren.</translation>
    </message>
    <message>
        <source>Answer all four to continue.</source>
        <translation>Bitte beantworten Sie alle vier Fragen, um fortzufahren.</translation>
    </message>
    <message numerus="yes">
        <source>Answer all %n to continue.</source>
        <translation>
            <numerusform>Bitte beantworten Sie %n Frage, um fortzufahren.</numerusform>
            <numerusform>Bitte beantworten Sie alle %n Fragen, um fortzufahren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Please wait a moment</source>
        <translation>Bitte warten Sie einen Moment</translation>
    </message>
    <message>
        <source>A message from the experimenter</source>
        <translation>Eine Nachricht der Versuchsleitung</translation>
    </message>
    <message>
        <source>Pilot: not counted</source>
        <translation>Pilotlauf: zählt nicht</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Demonstration</translation>
    </message>
    <message>
        <source>Look at the picture first.</source>
        <translation>Bitte betrachten Sie zuerst das Bild.</translation>
    </message>
    <message>
        <source>List each choice once, in order.</source>
        <translation>Nennen Sie jede Möglichkeit einmal, in der Reihenfolge der Auswahl.</translation>
    </message>
    <message>
        <source>That was practice. From now on, your answers count.</source>
        <translation>Das war die Übung. Ab jetzt zählen Ihre Antworten.</translation>
    </message>
    <message>
        <source>Take a short break. Continue when you are ready.</source>
        <translation>Machen Sie eine kurze Pause. Fahren Sie fort, sobald Sie bereit sind.</translation>
    </message>
    <message>
        <source>You can continue</source>
        <translation>Sie können fortfahren</translation>
    </message>
    <message>
        <source>Read the conversation first.</source>
        <translation>Bitte lesen Sie zuerst das Gespräch.</translation>
    </message>
    <message>
        <source>Read both words first.</source>
        <translation>Bitte lesen Sie zuerst beide Wörter.</translation>
    </message>
    <message>
        <source>Look at both first.</source>
        <translation>Bitte sehen Sie sich zuerst beide an.</translation>
    </message>
    <message>
        <source>It repeats until you answer.</source>
        <translation>Der Clip läuft, bis Sie antworten.</translation>
    </message>
    <message>
        <source>You can answer after {number} seconds.</source>
        <translation>Nach {number} Sekunden können Sie antworten.</translation>
    </message>
    <message numerus="yes">
        <source>Watch the whole clip %n time(s).</source>
        <translation>
            <numerusform>Bitte den ganzen Clip einmal ansehen.</numerusform>
            <numerusform>Bitte den ganzen Clip %n-mal ansehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can answer after %n second(s).</source>
        <translation>
            <numerusform>Nach %n Sekunde können Sie antworten.</numerusform>
            <numerusform>Nach %n Sekunden können Sie antworten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer the required questions to continue.</source>
        <translation>Bitte beantworten Sie die Pflichtfragen, um fortzufahren.</translation>
    </message>
    <message>
        <source>The session will continue soon. Your answers so far are saved.</source>
        <translation>Die Sitzung geht gleich weiter. Ihre bisherigen Antworten sind gespeichert.</translation>
    </message>
    <message>
        <source>Choose all that apply.</source>
        <translation>Mehrfachauswahl möglich.</translation>
    </message>
    <message>
        <source>Please choose your language.</source>
        <translation>Bitte wählen Sie Ihre Sprache.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Bitte wählen …</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Taking part</source>
        <translation>Teilnahme</translation>
    </message>
    <message>
        <source>What you will do</source>
        <translation>Ihre Aufgabe</translation>
    </message>
    <message>
        <source>This is the end of the demonstration. To leave this screen, press {keys}.</source>
        <translation>Das war die Demonstration. Mit {keys} verlassen Sie diesen Bildschirm.</translation>
    </message>
    <message>
        <source>The viewer was looking for:</source>
        <translation>Gesucht wurde:</translation>
    </message>
    <message>
        <source>About you</source>
        <translation>Über Sie</translation>
    </message>
    <message>
        <source>A few last questions</source>
        <translation>Einige letzte Fragen</translation>
    </message>
    <message>
        <source>Image descriptions</source>
        <translation>Bildbeschreibungen</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Who named this color?</source>
        <translation>Wer hat diese Farbe genannt?</translation>
    </message>
    <message>
        <source>In which conversation is speaker {subject} a machine?</source>
        <translation>In welchem Gespräch ist {subject} eine Maschine?</translation>
    </message>
    <message>
        <source>Word associations</source>
        <translation>Wortassoziationen</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Eye movements</source>
        <translation>Augenbewegungen</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Vielen Dank</translation>
    </message>
    <message>
        <source>Thank you. Your answers are saved.</source>
        <translation>Vielen Dank. Ihre Antworten sind gespeichert.</translation>
    </message>
    <message>
        <source>You chose not to take part. Nothing was recorded.</source>
        <translation>Sie haben sich gegen die Teilnahme entschieden. Es wurde nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>Your name, as a signature</source>
        <translation>Ihr Name als Unterschrift</translation>
    </message>
    <message>
        <source>A human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>A machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>a human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>a machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Who wrote this description?</source>
        <translation>Wer hat diese Beschreibung geschrieben?</translation>
    </message>
    <message>
        <source>Who came up with this word?</source>
        <translation>Wem ist dieses Wort eingefallen?</translation>
    </message>
    <message>
        <source>Who named these three things?</source>
        <translation>Wer hat diese drei Dinge genannt?</translation>
    </message>
    <message>
        <source>Were these eye movements made by a human or a machine?</source>
        <translation>Stammen diese Augenbewegungen von einem Menschen oder einer Maschine?</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <translation>Was sehen Sie?</translation>
    </message>
    <message>
        <source>Who is talking?</source>
        <translation>Wer spricht hier?</translation>
    </message>
    <message>
        <source>What are they talking about?</source>
        <translation>Worüber unterhalten sie sich?</translation>
    </message>
    <message>
        <source>Both are human</source>
        <translation>Beide sind Menschen</translation>
    </message>
    <message>
        <source>Both are machines</source>
        <translation>Beide sind Maschinen</translation>
    </message>
    <message>
        <source>A is human, B is a machine</source>
        <translation>A ist ein Mensch, B eine Maschine</translation>
    </message>
    <message>
        <source>A is a machine, B is human</source>
        <translation>A ist eine Maschine, B ein Mensch</translation>
    </message>
    <message>
        <source>Which answer was made by a machine?</source>
        <translation>Welche Antwort stammt von einer Maschine?</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Please answer this question.</source>
        <translation>Bitte beantworten Sie diese Frage.</translation>
    </message>
    <message>
        <source>Please enter a whole number from {low} to {high}.</source>
        <translation>Bitte geben Sie eine ganze Zahl von {low} bis {high} ein.</translation>
    </message>
    <message>
        <source>Please enter a number from {low} to {high}.</source>
        <translation>Bitte geben Sie eine Zahl von {low} bis {high} ein.</translation>
    </message>
    <message>
        <source>{value} is not one of the choices.</source>
        <translation>{value} steht nicht zur Auswahl.</translation>
    </message>
    <message>
        <source>Speaker {subject} is...</source>
        <translation>Sprecher {subject} ist …</translation>
    </message>
    <message>
        <source>Speaker {subject}: **{label}**</source>
        <translation>Sprecher {subject}: **{label}**</translation>
    </message>
    <message>
        <source>Conversation {number}</source>
        <translation>Gespräch {number}</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>Antwort {number}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Ich stimme zu</translation>
    </message>
    <message>
        <source>Click on the line.</source>
        <translation>Klicken Sie auf die Linie.</translation>
    </message>
    <message>
        <source>It was a human.</source>
        <translation>Es war ein Mensch.</translation>
    </message>
    <message>
        <source>Your message</source>
        <translation>Ihre Nachricht</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
    <message>
        <source>Is “{word}” spelled correctly?</source>
        <translation>Ist „{word}“ richtig geschrieben?</translation>
    </message>
    <message>
        <source>Please write one word.</source>
        <translation>Bitte schreiben Sie ein einziges Wort.</translation>
    </message>
    <message>
        <source>Please write without special characters such as {character}.</source>
        <translation>Bitte schreiben Sie ohne Sonderzeichen wie {character}.</translation>
    </message>
    <message>
        <source>Please don&apos;t start with “{start}”.</source>
        <translation>Bitte beginnen Sie nicht mit „{start}“.</translation>
    </message>
    <message>
        <source>Please write without the word “{word}”.</source>
        <translation>Bitte schreiben Sie ohne das Wort „{word}“.</translation>
    </message>
    <message>
        <source>Say what you see, as if to someone who can&apos;t see it. Write at least {least} words, and don&apos;t guess what happened before or will happen next.</source>
        <translation>Sagen Sie, was Sie sehen, wie zu jemandem, der es nicht sehen kann. Schreiben Sie mindestens {least} Wörter und raten Sie nicht, was vorher geschah oder danach geschehen wird.</translation>
    </message>
    <message>
        <source>Please don&apos;t use one word so often.</source>
        <translation>Bitte verwenden Sie ein Wort nicht so oft.</translation>
    </message>
    <message>
        <source>You gave this description already. Please write another one.</source>
        <translation>Diese Beschreibung haben Sie schon gegeben. Bitte schreiben Sie eine andere.</translation>
    </message>
    <message>
        <source>Please write at least {least} words.</source>
        <translation>Bitte schreiben Sie mindestens {least} Wörter.</translation>
    </message>
    <message>
        <source>Describe the picture in one sentence.</source>
        <translation>Beschreiben Sie das Bild in einem Satz.</translation>
    </message>
    <message>
        <source>Describing pictures</source>
        <translation>Bilder beschreiben</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Which color dominates this picture?</source>
        <translation>Welche Farbe herrscht in diesem Bild vor?</translation>
    </message>
    <message>
        <source>Choose the color that you would name first.</source>
        <translation>Wählen Sie die Farbe, die Sie als Erste nennen würden.</translation>
    </message>
    <message>
        <source>Naming colors</source>
        <translation>Farben benennen</translation>
    </message>
    <message>
        <source>hi! what do you think about this one?</source>
        <translation>hi! was hältst du von dem Thema?</translation>
    </message>
    <message>
        <source>honestly I never gave it much thought, you?</source>
        <translation>ehrlich gesagt hab ich nie groß drüber nachgedacht, und du?</translation>
    </message>
    <message>
        <source>a bit, mostly because of a friend of mine</source>
        <translation>ein bisschen, vor allem wegen einer Freundin von mir</translation>
    </message>
    <message>
        <source>haha same here, how did that start</source>
        <translation>haha geht mir auch so, wie kam das denn</translation>
    </message>
    <message>
        <source>a few years ago, by accident really</source>
        <translation>vor ein paar Jahren, eigentlich durch Zufall</translation>
    </message>
    <message>
        <source>ok that makes sense. do you like it though?</source>
        <translation>ok das leuchtet ein. aber gefällt es dir denn?</translation>
    </message>
    <message>
        <source>The conversation</source>
        <translation>Das Gespräch</translation>
    </message>
    <message>
        <source>What it was about</source>
        <translation>Worum es ging</translation>
    </message>
    <message>
        <source>Which speaker you were</source>
        <translation>Welcher Sprecher Sie waren</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Die Nummer des Gesprächs</translation>
    </message>
    <message>
        <source>Having conversations</source>
        <translation>Gespräche führen</translation>
    </message>
    <message>
        <source>The conversation isn&apos;t complete.</source>
        <translation>Das Gespräch ist nicht vollständig.</translation>
    </message>
    <message>
        <source>Look around in the picture.</source>
        <translation>Sehen Sie sich im Bild um.</translation>
    </message>
    <message>
        <source>If the picture is blurred, click wherever you want to look.</source>
        <translation>Wenn das Bild unscharf ist, klicken Sie dorthin, wohin Sie sehen möchten.</translation>
    </message>
    <message>
        <source>Find what you were shown.</source>
        <translation>Finden Sie, was Ihnen gezeigt wurde.</translation>
    </message>
    <message>
        <source>There are more than {most} fixations.</source>
        <translation>Es gibt mehr als {most} Fixationen.</translation>
    </message>
    <message>
        <source>Write each fixation as x,y,onset_ms,duration_ms.</source>
        <translation>Schreiben Sie jede Fixation als x,y,onset_ms,duration_ms.</translation>
    </message>
    <message>
        <source>Looking at pictures</source>
        <translation>Bilder betrachten</translation>
    </message>
    <message>
        <source>What do you see in this picture? Name one thing.</source>
        <translation>Was sehen Sie in diesem Bild? Nennen Sie ein Ding.</translation>
    </message>
    <message>
        <source>A second thing</source>
        <translation>Ein zweites Ding</translation>
    </message>
    <message>
        <source>A third thing</source>
        <translation>Ein drittes Ding</translation>
    </message>
    <message>
        <source>Write one word for each of three different things.</source>
        <translation>Schreiben Sie je ein Wort für drei verschiedene Dinge.</translation>
    </message>
    <message>
        <source>You named “{word}” already.</source>
        <translation>„{word}“ haben Sie schon genannt.</translation>
    </message>
    <message>
        <source>Is “{word}” one correctly spelled word?</source>
        <translation>Ist „{word}“ ein einzelnes, richtig geschriebenes Wort?</translation>
    </message>
    <message>
        <source>Naming things</source>
        <translation>Dinge benennen</translation>
    </message>
    <message>
        <source>Which word comes to mind first?</source>
        <translation>Welches Wort fällt Ihnen zuerst ein?</translation>
    </message>
    <message>
        <source>Write one word, without thinking about it for long.</source>
        <translation>Schreiben Sie ein Wort, ohne lange nachzudenken.</translation>
    </message>
    <message>
        <source>Please write another word than “{cue}”.</source>
        <translation>Bitte schreiben Sie ein anderes Wort als „{cue}“.</translation>
    </message>
    <message>
        <source>Associations with words</source>
        <translation>Assoziationen zu Wörtern</translation>
    </message>
    <message>
        <source>It was a machine.</source>
        <translation>Es war eine Maschine.</translation>
    </message>
    <message>
        <source>Speaker {subject} was a human.</source>
        <translation>Sprecher {subject} war ein Mensch.</translation>
    </message>
    <message>
        <source>Speaker {subject} was a machine.</source>
        <translation>Sprecher {subject} war eine Maschine.</translation>
    </message>
    <message>
        <source>Correct answer: **{label}**</source>
        <translation>Richtige Antwort: **{label}**</translation>
    </message>
    <message>
        <source>It&apos;s your turn. Press Enter to send your message.</source>
        <translation>Sie sind an der Reihe. Senden Sie Ihre Nachricht mit der Eingabetaste.</translation>
    </message>
    <message>
        <source>Please wait for your partner&apos;s message.</source>
        <translation>Bitte warten Sie auf die Nachricht Ihres Gegenübers.</translation>
    </message>
    <message>
        <source>Please write a shorter message.</source>
        <translation>Bitte schreiben Sie eine kürzere Nachricht.</translation>
    </message>
    <message>
        <source>Your partner&apos;s connection was interrupted. Please wait a moment.</source>
        <translation>Die Verbindung zu Ihrem Gegenüber wurde unterbrochen. Bitte warten Sie einen Moment.</translation>
    </message>
    <message>
        <source>The conversation is complete. Thank you!</source>
        <translation>Das Gespräch ist vollständig. Vielen Dank!</translation>
    </message>
    <message>
        <source>A conversation usually takes {least} to {most} minutes.</source>
        <translation>Ein Gespräch dauert meist {least} bis {most} Minuten.</translation>
    </message>
    <message>
        <source>Your messages: {said} of {of}</source>
        <translation>Ihre Nachrichten: {said} von {of}</translation>
    </message>
    <message>
        <source>I am not comfortable with this</source>
        <translation>Mir ist dabei nicht wohl</translation>
    </message>
    <message>
        <source>The connection is being restored. Your messages are saved.</source>
        <translation>Die Verbindung wird wiederhergestellt. Ihre Nachrichten sind gespeichert.</translation>
    </message>
    <message>
        <source>Waiting for a partner</source>
        <translation>Warten auf ein Gegenüber</translation>
    </message>
    <message>
        <source>This conversation has ended early</source>
        <translation>Dieses Gespräch wurde vorzeitig beendet</translation>
    </message>
    <message>
        <source>Your partner had to leave, which has nothing to do with what you wrote. Your messages are saved. You can continue with another conversation.</source>
        <translation>Ihr Gegenüber musste gehen; das hat nichts damit zu tun, was Sie geschrieben haben. Ihre Nachrichten sind gespeichert. Sie können mit einem anderen Gespräch weitermachen.</translation>
    </message>
    <message>
        <source>A new topic</source>
        <translation>Ein neues Thema</translation>
    </message>
    <message>
        <source>Your partner asked for another topic. Your messages are saved. You can continue with another conversation.</source>
        <translation>Ihr Gegenüber hat um ein anderes Thema gebeten. Ihre Nachrichten sind gespeichert. Sie können mit einem anderen Gespräch weitermachen.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>That&apos;s all for this picture. Continue whenever you&apos;re ready.</source>
        <translation>Das war alles zu diesem Bild. Fahren Sie fort, sobald Sie bereit sind.</translation>
    </message>
    <message>
        <source>Find this in the next picture:</source>
        <translation>Finden Sie dies im nächsten Bild:</translation>
    </message>
    <message>
        <source>You both won</source>
        <translation>Sie haben beide gewonnen</translation>
    </message>
    <message>
        <source>You both lost</source>
        <translation>Sie haben beide verloren</translation>
    </message>
    <message>
        <source>Someone gave up</source>
        <translation>Jemand hat aufgegeben</translation>
    </message>
    <message>
        <source>The game then ends for the other human, too.</source>
        <translation>Das Spiel endet dann auch für den anderen Menschen.</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>You can accuse only once, and you can&apos;t change it later.</source>
        <translation>Sie können nur einmal beschuldigen und es später nicht ändern.</translation>
    </message>
    <message>
        <source>Accuse {color}</source>
        <translation>{color} beschuldigen</translation>
    </message>
    <message>
        <source>Is {color} the machine?</source>
        <translation>Ist {color} die Maschine?</translation>
    </message>
    <message>
        <source>You accused {color}.</source>
        <translation>Sie haben {color} beschuldigt.</translation>
    </message>
    <message>
        <source>You accused {color}</source>
        <translation>Sie haben {color} beschuldigt</translation>
    </message>
    <message>
        <source>{color} was the machine.</source>
        <translation>{color} war die Maschine.</translation>
    </message>
    <message>
        <source>It takes longer than usual. If you like, tell the experimenter.</source>
        <translation>Es dauert länger als üblich. Wenn Sie möchten, sagen Sie der Versuchsleitung Bescheid.</translation>
    </message>
    <message>
        <source>The connection is being set up.</source>
        <translation>Die Verbindung wird hergestellt.</translation>
    </message>
    <message>
        <source>Play another role in a second window</source>
        <translation>In einem zweiten Fenster eine andere Rolle spielen</translation>
    </message>
    <message>
        <source>You can write at any time. Press Enter to send your message.</source>
        <translation>Sie können jederzeit schreiben. Senden Sie Ihre Nachricht mit der Eingabetaste.</translation>
    </message>
    <message>
        <source>Please wait for an answer.</source>
        <translation>Bitte warten Sie auf eine Antwort.</translation>
    </message>
    <message>
        <source>Someone&apos;s connection was interrupted. Please wait a moment.</source>
        <translation>Eine Verbindung wurde unterbrochen. Bitte warten Sie einen Moment.</translation>
    </message>
    <message>
        <source>This message was not sent. Please write it in other words.</source>
        <translation>Diese Nachricht wurde nicht gesendet. Bitte formulieren Sie sie anders.</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <translation>Warten auf andere</translation>
    </message>
    <message>
        <source>The game begins as soon as someone is free.</source>
        <translation>Das Spiel beginnt, sobald jemand frei ist.</translation>
    </message>
    <message>
        <source>The time for messages is over. A decision is being made.</source>
        <translation>Die Zeit für Nachrichten ist um. Jetzt wird eine Entscheidung getroffen.</translation>
    </message>
    <message>
        <source>This game has ended early</source>
        <translation>Dieses Spiel ist vorzeitig zu Ende</translation>
    </message>
    <message>
        <source>Someone had to leave, which has nothing to do with what you wrote. Your messages are saved. You can continue with another game.</source>
        <translation>Jemand musste gehen; das hat nichts mit dem zu tun, was Sie geschrieben haben. Ihre Nachrichten sind gespeichert. Sie können mit einem anderen Spiel weitermachen.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Thank you! Your messages are saved.</source>
        <translation>Vielen Dank! Ihre Nachrichten sind gespeichert.</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Melden</translation>
    </message>
    <message>
        <source>I have decided…</source>
        <translation>Ich habe mich entschieden…</translation>
    </message>
    <message>
        <source>Keep asking</source>
        <translation>Weiterfragen</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Was ist passiert?</translation>
    </message>
    <message>
        <source>Describe what happened. The experimenter reads it.</source>
        <translation>Beschreiben Sie, was passiert ist. Die Versuchsleitung liest es.</translation>
    </message>
    <message>
        <source>Report a message</source>
        <translation>Eine Nachricht melden</translation>
    </message>
    <message>
        <source>Thank you. The experimenter was told.</source>
        <translation>Vielen Dank. Die Versuchsleitung wurde informiert.</translation>
    </message>
    <message>
        <source>Your messages are saved. You can continue with another game.</source>
        <translation>Ihre Nachrichten sind gespeichert. Sie können mit einem anderen Spiel fortfahren.</translation>
    </message>
    <message>
        <source>Write a message…</source>
        <translation>Nachricht schreiben …</translation>
    </message>
    <message>
        <source>Ask both witnesses…</source>
        <translation>Beide Zeugen fragen …</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>You are the {role}.</source>
        <translation>Ihre Rolle: {role}.</translation>
    </message>
    <message>
        <source>One of them is a machine.</source>
        <translation>Eines Ihrer Gegenüber ist eine Maschine.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) left</source>
        <translation>
            <numerusform>Noch %n Frage</numerusform>
            <numerusform>Noch %n Fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>Witness {number}</source>
        <translation>Zeuge {number}</translation>
    </message>
    <message>
        <source>{who} is writing</source>
        <translation>{who} schreibt</translation>
    </message>
    <message>
        <source>You are {color}.</source>
        <translation>Sie sind {color}.</translation>
    </message>
    <message>
        <source>Write here…</source>
        <translation>Schreiben Sie hier…</translation>
    </message>
    <message>
        <source>Talk about this: {topic}</source>
        <translation>Sprechen Sie darüber: {topic}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>Noch {time}</translation>
    </message>
    <message>
        <source>Press the key shown on a choice, or click the choice.</source>
        <translation>Drücken Sie die Taste, die auf einer Antwort steht, oder klicken Sie die Antwort an.</translation>
    </message>
    <message>
        <source>You can also press {keys}.</source>
        <translation>Sie können auch {keys} drücken.</translation>
    </message>
    <message>
        <source>You said human.</source>
        <translation>Ihre Antwort: Mensch.</translation>
    </message>
    <message>
        <source>You said machine.</source>
        <translation>Ihre Antwort: Maschine.</translation>
    </message>
    <message>
        <source>You said: {answer}</source>
        <translation>Ihre Antwort: {answer}</translation>
    </message>
    <message>
        <source>Witness {number} was a machine.</source>
        <translation>Zeuge {number} war eine Maschine.</translation>
    </message>
    <message>
        <source>Witness {number} was a human.</source>
        <translation>Zeuge {number} war ein Mensch.</translation>
    </message>
    <message>
        <source>You talked with a machine.</source>
        <translation>Sie haben mit einer Maschine gesprochen.</translation>
    </message>
    <message>
        <source>You talked with a human.</source>
        <translation>Sie haben mit einem Menschen gesprochen.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>TuringDesk, second role</source>
        <translation>TuringDesk, zweite Rolle</translation>
    </message>
    <message>
        <source>Please check the marked fields above.</source>
        <translation>Bitte prüfen Sie die markierten Angaben.</translation>
    </message>
    <message>
        <source>Stored separately from your other answers.</source>
        <translation>Wird getrennt von Ihren übrigen Antworten gespeichert.</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Freiwillig</translation>
    </message>
    <message numerus="yes">
        <source>You can continue in %n s.</source>
        <translation>
            <numerusform>In %n s können Sie fortfahren.</numerusform>
            <numerusform>In %n s können Sie fortfahren.</numerusform>
        </translation>
    </message>
    <message>
        <source>I don&apos;t agree</source>
        <translation>Ich stimme nicht zu</translation>
    </message>
    <message>
        <source>Your answers may later be shown to other people, together with answers by machines. Your name is never shown.</source>
        <translation>Ihre Antworten werden später möglicherweise anderen Menschen gezeigt, zusammen mit Antworten von Maschinen. Ihr Name wird nie gezeigt.</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} von {of}</translation>
    </message>
    <message>
        <source>Practice {number} of {of}</source>
        <translation>Übung {number} von {of}</translation>
    </message>
    <message>
        <source>Please tell the experimenter that you have finished.</source>
        <translation>Bitte sagen Sie der Versuchsleitung, dass Sie fertig sind.</translation>
    </message>
    <message>
        <source>About {minutes} min left</source>
        <translation>Noch etwa {minutes} min</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>This picture cannot be shown. Please tell the experimenter.</source>
        <translation>Dieses Bild kann nicht angezeigt werden. Bitte informieren Sie die Versuchsleitung.</translation>
    </message>
    <message>
        <source>Picture: {words}</source>
        <translation>Bild: {words}</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>Ihre Nachrichten</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>Der Raum</translation>
    </message>
    <message>
        <source>Your role</source>
        <translation>Ihre Rolle</translation>
    </message>
    <message>
        <source>How confident are you?</source>
        <translation>Wie sicher sind Sie sich?</translation>
    </message>
    <message>
        <source>Why do you think so?</source>
        <translation>Warum denken Sie das?</translation>
    </message>
    <message>
        <source>The machine is...</source>
        <translation>Die Maschine ist …</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Überhaupt nicht</translation>
    </message>
    <message>
        <source>Completely</source>
        <translation>Völlig</translation>
    </message>
    <message>
        <source>The first of the others</source>
        <translation>Die erste der anderen</translation>
    </message>
    <message>
        <source>The second of the others</source>
        <translation>Die zweite der anderen</translation>
    </message>
    <message>
        <source>Burst dialog</source>
        <translation>Burst-Dialog</translation>
    </message>
    <message>
        <source>Chat with the witness as you would with a friend. Both of you can send several messages in a row. Find out whether the witness is a human or a machine.</source>
        <translation>Chatten Sie mit dem Zeugen wie mit einem Freund oder einer Freundin. Sie beide können mehrere Nachrichten in Folge senden. Finden Sie heraus, ob der Zeuge ein Mensch oder eine Maschine ist.</translation>
    </message>
    <message>
        <source>Chat as you would with a friend. Both of you can send several messages in a row. Convince the interrogator that you are a human.</source>
        <translation>Chatten Sie wie mit einem Freund oder einer Freundin. Sie beide können mehrere Nachrichten in Folge senden. Überzeugen Sie den Fragesteller davon, dass Sie ein Mensch sind.</translation>
    </message>
    <message>
        <source>You write with two others. One of them is a human and the other one is a machine. Find out together with the human which one is the machine, and accuse it. You can accuse only once. You win together if both of you are right, and lose if one of you is wrong.</source>
        <translation>Sie schreiben mit zwei anderen. Davon ist einer ein Mensch und einer eine Maschine. Finden Sie zusammen mit dem Menschen heraus, wer die Maschine ist, und beschuldigen Sie sie. Sie können nur einmal beschuldigen. Sie gewinnen gemeinsam, wenn Sie beide richtigliegen, und verlieren, wenn eine Person falschliegt.</translation>
    </message>
    <message>
        <source>Turing Game</source>
        <translation>Turing Game</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Das Ende des Spiels</translation>
    </message>
    <message>
        <source>Would you like to say something about this game?</source>
        <translation>Möchten Sie etwas zu diesem Spiel sagen?</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The interrogator talks with you and with a machine. Convince the interrogator that you are the human.</source>
        <translation>Der Fragesteller spricht mit Ihnen und mit einer Maschine. Überzeugen Sie ihn davon, dass Sie der Mensch sind.</translation>
    </message>
    <message>
        <source>Which witness is the human?</source>
        <translation>Welcher Zeuge ist der Mensch?</translation>
    </message>
    <message>
        <source>Do you know one of the witnesses personally?</source>
        <translation>Kennen Sie einen der Zeugen persönlich?</translation>
    </message>
    <message>
        <source>Interrogator and two witnesses</source>
        <translation>Fragesteller und zwei Zeugen</translation>
    </message>
    <message>
        <source>Witness 1</source>
        <translation>Zeuge 1</translation>
    </message>
    <message>
        <source>Witness 2</source>
        <translation>Zeuge 2</translation>
    </message>
    <message>
        <source>interrogator</source>
        <translation>Fragesteller</translation>
    </message>
    <message>
        <source>You talk with two witnesses at once. One is a human and one is a machine. Find out which one is the human.</source>
        <translation>Sie sprechen mit zwei Zeugen gleichzeitig. Einer ist ein Mensch, einer eine Maschine. Finden Sie heraus, welcher der Mensch ist.</translation>
    </message>
    <message>
        <source>witness</source>
        <translation>Zeuge</translation>
    </message>
    <message>
        <source>You answer the judge&apos;s questions, and so does a machine. Convince the judge that you are the human.</source>
        <translation>Sie beantworten die Fragen der urteilenden Person, und eine Maschine tut das auch. Überzeugen Sie die urteilende Person davon, dass Sie der Mensch sind.</translation>
    </message>
    <message>
        <source>You answer the judge&apos;s questions, and so does a machine. Convince the judge that you are the machine.</source>
        <translation>Sie beantworten die Fragen der urteilenden Person, und eine Maschine tut das auch. Überzeugen Sie die urteilende Person davon, dass Sie die Maschine sind.</translation>
    </message>
    <message>
        <source>One judge, two who answer</source>
        <translation>Eine Person urteilt, zwei antworten</translation>
    </message>
    <message>
        <source>judge</source>
        <translation>urteilende Person</translation>
    </message>
    <message>
        <source>Each of your questions goes to a human and to a machine. One of them may try to deceive you. Find out which one is the human.</source>
        <translation>Jede Ihrer Fragen geht an einen Menschen und an eine Maschine. Möglicherweise versucht eines der beiden Gegenüber, Sie zu täuschen. Finden Sie heraus, wer der Mensch ist.</translation>
    </message>
    <message>
        <source>Do you know the witness personally?</source>
        <translation>Kennen Sie den Zeugen persönlich?</translation>
    </message>
    <message>
        <source>Interrogator and witness</source>
        <translation>Fragesteller und Zeuge</translation>
    </message>
    <message>
        <source>The witness is...</source>
        <translation>Der Zeuge ist …</translation>
    </message>
    <message>
        <source>Ask whatever you like, and find out whether the witness is a human or a machine.</source>
        <translation>Fragen Sie, was Sie möchten, und finden Sie heraus, ob der Zeuge ein Mensch oder eine Maschine ist.</translation>
    </message>
    <message>
        <source>Convince the interrogator that you are a human.</source>
        <translation>Überzeugen Sie den Fragesteller davon, dass Sie ein Mensch sind.</translation>
    </message>
    <message>
        <source>Were these eye movements made by {human} or {machine}?</source>
        <translation>Von wem stammen diese Augenbewegungen: {human} oder {machine}?</translation>
    </message>
    <message>
        <source>Where is the machine?</source>
        <translation>Wo ist die Maschine?</translation>
    </message>
    <message>
        <source>What is your native language?</source>
        <translation>Was ist Ihre Muttersprache?</translation>
    </message>
    <message>
        <source>What is your gender?</source>
        <translation>Welches Geschlecht haben Sie?</translation>
    </message>
    <message>
        <source>Woman</source>
        <translation>Weiblich</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>Männlich</translation>
    </message>
    <message>
        <source>Non-binary</source>
        <translation>Nicht-binär</translation>
    </message>
    <message>
        <source>Another gender</source>
        <translation>Ein anderes Geschlecht</translation>
    </message>
    <message>
        <source>Prefer not to say</source>
        <translation>Keine Angabe</translation>
    </message>
    <message>
        <source>Less than secondary school</source>
        <translation>Kein weiterführender Schulabschluss</translation>
    </message>
    <message>
        <source>Secondary school</source>
        <translation>Weiterführender Schulabschluss</translation>
    </message>
    <message>
        <source>Vocational training</source>
        <translation>Berufsausbildung</translation>
    </message>
    <message>
        <source>Bachelor&apos;s degree</source>
        <translation>Bachelorabschluss</translation>
    </message>
    <message>
        <source>Master&apos;s degree</source>
        <translation>Masterabschluss</translation>
    </message>
    <message>
        <source>Doctorate</source>
        <translation>Promotion</translation>
    </message>
    <message>
        <source>In which country did you grow up?</source>
        <translation>In welchem Land sind Sie aufgewachsen?</translation>
    </message>
    <message>
        <source>How well do you understand English?</source>
        <translation>Wie gut verstehen Sie Englisch?</translation>
    </message>
    <message>
        <source>It is my native language</source>
        <translation>Es ist meine Muttersprache</translation>
    </message>
    <message>
        <source>Very well</source>
        <translation>Sehr gut</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>A little</source>
        <translation>Ein wenig</translation>
    </message>
    <message>
        <source>Glasses</source>
        <translation>Brille</translation>
    </message>
    <message>
        <source>Contact lenses</source>
        <translation>Kontaktlinsen</translation>
    </message>
    <message>
        <source>How old are you (in years)?</source>
        <translation>Wie alt sind Sie (in Jahren)?</translation>
    </message>
    <message>
        <source>Please don&apos;t quote anyone or use quotation marks.</source>
        <translation>Bitte zitieren Sie niemanden und lassen Sie Anführungszeichen weg.</translation>
    </message>
    <message>
        <source>Please write without names such as “{word}”.</source>
        <translation>Bitte lassen Sie Namen wie „{word}“ weg.</translation>
    </message>
    <message>
        <source>Don&apos;t use names.</source>
        <translation>Lassen Sie Namen weg.</translation>
    </message>
    <message>
        <source>The conversation begins as soon as a partner is free.</source>
        <translation>Das Gespräch beginnt, sobald ein Gegenüber frei ist.</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>It takes longer than usual. You can keep this page open.</source>
        <translation>Es dauert länger als üblich. Sie können diese Seite geöffnet lassen.</translation>
    </message>
    <message>
        <source>Who it was</source>
        <translation>Wer es war</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Zeuge</translation>
    </message>
    <message>
        <source>You can close this page.</source>
        <translation>Sie können diese Seite schließen.</translation>
    </message>
    <message>
        <source>This study is open in another window.</source>
        <translation>Diese Studie ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>This study isn&apos;t open at the moment. Please try again later.</source>
        <translation>Diese Studie ist im Moment nicht geöffnet. Bitte versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>You have already taken part in this study with this link.</source>
        <translation>Sie haben mit diesem Link bereits an dieser Studie teilgenommen.</translation>
    </message>
    <message>
        <source>This study can&apos;t be continued after an interruption. Your answers so far are saved.</source>
        <translation>Diese Studie kann nach einer Unterbrechung nicht fortgesetzt werden. Ihre bisherigen Antworten sind gespeichert.</translation>
    </message>
    <message>
        <source>This study can&apos;t be done in a browser.</source>
        <translation>Diese Studie kann nicht im Browser durchgeführt werden.</translation>
    </message>
    <message>
        <source>If you have questions, please contact the people who invited you.</source>
        <translation>Wenn Sie Fragen haben, wenden Sie sich bitte an die Personen, die Sie eingeladen haben.</translation>
    </message>
    <message>
        <source>Your completion code</source>
        <translation>Ihr Abschlusscode</translation>
    </message>
    <message>
        <source>The connection is interrupted.</source>
        <translation>Die Verbindung ist unterbrochen.</translation>
    </message>
    <message>
        <source>Your answers so far are saved. This page continues by itself as soon as it can.</source>
        <translation>Ihre bisherigen Antworten sind gespeichert. Diese Seite geht von selbst weiter, sobald es möglich ist.</translation>
    </message>
    <message>
        <source>The study is paused.</source>
        <translation>Die Studie ist pausiert.</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Hier fortfahren</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>This picture can&apos;t be shown.</source>
        <translation>Dieses Bild kann nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>Speaker {subject}</source>
        <translation>Sprecher {subject}</translation>
    </message>
    <message>
        <source>You can continue in {number} s.</source>
        <translation>In {number} s können Sie fortfahren.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>This link isn&apos;t valid. Please check that you copied all of it.</source>
        <translation>Dieser Link ist nicht gültig. Bitte prüfen Sie, ob Sie ihn vollständig kopiert haben.</translation>
    </message>
    <message>
        <source>This link is no longer valid.</source>
        <translation>Dieser Link ist nicht mehr gültig.</translation>
    </message>
    <message>
        <source>This link has expired.</source>
        <translation>Dieser Link ist abgelaufen.</translation>
    </message>
    <message>
        <source>This link was already opened on another device or in another browser. Please continue there.</source>
        <translation>Dieser Link wurde schon auf einem anderen Gerät oder in einem anderen Browser geöffnet. Bitte fahren Sie dort fort.</translation>
    </message>
    <message>
        <source>All places in this study are taken. Thank you!</source>
        <translation>Alle Plätze in dieser Studie sind vergeben. Vielen Dank!</translation>
    </message>
    <message>
        <source>What is the highest level of education you have completed?</source>
        <translation>Was ist Ihr höchster Bildungsabschluss?</translation>
    </message>
    <message>
        <source>Are you wearing glasses or contact lenses right now?</source>
        <translation>Tragen Sie gerade eine Brille oder Kontaktlinsen?</translation>
    </message>
    <message>
        <source>Do you have difficulty telling some colors apart?</source>
        <translation>Fällt es Ihnen schwer, manche Farben zu unterscheiden?</translation>
    </message>
    <message>
        <source>I do not know</source>
        <translation>Ich weiß es nicht</translation>
    </message>
    <message>
        <source>Which hand do you write with?</source>
        <translation>Mit welcher Hand schreiben Sie?</translation>
    </message>
    <message>
        <source>The right hand</source>
        <translation>Mit der rechten</translation>
    </message>
    <message>
        <source>The left hand</source>
        <translation>Mit der linken</translation>
    </message>
    <message>
        <source>Either hand</source>
        <translation>Mit beiden</translation>
    </message>
    <message>
        <source>How often do you use AI chat or image programs?</source>
        <translation>Wie oft nutzen Sie KI-Programme für Chats oder Bilder?</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>A few times so far</source>
        <translation>Bisher einige Male</translation>
    </message>
    <message>
        <source>Every month</source>
        <translation>Jeden Monat</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>Jede Woche</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Jeden Tag</translation>
    </message>
    <message>
        <source>What do you use AI programs for?</source>
        <translation>Wofür nutzen Sie KI-Programme?</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Looking things up</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>Translating</source>
        <translation>Übersetzen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Programming</source>
        <translation>Programmieren</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Unterhaltung</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <source>How much do you know about how AI programs work?</source>
        <translation>Wie viel wissen Sie darüber, wie KI-Programme funktionieren?</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <translation>Gar nichts</translation>
    </message>
    <message>
        <source>I build such programs</source>
        <translation>Ich entwickle solche Programme</translation>
    </message>
    <message>
        <source>How did you hear about this study?</source>
        <translation>Wie haben Sie von dieser Studie erfahren?</translation>
    </message>
    <message>
        <source>What is your email address?</source>
        <translation>Unter welcher E-Mail-Adresse dürfen wir Sie erreichen?</translation>
    </message>
    <message>
        <source>How did you decide? What helped you tell people and machines apart?</source>
        <translation>Wie haben Sie sich entschieden? Woran haben Sie Menschen und Maschinen unterschieden?</translation>
    </message>
    <message>
        <source>Out of 100 answers, how many do you think you judged correctly?</source>
        <translation>Was glauben Sie: Wie viele von 100 Antworten haben Sie richtig beurteilt?</translation>
    </message>
    <message>
        <source>Yes, the whole time</source>
        <translation>Ja, die ganze Zeit</translation>
    </message>
    <message>
        <source>Did anything go wrong or distract you?</source>
        <translation>Ist etwas schiefgegangen, oder hat Sie etwas gestört?</translation>
    </message>
    <message>
        <source>Is there anything else you would like to tell us?</source>
        <translation>Möchten Sie uns noch etwas mitteilen?</translation>
    </message>
    <message>
        <source>At the university</source>
        <translation>An der Universität</translation>
    </message>
    <message>
        <source>From somebody I know</source>
        <translation>Durch Bekannte</translation>
    </message>
    <message>
        <source>On a recruiting website</source>
        <translation>Über eine Website für Studienteilnahmen</translation>
    </message>
    <message>
        <source>On social media</source>
        <translation>Über soziale Medien</translation>
    </message>
    <message>
        <source>In another way</source>
        <translation>Auf anderem Weg</translation>
    </message>
    <message>
        <source>What is your full name?</source>
        <translation>Wie lautet Ihr vollständiger Name?</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>What do you think this study was about?</source>
        <translation>Worum ging es Ihrer Meinung nach in dieser Studie?</translation>
    </message>
    <message>
        <source>Please be honest, your payment does not depend on it: did you answer carefully?</source>
        <translation>Ganz ehrlich, und ohne Einfluss auf Ihre Vergütung: Haben Sie sorgfältig geantwortet?</translation>
    </message>
    <message>
        <source>Most of the time</source>
        <translation>Die meiste Zeit</translation>
    </message>
</context>
</TS>
