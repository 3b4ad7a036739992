<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Experimenter</name>
    <message>
        <source>Who is there?</source>
        <translation>Chi è?</translation>
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
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message numerus="yes">
        <source>After wrong PINs the next one is looked at in %n s.</source>
        <translation>
            <numerusform>Dopo PIN errati, il prossimo sarà controllato tra %n s.</numerusform>
            <numerusform>Dopo PIN errati, il prossimo sarà controllato tra %n s.</numerusform>
        </translation>
    </message>
    <message>
        <source>This PIN is wrong.</source>
        <translation>Questo PIN è errato.</translation>
    </message>
    <message>
        <source>The last answer is kept in memory and tried again every few seconds. Closed now, it is lost; its step is asked again when the session is taken up.</source>
        <translation>L&apos;ultima risposta è in memoria e si ritenta di scriverla ogni pochi secondi. Chiudendo ora va persa; quel passo sarà chiesto di nuovo alla ripresa della sessione.</translation>
    </message>
    <message>
        <source>It is written now, and nothing is lost. The participant can go on.</source>
        <translation>Ora è scritta e nulla è andato perso. Il partecipante può continuare.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continua</translation>
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
        <source>It can be taken up later with the same participant code.</source>
        <translation>Può essere ripresa più tardi con lo stesso codice partecipante.</translation>
    </message>
    <message>
        <source>It is over: the answers so far stay, the rest is not asked.</source>
        <translation>È conclusa: le risposte date restano, il resto non viene chiesto.</translation>
    </message>
    <message>
        <source>{done} of {of} trials are done.</source>
        <translation>Completate {done} prove su {of}.</translation>
    </message>
    <message>
        <source>For the experimenter</source>
        <translation>Per il responsabile dello studio</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
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
        <source>You can go on</source>
        <translation>Può continuare</translation>
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
        <source>Answer what is asked to continue.</source>
        <translation>Risponda alle domande obbligatorie per continuare.</translation>
    </message>
    <message>
        <source>Please wait a moment</source>
        <translation>La preghiamo di attendere un momento</translation>
    </message>
    <message>
        <source>The session goes on soon. Your answers so far are saved.</source>
        <translation>La sessione riprenderà tra poco. Le risposte che ha dato finora sono state salvate.</translation>
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
        <source>Word associations</source>
        <translation>Associazioni di parole</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversazioni</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
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
        <source>Which one has the machine?</source>
        <translation>Dov&apos;è la macchina?</translation>
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
        <source>That was practice. From now on your answers count.</source>
        <translation>La prova è finita. Da questo momento le Sue risposte contano.</translation>
    </message>
    <message>
        <source>Take a short break. Go on whenever you are ready.</source>
        <translation>Faccia una breve pausa. Continui quando si sente pronto o pronta.</translation>
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
        <source>Who named this colour?</source>
        <translation>Chi ha indicato questo colore?</translation>
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
        <source>The answer is not one of the choices.</source>
        <translation>Questa risposta non è tra le opzioni.</translation>
    </message>
    <message>
        <source>Name each choice once, in the order of the choices.</source>
        <translation>Indichi ogni opzione una sola volta, nell&apos;ordine delle opzioni.</translation>
    </message>
    <message>
        <source>Were these eye movements made by {one} or {other}?</source>
        <translation>Di chi sono questi movimenti oculari: {one} o {other}?</translation>
    </message>
    <message>
        <source>In which conversation is {subject} a machine?</source>
        <translation>In quale conversazione {subject} è una macchina?</translation>
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
        <source>**{label}**</source>
        <translation>**{label}**</translation>
    </message>
    <message>
        <source>Kept apart from your other answers.</source>
        <translation>Conservato separatamente dalle altre risposte.</translation>
    </message>
    <message>
        <source>You may leave this out.</source>
        <translation>Può non rispondere.</translation>
    </message>
    <message>
        <source>Please look at what is marked above.</source>
        <translation>La preghiamo di controllare quanto segnalato sopra.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fine</translation>
    </message>
    <message numerus="yes">
        <source>You can go on in %n s.</source>
        <translation>
            <numerusform>Potrà continuare tra %n s.</numerusform>
            <numerusform>Potrà continuare tra %n s.</numerusform>
        </translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Acconsento</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>Non acconsento</translation>
    </message>
    <message>
        <source>Choose as many as you like.</source>
        <translation>Può scegliere più opzioni.</translation>
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
        <source>This picture cannot be shown. Please tell the experimenter.</source>
        <translation>Questa immagine non può essere mostrata. La preghiamo di avvisare il responsabile dello studio.</translation>
    </message>
    <message>
        <source>Searched for:</source>
        <translation>Oggetto cercato:</translation>
    </message>
    <message>
        <source>What is your native language?</source>
        <translation>Qual è la Sua lingua madre?</translation>
    </message>
    <message>
        <source>How old are you, in years?</source>
        <translation>Quanti anni ha?</translation>
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
        <source>What is the highest level of education that you have completed?</source>
        <translation>Qual è il Suo titolo di studio più alto?</translation>
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
        <source>Do you wear glasses or contact lenses right now?</source>
        <translation>In questo momento porta occhiali o lenti a contatto?</translation>
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
        <source>Do you have difficulty telling some colours apart?</source>
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
        <source>How did you hear of this study?</source>
        <translation>Come è venuto/a a conoscenza di questo studio?</translation>
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
        <source>At which e-mail address may we reach you?</source>
        <translation>A quale indirizzo e-mail possiamo contattarLa?</translation>
    </message>
    <message>
        <source>What is your full name?</source>
        <translation>Qual è il Suo nome completo?</translation>
    </message>
    <message>
        <source>How did you decide? What told people and machines apart for you?</source>
        <translation>Come ha deciso? Che cosa Le ha permesso di distinguere le persone dalle macchine?</translation>
    </message>
    <message>
        <source>Of every 100 answers, how many did you judge right, do you think?</source>
        <translation>Su 100 risposte, quante pensa di averne giudicate correttamente?</translation>
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
        <source>Honestly, and with no effect on your payment: did you answer with care?</source>
        <translation>Sinceramente, e senza effetti sul Suo compenso: ha risposto con attenzione?</translation>
    </message>
    <message>
        <source>Yes, all of the time</source>
        <translation>Sì, sempre</translation>
    </message>
    <message>
        <source>Most of the time</source>
        <translation>Per la maggior parte del tempo</translation>
    </message>
    <message>
        <source>Did anything go wrong, or disturb you?</source>
        <translation>È andato storto qualcosa, o qualcosa L&apos;ha disturbata?</translation>
    </message>
    <message>
        <source>Is there anything else that you would like to tell us?</source>
        <translation>C&apos;è qualcos&apos;altro che vorrebbe dirci?</translation>
    </message>
</context>
</TS>
