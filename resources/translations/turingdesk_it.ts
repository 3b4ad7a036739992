<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Below</name>
    <message>
        <source>line {line}</source>
        <translation>riga {line}</translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation>colonna {column}</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>tempo scaduto</translation>
    </message>
    <message>
        <source>Did you mean {close}?</source>
        <translation>Intendeva {close}?</translation>
    </message>
    <message>
        <source>No {kind} is called {name}.{hint}</source>
        <translation>Nessun elemento ({kind}) si chiama {name}.{hint}</translation>
    </message>
    <message>
        <source>Add some or change the mix.</source>
        <translation>Ne aggiunga o cambi il mix.</translation>
    </message>
    <message>
        <source>A control trial</source>
        <translation>Una prova di controllo</translation>
    </message>
    <message>
        <source>A control question</source>
        <translation>Una domanda di controllo</translation>
    </message>
    <message>
        <source>A fixed stimulus</source>
        <translation>Uno stimolo fisso</translation>
    </message>
    <message>
        <source>There are no trials.</source>
        <translation>Non ci sono prove.</translation>
    </message>
    <message>
        <source>{table} has no answers to judge.</source>
        <translation>{table} non ha risposte da giudicare.</translation>
    </message>
    <message>
        <source>Position {position} is both a control trial and a fixed stimulus.</source>
        <translation>La posizione {position} è sia prova di controllo sia stimolo fisso.</translation>
    </message>
    <message>
        <source>Move one of them.</source>
        <translation>Sposti uno dei due.</translation>
    </message>
    <message>
        <source>Make the mix add up to {drawn}.</source>
        <translation>Faccia in modo che il mix sommi a {drawn}.</translation>
    </message>
    <message>
        <source>Some answers are never drawn: {named}.</source>
        <translation>Alcune risposte non vengono mai estratte: {named}.</translation>
    </message>
    <message>
        <source>and {again} more</source>
        <translation>e altre {again}</translation>
    </message>
    <message>
        <source>Name of the rule in tables and reports</source>
        <translation>Nome della regola in tabelle e rapporti</translation>
    </message>
    <message>
        <source>{name} cannot be {value}</source>
        <translation>{name} non può essere {value}</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>numero intero</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Cartella di lavoro Excel</translation>
    </message>
    <message>
        <source>CSV for R</source>
        <translation>CSV per R</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>Righe JSON</translation>
    </message>
    <message>
        <source>The key {key}</source>
        <translation>La chiave {key}</translation>
    </message>
    <message>
        <source>stimulus {id}</source>
        <translation>lo stimolo {id}</translation>
    </message>
    <message>
        <source>The session has {steps} steps; there is no step {place}.</source>
        <translation>La sessione ha {steps} passi; il passo {place} non esiste.</translation>
    </message>
    <message>
        <source>There are two answers to {question}.</source>
        <translation>Ci sono due risposte a {question}.</translation>
    </message>
    <message>
        <source>Answered after {rt_ms} s; {needed}.</source>
        <translation>Risposta dopo {rt_ms} s; {needed}.</translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation>Riga {line}: {problem}</translation>
    </message>
    <message>
        <source>at {kiosk}</source>
        <translation>su {kiosk}</translation>
    </message>
    <message>
        <source>{count} because {reason}</source>
        <translation>{count} perché {reason}</translation>
    </message>
    <message>
        <source>session {number}{at} ({begun} UTC)</source>
        <translation>sessione {number}{at} ({begun} UTC)</translation>
    </message>
    <message>
        <source>, some at the same time</source>
        <translation>, alcune nello stesso momento</translation>
    </message>
    <message>
        <source>{hours} min ago</source>
        <translation>{hours} min fa</translation>
    </message>
    <message>
        <source>{hours} h ago</source>
        <translation>{hours} h fa</translation>
    </message>
    <message>
        <source>Give {converters}.</source>
        <translation>Indichi {converters}.</translation>
    </message>
    <message>
        <source>A break follows each of the {trials} trials.</source>
        <translation>A ognuna delle {trials} prove segue una pausa.</translation>
    </message>
    <message>
        <source>Each break lasts at least {wait_s} s.</source>
        <translation>Ogni pausa dura almeno {wait_s} s.</translation>
    </message>
    <message>
        <source>There are more practice trials ({practice}) than trials ({trials}).</source>
        <translation>Ci sono più prove di esercizio ({practice}) che prove ({trials}).</translation>
    </message>
    <message>
        <source>participant</source>
        <translation>partecipante</translation>
    </message>
    <message>
        <source>participants</source>
        <translation>partecipanti</translation>
    </message>
    <message>
        <source>{column}, cell {letter}{line}</source>
        <translation>{column}, cella {letter}{line}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>character {colno}</source>
        <translation>carattere {colno}</translation>
    </message>
    <message>
        <source>part {part}</source>
        <translation>parte {part}</translation>
    </message>
    <message>
        <source>prompt {p}</source>
        <translation>spunto {p}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un testo</translation>
    </message>
    <message>
        <source>{key} is not a position.</source>
        <translation>{key} non è una posizione.</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>una tabella</translation>
    </message>
    <message>
        <source>(speaker {subject})</source>
        <translation>(interlocutore {subject})</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>{n} days</source>
        <translation>{n} giorni</translation>
    </message>
    <message>
        <source>{n} bytes</source>
        <translation>{n} byte</translation>
    </message>
    <message>
        <source>Two questions of one trial have the id {key}.</source>
        <translation>Due domande di una stessa prova hanno l&apos;id {key}.</translation>
    </message>
    <message>
        <source>The key {key} answers both {other} and {key2}.</source>
        <translation>Il tasto {key} risponde sia a {other} sia a {key2}.</translation>
    </message>
    <message>
        <source>A picture with one sentence about it: who wrote the sentence?</source>
        <translation>Un&apos;immagine con una frase che la descrive: chi ha scritto la frase?</translation>
    </message>
    <message>
        <source>A sentence about the picture that is true or false</source>
        <translation>Un&apos;affermazione sull&apos;immagine, vera o falsa</translation>
    </message>
    <message>
        <source>Whether the statement is true</source>
        <translation>Se l&apos;affermazione è vera</translation>
    </message>
    <message>
        <source>Use one of {colors}.</source>
        <translation>Usi uno tra {colors}.</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Lunghezze</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Argomenti</translation>
    </message>
    <message>
        <source>{topic} is not a choice.</source>
        <translation>{topic} non è tra le opzioni.</translation>
    </message>
    <message>
        <source>Choose one of: {known}.</source>
        <translation>Scelga tra: {known}.</translation>
    </message>
    <message>
        <source>Turn {number} is empty.</source>
        <translation>Il turno {number} è vuoto.</translation>
    </message>
    <message>
        <source>How long the target is shown before each play, s</source>
        <translation>Per quanto si mostra il bersaglio prima di ogni riproduzione, s</translation>
    </message>
    <message>
        <source>has a value that is not a number</source>
        <translation>ha un valore che non è un numero</translation>
    </message>
    <message>
        <source>has a negative time</source>
        <translation>ha un tempo negativo</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tempi</translation>
    </message>
    <message>
        <source>Fixation</source>
        <translation>Fissazione</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Al massimo</translation>
    </message>
    <message>
        <source>There are {choices} choices.</source>
        <translation>Ci sono {choices} opzioni.</translation>
    </message>
    <message>
        <source>Onsets or durations are missing.</source>
        <translation>Mancano inizi o durate.</translation>
    </message>
    <message>
        <source>Write three different choices.</source>
        <translation>Scriva tre opzioni diverse.</translation>
    </message>
    <message>
        <source>{sees} is not a choice.</source>
        <translation>{sees} non è tra le opzioni.</translation>
    </message>
    <message>
        <source>Add it to choices.</source>
        <translation>Lo aggiunga a choices.</translation>
    </message>
    <message>
        <source>Presentation options of the other task</source>
        <translation>Opzioni di presentazione dell&apos;altro compito</translation>
    </message>
    <message>
        <source>Of table</source>
        <translation>Della tabella</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Soggetto</translation>
    </message>
    <message>
        <source>Checks and excludes answers in these blocks only. Empty: all blocks</source>
        <translation>Considera solo questi blocchi ed esclude solo ciò che vi è stato risposto; vuoto: tutti</translation>
    </message>
    <message>
        <source>Faster answers are excluded. Empty: the block&apos;s own limit</source>
        <translation>Le risposte più rapide sono escluse; vuoto: il limite del blocco</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondi</translation>
    </message>
    <message>
        <source>Number of consecutive trials before it that showed machines only</source>
        <translation>Quante prove con sole macchine vengono prima</translation>
    </message>
    <message>
        <source>ID of the question</source>
        <translation>Id della domanda</translation>
    </message>
    <message>
        <source>The answers that exclude the trial; case doesn&apos;t matter</source>
        <translation>Le risposte che escludono la prova, maiuscole o minuscole che siano</translation>
    </message>
    <message>
        <source>Number that must be correct</source>
        <translation>Quante devono essere giuste</translation>
    </message>
    <message>
        <source>Out of</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Total that the minimum refers to. If more or fewer were asked, the same proportion applies. 0: the minimum applies however many were asked</source>
        <translation>Su quante; se ne sono state chieste di meno o di più, vale la stessa quota. 0: almeno altrettante, comunque se ne chiedano</translation>
    </message>
    <message>
        <source>Whether control questions, control trials, or both count</source>
        <translation>Domande di controllo, prove di controllo o entrambe</translation>
    </message>
    <message>
        <source>ID of the form field</source>
        <translation>Id del campo del questionario</translation>
    </message>
    <message>
        <source>Accepted answers</source>
        <translation>Attesa</translation>
    </message>
    <message>
        <source>The answers with which a judge is included; case doesn&apos;t matter</source>
        <translation>Le risposte che contano, maiuscole o minuscole che siano</translation>
    </message>
    <message>
        <source>Include judges who didn&apos;t answer</source>
        <translation>Se contano i giudici che non hanno risposto</translation>
    </message>
    <message>
        <source>Proportion of trials that must be answered</source>
        <translation>Quota delle prove a cui si deve rispondere</translation>
    </message>
    <message>
        <source>Proportion of verdicts that are the same</source>
        <translation>Quota dei giudizi che sono uguali</translation>
    </message>
    <message>
        <source>Minimum number of verdicts for this rule to apply</source>
        <translation>Solo dove ci sono almeno tanti giudizi</translation>
    </message>
    <message>
        <source>ID of an earlier question, in the same form or in an earlier one.</source>
        <translation>Id di una domanda precedente, dello stesso questionario o di uno precedente.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>The answers that trigger this question. With `is_not`, all other answers do.</source>
        <translation>Le risposte dopo le quali viene posta; `is_not`: dopo qualsiasi altra.</translation>
    </message>
    <message>
        <source>ID used in the data: letters, digits, hyphens, and underscores.</source>
        <translation>Il suo nome nei dati: lettere, cifre, trattini e trattini bassi.</translation>
    </message>
    <message>
        <source>The question as participants see it.</source>
        <translation>Che cosa si chiede, come appare sullo schermo.</translation>
    </message>
    <message>
        <source>How participants answer. Other settings depend on it.</source>
        <translation>Come rispondono i partecipanti; ne dipendono altre impostazioni.</translation>
    </message>
    <message>
        <source>A slider</source>
        <translation>Un cursore</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un numero</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Testo libero</translation>
    </message>
    <message>
        <source>The options: texts, or the value in the data with the label shown and its key.</source>
        <translation>Che cosa si può scegliere: testi, oppure la parola nei dati con ciò che si mostra e il suo tasto.</translation>
    </message>
    <message>
        <source>In conversations, the speaker that the question is about.</source>
        <translation>L&apos;interlocutore su cui verte la domanda, nelle conversazioni.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Label at the lowest number.</source>
        <translation>Accanto al numero più basso.</translation>
    </message>
    <message>
        <source>Label at the highest number.</source>
        <translation>Accanto al numero più alto.</translation>
    </message>
    <message>
        <source>Saved separately from other answers, and not exported unless requested.</source>
        <translation>Salvate separatamente dalle altre risposte ed escluse dalle esportazioni, se non richieste.</translation>
    </message>
    <message>
        <source>Only if</source>
        <translation>Solo se</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Compito</translation>
    </message>
    <message>
        <source>pilot</source>
        <translation>pilota</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>prova</translation>
    </message>
    <message>
        <source>human</source>
        <translation>umano</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>macchina</translation>
    </message>
    <message>
        <source>by rule {rule}</source>
        <translation>per la regola {rule}</translation>
    </message>
    <message>
        <source>humans and on machines</source>
        <translation>umani e sulle macchine</translation>
    </message>
    <message>
        <source>machines</source>
        <translation>macchine</translation>
    </message>
    <message>
        <source>humans</source>
        <translation>umani</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(nessuno)</translation>
    </message>
    <message>
        <source>people</source>
        <translation>persone</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulata</translation>
    </message>
    <message>
        <source>(all)</source>
        <translation>(tutti)</translation>
    </message>
    <message>
        <source>calibrated</source>
        <translation>calibrato</translation>
    </message>
    <message>
        <source>Slope: {note}</source>
        <translation>Pendenza: {note}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>da {low} a {high}</translation>
    </message>
    <message>
        <source>A &gt;= B &gt;= C without A &gt;= C</source>
        <translation>A &gt;= B &gt;= C senza A &gt;= C</translation>
    </message>
    <message>
        <source>pairs A &gt;= B</source>
        <translation>coppie A &gt;= B</translation>
    </message>
    <message>
        <source>control question</source>
        <translation>domanda di controllo</translation>
    </message>
    <message>
        <source>detectability</source>
        <translation>riconoscibilità</translation>
    </message>
    <message>
        <source>Stimuli</source>
        <translation>Stimoli</translation>
    </message>
    <message>
        <source>no verdict has a numeric answer to the question {question}</source>
        <translation>nessun giudizio ha una risposta numerica a una domanda con id {question}</translation>
    </message>
    <message>
        <source>by rule “{rule}”</source>
        <translation>per la regola {rule}</translation>
    </message>
    <message>
        <source>intervals of the two proportions combined (Newcombe 1998, method 10), Wilson&apos;s by trial if all verdicts agree</source>
        <translation>intervalli delle due quote combinati (Newcombe 1998, metodo 10), di Wilson per prova dove tutti i giudizi concordano</translation>
    </message>
    <message>
        <source>{what} Error bars are 95% CIs: {methods}.</source>
        <translation>{what} Le barre d&apos;errore sono intervalli al 95 %: {methods}.</translation>
    </message>
    <message>
        <source>{n} verdicts would take too long; choose one task, block, or agent at a time</source>
        <translation>{n} giudizi richiederebbero troppo tempo; consideri un solo compito, blocco o agente per volta</translation>
    </message>
    <message>
        <source>the table contains counts of verdicts without the judges who gave them</source>
        <translation>la tabella conta i giudizi e non dice chi li ha dati</translation>
    </message>
    <message>
        <source>{by} forms ask {name}. Choose one of them: {named}.</source>
        <translation>{by} questionari chiedono {name}. Ne indichi uno: {named}.</translation>
    </message>
    <message>
        <source>Simulated data. No real participants.</source>
        <translation>Queste risposte sono simulate: nessuno le ha date.</translation>
    </message>
    <message>
        <source>Trials without a verdict by a machine: {n}.</source>
        <translation>Prove su cui una macchina non ha dato un giudizio: {n}.</translation>
    </message>
    <message>
        <source>The planned breakdown by {column} is not possible: {wrong}</source>
        <translation>Era prevista la suddivisione dei risultati per {column}, che non è possibile: {wrong}</translation>
    </message>
    <message>
        <source>Detectability against 0.5</source>
        <translation>Riconoscibilità rispetto a 0,5</translation>
    </message>
    <message>
        <source>{study} was preregistered {told} by {by}; planned: {plan}.</source>
        <translation>{study} è stato preregistrato {told} da {by}; previsto: {plan}.</translation>
    </message>
    <message>
        <source>The planned primary result {primary} is not one of: {analyses}.</source>
        <translation>{primary}, previsto come risultato principale, non è tra: {analyses}.</translation>
    </message>
    <message>
        <source>{sessions} ran {study} before it was preregistered.</source>
        <translation>{sessions} di {study} prima che fosse preregistrato.</translation>
    </message>
    <message>
        <source>the preregistered rule {name} is not applied.</source>
        <translation>la regola preregistrata {name} non è applicata.</translation>
    </message>
    <message>
        <source>the rule {name} is applied but was not preregistered.</source>
        <translation>la regola {name} è applicata ma non era preregistrata.</translation>
    </message>
    <message>
        <source>{sessions} ran a changed version of {study} without a reason: use `turingdesk freeze --why`.</source>
        <translation>{sessions} di {study} modificato, senza che nessuno abbia detto perché: usi `turingdesk freeze --why`.</translation>
    </message>
    <message>
        <source>the rule {name} is not applied as preregistered.</source>
        <translation>la regola {name} non è applicata come preregistrato.</translation>
    </message>
    <message>
        <source>as in {paper}; treats verdicts as independent</source>
        <translation>come in {paper}; considera i giudizi indipendenti</translation>
    </message>
    <message>
        <source>as in {paper}; treats stimuli as fixed</source>
        <translation>come in {paper}; considera gli stimoli fissi</translation>
    </message>
    <message>
        <source>Proportion of each machine&apos;s answers that were judged machine, and its detectability against all human answers to the same task.</source>
        <translation>Quota delle risposte di ogni macchina che i giudici hanno attribuito a una macchina, e sua riconoscibilità rispetto a tutte le risposte umane allo stesso compito.</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa for each pair of coders: overall, by category, and by code.</source>
        <translation>Kappa di Cohen per ogni coppia di codificatori, in totale, per categoria e per codice.</translation>
    </message>
    <message>
        <source>success rate minus 50%</source>
        <translation>tasso di successo meno 50 %</translation>
    </message>
    <message>
        <source>success rate minus the humans&apos; success rate</source>
        <translation>tasso di successo meno quello degli umani</translation>
    </message>
    <message>
        <source>Whether judges called an agent human more or less often than 50%, and more or less often than they called humans human.</source>
        <translation>Se i giudici hanno detto umano un agente più o meno spesso del 50 %, e più o meno spesso di quanto hanno detto umani gli umani.</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts, and detectability, for each task, kind of conversation, computer that ran the session, and answer to a form.</source>
        <translation>Quote di giudizi giusti e riconoscibilità, per ogni compito, tipo di conversazione, computer che ha svolto la sessione e risposta a un questionario.</translation>
    </message>
    <message>
        <source>95% CI: {how}; slope: binomial regression of correct on confidence, clustered</source>
        <translation>Intervallo al 95 %: {how}; pendenza: regressione binomiale di giusto su sicurezza, raggruppata</translation>
    </message>
    <message>
        <source>Confidence from 0 to 1 is read as the probability of being correct, 0.5 + confidence / 2, because with two choices, guessing is correct half of the time</source>
        <translation>Una sicurezza da 0 a 1 si legge come probabilità di avere ragione, 0,5 + sicurezza / 2: chi ha due opzioni non può aspettarsi meno che tirando a indovinare</translation>
    </message>
    <message>
        <source>All judges use the scale in the same way; all verdicts have equal weight.</source>
        <translation>Tutti i giudici usano la scala allo stesso modo; i giudizi contano in ugual misura.</translation>
    </message>
    <message>
        <source>How often verdicts were correct by the judge&apos;s confidence, with calibration error and Brier score, for human and machine items.</source>
        <translation>Quanto spesso i giudizi erano giusti secondo la sicurezza del giudice, con errore di calibrazione e punteggio di Brier, per ciò che hanno prodotto umani e macchine.</translation>
    </message>
    <message>
        <source>Stated probability</source>
        <translation>Probabilità dichiarata</translation>
    </message>
    <message>
        <source>Proportion correct</source>
        <translation>Quota giusta</translation>
    </message>
    <message>
        <source>proportion of correct answers minus 1/2, with trials of the target and of its imitator weighted half each; binomial standard error, trials independent</source>
        <translation>quota di risposte giuste meno 1/2; le prove con il bersaglio e quelle con il suo imitatore pesano metà ciascuna; errore standard binomiale, prove indipendenti</translation>
    </message>
    <message>
        <source>Turing scores {values} (n = {n} trials per agent). Error bars are 95% CIs from the binomial standard error.</source>
        <translation>Punteggi di Turing {values} (n = {n} prove per agente). Le barre d&apos;errore sono intervalli al 95 % dall&apos;errore standard binomiale.</translation>
    </message>
    <message>
        <source>means of proportions with equal weights; binomial standard errors, trials independent</source>
        <translation>medie di quote con pesi uguali; errori standard binomiali, prove indipendenti</translation>
    </message>
    <message>
        <source>It never judged itself.</source>
        <translation>Non ha mai giudicato se stesso.</translation>
    </message>
    <message>
        <source>It was never an actor for another agent.</source>
        <translation>Non è mai stato attore per un altro agente.</translation>
    </message>
    <message>
        <source>No one imitated it.</source>
        <translation>Nessuno lo ha imitato.</translation>
    </message>
    <message>
        <source>Proportion of verdicts in each row (n = {n} on humans and {n2} on machines). Rows add up to 1.</source>
        <translation>Quota di giudizi in ogni riga (n = {n} su umani e {n2} su macchine); ogni riga dà come somma 1.</translation>
    </message>
    <message>
        <source>Verdicts by origin</source>
        <translation>Giudizi dati</translation>
    </message>
    <message>
        <source>Proportion of &apos;human&apos; and &apos;machine&apos; verdicts on human and machine items.</source>
        <translation>Quota di giudizi &apos;umano&apos; e &apos;macchina&apos; su ciò che hanno prodotto umani e macchine.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Giudizio dato</translation>
    </message>
    <message>
        <source>Proportion of control questions and control trials answered correctly, by task.</source>
        <translation>Quota di domande e prove di controllo con risposta giusta, per compito.</translation>
    </message>
    <message>
        <source>all judges or no judges gave the same answer</source>
        <translation>tutti i giudici hanno dato la stessa risposta, o nessuno ha risposto</translation>
    </message>
    <message>
        <source>Whether detectability depends on what judges report about themselves.</source>
        <translation>Se la riconoscibilità dipende da ciò che i giudici dichiarano di sé.</translation>
    </message>
    <message>
        <source>no form has a question whose answers form groups</source>
        <translation>nessun questionario ha chiesto qualcosa le cui risposte siano gruppi</translation>
    </message>
    <message>
        <source>It takes two agents to talk. Name the second one (--with).</source>
        <translation>Per conversare servono due agenti. Indichi il secondo (--with).</translation>
    </message>
    <message>
        <source>An agent called {name} has already answered with other settings, and the answers would be combined. Give this one its own name (--name).</source>
        <translation>Un agente di nome {name} ha già risposto con altre impostazioni, e le risposte verrebbero contate insieme. Dia a questo un nome proprio (--name).</translation>
    </message>
    <message>
        <source>Two agents with different settings are both called {name}. Give the second one its own name (--with-name).</source>
        <translation>Due agenti con impostazioni diverse si chiamano entrambi {name}. Dia al secondo un nome proprio (--with-name).</translation>
    </message>
    <message>
        <source>ELIZA only talks</source>
        <translation>ELIZA conversa soltanto</translation>
    </message>
    <message>
        <source>Fixates the most conspicuous places of a picture, one after the other.</source>
        <translation>Fissa i punti più vistosi di un&apos;immagine, uno dopo l&apos;altro.</translation>
    </message>
    <message>
        <source>no place in its picture is conspicuous</source>
        <translation>nella sua immagine nessun punto risalta</translation>
    </message>
    <message>
        <source>How often actors were taken for the target, by the number of turns or queries ({trials}). Bands are 95% CIs (Wilson).</source>
        <translation>Quanto spesso gli attori sono stati presi per il bersaglio, secondo il numero di turni o interrogazioni ({trials}). Le bande sono intervalli al 95 % (Wilson).</translation>
    </message>
    <message>
        <source>Acceptance by turns or queries</source>
        <translation>Accettazione per turni o interrogazioni</translation>
    </message>
    <message>
        <source>{actor} as {target}</source>
        <translation>{actor} come {target}</translation>
    </message>
    <message>
        <source>, judged by {distinguisher}</source>
        <translation>, giudicato da {distinguisher}</translation>
    </message>
    <message>
        <source>Turns or queries</source>
        <translation>Turni o interrogazioni</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Accettati</translation>
    </message>
    <message>
        <source>Average accuracy on human and machine items (0.5 = chance), and whether it differs from chance.</source>
        <translation>Media delle quote di giudizi giusti su ciò che hanno prodotto gli umani e su ciò che hanno prodotto le macchine, e se differisce da 0,5, che è il caso.</translation>
    </message>
    <message>
        <source>Proportion</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>correct verdicts overall (log odds, equal weight for humans and machines)</source>
        <translation>giusto in generale (log odds, entrambe le verità insieme)</translation>
    </message>
    <message>
        <source>humans minus machines</source>
        <translation>umani, non macchine</translation>
    </message>
    <message>
        <source>spread of judges&apos; response bias (humans minus machines)</source>
        <translation>dispersione del bias di risposta dei giudici (umani, non macchine)</translation>
    </message>
    <message>
        <source>Binomial mixed model with judges and stimuli as crossed random effects: how often verdicts are correct, and how much judges and stimuli differ. It includes judges&apos; response bias if they judged both humans and machines.</source>
        <translation>Modello misto binomiale con giudici e stimoli come effetti casuali incrociati: quanto spesso i giudizi sono giusti e quanto differiscono giudici e stimoli. I giudici differiscono anche nel bias di risposta, se hanno giudicato sia umani sia macchine.</translation>
    </message>
    <message>
        <source>How much {what} increase the probability of correct verdicts, in log odds</source>
        <translation>Di quanto {what} rendono più probabili i giudizi giusti, in log odds</translation>
    </message>
    <message>
        <source>Log odds of a correct verdict</source>
        <translation>Log odds di un giudizio giusto</translation>
    </message>
    <message>
        <source>Two one-sided t-tests (TOST) against 0.5 with a margin of {margin}, {error}; p: the larger of the two; effect: value minus 0.5 with its 90% CI, which is within the margin if p &lt; 0.05</source>
        <translation>Due test t unilaterali (TOST) rispetto a 0,5 con un margine di {margin}, {error}; p: il maggiore dei due; effetto: valore meno 0,5 con intervallo al 90 %, che è entro il margine se p &lt; 0,05</translation>
    </message>
    <message>
        <source>Whether detectability is equivalent to 0.5: two one-sided tests with the margin that the study set before data collection.</source>
        <translation>Se la riconoscibilità vale praticamente 0,5: due test unilaterali con il margine che lo studio ha dichiarato prima dei dati.</translation>
    </message>
    <message>
        <source>by {stated}, before data collection</source>
        <translation>da {stated}, prima dei dati</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>margine</translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation>Tutti i compiti</translation>
    </message>
    <message>
        <source>Posterior means with 95% credible intervals, and Bayes factors against 0.5, for detectability and for each machine&apos;s success rate.</source>
        <translation>Medie a posteriori con intervalli di credibilità al 95 % e fattori di Bayes rispetto a 0,5, della riconoscibilità e del tasso di successo di ogni macchina.</translation>
    </message>
    <message>
        <source>correlation of the two</source>
        <translation>correlazione di entrambi</translation>
    </message>
    <message>
        <source>Whether verdicts improve with the number of trials that a judge has done: binomial mixed model with random slopes by judge.</source>
        <translation>Se i giudizi migliorano con le prove svolte dal giudice: modello misto binomiale con pendenze casuali per giudice.</translation>
    </message>
    <message>
        <source>Detectability of each machine&apos;s answers (columns) by judges trained on people and on these machines (rows), with 95% CIs in brackets; {n} answers per machine, {n_human} by people; 0.5 is chance. Intervals: {method}.</source>
        <translation>Riconoscibilità delle risposte di ogni macchina (colonne) per giudici addestrati su persone e su queste macchine (righe), e tra parentesi il suo intervallo al 95 %; {n} risposte per macchina, {n_human} di persone; 0,5 è il caso. Intervalli: {method}.</translation>
    </message>
    <message>
        <source>Detectability of each machine&apos;s answers by judges trained on people and the other machines, and by judges trained on people and this machine; {n} answers per machine.</source>
        <translation>Riconoscibilità delle risposte di ogni macchina per giudici addestrati su persone e sulle altre macchine, e per giudici addestrati su persone e su di essa; {n} risposte per macchina.</translation>
    </message>
    <message>
        <source>Generalization to unseen machines: {whose}</source>
        <translation>Macchine note e sconosciute: {whose}</translation>
    </message>
    <message>
        <source>Generalization to unseen machines</source>
        <translation>Macchine sconosciute</translation>
    </message>
    <message>
        <source>Detectability of each machine by judges trained on other machines, compared with judges trained on it.</source>
        <translation>Riconoscibilità di ogni macchina per giudici addestrati su altre macchine, accanto a giudici addestrati su di essa.</translation>
    </message>
    <message>
        <source>Tested on</source>
        <translation>Provato su</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuti</translation>
    </message>
    <message>
        <source>Proportion of games</source>
        <translation>Quota di partite</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>from {start} (n = {n})</source>
        <translation>da {start} (n = {n})</translation>
    </message>
    <message>
        <source>No game ended in this period.</source>
        <translation>In questo tratto non è finita alcuna partita.</translation>
    </message>
    <message>
        <source>Judges worked alone, and stimuli are independent of each other. If a judge judged an answer more than once, the first verdict counts.</source>
        <translation>I giudici hanno lavorato da soli e gli stimoli sono indipendenti tra loro; se un giudice ha giudicato una risposta più volte, conta il primo giudizio.</translation>
    </message>
    <message>
        <source>Agreement of judges on the same answers beyond chance: Krippendorff&apos;s alpha and Fleiss&apos; kappa.</source>
        <translation>Se i giudici dicono lo stesso delle stesse risposte, oltre il caso: alfa di Krippendorff e kappa di Fleiss.</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa of majorities, 95% CI from the asymptotic error of Fleiss, Cohen, and Everitt; Spearman&apos;s correlation of the proportions of human verdicts</source>
        <translation>Kappa di Cohen delle maggioranze, intervallo al 95 % dall&apos;errore asintotico di Fleiss, Cohen ed Everitt; correlazione di Spearman delle quote di giudizi &apos;umano&apos;</translation>
    </message>
    <message>
        <source>{method}, or of mean scores if a judge gives them</source>
        <translation>{method}, o dei punteggi medi se un giudice li dà</translation>
    </message>
    <message>
        <source>No interval: they agree on all answers, or one of them gave all answers the same verdict.</source>
        <translation>Nessun intervallo: concordano su tutte le risposte, o uno dei due ha detto lo stesso di tutte.</translation>
    </message>
    <message>
        <source>No correlation: both judged fewer than {fewest} answers, or one gave all answers the same verdict.</source>
        <translation>Nessuna correlazione: entrambi hanno giudicato meno di {fewest} risposte, o uno ha detto lo stesso di tutte.</translation>
    </message>
    <message>
        <source>Agreement of people, taken as one judge, with each machine judge on the same answers: Cohen&apos;s kappa, and Spearman&apos;s correlation of the proportions of human verdicts.</source>
        <translation>Se le persone, come un unico giudice, e ogni giudice macchina dicono lo stesso delle stesse risposte: kappa di Cohen e correlazione di Spearman di quanti hanno detto umano.</translation>
    </message>
    <message>
        <source>No errors.</source>
        <translation>Ha ragione su tutte le risposte di cui si conosce l&apos;autore.</translation>
    </message>
    <message>
        <source>The {most} human and {most} machine answers whose mean score over the judge&apos;s sessions is farthest on the wrong side of 0. Scores above 0 mean human.</source>
        <translation>Le {most} risposte umane e le {most} risposte di macchine il cui punteggio medio sulle sessioni del giudice è più lontano da 0 dalla parte sbagliata. Punteggi sopra 0 indicano un umano.</translation>
    </message>
    <message>
        <source>Most confident errors</source>
        <translation>Errori più sicuri</translation>
    </message>
    <message>
        <source>Each machine judge&apos;s most confident errors, with the proportion of people who gave the same incorrect verdict.</source>
        <translation>Le risposte su cui ogni giudice macchina si è sbagliato con più sicurezza, con la quota di persone che hanno dato lo stesso giudizio sbagliato.</translation>
    </message>
    <message>
        <source>Weights of the features that point most strongly to a human (above 0) and to a machine. Each occurs in {n} answers. They show what this judge uses, not what makes an answer human.</source>
        <translation>Pesi delle caratteristiche che più indicano un umano (sopra 0) o una macchina. Ognuna è presente in {n} risposte. Dicono di che cosa si serve questo giudice, non che cosa rende umana una risposta.</translation>
    </message>
    <message>
        <source>Features that judges use</source>
        <translation>Che cosa guarda un giudice</translation>
    </message>
    <message>
        <source>The features that point most strongly to a human and to a machine, with their weights, for judges that weight features.</source>
        <translation>Le caratteristiche che più indicano un umano o una macchina, con i loro pesi, per i giudici che pesano le caratteristiche.</translation>
    </message>
    <message>
        <source>points to a {kind}</source>
        <translation>indica: {kind}</translation>
    </message>
    <message>
        <source>Detectability by {judge} if it was not trained on any answer to a judged stimulus (grouped), and if answers were assigned to folds one by one (ungrouped); {counts} answers per task.</source>
        <translation>Riconoscibilità per {judge} senza addestramento su risposte allo stimolo giudicato (parti raggruppate) e con risposte distribuite una a una (non raggruppate); {counts} risposte per compito.</translation>
    </message>
    <message>
        <source>Leakage check</source>
        <translation>Parti raggruppate e non raggruppate</translation>
    </message>
    <message>
        <source>Detectability by trained judges with and without earlier access to the judged stimuli. The difference comes from recognizing stimuli, not from telling humans and machines apart.</source>
        <translation>Riconoscibilità per giudici addestrati senza gli stimoli giudicati, accanto a giudici che li hanno visti: la differenza non viene dal distinguere umani e macchine, ma dal riconoscere gli stimoli.</translation>
    </message>
    <message>
        <source>Sigmoid of the mean of the scores of a speaker&apos;s first messages, each score averaged over the judge&apos;s sessions; proportion correct with Wilson&apos;s 95% CI by speaker</source>
        <translation>Sigmoide della media dei punteggi dei primi messaggi di un parlante, ogni punteggio mediato sulle sessioni del giudice; quota di giusti con intervallo di Wilson al 95 % per parlante</translation>
    </message>
    <message>
        <source>most people correct</source>
        <translation>maggior parte nel giusto</translation>
    </message>
    <message>
        <source>Each thin line is a speaker ({which}): the sigmoid of the mean score of all messages so far, from 0 for a machine to 1 for a human, with a point at the last message. Thick lines are medians as long as {fewest} or more speakers remain.</source>
        <translation>Ogni linea sottile è un parlante ({which}): la sigmoide del punteggio medio di tutti i messaggi fino a quel punto, da 0 per una macchina a 1 per un umano, con un punto sull&apos;ultimo messaggio. Le linee spesse sono mediane, dove restano almeno {fewest} parlanti.</translation>
    </message>
    <message>
        <source>How confidently a machine judge of single messages identifies a speaker&apos;s origin after the first message, the second, and so on.</source>
        <translation>Con quanta sicurezza un giudice macchina che giudica messaggi singoli riconosce l&apos;origine di un parlante dopo il primo messaggio, dopo il secondo e così via.</translation>
    </message>
    <message>
        <source>Lighter colors: most people were wrong. Dashed: no majority among people.</source>
        <translation>Colori più chiari: la maggior parte delle persone ha sbagliato; tratteggio: le persone non avevano maggioranza.</translation>
    </message>
    <message>
        <source>{truth}, median</source>
        <translation>{truth}, mediana</translation>
    </message>
    <message>
        <source>(humans)</source>
        <translation>(umani)</translation>
    </message>
    <message>
        <source>Proportion of &quot;machine&quot; verdicts on the answers of each maker, by people and by machine judges ({judges}). Low values are correct for humans&apos; answers, high values for machines&apos; answers.</source>
        <translation>Quota di giudizi &quot;macchina&quot; sulle risposte di ogni autore, per le persone e per i giudici macchina ({judges}). Sulle risposte di umani è giusta una quota bassa, su quelle di macchine una alta.</translation>
    </message>
    <message>
        <source>How often people and each machine judge judged the answers of humans and of each machine as a machine&apos;s.</source>
        <translation>Quanto spesso le persone e ogni giudice macchina hanno attribuito a una macchina le risposte degli umani e di ogni macchina.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>in comune</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts and detectability for people and each machine judge, on all answers and on those that all of them judged.</source>
        <translation>Quote di giudizi giusti e riconoscibilità delle persone e di ogni giudice macchina, su tutte le risposte e su quelle giudicate da tutti.</translation>
    </message>
    <message>
        <source>mean over the agent&apos;s messages minus that of the person in the same setting, persons weighted by the agent&apos;s messages; 95% CI: 1.96 standard errors, messages independent; words are separated by spaces</source>
        <translation>media sui messaggi dell&apos;agente meno quella della persona nella stessa impostazione, persone pesate per i messaggi dell&apos;agente; intervallo al 95 %: 1,96 errori standard, messaggi indipendenti; una parola è ciò che sta tra due spazi</translation>
    </message>
    <message>
        <source>No interval: one message only.</source>
        <translation>Nessun intervallo: un solo messaggio.</translation>
    </message>
    <message>
        <source>How many words machines write per message in conversations, compared with the person they imitate in the other conversation of a pair.</source>
        <translation>Quante parole per messaggio scrivono le macchine nelle conversazioni, e quante in più o in meno della persona che imitano nell&apos;altra conversazione di una coppia.</translation>
    </message>
    <message>
        <source>Answers without a human answer to the same prompt are excluded: {n}.</source>
        <translation>Non contano le risposte senza una risposta umana allo stesso spunto: {n}.</translation>
    </message>
    <message>
        <source>Standard metrics and detectability</source>
        <translation>Metriche standard e riconoscibilità</translation>
    </message>
    <message>
        <source>BLEU and CIDEr of each machine&apos;s answers against the human answers to the same prompts, compared with its detectability.</source>
        <translation>BLEU e CIDEr delle risposte di ogni macchina rispetto alle risposte umane agli stessi spunti, accanto alla sua riconoscibilità.</translation>
    </message>
    <message>
        <source>Proportion of pairs in which judges found the machine&apos;s side, with its 95% CI.</source>
        <translation>Quota di coppie in cui i giudici hanno trovato il lato della macchina, con intervallo al 95 %.</translation>
    </message>
    <message>
        <source>The interval generalizes to other pairs but only to these judges.</source>
        <translation>L&apos;intervallo riguarda altre coppie, ma solo questi giudici.</translation>
    </message>
    <message>
        <source>Not clustered by pair: there is a single pair.</source>
        <translation>Non raggruppato per coppia: c&apos;è una sola coppia.</translation>
    </message>
    <message>
        <source>Proportion of judgments in which the machine was not found, {rows}</source>
        <translation>Quota di giudizi in cui la macchina non è stata trovata, {rows}</translation>
    </message>
    <message>
        <source>How often judges didn&apos;t find the machine of a pair: X-turn pass rate by agent, setting, number of turns, and topic.</source>
        <translation>Quanto spesso i giudici non hanno trovato la macchina di una coppia: tasso di superamento a X turni per agente, impostazione, numero di turni e argomento.</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>coppia</translation>
    </message>
    <message>
        <source>judge and pair</source>
        <translation>giudice e coppia</translation>
    </message>
    <message>
        <source>human witness</source>
        <translation>testimone umano</translation>
    </message>
    <message>
        <source>machine witness</source>
        <translation>testimone macchina</translation>
    </message>
    <message>
        <source>Reasons for {verdict}</source>
        <translation>Motivi per dire {verdict}</translation>
    </message>
    <message>
        <source>Proportion of coded texts that give each reason, by verdict and by who the witness was.</source>
        <translation>Quota di testi codificati che danno ogni motivo, per giudizio e secondo chi era il testimone.</translation>
    </message>
    <message>
        <source>Proportion of texts</source>
        <translation>Quota di testi</translation>
    </message>
    <message>
        <source>d&apos; and criterion by task and agent, with 0.5 added to counts and 1 to totals; with confidence ratings, also the area under the ROC curve.</source>
        <translation>d&apos; e criterio con 0,5 aggiunto ai conteggi e 1 ai totali, per compito e agente; dove i giudici hanno detto quanto sono sicuri, l&apos;area sotto la curva ROC.</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>caso</translation>
    </message>
    <message>
        <source>Humans judged as machines</source>
        <translation>Umani detti macchine</translation>
    </message>
    <message>
        <source>Machines judged as machines</source>
        <translation>Macchine dette macchine</translation>
    </message>
    <message>
        <source>n: judges; values: {measure} of each, 0.5 added to counts and 1 to totals</source>
        <translation>n: giudici; valori: {measure} di ciascuno, con 0,5 aggiunto ai conteggi e 1 ai totali</translation>
    </message>
    <message>
        <source>d&apos; and criterion of groups of judges, by what they report about themselves, and how the groups differ.</source>
        <translation>d&apos; e criterio di gruppi di giudici, secondo ciò che dichiarano di sé, e differenze tra i gruppi.</translation>
    </message>
    <message>
        <source>z with the p of detectability against 0.5, {method}; {alpha}; looks after each fifth of the judges, in the order in which they started</source>
        <translation>z con il p della riconoscibilità rispetto a 0,5, {method}; {alpha}; analisi dopo ogni quinto dei giudici, nell&apos;ordine in cui hanno iniziato</translation>
    </message>
    <message>
        <source>continue</source>
        <translation>continuare</translation>
    </message>
    <message>
        <source>{told} if there is no effect.</source>
        <translation>{told} quando non c&apos;è alcun effetto.</translation>
    </message>
    <message>
        <source>For the same power of 80%, a study with these looks needs to be larger by {told}.</source>
        <translation>A parità di potenza dell&apos;80 %, uno studio con queste analisi è più grande di {told}.</translation>
    </message>
    <message>
        <source>Sequential looks</source>
        <translation>Analisi anticipate</translation>
    </message>
    <message>
        <source>Detectability after each fifth of the judges, with alpha-spending bounds, and the cost of looks without such bounds.</source>
        <translation>Riconoscibilità dopo ogni quinto dei giudici, con limiti di spesa di alfa, e quanto costano le analisi senza tali limiti.</translation>
    </message>
    <message>
        <source>Criterion relative to average</source>
        <translation>Criterio rispetto alla media</translation>
    </message>
    <message>
        <source>d&apos; relative to average</source>
        <translation>d&apos; rispetto alla media</translation>
    </message>
    <message>
        <source>Difference of each judge&apos;s {word} from the average judge&apos;s, in z</source>
        <translation>Di quanto il {word} di ogni giudice differisce da quello del giudice medio, in z</translation>
    </message>
    <message>
        <source>the observed cells can&apos;t distinguish it</source>
        <translation>le celle osservate non permettono di distinguerlo</translation>
    </message>
    <message>
        <source>Verdicts are independent, including those by one judge or on one stimulus.</source>
        <translation>I giudizi sono indipendenti, anche quelli di uno stesso giudice o su uno stesso stimolo.</translation>
    </message>
    <message>
        <source>Not clustered by judge: the data don&apos;t identify judges.</source>
        <translation>Non raggruppato per giudice: i dati non nominano i giudici.</translation>
    </message>
    <message>
        <source>the data don&apos;t identify stimuli</source>
        <translation>i dati non nominano gli stimoli</translation>
    </message>
    <message>
        <source>standard error from leaving out one stimulus at a time (jackknife), 95% CI from Student&apos;s t</source>
        <translation>errore standard escludendo uno stimolo per volta (jackknife), intervallo al 95 % con t di Student</translation>
    </message>
    <message>
        <source>With fewer than {few} stimuli judged by two judges, the interval is too narrow: it contains the value for other stimuli in about 90 of 100 studies.</source>
        <translation>Con meno di {few} stimoli giudicati da due giudici l&apos;intervallo è troppo stretto: contiene il valore per altri stimoli in circa 90 studi su 100.</translation>
    </message>
    <message>
        <source>No interval: agreement doesn&apos;t vary over stimuli, or depends on a single one.</source>
        <translation>Nessun intervallo: l&apos;accordo non varia tra gli stimoli, o dipende da uno solo di essi.</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, 95% CI from the asymptotic error of Fleiss, Cohen, and Everitt</source>
        <translation>Kappa di Cohen, intervallo al 95 % dall&apos;errore asintotico di Fleiss, Cohen ed Everitt</translation>
    </message>
    <message>
        <source>No interval: its asymptotic error is 0, because the coders agree on every text, or one of them gave all texts the same label.</source>
        <translation>Nessun intervallo: il suo errore asintotico è 0, come quando i codificatori concordano su ogni testo o uno di loro ha dato a tutti i testi la stessa etichetta.</translation>
    </message>
    <message>
        <source>The optimizer did not converge; interpret with caution.</source>
        <translation>L&apos;ottimizzatore non è giunto al termine; da prendere con cautela.</translation>
    </message>
    <message>
        <source>{first} and {second} can&apos;t be separated, for example because each of the {first} has its own {second}; only the sum of the two variances can be estimated</source>
        <translation>{first} e {second} non si possono distinguere, come quando tra {first} e {second} c&apos;è una corrispondenza uno a uno; si può stimare solo la somma delle due varianze</translation>
    </message>
    <message>
        <source>The model omits how {noun} differ in {name}, because {why}: {effect}.</source>
        <translation>Il modello non considera quanto i {noun} differiscano per {name}, poiché {why}: {effect}.</translation>
    </message>
    <message>
        <source>all verdicts are correct, or all are wrong</source>
        <translation>tutti i giudizi sono giusti, o tutti sbagliati</translation>
    </message>
    <message>
        <source>more than {most} levels of the two effects would take too long</source>
        <translation>più di {most} livelli di entrambi gli effetti richiederebbero troppo tempo</translation>
    </message>
    <message>
        <source>hardly any verdicts have one of the {nouns} in common</source>
        <translation>quasi mai due giudizi hanno in comune uno di questi: {nouns}</translation>
    </message>
    <message>
        <source>the data can&apos;t determine it (the best fit has it at its limit, or there is no best fit), so it is set to 0</source>
        <translation>i dati non la determinano (nel miglior adattamento che la comprende è al limite, o non se ne è trovato nessuno), quindi si assume pari a 0</translation>
    </message>
    <message>
        <source>There is no interval because there is no standard error.</source>
        <translation>Non c&apos;è intervallo, perché non c&apos;è errore standard.</translation>
    </message>
    <message>
        <source>hardly any verdicts have one of the {noun} in common</source>
        <translation>quasi mai due giudizi hanno in comune uno di questi: {noun}</translation>
    </message>
    <message>
        <source>Exact permutation test of two proportions, two-sided; effect: their difference</source>
        <translation>Test di permutazione esatto di due quote, bilaterale; effetto: la loro differenza</translation>
    </message>
    <message>
        <source>Beta({a}, {b}) prior; effect: posterior mean with its central 95% interval; statistic: Bayes factor BF10 of this prior against exactly 0.5</source>
        <translation>A priori Beta({a}, {b}); effetto: media a posteriori con intervallo centrale al 95 %; statistica: fattore di Bayes BF10 di questo a priori rispetto a 0,5 esatto</translation>
    </message>
    <message>
        <source>Trials are independent given the proportion.</source>
        <translation>Le prove sono indipendenti data la quota.</translation>
    </message>
    <message>
        <source>uniform prior on the proportion</source>
        <translation>a priori uniforme della quota</translation>
    </message>
    <message>
        <source>uniform priors on p(H|H) and p(M|M), so their mean has a triangular prior</source>
        <translation>a priori uniformi di p(H|H) e p(M|M), per cui la loro media ne ha uno triangolare</translation>
    </message>
    <message>
        <source>Judges, their response bias, stimuli, and machines are normal in log odds and independent; all judges finish, and no quality rule excludes verdicts.</source>
        <translation>Giudici, loro bias di risposta, stimoli e macchine sono normali in log odds e indipendenti; tutti i giudici finiscono e nessuna regola di qualità esclude giudizi.</translation>
    </message>
    <message>
        <source>For these machines only: machines are assumed to be alike.</source>
        <translation>Solo su queste macchine: si assume che le macchine siano tutte uguali.</translation>
    </message>
    <message>
        <source>For these machines only: {n} are not enough to generalize to others; at least {fewest} are needed.</source>
        <translation>Solo su queste macchine: da {n} non si può generalizzare ad altre; ne servono almeno {fewest}.</translation>
    </message>
    <message>
        <source>For other machines like these {n}: clustered by machine instead of by stimulus.</source>
        <translation>Su altre macchine come queste {n}: raggruppato per macchina anziché per i suoi stimoli.</translation>
    </message>
    <message>
        <source>Binomial linear model with an intercept, Wald z; effect: log odds, 0 at 50%</source>
        <translation>Modello lineare binomiale con intercetta, z di Wald; effetto: log odds, 0 al 50 %</translation>
    </message>
    <message>
        <source>Binomial linear model with one group compared with the baseline, Wald z; effect: log odds ratio</source>
        <translation>Modello lineare binomiale con un gruppo accanto al riferimento, z di Wald; effetto: logaritmo dell&apos;odds ratio</translation>
    </message>
    <message>
        <source>Linear regression, two-tailed t of the slope; effect: change per unit</source>
        <translation>Regressione lineare, t a due code della pendenza; effetto: variazione per un&apos;unità in più</translation>
    </message>
    <message>
        <source>Values are independent, change linearly, and vary normally around the line with constant variance.</source>
        <translation>I valori sono indipendenti, cambiano linearmente e si disperdono normalmente con un&apos;unica varianza intorno alla retta.</translation>
    </message>
    <message>
        <source>the predictors can&apos;t be separated: one doesn&apos;t vary, or depends on the others</source>
        <translation>i predittori non si possono distinguere: uno non varia, o deriva da altri</translation>
    </message>
    <message>
        <source>all verdicts of one level are correct or all are wrong</source>
        <translation>tutti i giudizi di un livello sono giusti, o tutti sbagliati</translation>
    </message>
    <message>
        <source>the values are exactly on a line</source>
        <translation>i valori stanno su una retta senza dispersione</translation>
    </message>
    <message>
        <source>The statistic of each look is normal, and data between looks are independent; the fractions of the data were planned without looking at results.</source>
        <translation>La statistica della k-esima analisi è normale e i dati tra le analisi sono indipendenti; le frazioni dei dati sono state pianificate senza guardare i risultati.</translation>
    </message>
    <message>
        <source>the fractions of the data don&apos;t increase from above 0</source>
        <translation>le frazioni dei dati non crescono a partire da sopra 0</translation>
    </message>
    <message>
        <source>d&apos; = z(hits) - z(false alarms), 0.5 added to counts and 1 to totals (Jones and Bergen); normal approximation of the variance (Gourevitch and Galanter 1967); 95% CI</source>
        <translation>d&apos; = z(hit) - z(falsi allarmi), 0,5 aggiunto ai conteggi e 1 ai totali (Jones e Bergen); approssimazione normale della varianza (Gourevitch e Galanter 1967); intervallo al 95 %</translation>
    </message>
    <message>
        <source>d&apos; = z(hits) - z(false alarms), 0.5 added to counts and 1 to totals</source>
        <translation>d&apos; = z(hit) - z(falsi allarmi), 0,5 aggiunto ai conteggi e 1 ai totali</translation>
    </message>
    <message>
        <source>Verdicts are independent; all judges use the confidence scale in the same way.</source>
        <translation>I giudizi sono indipendenti; tutti i giudici usano la sicurezza allo stesso modo.</translation>
    </message>
    <message>
        <source>All verdicts on one class agree, so the value depends on the correction.</source>
        <translation>Tutti i giudizi su una classe concordano: il valore si basa sulla correzione.</translation>
    </message>
    <message>
        <source>One class has a single rating, so there is no standard error.</source>
        <translation>Una classe è stata valutata una sola volta: non c&apos;è errore standard.</translation>
    </message>
    <message>
        <source>The ratings don&apos;t overlap or are all the same, so there is no standard error.</source>
        <translation>Le valutazioni non si sovrappongono, o sono tutte uguali: non c&apos;è errore standard.</translation>
    </message>
    <message>
        <source>Hedges&apos; g, pooled standard deviation, 95% CI from its large-sample variance</source>
        <translation>g di Hedges, deviazione standard comune, intervallo al 95 % dalla sua varianza per grandi campioni</translation>
    </message>
    <message>
        <source>How often each strategy was used, and how often verdicts were correct when it was.</source>
        <translation>Quanto spesso è stata usata ogni strategia, e quanto spesso i giudizi erano giusti dove lo è stata.</translation>
    </message>
    <message>
        <source>The table contains counts of verdicts without their order.</source>
        <translation>La tabella conta i giudizi e non dice quali siano stati i primi.</translation>
    </message>
    <message>
        <source>How often judges judged a witness human: over all verdicts and in each judge&apos;s first trial, compared with the humans and 50%.</source>
        <translation>Quanto spesso i giudici hanno detto umano un testimone: su tutti i giudizi e sulla prima prova di ogni giudice, accanto agli umani e al 50 %.</translation>
    </message>
    <message>
        <source>No judge started with this witness.</source>
        <translation>Nessun giudice ha iniziato con questo testimone.</translation>
    </message>
    <message>
        <source>Corpus BLEU by sacrebleu (0 to 100; lowercase words without punctuation, unsmoothed); 95% CI from {resamples} resamples of answers, seed {seed}</source>
        <translation>BLEU sul corpus con sacrebleu (da 0 a 100; parole minuscole senza punteggiatura, senza smoothing); intervallo al 95 % da {resamples} ricampionamenti delle risposte, seme {seed}</translation>
    </message>
    <message>
        <source>CIDEr-D (0 to 10), mean over answers with a 95% CI from t</source>
        <translation>CIDEr-D (da 0 a 10), media sulle risposte con intervallo al 95 % con t</translation>
    </message>
    <message>
        <source>words</source>
        <translation>parole</translation>
    </message>
    <message>
        <source>letters per word</source>
        <translation>lettere per parola</translation>
    </message>
    <message>
        <source>words per sentence</source>
        <translation>parole per frase</translation>
    </message>
    <message>
        <source>type token ratio</source>
        <translation>rapporto tipo-occorrenza</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>punteggiatura</translation>
    </message>
    <message>
        <source>capitals</source>
        <translation>maiuscole</translation>
    </message>
    <message>
        <source>word frequency</source>
        <translation>frequenza lessicale</translation>
    </message>
    <message>
        <source>unigram use</source>
        <translation>unigrammi</translation>
    </message>
    <message>
        <source>bigram use</source>
        <translation>bigrammi</translation>
    </message>
    <message>
        <source>trigram use</source>
        <translation>trigrammi</translation>
    </message>
    <message>
        <source>words per text</source>
        <translation>parole per testo</translation>
    </message>
    <message>
        <source>different words per word; decreases with text length</source>
        <translation>parole diverse per parola; diminuisce con la lunghezza del testo</translation>
    </message>
    <message>
        <source>punctuation marks per text</source>
        <translation>segni di punteggiatura per testo</translation>
    </message>
    <message>
        <source>capital letters per text</source>
        <translation>lettere maiuscole per testo</translation>
    </message>
    <message>
        <source>proportion of the task&apos;s other human texts with the same {name}</source>
        <translation>quota degli altri testi umani del compito con lo stesso {name}</translation>
    </message>
    <message>
        <source>The parts of an answer, such as the turns of a speaker, are averaged first.</source>
        <translation>Le parti di una stessa risposta, come i turni di un parlante, vengono prima mediate.</translation>
    </message>
    <message>
        <source>Length, punctuation, word frequencies, and parts of speech of the answers by maker, and how much each machine differs from the humans.</source>
        <translation>Lunghezza, segni, frequenze delle parole e parti del discorso delle risposte, secondo chi le ha prodotte, e quanto ogni macchina dista dagli umani.</translation>
    </message>
    <message>
        <source>Difference of each machine&apos;s answers from the human answers in standard deviations (Hedges&apos; g; {humans} human and {humans2} machine answers). Error bars are 95% CIs.</source>
        <translation>Differenza delle risposte di ogni macchina da quelle umane in deviazioni standard (g di Hedges; {humans} risposte umane e {humans2} di macchine). Le barre d&apos;errore sono intervalli al 95 %.</translation>
    </message>
    <message>
        <source>Texts: {task}</source>
        <translation>Testi: {task}</translation>
    </message>
    <message>
        <source>No game of this length has its messages recorded.</source>
        <translation>Nessuna partita di questa durata indica i suoi messaggi.</translation>
    </message>
    <message>
        <source>proportion of games won by the bot, weighted by xi (Eq. 8)</source>
        <translation>quota di partite vinte dal bot, pesate con xi (Eq. 8)</translation>
    </message>
    <message>
        <source>Games of two people and a bot: how they ended, the strength of players and bots, and how often people won by game length.</source>
        <translation>Partite tra due persone e un bot: come sono finite, forza di giocatori e bot, e quanto spesso hanno vinto le persone secondo la durata della partita.</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>esito</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vincitore</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>forza</translation>
    </message>
    <message>
        <source>score</source>
        <translation>punteggio</translation>
    </message>
    <message>
        <source>weighted ratio</source>
        <translation>rapporto pesato</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>How well agents pass for others: the judge&apos;s advantage over guessing and, if machines judge each other, the scores F, D, and T.</source>
        <translation>Quanto bene gli agenti passano per altri: vantaggio rispetto al caso di chi giudica e, dove le macchine si giudicano tra loro, i punteggi F, D e T.</translation>
    </message>
    <message>
        <source>Language of the conversations, for the words with which machines take leave</source>
        <translation>Lingua delle conversazioni, per le parole con cui le macchine si congedano</translation>
    </message>
    <message>
        <source>Words with which a machine takes leave. If it says them before its last message to another machine, the conversation is sampled again. Empty: those of the language</source>
        <translation>Parole con cui una macchina si congeda. Se le dice prima del suo ultimo messaggio a un&apos;altra macchina, la conversazione viene ricampionata. Vuoto: quelle della lingua</translation>
    </message>
    <message>
        <source>Language of the conversations</source>
        <translation>Lingua delle conversazioni</translation>
    </message>
    <message>
        <source>Words that take leave</source>
        <translation>Parole di congedo</translation>
    </message>
    <message>
        <source>Dueling</source>
        <comment>what models do now that imitate each other</comment>
        <translation>Duelli in corso</translation>
    </message>
    <message>
        <source>more conversations than speakers of another kind had</source>
        <translation>più conversazioni di quante ne abbiano avute gli interlocutori di altro tipo</translation>
    </message>
    <message>
        <source>Form {id}, after the first trial: {title} ({parts})</source>
        <translation>Questionario {id}, dopo la prima prova: {title} ({parts})</translation>
    </message>
    <message numerus="yes">
        <source>Block {block}: each prompt has its %n answers, so the collection is complete. To collect more, raise answers_each in study.toml.</source>
        <translation>
            <numerusform>Blocco {block}: ogni spunto ha la sua risposta, quindi la raccolta è completa. Per raccoglierne altre, aumenti answers_each in study.toml.</numerusform>
            <numerusform>Blocco {block}: ogni spunto ha le sue %n risposte, quindi la raccolta è completa. Per raccoglierne altre, aumenti answers_each in study.toml.</numerusform>
        </translation>
    </message>
    <message>
        <source>talking</source>
        <translation>in conversazione</translation>
    </message>
    <message>
        <source>deciding</source>
        <translation>in decisione</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>ended early</source>
        <translation>terminata in anticipo</translation>
    </message>
    <message>
        <source>ended by the experimenter</source>
        <translation>terminata dal responsabile</translation>
    </message>
    <message>
        <source>The server didn&apos;t reply ({why}). Its earlier replies are saved. Check the server, then run the same command again to continue.</source>
        <translation>Il server non ha risposto ({why}). Le risposte ricevute finora sono salvate. Controlli il server, poi esegua di nuovo lo stesso comando per continuare.</translation>
    </message>
    <message>
        <source>a worker was lost</source>
        <translation>un worker è andato perso</translation>
    </message>
    <message>
        <source>Give a chat that was exported from WhatsApp or LINE as text, from Telegram as JSON, or a table (.csv or .json) with the columns time, speaker, and text.</source>
        <translation>Indichi una chat esportata da WhatsApp o LINE come testo, da Telegram come JSON, oppure una tabella (.csv o .json) con le colonne time, speaker e text.</translation>
    </message>
    <message>
        <source>{person} wrote nothing in this chat, or wrote alone. Those who wrote: {names}.</source>
        <translation>{person} non ha scritto nulla in questa chat, o è l&apos;unica persona ad aver scritto. Chi ha scritto: {names}.</translation>
    </message>
    <message>
        <source>it isn&apos;t from a person</source>
        <translation>non proviene da una persona</translation>
    </message>
    <message>
        <source>it has no text</source>
        <translation>non ha testo</translation>
    </message>
    <message>
        <source>{path}, line {number}: this isn&apos;t a message of a history. Make the file with `turingdesk chat-history`.</source>
        <translation>{path}, riga {number}: non è un messaggio di una cronologia. Crei il file con `turingdesk chat-history`.</translation>
    </message>
    <message>
        <source>{path} contains no messages. {fix}</source>
        <translation>{path} non contiene messaggi. {fix}</translation>
    </message>
    <message>
        <source>{path} isn&apos;t UTF-8 text. Export or save it as UTF-8.</source>
        <translation>{path} non è testo UTF-8. Lo esporti o lo salvi come UTF-8.</translation>
    </message>
    <message>
        <source>{path} isn&apos;t JSON. {fix}</source>
        <translation>{path} non è JSON. {fix}</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>The server {name} didn&apos;t reply to {in_a_row} requests in a row, most recently: {problem}. What was said so far is saved. Check the server, then run the same command again to continue.</source>
        <translation>Il server {name} non ha risposto a {in_a_row} richieste di fila; l&apos;ultima volta: {problem}. Ciò che è stato detto finora è salvato. Controlli il server, poi esegua di nuovo lo stesso comando per continuare.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>risposta vuota</translation>
    </message>
    <message>
        <source>No server responds at {url} ({problem}). Start it, or correct the plan.</source>
        <translation>Nessun server risponde a {url} ({problem}). Lo avvii o corregga il piano.</translation>
    </message>
    <message>
        <source>Nine models imitate each other, and each says whether it met its own kind.</source>
        <translation>Nove modelli si imitano a vicenda, e ciascuno dice se ha incontrato un suo simile.</translation>
    </message>
    <message>
        <source>As gtt, but the imitating model first talks with an instance of its target.</source>
        <translation>Come gtt, ma il modello che imita parla prima con un&apos;istanza del suo bersaglio.</translation>
    </message>
    <message>
        <source>Four models judge which of five models imitates another one.</source>
        <translation>Quattro modelli giudicano quale di cinque modelli ne imita un altro.</translation>
    </message>
    <message>
        <source>design of duels</source>
        <translation>disegno di duelli</translation>
    </message>
    <message>
        <source>to imitate its own kind</source>
        <translation>di imitare un suo simile</translation>
    </message>
    <message>
        <source>There are no such trials.</source>
        <translation>Queste prove non si svolgono.</translation>
    </message>
    <message>
        <source>The plan can&apos;t be read. {why}</source>
        <translation>Il piano non può essere letto. {why}</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modello</translation>
    </message>
    <message>
        <source>There is a limit on the cost, but not every model has prices.</source>
        <translation>C&apos;è un limite di costo, ma non tutti i modelli hanno prezzi.</translation>
    </message>
    <message>
        <source>server</source>
        <translation>server</translation>
    </message>
    <message>
        <source>The plan has no models.</source>
        <translation>Il piano non ha modelli.</translation>
    </message>
    <message>
        <source>The plan has no protocols.</source>
        <translation>Il piano non ha protocolli.</translation>
    </message>
    <message>
        <source>Name a file that exists.</source>
        <translation>Indichi un file esistente.</translation>
    </message>
    <message>
        <source>Add price_in and price_out to each model.</source>
        <translation>Scriva price_in e price_out per ogni modello.</translation>
    </message>
    <message>
        <source>Use letters and digits, with hyphens between.</source>
        <translation>Usi lettere e cifre, con trattini in mezzo.</translation>
    </message>
    <message>
        <source>No server can have the ID {name}.</source>
        <translation>Nessun server può avere l&apos;id {name}.</translation>
    </message>
    <message>
        <source>Add [[model]] with id = &quot;...&quot; for each.</source>
        <translation>Scriva [[model]] con id = &quot;...&quot; per ciascuno.</translation>
    </message>
    <message>
        <source>The ID of a model can&apos;t contain {word}.</source>
        <translation>L&apos;id di un modello non può contenere {word}.</translation>
    </message>
    <message>
        <source>There is no server {name}.</source>
        <translation>Non c&apos;è alcun server {name}.</translation>
    </message>
    <message>
        <source>Add [[server]] with id = &quot;{name}&quot;.</source>
        <translation>Scriva [[server]] con id = &quot;{name}&quot;.</translation>
    </message>
    <message>
        <source>There is no protocol {name}.</source>
        <translation>Non c&apos;è alcun protocollo {name}.</translation>
    </message>
    <message>
        <source>The protocol {name} needs {key}.</source>
        <translation>Il protocollo {name} richiede {key}.</translation>
    </message>
    <message>
        <source>Add {key} = [...].</source>
        <translation>Scriva {key} = [...].</translation>
    </message>
    <message>
        <source>The key {key} must have numbers from 1.</source>
        <translation>La chiave {key} deve contenere numeri a partire da 1.</translation>
    </message>
    <message>
        <source>{text} is not a pair.</source>
        <translation>{text} non è una coppia.</translation>
    </message>
    <message>
        <source>Write actor and target, such as &quot;gpt as opus&quot;.</source>
        <translation>Scriva attore e bersaglio, ad es. &quot;gpt as opus&quot;.</translation>
    </message>
    <message>
        <source>There is no model {name}.</source>
        <translation>Non c&apos;è alcun modello {name}.</translation>
    </message>
    <message>
        <source>The models are: {known}.</source>
        <translation>I modelli sono: {known}.</translation>
    </message>
    <message>
        <source>Give it another ID.</source>
        <translation>Gli dia un altro id.</translation>
    </message>
    <message>
        <source>Use hyphens instead of spaces.</source>
        <translation>Usi trattini al posto degli spazi.</translation>
    </message>
    <message>
        <source>Each request has its own {name}.</source>
        <translation>Ogni richiesta ha già il proprio {name}.</translation>
    </message>
    <message>
        <source>Remove the others.</source>
        <translation>Tolga gli altri.</translation>
    </message>
    <message>
        <source>In {path}, the prompt {name} is missing or lacks {needed}. Copy the file that comes with TuringDesk ({usual}), then change its texts.</source>
        <translation>In {path} il prompt {name} manca o non contiene {needed}. Copi il file fornito con TuringDesk ({usual}) e ne cambi i testi.</translation>
    </message>
    <message>
        <source>Controlled queries</source>
        <translation>Interrogazioni controllate</translation>
    </message>
    <message>
        <source>As gttq, but the actor asks the specimen an exact number of times.</source>
        <translation>Come gttq, ma l&apos;attore interroga l&apos;esemplare un numero esatto di volte.</translation>
    </message>
    <message>
        <source>Controlled turns</source>
        <translation>Turni controllati</translation>
    </message>
    <message>
        <source>As gtt, but the distinguisher answers after an exact number of turns.</source>
        <translation>Come gtt, ma il distinguente risponde dopo un numero esatto di turni.</translation>
    </message>
    <message>
        <source>Fixed distinguisher</source>
        <translation>Distinguente fisso</translation>
    </message>
    <message>
        <source>Given models say whether they talk with the target or an imitator.</source>
        <translation>Modelli prestabiliti dicono se parlano con il bersaglio o con un imitatore.</translation>
    </message>
    <message>
        <source>Fixed distinguisher with querying</source>
        <translation>Distinguente fisso con interrogazione</translation>
    </message>
    <message>
        <source>As fixed-distinguisher, but the actor can first talk with a specimen.</source>
        <translation>Come fixed-distinguisher, ma l&apos;attore può prima parlare con un esemplare.</translation>
    </message>
    <message>
        <source>Generalized Turing Test</source>
        <translation>Test di Turing generalizzato</translation>
    </message>
    <message>
        <source>The target itself says whether it talks with its own kind or an imitator.</source>
        <translation>Il bersaglio stesso dice se parla con un suo simile o con un imitatore.</translation>
    </message>
    <message>
        <source>Generalized Turing Test with querying</source>
        <translation>Test di Turing generalizzato con interrogazione</translation>
    </message>
    <message>
        <source>As gtt, but the actor can first talk with a specimen of the target.</source>
        <translation>Come gtt, ma l&apos;attore può prima parlare con un esemplare del bersaglio.</translation>
    </message>
    <message>
        <source>Querying distinguisher</source>
        <translation>Distinguente che interroga</translation>
    </message>
    <message>
        <source>As fixed-distinguisher, but the distinguisher can first talk with a specimen.</source>
        <translation>Come fixed-distinguisher, ma il distinguente può prima parlare con un esemplare.</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>interrotto</translation>
    </message>
    <message>
        <source>the limit on the cost was reached</source>
        <translation>è stato raggiunto il limite di costo</translation>
    </message>
    <message>
        <source>Another program is running this plan on this data folder.</source>
        <translation>Un altro programma sta eseguendo questo piano su questa cartella dei dati.</translation>
    </message>
    <message>
        <source>a list of topics</source>
        <translation>un elenco di argomenti</translation>
    </message>
    <message>
        <source>The model was asked {count} times for {wanted}, and its replies contain none or not enough. Look at its replies in the folder judges, or use another model or prompt.</source>
        <translation>Al modello è stato chiesto {count} volte: {wanted}; le sue risposte non ne contengono, o non abbastanza. Guardi le risposte nella cartella judges, oppure usi un altro modello o un altro prompt.</translation>
    </message>
    <message>
        <source>{path} lacks [{name}] with a text for prompt. Copy the file that comes with TuringDesk ({usual}), then change its texts.</source>
        <translation>In {path} manca [{name}] con un testo per prompt. Copi il file fornito con TuringDesk ({usual}) e ne cambi i testi.</translation>
    </message>
    <message>
        <source>The journal {name} was damaged.</source>
        <translation>Il registro {name} è danneggiato.</translation>
    </message>
    <message>
        <source>This data folder has trials of {actor} as {target} under {task} with other prompts, model settings, or limits. Use another ID or data folder for the changed plan.</source>
        <translation>Questa cartella dei dati contiene prove di {actor} come {target} con {task} svolte con altri prompt, altre impostazioni dei modelli o altri limiti. Per il piano modificato usi un altro id o un&apos;altra cartella dei dati.</translation>
    </message>
    <message>
        <source>Another program is running this plan on this data folder ({name}). Wait until it finishes, or stop it.</source>
        <translation>Un altro programma sta eseguendo questo piano su questa cartella dei dati ({name}). Attenda che finisca o lo fermi.</translation>
    </message>
    <message>
        <source>No answer can be taken. Of {read} found: {reasons}.</source>
        <translation>Nessuna risposta può essere presa. Di {read} trovate: {reasons}.</translation>
    </message>
    <message numerus="yes">
        <source>%n agents</source>
        <translation>
            <numerusform>%n agente</numerusform>
            <numerusform>%n agenti</numerusform>
        </translation>
    </message>
    <message>
        <source>Machine: {answers} from {agents}, mean length {length}.</source>
        <translation>Macchina: {answers} da {agents}, lunghezza media {length}.</translation>
    </message>
    <message>
        <source>Answers found: {read}, taken: {taken}.</source>
        <translation>Risposte trovate: {read}, prese: {taken}.</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n persone</numerusform>
        </translation>
    </message>
    <message>
        <source>Human: {answers} from {agents}, mean length {length}.</source>
        <translation>Umano: {answers} da {agents}, lunghezza media {length}.</translation>
    </message>
    <message>
        <source>Conversations of two people: {two_people}, of a person and a machine: {mixed}, of two machines: {two_machines}.</source>
        <translation>Conversazioni tra due persone: {two_people}, tra una persona e una macchina: {mixed}, tra due macchine: {two_machines}.</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n pictures to {folder}; `turingdesk check` names each.</source>
        <translation>
            <numerusform>Copi %n immagine in {folder}; l&apos;elenco è in `turingdesk check`.</numerusform>
            <numerusform>Copi %n immagini in {folder}; l&apos;elenco è in `turingdesk check`.</numerusform>
        </translation>
    </message>
    <message>
        <source>The task isn&apos;t known. If it is one of {told}, choose it (--task).</source>
        <translation>Il compito non è noto. Se è uno tra {told}, lo scelga (--task).</translation>
    </message>
    <message>
        <source>None of {read} {unit} can be taken.</source>
        <translation>Totale letto: {read} {unit}; nulla può essere usato.</translation>
    </message>
    <message>
        <source>the trial, where someone looked at a picture several times</source>
        <translation>la prova, se qualcuno ha guardato un&apos;immagine più volte</translation>
    </message>
    <message>
        <source>Correct what the mapping says of the columns, and import again.</source>
        <translation>Corregga nella mappatura ciò che riguarda le colonne e ripeta l&apos;importazione.</translation>
    </message>
    <message>
        <source>Excluded: {why}.</source>
        <translation>Escluso: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts are about items whose makers are unknown. Add a table of items and makers as a source, or say in the mapping who made each item.</source>
        <translation>
            <numerusform>%n giudizio riguarda elementi di cui non si sa chi li ha prodotti. Aggiunga come fonte una tabella di elementi e autori, o indichi nella mappatura chi ha prodotto ogni elemento.</numerusform>
            <numerusform>%n giudizi riguardano elementi di cui non si sa chi li ha prodotti. Aggiunga come fonte una tabella di elementi e autori, o indichi nella mappatura chi ha prodotto ogni elemento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts are by unknown judges. Unknown judges count as one, so results generalize to other stimuli at most (analyze --cluster stimulus).</source>
        <translation>
            <numerusform>%n giudizio è di giudici ignoti. I giudici ignoti contano come uno solo, quindi i risultati si generalizzano al massimo ad altri stimoli (analyze --cluster stimulus).</numerusform>
            <numerusform>%n giudizi sono di giudici ignoti. I giudici ignoti contano come uno solo, quindi i risultati si generalizzano al massimo ad altri stimoli (analyze --cluster stimulus).</numerusform>
        </translation>
    </message>
    <message>
        <source>ParlAI chats and ACUTE-Eval pairs</source>
        <translation>Chat di ParlAI e coppie di ACUTE-Eval</translation>
    </message>
    <message>
        <source>Chats of people with bots or of bots, and pairs of them side by side, as a study package.</source>
        <translation>Chat di persone con bot o tra bot, e coppie di chat affiancate, come pacchetto di studio.</translation>
    </message>
    <message>
        <source>.jsonl logs of chats, .jsonl pairs and .json onboarding pairs, or folders of them</source>
        <translation>Registrazioni .jsonl di chat, coppie .jsonl e coppie introduttive .json (onboarding), o cartelle che le contengono</translation>
    </message>
    <message>
        <source>No source contains chats or pairs that can be shown. {reasons}</source>
        <translation>Nessuna fonte contiene chat o coppie che si possano mostrare. {reasons}</translation>
    </message>
    <message numerus="yes">
        <source>In %n pairs of {all}, both judged speakers are of one kind, so no choice is correct.</source>
        <translation>
            <numerusform>In %n coppia su {all} i due parlanti giudicati sono dello stesso tipo, quindi nessuna scelta è giusta.</numerusform>
            <numerusform>In %n coppie su {all} i due parlanti giudicati sono dello stesso tipo, quindi nessuna scelta è giusta.</numerusform>
        </translation>
    </message>
    <message>
        <source>`dialog` isn&apos;t a list of rounds.</source>
        <translation>`dialog` non è un elenco di scambi.</translation>
    </message>
    <message>
        <source>`{key}` and `{other}` don&apos;t fit together.</source>
        <translation>`{key}` e `{other}` non si accordano.</translation>
    </message>
    <message>
        <source>The key `{key}` is missing.</source>
        <translation>Manca la chiave `{key}`.</translation>
    </message>
    <message numerus="yes">
        <source>%n speakers take part, not two.</source>
        <translation>
            <numerusform>Partecipa %n parlante, non due.</numerusform>
            <numerusform>Partecipano %n parlanti, non due.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is neither a chat nor a pair of chats.</source>
        <translation>Non è né una chat né una coppia di chat.</translation>
    </message>
    <message>
        <source>ShareGPT and Chatbot Arena</source>
        <translation>ShareGPT e Chatbot Arena</translation>
    </message>
    <message>
        <source>Conversations of people with chatbots, as a study package.</source>
        <translation>Conversazioni di persone con chatbot, come pacchetto di studio.</translation>
    </message>
    <message>
        <source>.json or .jsonl files of conversations, or folders of them</source>
        <translation>File .json o .jsonl di conversazioni, o cartelle che li contengono</translation>
    </message>
    <message>
        <source>COCO and nocaps captions</source>
        <translation>Descrizioni COCO e nocaps</translation>
    </message>
    <message>
        <source>Makes a study package of pictures and the captions of people and machines.</source>
        <translation>Crea un pacchetto di studio con immagini e descrizioni di persone e macchine.</translation>
    </message>
    <message>
        <source>.json files of annotations and of results, and folders with the pictures</source>
        <translation>File .json di annotazioni e di risultati, e cartelle con le immagini</translation>
    </message>
    <message>
        <source>Gorilla</source>
        <translation>Gorilla</translation>
    </message>
    <message>
        <source>Past verdicts in Gorilla&apos;s .csv and .xlsx files of tasks.</source>
        <translation>Giudizi già raccolti nei file .csv e .xlsx dei compiti di Gorilla.</translation>
    </message>
    <message>
        <source>jsPsych</source>
        <translation>jsPsych</translation>
    </message>
    <message>
        <source>Past verdicts in jsPsych&apos;s data, as .csv, .json, or JSON Lines.</source>
        <translation>Giudizi già raccolti nei dati di jsPsych, in .csv, .json o JSON Lines.</translation>
    </message>
    <message>
        <source>None of the answers can be shown.</source>
        <translation>Nessuna delle risposte può essere mostrata.</translation>
    </message>
    <message>
        <source>{shown}, and {more} more</source>
        <translation>{shown} e ancora {more}</translation>
    </message>
    <message>
        <source>{pictures} of {answers} not among the sources: {names}. Add the folder with the pictures as another source, or have gray pictures in their place (--placeholders).</source>
        <translation>Assenti dalle fonti: {pictures} di {answers} ({names}). Aggiunga come ulteriore fonte la cartella delle immagini, o le faccia sostituire con immagini grigie (--placeholders).</translation>
    </message>
    <message>
        <source>Paper 1&apos;s answers</source>
        <translation>Risposte del primo articolo</translation>
    </message>
    <message>
        <source>Answers of people and machines in all six tasks, as a study package.</source>
        <translation>Risposte di persone e macchine in tutti e sei i compiti, come pacchetto di studio.</translation>
    </message>
    <message>
        <source>.json files of answers, .html or .json conversations with the file that tells who spoke, and folders with the pictures</source>
        <translation>File .json di risposte, conversazioni .html o .json con il file che dice chi parlava, e cartelle con le immagini</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures replaced by gray pictures: {names}.</source>
        <translation>
            <numerusform>%n immagine sostituita con un&apos;immagine grigia: {names}.</numerusform>
            <numerusform>%n immagini sostituite con immagini grigie: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures not among the sources: {names}.</source>
        <translation>
            <numerusform>%n immagine assente dalle fonti: {names}.</numerusform>
            <numerusform>%n immagini assenti dalle fonti: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n immagine</numerusform>
            <numerusform>%n immagini</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing says who spoke (give the file with the makers of the conversations)</source>
        <translation>niente dice chi parlava (indichi il file con gli autori delle conversazioni)</translation>
    </message>
    <message>
        <source>There are no verdicts in {named}.</source>
        <translation>In {named} non ci sono giudizi.</translation>
    </message>
    <message numerus="yes">
        <source>%n trials with answers by unknown makers.</source>
        <translation>
            <numerusform>%n prova con risposte di autori sconosciuti.</numerusform>
            <numerusform>%n prove con risposte di autori sconosciuti.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} omitted, {reason}</source>
        <translation>esclusioni: {count}, {reason}</translation>
    </message>
    <message>
        <source>Paper 1&apos;s verdicts</source>
        <translation>Giudizi del primo articolo</translation>
    </message>
    <message>
        <source>Past verdicts of all six tasks and the live chats, as one journal a judge.</source>
        <translation>Giudizi già raccolti di tutti e sei i compiti e delle chat dal vivo, con un registro per giudice.</translation>
    </message>
    <message>
        <source>.json and .csv files of verdicts, or folders of them; for conversations also the file that tells who spoke</source>
        <translation>File .json e .csv di giudizi, o cartelle che li contengono; per le conversazioni anche il file che dice chi parlava</translation>
    </message>
    <message>
        <source>No source contains verdicts. Give a .json or .csv file of them.</source>
        <translation>Nessuna fonte contiene giudizi. Indichi un file .json o .csv di giudizi.</translation>
    </message>
    <message>
        <source>Add the file with the makers of the conversations.</source>
        <translation>Aggiunga il file con gli autori delle conversazioni.</translation>
    </message>
    <message numerus="yes">
        <source>%n trials without a response time.</source>
        <translation>
            <numerusform>%n prova senza tempo di risposta.</numerusform>
            <numerusform>%n prove senza tempo di risposta.</numerusform>
        </translation>
    </message>
    <message>
        <source>These trials can be about colors or about objects; nothing says which.</source>
        <translation>Queste prove possono riguardare colori oppure oggetti; niente dice quali dei due.</translation>
    </message>
    <message>
        <source>Choose the task (--task colors or --task objects).</source>
        <translation>Scelga il compito (--task colors o --task objects).</translation>
    </message>
    <message numerus="yes">
        <source>{name} names the makers of %n conversations.</source>
        <translation>
            <numerusform>{name} indica chi ha prodotto %n conversazione.</numerusform>
            <numerusform>{name} indica chi ha prodotto %n conversazioni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} also has %n pages without a verdict.</source>
        <translation>
            <numerusform>{name} contiene anche %n pagina senza giudizio.</numerusform>
            <numerusform>{name} contiene anche %n pagine senza giudizio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give a data folder in which live games were played.</source>
        <translation>Indichi una cartella dei dati in cui si sono giocate partite dal vivo.</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partite</translation>
    </message>
    <message>
        <source>a pilot</source>
        <translation>un pilota</translation>
    </message>
    <message>
        <source>the study is sealed</source>
        <translation>lo studio è sigillato</translation>
    </message>
    <message>
        <source>someone has withdrawn</source>
        <translation>qualcuno si è ritirato</translation>
    </message>
    <message>
        <source>the game isn&apos;t over</source>
        <translation>la partita non è finita</translation>
    </message>
    <message>
        <source>Live games</source>
        <translation>Partite dal vivo</translation>
    </message>
    <message>
        <source>data folders with live games</source>
        <translation>cartelle dei dati con partite dal vivo</translation>
    </message>
    <message>
        <source>No game can be shown. {fix} {reasons}</source>
        <translation>Nessuna partita può essere mostrata. {fix} {reasons}</translation>
    </message>
    <message>
        <source>{source} has no live games. {fix}</source>
        <translation>{source} non contiene partite dal vivo. {fix}</translation>
    </message>
    <message>
        <source>the journal can&apos;t be read</source>
        <translation>il registro è illeggibile</translation>
    </message>
    <message>
        <source>PsychoPy</source>
        <translation>PsychoPy</translation>
    </message>
    <message>
        <source>Past verdicts in PsychoPy&apos;s .csv files, one for each participant.</source>
        <translation>Giudizi già raccolti nei file .csv di PsychoPy, uno per partecipante.</translation>
    </message>
    <message>
        <source>Qualtrics</source>
        <translation>Qualtrics</translation>
    </message>
    <message>
        <source>Past verdicts in Qualtrics&apos; .csv files with three header rows, one question for each item.</source>
        <translation>Giudizi già raccolti nei file .csv di Qualtrics con tre righe di intestazione, una domanda per elemento.</translation>
    </message>
    <message>
        <source>the size of the screen isn&apos;t known: enter it (on the command line, give --screen WIDTHxHEIGHT), or add the pictures</source>
        <translation>le dimensioni dello schermo non sono note: le inserisca (nella riga di comando aggiunga --screen WIDTHxHEIGHT) o aggiunga le immagini</translation>
    </message>
    <message>
        <source>Scanpaths</source>
        <translation>Percorsi visivi</translation>
    </message>
    <message>
        <source>Eye movements on pictures, of people or a machine, as a study package.</source>
        <translation>Movimenti oculari su immagini, di persone o di una macchina, come pacchetto di studio.</translation>
    </message>
    <message>
        <source>.json (COCO-Search18), .asc (EyeLink), .npy, .mat, or tables of fixations, and folders with the pictures</source>
        <translation>.json (COCO-Search18), .asc (EyeLink), .npy, .mat o tabelle di fissazioni, e cartelle con le immagini</translation>
    </message>
    <message>
        <source>Give one of Topical-Chat&apos;s files of conversations, such as test_freq.json.</source>
        <translation>Indichi uno dei file di conversazioni di Topical-Chat, ad es. test_freq.json.</translation>
    </message>
    <message>
        <source>Topical-Chat</source>
        <translation>Topical-Chat</translation>
    </message>
    <message>
        <source>Conversations of two people about news articles, as a study package.</source>
        <translation>Conversazioni tra due persone su articoli di giornale, come pacchetto di studio.</translation>
    </message>
    <message>
        <source>.json files of conversations, or folders of them</source>
        <translation>File .json di conversazioni, o cartelle che li contengono</translation>
    </message>
    <message>
        <source>Responses that TuringDesk exported as Parquet, JSON lines, or CSV, as sessions of the same study.</source>
        <translation>Risposte che TuringDesk ha esportato in Parquet, JSON Lines o CSV, come sessioni dello stesso studio.</translation>
    </message>
    <message>
        <source>.parquet, .jsonl, or .csv files of responses; for CSV also the file of forms</source>
        <translation>File .parquet, .jsonl o .csv di risposte; per CSV anche il file dei questionari</translation>
    </message>
    <message>
        <source>This isn&apos;t an export of responses: it has no column {missing}.</source>
        <translation>Non è un&apos;esportazione di risposte: non ha una colonna {missing}.</translation>
    </message>
    <message>
        <source>{games} with {messages} written.</source>
        <translation>Nel file: {games} con {messages}.</translation>
    </message>
    <message numerus="yes">
        <source>%n games of pilots are not included.</source>
        <translation>
            <numerusform>%n partita pilota non è inclusa.</numerusform>
            <numerusform>%n partite pilota non sono incluse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are of sealed studies: transcripts don&apos;t say who is human.</source>
        <translation>
            <numerusform>%n partita è di uno studio sigillato: la trascrizione non dice chi è umano.</numerusform>
            <numerusform>%n partite sono di studi sigillati: le trascrizioni non dicono chi è umano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n journals of games can&apos;t be read.</source>
        <translation>
            <numerusform>%n registro di partita è illeggibile.</numerusform>
            <numerusform>%n registri di partite sono illeggibili.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no live games in {data}. Check the folder.</source>
        <translation>In {data} non ci sono partite dal vivo. Controlli la cartella.</translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n messaggio</numerusform>
            <numerusform>%n messaggi</numerusform>
        </translation>
    </message>
    <message>
        <source>TuringDesk couldn&apos;t turn off the screen saver ({why}). Turn off the screen saver and sleep in the system&apos;s settings.</source>
        <translation>Non è stato possibile impedire il salvaschermo ({why}). Lo disattivi insieme alla sospensione nelle impostazioni del sistema.</translation>
    </message>
    <message>
        <source>chose a machine partner</source>
        <comment>in the record</comment>
        <translation>ha scelto un interlocutore macchina</translation>
    </message>
    <message>
        <source>chose people only as partners</source>
        <comment>in the record</comment>
        <translation>ha scelto come interlocutori solo persone</translation>
    </message>
    <message>
        <source>created a study</source>
        <comment>in the record</comment>
        <translation>ha creato uno studio</translation>
    </message>
    <message>
        <source>created participant codes</source>
        <comment>in the record</comment>
        <translation>ha creato codici partecipante</translation>
    </message>
    <message>
        <source>detected a change to the list of people</source>
        <comment>in the record</comment>
        <translation>ha trovato modificato l&apos;elenco delle persone</translation>
    </message>
    <message>
        <source>entered a wrong PIN</source>
        <comment>in the record</comment>
        <translation>ha digitato un PIN errato</translation>
    </message>
    <message>
        <source>entered a wrong passphrase</source>
        <comment>in the record</comment>
        <translation>ha digitato una passphrase errata</translation>
    </message>
    <message>
        <source>explained changes since preregistration</source>
        <comment>in the record</comment>
        <translation>ha motivato le modifiche dopo la preregistrazione</translation>
    </message>
    <message>
        <source>exported transcripts of games</source>
        <comment>in the record</comment>
        <translation>ha esportato trascrizioni di partite</translation>
    </message>
    <message>
        <source>preregistered a study</source>
        <comment>in the record</comment>
        <translation>ha preregistrato uno studio</translation>
    </message>
    <message>
        <source>ran a machine judge</source>
        <comment>in the record</comment>
        <translation>ha avviato un giudice macchina</translation>
    </message>
    <message>
        <source>resolved a coding</source>
        <comment>in the record</comment>
        <translation>ha risolto una codifica</translation>
    </message>
    <message>
        <source>restricted the data folder to this user</source>
        <comment>in the record</comment>
        <translation>ha chiuso la cartella dei dati agli altri utenti</translation>
    </message>
    <message>
        <source>set aside a conflicting journal</source>
        <comment>in the record</comment>
        <translation>ha messo da parte un registro in conflitto</translation>
    </message>
    <message>
        <source>switched to another data folder</source>
        <comment>in the record</comment>
        <translation>è passato a un&apos;altra cartella dei dati</translation>
    </message>
    <message>
        <source>viewed analyses</source>
        <comment>in the record</comment>
        <translation>ha guardato analisi</translation>
    </message>
    <message>
        <source>viewed exclusions and results</source>
        <comment>in the record</comment>
        <translation>ha guardato esclusioni e risultati</translation>
    </message>
    <message>
        <source>viewed live results</source>
        <comment>in the record</comment>
        <translation>ha guardato i risultati in diretta</translation>
    </message>
    <message>
        <source>viewed machine judges</source>
        <comment>in the record</comment>
        <translation>ha guardato i giudici macchina</translation>
    </message>
    <message>
        <source>viewed stimuli and who made them</source>
        <comment>in the record</comment>
        <translation>ha guardato gli stimoli e chi li ha prodotti</translation>
    </message>
    <message>
        <source>percent</source>
        <comment>in the record</comment>
        <translation>percentuale</translation>
    </message>
    <message>
        <source>no one was here</source>
        <comment>in the record</comment>
        <translation>nessuno era presente</translation>
    </message>
    <message>
        <source>Restore the file from a backup or a copy. The missing part was on disk before.</source>
        <translation>Ripristini il file da una copia di riserva o da un&apos;altra copia; ciò che manca un tempo era sul disco.</translation>
    </message>
    <message>
        <source>{title} has only games: there is nothing to judge until they are played.</source>
        <translation>{title} contiene solo giochi: non c&apos;è nulla da giudicare finché non si giocano.</translation>
    </message>
    <message>
        <source>{title} is a game: there is nothing to judge until it is played.</source>
        <translation>{title} è un gioco: non c&apos;è nulla da giudicare finché non lo si gioca.</translation>
    </message>
    <message>
        <source>The study has no machine called {name}.</source>
        <translation>Nello studio nessuna macchina si chiama {name}.</translation>
    </message>
    <message>
        <source>What those who play are asked to talk about; each game draws one of these. Empty: whatever they like</source>
        <translation>Di che cosa si chiede di parlare a chi gioca; ogni partita ne estrae uno. Vuoto: ciò che si vuole</translation>
    </message>
    <message>
        <source>Where everyone can write at any time and the number of questions is limited: after how many seconds without a message the last answer is complete</source>
        <translation>Dove tutti possono scrivere in qualsiasi momento e il numero di domande è limitato: dopo quanti secondi senza messaggi l&apos;ultima risposta è completa</translation>
    </message>
    <message>
        <source>Where everyone can write at any time: for how many seconds a machine collects messages before it answers them all with one or more messages. 0: it decides after each message whether to answer</source>
        <translation>Dove tutti possono scrivere in qualsiasi momento: per quanti secondi una macchina raccoglie i messaggi prima di rispondere a tutti con uno o più messaggi. 0: decide dopo ogni messaggio se rispondere</translation>
    </message>
    <message>
        <source>Whether those who decide are asked if they know a witness, which a rule can use</source>
        <translation>Se a chi decide si chiede se conosce un testimone; una regola può tenerne conto</translation>
    </message>
    <message>
        <source>Words and phrases that the abuse filter also looks for. A word that ends with * stands for all words that begin like it</source>
        <translation>Parole ed espressioni che il filtro per parole offensive cerca in aggiunta. Una parola che termina con * sta per tutte le parole che iniziano così</translation>
    </message>
    <message>
        <source>Words and phrases in the list of abusive words that can still be sent</source>
        <translation>Parole ed espressioni dell&apos;elenco di parole offensive che si possono comunque inviare</translation>
    </message>
    <message>
        <source>A rule of your own for this delay, in seconds for a message of n characters after one of n_prev characters. Example: U(0.5, 2) + N(0.1, 0.02) n + 0.01 n_prev, at most 30</source>
        <translation>Una regola propria per questo ritardo, in secondi per un messaggio di n caratteri dopo uno di n_prev caratteri. Esempio: U(0.5, 2) + N(0.1, 0.02) n + 0.01 n_prev, at most 30</translation>
    </message>
    <message>
        <source>A file of the package with the names, cities, and languages that machines claim to have, where they differ from those that come with TuringDesk</source>
        <translation>Un file del pacchetto con i nomi, le città e le lingue che le macchine dicono di avere, dove differiscono da quelli forniti con TuringDesk</translation>
    </message>
    <message>
        <source>A file of the package with what machines are told, where it differs from what comes with TuringDesk</source>
        <translation>Un file del pacchetto con ciò che viene detto alle macchine, dove differisce da quanto fornito con TuringDesk</translation>
    </message>
    <message>
        <source>Whether the model of a machine is asked if its message repeats an earlier one of its own in other words. It then writes another one</source>
        <translation>Se al modello di una macchina si chiede se il suo messaggio ne ripete in altre parole uno suo precedente; in tal caso ne scrive un altro</translation>
    </message>
    <message>
        <source>How many seconds a message can be late at most because of this question</source>
        <translation>Di quanti secondi al massimo un messaggio può tardare per questa domanda</translation>
    </message>
    <message>
        <source>Silence after the last answer</source>
        <translation>Silenzio dopo l&apos;ultima risposta</translation>
    </message>
    <message>
        <source>Machines collect messages for</source>
        <translation>Le macchine raccolgono messaggi per</translation>
    </message>
    <message>
        <source>Ask about acquaintance</source>
        <translation>Chiedere se si conoscono</translation>
    </message>
    <message>
        <source>More abusive words</source>
        <translation>Altre parole offensive</translation>
    </message>
    <message>
        <source>Allowed words</source>
        <translation>Parole consentite</translation>
    </message>
    <message>
        <source>Own delay</source>
        <translation>Ritardo proprio</translation>
    </message>
    <message>
        <source>People that machines claim to be</source>
        <translation>Identità delle macchine</translation>
    </message>
    <message>
        <source>Prompts of machines</source>
        <translation>Prompt delle macchine</translation>
    </message>
    <message>
        <source>Ask about repetition</source>
        <translation>Chiedi delle ripetizioni</translation>
    </message>
    <message>
        <source>Repetition, at most later by</source>
        <translation>Ripetizioni, al massimo più tardi di</translation>
    </message>
    <message>
        <source>There are more than {most} words, or one has more than {longest} characters.</source>
        <translation>Ci sono più di {most} parole, o una ha più di {longest} caratteri.</translation>
    </message>
    <message>
        <source>Write a sum such as 1 + 0.1 n + Γ(2.5, 0.25), or remove it.</source>
        <translation>Scriva una somma come 1 + 0.1 n + Γ(2.5, 0.25), o la tolga.</translation>
    </message>
    <message>
        <source>Remove some words.</source>
        <translation>Tolga alcune parole.</translation>
    </message>
    <message>
        <source>An interrogator and one witness chat, with as many messages in a row as they like.</source>
        <translation>Un interrogatore e un testimone chattano, con quanti messaggi di seguito vogliono.</translation>
    </message>
    <message>
        <source>Two people and a machine write to each other; both people have to find the machine.</source>
        <translation>Due persone e una macchina si scrivono; entrambe le persone devono trovare la macchina.</translation>
    </message>
    <message>
        <source>How unlike two people can be that play together: the threshold of the matching distance, which grows with the difference of their strengths, with that of the minutes in which they decide, and with the games that they had together</source>
        <translation>Quanto possono essere diverse due persone che giocano insieme: la soglia della distanza di abbinamento, che cresce con la differenza tra le loro forze, con quella tra i minuti in cui decidono e con le partite già giocate insieme</translation>
    </message>
    <message>
        <source>Whether people can comment on the game when it is over</source>
        <translation>Se si può commentare la partita quando è finita</translation>
    </message>
    <message>
        <source>Matching threshold</source>
        <translation>Soglia di abbinamento</translation>
    </message>
    <message>
        <source>Ask for a comment</source>
        <translation>Chiedi un commento</translation>
    </message>
    <message>
        <source>Use, for example, languages = {{ English = 90 }}.</source>
        <translation>Scriva ad es. languages = {{ English = 90 }}.</translation>
    </message>
    <message>
        <source>There must be 24 numbers, none below 0 and one above it.</source>
        <translation>Servono 24 numeri, nessuno inferiore a 0 e almeno uno superiore.</translation>
    </message>
    <message>
        <source>{code} has no name in [languages].</source>
        <translation>{code} non ha un nome in [languages].</translation>
    </message>
    <message>
        <source>Add names, each with a number above 0.</source>
        <translation>Scriva nomi, ciascuno con un numero superiore a 0.</translation>
    </message>
    <message>
        <source>No one speaks a language there.</source>
        <translation>Lì nessuno parla una lingua.</translation>
    </message>
    <message>
        <source>There is no time zone {zone}.</source>
        <translation>Non esiste un fuso orario {zone}.</translation>
    </message>
    <message>
        <source>Use a name such as Europe/Berlin.</source>
        <translation>Usi un nome come Europe/Berlin.</translation>
    </message>
    <message>
        <source>Write one number for each hour, from 0 o&apos;clock on.</source>
        <translation>Scriva un numero per ogni ora, a partire dalle ore 0.</translation>
    </message>
    <message>
        <source>No prompt is called {name}.</source>
        <translation>Nessun prompt si chiama {name}.</translation>
    </message>
    <message>
        <source>Add it there.</source>
        <translation>Lo aggiunga lì.</translation>
    </message>
    <message>
        <source>There are no names for {code}.</source>
        <translation>Non ci sono nomi per {code}.</translation>
    </message>
    <message>
        <source>{place} isn&apos;t filled in here.</source>
        <translation>{place} qui non viene sostituito.</translation>
    </message>
    <message>
        <source>What is filled in: {names}.</source>
        <translation>Vengono sostituiti: {names}.</translation>
    </message>
    <message>
        <source>The study&apos;s own rule</source>
        <translation>Regola propria dello studio</translation>
    </message>
    <message>
        <source>The rule has more than {most} characters.</source>
        <translation>La regola ha più di {most} caratteri.</translation>
    </message>
    <message>
        <source>{text} is not a term of such a rule.</source>
        <translation>{text} non è un termine di una regola di questo tipo.</translation>
    </message>
    <message>
        <source>The shape and the scale in {text} can&apos;t be 0.</source>
        <translation>In {text} la forma e la scala non possono essere 0.</translation>
    </message>
    <message>
        <source>{number} is more than {most}.</source>
        <translation>{number} è più di {most}.</translation>
    </message>
    <message>
        <source>The machine said this before in other words.</source>
        <translation>La macchina l&apos;ha già detto con altre parole.</translation>
    </message>
    <message>
        <source>The message shows the machine&apos;s instructions.</source>
        <translation>Il messaggio rivela le istruzioni della macchina.</translation>
    </message>
    <message>
        <source>The machine said this before.</source>
        <translation>La macchina l&apos;ha già detto.</translation>
    </message>
    <message>
        <source>No one can give up here.</source>
        <translation>Qui nessuno può arrendersi.</translation>
    </message>
    <message>
        <source>The message isn&apos;t one that bots send: {problem}</source>
        <translation>Il messaggio non è di quelli che i bot inviano: {problem}</translation>
    </message>
    <message>
        <source>The bot {name} has left a game.</source>
        <translation>Il bot {name} ha lasciato una partita.</translation>
    </message>
    <message>
        <source>No bot takes part in a game in the language {code}.</source>
        <translation>Nessun bot partecipa a una partita nella lingua {code}.</translation>
    </message>
    <message>
        <source>A bot was turned away: {reason}.</source>
        <translation>Un bot è stato respinto: {reason}.</translation>
    </message>
    <message>
        <source>What responds at this address isn&apos;t a desk of this version.</source>
        <translation>Ciò che risponde a questo indirizzo non è una console di questa versione.</translation>
    </message>
    <message>
        <source>A machine said nothing for {seconds} s, and left.</source>
        <translation>Una macchina non ha detto nulla per {seconds} s ed è uscita.</translation>
    </message>
    <message>
        <source>a key&apos;s hash is too short</source>
        <translation>l&apos;hash di una chiave è troppo corto</translation>
    </message>
    <message>
        <source>The name of a bot has 1 to {longest} characters.</source>
        <translation>Il nome di un bot ha da 1 a {longest} caratteri.</translation>
    </message>
    <message>
        <source>Name each language with two letters, such as en or de.</source>
        <translation>Indichi ogni lingua con due lettere, ad es. en o de.</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written. {why}</source>
        <translation>{file} non può essere scritto. {why}</translation>
    </message>
    <message>
        <source>A bot is already called {name}.</source>
        <translation>Un bot si chiama già {name}.</translation>
    </message>
    <message>
        <source>The list of bots {file} can&apos;t be read. {why} Restore it from a backup, or delete it and add every bot again.</source>
        <translation>L&apos;elenco dei bot {file} non può essere letto. {why} Lo ripristini da una copia di riserva, oppure lo elimini e aggiunga di nuovo ogni bot.</translation>
    </message>
    <message>
        <source>A participant in {booth} reported a partner.</source>
        <translation>Un partecipante in {booth} ha segnalato un interlocutore.</translation>
    </message>
    <message>
        <source>No valid request. Kiosks of earlier versions send such ones.</source>
        <translation>Richiesta non valida. Le postazioni di versioni precedenti ne inviano di simili.</translation>
    </message>
    <message>
        <source>The message is text, not bytes.</source>
        <translation>Il messaggio è testo, non byte.</translation>
    </message>
    <message>
        <source>Create 1 to {most} links at a time.</source>
        <translation>Crei da 1 a {most} link per volta.</translation>
    </message>
    <message>
        <source>A study with games can&apos;t be sealed. Who is a machine is decided when a game begins, and the desk has to know it.</source>
        <translation>Uno studio con giochi non può essere sigillato. Chi è una macchina si decide all&apos;inizio di una partita, e la console deve saperlo.</translation>
    </message>
    <message>
        <source>The file is not a seal.</source>
        <translation>Il file non è un sigillo.</translation>
    </message>
    <message>
        <source>The seal was made by a later version of TuringDesk.</source>
        <translation>Il sigillo è stato creato da una versione più recente di TuringDesk.</translation>
    </message>
    <message>
        <source>Install that version.</source>
        <translation>Installi quella versione.</translation>
    </message>
    <message>
        <source>The seal was changed after it was made.</source>
        <translation>Il sigillo è stato modificato dopo la creazione.</translation>
    </message>
    <message>
        <source>The seal is damaged: it is not valid JSON.</source>
        <translation>Il sigillo è danneggiato: non è JSON valido.</translation>
    </message>
    <message>
        <source>The seal&apos;s content is not valid.</source>
        <translation>Il contenuto del sigillo non è valido.</translation>
    </message>
    <message>
        <source>Use a single length.</source>
        <translation>Indichi una sola lunghezza.</translation>
    </message>
    <message>
        <source>Add each translation to study.toml, below [words.{code}], for example {text} = &quot;...&quot;.</source>
        <translation>Aggiunga ogni traduzione a study.toml, sotto [words.{code}], ad es. {text} = &quot;...&quot;.</translation>
    </message>
    <message>
        <source>Add the translation to study.toml, below [words.{code}]: {text} = &quot;...&quot;.</source>
        <translation>Aggiunga la traduzione a study.toml, sotto [words.{code}]: {text} = &quot;...&quot;.</translation>
    </message>
    <message>
        <source>The completion code isn&apos;t one short line.</source>
        <translation>Il codice di completamento non è una sola riga breve.</translation>
    </message>
    <message>
        <source>{name} is listed twice.</source>
        <translation>{name} è indicato due volte.</translation>
    </message>
    <message>
        <source>{address} isn&apos;t an https address.</source>
        <translation>{address} non è un indirizzo https.</translation>
    </message>
    <message>
        <source>Use an address that begins with https:// and has no spaces.</source>
        <translation>Usi un indirizzo che inizia con https:// e non contiene spazi.</translation>
    </message>
    <message>
        <source>Copy it from the service again.</source>
        <translation>Lo copi di nuovo dal servizio.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be a parameter of a link.</source>
        <translation>{name} non può essere un parametro di un link.</translation>
    </message>
    <message>
        <source>Use letters, digits, and underscores, such as PROLIFIC_PID.</source>
        <translation>Usi lettere, cifre e trattini bassi, ad es. PROLIFIC_PID.</translation>
    </message>
    <message>
        <source>{name} in braces isn&apos;t a parameter of the link.</source>
        <translation>{name} tra parentesi graffe non è un parametro del link.</translation>
    </message>
    <message>
        <source>Add it to the parameters.</source>
        <translation>Lo aggiunga ai parametri.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Scelga un altro nome.</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>Scelga un nome più corto.</translation>
    </message>
    <message>
        <source>TuringDesk ran into something unexpected: {why}</source>
        <translation>TuringDesk ha incontrato qualcosa di inatteso: {why}</translation>
    </message>
    <message>
        <source>Details are in {file}</source>
        <translation>I dettagli sono in {file}</translation>
    </message>
    <message>
        <source>Explaining</source>
        <comment>what a machine judge does now</comment>
        <translation>Spiegazione</translation>
    </message>
    <message>
        <source>Comparing folds</source>
        <comment>what a machine judge does now</comment>
        <translation>Confronto delle parti</translation>
    </message>
    <message>
        <source>Extrapolating</source>
        <comment>what a machine judge does now</comment>
        <translation>Estrapolazione</translation>
    </message>
    <message>
        <source>Values from fewer than {least} verdicts are not shown.</source>
        <translation>I valori basati su meno di {least} giudizi non vengono mostrati.</translation>
    </message>
    <message>
        <source>Detectability of each machine&apos;s answers (n = {n} verdicts) against all human answers to the same task (n = {n_human}).</source>
        <translation>Riconoscibilità delle risposte di ogni macchina (n = {n} giudizi) rispetto a tutte le risposte umane allo stesso compito (n = {n_human}).</translation>
    </message>
    <message>
        <source>Detectability by task and machine</source>
        <translation>Riconoscibilità per compito e macchina</translation>
    </message>
    <message>
        <source>stimulus</source>
        <translation>stimolo</translation>
    </message>
    <message>
        <source>Judging</source>
        <comment>what a machine judge does now</comment>
        <translation>Giudizio</translation>
    </message>
    <message>
        <source>Features</source>
        <comment>what a machine judge does now</comment>
        <translation>Caratteristiche</translation>
    </message>
    <message>
        <source>Training</source>
        <comment>what a machine judge does now</comment>
        <translation>Addestramento</translation>
    </message>
    <message>
        <source>{features} takes a file: --set {name}=PATH.</source>
        <translation>{features} richiede un file: --set {name}=PATH.</translation>
    </message>
    <message>
        <source>package</source>
        <translation>pacchetto</translation>
    </message>
    <message>
        <source>another machine</source>
        <translation>un altro computer</translation>
    </message>
    <message>
        <source>Did you mean {code}?</source>
        <translation>Intendeva {code}?</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessioni</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Giudizi</translation>
    </message>
    <message>
        <source>… on humans</source>
        <translation>… su umani</translation>
    </message>
    <message>
        <source>… on machines</source>
        <translation>… su macchine</translation>
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
            <numerusform>%n prova</numerusform>
            <numerusform>%n prove</numerusform>
        </translation>
    </message>
    <message>
        <source>{trials} + {number} practice</source>
        <translation>{trials} + {number} di esercizio</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(senza nome)</translation>
    </message>
    <message>
        <source>{number} human</source>
        <translation>{number} umane</translation>
    </message>
    <message numerus="yes">
        <source>%n stimuli</source>
        <translation>
            <numerusform>%n stimolo</numerusform>
            <numerusform>%n stimoli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prompts</source>
        <translation>
            <numerusform>%n spunto</numerusform>
            <numerusform>%n spunti</numerusform>
        </translation>
    </message>
    <message>
        <source>Control question in every trial</source>
        <translation>Domanda di controllo in ogni prova</translation>
    </message>
    <message>
        <source>Trial {number} is always {stimulus}</source>
        <translation>La prova {number} è sempre {stimulus}</translation>
    </message>
    <message>
        <source>{number} machine ({agents})</source>
        <translation>{number} di macchine ({agents})</translation>
    </message>
    <message>
        <source>{number} machine</source>
        <translation>{number} di macchina</translation>
    </message>
    <message>
        <source>Control question in trials {trials}</source>
        <translation>Domanda di controllo nelle prove {trials}</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Schermo</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>Sospensione</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Orologio</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Via d&apos;uscita</translation>
    </message>
    <message>
        <source>Choose a larger screen or resolution.</source>
        <translation>Scelga uno schermo più grande o una risoluzione maggiore.</translation>
    </message>
    <message>
        <source>{size} of free space for {folder}.</source>
        <translation>{size} di spazio libero per {folder}.</translation>
    </message>
    <message>
        <source>{screen}: {pixels} at {percent}, {rate}, {size}.</source>
        <translation>{screen}: {pixels} al {percent}, {rate}, {size}.</translation>
    </message>
    <message>
        <source>Set the scaling to {percent} in the system&apos;s settings.</source>
        <translation>Imposti il ridimensionamento a {percent} nelle impostazioni del sistema.</translation>
    </message>
    <message>
        <source>Keyboard layout changed from {before} to {layout}.</source>
        <translation>Disposizione della tastiera cambiata da {before} a {layout}.</translation>
    </message>
    <message>
        <source>Keyboard layout: {layout}</source>
        <translation>Disposizione della tastiera: {layout}</translation>
    </message>
    <message>
        <source>{hz}&#xa0;Hz</source>
        <translation>{hz} Hz</translation>
    </message>
    <message>
        <source>{screen}: {pixels} at {percent}, {rate}.</source>
        <translation>{screen}: {pixels} al {percent}, {rate}.</translation>
    </message>
    <message>
        <source>Reconnect the disk or share, or choose another data folder.</source>
        <translation>Ricolleghi il disco o la cartella condivisa, o scelga un&apos;altra cartella dei dati.</translation>
    </message>
    <message>
        <source>running</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rifiutata</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminata</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>continuata</translation>
    </message>
    <message>
        <source>restarted</source>
        <translation>ricominciata</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>ritirato</translation>
    </message>
    <message>
        <source>no kiosk</source>
        <translation>nessuna postazione</translation>
    </message>
    <message>
        <source>Session {number}, note, {when}, {who}: {text}</source>
        <translation>Sessione {number}, nota, {when}, {who}: {text}</translation>
    </message>
    <message>
        <source>Withdrawn {when} by {who}: {why}</source>
        <translation>Ritirato il {when} da {who}: {why}</translation>
    </message>
    <message>
        <source>Not everything is deleted yet.</source>
        <translation>Non è ancora stato eliminato tutto.</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>ripresa</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importata</translation>
    </message>
    <message>
        <source>pilot (marked)</source>
        <translation>pilota (segnata)</translation>
    </message>
    <message>
        <source>{places} and more</source>
        <translation>{places} e altri</translation>
    </message>
    <message numerus="yes">
        <source>%n formulas without a value ({cells}) are left as they are.</source>
        <translation>
            <numerusform>%n formula senza valore ({cells}) lasciata com&apos;è.</numerusform>
            <numerusform>%n formule senza valore ({cells}) lasciate come sono.</numerusform>
        </translation>
    </message>
    <message>
        <source>{table} has no column {unknown}.</source>
        <translation>{table} non ha una colonna {unknown}.</translation>
    </message>
    <message>
        <source>Line {line} is not UTF-8. Save the table as {kind}, then open it again.</source>
        <translation>La riga {line} non è UTF-8. Salvi la tabella come {kind}, poi la apra di nuovo.</translation>
    </message>
    <message>
        <source>Note {number}: {text}</source>
        <translation>Nota {number}: {text}</translation>
    </message>
    <message>
        <source>the desktop&apos;s screen saver</source>
        <translation>il salvaschermo del desktop</translation>
    </message>
    <message>
        <source>the X server&apos;s screen saver</source>
        <translation>il salvaschermo del server X</translation>
    </message>
    <message>
        <source>no Windows</source>
        <translation>non è Windows</translation>
    </message>
    <message>
        <source>no session bus</source>
        <translation>nessun bus di sessione</translation>
    </message>
    <message>
        <source>no X server</source>
        <translation>nessun server X</translation>
    </message>
    <message>
        <source>The X server</source>
        <translation>Il server X</translation>
    </message>
    <message>
        <source>no macOS</source>
        <translation>non è macOS</translation>
    </message>
    <message>
        <source>another program has the keyboard</source>
        <translation>un altro programma occupa la tastiera</translation>
    </message>
    <message>
        <source>No answer has these features.</source>
        <translation>Nessuna risposta ha queste caratteristiche.</translation>
    </message>
    <message>
        <source>{file} of {booth}, {problem}</source>
        <translation>{file} di {booth}, {problem}</translation>
    </message>
    <message>
        <source>{what} (the first is {cell} in row {row}, column {column}).</source>
        <translation>{what} (la prima è {cell} nella riga {row}, colonna {column}).</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Panoramica</translation>
    </message>
    <message>
        <source>By task and machine</source>
        <translation>Per compito e macchina</translation>
    </message>
    <message>
        <source>Planned tests</source>
        <translation>Test pianificati</translation>
    </message>
    <message>
        <source>Time and order</source>
        <translation>Tempo e ordine</translation>
    </message>
    <message>
        <source>Machine judges</source>
        <translation>Giudici macchina</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>Robustezza</translation>
    </message>
    <message>
        <source>{percent}% CI [{low}, {high}]</source>
        <translation>IC al {percent} % [{low}, {high}]</translation>
    </message>
    <message>
        <source>Allow repeats</source>
        <translation>Consenti ripetizioni</translation>
    </message>
    <message>
        <source>95% CI</source>
        <translation>IC al 95 %</translation>
    </message>
    <message>
        <source>By {column}</source>
        <translation>Per {column}</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Riepilogo</translation>
    </message>
    <message>
        <source>Text for a paper</source>
        <translation>Testo per un articolo</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Disegno</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t use {place}. {why}</source>
        <translation>TuringDesk non può usare {place}. {why}</translation>
    </message>
    <message>
        <source>The coding scheme {name} can&apos;t be read. {why}</source>
        <translation>Lo schema di codifica {name} non può essere letto. {why}</translation>
    </message>
    <message>
        <source>{folder} is not available. {why}</source>
        <translation>{folder} non è disponibile. {why}</translation>
    </message>
    <message>
        <source>{name} can&apos;t be read. {why}</source>
        <translation>{name} non può essere letto. {why}</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written. {why}</source>
        <translation>{path} non può essere scritto. {why}</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written. If it is open in Excel, close it there. If not, choose a folder that you have permission to write to.</source>
        <translation>{path} non può essere scritto. Se è aperto in Excel, lo chiuda lì; altrimenti scelga una cartella in cui può scrivere.</translation>
    </message>
    <message>
        <source>Figures can&apos;t be written to {folder}. {why}</source>
        <translation>Le figure non possono essere scritte in {folder}. {why}</translation>
    </message>
    <message>
        <source>Participants and exclusions</source>
        <translation>Partecipanti ed esclusioni</translation>
    </message>
    <message>
        <source>Planned and exploratory results</source>
        <translation>Risultati pianificati ed esplorativi</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Bibliografia</translation>
    </message>
    <message>
        <source>Not computed</source>
        <translation>Non calcolati</translation>
    </message>
    <message>
        <source>Detectability, the mean of the two proportions of correct verdicts (0.5 is chance), was {statistics}{verdict}.</source>
        <translation>La riconoscibilità, cioè la media delle due proporzioni di giudizi corretti (0,5 è il caso), era {statistics}{verdict}.</translation>
    </message>
    <message>
        <source>; the difference from chance was not significant</source>
        <translation>; la differenza dal caso non era significativa</translation>
    </message>
    <message>
        <source>; above chance</source>
        <translation>; superiore al caso</translation>
    </message>
    <message>
        <source>; below chance</source>
        <translation>; inferiore al caso</translation>
    </message>
    <message>
        <source>Results were computed with TuringDesk {version}.</source>
        <translation>I risultati sono stati calcolati con TuringDesk {version}.</translation>
    </message>
    <message>
        <source>Verdicts were correct for {p} of the stimuli by humans{interval}.</source>
        <translation>I giudizi erano corretti per {p} degli stimoli di umani{interval}.</translation>
    </message>
    <message>
        <source>They were correct for {p} of the stimuli by machines{interval}.</source>
        <translation>Erano corretti per {p} degli stimoli di macchine{interval}.</translation>
    </message>
    <message>
        <source>Interval and test: {method}.</source>
        <translation>Intervallo e test: {method}.</translation>
    </message>
    <message>
        <source>The estimate generalizes to: {to}.</source>
        <translation>La stima si generalizza a: {to}.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Assumptions: {text}</source>
        <translation>Assunzioni: {text}</translation>
    </message>
    <message>
        <source>Generalizes to: {text}.</source>
        <translation>Si generalizza a: {text}.</translation>
    </message>
    <message>
        <source>Not computed ({number}).</source>
        <translation>Non calcolati ({number}).</translation>
    </message>
    <message>
        <source>{title}, up to {most} rows.</source>
        <translation>{title}, fino a {most} righe.</translation>
    </message>
    <message>
        <source>{title}. Tests as in published studies.</source>
        <translation>{title}. Test come in studi pubblicati.</translation>
    </message>
    <message>
        <source>results</source>
        <translation>risultati</translation>
    </message>
    <message>
        <source>method, assumptions, and generalization</source>
        <translation>metodo, assunzioni e generalizzazione</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>How results are computed.</source>
        <translation>Come si calcolano i risultati.</translation>
    </message>
    <message>
        <source>Appendix</source>
        <translation>Appendice</translation>
    </message>
    <message>
        <source>How results are computed</source>
        <translation>Come si calcolano i risultati</translation>
    </message>
    <message>
        <source>Usual standard errors: {usual}.</source>
        <translation>Errori standard abituali: {usual}.</translation>
    </message>
    <message>
        <source>usual standard errors</source>
        <translation>errori standard abituali</translation>
    </message>
    <message>
        <source>In this workbook</source>
        <translation>In questa cartella di lavoro</translation>
    </message>
    <message>
        <source>Summary, text for a paper, design, participants, and sources</source>
        <translation>Riepilogo, testo per un articolo, disegno, partecipanti e fonti</translation>
    </message>
    <message>
        <source>No significant difference from 0.5: {p}</source>
        <translation>Nessuna differenza significativa da 0,5: {p}</translation>
    </message>
    <message>
        <source>Differs from 0.5: {p}</source>
        <translation>Differisce da 0,5: {p}</translation>
    </message>
    <message>
        <source>Generalizes to: {whom}.</source>
        <translation>Si generalizza a: {whom}.</translation>
    </message>
    <message>
        <source>added a person</source>
        <comment>in the record</comment>
        <translation>ha aggiunto una persona</translation>
    </message>
    <message>
        <source>added participant codes</source>
        <comment>in the record</comment>
        <translation>ha aggiunto codici partecipante</translation>
    </message>
    <message>
        <source>booth: end</source>
        <comment>in the record</comment>
        <translation>cabina: fine</translation>
    </message>
    <message>
        <source>booth: message</source>
        <comment>in the record</comment>
        <translation>cabina: messaggio</translation>
    </message>
    <message>
        <source>booth: pause</source>
        <comment>in the record</comment>
        <translation>cabina: pausa</translation>
    </message>
    <message>
        <source>booth: resume</source>
        <comment>in the record</comment>
        <translation>cabina: ripresa</translation>
    </message>
    <message>
        <source>changed a person</source>
        <comment>in the record</comment>
        <translation>ha modificato una persona</translation>
    </message>
    <message>
        <source>changed a study</source>
        <comment>in the record</comment>
        <translation>ha modificato uno studio</translation>
    </message>
    <message>
        <source>changed settings</source>
        <comment>in the record</comment>
        <translation>ha modificato le impostazioni</translation>
    </message>
    <message>
        <source>checked the journals</source>
        <comment>in the record</comment>
        <translation>ha controllato i registri</translation>
    </message>
    <message>
        <source>closed the desk</source>
        <comment>in the record</comment>
        <translation>ha chiuso la console</translation>
    </message>
    <message>
        <source>coded texts</source>
        <comment>in the record</comment>
        <translation>ha codificato testi</translation>
    </message>
    <message>
        <source>copied the list of codes</source>
        <comment>in the record</comment>
        <translation>ha copiato l&apos;elenco dei codici</translation>
    </message>
    <message>
        <source>ended a session</source>
        <comment>in the record</comment>
        <translation>ha terminato una sessione</translation>
    </message>
    <message>
        <source>exported</source>
        <comment>in the record</comment>
        <translation>ha esportato</translation>
    </message>
    <message>
        <source>finished a withdrawal</source>
        <comment>in the record</comment>
        <translation>ha completato un ritiro</translation>
    </message>
    <message>
        <source>joined folders</source>
        <comment>in the record</comment>
        <translation>ha unito cartelle</translation>
    </message>
    <message>
        <source>locked the desk</source>
        <comment>in the record</comment>
        <translation>ha bloccato la console</translation>
    </message>
    <message>
        <source>marked a session as pilot</source>
        <comment>in the record</comment>
        <translation>ha segnato una sessione come pilota</translation>
    </message>
    <message>
        <source>opened a seal</source>
        <comment>in the record</comment>
        <translation>ha aperto un sigillo</translation>
    </message>
    <message>
        <source>opened a study</source>
        <comment>in the record</comment>
        <translation>ha aperto uno studio</translation>
    </message>
    <message>
        <source>opened a study in the editor</source>
        <comment>in the record</comment>
        <translation>ha aperto uno studio nell&apos;editor</translation>
    </message>
    <message>
        <source>opened the data folder</source>
        <comment>in the record</comment>
        <translation>ha aperto la cartella dei dati</translation>
    </message>
    <message>
        <source>opened the data folder in the file manager</source>
        <comment>in the record</comment>
        <translation>ha aperto la cartella dei dati nel gestore di file</translation>
    </message>
    <message>
        <source>opened the desk</source>
        <comment>in the record</comment>
        <translation>ha aperto la console</translation>
    </message>
    <message>
        <source>opened wall mode</source>
        <comment>in the record</comment>
        <translation>ha aperto la modalità parete</translation>
    </message>
    <message>
        <source>paused a session</source>
        <comment>in the record</comment>
        <translation>ha messo in pausa una sessione</translation>
    </message>
    <message>
        <source>previewed a study</source>
        <comment>in the record</comment>
        <translation>ha visto l&apos;anteprima di uno studio</translation>
    </message>
    <message>
        <source>removed a person</source>
        <comment>in the record</comment>
        <translation>ha rimosso una persona</translation>
    </message>
    <message>
        <source>saved a figure</source>
        <comment>in the record</comment>
        <translation>ha salvato una figura</translation>
    </message>
    <message>
        <source>saved the list of codes</source>
        <comment>in the record</comment>
        <translation>ha salvato l&apos;elenco dei codici</translation>
    </message>
    <message>
        <source>sealed a study</source>
        <comment>in the record</comment>
        <translation>ha sigillato uno studio</translation>
    </message>
    <message>
        <source>started a session</source>
        <comment>in the record</comment>
        <translation>ha avviato una sessione</translation>
    </message>
    <message>
        <source>stopped a machine judge</source>
        <comment>in the record</comment>
        <translation>ha fermato un giudice macchina</translation>
    </message>
    <message>
        <source>unlocked the desk</source>
        <comment>in the record</comment>
        <translation>ha sbloccato la console</translation>
    </message>
    <message>
        <source>withdrew a participant</source>
        <comment>in the record</comment>
        <translation>ha ritirato un partecipante</translation>
    </message>
    <message>
        <source>wrote a note</source>
        <comment>in the record</comment>
        <translation>ha scritto una nota</translation>
    </message>
    <message>
        <source>wrote a report</source>
        <comment>in the record</comment>
        <translation>ha scritto un rapporto</translation>
    </message>
    <message>
        <source>answers</source>
        <comment>in the record</comment>
        <translation>risposte</translation>
    </message>
    <message>
        <source>block</source>
        <comment>in the record</comment>
        <translation>blocco</translation>
    </message>
    <message>
        <source>booth</source>
        <comment>in the record</comment>
        <translation>cabina</translation>
    </message>
    <message>
        <source>code</source>
        <comment>in the record</comment>
        <translation>codice</translation>
    </message>
    <message>
        <source>codes</source>
        <comment>in the record</comment>
        <translation>codici</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>in the record</comment>
        <translation>danneggiato</translation>
    </message>
    <message>
        <source>file</source>
        <comment>in the record</comment>
        <translation>file</translation>
    </message>
    <message>
        <source>folder</source>
        <comment>in the record</comment>
        <translation>cartella</translation>
    </message>
    <message>
        <source>for person</source>
        <comment>in the record</comment>
        <translation>per la persona</translation>
    </message>
    <message>
        <source>from</source>
        <comment>in the record</comment>
        <translation>da</translation>
    </message>
    <message>
        <source>locked</source>
        <comment>in the record</comment>
        <translation>bloccato</translation>
    </message>
    <message>
        <source>new pin</source>
        <comment>in the record</comment>
        <translation>nuovo pin</translation>
    </message>
    <message>
        <source>path</source>
        <comment>in the record</comment>
        <translation>percorso</translation>
    </message>
    <message>
        <source>people</source>
        <comment>in the record</comment>
        <translation>persone</translation>
    </message>
    <message>
        <source>person</source>
        <comment>in the record</comment>
        <translation>persona</translation>
    </message>
    <message>
        <source>personal</source>
        <comment>in the record</comment>
        <translation>personale</translation>
    </message>
    <message>
        <source>pilot</source>
        <comment>in the record</comment>
        <translation>pilota</translation>
    </message>
    <message>
        <source>pilots</source>
        <comment>in the record</comment>
        <translation>pilota</translation>
    </message>
    <message>
        <source>problems</source>
        <comment>in the record</comment>
        <translation>problemi</translation>
    </message>
    <message>
        <source>question</source>
        <comment>in the record</comment>
        <translation>domanda</translation>
    </message>
    <message>
        <source>reason</source>
        <comment>in the record</comment>
        <translation>motivo</translation>
    </message>
    <message>
        <source>resumed</source>
        <comment>in the record</comment>
        <translation>ripresa</translation>
    </message>
    <message>
        <source>role</source>
        <comment>in the record</comment>
        <translation>ruolo</translation>
    </message>
    <message>
        <source>scheme</source>
        <comment>in the record</comment>
        <translation>schema</translation>
    </message>
    <message>
        <source>seal</source>
        <comment>in the record</comment>
        <translation>sigillo</translation>
    </message>
    <message>
        <source>seals</source>
        <comment>in the record</comment>
        <translation>sigilli</translation>
    </message>
    <message>
        <source>session</source>
        <comment>in the record</comment>
        <translation>sessione</translation>
    </message>
    <message>
        <source>sessions</source>
        <comment>in the record</comment>
        <translation>sessioni</translation>
    </message>
    <message>
        <source>study</source>
        <comment>in the record</comment>
        <translation>studio</translation>
    </message>
    <message>
        <source>user</source>
        <comment>in the record</comment>
        <translation>utente</translation>
    </message>
    <message>
        <source>why</source>
        <comment>in the record</comment>
        <translation>perché</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>in the record</comment>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <comment>in the record</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>The file doesn&apos;t end with the line written last.</source>
        <translation>Il file non termina con l&apos;ultima riga scritta.</translation>
    </message>
    <message>
        <source>The answer could not be saved to {path}. {problem}</source>
        <translation>Non è stato possibile salvare la risposta in {path}. {problem}</translation>
    </message>
    <message>
        <source>The file was moved, or its disk was disconnected.</source>
        <translation>Il file è stato spostato o il suo disco è stato scollegato.</translation>
    </message>
    <message>
        <source>The file was deleted.</source>
        <translation>Il file è stato eliminato.</translation>
    </message>
    <message>
        <source>All earlier answers are saved.</source>
        <translation>Tutte le risposte precedenti sono salvate.</translation>
    </message>
    <message>
        <source>journals contain the IDs of answers but not their texts</source>
        <translation>i registri contengono gli id delle risposte ma non i loro testi</translation>
    </message>
    <message>
        <source>Specify the study&apos;s package: analyze DATA --texts STUDY.</source>
        <translation>Indichi il pacchetto dello studio: analyze DATA --texts STUDY.</translation>
    </message>
    <message>
        <source>no text was coded</source>
        <translation>nessun testo è stato codificato</translation>
    </message>
    <message>
        <source>Code texts on the desk&apos;s Coding page.</source>
        <translation>Codifichi i testi nella pagina Codifica della console.</translation>
    </message>
    <message>
        <source>no coded text belongs to an included verdict</source>
        <translation>nessun testo codificato appartiene a un giudizio che conta</translation>
    </message>
    <message numerus="yes">
        <source>Coders disagree on %n texts; for these, only codes that both chose count.</source>
        <translation>
            <numerusform>I codificatori differiscono su %n testo, di cui contano solo i codici comuni.</numerusform>
            <numerusform>I codificatori differiscono su %n testi, di cui contano solo i codici comuni.</numerusform>
        </translation>
    </message>
    <message>
        <source>All answers agree (n = {n}), so the interval is Wilson&apos;s.</source>
        <translation>Tutte le {n} risposte concordano, quindi l&apos;intervallo è quello di Wilson.</translation>
    </message>
    <message>
        <source>there are no verdicts on what {what} made</source>
        <translation>non ci sono giudizi su ciò che ha prodotto {what}</translation>
    </message>
    <message>
        <source>there are no answers</source>
        <translation>non ci sono risposte</translation>
    </message>
    <message>
        <source>{what} Bands are 95% CIs: {methods}.</source>
        <translation>{what} Le bande sono intervalli al 95 %: {methods}.</translation>
    </message>
    <message>
        <source>{what} Error bars are 95% CIs.</source>
        <translation>{what} Le barre d&apos;errore sono intervalli al 95 %.</translation>
    </message>
    <message>
        <source>{what} Bands are 95% CIs.</source>
        <translation>{what} Le bande sono intervalli al 95 %.</translation>
    </message>
    <message>
        <source>{what}, lowest first ({size} {axes}, n = {verdicts}). Error bars are 95% CIs of the conditional modes.</source>
        <translation>{what}, dal più basso ({size} {axes}, n = {verdicts}). Le barre d&apos;errore sono intervalli al 95 % delle mode condizionali.</translation>
    </message>
    <message>
        <source>The estimated variance is 0: {levels} do not differ beyond chance (n = {verdicts}), so nothing is drawn.</source>
        <translation>La varianza stimata è 0: tra {levels} non ci sono differenze oltre il caso (n = {verdicts}), quindi non c&apos;è nulla da disegnare.</translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts</source>
        <translation>
            <numerusform>%n giudizio</numerusform>
            <numerusform>%n giudizi</numerusform>
        </translation>
    </message>
    <message>
        <source>no machine has judged these answers</source>
        <translation>nessuna macchina ha giudicato queste risposte</translation>
    </message>
    <message>
        <source>To run a machine judge: turingdesk judge STUDY --judge svm --data DATA.</source>
        <translation>Per farle giudicare da una macchina: turingdesk judge STUDY --judge svm --data DATA.</translation>
    </message>
    <message>
        <source>no machine judge with scores has judged these answers</source>
        <translation>nessun giudice automatico con punteggi ha giudicato queste risposte</translation>
    </message>
    <message>
        <source>Trained judges give scores: turingdesk judge STUDY --judge svm --data DATA.</source>
        <translation>I giudici addestrati danno punteggi: turingdesk judge STUDY --judge svm --data DATA.</translation>
    </message>
    <message numerus="yes">
        <source>%n answers by other judges ({other}) are not included.</source>
        <translation>
            <numerusform>%n risposta di altri giudici ({other}) non è inclusa.</numerusform>
            <numerusform>%n risposte di altri giudici ({other}) non sono incluse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sealed: %n verdicts are included once you enter the passphrase.</source>
        <translation>
            <numerusform>Sigillato: %n giudizio sarà contato quando si inserisce la passphrase.</numerusform>
            <numerusform>Sigillato: %n giudizi saranno contati quando si inserisce la passphrase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were given again in a later attempt; the latest counts.</source>
        <translation>
            <numerusform>%n risposta è stata data di nuovo in un tentativo successivo; conta la più recente.</numerusform>
            <numerusform>%n risposte sono state date di nuovo in un tentativo successivo; conta la più recente.</numerusform>
        </translation>
    </message>
    <message>
        <source>only one coder has coded with this scheme</source>
        <translation>un solo codificatore ha usato questo schema</translation>
    </message>
    <message>
        <source>Proportion of &apos;human&apos; verdicts by maker of the answer (n = {verdicts}).</source>
        <translation>Quota di giudizi &apos;umano&apos; per autore della risposta (n = {verdicts}).</translation>
    </message>
    <message>
        <source>Detectability (n = {verdicts} on humans and {n_machine} on machines).</source>
        <translation>Riconoscibilità (n = {verdicts} su umani e {n_machine} su macchine).</translation>
    </message>
    <message>
        <source>Proportion of correct verdicts by stated probability of being correct (n = {verdicts}). The area of a point shows its number of verdicts.</source>
        <translation>Quota di giudizi giusti per probabilità dichiarata di avere ragione (n = {verdicts}). L&apos;area di un punto indica il suo numero di giudizi.</translation>
    </message>
    <message>
        <source>Dashed line: perfect calibration.</source>
        <translation>Linea tratteggiata: calibrazione perfetta.</translation>
    </message>
    <message>
        <source>no verdict has a confidence</source>
        <translation>nessun giudizio ha un valore di sicurezza</translation>
    </message>
    <message>
        <source>the distinguisher never saw the target itself</source>
        <translation>chi distingue non ha mai incontrato il bersaglio stesso</translation>
    </message>
    <message>
        <source>Advantage over guessing with which targets distinguished actors from themselves{found} (n = {trials}, including those with the target itself). There are no error bars.</source>
        <translation>Vantaggio rispetto al caso con cui i bersagli hanno distinto gli attori da se stessi{found} (n = {trials}, incluse quelle con il bersaglio stesso). Non ci sono barre d&apos;errore.</translation>
    </message>
    <message>
        <source>Arrows lead from an agent to each agent that distinguished it from itself with an advantage of at most {epsilon} ({arrows}).</source>
        <translation>Una freccia va da un agente a un altro che lo ha distinto da se stesso con un vantaggio di al massimo {epsilon} ({arrows}).</translation>
    </message>
    <message>
        <source>Arrows lead from an agent to each agent that it equals within {epsilon} but that doesn&apos;t equal it ({arrows}).</source>
        <translation>Una freccia va da un agente a un altro che esso eguaglia entro {epsilon} e che non lo eguaglia ({arrows}).</translation>
    </message>
    <message numerus="yes">
        <source>%n arrows</source>
        <translation>
            <numerusform>%n freccia</numerusform>
            <numerusform>%n frecce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was an actor for {met} of %n others.</source>
        <translation>
            <numerusform>È stato attore per {met} su %n altro.</numerusform>
            <numerusform>È stato attore per {met} su %n altri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meets} of %n others imitated it.</source>
        <translation>
            <numerusform>È stato imitato da {meets} su %n altro.</numerusform>
            <numerusform>È stato imitato da {meets} su %n altri.</numerusform>
        </translation>
    </message>
    <message>
        <source>Proportions of correct verdicts on humans (n = {humans}) and on machines (n = {machines}), and their mean.</source>
        <translation>Quote di giudizi giusti su umani (n = {humans}) e su macchine (n = {machines}), e loro media.</translation>
    </message>
    <message>
        <source>Detectability for each task and agent (n = {verdicts} at most). Error bars are 90% CIs. Those between {wide} and {wide2} show equivalence with 0.5.</source>
        <translation>Riconoscibilità per ogni compito e agente (n = {verdicts} al massimo). Le barre d&apos;errore sono intervalli al 90 %. Quelli compresi tra {wide} e {wide2} mostrano l&apos;equivalenza con 0,5.</translation>
    </message>
    <message>
        <source>before data collection</source>
        <translation>prima della raccolta dei dati</translation>
    </message>
    <message>
        <source>Proportion of correct verdicts by the number of trials that the judge had done before (n = {verdicts}, {edge} trials per point). Bands are Wilson&apos;s 95% CIs.</source>
        <translation>Quota di giudizi giusti per numero di prove già svolte dal giudice (n = {verdicts}, {edge} prove per punto). Le bande sono intervalli di Wilson al 95 %.</translation>
    </message>
    <message>
        <source>no trained judge was tested on unseen machines</source>
        <translation>nessun giudice addestrato è stato messo alla prova su macchine che non conosce</translation>
    </message>
    <message>
        <source>To test one: turingdesk judge STUDY --judge svm --extrapolate --data DATA.</source>
        <translation>Per provarne uno: turingdesk judge STUDY --judge svm --extrapolate --data DATA.</translation>
    </message>
    <message>
        <source>How games ended (n = {games}). Error bars are Wilson&apos;s 95% CIs.</source>
        <translation>Come sono finite le partite (n = {games}). Le barre d&apos;errore sono intervalli di Wilson al 95 %.</translation>
    </message>
    <message>
        <source>Winners of the games that were won or lost (n = {games}). Error bars are Wilson&apos;s 95% CIs.</source>
        <translation>Vincitori delle partite vinte o perse (n = {games}). Le barre d&apos;errore sono intervalli di Wilson al 95 %.</translation>
    </message>
    <message>
        <source>Bots that won, for games won by a bot (n = {games}). Error bars are Wilson&apos;s 95% CIs.</source>
        <translation>Bot vincitori nelle partite vinte da un bot (n = {games}). Le barre d&apos;errore sono intervalli di Wilson al 95 %.</translation>
    </message>
    <message>
        <source>Proportion of games that the bot won (n = {games}, {n_weighted} of them with a weight above 0). There are no error bars.</source>
        <translation>Quota di partite vinte dal bot (n = {games}, di cui {n_weighted} con peso superiore a 0). Non ci sono barre d&apos;errore.</translation>
    </message>
    <message>
        <source>Proportion of games that people won, by {unit} (n = {games}). The line and band are the mean and central 95% interval of the posterior, Beta(1, 1) prior.</source>
        <translation>Quota di partite vinte dalle persone, per {unit} (n = {games}). La linea e la banda sono media e intervallo centrale al 95 % della distribuzione a posteriori, a priori Beta(1, 1).</translation>
    </message>
    <message>
        <source>Games by {unit} (n = {games}, {won} won by the people). These are counts and have no error bars.</source>
        <translation>Partite per {unit} (n = {games}, {won} vinte dalle persone). Sono conteggi e non hanno barre d&apos;errore.</translation>
    </message>
    <message>
        <source>Messages written in a game, by {unit} (n = {games}). Points are medians; error bars span the lower to the upper quartile.</source>
        <translation>Messaggi scritti in una partita, per {unit} (n = {games}). I punti sono mediane; le barre d&apos;errore vanno dal quartile inferiore a quello superiore.</translation>
    </message>
    <message>
        <source>Posterior density of the proportion of games that people won, by {unit} (n = {games}, Beta(1, 1) prior).</source>
        <translation>Densità a posteriori della quota di partite vinte dalle persone, per {unit} (n = {games}, a priori Beta(1, 1)).</translation>
    </message>
    <message>
        <source>Posterior probability of the proportion of games that people won, by {unit} from the number shown to the next (n = {games}, Beta(1, 1) prior).</source>
        <translation>Probabilità a posteriori della quota di partite vinte dalle persone, per {unit} dal numero indicato al successivo (n = {games}, a priori Beta(1, 1)).</translation>
    </message>
    <message>
        <source>Seconds between the votes of both people (n = {games}, {lost} lost). These are counts and have no error bars.</source>
        <translation>Secondi tra i voti delle due persone (n = {games}, {lost} perse). Sono conteggi e non hanno barre d&apos;errore.</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>no game was won or lost</source>
        <translation>nessuna partita è stata vinta o persa</translation>
    </message>
    <message>
        <source>Kappa can&apos;t be computed: both gave all answers the same verdict.</source>
        <translation>Kappa non si può calcolare: entrambi hanno detto lo stesso di tutte le risposte.</translation>
    </message>
    <message>
        <source>there is only one judge</source>
        <translation>c&apos;è un solo giudice</translation>
    </message>
    <message>
        <source>no answer was judged by both</source>
        <translation>nessuna risposta è stata giudicata da entrambi</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa for each pair of judges, by the majority of their verdicts on each answer (n = {answers} at most).</source>
        <translation>Kappa di Cohen per ogni coppia di giudici, secondo la maggioranza dei loro giudizi su ogni risposta (n = {answers} al massimo).</translation>
    </message>
    <message numerus="yes">
        <source>Of the answers that both judged ({judged}), %n are excluded from kappa because they had as many human as machine verdicts.</source>
        <translation>
            <numerusform>Delle risposte giudicate da entrambi ({judged}), %n è esclusa da kappa: ha tanti giudizi &apos;umano&apos; quanti &apos;macchina&apos;.</numerusform>
            <numerusform>Delle risposte giudicate da entrambi ({judged}), %n sono escluse da kappa: hanno tanti giudizi &apos;umano&apos; quanti &apos;macchina&apos;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n risposta</numerusform>
            <numerusform>%n risposte</numerusform>
        </translation>
    </message>
    <message>
        <source>this judge gives no scores</source>
        <translation>questo giudice non dà punteggi</translation>
    </message>
    <message>
        <source>no trained judge has judged these answers</source>
        <translation>nessun giudice addestrato ha giudicato queste risposte</translation>
    </message>
    <message>
        <source>To run one: turingdesk judge STUDY --judge svm --data DATA.</source>
        <translation>Per farle giudicare: turingdesk judge STUDY --judge svm --data DATA.</translation>
    </message>
    <message>
        <source>there is no leakage check of a trained judge</source>
        <translation>qui nessun giudice addestrato ha confrontato le sue parti</translation>
    </message>
    <message>
        <source>To run one: turingdesk judge STUDY --judge svm --compare-folds --data DATA.</source>
        <translation>Per confrontarle: turingdesk judge STUDY --judge svm --compare-folds --data DATA.</translation>
    </message>
    <message>
        <source>no machine has judged single messages</source>
        <translation>nessuna macchina ha giudicato messaggi singoli</translation>
    </message>
    <message>
        <source>To run such a judge: turingdesk judge STUDY --judge svm --messages --data DATA.</source>
        <translation>Per farli giudicare: turingdesk judge STUDY --judge svm --messages --data DATA.</translation>
    </message>
    <message>
        <source>n = {speakers}</source>
        <translation>n = {speakers}</translation>
    </message>
    <message>
        <source>{n} of n = {speakers}, evenly chosen</source>
        <translation>{n} di n = {speakers}, scelti in modo uniforme</translation>
    </message>
    <message numerus="yes">
        <source>%n speakers</source>
        <translation>
            <numerusform>%n parlante</numerusform>
            <numerusform>%n parlanti</numerusform>
        </translation>
    </message>
    <message>
        <source>there are no verdicts with a known judge</source>
        <translation>non ci sono giudizi di cui si sappia chi li ha dati</translation>
    </message>
    <message>
        <source>no answer was judged by all of these judges</source>
        <translation>nessuna risposta è stata giudicata da tutti questi giudici</translation>
    </message>
    <message>
        <source>Additional words per message compared with the person imitated ({messages}). Error bars are 95% CIs.</source>
        <translation>Parole in più per messaggio rispetto alla persona imitata ({messages}). Le barre d&apos;errore sono intervalli al 95 %.</translation>
    </message>
    <message numerus="yes">
        <source>%n messages imitate no known person.</source>
        <translation>
            <numerusform>%n messaggio non imita nessuna persona nota.</numerusform>
            <numerusform>%n messaggi non imitano nessuna persona nota.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine messages</source>
        <translation>
            <numerusform>%n messaggio di macchine</numerusform>
            <numerusform>%n messaggi di macchine</numerusform>
        </translation>
    </message>
    <message>
        <source>The difference can&apos;t be computed: {why}.</source>
        <translation>La differenza non si può calcolare: {why}.</translation>
    </message>
    <message>
        <source>Detectability of each machine by the {name} of its answers against the human answers to the same prompts (n = {machines}, {answers}, {verdicts}). Error bars are 95% CIs of detectability.</source>
        <translation>Riconoscibilità di ogni macchina secondo {name} delle sue risposte rispetto alle risposte umane agli stessi spunti (n = {machines}, {answers}, {verdicts}). Le barre d&apos;errore sono intervalli al 95 % della riconoscibilità.</translation>
    </message>
    <message>
        <source>no answer has a human answer to the same prompt</source>
        <translation>nessuna risposta ha accanto una risposta umana allo stesso spunto</translation>
    </message>
    <message numerus="yes">
        <source>%n machines</source>
        <translation>
            <numerusform>%n macchina</numerusform>
            <numerusform>%n macchine</numerusform>
        </translation>
    </message>
    <message>
        <source>mean over pairs</source>
        <translation>media sulle coppie</translation>
    </message>
    <message>
        <source>as a mean over pairs (n = {judgments}). Error bars are 95% CIs, Wilson&apos;s if all agree.</source>
        <translation>come media sulle coppie (n = {judgments}). Le barre d&apos;errore sono intervalli al 95 %, di Wilson se tutti concordano.</translation>
    </message>
    <message numerus="yes">
        <source>%n judgments</source>
        <translation>
            <numerusform>%n giudizio</numerusform>
            <numerusform>%n giudizi</numerusform>
        </translation>
    </message>
    <message>
        <source>Proportion of reasons for the verdict &apos;{verdict}&apos; in each category, by who the witness was (n = {texts}; a text can be in several categories).</source>
        <translation>Quota di motivi del giudizio &apos;{verdict}&apos; in ogni categoria, secondo chi era il testimone (n = {texts}; un testo può rientrare in più categorie).</translation>
    </message>
    <message numerus="yes">
        <source>%n texts</source>
        <translation>
            <numerusform>%n testo</numerusform>
            <numerusform>%n testi</numerusform>
        </translation>
    </message>
    <message>
        <source>Hits against false alarms at each level of confidence (n = {verdicts}). Dashed line: chance. There are no error bars.</source>
        <translation>Hit contro falsi allarmi a ogni livello di sicurezza (n = {verdicts}). La linea tratteggiata è il caso; non ci sono barre d&apos;errore.</translation>
    </message>
    <message>
        <source>d&apos; by {question} (n = {verdicts}); 0 is chance.</source>
        <translation>d&apos; per {question} (n = {verdicts}); 0 è il caso.</translation>
    </message>
    <message>
        <source>z of detectability against 0.5 after each fifth of the judges (n = {judges}). Beyond a bound, a study that had planned these looks could have stopped.</source>
        <translation>z della riconoscibilità rispetto a 0,5 dopo ogni quinto dei giudici (n = {judges}). Oltre un limite, uno studio che avesse previsto queste analisi avrebbe potuto fermarsi.</translation>
    </message>
    <message numerus="yes">
        <source>%n judges are too few for five looks</source>
        <translation>
            <numerusform>%n giudice non basta per cinque analisi</numerusform>
            <numerusform>%n giudici sono troppo pochi per cinque analisi</numerusform>
        </translation>
    </message>
    <message>
        <source>effect: {effect}</source>
        <translation>effetto: {effect}</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha for nominal data</source>
        <translation>Alfa di Krippendorff per dati nominali</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa in Gwet&apos;s generalization to unequal numbers of judges</source>
        <translation>Kappa di Fleiss, come generalizzato da Gwet a numeri disuguali di giudici</translation>
    </message>
    <message>
        <source>no answer was judged by two judges</source>
        <translation>nessuna risposta è stata giudicata da due giudici</translation>
    </message>
    <message>
        <source>both gave all texts the same label</source>
        <translation>entrambi hanno dato a tutti i testi la stessa etichetta</translation>
    </message>
    <message>
        <source>no text has two codings</source>
        <translation>nessun testo ha due codifiche</translation>
    </message>
    <message>
        <source>Binomial mixed model with a {name} link, Laplace approximation, maximum likelihood; standard errors from its curvature; Wald t with degrees of freedom one less than the smaller number of judges or stimuli</source>
        <translation>Modello misto binomiale con link {name}, approssimazione di Laplace, massima verosimiglianza; errori standard dalla sua curvatura; t di Wald con tanti gradi di libertà quanti i livelli del meno numeroso tra giudici e stimoli, meno uno</translation>
    </message>
    <message>
        <source>likelihood: Student&apos;s t around the observed value, {error}; effect: posterior mean with its central 95% interval; statistic: Bayes factor BF10 of this prior against 0.5</source>
        <translation>verosimiglianza: t di Student intorno al valore trovato, {error}; effetto: media a posteriori con intervallo centrale al 95 %; statistica: fattore di Bayes BF10 di questo a priori rispetto a 0,5</translation>
    </message>
    <message>
        <source>It can&apos;t be computed: {why}.</source>
        <translation>Non si può calcolare: {why}.</translation>
    </message>
    <message>
        <source>It can&apos;t be computed: {why}. {advice}</source>
        <translation>Non si può calcolare: {why}. {advice}</translation>
    </message>
    <message>
        <source>Proportion of coded texts in which each strategy was used (n = {texts}).</source>
        <translation>Quota di testi codificati in cui è stata usata ogni strategia (n = {texts}).</translation>
    </message>
    <message>
        <source>Proportion of correct verdicts when each strategy was used (n = {texts}).</source>
        <translation>Quota di giudizi giusti dove è stata usata ogni strategia (n = {texts}).</translation>
    </message>
    <message>
        <source>Proportion of &apos;human&apos; verdicts (n = {verdicts}, {first_n} of first trials).</source>
        <translation>Quota di giudizi &apos;umano&apos; (n = {verdicts}, di cui {first_n} di prime prove).</translation>
    </message>
    <message>
        <source>no text has {longest} words</source>
        <translation>nessun testo ha {longest} parole</translation>
    </message>
    <message>
        <source>there are no texts</source>
        <translation>non ci sono testi</translation>
    </message>
    <message>
        <source>the measure does not apply to these texts or this language</source>
        <translation>la misura non si applica a questi testi o a questa lingua</translation>
    </message>
    <message>
        <source>no game that was won or lost has the times of both votes</source>
        <translation>nessuna partita vinta o persa ha i tempi di entrambi i voti</translation>
    </message>
    <message>
        <source>{passed} of {controls} correct (required: {least} of {of}, here {needed}).</source>
        <translation>Giusti {passed} su {controls}; ne servono almeno {least} su {of}, qui {needed}.</translation>
    </message>
    <message>
        <source>{passed} of {controls} correct (required: {needed}).</source>
        <translation>Giusti {passed} su {controls}; ne servono almeno {needed}.</translation>
    </message>
    <message numerus="yes">
        <source>%n controls</source>
        <translation>
            <numerusform>%n controllo</numerusform>
            <numerusform>%n controlli</numerusform>
        </translation>
    </message>
    <message>
        <source>{often} of {verdicts} are {most}; the limit is below {share}.</source>
        <translation>{often} su {verdicts} sono {most}; può essere uguale meno del {share}.</translation>
    </message>
    <message numerus="yes">
        <source>The %n trials before it showed machines only.</source>
        <translation>
            <numerusform>%n prova precedente era con sole macchine.</numerusform>
            <numerusform>Le %n prove precedenti erano con sole macchine.</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {trials} answered (required: {needed}).</source>
        <translation>{done} su {trials} con risposta; ne servono almeno {needed}.</translation>
    </message>
    <message>
        <source>{often} of {choices} were in position {most}; the limit is below {share}.</source>
        <translation>{often} su {choices} stavano al posto {most}; può essere uguale meno del {share}.</translation>
    </message>
    <message numerus="yes">
        <source>%n choices</source>
        <translation>
            <numerusform>%n scelta</numerusform>
            <numerusform>%n scelte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n trials</source>
        <translation>
            <numerusform>Usa %n prova</numerusform>
            <numerusform>Usa %n prove</numerusform>
        </translation>
    </message>
    <message>
        <source>{controls} and {fixed} don&apos;t fit into {trials}.</source>
        <translation>{controls} e {fixed} non entrano in {trials}.</translation>
    </message>
    <message numerus="yes">
        <source>%n control trials</source>
        <translation>
            <numerusform>%n prova di controllo</numerusform>
            <numerusform>%n prove di controllo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fixed trials</source>
        <translation>
            <numerusform>%n prova fissa</numerusform>
            <numerusform>%n prove fisse</numerusform>
        </translation>
    </message>
    <message>
        <source>{trials} each</source>
        <translation>{trials} ciascuno</translation>
    </message>
    <message>
        <source>With {participants}, some answers are never judged: {named}.</source>
        <translation>Con {participants} nessuno giudica alcune risposte: {named}.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of {table} are reserved for {what}, but there are no {of_them}.</source>
        <translation>
            <numerusform>%n riga di {table} è riservata a {what}, ma non ci sono {of_them}.</numerusform>
            <numerusform>%n righe di {table} sono riservate a {what}, ma non ci sono {of_them}.</numerusform>
        </translation>
    </message>
    <message>
        <source>for {participants}</source>
        <translation>per {participants}</translation>
    </message>
    <message>
        <source>A control question is requested at {questions} positions, but only {having} of {answers} in {table} have one.</source>
        <translation>Una domanda di controllo è richiesta in {questions} posizioni, ma solo {having} su {answers} in {table} ne hanno una.</translation>
    </message>
    <message>
        <source>{name} ({total} trials, {answers})</source>
        <translation>{name} ({total} prove, {answers})</translation>
    </message>
    <message numerus="yes">
        <source>%n participants</source>
        <translation>
            <numerusform>%n partecipante</numerusform>
            <numerusform>%n partecipanti</numerusform>
        </translation>
    </message>
    <message>
        <source>that has one ({having} of {answers})</source>
        <translation>che ne ha una ({having} su {answers})</translation>
    </message>
    <message>
        <source>{participant}, session {number}: {state}, {done} of {trials}, last saved {time}</source>
        <translation>{participant}, sessione {number}: {state}, {done} su {trials}, ultimo salvataggio {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n sessions of this study deleted; {answers} in all.</source>
        <translation>
            <numerusform>Eliminata %n sessione di questo studio; {answers} in tutto.</numerusform>
            <numerusform>Eliminate %n sessioni di questo studio; {answers} in tutto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n responses of pilot sessions are not included.</source>
        <translation>
            <numerusform>%n risposta di sessioni pilota non è inclusa.</numerusform>
            <numerusform>%n risposte di sessioni pilota non sono incluse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts are sealed: their rows have no truth, origin, or agent. To export them in full, enter the passphrase.</source>
        <translation>
            <numerusform>%n giudizio è sigillato: la sua riga non ha verità, origine né agente. Per esportarlo completo, inserisca la passphrase.</numerusform>
            <numerusform>%n giudizi sono sigillati: le loro righe non hanno verità, origine né agente. Per esportarli completi, inserisca la passphrase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems in the journals. Check the journals to list them.</source>
        <translation>
            <numerusform>%n problema nei registri. Controlli i registri per vedere quale.</numerusform>
            <numerusform>%n problemi nei registri. Controlli i registri per vedere quali.</numerusform>
        </translation>
    </message>
    <message>
        <source>{responses} in the journals, {rows} written.</source>
        <translation>Nei registri {responses}, nell&apos;esportazione {rows}.</translation>
    </message>
    <message numerus="yes">
        <source>%n responses</source>
        <translation>
            <numerusform>%n risposta</numerusform>
            <numerusform>%n risposte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n riga</numerusform>
            <numerusform>%n righe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers lack the text that was judged, because the study&apos;s package is not available. Open the study at the desk, or specify its package, then export again.</source>
        <translation>
            <numerusform>%n risposta non ha il testo che è stato giudicato, perché il pacchetto dello studio non è disponibile. Apra lo studio nella console o ne indichi il pacchetto, poi esporti di nuovo.</numerusform>
            <numerusform>%n risposte non hanno il testo che è stato giudicato, perché il pacchetto dello studio non è disponibile. Apra lo studio nella console o ne indichi il pacchetto, poi esporti di nuovo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texts are too long for a cell and were cut to 32,767 characters: {cells}. A CSV export contains the full texts.</source>
        <translation>
            <numerusform>%n testo è troppo lungo per una cella ed è stato tagliato a 32.767 caratteri: {cells}. Un&apos;esportazione in CSV contiene i testi interi.</numerusform>
            <numerusform>%n testi sono troppo lunghi per una cella e sono stati tagliati a 32.767 caratteri: {cells}. Un&apos;esportazione in CSV contiene i testi interi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texts contain half a character (a lone surrogate), written as \udXXX.</source>
        <translation>
            <numerusform>%n testo contiene mezzo carattere (un surrogato isolato), scritto come \udXXX.</numerusform>
            <numerusform>%n testi contengono mezzo carattere (un surrogato isolato), scritto come \udXXX.</numerusform>
        </translation>
    </message>
    <message>
        <source>{sessions}, {trials}; in all {verdicts}.</source>
        <translation>{sessions}, {trials}; in tutto {verdicts}.</translation>
    </message>
    <message numerus="yes">
        <source>%n single trials</source>
        <translation>
            <numerusform>%n singola prova</numerusform>
            <numerusform>%n singole prove</numerusform>
        </translation>
    </message>
    <message>
        <source>Judgments of whether humans or machines made the answers: {responses} from {sessions}, recorded with {edition}.</source>
        <translation>Giudizi su ciò che è stato prodotto da umani e ciò che è stato prodotto da macchine: {responses} di {sessions}, registrate con {edition}.</translation>
    </message>
    <message numerus="yes">
        <source>%n participants, judges: {judges}</source>
        <translation>
            <numerusform>%n partecipante, giudici: {judges}</numerusform>
            <numerusform>%n partecipanti, giudici: {judges}</numerusform>
        </translation>
    </message>
    <message>
        <source>Detectability is {statistics} (n = {verdicts} on humans and {machine} on machines). It is the mean of the two proportions of correct verdicts: 0.5 is chance, and 1 means that judges are always correct.</source>
        <translation>La riconoscibilità è {statistics} (n = {verdicts} su umani e {machine} su macchine). È la media delle due proporzioni di giudizi giusti: 0,5 è il caso e 1 significa che i giudici hanno sempre ragione.</translation>
    </message>
    <message numerus="yes">
        <source>%n participants (judges: {judges}) gave {verdicts} in {sessions}.</source>
        <translation>
            <numerusform>%n partecipante (giudici: {judges}) ha dato {verdicts} in {sessions}.</numerusform>
            <numerusform>%n partecipanti (giudici: {judges}) hanno dato {verdicts} in {sessions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The analysis includes {verdicts} on stimuli by humans and {machine} on stimuli by machines ({stimuli}).</source>
        <translation>L&apos;analisi comprende {verdicts} su stimoli di umani e {machine} su stimoli di macchine ({stimuli}).</translation>
    </message>
    <message>
        <source>{done} of {texts} coded</source>
        <translation>{done} codificati su {texts}</translation>
    </message>
    <message numerus="yes">
        <source>{code} withdrew: %n sessions with {answers} deleted.</source>
        <translation>
            <numerusform>{code} si è ritirato: eliminata %n sessione con {answers}.</numerusform>
            <numerusform>{code} si è ritirato: eliminate %n sessioni con {answers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participants planned, {trials} in all</source>
        <translation>
            <numerusform>%n partecipante previsto, {trials} in tutto</numerusform>
            <numerusform>%n partecipanti previsti, {trials} in tutto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The journal has %n lines; it had {lines2} when it was closed.</source>
        <translation>
            <numerusform>Il registro ha %n riga; ne aveva {lines2} quando è stato chiuso.</numerusform>
            <numerusform>Il registro ha %n righe; ne aveva {lines2} quando è stato chiuso.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it had %n lines when it was closed</source>
        <translation>
            <numerusform>aveva %n riga quando è stato chiuso</numerusform>
            <numerusform>aveva %n righe quando è stato chiuso</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} couldn&apos;t be written. {why}</source>
        <translation>Non è stato possibile scrivere {path}. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n journals are</source>
        <translation>
            <numerusform>%n registro ha</numerusform>
            <numerusform>%n registri hanno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The journal has changed since this computer wrote or received it: it had %n lines, and the last of them is no longer there.</source>
        <translation>
            <numerusform>Il registro non è come questo computer lo ha scritto o ricevuto: aveva %n riga, che qui non c&apos;è più.</numerusform>
            <numerusform>Il registro non è come questo computer lo ha scritto o ricevuto: aveva %n righe, l&apos;ultima delle quali qui non c&apos;è più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this computer wrote or received %n lines of it</source>
        <translation>
            <numerusform>questo computer ne ha scritto o ricevuto %n riga</numerusform>
            <numerusform>questo computer ne ha scritto o ricevuto %n righe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participants withdrew</source>
        <translation>
            <numerusform>%n partecipante si è ritirato</numerusform>
            <numerusform>%n partecipanti si sono ritirati</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: {what} with {responses} deleted.</source>
        <translation>{who}: {what} con {responses}, eliminate.</translation>
    </message>
    <message>
        <source>Messages that {code} wrote in games are still in the sessions of those who received them: {sessions}.</source>
        <translation>I messaggi scritti da {code} nelle partite restano nelle sessioni di chi li ha ricevuti: {sessions}.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be read as word vectors. {why} Use a word2vec or GloVe file.</source>
        <translation>{name} non può essere letto come file di vettori di parole. {why} Usi un file word2vec o GloVe.</translation>
    </message>
    <message>
        <source>The picture {path} can&apos;t be read. {why}</source>
        <translation>L&apos;immagine {path} non può essere letta. {why}</translation>
    </message>
    <message>
        <source>No Dask scheduler responds at {address}. Start it, or correct --dask, for example tcp://gpu.lab:8786.</source>
        <translation>Nessuno scheduler Dask risponde all&apos;indirizzo {address}. Lo avvii o corregga --dask, per esempio tcp://gpu.lab:8786.</translation>
    </message>
    <message>
        <source>There are {answers} by humans and {machines} by machines. A judge needs both for training.</source>
        <translation>A disposizione: {answers} di umani e {machines} di macchine. Per imparare, un giudice ha bisogno di entrambe.</translation>
    </message>
    <message>
        <source>After how many seconds others see that a person or a machine writes</source>
        <translation>Dopo quanti secondi gli altri vedono che una persona o una macchina sta scrivendo</translation>
    </message>
    <message>
        <source>This game needs a machine, and there is none for this study. Choose one with “Machine partner…” on the Sessions page.</source>
        <translation>Questo gioco ha bisogno di una macchina e per questo studio non ce n’è nessuna. Ne scelga una con «Interlocutore macchina…» nella pagina «Sessioni».</translation>
    </message>
    <message>
        <source>There is no booth {name}.</source>
        <translation>Non c&apos;è nessuna cabina {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more connections in the last minute.</source>
        <translation>
            <numerusform>%n altra connessione nell&apos;ultimo minuto.</numerusform>
            <numerusform>altre %n connessioni nell&apos;ultimo minuto.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no {verb}.</source>
        <translation>{verb} non esiste.</translation>
    </message>
    <message>
        <source>The data folder {data} can&apos;t be used. {why}</source>
        <translation>La cartella dei dati {data} non può essere usata. {why}</translation>
    </message>
    <message>
        <source>Port {wanted} can&apos;t be opened. {why} Close the other program that uses it, or choose another one with --port.</source>
        <translation>La porta {wanted} non può essere aperta. {why} Chiuda l&apos;altro programma che la usa o ne scelga un&apos;altra con --port.</translation>
    </message>
    <message numerus="yes">
        <source>%n files are</source>
        <translation>
            <numerusform>%n file è</numerusform>
            <numerusform>%n file sono</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of booths {file} can&apos;t be read. {why} Restore it from a backup, or delete it and pair every kiosk again.</source>
        <translation>L&apos;elenco delle cabine {file} non può essere letto. {why} Lo ripristini da una copia di riserva, oppure lo elimini e abbini di nuovo ogni postazione.</translation>
    </message>
    <message>
        <source>The list of booths {file} can&apos;t be written. {why}</source>
        <translation>L&apos;elenco delle cabine {file} non può essere scritto. {why}</translation>
    </message>
    <message>
        <source>The desk&apos;s certificate in {folder} can&apos;t be used. {why} Correct it, or delete the folder and pair every kiosk again.</source>
        <translation>Il certificato della console in {folder} non può essere usato. {why} Lo corregga, oppure elimini la cartella e abbini di nuovo ogni postazione.</translation>
    </message>
    <message>
        <source>investigator</source>
        <translation>responsabile</translation>
    </message>
    <message>
        <source>assistant</source>
        <translation>assistente</translation>
    </message>
    <message>
        <source>The list of people in {file} can&apos;t be written. {why}</source>
        <translation>L&apos;elenco delle persone in {file} non può essere scritto. {why}</translation>
    </message>
    <message numerus="yes">
        <source>The file has changed since this computer last wrote to it: it had %n lines.</source>
        <translation>
            <numerusform>Il file non è come lo ha lasciato questo computer: aveva %n riga.</numerusform>
            <numerusform>Il file non è come lo ha lasciato questo computer: aveva %n righe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file is missing; this computer wrote %n lines to it.</source>
        <translation>
            <numerusform>Manca il file; questo computer vi ha scritto %n riga.</numerusform>
            <numerusform>Manca il file; questo computer vi ha scritto %n righe.</numerusform>
        </translation>
    </message>
    <message>
        <source>{kept} of {answers} in {table} are in the sealed package. Excluded: {reasons}.</source>
        <translation>{kept} su {answers} in {table} sono nel pacchetto sigillato. Escluse: {reasons}.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>L&apos;immagine è danneggiata.</translation>
    </message>
    <message>
        <source>The study&apos;s seal could not be copied to {parent}. {why}</source>
        <translation>Non è stato possibile copiare il sigillo dello studio in {parent}. {why}</translation>
    </message>
    <message>
        <source>Block {id}: each session draws {drawn} {of}, but only {prompts} can be used in a sealed study. For each prompt, it can contain only as many answers of each kind as the mix requires; of {answers} in {table} ({kinds}), {left} to {prompts} {of} remain. Add answers of the rarer kind, or reduce trials.</source>
        <translation>Blocco {id}: ogni sessione estrae {drawn} {of}, ma in uno studio sigillato se ne possono usare solo {prompts}. Per ogni spunto può contenere solo tante risposte di ciascun tipo quante ne chiede il mix; di {answers} in {table} ({kinds}) ne restano {left}, per {prompts} {of}. Aggiunga risposte del tipo più raro o riduca trials.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read. {why}</source>
        <translation>Il file non può essere letto. {why}</translation>
    </message>
    <message>
        <source>It stopped {age_h} after {done} of {trials}.</source>
        <translation>Si è fermata {age_h} dopo {done} su {trials}.</translation>
    </message>
    <message>
        <source>{name} continues {name2}, which can&apos;t be read. {why} The next questions depend on its answers. Put the file back, or start a new session.</source>
        <translation>{name} è la continuazione di {name2}, che non può essere letto. {why} Le prossime domande dipendono dalle risposte che contiene. Rimetta il file al suo posto o inizi una nuova sessione.</translation>
    </message>
    <message>
        <source>The package can&apos;t be opened. {why}</source>
        <translation>Il pacchetto non può essere aperto. {why}</translation>
    </message>
    <message numerus="yes">
        <source>There are %n values.</source>
        <translation>
            <numerusform>C&apos;è %n valore.</numerusform>
            <numerusform>Ci sono %n valori.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The row has %n cells, but the header has {columns}.</source>
        <translation>
            <numerusform>La riga ha %n cella, l&apos;intestazione {columns}.</numerusform>
            <numerusform>La riga ha %n celle, l&apos;intestazione {columns}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Text length gives away the maker: the human&apos;s text is longer in {share}% of pairs (medians in characters: {human} for humans, {machine} for machines).</source>
        <translation>La lunghezza di un testo ne rivela la classe: quello dell&apos;umano è più lungo nel {share} % delle coppie (mediane in caratteri: {human} per gli umani, {machine} per le macchine).</translation>
    </message>
    <message>
        <source>Text length gives away the maker: the machine&apos;s text is longer in {share}% of pairs (medians in characters: {human} for humans, {machine} for machines).</source>
        <translation>La lunghezza di un testo ne rivela la classe: quello della macchina è più lungo nel {share} % delle coppie (mediane in caratteri: {human} per gli umani, {machine} per le macchine).</translation>
    </message>
    <message>
        <source>Change to {close}</source>
        <translation>Cambia in {close}</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find {name} in {called}.</source>
        <translation>In {called} non c&apos;è un file {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n machine rows don&apos;t name an agent; they count as one agent.</source>
        <translation>
            <numerusform>%n riga di macchine non indica un agente; conta come un agente.</numerusform>
            <numerusform>%n righe di macchine non indicano un agente; contano come uno solo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file can&apos;t be read completely. {why}</source>
        <translation>Il file non può essere letto per intero. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs contain no machine or two, so neither choice is correct.</source>
        <translation>
            <numerusform>%n coppia ha nessuna macchina o due, quindi nessuna scelta è giusta.</numerusform>
            <numerusform>%n coppie hanno nessuna macchina o due, quindi nessuna scelta è giusta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The passphrase has %n characters. Use at least {shortest}, for example four unrelated words.</source>
        <translation>
            <numerusform>La passphrase ha %n carattere. Ne usi almeno {shortest}, ad es. quattro parole che non hanno nulla a che fare tra loro.</numerusform>
            <numerusform>La passphrase ha %n caratteri. Ne usi almeno {shortest}, ad es. quattro parole che non hanno nulla a che fare tra loro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The passphrase has %n different characters. Use at least {fewest}.</source>
        <translation>
            <numerusform>La passphrase ripete %n solo carattere. Ne usi almeno {fewest} diversi.</numerusform>
            <numerusform>La passphrase ha %n caratteri diversi. Ne usi almeno {fewest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The passphrase file {path} can&apos;t be read. {why}</source>
        <translation>Il file della passphrase {path} non può essere letto. {why}</translation>
    </message>
    <message>
        <source>The registration can&apos;t be read. {why}</source>
        <translation>La preregistrazione non può essere letta. {why}</translation>
    </message>
    <message>
        <source>form</source>
        <translation>questionario</translation>
    </message>
    <message>
        <source>question</source>
        <translation>domanda</translation>
    </message>
    <message>
        <source>field</source>
        <translation>campo</translation>
    </message>
    <message>
        <source>{value} is not a choice of the field {id}.</source>
        <translation>{value} non è tra le opzioni del campo {id}.</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regola</translation>
    </message>
    <message>
        <source>{value} is not a choice of {id}.</source>
        <translation>{value} non è tra le opzioni di {id}.</translation>
    </message>
    <message>
        <source>This is not valid TOML: {message}.</source>
        <translation>Questo non è TOML valido: {message}.</translation>
    </message>
    <message>
        <source>character {number}</source>
        <translation>carattere {number}</translation>
    </message>
    <message numerus="yes">
        <source>Control questions of {table} are in another language for participants who read {code}: %n texts are not translated.</source>
        <translation>
            <numerusform>Le domande di controllo di {table} sono in un&apos;altra lingua per i partecipanti che leggono {code}: %n testo non è tradotto.</numerusform>
            <numerusform>Le domande di controllo di {table} sono in un&apos;altra lingua per i partecipanti che leggono {code}: %n testi non sono tradotti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ID has %n characters, and it becomes part of file names.</source>
        <translation>
            <numerusform>L&apos;id ha %n carattere; entra a far parte dei nomi dei file.</numerusform>
            <numerusform>L&apos;id ha %n caratteri; entra a far parte dei nomi dei file.</numerusform>
        </translation>
    </message>
    <message>
        <source>block</source>
        <translation>blocco</translation>
    </message>
    <message>
        <source>{code} is not a language code.</source>
        <translation>{code} non è un codice di lingua.</translation>
    </message>
    <message>
        <source>The folder can&apos;t be written to. {why} Choose another data folder, or ask its owner for permission.</source>
        <translation>Non si può scrivere nella cartella. {why} Scelga un&apos;altra cartella dei dati o chieda il permesso a chi ne è proprietario.</translation>
    </message>
    <message>
        <source>The disk at {disk} is full{path}.</source>
        <translation>Il disco in {disk} è pieno{path}.</translation>
    </message>
    <message>
        <source>Free some space, then continue.</source>
        <translation>Liberi spazio, poi continui.</translation>
    </message>
    <message>
        <source>Reconnect the disk or network share at {disk}, or put the file back where it was.</source>
        <translation>Ricolleghi il disco o la cartella condivisa in {disk}, o rimetta il file dov&apos;era.</translation>
    </message>
    <message>
        <source>The disk at {disk} can no longer be written to.</source>
        <translation>Non è più possibile scrivere sul disco in {disk}.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Il disco è pieno.</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>Liberi spazio, poi riprovi.</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>Il disco è di sola lettura.</translation>
    </message>
    <message>
        <source>Turn off its write protection, or choose another place.</source>
        <translation>Disattivi la protezione da scrittura o scelga un&apos;altra posizione.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission.</source>
        <translation>Le manca il permesso.</translation>
    </message>
    <message>
        <source>Ask the administrator of this computer for it, or choose another place.</source>
        <translation>Lo chieda all&apos;amministratore di questo computer o scelga un&apos;altra posizione.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the file or folder.</source>
        <translation>TuringDesk non trova il file o la cartella.</translation>
    </message>
    <message>
        <source>Check the name, and that the disk is connected.</source>
        <translation>Controlli il nome e che il disco sia collegato.</translation>
    </message>
    <message>
        <source>The disk or network share isn&apos;t connected any more.</source>
        <translation>Il disco o la cartella condivisa non è più collegato.</translation>
    </message>
    <message>
        <source>Reconnect it, then try again.</source>
        <translation>Ristabilisca il collegamento, poi riprovi.</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>È in uso da parte di un altro programma.</translation>
    </message>
    <message>
        <source>Close it there, then try again.</source>
        <translation>Chiuda il file in quel programma, poi riprovi.</translation>
    </message>
    <message>
        <source>A part of the path is a file, not a folder.</source>
        <translation>Una parte del percorso è un file, non una cartella.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Scelga un&apos;altra cartella.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <translation>È una cartella, non un file.</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>Scelga un file.</translation>
    </message>
    <message>
        <source>Something with that name already exists.</source>
        <translation>Esiste già un elemento con questo nome.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Il nome è troppo lungo.</translation>
    </message>
    <message>
        <source>The disk reports a fault.</source>
        <translation>Il disco segnala un guasto.</translation>
    </message>
    <message>
        <source>Check its cable or the network, and copy what is on it to another disk.</source>
        <translation>Controlli il cavo o la rete e copi il contenuto del disco su un altro.</translation>
    </message>
    <message>
        <source>Too many files are open.</source>
        <translation>Sono aperti troppi file.</translation>
    </message>
    <message>
        <source>Close other programs, then try again.</source>
        <translation>Chiuda altri programmi, poi riprovi.</translation>
    </message>
    <message>
        <source>Another program uses this address.</source>
        <translation>Un altro programma usa questo indirizzo.</translation>
    </message>
    <message>
        <source>Close that program, or choose another address.</source>
        <translation>Chiuda quel programma o scelga un altro indirizzo.</translation>
    </message>
    <message>
        <source>Check that it is on, and check the cable or the network.</source>
        <translation>Controlli che sia acceso e verifichi il cavo o la rete.</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>Controlli l&apos;indirizzo.</translation>
    </message>
    <message>
        <source>No secure connection is possible.</source>
        <translation>Non è possibile stabilire una connessione sicura.</translation>
    </message>
    <message>
        <source>Pair the two computers again.</source>
        <translation>Abbini di nuovo i due computer.</translation>
    </message>
    <message>
        <source>The file is damaged, or isn&apos;t in the expected format.</source>
        <translation>Il file è danneggiato o non è nel formato previsto.</translation>
    </message>
    <message>
        <source>Try again, or choose another place.</source>
        <translation>Riprovi o scelga un&apos;altra posizione.</translation>
    </message>
    <message>
        <source>Correct the file, or save it again.</source>
        <translation>Corregga il file o lo salvi di nuovo.</translation>
    </message>
    <message>
        <source>The results of a trained judge can&apos;t be read. {why}</source>
        <translation>I risultati di un giudice addestrato non possono essere letti. {why}</translation>
    </message>
    <message numerus="yes">
        <source>pasted %n characters</source>
        <translation>
            <numerusform>%n carattere incollato</numerusform>
            <numerusform>%n caratteri incollati</numerusform>
        </translation>
    </message>
    <message>
        <source>no pauses</source>
        <translation>nessuna pausa</translation>
    </message>
    <message>
        <source>left the window for {seconds} s</source>
        <translation>fuori dalla finestra per {seconds} s</translation>
    </message>
    <message>
        <source>How people&apos;s fixations were recorded: lsl (eye tracker, live), import (eye tracker&apos;s files), or click (clicks on a blurred picture, in place of eye movements)</source>
        <translation>Come sono state registrate le fissazioni delle persone: lsl (eye tracker, dal vivo), import (file dell&apos;eye tracker) o click (clic su un&apos;immagine sfocata, al posto dei movimenti oculari)</translation>
    </message>
    <message>
        <source>ID of one stimulus in the other table</source>
        <translation>Id di uno stimolo dell&apos;altra tabella (colonna `first` nella tabella)</translation>
    </message>
    <message>
        <source>ID of the other stimulus</source>
        <translation>Id dell&apos;altro stimolo (colonna `second` nella tabella)</translation>
    </message>
    <message>
        <source>A study package has errors, so TuringDesk can&apos;t run it.</source>
        <translation>Un pacchetto di studio viola una delle regole scritte in studies/README.md.</translation>
    </message>
    <message>
        <source>The answers that were collected don&apos;t make a study.</source>
        <translation>Le risposte raccolte non bastano a formare uno studio.</translation>
    </message>
    <message>
        <source>Who made what is encrypted in a sealed study, and its sessions are drawn already.</source>
        <translation>In uno studio sigillato chi ha fatto cosa è cifrato e le sue sessioni sono già estratte.</translation>
    </message>
    <message>
        <source>A preview is a real session, so the study must be free of errors.</source>
        <translation>Un&apos;anteprima è una sessione vera, quindi lo studio non deve contenere errori.</translation>
    </message>
    <message>
        <source>task</source>
        <comment>head of a column of results</comment>
        <translation>compito</translation>
    </message>
    <message>
        <source>block</source>
        <comment>head of a column of results</comment>
        <translation>blocco</translation>
    </message>
    <message>
        <source>agent</source>
        <comment>head of a column of results</comment>
        <translation>agente</translation>
    </message>
    <message>
        <source>length</source>
        <comment>head of a column of results</comment>
        <translation>lunghezza</translation>
    </message>
    <message>
        <source>conversation</source>
        <comment>head of a column of results</comment>
        <translation>conversazione</translation>
    </message>
    <message>
        <source>speaker</source>
        <comment>head of a column of results</comment>
        <translation>parlante</translation>
    </message>
    <message>
        <source>language</source>
        <comment>head of a column of results</comment>
        <translation>lingua</translation>
    </message>
    <message>
        <source>system</source>
        <comment>head of a column of results</comment>
        <translation>sistema</translation>
    </message>
    <message>
        <source>for a human</source>
        <comment>head of a column of results</comment>
        <translation>per umano</translation>
    </message>
    <message>
        <source>weight human</source>
        <comment>head of a column of results</comment>
        <translation>peso umano</translation>
    </message>
    <message>
        <source>for a machine</source>
        <comment>head of a column of results</comment>
        <translation>per macchina</translation>
    </message>
    <message>
        <source>weight machine</source>
        <comment>head of a column of results</comment>
        <translation>peso macchina</translation>
    </message>
    <message>
        <source>n</source>
        <comment>head of a column of results</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>{interval}% CI low</source>
        <comment>head of a column of results</comment>
        <translation>IC al {interval} % da</translation>
    </message>
    <message>
        <source>{interval}% CI high</source>
        <comment>head of a column of results</comment>
        <translation>IC al {interval} % a</translation>
    </message>
    <message>
        <source>p(M|M)</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M)</translation>
    </message>
    <message>
        <source>participants</source>
        <comment>head of a column of results</comment>
        <translation>partecipanti</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>head of a column of results</comment>
        <translation>completi</translation>
    </message>
    <message>
        <source>still needed</source>
        <comment>head of a column of results</comment>
        <translation>mancanti</translation>
    </message>
    <message>
        <source>flagged</source>
        <comment>head of a column of results</comment>
        <translation>segnalate</translation>
    </message>
    <message>
        <source>least</source>
        <comment>head of a column of results</comment>
        <translation>minimo</translation>
    </message>
    <message>
        <source>most</source>
        <comment>head of a column of results</comment>
        <translation>massimo</translation>
    </message>
    <message>
        <source>needed each</source>
        <comment>head of a column of results</comment>
        <translation>richieste per spunto</translation>
    </message>
    <message>
        <source>study</source>
        <comment>head of a column of results</comment>
        <translation>studio</translation>
    </message>
    <message>
        <source>SE of p(M|M)</source>
        <comment>head of a column of results</comment>
        <translation>SE di p(M|M)</translation>
    </message>
    <message>
        <source>p mm low</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M) da</translation>
    </message>
    <message>
        <source>p mm high</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M) a</translation>
    </message>
    <message>
        <source>p mm method</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M) metodo</translation>
    </message>
    <message>
        <source>P mm method</source>
        <comment>head of a column of results</comment>
        <translation>P(M|M) metodo</translation>
    </message>
    <message>
        <source>detectability</source>
        <comment>head of a column of results</comment>
        <translation>riconoscibilità</translation>
    </message>
    <message>
        <source>SE</source>
        <comment>head of a column of results</comment>
        <translation>ES</translation>
    </message>
    <message>
        <source>n human</source>
        <comment>head of a column of results</comment>
        <translation>n umano</translation>
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
        <translation>si generalizza a</translation>
    </message>
    <message>
        <source>Generalizes</source>
        <comment>head of a column of results</comment>
        <translation>Si generalizza a</translation>
    </message>
    <message>
        <source>method</source>
        <comment>head of a column of results</comment>
        <translation>metodo</translation>
    </message>
    <message>
        <source>Method</source>
        <comment>head of a column of results</comment>
        <translation>Metodo</translation>
    </message>
    <message>
        <source>note</source>
        <comment>head of a column of results</comment>
        <translation>nota</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>head of a column of results</comment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>scheme</source>
        <comment>head of a column of results</comment>
        <translation>schema</translation>
    </message>
    <message>
        <source>first</source>
        <comment>head of a column of results</comment>
        <translation>primo</translation>
    </message>
    <message>
        <source>second</source>
        <comment>head of a column of results</comment>
        <translation>secondo</translation>
    </message>
    <message>
        <source>code</source>
        <comment>head of a column of results</comment>
        <translation>codice</translation>
    </message>
    <message>
        <source>title</source>
        <comment>head of a column of results</comment>
        <translation>titolo</translation>
    </message>
    <message>
        <source>observed</source>
        <comment>head of a column of results</comment>
        <translation>osservato</translation>
    </message>
    <message>
        <source>expected</source>
        <comment>head of a column of results</comment>
        <translation>atteso</translation>
    </message>
    <message>
        <source>kappa</source>
        <comment>head of a column of results</comment>
        <translation>kappa</translation>
    </message>
    <message>
        <source>assumptions</source>
        <comment>head of a column of results</comment>
        <translation>assunzioni</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <comment>head of a column of results</comment>
        <translation>Assunzioni</translation>
    </message>
    <message>
        <source>against</source>
        <comment>head of a column of results</comment>
        <translation>rispetto a</translation>
    </message>
    <message>
        <source>success</source>
        <comment>head of a column of results</comment>
        <translation>successi</translation>
    </message>
    <message>
        <source>judged</source>
        <comment>head of a column of results</comment>
        <translation>giudicato</translation>
    </message>
    <message>
        <source>statistic</source>
        <comment>head of a column of results</comment>
        <translation>statistica</translation>
    </message>
    <message>
        <source>df</source>
        <comment>head of a column of results</comment>
        <translation>gl</translation>
    </message>
    <message>
        <source>p (Holm)</source>
        <comment>head of a column of results</comment>
        <translation>p (Holm)</translation>
    </message>
    <message>
        <source>effect</source>
        <comment>head of a column of results</comment>
        <translation>effetto</translation>
    </message>
    <message>
        <source>as in</source>
        <comment>head of a column of results</comment>
        <translation>come in</translation>
    </message>
    <message>
        <source>by</source>
        <comment>head of a column of results</comment>
        <translation>per</translation>
    </message>
    <message>
        <source>level</source>
        <comment>head of a column of results</comment>
        <translation>livello</translation>
    </message>
    <message>
        <source>n machine</source>
        <comment>head of a column of results</comment>
        <translation>n macchina</translation>
    </message>
    <message>
        <source>SE of p(H|H)</source>
        <comment>head of a column of results</comment>
        <translation>SE di p(H|H)</translation>
    </message>
    <message>
        <source>truth</source>
        <comment>head of a column of results</comment>
        <translation>verità</translation>
    </message>
    <message>
        <source>bin</source>
        <comment>head of a column of results</comment>
        <translation>classe</translation>
    </message>
    <message>
        <source>stated</source>
        <comment>head of a column of results</comment>
        <translation>dichiarato</translation>
    </message>
    <message>
        <source>calibration error</source>
        <comment>head of a column of results</comment>
        <translation>errore di calibrazione</translation>
    </message>
    <message>
        <source>overconfidence</source>
        <comment>head of a column of results</comment>
        <translation>eccesso di sicurezza</translation>
    </message>
    <message>
        <source>slope</source>
        <comment>head of a column of results</comment>
        <translation>pendenza</translation>
    </message>
    <message>
        <source>slope z</source>
        <comment>head of a column of results</comment>
        <translation>z della pendenza</translation>
    </message>
    <message>
        <source>slope p</source>
        <comment>head of a column of results</comment>
        <translation>p della pendenza</translation>
    </message>
    <message>
        <source>test</source>
        <comment>head of a column of results</comment>
        <translation>test</translation>
    </message>
    <message>
        <source>p human</source>
        <comment>head of a column of results</comment>
        <translation>p umano</translation>
    </message>
    <message>
        <source>p machine</source>
        <comment>head of a column of results</comment>
        <translation>p macchina</translation>
    </message>
    <message>
        <source>p human low</source>
        <comment>head of a column of results</comment>
        <translation>p umano da</translation>
    </message>
    <message>
        <source>p human high</source>
        <comment>head of a column of results</comment>
        <translation>p umano a</translation>
    </message>
    <message>
        <source>p machine low</source>
        <comment>head of a column of results</comment>
        <translation>p macchina da</translation>
    </message>
    <message>
        <source>p machine high</source>
        <comment>head of a column of results</comment>
        <translation>p macchina a</translation>
    </message>
    <message>
        <source>what</source>
        <comment>head of a column of results</comment>
        <translation>cosa</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>head of a column of results</comment>
        <translation>chiesti</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>head of a column of results</comment>
        <translation>superati</translation>
    </message>
    <message>
        <source>question</source>
        <comment>head of a column of results</comment>
        <translation>domanda</translation>
    </message>
    <message>
        <source>n judges</source>
        <comment>head of a column of results</comment>
        <translation>n giudici</translation>
    </message>
    <message>
        <source>value</source>
        <comment>head of a column of results</comment>
        <translation>valore</translation>
    </message>
    <message>
        <source>machines low</source>
        <comment>head of a column of results</comment>
        <translation>macchine da</translation>
    </message>
    <message>
        <source>machines high</source>
        <comment>head of a column of results</comment>
        <translation>macchine a</translation>
    </message>
    <message>
        <source>machines p</source>
        <comment>head of a column of results</comment>
        <translation>macchine p</translation>
    </message>
    <message>
        <source>wilson low</source>
        <comment>head of a column of results</comment>
        <translation>Wilson da</translation>
    </message>
    <message>
        <source>wilson high</source>
        <comment>head of a column of results</comment>
        <translation>Wilson a</translation>
    </message>
    <message>
        <source>n stimuli</source>
        <comment>head of a column of results</comment>
        <translation>n stimoli</translation>
    </message>
    <message>
        <source>term</source>
        <comment>head of a column of results</comment>
        <translation>termine</translation>
    </message>
    <message>
        <source>margin</source>
        <comment>head of a column of results</comment>
        <translation>margine</translation>
    </message>
    <message>
        <source>smallest margin</source>
        <comment>head of a column of results</comment>
        <translation>margine minimo</translation>
    </message>
    <message>
        <source>trained on</source>
        <comment>head of a column of results</comment>
        <translation>addestrato su</translation>
    </message>
    <message>
        <source>is extrapolated</source>
        <comment>head of a column of results</comment>
        <translation>è estrapolato</translation>
    </message>
    <message>
        <source>coefficient</source>
        <comment>head of a column of results</comment>
        <translation>coefficiente</translation>
    </message>
    <message>
        <source>correlation</source>
        <comment>head of a column of results</comment>
        <translation>correlazione</translation>
    </message>
    <message>
        <source>rank</source>
        <comment>head of a column of results</comment>
        <translation>rango</translation>
    </message>
    <message>
        <source>stimulus</source>
        <comment>head of a column of results</comment>
        <translation>stimolo</translation>
    </message>
    <message>
        <source>subject</source>
        <comment>head of a column of results</comment>
        <translation>soggetto</translation>
    </message>
    <message>
        <source>choice</source>
        <comment>head of a column of results</comment>
        <translation>scelta</translation>
    </message>
    <message>
        <source>score</source>
        <comment>head of a column of results</comment>
        <translation>punteggio</translation>
    </message>
    <message>
        <source>people n</source>
        <comment>head of a column of results</comment>
        <translation>persone n</translation>
    </message>
    <message>
        <source>people wrong</source>
        <comment>head of a column of results</comment>
        <translation>persone in errore</translation>
    </message>
    <message>
        <source>text</source>
        <comment>head of a column of results</comment>
        <translation>testo</translation>
    </message>
    <message>
        <source>feature</source>
        <comment>head of a column of results</comment>
        <translation>caratteristica</translation>
    </message>
    <message>
        <source>weight</source>
        <comment>head of a column of results</comment>
        <translation>peso</translation>
    </message>
    <message>
        <source>speaks for</source>
        <comment>head of a column of results</comment>
        <translation>indica</translation>
    </message>
    <message>
        <source>grouped by</source>
        <comment>head of a column of results</comment>
        <translation>raggruppato per</translation>
    </message>
    <message>
        <source>difference</source>
        <comment>head of a column of results</comment>
        <translation>differenza</translation>
    </message>
    <message>
        <source>difference low</source>
        <comment>head of a column of results</comment>
        <translation>differenza da</translation>
    </message>
    <message>
        <source>difference high</source>
        <comment>head of a column of results</comment>
        <translation>differenza a</translation>
    </message>
    <message>
        <source>message</source>
        <comment>head of a column of results</comment>
        <translation>messaggio</translation>
    </message>
    <message>
        <source>evidence</source>
        <comment>head of a column of results</comment>
        <translation>evidenza</translation>
    </message>
    <message>
        <source>evidence sd</source>
        <comment>head of a column of results</comment>
        <translation>DS dell&apos;evidenza</translation>
    </message>
    <message>
        <source>answers</source>
        <comment>head of a column of results</comment>
        <translation>risposte</translation>
    </message>
    <message>
        <source>judges</source>
        <comment>head of a column of results</comment>
        <translation>giudici</translation>
    </message>
    <message>
        <source>p hh low</source>
        <comment>head of a column of results</comment>
        <translation>p(H|H) da</translation>
    </message>
    <message>
        <source>p hh high</source>
        <comment>head of a column of results</comment>
        <translation>p(H|H) a</translation>
    </message>
    <message>
        <source>setting</source>
        <comment>head of a column of results</comment>
        <translation>contesto</translation>
    </message>
    <message>
        <source>turns</source>
        <comment>head of a column of results</comment>
        <translation>turni</translation>
    </message>
    <message>
        <source>n person</source>
        <comment>head of a column of results</comment>
        <translation>n persona</translation>
    </message>
    <message>
        <source>words</source>
        <comment>head of a column of results</comment>
        <translation>parole</translation>
    </message>
    <message>
        <source>person words</source>
        <comment>head of a column of results</comment>
        <translation>parole persona</translation>
    </message>
    <message>
        <source>prompts</source>
        <comment>head of a column of results</comment>
        <translation>spunti</translation>
    </message>
    <message>
        <source>references</source>
        <comment>head of a column of results</comment>
        <translation>riferimenti</translation>
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
        <translation>BLEU-4 da</translation>
    </message>
    <message>
        <source>bleu 4 high</source>
        <comment>head of a column of results</comment>
        <translation>BLEU-4 a</translation>
    </message>
    <message>
        <source>cider</source>
        <comment>head of a column of results</comment>
        <translation>CIDEr</translation>
    </message>
    <message>
        <source>cider low</source>
        <comment>head of a column of results</comment>
        <translation>CIDEr da</translation>
    </message>
    <message>
        <source>cider high</source>
        <comment>head of a column of results</comment>
        <translation>CIDEr a</translation>
    </message>
    <message>
        <source>detectability low</source>
        <comment>head of a column of results</comment>
        <translation>riconoscibilità da</translation>
    </message>
    <message>
        <source>detectability high</source>
        <comment>head of a column of results</comment>
        <translation>riconoscibilità a</translation>
    </message>
    <message>
        <source>n verdicts</source>
        <comment>head of a column of results</comment>
        <translation>n verdetti</translation>
    </message>
    <message>
        <source>topic</source>
        <comment>head of a column of results</comment>
        <translation>argomento</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>head of a column of results</comment>
        <translation>coppie</translation>
    </message>
    <message>
        <source>judges a pair</source>
        <comment>head of a column of results</comment>
        <translation>giudici per coppia</translation>
    </message>
    <message>
        <source>pass rate</source>
        <comment>head of a column of results</comment>
        <translation>tasso di superamento</translation>
    </message>
    <message>
        <source>pooled</source>
        <comment>head of a column of results</comment>
        <translation>complessivo</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>head of a column of results</comment>
        <translation>verdetto</translation>
    </message>
    <message>
        <source>category</source>
        <comment>head of a column of results</comment>
        <translation>categoria</translation>
    </message>
    <message>
        <source>reason</source>
        <comment>head of a column of results</comment>
        <translation>motivo</translation>
    </message>
    <message>
        <source>texts</source>
        <comment>head of a column of results</comment>
        <translation>testi</translation>
    </message>
    <message>
        <source>measure</source>
        <comment>head of a column of results</comment>
        <translation>misura</translation>
    </message>
    <message>
        <source>look</source>
        <comment>head of a column of results</comment>
        <translation>analisi</translation>
    </message>
    <message>
        <source>error unadjusted</source>
        <comment>head of a column of results</comment>
        <translation>errore non corretto</translation>
    </message>
    <message>
        <source>strategy</source>
        <comment>head of a column of results</comment>
        <translation>strategia</translation>
    </message>
    <message>
        <source>accuracy</source>
        <comment>head of a column of results</comment>
        <translation>accuratezza</translation>
    </message>
    <message>
        <source>accuracy low</source>
        <comment>head of a column of results</comment>
        <translation>accuratezza da</translation>
    </message>
    <message>
        <source>accuracy high</source>
        <comment>head of a column of results</comment>
        <translation>accuratezza a</translation>
    </message>
    <message>
        <source>rate</source>
        <comment>head of a column of results</comment>
        <translation>tasso</translation>
    </message>
    <message numerus="yes">
        <source>%n judges</source>
        <translation>
            <numerusform>%n giudice</numerusform>
            <numerusform>%n giudici</numerusform>
        </translation>
    </message>
    <message>
        <source>a single coder</source>
        <translation>un solo codificatore</translation>
    </message>
    <message>
        <source>{name}: kind is {kind}. Use one of: {kinds}.</source>
        <translation>{name}: kind è {kind}. Scriva uno tra: {kinds}.</translation>
    </message>
    <message>
        <source>{name}: a scheme needs 1 to {most_categories} [[category]] tables.</source>
        <translation>{name}: servono da 1 a {most_categories} [[category]].</translation>
    </message>
    <message>
        <source>{name}: a {key} is missing. Add {key} = &quot;...&quot;.</source>
        <translation>{name}: da qualche parte manca {key}. Scriva {key} = &quot;...&quot;.</translation>
    </message>
    <message>
        <source>Correct the file, or remove it from the folder.</source>
        <translation>Corregga il file o lo tolga dalla cartella.</translation>
    </message>
    <message>
        <source>Available: {known}.</source>
        <translation>Esistono: {known}.</translation>
    </message>
    <message>
        <source>below the block&apos;s time limit</source>
        <translation>più rapida del limite del blocco</translation>
    </message>
    <message>
        <source>Marked as too fast when it was given; {needed}.</source>
        <translation>Segnata come troppo rapida al momento della risposta; {needed}.</translation>
    </message>
    <message>
        <source>at least {limit_s} s required</source>
        <translation>servono almeno {limit_s} s</translation>
    </message>
    <message>
        <source>Incorrect answer to the control question {asked}: {choice}.</source>
        <translation>La domanda di controllo {asked} ha avuto una risposta sbagliata: {choice}.</translation>
    </message>
    <message>
        <source>Answer to the question {question}: {given}.</source>
        <translation>Alla domanda {question} è stato risposto: {given}.</translation>
    </message>
    <message>
        <source>Session {place} of this participant; only the first one counts: {first}.</source>
        <translation>Sessione {place} di questo partecipante; conta solo la prima, {first}.</translation>
    </message>
    <message>
        <source>The answer to {field} is {given}; required: {needed}.</source>
        <translation>La risposta a {field} è {given}; serve {needed}.</translation>
    </message>
    <message>
        <source>There is no answer to {field}; required: {needed}.</source>
        <translation>Manca la risposta a {field}; serve {needed}.</translation>
    </message>
    <message>
        <source>There are more than {tried} ways to distribute the remaining trials over agents. The {tried} most demanding ways were checked and can be drawn; the others were not checked.</source>
        <translation>Le prove rimanenti possono essere ripartite tra gli agenti in più di {tried} modi. I {tried} provati, dai più difficili, sono estraibili; gli altri non sono stati provati.</translation>
    </message>
    <message>
        <source>Make the number of trials a multiple of the number of agents, or add answers to other prompts.</source>
        <translation>Renda il numero di prove un multiplo del numero di agenti o aggiunga risposte ad altri spunti.</translation>
    </message>
    <message>
        <source>{needed} of length {length} needed, {there} available</source>
        <translation>servono {needed} di lunghezza {length}, ce ne sono {there}</translation>
    </message>
    <message>
        <source>{needed} needed, {there} available</source>
        <translation>ne servono {needed}, ce ne sono {there}</translation>
    </message>
    <message>
        <source>Add answers to other prompts, reduce the number of trials, or set repeat_prompts = true.</source>
        <translation>Aggiunga risposte ad altri spunti, ne chieda meno o imposti repeat_prompts = true.</translation>
    </message>
    <message>
        <source>Add some, or set what to draw instead, for example mix = {{ {letters} = {number} }}.</source>
        <translation>Ne aggiunga o indichi che cosa estrarre al loro posto, ad es. mix = {{ {letters} = {number} }}.</translation>
    </message>
    <message>
        <source>Add longer conversations, or remove the long values from lengths.</source>
        <translation>Aggiunga conversazioni più lunghe o tolga quelle lunghe da lengths.</translation>
    </message>
    <message>
        <source>Add answers, or reduce the number of trials.</source>
        <translation>Aggiunga risposte o ne chieda meno.</translation>
    </message>
    <message>
        <source>Set trials to 1 or more.</source>
        <translation>Ne chieda almeno una.</translation>
    </message>
    <message>
        <source>Add rows to it.</source>
        <translation>Ne aggiunga alcune.</translation>
    </message>
    <message>
        <source>Increase trials, or remove some of them.</source>
        <translation>Aumenti trials o ne tolga alcune.</translation>
    </message>
    <message>
        <source>Control trials requested: {trials}; rows of {table} reserved for control trials: {control}.</source>
        <translation>Prove di controllo richieste: {trials}; righe di {table} riservate al controllo: {control}.</translation>
    </message>
    <message>
        <source>Mark more rows with control = yes, or list fewer positions.</source>
        <translation>Segni altre righe con control = yes o indichi meno posizioni.</translation>
    </message>
    <message>
        <source>Practice trials requested: {practice}; rows of {table} reserved for practice: {practice2}.</source>
        <translation>Prove di esercizio richieste: {practice}; righe di {table} riservate all&apos;esercizio: {practice2}.</translation>
    </message>
    <message>
        <source>Mark more rows with practice = yes, or reduce practice.</source>
        <translation>Segni altre righe con practice = yes o riduca practice.</translation>
    </message>
    <message>
        <source>A length is below 1 or listed twice.</source>
        <translation>Una lunghezza è inferiore a 1 o indicata due volte.</translation>
    </message>
    <message>
        <source>{position} is fixed at position {position2}, but {table} has no row with that ID.</source>
        <translation>{position} è fissato alla posizione {position2}, ma {table} non ha una riga con quell&apos;id.</translation>
    </message>
    <message>
        <source>Correct the ID, or remove it.</source>
        <translation>Corregga l&apos;id o lo tolga.</translation>
    </message>
    <message>
        <source>{twice} is fixed at more than one position.</source>
        <translation>{twice} è fissato in due posizioni.</translation>
    </message>
    <message>
        <source>Fix it at one position only.</source>
        <translation>Lo fissi in una sola.</translation>
    </message>
    <message>
        <source>The fixed stimuli {ids} have the same prompt, and no judge sees a prompt twice.</source>
        <translation>Gli stimoli fissi {ids} hanno lo stesso spunto e nessun giudice incontra uno spunto due volte.</translation>
    </message>
    <message>
        <source>Fix different stimuli, or set repeat_prompts = true.</source>
        <translation>Ne fissi altri o imposti repeat_prompts = true.</translation>
    </message>
    <message>
        <source>The mix contains a negative number.</source>
        <translation>Il mix contiene un numero inferiore a 0.</translation>
    </message>
    <message>
        <source>Use 0 or more.</source>
        <translation>Scriva 0 o più.</translation>
    </message>
    <message>
        <source>The mix adds up to {values}, but {drawn} of the {trials} trials are drawn ({trials2} are control trials, {fixed} are fixed).</source>
        <translation>Il mix somma a {values}, ma delle {trials} prove ne vengono estratte {drawn} ({trials2} sono di controllo, {fixed} fisse).</translation>
    </message>
    <message>
        <source>in addition to the fixed ones</source>
        <translation>oltre a quelle fisse</translation>
    </message>
    <message>
        <source>Position {position} is listed twice.</source>
        <translation>La posizione {position} è indicata due volte.</translation>
    </message>
    <message>
        <source>List each position once.</source>
        <translation>Indichi ogni posizione una sola volta.</translation>
    </message>
    <message>
        <source>{what} is at position {position}, but the block only has trials 1 to {trials}.</source>
        <translation>{what} è alla posizione {position}, ma il blocco ha le prove da 1 a {trials}.</translation>
    </message>
    <message>
        <source>Choose a position within the block, or increase trials.</source>
        <translation>Indichi una posizione interna al blocco o aumenti trials.</translation>
    </message>
    <message>
        <source>Consent: name {signature}, saved separately</source>
        <translation>Consenso: un nome è {signature} e si conserva separato</translation>
    </message>
    <message>
        <source>Some sessions show stimuli of {table} in two blocks, in a pair or on their own: {name}{more}. There are too few other stimuli.</source>
        <translation>Alcune sessioni mostrano stimoli di {table} in due blocchi, in coppia o da soli: {name}{more}. C&apos;è troppo poco altro da mostrare.</translation>
    </message>
    <message>
        <source>Add stimuli, reduce the number of trials, or give each block its own table.</source>
        <translation>Aggiunga stimoli, ne chieda meno o dia a ogni blocco una tabella propria.</translation>
    </message>
    <message>
        <source>Remove them from the table, or include them in the mix.</source>
        <translation>Le escluda dalla tabella o dia loro un posto nel mix.</translation>
    </message>
    <message>
        <source>Plan more participants, more trials, or fewer answers.</source>
        <translation>Preveda più partecipanti, più prove o meno risposte.</translation>
    </message>
    <message>
        <source>Add {what} trials, or clear the column {what} in these rows.</source>
        <translation>Chieda prove {what} o svuoti la colonna {what} di queste righe.</translation>
    </message>
    <message>
        <source>Remove these lengths, or add longer conversations.</source>
        <translation>Tolga queste lunghezze o aggiunga conversazioni più lunghe.</translation>
    </message>
    <message>
        <source>Add a control question to every answer, or set questions = &quot;every&quot; or &quot;none&quot;.</source>
        <translation>Ne dia una a ogni risposta o scriva questions = &quot;every&quot; o &quot;none&quot;.</translation>
    </message>
    <message>
        <source>This block shares {table} with another block, and a session never shows a stimulus twice. After the other block, too few stimuli remain. {missing}</source>
        <translation>Condivide {table} con un altro blocco e nessuna sessione mostra uno stimolo due volte; dopo un blocco ne restavano troppo pochi. {missing}</translation>
    </message>
    <message>
        <source>Add answers, reduce the number of trials, or give each block its own table.</source>
        <translation>Aggiunga risposte, ne chieda meno o dia a ogni blocco una tabella propria.</translation>
    </message>
    <message>
        <source>{name} is also fixed in block {name2}, and a session never shows a stimulus twice.</source>
        <translation>{name} è fissato anche nel blocco {name2} e nessuna sessione lo mostra due volte.</translation>
    </message>
    <message>
        <source>Fix a different stimulus.</source>
        <translation>Ne fissi un altro.</translation>
    </message>
    <message>
        <source>unknown kind {values}</source>
        <translation>il tipo {values} è sconosciuto</translation>
    </message>
    <message>
        <source>unknown settings: {unknown}</source>
        <translation>le impostazioni {unknown} sono sconosciute</translation>
    </message>
    <message>
        <source>the ID {id} contains a |, which is used to join IDs</source>
        <translation>l&apos;id {id} contiene un |, che serve a unire gli id</translation>
    </message>
    <message>
        <source>You can answer after the animation has played once.</source>
        <translation>Una risposta si accetta dopo una riproduzione intera.</translation>
    </message>
    <message>
        <source>The session has ended; there is nothing to answer.</source>
        <translation>La sessione è conclusa; non c&apos;è nulla a cui rispondere.</translation>
    </message>
    <message>
        <source>Only a trial can go unanswered.</source>
        <translation>Solo una prova può restare senza risposta.</translation>
    </message>
    <message>
        <source>Only consent can be refused.</source>
        <translation>Solo la pagina del consenso si può rifiutare.</translation>
    </message>
    <message>
        <source>This step has no question {unknown}.</source>
        <translation>Questo passo non chiede {unknown}.</translation>
    </message>
    <message>
        <source>Given the other answers, this step doesn&apos;t ask {idle}.</source>
        <translation>Dopo le altre risposte questo passo non chiede {idle}.</translation>
    </message>
    <message>
        <source>The key was held down. Release it, then press it again.</source>
        <translation>Il tasto era tenuto premuto; una risposta richiede una nuova pressione.</translation>
    </message>
    <message>
        <source>You can answer after {look_first_s} s.</source>
        <translation>Una risposta si accetta dopo {look_first_s} s.</translation>
    </message>
    <message>
        <source>{key} still needs an answer.</source>
        <translation>A questo passo manca ancora una risposta a {key}.</translation>
    </message>
    <message>
        <source>There is no whole number between 0 and {n}.</source>
        <translation>Non esiste un numero intero da 0 a {n}.</translation>
    </message>
    <message>
        <source>no data for this result</source>
        <translation>non ci sono dati per questo</translation>
    </message>
    <message>
        <source>{code} already has session {number} in this study, started {time}</source>
        <translation>{code} ha già la sessione {number} in questo studio, iniziata il {time}</translation>
    </message>
    <message>
        <source>{begun} ({state}). A new session gets the number {number}.</source>
        <translation>{begun} ({state}). Una nuova riceve il numero {number}.</translation>
    </message>
    <message>
        <source>Is this the correct code?</source>
        <translation>È il codice giusto?</translation>
    </message>
    <message>
        <source>{code} withdrew on {day}, and the data were deleted. Use a new code.</source>
        <translation>{code} si è ritirato il {day} e i dati sono stati eliminati. A chi viene ora serve un altro codice.</translation>
    </message>
    <message>
        <source>{code} already has session {number} in this study, started {time} at {kiosk}</source>
        <translation>{code} ha già la sessione {number} in questo studio, iniziata il {time} su {kiosk}</translation>
    </message>
    <message>
        <source>{other} and {code} count as the same code: {begun}</source>
        <translation>{other} e {code} sono lo stesso codice: {begun}</translation>
    </message>
    <message>
        <source>{begun}, and it is still running. Is this the correct code?</source>
        <translation>{begun}, ed è ancora in corso. È il codice giusto?</translation>
    </message>
    <message>
        <source>{code} was created for the study {study}. Is this the correct study?</source>
        <translation>{code} è stato creato per lo studio {study}. È lo studio giusto?</translation>
    </message>
    <message>
        <source>{code} contains a typo: its last character doesn&apos;t match the others.</source>
        <translation>{code} è digitato male: l&apos;ultimo carattere non è coerente con gli altri.</translation>
    </message>
    <message numerus="yes">
        <source>{code} is not one of the %n codes created for this study.</source>
        <translation>
            <numerusform>{code} non corrisponde al %n codice creato per questo studio.</numerusform>
            <numerusform>{code} non è tra i %n codici creati per questo studio.</numerusform>
        </translation>
    </message>
    <message>
        <source>makers are sealed</source>
        <translation>di chi, è sigillato</translation>
    </message>
    <message>
        <source>Not known yet. Chance is 0.5.</source>
        <translation>Non ancora nota. 0.5 è il caso.</translation>
    </message>
    <message>
        <source>Detectability over sessions</source>
        <translation>Riconoscibilità nel corso delle sessioni</translation>
    </message>
    <message>
        <source>Answers per minute</source>
        <translation>Risposte al minuto</translation>
    </message>
    <message>
        <source>Up to session {number}: {value}, {interval}</source>
        <translation>Fino alla sessione {number}: {value}, {interval}</translation>
    </message>
    <message>
        <source>{value}. Chance is 0.5, certainty is 1.</source>
        <translation>{value}. 0,5 è il caso, 1 la certezza.</translation>
    </message>
    <message>
        <source>{value}, {interval}. Chance is 0.5, certainty is 1.</source>
        <translation>{value}, {interval}. 0,5 è il caso, 1 la certezza.</translation>
    </message>
    <message>
        <source>Detectability with its interval</source>
        <translation>Riconoscibilità con il suo intervallo</translation>
    </message>
    <message>
        <source>Fewer than {fewest} verdicts</source>
        <translation>Meno di {fewest} giudizi</translation>
    </message>
    <message numerus="yes">
        <source>%n answers in the last minute, at most {most} in one of the last {minutes}.</source>
        <translation>
            <numerusform>%n risposta nell&apos;ultimo minuto, al massimo {most} in uno degli ultimi {minutes}.</numerusform>
            <numerusform>%n risposte nell&apos;ultimo minuto, al massimo {most} in uno degli ultimi {minutes}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No answers in the last %n minutes.</source>
        <translation>
            <numerusform>Nessuna risposta da %n minuto.</numerusform>
            <numerusform>Nessuna risposta negli ultimi %n minuti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Minutes ago</source>
        <translation>Minuti fa</translation>
    </message>
    <message>
        <source>Up to session {number}: {value}</source>
        <translation>Fino alla sessione {number}: {value}</translation>
    </message>
    <message>
        <source>{keys} on the participant&apos;s keyboard pauses or ends a session, and closes the final screen.</source>
        <translation>{keys} sulla tastiera del partecipante sospende o termina la sessione e, al termine, chiude la schermata finale.</translation>
    </message>
    <message>
        <source>Pages need {size}; text is cut off on this screen.</source>
        <translation>Le pagine richiedono {size}; qui il testo viene tagliato.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t prevent this. Turn off the screen saver and sleep in the system&apos;s settings.</source>
        <translation>Qui non si può impedire. Disattivi salvaschermo e sospensione nelle impostazioni del sistema.</translation>
    </message>
    <message>
        <source>In the system&apos;s settings, set the date and time, and turn on automatic network time.</source>
        <translation>Imposti data e ora nelle impostazioni del sistema e le faccia regolare dalla rete.</translation>
    </message>
    <message>
        <source>At this scaling, the screen only has {size}.</source>
        <translation>Il ridimensionamento lascia spazio solo per {size}.</translation>
    </message>
    <message>
        <source>This system doesn&apos;t report when the screen turns off.</source>
        <translation>Su questo sistema non è stato possibile sapere quando lo schermo si spegne.</translation>
    </message>
    <message>
        <source>TuringDesk prevents this during sessions.</source>
        <translation>È impedita mentre è in corso una sessione.</translation>
    </message>
    <message>
        <source>On this system, the kiosk can&apos;t block Alt+Tab and similar shortcuts.</source>
        <translation>Questo sistema non consente alla postazione di bloccare Alt+Tab e tasti simili.</translation>
    </message>
    <message>
        <source>Close other programs, or run the kiosk in a user account without any. On Linux, choose an X11 session at login.</source>
        <translation>Chiuda gli altri programmi o usi la postazione in un account che non ne ha. Su Linux scelga una sessione X11 all&apos;accesso.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t write to {folder}.</source>
        <translation>{folder} non è scrivibile.</translation>
    </message>
    <message>
        <source>Free some space. At least {size} should be free.</source>
        <translation>Faccia spazio: dovrebbero essere liberi almeno {size}.</translation>
    </message>
    <message>
        <source>The clock shows {now}; the newest data are {time} ahead.</source>
        <translation>Segna {now}; i dati più recenti sono avanti di {time}.</translation>
    </message>
    <message>
        <source>Clock not synchronized ({now}).</source>
        <translation>Segna {now} e non è regolato dalla rete.</translation>
    </message>
    <message>
        <source>The clock shows {now}.</source>
        <translation>Segna {now}.</translation>
    </message>
    <message>
        <source>Change it back, or continue if you want this layout.</source>
        <translation>La ripristini, oppure continui se è voluta.</translation>
    </message>
    <message>
        <source>The screen never turns off.</source>
        <translation>Lo schermo non si spegne mai.</translation>
    </message>
    <message>
        <source>The screen turns off or the computer sleeps after {time}.</source>
        <translation>Lo schermo si spegne o il computer va in sospensione dopo {time}.</translation>
    </message>
    <message>
        <source>Alt+Tab and similar shortcuts are blocked.</source>
        <translation>Alt+Tab e tasti simili non fanno uscire dalla postazione.</translation>
    </message>
    <message>
        <source>Give this user permission to write to it.</source>
        <translation>Conceda a questo utente il permesso di scrittura in quella cartella.</translation>
    </message>
    <message>
        <source>The clock shows {now}, which is before this version of TuringDesk was built.</source>
        <translation>Segna {now}, prima della creazione di questo programma.</translation>
    </message>
    <message>
        <source>Clock synchronized ({now}).</source>
        <translation>Segna {now}, regolato dalla rete.</translation>
    </message>
    <message>
        <source>This system doesn&apos;t report the keyboard layout.</source>
        <translation>Su questo sistema non è stato possibile leggere la disposizione.</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrotta</translation>
    </message>
    <message>
        <source>Session {number}, marked as pilot, {when}, {who}: {text}</source>
        <translation>Sessione {number}, resa pilota, {when}, {who}: {text}</translation>
    </message>
    <message>
        <source>clock changed</source>
        <translation>orologio regolato</translation>
    </message>
    <message numerus="yes">
        <source>%n characters that are invisible or can&apos;t be stored were removed.</source>
        <translation>
            <numerusform>%n carattere che non si può mostrare né salvare è stato tralasciato.</numerusform>
            <numerusform>%n caratteri che non si possono mostrare né salvare sono stati tralasciati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spreadsheet errors instead of values: correct them</source>
        <translation>
            <numerusform>%n errore del foglio di calcolo al posto di un valore: lo corregga</numerusform>
            <numerusform>%n errori del foglio di calcolo al posto di un valore: li corregga</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n merged cells: only the first cell of each contains the text. Fill in the other cells.</source>
        <translation>
            <numerusform>%n cella unita: il testo è nella prima cella, le altre sono vuote. Le compili.</numerusform>
            <numerusform>%n celle unite: il testo è nella prima cella di ciascuna, le altre sono vuote. Le compili.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formulas: their displayed values were pasted as text.</source>
        <translation>
            <numerusform>%n formula: è stato incollato come testo ciò che mostra.</numerusform>
            <numerusform>%n formule: è stato incollato come testo ciò che mostrano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells starting with = were pasted as text; formulas are not calculated here</source>
        <translation>
            <numerusform>%n cella che inizia con = resta testo; qui non si calcolano formule</numerusform>
            <numerusform>%n celle che iniziano con = restano testo; qui non si calcolano formule</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers with a comma: use a decimal point if you mean a number</source>
        <translation>
            <numerusform>%n numero con la virgola: scriva un punto dove serve un numero</numerusform>
            <numerusform>%n numeri con la virgola: scriva un punto dove serve un numero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells look like dates: check that the spreadsheet didn&apos;t convert them</source>
        <translation>
            <numerusform>%n data o qualcosa che è stato trasformato in una data: controlli che sia ciò che era stato digitato</numerusform>
            <numerusform>%n date o qualcosa che è stato trasformato in una data: controlli che sia ciò che era stato digitato</numerusform>
        </translation>
    </message>
    <message>
        <source>The record that starts in line {start} is not valid CSV: {problem}. Correct its quotes in a text editor, then open the table again.</source>
        <translation>Il record che inizia alla riga {start} non è CSV: {problem}. Corregga le sue virgolette in un editor di testo, poi riapra la tabella.</translation>
    </message>
    <message>
        <source>Explain why the study was changed. The report lists it as a deviation.</source>
        <translation>Dica perché lo studio è stato modificato; il rapporto lo mostra come scostamento.</translation>
    </message>
    <message>
        <source>This row is not a JSON object, so it has no cells. Correct its first cell, which shows the whole line: {...}.</source>
        <translation>Questa riga non è un oggetto JSON, quindi non ha celle. Corregga la sua prima cella, che mostra l&apos;intera riga: {...}.</translation>
    </message>
    <message>
        <source>There is already a picture called {name}. Rename this one, or replace the other.</source>
        <translation>C&apos;è un&apos;altra immagine chiamata {name}. Rinomini questa o sostituisca l&apos;altra.</translation>
    </message>
    <message>
        <source>{name} has {width} x {height} pixels. Make it smaller: at most {longest_side} per side and {most_pixels} in total.</source>
        <translation>{name} ha {width} x {height} pixel. La riduca: al massimo {longest_side} per lato, {most_pixels} in tutto.</translation>
    </message>
    <message>
        <source>There is already a picture {known}, which differs from {name} only by case. Rename one of them.</source>
        <translation>C&apos;è un&apos;immagine {known}, che differisce da {name} solo per maiuscole e minuscole. Ne rinomini una.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be shown as a picture: {problem}. Save it as PNG or JPEG.</source>
        <translation>{name} non è un&apos;immagine visualizzabile: {problem}. La salvi come PNG o JPEG.</translation>
    </message>
    <message>
        <source>{folder} is not empty. Choose a folder that doesn&apos;t exist yet.</source>
        <translation>{folder} non è vuota. Indichi una cartella che non esiste ancora.</translation>
    </message>
    <message>
        <source>{name} could not be saved. {problem} Your changes are still here; save again.</source>
        <translation>{name} non ha potuto essere salvato. {problem} Qui non va perso nulla; salvi di nuovo.</translation>
    </message>
    <message>
        <source>{files} changed on disk after you opened the study. Open the study again to see the change, or save anyway to overwrite it.</source>
        <translation>{files}: modifica sul disco dopo che lo studio è stato aperto qui. Riapra lo studio per vederla, oppure salvi comunque per sostituirla.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be saved: it is open in another program, or you don&apos;t have permission to write to the folder. Close it in Excel, then save again. Your changes are still here.</source>
        <translation>{name} non può essere scritto: lo occupa un altro programma, o Le manca il permesso di scrivere nella cartella. Lo chiuda in Excel, poi salvi di nuovo. Qui non va perso nulla.</translation>
    </message>
    <message>
        <source>{named} no longer exists. Add it again, or remove it here, then save.</source>
        <translation>{named} non c&apos;è più. Lo aggiunga di nuovo o lo rimuova qui, poi salvi.</translation>
    </message>
    <message>
        <source>{written} is not in the study&apos;s folder, so you can&apos;t edit it here.</source>
        <translation>{written} non è nella cartella dello studio, quindi non si modifica qui.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be removed. {problem} Your changes are still here; save again.</source>
        <translation>{name} non può essere rimosso. {problem} Qui non va perso nulla; salvi di nuovo.</translation>
    </message>
    <message>
        <source>{name} is not a table that TuringDesk can read. Save it as one of {known}.</source>
        <translation>{name} non è una tabella leggibile. La salvi in uno di questi formati: {known}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells to the right of column {last} are not read ({cells}).</source>
        <translation>
            <numerusform>%n cella a destra della colonna {last} non letta ({cells}).</numerusform>
            <numerusform>%n celle a destra della colonna {last} non lette ({cells}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranges of merged cells ({cells}): only the first cell of each contains the text. Fill in the other cells.</source>
        <translation>
            <numerusform>%n intervallo di celle unite ({cells}): solo la prima cella ha il testo. Compili le altre.</numerusform>
            <numerusform>%n intervalli di celle unite ({cells}): solo la prima cella di ciascuno ha il testo. Compili le altre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formulas ({cells}): their last saved values are used.</source>
        <translation>
            <numerusform>%n formula ({cells}): è stato preso il valore dell&apos;ultimo salvataggio.</numerusform>
            <numerusform>%n formule ({cells}): è stato preso il valore dell&apos;ultimo salvataggio.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is a workbook, although its name says otherwise. Change the ending to .xlsx.</source>
        <translation>{name} è una cartella di lavoro, benché il nome dica altro. Lo faccia terminare in .xlsx.</translation>
    </message>
    <message>
        <source>{name} is larger than 256 MB. Split it into several tables.</source>
        <translation>{name} supera i 256 MB. Lo divida in più tabelle.</translation>
    </message>
    <message>
        <source>The workbook has no visible sheet.</source>
        <translation>La cartella di lavoro non ha alcun foglio visibile: sono tutti nascosti.</translation>
    </message>
    <message>
        <source>Unhide a sheet in Excel, and save the workbook.</source>
        <translation>Mostri il foglio in Excel e salvi.</translation>
    </message>
    <message>
        <source>{name} is not valid CSV: {problem}. Save it again as CSV UTF-8.</source>
        <translation>{name} non è CSV: {problem}. Lo salvi di nuovo come CSV UTF-8.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 and was read as Western European (Windows). Check letters with accents.</source>
        <translation>Il file non è UTF-8 ed è stato letto come europeo occidentale (Windows). Controlli le lettere accentate.</translation>
    </message>
    <message>
        <source>Answers faster than {usual} s are excluded from results. You can change this in Rules.</source>
        <translation>Le risposte date in meno di {usual} s sono escluse dai risultati; si cambia in Regole.</translation>
    </message>
    <message>
        <source>Participants don&apos;t see all {rows} rows: they see each prompt once at most, and as many answers by humans as by machines. You can change the number of trials in the block.</source>
        <translation>I partecipanti non vedono tutte le {rows} righe: vedono ogni spunto al massimo una volta, e tante risposte di umani quante di macchine. Il numero di prove si può cambiare nel blocco.</translation>
    </message>
    <message>
        <source>{name} has no rows below the first one, which contains the column names.</source>
        <translation>{name} non ha righe sotto la prima, che dà i nomi delle colonne.</translation>
    </message>
    <message>
        <source>{value} is neither human nor machine (rows: {count}). Choose which one it is.</source>
        <translation>{value} non dice né umano né macchina (righe: {count}). Scriva quale dei due.</translation>
    </message>
    <message>
        <source>Columns that were not imported: {left}.</source>
        <translation>Colonne non riprese: {left}.</translation>
    </message>
    <message>
        <source>Pictures missing from the folder: {names} (cells: {rows}).</source>
        <translation>Immagini che non sono nella cartella: {names} (celle: {rows}).</translation>
    </message>
    <message>
        <source>Pictures in the folder that no row uses and that were not copied: {idle}.</source>
        <translation>Immagini della cartella che nessuna riga indica e che non sono state copiate: {idle}.</translation>
    </message>
    <message>
        <source>{name} is not a table: its name doesn&apos;t end in one of {formats}.</source>
        <translation>{name} non è una tabella: il nome non termina in nessuno di {formats}.</translation>
    </message>
    <message>
        <source>The first sheet is empty. Add column names in Excel first.</source>
        <translation>Il primo foglio è vuoto. Prima dia un nome alle sue colonne in Excel.</translation>
    </message>
    <message>
        <source>{name} is an Excel workbook, which you can&apos;t edit here. Copy its rows to a .csv table, or edit it in Excel.</source>
        <translation>{name} è una cartella di lavoro Excel, che qui non viene modificata. Ne copi le righe in una tabella .csv o la modifichi in Excel.</translation>
    </message>
    <message>
        <source>There is already a column {name}.</source>
        <translation>C&apos;è già una colonna {name}.</translation>
    </message>
    <message>
        <source>the parts of one table, such as [[block]], are not together</source>
        <translation>le parti di una stessa tabella, come [[block]], non sono contigue</translation>
    </message>
    <message>
        <source>the layout of study.toml doesn&apos;t allow this change</source>
        <translation>study.toml è scritto in un modo che non lascia posto a questa modifica</translation>
    </message>
    <message>
        <source>the text would have a different meaning</source>
        <translation>il testo direbbe qualcos&apos;altro</translation>
    </message>
    <message>
        <source>{what}: {problem}. Edit it in a text editor.</source>
        <translation>{what}: {problem}. Lo modifichi in un editor di testo.</translation>
    </message>
    <message>
        <source>{key} has no element {number}.</source>
        <translation>In {key} non c&apos;è l&apos;elemento {number}.</translation>
    </message>
    <message>
        <source>The ending of {name} is unknown. Known endings: {known}. For a folder for sharing, use {named}.</source>
        <translation>{name} non termina con un suffisso noto: {known}. Una cartella da condividere richiede {named}.</translation>
    </message>
    <message>
        <source>The column names of {title} are only available for CSV. Choose the format CSV, or keep the default column names.</source>
        <translation>Solo i file CSV possono avere i nomi delle colonne di {title}. Scelga il formato CSV o lasci i nomi delle colonne come sono.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the data folder {data}. Check the name.</source>
        <translation>La cartella dei dati {data} non esiste. Controlli il nome.</translation>
    </message>
    <message>
        <source>Some texts start with =, +, -, or @: {where}.</source>
        <translation>Alcuni testi iniziano con =, +, - o @: {where}.</translation>
    </message>
    <message>
        <source>{what} An apostrophe was added before each one, so that spreadsheets don&apos;t read it as a formula.</source>
        <translation>{what} Davanti a ciascuno è stato messo un apostrofo, così nessuno è una formula.</translation>
    </message>
    <message>
        <source>{forms} contains the answers to forms.</source>
        <translation>{forms} contiene le risposte ai questionari.</translation>
    </message>
    <message>
        <source>The sheet {name}</source>
        <translation>Il foglio {name}</translation>
    </message>
    <message>
        <source>The list of exclusions</source>
        <translation>L&apos;elenco delle esclusioni</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the folder {parent}. Create it, or choose another one.</source>
        <translation>La cartella {parent} non esiste. La crei o ne scelga un&apos;altra.</translation>
    </message>
    <message>
        <source>{path} is a folder. Enter the name of a file in it.</source>
        <translation>{path} è una cartella. Indichi il nome di un file al suo interno.</translation>
    </message>
    <message>
        <source>{path} already exists. Choose a new name, or delete it first.</source>
        <translation>{path} esiste già e verrebbe sovrascritto. Scelga un nuovo nome o lo elimini.</translation>
    </message>
    <message>
        <source>Verification of {name} failed: {problem}. The disk may be failing; export to another one.</source>
        <translation>{name} non si rilegge correttamente: {problem}. Il disco potrebbe essere guasto; esporti su un altro.</translation>
    </message>
    <message>
        <source>There are more than {most_rows} rows, the limit of a sheet. Export as CSV, or export one study at a time with --study.</source>
        <translation>Ci sono più di {most_rows} righe, il massimo per un foglio. Esporti come CSV, oppure uno studio per volta con --study.</translation>
    </message>
    <message>
        <source>Verification of the sheet {name} failed: it contains {found} of {written} rows. The disk may be failing; export to another one.</source>
        <translation>Il foglio {name} si rilegge con {found} righe su {written}. Il disco potrebbe essere guasto; esporti su un altro.</translation>
    </message>
    <message>
        <source>A new folder for sharing: one table for each session and task, as is usual in brain imaging.</source>
        <translation>Una nuova cartella da condividere: una tabella per sessione e compito, come nelle neuroimmagini.</translation>
    </message>
    <message>
        <source>A BIDS folder contains one study, but the data contain {studies}. Choose one of them.</source>
        <translation>Una cartella BIDS contiene un solo studio; qui ci sono {studies}. Ne scelga uno.</translation>
    </message>
    <message>
        <source>The file {name}</source>
        <translation>Il file {name}</translation>
    </message>
    <message>
        <source>One row for each answered question. UTF-8, commas, CR LF; for R, pandas, and most other programs.</source>
        <translation>Una riga per ogni domanda con risposta: UTF-8, virgola, CR LF, per R, pandas e tutto il resto.</translation>
    </message>
    <message>
        <source>One object for each answered question. Missing values are null.</source>
        <translation>Un oggetto per ogni domanda con risposta, valori mancanti null.</translation>
    </message>
    <message>
        <source>Verification of {name} failed: it contains {found} of {in_journals} rows. The disk may be failing; export to another one.</source>
        <translation>{name} si rilegge con {found} righe su {in_journals}. Il disco potrebbe essere guasto; esporti su un altro.</translation>
    </message>
    <message>
        <source>A new folder for sharing: one CSV file for each session, with a description of every column.</source>
        <translation>Una nuova cartella da condividere: un file CSV per sessione, con la descrizione di ogni colonna.</translation>
    </message>
    <message>
        <source>Long format with TRUE, FALSE, and NA, and an R script that reads it with types and levels.</source>
        <translation>Formato lungo, TRUE, FALSE e NA, e uno script R che lo legge con tipi e livelli.</translation>
    </message>
    <message>
        <source>A .sav file with variable and value labels. Participants and forms are in separate files next to it.</source>
        <translation>Un file .sav con etichette di variabili e valori; partecipanti e questionari in file a parte.</translation>
    </message>
    <message>
        <source>Summary, responses, participants, stimuli, analyses, exclusions, and codebook. Text is never converted to formulas or dates.</source>
        <translation>Riepilogo, risposte, partecipanti, stimoli, analisi, esclusioni e codebook. Il testo non viene mai convertito in formule o date.</translation>
    </message>
    <message>
        <source>No verdicts count, so no results can be computed. The flow of participants shows what was excluded.</source>
        <translation>Nessun giudizio conta. Senza giudizi non si può calcolare alcun risultato; il flusso dei partecipanti dice che cosa è stato escluso.</translation>
    </message>
    <message>
        <source>No study was preregistered before data collection, so no result counts as planned. Treat all results and tests as exploratory.</source>
        <translation>Nessuno studio è stato preregistrato prima della raccolta dei dati, quindi nessun risultato vale come pianificato. Consideri esplorativi tutti i risultati e i test.</translation>
    </message>
    <message>
        <source>Until the seal was opened, no one who ran sessions could know who made what. Sessions were drawn blind, from as many answers of each kind to a prompt as the mix requires, so the number of human answers varies between sessions like coin flips. Sets of complementary sessions, which show the same prompts with other answers, are balanced together.</source>
        <translation>Fino all&apos;apertura del sigillo, nessuno di chi svolgeva le sessioni poteva leggere chi ha prodotto che cosa. Le sessioni sono state estratte senza saperlo, da tante risposte di ogni tipo per spunto quante ne chiede il mix, quindi il numero di risposte umane varia tra le sessioni come nei lanci di una moneta; gli insiemi di sessioni complementari, ciascuna con gli spunti delle altre ma con altre risposte, sono bilanciati nel complesso.</translation>
    </message>
    <message>
        <source>Verdicts by origin, {which}.</source>
        <translation>Giudizi dati, {which}.</translation>
    </message>
    <message>
        <source>excludes</source>
        <translation>che cosa esclude</translation>
    </message>
    <message>
        <source>test</source>
        <translation>test</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>stima</translation>
    </message>
    <message>
        <source>For other machines like these, the interval is {interval} ({p}).</source>
        <translation>Per altre macchine come queste l&apos;intervallo è {interval} ({p}).</translation>
    </message>
    <message>
        <source>Rules mark answers but never delete them. An answer that several rules exclude counts for each rule.</source>
        <translation>Le regole contrassegnano le risposte e non eliminano nulla. Ciò che più regole escludono conta per ciascuna.</translation>
    </message>
    <message>
        <source>Preregistered studies.</source>
        <translation>Studi preregistrati.</translation>
    </message>
    <message>
        <source>Planned tests.</source>
        <translation>Test pianificati.</translation>
    </message>
    <message>
        <source>Exploratory tests; p values are not corrected.</source>
        <translation>Test esplorativi; i valori di p non sono corretti.</translation>
    </message>
    <message>
        <source>Seed of random draws</source>
        <translation>Seme di ciò che si estrae a caso</translation>
    </message>
    <message>
        <source>1; the methods give the number of draws</source>
        <translation>1; i metodi dicono quante estrazioni</translation>
    </message>
    <message>
        <source>Software, computers, and versions used for the sessions.</source>
        <translation>Con che cosa si sono svolte le sessioni.</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>giusti</translation>
    </message>
    <message>
        <source>The results combine {studies} studies.</source>
        <translation>I risultati riuniscono {studies} studi.</translation>
    </message>
    <message>
        <source>Detectability against 0.5, and machine agents against each other. Holm&apos;s method corrects p (Holm) for the number of tests of the same kind.</source>
        <translation>Riconoscibilità rispetto a 0,5, e agenti macchina a confronto tra loro. Il metodo di Holm corregge p (Holm) per il numero di test dello stesso tipo.</translation>
    </message>
    <message>
        <source>Verdicts by origin and task</source>
        <translation>Giudizi per origine e compito</translation>
    </message>
    <message>
        <source>All machines</source>
        <translation>Tutte le macchine</translation>
    </message>
    <message>
        <source>Called &quot;machine&quot; by people and machine judges</source>
        <translation>&quot;Macchina&quot; secondo persone e giudici macchina</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts and their mean, on {which}; verdicts of each judge: n = {humans} on humans and {machines} on machines.</source>
        <translation>Quote di giudizi giusti e loro media, su {which}; giudizi di ciascun giudice: n = {humans} sugli umani e {machines} sulle macchine.</translation>
    </message>
    <message>
        <source>All {there} machines have the same {name} ({value}), so nothing is drawn.</source>
        <translation>Tutte le {there} macchine hanno lo stesso valore di {name} ({value}), quindi non c&apos;è nulla da disegnare.</translation>
    </message>
    <message>
        <source>{by} (Cameron et al., 2011; Satterthwaite, 1946)</source>
        <translation>{by} (Cameron, Gelbach e Miller 2011)</translation>
    </message>
    <message>
        <source>No interval: to estimate how much judges differ, at least {fewest_judges} judges are needed; the data have {found}.</source>
        <translation>Nessun intervallo: da {found} non si ricava quanto differiscono i giudici; ne servono almeno {fewest_judges}.</translation>
    </message>
    <message>
        <source>Success rate, all and first trials</source>
        <translation>Tasso di successo, tutte le prove e prime prove</translation>
    </message>
    <message>
        <source>control trials at positions {control_trials}</source>
        <translation>prove di controllo alle posizioni {control_trials}</translation>
    </message>
    <message numerus="yes">
        <source>%n practice trials before it</source>
        <translation>
            <numerusform>preceduto da %n prova di esercizio</numerusform>
            <numerusform>preceduto da %n prove di esercizio</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} and {more} more</source>
        <translation>{cells} e altre {more}</translation>
    </message>
    <message>
        <source>{what} Excel and other spreadsheets may read them as formulas. Export as a workbook, or make them safe for spreadsheets.</source>
        <translation>{what} Excel e altri fogli di calcolo possono prenderli per formule. Esporti come cartella di lavoro, o li faccia rendere innocui per i fogli di calcolo.</translation>
    </message>
    <message>
        <source>No value rests on {least} verdicts or more.</source>
        <translation>Nessun valore si basa su {least} o più giudizi.</translation>
    </message>
    <message>
        <source>The estimate of a test is its effect, such as detectability, or its difference from 0.5 in tests of equivalence.</source>
        <translation>La stima di un test è il suo effetto, ad esempio la riconoscibilità, oppure la sua differenza da 0,5 nei test di equivalenza.</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>giudicato</translation>
    </message>
    <message>
        <source>The interval generalizes to: {generalizes}.</source>
        <translation>L&apos;intervallo si generalizza a: {generalizes}.</translation>
    </message>
    <message>
        <source>Blocks of {title}, with the number of trials per session.</source>
        <translation>Blocchi di {title}, prove di una sessione ciascuno.</translation>
    </message>
    <message>
        <source>Then excluded: {lost}.</source>
        <translation>Poi usciti: {lost}.</translation>
    </message>
    <message>
        <source>Parts of journals that could not be read or were changed.</source>
        <translation>Punti dei registri illeggibili o modificati.</translation>
    </message>
    <message>
        <source>There are no sessions, so the report can&apos;t describe a study.</source>
        <translation>Non ci sono sessioni, quindi non si sa nulla di alcuno studio.</translation>
    </message>
    <message>
        <source>{name} could not be computed: {problem}</source>
        <translation>Non è stato possibile calcolare: {name}: {problem}</translation>
    </message>
    <message>
        <source>Verdicts excluded from the analysis: {reasons}.</source>
        <translation>Giudizi esclusi dall&apos;analisi: {reasons}.</translation>
    </message>
    <message>
        <source>For other machines like these, the interval is {interval}.</source>
        <translation>Per altre macchine come queste l&apos;intervallo è {interval}.</translation>
    </message>
    <message>
        <source>The analysis was not preregistered and is exploratory.</source>
        <translation>L&apos;analisi non è stata preregistrata ed è esplorativa.</translation>
    </message>
    <message>
        <source>Flow of participants.</source>
        <translation>Flusso dei partecipanti.</translation>
    </message>
    <message>
        <source>{shown} of {rows} rows; the workbook has all of them.</source>
        <translation>{shown} di {rows} righe; la cartella di lavoro le contiene tutte.</translation>
    </message>
    <message>
        <source>No machine has judged these answers.</source>
        <translation>Nessuna macchina ha giudicato queste risposte.</translation>
    </message>
    <message>
        <source>No data for this result.</source>
        <translation>Non ci sono dati per questo.</translation>
    </message>
    <message>
        <source>Exploratory tests</source>
        <translation>Test esplorativi</translation>
    </message>
    <message>
        <source>Unless a row says otherwise, results generalize to: {to}.</source>
        <translation>Salvo diversa indicazione nella riga, i risultati si generalizzano a: {to}.</translation>
    </message>
    <message>
        <source>Counts of verdicts, and shares and detectability as formulas</source>
        <translation>Conteggi dei giudizi; quote e riconoscibilità come formule</translation>
    </message>
    <message>
        <source>The ending of {name} is unknown. Known endings: {known}.</source>
        <translation>{name} non termina in un suffisso noto: {known}.</translation>
    </message>
    <message>
        <source>Detectability by task</source>
        <translation>Riconoscibilità per compito</translation>
    </message>
    <message>
        <source>Detectability by machine</source>
        <translation>Riconoscibilità per macchina</translation>
    </message>
    <message>
        <source>Keys that switch programs, such as Alt+Tab, couldn&apos;t be blocked.</source>
        <translation>Non è stato possibile togliere ai partecipanti i tasti che cambiano programma, come Alt+Tab.</translation>
    </message>
    <message>
        <source>The record of where the journal ended when it was closed is empty or damaged.</source>
        <translation>Ciò che indica dove terminava il registro quando è stato chiuso è vuoto o danneggiato.</translation>
    </message>
    <message>
        <source>Without it, TuringDesk can&apos;t tell whether lines are missing at the end.</source>
        <translation>Se mancano righe alla fine, questo file non può rivelarlo.</translation>
    </message>
    <message>
        <source>The journal&apos;s end has changed since it was closed.</source>
        <translation>Il registro non termina come quando è stato chiuso.</translation>
    </message>
    <message>
        <source>New lines are ignored until the file has its original name and content again and</source>
        <translation>Le sue novità restano escluse finché non avrà di nuovo il suo nome e il suo contenuto e</translation>
    </message>
    <message>
        <source>{fix}the results are reopened.</source>
        <translation>{fix}i risultati non saranno riaperti.</translation>
    </message>
    <message>
        <source>The file name is not that of a journal.</source>
        <translation>Il nome del file non è quello di un registro.</translation>
    </message>
    <message>
        <source>The file contains the session {session}.</source>
        <translation>Il file contiene la sessione {session}.</translation>
    </message>
    <message>
        <source>Restore it from a backup. If it was moved or deleted on purpose, delete the record of it: {path}.</source>
        <translation>Lo ripristini da una copia di riserva. Se è stato spostato o eliminato per un buon motivo, elimini l&apos;annotazione che lo riguarda: {path}.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t create {path}. {problem}</source>
        <translation>{path} non può essere creato. {problem}</translation>
    </message>
    <message>
        <source>Every line already has {taken}. Choose another name for the field.</source>
        <translation>Ogni riga ha {taken}; dia al campo un altro nome.</translation>
    </message>
    <message>
        <source>Answers up to trial {number} are saved.</source>
        <translation>Le risposte fino alla prova {number} sono salvate.</translation>
    </message>
    <message>
        <source>Response times are correct, because they use a separate clock. Don&apos;t compare times of day before and after this line.</source>
        <translation>I tempi di risposta sono esatti: seguono un orologio proprio. Gli orari prima e dopo questa riga non sono confrontabili.</translation>
    </message>
    <message>
        <source>Compare the file with a copy or a backup. Its content may differ from what participants answered.</source>
        <translation>Confronti il file con una copia; ciò che dice ora potrebbe non essere ciò che è stato risposto.</translation>
    </message>
    <message>
        <source>The last line is incomplete: writing was interrupted.</source>
        <translation>L&apos;ultima riga è stata interrotta durante la scrittura.</translation>
    </message>
    <message>
        <source>No confirmed answer is missing: this one was not saved yet. You can also see this briefly while a session is running.</source>
        <translation>Non manca nulla di confermato: la risposta non era ancora conservata. Una sessione ancora in corso termina così per un attimo.</translation>
    </message>
    <message>
        <source>Lines before this one were removed, inserted, or moved.</source>
        <translation>Righe prima di questa sono state tolte, inserite o spostate.</translation>
    </message>
    <message>
        <source>Times are out of order: {t_ms} ms comes after {t_ms2} ms.</source>
        <translation>Il tempo va all&apos;indietro: {t_ms} ms dopo {t_ms2} ms.</translation>
    </message>
    <message>
        <source>The answer&apos;s time is not between the stimulus and the time of saving.</source>
        <translation>La risposta non è stata data tra lo stimolo e la sua scrittura.</translation>
    </message>
    <message>
        <source>The file contains the session {line} but has a different name.</source>
        <translation>Il file contiene la sessione {line} ma ha un altro nome.</translation>
    </message>
    <message>
        <source>Rename it to {line}.jsonl. If it is a copy, move it to another folder.</source>
        <translation>Lo chiami di nuovo {line}.jsonl; una copia va in un&apos;altra cartella.</translation>
    </message>
    <message>
        <source>The line that identifies the session is missing.</source>
        <translation>Manca la riga che dice di chi è questa sessione.</translation>
    </message>
    <message>
        <source>found to be changed</source>
        <translation>trovato modificato</translation>
    </message>
    <message>
        <source>Compare the file with a copy or a backup. Its content may differ from what was written.</source>
        <translation>Confronti il file con una copia; ciò che dice ora potrebbe non essere ciò che è stato scritto.</translation>
    </message>
    <message>
        <source>The line is incomplete: writing was interrupted.</source>
        <translation>La riga è stata interrotta durante la scrittura.</translation>
    </message>
    <message>
        <source>A note needs 1 to {longest} characters.</source>
        <translation>Una nota ha da 1 a {longest} caratteri.</translation>
    </message>
    <message>
        <source>{stated} is not a list of rules</source>
        <translation>{stated} non è un elenco di regole</translation>
    </message>
    <message>
        <source>A rule of the study {study} can&apos;t be applied: {wrong}.</source>
        <translation>Una regola dello studio {study} non può essere applicata: {wrong}.</translation>
    </message>
    <message>
        <source>Update TuringDesk, or specify the study&apos;s rules with --rules.</source>
        <translation>Aggiorni TuringDesk o indichi le regole dello studio con --rules.</translation>
    </message>
    <message>
        <source>{what} Use 1 to 40 letters (a to z), digits, and hyphens, such as P-014.</source>
        <translation>{what} Usi da 1 a 40 lettere (da a a z), cifre e trattini, ad es. P-014.</translation>
    </message>
    <message>
        <source>The participant code {code} contains {strange}.</source>
        <translation>Il codice partecipante {code} contiene {strange}.</translation>
    </message>
    <message>
        <source>The participant code {code} has {code2} characters.</source>
        <translation>Il codice partecipante {code} ha {code2} caratteri.</translation>
    </message>
    <message>
        <source>If they come from another lab or computer, compare the key with the one in the preregistration, or ask the lab. To accept the key, run `turingdesk check DATA --key KEY`. If they were recorded on this computer, someone signed them again: compare them with a backup.</source>
        <translation>Se provengono da un altro laboratorio o computer, confronti la chiave con quella della preregistrazione o chieda al laboratorio. Per accettare la chiave esegua `turingdesk check DATA --key KEY`. Se sono stati registrati su questo computer, qualcuno li ha firmati di nuovo: li confronti con una copia di riserva.</translation>
    </message>
    <message>
        <source>The signature is missing, although the first line names a signing key.</source>
        <translation>Manca la firma, benché la prima riga nomini la chiave che la appone.</translation>
    </message>
    <message>
        <source>The journal is signed with a different key than the one named in its first line.</source>
        <translation>Il registro è firmato con una chiave diversa da quella nominata nella sua prima riga.</translation>
    </message>
    <message>
        <source>The journal has changed since the desk received it ({at} UTC).</source>
        <translation>Il registro non è come la console lo ha ricevuto, {at} UTC.</translation>
    </message>
    <message>
        <source>{count} signed with a key that this computer doesn&apos;t know</source>
        <translation>{count} la firma di una chiave che questo computer non conosce</translation>
    </message>
    <message>
        <source>The signature doesn&apos;t match: the content was changed after it was signed.</source>
        <translation>La firma non corrisponde: ciò che si trova qui è stato modificato dopo la firma.</translation>
    </message>
    <message>
        <source>Lines were added after the signed one.</source>
        <translation>Sono state aggiunte righe dopo quella firmata.</translation>
    </message>
    <message>
        <source>The study is sealed, so its makers are unknown here. Ask the people who sealed it to compute the power.</source>
        <translation>Lo studio è sigillato: qui nessuno sa chi ha prodotto che cosa. Chieda a chi lo ha sigillato di calcolare la potenza.</translation>
    </message>
    <message>
        <source>The answers of {table} have no words. Use other features.</source>
        <translation>Le risposte di {table} non hanno parole. Prenda altre caratteristiche.</translation>
    </message>
    <message>
        <source>Some of its values are not finite (NaN or infinite).</source>
        <translation>Alcuni dei suoi numeri non sono finiti (NaN o infinito).</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the file {path} with word vectors. Check the path.</source>
        <translation>Non c&apos;è alcun file {path} con vettori di parole. Indichi il percorso.</translation>
    </message>
    <message>
        <source>it ends in the middle of a vector</source>
        <translation>finisce dentro un vettore</translation>
    </message>
    <message>
        <source>it ends in the middle of a word</source>
        <translation>finisce dentro una parola</translation>
    </message>
    <message>
        <source>a line is not a word followed by numbers</source>
        <translation>una riga non è una parola con i suoi numeri</translation>
    </message>
    <message>
        <source>Its picture can&apos;t be read, or its word is not a color.</source>
        <translation>La sua immagine non si può leggere, o la sua parola non è un colore.</translation>
    </message>
    <message>
        <source>The color word, the picture&apos;s colors in CIELAB, and how much of the picture has that color.</source>
        <translation>La parola del colore, i colori dell&apos;immagine in CIELAB e quanta parte ha quel colore.</translation>
    </message>
    <message>
        <source>The answers of {table} are not colors. Use other features.</source>
        <translation>Le risposte di {table} non sono colori. Prenda altre caratteristiche.</translation>
    </message>
    <message>
        <source>The distance of an association from its cue, from a file of word vectors.</source>
        <translation>Quanto un&apos;associazione è lontana dalla sua parola stimolo, in un file di vettori di parole.</translation>
    </message>
    <message>
        <source>Unknown distance {measure}. Available: {measures}.</source>
        <translation>Nessuna distanza si chiama {measure}. Ci sono: {measures}.</translation>
    </message>
    <message>
        <source>The answers of {table} have no cue. Use other features.</source>
        <translation>Le risposte di {table} non hanno parola stimolo. Prenda altre caratteristiche.</translation>
    </message>
    <message>
        <source>Its vector in {name} doesn&apos;t have {length} numbers as most vectors do.</source>
        <translation>Il suo vettore in {name} non ha {length} numeri come la maggior parte.</translation>
    </message>
    <message>
        <source>A vector for each answer, computed elsewhere, from a file.</source>
        <translation>Un vettore per ogni risposta che il laboratorio ha calcolato altrove, da un file.</translation>
    </message>
    <message>
        <source>{name} is not a file of vectors. Use a .npy, .npz, or .parquet file.</source>
        <translation>{name} non è un file di vettori. Indichi un .npy, .npz o .parquet.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t say which answers its vectors belong to. Put {name2} next to it, with one answer&apos;s ID in each line.</source>
        <translation>{name} non dice di chi sono i vettori. Metta accanto {name2}, con l&apos;identificativo di una risposta per riga.</translation>
    </message>
    <message>
        <source>it is not a Parquet file, or only part of one</source>
        <translation>non è un file Parquet, o lo è solo in parte</translation>
    </message>
    <message>
        <source>it has {ids} IDs but an array of shape {shape}</source>
        <translation>ci sono {ids} identificativi accanto a una matrice di forma {shape}</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the file {path} with embeddings. Specify --embeddings FILE.</source>
        <translation>Non c&apos;è alcun file {path} con vettori di testo. Indichi --embeddings FILE.</translation>
    </message>
    <message>
        <source>it has IDs but no array called vectors</source>
        <translation>ha ids e nessuna matrice chiamata vectors</translation>
    </message>
    <message>
        <source>it has no column id</source>
        <translation>non ha una colonna chiamata id</translation>
    </message>
    <message>
        <source>Everything so far is saved. Check the server, then run the same command again to continue.</source>
        <translation>Quanto fatto prima è conservato; controlli il server e ripeta lo stesso comando per proseguire.</translation>
    </message>
    <message>
        <source>not a list of numbers</source>
        <translation>non è un elenco di numeri</translation>
    </message>
    <message>
        <source>A vector for the words of each answer, from a model on a server in your lab.</source>
        <translation>Un vettore per le parole di ogni risposta, da un modello su un server del laboratorio.</translation>
    </message>
    <message>
        <source>Its vector doesn&apos;t have {length} numbers as most vectors do.</source>
        <translation>Il suo vettore non ha {length} numeri come la maggior parte.</translation>
    </message>
    <message>
        <source>The server&apos;s vector for it is not valid: {row}.</source>
        <translation>Il vettore del server non si può usare: {row}.</translation>
    </message>
    <message>
        <source>Positions of the first fixations, from -1 to 1 across the picture.</source>
        <translation>Dove sono le prime fissazioni, da -1 a 1 sull&apos;immagine.</translation>
    </message>
    <message>
        <source>The answers of {table} are not eye movements. Use other features.</source>
        <translation>Le risposte di {table} non sono movimenti oculari. Prenda altre caratteristiche.</translation>
    </message>
    <message>
        <source>There are not enough n-grams for latent semantic analysis.</source>
        <translation>Ci sono troppo pochi n-grammi per l&apos;analisi semantica latente.</translation>
    </message>
    <message>
        <source>Words, pairs of words, and character sequences; rarer ones have more weight (TF-IDF).</source>
        <translation>Parole, coppie di parole e sequenze di caratteri; più sono rare, più pesano (TF-IDF).</translation>
    </message>
    <message>
        <source>No two answers have an n-gram in common, so there is nothing to learn from. Use other features.</source>
        <translation>Nessuna coppia di risposte condivide un n-gramma, quindi non c&apos;è nulla da imparare. Prenda altre caratteristiche.</translation>
    </message>
    <message>
        <source>The server didn&apos;t reply to {in_a_row} questions in a row, most recently: {problem}. Its earlier replies are saved. Check the server, then run the same command again to continue.</source>
        <translation>Il server non ha risposto a {in_a_row} domande di fila; l&apos;ultima volta: {problem}. Ciò che ha detto prima è conservato; controlli il server e ripeta lo stesso comando per proseguire.</translation>
    </message>
    <message>
        <source>The example {id} has no correct answer. Choose another one.</source>
        <translation>L&apos;esempio {id} non ha una risposta giusta. Ne scelga un altro.</translation>
    </message>
    <message>
        <source>The server at {url} returned {status_code}</source>
        <translation>Il server a {url} risponde {status_code}</translation>
    </message>
    <message>
        <source>Correct {where} (it often ends in /v1) or {which}.</source>
        <translation>Corregga {where} (spesso termina in /v1) o {which}.</translation>
    </message>
    <message>
        <source>The environment variable {variable} contains more than a key: spaces, line breaks, or characters that keys don&apos;t have. Set it again.</source>
        <translation>La variabile d&apos;ambiente {variable} contiene più di una chiave: spazi, a capo o lettere che nessuna chiave ha. La imposti di nuovo.</translation>
    </message>
    <message>
        <source>No server responds at {url} ({problem}). Start it, or correct {server_word}.</source>
        <translation>Nessun server risponde a {url} ({problem}). Lo avvii o corregga {server_word}.</translation>
    </message>
    <message>
        <source>Put the correct key in the environment variable {key_variable}.</source>
        <translation>Metta la chiave giusta nella variabile d&apos;ambiente {key_variable}.</translation>
    </message>
    <message>
        <source>Put a key with permission in {key_variable}.</source>
        <translation>Metta in {key_variable} una chiave che dia il permesso.</translation>
    </message>
    <message>
        <source>No block of {title} has both what you requested and an example. Choose other blocks.</source>
        <translation>Nessun blocco di {title} ha sia ciò che è richiesto sia un esempio. Ne indichi altri.</translation>
    </message>
    <message>
        <source>None of the requested blocks of {title} shows two answers side by side. Add one with task = &quot;pairs&quot; and a table of pairs, or omit --paired.</source>
        <translation>Nessun blocco richiesto di {title} ne mostra due affiancati. Ne aggiunga uno con task = &quot;pairs&quot; e una tabella di coppie, o tolga --paired.</translation>
    </message>
    <message>
        <source>The study is sealed, so its makers are unknown here and no example can be given. Omit --example, or ask the people who sealed the study.</source>
        <translation>Lo studio è sigillato: qui nessuno sa chi ha fatto cosa, quindi non si può dare un esempio. Tolga --example o chieda a chi lo ha sigillato.</translation>
    </message>
    <message>
        <source>The study is sealed, and its sessions were drawn with all its blocks. Judge all blocks instead of only {kept}.</source>
        <translation>Lo studio è sigillato e le sue sessioni sono state estratte con tutti i blocchi. Li faccia giudicare tutti; erano richiesti {kept}.</translation>
    </message>
    <message>
        <source>There are two examples for the block {id}: {id2} and {example}. Choose one.</source>
        <translation>Ci sono due esempi per il blocco {id}: {id2} e {example}. Ne indichi uno.</translation>
    </message>
    <message>
        <source>Use an address such as http://localhost:8080/v1.</source>
        <translation>Lo indichi come http://localhost:8080/v1.</translation>
    </message>
    <message>
        <source>{url} is not a server address. {example}</source>
        <translation>{url} non è l&apos;indirizzo di un server. {example}</translation>
    </message>
    <message>
        <source>The server&apos;s address contains more than its location, and it is recorded with every session. {example} Put the key in an environment variable.</source>
        <translation>L&apos;indirizzo del server contiene più del suo luogo, e viene annotato con ogni sessione. {example} Una chiave va in una variabile d&apos;ambiente.</translation>
    </message>
    <message>
        <source>{url} is not a server address ({problem}). {example}</source>
        <translation>{url} non è l&apos;indirizzo di un server ({problem}). {example}</translation>
    </message>
    <message>
        <source>Another program is running this judge on this data folder ({name}). Wait until it finishes, or stop it.</source>
        <translation>Un altro programma sta usando questo giudice su questa cartella dei dati ({name}). Attenda che finisca o lo fermi.</translation>
    </message>
    <message>
        <source>The folder {folder} can&apos;t be created. {why}</source>
        <translation>La cartella {folder} non può essere creata. {why}</translation>
    </message>
    <message>
        <source>letters: at least {least} different ones, such as letters = &quot;PQRSTUVWXYZC&quot;</source>
        <translation>letters: almeno {least} diverse, p. es. letters = &quot;PQRSTUVWXYZC&quot;</translation>
    </message>
    <message>
        <source>{path} lacks {lacking}. Copy the file that comes with TuringDesk ({resources}), then change its texts.</source>
        <translation>In {path} manca {lacking}. Copi il file fornito con TuringDesk ({resources}) e ne cambi i testi.</translation>
    </message>
    <message>
        <source>The study is sealed, so its makers are unknown here. Use the package as it was before it was sealed.</source>
        <translation>Lo studio è sigillato: qui nessuno sa chi ha fatto che cosa. Prenda il pacchetto com&apos;era prima del sigillo.</translation>
    </message>
    <message>
        <source>{address} is not the address of a Dask scheduler. Use an address such as tcp://gpu.lab:8786.</source>
        <translation>{address} non è l&apos;indirizzo di uno scheduler Dask. Lo indichi così: tcp://gpu.lab:8786.</translation>
    </message>
    <message>
        <source>Several workers of the cluster at {address} failed at the same task, perhaps because they ran out of memory. {go_on}</source>
        <translation>Diversi worker del cluster a {address} si sono interrotti sullo stesso lavoro, forse per mancanza di memoria. {go_on}</translation>
    </message>
    <message>
        <source>a worker&apos;s results are lost</source>
        <translation>ciò che un worker conteneva è perso</translation>
    </message>
    <message>
        <source>A cluster needs Dask, which is not installed here. Install TuringDesk from source with the extra cluster: pip install &apos;.[cluster]&apos;. The packaged program doesn&apos;t include Dask.</source>
        <translation>Un cluster richiede Dask, che qui non è installato. Installi TuringDesk dal suo codice sorgente con pip e l&apos;extra cluster: pip install &apos;.[cluster]&apos;. Il programma distribuito in un&apos;unica cartella non contiene Dask.</translation>
    </message>
    <message>
        <source>TuringDesk is not installed on the worker {worker} ({found}). Install version {version} there.</source>
        <translation>Il worker {worker} non ha TuringDesk ({found}). Vi installi la versione {version}.</translation>
    </message>
    <message>
        <source>The worker {worker} has TuringDesk {found}, but this computer has {version}. Install the same version there.</source>
        <translation>Il worker {worker} ha TuringDesk {found}, mentre questa è la versione {version}. Vi installi la stessa versione.</translation>
    </message>
    <message>
        <source>it no longer has a scheduler or workers</source>
        <translation>non ha più scheduler o worker</translation>
    </message>
    <message>
        <source>Of the answers with features, {humans} are by humans and {humans2} by machines. A judge needs both for training.</source>
        <translation>Delle risposte con caratteristiche {humans} sono di umani e {humans2} di macchine. Un giudice ha bisogno di entrambe per imparare.</translation>
    </message>
    <message>
        <source>The training answers are only by humans or only by machines. Use fewer folds or other agents.</source>
        <translation>Tra le risposte di addestramento ci sono solo umani o solo macchine. Prenda meno parti o altri agenti.</translation>
    </message>
    <message>
        <source>Every answer belongs to a different stimulus, so both kinds of folds are equivalent, and any difference is due to chance.</source>
        <translation>Ogni risposta appartiene a uno stimolo proprio, quindi i due tipi di parti escludono le stesse risposte; ciò che differisce è dovuto al caso.</translation>
    </message>
    <message>
        <source>Detectability is {detectability} with folds grouped by {by} and {detectability2} with ungrouped folds: a difference of {of}{ends}.</source>
        <translation>La riconoscibilità è {detectability} con parti raggruppate per {by} e {detectability2} con risposte distribuite una a una: una differenza di {of}{ends}.</translation>
    </message>
    <message>
        <source>{values} For each of the {by}, more training answers are of the other kind than of the kind that is judged, which misleads a judge that recognizes them.</source>
        <translation>{values} Tra le risposte agli stessi {by} ne restano per l&apos;addestramento più dell&apos;altro tipo che di quello giudicato, il che inganna un giudice che li riconosce.</translation>
    </message>
    <message>
        <source>The two kinds of folds can&apos;t be compared: one class has no answers.</source>
        <translation>I due tipi di parti non si possono confrontare: una classe non ha risposte.</translation>
    </message>
    <message>
        <source>{values} The difference may be due to chance.</source>
        <translation>{values} Può essere dovuto al caso.</translation>
    </message>
    <message>
        <source>{values} The difference comes from {by} seen in training, not from telling humans and machines apart.</source>
        <translation>{values} Tanto viene dagli {by} usati nell&apos;addestramento, non dal distinguere umani e macchine.</translation>
    </message>
    <message>
        <source>There are answers of one class only.</source>
        <translation>Ci sono risposte di una sola classe.</translation>
    </message>
    <message>
        <source>95% CI [{low}, {high}]</source>
        <translation>intervallo al 95 % da {low} a {high}</translation>
    </message>
    <message>
        <source>This kind of judge has no feature weights.</source>
        <translation>Questo tipo di giudice non ha un peso per ogni caratteristica.</translation>
    </message>
    <message>
        <source>The features are numbers without individual meanings, so they can&apos;t be named.</source>
        <translation>Le caratteristiche sono numeri senza un significato proprio, quindi non se ne può nominare nessuna.</translation>
    </message>
    <message>
        <source>Features without a name are omitted: {unnamed}.</source>
        <translation>Le caratteristiche senza nome sono escluse: {unnamed}.</translation>
    </message>
    <message>
        <source>Some folds would train on humans only or on machines only, because few prompts have answers of both. Use fewer folds, or ungrouped folds.</source>
        <translation>Qualche parte si addestrerebbe solo su umani o solo su macchine, perché pochissimi prompt hanno risposte di entrambi. Prenda meno parti, o parti non raggruppate.</translation>
    </message>
    <message>
        <source>The training answers belong to {names} groups, and no group can be held out such that both parts contain humans and machines. Use another judge.</source>
        <translation>Le risposte di addestramento appartengono a {names} gruppi e nessuno si può separare lasciando umani e macchine da entrambe le parti. Usi un altro giudice.</translation>
    </message>
    <message>
        <source>With {k} folds, nothing is left for training. Use 2 or more folds.</source>
        <translation>Con {k} parti non resta nulla per l&apos;addestramento. Prenda 2 parti o più.</translation>
    </message>
    <message>
        <source>A judge needs at least two answers by humans and two by machines.</source>
        <translation>Un giudice ha bisogno di almeno due risposte di umani e due di macchine.</translation>
    </message>
    <message>
        <source>There are {found} groups of answers for {k} folds. Use at most {found} folds.</source>
        <translation>Per {k} parti ci sono {found} gruppi di risposte. Prenda al massimo {found} parti.</translation>
    </message>
    <message>
        <source>{judge} has already judged this study with other settings, and the verdicts would be combined. Give this judge its own name, or use another data folder.</source>
        <translation>{judge} ha giudicato questo studio con altre impostazioni e i giudizi verrebbero contati insieme. Dia a questo giudice un nome proprio o usi un&apos;altra cartella dati.</translation>
    </message>
    <message>
        <source>No block has answers by two machine agents, so none can be held out.</source>
        <translation>Nessun blocco ha risposte di due macchine, quindi non se ne può escludere nessuna.</translation>
    </message>
    <message>
        <source>Trained judges can&apos;t judge two answers side by side.</source>
        <translation>Un giudice addestrato non giudica due risposte affiancate.</translation>
    </message>
    <message>
        <source>Identifies humans and machines with given probabilities.</source>
        <translation>Riconosce umani e macchine con probabilità date.</translation>
    </message>
    <message>
        <source>Combines the votes of many decision trees, each trained on some of the answers.</source>
        <translation>Fa votare molti alberi, ciascuno cresciuto su una parte delle risposte.</translation>
    </message>
    <message>
        <source>Two layers of 1,024 and 512 neurons, with early stopping on a validation set.</source>
        <translation>Due strati di 1.024 e 512 neuroni, fermati quando lo dice una parte propria delle risposte.</translation>
    </message>
    <message>
        <source>A network can use at most {most} features, but there are {columns}. Use other features, such as lsa.</source>
        <translation>Una rete accetta al massimo {most} caratteristiche, e qui sono {columns}. Prenda altre caratteristiche, come lsa.</translation>
    </message>
    <message>
        <source>A network needs {least} answers by humans and {least} by machines for training, but there are only {fewest} of one kind. Use another judge.</source>
        <translation>Per l&apos;addestramento una rete ha bisogno di {least} risposte di umani e {least} di macchine, ma di uno dei due tipi ce ne sono {fewest}. Prenda un altro giudice.</translation>
    </message>
    <message>
        <source>Separates the answers of humans and machines with a linear boundary.</source>
        <translation>Traccia un confine retto tra le risposte di umani e di macchine.</translation>
    </message>
    <message>
        <source>No session is running in {name}.</source>
        <translation>In {name} non è in corso alcuna sessione.</translation>
    </message>
    <message>
        <source>{name} did not respond.</source>
        <translation>{name} non ha risposto.</translation>
    </message>
    <message>
        <source>message shown.</source>
        <translation>il messaggio viene mostrato.</translation>
    </message>
    <message>
        <source>session paused.</source>
        <translation>la sessione è in pausa.</translation>
    </message>
    <message>
        <source>session continued.</source>
        <translation>la sessione continua.</translation>
    </message>
    <message>
        <source>session ended.</source>
        <translation>la sessione termina.</translation>
    </message>
    <message>
        <source>{booth} was removed.</source>
        <translation>{booth} è stato dimenticato.</translation>
    </message>
    <message>
        <source>The token of {name} is wrong, or belongs to another connection.</source>
        <translation>Il token di {name} è errato o di un&apos;altra connessione.</translation>
    </message>
    <message>
        <source>The computer that responds is not the desk that shows this code.</source>
        <translation>Chi risponde lì non è la console con questo codice.</translation>
    </message>
    <message>
        <source>The desk&apos;s certificate has changed.</source>
        <translation>Il certificato della console non è quello di prima.</translation>
    </message>
    <message>
        <source>The protocol version is not a pair of numbers.</source>
        <translation>La versione del protocollo non è una coppia di numeri.</translation>
    </message>
    <message>
        <source>The other side is {program} with protocol {told}; this side is {program2} with protocol {ours}.</source>
        <translation>L&apos;altro lato è {program} e usa il protocollo {told}; questo è {program2} e usa {ours}.</translation>
    </message>
    <message>
        <source>The desk doesn&apos;t know this kiosk, or no longer does.</source>
        <translation>La console non conosce questa postazione, o non più.</translation>
    </message>
    <message>
        <source>The nonce is not valid.</source>
        <translation>Il nonce non è valido.</translation>
    </message>
    <message>
        <source>This message was already used.</source>
        <translation>Queste parole sono già state dette.</translation>
    </message>
    <message>
        <source>Another desk on this computer already receives data from booths into {data}. Use that desk, or close it first.</source>
        <translation>Un&apos;altra console di questo computer riceve già in {data} ciò che inviano le cabine. Usi quella o prima la chiuda.</translation>
    </message>
    <message>
        <source>{name} has a different {file} than this desk: two kiosks used the same participant code, or this kiosk was paired again. Its file is saved in {aside}.</source>
        <translation>{name} ha un {file} diverso da quello presente qui: due postazioni hanno usato lo stesso codice partecipante, o questa postazione è stata abbinata di nuovo. Il suo file è conservato in {aside}.</translation>
    </message>
    <message>
        <source>The desk is closing.</source>
        <translation>La console si chiude.</translation>
    </message>
    <message>
        <source>The same kiosk has reconnected.</source>
        <translation>La stessa postazione si è connessa di nuovo.</translation>
    </message>
    <message>
        <source>{file} of {name} was not accepted. {large}</source>
        <translation>{file} di {name} non è stato accettato. {large}</translation>
    </message>
    <message>
        <source>{name} tried to write to {file}, which is a session of {other}. Nothing was written.</source>
        <translation>{name} ha tentato di scrivere in {file}, che è una sessione di {other}. Non vi è stato scritto nulla.</translation>
    </message>
    <message>
        <source>{path}: {source} has a different {what} with this name. It is saved in {kept}; open {data} as a separate data folder.</source>
        <translation>{path}: in {source} c&apos;è un altro elemento ({what}) con questo nome. È conservato in {kept}; apra {data} come cartella di dati a sé.</translation>
    </message>
    <message>
        <source>{new} new, {grown} continued, {known} already present.</source>
        <translation>{new} nuovi, {grown} continuati, {known} già presenti.</translation>
    </message>
    <message>
        <source>{name} is being recorded here right now. Join again later.</source>
        <translation>{name} è ora in fase di scrittura qui. Unisca di nuovo più tardi.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the folder {source}. Check the name and the USB drive.</source>
        <translation>La cartella {source} non esiste. Controlli il nome e la chiavetta.</translation>
    </message>
    <message>
        <source>{source} and {data} are inside one another. Choose another folder.</source>
        <translation>{source} e {data} sono l&apos;una dentro l&apos;altra. Indichi un&apos;altra cartella.</translation>
    </message>
    <message>
        <source>{source} contains no sessions.{more}</source>
        <translation>{source} non contiene sessioni.{more}</translation>
    </message>
    <message>
        <source>{withdrawn} skipped: the participants withdrew.</source>
        <translation>{withdrawn} esclusi: i partecipanti si sono ritirati.</translation>
    </message>
    <message>
        <source>Choose its folders one by one: {with_some}.</source>
        <translation>Indichi le sue cartelle una per una: {with_some}.</translation>
    </message>
    <message>
        <source>{path} has just been written to.</source>
        <translation>{path} è stato scritto proprio in questo momento.</translation>
    </message>
    <message>
        <source>{code} contains a typo; no desk shows such a code.</source>
        <translation>{code} è digitato male; nessuna console mostra un codice simile.</translation>
    </message>
    <message>
        <source>The desk has more data than this kiosk sent.</source>
        <translation>La console ha più di quanto le è stato detto.</translation>
    </message>
    <message>
        <source>The desk doesn&apos;t accept it.</source>
        <translation>La console non lo accetta.</translation>
    </message>
    <message>
        <source>That session is no longer running here.</source>
        <translation>Quella sessione non è più in corso qui.</translation>
    </message>
    <message>
        <source>This version of the kiosk doesn&apos;t know {what}.</source>
        <translation>La versione di questa postazione non conosce {what}.</translation>
    </message>
    <message>
        <source>Wait a few seconds, then try again.</source>
        <translation>Attenda qualche secondo, poi riprovi.</translation>
    </message>
    <message>
        <source>Another computer responds at this address. If the desk was set up again, pair again; otherwise, ask your network administrator.</source>
        <translation>A questo indirizzo risponde un altro computer. Se la console è stata reinstallata, abbini di nuovo; altrimenti chieda a chi gestisce la rete.</translation>
    </message>
    <message>
        <source>The message is not a JSON object.</source>
        <translation>Ciò che è arrivato non è un oggetto JSON.</translation>
    </message>
    <message>
        <source>Unknown message {say}.</source>
        <translation>Non esiste un messaggio {say}.</translation>
    </message>
    <message>
        <source>The message is not valid JSON.</source>
        <translation>Ciò che è arrivato non è JSON.</translation>
    </message>
    <message>
        <source>{name} in a message {say} is missing or not valid.</source>
        <translation>{name} di un messaggio {say} manca o è errato.</translation>
    </message>
    <message>
        <source>{text} is not a valid address. Use, for example, 192.168.1.10 or desk:{port}.</source>
        <translation>{text} non è un indirizzo. Scriva ad es. 192.168.1.10 o desk:{port}.</translation>
    </message>
    <message>
        <source>The code is wrong, or someone is intercepting the connection between this kiosk and the desk.</source>
        <translation>Il codice è un altro, o qualcuno si è inserito tra questa postazione e la console.</translation>
    </message>
    <message>
        <source>Wrong code. Try again in {wait_s} s.</source>
        <translation>Troppo presto dopo un codice errato: attenda {wait_s} s.</translation>
    </message>
    <message>
        <source>The participant withdrew: also delete this kiosk&apos;s data of the session.</source>
        <translation>Il partecipante si è ritirato: elimini anche ciò che questa postazione ha della sessione.</translation>
    </message>
    <message>
        <source>Consent was refused: personal answers are not saved.</source>
        <translation>Il consenso è stato rifiutato: le risposte personali non si conservano.</translation>
    </message>
    <message>
        <source>Only journals and the files that belong to them are accepted.</source>
        <translation>Si accettano solo i registri e ciò che ne fa parte.</translation>
    </message>
    <message>
        <source>The desk doesn&apos;t accept {kind} files larger than {most}. {join}</source>
        <translation>La console non accetta file di oltre {most} (tipo: {kind}). {join}</translation>
    </message>
    <message>
        <source>The desk doesn&apos;t accept lines longer than {most_line}. {join}</source>
        <translation>La console non accetta righe di oltre {most_line}. {join}</translation>
    </message>
    <message>
        <source>There are too many files with this name.</source>
        <translation>Ci sono troppi file con questo nome.</translation>
    </message>
    <message>
        <source>The desk accepts at most {most_unfinished} of unfinished sessions from one kiosk. {join}</source>
        <translation>La console non accetta più di {most_unfinished} di sessioni non concluse da una sola postazione. {join}</translation>
    </message>
    <message>
        <source>No data was received for {within_s} seconds.</source>
        <translation>Nessun messaggio per {within_s} secondi.</translation>
    </message>
    <message>
        <source>A message is longer than {most} bytes.</source>
        <translation>Un messaggio di più di {most} byte.</translation>
    </message>
    <message>
        <source>The connection was closed.</source>
        <translation>La connessione è terminata.</translation>
    </message>
    <message>
        <source>{code} is already in line {before}{same}.</source>
        <translation>{code} è già alla riga {before}{same}.</translation>
    </message>
    <message>
        <source>{code} withdrew. Use a new code.</source>
        <translation>{code} si è ritirato. A chi viene ora serve un altro codice.</translation>
    </message>
    <message>
        <source>{code} was created for the study {study}.</source>
        <translation>{code} è stato creato per lo studio {study}.</translation>
    </message>
    <message>
        <source>Create 1 to {most} codes at a time.</source>
        <translation>Chieda da 1 a {most} codici per volta.</translation>
    </message>
    <message>
        <source>The list has {new} codes. Add at most {most} at a time.</source>
        <translation>Sono {new} codici. Ne aggiunga al massimo {most} per volta.</translation>
    </message>
    <message>
        <source>{parent} can&apos;t be created. {why}</source>
        <translation>{parent} non può essere creato. {why}</translation>
    </message>
    <message>
        <source>{kind} answers blocks of {tasks}, and {title} has none. Choose another agent or other blocks.</source>
        <translation>{kind} risponde a blocchi di {tasks}, e {title} non ne ha. Scelga un altro agente o altri blocchi.</translation>
    </message>
    <message>
        <source>block of this collection</source>
        <translation>blocco di questa raccolta</translation>
    </message>
    <message>
        <source>ELIZA</source>
        <translation>ELIZA</translation>
    </message>
    <message>
        <source>Talks by Weizenbaum&apos;s rules of 1966, which mirror what the other one says.</source>
        <translation>Parla secondo le regole di Weizenbaum del 1966, che rispecchiano ciò che dice l&apos;altro.</translation>
    </message>
    <message>
        <source>the seed (default: 0)</source>
        <translation>il seme (predefinito: 0)</translation>
    </message>
    <message>
        <source>Modified median cut</source>
        <translation>Taglio mediano modificato</translation>
    </message>
    <message>
        <source>Names the color of the largest of five clusters of a picture&apos;s colors.</source>
        <translation>Indica il colore del più grande di cinque gruppi di colori di un&apos;immagine.</translation>
    </message>
    <message>
        <source>its picture can&apos;t be read</source>
        <translation>la sua immagine non può essere letta</translation>
    </message>
    <message>
        <source>Nearest word</source>
        <translation>Parola più vicina</translation>
    </message>
    <message>
        <source>Associates each cue with the nearest word in a file of word vectors.</source>
        <translation>Associa a ogni parola stimolo la parola più vicina in un file di vettori di parole.</translation>
    </message>
    <message>
        <source>its cue isn&apos;t in the file of word vectors</source>
        <translation>la sua parola stimolo non è nel file dei vettori di parole</translation>
    </message>
    <message>
        <source>the file of word vectors, in the format of word2vec or GloVe</source>
        <translation>il file di vettori di parole, in formato word2vec o GloVe</translation>
    </message>
    <message>
        <source>Model on a server</source>
        <translation>Modello su un server</translation>
    </message>
    <message>
        <source>Asks a model on a server that speaks OpenAI&apos;s API. The prompts and their pictures are sent only to that server.</source>
        <translation>Interroga un modello su un server che usa l&apos;API di OpenAI. I prompt e le loro immagini sono inviati solo a quel server.</translation>
    </message>
    <message>
        <source>{path} lacks names in [{task}]. Write two or more with commas between them.</source>
        <translation>In {path} mancano nomi in [{task}]. Ne scriva due o più, separati da virgole.</translation>
    </message>
    <message>
        <source>the reply repeats the prompt</source>
        <translation>la risposta ripete il prompt</translation>
    </message>
    <message>
        <source>The prompts in {path} can&apos;t be read. {why}</source>
        <translation>I prompt in {path} non possono essere letti. {why}</translation>
    </message>
    <message>
        <source>{path} lacks [{task}] with a text for prompt. Copy the file that comes with TuringDesk ({usual}), then change its texts.</source>
        <translation>In {path} manca [{task}] con un testo per prompt. Copi il file fornito con TuringDesk ({usual}) e ne cambi i testi.</translation>
    </message>
    <message>
        <source>the model&apos;s name on the server</source>
        <translation>il nome del modello sul server</translation>
    </message>
    <message>
        <source>the server&apos;s address, such as http://localhost:11434/v1</source>
        <translation>l&apos;indirizzo del server, ad es. http://localhost:11434/v1</translation>
    </message>
    <message>
        <source>a file with other prompts</source>
        <translation>un file con altri prompt</translation>
    </message>
    <message>
        <source>the sampling temperature (default: 0.8)</source>
        <translation>la temperatura di campionamento (predefinita: 0.8)</translation>
    </message>
    <message>
        <source>the maximum length of a reply (default: 60)</source>
        <translation>la lunghezza massima di una risposta (predefinita: 60)</translation>
    </message>
    <message>
        <source>the share of likely tokens to sample from (default: 1)</source>
        <translation>la quota di token probabili tra cui campionare (predefinita: 1)</translation>
    </message>
    <message>
        <source>how much frequent tokens are avoided, from 0 to 2 (default: 2)</source>
        <translation>quanto si evitano i token frequenti, da 0 a 2 (predefinito: 2)</translation>
    </message>
    <message>
        <source>how much used tokens are avoided, from 0 to 2 (default: 2)</source>
        <translation>quanto si evitano i token già usati, da 0 a 2 (predefinito: 2)</translation>
    </message>
    <message>
        <source>answers to each prompt (default: 1)</source>
        <translation>risposte per ogni spunto (predefinito: 1)</translation>
    </message>
    <message>
        <source>requests at the same time (default: 1)</source>
        <translation>richieste simultanee (predefinito: 1)</translation>
    </message>
    <message>
        <source>seconds to wait for a reply (default: 120)</source>
        <translation>secondi di attesa per una risposta (predefinito: 120)</translation>
    </message>
    <message>
        <source>how often to try each request (default: 5)</source>
        <translation>quante volte tentare ogni richiesta (predefinito: 5)</translation>
    </message>
    <message>
        <source>the environment variable with the server&apos;s key, if it needs one (default: TURINGDESK_API_KEY)</source>
        <translation>la variabile d&apos;ambiente con la chiave del server, se ne serve una (predefinita: TURINGDESK_API_KEY)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Spunti</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Frequency penalty</source>
        <translation>Penalità di frequenza</translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <translation>Penalità di presenza</translation>
    </message>
    <message>
        <source>Answers to each prompt</source>
        <translation>Risposte per ogni spunto</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Richieste simultanee</translation>
    </message>
    <message>
        <source>Seconds to wait</source>
        <translation>Secondi di attesa</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Tentativi</translation>
    </message>
    <message>
        <source>Variable with the key</source>
        <translation>Variabile con la chiave</translation>
    </message>
    <message>
        <source>Saliency</source>
        <translation>Salienza</translation>
    </message>
    <message>
        <source>The maps in {path} can&apos;t be read. {why}</source>
        <translation>Le mappe in {path} non possono essere lette. {why}</translation>
    </message>
    <message>
        <source>{path} has no maps. Name a folder of pictures that are called like those of the collection.</source>
        <translation>{path} non contiene mappe. Indichi una cartella di immagini con gli stessi nomi di quelle della raccolta.</translation>
    </message>
    <message>
        <source>its picture has no map in the folder</source>
        <translation>la sua immagine non ha alcuna mappa nella cartella</translation>
    </message>
    <message>
        <source>its picture, or the map of it, can&apos;t be read</source>
        <translation>la sua immagine, o la relativa mappa, non può essere letta</translation>
    </message>
    <message>
        <source>how far around a fixation nothing is fixated again, in pixels of the picture (default: 100)</source>
        <translation>entro quale distanza da una fissazione non si fissa più nulla, in pixel dell&apos;immagine (predefinita: 100)</translation>
    </message>
    <message>
        <source>the maximum number of fixations (default: 15)</source>
        <translation>il numero massimo di fissazioni (predefinito: 15)</translation>
    </message>
    <message>
        <source>a folder of saliency maps with the names of the pictures, which are used instead of computed ones</source>
        <translation>una cartella di mappe di salienza con i nomi delle immagini, usate al posto di quelle calcolate</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Raggio</translation>
    </message>
    <message>
        <source>Saliency maps</source>
        <translation>Mappe di salienza</translation>
    </message>
    <message>
        <source>pass rate</source>
        <translation>tasso di superamento</translation>
    </message>
    <message>
        <source>How often judges judged machines human, or didn&apos;t find them in a pair, by {setting} (n = {verdicts}). Machines of one color are alike in all other settings.</source>
        <translation>Quanto spesso i giudici hanno detto umane le macchine, o non le hanno trovate in una coppia, per {setting} (n = {verdicts}). Le macchine dello stesso colore sono uguali in tutte le altre impostazioni.</translation>
    </message>
    <message>
        <source>Success by {setting}</source>
        <translation>Successo per {setting}</translation>
    </message>
    <message>
        <source>no two machines differ in one column of agents.csv only</source>
        <translation>non ci sono due macchine che differiscono in una sola colonna di agents.csv</translation>
    </message>
    <message>
        <source>the study has no agents.csv</source>
        <translation>lo studio non ha agents.csv</translation>
    </message>
    <message>
        <source>By setting of machines</source>
        <translation>Per impostazione delle macchine</translation>
    </message>
    <message>
        <source>Machines that differ only in one column of agents.csv, such as temperature: how often they were judged human, or not found in a pair.</source>
        <translation>Macchine che differiscono in una sola colonna di agents.csv, ad es. la temperatura: quanto spesso sono state dette umane, o non sono state trovate in una coppia.</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tasso</translation>
    </message>
    <message>
        <source>alike machines</source>
        <translation>macchine per il resto uguali</translation>
    </message>
    <message>
        <source>Collected answers</source>
        <translation>Risposte raccolte</translation>
    </message>
    <message>
        <source>Answers that participants gave to prompts, by block: how many prompts have enough, and how many answers are still needed.</source>
        <translation>Risposte date dai partecipanti agli spunti, per blocco: quanti spunti ne hanno abbastanza e quante risposte mancano ancora.</translation>
    </message>
    <message>
        <source>by default, not in advance</source>
        <translation>non in anticipo: è quello usuale</translation>
    </message>
    <message>
        <source>Detectability by conversation length (n = {verdicts} on humans and {n_machine} on machines).</source>
        <translation>Riconoscibilità per lunghezza della conversazione (n = {verdicts} su umani e {n_machine} su macchine).</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts, and detectability, by how many messages or turns of a conversation were shown.</source>
        <translation>Quote di giudizi giusti e riconoscibilità, per numero di messaggi o turni mostrati di una conversazione.</translation>
    </message>
    <message>
        <source>Proportion of speakers judged human, by conversation length (n = {verdicts}).</source>
        <translation>Quota di parlanti giudicati umani, per lunghezza della conversazione (n = {verdicts}).</translation>
    </message>
    <message>
        <source>How often human and machine speakers were judged human, by how many messages or turns were shown, for each kind of conversation and each machine.</source>
        <translation>Quanto spesso i giudici hanno detto umani i parlanti umani e macchina, secondo il numero di messaggi o turni mostrati, per ogni tipo di conversazione e ogni macchina.</translation>
    </message>
    <message>
        <source>The radius of a circle is proportional to the model&apos;s parameters.</source>
        <translation>Il raggio di un cerchio è proporzionale ai parametri del modello.</translation>
    </message>
    <message>
        <source>judged human</source>
        <translation>detto umano</translation>
    </message>
    <message>
        <source>judged machine</source>
        <translation>detto macchina</translation>
    </message>
    <message>
        <source>The most frequent reasons for verdicts on {agent}, by verdict (n = {texts}; a text can give several reasons).</source>
        <translation>I motivi più frequenti dei giudizi su {agent}, per giudizio (n = {texts}; un testo può dare più motivi).</translation>
    </message>
    <message>
        <source>Reasons for verdicts on {agent}</source>
        <translation>Motivi dei giudizi su {agent}</translation>
    </message>
    <message>
        <source>Reasons by machine</source>
        <translation>Motivi per macchina</translation>
    </message>
    <message>
        <source>Proportion of coded texts that give each reason, by machine and by verdict.</source>
        <translation>Quota di testi codificati che danno ogni motivo, per macchina e per giudizio.</translation>
    </message>
    <message>
        <source>mean over judges of their mean game index; t interval over judges</source>
        <translation>media sui giudici del loro indice di partita medio; intervallo t sui giudici</translation>
    </message>
    <message>
        <source>Mean game index of the judges who used each strategy (n = {uses}): 1 is a judge&apos;s first game. Error bars are 95% CIs over judges.</source>
        <translation>Indice di partita medio dei giudici che hanno usato ogni strategia (n = {uses}): 1 è la prima partita di un giudice. Le barre d&apos;errore sono intervalli al 95 % sui giudici.</translation>
    </message>
    <message>
        <source>Strategies by game index</source>
        <translation>Strategie per indice di partita</translation>
    </message>
    <message>
        <source>Strategies by experience</source>
        <translation>Strategie per esperienza</translation>
    </message>
    <message>
        <source>How many trials judges who used each strategy had done, from the least to the most experienced.</source>
        <translation>Quante prove avevano svolto i giudici che hanno usato ogni strategia, dai meno ai più esperti.</translation>
    </message>
    <message numerus="yes">
        <source>%n uses</source>
        <translation>
            <numerusform>%n uso</numerusform>
            <numerusform>%n usi</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean game index</source>
        <translation>Indice di partita medio</translation>
    </message>
    <message>
        <source>Fewest words of a description</source>
        <translation>Numero minimo di parole di una descrizione</translation>
    </message>
    <message>
        <source>How often one word may come</source>
        <translation>Quante volte può comparire una stessa parola</translation>
    </message>
    <message>
        <source>Words that a description doesn&apos;t contain, such as those of the past and future</source>
        <translation>Parole che una descrizione non contiene, ad es. quelle del passato e del futuro</translation>
    </message>
    <message>
        <source>What a description doesn&apos;t start with</source>
        <translation>Come non inizia una descrizione</translation>
    </message>
    <message>
        <source>Allow words that look like names, that is, with a capital inside a sentence</source>
        <translation>Ammette parole che sembrano nomi propri, cioè con la maiuscola all&apos;interno di una frase</translation>
    </message>
    <message>
        <source>Language of the answers, for hints about spelling</source>
        <translation>Lingua delle risposte, per le indicazioni sull&apos;ortografia</translation>
    </message>
    <message>
        <source>Participants describe a picture in one sentence.</source>
        <translation>I partecipanti descrivono un&apos;immagine in una frase.</translation>
    </message>
    <message>
        <source>Participants name the dominant color of a picture.</source>
        <translation>I partecipanti indicano il colore dominante di un&apos;immagine.</translation>
    </message>
    <message>
        <source>The topic, as participants read it</source>
        <translation>L&apos;argomento, come lo leggono i partecipanti</translation>
    </message>
    <message>
        <source>How many messages each of the two speakers writes</source>
        <translation>Quanti messaggi scrive ciascuno dei due interlocutori</translation>
    </message>
    <message>
        <source>How many minutes conversations usually take, from and to: advice that participants read. Empty: no advice</source>
        <translation>Quanti minuti durano di solito le conversazioni, da e a: un&apos;indicazione per i partecipanti. Vuoto: nessuna indicazione</translation>
    </message>
    <message>
        <source>Two participants, or a participant and a machine, talk about a topic.</source>
        <translation>Due partecipanti, o un partecipante e una macchina, parlano di un argomento.</translation>
    </message>
    <message>
        <source>Messages by each speaker</source>
        <translation>Messaggi per interlocutore</translation>
    </message>
    <message>
        <source>Usual length in minutes</source>
        <translation>Durata abituale in minuti</translation>
    </message>
    <message>
        <source>This is not a part of a picture.</source>
        <translation>Questa non è una parte di un&apos;immagine.</translation>
    </message>
    <message>
        <source>Where the target is in the picture, px: &apos;left; top; width; height&apos;. The search ends when someone looks there</source>
        <translation>Dove si trova il bersaglio nell&apos;immagine, px: &apos;left; top; width; height&apos;. La ricerca finisce quando qualcuno lo guarda</translation>
    </message>
    <message>
        <source>Duration of free viewing, s</source>
        <translation>Durata della visione libera, s</translation>
    </message>
    <message>
        <source>Maximum duration of a search, s</source>
        <translation>Durata massima di una ricerca, s</translation>
    </message>
    <message>
        <source>How long the target is shown before the search, s</source>
        <translation>Per quanto si mostra il bersaglio prima della ricerca, s</translation>
    </message>
    <message>
        <source>Maximum number of fixations saved</source>
        <translation>Fissazioni salvate al massimo</translation>
    </message>
    <message>
        <source>Use the gaze stream of an eye tracker where there is one</source>
        <translation>Se si usa il flusso dello sguardo di un eye tracker, dove ce n&apos;è uno</translation>
    </message>
    <message>
        <source>Width plus height of the gaze of one fixation, at most, px on the screen</source>
        <translation>Larghezza più altezza dello sguardo in una fissazione, al massimo, px sullo schermo</translation>
    </message>
    <message>
        <source>Minimum duration of a fixation of the gaze, ms</source>
        <translation>Durata minima di una fissazione dello sguardo, ms</translation>
    </message>
    <message>
        <source>Radius of what a click shows, in percent of the picture&apos;s width</source>
        <translation>Raggio di ciò che mostra un clic, in percentuale della larghezza dell&apos;immagine</translation>
    </message>
    <message>
        <source>Participants look at a picture, or search it, and their gaze is recorded.</source>
        <translation>I partecipanti guardano un&apos;immagine, o vi cercano qualcosa, e il loro sguardo viene registrato.</translation>
    </message>
    <message>
        <source>Free viewing</source>
        <translation>Visione libera</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Eye tracker</source>
        <translation>Eye tracker</translation>
    </message>
    <message>
        <source>Dispersion</source>
        <translation>Dispersione</translation>
    </message>
    <message>
        <source>Shortest fixation</source>
        <translation>Fissazione più breve</translation>
    </message>
    <message>
        <source>Shown by a click</source>
        <translation>Mostrato da un clic</translation>
    </message>
    <message>
        <source>Write four numbers: &apos;left; top; width; height&apos;.</source>
        <translation>Scriva quattro numeri: &apos;left; top; width; height&apos;.</translation>
    </message>
    <message>
        <source>Language of the answers. Words that it doesn&apos;t have are refused</source>
        <translation>Lingua delle risposte. Le parole che non vi esistono sono rifiutate</translation>
    </message>
    <message>
        <source>Participants name three things that they see in a picture.</source>
        <translation>I partecipanti nominano tre cose che vedono in un&apos;immagine.</translation>
    </message>
    <message>
        <source>The word that participants see</source>
        <translation>La parola che i partecipanti vedono</translation>
    </message>
    <message>
        <source>Example pairs shown first, such as &apos;hot: cold; bird: wing; rain: umbrella&apos;</source>
        <translation>Coppie di esempio mostrate prima, ad es. &apos;caldo: freddo; uccello: ala; pioggia: ombrello&apos;</translation>
    </message>
    <message>
        <source>Participants write the first word that a cue brings to mind.</source>
        <translation>I partecipanti scrivono la prima parola che una parola stimolo fa venire in mente.</translation>
    </message>
    <message>
        <source>Collecting</source>
        <comment>what an agent does now</comment>
        <translation>Raccolta</translation>
    </message>
    <message>
        <source>from a simulated session</source>
        <translation>da una sessione simulata</translation>
    </message>
    <message>
        <source>from a person, but simulated sessions were requested</source>
        <translation>da una persona, ma sono state richieste sessioni simulate</translation>
    </message>
    <message>
        <source>excluded by a quality rule</source>
        <translation>esclusa da una regola di qualità</translation>
    </message>
    <message>
        <source>to a prompt that the collection doesn&apos;t have any more</source>
        <translation>a uno spunto che la raccolta non contiene più</translation>
    </message>
    <message>
        <source>of a kind that no task judges</source>
        <translation>di un tipo che nessun compito fa giudicare</translation>
    </message>
    <message>
        <source>omitted by a rule of cleaning</source>
        <translation>omessa da una regola di pulizia</translation>
    </message>
    <message>
        <source>the same word more than once, after cleaning</source>
        <translation>la stessa parola più di una volta, dopo la pulizia</translation>
    </message>
    <message>
        <source>to a prompt that no person answered</source>
        <translation>a uno spunto a cui nessuna persona ha risposto</translation>
    </message>
    <message>
        <source>more answers to a prompt than are needed</source>
        <translation>più risposte a uno spunto del necessario</translation>
    </message>
    <message>
        <source>to a prompt that no machine answered</source>
        <translation>a uno spunto a cui nessuna macchina ha risposto</translation>
    </message>
    <message>
        <source>more than the smallest domain has</source>
        <translation>più di quante ne ha il dominio più piccolo</translation>
    </message>
    <message>
        <source>of a conversation whose other speaker isn&apos;t in the data</source>
        <translation>di una conversazione il cui altro parlante manca nei dati</translation>
    </message>
    <message>
        <source>There are too few suitable words for so long a list: {there} of {needed}. Ask for fewer.</source>
        <translation>Le parole adatte sono troppo poche per un elenco così lungo: {there} su {needed}. Ne chieda meno.</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>chiave {key}</translation>
    </message>
    <message>
        <source>Messages shown</source>
        <translation>Messaggi mostrati</translation>
    </message>
    <message>
        <source>Last messages shown</source>
        <translation>Ultimi messaggi mostrati</translation>
    </message>
    <message>
        <source>Last turns shown</source>
        <translation>Ultimi turni mostrati</translation>
    </message>
    <message>
        <source>practice rows</source>
        <translation>righe di esercizio</translation>
    </message>
    <message>
        <source>control rows</source>
        <translation>righe di controllo</translation>
    </message>
    <message>
        <source>{trials} with {names}</source>
        <translation>{trials} con {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n trials have a length of {length} or more, but only {there} of the conversations that can appear in one session are that long.</source>
        <translation>
            <numerusform>%n prova ha una lunghezza di {length} o più, ma solo {there} delle conversazioni che una sessione può avere insieme sono così lunghe.</numerusform>
            <numerusform>%n prove hanno una lunghezza di {length} o più, ma solo {there} delle conversazioni che una sessione può avere insieme sono così lunghe.</numerusform>
        </translation>
    </message>
    <message>
        <source>{table} has no prompts to answer.</source>
        <translation>{table} non ha spunti a cui rispondere.</translation>
    </message>
    <message>
        <source>List each length once.</source>
        <translation>Indichi ogni lunghezza una sola volta.</translation>
    </message>
    <message>
        <source>{table} has no {answers} to draw. Rows for control and practice trials are not drawn.</source>
        <translation>{table} non ha {answers} da estrarre. Le righe per prove di controllo e di esercizio non si estraggono.</translation>
    </message>
    <message>
        <source>{what} (trials): {trials}</source>
        <translation>{what} (prove): {trials}</translation>
    </message>
    <message>
        <source>lengths contains {over}, but the longest conversation in {table} has a length of {longest}.</source>
        <translation>lengths contiene {over}, ma la conversazione più lunga in {table} ha una lunghezza di {longest}.</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>risposte</translation>
    </message>
    <message>
        <source>answers by two humans</source>
        <translation>risposte di due umani</translation>
    </message>
    <message>
        <source>answers by a human and a machine</source>
        <translation>risposte di un umano e una macchina</translation>
    </message>
    <message>
        <source>answers by two machines</source>
        <translation>risposte di due macchine</translation>
    </message>
    <message>
        <source>answers of type {letters}</source>
        <translation>risposte di tipo {letters}</translation>
    </message>
    <message>
        <source>answers by {agents}</source>
        <translation>risposte di {agents}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Positions of control trials: {trials}</source>
        <translation>Prove di controllo: {trials}</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Sigillato</translation>
    </message>
    <message>
        <source>Trial {number}: {flags}</source>
        <translation>Prova {number}: {flags}</translation>
    </message>
    <message numerus="yes">
        <source>%n answers to look at</source>
        <translation>
            <numerusform>%n risposta da controllare</numerusform>
            <numerusform>%n risposte da controllare</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>in attesa</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>rinviata</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>approvata</translation>
    </message>
    <message>
        <source>{code} is not a code. Use initials or a code: at most 12 letters, digits, and hyphens.</source>
        <translation>{code} non è un codice. Usi iniziali o un codice: al massimo 12 tra lettere, cifre e trattini.</translation>
    </message>
    <message>
        <source>Change the question, or its answer, before you submit it again.</source>
        <translation>Modifichi la domanda, o la sua risposta, prima di presentarla di nuovo.</translation>
    </message>
    <message>
        <source>Enter the reason, so that the author can correct the question.</source>
        <translation>Scriva il motivo, così che l&apos;autore possa correggere la domanda.</translation>
    </message>
    <message>
        <source>Authors don&apos;t review their own questions.</source>
        <translation>Gli autori non verificano le proprie domande.</translation>
    </message>
    <message>
        <source>Enter a question of at most {most} characters.</source>
        <translation>Scriva una domanda di al massimo {most} caratteri.</translation>
    </message>
    <message>
        <source>Enter a question.</source>
        <translation>Scriva una domanda.</translation>
    </message>
    <message>
        <source>A collection has no control questions. `turingdesk build` adds them.</source>
        <translation>Una raccolta non ha domande di controllo. Le aggiunge `turingdesk build`.</translation>
    </message>
    <message>
        <source>The study is preregistered. Give a reason for the change: turingdesk controls STUDY --write --why REASON</source>
        <translation>Lo studio è preregistrato. Indichi il motivo della modifica: turingdesk controls STUDY --write --why REASON</translation>
    </message>
    <message>
        <source>The study is sealed, so its tables can&apos;t change.</source>
        <translation>Lo studio è sigillato, quindi le sue tabelle non possono cambiare.</translation>
    </message>
    <message>
        <source>Open the folder of the study: a .tdz file can&apos;t change.</source>
        <translation>Apra la cartella dello studio: un file .tdz non può cambiare.</translation>
    </message>
    <message>
        <source>The data folders have no answers to this collection. Check the folders, and that the collection is the one that ran.</source>
        <translation>Le cartelle dei dati non contengono risposte a questa raccolta. Controlli le cartelle, e che la raccolta sia quella svolta.</translation>
    </message>
    <message>
        <source>Written to {out}.</source>
        <translation>Scritto in {out}.</translation>
    </message>
    <message>
        <source>{path} collects no answers.</source>
        <translation>{path} non raccoglie risposte.</translation>
    </message>
    <message>
        <source>{file} names the picture {name}, which isn&apos;t there.</source>
        <translation>{file} indica l&apos;immagine {name}, che non c&apos;è.</translation>
    </message>
    <message>
        <source>Not taken: {count}, {reason}.</source>
        <translation>Non usate: {count}, {reason}.</translation>
    </message>
    <message>
        <source>Words that cleaning changed: {n}. See {file}.</source>
        <translation>Parole modificate dalla pulizia: {n}. Vedere {file}.</translation>
    </message>
    <message>
        <source>Conversations of two machines that were sampled again: {n}.</source>
        <translation>Conversazioni di due macchine campionate di nuovo: {n}.</translation>
    </message>
    <message>
        <source>Control trials added: {n}.</source>
        <translation>Prove di controllo aggiunte: {n}.</translation>
    </message>
    <message>
        <source>Approved control questions added: {true} true, {false} false.</source>
        <translation>Domande di controllo approvate e aggiunte: {true} vere, {false} false.</translation>
    </message>
    <message>
        <source>No form of the collection has a question {name} that isn&apos;t personal. There are: {there}.</source>
        <translation>Nessun questionario della raccolta ha una domanda {name} che non sia personale. Ci sono: {there}.</translation>
    </message>
    <message>
        <source>{file} has columns that no task of the study has: {columns}.</source>
        <translation>{file} ha colonne che nessun compito dello studio ha: {columns}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are excluded by quality rules (column “excluded”). {file} lists the reasons.</source>
        <translation>
            <numerusform>%n riga è esclusa dalle regole di qualità (colonna excluded). Motivi: {file}.</numerusform>
            <numerusform>%n righe sono escluse dalle regole di qualità (colonna excluded). Motivi: {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are simulated (column “judge”).</source>
        <translation>
            <numerusform>%n riga è simulata (colonna judge).</numerusform>
            <numerusform>%n righe sono simulate (colonna judge).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are imported (column “judge”).</source>
        <translation>
            <numerusform>%n riga è importata (colonna judge).</numerusform>
            <numerusform>%n righe sono importate (colonna judge).</numerusform>
        </translation>
    </message>
    <message>
        <source>No license has been chosen yet. Before you share this folder, replace this entry with the license that applies, such as one of Creative Commons.</source>
        <translation>Non è ancora stata scelta una licenza. Prima di condividere questa cartella, sostituisca questa voce con la licenza valida, ad es. una di Creative Commons.</translation>
    </message>
    <message>
        <source>Parquet</source>
        <translation>Parquet</translation>
    </message>
    <message>
        <source>One row for each answered question, with the type and the meaning of each column; for pandas, R, DuckDB, and other programs that read Parquet.</source>
        <translation>Una riga per ogni domanda con risposta, con il tipo e il significato di ogni colonna; per pandas, R, DuckDB e altri programmi che leggono Parquet.</translation>
    </message>
    <message>
        <source>This isn&apos;t a turn.</source>
        <translation>Questo non è un turno.</translation>
    </message>
    <message>
        <source>This is neither an answer nor a list of answers.</source>
        <translation>Non è né una risposta né un elenco di risposte.</translation>
    </message>
    <message>
        <source>{read} {unit} read, {taken} taken, {lost} omitted.</source>
        <translation>Totale letto: {read} {unit}; in uso: {taken}; esclusioni: {lost}.</translation>
    </message>
    <message>
        <source>Omitted: {count}, {reason}.</source>
        <translation>Esclusioni: {count}, {reason}.</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read. {why}</source>
        <translation>{path} non può essere letto. {why}</translation>
    </message>
    <message>
        <source>This isn&apos;t JSON: {problem}.</source>
        <translation>Questo non è JSON: {problem}.</translation>
    </message>
    <message>
        <source>{path}: {key} must be {wanted}.</source>
        <translation>{path}: {key} deve essere {wanted}.</translation>
    </message>
    <message>
        <source>who judged</source>
        <translation>chi ha giudicato</translation>
    </message>
    <message>
        <source>what was judged</source>
        <translation>che cosa è stato giudicato</translation>
    </message>
    <message>
        <source>what the judge said: human or machine</source>
        <translation>che cosa ha detto il giudice: human o machine</translation>
    </message>
    <message>
        <source>what it truly was: human or machine</source>
        <translation>che cos&apos;era davvero: human o machine</translation>
    </message>
    <message>
        <source>whether the verdict was correct, where no column has the verdict itself</source>
        <translation>se il giudizio era giusto, quando nessuna colonna contiene il giudizio stesso</translation>
    </message>
    <message>
        <source>which person or model made it</source>
        <translation>quale persona o modello l&apos;ha prodotto</translation>
    </message>
    <message>
        <source>the response time</source>
        <translation>il tempo di risposta</translation>
    </message>
    <message>
        <source>when the judge answered</source>
        <translation>quando il giudice ha risposto</translation>
    </message>
    <message>
        <source>the number of the trial</source>
        <translation>il numero della prova</translation>
    </message>
    <message>
        <source>the answer to the question that shows whether the judge looked</source>
        <translation>la risposta alla domanda che mostra se il giudice ha guardato</translation>
    </message>
    <message>
        <source>the correct answer to that question</source>
        <translation>la risposta giusta a quella domanda</translation>
    </message>
    <message>
        <source>whether the trial only shows whether the judge looked, and doesn&apos;t count</source>
        <translation>se la prova mostra soltanto se il giudice ha guardato, e non conta</translation>
    </message>
    <message>
        <source>whether the trial was practice, and isn&apos;t imported</source>
        <translation>se la prova era di esercizio, e non viene importata</translation>
    </message>
    <message>
        <source>whom the verdict is about, where there are several</source>
        <translation>su chi verte il giudizio, quando sono più di uno</translation>
    </message>
    <message>
        <source>what the maker was given</source>
        <translation>che cosa è stato dato all&apos;autore</translation>
    </message>
    <message>
        <source>the kind of item</source>
        <translation>il tipo di elemento</translation>
    </message>
    <message>
        <source>the turns shown of a conversation</source>
        <translation>i turni mostrati di una conversazione</translation>
    </message>
    <message>
        <source>totals: human, said to be human</source>
        <translation>totali: umano, detto umano</translation>
    </message>
    <message>
        <source>totals: human, said to be a machine</source>
        <translation>totali: umano, detto macchina</translation>
    </message>
    <message>
        <source>totals: machine, said to be a machine</source>
        <translation>totali: macchina, detta macchina</translation>
    </message>
    <message>
        <source>totals: machine, said to be human</source>
        <translation>totali: macchina, detta umana</translation>
    </message>
    <message>
        <source>totals in words, such as HM: 12 of 20</source>
        <translation>totali a parole, come HM: 12 of 20</translation>
    </message>
    <message>
        <source>totals: how often the item was said to be human</source>
        <translation>totali: quante volte l&apos;elemento è stato detto umano</translation>
    </message>
    <message>
        <source>totals: how often the item was said to be a machine&apos;s</source>
        <translation>totali: quante volte l&apos;elemento è stato detto di una macchina</translation>
    </message>
    <message>
        <source>totals: how many verdicts the item got</source>
        <translation>totali: quanti giudizi ha avuto l&apos;elemento</translation>
    </message>
    <message>
        <source>Columns: {told}.</source>
        <translation>Colonne: {told}.</translation>
    </message>
    <message>
        <source>a table of keys and values</source>
        <translation>una tabella di chiavi e valori</translation>
    </message>
    <message>
        <source>the name of a column</source>
        <translation>il nome di una colonna</translation>
    </message>
    <message>
        <source>&quot;human&quot;, &quot;machine&quot;, or &quot;&quot;</source>
        <translation>&quot;human&quot;, &quot;machine&quot; o &quot;&quot;</translation>
    </message>
    <message>
        <source>Response times are read as {unit}.</source>
        <translation>I tempi di risposta sono letti in {unit}.</translation>
    </message>
    <message>
        <source>Also imported: {names}.</source>
        <translation>Importate anche: {names}.</translation>
    </message>
    <message>
        <source>Columns that are not imported: {names}.</source>
        <translation>Colonne non importate: {names}.</translation>
    </message>
    <message>
        <source>{path} is not valid TOML: {problem}.</source>
        <translation>{path} non è TOML valido: {problem}.</translation>
    </message>
    <message>
        <source>one of {known}</source>
        <translation>uno tra {known}</translation>
    </message>
    <message>
        <source>{path}: the key {key} is unknown. Did you mean {close}?</source>
        <translation>{path}: la chiave {key} non è nota. Intendeva {close}?</translation>
    </message>
    <message>
        <source>Read as {title}: {words}.</source>
        <translation>Letto come {title}: {words}.</translation>
    </message>
    <message>
        <source>row {number} of {file}</source>
        <translation>riga {number} di {file}</translation>
    </message>
    <message>
        <source>the row has more or fewer cells than there are columns</source>
        <translation>la riga ha più o meno celle di quante sono le colonne</translation>
    </message>
    <message>
        <source>This is a workbook.</source>
        <translation>Questa è una cartella di lavoro.</translation>
    </message>
    <message>
        <source>Change its ending to .xlsx.</source>
        <translation>Ne cambi l&apos;estensione in .xlsx.</translation>
    </message>
    <message>
        <source>{path} has no rows.</source>
        <translation>{path} non ha righe.</translation>
    </message>
    <message>
        <source>This is not valid Parquet: {problem}.</source>
        <translation>Questo non è Parquet valido: {problem}.</translation>
    </message>
    <message>
        <source>entry {number} of {file}</source>
        <translation>voce {number} di {file}</translation>
    </message>
    <message>
        <source>the quotation marks are wrong ({problem})</source>
        <translation>le virgolette sono errate ({problem})</translation>
    </message>
    <message>
        <source>line {number} of {file}</source>
        <translation>riga {number} di {file}</translation>
    </message>
    <message>
        <source>{file} is not UTF-8 and was read as Western European (Windows). Check letters with accents.</source>
        <translation>{file} non è UTF-8 ed è stato letto come europeo occidentale (Windows). Controlli le lettere accentate.</translation>
    </message>
    <message>
        <source>the entry is not a JSON object</source>
        <translation>la voce non è un oggetto JSON</translation>
    </message>
    <message>
        <source>the line is not valid JSON</source>
        <translation>la riga non è JSON valido</translation>
    </message>
    <message>
        <source>a row that stands for more than {most} verdicts</source>
        <translation>una riga che vale per più di {most} giudizi</translation>
    </message>
    <message>
        <source>no verdict</source>
        <translation>nessun giudizio</translation>
    </message>
    <message>
        <source>the totals contradict each other</source>
        <translation>i totali si contraddicono</translation>
    </message>
    <message>
        <source>the totals are incomplete</source>
        <translation>i totali sono incompleti</translation>
    </message>
    <message>
        <source>a total that is not a number</source>
        <translation>un totale che non è un numero</translation>
    </message>
    <message>
        <source>a share without the number of verdicts</source>
        <translation>una quota senza il numero di giudizi</translation>
    </message>
    <message>
        <source>datastring isn&apos;t a list of judges.</source>
        <translation>datastring non è un elenco di giudici.</translation>
    </message>
    <message>
        <source>This isn&apos;t CSV: {problem}.</source>
        <translation>Questo non è CSV: {problem}.</translation>
    </message>
    <message>
        <source>This is neither a trial nor a group of trials.</source>
        <translation>Non è né una prova né un gruppo di prove.</translation>
    </message>
    <message>
        <source>.csv, .tsv, .xlsx, .parquet, .json, or .jsonl files of verdicts, or folders of them</source>
        <translation>File .csv, .tsv, .xlsx, .parquet, .json o .jsonl di giudizi, o cartelle che li contengono</translation>
    </message>
    <message>
        <source>The first verdict: judge {judge}, item {item}, verdict {choice}, truth {truth}.</source>
        <translation>Il primo giudizio: giudice {judge}, elemento {item}, giudizio {choice}, verità {truth}.</translation>
    </message>
    <message>
        <source>Say in {path} what each column contains, and import again.</source>
        <translation>Indichi in {path} che cosa contiene ogni colonna e importi di nuovo.</translation>
    </message>
    <message>
        <source>There are no verdicts in {file}.</source>
        <translation>Non ci sono giudizi in {file}.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t tell which columns of {file} have the verdicts and the truth. Its columns are {head}.</source>
        <translation>TuringDesk non riconosce quali colonne di {file} contengono i giudizi e la verità. Le sue colonne sono {head}.</translation>
    </message>
    <message>
        <source>Add --map FILE.toml to get a file in which you can say what each column contains.</source>
        <translation>Aggiunga --map FILE.toml per ottenere un file in cui indicare che cosa contiene ogni colonna.</translation>
    </message>
    <message>
        <source>the verdict is neither human nor machine</source>
        <translation>il giudizio non è né umano né macchina</translation>
    </message>
    <message>
        <source>None of the sources is a table. {known}</source>
        <translation>Nessuna delle fonti è una tabella. {known}</translation>
    </message>
    <message numerus="yes">
        <source>{file} says who made %n items.</source>
        <translation>
            <numerusform>{file} indica chi ha prodotto %n elemento.</numerusform>
            <numerusform>{file} indica chi ha prodotto %n elementi.</numerusform>
        </translation>
    </message>
    <message>
        <source>the verdict {word} is neither human nor machine</source>
        <translation>il giudizio {word} non è né umano né macchina</translation>
    </message>
    <message>
        <source>{column} is {cell}</source>
        <translation>{column} è {cell}</translation>
    </message>
    <message>
        <source>the same row again</source>
        <translation>la stessa riga ripetuta</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of the column {column} can&apos;t be read and are left empty.</source>
        <translation>
            <numerusform>%n cella della colonna {column} non può essere letta e resta vuota.</numerusform>
            <numerusform>%n celle della colonna {column} non possono essere lette e restano vuote.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read: {problem}</source>
        <translation>Non letto: {problem}</translation>
    </message>
    <message>
        <source>There are more than {most} verdicts.</source>
        <translation>Ci sono più di {most} giudizi.</translation>
    </message>
    <message>
        <source>Import the file in parts.</source>
        <translation>Importi il file in più parti.</translation>
    </message>
    <message>
        <source>Not read: {file} has no column {missing}.</source>
        <translation>Non letto: {file} non ha una colonna {missing}.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>non noto</translation>
    </message>
    <message>
        <source>Machines that were judged</source>
        <translation>Macchine giudicate</translation>
    </message>
    <message>
        <source>All journals could be read, and their chains are intact. To verify signatures, run turingdesk check.</source>
        <translation>È stato possibile leggere tutti i registri e la catena delle loro righe è intatta. Le firme si verificano con `turingdesk check`.</translation>
    </message>
    <message>
        <source>prompts answered</source>
        <translation>spunti con risposta</translation>
    </message>
    <message>
        <source>judged machine: {share} ({verdicts})</source>
        <translation>detto macchina: {share} ({verdicts})</translation>
    </message>
    <message>
        <source>{said}; detectability {value}, 95% CI {interval}</source>
        <translation>{said}; riconoscibilità {value}, intervallo al 95 % {interval}</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Macchina</translation>
    </message>
    <message>
        <source>For results about texts, create the report with the study: on the desk, open the study first; on the command line, add --texts STUDY.</source>
        <translation>Per i risultati sui testi, crei il rapporto con lo studio: nella console apra prima lo studio; dalla riga di comando aggiunga --texts STUDY.</translation>
    </message>
    <message>
        <source>Results that are in the workbook and in the HTML report only.</source>
        <translation>Risultati che si trovano solo nella cartella di lavoro e nel rapporto HTML.</translation>
    </message>
    <message>
        <source>How further results are computed</source>
        <translation>Come si calcolano gli altri risultati</translation>
    </message>
    <message>
        <source>Long tables and series of figures are shortened in print. The workbook has all rows, standard errors, and the tests as published studies ran them; the Analysis page has all figures.</source>
        <translation>Nella stampa le tabelle lunghe e le serie di figure sono abbreviate. La cartella di lavoro contiene tutte le righe, gli errori standard e i test come svolti negli studi pubblicati; la pagina Analisi contiene tutte le figure.</translation>
    </message>
    <message>
        <source>what they show</source>
        <translation>che cosa mostrano</translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n parola</numerusform>
            <numerusform>%n parole</numerusform>
        </translation>
    </message>
    <message>
        <source>In this study, participants talk with partners at other booths, so the kiosk needs a desk. Pair it on the desk&apos;s Booths page, or try the study as a pilot.</source>
        <translation>In questo studio i partecipanti parlano con interlocutori in altre cabine, quindi la postazione ha bisogno di una console. La abbini nella pagina Cabine della console, o provi lo studio come pilota.</translation>
    </message>
    <message>
        <source>built a study</source>
        <comment>in the record</comment>
        <translation>ha creato uno studio</translation>
    </message>
    <message>
        <source>imported data</source>
        <comment>in the record</comment>
        <translation>ha importato dati</translation>
    </message>
    <message>
        <source>ran a machine agent</source>
        <comment>in the record</comment>
        <translation>ha avviato un agente macchina</translation>
    </message>
    <message>
        <source>stopped a machine agent</source>
        <comment>in the record</comment>
        <translation>ha fermato un agente macchina</translation>
    </message>
    <message>
        <source>viewed collected answers</source>
        <comment>in the record</comment>
        <translation>ha visto le risposte raccolte</translation>
    </message>
    <message>
        <source>wrote control questions</source>
        <comment>in the record</comment>
        <translation>ha scritto domande di controllo</translation>
    </message>
    <message>
        <source>by hand</source>
        <comment>in the record</comment>
        <translation>a mano</translation>
    </message>
    <message>
        <source>the list of people was changed</source>
        <comment>in the record</comment>
        <translation>l&apos;elenco delle persone è stato modificato</translation>
    </message>
    <message>
        <source>against the rules of the task: {remark}</source>
        <translation>contro le regole del compito: {remark}</translation>
    </message>
    <message>
        <source>pictures refused by the server</source>
        <translation>immagini rifiutate dal server</translation>
    </message>
    <message>
        <source>What is finished is saved. Run the same command again to continue.</source>
        <translation>Ciò che è finito è conservato. Ripeta lo stesso comando per proseguire.</translation>
    </message>
    <message>
        <source>{kind} doesn&apos;t talk, or {title} has no conversations. Choose another agent or another collection.</source>
        <translation>{kind} non conversa, oppure {title} non ha conversazioni. Scelga un altro agente o un&apos;altra raccolta.</translation>
    </message>
    <message>
        <source>The message is empty or too long.</source>
        <translation>Il messaggio è vuoto o troppo lungo.</translation>
    </message>
    <message>
        <source>the conversation ended early</source>
        <translation>la conversazione è finita in anticipo</translation>
    </message>
    <message>
        <source>It isn&apos;t this speaker&apos;s turn.</source>
        <translation>Non tocca a questo interlocutore.</translation>
    </message>
    <message>
        <source>A message has between 1 and {longest} characters.</source>
        <translation>Un messaggio ha da 1 a {longest} caratteri.</translation>
    </message>
    <message>
        <source>The study {study} in {path} has answers of this person as agent {agent}. They couldn&apos;t be removed there. Delete the study wherever it is now, and build it again.</source>
        <translation>Lo studio {study} in {path} ha risposte di questa persona come agente {agent}. Non è stato possibile toglierle da lì. Elimini lo studio ovunque si trovi ora e lo crei di nuovo.</translation>
    </message>
    <message>
        <source>The answers of this person, who is agent {agent} there, were removed from the study {study} in {path}, which hasn&apos;t run yet.</source>
        <translation>Le risposte di questa persona, che lì è l&apos;agente {agent}, sono state tolte dallo studio {study} in {path}, che non si è ancora svolto.</translation>
    </message>
    <message>
        <source>{told} It can&apos;t run without them: {problem} Change the study, or build it again.</source>
        <translation>{told} Senza di esse non può svolgersi: {problem} Modifichi lo studio o lo crei di nuovo.</translation>
    </message>
    <message>
        <source>and {before} and {code} count as the same code</source>
        <translation>e {before} e {code} sono lo stesso codice</translation>
    </message>
    <message>
        <source>{codes} and {last} gave the same {what}. They may be the same person.</source>
        <translation>{codes} e {last} hanno dato lo stesso dato ({what}). Potrebbero essere la stessa persona.</translation>
    </message>
    <message>
        <source>email address</source>
        <translation>indirizzo e-mail</translation>
    </message>
    <message>
        <source>The PIN of {name} in {file} is damaged and can&apos;t be checked. An investigator can set a new one in Settings. If no one can sign in, run turingdesk people --reset &quot;{name}&quot; in a terminal on this computer.</source>
        <translation>Il PIN di {name} in {file} è danneggiato, quindi non si può verificare. Un responsabile ne assegna uno nuovo in Impostazioni. Se nessuno può entrare: turingdesk people --reset &quot;{name}&quot;, in un terminale di questo computer.</translation>
    </message>
    <message>
        <source>{name} is not on the list.</source>
        <translation>In elenco non c&apos;è nessuno di nome {name}.</translation>
    </message>
    <message>
        <source>a name appears twice</source>
        <translation>un nome vi compare due volte</translation>
    </message>
    <message>
        <source>a person needs a name and a PIN</source>
        <translation>una persona ha un nome e un PIN</translation>
    </message>
    <message>
        <source>{called} is already on the list.</source>
        <translation>{called} è già in elenco.</translation>
    </message>
    <message>
        <source>The list of people in {file} can&apos;t be read, so no one can sign in. Restore the file from a backup, or delete it and add everyone again.</source>
        <translation>L&apos;elenco delle persone in {file} non può essere letto, quindi nessuno può entrare. Ripristini il file da una copia di riserva, oppure lo elimini e aggiunga di nuovo tutti.</translation>
    </message>
    <message>
        <source>A PIN needs {shortest} to {longest} characters.</source>
        <translation>Un PIN ha da {shortest} a {longest} caratteri.</translation>
    </message>
    <message>
        <source>This PIN is too easy to guess. Choose another one.</source>
        <translation>Questo PIN è tra i primi che chiunque prova. Ne scelga un altro.</translation>
    </message>
    <message>
        <source>{called} withdrew, but this file is back, perhaps from a backup.</source>
        <translation>{called} si è ritirato, ma questo file è di nuovo qui, forse da una copia di riserva.</translation>
    </message>
    <message>
        <source>It is excluded from all results. Delete it.</source>
        <translation>Non conta da nessuna parte. Lo elimini.</translation>
    </message>
    <message>
        <source>The withdrawal of {called} is incomplete.</source>
        <translation>Il ritiro di {called} non è stato completato.</translation>
    </message>
    <message>
        <source>The file had changed when this line was written: it had {line} lines when this desk last wrote to it, and {line2} at this point.</source>
        <translation>Quando è stata scritta questa riga il file è risultato modificato: aveva {line} righe quando questa console vi ha scritto l&apos;ultima volta, e {line2} in quel momento.</translation>
    </message>
    <message>
        <source>The study {study} in {path} has answers of this person as agent {agent}, and it has already run. Before other sessions start, build it again under a new ID.</source>
        <translation>Lo studio {study} in {path} ha risposte di questa persona come agente {agent}, ed è già stato svolto. Prima che inizino altre sessioni, lo crei di nuovo con un nuovo id.</translation>
    </message>
    <message>
        <source>Enter a reason for the withdrawal, even if it is only that none was given.</source>
        <translation>Un ritiro richiede un motivo, fosse anche che non ne è stato dato alcuno.</translation>
    </message>
    <message>
        <source>{path} could not be deleted. {why} The withdrawal is recorded, and none of the data count any more. The rest is deleted when the folder is next opened. Close other programs that use the file.</source>
        <translation>Non è stato possibile eliminare {path}. {why} Il ritiro è registrato e nulla di quei dati viene più contato; il resto sarà eliminato alla prossima apertura della cartella. Chiuda gli altri programmi che usano il file.</translation>
    </message>
    <message>
        <source>{name} is still running{at}. End the session there first, then withdraw. A session on another computer counts as running for 15 minutes after its last line.</source>
        <translation>{name} è ancora in corso{at}. Prima la termini lì, poi proceda al ritiro. Una sessione di un altro computer vale come in corso per 15 minuti dopo la sua ultima riga.</translation>
    </message>
    <message>
        <source>The sessions would reveal who made what: {how} in block {block} depends on who made them (p = {p}, corrected for all tests). Nothing was written. Add answers of each kind to every prompt, and use separate prompts for practice, control, and fixed trials. Then seal again.</source>
        <translation>Le sessioni rivelerebbero chi ha prodotto che cosa: nel blocco {block}, {how} dipende da chi le ha prodotte (p = {p}, corretto per tutto ciò che è stato provato). Non è stato scritto nulla. Dia a ogni spunto risposte di ogni tipo, e alle prove di esercizio, di controllo e fisse spunti propri; poi sigilli di nuovo.</translation>
    </message>
    <message>
        <source>Block {id} draws only {kind}, as study.toml says, so their makers are not secret.</source>
        <translation>Il blocco {id} estrae solo {kind}, come dice study.toml, quindi chi le ha prodotte non è un segreto.</translation>
    </message>
    <message>
        <source>The picture is damaged, or its format is unknown.</source>
        <translation>L&apos;immagine è danneggiata o di un formato sconosciuto.</translation>
    </message>
    <message>
        <source>The number of human answers per session varies randomly, like coin flips. Complementary sessions, usually pairs, are exactly balanced together, and analyses weight human and machine answers separately.</source>
        <translation>Il numero di risposte umane mostrate in una sessione varia come nei lanci di una moneta. Le sessioni complementari, di solito coppie, sono insieme esattamente bilanciate, e le analisi pesano separatamente le risposte umane e quelle di macchine.</translation>
    </message>
    <message>
        <source>{out} already exists. Choose another name.</source>
        <translation>{out} esiste già. Scelga un altro nome.</translation>
    </message>
    <message>
        <source>{number} sessions can&apos;t be drawn. Choose 1 to {most_sessions}.</source>
        <translation>{number} sessioni non si possono estrarre; ne chieda da 1 a {most_sessions}.</translation>
    </message>
    <message>
        <source>{study} is already sealed. Choose the study that it was made from.</source>
        <translation>{study} è già sigillato. Indichi lo studio da cui è stato ricavato.</translation>
    </message>
    <message>
        <source>Block {id} gives participants feedback, which would break the seal.</source>
        <translation>Il blocco {id} dice ai partecipanti la verità, che uno studio sigillato nasconde.</translation>
    </message>
    <message>
        <source>Block {id} shows answers in the order of the table, and anyone who knows that order knows who made what.</source>
        <translation>Il blocco {id} mostra le sue risposte nell&apos;ordine della tabella, e chi conosce quell&apos;ordine sa chi ha prodotto che cosa.</translation>
    </message>
    <message>
        <source>The seal could not be verified: opening it didn&apos;t return its content. Nothing was written.</source>
        <translation>Il sigillo non restituisce ciò che contiene. Non è stato scritto nulla.</translation>
    </message>
    <message>
        <source>Set feedback = &quot;none&quot;.</source>
        <translation>Scriva feedback = &quot;none&quot;.</translation>
    </message>
    <message>
        <source>Set order = &quot;random&quot;.</source>
        <translation>Scriva order = &quot;random&quot;.</translation>
    </message>
    <message>
        <source>{data} contains no seal: none of its sessions belongs to a sealed study.</source>
        <translation>{data} non contiene sigilli: nessuna delle sue sessioni è di uno studio sigillato.</translation>
    </message>
    <message>
        <source>the mix doesn&apos;t include their kind</source>
        <translation>il mix non chiede il loro tipo</translation>
    </message>
    <message>
        <source>one of the two is in another pair, or was excluded on its own</source>
        <translation>una delle due è in un&apos;altra coppia, o è stata esclusa da sola</translation>
    </message>
    <message>
        <source>no remaining pair shows them</source>
        <translation>nessuna coppia rimasta le mostra</translation>
    </message>
    <message>
        <source>Blocks {names} draw from {table} with different mixes, so the block that shows an answer would reveal who made it. Give each block its own table, or use the same mix.</source>
        <translation>I blocchi {names} estraggono da {table} con mix diversi, quindi il blocco che mostra una risposta rivelerebbe chi l&apos;ha prodotta. Dia a ogni blocco una tabella propria o lo stesso mix.</translation>
    </message>
    <message>
        <source>The pair {id}, which is reserved for practice, control, or a fixed trial, shows an answer that the sealed package excludes. Use answers that are themselves reserved for practice or control.</source>
        <translation>La coppia {id}, riservata all&apos;esercizio, al controllo o a una prova fissa, mostra una risposta che il pacchetto sigillato esclude. La formi con risposte a loro volta riservate all&apos;esercizio o al controllo.</translation>
    </message>
    <message>
        <source>Two kiosks used the same participant code, or a file was changed in transit. Find out whose session each one is. You can open, export, and withdraw the other one in its own folder.</source>
        <translation>Due postazioni hanno usato lo stesso codice partecipante, oppure un file è stato modificato durante il trasferimento. Stabilisca di chi è ciascuna sessione; l&apos;altra si può aprire, esportare e ritirare nella propria cartella.</translation>
    </message>
    <message>
        <source>There is another session with the name {name}; it is excluded from all results.</source>
        <translation>Un&apos;altra sessione si è svolta con il nome {name}; non conta da nessuna parte.</translation>
    </message>
    <message>
        <source>The data folder {path} can&apos;t be created. {why}</source>
        <translation>La cartella dei dati {path} non può essere creata. {why}</translation>
    </message>
    <message>
        <source>Restore it from a backup. Until then, its answers don&apos;t count.</source>
        <translation>Lo ripristini da una copia di riserva; finché manca, le sue risposte non si contano.</translation>
    </message>
    <message>
        <source>If one person took part more than once, you don&apos;t need to do anything. If two people used the same code, add a note to their sessions that says who was who.</source>
        <translation>Se una persona è venuta più volte, va tutto bene. Se due persone hanno usato il codice, scriva nelle loro sessioni una nota che dica chi era chi.</translation>
    </message>
    <message>
        <source>{sessions} sessions of {study} have the code {codes}{at_once}: {which}.{spelled}</source>
        <translation>{sessions} sessioni di {study} si sono svolte con il codice {codes}{at_once}: {which}.{spelled}</translation>
    </message>
    <message>
        <source>Check the file&apos;s permissions and the disk.</source>
        <translation>Controlli il permesso di leggerlo e il disco.</translation>
    </message>
    <message>
        <source>{name} resumed {old}, and the last line at that time</source>
        <translation>{name} ha ripreso {old}, la cui ultima riga di allora</translation>
    </message>
    <message>
        <source>The spellings {codes} count as the same code.</source>
        <translation>Scritto {codes}, è lo stesso codice.</translation>
    </message>
    <message>
        <source>The same session is also in {there}.</source>
        <translation>La stessa sessione si trova anche in {there}.</translation>
    </message>
    <message>
        <source>Keep the longer file, and move the other one out of the data folder.</source>
        <translation>Tenga il file più lungo e sposti l&apos;altro fuori dalla cartella dei dati.</translation>
    </message>
    <message>
        <source>Two sessions have the name {name}: the other one is {there}.</source>
        <translation>Due sessioni si sono svolte con il nome {name}: l&apos;altra è {there}.</translation>
    </message>
    <message>
        <source>Keep folders that were recorded separately in separate folders.</source>
        <translation>Tenga le cartelle registrate separatamente in cartelle proprie.</translation>
    </message>
    <message>
        <source>{what} is missing: the file is gone.</source>
        <translation>{what} non è qui: il file manca.</translation>
    </message>
    <message>
        <source>{what} is no longer in the file.</source>
        <translation>{what} non è più nel file.</translation>
    </message>
    <message>
        <source>was already continued in a later session</source>
        <translation>è già continuata in una sessione successiva</translation>
    </message>
    <message>
        <source>was already restarted in a later session</source>
        <translation>è già ricominciata in una sessione successiva</translation>
    </message>
    <message>
        <source>The study has changed since then, so the trials might not be the same.</source>
        <translation>Lo studio è stato modificato nel frattempo, quindi le sue prove potrebbero non essere più le stesse.</translation>
    </message>
    <message>
        <source>The study allows sessions to be resumed within {max_age_hours} hours.</source>
        <translation>Lo studio permette di riprendere le sessioni entro {max_age_hours} ore.</translation>
    </message>
    <message>
        <source>{where} You can resume it there.</source>
        <translation>{where} Può riprendere lì.</translation>
    </message>
    <message>
        <source>The time of its last line is {ahead_s} ahead of this computer&apos;s clock.</source>
        <translation>La sua ultima riga è avanti di {ahead_s} rispetto all&apos;orologio di questo computer.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t say which trials were drawn: its first line is damaged. Start a new session. The answers in the file remain readable.</source>
        <translation>{name} non dice quali prove sono state estratte: la sua prima riga è danneggiata. Inizi una nuova sessione; le risposte nel file restano leggibili.</translation>
    </message>
    <message>
        <source>{name} {over}. Start a new session.</source>
        <translation>{name} {over}. Inizi una nuova sessione.</translation>
    </message>
    <message>
        <source>{name} was later marked as a pilot. Start a new session.</source>
        <translation>{name} è stata resa pilota in seguito. Inizi una nuova sessione.</translation>
    </message>
    <message>
        <source>{name} is still running on this computer. Close its window first.</source>
        <translation>{name} è ancora in corso su questo computer. Prima chiuda la sua finestra.</translation>
    </message>
    <message>
        <source>{where} The study doesn&apos;t allow sessions to be resumed.</source>
        <translation>{where} Lo studio non permette di riprendere le sessioni.</translation>
    </message>
    <message>
        <source>{where} It can start over with the same trials.</source>
        <translation>{where} Può ricominciare, con le stesse prove.</translation>
    </message>
    <message>
        <source>{why} Start a new session.</source>
        <translation>{why} Inizi una nuova sessione.</translation>
    </message>
    <message>
        <source>{name} is recorded as a continuation of itself. Start a new session.</source>
        <translation>{name} è la continuazione di se stessa. Inizi una nuova sessione.</translation>
    </message>
    <message>
        <source>A session of {participant} was started{at} a moment ago. Check the participant code, and start again if it is correct.</source>
        <translation>Una sessione di {participant} è appena stata iniziata{at}. Controlli il codice partecipante e, se è giusto, avvii di nuovo.</translation>
    </message>
    <message>
        <source>The table has no column {column}.</source>
        <translation>La tabella non ha una colonna {column}.</translation>
    </message>
    <message>
        <source>Add it, and enter the agents&apos; names as the stimuli have them.</source>
        <translation>La aggiunga e scriva i nomi degli agenti come li hanno gli stimoli.</translation>
    </message>
    <message>
        <source>Correct the ID, or remove the row.</source>
        <translation>Corregga l&apos;id o tolga la riga.</translation>
    </message>
    <message numerus="yes">
        <source>%n machines have no row: {names}.</source>
        <translation>
            <numerusform>%n macchina non ha una riga: {names}.</numerusform>
            <numerusform>%n macchine non hanno una riga: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the agent&apos;s name as the stimuli have it.</source>
        <translation>Scriva il nome dell&apos;agente come lo hanno gli stimoli.</translation>
    </message>
    <message>
        <source>No stimulus was made by the agent {agent}.</source>
        <translation>Nessuno stimolo è stato prodotto dall&apos;agente {agent}.</translation>
    </message>
    <message>
        <source>Add a row for each machine.</source>
        <translation>Aggiunga una riga per ogni macchina.</translation>
    </message>
    <message>
        <source>The ID is missing.</source>
        <translation>Manca l&apos;id.</translation>
    </message>
    <message>
        <source>The agent {agent} has a row already, in line {line}.</source>
        <translation>L&apos;agente {agent} ha già una riga, la riga {line}.</translation>
    </message>
    <message>
        <source>Remove one of the two rows.</source>
        <translation>Tolga una delle due righe.</translation>
    </message>
    <message>
        <source>It may be damaged or malicious. Ask the sender for a new copy.</source>
        <translation>Potrebbe essere danneggiato o pericoloso. Lo richieda di nuovo a chi l&apos;ha fornito.</translation>
    </message>
    <message>
        <source>Choose the folder of a study package.</source>
        <translation>Indichi la cartella di un pacchetto di studio.</translation>
    </message>
    <message>
        <source>This file is a link.</source>
        <translation>È un collegamento.</translation>
    </message>
    <message>
        <source>This file is protected by a password.</source>
        <translation>È protetto da una password.</translation>
    </message>
    <message>
        <source>This file expands from {compress_size} to {file_size} bytes.</source>
        <translation>Da {compress_size} cresce a {file_size} byte.</translation>
    </message>
    <message>
        <source>The name points outside the package.</source>
        <translation>Il nome porta fuori dal pacchetto.</translation>
    </message>
    <message>
        <source>The package has no {manifest}, so TuringDesk can&apos;t check that it is complete.</source>
        <translation>Il pacchetto non ha {manifest}, quindi nulla mostra se è integro.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find {path}.</source>
        <translation>{path} non esiste.</translation>
    </message>
    <message>
        <source>This is not a .tdz file, or only part of one: {problem}.</source>
        <translation>Questo non è un .tdz, o lo è solo in parte: {problem}.</translation>
    </message>
    <message>
        <source>Check that you have permission to read it, and that the disk has free space: a .tdz is unpacked first.</source>
        <translation>Chieda il permesso di leggerlo. Un .tdz richiede inoltre spazio sul disco.</translation>
    </message>
    <message>
        <source>Create it with turingdesk pack.</source>
        <translation>Lo crei con turingdesk pack.</translation>
    </message>
    <message>
        <source>Ask the sender for a new copy of the package.</source>
        <translation>Richieda di nuovo il pacchetto.</translation>
    </message>
    <message>
        <source>Copy it again from its source.</source>
        <translation>Lo copi di nuovo dalla sua origine.</translation>
    </message>
    <message>
        <source>The name appears twice, or differs from {before} only by case.</source>
        <translation>Il nome compare due volte, o differisce da {before} solo per maiuscole e minuscole.</translation>
    </message>
    <message>
        <source>This is {called}, not a text.</source>
        <translation>C&apos;è {called}, non un testo.</translation>
    </message>
    <message>
        <source>Enter a text.</source>
        <translation>Scriva un testo.</translation>
    </message>
    <message>
        <source>Enter yes, no, true, or false.</source>
        <translation>Scriva yes, no, true o false.</translation>
    </message>
    <message>
        <source>This is the logical value {value}, not a text.</source>
        <translation>C&apos;è il valore logico {value}, non un testo.</translation>
    </message>
    <message>
        <source>This is {called}, not a number.</source>
        <translation>C&apos;è {called}, non un numero.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Scriva un numero.</translation>
    </message>
    <message>
        <source>{number} is not a finite number.</source>
        <translation>{number} non è un numero utilizzabile.</translation>
    </message>
    <message>
        <source>Enter a finite number.</source>
        <translation>Scriva un numero finito.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Scriva un numero intero.</translation>
    </message>
    <message>
        <source>An item between two semicolons is empty.</source>
        <translation>Tra due punti e virgola non c&apos;è nulla.</translation>
    </message>
    <message>
        <source>Remove one of the semicolons.</source>
        <translation>Ne tolga uno.</translation>
    </message>
    <message>
        <source>This is {called}, not a list.</source>
        <translation>C&apos;è {called}, non un elenco.</translation>
    </message>
    <message>
        <source>Enter a list: [...].</source>
        <translation>Scriva un elenco: [...].</translation>
    </message>
    <message>
        <source>This is {called}.</source>
        <translation>C&apos;è {called}.</translation>
    </message>
    <message>
        <source>Unknown name {unknown}.</source>
        <translation>{unknown} è sconosciuto.</translation>
    </message>
    <message>
        <source>Use a decimal point, as in 3.5.</source>
        <translation>Lo scriva con il punto: 3.5.</translation>
    </message>
    <message>
        <source>Start the line with &apos;A: &apos;.</source>
        <translation>Inizi la riga con &apos;A: &apos;.</translation>
    </message>
    <message>
        <source>Excludes answers in the block {id} that took less than {limit}, {whence}. To change this, set too_fast_s in its [block.limits]; 0 means no limit.</source>
        <translation>Esclude le risposte del blocco {id} date in meno di {limit}, {whence}. Cambi too_fast_s nel suo [block.limits]; 0 non ne esclude nessuna.</translation>
    </message>
    <message>
        <source>the block&apos;s own limit</source>
        <translation>limite proprio del blocco</translation>
    </message>
    <message>
        <source>the default for the task {task}</source>
        <translation>limite consueto per il compito {task}</translation>
    </message>
    <message>
        <source>Put quotation marks around text that contains {between}.</source>
        <translation>Metta tra virgolette il testo che contiene {between}.</translation>
    </message>
    <message>
        <source>The row spans several lines: close its open quotation mark.</source>
        <translation>La riga occupa più righe: chiuda le virgolette rimaste aperte.</translation>
    </message>
    <message>
        <source>Column {number} has content but no name.</source>
        <translation>La colonna {number} non ha nome, ma contiene qualcosa.</translation>
    </message>
    <message>
        <source>A quotation mark opened in this line is never closed.</source>
        <translation>Le virgolette aperte in questa riga non vengono mai chiuse.</translation>
    </message>
    <message>
        <source>A quotation mark closes in the middle of a cell.</source>
        <translation>Le virgolette si chiudono a metà di una cella.</translation>
    </message>
    <message>
        <source>Double the quotation marks inside a quoted cell: &quot;He said &quot;&quot;no&quot;&quot; to it&quot;.</source>
        <translation>Raddoppi le virgolette in una cella tra virgolette: &quot;Ha detto &quot;&quot;no&quot;&quot; a questo&quot;.</translation>
    </message>
    <message>
        <source>Add the missing {between}, with nothing between them for empty cells.</source>
        <translation>Scriva i {between} mancanti, senza nulla in mezzo per le celle vuote.</translation>
    </message>
    <message>
        <source>Name it, or clear it.</source>
        <translation>Le dia un nome o la svuoti.</translation>
    </message>
    <message>
        <source>This is not valid CSV: {problem}.</source>
        <translation>Questo non è CSV: {problem}.</translation>
    </message>
    <message>
        <source>each of {n} conversations had a repeated sentence or an early exit</source>
        <translation>in ciascuna di {n} conversazioni c&apos;era una frase ripetuta o una fine anticipata</translation>
    </message>
    <message>
        <source>{kind} can&apos;t talk. Choose another agent.</source>
        <translation>{kind} non può conversare. Scelga un altro agente.</translation>
    </message>
    <message>
        <source>“{study}” is a demonstration, not collected data.</source>
        <translation>«{study}» è una dimostrazione, non dati raccolti.</translation>
    </message>
    <message>
        <source>determiners</source>
        <translation>determinanti</translation>
    </message>
    <message>
        <source>adjectives</source>
        <translation>aggettivi</translation>
    </message>
    <message>
        <source>nouns</source>
        <translation>sostantivi</translation>
    </message>
    <message>
        <source>adverbs</source>
        <translation>avverbi</translation>
    </message>
    <message>
        <source>verbs</source>
        <translation>verbi</translation>
    </message>
    <message>
        <source>prepositions</source>
        <translation>preposizioni</translation>
    </message>
    <message>
        <source>pronouns</source>
        <translation>pronomi</translation>
    </message>
    <message>
        <source>{name} per text</source>
        <translation>{name} per testo</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts failed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{n} tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won by people</source>
        <translation>vinte dalle persone</translation>
    </message>
    <message>
        <source>won by machines</source>
        <translation>vinte dalle macchine</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>chiuse per resa</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>Partite nel tempo</translation>
    </message>
    <message>
        <source>How games ended, added up ({games}).</source>
        <translation>Come sono finite le partite, valori cumulati ({games}).</translation>
    </message>
    <message>
        <source>Games so far</source>
        <translation>Partite finora</translation>
    </message>
    <message>
        <source>No game has ended yet.</source>
        <translation>Nessuna partita è ancora finita.</translation>
    </message>
    <message>
        <source>Give a file of answers; for verdicts there is kreimanlab-verdicts.</source>
        <translation>Indichi un file di risposte; per i giudizi c&apos;è kreimanlab-verdicts.</translation>
    </message>
    <message>
        <source>Give a conversation as paper 1&apos;s repository has it.</source>
        <translation>Indichi una conversazione nella forma in cui si trova nel repository del primo articolo.</translation>
    </message>
    <message>
        <source>there are not three different things</source>
        <translation>non ci sono tre cose diverse</translation>
    </message>
    <message>
        <source>there is no fixation</source>
        <translation>non c&apos;è alcuna fissazione</translation>
    </message>
    <message>
        <source>There are no answers in this file.</source>
        <translation>Non ci sono risposte in questo file.</translation>
    </message>
    <message>
        <source>This answer is of another kind than the others.</source>
        <translation>Questa risposta è di un tipo diverso dalle altre.</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <translation>La corregga.</translation>
    </message>
    <message>
        <source>These are verdicts on live chats.</source>
        <translation>Questi sono giudizi su chat dal vivo.</translation>
    </message>
    <message>
        <source>`response` is missing.</source>
        <translation>Manca `response`.</translation>
    </message>
    <message>
        <source>`response` is neither words nor fixations: {response}.</source>
        <translation>`response` non contiene né parole né fissazioni: {response}.</translation>
    </message>
    <message>
        <source>`cueWord` or `imageID` is missing.</source>
        <translation>Manca `cueWord` o `imageID`.</translation>
    </message>
    <message>
        <source>the answer is empty</source>
        <translation>la risposta è vuota</translation>
    </message>
    <message>
        <source>a fixation has no place</source>
        <translation>una fissazione non ha posizione</translation>
    </message>
    <message>
        <source>a fixation is far outside the picture</source>
        <translation>una fissazione è molto fuori dall&apos;immagine</translation>
    </message>
    <message>
        <source>There is no turn of A or B in this file.</source>
        <translation>Non c&apos;è alcun turno di A o B in questo file.</translation>
    </message>
    <message>
        <source>The turn needs `agent` (A or B) and `text`.</source>
        <translation>Il turno richiede `agent` (A o B) e `text`.</translation>
    </message>
    <message>
        <source>their pictures were not given</source>
        <translation>le loro immagini non sono state fornite</translation>
    </message>
    <message>
        <source>Nothing was written. An import makes: {made}.</source>
        <translation>Non è stato scritto nulla. L&apos;importazione produce: {made}.</translation>
    </message>
    <message>
        <source>Written to {out}: {made}.</source>
        <translation>Scritto in {out}: {made}.</translation>
    </message>
    <message>
        <source>There is nothing to import. Name at least one file or folder.</source>
        <translation>Non c&apos;è nulla da importare. Indichi almeno un file o una cartella.</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>riga {line}, colonna {column}</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find {path}. Check the name.</source>
        <translation>{path} non esiste. Controlli il nome.</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>sessioni</translation>
    </message>
    <message>
        <source>responses</source>
        <translation>risposte</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blocchi</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>righe</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>immagini</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>descrizioni</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>conversazioni</translation>
    </message>
    <message>
        <source>associations</source>
        <translation>associazioni</translation>
    </message>
    <message>
        <source>scanpaths</source>
        <translation>percorsi visivi</translation>
    </message>
    <message>
        <source>The file is larger than 1 GiB.</source>
        <translation>Il file supera 1 GiB.</translation>
    </message>
    <message>
        <source>Give a part of it.</source>
        <translation>Ne indichi una parte.</translation>
    </message>
    <message>
        <source>It can&apos;t be read.</source>
        <translation>È illeggibile.</translation>
    </message>
    <message>
        <source>The text is not UTF-8.</source>
        <translation>Il testo non è UTF-8.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Lo salvi come UTF-8.</translation>
    </message>
    <message>
        <source>Check the file.</source>
        <translation>Controlli il file.</translation>
    </message>
    <message>
        <source>The JSON is nested too deeply.</source>
        <translation>Il JSON è annidato troppo in profondità.</translation>
    </message>
    <message>
        <source>The JSON ends too early.</source>
        <translation>Il JSON finisce troppo presto.</translation>
    </message>
    <message>
        <source>Fetch the file again, it is not whole.</source>
        <translation>Scarichi di nuovo il file: non è completo.</translation>
    </message>
    <message>
        <source>This is neither a JSON list nor a JSON object.</source>
        <translation>Non è né un elenco JSON né un oggetto JSON.</translation>
    </message>
    <message>
        <source>{path}: nothing after line {line} was read.</source>
        <translation>{path}: dopo la riga {line} non è stato letto nulla.</translation>
    </message>
    <message>
        <source>another one has the same ID</source>
        <translation>un altro ha lo stesso ID</translation>
    </message>
    <message>
        <source>there are {each} of its kind to its prompt already</source>
        <translation>per il suo spunto ce ne sono già {each} del suo tipo</translation>
    </message>
    <message>
        <source>the file of the picture</source>
        <translation>il file dell&apos;immagine</translation>
    </message>
    <message>
        <source>who looked</source>
        <translation>chi ha guardato</translation>
    </message>
    <message>
        <source>the machine that made the fixations; empty for people</source>
        <translation>la macchina che ha prodotto le fissazioni; vuoto per le persone</translation>
    </message>
    <message>
        <source>what was searched for</source>
        <translation>ciò che si cercava</translation>
    </message>
    <message>
        <source>the width to which x refers</source>
        <translation>la larghezza a cui si riferisce x</translation>
    </message>
    <message>
        <source>the height to which y refers</source>
        <translation>l&apos;altezza a cui si riferisce y</translation>
    </message>
    <message>
        <source>x, in pixels</source>
        <translation>x, in pixel</translation>
    </message>
    <message>
        <source>y, in pixels</source>
        <translation>y, in pixel</translation>
    </message>
    <message>
        <source>when the fixation began, in milliseconds</source>
        <translation>l&apos;inizio della fissazione, in millisecondi</translation>
    </message>
    <message>
        <source>how long the fixation lasted, in milliseconds</source>
        <translation>la durata della fissazione, in millisecondi</translation>
    </message>
    <message>
        <source>There is no column `x`.</source>
        <translation>Non c&apos;è una colonna `x`.</translation>
    </message>
    <message>
        <source>Name the columns image, subject, x, and y.</source>
        <translation>Chiami le colonne image, subject, x e y.</translation>
    </message>
    <message>
        <source>This is a file of MATLAB 7.3.</source>
        <translation>Questo è un file di MATLAB 7.3.</translation>
    </message>
    <message>
        <source>Save it in MATLAB with the option -v7.</source>
        <translation>Lo salvi in MATLAB con l&apos;opzione -v7.</translation>
    </message>
    <message>
        <source>The arrays can&apos;t be read: {problem}.</source>
        <translation>Gli array non possono essere letti: {problem}.</translation>
    </message>
    <message>
        <source>Fetch the file again.</source>
        <translation>Scarichi di nuovo il file.</translation>
    </message>
    <message>
        <source>a turn is empty</source>
        <translation>un turno è vuoto</translation>
    </message>
    <message>
        <source>fewer than {least_turns} turns</source>
        <translation>ci sono meno di {least_turns} turni</translation>
    </message>
    <message>
        <source>What was read makes no study that can run.
{problems}</source>
        <translation>Con ciò che è stato letto non si ottiene uno studio che possa svolgersi.
{problems}</translation>
    </message>
    <message>
        <source>{out} is not empty. Give a folder that does not exist yet.</source>
        <translation>{out} non è vuota. Indichi una cartella che non esiste ancora.</translation>
    </message>
    <message>
        <source>{out} can&apos;t be written. {why}</source>
        <translation>{out} non può essere scritto. {why}</translation>
    </message>
    <message>
        <source>Choose the column with {field}.</source>
        <translation>Scelga la colonna con {field}.</translation>
    </message>
    <message>
        <source>{file} has no column {missing}.</source>
        <translation>{file} non ha la colonna {missing}.</translation>
    </message>
    <message>
        <source>Give a file of verdicts; for answers there is kreimanlab-answers.</source>
        <translation>Indichi un file di giudizi; per le risposte c&apos;è kreimanlab-answers.</translation>
    </message>
    <message>
        <source>There are no verdicts in this file.</source>
        <translation>Non ci sono giudizi in questo file.</translation>
    </message>
    <message>
        <source>This judge has no list `data` of trials.</source>
        <translation>Questo giudice non ha un elenco `data` di prove.</translation>
    </message>
    <message>
        <source>The label {word} is unknown.</source>
        <translation>L&apos;etichetta {word} è sconosciuta.</translation>
    </message>
    <message>
        <source>Write HH, HAI, AIH or AIAI.</source>
        <translation>Scriva HH, HAI, AIH o AIAI.</translation>
    </message>
    <message>
        <source>trialData is missing.</source>
        <translation>Manca trialData.</translation>
    </message>
    <message>
        <source>trialdata is missing.</source>
        <translation>Manca trialdata.</translation>
    </message>
    <message>
        <source>There is no column `datastring`.</source>
        <translation>Non c&apos;è una colonna `datastring`.</translation>
    </message>
    <message>
        <source>Give psiTurk&apos;s table of trials.</source>
        <translation>Indichi la tabella delle prove di psiTurk.</translation>
    </message>
    <message>
        <source>Fetch the file again, it may not be whole.</source>
        <translation>Scarichi di nuovo il file: forse non è completo.</translation>
    </message>
    <message>
        <source>Sessions that are already in {out}: {there} of {all}, such as {first}. Nothing was imported. Choose another folder, or delete them.</source>
        <translation>Sessioni che si trovano già in {out}: {there} su {all}, ad es. {first}. Non è stato importato nulla. Scelga un&apos;altra cartella o le elimini.</translation>
    </message>
    <message>
        <source>verdicts</source>
        <translation>verdetti</translation>
    </message>
    <message>
        <source>Give ParlAI&apos;s logs of chats or ACUTE-Eval&apos;s pairs.</source>
        <translation>Indichi le registrazioni di chat di ParlAI o le coppie di ACUTE-Eval.</translation>
    </message>
    <message>
        <source>conversations and pairs</source>
        <translation>conversazioni e coppie</translation>
    </message>
    <message>
        <source>Chats and pairs are in .jsonl and .json files.</source>
        <translation>Le chat e le coppie si trovano in file .jsonl e .json.</translation>
    </message>
    <message>
        <source>Give one of those.</source>
        <translation>Ne indichi uno.</translation>
    </message>
    <message>
        <source>There are only onboarding pairs: they are judged as ordinary trials.</source>
        <translation>Ci sono solo coppie introduttive (onboarding): si giudicano come prove ordinarie.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Il file è vuoto.</translation>
    </message>
    <message>
        <source>A pair has two conversations.</source>
        <translation>Una coppia ha due conversazioni.</translation>
    </message>
    <message>
        <source>The speaker to judge, {judged}, says nothing.</source>
        <translation>Il parlante da giudicare, {judged}, non dice nulla.</translation>
    </message>
    <message>
        <source>The turn needs `id` and `text`.</source>
        <translation>Il turno richiede `id` e `text`.</translation>
    </message>
    <message>
        <source>Give .json or .jsonl files of ShareGPT, Chatbot Arena, or LMSYS-Chat.</source>
        <translation>Indichi file .json o .jsonl di ShareGPT, Chatbot Arena o LMSYS-Chat.</translation>
    </message>
    <message>
        <source>Pass on the license of the conversations with the study.</source>
        <translation>Trasmetta con lo studio anche la licenza delle conversazioni.</translation>
    </message>
    <message>
        <source>only one of the two speaks</source>
        <translation>parla solo uno dei due</translation>
    </message>
    <message>
        <source>None of the sources is JSON. {fix}</source>
        <translation>Nessuna delle fonti è JSON. {fix}</translation>
    </message>
    <message>
        <source>a turn has no speaker or no text</source>
        <translation>un turno non ha un interlocutore o non ha testo</translation>
    </message>
    <message>
        <source>someone speaks who is neither the person nor the chatbot</source>
        <translation>parla qualcuno che non è né la persona né il chatbot</translation>
    </message>
    <message>
        <source>a turn has more than {longest} characters</source>
        <translation>un turno ha più di {longest} caratteri</translation>
    </message>
    <message>
        <source>Give .json files with captions in COCO&apos;s format.</source>
        <translation>Indichi file .json con descrizioni nel formato di COCO.</translation>
    </message>
    <message>
        <source>Pass on the license of the captions and of the pictures with the study.</source>
        <translation>Trasmetta con lo studio anche la licenza delle descrizioni e delle immagini.</translation>
    </message>
    <message>
        <source>there is no caption</source>
        <translation>non c&apos;è alcuna descrizione</translation>
    </message>
    <message>
        <source>the caption has more than {longest} characters</source>
        <translation>la descrizione ha più di {longest} caratteri</translation>
    </message>
    <message>
        <source>the file name of its picture is not told</source>
        <translation>il nome del file della sua immagine non è indicato</translation>
    </message>
    <message>
        <source>{name} does not name its machine; it is called {submitted}.</source>
        <translation>{name} non indica il nome della sua macchina; qui è chiamata {submitted}.</translation>
    </message>
    <message>
        <source>Answers are in .json files.</source>
        <translation>Le risposte sono in file .json.</translation>
    </message>
    <message>
        <source>a shorter cut of a conversation that is there</source>
        <translation>versione più breve di una conversazione già presente</translation>
    </message>
    <message>
        <source>Quality rules of the paper, in {study}: {named}.</source>
        <translation>Regole di qualità dell&apos;articolo, in {study}: {named}.</translation>
    </message>
    <message>
        <source>Judges of {study} who say that English is not their native language: {contrary}. The file counts them, so the paper&apos;s rule on it is not applied.</source>
        <translation>Giudici di {study} che dichiarano di non essere di lingua madre inglese: {contrary}. Il file li conta, quindi la relativa regola dell&apos;articolo non viene applicata.</translation>
    </message>
    <message>
        <source>Verdicts are in .json and .csv files.</source>
        <translation>I giudizi sono in file .json e .csv.</translation>
    </message>
    <message>
        <source>the same trial of the same judge again</source>
        <translation>la stessa prova dello stesso giudice ripetuta</translation>
    </message>
    <message>
        <source>more than two write in one conversation</source>
        <translation>in una conversazione scrivono più di due</translation>
    </message>
    <message>
        <source>What was written in live games, as a study package of conversations, and of pairs where someone talked with a human and a machine.</source>
        <translation>Ciò che è stato scritto nelle partite dal vivo, come pacchetto di studio di conversazioni, e di coppie se qualcuno ha parlato con un umano e con una macchina.</translation>
    </message>
    <message>
        <source>Give .json, .asc, .csv, .npy, or .mat files of fixations.</source>
        <translation>Indichi file .json, .asc, .csv, .npy o .mat di fissazioni.</translation>
    </message>
    <message>
        <source>Pass on the license of the eye movements and of the pictures with the study.</source>
        <translation>Trasmetta con lo studio anche la licenza dei movimenti oculari e delle immagini.</translation>
    </message>
    <message>
        <source>its picture is not told</source>
        <translation>la sua immagine non è indicata</translation>
    </message>
    <message>
        <source>there are more than {most} fixations</source>
        <translation>ci sono più di {most} fissazioni</translation>
    </message>
    <message>
        <source>None of the sources is a file of scanpaths. {fix}</source>
        <translation>Nessuna delle fonti è un file di percorsi visivi. {fix}</translation>
    </message>
    <message>
        <source>a fixation has a negative time</source>
        <translation>una fissazione ha un tempo negativo</translation>
    </message>
    <message>
        <source>Both speakers are human throughout: add conversations of machines to compare.</source>
        <translation>Entrambi gli interlocutori sono sempre umani: aggiunga conversazioni di macchine per il confronto.</translation>
    </message>
    <message>
        <source>The data stay under their license, CDLA-Sharing 1.0: pass it on with them.</source>
        <translation>I dati restano soggetti alla loro licenza, CDLA-Sharing 1.0: la trasmetta insieme a essi.</translation>
    </message>
    <message>
        <source>None of the sources is a .json file. {fix}</source>
        <translation>Nessuna delle fonti è un file .json. {fix}</translation>
    </message>
    <message>
        <source>None of {read} conversations can be shown. {why}</source>
        <translation>Nessuna delle {read} conversazioni può essere mostrata. {why}</translation>
    </message>
    <message>
        <source>Topical-Chat&apos;s conversations are in .json files.</source>
        <translation>Le conversazioni di Topical-Chat sono in file .json.</translation>
    </message>
    <message>
        <source>There are no conversations in this file.</source>
        <translation>Non ci sono conversazioni in questo file.</translation>
    </message>
    <message>
        <source>The list `content` of what was said is missing.</source>
        <translation>Manca l&apos;elenco `content` di ciò che è stato detto.</translation>
    </message>
    <message>
        <source>The turn needs `agent` and `message`.</source>
        <translation>Il turno richiede `agent` e `message`.</translation>
    </message>
    <message>
        <source>A third speaker takes part.</source>
        <translation>Partecipa un terzo interlocutore.</translation>
    </message>
    <message>
        <source>Take this conversation out.</source>
        <translation>Tolga questa conversazione.</translation>
    </message>
    <message>
        <source>the same conversation again</source>
        <translation>la stessa conversazione ripetuta</translation>
    </message>
    <message>
        <source>another conversation has the same id</source>
        <translation>un&apos;altra conversazione ha lo stesso id</translation>
    </message>
    <message>
        <source>of a pilot session</source>
        <translation>di una sessione pilota</translation>
    </message>
    <message>
        <source>replaced in a later attempt</source>
        <translation>sostituita in un tentativo successivo</translation>
    </message>
    <message>
        <source>excluded by a quality rule: {rules}</source>
        <translation>esclusa da una regola di qualità: {rules}</translation>
    </message>
    <message>
        <source>the session {name} isn&apos;t one of TuringDesk&apos;s</source>
        <translation>la sessione {name} non è di TuringDesk</translation>
    </message>
    <message>
        <source>There are no responses to import. {why}</source>
        <translation>Non ci sono risposte da importare. {why}</translation>
    </message>
    <message>
        <source>the column {name} is not a {type}</source>
        <translation>la colonna {name} non è di tipo {type}</translation>
    </message>
    <message>
        <source>For other tables, import verdicts.</source>
        <translation>Per altre tabelle, importi i giudizi.</translation>
    </message>
    <message>
        <source>Past verdicts</source>
        <translation>Giudizi già raccolti</translation>
    </message>
    <message>
        <source>Past verdicts in any table, trial by trial or as totals per item; columns are guessed.</source>
        <translation>Giudizi già raccolti in una tabella qualsiasi, per prova o come totali per elemento; le colonne vengono ipotizzate.</translation>
    </message>
    <message>
        <source>Give a table with the columns cue and R1, R2, R3, or cue and response.</source>
        <translation>Indichi una tabella con le colonne cue e R1, R2, R3, oppure cue e response.</translation>
    </message>
    <message>
        <source>the cue</source>
        <translation>la parola stimolo</translation>
    </message>
    <message>
        <source>the association, if there is one in each row</source>
        <translation>l&apos;associazione, se ce n&apos;è una per riga</translation>
    </message>
    <message>
        <source>the first association</source>
        <translation>la prima associazione</translation>
    </message>
    <message>
        <source>the second association</source>
        <translation>la seconda associazione</translation>
    </message>
    <message>
        <source>the third association</source>
        <translation>la terza associazione</translation>
    </message>
    <message>
        <source>who answered</source>
        <translation>chi ha risposto</translation>
    </message>
    <message>
        <source>the ID of the row</source>
        <translation>l&apos;id della riga</translation>
    </message>
    <message>
        <source>Pass on the license of the associations with the study.</source>
        <translation>Trasmetta con lo studio anche la licenza delle associazioni.</translation>
    </message>
    <message>
        <source>there is no cue</source>
        <translation>manca la parola stimolo</translation>
    </message>
    <message>
        <source>there is no answer</source>
        <translation>manca la risposta</translation>
    </message>
    <message>
        <source>the cue or the answer has more than {longest} characters</source>
        <translation>la parola stimolo o la risposta ha più di {longest} caratteri</translation>
    </message>
    <message>
        <source>Word associations, such as SWOW</source>
        <translation>Associazioni di parole, come SWOW</translation>
    </message>
    <message>
        <source>Makes a study package of cues and the words that people or a machine associated.</source>
        <translation>Crea un pacchetto di studio con parole stimolo e le parole associate da persone o da una macchina.</translation>
    </message>
    <message>
        <source>tables with the columns cue and R1, R2, R3, or cue and response</source>
        <translation>tabelle con le colonne cue e R1, R2, R3, oppure cue e response</translation>
    </message>
    <message>
        <source>None of the sources is a table. {fix}</source>
        <translation>Nessuna delle fonti è una tabella. {fix}</translation>
    </message>
    <message>
        <source>The columns of associations are missing.</source>
        <translation>Mancano le colonne delle associazioni.</translation>
    </message>
    <message>
        <source>added a bot</source>
        <comment>in the record</comment>
        <translation>ha aggiunto un bot</translation>
    </message>
    <message>
        <source>approved a bot</source>
        <comment>in the record</comment>
        <translation>ha approvato un bot</translation>
    </message>
    <message>
        <source>created links</source>
        <comment>in the record</comment>
        <translation>ha creato dei link</translation>
    </message>
    <message>
        <source>ended a game</source>
        <comment>in the record</comment>
        <translation>ha terminato una partita</translation>
    </message>
    <message>
        <source>looked who is human in a game</source>
        <comment>in the record</comment>
        <translation>ha guardato chi è umano in una partita</translation>
    </message>
    <message>
        <source>opened a link</source>
        <comment>in the record</comment>
        <translation>ha aperto un link</translation>
    </message>
    <message>
        <source>ran a plan of duels</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revoked a link</source>
        <comment>in the record</comment>
        <translation>ha revocato un link</translation>
    </message>
    <message>
        <source>saved a plan of duels</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revoked the key of a bot</source>
        <comment>in the record</comment>
        <translation>ha revocato la chiave di un bot</translation>
    </message>
    <message>
        <source>stopped a plan of duels</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bot</source>
        <comment>in the record</comment>
        <translation>bot</translation>
    </message>
    <message>
        <source>link</source>
        <comment>in the record</comment>
        <translation>link</translation>
    </message>
    <message>
        <source>links</source>
        <comment>in the record</comment>
        <translation>link</translation>
    </message>
    <message>
        <source>languages</source>
        <comment>in the record</comment>
        <translation>lingue</translation>
    </message>
    <message>
        <source>The file contains another room.</source>
        <translation>Il file contiene un&apos;altra stanza.</translation>
    </message>
    <message>
        <source>Rename it to {line}.jsonl.</source>
        <translation>Lo rinomini in {line}.jsonl.</translation>
    </message>
    <message>
        <source>The participant code {code} contains a space.</source>
        <translation>Il codice partecipante {code} contiene uno spazio.</translation>
    </message>
    <message>
        <source>How many minutes people can talk. 0: no limit</source>
        <translation>Per quanti minuti si può parlare. 0: nessun limite</translation>
    </message>
    <message>
        <source>The most characters of one message</source>
        <translation>Il massimo di caratteri di un messaggio</translation>
    </message>
    <message>
        <source>After how many questions the talk ends; each game draws one of these. Empty: no limit</source>
        <translation>Dopo quante domande finisce la conversazione; ogni partita estrae uno di questi numeri. Vuoto: nessun limite</translation>
    </message>
    <message>
        <source>Who can write. strict: two people in turns, and the one who decides begins. cyclic: everyone in the order of the seats. free: everyone at any time</source>
        <translation>Chi può scrivere. strict: due persone a turno, e inizia chi decide. cyclic: tutti nell&apos;ordine dei posti. free: tutti in qualsiasi momento</translation>
    </message>
    <message>
        <source>Whether a question goes to one witness or to both, who answer without seeing each other&apos;s answers</source>
        <translation>Se una domanda va a un testimone o a entrambi, che rispondono senza vedere l&apos;uno la risposta dell&apos;altro</translation>
    </message>
    <message>
        <source>When answers to a question for both are shown</source>
        <translation>Quando vengono mostrate le risposte a una domanda per entrambi</translation>
    </message>
    <message>
        <source>Whether the verdict can be given before the talk ends</source>
        <translation>Se il giudizio si può dare prima della fine della conversazione</translation>
    </message>
    <message>
        <source>Whether text can be pasted into messages</source>
        <translation>Se nei messaggi si può incollare testo</translation>
    </message>
    <message>
        <source>Whether participants learn after the verdict who was human</source>
        <translation>Se dopo il giudizio i partecipanti vengono a sapere chi era umano</translation>
    </message>
    <message>
        <source>Whether a button shows the instructions again</source>
        <translation>Se un pulsante mostra di nuovo le istruzioni</translation>
    </message>
    <message>
        <source>Whether a button reports messages to the experimenter, which ends the game</source>
        <translation>Se un pulsante segnala messaggi al responsabile dello studio, il che termina la partita</translation>
    </message>
    <message>
        <source>Whether messages with words of the list of abusive words are held back</source>
        <translation>Se vengono trattenuti i messaggi con parole dell&apos;elenco di parole offensive</translation>
    </message>
    <message>
        <source>The rule for how long machines take for a message</source>
        <translation>La regola che stabilisce quanto tempo impiegano le macchine per un messaggio</translation>
    </message>
    <message>
        <source>How many seconds are added at most, by chance, before others see it</source>
        <translation>Quanti secondi al massimo si aggiungono, a caso, prima che gli altri lo vedano</translation>
    </message>
    <message>
        <source>How long answers of machines are: whole sentences with fewer words than this. 0: no limit</source>
        <translation>Quanto sono lunghe le risposte delle macchine: frasi intere con meno parole di così. 0: nessun limite</translation>
    </message>
    <message>
        <source>How machines are chosen. thompson: those that pass more often are chosen more often. equally: each as often</source>
        <translation>Come si scelgono le macchine. thompson: più spesso quelle che più spesso passano per umane. equally: tutte ugualmente spesso</translation>
    </message>
    <message>
        <source>In which share of games a machine plays even if a person is waiting, between 0 and 1</source>
        <translation>In quale quota di partite gioca una macchina anche se una persona è in attesa, tra 0 e 1</translation>
    </message>
    <message>
        <source>After how many seconds without a person a machine steps in</source>
        <translation>Dopo quanti secondi senza una persona subentra una macchina</translation>
    </message>
    <message>
        <source>The mean of the normal distribution that is added to this time, in seconds</source>
        <translation>La media della distribuzione normale che si aggiunge a questo tempo, in secondi</translation>
    </message>
    <message>
        <source>The standard deviation of the same distribution, in seconds</source>
        <translation>La deviazione standard della stessa distribuzione, in secondi</translation>
    </message>
    <message>
        <source>People wait for a machine as long as they did, on average, in this many of the last games with people</source>
        <translation>Le persone attendono una macchina quanto hanno atteso, in media, in questo numero di ultime partite con persone</translation>
    </message>
    <message>
        <source>Characters of a message</source>
        <translation>Caratteri di un messaggio</translation>
    </message>
    <message>
        <source>Questions of a game</source>
        <translation>Domande di una partita</translation>
    </message>
    <message>
        <source>Who can write</source>
        <translation>Chi può scrivere</translation>
    </message>
    <message>
        <source>Questions go to</source>
        <translation>Le domande vanno a</translation>
    </message>
    <message>
        <source>Answers are shown</source>
        <translation>Le risposte vengono mostrate</translation>
    </message>
    <message>
        <source>Early verdict</source>
        <translation>Giudizio anticipato</translation>
    </message>
    <message>
        <source>Pasting</source>
        <translation>Incollare testo</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Rivelazione</translation>
    </message>
    <message>
        <source>Help button</source>
        <translation>Pulsante Aiuto</translation>
    </message>
    <message>
        <source>Report button</source>
        <translation>Pulsante Segnala</translation>
    </message>
    <message>
        <source>Abuse filter</source>
        <translation>Filtro per parole offensive</translation>
    </message>
    <message>
        <source>Delay of machines</source>
        <translation>Ritardo delle macchine</translation>
    </message>
    <message>
        <source>Typing indicator after</source>
        <translation>Indicatore di scrittura dopo</translation>
    </message>
    <message>
        <source>Typing indicator, at most later by</source>
        <translation>Indicatore di scrittura, al massimo più tardi di</translation>
    </message>
    <message>
        <source>Words of a machine&apos;s message</source>
        <translation>Parole di un messaggio di macchina</translation>
    </message>
    <message>
        <source>Choice of machines</source>
        <translation>Scelta delle macchine</translation>
    </message>
    <message>
        <source>Share of games with a machine</source>
        <translation>Quota di partite con una macchina</translation>
    </message>
    <message>
        <source>Wait for people</source>
        <translation>Attesa di persone</translation>
    </message>
    <message>
        <source>Wait for people, mean added</source>
        <translation>Attesa di persone, media aggiunta</translation>
    </message>
    <message>
        <source>Wait for people, standard deviation</source>
        <translation>Attesa di persone, deviazione standard</translation>
    </message>
    <message>
        <source>Games that set the wait</source>
        <translation>Partite che determinano l&apos;attesa</translation>
    </message>
    <message>
        <source>{name} = {value} isn&apos;t between {least} and {most}.</source>
        <translation>{name} = {value} non è tra {least} e {most}.</translation>
    </message>
    <message>
        <source>An interrogator talks with a human and a machine, and finds out which is which.</source>
        <translation>Un interrogatore parla con un umano e una macchina, e scopre chi è chi.</translation>
    </message>
    <message>
        <source>A judge asks a human and a machine the same questions. One of the two deceives.</source>
        <translation>Un giudice pone a un umano e a una macchina le stesse domande. Uno dei due inganna.</translation>
    </message>
    <message>
        <source>An interrogator finds out whether one witness is a human or a machine.</source>
        <translation>Un interrogatore scopre se un testimone è un umano o una macchina.</translation>
    </message>
    <message>
        <source>TuringDesk&apos;s own rule, with the inputs of The Turing Game (2024), algorithm 1</source>
        <translation>Regola propria di TuringDesk, con i dati in ingresso di The Turing Game (2024), algoritmo 1</translation>
    </message>
    <message>
        <source>TuringDesk&apos;s own rule; jones-2024-text until 20 messages of people are known</source>
        <translation>Regola propria di TuringDesk; jones-2024-text finché non sono noti 20 messaggi di persone</translation>
    </message>
    <message>
        <source>rule for typing delays</source>
        <translation>regola per i tempi di scrittura</translation>
    </message>
    <message>
        <source>This isn&apos;t one of your games.</source>
        <translation>Questa non è una delle Sue partite.</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Ora non c&apos;è nulla da decidere.</translation>
    </message>
    <message>
        <source>agent that talks</source>
        <translation>agente che conversa</translation>
    </message>
    <message>
        <source>{text} is out of range.</source>
        <translation>{text} è fuori dai limiti.</translation>
    </message>
    <message>
        <source>The column {column} is empty.</source>
        <translation>La colonna {column} è vuota.</translation>
    </message>
    <message>
        <source>{text} is not a number.</source>
        <translation>{text} non è un numero.</translation>
    </message>
    <message>
        <source>Correct the row.</source>
        <translation>Corregga la riga.</translation>
    </message>
    <message>
        <source>a browser</source>
        <translation>un browser</translation>
    </message>
    <message>
        <source>{name} isn&apos;t connected.</source>
        <translation>{name} non è connesso.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t speak this language.</source>
        <translation>{name} non parla questa lingua.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t say that it is ready to play.</source>
        <translation>{name} non segnala di essere pronto a giocare.</translation>
    </message>
    <message numerus="yes">
        <source>%n participants are waiting: {game}.</source>
        <translation>
            <numerusform>%n partecipante in attesa: {game}.</numerusform>
            <numerusform>%n partecipanti in attesa: {game}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no room {name}.</source>
        <translation>Non c&apos;è alcuna stanza {name}.</translation>
    </message>
    <message>
        <source>The game was ended.</source>
        <translation>La partita è stata terminata.</translation>
    </message>
    <message>
        <source>The study {study} isn&apos;t open for browsers.</source>
        <translation>Lo studio {study} non è aperto ai browser.</translation>
    </message>
    <message>
        <source>The certificate {certificate} with the key {key} can&apos;t be used. {why} Both have to be PEM files that belong together, and the key must have no passphrase.</source>
        <translation>Il certificato {certificate} con la chiave {key} non può essere usato. {why} Devono essere entrambi file PEM e corrispondere l&apos;uno all&apos;altra, e la chiave non deve avere una passphrase.</translation>
    </message>
    <message>
        <source>The certificate of the page for browsers in {folder} can&apos;t be used. {why} Delete {file}, and try again.</source>
        <translation>Il certificato della pagina per i browser in {folder} non può essere usato. {why} Elimini {file}, poi riprovi.</translation>
    </message>
    <message>
        <source>The message is not a WebSocket frame.</source>
        <translation>Il messaggio non è un frame WebSocket.</translation>
    </message>
    <message>
        <source>A game is still being played. Wait until it has ended, then withdraw.</source>
        <translation>Una partita è ancora in corso. Attenda che finisca, poi proceda al ritiro.</translation>
    </message>
    <message>
        <source>less than a minute ago</source>
        <translation>meno di un minuto fa</translation>
    </message>
    <message>
        <source>Every answer is by a human, so there is nothing to tell apart.</source>
        <translation>Tutte le risposte sono di umani, quindi non c&apos;è nulla da distinguere.</translation>
    </message>
    <message>
        <source>Every answer is by a machine, so there is nothing to tell apart.</source>
        <translation>Tutte le risposte sono di macchine, quindi non c&apos;è nulla da distinguere.</translation>
    </message>
    <message>
        <source>{times} of {number} human answers have the same text, which gives away their maker: {text}.</source>
        <translation>{times} risposte umane su {number} hanno lo stesso testo, che ne rivela la classe: {text}.</translation>
    </message>
    <message>
        <source>{times} of {number} machine answers have the same text, which gives away their maker: {text}.</source>
        <translation>{times} risposte di macchine su {number} hanno lo stesso testo, che ne rivela la classe: {text}.</translation>
    </message>
    <message>
        <source>All {number} human answers are by one person, {agent}, so results apply to this person only.</source>
        <translation>Tutte le {number} risposte umane sono di una sola persona, {agent}: i risultati riguardano solo questa persona.</translation>
    </message>
    <message>
        <source>Add answers by other people, or report this limitation.</source>
        <translation>Aggiunga risposte di altre persone o riferisca che ce n&apos;è una sola.</translation>
    </message>
    <message>
        <source>All {number} machine answers are by one machine, {agent}, so results apply to this machine only.</source>
        <translation>Tutte le {number} risposte di macchine sono di una sola macchina, {agent}: i risultati riguardano solo questa macchina.</translation>
    </message>
    <message>
        <source>Add answers by other machines, or report this limitation.</source>
        <translation>Aggiunga risposte di altre macchine o riferisca che ce n&apos;è una sola.</translation>
    </message>
    <message>
        <source>Reduce too_fast_s to a time in which no one can read the stimulus, such as 3.</source>
        <translation>Riduca too_fast_s a un tempo in cui nessuno può leggere, ad es. 3.</translation>
    </message>
    <message>
        <source>Reduce look_first_s, or remove too_fast_s.</source>
        <translation>Riduca look_first_s o tolga too_fast_s.</translation>
    </message>
    <message>
        <source>Reduce look_first_s. For most stimuli, a few seconds are enough.</source>
        <translation>Riduca look_first_s; per la maggior parte degli stimoli bastano pochi secondi.</translation>
    </message>
    <message>
        <source>Leave more trials between breaks, for example every = 10.</source>
        <translation>Dia una pausa dopo più prove, ad es. every = 10.</translation>
    </message>
    <message>
        <source>Reduce wait_s. Its unit is seconds.</source>
        <translation>Riduca wait_s; è in secondi.</translation>
    </message>
    <message>
        <source>Reduce practice, or increase trials.</source>
        <translation>Riduca practice o aumenti trials.</translation>
    </message>
    <message>
        <source>A session shows {human} human and {machine} machine answers. Judges who notice can do well by always giving the same verdict, and there is little data on the rarer class.</source>
        <translation>Una sessione mostra {human} risposte umane e {machine} di macchine: i giudici che se ne accorgono hanno buoni risultati dicendo sempre la stessa cosa, e della classe più rara si impara poco.</translation>
    </message>
    <message>
        <source>Use mix to make the classes about equal, or tell judges the ratio.</source>
        <translation>Renda le classi più o meno pari con mix, o dica ai giudici il rapporto.</translation>
    </message>
    <message>
        <source>Add answers of the other class, or remove the block.</source>
        <translation>Aggiunga risposte dell&apos;altra classe o tolga il blocco.</translation>
    </message>
    <message>
        <source>Answers faster than {too_fast_s} s count as too fast, which may apply to most honest answers.</source>
        <translation>Le risposte entro {too_fast_s} s valgono come troppo rapide, ma così rapide possono essere quasi tutte le risposte sincere.</translation>
    </message>
    <message>
        <source>Choices appear after {look_first_s} s, so no answer can be faster than too_fast_s = {too_fast_s}.</source>
        <translation>Le opzioni sono bloccate per {look_first_s} s, quindi nessuna risposta può essere più rapida di too_fast_s = {too_fast_s}.</translation>
    </message>
    <message>
        <source>In each trial, choices appear only after {look_first_s} s.</source>
        <translation>Le opzioni sono bloccate per {look_first_s} s in ogni prova.</translation>
    </message>
    <message>
        <source>With {planned} planned {planned2}, results have no interval, because it can&apos;t be estimated how much judges differ.</source>
        <translation>Con un piano di {planned} {planned2} i risultati non hanno intervallo: nessuno sa quanto differiscano i giudici.</translation>
    </message>
    <message>
        <source>Plan {fewest_judges} or more participants. `turingdesk power` computes how many you need.</source>
        <translation>Preveda almeno {fewest_judges} partecipanti; `turingdesk power` dice quanti ne servono.</translation>
    </message>
    <message>
        <source>{alone} of {origins} prompts have answers of one class only, such as {alone2}. Judges can be correct by judging the prompt instead of the answer.</source>
        <translation>{alone} spunti su {origins} hanno risposte di una sola classe, ad es. {alone2}: chi giudica lo spunto anziché la risposta può avere ragione.</translation>
    </message>
    <message>
        <source>Choose answers of about the same length in both classes, or request a fixed length.</source>
        <translation>Scelga risposte di lunghezza simile nelle due classi, o chieda quella lunghezza.</translation>
    </message>
    <message>
        <source>Texts that occur both as a human and as a machine answer: {both}, such as {both2}.</source>
        <translation>Testi che sono sia di un umano sia di una macchina: {both}, ad es. {both2}.</translation>
    </message>
    <message>
        <source>Remove one of the two: no one can tell them apart, and one is probably a copy.</source>
        <translation>Tolga uno dei due: nessuno può distinguerli e uno è probabilmente una copia.</translation>
    </message>
    <message>
        <source>The rule {id} excludes answers faster than {min_s} s, which may apply to most honest answers.</source>
        <translation>La regola {id} esclude le risposte entro {min_s} s, e potrebbero esserlo quasi tutte quelle oneste.</translation>
    </message>
    <message>
        <source>Reduce min_s to a time in which no one can read the stimulus, such as 3.</source>
        <translation>Riduca min_s a un tempo in cui nessuno può leggere, ad es. 3.</translation>
    </message>
    <message>
        <source>Remove answers that don&apos;t attempt the task, or collect them again.</source>
        <translation>Tolga le risposte che non sono un tentativo di svolgere il compito, o chieda di nuovo.</translation>
    </message>
    <message>
        <source>Add it, or correct the name.</source>
        <translation>Lo aggiunga o corregga il nome.</translation>
    </message>
    <message>
        <source>{name} is a path on one computer, not in {called}.</source>
        <translation>{name} indica una posizione su un computer, non in {called}.</translation>
    </message>
    <message>
        <source>{name} points outside {called}.</source>
        <translation>{name} porta fuori da {called}.</translation>
    </message>
    <message>
        <source>{name} is not a file name.</source>
        <translation>{name} non è un nome di file.</translation>
    </message>
    <message>
        <source>{name} is not a file, or can&apos;t be read.</source>
        <translation>{name} non è un file o non è accessibile.</translation>
    </message>
    <message>
        <source>Use a file in {called}, with / between folders.</source>
        <translation>Indichi un file in {called}, con / tra le cartelle.</translation>
    </message>
    <message>
        <source>Replace the link with the file itself.</source>
        <translation>Metta lì il file stesso.</translation>
    </message>
    <message>
        <source>Choose a file that you have permission to read.</source>
        <translation>Indichi un file che può leggere.</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB.</source>
        <translation>Il file supera i {most} MB.</translation>
    </message>
    <message>
        <source>The file can&apos;t be opened: it is open in another program, or you don&apos;t have permission to read it.</source>
        <translation>Il file non può essere aperto: lo occupa un altro programma, o Le manca il permesso di leggerlo.</translation>
    </message>
    <message>
        <source>Close it in Excel, or ask for permission to read it.</source>
        <translation>Lo chiuda in Excel o chieda il permesso di leggerlo.</translation>
    </message>
    <message>
        <source>cell {letter}{line}</source>
        <translation>cella {letter}{line}</translation>
    </message>
    <message>
        <source>Rename or remove one of them.</source>
        <translation>Ne rinomini una o la tolga.</translation>
    </message>
    <message>
        <source>{name} is not a table: its name ends in {suffix}.</source>
        <translation>{name} non è una tabella: il nome termina in {suffix}.</translation>
    </message>
    <message>
        <source>This is a workbook, although its name says otherwise.</source>
        <translation>È una cartella di lavoro, benché il nome dica altro.</translation>
    </message>
    <message>
        <source>The line contains {article}, not an object.</source>
        <translation>La riga contiene {article}, non un oggetto.</translation>
    </message>
    <message>
        <source>Change the ending of its name to .xlsx.</source>
        <translation>Faccia terminare il nome in .xlsx.</translation>
    </message>
    <message>
        <source>Put one complete JSON object in each line: {...}.</source>
        <translation>Scriva un oggetto JSON completo in ogni riga: {...}.</translation>
    </message>
    <message>
        <source>A number has too many digits, or values are nested too deeply.</source>
        <translation>Un numero ha troppe cifre, o gli elenchi sono annidati troppo in profondità.</translation>
    </message>
    <message>
        <source>Put one JSON object in each line: {...}.</source>
        <translation>Scriva un oggetto JSON in ogni riga: {...}.</translation>
    </message>
    <message>
        <source>This is not valid JSON: {msg}.</source>
        <translation>Questo non è JSON: {msg}.</translation>
    </message>
    <message>
        <source>The key {problem} appears twice.</source>
        <translation>La chiave {problem} compare due volte.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>Ne tolga una.</translation>
    </message>
    <message>
        <source>Use a flat object with ordinary numbers.</source>
        <translation>Scriva un oggetto semplice con numeri normali.</translation>
    </message>
    <message>
        <source>Enter the model&apos;s name.</source>
        <translation>Scriva il nome del modello.</translation>
    </message>
    <message>
        <source>{value} is not a valid origin.</source>
        <translation>{value} non è un&apos;origine.</translation>
    </message>
    <message>
        <source>Enter human or machine.</source>
        <translation>Scriva human o machine.</translation>
    </message>
    <message>
        <source>Make it smaller: at most {longest_side} per side and {most_pixels} in total.</source>
        <translation>La riduca: al massimo {longest_side} per lato, {most_pixels} in tutto.</translation>
    </message>
    <message>
        <source>The content of {name} is a {format} picture.</source>
        <translation>{name} è un&apos;immagine {format}, a giudicare dal contenuto.</translation>
    </message>
    <message>
        <source>Change the ending of its name to {format}.</source>
        <translation>Faccia terminare il nome in {format}.</translation>
    </message>
    <message>
        <source>{name} ends too early; part of the picture may be missing.</source>
        <translation>{name} finisce troppo presto; potrebbe mancare una parte dell&apos;immagine.</translation>
    </message>
    <message>
        <source>There is no media folder {name}, but {file} refers to pictures.</source>
        <translation>Non c&apos;è una cartella media {name}, eppure {file} indica immagini.</translation>
    </message>
    <message>
        <source>Create it, or set another one: media = &quot;folder&quot;.</source>
        <translation>La crei o ne indichi un&apos;altra: media = &quot;folder&quot;.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be shown as a picture: {problem}.</source>
        <translation>{name} non è un&apos;immagine visualizzabile: {problem}.</translation>
    </message>
    <message>
        <source>Copy it again, or ask for permission to read it.</source>
        <translation>Lo copi di nuovo o chieda il permesso di leggerlo.</translation>
    </message>
    <message>
        <source>Make the pictures smaller, or share the folder itself.</source>
        <translation>Riduca le immagini o consegni la cartella così com&apos;è.</translation>
    </message>
    <message>
        <source>The names {before} and {name} differ only by case.</source>
        <translation>I nomi {before} e {name} differiscono solo per maiuscole e minuscole.</translation>
    </message>
    <message>
        <source>A session shows a stimulus that is not in any table.</source>
        <translation>Una sessione mostra uno stimolo che non è in nessuna tabella.</translation>
    </message>
    <message>
        <source>The path of the media folder only works on this computer.</source>
        <translation>La cartella media è indicata con la sua posizione su questo computer.</translation>
    </message>
    <message>
        <source>Use the original sealed package.</source>
        <translation>Usi il pacchetto com&apos;era quando è stato sigillato.</translation>
    </message>
    <message>
        <source>Use a path relative to the package&apos;s folder, such as ../pictures.</source>
        <translation>La indichi a partire dalla cartella del pacchetto, ad es. ../pictures.</translation>
    </message>
    <message>
        <source>{of_table} has no readable row {id}.</source>
        <translation>{of_table} non ha una riga {id} leggibile.</translation>
    </message>
    <message>
        <source>Both IDs are the same.</source>
        <translation>Entrambi sono lo stesso.</translation>
    </message>
    <message>
        <source>Use two different IDs.</source>
        <translation>Ne indichi due diversi.</translation>
    </message>
    <message>
        <source>Enter the ID of one of its rows.</source>
        <translation>Scriva l&apos;id di una delle sue righe.</translation>
    </message>
    <message>
        <source>Other users of this computer can read {path}. Restrict access to yourself: chmod 600 {path}</source>
        <translation>Altri utenti di questo computer possono leggere {path}. Ne riservi la lettura a Lei: chmod 600 {path}</translation>
    </message>
    <message>
        <source>The passphrase is empty. Enter one.</source>
        <translation>La passphrase è vuota. Ne scriva una.</translation>
    </message>
    <message>
        <source>The passphrase contains a character that can&apos;t be typed. Use a single line of text.</source>
        <translation>La passphrase contiene un carattere che nessuno può digitare. La scriva in una sola riga di testo.</translation>
    </message>
    <message>
        <source>{path} is too large for a passphrase. Use a file with one line.</source>
        <translation>{path} è troppo grande per una passphrase. Indichi un file di una sola riga.</translation>
    </message>
    <message>
        <source>The passphrase file {path} is empty. Add the passphrase.</source>
        <translation>Il file della passphrase {path} è vuoto. Vi scriva la passphrase.</translation>
    </message>
    <message>
        <source>{path} has several lines. A passphrase is a single line.</source>
        <translation>{path} ha più righe. Una passphrase è una sola riga.</translation>
    </message>
    <message>
        <source>{path} is not UTF-8 text. Save it as UTF-8.</source>
        <translation>{path} non è testo UTF-8. Lo salvi come UTF-8.</translation>
    </message>
    <message>
        <source>it is not a PNG, JPEG, GIF, BMP, or WebP picture</source>
        <translation>non è PNG, JPEG, GIF, BMP né WebP</translation>
    </message>
    <message>
        <source>it is an unknown type of WebP</source>
        <translation>è un WebP di tipo sconosciuto</translation>
    </message>
    <message>
        <source>it ends before its size is given</source>
        <translation>si interrompe prima che ne siano indicate le dimensioni</translation>
    </message>
    <message>
        <source>it doesn&apos;t give its size</source>
        <translation>non indica mai le sue dimensioni</translation>
    </message>
    <message>
        <source>it ends within its first bytes</source>
        <translation>si interrompe nei primi byte</translation>
    </message>
    <message>
        <source>This line is a placeholder that participants would see.</source>
        <translation>Questa riga è un segnaposto, e i partecipanti la leggerebbero.</translation>
    </message>
    <message>
        <source>Replace it with your own text, such as the one that your ethics committee approved. Until then, only pilot sessions can run.</source>
        <translation>Scriva invece un testo Suo, ad es. quello approvato dal Suo comitato etico. Fino ad allora possono svolgersi solo sessioni pilota.</translation>
    </message>
    <message>
        <source>{id} is already preregistered. Give a reason for the change instead.</source>
        <translation>{id} è già preregistrato. Indichi invece il motivo della modifica.</translation>
    </message>
    <message>
        <source>{id} is not preregistered. Preregister it first.</source>
        <translation>{id} non è preregistrato. Prima lo preregistri.</translation>
    </message>
    <message>
        <source>{name} is a packed study. Preregister its folder, then pack it again. The package includes the preregistration.</source>
        <translation>{name} è uno studio in pacchetto. Ne preregistri la cartella, poi crei di nuovo il pacchetto, che include la preregistrazione.</translation>
    </message>
    <message>
        <source>{key}: order changed</source>
        <translation>{key}: ordine modificato</translation>
    </message>
    <message>
        <source>{file}: rewritten with the same values</source>
        <translation>{file}: riscritto con gli stessi valori</translation>
    </message>
    <message>
        <source>Changed since it was preregistered on {at}, without a reason: {changed}.</source>
        <translation>Modificato dopo la preregistrazione del {at} senza indicare un motivo: {changed}.</translation>
    </message>
    <message>
        <source>Give a reason with `turingdesk freeze STUDY --why &quot;...&quot;`, or on the desk.</source>
        <translation>Dica perché con `turingdesk freeze STUDY --why &quot;...&quot;` o dalla console.</translation>
    </message>
    <message>
        <source>{key}: removed, was {was}</source>
        <translation>{key}: rimosso, prima {was}</translation>
    </message>
    <message>
        <source>{name}: removed</source>
        <translation>{name}: rimosso</translation>
    </message>
    <message>
        <source>{key}: {now}, was not set</source>
        <translation>{key}: {now}, prima non impostato</translation>
    </message>
    <message>
        <source>{name}: added</source>
        <translation>{name}: aggiunto</translation>
    </message>
    <message>
        <source>{key}: {now}, was {was}</source>
        <translation>{key}: {now}, prima {was}</translation>
    </message>
    <message>
        <source>{name}: changed</source>
        <translation>{name}: modificato</translation>
    </message>
    <message>
        <source>Use, for example, {key} = {lowest}.</source>
        <translation>Scriva ad es. {key} = {lowest}.</translation>
    </message>
    <message>
        <source>Put it in quotation marks: {key} = &quot;{value}&quot;.</source>
        <translation>Lo metta tra virgolette: {key} = &quot;{value}&quot;.</translation>
    </message>
    <message>
        <source>Use letters, digits, hyphens, and underscores.</source>
        <translation>Usi lettere, cifre, trattini e trattini bassi.</translation>
    </message>
    <message>
        <source>Use, for example, {key} = {default}.</source>
        <translation>Scriva ad es. {key} = {default}.</translation>
    </message>
    <message>
        <source>Use {key} = {default}.</source>
        <translation>Scriva {key} = {default}.</translation>
    </message>
    <message>
        <source>Use, for example, {key} = [{kind}].</source>
        <translation>Scriva ad es. {key} = [{kind}].</translation>
    </message>
    <message>
        <source>Add {key} = &quot;...&quot;.</source>
        <translation>Scriva {key} = &quot;...&quot;.</translation>
    </message>
    <message>
        <source>Use, for example, {key} = {example}.</source>
        <translation>Scriva ad es. {key} = {example}.</translation>
    </message>
    <message>
        <source>Another {what} has the ID {name}.</source>
        <translation>Un altro elemento ({what}) ha l&apos;id {name}.</translation>
    </message>
    <message>
        <source>{name} is not a valid ID.</source>
        <translation>{name} non è un id valido.</translation>
    </message>
    <message>
        <source>Put [{key}] above its keys.</source>
        <translation>Scriva [{key}] sopra le sue chiavi.</translation>
    </message>
    <message>
        <source>Use [[{key}]].</source>
        <translation>Scriva [[{key}]].</translation>
    </message>
    <message>
        <source>Give each one its own ID.</source>
        <translation>Dia a ciascuno un id proprio.</translation>
    </message>
    <message>
        <source>Use, for example, 2 = &quot;stimulus-id&quot; for the second trial.</source>
        <translation>Scriva ad es. 2 = &quot;stimulus-id&quot; per la seconda prova.</translation>
    </message>
    <message>
        <source>Position {key} is listed twice.</source>
        <translation>La posizione {key} è indicata due volte.</translation>
    </message>
    <message>
        <source>Remove it. Known keys: {known}.</source>
        <translation>La tolga. Qui sono note: {known}.</translation>
    </message>
    <message>
        <source>Use the original sealed package, or seal the study again.</source>
        <translation>Usi il pacchetto com&apos;era quando è stato sigillato, o sigilli di nuovo lo studio.</translation>
    </message>
    <message>
        <source>This passphrase doesn&apos;t open the seal. Check Caps Lock, spaces, and keyboard layout.</source>
        <translation>Questa passphrase non apre il sigillo. Contano le maiuscole, gli spazi e la lingua della tastiera.</translation>
    </message>
    <message>
        <source>The seal doesn&apos;t say how it is encrypted.</source>
        <translation>Il sigillo non dice come è chiuso.</translation>
    </message>
    <message>
        <source>This version of TuringDesk doesn&apos;t know how the seal is encrypted.</source>
        <translation>Il sigillo è chiuso in un modo che questo TuringDesk non conosce.</translation>
    </message>
    <message>
        <source>The seal&apos;s salt or nonce is incomplete.</source>
        <translation>Il salt o il nonce del sigillo non è integro.</translation>
    </message>
    <message>
        <source>The seal has {name} = {value}, which is not a valid value.</source>
        <translation>Il sigillo chiede {name} = {value}, cosa che nessun sigillo fa.</translation>
    </message>
    <message>
        <source>There is not enough free memory to check the passphrase: {needed} MB are needed. Close other programs, then try again.</source>
        <translation>Non c&apos;è abbastanza memoria libera per provare una passphrase; servono {needed} MB. Chiuda altri programmi e riprovi.</translation>
    </message>
    <message>
        <source>This session is not one of the study&apos;s sessions.</source>
        <translation>Questa non è una sessione dello studio.</translation>
    </message>
    <message>
        <source>Line {first} has the same ID {id}.</source>
        <translation>L&apos;id {id} è anche quello della riga {first}.</translation>
    </message>
    <message>
        <source>The column {name} contains a {file}; only pictures can be shown.</source>
        <translation>La colonna {name} indica un file di tipo {file}; si possono mostrare solo immagini.</translation>
    </message>
    <message>
        <source>Give every row its own ID.</source>
        <translation>Dia a ogni riga un id proprio.</translation>
    </message>
    <message>
        <source>The row is marked both for control trials and for practice.</source>
        <translation>La riga è sia per prove di controllo sia per l&apos;esercizio.</translation>
    </message>
    <message>
        <source>Add at least one row.</source>
        <translation>Scriva almeno una riga.</translation>
    </message>
    <message>
        <source>{text} looks like a value that Excel converted.</source>
        <translation>{text} sembra qualcosa che Excel ha ricavato da un altro testo.</translation>
    </message>
    <message>
        <source>If so, format the column as Text, and type the original value again.</source>
        <translation>Se è così, formatti la colonna come testo e lo digiti di nuovo.</translation>
    </message>
    <message>
        <source>Set one of the two to no.</source>
        <translation>Scriva no in una delle due.</translation>
    </message>
    <message>
        <source>It is not used. Known columns: {known}.</source>
        <translation>Non viene usata. Sono note: {known}.</translation>
    </message>
    <message>
        <source>{name} is a table for {name2}, not for {task}.</source>
        <translation>{name} è una tabella di {name2}, non di {task}.</translation>
    </message>
    <message>
        <source>Correct the task {task}.</source>
        <translation>Corregga il compito {task} stesso.</translation>
    </message>
    <message>
        <source>Give the [[block.question]] another ID.</source>
        <translation>Dia alla [[block.question]] un altro id.</translation>
    </message>
    <message>
        <source>The second one has no key. Choose another key in its [[block.question]].</source>
        <translation>La seconda non riceve il tasto: ne indichi un altro nella sua [[block.question]].</translation>
    </message>
    <message>
        <source>{title} have a single verdict, so answer = &quot;joint&quot; has no effect.</source>
        <translation>{title}: il giudizio è uno solo, quindi answer = &quot;joint&quot; non significa nulla.</translation>
    </message>
    <message>
        <source>Feedback is set for {written} trials, but the block has {trials}.</source>
        <translation>Il feedback è richiesto dopo {written} prove, ma il blocco ne ha {trials}.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Lo tolga.</translation>
    </message>
    <message>
        <source>{title} is a game, which has no table, so {key} has no effect.</source>
        <translation>{title} è un gioco e non ha una tabella, quindi {key} non ha effetto.</translation>
    </message>
    <message>
        <source>All pairs are cut to the same length.</source>
        <translation>Le coppie vengono tutte tagliate a una sola lunghezza.</translation>
    </message>
    <message>
        <source>For all trials, use feedback = &quot;all&quot;.</source>
        <translation>Scriva feedback = &quot;all&quot; se si intendono tutte.</translation>
    </message>
    <message>
        <source>This task has no animation to play.</source>
        <translation>Questo compito non mostra animazioni da riprodurre.</translation>
    </message>
    <message>
        <source>Use, for example, only_if = { field = &quot;glasses&quot;, is = [&quot;Yes&quot;] }.</source>
        <translation>Scriva ad es. only_if = { field = &quot;glasses&quot;, is = [&quot;Yes&quot;] }.</translation>
    </message>
    <message>
        <source>Use, for example, choices = [&quot;Yes&quot;, &quot;No&quot;].</source>
        <translation>Scriva ad es. choices = [&quot;Yes&quot;, &quot;No&quot;].</translation>
    </message>
    <message>
        <source>The field {question} is asked in {both}, so it is unclear which one counts.</source>
        <translation>Il campo {question} è chiesto in {both}: non è chiaro quale conti.</translation>
    </message>
    <message>
        <source>{id} is personal, but the journal reveals its answer, because it shows whether {id2} was asked.</source>
        <translation>{id} è personale, ma il fatto che {id2} sia chiesto rivela nel registro la risposta data.</translation>
    </message>
    <message>
        <source>Use, for example, {key} = [&quot;Yes&quot;].</source>
        <translation>Scriva ad es. {key} = [&quot;Yes&quot;].</translation>
    </message>
    <message>
        <source>The data already have a column {own}.</source>
        <translation>I dati hanno già una propria colonna {own}.</translation>
    </message>
    <message>
        <source>In results, this question is called {called}. For a shorter name, choose another ID.</source>
        <translation>I risultati chiamano questa domanda {called}. Per un nome più breve scelga un altro id.</translation>
    </message>
    <message>
        <source>max must be greater than min.</source>
        <translation>max non è superiore a min.</translation>
    </message>
    <message>
        <source>Increase max, or reduce min.</source>
        <translation>Aumenti max o riduca min.</translation>
    </message>
    <message>
        <source>The key {key} has no effect with kind = &quot;{kind}&quot;.</source>
        <translation>La chiave {key} non significa nulla dove kind = &quot;{kind}&quot;.</translation>
    </message>
    <message>
        <source>A scale needs whole numbers, but {key} is {end}.</source>
        <translation>Una scala ha numeri interi, e {key} è {end}.</translation>
    </message>
    <message>
        <source>The key {key} appears twice.</source>
        <translation>La chiave {key} compare due volte.</translation>
    </message>
    <message>
        <source>{key} is not a valid key for a choice.</source>
        <translation>{key} non può essere il tasto di un&apos;opzione.</translation>
    </message>
    <message>
        <source>A condition can have is or is_not, but not both.</source>
        <translation>Una condizione ha is o is_not, non entrambi.</translation>
    </message>
    <message>
        <source>Give one of them another ID.</source>
        <translation>Dia a uno dei due un altro id.</translation>
    </message>
    <message>
        <source>Set personal = true for this field, too.</source>
        <translation>Renda anche questo campo personal = true.</translation>
    </message>
    <message>
        <source>The condition refers to its own field.</source>
        <translation>La condizione considera il suo stesso campo.</translation>
    </message>
    <message>
        <source>Choose an earlier field.</source>
        <translation>Indichi un campo precedente.</translation>
    </message>
    <message>
        <source>Use its value: {meant}.</source>
        <translation>Ne indichi il valore: {meant}.</translation>
    </message>
    <message>
        <source>The form has no questions.</source>
        <translation>Il questionario non chiede nulla.</translation>
    </message>
    <message>
        <source>Add a [[form.field]] below it.</source>
        <translation>Vi scriva sotto un [[form.field]].</translation>
    </message>
    <message>
        <source>{id} is already the name of a verdict.</source>
        <translation>{id} è il nome di un giudizio.</translation>
    </message>
    <message>
        <source>Choose another ID.</source>
        <translation>Scelga un altro id.</translation>
    </message>
    <message>
        <source>Remove it, or change kind.</source>
        <translation>La tolga o cambi kind.</translation>
    </message>
    <message>
        <source>Use a whole number, or set kind = &quot;number&quot;.</source>
        <translation>Scriva un numero intero o usi kind = &quot;number&quot;.</translation>
    </message>
    <message>
        <source>{item} is not a valid choice.</source>
        <translation>{item} non può essere un&apos;opzione.</translation>
    </message>
    <message>
        <source>Give each choice its own value and label.</source>
        <translation>Dia a ogni opzione un valore e un&apos;etichetta propri.</translation>
    </message>
    <message>
        <source>Use one letter or digit, such as key = &quot;1&quot;.</source>
        <translation>Indichi una sola lettera o cifra, ad es. key = &quot;1&quot;.</translation>
    </message>
    <message>
        <source>The condition is empty.</source>
        <translation>La condizione non dice nulla.</translation>
    </message>
    <message>
        <source>The condition lists no answers.</source>
        <translation>La condizione non indica alcuna risposta.</translation>
    </message>
    <message>
        <source>A rule can have either kind or use, but not both.</source>
        <translation>Una regola è di un certo tipo oppure è un insieme usato.</translation>
    </message>
    <message>
        <source>Set min_s = 3, or too_fast_s = 3 in [block.limits].</source>
        <translation>Scriva min_s = 3, oppure too_fast_s = 3 in [block.limits].</translation>
    </message>
    <message>
        <source>The rule {id} applies to control questions, but its blocks have none.</source>
        <translation>Nessun blocco considerato dalla regola {id} pone una domanda di controllo.</translation>
    </message>
    <message>
        <source>{at_least} of {of} can never be correct.</source>
        <translation>Almeno {at_least} su {of} non possono mai essere giuste.</translation>
    </message>
    <message>
        <source>The rule {id} applies to controls, but its blocks have none.</source>
        <translation>Nessun blocco considerato dalla regola {id} ha controlli.</translation>
    </message>
    <message>
        <source>The rule {id} uses the field {field}, which is in no form.</source>
        <translation>Nessun questionario ha il campo {field}, considerato dalla regola {id}.</translation>
    </message>
    <message>
        <source>Add a [[form.field]] with id = &quot;{field}&quot;.</source>
        <translation>Scriva un [[form.field]] con id = &quot;{field}&quot;.</translation>
    </message>
    <message>
        <source>The field {field} is personal, so its answers are saved separately.</source>
        <translation>Il campo {field} è personale, quindi le sue risposte si salvano separatamente.</translation>
    </message>
    <message>
        <source>The rule {id} uses the question {question}, which no block asks.</source>
        <translation>La regola {id} considera la domanda {question}, che nessun blocco pone.</translation>
    </message>
    <message>
        <source>Add a [[block.question]] with id = &quot;{question}&quot;.</source>
        <translation>Scriva una [[block.question]] con id = &quot;{question}&quot;.</translation>
    </message>
    <message>
        <source>Remove kind and its settings, or remove use.</source>
        <translation>Tolga kind e le sue impostazioni, oppure tolga use.</translation>
    </message>
    <message>
        <source>Set kind = &quot;...&quot; ({known}), or use = &quot;...&quot; with a named set.</source>
        <translation>Scriva kind = &quot;...&quot; ({known}), oppure use = &quot;...&quot; con un insieme denominato.</translation>
    </message>
    <message>
        <source>The rule {id} has no limit, so no answer is too fast.</source>
        <translation>La regola {id} non ha un limite, quindi nulla è troppo rapido.</translation>
    </message>
    <message>
        <source>Remove the rule, or add the columns that the control question needs.</source>
        <translation>Tolga la regola o dia alle righe ciò che serve al controllo.</translation>
    </message>
    <message>
        <source>Reduce at_least.</source>
        <translation>Riduca at_least.</translation>
    </message>
    <message>
        <source>Remove the rule, or ask control questions in the block.</source>
        <translation>Tolga la regola o ponga domande di controllo nel blocco.</translation>
    </message>
    <message>
        <source>Remove personal = true, or remove the rule.</source>
        <translation>Tolga personal = true o la regola.</translation>
    </message>
    <message>
        <source>The rule lists no answers.</source>
        <translation>La regola non indica alcuna risposta.</translation>
    </message>
    <message>
        <source>Use, for example, {key} = [&quot;English&quot;].</source>
        <translation>Scriva ad es. {key} = [&quot;English&quot;].</translation>
    </message>
    <message>
        <source>There is no rule of kind {name}.</source>
        <translation>Non esiste un tipo di regola {name}.</translation>
    </message>
    <message>
        <source>The rule has no kind.</source>
        <translation>La regola non dice di che tipo è.</translation>
    </message>
    <message>
        <source>Both classes are called {shown}, so participants can&apos;t tell the choices apart.</source>
        <translation>Entrambe le classi si chiamano {shown}, quindi nessuno potrebbe distinguere le opzioni.</translation>
    </message>
    <message>
        <source>This TOML can&apos;t be read: {problem}.</source>
        <translation>Questo TOML non può essere letto: {problem}.</translation>
    </message>
    <message>
        <source>The key {column} is {value}, which is not a finite number.</source>
        <translation>La chiave {column} è {value}, un numero con cui non si può calcolare.</translation>
    </message>
    <message>
        <source>The study has no consent page to sign.</source>
        <translation>Lo studio non ha una pagina del consenso da firmare.</translation>
    </message>
    <message>
        <source>{media} is not a valid folder name.</source>
        <translation>{media} non può essere il nome di una cartella.</translation>
    </message>
    <message>
        <source>Use, for example, media = &quot;media&quot;.</source>
        <translation>Scriva ad es. media = &quot;media&quot;.</translation>
    </message>
    <message>
        <source>Add a [[block]] with task and trials.</source>
        <translation>Scriva un [[block]] con task e trials.</translation>
    </message>
    <message>
        <source>There are {there}, and {key} doesn&apos;t say which one to use.</source>
        <translation>Ci sono {there} e {key} non dice quale usare.</translation>
    </message>
    <message>
        <source>Give each class its own name.</source>
        <translation>Dia a ciascuno un nome proprio.</translation>
    </message>
    <message>
        <source>The key media can&apos;t be removed from study.toml.</source>
        <translation>La chiave media non può essere tolta da study.toml riga per riga.</translation>
    </message>
    <message>
        <source>TuringDesk is not translated into {code}: its buttons and hints are in English.</source>
        <translation>Il programma stesso non parla {code}: i suoi pulsanti e suggerimenti sono in inglese.</translation>
    </message>
    <message>
        <source>{text} has no translation into {code}, so it is shown untranslated.</source>
        <translation>{text} manca in {code}; si mostra così com&apos;è.</translation>
    </message>
    <message>
        <source>Remove what is too long or nested too deeply.</source>
        <translation>Tolga ciò che è decisamente troppo lungo o annidato troppo in profondità.</translation>
    </message>
    <message>
        <source>Use a finite number, such as 3 or 0.5.</source>
        <translation>Scriva un numero finito, come 3 o 0.5.</translation>
    </message>
    <message>
        <source>Add texts/consent.md.</source>
        <translation>Scriva texts/consent.md.</translation>
    </message>
    <message>
        <source>{name} is not a valid study ID, because it becomes part of file names.</source>
        <translation>{name} non può essere l&apos;id di uno studio; entra a far parte dei nomi dei file.</translation>
    </message>
    <message>
        <source>Use letters, digits, and single hyphens, such as my-study-2.</source>
        <translation>Usi lettere, cifre e trattini singoli, ad es. my-study-2.</translation>
    </message>
    <message>
        <source>Set {key} = &quot;{there}&quot;, or delete the others.</source>
        <translation>Scriva {key} = &quot;{there}&quot; o elimini gli altri.</translation>
    </message>
    <message>
        <source>{file} has no translation into {code}, so it is shown untranslated.</source>
        <translation>{file} manca in {code}; si mostra così com&apos;è.</translation>
    </message>
    <message>
        <source>Add the text.</source>
        <translation>Lo scriva.</translation>
    </message>
    <message>
        <source>Use, for example, languages = [&quot;en&quot;, &quot;de&quot;].</source>
        <translation>Scriva ad es. languages = [&quot;en&quot;, &quot;de&quot;].</translation>
    </message>
    <message>
        <source>The study has texts in {code}, which is not one of its further languages.</source>
        <translation>Lo studio ha parole in {code}, che non è tra le sue altre lingue.</translation>
    </message>
    <message>
        <source>Set languages = [&quot;{codes}&quot;, &quot;{code}&quot;], or remove the texts.</source>
        <translation>Scriva languages = [&quot;{codes}&quot;, &quot;{code}&quot;] o tolga le parole.</translation>
    </message>
    <message>
        <source>If participants understand English, you don&apos;t need to do anything.</source>
        <translation>Non occorre fare nulla se chi legge sa l&apos;inglese.</translation>
    </message>
    <message>
        <source>Add {name}.</source>
        <translation>Scriva {name}.</translation>
    </message>
    <message>
        <source>{code} appears twice.</source>
        <translation>{code} compare due volte.</translation>
    </message>
    <message>
        <source>List each language once.</source>
        <translation>Indichi ogni lingua una sola volta.</translation>
    </message>
    <message>
        <source>Copy it exactly, or remove it.</source>
        <translation>Lo copi esattamente o lo tolga.</translation>
    </message>
    <message>
        <source>The study has no text {text}.</source>
        <translation>Nessun testo dello studio è {text}.</translation>
    </message>
    <message>
        <source>Name of the row, unique in the table</source>
        <translation>Nome della riga, diverso da tutti gli altri della tabella</translation>
    </message>
    <message>
        <source>Kind of prompt, such as indoor. Results are also broken down by it</source>
        <translation>Tipo di richiesta: i risultati sono riportati anche per tipo, per es. interni</translation>
    </message>
    <message>
        <source>Source of the answer</source>
        <translation>Da dove viene la risposta</translation>
    </message>
    <message>
        <source>yes: shown in control trials only</source>
        <translation>yes: mostrata solo nelle prove di controllo</translation>
    </message>
    <message>
        <source>yes: shown in practice only</source>
        <translation>yes: mostrata solo nell&apos;esercizio</translation>
    </message>
    <message>
        <source>Who exactly{of}: an anonymous human ID or a model&apos;s name</source>
        <translation>Chi esattamente{of}: un id umano anonimo o il nome di un modello</translation>
    </message>
    <message>
        <source>Find the original text, and save it as UTF-8.</source>
        <translation>Recuperi il testo dalla sua origine e salvi quello come UTF-8.</translation>
    </message>
    <message>
        <source>The text contains half a character (a lone surrogate).</source>
        <translation>C&apos;è mezzo carattere (un surrogato isolato).</translation>
    </message>
    <message>
        <source>The text contains a �, where a character was lost.</source>
        <translation>C&apos;è un � dove è andato perso un carattere.</translation>
    </message>
    <message>
        <source>Open the original as UTF-8, and copy it again.</source>
        <translation>Apra l&apos;originale come UTF-8 e lo copi di nuovo.</translation>
    </message>
    <message>
        <source>The text contains {name}, which is invisible.</source>
        <translation>C&apos;è {name}, che non si vede.</translation>
    </message>
    <message>
        <source>Remove it if it is not intended.</source>
        <translation>Lo tolga se non è voluto.</translation>
    </message>
    <message>
        <source>a mark that changes the text direction</source>
        <translation>un segno che inverte la direzione del testo</translation>
    </message>
    <message>
        <source>The workbook is protected by a password, or in the Excel 2003 format.</source>
        <translation>La cartella di lavoro è protetta da una password, o è nel formato di Excel 2003.</translation>
    </message>
    <message>
        <source>The cell contains a formula.</source>
        <translation>La cella contiene una formula.</translation>
    </message>
    <message>
        <source>The cell contains the Excel error {cell}.</source>
        <translation>La cella contiene l&apos;errore di Excel {cell}.</translation>
    </message>
    <message>
        <source>Excel converted the cell to a date: {cell}.</source>
        <translation>Excel ha trasformato la cella in una data: {cell}.</translation>
    </message>
    <message>
        <source>Excel converted the cell to a time: {cell}.</source>
        <translation>Excel ha trasformato la cella in un orario: {cell}.</translation>
    </message>
    <message>
        <source>Move the rows to the first sheet.</source>
        <translation>Metta le righe nel primo foglio.</translation>
    </message>
    <message>
        <source>This is not a workbook, or only part of one.</source>
        <translation>Questa non è una cartella di lavoro, o lo è solo in parte.</translation>
    </message>
    <message>
        <source>The workbook is open in {program}; unsaved changes are not read.</source>
        <translation>La cartella di lavoro è aperta in {program}; le modifiche non salvate non vengono lette.</translation>
    </message>
    <message>
        <source>Save it and close it in {program}. If it is not open, delete {name}.</source>
        <translation>La salvi e la chiuda in {program}. Se è chiusa, elimini {name}.</translation>
    </message>
    <message>
        <source>Open it in Excel, repair it, and save it.</source>
        <translation>Lo apra in Excel, lo ripari e lo salvi.</translation>
    </message>
    <message>
        <source>Name the column in its first row, or clear the cell.</source>
        <translation>Dia un nome alla colonna nella sua prima riga o svuoti la cella.</translation>
    </message>
    <message>
        <source>The other computer doesn&apos;t respond.</source>
        <translation>L&apos;altro computer non risponde.</translation>
    </message>
    <message>
        <source>The other computer refuses the connection.</source>
        <translation>L&apos;altro computer non accetta la connessione.</translation>
    </message>
    <message>
        <source>Check its address, and that TuringDesk is running there.</source>
        <translation>Controlli che lì TuringDesk sia in esecuzione e che l&apos;indirizzo sia corretto.</translation>
    </message>
    <message>
        <source>There is no computer with that name.</source>
        <translation>Nessun computer con questo nome risponde.</translation>
    </message>
    <message>
        <source>The computer refused for an unknown reason.</source>
        <translation>Il computer ha rifiutato l&apos;operazione per un motivo che TuringDesk non conosce.</translation>
    </message>
    <message>
        <source>No session in this folder belongs to the study {id}, so its texts are not used.</source>
        <translation>Nessuna sessione qui è dello studio {id}, quindi i suoi testi non contano.</translation>
    </message>
    <message>
        <source>{id} is sealed and doesn&apos;t say who wrote its answers, so its texts are not used. Use the package as it was before it was sealed.</source>
        <translation>{id} è sigillato e non dice chi ha scritto le risposte, quindi i suoi testi non contano. Indicare il pacchetto com’era prima del sigillo.</translation>
    </message>
    <message>
        <source>Run `turingdesk judge` again with the same settings. The verdicts are not affected.</source>
        <translation>Esegua di nuovo `turingdesk judge` con le stesse impostazioni; i giudizi non vengono toccati.</translation>
    </message>
    <message>
        <source>its content is something else</source>
        <translation>contiene qualcos&apos;altro</translation>
    </message>
    <message>
        <source>The results of {judge} could not be written to {path}. {problem} Its verdicts are saved.</source>
        <translation>Non è stato possibile scrivere in {path} ciò che {judge} ha trovato. {problem} I suoi giudizi sono conservati.</translation>
    </message>
    <message>
        <source>One of the choices is empty.</source>
        <translation>Un&apos;opzione è vuota.</translation>
    </message>
    <message>
        <source>{value} appears twice.</source>
        <translation>{value} compare due volte.</translation>
    </message>
    <message>
        <source>The picture: a file in the media folder</source>
        <translation>L&apos;immagine: un file nella cartella media del pacchetto</translation>
    </message>
    <message>
        <source>The sentence about the picture</source>
        <translation>La frase che la descrive</translation>
    </message>
    <message>
        <source>Dominant color of the picture: one of {colors}</source>
        <translation>Il suo colore dominante: uno tra {colors}</translation>
    </message>
    <message>
        <source>A picture and the color named as its dominant color: who named it?</source>
        <translation>Un&apos;immagine e il colore indicato come dominante: chi l&apos;ha detto?</translation>
    </message>
    <message>
        <source>{color} is not one of the 11 colors.</source>
        <translation>{color} non è uno degli 11.</translation>
    </message>
    <message>
        <source>The table doesn&apos;t say whether the statement is true.</source>
        <translation>Non è indicato se l&apos;affermazione è vera.</translation>
    </message>
    <message>
        <source>Enter true or false.</source>
        <translation>Scriva true o false.</translation>
    </message>
    <message>
        <source>The conversation: a list of {speaker, text} in .jsonl, lines &apos;A: ...&apos; in a cell</source>
        <translation>Ciò che è stato detto: un elenco di {speaker, text} in .jsonl, righe &apos;A: ...&apos; in una cella</translation>
    </message>
    <message>
        <source>The correct answer to the topic question</source>
        <translation>La risposta giusta al controllo dell&apos;argomento</translation>
    </message>
    <message>
        <source>Choices of the topic question, if they differ from those in block.show</source>
        <translation>Opzioni del controllo dell&apos;argomento, se diverse da quelle di block.show</translation>
    </message>
    <message>
        <source>The choices of the topic question</source>
        <translation>Le opzioni del controllo dell&apos;argomento</translation>
    </message>
    <message>
        <source>Two speakers, each a human or a machine: which is which?</source>
        <translation>Due interlocutori, ciascuno umano o macchina: chi è chi?</translation>
    </message>
    <message>
        <source>Make all topics different.</source>
        <translation>Scriva argomenti diversi.</translation>
    </message>
    <message>
        <source>The speaker of turn {number} is {speaker}.</source>
        <translation>Il turno {number} è pronunciato da {speaker}.</translation>
    </message>
    <message>
        <source>Use A or B.</source>
        <translation>Indichi A o B.</translation>
    </message>
    <message>
        <source>Fill it in, or remove it.</source>
        <translation>Lo scriva o lo tolga.</translation>
    </message>
    <message>
        <source>A list of {x, y, onset_ms, duration_ms} or of [x, y, onset_ms, duration_ms]; in a cell &apos;x,y,onset_ms,duration_ms; ...&apos;. Onset and duration are optional</source>
        <translation>Un elenco di {x, y, onset_ms, duration_ms} o di [x, y, onset_ms, duration_ms]; in una cella &apos;x,y,onset_ms,duration_ms; ...&apos;; inizio e durata possono mancare</translation>
    </message>
    <message>
        <source>Width of the coordinates&apos; frame, px</source>
        <translation>Larghezza del riquadro delle coordinate, px</translation>
    </message>
    <message>
        <source>Height of the coordinates&apos; frame, px</source>
        <translation>Altezza del riquadro delle coordinate, px</translation>
    </message>
    <message>
        <source>Picture of the search target. Empty: free viewing</source>
        <translation>Immagine di ciò che si cercava; vuoto se la visione è libera</translation>
    </message>
    <message>
        <source>The correct answer to &apos;What do you see?&apos;</source>
        <translation>La risposta giusta a &apos;Che cosa vede?&apos;</translation>
    </message>
    <message>
        <source>The three choices for that question</source>
        <translation>Le sue tre opzioni</translation>
    </message>
    <message>
        <source>fixed: every fixation lasts fixation_s. recorded: onsets and durations from the data</source>
        <translation>fixed: ogni fissazione dura fixation_s; recorded: inizi e durate come nei dati</translation>
    </message>
    <message>
        <source>Duration of each fixation, s</source>
        <translation>Per quanto si mostra una fissazione, s</translation>
    </message>
    <message>
        <source>Pause between two plays, s</source>
        <translation>Tempo vuoto tra due riproduzioni, s</translation>
    </message>
    <message>
        <source>Maximum number of fixations shown</source>
        <translation>Fissazioni mostrate al massimo</translation>
    </message>
    <message>
        <source>Show lines between fixations</source>
        <translation>Se delle linee uniscono le fissazioni</translation>
    </message>
    <message>
        <source>The frame is {width} x {height} px.</source>
        <translation>Il riquadro è di {width} x {height} px.</translation>
    </message>
    <message>
        <source>is far outside the picture: {x}, {y}</source>
        <translation>è molto fuori dall&apos;immagine, a {x}, {y}</translation>
    </message>
    <message>
        <source>Eye movements replayed on a picture: whose were they?</source>
        <translation>Movimenti oculari riprodotti su un&apos;immagine: di chi erano gli occhi?</translation>
    </message>
    <message>
        <source>Give the size of the picture that the coordinates refer to.</source>
        <translation>Indichi le dimensioni dell&apos;immagine a cui appartengono i numeri.</translation>
    </message>
    <message>
        <source>There are no fixations.</source>
        <translation>Non c&apos;è alcuna fissazione.</translation>
    </message>
    <message>
        <source>Add at least one.</source>
        <translation>Ne indichi almeno una.</translation>
    </message>
    <message>
        <source>Fill them in, or set timing = &quot;fixed&quot;.</source>
        <translation>Li completi o imposti timing = &quot;fixed&quot;.</translation>
    </message>
    <message>
        <source>Correct it, or remove it.</source>
        <translation>Lo corregga o lo tolga.</translation>
    </message>
    <message>
        <source>Three things seen in the picture, such as &apos;keyboard; hand; desk&apos;</source>
        <translation>Tre cose viste nell&apos;immagine, ad es. &apos;tastiera; mano; scrivania&apos;</translation>
    </message>
    <message>
        <source>A yes-or-no question about the picture</source>
        <translation>Una domanda sull&apos;immagine a cui si risponde sì o no</translation>
    </message>
    <message>
        <source>The correct answer to the question: yes or no</source>
        <translation>La risposta giusta alla domanda: yes o no</translation>
    </message>
    <message>
        <source>A picture and three things seen in it: who named them?</source>
        <translation>Un&apos;immagine e tre cose che vi sono state viste: chi le ha viste?</translation>
    </message>
    <message>
        <source>There are {objects} things, {objects2} of them different.</source>
        <translation>Ci sono {objects} cose, di cui {objects2} diverse.</translation>
    </message>
    <message>
        <source>Give three different ones, separated by semicolons.</source>
        <translation>Ne indichi tre diverse, separate da ;.</translation>
    </message>
    <message>
        <source>{answer} is not a valid answer.</source>
        <translation>{answer} non è una risposta.</translation>
    </message>
    <message>
        <source>The journal of a room doesn&apos;t say who was in it.</source>
        <translation>Il registro di una stanza non dice chi c&apos;era.</translation>
    </message>
    <message>
        <source>The journal of a room is missing, so it isn&apos;t known who was in it.</source>
        <translation>Manca il registro di una stanza, quindi non si sa chi c&apos;era.</translation>
    </message>
    <message>
        <source>Copy the folder rooms from the desk that ran the game.</source>
        <translation>Copi la cartella rooms dalla console su cui si è svolta la partita.</translation>
    </message>
    <message>
        <source>Enter yes or no.</source>
        <translation>Scriva yes o no.</translation>
    </message>
    <message>
        <source>A yes-or-no question about the picture or the sentence</source>
        <translation>Una domanda sull&apos;immagine o sulla frase a cui si risponde sì o no</translation>
    </message>
    <message>
        <source>A yes-or-no question about the conversation, instead of the topic question</source>
        <translation>Una domanda sulla conversazione a cui si risponde sì o no, al posto del controllo dell&apos;argomento</translation>
    </message>
    <message>
        <source>How many messages or turns are shown, balanced over trials. Empty: whole conversations</source>
        <translation>Quanti messaggi o turni mostrare, bilanciati tra le prove; vuoto: conversazioni intere</translation>
    </message>
    <message>
        <source>What lengths count. A turn is all messages that one speaker sends in a row, and then all that the other sends</source>
        <translation>Che cosa contano le lunghezze. Un turno comprende tutti i messaggi che un interlocutore invia di seguito, e poi tutti quelli dell&apos;altro</translation>
    </message>
    <message>
        <source>Whether the start or the end of conversations is shown</source>
        <translation>Se delle conversazioni si mostra l&apos;inizio o la fine</translation>
    </message>
    <message>
        <source>Lengths count</source>
        <translation>Lunghezze contate in</translation>
    </message>
    <message>
        <source>Shown from the</source>
        <translation>Parte mostrata</translation>
    </message>
    <message>
        <source>The task of both stimuli</source>
        <translation>Il compito dei due stimoli</translation>
    </message>
    <message>
        <source>The table of both stimuli</source>
        <translation>La tabella dei due stimoli</translation>
    </message>
    <message>
        <source>The speaker that the question is about, highlighted in both</source>
        <translation>L&apos;interlocutore su cui verte la domanda, evidenziato in entrambe</translation>
    </message>
    <message>
        <source>Two stimuli of one task side by side: which one is the machine&apos;s?</source>
        <translation>Due stimoli di un solo compito affiancati: dov&apos;è la macchina?</translation>
    </message>
    <message>
        <source>The word that the agent was given</source>
        <translation>La parola data</translation>
    </message>
    <message>
        <source>The word that the agent answered</source>
        <translation>La parola che ha richiamato</translation>
    </message>
    <message>
        <source>Example pairs that the agent saw first, such as &apos;hot: cold; bird: wing; rain: umbrella&apos;</source>
        <translation>Coppie che l&apos;agente ha visto prima, ad es. &apos;caldo: freddo; uccello: ala; pioggia: ombrello&apos;</translation>
    </message>
    <message>
        <source>Show the example pairs</source>
        <translation>Se si mostrano le coppie di esempio</translation>
    </message>
    <message>
        <source>A cue and the word that it prompted: who came up with it?</source>
        <translation>Una parola stimolo e la parola che ha richiamato: di chi era la mente?</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t do this.</source>
        <translation>Qualcosa che è stato chiesto a TuringDesk non si può fare.</translation>
    </message>
    <message>
        <source>No window can open here.</source>
        <translation>Qui non si può aprire alcuna finestra.</translation>
    </message>
    <message>
        <source>A study or a command refers to something that this version doesn&apos;t have.</source>
        <translation>Uno studio o un comando nomina qualcosa che questo TuringDesk non ha.</translation>
    </message>
    <message>
        <source>The study requests more trials of some kind than its answers allow.</source>
        <translation>Lo studio chiede più prove di un certo tipo di quante le sue risposte consentano.</translation>
    </message>
    <message>
        <source>A session accepts an answer only when it is due, complete, and newly given.</source>
        <translation>Una sessione accetta una risposta solo quando è il suo momento, completa e appena data.</translation>
    </message>
    <message>
        <source>A participant code becomes part of file names: letters, digits, and hyphens.</source>
        <translation>Un codice partecipante dà il nome a un file, quindi è fatto di lettere, cifre e trattini.</translation>
    </message>
    <message>
        <source>A journal contains a line that can&apos;t be read or was changed after it was written.</source>
        <translation>Un registro contiene una riga illeggibile o modificata dopo essere stata scritta.</translation>
    </message>
    <message>
        <source>Two sessions never share a file, and this one has already started.</source>
        <translation>Due sessioni non condividono mai un file; questo era già iniziato.</translation>
    </message>
    <message>
        <source>The disk or network share can&apos;t be written to: it is full, read-only, or gone.</source>
        <translation>Il disco o la cartella condivisa ha rifiutato una scrittura: pieno, di sola lettura o scomparso.</translation>
    </message>
    <message>
        <source>The file to import doesn&apos;t have the expected format.</source>
        <translation>Un&apos;importazione ha trovato qualcosa di diverso dal formato che legge.</translation>
    </message>
    <message>
        <source>The file could not be written completely, so it was removed.</source>
        <translation>Il file richiesto non poteva essere scritto per intero, quindi non è rimasto nulla.</translation>
    </message>
    <message>
        <source>A sealed study hides who made what from everyone, so some things are not possible.</source>
        <translation>Uno studio sigillato nasconde a tutti chi ha prodotto che cosa, quindi alcune operazioni non vi sono possibili.</translation>
    </message>
    <message>
        <source>A seal is made once and never changed, because recorded data depend on every byte.</source>
        <translation>Un sigillo si crea una volta e non si cambia mai; ciò che è stato misurato con esso dipende da ogni byte.</translation>
    </message>
    <message>
        <source>Only the passphrase that a study was sealed with opens its seal. It is never stored.</source>
        <translation>Solo la passphrase con cui uno studio è stato sigillato ne apre il sigillo; non è memorizzata da nessuna parte.</translation>
    </message>
    <message>
        <source>A withdrawal deletes one person&apos;s data. It needs a reason and sessions that ended.</source>
        <translation>Un ritiro elimina ciò che una persona ha fornito; richiede un motivo e sessioni terminate.</translation>
    </message>
    <message>
        <source>The list of people needs unique names, PINs that are hard to guess, and an investigator.</source>
        <translation>L&apos;elenco delle persone ha nomi diversi, PIN difficili da indovinare e un responsabile.</translation>
    </message>
    <message>
        <source>A control question needs words and the approval of two people who didn&apos;t write it.</source>
        <translation>Una domanda di controllo richiede un testo e l&apos;approvazione di due persone che non l&apos;hanno scritta.</translation>
    </message>
    <message>
        <source>A coding scheme is incomplete or can&apos;t be read.</source>
        <translation>A un file con categorie per i testi manca qualcosa, oppure non si può leggere.</translation>
    </message>
    <message>
        <source>A language model needs a server that runs, has the model, and accepts the key.</source>
        <translation>Un modello linguistico risponde su un server, che deve essere in funzione, avere il modello e accettare la chiave.</translation>
    </message>
    <message>
        <source>A trained judge needs answers by humans and by machines, with features of both.</source>
        <translation>Un giudice addestrato ha bisogno di risposte di umani e di macchine, e di caratteristiche di entrambe.</translation>
    </message>
    <message>
        <source>A new study needs a folder that is empty or doesn&apos;t exist yet.</source>
        <translation>Un nuovo studio si scrive in una cartella vuota o che non esiste ancora.</translation>
    </message>
    <message>
        <source>Another program changed a file of the study after you opened it here. Saving would overwrite that change. Open the study again to see the change, or save anyway.</source>
        <translation>Un altro programma ha scritto un file dello studio dopo che è stato aperto qui. Salvando si annullerebbe ciò che è stato fatto lì. Riapra lo studio per continuare da quel punto, oppure salvi comunque.</translation>
    </message>
    <message>
        <source>The editor can&apos;t safely change a file of the study because of how it is written. Change it in a text editor, then open the study here again.</source>
        <translation>Un file dello studio è scritto in un modo che l&apos;editor non può modificare in sicurezza. Lo modifichi in un editor di testo; poi lo studio si potrà riaprire qui.</translation>
    </message>
    <message>
        <source>A desk needs a port that no other program uses.</source>
        <translation>Una console ascolta su una porta propria; nessun altro programma può usare la stessa.</translation>
    </message>
    <message>
        <source>A file that is being written is not replaced; its new lines arrive later.</source>
        <translation>Un file in fase di scrittura non si sostituisce; ciò che vi si aggiunge arriva dopo.</translation>
    </message>
    <message>
        <source>The desk and a kiosk communicate only after each has verified the other.</source>
        <translation>La console e una postazione comunicano solo se ciascuna sa che l&apos;altra è quella giusta.</translation>
    </message>
    <message>
        <source>A desk&apos;s address is the name or IP address of its computer, with a port if needed.</source>
        <translation>L&apos;indirizzo di una console è un nome o numero del suo computer, più la porta se non è quella usuale.</translation>
    </message>
    <message>
        <source>The export was canceled. Nothing was written.</source>
        <translation>L&apos;esportazione è stata annullata; non è stato scritto nulla.</translation>
    </message>
    <message>
        <source>Excludes answers faster than a limit.</source>
        <translation>Esclude le risposte più rapide di un limite.</translation>
    </message>
    <message>
        <source>Excludes trials with an incorrect answer to the control question.</source>
        <translation>Esclude le prove la cui domanda di controllo ha avuto una risposta sbagliata.</translation>
    </message>
    <message>
        <source>Excludes judges with too few correct answers to controls.</source>
        <translation>Esclude i giudici che hanno superato troppo pochi controlli.</translation>
    </message>
    <message>
        <source>Excludes judges whose answer in a form is not accepted, such as their native language.</source>
        <translation>Esclude i giudici la cui risposta in un questionario non è tra quelle volute, p. es. la lingua madre.</translation>
    </message>
    <message>
        <source>Excludes sessions that ended before the required proportion of trials.</source>
        <translation>Esclude le sessioni finite prima di una quota così grande delle loro prove.</translation>
    </message>
    <message>
        <source>Excludes judges who almost always gave the same verdict or chose the same side.</source>
        <translation>Esclude i giudici che hanno dato quasi sempre lo stesso verdetto o premuto lo stesso lato.</translation>
    </message>
    <message>
        <source>Excludes all but the first session of each participant.</source>
        <translation>Esclude tutte le sessioni di un partecipante tranne la prima.</translation>
    </message>
    <message>
        <source>Excludes trials after a number of consecutive trials that showed machines only.</source>
        <translation>Esclude le prove prima delle quali il giudice ha incontrato solo macchine tante volte di seguito.</translation>
    </message>
    <message>
        <source>Excludes trials with certain answers to a further question.</source>
        <translation>Esclude le prove in cui un&apos;ulteriore domanda ha avuto una di certe risposte.</translation>
    </message>
    <message>
        <source>judged machine</source>
        <comment>head of a column of results</comment>
        <translation>detto macchina</translation>
    </message>
    <message>
        <source>correct</source>
        <comment>head of a column of results</comment>
        <translation>giusti</translation>
    </message>
    <message>
        <source>chose left</source>
        <comment>head of a column of results</comment>
        <translation>detto sinistra</translation>
    </message>
    <message>
        <source>length of</source>
        <comment>head of a column of results</comment>
        <translation>lunghezza in</translation>
    </message>
    <message>
        <source>judged human</source>
        <comment>head of a column of results</comment>
        <translation>detto umano</translation>
    </message>
    <message>
        <source>minus half</source>
        <comment>head of a column of results</comment>
        <translation>meno 0,5</translation>
    </message>
    <message>
        <source>minus humans</source>
        <comment>head of a column of results</comment>
        <translation>meno umani</translation>
    </message>
    <message>
        <source>minus humans low</source>
        <comment>head of a column of results</comment>
        <translation>meno umani da</translation>
    </message>
    <message>
        <source>minus humans high</source>
        <comment>head of a column of results</comment>
        <translation>meno umani a</translation>
    </message>
    <message>
        <source>minus humans p</source>
        <comment>head of a column of results</comment>
        <translation>meno umani p</translation>
    </message>
    <message>
        <source>first n</source>
        <comment>head of a column of results</comment>
        <translation>primi n</translation>
    </message>
    <message>
        <source>first success</source>
        <comment>head of a column of results</comment>
        <translation>primi successi</translation>
    </message>
    <message>
        <source>first rate</source>
        <comment>head of a column of results</comment>
        <translation>primo tasso</translation>
    </message>
    <message>
        <source>first low</source>
        <comment>head of a column of results</comment>
        <translation>primo da</translation>
    </message>
    <message>
        <source>first high</source>
        <comment>head of a column of results</comment>
        <translation>primo a</translation>
    </message>
    <message>
        <source>alike</source>
        <comment>head of a column of results</comment>
        <translation>in comune</translation>
    </message>
    <message>
        <source>agents</source>
        <comment>head of a column of results</comment>
        <translation>agenti</translation>
    </message>
    <message>
        <source>Brier score</source>
        <comment>head of a column of results</comment>
        <translation>Brier</translation>
    </message>
    <message>
        <source>margin set</source>
        <comment>head of a column of results</comment>
        <translation>margine dichiarato</translation>
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
        <translation>unità</translation>
    </message>
    <message>
        <source>group</source>
        <comment>head of a column of results</comment>
        <translation>gruppo</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>head of a column of results</comment>
        <translation>media</translation>
    </message>
    <message>
        <source>mean humans</source>
        <comment>head of a column of results</comment>
        <translation>media umani</translation>
    </message>
    <message>
        <source>hedges g</source>
        <comment>head of a column of results</comment>
        <translation>g di Hedges</translation>
    </message>
    <message>
        <source>g low</source>
        <comment>head of a column of results</comment>
        <translation>g da</translation>
    </message>
    <message>
        <source>g high</source>
        <comment>head of a column of results</comment>
        <translation>g a</translation>
    </message>
    <message>
        <source>parameters</source>
        <comment>head of a column of results</comment>
        <translation>parametri</translation>
    </message>
    <message>
        <source>proportion</source>
        <comment>head of a column of results</comment>
        <translation>quota</translation>
    </message>
    <message>
        <source>proportion low</source>
        <comment>head of a column of results</comment>
        <translation>quota da</translation>
    </message>
    <message>
        <source>proportion high</source>
        <comment>head of a column of results</comment>
        <translation>quota a</translation>
    </message>
    <message>
        <source>game index</source>
        <comment>head of a column of results</comment>
        <translation>indice di partita</translation>
    </message>
    <message>
        <source>correct low</source>
        <comment>head of a column of results</comment>
        <translation>giusti da</translation>
    </message>
    <message>
        <source>correct high</source>
        <comment>head of a column of results</comment>
        <translation>giusti a</translation>
    </message>
    <message>
        <source>part</source>
        <comment>head of a column of results</comment>
        <translation>parte</translation>
    </message>
    <message>
        <source>name</source>
        <comment>head of a column of results</comment>
        <translation>nome</translation>
    </message>
    <message>
        <source>distinguisher</source>
        <comment>head of a column of results</comment>
        <translation>distinguente</translation>
    </message>
    <message>
        <source>target</source>
        <comment>head of a column of results</comment>
        <translation>bersaglio</translation>
    </message>
    <message>
        <source>at least</source>
        <comment>head of a column of results</comment>
        <translation>almeno pari</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Before the first block, after consent; after the first trial or game; or after the last block, before the debriefing.</source>
        <translation>Dopo il consenso e prima del primo blocco; dopo la prima prova o partita; oppure dopo l&apos;ultimo blocco e prima del congedo.</translation>
    </message>
    <message>
        <source>after the first trial</source>
        <translation>dopo la prima prova</translation>
    </message>
    <message>
        <source>The name of the analysis that gives the primary outcome.</source>
        <translation>Il nome dell&apos;analisi che dà l&apos;esito primario.</translation>
    </message>
    <message>
        <source>Write words in lowercase</source>
        <translation>Scrive le parole in minuscolo</translation>
    </message>
    <message>
        <source>Remove everything except letters</source>
        <translation>Toglie tutto tranne le lettere</translation>
    </message>
    <message>
        <source>Correct typing errors</source>
        <translation>Corregge gli errori di battitura</translation>
    </message>
    <message>
        <source>Words that the language doesn&apos;t have are omitted.</source>
        <translation>Le parole che non esistono nella lingua sono omesse.</translation>
    </message>
    <message>
        <source>Omit stop words, such as &quot;the&quot;</source>
        <translation>Omette le parole vuote, ad es. &quot;il&quot;</translation>
    </message>
    <message>
        <source>Change nouns to the singular</source>
        <translation>Porta i sostantivi al singolare</translation>
    </message>
    <message>
        <source>Change verbs to the present tense</source>
        <translation>Porta i verbi al presente</translation>
    </message>
    <message>
        <source>Fewest letters</source>
        <translation>Numero minimo di lettere</translation>
    </message>
    <message>
        <source>Shorter words are omitted.</source>
        <translation>Le parole più corte sono omesse.</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>lettere</translation>
    </message>
    <message>
        <source>Largest overlap with the cue</source>
        <translation>Massima sovrapposizione con la parola stimolo</translation>
    </message>
    <message>
        <source>An association is omitted if more than this share of the shorter word of the pair is also in the other word, in one run of letters, as in grand and grandiose. 1: never.</source>
        <translation>Un&apos;associazione è omessa se più di questa quota della parola più corta della coppia si trova anche nell&apos;altra, in un&apos;unica sequenza di lettere, come in grand e grandiose. 1: mai.</translation>
    </message>
    <message>
        <source>What participants judge or are asked for, and what a trial looks like.</source>
        <translation>Che cosa i partecipanti giudicano o devono rispondere, e come si presenta una prova.</translation>
    </message>
    <message>
        <source>The table of answers to judge, or of prompts to answer.</source>
        <translation>La tabella delle risposte da giudicare o degli spunti a cui rispondere.</translation>
    </message>
    <message>
        <source>Feedback in practice</source>
        <translation>Feedback nell&apos;esercizio</translation>
    </message>
    <message>
        <source>Participants learn the correct answer after each practice trial. No one learns it in a sealed study.</source>
        <translation>I partecipanti vengono a sapere la risposta giusta dopo ogni prova di esercizio. In uno studio sigillato non la viene a sapere nessuno.</translation>
    </message>
    <message>
        <source>Answers needed for each prompt</source>
        <translation>Risposte richieste per ogni spunto</translation>
    </message>
    <message>
        <source>In blocks that collect answers: how many each prompt needs. Those with the fewest are drawn first, and no session starts once every prompt has enough. 0: no limit.</source>
        <translation>Nei blocchi che raccolgono risposte: quante ne servono per ogni spunto. Si estraggono prima gli spunti che ne hanno meno, e nessuna sessione inizia quando tutti ne hanno abbastanza. 0: nessun limite.</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>Pulizia</translation>
    </message>
    <message>
        <source>How collected words are cleaned when a study is built from them.</source>
        <translation>Come vengono pulite le parole raccolte quando se ne ricava uno studio.</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>messaggi</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>turni</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inizio</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fine</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Verdicts on captions count only after 3 s or more. In all tasks, only judges whose native language is English count.</source>
        <translation>I verdetti sulle descrizioni contavano da 3 s in su e, in tutti i compiti, solo i giudici di lingua madre inglese.</translation>
    </message>
    <message>
        <source>Colors, as in the first paper</source>
        <translation>Colori, come nel primo articolo</translation>
    </message>
    <message>
        <source>Only judges whose native language is English. The number of statements about the picture that were judged correctly is reported but excludes no one.</source>
        <translation>Solo i giudici di lingua madre inglese. Si riporta quante affermazioni sull&apos;immagine sono state giudicate bene; nessuno è escluso per questo.</translation>
    </message>
    <message>
        <source>Judges had to name the topic of at least 15 of 20 conversations, and conversations with an incorrect topic are excluded. Only judges whose native language is English.</source>
        <translation>I giudici dovevano indicare il tema di almeno 15 conversazioni su 20, e le conversazioni con il tema sbagliato sono state tolte; solo i giudici di lingua madre inglese.</translation>
    </message>
    <message>
        <source>Judges who recognized the content of fewer than 7 of 12 clips are excluded. Only judges whose native language is English.</source>
        <translation>Non sono stati considerati i giudici che hanno detto che cosa si vedeva in meno di 7 clip su 12; solo i giudici di lingua madre inglese.</translation>
    </message>
    <message>
        <source>Only judges whose native language is English. This task has no other rules.</source>
        <translation>Solo i giudici di lingua madre inglese; questo compito non ha altre regole.</translation>
    </message>
    <message>
        <source>A game with one witness</source>
        <translation>Un gioco con un testimone</translation>
    </message>
    <message>
        <source>Interrogators write with one witness for five minutes and say whether it is a human or a machine, how confident they are, and why. Games after three machines in a row, and games with acquaintances, are excluded.</source>
        <translation>Chi interroga scrive per cinque minuti con un testimone e dice se è un umano o una macchina, quanto è sicuro il suo giudizio e perché. Sono escluse le partite dopo tre macchine di seguito e quelle con conoscenti.</translation>
    </message>
    <message>
        <source>A game with two witnesses</source>
        <translation>Un gioco con due testimoni</translation>
    </message>
    <message>
        <source>Interrogators write with a human and a machine at once for five minutes and say which one is the human, how confident they are, and why.</source>
        <translation>Chi interroga scrive per cinque minuti con un umano e una macchina contemporaneamente e dice chi dei due è l&apos;umano, quanto è sicuro il suo giudizio e perché.</translation>
    </message>
    <message>
        <source>Two people and a machine write to each other without a limit in time. Both people accuse one of the others once, and win only if both find the machine. They are matched by strength.</source>
        <translation>Due persone e una macchina si scrivono senza limiti di tempo. Ciascuna persona accusa una sola volta uno degli altri; le due vincono solo se entrambe trovano la macchina. L&apos;abbinamento avviene in base alla forza.</translation>
    </message>
    <message>
        <source>People chat with a human or a machine about a topic, with as many messages in a row as they like, for 3 or 10 turns. Then they say who it was. The conversations can be imported as pairs for others to judge.</source>
        <translation>Le persone chattano di un argomento con un umano o una macchina, per 3 o 10 turni, con tutti i messaggi di fila che vogliono. Poi dicono chi era. Le conversazioni possono essere importate come coppie da far giudicare ad altri.</translation>
    </message>
    <message>
        <source>A questionnaire of 11 questions: five about the person, five pairs of conversations with speaker B highlighted, and one about strategies.</source>
        <translation>Un questionario di 11 domande: cinque sulla persona, cinque coppie di conversazioni con l&apos;interlocutore B evidenziato e una sulle strategie.</translation>
    </message>
    <message>
        <source>40 pictures with one sentence each. Answers faster than 3 seconds, and judges whose native language is not English, are excluded.</source>
        <translation>40 immagini con una frase ciascuna. Sono escluse le risposte date in meno di 3 secondi e i giudici la cui lingua madre non è l&apos;inglese.</translation>
    </message>
    <message>
        <source>Dominant colors</source>
        <translation>Colori dominanti</translation>
    </message>
    <message>
        <source>25 pictures with one color word, and a true or false statement about each picture.</source>
        <translation>25 immagini con una parola di colore e un&apos;affermazione su ciascuna, vera o falsa.</translation>
    </message>
    <message>
        <source>20 conversations, cut to their first 3 to 24 turns, with a verdict on both speakers and a question about the topic. Trials with an incorrect topic, and judges with fewer than 15 correct topics, are excluded.</source>
        <translation>20 conversazioni, ridotte ai primi 3-24 turni, con un verdetto su entrambi gli interlocutori e un controllo del tema. Sono esclusi le prove con il tema sbagliato e i giudici con meno di 15 temi giusti.</translation>
    </message>
    <message>
        <source>12 scanpaths of a search for a target, which is shown for 1 s before each play. Otherwise as in free viewing.</source>
        <translation>12 percorsi visivi alla ricerca di un bersaglio, mostrato per 1 s prima di ogni riproduzione; per il resto come nella visione libera.</translation>
    </message>
    <message>
        <source>25 pictures with three things seen in each, and a yes-or-no question about each picture.</source>
        <translation>25 immagini con tre cose viste in ciascuna e una domanda sì o no su ogni immagine.</translation>
    </message>
    <message>
        <source>A judge and two who answer</source>
        <translation>Un giudice e due che rispondono</translation>
    </message>
    <message>
        <source>Judges ask a human and a machine the same 1, 5, 10, or 20 questions and say which one is the human. In some games the machine passes for a human, in others the human for a machine.</source>
        <translation>I giudici pongono a un umano e a una macchina le stesse 1, 5, 10 o 20 domande e dicono chi è l&apos;umano. In alcune partite la macchina si spaccia per umano, in altre l&apos;umano per macchina.</translation>
    </message>
    <message>
        <source>A cue and the word that it prompted, about 35 times. Judges whose native language is not English are excluded.</source>
        <translation>Una parola e quella che ha evocato, circa 35 volte. Sono esclusi i giudici la cui lingua madre non è l&apos;inglese.</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>ore</translation>
    </message>
    <message>
        <source>Control question</source>
        <translation>Domanda di controllo</translation>
    </message>
    <message>
        <source>in every trial</source>
        <translation>in ogni prova</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>Control trials</source>
        <translation>Prove di controllo</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>prove</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Above its questions.</source>
        <translation>Sopra le sue domande.</translation>
    </message>
    <message>
        <source>Questions of this form</source>
        <translation>Domande di questo questionario</translation>
    </message>
    <message>
        <source>When it is asked</source>
        <translation>Quando si chiede</translation>
    </message>
    <message>
        <source>before the first block</source>
        <translation>prima del primo blocco</translation>
    </message>
    <message>
        <source>after the last block</source>
        <translation>dopo l&apos;ultimo blocco</translation>
    </message>
    <message>
        <source>Text above the questions</source>
        <translation>Testo sopra le domande</translation>
    </message>
    <message>
        <source>Primary result</source>
        <translation>Risultato principale</translation>
    </message>
    <message>
        <source>Hypotheses and decisions</source>
        <translation>Ipotesi e decisioni</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Prove</translation>
    </message>
    <message>
        <source>Practice trials</source>
        <translation>Prove di esercizio</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Istruzioni</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Mix</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordine</translation>
    </message>
    <message>
        <source>random</source>
        <translation>casuale</translation>
    </message>
    <message>
        <source>as in the table</source>
        <translation>come in tabella</translation>
    </message>
    <message>
        <source>no trial</source>
        <translation>nessuna prova</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limiti</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Controlli</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>How it is shown</source>
        <translation>Come si presenta</translation>
    </message>
    <message>
        <source>Further questions</source>
        <translation>Altre domande</translation>
    </message>
    <message>
        <source>my-study</source>
        <translation>my-study</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Lingue</translation>
    </message>
    <message>
        <source>This is a demonstration</source>
        <translation>È una dimostrazione</translation>
    </message>
    <message>
        <source>Where the answers come from</source>
        <translation>Provenienza delle risposte</translation>
    </message>
    <message>
        <source>Participants planned</source>
        <translation>Partecipanti previsti</translation>
    </message>
    <message>
        <source>Names of the two classes</source>
        <translation>Nomi delle due classi</translation>
    </message>
    <message>
        <source>Human answers</source>
        <translation>Risposte umane</translation>
    </message>
    <message>
        <source>Machine answers</source>
        <translation>Risposte di macchina</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Consenso</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation>Congedo</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Questionari</translation>
    </message>
    <message>
        <source>Name on the consent page</source>
        <translation>Nome nella pagina del consenso</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Planned analysis</source>
        <translation>Analisi pianificata</translation>
    </message>
    <message>
        <source>Media folder</source>
        <translation>Cartella media</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Descrizione</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Affermazione</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Argomento</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Larghezza</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Vede</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fisso</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>registrato</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Intervallo</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>A model writes no whole turn, however often it is asked.</source>
        <translation>Un modello non scrive alcun turno intero, per quanto glielo si chieda.</translation>
    </message>
    <message>
        <source>A game of a bot ends if the bot stays away.</source>
        <translation>Una partita di un bot termina se il bot non torna.</translation>
    </message>
    <message>
        <source>A game in which a bot takes part needs one that speaks the language and is ready.</source>
        <translation>Una partita con un bot ne richiede uno che parli la lingua e sia pronto.</translation>
    </message>
    <message>
        <source>A bot needs a name of its own and the languages that it speaks.</source>
        <translation>Un bot ha bisogno di un nome proprio e delle lingue che parla.</translation>
    </message>
    <message>
        <source>A browser that isn&apos;t let in is told why, calmly.</source>
        <translation>A un browser che non viene ammesso si spiega il perché, con parole rassicuranti.</translation>
    </message>
    <message>
        <source>Someone opened a link that isn&apos;t, or is no longer, good for anything.</source>
        <translation>Qualcuno ha aperto un link che non è valido o non lo è più.</translation>
    </message>
    <message>
        <source>A plan of duels has errors, so TuringDesk can&apos;t run it.</source>
        <translation>Un piano di duelli contiene errori, quindi TuringDesk non può eseguirlo.</translation>
    </message>
    <message>
        <source>Someone comes again after their session.</source>
        <translation>Qualcuno torna dopo la propria sessione.</translation>
    </message>
    <message>
        <source>Number of lines in the answer field.</source>
        <translation>Quante righe ha il campo per la risposta.</translation>
    </message>
    <message>
        <source>Minimum response time</source>
        <translation>Troppo rapida sotto</translation>
    </message>
    <message>
        <source>Faster answers are marked as too fast and excluded from results, unless a rule of the study says otherwise. 0: no limit.</source>
        <translation>Le risposte più rapide sono segnate ed escluse dai risultati, salvo che una regola dello studio disponga altrimenti; 0: nessuna.</translation>
    </message>
    <message>
        <source>Minimum viewing time</source>
        <translation>Prima guardare per</translation>
    </message>
    <message>
        <source>How long the stimulus is shown before participants can answer. The screen tells them.</source>
        <translation>Per quanto si mostra lo stimolo prima che si accetti una risposta; lo schermo lo segnala.</translation>
    </message>
    <message>
        <source>Plays before answering</source>
        <translation>Prima riprodurre</translation>
    </message>
    <message>
        <source>How many times an animation plays to its end before participants can answer.</source>
        <translation>Quante volte un&apos;animazione va riprodotta per intero prima che si accetti una risposta.</translation>
    </message>
    <message>
        <source>Interrupted session</source>
        <translation>Una sessione interrotta</translation>
    </message>
    <message>
        <source>A resumed session continues where it stopped.</source>
        <translation>Una sessione che riprende riparte da dove si era fermata.</translation>
    </message>
    <message>
        <source>can be resumed</source>
        <translation>può riprendere</translation>
    </message>
    <message>
        <source>starts over with the same trials</source>
        <translation>ricomincia con le stesse prove</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>è conclusa</translation>
    </message>
    <message>
        <source>Can be resumed for</source>
        <translation>Può riprendere entro</translation>
    </message>
    <message>
        <source>Older sessions can&apos;t be resumed.</source>
        <translation>Una sessione meno recente non riprende mai.</translation>
    </message>
    <message>
        <source>When the task&apos;s control question is asked, or the numbers of the trials, such as 1, 3.</source>
        <translation>Dove si pone la domanda di controllo del compito; oppure i numeri delle prove, ad es. 1, 3.</translation>
    </message>
    <message>
        <source>Numbers of the trials that show rows with control = yes, such as 4, 9.</source>
        <translation>Numeri delle prove in cui si mostrano le righe con control = yes, ad es. 4, 9.</translation>
    </message>
    <message>
        <source>Break after every</source>
        <translation>Una pausa ogni</translation>
    </message>
    <message>
        <source>Number of trials between breaks. 0: no breaks.</source>
        <translation>Dopo quante prove c&apos;è ogni volta una pausa; 0: nessuna.</translation>
    </message>
    <message>
        <source>Minimum duration</source>
        <translation>Dura almeno</translation>
    </message>
    <message>
        <source>Participants can&apos;t continue sooner.</source>
        <translation>Quanto dura almeno.</translation>
    </message>
    <message>
        <source>What participants read during the break.</source>
        <translation>Che cosa leggono i partecipanti durante la pausa.</translation>
    </message>
    <message>
        <source>ID used in the data.</source>
        <translation>Il suo nome nei dati.</translation>
    </message>
    <message>
        <source>The questions. See &quot;Forms&quot;.</source>
        <translation>Le sue domande; vedere &quot;Forms&quot;.</translation>
    </message>
    <message>
        <source>Markdown file shown above the questions.</source>
        <translation>Un file Markdown mostrato sopra le domande.</translation>
    </message>
    <message>
        <source>Broken down by</source>
        <translation>Suddiviso per</translation>
    </message>
    <message>
        <source>Columns or form questions that the primary result is broken down by.</source>
        <translation>Colonne, o domande dei questionari, secondo i cui livelli si suddivide il risultato.</translation>
    </message>
    <message>
        <source>Markdown file with the hypotheses and decisions.</source>
        <translation>Un file Markdown con ipotesi e decisioni espresse a parole.</translation>
    </message>
    <message>
        <source>Equivalence margin</source>
        <translation>Margine di equivalenza</translation>
    </message>
    <message>
        <source>The largest distance from 0.5 at which detectability still counts as equivalent to chance, such as 0.05. Needed only for equivalence tests.</source>
        <translation>Quanto una riconoscibilità può distare da 0.5 e valere ancora come uguale, ad es. 0.05. Serve solo per affermare un&apos;equivalenza.</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>non detto</translation>
    </message>
    <message>
        <source>Parameters of the link</source>
        <translation>Parametri del link</translation>
    </message>
    <message>
        <source>Parameters of the link, such as PROLIFIC_PID; SESSION_ID. Their values are saved with the personal answers.</source>
        <translation>Parametri del link, ad es. PROLIFIC_PID; SESSION_ID. I loro valori sono salvati con le risposte personali.</translation>
    </message>
    <message>
        <source>Completion code</source>
        <translation>Codice di completamento</translation>
    </message>
    <message>
        <source>Shown on the last page, so that participants can prove that they took part.</source>
        <translation>Mostrato nell&apos;ultima pagina, perché i partecipanti possano dimostrare di aver partecipato.</translation>
    </message>
    <message>
        <source>Address after the study</source>
        <translation>Indirizzo dopo lo studio</translation>
    </message>
    <message>
        <source>Where a button on the last page leads: an https address. A parameter in braces is replaced by its value, as in {survey_code}.</source>
        <translation>Dove porta un pulsante nell&apos;ultima pagina: un indirizzo https. Un parametro tra parentesi graffe è sostituito dal suo valore, come in {survey_code}.</translation>
    </message>
    <message>
        <source>Shown above each trial.</source>
        <translation>Si legge sullo schermo, sopra ogni prova.</translation>
    </message>
    <message>
        <source>Trials per participant, including control and fixed trials but not practice.</source>
        <translation>Quante prove riceve ogni partecipante, comprese quelle di controllo e quelle fisse, esclusi gli esercizi.</translation>
    </message>
    <message>
        <source>Number of practice trials before the others. They use rows with practice = yes and never count.</source>
        <translation>Quante le precedono e non contano mai; dalle righe con practice = yes.</translation>
    </message>
    <message>
        <source>Markdown file shown on a page before the block.</source>
        <translation>Un file Markdown mostrato in una pagina prima del blocco.</translation>
    </message>
    <message>
        <source>The question about the origin. {subject} is replaced by the speaker.</source>
        <translation>La domanda sull&apos;origine; {subject} sta per l&apos;interlocutore.</translation>
    </message>
    <message>
        <source>the task&apos;s default</source>
        <translation>quella del compito</translation>
    </message>
    <message>
        <source>Number of drawn trials by the origin of their answers (H human, M machine), such as { H = 5, M = 5 }.</source>
        <translation>Prove estratte secondo l&apos;origine delle risposte (H umana, M macchina), ad es. { H = 5, M = 5 }.</translation>
    </message>
    <message>
        <source>random, balanced</source>
        <translation>a caso, bilanciato</translation>
    </message>
    <message>
        <source>A participant can see the same prompt twice</source>
        <translation>Un partecipante può incontrare due volte lo stesso spunto</translation>
    </message>
    <message>
        <source>Otherwise, no participant sees a prompt twice in the block.</source>
        <translation>Altrimenti nessun partecipante incontra due volte lo stesso spunto nel blocco.</translation>
    </message>
    <message>
        <source>Random: each participant gets a different order.</source>
        <translation>Casuale: ogni partecipante riceve un ordine proprio.</translation>
    </message>
    <message>
        <source>How participants judge the two speakers of a conversation.</source>
        <translation>Come si danno i giudizi sui due interlocutori di una conversazione.</translation>
    </message>
    <message>
        <source>for each speaker</source>
        <translation>su ogni interlocutore</translation>
    </message>
    <message>
        <source>for both at once</source>
        <translation>su entrambi insieme</translation>
    </message>
    <message>
        <source>Feedback after</source>
        <translation>La verità si dice dopo</translation>
    </message>
    <message>
        <source>The trials after which participants learn the correct answer. A number means the first trials, up to that number.</source>
        <translation>Dopo quali prove si dice la verità; un numero: solo dopo altrettante prove iniziali.</translation>
    </message>
    <message>
        <source>When participants can answer, and which answers are marked as too fast.</source>
        <translation>Quando una risposta si accetta e quando viene segnata.</translation>
    </message>
    <message>
        <source>Attention checks.</source>
        <translation>Dove si verifica che i partecipanti guardino con attenzione.</translation>
    </message>
    <message>
        <source>Trials that are the same for everyone</source>
        <translation>Prove uguali per tutti</translation>
    </message>
    <message>
        <source>Trial number = ID of a row of the table.</source>
        <translation>Il numero della prova = id di una riga della tabella.</translation>
    </message>
    <message>
        <source>2 = harbor-m</source>
        <translation>2 = harbour-m</translation>
    </message>
    <message>
        <source>Breaks within the block.</source>
        <translation>Pause all&apos;interno del blocco.</translation>
    </message>
    <message>
        <source>How the task is presented. The options are listed with each task below.</source>
        <translation>Come si presenta il compito; le opzioni sono indicate più sotto per ciascun compito.</translation>
    </message>
    <message>
        <source>Asked after the task&apos;s own questions in every trial. See &quot;Further questions&quot;.</source>
        <translation>Poste in ogni prova dopo quella del compito; vedere &quot;Further questions&quot;.</translation>
    </message>
    <message>
        <source>Letters, digits, and hyphens. The ID is part of the names of all data files, so don&apos;t change it after data collection starts.</source>
        <translation>Lettere, cifre e trattini. Fa parte del nome di tutti i file di dati: non lo cambi più quando ci sono dati.</translation>
    </message>
    <message>
        <source>Participants don&apos;t see it.</source>
        <translation>I partecipanti non lo vedono.</translation>
    </message>
    <message>
        <source>Your own version number, saved with the data.</source>
        <translation>La numera Lei. È nei dati.</translation>
    </message>
    <message>
        <source>The blocks, in the order shown.</source>
        <translation>I blocchi, nell&apos;ordine in cui si mostrano.</translation>
    </message>
    <message>
        <source>Together with the participant code, it determines all random draws.</source>
        <translation>Tutte le estrazioni casuali derivano da esso e dal codice del partecipante.</translation>
    </message>
    <message>
        <source>Language codes, such as en; de. The first is the language that the study is written in.</source>
        <translation>Codici, ad es. en; de. Lo studio è scritto nella prima lingua.</translation>
    </message>
    <message>
        <source>For each language after the first, the study&apos;s texts with their translations.</source>
        <translation>Per ogni lingua dopo la prima: ciascun testo dello studio e la sua traduzione.</translation>
    </message>
    <message>
        <source>Shown with a &quot;Demonstration&quot; label everywhere.</source>
        <translation>È indicato ovunque compaia.</translation>
    </message>
    <message>
        <source>One or two sentences about who made the answers, and when.</source>
        <translation>Una o due frasi su chi ha dato le risposte e quando.</translation>
    </message>
    <message>
        <source>Planned number of participants. Shown in the plan and on the desk&apos;s pages.</source>
        <translation>Quanti partecipanti sono previsti. Il numero compare nel piano e nelle pagine della console.</translation>
    </message>
    <message>
        <source>What participants choose between, as shown on the buttons.</source>
        <translation>Ciò tra cui scelgono i partecipanti. Si legge sui pulsanti.</translation>
    </message>
    <message>
        <source>Markdown files of the pages, if they aren&apos;t in the default places, such as texts/consent.md.</source>
        <translation>File Markdown delle pagine, se hanno un nome diverso da texts/consent.md.</translation>
    </message>
    <message>
        <source>Refusal of consent</source>
        <translation>Consenso negato</translation>
    </message>
    <message>
        <source>Pages of questions for participants. See &quot;Forms&quot;.</source>
        <translation>Pagine di domande al partecipante; vedere &quot;Forms&quot;.</translation>
    </message>
    <message>
        <source>Names are saved separately from the answers, in the data folder&apos;s subfolder personal.</source>
        <translation>Il nome si salva separatamente dalle risposte, nella cartella personal dei dati.</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>si può indicare</translation>
    </message>
    <message>
        <source>required</source>
        <translation>è obbligatorio</translation>
    </message>
    <message>
        <source>Which answers and sessions are excluded. See &quot;Rules&quot;.</source>
        <translation>Quali risposte e sessioni non contano; vedere &quot;Rules&quot;.</translation>
    </message>
    <message>
        <source>The preregistered analysis. See &quot;Preregistration&quot;.</source>
        <translation>L&apos;analisi preregistrata; vedere &quot;Preregistration&quot;.</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>For participants who come by a link. See &quot;Participants in browsers&quot;.</source>
        <translation>Per i partecipanti che arrivano da un link; vedere &quot;Participants in browsers&quot;.</translation>
    </message>
    <message>
        <source>Interrupted sessions</source>
        <translation>Sessioni interrotte</translation>
    </message>
    <message>
        <source>What happens to interrupted sessions.</source>
        <translation>Che cosa succede alle sessioni interrotte.</translation>
    </message>
    <message>
        <source>Randomize the side of “human” for each participant</source>
        <translation>Estrai il lato di “umano” per ogni partecipante</translation>
    </message>
    <message>
        <source>Otherwise, it is always on the left, with the key F.</source>
        <translation>Altrimenti è sempre a sinistra, sul tasto F.</translation>
    </message>
    <message>
        <source>Reserve its stimuli for</source>
        <translation>Le sue risposte restano riservate per</translation>
    </message>
    <message>
        <source>How long an unfinished session reserves its stimuli before other sessions can use them.</source>
        <translation>Per quanto una sessione non conclusa conserva i suoi stimoli; poi possono riceverli altri.</translation>
    </message>
    <message>
        <source>Folder of the pictures, relative to the study&apos;s folder. It can be next to it: ../pictures.</source>
        <translation>Cartella delle immagini, a partire da qui; può trovarsi accanto al pacchetto: ../pictures.</translation>
    </message>
    <message>
        <source>Dominant color of the picture: one of red, pink, orange, yellow, purple, green, blue, brown, gray, black, white</source>
        <translation>Colore dominante dell&apos;immagine: uno tra red, pink, orange, yellow, purple, green, blue, brown, gray, black, white</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Of show</source>
        <translation>Presentazione dell&apos;altro compito</translation>
    </message>
    <message>
        <source>Cue</source>
        <translation>Parola stimolo</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>Associazione</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Esempi</translation>
    </message>
    <message>
        <source>every user of this computer</source>
        <translation>ogni utente di questo computer</translation>
    </message>
    <message>
        <source>the group {st_gid}</source>
        <translation>il gruppo {st_gid}</translation>
    </message>
    <message>
        <source>There is no {file} in {folder}.</source>
        <translation>Manca {file} in {folder}.</translation>
    </message>
    <message>
        <source>Unpacked, it has {total} bytes; a package may have at most {most}.</source>
        <translation>Estratto, ha {total} byte; un pacchetto può averne al massimo {most}.</translation>
    </message>
    <message>
        <source>There is no {file} in the package.</source>
        <translation>Manca {file} nel pacchetto.</translation>
    </message>
    <message>
        <source>The name is absolute.</source>
        <translation>Il nome è assoluto.</translation>
    </message>
    <message>
        <source>The name has a backslash or a zero byte.</source>
        <translation>Il nome contiene una barra rovesciata o un byte zero.</translation>
    </message>
    <message>
        <source>The name has a colon.</source>
        <translation>Il nome contiene i due punti.</translation>
    </message>
    <message>
        <source>Correct the path.</source>
        <translation>Corregga il percorso.</translation>
    </message>
    <message>
        <source>{name} is in the manifest, but not in the package.</source>
        <translation>{name} è nel manifesto, ma non nel pacchetto.</translation>
    </message>
    <message>
        <source>There are {members} files.</source>
        <translation>Ci sono {members} file.</translation>
    </message>
    <message>
        <source>{name} is in the package, but not in the manifest.</source>
        <translation>{name} è nel pacchetto, ma non nel manifesto.</translation>
    </message>
    <message>
        <source>{filename} is larger than it says</source>
        <translation>{filename} è più grande di quanto dichiara</translation>
    </message>
    <message>
        <source>{name} was changed after the package was made.</source>
        <translation>{name} è stato modificato dopo la creazione del pacchetto.</translation>
    </message>
    <message>
        <source>The clock of the computer was set forward by {seconds} (or it slept)</source>
        <translation>L&apos;orologio del computer è stato portato avanti di {seconds} (o il computer era in sospensione)</translation>
    </message>
    <message>
        <source>The clock of the computer was set back by {seconds}</source>
        <translation>L&apos;orologio del computer è stato portato indietro di {seconds}</translation>
    </message>
    <message>
        <source>{name}: category {title} needs 1 to {most_codes} codes.</source>
        <translation>{name}: la categoria {title} richiede da 1 a {most_codes} codici.</translation>
    </message>
    <message>
        <source>Let humans and machines answer the same prompts.</source>
        <translation>Faccia rispondere umani e macchine agli stessi spunti.</translation>
    </message>
    <message>
        <source>All {texts} answers have the same text: {human}.</source>
        <translation>Tutte le {texts} risposte hanno lo stesso testo: {human}.</translation>
    </message>
    <message>
        <source>Correct the column of the answers.</source>
        <translation>Corregga la colonna delle risposte.</translation>
    </message>
    <message>
        <source>{free} of {total} are free</source>
        <translation>{free} liberi su {total}</translation>
    </message>
    <message>
        <source>{name} has a backslash in its name. Rename the file.</source>
        <translation>{name} ha una barra rovesciata nel nome. Rinomini il file.</translation>
    </message>
    <message>
        <source>task or template</source>
        <translation>compito o modello</translation>
    </message>
    <message>
        <source>written as an example</source>
        <translation>scritto come esempio</translation>
    </message>
    <message>
        <source>The workbook is damaged, so its rows cannot be read.</source>
        <translation>La cartella di lavoro è danneggiata, quindi non è possibile leggerne le righe.</translation>
    </message>
    <message>
        <source>Only the sheet {title} was read, not {others}.</source>
        <translation>È stato letto solo il foglio {title}, non {others}.</translation>
    </message>
    <message>
        <source>A column needs a name.</source>
        <translation>Una colonna ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>{name}, line {line}, is not UTF-8. Save the text as UTF-8 in a text editor, then open it again.</source>
        <translation>{name}, riga {line}, non è UTF-8. Salvi il testo come UTF-8 in un editor di testo, poi lo riapra.</translation>
    </message>
    <message>
        <source>The file was replaced or changed.</source>
        <translation>Il file è stato sostituito o modificato.</translation>
    </message>
    <message>
        <source>The line is damaged and cannot be read.</source>
        <translation>La riga è danneggiata e illeggibile.</translation>
    </message>
    <message>
        <source>The file is shorter than it was.</source>
        <translation>Il file è più corto di prima.</translation>
    </message>
    <message>
        <source>is completed</source>
        <translation>è completata</translation>
    </message>
    <message>
        <source>ended when consent was not given</source>
        <translation>è terminata perché il consenso non è stato dato</translation>
    </message>
    <message>
        <source>was ended by the experimenter</source>
        <translation>è stata terminata dal responsabile dello studio</translation>
    </message>
    <message>
        <source>Make sure that it has ended at {kiosk}.</source>
        <translation>Si accerti che sia terminata su {kiosk}.</translation>
    </message>
    <message>
        <source>{hours} days ago</source>
        <translation>{hours} giorni fa</translation>
    </message>
    <message>
        <source>the other machine</source>
        <translation>l&apos;altro computer</translation>
    </message>
    <message>
        <source>{name} is already in {parent}.</source>
        <translation>{name} è già in {parent}.</translation>
    </message>
    <message>
        <source>The line was changed after it was written.</source>
        <translation>La riga è stata modificata dopo essere stata scritta.</translation>
    </message>
    <message>
        <source>another version of TuringDesk wrote it</source>
        <translation>è stato scritto da un&apos;altra versione di TuringDesk</translation>
    </message>
    <message>
        <source>it was changed after it was written</source>
        <translation>è stato modificato dopo essere stato scritto</translation>
    </message>
    <message>
        <source>language of this study</source>
        <translation>lingua di questo studio</translation>
    </message>
    <message>
        <source>Rename one of the two files.</source>
        <translation>Rinomini uno dei due file.</translation>
    </message>
    <message>
        <source>The media folder {media} is outside the .tdz.</source>
        <translation>La cartella media {media} è fuori dal .tdz.</translation>
    </message>
    <message>
        <source>Pack the study again from its folder: turingdesk pack.</source>
        <translation>Crei di nuovo il pacchetto dello studio dalla sua cartella: turingdesk pack.</translation>
    </message>
    <message>
        <source>At least one person on the list must be an investigator.</source>
        <translation>Almeno una persona in elenco deve essere un responsabile.</translation>
    </message>
    <message>
        <source>A person needs a name.</source>
        <translation>Una persona ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>Open the data folder in the desk, or run `turingdesk withdraw` again.</source>
        <translation>Apra la cartella dei dati nella console o esegua di nuovo `turingdesk withdraw`.</translation>
    </message>
    <message>
        <source>Too few answers remain for a sealed study. {problem}</source>
        <translation>Restano troppo poche risposte per uno studio sigillato. {problem}</translation>
    </message>
    <message>
        <source>The picture is cut off.</source>
        <translation>L&apos;immagine è troncata.</translation>
    </message>
    <message>
        <source>how many answers of each kind a session shows</source>
        <translation>quante risposte di ogni tipo mostra una sessione</translation>
    </message>
    <message>
        <source>how often answers of each kind are shown</source>
        <translation>quanto spesso vengono mostrate risposte di ogni tipo</translation>
    </message>
    <message>
        <source>where in a session answers of each kind come</source>
        <translation>in quali punti di una sessione compaiono risposte di ogni tipo</translation>
    </message>
    <message>
        <source>which answers come in the same session</source>
        <translation>quali risposte compaiono nella stessa sessione</translation>
    </message>
    <message>
        <source>a fixed trial shows the same prompt</source>
        <translation>una prova fissa mostra lo stesso spunto</translation>
    </message>
    <message>
        <source>they are shorter than the longest length shown</source>
        <translation>sono più corte della massima lunghezza mostrata</translation>
    </message>
    <message>
        <source>there are more answers of their kind than of another</source>
        <translation>ci sono più risposte del loro tipo che di un altro</translation>
    </message>
    <message>
        <source>The journal is missing; {had}.</source>
        <translation>Manca il registro; {had}.</translation>
    </message>
    <message>
        <source>and {few} more</source>
        <translation>e altri {few}</translation>
    </message>
    <message>
        <source>no journals</source>
        <translation>nessun registro</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>questo computer</translation>
    </message>
    <message>
        <source>Compare the file with the one that was preregistered.</source>
        <translation>Confronti il file con quello preregistrato.</translation>
    </message>
    <message>
        <source>Use another task.</source>
        <translation>Usi un altro compito.</translation>
    </message>
    <message>
        <source>Keep only the rows of the study, and save it as CSV or as an Excel workbook (.xlsx) without a password.</source>
        <translation>Tenga solo le righe dello studio e lo salvi come CSV o come cartella di lavoro di Excel (.xlsx) senza password.</translation>
    </message>
    <message>
        <source>A sheet has {rows} rows with content; at most {most_rows} are read.</source>
        <translation>Un foglio ha {rows} righe con contenuto; se ne leggono al massimo {most_rows}.</translation>
    </message>
    <message>
        <source>The workbook is protected by a password.</source>
        <translation>La cartella di lavoro è protetta da una password.</translation>
    </message>
    <message>
        <source>All verdicts on {what} agree, so their part of the interval is Wilson&apos;s by trial.</source>
        <translation>Tutti i giudizi su {what} concordano, quindi la loro parte dell&apos;intervallo è quella di Wilson per prova.</translation>
    </message>
    <message>
        <source>there are no verdicts on {noun}</source>
        <translation>non ci sono giudizi su {noun}</translation>
    </message>
    <message>
        <source>all verdicts on {noun} are {k}</source>
        <translation>tutti i giudizi su {noun} sono {k}</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>sbagliati</translation>
    </message>
    <message>
        <source>Deviation {number} of {study}, {one}, {by}: {why}{told_changes}.</source>
        <translation>Scostamento {number} di {study}, {one}, {by}: {why}{told_changes}.</translation>
    </message>
    <message>
        <source>{method}; {method2} by judge</source>
        <translation>{method}; {method2} per giudice</translation>
    </message>
    <message>
        <source>clustered t-test</source>
        <translation>test t con errori raggruppati</translation>
    </message>
    <message>
        <source>detectability minus 0.5</source>
        <translation>riconoscibilità meno 0,5</translation>
    </message>
    <message>
        <source>difference of detectability</source>
        <translation>differenza di riconoscibilità</translation>
    </message>
    <message>
        <source>difference of p(M|M)</source>
        <translation>differenza di p(M|M)</translation>
    </message>
    <message>
        <source>response bias</source>
        <translation>bias di risposta</translation>
    </message>
    <message>
        <source>correlation of judges&apos; effects</source>
        <translation>correlazione degli effetti dei giudici</translation>
    </message>
    <message>
        <source>spread of judges and stimuli together</source>
        <translation>dispersione di giudici e stimoli insieme</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>Addestrato su</translation>
    </message>
    <message>
        <source>trained on the others</source>
        <translation>addestrato sulle altre</translation>
    </message>
    <message>
        <source>trained on it</source>
        <translation>addestrato su di essa</translation>
    </message>
    <message>
        <source>Winners of games</source>
        <translation>Vincitori delle partite</translation>
    </message>
    <message>
        <source>Games won by bots</source>
        <translation>Partite vinte dai bot</translation>
    </message>
    <message>
        <source>Games by {unit}</source>
        <translation>Partite per {unit}</translation>
    </message>
    <message>
        <source>Messages by {unit}</source>
        <translation>Messaggi per {unit}</translation>
    </message>
    <message>
        <source>won by the people</source>
        <translation>vinte dalle persone</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Alfa di Krippendorff</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa</source>
        <translation>Kappa di Fleiss</translation>
    </message>
    <message>
        <source>Inter-rater agreement</source>
        <translation>Accordo tra valutatori</translation>
    </message>
    <message>
        <source>Agreement of judges: {task}</source>
        <translation>Accordo tra giudici: {task}</translation>
    </message>
    <message>
        <source>Agreement of judges</source>
        <translation>Accordo tra giudici</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>grouped folds</source>
        <translation>parti raggruppate</translation>
    </message>
    <message>
        <source>ungrouped folds</source>
        <translation>parti non raggruppate</translation>
    </message>
    <message>
        <source>no majority of people</source>
        <translation>persone senza maggioranza</translation>
    </message>
    <message>
        <source>most people wrong</source>
        <translation>maggior parte in errore</translation>
    </message>
    <message>
        <source>Evidence over messages: {judge}, {task}</source>
        <translation>Evidenza nei messaggi: {judge}, {task}</translation>
    </message>
    <message numerus="yes">
        <source>%n sessions</source>
        <translation>
            <numerusform>%n sessione</numerusform>
            <numerusform>%n sessioni</numerusform>
        </translation>
    </message>
    <message>
        <source>{sessions} ran {study} under {how}{earlier}.</source>
        <translation>{sessions} di {study} secondo {how}{earlier}.</translation>
    </message>
    <message>
        <source>, {n} before it was recorded</source>
        <translation>, di cui {n} prima che fosse registrato</translation>
    </message>
    <message>
        <source>Evidence over messages</source>
        <translation>Evidenza nei messaggi</translation>
    </message>
    <message>
        <source>Messages of the speaker</source>
        <translation>Messaggi del parlante</translation>
    </message>
    <message>
        <source>Evidence for a human</source>
        <translation>Evidenza per un umano</translation>
    </message>
    <message>
        <source>Human and machine judges by agent</source>
        <translation>Giudici umani e macchina per agente</translation>
    </message>
    <message>
        <source>Called human by conversation length: {task}, {kind}</source>
        <translation>Detti umani per lunghezza della conversazione: {task}, {kind}</translation>
    </message>
    <message>
        <source>By length and kind of conversation</source>
        <translation>Per lunghezza e tipo di conversazione</translation>
    </message>
    <message>
        <source>Called &quot;human&quot;</source>
        <translation>Detto &quot;umano&quot;</translation>
    </message>
    <message>
        <source>all answers</source>
        <translation>tutte le risposte</translation>
    </message>
    <message>
        <source>the answers that all judged</source>
        <translation>le risposte giudicate da tutti</translation>
    </message>
    <message>
        <source>Human and machine judges</source>
        <translation>Giudici umani e macchina</translation>
    </message>
    <message>
        <source>Words per message</source>
        <translation>Parole per messaggio</translation>
    </message>
    <message>
        <source>Difference in words per message</source>
        <translation>Differenza in parole per messaggio</translation>
    </message>
    <message>
        <source>{task} (area {area}, n = {n})</source>
        <translation>{task} (area {area}, n = {n})</translation>
    </message>
    <message>
        <source>Sensitivity by {question}</source>
        <translation>Sensibilità per {question}</translation>
    </message>
    <message>
        <source>Sensitivity by groups</source>
        <translation>Sensibilità per gruppi</translation>
    </message>
    <message>
        <source>d&apos; of single judges</source>
        <translation>d&apos; dei singoli giudici</translation>
    </message>
    <message>
        <source>spread of judges&apos; criteria</source>
        <translation>dispersione dei criteri dei giudici</translation>
    </message>
    <message>
        <source>spread of judges&apos; d&apos;</source>
        <translation>dispersione dei d&apos; dei giudici</translation>
    </message>
    <message>
        <source>correlation of judges&apos; criteria and d&apos;</source>
        <translation>correlazione tra criteri e d&apos; dei giudici</translation>
    </message>
    <message>
        <source>spread of judges&apos; criteria and stimuli together</source>
        <translation>dispersione di criteri dei giudici e stimoli insieme</translation>
    </message>
    <message>
        <source>Signal detection model</source>
        <translation>Modello di detezione del segnale</translation>
    </message>
    <message>
        <source>d&apos; and criterion with judges and stimuli as random effects: a probit mixed model, also known as hierarchical signal detection.</source>
        <translation>d&apos; e criterio con giudici e stimoli come effetti casuali: un modello misto probit, noto anche come detezione del segnale gerarchica.</translation>
    </message>
    <message>
        <source>these machines only</source>
        <translation>solo queste macchine</translation>
    </message>
    <message>
        <source>other judges, other stimuli, other machines like these</source>
        <translation>altri giudici, altri stimoli, altre macchine come queste</translation>
    </message>
    <message>
        <source>standard error clustered by {by}, at least that of independent verdicts; Student&apos;s t with Satterthwaite&apos;s degrees of freedom</source>
        <translation>errore standard raggruppato per {by}, almeno pari a quello di giudizi indipendenti; t di Student con i gradi di libertà di Satterthwaite</translation>
    </message>
    <message>
        <source>these judges and these stimuli</source>
        <translation>questi giudici e questi stimoli</translation>
    </message>
    <message>
        <source>other judges, these stimuli</source>
        <translation>altri giudici, questi stimoli</translation>
    </message>
    <message>
        <source>these judges, other stimuli</source>
        <translation>questi giudici, altri stimoli</translation>
    </message>
    <message>
        <source>other judges, other stimuli</source>
        <translation>altri giudici, altri stimoli</translation>
    </message>
    <message>
        <source>binomial bootstrap by trial, {resamples} resamples, percentile interval, seed {seed}</source>
        <translation>bootstrap binomiale per prova, {resamples} ricampionamenti, intervallo dei percentili, seme {seed}</translation>
    </message>
    <message>
        <source>Judges are a random sample of many; the stimuli are all of interest.</source>
        <translation>I giudici sono un campione casuale di molti; gli stimoli sono tutti quelli di interesse.</translation>
    </message>
    <message>
        <source>Stimuli are a random sample of many; the judges are all of interest.</source>
        <translation>Gli stimoli sono un campione casuale di molti; i giudici sono tutti quelli di interesse.</translation>
    </message>
    <message>
        <source>Judges and stimuli are random samples of many, drawn independently.</source>
        <translation>Giudici e stimoli sono campioni casuali di molti, estratti in modo indipendente.</translation>
    </message>
    <message>
        <source>standard error of independent verdicts; normal distribution</source>
        <translation>errore standard di giudizi indipendenti; distribuzione normale</translation>
    </message>
    <message>
        <source>one class has a single stimulus</source>
        <translation>una classe ha un solo stimolo</translation>
    </message>
    <message>
        <source>Not clustered by stimulus: {why}.</source>
        <translation>Non raggruppato per stimolo: {why}.</translation>
    </message>
    <message>
        <source>No interval: fewer than {fewest} stimuli were judged by two judges.</source>
        <translation>Nessun intervallo: meno di {fewest} stimoli sono stati giudicati da due giudici.</translation>
    </message>
    <message>
        <source>log odds</source>
        <translation>log odds</translation>
    </message>
    <message>
        <source>The linear predictor is linear in the predictors; random effects are normal and independent of the predictors, those of judges also of those of stimuli.</source>
        <translation>Il predittore lineare è lineare nei predittori; gli effetti casuali sono normali e indipendenti dai predittori, quelli dei giudici anche da quelli degli stimoli.</translation>
    </message>
    <message>
        <source>one of the two spreads is 0</source>
        <translation>una delle due dispersioni è 0</translation>
    </message>
    <message>
        <source>effect: standard deviation in {unit} with an interval on the log scale, or a correlation with one by Fisher&apos;s z</source>
        <translation>effetto: deviazione standard in {unit} con intervallo su scala logaritmica, o correlazione con intervallo dalla z di Fisher</translation>
    </message>
    <message>
        <source>there are fewer than {fewest_judges} {nouns}</source>
        <translation>ci sono meno di {fewest_judges} {nouns}</translation>
    </message>
    <message>
        <source>more than {most_effects} effects would take too long</source>
        <translation>più di {most_effects} effetti richiederebbero troppo tempo</translation>
    </message>
    <message>
        <source>{noun} have too few {levels}</source>
        <translation>{noun} con troppo pochi {levels}</translation>
    </message>
    <message>
        <source>verdicts on both classes</source>
        <translation>giudizi su entrambe le classi</translation>
    </message>
    <message>
        <source>verdicts that differ in the predictor</source>
        <translation>giudizi che differiscono nel predittore</translation>
    </message>
    <message>
        <source>p values may be too small</source>
        <translation>i valori di p possono essere troppo piccoli</translation>
    </message>
    <message>
        <source>their spread includes it</source>
        <translation>è compreso nella loro dispersione</translation>
    </message>
    <message>
        <source>only one of the two spreads is estimated</source>
        <translation>si stima solo una delle due dispersioni</translation>
    </message>
    <message>
        <source>only {varying} of the {noun} have</source>
        <translation>solo {varying} dei {noun} hanno</translation>
    </message>
    <message>
        <source>no best fit was found with it</source>
        <translation>includendolo non si è trovato un miglior adattamento</translation>
    </message>
    <message>
        <source>There is no standard error.</source>
        <translation>Non c&apos;è errore standard.</translation>
    </message>
    <message>
        <source>no judge judged both humans and machines</source>
        <translation>nessun giudice ha giudicato sia umani sia macchine</translation>
    </message>
    <message>
        <source>no judge of both humans and machines gave both answers</source>
        <translation>nessun giudice di umani e macchine ha dato entrambe le risposte</translation>
    </message>
    <message>
        <source>Simulation over the study&apos;s own schedules; detectability with its {method}</source>
        <translation>Simulazione sui piani dello studio stesso; riconoscibilità con il suo {method}</translation>
    </message>
    <message>
        <source>a simulated study needs three judges, and both humans and machines</source>
        <translation>uno studio simulato richiede tre giudici, e sia umani sia macchine</translation>
    </message>
    <message>
        <source>difference between groups of</source>
        <translation>differenza tra gruppi in</translation>
    </message>
    <message>
        <source>there are fewer than three values</source>
        <translation>ci sono meno di tre valori</translation>
    </message>
    <message>
        <source>the predictor does not vary</source>
        <translation>il predittore non varia</translation>
    </message>
    <message>
        <source>all values are the same</source>
        <translation>tutti i valori sono uguali</translation>
    </message>
    <message>
        <source>lower quartile</source>
        <translation>quartile inferiore</translation>
    </message>
    <message>
        <source>upper quartile</source>
        <translation>quartile superiore</translation>
    </message>
    <message>
        <source>median of the seconds between both votes</source>
        <translation>mediana dei secondi tra i due voti</translation>
    </message>
    <message>
        <source>wins of bots</source>
        <translation>vittorie dei bot</translation>
    </message>
    <message>
        <source>messages written, by {unit}</source>
        <translation>messaggi scritti, per {unit}</translation>
    </message>
    <message>
        <source>{words} of the games&apos; numbers of messages</source>
        <translation>{words} dei numeri di messaggi delle partite</translation>
    </message>
    <message>
        <source>votes apart</source>
        <translation>distanza tra i voti</translation>
    </message>
    <message>
        <source>votes apart, lost by people</source>
        <translation>distanza tra i voti, perse dalle persone</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocchi</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Di seguito</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Almeno</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>all controls</source>
        <translation>tutti i controlli</translation>
    </message>
    <message>
        <source>control questions</source>
        <translation>domande di controllo</translation>
    </message>
    <message>
        <source>control trials</source>
        <translation>prove di controllo</translation>
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
        <translation>numeri non finiti</translation>
    </message>
    <message>
        <source>wrong indices</source>
        <translation>indici errati</translation>
    </message>
    <message>
        <source>fewer vectors than texts</source>
        <translation>meno vettori che testi</translation>
    </message>
    <message>
        <source>too many vectors</source>
        <translation>troppi vettori</translation>
    </message>
    <message>
        <source>The server gives no vector for it: {why}.</source>
        <translation>Il server non dà un vettore: {why}.</translation>
    </message>
    <message>
        <source>The server gives no embeddings with the model {model}: {problem}. {left}</source>
        <translation>Il server non dà vettori di testo con il modello {model}: {problem}. {left}</translation>
    </message>
    <message>
        <source>Embeddings of a server</source>
        <translation>Vettori di testo da server</translation>
    </message>
    <message>
        <source>No answer has an embedding. {said}</source>
        <translation>Nessuna risposta ha un vettore di testo. {said}</translation>
    </message>
    <message>
        <source>Embeddings of a server need its address and the model: --set server=http://localhost:11434/v1 --set model=nomic-embed-text.</source>
        <translation>I vettori di testo da server richiedono l&apos;indirizzo e il modello: --set server=http://localhost:11434/v1 --set model=nomic-embed-text.</translation>
    </message>
    <message>
        <source>The picture is attached.</source>
        <translation>L&apos;immagine è allegata.</translation>
    </message>
    <message>
        <source>You are not shown the picture.</source>
        <translation>L&apos;immagine non viene mostrata.</translation>
    </message>
    <message>
        <source>The cluster at {address} failed: {said}. {go_on}</source>
        <translation>Il cluster a {address} si è guastato: {said}. {go_on}</translation>
    </message>
    <message>
        <source>It has no words.</source>
        <translation>Non ha parole.</translation>
    </message>
    <message>
        <source>{what} need {needed} different prompts, but the {stimuli} answers in {table} have only {there}{fixed}.</source>
        <translation>{what} richiedono {needed} spunti diversi, ma le {stimuli} risposte in {table} ne hanno solo {there}{fixed}.</translation>
    </message>
    <message>
        <source>{what} are needed, but {table} has only {stimuli}{fixed}.</source>
        <translation>Servono {what}, ma {table} ha solo {stimuli}{fixed}.</translation>
    </message>
    <message>
        <source>Block {id}: {text}</source>
        <translation>Blocco {id}: {text}</translation>
    </message>
    <message>
        <source>{letters} by {agents}</source>
        <translation>{letters} di {agents}</translation>
    </message>
    <message>
        <source>(unnamed)</source>
        <translation>(senza nome)</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Which controls</source>
        <translation>Quali controlli</translation>
    </message>
    <message>
        <source>Must be answered</source>
        <translation>Risposta obbligatoria</translation>
    </message>
    <message>
        <source>The lowest number.</source>
        <translation>Il numero più basso.</translation>
    </message>
    <message>
        <source>The highest number.</source>
        <translation>Il numero più alto.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Domanda</translation>
    </message>
    <message>
        <source>Answered with</source>
        <translation>Si risponde con</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Asks about</source>
        <translation>Riguarda</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Words at the left end</source>
        <translation>Testo all&apos;estremità sinistra</translation>
    </message>
    <message>
        <source>Words at the right end</source>
        <translation>Testo all&apos;estremità destra</translation>
    </message>
    <message>
        <source>Personal</source>
        <translation>Personale</translation>
    </message>
    <message>
        <source>Asked only after certain answers to an earlier question. See &quot;Asked only if&quot;.</source>
        <translation>Posta solo dopo determinate risposte a una domanda precedente; vedere &quot;Asked only if&quot;.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altezza</translation>
    </message>
    <message>
        <source>One of some choices</source>
        <translation>Una sola opzione</translation>
    </message>
    <message>
        <source>Several choices</source>
        <translation>Più opzioni</translation>
    </message>
    <message>
        <source>{keys} has {elements} elements</source>
        <translation>{keys} ha {elements} elementi</translation>
    </message>
    <message>
        <source>{by_s} here.</source>
        <translation>{by_s} in questo punto.</translation>
    </message>
    <message>
        <source>{before} here.</source>
        <translation>{before} in questo punto.</translation>
    </message>
    <message>
        <source>Signatures: {told}.</source>
        <translation>Firme: {told}.</translation>
    </message>
    <message>
        <source>a word has no end</source>
        <translation>una parola non ha fine</translation>
    </message>
    <message>
        <source>mean chroma</source>
        <translation>croma medio</translation>
    </message>
    <message>
        <source>Color and picture</source>
        <translation>Colore e immagine</translation>
    </message>
    <message>
        <source>Its cue or its word is not in {name}.</source>
        <translation>La sua parola stimolo o la sua parola non è in {name}.</translation>
    </message>
    <message>
        <source>Distance from the cue</source>
        <translation>Distanza dalla parola stimolo</translation>
    </message>
    <message>
        <source>It is not in {name}.</source>
        <translation>Non è in {name}.</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Vettori di testo</translation>
    </message>
    <message>
        <source>It has no fixations, or its frame has no size.</source>
        <translation>Non ha fissazioni, o la sua cornice non ha dimensioni.</translation>
    </message>
    <message>
        <source>Fixations</source>
        <translation>Fissazioni</translation>
    </message>
    <message>
        <source>Latent semantic analysis</source>
        <translation>Analisi semantica latente</translation>
    </message>
    <message>
        <source>N-grams reduced to the directions in which the answers differ most.</source>
        <translation>N-grammi ridotti alle direzioni in cui le risposte differiscono di più.</translation>
    </message>
    <message>
        <source>N-grams</source>
        <translation>N-grammi</translation>
    </message>
    <message>
        <source>least distance</source>
        <translation>distanza minima</translation>
    </message>
    <message>
        <source>mean distance</source>
        <translation>distanza media</translation>
    </message>
    <message>
        <source>greatest distance</source>
        <translation>distanza massima</translation>
    </message>
    <message>
        <source>None of its words is in {name}.</source>
        <translation>Nessuna delle sue parole è in {name}.</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Vettori di parole</translation>
    </message>
    <message>
        <source>The mean vector of an answer&apos;s words, in a file of word vectors.</source>
        <translation>Il vettore medio delle parole di una risposta, in un file di vettori di parole.</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers. Start some: dask worker {address}.</source>
        <translation>Il cluster all&apos;indirizzo {address} non ha worker. Ne avvii alcuni: dask worker {address}.</translation>
    </message>
    <message>
        <source>the model refused</source>
        <translation>il modello si è rifiutato</translation>
    </message>
    <message>
        <source>empty reply</source>
        <translation>risposta vuota</translation>
    </message>
    <message>
        <source>reply cut off</source>
        <translation>risposta troncata</translation>
    </message>
    <message>
        <source>reply cannot be read</source>
        <translation>risposta illeggibile</translation>
    </message>
    <message>
        <source>stimulus of this study</source>
        <translation>stimolo di questo studio</translation>
    </message>
    <message>
        <source>block of this study</source>
        <translation>blocco di questo studio</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>non chiesto</translation>
    </message>
    <message>
        <source>{head} for the model {model}: {said}</source>
        <translation>{head} per il modello {model}: {said}</translation>
    </message>
    <message>
        <source>wrong shape</source>
        <translation>forma sbagliata</translation>
    </message>
    <message>
        <source>no choices</source>
        <translation>nessuna risposta dentro</translation>
    </message>
    <message>
        <source>model on the server</source>
        <translation>modello sul server</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>troppe richieste</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>errore del server</translation>
    </message>
    <message>
        <source>refused by the server</source>
        <translation>rifiutato dal server</translation>
    </message>
    <message>
        <source>error page</source>
        <translation>pagina di errore</translation>
    </message>
    <message>
        <source>not JSON</source>
        <translation>non è JSON</translation>
    </message>
    <message>
        <source>line dropped</source>
        <translation>connessione interrotta</translation>
    </message>
    <message>
        <source>it is the example</source>
        <translation>è l&apos;esempio</translation>
    </message>
    <message>
        <source>The session {name} is running. Wait until it has ended.</source>
        <translation>La sessione {name} è in corso. Attenda che finisca.</translation>
    </message>
    <message>
        <source>{missing} in [frame]</source>
        <translation>{missing} in [frame]</translation>
    </message>
    <message>
        <source>a table [tasks.NAME] for each task</source>
        <translation>una tabella [tasks.NAME] per ogni compito</translation>
    </message>
    <message>
        <source>{missing} in [tasks.{name}]</source>
        <translation>{missing} in [tasks.{name}]</translation>
    </message>
    <message>
        <source>Linear support vector machine</source>
        <translation>Macchina a vettori di supporto lineare</translation>
    </message>
    <message>
        <source>SOURCE_DATE_EPOCH is {seconds}, which is not a date in seconds since 1970. Correct this environment variable, or remove it.</source>
        <translation>SOURCE_DATE_EPOCH è {seconds}, che non è una data in secondi dal 1970. Corregga questa variabile d&apos;ambiente o la rimuova.</translation>
    </message>
    <message>
        <source>Tests as in published studies</source>
        <translation>Test come in studi pubblicati</translation>
    </message>
    <message>
        <source>Key that signed sessions (Ed25519)</source>
        <translation>Chiave che ha firmato le sessioni (Ed25519)</translation>
    </message>
    <message>
        <source>Verdicts cluster by</source>
        <translation>Giudizi raggruppati per</translation>
    </message>
    <message>
        <source>this desk</source>
        <translation>questa console</translation>
    </message>
    <message>
        <source>Games with one witness, as in the third paper</source>
        <translation>Partite con un testimone, come nel terzo articolo</translation>
    </message>
    <message>
        <source>Games after three machines in a row were excluded, and games in which the interrogator knew the witness. The study asks about this in a further question with the ID knew_witness.</source>
        <translation>Sono state tolte le partite prima delle quali chi interrogava aveva incontrato una macchina tre volte di seguito e quelle in cui ha detto di conoscere il testimone. Lo studio chiede quest&apos;ultimo come ulteriore domanda con l&apos;id knew_witness.</translation>
    </message>
    <message>
        <source>Games of three, as in the fourth paper</source>
        <translation>Partite a tre, come nel quarto articolo</translation>
    </message>
    <message>
        <source>Only games that were won or lost count; games that a player surrendered are excluded. The study asks about this in a further question with the ID surrendered.</source>
        <translation>Contano solo le partite vinte o perse; quelle in cui un giocatore si è arreso sono escluse. Lo studio lo chiede come ulteriore domanda con l&apos;id surrendered.</translation>
    </message>
    <message>
        <source>Pairs of conversations, as in the fifth paper</source>
        <translation>Coppie di conversazioni, come nel quinto articolo</translation>
    </message>
    <message>
        <source>The judges were native speakers. This set assumes conversations in English; for another language, write your own rule.</source>
        <translation>I giudici erano madrelingua. Questo insieme prende l&apos;inglese come lingua delle conversazioni; per un&apos;altra lingua scriva la regola da sé.</translation>
    </message>
    <message>
        <source>Image descriptions, as in the first paper</source>
        <translation>Descrizioni di immagini, come nel primo articolo</translation>
    </message>
    <message>
        <source>Conversations, as in the first paper</source>
        <translation>Conversazioni, come nel primo articolo</translation>
    </message>
    <message>
        <source>Eye movements, as in the first paper</source>
        <translation>Movimenti oculari, come nel primo articolo</translation>
    </message>
    <message>
        <source>Objects, as in the first paper</source>
        <translation>Oggetti, come nel primo articolo</translation>
    </message>
    <message>
        <source>Only judges whose native language is English. The number of questions about the picture that were answered correctly is reported but excludes no one.</source>
        <translation>Solo i giudici di lingua madre inglese. Si riporta a quante domande sull&apos;immagine si è risposto bene; nessuno è escluso per questo.</translation>
    </message>
    <message>
        <source>Word associations, as in the first paper</source>
        <translation>Associazioni di parole, come nel primo articolo</translation>
    </message>
    <message>
        <source>Which speaker B is the machine?</source>
        <translation>Quale interlocutore B è la macchina?</translation>
    </message>
    <message>
        <source>Eye movements: free viewing</source>
        <translation>Movimenti oculari: visione libera</translation>
    </message>
    <message>
        <source>12 scanpaths of up to 15 fixations, played in a loop, with a question about what the picture shows. Judges with fewer than 7 of 12 correct answers are excluded.</source>
        <translation>12 percorsi visivi con al massimo 15 fissazioni, riprodotti in ciclo, con un controllo di ciò che mostra l&apos;immagine. Sono esclusi i giudici con meno di 7 risposte giuste su 12.</translation>
    </message>
    <message>
        <source>Eye movements: visual search</source>
        <translation>Movimenti oculari: ricerca visiva</translation>
    </message>
    <message>
        <source>Objects in pictures</source>
        <translation>Oggetti nelle immagini</translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation>numero di telefono</translation>
    </message>
    <message>
        <source>student number</source>
        <translation>numero di matricola</translation>
    </message>
    <message>
        <source>{code} has no session in {data}. Check the code and the folder.</source>
        <translation>{code} non ha sessioni in {data}. Controlli il codice e la cartella.</translation>
    </message>
    <message>
        <source>{name} is still being written. End the session first.</source>
        <translation>{name} è ancora in fase di scrittura. Prima termini la sessione.</translation>
    </message>
    <message>
        <source>The seals in {seals} were changed or damaged. Copy SEALED of the sealed package to {files}.</source>
        <translation>I sigilli in {seals} sono stati modificati o danneggiati. Copi SEALED del pacchetto sigillato in {files}.</translation>
    </message>
    <message>
        <source>The seal is damaged: its bytes cannot be read.</source>
        <translation>Il sigillo è danneggiato: i suoi byte sono illeggibili.</translation>
    </message>
    <message>
        <source>No session was drawn for the sealed study.</source>
        <translation>Per lo studio sigillato non è stata estratta alcuna sessione.</translation>
    </message>
    <message>
        <source>{name} was not in the package when it was sealed.</source>
        <translation>{name} non era nel pacchetto quando è stato sigillato.</translation>
    </message>
    <message>
        <source>{name} was changed after the study was sealed.</source>
        <translation>{name} è stato modificato dopo che lo studio è stato sigillato.</translation>
    </message>
    <message>
        <source>human answers</source>
        <translation>risposte umane</translation>
    </message>
    <message>
        <source>The journal is missing{had}.</source>
        <translation>Manca il registro{had}.</translation>
    </message>
    <message>
        <source>machine answers</source>
        <translation>risposte di macchina</translation>
    </message>
    <message>
        <source>The participant code is empty.</source>
        <translation>Il codice partecipante è vuoto.</translation>
    </message>
    <message>
        <source>Form {id}, {when} the blocks: {title} ({parts})</source>
        <translation>Questionario {id}, {when} i blocchi: {title} ({parts})</translation>
    </message>
    <message>
        <source>practice trials</source>
        <translation>prove di esercizio</translation>
    </message>
    <message>
        <source>fixed at {position}: {name}{composition}</source>
        <translation>fisso alla posizione {position}: {name}{composition}</translation>
    </message>
    <message>
        <source>every trial</source>
        <translation>ogni prova</translation>
    </message>
    <message>
        <source>control question at {where}{partly}</source>
        <translation>domanda di controllo: {where}{partly}</translation>
    </message>
    <message>
        <source>judged each</source>
        <translation>giudizi l&apos;una</translation>
    </message>
    <message>
        <source>{conditional} asked only if</source>
        <translation>{conditional} chieste solo se</translation>
    </message>
    <message>
        <source>{name}: {problem} Save it again as an Excel workbook.</source>
        <translation>{name}: {problem} Lo salvi di nuovo come cartella di lavoro di Excel.</translation>
    </message>
    <message>
        <source>The question {id} has {choices} choices, and there are {letters} letters. Give more letters in a file with --prompts.</source>
        <translation>La domanda {id} ha {choices} opzioni e ci sono {letters} lettere. Dia più lettere in un file con --prompts.</translation>
    </message>
    <message>
        <source>ended by experimenter</source>
        <translation>terminata dal responsabile</translation>
    </message>
    <message>
        <source>{value} is neither yes nor no.</source>
        <translation>{value} non è né sì né no.</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un oggetto</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>Format the cell as Text and type it again; in .jsonl put it between quotes.</source>
        <translation>Formatti la cella come testo e lo digiti di nuovo; in .jsonl lo metta tra virgolette.</translation>
    </message>
    <message>
        <source>{number} is not a whole number.</source>
        <translation>{number} non è un numero intero.</translation>
    </message>
    <message>
        <source>{value} is not a number.</source>
        <translation>{value} non è un numero.</translation>
    </message>
    <message>
        <source>Item {number}: {message}</source>
        <translation>Elemento {number}: {message}</translation>
    </message>
    <message>
        <source>{name} is missing.</source>
        <translation>Manca {name}.</translation>
    </message>
    <message>
        <source>{line} has no speaker.</source>
        <translation>{line} non ha un interlocutore.</translation>
    </message>
    <message>
        <source>Close it with another &quot;.</source>
        <translation>Le chiuda con un altro &quot;.</translation>
    </message>
    <message>
        <source>Save the table again as CSV UTF-8.</source>
        <translation>Salvi di nuovo la tabella come CSV UTF-8.</translation>
    </message>
    <message>
        <source>the package</source>
        <translation>il pacchetto</translation>
    </message>
    <message>
        <source>{name} has a backslash.</source>
        <translation>{name} contiene una barra rovesciata.</translation>
    </message>
    <message>
        <source>{name} is a link to a file outside {called}.</source>
        <translation>{name} è un collegamento a un file fuori da {called}.</translation>
    </message>
    <message>
        <source>Split it into several tables.</source>
        <translation>Lo divida in più tabelle.</translation>
    </message>
    <message>
        <source>Two columns are called {name}.</source>
        <translation>Due colonne si chiamano {name}.</translation>
    </message>
    <message>
        <source>Save it as one of {suffixes}.</source>
        <translation>La salvi in uno di questi formati: {suffixes}.</translation>
    </message>
    <message>
        <source>The origin is missing.</source>
        <translation>Manca l&apos;origine.</translation>
    </message>
    <message>
        <source>the media folder</source>
        <translation>la cartella media</translation>
    </message>
    <message>
        <source>{name} has {width} x {height} pixels.</source>
        <translation>{name} ha {width} x {height} pixel.</translation>
    </message>
    <message>
        <source>Save it again as PNG or JPEG.</source>
        <translation>La salvi di nuovo come PNG o JPEG.</translation>
    </message>
    <message>
        <source>To score the answers, pair a human with a machine.</source>
        <translation>Abbini un umano a una macchina se le risposte vanno valutate.</translation>
    </message>
    <message>
        <source>its size is {width} x {height}</source>
        <translation>le sue dimensioni sono {width} x {height}</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>è vuoto</translation>
    </message>
    <message>
        <source>Posteriors by {unit}</source>
        <translation>Distribuzioni a posteriori per {unit}</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densità</translation>
    </message>
    <message>
        <source>No feature has a weight.</source>
        <translation>Nessuna caratteristica ha un peso.</translation>
    </message>
    <message>
        <source>weight in the linear judge trained on all answers, TF-IDF scaled to length 1; of n-grams in the very same answers the strongest</source>
        <translation>peso nel giudice lineare addestrato su tutte le risposte, TF-IDF portato a lunghezza 1; tra gli n-grammi presenti nelle stesse identiche risposte il più forte</translation>
    </message>
    <message>
        <source>weight in the linear judge trained on all answers, of one standard deviation</source>
        <translation>peso nel giudice lineare addestrato su tutte le risposte, per una deviazione standard</translation>
    </message>
    <message>
        <source>each answer once, as the mean over the seeds; bootstrap by stimulus with all its answers, {resamples} resamples, percentile interval widened by Student&apos;s t, seed {seed}</source>
        <translation>ogni risposta una volta, come media sui semi; bootstrap per stimolo con tutte le sue risposte, {resamples} ricampionamenti, intervallo percentile allargato con t di Student, seme {seed}</translation>
    </message>
    <message>
        <source>All verdicts on one class agree, so the interval is too narrow. From Wilson&apos;s intervals by answer it is {below} to {above}.</source>
        <translation>Tutti i giudizi su una classe concordano, quindi l&apos;intervallo è troppo stretto. Dagli intervalli di Wilson per risposta va da {below} a {above}.</translation>
    </message>
    <message>
        <source>There is no interval: one class has answers to a single stimulus.</source>
        <translation>Non c&apos;è intervallo: una classe ha risposte a un solo stimolo.</translation>
    </message>
    <message>
        <source>Random forest</source>
        <translation>Foresta casuale</translation>
    </message>
    <message>
        <source>Neural network</source>
        <translation>Rete neurale</translation>
    </message>
    <message>
        <source>Psych-DS</source>
        <translation>Psych-DS</translation>
    </message>
    <message>
        <source>{id} has not changed since {at}.</source>
        <translation>{id} non è cambiato dal {at}.</translation>
    </message>
    <message>
        <source>The choices are: {listed}.</source>
        <translation>Le opzioni sono: {listed}.</translation>
    </message>
    <message>
        <source>a number from {lowest} to {highest}</source>
        <translation>un numero da {lowest} a {highest}</translation>
    </message>
    <message>
        <source>Use one of: {known}.</source>
        <translation>Usi uno tra: {known}.</translation>
    </message>
    <message>
        <source>&quot;one&quot;, &quot;two&quot;</source>
        <translation>&quot;one&quot;, &quot;two&quot;</translation>
    </message>
    <message>
        <source>a whole number from {lowest} to {highest}</source>
        <translation>un numero intero da {lowest} a {highest}</translation>
    </message>
    <message>
        <source>{key} cannot be {value}.</source>
        <translation>{key} non può essere {value}.</translation>
    </message>
    <message>
        <source>a list of {what}</source>
        <translation>un elenco di {what}</translation>
    </message>
    <message>
        <source>{key} must be {what}, not {key2}.</source>
        <translation>{key} deve essere {what}, non {key2}.</translation>
    </message>
    <message>
        <source>a list of tables</source>
        <translation>un elenco di tabelle</translation>
    </message>
    <message>
        <source>{key} is missing.</source>
        <translation>Manca {key}.</translation>
    </message>
    <message>
        <source>{key} is unknown.</source>
        <translation>{key} è sconosciuta.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>La tabella è vuota.</translation>
    </message>
    <message>
        <source>Add it. A table for {name} needs: {known}.</source>
        <translation>La aggiunga. Una tabella per {name} richiede: {known}.</translation>
    </message>
    <message>
        <source>The column {name} is unknown.</source>
        <translation>La colonna {name} è sconosciuta.</translation>
    </message>
    <message>
        <source>The column {name} is missing.</source>
        <translation>Manca la colonna {name}.</translation>
    </message>
    <message>
        <source>The cell is empty.</source>
        <translation>La cella è vuota.</translation>
    </message>
    <message>
        <source>Fill it in: {about}.</source>
        <translation>La compili: {about}.</translation>
    </message>
    <message>
        <source>There is no speaker {subject}.</source>
        <translation>Non c&apos;è un interlocutore {subject}.</translation>
    </message>
    <message>
        <source>Use one of {known}.</source>
        <translation>Usi uno tra {known}.</translation>
    </message>
    <message>
        <source>{title} have no control question.</source>
        <translation>{title}: non ci sono domande di controllo.</translation>
    </message>
    <message>
        <source>a {kind} from {minimum} to {maximum}</source>
        <translation>un {kind} da {minimum} a {maximum}</translation>
    </message>
    <message>
        <source>The key {key} must be a list of answers, not {value}.</source>
        <translation>La chiave {key} deve essere un elenco di risposte, non {value}.</translation>
    </message>
    <message>
        <source>Earlier fields are: {known}.</source>
        <translation>I campi precedenti sono: {known}.</translation>
    </message>
    <message>
        <source>No field is asked earlier.</source>
        <translation>Nessun campo viene chiesto prima.</translation>
    </message>
    <message>
        <source>No field is called {name}.</source>
        <translation>Nessun campo si chiama {name}.</translation>
    </message>
    <message>
        <source>Its choices are: {values}.</source>
        <translation>Le sue opzioni sono: {values}.</translation>
    </message>
    <message>
        <source>The field {id} is never {value}.</source>
        <translation>Il campo {id} non è mai {value}.</translation>
    </message>
    <message>
        <source>Its answer is {between}.</source>
        <translation>La sua risposta è {between}.</translation>
    </message>
    <message>
        <source>The field {name} is asked later.</source>
        <translation>Il campo {name} viene chiesto dopo.</translation>
    </message>
    <message>
        <source>Move it before this one. {there}</source>
        <translation>Lo sposti prima di questo. {there}</translation>
    </message>
    <message>
        <source>No analysis is called {name}.</source>
        <translation>Nessuna analisi si chiama {name}.</translation>
    </message>
    <message>
        <source>{meant}Use one of: {known}.</source>
        <translation>{meant}Usi uno tra: {known}.</translation>
    </message>
    <message>
        <source>at least two choices</source>
        <translation>almeno due opzioni</translation>
    </message>
    <message>
        <source>The question needs {count}.</source>
        <translation>La domanda richiede {count}.</translation>
    </message>
    <message>
        <source>The task has no subject {subject}.</source>
        <translation>Il compito non ha un soggetto {subject}.</translation>
    </message>
    <message>
        <source>Give each choice its own.</source>
        <translation>Dia a ogni opzione il suo.</translation>
    </message>
    <message>
        <source>ids of blocks</source>
        <translation>id di blocchi</translation>
    </message>
    <message>
        <source>The blocks are: {known}.</source>
        <translation>I blocchi sono: {known}.</translation>
    </message>
    <message>
        <source>There is no block {name}.</source>
        <translation>Non c&apos;è un blocco {name}.</translation>
    </message>
    <message>
        <source>Write different texts.</source>
        <translation>Scriva testi diversi.</translation>
    </message>
    <message>
        <source>Give each task its own table.</source>
        <translation>Dia a ogni compito una tabella propria.</translation>
    </message>
    <message>
        <source>Another block shows the pairs of {name} with another [block.show].</source>
        <translation>Un altro blocco mostra le coppie di {name} con un altro [block.show].</translation>
    </message>
    <message>
        <source>Give this block a copy of the table.</source>
        <translation>Dia a questo blocco una copia della tabella.</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fine</translation>
    </message>
    <message>
        <source>Correct the line: key = &quot;text&quot;, key = 3, key = true.</source>
        <translation>Corregga la riga: key = &quot;testo&quot;, key = 3, key = true.</translation>
    </message>
    <message>
        <source>Use at most {longest_id}.</source>
        <translation>Usi al massimo {longest_id}.</translation>
    </message>
    <message>
        <source>The study has no block.</source>
        <translation>Lo studio non ha alcun blocco.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>Il testo è vuoto.</translation>
    </message>
    <message>
        <source>What the agent was given: an image, a cue, a topic</source>
        <translation>Che cosa è stato dato all&apos;agente: un&apos;immagine, una parola stimolo, un argomento</translation>
    </message>
    <message>
        <source>Who made it{of}: human or machine</source>
        <translation>Chi l&apos;ha prodotta{of}: human o machine</translation>
    </message>
    <message>
        <source>In Excel: Save As, and choose &quot;CSV UTF-8 (Comma delimited)&quot;.</source>
        <translation>In Excel: Salva con nome e scelga &quot;CSV UTF-8 (delimitato da virgole)&quot;.</translation>
    </message>
    <message>
        <source>a soft hyphen</source>
        <translation>un trattino facoltativo</translation>
    </message>
    <message>
        <source>a zero-width space</source>
        <translation>uno spazio di larghezza zero</translation>
    </message>
    <message>
        <source>a word joiner</source>
        <translation>un congiuntore di parole</translation>
    </message>
    <message>
        <source>a byte order mark</source>
        <translation>un indicatore dell&apos;ordine dei byte (BOM)</translation>
    </message>
    <message>
        <source>a zero-width non-joiner</source>
        <translation>un separatore di larghezza zero</translation>
    </message>
    <message>
        <source>a zero-width joiner</source>
        <translation>un congiuntore di larghezza zero</translation>
    </message>
    <message>
        <source>{wrong} looks like a {right} that was read in the wrong encoding.</source>
        <translation>{wrong} sembra {right} letto con la codifica sbagliata.</translation>
    </message>
    <message>
        <source>in a Windows file it would be {letter}</source>
        <translation>in un file di Windows sarebbe {letter}</translation>
    </message>
    <message>
        <source>The file is UTF-16, not UTF-8.</source>
        <translation>Il file è UTF-16, non UTF-8.</translation>
    </message>
    <message>
        <source>Save it as UTF-8. {excel}</source>
        <translation>Lo salvi come UTF-8. {excel}</translation>
    </message>
    <message>
        <source>Byte {at}, number {column} of the line, is not UTF-8{guess}.</source>
        <translation>Il byte {at}, numero {column} della riga, non è UTF-8{guess}.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8. {excel}</source>
        <translation>Salvi il file come UTF-8. {excel}</translation>
    </message>
    <message>
        <source>Type the text again.</source>
        <translation>Digiti di nuovo il testo.</translation>
    </message>
    <message>
        <source>the control character U+{letter}</source>
        <translation>il carattere di controllo U+{letter}</translation>
    </message>
    <message>
        <source>Format the cell as Text and type it again.</source>
        <translation>Formatti la cella come testo e lo digiti di nuovo.</translation>
    </message>
    <message>
        <source>Only the sheet {title} is read, not {others}.</source>
        <translation>Viene letto solo il foglio {title}, non {others}.</translation>
    </message>
    <message>
        <source>Unpacked, the workbook has {size} bytes.</source>
        <translation>Estratta, la cartella di lavoro ha {size} byte.</translation>
    </message>
    <message>
        <source>The cell is in a column that has no name.</source>
        <translation>La cella è in una colonna senza nome.</translation>
    </message>
    <message>
        <source>asked again later</source>
        <translation>chiesta di nuovo in seguito</translation>
    </message>
    <message>
        <source>control trial</source>
        <translation>prova di controllo</translation>
    </message>
    <message>
        <source>by several rules</source>
        <translation>per più regole</translation>
    </message>
    <message>
        <source>too fast</source>
        <translation>troppo rapida</translation>
    </message>
    <message>
        <source>Wilson&apos;s interval by trial</source>
        <translation>intervallo di Wilson per prova</translation>
    </message>
    <message>
        <source>judge and stimulus</source>
        <translation>giudice e stimolo</translation>
    </message>
    <message>
        <source>there are no messages of the person in this setting</source>
        <translation>in questa impostazione non ci sono messaggi della persona</translation>
    </message>
    <message>
        <source>The table of messages has no column {name}. It needs: {given}.</source>
        <translation>La tabella dei messaggi non ha una colonna {name}. Deve avere: {given}.</translation>
    </message>
    <message>
        <source>These verdicts were given by machines.</source>
        <translation>Questi giudizi sono stati dati da macchine.</translation>
    </message>
    <message>
        <source>{study} was run in {versions} different versions.</source>
        <translation>{study} è stato svolto in {versions} versioni diverse.</translation>
    </message>
    <message>
        <source>mean over pairs; Wilson&apos;s interval with each pair as one trial</source>
        <translation>media sulle coppie; intervallo di Wilson con ogni coppia come una prova</translation>
    </message>
    <message>
        <source>Pairs have different numbers of judges.</source>
        <translation>Le coppie hanno numeri diversi di giudici.</translation>
    </message>
    <message>
        <source>the reason is sealed</source>
        <translation>il motivo è sigillato</translation>
    </message>
    <message>
        <source>Deviation of {study}: {one}</source>
        <translation>Scostamento di {study}: {one}</translation>
    </message>
    <message>
        <source>all verdicts on what humans made</source>
        <translation>tutti i giudizi su ciò che hanno prodotto gli umani</translation>
    </message>
    <message>
        <source>By machine agent</source>
        <translation>Per agente macchina</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(senza nome)</translation>
    </message>
    <message>
        <source>Success against baselines</source>
        <translation>Successo rispetto ai riferimenti</translation>
    </message>
    <message>
        <source>Success rate</source>
        <translation>Tasso di successo</translation>
    </message>
    <message>
        <source>By kind of stimulus, session and judge</source>
        <translation>Per tipo di stimolo, sessione e giudice</translation>
    </message>
    <message>
        <source>Calibration of confidence</source>
        <translation>Calibrazione della sicurezza</translation>
    </message>
    <message>
        <source>made by {truth}s (n = {n})</source>
        <translation>origine: {truth} (n = {n})</translation>
    </message>
    <message>
        <source>The table of comparisons has no column {missing}. It needs: {columns}.</source>
        <translation>La tabella dei confronti non ha la colonna {missing}. Servono: {columns}.</translation>
    </message>
    <message>
        <source>All answers agree, so the standard error is 0; se_most is its largest.</source>
        <translation>Tutte le risposte concordano, quindi l&apos;errore standard è 0; se_most è il suo massimo.</translation>
    </message>
    <message>
        <source>At least as good (epsilon = {epsilon})</source>
        <translation>Almeno pari (epsilon = {epsilon})</translation>
    </message>
    <message>
        <source>Better (epsilon = {epsilon})</source>
        <translation>Migliore (epsilon = {epsilon})</translation>
    </message>
    <message>
        <source>Pairs that are related at each epsilon, of {tested} tested, and chains of three agents that are not transitive. There are no error bars.</source>
        <translation>Coppie in relazione a ogni epsilon, su {tested} esaminate, e catene di tre agenti non transitive. Non ci sono barre d&apos;errore.</translation>
    </message>
    <message>
        <source>Relation over epsilon</source>
        <translation>Relazione secondo epsilon</translation>
    </message>
    <message>
        <source>Advantage over guessing</source>
        <translation>Vantaggio rispetto al caso</translation>
    </message>
    <message>
        <source>Turing scores</source>
        <translation>Punteggi di Turing</translation>
    </message>
    <message>
        <source>judged by {distinguisher}</source>
        <translation>giudicato da {distinguisher}</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Bersaglio</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Attore</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>Epsilon</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Tests of detectability</source>
        <translation>Test di riconoscibilità</translation>
    </message>
    <message>
        <source>t-test, pooled</source>
        <translation>test t, varianza comune</translation>
    </message>
    <message>
        <source>t-test, Welch</source>
        <translation>test t, Welch</translation>
    </message>
    <message>
        <source>permutation within judges</source>
        <translation>permutazione entro i giudici</translation>
    </message>
    <message>
        <source>t-test over judges</source>
        <translation>test t sui giudici</translation>
    </message>
    <message>
        <source>No verdicts on what {truth}s made.</source>
        <translation>Nessun giudizio su ciò che ha origine {truth}.</translation>
    </message>
    <message>
        <source>Controls passed</source>
        <translation>Controlli superati</translation>
    </message>
    <message>
        <source>permutation of judges</source>
        <translation>permutazione dei giudici</translation>
    </message>
    <message>
        <source>ANOVA agent x group</source>
        <translation>ANOVA agente x gruppo</translation>
    </message>
    <message>
        <source>Judges by groups</source>
        <translation>Giudici per gruppi</translation>
    </message>
    <message>
        <source>agent x group</source>
        <translation>agente x gruppo</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>uno in più</translation>
    </message>
    <message>
        <source>Binomial regression</source>
        <translation>Regressione binomiale</translation>
    </message>
    <message>
        <source>Imitation detectability</source>
        <translation>Riconoscibilità dell&apos;imitazione</translation>
    </message>
    <message>
        <source>spread of judges</source>
        <translation>dispersione dei giudici</translation>
    </message>
    <message>
        <source>spread of stimuli</source>
        <translation>dispersione degli stimoli</translation>
    </message>
    <message>
        <source>Judges and stimuli</source>
        <translation>Giudici e stimoli</translation>
    </message>
    <message>
        <source>there are no verdicts</source>
        <translation>non ci sono giudizi</translation>
    </message>
    <message>
        <source>Equivalence with 0.5</source>
        <translation>Equivalenza con 0,5</translation>
    </message>
    <message>
        <source>Detectability</source>
        <translation>Riconoscibilità</translation>
    </message>
    <message>
        <source>All judgments agree, so the interval is Wilson&apos;s.</source>
        <translation>Tutti i giudizi concordano, quindi l&apos;intervallo è quello di Wilson.</translation>
    </message>
    <message>
        <source>Agreement of coders</source>
        <translation>Accordo tra codificatori</translation>
    </message>
    <message>
        <source>Detectability by {column}</source>
        <translation>Riconoscibilità per {column}</translation>
    </message>
    <message>
        <source>It was</source>
        <translation>Era</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>success rate</source>
        <translation>tasso di successo</translation>
    </message>
    <message>
        <source>Bayesian evidence</source>
        <translation>Evidenza bayesiana</translation>
    </message>
    <message>
        <source>trials judged before, by tens (random slopes by judge)</source>
        <translation>prove giudicate prima, a decine (pendenze casuali per giudice)</translation>
    </message>
    <message>
        <source>spread of their slopes</source>
        <translation>dispersione delle loro pendenze</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Esperienza</translation>
    </message>
    <message>
        <source>Trials before</source>
        <translation>Prove precedenti</translation>
    </message>
    <message>
        <source>made by {truth}s</source>
        <translation>origine: {truth}</translation>
    </message>
    <message>
        <source>No score: no game was played by two people who both were stronger than 1.</source>
        <translation>Nessun punteggio: nessuna partita è stata giocata da due persone con forza superiore a 1.</translation>
    </message>
    <message>
        <source>The score is infinite: the bot won every game that counts.</source>
        <translation>Il punteggio è infinito: il bot ha vinto ogni partita che conta.</translation>
    </message>
    <message>
        <source>Each point is a player (n = {there}): odds of winning from the last 100 games, and mean time to the vote. There are no error bars.</source>
        <translation>Ogni punto è un giocatore (n = {there}): probabilità relativa (odds) di vittoria dalle ultime 100 partite e tempo medio fino al voto. Non ci sono barre d&apos;errore.</translation>
    </message>
    <message>
        <source>Outcomes of games</source>
        <translation>Esiti delle partite</translation>
    </message>
    <message>
        <source>Scores of bots</source>
        <translation>Punteggi dei bot</translation>
    </message>
    <message>
        <source>Win rate by {unit}</source>
        <translation>Vittorie per {unit}</translation>
    </message>
    <message>
        <source>Votes apart</source>
        <translation>Distanza dei voti</translation>
    </message>
    <message>
        <source>Mean time to decide (min)</source>
        <translation>Tempo medio di decisione (min)</translation>
    </message>
    <message>
        <source>Strength S</source>
        <translation>Forza S</translation>
    </message>
    <message>
        <source>Games won by the bot</source>
        <translation>Partite vinte dal bot</translation>
    </message>
    <message>
        <source>Games won by people</source>
        <translation>Partite vinte da persone</translation>
    </message>
    <message>
        <source>Seconds between the votes</source>
        <translation>Secondi tra i voti</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>tutte le partite</translation>
    </message>
    <message>
        <source>weighted by xi</source>
        <translation>pesate con xi</translation>
    </message>
    <message>
        <source>lost by the people</source>
        <translation>perse dalle persone</translation>
    </message>
    <message>
        <source>(no end)</source>
        <translation>(senza fine)</translation>
    </message>
    <message>
        <source>The table of games has no column {name}. This result needs: {needed}.</source>
        <translation>La tabella delle partite non ha la colonna {name}. Questo risultato richiede: {needed}.</translation>
    </message>
    <message>
        <source>No vote of this player has a time.</source>
        <translation>Nessun voto di questo giocatore ha un tempo.</translation>
    </message>
    <message>
        <source>Detectability by conversation length: {task}</source>
        <translation>Riconoscibilità per lunghezza della conversazione: {task}</translation>
    </message>
    <message>
        <source>By conversation length</source>
        <translation>Per lunghezza della conversazione</translation>
    </message>
    <message>
        <source>Turns shown</source>
        <translation>Turni mostrati</translation>
    </message>
    <message>
        <source>CIDEr-D, 0 to 10</source>
        <translation>CIDEr-D, da 0 a 10</translation>
    </message>
    <message>
        <source>BLEU-4, 0 to 100</source>
        <translation>BLEU-4, da 0 a 100</translation>
    </message>
    <message>
        <source>{name} and detectability: {task}</source>
        <translation>{name} e riconoscibilità: {task}</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Confronto a coppie</translation>
    </message>
    <message>
        <source>Pass rate</source>
        <translation>Tasso di superamento</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Pass rate over turns</source>
        <translation>Superamento per turni</translation>
    </message>
    <message>
        <source>Pass rate by topic</source>
        <translation>Superamento per argomento</translation>
    </message>
    <message>
        <source>Reasons for verdicts</source>
        <translation>Motivi dei giudizi</translation>
    </message>
    <message>
        <source>d&apos; of single judges, mean</source>
        <translation>d&apos; di singoli giudici, media</translation>
    </message>
    <message>
        <source>area under ROC</source>
        <translation>area sotto la curva ROC</translation>
    </message>
    <message>
        <source>Sensitivity and criterion</source>
        <translation>Sensibilità e criterio</translation>
    </message>
    <message>
        <source>ROC from confidence</source>
        <translation>ROC dalla sicurezza</translation>
    </message>
    <message>
        <source>Tests at 0.05 at each of {number} looks are wrong in {naive} of studies</source>
        <translation>I test a 0,05 in ciascuna di {number} analisi sbagliano nel {naive} degli studi</translation>
    </message>
    <message>
        <source>may stop</source>
        <translation>può fermarsi</translation>
    </message>
    <message>
        <source>One look alone costs nothing.</source>
        <translation>Una sola analisi non costa nulla.</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Giudici</translation>
    </message>
    <message>
        <source>Looks at the data</source>
        <translation>Analisi dei dati</translation>
    </message>
    <message>
        <source>Two-way ANOVA, {what}, sums of squares of type II; effect: partial eta squared</source>
        <translation>ANOVA a due vie, {what}, somme dei quadrati di tipo II; effetto: eta quadrato parziale</translation>
    </message>
    <message>
        <source>Values are independent, normal within each cell and of the same variance.</source>
        <translation>I valori sono indipendenti, normali in ogni cella e con la stessa varianza.</translation>
    </message>
    <message>
        <source>first factor</source>
        <translation>primo fattore</translation>
    </message>
    <message>
        <source>second factor</source>
        <translation>secondo fattore</translation>
    </message>
    <message>
        <source>nothing varies within the cells of agent and group</source>
        <translation>nulla varia nelle celle di agente e gruppo</translation>
    </message>
    <message>
        <source>each factor needs two levels</source>
        <translation>ogni fattore richiede due livelli</translation>
    </message>
    <message>
        <source>a confidence is not between 0 and 1</source>
        <translation>un valore di sicurezza non è tra 0 e 1</translation>
    </message>
    <message>
        <source>a margin of {margin} is not between 0 and 0.5</source>
        <translation>un margine di {margin} non è tra 0 e 0,5</translation>
    </message>
    <message>
        <source>there are verdicts on one class only, or none</source>
        <translation>ci sono giudizi su una sola classe, o nessuno</translation>
    </message>
    <message>
        <source>Holm over all tests of the same family in this table</source>
        <translation>Holm su tutti i test della stessa famiglia in questa tabella</translation>
    </message>
    <message>
        <source>Texts are independent of each other; both coders worked alone.</source>
        <translation>I testi sono indipendenti tra loro; entrambi i codificatori hanno lavorato da soli.</translation>
    </message>
    <message>
        <source>Both coders need a label for each text.</source>
        <translation>Entrambi i codificatori devono dare un&apos;etichetta a ogni testo.</translation>
    </message>
    <message>
        <source>a predictor does not vary</source>
        <translation>un predittore non varia</translation>
    </message>
    <message>
        <source>No spread was found beyond chance, so there is no interval.</source>
        <translation>Non è stata trovata dispersione oltre il caso, quindi non c&apos;è intervallo.</translation>
    </message>
    <message>
        <source>Verdicts are independent; the log odds are about normally distributed.</source>
        <translation>I giudizi sono indipendenti; le log odds hanno distribuzione approssimativamente normale.</translation>
    </message>
    <message>
        <source>all verdicts of a group are the same, so its log odds are infinite</source>
        <translation>tutti i giudizi di un gruppo sono uguali, quindi le sue log odds sono infinite</translation>
    </message>
    <message>
        <source>Verdicts are independent of each other and exchangeable under the null hypothesis.</source>
        <translation>I giudizi sono indipendenti tra loro e scambiabili sotto l&apos;ipotesi nulla.</translation>
    </message>
    <message>
        <source>Exact permutation test of two groups&apos; detectability, two-sided, verdicts exchanged within each truth; effect: difference of detectability</source>
        <translation>Test di permutazione esatto della riconoscibilità di due gruppi, bilaterale, giudizi scambiati entro ogni verità; effetto: differenza di riconoscibilità</translation>
    </message>
    <message>
        <source>Exact permutation test, truths exchanged over verdicts; effect: detectability minus 0.5</source>
        <translation>Test di permutazione esatto, verità scambiate tra i giudizi; effetto: riconoscibilità meno 0,5</translation>
    </message>
    <message>
        <source>Exact permutation test, truths exchanged over the verdicts of each judge; effect: detectability minus 0.5</source>
        <translation>Test di permutazione esatto, verità scambiate tra i giudizi di ogni giudice; effetto: riconoscibilità meno 0,5</translation>
    </message>
    <message>
        <source>The verdicts of one judge are exchangeable under the null hypothesis.</source>
        <translation>I giudizi di uno stesso giudice sono scambiabili sotto l&apos;ipotesi nulla.</translation>
    </message>
    <message>
        <source>Permutation test of two groups of judges, whole judges exchanged, {resamples} random permutations, seed {seed}; effect: difference of detectability</source>
        <translation>Test di permutazione di due gruppi di giudici, scambio di interi giudici, {resamples} permutazioni casuali, seme {seed}; effetto: differenza di riconoscibilità</translation>
    </message>
    <message>
        <source>Judges are independent of each other.</source>
        <translation>I giudici sono indipendenti tra loro.</translation>
    </message>
    <message>
        <source>a group has fewer than two judges, or lacks verdicts on humans or on machines</source>
        <translation>un gruppo ha meno di due giudici, o gli mancano giudizi su umani o su macchine</translation>
    </message>
    <message>
        <source>a group has no verdicts</source>
        <translation>un gruppo non ha giudizi</translation>
    </message>
    <message>
        <source>a group lacks verdicts on humans or on machines</source>
        <translation>a un gruppo mancano giudizi su umani o su macchine</translation>
    </message>
    <message>
        <source>all verdicts are the same</source>
        <translation>tutti i giudizi sono uguali</translation>
    </message>
    <message>
        <source>Binomial regression with a logit link, Wald z{robust}; effect: log odds</source>
        <translation>Regressione binomiale con link logit, z di Wald{robust}; effetto: log odds</translation>
    </message>
    <message>
        <source>standard errors clustered by judge</source>
        <translation>errori standard raggruppati per giudice</translation>
    </message>
    <message>
        <source>Log odds are linear in the predictors; {what} are independent.</source>
        <translation>Le log odds sono lineari nei predittori; sono indipendenti: {what}.</translation>
    </message>
    <message>
        <source>there are not more judges than predictors</source>
        <translation>i giudici non sono più numerosi dei predittori</translation>
    </message>
    <message>
        <source>judges of the same level do not differ at all</source>
        <translation>i giudici dello stesso livello non differiscono affatto</translation>
    </message>
    <message>
        <source>Area under the ROC curve of verdict times confidence; standard error of DeLong et al. 1988; z against 0.5; effect: the area</source>
        <translation>Area sotto la curva ROC di giudizio per sicurezza; errore standard di DeLong et al. 1988; z rispetto a 0,5; effetto: l&apos;area</translation>
    </message>
    <message>
        <source>there are ratings of one class only, or none</source>
        <translation>ci sono valutazioni di una sola classe, o nessuna</translation>
    </message>
    <message>
        <source>Two-sided alpha spending of Lan and DeMets, {kind}, alpha {alpha}</source>
        <translation>Spesa di alfa bilaterale di Lan e DeMets, {kind}, alfa {alpha}</translation>
    </message>
    <message>
        <source>a look is after the end of the data</source>
        <translation>un&apos;analisi è dopo la fine dei dati</translation>
    </message>
    <message>
        <source>Verdicts are independent; both inner distributions are normal with the same variance.</source>
        <translation>I giudizi sono indipendenti; entrambe le distribuzioni interne sono normali con la stessa varianza.</translation>
    </message>
    <message>
        <source>Two-tailed one-sample t-test; effect: mean minus {against}</source>
        <translation>Test t a un campione, bilaterale; effetto: media meno {against}</translation>
    </message>
    <message>
        <source>Two-tailed t-test of Welch (unequal variances); effect: difference of the means</source>
        <translation>Test t di Welch, bilaterale (varianze diverse); effetto: differenza delle medie</translation>
    </message>
    <message>
        <source>Two-tailed t-test of Student (pooled variance); effect: difference of the means</source>
        <translation>Test t di Student, bilaterale (varianza comune); effetto: differenza delle medie</translation>
    </message>
    <message>
        <source>Values are independent, and their mean is about normally distributed.</source>
        <translation>I valori sono indipendenti e la loro media ha distribuzione approssimativamente normale.</translation>
    </message>
    <message>
        <source>there are fewer than two {what}</source>
        <translation>numero inferiore a due: {what}</translation>
    </message>
    <message>
        <source>all {what} are the same</source>
        <translation>tutti uguali: {what}</translation>
    </message>
    <message>
        <source>Both groups have the same variance.</source>
        <translation>Entrambi i gruppi hanno la stessa varianza.</translation>
    </message>
    <message>
        <source>a group has fewer than two values</source>
        <translation>un gruppo ha meno di due valori</translation>
    </message>
    <message>
        <source>the values do not differ within the groups</source>
        <translation>i valori non differiscono entro i gruppi</translation>
    </message>
    <message>
        <source>Accuracy by strategy</source>
        <translation>Accuratezza per strategia</translation>
    </message>
    <message>
        <source>Strategies of interrogators</source>
        <translation>Strategie degli interroganti</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Accuratezza</translation>
    </message>
    <message>
        <source>each judge&apos;s first trial</source>
        <translation>prima prova di ogni giudice</translation>
    </message>
    <message>
        <source>No verdicts on what humans made, so there is no human baseline.</source>
        <translation>Nessun giudizio su ciò che hanno prodotto gli umani, quindi manca il riferimento umano.</translation>
    </message>
    <message>
        <source>Each text needs at least one reference.</source>
        <translation>Ogni testo richiede almeno un riferimento.</translation>
    </message>
    <message>
        <source>A text needs at least one reference.</source>
        <translation>Un testo richiede almeno un riferimento.</translation>
    </message>
    <message>
        <source>mean Zipf frequency of its words: log10 of occurrences in a billion words</source>
        <translation>frequenza Zipf media delle sue parole: log10 delle occorrenze per miliardo di parole</translation>
    </message>
    <message>
        <source>Mean and standard deviation</source>
        <translation>Media e deviazione standard</translation>
    </message>
    <message>
        <source>Text statistics</source>
        <translation>Statistiche dei testi</translation>
    </message>
    <message>
        <source>Difference from humans (g)</source>
        <translation>Differenza dagli umani (g)</translation>
    </message>
    <message>
        <source>odds of winning, games weighted by xi (Eq. 8); no prior</source>
        <translation>odds di vittoria, partite pesate con xi (Eq. 8); nessun a priori</translation>
    </message>
    <message>
        <source>won by people, by {unit}</source>
        <translation>vinte dalle persone, per {unit}</translation>
    </message>
    <message>
        <source>won by bot</source>
        <translation>vinte dal bot</translation>
    </message>
    <message>
        <source>detectability minus 1/2</source>
        <translation>riconoscibilità meno 1/2</translation>
    </message>
    <message>
        <source>simulated on {node}</source>
        <translation>simulato su {node}</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Moneta</translation>
    </message>
    <message>
        <source>Answers every question at random.</source>
        <translation>Risponde a caso a ogni domanda.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>no session of the study {study}</source>
        <translation>nessuna sessione dello studio {study}</translation>
    </message>
    <message>
        <source>no session</source>
        <translation>nessuna sessione</translation>
    </message>
    <message>
        <source>There is {which} in {data}. Check the folder and --study.</source>
        <translation>In {data}: {which}. Controlli la cartella e --study.</translation>
    </message>
    <message>
        <source>{name} is open in Excel or LibreOffice. Close it there and export again. If it is not open, delete {lock}.</source>
        <translation>{name} è aperto in Excel o LibreOffice. Lo chiuda lì ed esporti di nuovo. Se non è aperto, elimini {lock}.</translation>
    </message>
    <message>
        <source>no features</source>
        <translation>nessuna caratteristica</translation>
    </message>
    <message>
        <source>Its answers are judged in the block {id}.</source>
        <translation>Le sue risposte sono giudicate nel blocco {id}.</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>L&apos;esportazione è stata interrotta. Non è stato scritto nulla.</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>era</translation>
    </message>
    <message>
        <source>Where these numbers come from</source>
        <translation>Da dove vengono questi numeri</translation>
    </message>
    <message>
        <source>No sessions</source>
        <translation>Nessuna sessione</translation>
    </message>
    <message>
        <source>after quality rules</source>
        <translation>dopo le regole di qualità</translation>
    </message>
    <message>
        <source>Quality rules.</source>
        <translation>Regole di qualità.</translation>
    </message>
    <message>
        <source>before quality rules</source>
        <translation>prima delle regole di qualità</translation>
    </message>
    <message>
        <source>Before quality rules: {before}</source>
        <translation>Prima delle regole di qualità: {before}</translation>
    </message>
    <message>
        <source>The studies declare no quality rules.</source>
        <translation>Gli studi non dichiarano regole di qualità.</translation>
    </message>
    <message>
        <source>Every exclusion.</source>
        <translation>Ogni esclusione.</translation>
    </message>
    <message>
        <source>{title}, before quality rules.</source>
        <translation>{title}, prima delle regole di qualità.</translation>
    </message>
    <message>
        <source>further question</source>
        <translation>altra domanda</translation>
    </message>
    <message>
        <source>too fast under (s)</source>
        <translation>troppo rapida sotto (s)</translation>
    </message>
    <message>
        <source>stimuli shown</source>
        <translation>stimoli mostrati</translation>
    </message>
    <message>
        <source>by humans</source>
        <translation>di umani</translation>
    </message>
    <message>
        <source>by machines</source>
        <translation>di macchine</translation>
    </message>
    <message>
        <source>machine agents</source>
        <translation>agenti macchina</translation>
    </message>
    <message>
        <source>Hash of the package (SHA-256)</source>
        <translation>Hash del pacchetto (SHA-256)</translation>
    </message>
    <message>
        <source>Trials of a session</source>
        <translation>Prove di una sessione</translation>
    </message>
    <message>
        <source>Versions that ran</source>
        <translation>Versioni usate</translation>
    </message>
    <message>
        <source>Questions of {title}.</source>
        <translation>Domande di {title}.</translation>
    </message>
    <message>
        <source>Withdrawn: {people} ({deleted}, {answers} deleted)</source>
        <translation>Ritirati: {people} (eliminate {deleted} e {answers})</translation>
    </message>
    <message>
        <source>Still sealed: {sealed}</source>
        <translation>Ancora sigillati: {sealed}</translation>
    </message>
    <message>
        <source>whole session</source>
        <translation>intera sessione</translation>
    </message>
    <message>
        <source>single trial</source>
        <translation>singola prova</translation>
    </message>
    <message>
        <source>The first {most} of {rows} rows; the workbook has all of them.</source>
        <translation>Le prime {most} di {rows} righe; la cartella di lavoro le contiene tutte.</translation>
    </message>
    <message>
        <source>Program that ran sessions</source>
        <translation>Programma delle sessioni</translation>
    </message>
    <message>
        <source>Python of sessions</source>
        <translation>Python delle sessioni</translation>
    </message>
    <message>
        <source>System of sessions</source>
        <translation>Sistema delle sessioni</translation>
    </message>
    <message>
        <source>Language of sessions</source>
        <translation>Lingua delle sessioni</translation>
    </message>
    <message>
        <source>Seed of the study</source>
        <translation>Seme dello studio</translation>
    </message>
    <message>
        <source>Hash of the study package (SHA-256)</source>
        <translation>Hash del pacchetto di studio (SHA-256)</translation>
    </message>
    <message>
        <source>Report made (UTC)</source>
        <translation>Rapporto creato (UTC)</translation>
    </message>
    <message>
        <source>Report made with</source>
        <translation>Rapporto creato con</translation>
    </message>
    <message>
        <source>Made from journals</source>
        <translation>Creato dai registri</translation>
    </message>
    <message>
        <source>The workbook cannot be written: {problem}</source>
        <translation>La cartella di lavoro non può essere scritta: {problem}</translation>
    </message>
    <message>
        <source>Reading journals</source>
        <translation>Lettura dei registri</translation>
    </message>
    <message>
        <source>Computing results</source>
        <translation>Calcolo dei risultati</translation>
    </message>
    <message>
        <source>{booth} is not connected.</source>
        <translation>{booth} non è connessa.</translation>
    </message>
    <message>
        <source>The kiosk refused.</source>
        <translation>La postazione ha rifiutato.</translation>
    </message>
    <message>
        <source>{say} comes too early.</source>
        <translation>{say} arriva troppo presto.</translation>
    </message>
    <message>
        <source>{say} came where {say2} was expected.</source>
        <translation>È arrivato {say} dove era atteso {say2}.</translation>
    </message>
    <message>
        <source>{kind} lines are written by the recorder itself.</source>
        <translation>Le righe {kind} vengono scritte dal registratore stesso.</translation>
    </message>
    <message>
        <source>Too many connections at once.</source>
        <translation>Troppe connessioni contemporanee.</translation>
    </message>
    <message>
        <source>Bring the kiosk&apos;s data folder to the desk, and join it there.</source>
        <translation>Porti la cartella dei dati della postazione alla console e la unisca lì.</translation>
    </message>
    <message>
        <source>The desk shows no pairing code, or it has expired.</source>
        <translation>La console non mostra alcun codice di abbinamento, oppure è scaduto.</translation>
    </message>
    <message>
        <source>This pairing code has just been used or replaced.</source>
        <translation>Questo codice di abbinamento è appena stato usato o sostituito.</translation>
    </message>
    <message>
        <source>{to} is being written.</source>
        <translation>{to} è in fase di scrittura.</translation>
    </message>
    <message>
        <source>Install the same version on both computers.</source>
        <translation>Installi la stessa versione su entrambi i computer.</translation>
    </message>
    <message>
        <source>Ask the desk for a new code.</source>
        <translation>Chieda alla console un nuovo codice.</translation>
    </message>
    <message>
        <source>Read the code on the desk again.</source>
        <translation>Rilegga il codice sulla console.</translation>
    </message>
    <message>
        <source>Pair this kiosk with the desk again.</source>
        <translation>Abbini di nuovo questa postazione alla console.</translation>
    </message>
    <message>
        <source>a token&apos;s hash is too short</source>
        <translation>l&apos;hash di un token è troppo corto</translation>
    </message>
    <message>
        <source>{say} is not for a kiosk.</source>
        <translation>{say} non è per una postazione.</translation>
    </message>
    <message>
        <source>The desk could not write {file}.</source>
        <translation>La console non ha potuto scrivere {file}.</translation>
    </message>
    <message>
        <source>{say} is not for the desk.</source>
        <translation>{say} non è per la console.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>About</source>
        <comment>the program</comment>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Pair a kiosk…</source>
        <translation>Abbina una postazione…</translation>
    </message>
    <message>
        <source>Booths</source>
        <translation>Cabine</translation>
    </message>
    <message>
        <source>Message…</source>
        <translation>Messaggio…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>End session…</source>
        <translation>Termina sessione…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Rimuovi…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Messaggio</translation>
    </message>
    <message numerus="yes">
        <source>{here} of {of} connected, port {port}; %n connection(s) refused</source>
        <translation>
            <numerusform>{here} di {of} connesse, porta {port}; %n connessione rifiutata</numerusform>
            <numerusform>{here} di {of} connesse, porta {port}; %n connessioni rifiutate</numerusform>
        </translation>
    </message>
    <message>
        <source>{here} of {of} connected, port {port}</source>
        <translation>{here} di {of} connesse, porta {port}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>End the session of {participant} in {booth}?</source>
        <translation>Terminare la sessione di {participant} in {booth}?</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Rimuovere {name}?</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>inattiva</translation>
    </message>
    <message>
        <source>running</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>in pausa</translation>
    </message>
    <message>
        <source>Damaged: {what}</source>
        <translation>Danneggiato: {what}</translation>
    </message>
    <message>
        <source>{time} ahead</source>
        <translation>{time} avanti</translation>
    </message>
    <message>
        <source>{time} behind</source>
        <translation>{time} indietro</translation>
    </message>
    <message>
        <source>at {address}, {program}</source>
        <translation>a {address}, {program}</translation>
    </message>
    <message>
        <source>Booth</source>
        <translation>Cabina</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Partecipante</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Orologio</translation>
    </message>
    <message>
        <source>Free disk</source>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Visto</translation>
    </message>
    <message>
        <source>{done} of {of}</source>
        <translation>{done} di {of}</translation>
    </message>
    <message>
        <source>Pair a kiosk</source>
        <translation>Abbina una postazione</translation>
    </message>
    <message>
        <source>Pairing code</source>
        <translation>Codice di abbinamento</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Nuovo codice</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The study could not be checked: {why}</source>
        <translation>Non è stato possibile controllare lo studio: {why}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>No study is open</source>
        <translation>Nessuno studio aperto</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>Lettura di {name}…</translation>
    </message>
    <message>
        <source>Save and record</source>
        <translation>Salva e registra</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>Salvare le modifiche?</translation>
    </message>
    <message>
        <source>Another program changed this study</source>
        <translation>Un altro programma ha modificato questo studio</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} e {name}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Scarta modifiche</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calcolo in corso…</translation>
    </message>
    <message numerus="yes">
        <source>%n verdict(s)</source>
        <translation>
            <numerusform>%n giudizio</numerusform>
            <numerusform>%n giudizi</numerusform>
        </translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Rapporto…</translation>
    </message>
    <message>
        <source>Progress of the report</source>
        <translation>Avanzamento del rapporto</translation>
    </message>
    <message>
        <source>Split by</source>
        <comment>a column or question</comment>
        <translation>Dividi per</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>Salva figura…</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>results are split by</comment>
        <translation>nulla</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Salva figura</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Salva rapporto</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n riga</numerusform>
            <numerusform>%n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>not used</source>
        <comment>a picture</comment>
        <translation>non usata</translation>
    </message>
    <message>
        <source>{name}, {use}</source>
        <comment>a picture</comment>
        <translation>{name}, {use}</translation>
    </message>
    <message>
        <source>No pictures yet. Drop files or a whole folder here.</source>
        <translation>Ancora nessuna immagine. Trascini qui dei file o un&apos;intera cartella.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s), {unused} not used</source>
        <translation>
            <numerusform>%n immagine, {unused} non usate</numerusform>
            <numerusform>%n immagini, {unused} non usate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s), all used</source>
        <translation>
            <numerusform>%n immagine, usata</numerusform>
            <numerusform>%n immagini, tutte usate</numerusform>
        </translation>
    </message>
    <message>
        <source>Add pictures…</source>
        <translation>Aggiungi immagini…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Add pictures</source>
        <translation>Aggiungi immagini</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n picture(s)?</source>
        <translation>
            <numerusform>Rimuovere %n immagine?</numerusform>
            <numerusform>Rimuovere %n immagini?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) added.</source>
        <translation>
            <numerusform>%n immagine aggiunta.</numerusform>
            <numerusform>%n immagini aggiunte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %n picture(s)?</source>
        <translation>
            <numerusform>Sostituire %n immagine?</numerusform>
            <numerusform>Sostituire %n immagini?</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Pictures ({ends})</source>
        <translation>Immagini ({ends})</translation>
    </message>
    <message>
        <source>{name}, {size} kB. {use}</source>
        <comment>a picture</comment>
        <translation>{name}, {size} kB. {use}</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) chosen.</source>
        <translation>
            <numerusform>%n immagine scelta.</numerusform>
            <numerusform>%n immagini scelte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace {name}?</source>
        <translation>Sostituire {name}?</translation>
    </message>
    <message numerus="yes">
        <source>Used by %n row(s): {places}.</source>
        <comment>a picture</comment>
        <translation>
            <numerusform>Usata da %n riga: {places}.</numerusform>
            <numerusform>Usata da %n righe: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table} line(s) {numbers}</source>
        <translation>
            <numerusform>{table} riga {numbers}</numerusform>
            <numerusform>{table} righe {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table} lines {numbers} and %n more</source>
        <translation>
            <numerusform>{table} righe {numbers} e %n altra</numerusform>
            <numerusform>{table} righe {numbers} e altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Umano</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Macchina</translation>
    </message>
    <message>
        <source>Your column</source>
        <translation>La Sua colonna</translation>
    </message>
    <message>
        <source>In your table</source>
        <translation>Nella Sua tabella</translation>
    </message>
    <message>
        <source>Column for {name}</source>
        <translation>Colonna per {name}</translation>
    </message>
    <message>
        <source>Meaning of {word}</source>
        <translation>Significato di {word}</translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n prova</numerusform>
            <numerusform>%n prove</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n form question(s)</source>
        <translation>
            <numerusform>%n domanda dei questionari</numerusform>
            <numerusform>%n domande dei questionari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quality rule(s)</source>
        <translation>
            <numerusform>%n regola di qualità</numerusform>
            <numerusform>%n regole di qualità</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation>Ne scelga uno dall&apos;elenco.</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) planned</source>
        <translation>
            <numerusform>%n partecipante previsto</numerusform>
            <numerusform>%n partecipanti previsti</numerusform>
        </translation>
    </message>
    <message>
        <source>Its table needs these columns:
{columns}</source>
        <translation>La sua tabella richiede queste colonne:
{columns}</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Foglio di calcolo</translation>
    </message>
    <message>
        <source>An .xlsx or .csv file</source>
        <translation>Un file .xlsx o .csv</translation>
    </message>
    <message>
        <source>Folder of pictures</source>
        <translation>Cartella immagini</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Compito</translation>
    </message>
    <message>
        <source>Choose your spreadsheet.</source>
        <translation>Scelga il Suo foglio di calcolo.</translation>
    </message>
    <message>
        <source>The spreadsheet is being read.</source>
        <translation>Lettura del foglio di calcolo in corso.</translation>
    </message>
    <message numerus="yes">
        <source>Each participant gets %n trial(s).</source>
        <translation>
            <numerusform>Ogni partecipante riceve %n prova.</numerusform>
            <numerusform>Ogni partecipante riceve %n prove.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s).</source>
        <translation>
            <numerusform>%n riga.</numerusform>
            <numerusform>%n righe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who made the answers?</source>
        <translation>Chi ha dato le risposte?</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n immagine</numerusform>
            <numerusform>%n immagini</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the spreadsheet</source>
        <translation>Scegli il foglio di calcolo</translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation>Fogli di calcolo</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scegli…</translation>
    </message>
    <message>
        <source>Choose: {name}</source>
        <translation>Scegli: {name}</translation>
    </message>
    <message>
        <source>The first rows</source>
        <translation>Le prime righe</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Nuovo studio</translation>
    </message>
    <message>
        <source>From a spreadsheet</source>
        <translation>Da foglio di calcolo</translation>
    </message>
    <message>
        <source>From a published design</source>
        <translation>Da disegno pubblicato</translation>
    </message>
    <message>
        <source>Title of the study</source>
        <translation>Titolo dello studio</translation>
    </message>
    <message>
        <source>Folder of the study</source>
        <translation>Cartella dello studio</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crea</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Scelga una cartella.</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>Creazione…</translation>
    </message>
    <message>
        <source>Published designs</source>
        <translation>Disegni pubblicati</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Compiti</translation>
    </message>
    <message>
        <source>Title</source>
        <comment>of a study</comment>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Edit a packed study</source>
        <translation>Modifica di uno studio in pacchetto</translation>
    </message>
    <message>
        <source>Edit study</source>
        <translation>Modifica studio</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Non ancora salvato</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvato</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blocco</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Planned analysis</source>
        <translation>Analisi pianificata</translation>
    </message>
    <message>
        <source>Hypotheses and decisions</source>
        <translation>Ipotesi e decisioni</translation>
    </message>
    <message>
        <source>Warning: {problem}</source>
        <translation>Avviso: {problem}</translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation>Riga {line}: {problem}</translation>
    </message>
    <message>
        <source>Error: {problem}</source>
        <translation>Errore: {problem}</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>a field to write in</comment>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Istruzioni</translation>
    </message>
    <message>
        <source>Further questions</source>
        <translation>Altre domande</translation>
    </message>
    <message>
        <source>Plan</source>
        <comment>of trials</comment>
        <translation>Piano</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>Domanda e risposta</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limiti</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Controlli</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Prove</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Domanda</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocchi</translation>
    </message>
    <message>
        <source>Add block</source>
        <translation>Aggiungi blocco</translation>
    </message>
    <message>
        <source>Remove this block</source>
        <translation>Rimuovi questo blocco</translation>
    </message>
    <message>
        <source>All settings of this block…</source>
        <translation>Tutte le impostazioni di questo blocco…</translation>
    </message>
    <message>
        <source>{number} trials</source>
        <translation>{number} prove</translation>
    </message>
    <message>
        <source>When it is asked</source>
        <translation>Quando si chiede</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Questionari</translation>
    </message>
    <message>
        <source>Add form</source>
        <translation>Aggiungi questionario</translation>
    </message>
    <message>
        <source>Remove this form</source>
        <translation>Rimuovi questo questionario</translation>
    </message>
    <message>
        <source>Text above the questions</source>
        <translation>Testo sopra le domande</translation>
    </message>
    <message>
        <source>Questions of this form</source>
        <translation>Domande di questo questionario</translation>
    </message>
    <message>
        <source>A form before the first block</source>
        <translation>Un questionario prima del primo blocco</translation>
    </message>
    <message>
        <source>A form after the last block</source>
        <translation>Un questionario dopo l&apos;ultimo blocco</translation>
    </message>
    <message>
        <source>{speaker} human</source>
        <translation>{speaker} umano</translation>
    </message>
    <message>
        <source>{speaker} machine</source>
        <translation>{speaker} macchina</translation>
    </message>
    <message>
        <source>Both human</source>
        <translation>Entrambi umani</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Uno di ciascuno</translation>
    </message>
    <message>
        <source>Both machine</source>
        <translation>Entrambi macchine</translation>
    </message>
    <message>
        <source>Human answers</source>
        <translation>Risposte umane</translation>
    </message>
    <message>
        <source>Machine answers</source>
        <translation>Risposte di macchina</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>in a list</comment>
        <translation>Su</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>in a list</comment>
        <translation>Giù</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>Anteprima della pagina</translation>
    </message>
    <message>
        <source>New question</source>
        <translation>Nuova domanda</translation>
    </message>
    <message>
        <source>speaker {name}</source>
        <translation>interlocutore {name}</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Domande</translation>
    </message>
    <message>
        <source>Add question</source>
        <translation>Aggiungi domanda</translation>
    </message>
    <message>
        <source>Remove this question</source>
        <translation>Rimuovi questa domanda</translation>
    </message>
    <message>
        <source>always asked</source>
        <translation>sempre chiesta</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regola</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>Aggiungi regola</translation>
    </message>
    <message>
        <source>Remove this rule</source>
        <translation>Rimuovi questa regola</translation>
    </message>
    <message>
        <source>Set: {title}</source>
        <comment>of rules</comment>
        <translation>Insieme: {title}</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studio</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Caso</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Grassetto</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>grassetto</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Corsivo</translation>
    </message>
    <message>
        <source>italic</source>
        <translation>corsivo</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Elenco</translation>
    </message>
    <message>
        <source>item</source>
        <translation>voce</translation>
    </message>
    <message>
        <source>{page} (not written)</source>
        <translation>{page} (non scritta)</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Consenso</translation>
    </message>
    <message>
        <source>Before the block {block}</source>
        <translation>Prima del blocco {block}</translation>
    </message>
    <message>
        <source>After machines</source>
        <comment>a setting</comment>
        <translation>Dopo macchine</translation>
    </message>
    <message>
        <source>Thanks and debriefing</source>
        <translation>Ringraziamento e spiegazione dello studio</translation>
    </message>
    <message>
        <source>Control failed</source>
        <comment>a setting</comment>
        <translation>Controllo fallito</translation>
    </message>
    <message>
        <source>Controls passed</source>
        <comment>a setting</comment>
        <translation>Controlli superati</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <comment>a setting</comment>
        <translation>Doppione</translation>
    </message>
    <message>
        <source>Form answer</source>
        <comment>a setting</comment>
        <translation>Risposta a questionario</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <comment>a setting</comment>
        <translation>Incompleta</translation>
    </message>
    <message>
        <source>Straight lining</source>
        <comment>a setting</comment>
        <translation>Risposte in serie</translation>
    </message>
    <message>
        <source>Too fast</source>
        <comment>a setting</comment>
        <translation>Troppo rapida</translation>
    </message>
    <message>
        <source>Trial answer</source>
        <comment>a setting</comment>
        <translation>Risposta in prova</translation>
    </message>
    <message>
        <source>The preview runs in its own window. {where}</source>
        <translation>L&apos;anteprima si svolge in una finestra propria. {where}</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Controllo…</translation>
    </message>
    <message>
        <source>Sections of the study</source>
        <translation>Sezioni dello studio</translation>
    </message>
    <message>
        <source>Consent and texts</source>
        <translation>Consenso e testi</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>cells of a table</comment>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Cut</source>
        <comment>cells of a table</comment>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>Paste</source>
        <comment>cells of a table</comment>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>cells of a table</comment>
        <translation>Cancella</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Riempi in basso</translation>
    </message>
    <message>
        <source>Insert rows above</source>
        <translation>Inserisci righe sopra</translation>
    </message>
    <message>
        <source>Remove rows</source>
        <translation>Rimuovi righe</translation>
    </message>
    <message>
        <source>{file}: empty</source>
        <translation>{file}: vuoto</translation>
    </message>
    <message>
        <source>Add another column…</source>
        <translation>Aggiungi altra colonna…</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>Aggiungi colonna</translation>
    </message>
    <message>
        <source>Name of the column</source>
        <translation>Nome della colonna</translation>
    </message>
    <message>
        <source>Rename {column}</source>
        <translation>Rinomina {column}</translation>
    </message>
    <message>
        <source>Rename {column}…</source>
        <translation>Rinomina {column}…</translation>
    </message>
    <message>
        <source>Remove {column}</source>
        <translation>Rimuovi {column}</translation>
    </message>
    <message>
        <source>Add {column}</source>
        <translation>Aggiungi {column}</translation>
    </message>
    <message>
        <source>{column}, line {line}</source>
        <comment>a cell</comment>
        <translation>{column}, riga {line}</translation>
    </message>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>Trova (Ctrl+F)</translation>
    </message>
    <message>
        <source>Find in the table</source>
        <translation>Trova nella tabella</translation>
    </message>
    <message>
        <source>warning: {problem}</source>
        <translation>avviso: {problem}</translation>
    </message>
    <message>
        <source>error: {problem}</source>
        <translation>errore: {problem}</translation>
    </message>
    <message>
        <source>Reading the clipboard…</source>
        <translation>Lettura degli appunti…</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Append</source>
        <comment>rows</comment>
        <translation>Accoda</translation>
    </message>
    <message>
        <source>Replace all rows</source>
        <translation>Sostituisci tutte le righe</translation>
    </message>
    <message>
        <source>{rows}, {columns}</source>
        <comment>how large a table is</comment>
        <translation>{rows}, {columns}</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n colonna</numerusform>
            <numerusform>%n colonne</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Lettura di {file}…</translation>
    </message>
    <message numerus="yes">
        <source>{file} has %n row(s)</source>
        <translation>
            <numerusform>{file} ha %n riga</numerusform>
            <numerusform>{file} ha %n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} has no rows.</source>
        <translation>{file} non ha righe.</translation>
    </message>
    <message>
        <source>Pasted {rows}, {columns}.</source>
        <translation>Incollate {rows}, {columns}.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Negli appunti non c&apos;è testo.</translation>
    </message>
    <message>
        <source>Table {name}</source>
        <translation>Tabella {name}</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Giudici</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sessioni</translation>
    </message>
    <message>
        <source>Reading the journals…</source>
        <translation>Lettura dei registri…</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulati</translation>
    </message>
    <message>
        <source>Machine judges</source>
        <translation>Giudici macchina</translation>
    </message>
    <message>
        <source>Exclusions</source>
        <translation>Esclusioni</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n sessione</numerusform>
            <numerusform>%n sessioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single trial(s)</source>
        <translation>
            <numerusform>%n singola prova</numerusform>
            <numerusform>%n singole prove</numerusform>
        </translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Prima e dopo</translation>
    </message>
    <message>
        <source>By rule</source>
        <translation>Per regola</translation>
    </message>
    <message>
        <source>Before rules</source>
        <translation>Prima delle regole</translation>
    </message>
    <message>
        <source>{analysis}, before rules</source>
        <translation>{analysis}, prima delle regole</translation>
    </message>
    <message>
        <source>After rules</source>
        <translation>Dopo le regole</translation>
    </message>
    <message>
        <source>{analysis}, after rules</source>
        <translation>{analysis}, dopo le regole</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sessione</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>all</source>
        <comment>trials</comment>
        <translation>tutte</translation>
    </message>
    <message>
        <source>All studies</source>
        <translation>Tutti gli studi</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esportazione</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Export</source>
        <comment>do it</comment>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Avanzamento dell&apos;esportazione</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Esporta in</translation>
    </message>
    <message>
        <source>There are no sessions in the data folder yet.</source>
        <translation>Nella cartella dei dati non ci sono ancora sessioni.</translation>
    </message>
    <message>
        <source>Not computed</source>
        <translation>Non calcolati</translation>
    </message>
    <message>
        <source>p values aren&apos;t corrected for the number of tests.</source>
        <translation>I valori di p non sono corretti per il numero di test.</translation>
    </message>
    <message>
        <source>As sessions came in</source>
        <translation>Nel corso delle sessioni</translation>
    </message>
    <message>
        <source>Planned</source>
        <comment>of tests: preregistered</comment>
        <translation>Pianificati</translation>
    </message>
    <message>
        <source>Exploratory</source>
        <comment>of tests: not preregistered</comment>
        <translation>Esplorativi</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Stima</translation>
    </message>
    <message>
        <source>p</source>
        <comment>head: of a test</comment>
        <translation>p</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Agreement beyond chance, with its 95% CI. Overall, two codings agree only where all codes of a text are the same; for a category or a code, where both or neither gave it.</source>
        <translation>Accordo oltre il caso, con il suo intervallo al 95 %. In totale, due codifiche concordano solo se tutti i codici di un testo sono uguali; per una categoria o un codice, se lo hanno assegnato entrambi o nessuno dei due.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>The folder can&apos;t be used. {why}</source>
        <translation>La cartella non può essere usata. {why}</translation>
    </message>
    <message>
        <source>depends on: {question}</source>
        <translation>solo dopo: {question}</translation>
    </message>
    <message>
        <source>asked if the answer is</source>
        <translation>e la risposta è</translation>
    </message>
    <message>
        <source>asked if the answer is not</source>
        <translation>e la risposta non è</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Effetto</translation>
    </message>
    <message>
        <source>From the journals in {folder}</source>
        <translation>Dai registri in {folder}</translation>
    </message>
    <message>
        <source>TuringDesk help</source>
        <translation>Guida di TuringDesk</translation>
    </message>
    <message>
        <source>Topics</source>
        <comment>of help</comment>
        <translation>Argomenti</translation>
    </message>
    <message>
        <source>A machine judge is running. Wait until it has finished, or cancel it.</source>
        <translation>Una macchina sta giudicando. Attenda che finisca o annulli.</translation>
    </message>
    <message>
        <source>The machine judge couldn&apos;t continue. See Machine judges.</source>
        <translation>Il giudice macchina non ha potuto continuare. Veda Giudici macchina.</translation>
    </message>
    <message>
        <source>A model on a server in the lab gets the same questions as your participants.</source>
        <translation>A un modello su un server del laboratorio si chiede, come alle persone, chi ha prodotto ogni risposta.</translation>
    </message>
    <message>
        <source>The study is sealed: the truth is not available here, so a judge can&apos;t be trained. Use the original, unsealed package.</source>
        <translation>Lo studio è sigillato: qui nessuno sa chi ha prodotto che cosa, quindi non se ne può imparare nulla. Usi il pacchetto com&apos;era prima di essere sigillato.</translation>
    </message>
    <message>
        <source>Open the study on the Studies page first.</source>
        <translation>Apra prima lo studio nella pagina Studi.</translation>
    </message>
    <message>
        <source>Name of the judge in the data. Enter a name if you run the same judge with different settings.</source>
        <translation>Come si chiama il giudice nei dati; dia un nome quando lo stesso giudice è usato con impostazioni diverse.</translation>
    </message>
    <message>
        <source>Run a machine judge</source>
        <translation>Nuovo giudice macchina</translation>
    </message>
    <message>
        <source>Run a machine judge…</source>
        <translation>Nuovo giudice macchina…</translation>
    </message>
    <message>
        <source>No machine judge has been run on this study yet</source>
        <translation>Nessuna macchina ha ancora giudicato questo studio</translation>
    </message>
    <message>
        <source>A machine judge judges the same answers as your participants. Its verdicts are saved like theirs and shown next to them.</source>
        <translation>Un giudice macchina dice, delle stesse risposte che giudicano le persone, se le ha prodotte un umano o una macchina. I suoi giudizi si conservano come quelli delle persone e si mostrano accanto a essi.</translation>
    </message>
    <message>
        <source>Some judges are trained: they learn from answers with a known origin and judge the others, until each answer has been judged by a judge that was not trained on it. No data leaves this computer. A language model on a server in the lab gets the same questions as participants.</source>
        <translation>Alcuni sono addestrati: imparano da risposte di cui si conosce l&apos;autore e giudicano le altre, finché ogni risposta è stata giudicata da ciò che non si è addestrato su di essa. Nulla lascia questo computer. A un modello linguistico su un server del laboratorio si pongono le domande che si pongono alle persone.</translation>
    </message>
    <message>
        <source>If a simple classifier beats people, there are differences that people miss.</source>
        <translation>Se una semplice macchina distingue umani e macchine dove le persone non ci riescono, le risposte differiscono e le persone non lo vedono.</translation>
    </message>
    <message>
        <source>Made by {maker}. The judge answered {choice}, with a score of {score}.</source>
        <translation>Prodotto da: {maker}. Il giudice ha detto: {choice}, con punteggio {score}.</translation>
    </message>
    <message>
        <source>{n} of {all} people agreed.</source>
        <translation>Delle persone che l&apos;hanno giudicata, lo hanno detto anche {n} su {all}.</translation>
    </message>
    <message>
        <source>Its journals don&apos;t record this.</source>
        <translation>I suoi registri non lo dicono.</translation>
    </message>
    <message>
        <source>You can compare two coders after both have coded every text ({texts} in all), so that neither influences the other. So far: {done}.</source>
        <translation>Due codificatori si confrontano quando entrambi hanno codificato ogni testo ({texts} in tutto), così che nessuno sia influenzato dall&apos;altro. Finora: {done}.</translation>
    </message>
    <message>
        <source>No one: it answers the other blocks</source>
        <translation>Nessuno: risponde agli altri blocchi</translation>
    </message>
    <message>
        <source>Conversations sampled again: {n}.</source>
        <translation>Conversazioni ricampionate: {n}.</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who made an answer</comment>
        <translation>Umano</translation>
    </message>
    <message>
        <source>Machine</source>
        <comment>who made an answer</comment>
        <translation>Macchina</translation>
    </message>
    <message>
        <source>Neither: not imported</source>
        <comment>who made an answer</comment>
        <translation>Né l&apos;uno né l&apos;altra: non importata</translation>
    </message>
    <message>
        <source>Who made it</source>
        <translation>Chi l&apos;ha prodotto</translation>
    </message>
    <message>
        <source>What judges said</source>
        <translation>Giudizi dati</translation>
    </message>
    <message>
        <source>Who made each item</source>
        <translation>Chi ha prodotto ogni elemento</translation>
    </message>
    <message>
        <source>Name of the mapping</source>
        <translation>Nome della mappatura</translation>
    </message>
    <message>
        <source>Save mapping</source>
        <translation>Salva mappatura</translation>
    </message>
    <message>
        <source>Choose the column with the verdicts, or the two with the truth and whether the verdict was correct, or columns with totals.</source>
        <translation>Scelga la colonna con i giudizi, o le due con la verità e se il giudizio era giusto, o colonne con totali.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonna</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Primi valori</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Che cos&apos;è</translation>
    </message>
    <message>
        <source>The table has no column {missing}.</source>
        <translation>La tabella non ha una colonna {missing}.</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Non importata</translation>
    </message>
    <message>
        <source>Imported as it is</source>
        <translation>Importata così com&apos;è</translation>
    </message>
    <message>
        <source>Human, or which machine made it</source>
        <translation>Umano, o quale macchina l&apos;ha prodotto</translation>
    </message>
    <message>
        <source>As guessed</source>
        <translation>Come ipotizzato</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Mappatura</translation>
    </message>
    <message>
        <source>Enter a name for the mapping.</source>
        <translation>Scriva un nome per la mappatura.</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Un altro</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>Millisecondi</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondi</translation>
    </message>
    <message>
        <source>Response times in</source>
        <translation>Tempi di risposta in</translation>
    </message>
    <message>
        <source>Games of each participant.</source>
        <translation>Partite di ogni partecipante.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>For participants who come by a link, for example from Prolific or SONA.</source>
        <translation>Per i partecipanti che arrivano da un link, ad es. da Prolific o SONA.</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Self-directed chats</source>
        <translation>Chat autodirette</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Bots of the Turing Game connect to this desk with a key. Try a bot before you approve it; only approved bots play with participants.</source>
        <translation>I bot del Gioco di Turing si connettono a questa console con una chiave. Provi un bot prima di approvarlo: solo i bot approvati giocano con i partecipanti.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Connesso</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Non connesso</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Non risponde</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s)</source>
        <translation>
            <numerusform>In %n partita</numerusform>
            <numerusform>In %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Lingue</translation>
    </message>
    <message>
        <source>Messages ignored</source>
        <translation>Messaggi ignorati</translation>
    </message>
    <message>
        <source>Revoke the key of {name}? Its games end, and it can&apos;t connect again.</source>
        <translation>Revocare la chiave di {name}? Le sue partite terminano e non potrà più connettersi.</translation>
    </message>
    <message>
        <source>Revoke key</source>
        <translation>Revoca chiave</translation>
    </message>
    <message>
        <source>The key of {name}. Copy it: it is shown only now.</source>
        <translation>La chiave di {name}. La copi: viene mostrata solo ora.</translation>
    </message>
    <message>
        <source>Name of the bot</source>
        <translation>Nome del bot</translation>
    </message>
    <message>
        <source>Languages, such as en de</source>
        <translation>Lingue, ad es. en de</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Aggiungi bot</translation>
    </message>
    <message>
        <source>Revoke key…</source>
        <translation>Revoca chiave…</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chiave</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Both found the machine. The game is over.</source>
        <translation>Entrambi hanno trovato la macchina. La partita è finita.</translation>
    </message>
    <message>
        <source>The machine wasn&apos;t found. The game is over.</source>
        <translation>La macchina non è stata trovata. La partita è finita.</translation>
    </message>
    <message>
        <source>Person {number}: {color}</source>
        <translation>Persona {number}: {color}</translation>
    </message>
    <message>
        <source>The bot is {color}. This game never counts.</source>
        <translation>Il bot è {color}. Questa partita non conta mai.</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>Scriva un messaggio</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Avvia partita</translation>
    </message>
    <message>
        <source>End game</source>
        <translation>Termina partita</translation>
    </message>
    <message>
        <source>Log of the bot&apos;s messages</source>
        <translation>Registro dei messaggi del bot</translation>
    </message>
    <message>
        <source>Waiting for the bot…</source>
        <translation>In attesa del bot…</translation>
    </message>
    <message>
        <source>Accuse</source>
        <translation>Accusa</translation>
    </message>
    <message>
        <source>Messages to the bot and from it</source>
        <translation>Messaggi al bot e dal bot</translation>
    </message>
    <message>
        <source>Person {number}</source>
        <translation>Persona {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n browser(s) connected</source>
        <translation>
            <numerusform>%n browser connesso</numerusform>
            <numerusform>%n browser connessi</numerusform>
        </translation>
    </message>
    <message>
        <source>Plain HTTP isn&apos;t private: others in the network can read and change what participants see and answer.</source>
        <translation>L&apos;HTTP non cifrato non è riservato: altri nella rete possono leggere e modificare ciò che i partecipanti vedono e rispondono.</translation>
    </message>
    <message>
        <source>Browsers warn that they don&apos;t know this computer&apos;s certificate. The help says how participants get past that, and how to use a certificate of your lab.</source>
        <translation>I browser avvertono di non conoscere il certificato di questo computer. La guida spiega come i partecipanti possono proseguire e come usare un certificato del Suo laboratorio.</translation>
    </message>
    <message>
        <source>Phones and browsers</source>
        <translation>Telefoni e browser</translation>
    </message>
    <message>
        <source>Close to browsers</source>
        <translation>Chiudi ai browser</translation>
    </message>
    <message>
        <source>Plain HTTP, without a warning about the certificate</source>
        <translation>HTTP non cifrato, senza avviso sul certificato</translation>
    </message>
    <message>
        <source>Open to browsers</source>
        <translation>Apri ai browser</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copia link</translation>
    </message>
    <message>
        <source>Try it in this computer&apos;s browser</source>
        <translation>Prova nel browser di questo computer</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>Codice QR del link</translation>
    </message>
    <message>
        <source>Participants scan the code or open the link, and do “{title}” in the browser of their phone or computer. Each device gets a participant code of its own. For personal links, use turingdesk invite.</source>
        <translation>I partecipanti scansionano il codice o aprono il link e svolgono “{title}” nel browser del telefono o del computer. Ogni dispositivo riceve un proprio codice partecipante. Per link personali usi turingdesk invite.</translation>
    </message>
    <message>
        <source>Plan at work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running “{study}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Messages so far are saved, and the plan can continue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plan is running. Wait until it ends, or cancel it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan couldn&apos;t continue. See Duels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {wanted} trials have a result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the plan again to retry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tokens} tokens, {cost} {currency}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped early: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) failed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s) failed every time.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No duels in this data folder yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a duel, an actor imitates a target, and a distinguisher says whether it talked with the target. A plan says which models meet, under which protocol, and how often.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New plans begin with scripted models, which run on this computer, so that you can try everything at once. Then enter the models and servers of your lab.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinguishing D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resisting R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans of duels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan: {title}, {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fooling F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished">Svolgimento</translation>
    </message>
    <message>
        <source>Edit plan…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open plan…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New plan…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trials of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advantage d of distinguishers over guessing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turing scores</source>
        <translation type="unfinished">Punteggi di Turing</translation>
    </message>
    <message>
        <source>with errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plan is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>judged by {model}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices are those of a million tokens that a model reads and writes. The server of a scripted model is “scripted”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s), about {messages} messages.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation type="unfinished">Richieste simultanee</translation>
    </message>
    <message>
        <source>Model on server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinguishers, with commas between their IDs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of turns, with commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of queries, with commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save and run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cost is unknown, since some models have no prices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About {cost} {currency}, if a trial has 10 turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an empty folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design</source>
        <translation type="unfinished">Disegno</translation>
    </message>
    <message>
        <source>Trials of each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer in the opening message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer before the last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer that can&apos;t be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actor</source>
        <translation type="unfinished">Attore</translation>
    </message>
    <message>
        <source>Distinguisher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Specimen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model that the distinguisher asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} s per reply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished">Risposta</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished">Turni</translation>
    </message>
    <message>
        <source>Words in a message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{actor} as {target}</source>
        <translation type="unfinished">{actor} come {target}</translation>
    </message>
    <message>
        <source>{judge} answered: {answer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trial has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone gave up.</source>
        <translation>Qualcuno si è arreso.</translation>
    </message>
    <message>
        <source>Bots…</source>
        <translation>Bot…</translation>
    </message>
    <message>
        <source>Accused {color}.</source>
        <translation>Ha accusato {color}.</translation>
    </message>
    <message>
        <source>Column {name}</source>
        <translation>Colonna {name}</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lettura…</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Import data</source>
        <translation>Importa dati</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Avanzamento dell&apos;importazione</translation>
    </message>
    <message>
        <source>Import</source>
        <comment>do it</comment>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Reading… {number} records</source>
        <translation>Lettura… {number} record</translation>
    </message>
    <message>
        <source>Import to</source>
        <translation>Importa in</translation>
    </message>
    <message>
        <source>What was skipped</source>
        <translation>Che cosa è stato escluso</translation>
    </message>
    <message>
        <source>Work with this data folder</source>
        <translation>Usa questa cartella dati</translation>
    </message>
    <message>
        <source>Import to a folder</source>
        <translation>Importa in una cartella</translation>
    </message>
    <message>
        <source>What the import makes</source>
        <translation>Che cosa crea l&apos;importazione</translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation>Che cosa è stato importato</translation>
    </message>
    <message>
        <source>Read: {read}. Imported: {taken}. Skipped: {lost}.</source>
        <translation>Letti: {read}. Importati: {taken}. Esclusi: {lost}.</translation>
    </message>
    <message>
        <source>First rows of {table}</source>
        <translation>Prime righe di {table}</translation>
    </message>
    <message>
        <source>Choose files</source>
        <translation>Scegli i file</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>File e cartelle</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Aggiungi file…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Aggiungi cartella…</translation>
    </message>
    <message>
        <source>Add at least one file or folder.</source>
        <translation>Aggiunga almeno un file o una cartella.</translation>
    </message>
    <message>
        <source>Enter the size of the screen like this: 1280x1024.</source>
        <translation>Scriva le dimensioni dello schermo così: 1280x1024.</translation>
    </message>
    <message>
        <source>As in the files</source>
        <translation>Come nei file</translation>
    </message>
    <message>
        <source>As the picture</source>
        <translation>Come l&apos;immagine</translation>
    </message>
    <message>
        <source>Use a gray picture where one is missing</source>
        <translation>Sostituisci le immagini mancanti con una grigia</translation>
    </message>
    <message>
        <source>Answers to each prompt</source>
        <translation>Risposte per ogni spunto</translation>
    </message>
    <message>
        <source>Screen (px)</source>
        <translation>Schermo (px)</translation>
    </message>
    <message>
        <source>Most turns</source>
        <translation>Numero massimo di turni</translation>
    </message>
    <message>
        <source>Fewest turns</source>
        <translation>Numero minimo di turni</translation>
    </message>
    <message>
        <source>Rules exclude all verdicts.</source>
        <translation>Le regole escludono tutti i giudizi.</translation>
    </message>
    <message>
        <source>by stimulus: never tested on a stimulus from the training set</source>
        <translation>per stimolo: nessuna risposta a uno stimolo usato nell&apos;addestramento</translation>
    </message>
    <message>
        <source>by prompt: never tested on a prompt from the training set</source>
        <translation>per spunto: nessuna risposta a uno spunto usato nell&apos;addestramento</translation>
    </message>
    <message>
        <source>not grouped: answers are split individually</source>
        <translation>non raggruppate: le risposte sono distribuite una a una</translation>
    </message>
    <message>
        <source>none: it saw no answer with a known origin</source>
        <translation>nessuno: non gli è stata mostrata alcuna risposta di autore noto</translation>
    </message>
    <message>
        <source>Pictures sent</source>
        <translation>Immagini inviate</translation>
    </message>
    <message>
        <source>Prompt wording</source>
        <translation>Formulazione</translation>
    </message>
    <message>
        <source>Grouped folds</source>
        <translation>Parti raggruppate</translation>
    </message>
    <message>
        <source>trained on single messages</source>
        <translation>imparato da messaggi singoli</translation>
    </message>
    <message>
        <source>Only for blocks that show two answers side by side</source>
        <translation>Solo blocchi che ne mostrano due affiancate</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Caratteristiche</translation>
    </message>
    <message>
        <source>The study&apos;s texts are sent to this server only. If the server needs a key, set the environment variable TURINGDESK_API_KEY.</source>
        <translation>I testi dello studio vengono inviati a questo server e in nessun altro luogo. Una chiave eventualmente richiesta va nella variabile d&apos;ambiente TURINGDESK_API_KEY.</translation>
    </message>
    <message>
        <source>ID of a stimulus that is shown first with its truth (one-shot). Leave empty for none. With examples, only blocks that use their tables are judged.</source>
        <translation>L&apos;id di uno stimolo mostrato per primo con la sua verità (one-shot); lasci vuoto per nessuno. Con esempi si giudicano solo i blocchi delle loro tabelle.</translation>
    </message>
    <message>
        <source>Send pictures (the model must accept them)</source>
        <translation>Inviare le immagini; il modello deve accettarle</translation>
    </message>
    <message>
        <source>Enter the server&apos;s address, for example http://localhost:11434/v1.</source>
        <translation>Scriva l&apos;indirizzo del server, ad es. http://localhost:11434/v1.</translation>
    </message>
    <message>
        <source>Enter the model&apos;s name as the server lists it.</source>
        <translation>Scriva il nome del modello, come lo chiama il server.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Metodo</translation>
    </message>
    <message>
        <source>Compared with people</source>
        <translation>Con le persone</translation>
    </message>
    <message>
        <source>The process ended unexpectedly.</source>
        <translation>Il processo è terminato in modo imprevisto.</translation>
    </message>
    <message>
        <source>Stopped. Finished verdicts are saved, and you can resume.</source>
        <translation>Fermato. Ciò che è stato giudicato è conservato; si può continuare.</translation>
    </message>
    <message>
        <source>Progress of the machine</source>
        <translation>Avanzamento della macchina</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Si comincia…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Si sta fermando…</translation>
    </message>
    <message>
        <source>Uses the features that fit each task; for text, words and character n-grams.</source>
        <translation>In ogni blocco ciò che è adatto al compito; dei testi le parole e le sequenze di caratteri.</translation>
    </message>
    <message>
        <source>Keeps all answers to a stimulus in one fold, so the judge is never tested on a stimulus it has seen.</source>
        <translation>Con parti raggruppate le risposte a uno stesso stimolo non servono mai sia all&apos;addestramento sia al giudizio. Altrimenti il giudice potrebbe riconoscere uno stimolo e sembrerebbe migliore di quanto è.</translation>
    </message>
    <message>
        <source>Not grouped (as in the papers)</source>
        <translation>Non raggruppate, come negli articoli</translation>
    </message>
    <message>
        <source>File with the features</source>
        <translation>File delle caratteristiche</translation>
    </message>
    <message>
        <source>Also judge with ungrouped folds to show the difference</source>
        <translation>Giudicare anche con parti non raggruppate, per mostrare la differenza</translation>
    </message>
    <message>
        <source>Also judge each machine without training on it</source>
        <translation>Giudicare anche macchine su cui non si è addestrato, a turno</translation>
    </message>
    <message>
        <source>Train on single messages of conversations</source>
        <translation>Imparare da messaggi singoli delle conversazioni</translation>
    </message>
    <message>
        <source>Choose the file that contains these features.</source>
        <translation>Scelga il file in cui si cercano queste caratteristiche.</translation>
    </message>
    <message>
        <source>Enter the server&apos;s address and the model to use.</source>
        <translation>Scriva l&apos;indirizzo del server e il modello che ha.</translation>
    </message>
    <message>
        <source>Usual features for each task</source>
        <translation>Secondo il compito (consueto)</translation>
    </message>
    <message>
        <source>The next user has to identify themselves ({key})</source>
        <translation>Chi viene dopo dice chi è ({key})</translation>
    </message>
    <message>
        <source>This data folder is also open on another computer: {places}. Everyone can work: sessions are shared, and nothing is counted twice.</source>
        <translation>Questa cartella dei dati è aperta anche su un&apos;altra console: {places}. Entrambe possono lavorare: ognuna vede le sessioni dell&apos;altra e nulla viene contato due volte.</translation>
    </message>
    <message numerus="yes">
        <source>This data folder is also open on %n other computer(s): {places}. Everyone can work: sessions are shared, and nothing is counted twice.</source>
        <translation>
            <numerusform>Questa cartella di dati è aperta anche in %n altra console: {places}. Entrambe possono lavorare: ciascuna vede le sessioni dell&apos;altra e nulla si conta due volte.</numerusform>
            <numerusform>Questa cartella di dati è aperta anche in altre %n console: {places}. Tutte possono lavorare: ciascuna vede le sessioni delle altre e nulla si conta due volte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prepare</source>
        <comment>group of pages</comment>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>group of pages</comment>
        <translation>Svolgimento</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>group of pages</comment>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Classifiche</translation>
    </message>
    <message>
        <source>Codes are random, avoid characters that look alike, and end with a check character. Each code is given out only once across all computers that use this data folder.</source>
        <translation>I codici sono casuali, senza caratteri che si confondono, e l&apos;ultimo verifica gli altri. Due console di questa cartella di dati non assegnano mai lo stesso.</translation>
    </message>
    <message>
        <source>Codes belong to a study. Open a study on the Studies page first.</source>
        <translation>I codici si creano per uno studio. Prima ne apra uno in Studi.</translation>
    </message>
    <message>
        <source>One code per line, typed or pasted from a spreadsheet: letters (a to z), digits, and hyphens. Codes are used in file names, so don&apos;t use real names.</source>
        <translation>Un codice per riga, digitato o incollato da un foglio di calcolo: lettere (da a a z), cifre e trattini. I codici danno il nome ai file, quindi niente nomi veri.</translation>
    </message>
    <message>
        <source>available</source>
        <comment>a code nobody uses</comment>
        <translation>libero</translation>
    </message>
    <message numerus="yes">
        <source>%n code(s) for this study, {free} available.</source>
        <translation>
            <numerusform>%n codice per questo studio, {free} liberi.</numerusform>
            <numerusform>%n codici per questo studio, {free} liberi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new code(s); {known} already on the list.</source>
        <translation>
            <numerusform>%n nuovo codice, {known} già in elenco.</numerusform>
            <numerusform>%n nuovi codici, {known} già in elenco.</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of codes</source>
        <translation>Quanti</translation>
    </message>
    <message>
        <source>Create codes</source>
        <translation>Crea codici</translation>
    </message>
    <message numerus="yes">
        <source>%n code(s) copied, one per line.</source>
        <translation>
            <numerusform>%n codice copiato.</numerusform>
            <numerusform>%n codici copiati, uno per riga.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} more.</source>
        <translation>Ce ne sono altri {number}.</translation>
    </message>
    <message>
        <source>Describe what happened, for those who analyze the data: for example, the participant arrived late or was interrupted. No names. Notes are exported. You can add notes but not change them.</source>
        <translation>Che cosa è successo, per chi guarderà i dati in seguito: arrivo in ritardo, disturbo, interruzione per una telefonata. Niente nomi. Le note vengono esportate; non si possono cambiare, solo integrare.</translation>
    </message>
    <message>
        <source>This session will no longer count in live results, analyses, or exports without pilots. Its journal doesn&apos;t change. You can&apos;t undo this.</source>
        <translation>D&apos;ora in poi questa sessione non conta da nessuna parte: né nei risultati in diretta, né nelle analisi o nelle esportazioni senza pilota. Il suo registro resta com&apos;è. Non si può annullare.</translation>
    </message>
    <message>
        <source>A note can have at most {most} characters.</source>
        <translation>Una nota ha al massimo {most} caratteri.</translation>
    </message>
    <message>
        <source>Reason for marking as a pilot</source>
        <translation>Perché è pilota</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>the reason</comment>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>No participants yet. Participants appear here when they start a session. You can create codes in advance.</source>
        <translation>Non c&apos;è ancora nessuno. Qui compare chi inizia una sessione; i codici si possono creare prima.</translation>
    </message>
    <message>
        <source>No matches. Clear the search or choose all studies.</source>
        <translation>Nessuno corrisponde. Svuoti la ricerca o scelga tutti gli studi.</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Ultima presenza</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Segni</translation>
    </message>
    <message>
        <source>Participant&apos;s sessions and notes</source>
        <translation>Sessioni e note del partecipante</translation>
    </message>
    <message>
        <source>All of this person&apos;s data will be deleted from the data folder: journals, personal answers, pilots, notes, and the reserved code. A log entry keeps the date, who deleted the data, the reason, and the number of answers. Delete the data from backups and earlier exports yourself.</source>
        <translation>Tutto ciò che questa persona ha fornito viene eliminato dalla cartella dei dati: registri, risposte personali, pilota, note e codice riservato. Resta un&apos;annotazione di ritiro: quando, da chi, perché e quante risposte c&apos;erano. Le copie di riserva e le esportazioni precedenti vanno ripulite da Lei.</translation>
    </message>
    <message>
        <source>There are no sessions here.</source>
        <translation>Qui non c&apos;è alcuna sessione.</translation>
    </message>
    <message>
        <source>Keep only a hash of the code in the log entry</source>
        <translation>Nell&apos;annotazione di ritiro conserva solo un hash del codice</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Elimina per sempre</translation>
    </message>
    <message>
        <source>Reason, for example: asked by email. No names.</source>
        <translation>Motivo, per esempio: richiesto per e-mail. Senza nomi.</translation>
    </message>
    <message>
        <source>This person&apos;s sessions couldn&apos;t be listed.</source>
        <translation>Non è stato possibile elencare le sessioni di questa persona.</translation>
    </message>
    <message>
        <source>Machine partner</source>
        <translation>Interlocutore macchina</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Solo persone</translation>
    </message>
    <message>
        <source>Share of conversations</source>
        <translation>Quota di conversazioni</translation>
    </message>
    <message>
        <source>No users are listed: anyone who uses this computer can do everything, and the audit log shows the system&apos;s user name. To make TuringDesk ask for the user, add people.</source>
        <translation>L&apos;elenco è vuoto: chi usa questo computer può fare tutto e il diario riporta l&apos;utente del sistema. Aggiunga delle persone perché la console chieda chi è presente.</translation>
    </message>
    <message>
        <source>TuringDesk asks for a PIN when it starts and after it was locked. A PIN controls who can do what in TuringDesk. It does not protect the files on this computer.</source>
        <translation>La console chiede un PIN all&apos;avvio e dopo essere stata bloccata. Il PIN stabilisce chi può fare che cosa a questa console; chi può usare i file di questo computer non ne ha bisogno per leggerli.</translation>
    </message>
    <message>
        <source>At least {least} characters; not a sequence such as 1234.</source>
        <translation>Almeno {least} caratteri, lettere o cifre, e nessuna serie come 1234.</translation>
    </message>
    <message>
        <source>The first person is an investigator. From now on, TuringDesk asks for the user when it starts and after a period without activity.</source>
        <translation>La prima persona è un responsabile. D&apos;ora in poi la console chiede chi è presente: all&apos;avvio e dopo un po&apos; senza tastiera né mouse.</translation>
    </message>
    <message>
        <source>Investigator: can do everything</source>
        <translation>Responsabile: può fare tutto</translation>
    </message>
    <message>
        <source>Assistant: can run sessions and write notes</source>
        <translation>Assistente: conduce sessioni e scrive note</translation>
    </message>
    <message>
        <source>Lock after this many minutes without a key press or mouse movement</source>
        <translation>Blocca dopo minuti senza tastiera né mouse</translation>
    </message>
    <message>
        <source>No user will be left, and anyone will be able to do everything again.</source>
        <translation>Così non resta nessuno e tutto è di nuovo permesso a tutti.</translation>
    </message>
    <message>
        <source>They can no longer unlock TuringDesk. Their entries stay in the audit log.</source>
        <translation>Non può più sbloccare questa console. Ciò che ha fatto resta nel diario.</translation>
    </message>
    <message>
        <source>Repeat PIN</source>
        <translation>Ripeti PIN</translation>
    </message>
    <message>
        <source>New PIN (leave empty to keep the current one)</source>
        <translation>Nuovo PIN; lasciare vuoto per mantenere l&apos;attuale</translation>
    </message>
    <message>
        <source>The PINs don&apos;t match.</source>
        <translation>I due PIN sono diversi.</translation>
    </message>
    <message>
        <source>The withdrawal of {code} was interrupted. It has now been completed.</source>
        <translation>Il ritiro di {code} era stato interrotto. Ora è completo.</translation>
    </message>
    <message>
        <source>Forgot the PIN? An investigator can set a new one in Settings. If no one can sign in, run turingdesk people --reset NAME in a terminal on this computer.</source>
        <translation>PIN dimenticato? Un responsabile ne assegna uno nuovo in Impostazioni. Se nessuno può entrare: turingdesk people --reset NAME, in un terminale di questo computer.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Try again in {time}.</source>
        <translation>Dopo PIN errati, il prossimo sarà controllato tra {time}.</translation>
    </message>
    <message>
        <source>TuringDesk is locked</source>
        <translation>La console è bloccata</translation>
    </message>
    <message>
        <source>Wrong PIN.</source>
        <translation>Questo PIN è errato.</translation>
    </message>
    <message>
        <source>No ratings yet. Players and machines appear here when the first Turing Game of this data folder is over. Pilots and sealed studies don&apos;t count.</source>
        <translation>Ancora nessuna classifica. Giocatori e macchine compaiono qui quando finisce il primo Gioco di Turing di questa cartella dati. Le sessioni pilota e gli studi sigillati non contano.</translation>
    </message>
    <message>
        <source>No one is waiting for a Turing Game.</source>
        <translation>Nessuno è in attesa di un Gioco di Turing.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Attesa</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Forza</translation>
    </message>
    <message>
        <source>Closest (distance)</source>
        <translation>Più vicino (distanza)</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Strength [95% CI]</source>
        <translation>Forza [IC al 95 %]</translation>
    </message>
    <message>
        <source>Minutes to decide</source>
        <translation>Minuti per decidere</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Weighted ratio</source>
        <translation>Rapporto pesato</translation>
    </message>
    <message>
        <source>Matching and ratings</source>
        <translation>Abbinamento e classifiche</translation>
    </message>
    <message>
        <source>Waiting for a partner</source>
        <translation>In attesa di un interlocutore</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Macchine</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>Partite nel tempo</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Preregistered {time} by {person}, version {version}.</source>
        <translation>Preregistrato il {time} da {person}, versione {version}.</translation>
    </message>
    <message>
        <source>Why? The report shows the reason next to the changes.</source>
        <translation>Perché? Il rapporto lo mostra accanto alle modifiche.</translation>
    </message>
    <message>
        <source>Explain changes</source>
        <translation>Motiva le modifiche</translation>
    </message>
    <message>
        <source>The preregistration was changed by hand: {problem}</source>
        <translation>La preregistrazione è stata modificata a mano: {problem}</translation>
    </message>
    <message>
        <source>Preregistered {time} by {person}, sealed later.</source>
        <translation>Preregistrato il {time} da {person}, poi sigillato.</translation>
    </message>
    <message>
        <source>Not preregistered. Preregister the study&apos;s folder, then pack it.</source>
        <translation>Non preregistrato. Preregistri la cartella dello studio, poi crei il pacchetto.</translation>
    </message>
    <message>
        <source>Preregister the study</source>
        <translation>Preregistra lo studio</translation>
    </message>
    <message>
        <source>Preregister</source>
        <translation>Preregistra</translation>
    </message>
    <message>
        <source>Changed since preregistration</source>
        <translation>Modificato dopo la preregistrazione</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>the reason of a change</comment>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Preregister…</source>
        <translation>Preregistra…</translation>
    </message>
    <message>
        <source>Explain changes…</source>
        <translation>Motiva modifiche…</translation>
    </message>
    <message numerus="yes">
        <source>and %n more change(s)</source>
        <translation>
            <numerusform>e %n altra modifica</numerusform>
            <numerusform>e altre %n modifiche</numerusform>
        </translation>
    </message>
    <message>
        <source>The preregistration stays with the study. You can still change the study; each change is shown as a deviation with its date, author, and reason.</source>
        <translation>La preregistrazione resta con lo studio. Le modifiche restano possibili; ciascuna compare come scostamento con data, autore e motivo.</translation>
    </message>
    <message>
        <source>Not preregistered. Preregistering records the study&apos;s hash, rules, and planned analysis before data collection. You can still change the study; changes are shown as deviations.</source>
        <translation>Non preregistrato. La preregistrazione registra l&apos;hash dello studio, le sue regole e l&apos;analisi pianificata prima della raccolta dei dati. Le modifiche restano possibili e compaiono come scostamenti.</translation>
    </message>
    <message>
        <source>Changed since then, without a reason:</source>
        <translation>Modificato in seguito, senza che nessuno dicesse perché:</translation>
    </message>
    <message>
        <source>Not preregistered when it was sealed.</source>
        <translation>Non preregistrato quando è stato sigillato.</translation>
    </message>
    <message>
        <source>The participant didn&apos;t consent.</source>
        <translation>Il consenso non è stato dato.</translation>
    </message>
    <message>
        <source>The experimenter ended the session.</source>
        <translation>Il responsabile dello studio ha terminato la sessione.</translation>
    </message>
    <message>
        <source>The session is closed for now. You can resume it from Sessions.</source>
        <translation>La sessione è stata chiusa per ora; si può riprendere da Sessioni.</translation>
    </message>
    <message>
        <source>{session} is paused. {why} TuringDesk tries again every few seconds.</source>
        <translation>{session} è in pausa. {why} Si riprova ogni pochi secondi.</translation>
    </message>
    <message>
        <source>{session}: everything is saved. The participant can continue.</source>
        <translation>{session}: tutto è scritto. Il partecipante può continuare.</translation>
    </message>
    <message>
        <source>{participant}: {done} of {trials} saved and checked.</source>
        <translation>{participant}: salvate e verificate {done} su {trials}.</translation>
    </message>
    <message>
        <source>{clock_was_set}; response times are correct.</source>
        <translation>{clock_was_set}; i tempi di risposta sono esatti.</translation>
    </message>
    <message>
        <source>The journal couldn&apos;t be read back: {why}</source>
        <translation>Non è stato possibile rileggere il registro: {why}</translation>
    </message>
    <message>
        <source>Opens the seal in TuringDesk until you close it. Results, exports, and live results then show who made what; anyone watching is unblinded.</source>
        <translation>Apre il sigillo per questa console finché non viene chiusa. Risultati, esportazioni e numeri in diretta dicono allora chi ha prodotto che cosa; chi guarda non è più in cieco.</translation>
    </message>
    <message>
        <source>Creates a second package in which no one can read who made what. Run the sessions from that package. Verdicts are counted after you enter the passphrase.</source>
        <translation>Crea un secondo pacchetto in cui nessuno può leggere chi ha prodotto che cosa. Svolga le sessioni con quello; i giudizi si contano quando si inserisce la passphrase.</translation>
    </message>
    <message>
        <source>The passphrase is not stored anywhere. Without it, no one can ever count the verdicts.</source>
        <translation>La passphrase non è memorizzata da nessuna parte. Senza di essa nessuno potrà mai contare i giudizi.</translation>
    </message>
    <message>
        <source>Save the sealed package as</source>
        <comment>a file or a folder</comment>
        <translation>Sigilla in</translation>
    </message>
    <message>
        <source>Checking the passphrase</source>
        <translation>Prova della passphrase</translation>
    </message>
    <message>
        <source>Enter passphrase…</source>
        <translation>Passphrase…</translation>
    </message>
    <message>
        <source>Number of sessions</source>
        <translation>Sessioni da estrarre</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Enter a new name for the sealed package: a folder or a .tdz file.</source>
        <translation>Indichi il pacchetto sigillato: una cartella o un file .tdz che non esiste ancora.</translation>
    </message>
    <message>
        <source>Enter the number of sessions: 1 to {most}.</source>
        <translation>Scriva quante sessioni estrarre: da 1 a {most}.</translation>
    </message>
    <message>
        <source>The passphrases don&apos;t match. Type them again.</source>
        <translation>Le due passphrase non sono uguali. Le digiti di nuovo.</translation>
    </message>
    <message>
        <source>Number of sessions, with a reserve for dropouts</source>
        <translation>Sessioni da estrarre, qualcuna in più del previsto per chi abbandona</translation>
    </message>
    <message>
        <source>Passphrase (at least 12 characters)</source>
        <translation>Passphrase, almeno 12 caratteri</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <comment>the same passphrase</comment>
        <translation>Ripeti</translation>
    </message>
    <message numerus="yes">
        <source>{package} is saved, with %n session(s). It opens now. Run the sessions from it, and store the original study where the people who run them can&apos;t find it.

Fingerprint of the seal: {fingerprint}…</source>
        <translation>
            <numerusform>{package} è pronto, con %n sessione estratta. Ora si apre; svolga le sessioni con questo e tenga lo studio originale dove chi le conduce non lo trovi.

Impronta del sigillo: {fingerprint}…</numerusform>
            <numerusform>{package} è pronto, con %n sessioni estratte. Ora si apre; svolga le sessioni con questo e tenga lo studio originale dove chi le conduce non lo trovi.

Impronta del sigillo: {fingerprint}…</numerusform>
        </translation>
    </message>
    <message>
        <source>No sessions yet. Start one on the Studies page. It appears here right away.</source>
        <translation>Ancora nessuna sessione. Ne avvii una da Studi; compare qui appena iniziata.</translation>
    </message>
    <message>
        <source>No matches. Clear the search.</source>
        <translation>Nessuna sessione corrisponde. Cancelli la ricerca.</translation>
    </message>
    <message numerus="yes">
        <source>Checked %n journal(s): every line is unchanged.</source>
        <translation>
            <numerusform>Controllato %n registro: ogni riga è come è stata scritta.</numerusform>
            <numerusform>Controllati %n registri: ogni riga è come è stata scritta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Signed: {signed}; not signed or not closed: {others}.</source>
        <translation>Firmati: {signed}; non firmati o non chiusi: {others}.</translation>
    </message>
    <message>
        <source>{time}, {who} (marked as a pilot): {note}</source>
        <translation>{time}, {who} (resa pilota): {note}</translation>
    </message>
    <message>
        <source>These settings apply to all sessions on this computer, and each session records them. Use the same settings on all booths of a study. Participants change the text size with Ctrl and plus or minus.</source>
        <translation>Le sessioni su questo computer hanno lo stesso aspetto, annotato nella prima riga di ciascuna. Mantenga un solo aspetto per tutte le cabine di uno studio. I partecipanti cambiano la dimensione dei caratteri con Ctrl e più o meno.</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Changes are saved automatically.</source>
        <translation>Le modifiche valgono subito.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>No verdicts yet.</source>
        <translation>Ancora nessun giudizio.</translation>
    </message>
    <message>
        <source>No verdict on a machine yet.</source>
        <translation>Ancora nessun giudizio su una macchina.</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Sigillato</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Postazione</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Prove</translation>
    </message>
    <message>
        <source>Median RT</source>
        <translation>RT mediano</translation>
    </message>
    <message>
        <source>Imitation detectability</source>
        <translation>Riconoscibilità dell&apos;imitazione</translation>
    </message>
    <message>
        <source>Answers per minute</source>
        <translation>Risposte al minuto</translation>
    </message>
    <message>
        <source>reserved for control trials</source>
        <translation>riservato al controllo</translation>
    </message>
    <message>
        <source>reserved for practice</source>
        <translation>riservato all&apos;esercizio</translation>
    </message>
    <message>
        <source>TuringDesk never changes recorded data. The files are as they were found.</source>
        <translation>TuringDesk non modifica mai ciò che è stato scritto; i file sono come sono stati trovati.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more. To list them all, run `turingdesk check`.</source>
        <translation>
            <numerusform>E %n altro; `turingdesk check` li elenca tutti.</numerusform>
            <numerusform>E altri %n; `turingdesk check` li elenca tutti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in the audit log</source>
        <translation>
            <numerusform>%n problema nel diario</numerusform>
            <numerusform>%n problemi nel diario</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that it exists and can be read.</source>
        <translation>Controlli che sia presente e leggibile.</translation>
    </message>
    <message>
        <source>Letters, digits, and hyphens, for example P-014. The code is used in file names, so don&apos;t use real names.</source>
        <translation>Lettere, cifre e trattini, ad es. P-014. Dà il nome ai file, quindi niente nomi veri.</translation>
    </message>
    <message>
        <source>Session {number} of {code} was interrupted</source>
        <translation>La sessione {number} di {code} è stata interrotta</translation>
    </message>
    <message>
        <source>Pilot: in a window with an orange border, stored separately, never counted</source>
        <translation>Pilota: in una finestra con bordo arancione, tenuta separata, mai contata</translation>
    </message>
    <message>
        <source>{session}: answers saved: {answers} of {given}.</source>
        <translation>{session}: {answers} risposte su {given} sono sul disco.</translation>
    </message>
    <message>
        <source>{participant}: {done} of {trials} and {forms} saved and checked.</source>
        <translation>{participant}: salvate e verificate {done} su {trials} e {forms}.</translation>
    </message>
    <message>
        <source>To see the stimulus “{stimulus}”, open its study first.</source>
        <translation>Per vedere lo stimolo “{stimulus}” apra prima il suo studio.</translation>
    </message>
    <message>
        <source>Open the demo</source>
        <translation>Apri la demo</translation>
    </message>
    <message>
        <source>Import data…</source>
        <translation>Importa dati…</translation>
    </message>
    <message>
        <source>How do you want to begin?</source>
        <translation>Come vuole iniziare?</translation>
    </message>
    <message>
        <source>Look at the demo</source>
        <translation>Guarda la demo</translation>
    </message>
    <message>
        <source>Seven short tasks with invented answers. Take part yourself, then watch the results. A session takes about a quarter of an hour.</source>
        <translation>Sette brevi compiti con risposte inventate. Partecipi in prima persona, poi guardi i risultati. Una sessione dura circa un quarto d&apos;ora.</translation>
    </message>
    <message>
        <source>Make a study</source>
        <translation>Crea uno studio</translation>
    </message>
    <message>
        <source>From a spreadsheet with one answer in each row, and a folder of pictures. Or start from a published design.</source>
        <translation>Da un foglio di calcolo con una risposta per riga e una cartella di immagini. Oppure da un disegno pubblicato.</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Apri uno studio</translation>
    </message>
    <message>
        <source>A study is a folder with a study.toml, or one .tdz file. You can also drop it anywhere on this window.</source>
        <translation>Uno studio è una cartella con study.toml o un unico file .tdz. Si può anche trascinare in un punto qualsiasi di questa finestra.</translation>
    </message>
    <message>
        <source>About {minutes} min</source>
        <translation>Circa {minutes} min</translation>
    </message>
    <message>
        <source>In browsers…</source>
        <translation>Nel browser…</translation>
    </message>
    <message>
        <source>Session {number} of {code} at {kiosk} was interrupted</source>
        <translation>La sessione {number} di {code} su {kiosk} è stata interrotta</translation>
    </message>
    <message>
        <source>Start over with the same trials</source>
        <translation>Ricomincia con le stesse prove</translation>
    </message>
    <message>
        <source>Start another session with different trials</source>
        <translation>Inizia un&apos;altra sessione con altre prove</translation>
    </message>
    <message>
        <source>Next available code: {code}</source>
        <translation>Prossimo codice libero: {code}</translation>
    </message>
    <message>
        <source>Alt+Up or Alt+Down sorts by this column.</source>
        <translation>Alt con freccia su o giù ordina in base alla colonna.</translation>
    </message>
    <message>
        <source>Create one from a template or from your own spreadsheet, or drop one onto this window. Try it as a pilot first: pilots never count.</source>
        <translation>Ne crei uno da un modello o dal Suo foglio di calcolo, o ne trascini uno in questa finestra. Lo provi prima come pilota: i pilota non contano mai.</translation>
    </message>
    <message>
        <source>Every answer is saved at once</source>
        <translation>Ogni risposta è subito sul disco</translation>
    </message>
    <message>
        <source>Start a session on the Studies page with a participant code. If it is interrupted, start it again with the same code: it continues at the same trial.</source>
        <translation>Avvii una sessione da Studi con un codice partecipante. Se viene interrotta, la riavvii con lo stesso codice: continua dalla stessa prova.</translation>
    </message>
    <message>
        <source>Results update while people answer</source>
        <translation>I numeri si muovono mentre le persone rispondono</translation>
    </message>
    <message>
        <source>The confusion matrix and detectability are computed from the answers, with and without the study&apos;s rules.</source>
        <translation>La matrice e la riconoscibilità vengono direttamente dalle risposte, prima e dopo le regole dello studio stesso.</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Porti tutto con sé</translation>
    </message>
    <message>
        <source>Excel and CSV, one row per answer, with a codebook. For help on any page, press F1.</source>
        <translation>Excel e CSV, una riga per ogni domanda con risposta, con un codebook. Prema F1 in qualsiasi pagina per la guida.</translation>
    </message>
    <message>
        <source>{number} of {sessions}</source>
        <translation>{number} su {sessions}</translation>
    </message>
    <message>
        <source>Answers given so far are saved. Close TuringDesk and start it again.</source>
        <translation>Le risposte date finora sono sul disco. Chiuda TuringDesk e lo riavvii.</translation>
    </message>
    <message>
        <source>Fix the package and open it again.</source>
        <translation>Corregga il pacchetto e lo riapra.</translation>
    </message>
    <message>
        <source>Something unexpected happened in TuringDesk.</source>
        <translation>TuringDesk ha incontrato un imprevisto.</translation>
    </message>
    <message>
        <source>The report is saved in {file}</source>
        <translation>Il resoconto è in {file}</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Che cosa fare ora</translation>
    </message>
    <message>
        <source>A session is in progress</source>
        <translation>È in corso la sessione di un partecipante</translation>
    </message>
    <message>
        <source>The last answer is in memory, and TuringDesk tries to save it every few seconds. If you close the session now, the answer is lost, and the question is asked again when the session resumes.</source>
        <translation>L&apos;ultima risposta è in memoria e si ritenta di scriverla ogni pochi secondi. Chiudendo ora va persa; quel passo sarà chiesto di nuovo alla ripresa della sessione.</translation>
    </message>
    <message>
        <source>The answer is saved now, and nothing is lost. The participant can continue.</source>
        <translation>Ora è scritta e nulla è andato perso. Il partecipante può continuare.</translation>
    </message>
    <message>
        <source>Ends the session. Answers so far are saved; the remaining questions are not asked.</source>
        <translation>È conclusa: le risposte date restano, il resto non viene chiesto.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong PINs. Try again in %n s.</source>
        <translation>
            <numerusform>Dopo PIN errati, il prossimo sarà controllato tra %n s.</numerusform>
            <numerusform>Dopo PIN errati, il prossimo sarà controllato tra %n s.</numerusform>
        </translation>
    </message>
    <message>
        <source>OK</source>
        <comment>nothing has to be done</comment>
        <translation>A posto</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>here is something to look at</comment>
        <translation>Avviso</translation>
    </message>
    <message>
        <source>Pre-session check</source>
        <translation>Controllo preliminare</translation>
    </message>
    <message>
        <source>Pre-session check: the session can&apos;t start</source>
        <translation>Controllo preliminare: la sessione non può iniziare</translation>
    </message>
    <message numerus="yes">
        <source>Pre-session check: %n warning(s)</source>
        <translation>
            <numerusform>Controllo preliminare: %n avviso</numerusform>
            <numerusform>Controllo preliminare: %n avvisi</numerusform>
        </translation>
    </message>
    <message>
        <source>Pre-session check: no problems</source>
        <translation>Controllo preliminare: nessun problema</translation>
    </message>
    <message>
        <source>The participant&apos;s screen was unplugged: {name}. Plug it in again, or continue on the remaining screen. The trial is marked as interrupted.</source>
        <translation>Lo schermo del partecipante è stato scollegato: {name}. Lo ricolleghi o continui sullo schermo rimasto. La prova viene segnata come interrotta.</translation>
    </message>
    <message>
        <source>Sessions now</source>
        <translation>Sessioni ora</translation>
    </message>
    <message>
        <source>Pilots</source>
        <translation>Pilota</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation>Tutti i compiti</translation>
    </message>
    <message>
        <source>the reader ended unexpectedly</source>
        <translation>la lettura è terminata in modo imprevisto</translation>
    </message>
    <message>
        <source>Column names as in the codebook</source>
        <translation>Nomi delle colonne come nel codebook</translation>
    </message>
    <message>
        <source>Column names as in {program}</source>
        <translation>Nomi delle colonne come in {program}</translation>
    </message>
    <message>
        <source>last answer {when}</source>
        <comment>for example 3 min ago</comment>
        <translation>ultima risposta {when}</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) counted</source>
        <translation>
            <numerusform>%n risposta contata</numerusform>
            <numerusform>%n risposte contate</numerusform>
        </translation>
    </message>
    <message>
        <source>fast answers</source>
        <translation>risposte rapide</translation>
    </message>
    <message numerus="yes">
        <source>%n kiosk(s) running</source>
        <translation>
            <numerusform>%n postazione attiva</numerusform>
            <numerusform>%n postazioni attive</numerusform>
        </translation>
    </message>
    <message>
        <source>no kiosk running</source>
        <translation>nessuna postazione attiva</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in the journals</source>
        <translation>
            <numerusform>%n problema nei registri</numerusform>
            <numerusform>%n problemi nei registri</numerusform>
        </translation>
    </message>
    <message>
        <source>on {date}</source>
        <translation>il {date}</translation>
    </message>
    <message numerus="yes">
        <source>%n sealed</source>
        <comment>answers</comment>
        <translation>
            <numerusform>%n sigillata</numerusform>
            <numerusform>%n sigillate</numerusform>
        </translation>
    </message>
    <message>
        <source>before rules</source>
        <translation>prima delle regole</translation>
    </message>
    <message>
        <source>No interval yet</source>
        <translation>Ancora nessun intervallo</translation>
    </message>
    <message>
        <source>{seconds} s ago</source>
        <translation>{seconds} s fa</translation>
    </message>
    <message>
        <source>{minutes} min ago</source>
        <translation>{minutes} min fa</translation>
    </message>
    <message>
        <source>{hours} h ago</source>
        <translation>{hours} h fa</translation>
    </message>
    <message numerus="yes">
        <source>%n excluded by rule</source>
        <comment>answers</comment>
        <translation>
            <numerusform>%n esclusa per regola</numerusform>
            <numerusform>%n escluse per regola</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers yet.</source>
        <translation>Ancora nessuna risposta.</translation>
    </message>
    <message>
        <source>Simulated data</source>
        <translation>Dati simulati</translation>
    </message>
    <message>
        <source>Pilot data</source>
        <translation>Dati pilota</translation>
    </message>
    <message>
        <source>human</source>
        <translation>umano</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>macchina</translation>
    </message>
    <message>
        <source>Live results</source>
        <translation>Risultati in diretta</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Dimostrazione</translation>
    </message>
    <message>
        <source>Progress of reading</source>
        <translation>Avanzamento della lettura</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n journal(s)…</source>
        <translation>
            <numerusform>Lettura di %n registro…</numerusform>
            <numerusform>Lettura di %n registri…</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages</source>
        <comment>of the desk</comment>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>{desk}, since {time}</source>
        <translation>{desk}, da {time}</translation>
    </message>
    <message>
        <source>Also open at {places}</source>
        <translation>Aperta anche in {places}</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studi</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Partecipanti</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Codice</translation>
    </message>
    <message>
        <source>Made</source>
        <comment>when a code was made</comment>
        <translation>Creato</translation>
    </message>
    <message>
        <source>By</source>
        <comment>who made it</comment>
        <translation>Da</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Participant codes</source>
        <translation>Codici partecipante</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Codici</translation>
    </message>
    <message>
        <source>First coder</source>
        <translation>Primo codificatore</translation>
    </message>
    <message>
        <source>Second coder</source>
        <translation>Secondo codificatore</translation>
    </message>
    <message>
        <source>Overall</source>
        <comment>agreement of two coders</comment>
        <translation>In totale</translation>
    </message>
    <message>
        <source>Two coders compared</source>
        <translation>Due codificatori a confronto</translation>
    </message>
    <message>
        <source>Text coded differently</source>
        <translation>Testo codificato diversamente</translation>
    </message>
    <message>
        <source>All codes of both</source>
        <translation>Tutti i codici di entrambi</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>to code</comment>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Accordo</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Kappa</translation>
    </message>
    <message>
        <source>Cohen’s kappa</source>
        <translation>Kappa di Cohen</translation>
    </message>
    <message>
        <source>Texts coded differently</source>
        <translation>Testi codificati diversamente</translation>
    </message>
    <message>
        <source>{coder} {done}</source>
        <comment>how many texts a coder has coded</comment>
        <translation>{coder} {done}</translation>
    </message>
    <message>
        <source>Coding</source>
        <translation>Codifica</translation>
    </message>
    <message>
        <source>Compare coders</source>
        <translation>Confronta codificatori</translation>
    </message>
    <message>
        <source>Coder</source>
        <translation>Codificatore</translation>
    </message>
    <message>
        <source>Text to code</source>
        <translation>Testo da codificare</translation>
    </message>
    <message>
        <source>Texts coded</source>
        <translation>Testi codificati</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the text before</comment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Codes: {codes}</source>
        <translation>Codici: {codes}</translation>
    </message>
    <message>
        <source>No code</source>
        <translation>Nessun codice</translation>
    </message>
    <message>
        <source>Parts of the study</source>
        <translation>Parti dello studio</translation>
    </message>
    <message>
        <source>Column names</source>
        <translation>Nomi delle colonne</translation>
    </message>
    <message>
        <source>folder</source>
        <comment>a format of exports</comment>
        <translation>cartella</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Add your own…</source>
        <translation>Aggiungi propri…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Salva come CSV…</translation>
    </message>
    <message>
        <source>None yet.</source>
        <comment>codes</comment>
        <translation>Ancora nessuno.</translation>
    </message>
    <message>
        <source>Save the codes</source>
        <translation>Salva i codici</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Mark as pilot</source>
        <translation>Segna come pilota</translation>
    </message>
    <message>
        <source>Note on a session</source>
        <translation>Nota su una sessione</translation>
    </message>
    <message>
        <source>{participant}, session {number} of {study}</source>
        <translation>{participant}, sessione {number} di {study}</translation>
    </message>
    <message numerus="yes">
        <source>%n new code(s).</source>
        <translation>
            <numerusform>%n nuovo codice.</numerusform>
            <numerusform>%n nuovi codici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add your own codes</source>
        <translation>Aggiungi codici propri</translation>
    </message>
    <message>
        <source>Add codes</source>
        <translation>Aggiungi codici</translation>
    </message>
    <message>
        <source>For {study}</source>
        <translation>Per {study}</translation>
    </message>
    <message>
        <source>Codes…</source>
        <translation>Codici…</translation>
    </message>
    <message>
        <source>Find a code</source>
        <translation>Trova un codice</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Nota…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Ritira…</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s), {withdrew} withdrew in {folder}</source>
        <translation>
            <numerusform>%n partecipante, {withdrew} ritirati in {folder}</numerusform>
            <numerusform>%n partecipanti, {withdrew} ritirati in {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) in {folder}</source>
        <translation>
            <numerusform>%n partecipante in {folder}</numerusform>
            <numerusform>%n partecipanti in {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {studies}, {pilots} among them.</source>
        <translation>
            <numerusform>%n sessione in {studies}, tra cui {pilots}.</numerusform>
            <numerusform>%n sessioni in {studies}, tra cui {pilots}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {studies}.</source>
        <translation>
            <numerusform>%n sessione in {studies}.</numerusform>
            <numerusform>%n sessioni in {studies}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdraw a participant</source>
        <translation>Ritira un partecipante</translation>
    </message>
    <message>
        <source>Looking for sessions…</source>
        <translation>Ricerca delle sessioni…</translation>
    </message>
    <message numerus="yes">
        <source>%n pilot(s)</source>
        <translation>
            <numerusform>%n pilota</numerusform>
            <numerusform>%n pilota</numerusform>
        </translation>
    </message>
    <message>
        <source>Also written {codes}.</source>
        <translation>Scritto anche {codes}.</translation>
    </message>
    <message>
        <source>Type {code} to confirm</source>
        <translation>Digiti {code} per confermare</translation>
    </message>
    <message>
        <source>Withdraw {code}</source>
        <translation>Ritira {code}</translation>
    </message>
    <message>
        <source>Lock</source>
        <comment>the desk, now</comment>
        <translation>Blocca</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Ruolo</translation>
    </message>
    <message>
        <source>People and PINs</source>
        <translation>Persone e PIN</translation>
    </message>
    <message>
        <source>Add a person…</source>
        <translation>Aggiungi persona…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifica…</translation>
    </message>
    <message>
        <source>{judge} judges {study}</source>
        <translation>{judge} giudica {study}</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Modello linguistico</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Giudice</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Nome (facoltativo)</translation>
    </message>
    <message>
        <source>Answers that are too fast</source>
        <translation>Risposte troppo rapide</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of judge</comment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Giudicate</translation>
    </message>
    <message>
        <source>No verdict</source>
        <translation>Senza giudizio</translation>
    </message>
    <message>
        <source>How the machine judges were made</source>
        <translation>Come sono stati fatti i giudici macchina</translation>
    </message>
    <message>
        <source>How this judge was made</source>
        <translation>Come è stato fatto questo giudice</translation>
    </message>
    <message>
        <source>Not preregistered: all results are exploratory.</source>
        <translation>Non preregistrato: tutti i risultati sono esplorativi.</translation>
    </message>
    <message>
        <source>Planned tests</source>
        <translation>Test pianificati</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Giudizi</translation>
    </message>
    <message>
        <source>Detectability</source>
        <translation>Riconoscibilità</translation>
    </message>
    <message>
        <source>By task and machine</source>
        <translation>Per compito e macchina</translation>
    </message>
    <message>
        <source>No answers yet. Results appear here after the first answer.</source>
        <translation>Ancora nessuna risposta. I risultati compaiono qui con la prima risposta.</translation>
    </message>
    <message>
        <source>Rules exclude {gone} of {verdicts} ({reasons}).</source>
        <translation>Le regole escludono {gone} su {verdicts} ({reasons}).</translation>
    </message>
    <message>
        <source>Results are shown with the rules applied, for the remaining {number}.</source>
        <translation>I risultati sono mostrati dopo le regole, sugli altri {number}.</translation>
    </message>
    <message>
        <source>Results are shown without the rules, including all verdicts.</source>
        <translation>I risultati sono mostrati prima delle regole, come se contassero tutti.</translation>
    </message>
    <message>
        <source>Chapters</source>
        <comment>of results</comment>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>Answers from</source>
        <comment>people, machine judges or pilots</comment>
        <translation>Risposte di</translation>
    </message>
    <message>
        <source>Tests used in published studies</source>
        <translation>Test come in studi pubblicati</translation>
    </message>
    <message>
        <source>Method</source>
        <comment>of an analysis</comment>
        <translation>Metodo</translation>
    </message>
    <message>
        <source>There is no data for this result.</source>
        <translation>Non ci sono dati per questo.</translation>
    </message>
    <message>
        <source>Sealed: {n} will be counted after you enter the passphrase.</source>
        <translation>Sigillato: {n} vengono contati quando si inserisce la passphrase.</translation>
    </message>
    <message>
        <source>The data folder couldn&apos;t be read: {why}</source>
        <translation>Non è stato possibile leggere la cartella dei dati: {why}</translation>
    </message>
    <message>
        <source>The report was canceled. Nothing was written.</source>
        <translation>Il rapporto è stato interrotto. Non è stato scritto nulla.</translation>
    </message>
    <message>
        <source>Saved to {file}.</source>
        <translation>Scritto in {file}.</translation>
    </message>
    <message>
        <source>The reader was stopped.</source>
        <translation>La lettura è stata terminata.</translation>
    </message>
    <message>
        <source>No entries yet. Actions in TuringDesk appear here.</source>
        <translation>Non è ancora annotato nulla. Ciò che d&apos;ora in poi si fa a questa console compare qui.</translation>
    </message>
    <message>
        <source>Reading the audit log…</source>
        <translation>Lettura del diario…</translation>
    </message>
    <message>
        <source>No matches. Clear the search, or choose any user and any action.</source>
        <translation>Nessuna corrispondenza. Svuoti la ricerca o scelga chiunque e qualsiasi cosa.</translation>
    </message>
    <message>
        <source>Any user</source>
        <translation>Chiunque</translation>
    </message>
    <message>
        <source>Any action</source>
        <translation>Qualsiasi azione</translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>%n console</numerusform>
            <numerusform>%n console</numerusform>
        </translation>
    </message>
    <message>
        <source>{entries} from {desks} in {folder}: every line is unchanged</source>
        <translation>{entries} di {desks} in {folder}: ogni riga è come è stata scritta</translation>
    </message>
    <message numerus="yes">
        <source>{entries} from {desks} in {folder}: %n problem(s) found</source>
        <translation>
            <numerusform>{entries} di {desks} in {folder}: trovato %n problema</numerusform>
            <numerusform>{entries} di {desks} in {folder}: trovati %n problemi</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Console</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Audit log</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Search text</source>
        <translation>Trova parole</translation>
    </message>
    <message>
        <source>After pairing, kiosks on other computers send their sessions here, and the Sessions page lists them. To combine data from computers without a network, use turingdesk join.</source>
        <translation>Le postazioni su altri computer, una volta abbinate, inviano qui le loro sessioni, che compaiono nella pagina Sessioni. I computer senza rete si uniscono con turingdesk join.</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>Waiting to upload</source>
        <translation>Da inviare</translation>
    </message>
    <message>
        <source>A code pairs one kiosk, which then sends its sessions here over the lab&apos;s network.</source>
        <translation>Un codice abbina una postazione, che poi invia qui le sue sessioni tramite la rete del laboratorio.</translation>
    </message>
    <message>
        <source>Answers so far are saved. The remaining questions are not asked.</source>
        <translation>Le risposte date restano, il resto non viene chiesto.</translation>
    </message>
    <message>
        <source>There are no data for the results of this chapter. For the reasons, see “Not computed” at the end of the list.</source>
        <translation>Non ci sono dati per i risultati di questo capitolo. Per i motivi, vedere &quot;Non calcolati&quot; alla fine dell&apos;elenco.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Larghezza</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Salva come…</translation>
    </message>
    <message>
        <source>As the figure needs</source>
        <translation>Secondo la figura</translation>
    </message>
    <message>
        <source>One column of a journal (85 mm)</source>
        <translation>Una colonna di rivista (85 mm)</translation>
    </message>
    <message>
        <source>Two columns of a journal (180 mm)</source>
        <translation>Due colonne di rivista (180 mm)</translation>
    </message>
    <message>
        <source>Print, also clear in gray</source>
        <translation>Stampa, leggibile anche in grigio</translation>
    </message>
    <message>
        <source>Machine partner…</source>
        <translation>Interlocutore macchina…</translation>
    </message>
    <message>
        <source>{percent}&#x2009;% of conversations with {agent}</source>
        <translation>{percent}&#x2009;% di conversazioni con {agent}</translation>
    </message>
    <message>
        <source>The sessions it sent stay here. To send more, it must be paired again.</source>
        <translation>Ciò che ha inviato resta qui. Per inviare altro deve essere abbinata di nuovo.</translation>
    </message>
    <message>
        <source>OK</source>
        <comment>a clock</comment>
        <translation>A posto</translation>
    </message>
    <message>
        <source>valid for {minutes}:{seconds} min</source>
        <translation>valido per {minutes}:{seconds} min</translation>
    </message>
    <message>
        <source>Shown in {booth} until it is read:</source>
        <translation>Mostrato in {booth} finché non viene letto:</translation>
    </message>
    <message>
        <source>On the kiosk, type</source>
        <translation>Sulla postazione digiti</translation>
    </message>
    <message>
        <source>The code has expired. Get a new one.</source>
        <translation>È scaduto. Ne chieda uno nuovo.</translation>
    </message>
    <message>
        <source>There is nothing to code yet. Texts appear here after participants have answered an open question in a trial, for example why they decided as they did.</source>
        <translation>Non c&apos;è ancora nulla da codificare. I testi compaiono qui quando i giudici hanno risposto a parole a una domanda di una prova, per esempio perché hanno deciso così.</translation>
    </message>
    <message>
        <source>Coders see only the text: neither the stimulus nor the verdict.</source>
        <translation>I codificatori vedono solo le parole: non chi è stato giudicato, né il giudizio.</translation>
    </message>
    <message>
        <source>Enter the coder&apos;s name to start.</source>
        <translation>Per iniziare digiti il nome del codificatore.</translation>
    </message>
    <message>
        <source>A coding couldn&apos;t be saved: {why} TuringDesk tries again with the next one.</source>
        <translation>Non è stato possibile scrivere una codifica: {why} Si riprova con la prossima.</translation>
    </message>
    <message>
        <source>The coders agree on every text.</source>
        <translation>Hanno codificato ogni testo nello stesso modo.</translation>
    </message>
    <message>
        <source>Final coding</source>
        <translation>Risolto</translation>
    </message>
    <message>
        <source>Same as {coder}</source>
        <comment>codes of a text</comment>
        <translation>Come {coder}</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Rileggi</translation>
    </message>
    <message>
        <source>Shared codes only</source>
        <translation>Solo codici comuni</translation>
    </message>
    <message>
        <source>95% CI</source>
        <translation>IC al 95 %</translation>
    </message>
    <message>
        <source>Coding scheme</source>
        <comment>of codes</comment>
        <translation>Schema</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Keys: a digit opens a category, a letter assigns or removes a code, Enter saves and continues, Backspace goes back.</source>
        <translation>Tasti: una cifra apre una categoria, una lettera assegna o toglie un codice, Invio conserva e prosegue, Backspace torna indietro.</translation>
    </message>
    <message>
        <source>Save and next</source>
        <translation>Conserva e continua</translation>
    </message>
    <message>
        <source>Name of the agent in the data. Enter a name if you run the same agent with different settings.</source>
        <translation>Come si chiama l&apos;agente nei dati; dia un nome quando lo stesso agente è usato con impostazioni diverse.</translation>
    </message>
    <message>
        <source>Agent at work</source>
        <translation>Agente al lavoro</translation>
    </message>
    <message>
        <source>{judge} answers {study}</source>
        <translation>{judge} risponde a {study}</translation>
    </message>
    <message>
        <source>Stopped. Answers so far are saved, and you can continue.</source>
        <translation>Fermato. Le risposte date finora sono conservate; si può continuare.</translation>
    </message>
    <message>
        <source>Prompts answered: {trials}, in {sessions}.</source>
        <translation>Spunti con risposta: {trials}, in {sessions}.</translation>
    </message>
    <message>
        <source>An agent is running. Wait until it has finished, or cancel it.</source>
        <translation>Un agente è in esecuzione. Attenda che finisca o annulli.</translation>
    </message>
    <message>
        <source>The agent couldn&apos;t continue. See Collection.</source>
        <translation>L&apos;agente non ha potuto continuare. Veda Raccolta.</translation>
    </message>
    <message>
        <source>It answers every prompt of “{title}” that it can answer.</source>
        <translation>Risponde a tutti gli spunti di “{title}” a cui può rispondere.</translation>
    </message>
    <message>
        <source>Its settings are the usual ones, except for what you enter.</source>
        <translation>Le sue impostazioni sono quelle abituali, tranne ciò che scrive qui.</translation>
    </message>
    <message>
        <source>Without an answer: {n}.</source>
        <translation>Senza risposta: {n}.</translation>
    </message>
    <message>
        <source>Run an agent</source>
        <translation>Avvia un agente</translation>
    </message>
    <message>
        <source>What you leave empty here is as for the first agent.</source>
        <translation>Ciò che lascia vuoto qui è come per il primo agente.</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Scegli una cartella</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Scegli un file</translation>
    </message>
    <message>
        <source>Talks with</source>
        <translation>Conversa con</translation>
    </message>
    <message>
        <source>Name of the partner (optional)</source>
        <translation>Nome dell&apos;interlocutore (facoltativo)</translation>
    </message>
    <message>
        <source>Requests sent: {n}.</source>
        <translation>Richieste inviate: {n}.</translation>
    </message>
    <message>
        <source>Fill in: {fields}.</source>
        <translation>Compili: {fields}.</translation>
    </message>
    <message>
        <source>People appear in the study as p01, p02, and so on. Nothing else about them is included, except their answers to the questions that you choose here.</source>
        <translation>Nello studio le persone compaiono come p01, p02 e così via. Di loro non è incluso altro, tranne le risposte alle domande che sceglie qui.</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenti</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Lunghezze</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>Domini</translation>
    </message>
    <message>
        <source>Who talks with whom</source>
        <translation>Chi parla con chi</translation>
    </message>
    <message>
        <source>Build a study</source>
        <translation>Crea uno studio</translation>
    </message>
    <message>
        <source>Progress of the study</source>
        <translation>Avanzamento dello studio</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Crea</translation>
    </message>
    <message>
        <source>Open the study</source>
        <translation>Apri lo studio</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>So many by people, and so many by machines.</source>
        <translation>Tante di persone e altrettante di macchine.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Make even</source>
        <translation>Bilancia</translation>
    </message>
    <message>
        <source>Controls (a table, optional)</source>
        <translation>Controlli (una tabella, facoltativa)</translation>
    </message>
    <message>
        <source>Canceled. Nothing was written.</source>
        <translation>Annullato. Non è stato scritto nulla.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Most answers to each prompt</source>
        <translation>Risposte per ogni spunto, al massimo</translation>
    </message>
    <message>
        <source>Add to each person&apos;s ID</source>
        <translation>Aggiungi all&apos;id di ogni persona</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Dominio</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Lunghezza</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Spunto</translation>
    </message>
    <message>
        <source>Found: {read}. Can be used: {used}.</source>
        <translation>Trovate: {read}. Utilizzabili: {used}.</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>number of answers</comment>
        <translation>Umano</translation>
    </message>
    <message>
        <source>Machine</source>
        <comment>number of answers</comment>
        <translation>Macchina</translation>
    </message>
    <message>
        <source>Mean length, human</source>
        <translation>Lunghezza media, umani</translation>
    </message>
    <message>
        <source>Mean length, machine</source>
        <translation>Lunghezza media, macchine</translation>
    </message>
    <message>
        <source>Prompts with enough answers: {enough} of {all}. Missing: {human} human, {machine} machine.</source>
        <translation>Spunti con abbastanza risposte: {enough} su {all}. Mancano: {human} umane, {machine} di macchina.</translation>
    </message>
    <message>
        <source>Words: {words}. Changed: {changed}. Omitted: {omitted}.</source>
        <translation>Parole: {words}. Modificate: {changed}. Omesse: {omitted}.</translation>
    </message>
    <message>
        <source>(omitted)</source>
        <comment>a word</comment>
        <translation>(omessa)</translation>
    </message>
    <message>
        <source>Given</source>
        <comment>a word</comment>
        <translation>Scritta</translation>
    </message>
    <message>
        <source>Used</source>
        <comment>a word</comment>
        <translation>Usata</translation>
    </message>
    <message>
        <source>Times</source>
        <comment>how often</comment>
        <translation>Volte</translation>
    </message>
    <message>
        <source>Prompts that need more answers</source>
        <translation>Spunti che richiedono altre risposte</translation>
    </message>
    <message>
        <source>Every prompt has enough answers.</source>
        <translation>Ogni spunto ha abbastanza risposte.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Not used: {why}.</source>
        <translation>Non usate: {why}.</translation>
    </message>
    <message>
        <source>(none)</source>
        <comment>no domain</comment>
        <translation>(nessuno)</translation>
    </message>
    <message>
        <source>Human answers to each</source>
        <translation>Risposte umane per spunto</translation>
    </message>
    <message>
        <source>Machine answers to each</source>
        <translation>Risposte di macchina per spunto</translation>
    </message>
    <message>
        <source>A collection is a study that asks people for answers, such as descriptions of pictures or associations. Machines in the lab can answer the same prompts.</source>
        <translation>Una raccolta è uno studio che chiede risposte alle persone, come descrizioni di immagini o associazioni. Le macchine del laboratorio possono rispondere agli stessi spunti.</translation>
    </message>
    <message>
        <source>This page shows what was collected and what is still missing, and builds a study of it, in which participants judge who made the answers.</source>
        <translation>Questa pagina mostra che cosa è stato raccolto e che cosa manca ancora, e ne crea uno studio in cui i partecipanti giudicano chi ha prodotto le risposte.</translation>
    </message>
    <message>
        <source>Add a data folder</source>
        <translation>Aggiungi cartella dati</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Raccolta</translation>
    </message>
    <message>
        <source>Run an agent…</source>
        <translation>Avvia un agente…</translation>
    </message>
    <message>
        <source>Build a study…</source>
        <translation>Crea uno studio…</translation>
    </message>
    <message>
        <source>Add a data folder…</source>
        <translation>Aggiungi cartella dati…</translation>
    </message>
    <message>
        <source>Simulated sessions instead of people&apos;s</source>
        <translation>Sessioni simulate invece di quelle di persone</translation>
    </message>
    <message>
        <source>No agent answers the tasks of this collection.</source>
        <translation>Nessun agente risponde ai compiti di questa raccolta.</translation>
    </message>
    <message>
        <source>Go to Studies</source>
        <translation>Vai a Studi</translation>
    </message>
    <message>
        <source>“{title}” asks for no answers</source>
        <translation>“{title}” non chiede risposte</translation>
    </message>
    <message>
        <source>Open a collection first</source>
        <translation>Apra prima una raccolta</translation>
    </message>
    <message>
        <source>From {folders}</source>
        <translation>Da {folders}</translation>
    </message>
    <message>
        <source>This question is yours, so two other people review it.</source>
        <translation>Questa domanda è Sua: la verificano altre due persone.</translation>
    </message>
    <message>
        <source>Choose the correct answer.</source>
        <translation>Scelga la risposta giusta.</translation>
    </message>
    <message>
        <source>Picture {name}</source>
        <translation>Immagine {name}</translation>
    </message>
    <message>
        <source>Caption {name}</source>
        <translation>Descrizione {name}</translation>
    </message>
    <message>
        <source>Conversation {name}</source>
        <translation>Conversazione {name}</translation>
    </message>
    <message>
        <source>Control question</source>
        <translation>Domanda di controllo</translation>
    </message>
    <message>
        <source>Submit for review</source>
        <translation>Invia in revisione</translation>
    </message>
    <message>
        <source>Reason for sending it back</source>
        <translation>Motivo del rinvio</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Approva</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>Rinvia</translation>
    </message>
    <message>
        <source>{question} – {answer}</source>
        <comment>control question and correct answer</comment>
        <translation>{question} – {answer}</translation>
    </message>
    <message>
        <source>Approved by {people} ({number} of {needed}).</source>
        <translation>Approvata da {people} ({number} di {needed}).</translation>
    </message>
    <message>
        <source>Correct answer</source>
        <translation>Risposta giusta</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Vero</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Falso</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>A statement that is true or false</source>
        <translation>Un&apos;affermazione vera o falsa</translation>
    </message>
    <message>
        <source>A question whose answer is yes or no</source>
        <translation>Una domanda a cui si risponde sì o no</translation>
    </message>
    <message>
        <source>The table already has this question.</source>
        <translation>La tabella contiene già questa domanda.</translation>
    </message>
    <message>
        <source>Written by {author}.</source>
        <translation>Scritta da {author}.</translation>
    </message>
    <message>
        <source>Sent back by {who}: {reason}</source>
        <translation>Rinviata da {who}: {reason}</translation>
    </message>
    <message>
        <source>Enter your initials or a code to write or review questions.</source>
        <translation>Scriva le Sue iniziali o un codice per scrivere o verificare domande.</translation>
    </message>
    <message>
        <source>Open a study or a collection on the page Studies first.</source>
        <translation>Apra prima uno studio o una raccolta nella pagina Studi.</translation>
    </message>
    <message>
        <source>No task of this study has control questions that are true or false. Tasks with pictures to describe, colors, objects, and conversations have them.</source>
        <translation>Nessun compito di questo studio ha domande di controllo vere o false. Le hanno i compiti con immagini da descrivere, colori, oggetti e conversazioni.</translation>
    </message>
    <message>
        <source>Two people who didn’t write a question approve it before the study asks it.</source>
        <translation>Due persone che non hanno scritto la domanda la approvano prima che lo studio la ponga.</translation>
    </message>
    <message>
        <source>Still needed: {true} true, {false} false.</source>
        <translation>Ancora necessarie: {true} vere, {false} false.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <comment>control questions</comment>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Pictures, statements</source>
        <comment>control questions</comment>
        <translation>Immagini, affermazioni</translation>
    </message>
    <message>
        <source>Captions</source>
        <comment>control questions</comment>
        <translation>Descrizioni</translation>
    </message>
    <message>
        <source>Conversations</source>
        <comment>control questions</comment>
        <translation>Conversazioni</translation>
    </message>
    <message>
        <source>{there} of {items} pictures have a question.</source>
        <translation>{there} immagini su {items} hanno una domanda.</translation>
    </message>
    <message>
        <source>{there} of {items} pictures have a statement.</source>
        <translation>{there} immagini su {items} hanno un&apos;affermazione.</translation>
    </message>
    <message>
        <source>{there} of {items} captions have a question.</source>
        <translation>{there} descrizioni su {items} hanno una domanda.</translation>
    </message>
    <message>
        <source>{there} of {items} conversations have a question.</source>
        <translation>{there} conversazioni su {items} hanno una domanda.</translation>
    </message>
    <message>
        <source>Control questions in the tables: {count}, all of them approved.</source>
        <translation>Domande di controllo nelle tabelle: {count}, tutte approvate.</translation>
    </message>
    <message>
        <source>{number} of {needed}</source>
        <comment>approvals</comment>
        <translation>{number} di {needed}</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Approvata</translation>
    </message>
    <message>
        <source>Sent back</source>
        <translation>Rinviata</translation>
    </message>
    <message>
        <source>Write to the study</source>
        <translation>Scrivi nello studio</translation>
    </message>
    <message>
        <source>All</source>
        <comment>control questions</comment>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>To write</source>
        <comment>control questions</comment>
        <translation>Da scrivere</translation>
    </message>
    <message>
        <source>To review</source>
        <comment>control questions</comment>
        <translation>Da verificare</translation>
    </message>
    <message>
        <source>Nothing to review.</source>
        <translation>Niente da verificare.</translation>
    </message>
    <message>
        <source>Nothing to write.</source>
        <translation>Niente da scrivere.</translation>
    </message>
    <message>
        <source>Question about</source>
        <translation>Domanda su</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>Nella tabella</translation>
    </message>
    <message>
        <source>Initials or code</source>
        <translation>Iniziali o codice</translation>
    </message>
    <message>
        <source>About</source>
        <comment>control questions</comment>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Save the study and open it again.</source>
        <translation>Lo salvi e lo riapra.</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation>Rileggi dal disco</translation>
    </message>
    <message>
        <source>Why did you change the preregistered study?</source>
        <translation>Perché ha modificato lo studio preregistrato?</translation>
    </message>
    <message>
        <source>Another program changed {files} while the study was open here. The study was reloaded.</source>
        <translation>Un altro programma ha scritto {files} mentre lo studio era aperto qui. Lo studio è stato riletto.</translation>
    </message>
    <message>
        <source>The study is saved, but the reason is not recorded. {why} Enter it on the Studies page, under Preregistration.</source>
        <translation>Lo studio è salvato, ma il motivo non è registrato. {why} Lo indichi nella pagina Studi, in Preregistrazione.</translation>
    </message>
    <message>
        <source>Keep my changes</source>
        <translation>Tieni ciò che è qui</translation>
    </message>
    <message>
        <source>Save my changes</source>
        <translation>Salva ciò che è qui</translation>
    </message>
    <message>
        <source>“{title}” has unsaved changes. Sessions use only the saved study.</source>
        <translation>“{title}” ha modifiche non salvate. Le sessioni usano solo ciò che è salvato.</translation>
    </message>
    <message>
        <source>Another program changed {files} while the study was open here. You also have unsaved changes, which are lost if you reload the study. If you save them, they replace what the other program wrote.</source>
        <translation>Un altro programma ha scritto {files} mentre lo studio era aperto qui. Inoltre qui ci sono modifiche non salvate, che vanno perse se lo studio viene riletto. Chi salva per ultimo sostituisce ciò che ha scritto l&apos;altro.</translation>
    </message>
    <message>
        <source>{problem} You can save your changes, which replaces what the other program wrote, or reload the study from disk, which discards your changes.</source>
        <translation>{problem} Salvando ciò che è qui, si sostituisce ciò che ha scritto l&apos;altro programma. Rileggendo lo studio dal disco, vanno perse le modifiche fatte qui.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Benvenuti</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Esercizio</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation>Congedo</translation>
    </message>
    <message>
        <source>Information, consent</source>
        <translation>Informazioni, consenso</translation>
    </message>
    <message>
        <source>A page to read</source>
        <translation>Una pagina da leggere</translation>
    </message>
    <message numerus="yes">
        <source>after every %n trial(s)</source>
        <translation>
            <numerusform>dopo ogni prova</numerusform>
            <numerusform>ogni %n prove</numerusform>
        </translation>
    </message>
    <message>
        <source>at least {seconds} s</source>
        <translation>almeno {seconds} s</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n domanda</numerusform>
            <numerusform>%n domande</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s), not counted</source>
        <translation>
            <numerusform>%n prova, non conta</numerusform>
            <numerusform>%n prove, non contano</numerusform>
        </translation>
    </message>
    <message>
        <source>½ min</source>
        <translation>½ min</translation>
    </message>
    <message>
        <source>Parts of one session</source>
        <translation>Parti di una sessione</translation>
    </message>
    <message numerus="yes">
        <source>What one participant sees, about %n minute(s).</source>
        <translation>
            <numerusform>Che cosa vede un partecipante, circa un minuto.</numerusform>
            <numerusform>Che cosa vede un partecipante, circa %n minuti.</numerusform>
        </translation>
    </message>
    <message>
        <source>What one participant sees.</source>
        <translation>Che cosa vede un partecipante.</translation>
    </message>
    <message>
        <source>Click a part to edit it. Drag blocks and forms to reorder them.</source>
        <translation>Faccia clic su una parte per modificarla. Trascini blocchi e questionari per riordinarli.</translation>
    </message>
    <message>
        <source>This study can&apos;t be edited here</source>
        <translation>Non modificabile qui</translation>
    </message>
    <message>
        <source>{file} can&apos;t be edited here</source>
        <translation>{file} non è modificabile qui</translation>
    </message>
    <message>
        <source>Choose a picture to see which rows use it. You can drop files and folders here.</source>
        <translation>Scelga un&apos;immagine per vedere quali righe la usano. Qui si possono trascinare file e cartelle.</translation>
    </message>
    <message>
        <source>No pictures found. Picture files end in {ends}.</source>
        <translation>Nessuna immagine lì. I loro nomi terminano in {ends}.</translation>
    </message>
    <message>
        <source>The pictures couldn&apos;t be added: {why}</source>
        <translation>Non è stato possibile aggiungere le immagini: {why}</translation>
    </message>
    <message>
        <source>Not used by any row.</source>
        <comment>a picture</comment>
        <translation>Nessuna riga la usa.</translation>
    </message>
    <message>
        <source>Unused only</source>
        <translation>Solo quelle non usate</translation>
    </message>
    <message>
        <source>Checking the files…</source>
        <translation>Esame dei file…</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would refer to a picture that no longer exists.</source>
        <translation>
            <numerusform>%n riga indicherebbe un&apos;immagine che non c&apos;è più.</numerusform>
            <numerusform>%n righe indicherebbero un&apos;immagine che non c&apos;è più.</numerusform>
        </translation>
    </message>
    <message>
        <source>The study already has different pictures with the same names.</source>
        <translation>Lo studio ha altre immagini con lo stesso nome.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed. To restore them, choose Undo.</source>
        <translation>
            <numerusform>%n immagine rimossa. Con Annulla ritorna.</numerusform>
            <numerusform>%n immagini rimosse. Con Annulla ritornano.</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t be read</source>
        <comment>a picture</comment>
        <translation>illeggibile</translation>
    </message>
    <message numerus="yes">
        <source>%n more not added.</source>
        <comment>files</comment>
        <translation>
            <numerusform>E %n altro è stato tralasciato.</numerusform>
            <numerusform>E altri %n sono stati tralasciati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep existing</source>
        <translation>Tieni quelle presenti</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Non noto</translation>
    </message>
    <message>
        <source>Column in the study</source>
        <translation>Serve allo studio</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significa</translation>
    </message>
    <message>
        <source>{about}. Optional</source>
        <translation>{about}. Può mancare</translation>
    </message>
    <message>
        <source>A simple program takes part as the machine, so that you can try the games out. Add your own machines in agents.csv.</source>
        <translation>Un semplice programma partecipa come macchina, così può provare i giochi. Aggiunga le Sue macchine in agents.csv.</translation>
    </message>
    <message>
        <source>First lines of the file</source>
        <translation>Con che cosa inizia</translation>
    </message>
    <message numerus="yes">
        <source>including %n control trial(s)</source>
        <translation>
            <numerusform>di cui %n di controllo</numerusform>
            <numerusform>di cui %n di controllo</numerusform>
        </translation>
    </message>
    <message>
        <source>Its answers are not included. A few examples show how to fill in the tables. Paste or drop your own answers in the editor.</source>
        <translation>Le sue risposte non sono incluse: alcuni esempi mostrano come si compilano le tabelle. Incolli o trascini le Sue nell&apos;editor.</translation>
    </message>
    <message>
        <source>Drop your spreadsheet and picture folder here</source>
        <translation>Trascini qui il Suo foglio di calcolo e la cartella delle immagini</translation>
    </message>
    <message>
        <source>Or choose them above. Each row of the table is one answer; the first row contains the column names. TuringDesk guesses what each column contains, and you can correct it.</source>
        <translation>Oppure li scelga qui sopra. Ogni riga della tabella è una risposta; la prima riga dà i nomi delle colonne. Il contenuto delle colonne viene ipotizzato e si può correggere.</translation>
    </message>
    <message>
        <source>Choose which of your columns is: {names}.</source>
        <translation>Indichi quale delle Sue colonne è: {names}.</translation>
    </message>
    <message>
        <source>Location</source>
        <comment>of pictures</comment>
        <translation>Dove si trovano</translation>
    </message>
    <message>
        <source>Choose whether {words} means human or machine.</source>
        <translation>Indichi se {words} significa umano o macchina.</translation>
    </message>
    <message>
        <source>All answers have the same origin. Choose which words mean human and which mean machine.</source>
        <translation>Tutte le risposte hanno la stessa origine. Indichi quali parole significano umano e quali macchina.</translation>
    </message>
    <message>
        <source>Choose the folder with your pictures.</source>
        <translation>Scelga la cartella delle Sue immagini.</translation>
    </message>
    <message>
        <source>Preview of the table</source>
        <translation>Che cosa diventa la tabella</translation>
    </message>
    <message>
        <source>Choose the picture folder</source>
        <translation>Scegli la cartella delle immagini</translation>
    </message>
    <message>
        <source>Choose whether {words} and other words mean human or machine.</source>
        <translation>Indichi se {words} e altre significano umano o macchina.</translation>
    </message>
    <message>
        <source>What do participants judge?</source>
        <translation>Che cosa si giudica?</translation>
    </message>
    <message>
        <source>Match your columns</source>
        <translation>A cosa corrisponde ogni colonna?</translation>
    </message>
    <message>
        <source>Preview of the first rows</source>
        <translation>Le prime righe, come risulteranno</translation>
    </message>
    <message>
        <source>{rows} and {pictures} imported.</source>
        <translation>Importati {rows} e {pictures}.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the file {file}.</source>
        <translation>Il file {file} non esiste.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the folder {folder}.</source>
        <translation>La cartella {folder} non esiste.</translation>
    </message>
    <message>
        <source>Save the study in</source>
        <translation>Posizione dello studio</translation>
    </message>
    <message>
        <source>Empty, without answers</source>
        <translation>Ancora senza risposte</translation>
    </message>
    <message>
        <source>Enter a title.</source>
        <translation>Scriva un titolo.</translation>
    </message>
    <message>
        <source>Enter the full path of the folder.</source>
        <translation>Indichi il percorso completo della cartella.</translation>
    </message>
    <message>
        <source>The study is sealed, and any change would break the seal. Edit the original study and seal it again.</source>
        <translation>Lo studio è sigillato e una modifica romperebbe il sigillo. Modifichi lo studio da cui è stato ricavato e lo sigilli di nuovo.</translation>
    </message>
    <message>
        <source>Enter the full path, starting with the drive or /.</source>
        <translation>Indichi il percorso completo, a partire dall&apos;unità o da /.</translation>
    </message>
    <message>
        <source>This folder isn&apos;t empty. Enter a new or empty folder.</source>
        <translation>Lì c&apos;è già qualcosa. Indichi una cartella che non esiste ancora o che è vuota.</translation>
    </message>
    <message>
        <source>Enter a folder.</source>
        <translation>Indichi una cartella.</translation>
    </message>
    <message>
        <source>This study is in a read-only location</source>
        <translation>Questo studio è in una posizione di sola lettura</translation>
    </message>
    <message>
        <source>{file} is a packed study. TuringDesk unpacks it into a folder, where you can edit it. The packed file doesn&apos;t change.</source>
        <translation>{file} è un unico file chiuso. Viene estratto in una cartella, che poi si modifica; il file resta com&apos;è.</translation>
    </message>
    <message>
        <source>Files in {folder} can&apos;t be changed. You can edit a copy of the study in a folder of your own. The original doesn&apos;t change.</source>
        <translation>In {folder} non si può salvare. Si può modificare una copia dello studio in una Sua cartella; l&apos;originale resta com&apos;è.</translation>
    </message>
    <message>
        <source>Open a study on the Studies page, or drop its folder here. You can also create a study there.</source>
        <translation>Ne apra uno in Studi o trascini qui la sua cartella. Anche i nuovi studi si creano in Studi.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) of this study are recorded. After you save, new sessions record a different hash, so you can tell the versions apart.</source>
        <translation>
            <numerusform>È registrata %n sessione di questo studio. Le sessioni dopo il prossimo salvataggio avranno un altro hash, così le versioni si distinguono.</numerusform>
            <numerusform>Sono registrate %n sessioni di questo studio. Le sessioni dopo il prossimo salvataggio avranno un altro hash, così le versioni si distinguono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running session(s) continue with the study as it was when they started.</source>
        <translation>
            <numerusform>%n sessione ora in corso continua con lo studio com&apos;era al suo inizio.</numerusform>
            <numerusform>%n sessioni ora in corso continuano con lo studio com&apos;era al loro inizio.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables, pictures, texts, forms, and rules of a study.</source>
        <translation>Tabelle, immagini, testi, questionari e regole di uno studio.</translation>
    </message>
    <message>
        <source>This study is open on the Studies page.</source>
        <translation>Questo studio è aperto in Studi.</translation>
    </message>
    <message>
        <source>The study can&apos;t be edited. {why}</source>
        <translation>Lo studio non può essere modificato. {why}</translation>
    </message>
    <message>
        <source>A form after the first trial</source>
        <translation>Un questionario dopo la prima prova</translation>
    </message>
    <message>
        <source>{file} is an Excel workbook, which you can&apos;t edit here. Make a copy as a CSV table, which the study then uses. The workbook doesn&apos;t change.</source>
        <translation>{file} è una cartella di lavoro Excel, che qui non si può modificare. Ne crei una copia come tabella CSV, che lo studio poi usa. La cartella di lavoro resta invariata.</translation>
    </message>
    <message>
        <source>No games yet. Games appear here when kiosks that are paired with this desk run a study with live games.</source>
        <translation>Ancora nessuna partita. Le partite compaiono qui quando postazioni abbinate a questa console svolgono uno studio con partite dal vivo.</translation>
    </message>
    <message>
        <source>Someone left.</source>
        <translation>Qualcuno è uscito.</translation>
    </message>
    <message>
        <source>Someone asked for another topic.</source>
        <translation>Qualcuno ha chiesto un altro argomento.</translation>
    </message>
    <message>
        <source>Someone reported a message.</source>
        <translation>Qualcuno ha segnalato un messaggio.</translation>
    </message>
    <message>
        <source>The experimenter ended it.</source>
        <translation>L&apos;ha terminata il responsabile dello studio.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Decides</source>
        <translation>Decide</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Tempo rimasto</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messaggi</translation>
    </message>
    <message>
        <source>Export transcripts</source>
        <translation>Esporta trascrizioni</translation>
    </message>
    <message>
        <source>End this game for everyone in it?</source>
        <translation>Terminare questa partita per tutti i presenti?</translation>
    </message>
    <message>
        <source>Messages so far are saved. Participants are told calmly.</source>
        <translation>I messaggi scritti finora sono salvati. I partecipanti ne sono informati con parole rassicuranti.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {running} running</source>
        <translation>
            <numerusform>%n partita, {running} in corso</numerusform>
            <numerusform>%n partite, {running} in corso</numerusform>
        </translation>
    </message>
    <message>
        <source>Live games</source>
        <translation>Partite dal vivo</translation>
    </message>
    <message>
        <source>Export transcripts…</source>
        <translation>Esporta trascrizioni…</translation>
    </message>
    <message>
        <source>Search in messages</source>
        <translation>Cerca nei messaggi</translation>
    </message>
    <message>
        <source>To:</source>
        <translation>A:</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Trascrizione</translation>
    </message>
    <message>
        <source>End game…</source>
        <translation>Termina partita…</translation>
    </message>
    <message>
        <source>Hide who is human</source>
        <translation>Nascondi chi è umano</translation>
    </message>
    <message>
        <source>Show who is human</source>
        <translation>Mostra chi è umano</translation>
    </message>
    <message>
        <source>Shown to {participant} until it is read:</source>
        <translation>Mostrato a {participant} finché non lo legge:</translation>
    </message>
    <message>
        <source>pilot</source>
        <translation>pilota</translation>
    </message>
    <message>
        <source>The study is sealed, so who is human stays hidden.</source>
        <translation>Lo studio è sigillato, quindi non si mostra chi è umano.</translation>
    </message>
    <message>
        <source>Reported</source>
        <translation>Segnalazione</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Ancora nessun messaggio.</translation>
    </message>
    <message>
        <source>In collected conversations and in live games, machines take part, too. Participants aren&apos;t told who is one. In games, the machines in the study&apos;s agents.csv take part, or else this agent, and the game&apos;s settings say how often.</source>
        <translation>Nelle conversazioni raccolte e nelle partite dal vivo partecipano anche macchine. Ai partecipanti non si dice chi lo è. Alle partite partecipano le macchine in agents.csv dello studio, altrimenti questo agente; quanto spesso, lo dicono le impostazioni del gioco.</translation>
    </message>
    <message>
        <source>Study or collection</source>
        <translation>Studio o raccolta</translation>
    </message>
    <message>
        <source>Conversation length</source>
        <translation>Lunghezza della conversazione</translation>
    </message>
    <message>
        <source>Knew witness</source>
        <comment>a setting</comment>
        <translation>Conosceva il testimone</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <comment>a setting</comment>
        <translation>Resa</translation>
    </message>
    <message>
        <source>Native language</source>
        <comment>a setting</comment>
        <translation>Lingua madre</translation>
    </message>
    <message>
        <source>Topics</source>
        <comment>a setting</comment>
        <translation>Argomenti</translation>
    </message>
    <message>
        <source>Wrong topic</source>
        <comment>a setting</comment>
        <translation>Argomento sbagliato</translation>
    </message>
    <message>
        <source>Sees</source>
        <comment>a setting</comment>
        <translation>Vede</translation>
    </message>
    <message>
        <source>Describe the analysis that decides your hypothesis before you collect data. It is saved with the study when you preregister it, and the report shows it next to the results.</source>
        <translation>Descriva prima della raccolta dei dati l&apos;analisi che decide la Sua ipotesi. Viene salvata con lo studio quando lo preregistra e il rapporto la mostra accanto ai risultati.</translation>
    </message>
    <message>
        <source>What you expect, which result would support it, when you stop collecting data, and what you exclude.</source>
        <translation>Che cosa si aspetta, che cosa lo mostrerebbe, quando si fermerà, che cosa escluderà.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>A parole</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>non detto</translation>
    </message>
    <message numerus="yes">
        <source>%n to fix</source>
        <comment>problems</comment>
        <translation>
            <numerusform>%n da correggere</numerusform>
            <numerusform>%n da correggere</numerusform>
        </translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Calcolo in un momento…</translation>
    </message>
    <message>
        <source>Fix the errors next to the fields to see the plan.</source>
        <translation>Non c&apos;è alcun piano finché lo studio ha errori. Sono indicati accanto ai rispettivi campi.</translation>
    </message>
    <message>
        <source>A page before the block. To see how it looks, open Consent and texts.</source>
        <translation>Una pagina prima del blocco. Il suo aspetto si vede in Consenso e testi.</translation>
    </message>
    <message>
        <source>Asked after the verdict in every trial of this block. These questions have no correct answer.</source>
        <translation>Chieste dopo il giudizio in ogni prova di questo blocco. Non hanno una risposta giusta.</translation>
    </message>
    <message>
        <source>The plan couldn&apos;t be calculated: {why}</source>
        <translation>Non è stato possibile calcolare il piano: {why}</translation>
    </message>
    <message>
        <source>Answers to show</source>
        <translation>Quali risposte</translation>
    </message>
    <message>
        <source>Number of answers of each origin. If empty, as balanced as possible.</source>
        <translation>Quante per ogni origine; vuoto: il più equamente possibile.</translation>
    </message>
    <message>
        <source>Control trials check that participants pay attention.</source>
        <translation>Mostrano se il partecipante ha guardato.</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Come si presenta</translation>
    </message>
    <message>
        <source>Participants complete them in this order.</source>
        <translation>I partecipanti li svolgono in quest&apos;ordine.</translation>
    </message>
    <message>
        <source>Move this block up</source>
        <translation>Sposta su questo blocco</translation>
    </message>
    <message>
        <source>Move this block down</source>
        <translation>Sposta giù questo blocco</translation>
    </message>
    <message>
        <source>A study needs at least one block: a set of trials of one task.</source>
        <translation>Uno studio ha bisogno di almeno un blocco: prove di un solo compito.</translation>
    </message>
    <message>
        <source>Not applied: {why}</source>
        <translation>Non ripreso: {why}</translation>
    </message>
    <message>
        <source>To see the page, add a question.</source>
        <translation>Aggiunga una domanda per vedere la pagina.</translation>
    </message>
    <message>
        <source>Move this form up</source>
        <translation>Sposta su questo questionario</translation>
    </message>
    <message>
        <source>Move this form down</source>
        <translation>Sposta giù questo questionario</translation>
    </message>
    <message>
        <source>There are no forms. Participants are not asked about themselves.</source>
        <translation>Non c&apos;è alcun questionario: ai partecipanti non si chiede nulla su di loro.</translation>
    </message>
    <message>
        <source>This form has no questions yet.</source>
        <translation>Il questionario non chiede ancora nulla.</translation>
    </message>
    <message>
        <source>New: single choice</source>
        <translation>Nuova: una sola opzione</translation>
    </message>
    <message>
        <source>New: multiple choice</source>
        <translation>Nuova: più opzioni</translation>
    </message>
    <message>
        <source>New: slider</source>
        <translation>Nuova: un cursore</translation>
    </message>
    <message>
        <source>New: number</source>
        <translation>Nuova: un numero</translation>
    </message>
    <message>
        <source>New: text</source>
        <translation>Nuova: testo libero</translation>
    </message>
    <message>
        <source>Move this question up</source>
        <translation>Sposta su questa domanda</translation>
    </message>
    <message>
        <source>Move this question down</source>
        <translation>Sposta giù questa domanda</translation>
    </message>
    <message>
        <source>Separate several with semicolons.</source>
        <translation>Più valori con punto e virgola.</translation>
    </message>
    <message>
        <source>One per line. To use a different word in the data: word | text shown | key</source>
        <translation>Una per riga. Per avere un&apos;altra parola nei dati: parola | ciò che si mostra | tasto</translation>
    </message>
    <message>
        <source>whole form</source>
        <comment>conversation</comment>
        <translation>intera</translation>
    </message>
    <message>
        <source>{about}. Separate several with semicolons.</source>
        <translation>{about}. Più valori con punto e virgola.</translation>
    </message>
    <message>
        <source>A rule excludes trials or sessions from the results. It deletes nothing: results are shown with and without the rules.</source>
        <translation>Una regola contrassegna ciò che esclude e non elimina nulla. I risultati si mostrano con e senza le regole.</translation>
    </message>
    <message>
        <source>There are no rules. Every complete answer counts.</source>
        <translation>Non c&apos;è alcuna regola: conta ogni risposta completa.</translation>
    </message>
    <message>
        <source>Move this rule up</source>
        <translation>Sposta su questa regola</translation>
    </message>
    <message>
        <source>Move this rule down</source>
        <translation>Sposta giù questa regola</translation>
    </message>
    <message>
        <source>{sentence} It excludes single trials.</source>
        <translation>{sentence} Contrassegna singole prove.</translation>
    </message>
    <message>
        <source>{sentence} It excludes whole sessions.</source>
        <translation>{sentence} Contrassegna intere sessioni.</translation>
    </message>
    <message>
        <source>The study has no rules of its own, only the limits above.</source>
        <translation>Lo studio non ha regole proprie, solo i limiti qui sopra.</translation>
    </message>
    <message>
        <source>Answers faster than a block&apos;s limit are excluded from the results, unless a rule below sets something else for the block. Change a limit here; 0 excludes none.</source>
        <translation>Le risposte date in meno tempo del limite di un blocco sono escluse dai risultati, salvo che una regola qui sotto disponga altrimenti per il blocco. I limiti si cambiano qui; 0 non ne esclude nessuna.</translation>
    </message>
    <message>
        <source>Seconds. The default for this task is {limit}.</source>
        <translation>Secondi. Se non indicato: {limit}, come consueto per questo compito.</translation>
    </message>
    <message>
        <source>Enter a whole number, for example 10.</source>
        <translation>Scriva un numero intero, ad es. 10.</translation>
    </message>
    <message>
        <source>Enter a number with a decimal point, for example 2.5.</source>
        <translation>Scriva un numero con il punto, ad es. 2.5.</translation>
    </message>
    <message>
        <source>Enter whole numbers separated by commas, for example 1, 3.</source>
        <translation>Scriva numeri interi separati da virgole, ad es. 1, 3.</translation>
    </message>
    <message>
        <source>Enter one line per trial: number of the trial = ID of a row.</source>
        <translation>Scriva una riga per ciascuna: numero della prova = id di una riga.</translation>
    </message>
    <message>
        <source>The two answers that participants choose between, as shown on the buttons.</source>
        <translation>Ciò tra cui scelgono i partecipanti. Si legge sui pulsanti.</translation>
    </message>
    <message>
        <source>When you build a study from the answers, words are cleaned in the same way for people and machines. The data keep what was given.</source>
        <translation>Quando si crea uno studio dalle risposte, le parole sono pulite allo stesso modo per persone e macchine. I dati conservano ciò che è stato risposto.</translation>
    </message>
    <message>
        <source>Names of the two answers</source>
        <translation>Nomi delle due classi</translation>
    </message>
    <message>
        <source>Interrupted sessions</source>
        <translation>Sessioni interrotte</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>Pulizia</translation>
    </message>
    <message>
        <source>Preregistered {time} by {name}, version {version}. You can still change the study. When you save, TuringDesk asks for the reason and records a deviation.</source>
        <translation>Preregistrato il {time} da {name}, versione {version}. Lo studio si può ancora modificare. Al salvataggio TuringDesk chiede il motivo e registra uno scostamento.</translation>
    </message>
    <message>
        <source>{file}, created when you type</source>
        <translation>{file}, creato quando si scrive</translation>
    </message>
    <message>
        <source>Participant view</source>
        <translation>Come lo vedono i partecipanti</translation>
    </message>
    <message>
        <source>There is no text, so participants don&apos;t see this page.</source>
        <translation>Non c&apos;è testo, quindi i partecipanti non vedono questa pagina.</translation>
    </message>
    <message>
        <source>The consent page has two buttons. Participants who don&apos;t agree see the refusal page.</source>
        <translation>La pagina del consenso ha due pulsanti. Chi non acconsente vede la pagina del rifiuto.</translation>
    </message>
    <message>
        <source>Text pages</source>
        <translation>Pagine da leggere</translation>
    </message>
    <message>
        <source>You haven&apos;t written this text. Participants see: {text}</source>
        <translation>Non c&apos;è un testo Suo. I partecipanti vedono: {text}</translation>
    </message>
    <message>
        <source>Preview answers are stored in a temporary folder, which is deleted when the preview ends. Nothing is counted.</source>
        <translation>Le sue risposte vanno in una cartella che viene eliminata al termine dell&apos;anteprima. Nulla viene contato.</translation>
    </message>
    <message>
        <source>Fix this first: {problem}</source>
        <translation>Prima corregga questo: {problem}</translation>
    </message>
    <message>
        <source>Preview – nothing is saved</source>
        <translation>Anteprima – non si conserva nulla</translation>
    </message>
    <message numerus="yes">
        <source>The preview has ended. Its %n answer(s) were discarded.</source>
        <translation>
            <numerusform>L&apos;anteprima è finita. La sua unica risposta è stata eliminata.</numerusform>
            <numerusform>L&apos;anteprima è finita. Le sue %n risposte sono state eliminate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix this first (and %n more): {problem}</source>
        <translation>
            <numerusform>Prima corregga questo (e %n altro): {problem}</numerusform>
            <numerusform>Prima corregga questo (e altri %n): {problem}</numerusform>
        </translation>
    </message>
    <message>
        <source>A session is running on this computer. Preview the study after it ends.</source>
        <translation>Su questo computer è in corso una sessione. Apra l&apos;anteprima dello studio quando sarà finita.</translation>
    </message>
    <message>
        <source>The study can&apos;t be shown yet. {why}</source>
        <translation>Lo studio non può ancora essere mostrato. {why}</translation>
    </message>
    <message>
        <source>No problems. You can run sessions.</source>
        <translation>Nessun problema: le sessioni possono svolgersi con questo stato.</translation>
    </message>
    <message>
        <source>{problems}. Fix the errors before you run sessions (F8: next problem).</source>
        <translation>{problems}. Con questo stato non può svolgersi alcuna sessione. F8 va al successivo.</translation>
    </message>
    <message>
        <source>{problems}. Only pilots can run (F8: next problem).</source>
        <translation>{problems}. Con questo stato possono svolgersi solo sessioni pilota. F8 va al successivo.</translation>
    </message>
    <message>
        <source>{problems}. You can run sessions (F8: next problem).</source>
        <translation>{problems}. Le sessioni possono svolgersi. F8 va al successivo.</translation>
    </message>
    <message>
        <source>{column}: {about}. Required in every row.</source>
        <translation>{column}: {about}. Serve in ogni riga.</translation>
    </message>
    <message>
        <source>{column}: {about}. Optional.</source>
        <translation>{column}: {about}. Può essere vuota.</translation>
    </message>
    <message>
        <source>{column}: this task doesn&apos;t use this column.</source>
        <translation>{column}: questo compito non ha una colonna simile.</translation>
    </message>
    <message>
        <source>OK</source>
        <comment>what was typed</comment>
        <translation>OK</translation>
    </message>
    <message>
        <source>A column with this name already exists.</source>
        <translation>C&apos;è già una colonna con questo nome.</translation>
    </message>
    <message>
        <source>Enter saves the text, Shift+Enter starts a new line, Esc discards the change</source>
        <translation>Invio mantiene il testo, Maiusc+Invio va a capo, Esc lo lascia com&apos;era</translation>
    </message>
    <message>
        <source>The numbers on the left are line numbers, as used in problem messages. Rows stay in the order of the file, because the order can matter. * Required in every row.</source>
        <translation>I numeri a sinistra sono le righe citate nei problemi. Le righe restano nell&apos;ordine del file, che per uno studio può essere importante. * serve in ogni riga.</translation>
    </message>
    <message>
        <source>Nothing was imported. {why}</source>
        <translation>Non è stato importato nulla. {why}</translation>
    </message>
    <message>
        <source>Missing columns are added to the table: {columns}.</source>
        <translation>Le colonne che mancano alla tabella vengono aggiunte: {columns}.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) imported from {file}. To remove them, choose Undo.</source>
        <translation>
            <numerusform>%n riga di {file} importata. Con Annulla si toglie.</numerusform>
            <numerusform>%n righe di {file} importate. Con Annulla si tolgono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table} already has %n row(s). Columns are matched by name.</source>
        <translation>
            <numerusform>{table} ha già %n riga. Le colonne si abbinano per nome.</numerusform>
            <numerusform>{table} ha già %n righe. Le colonne si abbinano per nome.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) beyond the right edge of the table were not pasted.</source>
        <translation>
            <numerusform>%n colonna non aveva posto a destra ed è stata tralasciata.</numerusform>
            <numerusform>%n colonne non avevano posto a destra e sono state tralasciate.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard couldn&apos;t be read: {why}</source>
        <translation>Non è stato possibile leggere gli appunti: {why}</translation>
    </message>
    <message>
        <source>The first row contains column names, so columns were matched by name.</source>
        <translation>La prima riga contiene nomi di colonne, quindi ogni colonna è andata in quella con il suo nome.</translation>
    </message>
    <message>
        <source>Not pasted, because the table has no such column: {columns}.</source>
        <translation>Tralasciate, perché la tabella non ha tali colonne: {columns}.</translation>
    </message>
    <message>
        <source>No cell contains this text.</source>
        <translation>Nessuna cella contiene queste parole.</translation>
    </message>
    <message>
        <source>No answers yet. Exclusions appear here after the first session starts.</source>
        <translation>Ancora nessuna risposta. Le esclusioni compaiono qui appena iniziano le sessioni.</translation>
    </message>
    <message>
        <source>Sealed: results that depend on who made an answer appear after you enter the passphrase.</source>
        <translation>Sigillato: ciò che dipende da chi ha dato una risposta si mostra quando si inserisce la passphrase.</translation>
    </message>
    <message>
        <source>Excluded by rules: {sessions}, {trials}. Nothing is deleted.</source>
        <translation>Esclusi per regola: {sessions}, {trials}. Nulla viene eliminato.</translation>
    </message>
    <message>
        <source>Search exclusions</source>
        <translation>Cerca nelle esclusioni</translation>
    </message>
    <message>
        <source>The study has no rules.</source>
        <translation>Lo studio non dichiara regole.</translation>
    </message>
    <message>
        <source>Nothing is excluded.</source>
        <translation>Nulla è escluso.</translation>
    </message>
    <message>
        <source>All exclusions</source>
        <translation>Ogni esclusione</translation>
    </message>
    <message>
        <source>Results with and without rules</source>
        <translation>Risultati in entrambe le versioni</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>Nessuna corrispondenza.</translation>
    </message>
    <message>
        <source>Whole session</source>
        <translation>L&apos;intera sessione</translation>
    </message>
    <message numerus="yes">
        <source>Sealed: %n session(s) is/are exported without the truth until you enter the passphrase.</source>
        <translation>
            <numerusform>Sigillato: %n sessione viene esportata senza verità finché non si inserisce la passphrase.</numerusform>
            <numerusform>Sigillato: %n sessioni vengono esportate senza verità finché non si inserisce la passphrase.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a byte order mark so that Excel reads UTF-8</source>
        <translation>Inizia con il contrassegno da cui Excel riconosce UTF-8</translation>
    </message>
    <message>
        <source>Put an apostrophe before text that a spreadsheet could read as a formula</source>
        <translation>Metti un apostrofo davanti ai testi che i fogli di calcolo prendono per formule</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Includi</translation>
    </message>
    <message>
        <source>The export was canceled. Nothing was written.</source>
        <translation>L&apos;esportazione è stata annullata; non è stato scritto nulla.</translation>
    </message>
    <message>
        <source>Pilot sessions (flagged in column “{column}”)</source>
        <translation>Anche le sessioni pilota, indicate nella colonna {column}</translation>
    </message>
    <message>
        <source>Personal form fields (in sheet “{sheet}”)</source>
        <translation>Anche i campi personali dei questionari, nel foglio {sheet}</translation>
    </message>
    <message>
        <source>Keys and words</source>
        <translation>Tasti e parole</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandi</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>I Suoi dati</translation>
    </message>
    <message>
        <source>The kiosk and its computer</source>
        <translation>La postazione e il suo computer</translation>
    </message>
    <message>
        <source>Several booths</source>
        <translation>Più cabine</translation>
    </message>
    <message>
        <source>Machine judges on the command line</source>
        <translation>Giudici macchina dalla riga di comando</translation>
    </message>
    <message>
        <source>Machine agents</source>
        <translation>Agenti macchina</translation>
    </message>
    <message>
        <source>Importing data</source>
        <translation>Importazione dei dati</translation>
    </message>
    <message>
        <source>Building a study from answers</source>
        <translation>Creazione di uno studio dalle risposte</translation>
    </message>
    <message>
        <source>Data for other programs</source>
        <translation>Dati per altri programmi</translation>
    </message>
    <message>
        <source>What check can detect</source>
        <translation>Che cosa può rilevare check</translation>
    </message>
    <message>
        <source>The study package</source>
        <translation>Il pacchetto dello studio</translation>
    </message>
    <message>
        <source>What analyze --json prints</source>
        <translation>Che cosa mostra analyze --json</translation>
    </message>
    <message>
        <source>This topic is available in English only.</source>
        <translation>Questo argomento è disponibile solo in inglese.</translation>
    </message>
    <message>
        <source>The server ended unexpectedly.</source>
        <translation>Terminata in modo imprevisto.</translation>
    </message>
    <message>
        <source>{fast} of {of} verdicts were faster than the limit</source>
        <translation>{fast} giudizi su {of} più rapidi del limite</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <comment>prompts that have enough answers</comment>
        <translation>{number} di {of}</translation>
    </message>
    <message>
        <source>Collected answers</source>
        <translation>Risposte raccolte</translation>
    </message>
    <message>
        <source>Excluded by rule</source>
        <translation>Esclusi per regola</translation>
    </message>
    <message>
        <source>{number} more on the Sessions page</source>
        <comment>sessions</comment>
        <translation>e altre {number} nella pagina Sessioni</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>Per prompt</source>
        <comment>answers</comment>
        <translation>Per spunto</translation>
    </message>
    <message>
        <source>Prompts with enough</source>
        <translation>Spunti completi</translation>
    </message>
    <message>
        <source>Still needed</source>
        <comment>answers</comment>
        <translation>Mancanti</translation>
    </message>
    <message>
        <source>To look at</source>
        <comment>answers</comment>
        <translation>Da controllare</translation>
    </message>
    <message>
        <source>Control questions</source>
        <translation>Domande di controllo</translation>
    </message>
    <message>
        <source>Verdicts by origin</source>
        <translation>Giudizi dati</translation>
    </message>
    <message>
        <source>Detectability over sessions</source>
        <translation>Riconoscibilità nel corso delle sessioni</translation>
    </message>
    <message>
        <source>By task</source>
        <translation>Per compito</translation>
    </message>
    <message>
        <source>By machine</source>
        <translation>Per macchina</translation>
    </message>
    <message>
        <source>Lines: 95% CI</source>
        <translation>Linee: IC al 95 %</translation>
    </message>
    <message>
        <source>{number} without a value: fewer than {fewest} verdicts</source>
        <translation>{number} senza valore: meno di {fewest} giudizi</translation>
    </message>
    <message>
        <source>Enter or a click opens the session.</source>
        <translation>Invio o un clic apre la sessione.</translation>
    </message>
    <message>
        <source>Click to open the session</source>
        <translation>Faccia clic per aprire la sessione</translation>
    </message>
    <message>
        <source>No verdict is excluded by a rule.</source>
        <translation>Nessun giudizio è escluso da una regola.</translation>
    </message>
    <message>
        <source>clustered by judge and stimulus</source>
        <translation>errori raggruppati per giudice e stimolo</translation>
    </message>
    <message>
        <source>clustered by judge</source>
        <translation>errori raggruppati per giudice</translation>
    </message>
    <message>
        <source>clustered by stimulus</source>
        <translation>errori raggruppati per stimolo</translation>
    </message>
    <message numerus="yes">
        <source>Sealed: %n verdict(s) is/are counted after you enter the passphrase.</source>
        <translation>
            <numerusform>Sigillato: %n giudizio sarà contato quando si inserisce la passphrase.</numerusform>
            <numerusform>Sigillato: %n giudizi saranno contati quando si inserisce la passphrase.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start a session on the Studies page. Results appear here after the first answer.</source>
        <translation>Avvii una sessione da Studi. I numeri compaiono qui con la prima risposta.</translation>
    </message>
    <message>
        <source>Shows the results in large letters on a second screen. Esc closes it.</source>
        <translation>Mostra i risultati a caratteri grandi su un secondo schermo. Esc chiude.</translation>
    </message>
    <message>
        <source>A session is running on this computer. End it first.</source>
        <translation>Su questo computer è in corso una sessione. Prima la termini.</translation>
    </message>
    <message>
        <source>Wall mode</source>
        <translation>Modalità parete</translation>
    </message>
    <message>
        <source>Results stay hidden while the study is sealed.</source>
        <translation>I risultati restano nascosti finché lo studio è sigillato.</translation>
    </message>
    <message>
        <source>Compare people and machines on the answers that all of them judged, where there are any</source>
        <translation>Confronta persone e macchine sulle risposte che tutti hanno giudicato, se ce ne sono</translation>
    </message>
    <message>
        <source>Same answers only</source>
        <translation>Solo le stesse risposte</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved. {why}</source>
        <translation>{file} non può essere salvato. {why}</translation>
    </message>
    <message>
        <source>The audit log couldn&apos;t be written: {why} You can continue working. The entries are written as soon as the disk accepts them.</source>
        <translation>Non è stato possibile scrivere il diario di questa console: {why} Il lavoro continua; ciò che è stato fatto sarà annotato appena il disco lo accetta.</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>the changes</comment>
        <translation>Salva</translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be saved. {why}</source>
        <translation>Non è stato possibile salvare le impostazioni. {why}</translation>
    </message>
    <message>
        <source>The data folder {folder} can&apos;t be read. {why} Reconnect it, or choose another one in Settings.</source>
        <translation>La cartella dei dati {folder} non può essere letta. {why} La ricolleghi o ne scelga un&apos;altra in Impostazioni.</translation>
    </message>
    <message>
        <source>You can resume the session later with the same participant code.</source>
        <translation>Può essere ripresa più tardi con lo stesso codice partecipante.</translation>
    </message>
    <message>
        <source>Preview answers are discarded.</source>
        <translation>Le risposte dell&apos;anteprima vengono eliminate.</translation>
    </message>
    <message>
        <source>End the preview</source>
        <translation>Termina l&apos;anteprima</translation>
    </message>
    <message>
        <source>Was {was}, judged {called}: {n} of {of}</source>
        <translation>Era {was}, giudicato {called}: {n} di {of}</translation>
    </message>
    <message>
        <source>Was {was}, judged {called}: {n} of {of} ({share}%)</source>
        <translation>Era {was}, giudicato {called}: {n} di {of} ({share}%)</translation>
    </message>
    <message>
        <source>Pause between repetitions</source>
        <translation>Intervallo tra due riproduzioni</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Trials judged</source>
        <translation>Prove giudicate</translation>
    </message>
    <message>
        <source>Without a verdict</source>
        <translation>Senza giudizio</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Semi</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Esempio</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opzioni</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversazioni</translation>
    </message>
    <message>
        <source>What it judges</source>
        <translation>Che cosa giudica</translation>
    </message>
    <message>
        <source>All blocks</source>
        <translation>Tutti i blocchi</translation>
    </message>
    <message>
        <source>{judge}: {sessions}. Trials judged: {trials}.</source>
        <translation>{judge}: {sessions}. Prove giudicate: {trials}.</translation>
    </message>
    <message>
        <source>Not judged: {block}. {why}</source>
        <translation>Non giudicato: {block}. {why}</translation>
    </message>
    <message>
        <source>{doing}: {done} of {total}</source>
        <translation>{doing}: {done} di {total}</translation>
    </message>
    <message>
        <source>Without a verdict: {n}.</source>
        <translation>Senza giudizio: {n}.</translation>
    </message>
    <message>
        <source>Judge at work</source>
        <translation>Giudice al lavoro</translation>
    </message>
    <message>
        <source>By stimulus</source>
        <translation>Per stimolo</translation>
    </message>
    <message>
        <source>By prompt</source>
        <translation>Per spunto</translation>
    </message>
    <message>
        <source>File</source>
        <comment>of vectors for features</comment>
        <translation>File</translation>
    </message>
    <message>
        <source>Save note</source>
        <translation>Salva nota</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Lock after</source>
        <comment>some minutes</comment>
        <translation>Blocca dopo</translation>
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
        <translation>Sblocca</translation>
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
        <translation>Persona</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Aggiungi persona</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>{default} by default</source>
        <translation>predefinito: {default}</translation>
    </message>
    <message>
        <source>In {unit}</source>
        <translation>In {unit}</translation>
    </message>
    <message>
        <source>{lowest} to {highest} {unit}</source>
        <translation>Da {lowest} a {highest} {unit}</translation>
    </message>
    <message>
        <source>Edit a copy as CSV</source>
        <translation>Modifica una copia come CSV</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(entries)</source>
        <comment>of the record</comment>
        <translation>
            <numerusform>%n voce</numerusform>
            <numerusform>%n voci</numerusform>
        </translation>
    </message>
    <message>
        <source>Show problems…</source>
        <translation>Mostra problemi…</translation>
    </message>
    <message>
        <source>Duplicate this block</source>
        <translation>Duplica questo blocco</translation>
    </message>
    <message>
        <source>Duplicate this form</source>
        <translation>Duplica questo questionario</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <comment>in a list</comment>
        <translation>Duplica</translation>
    </message>
    <message>
        <source>Duplicate this question</source>
        <translation>Duplica questa domanda</translation>
    </message>
    <message>
        <source>Duplicate this rule</source>
        <translation>Duplica questa regola</translation>
    </message>
    <message>
        <source>Rules: {rules} · Planned: {analysis}</source>
        <translation>Regole: {rules} · Previsto: {analysis}</translation>
    </message>
    <message numerus="yes">
        <source>%n deviation(s)</source>
        <translation>
            <numerusform>%n scostamento</numerusform>
            <numerusform>%n scostamenti</numerusform>
        </translation>
    </message>
    <message>
        <source>No deviations.</source>
        <translation>Nessuno scostamento.</translation>
    </message>
    <message>
        <source>Preregistration</source>
        <translation>Preregistrazione</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no rules</comment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no analysis</comment>
        <translation>nulla</translation>
    </message>
    <message>
        <source>{study}, version {version}</source>
        <translation>{study}, versione {version}</translation>
    </message>
    <message>
        <source>None declared</source>
        <comment>no rules, no analysis</comment>
        <translation>Nulla dichiarato</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>write down</comment>
        <translation>Annota</translation>
    </message>
    <message>
        <source>Changes</source>
        <comment>of a study</comment>
        <translation>Modifiche</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Suddiviso per</translation>
    </message>
    <message>
        <source>Recorded as</source>
        <translation>Annotato come</translation>
    </message>
    <message>
        <source>Overall only</source>
        <translation>Solo in totale</translation>
    </message>
    <message>
        <source>Recorded as {person}</source>
        <translation>Annotato come {person}</translation>
    </message>
    <message>
        <source>Some are missing.</source>
        <translation>Alcune mancano.</translation>
    </message>
    <message numerus="yes">
        <source>%n form answer(s)</source>
        <translation>
            <numerusform>%n risposta ai questionari</numerusform>
            <numerusform>%n risposte ai questionari</numerusform>
        </translation>
    </message>
    <message>
        <source>The session was {reason}.</source>
        <translation>La sessione è stata {reason}.</translation>
    </message>
    <message>
        <source>Show what I type</source>
        <translation>Mostra ciò che digito</translation>
    </message>
    <message>
        <source>Seal the study</source>
        <translation>Sigilla lo studio</translation>
    </message>
    <message>
        <source>Sealed package</source>
        <translation>Pacchetto sigillato</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Progress of sealing</source>
        <translation>Avanzamento della sigillatura</translation>
    </message>
    <message>
        <source>Seal</source>
        <comment>seal a study</comment>
        <translation>Sigilla</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>Un solo file</translation>
    </message>
    <message>
        <source>A folder</source>
        <translation>Una cartella</translation>
    </message>
    <message numerus="yes">
        <source>And %n more like these.</source>
        <translation>
            <numerusform>E %n altro come questi.</numerusform>
            <numerusform>E altri %n come questi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sealed.</source>
        <translation>Non è stato sigillato nulla.</translation>
    </message>
    <message>
        <source>Of the studies in {folder}</source>
        <translation>Degli studi in {folder}</translation>
    </message>
    <message>
        <source>Open the seal</source>
        <translation>Apri il sigillo</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a session</comment>
        <translation>N.</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inizio</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {folder}</source>
        <translation>
            <numerusform>%n sessione in {folder}</numerusform>
            <numerusform>%n sessioni in {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume…</source>
        <translation>Riprendi…</translation>
    </message>
    <message>
        <source>Check journals</source>
        <translation>Controlla registri</translation>
    </message>
    <message>
        <source>Open data folder</source>
        <translation>Apri cartella dati</translation>
    </message>
    <message>
        <source>Mark as pilot…</source>
        <translation>Segna come pilota…</translation>
    </message>
    <message>
        <source>Open the study “{title}” first, then resume its session.</source>
        <translation>Prima apra lo studio “{title}”, poi riprenda la sua sessione.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s), {running} running in {folder}</source>
        <translation>
            <numerusform>%n sessione, {running} in corso in {folder}</numerusform>
            <numerusform>%n sessioni, {running} in corso in {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier note(s)</source>
        <translation>
            <numerusform>%n nota precedente</numerusform>
            <numerusform>%n note precedenti</numerusform>
        </translation>
    </message>
    <message>
        <source>Journals</source>
        <translation>Registri</translation>
    </message>
    <message>
        <source>Find a participant, study, kiosk, or state</source>
        <translation>Trova partecipante, studio, postazione o stato</translation>
    </message>
    <message>
        <source>Find a session</source>
        <translation>Trova una sessione</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Cartella dei dati</translation>
    </message>
    <message>
        <source>Name of this kiosk</source>
        <translation>Nome di questa postazione</translation>
    </message>
    <message>
        <source>Choose the data folder</source>
        <translation>Scegli la cartella dei dati</translation>
    </message>
    <message>
        <source>Participant&apos;s screen</source>
        <translation>Schermo del partecipante</translation>
    </message>
    <message>
        <source>Preview…</source>
        <translation>Anteprima…</translation>
    </message>
    <message>
        <source>Each participant gets</source>
        <translation>Ogni partecipante ne riceve</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Spunti</translation>
    </message>
    <message>
        <source>All participants</source>
        <translation>Tutti i partecipanti</translation>
    </message>
    <message>
        <source>Judged each</source>
        <translation>Giudizi ciascuna</translation>
    </message>
    <message>
        <source>Preview of {block}</source>
        <translation>Anteprima di {block}</translation>
    </message>
    <message>
        <source>Plan of {block}</source>
        <translation>Piano di {block}</translation>
    </message>
    <message>
        <source>Open a study&apos;s folder</source>
        <translation>Apri la cartella di uno studio</translation>
    </message>
    <message>
        <source>Open a study package</source>
        <translation>Apri un pacchetto di studio</translation>
    </message>
    <message>
        <source>New study…</source>
        <translation>Nuovo studio…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Apri cartella…</translation>
    </message>
    <message>
        <source>Open .tdz…</source>
        <translation>Apri .tdz…</translation>
    </message>
    <message>
        <source>Recent studies</source>
        <translation>Studi recenti</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) prepared</source>
        <translation>
            <numerusform>%n sessione estratta</numerusform>
            <numerusform>%n sessioni estratte</numerusform>
        </translation>
    </message>
    <message>
        <source>Study packages</source>
        <translation>Pacchetti di studio</translation>
    </message>
    <message>
        <source>Stimulus</source>
        <translation>Stimolo</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Precedente</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Successivo</translation>
    </message>
    <message>
        <source>Made by: {maker}</source>
        <translation>Prodotto da: {maker}</translation>
    </message>
    <message>
        <source>Preview: {block}</source>
        <translation>Anteprima: {block}</translation>
    </message>
    <message>
        <source>prompt {name}</source>
        <translation>spunto {name}</translation>
    </message>
    <message>
        <source>Only pilots can run: {problems}</source>
        <translation>Possono svolgersi solo sessioni pilota: {problems}</translation>
    </message>
    <message>
        <source>No session can run: {problems}</source>
        <translation>Non può svolgersi alcuna sessione: {problems}</translation>
    </message>
    <message>
        <source>error</source>
        <translation>errore</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avviso</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avviso</numerusform>
            <numerusform>%n avvisi</numerusform>
        </translation>
    </message>
    <message>
        <source>{errors} and {warnings}</source>
        <translation>{errors} e {warnings}</translation>
    </message>
    <message>
        <source>Not connected: {screen}. Plug it in, or choose another screen.</source>
        <translation>Non connesso: {screen}. Lo colleghi o scelga un altro schermo.</translation>
    </message>
    <message>
        <source>Identify</source>
        <comment>number the screens</comment>
        <translation>Identifica</translation>
    </message>
    <message>
        <source>The participant chooses</source>
        <translation>Sceglie il partecipante</translation>
    </message>
    <message>
        <source>Start a session</source>
        <translation>Avvia una sessione</translation>
    </message>
    <message>
        <source>Participant code</source>
        <translation>Codice partecipante</translation>
    </message>
    <message>
        <source>Kiosk name</source>
        <translation>Nome postazione</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Meno movimento</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>Tutto il movimento</translation>
    </message>
    <message>
        <source>Appearance and accessibility</source>
        <translation>Aspetto e accessibilità</translation>
    </message>
    <message>
        <source>Journals of all sessions. If the folder is on a network share, several kiosks can save to it. Existing data stays where it is.</source>
        <translation>I registri di tutte le sessioni. Una cartella condivisa del laboratorio permette a più postazioni di scrivere nello stesso luogo. I dati già presenti restano dove sono.</translation>
    </message>
    <message>
        <source>Recorded with every session, for example Booth 1.</source>
        <translation>È indicato in ogni sessione, ad es. Cabina 1.</translation>
    </message>
    <message>
        <source>The screen where sessions open, full screen.</source>
        <translation>Dove si aprono le sessioni, a schermo intero.</translation>
    </message>
    <message>
        <source>Language of the program, after a restart. Pages without a translation stay in English. Sessions use the language of their study.</source>
        <translation>Del programma, dal prossimo avvio; le pagine senza traduzione restano in inglese. Le sessioni sono nella lingua del loro studio.</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione caratteri</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Applies to menus, bars, and pages. Moving stimuli always move.</source>
        <translation>Di menu, barre e pagine. Gli stimoli in movimento si muovono sempre.</translation>
    </message>
    <message>
        <source>Free software under the MIT license. Licenses of its components: {file}</source>
        <translation>Software libero con licenza MIT. Le licenze delle sue parti: {file}</translation>
    </message>
    <message>
        <source>Same as the system: {language}</source>
        <translation>Come il sistema: {language}</translation>
    </message>
    <message>
        <source>This page is for investigators. Lock TuringDesk, and ask an investigator to sign in.</source>
        <translation>È riservato ai responsabili. Blocchi la console e faccia entrare uno di loro.</translation>
    </message>
    <message>
        <source>A session is running on this computer. End it there first (Ctrl+Shift+Q).</source>
        <translation>Su questo computer è in corso una sessione. Prima la termini lì (Ctrl+Maiusc+Q).</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Open a study, check its plan, and start sessions.</source>
        <translation>Apra uno studio, guardi il suo piano, avvii le sue sessioni.</translation>
    </message>
    <message>
        <source>Start session…</source>
        <translation>Avvia sessione…</translation>
    </message>
    <message>
        <source>Pilot…</source>
        <translation>Pilota…</translation>
    </message>
    <message>
        <source>Seal…</source>
        <translation>Sigilla…</translation>
    </message>
    <message>
        <source>The study&apos;s files are still being read.</source>
        <translation>I file dello studio sono ancora in lettura.</translation>
    </message>
    <message numerus="yes">
        <source>%n form(s)</source>
        <translation>
            <numerusform>%n questionario</numerusform>
            <numerusform>%n questionari</numerusform>
        </translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>versione {version}</translation>
    </message>
    <message>
        <source>pilot only</source>
        <comment>a problem: only pilots can run</comment>
        <translation>solo pilota</translation>
    </message>
    <message>
        <source>Sealed</source>
        <comment>of a study</comment>
        <translation>Sigillato</translation>
    </message>
    <message>
        <source>A study is a folder</source>
        <translation>Uno studio è una cartella</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <comment>steps</comment>
        <translation>{number} di {of}</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>step of the tour</comment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>with the tour</comment>
        <translation>Fine</translation>
    </message>
    <message>
        <source>{number}: {screen}, {width} {times} {height} (main)</source>
        <translation>{number}: {screen}, {width} {times} {height} (principale)</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>schermo</translation>
    </message>
    <message numerus="yes">
        <source>The study has %n problem(s).</source>
        <translation>
            <numerusform>Lo studio ha %n problema.</numerusform>
            <numerusform>Lo studio ha %n problemi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copia testo</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Ricontrolla</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>no participant may start</comment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>TuringDesk timing test</source>
        <translation>Test dei tempi di TuringDesk</translation>
    </message>
    <message>
        <source>Continue at trial {number} of {of}</source>
        <translation>Continua dalla prova {number} di {of}</translation>
    </message>
    <message>
        <source>Close for now</source>
        <translation>Chiudi per ora</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Termina la sessione</translation>
    </message>
    <message>
        <source>{done} of {trials} completed.</source>
        <translation>Completate {done} su {trials}.</translation>
    </message>
    <message>
        <source>For the experimenter</source>
        <translation>Per il responsabile dello studio</translation>
    </message>
    <message>
        <source>was {origin}</source>
        <comment>head of a row: what it truly was</comment>
        <translation>era {origin}</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <comment>in quotation marks</comment>
        <translation>“{word}”</translation>
    </message>
    <message>
        <source>Find a row</source>
        <translation>Trova una riga</translation>
    </message>
    <message>
        <source>and {number} more values</source>
        <translation>e altri {number} valori</translation>
    </message>
    <message>
        <source>Show or hide this series</source>
        <translation>Mostra o nascondi questa serie</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copia immagine</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Copia valori</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutto</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Bersaglio</translation>
    </message>
    <message>
        <source>Step  (→)</source>
        <translation>Passo  (→)</translation>
    </message>
    <message>
        <source>Fixation {number} of {of}</source>
        <translation>Fissazione {number} di {of}</translation>
    </message>
    <message>
        <source>Play  (P)</source>
        <translation>Riproduci  (P)</translation>
    </message>
    <message>
        <source>Pause  (P)</source>
        <translation>Pausa  (P)</translation>
    </message>
</context>
<context>
    <name>Participant</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Please call the experimenter</source>
        <translation>La preghiamo di chiamare il responsabile dello studio</translation>
    </message>
    <message>
        <source>Your answers so far are saved.</source>
        <translation>Le risposte che ha dato finora sono state salvate.</translation>
    </message>
    <message>
        <source>All your answers are saved.</source>
        <translation>Tutte le Sue risposte sono state salvate.</translation>
    </message>
    <message>
        <source>Answer to continue.</source>
        <translation>Risponda per continuare.</translation>
    </message>
    <message>
        <source>Answer both to continue.</source>
        <translation>Risponda a entrambe le domande per continuare.</translation>
    </message>
    <message>
        <source>Answer all three to continue.</source>
        <translation>Risponda a tutte e tre le domande per continuare.</translation>
    </message>
    <message>
        <source>Answer all four to continue.</source>
        <translation>Risponda a tutte e quattro le domande per continuare.</translation>
    </message>
    <message numerus="yes">
        <source>Answer all %n to continue.</source>
        <translation>
            <numerusform>Risponda a %n domanda per continuare.</numerusform>
            <numerusform>Risponda a tutte e %n le domande per continuare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Please wait a moment</source>
        <translation>La preghiamo di attendere un momento</translation>
    </message>
    <message>
        <source>A message from the experimenter</source>
        <translation>Un messaggio dal responsabile dello studio</translation>
    </message>
    <message>
        <source>Pilot: not counted</source>
        <translation>Prova pilota: non conta</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Dimostrazione</translation>
    </message>
    <message>
        <source>Look at the picture first.</source>
        <translation>Guardi prima l&apos;immagine.</translation>
    </message>
    <message>
        <source>List each choice once, in order.</source>
        <translation>Indichi ogni opzione una sola volta, nell&apos;ordine delle opzioni.</translation>
    </message>
    <message>
        <source>That was practice. From now on, your answers count.</source>
        <translation>La prova è finita. Da questo momento le Sue risposte contano.</translation>
    </message>
    <message>
        <source>Take a short break. Continue when you are ready.</source>
        <translation>Faccia una breve pausa. Continui quando si sente pronto o pronta.</translation>
    </message>
    <message>
        <source>You can continue</source>
        <translation>Può continuare</translation>
    </message>
    <message>
        <source>Read the conversation first.</source>
        <translation>Legga prima la conversazione.</translation>
    </message>
    <message>
        <source>Read both words first.</source>
        <translation>Legga prima entrambe le parole.</translation>
    </message>
    <message>
        <source>Look at both first.</source>
        <translation>Guardi prima entrambi.</translation>
    </message>
    <message>
        <source>It repeats until you answer.</source>
        <translation>Si ripete finché non risponde.</translation>
    </message>
    <message>
        <source>You can answer after {number} seconds.</source>
        <translation>Potrà rispondere dopo {number} secondi.</translation>
    </message>
    <message numerus="yes">
        <source>Watch the whole clip %n time(s).</source>
        <translation>
            <numerusform>Guardi l&apos;intera clip una volta.</numerusform>
            <numerusform>Guardi l&apos;intera clip %n volte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can answer after %n second(s).</source>
        <translation>
            <numerusform>Potrà rispondere dopo %n secondo.</numerusform>
            <numerusform>Potrà rispondere dopo %n secondi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer the required questions to continue.</source>
        <translation>Risponda alle domande obbligatorie per continuare.</translation>
    </message>
    <message>
        <source>The session will continue soon. Your answers so far are saved.</source>
        <translation>La sessione riprenderà tra poco. Le risposte che ha dato finora sono state salvate.</translation>
    </message>
    <message>
        <source>Choose all that apply.</source>
        <translation>Può scegliere più opzioni.</translation>
    </message>
    <message>
        <source>Please choose your language.</source>
        <translation>La preghiamo di scegliere la lingua.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Scelga…</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Benvenuti</translation>
    </message>
    <message>
        <source>Taking part</source>
        <translation>Partecipazione</translation>
    </message>
    <message>
        <source>What you will do</source>
        <translation>Che cosa farà</translation>
    </message>
    <message>
        <source>This is the end of the demonstration. To leave this screen, press {keys}.</source>
        <translation>Questa era la dimostrazione. {keys} chiude questa schermata.</translation>
    </message>
    <message>
        <source>The viewer was looking for:</source>
        <translation>Oggetto cercato:</translation>
    </message>
    <message>
        <source>About you</source>
        <translation>Su di Lei</translation>
    </message>
    <message>
        <source>A few last questions</source>
        <translation>Alcune ultime domande</translation>
    </message>
    <message>
        <source>Image descriptions</source>
        <translation>Descrizioni di immagini</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Who named this color?</source>
        <translation>Chi ha indicato questo colore?</translation>
    </message>
    <message>
        <source>In which conversation is speaker {subject} a machine?</source>
        <translation>In quale conversazione {subject} è una macchina?</translation>
    </message>
    <message>
        <source>Word associations</source>
        <translation>Associazioni di parole</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversazioni</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Oggetti</translation>
    </message>
    <message>
        <source>Eye movements</source>
        <translation>Movimenti oculari</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La risposta</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Grazie</translation>
    </message>
    <message>
        <source>Thank you. Your answers are saved.</source>
        <translation>Grazie. Le Sue risposte sono state salvate.</translation>
    </message>
    <message>
        <source>You chose not to take part. Nothing was recorded.</source>
        <translation>Ha scelto di non partecipare. Non è stato registrato nulla.</translation>
    </message>
    <message>
        <source>Your name, as a signature</source>
        <translation>Il Suo nome, come firma</translation>
    </message>
    <message>
        <source>A human</source>
        <translation>Un essere umano</translation>
    </message>
    <message>
        <source>A machine</source>
        <translation>Una macchina</translation>
    </message>
    <message>
        <source>a human</source>
        <translation>umano</translation>
    </message>
    <message>
        <source>a machine</source>
        <translation>macchina</translation>
    </message>
    <message>
        <source>Who wrote this description?</source>
        <translation>Chi ha scritto questa descrizione?</translation>
    </message>
    <message>
        <source>Who came up with this word?</source>
        <translation>A chi è venuta in mente questa parola?</translation>
    </message>
    <message>
        <source>Who named these three things?</source>
        <translation>Chi ha nominato queste tre cose?</translation>
    </message>
    <message>
        <source>Were these eye movements made by a human or a machine?</source>
        <translation>Questi movimenti oculari sono di un essere umano o di una macchina?</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <translation>Che cosa vede?</translation>
    </message>
    <message>
        <source>Who is talking?</source>
        <translation>Chi sta parlando?</translation>
    </message>
    <message>
        <source>What are they talking about?</source>
        <translation>Di che cosa stanno parlando?</translation>
    </message>
    <message>
        <source>Both are human</source>
        <translation>Entrambi sono esseri umani</translation>
    </message>
    <message>
        <source>Both are machines</source>
        <translation>Entrambi sono macchine</translation>
    </message>
    <message>
        <source>A is human, B is a machine</source>
        <translation>A è un essere umano, B è una macchina</translation>
    </message>
    <message>
        <source>A is a machine, B is human</source>
        <translation>A è una macchina, B è un essere umano</translation>
    </message>
    <message>
        <source>Which answer was made by a machine?</source>
        <translation>Quale risposta è stata data da una macchina?</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Vero</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Falso</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Please answer this question.</source>
        <translation>La preghiamo di rispondere a questa domanda.</translation>
    </message>
    <message>
        <source>Please enter a whole number from {low} to {high}.</source>
        <translation>La preghiamo di inserire un numero intero da {low} a {high}.</translation>
    </message>
    <message>
        <source>Please enter a number from {low} to {high}.</source>
        <translation>La preghiamo di inserire un numero da {low} a {high}.</translation>
    </message>
    <message>
        <source>{value} is not one of the choices.</source>
        <translation>{value} non è tra le opzioni.</translation>
    </message>
    <message>
        <source>Speaker {subject} is...</source>
        <translation>L&apos;interlocutore {subject} è…</translation>
    </message>
    <message>
        <source>Speaker {subject}: **{label}**</source>
        <translation>Interlocutore {subject}: **{label}**</translation>
    </message>
    <message>
        <source>Conversation {number}</source>
        <translation>Conversazione {number}</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>Risposta {number}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Acconsento</translation>
    </message>
    <message>
        <source>Click on the line.</source>
        <translation>Faccia clic sulla linea.</translation>
    </message>
    <message>
        <source>It was a human.</source>
        <translation>Era un essere umano.</translation>
    </message>
    <message>
        <source>Your message</source>
        <translation>Il Suo messaggio</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>La Sua risposta</translation>
    </message>
    <message>
        <source>Is “{word}” spelled correctly?</source>
        <translation>“{word}” è scritto correttamente?</translation>
    </message>
    <message>
        <source>Please write one word.</source>
        <translation>Scriva una sola parola.</translation>
    </message>
    <message>
        <source>Please write without special characters such as {character}.</source>
        <translation>Scriva senza caratteri speciali come {character}.</translation>
    </message>
    <message>
        <source>Please don&apos;t start with “{start}”.</source>
        <translation>Non inizi con “{start}”.</translation>
    </message>
    <message>
        <source>Please write without the word “{word}”.</source>
        <translation>Scriva senza la parola “{word}”.</translation>
    </message>
    <message>
        <source>Say what you see, as if to someone who can&apos;t see it. Write at least {least} words, and don&apos;t guess what happened before or will happen next.</source>
        <translation>Dica che cosa vede, come a qualcuno che non può vederlo. Scriva almeno {least} parole e non cerchi di indovinare che cosa è successo prima o che cosa succederà dopo.</translation>
    </message>
    <message>
        <source>Please don&apos;t use one word so often.</source>
        <translation>Non usi così spesso la stessa parola.</translation>
    </message>
    <message>
        <source>You gave this description already. Please write another one.</source>
        <translation>Ha già dato questa descrizione. Ne scriva un&apos;altra.</translation>
    </message>
    <message>
        <source>Please write at least {least} words.</source>
        <translation>Scriva almeno {least} parole.</translation>
    </message>
    <message>
        <source>Describe the picture in one sentence.</source>
        <translation>Descriva l&apos;immagine in una frase.</translation>
    </message>
    <message>
        <source>Describing pictures</source>
        <translation>Descrivere immagini</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Arancione</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Giallo</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrone</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Grigio</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Nero</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bianco</translation>
    </message>
    <message>
        <source>Which color dominates this picture?</source>
        <translation>Quale colore domina in questa immagine?</translation>
    </message>
    <message>
        <source>Choose the color that you would name first.</source>
        <translation>Scelga il colore che nominerebbe per primo.</translation>
    </message>
    <message>
        <source>Naming colors</source>
        <translation>Nominare colori</translation>
    </message>
    <message>
        <source>hi! what do you think about this one?</source>
        <translation>ciao! tu che ne pensi di questo?</translation>
    </message>
    <message>
        <source>honestly I never gave it much thought, you?</source>
        <translation>sinceramente non ci ho mai pensato molto, e tu?</translation>
    </message>
    <message>
        <source>a bit, mostly because of a friend of mine</source>
        <translation>un po&apos;, soprattutto per via di un amico</translation>
    </message>
    <message>
        <source>haha same here, how did that start</source>
        <translation>ahah anch&apos;io, com&apos;è cominciata?</translation>
    </message>
    <message>
        <source>a few years ago, by accident really</source>
        <translation>qualche anno fa, per caso in realtà</translation>
    </message>
    <message>
        <source>ok that makes sense. do you like it though?</source>
        <translation>ok, ha senso. ma ti piace?</translation>
    </message>
    <message>
        <source>The conversation</source>
        <translation>La conversazione</translation>
    </message>
    <message>
        <source>What it was about</source>
        <translation>Di che cosa si è parlato</translation>
    </message>
    <message>
        <source>Which speaker you were</source>
        <translation>Quale interlocutore era Lei</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>Il suo numero</translation>
    </message>
    <message>
        <source>Having conversations</source>
        <translation>Conversare</translation>
    </message>
    <message>
        <source>The conversation isn&apos;t complete.</source>
        <translation>La conversazione non è completa.</translation>
    </message>
    <message>
        <source>Look around in the picture.</source>
        <translation>Esplori l&apos;immagine con lo sguardo.</translation>
    </message>
    <message>
        <source>If the picture is blurred, click wherever you want to look.</source>
        <translation>Se l&apos;immagine è sfocata, faccia clic dove vuole guardare.</translation>
    </message>
    <message>
        <source>Find what you were shown.</source>
        <translation>Trovi ciò che Le è stato mostrato.</translation>
    </message>
    <message>
        <source>There are more than {most} fixations.</source>
        <translation>Ci sono più di {most} fissazioni.</translation>
    </message>
    <message>
        <source>Write each fixation as x,y,onset_ms,duration_ms.</source>
        <translation>Scriva ogni fissazione come x,y,onset_ms,duration_ms.</translation>
    </message>
    <message>
        <source>Looking at pictures</source>
        <translation>Guardare immagini</translation>
    </message>
    <message>
        <source>What do you see in this picture? Name one thing.</source>
        <translation>Che cosa vede in questa immagine? Nomini una cosa.</translation>
    </message>
    <message>
        <source>A second thing</source>
        <translation>Una seconda cosa</translation>
    </message>
    <message>
        <source>A third thing</source>
        <translation>Una terza cosa</translation>
    </message>
    <message>
        <source>Write one word for each of three different things.</source>
        <translation>Scriva una parola per ciascuna di tre cose diverse.</translation>
    </message>
    <message>
        <source>You named “{word}” already.</source>
        <translation>Ha già nominato “{word}”.</translation>
    </message>
    <message>
        <source>Is “{word}” one correctly spelled word?</source>
        <translation>“{word}” è una sola parola scritta correttamente?</translation>
    </message>
    <message>
        <source>Naming things</source>
        <translation>Nominare cose</translation>
    </message>
    <message>
        <source>Which word comes to mind first?</source>
        <translation>Quale parola Le viene in mente per prima?</translation>
    </message>
    <message>
        <source>Write one word, without thinking about it for long.</source>
        <translation>Scriva una sola parola, senza pensarci a lungo.</translation>
    </message>
    <message>
        <source>Please write another word than “{cue}”.</source>
        <translation>Scriva una parola diversa da “{cue}”.</translation>
    </message>
    <message>
        <source>Associations with words</source>
        <translation>Associazioni di parole</translation>
    </message>
    <message>
        <source>It was a machine.</source>
        <translation>Era una macchina.</translation>
    </message>
    <message>
        <source>Speaker {subject} was a human.</source>
        <translation>L&apos;interlocutore {subject} era un essere umano.</translation>
    </message>
    <message>
        <source>Speaker {subject} was a machine.</source>
        <translation>L&apos;interlocutore {subject} era una macchina.</translation>
    </message>
    <message>
        <source>Correct answer: **{label}**</source>
        <translation>Risposta giusta: **{label}**</translation>
    </message>
    <message>
        <source>It&apos;s your turn. Press Enter to send your message.</source>
        <translation>Tocca a Lei. Prema Invio per inviare il messaggio.</translation>
    </message>
    <message>
        <source>Please wait for your partner&apos;s message.</source>
        <translation>La preghiamo di attendere il messaggio del Suo interlocutore.</translation>
    </message>
    <message>
        <source>Please write a shorter message.</source>
        <translation>Scriva un messaggio più breve.</translation>
    </message>
    <message>
        <source>Your partner&apos;s connection was interrupted. Please wait a moment.</source>
        <translation>La connessione del Suo interlocutore si è interrotta. La preghiamo di attendere un momento.</translation>
    </message>
    <message>
        <source>The conversation is complete. Thank you!</source>
        <translation>La conversazione è completa. Grazie!</translation>
    </message>
    <message>
        <source>A conversation usually takes {least} to {most} minutes.</source>
        <translation>Di solito una conversazione dura da {least} a {most} minuti.</translation>
    </message>
    <message>
        <source>Your messages: {said} of {of}</source>
        <translation>I Suoi messaggi: {said} di {of}</translation>
    </message>
    <message>
        <source>I am not comfortable with this</source>
        <translation>Questo mi mette a disagio</translation>
    </message>
    <message>
        <source>The connection is being restored. Your messages are saved.</source>
        <translation>La connessione è in corso di ripristino. I Suoi messaggi sono stati salvati.</translation>
    </message>
    <message>
        <source>Waiting for a partner</source>
        <translation>In attesa di un interlocutore</translation>
    </message>
    <message>
        <source>This conversation has ended early</source>
        <translation>Questa conversazione è finita in anticipo</translation>
    </message>
    <message>
        <source>Your partner had to leave, which has nothing to do with what you wrote. Your messages are saved. You can continue with another conversation.</source>
        <translation>Il Suo interlocutore ha dovuto lasciare la conversazione; non dipende da ciò che Lei ha scritto. I Suoi messaggi sono stati salvati. Può continuare con un&apos;altra conversazione.</translation>
    </message>
    <message>
        <source>A new topic</source>
        <translation>Un nuovo argomento</translation>
    </message>
    <message>
        <source>Your partner asked for another topic. Your messages are saved. You can continue with another conversation.</source>
        <translation>Il Suo interlocutore ha chiesto un altro argomento. I Suoi messaggi sono stati salvati. Può continuare con un&apos;altra conversazione.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Lei</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Interlocutore</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Invia</translation>
    </message>
    <message>
        <source>That&apos;s all for this picture. Continue whenever you&apos;re ready.</source>
        <translation>Con questa immagine ha finito. Continui quando vuole.</translation>
    </message>
    <message>
        <source>Find this in the next picture:</source>
        <translation>Trovi questo nella prossima immagine:</translation>
    </message>
    <message>
        <source>You both won</source>
        <translation>Avete vinto entrambi</translation>
    </message>
    <message>
        <source>You both lost</source>
        <translation>Avete perso entrambi</translation>
    </message>
    <message>
        <source>Someone gave up</source>
        <translation>Qualcuno si è arreso</translation>
    </message>
    <message>
        <source>The game then ends for the other human, too.</source>
        <translation>La partita termina allora anche per l&apos;altro essere umano.</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Arrendersi?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Mi arrendo</translation>
    </message>
    <message>
        <source>You can accuse only once, and you can&apos;t change it later.</source>
        <translation>Può accusare una sola volta e non potrà cambiare idea.</translation>
    </message>
    <message>
        <source>Accuse {color}</source>
        <translation>Accusa {color}</translation>
    </message>
    <message>
        <source>Is {color} the machine?</source>
        <translation>La macchina è {color}?</translation>
    </message>
    <message>
        <source>You accused {color}.</source>
        <translation>Ha accusato {color}.</translation>
    </message>
    <message>
        <source>You accused {color}</source>
        <translation>Ha accusato {color}</translation>
    </message>
    <message>
        <source>{color} was the machine.</source>
        <translation>La macchina era {color}.</translation>
    </message>
    <message>
        <source>It takes longer than usual. If you like, tell the experimenter.</source>
        <translation>Ci vuole più tempo del solito. Se vuole, avvisi il responsabile dello studio.</translation>
    </message>
    <message>
        <source>The connection is being set up.</source>
        <translation>Connessione in corso.</translation>
    </message>
    <message>
        <source>Play another role in a second window</source>
        <translation>Gioca un altro ruolo in una seconda finestra</translation>
    </message>
    <message>
        <source>You can write at any time. Press Enter to send your message.</source>
        <translation>Può scrivere in qualsiasi momento. Prema Invio per inviare il messaggio.</translation>
    </message>
    <message>
        <source>Please wait for an answer.</source>
        <translation>La preghiamo di attendere una risposta.</translation>
    </message>
    <message>
        <source>Someone&apos;s connection was interrupted. Please wait a moment.</source>
        <translation>La connessione di qualcuno si è interrotta. La preghiamo di attendere un momento.</translation>
    </message>
    <message>
        <source>This message was not sent. Please write it in other words.</source>
        <translation>Questo messaggio non è stato inviato. La preghiamo di scriverlo con altre parole.</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <translation>In attesa degli altri</translation>
    </message>
    <message>
        <source>The game begins as soon as someone is free.</source>
        <translation>La partita inizia non appena qualcuno è libero.</translation>
    </message>
    <message>
        <source>This game has ended early</source>
        <translation>Questa partita è finita in anticipo</translation>
    </message>
    <message>
        <source>Someone had to leave, which has nothing to do with what you wrote. Your messages are saved. You can continue with another game.</source>
        <translation>Qualcuno ha dovuto lasciare la partita; non dipende da ciò che Lei ha scritto. I Suoi messaggi sono stati salvati. Può continuare con un&apos;altra partita.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Thank you! Your messages are saved.</source>
        <translation>Grazie! I Suoi messaggi sono stati salvati.</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messaggi</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Torna alla partita</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Segnala</translation>
    </message>
    <message>
        <source>I have decided…</source>
        <translation>Ho deciso…</translation>
    </message>
    <message>
        <source>Keep asking</source>
        <translation>Continua a fare domande</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Che cosa è successo?</translation>
    </message>
    <message>
        <source>Describe what happened. The experimenter reads it.</source>
        <translation>Descriva che cosa è successo. Lo legge il responsabile dello studio.</translation>
    </message>
    <message>
        <source>Report a message</source>
        <translation>Segnala un messaggio</translation>
    </message>
    <message>
        <source>Thank you. The experimenter was told.</source>
        <translation>Grazie. Il responsabile dello studio è stato avvisato.</translation>
    </message>
    <message>
        <source>Your messages are saved. You can continue with another game.</source>
        <translation>I Suoi messaggi sono salvati. Può continuare con un’altra partita.</translation>
    </message>
    <message>
        <source>Write a message…</source>
        <translation>Scriva un messaggio…</translation>
    </message>
    <message>
        <source>Ask both witnesses…</source>
        <translation>Chieda a entrambi i testimoni…</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>You are the {role}.</source>
        <translation>Il Suo ruolo: {role}.</translation>
    </message>
    <message>
        <source>One of them is a machine.</source>
        <translation>Uno dei due è una macchina.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) left</source>
        <translation>
            <numerusform>Ancora %n domanda</numerusform>
            <numerusform>Ancora %n domande</numerusform>
        </translation>
    </message>
    <message>
        <source>Witness {number}</source>
        <translation>Testimone {number}</translation>
    </message>
    <message>
        <source>{who} is writing</source>
        <translation>{who} sta scrivendo</translation>
    </message>
    <message>
        <source>You are {color}.</source>
        <translation>Lei è {color}.</translation>
    </message>
    <message>
        <source>Write here…</source>
        <translation>Scriva qui…</translation>
    </message>
    <message>
        <source>Talk about this: {topic}</source>
        <translation>Parlate di questo: {topic}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>Ancora {time}</translation>
    </message>
    <message>
        <source>Press the key shown on a choice, or click the choice.</source>
        <translation>Prema il tasto indicato accanto a un&apos;opzione o faccia clic sull&apos;opzione.</translation>
    </message>
    <message>
        <source>You can also press {keys}.</source>
        <translation>Può anche premere {keys}.</translation>
    </message>
    <message>
        <source>You said human.</source>
        <translation>Ha risposto: umano.</translation>
    </message>
    <message>
        <source>You said machine.</source>
        <translation>Ha risposto: macchina.</translation>
    </message>
    <message>
        <source>You said: {answer}</source>
        <translation>Ha risposto: {answer}</translation>
    </message>
    <message>
        <source>Witness {number} was a machine.</source>
        <translation>Il testimone {number} era una macchina.</translation>
    </message>
    <message>
        <source>Witness {number} was a human.</source>
        <translation>Il testimone {number} era un essere umano.</translation>
    </message>
    <message>
        <source>You talked with a machine.</source>
        <translation>Ha parlato con una macchina.</translation>
    </message>
    <message>
        <source>You talked with a human.</source>
        <translation>Ha parlato con un essere umano.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>TuringDesk, second role</source>
        <translation>TuringDesk, secondo ruolo</translation>
    </message>
    <message>
        <source>Please check the marked fields above.</source>
        <translation>La preghiamo di controllare quanto segnalato sopra.</translation>
    </message>
    <message>
        <source>Stored separately from your other answers.</source>
        <translation>Conservato separatamente dalle altre risposte.</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Può non rispondere.</translation>
    </message>
    <message numerus="yes">
        <source>You can continue in %n s.</source>
        <translation>
            <numerusform>Potrà continuare tra %n s.</numerusform>
            <numerusform>Potrà continuare tra %n s.</numerusform>
        </translation>
    </message>
    <message>
        <source>I don&apos;t agree</source>
        <translation>Non acconsento</translation>
    </message>
    <message>
        <source>Your answers may later be shown to other people, together with answers by machines. Your name is never shown.</source>
        <translation>Le Sue risposte potranno in seguito essere mostrate ad altre persone, insieme a risposte di macchine. Il Suo nome non viene mai mostrato.</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} di {of}</translation>
    </message>
    <message>
        <source>Practice {number} of {of}</source>
        <translation>Prova {number} di {of}</translation>
    </message>
    <message>
        <source>Please tell the experimenter that you have finished.</source>
        <translation>La preghiamo di avvisare il responsabile dello studio che ha finito.</translation>
    </message>
    <message>
        <source>About {minutes} min left</source>
        <translation>Ancora circa {minutes} min</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>This picture cannot be shown. Please tell the experimenter.</source>
        <translation>Questa immagine non può essere mostrata. La preghiamo di avvisare il responsabile dello studio.</translation>
    </message>
    <message>
        <source>Picture: {words}</source>
        <translation>Immagine: {words}</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>I Suoi messaggi</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>La stanza</translation>
    </message>
    <message>
        <source>Your role</source>
        <translation>Il Suo ruolo</translation>
    </message>
    <message>
        <source>How confident are you?</source>
        <translation>Quanta sicurezza ha nella Sua risposta?</translation>
    </message>
    <message>
        <source>Why do you think so?</source>
        <translation>Perché lo pensa?</translation>
    </message>
    <message>
        <source>The machine is...</source>
        <translation>La macchina è...</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Nessuna sicurezza</translation>
    </message>
    <message>
        <source>Completely</source>
        <translation>Sicurezza totale</translation>
    </message>
    <message>
        <source>The first of the others</source>
        <translation>Il primo degli altri</translation>
    </message>
    <message>
        <source>The second of the others</source>
        <translation>Il secondo degli altri</translation>
    </message>
    <message>
        <source>Burst dialog</source>
        <translation>Dialogo a raffica</translation>
    </message>
    <message>
        <source>Chat with the witness as you would with a friend. Both of you can send several messages in a row. Find out whether the witness is a human or a machine.</source>
        <translation>Chatti con il testimone come farebbe con un amico. Entrambi potete inviare più messaggi di seguito. Scopra se il testimone è un essere umano o una macchina.</translation>
    </message>
    <message>
        <source>Chat as you would with a friend. Both of you can send several messages in a row. Convince the interrogator that you are a human.</source>
        <translation>Chatti come farebbe con un amico. Entrambi potete inviare più messaggi di seguito. Convinca l&apos;interrogatore che Lei è un essere umano.</translation>
    </message>
    <message>
        <source>You write with two others. One of them is a human and the other one is a machine. Find out together with the human which one is the machine, and accuse it. You can accuse only once. You win together if both of you are right, and lose if one of you is wrong.</source>
        <translation>Lei scrive con altri due: uno è un essere umano, l&apos;altro è una macchina. Scopra insieme all&apos;essere umano quale dei due è la macchina e la accusi. Può accusare una sola volta. Vincete insieme se avete entrambi ragione, perdete se uno dei due sbaglia.</translation>
    </message>
    <message>
        <source>Turing Game</source>
        <translation>Gioco di Turing</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fine della partita</translation>
    </message>
    <message>
        <source>Would you like to say something about this game?</source>
        <translation>Vuole dire qualcosa su questa partita?</translation>
    </message>
    <message>
        <source>player</source>
        <translation>giocatore</translation>
    </message>
    <message>
        <source>The interrogator talks with you and with a machine. Convince the interrogator that you are the human.</source>
        <translation>L&apos;interrogatore parla con Lei e con una macchina. Convinca l&apos;interrogatore che l&apos;essere umano è Lei.</translation>
    </message>
    <message>
        <source>Which witness is the human?</source>
        <translation>Quale testimone è l&apos;essere umano?</translation>
    </message>
    <message>
        <source>Do you know one of the witnesses personally?</source>
        <translation>Conosce personalmente uno dei testimoni?</translation>
    </message>
    <message>
        <source>Interrogator and two witnesses</source>
        <translation>Interrogatore e due testimoni</translation>
    </message>
    <message>
        <source>Witness 1</source>
        <translation>Testimone 1</translation>
    </message>
    <message>
        <source>Witness 2</source>
        <translation>Testimone 2</translation>
    </message>
    <message>
        <source>interrogator</source>
        <translation>interrogatore</translation>
    </message>
    <message>
        <source>You talk with two witnesses at once. One is a human and one is a machine. Find out which one is the human.</source>
        <translation>Lei parla con due testimoni contemporaneamente. Uno è un essere umano e uno è una macchina. Scopra chi dei due è l&apos;essere umano.</translation>
    </message>
    <message>
        <source>witness</source>
        <translation>testimone</translation>
    </message>
    <message>
        <source>You answer the judge&apos;s questions, and so does a machine. Convince the judge that you are the human.</source>
        <translation>Lei risponde alle domande del giudice, e così fa una macchina. Convinca il giudice che l&apos;essere umano è Lei.</translation>
    </message>
    <message>
        <source>You answer the judge&apos;s questions, and so does a machine. Convince the judge that you are the machine.</source>
        <translation>Lei risponde alle domande del giudice, e così fa una macchina. Convinca il giudice che la macchina è Lei.</translation>
    </message>
    <message>
        <source>One judge, two who answer</source>
        <translation>Un giudice, due che rispondono</translation>
    </message>
    <message>
        <source>judge</source>
        <translation>giudice</translation>
    </message>
    <message>
        <source>Each of your questions goes to a human and to a machine. One of them may try to deceive you. Find out which one is the human.</source>
        <translation>Ogni Sua domanda va a un essere umano e a una macchina. Uno dei due potrebbe cercare di ingannarLa. Scopra chi dei due è l&apos;essere umano.</translation>
    </message>
    <message>
        <source>Do you know the witness personally?</source>
        <translation>Conosce personalmente il testimone?</translation>
    </message>
    <message>
        <source>Interrogator and witness</source>
        <translation>Interrogatore e testimone</translation>
    </message>
    <message>
        <source>The witness is...</source>
        <translation>Il testimone è...</translation>
    </message>
    <message>
        <source>Ask whatever you like, and find out whether the witness is a human or a machine.</source>
        <translation>Chieda ciò che vuole e scopra se il testimone è un essere umano o una macchina.</translation>
    </message>
    <message>
        <source>Convince the interrogator that you are a human.</source>
        <translation>Convinca l&apos;interrogatore che Lei è un essere umano.</translation>
    </message>
    <message>
        <source>Were these eye movements made by {human} or {machine}?</source>
        <translation>Di chi sono questi movimenti oculari: {human} o {machine}?</translation>
    </message>
    <message>
        <source>Where is the machine?</source>
        <translation>Dov&apos;è la macchina?</translation>
    </message>
    <message>
        <source>What is your native language?</source>
        <translation>Qual è la Sua lingua madre?</translation>
    </message>
    <message>
        <source>What is your gender?</source>
        <translation>Qual è il Suo genere?</translation>
    </message>
    <message>
        <source>Woman</source>
        <translation>Donna</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>Uomo</translation>
    </message>
    <message>
        <source>Non-binary</source>
        <translation>Non binario</translation>
    </message>
    <message>
        <source>Another gender</source>
        <translation>Un altro genere</translation>
    </message>
    <message>
        <source>Prefer not to say</source>
        <translation>Preferisco non rispondere</translation>
    </message>
    <message>
        <source>Less than secondary school</source>
        <translation>Inferiore alla scuola secondaria</translation>
    </message>
    <message>
        <source>Secondary school</source>
        <translation>Scuola secondaria</translation>
    </message>
    <message>
        <source>Vocational training</source>
        <translation>Formazione professionale</translation>
    </message>
    <message>
        <source>Bachelor&apos;s degree</source>
        <translation>Laurea triennale</translation>
    </message>
    <message>
        <source>Master&apos;s degree</source>
        <translation>Laurea magistrale</translation>
    </message>
    <message>
        <source>Doctorate</source>
        <translation>Dottorato di ricerca</translation>
    </message>
    <message>
        <source>In which country did you grow up?</source>
        <translation>In quale paese è cresciuto/a?</translation>
    </message>
    <message>
        <source>How well do you understand English?</source>
        <translation>Quanto bene comprende l&apos;inglese?</translation>
    </message>
    <message>
        <source>It is my native language</source>
        <translation>È la mia lingua madre</translation>
    </message>
    <message>
        <source>Very well</source>
        <translation>Molto bene</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>Bene</translation>
    </message>
    <message>
        <source>A little</source>
        <translation>Un po&apos;</translation>
    </message>
    <message>
        <source>Glasses</source>
        <translation>Occhiali</translation>
    </message>
    <message>
        <source>Contact lenses</source>
        <translation>Lenti a contatto</translation>
    </message>
    <message>
        <source>How old are you (in years)?</source>
        <translation>Quanti anni ha?</translation>
    </message>
    <message>
        <source>Please don&apos;t quote anyone or use quotation marks.</source>
        <translation>Non citi nessuno e non usi virgolette.</translation>
    </message>
    <message>
        <source>Please write without names such as “{word}”.</source>
        <translation>Non usi nomi propri come “{word}”.</translation>
    </message>
    <message>
        <source>Don&apos;t use names.</source>
        <translation>Non usi nomi propri.</translation>
    </message>
    <message>
        <source>The conversation begins as soon as a partner is free.</source>
        <translation>La conversazione inizia non appena un interlocutore è libero.</translation>
    </message>
    <message>
        <source>No more messages can be sent. A decision is being made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Caratteri più piccoli</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Caratteri più grandi</translation>
    </message>
    <message>
        <source>It takes longer than usual. You can keep this page open.</source>
        <translation>Ci vuole più tempo del solito. Può lasciare aperta questa pagina.</translation>
    </message>
    <message>
        <source>Who it was</source>
        <translation>Chi era</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Testimone</translation>
    </message>
    <message>
        <source>You can close this page.</source>
        <translation>Può chiudere questa pagina.</translation>
    </message>
    <message>
        <source>This study is open in another window.</source>
        <translation>Questo studio è aperto in un&apos;altra finestra.</translation>
    </message>
    <message>
        <source>This study isn&apos;t open at the moment. Please try again later.</source>
        <translation>Al momento questo studio non è aperto. Riprovi più tardi.</translation>
    </message>
    <message>
        <source>You have already taken part in this study with this link.</source>
        <translation>Ha già partecipato a questo studio con questo link.</translation>
    </message>
    <message>
        <source>This study can&apos;t be continued after an interruption. Your answers so far are saved.</source>
        <translation>Questo studio non può essere ripreso dopo un&apos;interruzione. Le risposte che ha dato finora sono state salvate.</translation>
    </message>
    <message>
        <source>This study can&apos;t be done in a browser.</source>
        <translation>Questo studio non può essere svolto in un browser.</translation>
    </message>
    <message>
        <source>If you have questions, please contact the people who invited you.</source>
        <translation>Per qualsiasi domanda, contatti le persone da cui ha ricevuto l&apos;invito.</translation>
    </message>
    <message>
        <source>Your completion code</source>
        <translation>Il Suo codice di completamento</translation>
    </message>
    <message>
        <source>The connection is interrupted.</source>
        <translation>La connessione è interrotta.</translation>
    </message>
    <message>
        <source>Your answers so far are saved. This page continues by itself as soon as it can.</source>
        <translation>Le risposte che ha dato finora sono state salvate. Questa pagina riprenderà da sola appena possibile.</translation>
    </message>
    <message>
        <source>The study is paused.</source>
        <translation>Lo studio è in pausa.</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Continua qui</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>This picture can&apos;t be shown.</source>
        <translation>Questa immagine non può essere mostrata.</translation>
    </message>
    <message>
        <source>Speaker {subject}</source>
        <translation>Interlocutore {subject}</translation>
    </message>
    <message>
        <source>You can continue in {number} s.</source>
        <translation>Potrà continuare tra {number} s.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>This link isn&apos;t valid. Please check that you copied all of it.</source>
        <translation>Questo link non è valido. Verifichi di averlo copiato per intero.</translation>
    </message>
    <message>
        <source>This link is no longer valid.</source>
        <translation>Questo link non è più valido.</translation>
    </message>
    <message>
        <source>This link has expired.</source>
        <translation>Questo link è scaduto.</translation>
    </message>
    <message>
        <source>This link was already opened on another device or in another browser. Please continue there.</source>
        <translation>Questo link è già stato aperto su un altro dispositivo o in un altro browser. Continui lì.</translation>
    </message>
    <message>
        <source>All places in this study are taken. Thank you!</source>
        <translation>Tutti i posti in questo studio sono occupati. Grazie!</translation>
    </message>
    <message>
        <source>What is the highest level of education you have completed?</source>
        <translation>Qual è il Suo titolo di studio più alto?</translation>
    </message>
    <message>
        <source>Are you wearing glasses or contact lenses right now?</source>
        <translation>In questo momento porta occhiali o lenti a contatto?</translation>
    </message>
    <message>
        <source>Do you have difficulty telling some colors apart?</source>
        <translation>Ha difficoltà a distinguere alcuni colori?</translation>
    </message>
    <message>
        <source>I do not know</source>
        <translation>Non lo so</translation>
    </message>
    <message>
        <source>Which hand do you write with?</source>
        <translation>Con quale mano scrive?</translation>
    </message>
    <message>
        <source>The right hand</source>
        <translation>Con la destra</translation>
    </message>
    <message>
        <source>The left hand</source>
        <translation>Con la sinistra</translation>
    </message>
    <message>
        <source>Either hand</source>
        <translation>Con entrambe</translation>
    </message>
    <message>
        <source>How often do you use AI chat or image programs?</source>
        <translation>Con quale frequenza usa programmi di IA per chat o immagini?</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>A few times so far</source>
        <translation>Finora qualche volta</translation>
    </message>
    <message>
        <source>Every month</source>
        <translation>Ogni mese</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>Ogni settimana</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Ogni giorno</translation>
    </message>
    <message>
        <source>What do you use AI programs for?</source>
        <translation>Per che cosa usa i programmi di IA?</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Scrivere</translation>
    </message>
    <message>
        <source>Looking things up</source>
        <translation>Cercare informazioni</translation>
    </message>
    <message>
        <source>Translating</source>
        <translation>Tradurre</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Programming</source>
        <translation>Programmare</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversare</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>How much do you know about how AI programs work?</source>
        <translation>Quanto sa di come funzionano i programmi di IA?</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <translation>Niente</translation>
    </message>
    <message>
        <source>I build such programs</source>
        <translation>Sviluppo programmi di questo tipo</translation>
    </message>
    <message>
        <source>How did you hear about this study?</source>
        <translation>Come è venuto/a a conoscenza di questo studio?</translation>
    </message>
    <message>
        <source>What is your email address?</source>
        <translation>A quale indirizzo e-mail possiamo contattarLa?</translation>
    </message>
    <message>
        <source>How did you decide? What helped you tell people and machines apart?</source>
        <translation>Come ha deciso? Che cosa Le ha permesso di distinguere le persone dalle macchine?</translation>
    </message>
    <message>
        <source>Out of 100 answers, how many do you think you judged correctly?</source>
        <translation>Su 100 risposte, quante pensa di averne giudicate correttamente?</translation>
    </message>
    <message>
        <source>Yes, the whole time</source>
        <translation>Sì, sempre</translation>
    </message>
    <message>
        <source>Did anything go wrong or distract you?</source>
        <translation>È andato storto qualcosa, o qualcosa L&apos;ha disturbata?</translation>
    </message>
    <message>
        <source>Is there anything else you would like to tell us?</source>
        <translation>C&apos;è qualcos&apos;altro che vorrebbe dirci?</translation>
    </message>
    <message>
        <source>At the university</source>
        <translation>All&apos;università</translation>
    </message>
    <message>
        <source>From somebody I know</source>
        <translation>Da qualcuno che conosco</translation>
    </message>
    <message>
        <source>On a recruiting website</source>
        <translation>Su un sito per il reclutamento di partecipanti</translation>
    </message>
    <message>
        <source>On social media</source>
        <translation>Sui social media</translation>
    </message>
    <message>
        <source>In another way</source>
        <translation>In un altro modo</translation>
    </message>
    <message>
        <source>What is your full name?</source>
        <translation>Qual è il Suo nome completo?</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>What do you think this study was about?</source>
        <translation>Secondo Lei, di che cosa trattava questo studio?</translation>
    </message>
    <message>
        <source>Please be honest, your payment does not depend on it: did you answer carefully?</source>
        <translation>Sinceramente, e senza effetti sul Suo compenso: ha risposto con attenzione?</translation>
    </message>
    <message>
        <source>Most of the time</source>
        <translation>Per la maggior parte del tempo</translation>
    </message>
</context>
</TS>
