<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Experimenter</name>
    <message>
        <source>Who is there?</source>
        <translation>Wer ist da?</translation>
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
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message numerus="yes">
        <source>After wrong PINs the next one is looked at in %n s.</source>
        <translation>
            <numerusform>Nach falschen PINs wird die nächste in %n s geprüft.</numerusform>
            <numerusform>Nach falschen PINs wird die nächste in %n s geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>This PIN is wrong.</source>
        <translation>Diese PIN ist falsch.</translation>
    </message>
    <message>
        <source>The last answer is kept in memory and tried again every few seconds. Closed now, it is lost; its step is asked again when the session is taken up.</source>
        <translation>Die letzte Antwort ist im Arbeitsspeicher, und das Schreiben wird alle paar Sekunden neu versucht. Wird jetzt geschlossen, geht sie verloren; dieser Schritt wird bei der Fortsetzung noch einmal gefragt.</translation>
    </message>
    <message>
        <source>It is written now, and nothing is lost. The participant can go on.</source>
        <translation>Sie ist jetzt geschrieben, nichts ist verloren. Die teilnehmende Person kann fortfahren.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortfahren</translation>
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
        <source>It can be taken up later with the same participant code.</source>
        <translation>Sie kann später mit demselben Teilnahmecode fortgesetzt werden.</translation>
    </message>
    <message>
        <source>It is over: the answers so far stay, the rest is not asked.</source>
        <translation>Sie ist vorbei: Die bisherigen Antworten bleiben, der Rest wird nicht gefragt.</translation>
    </message>
    <message>
        <source>{done} of {of} trials are done.</source>
        <translation>{done} von {of} Durchgängen sind erledigt.</translation>
    </message>
    <message>
        <source>For the experimenter</source>
        <translation>Für die Versuchsleitung</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
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
        <source>You can go on</source>
        <translation>Sie können fortfahren</translation>
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
        <source>Answer what is asked to continue.</source>
        <translation>Bitte beantworten Sie die Pflichtfragen, um fortzufahren.</translation>
    </message>
    <message>
        <source>Please wait a moment</source>
        <translation>Bitte warten Sie einen Moment</translation>
    </message>
    <message>
        <source>The session goes on soon. Your answers so far are saved.</source>
        <translation>Die Sitzung geht gleich weiter. Ihre bisherigen Antworten sind gespeichert.</translation>
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
        <source>Word associations</source>
        <translation>Wortassoziationen</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Gespräche</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
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
        <source>Which one has the machine?</source>
        <translation>Wo ist die Maschine?</translation>
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
        <source>That was practice. From now on your answers count.</source>
        <translation>Das war die Übung. Ab jetzt zählen Ihre Antworten.</translation>
    </message>
    <message>
        <source>Take a short break. Go on whenever you are ready.</source>
        <translation>Machen Sie eine kurze Pause. Fahren Sie fort, sobald Sie bereit sind.</translation>
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
        <source>Who named this colour?</source>
        <translation>Wer hat diese Farbe genannt?</translation>
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
        <source>The answer is not one of the choices.</source>
        <translation>Diese Antwort steht nicht zur Auswahl.</translation>
    </message>
    <message>
        <source>Name each choice once, in the order of the choices.</source>
        <translation>Nennen Sie jede Möglichkeit einmal, in der Reihenfolge der Auswahl.</translation>
    </message>
    <message>
        <source>Were these eye movements made by {one} or {other}?</source>
        <translation>Von wem stammen diese Augenbewegungen: {one} oder {other}?</translation>
    </message>
    <message>
        <source>In which conversation is {subject} a machine?</source>
        <translation>In welchem Gespräch ist {subject} eine Maschine?</translation>
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
        <source>**{label}**</source>
        <translation>**{label}**</translation>
    </message>
    <message>
        <source>Kept apart from your other answers.</source>
        <translation>Wird getrennt von Ihren übrigen Antworten aufbewahrt.</translation>
    </message>
    <message>
        <source>You may leave this out.</source>
        <translation>Diese Angabe ist freiwillig.</translation>
    </message>
    <message>
        <source>Please look at what is marked above.</source>
        <translation>Bitte prüfen Sie die markierten Angaben.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
    <message numerus="yes">
        <source>You can go on in %n s.</source>
        <translation>
            <numerusform>In %n s können Sie fortfahren.</numerusform>
            <numerusform>In %n s können Sie fortfahren.</numerusform>
        </translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Ich stimme zu</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>Ich stimme nicht zu</translation>
    </message>
    <message>
        <source>Choose as many as you like.</source>
        <translation>Mehrfachauswahl möglich.</translation>
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
        <source>This picture cannot be shown. Please tell the experimenter.</source>
        <translation>Dieses Bild kann nicht angezeigt werden. Bitte informieren Sie die Versuchsleitung.</translation>
    </message>
    <message>
        <source>Searched for:</source>
        <translation>Gesucht wurde:</translation>
    </message>
    <message>
        <source>What is your native language?</source>
        <translation>Was ist Ihre Muttersprache?</translation>
    </message>
    <message>
        <source>How old are you, in years?</source>
        <translation>Wie alt sind Sie (in Jahren)?</translation>
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
        <source>What is the highest level of education that you have completed?</source>
        <translation>Was ist Ihr höchster Bildungsabschluss?</translation>
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
        <source>Do you wear glasses or contact lenses right now?</source>
        <translation>Tragen Sie gerade eine Brille oder Kontaktlinsen?</translation>
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
        <source>Do you have difficulty telling some colours apart?</source>
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
        <source>How did you hear of this study?</source>
        <translation>Wie haben Sie von dieser Studie erfahren?</translation>
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
        <source>At which e-mail address may we reach you?</source>
        <translation>Unter welcher E-Mail-Adresse dürfen wir Sie erreichen?</translation>
    </message>
    <message>
        <source>What is your full name?</source>
        <translation>Wie lautet Ihr vollständiger Name?</translation>
    </message>
    <message>
        <source>How did you decide? What told people and machines apart for you?</source>
        <translation>Wie haben Sie sich entschieden? Woran haben Sie Menschen und Maschinen unterschieden?</translation>
    </message>
    <message>
        <source>Of every 100 answers, how many did you judge right, do you think?</source>
        <translation>Was glauben Sie: Wie viele von 100 Antworten haben Sie richtig beurteilt?</translation>
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
        <source>Honestly, and with no effect on your payment: did you answer with care?</source>
        <translation>Ganz ehrlich, und ohne Einfluss auf Ihre Vergütung: Haben Sie sorgfältig geantwortet?</translation>
    </message>
    <message>
        <source>Yes, all of the time</source>
        <translation>Ja, die ganze Zeit</translation>
    </message>
    <message>
        <source>Most of the time</source>
        <translation>Die meiste Zeit</translation>
    </message>
    <message>
        <source>Did anything go wrong, or disturb you?</source>
        <translation>Ist etwas schiefgegangen, oder hat Sie etwas gestört?</translation>
    </message>
    <message>
        <source>Is there anything else that you would like to tell us?</source>
        <translation>Möchten Sie uns noch etwas mitteilen?</translation>
    </message>
</context>
</TS>
