<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Below</name>
    <message>
        <source>line {line}</source>
        <translation>línea {line}</translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation>columna {column}</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>se agotó el tiempo de espera</translation>
    </message>
    <message>
        <source>Did you mean {close}?</source>
        <translation>¿Quiso decir {close}?</translation>
    </message>
    <message>
        <source>No {kind} is called {name}.{hint}</source>
        <translation>No existe {kind} con el nombre {name}.{hint}</translation>
    </message>
    <message>
        <source>Add some or change the mix.</source>
        <translation>Añada algunas o cambie la mezcla.</translation>
    </message>
    <message>
        <source>A control trial</source>
        <translation>Un ensayo de control</translation>
    </message>
    <message>
        <source>A control question</source>
        <translation>Una pregunta de control</translation>
    </message>
    <message>
        <source>A fixed stimulus</source>
        <translation>Un estímulo fijo</translation>
    </message>
    <message>
        <source>There are no trials.</source>
        <translation>No hay ensayos.</translation>
    </message>
    <message>
        <source>{table} has no answers to judge.</source>
        <translation>{table} no tiene respuestas para juzgar.</translation>
    </message>
    <message>
        <source>Position {position} is both a control trial and a fixed stimulus.</source>
        <translation>La posición {position} es a la vez un ensayo de control y un estímulo fijo.</translation>
    </message>
    <message>
        <source>Move one of them.</source>
        <translation>Mueva uno de los dos.</translation>
    </message>
    <message>
        <source>Make the mix add up to {drawn}.</source>
        <translation>Haga que la mezcla sume {drawn}.</translation>
    </message>
    <message>
        <source>Some answers are never drawn: {named}.</source>
        <translation>Algunas respuestas no se sortean nunca: {named}.</translation>
    </message>
    <message>
        <source>and {again} more</source>
        <translation>y {again} más</translation>
    </message>
    <message>
        <source>Name of the rule in tables and reports</source>
        <translation>Nombre de la regla en tablas e informes</translation>
    </message>
    <message>
        <source>{name} cannot be {value}</source>
        <translation>{name} no puede ser {value}</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>número entero</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Libro de Excel</translation>
    </message>
    <message>
        <source>CSV for R</source>
        <translation>CSV para R</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>Líneas JSON</translation>
    </message>
    <message>
        <source>The key {key}</source>
        <translation>La clave {key}</translation>
    </message>
    <message>
        <source>stimulus {id}</source>
        <translation>el estímulo {id}</translation>
    </message>
    <message>
        <source>The session has {steps} steps; there is no step {place}.</source>
        <translation>La sesión tiene {steps} pasos; no hay ningún paso {place}.</translation>
    </message>
    <message>
        <source>There are two answers to {question}.</source>
        <translation>Hay dos respuestas a {question}.</translation>
    </message>
    <message>
        <source>Answered after {rt_ms} s; {needed}.</source>
        <translation>Respondido después de {rt_ms} s; {needed}.</translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation>Línea {line}: {problem}</translation>
    </message>
    <message>
        <source>at {kiosk}</source>
        <translation>en {kiosk}</translation>
    </message>
    <message>
        <source>{count} because {reason}</source>
        <translation>{count} porque {reason}</translation>
    </message>
    <message>
        <source>session {number}{at} ({begun} UTC)</source>
        <translation>sesión {number}{at} ({begun} UTC)</translation>
    </message>
    <message>
        <source>, some at the same time</source>
        <translation>, algunas a la vez</translation>
    </message>
    <message>
        <source>{hours} min ago</source>
        <translation>hace {hours} min</translation>
    </message>
    <message>
        <source>{hours} h ago</source>
        <translation>hace {hours} h</translation>
    </message>
    <message>
        <source>Give {converters}.</source>
        <translation>Indique {converters}.</translation>
    </message>
    <message>
        <source>A break follows each of the {trials} trials.</source>
        <translation>Hay una pausa después de cada uno de los {trials} ensayos.</translation>
    </message>
    <message>
        <source>Each break lasts at least {wait_s} s.</source>
        <translation>Cada pausa dura al menos {wait_s} s.</translation>
    </message>
    <message>
        <source>There are more practice trials ({practice}) than trials ({trials}).</source>
        <translation>Hay más ensayos de práctica ({practice}) que ensayos ({trials}).</translation>
    </message>
    <message>
        <source>participant</source>
        <translation>participante</translation>
    </message>
    <message>
        <source>participants</source>
        <translation>participantes</translation>
    </message>
    <message>
        <source>{column}, cell {letter}{line}</source>
        <translation>{column}, celda {letter}{line}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>character {colno}</source>
        <translation>carácter {colno}</translation>
    </message>
    <message>
        <source>part {part}</source>
        <translation>parte {part}</translation>
    </message>
    <message>
        <source>prompt {p}</source>
        <translation>consigna {p}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>{key} is not a position.</source>
        <translation>{key} no es una posición.</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>una tabla</translation>
    </message>
    <message>
        <source>(speaker {subject})</source>
        <translation>(interlocutor {subject})</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} s</translation>
    </message>
    <message>
        <source>{n} days</source>
        <translation>{n} días</translation>
    </message>
    <message>
        <source>{n} bytes</source>
        <translation>{n} bytes</translation>
    </message>
    <message>
        <source>Two questions of one trial have the id {key}.</source>
        <translation>Dos preguntas de un mismo ensayo tienen el id {key}.</translation>
    </message>
    <message>
        <source>The key {key} answers both {other} and {key2}.</source>
        <translation>La tecla {key} responde tanto a {other} como a {key2}.</translation>
    </message>
    <message>
        <source>A picture with one sentence about it: who wrote the sentence?</source>
        <translation>Una imagen con una frase sobre ella: ¿quién escribió la frase?</translation>
    </message>
    <message>
        <source>A sentence about the picture that is true or false</source>
        <translation>Una frase sobre la imagen que es verdadera o falsa</translation>
    </message>
    <message>
        <source>Whether the statement is true</source>
        <translation>Si la afirmación es verdadera</translation>
    </message>
    <message>
        <source>Use one of {colors}.</source>
        <translation>Use uno de {colors}.</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Longitudes</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>{topic} is not a choice.</source>
        <translation>{topic} no es una opción.</translation>
    </message>
    <message>
        <source>Choose one of: {known}.</source>
        <translation>Elija uno de: {known}.</translation>
    </message>
    <message>
        <source>Turn {number} is empty.</source>
        <translation>El turno {number} está vacío.</translation>
    </message>
    <message>
        <source>How long the target is shown before each play, s</source>
        <translation>Cuánto se muestra el objetivo antes de cada reproducción, s</translation>
    </message>
    <message>
        <source>has a value that is not a number</source>
        <translation>tiene un valor que no es un número</translation>
    </message>
    <message>
        <source>has a negative time</source>
        <translation>tiene un tiempo negativo</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Fixation</source>
        <translation>Fijación</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>There are {choices} choices.</source>
        <translation>Hay {choices} opciones.</translation>
    </message>
    <message>
        <source>Onsets or durations are missing.</source>
        <translation>Faltan inicios o duraciones.</translation>
    </message>
    <message>
        <source>Write three different choices.</source>
        <translation>Escriba tres opciones distintas.</translation>
    </message>
    <message>
        <source>{sees} is not a choice.</source>
        <translation>{sees} no es una opción.</translation>
    </message>
    <message>
        <source>Add it to choices.</source>
        <translation>Añádala a choices.</translation>
    </message>
    <message>
        <source>Presentation options of the other task</source>
        <translation>Opciones de presentación de la otra tarea</translation>
    </message>
    <message>
        <source>Of table</source>
        <translation>De la tabla</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Sujeto</translation>
    </message>
    <message>
        <source>Checks and excludes answers in these blocks only. Empty: all blocks</source>
        <translation>Mira solo estos bloques y excluye solo lo que se respondió en ellos; vacío: todos</translation>
    </message>
    <message>
        <source>Faster answers are excluded. Empty: the block&apos;s own limit</source>
        <translation>Las respuestas más rápidas se excluyen; vacío: el límite propio del bloque</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>Number of consecutive trials before it that showed machines only</source>
        <translation>Cuántos ensayos solo con máquinas hay antes</translation>
    </message>
    <message>
        <source>ID of the question</source>
        <translation>Id de la pregunta</translation>
    </message>
    <message>
        <source>The answers that exclude the trial; case doesn&apos;t matter</source>
        <translation>Las respuestas que excluyen el ensayo, en mayúsculas o minúsculas</translation>
    </message>
    <message>
        <source>Number that must be correct</source>
        <translation>Cuántos deben ser correctos</translation>
    </message>
    <message>
        <source>Out of</source>
        <translation>De entre</translation>
    </message>
    <message>
        <source>Total that the minimum refers to. If more or fewer were asked, the same proportion applies. 0: the minimum applies however many were asked</source>
        <translation>De cuántos; si se preguntaron menos o más, es la misma proporción. 0: al menos esos, se pregunten los que se pregunten</translation>
    </message>
    <message>
        <source>Whether control questions, control trials, or both count</source>
        <translation>Preguntas de control, ensayos de control o ambos</translation>
    </message>
    <message>
        <source>ID of the form field</source>
        <translation>Id del campo del formulario</translation>
    </message>
    <message>
        <source>Accepted answers</source>
        <translation>Requeridas</translation>
    </message>
    <message>
        <source>The answers with which a judge is included; case doesn&apos;t matter</source>
        <translation>Las respuestas que cuentan, en mayúsculas o minúsculas</translation>
    </message>
    <message>
        <source>Include judges who didn&apos;t answer</source>
        <translation>Si cuentan los jueces que no respondieron</translation>
    </message>
    <message>
        <source>Proportion of trials that must be answered</source>
        <translation>Proporción de los ensayos que hay que responder</translation>
    </message>
    <message>
        <source>Proportion of verdicts that are the same</source>
        <translation>Proporción de los veredictos que son iguales</translation>
    </message>
    <message>
        <source>Minimum number of verdicts for this rule to apply</source>
        <translation>Solo si hay al menos tantos veredictos</translation>
    </message>
    <message>
        <source>ID of an earlier question, in the same form or in an earlier one.</source>
        <translation>Id de una pregunta anterior, del mismo formulario o de uno previo.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>The answers that trigger this question. With `is_not`, all other answers do.</source>
        <translation>Las respuestas tras las que se hace; `is_not`: tras cualquier otra.</translation>
    </message>
    <message>
        <source>ID used in the data: letters, digits, hyphens, and underscores.</source>
        <translation>Su nombre en los datos: letras, cifras, guiones y guiones bajos.</translation>
    </message>
    <message>
        <source>The question as participants see it.</source>
        <translation>Lo que se pregunta, tal como aparece en pantalla.</translation>
    </message>
    <message>
        <source>How participants answer. Other settings depend on it.</source>
        <translation>Cómo responden los participantes; otros ajustes dependen de ello.</translation>
    </message>
    <message>
        <source>A slider</source>
        <translation>Un deslizador</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un número</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>The options: texts, or the value in the data with the label shown and its key.</source>
        <translation>Lo que se puede elegir: textos, o la palabra en los datos con lo que se muestra y su tecla.</translation>
    </message>
    <message>
        <source>In conversations, the speaker that the question is about.</source>
        <translation>El interlocutor por el que pregunta, en conversaciones.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Label at the lowest number.</source>
        <translation>Junto al número más bajo.</translation>
    </message>
    <message>
        <source>Label at the highest number.</source>
        <translation>Junto al número más alto.</translation>
    </message>
    <message>
        <source>Saved separately from other answers, and not exported unless requested.</source>
        <translation>Se guarda aparte de las demás respuestas y no se exporta salvo que se pida.</translation>
    </message>
    <message>
        <source>Only if</source>
        <translation>Solo si</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>pilot</source>
        <translation>piloto</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>práctica</translation>
    </message>
    <message>
        <source>human</source>
        <translation>humano</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>máquina</translation>
    </message>
    <message>
        <source>by rule {rule}</source>
        <translation>por la regla {rule}</translation>
    </message>
    <message>
        <source>humans and on machines</source>
        <translation>humanos y sobre máquinas</translation>
    </message>
    <message>
        <source>machines</source>
        <translation>máquinas</translation>
    </message>
    <message>
        <source>humans</source>
        <translation>humanos</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(ninguno)</translation>
    </message>
    <message>
        <source>people</source>
        <translation>personas</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulada</translation>
    </message>
    <message>
        <source>(all)</source>
        <translation>(todos)</translation>
    </message>
    <message>
        <source>calibrated</source>
        <translation>calibrado</translation>
    </message>
    <message>
        <source>Slope: {note}</source>
        <translation>Pendiente: {note}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <source>A &gt;= B &gt;= C without A &gt;= C</source>
        <translation>A &gt;= B &gt;= C sin A &gt;= C</translation>
    </message>
    <message>
        <source>pairs A &gt;= B</source>
        <translation>pares A &gt;= B</translation>
    </message>
    <message>
        <source>control question</source>
        <translation>pregunta de control</translation>
    </message>
    <message>
        <source>detectability</source>
        <translation>detectabilidad</translation>
    </message>
    <message>
        <source>Stimuli</source>
        <translation>Estímulos</translation>
    </message>
    <message>
        <source>no verdict has a numeric answer to the question {question}</source>
        <translation>ningún veredicto tiene una respuesta numérica a una pregunta con el id {question}</translation>
    </message>
    <message>
        <source>by rule “{rule}”</source>
        <translation>por la regla {rule}</translation>
    </message>
    <message>
        <source>intervals of the two proportions combined (Newcombe 1998, method 10), Wilson&apos;s by trial if all verdicts agree</source>
        <translation>intervalos de ambas proporciones combinados (Newcombe 1998, método 10), el de Wilson por ensayo donde todos los veredictos coinciden</translation>
    </message>
    <message>
        <source>{what} Error bars are 95% CIs: {methods}.</source>
        <translation>{what} Las barras de error son intervalos del 95 %: {methods}.</translation>
    </message>
    <message>
        <source>{n} verdicts would take too long; choose one task, block, or agent at a time</source>
        <translation>{n} veredictos llevarían demasiado tiempo; tome una sola tarea, un bloque o un agente cada vez</translation>
    </message>
    <message>
        <source>the table contains counts of verdicts without the judges who gave them</source>
        <translation>la tabla cuenta veredictos y no dice quién los dio</translation>
    </message>
    <message>
        <source>{by} forms ask {name}. Choose one of them: {named}.</source>
        <translation>{by} formularios preguntan {name}. Indique uno de ellos: {named}.</translation>
    </message>
    <message>
        <source>Simulated data. No real participants.</source>
        <translation>Estas respuestas son simuladas: no las dio nadie.</translation>
    </message>
    <message>
        <source>Trials without a verdict by a machine: {n}.</source>
        <translation>Ensayos sobre los que una máquina no dio veredicto: {n}.</translation>
    </message>
    <message>
        <source>The planned breakdown by {column} is not possible: {wrong}</source>
        <translation>Los resultados se previeron por {column}, lo que no es posible: {wrong}</translation>
    </message>
    <message>
        <source>Detectability against 0.5</source>
        <translation>Detectabilidad frente a 0,5</translation>
    </message>
    <message>
        <source>{study} was preregistered {told} by {by}; planned: {plan}.</source>
        <translation>{study}: prerregistrado {told} por {by}; previsto: {plan}.</translation>
    </message>
    <message>
        <source>The planned primary result {primary} is not one of: {analyses}.</source>
        <translation>El resultado previsto {primary} no es ninguno de: {analyses}.</translation>
    </message>
    <message>
        <source>{sessions} ran {study} before it was preregistered.</source>
        <translation>{study} se usó en {sessions} antes de prerregistrarse.</translation>
    </message>
    <message>
        <source>the preregistered rule {name} is not applied.</source>
        <translation>la regla prerregistrada {name} no se aplica.</translation>
    </message>
    <message>
        <source>the rule {name} is applied but was not preregistered.</source>
        <translation>la regla {name} se aplica, pero no se prerregistró.</translation>
    </message>
    <message>
        <source>{sessions} ran a changed version of {study} without a reason: use `turingdesk freeze --why`.</source>
        <translation>{study} se usó cambiado en {sessions}, sin que nadie dijera por qué: use `turingdesk freeze --why`.</translation>
    </message>
    <message>
        <source>the rule {name} is not applied as preregistered.</source>
        <translation>la regla {name} no se aplica como se prerregistró.</translation>
    </message>
    <message>
        <source>as in {paper}; treats verdicts as independent</source>
        <translation>como en {paper}; trata los veredictos como independientes</translation>
    </message>
    <message>
        <source>as in {paper}; treats stimuli as fixed</source>
        <translation>como en {paper}; trata los estímulos como fijos</translation>
    </message>
    <message>
        <source>Proportion of each machine&apos;s answers that were judged machine, and its detectability against all human answers to the same task.</source>
        <translation>Proporción de las respuestas de cada máquina que los jueces atribuyeron a una máquina, y su detectabilidad frente a todas las respuestas humanas a la misma tarea.</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa for each pair of coders: overall, by category, and by code.</source>
        <translation>Kappa de Cohen de cada dos codificadores, en total, por categoría y por código.</translation>
    </message>
    <message>
        <source>success rate minus 50%</source>
        <translation>tasa de éxito menos 50 %</translation>
    </message>
    <message>
        <source>success rate minus the humans&apos; success rate</source>
        <translation>tasa de éxito menos la de los humanos</translation>
    </message>
    <message>
        <source>Whether judges called an agent human more or less often than 50%, and more or less often than they called humans human.</source>
        <translation>Si los jueces llamaron humano a un agente más o menos del 50 % de las veces, y con más o menos frecuencia que a los humanos.</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts, and detectability, for each task, kind of conversation, computer that ran the session, and answer to a form.</source>
        <translation>Proporciones de veredictos correctos, y detectabilidad, por tarea, tipo de conversación, equipo en que se hizo la sesión y respuesta a un formulario.</translation>
    </message>
    <message>
        <source>95% CI: {how}; slope: binomial regression of correct on confidence, clustered</source>
        <translation>intervalo del 95 %: {how}; pendiente: regresión binomial del acierto sobre la confianza, errores estándar agrupados</translation>
    </message>
    <message>
        <source>Confidence from 0 to 1 is read as the probability of being correct, 0.5 + confidence / 2, because with two choices, guessing is correct half of the time</source>
        <translation>La confianza de 0 a 1 se lee como la probabilidad de acertar, 0,5 + confianza / 2: quien tiene dos opciones no puede esperar menos que adivinando</translation>
    </message>
    <message>
        <source>All judges use the scale in the same way; all verdicts have equal weight.</source>
        <translation>Todos los jueces usan la escala de la misma manera; los veredictos cuentan por igual.</translation>
    </message>
    <message>
        <source>How often verdicts were correct by the judge&apos;s confidence, with calibration error and Brier score, for human and machine items.</source>
        <translation>Con qué frecuencia acertaron los veredictos según lo seguro que estaba el juez, con error de calibración y puntuación de Brier, para lo hecho por humanos y por máquinas.</translation>
    </message>
    <message>
        <source>Stated probability</source>
        <translation>Probabilidad declarada</translation>
    </message>
    <message>
        <source>Proportion correct</source>
        <translation>Proporción correcta</translation>
    </message>
    <message>
        <source>proportion of correct answers minus 1/2, with trials of the target and of its imitator weighted half each; binomial standard error, trials independent</source>
        <translation>proporción de respuestas correctas menos 1/2, con igual peso para los ensayos con el objetivo y con su imitador; error estándar binomial, ensayos independientes</translation>
    </message>
    <message>
        <source>Turing scores {values} (n = {n} trials per agent). Error bars are 95% CIs from the binomial standard error.</source>
        <translation>Puntuaciones de Turing {values} (n = {n} ensayos por agente). Las barras de error son intervalos del 95 % a partir del error estándar binomial.</translation>
    </message>
    <message>
        <source>means of proportions with equal weights; binomial standard errors, trials independent</source>
        <translation>medias de proporciones con igual peso; errores estándar binomiales, ensayos independientes</translation>
    </message>
    <message>
        <source>It never judged itself.</source>
        <translation>Nunca se juzgó a sí mismo.</translation>
    </message>
    <message>
        <source>It was never an actor for another agent.</source>
        <translation>Nunca fue actor para otro agente.</translation>
    </message>
    <message>
        <source>No one imitated it.</source>
        <translation>Nadie lo imitó.</translation>
    </message>
    <message>
        <source>Proportion of verdicts in each row (n = {n} on humans and {n2} on machines). Rows add up to 1.</source>
        <translation>Proporción de veredictos en cada fila (n = {n} sobre humanos y {n2} sobre máquinas); las filas suman 1.</translation>
    </message>
    <message>
        <source>Verdicts by origin</source>
        <translation>Qué dijeron los jueces</translation>
    </message>
    <message>
        <source>Proportion of &apos;human&apos; and &apos;machine&apos; verdicts on human and machine items.</source>
        <translation>Proporción de veredictos «humano» y «máquina» sobre lo que hicieron humanos y máquinas.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Los jueces dijeron</translation>
    </message>
    <message>
        <source>Proportion of control questions and control trials answered correctly, by task.</source>
        <translation>Proporción de preguntas de control y ensayos de control respondidos correctamente, por tarea.</translation>
    </message>
    <message>
        <source>all judges or no judges gave the same answer</source>
        <translation>todos los jueces dieron la misma respuesta, o ninguno respondió</translation>
    </message>
    <message>
        <source>Whether detectability depends on what judges report about themselves.</source>
        <translation>Si la detectabilidad depende de lo que los jueces dicen de sí mismos.</translation>
    </message>
    <message>
        <source>no form has a question whose answers form groups</source>
        <translation>ningún formulario preguntó nada cuyas respuestas formen grupos</translation>
    </message>
    <message>
        <source>It takes two agents to talk. Name the second one (--with).</source>
        <translation>Para conversar hacen falta dos agentes. Indique el segundo (--with).</translation>
    </message>
    <message>
        <source>An agent called {name} has already answered with other settings, and the answers would be combined. Give this one its own name (--name).</source>
        <translation>Un agente llamado {name} ya ha respondido con otros ajustes y sus respuestas se juntarían. Dé a este un nombre propio (--name).</translation>
    </message>
    <message>
        <source>Two agents with different settings are both called {name}. Give the second one its own name (--with-name).</source>
        <translation>Dos agentes con ajustes distintos se llaman {name}. Dé al segundo un nombre propio (--with-name).</translation>
    </message>
    <message>
        <source>ELIZA only talks</source>
        <translation>ELIZA solo conversa</translation>
    </message>
    <message>
        <source>Fixates the most conspicuous places of a picture, one after the other.</source>
        <translation>Fija uno tras otro los lugares más llamativos de una imagen.</translation>
    </message>
    <message>
        <source>no place in its picture is conspicuous</source>
        <translation>ningún lugar de su imagen es llamativo</translation>
    </message>
    <message>
        <source>How often actors were taken for the target, by the number of turns or queries ({trials}). Bands are 95% CIs (Wilson).</source>
        <translation>Con qué frecuencia se tomó a los actores por el objetivo, según el número de turnos o consultas ({trials}). Las bandas son intervalos de confianza del 95 % (Wilson).</translation>
    </message>
    <message>
        <source>Acceptance by turns or queries</source>
        <translation>Aceptación según turnos o consultas</translation>
    </message>
    <message>
        <source>{actor} as {target}</source>
        <translation>{actor} como {target}</translation>
    </message>
    <message>
        <source>, judged by {distinguisher}</source>
        <translation>, juzgado por {distinguisher}</translation>
    </message>
    <message>
        <source>Turns or queries</source>
        <translation>Turnos o consultas</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Aceptado</translation>
    </message>
    <message>
        <source>Average accuracy on human and machine items (0.5 = chance), and whether it differs from chance.</source>
        <translation>Media de las proporciones de veredictos correctos sobre lo que hicieron humanos y lo que hicieron máquinas, y si difiere de 0,5, que es el azar.</translation>
    </message>
    <message>
        <source>Proportion</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>correct verdicts overall (log odds, equal weight for humans and machines)</source>
        <translation>acierto en general (log-odds, ambos orígenes por igual)</translation>
    </message>
    <message>
        <source>humans minus machines</source>
        <translation>humanos, no máquinas</translation>
    </message>
    <message>
        <source>spread of judges&apos; response bias (humans minus machines)</source>
        <translation>dispersión del sesgo de respuesta de los jueces (humanos, no máquinas)</translation>
    </message>
    <message>
        <source>Binomial mixed model with judges and stimuli as crossed random effects: how often verdicts are correct, and how much judges and stimuli differ. It includes judges&apos; response bias if they judged both humans and machines.</source>
        <translation>Modelo mixto binomial con jueces y estímulos como efectos aleatorios cruzados: con qué frecuencia son correctos los veredictos, y cuánto difieren jueces y estímulos. Los jueces difieren también en su sesgo de respuesta si juzgaron tanto humanos como máquinas.</translation>
    </message>
    <message>
        <source>How much {what} increase the probability of correct verdicts, in log odds</source>
        <translation>Cuánto más probables hacen los {what} los veredictos correctos, en log-odds</translation>
    </message>
    <message>
        <source>Log odds of a correct verdict</source>
        <translation>Log-odds de un veredicto correcto</translation>
    </message>
    <message>
        <source>Two one-sided t-tests (TOST) against 0.5 with a margin of {margin}, {error}; p: the larger of the two; effect: value minus 0.5 with its 90% CI, which is within the margin if p &lt; 0.05</source>
        <translation>Dos pruebas t unilaterales (TOST) frente a 0,5 con un margen de {margin}, {error}; p: la mayor de las dos; efecto: valor menos 0,5 con su intervalo del 90 %, que queda dentro del margen si p &lt; 0,05</translation>
    </message>
    <message>
        <source>Whether detectability is equivalent to 0.5: two one-sided tests with the margin that the study set before data collection.</source>
        <translation>Si la detectabilidad equivale a 0,5: dos pruebas unilaterales con el margen que el estudio declaró antes de tener sus datos.</translation>
    </message>
    <message>
        <source>by {stated}, before data collection</source>
        <translation>por {stated}, antes de tener sus datos</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>margen</translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation>Todas las tareas</translation>
    </message>
    <message>
        <source>Posterior means with 95% credible intervals, and Bayes factors against 0.5, for detectability and for each machine&apos;s success rate.</source>
        <translation>Medias a posteriori con intervalos de credibilidad del 95 %, y factores de Bayes frente a 0,5, de la detectabilidad y de la tasa de éxito de cada máquina.</translation>
    </message>
    <message>
        <source>correlation of the two</source>
        <translation>correlación de ambos</translation>
    </message>
    <message>
        <source>Whether verdicts improve with the number of trials that a judge has done: binomial mixed model with random slopes by judge.</source>
        <translation>Si los veredictos mejoran con los ensayos que ha hecho un juez: modelo mixto binomial con pendientes aleatorias por juez.</translation>
    </message>
    <message>
        <source>Detectability of each machine&apos;s answers (columns) by judges trained on people and on these machines (rows), with 95% CIs in brackets; {n} answers per machine, {n_human} by people; 0.5 is chance. Intervals: {method}.</source>
        <translation>Detectabilidad de las respuestas de cada máquina (columnas) según jueces entrenados con personas y con estas máquinas (filas), y entre paréntesis su intervalo del 95 %; {n} respuestas de una máquina, {n_human} de personas; 0,5 es el azar. Intervalos: {method}.</translation>
    </message>
    <message>
        <source>Detectability of each machine&apos;s answers by judges trained on people and the other machines, and by judges trained on people and this machine; {n} answers per machine.</source>
        <translation>Detectabilidad de las respuestas de cada máquina según jueces entrenados con personas y con las demás máquinas, y según jueces entrenados con personas y con esa misma; {n} respuestas de una máquina.</translation>
    </message>
    <message>
        <source>Generalization to unseen machines: {whose}</source>
        <translation>Máquinas conocidas y desconocidas: {whose}</translation>
    </message>
    <message>
        <source>Generalization to unseen machines</source>
        <translation>Juzgar máquinas desconocidas</translation>
    </message>
    <message>
        <source>Detectability of each machine by judges trained on other machines, compared with judges trained on it.</source>
        <translation>Detectabilidad de cada máquina según jueces entrenados con otras máquinas, junto a jueces entrenados con ella.</translation>
    </message>
    <message>
        <source>Tested on</source>
        <translation>Probado con</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Proportion of games</source>
        <translation>Proporción de partidas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>from {start} (n = {n})</source>
        <translation>desde {start} (n = {n})</translation>
    </message>
    <message>
        <source>No game ended in this period.</source>
        <translation>Ninguna partida terminó en este tramo.</translation>
    </message>
    <message>
        <source>Judges worked alone, and stimuli are independent of each other. If a judge judged an answer more than once, the first verdict counts.</source>
        <translation>Los jueces trabajaron por separado, y los estímulos son independientes entre sí; de un juez que juzgó una respuesta más de una vez cuenta el primer veredicto.</translation>
    </message>
    <message>
        <source>Agreement of judges on the same answers beyond chance: Krippendorff&apos;s alpha and Fleiss&apos; kappa.</source>
        <translation>Si los jueces dicen lo mismo de las mismas respuestas, más allá del azar: alfa de Krippendorff y kappa de Fleiss.</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa of majorities, 95% CI from the asymptotic error of Fleiss, Cohen, and Everitt; Spearman&apos;s correlation of the proportions of human verdicts</source>
        <translation>Kappa de Cohen de las mayorías, intervalo del 95 % a partir del error asintótico de Fleiss, Cohen y Everitt; correlación de Spearman de las proporciones de veredictos «humano»</translation>
    </message>
    <message>
        <source>{method}, or of mean scores if a judge gives them</source>
        <translation>{method}, o de las puntuaciones medias si un juez las da</translation>
    </message>
    <message>
        <source>No interval: they agree on all answers, or one of them gave all answers the same verdict.</source>
        <translation>Sin intervalo: coinciden en todas las respuestas, o uno de los dos dijo lo mismo de todas.</translation>
    </message>
    <message>
        <source>No correlation: both judged fewer than {fewest} answers, or one gave all answers the same verdict.</source>
        <translation>Sin correlación: ambos juzgaron menos de {fewest} respuestas, o uno dijo lo mismo de todas.</translation>
    </message>
    <message>
        <source>Agreement of people, taken as one judge, with each machine judge on the same answers: Cohen&apos;s kappa, and Spearman&apos;s correlation of the proportions of human verdicts.</source>
        <translation>Si las personas, tomadas como un solo juez, y cada juez máquina dicen lo mismo de las mismas respuestas: kappa de Cohen, y correlación de Spearman de cuántos dijeron humano.</translation>
    </message>
    <message>
        <source>No errors.</source>
        <translation>Acierta en todas las respuestas de autor conocido.</translation>
    </message>
    <message>
        <source>The {most} human and {most} machine answers whose mean score over the judge&apos;s sessions is farthest on the wrong side of 0. Scores above 0 mean human.</source>
        <translation>Las {most} respuestas de humanos y las {most} de máquinas cuya puntuación media en las sesiones del juez está más lejos de 0 por el lado equivocado. Las puntuaciones superiores a 0 significan humano.</translation>
    </message>
    <message>
        <source>Most confident errors</source>
        <translation>Errores con seguridad</translation>
    </message>
    <message>
        <source>Each machine judge&apos;s most confident errors, with the proportion of people who gave the same incorrect verdict.</source>
        <translation>Las respuestas en las que cada juez máquina se equivocó con más seguridad, con la proporción de personas que dieron el mismo veredicto equivocado.</translation>
    </message>
    <message>
        <source>Weights of the features that point most strongly to a human (above 0) and to a machine. Each occurs in {n} answers. They show what this judge uses, not what makes an answer human.</source>
        <translation>Pesos de los rasgos que más apuntan a un humano (por encima de 0) y a una máquina. Cada uno aparece en {n} respuestas. Dicen qué usa este juez, no qué hace humana una respuesta.</translation>
    </message>
    <message>
        <source>Features that judges use</source>
        <translation>En qué se fija un juez</translation>
    </message>
    <message>
        <source>The features that point most strongly to a human and to a machine, with their weights, for judges that weight features.</source>
        <translation>Los rasgos que más apuntan a un humano y a una máquina, con sus pesos, de los jueces que ponderan rasgos.</translation>
    </message>
    <message>
        <source>points to a {kind}</source>
        <translation>apunta a {kind}</translation>
    </message>
    <message>
        <source>Detectability by {judge} if it was not trained on any answer to a judged stimulus (grouped), and if answers were assigned to folds one by one (ungrouped); {counts} answers per task.</source>
        <translation>Detectabilidad según {judge} si no se entrenó con ninguna respuesta a un estímulo juzgado (agrupadas) y si las respuestas se repartieron una a una (sin agrupar); {counts} respuestas por tarea.</translation>
    </message>
    <message>
        <source>Leakage check</source>
        <translation>Particiones agrupadas y sin agrupar</translation>
    </message>
    <message>
        <source>Detectability by trained judges with and without earlier access to the judged stimuli. The difference comes from recognizing stimuli, not from telling humans and machines apart.</source>
        <translation>Detectabilidad según jueces entrenados sin los estímulos juzgados, junto a jueces entrenados también con ellos: la diferencia no se debe a distinguir a humanos de máquinas, sino a reconocer estímulos.</translation>
    </message>
    <message>
        <source>Sigmoid of the mean of the scores of a speaker&apos;s first messages, each score averaged over the judge&apos;s sessions; proportion correct with Wilson&apos;s 95% CI by speaker</source>
        <translation>Sigmoide de la media de las puntuaciones de los primeros mensajes de un hablante, cada puntuación promediada sobre las sesiones del juez; proporción de aciertos con el intervalo del 95 % de Wilson por hablante</translation>
    </message>
    <message>
        <source>most people correct</source>
        <translation>la mayoría acierta</translation>
    </message>
    <message>
        <source>Each thin line is a speaker ({which}): the sigmoid of the mean score of all messages so far, from 0 for a machine to 1 for a human, with a point at the last message. Thick lines are medians as long as {fewest} or more speakers remain.</source>
        <translation>Cada línea fina es un hablante ({which}): la sigmoide de la puntuación media de todos los mensajes hasta ese momento, de 0 para una máquina a 1 para un humano, con un punto en el último mensaje. Las líneas gruesas son medianas, donde quedan {fewest} hablantes o más.</translation>
    </message>
    <message>
        <source>How confidently a machine judge of single messages identifies a speaker&apos;s origin after the first message, the second, and so on.</source>
        <translation>Con qué seguridad un juez máquina que juzga mensajes sueltos distingue el origen de un hablante tras el primero de ellos, el segundo, y así sucesivamente.</translation>
    </message>
    <message>
        <source>Lighter colors: most people were wrong. Dashed: no majority among people.</source>
        <translation>Colores más claros: la mayoría de las personas se equivocó; discontinuas: las personas no tuvieron mayoría.</translation>
    </message>
    <message>
        <source>{truth}, median</source>
        <translation>{truth}, mediana</translation>
    </message>
    <message>
        <source>(humans)</source>
        <translation>(humanos)</translation>
    </message>
    <message>
        <source>Proportion of &quot;machine&quot; verdicts on the answers of each maker, by people and by machine judges ({judges}). Low values are correct for humans&apos; answers, high values for machines&apos; answers.</source>
        <translation>Proporción de veredictos «máquina» sobre las respuestas de cada autor, de personas y de jueces máquina ({judges}). En las respuestas de humanos, lo correcto es una proporción baja; en las de máquinas, una alta.</translation>
    </message>
    <message>
        <source>How often people and each machine judge judged the answers of humans and of each machine as a machine&apos;s.</source>
        <translation>Con qué frecuencia las personas y cada juez máquina dijeron que las respuestas de los humanos, y las de cada máquina, eran de una máquina.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>comunes</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts and detectability for people and each machine judge, on all answers and on those that all of them judged.</source>
        <translation>Proporciones de veredictos correctos y detectabilidad de las personas y de cada juez máquina, sobre todas las respuestas y sobre las que juzgaron todos.</translation>
    </message>
    <message>
        <source>mean over the agent&apos;s messages minus that of the person in the same setting, persons weighted by the agent&apos;s messages; 95% CI: 1.96 standard errors, messages independent; words are separated by spaces</source>
        <translation>media de los mensajes del agente menos la de la persona en el mismo entorno, con las personas ponderadas por los mensajes del agente; intervalo del 95 %: 1,96 errores estándar, mensajes independientes; una palabra es lo que hay entre espacios</translation>
    </message>
    <message>
        <source>No interval: one message only.</source>
        <translation>Sin intervalo: un solo mensaje.</translation>
    </message>
    <message>
        <source>How many words machines write per message in conversations, compared with the person they imitate in the other conversation of a pair.</source>
        <translation>Cuántas palabras por mensaje escriben las máquinas en las conversaciones, y cuántas más o menos que la persona a la que imitan en la otra conversación del par.</translation>
    </message>
    <message>
        <source>Answers without a human answer to the same prompt are excluded: {n}.</source>
        <translation>No cuentan las respuestas sin una respuesta humana a la misma consigna: {n}.</translation>
    </message>
    <message>
        <source>Standard metrics and detectability</source>
        <translation>Métricas habituales y detectabilidad</translation>
    </message>
    <message>
        <source>BLEU and CIDEr of each machine&apos;s answers against the human answers to the same prompts, compared with its detectability.</source>
        <translation>BLEU y CIDEr de las respuestas de cada máquina frente a las respuestas humanas a las mismas consignas, junto a su detectabilidad.</translation>
    </message>
    <message>
        <source>Proportion of pairs in which judges found the machine&apos;s side, with its 95% CI.</source>
        <translation>Proporción de parejas en las que los jueces encontraron el lado de la máquina, con su intervalo del 95 %.</translation>
    </message>
    <message>
        <source>The interval generalizes to other pairs but only to these judges.</source>
        <translation>El intervalo habla de otras parejas, pero solo de estos jueces.</translation>
    </message>
    <message>
        <source>Not clustered by pair: there is a single pair.</source>
        <translation>Sin agrupar por pareja: hay una sola pareja.</translation>
    </message>
    <message>
        <source>Proportion of judgments in which the machine was not found, {rows}</source>
        <translation>Proporción de juicios en los que no se encontró la máquina, {rows}</translation>
    </message>
    <message>
        <source>How often judges didn&apos;t find the machine of a pair: X-turn pass rate by agent, setting, number of turns, and topic.</source>
        <translation>Con qué frecuencia los jueces no encontraron la máquina de una pareja: tasa de superación a X turnos por agente, entorno, número de turnos y tema.</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>pareja</translation>
    </message>
    <message>
        <source>judge and pair</source>
        <translation>juez y pareja</translation>
    </message>
    <message>
        <source>human witness</source>
        <translation>testigo humano</translation>
    </message>
    <message>
        <source>machine witness</source>
        <translation>testigo máquina</translation>
    </message>
    <message>
        <source>Reasons for {verdict}</source>
        <translation>Motivos para decir {verdict}</translation>
    </message>
    <message>
        <source>Proportion of coded texts that give each reason, by verdict and by who the witness was.</source>
        <translation>Proporción de textos codificados que dan cada motivo, por veredicto y según quién era el testigo.</translation>
    </message>
    <message>
        <source>Proportion of texts</source>
        <translation>Proporción de textos</translation>
    </message>
    <message>
        <source>d&apos; and criterion by task and agent, with 0.5 added to counts and 1 to totals; with confidence ratings, also the area under the ROC curve.</source>
        <translation>d&apos; y criterio sumando 0,5 a los recuentos y 1 a sus totales, por tarea y agente; donde los jueces dijeron lo seguros que estaban, el área bajo la curva ROC.</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>azar</translation>
    </message>
    <message>
        <source>Humans judged as machines</source>
        <translation>Humanos llamados máquinas</translation>
    </message>
    <message>
        <source>Machines judged as machines</source>
        <translation>Máquinas llamadas máquinas</translation>
    </message>
    <message>
        <source>n: judges; values: {measure} of each, 0.5 added to counts and 1 to totals</source>
        <translation>n: jueces; valores: {measure} de cada uno, sumando 0,5 a los recuentos y 1 a sus totales</translation>
    </message>
    <message>
        <source>d&apos; and criterion of groups of judges, by what they report about themselves, and how the groups differ.</source>
        <translation>d&apos; y criterio de grupos de jueces, según lo que dicen de sí mismos, y cómo difieren los grupos.</translation>
    </message>
    <message>
        <source>z with the p of detectability against 0.5, {method}; {alpha}; looks after each fifth of the judges, in the order in which they started</source>
        <translation>z con la p de la detectabilidad frente a 0,5, {method}; {alpha}; análisis intermedios tras cada quinta parte de los jueces, en el orden en que empezaron</translation>
    </message>
    <message>
        <source>continue</source>
        <translation>continuar</translation>
    </message>
    <message>
        <source>{told} if there is no effect.</source>
        <translation>{told} en los que no hay ningún efecto.</translation>
    </message>
    <message>
        <source>For the same power of 80%, a study with these looks needs to be larger by {told}.</source>
        <translation>Con la misma potencia del 80 %, un estudio con estos análisis intermedios es un {told} mayor.</translation>
    </message>
    <message>
        <source>Sequential looks</source>
        <translation>Análisis intermedios</translation>
    </message>
    <message>
        <source>Detectability after each fifth of the judges, with alpha-spending bounds, and the cost of looks without such bounds.</source>
        <translation>Detectabilidad tras cada quinto de los jueces, con límites de gasto de alfa, y lo que cuesta mirar los datos sin esos límites.</translation>
    </message>
    <message>
        <source>Criterion relative to average</source>
        <translation>Criterio respecto a la media</translation>
    </message>
    <message>
        <source>d&apos; relative to average</source>
        <translation>d&apos; respecto a la media</translation>
    </message>
    <message>
        <source>Difference of each judge&apos;s {word} from the average judge&apos;s, in z</source>
        <translation>Cuánto difiere el {word} de cada juez del valor del juez medio, en z</translation>
    </message>
    <message>
        <source>the observed cells can&apos;t distinguish it</source>
        <translation>las celdas observadas no permiten distinguirlo</translation>
    </message>
    <message>
        <source>Verdicts are independent, including those by one judge or on one stimulus.</source>
        <translation>Los veredictos son independientes, también los de un mismo juez o sobre un mismo estímulo.</translation>
    </message>
    <message>
        <source>Not clustered by judge: the data don&apos;t identify judges.</source>
        <translation>Sin agrupar por juez: los datos no indican los jueces.</translation>
    </message>
    <message>
        <source>the data don&apos;t identify stimuli</source>
        <translation>los datos no indican los estímulos</translation>
    </message>
    <message>
        <source>standard error from leaving out one stimulus at a time (jackknife), 95% CI from Student&apos;s t</source>
        <translation>error estándar al dejar fuera un estímulo cada vez (jackknife), intervalo del 95 % con la t de Student</translation>
    </message>
    <message>
        <source>With fewer than {few} stimuli judged by two judges, the interval is too narrow: it contains the value for other stimuli in about 90 of 100 studies.</source>
        <translation>Con menos de {few} estímulos juzgados por dos jueces, el intervalo es demasiado estrecho: contiene el valor para otros estímulos en unos 90 de cada 100 estudios.</translation>
    </message>
    <message>
        <source>No interval: agreement doesn&apos;t vary over stimuli, or depends on a single one.</source>
        <translation>Sin intervalo: el acuerdo no varía entre estímulos o depende de uno solo.</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, 95% CI from the asymptotic error of Fleiss, Cohen, and Everitt</source>
        <translation>Kappa de Cohen, intervalo del 95 % a partir del error asintótico de Fleiss, Cohen y Everitt</translation>
    </message>
    <message>
        <source>No interval: its asymptotic error is 0, because the coders agree on every text, or one of them gave all texts the same label.</source>
        <translation>Sin intervalo: su error asintótico es 0, como cuando los codificadores coinciden en todos los textos o uno de ellos dio la misma etiqueta a todos.</translation>
    </message>
    <message>
        <source>The optimizer did not converge; interpret with caution.</source>
        <translation>El optimizador no llegó al final; tómelo con cautela.</translation>
    </message>
    <message>
        <source>{first} and {second} can&apos;t be separated, for example because each of the {first} has its own {second}; only the sum of the two variances can be estimated</source>
        <translation>no se puede distinguir entre {first} y {second}, como cuando {first} y {second} se corresponden uno a uno; solo se puede estimar la suma de las dos varianzas</translation>
    </message>
    <message>
        <source>The model omits how {noun} differ in {name}, because {why}: {effect}.</source>
        <translation>El modelo no incluye cuánto difieren los {noun} en {name}, porque {why}: {effect}.</translation>
    </message>
    <message>
        <source>all verdicts are correct, or all are wrong</source>
        <translation>todos los veredictos son correctos, o todos son incorrectos</translation>
    </message>
    <message>
        <source>more than {most} levels of the two effects would take too long</source>
        <translation>más de {most} niveles de ambos efectos tardarían demasiado</translation>
    </message>
    <message>
        <source>hardly any verdicts have one of the {nouns} in common</source>
        <translation>apenas hay dos veredictos que compartan uno de los {nouns}</translation>
    </message>
    <message>
        <source>the data can&apos;t determine it (the best fit has it at its limit, or there is no best fit), so it is set to 0</source>
        <translation>los datos no permiten determinarla (el mejor ajuste con ella la sitúa en su límite, o no se encontró ninguno), así que se toma como 0</translation>
    </message>
    <message>
        <source>There is no interval because there is no standard error.</source>
        <translation>No hay intervalo, porque no hay error estándar.</translation>
    </message>
    <message>
        <source>hardly any verdicts have one of the {noun} in common</source>
        <translation>apenas hay dos veredictos que compartan uno de los {noun}</translation>
    </message>
    <message>
        <source>Exact permutation test of two proportions, two-sided; effect: their difference</source>
        <translation>Prueba exacta de permutación de dos proporciones, bilateral; efecto: su diferencia</translation>
    </message>
    <message>
        <source>Beta({a}, {b}) prior; effect: posterior mean with its central 95% interval; statistic: Bayes factor BF10 of this prior against exactly 0.5</source>
        <translation>A priori Beta({a}, {b}); efecto: media a posteriori con su intervalo central del 95 %; estadístico: factor de Bayes BF10 de esta distribución a priori frente a exactamente 0,5</translation>
    </message>
    <message>
        <source>Trials are independent given the proportion.</source>
        <translation>Los ensayos son independientes dada la proporción.</translation>
    </message>
    <message>
        <source>uniform prior on the proportion</source>
        <translation>a priori uniforme de la proporción</translation>
    </message>
    <message>
        <source>uniform priors on p(H|H) and p(M|M), so their mean has a triangular prior</source>
        <translation>a priori uniformes de p(H|H) y p(M|M), de modo que la de su media es triangular</translation>
    </message>
    <message>
        <source>Judges, their response bias, stimuli, and machines are normal in log odds and independent; all judges finish, and no quality rule excludes verdicts.</source>
        <translation>Los jueces, su sesgo de respuesta, los estímulos y las máquinas son normales en log-odds e independientes; todos los jueces terminan y ninguna regla de calidad excluye veredictos.</translation>
    </message>
    <message>
        <source>For these machines only: machines are assumed to be alike.</source>
        <translation>Solo sobre estas máquinas: se supone que las máquinas son iguales.</translation>
    </message>
    <message>
        <source>For these machines only: {n} are not enough to generalize to others; at least {fewest} are needed.</source>
        <translation>Solo sobre estas máquinas: con {n} no se puede generalizar a otras; hacen falta al menos {fewest}.</translation>
    </message>
    <message>
        <source>For other machines like these {n}: clustered by machine instead of by stimulus.</source>
        <translation>Sobre otras máquinas como estas {n}: agrupado por máquina en vez de por sus estímulos.</translation>
    </message>
    <message>
        <source>Binomial linear model with an intercept, Wald z; effect: log odds, 0 at 50%</source>
        <translation>Modelo lineal binomial con intercepto, z de Wald; efecto: log-odds, 0 en el 50 %</translation>
    </message>
    <message>
        <source>Binomial linear model with one group compared with the baseline, Wald z; effect: log odds ratio</source>
        <translation>Modelo lineal binomial con un grupo además del de referencia, z de Wald; efecto: logaritmo de la razón de odds</translation>
    </message>
    <message>
        <source>Linear regression, two-tailed t of the slope; effect: change per unit</source>
        <translation>Regresión lineal, t bilateral de la pendiente; efecto: cambio por cada unidad más</translation>
    </message>
    <message>
        <source>Values are independent, change linearly, and vary normally around the line with constant variance.</source>
        <translation>Los valores son independientes, cambian linealmente y se dispersan de forma normal con una sola varianza en torno a la recta.</translation>
    </message>
    <message>
        <source>the predictors can&apos;t be separated: one doesn&apos;t vary, or depends on the others</source>
        <translation>los predictores no se pueden distinguir: uno no varía o se deduce de otros</translation>
    </message>
    <message>
        <source>all verdicts of one level are correct or all are wrong</source>
        <translation>todos los veredictos de un nivel son correctos o todos incorrectos</translation>
    </message>
    <message>
        <source>the values are exactly on a line</source>
        <translation>los valores están en una recta sin dispersión</translation>
    </message>
    <message>
        <source>The statistic of each look is normal, and data between looks are independent; the fractions of the data were planned without looking at results.</source>
        <translation>El estadístico del k-ésimo análisis intermedio es normal, y los datos entre un análisis y otro son independientes; las fracciones de los datos se previeron sin mirar los resultados.</translation>
    </message>
    <message>
        <source>the fractions of the data don&apos;t increase from above 0</source>
        <translation>las fracciones de los datos no crecen desde un valor mayor que 0</translation>
    </message>
    <message>
        <source>d&apos; = z(hits) - z(false alarms), 0.5 added to counts and 1 to totals (Jones and Bergen); normal approximation of the variance (Gourevitch and Galanter 1967); 95% CI</source>
        <translation>d&apos; = z(aciertos) - z(falsas alarmas), sumando 0,5 a los recuentos y 1 a sus totales (Jones y Bergen); aproximación normal de la varianza (Gourevitch y Galanter 1967); intervalo del 95 %</translation>
    </message>
    <message>
        <source>d&apos; = z(hits) - z(false alarms), 0.5 added to counts and 1 to totals</source>
        <translation>d&apos; = z(aciertos) - z(falsas alarmas), sumando 0,5 a los recuentos y 1 a sus totales</translation>
    </message>
    <message>
        <source>Verdicts are independent; all judges use the confidence scale in the same way.</source>
        <translation>Los veredictos son independientes; todos los jueces usan la confianza de la misma manera.</translation>
    </message>
    <message>
        <source>All verdicts on one class agree, so the value depends on the correction.</source>
        <translation>Todos los veredictos sobre una clase coinciden: el valor depende de la corrección.</translation>
    </message>
    <message>
        <source>One class has a single rating, so there is no standard error.</source>
        <translation>Una clase se valoró una sola vez: no hay error estándar.</translation>
    </message>
    <message>
        <source>The ratings don&apos;t overlap or are all the same, so there is no standard error.</source>
        <translation>Las valoraciones no se solapan, o son todas iguales: no hay error estándar.</translation>
    </message>
    <message>
        <source>Hedges&apos; g, pooled standard deviation, 95% CI from its large-sample variance</source>
        <translation>g de Hedges, desviación estándar combinada, intervalo del 95 % a partir de su varianza para muestras grandes</translation>
    </message>
    <message>
        <source>How often each strategy was used, and how often verdicts were correct when it was.</source>
        <translation>Con qué frecuencia se usó cada estrategia y con qué frecuencia acertaron los veredictos cuando se usó.</translation>
    </message>
    <message>
        <source>The table contains counts of verdicts without their order.</source>
        <translation>La tabla cuenta veredictos y no dice cuáles fueron los primeros.</translation>
    </message>
    <message>
        <source>How often judges judged a witness human: over all verdicts and in each judge&apos;s first trial, compared with the humans and 50%.</source>
        <translation>Con qué frecuencia los jueces dijeron que un testigo era humano: sobre todos los veredictos y el primer ensayo de cada juez, junto a los humanos y el 50 %.</translation>
    </message>
    <message>
        <source>No judge started with this witness.</source>
        <translation>Ningún juez empezó con este testigo.</translation>
    </message>
    <message>
        <source>Corpus BLEU by sacrebleu (0 to 100; lowercase words without punctuation, unsmoothed); 95% CI from {resamples} resamples of answers, seed {seed}</source>
        <translation>BLEU del corpus según sacrebleu (de 0 a 100; palabras en minúsculas sin puntuación, sin suavizado); intervalo del 95 % a partir de {resamples} remuestreos de respuestas, semilla {seed}</translation>
    </message>
    <message>
        <source>CIDEr-D (0 to 10), mean over answers with a 95% CI from t</source>
        <translation>CIDEr-D (de 0 a 10), media de las respuestas con un intervalo del 95 % según la t</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palabras</translation>
    </message>
    <message>
        <source>letters per word</source>
        <translation>letras por palabra</translation>
    </message>
    <message>
        <source>words per sentence</source>
        <translation>palabras por frase</translation>
    </message>
    <message>
        <source>type token ratio</source>
        <translation>razón tipo-token</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>puntuación</translation>
    </message>
    <message>
        <source>capitals</source>
        <translation>mayúsculas</translation>
    </message>
    <message>
        <source>word frequency</source>
        <translation>frecuencia léxica</translation>
    </message>
    <message>
        <source>unigram use</source>
        <translation>unigramas</translation>
    </message>
    <message>
        <source>bigram use</source>
        <translation>bigramas</translation>
    </message>
    <message>
        <source>trigram use</source>
        <translation>trigramas</translation>
    </message>
    <message>
        <source>words per text</source>
        <translation>palabras por texto</translation>
    </message>
    <message>
        <source>different words per word; decreases with text length</source>
        <translation>palabras distintas por palabra; disminuye con la longitud del texto</translation>
    </message>
    <message>
        <source>punctuation marks per text</source>
        <translation>signos de puntuación por texto</translation>
    </message>
    <message>
        <source>capital letters per text</source>
        <translation>mayúsculas por texto</translation>
    </message>
    <message>
        <source>proportion of the task&apos;s other human texts with the same {name}</source>
        <translation>proporción de los demás textos humanos de la tarea con el mismo valor de {name}</translation>
    </message>
    <message>
        <source>The parts of an answer, such as the turns of a speaker, are averaged first.</source>
        <translation>Las partes de una misma respuesta, como los turnos de un hablante, se promedian primero.</translation>
    </message>
    <message>
        <source>Length, punctuation, word frequencies, and parts of speech of the answers by maker, and how much each machine differs from the humans.</source>
        <translation>Longitud, signos, frecuencia de palabras y categorías gramaticales de las respuestas, según quién las dio, y cuánto se aleja cada máquina de los humanos.</translation>
    </message>
    <message>
        <source>Difference of each machine&apos;s answers from the human answers in standard deviations (Hedges&apos; g; {humans} human and {humans2} machine answers). Error bars are 95% CIs.</source>
        <translation>Diferencia entre las respuestas de cada máquina y las humanas, en desviaciones estándar (g de Hedges; {humans} respuestas humanas y {humans2} de máquinas). Las barras de error son intervalos del 95 %.</translation>
    </message>
    <message>
        <source>Texts: {task}</source>
        <translation>Textos: {task}</translation>
    </message>
    <message>
        <source>No game of this length has its messages recorded.</source>
        <translation>Ninguna partida de esta duración indica sus mensajes.</translation>
    </message>
    <message>
        <source>proportion of games won by the bot, weighted by xi (Eq. 8)</source>
        <translation>proporción de partidas que ganó el bot, ponderadas por xi (ec. 8)</translation>
    </message>
    <message>
        <source>Games of two people and a bot: how they ended, the strength of players and bots, and how often people won by game length.</source>
        <translation>Partidas de dos personas y un bot: cómo terminaron, la fuerza de jugadores y bots, y con qué frecuencia ganaron las personas según la duración de la partida.</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>ganador</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>fuerza</translation>
    </message>
    <message>
        <source>score</source>
        <translation>puntuación</translation>
    </message>
    <message>
        <source>weighted ratio</source>
        <translation>razón ponderada</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>How well agents pass for others: the judge&apos;s advantage over guessing and, if machines judge each other, the scores F, D, and T.</source>
        <translation>En qué medida los agentes pasan por otros: ventaja sobre adivinar de quien juzga y, donde las máquinas se juzgan entre sí, las puntuaciones F, D y T.</translation>
    </message>
    <message>
        <source>Language of the conversations, for the words with which machines take leave</source>
        <translation>Idioma de las conversaciones, para las palabras con que se despiden las máquinas</translation>
    </message>
    <message>
        <source>Words with which a machine takes leave. If it says them before its last message to another machine, the conversation is sampled again. Empty: those of the language</source>
        <translation>Palabras con que se despide una máquina. Si las dice antes de su último mensaje a otra máquina, la conversación se vuelve a generar. Vacío: las del idioma</translation>
    </message>
    <message>
        <source>Language of the conversations</source>
        <translation>Idioma de las conversaciones</translation>
    </message>
    <message>
        <source>Words that take leave</source>
        <translation>Palabras de despedida</translation>
    </message>
    <message>
        <source>Dueling</source>
        <comment>what models do now that imitate each other</comment>
        <translation>Duelos</translation>
    </message>
    <message>
        <source>more conversations than speakers of another kind had</source>
        <translation>más conversaciones de las que tuvieron los hablantes de otro tipo</translation>
    </message>
    <message>
        <source>Form {id}, after the first trial: {title} ({parts})</source>
        <translation>Formulario {id}, tras el primer ensayo: {title} ({parts})</translation>
    </message>
    <message numerus="yes">
        <source>Block {block}: each prompt has its %n answers, so the collection is complete. To collect more, raise answers_each in study.toml.</source>
        <translation>
            <numerusform>Bloque {block}: cada estímulo de partida tiene su respuesta, así que la recogida está completa. Para recoger más, aumente answers_each en study.toml.</numerusform>
            <numerusform>Bloque {block}: cada estímulo de partida tiene sus %n respuestas, así que la recogida está completa. Para recoger más, aumente answers_each en study.toml.</numerusform>
        </translation>
    </message>
    <message>
        <source>talking</source>
        <translation>conversando</translation>
    </message>
    <message>
        <source>deciding</source>
        <translation>decidiendo</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>ended early</source>
        <translation>terminada antes de tiempo</translation>
    </message>
    <message>
        <source>ended by the experimenter</source>
        <translation>terminada por el experimentador</translation>
    </message>
    <message>
        <source>The server didn&apos;t reply ({why}). Its earlier replies are saved. Check the server, then run the same command again to continue.</source>
        <translation>El servidor no respondió ({why}). Lo que respondió antes está guardado. Revise el servidor y repita la misma orden para continuar.</translation>
    </message>
    <message>
        <source>a worker was lost</source>
        <translation>se perdió un proceso de trabajo</translation>
    </message>
    <message>
        <source>Give a chat that was exported from WhatsApp or LINE as text, from Telegram as JSON, or a table (.csv or .json) with the columns time, speaker, and text.</source>
        <translation>Indique un chat exportado de WhatsApp o LINE como texto, de Telegram como JSON, o una tabla (.csv o .json) con las columnas time, speaker y text.</translation>
    </message>
    <message>
        <source>{person} wrote nothing in this chat, or wrote alone. Those who wrote: {names}.</source>
        <translation>{person} no escribió nada en este chat, o fue la única persona que escribió. Escribieron: {names}.</translation>
    </message>
    <message>
        <source>it isn&apos;t from a person</source>
        <translation>no es de una persona</translation>
    </message>
    <message>
        <source>it has no text</source>
        <translation>no tiene texto</translation>
    </message>
    <message>
        <source>{path}, line {number}: this isn&apos;t a message of a history. Make the file with `turingdesk chat-history`.</source>
        <translation>{path}, línea {number}: esto no es un mensaje de un historial. Cree el archivo con `turingdesk chat-history`.</translation>
    </message>
    <message>
        <source>{path} contains no messages. {fix}</source>
        <translation>{path} no contiene mensajes. {fix}</translation>
    </message>
    <message>
        <source>{path} isn&apos;t UTF-8 text. Export or save it as UTF-8.</source>
        <translation>{path} no es texto UTF-8. Expórtelo o guárdelo como UTF-8.</translation>
    </message>
    <message>
        <source>{path} isn&apos;t JSON. {fix}</source>
        <translation>{path} no es JSON. {fix}</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>The server {name} didn&apos;t reply to {in_a_row} requests in a row, most recently: {problem}. What was said so far is saved. Check the server, then run the same command again to continue.</source>
        <translation>El servidor {name} no respondió a {in_a_row} peticiones seguidas; la última vez: {problem}. Lo dicho hasta ahora está guardado. Revise el servidor y repita la misma orden para continuar.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>respuesta vacía</translation>
    </message>
    <message>
        <source>No server responds at {url} ({problem}). Start it, or correct the plan.</source>
        <translation>Ningún servidor responde en {url} ({problem}). Póngalo en marcha o corrija el plan.</translation>
    </message>
    <message>
        <source>Nine models imitate each other, and each says whether it met its own kind.</source>
        <translation>Nueve modelos se imitan unos a otros, y cada uno dice si se encontró con uno de los suyos.</translation>
    </message>
    <message>
        <source>As gtt, but the imitating model first talks with an instance of its target.</source>
        <translation>Como gtt, pero el modelo que imita conversa antes con una instancia de su objetivo.</translation>
    </message>
    <message>
        <source>Four models judge which of five models imitates another one.</source>
        <translation>Cuatro modelos juzgan cuál de cinco modelos imita a otro.</translation>
    </message>
    <message>
        <source>design of duels</source>
        <translation>diseño de duelos</translation>
    </message>
    <message>
        <source>to imitate its own kind</source>
        <translation>que imite a los de su propia clase</translation>
    </message>
    <message>
        <source>There are no such trials.</source>
        <translation>No hay ensayos de ese tipo.</translation>
    </message>
    <message>
        <source>The plan can&apos;t be read. {why}</source>
        <translation>No se puede leer el plan. {why}</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>There is a limit on the cost, but not every model has prices.</source>
        <translation>Hay un límite de coste, pero no todos los modelos tienen precios.</translation>
    </message>
    <message>
        <source>server</source>
        <translation>servidor</translation>
    </message>
    <message>
        <source>The plan has no models.</source>
        <translation>El plan no tiene modelos.</translation>
    </message>
    <message>
        <source>The plan has no protocols.</source>
        <translation>El plan no tiene protocolos.</translation>
    </message>
    <message>
        <source>Name a file that exists.</source>
        <translation>Indique un archivo que exista.</translation>
    </message>
    <message>
        <source>Add price_in and price_out to each model.</source>
        <translation>Añada price_in y price_out a cada modelo.</translation>
    </message>
    <message>
        <source>Use letters and digits, with hyphens between.</source>
        <translation>Use letras y cifras, separadas por guiones si hace falta.</translation>
    </message>
    <message>
        <source>No server can have the ID {name}.</source>
        <translation>Ningún servidor puede tener el id {name}.</translation>
    </message>
    <message>
        <source>Add [[model]] with id = &quot;...&quot; for each.</source>
        <translation>Escriba un [[model]] con id = &quot;...&quot; para cada uno.</translation>
    </message>
    <message>
        <source>The ID of a model can&apos;t contain {word}.</source>
        <translation>El id de un modelo no puede contener {word}.</translation>
    </message>
    <message>
        <source>There is no server {name}.</source>
        <translation>No hay ningún servidor {name}.</translation>
    </message>
    <message>
        <source>Add [[server]] with id = &quot;{name}&quot;.</source>
        <translation>Escriba un [[server]] con id = &quot;{name}&quot;.</translation>
    </message>
    <message>
        <source>There is no protocol {name}.</source>
        <translation>No hay ningún protocolo {name}.</translation>
    </message>
    <message>
        <source>The protocol {name} needs {key}.</source>
        <translation>El protocolo {name} necesita {key}.</translation>
    </message>
    <message>
        <source>Add {key} = [...].</source>
        <translation>Escriba {key} = [...].</translation>
    </message>
    <message>
        <source>The key {key} must have numbers from 1.</source>
        <translation>La clave {key} solo admite números a partir de 1.</translation>
    </message>
    <message>
        <source>{text} is not a pair.</source>
        <translation>{text} no es un par.</translation>
    </message>
    <message>
        <source>Write actor and target, such as &quot;gpt as opus&quot;.</source>
        <translation>Escriba actor y objetivo, p. ej. &quot;gpt as opus&quot;.</translation>
    </message>
    <message>
        <source>There is no model {name}.</source>
        <translation>No hay ningún modelo {name}.</translation>
    </message>
    <message>
        <source>The models are: {known}.</source>
        <translation>Los modelos son: {known}.</translation>
    </message>
    <message>
        <source>Give it another ID.</source>
        <translation>Dele otro id.</translation>
    </message>
    <message>
        <source>Use hyphens instead of spaces.</source>
        <translation>Use guiones en lugar de espacios.</translation>
    </message>
    <message>
        <source>Each request has its own {name}.</source>
        <translation>Cada petición lleva su propio {name}.</translation>
    </message>
    <message>
        <source>Remove the others.</source>
        <translation>Quite los demás.</translation>
    </message>
    <message>
        <source>In {path}, the prompt {name} is missing or lacks {needed}. Copy the file that comes with TuringDesk ({usual}), then change its texts.</source>
        <translation>En {path}, el prompt {name} no está o le falta {needed}. Copie el archivo que viene con TuringDesk ({usual}) y cambie sus textos.</translation>
    </message>
    <message>
        <source>Controlled queries</source>
        <translation>Consultas controladas</translation>
    </message>
    <message>
        <source>As gttq, but the actor asks the specimen an exact number of times.</source>
        <translation>Como gttq, pero el actor hace al ejemplar un número exacto de consultas.</translation>
    </message>
    <message>
        <source>Controlled turns</source>
        <translation>Turnos controlados</translation>
    </message>
    <message>
        <source>As gtt, but the distinguisher answers after an exact number of turns.</source>
        <translation>Como gtt, pero el distinguidor responde tras un número exacto de turnos.</translation>
    </message>
    <message>
        <source>Fixed distinguisher</source>
        <translation>Distinguidor fijo</translation>
    </message>
    <message>
        <source>Given models say whether they talk with the target or an imitator.</source>
        <translation>Determinados modelos dicen si conversan con el objetivo o con un imitador.</translation>
    </message>
    <message>
        <source>Fixed distinguisher with querying</source>
        <translation>Distinguidor fijo con consultas</translation>
    </message>
    <message>
        <source>As fixed-distinguisher, but the actor can first talk with a specimen.</source>
        <translation>Como fixed-distinguisher, pero el actor puede conversar antes con un ejemplar.</translation>
    </message>
    <message>
        <source>Generalized Turing Test</source>
        <translation>Test de Turing generalizado</translation>
    </message>
    <message>
        <source>The target itself says whether it talks with its own kind or an imitator.</source>
        <translation>El propio objetivo dice si conversa con uno de los suyos o con un imitador.</translation>
    </message>
    <message>
        <source>Generalized Turing Test with querying</source>
        <translation>Test de Turing generalizado con consultas</translation>
    </message>
    <message>
        <source>As gtt, but the actor can first talk with a specimen of the target.</source>
        <translation>Como gtt, pero el actor puede conversar antes con un ejemplar del objetivo.</translation>
    </message>
    <message>
        <source>Querying distinguisher</source>
        <translation>Distinguidor con consultas</translation>
    </message>
    <message>
        <source>As fixed-distinguisher, but the distinguisher can first talk with a specimen.</source>
        <translation>Como fixed-distinguisher, pero el distinguidor puede conversar antes con un ejemplar.</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>the limit on the cost was reached</source>
        <translation>se alcanzó el límite de coste</translation>
    </message>
    <message>
        <source>Another program is running this plan on this data folder.</source>
        <translation>Otro programa está ejecutando este plan con esta carpeta de datos.</translation>
    </message>
    <message>
        <source>a list of topics</source>
        <translation>una lista de temas</translation>
    </message>
    <message>
        <source>The model was asked {count} times for {wanted}, and its replies contain none or not enough. Look at its replies in the folder judges, or use another model or prompt.</source>
        <translation>Se pidió {count} veces al modelo {wanted}, y en sus respuestas no hay nada de eso o no lo suficiente. Mire sus respuestas en la carpeta judges, o use otro modelo u otro prompt.</translation>
    </message>
    <message>
        <source>{path} lacks [{name}] with a text for prompt. Copy the file that comes with TuringDesk ({usual}), then change its texts.</source>
        <translation>A {path} le falta [{name}] con un texto para prompt. Copie el archivo que viene con TuringDesk ({usual}) y cambie sus textos.</translation>
    </message>
    <message>
        <source>The journal {name} was damaged.</source>
        <translation>El diario {name} estaba dañado.</translation>
    </message>
    <message>
        <source>This data folder has trials of {actor} as {target} under {task} with other prompts, model settings, or limits. Use another ID or data folder for the changed plan.</source>
        <translation>Esta carpeta de datos contiene ensayos de {actor} como {target} en {task} con otros prompts, ajustes del modelo o límites. Use otro id u otra carpeta de datos para el plan modificado.</translation>
    </message>
    <message>
        <source>Another program is running this plan on this data folder ({name}). Wait until it finishes, or stop it.</source>
        <translation>Otro programa está ejecutando este plan con esta carpeta de datos ({name}). Espere a que termine o deténgalo.</translation>
    </message>
    <message>
        <source>No answer can be taken. Of {read} found: {reasons}.</source>
        <translation>No se puede tomar ninguna respuesta. De {read} encontradas: {reasons}.</translation>
    </message>
    <message numerus="yes">
        <source>%n agents</source>
        <translation>
            <numerusform>%n agente</numerusform>
            <numerusform>%n agentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Machine: {answers} from {agents}, mean length {length}.</source>
        <translation>Máquinas: {answers} de {agents}, longitud media {length}.</translation>
    </message>
    <message>
        <source>Answers found: {read}, taken: {taken}.</source>
        <translation>Respuestas encontradas: {read}; tomadas: {taken}.</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n personas</numerusform>
        </translation>
    </message>
    <message>
        <source>Human: {answers} from {agents}, mean length {length}.</source>
        <translation>Humanos: {answers} de {agents}, longitud media {length}.</translation>
    </message>
    <message>
        <source>Conversations of two people: {two_people}, of a person and a machine: {mixed}, of two machines: {two_machines}.</source>
        <translation>Conversaciones de dos personas: {two_people}; de una persona y una máquina: {mixed}; de dos máquinas: {two_machines}.</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n pictures to {folder}; `turingdesk check` names each.</source>
        <translation>
            <numerusform>Copie %n imagen en {folder}; `turingdesk check` dice cuál es.</numerusform>
            <numerusform>Copie %n imágenes en {folder}; `turingdesk check` las nombra una a una.</numerusform>
        </translation>
    </message>
    <message>
        <source>The task isn&apos;t known. If it is one of {told}, choose it (--task).</source>
        <translation>No se sabe cuál es la tarea. Si es una de {told}, elíjala (--task).</translation>
    </message>
    <message>
        <source>None of {read} {unit} can be taken.</source>
        <translation>De {read} {unit}, nada se puede tomar.</translation>
    </message>
    <message>
        <source>the trial, where someone looked at a picture several times</source>
        <translation>el ensayo, si alguien miró una imagen varias veces</translation>
    </message>
    <message>
        <source>Correct what the mapping says of the columns, and import again.</source>
        <translation>Corrija lo que el archivo de correspondencias dice de las columnas y vuelva a importar.</translation>
    </message>
    <message>
        <source>Excluded: {why}.</source>
        <translation>Excluido: {why}.</translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts are about items whose makers are unknown. Add a table of items and makers as a source, or say in the mapping who made each item.</source>
        <translation>
            <numerusform>%n veredicto trata de elementos de autor desconocido. Añada como fuente una tabla de elementos y autores, o indique en el archivo de correspondencias quién hizo cada elemento.</numerusform>
            <numerusform>%n veredictos tratan de elementos de autor desconocido. Añada como fuente una tabla de elementos y autores, o indique en el archivo de correspondencias quién hizo cada elemento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts are by unknown judges. Unknown judges count as one, so results generalize to other stimuli at most (analyze --cluster stimulus).</source>
        <translation>
            <numerusform>%n veredicto es de jueces desconocidos. Los jueces desconocidos cuentan como uno solo, así que los resultados se generalizan, como mucho, a otros estímulos (analyze --cluster stimulus).</numerusform>
            <numerusform>%n veredictos son de jueces desconocidos. Los jueces desconocidos cuentan como uno solo, así que los resultados se generalizan, como mucho, a otros estímulos (analyze --cluster stimulus).</numerusform>
        </translation>
    </message>
    <message>
        <source>ParlAI chats and ACUTE-Eval pairs</source>
        <translation>Chats de ParlAI y pares de ACUTE-Eval</translation>
    </message>
    <message>
        <source>Chats of people with bots or of bots, and pairs of them side by side, as a study package.</source>
        <translation>Chats de personas con bots o entre bots, y pares de ellos en paralelo, como paquete de estudio.</translation>
    </message>
    <message>
        <source>.jsonl logs of chats, .jsonl pairs and .json onboarding pairs, or folders of them</source>
        <translation>Registros de chats .jsonl, pares .jsonl y pares de entrenamiento .json, o carpetas con ellos</translation>
    </message>
    <message>
        <source>No source contains chats or pairs that can be shown. {reasons}</source>
        <translation>Ninguna fuente contiene chats o pares que se puedan mostrar. {reasons}</translation>
    </message>
    <message numerus="yes">
        <source>In %n pairs of {all}, both judged speakers are of one kind, so no choice is correct.</source>
        <translation>
            <numerusform>En %n par de {all}, los dos hablantes juzgados son del mismo tipo, así que ninguna opción es correcta.</numerusform>
            <numerusform>En %n pares de {all}, los dos hablantes juzgados son del mismo tipo, así que ninguna opción es correcta.</numerusform>
        </translation>
    </message>
    <message>
        <source>`dialog` isn&apos;t a list of rounds.</source>
        <translation>`dialog` no es una lista de rondas.</translation>
    </message>
    <message>
        <source>`{key}` and `{other}` don&apos;t fit together.</source>
        <translation>`{key}` y `{other}` no concuerdan.</translation>
    </message>
    <message>
        <source>The key `{key}` is missing.</source>
        <translation>Falta la clave `{key}`.</translation>
    </message>
    <message numerus="yes">
        <source>%n speakers take part, not two.</source>
        <translation>
            <numerusform>Participa %n hablante, no dos.</numerusform>
            <numerusform>Participan %n hablantes, no dos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is neither a chat nor a pair of chats.</source>
        <translation>Esto no es ni un chat ni un par de chats.</translation>
    </message>
    <message>
        <source>ShareGPT and Chatbot Arena</source>
        <translation>ShareGPT y Chatbot Arena</translation>
    </message>
    <message>
        <source>Conversations of people with chatbots, as a study package.</source>
        <translation>Conversaciones de personas con chatbots, como paquete de estudio.</translation>
    </message>
    <message>
        <source>.json or .jsonl files of conversations, or folders of them</source>
        <translation>Archivos .json o .jsonl de conversaciones, o carpetas con ellos</translation>
    </message>
    <message>
        <source>COCO and nocaps captions</source>
        <translation>Descripciones de COCO y nocaps</translation>
    </message>
    <message>
        <source>Makes a study package of pictures and the captions of people and machines.</source>
        <translation>Crea un paquete de estudio con imágenes y sus descripciones, de personas y máquinas.</translation>
    </message>
    <message>
        <source>.json files of annotations and of results, and folders with the pictures</source>
        <translation>Archivos .json de anotaciones y de resultados, y carpetas con las imágenes</translation>
    </message>
    <message>
        <source>Gorilla</source>
        <translation>Gorilla</translation>
    </message>
    <message>
        <source>Past verdicts in Gorilla&apos;s .csv and .xlsx files of tasks.</source>
        <translation>Veredictos anteriores de los archivos de tareas .csv y .xlsx de Gorilla.</translation>
    </message>
    <message>
        <source>jsPsych</source>
        <translation>jsPsych</translation>
    </message>
    <message>
        <source>Past verdicts in jsPsych&apos;s data, as .csv, .json, or JSON Lines.</source>
        <translation>Veredictos anteriores de los datos de jsPsych, en .csv, .json o JSON Lines.</translation>
    </message>
    <message>
        <source>None of the answers can be shown.</source>
        <translation>No se puede mostrar ninguna de las respuestas.</translation>
    </message>
    <message>
        <source>{shown}, and {more} more</source>
        <translation>{shown} y {more} más</translation>
    </message>
    <message>
        <source>{pictures} of {answers} not among the sources: {names}. Add the folder with the pictures as another source, or have gray pictures in their place (--placeholders).</source>
        <translation>Sin encontrar entre las fuentes: {pictures} de {answers} ({names}). Añada como otra fuente la carpeta con las imágenes, o ponga imágenes grises en su lugar (--placeholders).</translation>
    </message>
    <message>
        <source>Paper 1&apos;s answers</source>
        <translation>Respuestas del artículo 1</translation>
    </message>
    <message>
        <source>Answers of people and machines in all six tasks, as a study package.</source>
        <translation>Respuestas de personas y máquinas en las seis tareas, como paquete de estudio.</translation>
    </message>
    <message>
        <source>.json files of answers, .html or .json conversations with the file that tells who spoke, and folders with the pictures</source>
        <translation>Archivos .json de respuestas, conversaciones .html o .json con el archivo que indica quién habló, y carpetas con las imágenes</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures replaced by gray pictures: {names}.</source>
        <translation>
            <numerusform>%n imagen sustituida por una imagen gris: {names}.</numerusform>
            <numerusform>%n imágenes sustituidas por imágenes grises: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures not among the sources: {names}.</source>
        <translation>
            <numerusform>%n imagen no está entre las fuentes: {names}.</numerusform>
            <numerusform>%n imágenes no están entre las fuentes: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n imagen</numerusform>
            <numerusform>%n imágenes</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing says who spoke (give the file with the makers of the conversations)</source>
        <translation>nada indica quién habló (dé el archivo con los autores de las conversaciones)</translation>
    </message>
    <message>
        <source>There are no verdicts in {named}.</source>
        <translation>No hay veredictos en {named}.</translation>
    </message>
    <message numerus="yes">
        <source>%n trials with answers by unknown makers.</source>
        <translation>
            <numerusform>%n ensayo con respuestas de autores desconocidos.</numerusform>
            <numerusform>%n ensayos con respuestas de autores desconocidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} omitted, {reason}</source>
        <translation>{count} omitidos, {reason}</translation>
    </message>
    <message>
        <source>Paper 1&apos;s verdicts</source>
        <translation>Veredictos del artículo 1</translation>
    </message>
    <message>
        <source>Past verdicts of all six tasks and the live chats, as one journal a judge.</source>
        <translation>Veredictos anteriores de las seis tareas y de los chats en vivo, como un diario por juez.</translation>
    </message>
    <message>
        <source>.json and .csv files of verdicts, or folders of them; for conversations also the file that tells who spoke</source>
        <translation>Archivos .json y .csv de veredictos, o carpetas con ellos; para conversaciones, también el archivo que indica quién habló</translation>
    </message>
    <message>
        <source>No source contains verdicts. Give a .json or .csv file of them.</source>
        <translation>Ninguna fuente contiene veredictos. Dé un archivo .json o .csv que los tenga.</translation>
    </message>
    <message>
        <source>Add the file with the makers of the conversations.</source>
        <translation>Añada el archivo con los autores de las conversaciones.</translation>
    </message>
    <message numerus="yes">
        <source>%n trials without a response time.</source>
        <translation>
            <numerusform>%n ensayo sin tiempo de respuesta.</numerusform>
            <numerusform>%n ensayos sin tiempo de respuesta.</numerusform>
        </translation>
    </message>
    <message>
        <source>These trials can be about colors or about objects; nothing says which.</source>
        <translation>Estos ensayos pueden ser de colores o de objetos; nada indica de cuáles.</translation>
    </message>
    <message>
        <source>Choose the task (--task colors or --task objects).</source>
        <translation>Elija la tarea (--task colors o --task objects).</translation>
    </message>
    <message numerus="yes">
        <source>{name} names the makers of %n conversations.</source>
        <translation>
            <numerusform>{name} indica los autores de %n conversación.</numerusform>
            <numerusform>{name} indica los autores de %n conversaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} also has %n pages without a verdict.</source>
        <translation>
            <numerusform>{name} contiene además %n página sin veredicto.</numerusform>
            <numerusform>{name} contiene además %n páginas sin veredicto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give a data folder in which live games were played.</source>
        <translation>Indique una carpeta de datos en la que se jugaran partidas en vivo.</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>a pilot</source>
        <translation>partida piloto</translation>
    </message>
    <message>
        <source>the study is sealed</source>
        <translation>el estudio está sellado</translation>
    </message>
    <message>
        <source>someone has withdrawn</source>
        <translation>alguien se ha retirado</translation>
    </message>
    <message>
        <source>the game isn&apos;t over</source>
        <translation>la partida no ha terminado</translation>
    </message>
    <message>
        <source>Live games</source>
        <translation>Partidas en vivo</translation>
    </message>
    <message>
        <source>data folders with live games</source>
        <translation>carpetas de datos con partidas en vivo</translation>
    </message>
    <message>
        <source>No game can be shown. {fix} {reasons}</source>
        <translation>No se puede mostrar ninguna partida. {fix} {reasons}</translation>
    </message>
    <message>
        <source>{source} has no live games. {fix}</source>
        <translation>{source} no contiene partidas en vivo. {fix}</translation>
    </message>
    <message>
        <source>the journal can&apos;t be read</source>
        <translation>no se puede leer el diario</translation>
    </message>
    <message>
        <source>PsychoPy</source>
        <translation>PsychoPy</translation>
    </message>
    <message>
        <source>Past verdicts in PsychoPy&apos;s .csv files, one for each participant.</source>
        <translation>Veredictos anteriores de los archivos .csv de PsychoPy, uno por participante.</translation>
    </message>
    <message>
        <source>Qualtrics</source>
        <translation>Qualtrics</translation>
    </message>
    <message>
        <source>Past verdicts in Qualtrics&apos; .csv files with three header rows, one question for each item.</source>
        <translation>Veredictos anteriores de los archivos .csv de Qualtrics con tres filas de encabezado, una pregunta por elemento.</translation>
    </message>
    <message>
        <source>the size of the screen isn&apos;t known: enter it (on the command line, give --screen WIDTHxHEIGHT), or add the pictures</source>
        <translation>no se conoce el tamaño de la pantalla: indíquelo (en la línea de órdenes, dé --screen WIDTHxHEIGHT) o añada las imágenes</translation>
    </message>
    <message>
        <source>Scanpaths</source>
        <translation>Recorridos visuales</translation>
    </message>
    <message>
        <source>Eye movements on pictures, of people or a machine, as a study package.</source>
        <translation>Movimientos oculares sobre imágenes, de personas o de una máquina, como paquete de estudio.</translation>
    </message>
    <message>
        <source>.json (COCO-Search18), .asc (EyeLink), .npy, .mat, or tables of fixations, and folders with the pictures</source>
        <translation>.json (COCO-Search18), .asc (EyeLink), .npy, .mat o tablas de fijaciones, y carpetas con las imágenes</translation>
    </message>
    <message>
        <source>Give one of Topical-Chat&apos;s files of conversations, such as test_freq.json.</source>
        <translation>Dé uno de los archivos de conversaciones de Topical-Chat, p. ej. test_freq.json.</translation>
    </message>
    <message>
        <source>Topical-Chat</source>
        <translation>Topical-Chat</translation>
    </message>
    <message>
        <source>Conversations of two people about news articles, as a study package.</source>
        <translation>Conversaciones de dos personas sobre artículos de prensa, como paquete de estudio.</translation>
    </message>
    <message>
        <source>.json files of conversations, or folders of them</source>
        <translation>Archivos .json de conversaciones, o carpetas con ellos</translation>
    </message>
    <message>
        <source>Responses that TuringDesk exported as Parquet, JSON lines, or CSV, as sessions of the same study.</source>
        <translation>Respuestas que TuringDesk exportó como Parquet, líneas JSON o CSV, como sesiones del mismo estudio.</translation>
    </message>
    <message>
        <source>.parquet, .jsonl, or .csv files of responses; for CSV also the file of forms</source>
        <translation>Archivos de respuestas .parquet, .jsonl o .csv; con CSV, también el archivo de formularios</translation>
    </message>
    <message>
        <source>This isn&apos;t an export of responses: it has no column {missing}.</source>
        <translation>Esto no es una exportación de respuestas: no tiene ninguna columna {missing}.</translation>
    </message>
    <message>
        <source>{games} with {messages} written.</source>
        <translation>En el archivo: {games} con {messages}.</translation>
    </message>
    <message numerus="yes">
        <source>%n games of pilots are not included.</source>
        <translation>
            <numerusform>No se incluye %n partida piloto.</numerusform>
            <numerusform>No se incluyen %n partidas piloto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are of sealed studies: transcripts don&apos;t say who is human.</source>
        <translation>
            <numerusform>%n partida es de un estudio sellado: la transcripción no dice quién es humano.</numerusform>
            <numerusform>%n partidas son de estudios sellados: las transcripciones no dicen quién es humano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n journals of games can&apos;t be read.</source>
        <translation>
            <numerusform>No se puede leer %n diario de partidas.</numerusform>
            <numerusform>No se pueden leer %n diarios de partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no live games in {data}. Check the folder.</source>
        <translation>No hay partidas en vivo en {data}. Compruebe la carpeta.</translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n mensaje</numerusform>
            <numerusform>%n mensajes</numerusform>
        </translation>
    </message>
    <message>
        <source>TuringDesk couldn&apos;t turn off the screen saver ({why}). Turn off the screen saver and sleep in the system&apos;s settings.</source>
        <translation>No se pudo impedir el salvapantallas ({why}). Desactive el salvapantallas y la suspensión en los ajustes del sistema.</translation>
    </message>
    <message>
        <source>chose a machine partner</source>
        <comment>in the record</comment>
        <translation>eligió una máquina como interlocutor</translation>
    </message>
    <message>
        <source>chose people only as partners</source>
        <comment>in the record</comment>
        <translation>eligió solo personas como interlocutores</translation>
    </message>
    <message>
        <source>created a study</source>
        <comment>in the record</comment>
        <translation>creó un estudio</translation>
    </message>
    <message>
        <source>created participant codes</source>
        <comment>in the record</comment>
        <translation>creó códigos de participante</translation>
    </message>
    <message>
        <source>detected a change to the list of people</source>
        <comment>in the record</comment>
        <translation>encontró cambiada la lista de personas</translation>
    </message>
    <message>
        <source>entered a wrong PIN</source>
        <comment>in the record</comment>
        <translation>escribió un PIN incorrecto</translation>
    </message>
    <message>
        <source>entered a wrong passphrase</source>
        <comment>in the record</comment>
        <translation>escribió una frase secreta incorrecta</translation>
    </message>
    <message>
        <source>explained changes since preregistration</source>
        <comment>in the record</comment>
        <translation>justificó cambios posteriores al prerregistro</translation>
    </message>
    <message>
        <source>exported transcripts of games</source>
        <comment>in the record</comment>
        <translation>exportó transcripciones de partidas</translation>
    </message>
    <message>
        <source>preregistered a study</source>
        <comment>in the record</comment>
        <translation>prerregistró un estudio</translation>
    </message>
    <message>
        <source>ran a machine judge</source>
        <comment>in the record</comment>
        <translation>hizo juzgar a una máquina</translation>
    </message>
    <message>
        <source>resolved a coding</source>
        <comment>in the record</comment>
        <translation>resolvió una codificación</translation>
    </message>
    <message>
        <source>restricted the data folder to this user</source>
        <comment>in the record</comment>
        <translation>cerró la carpeta de datos a otros usuarios</translation>
    </message>
    <message>
        <source>set aside a conflicting journal</source>
        <comment>in the record</comment>
        <translation>apartó un diario en conflicto</translation>
    </message>
    <message>
        <source>switched to another data folder</source>
        <comment>in the record</comment>
        <translation>pasó a otra carpeta de datos</translation>
    </message>
    <message>
        <source>viewed analyses</source>
        <comment>in the record</comment>
        <translation>miró análisis</translation>
    </message>
    <message>
        <source>viewed exclusions and results</source>
        <comment>in the record</comment>
        <translation>miró las exclusiones y los resultados</translation>
    </message>
    <message>
        <source>viewed live results</source>
        <comment>in the record</comment>
        <translation>miró los resultados en vivo</translation>
    </message>
    <message>
        <source>viewed machine judges</source>
        <comment>in the record</comment>
        <translation>miró los jueces máquina</translation>
    </message>
    <message>
        <source>viewed stimuli and who made them</source>
        <comment>in the record</comment>
        <translation>miró los estímulos y quién los hizo</translation>
    </message>
    <message>
        <source>percent</source>
        <comment>in the record</comment>
        <translation>porcentaje</translation>
    </message>
    <message>
        <source>no one was here</source>
        <comment>in the record</comment>
        <translation>no había nadie</translation>
    </message>
    <message>
        <source>Restore the file from a backup or a copy. The missing part was on disk before.</source>
        <translation>Recupere el archivo de una copia de seguridad u otra copia; lo que falta estuvo alguna vez en el disco.</translation>
    </message>
    <message>
        <source>{title} has only games: there is nothing to judge until they are played.</source>
        <translation>{title} solo tiene juegos: no hay nada que juzgar hasta que se jueguen.</translation>
    </message>
    <message>
        <source>{title} is a game: there is nothing to judge until it is played.</source>
        <translation>{title} es un juego: no hay nada que juzgar hasta que se juegue.</translation>
    </message>
    <message>
        <source>The study has no machine called {name}.</source>
        <translation>El estudio no tiene ninguna máquina llamada {name}.</translation>
    </message>
    <message>
        <source>What those who play are asked to talk about; each game draws one of these. Empty: whatever they like</source>
        <translation>De qué se pide hablar a quienes juegan; en cada partida se sortea uno de estos temas. Vacío: de lo que quieran</translation>
    </message>
    <message>
        <source>Where everyone can write at any time and the number of questions is limited: after how many seconds without a message the last answer is complete</source>
        <translation>Si todos pueden escribir en cualquier momento y el número de preguntas es limitado: tras cuántos segundos sin mensajes se da por completa la última respuesta</translation>
    </message>
    <message>
        <source>Where everyone can write at any time: for how many seconds a machine collects messages before it answers them all with one or more messages. 0: it decides after each message whether to answer</source>
        <translation>Si todos pueden escribir en cualquier momento: durante cuántos segundos reúne mensajes una máquina antes de responder a todos con uno o varios mensajes. 0: decide después de cada mensaje si responde</translation>
    </message>
    <message>
        <source>Whether those who decide are asked if they know a witness, which a rule can use</source>
        <translation>Si se pregunta a quienes deciden si conocen a un testigo; una regla puede usarlo</translation>
    </message>
    <message>
        <source>Words and phrases that the abuse filter also looks for. A word that ends with * stands for all words that begin like it</source>
        <translation>Palabras y expresiones que también busca el filtro de palabras ofensivas. Una palabra que termina en * representa todas las que empiezan igual</translation>
    </message>
    <message>
        <source>Words and phrases in the list of abusive words that can still be sent</source>
        <translation>Palabras y expresiones de la lista de palabras ofensivas que, aun así, se pueden enviar</translation>
    </message>
    <message>
        <source>A rule of your own for this delay, in seconds for a message of n characters after one of n_prev characters. Example: U(0.5, 2) + N(0.1, 0.02) n + 0.01 n_prev, at most 30</source>
        <translation>Una regla propia para esta demora, en segundos, para un mensaje de n caracteres tras uno de n_prev caracteres. Ejemplo: U(0.5, 2) + N(0.1, 0.02) n + 0.01 n_prev, at most 30</translation>
    </message>
    <message>
        <source>A file of the package with the names, cities, and languages that machines claim to have, where they differ from those that come with TuringDesk</source>
        <translation>Un archivo del paquete con los nombres, ciudades e idiomas que las máquinas dicen tener, cuando difieren de los que vienen con TuringDesk</translation>
    </message>
    <message>
        <source>A file of the package with what machines are told, where it differs from what comes with TuringDesk</source>
        <translation>Un archivo del paquete con lo que se dice a las máquinas, cuando difiere de lo que viene con TuringDesk</translation>
    </message>
    <message>
        <source>Whether the model of a machine is asked if its message repeats an earlier one of its own in other words. It then writes another one</source>
        <translation>Si se pregunta al modelo de una máquina si su mensaje repite con otras palabras uno suyo anterior. En ese caso escribe otro</translation>
    </message>
    <message>
        <source>How many seconds a message can be late at most because of this question</source>
        <translation>Cuántos segundos puede retrasarse como máximo un mensaje por esta pregunta</translation>
    </message>
    <message>
        <source>Silence after the last answer</source>
        <translation>Silencio tras la última respuesta</translation>
    </message>
    <message>
        <source>Machines collect messages for</source>
        <translation>Las máquinas reúnen mensajes durante</translation>
    </message>
    <message>
        <source>Ask about acquaintance</source>
        <translation>Preguntar si se conocen</translation>
    </message>
    <message>
        <source>More abusive words</source>
        <translation>Más palabras ofensivas</translation>
    </message>
    <message>
        <source>Allowed words</source>
        <translation>Palabras permitidas</translation>
    </message>
    <message>
        <source>Own delay</source>
        <translation>Demora propia</translation>
    </message>
    <message>
        <source>People that machines claim to be</source>
        <translation>Personas que las máquinas dicen ser</translation>
    </message>
    <message>
        <source>Prompts of machines</source>
        <translation>Prompts de las máquinas</translation>
    </message>
    <message>
        <source>Ask about repetition</source>
        <translation>Preguntar por repeticiones</translation>
    </message>
    <message>
        <source>Repetition, at most later by</source>
        <translation>Repetición, demora máxima añadida</translation>
    </message>
    <message>
        <source>There are more than {most} words, or one has more than {longest} characters.</source>
        <translation>Hay más de {most} palabras, o una tiene más de {longest} caracteres.</translation>
    </message>
    <message>
        <source>Write a sum such as 1 + 0.1 n + Γ(2.5, 0.25), or remove it.</source>
        <translation>Escriba una suma como 1 + 0.1 n + Γ(2.5, 0.25), o quítela.</translation>
    </message>
    <message>
        <source>Remove some words.</source>
        <translation>Quite algunas palabras.</translation>
    </message>
    <message>
        <source>An interrogator and one witness chat, with as many messages in a row as they like.</source>
        <translation>Un interrogador y un testigo chatean, con tantos mensajes seguidos como quieran.</translation>
    </message>
    <message>
        <source>Two people and a machine write to each other; both people have to find the machine.</source>
        <translation>Dos personas y una máquina se escriben; las dos personas tienen que descubrir a la máquina.</translation>
    </message>
    <message>
        <source>How unlike two people can be that play together: the threshold of the matching distance, which grows with the difference of their strengths, with that of the minutes in which they decide, and with the games that they had together</source>
        <translation>Cuánto pueden diferir dos personas que juegan juntas: el umbral de la distancia de emparejamiento, que crece con la diferencia entre sus fuerzas, con la diferencia entre los minutos en que deciden y con las partidas que ya jugaron juntas</translation>
    </message>
    <message>
        <source>Whether people can comment on the game when it is over</source>
        <translation>Si se puede comentar la partida cuando ha terminado</translation>
    </message>
    <message>
        <source>Matching threshold</source>
        <translation>Umbral de emparejamiento</translation>
    </message>
    <message>
        <source>Ask for a comment</source>
        <translation>Pedir un comentario</translation>
    </message>
    <message>
        <source>Use, for example, languages = {{ English = 90 }}.</source>
        <translation>Escriba p. ej. languages = {{ English = 90 }}.</translation>
    </message>
    <message>
        <source>There must be 24 numbers, none below 0 and one above it.</source>
        <translation>Debe haber 24 números, ninguno menor que 0 y al menos uno mayor.</translation>
    </message>
    <message>
        <source>{code} has no name in [languages].</source>
        <translation>{code} no tiene nombre en [languages].</translation>
    </message>
    <message>
        <source>Add names, each with a number above 0.</source>
        <translation>Añada nombres, cada uno con un número mayor que 0.</translation>
    </message>
    <message>
        <source>No one speaks a language there.</source>
        <translation>Nadie habla ningún idioma allí.</translation>
    </message>
    <message>
        <source>There is no time zone {zone}.</source>
        <translation>No existe la zona horaria {zone}.</translation>
    </message>
    <message>
        <source>Use a name such as Europe/Berlin.</source>
        <translation>Use un nombre como Europe/Berlin.</translation>
    </message>
    <message>
        <source>Write one number for each hour, from 0 o&apos;clock on.</source>
        <translation>Escriba un número para cada hora, a partir de las 0 h.</translation>
    </message>
    <message>
        <source>No prompt is called {name}.</source>
        <translation>Ningún prompt se llama {name}.</translation>
    </message>
    <message>
        <source>Add it there.</source>
        <translation>Añádalo allí.</translation>
    </message>
    <message>
        <source>There are no names for {code}.</source>
        <translation>No hay nombres para {code}.</translation>
    </message>
    <message>
        <source>{place} isn&apos;t filled in here.</source>
        <translation>{place} no se rellena aquí.</translation>
    </message>
    <message>
        <source>What is filled in: {names}.</source>
        <translation>Aquí se rellenan: {names}.</translation>
    </message>
    <message>
        <source>The study&apos;s own rule</source>
        <translation>Regla propia del estudio</translation>
    </message>
    <message>
        <source>The rule has more than {most} characters.</source>
        <translation>La regla tiene más de {most} caracteres.</translation>
    </message>
    <message>
        <source>{text} is not a term of such a rule.</source>
        <translation>{text} no es un término de una regla así.</translation>
    </message>
    <message>
        <source>The shape and the scale in {text} can&apos;t be 0.</source>
        <translation>La forma y la escala de {text} no pueden ser 0.</translation>
    </message>
    <message>
        <source>{number} is more than {most}.</source>
        <translation>{number} es más que {most}.</translation>
    </message>
    <message>
        <source>The machine said this before in other words.</source>
        <translation>La máquina ya dijo esto antes con otras palabras.</translation>
    </message>
    <message>
        <source>The message shows the machine&apos;s instructions.</source>
        <translation>El mensaje revela las instrucciones de la máquina.</translation>
    </message>
    <message>
        <source>The machine said this before.</source>
        <translation>La máquina ya dijo esto antes.</translation>
    </message>
    <message>
        <source>No one can give up here.</source>
        <translation>Aquí nadie puede rendirse.</translation>
    </message>
    <message>
        <source>The message isn&apos;t one that bots send: {problem}</source>
        <translation>El mensaje no es de los que envían los bots: {problem}</translation>
    </message>
    <message>
        <source>The bot {name} has left a game.</source>
        <translation>El bot {name} ha abandonado una partida.</translation>
    </message>
    <message>
        <source>No bot takes part in a game in the language {code}.</source>
        <translation>Ningún bot participa en una partida en el idioma {code}.</translation>
    </message>
    <message>
        <source>A bot was turned away: {reason}.</source>
        <translation>Se rechazó un bot: {reason}.</translation>
    </message>
    <message>
        <source>What responds at this address isn&apos;t a desk of this version.</source>
        <translation>Lo que responde en esta dirección no es un puesto de control de esta versión.</translation>
    </message>
    <message>
        <source>A machine said nothing for {seconds} s, and left.</source>
        <translation>Una máquina no dijo nada durante {seconds} s y salió.</translation>
    </message>
    <message>
        <source>a key&apos;s hash is too short</source>
        <translation>el hash de una clave es demasiado corto</translation>
    </message>
    <message>
        <source>The name of a bot has 1 to {longest} characters.</source>
        <translation>El nombre de un bot tiene de 1 a {longest} caracteres.</translation>
    </message>
    <message>
        <source>Name each language with two letters, such as en or de.</source>
        <translation>Indique cada idioma con dos letras, como en o de.</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written. {why}</source>
        <translation>No se puede escribir {file}. {why}</translation>
    </message>
    <message>
        <source>A bot is already called {name}.</source>
        <translation>Ya hay un bot llamado {name}.</translation>
    </message>
    <message>
        <source>The list of bots {file} can&apos;t be read. {why} Restore it from a backup, or delete it and add every bot again.</source>
        <translation>No se puede leer la lista de bots {file}. {why} Recupérela de una copia de seguridad, o bórrela y vuelva a añadir todos los bots.</translation>
    </message>
    <message>
        <source>A participant in {booth} reported a partner.</source>
        <translation>Un participante de {booth} denunció a un interlocutor.</translation>
    </message>
    <message>
        <source>No valid request. Kiosks of earlier versions send such ones.</source>
        <translation>La petición no es válida. Los quioscos de versiones anteriores envían peticiones así.</translation>
    </message>
    <message>
        <source>The message is text, not bytes.</source>
        <translation>El mensaje es texto, no bytes.</translation>
    </message>
    <message>
        <source>Create 1 to {most} links at a time.</source>
        <translation>Cree de 1 a {most} enlaces cada vez.</translation>
    </message>
    <message>
        <source>A study with games can&apos;t be sealed. Who is a machine is decided when a game begins, and the desk has to know it.</source>
        <translation>Un estudio con juegos no se puede sellar. Quién es una máquina se decide al empezar una partida, y el puesto de control tiene que saberlo.</translation>
    </message>
    <message>
        <source>The file is not a seal.</source>
        <translation>El archivo no es un sello.</translation>
    </message>
    <message>
        <source>The seal was made by a later version of TuringDesk.</source>
        <translation>El sello lo hizo un TuringDesk posterior.</translation>
    </message>
    <message>
        <source>Install that version.</source>
        <translation>Instale esa versión.</translation>
    </message>
    <message>
        <source>The seal was changed after it was made.</source>
        <translation>El sello se cambió después de hacerse.</translation>
    </message>
    <message>
        <source>The seal is damaged: it is not valid JSON.</source>
        <translation>El sello está dañado: no es JSON.</translation>
    </message>
    <message>
        <source>The seal&apos;s content is not valid.</source>
        <translation>El sello no dice lo que dice un sello.</translation>
    </message>
    <message>
        <source>Use a single length.</source>
        <translation>Indique una sola longitud.</translation>
    </message>
    <message>
        <source>Add each translation to study.toml, below [words.{code}], for example {text} = &quot;...&quot;.</source>
        <translation>Añada cada traducción a study.toml, debajo de [words.{code}], por ejemplo {text} = &quot;...&quot;.</translation>
    </message>
    <message>
        <source>Add the translation to study.toml, below [words.{code}]: {text} = &quot;...&quot;.</source>
        <translation>Añada la traducción a study.toml, debajo de [words.{code}]: {text} = &quot;...&quot;.</translation>
    </message>
    <message>
        <source>The completion code isn&apos;t one short line.</source>
        <translation>El código de finalización no es una sola línea corta.</translation>
    </message>
    <message>
        <source>{name} is listed twice.</source>
        <translation>{name} aparece dos veces.</translation>
    </message>
    <message>
        <source>{address} isn&apos;t an https address.</source>
        <translation>{address} no es una dirección https.</translation>
    </message>
    <message>
        <source>Use an address that begins with https:// and has no spaces.</source>
        <translation>Use una dirección que empiece por https:// y no tenga espacios.</translation>
    </message>
    <message>
        <source>Copy it from the service again.</source>
        <translation>Cópielo otra vez del servicio.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be a parameter of a link.</source>
        <translation>{name} no puede ser un parámetro de un enlace.</translation>
    </message>
    <message>
        <source>Use letters, digits, and underscores, such as PROLIFIC_PID.</source>
        <translation>Use letras, cifras y guiones bajos, p. ej. PROLIFIC_PID.</translation>
    </message>
    <message>
        <source>{name} in braces isn&apos;t a parameter of the link.</source>
        <translation>{name}, entre llaves, no es un parámetro del enlace.</translation>
    </message>
    <message>
        <source>Add it to the parameters.</source>
        <translation>Añádalo a los parámetros.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Elija otro nombre.</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>Elija un nombre más corto.</translation>
    </message>
    <message>
        <source>TuringDesk ran into something unexpected: {why}</source>
        <translation>TuringDesk encontró algo inesperado: {why}</translation>
    </message>
    <message>
        <source>Details are in {file}</source>
        <translation>Los detalles están en {file}</translation>
    </message>
    <message>
        <source>Explaining</source>
        <comment>what a machine judge does now</comment>
        <translation>Explicando</translation>
    </message>
    <message>
        <source>Comparing folds</source>
        <comment>what a machine judge does now</comment>
        <translation>Comparando particiones</translation>
    </message>
    <message>
        <source>Extrapolating</source>
        <comment>what a machine judge does now</comment>
        <translation>Extrapolación</translation>
    </message>
    <message>
        <source>Values from fewer than {least} verdicts are not shown.</source>
        <translation>No se muestran los valores basados en menos de {least} veredictos.</translation>
    </message>
    <message>
        <source>Detectability of each machine&apos;s answers (n = {n} verdicts) against all human answers to the same task (n = {n_human}).</source>
        <translation>Detectabilidad de las respuestas de cada máquina (n = {n} veredictos) frente a todas las respuestas humanas a la misma tarea (n = {n_human}).</translation>
    </message>
    <message>
        <source>Detectability by task and machine</source>
        <translation>Detectabilidad por tarea y máquina</translation>
    </message>
    <message>
        <source>stimulus</source>
        <translation>estímulo</translation>
    </message>
    <message>
        <source>Judging</source>
        <comment>what a machine judge does now</comment>
        <translation>Juicio</translation>
    </message>
    <message>
        <source>Features</source>
        <comment>what a machine judge does now</comment>
        <translation>Rasgos</translation>
    </message>
    <message>
        <source>Training</source>
        <comment>what a machine judge does now</comment>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>{features} takes a file: --set {name}=PATH.</source>
        <translation>{features} requiere un archivo: --set {name}=PATH.</translation>
    </message>
    <message>
        <source>package</source>
        <translation>paquete</translation>
    </message>
    <message>
        <source>another machine</source>
        <translation>otro equipo</translation>
    </message>
    <message>
        <source>Did you mean {code}?</source>
        <translation>¿Quiso decir {code}?</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Veredictos</translation>
    </message>
    <message>
        <source>… on humans</source>
        <translation>… sobre humanos</translation>
    </message>
    <message>
        <source>… on machines</source>
        <translation>… sobre máquinas</translation>
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
            <numerusform>%n ensayo</numerusform>
            <numerusform>%n ensayos</numerusform>
        </translation>
    </message>
    <message>
        <source>{trials} + {number} practice</source>
        <translation>{trials} + {number} de práctica</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(sin nombre)</translation>
    </message>
    <message>
        <source>{number} human</source>
        <translation>{number} humanas</translation>
    </message>
    <message numerus="yes">
        <source>%n stimuli</source>
        <translation>
            <numerusform>%n estímulo</numerusform>
            <numerusform>%n estímulos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prompts</source>
        <translation>
            <numerusform>%n consigna</numerusform>
            <numerusform>%n consignas</numerusform>
        </translation>
    </message>
    <message>
        <source>Control question in every trial</source>
        <translation>Pregunta de control en cada ensayo</translation>
    </message>
    <message>
        <source>Trial {number} is always {stimulus}</source>
        <translation>El ensayo {number} es siempre {stimulus}</translation>
    </message>
    <message>
        <source>{number} machine ({agents})</source>
        <translation>{number} de máquina ({agents})</translation>
    </message>
    <message>
        <source>{number} machine</source>
        <translation>{number} de máquina</translation>
    </message>
    <message>
        <source>Control question in trials {trials}</source>
        <translation>Pregunta de control en los ensayos {trials}</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Pantalla</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>Suspensión</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Way out</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Choose a larger screen or resolution.</source>
        <translation>Elija una pantalla o una resolución mayor.</translation>
    </message>
    <message>
        <source>{size} of free space for {folder}.</source>
        <translation>{size} de espacio libre para {folder}.</translation>
    </message>
    <message>
        <source>{screen}: {pixels} at {percent}, {rate}, {size}.</source>
        <translation>{screen}: {pixels} al {percent}, {rate}, {size}.</translation>
    </message>
    <message>
        <source>Set the scaling to {percent} in the system&apos;s settings.</source>
        <translation>Ponga la escala al {percent} en los ajustes del sistema.</translation>
    </message>
    <message>
        <source>Keyboard layout changed from {before} to {layout}.</source>
        <translation>La distribución del teclado cambió de {before} a {layout}.</translation>
    </message>
    <message>
        <source>Keyboard layout: {layout}</source>
        <translation>Distribución del teclado: {layout}</translation>
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
        <translation>Vuelva a conectar el disco o la unidad compartida, o elija otra carpeta de datos.</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>continuada</translation>
    </message>
    <message>
        <source>restarted</source>
        <translation>reiniciada</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>retirado</translation>
    </message>
    <message>
        <source>no kiosk</source>
        <translation>sin quiosco</translation>
    </message>
    <message>
        <source>Session {number}, note, {when}, {who}: {text}</source>
        <translation>Sesión {number}, nota, {when}, {who}: {text}</translation>
    </message>
    <message>
        <source>Withdrawn {when} by {who}: {why}</source>
        <translation>Retirado {when} por {who}: {why}</translation>
    </message>
    <message>
        <source>Not everything is deleted yet.</source>
        <translation>Todavía no se ha borrado todo.</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>reanudada</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importada</translation>
    </message>
    <message>
        <source>pilot (marked)</source>
        <translation>piloto (marcada)</translation>
    </message>
    <message>
        <source>{places} and more</source>
        <translation>{places} y más</translation>
    </message>
    <message numerus="yes">
        <source>%n formulas without a value ({cells}) are left as they are.</source>
        <translation>
            <numerusform>%n fórmula sin valor ({cells}) se dejó como está.</numerusform>
            <numerusform>%n fórmulas sin valor ({cells}) se dejaron como están.</numerusform>
        </translation>
    </message>
    <message>
        <source>{table} has no column {unknown}.</source>
        <translation>{table} no tiene ninguna columna {unknown}.</translation>
    </message>
    <message>
        <source>Line {line} is not UTF-8. Save the table as {kind}, then open it again.</source>
        <translation>La línea {line} no es UTF-8. Guarde la tabla como {kind} y vuelva a abrirla.</translation>
    </message>
    <message>
        <source>Note {number}: {text}</source>
        <translation>Nota {number}: {text}</translation>
    </message>
    <message>
        <source>the desktop&apos;s screen saver</source>
        <translation>el salvapantallas del escritorio</translation>
    </message>
    <message>
        <source>the X server&apos;s screen saver</source>
        <translation>el salvapantallas del servidor X</translation>
    </message>
    <message>
        <source>no Windows</source>
        <translation>no es Windows</translation>
    </message>
    <message>
        <source>no session bus</source>
        <translation>no hay bus de sesión</translation>
    </message>
    <message>
        <source>no X server</source>
        <translation>no hay servidor X</translation>
    </message>
    <message>
        <source>The X server</source>
        <translation>El servidor X</translation>
    </message>
    <message>
        <source>no macOS</source>
        <translation>no es macOS</translation>
    </message>
    <message>
        <source>another program has the keyboard</source>
        <translation>otro programa tiene el teclado</translation>
    </message>
    <message>
        <source>No answer has these features.</source>
        <translation>Ninguna respuesta tiene estas características.</translation>
    </message>
    <message>
        <source>{file} of {booth}, {problem}</source>
        <translation>{file} de {booth}, {problem}</translation>
    </message>
    <message>
        <source>{what} (the first is {cell} in row {row}, column {column}).</source>
        <translation>{what} (la primera es {cell} en la fila {row}, columna {column}).</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen general</translation>
    </message>
    <message>
        <source>By task and machine</source>
        <translation>Por tarea y máquina</translation>
    </message>
    <message>
        <source>Planned tests</source>
        <translation>Pruebas previstas</translation>
    </message>
    <message>
        <source>Time and order</source>
        <translation>Tiempo y orden</translation>
    </message>
    <message>
        <source>Machine judges</source>
        <translation>Jueces máquina</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>Robustez</translation>
    </message>
    <message>
        <source>{percent}% CI [{low}, {high}]</source>
        <translation>IC del {percent} % [{low}, {high}]</translation>
    </message>
    <message>
        <source>Allow repeats</source>
        <translation>Permitir repeticiones</translation>
    </message>
    <message>
        <source>95% CI</source>
        <translation>IC del 95 %</translation>
    </message>
    <message>
        <source>By {column}</source>
        <translation>Por {column}</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Text for a paper</source>
        <translation>Texto para un artículo</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Diseño</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t use {place}. {why}</source>
        <translation>TuringDesk no puede usar {place}. {why}</translation>
    </message>
    <message>
        <source>The coding scheme {name} can&apos;t be read. {why}</source>
        <translation>No se puede leer el esquema de codificación {name}. {why}</translation>
    </message>
    <message>
        <source>{folder} is not available. {why}</source>
        <translation>{folder} no está disponible. {why}</translation>
    </message>
    <message>
        <source>{name} can&apos;t be read. {why}</source>
        <translation>No se puede leer {name}. {why}</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written. {why}</source>
        <translation>No se puede escribir {path}. {why}</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written. If it is open in Excel, close it there. If not, choose a folder that you have permission to write to.</source>
        <translation>No se puede escribir {path}. Si está abierto en Excel, ciérrelo allí; si no, elija una carpeta en la que pueda escribir.</translation>
    </message>
    <message>
        <source>Figures can&apos;t be written to {folder}. {why}</source>
        <translation>No se pueden escribir figuras en {folder}. {why}</translation>
    </message>
    <message>
        <source>Participants and exclusions</source>
        <translation>Participantes y exclusiones</translation>
    </message>
    <message>
        <source>Planned and exploratory results</source>
        <translation>Resultados previstos y exploratorios</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Referencias</translation>
    </message>
    <message>
        <source>Not computed</source>
        <translation>Sin calcular</translation>
    </message>
    <message>
        <source>Detectability, the mean of the two proportions of correct verdicts (0.5 is chance), was {statistics}{verdict}.</source>
        <translation>La detectabilidad, la media de las dos proporciones de veredictos correctos (0,5 es el azar), fue {statistics}{verdict}.</translation>
    </message>
    <message>
        <source>; the difference from chance was not significant</source>
        <translation>; la diferencia respecto al azar no fue significativa</translation>
    </message>
    <message>
        <source>; above chance</source>
        <translation>; por encima del azar</translation>
    </message>
    <message>
        <source>; below chance</source>
        <translation>; por debajo del azar</translation>
    </message>
    <message>
        <source>Results were computed with TuringDesk {version}.</source>
        <translation>Los resultados se calcularon con TuringDesk {version}.</translation>
    </message>
    <message>
        <source>Verdicts were correct for {p} of the stimuli by humans{interval}.</source>
        <translation>Los veredictos fueron correctos en {p} de los estímulos de humanos{interval}.</translation>
    </message>
    <message>
        <source>They were correct for {p} of the stimuli by machines{interval}.</source>
        <translation>Fueron correctos en {p} de los estímulos de máquinas{interval}.</translation>
    </message>
    <message>
        <source>Interval and test: {method}.</source>
        <translation>Intervalo y prueba: {method}.</translation>
    </message>
    <message>
        <source>The estimate generalizes to: {to}.</source>
        <translation>La estimación se generaliza a: {to}.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Assumptions: {text}</source>
        <translation>Supuestos: {text}</translation>
    </message>
    <message>
        <source>Generalizes to: {text}.</source>
        <translation>Se generaliza a: {text}.</translation>
    </message>
    <message>
        <source>Not computed ({number}).</source>
        <translation>Sin calcular ({number}).</translation>
    </message>
    <message>
        <source>{title}, up to {most} rows.</source>
        <translation>{title}, hasta {most} filas.</translation>
    </message>
    <message>
        <source>{title}. Tests as in published studies.</source>
        <translation>{title}. Pruebas como en estudios publicados.</translation>
    </message>
    <message>
        <source>results</source>
        <translation>resultados</translation>
    </message>
    <message>
        <source>method, assumptions, and generalization</source>
        <translation>método, supuestos y generalización</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>How results are computed.</source>
        <translation>Cómo se calculan los resultados.</translation>
    </message>
    <message>
        <source>Appendix</source>
        <translation>Apéndice</translation>
    </message>
    <message>
        <source>How results are computed</source>
        <translation>Cómo se calculan los resultados</translation>
    </message>
    <message>
        <source>Usual standard errors: {usual}.</source>
        <translation>Errores estándar habituales: {usual}.</translation>
    </message>
    <message>
        <source>usual standard errors</source>
        <translation>errores estándar habituales</translation>
    </message>
    <message>
        <source>In this workbook</source>
        <translation>En este libro</translation>
    </message>
    <message>
        <source>Summary, text for a paper, design, participants, and sources</source>
        <translation>Resumen, texto para un artículo, diseño, participantes y fuentes</translation>
    </message>
    <message>
        <source>No significant difference from 0.5: {p}</source>
        <translation>Sin diferencia significativa respecto a 0,5: {p}</translation>
    </message>
    <message>
        <source>Differs from 0.5: {p}</source>
        <translation>Difiere de 0,5: {p}</translation>
    </message>
    <message>
        <source>Generalizes to: {whom}.</source>
        <translation>Se generaliza a: {whom}.</translation>
    </message>
    <message>
        <source>added a person</source>
        <comment>in the record</comment>
        <translation>añadió una persona</translation>
    </message>
    <message>
        <source>added participant codes</source>
        <comment>in the record</comment>
        <translation>añadió códigos de participante</translation>
    </message>
    <message>
        <source>booth: end</source>
        <comment>in the record</comment>
        <translation>cabina: terminar</translation>
    </message>
    <message>
        <source>booth: message</source>
        <comment>in the record</comment>
        <translation>cabina: mensaje</translation>
    </message>
    <message>
        <source>booth: pause</source>
        <comment>in the record</comment>
        <translation>cabina: pausar</translation>
    </message>
    <message>
        <source>booth: resume</source>
        <comment>in the record</comment>
        <translation>cabina: reanudar</translation>
    </message>
    <message>
        <source>changed a person</source>
        <comment>in the record</comment>
        <translation>cambió una persona</translation>
    </message>
    <message>
        <source>changed a study</source>
        <comment>in the record</comment>
        <translation>cambió un estudio</translation>
    </message>
    <message>
        <source>changed settings</source>
        <comment>in the record</comment>
        <translation>cambió los ajustes</translation>
    </message>
    <message>
        <source>checked the journals</source>
        <comment>in the record</comment>
        <translation>comprobó los diarios</translation>
    </message>
    <message>
        <source>closed the desk</source>
        <comment>in the record</comment>
        <translation>cerró el puesto</translation>
    </message>
    <message>
        <source>coded texts</source>
        <comment>in the record</comment>
        <translation>codificó textos</translation>
    </message>
    <message>
        <source>copied the list of codes</source>
        <comment>in the record</comment>
        <translation>copió la lista de códigos</translation>
    </message>
    <message>
        <source>ended a session</source>
        <comment>in the record</comment>
        <translation>terminó una sesión</translation>
    </message>
    <message>
        <source>exported</source>
        <comment>in the record</comment>
        <translation>exportó</translation>
    </message>
    <message>
        <source>finished a withdrawal</source>
        <comment>in the record</comment>
        <translation>completó una retirada</translation>
    </message>
    <message>
        <source>joined folders</source>
        <comment>in the record</comment>
        <translation>unió carpetas</translation>
    </message>
    <message>
        <source>locked the desk</source>
        <comment>in the record</comment>
        <translation>bloqueó el puesto</translation>
    </message>
    <message>
        <source>marked a session as pilot</source>
        <comment>in the record</comment>
        <translation>marcó una sesión como piloto</translation>
    </message>
    <message>
        <source>opened a seal</source>
        <comment>in the record</comment>
        <translation>abrió un sello</translation>
    </message>
    <message>
        <source>opened a study</source>
        <comment>in the record</comment>
        <translation>abrió un estudio</translation>
    </message>
    <message>
        <source>opened a study in the editor</source>
        <comment>in the record</comment>
        <translation>abrió un estudio en el editor</translation>
    </message>
    <message>
        <source>opened the data folder</source>
        <comment>in the record</comment>
        <translation>abrió la carpeta de datos</translation>
    </message>
    <message>
        <source>opened the data folder in the file manager</source>
        <comment>in the record</comment>
        <translation>abrió la carpeta de datos en el gestor de archivos</translation>
    </message>
    <message>
        <source>opened the desk</source>
        <comment>in the record</comment>
        <translation>abrió el puesto</translation>
    </message>
    <message>
        <source>opened wall mode</source>
        <comment>in the record</comment>
        <translation>abrió el modo mural</translation>
    </message>
    <message>
        <source>paused a session</source>
        <comment>in the record</comment>
        <translation>pausó una sesión</translation>
    </message>
    <message>
        <source>previewed a study</source>
        <comment>in the record</comment>
        <translation>previsualizó un estudio</translation>
    </message>
    <message>
        <source>removed a person</source>
        <comment>in the record</comment>
        <translation>quitó una persona</translation>
    </message>
    <message>
        <source>saved a figure</source>
        <comment>in the record</comment>
        <translation>guardó una figura</translation>
    </message>
    <message>
        <source>saved the list of codes</source>
        <comment>in the record</comment>
        <translation>guardó la lista de códigos</translation>
    </message>
    <message>
        <source>sealed a study</source>
        <comment>in the record</comment>
        <translation>selló un estudio</translation>
    </message>
    <message>
        <source>started a session</source>
        <comment>in the record</comment>
        <translation>empezó una sesión</translation>
    </message>
    <message>
        <source>stopped a machine judge</source>
        <comment>in the record</comment>
        <translation>detuvo a un juez máquina</translation>
    </message>
    <message>
        <source>unlocked the desk</source>
        <comment>in the record</comment>
        <translation>desbloqueó el puesto</translation>
    </message>
    <message>
        <source>withdrew a participant</source>
        <comment>in the record</comment>
        <translation>retiró a un participante</translation>
    </message>
    <message>
        <source>wrote a note</source>
        <comment>in the record</comment>
        <translation>escribió una nota</translation>
    </message>
    <message>
        <source>wrote a report</source>
        <comment>in the record</comment>
        <translation>escribió un informe</translation>
    </message>
    <message>
        <source>answers</source>
        <comment>in the record</comment>
        <translation>respuestas</translation>
    </message>
    <message>
        <source>block</source>
        <comment>in the record</comment>
        <translation>bloque</translation>
    </message>
    <message>
        <source>booth</source>
        <comment>in the record</comment>
        <translation>cabina</translation>
    </message>
    <message>
        <source>code</source>
        <comment>in the record</comment>
        <translation>código</translation>
    </message>
    <message>
        <source>codes</source>
        <comment>in the record</comment>
        <translation>códigos</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>in the record</comment>
        <translation>dañado</translation>
    </message>
    <message>
        <source>file</source>
        <comment>in the record</comment>
        <translation>archivo</translation>
    </message>
    <message>
        <source>folder</source>
        <comment>in the record</comment>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>for person</source>
        <comment>in the record</comment>
        <translation>para la persona</translation>
    </message>
    <message>
        <source>from</source>
        <comment>in the record</comment>
        <translation>desde</translation>
    </message>
    <message>
        <source>locked</source>
        <comment>in the record</comment>
        <translation>bloqueado</translation>
    </message>
    <message>
        <source>new pin</source>
        <comment>in the record</comment>
        <translation>PIN nuevo</translation>
    </message>
    <message>
        <source>path</source>
        <comment>in the record</comment>
        <translation>ruta</translation>
    </message>
    <message>
        <source>people</source>
        <comment>in the record</comment>
        <translation>personas</translation>
    </message>
    <message>
        <source>person</source>
        <comment>in the record</comment>
        <translation>persona</translation>
    </message>
    <message>
        <source>personal</source>
        <comment>in the record</comment>
        <translation>personal</translation>
    </message>
    <message>
        <source>pilot</source>
        <comment>in the record</comment>
        <translation>piloto</translation>
    </message>
    <message>
        <source>pilots</source>
        <comment>in the record</comment>
        <translation>pilotos</translation>
    </message>
    <message>
        <source>problems</source>
        <comment>in the record</comment>
        <translation>problemas</translation>
    </message>
    <message>
        <source>question</source>
        <comment>in the record</comment>
        <translation>pregunta</translation>
    </message>
    <message>
        <source>reason</source>
        <comment>in the record</comment>
        <translation>motivo</translation>
    </message>
    <message>
        <source>resumed</source>
        <comment>in the record</comment>
        <translation>reanudada</translation>
    </message>
    <message>
        <source>role</source>
        <comment>in the record</comment>
        <translation>función</translation>
    </message>
    <message>
        <source>scheme</source>
        <comment>in the record</comment>
        <translation>esquema</translation>
    </message>
    <message>
        <source>seal</source>
        <comment>in the record</comment>
        <translation>sello</translation>
    </message>
    <message>
        <source>seals</source>
        <comment>in the record</comment>
        <translation>sellos</translation>
    </message>
    <message>
        <source>session</source>
        <comment>in the record</comment>
        <translation>sesión</translation>
    </message>
    <message>
        <source>sessions</source>
        <comment>in the record</comment>
        <translation>sesiones</translation>
    </message>
    <message>
        <source>study</source>
        <comment>in the record</comment>
        <translation>estudio</translation>
    </message>
    <message>
        <source>user</source>
        <comment>in the record</comment>
        <translation>usuario</translation>
    </message>
    <message>
        <source>why</source>
        <comment>in the record</comment>
        <translation>por qué</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>in the record</comment>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <comment>in the record</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>The file doesn&apos;t end with the line written last.</source>
        <translation>El archivo no termina con la última línea escrita.</translation>
    </message>
    <message>
        <source>The answer could not be saved to {path}. {problem}</source>
        <translation>No se pudo guardar la respuesta en {path}. {problem}</translation>
    </message>
    <message>
        <source>The file was moved, or its disk was disconnected.</source>
        <translation>El archivo se movió o su disco se desconectó.</translation>
    </message>
    <message>
        <source>The file was deleted.</source>
        <translation>El archivo se borró.</translation>
    </message>
    <message>
        <source>All earlier answers are saved.</source>
        <translation>Todas las respuestas anteriores están guardadas.</translation>
    </message>
    <message>
        <source>journals contain the IDs of answers but not their texts</source>
        <translation>los diarios contienen los id de las respuestas, pero no sus textos</translation>
    </message>
    <message>
        <source>Specify the study&apos;s package: analyze DATA --texts STUDY.</source>
        <translation>Indique el paquete del estudio: analyze DATA --texts STUDY.</translation>
    </message>
    <message>
        <source>no text was coded</source>
        <translation>no se codificó ningún texto</translation>
    </message>
    <message>
        <source>Code texts on the desk&apos;s Coding page.</source>
        <translation>Codifique textos en la página Codificación del puesto de control.</translation>
    </message>
    <message>
        <source>no coded text belongs to an included verdict</source>
        <translation>ningún texto codificado pertenece a un veredicto que cuente</translation>
    </message>
    <message numerus="yes">
        <source>Coders disagree on %n texts; for these, only codes that both chose count.</source>
        <translation>
            <numerusform>Los codificadores difieren en %n texto, del que solo cuentan los códigos comunes.</numerusform>
            <numerusform>Los codificadores difieren en %n textos, de los que solo cuentan los códigos comunes.</numerusform>
        </translation>
    </message>
    <message>
        <source>All answers agree (n = {n}), so the interval is Wilson&apos;s.</source>
        <translation>Las {n} respuestas coinciden, así que el intervalo es el de Wilson.</translation>
    </message>
    <message>
        <source>there are no verdicts on what {what} made</source>
        <translation>no hay veredictos sobre {what}</translation>
    </message>
    <message>
        <source>there are no answers</source>
        <translation>no hay respuestas</translation>
    </message>
    <message>
        <source>{what} Bands are 95% CIs: {methods}.</source>
        <translation>{what} Las bandas son intervalos del 95 %: {methods}.</translation>
    </message>
    <message>
        <source>{what} Error bars are 95% CIs.</source>
        <translation>{what} Las barras de error son intervalos del 95 %.</translation>
    </message>
    <message>
        <source>{what} Bands are 95% CIs.</source>
        <translation>{what} Las bandas son intervalos del 95 %.</translation>
    </message>
    <message>
        <source>{what}, lowest first ({size} {axes}, n = {verdicts}). Error bars are 95% CIs of the conditional modes.</source>
        <translation>{what}, de menor a mayor ({size} {axes}, n = {verdicts}). Las barras de error son intervalos del 95 % de las modas condicionales.</translation>
    </message>
    <message>
        <source>The estimated variance is 0: {levels} do not differ beyond chance (n = {verdicts}), so nothing is drawn.</source>
        <translation>La varianza estimada es 0: no hay diferencias entre {levels} más allá del azar (n = {verdicts}), así que no se dibuja nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts</source>
        <translation>
            <numerusform>%n veredicto</numerusform>
            <numerusform>%n veredictos</numerusform>
        </translation>
    </message>
    <message>
        <source>no machine has judged these answers</source>
        <translation>ninguna máquina ha juzgado estas respuestas</translation>
    </message>
    <message>
        <source>To run a machine judge: turingdesk judge STUDY --judge svm --data DATA.</source>
        <translation>Para que una las juzgue: turingdesk judge STUDY --judge svm --data DATA.</translation>
    </message>
    <message>
        <source>no machine judge with scores has judged these answers</source>
        <translation>ningún juez máquina que dé puntuaciones ha juzgado estas respuestas</translation>
    </message>
    <message>
        <source>Trained judges give scores: turingdesk judge STUDY --judge svm --data DATA.</source>
        <translation>Los jueces entrenados dan puntuaciones: turingdesk judge STUDY --judge svm --data DATA.</translation>
    </message>
    <message numerus="yes">
        <source>%n answers by other judges ({other}) are not included.</source>
        <translation>
            <numerusform>%n respuesta de otros jueces ({other}) no se cuenta aquí.</numerusform>
            <numerusform>%n respuestas de otros jueces ({other}) no se cuentan aquí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sealed: %n verdicts are included once you enter the passphrase.</source>
        <translation>
            <numerusform>Sellado: %n veredicto se cuenta al introducir la frase secreta.</numerusform>
            <numerusform>Sellado: %n veredictos se cuentan al introducir la frase secreta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were given again in a later attempt; the latest counts.</source>
        <translation>
            <numerusform>%n respuesta se dio de nuevo en un intento posterior; cuenta la más reciente.</numerusform>
            <numerusform>%n respuestas se dieron de nuevo en un intento posterior; cuenta la más reciente.</numerusform>
        </translation>
    </message>
    <message>
        <source>only one coder has coded with this scheme</source>
        <translation>solo un codificador ha codificado con este esquema</translation>
    </message>
    <message>
        <source>Proportion of &apos;human&apos; verdicts by maker of the answer (n = {verdicts}).</source>
        <translation>Proporción de veredictos «humano» según quién dio la respuesta (n = {verdicts}).</translation>
    </message>
    <message>
        <source>Detectability (n = {verdicts} on humans and {n_machine} on machines).</source>
        <translation>Detectabilidad (n = {verdicts} sobre humanos y {n_machine} sobre máquinas).</translation>
    </message>
    <message>
        <source>Proportion of correct verdicts by stated probability of being correct (n = {verdicts}). The area of a point shows its number of verdicts.</source>
        <translation>Proporción de veredictos correctos según la probabilidad de acertar declarada (n = {verdicts}). El área de un punto indica su número de veredictos.</translation>
    </message>
    <message>
        <source>Dashed line: perfect calibration.</source>
        <translation>Línea discontinua: calibración perfecta.</translation>
    </message>
    <message>
        <source>no verdict has a confidence</source>
        <translation>ningún veredicto tiene una confianza</translation>
    </message>
    <message>
        <source>the distinguisher never saw the target itself</source>
        <translation>el distinguidor nunca se encontró con el objetivo mismo</translation>
    </message>
    <message>
        <source>Advantage over guessing with which targets distinguished actors from themselves{found} (n = {trials}, including those with the target itself). There are no error bars.</source>
        <translation>Ventaja sobre adivinar con la que los objetivos distinguieron a los actores de sí mismos{found} (n = {trials}, incluidos los que muestran al propio objetivo). No hay barras de error.</translation>
    </message>
    <message>
        <source>Arrows lead from an agent to each agent that distinguished it from itself with an advantage of at most {epsilon} ({arrows}).</source>
        <translation>Una flecha va de un agente a otro que lo distinguió de sí mismo con una ventaja de como máximo {epsilon} ({arrows}).</translation>
    </message>
    <message>
        <source>Arrows lead from an agent to each agent that it equals within {epsilon} but that doesn&apos;t equal it ({arrows}).</source>
        <translation>Una flecha va de un agente a otro al que iguala con un margen de {epsilon} y que no lo iguala a él ({arrows}).</translation>
    </message>
    <message numerus="yes">
        <source>%n arrows</source>
        <translation>
            <numerusform>%n flecha</numerusform>
            <numerusform>%n flechas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was an actor for {met} of %n others.</source>
        <translation>
            <numerusform>Fue actor para {met} de %n otro.</numerusform>
            <numerusform>Fue actor para {met} de otros %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meets} of %n others imitated it.</source>
        <translation>
            <numerusform>Lo imitó {meets} de %n otro.</numerusform>
            <numerusform>Lo imitaron {meets} de otros %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Proportions of correct verdicts on humans (n = {humans}) and on machines (n = {machines}), and their mean.</source>
        <translation>Proporciones de veredictos correctos sobre humanos (n = {humans}) y sobre máquinas (n = {machines}), y su media.</translation>
    </message>
    <message>
        <source>Detectability for each task and agent (n = {verdicts} at most). Error bars are 90% CIs. Those between {wide} and {wide2} show equivalence with 0.5.</source>
        <translation>Detectabilidad de cada tarea y agente (n = {verdicts} como máximo). Las barras de error son intervalos del 90 %. Los que quedan entre {wide} y {wide2} muestran equivalencia con 0,5.</translation>
    </message>
    <message>
        <source>before data collection</source>
        <translation>antes de tener sus datos</translation>
    </message>
    <message>
        <source>Proportion of correct verdicts by the number of trials that the judge had done before (n = {verdicts}, {edge} trials per point). Bands are Wilson&apos;s 95% CIs.</source>
        <translation>Proporción de veredictos correctos según el número de ensayos que el juez había hecho antes (n = {verdicts}, {edge} ensayos por punto). Las bandas son intervalos de Wilson del 95 %.</translation>
    </message>
    <message>
        <source>no trained judge was tested on unseen machines</source>
        <translation>ningún juez entrenado se probó con máquinas que no conoce</translation>
    </message>
    <message>
        <source>To test one: turingdesk judge STUDY --judge svm --extrapolate --data DATA.</source>
        <translation>Para probar uno: turingdesk judge STUDY --judge svm --extrapolate --data DATA.</translation>
    </message>
    <message>
        <source>How games ended (n = {games}). Error bars are Wilson&apos;s 95% CIs.</source>
        <translation>Cómo terminaron las partidas (n = {games}). Las barras de error son intervalos de Wilson del 95 %.</translation>
    </message>
    <message>
        <source>Winners of the games that were won or lost (n = {games}). Error bars are Wilson&apos;s 95% CIs.</source>
        <translation>Ganadores de las partidas ganadas o perdidas (n = {games}). Las barras de error son intervalos de Wilson del 95 %.</translation>
    </message>
    <message>
        <source>Bots that won, for games won by a bot (n = {games}). Error bars are Wilson&apos;s 95% CIs.</source>
        <translation>Bots ganadores, en las partidas que ganó un bot (n = {games}). Las barras de error son intervalos de Wilson del 95 %.</translation>
    </message>
    <message>
        <source>Proportion of games that the bot won (n = {games}, {n_weighted} of them with a weight above 0). There are no error bars.</source>
        <translation>Proporción de partidas que ganó el bot (n = {games}, {n_weighted} de ellas con peso superior a 0). No hay barras de error.</translation>
    </message>
    <message>
        <source>Proportion of games that people won, by {unit} (n = {games}). The line and band are the mean and central 95% interval of the posterior, Beta(1, 1) prior.</source>
        <translation>Proporción de partidas que ganaron las personas, por {unit} (n = {games}). La línea y la banda son la media y el intervalo central del 95 % de la distribución a posteriori, con a priori Beta(1, 1).</translation>
    </message>
    <message>
        <source>Games by {unit} (n = {games}, {won} won by the people). These are counts and have no error bars.</source>
        <translation>Partidas por {unit} (n = {games}, {won} ganadas por las personas). Son recuentos y no tienen barras de error.</translation>
    </message>
    <message>
        <source>Messages written in a game, by {unit} (n = {games}). Points are medians; error bars span the lower to the upper quartile.</source>
        <translation>Mensajes escritos en una partida, por {unit} (n = {games}). Los puntos son medianas; las barras de error van del cuartil inferior al superior.</translation>
    </message>
    <message>
        <source>Posterior density of the proportion of games that people won, by {unit} (n = {games}, Beta(1, 1) prior).</source>
        <translation>Densidad a posteriori de la proporción de partidas que ganaron las personas, por {unit} (n = {games}, a priori Beta(1, 1)).</translation>
    </message>
    <message>
        <source>Posterior probability of the proportion of games that people won, by {unit} from the number shown to the next (n = {games}, Beta(1, 1) prior).</source>
        <translation>Probabilidad a posteriori de la proporción de partidas que ganaron las personas, por {unit}, desde el número mostrado hasta el siguiente (n = {games}, a priori Beta(1, 1)).</translation>
    </message>
    <message>
        <source>Seconds between the votes of both people (n = {games}, {lost} lost). These are counts and have no error bars.</source>
        <translation>Segundos entre los votos de las dos personas (n = {games}, {lost} perdidas). Son recuentos y no tienen barras de error.</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>no game was won or lost</source>
        <translation>no se ganó ni se perdió ninguna partida</translation>
    </message>
    <message>
        <source>Kappa can&apos;t be computed: both gave all answers the same verdict.</source>
        <translation>No se puede calcular la kappa: ambos dijeron lo mismo de todas las respuestas.</translation>
    </message>
    <message>
        <source>there is only one judge</source>
        <translation>hay un solo juez</translation>
    </message>
    <message>
        <source>no answer was judged by both</source>
        <translation>no hay ninguna respuesta que ambos hayan juzgado</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa for each pair of judges, by the majority of their verdicts on each answer (n = {answers} at most).</source>
        <translation>Kappa de Cohen de cada dos jueces, según lo que dijo la mayoría de sus veredictos sobre cada respuesta (n = {answers} como máximo).</translation>
    </message>
    <message numerus="yes">
        <source>Of the answers that both judged ({judged}), %n are excluded from kappa because they had as many human as machine verdicts.</source>
        <translation>
            <numerusform>De las respuestas que ambos juzgaron ({judged}), %n queda fuera de la kappa: sobre ella hubo tantos veredictos «humano» como «máquina».</numerusform>
            <numerusform>De las respuestas que ambos juzgaron ({judged}), %n quedan fuera de la kappa: sobre ellas hubo tantos veredictos «humano» como «máquina».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n respuesta</numerusform>
            <numerusform>%n respuestas</numerusform>
        </translation>
    </message>
    <message>
        <source>this judge gives no scores</source>
        <translation>este juez no da puntuaciones</translation>
    </message>
    <message>
        <source>no trained judge has judged these answers</source>
        <translation>ningún juez entrenado ha juzgado estas respuestas</translation>
    </message>
    <message>
        <source>To run one: turingdesk judge STUDY --judge svm --data DATA.</source>
        <translation>Para que uno las juzgue: turingdesk judge STUDY --judge svm --data DATA.</translation>
    </message>
    <message>
        <source>there is no leakage check of a trained judge</source>
        <translation>ningún juez entrenado ha comparado aquí sus particiones</translation>
    </message>
    <message>
        <source>To run one: turingdesk judge STUDY --judge svm --compare-folds --data DATA.</source>
        <translation>Para compararlas: turingdesk judge STUDY --judge svm --compare-folds --data DATA.</translation>
    </message>
    <message>
        <source>no machine has judged single messages</source>
        <translation>ninguna máquina ha juzgado mensajes sueltos</translation>
    </message>
    <message>
        <source>To run such a judge: turingdesk judge STUDY --judge svm --messages --data DATA.</source>
        <translation>Para que una los juzgue: turingdesk judge STUDY --judge svm --messages --data DATA.</translation>
    </message>
    <message>
        <source>n = {speakers}</source>
        <translation>n = {speakers}</translation>
    </message>
    <message>
        <source>{n} of n = {speakers}, evenly chosen</source>
        <translation>{n} de n = {speakers}, elegidos de manera uniforme</translation>
    </message>
    <message numerus="yes">
        <source>%n speakers</source>
        <translation>
            <numerusform>%n hablante</numerusform>
            <numerusform>%n hablantes</numerusform>
        </translation>
    </message>
    <message>
        <source>there are no verdicts with a known judge</source>
        <translation>no hay veredictos de los que se sepa quién los dio</translation>
    </message>
    <message>
        <source>no answer was judged by all of these judges</source>
        <translation>no hay ninguna respuesta que hayan juzgado todos estos jueces</translation>
    </message>
    <message>
        <source>Additional words per message compared with the person imitated ({messages}). Error bars are 95% CIs.</source>
        <translation>Palabras de más por mensaje respecto a la persona imitada ({messages}). Las barras de error son intervalos del 95 %.</translation>
    </message>
    <message numerus="yes">
        <source>%n messages imitate no known person.</source>
        <translation>
            <numerusform>%n mensaje no imita a nadie conocido.</numerusform>
            <numerusform>%n mensajes no imitan a nadie conocido.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine messages</source>
        <translation>
            <numerusform>%n mensaje de máquinas</numerusform>
            <numerusform>%n mensajes de máquinas</numerusform>
        </translation>
    </message>
    <message>
        <source>The difference can&apos;t be computed: {why}.</source>
        <translation>No se puede calcular la diferencia: {why}.</translation>
    </message>
    <message>
        <source>Detectability of each machine by the {name} of its answers against the human answers to the same prompts (n = {machines}, {answers}, {verdicts}). Error bars are 95% CIs of detectability.</source>
        <translation>Detectabilidad de cada máquina según {name} de sus respuestas frente a las respuestas humanas a las mismas consignas (n = {machines}, {answers}, {verdicts}). Las barras de error son intervalos del 95 % de la detectabilidad.</translation>
    </message>
    <message>
        <source>no answer has a human answer to the same prompt</source>
        <translation>ninguna respuesta tiene al lado una respuesta humana a la misma consigna</translation>
    </message>
    <message numerus="yes">
        <source>%n machines</source>
        <translation>
            <numerusform>%n máquina</numerusform>
            <numerusform>%n máquinas</numerusform>
        </translation>
    </message>
    <message>
        <source>mean over pairs</source>
        <translation>media sobre las parejas</translation>
    </message>
    <message>
        <source>as a mean over pairs (n = {judgments}). Error bars are 95% CIs, Wilson&apos;s if all agree.</source>
        <translation>como media sobre las parejas (n = {judgments}). Las barras de error son intervalos del 95 %, los de Wilson si todos coinciden.</translation>
    </message>
    <message numerus="yes">
        <source>%n judgments</source>
        <translation>
            <numerusform>%n juicio</numerusform>
            <numerusform>%n juicios</numerusform>
        </translation>
    </message>
    <message>
        <source>Proportion of reasons for the verdict &apos;{verdict}&apos; in each category, by who the witness was (n = {texts}; a text can be in several categories).</source>
        <translation>Proporción de motivos del veredicto «{verdict}» en cada categoría, según quién era el testigo (n = {texts}; un texto puede estar en varias categorías).</translation>
    </message>
    <message numerus="yes">
        <source>%n texts</source>
        <translation>
            <numerusform>%n texto</numerusform>
            <numerusform>%n textos</numerusform>
        </translation>
    </message>
    <message>
        <source>Hits against false alarms at each level of confidence (n = {verdicts}). Dashed line: chance. There are no error bars.</source>
        <translation>Aciertos frente a falsas alarmas en cada nivel de confianza (n = {verdicts}). La línea discontinua es el azar; no hay barras de error.</translation>
    </message>
    <message>
        <source>d&apos; by {question} (n = {verdicts}); 0 is chance.</source>
        <translation>d&apos; según {question} (n = {verdicts}); 0 es el azar.</translation>
    </message>
    <message>
        <source>z of detectability against 0.5 after each fifth of the judges (n = {judges}). Beyond a bound, a study that had planned these looks could have stopped.</source>
        <translation>z de la detectabilidad frente a 0,5 tras cada quinto de los jueces (n = {judges}). Más allá de un límite, un estudio que hubiera previsto estos análisis intermedios podría haberse detenido.</translation>
    </message>
    <message numerus="yes">
        <source>%n judges are too few for five looks</source>
        <translation>
            <numerusform>%n juez es muy poco para cinco análisis intermedios</numerusform>
            <numerusform>%n jueces son muy pocos para cinco análisis intermedios</numerusform>
        </translation>
    </message>
    <message>
        <source>effect: {effect}</source>
        <translation>efecto: {effect}</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha for nominal data</source>
        <translation>Alfa de Krippendorff para datos nominales</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa in Gwet&apos;s generalization to unequal numbers of judges</source>
        <translation>Kappa de Fleiss, según la generalización de Gwet a números desiguales de jueces</translation>
    </message>
    <message>
        <source>no answer was judged by two judges</source>
        <translation>no hay ninguna respuesta que juzgaran dos jueces</translation>
    </message>
    <message>
        <source>both gave all texts the same label</source>
        <translation>los dos dieron la misma etiqueta a todos los textos</translation>
    </message>
    <message>
        <source>no text has two codings</source>
        <translation>ningún texto tiene dos codificaciones</translation>
    </message>
    <message>
        <source>Binomial mixed model with a {name} link, Laplace approximation, maximum likelihood; standard errors from its curvature; Wald t with degrees of freedom one less than the smaller number of judges or stimuli</source>
        <translation>Modelo mixto binomial con enlace {name}, aproximación de Laplace, máxima verosimilitud; errores estándar a partir de su curvatura; t de Wald con tantos grados de libertad como niveles tenga el factor con menos niveles (jueces o estímulos), menos uno</translation>
    </message>
    <message>
        <source>likelihood: Student&apos;s t around the observed value, {error}; effect: posterior mean with its central 95% interval; statistic: Bayes factor BF10 of this prior against 0.5</source>
        <translation>verosimilitud: t de Student en torno al valor hallado, {error}; efecto: media a posteriori con su intervalo central del 95 %; estadístico: factor de Bayes BF10 de esta distribución a priori frente a 0,5</translation>
    </message>
    <message>
        <source>It can&apos;t be computed: {why}.</source>
        <translation>No se puede calcular: {why}.</translation>
    </message>
    <message>
        <source>It can&apos;t be computed: {why}. {advice}</source>
        <translation>No se puede calcular: {why}. {advice}</translation>
    </message>
    <message>
        <source>Proportion of coded texts in which each strategy was used (n = {texts}).</source>
        <translation>Proporción de textos codificados en los que se usó cada estrategia (n = {texts}).</translation>
    </message>
    <message>
        <source>Proportion of correct verdicts when each strategy was used (n = {texts}).</source>
        <translation>Proporción de veredictos correctos donde se usó cada estrategia (n = {texts}).</translation>
    </message>
    <message>
        <source>Proportion of &apos;human&apos; verdicts (n = {verdicts}, {first_n} of first trials).</source>
        <translation>Proporción de veredictos «humano» (n = {verdicts}, {first_n} de primeros ensayos).</translation>
    </message>
    <message>
        <source>no text has {longest} words</source>
        <translation>ningún texto tiene {longest} palabras</translation>
    </message>
    <message>
        <source>there are no texts</source>
        <translation>no hay textos</translation>
    </message>
    <message>
        <source>the measure does not apply to these texts or this language</source>
        <translation>la medida no se aplica a estos textos o a este idioma</translation>
    </message>
    <message>
        <source>no game that was won or lost has the times of both votes</source>
        <translation>ninguna partida ganada o perdida tiene los tiempos de ambos votos</translation>
    </message>
    <message>
        <source>{passed} of {controls} correct (required: {least} of {of}, here {needed}).</source>
        <translation>Correctos: {passed} de {controls}; se necesitan al menos {least} de {of}, aquí {needed}.</translation>
    </message>
    <message>
        <source>{passed} of {controls} correct (required: {needed}).</source>
        <translation>Correctos: {passed} de {controls}; se necesitan al menos {needed}.</translation>
    </message>
    <message numerus="yes">
        <source>%n controls</source>
        <translation>
            <numerusform>%n control</numerusform>
            <numerusform>%n controles</numerusform>
        </translation>
    </message>
    <message>
        <source>{often} of {verdicts} are {most}; the limit is below {share}.</source>
        <translation>{often} de {verdicts} son {most}; menos de {share} pueden ser iguales.</translation>
    </message>
    <message numerus="yes">
        <source>The %n trials before it showed machines only.</source>
        <translation>
            <numerusform>%n ensayo anterior era solo con máquinas.</numerusform>
            <numerusform>Los %n ensayos anteriores eran solo con máquinas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {trials} answered (required: {needed}).</source>
        <translation>Contestados: {done} de {trials}; se necesitan al menos {needed}.</translation>
    </message>
    <message>
        <source>{often} of {choices} were in position {most}; the limit is below {share}.</source>
        <translation>{often} de {choices} estaban en el lugar {most}; menos de {share} pueden ser iguales.</translation>
    </message>
    <message numerus="yes">
        <source>%n choices</source>
        <translation>
            <numerusform>%n respuesta elegida</numerusform>
            <numerusform>%n respuestas elegidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n trials</source>
        <translation>
            <numerusform>Usar %n ensayo</numerusform>
            <numerusform>Usar %n ensayos</numerusform>
        </translation>
    </message>
    <message>
        <source>{controls} and {fixed} don&apos;t fit into {trials}.</source>
        <translation>{controls} y {fixed} no caben en {trials}.</translation>
    </message>
    <message numerus="yes">
        <source>%n control trials</source>
        <translation>
            <numerusform>%n ensayo de control</numerusform>
            <numerusform>%n ensayos de control</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fixed trials</source>
        <translation>
            <numerusform>%n ensayo fijo</numerusform>
            <numerusform>%n ensayos fijos</numerusform>
        </translation>
    </message>
    <message>
        <source>{trials} each</source>
        <translation>{trials} cada uno</translation>
    </message>
    <message>
        <source>With {participants}, some answers are never judged: {named}.</source>
        <translation>Con {participants}, nadie juzga algunas respuestas: {named}.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of {table} are reserved for {what}, but there are no {of_them}.</source>
        <translation>
            <numerusform>%n fila de {table} está reservada para {what}, pero no hay {of_them}.</numerusform>
            <numerusform>%n filas de {table} están reservadas para {what}, pero no hay {of_them}.</numerusform>
        </translation>
    </message>
    <message>
        <source>for {participants}</source>
        <translation>para {participants}</translation>
    </message>
    <message>
        <source>A control question is requested at {questions} positions, but only {having} of {answers} in {table} have one.</source>
        <translation>Se pide una pregunta de control en {questions} posiciones, pero solo {having} de {answers} de {table} tienen una.</translation>
    </message>
    <message>
        <source>{name} ({total} trials, {answers})</source>
        <translation>{name} ({total} ensayos, {answers})</translation>
    </message>
    <message numerus="yes">
        <source>%n participants</source>
        <translation>
            <numerusform>%n participante</numerusform>
            <numerusform>%n participantes</numerusform>
        </translation>
    </message>
    <message>
        <source>that has one ({having} of {answers})</source>
        <translation>que la tengan ({having} de {answers} la tienen)</translation>
    </message>
    <message>
        <source>{participant}, session {number}: {state}, {done} of {trials}, last saved {time}</source>
        <translation>{participant}, sesión {number}: {state}, {done} de {trials}, último guardado {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n sessions of this study deleted; {answers} in all.</source>
        <translation>
            <numerusform>%n sesión de este estudio borrada; {answers} en total.</numerusform>
            <numerusform>%n sesiones de este estudio borradas; {answers} en total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n responses of pilot sessions are not included.</source>
        <translation>
            <numerusform>No se incluye %n respuesta de sesiones piloto.</numerusform>
            <numerusform>No se incluyen %n respuestas de sesiones piloto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts are sealed: their rows have no truth, origin, or agent. To export them in full, enter the passphrase.</source>
        <translation>
            <numerusform>%n veredicto está sellado: su fila no tiene verdad, origen ni agente. Para exportarlo completo, introduzca la frase secreta.</numerusform>
            <numerusform>%n veredictos están sellados: sus filas no tienen verdad, origen ni agente. Para exportarlos completos, introduzca la frase secreta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems in the journals. Check the journals to list them.</source>
        <translation>
            <numerusform>%n problema en los diarios. Compruebe los diarios para ver cuál es.</numerusform>
            <numerusform>%n problemas en los diarios. Compruebe los diarios para ver cuáles son.</numerusform>
        </translation>
    </message>
    <message>
        <source>{responses} in the journals, {rows} written.</source>
        <translation>{responses} en los diarios; en la exportación, {rows}.</translation>
    </message>
    <message numerus="yes">
        <source>%n responses</source>
        <translation>
            <numerusform>%n respuesta</numerusform>
            <numerusform>%n respuestas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers lack the text that was judged, because the study&apos;s package is not available. Open the study at the desk, or specify its package, then export again.</source>
        <translation>
            <numerusform>%n respuesta no tiene el texto que se juzgó, porque falta el paquete del estudio. Abra el estudio en el puesto de control o indique su paquete y vuelva a exportar.</numerusform>
            <numerusform>%n respuestas no tienen el texto que se juzgó, porque falta el paquete del estudio. Abra el estudio en el puesto de control o indique su paquete y vuelva a exportar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texts are too long for a cell and were cut to 32,767 characters: {cells}. A CSV export contains the full texts.</source>
        <translation>
            <numerusform>%n texto es demasiado largo para una celda y se cortó a 32.767 caracteres: {cells}. Una exportación CSV contiene los textos completos.</numerusform>
            <numerusform>%n textos son demasiado largos para una celda y se cortaron a 32.767 caracteres: {cells}. Una exportación CSV contiene los textos completos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texts contain half a character (a lone surrogate), written as \udXXX.</source>
        <translation>
            <numerusform>%n texto contiene medio carácter (un sustituto suelto), escrito como \udXXX.</numerusform>
            <numerusform>%n textos contienen medio carácter (un sustituto suelto), escrito como \udXXX.</numerusform>
        </translation>
    </message>
    <message>
        <source>{sessions}, {trials}; in all {verdicts}.</source>
        <translation>{sessions}, {trials}; en total, {verdicts}.</translation>
    </message>
    <message numerus="yes">
        <source>%n single trials</source>
        <translation>
            <numerusform>%n ensayo suelto</numerusform>
            <numerusform>%n ensayos sueltos</numerusform>
        </translation>
    </message>
    <message>
        <source>Judgments of whether humans or machines made the answers: {responses} from {sessions}, recorded with {edition}.</source>
        <translation>Juicios sobre lo que hicieron humanos y lo que hicieron máquinas: {responses} de {sessions}. Datos registrados con {edition}.</translation>
    </message>
    <message numerus="yes">
        <source>%n participants, judges: {judges}</source>
        <translation>
            <numerusform>%n participante, jueces: {judges}</numerusform>
            <numerusform>%n participantes, jueces: {judges}</numerusform>
        </translation>
    </message>
    <message>
        <source>Detectability is {statistics} (n = {verdicts} on humans and {machine} on machines). It is the mean of the two proportions of correct verdicts: 0.5 is chance, and 1 means that judges are always correct.</source>
        <translation>La detectabilidad es {statistics} (n = {verdicts} sobre humanos y {machine} sobre máquinas). Es la media de las dos proporciones de veredictos correctos: 0,5 es el azar y 1 significa que los jueces aciertan siempre.</translation>
    </message>
    <message numerus="yes">
        <source>%n participants (judges: {judges}) gave {verdicts} in {sessions}.</source>
        <translation>
            <numerusform>%n participante (jueces: {judges}) emitió {verdicts} en {sessions}.</numerusform>
            <numerusform>%n participantes (jueces: {judges}) emitieron {verdicts} en {sessions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The analysis includes {verdicts} on stimuli by humans and {machine} on stimuli by machines ({stimuli}).</source>
        <translation>El análisis incluye {verdicts} sobre estímulos de humanos y {machine} sobre estímulos de máquinas ({stimuli}).</translation>
    </message>
    <message>
        <source>{done} of {texts} coded</source>
        <translation>Codificados: {done} de {texts}</translation>
    </message>
    <message numerus="yes">
        <source>{code} withdrew: %n sessions with {answers} deleted.</source>
        <translation>
            <numerusform>{code} se ha retirado: %n sesión con {answers} borrada.</numerusform>
            <numerusform>{code} se ha retirado: %n sesiones con {answers} borradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participants planned, {trials} in all</source>
        <translation>
            <numerusform>%n participante previsto, {trials} en total</numerusform>
            <numerusform>%n participantes previstos, {trials} en total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The journal has %n lines; it had {lines2} when it was closed.</source>
        <translation>
            <numerusform>El diario tiene %n línea; tenía {lines2} cuando se cerró.</numerusform>
            <numerusform>El diario tiene %n líneas; tenía {lines2} cuando se cerró.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it had %n lines when it was closed</source>
        <translation>
            <numerusform>tenía %n línea cuando se cerró</numerusform>
            <numerusform>tenía %n líneas cuando se cerró</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} couldn&apos;t be written. {why}</source>
        <translation>No se pudo escribir {path}. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n journals are</source>
        <translation>
            <numerusform>%n diario lleva</numerusform>
            <numerusform>%n diarios llevan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The journal has changed since this computer wrote or received it: it had %n lines, and the last of them is no longer there.</source>
        <translation>
            <numerusform>El diario no está como lo escribió o recibió este equipo: tenía %n línea, que ya no está aquí.</numerusform>
            <numerusform>El diario no está como lo escribió o recibió este equipo: tenía %n líneas, y la última ya no está aquí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this computer wrote or received %n lines of it</source>
        <translation>
            <numerusform>este equipo escribió o recibió %n línea de él</numerusform>
            <numerusform>este equipo escribió o recibió %n líneas de él</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participants withdrew</source>
        <translation>
            <numerusform>%n participante se retiró</numerusform>
            <numerusform>%n participantes se retiraron</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: {what} with {responses} deleted.</source>
        <translation>{who}. Borrado: {what} con {responses}.</translation>
    </message>
    <message>
        <source>Messages that {code} wrote in games are still in the sessions of those who received them: {sessions}.</source>
        <translation>Los mensajes que {code} escribió en partidas siguen en las sesiones de quienes los recibieron: {sessions}.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be read as word vectors. {why} Use a word2vec or GloVe file.</source>
        <translation>No se puede leer {name} como vectores de palabras. {why} Use un archivo de word2vec o GloVe.</translation>
    </message>
    <message>
        <source>The picture {path} can&apos;t be read. {why}</source>
        <translation>No se puede leer la imagen {path}. {why}</translation>
    </message>
    <message>
        <source>No Dask scheduler responds at {address}. Start it, or correct --dask, for example tcp://gpu.lab:8786.</source>
        <translation>Ningún planificador de Dask responde en {address}. Inícielo o corrija --dask, por ejemplo tcp://gpu.lab:8786.</translation>
    </message>
    <message>
        <source>There are {answers} by humans and {machines} by machines. A judge needs both for training.</source>
        <translation>Hay {answers} de humanos y {machines} de máquinas. Un juez necesita ambas para aprender.</translation>
    </message>
    <message>
        <source>After how many seconds others see that a person or a machine writes</source>
        <translation>Tras cuántos segundos ven los demás que una persona o una máquina está escribiendo</translation>
    </message>
    <message>
        <source>This game needs a machine, and there is none for this study. Choose one with “Machine partner…” on the Sessions page.</source>
        <translation>Este juego necesita una máquina y no hay ninguna para este estudio. Elija una con «Interlocutor máquina…» en la página «Sesiones».</translation>
    </message>
    <message>
        <source>There is no booth {name}.</source>
        <translation>No hay ninguna cabina {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more connections in the last minute.</source>
        <translation>
            <numerusform>%n conexión más en el último minuto.</numerusform>
            <numerusform>%n conexiones más en el último minuto.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no {verb}.</source>
        <translation>No existe {verb}.</translation>
    </message>
    <message>
        <source>The data folder {data} can&apos;t be used. {why}</source>
        <translation>No se puede usar la carpeta de datos {data}. {why}</translation>
    </message>
    <message>
        <source>Port {wanted} can&apos;t be opened. {why} Close the other program that uses it, or choose another one with --port.</source>
        <translation>No se puede abrir el puerto {wanted}. {why} Cierre el otro programa que lo usa o elija otro puerto con --port.</translation>
    </message>
    <message numerus="yes">
        <source>%n files are</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of booths {file} can&apos;t be read. {why} Restore it from a backup, or delete it and pair every kiosk again.</source>
        <translation>No se puede leer la lista de cabinas {file}. {why} Recupérela de una copia de seguridad, o bórrela y vuelva a vincular todos los quioscos.</translation>
    </message>
    <message>
        <source>The list of booths {file} can&apos;t be written. {why}</source>
        <translation>No se puede escribir la lista de cabinas {file}. {why}</translation>
    </message>
    <message>
        <source>The desk&apos;s certificate in {folder} can&apos;t be used. {why} Correct it, or delete the folder and pair every kiosk again.</source>
        <translation>No se puede usar el certificado del puesto de control de {folder}. {why} Corríjalo, o borre la carpeta y vuelva a vincular todos los quioscos.</translation>
    </message>
    <message>
        <source>investigator</source>
        <translation>responsable</translation>
    </message>
    <message>
        <source>assistant</source>
        <translation>asistente</translation>
    </message>
    <message>
        <source>The list of people in {file} can&apos;t be written. {why}</source>
        <translation>No se puede escribir la lista de personas de {file}. {why}</translation>
    </message>
    <message numerus="yes">
        <source>The file has changed since this computer last wrote to it: it had %n lines.</source>
        <translation>
            <numerusform>El archivo no está como lo dejó este equipo: tenía %n línea.</numerusform>
            <numerusform>El archivo no está como lo dejó este equipo: tenía %n líneas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file is missing; this computer wrote %n lines to it.</source>
        <translation>
            <numerusform>Falta el archivo; este equipo escribió en él %n línea.</numerusform>
            <numerusform>Falta el archivo; este equipo escribió en él %n líneas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{kept} of {answers} in {table} are in the sealed package. Excluded: {reasons}.</source>
        <translation>{kept} de {answers} de {table} están en el paquete sellado. Excluidas: {reasons}.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>La imagen está dañada.</translation>
    </message>
    <message>
        <source>The study&apos;s seal could not be copied to {parent}. {why}</source>
        <translation>No se pudo copiar el sello del estudio a {parent}. {why}</translation>
    </message>
    <message>
        <source>Block {id}: each session draws {drawn} {of}, but only {prompts} can be used in a sealed study. For each prompt, it can contain only as many answers of each kind as the mix requires; of {answers} in {table} ({kinds}), {left} to {prompts} {of} remain. Add answers of the rarer kind, or reduce trials.</source>
        <translation>Bloque {id}: cada sesión sortea {drawn} {of}, pero en un estudio sellado solo se pueden usar {prompts}. Para cada consigna solo puede contener tantas respuestas de cada tipo como pide la mezcla; de {answers} de {table} ({kinds}) quedan {left} para {prompts} {of}. Añada respuestas del tipo menos frecuente o reduzca trials.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read. {why}</source>
        <translation>No se puede leer el archivo. {why}</translation>
    </message>
    <message>
        <source>It stopped {age_h} after {done} of {trials}.</source>
        <translation>Se detuvo {age_h} después de {done} de {trials}.</translation>
    </message>
    <message>
        <source>{name} continues {name2}, which can&apos;t be read. {why} The next questions depend on its answers. Put the file back, or start a new session.</source>
        <translation>{name} continúa {name2}, que no se puede leer. {why} Las preguntas siguientes dependen de sus respuestas. Devuelva el archivo a su sitio o inicie una sesión nueva.</translation>
    </message>
    <message>
        <source>The package can&apos;t be opened. {why}</source>
        <translation>No se puede abrir el paquete. {why}</translation>
    </message>
    <message numerus="yes">
        <source>There are %n values.</source>
        <translation>
            <numerusform>Hay %n valor.</numerusform>
            <numerusform>Hay %n valores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The row has %n cells, but the header has {columns}.</source>
        <translation>
            <numerusform>La fila tiene %n celda; el encabezado, {columns}.</numerusform>
            <numerusform>La fila tiene %n celdas; el encabezado, {columns}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Text length gives away the maker: the human&apos;s text is longer in {share}% of pairs (medians in characters: {human} for humans, {machine} for machines).</source>
        <translation>La longitud de un texto delata su clase: el del humano es más largo en el {share} % de los pares (medianas en caracteres: {human} los de humanos, {machine} los de máquinas).</translation>
    </message>
    <message>
        <source>Text length gives away the maker: the machine&apos;s text is longer in {share}% of pairs (medians in characters: {human} for humans, {machine} for machines).</source>
        <translation>La longitud de un texto delata su clase: el de la máquina es más largo en el {share} % de los pares (medianas en caracteres: {human} los de humanos, {machine} los de máquinas).</translation>
    </message>
    <message>
        <source>Change to {close}</source>
        <translation>Cambiar a {close}</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find {name} in {called}.</source>
        <translation>No existe el archivo {name} en {called}.</translation>
    </message>
    <message numerus="yes">
        <source>%n machine rows don&apos;t name an agent; they count as one agent.</source>
        <translation>
            <numerusform>%n fila de máquina no nombra ningún agente; cuenta como un agente.</numerusform>
            <numerusform>%n filas de máquinas no nombran ningún agente; cuentan como uno solo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file can&apos;t be read completely. {why}</source>
        <translation>No se puede leer el archivo entero. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs contain no machine or two, so neither choice is correct.</source>
        <translation>
            <numerusform>%n pareja no tiene ninguna máquina o tiene dos, así que ninguna opción es correcta.</numerusform>
            <numerusform>%n parejas no tienen ninguna máquina o tienen dos, así que ninguna opción es correcta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The passphrase has %n characters. Use at least {shortest}, for example four unrelated words.</source>
        <translation>
            <numerusform>La frase secreta tiene %n carácter. Use al menos {shortest}, p. ej. cuatro palabras que no tengan nada que ver entre sí.</numerusform>
            <numerusform>La frase secreta tiene %n caracteres. Use al menos {shortest}, p. ej. cuatro palabras que no tengan nada que ver entre sí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The passphrase has %n different characters. Use at least {fewest}.</source>
        <translation>
            <numerusform>La frase secreta tiene un solo carácter distinto (%n). Use al menos {fewest}.</numerusform>
            <numerusform>La frase secreta tiene %n caracteres distintos. Use al menos {fewest}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The passphrase file {path} can&apos;t be read. {why}</source>
        <translation>No se puede leer el archivo de la frase secreta {path}. {why}</translation>
    </message>
    <message>
        <source>The registration can&apos;t be read. {why}</source>
        <translation>No se puede leer el prerregistro. {why}</translation>
    </message>
    <message>
        <source>form</source>
        <translation>formulario</translation>
    </message>
    <message>
        <source>question</source>
        <translation>pregunta</translation>
    </message>
    <message>
        <source>field</source>
        <translation>campo</translation>
    </message>
    <message>
        <source>{value} is not a choice of the field {id}.</source>
        <translation>{value} no es una opción del campo {id}.</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regla</translation>
    </message>
    <message>
        <source>{value} is not a choice of {id}.</source>
        <translation>{value} no es una opción de {id}.</translation>
    </message>
    <message>
        <source>This is not valid TOML: {message}.</source>
        <translation>Esto no es TOML válido: {message}.</translation>
    </message>
    <message>
        <source>character {number}</source>
        <translation>carácter {number}</translation>
    </message>
    <message numerus="yes">
        <source>Control questions of {table} are in another language for participants who read {code}: %n texts are not translated.</source>
        <translation>
            <numerusform>Las preguntas de control de {table} están en otro idioma para los participantes que leen {code}: falta por traducir %n texto.</numerusform>
            <numerusform>Las preguntas de control de {table} están en otro idioma para los participantes que leen {code}: faltan por traducir %n textos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ID has %n characters, and it becomes part of file names.</source>
        <translation>
            <numerusform>El id tiene %n carácter; pasa a formar parte de nombres de archivo.</numerusform>
            <numerusform>El id tiene %n caracteres; pasa a formar parte de nombres de archivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloque</translation>
    </message>
    <message>
        <source>{code} is not a language code.</source>
        <translation>{code} no es un código de idioma.</translation>
    </message>
    <message>
        <source>The folder can&apos;t be written to. {why} Choose another data folder, or ask its owner for permission.</source>
        <translation>No se puede escribir en la carpeta. {why} Elija otra carpeta de datos o pida permiso a su propietario.</translation>
    </message>
    <message>
        <source>The disk at {disk} is full{path}.</source>
        <translation>El disco de {disk} está lleno{path}.</translation>
    </message>
    <message>
        <source>Free some space, then continue.</source>
        <translation>Libere espacio y continúe.</translation>
    </message>
    <message>
        <source>Reconnect the disk or network share at {disk}, or put the file back where it was.</source>
        <translation>Vuelva a conectar el disco o la unidad compartida de {disk}, o devuelva el archivo a su sitio.</translation>
    </message>
    <message>
        <source>The disk at {disk} can no longer be written to.</source>
        <translation>Ya no se puede escribir en el disco de {disk}.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>Libere espacio y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>El disco es de solo lectura.</translation>
    </message>
    <message>
        <source>Turn off its write protection, or choose another place.</source>
        <translation>Quite la protección contra escritura o elija otro lugar.</translation>
    </message>
    <message>
        <source>You don&apos;t have permission.</source>
        <translation>No tiene permiso.</translation>
    </message>
    <message>
        <source>Ask the administrator of this computer for it, or choose another place.</source>
        <translation>Pídalo al administrador de este equipo o elija otro lugar.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the file or folder.</source>
        <translation>TuringDesk no encuentra el archivo o la carpeta.</translation>
    </message>
    <message>
        <source>Check the name, and that the disk is connected.</source>
        <translation>Compruebe el nombre y que el disco esté conectado.</translation>
    </message>
    <message>
        <source>The disk or network share isn&apos;t connected any more.</source>
        <translation>El disco o la unidad compartida ya no están conectados.</translation>
    </message>
    <message>
        <source>Reconnect it, then try again.</source>
        <translation>Vuelva a conectarlo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>Otro programa lo está usando.</translation>
    </message>
    <message>
        <source>Close it there, then try again.</source>
        <translation>Ciérrelo allí y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>A part of the path is a file, not a folder.</source>
        <translation>Una parte de la ruta es un archivo, no una carpeta.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Elija otra carpeta.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <translation>Es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>Elija un archivo.</translation>
    </message>
    <message>
        <source>Something with that name already exists.</source>
        <translation>Ya existe algo con ese nombre.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>El nombre es demasiado largo.</translation>
    </message>
    <message>
        <source>The disk reports a fault.</source>
        <translation>El disco informa de un fallo.</translation>
    </message>
    <message>
        <source>Check its cable or the network, and copy what is on it to another disk.</source>
        <translation>Revise su cable o la red, y copie su contenido a otro disco.</translation>
    </message>
    <message>
        <source>Too many files are open.</source>
        <translation>Hay demasiados archivos abiertos.</translation>
    </message>
    <message>
        <source>Close other programs, then try again.</source>
        <translation>Cierre otros programas y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Another program uses this address.</source>
        <translation>Otro programa usa esta dirección.</translation>
    </message>
    <message>
        <source>Close that program, or choose another address.</source>
        <translation>Cierre ese programa o elija otra dirección.</translation>
    </message>
    <message>
        <source>Check that it is on, and check the cable or the network.</source>
        <translation>Compruebe que esté encendido y revise el cable o la red.</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>Revise la dirección.</translation>
    </message>
    <message>
        <source>No secure connection is possible.</source>
        <translation>No es posible una conexión segura.</translation>
    </message>
    <message>
        <source>Pair the two computers again.</source>
        <translation>Vuelva a vincular los dos equipos.</translation>
    </message>
    <message>
        <source>The file is damaged, or isn&apos;t in the expected format.</source>
        <translation>El archivo está dañado o no tiene el formato esperado.</translation>
    </message>
    <message>
        <source>Try again, or choose another place.</source>
        <translation>Vuelva a intentarlo o elija otro lugar.</translation>
    </message>
    <message>
        <source>Correct the file, or save it again.</source>
        <translation>Corrija el archivo o guárdelo de nuevo.</translation>
    </message>
    <message>
        <source>The results of a trained judge can&apos;t be read. {why}</source>
        <translation>No se pueden leer los resultados de un juez entrenado. {why}</translation>
    </message>
    <message numerus="yes">
        <source>pasted %n characters</source>
        <translation>
            <numerusform>%n carácter pegado</numerusform>
            <numerusform>%n caracteres pegados</numerusform>
        </translation>
    </message>
    <message>
        <source>no pauses</source>
        <translation>sin pausas</translation>
    </message>
    <message>
        <source>left the window for {seconds} s</source>
        <translation>fuera de la ventana durante {seconds} s</translation>
    </message>
    <message>
        <source>How people&apos;s fixations were recorded: lsl (eye tracker, live), import (eye tracker&apos;s files), or click (clicks on a blurred picture, in place of eye movements)</source>
        <translation>Cómo se registraron las fijaciones de las personas: lsl (eye tracker, en vivo), import (archivos del eye tracker) o click (clics sobre una imagen desenfocada, en lugar de movimientos oculares)</translation>
    </message>
    <message>
        <source>ID of one stimulus in the other table</source>
        <translation>Id de un estímulo de la otra tabla (columna `first` en la tabla)</translation>
    </message>
    <message>
        <source>ID of the other stimulus</source>
        <translation>Id del otro estímulo (columna `second` en la tabla)</translation>
    </message>
    <message>
        <source>A study package has errors, so TuringDesk can&apos;t run it.</source>
        <translation>Un paquete de estudio incumple una de las reglas escritas en studies/README.md.</translation>
    </message>
    <message>
        <source>The answers that were collected don&apos;t make a study.</source>
        <translation>Con las respuestas recogidas no se puede formar un estudio.</translation>
    </message>
    <message>
        <source>Who made what is encrypted in a sealed study, and its sessions are drawn already.</source>
        <translation>En un estudio sellado, quién hizo qué está cifrado y sus sesiones ya están sorteadas.</translation>
    </message>
    <message>
        <source>A preview is a real session, so the study must be free of errors.</source>
        <translation>Una vista previa es una sesión real, por lo que el estudio no debe tener errores.</translation>
    </message>
    <message>
        <source>task</source>
        <comment>head of a column of results</comment>
        <translation>tarea</translation>
    </message>
    <message>
        <source>block</source>
        <comment>head of a column of results</comment>
        <translation>bloque</translation>
    </message>
    <message>
        <source>agent</source>
        <comment>head of a column of results</comment>
        <translation>agente</translation>
    </message>
    <message>
        <source>length</source>
        <comment>head of a column of results</comment>
        <translation>longitud</translation>
    </message>
    <message>
        <source>conversation</source>
        <comment>head of a column of results</comment>
        <translation>conversación</translation>
    </message>
    <message>
        <source>speaker</source>
        <comment>head of a column of results</comment>
        <translation>hablante</translation>
    </message>
    <message>
        <source>language</source>
        <comment>head of a column of results</comment>
        <translation>idioma</translation>
    </message>
    <message>
        <source>system</source>
        <comment>head of a column of results</comment>
        <translation>sistema</translation>
    </message>
    <message>
        <source>for a human</source>
        <comment>head of a column of results</comment>
        <translation>indica humano</translation>
    </message>
    <message>
        <source>weight human</source>
        <comment>head of a column of results</comment>
        <translation>peso humano</translation>
    </message>
    <message>
        <source>for a machine</source>
        <comment>head of a column of results</comment>
        <translation>indica máquina</translation>
    </message>
    <message>
        <source>weight machine</source>
        <comment>head of a column of results</comment>
        <translation>peso máquina</translation>
    </message>
    <message>
        <source>n</source>
        <comment>head of a column of results</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>{interval}% CI low</source>
        <comment>head of a column of results</comment>
        <translation>IC del {interval} %, inferior</translation>
    </message>
    <message>
        <source>{interval}% CI high</source>
        <comment>head of a column of results</comment>
        <translation>IC del {interval} %, superior</translation>
    </message>
    <message>
        <source>p(M|M)</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M)</translation>
    </message>
    <message>
        <source>participants</source>
        <comment>head of a column of results</comment>
        <translation>participantes</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>head of a column of results</comment>
        <translation>completas</translation>
    </message>
    <message>
        <source>still needed</source>
        <comment>head of a column of results</comment>
        <translation>faltan</translation>
    </message>
    <message>
        <source>flagged</source>
        <comment>head of a column of results</comment>
        <translation>por revisar</translation>
    </message>
    <message>
        <source>least</source>
        <comment>head of a column of results</comment>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>most</source>
        <comment>head of a column of results</comment>
        <translation>máximo</translation>
    </message>
    <message>
        <source>needed each</source>
        <comment>head of a column of results</comment>
        <translation>necesarias por consigna</translation>
    </message>
    <message>
        <source>study</source>
        <comment>head of a column of results</comment>
        <translation>estudio</translation>
    </message>
    <message>
        <source>SE of p(M|M)</source>
        <comment>head of a column of results</comment>
        <translation>EE de p(M|M)</translation>
    </message>
    <message>
        <source>p mm low</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M) desde</translation>
    </message>
    <message>
        <source>p mm high</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M) hasta</translation>
    </message>
    <message>
        <source>p mm method</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M) método</translation>
    </message>
    <message>
        <source>P mm method</source>
        <comment>head of a column of results</comment>
        <translation>P(M|M) método</translation>
    </message>
    <message>
        <source>detectability</source>
        <comment>head of a column of results</comment>
        <translation>detectabilidad</translation>
    </message>
    <message>
        <source>SE</source>
        <comment>head of a column of results</comment>
        <translation>EE</translation>
    </message>
    <message>
        <source>n human</source>
        <comment>head of a column of results</comment>
        <translation>n humano</translation>
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
        <translation>se generaliza a</translation>
    </message>
    <message>
        <source>Generalizes</source>
        <comment>head of a column of results</comment>
        <translation>Se generaliza a</translation>
    </message>
    <message>
        <source>method</source>
        <comment>head of a column of results</comment>
        <translation>método</translation>
    </message>
    <message>
        <source>Method</source>
        <comment>head of a column of results</comment>
        <translation>Método</translation>
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
        <translation>esquema</translation>
    </message>
    <message>
        <source>first</source>
        <comment>head of a column of results</comment>
        <translation>primero</translation>
    </message>
    <message>
        <source>second</source>
        <comment>head of a column of results</comment>
        <translation>segundo</translation>
    </message>
    <message>
        <source>code</source>
        <comment>head of a column of results</comment>
        <translation>código</translation>
    </message>
    <message>
        <source>title</source>
        <comment>head of a column of results</comment>
        <translation>título</translation>
    </message>
    <message>
        <source>observed</source>
        <comment>head of a column of results</comment>
        <translation>observado</translation>
    </message>
    <message>
        <source>expected</source>
        <comment>head of a column of results</comment>
        <translation>esperado</translation>
    </message>
    <message>
        <source>kappa</source>
        <comment>head of a column of results</comment>
        <translation>kappa</translation>
    </message>
    <message>
        <source>assumptions</source>
        <comment>head of a column of results</comment>
        <translation>supuestos</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <comment>head of a column of results</comment>
        <translation>Supuestos</translation>
    </message>
    <message>
        <source>against</source>
        <comment>head of a column of results</comment>
        <translation>frente a</translation>
    </message>
    <message>
        <source>success</source>
        <comment>head of a column of results</comment>
        <translation>éxitos</translation>
    </message>
    <message>
        <source>judged</source>
        <comment>head of a column of results</comment>
        <translation>juzgado</translation>
    </message>
    <message>
        <source>statistic</source>
        <comment>head of a column of results</comment>
        <translation>estadístico</translation>
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
        <translation>efecto</translation>
    </message>
    <message>
        <source>as in</source>
        <comment>head of a column of results</comment>
        <translation>como en</translation>
    </message>
    <message>
        <source>by</source>
        <comment>head of a column of results</comment>
        <translation>por</translation>
    </message>
    <message>
        <source>level</source>
        <comment>head of a column of results</comment>
        <translation>nivel</translation>
    </message>
    <message>
        <source>n machine</source>
        <comment>head of a column of results</comment>
        <translation>n máquina</translation>
    </message>
    <message>
        <source>SE of p(H|H)</source>
        <comment>head of a column of results</comment>
        <translation>EE de p(H|H)</translation>
    </message>
    <message>
        <source>truth</source>
        <comment>head of a column of results</comment>
        <translation>verdad</translation>
    </message>
    <message>
        <source>bin</source>
        <comment>head of a column of results</comment>
        <translation>intervalo</translation>
    </message>
    <message>
        <source>stated</source>
        <comment>head of a column of results</comment>
        <translation>declarado</translation>
    </message>
    <message>
        <source>calibration error</source>
        <comment>head of a column of results</comment>
        <translation>error de calibración</translation>
    </message>
    <message>
        <source>overconfidence</source>
        <comment>head of a column of results</comment>
        <translation>exceso de confianza</translation>
    </message>
    <message>
        <source>slope</source>
        <comment>head of a column of results</comment>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>slope z</source>
        <comment>head of a column of results</comment>
        <translation>z de la pendiente</translation>
    </message>
    <message>
        <source>slope p</source>
        <comment>head of a column of results</comment>
        <translation>p de la pendiente</translation>
    </message>
    <message>
        <source>test</source>
        <comment>head of a column of results</comment>
        <translation>prueba</translation>
    </message>
    <message>
        <source>p human</source>
        <comment>head of a column of results</comment>
        <translation>p humano</translation>
    </message>
    <message>
        <source>p machine</source>
        <comment>head of a column of results</comment>
        <translation>p máquina</translation>
    </message>
    <message>
        <source>p human low</source>
        <comment>head of a column of results</comment>
        <translation>p humano desde</translation>
    </message>
    <message>
        <source>p human high</source>
        <comment>head of a column of results</comment>
        <translation>p humano hasta</translation>
    </message>
    <message>
        <source>p machine low</source>
        <comment>head of a column of results</comment>
        <translation>p máquina desde</translation>
    </message>
    <message>
        <source>p machine high</source>
        <comment>head of a column of results</comment>
        <translation>p máquina hasta</translation>
    </message>
    <message>
        <source>what</source>
        <comment>head of a column of results</comment>
        <translation>qué</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>head of a column of results</comment>
        <translation>preguntados</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>head of a column of results</comment>
        <translation>superados</translation>
    </message>
    <message>
        <source>question</source>
        <comment>head of a column of results</comment>
        <translation>pregunta</translation>
    </message>
    <message>
        <source>n judges</source>
        <comment>head of a column of results</comment>
        <translation>n jueces</translation>
    </message>
    <message>
        <source>value</source>
        <comment>head of a column of results</comment>
        <translation>valor</translation>
    </message>
    <message>
        <source>machines low</source>
        <comment>head of a column of results</comment>
        <translation>máquinas desde</translation>
    </message>
    <message>
        <source>machines high</source>
        <comment>head of a column of results</comment>
        <translation>máquinas hasta</translation>
    </message>
    <message>
        <source>machines p</source>
        <comment>head of a column of results</comment>
        <translation>máquinas p</translation>
    </message>
    <message>
        <source>wilson low</source>
        <comment>head of a column of results</comment>
        <translation>Wilson desde</translation>
    </message>
    <message>
        <source>wilson high</source>
        <comment>head of a column of results</comment>
        <translation>Wilson hasta</translation>
    </message>
    <message>
        <source>n stimuli</source>
        <comment>head of a column of results</comment>
        <translation>n estímulos</translation>
    </message>
    <message>
        <source>term</source>
        <comment>head of a column of results</comment>
        <translation>término</translation>
    </message>
    <message>
        <source>margin</source>
        <comment>head of a column of results</comment>
        <translation>margen</translation>
    </message>
    <message>
        <source>smallest margin</source>
        <comment>head of a column of results</comment>
        <translation>margen mínimo</translation>
    </message>
    <message>
        <source>trained on</source>
        <comment>head of a column of results</comment>
        <translation>entrenado con</translation>
    </message>
    <message>
        <source>is extrapolated</source>
        <comment>head of a column of results</comment>
        <translation>extrapolado</translation>
    </message>
    <message>
        <source>coefficient</source>
        <comment>head of a column of results</comment>
        <translation>coeficiente</translation>
    </message>
    <message>
        <source>correlation</source>
        <comment>head of a column of results</comment>
        <translation>correlación</translation>
    </message>
    <message>
        <source>rank</source>
        <comment>head of a column of results</comment>
        <translation>puesto</translation>
    </message>
    <message>
        <source>stimulus</source>
        <comment>head of a column of results</comment>
        <translation>estímulo</translation>
    </message>
    <message>
        <source>subject</source>
        <comment>head of a column of results</comment>
        <translation>sujeto</translation>
    </message>
    <message>
        <source>choice</source>
        <comment>head of a column of results</comment>
        <translation>elección</translation>
    </message>
    <message>
        <source>score</source>
        <comment>head of a column of results</comment>
        <translation>puntuación</translation>
    </message>
    <message>
        <source>people n</source>
        <comment>head of a column of results</comment>
        <translation>n personas</translation>
    </message>
    <message>
        <source>people wrong</source>
        <comment>head of a column of results</comment>
        <translation>error personas</translation>
    </message>
    <message>
        <source>text</source>
        <comment>head of a column of results</comment>
        <translation>texto</translation>
    </message>
    <message>
        <source>feature</source>
        <comment>head of a column of results</comment>
        <translation>rasgo</translation>
    </message>
    <message>
        <source>weight</source>
        <comment>head of a column of results</comment>
        <translation>peso</translation>
    </message>
    <message>
        <source>speaks for</source>
        <comment>head of a column of results</comment>
        <translation>apunta a</translation>
    </message>
    <message>
        <source>grouped by</source>
        <comment>head of a column of results</comment>
        <translation>agrupado por</translation>
    </message>
    <message>
        <source>difference</source>
        <comment>head of a column of results</comment>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>difference low</source>
        <comment>head of a column of results</comment>
        <translation>diferencia desde</translation>
    </message>
    <message>
        <source>difference high</source>
        <comment>head of a column of results</comment>
        <translation>diferencia hasta</translation>
    </message>
    <message>
        <source>message</source>
        <comment>head of a column of results</comment>
        <translation>mensaje</translation>
    </message>
    <message>
        <source>evidence</source>
        <comment>head of a column of results</comment>
        <translation>evidencia</translation>
    </message>
    <message>
        <source>evidence sd</source>
        <comment>head of a column of results</comment>
        <translation>evidencia DE</translation>
    </message>
    <message>
        <source>answers</source>
        <comment>head of a column of results</comment>
        <translation>respuestas</translation>
    </message>
    <message>
        <source>judges</source>
        <comment>head of a column of results</comment>
        <translation>jueces</translation>
    </message>
    <message>
        <source>p hh low</source>
        <comment>head of a column of results</comment>
        <translation>p(H|H) desde</translation>
    </message>
    <message>
        <source>p hh high</source>
        <comment>head of a column of results</comment>
        <translation>p(H|H) hasta</translation>
    </message>
    <message>
        <source>setting</source>
        <comment>head of a column of results</comment>
        <translation>entorno</translation>
    </message>
    <message>
        <source>turns</source>
        <comment>head of a column of results</comment>
        <translation>turnos</translation>
    </message>
    <message>
        <source>n person</source>
        <comment>head of a column of results</comment>
        <translation>n persona</translation>
    </message>
    <message>
        <source>words</source>
        <comment>head of a column of results</comment>
        <translation>palabras</translation>
    </message>
    <message>
        <source>person words</source>
        <comment>head of a column of results</comment>
        <translation>palabras de la persona</translation>
    </message>
    <message>
        <source>prompts</source>
        <comment>head of a column of results</comment>
        <translation>consignas</translation>
    </message>
    <message>
        <source>references</source>
        <comment>head of a column of results</comment>
        <translation>referencias</translation>
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
        <translation>BLEU-4 desde</translation>
    </message>
    <message>
        <source>bleu 4 high</source>
        <comment>head of a column of results</comment>
        <translation>BLEU-4 hasta</translation>
    </message>
    <message>
        <source>cider</source>
        <comment>head of a column of results</comment>
        <translation>CIDEr</translation>
    </message>
    <message>
        <source>cider low</source>
        <comment>head of a column of results</comment>
        <translation>CIDEr desde</translation>
    </message>
    <message>
        <source>cider high</source>
        <comment>head of a column of results</comment>
        <translation>CIDEr hasta</translation>
    </message>
    <message>
        <source>detectability low</source>
        <comment>head of a column of results</comment>
        <translation>detectabilidad desde</translation>
    </message>
    <message>
        <source>detectability high</source>
        <comment>head of a column of results</comment>
        <translation>detectabilidad hasta</translation>
    </message>
    <message>
        <source>n verdicts</source>
        <comment>head of a column of results</comment>
        <translation>n veredictos</translation>
    </message>
    <message>
        <source>topic</source>
        <comment>head of a column of results</comment>
        <translation>tema</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>head of a column of results</comment>
        <translation>pares</translation>
    </message>
    <message>
        <source>judges a pair</source>
        <comment>head of a column of results</comment>
        <translation>jueces por par</translation>
    </message>
    <message>
        <source>pass rate</source>
        <comment>head of a column of results</comment>
        <translation>tasa de superación</translation>
    </message>
    <message>
        <source>pooled</source>
        <comment>head of a column of results</comment>
        <translation>combinado</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>head of a column of results</comment>
        <translation>veredicto</translation>
    </message>
    <message>
        <source>category</source>
        <comment>head of a column of results</comment>
        <translation>categoría</translation>
    </message>
    <message>
        <source>reason</source>
        <comment>head of a column of results</comment>
        <translation>motivo</translation>
    </message>
    <message>
        <source>texts</source>
        <comment>head of a column of results</comment>
        <translation>textos</translation>
    </message>
    <message>
        <source>measure</source>
        <comment>head of a column of results</comment>
        <translation>medida</translation>
    </message>
    <message>
        <source>look</source>
        <comment>head of a column of results</comment>
        <translation>análisis</translation>
    </message>
    <message>
        <source>error unadjusted</source>
        <comment>head of a column of results</comment>
        <translation>error sin ajustar</translation>
    </message>
    <message>
        <source>strategy</source>
        <comment>head of a column of results</comment>
        <translation>estrategia</translation>
    </message>
    <message>
        <source>accuracy</source>
        <comment>head of a column of results</comment>
        <translation>aciertos</translation>
    </message>
    <message>
        <source>accuracy low</source>
        <comment>head of a column of results</comment>
        <translation>aciertos desde</translation>
    </message>
    <message>
        <source>accuracy high</source>
        <comment>head of a column of results</comment>
        <translation>aciertos hasta</translation>
    </message>
    <message>
        <source>rate</source>
        <comment>head of a column of results</comment>
        <translation>tasa</translation>
    </message>
    <message numerus="yes">
        <source>%n judges</source>
        <translation>
            <numerusform>%n juez</numerusform>
            <numerusform>%n jueces</numerusform>
        </translation>
    </message>
    <message>
        <source>a single coder</source>
        <translation>un codificador</translation>
    </message>
    <message>
        <source>{name}: kind is {kind}. Use one of: {kinds}.</source>
        <translation>{name}: kind es {kind}. Escriba uno de: {kinds}.</translation>
    </message>
    <message>
        <source>{name}: a scheme needs 1 to {most_categories} [[category]] tables.</source>
        <translation>{name}: necesita de 1 a {most_categories} [[category]].</translation>
    </message>
    <message>
        <source>{name}: a {key} is missing. Add {key} = &quot;...&quot;.</source>
        <translation>{name}: falta {key} en algún sitio. Escriba {key} = &quot;...&quot;.</translation>
    </message>
    <message>
        <source>Correct the file, or remove it from the folder.</source>
        <translation>Corrija el archivo o quítelo de la carpeta.</translation>
    </message>
    <message>
        <source>Available: {known}.</source>
        <translation>Hay: {known}.</translation>
    </message>
    <message>
        <source>below the block&apos;s time limit</source>
        <translation>más rápido que el límite del bloque</translation>
    </message>
    <message>
        <source>Marked as too fast when it was given; {needed}.</source>
        <translation>Marcado como demasiado rápido al responderse; {needed}.</translation>
    </message>
    <message>
        <source>at least {limit_s} s required</source>
        <translation>hacen falta al menos {limit_s} s</translation>
    </message>
    <message>
        <source>Incorrect answer to the control question {asked}: {choice}.</source>
        <translation>La pregunta de control {asked} se respondió mal: {choice}.</translation>
    </message>
    <message>
        <source>Answer to the question {question}: {given}.</source>
        <translation>La pregunta {question} se respondió así: {given}.</translation>
    </message>
    <message>
        <source>Session {place} of this participant; only the first one counts: {first}.</source>
        <translation>Sesión {place} de este participante; solo cuenta la primera, {first}.</translation>
    </message>
    <message>
        <source>The answer to {field} is {given}; required: {needed}.</source>
        <translation>La respuesta a {field} es {given}; se requiere {needed}.</translation>
    </message>
    <message>
        <source>There is no answer to {field}; required: {needed}.</source>
        <translation>No hay respuesta a {field}; se requiere {needed}.</translation>
    </message>
    <message>
        <source>There are more than {tried} ways to distribute the remaining trials over agents. The {tried} most demanding ways were checked and can be drawn; the others were not checked.</source>
        <translation>Los ensayos restantes se pueden repartir entre los agentes de más de {tried} maneras. Se pueden sortear las {tried} que se probaron, empezando por las más difíciles; las demás no se probaron.</translation>
    </message>
    <message>
        <source>Make the number of trials a multiple of the number of agents, or add answers to other prompts.</source>
        <translation>Haga que los ensayos sean un múltiplo del número de agentes, o añada respuestas a otras consignas.</translation>
    </message>
    <message>
        <source>{needed} of length {length} needed, {there} available</source>
        <translation>hacen falta {needed} de longitud {length}, hay {there}</translation>
    </message>
    <message>
        <source>{needed} needed, {there} available</source>
        <translation>hacen falta {needed}, hay {there}</translation>
    </message>
    <message>
        <source>Add answers to other prompts, reduce the number of trials, or set repeat_prompts = true.</source>
        <translation>Añada respuestas a otras consignas, pida menos o ponga repeat_prompts = true.</translation>
    </message>
    <message>
        <source>Add some, or set what to draw instead, for example mix = {{ {letters} = {number} }}.</source>
        <translation>Añada algunas o diga qué sortear en su lugar, p. ej. mix = {{ {letters} = {number} }}.</translation>
    </message>
    <message>
        <source>Add longer conversations, or remove the long values from lengths.</source>
        <translation>Añada conversaciones más largas o quite las largas de lengths.</translation>
    </message>
    <message>
        <source>Add answers, or reduce the number of trials.</source>
        <translation>Añada respuestas o pida menos.</translation>
    </message>
    <message>
        <source>Set trials to 1 or more.</source>
        <translation>Pida al menos uno.</translation>
    </message>
    <message>
        <source>Add rows to it.</source>
        <translation>Añada algunas.</translation>
    </message>
    <message>
        <source>Increase trials, or remove some of them.</source>
        <translation>Aumente trials o quite algunos de ellos.</translation>
    </message>
    <message>
        <source>Control trials requested: {trials}; rows of {table} reserved for control trials: {control}.</source>
        <translation>Ensayos de control pedidos: {trials}; filas de {table} reservadas para control: {control}.</translation>
    </message>
    <message>
        <source>Mark more rows with control = yes, or list fewer positions.</source>
        <translation>Marque más filas con control = yes o indique menos posiciones.</translation>
    </message>
    <message>
        <source>Practice trials requested: {practice}; rows of {table} reserved for practice: {practice2}.</source>
        <translation>Ensayos de práctica pedidos: {practice}; filas de {table} reservadas para práctica: {practice2}.</translation>
    </message>
    <message>
        <source>Mark more rows with practice = yes, or reduce practice.</source>
        <translation>Marque más filas con practice = yes o reduzca practice.</translation>
    </message>
    <message>
        <source>A length is below 1 or listed twice.</source>
        <translation>Una longitud es menor que 1 o aparece dos veces.</translation>
    </message>
    <message>
        <source>{position} is fixed at position {position2}, but {table} has no row with that ID.</source>
        <translation>{position} está fijado en la posición {position2}, pero {table} no tiene ninguna fila con ese id.</translation>
    </message>
    <message>
        <source>Correct the ID, or remove it.</source>
        <translation>Corrija el id o quítelo.</translation>
    </message>
    <message>
        <source>{twice} is fixed at more than one position.</source>
        <translation>{twice} está fijado en dos posiciones.</translation>
    </message>
    <message>
        <source>Fix it at one position only.</source>
        <translation>Fíjelo en una de ellas.</translation>
    </message>
    <message>
        <source>The fixed stimuli {ids} have the same prompt, and no judge sees a prompt twice.</source>
        <translation>Los estímulos fijos {ids} comparten una consigna, y ningún juez ve dos veces la misma.</translation>
    </message>
    <message>
        <source>Fix different stimuli, or set repeat_prompts = true.</source>
        <translation>Fije otros o ponga repeat_prompts = true.</translation>
    </message>
    <message>
        <source>The mix contains a negative number.</source>
        <translation>La mezcla tiene un número menor que 0.</translation>
    </message>
    <message>
        <source>Use 0 or more.</source>
        <translation>Escriba 0 o más.</translation>
    </message>
    <message>
        <source>The mix adds up to {values}, but {drawn} of the {trials} trials are drawn ({trials2} are control trials, {fixed} are fixed).</source>
        <translation>La mezcla suma {values}, pero se sortean {drawn} de los {trials} ensayos ({trials2} son de control, {fixed} fijos).</translation>
    </message>
    <message>
        <source>in addition to the fixed ones</source>
        <translation>además de los fijos</translation>
    </message>
    <message>
        <source>Position {position} is listed twice.</source>
        <translation>La posición {position} aparece dos veces.</translation>
    </message>
    <message>
        <source>List each position once.</source>
        <translation>Indique cada posición una sola vez.</translation>
    </message>
    <message>
        <source>{what} is at position {position}, but the block only has trials 1 to {trials}.</source>
        <translation>{what} está en la posición {position}, pero el bloque tiene los ensayos del 1 al {trials}.</translation>
    </message>
    <message>
        <source>Choose a position within the block, or increase trials.</source>
        <translation>Indique una posición dentro del bloque o aumente trials.</translation>
    </message>
    <message>
        <source>Consent: name {signature}, saved separately</source>
        <translation>Consentimiento: un nombre es {signature} y se guarda aparte</translation>
    </message>
    <message>
        <source>Some sessions show stimuli of {table} in two blocks, in a pair or on their own: {name}{more}. There are too few other stimuli.</source>
        <translation>Algunas sesiones muestran estímulos de {table} en dos bloques, en pareja o solos: {name}{more}. Queda muy poco más que mostrar.</translation>
    </message>
    <message>
        <source>Add stimuli, reduce the number of trials, or give each block its own table.</source>
        <translation>Añada estímulos, pida menos o dé a cada bloque su propia tabla.</translation>
    </message>
    <message>
        <source>Remove them from the table, or include them in the mix.</source>
        <translation>Quítelas de la tabla o deles un lugar en la mezcla.</translation>
    </message>
    <message>
        <source>Plan more participants, more trials, or fewer answers.</source>
        <translation>Prevea más participantes, más ensayos o menos respuestas.</translation>
    </message>
    <message>
        <source>Add {what} trials, or clear the column {what} in these rows.</source>
        <translation>Pida ensayos de {what} o vacíe la columna {what} de estas filas.</translation>
    </message>
    <message>
        <source>Remove these lengths, or add longer conversations.</source>
        <translation>Quite estas longitudes o añada conversaciones más largas.</translation>
    </message>
    <message>
        <source>Add a control question to every answer, or set questions = &quot;every&quot; or &quot;none&quot;.</source>
        <translation>Dé una a cada respuesta, o escriba questions = &quot;every&quot; o &quot;none&quot;.</translation>
    </message>
    <message>
        <source>This block shares {table} with another block, and a session never shows a stimulus twice. After the other block, too few stimuli remain. {missing}</source>
        <translation>Comparte {table} con otro bloque, y ninguna sesión muestra un estímulo dos veces; después de un bloque quedaba muy poco. {missing}</translation>
    </message>
    <message>
        <source>Add answers, reduce the number of trials, or give each block its own table.</source>
        <translation>Añada respuestas, pida menos o dé a cada bloque su propia tabla.</translation>
    </message>
    <message>
        <source>{name} is also fixed in block {name2}, and a session never shows a stimulus twice.</source>
        <translation>{name} también está fijado en el bloque {name2}, y ninguna sesión lo muestra dos veces.</translation>
    </message>
    <message>
        <source>Fix a different stimulus.</source>
        <translation>Fije otro.</translation>
    </message>
    <message>
        <source>unknown kind {values}</source>
        <translation>el tipo {values} es desconocido</translation>
    </message>
    <message>
        <source>unknown settings: {unknown}</source>
        <translation>los ajustes {unknown} son desconocidos</translation>
    </message>
    <message>
        <source>the ID {id} contains a |, which is used to join IDs</source>
        <translation>el id {id} contiene un |, que une varios id</translation>
    </message>
    <message>
        <source>You can answer after the animation has played once.</source>
        <translation>Se admite una respuesta después de una reproducción completa.</translation>
    </message>
    <message>
        <source>The session has ended; there is nothing to answer.</source>
        <translation>La sesión ha terminado; no hay nada que responder.</translation>
    </message>
    <message>
        <source>Only a trial can go unanswered.</source>
        <translation>Solo un ensayo puede quedar sin respuesta.</translation>
    </message>
    <message>
        <source>Only consent can be refused.</source>
        <translation>Solo se puede rechazar la página de consentimiento.</translation>
    </message>
    <message>
        <source>This step has no question {unknown}.</source>
        <translation>Este paso no pregunta {unknown}.</translation>
    </message>
    <message>
        <source>Given the other answers, this step doesn&apos;t ask {idle}.</source>
        <translation>Después de las demás respuestas, este paso no pregunta {idle}.</translation>
    </message>
    <message>
        <source>The key was held down. Release it, then press it again.</source>
        <translation>La tecla se mantuvo pulsada; para responder hay que pulsarla de nuevo.</translation>
    </message>
    <message>
        <source>You can answer after {look_first_s} s.</source>
        <translation>Se admite una respuesta después de {look_first_s} s.</translation>
    </message>
    <message>
        <source>{key} still needs an answer.</source>
        <translation>Este paso aún necesita una respuesta a {key}.</translation>
    </message>
    <message>
        <source>There is no whole number between 0 and {n}.</source>
        <translation>No hay ningún número entero de 0 a {n}.</translation>
    </message>
    <message>
        <source>no data for this result</source>
        <translation>no hay datos para esto</translation>
    </message>
    <message>
        <source>{code} already has session {number} in this study, started {time}</source>
        <translation>{code} ya tiene la sesión {number} en este estudio, empezada {time}</translation>
    </message>
    <message>
        <source>{begun} ({state}). A new session gets the number {number}.</source>
        <translation>{begun} ({state}). Una nueva recibe el número {number}.</translation>
    </message>
    <message>
        <source>Is this the correct code?</source>
        <translation>¿Es este el código correcto?</translation>
    </message>
    <message>
        <source>{code} withdrew on {day}, and the data were deleted. Use a new code.</source>
        <translation>{code} se retiró el {day} y sus datos se borraron. Quien venga ahora necesita otro código.</translation>
    </message>
    <message>
        <source>{code} already has session {number} in this study, started {time} at {kiosk}</source>
        <translation>{code} ya tiene la sesión {number} en este estudio, empezada {time} en {kiosk}</translation>
    </message>
    <message>
        <source>{other} and {code} count as the same code: {begun}</source>
        <translation>{other} y {code} son un mismo código: {begun}</translation>
    </message>
    <message>
        <source>{begun}, and it is still running. Is this the correct code?</source>
        <translation>{begun}, y aún está en curso. ¿Es este el código correcto?</translation>
    </message>
    <message>
        <source>{code} was created for the study {study}. Is this the correct study?</source>
        <translation>{code} se creó para el estudio {study}. ¿Es este el estudio correcto?</translation>
    </message>
    <message>
        <source>{code} contains a typo: its last character doesn&apos;t match the others.</source>
        <translation>{code} está mal escrito: su último carácter no concuerda con los demás.</translation>
    </message>
    <message numerus="yes">
        <source>{code} is not one of the %n codes created for this study.</source>
        <translation>
            <numerusform>{code} no coincide con el %n código creado para este estudio.</numerusform>
            <numerusform>{code} no está entre los %n códigos creados para este estudio.</numerusform>
        </translation>
    </message>
    <message>
        <source>makers are sealed</source>
        <translation>de quién, está sellado</translation>
    </message>
    <message>
        <source>Not known yet. Chance is 0.5.</source>
        <translation>Aún no se conoce. El azar es 0.5.</translation>
    </message>
    <message>
        <source>Detectability over sessions</source>
        <translation>Detectabilidad a lo largo de las sesiones</translation>
    </message>
    <message>
        <source>Answers per minute</source>
        <translation>Respuestas por minuto</translation>
    </message>
    <message>
        <source>Up to session {number}: {value}, {interval}</source>
        <translation>Hasta la sesión {number}: {value}, {interval}</translation>
    </message>
    <message>
        <source>{value}. Chance is 0.5, certainty is 1.</source>
        <translation>{value}. El azar es 0,5, la certeza es 1.</translation>
    </message>
    <message>
        <source>{value}, {interval}. Chance is 0.5, certainty is 1.</source>
        <translation>{value}, {interval}. El azar es 0,5, la certeza es 1.</translation>
    </message>
    <message>
        <source>Detectability with its interval</source>
        <translation>Detectabilidad con su intervalo</translation>
    </message>
    <message>
        <source>Fewer than {fewest} verdicts</source>
        <translation>Menos de {fewest} veredictos</translation>
    </message>
    <message numerus="yes">
        <source>%n answers in the last minute, at most {most} in one of the last {minutes}.</source>
        <translation>
            <numerusform>%n respuesta en el último minuto; como máximo {most} en uno de los últimos {minutes}.</numerusform>
            <numerusform>%n respuestas en el último minuto; como máximo {most} en uno de los últimos {minutes}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No answers in the last %n minutes.</source>
        <translation>
            <numerusform>Ninguna respuesta en el último minuto (%n).</numerusform>
            <numerusform>Ninguna respuesta en los últimos %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Minutes ago</source>
        <translation>Hace (minutos)</translation>
    </message>
    <message>
        <source>Up to session {number}: {value}</source>
        <translation>Hasta la sesión {number}: {value}</translation>
    </message>
    <message>
        <source>{keys} on the participant&apos;s keyboard pauses or ends a session, and closes the final screen.</source>
        <translation>{keys} en el teclado del participante pone en pausa o termina la sesión y, después, cierra la pantalla final.</translation>
    </message>
    <message>
        <source>Pages need {size}; text is cut off on this screen.</source>
        <translation>Las páginas necesitan {size}; aquí el texto se corta.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t prevent this. Turn off the screen saver and sleep in the system&apos;s settings.</source>
        <translation>Aquí no se puede impedir. Desactive el salvapantallas y la suspensión en los ajustes del sistema.</translation>
    </message>
    <message>
        <source>In the system&apos;s settings, set the date and time, and turn on automatic network time.</source>
        <translation>Ajuste la fecha y la hora en los ajustes del sistema y deje que la red las fije.</translation>
    </message>
    <message>
        <source>At this scaling, the screen only has {size}.</source>
        <translation>La escala solo deja espacio para {size}.</translation>
    </message>
    <message>
        <source>This system doesn&apos;t report when the screen turns off.</source>
        <translation>En este sistema no se pudo leer cuándo se apaga la pantalla.</translation>
    </message>
    <message>
        <source>TuringDesk prevents this during sessions.</source>
        <translation>Se impide mientras hay una sesión en curso.</translation>
    </message>
    <message>
        <source>On this system, the kiosk can&apos;t block Alt+Tab and similar shortcuts.</source>
        <translation>Este sistema no permite que el quiosco bloquee Alt+Tab y teclas similares.</translation>
    </message>
    <message>
        <source>Close other programs, or run the kiosk in a user account without any. On Linux, choose an X11 session at login.</source>
        <translation>Cierre los demás programas o use el quiosco en una cuenta que no tenga otros. En Linux, elija una sesión X11 al entrar.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t write to {folder}.</source>
        <translation>No se puede escribir en {folder}.</translation>
    </message>
    <message>
        <source>Free some space. At least {size} should be free.</source>
        <translation>Libere espacio: debería haber al menos {size} libres.</translation>
    </message>
    <message>
        <source>The clock shows {now}; the newest data are {time} ahead.</source>
        <translation>Marca {now}; los datos más recientes van {time} por delante.</translation>
    </message>
    <message>
        <source>Clock not synchronized ({now}).</source>
        <translation>Marca {now}, y la red no lo ajusta.</translation>
    </message>
    <message>
        <source>The clock shows {now}.</source>
        <translation>Marca {now}.</translation>
    </message>
    <message>
        <source>Change it back, or continue if you want this layout.</source>
        <translation>Vuelva a la anterior, o continúe si es intencionado.</translation>
    </message>
    <message>
        <source>The screen never turns off.</source>
        <translation>La pantalla no se apaga nunca.</translation>
    </message>
    <message>
        <source>The screen turns off or the computer sleeps after {time}.</source>
        <translation>La pantalla se apaga o el equipo se suspende tras {time}.</translation>
    </message>
    <message>
        <source>Alt+Tab and similar shortcuts are blocked.</source>
        <translation>Alt+Tab y teclas similares no salen del quiosco.</translation>
    </message>
    <message>
        <source>Give this user permission to write to it.</source>
        <translation>Dé a este usuario permiso para escribir ahí.</translation>
    </message>
    <message>
        <source>The clock shows {now}, which is before this version of TuringDesk was built.</source>
        <translation>Marca {now}, anterior a la fecha de creación de este programa.</translation>
    </message>
    <message>
        <source>Clock synchronized ({now}).</source>
        <translation>Marca {now}, ajustado por la red.</translation>
    </message>
    <message>
        <source>This system doesn&apos;t report the keyboard layout.</source>
        <translation>En este sistema no se pudo leer su distribución.</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpida</translation>
    </message>
    <message>
        <source>Session {number}, marked as pilot, {when}, {who}: {text}</source>
        <translation>Sesión {number}, convertida en piloto, {when}, {who}: {text}</translation>
    </message>
    <message>
        <source>clock changed</source>
        <translation>reloj ajustado</translation>
    </message>
    <message numerus="yes">
        <source>%n characters that are invisible or can&apos;t be stored were removed.</source>
        <translation>
            <numerusform>Se omitió %n carácter que no se puede mostrar ni guardar.</numerusform>
            <numerusform>Se omitieron %n caracteres que no se pueden mostrar ni guardar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spreadsheet errors instead of values: correct them</source>
        <translation>
            <numerusform>%n error de la hoja de cálculo en lugar de un valor: corríjalo</numerusform>
            <numerusform>%n errores de la hoja de cálculo en lugar de un valor: corríjalos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n merged cells: only the first cell of each contains the text. Fill in the other cells.</source>
        <translation>
            <numerusform>%n celda combinada: el texto está en la primera celda y las demás están vacías. Rellénelas.</numerusform>
            <numerusform>%n celdas combinadas: el texto está en la primera celda de cada una y las demás están vacías. Rellénelas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formulas: their displayed values were pasted as text.</source>
        <translation>
            <numerusform>%n fórmula: se pegó como texto lo que muestra.</numerusform>
            <numerusform>%n fórmulas: se pegó como texto lo que muestran.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells starting with = were pasted as text; formulas are not calculated here</source>
        <translation>
            <numerusform>%n celda que empieza por = se conserva como texto; aquí no se calculan fórmulas</numerusform>
            <numerusform>%n celdas que empiezan por = se conservan como texto; aquí no se calculan fórmulas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers with a comma: use a decimal point if you mean a number</source>
        <translation>
            <numerusform>%n número con coma: escriba un punto donde se espera un número</numerusform>
            <numerusform>%n números con coma: escriba un punto donde se espera un número</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells look like dates: check that the spreadsheet didn&apos;t convert them</source>
        <translation>
            <numerusform>%n fecha o algo que se convirtió en una: compruebe que sea lo que se escribió</numerusform>
            <numerusform>%n fechas o algo que se convirtió en una: compruebe que sea lo que se escribió</numerusform>
        </translation>
    </message>
    <message>
        <source>The record that starts in line {start} is not valid CSV: {problem}. Correct its quotes in a text editor, then open the table again.</source>
        <translation>El registro que empieza en la línea {start} no es CSV: {problem}. Corrija sus comillas en un editor de texto y vuelva a abrir la tabla.</translation>
    </message>
    <message>
        <source>Explain why the study was changed. The report lists it as a deviation.</source>
        <translation>Diga por qué se cambió el estudio; el informe lo muestra como desviación.</translation>
    </message>
    <message>
        <source>This row is not a JSON object, so it has no cells. Correct its first cell, which shows the whole line: {...}.</source>
        <translation>Esta fila no es un objeto JSON, así que no tiene celdas. Corrija su primera celda, que muestra la línea entera: {...}.</translation>
    </message>
    <message>
        <source>There is already a picture called {name}. Rename this one, or replace the other.</source>
        <translation>Hay otra imagen llamada {name}. Cambie el nombre de esta o sustituya la otra.</translation>
    </message>
    <message>
        <source>{name} has {width} x {height} pixels. Make it smaller: at most {longest_side} per side and {most_pixels} in total.</source>
        <translation>{name} tiene {width} x {height} píxeles. Hágala más pequeña: como máximo {longest_side} por lado y {most_pixels} en total.</translation>
    </message>
    <message>
        <source>There is already a picture {known}, which differs from {name} only by case. Rename one of them.</source>
        <translation>Hay una imagen {known}, que difiere de {name} solo en mayúsculas y minúsculas. Cambie el nombre de una.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be shown as a picture: {problem}. Save it as PNG or JPEG.</source>
        <translation>{name} no es una imagen que se pueda mostrar: {problem}. Guárdela como PNG o JPEG.</translation>
    </message>
    <message>
        <source>{folder} is not empty. Choose a folder that doesn&apos;t exist yet.</source>
        <translation>{folder} no está vacía. Indique una carpeta que aún no exista.</translation>
    </message>
    <message>
        <source>{name} could not be saved. {problem} Your changes are still here; save again.</source>
        <translation>No se pudo guardar {name}. {problem} Aquí no se pierde nada; vuelva a guardar.</translation>
    </message>
    <message>
        <source>{files} changed on disk after you opened the study. Open the study again to see the change, or save anyway to overwrite it.</source>
        <translation>{files} cambió en el disco después de abrir aquí el estudio. Abra de nuevo el estudio para verlo, o guarde de todos modos para sustituirlo.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be saved: it is open in another program, or you don&apos;t have permission to write to the folder. Close it in Excel, then save again. Your changes are still here.</source>
        <translation>No se puede escribir {name}: lo tiene otro programa, o usted no puede escribir en la carpeta. Ciérrelo en Excel y vuelva a guardar. Aquí no se pierde nada.</translation>
    </message>
    <message>
        <source>{named} no longer exists. Add it again, or remove it here, then save.</source>
        <translation>{named} ya no está. Añádalo de nuevo o quítelo aquí, y después guarde.</translation>
    </message>
    <message>
        <source>{written} is not in the study&apos;s folder, so you can&apos;t edit it here.</source>
        <translation>{written} no está dentro de la carpeta del estudio, así que no se edita aquí.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be removed. {problem} Your changes are still here; save again.</source>
        <translation>No se puede quitar {name}. {problem} Aquí no se pierde nada; vuelva a guardar.</translation>
    </message>
    <message>
        <source>{name} is not a table that TuringDesk can read. Save it as one of {known}.</source>
        <translation>{name} no es una tabla que se pueda leer. Guárdela como uno de {known}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells to the right of column {last} are not read ({cells}).</source>
        <translation>
            <numerusform>%n celda a la derecha de la columna {last} no leída ({cells}).</numerusform>
            <numerusform>%n celdas a la derecha de la columna {last} no leídas ({cells}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranges of merged cells ({cells}): only the first cell of each contains the text. Fill in the other cells.</source>
        <translation>
            <numerusform>%n rango de celdas combinadas ({cells}): solo la primera celda tiene el texto. Rellene las demás.</numerusform>
            <numerusform>%n rangos de celdas combinadas ({cells}): solo la primera celda de cada uno tiene el texto. Rellene las demás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formulas ({cells}): their last saved values are used.</source>
        <translation>
            <numerusform>%n fórmula ({cells}): se tomó el valor del último guardado.</numerusform>
            <numerusform>%n fórmulas ({cells}): se tomó el valor del último guardado.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is a workbook, although its name says otherwise. Change the ending to .xlsx.</source>
        <translation>{name} es un libro de Excel, aunque su nombre diga otra cosa. Haga que termine en .xlsx.</translation>
    </message>
    <message>
        <source>{name} is larger than 256 MB. Split it into several tables.</source>
        <translation>{name} tiene más de 256 MB. Divídalo en varias tablas.</translation>
    </message>
    <message>
        <source>The workbook has no visible sheet.</source>
        <translation>El libro no tiene ninguna hoja visible: todas están ocultas.</translation>
    </message>
    <message>
        <source>Unhide a sheet in Excel, and save the workbook.</source>
        <translation>Muestre la hoja en Excel y guarde.</translation>
    </message>
    <message>
        <source>{name} is not valid CSV: {problem}. Save it again as CSV UTF-8.</source>
        <translation>{name} no es CSV: {problem}. Guárdelo de nuevo como CSV UTF-8.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 and was read as Western European (Windows). Check letters with accents.</source>
        <translation>El archivo no es UTF-8 y se leyó como europeo occidental (Windows). Revise las letras con acentos.</translation>
    </message>
    <message>
        <source>Answers faster than {usual} s are excluded from results. You can change this in Rules.</source>
        <translation>Las respuestas que tardan menos de {usual} s se excluyen de los resultados; cámbielo en Reglas.</translation>
    </message>
    <message>
        <source>Participants don&apos;t see all {rows} rows: they see each prompt once at most, and as many answers by humans as by machines. You can change the number of trials in the block.</source>
        <translation>Los participantes no ven las {rows} filas: ven cada consigna una vez como máximo, y tantas respuestas de humanos como de máquinas. El número de ensayos se puede cambiar en el bloque.</translation>
    </message>
    <message>
        <source>{name} has no rows below the first one, which contains the column names.</source>
        <translation>{name} no tiene filas debajo de la primera, que nombra las columnas.</translation>
    </message>
    <message>
        <source>{value} is neither human nor machine (rows: {count}). Choose which one it is.</source>
        <translation>{value} no dice ni humano ni máquina (filas: {count}). Escriba cuál es.</translation>
    </message>
    <message>
        <source>Columns that were not imported: {left}.</source>
        <translation>Columnas que no se tomaron: {left}.</translation>
    </message>
    <message>
        <source>Pictures missing from the folder: {names} (cells: {rows}).</source>
        <translation>Imágenes que no están en la carpeta: {names} (celdas: {rows}).</translation>
    </message>
    <message>
        <source>Pictures in the folder that no row uses and that were not copied: {idle}.</source>
        <translation>Imágenes de la carpeta que ninguna fila nombra y que no se copiaron: {idle}.</translation>
    </message>
    <message>
        <source>{name} is not a table: its name doesn&apos;t end in one of {formats}.</source>
        <translation>{name} no es una tabla: su nombre no termina en ninguno de {formats}.</translation>
    </message>
    <message>
        <source>The first sheet is empty. Add column names in Excel first.</source>
        <translation>La primera hoja está vacía. Nombre antes sus columnas en Excel.</translation>
    </message>
    <message>
        <source>{name} is an Excel workbook, which you can&apos;t edit here. Copy its rows to a .csv table, or edit it in Excel.</source>
        <translation>{name} es un libro de Excel, que aquí no se cambia. Copie sus filas a una tabla .csv o cámbielo en Excel.</translation>
    </message>
    <message>
        <source>There is already a column {name}.</source>
        <translation>Ya hay una columna {name}.</translation>
    </message>
    <message>
        <source>the parts of one table, such as [[block]], are not together</source>
        <translation>las partes de una misma tabla, como [[block]], están separadas</translation>
    </message>
    <message>
        <source>the layout of study.toml doesn&apos;t allow this change</source>
        <translation>study.toml está escrito de una manera que no deja lugar para este cambio</translation>
    </message>
    <message>
        <source>the text would have a different meaning</source>
        <translation>el texto diría otra cosa</translation>
    </message>
    <message>
        <source>{what}: {problem}. Edit it in a text editor.</source>
        <translation>{what}: {problem}. Cámbielo en un editor de texto.</translation>
    </message>
    <message>
        <source>{key} has no element {number}.</source>
        <translation>No hay ningún elemento {number} en {key}.</translation>
    </message>
    <message>
        <source>The ending of {name} is unknown. Known endings: {known}. For a folder for sharing, use {named}.</source>
        <translation>{name} no termina en una extensión conocida: {known}. Una carpeta para compartir necesita {named}.</translation>
    </message>
    <message>
        <source>The column names of {title} are only available for CSV. Choose the format CSV, or keep the default column names.</source>
        <translation>Solo los archivos CSV tienen los nombres de columna de {title}. Elija el formato CSV o deje los nombres de columna como están.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the data folder {data}. Check the name.</source>
        <translation>No existe la carpeta de datos {data}. Revise el nombre.</translation>
    </message>
    <message>
        <source>Some texts start with =, +, -, or @: {where}.</source>
        <translation>Algunos textos empiezan por =, +, - o @: {where}.</translation>
    </message>
    <message>
        <source>{what} An apostrophe was added before each one, so that spreadsheets don&apos;t read it as a formula.</source>
        <translation>{what} Se puso un apóstrofo delante de cada uno, para que ninguno sea una fórmula.</translation>
    </message>
    <message>
        <source>{forms} contains the answers to forms.</source>
        <translation>{forms} contiene las respuestas a los formularios.</translation>
    </message>
    <message>
        <source>The sheet {name}</source>
        <translation>La hoja {name}</translation>
    </message>
    <message>
        <source>The list of exclusions</source>
        <translation>La lista de exclusiones</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the folder {parent}. Create it, or choose another one.</source>
        <translation>No existe la carpeta {parent}. Créela o elija otra.</translation>
    </message>
    <message>
        <source>{path} is a folder. Enter the name of a file in it.</source>
        <translation>{path} es una carpeta. Indique el nombre de un archivo dentro de ella.</translation>
    </message>
    <message>
        <source>{path} already exists. Choose a new name, or delete it first.</source>
        <translation>{path} ya existe y se sobrescribiría. Elija otro nombre o bórrelo.</translation>
    </message>
    <message>
        <source>Verification of {name} failed: {problem}. The disk may be failing; export to another one.</source>
        <translation>{name} no se puede releer: {problem}. El disco puede estar fallando; exporte a otro.</translation>
    </message>
    <message>
        <source>There are more than {most_rows} rows, the limit of a sheet. Export as CSV, or export one study at a time with --study.</source>
        <translation>Hay más de {most_rows} filas, que es todo lo que cabe en una hoja. Exporte como CSV, o un estudio cada vez con --study.</translation>
    </message>
    <message>
        <source>Verification of the sheet {name} failed: it contains {found} of {written} rows. The disk may be failing; export to another one.</source>
        <translation>La hoja {name} se relee con {found} de {written} filas. El disco puede estar fallando; exporte a otro.</translation>
    </message>
    <message>
        <source>A new folder for sharing: one table for each session and task, as is usual in brain imaging.</source>
        <translation>Una carpeta nueva para compartir: una tabla por sesión y tarea, como en la neuroimagen.</translation>
    </message>
    <message>
        <source>A BIDS folder contains one study, but the data contain {studies}. Choose one of them.</source>
        <translation>Una carpeta BIDS contiene un solo estudio; aquí hay {studies}. Elija uno de ellos.</translation>
    </message>
    <message>
        <source>The file {name}</source>
        <translation>El archivo {name}</translation>
    </message>
    <message>
        <source>One row for each answered question. UTF-8, commas, CR LF; for R, pandas, and most other programs.</source>
        <translation>Una fila por pregunta respondida: UTF-8, coma, CR LF, para R, pandas y todo lo demás.</translation>
    </message>
    <message>
        <source>One object for each answered question. Missing values are null.</source>
        <translation>Un objeto por pregunta respondida; los valores que faltan son null.</translation>
    </message>
    <message>
        <source>Verification of {name} failed: it contains {found} of {in_journals} rows. The disk may be failing; export to another one.</source>
        <translation>{name} se relee con {found} de {in_journals} filas. El disco puede estar fallando; exporte a otro.</translation>
    </message>
    <message>
        <source>A new folder for sharing: one CSV file for each session, with a description of every column.</source>
        <translation>Una carpeta nueva para compartir: un archivo CSV por sesión, con todas las columnas descritas.</translation>
    </message>
    <message>
        <source>Long format with TRUE, FALSE, and NA, and an R script that reads it with types and levels.</source>
        <translation>Formato largo, TRUE, FALSE y NA, y un script de R que lo lee con tipos y niveles.</translation>
    </message>
    <message>
        <source>A .sav file with variable and value labels. Participants and forms are in separate files next to it.</source>
        <translation>Un archivo .sav con etiquetas de variables y de valores; participantes y formularios en archivos aparte.</translation>
    </message>
    <message>
        <source>Summary, responses, participants, stimuli, analyses, exclusions, and codebook. Text is never converted to formulas or dates.</source>
        <translation>Resumen, respuestas, participantes, estímulos, análisis, exclusiones y libro de códigos. El texto nunca se convierte en fórmulas ni fechas.</translation>
    </message>
    <message>
        <source>No verdicts count, so no results can be computed. The flow of participants shows what was excluded.</source>
        <translation>No cuenta ningún veredicto. Sin veredictos no se puede calcular ningún resultado; el flujo de participantes dice qué se excluyó.</translation>
    </message>
    <message>
        <source>No study was preregistered before data collection, so no result counts as planned. Treat all results and tests as exploratory.</source>
        <translation>Ningún estudio se prerregistró antes de recoger los datos, así que ningún resultado cuenta como previsto. Considere exploratorios todos los resultados y pruebas.</translation>
    </message>
    <message>
        <source>Until the seal was opened, no one who ran sessions could know who made what. Sessions were drawn blind, from as many answers of each kind to a prompt as the mix requires, so the number of human answers varies between sessions like coin flips. Sets of complementary sessions, which show the same prompts with other answers, are balanced together.</source>
        <translation>Hasta que se abrió el sello, nadie de quienes hacían las sesiones podía leer quién hizo qué. Las sesiones se sortearon sin saberlo, con tantas respuestas de cada tipo por consigna como pide la mezcla, de modo que el número de respuestas humanas varía entre sesiones como en lanzamientos de moneda; los conjuntos de sesiones complementarias, en los que cada una muestra las consignas de las demás con otras respuestas, están equilibrados en conjunto.</translation>
    </message>
    <message>
        <source>Verdicts by origin, {which}.</source>
        <translation>Qué dijeron los jueces, {which}.</translation>
    </message>
    <message>
        <source>excludes</source>
        <translation>qué excluye</translation>
    </message>
    <message>
        <source>test</source>
        <translation>prueba</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>estimación</translation>
    </message>
    <message>
        <source>For other machines like these, the interval is {interval} ({p}).</source>
        <translation>Para otras máquinas como estas, el intervalo es {interval} ({p}).</translation>
    </message>
    <message>
        <source>Rules mark answers but never delete them. An answer that several rules exclude counts for each rule.</source>
        <translation>Las reglas marcan respuestas y no borran nada. Lo que excluyen varias reglas cuenta en cada una.</translation>
    </message>
    <message>
        <source>Preregistered studies.</source>
        <translation>Estudios prerregistrados.</translation>
    </message>
    <message>
        <source>Planned tests.</source>
        <translation>Pruebas previstas.</translation>
    </message>
    <message>
        <source>Exploratory tests; p values are not corrected.</source>
        <translation>Pruebas exploratorias; los valores p no están corregidos.</translation>
    </message>
    <message>
        <source>Seed of random draws</source>
        <translation>Semilla de lo que se sortea al azar</translation>
    </message>
    <message>
        <source>1; the methods give the number of draws</source>
        <translation>1; los métodos dicen cuántas veces se sortea</translation>
    </message>
    <message>
        <source>Software, computers, and versions used for the sessions.</source>
        <translation>Con qué se hicieron las sesiones.</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>correctos</translation>
    </message>
    <message>
        <source>The results combine {studies} studies.</source>
        <translation>Los resultados reúnen {studies} estudios.</translation>
    </message>
    <message>
        <source>Detectability against 0.5, and machine agents against each other. Holm&apos;s method corrects p (Holm) for the number of tests of the same kind.</source>
        <translation>Detectabilidad frente a 0,5, y agentes máquina entre sí. El método de Holm corrige p (Holm) por el número de pruebas del mismo tipo.</translation>
    </message>
    <message>
        <source>Verdicts by origin and task</source>
        <translation>Veredictos por origen y tarea</translation>
    </message>
    <message>
        <source>All machines</source>
        <translation>Todas las máquinas</translation>
    </message>
    <message>
        <source>Called &quot;machine&quot; by people and machine judges</source>
        <translation>Llamados «máquina» por personas y jueces máquina</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts and their mean, on {which}; verdicts of each judge: n = {humans} on humans and {machines} on machines.</source>
        <translation>Proporciones de veredictos correctos y su media, sobre {which}; veredictos de cada juez: n = {humans} sobre humanos y {machines} sobre máquinas.</translation>
    </message>
    <message>
        <source>All {there} machines have the same {name} ({value}), so nothing is drawn.</source>
        <translation>Las {there} máquinas tienen el mismo valor de {name} ({value}), así que no se dibuja nada.</translation>
    </message>
    <message>
        <source>{by} (Cameron et al., 2011; Satterthwaite, 1946)</source>
        <translation>{by} (Cameron, Gelbach y Miller 2011)</translation>
    </message>
    <message>
        <source>No interval: to estimate how much judges differ, at least {fewest_judges} judges are needed; the data have {found}.</source>
        <translation>Sin intervalo: con {found} no se puede ver cuánto difieren los jueces; hacen falta al menos {fewest_judges}.</translation>
    </message>
    <message>
        <source>Success rate, all and first trials</source>
        <translation>Tasa de éxito, todos los ensayos y primeros ensayos</translation>
    </message>
    <message>
        <source>control trials at positions {control_trials}</source>
        <translation>ensayos de control en la posición {control_trials}</translation>
    </message>
    <message numerus="yes">
        <source>%n practice trials before it</source>
        <translation>
            <numerusform>%n ensayo de práctica antes</numerusform>
            <numerusform>%n ensayos de práctica antes</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} and {more} more</source>
        <translation>{cells} y {more} más</translation>
    </message>
    <message>
        <source>{what} Excel and other spreadsheets may read them as formulas. Export as a workbook, or make them safe for spreadsheets.</source>
        <translation>{what} Excel y otras hojas de cálculo pueden tomarlos por fórmulas. Exporte como libro o haga que sean inofensivos para las hojas de cálculo.</translation>
    </message>
    <message>
        <source>No value rests on {least} verdicts or more.</source>
        <translation>Ningún valor se basa en {least} veredictos o más.</translation>
    </message>
    <message>
        <source>The estimate of a test is its effect, such as detectability, or its difference from 0.5 in tests of equivalence.</source>
        <translation>La estimación de una prueba es su efecto, como la detectabilidad, o su diferencia con 0,5 en las pruebas de equivalencia.</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>juzgado</translation>
    </message>
    <message>
        <source>The interval generalizes to: {generalizes}.</source>
        <translation>El intervalo se generaliza a: {generalizes}.</translation>
    </message>
    <message>
        <source>Blocks of {title}, with the number of trials per session.</source>
        <translation>Bloques de {title}, ensayos de una sesión cada uno.</translation>
    </message>
    <message>
        <source>Then excluded: {lost}.</source>
        <translation>Después salieron: {lost}.</translation>
    </message>
    <message>
        <source>Parts of journals that could not be read or were changed.</source>
        <translation>Lugares de los diarios que no se pudieron leer o que se cambiaron.</translation>
    </message>
    <message>
        <source>There are no sessions, so the report can&apos;t describe a study.</source>
        <translation>No hay sesiones, así que no se sabe nada de ningún estudio.</translation>
    </message>
    <message>
        <source>{name} could not be computed: {problem}</source>
        <translation>No se pudo calcular: {name}: {problem}</translation>
    </message>
    <message>
        <source>Verdicts excluded from the analysis: {reasons}.</source>
        <translation>Veredictos excluidos del análisis: {reasons}.</translation>
    </message>
    <message>
        <source>For other machines like these, the interval is {interval}.</source>
        <translation>Para otras máquinas como estas, el intervalo es {interval}.</translation>
    </message>
    <message>
        <source>The analysis was not preregistered and is exploratory.</source>
        <translation>El análisis no se prerregistró y es exploratorio.</translation>
    </message>
    <message>
        <source>Flow of participants.</source>
        <translation>Flujo de participantes.</translation>
    </message>
    <message>
        <source>{shown} of {rows} rows; the workbook has all of them.</source>
        <translation>{shown} de {rows} filas; el libro las tiene todas.</translation>
    </message>
    <message>
        <source>No machine has judged these answers.</source>
        <translation>Ninguna máquina ha juzgado estas respuestas.</translation>
    </message>
    <message>
        <source>No data for this result.</source>
        <translation>No hay datos para esto.</translation>
    </message>
    <message>
        <source>Exploratory tests</source>
        <translation>Pruebas exploratorias</translation>
    </message>
    <message>
        <source>Unless a row says otherwise, results generalize to: {to}.</source>
        <translation>Si una fila no indica otra cosa, los resultados se generalizan a: {to}.</translation>
    </message>
    <message>
        <source>Counts of verdicts, and shares and detectability as formulas</source>
        <translation>Recuentos de veredictos; proporciones y detectabilidad como fórmulas</translation>
    </message>
    <message>
        <source>The ending of {name} is unknown. Known endings: {known}.</source>
        <translation>{name} no termina en una extensión conocida: {known}.</translation>
    </message>
    <message>
        <source>Detectability by task</source>
        <translation>Detectabilidad por tarea</translation>
    </message>
    <message>
        <source>Detectability by machine</source>
        <translation>Detectabilidad por máquina</translation>
    </message>
    <message>
        <source>Keys that switch programs, such as Alt+Tab, couldn&apos;t be blocked.</source>
        <translation>No se pudieron bloquear para los participantes las teclas que cambian de programa, como Alt+Tab.</translation>
    </message>
    <message>
        <source>The record of where the journal ended when it was closed is empty or damaged.</source>
        <translation>Lo que indica dónde terminaba el diario al cerrarse está vacío o dañado.</translation>
    </message>
    <message>
        <source>Without it, TuringDesk can&apos;t tell whether lines are missing at the end.</source>
        <translation>Si faltan líneas al final, este archivo no puede revelarlo.</translation>
    </message>
    <message>
        <source>The journal&apos;s end has changed since it was closed.</source>
        <translation>El diario no termina como terminaba cuando se cerró.</translation>
    </message>
    <message>
        <source>New lines are ignored until the file has its original name and content again and</source>
        <translation>Lo nuevo que contiene se deja fuera hasta que vuelva a tener su nombre y su contenido y</translation>
    </message>
    <message>
        <source>{fix}the results are reopened.</source>
        <translation>{fix}se abran de nuevo los resultados.</translation>
    </message>
    <message>
        <source>The file name is not that of a journal.</source>
        <translation>El archivo no se llama como se llama un diario.</translation>
    </message>
    <message>
        <source>The file contains the session {session}.</source>
        <translation>El archivo contiene la sesión {session}.</translation>
    </message>
    <message>
        <source>Restore it from a backup. If it was moved or deleted on purpose, delete the record of it: {path}.</source>
        <translation>Recupérelo de una copia de seguridad. Si se movió o se borró con razón, borre la nota sobre él: {path}.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t create {path}. {problem}</source>
        <translation>No se puede crear {path}. {problem}</translation>
    </message>
    <message>
        <source>Every line already has {taken}. Choose another name for the field.</source>
        <translation>Todas las líneas tienen {taken}; dé otro nombre al campo.</translation>
    </message>
    <message>
        <source>Answers up to trial {number} are saved.</source>
        <translation>Las respuestas hasta el ensayo {number} están guardadas.</translation>
    </message>
    <message>
        <source>Response times are correct, because they use a separate clock. Don&apos;t compare times of day before and after this line.</source>
        <translation>Los tiempos de respuesta son correctos: se miden con un reloj propio. Las horas del día anteriores y posteriores a esta línea no se pueden comparar.</translation>
    </message>
    <message>
        <source>Compare the file with a copy or a backup. Its content may differ from what participants answered.</source>
        <translation>Compare el archivo con otra copia o una copia de seguridad; lo que dice ahora puede no ser lo que se respondió.</translation>
    </message>
    <message>
        <source>The last line is incomplete: writing was interrupted.</source>
        <translation>La última línea se cortó mientras se escribía.</translation>
    </message>
    <message>
        <source>No confirmed answer is missing: this one was not saved yet. You can also see this briefly while a session is running.</source>
        <translation>No falta nada de lo confirmado: la respuesta aún no se había guardado. Una sesión en curso termina así por un momento.</translation>
    </message>
    <message>
        <source>Lines before this one were removed, inserted, or moved.</source>
        <translation>Se quitaron, insertaron o movieron líneas anteriores a esta.</translation>
    </message>
    <message>
        <source>Times are out of order: {t_ms} ms comes after {t_ms2} ms.</source>
        <translation>El tiempo va hacia atrás: {t_ms} ms después de {t_ms2} ms.</translation>
    </message>
    <message>
        <source>The answer&apos;s time is not between the stimulus and the time of saving.</source>
        <translation>La respuesta no se dio entre el estímulo y su escritura.</translation>
    </message>
    <message>
        <source>The file contains the session {line} but has a different name.</source>
        <translation>El archivo contiene la sesión {line}, pero se llama de otra manera.</translation>
    </message>
    <message>
        <source>Rename it to {line}.jsonl. If it is a copy, move it to another folder.</source>
        <translation>Llámelo de nuevo {line}.jsonl; las copias van en otra carpeta.</translation>
    </message>
    <message>
        <source>The line that identifies the session is missing.</source>
        <translation>Falta la línea que dice de quién es esta sesión.</translation>
    </message>
    <message>
        <source>found to be changed</source>
        <translation>encontró el archivo cambiado</translation>
    </message>
    <message>
        <source>Compare the file with a copy or a backup. Its content may differ from what was written.</source>
        <translation>Compare el archivo con otra copia o una copia de seguridad; lo que dice ahora puede no ser lo que se escribió.</translation>
    </message>
    <message>
        <source>The line is incomplete: writing was interrupted.</source>
        <translation>La línea se cortó mientras se escribía.</translation>
    </message>
    <message>
        <source>A note needs 1 to {longest} characters.</source>
        <translation>Una nota tiene de 1 a {longest} caracteres.</translation>
    </message>
    <message>
        <source>{stated} is not a list of rules</source>
        <translation>{stated} no es una lista de reglas</translation>
    </message>
    <message>
        <source>A rule of the study {study} can&apos;t be applied: {wrong}.</source>
        <translation>No se puede aplicar una regla del estudio {study}: {wrong}.</translation>
    </message>
    <message>
        <source>Update TuringDesk, or specify the study&apos;s rules with --rules.</source>
        <translation>Actualice TuringDesk o indique las reglas del estudio con --rules.</translation>
    </message>
    <message>
        <source>{what} Use 1 to 40 letters (a to z), digits, and hyphens, such as P-014.</source>
        <translation>{what} Use de 1 a 40 letras (a-z), cifras y guiones, p. ej. P-014.</translation>
    </message>
    <message>
        <source>The participant code {code} contains {strange}.</source>
        <translation>El código de participante {code} contiene {strange}.</translation>
    </message>
    <message>
        <source>The participant code {code} has {code2} characters.</source>
        <translation>El código de participante {code} tiene {code2} caracteres.</translation>
    </message>
    <message>
        <source>If they come from another lab or computer, compare the key with the one in the preregistration, or ask the lab. To accept the key, run `turingdesk check DATA --key KEY`. If they were recorded on this computer, someone signed them again: compare them with a backup.</source>
        <translation>Si vienen de otro laboratorio o equipo, compare la clave con la del prerregistro o pregunte al laboratorio. Para aceptar la clave, ejecute `turingdesk check DATA --key KEY`. Si se registraron en este equipo, alguien los ha vuelto a firmar: compárelos con una copia de seguridad.</translation>
    </message>
    <message>
        <source>The signature is missing, although the first line names a signing key.</source>
        <translation>Falta la firma, aunque la primera línea nombra la clave con la que se hace.</translation>
    </message>
    <message>
        <source>The journal is signed with a different key than the one named in its first line.</source>
        <translation>El diario está firmado con una clave distinta de la que nombra su primera línea.</translation>
    </message>
    <message>
        <source>The journal has changed since the desk received it ({at} UTC).</source>
        <translation>El diario no está como lo recibió el puesto de control, {at} UTC.</translation>
    </message>
    <message>
        <source>{count} signed with a key that this computer doesn&apos;t know</source>
        <translation>{count} la firma de una clave que este equipo no conoce</translation>
    </message>
    <message>
        <source>The signature doesn&apos;t match: the content was changed after it was signed.</source>
        <translation>La firma no corresponde: lo que hay aquí se cambió después de firmarlo.</translation>
    </message>
    <message>
        <source>Lines were added after the signed one.</source>
        <translation>Se añadieron líneas después de la que se firmó.</translation>
    </message>
    <message>
        <source>The study is sealed, so its makers are unknown here. Ask the people who sealed it to compute the power.</source>
        <translation>El estudio está sellado: aquí nadie sabe quién hizo qué. Pida a quienes lo sellaron que calculen la potencia.</translation>
    </message>
    <message>
        <source>The answers of {table} have no words. Use other features.</source>
        <translation>Las respuestas de {table} no tienen palabras. Tome otros rasgos.</translation>
    </message>
    <message>
        <source>Some of its values are not finite (NaN or infinite).</source>
        <translation>Algunos de sus números no son finitos (NaN o infinito).</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the file {path} with word vectors. Check the path.</source>
        <translation>No hay ningún archivo {path} con vectores de palabras. Indique su ruta.</translation>
    </message>
    <message>
        <source>it ends in the middle of a vector</source>
        <translation>termina dentro de un vector</translation>
    </message>
    <message>
        <source>it ends in the middle of a word</source>
        <translation>termina dentro de una palabra</translation>
    </message>
    <message>
        <source>a line is not a word followed by numbers</source>
        <translation>una línea no es una palabra con sus números</translation>
    </message>
    <message>
        <source>Its picture can&apos;t be read, or its word is not a color.</source>
        <translation>Su imagen no se puede leer, o su palabra no es un color.</translation>
    </message>
    <message>
        <source>The color word, the picture&apos;s colors in CIELAB, and how much of the picture has that color.</source>
        <translation>La palabra de color, los colores de la imagen en CIELAB y qué parte de ella tiene ese color.</translation>
    </message>
    <message>
        <source>The answers of {table} are not colors. Use other features.</source>
        <translation>Las respuestas de {table} no son colores. Tome otros rasgos.</translation>
    </message>
    <message>
        <source>The distance of an association from its cue, from a file of word vectors.</source>
        <translation>A qué distancia está una asociación de su palabra clave, en un archivo de vectores de palabras.</translation>
    </message>
    <message>
        <source>Unknown distance {measure}. Available: {measures}.</source>
        <translation>Ninguna distancia se llama {measure}. Hay: {measures}.</translation>
    </message>
    <message>
        <source>The answers of {table} have no cue. Use other features.</source>
        <translation>Las respuestas de {table} no tienen palabra clave. Tome otros rasgos.</translation>
    </message>
    <message>
        <source>Its vector in {name} doesn&apos;t have {length} numbers as most vectors do.</source>
        <translation>Su vector en {name} no tiene {length} números como la mayoría.</translation>
    </message>
    <message>
        <source>A vector for each answer, computed elsewhere, from a file.</source>
        <translation>Un vector por respuesta que el laboratorio calculó en otro lugar, de un archivo.</translation>
    </message>
    <message>
        <source>{name} is not a file of vectors. Use a .npy, .npz, or .parquet file.</source>
        <translation>{name} no es un archivo de vectores. Indique un .npy, .npz o .parquet.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t say which answers its vectors belong to. Put {name2} next to it, with one answer&apos;s ID in each line.</source>
        <translation>{name} no dice de quién son sus vectores. Ponga {name2} al lado, con el identificador de una respuesta por línea.</translation>
    </message>
    <message>
        <source>it is not a Parquet file, or only part of one</source>
        <translation>no es un archivo Parquet, o es solo una parte</translation>
    </message>
    <message>
        <source>it has {ids} IDs but an array of shape {shape}</source>
        <translation>hay {ids} identificadores junto a una matriz de forma {shape}</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the file {path} with embeddings. Specify --embeddings FILE.</source>
        <translation>No hay ningún archivo {path} con vectores de texto. Indique --embeddings FILE.</translation>
    </message>
    <message>
        <source>it has IDs but no array called vectors</source>
        <translation>tiene ids y ninguna matriz llamada vectors</translation>
    </message>
    <message>
        <source>it has no column id</source>
        <translation>no tiene ninguna columna llamada id</translation>
    </message>
    <message>
        <source>Everything so far is saved. Check the server, then run the same command again to continue.</source>
        <translation>Lo anterior se conserva; revise el servidor y repita la misma orden para continuar.</translation>
    </message>
    <message>
        <source>not a list of numbers</source>
        <translation>no es una lista de números</translation>
    </message>
    <message>
        <source>A vector for the words of each answer, from a model on a server in your lab.</source>
        <translation>Un vector para las palabras de cada respuesta, de un modelo en un servidor del laboratorio.</translation>
    </message>
    <message>
        <source>Its vector doesn&apos;t have {length} numbers as most vectors do.</source>
        <translation>Su vector no tiene {length} números como la mayoría.</translation>
    </message>
    <message>
        <source>The server&apos;s vector for it is not valid: {row}.</source>
        <translation>No se puede usar el vector que el servidor da para ella: {row}.</translation>
    </message>
    <message>
        <source>Positions of the first fixations, from -1 to 1 across the picture.</source>
        <translation>Dónde están las primeras fijaciones, de -1 a 1 a lo largo de la imagen.</translation>
    </message>
    <message>
        <source>The answers of {table} are not eye movements. Use other features.</source>
        <translation>Las respuestas de {table} no son movimientos oculares. Tome otros rasgos.</translation>
    </message>
    <message>
        <source>There are not enough n-grams for latent semantic analysis.</source>
        <translation>Hay demasiado pocos n-gramas para el análisis semántico latente.</translation>
    </message>
    <message>
        <source>Words, pairs of words, and character sequences; rarer ones have more weight (TF-IDF).</source>
        <translation>Palabras, pares de palabras y secuencias de caracteres; cuanto más raras, más pesan (TF-IDF).</translation>
    </message>
    <message>
        <source>No two answers have an n-gram in common, so there is nothing to learn from. Use other features.</source>
        <translation>No hay dos respuestas que compartan un n-grama, así que no hay nada que aprender. Tome otros rasgos.</translation>
    </message>
    <message>
        <source>The server didn&apos;t reply to {in_a_row} questions in a row, most recently: {problem}. Its earlier replies are saved. Check the server, then run the same command again to continue.</source>
        <translation>El servidor no respondió a {in_a_row} preguntas seguidas; la última vez: {problem}. Lo que dijo antes está guardado; revise el servidor y repita la misma orden para continuar.</translation>
    </message>
    <message>
        <source>The example {id} has no correct answer. Choose another one.</source>
        <translation>El ejemplo {id} no tiene respuesta correcta. Elija otro.</translation>
    </message>
    <message>
        <source>The server at {url} returned {status_code}</source>
        <translation>El servidor en {url} responde {status_code}</translation>
    </message>
    <message>
        <source>Correct {where} (it often ends in /v1) or {which}.</source>
        <translation>Corrija {where} (suele acabar en /v1) o {which}.</translation>
    </message>
    <message>
        <source>The environment variable {variable} contains more than a key: spaces, line breaks, or characters that keys don&apos;t have. Set it again.</source>
        <translation>La variable de entorno {variable} contiene más que una clave: espacios, saltos de línea o letras que ninguna clave tiene. Defínala de nuevo.</translation>
    </message>
    <message>
        <source>No server responds at {url} ({problem}). Start it, or correct {server_word}.</source>
        <translation>Ningún servidor responde en {url} ({problem}). Póngalo en marcha o corrija {server_word}.</translation>
    </message>
    <message>
        <source>Put the correct key in the environment variable {key_variable}.</source>
        <translation>Ponga la clave correcta en la variable de entorno {key_variable}.</translation>
    </message>
    <message>
        <source>Put a key with permission in {key_variable}.</source>
        <translation>Ponga en {key_variable} una clave que dé permiso.</translation>
    </message>
    <message>
        <source>No block of {title} has both what you requested and an example. Choose other blocks.</source>
        <translation>Ningún bloque de {title} tiene a la vez lo que se pide y un ejemplo. Indique otros.</translation>
    </message>
    <message>
        <source>None of the requested blocks of {title} shows two answers side by side. Add one with task = &quot;pairs&quot; and a table of pairs, or omit --paired.</source>
        <translation>Ningún bloque pedido de {title} muestra dos, uno al lado del otro. Añada uno con task = &quot;pairs&quot; y una tabla de pares, o quite --paired.</translation>
    </message>
    <message>
        <source>The study is sealed, so its makers are unknown here and no example can be given. Omit --example, or ask the people who sealed the study.</source>
        <translation>El estudio está sellado: aquí nadie sabe quién hizo qué, así que no se puede dar un ejemplo. Quite --example o pregunte a quienes lo sellaron.</translation>
    </message>
    <message>
        <source>The study is sealed, and its sessions were drawn with all its blocks. Judge all blocks instead of only {kept}.</source>
        <translation>El estudio está sellado y sus sesiones se sortearon con todos sus bloques. Júzguelos todos; se pidieron {kept}.</translation>
    </message>
    <message>
        <source>There are two examples for the block {id}: {id2} and {example}. Choose one.</source>
        <translation>Hay dos ejemplos para el bloque {id}: {id2} y {example}. Indique uno.</translation>
    </message>
    <message>
        <source>Use an address such as http://localhost:8080/v1.</source>
        <translation>Indíquela como http://localhost:8080/v1.</translation>
    </message>
    <message>
        <source>{url} is not a server address. {example}</source>
        <translation>{url} no es la dirección de un servidor. {example}</translation>
    </message>
    <message>
        <source>The server&apos;s address contains more than its location, and it is recorded with every session. {example} Put the key in an environment variable.</source>
        <translation>La dirección del servidor contiene más que su lugar, y se anota con cada sesión. {example} Una clave va en una variable de entorno.</translation>
    </message>
    <message>
        <source>{url} is not a server address ({problem}). {example}</source>
        <translation>{url} no es la dirección de un servidor ({problem}). {example}</translation>
    </message>
    <message>
        <source>Another program is running this judge on this data folder ({name}). Wait until it finishes, or stop it.</source>
        <translation>Otro programa está usando este juez con esta carpeta de datos ({name}). Espere a que termine o deténgalo.</translation>
    </message>
    <message>
        <source>The folder {folder} can&apos;t be created. {why}</source>
        <translation>No se puede crear la carpeta {folder}. {why}</translation>
    </message>
    <message>
        <source>letters: at least {least} different ones, such as letters = &quot;PQRSTUVWXYZC&quot;</source>
        <translation>letters: al menos {least} distintas, p. ej. letters = &quot;PQRSTUVWXYZC&quot;</translation>
    </message>
    <message>
        <source>{path} lacks {lacking}. Copy the file that comes with TuringDesk ({resources}), then change its texts.</source>
        <translation>A {path} le falta {lacking}. Copie el archivo que viene con TuringDesk ({resources}) y cambie sus textos.</translation>
    </message>
    <message>
        <source>The study is sealed, so its makers are unknown here. Use the package as it was before it was sealed.</source>
        <translation>El estudio está sellado: aquí nadie sabe quién hizo qué. Tome el paquete como estaba antes de sellarlo.</translation>
    </message>
    <message>
        <source>{address} is not the address of a Dask scheduler. Use an address such as tcp://gpu.lab:8786.</source>
        <translation>{address} no es la dirección de un planificador de Dask. Indíquela así: tcp://gpu.lab:8786.</translation>
    </message>
    <message>
        <source>Several workers of the cluster at {address} failed at the same task, perhaps because they ran out of memory. {go_on}</source>
        <translation>Varios workers del clúster de {address} se cayeron con el mismo trabajo, quizá por falta de memoria. {go_on}</translation>
    </message>
    <message>
        <source>a worker&apos;s results are lost</source>
        <translation>se perdió lo que tenía un worker</translation>
    </message>
    <message>
        <source>A cluster needs Dask, which is not installed here. Install TuringDesk from source with the extra cluster: pip install &apos;.[cluster]&apos;. The packaged program doesn&apos;t include Dask.</source>
        <translation>Un clúster necesita Dask, que no está instalado aquí. Instale TuringDesk desde su código fuente con pip y el extra cluster: pip install &apos;.[cluster]&apos;. El programa que se entrega como una sola carpeta no incluye Dask.</translation>
    </message>
    <message>
        <source>TuringDesk is not installed on the worker {worker} ({found}). Install version {version} there.</source>
        <translation>El worker {worker} no tiene TuringDesk ({found}). Instale allí la versión {version}.</translation>
    </message>
    <message>
        <source>The worker {worker} has TuringDesk {found}, but this computer has {version}. Install the same version there.</source>
        <translation>El worker {worker} tiene TuringDesk {found}, y este es {version}. Instale allí la misma versión.</translation>
    </message>
    <message>
        <source>it no longer has a scheduler or workers</source>
        <translation>ya no tiene planificador o no tiene workers</translation>
    </message>
    <message>
        <source>Of the answers with features, {humans} are by humans and {humans2} by machines. A judge needs both for training.</source>
        <translation>De las respuestas con rasgos, {humans} son de humanos y {humans2} de máquinas. Un juez necesita ambas para aprender.</translation>
    </message>
    <message>
        <source>The training answers are only by humans or only by machines. Use fewer folds or other agents.</source>
        <translation>Entre las respuestas de entrenamiento solo hay humanos o solo máquinas. Tome menos particiones u otros agentes.</translation>
    </message>
    <message>
        <source>Every answer belongs to a different stimulus, so both kinds of folds are equivalent, and any difference is due to chance.</source>
        <translation>Cada respuesta pertenece a un estímulo propio, así que los dos tipos de particiones dejan fuera lo mismo; lo que difiere es azar.</translation>
    </message>
    <message>
        <source>Detectability is {detectability} with folds grouped by {by} and {detectability2} with ungrouped folds: a difference of {of}{ends}.</source>
        <translation>La detectabilidad es {detectability} con particiones agrupadas por {by} y {detectability2} con las respuestas repartidas una a una: una diferencia de {of}{ends}.</translation>
    </message>
    <message>
        <source>{values} For each of the {by}, more training answers are of the other kind than of the kind that is judged, which misleads a judge that recognizes them.</source>
        <translation>{values} Entre las respuestas a un mismo elemento ({by}), al separar la que se juzga quedan para entrenar más de la otra clase que de la suya, y eso confunde a un juez que las reconoce.</translation>
    </message>
    <message>
        <source>The two kinds of folds can&apos;t be compared: one class has no answers.</source>
        <translation>No se pueden comparar los dos tipos de particiones: una clase no tiene respuestas.</translation>
    </message>
    <message>
        <source>{values} The difference may be due to chance.</source>
        <translation>{values} Puede ser azar.</translation>
    </message>
    <message>
        <source>{values} The difference comes from {by} seen in training, not from telling humans and machines apart.</source>
        <translation>{values} Esa diferencia se debe a {by} con que se entrenó, y no a distinguir a humanos de máquinas.</translation>
    </message>
    <message>
        <source>There are answers of one class only.</source>
        <translation>Hay respuestas de una sola clase.</translation>
    </message>
    <message>
        <source>95% CI [{low}, {high}]</source>
        <translation>intervalo del 95 % de {low} a {high}</translation>
    </message>
    <message>
        <source>This kind of judge has no feature weights.</source>
        <translation>Este tipo de juez no tiene un peso para cada rasgo.</translation>
    </message>
    <message>
        <source>The features are numbers without individual meanings, so they can&apos;t be named.</source>
        <translation>Los rasgos son números sin significado propio, así que no se puede nombrar ninguno.</translation>
    </message>
    <message>
        <source>Features without a name are omitted: {unnamed}.</source>
        <translation>Se omiten los rasgos sin nombre: {unnamed}.</translation>
    </message>
    <message>
        <source>Some folds would train on humans only or on machines only, because few prompts have answers of both. Use fewer folds, or ungrouped folds.</source>
        <translation>Alguna partición entrenaría solo con humanos o solo con máquinas, pues muy pocos estímulos de partida tienen respuestas de ambos. Tome menos particiones, o sin agrupar.</translation>
    </message>
    <message>
        <source>The training answers belong to {names} groups, and no group can be held out such that both parts contain humans and machines. Use another judge.</source>
        <translation>Las respuestas de entrenamiento pertenecen a {names} grupos, y no se puede separar ninguno que deje humanos y máquinas en ambos lados. Tome otro juez.</translation>
    </message>
    <message>
        <source>With {k} folds, nothing is left for training. Use 2 or more folds.</source>
        <translation>Con {k} particiones no queda nada para entrenar. Tome 2 particiones o más.</translation>
    </message>
    <message>
        <source>A judge needs at least two answers by humans and two by machines.</source>
        <translation>Un juez necesita al menos dos respuestas de humanos y dos de máquinas.</translation>
    </message>
    <message>
        <source>There are {found} groups of answers for {k} folds. Use at most {found} folds.</source>
        <translation>Hay {found} grupos de respuestas para {k} particiones. Tome {found} particiones como máximo.</translation>
    </message>
    <message>
        <source>{judge} has already judged this study with other settings, and the verdicts would be combined. Give this judge its own name, or use another data folder.</source>
        <translation>{judge} ha juzgado este estudio con otros ajustes y sus veredictos se contarían juntos. Dé a este juez un nombre propio o use otra carpeta de datos.</translation>
    </message>
    <message>
        <source>No block has answers by two machine agents, so none can be held out.</source>
        <translation>Ningún bloque tiene respuestas de dos máquinas, así que no se puede dejar fuera ninguna.</translation>
    </message>
    <message>
        <source>Trained judges can&apos;t judge two answers side by side.</source>
        <translation>Un juez entrenado no juzga dos uno junto al otro.</translation>
    </message>
    <message>
        <source>Identifies humans and machines with given probabilities.</source>
        <translation>Reconoce humanos y máquinas con probabilidades dadas.</translation>
    </message>
    <message>
        <source>Combines the votes of many decision trees, each trained on some of the answers.</source>
        <translation>Hace votar a muchos árboles, cada uno crecido con parte de las respuestas.</translation>
    </message>
    <message>
        <source>Two layers of 1,024 and 512 neurons, with early stopping on a validation set.</source>
        <translation>Dos capas de 1.024 y 512 neuronas, que se detienen cuando lo dice una parte propia de las respuestas.</translation>
    </message>
    <message>
        <source>A network can use at most {most} features, but there are {columns}. Use other features, such as lsa.</source>
        <translation>Una red admite {most} rasgos como máximo, y estos son {columns}. Tome otros rasgos, por ejemplo lsa.</translation>
    </message>
    <message>
        <source>A network needs {least} answers by humans and {least} by machines for training, but there are only {fewest} of one kind. Use another judge.</source>
        <translation>Una red necesita {least} respuestas de humanos y {least} de máquinas para entrenarse, y de una de las dos clases hay {fewest}. Tome otro juez.</translation>
    </message>
    <message>
        <source>Separates the answers of humans and machines with a linear boundary.</source>
        <translation>Traza una frontera recta entre las respuestas de humanos y de máquinas.</translation>
    </message>
    <message>
        <source>No session is running in {name}.</source>
        <translation>No hay ninguna sesión en curso en {name}.</translation>
    </message>
    <message>
        <source>{name} did not respond.</source>
        <translation>{name} no respondió.</translation>
    </message>
    <message>
        <source>message shown.</source>
        <translation>se muestra el mensaje.</translation>
    </message>
    <message>
        <source>session paused.</source>
        <translation>la sesión se pausa.</translation>
    </message>
    <message>
        <source>session continued.</source>
        <translation>la sesión continúa.</translation>
    </message>
    <message>
        <source>session ended.</source>
        <translation>la sesión termina.</translation>
    </message>
    <message>
        <source>{booth} was removed.</source>
        <translation>{booth} se ha olvidado.</translation>
    </message>
    <message>
        <source>The token of {name} is wrong, or belongs to another connection.</source>
        <translation>El token de {name} es incorrecto, o de otra conexión.</translation>
    </message>
    <message>
        <source>The computer that responds is not the desk that shows this code.</source>
        <translation>Lo que responde allí no es el puesto de control con este código.</translation>
    </message>
    <message>
        <source>The desk&apos;s certificate has changed.</source>
        <translation>El certificado del puesto de control no es el que era.</translation>
    </message>
    <message>
        <source>The protocol version is not a pair of numbers.</source>
        <translation>La versión del protocolo no es un par de números.</translation>
    </message>
    <message>
        <source>The other side is {program} with protocol {told}; this side is {program2} with protocol {ours}.</source>
        <translation>El otro extremo es {program} y usa el protocolo {told}; este es {program2} y usa {ours}.</translation>
    </message>
    <message>
        <source>The desk doesn&apos;t know this kiosk, or no longer does.</source>
        <translation>El puesto de control no conoce este quiosco, o ya no.</translation>
    </message>
    <message>
        <source>The nonce is not valid.</source>
        <translation>El nonce no es válido.</translation>
    </message>
    <message>
        <source>This message was already used.</source>
        <translation>Estas palabras ya se habían dicho.</translation>
    </message>
    <message>
        <source>Another desk on this computer already receives data from booths into {data}. Use that desk, or close it first.</source>
        <translation>Otro puesto de control de este equipo ya recibe en {data} lo que envían las cabinas. Use ese o ciérrelo antes.</translation>
    </message>
    <message>
        <source>{name} has a different {file} than this desk: two kiosks used the same participant code, or this kiosk was paired again. Its file is saved in {aside}.</source>
        <translation>{name} tiene un {file} distinto del que hay aquí: dos quioscos usaron el mismo código de participante, o este quiosco se vinculó de nuevo. Su archivo se conserva en {aside}.</translation>
    </message>
    <message>
        <source>The desk is closing.</source>
        <translation>El puesto de control se cierra.</translation>
    </message>
    <message>
        <source>The same kiosk has reconnected.</source>
        <translation>El mismo quiosco se ha conectado de nuevo.</translation>
    </message>
    <message>
        <source>{file} of {name} was not accepted. {large}</source>
        <translation>{file} de {name} no se admitió. {large}</translation>
    </message>
    <message>
        <source>{name} tried to write to {file}, which is a session of {other}. Nothing was written.</source>
        <translation>{name} intentó escribir en {file}, que es una sesión de {other}. Allí no se escribió nada.</translation>
    </message>
    <message>
        <source>{path}: {source} has a different {what} with this name. It is saved in {kept}; open {data} as a separate data folder.</source>
        <translation>{path}: {source} tiene otro elemento ({what}) con este nombre. Se guarda en {kept}; abra {data} como carpeta de datos aparte.</translation>
    </message>
    <message>
        <source>{new} new, {grown} continued, {known} already present.</source>
        <translation>Nuevos: {new}; continuados: {grown}; ya estaban aquí: {known}.</translation>
    </message>
    <message>
        <source>{name} is being recorded here right now. Join again later.</source>
        <translation>{name} se está escribiendo aquí ahora. Únala de nuevo más tarde.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the folder {source}. Check the name and the USB drive.</source>
        <translation>No existe la carpeta {source}. Revise el nombre y la memoria USB.</translation>
    </message>
    <message>
        <source>{source} and {data} are inside one another. Choose another folder.</source>
        <translation>{source} y {data} están una dentro de la otra. Indique otra carpeta.</translation>
    </message>
    <message>
        <source>{source} contains no sessions.{more}</source>
        <translation>{source} no contiene sesiones.{more}</translation>
    </message>
    <message>
        <source>{withdrawn} skipped: the participants withdrew.</source>
        <translation>Omitidos: {withdrawn} (los participantes se retiraron).</translation>
    </message>
    <message>
        <source>Choose its folders one by one: {with_some}.</source>
        <translation>Indique sus carpetas una por una: {with_some}.</translation>
    </message>
    <message>
        <source>{path} has just been written to.</source>
        <translation>Se estaba escribiendo en {path} en este momento.</translation>
    </message>
    <message>
        <source>{code} contains a typo; no desk shows such a code.</source>
        <translation>{code} está mal escrito; ningún puesto de control muestra un código así.</translation>
    </message>
    <message>
        <source>The desk has more data than this kiosk sent.</source>
        <translation>El puesto de control tiene más de lo que se le anunció.</translation>
    </message>
    <message>
        <source>The desk doesn&apos;t accept it.</source>
        <translation>El puesto de control no lo admite.</translation>
    </message>
    <message>
        <source>That session is no longer running here.</source>
        <translation>Esa sesión ya no está en curso aquí.</translation>
    </message>
    <message>
        <source>This version of the kiosk doesn&apos;t know {what}.</source>
        <translation>La versión de este quiosco no conoce {what}.</translation>
    </message>
    <message>
        <source>Wait a few seconds, then try again.</source>
        <translation>Espere unos segundos y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>Another computer responds at this address. If the desk was set up again, pair again; otherwise, ask your network administrator.</source>
        <translation>En esta dirección responde otro equipo. Si el puesto de control se instaló de nuevo, vuelva a vincular; si no, pregunte a quien se encarga de la red.</translation>
    </message>
    <message>
        <source>The message is not a JSON object.</source>
        <translation>Lo que llegó no es un objeto JSON.</translation>
    </message>
    <message>
        <source>Unknown message {say}.</source>
        <translation>No existe el mensaje {say}.</translation>
    </message>
    <message>
        <source>The message is not valid JSON.</source>
        <translation>Lo que llegó no es JSON.</translation>
    </message>
    <message>
        <source>{name} in a message {say} is missing or not valid.</source>
        <translation>{name} de un mensaje {say} falta o es incorrecto.</translation>
    </message>
    <message>
        <source>{text} is not a valid address. Use, for example, 192.168.1.10 or desk:{port}.</source>
        <translation>{text} no es una dirección. Escriba p. ej. 192.168.1.10 o desk:{port}.</translation>
    </message>
    <message>
        <source>The code is wrong, or someone is intercepting the connection between this kiosk and the desk.</source>
        <translation>El código es otro, o hay alguien entre este quiosco y el puesto de control.</translation>
    </message>
    <message>
        <source>Wrong code. Try again in {wait_s} s.</source>
        <translation>Demasiado pronto tras un código incorrecto: espere {wait_s} s.</translation>
    </message>
    <message>
        <source>The participant withdrew: also delete this kiosk&apos;s data of the session.</source>
        <translation>El participante se retiró: borre también lo que este quiosco tenga de la sesión.</translation>
    </message>
    <message>
        <source>Consent was refused: personal answers are not saved.</source>
        <translation>Se rechazó el consentimiento: las respuestas personales no se guardan.</translation>
    </message>
    <message>
        <source>Only journals and the files that belong to them are accepted.</source>
        <translation>Solo se admiten diarios y lo que va con ellos.</translation>
    </message>
    <message>
        <source>The desk doesn&apos;t accept {kind} files larger than {most}. {join}</source>
        <translation>El puesto de control no admite archivos de tipo {kind} de más de {most}. {join}</translation>
    </message>
    <message>
        <source>The desk doesn&apos;t accept lines longer than {most_line}. {join}</source>
        <translation>El puesto de control no admite líneas de más de {most_line}. {join}</translation>
    </message>
    <message>
        <source>There are too many files with this name.</source>
        <translation>Hay demasiados archivos con este nombre.</translation>
    </message>
    <message>
        <source>The desk accepts at most {most_unfinished} of unfinished sessions from one kiosk. {join}</source>
        <translation>El puesto de control no admite más de {most_unfinished} de sesiones sin terminar de un mismo quiosco. {join}</translation>
    </message>
    <message>
        <source>No data was received for {within_s} seconds.</source>
        <translation>No se dijo nada durante {within_s} segundos.</translation>
    </message>
    <message>
        <source>A message is longer than {most} bytes.</source>
        <translation>Un mensaje de más de {most} bytes.</translation>
    </message>
    <message>
        <source>The connection was closed.</source>
        <translation>La conexión terminó.</translation>
    </message>
    <message>
        <source>{code} is already in line {before}{same}.</source>
        <translation>{code} ya está en la línea {before}{same}.</translation>
    </message>
    <message>
        <source>{code} withdrew. Use a new code.</source>
        <translation>{code} se retiró. Quien venga ahora necesita otro código.</translation>
    </message>
    <message>
        <source>{code} was created for the study {study}.</source>
        <translation>{code} se creó para el estudio {study}.</translation>
    </message>
    <message>
        <source>Create 1 to {most} codes at a time.</source>
        <translation>Pida de 1 a {most} códigos cada vez.</translation>
    </message>
    <message>
        <source>The list has {new} codes. Add at most {most} at a time.</source>
        <translation>Son {new} códigos. Añada como máximo {most} cada vez.</translation>
    </message>
    <message>
        <source>{parent} can&apos;t be created. {why}</source>
        <translation>No se puede crear {parent}. {why}</translation>
    </message>
    <message>
        <source>{kind} answers blocks of {tasks}, and {title} has none. Choose another agent or other blocks.</source>
        <translation>{kind} responde a bloques de {tasks}, y {title} no tiene ninguno. Elija otro agente u otros bloques.</translation>
    </message>
    <message>
        <source>block of this collection</source>
        <translation>bloque de esta recogida</translation>
    </message>
    <message>
        <source>ELIZA</source>
        <translation>ELIZA</translation>
    </message>
    <message>
        <source>Talks by Weizenbaum&apos;s rules of 1966, which mirror what the other one says.</source>
        <translation>Conversa según las reglas de Weizenbaum de 1966, que devuelven como un espejo lo que dice el otro.</translation>
    </message>
    <message>
        <source>the seed (default: 0)</source>
        <translation>la semilla (por defecto: 0)</translation>
    </message>
    <message>
        <source>Modified median cut</source>
        <translation>Corte mediano modificado</translation>
    </message>
    <message>
        <source>Names the color of the largest of five clusters of a picture&apos;s colors.</source>
        <translation>Nombra el color del mayor de cinco grupos de los colores de una imagen.</translation>
    </message>
    <message>
        <source>its picture can&apos;t be read</source>
        <translation>su imagen no se puede leer</translation>
    </message>
    <message>
        <source>Nearest word</source>
        <translation>Palabra más cercana</translation>
    </message>
    <message>
        <source>Associates each cue with the nearest word in a file of word vectors.</source>
        <translation>Asocia cada palabra clave con la palabra más cercana en un archivo de vectores de palabras.</translation>
    </message>
    <message>
        <source>its cue isn&apos;t in the file of word vectors</source>
        <translation>su palabra clave no está en el archivo de vectores de palabras</translation>
    </message>
    <message>
        <source>the file of word vectors, in the format of word2vec or GloVe</source>
        <translation>el archivo de vectores de palabras, en formato word2vec o GloVe</translation>
    </message>
    <message>
        <source>Model on a server</source>
        <translation>Modelo en un servidor</translation>
    </message>
    <message>
        <source>Asks a model on a server that speaks OpenAI&apos;s API. The prompts and their pictures are sent only to that server.</source>
        <translation>Pregunta a un modelo de un servidor que usa la API de OpenAI. Las consignas y sus imágenes se envían solo a ese servidor.</translation>
    </message>
    <message>
        <source>{path} lacks names in [{task}]. Write two or more with commas between them.</source>
        <translation>A {path} le faltan nombres en [{task}]. Escriba dos o más separados por comas.</translation>
    </message>
    <message>
        <source>the reply repeats the prompt</source>
        <translation>la respuesta repite la consigna</translation>
    </message>
    <message>
        <source>The prompts in {path} can&apos;t be read. {why}</source>
        <translation>No se pueden leer las consignas de {path}. {why}</translation>
    </message>
    <message>
        <source>{path} lacks [{task}] with a text for prompt. Copy the file that comes with TuringDesk ({usual}), then change its texts.</source>
        <translation>A {path} le falta [{task}] con un texto para prompt. Copie el archivo que viene con TuringDesk ({usual}) y cambie sus textos.</translation>
    </message>
    <message>
        <source>the model&apos;s name on the server</source>
        <translation>el nombre del modelo en el servidor</translation>
    </message>
    <message>
        <source>the server&apos;s address, such as http://localhost:11434/v1</source>
        <translation>la dirección del servidor, p. ej. http://localhost:11434/v1</translation>
    </message>
    <message>
        <source>a file with other prompts</source>
        <translation>un archivo con otras consignas</translation>
    </message>
    <message>
        <source>the sampling temperature (default: 0.8)</source>
        <translation>la temperatura de muestreo (por defecto: 0.8)</translation>
    </message>
    <message>
        <source>the maximum length of a reply (default: 60)</source>
        <translation>la longitud máxima de una respuesta (por defecto: 60)</translation>
    </message>
    <message>
        <source>the share of likely tokens to sample from (default: 1)</source>
        <translation>la proporción de tokens probables de la que se muestrea (por defecto: 1)</translation>
    </message>
    <message>
        <source>how much frequent tokens are avoided, from 0 to 2 (default: 2)</source>
        <translation>cuánto se evitan los tokens frecuentes, de 0 a 2 (por defecto: 2)</translation>
    </message>
    <message>
        <source>how much used tokens are avoided, from 0 to 2 (default: 2)</source>
        <translation>cuánto se evitan los tokens ya usados, de 0 a 2 (por defecto: 2)</translation>
    </message>
    <message>
        <source>answers to each prompt (default: 1)</source>
        <translation>respuestas por consigna (por defecto: 1)</translation>
    </message>
    <message>
        <source>requests at the same time (default: 1)</source>
        <translation>solicitudes simultáneas (por defecto: 1)</translation>
    </message>
    <message>
        <source>seconds to wait for a reply (default: 120)</source>
        <translation>segundos de espera por una respuesta (por defecto: 120)</translation>
    </message>
    <message>
        <source>how often to try each request (default: 5)</source>
        <translation>cuántas veces se intenta cada solicitud (por defecto: 5)</translation>
    </message>
    <message>
        <source>the environment variable with the server&apos;s key, if it needs one (default: TURINGDESK_API_KEY)</source>
        <translation>la variable de entorno con la clave del servidor, si necesita una (por defecto: TURINGDESK_API_KEY)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Consignas</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
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
        <translation>Penalización de frecuencia</translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <translation>Penalización de presencia</translation>
    </message>
    <message>
        <source>Answers to each prompt</source>
        <translation>Respuestas por consigna</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Solicitudes simultáneas</translation>
    </message>
    <message>
        <source>Seconds to wait</source>
        <translation>Segundos de espera</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Variable with the key</source>
        <translation>Variable con la clave</translation>
    </message>
    <message>
        <source>Saliency</source>
        <translation>Saliencia</translation>
    </message>
    <message>
        <source>The maps in {path} can&apos;t be read. {why}</source>
        <translation>No se pueden leer los mapas de {path}. {why}</translation>
    </message>
    <message>
        <source>{path} has no maps. Name a folder of pictures that are called like those of the collection.</source>
        <translation>{path} no tiene mapas. Indique una carpeta de imágenes que se llamen como las de la recogida.</translation>
    </message>
    <message>
        <source>its picture has no map in the folder</source>
        <translation>su imagen no tiene mapa en la carpeta</translation>
    </message>
    <message>
        <source>its picture, or the map of it, can&apos;t be read</source>
        <translation>su imagen, o el mapa de esta, no se puede leer</translation>
    </message>
    <message>
        <source>how far around a fixation nothing is fixated again, in pixels of the picture (default: 100)</source>
        <translation>a qué distancia de una fijación no se vuelve a fijar nada, en píxeles de la imagen (por defecto: 100)</translation>
    </message>
    <message>
        <source>the maximum number of fixations (default: 15)</source>
        <translation>el número máximo de fijaciones (por defecto: 15)</translation>
    </message>
    <message>
        <source>a folder of saliency maps with the names of the pictures, which are used instead of computed ones</source>
        <translation>una carpeta de mapas de saliencia con los nombres de las imágenes, que se usan en lugar de los calculados</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Saliency maps</source>
        <translation>Mapas de saliencia</translation>
    </message>
    <message>
        <source>pass rate</source>
        <translation>tasa de superación</translation>
    </message>
    <message>
        <source>How often judges judged machines human, or didn&apos;t find them in a pair, by {setting} (n = {verdicts}). Machines of one color are alike in all other settings.</source>
        <translation>Con qué frecuencia los jueces tomaron a las máquinas por humanas, o no las descubrieron en un par, según {setting} (n = {verdicts}). Las máquinas del mismo color coinciden en todos los demás ajustes.</translation>
    </message>
    <message>
        <source>Success by {setting}</source>
        <translation>Éxito según {setting}</translation>
    </message>
    <message>
        <source>no two machines differ in one column of agents.csv only</source>
        <translation>no hay dos máquinas que difieran en una sola columna de agents.csv</translation>
    </message>
    <message>
        <source>the study has no agents.csv</source>
        <translation>el estudio no tiene agents.csv</translation>
    </message>
    <message>
        <source>By setting of machines</source>
        <translation>Por ajuste de las máquinas</translation>
    </message>
    <message>
        <source>Machines that differ only in one column of agents.csv, such as temperature: how often they were judged human, or not found in a pair.</source>
        <translation>Máquinas que difieren en una sola columna de agents.csv, como la temperatura: con qué frecuencia se tomaron por humanas o no se descubrieron en un par.</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Tasa</translation>
    </message>
    <message>
        <source>alike machines</source>
        <translation>máquinas iguales en lo demás</translation>
    </message>
    <message>
        <source>Collected answers</source>
        <translation>Respuestas recogidas</translation>
    </message>
    <message>
        <source>Answers that participants gave to prompts, by block: how many prompts have enough, and how many answers are still needed.</source>
        <translation>Respuestas de los participantes a las consignas, por bloque: cuántas consignas tienen suficientes y cuántas respuestas faltan.</translation>
    </message>
    <message>
        <source>by default, not in advance</source>
        <translation>no de antemano: este es el habitual</translation>
    </message>
    <message>
        <source>Detectability by conversation length (n = {verdicts} on humans and {n_machine} on machines).</source>
        <translation>Detectabilidad según la longitud de la conversación (n = {verdicts} sobre humanos y {n_machine} sobre máquinas).</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts, and detectability, by how many messages or turns of a conversation were shown.</source>
        <translation>Proporciones de veredictos correctos, y detectabilidad, según cuántos mensajes o turnos de una conversación se mostraron.</translation>
    </message>
    <message>
        <source>Proportion of speakers judged human, by conversation length (n = {verdicts}).</source>
        <translation>Proporción de hablantes juzgados humanos, según la longitud de la conversación (n = {verdicts}).</translation>
    </message>
    <message>
        <source>How often human and machine speakers were judged human, by how many messages or turns were shown, for each kind of conversation and each machine.</source>
        <translation>Con qué frecuencia los jueces llamaron humanos a hablantes humanos y máquinas, según cuántos mensajes o turnos se mostraron, para cada tipo de conversación y cada máquina.</translation>
    </message>
    <message>
        <source>The radius of a circle is proportional to the model&apos;s parameters.</source>
        <translation>El radio de un círculo es proporcional a los parámetros del modelo.</translation>
    </message>
    <message>
        <source>judged human</source>
        <translation>dijo humano</translation>
    </message>
    <message>
        <source>judged machine</source>
        <translation>dijo máquina</translation>
    </message>
    <message>
        <source>The most frequent reasons for verdicts on {agent}, by verdict (n = {texts}; a text can give several reasons).</source>
        <translation>Los motivos más frecuentes de los veredictos sobre {agent}, por veredicto (n = {texts}; un texto puede dar varios motivos).</translation>
    </message>
    <message>
        <source>Reasons for verdicts on {agent}</source>
        <translation>Motivos de los veredictos sobre {agent}</translation>
    </message>
    <message>
        <source>Reasons by machine</source>
        <translation>Motivos por máquina</translation>
    </message>
    <message>
        <source>Proportion of coded texts that give each reason, by machine and by verdict.</source>
        <translation>Proporción de textos codificados que dan cada motivo, por máquina y por veredicto.</translation>
    </message>
    <message>
        <source>mean over judges of their mean game index; t interval over judges</source>
        <translation>media, entre jueces, de su número de partida medio; intervalo t entre jueces</translation>
    </message>
    <message>
        <source>Mean game index of the judges who used each strategy (n = {uses}): 1 is a judge&apos;s first game. Error bars are 95% CIs over judges.</source>
        <translation>Número de partida medio de los jueces que usaron cada estrategia (n = {uses}): 1 es la primera partida de un juez. Las barras de error son intervalos del 95 % entre jueces.</translation>
    </message>
    <message>
        <source>Strategies by game index</source>
        <translation>Estrategias según el número de partida</translation>
    </message>
    <message>
        <source>Strategies by experience</source>
        <translation>Estrategias según la experiencia</translation>
    </message>
    <message>
        <source>How many trials judges who used each strategy had done, from the least to the most experienced.</source>
        <translation>Cuántos ensayos habían hecho los jueces que usaron cada estrategia, de menos a más experiencia.</translation>
    </message>
    <message numerus="yes">
        <source>%n uses</source>
        <translation>
            <numerusform>%n uso</numerusform>
            <numerusform>%n usos</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean game index</source>
        <translation>Número de partida medio</translation>
    </message>
    <message>
        <source>Fewest words of a description</source>
        <translation>Mínimo de palabras de una descripción</translation>
    </message>
    <message>
        <source>How often one word may come</source>
        <translation>Cuántas veces puede aparecer una misma palabra</translation>
    </message>
    <message>
        <source>Words that a description doesn&apos;t contain, such as those of the past and future</source>
        <translation>Palabras que una descripción no contiene, como las del pasado y el futuro</translation>
    </message>
    <message>
        <source>What a description doesn&apos;t start with</source>
        <translation>Con qué no empieza una descripción</translation>
    </message>
    <message>
        <source>Allow words that look like names, that is, with a capital inside a sentence</source>
        <translation>Permitir palabras que parecen nombres, es decir, con mayúscula dentro de una frase</translation>
    </message>
    <message>
        <source>Language of the answers, for hints about spelling</source>
        <translation>Idioma de las respuestas, para los avisos de ortografía</translation>
    </message>
    <message>
        <source>Participants describe a picture in one sentence.</source>
        <translation>Los participantes describen una imagen en una frase.</translation>
    </message>
    <message>
        <source>Participants name the dominant color of a picture.</source>
        <translation>Los participantes nombran el color dominante de una imagen.</translation>
    </message>
    <message>
        <source>The topic, as participants read it</source>
        <translation>El tema, tal como lo leen los participantes</translation>
    </message>
    <message>
        <source>How many messages each of the two speakers writes</source>
        <translation>Cuántos mensajes escribe cada uno de los dos hablantes</translation>
    </message>
    <message>
        <source>How many minutes conversations usually take, from and to: advice that participants read. Empty: no advice</source>
        <translation>Cuántos minutos suelen durar las conversaciones, desde y hasta: una orientación que leen los participantes; vacío: sin orientación</translation>
    </message>
    <message>
        <source>Two participants, or a participant and a machine, talk about a topic.</source>
        <translation>Dos participantes, o un participante y una máquina, conversan sobre un tema.</translation>
    </message>
    <message>
        <source>Messages by each speaker</source>
        <translation>Mensajes de cada hablante</translation>
    </message>
    <message>
        <source>Usual length in minutes</source>
        <translation>Duración habitual en minutos</translation>
    </message>
    <message>
        <source>This is not a part of a picture.</source>
        <translation>Esto no es parte de una imagen.</translation>
    </message>
    <message>
        <source>Where the target is in the picture, px: &apos;left; top; width; height&apos;. The search ends when someone looks there</source>
        <translation>Dónde está el objetivo en la imagen, px: &apos;left; top; width; height&apos;. La búsqueda termina cuando alguien mira ahí</translation>
    </message>
    <message>
        <source>Duration of free viewing, s</source>
        <translation>Duración de la visión libre, s</translation>
    </message>
    <message>
        <source>Maximum duration of a search, s</source>
        <translation>Duración máxima de una búsqueda, s</translation>
    </message>
    <message>
        <source>How long the target is shown before the search, s</source>
        <translation>Cuánto se muestra el objetivo antes de la búsqueda, s</translation>
    </message>
    <message>
        <source>Maximum number of fixations saved</source>
        <translation>Fijaciones guardadas como máximo</translation>
    </message>
    <message>
        <source>Use the gaze stream of an eye tracker where there is one</source>
        <translation>Usar el flujo de mirada de un eye tracker donde lo haya</translation>
    </message>
    <message>
        <source>Width plus height of the gaze of one fixation, at most, px on the screen</source>
        <translation>Anchura más altura de la mirada de una fijación, como máximo, px en pantalla</translation>
    </message>
    <message>
        <source>Minimum duration of a fixation of the gaze, ms</source>
        <translation>Duración mínima de una fijación de la mirada, ms</translation>
    </message>
    <message>
        <source>Radius of what a click shows, in percent of the picture&apos;s width</source>
        <translation>Radio de lo que muestra un clic, en porcentaje de la anchura de la imagen</translation>
    </message>
    <message>
        <source>Participants look at a picture, or search it, and their gaze is recorded.</source>
        <translation>Los participantes miran una imagen, o buscan en ella, y se registra su mirada.</translation>
    </message>
    <message>
        <source>Free viewing</source>
        <translation>Visión libre</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Eye tracker</source>
        <translation>Eye tracker</translation>
    </message>
    <message>
        <source>Dispersion</source>
        <translation>Dispersión</translation>
    </message>
    <message>
        <source>Shortest fixation</source>
        <translation>Fijación más corta</translation>
    </message>
    <message>
        <source>Shown by a click</source>
        <translation>Mostrado por un clic</translation>
    </message>
    <message>
        <source>Write four numbers: &apos;left; top; width; height&apos;.</source>
        <translation>Escriba cuatro números: &apos;left; top; width; height&apos;.</translation>
    </message>
    <message>
        <source>Language of the answers. Words that it doesn&apos;t have are refused</source>
        <translation>Idioma de las respuestas. Se rechazan las palabras que no tiene</translation>
    </message>
    <message>
        <source>Participants name three things that they see in a picture.</source>
        <translation>Los participantes nombran tres cosas que ven en una imagen.</translation>
    </message>
    <message>
        <source>The word that participants see</source>
        <translation>La palabra que ven los participantes</translation>
    </message>
    <message>
        <source>Example pairs shown first, such as &apos;hot: cold; bird: wing; rain: umbrella&apos;</source>
        <translation>Pares de ejemplo que se muestran antes, p. ej. &apos;hot: cold; bird: wing; rain: umbrella&apos;</translation>
    </message>
    <message>
        <source>Participants write the first word that a cue brings to mind.</source>
        <translation>Los participantes escriben la primera palabra que les evoca una palabra clave.</translation>
    </message>
    <message>
        <source>Collecting</source>
        <comment>what an agent does now</comment>
        <translation>Recogiendo respuestas</translation>
    </message>
    <message>
        <source>from a simulated session</source>
        <translation>de una sesión simulada</translation>
    </message>
    <message>
        <source>from a person, but simulated sessions were requested</source>
        <translation>de una persona, aunque se pidieron sesiones simuladas</translation>
    </message>
    <message>
        <source>excluded by a quality rule</source>
        <translation>excluidas por una regla de calidad</translation>
    </message>
    <message>
        <source>to a prompt that the collection doesn&apos;t have any more</source>
        <translation>a una consigna que la recogida ya no tiene</translation>
    </message>
    <message>
        <source>of a kind that no task judges</source>
        <translation>de un tipo que ninguna tarea juzga</translation>
    </message>
    <message>
        <source>omitted by a rule of cleaning</source>
        <translation>omitidas por una regla de limpieza</translation>
    </message>
    <message>
        <source>the same word more than once, after cleaning</source>
        <translation>la misma palabra más de una vez, tras la limpieza</translation>
    </message>
    <message>
        <source>to a prompt that no person answered</source>
        <translation>a una consigna a la que no respondió ninguna persona</translation>
    </message>
    <message>
        <source>more answers to a prompt than are needed</source>
        <translation>más respuestas a una consigna de las necesarias</translation>
    </message>
    <message>
        <source>to a prompt that no machine answered</source>
        <translation>a una consigna a la que no respondió ninguna máquina</translation>
    </message>
    <message>
        <source>more than the smallest domain has</source>
        <translation>más de las que tiene el dominio más pequeño</translation>
    </message>
    <message>
        <source>of a conversation whose other speaker isn&apos;t in the data</source>
        <translation>de una conversación cuyo otro hablante no está en los datos</translation>
    </message>
    <message>
        <source>There are too few suitable words for so long a list: {there} of {needed}. Ask for fewer.</source>
        <translation>Hay muy pocas palabras adecuadas para una lista tan larga: {there} de {needed}. Pida menos.</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>clave {key}</translation>
    </message>
    <message>
        <source>Messages shown</source>
        <translation>Mensajes mostrados</translation>
    </message>
    <message>
        <source>Last messages shown</source>
        <translation>Últimos mensajes mostrados</translation>
    </message>
    <message>
        <source>Last turns shown</source>
        <translation>Últimos turnos mostrados</translation>
    </message>
    <message>
        <source>practice rows</source>
        <translation>filas de práctica</translation>
    </message>
    <message>
        <source>control rows</source>
        <translation>filas de control</translation>
    </message>
    <message>
        <source>{trials} with {names}</source>
        <translation>{trials} con {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n trials have a length of {length} or more, but only {there} of the conversations that can appear in one session are that long.</source>
        <translation>
            <numerusform>%n ensayo tiene una longitud de {length} o más, pero de las conversaciones que una sesión puede reunir solo {there} son tan largas.</numerusform>
            <numerusform>%n ensayos tienen una longitud de {length} o más, pero de las conversaciones que una sesión puede reunir solo {there} son tan largas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{table} has no prompts to answer.</source>
        <translation>{table} no tiene consignas que responder.</translation>
    </message>
    <message>
        <source>List each length once.</source>
        <translation>Indique cada longitud una sola vez.</translation>
    </message>
    <message>
        <source>{table} has no {answers} to draw. Rows for control and practice trials are not drawn.</source>
        <translation>{table} no tiene {answers} para sortear. Las filas de los ensayos de control y de práctica no se sortean.</translation>
    </message>
    <message>
        <source>{what} (trials): {trials}</source>
        <translation>{what} (ensayos): {trials}</translation>
    </message>
    <message>
        <source>lengths contains {over}, but the longest conversation in {table} has a length of {longest}.</source>
        <translation>lengths contiene {over}, pero la conversación más larga de {table} tiene una longitud de {longest}.</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>respuestas</translation>
    </message>
    <message>
        <source>answers by two humans</source>
        <translation>respuestas de dos humanos</translation>
    </message>
    <message>
        <source>answers by a human and a machine</source>
        <translation>respuestas de un humano y una máquina</translation>
    </message>
    <message>
        <source>answers by two machines</source>
        <translation>respuestas de dos máquinas</translation>
    </message>
    <message>
        <source>answers of type {letters}</source>
        <translation>respuestas de {letters}</translation>
    </message>
    <message>
        <source>answers by {agents}</source>
        <translation>respuestas de {agents}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Positions of control trials: {trials}</source>
        <translation>Ensayos de control en {trials}</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Sellado</translation>
    </message>
    <message>
        <source>Trial {number}: {flags}</source>
        <translation>Ensayo {number}: {flags}</translation>
    </message>
    <message numerus="yes">
        <source>%n answers to look at</source>
        <translation>
            <numerusform>%n respuesta por revisar</numerusform>
            <numerusform>%n respuestas por revisar</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>devuelta</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>aprobada</translation>
    </message>
    <message>
        <source>{code} is not a code. Use initials or a code: at most 12 letters, digits, and hyphens.</source>
        <translation>{code} no es un código. Use iniciales o un código: como máximo 12 letras, cifras y guiones.</translation>
    </message>
    <message>
        <source>Change the question, or its answer, before you submit it again.</source>
        <translation>Cambie la pregunta o su respuesta antes de volver a enviarla.</translation>
    </message>
    <message>
        <source>Enter the reason, so that the author can correct the question.</source>
        <translation>Escriba el motivo, para que el autor pueda corregir la pregunta.</translation>
    </message>
    <message>
        <source>Authors don&apos;t review their own questions.</source>
        <translation>Los autores no revisan sus propias preguntas.</translation>
    </message>
    <message>
        <source>Enter a question of at most {most} characters.</source>
        <translation>Escriba una pregunta de como máximo {most} caracteres.</translation>
    </message>
    <message>
        <source>Enter a question.</source>
        <translation>Escriba una pregunta.</translation>
    </message>
    <message>
        <source>A collection has no control questions. `turingdesk build` adds them.</source>
        <translation>Una recogida no tiene preguntas de control. Las añade `turingdesk build`.</translation>
    </message>
    <message>
        <source>The study is preregistered. Give a reason for the change: turingdesk controls STUDY --write --why REASON</source>
        <translation>El estudio está prerregistrado. Indique el motivo del cambio: turingdesk controls STUDY --write --why REASON</translation>
    </message>
    <message>
        <source>The study is sealed, so its tables can&apos;t change.</source>
        <translation>El estudio está sellado, así que sus tablas no pueden cambiar.</translation>
    </message>
    <message>
        <source>Open the folder of the study: a .tdz file can&apos;t change.</source>
        <translation>Abra la carpeta del estudio: un archivo .tdz no puede cambiar.</translation>
    </message>
    <message>
        <source>The data folders have no answers to this collection. Check the folders, and that the collection is the one that ran.</source>
        <translation>Las carpetas de datos no tienen respuestas a esta recogida. Revise las carpetas y que la recogida sea la que se llevó a cabo.</translation>
    </message>
    <message>
        <source>Written to {out}.</source>
        <translation>Escrito en {out}.</translation>
    </message>
    <message>
        <source>{path} collects no answers.</source>
        <translation>{path} no recoge respuestas.</translation>
    </message>
    <message>
        <source>{file} names the picture {name}, which isn&apos;t there.</source>
        <translation>{file} nombra la imagen {name}, que no existe.</translation>
    </message>
    <message>
        <source>Not taken: {count}, {reason}.</source>
        <translation>No tomadas: {count}, {reason}.</translation>
    </message>
    <message>
        <source>Words that cleaning changed: {n}. See {file}.</source>
        <translation>Palabras que cambió la limpieza: {n}. Vea {file}.</translation>
    </message>
    <message>
        <source>Conversations of two machines that were sampled again: {n}.</source>
        <translation>Conversaciones de dos máquinas que se volvieron a generar: {n}.</translation>
    </message>
    <message>
        <source>Control trials added: {n}.</source>
        <translation>Ensayos de control añadidos: {n}.</translation>
    </message>
    <message>
        <source>Approved control questions added: {true} true, {false} false.</source>
        <translation>Preguntas de control aprobadas que se añadieron: {true} verdaderas, {false} falsas.</translation>
    </message>
    <message>
        <source>No form of the collection has a question {name} that isn&apos;t personal. There are: {there}.</source>
        <translation>Ningún formulario de la recogida tiene una pregunta {name} que no sea personal. Hay: {there}.</translation>
    </message>
    <message>
        <source>{file} has columns that no task of the study has: {columns}.</source>
        <translation>{file} tiene columnas que no tiene ninguna tarea del estudio: {columns}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are excluded by quality rules (column “excluded”). {file} lists the reasons.</source>
        <translation>
            <numerusform>%n fila está excluida por reglas de calidad (columna excluded). Motivos: {file}.</numerusform>
            <numerusform>%n filas están excluidas por reglas de calidad (columna excluded). Motivos: {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are simulated (column “judge”).</source>
        <translation>
            <numerusform>%n fila es simulada (columna judge).</numerusform>
            <numerusform>%n filas son simuladas (columna judge).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are imported (column “judge”).</source>
        <translation>
            <numerusform>%n fila es importada (columna judge).</numerusform>
            <numerusform>%n filas son importadas (columna judge).</numerusform>
        </translation>
    </message>
    <message>
        <source>No license has been chosen yet. Before you share this folder, replace this entry with the license that applies, such as one of Creative Commons.</source>
        <translation>Aún no se ha elegido ninguna licencia. Antes de compartir esta carpeta, sustituya esta entrada por la licencia que corresponda, p. ej. una de Creative Commons.</translation>
    </message>
    <message>
        <source>Parquet</source>
        <translation>Parquet</translation>
    </message>
    <message>
        <source>One row for each answered question, with the type and the meaning of each column; for pandas, R, DuckDB, and other programs that read Parquet.</source>
        <translation>Una fila por pregunta respondida, con el tipo y el significado de cada columna; para pandas, R, DuckDB y otros programas que leen Parquet.</translation>
    </message>
    <message>
        <source>This isn&apos;t a turn.</source>
        <translation>Esto no es un turno.</translation>
    </message>
    <message>
        <source>This is neither an answer nor a list of answers.</source>
        <translation>Esto no es ni una respuesta ni una lista de respuestas.</translation>
    </message>
    <message>
        <source>{read} {unit} read, {taken} taken, {lost} omitted.</source>
        <translation>De {read} {unit}, se toman {taken} y se omiten {lost}.</translation>
    </message>
    <message>
        <source>Omitted: {count}, {reason}.</source>
        <translation>Se omiten: {count}, {reason}.</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read. {why}</source>
        <translation>No se puede leer {path}. {why}</translation>
    </message>
    <message>
        <source>This isn&apos;t JSON: {problem}.</source>
        <translation>Esto no es JSON: {problem}.</translation>
    </message>
    <message>
        <source>{path}: {key} must be {wanted}.</source>
        <translation>{path}: {key} debe ser {wanted}.</translation>
    </message>
    <message>
        <source>who judged</source>
        <translation>quién juzgó</translation>
    </message>
    <message>
        <source>what was judged</source>
        <translation>qué se juzgó</translation>
    </message>
    <message>
        <source>what the judge said: human or machine</source>
        <translation>qué dijo el juez: human o machine</translation>
    </message>
    <message>
        <source>what it truly was: human or machine</source>
        <translation>qué era en realidad: human o machine</translation>
    </message>
    <message>
        <source>whether the verdict was correct, where no column has the verdict itself</source>
        <translation>si el veredicto fue correcto, donde ninguna columna tiene el veredicto mismo</translation>
    </message>
    <message>
        <source>which person or model made it</source>
        <translation>qué persona o modelo lo hizo</translation>
    </message>
    <message>
        <source>the response time</source>
        <translation>el tiempo de respuesta</translation>
    </message>
    <message>
        <source>when the judge answered</source>
        <translation>cuándo respondió el juez</translation>
    </message>
    <message>
        <source>the number of the trial</source>
        <translation>el número del ensayo</translation>
    </message>
    <message>
        <source>the answer to the question that shows whether the judge looked</source>
        <translation>la respuesta a la pregunta que muestra si el juez miró</translation>
    </message>
    <message>
        <source>the correct answer to that question</source>
        <translation>la respuesta correcta a esa pregunta</translation>
    </message>
    <message>
        <source>whether the trial only shows whether the judge looked, and doesn&apos;t count</source>
        <translation>si el ensayo solo muestra si el juez miró y no cuenta</translation>
    </message>
    <message>
        <source>whether the trial was practice, and isn&apos;t imported</source>
        <translation>si el ensayo era de práctica y no se importa</translation>
    </message>
    <message>
        <source>whom the verdict is about, where there are several</source>
        <translation>de quién trata el veredicto, donde hay varios</translation>
    </message>
    <message>
        <source>what the maker was given</source>
        <translation>qué se dio al autor</translation>
    </message>
    <message>
        <source>the kind of item</source>
        <translation>el tipo de elemento</translation>
    </message>
    <message>
        <source>the turns shown of a conversation</source>
        <translation>los turnos mostrados de una conversación</translation>
    </message>
    <message>
        <source>totals: human, said to be human</source>
        <translation>totales: humano, juzgado humano</translation>
    </message>
    <message>
        <source>totals: human, said to be a machine</source>
        <translation>totales: humano, juzgado máquina</translation>
    </message>
    <message>
        <source>totals: machine, said to be a machine</source>
        <translation>totales: máquina, juzgada máquina</translation>
    </message>
    <message>
        <source>totals: machine, said to be human</source>
        <translation>totales: máquina, juzgada humana</translation>
    </message>
    <message>
        <source>totals in words, such as HM: 12 of 20</source>
        <translation>totales en palabras, p. ej. HM: 12 of 20</translation>
    </message>
    <message>
        <source>totals: how often the item was said to be human</source>
        <translation>totales: cuántas veces se atribuyó el elemento a un humano</translation>
    </message>
    <message>
        <source>totals: how often the item was said to be a machine&apos;s</source>
        <translation>totales: cuántas veces se atribuyó el elemento a una máquina</translation>
    </message>
    <message>
        <source>totals: how many verdicts the item got</source>
        <translation>totales: cuántos veredictos recibió el elemento</translation>
    </message>
    <message>
        <source>Columns: {told}.</source>
        <translation>Columnas: {told}.</translation>
    </message>
    <message>
        <source>a table of keys and values</source>
        <translation>una tabla de claves y valores</translation>
    </message>
    <message>
        <source>the name of a column</source>
        <translation>el nombre de una columna</translation>
    </message>
    <message>
        <source>&quot;human&quot;, &quot;machine&quot;, or &quot;&quot;</source>
        <translation>&quot;human&quot;, &quot;machine&quot; o &quot;&quot;</translation>
    </message>
    <message>
        <source>Response times are read as {unit}.</source>
        <translation>Los tiempos de respuesta se leen en {unit}.</translation>
    </message>
    <message>
        <source>Also imported: {names}.</source>
        <translation>También importado: {names}.</translation>
    </message>
    <message>
        <source>Columns that are not imported: {names}.</source>
        <translation>Columnas que no se importan: {names}.</translation>
    </message>
    <message>
        <source>{path} is not valid TOML: {problem}.</source>
        <translation>{path} no es TOML válido: {problem}.</translation>
    </message>
    <message>
        <source>one of {known}</source>
        <translation>uno de {known}</translation>
    </message>
    <message>
        <source>{path}: the key {key} is unknown. Did you mean {close}?</source>
        <translation>{path}: la clave {key} es desconocida. ¿Quería decir {close}?</translation>
    </message>
    <message>
        <source>Read as {title}: {words}.</source>
        <translation>Leído como {title}: {words}.</translation>
    </message>
    <message>
        <source>row {number} of {file}</source>
        <translation>fila {number} de {file}</translation>
    </message>
    <message>
        <source>the row has more or fewer cells than there are columns</source>
        <translation>la fila tiene más o menos celdas que columnas hay</translation>
    </message>
    <message>
        <source>This is a workbook.</source>
        <translation>Esto es un libro de hojas de cálculo.</translation>
    </message>
    <message>
        <source>Change its ending to .xlsx.</source>
        <translation>Cambie su extensión a .xlsx.</translation>
    </message>
    <message>
        <source>{path} has no rows.</source>
        <translation>{path} no tiene filas.</translation>
    </message>
    <message>
        <source>This is not valid Parquet: {problem}.</source>
        <translation>Esto no es Parquet válido: {problem}.</translation>
    </message>
    <message>
        <source>entry {number} of {file}</source>
        <translation>entrada {number} de {file}</translation>
    </message>
    <message>
        <source>the quotation marks are wrong ({problem})</source>
        <translation>las comillas no son correctas ({problem})</translation>
    </message>
    <message>
        <source>line {number} of {file}</source>
        <translation>línea {number} de {file}</translation>
    </message>
    <message>
        <source>{file} is not UTF-8 and was read as Western European (Windows). Check letters with accents.</source>
        <translation>{file} no es UTF-8 y se leyó como europeo occidental (Windows). Revise las letras con acentos.</translation>
    </message>
    <message>
        <source>the entry is not a JSON object</source>
        <translation>la entrada no es un objeto JSON</translation>
    </message>
    <message>
        <source>the line is not valid JSON</source>
        <translation>la línea no es JSON válido</translation>
    </message>
    <message>
        <source>a row that stands for more than {most} verdicts</source>
        <translation>una fila que representa más de {most} veredictos</translation>
    </message>
    <message>
        <source>no verdict</source>
        <translation>sin veredicto</translation>
    </message>
    <message>
        <source>the totals contradict each other</source>
        <translation>los totales se contradicen</translation>
    </message>
    <message>
        <source>the totals are incomplete</source>
        <translation>los totales están incompletos</translation>
    </message>
    <message>
        <source>a total that is not a number</source>
        <translation>un total que no es un número</translation>
    </message>
    <message>
        <source>a share without the number of verdicts</source>
        <translation>una proporción sin el número de veredictos</translation>
    </message>
    <message>
        <source>datastring isn&apos;t a list of judges.</source>
        <translation>datastring no es una lista de jueces.</translation>
    </message>
    <message>
        <source>This isn&apos;t CSV: {problem}.</source>
        <translation>Esto no es CSV: {problem}.</translation>
    </message>
    <message>
        <source>This is neither a trial nor a group of trials.</source>
        <translation>Esto no es ni un ensayo ni un grupo de ensayos.</translation>
    </message>
    <message>
        <source>.csv, .tsv, .xlsx, .parquet, .json, or .jsonl files of verdicts, or folders of them</source>
        <translation>Archivos de veredictos .csv, .tsv, .xlsx, .parquet, .json o .jsonl, o carpetas con ellos</translation>
    </message>
    <message>
        <source>The first verdict: judge {judge}, item {item}, verdict {choice}, truth {truth}.</source>
        <translation>El primer veredicto: juez {judge}, elemento {item}, veredicto {choice}, verdad {truth}.</translation>
    </message>
    <message>
        <source>Say in {path} what each column contains, and import again.</source>
        <translation>Indique en {path} qué contiene cada columna y vuelva a importar.</translation>
    </message>
    <message>
        <source>There are no verdicts in {file}.</source>
        <translation>No hay veredictos en {file}.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t tell which columns of {file} have the verdicts and the truth. Its columns are {head}.</source>
        <translation>TuringDesk no puede saber qué columnas de {file} contienen los veredictos y la verdad. Sus columnas son {head}.</translation>
    </message>
    <message>
        <source>Add --map FILE.toml to get a file in which you can say what each column contains.</source>
        <translation>Añada --map FILE.toml para obtener un archivo en el que indicar qué contiene cada columna.</translation>
    </message>
    <message>
        <source>the verdict is neither human nor machine</source>
        <translation>el veredicto no es ni humano ni máquina</translation>
    </message>
    <message>
        <source>None of the sources is a table. {known}</source>
        <translation>Ninguna de las fuentes es una tabla. {known}</translation>
    </message>
    <message numerus="yes">
        <source>{file} says who made %n items.</source>
        <translation>
            <numerusform>{file} indica quién hizo %n elemento.</numerusform>
            <numerusform>{file} indica quién hizo %n elementos.</numerusform>
        </translation>
    </message>
    <message>
        <source>the verdict {word} is neither human nor machine</source>
        <translation>el veredicto {word} no es ni humano ni máquina</translation>
    </message>
    <message>
        <source>{column} is {cell}</source>
        <translation>{column} es {cell}</translation>
    </message>
    <message>
        <source>the same row again</source>
        <translation>la misma fila otra vez</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of the column {column} can&apos;t be read and are left empty.</source>
        <translation>
            <numerusform>%n celda de la columna {column} no se puede leer y queda vacía.</numerusform>
            <numerusform>%n celdas de la columna {column} no se pueden leer y quedan vacías.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read: {problem}</source>
        <translation>No leído: {problem}</translation>
    </message>
    <message>
        <source>There are more than {most} verdicts.</source>
        <translation>Hay más de {most} veredictos.</translation>
    </message>
    <message>
        <source>Import the file in parts.</source>
        <translation>Importe el archivo por partes.</translation>
    </message>
    <message>
        <source>Not read: {file} has no column {missing}.</source>
        <translation>No leído: {file} no tiene ninguna columna {missing}.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Machines that were judged</source>
        <translation>Máquinas que se juzgaron</translation>
    </message>
    <message>
        <source>All journals could be read, and their chains are intact. To verify signatures, run turingdesk check.</source>
        <translation>Se pudieron leer todos los diarios, y la cadena de sus líneas es correcta. Las firmas se verifican con `turingdesk check`.</translation>
    </message>
    <message>
        <source>prompts answered</source>
        <translation>consignas respondidas</translation>
    </message>
    <message>
        <source>judged machine: {share} ({verdicts})</source>
        <translation>juzgada máquina: {share} ({verdicts})</translation>
    </message>
    <message>
        <source>{said}; detectability {value}, 95% CI {interval}</source>
        <translation>{said}; detectabilidad {value}, intervalo del 95 % {interval}</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>For results about texts, create the report with the study: on the desk, open the study first; on the command line, add --texts STUDY.</source>
        <translation>Para obtener resultados sobre textos, cree el informe con el estudio: en el puesto de control, abra antes el estudio; en la línea de órdenes, añada --texts STUDY.</translation>
    </message>
    <message>
        <source>Results that are in the workbook and in the HTML report only.</source>
        <translation>Resultados que solo están en el libro y en el informe HTML.</translation>
    </message>
    <message>
        <source>How further results are computed</source>
        <translation>Cómo se calculan los demás resultados</translation>
    </message>
    <message>
        <source>Long tables and series of figures are shortened in print. The workbook has all rows, standard errors, and the tests as published studies ran them; the Analysis page has all figures.</source>
        <translation>Las tablas largas y las series de figuras se abrevian en la versión impresa. El libro tiene todas las filas, los errores estándar y las pruebas tal como se hicieron en estudios publicados; la página Análisis tiene todas las figuras.</translation>
    </message>
    <message>
        <source>what they show</source>
        <translation>qué muestran</translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n palabra</numerusform>
            <numerusform>%n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>In this study, participants talk with partners at other booths, so the kiosk needs a desk. Pair it on the desk&apos;s Booths page, or try the study as a pilot.</source>
        <translation>En este estudio, los participantes conversan con interlocutores de otras cabinas, así que el quiosco necesita un puesto de control. Vincúlelo en la página Cabinas del puesto de control, o pruebe el estudio como piloto.</translation>
    </message>
    <message>
        <source>built a study</source>
        <comment>in the record</comment>
        <translation>creó un estudio</translation>
    </message>
    <message>
        <source>imported data</source>
        <comment>in the record</comment>
        <translation>importó datos</translation>
    </message>
    <message>
        <source>ran a machine agent</source>
        <comment>in the record</comment>
        <translation>puso en marcha un agente máquina</translation>
    </message>
    <message>
        <source>stopped a machine agent</source>
        <comment>in the record</comment>
        <translation>detuvo un agente máquina</translation>
    </message>
    <message>
        <source>viewed collected answers</source>
        <comment>in the record</comment>
        <translation>miró las respuestas recogidas</translation>
    </message>
    <message>
        <source>wrote control questions</source>
        <comment>in the record</comment>
        <translation>escribió preguntas de control</translation>
    </message>
    <message>
        <source>by hand</source>
        <comment>in the record</comment>
        <translation>a mano</translation>
    </message>
    <message>
        <source>the list of people was changed</source>
        <comment>in the record</comment>
        <translation>se cambió la lista de personas</translation>
    </message>
    <message>
        <source>against the rules of the task: {remark}</source>
        <translation>contra las reglas de la tarea: {remark}</translation>
    </message>
    <message>
        <source>pictures refused by the server</source>
        <translation>imágenes rechazadas por el servidor</translation>
    </message>
    <message>
        <source>What is finished is saved. Run the same command again to continue.</source>
        <translation>Lo terminado se conserva; repita la misma orden para continuar.</translation>
    </message>
    <message>
        <source>{kind} doesn&apos;t talk, or {title} has no conversations. Choose another agent or another collection.</source>
        <translation>{kind} no conversa, o {title} no tiene conversaciones. Elija otro agente u otra recogida.</translation>
    </message>
    <message>
        <source>The message is empty or too long.</source>
        <translation>El mensaje está vacío o es demasiado largo.</translation>
    </message>
    <message>
        <source>the conversation ended early</source>
        <translation>la conversación terminó antes de tiempo</translation>
    </message>
    <message>
        <source>It isn&apos;t this speaker&apos;s turn.</source>
        <translation>No es el turno de este hablante.</translation>
    </message>
    <message>
        <source>A message has between 1 and {longest} characters.</source>
        <translation>Un mensaje tiene de 1 a {longest} caracteres.</translation>
    </message>
    <message>
        <source>The study {study} in {path} has answers of this person as agent {agent}. They couldn&apos;t be removed there. Delete the study wherever it is now, and build it again.</source>
        <translation>El estudio {study} de {path} tiene respuestas de esta persona como agente {agent}. No se pudieron quitar de ahí. Borre el estudio dondequiera que esté ahora y vuelva a crearlo.</translation>
    </message>
    <message>
        <source>The answers of this person, who is agent {agent} there, were removed from the study {study} in {path}, which hasn&apos;t run yet.</source>
        <translation>Las respuestas de esta persona, que allí es el agente {agent}, se quitaron del estudio {study} de {path}, que aún no se ha usado.</translation>
    </message>
    <message>
        <source>{told} It can&apos;t run without them: {problem} Change the study, or build it again.</source>
        <translation>{told} No puede funcionar sin ellas: {problem} Cambie el estudio o vuelva a crearlo.</translation>
    </message>
    <message>
        <source>and {before} and {code} count as the same code</source>
        <translation>y {before} y {code} son un mismo código</translation>
    </message>
    <message>
        <source>{codes} and {last} gave the same {what}. They may be the same person.</source>
        <translation>{codes} y {last} dieron el mismo dato ({what}). Pueden ser una misma persona.</translation>
    </message>
    <message>
        <source>email address</source>
        <translation>correo electrónico</translation>
    </message>
    <message>
        <source>The PIN of {name} in {file} is damaged and can&apos;t be checked. An investigator can set a new one in Settings. If no one can sign in, run turingdesk people --reset &quot;{name}&quot; in a terminal on this computer.</source>
        <translation>El PIN de {name} en {file} está dañado, así que no se puede comprobar. Un responsable le da uno nuevo en Ajustes. Si nadie puede entrar: turingdesk people --reset &quot;{name}&quot;, en una terminal de este equipo.</translation>
    </message>
    <message>
        <source>{name} is not on the list.</source>
        <translation>No hay nadie llamado {name} en la lista.</translation>
    </message>
    <message>
        <source>a name appears twice</source>
        <translation>un nombre aparece dos veces</translation>
    </message>
    <message>
        <source>a person needs a name and a PIN</source>
        <translation>una persona tiene un nombre y un PIN</translation>
    </message>
    <message>
        <source>{called} is already on the list.</source>
        <translation>{called} ya está en la lista.</translation>
    </message>
    <message>
        <source>The list of people in {file} can&apos;t be read, so no one can sign in. Restore the file from a backup, or delete it and add everyone again.</source>
        <translation>No se puede leer la lista de personas de {file}, así que no puede entrar nadie. Recupere el archivo de una copia de seguridad, o bórrelo y añada a todos de nuevo.</translation>
    </message>
    <message>
        <source>A PIN needs {shortest} to {longest} characters.</source>
        <translation>Un PIN tiene de {shortest} a {longest} caracteres.</translation>
    </message>
    <message>
        <source>This PIN is too easy to guess. Choose another one.</source>
        <translation>Este PIN es de los primeros que cualquiera prueba. Elija otro.</translation>
    </message>
    <message>
        <source>{called} withdrew, but this file is back, perhaps from a backup.</source>
        <translation>{called} se retiró, pero este archivo vuelve a estar aquí, quizá por una copia de seguridad.</translation>
    </message>
    <message>
        <source>It is excluded from all results. Delete it.</source>
        <translation>No cuenta en ninguna parte. Bórrelo.</translation>
    </message>
    <message>
        <source>The withdrawal of {called} is incomplete.</source>
        <translation>La retirada de {called} no se completó.</translation>
    </message>
    <message>
        <source>The file had changed when this line was written: it had {line} lines when this desk last wrote to it, and {line2} at this point.</source>
        <translation>Al escribir esta línea se vio que el archivo había cambiado: tenía {line} líneas cuando este puesto de control escribió en él por última vez, y {line2} en ese momento.</translation>
    </message>
    <message>
        <source>The study {study} in {path} has answers of this person as agent {agent}, and it has already run. Before other sessions start, build it again under a new ID.</source>
        <translation>El estudio {study} de {path} tiene respuestas de esta persona como agente {agent} y ya se ha usado. Antes de que empiecen otras sesiones, vuelva a crearlo con un id nuevo.</translation>
    </message>
    <message>
        <source>Enter a reason for the withdrawal, even if it is only that none was given.</source>
        <translation>Una retirada necesita un motivo, aunque solo sea que no se dio ninguno.</translation>
    </message>
    <message>
        <source>{path} could not be deleted. {why} The withdrawal is recorded, and none of the data count any more. The rest is deleted when the folder is next opened. Close other programs that use the file.</source>
        <translation>No se pudo borrar {path}. {why} La retirada está anotada y sus datos ya no cuentan; el resto se borra la próxima vez que se abra la carpeta. Cierre otros programas que usen el archivo.</translation>
    </message>
    <message>
        <source>{name} is still running{at}. End the session there first, then withdraw. A session on another computer counts as running for 15 minutes after its last line.</source>
        <translation>{name} sigue en curso{at}. Termínela antes allí y retire después. Una sesión de otro equipo se considera en curso durante 15 minutos desde su última línea.</translation>
    </message>
    <message>
        <source>The sessions would reveal who made what: {how} in block {block} depends on who made them (p = {p}, corrected for all tests). Nothing was written. Add answers of each kind to every prompt, and use separate prompts for practice, control, and fixed trials. Then seal again.</source>
        <translation>Las sesiones delatarían quién hizo qué: {how} en el bloque {block} depende de quién las hizo (p = {p}, corregida por todo lo que se probó). No se escribió nada. Dé a cada consigna respuestas de cada tipo, y a los ensayos de práctica, de control y fijos, consignas propias; después vuelva a sellar.</translation>
    </message>
    <message>
        <source>Block {id} draws only {kind}, as study.toml says, so their makers are not secret.</source>
        <translation>El bloque {id} solo sortea {kind}, como dice study.toml, así que no es ningún secreto quién las hizo.</translation>
    </message>
    <message>
        <source>The picture is damaged, or its format is unknown.</source>
        <translation>La imagen está dañada o es de un tipo desconocido.</translation>
    </message>
    <message>
        <source>The number of human answers per session varies randomly, like coin flips. Complementary sessions, usually pairs, are exactly balanced together, and analyses weight human and machine answers separately.</source>
        <translation>El número de respuestas humanas que muestra una sesión varía como en lanzamientos de moneda. Las sesiones complementarias, normalmente pares, están exactamente equilibradas en conjunto, y los análisis ponderan por separado las respuestas humanas y las de máquina.</translation>
    </message>
    <message>
        <source>{out} already exists. Choose another name.</source>
        <translation>{out} ya existe. Elija otro nombre.</translation>
    </message>
    <message>
        <source>{number} sessions can&apos;t be drawn. Choose 1 to {most_sessions}.</source>
        <translation>No se pueden sortear {number} sesiones; pida de 1 a {most_sessions}.</translation>
    </message>
    <message>
        <source>{study} is already sealed. Choose the study that it was made from.</source>
        <translation>{study} ya está sellado. Indique el estudio del que se hizo.</translation>
    </message>
    <message>
        <source>Block {id} gives participants feedback, which would break the seal.</source>
        <translation>El bloque {id} dice la verdad a los participantes, algo que un estudio sellado oculta.</translation>
    </message>
    <message>
        <source>Block {id} shows answers in the order of the table, and anyone who knows that order knows who made what.</source>
        <translation>El bloque {id} muestra sus respuestas en el orden de la tabla, y quien conozca ese orden sabe quién hizo qué.</translation>
    </message>
    <message>
        <source>The seal could not be verified: opening it didn&apos;t return its content. Nothing was written.</source>
        <translation>El sello no devuelve lo que contiene. No se escribió nada.</translation>
    </message>
    <message>
        <source>Set feedback = &quot;none&quot;.</source>
        <translation>Escriba feedback = &quot;none&quot;.</translation>
    </message>
    <message>
        <source>Set order = &quot;random&quot;.</source>
        <translation>Escriba order = &quot;random&quot;.</translation>
    </message>
    <message>
        <source>{data} contains no seal: none of its sessions belongs to a sealed study.</source>
        <translation>{data} no contiene ningún sello: ninguna de sus sesiones es de un estudio sellado.</translation>
    </message>
    <message>
        <source>the mix doesn&apos;t include their kind</source>
        <translation>la mezcla no pide su tipo</translation>
    </message>
    <message>
        <source>one of the two is in another pair, or was excluded on its own</source>
        <translation>una de las dos está en otra pareja o se excluyó por sí sola</translation>
    </message>
    <message>
        <source>no remaining pair shows them</source>
        <translation>ninguna de las parejas que quedan las muestra</translation>
    </message>
    <message>
        <source>Blocks {names} draw from {table} with different mixes, so the block that shows an answer would reveal who made it. Give each block its own table, or use the same mix.</source>
        <translation>Los bloques {names} sortean de {table} con mezclas distintas, así que el bloque que muestra una respuesta delataría quién la hizo. Dé a cada bloque su propia tabla o la misma mezcla.</translation>
    </message>
    <message>
        <source>The pair {id}, which is reserved for practice, control, or a fixed trial, shows an answer that the sealed package excludes. Use answers that are themselves reserved for practice or control.</source>
        <translation>La pareja {id}, reservada para práctica, control o un ensayo fijo, muestra una respuesta que el paquete sellado excluye. Fórmela con respuestas reservadas a su vez para práctica o control.</translation>
    </message>
    <message>
        <source>Two kiosks used the same participant code, or a file was changed in transit. Find out whose session each one is. You can open, export, and withdraw the other one in its own folder.</source>
        <translation>Dos quioscos usaron el mismo código de participante, o un archivo cambió por el camino. Averigüe de quién es cada sesión; la otra se puede abrir, exportar y retirar en su propia carpeta.</translation>
    </message>
    <message>
        <source>There is another session with the name {name}; it is excluded from all results.</source>
        <translation>Se hizo otra sesión con el nombre {name}; no cuenta en ninguna parte.</translation>
    </message>
    <message>
        <source>The data folder {path} can&apos;t be created. {why}</source>
        <translation>No se puede crear la carpeta de datos {path}. {why}</translation>
    </message>
    <message>
        <source>Restore it from a backup. Until then, its answers don&apos;t count.</source>
        <translation>Recupérelo de una copia de seguridad; mientras falte, sus respuestas no se cuentan.</translation>
    </message>
    <message>
        <source>If one person took part more than once, you don&apos;t need to do anything. If two people used the same code, add a note to their sessions that says who was who.</source>
        <translation>Si una persona vino más de una vez, no hay ningún problema. Si dos personas usaron el código, escriba en sus sesiones una nota que diga quién era quién.</translation>
    </message>
    <message>
        <source>{sessions} sessions of {study} have the code {codes}{at_once}: {which}.{spelled}</source>
        <translation>Se hicieron {sessions} sesiones de {study} con el código {codes}{at_once}: {which}.{spelled}</translation>
    </message>
    <message>
        <source>Check the file&apos;s permissions and the disk.</source>
        <translation>Compruebe el permiso de lectura y el disco.</translation>
    </message>
    <message>
        <source>{name} resumed {old}, and the last line at that time</source>
        <translation>{name} retomó {old}, cuya última línea de entonces</translation>
    </message>
    <message>
        <source>The spellings {codes} count as the same code.</source>
        <translation>Escrito {codes}, es el mismo código.</translation>
    </message>
    <message>
        <source>The same session is also in {there}.</source>
        <translation>La misma sesión está también en {there}.</translation>
    </message>
    <message>
        <source>Keep the longer file, and move the other one out of the data folder.</source>
        <translation>Conserve el archivo más largo y saque el otro de la carpeta de datos.</translation>
    </message>
    <message>
        <source>Two sessions have the name {name}: the other one is {there}.</source>
        <translation>Se hicieron dos sesiones con el nombre {name}: la otra es {there}.</translation>
    </message>
    <message>
        <source>Keep folders that were recorded separately in separate folders.</source>
        <translation>Guarde en carpetas propias lo que se registró por separado.</translation>
    </message>
    <message>
        <source>{what} is missing: the file is gone.</source>
        <translation>{what} no está aquí: falta el archivo.</translation>
    </message>
    <message>
        <source>{what} is no longer in the file.</source>
        <translation>{what} ya no está en el archivo.</translation>
    </message>
    <message>
        <source>was already continued in a later session</source>
        <translation>ya continuó en una sesión posterior</translation>
    </message>
    <message>
        <source>was already restarted in a later session</source>
        <translation>ya se empezó de nuevo en una sesión posterior</translation>
    </message>
    <message>
        <source>The study has changed since then, so the trials might not be the same.</source>
        <translation>El estudio se cambió desde entonces, así que sus ensayos pueden no ser ya los mismos.</translation>
    </message>
    <message>
        <source>The study allows sessions to be resumed within {max_age_hours} hours.</source>
        <translation>El estudio permite continuar sesiones durante {max_age_hours} horas.</translation>
    </message>
    <message>
        <source>{where} You can resume it there.</source>
        <translation>{where} Puede continuar allí.</translation>
    </message>
    <message>
        <source>The time of its last line is {ahead_s} ahead of this computer&apos;s clock.</source>
        <translation>Su última línea está {ahead_s} adelantada respecto al reloj de este equipo.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t say which trials were drawn: its first line is damaged. Start a new session. The answers in the file remain readable.</source>
        <translation>{name} no dice qué ensayos se sortearon: su primera línea está dañada. Empiece una sesión nueva; las respuestas del archivo siguen siendo legibles.</translation>
    </message>
    <message>
        <source>{name} {over}. Start a new session.</source>
        <translation>{name} {over}. Empiece una sesión nueva.</translation>
    </message>
    <message>
        <source>{name} was later marked as a pilot. Start a new session.</source>
        <translation>{name} se convirtió después en piloto. Empiece una sesión nueva.</translation>
    </message>
    <message>
        <source>{name} is still running on this computer. Close its window first.</source>
        <translation>{name} sigue en curso en este equipo. Cierre antes su ventana.</translation>
    </message>
    <message>
        <source>{where} The study doesn&apos;t allow sessions to be resumed.</source>
        <translation>{where} El estudio no permite continuar sesiones.</translation>
    </message>
    <message>
        <source>{where} It can start over with the same trials.</source>
        <translation>{where} Puede empezar de nuevo, con los mismos ensayos.</translation>
    </message>
    <message>
        <source>{why} Start a new session.</source>
        <translation>{why} Empiece una sesión nueva.</translation>
    </message>
    <message>
        <source>{name} is recorded as a continuation of itself. Start a new session.</source>
        <translation>{name} continúa en sí misma. Empiece una sesión nueva.</translation>
    </message>
    <message>
        <source>A session of {participant} was started{at} a moment ago. Check the participant code, and start again if it is correct.</source>
        <translation>Hace un momento se empezó una sesión de {participant}{at}. Revise el código de participante y vuelva a empezar si es correcto.</translation>
    </message>
    <message>
        <source>The table has no column {column}.</source>
        <translation>La tabla no tiene ninguna columna {column}.</translation>
    </message>
    <message>
        <source>Add it, and enter the agents&apos; names as the stimuli have them.</source>
        <translation>Añádala y escriba los nombres de los agentes tal como figuran en los estímulos.</translation>
    </message>
    <message>
        <source>Correct the ID, or remove the row.</source>
        <translation>Corrija el id o quite la fila.</translation>
    </message>
    <message numerus="yes">
        <source>%n machines have no row: {names}.</source>
        <translation>
            <numerusform>%n máquina no tiene fila: {names}.</numerusform>
            <numerusform>%n máquinas no tienen fila: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the agent&apos;s name as the stimuli have it.</source>
        <translation>Escriba el nombre del agente tal como figura en los estímulos.</translation>
    </message>
    <message>
        <source>No stimulus was made by the agent {agent}.</source>
        <translation>Ningún estímulo es del agente {agent}.</translation>
    </message>
    <message>
        <source>Add a row for each machine.</source>
        <translation>Añada una fila para cada máquina.</translation>
    </message>
    <message>
        <source>The ID is missing.</source>
        <translation>Falta el id.</translation>
    </message>
    <message>
        <source>The agent {agent} has a row already, in line {line}.</source>
        <translation>El agente {agent} ya tiene una fila, en la línea {line}.</translation>
    </message>
    <message>
        <source>Remove one of the two rows.</source>
        <translation>Quite una de las dos filas.</translation>
    </message>
    <message>
        <source>It may be damaged or malicious. Ask the sender for a new copy.</source>
        <translation>Puede estar dañado o ser malintencionado. Vuelva a pedirlo a su origen.</translation>
    </message>
    <message>
        <source>Choose the folder of a study package.</source>
        <translation>Indique la carpeta de un paquete de estudio.</translation>
    </message>
    <message>
        <source>This file is a link.</source>
        <translation>Es un enlace.</translation>
    </message>
    <message>
        <source>This file is protected by a password.</source>
        <translation>Está protegido con contraseña.</translation>
    </message>
    <message>
        <source>This file expands from {compress_size} to {file_size} bytes.</source>
        <translation>Crece de {compress_size} a {file_size} bytes.</translation>
    </message>
    <message>
        <source>The name points outside the package.</source>
        <translation>El nombre lleva fuera del paquete.</translation>
    </message>
    <message>
        <source>The package has no {manifest}, so TuringDesk can&apos;t check that it is complete.</source>
        <translation>El paquete no tiene {manifest}, así que nada demuestra que esté completo.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find {path}.</source>
        <translation>No existe {path}.</translation>
    </message>
    <message>
        <source>This is not a .tdz file, or only part of one: {problem}.</source>
        <translation>Esto no es un .tdz, o es solo una parte: {problem}.</translation>
    </message>
    <message>
        <source>Check that you have permission to read it, and that the disk has free space: a .tdz is unpacked first.</source>
        <translation>Pida permiso para leerlo. Un .tdz también necesita espacio en el disco.</translation>
    </message>
    <message>
        <source>Create it with turingdesk pack.</source>
        <translation>Créelo con turingdesk pack.</translation>
    </message>
    <message>
        <source>Ask the sender for a new copy of the package.</source>
        <translation>Vuelva a pedir el paquete.</translation>
    </message>
    <message>
        <source>Copy it again from its source.</source>
        <translation>Vuelva a copiarlo de su origen.</translation>
    </message>
    <message>
        <source>The name appears twice, or differs from {before} only by case.</source>
        <translation>El nombre aparece dos veces, o difiere de {before} solo en mayúsculas y minúsculas.</translation>
    </message>
    <message>
        <source>This is {called}, not a text.</source>
        <translation>Hay {called}, no un texto.</translation>
    </message>
    <message>
        <source>Enter a text.</source>
        <translation>Escriba un texto.</translation>
    </message>
    <message>
        <source>Enter yes, no, true, or false.</source>
        <translation>Escriba yes, no, true o false.</translation>
    </message>
    <message>
        <source>This is the logical value {value}, not a text.</source>
        <translation>Está el valor lógico {value}, no un texto.</translation>
    </message>
    <message>
        <source>This is {called}, not a number.</source>
        <translation>Hay {called}, no un número.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Escriba un número.</translation>
    </message>
    <message>
        <source>{number} is not a finite number.</source>
        <translation>{number} no es un número que se pueda usar.</translation>
    </message>
    <message>
        <source>Enter a finite number.</source>
        <translation>Escriba un número finito.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Escriba un número entero.</translation>
    </message>
    <message>
        <source>An item between two semicolons is empty.</source>
        <translation>No hay nada entre dos puntos y comas.</translation>
    </message>
    <message>
        <source>Remove one of the semicolons.</source>
        <translation>Quite uno de ellos.</translation>
    </message>
    <message>
        <source>This is {called}, not a list.</source>
        <translation>Hay {called}, no una lista.</translation>
    </message>
    <message>
        <source>Enter a list: [...].</source>
        <translation>Escriba una lista: [...].</translation>
    </message>
    <message>
        <source>This is {called}.</source>
        <translation>Hay {called}.</translation>
    </message>
    <message>
        <source>Unknown name {unknown}.</source>
        <translation>{unknown} es desconocido.</translation>
    </message>
    <message>
        <source>Use a decimal point, as in 3.5.</source>
        <translation>Escríbalo con punto: 3.5.</translation>
    </message>
    <message>
        <source>Start the line with &apos;A: &apos;.</source>
        <translation>Empiece la línea con &apos;A: &apos;.</translation>
    </message>
    <message>
        <source>Excludes answers in the block {id} that took less than {limit}, {whence}. To change this, set too_fast_s in its [block.limits]; 0 means no limit.</source>
        <translation>Excluye las respuestas del bloque {id} que tardaron menos de {limit}, {whence}. Cambie too_fast_s en su [block.limits]; 0 no excluye ninguna.</translation>
    </message>
    <message>
        <source>the block&apos;s own limit</source>
        <translation>su propio límite</translation>
    </message>
    <message>
        <source>the default for the task {task}</source>
        <translation>lo habitual en la tarea {task}</translation>
    </message>
    <message>
        <source>Put quotation marks around text that contains {between}.</source>
        <translation>Ponga entre comillas el texto que contenga {between}.</translation>
    </message>
    <message>
        <source>The row spans several lines: close its open quotation mark.</source>
        <translation>La fila ocupa varias líneas: cierre las comillas que están abiertas en ella.</translation>
    </message>
    <message>
        <source>Column {number} has content but no name.</source>
        <translation>La columna {number} no tiene nombre, pero contiene algo.</translation>
    </message>
    <message>
        <source>A quotation mark opened in this line is never closed.</source>
        <translation>Unas comillas abiertas en esta línea no se cierran nunca.</translation>
    </message>
    <message>
        <source>A quotation mark closes in the middle of a cell.</source>
        <translation>Unas comillas terminan en medio de una celda.</translation>
    </message>
    <message>
        <source>Double the quotation marks inside a quoted cell: &quot;He said &quot;&quot;no&quot;&quot; to it&quot;.</source>
        <translation>Dentro de una celda entre comillas, escriba las comillas dos veces: &quot;He said &quot;&quot;no&quot;&quot; to it&quot;.</translation>
    </message>
    <message>
        <source>Add the missing {between}, with nothing between them for empty cells.</source>
        <translation>Escriba los {between} que faltan, sin nada entre ellos para las celdas vacías.</translation>
    </message>
    <message>
        <source>Name it, or clear it.</source>
        <translation>Póngale nombre o vacíela.</translation>
    </message>
    <message>
        <source>This is not valid CSV: {problem}.</source>
        <translation>Esto no es CSV: {problem}.</translation>
    </message>
    <message>
        <source>each of {n} conversations had a repeated sentence or an early exit</source>
        <translation>cada una de {n} conversaciones tenía una frase repetida o un final prematuro</translation>
    </message>
    <message>
        <source>{kind} can&apos;t talk. Choose another agent.</source>
        <translation>{kind} no puede conversar. Elija otro agente.</translation>
    </message>
    <message>
        <source>“{study}” is a demonstration, not collected data.</source>
        <translation>«{study}» es una demostración, no datos recogidos.</translation>
    </message>
    <message>
        <source>Turing scores T with each fixed distinguisher, which is not among the agents of its own column. There are no error bars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents as fixed distinguishers separate them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each fixed distinguisher recognized an agent that was the target itself ({trials}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognized as itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distinguisher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent</source>
        <translation type="unfinished">Agente</translation>
    </message>
    <message>
        <source>{path} needs a column model and a column for each ranking, with 1 for the best.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: {text} is not a rank. Ranks are numbers from 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rankings can&apos;t be read. {path}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bradley-Terry model with an actor&apos;s advantage; 95% CI of Wald</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>determiners</source>
        <translation>determinantes</translation>
    </message>
    <message>
        <source>adjectives</source>
        <translation>adjetivos</translation>
    </message>
    <message>
        <source>nouns</source>
        <translation>sustantivos</translation>
    </message>
    <message>
        <source>adverbs</source>
        <translation>adverbios</translation>
    </message>
    <message>
        <source>verbs</source>
        <translation>verbos</translation>
    </message>
    <message>
        <source>prepositions</source>
        <translation>preposiciones</translation>
    </message>
    <message>
        <source>pronouns</source>
        <translation>pronombres</translation>
    </message>
    <message>
        <source>{name} per text</source>
        <translation>{name} por texto</translation>
    </message>
    <message>
        <source>proportion of trials with the target itself</source>
        <translation type="unfinished"></translation>
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
        <translation>ganadas por personas</translation>
    </message>
    <message>
        <source>won by machines</source>
        <translation>ganadas por máquinas</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>por rendición</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>Partidas a lo largo del tiempo</translation>
    </message>
    <message>
        <source>How games ended, added up ({games}).</source>
        <translation>Cómo terminaron las partidas, acumulado ({games}).</translation>
    </message>
    <message>
        <source>Games so far</source>
        <translation>Partidas hasta ahora</translation>
    </message>
    <message>
        <source>No game has ended yet.</source>
        <translation>Aún no ha terminado ninguna partida.</translation>
    </message>
    <message>
        <source>capability probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signature probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a file of answers; for verdicts there is kreimanlab-verdicts.</source>
        <translation>Dé un archivo de respuestas; para veredictos está kreimanlab-verdicts.</translation>
    </message>
    <message>
        <source>Give a conversation as paper 1&apos;s repository has it.</source>
        <translation>Dé una conversación tal como está en el repositorio del artículo 1.</translation>
    </message>
    <message>
        <source>there are not three different things</source>
        <translation>no hay tres cosas distintas</translation>
    </message>
    <message>
        <source>there is no fixation</source>
        <translation>no hay ninguna fijación</translation>
    </message>
    <message>
        <source>There are no answers in this file.</source>
        <translation>No hay respuestas en este archivo.</translation>
    </message>
    <message>
        <source>This answer is of another kind than the others.</source>
        <translation>Esta respuesta es de otro tipo que las demás.</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <translation>Corríjala.</translation>
    </message>
    <message>
        <source>These are verdicts on live chats.</source>
        <translation>Estos son veredictos sobre chats en vivo.</translation>
    </message>
    <message>
        <source>`response` is missing.</source>
        <translation>Falta `response`.</translation>
    </message>
    <message>
        <source>`response` is neither words nor fixations: {response}.</source>
        <translation>`response` no contiene ni palabras ni fijaciones: {response}.</translation>
    </message>
    <message>
        <source>`cueWord` or `imageID` is missing.</source>
        <translation>Falta `cueWord` o `imageID`.</translation>
    </message>
    <message>
        <source>the answer is empty</source>
        <translation>la respuesta está vacía</translation>
    </message>
    <message>
        <source>a fixation has no place</source>
        <translation>una fijación no tiene lugar</translation>
    </message>
    <message>
        <source>a fixation is far outside the picture</source>
        <translation>una fijación queda muy fuera de la imagen</translation>
    </message>
    <message>
        <source>There is no turn of A or B in this file.</source>
        <translation>No hay ningún turno de A o B en este archivo.</translation>
    </message>
    <message>
        <source>The turn needs `agent` (A or B) and `text`.</source>
        <translation>El turno necesita `agent` (A o B) y `text`.</translation>
    </message>
    <message>
        <source>their pictures were not given</source>
        <translation>no se dieron sus imágenes</translation>
    </message>
    <message>
        <source>Nothing was written. An import makes: {made}.</source>
        <translation>No se escribió nada. Una importación crea: {made}.</translation>
    </message>
    <message>
        <source>Written to {out}: {made}.</source>
        <translation>Escrito en {out}: {made}.</translation>
    </message>
    <message>
        <source>There is nothing to import. Name at least one file or folder.</source>
        <translation>No hay nada que importar. Indique al menos un archivo o una carpeta.</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>línea {line}, columna {column}</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find {path}. Check the name.</source>
        <translation>No existe {path}. Revise el nombre.</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>sesiones</translation>
    </message>
    <message>
        <source>responses</source>
        <translation>respuestas</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>bloques</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>imágenes</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>descripciones</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>conversaciones</translation>
    </message>
    <message>
        <source>associations</source>
        <translation>asociaciones</translation>
    </message>
    <message>
        <source>scanpaths</source>
        <translation>recorridos visuales</translation>
    </message>
    <message>
        <source>The file is larger than 1 GiB.</source>
        <translation>El archivo tiene más de 1 GiB.</translation>
    </message>
    <message>
        <source>Give a part of it.</source>
        <translation>Dé una parte de él.</translation>
    </message>
    <message>
        <source>It can&apos;t be read.</source>
        <translation>No se puede leer.</translation>
    </message>
    <message>
        <source>The text is not UTF-8.</source>
        <translation>El texto no está en UTF-8.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Guárdelo como UTF-8.</translation>
    </message>
    <message>
        <source>Check the file.</source>
        <translation>Revise el archivo.</translation>
    </message>
    <message>
        <source>The JSON is nested too deeply.</source>
        <translation>El JSON está anidado a demasiada profundidad.</translation>
    </message>
    <message>
        <source>The JSON ends too early.</source>
        <translation>El JSON termina demasiado pronto.</translation>
    </message>
    <message>
        <source>Fetch the file again, it is not whole.</source>
        <translation>Vuelva a obtener el archivo: no está completo.</translation>
    </message>
    <message>
        <source>This is neither a JSON list nor a JSON object.</source>
        <translation>Esto no es ni una lista JSON ni un objeto JSON.</translation>
    </message>
    <message>
        <source>{path}: nothing after line {line} was read.</source>
        <translation>{path}: no se leyó nada después de la línea {line}.</translation>
    </message>
    <message>
        <source>another one has the same ID</source>
        <translation>otra tiene el mismo id</translation>
    </message>
    <message>
        <source>there are {each} of its kind to its prompt already</source>
        <translation>ya hay {each} de su tipo para su consigna</translation>
    </message>
    <message>
        <source>the file of the picture</source>
        <translation>el archivo de la imagen</translation>
    </message>
    <message>
        <source>who looked</source>
        <translation>quién miró</translation>
    </message>
    <message>
        <source>the machine that made the fixations; empty for people</source>
        <translation>la máquina que hizo las fijaciones; vacío si fue una persona</translation>
    </message>
    <message>
        <source>what was searched for</source>
        <translation>qué se buscaba</translation>
    </message>
    <message>
        <source>the width to which x refers</source>
        <translation>la anchura a la que se refiere x</translation>
    </message>
    <message>
        <source>the height to which y refers</source>
        <translation>la altura a la que se refiere y</translation>
    </message>
    <message>
        <source>x, in pixels</source>
        <translation>x, en píxeles</translation>
    </message>
    <message>
        <source>y, in pixels</source>
        <translation>y, en píxeles</translation>
    </message>
    <message>
        <source>when the fixation began, in milliseconds</source>
        <translation>cuándo empezó la fijación, en milisegundos</translation>
    </message>
    <message>
        <source>how long the fixation lasted, in milliseconds</source>
        <translation>cuánto duró la fijación, en milisegundos</translation>
    </message>
    <message>
        <source>There is no column `x`.</source>
        <translation>No hay ninguna columna `x`.</translation>
    </message>
    <message>
        <source>Name the columns image, subject, x, and y.</source>
        <translation>Llame a las columnas image, subject, x e y.</translation>
    </message>
    <message>
        <source>This is a file of MATLAB 7.3.</source>
        <translation>Este es un archivo de MATLAB 7.3.</translation>
    </message>
    <message>
        <source>Save it in MATLAB with the option -v7.</source>
        <translation>Guárdelo en MATLAB con la opción -v7.</translation>
    </message>
    <message>
        <source>The arrays can&apos;t be read: {problem}.</source>
        <translation>No se pueden leer las matrices: {problem}.</translation>
    </message>
    <message>
        <source>Fetch the file again.</source>
        <translation>Vuelva a obtener el archivo.</translation>
    </message>
    <message>
        <source>a turn is empty</source>
        <translation>un turno está vacío</translation>
    </message>
    <message>
        <source>fewer than {least_turns} turns</source>
        <translation>hay menos de {least_turns} turnos</translation>
    </message>
    <message>
        <source>What was read makes no study that can run.
{problems}</source>
        <translation>Con lo leído no sale ningún estudio que pueda funcionar.
{problems}</translation>
    </message>
    <message>
        <source>{out} is not empty. Give a folder that does not exist yet.</source>
        <translation>{out} no está vacía. Indique una carpeta que aún no exista.</translation>
    </message>
    <message>
        <source>{out} can&apos;t be written. {why}</source>
        <translation>No se puede escribir {out}. {why}</translation>
    </message>
    <message>
        <source>Choose the column with {field}.</source>
        <translation>Elija la columna que contiene {field}.</translation>
    </message>
    <message>
        <source>{file} has no column {missing}.</source>
        <translation>{file} no tiene ninguna columna {missing}.</translation>
    </message>
    <message>
        <source>Give a file of verdicts; for answers there is kreimanlab-answers.</source>
        <translation>Dé un archivo de veredictos; para respuestas está kreimanlab-answers.</translation>
    </message>
    <message>
        <source>There are no verdicts in this file.</source>
        <translation>No hay veredictos en este archivo.</translation>
    </message>
    <message>
        <source>This judge has no list `data` of trials.</source>
        <translation>Este juez no tiene ninguna lista `data` de ensayos.</translation>
    </message>
    <message>
        <source>The label {word} is unknown.</source>
        <translation>La etiqueta {word} es desconocida.</translation>
    </message>
    <message>
        <source>Write HH, HAI, AIH or AIAI.</source>
        <translation>Escriba HH, HAI, AIH o AIAI.</translation>
    </message>
    <message>
        <source>trialData is missing.</source>
        <translation>Falta trialData.</translation>
    </message>
    <message>
        <source>trialdata is missing.</source>
        <translation>Falta trialdata.</translation>
    </message>
    <message>
        <source>There is no column `datastring`.</source>
        <translation>No hay ninguna columna `datastring`.</translation>
    </message>
    <message>
        <source>Give psiTurk&apos;s table of trials.</source>
        <translation>Dé la tabla de ensayos de psiTurk.</translation>
    </message>
    <message>
        <source>Fetch the file again, it may not be whole.</source>
        <translation>Vuelva a obtener el archivo: puede que no esté completo.</translation>
    </message>
    <message>
        <source>Sessions that are already in {out}: {there} of {all}, such as {first}. Nothing was imported. Choose another folder, or delete them.</source>
        <translation>Sesiones que ya están en {out}: {there} de {all}, p. ej. {first}. No se importó nada. Elija otra carpeta o bórrelas.</translation>
    </message>
    <message>
        <source>verdicts</source>
        <translation>veredictos</translation>
    </message>
    <message>
        <source>Give ParlAI&apos;s logs of chats or ACUTE-Eval&apos;s pairs.</source>
        <translation>Dé los registros de chats de ParlAI o los pares de ACUTE-Eval.</translation>
    </message>
    <message>
        <source>conversations and pairs</source>
        <translation>conversaciones y pares</translation>
    </message>
    <message>
        <source>Chats and pairs are in .jsonl and .json files.</source>
        <translation>Los chats y los pares están en archivos .jsonl y .json.</translation>
    </message>
    <message>
        <source>Give one of those.</source>
        <translation>Dé uno de esos.</translation>
    </message>
    <message>
        <source>There are only onboarding pairs: they are judged as ordinary trials.</source>
        <translation>Solo hay pares de entrenamiento: se juzgan como ensayos normales.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>A pair has two conversations.</source>
        <translation>Un par tiene dos conversaciones.</translation>
    </message>
    <message>
        <source>The speaker to judge, {judged}, says nothing.</source>
        <translation>El hablante que se debe juzgar, {judged}, no dice nada.</translation>
    </message>
    <message>
        <source>The turn needs `id` and `text`.</source>
        <translation>El turno necesita `id` y `text`.</translation>
    </message>
    <message>
        <source>Give .json or .jsonl files of ShareGPT, Chatbot Arena, or LMSYS-Chat.</source>
        <translation>Dé archivos .json o .jsonl de ShareGPT, Chatbot Arena o LMSYS-Chat.</translation>
    </message>
    <message>
        <source>Pass on the license of the conversations with the study.</source>
        <translation>Transmita con el estudio la licencia de las conversaciones.</translation>
    </message>
    <message>
        <source>only one of the two speaks</source>
        <translation>solo habla uno de los dos</translation>
    </message>
    <message>
        <source>None of the sources is JSON. {fix}</source>
        <translation>Ninguna de las fuentes es JSON. {fix}</translation>
    </message>
    <message>
        <source>a turn has no speaker or no text</source>
        <translation>un turno no tiene hablante o no tiene texto</translation>
    </message>
    <message>
        <source>someone speaks who is neither the person nor the chatbot</source>
        <translation>habla alguien que no es ni la persona ni el chatbot</translation>
    </message>
    <message>
        <source>a turn has more than {longest} characters</source>
        <translation>un turno tiene más de {longest} caracteres</translation>
    </message>
    <message>
        <source>Give .json files with captions in COCO&apos;s format.</source>
        <translation>Dé archivos .json con descripciones en el formato de COCO.</translation>
    </message>
    <message>
        <source>Pass on the license of the captions and of the pictures with the study.</source>
        <translation>Transmita con el estudio la licencia de las descripciones y de las imágenes.</translation>
    </message>
    <message>
        <source>there is no caption</source>
        <translation>no hay descripción</translation>
    </message>
    <message>
        <source>the caption has more than {longest} characters</source>
        <translation>la descripción tiene más de {longest} caracteres</translation>
    </message>
    <message>
        <source>the file name of its picture is not told</source>
        <translation>no se indica el nombre de archivo de su imagen</translation>
    </message>
    <message>
        <source>{name} does not name its machine; it is called {submitted}.</source>
        <translation>{name} no dice cuál es su máquina; se llama {submitted}.</translation>
    </message>
    <message>
        <source>Answers are in .json files.</source>
        <translation>Las respuestas están en archivos .json.</translation>
    </message>
    <message>
        <source>a shorter cut of a conversation that is there</source>
        <translation>una versión más corta de una conversación que ya está</translation>
    </message>
    <message>
        <source>Quality rules of the paper, in {study}: {named}.</source>
        <translation>Reglas de calidad del artículo, en {study}: {named}.</translation>
    </message>
    <message>
        <source>Judges of {study} who say that English is not their native language: {contrary}. The file counts them, so the paper&apos;s rule on it is not applied.</source>
        <translation>Jueces de {study} que dicen que el inglés no es su lengua materna: {contrary}. El archivo los cuenta, así que no se aplica la regla del artículo al respecto.</translation>
    </message>
    <message>
        <source>Verdicts are in .json and .csv files.</source>
        <translation>Los veredictos están en archivos .json y .csv.</translation>
    </message>
    <message>
        <source>the same trial of the same judge again</source>
        <translation>el mismo ensayo del mismo juez otra vez</translation>
    </message>
    <message>
        <source>more than two write in one conversation</source>
        <translation>en una misma conversación escriben más de dos</translation>
    </message>
    <message>
        <source>What was written in live games, as a study package of conversations, and of pairs where someone talked with a human and a machine.</source>
        <translation>Lo que se escribió en partidas en vivo, como paquete de estudio con conversaciones, y con pares cuando alguien conversó con un humano y una máquina.</translation>
    </message>
    <message>
        <source>Give .json, .asc, .csv, .npy, or .mat files of fixations.</source>
        <translation>Dé archivos .json, .asc, .csv, .npy o .mat de fijaciones.</translation>
    </message>
    <message>
        <source>Pass on the license of the eye movements and of the pictures with the study.</source>
        <translation>Transmita con el estudio la licencia de los movimientos oculares y de las imágenes.</translation>
    </message>
    <message>
        <source>its picture is not told</source>
        <translation>no se indica su imagen</translation>
    </message>
    <message>
        <source>there are more than {most} fixations</source>
        <translation>hay más de {most} fijaciones</translation>
    </message>
    <message>
        <source>None of the sources is a file of scanpaths. {fix}</source>
        <translation>Ninguna de las fuentes es un archivo de recorridos visuales. {fix}</translation>
    </message>
    <message>
        <source>a fixation has a negative time</source>
        <translation>una fijación tiene un tiempo negativo</translation>
    </message>
    <message>
        <source>Both speakers are human throughout: add conversations of machines to compare.</source>
        <translation>Los dos hablantes son siempre humanos: añada conversaciones de máquinas para comparar.</translation>
    </message>
    <message>
        <source>The data stay under their license, CDLA-Sharing 1.0: pass it on with them.</source>
        <translation>Los datos siguen bajo su licencia, CDLA-Sharing 1.0: transmítala con ellos.</translation>
    </message>
    <message>
        <source>None of the sources is a .json file. {fix}</source>
        <translation>Ninguna de las fuentes es un archivo .json. {fix}</translation>
    </message>
    <message>
        <source>None of {read} conversations can be shown. {why}</source>
        <translation>No se puede mostrar ninguna de las {read} conversaciones. {why}</translation>
    </message>
    <message>
        <source>Topical-Chat&apos;s conversations are in .json files.</source>
        <translation>Las conversaciones de Topical-Chat están en archivos .json.</translation>
    </message>
    <message>
        <source>There are no conversations in this file.</source>
        <translation>No hay conversaciones en este archivo.</translation>
    </message>
    <message>
        <source>The list `content` of what was said is missing.</source>
        <translation>Falta la lista `content` de lo que se dijo.</translation>
    </message>
    <message>
        <source>The turn needs `agent` and `message`.</source>
        <translation>El turno necesita `agent` y `message`.</translation>
    </message>
    <message>
        <source>A third speaker takes part.</source>
        <translation>Participa un tercer hablante.</translation>
    </message>
    <message>
        <source>Take this conversation out.</source>
        <translation>Quite esta conversación.</translation>
    </message>
    <message>
        <source>the same conversation again</source>
        <translation>la misma conversación otra vez</translation>
    </message>
    <message>
        <source>another conversation has the same id</source>
        <translation>otra conversación tiene el mismo id</translation>
    </message>
    <message>
        <source>of a pilot session</source>
        <translation>de una sesión piloto</translation>
    </message>
    <message>
        <source>replaced in a later attempt</source>
        <translation>sustituida en un intento posterior</translation>
    </message>
    <message>
        <source>excluded by a quality rule: {rules}</source>
        <translation>excluida por una regla de calidad: {rules}</translation>
    </message>
    <message>
        <source>the session {name} isn&apos;t one of TuringDesk&apos;s</source>
        <translation>la sesión {name} no es de TuringDesk</translation>
    </message>
    <message>
        <source>There are no responses to import. {why}</source>
        <translation>No hay respuestas que importar. {why}</translation>
    </message>
    <message>
        <source>the column {name} is not a {type}</source>
        <translation>la columna {name} no es de tipo {type}</translation>
    </message>
    <message>
        <source>For other tables, import verdicts.</source>
        <translation>Para otras tablas, importe veredictos.</translation>
    </message>
    <message>
        <source>Past verdicts</source>
        <translation>Veredictos anteriores</translation>
    </message>
    <message>
        <source>Past verdicts in any table, trial by trial or as totals per item; columns are guessed.</source>
        <translation>Veredictos anteriores de cualquier tabla, ensayo por ensayo o como totales por elemento; las columnas se deducen.</translation>
    </message>
    <message>
        <source>Give a table with the columns cue and R1, R2, R3, or cue and response.</source>
        <translation>Dé una tabla con las columnas cue y R1, R2, R3, o bien cue y response.</translation>
    </message>
    <message>
        <source>the cue</source>
        <translation>la palabra clave</translation>
    </message>
    <message>
        <source>the association, if there is one in each row</source>
        <translation>la asociación, si hay una por fila</translation>
    </message>
    <message>
        <source>the first association</source>
        <translation>la primera asociación</translation>
    </message>
    <message>
        <source>the second association</source>
        <translation>la segunda asociación</translation>
    </message>
    <message>
        <source>the third association</source>
        <translation>la tercera asociación</translation>
    </message>
    <message>
        <source>who answered</source>
        <translation>quién respondió</translation>
    </message>
    <message>
        <source>the ID of the row</source>
        <translation>el id de la fila</translation>
    </message>
    <message>
        <source>Pass on the license of the associations with the study.</source>
        <translation>Transmita con el estudio la licencia de las asociaciones.</translation>
    </message>
    <message>
        <source>there is no cue</source>
        <translation>no hay palabra clave</translation>
    </message>
    <message>
        <source>there is no answer</source>
        <translation>no hay respuesta</translation>
    </message>
    <message>
        <source>the cue or the answer has more than {longest} characters</source>
        <translation>la palabra clave o la respuesta tiene más de {longest} caracteres</translation>
    </message>
    <message>
        <source>Word associations, such as SWOW</source>
        <translation>Asociaciones de palabras, p. ej. SWOW</translation>
    </message>
    <message>
        <source>Makes a study package of cues and the words that people or a machine associated.</source>
        <translation>Crea un paquete de estudio con palabras clave y las palabras que personas o una máquina asociaron con ellas.</translation>
    </message>
    <message>
        <source>tables with the columns cue and R1, R2, R3, or cue and response</source>
        <translation>tablas con las columnas cue y R1, R2, R3, o bien cue y response</translation>
    </message>
    <message>
        <source>None of the sources is a table. {fix}</source>
        <translation>Ninguna de las fuentes es una tabla. {fix}</translation>
    </message>
    <message>
        <source>The columns of associations are missing.</source>
        <translation>Faltan las columnas de asociaciones.</translation>
    </message>
    <message>
        <source>added a bot</source>
        <comment>in the record</comment>
        <translation>añadió un bot</translation>
    </message>
    <message>
        <source>approved a bot</source>
        <comment>in the record</comment>
        <translation>aprobó un bot</translation>
    </message>
    <message>
        <source>created links</source>
        <comment>in the record</comment>
        <translation>creó enlaces</translation>
    </message>
    <message>
        <source>ended a game</source>
        <comment>in the record</comment>
        <translation>terminó una partida</translation>
    </message>
    <message>
        <source>looked who is human in a game</source>
        <comment>in the record</comment>
        <translation>miró quién es humano en una partida</translation>
    </message>
    <message>
        <source>opened a link</source>
        <comment>in the record</comment>
        <translation>abrió un enlace</translation>
    </message>
    <message>
        <source>ran a plan of duels</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revoked a link</source>
        <comment>in the record</comment>
        <translation>revocó un enlace</translation>
    </message>
    <message>
        <source>saved a plan of duels</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revoked the key of a bot</source>
        <comment>in the record</comment>
        <translation>revocó la clave de un bot</translation>
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
        <translation>enlace</translation>
    </message>
    <message>
        <source>links</source>
        <comment>in the record</comment>
        <translation>enlaces</translation>
    </message>
    <message>
        <source>languages</source>
        <comment>in the record</comment>
        <translation>idiomas</translation>
    </message>
    <message>
        <source>The file contains another room.</source>
        <translation>El archivo contiene otra sala.</translation>
    </message>
    <message>
        <source>Rename it to {line}.jsonl.</source>
        <translation>Cámbiele el nombre a {line}.jsonl.</translation>
    </message>
    <message>
        <source>The participant code {code} contains a space.</source>
        <translation>El código de participante {code} contiene un espacio.</translation>
    </message>
    <message>
        <source>How many minutes people can talk. 0: no limit</source>
        <translation>Cuántos minutos se puede conversar. 0: sin límite</translation>
    </message>
    <message>
        <source>The most characters of one message</source>
        <translation>Máximo de caracteres de un mensaje</translation>
    </message>
    <message>
        <source>After how many questions the talk ends; each game draws one of these. Empty: no limit</source>
        <translation>Tras cuántas preguntas termina la conversación; cada partida sortea uno de estos números. Vacío: sin límite</translation>
    </message>
    <message>
        <source>Who can write. strict: two people in turns, and the one who decides begins. cyclic: everyone in the order of the seats. free: everyone at any time</source>
        <translation>Quién puede escribir. strict: dos personas por turnos; empieza quien decide. cyclic: todos, por orden de asiento. free: todos, en cualquier momento</translation>
    </message>
    <message>
        <source>Whether a question goes to one witness or to both, who answer without seeing each other&apos;s answers</source>
        <translation>Si una pregunta va a un solo testigo o a los dos, que responden sin ver la respuesta del otro</translation>
    </message>
    <message>
        <source>When answers to a question for both are shown</source>
        <translation>Cuándo se muestran las respuestas a una pregunta dirigida a los dos</translation>
    </message>
    <message>
        <source>Whether the verdict can be given before the talk ends</source>
        <translation>Si el veredicto se puede dar antes de que termine la conversación</translation>
    </message>
    <message>
        <source>Whether text can be pasted into messages</source>
        <translation>Si se puede pegar texto en los mensajes</translation>
    </message>
    <message>
        <source>Whether participants learn after the verdict who was human</source>
        <translation>Si los participantes saben tras el veredicto quién era humano</translation>
    </message>
    <message>
        <source>Whether a button shows the instructions again</source>
        <translation>Si un botón vuelve a mostrar las instrucciones</translation>
    </message>
    <message>
        <source>Whether a button reports messages to the experimenter, which ends the game</source>
        <translation>Si hay un botón para denunciar mensajes al experimentador, lo que termina la partida</translation>
    </message>
    <message>
        <source>Whether messages with words of the list of abusive words are held back</source>
        <translation>Si se retienen los mensajes con palabras de la lista de palabras ofensivas</translation>
    </message>
    <message>
        <source>The rule for how long machines take for a message</source>
        <translation>La regla que fija cuánto tardan las máquinas en un mensaje</translation>
    </message>
    <message>
        <source>How many seconds are added at most, by chance, before others see it</source>
        <translation>Cuántos segundos se añaden como máximo, al azar, antes de que los demás lo vean</translation>
    </message>
    <message>
        <source>How long answers of machines are: whole sentences with fewer words than this. 0: no limit</source>
        <translation>Longitud de las respuestas de las máquinas: frases enteras con menos palabras que este número. 0: sin límite</translation>
    </message>
    <message>
        <source>How machines are chosen. thompson: those that pass more often are chosen more often. equally: each as often</source>
        <translation>Cómo se eligen las máquinas. thompson: las que más veces pasan por humanas se eligen más a menudo. equally: todas con la misma frecuencia</translation>
    </message>
    <message>
        <source>In which share of games a machine plays even if a person is waiting, between 0 and 1</source>
        <translation>En qué proporción de partidas juega una máquina aunque haya una persona esperando, entre 0 y 1</translation>
    </message>
    <message>
        <source>After how many seconds without a person a machine steps in</source>
        <translation>Tras cuántos segundos sin que haya una persona entra una máquina</translation>
    </message>
    <message>
        <source>The mean of the normal distribution that is added to this time, in seconds</source>
        <translation>La media de la distribución normal que se suma a este tiempo, en segundos</translation>
    </message>
    <message>
        <source>The standard deviation of the same distribution, in seconds</source>
        <translation>La desviación típica de la misma distribución, en segundos</translation>
    </message>
    <message>
        <source>People wait for a machine as long as they did, on average, in this many of the last games with people</source>
        <translation>A una máquina se la espera tanto como se esperó, de media, en este número de las últimas partidas con personas</translation>
    </message>
    <message>
        <source>Characters of a message</source>
        <translation>Caracteres de un mensaje</translation>
    </message>
    <message>
        <source>Questions of a game</source>
        <translation>Preguntas de una partida</translation>
    </message>
    <message>
        <source>Who can write</source>
        <translation>Quién puede escribir</translation>
    </message>
    <message>
        <source>Questions go to</source>
        <translation>Destinatario de las preguntas</translation>
    </message>
    <message>
        <source>Answers are shown</source>
        <translation>Cuándo se muestran las respuestas</translation>
    </message>
    <message>
        <source>Early verdict</source>
        <translation>Veredicto anticipado</translation>
    </message>
    <message>
        <source>Pasting</source>
        <translation>Pegar texto</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Revelar quién era humano</translation>
    </message>
    <message>
        <source>Help button</source>
        <translation>Botón de ayuda</translation>
    </message>
    <message>
        <source>Report button</source>
        <translation>Botón para denunciar</translation>
    </message>
    <message>
        <source>Abuse filter</source>
        <translation>Filtro de palabras ofensivas</translation>
    </message>
    <message>
        <source>Delay of machines</source>
        <translation>Demora de las máquinas</translation>
    </message>
    <message>
        <source>Typing indicator after</source>
        <translation>Indicador de escritura tras</translation>
    </message>
    <message>
        <source>Typing indicator, at most later by</source>
        <translation>Indicador de escritura, demora máxima añadida</translation>
    </message>
    <message>
        <source>Words of a machine&apos;s message</source>
        <translation>Palabras de un mensaje de máquina</translation>
    </message>
    <message>
        <source>Choice of machines</source>
        <translation>Elección de las máquinas</translation>
    </message>
    <message>
        <source>Share of games with a machine</source>
        <translation>Proporción de partidas con una máquina</translation>
    </message>
    <message>
        <source>Wait for people</source>
        <translation>Espera a personas</translation>
    </message>
    <message>
        <source>Wait for people, mean added</source>
        <translation>Espera a personas, media añadida</translation>
    </message>
    <message>
        <source>Wait for people, standard deviation</source>
        <translation>Espera a personas, desviación típica</translation>
    </message>
    <message>
        <source>Games that set the wait</source>
        <translation>Partidas que fijan la espera</translation>
    </message>
    <message>
        <source>{name} = {value} isn&apos;t between {least} and {most}.</source>
        <translation>{name} = {value} no está entre {least} y {most}.</translation>
    </message>
    <message>
        <source>An interrogator talks with a human and a machine, and finds out which is which.</source>
        <translation>Un interrogador conversa con un humano y una máquina y averigua quién es quién.</translation>
    </message>
    <message>
        <source>A judge asks a human and a machine the same questions. One of the two deceives.</source>
        <translation>Un juez hace las mismas preguntas a un humano y a una máquina. Uno de los dos engaña.</translation>
    </message>
    <message>
        <source>An interrogator finds out whether one witness is a human or a machine.</source>
        <translation>Un interrogador averigua si un testigo es un humano o una máquina.</translation>
    </message>
    <message>
        <source>TuringDesk&apos;s own rule, with the inputs of The Turing Game (2024), algorithm 1</source>
        <translation>Regla propia de TuringDesk, con las entradas de The Turing Game (2024), algoritmo 1</translation>
    </message>
    <message>
        <source>TuringDesk&apos;s own rule; jones-2024-text until 20 messages of people are known</source>
        <translation>Regla propia de TuringDesk; jones-2024-text hasta que se conozcan 20 mensajes de personas</translation>
    </message>
    <message>
        <source>rule for typing delays</source>
        <translation>regla para la demora al escribir</translation>
    </message>
    <message>
        <source>This isn&apos;t one of your games.</source>
        <translation>Esta no es una de sus partidas.</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>Ahora no hay nada que decidir.</translation>
    </message>
    <message>
        <source>agent that talks</source>
        <translation>agente conversador</translation>
    </message>
    <message>
        <source>{text} is out of range.</source>
        <translation>{text} está fuera del intervalo permitido.</translation>
    </message>
    <message>
        <source>The column {column} is empty.</source>
        <translation>La columna {column} está vacía.</translation>
    </message>
    <message>
        <source>{text} is not a number.</source>
        <translation>{text} no es un número.</translation>
    </message>
    <message>
        <source>Correct the row.</source>
        <translation>Corrija la fila.</translation>
    </message>
    <message>
        <source>a browser</source>
        <translation>un navegador</translation>
    </message>
    <message>
        <source>{name} isn&apos;t connected.</source>
        <translation>{name} no tiene conexión.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t speak this language.</source>
        <translation>{name} no habla este idioma.</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t say that it is ready to play.</source>
        <translation>{name} no comunica que esté en condiciones de jugar.</translation>
    </message>
    <message numerus="yes">
        <source>%n participants are waiting: {game}.</source>
        <translation>
            <numerusform>%n participante espera: {game}.</numerusform>
            <numerusform>%n participantes esperan: {game}.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no room {name}.</source>
        <translation>No hay ninguna sala {name}.</translation>
    </message>
    <message>
        <source>The game was ended.</source>
        <translation>Se puso fin a la partida.</translation>
    </message>
    <message>
        <source>The study {study} isn&apos;t open for browsers.</source>
        <translation>El estudio {study} no está abierto para navegadores.</translation>
    </message>
    <message>
        <source>The certificate {certificate} with the key {key} can&apos;t be used. {why} Both have to be PEM files that belong together, and the key must have no passphrase.</source>
        <translation>No se puede usar el certificado {certificate} con la clave {key}. {why} Ambos deben ser archivos PEM que se correspondan, y la clave no debe tener frase secreta.</translation>
    </message>
    <message>
        <source>The certificate of the page for browsers in {folder} can&apos;t be used. {why} Delete {file}, and try again.</source>
        <translation>No se puede usar el certificado de la página para navegadores de {folder}. {why} Borre {file} y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>The message is not a WebSocket frame.</source>
        <translation>El mensaje no es una trama de WebSocket.</translation>
    </message>
    <message>
        <source>A game is still being played. Wait until it has ended, then withdraw.</source>
        <translation>Aún hay una partida en curso. Espere a que termine y retire después.</translation>
    </message>
    <message>
        <source>less than a minute ago</source>
        <translation>hace menos de un minuto</translation>
    </message>
    <message>
        <source>Every answer is by a human, so there is nothing to tell apart.</source>
        <translation>Todas las respuestas son de humanos, así que no hay nada que distinguir.</translation>
    </message>
    <message>
        <source>Every answer is by a machine, so there is nothing to tell apart.</source>
        <translation>Todas las respuestas son de máquinas, así que no hay nada que distinguir.</translation>
    </message>
    <message>
        <source>{times} of {number} human answers have the same text, which gives away their maker: {text}.</source>
        <translation>{times} de {number} respuestas humanas tienen el mismo texto, lo que delata su clase: {text}.</translation>
    </message>
    <message>
        <source>{times} of {number} machine answers have the same text, which gives away their maker: {text}.</source>
        <translation>{times} de {number} respuestas de máquina tienen el mismo texto, lo que delata su clase: {text}.</translation>
    </message>
    <message>
        <source>All {number} human answers are by one person, {agent}, so results apply to this person only.</source>
        <translation>Las {number} respuestas humanas son de una sola persona, {agent}: los resultados se refieren solo a ella.</translation>
    </message>
    <message>
        <source>Add answers by other people, or report this limitation.</source>
        <translation>Añada respuestas de otras personas o informe de que solo hay una.</translation>
    </message>
    <message>
        <source>All {number} machine answers are by one machine, {agent}, so results apply to this machine only.</source>
        <translation>Las {number} respuestas de máquina son de una sola máquina, {agent}: los resultados se refieren solo a ella.</translation>
    </message>
    <message>
        <source>Add answers by other machines, or report this limitation.</source>
        <translation>Añada respuestas de otras máquinas o informe de que solo hay una.</translation>
    </message>
    <message>
        <source>Reduce too_fast_s to a time in which no one can read the stimulus, such as 3.</source>
        <translation>Reduzca too_fast_s a un tiempo en el que nadie pueda leer, p. ej. 3.</translation>
    </message>
    <message>
        <source>Reduce look_first_s, or remove too_fast_s.</source>
        <translation>Reduzca look_first_s o quite too_fast_s.</translation>
    </message>
    <message>
        <source>Reduce look_first_s. For most stimuli, a few seconds are enough.</source>
        <translation>Reduzca look_first_s; la mayoría de los estímulos se ven en pocos segundos.</translation>
    </message>
    <message>
        <source>Leave more trials between breaks, for example every = 10.</source>
        <translation>Deje más ensayos entre pausas, p. ej. every = 10.</translation>
    </message>
    <message>
        <source>Reduce wait_s. Its unit is seconds.</source>
        <translation>Reduzca wait_s; está en segundos.</translation>
    </message>
    <message>
        <source>Reduce practice, or increase trials.</source>
        <translation>Reduzca practice o aumente trials.</translation>
    </message>
    <message>
        <source>A session shows {human} human and {machine} machine answers. Judges who notice can do well by always giving the same verdict, and there is little data on the rarer class.</source>
        <translation>Una sesión muestra {human} respuestas humanas y {machine} de máquina: los jueces que se dan cuenta aciertan mucho diciendo siempre lo mismo, y se aprende poco de la clase menos frecuente.</translation>
    </message>
    <message>
        <source>Use mix to make the classes about equal, or tell judges the ratio.</source>
        <translation>Equilibre las clases con mix o indique la proporción a los jueces.</translation>
    </message>
    <message>
        <source>Add answers of the other class, or remove the block.</source>
        <translation>Añada respuestas de la otra clase o quite el bloque.</translation>
    </message>
    <message>
        <source>Answers faster than {too_fast_s} s count as too fast, which may apply to most honest answers.</source>
        <translation>Las respuestas en menos de {too_fast_s} s cuentan como demasiado rápidas, y quizá lo sean la mayoría de las sinceras.</translation>
    </message>
    <message>
        <source>Choices appear after {look_first_s} s, so no answer can be faster than too_fast_s = {too_fast_s}.</source>
        <translation>Las opciones se retienen {look_first_s} s, así que ninguna respuesta puede ser más rápida que too_fast_s = {too_fast_s}.</translation>
    </message>
    <message>
        <source>In each trial, choices appear only after {look_first_s} s.</source>
        <translation>Las opciones se retienen {look_first_s} s en cada ensayo.</translation>
    </message>
    <message>
        <source>With {planned} planned {planned2}, results have no interval, because it can&apos;t be estimated how much judges differ.</source>
        <translation>Con solo {planned} {planned2} en el plan, los resultados no tienen intervalo: nadie sabe cuánto difieren los jueces.</translation>
    </message>
    <message>
        <source>Plan {fewest_judges} or more participants. `turingdesk power` computes how many you need.</source>
        <translation>Prevea {fewest_judges} participantes o más; `turingdesk power` dice cuántos.</translation>
    </message>
    <message>
        <source>{alone} of {origins} prompts have answers of one class only, such as {alone2}. Judges can be correct by judging the prompt instead of the answer.</source>
        <translation>{alone} de {origins} consignas solo tienen respuestas de una clase, p. ej. {alone2}: quien juzgue la consigna en vez de la respuesta puede acertar.</translation>
    </message>
    <message>
        <source>Choose answers of about the same length in both classes, or request a fixed length.</source>
        <translation>Elija respuestas de longitud parecida en las dos clases o pida esa longitud.</translation>
    </message>
    <message>
        <source>Texts that occur both as a human and as a machine answer: {both}, such as {both2}.</source>
        <translation>Textos que son a la vez de un humano y de una máquina: {both}, p. ej. {both2}.</translation>
    </message>
    <message>
        <source>Remove one of the two: no one can tell them apart, and one is probably a copy.</source>
        <translation>Quite uno de los dos: nadie puede distinguirlos, y uno es probablemente una copia.</translation>
    </message>
    <message>
        <source>The rule {id} excludes answers faster than {min_s} s, which may apply to most honest answers.</source>
        <translation>La regla {id} excluye las respuestas dadas en menos de {min_s} s, pero la mayoría de las honestas pueden tardar menos.</translation>
    </message>
    <message>
        <source>Reduce min_s to a time in which no one can read the stimulus, such as 3.</source>
        <translation>Reduzca min_s a un tiempo en el que nadie pueda leer, p. ej. 3.</translation>
    </message>
    <message>
        <source>Remove answers that don&apos;t attempt the task, or collect them again.</source>
        <translation>Quite las respuestas que no intentan hacer la tarea o vuelva a pedirlas.</translation>
    </message>
    <message>
        <source>Add it, or correct the name.</source>
        <translation>Añádalo o corrija el nombre.</translation>
    </message>
    <message>
        <source>{name} is a path on one computer, not in {called}.</source>
        <translation>{name} nombra un lugar de un equipo, no de {called}.</translation>
    </message>
    <message>
        <source>{name} points outside {called}.</source>
        <translation>{name} lleva fuera de {called}.</translation>
    </message>
    <message>
        <source>{name} is not a file name.</source>
        <translation>{name} no es un nombre de archivo.</translation>
    </message>
    <message>
        <source>{name} is not a file, or can&apos;t be read.</source>
        <translation>{name} no es un archivo, o no se puede examinar.</translation>
    </message>
    <message>
        <source>Use a file in {called}, with / between folders.</source>
        <translation>Indique un archivo dentro de {called}, con / entre carpetas.</translation>
    </message>
    <message>
        <source>Replace the link with the file itself.</source>
        <translation>Ponga ahí el propio archivo.</translation>
    </message>
    <message>
        <source>Choose a file that you have permission to read.</source>
        <translation>Indique un archivo que pueda leer.</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB.</source>
        <translation>El archivo tiene más de {most} MB.</translation>
    </message>
    <message>
        <source>The file can&apos;t be opened: it is open in another program, or you don&apos;t have permission to read it.</source>
        <translation>No se puede abrir el archivo: lo tiene otro programa, o usted no tiene permiso para leerlo.</translation>
    </message>
    <message>
        <source>Close it in Excel, or ask for permission to read it.</source>
        <translation>Ciérrelo en Excel o pida permiso para leerlo.</translation>
    </message>
    <message>
        <source>cell {letter}{line}</source>
        <translation>celda {letter}{line}</translation>
    </message>
    <message>
        <source>Rename or remove one of them.</source>
        <translation>Cambie el nombre de una de ellas o quítela.</translation>
    </message>
    <message>
        <source>{name} is not a table: its name ends in {suffix}.</source>
        <translation>{name} no es una tabla: su nombre termina en {suffix}.</translation>
    </message>
    <message>
        <source>This is a workbook, although its name says otherwise.</source>
        <translation>Esto es un libro de Excel, aunque su nombre diga otra cosa.</translation>
    </message>
    <message>
        <source>The line contains {article}, not an object.</source>
        <translation>La línea contiene {article}, no un objeto.</translation>
    </message>
    <message>
        <source>Change the ending of its name to .xlsx.</source>
        <translation>Haga que su nombre termine en .xlsx.</translation>
    </message>
    <message>
        <source>Put one complete JSON object in each line: {...}.</source>
        <translation>Escriba un objeto JSON entero en cada línea: {...}.</translation>
    </message>
    <message>
        <source>A number has too many digits, or values are nested too deeply.</source>
        <translation>Un número tiene demasiadas cifras, o hay listas anidadas a demasiada profundidad.</translation>
    </message>
    <message>
        <source>Put one JSON object in each line: {...}.</source>
        <translation>Escriba un objeto JSON en cada línea: {...}.</translation>
    </message>
    <message>
        <source>This is not valid JSON: {msg}.</source>
        <translation>Esto no es JSON: {msg}.</translation>
    </message>
    <message>
        <source>The key {problem} appears twice.</source>
        <translation>La clave {problem} aparece dos veces.</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>Quite una.</translation>
    </message>
    <message>
        <source>Use a flat object with ordinary numbers.</source>
        <translation>Escriba un objeto plano con números corrientes.</translation>
    </message>
    <message>
        <source>Enter the model&apos;s name.</source>
        <translation>Escriba el nombre del modelo.</translation>
    </message>
    <message>
        <source>{value} is not a valid origin.</source>
        <translation>{value} no es un origen.</translation>
    </message>
    <message>
        <source>Enter human or machine.</source>
        <translation>Escriba human o machine.</translation>
    </message>
    <message>
        <source>Make it smaller: at most {longest_side} per side and {most_pixels} in total.</source>
        <translation>Hágala más pequeña: como máximo {longest_side} por lado y {most_pixels} en total.</translation>
    </message>
    <message>
        <source>The content of {name} is a {format} picture.</source>
        <translation>{name} es, por su contenido, una imagen {format}.</translation>
    </message>
    <message>
        <source>Change the ending of its name to {format}.</source>
        <translation>Haga que su nombre termine en {format}.</translation>
    </message>
    <message>
        <source>{name} ends too early; part of the picture may be missing.</source>
        <translation>{name} termina antes de tiempo; puede faltar una parte de la imagen.</translation>
    </message>
    <message>
        <source>There is no media folder {name}, but {file} refers to pictures.</source>
        <translation>No existe la carpeta de medios {name}, y {file} nombra imágenes.</translation>
    </message>
    <message>
        <source>Create it, or set another one: media = &quot;folder&quot;.</source>
        <translation>Créela o indique otra: media = &quot;folder&quot;.</translation>
    </message>
    <message>
        <source>{name} can&apos;t be shown as a picture: {problem}.</source>
        <translation>{name} no es una imagen que se pueda mostrar: {problem}.</translation>
    </message>
    <message>
        <source>Copy it again, or ask for permission to read it.</source>
        <translation>Vuelva a copiarla o pida permiso para leerla.</translation>
    </message>
    <message>
        <source>Make the pictures smaller, or share the folder itself.</source>
        <translation>Reduzca el tamaño de las imágenes o entregue la carpeta tal como está.</translation>
    </message>
    <message>
        <source>The names {before} and {name} differ only by case.</source>
        <translation>Los nombres {before} y {name} difieren solo en mayúsculas y minúsculas.</translation>
    </message>
    <message>
        <source>A session shows a stimulus that is not in any table.</source>
        <translation>Una sesión muestra un estímulo que no está en ninguna tabla.</translation>
    </message>
    <message>
        <source>The path of the media folder only works on this computer.</source>
        <translation>La carpeta de medios se nombra por su lugar en este equipo.</translation>
    </message>
    <message>
        <source>Use the original sealed package.</source>
        <translation>Use el paquete tal como se selló.</translation>
    </message>
    <message>
        <source>Use a path relative to the package&apos;s folder, such as ../pictures.</source>
        <translation>Nómbrela a partir de la carpeta del paquete, p. ej. ../pictures.</translation>
    </message>
    <message>
        <source>{of_table} has no readable row {id}.</source>
        <translation>{of_table} no tiene ninguna fila {id} que se pudiera leer.</translation>
    </message>
    <message>
        <source>Both IDs are the same.</source>
        <translation>Los dos son el mismo.</translation>
    </message>
    <message>
        <source>Use two different IDs.</source>
        <translation>Indique dos distintos.</translation>
    </message>
    <message>
        <source>Enter the ID of one of its rows.</source>
        <translation>Escriba el id de una de sus filas.</translation>
    </message>
    <message>
        <source>Other users of this computer can read {path}. Restrict access to yourself: chmod 600 {path}</source>
        <translation>Otros usuarios de este equipo pueden leer {path}. Permítaselo solo a usted: chmod 600 {path}</translation>
    </message>
    <message>
        <source>The passphrase is empty. Enter one.</source>
        <translation>La frase secreta está vacía. Escriba una.</translation>
    </message>
    <message>
        <source>The passphrase contains a character that can&apos;t be typed. Use a single line of text.</source>
        <translation>La frase secreta tiene un carácter que nadie puede teclear. Escríbala en una línea de texto.</translation>
    </message>
    <message>
        <source>{path} is too large for a passphrase. Use a file with one line.</source>
        <translation>{path} es demasiado grande para una frase secreta. Indique un archivo de una línea.</translation>
    </message>
    <message>
        <source>The passphrase file {path} is empty. Add the passphrase.</source>
        <translation>El archivo de la frase secreta {path} está vacío. Escriba en él la frase secreta.</translation>
    </message>
    <message>
        <source>{path} has several lines. A passphrase is a single line.</source>
        <translation>{path} tiene varias líneas. Una frase secreta es una línea.</translation>
    </message>
    <message>
        <source>{path} is not UTF-8 text. Save it as UTF-8.</source>
        <translation>{path} no es texto UTF-8. Guárdelo como UTF-8.</translation>
    </message>
    <message>
        <source>it is not a PNG, JPEG, GIF, BMP, or WebP picture</source>
        <translation>no es PNG, JPEG, GIF, BMP ni WebP</translation>
    </message>
    <message>
        <source>it is an unknown type of WebP</source>
        <translation>es un WebP de un tipo desconocido</translation>
    </message>
    <message>
        <source>it ends before its size is given</source>
        <translation>se corta antes de indicar su tamaño</translation>
    </message>
    <message>
        <source>it doesn&apos;t give its size</source>
        <translation>no indica su tamaño en ningún lugar</translation>
    </message>
    <message>
        <source>it ends within its first bytes</source>
        <translation>se corta en sus primeros bytes</translation>
    </message>
    <message>
        <source>This line is a placeholder that participants would see.</source>
        <translation>Esta línea es un texto provisional, y los participantes la leerían.</translation>
    </message>
    <message>
        <source>Replace it with your own text, such as the one that your ethics committee approved. Until then, only pilot sessions can run.</source>
        <translation>Escriba en su lugar un texto propio, p. ej. el que aprobó su comité de ética. Hasta entonces solo se pueden hacer pilotos.</translation>
    </message>
    <message>
        <source>{id} is already preregistered. Give a reason for the change instead.</source>
        <translation>{id} ya está prerregistrado. Indique en su lugar el motivo del cambio.</translation>
    </message>
    <message>
        <source>{id} is not preregistered. Preregister it first.</source>
        <translation>{id} no está prerregistrado. Prerregístrelo primero.</translation>
    </message>
    <message>
        <source>{name} is a packed study. Preregister its folder, then pack it again. The package includes the preregistration.</source>
        <translation>{name} es un estudio empaquetado. Prerregistre su carpeta y vuelva a empaquetarla; el paquete incluye el prerregistro.</translation>
    </message>
    <message>
        <source>{key}: order changed</source>
        <translation>{key}: orden cambiado</translation>
    </message>
    <message>
        <source>{file}: rewritten with the same values</source>
        <translation>{file}: reescrito con los mismos valores</translation>
    </message>
    <message>
        <source>Changed since it was preregistered on {at}, without a reason: {changed}.</source>
        <translation>Cambiado desde que se prerregistró el {at}, sin indicar el motivo: {changed}.</translation>
    </message>
    <message>
        <source>Give a reason with `turingdesk freeze STUDY --why &quot;...&quot;`, or on the desk.</source>
        <translation>Diga por qué con `turingdesk freeze STUDY --why &quot;...&quot;` o en el puesto de control.</translation>
    </message>
    <message>
        <source>{key}: removed, was {was}</source>
        <translation>{key}: eliminado, antes {was}</translation>
    </message>
    <message>
        <source>{name}: removed</source>
        <translation>{name}: eliminado</translation>
    </message>
    <message>
        <source>{key}: {now}, was not set</source>
        <translation>{key}: {now}, antes sin valor</translation>
    </message>
    <message>
        <source>{name}: added</source>
        <translation>{name}: añadido</translation>
    </message>
    <message>
        <source>{key}: {now}, was {was}</source>
        <translation>{key}: {now}, antes {was}</translation>
    </message>
    <message>
        <source>{name}: changed</source>
        <translation>{name}: cambiado</translation>
    </message>
    <message>
        <source>Use, for example, {key} = {lowest}.</source>
        <translation>Escriba p. ej. {key} = {lowest}.</translation>
    </message>
    <message>
        <source>Put it in quotation marks: {key} = &quot;{value}&quot;.</source>
        <translation>Póngalo entre comillas: {key} = &quot;{value}&quot;.</translation>
    </message>
    <message>
        <source>Use letters, digits, hyphens, and underscores.</source>
        <translation>Use letras, cifras, guiones y guiones bajos.</translation>
    </message>
    <message>
        <source>Use, for example, {key} = {default}.</source>
        <translation>Escriba p. ej. {key} = {default}.</translation>
    </message>
    <message>
        <source>Use {key} = {default}.</source>
        <translation>Escriba {key} = {default}.</translation>
    </message>
    <message>
        <source>Use, for example, {key} = [{kind}].</source>
        <translation>Escriba p. ej. {key} = [{kind}].</translation>
    </message>
    <message>
        <source>Add {key} = &quot;...&quot;.</source>
        <translation>Escriba {key} = &quot;...&quot;.</translation>
    </message>
    <message>
        <source>Use, for example, {key} = {example}.</source>
        <translation>Escriba p. ej. {key} = {example}.</translation>
    </message>
    <message>
        <source>Another {what} has the ID {name}.</source>
        <translation>{name} es ya el id de otro elemento del mismo tipo ({what}).</translation>
    </message>
    <message>
        <source>{name} is not a valid ID.</source>
        <translation>{name} no es un id válido.</translation>
    </message>
    <message>
        <source>Put [{key}] above its keys.</source>
        <translation>Escriba [{key}] encima de sus claves.</translation>
    </message>
    <message>
        <source>Use [[{key}]].</source>
        <translation>Escriba [[{key}]].</translation>
    </message>
    <message>
        <source>Give each one its own ID.</source>
        <translation>Dé a cada uno su propio id.</translation>
    </message>
    <message>
        <source>Use, for example, 2 = &quot;stimulus-id&quot; for the second trial.</source>
        <translation>Escriba p. ej. 2 = &quot;stimulus-id&quot; para el segundo ensayo.</translation>
    </message>
    <message>
        <source>Position {key} is listed twice.</source>
        <translation>La posición {key} aparece dos veces.</translation>
    </message>
    <message>
        <source>Remove it. Known keys: {known}.</source>
        <translation>Quítela. Aquí se conocen: {known}.</translation>
    </message>
    <message>
        <source>Use the original sealed package, or seal the study again.</source>
        <translation>Use el paquete tal como se selló, o vuelva a sellar el estudio.</translation>
    </message>
    <message>
        <source>This passphrase doesn&apos;t open the seal. Check Caps Lock, spaces, and keyboard layout.</source>
        <translation>Esta frase secreta no abre el sello. Importan las mayúsculas, los espacios y el idioma del teclado.</translation>
    </message>
    <message>
        <source>The seal doesn&apos;t say how it is encrypted.</source>
        <translation>El sello no dice cómo está cerrado.</translation>
    </message>
    <message>
        <source>This version of TuringDesk doesn&apos;t know how the seal is encrypted.</source>
        <translation>El sello está cerrado de una manera que este TuringDesk no conoce.</translation>
    </message>
    <message>
        <source>The seal&apos;s salt or nonce is incomplete.</source>
        <translation>La sal o el nonce del sello no están completos.</translation>
    </message>
    <message>
        <source>The seal has {name} = {value}, which is not a valid value.</source>
        <translation>El sello pide {name} = {value}, cosa que ningún sello hace.</translation>
    </message>
    <message>
        <source>There is not enough free memory to check the passphrase: {needed} MB are needed. Close other programs, then try again.</source>
        <translation>No hay memoria libre suficiente para probar una frase secreta; se necesitan {needed} MB. Cierre otros programas y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>This session is not one of the study&apos;s sessions.</source>
        <translation>Esta no es una sesión del estudio.</translation>
    </message>
    <message>
        <source>Line {first} has the same ID {id}.</source>
        <translation>El id {id} es también el de la línea {first}.</translation>
    </message>
    <message>
        <source>The column {name} contains a {file}; only pictures can be shown.</source>
        <translation>La columna {name} indica un archivo de tipo {file}; solo se pueden mostrar imágenes.</translation>
    </message>
    <message>
        <source>Give every row its own ID.</source>
        <translation>Dé a cada fila su propio id.</translation>
    </message>
    <message>
        <source>The row is marked both for control trials and for practice.</source>
        <translation>La fila es para ensayos de control y para práctica.</translation>
    </message>
    <message>
        <source>Add at least one row.</source>
        <translation>Escriba al menos una fila.</translation>
    </message>
    <message>
        <source>{text} looks like a value that Excel converted.</source>
        <translation>{text} parece algo que Excel hizo de otro texto.</translation>
    </message>
    <message>
        <source>If so, format the column as Text, and type the original value again.</source>
        <translation>Si es así, dé a la columna el formato Texto y escríbalo de nuevo.</translation>
    </message>
    <message>
        <source>Set one of the two to no.</source>
        <translation>Escriba no en una de las dos.</translation>
    </message>
    <message>
        <source>It is not used. Known columns: {known}.</source>
        <translation>No se usa. Se conocen: {known}.</translation>
    </message>
    <message>
        <source>{name} is a table for {name2}, not for {task}.</source>
        <translation>{name} es una tabla de {name2}, no de {task}.</translation>
    </message>
    <message>
        <source>Correct the task {task}.</source>
        <translation>Corrija la propia tarea {task}.</translation>
    </message>
    <message>
        <source>Give the [[block.question]] another ID.</source>
        <translation>Dé otro id a la [[block.question]].</translation>
    </message>
    <message>
        <source>The second one has no key. Choose another key in its [[block.question]].</source>
        <translation>La segunda se queda sin tecla: indique otra en su [[block.question]].</translation>
    </message>
    <message>
        <source>{title} have a single verdict, so answer = &quot;joint&quot; has no effect.</source>
        <translation>{title} tienen un solo veredicto, así que answer = &quot;joint&quot; no significa nada.</translation>
    </message>
    <message>
        <source>Feedback is set for {written} trials, but the block has {trials}.</source>
        <translation>Se pide retroalimentación después de {written} ensayos, pero el bloque tiene {trials}.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Quítelo.</translation>
    </message>
    <message>
        <source>{title} is a game, which has no table, so {key} has no effect.</source>
        <translation>{title} es un juego, y los juegos no tienen tabla, así que {key} no tiene efecto.</translation>
    </message>
    <message>
        <source>All pairs are cut to the same length.</source>
        <translation>Todas las parejas se cortan a una misma longitud.</translation>
    </message>
    <message>
        <source>For all trials, use feedback = &quot;all&quot;.</source>
        <translation>Escriba feedback = &quot;all&quot; si se quiere decir todos.</translation>
    </message>
    <message>
        <source>This task has no animation to play.</source>
        <translation>Esta tarea no muestra ninguna animación que reproducir.</translation>
    </message>
    <message>
        <source>Use, for example, only_if = { field = &quot;glasses&quot;, is = [&quot;Yes&quot;] }.</source>
        <translation>Escriba p. ej. only_if = { field = &quot;glasses&quot;, is = [&quot;Yes&quot;] }.</translation>
    </message>
    <message>
        <source>Use, for example, choices = [&quot;Yes&quot;, &quot;No&quot;].</source>
        <translation>Escriba p. ej. choices = [&quot;Yes&quot;, &quot;No&quot;].</translation>
    </message>
    <message>
        <source>The field {question} is asked in {both}, so it is unclear which one counts.</source>
        <translation>El campo {question} se pregunta en {both}: no está claro cuál cuenta.</translation>
    </message>
    <message>
        <source>{id} is personal, but the journal reveals its answer, because it shows whether {id2} was asked.</source>
        <translation>{id} es personal, pero si se pregunta o no {id2} revela en el diario lo que se respondió.</translation>
    </message>
    <message>
        <source>Use, for example, {key} = [&quot;Yes&quot;].</source>
        <translation>Escriba p. ej. {key} = [&quot;Yes&quot;].</translation>
    </message>
    <message>
        <source>The data already have a column {own}.</source>
        <translation>Los datos ya tienen una columna propia {own}.</translation>
    </message>
    <message>
        <source>In results, this question is called {called}. For a shorter name, choose another ID.</source>
        <translation>Los resultados llaman {called} a esta pregunta. Elija otro id para un nombre más corto.</translation>
    </message>
    <message>
        <source>max must be greater than min.</source>
        <translation>max no es mayor que min.</translation>
    </message>
    <message>
        <source>Increase max, or reduce min.</source>
        <translation>Aumente max o reduzca min.</translation>
    </message>
    <message>
        <source>The key {key} has no effect with kind = &quot;{kind}&quot;.</source>
        <translation>La clave {key} no significa nada si kind = &quot;{kind}&quot;.</translation>
    </message>
    <message>
        <source>A scale needs whole numbers, but {key} is {end}.</source>
        <translation>Una escala tiene números enteros, y {key} es {end}.</translation>
    </message>
    <message>
        <source>The key {key} appears twice.</source>
        <translation>La clave {key} aparece dos veces.</translation>
    </message>
    <message>
        <source>{key} is not a valid key for a choice.</source>
        <translation>{key} no puede ser la tecla de una opción.</translation>
    </message>
    <message>
        <source>A condition can have is or is_not, but not both.</source>
        <translation>Una condición tiene is o is_not, no las dos.</translation>
    </message>
    <message>
        <source>Give one of them another ID.</source>
        <translation>Dé otro id a uno de ellos.</translation>
    </message>
    <message>
        <source>Set personal = true for this field, too.</source>
        <translation>Ponga también personal = true en este campo.</translation>
    </message>
    <message>
        <source>The condition refers to its own field.</source>
        <translation>La condición mira su propio campo.</translation>
    </message>
    <message>
        <source>Choose an earlier field.</source>
        <translation>Indique un campo anterior.</translation>
    </message>
    <message>
        <source>Use its value: {meant}.</source>
        <translation>Indique su valor: {meant}.</translation>
    </message>
    <message>
        <source>The form has no questions.</source>
        <translation>El formulario no pregunta nada.</translation>
    </message>
    <message>
        <source>Add a [[form.field]] below it.</source>
        <translation>Escriba debajo un [[form.field]].</translation>
    </message>
    <message>
        <source>{id} is already the name of a verdict.</source>
        <translation>{id} es el nombre de un veredicto.</translation>
    </message>
    <message>
        <source>Choose another ID.</source>
        <translation>Elija otro id.</translation>
    </message>
    <message>
        <source>Remove it, or change kind.</source>
        <translation>Quítela o cambie kind.</translation>
    </message>
    <message>
        <source>Use a whole number, or set kind = &quot;number&quot;.</source>
        <translation>Escriba un número entero, o use kind = &quot;number&quot;.</translation>
    </message>
    <message>
        <source>{item} is not a valid choice.</source>
        <translation>{item} no puede ser una opción.</translation>
    </message>
    <message>
        <source>Give each choice its own value and label.</source>
        <translation>Dé a cada opción un valor y un texto propios.</translation>
    </message>
    <message>
        <source>Use one letter or digit, such as key = &quot;1&quot;.</source>
        <translation>Indique una letra o cifra, p. ej. key = &quot;1&quot;.</translation>
    </message>
    <message>
        <source>The condition is empty.</source>
        <translation>La condición no dice nada.</translation>
    </message>
    <message>
        <source>The condition lists no answers.</source>
        <translation>La condición no nombra ninguna respuesta.</translation>
    </message>
    <message>
        <source>A rule can have either kind or use, but not both.</source>
        <translation>Una regla es de un tipo o es un conjunto en uso.</translation>
    </message>
    <message>
        <source>Set min_s = 3, or too_fast_s = 3 in [block.limits].</source>
        <translation>Escriba min_s = 3, o too_fast_s = 3 en [block.limits].</translation>
    </message>
    <message>
        <source>The rule {id} applies to control questions, but its blocks have none.</source>
        <translation>Ningún bloque de los que mira la regla {id} hace una pregunta de control.</translation>
    </message>
    <message>
        <source>{at_least} of {of} can never be correct.</source>
        <translation>Al menos {at_least} de {of} nunca pueden ser correctos.</translation>
    </message>
    <message>
        <source>The rule {id} applies to controls, but its blocks have none.</source>
        <translation>Ningún bloque de los que mira la regla {id} tiene controles.</translation>
    </message>
    <message>
        <source>The rule {id} uses the field {field}, which is in no form.</source>
        <translation>Ningún formulario tiene el campo {field}, que es el que mira la regla {id}.</translation>
    </message>
    <message>
        <source>Add a [[form.field]] with id = &quot;{field}&quot;.</source>
        <translation>Escriba un [[form.field]] con id = &quot;{field}&quot;.</translation>
    </message>
    <message>
        <source>The field {field} is personal, so its answers are saved separately.</source>
        <translation>El campo {field} es personal, así que sus respuestas se guardan aparte.</translation>
    </message>
    <message>
        <source>The rule {id} uses the question {question}, which no block asks.</source>
        <translation>La regla {id} mira la pregunta {question}, que ningún bloque hace.</translation>
    </message>
    <message>
        <source>Add a [[block.question]] with id = &quot;{question}&quot;.</source>
        <translation>Escriba un [[block.question]] con id = &quot;{question}&quot;.</translation>
    </message>
    <message>
        <source>Remove kind and its settings, or remove use.</source>
        <translation>Quite kind y sus ajustes, o quite use.</translation>
    </message>
    <message>
        <source>Set kind = &quot;...&quot; ({known}), or use = &quot;...&quot; with a named set.</source>
        <translation>Escriba kind = &quot;...&quot; ({known}), o use = &quot;...&quot; con un conjunto con nombre.</translation>
    </message>
    <message>
        <source>The rule {id} has no limit, so no answer is too fast.</source>
        <translation>La regla {id} no tiene límite, así que nada es demasiado rápido.</translation>
    </message>
    <message>
        <source>Remove the rule, or add the columns that the control question needs.</source>
        <translation>Quite la regla o dé a las filas lo que el control necesita.</translation>
    </message>
    <message>
        <source>Reduce at_least.</source>
        <translation>Reduzca at_least.</translation>
    </message>
    <message>
        <source>Remove the rule, or ask control questions in the block.</source>
        <translation>Quite la regla o haga preguntas de control en el bloque.</translation>
    </message>
    <message>
        <source>Remove personal = true, or remove the rule.</source>
        <translation>Quite personal = true, o la regla.</translation>
    </message>
    <message>
        <source>The rule lists no answers.</source>
        <translation>La regla no nombra ninguna respuesta.</translation>
    </message>
    <message>
        <source>Use, for example, {key} = [&quot;English&quot;].</source>
        <translation>Escriba p. ej. {key} = [&quot;English&quot;].</translation>
    </message>
    <message>
        <source>There is no rule of kind {name}.</source>
        <translation>No existe el tipo de regla {name}.</translation>
    </message>
    <message>
        <source>The rule has no kind.</source>
        <translation>La regla no dice de qué tipo es.</translation>
    </message>
    <message>
        <source>Both classes are called {shown}, so participants can&apos;t tell the choices apart.</source>
        <translation>Las dos clases se llaman {shown}, así que nadie podría distinguir las opciones.</translation>
    </message>
    <message>
        <source>This TOML can&apos;t be read: {problem}.</source>
        <translation>No se puede leer este TOML: {problem}.</translation>
    </message>
    <message>
        <source>The key {column} is {value}, which is not a finite number.</source>
        <translation>La clave {column} es {value}, que no es un número con el que se pueda calcular.</translation>
    </message>
    <message>
        <source>The study has no consent page to sign.</source>
        <translation>El estudio no tiene una página de consentimiento que se pueda firmar.</translation>
    </message>
    <message>
        <source>{media} is not a valid folder name.</source>
        <translation>{media} no puede ser el nombre de una carpeta.</translation>
    </message>
    <message>
        <source>Use, for example, media = &quot;media&quot;.</source>
        <translation>Escriba p. ej. media = &quot;media&quot;.</translation>
    </message>
    <message>
        <source>Add a [[block]] with task and trials.</source>
        <translation>Escriba un [[block]] con task y trials.</translation>
    </message>
    <message>
        <source>There are {there}, and {key} doesn&apos;t say which one to use.</source>
        <translation>Hay {there}, y {key} no dice cuál usar.</translation>
    </message>
    <message>
        <source>Give each class its own name.</source>
        <translation>Dé a cada uno su propio nombre.</translation>
    </message>
    <message>
        <source>The key media can&apos;t be removed from study.toml.</source>
        <translation>La clave media no se puede quitar de study.toml línea por línea.</translation>
    </message>
    <message>
        <source>TuringDesk is not translated into {code}: its buttons and hints are in English.</source>
        <translation>El programa no habla {code}: sus botones e indicaciones están en inglés.</translation>
    </message>
    <message>
        <source>{text} has no translation into {code}, so it is shown untranslated.</source>
        <translation>Falta {text} en {code}; se muestra tal cual.</translation>
    </message>
    <message>
        <source>Remove what is too long or nested too deeply.</source>
        <translation>Quite lo que es demasiado largo o está anidado a demasiada profundidad.</translation>
    </message>
    <message>
        <source>Use a finite number, such as 3 or 0.5.</source>
        <translation>Escriba un número finito, como 3 o 0.5.</translation>
    </message>
    <message>
        <source>Add texts/consent.md.</source>
        <translation>Escriba texts/consent.md.</translation>
    </message>
    <message>
        <source>{name} is not a valid study ID, because it becomes part of file names.</source>
        <translation>{name} no puede ser el id de un estudio; pasa a formar parte de nombres de archivo.</translation>
    </message>
    <message>
        <source>Use letters, digits, and single hyphens, such as my-study-2.</source>
        <translation>Use letras, cifras y guiones sueltos, p. ej. my-study-2.</translation>
    </message>
    <message>
        <source>Set {key} = &quot;{there}&quot;, or delete the others.</source>
        <translation>Escriba {key} = &quot;{there}&quot; o borre los demás.</translation>
    </message>
    <message>
        <source>{file} has no translation into {code}, so it is shown untranslated.</source>
        <translation>Falta {file} en {code}; se muestra tal cual.</translation>
    </message>
    <message>
        <source>Add the text.</source>
        <translation>Escríbalo.</translation>
    </message>
    <message>
        <source>Use, for example, languages = [&quot;en&quot;, &quot;de&quot;].</source>
        <translation>Escriba p. ej. languages = [&quot;en&quot;, &quot;de&quot;].</translation>
    </message>
    <message>
        <source>The study has texts in {code}, which is not one of its further languages.</source>
        <translation>El estudio tiene textos en {code}, que no es uno de sus otros idiomas.</translation>
    </message>
    <message>
        <source>Set languages = [&quot;{codes}&quot;, &quot;{code}&quot;], or remove the texts.</source>
        <translation>Escriba languages = [&quot;{codes}&quot;, &quot;{code}&quot;], o quite los textos.</translation>
    </message>
    <message>
        <source>If participants understand English, you don&apos;t need to do anything.</source>
        <translation>No hay que hacer nada si los lectores saben inglés.</translation>
    </message>
    <message>
        <source>Add {name}.</source>
        <translation>Escriba {name}.</translation>
    </message>
    <message>
        <source>{code} appears twice.</source>
        <translation>{code} aparece dos veces.</translation>
    </message>
    <message>
        <source>List each language once.</source>
        <translation>Indique cada idioma una sola vez.</translation>
    </message>
    <message>
        <source>Copy it exactly, or remove it.</source>
        <translation>Cópielo exactamente, o quítelo.</translation>
    </message>
    <message>
        <source>The study has no text {text}.</source>
        <translation>Ningún texto del estudio es {text}.</translation>
    </message>
    <message>
        <source>Name of the row, unique in the table</source>
        <translation>Nombre de la fila, distinto de todos los demás de la tabla</translation>
    </message>
    <message>
        <source>Kind of prompt, such as indoor. Results are also broken down by it</source>
        <translation>Tipo de estímulo de partida: los resultados también se dan según él, p. ej. interior</translation>
    </message>
    <message>
        <source>Source of the answer</source>
        <translation>De dónde viene la respuesta</translation>
    </message>
    <message>
        <source>yes: shown in control trials only</source>
        <translation>yes: solo se muestra en ensayos de control</translation>
    </message>
    <message>
        <source>yes: shown in practice only</source>
        <translation>yes: solo se muestra en la práctica</translation>
    </message>
    <message>
        <source>Who exactly{of}: an anonymous human ID or a model&apos;s name</source>
        <translation>Quién exactamente{of}: un id humano anónimo o el nombre de un modelo</translation>
    </message>
    <message>
        <source>Find the original text, and save it as UTF-8.</source>
        <translation>Busque el texto en su origen y guárdelo como UTF-8.</translation>
    </message>
    <message>
        <source>The text contains half a character (a lone surrogate).</source>
        <translation>Hay medio carácter (un sustituto suelto).</translation>
    </message>
    <message>
        <source>The text contains a �, where a character was lost.</source>
        <translation>Hay un � donde se perdió un carácter.</translation>
    </message>
    <message>
        <source>Open the original as UTF-8, and copy it again.</source>
        <translation>Abra el original como UTF-8 y cópielo de nuevo.</translation>
    </message>
    <message>
        <source>The text contains {name}, which is invisible.</source>
        <translation>Hay {name}, que no se ve.</translation>
    </message>
    <message>
        <source>Remove it if it is not intended.</source>
        <translation>Quítelo si no es intencionado.</translation>
    </message>
    <message>
        <source>a mark that changes the text direction</source>
        <translation>una marca que invierte la dirección del texto</translation>
    </message>
    <message>
        <source>The workbook is protected by a password, or in the Excel 2003 format.</source>
        <translation>El libro está protegido con contraseña o en el formato de Excel 2003.</translation>
    </message>
    <message>
        <source>The cell contains a formula.</source>
        <translation>La celda contiene una fórmula.</translation>
    </message>
    <message>
        <source>The cell contains the Excel error {cell}.</source>
        <translation>La celda contiene el error de Excel {cell}.</translation>
    </message>
    <message>
        <source>Excel converted the cell to a date: {cell}.</source>
        <translation>Excel convirtió la celda en una fecha: {cell}.</translation>
    </message>
    <message>
        <source>Excel converted the cell to a time: {cell}.</source>
        <translation>Excel convirtió la celda en una hora: {cell}.</translation>
    </message>
    <message>
        <source>Move the rows to the first sheet.</source>
        <translation>Ponga las filas en la primera hoja.</translation>
    </message>
    <message>
        <source>This is not a workbook, or only part of one.</source>
        <translation>Esto no es un libro de Excel, o es solo una parte.</translation>
    </message>
    <message>
        <source>The workbook is open in {program}; unsaved changes are not read.</source>
        <translation>El libro está abierto en {program}; los cambios sin guardar no se leen.</translation>
    </message>
    <message>
        <source>Save it and close it in {program}. If it is not open, delete {name}.</source>
        <translation>Guárdelo y ciérrelo en {program}. Si está cerrado, borre {name}.</translation>
    </message>
    <message>
        <source>Open it in Excel, repair it, and save it.</source>
        <translation>Ábralo en Excel, repárelo y guárdelo.</translation>
    </message>
    <message>
        <source>Name the column in its first row, or clear the cell.</source>
        <translation>Ponga nombre a la columna en su primera fila, o vacíe la celda.</translation>
    </message>
    <message>
        <source>The other computer doesn&apos;t respond.</source>
        <translation>El otro equipo no responde.</translation>
    </message>
    <message>
        <source>The other computer refuses the connection.</source>
        <translation>El otro equipo no acepta la conexión.</translation>
    </message>
    <message>
        <source>Check its address, and that TuringDesk is running there.</source>
        <translation>Compruebe que TuringDesk esté en marcha allí y que la dirección sea correcta.</translation>
    </message>
    <message>
        <source>There is no computer with that name.</source>
        <translation>Ningún equipo con ese nombre responde.</translation>
    </message>
    <message>
        <source>The computer refused for an unknown reason.</source>
        <translation>El equipo lo rechazó por un motivo que TuringDesk no conoce.</translation>
    </message>
    <message>
        <source>No session in this folder belongs to the study {id}, so its texts are not used.</source>
        <translation>Ninguna sesión de aquí es del estudio {id}, así que sus textos no cuentan.</translation>
    </message>
    <message>
        <source>{id} is sealed and doesn&apos;t say who wrote its answers, so its texts are not used. Use the package as it was before it was sealed.</source>
        <translation>{id} está sellado y no dice quién escribió sus respuestas, así que sus textos no cuentan. Indique el paquete tal como era antes de sellarlo.</translation>
    </message>
    <message>
        <source>Run `turingdesk judge` again with the same settings. The verdicts are not affected.</source>
        <translation>Ejecute de nuevo `turingdesk judge` con los mismos ajustes; los veredictos no se tocan.</translation>
    </message>
    <message>
        <source>its content is something else</source>
        <translation>contiene otra cosa</translation>
    </message>
    <message>
        <source>The results of {judge} could not be written to {path}. {problem} Its verdicts are saved.</source>
        <translation>No se pudo escribir en {path} lo que encontró {judge}. {problem} Sus veredictos se conservan.</translation>
    </message>
    <message>
        <source>One of the choices is empty.</source>
        <translation>Una opción está vacía.</translation>
    </message>
    <message>
        <source>{value} appears twice.</source>
        <translation>{value} aparece dos veces.</translation>
    </message>
    <message>
        <source>The picture: a file in the media folder</source>
        <translation>La imagen: un archivo de los medios del paquete</translation>
    </message>
    <message>
        <source>The sentence about the picture</source>
        <translation>La frase sobre ella</translation>
    </message>
    <message>
        <source>Dominant color of the picture: one of {colors}</source>
        <translation>Su color dominante: uno de {colors}</translation>
    </message>
    <message>
        <source>A picture and the color named as its dominant color: who named it?</source>
        <translation>Una imagen y el color que se dice que domina en ella: ¿quién lo dijo?</translation>
    </message>
    <message>
        <source>{color} is not one of the 11 colors.</source>
        <translation>{color} no es ninguno de los 11.</translation>
    </message>
    <message>
        <source>The table doesn&apos;t say whether the statement is true.</source>
        <translation>Falta la verdad de la afirmación.</translation>
    </message>
    <message>
        <source>Enter true or false.</source>
        <translation>Escriba true o false.</translation>
    </message>
    <message>
        <source>The conversation: a list of {speaker, text} in .jsonl, lines &apos;A: ...&apos; in a cell</source>
        <translation>Lo que se dijo: una lista de {speaker, text} en .jsonl, líneas &apos;A: ...&apos; en una celda</translation>
    </message>
    <message>
        <source>The correct answer to the topic question</source>
        <translation>La respuesta correcta a la comprobación del tema</translation>
    </message>
    <message>
        <source>Choices of the topic question, if they differ from those in block.show</source>
        <translation>Opciones de la comprobación del tema, si no son las de block.show</translation>
    </message>
    <message>
        <source>The choices of the topic question</source>
        <translation>Las opciones de la comprobación del tema</translation>
    </message>
    <message>
        <source>Two speakers, each a human or a machine: which is which?</source>
        <translation>Dos interlocutores, cada uno humano o máquina: ¿quién es quién?</translation>
    </message>
    <message>
        <source>Make all topics different.</source>
        <translation>Escriba temas distintos.</translation>
    </message>
    <message>
        <source>The speaker of turn {number} is {speaker}.</source>
        <translation>El turno {number} lo dice {speaker}.</translation>
    </message>
    <message>
        <source>Use A or B.</source>
        <translation>Llámelo A o B.</translation>
    </message>
    <message>
        <source>Fill it in, or remove it.</source>
        <translation>Escríbalo o quítelo.</translation>
    </message>
    <message>
        <source>A list of {x, y, onset_ms, duration_ms} or of [x, y, onset_ms, duration_ms]; in a cell &apos;x,y,onset_ms,duration_ms; ...&apos;. Onset and duration are optional</source>
        <translation>Una lista de {x, y, onset_ms, duration_ms} o de [x, y, onset_ms, duration_ms]; en una celda &apos;x,y,onset_ms,duration_ms; ...&apos;; inicio y duración pueden faltar</translation>
    </message>
    <message>
        <source>Width of the coordinates&apos; frame, px</source>
        <translation>Ancho del marco de las coordenadas, px</translation>
    </message>
    <message>
        <source>Height of the coordinates&apos; frame, px</source>
        <translation>Alto del marco de las coordenadas, px</translation>
    </message>
    <message>
        <source>Picture of the search target. Empty: free viewing</source>
        <translation>Imagen de lo que se buscaba; vacío si la visión es libre</translation>
    </message>
    <message>
        <source>The correct answer to &apos;What do you see?&apos;</source>
        <translation>La respuesta correcta a &apos;¿Qué ve usted?&apos;</translation>
    </message>
    <message>
        <source>The three choices for that question</source>
        <translation>Sus tres opciones</translation>
    </message>
    <message>
        <source>fixed: every fixation lasts fixation_s. recorded: onsets and durations from the data</source>
        <translation>fixed: cada fijación dura fixation_s; recorded: inicios y duraciones como en los datos</translation>
    </message>
    <message>
        <source>Duration of each fixation, s</source>
        <translation>Cuánto se muestra una fijación, s</translation>
    </message>
    <message>
        <source>Pause between two plays, s</source>
        <translation>Tiempo vacío entre dos reproducciones, s</translation>
    </message>
    <message>
        <source>Maximum number of fixations shown</source>
        <translation>Fijaciones mostradas como máximo</translation>
    </message>
    <message>
        <source>Show lines between fixations</source>
        <translation>Si hay líneas que unen las fijaciones</translation>
    </message>
    <message>
        <source>The frame is {width} x {height} px.</source>
        <translation>El marco tiene {width} x {height} px.</translation>
    </message>
    <message>
        <source>is far outside the picture: {x}, {y}</source>
        <translation>queda muy fuera de la imagen, en {x}, {y}</translation>
    </message>
    <message>
        <source>Eye movements replayed on a picture: whose were they?</source>
        <translation>Movimientos oculares reproducidos sobre una imagen: ¿de quién eran los ojos?</translation>
    </message>
    <message>
        <source>Give the size of the picture that the coordinates refer to.</source>
        <translation>Indique el tamaño de la imagen a la que pertenecen los números.</translation>
    </message>
    <message>
        <source>There are no fixations.</source>
        <translation>No hay ninguna fijación.</translation>
    </message>
    <message>
        <source>Add at least one.</source>
        <translation>Indique al menos una.</translation>
    </message>
    <message>
        <source>Fill them in, or set timing = &quot;fixed&quot;.</source>
        <translation>Complételos o ponga timing = &quot;fixed&quot;.</translation>
    </message>
    <message>
        <source>Correct it, or remove it.</source>
        <translation>Corríjalo o quítelo.</translation>
    </message>
    <message>
        <source>Three things seen in the picture, such as &apos;keyboard; hand; desk&apos;</source>
        <translation>Tres cosas vistas en ella, p. ej. &apos;keyboard; hand; desk&apos;</translation>
    </message>
    <message>
        <source>A yes-or-no question about the picture</source>
        <translation>Una pregunta sobre la imagen que se responde con sí o no</translation>
    </message>
    <message>
        <source>The correct answer to the question: yes or no</source>
        <translation>La respuesta correcta a la pregunta: yes o no</translation>
    </message>
    <message>
        <source>A picture and three things seen in it: who named them?</source>
        <translation>Una imagen y tres cosas vistas en ella: ¿quién las vio?</translation>
    </message>
    <message>
        <source>There are {objects} things, {objects2} of them different.</source>
        <translation>Hay {objects} cosas, {objects2} distintas.</translation>
    </message>
    <message>
        <source>Give three different ones, separated by semicolons.</source>
        <translation>Nombre tres distintas, separadas por ;.</translation>
    </message>
    <message>
        <source>{answer} is not a valid answer.</source>
        <translation>{answer} no es una respuesta.</translation>
    </message>
    <message>
        <source>The journal of a room doesn&apos;t say who was in it.</source>
        <translation>El diario de una sala no dice quién estaba en ella.</translation>
    </message>
    <message>
        <source>The journal of a room is missing, so it isn&apos;t known who was in it.</source>
        <translation>Falta el diario de una sala, así que no se sabe quién estaba en ella.</translation>
    </message>
    <message>
        <source>Copy the folder rooms from the desk that ran the game.</source>
        <translation>Copie la carpeta rooms del puesto de control que dirigió la partida.</translation>
    </message>
    <message>
        <source>Enter yes or no.</source>
        <translation>Escriba yes o no.</translation>
    </message>
    <message>
        <source>A yes-or-no question about the picture or the sentence</source>
        <translation>Una pregunta sobre la imagen o la frase que se responde con sí o no</translation>
    </message>
    <message>
        <source>A yes-or-no question about the conversation, instead of the topic question</source>
        <translation>Una pregunta sobre la conversación que se responde con sí o no, en lugar de la comprobación del tema</translation>
    </message>
    <message>
        <source>How many messages or turns are shown, balanced over trials. Empty: whole conversations</source>
        <translation>Cuántos mensajes o turnos se muestran, equilibrados entre ensayos; vacío muestra las conversaciones enteras</translation>
    </message>
    <message>
        <source>What lengths count. A turn is all messages that one speaker sends in a row, and then all that the other sends</source>
        <translation>Qué cuentan las longitudes. Un turno son todos los mensajes seguidos de un hablante y, después, todos los del otro</translation>
    </message>
    <message>
        <source>Whether the start or the end of conversations is shown</source>
        <translation>Si se muestra el inicio o el final de las conversaciones</translation>
    </message>
    <message>
        <source>Lengths count</source>
        <translation>Las longitudes cuentan</translation>
    </message>
    <message>
        <source>Shown from the</source>
        <translation>Se muestra desde el</translation>
    </message>
    <message>
        <source>The task of both stimuli</source>
        <translation>La tarea de los dos estímulos</translation>
    </message>
    <message>
        <source>The table of both stimuli</source>
        <translation>La tabla de los dos estímulos</translation>
    </message>
    <message>
        <source>The speaker that the question is about, highlighted in both</source>
        <translation>El interlocutor por el que se pregunta, resaltado en los dos</translation>
    </message>
    <message>
        <source>Two stimuli of one task side by side: which one is the machine&apos;s?</source>
        <translation>Dos estímulos de una tarea, uno junto al otro: ¿dónde está la máquina?</translation>
    </message>
    <message>
        <source>The word that the agent was given</source>
        <translation>La palabra dada</translation>
    </message>
    <message>
        <source>The word that the agent answered</source>
        <translation>La palabra que evocó</translation>
    </message>
    <message>
        <source>Example pairs that the agent saw first, such as &apos;hot: cold; bird: wing; rain: umbrella&apos;</source>
        <translation>Pares que el agente vio antes, p. ej. &apos;hot: cold; bird: wing; rain: umbrella&apos;</translation>
    </message>
    <message>
        <source>Show the example pairs</source>
        <translation>Si se muestran los pares de ejemplo</translation>
    </message>
    <message>
        <source>A cue and the word that it prompted: who came up with it?</source>
        <translation>Una palabra dada y la que evocó: ¿de quién era la mente?</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t do this.</source>
        <translation>Algo que se pidió a TuringDesk no se puede hacer.</translation>
    </message>
    <message>
        <source>No window can open here.</source>
        <translation>Aquí no se puede abrir ninguna ventana.</translation>
    </message>
    <message>
        <source>A study or a command refers to something that this version doesn&apos;t have.</source>
        <translation>Un estudio o una orden nombra algo que este TuringDesk no tiene.</translation>
    </message>
    <message>
        <source>The study requests more trials of some kind than its answers allow.</source>
        <translation>El estudio pide más ensayos de algún tipo de los que sus respuestas permiten.</translation>
    </message>
    <message>
        <source>A session accepts an answer only when it is due, complete, and newly given.</source>
        <translation>Una sesión solo admite una respuesta cuando corresponde, está completa y se acaba de dar.</translation>
    </message>
    <message>
        <source>A participant code becomes part of file names: letters, digits, and hyphens.</source>
        <translation>Un código de participante da nombre a un archivo, así que consta de letras, cifras y guiones.</translation>
    </message>
    <message>
        <source>A journal contains a line that can&apos;t be read or was changed after it was written.</source>
        <translation>Un diario contiene una línea que no se puede leer o que se cambió después de escribirla.</translation>
    </message>
    <message>
        <source>Two sessions never share a file, and this one has already started.</source>
        <translation>Dos sesiones nunca comparten un archivo; esta ya se había empezado.</translation>
    </message>
    <message>
        <source>The disk or network share can&apos;t be written to: it is full, read-only, or gone.</source>
        <translation>El disco o la unidad compartida no admitió la escritura: está lleno, es de solo lectura o no está.</translation>
    </message>
    <message>
        <source>The file to import doesn&apos;t have the expected format.</source>
        <translation>Una importación encontró un formato distinto del que lee.</translation>
    </message>
    <message>
        <source>The file could not be written completely, so it was removed.</source>
        <translation>El archivo pedido no se pudo escribir entero, así que no se dejó nada.</translation>
    </message>
    <message>
        <source>A sealed study hides who made what from everyone, so some things are not possible.</source>
        <translation>Un estudio sellado oculta a todos quién hizo qué, así que algunas cosas no son posibles en él.</translation>
    </message>
    <message>
        <source>A seal is made once and never changed, because recorded data depend on every byte.</source>
        <translation>Un sello se hace una vez y nunca se cambia; lo que se midió con él depende de cada byte.</translation>
    </message>
    <message>
        <source>Only the passphrase that a study was sealed with opens its seal. It is never stored.</source>
        <translation>Solo la frase secreta con la que se selló un estudio abre su sello; no se guarda en ninguna parte.</translation>
    </message>
    <message>
        <source>A withdrawal deletes one person&apos;s data. It needs a reason and sessions that ended.</source>
        <translation>Una retirada borra lo que una persona aportó; necesita un motivo y sesiones terminadas.</translation>
    </message>
    <message>
        <source>The list of people needs unique names, PINs that are hard to guess, and an investigator.</source>
        <translation>La lista de personas tiene nombres distintos, PIN difíciles de adivinar y un responsable.</translation>
    </message>
    <message>
        <source>A control question needs words and the approval of two people who didn&apos;t write it.</source>
        <translation>Una pregunta de control necesita un texto y la aprobación de dos personas que no la hayan escrito.</translation>
    </message>
    <message>
        <source>A coding scheme is incomplete or can&apos;t be read.</source>
        <translation>A un archivo de categorías para textos le falta algo, o no se puede leer.</translation>
    </message>
    <message>
        <source>A language model needs a server that runs, has the model, and accepts the key.</source>
        <translation>Un modelo de lenguaje responde en un servidor, que debe estar en marcha, tener el modelo y aceptar la clave.</translation>
    </message>
    <message>
        <source>A trained judge needs answers by humans and by machines, with features of both.</source>
        <translation>Un juez entrenado necesita respuestas de humanos y de máquinas, y rasgos de ambas.</translation>
    </message>
    <message>
        <source>A new study needs a folder that is empty or doesn&apos;t exist yet.</source>
        <translation>Un estudio nuevo se escribe en una carpeta vacía o que aún no existe.</translation>
    </message>
    <message>
        <source>Another program changed a file of the study after you opened it here. Saving would overwrite that change. Open the study again to see the change, or save anyway.</source>
        <translation>Otro programa escribió un archivo del estudio después de abrirlo aquí. Guardar anularía lo que se hizo allí. Abra de nuevo el estudio para seguir a partir de eso, o guarde de todos modos.</translation>
    </message>
    <message>
        <source>The editor can&apos;t safely change a file of the study because of how it is written. Change it in a text editor, then open the study here again.</source>
        <translation>Un archivo del estudio está escrito de un modo que el editor no puede cambiar con seguridad. Cámbielo en un editor de texto; después el estudio se puede volver a abrir aquí.</translation>
    </message>
    <message>
        <source>A desk needs a port that no other program uses.</source>
        <translation>Un puesto de control escucha en un puerto propio; ningún otro programa puede tener el mismo.</translation>
    </message>
    <message>
        <source>A file that is being written is not replaced; its new lines arrive later.</source>
        <translation>Un archivo que se está escribiendo no se sustituye; lo que siga en él llegará después.</translation>
    </message>
    <message>
        <source>The desk and a kiosk communicate only after each has verified the other.</source>
        <translation>El puesto de control y un quiosco solo se comunican cuando cada uno sabe que el otro es el correcto.</translation>
    </message>
    <message>
        <source>A desk&apos;s address is the name or IP address of its computer, with a port if needed.</source>
        <translation>La dirección de un puesto de control es el nombre o el número de su equipo, y un puerto si no es el habitual.</translation>
    </message>
    <message>
        <source>The export was canceled. Nothing was written.</source>
        <translation>Se canceló la exportación; no se escribió nada.</translation>
    </message>
    <message>
        <source>Excludes answers faster than a limit.</source>
        <translation>Excluye las respuestas más rápidas que un límite.</translation>
    </message>
    <message>
        <source>Excludes trials with an incorrect answer to the control question.</source>
        <translation>Excluye los ensayos cuya pregunta de control se respondió mal.</translation>
    </message>
    <message>
        <source>Excludes judges with too few correct answers to controls.</source>
        <translation>Excluye a los jueces que acertaron muy pocos controles.</translation>
    </message>
    <message>
        <source>Excludes judges whose answer in a form is not accepted, such as their native language.</source>
        <translation>Excluye a los jueces cuya respuesta en un formulario no es ninguna de las deseadas, p. ej. la lengua materna.</translation>
    </message>
    <message>
        <source>Excludes sessions that ended before the required proportion of trials.</source>
        <translation>Excluye las sesiones que terminaron antes de una parte así de grande de sus ensayos.</translation>
    </message>
    <message>
        <source>Excludes judges who almost always gave the same verdict or chose the same side.</source>
        <translation>Excluye a los jueces que dieron casi siempre el mismo veredicto o pulsaron el mismo lado.</translation>
    </message>
    <message>
        <source>Excludes all but the first session of each participant.</source>
        <translation>Excluye todas las sesiones de un participante menos la primera.</translation>
    </message>
    <message>
        <source>Excludes trials after a number of consecutive trials that showed machines only.</source>
        <translation>Excluye los ensayos antes de los cuales el juez encontró solo máquinas tantas veces seguidas.</translation>
    </message>
    <message>
        <source>Excludes trials with certain answers to a further question.</source>
        <translation>Excluye los ensayos en los que una pregunta adicional recibió una de ciertas respuestas.</translation>
    </message>
    <message>
        <source>judged machine</source>
        <comment>head of a column of results</comment>
        <translation>dijo máquina</translation>
    </message>
    <message>
        <source>correct</source>
        <comment>head of a column of results</comment>
        <translation>correctos</translation>
    </message>
    <message>
        <source>chose left</source>
        <comment>head of a column of results</comment>
        <translation>dijo izquierda</translation>
    </message>
    <message>
        <source>length of</source>
        <comment>head of a column of results</comment>
        <translation>longitud en</translation>
    </message>
    <message>
        <source>judged human</source>
        <comment>head of a column of results</comment>
        <translation>dijo humano</translation>
    </message>
    <message>
        <source>minus half</source>
        <comment>head of a column of results</comment>
        <translation>menos 0,5</translation>
    </message>
    <message>
        <source>minus humans</source>
        <comment>head of a column of results</comment>
        <translation>menos humanos</translation>
    </message>
    <message>
        <source>minus humans low</source>
        <comment>head of a column of results</comment>
        <translation>menos humanos desde</translation>
    </message>
    <message>
        <source>minus humans high</source>
        <comment>head of a column of results</comment>
        <translation>menos humanos hasta</translation>
    </message>
    <message>
        <source>minus humans p</source>
        <comment>head of a column of results</comment>
        <translation>menos humanos p</translation>
    </message>
    <message>
        <source>first n</source>
        <comment>head of a column of results</comment>
        <translation>primeros n</translation>
    </message>
    <message>
        <source>first success</source>
        <comment>head of a column of results</comment>
        <translation>primeros éxitos</translation>
    </message>
    <message>
        <source>first rate</source>
        <comment>head of a column of results</comment>
        <translation>primera tasa</translation>
    </message>
    <message>
        <source>first low</source>
        <comment>head of a column of results</comment>
        <translation>primera desde</translation>
    </message>
    <message>
        <source>first high</source>
        <comment>head of a column of results</comment>
        <translation>primera hasta</translation>
    </message>
    <message>
        <source>alike</source>
        <comment>head of a column of results</comment>
        <translation>en común</translation>
    </message>
    <message>
        <source>agents</source>
        <comment>head of a column of results</comment>
        <translation>agentes</translation>
    </message>
    <message>
        <source>Brier score</source>
        <comment>head of a column of results</comment>
        <translation>Brier</translation>
    </message>
    <message>
        <source>margin set</source>
        <comment>head of a column of results</comment>
        <translation>margen declarado</translation>
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
        <translation>unidad</translation>
    </message>
    <message>
        <source>group</source>
        <comment>head of a column of results</comment>
        <translation>grupo</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>head of a column of results</comment>
        <translation>media</translation>
    </message>
    <message>
        <source>mean humans</source>
        <comment>head of a column of results</comment>
        <translation>media humanos</translation>
    </message>
    <message>
        <source>hedges g</source>
        <comment>head of a column of results</comment>
        <translation>g de Hedges</translation>
    </message>
    <message>
        <source>g low</source>
        <comment>head of a column of results</comment>
        <translation>g desde</translation>
    </message>
    <message>
        <source>g high</source>
        <comment>head of a column of results</comment>
        <translation>g hasta</translation>
    </message>
    <message>
        <source>parameters</source>
        <comment>head of a column of results</comment>
        <translation>parámetros</translation>
    </message>
    <message>
        <source>proportion</source>
        <comment>head of a column of results</comment>
        <translation>proporción</translation>
    </message>
    <message>
        <source>proportion low</source>
        <comment>head of a column of results</comment>
        <translation>proporción desde</translation>
    </message>
    <message>
        <source>proportion high</source>
        <comment>head of a column of results</comment>
        <translation>proporción hasta</translation>
    </message>
    <message>
        <source>game index</source>
        <comment>head of a column of results</comment>
        <translation>número de partida</translation>
    </message>
    <message>
        <source>correct low</source>
        <comment>head of a column of results</comment>
        <translation>aciertos desde</translation>
    </message>
    <message>
        <source>correct high</source>
        <comment>head of a column of results</comment>
        <translation>aciertos hasta</translation>
    </message>
    <message>
        <source>part</source>
        <comment>head of a column of results</comment>
        <translation>parte</translation>
    </message>
    <message>
        <source>name</source>
        <comment>head of a column of results</comment>
        <translation>nombre</translation>
    </message>
    <message>
        <source>distinguisher</source>
        <comment>head of a column of results</comment>
        <translation>distinguidor</translation>
    </message>
    <message>
        <source>target</source>
        <comment>head of a column of results</comment>
        <translation>objetivo</translation>
    </message>
    <message>
        <source>at least</source>
        <comment>head of a column of results</comment>
        <translation>al menos igual</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Before the first block, after consent; after the first trial or game; or after the last block, before the debriefing.</source>
        <translation>Antes del primer bloque, tras el consentimiento; tras el primer ensayo o la primera partida; o tras el último bloque, antes de la explicación final.</translation>
    </message>
    <message>
        <source>after the first trial</source>
        <translation>tras el primer ensayo</translation>
    </message>
    <message>
        <source>The name of the analysis that gives the primary outcome.</source>
        <translation>El nombre del análisis que da el resultado principal.</translation>
    </message>
    <message>
        <source>Write words in lowercase</source>
        <translation>Escribir las palabras en minúsculas</translation>
    </message>
    <message>
        <source>Remove everything except letters</source>
        <translation>Quitar todo lo que no sean letras</translation>
    </message>
    <message>
        <source>Correct typing errors</source>
        <translation>Corregir errores de escritura</translation>
    </message>
    <message>
        <source>Words that the language doesn&apos;t have are omitted.</source>
        <translation>Se omiten las palabras que el idioma no tiene.</translation>
    </message>
    <message>
        <source>Omit stop words, such as &quot;the&quot;</source>
        <translation>Omitir palabras vacías, como «the»</translation>
    </message>
    <message>
        <source>Change nouns to the singular</source>
        <translation>Pasar los sustantivos al singular</translation>
    </message>
    <message>
        <source>Change verbs to the present tense</source>
        <translation>Pasar los verbos al presente</translation>
    </message>
    <message>
        <source>Fewest letters</source>
        <translation>Mínimo de letras</translation>
    </message>
    <message>
        <source>Shorter words are omitted.</source>
        <translation>Se omiten las palabras más cortas.</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>letras</translation>
    </message>
    <message>
        <source>Largest overlap with the cue</source>
        <translation>Coincidencia máxima con la palabra clave</translation>
    </message>
    <message>
        <source>An association is omitted if more than this share of the shorter word of the pair is also in the other word, in one run of letters, as in grand and grandiose. 1: never.</source>
        <translation>Una asociación se omite si más de esta proporción de la palabra más corta del par está también en la otra, en una sola serie de letras, como en grand y grandiose. 1: nunca.</translation>
    </message>
    <message>
        <source>What participants judge or are asked for, and what a trial looks like.</source>
        <translation>Qué juzgan los participantes o qué se les pide, y qué aspecto tiene un ensayo.</translation>
    </message>
    <message>
        <source>The table of answers to judge, or of prompts to answer.</source>
        <translation>La tabla de respuestas que se juzgan o de consignas que se responden.</translation>
    </message>
    <message>
        <source>Feedback in practice</source>
        <translation>Retroalimentación en la práctica</translation>
    </message>
    <message>
        <source>Participants learn the correct answer after each practice trial. No one learns it in a sealed study.</source>
        <translation>Los participantes conocen la respuesta correcta después de cada ensayo de práctica. En un estudio sellado no la conoce nadie.</translation>
    </message>
    <message>
        <source>Answers needed for each prompt</source>
        <translation>Respuestas necesarias por consigna</translation>
    </message>
    <message>
        <source>In blocks that collect answers: how many each prompt needs. Those with the fewest are drawn first, and no session starts once every prompt has enough. 0: no limit.</source>
        <translation>En bloques que recogen respuestas: cuántas necesita cada consigna. Se sortean primero las que menos tienen, y no empieza ninguna sesión cuando todas tienen suficientes. 0: sin límite.</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>Limpieza</translation>
    </message>
    <message>
        <source>How collected words are cleaned when a study is built from them.</source>
        <translation>Cómo se limpian las palabras recogidas al crear con ellas un estudio.</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>mensajes</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>turnos</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>end</source>
        <translation>final</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Verdicts on captions count only after 3 s or more. In all tasks, only judges whose native language is English count.</source>
        <translation>Los veredictos sobre descripciones contaron a partir de 3 s y, en todas las tareas, solo los jueces cuya lengua materna es el inglés.</translation>
    </message>
    <message>
        <source>Colors, as in the first paper</source>
        <translation>Colores, como en el primer artículo</translation>
    </message>
    <message>
        <source>Only judges whose native language is English. The number of statements about the picture that were judged correctly is reported but excludes no one.</source>
        <translation>Solo los jueces cuya lengua materna es el inglés. Se informa de cuántas afirmaciones sobre la imagen se juzgaron bien; nadie queda excluido por ello.</translation>
    </message>
    <message>
        <source>Judges had to name the topic of at least 15 of 20 conversations, and conversations with an incorrect topic are excluded. Only judges whose native language is English.</source>
        <translation>Los jueces debían nombrar el tema de al menos 15 de 20 conversaciones, y se quitaron las conversaciones cuyo tema se nombró mal; solo los jueces cuya lengua materna es el inglés.</translation>
    </message>
    <message>
        <source>Judges who recognized the content of fewer than 7 of 12 clips are excluded. Only judges whose native language is English.</source>
        <translation>No se tuvo en cuenta a los jueces que dijeron qué se veía en menos de 7 de 12 clips; solo los jueces cuya lengua materna es el inglés.</translation>
    </message>
    <message>
        <source>Only judges whose native language is English. This task has no other rules.</source>
        <translation>Solo los jueces cuya lengua materna es el inglés; esta tarea no tiene más reglas.</translation>
    </message>
    <message>
        <source>A game with one witness</source>
        <translation>Un juego con un testigo</translation>
    </message>
    <message>
        <source>Interrogators write with one witness for five minutes and say whether it is a human or a machine, how confident they are, and why. Games after three machines in a row, and games with acquaintances, are excluded.</source>
        <translation>Los interrogadores escriben durante cinco minutos con un testigo y dicen si es un humano o una máquina, con qué seguridad y por qué. Se excluyen las partidas tras tres máquinas seguidas y las partidas entre conocidos.</translation>
    </message>
    <message>
        <source>A game with two witnesses</source>
        <translation>Un juego con dos testigos</translation>
    </message>
    <message>
        <source>Interrogators write with a human and a machine at once for five minutes and say which one is the human, how confident they are, and why.</source>
        <translation>Los interrogadores escriben durante cinco minutos con un humano y una máquina a la vez y dicen cuál es el humano, con qué seguridad y por qué.</translation>
    </message>
    <message>
        <source>Two people and a machine write to each other without a limit in time. Both people accuse one of the others once, and win only if both find the machine. They are matched by strength.</source>
        <translation>Dos personas y una máquina se escriben sin límite de tiempo. Cada persona acusa una sola vez a uno de los otros dos, y solo ganan si ambas descubren a la máquina. Se las empareja según su fuerza.</translation>
    </message>
    <message>
        <source>People chat with a human or a machine about a topic, with as many messages in a row as they like, for 3 or 10 turns. Then they say who it was. The conversations can be imported as pairs for others to judge.</source>
        <translation>Los participantes chatean sobre un tema con un humano o una máquina durante 3 o 10 turnos, con tantos mensajes seguidos como quieran. Después dicen quién era. Las conversaciones se pueden importar como parejas para que otros las juzguen.</translation>
    </message>
    <message>
        <source>A questionnaire of 11 questions: five about the person, five pairs of conversations with speaker B highlighted, and one about strategies.</source>
        <translation>Un cuestionario de 11 preguntas: cinco sobre la persona, cinco pares de conversaciones con el interlocutor B resaltado y una sobre estrategias.</translation>
    </message>
    <message>
        <source>40 pictures with one sentence each. Answers faster than 3 seconds, and judges whose native language is not English, are excluded.</source>
        <translation>40 imágenes con una frase cada una. Se excluyen las respuestas de menos de 3 segundos y los jueces cuya lengua materna no es el inglés.</translation>
    </message>
    <message>
        <source>Dominant colors</source>
        <translation>Colores dominantes</translation>
    </message>
    <message>
        <source>25 pictures with one color word, and a true or false statement about each picture.</source>
        <translation>25 imágenes con una palabra de color y una afirmación sobre cada imagen, verdadera o falsa.</translation>
    </message>
    <message>
        <source>20 conversations, cut to their first 3 to 24 turns, with a verdict on both speakers and a question about the topic. Trials with an incorrect topic, and judges with fewer than 15 correct topics, are excluded.</source>
        <translation>20 conversaciones, reducidas a sus primeros 3 a 24 turnos, con un veredicto sobre ambos interlocutores y un control del tema. Se excluyen los ensayos con un tema equivocado y los jueces con menos de 15 aciertos.</translation>
    </message>
    <message>
        <source>12 scanpaths of a search for a target, which is shown for 1 s before each play. Otherwise as in free viewing.</source>
        <translation>12 recorridos visuales en busca de un objetivo, que se muestra 1 s antes de cada reproducción; por lo demás, como en la visión libre.</translation>
    </message>
    <message>
        <source>25 pictures with three things seen in each, and a yes-or-no question about each picture.</source>
        <translation>25 imágenes con tres cosas vistas en cada una y una pregunta de sí o no sobre cada imagen.</translation>
    </message>
    <message>
        <source>A judge and two who answer</source>
        <translation>Un juez y dos que responden</translation>
    </message>
    <message>
        <source>Judges ask a human and a machine the same 1, 5, 10, or 20 questions and say which one is the human. In some games the machine passes for a human, in others the human for a machine.</source>
        <translation>Los jueces hacen las mismas 1, 5, 10 o 20 preguntas a un humano y a una máquina y dicen cuál es el humano. En unas partidas la máquina se hace pasar por un humano; en otras, el humano por una máquina.</translation>
    </message>
    <message>
        <source>A cue and the word that it prompted, about 35 times. Judges whose native language is not English are excluded.</source>
        <translation>Una palabra y la que evocó, unas 35 veces. Se excluyen los jueces cuya lengua materna no es el inglés.</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
    <message>
        <source>Control question</source>
        <translation>Pregunta de control</translation>
    </message>
    <message>
        <source>in every trial</source>
        <translation>en cada ensayo</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Control trials</source>
        <translation>Ensayos de control</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>ensayos</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Above its questions.</source>
        <translation>Aparece sobre las preguntas.</translation>
    </message>
    <message>
        <source>Questions of this form</source>
        <translation>Preguntas de este formulario</translation>
    </message>
    <message>
        <source>When it is asked</source>
        <translation>Cuándo se pregunta</translation>
    </message>
    <message>
        <source>before the first block</source>
        <translation>antes del primer bloque</translation>
    </message>
    <message>
        <source>after the last block</source>
        <translation>después del último bloque</translation>
    </message>
    <message>
        <source>Text above the questions</source>
        <translation>Texto sobre las preguntas</translation>
    </message>
    <message>
        <source>Primary result</source>
        <translation>Resultado principal</translation>
    </message>
    <message>
        <source>Hypotheses and decisions</source>
        <translation>Hipótesis y decisiones</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Ensayos</translation>
    </message>
    <message>
        <source>Practice trials</source>
        <translation>Ensayos de práctica</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instrucciones</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>Mezcla</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aleatorio</translation>
    </message>
    <message>
        <source>as in the table</source>
        <translation>como en la tabla</translation>
    </message>
    <message>
        <source>no trial</source>
        <translation>ningún ensayo</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Controles</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Pausas</translation>
    </message>
    <message>
        <source>How it is shown</source>
        <translation>Cómo se muestra</translation>
    </message>
    <message>
        <source>Further questions</source>
        <translation>Otras preguntas</translation>
    </message>
    <message>
        <source>my-study</source>
        <translation>my-study</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>This is a demonstration</source>
        <translation>Esto es una demostración</translation>
    </message>
    <message>
        <source>Where the answers come from</source>
        <translation>De dónde vienen las respuestas</translation>
    </message>
    <message>
        <source>Participants planned</source>
        <translation>Participantes previstos</translation>
    </message>
    <message>
        <source>Names of the two classes</source>
        <translation>Nombres de las dos clases</translation>
    </message>
    <message>
        <source>Human answers</source>
        <translation>Respuestas humanas</translation>
    </message>
    <message>
        <source>Machine answers</source>
        <translation>Respuestas de máquina</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Información</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Consentimiento</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation>Explicación final</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Formularios</translation>
    </message>
    <message>
        <source>Name on the consent page</source>
        <translation>Nombre en la página de consentimiento</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Planned analysis</source>
        <translation>Análisis previsto</translation>
    </message>
    <message>
        <source>Media folder</source>
        <translation>Carpeta de medios</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Afirmación</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Ve</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fijos</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>registrados</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>A model writes no whole turn, however often it is asked.</source>
        <translation>Un modelo no escribe ningún turno completo, por más veces que se le pida.</translation>
    </message>
    <message>
        <source>A game of a bot ends if the bot stays away.</source>
        <translation>Una partida con un bot termina si el bot no vuelve.</translation>
    </message>
    <message>
        <source>A game in which a bot takes part needs one that speaks the language and is ready.</source>
        <translation>Una partida en la que participa un bot necesita uno que hable el idioma y esté listo.</translation>
    </message>
    <message>
        <source>A bot needs a name of its own and the languages that it speaks.</source>
        <translation>Un bot necesita un nombre propio y los idiomas que habla.</translation>
    </message>
    <message>
        <source>A browser that isn&apos;t let in is told why, calmly.</source>
        <translation>A un navegador que no se admite se le explica el motivo con calma.</translation>
    </message>
    <message>
        <source>Someone opened a link that isn&apos;t, or is no longer, good for anything.</source>
        <translation>Alguien abrió un enlace que no es válido o ya no lo es.</translation>
    </message>
    <message>
        <source>A plan of duels has errors, so TuringDesk can&apos;t run it.</source>
        <translation>Un plan de duelos tiene errores, así que TuringDesk no puede ejecutarlo.</translation>
    </message>
    <message>
        <source>Someone comes again after their session.</source>
        <translation>Alguien vuelve después de su sesión.</translation>
    </message>
    <message>
        <source>Number of lines in the answer field.</source>
        <translation>Cuántas líneas tiene el campo de la respuesta.</translation>
    </message>
    <message>
        <source>Minimum response time</source>
        <translation>Rápido por debajo de</translation>
    </message>
    <message>
        <source>Faster answers are marked as too fast and excluded from results, unless a rule of the study says otherwise. 0: no limit.</source>
        <translation>Las respuestas más rápidas se marcan y se excluyen de los resultados, salvo que una regla del estudio diga otra cosa; con 0 no se marca ninguna.</translation>
    </message>
    <message>
        <source>Minimum viewing time</source>
        <translation>Mirar antes durante</translation>
    </message>
    <message>
        <source>How long the stimulus is shown before participants can answer. The screen tells them.</source>
        <translation>Cuánto tiempo se muestra el estímulo antes de que se admita una respuesta; la pantalla lo indica.</translation>
    </message>
    <message>
        <source>Plays before answering</source>
        <translation>Se reproduce antes</translation>
    </message>
    <message>
        <source>How many times an animation plays to its end before participants can answer.</source>
        <translation>Cuántas veces se reproduce una animación hasta el final antes de que se admita una respuesta.</translation>
    </message>
    <message>
        <source>Interrupted session</source>
        <translation>Una sesión interrumpida</translation>
    </message>
    <message>
        <source>A resumed session continues where it stopped.</source>
        <translation>La que continúa empieza donde se detuvo.</translation>
    </message>
    <message>
        <source>can be resumed</source>
        <translation>puede continuar</translation>
    </message>
    <message>
        <source>starts over with the same trials</source>
        <translation>empieza de nuevo con los mismos ensayos</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>se da por terminada</translation>
    </message>
    <message>
        <source>Can be resumed for</source>
        <translation>Puede continuar durante</translation>
    </message>
    <message>
        <source>Older sessions can&apos;t be resumed.</source>
        <translation>Una sesión más antigua no se continúa nunca.</translation>
    </message>
    <message>
        <source>When the task&apos;s control question is asked, or the numbers of the trials, such as 1, 3.</source>
        <translation>Dónde se hace la pregunta de control de la tarea; o los números de los ensayos, p. ej. 1, 3.</translation>
    </message>
    <message>
        <source>Numbers of the trials that show rows with control = yes, such as 4, 9.</source>
        <translation>Números de los ensayos en los que se muestran filas con control = yes, p. ej. 4, 9.</translation>
    </message>
    <message>
        <source>Break after every</source>
        <translation>Una pausa cada</translation>
    </message>
    <message>
        <source>Number of trials between breaks. 0: no breaks.</source>
        <translation>Cada cuántos ensayos hay una pausa; 0: ninguna.</translation>
    </message>
    <message>
        <source>Minimum duration</source>
        <translation>Dura al menos</translation>
    </message>
    <message>
        <source>Participants can&apos;t continue sooner.</source>
        <translation>Cuánto dura como mínimo.</translation>
    </message>
    <message>
        <source>What participants read during the break.</source>
        <translation>Lo que leen los participantes durante la pausa.</translation>
    </message>
    <message>
        <source>ID used in the data.</source>
        <translation>Su nombre en los datos.</translation>
    </message>
    <message>
        <source>The questions. See &quot;Forms&quot;.</source>
        <translation>Sus preguntas; véase «Formularios».</translation>
    </message>
    <message>
        <source>Markdown file shown above the questions.</source>
        <translation>Un archivo Markdown que se muestra sobre las preguntas.</translation>
    </message>
    <message>
        <source>Broken down by</source>
        <translation>Desglosado por</translation>
    </message>
    <message>
        <source>Columns or form questions that the primary result is broken down by.</source>
        <translation>Columnas, o preguntas de formularios, por cuyos niveles se desglosa.</translation>
    </message>
    <message>
        <source>Markdown file with the hypotheses and decisions.</source>
        <translation>Un archivo Markdown con las hipótesis y decisiones en palabras.</translation>
    </message>
    <message>
        <source>Equivalence margin</source>
        <translation>Margen de equivalencia</translation>
    </message>
    <message>
        <source>The largest distance from 0.5 at which detectability still counts as equivalent to chance, such as 0.05. Needed only for equivalence tests.</source>
        <translation>Hasta qué distancia de 0.5 una detectabilidad cuenta todavía como igual, p. ej. 0.05. Solo hace falta para afirmar equivalencia.</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>Parameters of the link</source>
        <translation>Parámetros del enlace</translation>
    </message>
    <message>
        <source>Parameters of the link, such as PROLIFIC_PID; SESSION_ID. Their values are saved with the personal answers.</source>
        <translation>Parámetros del enlace, p. ej. PROLIFIC_PID; SESSION_ID. Sus valores se guardan con las respuestas personales.</translation>
    </message>
    <message>
        <source>Completion code</source>
        <translation>Código de finalización</translation>
    </message>
    <message>
        <source>Shown on the last page, so that participants can prove that they took part.</source>
        <translation>Se muestra en la última página para que los participantes puedan demostrar que participaron.</translation>
    </message>
    <message>
        <source>Address after the study</source>
        <translation>Dirección tras el estudio</translation>
    </message>
    <message>
        <source>Where a button on the last page leads: an https address. A parameter in braces is replaced by its value, as in {survey_code}.</source>
        <translation>Adónde lleva un botón de la última página: una dirección https. Un parámetro entre llaves se sustituye por su valor, como en {survey_code}.</translation>
    </message>
    <message>
        <source>Shown above each trial.</source>
        <translation>Se muestra en la pantalla, sobre cada ensayo.</translation>
    </message>
    <message>
        <source>Trials per participant, including control and fixed trials but not practice.</source>
        <translation>Cuántos ensayos recibe cada participante, incluidos los de control y los fijos, pero no los de práctica.</translation>
    </message>
    <message>
        <source>Number of practice trials before the others. They use rows with practice = yes and never count.</source>
        <translation>Cuántos los preceden y no cuentan nunca; de las filas con practice = yes.</translation>
    </message>
    <message>
        <source>Markdown file shown on a page before the block.</source>
        <translation>Un archivo Markdown que se muestra en una página antes del bloque.</translation>
    </message>
    <message>
        <source>The question about the origin. {subject} is replaced by the speaker.</source>
        <translation>La pregunta sobre el origen; {subject} representa al interlocutor.</translation>
    </message>
    <message>
        <source>the task&apos;s default</source>
        <translation>la propia de la tarea</translation>
    </message>
    <message>
        <source>Number of drawn trials by the origin of their answers (H human, M machine), such as { H = 5, M = 5 }.</source>
        <translation>Ensayos sorteados según el origen de sus respuestas (H humano, M máquina), p. ej. { H = 5, M = 5 }.</translation>
    </message>
    <message>
        <source>random, balanced</source>
        <translation>al azar, equilibrado</translation>
    </message>
    <message>
        <source>A participant can see the same prompt twice</source>
        <translation>Un participante puede ver dos veces la misma consigna</translation>
    </message>
    <message>
        <source>Otherwise, no participant sees a prompt twice in the block.</source>
        <translation>Si no, ningún participante ve dos veces la misma consigna en el bloque.</translation>
    </message>
    <message>
        <source>Random: each participant gets a different order.</source>
        <translation>Al azar: cada participante recibe un orden propio.</translation>
    </message>
    <message>
        <source>How participants judge the two speakers of a conversation.</source>
        <translation>Cómo se dan los veredictos sobre los dos interlocutores de una conversación.</translation>
    </message>
    <message>
        <source>for each speaker</source>
        <translation>sobre cada interlocutor</translation>
    </message>
    <message>
        <source>for both at once</source>
        <translation>sobre los dos a la vez</translation>
    </message>
    <message>
        <source>Feedback after</source>
        <translation>La verdad se dice después de</translation>
    </message>
    <message>
        <source>The trials after which participants learn the correct answer. A number means the first trials, up to that number.</source>
        <translation>Después de qué ensayos se dice la verdad; un número: después de los primeros, hasta ese número.</translation>
    </message>
    <message>
        <source>When participants can answer, and which answers are marked as too fast.</source>
        <translation>Cuándo se admite una respuesta y cuándo se marca.</translation>
    </message>
    <message>
        <source>Attention checks.</source>
        <translation>Dónde se comprueba que los participantes miran.</translation>
    </message>
    <message>
        <source>Trials that are the same for everyone</source>
        <translation>Ensayos iguales para todos</translation>
    </message>
    <message>
        <source>Trial number = ID of a row of the table.</source>
        <translation>El número del ensayo = id de una fila de la tabla.</translation>
    </message>
    <message>
        <source>2 = harbor-m</source>
        <translation>2 = harbour-m</translation>
    </message>
    <message>
        <source>Breaks within the block.</source>
        <translation>Pausas dentro del bloque.</translation>
    </message>
    <message>
        <source>How the task is presented. The options are listed with each task below.</source>
        <translation>Cómo se muestra la tarea; sus opciones figuran más abajo, con cada tarea.</translation>
    </message>
    <message>
        <source>Asked after the task&apos;s own questions in every trial. See &quot;Further questions&quot;.</source>
        <translation>Se hacen después de las propias de la tarea en cada ensayo; véase «Otras preguntas».</translation>
    </message>
    <message>
        <source>Letters, digits, and hyphens. The ID is part of the names of all data files, so don&apos;t change it after data collection starts.</source>
        <translation>Letras, cifras y guiones. Forma parte de los nombres de todos los archivos de datos, así que no lo cambie una vez que haya datos.</translation>
    </message>
    <message>
        <source>Participants don&apos;t see it.</source>
        <translation>Los participantes no lo ven.</translation>
    </message>
    <message>
        <source>Your own version number, saved with the data.</source>
        <translation>La numera usted. Está en los datos.</translation>
    </message>
    <message>
        <source>The blocks, in the order shown.</source>
        <translation>Los bloques, en el orden en que se muestran.</translation>
    </message>
    <message>
        <source>Together with the participant code, it determines all random draws.</source>
        <translation>De ella y del código del participante dependen todos los sorteos.</translation>
    </message>
    <message>
        <source>Language codes, such as en; de. The first is the language that the study is written in.</source>
        <translation>Códigos, p. ej. en; de. El estudio está escrito en el primero.</translation>
    </message>
    <message>
        <source>For each language after the first, the study&apos;s texts with their translations.</source>
        <translation>Para cada idioma después del primero: cada texto del estudio y cómo se dice en ese idioma.</translation>
    </message>
    <message>
        <source>Shown with a &quot;Demonstration&quot; label everywhere.</source>
        <translation>Se señala como tal dondequiera que aparezca.</translation>
    </message>
    <message>
        <source>One or two sentences about who made the answers, and when.</source>
        <translation>Una o dos frases sobre quién hizo las respuestas y cuándo.</translation>
    </message>
    <message>
        <source>Planned number of participants. Shown in the plan and on the desk&apos;s pages.</source>
        <translation>Cuántos participantes se prevén. Figura en el plan y en las páginas del puesto de control.</translation>
    </message>
    <message>
        <source>What participants choose between, as shown on the buttons.</source>
        <translation>Entre qué eligen los participantes. Aparece en los botones.</translation>
    </message>
    <message>
        <source>Markdown files of the pages, if they aren&apos;t in the default places, such as texts/consent.md.</source>
        <translation>Archivos Markdown de las páginas, si su nombre no sigue el modelo texts/consent.md.</translation>
    </message>
    <message>
        <source>Refusal of consent</source>
        <translation>Consentimiento rechazado</translation>
    </message>
    <message>
        <source>Pages of questions for participants. See &quot;Forms&quot;.</source>
        <translation>Páginas de preguntas al participante; véase «Formularios».</translation>
    </message>
    <message>
        <source>Names are saved separately from the answers, in the data folder&apos;s subfolder personal.</source>
        <translation>El nombre se guarda aparte de las respuestas, en la carpeta personal de los datos.</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>se puede dar</translation>
    </message>
    <message>
        <source>required</source>
        <translation>se debe dar</translation>
    </message>
    <message>
        <source>Which answers and sessions are excluded. See &quot;Rules&quot;.</source>
        <translation>Qué respuestas y sesiones no cuentan; véase «Reglas».</translation>
    </message>
    <message>
        <source>The preregistered analysis. See &quot;Preregistration&quot;.</source>
        <translation>El análisis prerregistrado; véase «Prerregistro».</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Enlaces</translation>
    </message>
    <message>
        <source>For participants who come by a link. See &quot;Participants in browsers&quot;.</source>
        <translation>Para participantes que llegan por un enlace; véase «Participantes en navegadores».</translation>
    </message>
    <message>
        <source>Interrupted sessions</source>
        <translation>Sesiones interrumpidas</translation>
    </message>
    <message>
        <source>What happens to interrupted sessions.</source>
        <translation>Qué ocurre con las sesiones interrumpidas.</translation>
    </message>
    <message>
        <source>Randomize the side of “human” for each participant</source>
        <translation>Sortear el lado de «humano» para cada participante</translation>
    </message>
    <message>
        <source>Otherwise, it is always on the left, with the key F.</source>
        <translation>Si no, está siempre a la izquierda, en la tecla F.</translation>
    </message>
    <message>
        <source>Reserve its stimuli for</source>
        <translation>Sus respuestas se le reservan durante</translation>
    </message>
    <message>
        <source>How long an unfinished session reserves its stimuli before other sessions can use them.</source>
        <translation>Cuánto tiempo conserva sus estímulos una sesión sin terminar; después pueden recibirlos otras.</translation>
    </message>
    <message>
        <source>Folder of the pictures, relative to the study&apos;s folder. It can be next to it: ../pictures.</source>
        <translation>Carpeta de las imágenes, a partir de aquí; puede estar junto al paquete: ../pictures.</translation>
    </message>
    <message>
        <source>Dominant color of the picture: one of red, pink, orange, yellow, purple, green, blue, brown, gray, black, white</source>
        <translation>Color dominante de la imagen: uno de red, pink, orange, yellow, purple, green, blue, brown, gray, black, white</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Of show</source>
        <translation>Presentación de la otra tarea</translation>
    </message>
    <message>
        <source>Cue</source>
        <translation>Palabra clave</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>Asociación</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>every user of this computer</source>
        <translation>todos los usuarios de este equipo</translation>
    </message>
    <message>
        <source>the group {st_gid}</source>
        <translation>el grupo {st_gid}</translation>
    </message>
    <message>
        <source>There is no {file} in {folder}.</source>
        <translation>No hay {file} en {folder}.</translation>
    </message>
    <message>
        <source>Unpacked, it has {total} bytes; a package may have at most {most}.</source>
        <translation>Desempaquetado, tiene {total} bytes; un paquete puede tener {most} como máximo.</translation>
    </message>
    <message>
        <source>There is no {file} in the package.</source>
        <translation>No hay {file} en el paquete.</translation>
    </message>
    <message>
        <source>The name is absolute.</source>
        <translation>El nombre es absoluto.</translation>
    </message>
    <message>
        <source>The name has a backslash or a zero byte.</source>
        <translation>El nombre contiene una barra invertida o un byte cero.</translation>
    </message>
    <message>
        <source>The name has a colon.</source>
        <translation>El nombre contiene dos puntos.</translation>
    </message>
    <message>
        <source>Correct the path.</source>
        <translation>Corrija la ruta.</translation>
    </message>
    <message>
        <source>{name} is in the manifest, but not in the package.</source>
        <translation>{name} está en el manifiesto, pero no en el paquete.</translation>
    </message>
    <message>
        <source>There are {members} files.</source>
        <translation>Hay {members} archivos.</translation>
    </message>
    <message>
        <source>{name} is in the package, but not in the manifest.</source>
        <translation>{name} está en el paquete, pero no en el manifiesto.</translation>
    </message>
    <message>
        <source>{filename} is larger than it says</source>
        <translation>{filename} es más grande de lo que dice</translation>
    </message>
    <message>
        <source>{name} was changed after the package was made.</source>
        <translation>{name} se cambió después de hacer el paquete.</translation>
    </message>
    <message>
        <source>The clock of the computer was set forward by {seconds} (or it slept)</source>
        <translation>El reloj del equipo se adelantó {seconds} (o el equipo estuvo suspendido)</translation>
    </message>
    <message>
        <source>The clock of the computer was set back by {seconds}</source>
        <translation>El reloj del equipo se atrasó {seconds}</translation>
    </message>
    <message>
        <source>{name}: category {title} needs 1 to {most_codes} codes.</source>
        <translation>{name}: la categoría {title} necesita de 1 a {most_codes} códigos.</translation>
    </message>
    <message>
        <source>Let humans and machines answer the same prompts.</source>
        <translation>Haga que humanos y máquinas respondan a las mismas consignas.</translation>
    </message>
    <message>
        <source>All {texts} answers have the same text: {human}.</source>
        <translation>Las {texts} respuestas tienen el mismo texto: {human}.</translation>
    </message>
    <message>
        <source>Correct the column of the answers.</source>
        <translation>Corrija la columna de las respuestas.</translation>
    </message>
    <message>
        <source>{free} of {total} are free</source>
        <translation>{free} de {total} libres</translation>
    </message>
    <message>
        <source>{name} has a backslash in its name. Rename the file.</source>
        <translation>{name} tiene una barra invertida en su nombre. Cambie el nombre del archivo.</translation>
    </message>
    <message>
        <source>task or template</source>
        <translation>tarea o plantilla</translation>
    </message>
    <message>
        <source>written as an example</source>
        <translation>escrito como ejemplo</translation>
    </message>
    <message>
        <source>The workbook is damaged, so its rows cannot be read.</source>
        <translation>El libro está dañado, por lo que no se pueden leer sus filas.</translation>
    </message>
    <message>
        <source>Only the sheet {title} was read, not {others}.</source>
        <translation>Solo se leyó la hoja {title}, no {others}.</translation>
    </message>
    <message>
        <source>A column needs a name.</source>
        <translation>Una columna necesita un nombre.</translation>
    </message>
    <message>
        <source>{name}, line {line}, is not UTF-8. Save the text as UTF-8 in a text editor, then open it again.</source>
        <translation>{name}, línea {line}, no es UTF-8. Guarde el texto como UTF-8 en un editor de texto y vuelva a abrirlo.</translation>
    </message>
    <message>
        <source>The file was replaced or changed.</source>
        <translation>El archivo se sustituyó o se cambió.</translation>
    </message>
    <message>
        <source>The line is damaged and cannot be read.</source>
        <translation>La línea está dañada y no se puede leer.</translation>
    </message>
    <message>
        <source>The file is shorter than it was.</source>
        <translation>El archivo es más corto que antes.</translation>
    </message>
    <message>
        <source>is completed</source>
        <translation>está completa</translation>
    </message>
    <message>
        <source>ended when consent was not given</source>
        <translation>terminó al no darse el consentimiento</translation>
    </message>
    <message>
        <source>was ended by the experimenter</source>
        <translation>la terminó la persona encargada del estudio</translation>
    </message>
    <message>
        <source>Make sure that it has ended at {kiosk}.</source>
        <translation>Asegúrese de que ha terminado en {kiosk}.</translation>
    </message>
    <message>
        <source>{hours} days ago</source>
        <translation>hace {hours} días</translation>
    </message>
    <message>
        <source>the other machine</source>
        <translation>el otro equipo</translation>
    </message>
    <message>
        <source>{name} is already in {parent}.</source>
        <translation>{name} ya está en {parent}.</translation>
    </message>
    <message>
        <source>The line was changed after it was written.</source>
        <translation>La línea se cambió después de escribirse.</translation>
    </message>
    <message>
        <source>another version of TuringDesk wrote it</source>
        <translation>la escribió otra versión de TuringDesk</translation>
    </message>
    <message>
        <source>it was changed after it was written</source>
        <translation>se modificó después de escribirse</translation>
    </message>
    <message>
        <source>language of this study</source>
        <translation>idioma de este estudio</translation>
    </message>
    <message>
        <source>Rename one of the two files.</source>
        <translation>Cambie el nombre de uno de los dos archivos.</translation>
    </message>
    <message>
        <source>The media folder {media} is outside the .tdz.</source>
        <translation>La carpeta de medios {media} está fuera del .tdz.</translation>
    </message>
    <message>
        <source>Pack the study again from its folder: turingdesk pack.</source>
        <translation>Vuelva a empaquetar el estudio desde su carpeta: turingdesk pack.</translation>
    </message>
    <message>
        <source>At least one person on the list must be an investigator.</source>
        <translation>Al menos una persona de la lista debe ser responsable.</translation>
    </message>
    <message>
        <source>A person needs a name.</source>
        <translation>Una persona necesita un nombre.</translation>
    </message>
    <message>
        <source>Open the data folder in the desk, or run `turingdesk withdraw` again.</source>
        <translation>Abra la carpeta de datos en el puesto de control o ejecute `turingdesk withdraw` de nuevo.</translation>
    </message>
    <message>
        <source>Too few answers remain for a sealed study. {problem}</source>
        <translation>Quedan muy pocas respuestas para un estudio sellado. {problem}</translation>
    </message>
    <message>
        <source>The picture is cut off.</source>
        <translation>La imagen está cortada.</translation>
    </message>
    <message>
        <source>how many answers of each kind a session shows</source>
        <translation>cuántas respuestas de cada tipo muestra una sesión</translation>
    </message>
    <message>
        <source>how often answers of each kind are shown</source>
        <translation>con qué frecuencia se muestran las respuestas de cada tipo</translation>
    </message>
    <message>
        <source>where in a session answers of each kind come</source>
        <translation>en qué lugar de la sesión aparecen las respuestas de cada tipo</translation>
    </message>
    <message>
        <source>which answers come in the same session</source>
        <translation>qué respuestas aparecen en la misma sesión</translation>
    </message>
    <message>
        <source>a fixed trial shows the same prompt</source>
        <translation>un ensayo fijo muestra la misma consigna</translation>
    </message>
    <message>
        <source>they are shorter than the longest length shown</source>
        <translation>son más cortas que la longitud máxima mostrada</translation>
    </message>
    <message>
        <source>there are more answers of their kind than of another</source>
        <translation>hay más respuestas de su tipo que de otro</translation>
    </message>
    <message>
        <source>The journal is missing; {had}.</source>
        <translation>Falta el diario; {had}.</translation>
    </message>
    <message>
        <source>and {few} more</source>
        <translation>y {few} más</translation>
    </message>
    <message>
        <source>no journals</source>
        <translation>ningún diario</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>este equipo</translation>
    </message>
    <message>
        <source>Compare the file with the one that was preregistered.</source>
        <translation>Compare el archivo con el que se prerregistró.</translation>
    </message>
    <message>
        <source>Use another task.</source>
        <translation>Use otra tarea.</translation>
    </message>
    <message>
        <source>Keep only the rows of the study, and save it as CSV or as an Excel workbook (.xlsx) without a password.</source>
        <translation>Deje solo las filas del estudio y guárdelo como CSV o como libro de Excel (.xlsx) sin contraseña.</translation>
    </message>
    <message>
        <source>A sheet has {rows} rows with content; at most {most_rows} are read.</source>
        <translation>Una hoja tiene {rows} filas con contenido; se leen {most_rows} como máximo.</translation>
    </message>
    <message>
        <source>The workbook is protected by a password.</source>
        <translation>El libro está protegido con una contraseña.</translation>
    </message>
    <message>
        <source>All verdicts on {what} agree, so their part of the interval is Wilson&apos;s by trial.</source>
        <translation>Todos los veredictos sobre {what} coinciden, así que su parte del intervalo es la de Wilson por ensayo.</translation>
    </message>
    <message>
        <source>there are no verdicts on {noun}</source>
        <translation>no hay veredictos sobre {noun}</translation>
    </message>
    <message>
        <source>all verdicts on {noun} are {k}</source>
        <translation>todos los veredictos sobre {noun} son {k}</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>incorrecto</translation>
    </message>
    <message>
        <source>Deviation {number} of {study}, {one}, {by}: {why}{told_changes}.</source>
        <translation>Desviación {number} de {study}, {one}, {by}: {why}{told_changes}.</translation>
    </message>
    <message>
        <source>{method}; {method2} by judge</source>
        <translation>{method}; {method2} por juez</translation>
    </message>
    <message>
        <source>clustered t-test</source>
        <translation>prueba t con errores agrupados</translation>
    </message>
    <message>
        <source>detectability minus 0.5</source>
        <translation>detectabilidad menos 0,5</translation>
    </message>
    <message>
        <source>difference of detectability</source>
        <translation>diferencia de detectabilidad</translation>
    </message>
    <message>
        <source>difference of p(M|M)</source>
        <translation>diferencia de p(M|M)</translation>
    </message>
    <message>
        <source>response bias</source>
        <translation>sesgo de respuesta</translation>
    </message>
    <message>
        <source>correlation of judges&apos; effects</source>
        <translation>correlación de los efectos de los jueces</translation>
    </message>
    <message>
        <source>spread of judges and stimuli together</source>
        <translation>dispersión conjunta de jueces y estímulos</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>Entrenado con</translation>
    </message>
    <message>
        <source>trained on the others</source>
        <translation>entrenado con las demás</translation>
    </message>
    <message>
        <source>trained on it</source>
        <translation>entrenado con ella</translation>
    </message>
    <message>
        <source>Winners of games</source>
        <translation>Ganadores de las partidas</translation>
    </message>
    <message>
        <source>Games won by bots</source>
        <translation>Partidas ganadas por bots</translation>
    </message>
    <message>
        <source>Games by {unit}</source>
        <translation>Partidas por {unit}</translation>
    </message>
    <message>
        <source>Messages by {unit}</source>
        <translation>Mensajes por {unit}</translation>
    </message>
    <message>
        <source>won by the people</source>
        <translation>ganadas por las personas</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Alfa de Krippendorff</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa</source>
        <translation>Kappa de Fleiss</translation>
    </message>
    <message>
        <source>Inter-rater agreement</source>
        <translation>Acuerdo entre jueces</translation>
    </message>
    <message>
        <source>Agreement of judges: {task}</source>
        <translation>Acuerdo entre jueces: {task}</translation>
    </message>
    <message>
        <source>Agreement of judges</source>
        <translation>Acuerdo entre jueces</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>grouped folds</source>
        <translation>particiones agrupadas</translation>
    </message>
    <message>
        <source>ungrouped folds</source>
        <translation>particiones sin agrupar</translation>
    </message>
    <message>
        <source>no majority of people</source>
        <translation>sin mayoría de personas</translation>
    </message>
    <message>
        <source>most people wrong</source>
        <translation>la mayoría falla</translation>
    </message>
    <message>
        <source>Evidence over messages: {judge}, {task}</source>
        <translation>Evidencia por mensajes: {judge}, {task}</translation>
    </message>
    <message numerus="yes">
        <source>%n sessions</source>
        <translation>
            <numerusform>%n sesión</numerusform>
            <numerusform>%n sesiones</numerusform>
        </translation>
    </message>
    <message>
        <source>{sessions} ran {study} under {how}{earlier}.</source>
        <translation>{study} se usó en {sessions} con {how}{earlier}.</translation>
    </message>
    <message>
        <source>, {n} before it was recorded</source>
        <translation>, {n} antes de que se registrara</translation>
    </message>
    <message>
        <source>Evidence over messages</source>
        <translation>Evidencia por mensajes</translation>
    </message>
    <message>
        <source>Messages of the speaker</source>
        <translation>Mensajes del hablante</translation>
    </message>
    <message>
        <source>Evidence for a human</source>
        <translation>Evidencia a favor de un humano</translation>
    </message>
    <message>
        <source>Human and machine judges by agent</source>
        <translation>Personas y jueces máquina por agente</translation>
    </message>
    <message>
        <source>Called human by conversation length: {task}, {kind}</source>
        <translation>Llamados humanos por longitud de la conversación: {task}, {kind}</translation>
    </message>
    <message>
        <source>By length and kind of conversation</source>
        <translation>Por longitud y tipo de conversación</translation>
    </message>
    <message>
        <source>Called &quot;human&quot;</source>
        <translation>Llamado &quot;humano&quot;</translation>
    </message>
    <message>
        <source>all answers</source>
        <translation>todas las respuestas</translation>
    </message>
    <message>
        <source>the answers that all judged</source>
        <translation>las respuestas que juzgaron todos</translation>
    </message>
    <message>
        <source>Human and machine judges</source>
        <translation>Personas y jueces máquina</translation>
    </message>
    <message>
        <source>Words per message</source>
        <translation>Palabras por mensaje</translation>
    </message>
    <message>
        <source>Difference in words per message</source>
        <translation>Diferencia en palabras por mensaje</translation>
    </message>
    <message>
        <source>{task} (area {area}, n = {n})</source>
        <translation>{task} (área {area}, n = {n})</translation>
    </message>
    <message>
        <source>Sensitivity by {question}</source>
        <translation>Sensibilidad por {question}</translation>
    </message>
    <message>
        <source>Sensitivity by groups</source>
        <translation>Sensibilidad por grupos</translation>
    </message>
    <message>
        <source>d&apos; of single judges</source>
        <translation>d&apos; de cada juez</translation>
    </message>
    <message>
        <source>spread of judges&apos; criteria</source>
        <translation>dispersión de los criterios de los jueces</translation>
    </message>
    <message>
        <source>spread of judges&apos; d&apos;</source>
        <translation>dispersión de los d&apos; de los jueces</translation>
    </message>
    <message>
        <source>correlation of judges&apos; criteria and d&apos;</source>
        <translation>correlación de los criterios y los d&apos; de los jueces</translation>
    </message>
    <message>
        <source>spread of judges&apos; criteria and stimuli together</source>
        <translation>dispersión conjunta de los criterios de los jueces y de los estímulos</translation>
    </message>
    <message>
        <source>Signal detection model</source>
        <translation>Modelo de detección de señales</translation>
    </message>
    <message>
        <source>d&apos; and criterion with judges and stimuli as random effects: a probit mixed model, also known as hierarchical signal detection.</source>
        <translation>d&apos; y criterio con jueces y estímulos como efectos aleatorios: un modelo mixto probit, también llamado detección de señales jerárquica.</translation>
    </message>
    <message>
        <source>these machines only</source>
        <translation>solo estas máquinas</translation>
    </message>
    <message>
        <source>other judges, other stimuli, other machines like these</source>
        <translation>otros jueces, otros estímulos, otras máquinas como estas</translation>
    </message>
    <message>
        <source>standard error clustered by {by}, at least that of independent verdicts; Student&apos;s t with Satterthwaite&apos;s degrees of freedom</source>
        <translation>error estándar agrupado por {by}, como mínimo el de veredictos independientes; t de Student con los grados de libertad de Satterthwaite</translation>
    </message>
    <message>
        <source>these judges and these stimuli</source>
        <translation>estos jueces y estos estímulos</translation>
    </message>
    <message>
        <source>other judges, these stimuli</source>
        <translation>otros jueces, estos estímulos</translation>
    </message>
    <message>
        <source>these judges, other stimuli</source>
        <translation>estos jueces, otros estímulos</translation>
    </message>
    <message>
        <source>other judges, other stimuli</source>
        <translation>otros jueces, otros estímulos</translation>
    </message>
    <message>
        <source>binomial bootstrap by trial, {resamples} resamples, percentile interval, seed {seed}</source>
        <translation>bootstrap binomial por ensayo, {resamples} remuestreos, intervalo percentil, semilla {seed}</translation>
    </message>
    <message>
        <source>Judges are a random sample of many; the stimuli are all of interest.</source>
        <translation>Los jueces son una muestra aleatoria de muchos; los estímulos son todos los que interesan.</translation>
    </message>
    <message>
        <source>Stimuli are a random sample of many; the judges are all of interest.</source>
        <translation>Los estímulos son una muestra aleatoria de muchos; los jueces son todos los que interesan.</translation>
    </message>
    <message>
        <source>Judges and stimuli are random samples of many, drawn independently.</source>
        <translation>Jueces y estímulos son muestras aleatorias de muchos, extraídas de forma independiente.</translation>
    </message>
    <message>
        <source>standard error of independent verdicts; normal distribution</source>
        <translation>error estándar de veredictos independientes; distribución normal</translation>
    </message>
    <message>
        <source>one class has a single stimulus</source>
        <translation>una clase tiene un solo estímulo</translation>
    </message>
    <message>
        <source>Not clustered by stimulus: {why}.</source>
        <translation>Sin agrupar por estímulo: {why}.</translation>
    </message>
    <message>
        <source>No interval: fewer than {fewest} stimuli were judged by two judges.</source>
        <translation>Sin intervalo: dos jueces juzgaron menos de {fewest} estímulos.</translation>
    </message>
    <message>
        <source>log odds</source>
        <translation>log-odds</translation>
    </message>
    <message>
        <source>The linear predictor is linear in the predictors; random effects are normal and independent of the predictors, those of judges also of those of stimuli.</source>
        <translation>El predictor lineal es lineal en los predictores; los efectos aleatorios son normales e independientes de los predictores, y los de los jueces también de los de los estímulos.</translation>
    </message>
    <message>
        <source>one of the two spreads is 0</source>
        <translation>una de las dos dispersiones es 0</translation>
    </message>
    <message>
        <source>effect: standard deviation in {unit} with an interval on the log scale, or a correlation with one by Fisher&apos;s z</source>
        <translation>efecto: desviación típica en {unit} con un intervalo en escala logarítmica, o una correlación con uno según la z de Fisher</translation>
    </message>
    <message>
        <source>there are fewer than {fewest_judges} {nouns}</source>
        <translation>hay menos de {fewest_judges} {nouns}</translation>
    </message>
    <message>
        <source>more than {most_effects} effects would take too long</source>
        <translation>más de {most_effects} efectos llevarían demasiado tiempo</translation>
    </message>
    <message>
        <source>{noun} have too few {levels}</source>
        <translation>los {noun} tienen muy pocos {levels}</translation>
    </message>
    <message>
        <source>verdicts on both classes</source>
        <translation>veredictos sobre las dos clases</translation>
    </message>
    <message>
        <source>verdicts that differ in the predictor</source>
        <translation>veredictos que difieran en el predictor</translation>
    </message>
    <message>
        <source>p values may be too small</source>
        <translation>los valores p pueden ser demasiado pequeños</translation>
    </message>
    <message>
        <source>their spread includes it</source>
        <translation>su dispersión lo incluye</translation>
    </message>
    <message>
        <source>only one of the two spreads is estimated</source>
        <translation>solo se estima una de las dos dispersiones</translation>
    </message>
    <message>
        <source>only {varying} of the {noun} have</source>
        <translation>solo {varying} de los {noun} tienen</translation>
    </message>
    <message>
        <source>no best fit was found with it</source>
        <translation>no se encontró un mejor ajuste que lo incluyera</translation>
    </message>
    <message>
        <source>There is no standard error.</source>
        <translation>No hay error estándar.</translation>
    </message>
    <message>
        <source>no judge judged both humans and machines</source>
        <translation>ningún juez juzgó tanto humanos como máquinas</translation>
    </message>
    <message>
        <source>no judge of both humans and machines gave both answers</source>
        <translation>ningún juez de humanos y máquinas dio las dos respuestas</translation>
    </message>
    <message>
        <source>Simulation over the study&apos;s own schedules; detectability with its {method}</source>
        <translation>Simulación sobre las secuencias de ensayos del propio estudio; detectabilidad con su {method}</translation>
    </message>
    <message>
        <source>a simulated study needs three judges, and both humans and machines</source>
        <translation>un estudio simulado necesita tres jueces, y tanto humanos como máquinas</translation>
    </message>
    <message>
        <source>difference between groups of</source>
        <translation>diferencia entre grupos de</translation>
    </message>
    <message>
        <source>there are fewer than three values</source>
        <translation>hay menos de tres valores</translation>
    </message>
    <message>
        <source>the predictor does not vary</source>
        <translation>el predictor no varía</translation>
    </message>
    <message>
        <source>all values are the same</source>
        <translation>todos los valores son iguales</translation>
    </message>
    <message>
        <source>lower quartile</source>
        <translation>cuartil inferior</translation>
    </message>
    <message>
        <source>upper quartile</source>
        <translation>cuartil superior</translation>
    </message>
    <message>
        <source>median of the seconds between both votes</source>
        <translation>mediana de los segundos entre ambos votos</translation>
    </message>
    <message>
        <source>wins of bots</source>
        <translation>victorias de los bots</translation>
    </message>
    <message>
        <source>messages written, by {unit}</source>
        <translation>mensajes escritos, por {unit}</translation>
    </message>
    <message>
        <source>{words} of the games&apos; numbers of messages</source>
        <translation>{words} de los números de mensajes de las partidas</translation>
    </message>
    <message>
        <source>votes apart</source>
        <translation>votos separados</translation>
    </message>
    <message>
        <source>votes apart, lost by people</source>
        <translation>votos separados, perdidas por personas</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloques</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Seguidos</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Al menos</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>all controls</source>
        <translation>todos los controles</translation>
    </message>
    <message>
        <source>control questions</source>
        <translation>preguntas de control</translation>
    </message>
    <message>
        <source>control trials</source>
        <translation>ensayos de control</translation>
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
        <translation>números que no son finitos</translation>
    </message>
    <message>
        <source>wrong indices</source>
        <translation>índices incorrectos</translation>
    </message>
    <message>
        <source>fewer vectors than texts</source>
        <translation>menos vectores que textos</translation>
    </message>
    <message>
        <source>too many vectors</source>
        <translation>demasiados vectores</translation>
    </message>
    <message>
        <source>The server gives no vector for it: {why}.</source>
        <translation>El servidor no da ningún vector para ella: {why}.</translation>
    </message>
    <message>
        <source>The server gives no embeddings with the model {model}: {problem}. {left}</source>
        <translation>El servidor no da vectores de texto con el modelo {model}: {problem}. {left}</translation>
    </message>
    <message>
        <source>Embeddings of a server</source>
        <translation>Vectores de texto de un servidor</translation>
    </message>
    <message>
        <source>No answer has an embedding. {said}</source>
        <translation>Ninguna respuesta tiene vector de texto. {said}</translation>
    </message>
    <message>
        <source>Embeddings of a server need its address and the model: --set server=http://localhost:11434/v1 --set model=nomic-embed-text.</source>
        <translation>Los vectores de texto de un servidor necesitan su dirección y el modelo: --set server=http://localhost:11434/v1 --set model=nomic-embed-text.</translation>
    </message>
    <message>
        <source>The picture is attached.</source>
        <translation>La imagen va adjunta.</translation>
    </message>
    <message>
        <source>You are not shown the picture.</source>
        <translation>No se le muestra la imagen.</translation>
    </message>
    <message>
        <source>The cluster at {address} failed: {said}. {go_on}</source>
        <translation>El clúster de {address} falló: {said}. {go_on}</translation>
    </message>
    <message>
        <source>It has no words.</source>
        <translation>No tiene palabras.</translation>
    </message>
    <message>
        <source>{what} need {needed} different prompts, but the {stimuli} answers in {table} have only {there}{fixed}.</source>
        <translation>{what} necesitan {needed} consignas distintas, pero las {stimuli} respuestas de {table} solo tienen {there}{fixed}.</translation>
    </message>
    <message>
        <source>{what} are needed, but {table} has only {stimuli}{fixed}.</source>
        <translation>{what} son necesarios, pero {table} solo tiene {stimuli}{fixed}.</translation>
    </message>
    <message>
        <source>Block {id}: {text}</source>
        <translation>Bloque {id}: {text}</translation>
    </message>
    <message>
        <source>{letters} by {agents}</source>
        <translation>{letters} de {agents}</translation>
    </message>
    <message>
        <source>(unnamed)</source>
        <translation>(sin nombre)</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Which controls</source>
        <translation>Qué controles</translation>
    </message>
    <message>
        <source>Must be answered</source>
        <translation>Respuesta obligatoria</translation>
    </message>
    <message>
        <source>The lowest number.</source>
        <translation>El número más bajo.</translation>
    </message>
    <message>
        <source>The highest number.</source>
        <translation>El número más alto.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Answered with</source>
        <translation>Se responde con</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Asks about</source>
        <translation>Pregunta por</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Words at the left end</source>
        <translation>Palabras del extremo izquierdo</translation>
    </message>
    <message>
        <source>Words at the right end</source>
        <translation>Palabras del extremo derecho</translation>
    </message>
    <message>
        <source>Personal</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Asked only after certain answers to an earlier question. See &quot;Asked only if&quot;.</source>
        <translation>Se hace solo tras ciertas respuestas a una pregunta anterior; véase «Preguntada solo si».</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>One of some choices</source>
        <translation>Una de varias opciones</translation>
    </message>
    <message>
        <source>Several choices</source>
        <translation>Varias opciones</translation>
    </message>
    <message>
        <source>{keys} has {elements} elements</source>
        <translation>{keys} tiene {elements} elementos</translation>
    </message>
    <message>
        <source>{by_s} here.</source>
        <translation>{by_s} aquí.</translation>
    </message>
    <message>
        <source>{before} here.</source>
        <translation>{before} aquí.</translation>
    </message>
    <message>
        <source>Signatures: {told}.</source>
        <translation>Firmas: {told}.</translation>
    </message>
    <message>
        <source>a word has no end</source>
        <translation>una palabra no tiene fin</translation>
    </message>
    <message>
        <source>mean chroma</source>
        <translation>croma medio</translation>
    </message>
    <message>
        <source>Color and picture</source>
        <translation>Color e imagen</translation>
    </message>
    <message>
        <source>Its cue or its word is not in {name}.</source>
        <translation>Su palabra clave o su palabra no está en {name}.</translation>
    </message>
    <message>
        <source>Distance from the cue</source>
        <translation>Distancia a la palabra clave</translation>
    </message>
    <message>
        <source>It is not in {name}.</source>
        <translation>No está en {name}.</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>Vectores de texto</translation>
    </message>
    <message>
        <source>It has no fixations, or its frame has no size.</source>
        <translation>No tiene fijaciones, o su marco no tiene tamaño.</translation>
    </message>
    <message>
        <source>Fixations</source>
        <translation>Fijaciones</translation>
    </message>
    <message>
        <source>Latent semantic analysis</source>
        <translation>Análisis semántico latente</translation>
    </message>
    <message>
        <source>N-grams reduced to the directions in which the answers differ most.</source>
        <translation>N-gramas reducidos a las direcciones en que más difieren las respuestas.</translation>
    </message>
    <message>
        <source>N-grams</source>
        <translation>N-gramas</translation>
    </message>
    <message>
        <source>least distance</source>
        <translation>distancia mínima</translation>
    </message>
    <message>
        <source>mean distance</source>
        <translation>distancia media</translation>
    </message>
    <message>
        <source>greatest distance</source>
        <translation>distancia máxima</translation>
    </message>
    <message>
        <source>None of its words is in {name}.</source>
        <translation>Ninguna de sus palabras está en {name}.</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Vectores de palabras</translation>
    </message>
    <message>
        <source>The mean vector of an answer&apos;s words, in a file of word vectors.</source>
        <translation>El vector medio de las palabras de una respuesta, en un archivo de vectores de palabras.</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers. Start some: dask worker {address}.</source>
        <translation>El clúster de {address} no tiene workers. Inicie algunos: dask worker {address}.</translation>
    </message>
    <message>
        <source>the model refused</source>
        <translation>el modelo se negó</translation>
    </message>
    <message>
        <source>empty reply</source>
        <translation>respuesta vacía</translation>
    </message>
    <message>
        <source>reply cut off</source>
        <translation>respuesta cortada</translation>
    </message>
    <message>
        <source>reply cannot be read</source>
        <translation>respuesta ilegible</translation>
    </message>
    <message>
        <source>stimulus of this study</source>
        <translation>estímulo de este estudio</translation>
    </message>
    <message>
        <source>block of this study</source>
        <translation>bloque de este estudio</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>sin preguntar</translation>
    </message>
    <message>
        <source>{head} for the model {model}: {said}</source>
        <translation>{head} para el modelo {model}: {said}</translation>
    </message>
    <message>
        <source>wrong shape</source>
        <translation>forma incorrecta</translation>
    </message>
    <message>
        <source>no choices</source>
        <translation>sin respuesta dentro</translation>
    </message>
    <message>
        <source>model on the server</source>
        <translation>modelo del servidor</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>demasiadas peticiones</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>error del servidor</translation>
    </message>
    <message>
        <source>refused by the server</source>
        <translation>rechazado por el servidor</translation>
    </message>
    <message>
        <source>error page</source>
        <translation>página de error</translation>
    </message>
    <message>
        <source>not JSON</source>
        <translation>no es JSON</translation>
    </message>
    <message>
        <source>line dropped</source>
        <translation>conexión cortada</translation>
    </message>
    <message>
        <source>it is the example</source>
        <translation>es el ejemplo</translation>
    </message>
    <message>
        <source>The session {name} is running. Wait until it has ended.</source>
        <translation>La sesión {name} está en curso. Espere a que termine.</translation>
    </message>
    <message>
        <source>{missing} in [frame]</source>
        <translation>{missing} en [frame]</translation>
    </message>
    <message>
        <source>a table [tasks.NAME] for each task</source>
        <translation>una tabla [tasks.NAME] para cada tarea</translation>
    </message>
    <message>
        <source>{missing} in [tasks.{name}]</source>
        <translation>{missing} en [tasks.{name}]</translation>
    </message>
    <message>
        <source>Linear support vector machine</source>
        <translation>Máquina de vectores de soporte lineal</translation>
    </message>
    <message>
        <source>SOURCE_DATE_EPOCH is {seconds}, which is not a date in seconds since 1970. Correct this environment variable, or remove it.</source>
        <translation>SOURCE_DATE_EPOCH es {seconds}, que no es una fecha en segundos desde 1970. Corrija esta variable de entorno o quítela.</translation>
    </message>
    <message>
        <source>Tests as in published studies</source>
        <translation>Pruebas como en estudios publicados</translation>
    </message>
    <message>
        <source>Key that signed sessions (Ed25519)</source>
        <translation>Clave que firmó las sesiones (Ed25519)</translation>
    </message>
    <message>
        <source>Verdicts cluster by</source>
        <translation>Veredictos agrupados por</translation>
    </message>
    <message>
        <source>this desk</source>
        <translation>este puesto de control</translation>
    </message>
    <message>
        <source>Games with one witness, as in the third paper</source>
        <translation>Juegos con un testigo, como en el tercer artículo</translation>
    </message>
    <message>
        <source>Games after three machines in a row were excluded, and games in which the interrogator knew the witness. The study asks about this in a further question with the ID knew_witness.</source>
        <translation>Se quitaron los juegos antes de los cuales el interrogador se había encontrado con una máquina tres veces seguidas y aquellos en los que dijo conocer al testigo. El estudio pregunta esto último como pregunta adicional con el id knew_witness.</translation>
    </message>
    <message>
        <source>Games of three, as in the fourth paper</source>
        <translation>Juegos de tres, como en el cuarto artículo</translation>
    </message>
    <message>
        <source>Only games that were won or lost count; games that a player surrendered are excluded. The study asks about this in a further question with the ID surrendered.</source>
        <translation>Solo cuentan los juegos ganados o perdidos; se excluyen aquellos en que un jugador se rindió. El estudio lo pregunta como pregunta adicional con el id surrendered.</translation>
    </message>
    <message>
        <source>Pairs of conversations, as in the fifth paper</source>
        <translation>Pares de conversaciones, como en el quinto artículo</translation>
    </message>
    <message>
        <source>The judges were native speakers. This set assumes conversations in English; for another language, write your own rule.</source>
        <translation>Los jueces eran hablantes nativos. Este conjunto toma el inglés como lengua de las conversaciones; para otra lengua, escriba usted la regla.</translation>
    </message>
    <message>
        <source>Image descriptions, as in the first paper</source>
        <translation>Descripciones de imágenes, como en el primer artículo</translation>
    </message>
    <message>
        <source>Conversations, as in the first paper</source>
        <translation>Conversaciones, como en el primer artículo</translation>
    </message>
    <message>
        <source>Eye movements, as in the first paper</source>
        <translation>Movimientos oculares, como en el primer artículo</translation>
    </message>
    <message>
        <source>Objects, as in the first paper</source>
        <translation>Objetos, como en el primer artículo</translation>
    </message>
    <message>
        <source>Only judges whose native language is English. The number of questions about the picture that were answered correctly is reported but excludes no one.</source>
        <translation>Solo los jueces cuya lengua materna es el inglés. Se informa de cuántas preguntas sobre la imagen se respondieron bien; nadie queda excluido por ello.</translation>
    </message>
    <message>
        <source>Word associations, as in the first paper</source>
        <translation>Asociaciones de palabras, como en el primer artículo</translation>
    </message>
    <message>
        <source>Which speaker B is the machine?</source>
        <translation>¿Qué interlocutor B es la máquina?</translation>
    </message>
    <message>
        <source>Eye movements: free viewing</source>
        <translation>Movimientos oculares: visión libre</translation>
    </message>
    <message>
        <source>12 scanpaths of up to 15 fixations, played in a loop, with a question about what the picture shows. Judges with fewer than 7 of 12 correct answers are excluded.</source>
        <translation>12 recorridos visuales de hasta 15 fijaciones, reproducidos en bucle, con un control de lo que muestra la imagen. Se excluyen los jueces con menos de 7 aciertos de 12.</translation>
    </message>
    <message>
        <source>Eye movements: visual search</source>
        <translation>Movimientos oculares: búsqueda visual</translation>
    </message>
    <message>
        <source>Objects in pictures</source>
        <translation>Objetos en imágenes</translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation>número de teléfono</translation>
    </message>
    <message>
        <source>student number</source>
        <translation>número de estudiante</translation>
    </message>
    <message>
        <source>{code} has no session in {data}. Check the code and the folder.</source>
        <translation>{code} no tiene ninguna sesión en {data}. Revise el código y la carpeta.</translation>
    </message>
    <message>
        <source>{name} is still being written. End the session first.</source>
        <translation>{name} aún se está escribiendo. Termine antes la sesión.</translation>
    </message>
    <message>
        <source>The seals in {seals} were changed or damaged. Copy SEALED of the sealed package to {files}.</source>
        <translation>Los sellos de {seals} se cambiaron o se dañaron. Copie SEALED del paquete sellado a {files}.</translation>
    </message>
    <message>
        <source>The seal is damaged: its bytes cannot be read.</source>
        <translation>El sello está dañado: no se pueden leer sus bytes.</translation>
    </message>
    <message>
        <source>No session was drawn for the sealed study.</source>
        <translation>No se sorteó ninguna sesión para el estudio sellado.</translation>
    </message>
    <message>
        <source>{name} was not in the package when it was sealed.</source>
        <translation>{name} no estaba en el paquete cuando se selló.</translation>
    </message>
    <message>
        <source>{name} was changed after the study was sealed.</source>
        <translation>{name} se cambió después de sellar el estudio.</translation>
    </message>
    <message>
        <source>human answers</source>
        <translation>respuestas humanas</translation>
    </message>
    <message>
        <source>The journal is missing{had}.</source>
        <translation>Falta el diario{had}.</translation>
    </message>
    <message>
        <source>machine answers</source>
        <translation>respuestas de máquina</translation>
    </message>
    <message>
        <source>The participant code is empty.</source>
        <translation>El código de participante está vacío.</translation>
    </message>
    <message>
        <source>Form {id}, {when} the blocks: {title} ({parts})</source>
        <translation>Formulario {id} ({when}): {title} ({parts})</translation>
    </message>
    <message>
        <source>practice trials</source>
        <translation>ensayos de práctica</translation>
    </message>
    <message>
        <source>fixed at {position}: {name}{composition}</source>
        <translation>fijo en la posición {position}: {name}{composition}</translation>
    </message>
    <message>
        <source>every trial</source>
        <translation>todos los ensayos</translation>
    </message>
    <message>
        <source>control question at {where}{partly}</source>
        <translation>pregunta de control en {where}{partly}</translation>
    </message>
    <message>
        <source>judged each</source>
        <translation>veces cada una</translation>
    </message>
    <message>
        <source>{conditional} asked only if</source>
        <translation>{conditional} preguntadas solo si</translation>
    </message>
    <message>
        <source>{name}: {problem} Save it again as an Excel workbook.</source>
        <translation>{name}: {problem} Guárdelo de nuevo como libro de Excel.</translation>
    </message>
    <message>
        <source>The question {id} has {choices} choices, and there are {letters} letters. Give more letters in a file with --prompts.</source>
        <translation>La pregunta {id} tiene {choices} opciones y hay {letters} letras. Dé más letras en un archivo con --prompts.</translation>
    </message>
    <message>
        <source>ended by experimenter</source>
        <translation>terminada por la persona encargada del estudio</translation>
    </message>
    <message>
        <source>{value} is neither yes nor no.</source>
        <translation>{value} no es ni yes ni no.</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>Format the cell as Text and type it again; in .jsonl put it between quotes.</source>
        <translation>Dé a la celda el formato Texto y escríbalo de nuevo; en .jsonl, póngalo entre comillas.</translation>
    </message>
    <message>
        <source>{number} is not a whole number.</source>
        <translation>{number} no es un número entero.</translation>
    </message>
    <message>
        <source>{value} is not a number.</source>
        <translation>{value} no es un número.</translation>
    </message>
    <message>
        <source>Item {number}: {message}</source>
        <translation>Elemento {number}: {message}</translation>
    </message>
    <message>
        <source>{name} is missing.</source>
        <translation>Falta {name}.</translation>
    </message>
    <message>
        <source>{line} has no speaker.</source>
        <translation>{line} no tiene interlocutor.</translation>
    </message>
    <message>
        <source>Close it with another &quot;.</source>
        <translation>Ciérrelas con otra &quot;.</translation>
    </message>
    <message>
        <source>Save the table again as CSV UTF-8.</source>
        <translation>Guarde la tabla de nuevo como CSV UTF-8.</translation>
    </message>
    <message>
        <source>the package</source>
        <translation>el paquete</translation>
    </message>
    <message>
        <source>{name} has a backslash.</source>
        <translation>{name} contiene una barra invertida.</translation>
    </message>
    <message>
        <source>{name} is a link to a file outside {called}.</source>
        <translation>{name} es un enlace a un archivo fuera de {called}.</translation>
    </message>
    <message>
        <source>Split it into several tables.</source>
        <translation>Divídalo en varias tablas.</translation>
    </message>
    <message>
        <source>Two columns are called {name}.</source>
        <translation>Dos columnas se llaman {name}.</translation>
    </message>
    <message>
        <source>Save it as one of {suffixes}.</source>
        <translation>Guárdelo como uno de {suffixes}.</translation>
    </message>
    <message>
        <source>The origin is missing.</source>
        <translation>Falta el origen.</translation>
    </message>
    <message>
        <source>the media folder</source>
        <translation>la carpeta de medios</translation>
    </message>
    <message>
        <source>{name} has {width} x {height} pixels.</source>
        <translation>{name} tiene {width} x {height} píxeles.</translation>
    </message>
    <message>
        <source>Save it again as PNG or JPEG.</source>
        <translation>Guárdela de nuevo como PNG o JPEG.</translation>
    </message>
    <message>
        <source>To score the answers, pair a human with a machine.</source>
        <translation>Empareje un humano con una máquina si se van a puntuar las respuestas.</translation>
    </message>
    <message>
        <source>its size is {width} x {height}</source>
        <translation>su tamaño es {width} x {height}</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacía</translation>
    </message>
    <message>
        <source>Posteriors by {unit}</source>
        <translation>Distribuciones a posteriori por {unit}</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>No feature has a weight.</source>
        <translation>Ningún rasgo tiene peso.</translation>
    </message>
    <message>
        <source>weight in the linear judge trained on all answers, TF-IDF scaled to length 1; of n-grams in the very same answers the strongest</source>
        <translation>peso en el juez lineal entrenado con todas las respuestas, TF-IDF llevado a longitud 1; de los n-gramas presentes en exactamente las mismas respuestas, el más fuerte</translation>
    </message>
    <message>
        <source>weight in the linear judge trained on all answers, of one standard deviation</source>
        <translation>peso en el juez lineal entrenado con todas las respuestas, por una desviación estándar</translation>
    </message>
    <message>
        <source>each answer once, as the mean over the seeds; bootstrap by stimulus with all its answers, {resamples} resamples, percentile interval widened by Student&apos;s t, seed {seed}</source>
        <translation>cada respuesta una vez, como media sobre las semillas; bootstrap por estímulo con todas sus respuestas, {resamples} remuestreos, intervalo percentil ampliado por la t de Student, semilla {seed}</translation>
    </message>
    <message>
        <source>All verdicts on one class agree, so the interval is too narrow. From Wilson&apos;s intervals by answer it is {below} to {above}.</source>
        <translation>Todos los veredictos sobre una clase coinciden, así que el intervalo es demasiado estrecho. A partir de los intervalos de Wilson por respuesta va de {below} a {above}.</translation>
    </message>
    <message>
        <source>There is no interval: one class has answers to a single stimulus.</source>
        <translation>No hay intervalo: una clase tiene respuestas a un solo estímulo.</translation>
    </message>
    <message>
        <source>Random forest</source>
        <translation>Bosque aleatorio</translation>
    </message>
    <message>
        <source>Neural network</source>
        <translation>Red neuronal</translation>
    </message>
    <message>
        <source>Psych-DS</source>
        <translation>Psych-DS</translation>
    </message>
    <message>
        <source>{id} has not changed since {at}.</source>
        <translation>{id} no ha cambiado desde {at}.</translation>
    </message>
    <message>
        <source>The choices are: {listed}.</source>
        <translation>Las opciones son: {listed}.</translation>
    </message>
    <message>
        <source>a number from {lowest} to {highest}</source>
        <translation>un número del {lowest} al {highest}</translation>
    </message>
    <message>
        <source>Use one of: {known}.</source>
        <translation>Use uno de: {known}.</translation>
    </message>
    <message>
        <source>&quot;one&quot;, &quot;two&quot;</source>
        <translation>&quot;one&quot;, &quot;two&quot;</translation>
    </message>
    <message>
        <source>a whole number from {lowest} to {highest}</source>
        <translation>un número entero del {lowest} al {highest}</translation>
    </message>
    <message>
        <source>{key} cannot be {value}.</source>
        <translation>{key} no puede ser {value}.</translation>
    </message>
    <message>
        <source>a list of {what}</source>
        <translation>una lista de {what}</translation>
    </message>
    <message>
        <source>{key} must be {what}, not {key2}.</source>
        <translation>{key} debe ser {what}, no {key2}.</translation>
    </message>
    <message>
        <source>a list of tables</source>
        <translation>una lista de tablas</translation>
    </message>
    <message>
        <source>{key} is missing.</source>
        <translation>Falta {key}.</translation>
    </message>
    <message>
        <source>{key} is unknown.</source>
        <translation>{key} es desconocida.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>La tabla está vacía.</translation>
    </message>
    <message>
        <source>Add it. A table for {name} needs: {known}.</source>
        <translation>Añádala. Una tabla para {name} necesita: {known}.</translation>
    </message>
    <message>
        <source>The column {name} is unknown.</source>
        <translation>La columna {name} es desconocida.</translation>
    </message>
    <message>
        <source>The column {name} is missing.</source>
        <translation>Falta la columna {name}.</translation>
    </message>
    <message>
        <source>The cell is empty.</source>
        <translation>La celda está vacía.</translation>
    </message>
    <message>
        <source>Fill it in: {about}.</source>
        <translation>Rellénela: {about}.</translation>
    </message>
    <message>
        <source>There is no speaker {subject}.</source>
        <translation>No hay ningún interlocutor {subject}.</translation>
    </message>
    <message>
        <source>Use one of {known}.</source>
        <translation>Use uno de {known}.</translation>
    </message>
    <message>
        <source>{title} have no control question.</source>
        <translation>{title} no tienen pregunta de control.</translation>
    </message>
    <message>
        <source>a {kind} from {minimum} to {maximum}</source>
        <translation>un {kind} del {minimum} al {maximum}</translation>
    </message>
    <message>
        <source>The key {key} must be a list of answers, not {value}.</source>
        <translation>La clave {key} debe ser una lista de respuestas, no {value}.</translation>
    </message>
    <message>
        <source>Earlier fields are: {known}.</source>
        <translation>Los campos anteriores son: {known}.</translation>
    </message>
    <message>
        <source>No field is asked earlier.</source>
        <translation>No se pregunta ningún campo antes.</translation>
    </message>
    <message>
        <source>No field is called {name}.</source>
        <translation>Ningún campo se llama {name}.</translation>
    </message>
    <message>
        <source>Its choices are: {values}.</source>
        <translation>Sus opciones son: {values}.</translation>
    </message>
    <message>
        <source>The field {id} is never {value}.</source>
        <translation>El campo {id} nunca es {value}.</translation>
    </message>
    <message>
        <source>Its answer is {between}.</source>
        <translation>Su respuesta es {between}.</translation>
    </message>
    <message>
        <source>The field {name} is asked later.</source>
        <translation>El campo {name} se pregunta después.</translation>
    </message>
    <message>
        <source>Move it before this one. {there}</source>
        <translation>Póngalo antes de este. {there}</translation>
    </message>
    <message>
        <source>No analysis is called {name}.</source>
        <translation>Ningún análisis se llama {name}.</translation>
    </message>
    <message>
        <source>{meant}Use one of: {known}.</source>
        <translation>{meant}Use uno de: {known}.</translation>
    </message>
    <message>
        <source>at least two choices</source>
        <translation>al menos dos opciones</translation>
    </message>
    <message>
        <source>The question needs {count}.</source>
        <translation>La pregunta necesita {count}.</translation>
    </message>
    <message>
        <source>The task has no subject {subject}.</source>
        <translation>La tarea no tiene ningún sujeto {subject}.</translation>
    </message>
    <message>
        <source>Give each choice its own.</source>
        <translation>Dé a cada opción el suyo propio.</translation>
    </message>
    <message>
        <source>ids of blocks</source>
        <translation>ids de bloques</translation>
    </message>
    <message>
        <source>The blocks are: {known}.</source>
        <translation>Los bloques son: {known}.</translation>
    </message>
    <message>
        <source>There is no block {name}.</source>
        <translation>No existe el bloque {name}.</translation>
    </message>
    <message>
        <source>Write different texts.</source>
        <translation>Escriba textos distintos.</translation>
    </message>
    <message>
        <source>Give each task its own table.</source>
        <translation>Dé a cada tarea su propia tabla.</translation>
    </message>
    <message>
        <source>Another block shows the pairs of {name} with another [block.show].</source>
        <translation>Otro bloque muestra las parejas de {name} con otro [block.show].</translation>
    </message>
    <message>
        <source>Give this block a copy of the table.</source>
        <translation>Dé a este bloque una copia de la tabla.</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>el final</translation>
    </message>
    <message>
        <source>Correct the line: key = &quot;text&quot;, key = 3, key = true.</source>
        <translation>Corrija la línea: key = &quot;text&quot;, key = 3, key = true.</translation>
    </message>
    <message>
        <source>Use at most {longest_id}.</source>
        <translation>Use como máximo {longest_id}.</translation>
    </message>
    <message>
        <source>The study has no block.</source>
        <translation>El estudio no tiene ningún bloque.</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>El texto está vacío.</translation>
    </message>
    <message>
        <source>What the agent was given: an image, a cue, a topic</source>
        <translation>Lo que se dio al agente: una imagen, una palabra, un tema</translation>
    </message>
    <message>
        <source>Who made it{of}: human or machine</source>
        <translation>Quién lo hizo{of}: human o machine</translation>
    </message>
    <message>
        <source>In Excel: Save As, and choose &quot;CSV UTF-8 (Comma delimited)&quot;.</source>
        <translation>En Excel: Guardar como, y elija &quot;CSV UTF-8 (delimitado por comas)&quot;.</translation>
    </message>
    <message>
        <source>a soft hyphen</source>
        <translation>un guion opcional</translation>
    </message>
    <message>
        <source>a zero-width space</source>
        <translation>un espacio de ancho cero</translation>
    </message>
    <message>
        <source>a word joiner</source>
        <translation>un carácter de unión de palabras</translation>
    </message>
    <message>
        <source>a byte order mark</source>
        <translation>una marca de orden de bytes</translation>
    </message>
    <message>
        <source>a zero-width non-joiner</source>
        <translation>un separador de ancho cero</translation>
    </message>
    <message>
        <source>a zero-width joiner</source>
        <translation>un carácter de unión de ancho cero</translation>
    </message>
    <message>
        <source>{wrong} looks like a {right} that was read in the wrong encoding.</source>
        <translation>{wrong} parece un {right} leído con una codificación equivocada.</translation>
    </message>
    <message>
        <source>in a Windows file it would be {letter}</source>
        <translation>en un archivo de Windows sería {letter}</translation>
    </message>
    <message>
        <source>The file is UTF-16, not UTF-8.</source>
        <translation>El archivo es UTF-16, no UTF-8.</translation>
    </message>
    <message>
        <source>Save it as UTF-8. {excel}</source>
        <translation>Guárdelo como UTF-8. {excel}</translation>
    </message>
    <message>
        <source>Byte {at}, number {column} of the line, is not UTF-8{guess}.</source>
        <translation>El byte {at}, número {column} de la línea, no es UTF-8{guess}.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8. {excel}</source>
        <translation>Guarde el archivo como UTF-8. {excel}</translation>
    </message>
    <message>
        <source>Type the text again.</source>
        <translation>Escriba el texto de nuevo.</translation>
    </message>
    <message>
        <source>the control character U+{letter}</source>
        <translation>el carácter de control U+{letter}</translation>
    </message>
    <message>
        <source>Format the cell as Text and type it again.</source>
        <translation>Dé a la celda el formato Texto y escríbalo de nuevo.</translation>
    </message>
    <message>
        <source>Only the sheet {title} is read, not {others}.</source>
        <translation>Solo se lee la hoja {title}, no {others}.</translation>
    </message>
    <message>
        <source>Unpacked, the workbook has {size} bytes.</source>
        <translation>Desempaquetado, el libro tiene {size} bytes.</translation>
    </message>
    <message>
        <source>The cell is in a column that has no name.</source>
        <translation>La celda está en una columna que no tiene nombre.</translation>
    </message>
    <message>
        <source>asked again later</source>
        <translation>preguntado de nuevo después</translation>
    </message>
    <message>
        <source>control trial</source>
        <translation>ensayo de control</translation>
    </message>
    <message>
        <source>by several rules</source>
        <translation>por varias reglas</translation>
    </message>
    <message>
        <source>too fast</source>
        <translation>demasiado rápido</translation>
    </message>
    <message>
        <source>Wilson&apos;s interval by trial</source>
        <translation>intervalo de Wilson por ensayo</translation>
    </message>
    <message>
        <source>judge and stimulus</source>
        <translation>juez y estímulo</translation>
    </message>
    <message>
        <source>there are no messages of the person in this setting</source>
        <translation>no hay mensajes de la persona en este entorno</translation>
    </message>
    <message>
        <source>The table of messages has no column {name}. It needs: {given}.</source>
        <translation>La tabla de mensajes no tiene ninguna columna {name}. Necesita: {given}.</translation>
    </message>
    <message>
        <source>These verdicts were given by machines.</source>
        <translation>Estos veredictos los dieron máquinas.</translation>
    </message>
    <message>
        <source>{study} was run in {versions} different versions.</source>
        <translation>{study} se realizó en {versions} versiones distintas.</translation>
    </message>
    <message>
        <source>mean over pairs; Wilson&apos;s interval with each pair as one trial</source>
        <translation>media sobre las parejas; intervalo de Wilson con cada pareja como un ensayo</translation>
    </message>
    <message>
        <source>Pairs have different numbers of judges.</source>
        <translation>Las parejas tienen distinto número de jueces.</translation>
    </message>
    <message>
        <source>the reason is sealed</source>
        <translation>el motivo está sellado</translation>
    </message>
    <message>
        <source>Deviation of {study}: {one}</source>
        <translation>Desviación de {study}: {one}</translation>
    </message>
    <message>
        <source>all verdicts on what humans made</source>
        <translation>todos los veredictos sobre lo que hicieron los humanos</translation>
    </message>
    <message>
        <source>By machine agent</source>
        <translation>Por agente máquina</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>(sin nombre)</translation>
    </message>
    <message>
        <source>Success against baselines</source>
        <translation>Éxito frente a valores de referencia</translation>
    </message>
    <message>
        <source>Success rate</source>
        <translation>Tasa de éxito</translation>
    </message>
    <message>
        <source>By kind of stimulus, session and judge</source>
        <translation>Por tipo de estímulo, sesión y juez</translation>
    </message>
    <message>
        <source>Calibration of confidence</source>
        <translation>Calibración de la confianza</translation>
    </message>
    <message>
        <source>made by {truth}s (n = {n})</source>
        <translation>origen {truth} (n = {n})</translation>
    </message>
    <message>
        <source>The table of comparisons has no column {missing}. It needs: {columns}.</source>
        <translation>La tabla de comparaciones no tiene la columna {missing}. Necesita: {columns}.</translation>
    </message>
    <message>
        <source>All answers agree, so the standard error is 0; se_most is its largest.</source>
        <translation>Todas las respuestas coinciden, así que el error estándar es 0; se_most es su máximo.</translation>
    </message>
    <message>
        <source>At least as good (epsilon = {epsilon})</source>
        <translation>Al menos igual de bueno (épsilon = {epsilon})</translation>
    </message>
    <message>
        <source>Better (epsilon = {epsilon})</source>
        <translation>Mejor (épsilon = {epsilon})</translation>
    </message>
    <message>
        <source>Pairs that are related at each epsilon, of {tested} tested, and chains of three agents that are not transitive. There are no error bars.</source>
        <translation>Parejas relacionadas para cada épsilon, de {tested} comprobadas, y cadenas de tres agentes que no son transitivas. No hay barras de error.</translation>
    </message>
    <message>
        <source>Relation over epsilon</source>
        <translation>Relación según épsilon</translation>
    </message>
    <message>
        <source>Advantage over guessing</source>
        <translation>Ventaja sobre adivinar</translation>
    </message>
    <message>
        <source>Turing scores</source>
        <translation>Puntuaciones de Turing</translation>
    </message>
    <message>
        <source>judged by {distinguisher}</source>
        <translation>juzgado por {distinguisher}</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Actor</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>Épsilon</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Tests of detectability</source>
        <translation>Pruebas de detectabilidad</translation>
    </message>
    <message>
        <source>t-test, pooled</source>
        <translation>prueba t, varianza conjunta</translation>
    </message>
    <message>
        <source>t-test, Welch</source>
        <translation>prueba t de Welch</translation>
    </message>
    <message>
        <source>permutation within judges</source>
        <translation>permutación dentro de cada juez</translation>
    </message>
    <message>
        <source>t-test over judges</source>
        <translation>prueba t sobre jueces</translation>
    </message>
    <message>
        <source>No verdicts on what {truth}s made.</source>
        <translation>No hay veredictos sobre el origen {truth}.</translation>
    </message>
    <message>
        <source>Controls passed</source>
        <translation>Controles superados</translation>
    </message>
    <message>
        <source>permutation of judges</source>
        <translation>permutación de jueces</translation>
    </message>
    <message>
        <source>ANOVA agent x group</source>
        <translation>ANOVA agente x grupo</translation>
    </message>
    <message>
        <source>Judges by groups</source>
        <translation>Jueces por grupos</translation>
    </message>
    <message>
        <source>agent x group</source>
        <translation>agente x grupo</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>uno más</translation>
    </message>
    <message>
        <source>Binomial regression</source>
        <translation>Regresión binomial</translation>
    </message>
    <message>
        <source>Imitation detectability</source>
        <translation>Detectabilidad de la imitación</translation>
    </message>
    <message>
        <source>spread of judges</source>
        <translation>dispersión de los jueces</translation>
    </message>
    <message>
        <source>spread of stimuli</source>
        <translation>dispersión de los estímulos</translation>
    </message>
    <message>
        <source>Judges and stimuli</source>
        <translation>Jueces y estímulos</translation>
    </message>
    <message>
        <source>there are no verdicts</source>
        <translation>no hay veredictos</translation>
    </message>
    <message>
        <source>Equivalence with 0.5</source>
        <translation>Equivalencia con 0,5</translation>
    </message>
    <message>
        <source>Detectability</source>
        <translation>Detectabilidad</translation>
    </message>
    <message>
        <source>All judgments agree, so the interval is Wilson&apos;s.</source>
        <translation>Todos los juicios coinciden, así que el intervalo es el de Wilson.</translation>
    </message>
    <message>
        <source>Agreement of coders</source>
        <translation>Acuerdo entre codificadores</translation>
    </message>
    <message>
        <source>Detectability by {column}</source>
        <translation>Detectabilidad por {column}</translation>
    </message>
    <message>
        <source>It was</source>
        <translation>Era</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>success rate</source>
        <translation>tasa de éxito</translation>
    </message>
    <message>
        <source>Bayesian evidence</source>
        <translation>Evidencia bayesiana</translation>
    </message>
    <message>
        <source>trials judged before, by tens (random slopes by judge)</source>
        <translation>ensayos juzgados antes, por decenas (pendientes aleatorias por juez)</translation>
    </message>
    <message>
        <source>spread of their slopes</source>
        <translation>dispersión de sus pendientes</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Experiencia</translation>
    </message>
    <message>
        <source>Trials before</source>
        <translation>Ensayos previos</translation>
    </message>
    <message>
        <source>made by {truth}s</source>
        <translation>origen {truth}</translation>
    </message>
    <message>
        <source>No score: no game was played by two people who both were stronger than 1.</source>
        <translation>Sin puntuación: no hubo ninguna partida entre dos personas que tuvieran ambas una fuerza superior a 1.</translation>
    </message>
    <message>
        <source>The score is infinite: the bot won every game that counts.</source>
        <translation>La puntuación es infinita: el bot ganó todas las partidas que cuentan.</translation>
    </message>
    <message>
        <source>Each point is a player (n = {there}): odds of winning from the last 100 games, and mean time to the vote. There are no error bars.</source>
        <translation>Cada punto es un jugador (n = {there}): razón de victorias en las últimas 100 partidas y tiempo medio hasta el voto. No hay barras de error.</translation>
    </message>
    <message>
        <source>Outcomes of games</source>
        <translation>Resultados de las partidas</translation>
    </message>
    <message>
        <source>Scores of bots</source>
        <translation>Puntuaciones de los bots</translation>
    </message>
    <message>
        <source>Win rate by {unit}</source>
        <translation>Tasa de victorias por {unit}</translation>
    </message>
    <message>
        <source>Votes apart</source>
        <translation>Distancia entre votos</translation>
    </message>
    <message>
        <source>Mean time to decide (min)</source>
        <translation>Tiempo medio de decisión (min)</translation>
    </message>
    <message>
        <source>Strength S</source>
        <translation>Fuerza S</translation>
    </message>
    <message>
        <source>Games won by the bot</source>
        <translation>Partidas ganadas por el bot</translation>
    </message>
    <message>
        <source>Games won by people</source>
        <translation>Partidas ganadas por personas</translation>
    </message>
    <message>
        <source>Seconds between the votes</source>
        <translation>Segundos entre los votos</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>todas las partidas</translation>
    </message>
    <message>
        <source>weighted by xi</source>
        <translation>ponderadas por xi</translation>
    </message>
    <message>
        <source>lost by the people</source>
        <translation>perdidas por las personas</translation>
    </message>
    <message>
        <source>(no end)</source>
        <translation>(sin final)</translation>
    </message>
    <message>
        <source>The table of games has no column {name}. This result needs: {needed}.</source>
        <translation>La tabla de partidas no tiene la columna {name}. Este resultado necesita: {needed}.</translation>
    </message>
    <message>
        <source>No vote of this player has a time.</source>
        <translation>Ningún voto de este jugador tiene un tiempo.</translation>
    </message>
    <message>
        <source>Detectability by conversation length: {task}</source>
        <translation>Detectabilidad por longitud de la conversación: {task}</translation>
    </message>
    <message>
        <source>By conversation length</source>
        <translation>Por longitud de la conversación</translation>
    </message>
    <message>
        <source>Turns shown</source>
        <translation>Turnos mostrados</translation>
    </message>
    <message>
        <source>CIDEr-D, 0 to 10</source>
        <translation>CIDEr-D, de 0 a 10</translation>
    </message>
    <message>
        <source>BLEU-4, 0 to 100</source>
        <translation>BLEU-4, de 0 a 100</translation>
    </message>
    <message>
        <source>{name} and detectability: {task}</source>
        <translation>{name} y detectabilidad: {task}</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Uno junto al otro</translation>
    </message>
    <message>
        <source>Pass rate</source>
        <translation>Tasa de superación</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <source>Pass rate over turns</source>
        <translation>Tasa de superación según los turnos</translation>
    </message>
    <message>
        <source>Pass rate by topic</source>
        <translation>Tasa de superación por tema</translation>
    </message>
    <message>
        <source>Reasons for verdicts</source>
        <translation>Motivos de los veredictos</translation>
    </message>
    <message>
        <source>d&apos; of single judges, mean</source>
        <translation>d&apos; de cada juez, media</translation>
    </message>
    <message>
        <source>area under ROC</source>
        <translation>área bajo la ROC</translation>
    </message>
    <message>
        <source>Sensitivity and criterion</source>
        <translation>Sensibilidad y criterio</translation>
    </message>
    <message>
        <source>ROC from confidence</source>
        <translation>ROC a partir de la confianza</translation>
    </message>
    <message>
        <source>Tests at 0.05 at each of {number} looks are wrong in {naive} of studies</source>
        <translation>Las pruebas a 0,05 en cada uno de {number} análisis intermedios se equivocan en el {naive} de los estudios</translation>
    </message>
    <message>
        <source>may stop</source>
        <translation>puede parar</translation>
    </message>
    <message>
        <source>One look alone costs nothing.</source>
        <translation>Un solo análisis no cuesta nada.</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Jueces</translation>
    </message>
    <message>
        <source>Looks at the data</source>
        <translation>Análisis intermedios</translation>
    </message>
    <message>
        <source>Two-way ANOVA, {what}, sums of squares of type II; effect: partial eta squared</source>
        <translation>ANOVA de dos factores, {what}, sumas de cuadrados de tipo II; efecto: eta cuadrado parcial</translation>
    </message>
    <message>
        <source>Values are independent, normal within each cell and of the same variance.</source>
        <translation>Los valores son independientes, normales dentro de cada celda y con la misma varianza.</translation>
    </message>
    <message>
        <source>first factor</source>
        <translation>primer factor</translation>
    </message>
    <message>
        <source>second factor</source>
        <translation>segundo factor</translation>
    </message>
    <message>
        <source>nothing varies within the cells of agent and group</source>
        <translation>nada varía dentro de las celdas de agente y grupo</translation>
    </message>
    <message>
        <source>each factor needs two levels</source>
        <translation>cada factor necesita dos niveles</translation>
    </message>
    <message>
        <source>a confidence is not between 0 and 1</source>
        <translation>una confianza no está entre 0 y 1</translation>
    </message>
    <message>
        <source>a margin of {margin} is not between 0 and 0.5</source>
        <translation>un margen de {margin} no está entre 0 y 0,5</translation>
    </message>
    <message>
        <source>there are verdicts on one class only, or none</source>
        <translation>hay veredictos sobre una sola clase, o no hay ninguno</translation>
    </message>
    <message>
        <source>Holm over all tests of the same family in this table</source>
        <translation>Holm sobre todas las pruebas de la misma familia en esta tabla</translation>
    </message>
    <message>
        <source>Texts are independent of each other; both coders worked alone.</source>
        <translation>Los textos son independientes entre sí; los dos codificadores trabajaron por separado.</translation>
    </message>
    <message>
        <source>Both coders need a label for each text.</source>
        <translation>Los dos codificadores necesitan una etiqueta para cada texto.</translation>
    </message>
    <message>
        <source>a predictor does not vary</source>
        <translation>un predictor no varía</translation>
    </message>
    <message>
        <source>No spread was found beyond chance, so there is no interval.</source>
        <translation>No se encontró dispersión más allá del azar, así que no hay intervalo.</translation>
    </message>
    <message>
        <source>Verdicts are independent; the log odds are about normally distributed.</source>
        <translation>Los veredictos son independientes; los log-odds siguen aproximadamente una distribución normal.</translation>
    </message>
    <message>
        <source>all verdicts of a group are the same, so its log odds are infinite</source>
        <translation>todos los veredictos de un grupo son iguales, así que sus log-odds son infinitos</translation>
    </message>
    <message>
        <source>Verdicts are independent of each other and exchangeable under the null hypothesis.</source>
        <translation>Los veredictos son independientes entre sí e intercambiables bajo la hipótesis nula.</translation>
    </message>
    <message>
        <source>Exact permutation test of two groups&apos; detectability, two-sided, verdicts exchanged within each truth; effect: difference of detectability</source>
        <translation>Prueba exacta de permutación de la detectabilidad de dos grupos, bilateral, intercambiando veredictos dentro de cada origen; efecto: diferencia de detectabilidad</translation>
    </message>
    <message>
        <source>Exact permutation test, truths exchanged over verdicts; effect: detectability minus 0.5</source>
        <translation>Prueba exacta de permutación, intercambiando los orígenes entre los veredictos; efecto: detectabilidad menos 0,5</translation>
    </message>
    <message>
        <source>Exact permutation test, truths exchanged over the verdicts of each judge; effect: detectability minus 0.5</source>
        <translation>Prueba exacta de permutación, intercambiando los orígenes entre los veredictos de cada juez; efecto: detectabilidad menos 0,5</translation>
    </message>
    <message>
        <source>The verdicts of one judge are exchangeable under the null hypothesis.</source>
        <translation>Los veredictos de un mismo juez son intercambiables bajo la hipótesis nula.</translation>
    </message>
    <message>
        <source>Permutation test of two groups of judges, whole judges exchanged, {resamples} random permutations, seed {seed}; effect: difference of detectability</source>
        <translation>Prueba de permutación de dos grupos de jueces, intercambiando jueces enteros, {resamples} permutaciones aleatorias, semilla {seed}; efecto: diferencia de detectabilidad</translation>
    </message>
    <message>
        <source>Judges are independent of each other.</source>
        <translation>Los jueces son independientes entre sí.</translation>
    </message>
    <message>
        <source>a group has fewer than two judges, or lacks verdicts on humans or on machines</source>
        <translation>un grupo tiene menos de dos jueces, o le faltan veredictos sobre humanos o sobre máquinas</translation>
    </message>
    <message>
        <source>a group has no verdicts</source>
        <translation>un grupo no tiene veredictos</translation>
    </message>
    <message>
        <source>a group lacks verdicts on humans or on machines</source>
        <translation>a un grupo le faltan veredictos sobre humanos o sobre máquinas</translation>
    </message>
    <message>
        <source>all verdicts are the same</source>
        <translation>todos los veredictos son iguales</translation>
    </message>
    <message>
        <source>Binomial regression with a logit link, Wald z{robust}; effect: log odds</source>
        <translation>Regresión binomial con enlace logit, z de Wald{robust}; efecto: log-odds</translation>
    </message>
    <message>
        <source>standard errors clustered by judge</source>
        <translation>errores estándar agrupados por juez</translation>
    </message>
    <message>
        <source>Log odds are linear in the predictors; {what} are independent.</source>
        <translation>Los log-odds son lineales en los predictores; {what} son independientes.</translation>
    </message>
    <message>
        <source>there are not more judges than predictors</source>
        <translation>no hay más jueces que predictores</translation>
    </message>
    <message>
        <source>judges of the same level do not differ at all</source>
        <translation>los jueces del mismo nivel no difieren en absoluto</translation>
    </message>
    <message>
        <source>Area under the ROC curve of verdict times confidence; standard error of DeLong et al. 1988; z against 0.5; effect: the area</source>
        <translation>Área bajo la curva ROC del veredicto por la confianza; error estándar de DeLong et al. 1988; z frente a 0,5; efecto: el área</translation>
    </message>
    <message>
        <source>there are ratings of one class only, or none</source>
        <translation>hay valoraciones de una sola clase, o ninguna</translation>
    </message>
    <message>
        <source>Two-sided alpha spending of Lan and DeMets, {kind}, alpha {alpha}</source>
        <translation>Gasto de alfa bilateral de Lan y DeMets, {kind}, alfa {alpha}</translation>
    </message>
    <message>
        <source>a look is after the end of the data</source>
        <translation>un análisis intermedio es posterior al final de los datos</translation>
    </message>
    <message>
        <source>Verdicts are independent; both inner distributions are normal with the same variance.</source>
        <translation>Los veredictos son independientes; las dos distribuciones internas son normales con la misma varianza.</translation>
    </message>
    <message>
        <source>Two-tailed one-sample t-test; effect: mean minus {against}</source>
        <translation>Prueba t bilateral para una muestra; efecto: media menos {against}</translation>
    </message>
    <message>
        <source>Two-tailed t-test of Welch (unequal variances); effect: difference of the means</source>
        <translation>Prueba t bilateral de Welch (varianzas distintas); efecto: diferencia de las medias</translation>
    </message>
    <message>
        <source>Two-tailed t-test of Student (pooled variance); effect: difference of the means</source>
        <translation>Prueba t bilateral de Student (varianza conjunta); efecto: diferencia de las medias</translation>
    </message>
    <message>
        <source>Values are independent, and their mean is about normally distributed.</source>
        <translation>Los valores son independientes y su media sigue aproximadamente una distribución normal.</translation>
    </message>
    <message>
        <source>there are fewer than two {what}</source>
        <translation>hay menos de dos {what}</translation>
    </message>
    <message>
        <source>all {what} are the same</source>
        <translation>todos los {what} son iguales</translation>
    </message>
    <message>
        <source>Both groups have the same variance.</source>
        <translation>Los dos grupos tienen la misma varianza.</translation>
    </message>
    <message>
        <source>a group has fewer than two values</source>
        <translation>un grupo tiene menos de dos valores</translation>
    </message>
    <message>
        <source>the values do not differ within the groups</source>
        <translation>los valores no difieren dentro de los grupos</translation>
    </message>
    <message>
        <source>Accuracy by strategy</source>
        <translation>Aciertos por estrategia</translation>
    </message>
    <message>
        <source>Strategies of interrogators</source>
        <translation>Estrategias de los interrogadores</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Aciertos</translation>
    </message>
    <message>
        <source>each judge&apos;s first trial</source>
        <translation>primer ensayo de cada juez</translation>
    </message>
    <message>
        <source>No verdicts on what humans made, so there is no human baseline.</source>
        <translation>No hay veredictos sobre lo que hicieron los humanos, así que no hay referencia humana.</translation>
    </message>
    <message>
        <source>Each text needs at least one reference.</source>
        <translation>Cada texto necesita al menos una referencia.</translation>
    </message>
    <message>
        <source>A text needs at least one reference.</source>
        <translation>Un texto necesita al menos una referencia.</translation>
    </message>
    <message>
        <source>mean Zipf frequency of its words: log10 of occurrences in a billion words</source>
        <translation>frecuencia Zipf media de sus palabras: log10 de las apariciones por mil millones de palabras</translation>
    </message>
    <message>
        <source>Mean and standard deviation</source>
        <translation>Media y desviación estándar</translation>
    </message>
    <message>
        <source>Text statistics</source>
        <translation>Estadísticas de texto</translation>
    </message>
    <message>
        <source>Difference from humans (g)</source>
        <translation>Diferencia con los humanos (g)</translation>
    </message>
    <message>
        <source>odds of winning, games weighted by xi (Eq. 8); no prior</source>
        <translation>razón de victorias, partidas ponderadas por xi (ec. 8); sin distribución a priori</translation>
    </message>
    <message>
        <source>won by people, by {unit}</source>
        <translation>ganadas por personas, por {unit}</translation>
    </message>
    <message>
        <source>won by bot</source>
        <translation>ganadas por el bot</translation>
    </message>
    <message>
        <source>detectability minus 1/2</source>
        <translation>detectabilidad menos 1/2</translation>
    </message>
    <message>
        <source>simulated on {node}</source>
        <translation>simulado en {node}</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Answers every question at random.</source>
        <translation>Responde a todas las preguntas al azar.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Hábil</translation>
    </message>
    <message>
        <source>no session of the study {study}</source>
        <translation>ninguna sesión del estudio {study}</translation>
    </message>
    <message>
        <source>no session</source>
        <translation>ninguna sesión</translation>
    </message>
    <message>
        <source>There is {which} in {data}. Check the folder and --study.</source>
        <translation>No hay {which} en {data}. Revise la carpeta y --study.</translation>
    </message>
    <message>
        <source>{name} is open in Excel or LibreOffice. Close it there and export again. If it is not open, delete {lock}.</source>
        <translation>{name} está abierto en Excel o LibreOffice. Ciérrelo allí y exporte de nuevo. Si no está abierto, borre {lock}.</translation>
    </message>
    <message>
        <source>no features</source>
        <translation>sin características</translation>
    </message>
    <message>
        <source>Its answers are judged in the block {id}.</source>
        <translation>Sus respuestas se juzgan en el bloque {id}.</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>Se detuvo la exportación. No se escribió nada.</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>era</translation>
    </message>
    <message>
        <source>Where these numbers come from</source>
        <translation>De dónde proceden estas cifras</translation>
    </message>
    <message>
        <source>No sessions</source>
        <translation>Ninguna sesión</translation>
    </message>
    <message>
        <source>after quality rules</source>
        <translation>después de las reglas de calidad</translation>
    </message>
    <message>
        <source>Quality rules.</source>
        <translation>Reglas de calidad.</translation>
    </message>
    <message>
        <source>before quality rules</source>
        <translation>antes de las reglas de calidad</translation>
    </message>
    <message>
        <source>Before quality rules: {before}</source>
        <translation>Antes de las reglas de calidad: {before}</translation>
    </message>
    <message>
        <source>The studies declare no quality rules.</source>
        <translation>Los estudios no declaran reglas de calidad.</translation>
    </message>
    <message>
        <source>Every exclusion.</source>
        <translation>Todas las exclusiones.</translation>
    </message>
    <message>
        <source>{title}, before quality rules.</source>
        <translation>{title}, antes de las reglas de calidad.</translation>
    </message>
    <message>
        <source>further question</source>
        <translation>pregunta adicional</translation>
    </message>
    <message>
        <source>too fast under (s)</source>
        <translation>rápido por debajo de (s)</translation>
    </message>
    <message>
        <source>stimuli shown</source>
        <translation>estímulos mostrados</translation>
    </message>
    <message>
        <source>by humans</source>
        <translation>de humanos</translation>
    </message>
    <message>
        <source>by machines</source>
        <translation>de máquinas</translation>
    </message>
    <message>
        <source>machine agents</source>
        <translation>agentes máquina</translation>
    </message>
    <message>
        <source>Hash of the package (SHA-256)</source>
        <translation>Hash del paquete (SHA-256)</translation>
    </message>
    <message>
        <source>Trials of a session</source>
        <translation>Ensayos de una sesión</translation>
    </message>
    <message>
        <source>Versions that ran</source>
        <translation>Versiones usadas</translation>
    </message>
    <message>
        <source>Questions of {title}.</source>
        <translation>Preguntas de {title}.</translation>
    </message>
    <message>
        <source>Withdrawn: {people} ({deleted}, {answers} deleted)</source>
        <translation>Retirados: {people} ({deleted}, {answers} borradas)</translation>
    </message>
    <message>
        <source>Still sealed: {sealed}</source>
        <translation>Aún sellados: {sealed}</translation>
    </message>
    <message>
        <source>whole session</source>
        <translation>sesión entera</translation>
    </message>
    <message>
        <source>single trial</source>
        <translation>un solo ensayo</translation>
    </message>
    <message>
        <source>The first {most} of {rows} rows; the workbook has all of them.</source>
        <translation>Las primeras {most} de {rows} filas; el libro las tiene todas.</translation>
    </message>
    <message>
        <source>Program that ran sessions</source>
        <translation>Programa de las sesiones</translation>
    </message>
    <message>
        <source>Python of sessions</source>
        <translation>Python de las sesiones</translation>
    </message>
    <message>
        <source>System of sessions</source>
        <translation>Sistema de las sesiones</translation>
    </message>
    <message>
        <source>Language of sessions</source>
        <translation>Idioma de las sesiones</translation>
    </message>
    <message>
        <source>Seed of the study</source>
        <translation>Semilla del estudio</translation>
    </message>
    <message>
        <source>Hash of the study package (SHA-256)</source>
        <translation>Hash del paquete del estudio (SHA-256)</translation>
    </message>
    <message>
        <source>Report made (UTC)</source>
        <translation>Informe hecho (UTC)</translation>
    </message>
    <message>
        <source>Report made with</source>
        <translation>Informe hecho con</translation>
    </message>
    <message>
        <source>Made from journals</source>
        <translation>Hecho a partir de diarios</translation>
    </message>
    <message>
        <source>The workbook cannot be written: {problem}</source>
        <translation>No se puede escribir el libro: {problem}</translation>
    </message>
    <message>
        <source>Reading journals</source>
        <translation>Leyendo diarios</translation>
    </message>
    <message>
        <source>Computing results</source>
        <translation>Calculando resultados</translation>
    </message>
    <message>
        <source>{booth} is not connected.</source>
        <translation>{booth} no está conectada.</translation>
    </message>
    <message>
        <source>The kiosk refused.</source>
        <translation>El quiosco lo rechazó.</translation>
    </message>
    <message>
        <source>{say} comes too early.</source>
        <translation>{say} llega demasiado pronto.</translation>
    </message>
    <message>
        <source>{say} came where {say2} was expected.</source>
        <translation>Llegó {say} cuando se esperaba {say2}.</translation>
    </message>
    <message>
        <source>{kind} lines are written by the recorder itself.</source>
        <translation>Las líneas de tipo {kind} las escribe el propio registro.</translation>
    </message>
    <message>
        <source>Too many connections at once.</source>
        <translation>Demasiadas conexiones a la vez.</translation>
    </message>
    <message>
        <source>Bring the kiosk&apos;s data folder to the desk, and join it there.</source>
        <translation>Lleve la carpeta de datos del quiosco al puesto de control e incorpórela allí.</translation>
    </message>
    <message>
        <source>The desk shows no pairing code, or it has expired.</source>
        <translation>El puesto de control no muestra ningún código de vinculación, o ha caducado.</translation>
    </message>
    <message>
        <source>This pairing code has just been used or replaced.</source>
        <translation>Este código de vinculación se acaba de usar o de sustituir.</translation>
    </message>
    <message>
        <source>{to} is being written.</source>
        <translation>{to} se está escribiendo.</translation>
    </message>
    <message>
        <source>Install the same version on both computers.</source>
        <translation>Instale la misma versión en los dos equipos.</translation>
    </message>
    <message>
        <source>Ask the desk for a new code.</source>
        <translation>Pida un código nuevo al puesto de control.</translation>
    </message>
    <message>
        <source>Read the code on the desk again.</source>
        <translation>Lea de nuevo el código en el puesto de control.</translation>
    </message>
    <message>
        <source>Pair this kiosk with the desk again.</source>
        <translation>Vincule de nuevo este quiosco con el puesto de control.</translation>
    </message>
    <message>
        <source>a token&apos;s hash is too short</source>
        <translation>el hash de un token es demasiado corto</translation>
    </message>
    <message>
        <source>{say} is not for a kiosk.</source>
        <translation>{say} no es para un quiosco.</translation>
    </message>
    <message>
        <source>The desk could not write {file}.</source>
        <translation>El puesto de control no pudo escribir {file}.</translation>
    </message>
    <message>
        <source>{say} is not for the desk.</source>
        <translation>{say} no es para el puesto de control.</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>About</source>
        <comment>the program</comment>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Pair a kiosk…</source>
        <translation>Vincular un quiosco…</translation>
    </message>
    <message>
        <source>Booths</source>
        <translation>Cabinas</translation>
    </message>
    <message>
        <source>Message…</source>
        <translation>Mensaje…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>End session…</source>
        <translation>Terminar sesión…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message numerus="yes">
        <source>{here} of {of} connected, port {port}; %n connection(s) refused</source>
        <translation>
            <numerusform>{here} de {of} conectados, puerto {port}; %n conexión rechazada</numerusform>
            <numerusform>{here} de {of} conectados, puerto {port}; %n conexiones rechazadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{here} of {of} connected, port {port}</source>
        <translation>{here} de {of} conectados, puerto {port}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>End the session of {participant} in {booth}?</source>
        <translation>¿Terminar la sesión de {participant} en {booth}?</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>¿Quitar {name}?</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>Damaged: {what}</source>
        <translation>Dañado: {what}</translation>
    </message>
    <message>
        <source>{time} ahead</source>
        <translation>{time} adelante</translation>
    </message>
    <message>
        <source>{time} behind</source>
        <translation>{time} atrás</translation>
    </message>
    <message>
        <source>at {address}, {program}</source>
        <translation>en {address}, {program}</translation>
    </message>
    <message>
        <source>Booth</source>
        <translation>Cabina</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>Participante</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>Ensayo</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Free disk</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Visto</translation>
    </message>
    <message>
        <source>{done} of {of}</source>
        <translation>{done} de {of}</translation>
    </message>
    <message>
        <source>Pair a kiosk</source>
        <translation>Vincular un quiosco</translation>
    </message>
    <message>
        <source>Pairing code</source>
        <translation>Código de vinculación</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Código nuevo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The study could not be checked: {why}</source>
        <translation>No se pudo comprobar el estudio: {why}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>No study is open</source>
        <translation>No hay ningún estudio abierto</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>Leyendo {name}…</translation>
    </message>
    <message>
        <source>Save and record</source>
        <translation>Guardar y registrar</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>¿Guardar los cambios?</translation>
    </message>
    <message>
        <source>Another program changed this study</source>
        <translation>Otro programa cambió este estudio</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} y {name}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar cambios</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Calculando…</translation>
    </message>
    <message numerus="yes">
        <source>%n verdict(s)</source>
        <translation>
            <numerusform>%n veredicto</numerusform>
            <numerusform>%n veredictos</numerusform>
        </translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Progress of the report</source>
        <translation>Progreso del informe</translation>
    </message>
    <message>
        <source>Split by</source>
        <comment>a column or question</comment>
        <translation>Dividir por</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>Guardar figura…</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>results are split by</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Guardar figura</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>not used</source>
        <comment>a picture</comment>
        <translation>sin usar</translation>
    </message>
    <message>
        <source>{name}, {use}</source>
        <comment>a picture</comment>
        <translation>{name}, {use}</translation>
    </message>
    <message>
        <source>No pictures yet. Drop files or a whole folder here.</source>
        <translation>Todavía no hay imágenes. Suelte aquí archivos o una carpeta entera.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s), {unused} not used</source>
        <translation>
            <numerusform>%n imagen, {unused} sin usar</numerusform>
            <numerusform>%n imágenes, {unused} sin usar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s), all used</source>
        <translation>
            <numerusform>%n imagen, en uso</numerusform>
            <numerusform>%n imágenes, todas en uso</numerusform>
        </translation>
    </message>
    <message>
        <source>Add pictures…</source>
        <translation>Añadir imágenes…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Add pictures</source>
        <translation>Añadir imágenes</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n picture(s)?</source>
        <translation>
            <numerusform>¿Quitar %n imagen?</numerusform>
            <numerusform>¿Quitar %n imágenes?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) added.</source>
        <translation>
            <numerusform>%n imagen añadida.</numerusform>
            <numerusform>%n imágenes añadidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %n picture(s)?</source>
        <translation>
            <numerusform>¿Sustituir %n imagen?</numerusform>
            <numerusform>¿Sustituir %n imágenes?</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Pictures ({ends})</source>
        <translation>Imágenes ({ends})</translation>
    </message>
    <message>
        <source>{name}, {size} kB. {use}</source>
        <comment>a picture</comment>
        <translation>{name}, {size} kB. {use}</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) chosen.</source>
        <translation>
            <numerusform>%n imagen elegida.</numerusform>
            <numerusform>%n imágenes elegidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace {name}?</source>
        <translation>¿Sustituir {name}?</translation>
    </message>
    <message numerus="yes">
        <source>Used by %n row(s): {places}.</source>
        <comment>a picture</comment>
        <translation>
            <numerusform>La usa %n fila: {places}.</numerusform>
            <numerusform>La usan %n filas: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table} line(s) {numbers}</source>
        <translation>
            <numerusform>{table}, línea {numbers}</numerusform>
            <numerusform>{table}, líneas {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table} lines {numbers} and %n more</source>
        <translation>
            <numerusform>{table}, líneas {numbers} y %n más</numerusform>
            <numerusform>{table}, líneas {numbers} y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humano</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Your column</source>
        <translation>Su columna</translation>
    </message>
    <message>
        <source>In your table</source>
        <translation>En su tabla</translation>
    </message>
    <message>
        <source>Column for {name}</source>
        <translation>Columna para {name}</translation>
    </message>
    <message>
        <source>Meaning of {word}</source>
        <translation>Significado de {word}</translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n ensayo</numerusform>
            <numerusform>%n ensayos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n form question(s)</source>
        <translation>
            <numerusform>%n pregunta de formulario</numerusform>
            <numerusform>%n preguntas de formulario</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quality rule(s)</source>
        <translation>
            <numerusform>%n regla de calidad</numerusform>
            <numerusform>%n reglas de calidad</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation>Elija uno de la lista.</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) planned</source>
        <translation>
            <numerusform>%n participante previsto</numerusform>
            <numerusform>%n participantes previstos</numerusform>
        </translation>
    </message>
    <message>
        <source>Its table needs these columns:
{columns}</source>
        <translation>Su tabla necesita estas columnas:
{columns}</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Hoja de cálculo</translation>
    </message>
    <message>
        <source>An .xlsx or .csv file</source>
        <translation>Un archivo .xlsx o .csv</translation>
    </message>
    <message>
        <source>Folder of pictures</source>
        <translation>Carpeta de imágenes</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>Choose your spreadsheet.</source>
        <translation>Elija su hoja de cálculo.</translation>
    </message>
    <message>
        <source>The spreadsheet is being read.</source>
        <translation>Se está leyendo la hoja de cálculo.</translation>
    </message>
    <message numerus="yes">
        <source>Each participant gets %n trial(s).</source>
        <translation>
            <numerusform>Cada participante recibe %n ensayo.</numerusform>
            <numerusform>Cada participante recibe %n ensayos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s).</source>
        <translation>
            <numerusform>%n fila.</numerusform>
            <numerusform>%n filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who made the answers?</source>
        <translation>¿Quién dio las respuestas?</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n imagen</numerusform>
            <numerusform>%n imágenes</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the spreadsheet</source>
        <translation>Elija la hoja de cálculo</translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation>Hojas de cálculo</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose: {name}</source>
        <translation>Elegir: {name}</translation>
    </message>
    <message>
        <source>The first rows</source>
        <translation>Las primeras filas</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Estudio nuevo</translation>
    </message>
    <message>
        <source>From a spreadsheet</source>
        <translation>De una hoja de cálculo</translation>
    </message>
    <message>
        <source>From a published design</source>
        <translation>De un diseño publicado</translation>
    </message>
    <message>
        <source>Title of the study</source>
        <translation>Título del estudio</translation>
    </message>
    <message>
        <source>Folder of the study</source>
        <translation>Carpeta del estudio</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Elija una carpeta.</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>Creando…</translation>
    </message>
    <message>
        <source>Published designs</source>
        <translation>Diseños publicados</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Title</source>
        <comment>of a study</comment>
        <translation>Título</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Edit a packed study</source>
        <translation>Editar un estudio empaquetado</translation>
    </message>
    <message>
        <source>Edit study</source>
        <translation>Editar estudio</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Aún sin guardar</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
    <message>
        <source>Planned analysis</source>
        <translation>Análisis previsto</translation>
    </message>
    <message>
        <source>Hypotheses and decisions</source>
        <translation>Hipótesis y decisiones</translation>
    </message>
    <message>
        <source>Warning: {problem}</source>
        <translation>Aviso: {problem}</translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation>Línea {line}: {problem}</translation>
    </message>
    <message>
        <source>Error: {problem}</source>
        <translation>Error: {problem}</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>a field to write in</comment>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instrucciones</translation>
    </message>
    <message>
        <source>Further questions</source>
        <translation>Otras preguntas</translation>
    </message>
    <message>
        <source>Plan</source>
        <comment>of trials</comment>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>Pregunta y respuesta</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Controles</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>Pausas</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Ensayos</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Bloques</translation>
    </message>
    <message>
        <source>Add block</source>
        <translation>Añadir bloque</translation>
    </message>
    <message>
        <source>Remove this block</source>
        <translation>Quitar este bloque</translation>
    </message>
    <message>
        <source>All settings of this block…</source>
        <translation>Todos los ajustes de este bloque…</translation>
    </message>
    <message>
        <source>{number} trials</source>
        <translation>{number} ensayos</translation>
    </message>
    <message>
        <source>When it is asked</source>
        <translation>Cuándo se pregunta</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>Formularios</translation>
    </message>
    <message>
        <source>Add form</source>
        <translation>Añadir formulario</translation>
    </message>
    <message>
        <source>Remove this form</source>
        <translation>Quitar este formulario</translation>
    </message>
    <message>
        <source>Text above the questions</source>
        <translation>Texto sobre las preguntas</translation>
    </message>
    <message>
        <source>Questions of this form</source>
        <translation>Preguntas de este formulario</translation>
    </message>
    <message>
        <source>A form before the first block</source>
        <translation>Un formulario antes del primer bloque</translation>
    </message>
    <message>
        <source>A form after the last block</source>
        <translation>Un formulario después del último bloque</translation>
    </message>
    <message>
        <source>{speaker} human</source>
        <translation>{speaker} humano</translation>
    </message>
    <message>
        <source>{speaker} machine</source>
        <translation>{speaker} máquina</translation>
    </message>
    <message>
        <source>Both human</source>
        <translation>Los dos humanos</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Uno de cada</translation>
    </message>
    <message>
        <source>Both machine</source>
        <translation>Los dos máquinas</translation>
    </message>
    <message>
        <source>Human answers</source>
        <translation>Respuestas humanas</translation>
    </message>
    <message>
        <source>Machine answers</source>
        <translation>Respuestas de máquina</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>in a list</comment>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>in a list</comment>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>Vista previa de la página</translation>
    </message>
    <message>
        <source>New question</source>
        <translation>Pregunta nueva</translation>
    </message>
    <message>
        <source>speaker {name}</source>
        <translation>interlocutor {name}</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Add question</source>
        <translation>Añadir pregunta</translation>
    </message>
    <message>
        <source>Remove this question</source>
        <translation>Quitar esta pregunta</translation>
    </message>
    <message>
        <source>always asked</source>
        <translation>siempre se pregunta</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>Añadir regla</translation>
    </message>
    <message>
        <source>Remove this rule</source>
        <translation>Quitar esta regla</translation>
    </message>
    <message>
        <source>Set: {title}</source>
        <comment>of rules</comment>
        <translation>Conjunto: {title}</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Azar</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Encabezado</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Negrita</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>negrita</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Cursiva</translation>
    </message>
    <message>
        <source>italic</source>
        <translation>cursiva</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>item</source>
        <translation>elemento</translation>
    </message>
    <message>
        <source>{page} (not written)</source>
        <translation>{page} (sin escribir)</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>Consentimiento</translation>
    </message>
    <message>
        <source>Before the block {block}</source>
        <translation>Antes del bloque {block}</translation>
    </message>
    <message>
        <source>After machines</source>
        <comment>a setting</comment>
        <translation>Tras máquinas</translation>
    </message>
    <message>
        <source>Thanks and debriefing</source>
        <translation>Agradecimiento y explicación del estudio</translation>
    </message>
    <message>
        <source>Control failed</source>
        <comment>a setting</comment>
        <translation>Control fallado</translation>
    </message>
    <message>
        <source>Controls passed</source>
        <comment>a setting</comment>
        <translation>Controles superados</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <comment>a setting</comment>
        <translation>Duplicado</translation>
    </message>
    <message>
        <source>Form answer</source>
        <comment>a setting</comment>
        <translation>Respuesta de formulario</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <comment>a setting</comment>
        <translation>Incompleta</translation>
    </message>
    <message>
        <source>Straight lining</source>
        <comment>a setting</comment>
        <translation>Respuesta monótona</translation>
    </message>
    <message>
        <source>Too fast</source>
        <comment>a setting</comment>
        <translation>Demasiado rápido</translation>
    </message>
    <message>
        <source>Trial answer</source>
        <comment>a setting</comment>
        <translation>Respuesta del ensayo</translation>
    </message>
    <message>
        <source>The preview runs in its own window. {where}</source>
        <translation>La vista previa se abre en su propia ventana. {where}</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Sections of the study</source>
        <translation>Secciones del estudio</translation>
    </message>
    <message>
        <source>Consent and texts</source>
        <translation>Consentimiento y textos</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>cells of a table</comment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Cut</source>
        <comment>cells of a table</comment>
        <translation>Cortar</translation>
    </message>
    <message>
        <source>Paste</source>
        <comment>cells of a table</comment>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>cells of a table</comment>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Rellenar abajo</translation>
    </message>
    <message>
        <source>Insert rows above</source>
        <translation>Insertar filas encima</translation>
    </message>
    <message>
        <source>Remove rows</source>
        <translation>Quitar filas</translation>
    </message>
    <message>
        <source>{file}: empty</source>
        <translation>{file}: vacío</translation>
    </message>
    <message>
        <source>Add another column…</source>
        <translation>Añadir otra columna…</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>Añadir una columna</translation>
    </message>
    <message>
        <source>Name of the column</source>
        <translation>Nombre de la columna</translation>
    </message>
    <message>
        <source>Rename {column}</source>
        <translation>Renombrar {column}</translation>
    </message>
    <message>
        <source>Rename {column}…</source>
        <translation>Renombrar {column}…</translation>
    </message>
    <message>
        <source>Remove {column}</source>
        <translation>Quitar {column}</translation>
    </message>
    <message>
        <source>Add {column}</source>
        <translation>Añadir {column}</translation>
    </message>
    <message>
        <source>{column}, line {line}</source>
        <comment>a cell</comment>
        <translation>{column}, línea {line}</translation>
    </message>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>Buscar (Ctrl+F)</translation>
    </message>
    <message>
        <source>Find in the table</source>
        <translation>Buscar en la tabla</translation>
    </message>
    <message>
        <source>warning: {problem}</source>
        <translation>aviso: {problem}</translation>
    </message>
    <message>
        <source>error: {problem}</source>
        <translation>error: {problem}</translation>
    </message>
    <message>
        <source>Reading the clipboard…</source>
        <translation>Leyendo el portapapeles…</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Append</source>
        <comment>rows</comment>
        <translation>Agregar</translation>
    </message>
    <message>
        <source>Replace all rows</source>
        <translation>Sustituir todas las filas</translation>
    </message>
    <message>
        <source>{rows}, {columns}</source>
        <comment>how large a table is</comment>
        <translation>{rows}, {columns}</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n columna</numerusform>
            <numerusform>%n columnas</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>Leyendo {file}…</translation>
    </message>
    <message numerus="yes">
        <source>{file} has %n row(s)</source>
        <translation>
            <numerusform>{file} tiene %n fila</numerusform>
            <numerusform>{file} tiene %n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} has no rows.</source>
        <translation>{file} no tiene filas.</translation>
    </message>
    <message>
        <source>Pasted {rows}, {columns}.</source>
        <translation>Se pegó: {rows}, {columns}.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>No hay texto en el portapapeles.</translation>
    </message>
    <message>
        <source>Table {name}</source>
        <translation>Tabla {name}</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Jueces</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Reading the journals…</source>
        <translation>Leyendo los diarios…</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulados</translation>
    </message>
    <message>
        <source>Machine judges</source>
        <translation>Jueces máquina</translation>
    </message>
    <message>
        <source>Exclusions</source>
        <translation>Exclusiones</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n sesión</numerusform>
            <numerusform>%n sesiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single trial(s)</source>
        <translation>
            <numerusform>%n ensayo suelto</numerusform>
            <numerusform>%n ensayos sueltos</numerusform>
        </translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Antes y después</translation>
    </message>
    <message>
        <source>By rule</source>
        <translation>Por regla</translation>
    </message>
    <message>
        <source>Before rules</source>
        <translation>Antes de reglas</translation>
    </message>
    <message>
        <source>{analysis}, before rules</source>
        <translation>{analysis}, antes de las reglas</translation>
    </message>
    <message>
        <source>After rules</source>
        <translation>Tras reglas</translation>
    </message>
    <message>
        <source>{analysis}, after rules</source>
        <translation>{analysis}, después de las reglas</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>all</source>
        <comment>trials</comment>
        <translation>todos</translation>
    </message>
    <message>
        <source>All studies</source>
        <translation>Todos los estudios</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportación</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Export</source>
        <comment>do it</comment>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Progreso de la exportación</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportar a</translation>
    </message>
    <message>
        <source>There are no sessions in the data folder yet.</source>
        <translation>Todavía no hay sesiones en la carpeta de datos.</translation>
    </message>
    <message>
        <source>Not computed</source>
        <translation>Sin calcular</translation>
    </message>
    <message>
        <source>p values aren&apos;t corrected for the number of tests.</source>
        <translation>Los valores p no están corregidos por el número de pruebas.</translation>
    </message>
    <message>
        <source>As sessions came in</source>
        <translation>Según llegaron las sesiones</translation>
    </message>
    <message>
        <source>Planned</source>
        <comment>of tests: preregistered</comment>
        <translation>Previstas</translation>
    </message>
    <message>
        <source>Exploratory</source>
        <comment>of tests: not preregistered</comment>
        <translation>Exploratorias</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Estimación</translation>
    </message>
    <message>
        <source>p</source>
        <comment>head: of a test</comment>
        <translation>p</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Agreement beyond chance, with its 95% CI. Overall, two codings agree only where all codes of a text are the same; for a category or a code, where both or neither gave it.</source>
        <translation>Acuerdo más allá del azar, con su intervalo del 95 %. En total, dos codificaciones solo coinciden si todos los códigos de un texto son iguales; en una categoría o un código, si lo pusieron ambos o ninguno.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>The folder can&apos;t be used. {why}</source>
        <translation>No se puede usar la carpeta. {why}</translation>
    </message>
    <message>
        <source>depends on: {question}</source>
        <translation>solo después de: {question}</translation>
    </message>
    <message>
        <source>asked if the answer is</source>
        <translation>y la respuesta es</translation>
    </message>
    <message>
        <source>asked if the answer is not</source>
        <translation>y la respuesta no es</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>From the journals in {folder}</source>
        <translation>De los diarios de {folder}</translation>
    </message>
    <message>
        <source>TuringDesk help</source>
        <translation>Ayuda de TuringDesk</translation>
    </message>
    <message>
        <source>Topics</source>
        <comment>of help</comment>
        <translation>Temas</translation>
    </message>
    <message>
        <source>A machine judge is running. Wait until it has finished, or cancel it.</source>
        <translation>Una máquina está juzgando. Espere a que termine o cancélela.</translation>
    </message>
    <message>
        <source>The machine judge couldn&apos;t continue. See Machine judges.</source>
        <translation>El juez máquina no pudo continuar. Véase Jueces máquina.</translation>
    </message>
    <message>
        <source>A model on a server in the lab gets the same questions as your participants.</source>
        <translation>Se pregunta a un modelo en un servidor del laboratorio, igual que a las personas, quién dio cada respuesta.</translation>
    </message>
    <message>
        <source>The study is sealed: the truth is not available here, so a judge can&apos;t be trained. Use the original, unsealed package.</source>
        <translation>El estudio está sellado: nadie aquí sabe quién hizo qué, así que no hay de qué aprender. Tome el paquete tal como era antes de sellarlo.</translation>
    </message>
    <message>
        <source>Open the study on the Studies page first.</source>
        <translation>Abra antes el estudio en la página Estudios.</translation>
    </message>
    <message>
        <source>Name of the judge in the data. Enter a name if you run the same judge with different settings.</source>
        <translation>Cómo se llama el juez en los datos; dele un nombre si el mismo juez se usa con ajustes distintos.</translation>
    </message>
    <message>
        <source>Run a machine judge</source>
        <translation>Juzgar con una máquina</translation>
    </message>
    <message>
        <source>Run a machine judge…</source>
        <translation>Juzgar con una máquina…</translation>
    </message>
    <message>
        <source>No machine judge has been run on this study yet</source>
        <translation>Ninguna máquina ha juzgado aún este estudio</translation>
    </message>
    <message>
        <source>A machine judge judges the same answers as your participants. Its verdicts are saved like theirs and shown next to them.</source>
        <translation>Un juez máquina dice de las mismas respuestas que juzgan las personas si las hizo un humano o una máquina. Sus veredictos se guardan como los de las personas y se muestran junto a ellos.</translation>
    </message>
    <message>
        <source>Some judges are trained: they learn from answers with a known origin and judge the others, until each answer has been judged by a judge that was not trained on it. No data leaves this computer. A language model on a server in the lab gets the same questions as participants.</source>
        <translation>Algunos se entrenan: aprenden de respuestas cuyo autor se conoce y juzgan las demás, hasta que cada respuesta la ha juzgado algo que no se entrenó con ella. Nada sale de este equipo. A un modelo de lenguaje en un servidor del laboratorio se le hacen las mismas preguntas que a las personas.</translation>
    </message>
    <message>
        <source>If a simple classifier beats people, there are differences that people miss.</source>
        <translation>Si una máquina sencilla distingue a humanos de máquinas donde las personas no pueden, las respuestas difieren y las personas no lo ven.</translation>
    </message>
    <message>
        <source>Made by {maker}. The judge answered {choice}, with a score of {score}.</source>
        <translation>Hecho por {maker}. El juez dijo: {choice}, con una puntuación de {score}.</translation>
    </message>
    <message>
        <source>{n} of {all} people agreed.</source>
        <translation>De las personas que la juzgaron, {n} de {all} dijeron lo mismo.</translation>
    </message>
    <message>
        <source>Its journals don&apos;t record this.</source>
        <translation>Sus diarios no lo dicen.</translation>
    </message>
    <message>
        <source>You can compare two coders after both have coded every text ({texts} in all), so that neither influences the other. So far: {done}.</source>
        <translation>Dos codificadores se comparan cuando ambos han codificado todos los textos ({texts} en total), para que ninguno se guíe por el otro. Hasta ahora: {done}.</translation>
    </message>
    <message>
        <source>No one: it answers the other blocks</source>
        <translation>Nadie: responde a los demás bloques</translation>
    </message>
    <message>
        <source>Conversations sampled again: {n}.</source>
        <translation>Conversaciones que se volvieron a generar: {n}.</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who made an answer</comment>
        <translation>Humano</translation>
    </message>
    <message>
        <source>Machine</source>
        <comment>who made an answer</comment>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Neither: not imported</source>
        <comment>who made an answer</comment>
        <translation>Ninguno de los dos: no se importa</translation>
    </message>
    <message>
        <source>Who made it</source>
        <translation>Quién lo hizo</translation>
    </message>
    <message>
        <source>What judges said</source>
        <translation>Qué dijeron los jueces</translation>
    </message>
    <message>
        <source>Who made each item</source>
        <translation>Quién hizo cada elemento</translation>
    </message>
    <message>
        <source>Name of the mapping</source>
        <translation>Nombre de las correspondencias</translation>
    </message>
    <message>
        <source>Save mapping</source>
        <translation>Guardar correspondencias</translation>
    </message>
    <message>
        <source>Choose the column with the verdicts, or the two with the truth and whether the verdict was correct, or columns with totals.</source>
        <translation>Elija la columna con los veredictos, o las dos con la verdad y con si el veredicto fue correcto, o columnas con totales.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Primeros valores</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Qué es</translation>
    </message>
    <message>
        <source>The table has no column {missing}.</source>
        <translation>La tabla no tiene ninguna columna {missing}.</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>No se importa</translation>
    </message>
    <message>
        <source>Imported as it is</source>
        <translation>Se importa tal cual</translation>
    </message>
    <message>
        <source>Human, or which machine made it</source>
        <translation>Humano, o qué máquina lo hizo</translation>
    </message>
    <message>
        <source>As guessed</source>
        <translation>Según lo deducido</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>Correspondencias</translation>
    </message>
    <message>
        <source>Enter a name for the mapping.</source>
        <translation>Escriba un nombre para las correspondencias.</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Otra</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>Milisegundos</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Response times in</source>
        <translation>Tiempos de respuesta en</translation>
    </message>
    <message>
        <source>Games of each participant.</source>
        <translation>Partidas de cada participante.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>For participants who come by a link, for example from Prolific or SONA.</source>
        <translation>Para participantes que llegan por un enlace, p. ej. de Prolific o SONA.</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Enlaces</translation>
    </message>
    <message>
        <source>Self-directed chats</source>
        <translation>Chats autodirigidos</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Bots of the Turing Game connect to this desk with a key. Try a bot before you approve it; only approved bots play with participants.</source>
        <translation>Los bots del Juego de Turing se conectan a este puesto de control con una clave. Pruebe cada bot antes de aprobarlo: solo los bots aprobados juegan con participantes.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectado</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Sin respuesta</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s)</source>
        <translation>
            <numerusform>En %n partida</numerusform>
            <numerusform>En %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Messages ignored</source>
        <translation>Mensajes ignorados</translation>
    </message>
    <message>
        <source>Revoke the key of {name}? Its games end, and it can&apos;t connect again.</source>
        <translation>¿Revocar la clave de {name}? Sus partidas terminarán y no podrá volver a conectarse.</translation>
    </message>
    <message>
        <source>Revoke key</source>
        <translation>Revocar clave</translation>
    </message>
    <message>
        <source>The key of {name}. Copy it: it is shown only now.</source>
        <translation>La clave de {name}. Cópiela: solo se muestra ahora.</translation>
    </message>
    <message>
        <source>Name of the bot</source>
        <translation>Nombre del bot</translation>
    </message>
    <message>
        <source>Languages, such as en de</source>
        <translation>Idiomas, p. ej. en de</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Añadir un bot</translation>
    </message>
    <message>
        <source>Revoke key…</source>
        <translation>Revocar clave…</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Both found the machine. The game is over.</source>
        <translation>Ambos han descubierto a la máquina. La partida ha terminado.</translation>
    </message>
    <message>
        <source>The machine wasn&apos;t found. The game is over.</source>
        <translation>No se ha descubierto a la máquina. La partida ha terminado.</translation>
    </message>
    <message>
        <source>Person {number}: {color}</source>
        <translation>Persona {number}: {color}</translation>
    </message>
    <message>
        <source>The bot is {color}. This game never counts.</source>
        <translation>El bot es {color}. Esta partida nunca cuenta.</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>Escriba un mensaje</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Empezar partida</translation>
    </message>
    <message>
        <source>End game</source>
        <translation>Terminar partida</translation>
    </message>
    <message>
        <source>Log of the bot&apos;s messages</source>
        <translation>Registro de mensajes del bot</translation>
    </message>
    <message>
        <source>Waiting for the bot…</source>
        <translation>Esperando al bot…</translation>
    </message>
    <message>
        <source>Accuse</source>
        <translation>Acusar</translation>
    </message>
    <message>
        <source>Messages to the bot and from it</source>
        <translation>Mensajes enviados al bot y recibidos de él</translation>
    </message>
    <message>
        <source>Person {number}</source>
        <translation>Persona {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n browser(s) connected</source>
        <translation>
            <numerusform>%n navegador conectado</numerusform>
            <numerusform>%n navegadores conectados</numerusform>
        </translation>
    </message>
    <message>
        <source>Plain HTTP isn&apos;t private: others in the network can read and change what participants see and answer.</source>
        <translation>HTTP sin cifrar no es privado: otras personas de la red pueden leer y modificar lo que los participantes ven y responden.</translation>
    </message>
    <message>
        <source>Browsers warn that they don&apos;t know this computer&apos;s certificate. The help says how participants get past that, and how to use a certificate of your lab.</source>
        <translation>Los navegadores advierten de que no conocen el certificado de este equipo. La ayuda explica cómo pueden continuar los participantes pese al aviso y cómo usar un certificado de su laboratorio.</translation>
    </message>
    <message>
        <source>Phones and browsers</source>
        <translation>Teléfonos y navegadores</translation>
    </message>
    <message>
        <source>Close to browsers</source>
        <translation>Cerrar a navegadores</translation>
    </message>
    <message>
        <source>Plain HTTP, without a warning about the certificate</source>
        <translation>HTTP sin cifrar, sin aviso sobre el certificado</translation>
    </message>
    <message>
        <source>Open to browsers</source>
        <translation>Abrir a navegadores</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar enlace</translation>
    </message>
    <message>
        <source>Try it in this computer&apos;s browser</source>
        <translation>Probar en el navegador de este equipo</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>Código QR del enlace</translation>
    </message>
    <message>
        <source>Participants scan the code or open the link, and do “{title}” in the browser of their phone or computer. Each device gets a participant code of its own. For personal links, use turingdesk invite.</source>
        <translation>Los participantes escanean el código o abren el enlace y realizan «{title}» en el navegador de su teléfono u ordenador. Cada dispositivo recibe su propio código de participante. Para enlaces personales, use turingdesk invite.</translation>
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
        <source>Bradley-Terry [95% CI]</source>
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
        <translation type="unfinished">Realizar</translation>
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
        <translation type="unfinished">Puntuaciones de Turing</translation>
    </message>
    <message>
        <source>with errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} (reference)</source>
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
        <translation type="unfinished">Solicitudes simultáneas</translation>
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
        <translation type="unfinished">Diseño</translation>
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
        <translation type="unfinished">Actor</translation>
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
        <translation type="unfinished">Respuesta</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished">Turnos</translation>
    </message>
    <message>
        <source>Words in a message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{actor} as {target}</source>
        <translation type="unfinished">{actor} como {target}</translation>
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
        <translation>Alguien se ha rendido.</translation>
    </message>
    <message>
        <source>Bots…</source>
        <translation>Bots…</translation>
    </message>
    <message>
        <source>Accused {color}.</source>
        <translation>Ha acusado a {color}.</translation>
    </message>
    <message>
        <source>Column {name}</source>
        <translation>Columna {name}</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Import data</source>
        <translation>Importar datos</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>Progreso de la importación</translation>
    </message>
    <message>
        <source>Import</source>
        <comment>do it</comment>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Reading… {number} records</source>
        <translation>Leyendo… {number} registros</translation>
    </message>
    <message>
        <source>Import to</source>
        <translation>Importar a</translation>
    </message>
    <message>
        <source>What was skipped</source>
        <translation>Qué se omitió</translation>
    </message>
    <message>
        <source>Work with this data folder</source>
        <translation>Trabajar con esta carpeta de datos</translation>
    </message>
    <message>
        <source>Import to a folder</source>
        <translation>Importar a una carpeta</translation>
    </message>
    <message>
        <source>What the import makes</source>
        <translation>Qué crea la importación</translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation>Qué se importó</translation>
    </message>
    <message>
        <source>Read: {read}. Imported: {taken}. Skipped: {lost}.</source>
        <translation>Leídos: {read}. Importados: {taken}. Omitidos: {lost}.</translation>
    </message>
    <message>
        <source>First rows of {table}</source>
        <translation>Primeras filas de {table}</translation>
    </message>
    <message>
        <source>Choose files</source>
        <translation>Elegir archivos</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>Archivos y carpetas</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>Añadir archivos…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Añadir una carpeta…</translation>
    </message>
    <message>
        <source>Add at least one file or folder.</source>
        <translation>Añada al menos un archivo o una carpeta.</translation>
    </message>
    <message>
        <source>Enter the size of the screen like this: 1280x1024.</source>
        <translation>Escriba el tamaño de la pantalla así: 1280x1024.</translation>
    </message>
    <message>
        <source>As in the files</source>
        <translation>Como en los archivos</translation>
    </message>
    <message>
        <source>As the picture</source>
        <translation>Como la imagen</translation>
    </message>
    <message>
        <source>Use a gray picture where one is missing</source>
        <translation>Usar una imagen gris donde falte alguna</translation>
    </message>
    <message>
        <source>Answers to each prompt</source>
        <translation>Respuestas por consigna</translation>
    </message>
    <message>
        <source>Screen (px)</source>
        <translation>Pantalla (px)</translation>
    </message>
    <message>
        <source>Most turns</source>
        <translation>Máximo de turnos</translation>
    </message>
    <message>
        <source>Fewest turns</source>
        <translation>Mínimo de turnos</translation>
    </message>
    <message>
        <source>Rules exclude all verdicts.</source>
        <translation>Las reglas excluyen todos los veredictos.</translation>
    </message>
    <message>
        <source>by stimulus: never tested on a stimulus from the training set</source>
        <translation>por estímulo: ninguna respuesta a un estímulo del entrenamiento</translation>
    </message>
    <message>
        <source>by prompt: never tested on a prompt from the training set</source>
        <translation>por consigna: ninguna respuesta a una consigna del entrenamiento</translation>
    </message>
    <message>
        <source>not grouped: answers are split individually</source>
        <translation>sin agrupar: las respuestas se reparten una a una</translation>
    </message>
    <message>
        <source>none: it saw no answer with a known origin</source>
        <translation>ninguno: no se le mostró ninguna respuesta de autor conocido</translation>
    </message>
    <message>
        <source>Pictures sent</source>
        <translation>Imágenes enviadas</translation>
    </message>
    <message>
        <source>Prompt wording</source>
        <translation>Redacción</translation>
    </message>
    <message>
        <source>Grouped folds</source>
        <translation>Particiones agrupadas</translation>
    </message>
    <message>
        <source>trained on single messages</source>
        <translation>aprendió de mensajes sueltos</translation>
    </message>
    <message>
        <source>Only for blocks that show two answers side by side</source>
        <translation>Solo bloques que muestran dos, uno junto al otro</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Rasgos</translation>
    </message>
    <message>
        <source>The study&apos;s texts are sent to this server only. If the server needs a key, set the environment variable TURINGDESK_API_KEY.</source>
        <translation>Los textos del estudio se envían a este servidor y a ningún otro lugar. Si pide una clave, va en la variable de entorno TURINGDESK_API_KEY.</translation>
    </message>
    <message>
        <source>ID of a stimulus that is shown first with its truth (one-shot). Leave empty for none. With examples, only blocks that use their tables are judged.</source>
        <translation>El id de un estímulo que se muestra primero con su verdad (one-shot); déjelo vacío para ninguno. Con ejemplos, solo se juzgan los bloques de sus tablas.</translation>
    </message>
    <message>
        <source>Send pictures (the model must accept them)</source>
        <translation>Enviar imágenes; el modelo debe aceptarlas</translation>
    </message>
    <message>
        <source>Enter the server&apos;s address, for example http://localhost:11434/v1.</source>
        <translation>Escriba la dirección del servidor, p. ej. http://localhost:11434/v1.</translation>
    </message>
    <message>
        <source>Enter the model&apos;s name as the server lists it.</source>
        <translation>Escriba el nombre del modelo, tal como lo llama el servidor.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Compared with people</source>
        <translation>Junto a personas</translation>
    </message>
    <message>
        <source>The process ended unexpectedly.</source>
        <translation>El proceso terminó de forma inesperada.</translation>
    </message>
    <message>
        <source>Stopped. Finished verdicts are saved, and you can resume.</source>
        <translation>Detenido. Lo juzgado se conserva; se puede continuar.</translation>
    </message>
    <message>
        <source>Progress of the machine</source>
        <translation>Progreso de la máquina</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Empieza…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Se detiene…</translation>
    </message>
    <message>
        <source>Uses the features that fit each task; for text, words and character n-grams.</source>
        <translation>En cada bloque, lo adecuado a su tarea; de los textos, sus palabras y secuencias de caracteres.</translation>
    </message>
    <message>
        <source>Keeps all answers to a stimulus in one fold, so the judge is never tested on a stimulus it has seen.</source>
        <translation>En las particiones agrupadas, nunca se entrena con respuestas a un estímulo y se juzgan otras del mismo. Si no, el juez podría reconocer el estímulo y parecería mejor de lo que es.</translation>
    </message>
    <message>
        <source>Not grouped (as in the papers)</source>
        <translation>Sin agrupar, como en los artículos</translation>
    </message>
    <message>
        <source>File with the features</source>
        <translation>Archivo para los rasgos</translation>
    </message>
    <message>
        <source>Also judge with ungrouped folds to show the difference</source>
        <translation>Juzgar también con particiones sin agrupar, para mostrar la diferencia</translation>
    </message>
    <message>
        <source>Also judge each machine without training on it</source>
        <translation>Juzgar también máquinas con las que no se entrenó, una tras otra</translation>
    </message>
    <message>
        <source>Train on single messages of conversations</source>
        <translation>Aprender de mensajes sueltos de las conversaciones</translation>
    </message>
    <message>
        <source>Choose the file that contains these features.</source>
        <translation>Elija el archivo en que se buscan estos rasgos.</translation>
    </message>
    <message>
        <source>Enter the server&apos;s address and the model to use.</source>
        <translation>Escriba la dirección del servidor y el modelo que tiene.</translation>
    </message>
    <message>
        <source>Usual features for each task</source>
        <translation>Lo adecuado a cada tarea (usual)</translation>
    </message>
    <message>
        <source>The next user has to identify themselves ({key})</source>
        <translation>La siguiente persona se identifica ({key})</translation>
    </message>
    <message>
        <source>This data folder is also open on another computer: {places}. Everyone can work: sessions are shared, and nothing is counted twice.</source>
        <translation>Esta carpeta de datos está abierta también en otro puesto de control: {places}. Ambos pueden trabajar: cada uno ve las sesiones del otro y nada se cuenta dos veces.</translation>
    </message>
    <message numerus="yes">
        <source>This data folder is also open on %n other computer(s): {places}. Everyone can work: sessions are shared, and nothing is counted twice.</source>
        <translation>
            <numerusform>Esta carpeta de datos también está abierta en otro puesto de control: {places}. Los dos pueden trabajar: cada uno ve las sesiones del otro y nada se cuenta dos veces.</numerusform>
            <numerusform>Esta carpeta de datos también está abierta en otros %n puestos de control: {places}. Todos pueden trabajar: cada uno ve las sesiones de los otros y nada se cuenta dos veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prepare</source>
        <comment>group of pages</comment>
        <translation>Preparar</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>group of pages</comment>
        <translation>Realizar</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>group of pages</comment>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Codes are random, avoid characters that look alike, and end with a check character. Each code is given out only once across all computers that use this data folder.</source>
        <translation>Los códigos son aleatorios, sin caracteres que se parezcan, y el último carácter comprueba los demás. No hay dos puestos de control de esta carpeta de datos que den el mismo.</translation>
    </message>
    <message>
        <source>Codes belong to a study. Open a study on the Studies page first.</source>
        <translation>Los códigos se crean para un estudio. Abra primero uno en Estudios.</translation>
    </message>
    <message>
        <source>One code per line, typed or pasted from a spreadsheet: letters (a to z), digits, and hyphens. Codes are used in file names, so don&apos;t use real names.</source>
        <translation>Un código por línea, escrito o pegado de una hoja de cálculo: letras (a-z), cifras y guiones. Los códigos dan nombre a los archivos, así que nada de nombres reales.</translation>
    </message>
    <message>
        <source>available</source>
        <comment>a code nobody uses</comment>
        <translation>libre</translation>
    </message>
    <message numerus="yes">
        <source>%n code(s) for this study, {free} available.</source>
        <translation>
            <numerusform>%n código para este estudio, {free} libres.</numerusform>
            <numerusform>%n códigos para este estudio, {free} libres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new code(s); {known} already on the list.</source>
        <translation>
            <numerusform>%n código nuevo, {known} ya en la lista.</numerusform>
            <numerusform>%n códigos nuevos, {known} ya en la lista.</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of codes</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>Create codes</source>
        <translation>Crear códigos</translation>
    </message>
    <message numerus="yes">
        <source>%n code(s) copied, one per line.</source>
        <translation>
            <numerusform>%n código copiado.</numerusform>
            <numerusform>%n códigos copiados, uno por línea.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} more.</source>
        <translation>Hay {number} más.</translation>
    </message>
    <message>
        <source>Describe what happened, for those who analyze the data: for example, the participant arrived late or was interrupted. No names. Notes are exported. You can add notes but not change them.</source>
        <translation>Qué ocurrió, para quien mire los datos después: llegó tarde, hubo molestias, paró por una llamada. Sin nombres. Las notas se exportan; no se pueden cambiar, solo ampliar.</translation>
    </message>
    <message>
        <source>This session will no longer count in live results, analyses, or exports without pilots. Its journal doesn&apos;t change. You can&apos;t undo this.</source>
        <translation>A partir de ahora esta sesión no cuenta en ninguna parte: ni en los resultados en vivo ni en análisis o exportaciones sin pilotos. Su diario queda como está. Esto no se puede deshacer.</translation>
    </message>
    <message>
        <source>A note can have at most {most} characters.</source>
        <translation>Una nota tiene como máximo {most} caracteres.</translation>
    </message>
    <message>
        <source>Reason for marking as a pilot</source>
        <translation>Por qué es un piloto</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>the reason</comment>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>No participants yet. Participants appear here when they start a session. You can create codes in advance.</source>
        <translation>Nadie se ha sentado todavía. Quien empieza una sesión aparece aquí; los códigos se pueden crear antes.</translation>
    </message>
    <message>
        <source>No matches. Clear the search or choose all studies.</source>
        <translation>Nadie coincide. Vacíe la búsqueda o elija todos los estudios.</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Última vez</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Participant&apos;s sessions and notes</source>
        <translation>Sesiones y notas del participante</translation>
    </message>
    <message>
        <source>All of this person&apos;s data will be deleted from the data folder: journals, personal answers, pilots, notes, and the reserved code. A log entry keeps the date, who deleted the data, the reason, and the number of answers. Delete the data from backups and earlier exports yourself.</source>
        <translation>Todo lo que esta persona aportó se borra de la carpeta de datos: diarios, respuestas personales, pilotos, notas y el código reservado. Una constancia conserva cuándo, quién, por qué y cuántas respuestas había. Las copias de seguridad y las exportaciones anteriores debe limpiarlas usted.</translation>
    </message>
    <message>
        <source>There are no sessions here.</source>
        <translation>Aquí no hay ninguna sesión.</translation>
    </message>
    <message>
        <source>Keep only a hash of the code in the log entry</source>
        <translation>Guardar en la constancia solo un hash del código</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Borrar definitivamente</translation>
    </message>
    <message>
        <source>Reason, for example: asked by email. No names.</source>
        <translation>Motivo, por ejemplo: lo pidió por correo. Sin nombres.</translation>
    </message>
    <message>
        <source>This person&apos;s sessions couldn&apos;t be listed.</source>
        <translation>No se pudieron listar las sesiones de esta persona.</translation>
    </message>
    <message>
        <source>Machine partner</source>
        <translation>Interlocutor máquina</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>Solo personas</translation>
    </message>
    <message>
        <source>Share of conversations</source>
        <translation>Proporción de conversaciones</translation>
    </message>
    <message>
        <source>No users are listed: anyone who uses this computer can do everything, and the audit log shows the system&apos;s user name. To make TuringDesk ask for the user, add people.</source>
        <translation>No hay nadie en la lista: quien usa este equipo puede hacer todo, y el registro nombra al usuario del sistema. Añada personas para que el puesto de control pregunte quién es.</translation>
    </message>
    <message>
        <source>TuringDesk asks for a PIN when it starts and after it was locked. A PIN controls who can do what in TuringDesk. It does not protect the files on this computer.</source>
        <translation>El puesto de control pide un PIN al iniciarse y después de bloquearse. El PIN distingue quién puede hacer qué en este puesto; quien puede usar los archivos de este equipo no lo necesita para leerlos.</translation>
    </message>
    <message>
        <source>At least {least} characters; not a sequence such as 1234.</source>
        <translation>Al menos {least} caracteres, letras o cifras, y ninguna serie como 1234.</translation>
    </message>
    <message>
        <source>The first person is an investigator. From now on, TuringDesk asks for the user when it starts and after a period without activity.</source>
        <translation>La primera persona es responsable. A partir de ahora el puesto de control pregunta quién es: al iniciarse y tras un rato sin teclado ni ratón.</translation>
    </message>
    <message>
        <source>Investigator: can do everything</source>
        <translation>Responsable: puede hacer todo</translation>
    </message>
    <message>
        <source>Assistant: can run sessions and write notes</source>
        <translation>Asistente: dirige sesiones y escribe notas</translation>
    </message>
    <message>
        <source>Lock after this many minutes without a key press or mouse movement</source>
        <translation>Bloquear tras unos minutos sin teclado ni ratón</translation>
    </message>
    <message>
        <source>No user will be left, and anyone will be able to do everything again.</source>
        <translation>Entonces no queda nadie, y todos pueden volver a hacer todo.</translation>
    </message>
    <message>
        <source>They can no longer unlock TuringDesk. Their entries stay in the audit log.</source>
        <translation>Ya no podrá desbloquear este puesto de control. Lo que hizo queda en el registro.</translation>
    </message>
    <message>
        <source>Repeat PIN</source>
        <translation>PIN otra vez</translation>
    </message>
    <message>
        <source>New PIN (leave empty to keep the current one)</source>
        <translation>PIN nuevo; déjelo vacío para conservar el actual</translation>
    </message>
    <message>
        <source>The PINs don&apos;t match.</source>
        <translation>Los dos PIN son diferentes.</translation>
    </message>
    <message>
        <source>The withdrawal of {code} was interrupted. It has now been completed.</source>
        <translation>La retirada de {code} se había interrumpido. Ahora está terminada.</translation>
    </message>
    <message>
        <source>Forgot the PIN? An investigator can set a new one in Settings. If no one can sign in, run turingdesk people --reset NAME in a terminal on this computer.</source>
        <translation>¿Olvidó el PIN? Un responsable le da uno nuevo en Ajustes. Si nadie puede entrar: turingdesk people --reset NAME, en una terminal de este equipo.</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Try again in {time}.</source>
        <translation>Tras varios PIN incorrectos, el siguiente se comprobará dentro de {time}.</translation>
    </message>
    <message>
        <source>TuringDesk is locked</source>
        <translation>El puesto está bloqueado</translation>
    </message>
    <message>
        <source>Wrong PIN.</source>
        <translation>Este PIN es incorrecto.</translation>
    </message>
    <message>
        <source>No ratings yet. Players and machines appear here when the first Turing Game of this data folder is over. Pilots and sealed studies don&apos;t count.</source>
        <translation>Aún no hay clasificación. Los jugadores y las máquinas aparecen aquí cuando termina el primer Juego de Turing de esta carpeta de datos. Los pilotos y los estudios sellados no cuentan.</translation>
    </message>
    <message>
        <source>No one is waiting for a Turing Game.</source>
        <translation>Nadie está esperando un Juego de Turing.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Closest (distance)</source>
        <translation>Más cercano (distancia)</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Strength [95% CI]</source>
        <translation>Fuerza [IC del 95 %]</translation>
    </message>
    <message>
        <source>Minutes to decide</source>
        <translation>Minutos hasta decidir</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Weighted ratio</source>
        <translation>Razón ponderada</translation>
    </message>
    <message>
        <source>Matching and ratings</source>
        <translation>Emparejamiento y clasificación</translation>
    </message>
    <message>
        <source>Waiting for a partner</source>
        <translation>Esperando a un interlocutor</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>Tabla de clasificación</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>Partidas a lo largo del tiempo</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Preregistered {time} by {person}, version {version}.</source>
        <translation>Prerregistrado {time} por {person}, versión {version}.</translation>
    </message>
    <message>
        <source>Why? The report shows the reason next to the changes.</source>
        <translation>¿Por qué? El informe lo muestra junto a los cambios.</translation>
    </message>
    <message>
        <source>Explain changes</source>
        <translation>Justificar cambios</translation>
    </message>
    <message>
        <source>The preregistration was changed by hand: {problem}</source>
        <translation>El prerregistro se cambió a mano: {problem}</translation>
    </message>
    <message>
        <source>Preregistered {time} by {person}, sealed later.</source>
        <translation>Prerregistrado {time} por {person}, sellado después.</translation>
    </message>
    <message>
        <source>Not preregistered. Preregister the study&apos;s folder, then pack it.</source>
        <translation>Sin prerregistrar. Prerregistre la carpeta del estudio y después empaquétela.</translation>
    </message>
    <message>
        <source>Preregister the study</source>
        <translation>Prerregistrar el estudio</translation>
    </message>
    <message>
        <source>Preregister</source>
        <translation>Prerregistrar</translation>
    </message>
    <message>
        <source>Changed since preregistration</source>
        <translation>Cambiado desde el prerregistro</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>the reason of a change</comment>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Preregister…</source>
        <translation>Prerregistrar…</translation>
    </message>
    <message>
        <source>Explain changes…</source>
        <translation>Justificar cambios…</translation>
    </message>
    <message numerus="yes">
        <source>and %n more change(s)</source>
        <translation>
            <numerusform>y %n cambio más</numerusform>
            <numerusform>y %n cambios más</numerusform>
        </translation>
    </message>
    <message>
        <source>The preregistration stays with the study. You can still change the study; each change is shown as a deviation with its date, author, and reason.</source>
        <translation>El prerregistro queda con el estudio. El estudio se puede seguir cambiando; cada cambio se muestra como desviación, con su fecha, su autor y el motivo.</translation>
    </message>
    <message>
        <source>Not preregistered. Preregistering records the study&apos;s hash, rules, and planned analysis before data collection. You can still change the study; changes are shown as deviations.</source>
        <translation>Sin prerregistrar. El prerregistro recoge el hash del estudio, sus reglas y el análisis previsto antes de obtener los datos. El estudio se puede seguir cambiando; los cambios se muestran como desviaciones.</translation>
    </message>
    <message>
        <source>Changed since then, without a reason:</source>
        <translation>Cambiado desde entonces, sin que nadie dijera por qué:</translation>
    </message>
    <message>
        <source>Not preregistered when it was sealed.</source>
        <translation>Sin prerregistrar cuando se selló.</translation>
    </message>
    <message>
        <source>The participant didn&apos;t consent.</source>
        <translation>No se dio el consentimiento.</translation>
    </message>
    <message>
        <source>The experimenter ended the session.</source>
        <translation>La persona encargada del estudio terminó la sesión.</translation>
    </message>
    <message>
        <source>The session is closed for now. You can resume it from Sessions.</source>
        <translation>La sesión se cerró por ahora; se puede reanudar desde Sesiones.</translation>
    </message>
    <message>
        <source>{session} is paused. {why} TuringDesk tries again every few seconds.</source>
        <translation>{session} está en pausa. {why} Se vuelve a intentar cada pocos segundos.</translation>
    </message>
    <message>
        <source>{session}: everything is saved. The participant can continue.</source>
        <translation>{session}: todo está escrito. El participante puede continuar.</translation>
    </message>
    <message>
        <source>{participant}: {done} of {trials} saved and checked.</source>
        <translation>{participant}, guardado y comprobado: {done} de {trials}.</translation>
    </message>
    <message>
        <source>{clock_was_set}; response times are correct.</source>
        <translation>{clock_was_set}; los tiempos de respuesta son correctos.</translation>
    </message>
    <message>
        <source>The journal couldn&apos;t be read back: {why}</source>
        <translation>No se pudo releer el diario: {why}</translation>
    </message>
    <message>
        <source>Opens the seal in TuringDesk until you close it. Results, exports, and live results then show who made what; anyone watching is unblinded.</source>
        <translation>Abre el sello para este puesto de control hasta que se cierre. Los resultados, las exportaciones y los números en vivo dicen entonces quién hizo qué; quien los mira deja de estar a ciegas.</translation>
    </message>
    <message>
        <source>Creates a second package in which no one can read who made what. Run the sessions from that package. Verdicts are counted after you enter the passphrase.</source>
        <translation>Crea un segundo paquete en el que nadie puede leer quién hizo qué. Haga las sesiones con ese; los veredictos se cuentan al introducir la frase secreta.</translation>
    </message>
    <message>
        <source>The passphrase is not stored anywhere. Without it, no one can ever count the verdicts.</source>
        <translation>La frase secreta no se guarda en ninguna parte. Sin ella, nadie podrá contar nunca los veredictos.</translation>
    </message>
    <message>
        <source>Save the sealed package as</source>
        <comment>a file or a folder</comment>
        <translation>Sellar en</translation>
    </message>
    <message>
        <source>Checking the passphrase</source>
        <translation>Probando la frase secreta</translation>
    </message>
    <message>
        <source>Enter passphrase…</source>
        <translation>Introducir frase secreta…</translation>
    </message>
    <message>
        <source>Number of sessions</source>
        <translation>Sesiones por sortear</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Enter a new name for the sealed package: a folder or a .tdz file.</source>
        <translation>Indique el paquete sellado: una carpeta o un archivo .tdz que aún no exista.</translation>
    </message>
    <message>
        <source>Enter the number of sessions: 1 to {most}.</source>
        <translation>Escriba cuántas sesiones sortear: de 1 a {most}.</translation>
    </message>
    <message>
        <source>The passphrases don&apos;t match. Type them again.</source>
        <translation>Las dos frases secretas no coinciden. Escríbalas de nuevo.</translation>
    </message>
    <message>
        <source>Number of sessions, with a reserve for dropouts</source>
        <translation>Sesiones por sortear; algunas más de las previstas, por quienes abandonen</translation>
    </message>
    <message>
        <source>Passphrase (at least 12 characters)</source>
        <translation>Frase secreta, al menos 12 caracteres</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <comment>the same passphrase</comment>
        <translation>Otra vez</translation>
    </message>
    <message numerus="yes">
        <source>{package} is saved, with %n session(s). It opens now. Run the sessions from it, and store the original study where the people who run them can&apos;t find it.

Fingerprint of the seal: {fingerprint}…</source>
        <translation>
            <numerusform>{package} está listo, con %n sesión sorteada. Ahora se abre; haga las sesiones con él y guarde el estudio original donde no lo encuentren quienes las dirigen.

Huella del sello: {fingerprint}…</numerusform>
            <numerusform>{package} está listo, con %n sesiones sorteadas. Ahora se abre; haga las sesiones con él y guarde el estudio original donde no lo encuentren quienes las dirigen.

Huella del sello: {fingerprint}…</numerusform>
        </translation>
    </message>
    <message>
        <source>No sessions yet. Start one on the Studies page. It appears here right away.</source>
        <translation>Aún no hay sesiones. Empiece una desde Estudios; aparece aquí en cuanto ha comenzado.</translation>
    </message>
    <message>
        <source>No matches. Clear the search.</source>
        <translation>Ninguna sesión coincide. Borre la búsqueda.</translation>
    </message>
    <message numerus="yes">
        <source>Checked %n journal(s): every line is unchanged.</source>
        <translation>
            <numerusform>%n diario comprobado: cada línea está como se escribió.</numerusform>
            <numerusform>%n diarios comprobados: cada línea está como se escribió.</numerusform>
        </translation>
    </message>
    <message>
        <source>Signed: {signed}; not signed or not closed: {others}.</source>
        <translation>Firmados: {signed}; sin firmar o sin cerrar: {others}.</translation>
    </message>
    <message>
        <source>{time}, {who} (marked as a pilot): {note}</source>
        <translation>{time}, {who} (convertida en piloto): {note}</translation>
    </message>
    <message>
        <source>These settings apply to all sessions on this computer, and each session records them. Use the same settings on all booths of a study. Participants change the text size with Ctrl and plus or minus.</source>
        <translation>Las sesiones de este equipo tienen todas el mismo aspecto, y la primera línea de cada una dice cuál. Use el mismo aspecto en todas las cabinas de un estudio. Los participantes cambian el tamaño de letra con Ctrl y más o menos.</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Changes are saved automatically.</source>
        <translation>Los cambios se guardan al momento.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>No verdicts yet.</source>
        <translation>Aún no hay veredictos.</translation>
    </message>
    <message>
        <source>No verdict on a machine yet.</source>
        <translation>Aún no hay veredictos sobre máquinas.</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>Sellado</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>Quiosco</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>Median RT</source>
        <translation>TR mediano</translation>
    </message>
    <message>
        <source>Imitation detectability</source>
        <translation>Detectabilidad de la imitación</translation>
    </message>
    <message>
        <source>Answers per minute</source>
        <translation>Respuestas por minuto</translation>
    </message>
    <message>
        <source>reserved for control trials</source>
        <translation>reservado para control</translation>
    </message>
    <message>
        <source>reserved for practice</source>
        <translation>reservado para práctica</translation>
    </message>
    <message>
        <source>TuringDesk never changes recorded data. The files are as they were found.</source>
        <translation>TuringDesk nunca cambia lo escrito; los archivos están como se encontraron.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more. To list them all, run `turingdesk check`.</source>
        <translation>
            <numerusform>Y %n más; `turingdesk check` los muestra todos.</numerusform>
            <numerusform>Y %n más; `turingdesk check` los muestra todos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in the audit log</source>
        <translation>
            <numerusform>%n problema en el registro</numerusform>
            <numerusform>%n problemas en el registro</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that it exists and can be read.</source>
        <translation>Compruebe que existe y que se puede leer.</translation>
    </message>
    <message>
        <source>Letters, digits, and hyphens, for example P-014. The code is used in file names, so don&apos;t use real names.</source>
        <translation>Letras, cifras y guiones, p. ej. P-014. Da nombre a los archivos, así que nada de nombres reales.</translation>
    </message>
    <message>
        <source>Session {number} of {code} was interrupted</source>
        <translation>La sesión {number} de {code} se interrumpió</translation>
    </message>
    <message>
        <source>Pilot: in a window with an orange border, stored separately, never counted</source>
        <translation>Piloto: en una ventana con borde naranja, guardado aparte, nunca cuenta</translation>
    </message>
    <message>
        <source>{session}: answers saved: {answers} of {given}.</source>
        <translation>{session}: {answers} de {given} respuestas están en el disco.</translation>
    </message>
    <message>
        <source>{participant}: {done} of {trials} and {forms} saved and checked.</source>
        <translation>{participant}, guardado y comprobado: {done} de {trials} y {forms}.</translation>
    </message>
    <message>
        <source>To see the stimulus “{stimulus}”, open its study first.</source>
        <translation>Para ver el estímulo «{stimulus}», abra antes su estudio.</translation>
    </message>
    <message>
        <source>Open the demo</source>
        <translation>Abrir la demostración</translation>
    </message>
    <message>
        <source>Import data…</source>
        <translation>Importar datos…</translation>
    </message>
    <message>
        <source>How do you want to begin?</source>
        <translation>¿Cómo quiere empezar?</translation>
    </message>
    <message>
        <source>Look at the demo</source>
        <translation>Ver la demostración</translation>
    </message>
    <message>
        <source>Seven short tasks with invented answers. Take part yourself, then watch the results. A session takes about a quarter of an hour.</source>
        <translation>Siete tareas breves con respuestas inventadas. Participe usted y vea después los resultados. Una sesión dura alrededor de un cuarto de hora.</translation>
    </message>
    <message>
        <source>Make a study</source>
        <translation>Crear un estudio</translation>
    </message>
    <message>
        <source>From a spreadsheet with one answer in each row, and a folder of pictures. Or start from a published design.</source>
        <translation>A partir de una hoja de cálculo con una respuesta por fila y una carpeta de imágenes. O partiendo de un diseño publicado.</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Abrir un estudio</translation>
    </message>
    <message>
        <source>A study is a folder with a study.toml, or one .tdz file. You can also drop it anywhere on this window.</source>
        <translation>Un estudio es una carpeta con un study.toml o un solo archivo .tdz. También puede soltarlo en cualquier lugar de esta ventana.</translation>
    </message>
    <message>
        <source>About {minutes} min</source>
        <translation>Unos {minutes} min</translation>
    </message>
    <message>
        <source>In browsers…</source>
        <translation>En navegadores…</translation>
    </message>
    <message>
        <source>Session {number} of {code} at {kiosk} was interrupted</source>
        <translation>La sesión {number} de {code} en {kiosk} se interrumpió</translation>
    </message>
    <message>
        <source>Start over with the same trials</source>
        <translation>Empezar de nuevo con los mismos ensayos</translation>
    </message>
    <message>
        <source>Start another session with different trials</source>
        <translation>Empezar otra sesión con otros ensayos</translation>
    </message>
    <message>
        <source>Next available code: {code}</source>
        <translation>Siguiente código libre: {code}</translation>
    </message>
    <message>
        <source>Alt+Up or Alt+Down sorts by this column.</source>
        <translation>Alt con la flecha arriba o abajo ordena por la columna.</translation>
    </message>
    <message>
        <source>Create one from a template or from your own spreadsheet, or drop one onto this window. Try it as a pilot first: pilots never count.</source>
        <translation>Cree uno a partir de una plantilla o de su propia hoja de cálculo, o suelte uno sobre esta ventana. Pruébelo antes como piloto: los pilotos nunca cuentan.</translation>
    </message>
    <message>
        <source>Every answer is saved at once</source>
        <translation>Cada respuesta va al disco al momento</translation>
    </message>
    <message>
        <source>Start a session on the Studies page with a participant code. If it is interrupted, start it again with the same code: it continues at the same trial.</source>
        <translation>Empiece una sesión desde Estudios con un código de participante. Si se interrumpe, vuelva a empezarla con el mismo código: continúa en el mismo ensayo.</translation>
    </message>
    <message>
        <source>Results update while people answer</source>
        <translation>Los números cambian mientras se responde</translation>
    </message>
    <message>
        <source>The confusion matrix and detectability are computed from the answers, with and without the study&apos;s rules.</source>
        <translation>La matriz y la detectabilidad salen directamente de las respuestas, antes y después de aplicar las reglas del propio estudio.</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>Llévese todo</translation>
    </message>
    <message>
        <source>Excel and CSV, one row per answer, with a codebook. For help on any page, press F1.</source>
        <translation>Excel y CSV, una fila por pregunta respondida, con libro de códigos. Pulse F1 en cualquier página para ver la ayuda.</translation>
    </message>
    <message>
        <source>{number} of {sessions}</source>
        <translation>{number} de {sessions}</translation>
    </message>
    <message>
        <source>Answers given so far are saved. Close TuringDesk and start it again.</source>
        <translation>Las respuestas dadas hasta ahora están en el disco. Cierre TuringDesk y vuelva a abrirlo.</translation>
    </message>
    <message>
        <source>Fix the package and open it again.</source>
        <translation>Corrija el paquete y vuelva a abrirlo.</translation>
    </message>
    <message>
        <source>Something unexpected happened in TuringDesk.</source>
        <translation>TuringDesk se encontró con algo inesperado.</translation>
    </message>
    <message>
        <source>The report is saved in {file}</source>
        <translation>El informe está en {file}</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Qué hacer ahora</translation>
    </message>
    <message>
        <source>A session is in progress</source>
        <translation>Hay un participante en plena sesión</translation>
    </message>
    <message>
        <source>The last answer is in memory, and TuringDesk tries to save it every few seconds. If you close the session now, the answer is lost, and the question is asked again when the session resumes.</source>
        <translation>La última respuesta está en memoria y se intenta guardar cada pocos segundos. Si se cierra ahora, se pierde; ese paso se volverá a preguntar al retomar la sesión.</translation>
    </message>
    <message>
        <source>The answer is saved now, and nothing is lost. The participant can continue.</source>
        <translation>Ya está guardada y no se ha perdido nada. La persona participante puede continuar.</translation>
    </message>
    <message>
        <source>Ends the session. Answers so far are saved; the remaining questions are not asked.</source>
        <translation>Se da por terminada: las respuestas dadas se conservan y el resto no se pregunta.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong PINs. Try again in %n s.</source>
        <translation>
            <numerusform>Tras varios PIN incorrectos, el siguiente se comprobará dentro de %n s.</numerusform>
            <numerusform>Tras varios PIN incorrectos, el siguiente se comprobará dentro de %n s.</numerusform>
        </translation>
    </message>
    <message>
        <source>OK</source>
        <comment>nothing has to be done</comment>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>here is something to look at</comment>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Pre-session check</source>
        <translation>Comprobación previa</translation>
    </message>
    <message>
        <source>Pre-session check: the session can&apos;t start</source>
        <translation>Comprobación previa: la sesión no puede empezar</translation>
    </message>
    <message numerus="yes">
        <source>Pre-session check: %n warning(s)</source>
        <translation>
            <numerusform>Comprobación previa: %n aviso</numerusform>
            <numerusform>Comprobación previa: %n avisos</numerusform>
        </translation>
    </message>
    <message>
        <source>Pre-session check: no problems</source>
        <translation>Comprobación previa: sin problemas</translation>
    </message>
    <message>
        <source>The participant&apos;s screen was unplugged: {name}. Plug it in again, or continue on the remaining screen. The trial is marked as interrupted.</source>
        <translation>Se desconectó la pantalla del participante: {name}. Vuelva a conectarla o continúe en la pantalla que queda. El ensayo se marca como interrumpido.</translation>
    </message>
    <message>
        <source>Sessions now</source>
        <translation>Sesiones ahora</translation>
    </message>
    <message>
        <source>Pilots</source>
        <translation>Pilotos</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation>Todas las tareas</translation>
    </message>
    <message>
        <source>the reader ended unexpectedly</source>
        <translation>el lector terminó de forma inesperada</translation>
    </message>
    <message>
        <source>Column names as in the codebook</source>
        <translation>Nombres de columna como en el libro de códigos</translation>
    </message>
    <message>
        <source>Column names as in {program}</source>
        <translation>Nombres de columna como en {program}</translation>
    </message>
    <message>
        <source>last answer {when}</source>
        <comment>for example 3 min ago</comment>
        <translation>última respuesta {when}</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) counted</source>
        <translation>
            <numerusform>%n respuesta contada</numerusform>
            <numerusform>%n respuestas contadas</numerusform>
        </translation>
    </message>
    <message>
        <source>fast answers</source>
        <translation>respuestas rápidas</translation>
    </message>
    <message numerus="yes">
        <source>%n kiosk(s) running</source>
        <translation>
            <numerusform>%n quiosco en marcha</numerusform>
            <numerusform>%n quioscos en marcha</numerusform>
        </translation>
    </message>
    <message>
        <source>no kiosk running</source>
        <translation>ningún quiosco en marcha</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in the journals</source>
        <translation>
            <numerusform>%n problema en los diarios</numerusform>
            <numerusform>%n problemas en los diarios</numerusform>
        </translation>
    </message>
    <message>
        <source>on {date}</source>
        <translation>el {date}</translation>
    </message>
    <message numerus="yes">
        <source>%n sealed</source>
        <comment>answers</comment>
        <translation>
            <numerusform>%n sellada</numerusform>
            <numerusform>%n selladas</numerusform>
        </translation>
    </message>
    <message>
        <source>before rules</source>
        <translation>antes de las reglas</translation>
    </message>
    <message>
        <source>No interval yet</source>
        <translation>Aún sin intervalo</translation>
    </message>
    <message>
        <source>{seconds} s ago</source>
        <translation>hace {seconds} s</translation>
    </message>
    <message>
        <source>{minutes} min ago</source>
        <translation>hace {minutes} min</translation>
    </message>
    <message>
        <source>{hours} h ago</source>
        <translation>hace {hours} h</translation>
    </message>
    <message numerus="yes">
        <source>%n excluded by rule</source>
        <comment>answers</comment>
        <translation>
            <numerusform>%n excluida por reglas</numerusform>
            <numerusform>%n excluidas por reglas</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers yet.</source>
        <translation>Aún no hay respuestas.</translation>
    </message>
    <message>
        <source>Simulated data</source>
        <translation>Datos simulados</translation>
    </message>
    <message>
        <source>Pilot data</source>
        <translation>Datos piloto</translation>
    </message>
    <message>
        <source>human</source>
        <translation>humano</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>máquina</translation>
    </message>
    <message>
        <source>Live results</source>
        <translation>Resultados en vivo</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Demostración</translation>
    </message>
    <message>
        <source>Progress of reading</source>
        <translation>Progreso de la lectura</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n journal(s)…</source>
        <translation>
            <numerusform>Leyendo %n diario…</numerusform>
            <numerusform>Leyendo %n diarios…</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages</source>
        <comment>of the desk</comment>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>{desk}, since {time}</source>
        <translation>{desk}, desde {time}</translation>
    </message>
    <message>
        <source>Also open at {places}</source>
        <translation>También abierta en {places}</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Estudios</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Participantes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Made</source>
        <comment>when a code was made</comment>
        <translation>Creado</translation>
    </message>
    <message>
        <source>By</source>
        <comment>who made it</comment>
        <translation>Por</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Participant codes</source>
        <translation>Códigos de participante</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Códigos</translation>
    </message>
    <message>
        <source>First coder</source>
        <translation>Primer codificador</translation>
    </message>
    <message>
        <source>Second coder</source>
        <translation>Segundo codificador</translation>
    </message>
    <message>
        <source>Overall</source>
        <comment>agreement of two coders</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Two coders compared</source>
        <translation>Comparación de dos codificadores</translation>
    </message>
    <message>
        <source>Text coded differently</source>
        <translation>Texto codificado de forma distinta</translation>
    </message>
    <message>
        <source>All codes of both</source>
        <translation>Todos los códigos de ambos</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>to code</comment>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Acuerdo</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Kappa</translation>
    </message>
    <message>
        <source>Cohen’s kappa</source>
        <translation>Kappa de Cohen</translation>
    </message>
    <message>
        <source>Texts coded differently</source>
        <translation>Textos codificados de forma distinta</translation>
    </message>
    <message>
        <source>{coder} {done}</source>
        <comment>how many texts a coder has coded</comment>
        <translation>{coder} {done}</translation>
    </message>
    <message>
        <source>Coding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>Compare coders</source>
        <translation>Comparar codificadores</translation>
    </message>
    <message>
        <source>Coder</source>
        <translation>Codificador</translation>
    </message>
    <message>
        <source>Text to code</source>
        <translation>Texto por codificar</translation>
    </message>
    <message>
        <source>Texts coded</source>
        <translation>Textos codificados</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the text before</comment>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Codes: {codes}</source>
        <translation>Códigos: {codes}</translation>
    </message>
    <message>
        <source>No code</source>
        <translation>Sin código</translation>
    </message>
    <message>
        <source>Parts of the study</source>
        <translation>Partes del estudio</translation>
    </message>
    <message>
        <source>Column names</source>
        <translation>Nombres de columna</translation>
    </message>
    <message>
        <source>folder</source>
        <comment>a format of exports</comment>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Add your own…</source>
        <translation>Añadir propios…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message>
        <source>None yet.</source>
        <comment>codes</comment>
        <translation>Aún ninguno.</translation>
    </message>
    <message>
        <source>Save the codes</source>
        <translation>Guardar los códigos</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Mark as pilot</source>
        <translation>Marcar como piloto</translation>
    </message>
    <message>
        <source>Note on a session</source>
        <translation>Nota sobre una sesión</translation>
    </message>
    <message>
        <source>{participant}, session {number} of {study}</source>
        <translation>{participant}, sesión {number} de {study}</translation>
    </message>
    <message numerus="yes">
        <source>%n new code(s).</source>
        <translation>
            <numerusform>%n código nuevo.</numerusform>
            <numerusform>%n códigos nuevos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add your own codes</source>
        <translation>Añadir códigos propios</translation>
    </message>
    <message>
        <source>Add codes</source>
        <translation>Añadir códigos</translation>
    </message>
    <message>
        <source>For {study}</source>
        <translation>Para {study}</translation>
    </message>
    <message>
        <source>Codes…</source>
        <translation>Códigos…</translation>
    </message>
    <message>
        <source>Find a code</source>
        <translation>Buscar un código</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Nota…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>Retirar…</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s), {withdrew} withdrew in {folder}</source>
        <translation>
            <numerusform>%n participante, {withdrew} retirados, en {folder}</numerusform>
            <numerusform>%n participantes, {withdrew} retirados, en {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) in {folder}</source>
        <translation>
            <numerusform>%n participante en {folder}</numerusform>
            <numerusform>%n participantes en {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {studies}, {pilots} among them.</source>
        <translation>
            <numerusform>%n sesión en {studies}, de ellas {pilots}.</numerusform>
            <numerusform>%n sesiones en {studies}, de ellas {pilots}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {studies}.</source>
        <translation>
            <numerusform>%n sesión en {studies}.</numerusform>
            <numerusform>%n sesiones en {studies}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdraw a participant</source>
        <translation>Retirar a un participante</translation>
    </message>
    <message>
        <source>Looking for sessions…</source>
        <translation>Buscando sesiones…</translation>
    </message>
    <message numerus="yes">
        <source>%n pilot(s)</source>
        <translation>
            <numerusform>%n piloto</numerusform>
            <numerusform>%n pilotos</numerusform>
        </translation>
    </message>
    <message>
        <source>Also written {codes}.</source>
        <translation>También escrito {codes}.</translation>
    </message>
    <message>
        <source>Type {code} to confirm</source>
        <translation>Escriba {code} para confirmar</translation>
    </message>
    <message>
        <source>Withdraw {code}</source>
        <translation>Retirar a {code}</translation>
    </message>
    <message>
        <source>Lock</source>
        <comment>the desk, now</comment>
        <translation>Bloquear</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Función</translation>
    </message>
    <message>
        <source>People and PINs</source>
        <translation>Personas y PIN</translation>
    </message>
    <message>
        <source>Add a person…</source>
        <translation>Añadir persona…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>{judge} judges {study}</source>
        <translation>{judge} juzga {study}</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Modelo de lenguaje</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juez</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Nombre (opcional)</translation>
    </message>
    <message>
        <source>Answers that are too fast</source>
        <translation>Respuestas demasiado rápidas</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of judge</comment>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Juzgados</translation>
    </message>
    <message>
        <source>No verdict</source>
        <translation>Sin veredicto</translation>
    </message>
    <message>
        <source>How the machine judges were made</source>
        <translation>Cómo se hicieron los jueces máquina</translation>
    </message>
    <message>
        <source>How this judge was made</source>
        <translation>Cómo se hizo este juez</translation>
    </message>
    <message>
        <source>Not preregistered: all results are exploratory.</source>
        <translation>Sin prerregistro: todos los resultados son exploratorios.</translation>
    </message>
    <message>
        <source>Planned tests</source>
        <translation>Pruebas previstas</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Veredictos</translation>
    </message>
    <message>
        <source>Detectability</source>
        <translation>Detectabilidad</translation>
    </message>
    <message>
        <source>By task and machine</source>
        <translation>Por tarea y máquina</translation>
    </message>
    <message>
        <source>No answers yet. Results appear here after the first answer.</source>
        <translation>Aún no hay respuestas. Los resultados aparecen aquí con la primera respuesta.</translation>
    </message>
    <message>
        <source>Rules exclude {gone} of {verdicts} ({reasons}).</source>
        <translation>Las reglas excluyen {gone} de {verdicts} ({reasons}).</translation>
    </message>
    <message>
        <source>Results are shown with the rules applied, for the remaining {number}.</source>
        <translation>Los resultados se muestran después de las reglas, con los {number} restantes.</translation>
    </message>
    <message>
        <source>Results are shown without the rules, including all verdicts.</source>
        <translation>Los resultados se muestran antes de las reglas, como si todos contaran.</translation>
    </message>
    <message>
        <source>Chapters</source>
        <comment>of results</comment>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Answers from</source>
        <comment>people, machine judges or pilots</comment>
        <translation>Respuestas de</translation>
    </message>
    <message>
        <source>Tests used in published studies</source>
        <translation>Pruebas como en estudios publicados</translation>
    </message>
    <message>
        <source>Method</source>
        <comment>of an analysis</comment>
        <translation>Método</translation>
    </message>
    <message>
        <source>There is no data for this result.</source>
        <translation>No hay datos para esto.</translation>
    </message>
    <message>
        <source>Sealed: {n} will be counted after you enter the passphrase.</source>
        <translation>Sellado: {n} cuentan al introducir la frase secreta.</translation>
    </message>
    <message>
        <source>The data folder couldn&apos;t be read: {why}</source>
        <translation>No se pudo leer la carpeta de datos: {why}</translation>
    </message>
    <message>
        <source>The report was canceled. Nothing was written.</source>
        <translation>El informe se detuvo. No se escribió nada.</translation>
    </message>
    <message>
        <source>Saved to {file}.</source>
        <translation>Escrito en {file}.</translation>
    </message>
    <message>
        <source>The reader was stopped.</source>
        <translation>Se cerró el lector.</translation>
    </message>
    <message>
        <source>No entries yet. Actions in TuringDesk appear here.</source>
        <translation>Todavía no hay nada anotado. Lo que se haga en este puesto de control a partir de ahora aparece aquí.</translation>
    </message>
    <message>
        <source>Reading the audit log…</source>
        <translation>Leyendo el registro…</translation>
    </message>
    <message>
        <source>No matches. Clear the search, or choose any user and any action.</source>
        <translation>No hay nada así. Vacíe la búsqueda o elija cualquiera y cualquier cosa.</translation>
    </message>
    <message>
        <source>Any user</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Any action</source>
        <translation>Cualquier acción</translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>%n puesto de control</numerusform>
            <numerusform>%n puestos de control</numerusform>
        </translation>
    </message>
    <message>
        <source>{entries} from {desks} in {folder}: every line is unchanged</source>
        <translation>{entries} de {desks} en {folder}: cada línea está como se escribió</translation>
    </message>
    <message numerus="yes">
        <source>{entries} from {desks} in {folder}: %n problem(s) found</source>
        <translation>
            <numerusform>{entries} de {desks} en {folder}: %n problema encontrado</numerusform>
            <numerusform>{entries} de {desks} en {folder}: %n problemas encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Audit log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Search text</source>
        <translation>Buscar palabras</translation>
    </message>
    <message>
        <source>After pairing, kiosks on other computers send their sessions here, and the Sessions page lists them. To combine data from computers without a network, use turingdesk join.</source>
        <translation>Los quioscos de otros equipos envían aquí sus sesiones una vez vinculados; aparecen entonces en la página Sesiones. Los equipos sin red se incorporan con turingdesk join.</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>Waiting to upload</source>
        <translation>Por enviar</translation>
    </message>
    <message>
        <source>A code pairs one kiosk, which then sends its sessions here over the lab&apos;s network.</source>
        <translation>Un código vincula un solo quiosco. Este envía después sus sesiones aquí por la red del laboratorio.</translation>
    </message>
    <message>
        <source>Answers so far are saved. The remaining questions are not asked.</source>
        <translation>Las respuestas dadas se conservan; el resto no se pregunta.</translation>
    </message>
    <message>
        <source>There are no data for the results of this chapter. For the reasons, see “Not computed” at the end of the list.</source>
        <translation>No hay datos para los resultados de este capítulo. Los motivos están en «Sin calcular», al final de la lista.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>As the figure needs</source>
        <translation>Según lo requiera la figura</translation>
    </message>
    <message>
        <source>One column of a journal (85 mm)</source>
        <translation>Una columna de revista (85 mm)</translation>
    </message>
    <message>
        <source>Two columns of a journal (180 mm)</source>
        <translation>Dos columnas de revista (180 mm)</translation>
    </message>
    <message>
        <source>Print, also clear in gray</source>
        <translation>Impresión, legible también en gris</translation>
    </message>
    <message>
        <source>Machine partner…</source>
        <translation>Interlocutor máquina…</translation>
    </message>
    <message>
        <source>{percent}&#x2009;% of conversations with {agent}</source>
        <translation>{percent}&#x2009;% de las conversaciones con {agent}</translation>
    </message>
    <message>
        <source>The sessions it sent stay here. To send more, it must be paired again.</source>
        <translation>Lo que envió se queda aquí. Para enviar más, hay que volver a vincularlo.</translation>
    </message>
    <message>
        <source>OK</source>
        <comment>a clock</comment>
        <translation>Bien</translation>
    </message>
    <message>
        <source>valid for {minutes}:{seconds} min</source>
        <translation>válido {minutes}:{seconds} min</translation>
    </message>
    <message>
        <source>Shown in {booth} until it is read:</source>
        <translation>Se muestra en {booth} hasta que se lea:</translation>
    </message>
    <message>
        <source>On the kiosk, type</source>
        <translation>En el quiosco, escriba</translation>
    </message>
    <message>
        <source>The code has expired. Get a new one.</source>
        <translation>Ha caducado. Pida uno nuevo.</translation>
    </message>
    <message>
        <source>There is nothing to code yet. Texts appear here after participants have answered an open question in a trial, for example why they decided as they did.</source>
        <translation>Todavía no hay nada que codificar. Los textos aparecen aquí cuando los jueces han respondido con palabras a una pregunta de un ensayo, por ejemplo por qué decidieron lo que decidieron.</translation>
    </message>
    <message>
        <source>Coders see only the text: neither the stimulus nor the verdict.</source>
        <translation>Los codificadores solo ven las palabras: ni a quién se juzgó ni el veredicto.</translation>
    </message>
    <message>
        <source>Enter the coder&apos;s name to start.</source>
        <translation>Escriba el nombre del codificador para empezar.</translation>
    </message>
    <message>
        <source>A coding couldn&apos;t be saved: {why} TuringDesk tries again with the next one.</source>
        <translation>No se pudo escribir una codificación: {why} Se volverá a intentar con la siguiente.</translation>
    </message>
    <message>
        <source>The coders agree on every text.</source>
        <translation>Codificaron todos los textos de la misma manera.</translation>
    </message>
    <message>
        <source>Final coding</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Same as {coder}</source>
        <comment>codes of a text</comment>
        <translation>Como {coder}</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Leer de nuevo</translation>
    </message>
    <message>
        <source>Shared codes only</source>
        <translation>Solo códigos comunes</translation>
    </message>
    <message>
        <source>95% CI</source>
        <translation>IC del 95 %</translation>
    </message>
    <message>
        <source>Coding scheme</source>
        <comment>of codes</comment>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Keys: a digit opens a category, a letter assigns or removes a code, Enter saves and continues, Backspace goes back.</source>
        <translation>Teclas: una cifra abre una categoría, una letra pone o quita un código, Enter guarda y continúa, Backspace vuelve atrás.</translation>
    </message>
    <message>
        <source>Save and next</source>
        <translation>Guardar y continuar</translation>
    </message>
    <message>
        <source>Name of the agent in the data. Enter a name if you run the same agent with different settings.</source>
        <translation>Nombre del agente en los datos. Escriba uno si usa el mismo agente con ajustes distintos.</translation>
    </message>
    <message>
        <source>Agent at work</source>
        <translation>Agente en marcha</translation>
    </message>
    <message>
        <source>{judge} answers {study}</source>
        <translation>{judge} responde a {study}</translation>
    </message>
    <message>
        <source>Stopped. Answers so far are saved, and you can continue.</source>
        <translation>Detenido. Las respuestas dadas hasta ahora se conservan; se puede continuar.</translation>
    </message>
    <message>
        <source>Prompts answered: {trials}, in {sessions}.</source>
        <translation>Consignas respondidas: {trials}, en {sessions}.</translation>
    </message>
    <message>
        <source>An agent is running. Wait until it has finished, or cancel it.</source>
        <translation>Hay un agente en marcha. Espere a que termine o cancélelo.</translation>
    </message>
    <message>
        <source>The agent couldn&apos;t continue. See Collection.</source>
        <translation>El agente no pudo continuar. Véase Recogida.</translation>
    </message>
    <message>
        <source>It answers every prompt of “{title}” that it can answer.</source>
        <translation>Responde a todas las consignas de «{title}» a las que puede responder.</translation>
    </message>
    <message>
        <source>Its settings are the usual ones, except for what you enter.</source>
        <translation>Sus ajustes son los habituales, salvo lo que usted indique.</translation>
    </message>
    <message>
        <source>Without an answer: {n}.</source>
        <translation>Sin respuesta: {n}.</translation>
    </message>
    <message>
        <source>Run an agent</source>
        <translation>Ejecutar un agente</translation>
    </message>
    <message>
        <source>What you leave empty here is as for the first agent.</source>
        <translation>Lo que deje vacío aquí será igual que en el primer agente.</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elegir una carpeta</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Elegir un archivo</translation>
    </message>
    <message>
        <source>Talks with</source>
        <translation>Conversa con</translation>
    </message>
    <message>
        <source>Name of the partner (optional)</source>
        <translation>Nombre del interlocutor (opcional)</translation>
    </message>
    <message>
        <source>Requests sent: {n}.</source>
        <translation>Solicitudes enviadas: {n}.</translation>
    </message>
    <message>
        <source>Fill in: {fields}.</source>
        <translation>Rellene: {fields}.</translation>
    </message>
    <message>
        <source>People appear in the study as p01, p02, and so on. Nothing else about them is included, except their answers to the questions that you choose here.</source>
        <translation>Las personas figuran en el estudio como p01, p02, etc. No se incluye nada más sobre ellas, salvo sus respuestas a las preguntas que elija aquí.</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Longitudes</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>Dominios</translation>
    </message>
    <message>
        <source>Who talks with whom</source>
        <translation>Quién conversa con quién</translation>
    </message>
    <message>
        <source>Build a study</source>
        <translation>Crear un estudio</translation>
    </message>
    <message>
        <source>Progress of the study</source>
        <translation>Progreso del estudio</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Open the study</source>
        <translation>Abrir el estudio</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>So many by people, and so many by machines.</source>
        <translation>Tantas de personas y otras tantas de máquinas.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Make even</source>
        <translation>Igualar</translation>
    </message>
    <message>
        <source>Controls (a table, optional)</source>
        <translation>Controles (una tabla, opcional)</translation>
    </message>
    <message>
        <source>Canceled. Nothing was written.</source>
        <translation>Cancelado. No se escribió nada.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Most answers to each prompt</source>
        <translation>Máximo de respuestas por consigna</translation>
    </message>
    <message>
        <source>Add to each person&apos;s ID</source>
        <translation>Añadir al id de cada persona</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Dominio</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Consigna</translation>
    </message>
    <message>
        <source>Found: {read}. Can be used: {used}.</source>
        <translation>Encontradas: {read}. Utilizables: {used}.</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>number of answers</comment>
        <translation>Humano</translation>
    </message>
    <message>
        <source>Machine</source>
        <comment>number of answers</comment>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Mean length, human</source>
        <translation>Longitud media, humanos</translation>
    </message>
    <message>
        <source>Mean length, machine</source>
        <translation>Longitud media, máquinas</translation>
    </message>
    <message>
        <source>Prompts with enough answers: {enough} of {all}. Missing: {human} human, {machine} machine.</source>
        <translation>Consignas con suficientes respuestas: {enough} de {all}. Faltan: {human} humanas, {machine} de máquina.</translation>
    </message>
    <message>
        <source>Words: {words}. Changed: {changed}. Omitted: {omitted}.</source>
        <translation>Palabras: {words}. Cambiadas: {changed}. Omitidas: {omitted}.</translation>
    </message>
    <message>
        <source>(omitted)</source>
        <comment>a word</comment>
        <translation>(omitida)</translation>
    </message>
    <message>
        <source>Given</source>
        <comment>a word</comment>
        <translation>Respondida</translation>
    </message>
    <message>
        <source>Used</source>
        <comment>a word</comment>
        <translation>Usada</translation>
    </message>
    <message>
        <source>Times</source>
        <comment>how often</comment>
        <translation>Veces</translation>
    </message>
    <message>
        <source>Prompts that need more answers</source>
        <translation>Consignas que necesitan más respuestas</translation>
    </message>
    <message>
        <source>Every prompt has enough answers.</source>
        <translation>Todas las consignas tienen suficientes respuestas.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Not used: {why}.</source>
        <translation>Sin usar: {why}.</translation>
    </message>
    <message>
        <source>(none)</source>
        <comment>no domain</comment>
        <translation>(ninguno)</translation>
    </message>
    <message>
        <source>Human answers to each</source>
        <translation>Respuestas humanas por consigna</translation>
    </message>
    <message>
        <source>Machine answers to each</source>
        <translation>Respuestas de máquina por consigna</translation>
    </message>
    <message>
        <source>A collection is a study that asks people for answers, such as descriptions of pictures or associations. Machines in the lab can answer the same prompts.</source>
        <translation>Una recogida es un estudio que pide respuestas a personas, p. ej. descripciones de imágenes o asociaciones. Las máquinas del laboratorio pueden responder a las mismas consignas.</translation>
    </message>
    <message>
        <source>This page shows what was collected and what is still missing, and builds a study of it, in which participants judge who made the answers.</source>
        <translation>Esta página muestra lo que se ha recogido y lo que falta, y crea con ello un estudio en el que los participantes juzgan quién dio las respuestas.</translation>
    </message>
    <message>
        <source>Add a data folder</source>
        <translation>Añadir una carpeta de datos</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Recogida</translation>
    </message>
    <message>
        <source>Run an agent…</source>
        <translation>Ejecutar un agente…</translation>
    </message>
    <message>
        <source>Build a study…</source>
        <translation>Crear un estudio…</translation>
    </message>
    <message>
        <source>Add a data folder…</source>
        <translation>Añadir una carpeta de datos…</translation>
    </message>
    <message>
        <source>Simulated sessions instead of people&apos;s</source>
        <translation>Sesiones simuladas en lugar de las de personas</translation>
    </message>
    <message>
        <source>No agent answers the tasks of this collection.</source>
        <translation>Ningún agente responde a las tareas de esta recogida.</translation>
    </message>
    <message>
        <source>Go to Studies</source>
        <translation>Ir a Estudios</translation>
    </message>
    <message>
        <source>“{title}” asks for no answers</source>
        <translation>«{title}» no pide respuestas</translation>
    </message>
    <message>
        <source>Open a collection first</source>
        <translation>Abra primero una recogida</translation>
    </message>
    <message>
        <source>From {folders}</source>
        <translation>De {folders}</translation>
    </message>
    <message>
        <source>This question is yours, so two other people review it.</source>
        <translation>Esta pregunta es suya, así que la revisan otras dos personas.</translation>
    </message>
    <message>
        <source>Choose the correct answer.</source>
        <translation>Elija la respuesta correcta.</translation>
    </message>
    <message>
        <source>Picture {name}</source>
        <translation>Imagen {name}</translation>
    </message>
    <message>
        <source>Caption {name}</source>
        <translation>Descripción {name}</translation>
    </message>
    <message>
        <source>Conversation {name}</source>
        <translation>Conversación {name}</translation>
    </message>
    <message>
        <source>Control question</source>
        <translation>Pregunta de control</translation>
    </message>
    <message>
        <source>Submit for review</source>
        <translation>Enviar a revisión</translation>
    </message>
    <message>
        <source>Reason for sending it back</source>
        <translation>Motivo de la devolución</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Aprobar</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>{question} – {answer}</source>
        <comment>control question and correct answer</comment>
        <translation>{question} – {answer}</translation>
    </message>
    <message>
        <source>Approved by {people} ({number} of {needed}).</source>
        <translation>Aprobada por {people} ({number} de {needed}).</translation>
    </message>
    <message>
        <source>Correct answer</source>
        <translation>Respuesta correcta</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Verdadero</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
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
        <translation>Una afirmación que es verdadera o falsa</translation>
    </message>
    <message>
        <source>A question whose answer is yes or no</source>
        <translation>Una pregunta cuya respuesta es sí o no</translation>
    </message>
    <message>
        <source>The table already has this question.</source>
        <translation>La tabla ya contiene esta pregunta.</translation>
    </message>
    <message>
        <source>Written by {author}.</source>
        <translation>Escrita por {author}.</translation>
    </message>
    <message>
        <source>Sent back by {who}: {reason}</source>
        <translation>Devuelta por {who}: {reason}</translation>
    </message>
    <message>
        <source>Enter your initials or a code to write or review questions.</source>
        <translation>Escriba sus iniciales o un código para redactar o revisar preguntas.</translation>
    </message>
    <message>
        <source>Open a study or a collection on the page Studies first.</source>
        <translation>Abra antes un estudio o una recogida en la página Estudios.</translation>
    </message>
    <message>
        <source>No task of this study has control questions that are true or false. Tasks with pictures to describe, colors, objects, and conversations have them.</source>
        <translation>Ninguna tarea de este estudio tiene preguntas de control de verdadero o falso. Las tienen las tareas con imágenes que describir, colores, objetos y conversaciones.</translation>
    </message>
    <message>
        <source>Two people who didn’t write a question approve it before the study asks it.</source>
        <translation>Dos personas que no han escrito la pregunta la aprueban antes de que el estudio la haga.</translation>
    </message>
    <message>
        <source>Still needed: {true} true, {false} false.</source>
        <translation>Aún faltan: {true} verdaderas, {false} falsas.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <comment>control questions</comment>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Pictures, statements</source>
        <comment>control questions</comment>
        <translation>Imágenes, afirmaciones</translation>
    </message>
    <message>
        <source>Captions</source>
        <comment>control questions</comment>
        <translation>Descripciones</translation>
    </message>
    <message>
        <source>Conversations</source>
        <comment>control questions</comment>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>{there} of {items} pictures have a question.</source>
        <translation>{there} de {items} imágenes tienen una pregunta.</translation>
    </message>
    <message>
        <source>{there} of {items} pictures have a statement.</source>
        <translation>{there} de {items} imágenes tienen una afirmación.</translation>
    </message>
    <message>
        <source>{there} of {items} captions have a question.</source>
        <translation>{there} de {items} descripciones tienen una pregunta.</translation>
    </message>
    <message>
        <source>{there} of {items} conversations have a question.</source>
        <translation>{there} de {items} conversaciones tienen una pregunta.</translation>
    </message>
    <message>
        <source>Control questions in the tables: {count}, all of them approved.</source>
        <translation>Preguntas de control en las tablas: {count}, todas aprobadas.</translation>
    </message>
    <message>
        <source>{number} of {needed}</source>
        <comment>approvals</comment>
        <translation>{number} de {needed}</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Aprobada</translation>
    </message>
    <message>
        <source>Sent back</source>
        <translation>Devuelta</translation>
    </message>
    <message>
        <source>Write to the study</source>
        <translation>Escribir en el estudio</translation>
    </message>
    <message>
        <source>All</source>
        <comment>control questions</comment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>To write</source>
        <comment>control questions</comment>
        <translation>Por escribir</translation>
    </message>
    <message>
        <source>To review</source>
        <comment>control questions</comment>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>Nothing to review.</source>
        <translation>Nada por revisar.</translation>
    </message>
    <message>
        <source>Nothing to write.</source>
        <translation>Nada por escribir.</translation>
    </message>
    <message>
        <source>Question about</source>
        <translation>Pregunta sobre</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>En la tabla</translation>
    </message>
    <message>
        <source>Initials or code</source>
        <translation>Iniciales o código</translation>
    </message>
    <message>
        <source>About</source>
        <comment>control questions</comment>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Save the study and open it again.</source>
        <translation>Guárdelo y vuelva a abrirlo.</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation>Leer del disco</translation>
    </message>
    <message>
        <source>Why did you change the preregistered study?</source>
        <translation>¿Por qué se cambió el estudio prerregistrado?</translation>
    </message>
    <message>
        <source>Another program changed {files} while the study was open here. The study was reloaded.</source>
        <translation>Otro programa escribió {files} mientras el estudio estaba abierto aquí. Se ha vuelto a leer el estudio.</translation>
    </message>
    <message>
        <source>The study is saved, but the reason is not recorded. {why} Enter it on the Studies page, under Preregistration.</source>
        <translation>El estudio está guardado, pero el motivo no se ha registrado. {why} Indíquelo en la página Estudios, en Prerregistro.</translation>
    </message>
    <message>
        <source>Keep my changes</source>
        <translation>Conservar lo de aquí</translation>
    </message>
    <message>
        <source>Save my changes</source>
        <translation>Guardar lo de aquí</translation>
    </message>
    <message>
        <source>“{title}” has unsaved changes. Sessions use only the saved study.</source>
        <translation>«{title}» tiene cambios sin guardar. Las sesiones usan solo lo guardado.</translation>
    </message>
    <message>
        <source>Another program changed {files} while the study was open here. You also have unsaved changes, which are lost if you reload the study. If you save them, they replace what the other program wrote.</source>
        <translation>Otro programa escribió {files} mientras el estudio estaba abierto aquí. Además, aquí hay cambios sin guardar, que se pierden si se vuelve a leer el estudio. Quien guarde el último sustituye lo que escribió el otro.</translation>
    </message>
    <message>
        <source>{problem} You can save your changes, which replaces what the other program wrote, or reload the study from disk, which discards your changes.</source>
        <translation>{problem} Si guarda lo de aquí, se sustituye lo que escribió el otro programa. Si vuelve a leer el estudio del disco, se pierden los cambios hechos aquí.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Le damos la bienvenida</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation>Explicación final</translation>
    </message>
    <message>
        <source>Information, consent</source>
        <translation>Información, consentimiento</translation>
    </message>
    <message>
        <source>A page to read</source>
        <translation>Una página de lectura</translation>
    </message>
    <message numerus="yes">
        <source>after every %n trial(s)</source>
        <translation>
            <numerusform>después de cada ensayo</numerusform>
            <numerusform>cada %n ensayos</numerusform>
        </translation>
    </message>
    <message>
        <source>at least {seconds} s</source>
        <translation>al menos {seconds} s</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n pregunta</numerusform>
            <numerusform>%n preguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s), not counted</source>
        <translation>
            <numerusform>%n ensayo, no cuenta</numerusform>
            <numerusform>%n ensayos, no cuentan</numerusform>
        </translation>
    </message>
    <message>
        <source>½ min</source>
        <translation>½ min</translation>
    </message>
    <message>
        <source>Parts of one session</source>
        <translation>Partes de una sesión</translation>
    </message>
    <message numerus="yes">
        <source>What one participant sees, about %n minute(s).</source>
        <translation>
            <numerusform>Lo que ve un participante, alrededor de %n minuto.</numerusform>
            <numerusform>Lo que ve un participante, unos %n minutos.</numerusform>
        </translation>
    </message>
    <message>
        <source>What one participant sees.</source>
        <translation>Lo que ve un participante.</translation>
    </message>
    <message>
        <source>Click a part to edit it. Drag blocks and forms to reorder them.</source>
        <translation>Haga clic en una parte para editarla. Arrastre bloques y formularios para cambiar su orden.</translation>
    </message>
    <message>
        <source>This study can&apos;t be edited here</source>
        <translation>Esto no se puede editar aquí</translation>
    </message>
    <message>
        <source>{file} can&apos;t be edited here</source>
        <translation>{file} no se puede editar aquí</translation>
    </message>
    <message>
        <source>Choose a picture to see which rows use it. You can drop files and folders here.</source>
        <translation>Elija una imagen para ver qué filas la usan. Aquí se pueden soltar archivos y carpetas.</translation>
    </message>
    <message>
        <source>No pictures found. Picture files end in {ends}.</source>
        <translation>Ahí no hay imágenes. Sus nombres terminan en {ends}.</translation>
    </message>
    <message>
        <source>The pictures couldn&apos;t be added: {why}</source>
        <translation>No se pudieron añadir las imágenes: {why}</translation>
    </message>
    <message>
        <source>Not used by any row.</source>
        <comment>a picture</comment>
        <translation>Ninguna fila la usa.</translation>
    </message>
    <message>
        <source>Unused only</source>
        <translation>Solo las no usadas</translation>
    </message>
    <message>
        <source>Checking the files…</source>
        <translation>Examinando los archivos…</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would refer to a picture that no longer exists.</source>
        <translation>
            <numerusform>%n fila nombraría una imagen que ya no está.</numerusform>
            <numerusform>%n filas nombrarían una imagen que ya no está.</numerusform>
        </translation>
    </message>
    <message>
        <source>The study already has different pictures with the same names.</source>
        <translation>El estudio tiene otras imágenes con el mismo nombre.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed. To restore them, choose Undo.</source>
        <translation>
            <numerusform>%n imagen quitada. Deshacer la recupera.</numerusform>
            <numerusform>%n imágenes quitadas. Deshacer las recupera.</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t be read</source>
        <comment>a picture</comment>
        <translation>no se puede leer</translation>
    </message>
    <message numerus="yes">
        <source>%n more not added.</source>
        <comment>files</comment>
        <translation>
            <numerusform>Y %n más se quedó fuera.</numerusform>
            <numerusform>Y %n más se quedaron fuera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep existing</source>
        <translation>Conservar las que hay</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>Column in the study</source>
        <translation>El estudio necesita</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significa</translation>
    </message>
    <message>
        <source>{about}. Optional</source>
        <translation>{about}. Se puede omitir</translation>
    </message>
    <message>
        <source>A simple program takes part as the machine, so that you can try the games out. Add your own machines in agents.csv.</source>
        <translation>Un programa sencillo hace de máquina para que pueda probar los juegos. Añada sus propias máquinas en agents.csv.</translation>
    </message>
    <message>
        <source>First lines of the file</source>
        <translation>Con qué empieza</translation>
    </message>
    <message numerus="yes">
        <source>including %n control trial(s)</source>
        <translation>
            <numerusform>%n de ellos, de control</numerusform>
            <numerusform>%n de ellos, de control</numerusform>
        </translation>
    </message>
    <message>
        <source>Its answers are not included. A few examples show how to fill in the tables. Paste or drop your own answers in the editor.</source>
        <translation>Sus respuestas no están incluidas: unos pocos ejemplos muestran cómo se rellenan las tablas. Pegue o suelte las suyas en el editor.</translation>
    </message>
    <message>
        <source>Drop your spreadsheet and picture folder here</source>
        <translation>Suelte aquí su hoja de cálculo y la carpeta de imágenes</translation>
    </message>
    <message>
        <source>Or choose them above. Each row of the table is one answer; the first row contains the column names. TuringDesk guesses what each column contains, and you can correct it.</source>
        <translation>O elíjalas arriba. Cada fila de la tabla es una respuesta; la primera fila nombra las columnas. El contenido de las columnas se deduce, y usted puede corregirlo.</translation>
    </message>
    <message>
        <source>Choose which of your columns is: {names}.</source>
        <translation>Indique cuál de sus columnas es: {names}.</translation>
    </message>
    <message>
        <source>Location</source>
        <comment>of pictures</comment>
        <translation>Dónde están</translation>
    </message>
    <message>
        <source>Choose whether {words} means human or machine.</source>
        <translation>Indique si {words} significa humano o máquina.</translation>
    </message>
    <message>
        <source>All answers have the same origin. Choose which words mean human and which mean machine.</source>
        <translation>Todas las respuestas tienen el mismo origen. Indique qué palabras significan humano y cuáles máquina.</translation>
    </message>
    <message>
        <source>Choose the folder with your pictures.</source>
        <translation>Elija la carpeta de sus imágenes.</translation>
    </message>
    <message>
        <source>Preview of the table</source>
        <translation>En qué se convierte la tabla</translation>
    </message>
    <message>
        <source>Choose the picture folder</source>
        <translation>Elija la carpeta de imágenes</translation>
    </message>
    <message>
        <source>Choose whether {words} and other words mean human or machine.</source>
        <translation>Indique si {words} y otras significan humano o máquina.</translation>
    </message>
    <message>
        <source>What do participants judge?</source>
        <translation>¿Qué se juzga?</translation>
    </message>
    <message>
        <source>Match your columns</source>
        <translation>¿Qué es cada columna?</translation>
    </message>
    <message>
        <source>Preview of the first rows</source>
        <translation>Las primeras filas, tal como quedarán</translation>
    </message>
    <message>
        <source>{rows} and {pictures} imported.</source>
        <translation>Se incorporaron {rows} y {pictures}.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the file {file}.</source>
        <translation>No existe el archivo {file}.</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the folder {folder}.</source>
        <translation>No existe la carpeta {folder}.</translation>
    </message>
    <message>
        <source>Save the study in</source>
        <translation>Poner el estudio en</translation>
    </message>
    <message>
        <source>Empty, without answers</source>
        <translation>Aún sin respuestas</translation>
    </message>
    <message>
        <source>Enter a title.</source>
        <translation>Escriba un título.</translation>
    </message>
    <message>
        <source>Enter the full path of the folder.</source>
        <translation>Indique la ruta completa de la carpeta.</translation>
    </message>
    <message>
        <source>The study is sealed, and any change would break the seal. Edit the original study and seal it again.</source>
        <translation>El estudio está sellado, y un cambio rompería el sello. Edite el estudio del que se hizo y vuelva a sellarlo.</translation>
    </message>
    <message>
        <source>Enter the full path, starting with the drive or /.</source>
        <translation>Indique la ruta completa, desde la unidad o desde /.</translation>
    </message>
    <message>
        <source>This folder isn&apos;t empty. Enter a new or empty folder.</source>
        <translation>Ya hay algo ahí. Indique una carpeta que aún no exista o que esté vacía.</translation>
    </message>
    <message>
        <source>Enter a folder.</source>
        <translation>Indique una carpeta.</translation>
    </message>
    <message>
        <source>This study is in a read-only location</source>
        <translation>Este estudio está en un lugar de solo lectura</translation>
    </message>
    <message>
        <source>{file} is a packed study. TuringDesk unpacks it into a folder, where you can edit it. The packed file doesn&apos;t change.</source>
        <translation>{file} es un solo archivo cerrado. Se desempaqueta en una carpeta y se edita esa carpeta; el archivo queda como está.</translation>
    </message>
    <message>
        <source>Files in {folder} can&apos;t be changed. You can edit a copy of the study in a folder of your own. The original doesn&apos;t change.</source>
        <translation>No se puede guardar nada en {folder}. Se puede editar una copia del estudio en una carpeta propia; el original queda como está.</translation>
    </message>
    <message>
        <source>Open a study on the Studies page, or drop its folder here. You can also create a study there.</source>
        <translation>Abra uno en Estudios o suelte aquí su carpeta. Los estudios nuevos también se empiezan en Estudios.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) of this study are recorded. After you save, new sessions record a different hash, so you can tell the versions apart.</source>
        <translation>
            <numerusform>Hay %n sesión registrada de este estudio. Las sesiones posteriores al próximo guardado llevan otro hash, para poder distinguir las versiones.</numerusform>
            <numerusform>Hay %n sesiones registradas de este estudio. Las sesiones posteriores al próximo guardado llevan otro hash, para poder distinguir las versiones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running session(s) continue with the study as it was when they started.</source>
        <translation>
            <numerusform>%n sesión en curso continúa con el estudio tal como era cuando empezó.</numerusform>
            <numerusform>%n sesiones en curso continúan con el estudio tal como era cuando empezaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables, pictures, texts, forms, and rules of a study.</source>
        <translation>Tablas, imágenes, textos, formularios y reglas de un estudio.</translation>
    </message>
    <message>
        <source>This study is open on the Studies page.</source>
        <translation>Este estudio está abierto en Estudios.</translation>
    </message>
    <message>
        <source>The study can&apos;t be edited. {why}</source>
        <translation>No se puede editar el estudio. {why}</translation>
    </message>
    <message>
        <source>A form after the first trial</source>
        <translation>Un formulario tras el primer ensayo</translation>
    </message>
    <message>
        <source>{file} is an Excel workbook, which you can&apos;t edit here. Make a copy as a CSV table, which the study then uses. The workbook doesn&apos;t change.</source>
        <translation>{file} es un libro de Excel, que aquí no se puede editar. Haga una copia como tabla CSV, que el estudio usará a partir de entonces. El libro queda sin cambios.</translation>
    </message>
    <message>
        <source>No games yet. Games appear here when kiosks that are paired with this desk run a study with live games.</source>
        <translation>Todavía no hay partidas. Aparecen aquí cuando los quioscos vinculados a este puesto de control llevan a cabo un estudio con partidas en vivo.</translation>
    </message>
    <message>
        <source>Someone left.</source>
        <translation>Alguien salió.</translation>
    </message>
    <message>
        <source>Someone asked for another topic.</source>
        <translation>Alguien pidió otro tema.</translation>
    </message>
    <message>
        <source>Someone reported a message.</source>
        <translation>Alguien denunció un mensaje.</translation>
    </message>
    <message>
        <source>The experimenter ended it.</source>
        <translation>La terminó el experimentador.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Decides</source>
        <translation>Decide</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Queda</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Export transcripts</source>
        <translation>Exportar transcripciones</translation>
    </message>
    <message>
        <source>End this game for everyone in it?</source>
        <translation>¿Terminar esta partida para todos los que están en ella?</translation>
    </message>
    <message>
        <source>Messages so far are saved. Participants are told calmly.</source>
        <translation>Los mensajes escritos hasta ahora están guardados. A los participantes se les dice con un aviso tranquilo.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {running} running</source>
        <translation>
            <numerusform>%n partida, {running} en curso</numerusform>
            <numerusform>%n partidas, {running} en curso</numerusform>
        </translation>
    </message>
    <message>
        <source>Live games</source>
        <translation>Partidas en vivo</translation>
    </message>
    <message>
        <source>Export transcripts…</source>
        <translation>Exportar transcripciones…</translation>
    </message>
    <message>
        <source>Search in messages</source>
        <translation>Buscar en los mensajes</translation>
    </message>
    <message>
        <source>To:</source>
        <translation>Para:</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>Transcripción</translation>
    </message>
    <message>
        <source>End game…</source>
        <translation>Terminar partida…</translation>
    </message>
    <message>
        <source>Hide who is human</source>
        <translation>Ocultar quién es humano</translation>
    </message>
    <message>
        <source>Show who is human</source>
        <translation>Mostrar quién es humano</translation>
    </message>
    <message>
        <source>Shown to {participant} until it is read:</source>
        <translation>Se muestra a {participant} hasta que lo lea:</translation>
    </message>
    <message>
        <source>pilot</source>
        <translation>piloto</translation>
    </message>
    <message>
        <source>The study is sealed, so who is human stays hidden.</source>
        <translation>El estudio está sellado, así que no se muestra quién es humano.</translation>
    </message>
    <message>
        <source>Reported</source>
        <translation>Denuncia</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Todavía no hay mensajes.</translation>
    </message>
    <message>
        <source>In collected conversations and in live games, machines take part, too. Participants aren&apos;t told who is one. In games, the machines in the study&apos;s agents.csv take part, or else this agent, and the game&apos;s settings say how often.</source>
        <translation>En las conversaciones que se recogen y en las partidas en vivo también participan máquinas. A los participantes no se les dice quién es una máquina. En las partidas participan las máquinas del archivo agents.csv del estudio o, si no las hay, este agente; los ajustes del juego dicen con qué frecuencia.</translation>
    </message>
    <message>
        <source>Study or collection</source>
        <translation>Estudio o recogida</translation>
    </message>
    <message>
        <source>Conversation length</source>
        <translation>Longitud de la conversación</translation>
    </message>
    <message>
        <source>Knew witness</source>
        <comment>a setting</comment>
        <translation>Conocía al testigo</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <comment>a setting</comment>
        <translation>Rendición</translation>
    </message>
    <message>
        <source>Native language</source>
        <comment>a setting</comment>
        <translation>Lengua materna</translation>
    </message>
    <message>
        <source>Topics</source>
        <comment>a setting</comment>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Wrong topic</source>
        <comment>a setting</comment>
        <translation>Tema equivocado</translation>
    </message>
    <message>
        <source>Sees</source>
        <comment>a setting</comment>
        <translation>Ve</translation>
    </message>
    <message>
        <source>Describe the analysis that decides your hypothesis before you collect data. It is saved with the study when you preregister it, and the report shows it next to the results.</source>
        <translation>Describa, antes de recoger los datos, el análisis que decidirá su hipótesis. Se guarda con el estudio al prerregistrarlo, y el informe lo muestra junto a los resultados.</translation>
    </message>
    <message>
        <source>What you expect, which result would support it, when you stop collecting data, and what you exclude.</source>
        <translation>Qué espera, qué lo demostraría, cuándo parará, qué dejará fuera.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>En palabras</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>sin indicar</translation>
    </message>
    <message numerus="yes">
        <source>%n to fix</source>
        <comment>problems</comment>
        <translation>
            <numerusform>%n por corregir</numerusform>
            <numerusform>%n por corregir</numerusform>
        </translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Se calcula en un momento…</translation>
    </message>
    <message>
        <source>Fix the errors next to the fields to see the plan.</source>
        <translation>No hay plan mientras el estudio tenga errores. Están junto a sus campos.</translation>
    </message>
    <message>
        <source>A page before the block. To see how it looks, open Consent and texts.</source>
        <translation>Una página antes del bloque. Su aspecto se muestra en Consentimiento y textos.</translation>
    </message>
    <message>
        <source>Asked after the verdict in every trial of this block. These questions have no correct answer.</source>
        <translation>Se preguntan después del veredicto en cada ensayo de este bloque. No tienen respuesta correcta.</translation>
    </message>
    <message>
        <source>The plan couldn&apos;t be calculated: {why}</source>
        <translation>No se pudo calcular el plan: {why}</translation>
    </message>
    <message>
        <source>Answers to show</source>
        <translation>Qué respuestas</translation>
    </message>
    <message>
        <source>Number of answers of each origin. If empty, as balanced as possible.</source>
        <translation>Cuántas de cada origen; vacío: lo más igualadas posible.</translation>
    </message>
    <message>
        <source>Control trials check that participants pay attention.</source>
        <translation>Muestran si el participante miró.</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Cómo se muestra</translation>
    </message>
    <message>
        <source>Participants complete them in this order.</source>
        <translation>Los participantes los recorren en este orden.</translation>
    </message>
    <message>
        <source>Move this block up</source>
        <translation>Subir este bloque</translation>
    </message>
    <message>
        <source>Move this block down</source>
        <translation>Bajar este bloque</translation>
    </message>
    <message>
        <source>A study needs at least one block: a set of trials of one task.</source>
        <translation>Un estudio necesita al menos un bloque: ensayos de una tarea.</translation>
    </message>
    <message>
        <source>Not applied: {why}</source>
        <translation>No se incorporó: {why}</translation>
    </message>
    <message>
        <source>To see the page, add a question.</source>
        <translation>Añada una pregunta para ver la página.</translation>
    </message>
    <message>
        <source>Move this form up</source>
        <translation>Subir este formulario</translation>
    </message>
    <message>
        <source>Move this form down</source>
        <translation>Bajar este formulario</translation>
    </message>
    <message>
        <source>There are no forms. Participants are not asked about themselves.</source>
        <translation>No hay formulario: a los participantes no se les pregunta nada sobre sí mismos.</translation>
    </message>
    <message>
        <source>This form has no questions yet.</source>
        <translation>El formulario aún no pregunta nada.</translation>
    </message>
    <message>
        <source>New: single choice</source>
        <translation>Nueva: una de varias opciones</translation>
    </message>
    <message>
        <source>New: multiple choice</source>
        <translation>Nueva: varias opciones</translation>
    </message>
    <message>
        <source>New: slider</source>
        <translation>Nueva: un deslizador</translation>
    </message>
    <message>
        <source>New: number</source>
        <translation>Nueva: un número</translation>
    </message>
    <message>
        <source>New: text</source>
        <translation>Nueva: palabras</translation>
    </message>
    <message>
        <source>Move this question up</source>
        <translation>Subir esta pregunta</translation>
    </message>
    <message>
        <source>Move this question down</source>
        <translation>Bajar esta pregunta</translation>
    </message>
    <message>
        <source>Separate several with semicolons.</source>
        <translation>Varias, separadas por punto y coma.</translation>
    </message>
    <message>
        <source>One per line. To use a different word in the data: word | text shown | key</source>
        <translation>Una por línea. Para guardar otra palabra en los datos: palabra | lo que se muestra | tecla</translation>
    </message>
    <message>
        <source>whole form</source>
        <comment>conversation</comment>
        <translation>entera</translation>
    </message>
    <message>
        <source>{about}. Separate several with semicolons.</source>
        <translation>{about}. Varios, separados por punto y coma.</translation>
    </message>
    <message>
        <source>A rule excludes trials or sessions from the results. It deletes nothing: results are shown with and without the rules.</source>
        <translation>Una regla marca lo que deja fuera y no borra nada. Los resultados se muestran con las reglas y sin ellas.</translation>
    </message>
    <message>
        <source>There are no rules. Every complete answer counts.</source>
        <translation>No hay reglas: cuenta toda respuesta completa.</translation>
    </message>
    <message>
        <source>Move this rule up</source>
        <translation>Subir esta regla</translation>
    </message>
    <message>
        <source>Move this rule down</source>
        <translation>Bajar esta regla</translation>
    </message>
    <message>
        <source>{sentence} It excludes single trials.</source>
        <translation>{sentence} Marca ensayos sueltos.</translation>
    </message>
    <message>
        <source>{sentence} It excludes whole sessions.</source>
        <translation>{sentence} Marca sesiones enteras.</translation>
    </message>
    <message>
        <source>The study has no rules of its own, only the limits above.</source>
        <translation>El estudio no tiene reglas propias, solo los límites de arriba.</translation>
    </message>
    <message>
        <source>Answers faster than a block&apos;s limit are excluded from the results, unless a rule below sets something else for the block. Change a limit here; 0 excludes none.</source>
        <translation>Las respuestas que tardan menos que el límite de un bloque se excluyen de los resultados, salvo que una regla de abajo diga otra cosa para el bloque. Cambie aquí un límite; 0 no excluye ninguna.</translation>
    </message>
    <message>
        <source>Seconds. The default for this task is {limit}.</source>
        <translation>Segundos. Por defecto {limit}, lo habitual en esta tarea.</translation>
    </message>
    <message>
        <source>Enter a whole number, for example 10.</source>
        <translation>Escriba un número entero, p. ej. 10.</translation>
    </message>
    <message>
        <source>Enter a number with a decimal point, for example 2.5.</source>
        <translation>Escriba un número con punto, p. ej. 2.5.</translation>
    </message>
    <message>
        <source>Enter whole numbers separated by commas, for example 1, 3.</source>
        <translation>Escriba números enteros con comas, p. ej. 1, 3.</translation>
    </message>
    <message>
        <source>Enter one line per trial: number of the trial = ID of a row.</source>
        <translation>Escriba una línea por cada uno: número del ensayo = id de una fila.</translation>
    </message>
    <message>
        <source>The two answers that participants choose between, as shown on the buttons.</source>
        <translation>Entre qué eligen los participantes. Aparece en los botones.</translation>
    </message>
    <message>
        <source>When you build a study from the answers, words are cleaned in the same way for people and machines. The data keep what was given.</source>
        <translation>Al crear un estudio a partir de las respuestas, las palabras se limpian igual para personas y máquinas. Los datos conservan lo que se respondió.</translation>
    </message>
    <message>
        <source>Names of the two answers</source>
        <translation>Nombres de las dos clases</translation>
    </message>
    <message>
        <source>Interrupted sessions</source>
        <translation>Sesiones interrumpidas</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>Limpieza</translation>
    </message>
    <message>
        <source>Preregistered {time} by {name}, version {version}. You can still change the study. When you save, TuringDesk asks for the reason and records a deviation.</source>
        <translation>Prerregistrado {time} por {name}, versión {version}. El estudio se puede seguir cambiando. Al guardar, TuringDesk pregunta el motivo y registra una desviación.</translation>
    </message>
    <message>
        <source>{file}, created when you type</source>
        <translation>{file}, se crea cuando usted escribe</translation>
    </message>
    <message>
        <source>Participant view</source>
        <translation>Como lo ven los participantes</translation>
    </message>
    <message>
        <source>There is no text, so participants don&apos;t see this page.</source>
        <translation>No hay texto, así que los participantes no ven esta página.</translation>
    </message>
    <message>
        <source>The consent page has two buttons. Participants who don&apos;t agree see the refusal page.</source>
        <translation>La página de consentimiento tiene dos botones. Quien no acepta ve la página de rechazo.</translation>
    </message>
    <message>
        <source>Text pages</source>
        <translation>Páginas de lectura</translation>
    </message>
    <message>
        <source>You haven&apos;t written this text. Participants see: {text}</source>
        <translation>No hay un texto propio. Los participantes ven: {text}</translation>
    </message>
    <message>
        <source>Preview answers are stored in a temporary folder, which is deleted when the preview ends. Nothing is counted.</source>
        <translation>Sus respuestas van a una carpeta que se elimina al terminar la vista previa. No cuenta nada.</translation>
    </message>
    <message>
        <source>Fix this first: {problem}</source>
        <translation>Corrija primero esto: {problem}</translation>
    </message>
    <message>
        <source>Preview – nothing is saved</source>
        <translation>Vista previa: no se guarda nada</translation>
    </message>
    <message numerus="yes">
        <source>The preview has ended. Its %n answer(s) were discarded.</source>
        <translation>
            <numerusform>La vista previa ha terminado. Se desechó su %n respuesta.</numerusform>
            <numerusform>La vista previa ha terminado. Se desecharon sus %n respuestas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix this first (and %n more): {problem}</source>
        <translation>
            <numerusform>Corrija primero esto (y %n más): {problem}</numerusform>
            <numerusform>Corrija primero esto (y %n más): {problem}</numerusform>
        </translation>
    </message>
    <message>
        <source>A session is running on this computer. Preview the study after it ends.</source>
        <translation>Hay una sesión en curso en este equipo. Abra la vista previa del estudio cuando termine.</translation>
    </message>
    <message>
        <source>The study can&apos;t be shown yet. {why}</source>
        <translation>Todavía no se puede mostrar el estudio. {why}</translation>
    </message>
    <message>
        <source>No problems. You can run sessions.</source>
        <translation>Sin problemas: se pueden hacer sesiones en este estado.</translation>
    </message>
    <message>
        <source>{problems}. Fix the errors before you run sessions (F8: next problem).</source>
        <translation>{problems}. En este estado no se puede hacer ninguna sesión. F8 pasa al siguiente.</translation>
    </message>
    <message>
        <source>{problems}. Only pilots can run (F8: next problem).</source>
        <translation>{problems}. En este estado solo se pueden hacer pilotos. F8 pasa al siguiente.</translation>
    </message>
    <message>
        <source>{problems}. You can run sessions (F8: next problem).</source>
        <translation>{problems}. Se pueden hacer sesiones. F8 pasa al siguiente.</translation>
    </message>
    <message>
        <source>{column}: {about}. Required in every row.</source>
        <translation>{column}: {about}. Todas las filas la necesitan.</translation>
    </message>
    <message>
        <source>{column}: {about}. Optional.</source>
        <translation>{column}: {about}. Puede estar vacía.</translation>
    </message>
    <message>
        <source>{column}: this task doesn&apos;t use this column.</source>
        <translation>{column}: esta tarea no tiene tal columna.</translation>
    </message>
    <message>
        <source>OK</source>
        <comment>what was typed</comment>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>A column with this name already exists.</source>
        <translation>Ya hay una columna con este nombre.</translation>
    </message>
    <message>
        <source>Enter saves the text, Shift+Enter starts a new line, Esc discards the change</source>
        <translation>Enter conserva el texto, Shift+Enter empieza una línea nueva, Esc lo deja como estaba</translation>
    </message>
    <message>
        <source>The numbers on the left are line numbers, as used in problem messages. Rows stay in the order of the file, because the order can matter. * Required in every row.</source>
        <translation>Los números de la izquierda son las líneas que nombran los problemas. Las filas siguen en el orden del archivo, que puede ser importante para un estudio. * todas las filas la necesitan.</translation>
    </message>
    <message>
        <source>Nothing was imported. {why}</source>
        <translation>No se incorporó nada. {why}</translation>
    </message>
    <message>
        <source>Missing columns are added to the table: {columns}.</source>
        <translation>Se añaden las columnas que faltan en la tabla: {columns}.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) imported from {file}. To remove them, choose Undo.</source>
        <translation>
            <numerusform>%n fila de {file} incorporada. Deshacer la quita.</numerusform>
            <numerusform>%n filas de {file} incorporadas. Deshacer las quita.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table} already has %n row(s). Columns are matched by name.</source>
        <translation>
            <numerusform>{table} ya tiene %n fila. Las columnas se unen por sus nombres.</numerusform>
            <numerusform>{table} ya tiene %n filas. Las columnas se unen por sus nombres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) beyond the right edge of the table were not pasted.</source>
        <translation>
            <numerusform>%n columna no cabía a la derecha y se dejó fuera.</numerusform>
            <numerusform>%n columnas no cabían a la derecha y se dejaron fuera.</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard couldn&apos;t be read: {why}</source>
        <translation>No se pudo leer el portapapeles: {why}</translation>
    </message>
    <message>
        <source>The first row contains column names, so columns were matched by name.</source>
        <translation>La primera fila contiene nombres de columnas, así que cada columna fue a la de su nombre.</translation>
    </message>
    <message>
        <source>Not pasted, because the table has no such column: {columns}.</source>
        <translation>Se omitió, porque la tabla no tiene tal columna: {columns}.</translation>
    </message>
    <message>
        <source>No cell contains this text.</source>
        <translation>Ninguna celda contiene estas palabras.</translation>
    </message>
    <message>
        <source>No answers yet. Exclusions appear here after the first session starts.</source>
        <translation>Aún no hay respuestas. Las exclusiones aparecen aquí en cuanto empiezan las sesiones.</translation>
    </message>
    <message>
        <source>Sealed: results that depend on who made an answer appear after you enter the passphrase.</source>
        <translation>Sellado: lo que depende de quién dio cada respuesta se muestra al introducir la frase secreta.</translation>
    </message>
    <message>
        <source>Excluded by rules: {sessions}, {trials}. Nothing is deleted.</source>
        <translation>Excluido por reglas: {sessions}, {trials}. No se borra nada.</translation>
    </message>
    <message>
        <source>Search exclusions</source>
        <translation>Buscar en las exclusiones</translation>
    </message>
    <message>
        <source>The study has no rules.</source>
        <translation>El estudio no declara reglas.</translation>
    </message>
    <message>
        <source>Nothing is excluded.</source>
        <translation>No se excluye nada.</translation>
    </message>
    <message>
        <source>All exclusions</source>
        <translation>Todas las exclusiones</translation>
    </message>
    <message>
        <source>Results with and without rules</source>
        <translation>Resultados en ambas versiones</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>No hay nada así.</translation>
    </message>
    <message>
        <source>Whole session</source>
        <translation>La sesión entera</translation>
    </message>
    <message numerus="yes">
        <source>Sealed: %n session(s) is/are exported without the truth until you enter the passphrase.</source>
        <translation>
            <numerusform>Sellado: %n sesión se exporta sin la verdad hasta que se introduzca la frase secreta.</numerusform>
            <numerusform>Sellado: %n sesiones se exportan sin la verdad hasta que se introduzca la frase secreta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a byte order mark so that Excel reads UTF-8</source>
        <translation>Empezar con la marca por la que Excel reconoce UTF-8</translation>
    </message>
    <message>
        <source>Put an apostrophe before text that a spreadsheet could read as a formula</source>
        <translation>Poner un apóstrofo delante de los textos que las hojas de cálculo toman por fórmulas</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Incluir</translation>
    </message>
    <message>
        <source>The export was canceled. Nothing was written.</source>
        <translation>Se canceló la exportación; no se escribió nada.</translation>
    </message>
    <message>
        <source>Pilot sessions (flagged in column “{column}”)</source>
        <translation>También las sesiones piloto, marcadas en la columna {column}</translation>
    </message>
    <message>
        <source>Personal form fields (in sheet “{sheet}”)</source>
        <translation>También los campos personales de los formularios, en la hoja {sheet}</translation>
    </message>
    <message>
        <source>Keys and words</source>
        <translation>Teclas y términos</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Sus datos</translation>
    </message>
    <message>
        <source>The kiosk and its computer</source>
        <translation>El quiosco y su equipo</translation>
    </message>
    <message>
        <source>Several booths</source>
        <translation>Varias cabinas</translation>
    </message>
    <message>
        <source>Machine judges on the command line</source>
        <translation>Jueces máquina en la línea de órdenes</translation>
    </message>
    <message>
        <source>Machine agents</source>
        <translation>Agentes máquina</translation>
    </message>
    <message>
        <source>Importing data</source>
        <translation>Importar datos</translation>
    </message>
    <message>
        <source>Building a study from answers</source>
        <translation>Crear un estudio a partir de respuestas</translation>
    </message>
    <message>
        <source>Data for other programs</source>
        <translation>Datos para otros programas</translation>
    </message>
    <message>
        <source>What check can detect</source>
        <translation>Qué puede detectar check</translation>
    </message>
    <message>
        <source>The study package</source>
        <translation>El paquete del estudio</translation>
    </message>
    <message>
        <source>What analyze --json prints</source>
        <translation>Qué muestra analyze --json</translation>
    </message>
    <message>
        <source>This topic is available in English only.</source>
        <translation>Este tema solo está disponible en inglés.</translation>
    </message>
    <message>
        <source>The server ended unexpectedly.</source>
        <translation>Terminó de forma inesperada.</translation>
    </message>
    <message>
        <source>{fast} of {of} verdicts were faster than the limit</source>
        <translation>{fast} de {of} veredictos llegaron más rápido que el límite</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <comment>prompts that have enough answers</comment>
        <translation>{number} de {of}</translation>
    </message>
    <message>
        <source>Collected answers</source>
        <translation>Respuestas recogidas</translation>
    </message>
    <message>
        <source>Excluded by rule</source>
        <translation>Excluidos por regla</translation>
    </message>
    <message>
        <source>{number} more on the Sessions page</source>
        <comment>sessions</comment>
        <translation>y {number} más en la página Sesiones</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Per prompt</source>
        <comment>answers</comment>
        <translation>Por consigna</translation>
    </message>
    <message>
        <source>Prompts with enough</source>
        <translation>Consignas con suficientes</translation>
    </message>
    <message>
        <source>Still needed</source>
        <comment>answers</comment>
        <translation>Faltan</translation>
    </message>
    <message>
        <source>To look at</source>
        <comment>answers</comment>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>Control questions</source>
        <translation>Preguntas de control</translation>
    </message>
    <message>
        <source>Verdicts by origin</source>
        <translation>Qué dijeron los jueces</translation>
    </message>
    <message>
        <source>Detectability over sessions</source>
        <translation>Detectabilidad a lo largo de las sesiones</translation>
    </message>
    <message>
        <source>By task</source>
        <translation>Por tarea</translation>
    </message>
    <message>
        <source>By machine</source>
        <translation>Por máquina</translation>
    </message>
    <message>
        <source>Lines: 95% CI</source>
        <translation>Líneas: IC del 95 %</translation>
    </message>
    <message>
        <source>{number} without a value: fewer than {fewest} verdicts</source>
        <translation>{number} sin valor: menos de {fewest} veredictos</translation>
    </message>
    <message>
        <source>Enter or a click opens the session.</source>
        <translation>Enter o un clic abre la sesión.</translation>
    </message>
    <message>
        <source>Click to open the session</source>
        <translation>Haga clic para abrir la sesión</translation>
    </message>
    <message>
        <source>No verdict is excluded by a rule.</source>
        <translation>Ninguna regla excluye veredictos.</translation>
    </message>
    <message>
        <source>clustered by judge and stimulus</source>
        <translation>agrupado por juez y estímulo</translation>
    </message>
    <message>
        <source>clustered by judge</source>
        <translation>agrupado por juez</translation>
    </message>
    <message>
        <source>clustered by stimulus</source>
        <translation>agrupado por estímulo</translation>
    </message>
    <message numerus="yes">
        <source>Sealed: %n verdict(s) is/are counted after you enter the passphrase.</source>
        <translation>
            <numerusform>Sellado: %n veredicto se cuenta al introducir la frase secreta.</numerusform>
            <numerusform>Sellado: %n veredictos se cuentan al introducir la frase secreta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start a session on the Studies page. Results appear here after the first answer.</source>
        <translation>Empiece una sesión desde Estudios. Los números aparecen aquí con su primera respuesta.</translation>
    </message>
    <message>
        <source>Shows the results in large letters on a second screen. Esc closes it.</source>
        <translation>Muestra los resultados en letra grande en una segunda pantalla. Esc la cierra.</translation>
    </message>
    <message>
        <source>A session is running on this computer. End it first.</source>
        <translation>Hay una sesión en curso en este equipo. Termínela primero.</translation>
    </message>
    <message>
        <source>Wall mode</source>
        <translation>Modo mural</translation>
    </message>
    <message>
        <source>Results stay hidden while the study is sealed.</source>
        <translation>Los resultados permanecen ocultos mientras el estudio está sellado.</translation>
    </message>
    <message>
        <source>Compare people and machines on the answers that all of them judged, where there are any</source>
        <translation>Comparar personas y máquinas en las respuestas que juzgaron todas, si las hay</translation>
    </message>
    <message>
        <source>Same answers only</source>
        <translation>Solo las mismas respuestas</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved. {why}</source>
        <translation>No se puede guardar {file}. {why}</translation>
    </message>
    <message>
        <source>The audit log couldn&apos;t be written: {why} You can continue working. The entries are written as soon as the disk accepts them.</source>
        <translation>No se pudo escribir el registro de lo que se hace en este puesto de control: {why} El trabajo continúa; lo hecho se anota en cuanto el disco lo admita.</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>the changes</comment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be saved. {why}</source>
        <translation>No se pudieron guardar los ajustes. {why}</translation>
    </message>
    <message>
        <source>The data folder {folder} can&apos;t be read. {why} Reconnect it, or choose another one in Settings.</source>
        <translation>No se puede leer la carpeta de datos {folder}. {why} Vuelva a conectarla o elija otra en Ajustes.</translation>
    </message>
    <message>
        <source>You can resume the session later with the same participant code.</source>
        <translation>Se puede retomar más tarde con el mismo código de participante.</translation>
    </message>
    <message>
        <source>Preview answers are discarded.</source>
        <translation>Las respuestas de la vista previa se descartan.</translation>
    </message>
    <message>
        <source>End the preview</source>
        <translation>Terminar la vista previa</translation>
    </message>
    <message>
        <source>Was {was}, judged {called}: {n} of {of}</source>
        <translation>Era {was}, juzgado {called}: {n} de {of}</translation>
    </message>
    <message>
        <source>Was {was}, judged {called}: {n} of {of} ({share}%)</source>
        <translation>Era {was}, juzgado {called}: {n} de {of} ({share} %)</translation>
    </message>
    <message>
        <source>Pause between repetitions</source>
        <translation>Intervalo entre dos reproducciones</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Trials judged</source>
        <translation>Ensayos juzgados</translation>
    </message>
    <message>
        <source>Without a verdict</source>
        <translation>Sin veredicto</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>Particiones</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Semillas</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>Conversaciones</translation>
    </message>
    <message>
        <source>What it judges</source>
        <translation>Qué juzga</translation>
    </message>
    <message>
        <source>All blocks</source>
        <translation>Todos los bloques</translation>
    </message>
    <message>
        <source>{judge}: {sessions}. Trials judged: {trials}.</source>
        <translation>{judge}: {sessions}. Ensayos juzgados: {trials}.</translation>
    </message>
    <message>
        <source>Not judged: {block}. {why}</source>
        <translation>Sin juzgar: {block}. {why}</translation>
    </message>
    <message>
        <source>{doing}: {done} of {total}</source>
        <translation>{doing}: {done} de {total}</translation>
    </message>
    <message>
        <source>Without a verdict: {n}.</source>
        <translation>Sin veredicto: {n}.</translation>
    </message>
    <message>
        <source>Judge at work</source>
        <translation>Juez en marcha</translation>
    </message>
    <message>
        <source>By stimulus</source>
        <translation>Por estímulo</translation>
    </message>
    <message>
        <source>By prompt</source>
        <translation>Por consigna</translation>
    </message>
    <message>
        <source>File</source>
        <comment>of vectors for features</comment>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Save note</source>
        <translation>Guardar nota</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Lock after</source>
        <comment>some minutes</comment>
        <translation>Bloquear tras</translation>
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
        <translation>Desbloquear</translation>
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
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Añadir una persona</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>{default} by default</source>
        <translation>por defecto {default}</translation>
    </message>
    <message>
        <source>In {unit}</source>
        <translation>En {unit}</translation>
    </message>
    <message>
        <source>{lowest} to {highest} {unit}</source>
        <translation>De {lowest} a {highest} {unit}</translation>
    </message>
    <message>
        <source>Edit a copy as CSV</source>
        <translation>Editar una copia como CSV</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(entries)</source>
        <comment>of the record</comment>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show problems…</source>
        <translation>Ver problemas…</translation>
    </message>
    <message>
        <source>Duplicate this block</source>
        <translation>Duplicar este bloque</translation>
    </message>
    <message>
        <source>Duplicate this form</source>
        <translation>Duplicar este formulario</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <comment>in a list</comment>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Duplicate this question</source>
        <translation>Duplicar esta pregunta</translation>
    </message>
    <message>
        <source>Duplicate this rule</source>
        <translation>Duplicar esta regla</translation>
    </message>
    <message>
        <source>Rules: {rules} · Planned: {analysis}</source>
        <translation>Reglas: {rules} · Previsto: {analysis}</translation>
    </message>
    <message numerus="yes">
        <source>%n deviation(s)</source>
        <translation>
            <numerusform>%n desviación</numerusform>
            <numerusform>%n desviaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>No deviations.</source>
        <translation>Sin desviaciones.</translation>
    </message>
    <message>
        <source>Preregistration</source>
        <translation>Prerregistro</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no rules</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no analysis</comment>
        <translation>nada</translation>
    </message>
    <message>
        <source>{study}, version {version}</source>
        <translation>{study}, versión {version}</translation>
    </message>
    <message>
        <source>None declared</source>
        <comment>no rules, no analysis</comment>
        <translation>Nada declarado</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>write down</comment>
        <translation>Registrar</translation>
    </message>
    <message>
        <source>Changes</source>
        <comment>of a study</comment>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Desglosado por</translation>
    </message>
    <message>
        <source>Recorded as</source>
        <translation>Registrado como</translation>
    </message>
    <message>
        <source>Overall only</source>
        <translation>Solo en conjunto</translation>
    </message>
    <message>
        <source>Recorded as {person}</source>
        <translation>Registrado como {person}</translation>
    </message>
    <message>
        <source>Some are missing.</source>
        <translation>Faltan algunas.</translation>
    </message>
    <message numerus="yes">
        <source>%n form answer(s)</source>
        <translation>
            <numerusform>%n respuesta de formulario</numerusform>
            <numerusform>%n respuestas de formulario</numerusform>
        </translation>
    </message>
    <message>
        <source>The session was {reason}.</source>
        <translation>La sesión fue {reason}.</translation>
    </message>
    <message>
        <source>Show what I type</source>
        <translation>Mostrar lo que escribo</translation>
    </message>
    <message>
        <source>Seal the study</source>
        <translation>Sellar el estudio</translation>
    </message>
    <message>
        <source>Sealed package</source>
        <translation>Paquete sellado</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase secreta</translation>
    </message>
    <message>
        <source>Progress of sealing</source>
        <translation>Progreso del sellado</translation>
    </message>
    <message>
        <source>Seal</source>
        <comment>seal a study</comment>
        <translation>Sellar</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>Un archivo</translation>
    </message>
    <message>
        <source>A folder</source>
        <translation>Una carpeta</translation>
    </message>
    <message numerus="yes">
        <source>And %n more like these.</source>
        <translation>
            <numerusform>Y %n más como estos.</numerusform>
            <numerusform>Y %n más como estos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sealed.</source>
        <translation>No se selló nada.</translation>
    </message>
    <message>
        <source>Of the studies in {folder}</source>
        <translation>De los estudios de {folder}</translation>
    </message>
    <message>
        <source>Open the seal</source>
        <translation>Abrir el sello</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a session</comment>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {folder}</source>
        <translation>
            <numerusform>%n sesión en {folder}</numerusform>
            <numerusform>%n sesiones en {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume…</source>
        <translation>Reanudar…</translation>
    </message>
    <message>
        <source>Check journals</source>
        <translation>Comprobar diarios</translation>
    </message>
    <message>
        <source>Open data folder</source>
        <translation>Abrir carpeta de datos</translation>
    </message>
    <message>
        <source>Mark as pilot…</source>
        <translation>Marcar como piloto…</translation>
    </message>
    <message>
        <source>Open the study “{title}” first, then resume its session.</source>
        <translation>Abra primero el estudio «{title}» y reanude después su sesión.</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s), {running} running in {folder}</source>
        <translation>
            <numerusform>%n sesión, {running} en curso, en {folder}</numerusform>
            <numerusform>%n sesiones, {running} en curso, en {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier note(s)</source>
        <translation>
            <numerusform>%n nota anterior</numerusform>
            <numerusform>%n notas anteriores</numerusform>
        </translation>
    </message>
    <message>
        <source>Journals</source>
        <translation>Diarios</translation>
    </message>
    <message>
        <source>Find a participant, study, kiosk, or state</source>
        <translation>Buscar participante, estudio, quiosco o estado</translation>
    </message>
    <message>
        <source>Find a session</source>
        <translation>Buscar una sesión</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Carpeta de datos</translation>
    </message>
    <message>
        <source>Name of this kiosk</source>
        <translation>Nombre de este quiosco</translation>
    </message>
    <message>
        <source>Choose the data folder</source>
        <translation>Elija la carpeta de datos</translation>
    </message>
    <message>
        <source>Participant&apos;s screen</source>
        <translation>Pantalla del participante</translation>
    </message>
    <message>
        <source>Preview…</source>
        <translation>Vista previa…</translation>
    </message>
    <message>
        <source>Each participant gets</source>
        <translation>Cada participante recibe</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Consignas</translation>
    </message>
    <message>
        <source>All participants</source>
        <translation>Todos los participantes</translation>
    </message>
    <message>
        <source>Judged each</source>
        <translation>Juicios cada una</translation>
    </message>
    <message>
        <source>Preview of {block}</source>
        <translation>Vista previa de {block}</translation>
    </message>
    <message>
        <source>Plan of {block}</source>
        <translation>Plan de {block}</translation>
    </message>
    <message>
        <source>Open a study&apos;s folder</source>
        <translation>Abrir la carpeta de un estudio</translation>
    </message>
    <message>
        <source>Open a study package</source>
        <translation>Abrir un paquete de estudio</translation>
    </message>
    <message>
        <source>New study…</source>
        <translation>Estudio nuevo…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Abrir carpeta…</translation>
    </message>
    <message>
        <source>Open .tdz…</source>
        <translation>Abrir .tdz…</translation>
    </message>
    <message>
        <source>Recent studies</source>
        <translation>Estudios recientes</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) prepared</source>
        <translation>
            <numerusform>%n sesión sorteada</numerusform>
            <numerusform>%n sesiones sorteadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Study packages</source>
        <translation>Paquetes de estudio</translation>
    </message>
    <message>
        <source>Stimulus</source>
        <translation>Estímulo</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Made by: {maker}</source>
        <translation>Hecho por: {maker}</translation>
    </message>
    <message>
        <source>Preview: {block}</source>
        <translation>Vista previa: {block}</translation>
    </message>
    <message>
        <source>prompt {name}</source>
        <translation>consigna {name}</translation>
    </message>
    <message>
        <source>Only pilots can run: {problems}</source>
        <translation>Solo se pueden hacer pilotos: {problems}</translation>
    </message>
    <message>
        <source>No session can run: {problems}</source>
        <translation>No se puede hacer ninguna sesión: {problems}</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n aviso</numerusform>
            <numerusform>%n avisos</numerusform>
        </translation>
    </message>
    <message>
        <source>{errors} and {warnings}</source>
        <translation>{errors} y {warnings}</translation>
    </message>
    <message>
        <source>Not connected: {screen}. Plug it in, or choose another screen.</source>
        <translation>Sin conectar: {screen}. Conéctela o elija otra pantalla.</translation>
    </message>
    <message>
        <source>Identify</source>
        <comment>number the screens</comment>
        <translation>Identificar</translation>
    </message>
    <message>
        <source>The participant chooses</source>
        <translation>Elige el participante</translation>
    </message>
    <message>
        <source>Start a session</source>
        <translation>Empezar una sesión</translation>
    </message>
    <message>
        <source>Participant code</source>
        <translation>Código de participante</translation>
    </message>
    <message>
        <source>Kiosk name</source>
        <translation>Nombre del quiosco</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>Todo el movimiento</translation>
    </message>
    <message>
        <source>Appearance and accessibility</source>
        <translation>Aspecto y accesibilidad</translation>
    </message>
    <message>
        <source>Journals of all sessions. If the folder is on a network share, several kiosks can save to it. Existing data stays where it is.</source>
        <translation>Los diarios de todas las sesiones. Una carpeta en la unidad compartida del laboratorio permite que varios quioscos escriban en el mismo lugar. Los datos ya existentes se quedan donde están.</translation>
    </message>
    <message>
        <source>Recorded with every session, for example Booth 1.</source>
        <translation>Figura en cada sesión, p. ej. Cabina 1.</translation>
    </message>
    <message>
        <source>The screen where sessions open, full screen.</source>
        <translation>Donde se abren las sesiones, a pantalla completa.</translation>
    </message>
    <message>
        <source>Language of the program, after a restart. Pages without a translation stay in English. Sessions use the language of their study.</source>
        <translation>Del programa, a partir del próximo inicio; las páginas sin traducción siguen en inglés. Las sesiones usan el idioma de su estudio.</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño de letra</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Applies to menus, bars, and pages. Moving stimuli always move.</source>
        <translation>De menús, barras y páginas. Los estímulos en movimiento se mueven siempre.</translation>
    </message>
    <message>
        <source>Free software under the MIT license. Licenses of its components: {file}</source>
        <translation>Software libre con licencia MIT. Las licencias de sus componentes: {file}</translation>
    </message>
    <message>
        <source>Same as the system: {language}</source>
        <translation>Como el sistema: {language}</translation>
    </message>
    <message>
        <source>This page is for investigators. Lock TuringDesk, and ask an investigator to sign in.</source>
        <translation>Esto es para responsables. Bloquee el puesto de control y deje entrar a uno de ellos.</translation>
    </message>
    <message>
        <source>A session is running on this computer. End it there first (Ctrl+Shift+Q).</source>
        <translation>Hay una sesión en curso en este equipo. Termínela primero allí (Ctrl+Shift+Q).</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>De entre</translation>
    </message>
    <message>
        <source>Open a study, check its plan, and start sessions.</source>
        <translation>Abra un estudio, mire su plan, empiece sus sesiones.</translation>
    </message>
    <message>
        <source>Start session…</source>
        <translation>Empezar sesión…</translation>
    </message>
    <message>
        <source>Pilot…</source>
        <translation>Piloto…</translation>
    </message>
    <message>
        <source>Seal…</source>
        <translation>Sellar…</translation>
    </message>
    <message>
        <source>The study&apos;s files are still being read.</source>
        <translation>Todavía se están leyendo los archivos del estudio.</translation>
    </message>
    <message numerus="yes">
        <source>%n form(s)</source>
        <translation>
            <numerusform>%n formulario</numerusform>
            <numerusform>%n formularios</numerusform>
        </translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>versión {version}</translation>
    </message>
    <message>
        <source>pilot only</source>
        <comment>a problem: only pilots can run</comment>
        <translation>solo piloto</translation>
    </message>
    <message>
        <source>Sealed</source>
        <comment>of a study</comment>
        <translation>Sellado</translation>
    </message>
    <message>
        <source>A study is a folder</source>
        <translation>Un estudio es una carpeta</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <comment>steps</comment>
        <translation>{number} de {of}</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>step of the tour</comment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>with the tour</comment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>{number}: {screen}, {width} {times} {height} (main)</source>
        <translation>{number}: {screen}, {width} {times} {height} (principal)</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>pantalla</translation>
    </message>
    <message numerus="yes">
        <source>The study has %n problem(s).</source>
        <translation>
            <numerusform>El estudio tiene %n problema.</numerusform>
            <numerusform>El estudio tiene %n problemas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copiar texto</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Comprobar otra vez</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>no participant may start</comment>
        <translation>Alto</translation>
    </message>
    <message>
        <source>TuringDesk timing test</source>
        <translation>Prueba de tiempos de TuringDesk</translation>
    </message>
    <message>
        <source>Continue at trial {number} of {of}</source>
        <translation>Continuar en el ensayo {number} de {of}</translation>
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
        <source>{done} of {trials} completed.</source>
        <translation>Completado: {done} de {trials}.</translation>
    </message>
    <message>
        <source>For the experimenter</source>
        <translation>Para la persona encargada del estudio</translation>
    </message>
    <message>
        <source>was {origin}</source>
        <comment>head of a row: what it truly was</comment>
        <translation>era {origin}</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <comment>in quotation marks</comment>
        <translation>«{word}»</translation>
    </message>
    <message>
        <source>Find a row</source>
        <translation>Buscar una fila</translation>
    </message>
    <message>
        <source>and {number} more values</source>
        <translation>y {number} valores más</translation>
    </message>
    <message>
        <source>Show or hide this series</source>
        <translation>Mostrar u ocultar esta serie</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Copiar valores</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Step  (→)</source>
        <translation>Paso  (→)</translation>
    </message>
    <message>
        <source>Fixation {number} of {of}</source>
        <translation>Fijación {number} de {of}</translation>
    </message>
    <message>
        <source>Play  (P)</source>
        <translation>Reproducir  (P)</translation>
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
        <source>Please wait a moment</source>
        <translation>Por favor, espere un momento</translation>
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
        <source>List each choice once, in order.</source>
        <translation>Indique cada opción una sola vez, en el orden de las opciones.</translation>
    </message>
    <message>
        <source>That was practice. From now on, your answers count.</source>
        <translation>Eso fue la práctica. A partir de ahora sus respuestas cuentan.</translation>
    </message>
    <message>
        <source>Take a short break. Continue when you are ready.</source>
        <translation>Haga una breve pausa. Continúe cuando quiera.</translation>
    </message>
    <message>
        <source>You can continue</source>
        <translation>Puede continuar</translation>
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
        <source>Answer the required questions to continue.</source>
        <translation>Responda a las preguntas obligatorias para continuar.</translation>
    </message>
    <message>
        <source>The session will continue soon. Your answers so far are saved.</source>
        <translation>La sesión continuará en breve. Las respuestas que ha dado hasta ahora están guardadas.</translation>
    </message>
    <message>
        <source>Choose all that apply.</source>
        <translation>Puede elegir varias opciones.</translation>
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
        <source>This is the end of the demonstration. To leave this screen, press {keys}.</source>
        <translation>Esta era la demostración. {keys} cierra esta pantalla.</translation>
    </message>
    <message>
        <source>The viewer was looking for:</source>
        <translation>Se buscaba:</translation>
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
        <source>Colors</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Who named this color?</source>
        <translation>¿Quién nombró este color?</translation>
    </message>
    <message>
        <source>In which conversation is speaker {subject} a machine?</source>
        <translation>¿En qué conversación es {subject} una máquina?</translation>
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
        <source>Objects</source>
        <translation>Objetos</translation>
    </message>
    <message>
        <source>Eye movements</source>
        <translation>Movimientos oculares</translation>
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
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Acepto</translation>
    </message>
    <message>
        <source>Click on the line.</source>
        <translation>Haga clic en la línea.</translation>
    </message>
    <message>
        <source>It was a human.</source>
        <translation>Era un ser humano.</translation>
    </message>
    <message>
        <source>Your message</source>
        <translation>Su mensaje</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Su respuesta</translation>
    </message>
    <message>
        <source>Is “{word}” spelled correctly?</source>
        <translation>¿Está bien escrita la palabra «{word}»?</translation>
    </message>
    <message>
        <source>Please write one word.</source>
        <translation>Por favor, escriba una sola palabra.</translation>
    </message>
    <message>
        <source>Please write without special characters such as {character}.</source>
        <translation>Por favor, escriba sin caracteres especiales como {character}.</translation>
    </message>
    <message>
        <source>Please don&apos;t start with “{start}”.</source>
        <translation>Por favor, no empiece con «{start}».</translation>
    </message>
    <message>
        <source>Please write without the word “{word}”.</source>
        <translation>Por favor, escriba sin la palabra «{word}».</translation>
    </message>
    <message>
        <source>Say what you see, as if to someone who can&apos;t see it. Write at least {least} words, and don&apos;t guess what happened before or will happen next.</source>
        <translation>Diga lo que ve, como si se lo contara a alguien que no puede verlo. Escriba al menos {least} palabras y no suponga qué pasó antes ni qué pasará después.</translation>
    </message>
    <message>
        <source>Please don&apos;t use one word so often.</source>
        <translation>Por favor, no use tantas veces la misma palabra.</translation>
    </message>
    <message>
        <source>You gave this description already. Please write another one.</source>
        <translation>Ya ha dado esta descripción. Por favor, escriba otra.</translation>
    </message>
    <message>
        <source>Please write at least {least} words.</source>
        <translation>Por favor, escriba al menos {least} palabras.</translation>
    </message>
    <message>
        <source>Describe the picture in one sentence.</source>
        <translation>Describa la imagen en una frase.</translation>
    </message>
    <message>
        <source>Describing pictures</source>
        <translation>Describir imágenes</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Morado</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrón</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Which color dominates this picture?</source>
        <translation>¿Qué color domina en esta imagen?</translation>
    </message>
    <message>
        <source>Choose the color that you would name first.</source>
        <translation>Elija el color que nombraría primero.</translation>
    </message>
    <message>
        <source>Naming colors</source>
        <translation>Nombrar colores</translation>
    </message>
    <message>
        <source>hi! what do you think about this one?</source>
        <translation>¡hola! ¿qué te parece esto?</translation>
    </message>
    <message>
        <source>honestly I never gave it much thought, you?</source>
        <translation>la verdad es que nunca lo he pensado mucho, ¿y tú?</translation>
    </message>
    <message>
        <source>a bit, mostly because of a friend of mine</source>
        <translation>un poco, sobre todo por alguien que conozco</translation>
    </message>
    <message>
        <source>haha same here, how did that start</source>
        <translation>jaja yo igual, ¿y cómo empezó eso?</translation>
    </message>
    <message>
        <source>a few years ago, by accident really</source>
        <translation>hace unos años, en realidad por casualidad</translation>
    </message>
    <message>
        <source>ok that makes sense. do you like it though?</source>
        <translation>vale, tiene sentido. ¿pero te gusta?</translation>
    </message>
    <message>
        <source>The conversation</source>
        <translation>La conversación</translation>
    </message>
    <message>
        <source>What it was about</source>
        <translation>De qué trató</translation>
    </message>
    <message>
        <source>Which speaker you were</source>
        <translation>Qué interlocutor era usted</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>El número de la conversación</translation>
    </message>
    <message>
        <source>Having conversations</source>
        <translation>Conversar</translation>
    </message>
    <message>
        <source>The conversation isn&apos;t complete.</source>
        <translation>La conversación no está completa.</translation>
    </message>
    <message>
        <source>Look around in the picture.</source>
        <translation>Explore la imagen con la mirada.</translation>
    </message>
    <message>
        <source>If the picture is blurred, click wherever you want to look.</source>
        <translation>Si la imagen está desenfocada, haga clic donde quiera mirar.</translation>
    </message>
    <message>
        <source>Find what you were shown.</source>
        <translation>Encuentre lo que se le ha mostrado.</translation>
    </message>
    <message>
        <source>There are more than {most} fixations.</source>
        <translation>Hay más de {most} fijaciones.</translation>
    </message>
    <message>
        <source>Write each fixation as x,y,onset_ms,duration_ms.</source>
        <translation>Escriba cada fijación como x,y,onset_ms,duration_ms.</translation>
    </message>
    <message>
        <source>Looking at pictures</source>
        <translation>Mirar imágenes</translation>
    </message>
    <message>
        <source>What do you see in this picture? Name one thing.</source>
        <translation>¿Qué ve en esta imagen? Nombre una cosa.</translation>
    </message>
    <message>
        <source>A second thing</source>
        <translation>Una segunda cosa</translation>
    </message>
    <message>
        <source>A third thing</source>
        <translation>Una tercera cosa</translation>
    </message>
    <message>
        <source>Write one word for each of three different things.</source>
        <translation>Escriba una palabra para cada una de tres cosas distintas.</translation>
    </message>
    <message>
        <source>You named “{word}” already.</source>
        <translation>Ya ha nombrado «{word}».</translation>
    </message>
    <message>
        <source>Is “{word}” one correctly spelled word?</source>
        <translation>¿Es «{word}» una sola palabra bien escrita?</translation>
    </message>
    <message>
        <source>Naming things</source>
        <translation>Nombrar cosas</translation>
    </message>
    <message>
        <source>Which word comes to mind first?</source>
        <translation>¿Qué palabra le viene primero a la mente?</translation>
    </message>
    <message>
        <source>Write one word, without thinking about it for long.</source>
        <translation>Escriba una sola palabra, sin pensarlo mucho.</translation>
    </message>
    <message>
        <source>Please write another word than “{cue}”.</source>
        <translation>Por favor, escriba una palabra distinta de «{cue}».</translation>
    </message>
    <message>
        <source>Associations with words</source>
        <translation>Asociaciones con palabras</translation>
    </message>
    <message>
        <source>It was a machine.</source>
        <translation>Era una máquina.</translation>
    </message>
    <message>
        <source>Speaker {subject} was a human.</source>
        <translation>El interlocutor {subject} era un ser humano.</translation>
    </message>
    <message>
        <source>Speaker {subject} was a machine.</source>
        <translation>El interlocutor {subject} era una máquina.</translation>
    </message>
    <message>
        <source>Correct answer: **{label}**</source>
        <translation>Respuesta correcta: **{label}**</translation>
    </message>
    <message>
        <source>It&apos;s your turn. Press Enter to send your message.</source>
        <translation>Es su turno. Pulse Intro para enviar su mensaje.</translation>
    </message>
    <message>
        <source>Please wait for your partner&apos;s message.</source>
        <translation>Espere, por favor, el mensaje de su interlocutor.</translation>
    </message>
    <message>
        <source>Please write a shorter message.</source>
        <translation>Por favor, escriba un mensaje más corto.</translation>
    </message>
    <message>
        <source>Your partner&apos;s connection was interrupted. Please wait a moment.</source>
        <translation>Se ha interrumpido la conexión de su interlocutor. Espere un momento, por favor.</translation>
    </message>
    <message>
        <source>The conversation is complete. Thank you!</source>
        <translation>La conversación ha terminado. ¡Gracias!</translation>
    </message>
    <message>
        <source>A conversation usually takes {least} to {most} minutes.</source>
        <translation>Una conversación suele durar entre {least} y {most} minutos.</translation>
    </message>
    <message>
        <source>Your messages: {said} of {of}</source>
        <translation>Sus mensajes: {said} de {of}</translation>
    </message>
    <message>
        <source>I am not comfortable with this</source>
        <translation>Esto me incomoda</translation>
    </message>
    <message>
        <source>The connection is being restored. Your messages are saved.</source>
        <translation>Se está restableciendo la conexión. Sus mensajes están guardados.</translation>
    </message>
    <message>
        <source>Waiting for a partner</source>
        <translation>Esperando a un interlocutor</translation>
    </message>
    <message>
        <source>This conversation has ended early</source>
        <translation>Esta conversación ha terminado antes de tiempo</translation>
    </message>
    <message>
        <source>Your partner had to leave, which has nothing to do with what you wrote. Your messages are saved. You can continue with another conversation.</source>
        <translation>Su interlocutor ha tenido que irse, lo que no tiene nada que ver con lo que usted escribió. Sus mensajes están guardados. Puede continuar con otra conversación.</translation>
    </message>
    <message>
        <source>A new topic</source>
        <translation>Un tema nuevo</translation>
    </message>
    <message>
        <source>Your partner asked for another topic. Your messages are saved. You can continue with another conversation.</source>
        <translation>Su interlocutor ha pedido otro tema. Sus mensajes están guardados. Puede continuar con otra conversación.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Interlocutor</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>That&apos;s all for this picture. Continue whenever you&apos;re ready.</source>
        <translation>Eso es todo para esta imagen. Continúe cuando quiera.</translation>
    </message>
    <message>
        <source>Find this in the next picture:</source>
        <translation>Encuentre esto en la imagen siguiente:</translation>
    </message>
    <message>
        <source>You both won</source>
        <translation>Han ganado los dos</translation>
    </message>
    <message>
        <source>You both lost</source>
        <translation>Han perdido los dos</translation>
    </message>
    <message>
        <source>Someone gave up</source>
        <translation>Alguien se ha rendido</translation>
    </message>
    <message>
        <source>The game then ends for the other human, too.</source>
        <translation>La partida termina entonces también para el otro ser humano.</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>¿Rendirse?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>You can accuse only once, and you can&apos;t change it later.</source>
        <translation>Solo puede acusar una vez, y después no podrá cambiarlo.</translation>
    </message>
    <message>
        <source>Accuse {color}</source>
        <translation>Acusar a {color}</translation>
    </message>
    <message>
        <source>Is {color} the machine?</source>
        <translation>¿Es {color} la máquina?</translation>
    </message>
    <message>
        <source>You accused {color}.</source>
        <translation>Ha acusado a {color}.</translation>
    </message>
    <message>
        <source>You accused {color}</source>
        <translation>Ha acusado a {color}</translation>
    </message>
    <message>
        <source>{color} was the machine.</source>
        <translation>{color} era la máquina.</translation>
    </message>
    <message>
        <source>It takes longer than usual. If you like, tell the experimenter.</source>
        <translation>Está tardando más de lo habitual. Si lo desea, avise a la persona encargada del estudio.</translation>
    </message>
    <message>
        <source>The connection is being set up.</source>
        <translation>Se está estableciendo la conexión.</translation>
    </message>
    <message>
        <source>Play another role in a second window</source>
        <translation>Jugar otro papel en una segunda ventana</translation>
    </message>
    <message>
        <source>You can write at any time. Press Enter to send your message.</source>
        <translation>Puede escribir en cualquier momento. Pulse Intro para enviar su mensaje.</translation>
    </message>
    <message>
        <source>Please wait for an answer.</source>
        <translation>Espere, por favor, una respuesta.</translation>
    </message>
    <message>
        <source>Someone&apos;s connection was interrupted. Please wait a moment.</source>
        <translation>Se ha interrumpido la conexión de alguien. Espere un momento, por favor.</translation>
    </message>
    <message>
        <source>This message was not sent. Please write it in other words.</source>
        <translation>Este mensaje no se ha enviado. Por favor, escríbalo con otras palabras.</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <translation>Esperando a los demás</translation>
    </message>
    <message>
        <source>The game begins as soon as someone is free.</source>
        <translation>La partida empezará en cuanto haya alguien libre.</translation>
    </message>
    <message>
        <source>This game has ended early</source>
        <translation>Esta partida ha terminado antes de tiempo</translation>
    </message>
    <message>
        <source>Someone had to leave, which has nothing to do with what you wrote. Your messages are saved. You can continue with another game.</source>
        <translation>Alguien ha tenido que irse, lo que no tiene nada que ver con lo que usted escribió. Sus mensajes están guardados. Puede continuar con otra partida.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Thank you! Your messages are saved.</source>
        <translation>¡Gracias! Sus mensajes están guardados.</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Denunciar</translation>
    </message>
    <message>
        <source>I have decided…</source>
        <translation>Ya he decidido…</translation>
    </message>
    <message>
        <source>Keep asking</source>
        <translation>Seguir preguntando</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>¿Qué ha pasado?</translation>
    </message>
    <message>
        <source>Describe what happened. The experimenter reads it.</source>
        <translation>Describa lo que ha pasado. Lo leerá la persona encargada del estudio.</translation>
    </message>
    <message>
        <source>Report a message</source>
        <translation>Denunciar un mensaje</translation>
    </message>
    <message>
        <source>Thank you. The experimenter was told.</source>
        <translation>Gracias. Se ha avisado a la persona encargada del estudio.</translation>
    </message>
    <message>
        <source>Your messages are saved. You can continue with another game.</source>
        <translation>Sus mensajes están guardados. Puede continuar con otra partida.</translation>
    </message>
    <message>
        <source>Write a message…</source>
        <translation>Escriba un mensaje…</translation>
    </message>
    <message>
        <source>Ask both witnesses…</source>
        <translation>Pregunte a los dos testigos…</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>You are the {role}.</source>
        <translation>Su papel es el de {role}.</translation>
    </message>
    <message>
        <source>One of them is a machine.</source>
        <translation>Uno de ellos es una máquina.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) left</source>
        <translation>
            <numerusform>Queda %n pregunta</numerusform>
            <numerusform>Quedan %n preguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>Witness {number}</source>
        <translation>Testigo {number}</translation>
    </message>
    <message>
        <source>{who} is writing</source>
        <translation>{who} está escribiendo</translation>
    </message>
    <message>
        <source>You are {color}.</source>
        <translation>Usted es {color}.</translation>
    </message>
    <message>
        <source>Write here…</source>
        <translation>Escriba aquí…</translation>
    </message>
    <message>
        <source>Talk about this: {topic}</source>
        <translation>Hablen de esto: {topic}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>Quedan {time}</translation>
    </message>
    <message>
        <source>Press the key shown on a choice, or click the choice.</source>
        <translation>Pulse la tecla que se muestra en una opción o haga clic en ella.</translation>
    </message>
    <message>
        <source>You can also press {keys}.</source>
        <translation>También puede pulsar {keys}.</translation>
    </message>
    <message>
        <source>You said human.</source>
        <translation>Usted dijo: un ser humano.</translation>
    </message>
    <message>
        <source>You said machine.</source>
        <translation>Usted dijo: una máquina.</translation>
    </message>
    <message>
        <source>You said: {answer}</source>
        <translation>Usted dijo: {answer}</translation>
    </message>
    <message>
        <source>Witness {number} was a machine.</source>
        <translation>El testigo {number} era una máquina.</translation>
    </message>
    <message>
        <source>Witness {number} was a human.</source>
        <translation>El testigo {number} era un ser humano.</translation>
    </message>
    <message>
        <source>You talked with a machine.</source>
        <translation>Ha conversado con una máquina.</translation>
    </message>
    <message>
        <source>You talked with a human.</source>
        <translation>Ha conversado con un ser humano.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>TuringDesk, second role</source>
        <translation>TuringDesk, segundo papel</translation>
    </message>
    <message>
        <source>Please check the marked fields above.</source>
        <translation>Por favor, revise lo que está marcado arriba.</translation>
    </message>
    <message>
        <source>Stored separately from your other answers.</source>
        <translation>Se guarda separado de sus demás respuestas.</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Puede dejarlo en blanco.</translation>
    </message>
    <message numerus="yes">
        <source>You can continue in %n s.</source>
        <translation>
            <numerusform>Podrá continuar dentro de %n s.</numerusform>
            <numerusform>Podrá continuar dentro de %n s.</numerusform>
        </translation>
    </message>
    <message>
        <source>I don&apos;t agree</source>
        <translation>No acepto</translation>
    </message>
    <message>
        <source>Your answers may later be shown to other people, together with answers by machines. Your name is never shown.</source>
        <translation>Es posible que más adelante sus respuestas se muestren a otras personas, junto con respuestas de máquinas. Su nombre no se muestra nunca.</translation>
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
        <source>Please tell the experimenter that you have finished.</source>
        <translation>Por favor, avise a la persona encargada del estudio de que ha terminado.</translation>
    </message>
    <message>
        <source>About {minutes} min left</source>
        <translation>Quedan unos {minutes} min</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>This picture cannot be shown. Please tell the experimenter.</source>
        <translation>No se puede mostrar esta imagen. Por favor, avise a la persona encargada del estudio.</translation>
    </message>
    <message>
        <source>Picture: {words}</source>
        <translation>Imagen: {words}</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>Sus mensajes</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>La sala</translation>
    </message>
    <message>
        <source>Your role</source>
        <translation>Su papel</translation>
    </message>
    <message>
        <source>How confident are you?</source>
        <translation>¿Cuánta seguridad tiene en su respuesta?</translation>
    </message>
    <message>
        <source>Why do you think so?</source>
        <translation>¿Por qué lo cree?</translation>
    </message>
    <message>
        <source>The machine is...</source>
        <translation>La máquina es…</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Completely</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>The first of the others</source>
        <translation>El primero de los otros</translation>
    </message>
    <message>
        <source>The second of the others</source>
        <translation>El segundo de los otros</translation>
    </message>
    <message>
        <source>Burst dialog</source>
        <translation>Diálogo en ráfagas</translation>
    </message>
    <message>
        <source>Chat with the witness as you would with a friend. Both of you can send several messages in a row. Find out whether the witness is a human or a machine.</source>
        <translation>Chatee con el testigo como lo haría con un amigo. Los dos pueden enviar varios mensajes seguidos. Averigüe si el testigo es un ser humano o una máquina.</translation>
    </message>
    <message>
        <source>Chat as you would with a friend. Both of you can send several messages in a row. Convince the interrogator that you are a human.</source>
        <translation>Chatee como lo haría con un amigo. Los dos pueden enviar varios mensajes seguidos. Convenza al interrogador de que usted es un ser humano.</translation>
    </message>
    <message>
        <source>You write with two others. One of them is a human and the other one is a machine. Find out together with the human which one is the machine, and accuse it. You can accuse only once. You win together if both of you are right, and lose if one of you is wrong.</source>
        <translation>Va a escribirse con otros dos. Uno de ellos es un ser humano y el otro es una máquina. Averigüe junto con el ser humano cuál es la máquina y acúsela. Solo puede acusar una vez. Ganan juntos si los dos aciertan, y pierden si uno de los dos se equivoca.</translation>
    </message>
    <message>
        <source>Turing Game</source>
        <translation>Juego de Turing</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Would you like to say something about this game?</source>
        <translation>¿Quiere decir algo sobre esta partida?</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>The interrogator talks with you and with a machine. Convince the interrogator that you are the human.</source>
        <translation>El interrogador conversa con usted y con una máquina. Convénzalo de que el ser humano es usted.</translation>
    </message>
    <message>
        <source>Which witness is the human?</source>
        <translation>¿Qué testigo es el ser humano?</translation>
    </message>
    <message>
        <source>Do you know one of the witnesses personally?</source>
        <translation>¿Conoce personalmente a alguno de los testigos?</translation>
    </message>
    <message>
        <source>Interrogator and two witnesses</source>
        <translation>Interrogador y dos testigos</translation>
    </message>
    <message>
        <source>Witness 1</source>
        <translation>Testigo 1</translation>
    </message>
    <message>
        <source>Witness 2</source>
        <translation>Testigo 2</translation>
    </message>
    <message>
        <source>interrogator</source>
        <translation>interrogador</translation>
    </message>
    <message>
        <source>You talk with two witnesses at once. One is a human and one is a machine. Find out which one is the human.</source>
        <translation>Va a conversar con dos testigos a la vez. Uno es un ser humano y el otro es una máquina. Averigüe cuál es el ser humano.</translation>
    </message>
    <message>
        <source>witness</source>
        <translation>testigo</translation>
    </message>
    <message>
        <source>You answer the judge&apos;s questions, and so does a machine. Convince the judge that you are the human.</source>
        <translation>Usted responde a las preguntas del juez, y también lo hace una máquina. Convenza al juez de que el ser humano es usted.</translation>
    </message>
    <message>
        <source>You answer the judge&apos;s questions, and so does a machine. Convince the judge that you are the machine.</source>
        <translation>Usted responde a las preguntas del juez, y también lo hace una máquina. Convenza al juez de que la máquina es usted.</translation>
    </message>
    <message>
        <source>One judge, two who answer</source>
        <translation>Un juez y dos que responden</translation>
    </message>
    <message>
        <source>judge</source>
        <translation>juez</translation>
    </message>
    <message>
        <source>Each of your questions goes to a human and to a machine. One of them may try to deceive you. Find out which one is the human.</source>
        <translation>Cada una de sus preguntas va a un ser humano y a una máquina. Puede que uno de los dos intente engañarle. Averigüe cuál es el ser humano.</translation>
    </message>
    <message>
        <source>Do you know the witness personally?</source>
        <translation>¿Conoce personalmente al testigo?</translation>
    </message>
    <message>
        <source>Interrogator and witness</source>
        <translation>Interrogador y testigo</translation>
    </message>
    <message>
        <source>The witness is...</source>
        <translation>El testigo es…</translation>
    </message>
    <message>
        <source>Ask whatever you like, and find out whether the witness is a human or a machine.</source>
        <translation>Pregunte lo que quiera y averigüe si el testigo es un ser humano o una máquina.</translation>
    </message>
    <message>
        <source>Convince the interrogator that you are a human.</source>
        <translation>Convenza al interrogador de que usted es un ser humano.</translation>
    </message>
    <message>
        <source>Were these eye movements made by {human} or {machine}?</source>
        <translation>¿De quién son estos movimientos oculares: {human} o {machine}?</translation>
    </message>
    <message>
        <source>Where is the machine?</source>
        <translation>¿Dónde está la máquina?</translation>
    </message>
    <message>
        <source>What is your native language?</source>
        <translation>¿Cuál es su lengua materna?</translation>
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
        <source>Glasses</source>
        <translation>Gafas</translation>
    </message>
    <message>
        <source>Contact lenses</source>
        <translation>Lentes de contacto</translation>
    </message>
    <message>
        <source>How old are you (in years)?</source>
        <translation>¿Cuántos años tiene?</translation>
    </message>
    <message>
        <source>Please don&apos;t quote anyone or use quotation marks.</source>
        <translation>Por favor, no cite a nadie y no use comillas.</translation>
    </message>
    <message>
        <source>Please write without names such as “{word}”.</source>
        <translation>Por favor, no use nombres como «{word}».</translation>
    </message>
    <message>
        <source>Don&apos;t use names.</source>
        <translation>No use nombres.</translation>
    </message>
    <message>
        <source>The conversation begins as soon as a partner is free.</source>
        <translation>La conversación empieza en cuanto haya un interlocutor libre.</translation>
    </message>
    <message>
        <source>No more messages can be sent. A decision is being made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Letra más pequeña</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Letra más grande</translation>
    </message>
    <message>
        <source>It takes longer than usual. You can keep this page open.</source>
        <translation>Está tardando más de lo habitual. Puede dejar esta página abierta.</translation>
    </message>
    <message>
        <source>Who it was</source>
        <translation>Quién era</translation>
    </message>
    <message>
        <source>Witness</source>
        <translation>Testigo</translation>
    </message>
    <message>
        <source>You can close this page.</source>
        <translation>Puede cerrar esta página.</translation>
    </message>
    <message>
        <source>This study is open in another window.</source>
        <translation>Este estudio está abierto en otra ventana.</translation>
    </message>
    <message>
        <source>This study isn&apos;t open at the moment. Please try again later.</source>
        <translation>Este estudio no está abierto en este momento. Vuelva a intentarlo más tarde.</translation>
    </message>
    <message>
        <source>You have already taken part in this study with this link.</source>
        <translation>Ya ha participado en este estudio con este enlace.</translation>
    </message>
    <message>
        <source>This study can&apos;t be continued after an interruption. Your answers so far are saved.</source>
        <translation>Este estudio no se puede continuar tras una interrupción. Las respuestas que ha dado hasta ahora están guardadas.</translation>
    </message>
    <message>
        <source>This study can&apos;t be done in a browser.</source>
        <translation>Este estudio no se puede realizar en un navegador.</translation>
    </message>
    <message>
        <source>If you have questions, please contact the people who invited you.</source>
        <translation>Si tiene preguntas, póngase en contacto con las personas que le invitaron.</translation>
    </message>
    <message>
        <source>Your completion code</source>
        <translation>Su código de finalización</translation>
    </message>
    <message>
        <source>The connection is interrupted.</source>
        <translation>Se ha interrumpido la conexión.</translation>
    </message>
    <message>
        <source>Your answers so far are saved. This page continues by itself as soon as it can.</source>
        <translation>Las respuestas que ha dado hasta ahora están guardadas. Esta página continuará por sí sola en cuanto pueda.</translation>
    </message>
    <message>
        <source>The study is paused.</source>
        <translation>El estudio está en pausa.</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>Continuar aquí</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>This picture can&apos;t be shown.</source>
        <translation>No se puede mostrar esta imagen.</translation>
    </message>
    <message>
        <source>Speaker {subject}</source>
        <translation>Interlocutor {subject}</translation>
    </message>
    <message>
        <source>You can continue in {number} s.</source>
        <translation>Podrá continuar dentro de {number} s.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>This link isn&apos;t valid. Please check that you copied all of it.</source>
        <translation>Este enlace no es válido. Compruebe que lo ha copiado entero.</translation>
    </message>
    <message>
        <source>This link is no longer valid.</source>
        <translation>Este enlace ya no es válido.</translation>
    </message>
    <message>
        <source>This link has expired.</source>
        <translation>Este enlace ha caducado.</translation>
    </message>
    <message>
        <source>This link was already opened on another device or in another browser. Please continue there.</source>
        <translation>Este enlace ya se abrió en otro dispositivo o en otro navegador. Continúe allí.</translation>
    </message>
    <message>
        <source>All places in this study are taken. Thank you!</source>
        <translation>Todas las plazas de este estudio están ocupadas. ¡Muchas gracias!</translation>
    </message>
    <message>
        <source>What is the highest level of education you have completed?</source>
        <translation>¿Cuál es el nivel de estudios más alto que ha completado?</translation>
    </message>
    <message>
        <source>Are you wearing glasses or contact lenses right now?</source>
        <translation>¿Lleva ahora mismo gafas o lentes de contacto?</translation>
    </message>
    <message>
        <source>Do you have difficulty telling some colors apart?</source>
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
        <source>How did you hear about this study?</source>
        <translation>¿Cómo se enteró de este estudio?</translation>
    </message>
    <message>
        <source>What is your email address?</source>
        <translation>¿En qué correo electrónico podemos contactar con usted?</translation>
    </message>
    <message>
        <source>How did you decide? What helped you tell people and machines apart?</source>
        <translation>¿Cómo tomó sus decisiones? ¿Qué le permitió distinguir a las personas de las máquinas?</translation>
    </message>
    <message>
        <source>Out of 100 answers, how many do you think you judged correctly?</source>
        <translation>De cada 100 respuestas, ¿cuántas cree que juzgó correctamente?</translation>
    </message>
    <message>
        <source>Yes, the whole time</source>
        <translation>Sí, todo el tiempo</translation>
    </message>
    <message>
        <source>Did anything go wrong or distract you?</source>
        <translation>¿Hubo algún problema o algo que le molestara?</translation>
    </message>
    <message>
        <source>Is there anything else you would like to tell us?</source>
        <translation>¿Hay algo más que quiera decirnos?</translation>
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
        <source>What is your full name?</source>
        <translation>¿Cuál es su nombre completo?</translation>
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
        <source>Please be honest, your payment does not depend on it: did you answer carefully?</source>
        <translation>Con sinceridad, y sin que afecte a su compensación: ¿respondió con atención?</translation>
    </message>
    <message>
        <source>Most of the time</source>
        <translation>La mayor parte del tiempo</translation>
    </message>
</context>
</TS>
