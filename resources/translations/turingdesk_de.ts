<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Below</name>
    <message>
        <source>Block {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection reset by peer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No route to host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>timed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last try returns or raises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something asked of TuringDesk cannot be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study or a command names something this TuringDesk does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study package breaks one of the rules written in studies/README.md.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study asks for more trials of some kind than its answers allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A session takes an answer only when it is due, complete and freshly given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A participant code names a file, so it is made of letters, digits and hyphens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A journal holds a line that cannot be read or that was changed after it was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sessions never share a file; this one was already begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk or the share refused a write: full, read-only or gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An import found something else than the format that it reads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file asked for could not be written whole, so nothing was left behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sealed study hides who made what from everybody, so some things are not possible in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seal is made once and never changed; what was measured under it depends on every byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the passphrase that a study was sealed with opens its seal; it is stored nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A withdrawal deletes what one person gave; it needs a reason and sessions that ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of people has different names, PINs that are hard to guess, and an investigator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file with categories for texts lacks something, or cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean {close}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {kind} is called {name}.{hint}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trials that are left over can go to agents in more than {tried} ways. The {tried2} tried, hardest first, can be drawn; the others were not tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make trials a multiple of the number of agents, or add answers to other prompts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consent: a name is {signature}, and kept apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form {id}, {when} the blocks: {title} ({parts})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{conditional} asked only if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{needed} of length {length} needed, {there} there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{needed} needed, {there} there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{needed} trials of {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>besides the fixed ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} need {needed} different prompts, but the {stimuli} answers in {table} have only {there}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add answers to other prompts, ask for fewer, or set repeat_prompts = true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{needed} trials show {length} turns or more, but only {there} of the conversations that a session can have together have so many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add longer conversations or take long ones out of lengths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} are needed, but {table} has only {stimuli}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add answers or ask for fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block {id}: {message}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add some, or say what to draw instead, e.g. mix = { {value} = {value2} }.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add some or change the mix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A control trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A control question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fixed stimulus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no trials.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{table} has no answers to judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add some to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control trials asked for: {trials}; rows of {table} kept for control: {control}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark more rows with control = yes or name fewer positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice trials asked for: {practice}; rows of {table} kept for practice: {practice2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark more rows with practice = yes or lower practice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{trials} control trials and {fixed} fixed ones do not fit into {trials2} trials.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise trials or take some of them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A length is below 1 or named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name each number of turns once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position {position} is both a control trial and a fixed stimulus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{position} is fixed at position {position2}, but {table} has no row of that id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the id or take it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{twice} is fixed at two positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix it at one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fixed stimuli {ids} share one prompt, and no judge meets a prompt twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix others or set repeat_prompts = true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{table} has no answers of {letters} to draw (H is human, M is machine; rows for control and practice are not drawn).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position {position} is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name each position once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mix has a number below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write 0 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mix adds up to {values}, but {drawn} of the {trials} trials are drawn ({trials2} are control trials, {fixed} fixed).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the mix add up to {drawn}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is at position {position}, but the block has trials 1 to {trials}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a position inside the block or raise trials.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some sessions show stimuli of {table} in two blocks, in a pair or by themselves: {name}. There is too little else to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add stimuli, ask for fewer, or give each block a table of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some answers are never drawn: {named}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them out of the table or give them a place in the mix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {participants} participants nobody judges some answers: {named}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan more participants, more trials or fewer answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {again} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rows} rows of {table} are kept for {what}, but there are no {what2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for {what} trials or empty these rows&apos; column {what2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{over} turns are to be shown, but the longest conversation in {table} has {longest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take these lengths out or add longer conversations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A control question is asked for at {questions} positions, but only {having} of {of} answers in {table} have one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every answer one, or write questions = &quot;every&quot; or &quot;none&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({total} trials, {stimuli} answers)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It shares {table} with another block, and no session shows a stimulus twice; after one block there was too little left. {missing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add answers, ask for fewer, or give each block a table of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is also fixed in block {name2}, and no session shows it twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the rule in tables and reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks at these blocks only, and leaves out only what was given there; empty: all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds; empty: the block&apos;s own limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many trials with machines only come before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers that leave the trial out, in any case of letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many must be right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of how many; where fewer or more were asked, it is the same share of them. 0: at least that many, however many were asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which controls: all, only control questions, or only control trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of the form&apos;s field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers that count, in any case of letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether judges count who did not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the trials that must be answered, 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the verdicts that are the same, above 0.5 and up to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only where there are so many verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the kind {values} is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the settings {unknown} are unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please enter a {number} from {minimum} to {maximum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quoted} is not one of the choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer is taken after one whole play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session is over; there is nothing to answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the consent page can be refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session has {steps} steps; there is no step {place}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step does not ask {unknown}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the other answers this step does not ask {idle}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key was held down; an answer is a fresh key press.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer is taken after {look_first_s} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two answers to {question}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step still needs an answer to {key}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {at_least} of {of} are needed, here {needed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {needed} needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verdicts are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choices stood at the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session {place} of this participant; only the first counts, {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{asked} controls right; {asked2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{of} trials answered; at least {needed} needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer to {field} is {given}; {needed} is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no answer to {field}; {needed} is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{same}; fewer than {share} may be the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no whole number from 0 to {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered after {rt_ms} s; {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least {limit_s} s are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faster than the block&apos;s limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marked as too fast when it was answered; {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The control question {asked} was answered wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {in_a_row} trials before it were with machines only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question {question} was answered: {given}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A choice is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture: a file of the package&apos;s media</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence about it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture with one sentence about it: who wrote the sentence?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its dominant colour: one of {colors}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sentence about the picture that is true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the statement is true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture and the colour said to dominate it: who said so?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{color} is none of the 11.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use one of {colors}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statement&apos;s truth is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was said: a list of {speaker, text} in .jsonl, lines &apos;A: ...&apos; in a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right answer to the topic check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices of the topic check, where they are not those of block.show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of first turns shown, balanced over trials; empty shows them whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choices of the topic check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two speakers, each a human or a machine: who is who?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaker {s} is...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write different topics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{topic} is not a choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number} is spoken by {speaker}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it A or B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number} is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it or take it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list of {x, y, onset_ms, duration_ms} or of [x, y, onset_ms, duration_ms]; in a cell &apos;x,y,onset_ms,duration_ms; ...&apos;; onset and duration may be missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the frame of the coordinates, px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height of the frame of the coordinates, px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture of what was searched for; empty in free viewing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right answer to &apos;What do you see?&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its three choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed: every fixation lasts fixation_s; recorded: onsets and durations as in the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long a fixation is shown, s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty time between two plays, s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixations shown at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether lines join the fixations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the target is shown before each play, s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frame has {width} x {height} px.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a value that is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a negative time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is far outside the picture, at {x}, {y}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eye movements played on a picture: whose eyes were they?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {choices} choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the size of the picture to which the numbers belong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no fixation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Onsets or durations are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill them in or set timing = &quot;fixed&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write three different choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sees} is not a choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it to choices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct it or take it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three things seen in it, e.g. &apos;keyboard; hand; desk&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question about the picture that is answered yes or no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right answer to the question: yes or no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture and three things seen in it: who saw them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {objects} things, {objects2} different.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name three different ones, with ; between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{answer} is no answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write yes or no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of one stimulus of the other table (column `first` in the table)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of the other stimulus (column `second` in the table)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task of both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task of the two stimuli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table of the two stimuli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The speaker who is asked about, highlighted in both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presentation options of the other task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two stimuli of one task side by side: which one has the machine?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word that was given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word that it brought up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs that the agent saw first, e.g. &apos;hot: cold; bird: wing; rain: umbrella&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the example pairs are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cue and the word that it brought up: whose mind was it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be damaged or meant to harm. Ask for it again where it came from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {file} in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the folder of a study package.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {file} in the package.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is protected by a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It grows from {compress_size} to {file_size} bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is absolute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name leads out of the package.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name has a backslash or a zero byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name has a colon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package has no {manifest}, so nothing shows whether it is whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no .tdz, or only a part of one: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package cannot be opened: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the right to read it. A .tdz also needs room on the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it with turingdesk pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is in the manifest, but not in the package.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for the package again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy it again from where it came from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {members} files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpacked, it would have {size} bytes; at most {most_bytes} are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is in the package, but not in the manifest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is there twice, or differs from {before} by case only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{filename} is larger than it says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was changed after the package was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two kiosks used one participant code, or a file was changed on its way. Find out which session is whose; the other one can be opened, exported and withdrawn in its own folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another session was held under the name {name}; it counts nowhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock of the computer was set forward by {seconds} (or it slept)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock of the computer was set back by {seconds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the file back from a backup or a copy; what is missing was on the disk once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal has {lines} lines; it had {lines2} when it was closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal does not end as it did when it was closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is missing; it had {lines} lines when it was closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one coder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: kind is {kind}. Write one of: {kinds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: it needs 1 to {most_categories} [[category]].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {key} is missing somewhere. Write {key2} = &quot;...&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coding scheme {name} cannot be read: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: category {title} needs 1 to {most_codes} codes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the file, or take it out of the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data folder {path} cannot be made: {strerror}. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk at {disk} reports a fault ({said}). Check its cable or the network, and copy what is on it to another disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder refuses it ({problem}). Choose another data folder, or ask who looks after it for the right to write there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{free} of {total} are free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk at {disk} is full{path} ({said}). Delete or move other files from that disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk at {disk} cannot be written any more ({said}). Give this user the right to write there, or mount the disk for writing again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is out of reach ({said}). Reconnect the disk or share at {disk}, or put the file back where it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beginning with = kept as text; no formula is worked out here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a comma: write a point where a number is wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or something that was turned into one: look whether it is what was typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the spreadsheet instead of a value: put it right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} (the first is {column} in row {row}, column {column2}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{controls} that cannot be seen or stored left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{merged}: the text is in the first cell of each, the others are empty. Fill them in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{formulas}: what they show was pasted, as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>merged cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record that begins in line {start} is no CSV: {problem}. Correct its quotes in a text editor, then open the table again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} is not UTF-8. Save the table as CSV UTF-8, then open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say why the study was changed; the report shows it as a deviation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This row is no JSON object, so it has no cells. Correct its first cell, which shows the whole line: {...}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} is not UTF-8. Save the table as UTF-8, then open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is another picture called {name}. Rename this one, or replace the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has {width} x {height} pixels. Make it smaller: at most {longest_side} a side, {most_pixels} in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has a backslash in its name. Rename the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a picture {known}, which differs from {name} by case only. Rename one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no picture that can be shown: {problem}. Save it as PNG or JPEG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be read: {what}. Copy it to this machine first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new study is written into a folder that is empty or not there yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} is not empty. Name a folder that is not there yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>task or template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures that are not in the folder: {names} (cells: {rows}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures of the folder that no row names, and that were not copied: {idle}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{written} is not inside the study&apos;s folder, so it is not edited here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be read: {strerror}. Close it in other programs, or ask for the right to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program wrote a file of the study after it was opened here. Saving would undo what was done there. Open the study again to go on from that, or save all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} could not be saved. {problem} Nothing is lost here; save again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{files} changed on the disk after the study was opened here. Open the study again to see it, or save all the same to replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be written: another program holds it, or the folder is not yours to write. Close it in Excel, then save again. Nothing is lost here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{named} is no longer there. Add it again, or remove it here, then save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be removed. {problem} Nothing is lost here; save again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no sheet can be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sheet has no rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workbook is damaged: {name} {e}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workbook is damaged: no sheet has a cell {r}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no table that can be read. Save it as one of {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the sheet {title} was read, not {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{merged} of merged cells ({merged2}): only the first cell of each has the text. Fill the others in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{formulas} ({formulas2}): the value of the last save was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{blank} without a value ({blank2}) left as is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{beyond} right of column {most_columns} not read ({beyond2}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is a workbook, though its name says otherwise. Let it end in .xlsx.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has more than 256 MB. Split it into several tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be read: {strerror}. Close it in other programs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {problem} Save it again as an Excel workbook.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no CSV: {problem}. Save it again as CSV UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not UTF-8 and was read as Western European (Windows). Look at letters with accents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no column {unknown}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns that were not taken: {left}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no rows below its first one, which names the columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} says neither human nor machine (rows: {count}). Write which it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A column needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a column {name} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no table: its name ends in none of {formats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, line {line}, is not UTF-8. Save the text as UTF-8 in a text editor, then open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of the study is written in a way that the editor cannot change for sure. Change it in a text editor; the study can be opened here again afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>study.toml is written in a way that leaves no place for this change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text would say something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: {problem}. Change it in a text editor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{array} has {groups} elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no element {key} in {parent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TOML cannot hold {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first sheet is empty. Name its columns in Excel first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row {number} has text in column {last}. A table has at most {most_columns} columns: delete those right of them in Excel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet has more rows than Excel knows. Save it again in Excel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workbook is damaged: {problem}. Open it in Excel, repair and save it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it back from a backup; its answers are not counted while it is away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If one person came more than once, nothing is wrong. If two people used the code, write a note on their sessions that says who was who.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sessions} sessions of {study} were held under the code {codes}: {which}.{spelled}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>session {number} ({begun} UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the right to read it, and the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took up {old}, whose last line then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written {codes}, it is the same code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same session lies in {there}, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the longer file, and move the other out of the data folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sessions were held under the name {name}: the other is {there}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep folders that were recorded apart in folders of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is not here: the file is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is not in the file any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was replaced or changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is new in it is left out until it has its name and its content again and</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fix}the results are opened anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not called as a journal is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds the session {session}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is damaged and cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is shorter than it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended when consent was not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was ended by the experimenter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has gone on already in a later session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was begun anew already in a later session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stopped {age_h} after {done} of {of} trials.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its last line is {ahead_s} ahead of this computer&apos;s clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make sure that it has ended at {kiosk}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study was changed since, so its trials may no longer be the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study lets sessions go on within {max_age_hours} hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} It can go on there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hours} days ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} does not say which trials were drawn: its first line is damaged. Begin a new session; the answers in the file stay readable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {over}. Begin a new session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was made a pilot afterwards. Begin a new session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is still running on this machine. Close its window first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} The study does not let sessions go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} It can begin anew, with the same trials.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{why} Begin a new session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file there does not end with what was written last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is already in {parent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be made. {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every line has {taken}; name the field otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer could not be written to {path}. {problem} Earlier answers are on the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file was moved, or its disk is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file was deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response times are right: they count on a clock of their own. Times of day before and after this line cannot be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the file with a copy or a backup; what it says now may not be what was answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last line was cut off while it was being written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that was confirmed is missing: the answer was not yet kept. A session that is still running ends so for a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines before this one were taken out, put in or moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time runs backwards: {t_ms} ms after {t_ms2} ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer was not given between the stimulus and its writing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds the session {line} but is called otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it {line}.jsonl again; a copy belongs in another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line was changed after it was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line that says whose session this is, is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>language of this study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The names {before} and {name} differ by case only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename one of the two files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A session shows a stimulus that no table has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The media folder {media} is outside the .tdz.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The media folder is named by its place on this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read whole: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the package as it was sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack the study again from its folder: turingdesk pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it from the package&apos;s folder, e.g. ../pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for 1 to {most} codes at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parent} cannot be made: {strerror}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be written: {strerror}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the file with a copy or a backup; what it says now may not be what was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} could not be written: {strerror}. Free some space or reconnect the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line was cut off while it was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note has 1 to {longest} signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} stands in line {before} already{same}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} withdrew. Whoever comes now needs another code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} was made for the study {study}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are {new} codes. Add at most {most} at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {before} and {code} are one code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PIN of {name} in {file} is damaged, so it cannot be checked. An investigator gives a new one in Settings. If nobody can get in: turingdesk people --reset &quot;{name2}&quot;, in a terminal of this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody called {name} is on the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of people in {file} cannot be written: {strerror}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name stands there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one person on the list must be an investigator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{called} is on the list already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of people in {file} cannot be read, so nobody can be let in. Bring the file back from a backup, or delete it and add everybody anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a person has a name and a PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A PIN has {shortest} to {longest} signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PIN is among the first that anybody tries. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{called} withdrew, but this file is here again, perhaps out of a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts nowhere. Delete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The withdrawal of {called} was not finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the data folder in the desk, or run `turingdesk withdraw` again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{codes} gave the same {what}. They may be one person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e-mail address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>student number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {what} with {responses} responses deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 participant withdrew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{people} participants withdrew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A withdrawal needs a reason, if only that none was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} has no session in {data}. Check the code and the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is still being written. End the session first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} could not be deleted: {strerror}. The withdrawal is written down and nothing of it counts any more; the rest is deleted when the folder is next opened. Close other programs that use the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is still running{at}. End it there first, then withdraw. A session of another machine counts as running for 15 minutes after its last line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made: {strerror}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told} is no list of rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule of the study {study} cannot be applied: {wrong}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update TuringDesk, or give the study&apos;s rules with --rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes on with itself. Begin a new session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes on with {name2}, which cannot be read: {strerror}. What is asked next depends on the answers in it. Put it back, or begin a new session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{data} holds no seal: none of its sessions is of a sealed study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seals in {seals} were changed or damaged. Copy SEALED of the sealed package to {files}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study&apos;s seal could not be copied to {parent}: {strerror}. Free some space or reconnect the folder, then start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other users of this machine may read {path}. Let only yourself: chmod 600 {path2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase is empty. Write one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase has a sign that nobody can type. Write it on one line of text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase has {plain} signs. Use at least {shortest}, e.g. four words that have nothing to do with each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase has {plain} different signs. Use at least {fewest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is too large for a passphrase. Name a file of one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase file {path} is empty. Write the passphrase in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} has several lines. A passphrase is one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase file {path} cannot be read: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is no UTF-8 text. Save it as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the package as it was sealed, or seal the study again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is no seal. {again}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal was made by a later TuringDesk. Install that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal was changed after it was made. {again}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal does not say what a seal says. {again}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal is damaged: it is no JSON. {again}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This passphrase does not open the seal. Capital letters, spaces and the keyboard&apos;s language count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal does not say how it is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal is locked in a way that this TuringDesk does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal&apos;s salt or nonce is not whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal asks for {name} = {value}, which no seal does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough free memory to try a passphrase; {needed} MB are needed. Close other programs and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal is damaged: its bytes cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No session was drawn for the sealed study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was not in the package when it was sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no session of the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was changed after the study was sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block {block} tells participants the truth, which a sealed study does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write feedback = &quot;none&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} sessions cannot be drawn; ask for 1 to {most_sessions}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{out} is there already. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{study} is sealed already. Name the study that it was made of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seal does not give back what it holds. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>human answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machine answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers of {letters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block {id} shows its answers in the order of the table, so whoever knows that order knows who made what. Write order = &quot;random&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block {id}: {often} are shown {many} times each and {rare} {few} times, so whoever counts over all sessions could tell them apart. Have as many of each kind as are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A session of {participant} was begun{at} a moment ago. Check the participant code, and start again if it is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The participant code is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} Use 1 to 40 letters (a to z), digits and hyphens, e.g. P-014.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The participant code {code} holds {strange}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The participant code {code} has {code2} signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended by experimenter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} lines are written by the sitting itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is {called}, not a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is neither yes nor no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write yes, no, true or false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table can hold a column of type {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is the logical value {value}, not a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format the cell as Text and type it again; in .jsonl put it between quotes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is {called}, not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} is not a number that can be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a finite number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} is not a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing between two semicolons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one of them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is {called}, not a list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a list: [...].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is {called}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unknown} is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it with a point: 3.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {value} values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item {number}: {message}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line} has no speaker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the line with &apos;A: &apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put quotes around text with {between} in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row has {cells} cells, the head {columns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unexpected end of data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row goes over several lines: close the quote that is open in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {number} has no name, but something is in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quote opened in this line is never closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it with another &quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quote ends in the middle of a cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write quotes inside a quoted cell twice: &quot;He said &quot;&quot;no&quot;&quot; to it&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the missing {between}, with nothing between them for empty cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it or empty it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no CSV: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table again as CSV UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it or correct the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has a backslash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} names a place on one machine, not in {called}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads out of {called}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no file name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not a file, or cannot be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a file inside {called}, with / between folders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file {name} in {called}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is a link to a file outside {called}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the file itself there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a file that you may read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has more than {most} MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split it into several tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be opened: another program holds it, or it is not yours to read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it in Excel, or ask for the right to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: {strerror}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two columns are called {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename one of them or take it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no table: its name ends in {suffix}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a workbook, though its name says otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it as one of {suffixes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let its name end in .xlsx.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line holds {article}, not an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one whole JSON object in each line: {...}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number has too many digits, or lists are nested too deeply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one JSON object in each line: {...}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no JSON: {msg}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {problem} is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a flat object with usual numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unnamed} rows of machines name no agent; they count as one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the model&apos;s name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The origin is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is no origin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write human or machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the media folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has {width} x {height} pixels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it smaller: at most {longest_side} a side, {most_pixels} in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is a {format} picture by its content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let its name end in {format}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ends early; a part of the picture may be missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no media folder {name}, and {file} names pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make it, or name another one: media = &quot;folder&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no picture that can be shown: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be read: {strerror}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it again as PNG or JPEG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy it again, or ask for the right to read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{of_table} has no row {id} that could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{untold} pairs have no machine or two, so no choice is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair a human with a machine if the answers are to be scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name two different ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the id of one of its rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is none of PNG, JPEG, GIF, BMP and WebP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a WebP of an unknown kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its size is {width} x {height}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard error by trial; interval in log odds by the normal distribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No interval: there is one pair only, or one judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posterior density of the share of games that people won, by {unit} (n = {n} games, Beta(1, 1) prior).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posterior probability of the share of games that people won, by {unit} from the number shown to the next (n = {n} games, Beta(1, 1) prior).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posteriors by {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Density</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a mean over pairs (n = {n} judgments). Error bars are 95 % intervals, Wilson&apos;s where all agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No interval: its asymptotic error is 0, as where the coders agree on every text, or one of them gave all texts the same label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of verdicts that were &apos;human&apos; (n = {n} verdicts, {first_n} of first trials). Error bars are 95 % intervals: {how}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>font-size: {size}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size}; font-family: {family}&gt;{text}&lt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is cut off before its size is told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it never tells its size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is cut off in its first bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line was just written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id} is frozen already. Say why it changed instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id} was never frozen. Freeze it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id} has not changed since {at}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is a packed study. Freeze its folder, then pack it: the registration goes along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed since it was frozen on {at}, and nobody said why: {changed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say why with `turingdesk freeze STUDY --why &quot;...&quot;`, or on the desk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The registration cannot be read: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write min_s = 3, or too_fast_s = 3 in [block.limits].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No block that the rule {id} looks at asks a control question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least {at_least} of {of} can never be right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No block that the rule {id} looks at has controls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No form has the field {field}, at which the rule {id} looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a [[form.field]] with id = &quot;{field}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field {field} is personal, so its answers are kept apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule {id} looks at the question {question}, which no block asks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a [[block.question]] with id = &quot;{question}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule {id} has no limit, so nothing is too fast.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the rule out, or give the rows what the control needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower at_least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the rule out, or ask control questions in the block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take personal = true out, or the rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule names no answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write e.g. {key} = [&quot;English&quot;].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The choices are: {listed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is no choice of {id}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from {lowest} to {highest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use one of: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;one&quot;, &quot;two&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it between quotes: {key} = &quot;{value}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from {lowest} to {highest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} cannot be {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} must be {what}, not {key2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write [{key}] above its keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it out. Known here: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id {id} is also that of line {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every row its own id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row is for control trials and for practice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write at least one row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it. A table for {name} needs: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column {name} is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} looks like something that Excel made of another text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is, format the column as Text and type it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write no in one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column {name} is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not used. Known are: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill it in: {about}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} have one verdict, so answer = &quot;joint&quot; means nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feedback is asked for after {count} trials, but the block has {trials}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &apos;trials&apos; is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write e.g. trials = 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs are all cut to one length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one number of turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no speaker {subject}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use one of {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write feedback = &quot;all&quot; if all are meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This task shows no animation to be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} have no control question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position {key} is named twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} is no position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write e.g. 2 = &quot;stimulus-id&quot; for the second trial.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{moved}: in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: written otherwise, with the same values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key}: taken out, was {key2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: taken out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key}: {key2}, was not set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write e.g. only_if = { field = &quot;glasses&quot;, is = [&quot;Yes&quot;] }.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {kind} from {minimum} to {maximum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {key} must be a list of answers, not {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field {question} is asked in {both}: it is not clear which counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id} is personal, but whether {id2} is asked tells in the journal what was answered to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier fields are: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No field is asked earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No field is called {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its choices are: {values}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field {id} is never {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its answer is {between}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write e.g. {key} = [&quot;Yes&quot;].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A condition has is or is_not, not both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one of them another id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this field personal = true, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition looks at its own field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name an earlier field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field {name} is asked later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it before this one. {there}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name its value: {meant}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is no choice of the field {id}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition says nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition names no answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} is no code of a language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program itself does not speak {code}: its buttons and hints are English.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write e.g. languages = [&quot;en&quot;, &quot;de&quot;].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has words in {code}, which is not one of its further languages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write languages = [&quot;{codes}&quot;, &quot;{code}&quot;], or take the words out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing needs to be done if readers know English.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} is missing in {code}; it is shown as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it below [words.{code}]: {text} = &quot;...&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name each language once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy it exactly, or take it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text of the study is {text}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No analysis is called {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meant}Use one of: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns or form questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write e.g. choices = [&quot;Yes&quot;, &quot;No&quot;].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use letters, digits, hyphens and underscores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max is not above min.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise max or lower min.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {key} means nothing where kind = &quot;{kind}&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scale has whole numbers, and {key} is {end}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least two choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question needs {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {key} is there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} is no key of a choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The task has no subject {subject}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The form asks nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a [[form.field]] below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id} is the name of a verdict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another {what} has the id {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each its own id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it out or change kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a whole number, or take kind = &quot;number&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{item} is no choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every choice a value and a label of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each choice its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one letter or digit, e.g. key = &quot;1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule is either of a kind or a set in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no id of a rule; it stands in tables, joined to others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out kind and its settings, or take out use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write kind = &quot;...&quot; ({known}), or use = &quot;...&quot; with a named set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ids of blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another rule is called {id}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no kind of rule {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule does not say of which kind it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blocks are: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no block {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each rule an id of its own; each set in use, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write different texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is a table of {name2}, not of {task}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each task its own table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another block shows the pairs of {name} with another [block.show].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give this block a copy of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no TOML: {message}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the line: key = &quot;text&quot;, key = 3, key = true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no TOML that can be read: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{media} is no folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write e.g. media = &quot;media&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id has {name} signs; it becomes a part of file names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a [[block]] with task and trials.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {there}, and {key} does not say which to use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both classes are called {shown}, so nobody could tell the choices apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has no consent page that could be signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key media cannot be taken out of study.toml line by line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out what is far too long or nested too deeply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use at most {longest_id}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no id of a study; it becomes a part of file names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use letters, digits and single hyphens, e.g. my-study-2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study has no block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write {key} = &quot;{there}&quot;, or delete the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give each its own name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is missing in {code}; it is shown as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write texts/consent.md.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the row, different from all others of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the agent was given: an image, a cue, a topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the answer comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes: only shown in control trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes: only shown in practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who exactly{of}: an anonymous human id or a model&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who made it{of}: human or machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Excel: Save As, and choose &quot;CSV UTF-8 (Comma delimited)&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a soft hyphen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a zero-width space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a word joiner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a byte order mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a zero-width non-joiner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a zero-width joiner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the text where it came from, and save that as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wrong} looks like a {right} that was read in the wrong encoding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a Windows file it would be {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is UTF-16, not UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it as UTF-8. {excel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte {at}, number {column} of the line, is not UTF-8{guess}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the file as UTF-8. {excel}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is half a character (a lone surrogate).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the text again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a � where a character was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the original as UTF-8 and copy it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is {name}, which cannot be seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it out if it is not meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a mark that turns the direction of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the control character U+{letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format the cell as Text and type it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it in Excel and save it as an Excel workbook (.xlsx) without a password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the sheet {title} is read, not {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workbook is protected by a password, or in the format of Excel 2003.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpacked, the workbook has {size} bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell holds a formula.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell holds Excel&apos;s error {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel turned the cell into a date: {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel turned the cell into a time: {cell}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the rows into the first sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no workbook, or only part of one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workbook is open in {program}; changes that are not saved are not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it and close it in {program}. If it is closed, delete {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell is in a column that has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it in Excel, repair and save it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the column in its first row, or empty the cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: the journals name the answers and do not hold their words. Give the study&apos;s package as well: analyze DATA --texts STUDY.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: no text was coded. Code texts on the page Coding of the desk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: no coded text belongs to a verdict that counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coders differ on {n} texts, of which only the common codes count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no verdict has an answer to a question with the id {question} that is a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked again later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>control trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by several rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} Error bars are 95 % intervals: {methods}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wilson&apos;s interval by trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: there are no verdicts on what {what} made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All verdicts on one class agree, so the interval is too narrow. From Wilson&apos;s intervals by trial it is {low} to {high}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All {n} answers agree, so the interval is Wilson&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: there are no answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: there are no verdicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table counts verdicts and does not say who gave them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} forms ask {name}. Name one of them: {named}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard error clustered by {by}, not less than by trial; interval in log odds by Student&apos;s t, df {df}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>judge and stimulus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean over the agent&apos;s messages minus that of the person in the same setting, persons weighted by the agent&apos;s messages; 95 % interval: 1.96 standard errors, messages independent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no messages of the person in this setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{known} messages imitate nobody known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table of messages has no column {name}. It needs: {given}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The difference cannot be computed: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{note} No interval: one message only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These answers are simulated: nobody gave them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These verdicts were given by machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} answers of other judges ({other}) are not counted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed: {n} verdicts are counted once the passphrase is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} answers were asked again in a later attempt; the newest counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{studies} studies are counted together; --study ID takes one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{study} was run in {versions} different versions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{study} is a demonstration, not collected data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results were planned by {column}, which cannot be: {wrong}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean over pairs; Wilson&apos;s interval with each pair as one trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs have different numbers of judges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{note} With one pair the interval speaks of other judges only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran {study} before it was frozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran {study} changed, and nobody said why: use `turingdesk freeze --why`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{study} was frozen {told} by {by}; planned: {plan}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The planned {primary} is none of: {analyses}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reason is sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deviation {number} of {study}, {one}, {by}: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deviation of {study}: {one}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule {name} was frozen and is not applied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule {name} is applied and was not frozen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no primary result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule {name} is not applied as it was frozen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran {study} under {how}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all verdicts on what humans made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By machine agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of each machine&apos;s answers that judges said were a machine&apos;s, and its detectability against all human answers to the same task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of verdicts that were &apos;human&apos;, by who made the answer (n = {n} verdicts). Error bars are Wilson&apos;s 95 % intervals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success rate: {task}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success against baselines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether judges called an agent human more or less often than 50 %, and than they called the humans; binomial linear models, log odds as effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By kind of stimulus, session and judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares of right verdicts, and detectability, for each task, kind of conversation, machine that ran the session, and answer to a form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval of Wilson; slope: binomial regression of right on confidence, clustered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of right verdicts by stated chance of being right (n = {total} verdicts). Bands are Wilson&apos;s 95 % intervals; on the dashed line judges know how sure to be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{method}; {interval} by judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration of confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often verdicts were right by how sure the judge was, with calibration error and Brier score, for what humans and what machines made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stated chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: {responses}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made by {truth}s (n = {n})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table of comparisons has no column {missing}. It needs: {columns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of right answers minus 1/2, trials with the target and with its imitator weighing half each; binomial standard error, trials independent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: the distinguisher never met the target itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All answers agree, so the standard error is 0; se_most is its largest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advantage over guessing with which targets told actors from themselves{found} (n = {n} trials, those with the target itself included). There are no error bars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An arrow leads from an agent to another that told it from itself with an advantage of at most {epsilon} ({holds} arrows).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least as good (epsilon = {epsilon})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An arrow leads from an agent to another that it equals within {epsilon}, and that does not equal it ({holds} arrows).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better (epsilon = {epsilon})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs that are related at each epsilon, of {tested} tested, and chains of three agents that are not transitive. There are no error bars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relation over epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advantage over guessing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turing scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>judged by {distinguisher}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>means of shares with equal weights; binomial standard errors, trials independent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it never met itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it never was an actor for another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody imitated it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was an actor for {met} of {apart} others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{meets} of {apart} others imitated it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests of detectability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detectability against 0.5, and machine agents against each other, by permutation and t-tests; p_holm is Holm&apos;s correction over all tests of the same kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t-test, pooled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t-test, Welch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>permutation within judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t-test over judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What judges said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of &apos;human&apos; and &apos;machine&apos; verdicts on what humans and machines made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No verdicts on what {truth}s made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>control question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Controls passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of control questions and control trials answered right, by task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>permutation of judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ANOVA agent x group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all judges gave the same answer, or none did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judges by groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether verdicts depend on what judges said of themselves: regression of right verdicts, permutation of whole judges, and a two-way ANOVA of agent and group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no form asked anything whose answers are groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agent x group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binomial regression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imitation detectability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of the shares of right verdicts on what humans and on what machines made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spread of judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spread of stimuli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right at all (log odds, both truths alike)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>humans, not machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By how much {what} make right verdicts likelier, in log odds, lowest first ({size} {what2}, n = {n} verdicts). Error bars are 95 % intervals of the conditional modes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} verdicts would take too long; take them by block or by agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judges and stimuli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binomial mixed model with judges and stimuli as crossed random effects: how often verdicts are right, and how much judges and stimuli differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log odds of a right verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard error clustered by judge and by stimulus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard error by verdict, since who judged what is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detectability of each task and agent (n = {n} verdicts at most). Error bars are 90 % intervals; one that lies between {wide} and {wide2} shows equivalence with 0.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not beforehand: this is the usual one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equivalence with 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether detectability is as good as 0.5: two one-sided tests with the margin that the study stated before its data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by {stated}, before its data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detectability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean over pairs; {how}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All judgments agree, so the interval is Wilson&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detectability of machine agents: {task}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detectability of each machine&apos;s answers (n = {n} verdicts) against all human ones (n = {n_human}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement of coders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa of each two coders, overall, by category and by code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: only one coder has coded with this scheme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detectability by {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detectability (n = {n_human} verdicts on humans and {n_machine} on machines).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turing scores {values} (n = {n} trials an agent). Error bars are 95 % intervals from the binomial standard error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of verdicts in each row (n = {n} on humans and {n2} on machines); rows add up to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judges said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares of right verdicts on humans (n = {humans}) and on machines (n = {machines}), and their mean. Error bars are 95 % intervals: {methods}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>success rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bayesian evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Posterior means with 95 % credible intervals, and Bayes factors against 0.5, of detectability and of each machine&apos;s success rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trials judged before, by tens (random slopes by judge)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spread of their slopes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of right verdicts by how many trials the judge had done before (n = {n} verdicts, {edge} trials a point). Bands are Wilson&apos;s 95 % intervals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} verdicts would take too long; take one task or block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether verdicts get better with the trials that a judge has done: binomial mixed model with random slopes by judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trials before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made by {truth}s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No score: no game was played by two people who both were stronger than 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score is infinite: the bot won every game that counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How games ended (n = {n} games). Error bars are Wilson&apos;s 95 % intervals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each point is a player (n = {there}): odds of winning from the last 100 games, and mean time to the vote. There are no error bars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of games that the bot won (n = {n} games, {n_weighted} of them with a weight above 0). There are no error bars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of games that people won, by {unit} (n = {n} games). Line and band are mean and central 95 % interval of the posterior, Beta(1, 1) prior.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds between the votes of both people (n = {n} games, {lost} lost). These are counts and have no error bars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcomes of games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores of bots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win rate by {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean time to decide (min)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won by the bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won by people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds between the votes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weighted by xi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost by the people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game ended in this stretch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no end)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: no game was won or lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table of games has no column {name}. This result needs: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No vote of this player has a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detectability by turns shown (n = {n_human} verdicts on humans and {n_machine} on machines).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detectability by conversation length: {task}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By conversation length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares of right verdicts, and detectability, by the number of turns shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers without a human answer to the same prompt do not count: {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CIDEr-D, 0 to 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU-4, 0 to 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: no answer has a human answer to the same prompt beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard metrics beside detectability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU and CIDEr of each machine&apos;s answers against the human answers to the same prompts, beside its detectability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detectability of each machine over the {name} of its answers against the human answers to the same prompts (n = {there} machines, {n} answers, {n_verdicts} verdicts on them). Error bars are 95 % intervals of detectability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} and detectability: {task}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of pairs in which judges found the machine&apos;s side, with its 95 % interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of judgments in which the machine was not found, {rows}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often judges did not find the machine of a pair: X-turn pass rate by agent, setting, number of turns and topic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass rate over turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass rate by topic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the reasons for the verdict &apos;{verdict}&apos; that fall into each category, by who the witness was (n = {n} texts; a text can count in several). Error bars are Wilson&apos;s 95 % intervals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{method} (here a trial is a text)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons to say {verdict}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons for verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of coded texts that give each reason, by verdict and by who the witness was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d&apos; of single judges, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>area under ROC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits against false alarms at each level of confidence (n = {n} verdicts). The dashed line is chance; there are no error bars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sensitivity and criterion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d&apos; and criterion with 0.5 added to counts and 1 to their numbers, by task and agent; where judges said how sure they are, the area under the ROC curve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Humans called machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machines called machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ROC from confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: {none}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>z of detectability against 0.5, standard error clustered by judge; {alpha}; looks after each fifth of the judges, in the order in which they began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>z of detectability against 0.5 after each fifth of the judges (n = {at} judges). Beyond a bound a study that had planned these looks might have stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests at 0.05 at each of {number} looks are wrong in {naive} of studies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the same power of 80 %, a study with these looks is larger by {told}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{told} where nothing is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One look alone costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>z cannot be computed: nothing varies, or there is one class only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detectability after each fifth of the judges, with bounds of alpha spending, and what looks without such bounds cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks at the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{judges} judges are too few for five looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-way ANOVA, {what}, sums of squares of type II; effect: partial eta squared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values are independent, normal within each cell and of the same variance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing varies within the cells of agent and group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each factor needs two levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cells that were seen cannot tell it apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence from 0 to 1 is read as the chance of being right, 0.5 + confidence / 2: nobody who has two choices can expect less than a guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All judges use the scale alike; verdicts count equally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: no verdict has a confidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a confidence is not between 0 and 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{resamples} resamples, percentile interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>binomial bootstrap by trial, {drawn}, seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bootstrap by judge, {drawn} widened by Student&apos;s t, seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bootstrap by stimulus, {drawn} widened by Student&apos;s t, seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bootstrap by judge and stimulus, {drawn} of the variance V(judges) + V(stimuli) - V(trials), widened by Student&apos;s t, seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts are independent, also those of one judge or on one stimulus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judges are a random sample; other stimuli are not spoken of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stimuli are a random sample; other judges are not spoken of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judges and stimuli are random samples, drawn independently.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two one-sided t-tests (TOST) against 0.5 with a margin of {margin}; p: the larger of both; effect: value minus 0.5, with its 90 % interval, which lies within the margin where p &lt; 0.05</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value is about normally distributed; the margin was stated before the data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a margin of {margin} is not between 0 and 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are verdicts on one class only, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are fewer than two judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing varies, so there is no standard error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holm over all tests of the same family in this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, 95 % interval from the asymptotic error of Fleiss, Cohen and Everitt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts are independent of each other; both coders worked alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: both gave all texts the same label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both coders need a label for each text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: no text has two codings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binomial mixed model with a logit link, Laplace approximation, maximum likelihood; Wald z from the curvature of the approximated likelihood; effect: log odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log odds are linear in the predictors; random effects are normal and independent of each other and of the predictors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>effect: log odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>effect: standard deviation in log odds, its interval on the log scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The optimizer did not come to an end; take it with care.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are fewer than two judges or stimuli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all verdicts are right, or all are wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a predictor does not vary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody judged twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {most} levels of both effects would take too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No spread was found beyond chance, so there is no interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No standard error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts are independent; the log odds are about normally distributed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binomial linear model with an intercept, Wald z; effect: log odds, 0 at 50 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binomial linear model with one group beside the baseline, Wald z; effect: log odds ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all verdicts of a group are the same, so its log odds are infinite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts are independent of each other and exchangeable under the null hypothesis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact permutation test of two shares, two-sided; effect: their difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact permutation test of two groups&apos; detectability, two-sided, verdicts exchanged within each truth; effect: difference of detectability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact permutation test, truths exchanged over verdicts; effect: detectability minus 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact permutation test, truths exchanged over the verdicts of each judge; effect: detectability minus 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The verdicts of one judge are exchangeable under the null hypothesis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permutation test of two groups of judges, whole judges exchanged, {resamples} random permutations, seed {seed}; effect: difference of detectability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judges are independent of each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a group has fewer than two judges, or lacks verdicts on humans or on machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a group has no verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a group lacks verdicts on humans or on machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all verdicts are the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beta({a}, {b}) prior; effect: posterior mean with its central 95 % interval; statistic: Bayes factor BF10 of this prior against exactly 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Independent Beta(1, 1) priors of p(H|H) and p(M|M); effect: posterior mean of detectability with its central 95 % interval ({draws} draws, seed {seed}); statistic: Bayes factor BF10 against one share of &apos;human&apos; whatever the truth, with a Beta(1, 1) prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts are independent given the shares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulation over the study&apos;s own schedules; detectability with its standard error clustered by judge and by stimulus, t with as many degrees of freedom as judges less one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judges and stimuli are normal in log odds and independent; all judges finish, and no quality rule leaves out verdicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a simulated study needs two judges, and both humans and machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binomial regression with a logit link, Wald z{robust}; effect: log odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard errors clustered by judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log odds are linear in the predictors; {what} are independent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the predictors cannot be told apart: one does not vary, or follows from others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are not more judges than predictors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all verdicts of one level are right or all wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Area under the ROC curve of verdict times confidence; standard error of DeLong et al. 1988; z against 0.5; effect: the area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts are independent; confidence is used alike by all judges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are ratings of one class only, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One class was rated once: there is no standard error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ratings do not overlap, or are all the same: there is no standard error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-sided alpha spending of Lan and DeMets, {kind}, alpha {alpha}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statistic of the k-th look is normal, and data between looks are independent; the fractions of the data were planned without looking at results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fractions of the data do not rise from above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a look is after the end of the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d&apos; = z(hits) - z(false alarms), 0.5 added to the counts and 1 to their numbers (paper 3); normal approximation of the variance (Gourevitch and Galanter 1967); 95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts are independent; both inner distributions are normal with the same variance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: there are verdicts on one class only, or none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All verdicts on one class agree: the value rests on the correction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judges are not resampled: the data do not name them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stimuli are not resampled: the data do not name them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judges are not resampled: on one class fewer than two of them judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stimuli are not resampled: one class has fewer than two of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hedges&apos; g, pooled standard deviation, 95 % interval from its large-sample variance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: a group has fewer than two values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: the values do not differ within the groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-tailed one-sample t-test; effect: mean minus {against}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-tailed t-test of Welch (unequal variances); effect: difference of the means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-tailed t-test of Student (pooled variance); effect: difference of the means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values are independent, and their mean is about normally distributed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are fewer than two {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all {what} are the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both groups have the same variance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a group has fewer than two values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the values do not differ within the groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(n = {n} texts). Error bars are Wilson&apos;s 95 % intervals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of coded texts in which each strategy was used {end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of right verdicts where each strategy was used {end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy by strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategies of interrogators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each strategy was used, and how often verdicts were right where it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differences from the humans: both intervals taken as independent (Newcombe&apos;s method 10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table counts verdicts and does not say which were the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Success rate, all and first trials: {task}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All verdicts agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often judges said that a witness was human: over all verdicts and each judge&apos;s first trial, beside the humans and 50 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each judge&apos;s first trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No verdicts on what humans made, so there is no human baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No judge began with this witness.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU of the corpus by sacrebleu (0 to 100; small letters, tokens as 13a, unsmoothed); 95 % interval from {resamples} resamples of answers, seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: no text has {longest} words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each text needs at least one reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed: there are no texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CIDEr-D (0 to 10), mean over answers with a 95 % interval by t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text needs at least one reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letters a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different words a word; falls with the length of a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>punctuation marks a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capital letters a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean Zipf frequency of its words: log10 of occurrences in a billion words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the task&apos;s other human texts with the same {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parts of one answer, as the turns of a speaker, are averaged first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be computed for these texts or this language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean and standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length, marks, word frequencies and parts of speech of the answers, by who made them, and how far each machine lies from the humans.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference of each machine&apos;s answers from the human ones in standard deviations (Hedges&apos; g; {humans} human and {humans2} machine answers). Error bars are 95 % intervals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference from humans (g)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>odds of winning, games weighted by xi (Eq. 8); no prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of games won by the bot, weighted by xi (Eq. 8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of two people and a bot: how they ended, strength of players and bots, and how often people won by the game&apos;s length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won by people, by {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won by bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>detectability minus 1/2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All verdicts on either class agree, so the error is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well agents pass for others: advantage over guessing of who judges, and where machines judge each other, the scores F, D and T.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{of_people}; standard error clustered by {how}, not less than by verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is sealed: nobody here knows who made what. Ask those who sealed it to compute the power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulated on {node}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers every question at random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognizes humans and machines with given probabilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no data folder {data}. Check the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no session of the study {study}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is {which} in {data}. Check the folder and --study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} does not end in a suffix that is known: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The export was stopped on request; nothing was left behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{in_journals} responses in the journals, {written} rows written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>responses of pilot sessions left out (--pilot).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows are marked as left out by quality rules: column excluded. {exclusions} gives the reasons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows are simulated: column judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows are imported: column judge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verdicts are sealed: their rows have no truth, origin or agent. Give the passphrase to export them whole (--passphrase-file).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problems in the journals: `turingdesk check DATA` tells which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cut} texts are longer than a cell holds; their first 32,767 characters were kept: {cells}. A CSV export has them whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{altered} texts hold half a character (a lone surrogate), written as \udXXX.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be written: {problem}. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk of {parent} is full. Free some space, or choose another disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be written. If it is open in Excel, close it there; otherwise choose a folder in which you may write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder {parent}. Make it, or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a folder. Give the name of a file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is open in Excel or LibreOffice. Close it there and export again. If it is not open, delete {lock}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} does not read back: {problem}. The disk may be failing; export to another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more than {most_rows} rows, which is all that a sheet holds. Export as CSV, or one study at a time with --study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet {name} reads back with {found} of {written} rows. The disk may be failing; export to another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row an answered question: UTF-8, comma, CR LF, for R, pandas and everything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} does not read back as it was written: {rows} of {rows2} rows. The disk may be failing; export to another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One object an answered question, missing values null.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} reads back as {found} of {in_journals} rows. The disk may be failing; export to another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Responses, participants, analyses, exclusions, summary and codebook; text stays text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures cannot be written to {folder}: {problem}. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No drawing is known for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No verdicts are counted. Without them no result can be computed; the flow of participants says what was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these studies was frozen before data were collected, so that nothing says which results were planned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{participants} participants, judges: {judges}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imitation detectability is {value} ({ends}; n = {human} verdicts on humans and {machine} on machines; {method}). It is the mean of both right shares: 0.5 is chance, 1 is always right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imitation detectability cannot be computed: {note}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>judges said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What judges said, {which}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it leaves out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preregistration and deviations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where these numbers come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after quality rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules mark answers and delete nothing. What several rules leave out counts for each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen studies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before quality rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before quality rules: {before}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The studies declare no quality rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every exclusion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no data for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}, before quality rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>further question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too fast under (s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stimuli shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by humans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machine agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks of {title}, trials of one session each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no sessions, so that nothing is known of a study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hash of the package (SHA-256)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trials of a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions that ran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions of {title}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not be computed: {name}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawn: {people} ({deleted}, {answers} deleted)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still sealed: {sealed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then left: {lost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SD of p(H|H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SD of p(M|M)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first {most} of {rows} rows; the workbook has all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No HTML is known for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>@font-face{font-family:&quot;Inter&quot;;font-weight:{weight};src:url(&quot;data:font/woff;base64,{font}&quot;) format(&quot;woff&quot;)}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flow of participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program that ran sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python of sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System of sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hash of the study package (SHA-256)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report made (UTC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report made with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intervals resampled by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of resampling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1; methods say how often it was resampled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What sessions ran with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places of the journals that could not be read, or were changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All journals could be read, and nothing in them was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No PDF is known for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made from journals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workbook cannot be written: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading journals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{booth} is not connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No session runs in {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} did not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kiosk refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desk&apos;s certificate in {folder} cannot be used: {problem}. Correct that; or delete the folder, and pair every kiosk again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That session does not run here any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kiosk&apos;s version knows no {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{say} comes too early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token of {name} is wrong, or of another connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What answers there is not the desk with this code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desk&apos;s certificate is not the one it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{say} came where {say2} was expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desk does not know this kiosk, or not any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nonce is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These words have been said before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A desk listens on a port of its own; no other program can have the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another desk of this computer already takes what booths send into {data}. Use that one, or close it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many connections at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data folder {data} cannot be used: {strerror}. Choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port {wanted} cannot be opened: {problem}. Close the other program that uses it, or choose another one with --port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desk closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same kiosk has connected anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came is no TLS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {source} has another {what} under this name. It is kept in {kept}; open {data} as a data folder of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 file is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} files are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{new} new, {grown} went on, {known} were here already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is being written here now. Join again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder {source}. Check the name, and the stick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} and {data} lie in one another. Name another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name its folders one by one: {with_some}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} holds no sessions.{more}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{withdrawn} left out: the participants withdrew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} was written to this moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The participant withdrew: delete what this kiosk has of the session, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consent was refused: personal answers are not kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only journals and what belongs to them are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many files under this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} is mistyped; no desk shows such a code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desk at {host} is away: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came is no JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no message {say}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece of a file with {data} bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came is no JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} of a message {say} is missing or wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece of a file that is no text or base64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece of a file without bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A desk&apos;s address is a name or number of its computer, and a port where it is not usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} is no address. Write e.g. 192.168.1.10 or desk:{port}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be written: {strerror}. Ask for the right to write there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code is another one, or somebody is between this kiosk and the desk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desk shows no pairing code, or it has expired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too soon after a wrong code: wait {wait_s} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file that is being written is not replaced; what goes on in it comes later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{to} is being written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desk and a kiosk talk only when each knows that the other is the right one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the same version on both computers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the desk for a new code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the code on the desk again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait some seconds, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair this kiosk with the desk again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another computer answers at this address. If the desk was set up anew, pair again; if not, ask who looks after the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a token&apos;s hash is too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of booths {file} cannot be read: {problem}. Bring it back from a backup; or delete it, and pair every kiosk again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of booths {file} cannot be written: {strerror}. Free some space, or ask for the right to write there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desk has more than it was told of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desk does not take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{say} is not for a kiosk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has another {file} than the one that is here: two kiosks used one participant code. Its file is kept in {aside}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desk could not write {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{say} is not for the desk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The protocol&apos;s version is no pair of numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other end is {program} and speaks protocol {told}; this is {program2} and speaks {ours}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was said for {within_s} seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message of more than {most} bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection ended.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>About</source>
        <comment>the program</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The licences of its parts: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions on this machine look the same, and the first line of each tells how. Keep one look for all booths of a study. Participants change the size of letters with Ctrl and plus or minus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look and accessibility</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished">Farben</translation>
    </message>
    <message>
        <source>Size of letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of menus, bars and pages. Stimuli that move always do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair a kiosk…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Booths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End session…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers so far stay, the rest is not asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it sent stays here. To send more it has to be paired again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{here} of {of} connected, port {port}; %n connection(s) refused</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{here} of {of} connected, port {port}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown in {booth}, until it is read:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the session of {participant} in {booth}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at {address}, {program}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Booth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <comment>a clock</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ended unexpectedly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kiosks on other computers send their sessions here once they are paired; they are then listed on the Sessions page. Computers without a network are joined with turingdesk join.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A code pairs one kiosk. It then sends its sessions here, over the lab&apos;s network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair a kiosk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairing code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>good for {minutes}:{seconds} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the kiosk, type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has expired. Ask for a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study could not be checked: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it and open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be edited here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">Erneut versuchen</translation>
    </message>
    <message>
        <source>{file} cannot be edited here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No study is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open one on Studies, or drop its folder here. New studies begin on Studies, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This study is open on Studies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read from disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why was the frozen study changed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save and record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program wrote {files} while the study was open here. The study was read again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program changed this study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is saved, but the reason is not recorded. {why} Give it on the Studies page, under Preregistration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answers yet. Results appear here with the first answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed: {n} are counted once the passphrase is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n verdict(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analyses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split by</source>
        <comment>a column or question</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>results are split by</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no data for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was stopped. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{title}” has unsaved changes. Sessions use only what is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program wrote {files} while the study was open here. There are also unsaved changes here, which are lost when the study is read again. Whoever saves last replaces what the other wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem} Save what is here, and what the other program wrote is replaced. Or read the study again from the disk, and the changes made here are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>not used</source>
        <comment>a picture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {use}</source>
        <comment>a picture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pictures yet. Drop files or a whole folder here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a picture to see which rows use it. Files and folders can be dropped here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s), {unused} not used</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No pictures there. Their names end in {ends}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pictures could not be added: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s), all used</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add pictures…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only those not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would name a picture that is not there any more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The study has other pictures of the same name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed. Undo brings them back.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Remove %n picture(s)?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) added.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more were left out.</source>
        <comment>files</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %n picture(s)?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep those there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures ({ends})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {size} kB. {use}</source>
        <comment>a picture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) chosen.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Replace {name}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation type="unfinished">Bilder</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <comment>a picture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Used by %n row(s): {places}.</source>
        <comment>a picture</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No row uses it.</source>
        <comment>a picture</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{table} line(s) {numbers}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table} lines {numbers} and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column for {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{about}. May be left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning of {word}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n form question(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quality rule(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n of them control trial(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) planned</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Its answers are not included: a few examples show how the tables are filled. Paste or drop your own ones in the editor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its table needs these columns:
{columns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop your spreadsheet and the folder of pictures here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or choose them above. Each row of the table is one answer; the first row names the columns. What the columns hold is guessed, and you can correct it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which of your columns is: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An .xlsx or .csv file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where they are</source>
        <comment>of pictures</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your spreadsheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spreadsheet is being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Each participant gets %n trial(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Say whether {words} means human or machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All answers have the same origin. Say which words mean human, which machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder of your pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who made the answers?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder of pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say whether {words} and more means human or machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is judged?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which column is what?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first rows, as they will be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rows} and {pictures} were taken over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished">Bitte wählen …</translation>
    </message>
    <message>
        <source>Choose: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the study into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a published design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without answers yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a title.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the whole path of the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published designs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder cannot be used: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <comment>of a study</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study is sealed, and a change would break the seal. Edit the study it was made from, and seal that again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit a packed study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This study is in a read-only place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is one closed file. It is unpacked into a folder, and that folder is edited; the file itself stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be saved in {folder}. A copy of the study can be edited in a folder of your own; the original stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables, pictures, texts, forms and rules of a study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study cannot be edited. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say before the data are there what decides. It is kept with the study when it is frozen, and the report shows it beside the results.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planned analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you expect, what would show it, when you stop, what you will leave out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hypotheses and decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Primary result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reported by</source>
        <comment>columns that split the results</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form: {field}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n to correct</source>
        <comment>problems</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Warning: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <comment>a field to write in</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A page before the block. How it looks is shown under Consent and texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked after the verdict in every trial of this block. They have no right answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worked out in a moment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no plan while the study has errors. They stand beside their fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <comment>of trials</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan could not be worked out: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of the trials at which rows with control = yes are shown, e.g. 4, 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole plays before an answer is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A break after every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trials; 0: none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lasts at least</source>
        <comment>a break</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of each origin; empty: as evenly as can be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They show whether the participant looked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the screen, above each trial.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <comment>a short name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its name in the data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers that are judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each participant, control trials included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before them, never counted; from rows with practice = yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A participant may meet the same prompt twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trials that are the same for everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line for each: the trial&apos;s number = id of a row of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The truth is told after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or a number: after the first so many trials.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too fast below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds. Such answers are marked; 0 marks none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look first for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds before an answer is taken; the screen says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by chance, balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{subject} stands for the speaker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the task&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on each speaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on both at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or the numbers of the trials, e.g. 1, 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random</source>
        <comment>order of trials</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in every trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participants go through them in this order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up this block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down this block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All settings of this block…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study needs at least one block: trials of one task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not taken over: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a question to see the page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up this form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down this form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text above the questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions of this form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before the first block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the last block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A form before the first block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A form after the last block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no form: participants are asked nothing about themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The form asks nothing yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{speaker} human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{speaker} machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <comment>in a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <comment>in a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Information</source>
        <comment>a page for participants</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consent</source>
        <comment>a page for participants</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions</source>
        <comment>a page for participants</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Debriefing</source>
        <comment>a page for participants</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consent refused</source>
        <comment>a page for participants</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of some choices</source>
        <comment>how a question is answered</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several choices</source>
        <comment>how a question is answered</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slider</source>
        <comment>how a question is answered</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number</source>
        <comment>how a question is answered</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <comment>how a question is answered</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New: one of some choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New: several choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New: a slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New: a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New: words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must be answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept apart from the answers, and left out of exports unless asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only after: {question}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speaker {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up this question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down this question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One a line. To keep another word in the data: word | what is shown | key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of the field for the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several with semicolons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it stands on the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its name in the data: letters, digits, hyphens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <comment>the lowest number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <comment>the highest number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words at the left end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words at the right end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and the answer to it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and the answer to it is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole</source>
        <comment>conversation</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of how many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the set in tables and reports; by default its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule marks what it leaves out and deletes nothing. Results are shown with the rules and without them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence} It marks single trials.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence} It marks whole sessions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set: {title}</source>
        <comment>of rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{about}. Several with semicolons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule: every complete answer counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a whole number, e.g. 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a number with a point, e.g. 2.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write whole numbers with commas, e.g. 1, 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a line for each: the trial&apos;s number = id of a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What participants choose between. Shown on the buttons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participants do not see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters, digits and hyphens. It stands in the names of all data files, so leave it as it is once there are data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours to count. It is in the data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the answers come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One or two sentences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participants planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the plan uses it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E.g. en; de</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a demonstration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is marked as one wherever it shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <comment>of random draws</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All random draws follow from it and from the participant&apos;s code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the side of “human” for each participant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise it is always on the left, on the key F.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A session that was cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can go on for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its answers are kept for it for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours. After this time other participants can get them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of the two classes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions that are cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen {time} by {name}, version {version}. Changes are allowed. Saving asks for the reason, and records it as a deviation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may go on</source>
        <comment>a session that was cut off</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins anew with the same trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is over</source>
        <comment>a session that was cut off</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As participants see it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Italic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>italic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, made when you write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text, so participants do not see this page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name on the consent page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name is kept apart from the answers, in the folder personal of the data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The consent page has two buttons. Who does not agree sees the page for refusal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{page} (not written)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text of your own. Participants see: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not asked for</source>
        <comment>a name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be given</source>
        <comment>a name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be given</source>
        <comment>a name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the block {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After machines</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control failed</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Controls passed</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Field</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixation</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form answer</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a row</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lengths</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of table</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight lining</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timing</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too fast</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trial answer</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wanted</source>
        <comment>a setting</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <comment>a choice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed</source>
        <comment>a choice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>questions</source>
        <comment>a choice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded</source>
        <comment>a choice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trials</source>
        <comment>a choice</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its answers go to a folder that is thrown away when the preview ends. Nothing is counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preview runs in its own window. {where}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put this right first: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview – nothing is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The preview is over. Its %n answer(s) were thrown away.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put this right first (and %n more): {problem}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A session is running on this machine. Preview the study when it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study cannot be shown yet. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems: sessions can run with this state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problems}. No session can run with this state. F8 goes to the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problems}. Sessions can run. F8 goes to the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) of this study are recorded. Sessions after the next save carry another hash, so that the versions can be told apart.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) running now go on with the study as it was when they began.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sections of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consent and texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>cells of a table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <comment>cells of a table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <comment>cells of a table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>cells of a table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert rows above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add another column…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>what was typed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a column of this name already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename {column}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{column}, line {line}</source>
        <comment>a cell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cell has these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{column}: {about}. Every row needs it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{column}: {about}. May be empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{column}: this task has no such column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter keeps the text, Shift+Enter begins a new line, Esc leaves it as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers at the left are the lines that problems name. Rows stay in the order of the file, which can matter to a study. * every row needs it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the clipboard…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was taken over. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns that the table lacks are added: {columns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of {file} taken over. Undo takes them out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>And %n more, below.</source>
        <comment>problems</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Append</source>
        <comment>rows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace all rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{table} has %n row(s) already. Columns go together by their names.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{rows}, {columns}</source>
        <comment>how large a table is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{file} has %n row(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{file} has no rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) had no place at the right and were left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard could not be read: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first row holds column names, so each column went to the one of its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out, as the table has no such column: {columns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pasted {rows}, {columns}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the whole path, from the drive or / on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is something already. Name a folder that is not there yet, or is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… on humans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… on machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p(H|H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p(M|M)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detectability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answers yet. Exclusions are listed here as soon as sessions have begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the journals…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed: what depends on who made an answer is shown once the passphrase is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine judges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out by rule: {sessions}, {trials}. Nothing is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data folder could not be read: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exclusions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in the exclusions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study declares no rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every exclusion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results in both versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single trial(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Answers of</source>
        <comment>people, machine judges or pilots</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing like that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{analysis}, before rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{analysis}, after rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <comment>trials</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All studies</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Sealed: %n session(s) is/are exported without truth until the passphrase is given.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with the mark by which Excel knows UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <comment>do it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What goes along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no sessions in the data folder yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pilot sessions too, marked in the column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personal form fields too, in the sheet {sheet}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the journals in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TuringDesk help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topics</source>
        <comment>of help</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system: {language}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No verdicts yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No verdict on a machine yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{fast} of {of} verdicts came faster than the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {number} more on the Sessions page</source>
        <comment>sessions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median RT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What judges said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imitation detectability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers per minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By machine agent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detectability · lines: 95% intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pilots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reader ended unexpectedly</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Sealed: %n verdict(s) is/are counted once the passphrase is given.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>95% CI {low} {dash} {high} ({method})</source>
        <comment>confidence interval</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session {number} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last answer {when}</source>
        <comment>for example 3 min ago</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) counted</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>bootstrap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n kiosk(s) running</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no kiosk running</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in the journals</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>on {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n sealed</source>
        <comment>answers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>before rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No interval yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} s ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hours} h ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n excluded by rule</source>
        <comment>answers</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) in the last minute, at most {most} in one of the last {minutes}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s), this minute</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No answers in the last %n minute(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>now</source>
        <comment>on an axis of time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answers in these minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s), {minutes} min ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No answers yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a session from Studies. The numbers appear here with its first answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pilot data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation type="unfinished">Demonstration</translation>
    </message>
    <message>
        <source>Progress of reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Reading %n journal(s)…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The reader was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <comment>of the desk</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{desk}, since {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This data folder is open at %n other desk(s), too: {places}. Both can work: each sees the other&apos;s sessions, and nothing is counted twice.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Also open at {places}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Studies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codes are random, without signs that look alike, and the last sign checks the others. No two desks of this data folder hand out the same one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codes are made for a study. Open one on Studies first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <comment>a code nobody uses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made</source>
        <comment>when a code was made</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <comment>who made it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n code(s) for this study, {free} free.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Participant codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement beyond chance, with its 95 % interval. Overall, two codings agree only where all codes of a text are the same; for a category or a code, where both or neither gave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They coded every text in the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First coder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second coder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overall</source>
        <comment>agreement of two coders</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As {coder}</source>
        <comment>codes of a text</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two coders compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text coded differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All codes of both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only common codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <comment>to code</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cohen’s kappa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts coded differently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to code yet. Texts show here once judges have answered a question of a trial in words, for example why they decided as they did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coders see the words only: not who was judged, nor the verdict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the coder’s name to begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two coders are compared once both have coded all {texts} texts, so that neither is led by the other. So far: {done}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coding could not be written: {why} It is tried again with the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{coder} {done}</source>
        <comment>how many texts a coder has coded</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare coders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheme</source>
        <comment>of codes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys: a digit opens a category, a letter gives or takes a code, Enter keeps and goes on, Backspace goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {of} texts coded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text to code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts coded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the text before</comment>
        <translation type="unfinished">Zurück</translation>
    </message>
    <message>
        <source>Keep and go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codes: {codes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it begins with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the table becomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Margin of equivalence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far from 0.5 a detectability still counts as equal to it, e.g. 0.05. Only a claim of equivalence needs it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none stated</source>
        <comment>margin of equivalence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This data folder is open at another desk, too: {places}. Both can work: each sees the other&apos;s sessions, and nothing is counted twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add your own…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet.</source>
        <comment>codes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n code(s) copied, one a line.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Save the codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no kiosk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything is deleted yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session {number}, made a pilot, {when}, {who}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session {number}, note, {when}, {who}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pilot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawn {when} by {who}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) of this study deleted; {answers} answers in all.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Sessions and notes of the participant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened, for whoever looks at the data later: came late, was disturbed, stopped for a call. No names. Notes are exported; they cannot be changed, only added to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From now on this session counts nowhere: not in live results, analyses or exports without pilots. Its journal stays as it is. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note has at most {most} signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark as pilot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it is a pilot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{participant}, session {number} of {study}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <comment>the reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One code a line, typed or pasted from a spreadsheet: letters (a to z), digits and hyphens. Codes name the files, so no real names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n new code(s), {known} on the list already.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new code(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add your own codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add codes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For {study}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {number} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has sat down yet. Whoever starts a session shows here; codes can be made before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody like that. Clear the search, or choose all studies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Codes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s), {withdrew} withdrew in {folder}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) in {folder}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Everything that this person gave is deleted from the data folder: journals, personal answers, pilots, notes and the reserved code. A tombstone keeps when, by whom, why, and how many answers there were. Backups and earlier exports are yours to clean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{code} has withdrawn: %n session(s) with {answers} answers deleted.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No session is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {studies}, {pilots} among them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {studies}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Withdraw a participant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for sessions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep only a hash of the code in the tombstone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pilot(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Also written {codes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type {code} to confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason, e.g. asked by e-mail; no names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sessions of this person could not be listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock</source>
        <comment>the desk, now</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next one says who they are ({key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is on the list: whoever uses this computer may do everything, and the record names the system’s user. Add people to have the desk ask who is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desk asks for a PIN when it starts and when it was locked. A PIN keeps apart who may do what at this desk; whoever can use this computer’s files needs none to read them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People and PINs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a person…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished">Nie</translation>
    </message>
    <message>
        <source>Lock after minutes without a key or mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock after</source>
        <comment>some minutes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is left then, and everything is allowed to everybody again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They can no longer unlock this desk. What they did stays in the record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <comment>minutes, after their number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The withdrawal of {code} had been interrupted. It is finished now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN forgotten? An investigator gives a new one in Settings. If nobody can get in: turingdesk people --reset NAME, in a terminal of this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is there?</source>
        <translation type="unfinished">Wer ist da?</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation type="unfinished">PIN</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation type="unfinished">Entsperren</translation>
    </message>
    <message>
        <source>After wrong PINs the next one is looked at in {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} min</source>
        <comment>minutes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desk is locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PIN is wrong.</source>
        <translation type="unfinished">Diese PIN ist falsch.</translation>
    </message>
    <message>
        <source>{number} s</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least {least} signs, letters or digits, and no row such as 1234.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first person is an investigator. From now on the desk asks who is there: when it starts, and after a while without a key or mouse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Investigator: may do everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assistant: runs sessions and writes notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>the changes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New PIN; leave empty to keep the one there is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two PINs differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>investigator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assistant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record of what is done at this desk could not be written: {why} Work goes on; what was done is written down as soon as the disk takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Desk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accounted for changes since the freeze</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added a person</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added participant codes</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>booth: end</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>booth: message</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>booth: pause</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>booth: resume</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed a person</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed a study</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed settings</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checked the journals</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed the desk</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coded texts</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copied the list of codes</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended a session</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exported</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finished a withdrawal</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found the list of people changed</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>froze a study</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joined folders</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept a conflicting journal aside</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked the desk</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looked at exclusions and results</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looked at live results</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looked at stimuli and who made them</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made a study</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made participant codes</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marked a session as pilot</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened a seal</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened a study</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened a study in the editor</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened the data folder</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened the data folder in the file manager</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opened the desk</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused a session</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>previewed a study</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed a person</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved the list of codes</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sealed a study</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled a coding</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>started a session</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>typed a wrong PIN</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>typed a wrong passphrase</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlocked the desk</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>went to another data folder</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>withdrew a participant</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrote a note</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>booth</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>code</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>codes</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for person</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new pin</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>path</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>person</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>personal</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pilot</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pilots</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>problems</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>question</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reason</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resumed</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>role</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scheme</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seal</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seals</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>session</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sessions</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>study</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <comment>in the record</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is written down yet. What is done at this desk from now on shows here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing like that. Clear the search, or choose anybody and anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n entry(entries)</source>
        <comment>of the record</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n desk(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{entries} of {desks} in {folder}: every line is as it was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{entries} of {desks} in {folder}: %n problem(s) found</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Show problems…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen {time} by {person}, version {version}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: {rules} · Planned: {analysis}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The registration was changed by hand: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen {time} by {person}, sealed afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not frozen. Freeze the study’s folder, then pack it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deviation(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No deviations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preregistration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account for changes…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n further change(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not frozen. Freezing records the study&apos;s hash, its rules and the planned analysis before the data are there. Later changes stay possible and are shown as deviations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed since, and nobody said why:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not frozen when it was sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>no rules</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no analysis</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{study}, version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None declared</source>
        <comment>no rules, no analysis</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why? The report shows it beside the changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account for changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record</source>
        <comment>write down</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed since the study was frozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <comment>of a study</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <comment>the reason of a change</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record stays with the study. Changes remain possible; each is then shown as a deviation with its date, its person and the reason given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overall only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded as {person}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consent was not given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session was closed for now; it can be resumed from Sessions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{session} pauses. {why} It is tried again every few seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{session}: everything is written. The participant can go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{clock_was_set}; response times are right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal could not be read back: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{session}: {answers} of {given} answers are on disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{session}: Saved {answers} of {given} answers, checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session was {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what I type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes a second package in which nobody can read who made what. Run the sessions from that one; the verdicts are counted once the passphrase is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase is stored nowhere. Without it nobody can ever count the verdicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal into</source>
        <comment>a file or a folder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The passphrase once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of sealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal</source>
        <comment>seal a study</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the sealed package: a folder or a .tdz file that is not there yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write how many sessions to draw: 1 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two passphrases are not the same. Type them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions to draw, with some more than planned for those who drop out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase, at least 12 signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more</source>
        <comment>the same passphrase</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>And %n more like these.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{package} is there, with %n session(s) drawn. It opens now; run the sessions from it, and keep the study itself where those who run them will not find it.

Fingerprint of the seal: {fingerprint}…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Give passphrase…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It opens the seal for this desk until it is closed. Results, exports and live numbers then say who made what; whoever looks on is no longer blind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the studies in {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying the passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the seal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restarted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a session</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock set</source>
        <comment>the time of day was changed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{session}: {state}, {done} of {of} trials, last line {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pilot (marked)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sessions yet. Start one from Studies; it shows here as soon as it has begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {folder}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{time}, {who} (made a pilot): {note}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check journals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open data folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark as pilot…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the study “{title}” first, then resume its session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Checked %n journal(s): every line is as it was written.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s), {running} running in {folder}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier note(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>TuringDesk never changes what was written; the files are as they were found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in the record</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Journals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes are kept at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of this kiosk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the data folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journals of all sessions. A folder on the lab&apos;s share lets several kiosks write to the same place. Data that are already there stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands with every session, e.g. Booth 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participant&apos;s screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where sessions open, full screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the program from its next start on; pages without a translation stay in English. Sessions speak the language of their study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is for investigators. Lock the desk, and let one of them in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A session is running on this machine. End it there first (Ctrl+Shift+Q).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be written down: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another machine</source>
        <comment>where a session runs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} already has session {number} in this study, begun {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{begun} ({state}). A new one gets the number {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is this the right code?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} already has session {number} in this study, begun {time} at {kiosk}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{other} and {code} are one code: {begun}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{begun}, and it is still running. Is this the right code?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} was made for the study {study}. Is this the right study?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} is mistyped: its last sign does not fit the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{code} is not among the %n code(s) made for this study.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{code} withdrew on {day}, and the data were deleted. Whoever comes now needs another code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean {code}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each participant gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judged each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan of {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{trials} + {number} practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no name)</source>
        <comment>of a machine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control trials at {trials}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trial {number} is always {stimulus}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stimuli</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prompt(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Control question in every trial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control question in trials {trials}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} human</source>
        <comment>answers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} machine</source>
        <comment>answers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trials by turns shown: {trials}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by whom is sealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a study&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a study package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a study, look at its plan, start its sessions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open .tdz…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent studies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet.</source>
        <comment>no study was opened so far</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study packages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stimulus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept for control</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept for practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made by: {maker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview: {block}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prompt {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>And %n more; `turingdesk check` lists them all.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No session can run: {problems}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{errors} and {warnings}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>package</source>
        <comment>a study package, as a place</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that it is there and can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not connected: {screen}. Plug it in, or choose another screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identify</source>
        <comment>number the screens</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The participant chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters, digits and hyphens, e.g. P-014. It names the files, so no real names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A session is running on this machine. End it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participant code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kiosk name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pilot: in a window with an orange border, kept apart, never counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) planned, {trials} trials in all</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Start session…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pilot…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study&apos;s files are still being read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n form(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) drawn</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Drop a study here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder with a study.toml, or one .tdz file. The buttons above open one, or make a new one of your spreadsheet and pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sealed</source>
        <comment>of a study</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session {number} of {code} was cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on at trial {number} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session {number} of {code} at {kiosk} was cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin anew with the same trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin another session with other trials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt with the arrow up or down sorts by the column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make one from a template or from your own spreadsheet, or drop one onto this window. Try it as a pilot first: pilots never count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every answer is on the disk at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start a session from Studies with a participant code. If it is cut off, start it again with the same code: it goes on at the same trial.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers move while people answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix and the detectability come straight from the answers, before and after the study&apos;s own rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take everything with you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excel and CSV, one row for each question answered, with a codebook. Press F1 on any page for help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <comment>steps</comment>
        <translation type="unfinished">{number} von {of}</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <comment>step of the tour</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <comment>with the tour</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data folder {folder} cannot be read: {why}. Reconnect it, or choose another one in Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}: {screen}, {width} {times} {height} (main)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers given so far are on disk. Close TuringDesk and start it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the package and open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The study has %n problem(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Check that the disk is there, has room and can be written; then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file could not be read or written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TuringDesk ran into something unexpected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is in {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The participant&apos;s screen was unplugged: {name}. Plug it in again, or go on on the screen that is left. The trial is marked as interrupted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screen saver could not be held off ({why}). Turn it and sleep off in the system&apos;s settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the desktop&apos;s screen saver</source>
        <comment>by the system</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no session bus</source>
        <comment>by the system</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A participant is being tested</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Windows</source>
        <comment>by the system</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <comment>by the system</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the X server&apos;s screen saver</source>
        <comment>by the system</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no X server</source>
        <comment>by the system</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished">Zurück</translation>
    </message>
    <message numerus="yes">
        <source>After wrong PINs the next one is looked at in %n s.</source>
        <translation type="unfinished">
            <numerusform>Nach falschen PINs wird die nächste in %n s geprüft.</numerusform>
            <numerusform>Nach falschen PINs wird die nächste in %n s geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Screen</source>
        <comment>part of the computer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sleep</source>
        <comment>part of the computer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>part of the computer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disk</source>
        <comment>part of the computer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <comment>part of the computer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <comment>part of the computer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a larger screen or resolution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be held off here. Turn screen saver and sleep off in the system&apos;s settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{size} are free for {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set date and time in the system&apos;s settings, and let the network set them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scaling leaves room for {size} only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the scaling to {percent} in the system&apos;s settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the screen goes dark could not be read on this system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is held off while a session runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This system does not let the kiosk keep Alt+Tab and its kin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close other programs, or run the kiosk in an account that has no others. On Linux, choose an X11 session at login.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room: at least {size} should be free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says {now}, before this program was built.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says {now}; the newest data are {time} ahead of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says {now}, and the network does not set it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout is {layout}; it was {before} before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change it back, or go on if this is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{screen}: {pixels} at {percent}, {rate}, {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{screen}: {pixels} at {percent}, {rate}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages need {size}; here text is cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screen never goes dark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screen goes dark or the machine sleeps after {time}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Tab and its kin stay in the kiosk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} is out of reach ({why}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconnect the disk or share, or choose another data folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give this user the right to write there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its layout could not be read on this system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder} cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says {now}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout is {layout}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says {now}, set by the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fine</source>
        <comment>nothing has to be done</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <comment>here is something to look at</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first participant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished">Fortfahren</translation>
    </message>
    <message numerus="yes">
        <source>Before the first participant: %n thing(s) to look at</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first participant: Everything is fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no macOS</source>
        <comment>by the system</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The X server</source>
        <comment>by the system</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another program has the keyboard</source>
        <comment>by the system</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys that switch programs, such as Alt+Tab, could not be kept from participants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys that switch programs, such as Alt+Tab, could not be kept from participants. {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TuringDesk timing test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last answer is kept in memory and tried again every few seconds. Closed now, it is lost; its step is asked again when the session is taken up.</source>
        <translation type="unfinished">Die letzte Antwort ist im Arbeitsspeicher, und das Schreiben wird alle paar Sekunden neu versucht. Wird jetzt geschlossen, geht sie verloren; dieser Schritt wird bei der Fortsetzung noch einmal gefragt.</translation>
    </message>
    <message>
        <source>It is written now, and nothing is lost. The participant can go on.</source>
        <translation type="unfinished">Sie ist jetzt geschrieben, nichts ist verloren. Die teilnehmende Person kann fortfahren.</translation>
    </message>
    <message>
        <source>Close for now</source>
        <translation type="unfinished">Vorerst schließen</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation type="unfinished">Sitzung beenden</translation>
    </message>
    <message>
        <source>It can be taken up later with the same participant code.</source>
        <translation type="unfinished">Sie kann später mit demselben Teilnahmecode fortgesetzt werden.</translation>
    </message>
    <message>
        <source>It is over: the answers so far stay, the rest is not asked.</source>
        <translation type="unfinished">Sie ist vorbei: Die bisherigen Antworten bleiben, der Rest wird nicht gefragt.</translation>
    </message>
    <message>
        <source>{done} of {of} trials are done.</source>
        <translation type="unfinished">{done} von {of} Durchgängen sind erledigt.</translation>
    </message>
    <message>
        <source>For the experimenter</source>
        <translation type="unfinished">Für die Versuchsleitung</translation>
    </message>
    <message>
        <source>{value} chance</source>
        <comment>on an axis</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{agent}: {value} ({low} to {high}), n {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no name)</source>
        <comment>a machine agent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{agent}: no value yet, n {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was {origin}</source>
        <comment>head of a row: what it truly was</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was {was}, called {called}: {n} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was {was}, called {called}: {n} of {of} ({share}%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}”</source>
        <comment>in quotation marks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detectability with its interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value}. Chance is {chance}, certainty is 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value}, interval {low} to {high}. Chance is {chance}, certainty is 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known yet. Chance is {chance}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap between two plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step  (→)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixation {number} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play  (P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause  (P)</source>
        <translation type="unfinished"></translation>
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
        <source>Smaller letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation type="unfinished"></translation>
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
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This picture cannot be shown. Please tell the experimenter.</source>
        <translation>Dieses Bild kann nicht angezeigt werden. Bitte informieren Sie die Versuchsleitung.</translation>
    </message>
    <message>
        <source>Picture: {words}</source>
        <translation type="unfinished"></translation>
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
