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
        <source>A study package breaks one of the rules written in studies/README.md.</source>
        <translation>Ein Studienpaket verletzt eine der Regeln, die in studies/README.md stehen.</translation>
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
        <source>{needed} trials of {names}</source>
        <translation>{needed} Durchgänge mit {names}</translation>
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
        <source>{name} ({total} trials, {stimuli} answers)</source>
        <translation>{name} ({total} Durchgänge, {stimuli} Antworten)</translation>
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
        <source>prompt {prompt}</source>
        <translation>Vorgabe {prompt}</translation>
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
        <source>The passphrase has {plain} different characters. Use at least {fewest}.</source>
        <translation>Die Passphrase hat {plain} verschiedene Zeichen. Verwenden Sie mindestens {fewest}.</translation>
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
        <source>It cannot be computed: journals contain the IDs of answers but not their texts. Specify the study&apos;s package: analyze DATA --texts STUDY.</source>
        <translation>Nicht berechenbar: Die Protokolle nennen die Antworten, enthalten aber nicht ihren Wortlaut. Geben Sie auch das Paket der Studie an: analyze DATA --texts STUDY.</translation>
    </message>
    <message>
        <source>It cannot be computed: no text was coded. Code texts on the desk&apos;s Coding page.</source>
        <translation>Nicht berechenbar: Kein Text wurde kodiert. Kodieren Sie Texte auf der Seite „Kodierung“ des Leitstands.</translation>
    </message>
    <message>
        <source>It cannot be computed: no coded text belongs to an included verdict.</source>
        <translation>Nicht berechenbar: Kein kodierter Text gehört zu einem Urteil, das zählt.</translation>
    </message>
    <message>
        <source>Coders disagree on {n} texts; for these, only codes that both chose count.</source>
        <translation>Bei {n} Texten unterscheiden sich die Kodierungen; dort zählen nur die gemeinsamen Codes.</translation>
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
        <source>{what}, lowest first ({size} {axes}, n = {n} verdicts). Error bars are 95% CIs of the conditional modes.</source>
        <translation>{what}, aufsteigend geordnet ({size} {axes}, n = {n} Urteile). Fehlerbalken sind 95-%-Intervalle der bedingten Modi.</translation>
    </message>
    <message>
        <source>The estimated variance is 0: {levels} do not differ beyond chance (n = {n} verdicts), so nothing is drawn.</source>
        <translation>Die geschätzte Varianz ist 0: {levels} unterscheiden sich nicht über den Zufall hinaus (n = {n} Urteile), daher wird nichts gezeichnet.</translation>
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
        <source>It cannot be computed: no machine has judged these answers. To run a machine judge: turingdesk judge STUDY --judge svm --data DATA.</source>
        <translation>Nicht berechenbar: Keine Maschine hat über diese Antworten geurteilt. So lassen Sie eine urteilen: turingdesk judge STUDY --judge svm --data DATA.</translation>
    </message>
    <message>
        <source>It cannot be computed: no machine judge with scores has judged these answers. Trained judges give scores: turingdesk judge STUDY --judge svm --data DATA.</source>
        <translation>Nicht berechenbar: Keine urteilende Maschine, die Scores vergibt, hat über diese Antworten geurteilt. Trainierte Beurteiler vergeben Scores: turingdesk judge STUDY --judge svm --data DATA.</translation>
    </message>
    <message>
        <source>Simulated data. No real participants.</source>
        <translation>Diese Antworten sind simuliert: Niemand hat sie gegeben.</translation>
    </message>
    <message>
        <source>{n} answers by other judges ({other}) are not included.</source>
        <translation>{n} Antworten anderer Urteilender ({other}) zählen hier nicht mit.</translation>
    </message>
    <message>
        <source>Sealed: {n} verdicts are included once you enter the passphrase.</source>
        <translation>Versiegelt: {n} Urteile werden gezählt, sobald die Passphrase eingegeben ist.</translation>
    </message>
    <message>
        <source>Trials without a verdict by a machine: {n}.</source>
        <translation>Durchgänge, zu denen eine Maschine kein Urteil gab: {n}.</translation>
    </message>
    <message>
        <source>{n} answers were given again in a later attempt; the latest counts.</source>
        <translation>{n} Antworten wurden in einem späteren Versuch erneut gefragt; die neueste zählt.</translation>
    </message>
    <message>
        <source>{studies} studies are combined; to choose one, use --study ID.</source>
        <translation>{studies} Studien werden zusammen gezählt; --study ID wählt eine.</translation>
    </message>
    <message>
        <source>The planned breakdown by {column} is not possible: {wrong}</source>
        <translation>Geplant waren Ergebnisse nach {column}; das geht nicht: {wrong}</translation>
    </message>
    <message>
        <source>Detectability against 0.5</source>
        <translation>Erkennbarkeit gegen 0.5</translation>
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
        <source>Proportion of &apos;human&apos; verdicts by maker of the answer (n = {n} verdicts). Error bars are 95% CIs: {method}.</source>
        <translation>Anteil der Urteile „Mensch“ nach Herkunft der Antwort (n = {n} Urteile). Fehlerbalken sind 95-%-Intervalle: {method}.</translation>
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
        <translation>Sicherheit von 0 bis 1 wird als Chance gelesen, richtig zu liegen, 0.5 + Sicherheit / 2: Wer zwei Möglichkeiten hat, kann nicht weniger als Raten erwarten</translation>
    </message>
    <message>
        <source>All judges use the scale in the same way; all verdicts have equal weight.</source>
        <translation>Alle Urteilenden nutzen die Skala gleich; alle Urteile zählen gleich viel.</translation>
    </message>
    <message>
        <source>Proportion of correct verdicts by stated probability of being correct (n = {total} verdicts). The area of a point shows its number of verdicts. Error bars are 95% CIs: {method}. Dashed line: perfect calibration.</source>
        <translation>Anteil richtiger Urteile nach der angegebenen Wahrscheinlichkeit, richtig zu liegen (n = {total} Urteile). Die Fläche eines Punkts zeigt die Zahl seiner Urteile. Fehlerbalken sind 95-%-Intervalle: {method}. Gestrichelte Linie: perfekte Kalibrierung.</translation>
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
        <source>It cannot be computed: the distinguisher never saw the target itself.</source>
        <translation>Nicht berechenbar: Der Unterscheider ist dem Ziel selbst nie begegnet.</translation>
    </message>
    <message>
        <source>Advantage over guessing with which targets distinguished actors from themselves{found} (n = {n} trials, including those with the target itself). There are no error bars.</source>
        <translation>Vorteil gegenüber Raten, mit dem Ziele Akteure von sich selbst unterschieden{found} (n = {n} Durchgänge, die mit dem Ziel selbst eingeschlossen). Es gibt keine Fehlerbalken.</translation>
    </message>
    <message>
        <source>Arrows lead from an agent to each agent that distinguished it from itself with an advantage of at most {epsilon} ({holds} arrows).</source>
        <translation>Ein Pfeil führt von einem Agenten zu einem anderen, der ihn mit einem Vorteil von höchstens {epsilon} von sich selbst unterschied ({holds} Pfeile).</translation>
    </message>
    <message>
        <source>Arrows lead from an agent to each agent that it equals within {epsilon} but that doesn&apos;t equal it ({holds} arrows).</source>
        <translation>Ein Pfeil führt von einem Agenten zu einem anderen, dem er innerhalb von {epsilon} gleichkommt und der ihm nicht gleichkommt ({holds} Pfeile).</translation>
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
        <source>It was an actor for {met} of {apart} others.</source>
        <translation>Er war für {met} von {apart} anderen Akteur.</translation>
    </message>
    <message>
        <source>{meets} of {apart} others imitated it.</source>
        <translation>{meets} von {apart} anderen haben ihn imitiert.</translation>
    </message>
    <message>
        <source>Detectability against 0.5, and machine agents against each other; p_holm is corrected with Holm&apos;s method over all tests of the same kind. Below: the tests of paper 1.</source>
        <translation>Erkennbarkeit gegen 0.5 und maschinelle Agenten gegeneinander; p_holm ist nach Holm über alle Tests derselben Art korrigiert. Darunter: die Tests aus Artikel 1.</translation>
    </message>
    <message>
        <source>Proportion of verdicts in each row (n = {n} on humans and {n2} on machines). Rows add up to 1.</source>
        <translation>Anteil der Urteile in jeder Zeile (n = {n} über Menschen und {n2} über Maschinen); Zeilen ergeben zusammen 1.</translation>
    </message>
    <message>
        <source>Verdicts by origin</source>
        <translation>Wie geurteilt wurde</translation>
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
        <source>Proportions of correct verdicts on humans (n = {humans}) and on machines (n = {machines}), and their mean. Error bars are 95% CIs: {methods}.</source>
        <translation>Anteile richtiger Urteile über Menschen (n = {humans}) und über Maschinen (n = {machines}) und ihr Mittel. Fehlerbalken sind 95-%-Intervalle: {methods}.</translation>
    </message>
    <message>
        <source>Average accuracy on human and machine items (0.5 = chance), and whether it differs from chance.</source>
        <translation>Mittel der Anteile richtiger Urteile über das, was von Menschen, und das, was von Maschinen stammt, und ob es sich von 0.5, dem Zufall, unterscheidet.</translation>
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
        <translation>Zwei einseitige t-Tests (TOST) gegen 0.5 mit der Äquivalenzgrenze {margin}, {error}; p: das größere der beiden; Effekt: Wert minus 0.5 mit 90-%-Intervall, das bei p &lt; 0.05 innerhalb der Grenze liegt</translation>
    </message>
    <message>
        <source>Detectability for each task and agent (n = {n} verdicts at most). Error bars are 90% CIs. Those between {wide} and {wide2} show equivalence with 0.5.</source>
        <translation>Erkennbarkeit je Aufgabe und Agent (höchstens n = {n} Urteile). Fehlerbalken sind 90-%-Intervalle. Liegt eines zwischen {wide} und {wide2}, zeigt es Äquivalenz mit 0.5.</translation>
    </message>
    <message>
        <source>the default, not set in advance</source>
        <translation>nicht im Voraus: Dies ist der übliche</translation>
    </message>
    <message>
        <source>Whether detectability is equivalent to 0.5: two one-sided tests with the margin that the study set before data collection.</source>
        <translation>Ob die Erkennbarkeit 0.5 gleichkommt: zwei einseitige Tests mit dem Spielraum, den die Studie vor ihren Daten festgelegt hat.</translation>
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
        <translation>Posterior-Mittelwerte mit 95-%-Glaubwürdigkeitsintervallen und Bayes-Faktoren gegen 0.5, für die Erkennbarkeit und die Erfolgsrate jeder Maschine.</translation>
    </message>
    <message>
        <source>correlation of the two</source>
        <translation>Korrelation von beiden</translation>
    </message>
    <message>
        <source>Proportion of correct verdicts by the number of trials that the judge had done before (n = {n} verdicts, {edge} trials per point). Bands are Wilson&apos;s 95% CIs.</source>
        <translation>Anteil richtiger Urteile nach der Zahl der zuvor bearbeiteten Durchgänge (n = {n} Urteile, {edge} Durchgänge je Punkt). Bänder sind 95-%-Intervalle nach Wilson.</translation>
    </message>
    <message>
        <source>Whether verdicts improve with the number of trials that a judge has done: binomial mixed model with random slopes by judge.</source>
        <translation>Ob Urteile mit der Zahl der bearbeiteten Durchgänge besser werden: binomiales gemischtes Modell mit zufälligen Steigungen je urteilender Person.</translation>
    </message>
    <message>
        <source>It cannot be computed: no trained judge was tested on unseen machines. To test one: turingdesk judge STUDY --judge svm --extrapolate --data DATA.</source>
        <translation>Nicht berechenbar: Kein trainierter Beurteiler wurde an Maschinen erprobt, die er nicht kennt. So erproben Sie einen: turingdesk judge STUDY --judge svm --extrapolate --data DATA.</translation>
    </message>
    <message>
        <source>Detectability of each machine&apos;s answers (columns) by judges trained on people and on these machines (rows), with 95% CIs in brackets; {n} answers per machine, {n_human} by people; 0.5 is chance. Intervals: {method}.</source>
        <translation>Erkennbarkeit der Antworten jeder Maschine (Spalten) für Beurteiler, die mit Menschen und mit diesen Maschinen trainiert wurden (Zeilen), in Klammern das 95-%-Intervall; {n} Antworten einer Maschine, {n_human} von Menschen; 0.5 ist Zufall. Intervalle: {method}.</translation>
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
        <source>How games ended (n = {n} games). Error bars are Wilson&apos;s 95% CIs.</source>
        <translation>Wie Spiele endeten (n = {n} Spiele). Fehlerbalken sind 95-%-Intervalle nach Wilson.</translation>
    </message>
    <message>
        <source>Winners of the games that were won or lost (n = {n} games). Error bars are Wilson&apos;s 95% CIs.</source>
        <translation>Wer die gewonnenen oder verlorenen Spiele gewann (n = {n} Spiele). Fehlerbalken sind 95-%-Intervalle nach Wilson.</translation>
    </message>
    <message>
        <source>Bots that won, for games won by a bot (n = {n} games). Error bars are Wilson&apos;s 95% CIs.</source>
        <translation>Welcher Bot gewann, bei Spielen, die ein Bot gewann (n = {n} Spiele). Fehlerbalken sind 95-%-Intervalle nach Wilson.</translation>
    </message>
    <message>
        <source>Proportion of games that the bot won (n = {n} games, {n_weighted} of them with a weight above 0). There are no error bars.</source>
        <translation>Anteil der Spiele, die der Bot gewann (n = {n} Spiele, {n_weighted} davon mit einem Gewicht über 0). Es gibt keine Fehlerbalken.</translation>
    </message>
    <message>
        <source>Proportion of games that people won, by {unit} (n = {n} games). The line and band are the mean and central 95% interval of the posterior, Beta(1, 1) prior.</source>
        <translation>Anteil der Spiele, die Menschen gewannen, nach {unit} (n = {n} Spiele). Linie und Band sind Mittelwert und zentrales 95-%-Intervall des Posteriors, Prior Beta(1, 1).</translation>
    </message>
    <message>
        <source>Messages written in a game, by {unit} (n = {messages_n} games). Points are medians; error bars span the lower to the upper quartile.</source>
        <translation>Nachrichten in einem Spiel nach {unit} (n = {messages_n} Spiele). Punkte sind Mediane; Fehlerbalken reichen vom unteren bis zum oberen Quartil.</translation>
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
        <source>It cannot be computed: there is only one judge.</source>
        <translation>Nicht berechenbar: Es gibt nur einen Beurteiler.</translation>
    </message>
    <message>
        <source>It cannot be computed: no answer was judged by both.</source>
        <translation>Nicht berechenbar: Es gibt keine Antwort, über die beide geurteilt haben.</translation>
    </message>
    <message>
        <source>Kappa cannot be computed: both gave all answers the same verdict.</source>
        <translation>Kappa ist nicht berechenbar: Beide sagten bei allen Antworten dasselbe.</translation>
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
        <source>Cohen&apos;s kappa for each pair of judges, by the majority of their verdicts on each answer (n = {largest} answers at most).</source>
        <translation>Cohens Kappa für je zwei Urteilende, nach der Mehrheit ihrer Urteile über jede Antwort (n = höchstens {largest} Antworten).</translation>
    </message>
    <message>
        <source>Agreement of people, taken as one judge, with each machine judge on the same answers: Cohen&apos;s kappa, and Spearman&apos;s correlation of the proportions of human verdicts.</source>
        <translation>Ob Menschen, als ein einziger Beurteiler, und jede urteilende Maschine über dieselben Antworten dasselbe sagen: Cohens Kappa und Spearmans Korrelation der Anteile von „Mensch“.</translation>
    </message>
    <message>
        <source>Of {judged} answers that both judged, {n} are excluded from kappa because they had as many human as machine verdicts.</source>
        <translation>Von {judged} Antworten, über die beide geurteilt haben, bleiben {n} bei Kappa außer Acht: Zu ihnen gab es gleich viele Urteile „Mensch“ wie „Maschine“.</translation>
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
        <source>It cannot be computed: no trained judge has judged these answers. To run one: turingdesk judge STUDY --judge svm --data DATA.</source>
        <translation>Nicht berechenbar: Kein trainierter Beurteiler hat über diese Antworten geurteilt. So lassen Sie einen urteilen: turingdesk judge STUDY --judge svm --data DATA.</translation>
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
        <source>It cannot be computed: there is no leakage check of a trained judge. To run one: turingdesk judge STUDY --judge svm --compare-folds --data DATA.</source>
        <translation>Nicht berechenbar: Kein trainierter Beurteiler hat hier seine Teile (Folds) verglichen. So vergleichen Sie sie: turingdesk judge STUDY --judge svm --compare-folds --data DATA.</translation>
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
        <source>It cannot be computed: no machine has judged single messages. To run such a judge: turingdesk judge STUDY --judge svm --messages --data DATA.</source>
        <translation>Nicht berechenbar: Keine Maschine hat über einzelne Nachrichten geurteilt. So lassen Sie eine urteilen: turingdesk judge STUDY --judge svm --messages --data DATA.</translation>
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
        <source>n = {n} speakers</source>
        <translation>n = {n} Sprechende</translation>
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
        <source>Proportions of correct verdicts, and detectability, by the number of turns shown.</source>
        <translation>Anteile richtiger Urteile und Erkennbarkeit, nach der Zahl der gezeigten Beiträge.</translation>
    </message>
    <message>
        <source>Proportion of speakers judged human, by turns shown (n = {n} verdicts). Bands are 95% CIs: {methods}.</source>
        <translation>Anteil der für Menschen gehaltenen Sprechenden nach gezeigten Beiträgen (n = {n} Urteile). Bänder sind 95-%-Intervalle: {methods}.</translation>
    </message>
    <message>
        <source>How often human and machine speakers were judged human, by the number of turns shown, for each kind of conversation and each machine.</source>
        <translation>Wie oft Urteilende menschliche und maschinelle Sprechende Mensch nannten, nach der Zahl gezeigter Beiträge, für jede Art von Gespräch und jede Maschine.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>It cannot be computed: there are no verdicts with a known judge.</source>
        <translation>Nicht berechenbar: Es gibt keine Urteile, von denen bekannt ist, wer sie abgegeben hat.</translation>
    </message>
    <message>
        <source>It cannot be computed: no answer was judged by all of these judges.</source>
        <translation>Nicht berechenbar: Es gibt keine Antwort, über die alle diese Urteilenden geurteilt haben.</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>gemeinsame</translation>
    </message>
    <message>
        <source>n = {humans} on humans and {machines} on machines</source>
        <translation>n = {humans} über Menschen und {machines} über Maschinen</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts and their mean, on {which}; verdicts of each judge: {n}.</source>
        <translation>Anteile richtiger Urteile und ihr Mittel; Grundlage: {which}; Urteile von jedem: {n}.</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts and detectability for people and each machine judge, on all answers and on those that all of them judged.</source>
        <translation>Anteile richtiger Urteile und Erkennbarkeit für Menschen und für jede urteilende Maschine, über alle Antworten und über die, die alle beurteilt haben.</translation>
    </message>
    <message>
        <source>mean over the agent&apos;s messages minus that of the person in the same setting, persons weighted by the agent&apos;s messages; 95% CI: 1.96 standard errors, messages independent; words are separated by spaces</source>
        <translation>Mittel über die Nachrichten des Agenten minus das der Person in derselben Situation, Personen gewichtet nach den Nachrichten des Agenten; 95-%-Intervall: 1.96 Standardfehler, Nachrichten unabhängig; Wörter sind, was zwischen Leerzeichen steht</translation>
    </message>
    <message>
        <source>No interval: one message only.</source>
        <translation>Kein Intervall: nur eine Nachricht.</translation>
    </message>
    <message>
        <source>Additional words per message compared with the person imitated ({n} machine messages). Error bars are 95% CIs.</source>
        <translation>Zusätzliche Wörter je Nachricht gegenüber der imitierten Person ({n} Nachrichten von Maschinen). Fehlerbalken sind 95-%-Intervalle.</translation>
    </message>
    <message>
        <source>{known} messages imitate no known person.</source>
        <translation>{known} Nachrichten imitieren keine bekannte Person.</translation>
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
        <source>It cannot be computed: no answer has a human answer to the same prompt.</source>
        <translation>Nicht berechenbar: Zu keiner Antwort gibt es eine menschliche Antwort auf dieselbe Vorgabe.</translation>
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
        <source>Detectability of each machine by the {name} of its answers against the human answers to the same prompts (n = {there} machines, {n} answers, {n_verdicts} verdicts). Error bars are 95% CIs of detectability.</source>
        <translation>Erkennbarkeit jeder Maschine nach {name} ihrer Antworten gegenüber den menschlichen Antworten auf dieselben Vorgaben (n = {there} Maschinen, {n} Antworten, {n_verdicts} Urteile). Fehlerbalken sind 95-%-Intervalle der Erkennbarkeit.</translation>
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
        <source>as a mean over pairs (n = {n} judgments). Error bars are 95% CIs, Wilson&apos;s if all agree.</source>
        <translation>als Mittel über Paare (n = {n} Urteile). Fehlerbalken sind 95-%-Intervalle, nach Wilson, wenn alle übereinstimmen.</translation>
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
        <source>Proportion of reasons for the verdict &apos;{verdict}&apos; in each category, by who the witness was (n = {n} texts; a text can be in several categories). Error bars are 95% CIs: {method}.</source>
        <translation>Anteil der Gründe für das Urteil „{verdict}“ in jeder Kategorie, danach, wer der Zeuge war (n = {n} Texte; ein Text kann in mehreren Kategorien sein). Fehlerbalken sind 95-%-Intervalle: {method}.</translation>
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
        <source>Hits against false alarms at each level of confidence (n = {n} verdicts). Dashed line: chance. There are no error bars.</source>
        <translation>Treffer gegen falsche Alarme auf jeder Stufe der Urteilssicherheit (n = {n} Urteile). Die gestrichelte Linie ist Zufall; es gibt keine Fehlerbalken.</translation>
    </message>
    <message>
        <source>d&apos; and criterion by task and agent, with 0.5 added to counts and 1 to totals; with confidence ratings, also the area under the ROC curve.</source>
        <translation>d&apos; und Kriterium, mit 0.5 zu den Häufigkeiten und 1 zu ihrer Anzahl addiert, nach Aufgabe und Agent; wo Urteilende ihre Sicherheit angaben, die Fläche unter der ROC-Kurve.</translation>
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
        <translation>n: Urteilende; Werte: {measure} von jedem, 0.5 zu den Häufigkeiten und 1 zu ihrer Anzahl addiert</translation>
    </message>
    <message>
        <source>d&apos; by {question} (n = {n} verdicts); 0 is chance. Error bars are 95% CIs: {how}.</source>
        <translation>d&apos; nach {question} (n = {n} Urteile); 0 ist Zufall. Fehlerbalken sind 95-%-Intervalle: {how}.</translation>
    </message>
    <message>
        <source>d&apos; and criterion of groups of judges, by what they report about themselves, and how the groups differ.</source>
        <translation>d&apos; und Kriterium von Gruppen Urteilender nach ihren Selbstangaben und wie sich die Gruppen unterscheiden.</translation>
    </message>
    <message>
        <source>z with the p of detectability against 0.5, {method}; {alpha}; looks after each fifth of the judges, in the order in which they started</source>
        <translation>z mit dem p der Erkennbarkeit gegen 0.5, {method}; {alpha}; Zwischenblicke nach jedem Fünftel der Urteilenden, in der Reihenfolge, in der sie begannen</translation>
    </message>
    <message>
        <source>z of detectability against 0.5 after each fifth of the judges (n = {at} judges). Beyond a bound, a study that had planned these looks could have stopped.</source>
        <translation>z der Erkennbarkeit gegen 0.5 nach jedem Fünftel der Urteilenden (n = {at} Urteilende). Jenseits einer Grenze hätte eine Studie, die diese Zwischenblicke geplant hatte, aufhören können.</translation>
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
        <source>No interval: {found} are not enough to estimate how much judges differ; at least {fewest_judges} are needed.</source>
        <translation>Kein Intervall: {found} – das reicht nicht, um zu zeigen, wie sehr sich Urteilende unterscheiden; nötig sind mindestens {fewest_judges}.</translation>
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
        <source>{method}; effect: {effect}</source>
        <translation>{method}; Effekt: {effect}</translation>
    </message>
    <message>
        <source>standard error from leaving out one stimulus at a time (jackknife), 95% CI from Student&apos;s t</source>
        <translation>Standardfehler durch Weglassen jeweils eines Stimulus (Jackknife), 95-%-Intervall nach Students t</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa in Gwet&apos;s generalization to unequal numbers of judges; {interval}</source>
        <translation>Fleiss’ Kappa, von Gwet auf ungleiche Zahlen von Urteilenden verallgemeinert; {interval}</translation>
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
        <source>It cannot be computed: no answer was judged by two judges.</source>
        <translation>Nicht berechenbar: Es gibt keine Antwort, über die zwei Personen geurteilt haben.</translation>
    </message>
    <message>
        <source>It cannot be computed: all verdicts are the same.</source>
        <translation>Nicht berechenbar: Alle Urteile sagen dasselbe.</translation>
    </message>
    <message>
        <source>The optimizer did not converge; interpret with caution.</source>
        <translation>Die Optimierung kam nicht ans Ende; mit Vorsicht zu lesen.</translation>
    </message>
    <message>
        <source>Binomial mixed model with a {name} link, Laplace approximation, maximum likelihood; standard errors from its curvature; Wald t with degrees of freedom one less than the smaller number of judges or stimuli; effect: {unit}</source>
        <translation>Binomiales gemischtes Modell mit {name}-Link, Laplace-Approximation, Maximum-Likelihood; Standardfehler aus der Krümmung, Walds t mit so vielen Freiheitsgraden, wie der kleinere der Faktoren Urteilende und Stimuli Stufen hat, minus eins; Effekt: {unit}</translation>
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
        <source>{prior}; likelihood: Student&apos;s t around the observed value, {error}; effect: posterior mean with its central 95% interval; statistic: Bayes factor BF10 of this prior against 0.5</source>
        <translation>{prior}; Likelihood: Students t um den gefundenen Wert, {error}; Effekt: Posterior-Mittelwert mit zentralem 95-%-Intervall; Statistik: Bayes-Faktor BF10 dieses Priors gegen 0.5</translation>
    </message>
    <message>
        <source>Beta({a}, {b}) prior; effect: posterior mean with its central 95% interval; statistic: Bayes factor BF10 of this prior against exactly 0.5</source>
        <translation>Prior Beta({a}, {b}); Effekt: Posterior-Mittelwert mit zentralem 95-%-Intervall; Statistik: Bayes-Faktor BF10 dieses Priors gegen genau 0.5</translation>
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
        <translation>d&apos; = z(Treffer) - z(falsche Alarme), 0.5 zu den Häufigkeiten und 1 zu ihrer Anzahl addiert (Jones und Bergen); Normalapproximation der Varianz (Gourevitch und Galanter 1967); 95-%-Intervall</translation>
    </message>
    <message>
        <source>d&apos; = z(hits) - z(false alarms), 0.5 added to counts and 1 to totals</source>
        <translation>d&apos; = z(Treffer) - z(falsche Alarme), 0.5 zu den Häufigkeiten und 1 zu ihrer Anzahl addiert</translation>
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
        <source>(n = {n} texts). Error bars are 95% CIs: {method}.</source>
        <translation>(n = {n} Texte). Fehlerbalken sind 95-%-Intervalle: {method}.</translation>
    </message>
    <message>
        <source>Proportion of coded texts in which each strategy was used {end}</source>
        <translation>Anteil der kodierten Texte, in denen jede Strategie verwendet wurde {end}</translation>
    </message>
    <message>
        <source>Proportion of correct verdicts when each strategy was used {end}</source>
        <translation>Anteil richtiger Urteile dort, wo jede Strategie verwendet wurde {end}</translation>
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
        <source>Proportion of &apos;human&apos; verdicts (n = {n} verdicts, {first_n} of first trials). Error bars are 95% CIs: {how}.</source>
        <translation>Anteil der Urteile „Mensch“ (n = {n} Urteile, davon {first_n} aus ersten Durchgängen). Fehlerbalken sind 95-%-Intervalle: {how}.</translation>
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
        <source>judge</source>
        <translation>Urteilenden</translation>
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
        <source>Trials by turns shown: {trials}</source>
        <translation>Durchgänge nach gezeigten Beiträgen: {trials}</translation>
    </message>
    <message>
        <source>Control question in every trial</source>
        <translation>Kontrollfrage in jedem Durchgang</translation>
    </message>
    <message>
        <source>Control trials at {trials}</source>
        <translation>Kontrolldurchgänge bei {trials}</translation>
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
    <message numerus="yes">
        <source>%n sessions of this study deleted; {answers} answers in all.</source>
        <translation>
            <numerusform>%n Sitzung dieser Studie gelöscht; insgesamt {answers} Antworten.</numerusform>
            <numerusform>%n Sitzungen dieser Studie gelöscht; insgesamt {answers} Antworten.</numerusform>
        </translation>
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
        <source>The screen saver could not be held off ({why}). Turn it and sleep off in the system&apos;s settings.</source>
        <translation>Der Bildschirmschoner ließ sich nicht unterdrücken ({why}). Schalten Sie ihn und den Ruhezustand in den Systemeinstellungen aus.</translation>
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
        <source>Use {trials} trials</source>
        <translation>{trials} Durchgänge verwenden</translation>
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
        <source>Detectability is {statistics} (n = {human} verdicts on humans and {machine} on machines). It is the mean of the two shares of correct verdicts: 0.5 is chance, and 1 means that judges are always correct. The interval generalizes to: {generalizes}.</source>
        <translation>Die Erkennbarkeit ist {statistics} (n = {human} Urteile über Menschen und {machine} über Maschinen). Sie ist das Mittel der beiden Anteile richtiger Urteile: 0.5 ist Zufall, und 1 bedeutet, dass Urteilende immer richtig urteilen. Das Intervall verallgemeinert auf: {generalizes}.</translation>
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
        <source>{participants} participants (judges: {judges}) gave {given} verdicts in {sessions} sessions.</source>
        <translation>{participants} Versuchspersonen (Urteilende: {judges}) gaben in {sessions} Sitzungen {given} Urteile ab.</translation>
    </message>
    <message>
        <source>The analysis includes {human} verdicts on stimuli by humans and {machine} on stimuli by machines ({stimuli} stimuli).</source>
        <translation>In die Auswertung gehen {human} Urteile über Stimuli von Menschen und {machine} über Stimuli von Maschinen ein ({stimuli} Stimuli).</translation>
    </message>
    <message>
        <source>Detectability, the mean of the two proportions of correct verdicts (0.5 is chance), was {statistics}{verdict}.</source>
        <translation>Die Erkennbarkeit, das Mittel der beiden Anteile richtiger Urteile (0.5 ist Zufall), betrug {statistics}{verdict}.</translation>
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
        <source>Long tables are shortened here. The workbook has all rows, standard errors, and the tests as published studies ran them.</source>
        <translation>Lange Tabellen sind hier gekürzt. Die Arbeitsmappe enthält alle Zeilen, Standardfehler und die Tests, wie sie in veröffentlichten Studien gerechnet wurden.</translation>
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
        <source>Counts of verdicts, and shares and detectability as formulas</source>
        <translation>Häufigkeiten der Urteile sowie Anteile und Erkennbarkeit als Formeln</translation>
    </message>
    <message>
        <source>No significant difference from 0.5: {p}</source>
        <translation>Kein signifikanter Unterschied zu 0.5: {p}</translation>
    </message>
    <message>
        <source>Differs from 0.5: {p}</source>
        <translation>Unterscheidet sich von 0.5: {p}</translation>
    </message>
    <message>
        <source>Generalizes to: {whom}.</source>
        <translation>Verallgemeinert auf: {whom}.</translation>
    </message>
    <message>
        <source>accounted for changes since the freeze</source>
        <comment>in the record</comment>
        <translation>Änderungen seit dem Einfrieren begründet</translation>
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
        <source>closed the data folder to other users</source>
        <comment>in the record</comment>
        <translation>Datenordner für andere Benutzer gesperrt</translation>
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
        <source>found the list of people changed</source>
        <comment>in the record</comment>
        <translation>Personenliste verändert vorgefunden</translation>
    </message>
    <message>
        <source>froze a study</source>
        <comment>in the record</comment>
        <translation>Studie eingefroren</translation>
    </message>
    <message>
        <source>joined folders</source>
        <comment>in the record</comment>
        <translation>Ordner zusammengeführt</translation>
    </message>
    <message>
        <source>kept a conflicting journal aside</source>
        <comment>in the record</comment>
        <translation>widersprechendes Protokoll beiseitegelegt</translation>
    </message>
    <message>
        <source>let a machine judge</source>
        <comment>in the record</comment>
        <translation>Maschine urteilen lassen</translation>
    </message>
    <message>
        <source>locked the desk</source>
        <comment>in the record</comment>
        <translation>Leitstand gesperrt</translation>
    </message>
    <message>
        <source>looked at analyses</source>
        <comment>in the record</comment>
        <translation>Auswertungen angesehen</translation>
    </message>
    <message>
        <source>looked at exclusions and results</source>
        <comment>in the record</comment>
        <translation>Ausschlüsse und Ergebnisse angesehen</translation>
    </message>
    <message>
        <source>looked at live results</source>
        <comment>in the record</comment>
        <translation>Live-Ergebnisse angesehen</translation>
    </message>
    <message>
        <source>looked at machine judges</source>
        <comment>in the record</comment>
        <translation>urteilende Maschinen angesehen</translation>
    </message>
    <message>
        <source>looked at stimuli and who made them</source>
        <comment>in the record</comment>
        <translation>Stimuli und ihre Herkunft angesehen</translation>
    </message>
    <message>
        <source>made a study</source>
        <comment>in the record</comment>
        <translation>Studie angelegt</translation>
    </message>
    <message>
        <source>made participant codes</source>
        <comment>in the record</comment>
        <translation>Teilnahmecodes erstellt</translation>
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
        <source>settled a coding</source>
        <comment>in the record</comment>
        <translation>Kodierung entschieden</translation>
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
        <source>typed a wrong PIN</source>
        <comment>in the record</comment>
        <translation>falsche PIN eingegeben</translation>
    </message>
    <message>
        <source>typed a wrong passphrase</source>
        <comment>in the record</comment>
        <translation>falsche Passphrase eingegeben</translation>
    </message>
    <message>
        <source>unlocked the desk</source>
        <comment>in the record</comment>
        <translation>Leitstand entsperrt</translation>
    </message>
    <message>
        <source>went to another data folder</source>
        <comment>in the record</comment>
        <translation>Datenordner gewechselt</translation>
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
        <source>judge</source>
        <comment>in the record</comment>
        <translation>Beurteiler</translation>
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
        <translation>die Datei dort endet nicht mit dem zuletzt Geschriebenen</translation>
    </message>
    <message>
        <source>The answer could not be saved to {path}. {problem}</source>
        <translation>Die Antwort konnte nicht in {path} gespeichert werden. {problem}</translation>
    </message>
    <message>
        <source>The file was moved, or its disk was disconnected.</source>
        <translation>die Datei wurde verschoben, oder ihr Datenträger ist weg</translation>
    </message>
    <message>
        <source>The file was deleted.</source>
        <translation>die Datei wurde gelöscht</translation>
    </message>
    <message>
        <source>All earlier answers are saved.</source>
        <translation>Alle früheren Antworten sind gespeichert.</translation>
    </message>
    <message>
        <source>{path} couldn&apos;t be written. {why}</source>
        <translation>{path} konnte nicht geschrieben werden. {why}</translation>
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
        <source>The folder {folder} can&apos;t be made. {why}</source>
        <translation>Der Ordner {folder} kann nicht angelegt werden. {why}</translation>
    </message>
    <message>
        <source>The prompts for language models in {path} can&apos;t be read. {why}</source>
        <translation>Die Prompts für Sprachmodelle in {path} können nicht gelesen werden. {why}</translation>
    </message>
    <message>
        <source>No Dask scheduler responds at {address}. Start it, or correct --dask, for example tcp://gpu.lab:8786.</source>
        <translation>Unter {address} antwortet kein Dask-Scheduler. Starten Sie ihn oder korrigieren Sie --dask, z. B. tcp://gpu.lab:8786.</translation>
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
        <source>{parent} can&apos;t be made. {why}</source>
        <translation>{parent} kann nicht angelegt werden. {why}</translation>
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
    <message>
        <source>{path} could not be deleted. {why} The withdrawal is written down and nothing of it counts any more; the rest is deleted when the folder is next opened. Close other programs that use the file.</source>
        <translation>{path} konnte nicht gelöscht werden. {why} Der Widerruf ist vermerkt, und nichts davon zählt mehr; der Rest wird gelöscht, wenn der Ordner das nächste Mal geöffnet wird. Schließen Sie andere Programme, die die Datei verwenden.</translation>
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
        <source>The data folder {path} can&apos;t be made. {why}</source>
        <translation>Der Datenordner {path} kann nicht angelegt werden. {why}</translation>
    </message>
    <message>
        <source>The file can&apos;t be read. {why}</source>
        <translation>Die Datei kann nicht gelesen werden. {why}</translation>
    </message>
    <message>
        <source>{name} continues {name2}, which can&apos;t be read. {why} The next questions depend on its answers. Put the file back, or start a new session.</source>
        <translation>{name} setzt {name2} fort, aber diese Datei kann nicht gelesen werden. {why} Die nächsten Fragen hängen von den Antworten darin ab. Legen Sie die Datei zurück oder beginnen Sie eine neue Sitzung.</translation>
    </message>
    <message>
        <source>The package can&apos;t be opened. {why}</source>
        <translation>Das Paket kann nicht geöffnet werden. {why}</translation>
    </message>
    <message>
        <source>Change to {close}</source>
        <translation>In {close} ändern</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find {name} in {called}.</source>
        <translation>In {called} gibt es keine Datei {name}.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read completely. {why}</source>
        <translation>Die Datei kann nicht vollständig gelesen werden. {why}</translation>
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
        <source>The other computer doesn&apos;t answer.</source>
        <translation>Der andere Rechner antwortet nicht.</translation>
    </message>
    <message>
        <source>Check that it is on, and check the cable or the network.</source>
        <translation>Prüfen Sie, ob er eingeschaltet ist, und prüfen Sie das Kabel oder das Netzwerk.</translation>
    </message>
    <message>
        <source>The other computer doesn&apos;t take the connection.</source>
        <translation>Der andere Rechner nimmt die Verbindung nicht an.</translation>
    </message>
    <message>
        <source>Check that TuringDesk runs there, and its address.</source>
        <translation>Prüfen Sie, ob TuringDesk dort läuft und ob die Adresse stimmt.</translation>
    </message>
    <message>
        <source>No computer with that name answers.</source>
        <translation>Kein Rechner mit diesem Namen antwortet.</translation>
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
        <source>Copy it again from where it came from.</source>
        <translation>Kopieren Sie es erneut von seinem Ursprung.</translation>
    </message>
    <message>
        <source>The computer refused without a reason that TuringDesk knows.</source>
        <translation>Der Rechner hat dies aus einem Grund verweigert, den TuringDesk nicht kennt.</translation>
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
        <source>said machine</source>
        <comment>head of a column of results</comment>
        <translation>Urteil Maschine</translation>
    </message>
    <message>
        <source>p(M|M)</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M)</translation>
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
        <source>right</source>
        <comment>head of a column of results</comment>
        <translation>richtig</translation>
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
        <source>brier</source>
        <comment>head of a column of results</comment>
        <translation>Brier</translation>
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
        <source>judge</source>
        <comment>head of a column of results</comment>
        <translation>Beurteiler</translation>
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
        <source>right low</source>
        <comment>head of a column of results</comment>
        <translation>richtig von</translation>
    </message>
    <message>
        <source>right high</source>
        <comment>head of a column of results</comment>
        <translation>richtig bis</translation>
    </message>
    <message>
        <source>said human</source>
        <comment>head of a column of results</comment>
        <translation>Urteil Mensch</translation>
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
        <source>said left</source>
        <comment>head of a column of results</comment>
        <translation>Urteil links</translation>
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
        <source>witness</source>
        <comment>head of a column of results</comment>
        <translation>Zeuge</translation>
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
        <source>share</source>
        <comment>head of a column of results</comment>
        <translation>Anteil</translation>
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
        <source>obrien fleming z</source>
        <comment>head of a column of results</comment>
        <translation>O&apos;Brien-Fleming z</translation>
    </message>
    <message>
        <source>obrien fleming p</source>
        <comment>head of a column of results</comment>
        <translation>O&apos;Brien-Fleming p</translation>
    </message>
    <message>
        <source>obrien fleming</source>
        <comment>head of a column of results</comment>
        <translation>O&apos;Brien-Fleming</translation>
    </message>
    <message>
        <source>pocock z</source>
        <comment>head of a column of results</comment>
        <translation>Pocock z</translation>
    </message>
    <message>
        <source>pocock p</source>
        <comment>head of a column of results</comment>
        <translation>Pocock p</translation>
    </message>
    <message>
        <source>pocock</source>
        <comment>head of a column of results</comment>
        <translation>Pocock</translation>
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
        <source>share low</source>
        <comment>head of a column of results</comment>
        <translation>Anteil von</translation>
    </message>
    <message>
        <source>share high</source>
        <comment>head of a column of results</comment>
        <translation>Anteil bis</translation>
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
        <source>{passed} of {asked} controls correct (required: {least} of {of}, here {needed}).</source>
        <translation>{passed} von {asked} Kontrollen richtig; nötig sind mindestens {least} von {of}, hier {needed}.</translation>
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
        <source>{passed} of {asked} controls correct (required: {needed}).</source>
        <translation>{passed} von {asked} Kontrollen richtig; nötig sind mindestens {needed}.</translation>
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
        <source>{often} of {n} verdicts are {most}; the limit is below {share}.</source>
        <translation>{often} von {n} Urteilen lauten {most}; gleich sein dürfen weniger als {share}.</translation>
    </message>
    <message>
        <source>Session {place} of this participant; only the first one counts: {first}.</source>
        <translation>Sitzung {place} dieser Versuchsperson; nur die erste zählt, {first}.</translation>
    </message>
    <message>
        <source>The {in_a_row} trials before it showed machines only.</source>
        <translation>Die {in_a_row} Durchgänge davor zeigten nur Maschinen.</translation>
    </message>
    <message>
        <source>{done} of {of} trials answered (required: {needed}).</source>
        <translation>{done} von {of} Durchgängen beantwortet; nötig sind mindestens {needed}.</translation>
    </message>
    <message>
        <source>{often} of {n} choices were in position {most}; the limit is below {share}.</source>
        <translation>{often} von {n} gewählten Antworten standen an der Stelle {most}; gleich sein dürfen weniger als {share}.</translation>
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
        <source>{needed} trials show {length} or more turns, but only {there} of the conversations that can appear in one session are that long.</source>
        <translation>{needed} Durchgänge zeigen {length} oder mehr Beiträge, aber von den Gesprächen, die in einer Sitzung zusammen vorkommen können, haben nur {there} so viele.</translation>
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
        <source>{trials} control trials and {fixed} fixed trials don&apos;t fit into {trials2} trials.</source>
        <translation>{trials} Kontrolldurchgänge und {fixed} feste passen nicht in {trials2} Durchgänge.</translation>
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
        <source>List each number of turns once.</source>
        <translation>Nennen Sie jede Zahl von Beiträgen einmal.</translation>
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
        <source>{table} has no answers of type {letters} to draw (H is human, M is machine; rows for control and practice trials are not drawn).</source>
        <translation>{table} hat keine Antworten von {letters} zum Ziehen (H ist Mensch, M ist Maschine; Zeilen für Kontrolle und Übung werden nicht gezogen).</translation>
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
        <translation>Einwilligung: Ein Name ist {signature} und wird getrennt aufbewahrt</translation>
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
        <source>With {participants} participants, some answers are never judged: {named}.</source>
        <translation>Bei {participants} Versuchspersonen beurteilt niemand manche Antworten: {named}.</translation>
    </message>
    <message>
        <source>Plan more participants, more trials, or fewer answers.</source>
        <translation>Planen Sie mehr Versuchspersonen, mehr Durchgänge oder weniger Antworten.</translation>
    </message>
    <message>
        <source>{rows} rows of {table} are reserved for {what}, but there are no {of_them}.</source>
        <translation>{rows} Zeilen von {table} sind für {what} reserviert, aber es gibt keine {of_them}.</translation>
    </message>
    <message>
        <source>Add {what} trials, or clear the column {what} in these rows.</source>
        <translation>Verlangen Sie {what}-Durchgänge oder leeren Sie in diesen Zeilen die Spalte {what}.</translation>
    </message>
    <message>
        <source>lengths contains {over}, but the longest conversation in {table} has {longest} turns.</source>
        <translation>Es sollen {over} Beiträge gezeigt werden, aber das längste Gespräch in {table} hat {longest}.</translation>
    </message>
    <message>
        <source>Remove these lengths, or add longer conversations.</source>
        <translation>Nehmen Sie diese Längen heraus oder fügen Sie längere Gespräche hinzu.</translation>
    </message>
    <message>
        <source>A control question is requested at {questions} positions, but only {having} of {of} answers in {table} have one.</source>
        <translation>Eine Kontrollfrage ist an {questions} Positionen verlangt, aber nur {having} von {of} Antworten in {table} haben eine.</translation>
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
        <source>that has one ({having} of {of} answers)</source>
        <translation>mit einer solchen Frage ({having} von {of} Antworten haben eine)</translation>
    </message>
    <message>
        <source>{practice} practice trials before it</source>
        <translation>davor {practice} zur Übung</translation>
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
        <translation>{value}. 0.5 ist Zufall, 1 Gewissheit.</translation>
    </message>
    <message>
        <source>{value}, {interval}. Chance is 0.5, certainty is 1.</source>
        <translation>{value}, {interval}. 0.5 ist Zufall, 1 Gewissheit.</translation>
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
        <source>{participant}, session {number}: {state}, {done} of {of} trials, last saved {time}</source>
        <translation>{participant}, Sitzung {number}: {state}, {done} von {of} Durchgängen, zuletzt gespeichert {time}</translation>
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
        <source>{what} Excel and other spreadsheets may read them as formulas. Export as a workbook, or use --safe-for-spreadsheets.</source>
        <translation>{what} Excel und andere Tabellenprogramme könnten sie für Formeln halten. Exportieren Sie als Arbeitsmappe oder lassen Sie sie unschädlich machen (--safe-for-spreadsheets).</translation>
    </message>
    <message>
        <source>{number} responses of pilot sessions are not included (use --pilot to include them).</source>
        <translation>{number} Antworten aus Pilotsitzungen nicht mitgenommen (--pilot).</translation>
    </message>
    <message>
        <source>{number} rows are excluded by quality rules (column excluded). {file} lists the reasons.</source>
        <translation>{number} Zeilen sind als durch Qualitätsregeln ausgeschlossen markiert: Spalte excluded. Gründe: {file}.</translation>
    </message>
    <message>
        <source>{number} verdicts are sealed: their rows have no truth, origin, or agent. To export them in full, enter the passphrase (--passphrase-file).</source>
        <translation>{number} Urteile sind versiegelt: Ihre Zeilen haben weder Wahrheit noch Herkunft oder Agenten. Geben Sie die Passphrase an, um sie vollständig zu exportieren (--passphrase-file).</translation>
    </message>
    <message>
        <source>{number} problems in the journals. To list them, run `turingdesk check DATA`.</source>
        <translation>{number} Probleme in den Protokollen: `turingdesk check DATA` sagt, welche.</translation>
    </message>
    <message>
        <source>{what} An apostrophe was added before each one, so that spreadsheets don&apos;t read it as a formula.</source>
        <translation>{what} Vor jeden wurde ein Apostroph gesetzt, damit keiner eine Formel ist.</translation>
    </message>
    <message>
        <source>{number} rows are simulated (column judge).</source>
        <translation>{number} Zeilen sind simuliert: Spalte judge.</translation>
    </message>
    <message>
        <source>{number} rows are imported (column judge).</source>
        <translation>{number} Zeilen sind importiert: Spalte judge.</translation>
    </message>
    <message>
        <source>{forms} contains the answers to forms.</source>
        <translation>{forms} enthält die Antworten auf Formulare.</translation>
    </message>
    <message>
        <source>{textless} answers lack the text that was judged, because the study&apos;s package is not available. Open the study at the desk, or specify it (--texts), then export again.</source>
        <translation>Zu {textless} Antworten fehlt der Text dessen, was beurteilt wurde, weil das Paket ihrer Studie nicht zur Hand ist. Öffnen Sie es am Leitstand oder geben Sie es an (--texts) und exportieren Sie erneut.</translation>
    </message>
    <message>
        <source>{cut} texts are too long for a cell and were cut to 32,767 characters: {cells}{more}. A CSV export contains the full texts.</source>
        <translation>{cut} Texte sind länger, als eine Zelle fasst; ihre ersten 32.767 Zeichen wurden behalten: {cells}{more}. Ein CSV-Export enthält sie vollständig.</translation>
    </message>
    <message>
        <source>{altered} texts contain half a character (a lone surrogate), written as \udXXX.</source>
        <translation>{altered} Texte enthalten ein halbes Zeichen (ein einzelnes Surrogat), geschrieben als \udXXX.</translation>
    </message>
    <message>
        <source>The sheet {name}</source>
        <translation>Blatt {name}</translation>
    </message>
    <message>
        <source>Judgments of whether humans or machines made the answers: {in_journals} responses from {participants} sessions, recorded with {edition}.</source>
        <translation>Urteile darüber, was von Menschen und was von Maschinen stammt: {in_journals} Antworten aus {participants} Sitzungen, aufgezeichnet mit {edition}.</translation>
    </message>
    <message>
        <source>The list of exclusions</source>
        <translation>Liste der Ausschlüsse</translation>
    </message>
    <message>
        <source>Verification of {name} failed: it contains {rows} of {rows2} rows. The disk may be failing; export to another one.</source>
        <translation>{name} liest sich nicht so zurück, wie es geschrieben wurde: {rows} von {rows2} Zeilen. Vielleicht ist der Datenträger defekt; exportieren Sie auf einen anderen.</translation>
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
        <source>Verification of {name} failed: it contains {number_rows} of {rows} rows. The disk may be failing; export to another one.</source>
        <translation>Von {name} lassen sich {number_rows} von {rows} Zeilen zurücklesen. Vielleicht ist der Datenträger defekt; exportieren Sie auf einen anderen.</translation>
    </message>
    <message>
        <source>Summary, responses, participants, stimuli, analyses, exclusions, and codebook. Text is never converted to formulas or dates.</source>
        <translation>Zusammenfassung, Antworten, Versuchspersonen, Stimuli, Auswertungen, Ausschlüsse und Codebuch; Text bleibt Text.</translation>
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
        <source>All journals could be read, and their chains are intact. To verify signatures, run `turingdesk check`.</source>
        <translation>Alle Protokolle waren lesbar, und die Kette ihrer Zeilen ist lückenlos. Signaturen prüft `turingdesk check`.</translation>
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
        <source>Restore the file from a backup or a copy. The missing part was on the disk once.</source>
        <translation>Holen Sie die Datei aus einer Sicherung oder Kopie zurück; was fehlt, war einmal gespeichert.</translation>
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
        <source>The journal has changed since this computer wrote or received it: it had {lines} lines, and the last of them is no longer there.</source>
        <translation>Das Protokoll ist nicht so, wie dieser Rechner es geschrieben oder empfangen hat: Es hatte {lines} Zeilen, deren letzte nicht mehr vorhanden ist.</translation>
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
        <source>letters: at least {least} different ones, such as letters = &quot;PQRSTUVWXYZC&quot;</source>
        <translation>letters: mindestens {least} verschiedene, z. B. letters = &quot;PQRSTUVWXYZC&quot;</translation>
    </message>
    <message>
        <source>{path} lacks {lacking}. Copy the file that comes with TuringDesk ({resources}), then change its texts.</source>
        <translation>In {path} fehlt: {lacking}. Kopieren Sie die Datei, die mit TuringDesk kommt ({resources}), und ändern Sie deren Wortlaut.</translation>
    </message>
    <message>
        <source>The study is sealed, so its makers are unknown here. Use the package as it was before it was sealed.</source>
        <translation>Die Studie ist versiegelt: Niemand hier weiß, wer was gemacht hat. Nehmen Sie das Paket, wie es vor dem Versiegeln war.</translation>
    </message>
    <message>
        <source>Verdicts so far are saved. Run the same command again to continue.</source>
        <translation>Was beurteilt wurde, ist gespeichert; starten Sie denselben Befehl noch einmal, um fortzufahren.</translation>
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
        <source>There are {humans} answers by humans and {machines} by machines. A judge needs both for training.</source>
        <translation>Es gibt {humans} Antworten von Menschen und {machines} von Maschinen. Ein Beurteiler braucht beide, um zu lernen.</translation>
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
        <source>Part of a file has {data} bytes.</source>
        <translation>Ein Dateistück mit {data} Byte.</translation>
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
        <source>Part of a file is neither text nor base64.</source>
        <translation>Ein Dateistück, das kein Text oder kein base64 ist.</translation>
    </message>
    <message>
        <source>Part of a file has no bytes.</source>
        <translation>Ein Dateistück ohne Bytes.</translation>
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
        <translation>Die Einwilligung wurde verweigert: Persönliche Antworten werden nicht aufbewahrt.</translation>
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
        <translation>Sie zählt nirgends. Löschen Sie sie.</translation>
    </message>
    <message>
        <source>The file has changed since this computer last wrote to it: it had {lines} lines.</source>
        <translation>Die Datei ist nicht so, wie dieser Rechner sie hinterlassen hat: Sie hatte {lines} Zeilen.</translation>
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
        <source>Enter a reason for the withdrawal, even if it is only that none was given.</source>
        <translation>Ein Widerruf braucht einen Grund, und sei es nur, dass keiner genannt wurde.</translation>
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
        <source>{kept} of {stimuli} answers in {table} are in the sealed package. Excluded: {reasons}.</source>
        <translation>{kept} von {stimuli} Antworten in {table} sind im versiegelten Paket. Ausgelassen: {reasons}.</translation>
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
        <source>Block {id}: each session draws {drawn} {of}, but only {prompts} can be used in a sealed study. For each prompt, it can contain only as many answers of each kind as the mix requires; of {there} answers in {table} ({kinds}), {left} to {prompts} {of} remain. Add answers of the rarer kind, or reduce trials.</source>
        <translation>Block {id}: Jede Sitzung zieht {drawn} {of}, aber in einer versiegelten Studie sind nur {prompts} verwendbar. Sie darf zu einer Vorgabe nur so viele Antworten jeder Art enthalten, wie die Mischung verlangt; von {there} Antworten in {table} ({kinds}) bleiben {left} zu {prompts} {of}. Fügen Sie Antworten der selteneren Art hinzu oder verringern Sie trials.</translation>
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
        <translation>Unter dem Namen {name} wurde eine weitere Sitzung durchgeführt; sie zählt nirgends.</translation>
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
        <translation>{path} gibt es nicht.</translation>
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
        <source>The row has {cells} cells, but the header has {columns}.</source>
        <translation>Die Zeile hat {cells} Zellen, die Kopfzeile {columns}.</translation>
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
        <source>Every answer is by a human, so there is nothing to tell apart.</source>
        <translation>Alle Antworten stammen von Menschen; es gibt also nichts zu unterscheiden.</translation>
    </message>
    <message>
        <source>Every answer is by a machine, so there is nothing to tell apart.</source>
        <translation>Alle Antworten stammen von Maschinen; es gibt also nichts zu unterscheiden.</translation>
    </message>
    <message>
        <source>Text length gives away the maker: the human&apos;s text is longer in {share}% of pairs (medians: {human} characters for humans, {machine} for machines).</source>
        <translation>Die Länge eines Textes verrät seine Klasse: In {share} % der Paare ist der des Menschen länger (Mediane: {human} Zeichen bei Menschen, {machine} bei Maschinen).</translation>
    </message>
    <message>
        <source>Text length gives away the maker: the machine&apos;s text is longer in {share}% of pairs (medians: {human} characters for humans, {machine} for machines).</source>
        <translation>Die Länge eines Textes verrät seine Klasse: In {share} % der Paare ist der der Maschine länger (Mediane: {human} Zeichen bei Menschen, {machine} bei Maschinen).</translation>
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
        <source>{unnamed} machine rows don&apos;t name an agent; they count as one agent.</source>
        <translation>{unnamed} Zeilen von Maschinen nennen keinen Agenten; sie zählen als einer.</translation>
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
        <source>{untold} pairs contain no machine or two, so neither choice is correct.</source>
        <translation>{untold} Paare haben keine Maschine oder zwei; deshalb ist keine Wahl richtig.</translation>
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
        <source>The passphrase has {plain} characters. Use at least {shortest}, for example four unrelated words.</source>
        <translation>Die Passphrase hat {plain} Zeichen. Verwenden Sie mindestens {shortest}, z. B. vier Wörter, die nichts miteinander zu tun haben.</translation>
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
        <source>Changed since it was preregistered on {at}, without a reason: {changed}.</source>
        <translation>Seit der Präregistrierung am {at} ohne Angabe eines Grunds geändert: {changed}.</translation>
    </message>
    <message>
        <source>Give a reason with `turingdesk freeze STUDY --why &quot;...&quot;`, or on the desk.</source>
        <translation>Geben Sie den Grund mit `turingdesk freeze STUDY --why &quot;...&quot;` oder am Leitstand an.</translation>
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
        <source>The file is not a seal. {again}</source>
        <translation>Die Datei ist kein Siegel. {again}</translation>
    </message>
    <message>
        <source>The seal was made by a later version of TuringDesk. Install that version.</source>
        <translation>Das Siegel stammt von einem neueren TuringDesk. Installieren Sie dieses.</translation>
    </message>
    <message>
        <source>The seal&apos;s content is not valid. {again}</source>
        <translation>Das Siegel enthält nicht, was ein Siegel enthält. {again}</translation>
    </message>
    <message>
        <source>The seal is damaged: it is not valid JSON. {again}</source>
        <translation>Das Siegel ist beschädigt: Es ist kein JSON. {again}</translation>
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
        <source>All pairs are cut to the same length.</source>
        <translation>Paare werden alle auf eine Länge gekürzt.</translation>
    </message>
    <message>
        <source>Use a single number of turns.</source>
        <translation>Nennen Sie eine Zahl von Beiträgen.</translation>
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
        <source>Control questions of {table} are in another language for participants who read {code}: {count} texts are not translated.</source>
        <translation>Kontrollfragen aus {table} erscheinen für Versuchspersonen mit der Sprache {code} in einer anderen Sprache: {count} Texte sind nicht übersetzt.</translation>
    </message>
    <message>
        <source>Write each below [words.{code}], for example {text} = &quot;...&quot;.</source>
        <translation>Schreiben Sie jeden unter [words.{code}], z. B. {text} = &quot;...&quot;.</translation>
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
        <source>The ID has {name} characters, and it becomes part of file names.</source>
        <translation>Die id hat {name} Zeichen; sie wird Teil von Dateinamen.</translation>
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
        <translation>{text} fehlt in {code}; es wird gezeigt, wie es ist.</translation>
    </message>
    <message>
        <source>Add it to [words.{code}]: {text} = &quot;...&quot;.</source>
        <translation>Schreiben Sie es unter [words.{code}]: {text} = &quot;...&quot;.</translation>
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
        <translation>{file} fehlt in {code}; es wird gezeigt, wie es ist.</translation>
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
        <source>How many turns are shown, from the first one, balanced over trials. Empty: whole conversations</source>
        <translation>Wie viele erste Beiträge gezeigt werden, über die Durchgänge ausgewogen; leer zeigt alles</translation>
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
        <source>Enter yes or no.</source>
        <translation>Schreiben Sie yes oder no.</translation>
    </message>
    <message>
        <source>ID of one stimulus in the other table (column `first` in the table)</source>
        <translation>id eines Stimulus der anderen Tabelle (Spalte `first` in der Tabelle)</translation>
    </message>
    <message>
        <source>ID of the other stimulus (column `second` in the table)</source>
        <translation>id des anderen Stimulus (Spalte `second` in der Tabelle)</translation>
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
        <source>Either before the first block, after consent, or after the last block, before the debriefing.</source>
        <translation>Nach der Einwilligung und vor dem ersten Block oder vor der Aufklärung.</translation>
    </message>
    <message>
        <source>Markdown file shown above the questions.</source>
        <translation>Eine Markdown-Datei, die über den Fragen gezeigt wird.</translation>
    </message>
    <message>
        <source>The primary outcome, as the name of its analysis. For an unknown name, `turingdesk check` lists all.</source>
        <translation>Das Ergebnis, das entscheidet, mit dem Namen seiner Auswertung; ist er falsch, nennt `turingdesk check` alle.</translation>
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
        <source>Shown above each trial.</source>
        <translation>Steht auf dem Bildschirm über jedem Durchgang.</translation>
    </message>
    <message>
        <source>What is judged, and what a trial looks like.</source>
        <translation>Was beurteilt wird und wie ein Durchgang aussieht.</translation>
    </message>
    <message>
        <source>The table of answers to judge.</source>
        <translation>Die Antworten, die beurteilt werden.</translation>
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
        <source>Interrupted sessions</source>
        <translation>Abgebrochene Sitzungen</translation>
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
        <source>The journal has {lines} lines; it had {lines2} when it was closed.</source>
        <translation>Das Protokoll hat {lines} Zeilen; beim Schließen waren es {lines2}.</translation>
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
        <source>It stopped {age_h} after {done} of {of} trials.</source>
        <translation>Sie brach {age_h} nach {done} von {of} Durchgängen ab.</translation>
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
        <source>The file is missing; this computer wrote {lines} lines to it.</source>
        <translation>Die Datei fehlt; dieser Rechner hat {lines} Zeilen in sie geschrieben.</translation>
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
        <source>1 journal is</source>
        <translation>1 Protokoll ist</translation>
    </message>
    <message>
        <source>{count} journals are</source>
        <translation>{count} Protokolle sind</translation>
    </message>
    <message>
        <source>this computer wrote or received {lines} lines of it</source>
        <translation>dieser Rechner hat {lines} Zeilen davon geschrieben oder empfangen</translation>
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
        <source>right</source>
        <translation>genau</translation>
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
        <translation>Erkennbarkeit minus 0.5</translation>
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
        <source>Games by {unit} (n = {n} games, {won} won by the people). These are counts and have no error bars.</source>
        <translation>Spiele nach {unit} (n = {n} Spiele, {won} von den Menschen gewonnen). Dies sind Anzahlen ohne Fehlerbalken.</translation>
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
        <source>Messages</source>
        <translation>Nachrichten</translation>
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
        <source>It cannot be computed: {unknown}.</source>
        <translation>Nicht berechenbar: {unknown}.</translation>
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
        <source>It cannot be computed: this judge gives no scores.</source>
        <translation>Nicht berechenbar: Dieser Beurteiler vergibt keine Scores.</translation>
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
        <source>{n} of n = {all} speakers, evenly chosen</source>
        <translation>{n} von n = {all} Sprechern, gleichmäßig ausgewählt</translation>
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
        <source>Called &quot;machine&quot; by people and machine judges: {task}</source>
        <translation>Von Menschen und urteilenden Maschinen „Maschine“ genannt: {task}</translation>
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
        <source>Human and machine judges: {task}</source>
        <translation>Urteile von Mensch und Maschine: {task}</translation>
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
        <source>{by} (Cameron, Gelbach &amp; Miller 2011)</source>
        <translation>{by} (Cameron, Gelbach &amp; Miller 2011)</translation>
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
        <source>Krippendorff&apos;s alpha for nominal data; {interval}</source>
        <translation>Krippendorffs Alpha für nominale Daten; {interval}</translation>
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
        <source>It cannot be computed: no game that was won or lost has the times of both votes.</source>
        <translation>Es kann nicht berechnet werden: kein gewonnenes oder verlorenes Spiel hat die Zeiten beider Stimmen.</translation>
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
        <source>1 session</source>
        <translation>1 Sitzung</translation>
    </message>
    <message>
        <source>{sessions} sessions</source>
        <translation>{sessions} Sitzungen</translation>
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
        <source>{who}: {what} with {responses} responses deleted.</source>
        <translation>{who}: {what} mit {responses} Antworten gelöscht.</translation>
    </message>
    <message>
        <source>1 participant withdrew</source>
        <translation>1 Versuchsperson hat widerrufen</translation>
    </message>
    <message>
        <source>{people} participants withdrew</source>
        <translation>{people} Versuchspersonen haben widerrufen</translation>
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
        <source>The seal was changed after it was made. {again}</source>
        <translation>Das Siegel wurde nachträglich geändert. {again}</translation>
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
        <source>it had {lines} lines when it was closed</source>
        <translation>beim Schließen hatte es {lines} Zeilen</translation>
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
        <source>{trials} trials each</source>
        <translation>je {trials} Durchgänge</translation>
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
        <source>for {participants} participants</source>
        <translation>für {participants} Versuchspersonen</translation>
    </message>
    <message>
        <source>control trials at {control_trials}</source>
        <translation>Kontrolldurchgänge an Position {control_trials}</translation>
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
        <source>trials by turns shown: {by_length}</source>
        <translation>Durchgänge nach gezeigten Beiträgen: {by_length}</translation>
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
        <source>There are {value} values.</source>
        <translation>Es sind {value} Werte.</translation>
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
        <source>Posterior density of the share of games that people won, by {unit} (n = {n} games, Beta(1, 1) prior).</source>
        <translation>Posterior-Dichte des Anteils der Spiele, die Menschen gewannen, nach {unit} (n = {n} Spiele, Prior Beta(1, 1)).</translation>
    </message>
    <message>
        <source>Posterior probability of the share of games that people won, by {unit} from the number shown to the next (n = {n} games, Beta(1, 1) prior).</source>
        <translation>Posterior-Wahrscheinlichkeit des Anteils der Spiele, die Menschen gewannen, nach {unit} von der gezeigten Zahl bis zur nächsten (n = {n} Spiele, Prior Beta(1, 1)).</translation>
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
        <source>It cannot be computed: there are no verdicts on what {what} made.</source>
        <translation>Nicht berechenbar: Es gibt keine Urteile über das, was von {what} stammt.</translation>
    </message>
    <message>
        <source>All {n} answers agree, so the interval is Wilson&apos;s.</source>
        <translation>Alle {n} Antworten stimmen überein; deshalb ist das Intervall das von Wilson.</translation>
    </message>
    <message>
        <source>It cannot be computed: there are no answers.</source>
        <translation>Nicht berechenbar: Es gibt keine Antworten.</translation>
    </message>
    <message>
        <source>It cannot be computed: there are no verdicts.</source>
        <translation>Nicht berechenbar: Es gibt keine Urteile.</translation>
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
        <source>The difference cannot be computed: {why}.</source>
        <translation>Die Differenz ist nicht berechenbar: {why}.</translation>
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
        <source>{study} is a demonstration, not collected data.</source>
        <translation>{study} ist eine Demonstration, keine erhobenen Daten.</translation>
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
        <source>Success rate: {task}</source>
        <translation>Erfolgsrate: {task}</translation>
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
        <source>It cannot be computed: {responses}.</source>
        <translation>Nicht berechenbar: {responses}.</translation>
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
        <translation>Äquivalenz mit 0.5</translation>
    </message>
    <message>
        <source>Detectability</source>
        <translation>Erkennbarkeit</translation>
    </message>
    <message>
        <source>mean over pairs; {how}</source>
        <translation>Mittel über Paare; {how}</translation>
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
        <source>It cannot be computed: only one coder has coded with this scheme.</source>
        <translation>Nicht berechenbar: Mit diesem Schema hat erst eine Person kodiert.</translation>
    </message>
    <message>
        <source>Detectability by {column}</source>
        <translation>Erkennbarkeit nach {column}</translation>
    </message>
    <message>
        <source>Detectability (n = {n_human} verdicts on humans and {n_machine} on machines).</source>
        <translation>Erkennbarkeit (n = {n_human} Urteile über Menschen und {n_machine} über Maschinen).</translation>
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
        <source>Seconds between the votes of both people (n = {n} games, {lost} lost). These are counts and have no error bars.</source>
        <translation>Sekunden zwischen den Stimmen beider Menschen (n = {n} Spiele, {lost} verloren). Dies sind Anzahlen, sie haben keine Fehlerbalken.</translation>
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
        <source>Share of games</source>
        <translation>Anteil der Spiele</translation>
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
        <source>It cannot be computed: no game was won or lost.</source>
        <translation>Nicht berechenbar: Kein Spiel wurde gewonnen oder verloren.</translation>
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
        <source>Detectability by turns shown (n = {n_human} verdicts on humans and {n_machine} on machines).</source>
        <translation>Erkennbarkeit nach der Zahl der gezeigten Beiträge (n = {n_human} Urteile über Menschen und {n_machine} über Maschinen).</translation>
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
        <source>Share of texts</source>
        <translation>Anteil der Texte</translation>
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
        <source>It cannot be computed: {none}.</source>
        <translation>Nicht berechenbar: {none}.</translation>
    </message>
    <message>
        <source>Tests at 0.05 at each of {number} looks are wrong in {naive} of studies</source>
        <translation>Tests auf 0.05 bei jedem von {number} Zwischenblicken irren in {naive} der Studien</translation>
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
        <source>{judges} judges are too few for five looks</source>
        <translation>{judges} Urteilende sind zu wenige für fünf Zwischenblicke</translation>
    </message>
    <message>
        <source>It cannot be computed: {why}.</source>
        <translation>Nicht berechenbar: {why}.</translation>
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
        <source>It cannot be computed: no verdict has a confidence.</source>
        <translation>Nicht berechenbar: Kein Urteil hat eine Angabe zur Sicherheit.</translation>
    </message>
    <message>
        <source>a confidence is not between 0 and 1</source>
        <translation>eine Sicherheitsangabe liegt nicht zwischen 0 und 1</translation>
    </message>
    <message>
        <source>a margin of {margin} is not between 0 and 0.5</source>
        <translation>ein Spielraum von {margin} liegt nicht zwischen 0 und 0.5</translation>
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
        <source>It cannot be computed: both gave all texts the same label.</source>
        <translation>Nicht berechenbar: Beide gaben allen Texten denselben Code.</translation>
    </message>
    <message>
        <source>Both coders need a label for each text.</source>
        <translation>Beide Kodierenden brauchen für jeden Text einen Code.</translation>
    </message>
    <message>
        <source>It cannot be computed: no text has two codings.</source>
        <translation>Nicht berechenbar: Kein Text hat zwei Kodierungen.</translation>
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
        <source>Exact permutation test of two shares, two-sided; effect: their difference</source>
        <translation>Exakter Permutationstest zweier Anteile, zweiseitig; Effekt: ihre Differenz</translation>
    </message>
    <message>
        <source>Exact permutation test of two groups&apos; detectability, two-sided, verdicts exchanged within each truth; effect: difference of detectability</source>
        <translation>Exakter Permutationstest der Erkennbarkeit zweier Gruppen, zweiseitig, Urteile innerhalb jeder Herkunft vertauscht; Effekt: Differenz der Erkennbarkeit</translation>
    </message>
    <message>
        <source>Exact permutation test, truths exchanged over verdicts; effect: detectability minus 0.5</source>
        <translation>Exakter Permutationstest, Herkunft über Urteile vertauscht; Effekt: Erkennbarkeit minus 0.5</translation>
    </message>
    <message>
        <source>Exact permutation test, truths exchanged over the verdicts of each judge; effect: detectability minus 0.5</source>
        <translation>Exakter Permutationstest, Herkunft über die Urteile jeder urteilenden Person vertauscht; Effekt: Erkennbarkeit minus 0.5</translation>
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
        <translation>Fläche unter der ROC-Kurve von Urteil mal Sicherheit; Standardfehler nach DeLong et al. 1988; z gegen 0.5; Effekt: die Fläche</translation>
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
        <source>It cannot be computed: there are verdicts on one class only, or none.</source>
        <translation>Nicht berechenbar: Es gibt nur Urteile über eine Klasse oder gar keine.</translation>
    </message>
    <message>
        <source>It cannot be computed: a group has fewer than two values.</source>
        <translation>Nicht berechenbar: Eine Gruppe hat weniger als zwei Werte.</translation>
    </message>
    <message>
        <source>It cannot be computed: the values do not differ within the groups.</source>
        <translation>Nicht berechenbar: Die Werte unterscheiden sich innerhalb der Gruppen nicht.</translation>
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
        <source>Success rate, all and first trials: {task}</source>
        <translation>Erfolgsrate, alle und erste Durchgänge: {task}</translation>
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
        <source>It cannot be computed: no text has {longest} words.</source>
        <translation>Nicht berechenbar: Kein Text hat {longest} Wörter.</translation>
    </message>
    <message>
        <source>Each text needs at least one reference.</source>
        <translation>Jeder Text braucht mindestens eine Referenz.</translation>
    </message>
    <message>
        <source>It cannot be computed: there are no texts.</source>
        <translation>Nicht berechenbar: Es gibt keine Texte.</translation>
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
        <source>It cannot be computed for these texts or this language.</source>
        <translation>Für diese Texte oder diese Sprache nicht berechenbar.</translation>
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
        <source>{in_journals} responses in the journals, {written} rows written.</source>
        <translation>{in_journals} Antworten in den Protokollen, {written} Zeilen geschrieben.</translation>
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
        <source>{participants} participants, judges: {judges}</source>
        <translation>{participants} Versuchspersonen, Urteilende: {judges}</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>in Wahrheit</translation>
    </message>
    <message>
        <source>judges said</source>
        <translation>Urteil</translation>
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
        <source>Flow of participants</source>
        <translation>Weg der Versuchspersonen</translation>
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
        <source>1 file is</source>
        <translation>1 Datei wird</translation>
    </message>
    <message>
        <source>{count} files are</source>
        <translation>{count} Dateien werden</translation>
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
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Zuletzt da</translation>
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
        <source>Turns shown</source>
        <translation>Gezeigte Beiträge</translation>
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
        <source>Form: {field}</source>
        <translation>Formular: {field}</translation>
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
        <translation>Neuer Block</translation>
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
        <translation>Neues Formular</translation>
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
        <translation>Neue Frage</translation>
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
        <translation>Neue Regel</translation>
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
        <source>Keep</source>
        <comment>what was typed</comment>
        <translation>Übernehmen</translation>
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
        <translation>nur nach: {question}</translation>
    </message>
    <message>
        <source>asked if the answer is</source>
        <translation>und die Antwort darauf ist</translation>
    </message>
    <message>
        <source>asked if the answer is not</source>
        <translation>und die Antwort darauf ist nicht</translation>
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
        <translation>Ein Modell auf einem Server im Labor wird wie ein Mensch gefragt, von wem jede Antwort stammt.</translation>
    </message>
    <message>
        <source>The study is sealed: the truth is not available here, so a judge can&apos;t be trained. Use the original, unsealed package.</source>
        <translation>Die Studie ist versiegelt: Niemand hier weiß, was von wem stammt, also lässt sich nichts daraus lernen. Nehmen Sie das Paket, wie es vor dem Versiegeln war.</translation>
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
        <translation>Eine urteilende Maschine sagt über genau die Antworten, die Menschen beurteilen, ob sie von einem Menschen oder einer Maschine stammen. Ihre Urteile werden wie die von Menschen aufbewahrt und neben ihnen gezeigt.</translation>
    </message>
    <message>
        <source>Some judges are trained: they learn from answers with a known origin and judge the others, until each answer has been judged by a judge that was not trained on it. No data leaves this computer. A language model on a server in the lab gets the same questions as participants.</source>
        <translation>Manche werden trainiert: Sie lernen aus Antworten bekannter Herkunft und beurteilen die übrigen, bis über jede Antwort ein Beurteiler geurteilt hat, der nicht mit ihr trainiert wurde. Nichts verlässt diesen Computer. Einem Sprachmodell auf einem Server im Labor werden dieselben Fragen gestellt wie Menschen.</translation>
    </message>
    <message>
        <source>If a simple classifier beats people, there are differences that people miss.</source>
        <translation>Unterscheidet eine einfache Maschine Menschen und Maschinen, wo Menschen es nicht können, dann sind die Antworten verschieden, und Menschen sehen es nicht.</translation>
    </message>
    <message>
        <source>Made by {maker}. The judge answered {choice}, with a score of {score}.</source>
        <translation>Von {maker}. Der Beurteiler sagte: {choice}, mit einem Score von {score}.</translation>
    </message>
    <message>
        <source>{n} of {all} people agreed.</source>
        <translation>Dasselbe sagten {n} der {all} Menschen, die darüber urteilten.</translation>
    </message>
    <message>
        <source>Its journals don&apos;t record this.</source>
        <translation>Die Protokolle sagen es nicht.</translation>
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
        <translation>Wortlaut</translation>
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
        <translation>Bilder senden; das Modell muss sie annehmen</translation>
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
        <translation>Neben Menschen</translation>
    </message>
    <message>
        <source>Stopped. Finished verdicts are saved, and you can resume.</source>
        <translation>Angehalten. Was beurteilt wurde, ist gespeichert; es kann fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Es beginnt…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Es hält an…</translation>
    </message>
    <message>
        <source>Uses the features that fit each task; for text, words and character n-grams.</source>
        <translation>In jedem Block, was zu seiner Aufgabe passt; bei Texten ihre Wörter und Zeichenfolgen.</translation>
    </message>
    <message>
        <source>Keeps all answers to a stimulus in one fold, so the judge is never tested on a stimulus it has seen.</source>
        <translation>Bei gruppierten Teilen (Folds) werden Antworten zu einem Stimulus nie sowohl zum Training genutzt als auch beurteilt. Sonst könnte der Beurteiler einen Stimulus wiedererkennen und würde besser wirken, als er ist.</translation>
    </message>
    <message>
        <source>Not grouped (as in the papers)</source>
        <translation>Nicht gruppiert, wie in den Artikeln</translation>
    </message>
    <message>
        <source>File with the features</source>
        <translation>Datei für die Merkmale</translation>
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
        <translation>Wählen Sie die Datei, in der diese Merkmale nachgeschlagen werden.</translation>
    </message>
    <message>
        <source>Enter the server&apos;s address and the model to use.</source>
        <translation>Geben Sie die Adresse des Servers ein und das Modell, das er hat.</translation>
    </message>
    <message>
        <source>Usual features for each task</source>
        <translation>Was zur Aufgabe passt (üblich)</translation>
    </message>
    <message>
        <source>The next user has to identify themselves ({key})</source>
        <translation>Die nächste Person gibt an, wer sie ist ({key})</translation>
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
        <source>Codes are random, avoid characters that look alike, and end with a check character. Each code is given out only once across all computers that use this data folder.</source>
        <translation>Codes sind zufällig, ohne Zeichen, die sich ähnlich sehen; das letzte Zeichen prüft die übrigen. Keine zwei Leitstände dieses Datenordners vergeben denselben.</translation>
    </message>
    <message>
        <source>Codes belong to a study. Open a study on the Studies page first.</source>
        <translation>Codes gehören zu einer Studie. Öffnen Sie zuerst eine unter „Studien“.</translation>
    </message>
    <message>
        <source>One code per line, typed or pasted from a spreadsheet: letters (a to z), digits, and hyphens. Codes are used in file names, so don&apos;t use real names.</source>
        <translation>Ein Code je Zeile, getippt oder aus einer Tabelle eingefügt: Buchstaben (a bis z), Ziffern und Bindestriche. Codes benennen die Dateien, also keine echten Namen.</translation>
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
        <translation>Wie viele</translation>
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
        <translation>Was geschah, für alle, die die Daten später ansehen: kam zu spät, wurde gestört, unterbrach für einen Anruf. Keine Namen. Notizen werden exportiert; sie lassen sich nicht ändern, nur ergänzen.</translation>
    </message>
    <message>
        <source>This session will no longer count in live results, analyses, or exports without pilots. Its journal doesn&apos;t change. You can&apos;t undo this.</source>
        <translation>Ab jetzt zählt diese Sitzung nirgends: nicht in Live-Ergebnissen, Auswertungen oder Exporten ohne Pilotläufe. Ihr Protokoll bleibt, wie es ist. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>A note can have at most {most} characters.</source>
        <translation>Eine Notiz hat höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>Reason for marking as a pilot</source>
        <translation>Warum es ein Pilotlauf ist</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>the reason</comment>
        <translation>Grund</translation>
    </message>
    <message>
        <source>No participants yet. Participants appear here when they start a session. You can create codes in advance.</source>
        <translation>Noch hat niemand Platz genommen. Wer eine Sitzung beginnt, erscheint hier; Codes können vorher erstellt werden.</translation>
    </message>
    <message>
        <source>No matches. Clear the search or choose all studies.</source>
        <translation>Niemand gefunden. Leeren Sie die Suche oder wählen Sie alle Studien.</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Zuletzt hier</translation>
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
        <translation>Alles, was diese Person angegeben hat, wird aus dem Datenordner gelöscht: Protokolle, persönliche Antworten, Pilotläufe, Notizen und der reservierte Code. Ein Löschvermerk hält fest, wann, von wem, warum und wie viele Antworten es waren. Sicherungen und frühere Exporte müssen Sie selbst bereinigen.</translation>
    </message>
    <message numerus="yes">
        <source>{code} withdrew: %n session(s) with {answers} answers deleted.</source>
        <translation>
            <numerusform>{code} hat widerrufen: %n Sitzung mit {answers} Antworten gelöscht.</numerusform>
            <numerusform>{code} hat widerrufen: %n Sitzungen mit {answers} Antworten gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no sessions here.</source>
        <translation>Hier ist keine Sitzung.</translation>
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
        <translation>Grund, z. B. Bitte per E-Mail; keine Namen</translation>
    </message>
    <message>
        <source>This person&apos;s sessions couldn&apos;t be listed.</source>
        <translation>Die Sitzungen dieser Person konnten nicht aufgelistet werden.</translation>
    </message>
    <message>
        <source>The audit log couldn&apos;t be written: {why} You can go on working. The entries are written as soon as the disk accepts them.</source>
        <translation>Das Logbuch dieses Leitstands konnte nicht geschrieben werden: {why} Die Arbeit geht weiter; was getan wurde, wird eingetragen, sobald der Datenträger es annimmt.</translation>
    </message>
    <message>
        <source>No users are listed: anyone who uses this computer can do everything, and the audit log shows the system&apos;s user name. To make TuringDesk ask for the user, add people.</source>
        <translation>Niemand steht auf der Liste: Wer diesen Rechner benutzt, darf alles, und das Logbuch nennt den Benutzer des Systems. Fügen Sie Personen hinzu, damit der Leitstand fragt, wer da ist.</translation>
    </message>
    <message>
        <source>TuringDesk asks for a PIN when it starts and after it was locked. A PIN controls who can do what in TuringDesk. It does not protect the files on this computer.</source>
        <translation>Der Leitstand fragt beim Start und nach dem Sperren nach einer PIN. Eine PIN trennt, wer an diesem Leitstand was darf; wer an die Dateien dieses Rechners kommt, kann sie auch ohne PIN lesen.</translation>
    </message>
    <message>
        <source>At least {least} characters; not a sequence such as 1234.</source>
        <translation>Mindestens {least} Zeichen, Buchstaben oder Ziffern, und keine Reihe wie 1234.</translation>
    </message>
    <message>
        <source>The first person is an investigator. From now on, TuringDesk asks for the user when it starts and after a period without activity.</source>
        <translation>Die erste Person gehört zur Studienleitung. Ab jetzt fragt der Leitstand, wer da ist: beim Start und nach einer Weile ohne Taste oder Maus.</translation>
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
        <translation>Dann ist niemand mehr übrig, und allen ist wieder alles erlaubt.</translation>
    </message>
    <message>
        <source>They can no longer unlock TuringDesk. Their entries stay in the audit log.</source>
        <translation>Die Person kann diesen Leitstand nicht mehr entsperren. Was sie getan hat, bleibt im Logbuch.</translation>
    </message>
    <message>
        <source>Repeat PIN</source>
        <translation>PIN wiederholen</translation>
    </message>
    <message>
        <source>New PIN (leave empty to keep the current one)</source>
        <translation>Neue PIN; leer lassen, um die bisherige zu behalten</translation>
    </message>
    <message>
        <source>The PINs don&apos;t match.</source>
        <translation>Die beiden PINs sind verschieden.</translation>
    </message>
    <message>
        <source>The withdrawal of {code} was interrupted. It has now been completed.</source>
        <translation>Der Widerruf von {code} war unterbrochen worden. Er ist jetzt abgeschlossen.</translation>
    </message>
    <message>
        <source>Forgot the PIN? An investigator can set a new one in Settings. If no one can sign in, run turingdesk people --reset NAME in a terminal on this computer.</source>
        <translation>PIN vergessen? Die Studienleitung vergibt unter „Einstellungen“ eine neue. Kommt niemand hinein: turingdesk people --reset NAME, in einem Terminal dieses Rechners.</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Wer ist da?</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Try again in {time}.</source>
        <translation>Nach falschen PINs wird die nächste in {time} geprüft.</translation>
    </message>
    <message>
        <source>TuringDesk is locked</source>
        <translation>Der Leitstand ist gesperrt</translation>
    </message>
    <message>
        <source>Wrong PIN.</source>
        <translation>Diese PIN ist falsch.</translation>
    </message>
    <message>
        <source>Preregistered {time} by {person}, version {version}.</source>
        <translation>Präregistriert {time} von {person}, Version {version}.</translation>
    </message>
    <message>
        <source>Why? The report shows the reason next to the changes.</source>
        <translation>Warum? Der Bericht zeigt es neben den Änderungen.</translation>
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
        <translation>Seither geändert, ohne dass jemand sagte, warum:</translation>
    </message>
    <message>
        <source>Not preregistered when it was sealed.</source>
        <translation>Beim Versiegeln nicht präregistriert.</translation>
    </message>
    <message>
        <source>The participant didn&apos;t consent.</source>
        <translation>Die Einwilligung wurde nicht erteilt.</translation>
    </message>
    <message>
        <source>The session is closed for now. You can resume it from Sessions.</source>
        <translation>Die Sitzung wurde vorerst geschlossen; sie kann unter „Sitzungen“ fortgesetzt werden.</translation>
    </message>
    <message>
        <source>{session} is paused. {why} TuringDesk tries again every few seconds.</source>
        <translation>{session} pausiert. {why} Alle paar Sekunden wird es erneut versucht.</translation>
    </message>
    <message>
        <source>{session}: everything is saved. The participant can continue.</source>
        <translation>{session}: Alles ist geschrieben. Die Versuchsperson kann fortfahren.</translation>
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
        <source>{session}: {answers} of {given} answers are saved.</source>
        <translation>{session}: {answers} von {given} Antworten sind auf dem Datenträger.</translation>
    </message>
    <message>
        <source>Opens the seal in TuringDesk until you close it. Results, exports, and live results then show who made what; anyone watching is unblinded.</source>
        <translation>Sie öffnet das Siegel für diesen Leitstand, bis er geschlossen wird. Ergebnisse, Exporte und Live-Zahlen sagen dann, was von wem stammt; wer hinsieht, ist nicht mehr verblindet.</translation>
    </message>
    <message>
        <source>Creates a second package in which no one can read who made what. Run the sessions from that package. Verdicts are counted after you enter the passphrase.</source>
        <translation>Erzeugt ein zweites Paket, in dem niemand lesen kann, was von wem stammt. Führen Sie die Sitzungen aus diesem Paket durch; die Urteile werden gezählt, sobald die Passphrase eingegeben ist.</translation>
    </message>
    <message>
        <source>The passphrase is not stored anywhere. Without it, no one can ever count the verdicts.</source>
        <translation>Die Passphrase wird nirgends gespeichert. Ohne sie kann niemand jemals die Urteile auszählen.</translation>
    </message>
    <message>
        <source>Save the sealed package as</source>
        <comment>a file or a folder</comment>
        <translation>Versiegeln in</translation>
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
        <translation>Sitzungen auslosen</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Enter a new name for the sealed package: a folder or a .tdz file.</source>
        <translation>Benennen Sie das versiegelte Paket: einen Ordner oder eine .tdz-Datei, die es noch nicht gibt.</translation>
    </message>
    <message>
        <source>Enter the number of sessions: 1 to {most}.</source>
        <translation>Geben Sie an, wie viele Sitzungen ausgelost werden: 1 bis {most}.</translation>
    </message>
    <message>
        <source>The passphrases don&apos;t match. Type them again.</source>
        <translation>Die beiden Passphrasen stimmen nicht überein. Geben Sie sie noch einmal ein.</translation>
    </message>
    <message>
        <source>Number of sessions, with a reserve for dropouts</source>
        <translation>Zahl der Sitzungen, etwas mehr als geplant, für alle, die ausfallen</translation>
    </message>
    <message>
        <source>Passphrase (at least 12 characters)</source>
        <translation>Passphrase, mindestens 12 Zeichen</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <comment>the same passphrase</comment>
        <translation>Noch einmal</translation>
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
        <translation>Keine Sitzung gefunden. Leeren Sie die Suche.</translation>
    </message>
    <message numerus="yes">
        <source>Checked %n journal(s): every line is unchanged.</source>
        <translation>
            <numerusform>%n Protokoll geprüft: Jede Zeile ist, wie sie geschrieben wurde.</numerusform>
            <numerusform>%n Protokolle geprüft: Jede Zeile ist, wie sie geschrieben wurde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Signed: {signed}; not signed or not closed: {others}.</source>
        <translation>Signiert: {signed}; nicht signiert oder nicht geschlossen: {others}.</translation>
    </message>
    <message>
        <source>{time}, {who} (marked as a pilot): {note}</source>
        <translation>{time}, {who} (zum Pilotlauf erklärt): {note}</translation>
    </message>
    <message>
        <source>These settings apply to all sessions on this computer, and each session records them. Use the same settings on all booths of a study. Participants change the text size with Ctrl and plus or minus.</source>
        <translation>Sitzungen auf diesem Rechner sehen alle gleich aus; die erste Zeile jeder Sitzung hält fest, wie. Behalten Sie in allen Kabinen einer Studie dasselbe Aussehen bei. Die Schriftgröße ändern Versuchspersonen mit Strg und Plus oder Minus.</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Changes are saved automatically.</source>
        <translation>Änderungen werden sofort gespeichert.</translation>
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
        <translation>TuringDesk ändert nie, was geschrieben ist; die Dateien sind, wie sie vorgefunden wurden.</translation>
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
        <translation>Buchstaben, Ziffern und Bindestriche, z. B. P-014. Benennt die Dateien, also keine echten Namen.</translation>
    </message>
    <message>
        <source>Session {number} of {code} was interrupted</source>
        <translation>Sitzung {number} von {code} wurde abgebrochen</translation>
    </message>
    <message>
        <source>Pilot: in a window with an orange border, stored separately, never counted</source>
        <translation>Pilotlauf: in einem Fenster mit orangem Rand, getrennt aufbewahrt, zählt nie</translation>
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
        <source>Session {number} of {code} at {kiosk} was interrupted</source>
        <translation>Sitzung {number} von {code} an {kiosk} wurde abgebrochen</translation>
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
        <translation>Erstellen Sie einen aus einer Vorlage oder aus Ihrer eigenen Tabelle, oder ziehen Sie einen auf dieses Fenster. Machen Sie zuerst einen Pilotlauf: Pilotläufe zählen nie.</translation>
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
        <translation>Zahlen laufen mit, während geantwortet wird</translation>
    </message>
    <message>
        <source>The confusion matrix and detectability are computed from the answers, with and without the study&apos;s rules.</source>
        <translation>Die Matrix und die Erkennbarkeit kommen direkt aus den Antworten, vor und nach den Regeln der Studie.</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Nehmen Sie alles mit</translation>
    </message>
    <message>
        <source>Excel and CSV, one row per answer, with a codebook. For help on any page, press F1.</source>
        <translation>Excel und CSV, eine Zeile für jede beantwortete Frage, mit Codebuch. F1 zeigt auf jeder Seite Hilfe.</translation>
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
        <translation>TuringDesk ist auf etwas Unerwartetes gestoßen.</translation>
    </message>
    <message>
        <source>The report is saved in {file}</source>
        <translation>Der Bericht steht in {file}</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Was jetzt zu tun ist</translation>
    </message>
    <message>
        <source>A session is in progress</source>
        <translation>Eine Versuchsperson wird getestet</translation>
    </message>
    <message>
        <source>The last answer is in memory, and TuringDesk tries to save it every few seconds. If you close the session now, the answer is lost, and the question is asked again when the session resumes.</source>
        <translation>Die letzte Antwort ist im Arbeitsspeicher, und das Schreiben wird alle paar Sekunden neu versucht. Wird jetzt geschlossen, geht sie verloren; ihr Schritt wird erneut gefragt, wenn die Sitzung fortgesetzt wird.</translation>
    </message>
    <message>
        <source>The answer is saved now, and nothing is lost. The participant can continue.</source>
        <translation>Sie ist jetzt geschrieben, nichts ist verloren. Die Versuchsperson kann fortfahren.</translation>
    </message>
    <message>
        <source>You can resume it later with the same participant code.</source>
        <translation>Sie kann später mit demselben Teilnahmecode fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Ends the session. Answers so far are saved; the remaining questions are not asked.</source>
        <translation>Sie ist vorbei: Die bisherigen Antworten bleiben, der Rest wird nicht gefragt.</translation>
    </message>
    <message>
        <source>{done} of {of} trials completed.</source>
        <translation>{done} von {of} Durchgängen sind erledigt.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong PINs. Try again in %n s.</source>
        <translation>
            <numerusform>Nach falschen PINs wird die nächste in %n s geprüft.</numerusform>
            <numerusform>Nach falschen PINs wird die nächste in %n s geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>OK</source>
        <comment>nothing has to be done</comment>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>here is something to look at</comment>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Pre-session check</source>
        <translation>Vor der ersten Versuchsperson</translation>
    </message>
    <message numerus="yes">
        <source>Pre-session check: %n warning(s)</source>
        <translation>
            <numerusform>Vor der ersten Versuchsperson: %n Punkt ist zu prüfen</numerusform>
            <numerusform>Vor der ersten Versuchsperson: %n Punkte sind zu prüfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Pre-session check: no problems</source>
        <translation>Vor der ersten Versuchsperson: Alles ist in Ordnung</translation>
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
        <source>{done} of {of} texts coded</source>
        <translation>{done} von {of} Texten kodiert</translation>
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
        <translation>Ohne Urteil</translation>
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
        <translation>Regeln schließen {gone} von {verdicts} aus ({reasons}).</translation>
    </message>
    <message>
        <source>Results are shown with the rules applied, for the remaining {number}.</source>
        <translation>Ergebnisse werden nach den Regeln gezeigt, für die übrigen {number}.</translation>
    </message>
    <message>
        <source>Results are shown without the rules, including all verdicts.</source>
        <translation>Ergebnisse werden vor den Regeln gezeigt, als zählten alle.</translation>
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
        <source>{number} of {of} sessions</source>
        <translation>{number} von {of} Sitzungen</translation>
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
        <translation>Dafür gibt es keine Daten.</translation>
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
        <translation>Der Bericht wurde angehalten. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Saved to {file}.</source>
        <translation>In {file} geschrieben.</translation>
    </message>
    <message>
        <source>The reader was stopped.</source>
        <translation>Das Leseprogramm wurde beendet.</translation>
    </message>
    <message>
        <source>No entries yet. Actions in TuringDesk appear here.</source>
        <translation>Noch ist nichts eingetragen. Was ab jetzt an diesem Leitstand getan wird, erscheint hier.</translation>
    </message>
    <message>
        <source>Reading the audit log…</source>
        <translation>Logbuch wird gelesen…</translation>
    </message>
    <message>
        <source>No matches. Clear the search, or choose any user and any action.</source>
        <translation>Nichts gefunden. Leeren Sie die Suche oder wählen Sie „Alle“ und „Alles“.</translation>
    </message>
    <message>
        <source>Any user</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Any action</source>
        <translation>Alles</translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>%n Leitstand</numerusform>
            <numerusform>%n Leitstände</numerusform>
        </translation>
    </message>
    <message>
        <source>{entries} from {desks} in {folder}: every line is unchanged</source>
        <translation>{entries} ({desks}) in {folder}: Jede Zeile ist, wie sie geschrieben wurde</translation>
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
        <translation>Leitstand</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Audit log</source>
        <translation>Logbuch</translation>
    </message>
    <message>
        <source>Search text</source>
        <translation>Wörter suchen</translation>
    </message>
    <message>
        <source>After pairing, kiosks on other computers send their sessions here, and the Sessions page lists them. To combine data from computers without a network, use turingdesk join.</source>
        <translation>Kioske auf anderen Rechnern senden ihre Sitzungen hierher, sobald sie gekoppelt sind; sie stehen dann auf der Seite „Sitzungen“. Rechner ohne Netzwerk werden mit turingdesk join zusammengeführt.</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>Waiting to upload</source>
        <translation>Steht aus</translation>
    </message>
    <message>
        <source>A code pairs one kiosk, which then sends its sessions here over the lab&apos;s network.</source>
        <translation>Ein Code koppelt einen Kiosk. Er sendet seine Sitzungen dann über das Netzwerk des Labors hierher.</translation>
    </message>
    <message>
        <source>Answers so far are saved. The remaining questions are not asked.</source>
        <translation>Die bisherigen Antworten bleiben, der Rest wird nicht gefragt.</translation>
    </message>
    <message>
        <source>The sessions it sent stay here. To send more, it must be paired again.</source>
        <translation>Was er gesendet hat, bleibt hier. Um mehr zu senden, muss er neu gekoppelt werden.</translation>
    </message>
    <message>
        <source>OK</source>
        <comment>a clock</comment>
        <translation>Gut</translation>
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
        <translation>Er ist abgelaufen. Fordern Sie einen neuen an.</translation>
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
        <source>You can compare two coders after both have coded all {texts} texts, so that neither influences the other. So far: {done}.</source>
        <translation>Verglichen wird, sobald zwei Personen alle {texts} Texte kodiert haben, damit keine von der anderen geleitet wird. Bisher: {done}.</translation>
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
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Same as {coder}</source>
        <comment>codes of a text</comment>
        <translation>Wie {coder}</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Neu einlesen</translation>
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
        <source>Save the study and open it again.</source>
        <translation>Speichern Sie sie und öffnen Sie sie erneut.</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation>Neu einlesen</translation>
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
        <translation>Meinen Stand behalten</translation>
    </message>
    <message>
        <source>Save my changes</source>
        <translation>Meinen Stand speichern</translation>
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
        <translation>Dort sind keine Bilder. Ihre Namen enden auf {ends}.</translation>
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
            <numerusform>%n Zeile würde ein Bild nennen, das nicht mehr da ist.</numerusform>
            <numerusform>%n Zeilen würden ein Bild nennen, das nicht mehr da ist.</numerusform>
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
            <numerusform>Und %n weitere wurde ausgelassen.</numerusform>
            <numerusform>Und %n weitere wurden ausgelassen.</numerusform>
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
        <translation>Die Studie braucht</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>{about}. Optional</source>
        <translation>{about}. Kann fehlen</translation>
    </message>
    <message>
        <source>First lines of the file</source>
        <translation>Womit sie beginnt</translation>
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
        <translation>Wo sie liegen</translation>
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
        <translation>Was aus der Tabelle wird</translation>
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
        <translation>Was wird beurteilt?</translation>
    </message>
    <message>
        <source>Match your columns</source>
        <translation>Welche Spalte ist was?</translation>
    </message>
    <message>
        <source>Preview of the first rows</source>
        <translation>Die ersten Zeilen, wie sie sein werden</translation>
    </message>
    <message>
        <source>{rows} and {pictures} imported.</source>
        <translation>{rows} und {pictures} wurden übernommen.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the file {file}.</source>
        <translation>Die Datei {file} gibt es nicht.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the folder {folder}.</source>
        <translation>Den Ordner {folder} gibt es nicht.</translation>
    </message>
    <message>
        <source>Save the study in</source>
        <translation>Studie ablegen in</translation>
    </message>
    <message>
        <source>Empty, without answers</source>
        <translation>Noch ohne Antworten</translation>
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
        <translation>Dort ist schon etwas. Nennen Sie einen Ordner, den es noch nicht gibt oder der leer ist.</translation>
    </message>
    <message>
        <source>Enter a folder.</source>
        <translation>Nennen Sie einen Ordner.</translation>
    </message>
    <message>
        <source>This study is in a read-only location</source>
        <translation>Diese Studie liegt an einem schreibgeschützten Ort</translation>
    </message>
    <message>
        <source>{file} is a packed study. TuringDesk unpacks it into a folder, where you can edit it. The packed file doesn&apos;t change.</source>
        <translation>{file} ist eine einzelne, geschlossene Datei. Sie wird in einen Ordner entpackt, und dieser Ordner wird bearbeitet; die Datei selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Files in {folder} can&apos;t be changed. You can edit a copy of the study in a folder of your own. The original doesn&apos;t change.</source>
        <translation>In {folder} kann nichts gespeichert werden. Eine Kopie der Studie kann in einem eigenen Ordner bearbeitet werden; das Original bleibt, wie es ist.</translation>
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
        <source>Describe the analysis that decides your hypothesis before you collect data. It is saved with the study when you preregister it, and the report shows it next to the results.</source>
        <translation>Beschreiben Sie vor der Datenerhebung die Auswertung, die über Ihre Hypothese entscheidet. Sie wird bei der Präregistrierung mit der Studie gespeichert, und der Bericht zeigt sie neben den Ergebnissen.</translation>
    </message>
    <message>
        <source>What you expect, which result would support it, when you stop collecting data, and what you exclude.</source>
        <translation>Was Sie erwarten, was es belegen würde, wann Sie aufhören, was Sie ausschließen.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>In Worten</translation>
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
        <translation>Wird gleich berechnet…</translation>
    </message>
    <message>
        <source>Fix the errors next to the fields to see the plan.</source>
        <translation>Solange die Studie Fehler hat, gibt es keinen Plan. Sie stehen neben ihren Feldern.</translation>
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
        <translation>Welche Antworten</translation>
    </message>
    <message>
        <source>Number of answers of each origin. If empty, as balanced as possible.</source>
        <translation>Wie viele von jeder Herkunft; leer: so gleichmäßig wie möglich.</translation>
    </message>
    <message>
        <source>Control trials check that participants pay attention.</source>
        <translation>Sie zeigen, ob die Versuchsperson hingesehen hat.</translation>
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
        <translation>Es gibt kein Formular: Versuchspersonen werden nichts über sich selbst gefragt.</translation>
    </message>
    <message>
        <source>This form has no questions yet.</source>
        <translation>Das Formular fragt noch nichts.</translation>
    </message>
    <message>
        <source>New: single choice</source>
        <translation>Neu: eine von mehreren Möglichkeiten</translation>
    </message>
    <message>
        <source>New: multiple choice</source>
        <translation>Neu: mehrere Möglichkeiten</translation>
    </message>
    <message>
        <source>New: slider</source>
        <translation>Neu: ein Schieberegler</translation>
    </message>
    <message>
        <source>New: number</source>
        <translation>Neu: eine Zahl</translation>
    </message>
    <message>
        <source>New: text</source>
        <translation>Neu: Worte</translation>
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
        <translation>Mehrere mit Semikolon.</translation>
    </message>
    <message>
        <source>One per line. To use a different word in the data: word | text shown | key</source>
        <translation>Eine je Zeile. Um in den Daten ein anderes Wort zu führen: Wort | was gezeigt wird | Taste</translation>
    </message>
    <message>
        <source>whole form</source>
        <comment>conversation</comment>
        <translation>das ganze</translation>
    </message>
    <message>
        <source>{about}. Separate several with semicolons.</source>
        <translation>{about}. Mehrere mit Semikolon.</translation>
    </message>
    <message>
        <source>A rule excludes trials or sessions from the results. It deletes nothing: results are shown with and without the rules.</source>
        <translation>Eine Regel markiert, was sie ausschließt, und löscht nichts. Ergebnisse werden mit den Regeln und ohne sie gezeigt.</translation>
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
        <translation>{sentence} Sie markiert einzelne Durchgänge.</translation>
    </message>
    <message>
        <source>{sentence} It excludes whole sessions.</source>
        <translation>{sentence} Sie markiert ganze Sitzungen.</translation>
    </message>
    <message>
        <source>The study has no rules of its own, only the limits above.</source>
        <translation>Die Studie hat keine eigene Regel, nur die Grenzen oben.</translation>
    </message>
    <message>
        <source>Answers faster than a block&apos;s limit are excluded from the results, unless a rule below sets something else for the block. Change a limit here; 0 excludes none.</source>
        <translation>Antworten, die weniger als die Grenze eines Blocks dauern, werden aus den Ergebnissen ausgeschlossen, sofern keine Regel unten für den Block etwas anderes sagt. Ändern Sie eine Grenze hier; 0 schließt keine aus.</translation>
    </message>
    <message>
        <source>Seconds. The default for this task is {limit}.</source>
        <translation>Sekunden. Voreinstellung {limit}, wie für diese Aufgabe üblich.</translation>
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
        <translation>Zwischen ihnen wählen die Versuchspersonen. Steht auf den Schaltflächen.</translation>
    </message>
    <message>
        <source>Names of the two answers</source>
        <translation>Namen der zwei Klassen</translation>
    </message>
    <message>
        <source>Interrupted sessions</source>
        <translation>Abgebrochene Sitzungen</translation>
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
        <translation>Wie Versuchspersonen es sehen</translation>
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
        <translation>Seiten zum Lesen</translation>
    </message>
    <message>
        <source>You haven&apos;t written this text. Participants see: {text}</source>
        <translation>Es gibt keinen eigenen Text. Versuchspersonen sehen: {text}</translation>
    </message>
    <message>
        <source>Preview answers are stored in a temporary folder, which is deleted when the preview ends. Nothing is counted.</source>
        <translation>Ihre Antworten gehen in einen Ordner, der am Ende der Vorschau gelöscht wird. Nichts wird gezählt.</translation>
    </message>
    <message>
        <source>Fix this first: {problem}</source>
        <translation>Berichtigen Sie zuerst dies: {problem}</translation>
    </message>
    <message>
        <source>Preview – nothing is saved</source>
        <translation>Vorschau – nichts wird aufbewahrt</translation>
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
        <translation>Keine Probleme: Mit diesem Stand können Sitzungen laufen.</translation>
    </message>
    <message>
        <source>{problems}. Fix the errors before you run sessions (F8: next problem).</source>
        <translation>{problems}. Mit diesem Stand kann keine Sitzung laufen. F8 springt zum nächsten.</translation>
    </message>
    <message>
        <source>{problems}. Only pilots can run (F8: next problem).</source>
        <translation>{problems}. Mit diesem Stand sind nur Pilotläufe möglich. F8 springt zum nächsten.</translation>
    </message>
    <message>
        <source>{problems}. You can run sessions (F8: next problem).</source>
        <translation>{problems}. Sitzungen können laufen. F8 springt zum nächsten.</translation>
    </message>
    <message>
        <source>{column}: {about}. Required in every row.</source>
        <translation>{column}: {about}. Jede Zeile braucht es.</translation>
    </message>
    <message>
        <source>{column}: {about}. Optional.</source>
        <translation>{column}: {about}. Darf leer sein.</translation>
    </message>
    <message>
        <source>{column}: this task doesn&apos;t use this column.</source>
        <translation>{column}: Diese Aufgabe hat keine solche Spalte.</translation>
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
        <source>{file} is an Excel workbook, so its rows are shown read-only. To edit them, make a copy: its text is saved in a new CSV table, which the study then uses. The workbook itself doesn&apos;t change.</source>
        <translation>{file} ist eine Excel-Arbeitsmappe; ihre Zeilen werden hier daher nur angezeigt. Sie können eine Kopie bearbeiten: Der Text wird in einer neuen .csv-Tabelle gespeichert, die die Studie dann verwendet. Die Arbeitsmappe selbst bleibt mit ihren Diagrammen und Formaten unverändert.</translation>
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
            <numerusform>%n Spalte hatte rechts keinen Platz und wurde ausgelassen.</numerusform>
            <numerusform>%n Spalten hatten rechts keinen Platz und wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard couldn&apos;t be read: {why}</source>
        <translation>Die Zwischenablage konnte nicht gelesen werden: {why}</translation>
    </message>
    <message>
        <source>The first row contains column names, so columns were matched by name.</source>
        <translation>Die erste Zeile enthält Spaltennamen; jede Spalte kam deshalb zu der ihres Namens.</translation>
    </message>
    <message>
        <source>Not pasted, because the table has no such column: {columns}.</source>
        <translation>Ausgelassen, weil die Tabelle keine solche Spalte hat: {columns}.</translation>
    </message>
    <message>
        <source>No cell contains this text.</source>
        <translation>Keine Zelle enthält diese Wörter.</translation>
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
        <translation>Die Studie legt keine Regeln fest.</translation>
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
        <translation>Ergebnisse in beiden Fassungen</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>Nichts gefunden.</translation>
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
        <translation>Mit der Kennung beginnen, an der Excel UTF-8 erkennt</translation>
    </message>
    <message>
        <source>Put an apostrophe before text that a spreadsheet could read as a formula</source>
        <translation>Apostroph vor Texte setzen, die Tabellenprogramme für Formeln halten</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Was mitkommt</translation>
    </message>
    <message>
        <source>The export was canceled. Nothing was written.</source>
        <translation>Der Export wurde abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Pilot sessions (flagged in column “{column}”)</source>
        <translation>Auch Pilotsitzungen, markiert in der Spalte {column}</translation>
    </message>
    <message>
        <source>Personal form fields (in sheet “{sheet}”)</source>
        <translation>Auch persönliche Formularfelder, im Blatt {sheet}</translation>
    </message>
    <message>
        <source>The server ended unexpectedly.</source>
        <translation>Sie endete unerwartet.</translation>
    </message>
    <message>
        <source>{fast} of {of} verdicts were faster than the limit</source>
        <translation>{fast} von {of} Urteilen kamen schneller als die Grenze</translation>
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
        <source>Control questions</source>
        <translation>Kontrolle</translation>
    </message>
    <message>
        <source>Verdicts by origin</source>
        <translation>Wie geurteilt wurde</translation>
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
        <translation>Starten Sie unter „Studien“ eine Sitzung. Mit ihrer ersten Antwort erscheinen hier die Zahlen.</translation>
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
        <translation>Großanzeige</translation>
    </message>
    <message>
        <source>Results stay hidden while the study is sealed.</source>
        <translation>Die Ergebnisse bleiben verborgen, solange die Studie versiegelt ist.</translation>
    </message>
    <message>
        <source>{number} answers</source>
        <comment>in all</comment>
        <translation>{number} Antworten</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved. {why}</source>
        <translation>{file} kann nicht gespeichert werden. {why}</translation>
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
        <source>Progress of the judge</source>
        <translation>Fortschritt des Beurteilers</translation>
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
        <source>Keep</source>
        <comment>the changes</comment>
        <translation>Übernehmen</translation>
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
        <translation>Doppelt</translation>
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
        <source>{participant}: {done} of {of} trials saved and checked.</source>
        <translation>{participant}: {done} von {of} Durchgängen gespeichert und geprüft.</translation>
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
        <translation>Jede Person erhält</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>All participants</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>Judged each</source>
        <translation>Je beurteilt</translation>
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
            <numerusform>%n Sitzung ausgelost</numerusform>
            <numerusform>%n Sitzungen ausgelost</numerusform>
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
        <translation>Nummer zeigen</translation>
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
        <translation>Steht bei jeder Sitzung, z. B. Kabine 1.</translation>
    </message>
    <message>
        <source>The screen where sessions open, full screen.</source>
        <translation>Wo Sitzungen im Vollbild geöffnet werden.</translation>
    </message>
    <message>
        <source>Language of the program, after a restart. Pages without a translation stay in English. Sessions use the language of their study.</source>
        <translation>Des Programms, ab seinem nächsten Start; Seiten ohne Übersetzung bleiben englisch. Sitzungen haben die Sprache ihrer Studie.</translation>
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
        <translation>Von Menüs, Leisten und Seiten. Bewegte Stimuli bewegen sich immer.</translation>
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
        <translation>Aus</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) planned, {trials} trials in all</source>
        <translation>
            <numerusform>%n Versuchsperson geplant, insgesamt {trials} Durchgänge</numerusform>
            <numerusform>%n Versuchspersonen geplant, insgesamt {trials} Durchgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a study, check its plan, and start sessions.</source>
        <translation>Eine Studie öffnen, ihren Plan ansehen, ihre Sitzungen starten.</translation>
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
        <source>{participant}: {done} of {of} trials and {forms} saved and checked.</source>
        <translation>{participant}: {done} von {of} Durchgängen und {forms} gespeichert und geprüft.</translation>
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
        <source>It was a machine.</source>
        <translation>Es war eine Maschine.</translation>
    </message>
    <message>
        <source>Press the key shown on a choice, or click the choice.</source>
        <translation>Drücken Sie die Taste, die auf einer Antwort steht, oder klicken Sie die Antwort an.</translation>
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
        <source>Please check the marked fields above.</source>
        <translation>Bitte prüfen Sie die markierten Angaben.</translation>
    </message>
    <message>
        <source>Stored separately from your other answers.</source>
        <translation>Wird getrennt von Ihren übrigen Antworten aufbewahrt.</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Diese Angabe ist freiwillig.</translation>
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
        <source>Smaller letters</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Größere Schrift</translation>
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
