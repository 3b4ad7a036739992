<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Experimenter</name>
    <message>
        <source>Who is there?</source>
        <translation>¿Quién es?</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message numerus="yes">
        <source>After wrong PINs the next one is looked at in %n s.</source>
        <translation>
            <numerusform>Tras varios PIN incorrectos, el siguiente se comprobará dentro de %n s.</numerusform>
            <numerusform>Tras varios PIN incorrectos, el siguiente se comprobará dentro de %n s.</numerusform>
        </translation>
    </message>
    <message>
        <source>This PIN is wrong.</source>
        <translation>Este PIN es incorrecto.</translation>
    </message>
    <message>
        <source>The last answer is kept in memory and tried again every few seconds. Closed now, it is lost; its step is asked again when the session is taken up.</source>
        <translation>La última respuesta está en memoria y se intenta guardar cada pocos segundos. Si se cierra ahora, se pierde; ese paso se volverá a preguntar al retomar la sesión.</translation>
    </message>
    <message>
        <source>It is written now, and nothing is lost. The participant can go on.</source>
        <translation>Ya está guardada y no se ha perdido nada. La persona participante puede continuar.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Close for now</source>
        <translation>Cerrar por ahora</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>Terminar la sesión</translation>
    </message>
    <message>
        <source>It can be taken up later with the same participant code.</source>
        <translation>Se puede retomar más tarde con el mismo código de participante.</translation>
    </message>
    <message>
        <source>It is over: the answers so far stay, the rest is not asked.</source>
        <translation>Se da por terminada: las respuestas dadas se conservan y el resto no se pregunta.</translation>
    </message>
    <message>
        <source>{done} of {of} trials are done.</source>
        <translation>Se han hecho {done} de {of} ensayos.</translation>
    </message>
    <message>
        <source>For the experimenter</source>
        <translation>Para la persona encargada del estudio</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>Participant</name>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Please call the experimenter</source>
        <translation>Por favor, avise a la persona encargada del estudio</translation>
    </message>
    <message>
        <source>Your answers so far are saved.</source>
        <translation>Las respuestas que ha dado hasta ahora están guardadas.</translation>
    </message>
    <message>
        <source>You can go on</source>
        <translation>Puede continuar</translation>
    </message>
    <message>
        <source>All your answers are saved.</source>
        <translation>Todas sus respuestas están guardadas.</translation>
    </message>
    <message>
        <source>Answer to continue.</source>
        <translation>Responda para continuar.</translation>
    </message>
    <message>
        <source>Answer both to continue.</source>
        <translation>Responda a las dos preguntas para continuar.</translation>
    </message>
    <message>
        <source>Answer all three to continue.</source>
        <translation>Responda a las tres preguntas para continuar.</translation>
    </message>
    <message>
        <source>Answer all four to continue.</source>
        <translation>Responda a las cuatro preguntas para continuar.</translation>
    </message>
    <message numerus="yes">
        <source>Answer all %n to continue.</source>
        <translation>
            <numerusform>Responda a %n pregunta para continuar.</numerusform>
            <numerusform>Responda a las %n preguntas para continuar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer what is asked to continue.</source>
        <translation>Responda a las preguntas obligatorias para continuar.</translation>
    </message>
    <message>
        <source>Please wait a moment</source>
        <translation>Por favor, espere un momento</translation>
    </message>
    <message>
        <source>The session goes on soon. Your answers so far are saved.</source>
        <translation>La sesión continuará en breve. Las respuestas que ha dado hasta ahora están guardadas.</translation>
    </message>
    <message>
        <source>A message from the experimenter</source>
        <translation>Un mensaje de la persona encargada del estudio</translation>
    </message>
    <message>
        <source>Pilot: not counted</source>
        <translation>Prueba piloto: no cuenta</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Demostración</translation>
    </message>
    <message>
        <source>Look at the picture first.</source>
        <translation>Mire primero la imagen.</translation>
    </message>
    <message>
        <source>Read the conversation first.</source>
        <translation>Lea primero la conversación.</translation>
    </message>
    <message>
        <source>Read both words first.</source>
        <translation>Lea primero las dos palabras.</translation>
    </message>
    <message>
        <source>Look at both first.</source>
        <translation>Mire primero los dos.</translation>
    </message>
    <message>
        <source>It repeats until you answer.</source>
        <translation>Se repite hasta que usted responda.</translation>
    </message>
    <message>
        <source>You can answer after {number} seconds.</source>
        <translation>Podrá responder después de {number} segundos.</translation>
    </message>
    <message numerus="yes">
        <source>Watch the whole clip %n time(s).</source>
        <translation>
            <numerusform>Vea el clip completo una vez.</numerusform>
            <numerusform>Vea el clip completo %n veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can answer after %n second(s).</source>
        <translation>
            <numerusform>Podrá responder después de %n segundo.</numerusform>
            <numerusform>Podrá responder después de %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Please choose your language.</source>
        <translation>Por favor, elija su idioma.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elija…</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Le damos la bienvenida</translation>
    </message>
    <message>
        <source>Taking part</source>
        <translation>Participación</translation>
    </message>
    <message>
        <source>What you will do</source>
        <translation>Qué va a hacer</translation>
    </message>
    <message>
        <source>About you</source>
        <translation>Sobre usted</translation>
    </message>
    <message>
        <source>A few last questions</source>
        <translation>Unas últimas preguntas</translation>
    </message>
    <message>
        <source>Image descriptions</source>
        <translation>Descripciones de imágenes</translation>
    </message>
    <message>
        <source>Word associations</source>
        <translation>Asociaciones de palabras</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>Eye movements</source>
        <translation>Movimientos oculares</translation>
    </message>
    <message>
        <source>Which one has the machine?</source>
        <translation>¿Dónde está la máquina?</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La respuesta</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>Muchas gracias</translation>
    </message>
    <message>
        <source>That was practice. From now on your answers count.</source>
        <translation>Eso fue la práctica. A partir de ahora sus respuestas cuentan.</translation>
    </message>
    <message>
        <source>Take a short break. Go on whenever you are ready.</source>
        <translation>Haga una breve pausa. Continúe cuando quiera.</translation>
    </message>
    <message>
        <source>Thank you. Your answers are saved.</source>
        <translation>Muchas gracias. Sus respuestas están guardadas.</translation>
    </message>
    <message>
        <source>You chose not to take part. Nothing was recorded.</source>
        <translation>Ha decidido no participar. No se ha registrado nada.</translation>
    </message>
    <message>
        <source>Your name, as a signature</source>
        <translation>Su nombre, a modo de firma</translation>
    </message>
    <message>
        <source>A human</source>
        <translation>Un ser humano</translation>
    </message>
    <message>
        <source>A machine</source>
        <translation>Una máquina</translation>
    </message>
    <message>
        <source>a human</source>
        <translation>humano</translation>
    </message>
    <message>
        <source>a machine</source>
        <translation>máquina</translation>
    </message>
    <message>
        <source>Who wrote this description?</source>
        <translation>¿Quién escribió esta descripción?</translation>
    </message>
    <message>
        <source>Who came up with this word?</source>
        <translation>¿A quién se le ocurrió esta palabra?</translation>
    </message>
    <message>
        <source>Who named this colour?</source>
        <translation>¿Quién nombró este color?</translation>
    </message>
    <message>
        <source>Who named these three things?</source>
        <translation>¿Quién nombró estas tres cosas?</translation>
    </message>
    <message>
        <source>Were these eye movements made by a human or a machine?</source>
        <translation>¿Estos movimientos oculares los hizo un ser humano o una máquina?</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <translation>¿Qué ve usted?</translation>
    </message>
    <message>
        <source>Who is talking?</source>
        <translation>¿Quiénes están hablando?</translation>
    </message>
    <message>
        <source>What are they talking about?</source>
        <translation>¿De qué están hablando?</translation>
    </message>
    <message>
        <source>Both are human</source>
        <translation>Los dos son seres humanos</translation>
    </message>
    <message>
        <source>Both are machines</source>
        <translation>Los dos son máquinas</translation>
    </message>
    <message>
        <source>A is human, B is a machine</source>
        <translation>A es un ser humano, B es una máquina</translation>
    </message>
    <message>
        <source>A is a machine, B is human</source>
        <translation>A es una máquina, B es un ser humano</translation>
    </message>
    <message>
        <source>Which answer was made by a machine?</source>
        <translation>¿Qué respuesta dio una máquina?</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Verdadero</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Falso</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Please answer this question.</source>
        <translation>Por favor, responda a esta pregunta.</translation>
    </message>
    <message>
        <source>The answer is not one of the choices.</source>
        <translation>Esta respuesta no es una de las opciones.</translation>
    </message>
    <message>
        <source>Name each choice once, in the order of the choices.</source>
        <translation>Indique cada opción una sola vez, en el orden de las opciones.</translation>
    </message>
    <message>
        <source>Were these eye movements made by {one} or {other}?</source>
        <translation>¿De quién son estos movimientos oculares: {one} o {other}?</translation>
    </message>
    <message>
        <source>In which conversation is {subject} a machine?</source>
        <translation>¿En qué conversación es {subject} una máquina?</translation>
    </message>
    <message>
        <source>Please enter a whole number from {low} to {high}.</source>
        <translation>Por favor, escriba un número entero del {low} al {high}.</translation>
    </message>
    <message>
        <source>Please enter a number from {low} to {high}.</source>
        <translation>Por favor, escriba un número del {low} al {high}.</translation>
    </message>
    <message>
        <source>{value} is not one of the choices.</source>
        <translation>{value} no es una de las opciones.</translation>
    </message>
    <message>
        <source>Speaker {subject} is...</source>
        <translation>El interlocutor {subject} es…</translation>
    </message>
    <message>
        <source>Speaker {subject}: **{label}**</source>
        <translation>Interlocutor {subject}: **{label}**</translation>
    </message>
    <message>
        <source>Conversation {number}</source>
        <translation>Conversación {number}</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>Respuesta {number}</translation>
    </message>
    <message>
        <source>**{label}**</source>
        <translation>**{label}**</translation>
    </message>
    <message>
        <source>Kept apart from your other answers.</source>
        <translation>Se guarda separado de sus demás respuestas.</translation>
    </message>
    <message>
        <source>You may leave this out.</source>
        <translation>Puede dejarlo en blanco.</translation>
    </message>
    <message>
        <source>Please look at what is marked above.</source>
        <translation>Por favor, revise lo que está marcado arriba.</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message numerus="yes">
        <source>You can go on in %n s.</source>
        <translation>
            <numerusform>Podrá continuar dentro de %n s.</numerusform>
            <numerusform>Podrá continuar dentro de %n s.</numerusform>
        </translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Acepto</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>No acepto</translation>
    </message>
    <message>
        <source>Choose as many as you like.</source>
        <translation>Puede elegir varias opciones.</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} de {of}</translation>
    </message>
    <message>
        <source>Practice {number} of {of}</source>
        <translation>Práctica {number} de {of}</translation>
    </message>
    <message>
        <source>This picture cannot be shown. Please tell the experimenter.</source>
        <translation>No se puede mostrar esta imagen. Por favor, avise a la persona encargada del estudio.</translation>
    </message>
    <message>
        <source>Searched for:</source>
        <translation>Se buscaba:</translation>
    </message>
    <message>
        <source>What is your native language?</source>
        <translation>¿Cuál es su lengua materna?</translation>
    </message>
    <message>
        <source>How old are you, in years?</source>
        <translation>¿Cuántos años tiene?</translation>
    </message>
    <message>
        <source>What is your gender?</source>
        <translation>¿Cuál es su género?</translation>
    </message>
    <message>
        <source>Woman</source>
        <translation>Mujer</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>Hombre</translation>
    </message>
    <message>
        <source>Non-binary</source>
        <translation>No binario</translation>
    </message>
    <message>
        <source>Another gender</source>
        <translation>Otro género</translation>
    </message>
    <message>
        <source>Prefer not to say</source>
        <translation>Prefiero no decirlo</translation>
    </message>
    <message>
        <source>What is the highest level of education that you have completed?</source>
        <translation>¿Cuál es el nivel de estudios más alto que ha completado?</translation>
    </message>
    <message>
        <source>Less than secondary school</source>
        <translation>Inferior a la educación secundaria</translation>
    </message>
    <message>
        <source>Secondary school</source>
        <translation>Educación secundaria</translation>
    </message>
    <message>
        <source>Vocational training</source>
        <translation>Formación profesional</translation>
    </message>
    <message>
        <source>Bachelor&apos;s degree</source>
        <translation>Grado universitario</translation>
    </message>
    <message>
        <source>Master&apos;s degree</source>
        <translation>Máster</translation>
    </message>
    <message>
        <source>Doctorate</source>
        <translation>Doctorado</translation>
    </message>
    <message>
        <source>In which country did you grow up?</source>
        <translation>¿En qué país creció usted?</translation>
    </message>
    <message>
        <source>How well do you understand English?</source>
        <translation>¿Qué tan bien entiende el inglés?</translation>
    </message>
    <message>
        <source>It is my native language</source>
        <translation>Es mi lengua materna</translation>
    </message>
    <message>
        <source>Very well</source>
        <translation>Muy bien</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>A little</source>
        <translation>Un poco</translation>
    </message>
    <message>
        <source>Do you wear glasses or contact lenses right now?</source>
        <translation>¿Lleva ahora mismo gafas o lentes de contacto?</translation>
    </message>
    <message>
        <source>Glasses</source>
        <translation>Gafas</translation>
    </message>
    <message>
        <source>Contact lenses</source>
        <translation>Lentes de contacto</translation>
    </message>
    <message>
        <source>Do you have difficulty telling some colours apart?</source>
        <translation>¿Tiene dificultad para distinguir algunos colores?</translation>
    </message>
    <message>
        <source>I do not know</source>
        <translation>No lo sé</translation>
    </message>
    <message>
        <source>Which hand do you write with?</source>
        <translation>¿Con qué mano escribe?</translation>
    </message>
    <message>
        <source>The right hand</source>
        <translation>Con la derecha</translation>
    </message>
    <message>
        <source>The left hand</source>
        <translation>Con la izquierda</translation>
    </message>
    <message>
        <source>Either hand</source>
        <translation>Con ambas</translation>
    </message>
    <message>
        <source>How often do you use AI chat or image programs?</source>
        <translation>¿Con qué frecuencia usa programas de IA para chatear o crear imágenes?</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>A few times so far</source>
        <translation>Unas pocas veces hasta ahora</translation>
    </message>
    <message>
        <source>Every month</source>
        <translation>Todos los meses</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>Todas las semanas</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Todos los días</translation>
    </message>
    <message>
        <source>What do you use AI programs for?</source>
        <translation>¿Para qué usa programas de IA?</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Escribir</translation>
    </message>
    <message>
        <source>Looking things up</source>
        <translation>Buscar información</translation>
    </message>
    <message>
        <source>Translating</source>
        <translation>Traducir</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Programming</source>
        <translation>Programar</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>Conversar</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Otra cosa</translation>
    </message>
    <message>
        <source>How much do you know about how AI programs work?</source>
        <translation>¿Cuánto sabe sobre cómo funcionan los programas de IA?</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <translation>Nada en absoluto</translation>
    </message>
    <message>
        <source>I build such programs</source>
        <translation>Desarrollo programas de este tipo</translation>
    </message>
    <message>
        <source>How did you hear of this study?</source>
        <translation>¿Cómo se enteró de este estudio?</translation>
    </message>
    <message>
        <source>At the university</source>
        <translation>En la universidad</translation>
    </message>
    <message>
        <source>From somebody I know</source>
        <translation>Por alguien que conozco</translation>
    </message>
    <message>
        <source>On a recruiting website</source>
        <translation>En un sitio web de captación de participantes</translation>
    </message>
    <message>
        <source>On social media</source>
        <translation>En las redes sociales</translation>
    </message>
    <message>
        <source>In another way</source>
        <translation>De otra manera</translation>
    </message>
    <message>
        <source>At which e-mail address may we reach you?</source>
        <translation>¿En qué correo electrónico podemos contactar con usted?</translation>
    </message>
    <message>
        <source>What is your full name?</source>
        <translation>¿Cuál es su nombre completo?</translation>
    </message>
    <message>
        <source>How did you decide? What told people and machines apart for you?</source>
        <translation>¿Cómo tomó sus decisiones? ¿Qué le permitió distinguir a las personas de las máquinas?</translation>
    </message>
    <message>
        <source>Of every 100 answers, how many did you judge right, do you think?</source>
        <translation>De cada 100 respuestas, ¿cuántas cree que juzgó correctamente?</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>What do you think this study was about?</source>
        <translation>¿De qué cree que trataba este estudio?</translation>
    </message>
    <message>
        <source>Honestly, and with no effect on your payment: did you answer with care?</source>
        <translation>Con sinceridad, y sin que afecte a su compensación: ¿respondió con atención?</translation>
    </message>
    <message>
        <source>Yes, all of the time</source>
        <translation>Sí, todo el tiempo</translation>
    </message>
    <message>
        <source>Most of the time</source>
        <translation>La mayor parte del tiempo</translation>
    </message>
    <message>
        <source>Did anything go wrong, or disturb you?</source>
        <translation>¿Hubo algún problema o algo que le molestara?</translation>
    </message>
    <message>
        <source>Is there anything else that you would like to tell us?</source>
        <translation>¿Hay algo más que quiera decirnos?</translation>
    </message>
</context>
</TS>
