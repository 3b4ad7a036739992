<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Below</name>
    <message numerus="yes">
        <source>%n trials with {names} are needed, but {table} has only {stimuli}.</source>
        <translation>
            <numerusform>%n trial with {names} is needed, but {table} has only {stimuli}.</numerusform>
            <numerusform>%n trials with {names} are needed, but {table} has only {stimuli}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trials with {names} are needed, but {table} has only {stimuli} in addition to the fixed ones.</source>
        <translation>
            <numerusform>%n trial with {names} is needed, but {table} has only {stimuli} in addition to the fixed ones.</numerusform>
            <numerusform>%n trials with {names} are needed, but {table} has only {stimuli} in addition to the fixed ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trials with {names} need {needed} different prompts, but the {stimuli} answers in {table} have only {there}.</source>
        <translation>
            <numerusform>%n trial with {names} needs {needed} different prompts, but the {stimuli} answers in {table} have only {there}.</numerusform>
            <numerusform>%n trials with {names} need {needed} different prompts, but the {stimuli} answers in {table} have only {there}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trials with {names} need {needed} different prompts, but the {stimuli} answers in {table} have only {there} in addition to the fixed ones.</source>
        <translation>
            <numerusform>%n trial with {names} needs {needed} different prompts, but the {stimuli} answers in {table} have only {there} in addition to the fixed ones.</numerusform>
            <numerusform>%n trials with {names} need {needed} different prompts, but the {stimuli} answers in {table} have only {there} in addition to the fixed ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n planned participants, results have no interval, because it can&apos;t be estimated how much judges differ.</source>
        <translation>
            <numerusform>With %n planned participant, results have no interval, because it can&apos;t be estimated how much judges differ.</numerusform>
            <numerusform>With %n planned participants, results have no interval, because it can&apos;t be estimated how much judges differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It isn&apos;t certain whether these words in {table} mean human or machine: {words}, and %n more.</source>
        <translation>
            <numerusform>It isn&apos;t certain whether these words in {table} mean human or machine: {words}, and %n more.</numerusform>
            <numerusform>It isn&apos;t certain whether these words in {table} mean human or machine: {words}, and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sessions</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judges</source>
        <translation>
            <numerusform>%n judge</numerusform>
            <numerusform>%n judges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice trials before it</source>
        <translation>
            <numerusform>%n practice trial before it</numerusform>
            <numerusform>%n practice trials before it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{code} is not one of the %n codes created for this study.</source>
        <translation>
            <numerusform>{code} is not the code created for this study.</numerusform>
            <numerusform>{code} is not one of the %n codes created for this study.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trials</source>
        <translation>
            <numerusform>%n trial</numerusform>
            <numerusform>%n trials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coders disagree on %n texts; for these, only codes that both chose count.</source>
        <translation>
            <numerusform>Coders disagree on %n text; for this one, only codes that both chose count.</numerusform>
            <numerusform>Coders disagree on %n texts; for these, only codes that both chose count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts</source>
        <translation>
            <numerusform>%n verdict</numerusform>
            <numerusform>%n verdicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers by other judges ({other}) are not included.</source>
        <translation>
            <numerusform>%n answer by other judges ({other}) is not included.</numerusform>
            <numerusform>%n answers by other judges ({other}) are not included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sealed: %n verdicts are included once you enter the passphrase.</source>
        <translation>
            <numerusform>Sealed: %n verdict is included once you enter the passphrase.</numerusform>
            <numerusform>Sealed: %n verdicts are included once you enter the passphrase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were given again in a later attempt; the latest counts.</source>
        <translation>
            <numerusform>%n answer was given again in a later attempt; the latest counts.</numerusform>
            <numerusform>%n answers were given again in a later attempt; the latest counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trials without an answer don&apos;t count.</source>
        <translation>
            <numerusform>%n trial without an answer doesn&apos;t count.</numerusform>
            <numerusform>%n trials without an answer don&apos;t count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrows</source>
        <translation>
            <numerusform>%n arrow</numerusform>
            <numerusform>%n arrows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was an actor for {met} of %n others.</source>
        <translation>
            <numerusform>It was an actor for {met} of %n other.</numerusform>
            <numerusform>It was an actor for {met} of %n others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meets} of %n others imitated it.</source>
        <translation>
            <numerusform>{meets} of %n other imitated it.</numerusform>
            <numerusform>{meets} of %n others imitated it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the answers that both judged ({judged}), %n are excluded from kappa because they had as many human as machine verdicts.</source>
        <translation>
            <numerusform>Of the answers that both judged ({judged}), %n is excluded from kappa because it had as many human as machine verdicts.</numerusform>
            <numerusform>Of the answers that both judged ({judged}), %n are excluded from kappa because they had as many human as machine verdicts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n speakers</source>
        <translation>
            <numerusform>%n speaker</numerusform>
            <numerusform>%n speakers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n messages imitate no known person.</source>
        <translation>
            <numerusform>%n message imitates no known person.</numerusform>
            <numerusform>%n messages imitate no known person.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine messages</source>
        <translation>
            <numerusform>%n machine message</numerusform>
            <numerusform>%n machine messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machines</source>
        <translation>
            <numerusform>%n machine</numerusform>
            <numerusform>%n machines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n judgments</source>
        <translation>
            <numerusform>%n judgment</numerusform>
            <numerusform>%n judgments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are of another kind and weren&apos;t imported ({suffixes}).</source>
        <translation>
            <numerusform>%n file is of another kind and wasn&apos;t imported ({suffixes}).</numerusform>
            <numerusform>%n files are of another kind and weren&apos;t imported ({suffixes}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texts</source>
        <translation>
            <numerusform>%n text</numerusform>
            <numerusform>%n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uses</source>
        <translation>
            <numerusform>%n use</numerusform>
            <numerusform>%n uses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trials a minute</source>
        <translation>
            <numerusform>%n trial a minute</numerusform>
            <numerusform>%n trials a minute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempts failed</source>
        <translation>
            <numerusform>%n attempt failed</numerusform>
            <numerusform>%n attempts failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n controls</source>
        <translation>
            <numerusform>%n control</numerusform>
            <numerusform>%n controls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n trials before it showed machines only.</source>
        <translation>
            <numerusform>The trial before it showed a machine.</numerusform>
            <numerusform>The %n trials before it showed machines only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choices</source>
        <translation>
            <numerusform>%n choice</numerusform>
            <numerusform>%n choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n trials</source>
        <translation>
            <numerusform>Use %n trial</numerusform>
            <numerusform>Use %n trials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reserve %n rows for practice</source>
        <translation>
            <numerusform>Reserve %n row for practice</numerusform>
            <numerusform>Reserve %n rows for practice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n control trials</source>
        <translation>
            <numerusform>%n control trial</numerusform>
            <numerusform>%n control trials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fixed trials</source>
        <translation>
            <numerusform>%n fixed trial</numerusform>
            <numerusform>%n fixed trials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of {table} are reserved for {what}, but there are no {of_them}.</source>
        <translation>
            <numerusform>%n row of {table} is reserved for {what}, but there are no {of_them}.</numerusform>
            <numerusform>%n rows of {table} are reserved for {what}, but there are no {of_them}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participants</source>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Block {block}: each prompt has its %n answers, so the collection is complete. To collect more, raise answers_each in study.toml.</source>
        <translation>
            <numerusform>Block {block}: each prompt has its answer, so the collection is complete. To collect more, raise answers_each in study.toml.</numerusform>
            <numerusform>Block {block}: each prompt has its %n answers, so the collection is complete. To collect more, raise answers_each in study.toml.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stimuli</source>
        <translation>
            <numerusform>%n stimulus</numerusform>
            <numerusform>%n stimuli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prompts</source>
        <translation>
            <numerusform>%n prompt</numerusform>
            <numerusform>%n prompts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers in the last minute, at most {most} in one of the last {minutes}.</source>
        <translation>
            <numerusform>%n answer in the last minute, at most {most} in one of the last {minutes}.</numerusform>
            <numerusform>%n answers in the last minute, at most {most} in one of the last {minutes}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No answers in the last %n minutes.</source>
        <translation>
            <numerusform>No answers in the last minute.</numerusform>
            <numerusform>No answers in the last %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sessions of this study deleted; {answers} in all.</source>
        <translation>
            <numerusform>%n session of this study deleted; {answers} in all.</numerusform>
            <numerusform>%n sessions of this study deleted; {answers} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers to look at</source>
        <translation>
            <numerusform>%n answer to look at</numerusform>
            <numerusform>%n answers to look at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agents</source>
        <translation>
            <numerusform>%n agent</numerusform>
            <numerusform>%n agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are excluded by quality rules (column “excluded”). {file} lists the reasons.</source>
        <translation>
            <numerusform>%n row is excluded by quality rules (column “excluded”). {file} lists the reason.</numerusform>
            <numerusform>%n rows are excluded by quality rules (column “excluded”). {file} lists the reasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are simulated (column “judge”).</source>
        <translation>
            <numerusform>%n row is simulated (column “judge”).</numerusform>
            <numerusform>%n rows are simulated (column “judge”).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are imported (column “judge”).</source>
        <translation>
            <numerusform>%n row is imported (column “judge”).</numerusform>
            <numerusform>%n rows are imported (column “judge”).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %n pictures to {folder}; `turingdesk check` names each.</source>
        <translation>
            <numerusform>Copy %n picture to {folder}; `turingdesk check` names it.</numerusform>
            <numerusform>Copy %n pictures to {folder}; `turingdesk check` names each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file} says who made %n items.</source>
        <translation>
            <numerusform>{file} says who made %n item.</numerusform>
            <numerusform>{file} says who made %n items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells of the column {column} can&apos;t be read and are left empty.</source>
        <translation>
            <numerusform>%n cell of the column {column} can&apos;t be read and is left empty.</numerusform>
            <numerusform>%n cells of the column {column} can&apos;t be read and are left empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n pairs of {all}, both judged speakers are of one kind, so no choice is correct.</source>
        <translation>
            <numerusform>In %n pair of {all}, both judged speakers are of one kind, so no choice is correct.</numerusform>
            <numerusform>In %n pairs of {all}, both judged speakers are of one kind, so no choice is correct.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n speakers take part, not two.</source>
        <translation>
            <numerusform>%n speaker takes part, not two.</numerusform>
            <numerusform>%n speakers take part, not two.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers: {why}</source>
        <translation>
            <numerusform>%n answer: {why}</numerusform>
            <numerusform>%n answers: {why}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participants are waiting: {game}.</source>
        <translation>
            <numerusform>%n participant is waiting: {game}.</numerusform>
            <numerusform>%n participants are waiting: {game}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are</source>
        <translation>
            <numerusform>%n file is</numerusform>
            <numerusform>%n files are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n browsers are waiting, since {folder} can&apos;t be used. {why}</source>
        <translation>
            <numerusform>%n browser is waiting, since {folder} can&apos;t be used. {why}</numerusform>
            <numerusform>%n browsers are waiting, since {folder} can&apos;t be used. {why}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file has changed since this computer last wrote to it: it had %n lines.</source>
        <translation>
            <numerusform>The file has changed since this computer last wrote to it: it had %n line.</numerusform>
            <numerusform>The file has changed since this computer last wrote to it: it had %n lines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file is missing; this computer wrote %n lines to it.</source>
        <translation>
            <numerusform>The file is missing; this computer wrote %n line to it.</numerusform>
            <numerusform>The file is missing; this computer wrote %n lines to it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the audit log name {code}. They stay: a log from which lines can be deleted no longer proves what was done.</source>
        <translation>
            <numerusform>%n line of the audit log names {code}. It stays: a log from which lines can be deleted no longer proves what was done.</numerusform>
            <numerusform>%n lines of the audit log name {code}. They stay: a log from which lines can be deleted no longer proves what was done.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Partners of this participant were simulated by the program in %n rooms: {rooms}.</source>
        <translation>
            <numerusform>Partners of this participant were simulated by the program in %n room: {rooms}.</numerusform>
            <numerusform>Partners of this participant were simulated by the program in %n rooms: {rooms}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machines have no row: {names}.</source>
        <translation>
            <numerusform>%n machine has no row: {names}.</numerusform>
            <numerusform>%n machines have no row: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n values.</source>
        <translation>
            <numerusform>There is %n value.</numerusform>
            <numerusform>There are %n values.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The row has %n cells, but the header has {columns}.</source>
        <translation>
            <numerusform>The row has %n cell, but the header has {columns}.</numerusform>
            <numerusform>The row has %n cells, but the header has {columns}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine rows don&apos;t name an agent; they count as one agent.</source>
        <translation>
            <numerusform>%n machine row doesn&apos;t name an agent; it counts as one agent.</numerusform>
            <numerusform>%n machine rows don&apos;t name an agent; they count as one agent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs contain no machine or two, so neither choice is correct.</source>
        <translation>
            <numerusform>%n pair contains no machine or two, so neither choice is correct.</numerusform>
            <numerusform>%n pairs contain no machine or two, so neither choice is correct.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The passphrase has %n characters. Use at least {shortest}, for example four unrelated words.</source>
        <translation>
            <numerusform>The passphrase has %n character. Use at least {shortest}, for example four unrelated words.</numerusform>
            <numerusform>The passphrase has %n characters. Use at least {shortest}, for example four unrelated words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The passphrase has %n different characters. Use at least {fewest}.</source>
        <translation>
            <numerusform>The passphrase has %n different character. Use at least {fewest}.</numerusform>
            <numerusform>The passphrase has %n different characters. Use at least {fewest}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Control questions of {table} are in another language for participants who read {code}: %n texts are not translated.</source>
        <translation>
            <numerusform>Control questions of {table} are in another language for participants who read {code}: %n text is not translated.</numerusform>
            <numerusform>Control questions of {table} are in another language for participants who read {code}: %n texts are not translated.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ID has %n characters, and it becomes part of file names.</source>
        <translation>
            <numerusform>The ID has %n character, and it becomes part of file names.</numerusform>
            <numerusform>The ID has %n characters, and it becomes part of file names.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pasted %n characters</source>
        <translation>
            <numerusform>pasted %n character</numerusform>
            <numerusform>pasted %n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters that are invisible or can&apos;t be stored were removed.</source>
        <translation>
            <numerusform>%n character that is invisible or can&apos;t be stored was removed.</numerusform>
            <numerusform>%n characters that are invisible or can&apos;t be stored were removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {pairs} pairs weren&apos;t tried, so agents aren&apos;t put in an order.</source>
        <translation>
            <numerusform>%n of {pairs} pairs wasn&apos;t tried, so agents aren&apos;t put in an order.</numerusform>
            <numerusform>%n of {pairs} pairs weren&apos;t tried, so agents aren&apos;t put in an order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversations</source>
        <translation>
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exchanges</source>
        <translation>
            <numerusform>%n exchange</numerusform>
            <numerusform>%n exchanges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>five looks need at least {fewest} judges, and there are %n</source>
        <translation>
            <numerusform>five looks need at least {fewest} judges, and there is %n</numerusform>
            <numerusform>five looks need at least {fewest} judges, and there are %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>looks follow the order in which judges started, and the data have no time for %n judges</source>
        <translation>
            <numerusform>looks follow the order in which judges started, and the data have no time for %n judge</numerusform>
            <numerusform>looks follow the order in which judges started, and the data have no time for %n judges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interrogators</source>
        <translation>
            <numerusform>%n interrogator</numerusform>
            <numerusform>%n interrogators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n witnesses</source>
        <translation>
            <numerusform>%n witness</numerusform>
            <numerusform>%n witnesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n authors</source>
        <translation>
            <numerusform>%n author</numerusform>
            <numerusform>%n authors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trials have a length of {length} or more, but only {there} of the conversations that can appear in one session are that long.</source>
        <translation>
            <numerusform>%n trial has a length of {length} or more, but only {there} of the conversations that can appear in one session are that long.</numerusform>
            <numerusform>%n trials have a length of {length} or more, but only {there} of the conversations that can appear in one session are that long.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trials that people can&apos;t play are omitted.</source>
        <translation>
            <numerusform>%n trial that people can&apos;t play is omitted.</numerusform>
            <numerusform>%n trials that people can&apos;t play are omitted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spreadsheet errors instead of values: correct them</source>
        <translation>
            <numerusform>%n spreadsheet error instead of a value: correct it</numerusform>
            <numerusform>%n spreadsheet errors instead of values: correct them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n merged cells: only the first cell of each contains the text. Fill in the other cells.</source>
        <translation>
            <numerusform>%n merged cell: only its first cell contains the text. Fill in the other cells.</numerusform>
            <numerusform>%n merged cells: only the first cell of each contains the text. Fill in the other cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formulas: their displayed values were pasted as text.</source>
        <translation>
            <numerusform>%n formula: its displayed value was pasted as text.</numerusform>
            <numerusform>%n formulas: their displayed values were pasted as text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells starting with = were pasted as text; formulas are not calculated here</source>
        <translation>
            <numerusform>%n cell starting with = was pasted as text; formulas are not calculated here</numerusform>
            <numerusform>%n cells starting with = were pasted as text; formulas are not calculated here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers with a comma: use a decimal point if you mean a number</source>
        <translation>
            <numerusform>%n number with a comma: use a decimal point if you mean a number</numerusform>
            <numerusform>%n numbers with a comma: use a decimal point if you mean a number</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells look like dates: check that the spreadsheet didn&apos;t convert them</source>
        <translation>
            <numerusform>%n cell looks like a date: check that the spreadsheet didn&apos;t convert it</numerusform>
            <numerusform>%n cells look like dates: check that the spreadsheet didn&apos;t convert them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells to the right of column {last} are not read ({cells}).</source>
        <translation>
            <numerusform>%n cell to the right of column {last} is not read ({cells}).</numerusform>
            <numerusform>%n cells to the right of column {last} are not read ({cells}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranges of merged cells ({cells}): only the first cell of each contains the text. Fill in the other cells.</source>
        <translation>
            <numerusform>%n range of merged cells ({cells}): only its first cell contains the text. Fill in the other cells.</numerusform>
            <numerusform>%n ranges of merged cells ({cells}): only the first cell of each contains the text. Fill in the other cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formulas ({cells}): their last saved values are used.</source>
        <translation>
            <numerusform>%n formula ({cells}): its last saved value is used.</numerusform>
            <numerusform>%n formulas ({cells}): their last saved values are used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formulas without a value ({cells}) are left as they are.</source>
        <translation>
            <numerusform>%n formula without a value ({cells}) is left as it is.</numerusform>
            <numerusform>%n formulas without a value ({cells}) are left as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n responses of pilot sessions are not included.</source>
        <translation>
            <numerusform>%n response of pilot sessions is not included.</numerusform>
            <numerusform>%n responses of pilot sessions are not included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts are sealed: their rows have no truth, origin, or agent. To export them in full, enter the passphrase.</source>
        <translation>
            <numerusform>%n verdict is sealed: its row has no truth, origin, or agent. To export it in full, enter the passphrase.</numerusform>
            <numerusform>%n verdicts are sealed: their rows have no truth, origin, or agent. To export them in full, enter the passphrase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems in the journals. Check the journals to list them.</source>
        <translation>
            <numerusform>%n problem in the journals. Check the journals to list it.</numerusform>
            <numerusform>%n problems in the journals. Check the journals to list them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n responses</source>
        <translation>
            <numerusform>%n response</numerusform>
            <numerusform>%n responses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers lack the text that was judged, because the study&apos;s package is not available. Open the study at the desk, or specify its package, then export again.</source>
        <translation>
            <numerusform>%n answer lacks the text that was judged, because the study&apos;s package is not available. Open the study at the desk, or specify its package, then export again.</numerusform>
            <numerusform>%n answers lack the text that was judged, because the study&apos;s package is not available. Open the study at the desk, or specify its package, then export again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texts are too long for a cell and were cut to 32,767 characters: {cells}. A CSV export contains the full texts.</source>
        <translation>
            <numerusform>%n text is too long for a cell and was cut to 32,767 characters: {cells}. A CSV export contains the full texts.</numerusform>
            <numerusform>%n texts are too long for a cell and were cut to 32,767 characters: {cells}. A CSV export contains the full texts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texts contain half a character (a lone surrogate), written as \udXXX.</source>
        <translation>
            <numerusform>%n text contains half a character (a lone surrogate), written as \udXXX.</numerusform>
            <numerusform>%n texts contain half a character (a lone surrogate), written as \udXXX.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single trials</source>
        <translation>
            <numerusform>%n single trial</numerusform>
            <numerusform>%n single trials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts are about items whose makers are unknown. Add a table of items and makers as a source, or specify in the mapping who made each item.</source>
        <translation>
            <numerusform>%n verdict is about an item whose maker is unknown. Add a table of items and makers as a source, or specify in the mapping who made each item.</numerusform>
            <numerusform>%n verdicts are about items whose makers are unknown. Add a table of items and makers as a source, or specify in the mapping who made each item.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts are by unknown judges. Unknown judges count as one, so results generalize to other stimuli at most (analyze --cluster stimulus).</source>
        <translation>
            <numerusform>%n verdict is by an unknown judge. Unknown judges count as one, so results generalize to other stimuli at most (analyze --cluster stimulus).</numerusform>
            <numerusform>%n verdicts are by unknown judges. Unknown judges count as one, so results generalize to other stimuli at most (analyze --cluster stimulus).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures replaced by gray pictures: {names}.</source>
        <translation>
            <numerusform>%n picture replaced by a gray one: {names}.</numerusform>
            <numerusform>%n pictures replaced by gray pictures: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures not among the sources: {names}.</source>
        <translation>
            <numerusform>%n picture not among the sources: {names}.</numerusform>
            <numerusform>%n pictures not among the sources: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trials with answers by unknown makers.</source>
        <translation>
            <numerusform>%n trial with answers by unknown makers.</numerusform>
            <numerusform>%n trials with answers by unknown makers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trials without a response time.</source>
        <translation>
            <numerusform>%n trial without a response time.</numerusform>
            <numerusform>%n trials without a response time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} names the makers of %n conversations.</source>
        <translation>
            <numerusform>{name} names the makers of %n conversation.</numerusform>
            <numerusform>{name} names the makers of %n conversations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} also has %n pages without a verdict.</source>
        <translation>
            <numerusform>{name} also has %n page without a verdict.</numerusform>
            <numerusform>{name} also has %n pages without a verdict.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <translation>
            <numerusform>%n block</numerusform>
            <numerusform>%n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n simulated judges</source>
        <translation>
            <numerusform>%n simulated judge</numerusform>
            <numerusform>%n simulated judges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine judges</source>
        <translation>
            <numerusform>%n machine judge</numerusform>
            <numerusform>%n machine judges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games of pilots are not included.</source>
        <translation>
            <numerusform>%n game of a pilot is not included.</numerusform>
            <numerusform>%n games of pilots are not included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are of sealed studies: transcripts don&apos;t say who is human.</source>
        <translation>
            <numerusform>%n game is of a sealed study: the transcript doesn&apos;t say who is human.</numerusform>
            <numerusform>%n games are of sealed studies: transcripts don&apos;t say who is human.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n journals of games can&apos;t be read.</source>
        <translation>
            <numerusform>%n journal of a game can&apos;t be read.</numerusform>
            <numerusform>%n journals of games can&apos;t be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{code} withdrew: %n sessions with {answers} deleted.</source>
        <translation>
            <numerusform>{code} withdrew: %n session with {answers} deleted.</numerusform>
            <numerusform>{code} withdrew: %n sessions with {answers} deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participants planned, {trials} in all</source>
        <translation>
            <numerusform>%n participant planned, {trials} in all</numerusform>
            <numerusform>%n participants planned, {trials} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The journal has %n lines; it had {lines2} when it was closed.</source>
        <translation>
            <numerusform>The journal has %n line; it had {lines2} when it was closed.</numerusform>
            <numerusform>The journal has %n lines; it had {lines2} when it was closed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it had %n lines when it was closed</source>
        <translation>
            <numerusform>it had %n line when it was closed</numerusform>
            <numerusform>it had %n lines when it was closed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n journals are</source>
        <translation>
            <numerusform>%n journal is</numerusform>
            <numerusform>%n journals are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The journal has changed since this computer wrote or received it: it had %n lines, and the last of them is no longer there.</source>
        <translation>
            <numerusform>The journal has changed since this computer wrote or received it: it had %n line, and that line is no longer there.</numerusform>
            <numerusform>The journal has changed since this computer wrote or received it: it had %n lines, and the last of them is no longer there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this computer wrote or received %n lines of it</source>
        <translation>
            <numerusform>this computer wrote or received %n line of it</numerusform>
            <numerusform>this computer wrote or received %n lines of it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participants withdrew</source>
        <translation>
            <numerusform>%n participant withdrew</numerusform>
            <numerusform>%n participants withdrew</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more connections in the last minute.</source>
        <translation>
            <numerusform>%n more connection in the last minute.</numerusform>
            <numerusform>%n more connections in the last minute.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message numerus="yes">
        <source>%n verdict(s)</source>
        <translation>
            <numerusform>%n verdict</numerusform>
            <numerusform>%n verdicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{here} of {of} connected, port {port}; %n connection(s) refused</source>
        <translation>
            <numerusform>{here} of {of} connected, port {port}; %n connection refused</numerusform>
            <numerusform>{here} of {of} connected, port {port}; %n connections refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s), {unused} not used</source>
        <translation>
            <numerusform>%n picture, {unused} not used</numerusform>
            <numerusform>%n pictures, {unused} not used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s), all used</source>
        <translation>
            <numerusform>%n picture, all used</numerusform>
            <numerusform>%n pictures, all used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n picture(s)?</source>
        <translation>
            <numerusform>Remove %n picture?</numerusform>
            <numerusform>Remove %n pictures?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) added.</source>
        <translation>
            <numerusform>%n picture added.</numerusform>
            <numerusform>%n pictures added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %n picture(s)?</source>
        <translation>
            <numerusform>Replace %n picture?</numerusform>
            <numerusform>Replace %n pictures?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) chosen.</source>
        <translation>
            <numerusform>%n picture chosen.</numerusform>
            <numerusform>%n pictures chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Used by %n row(s): {places}.</source>
        <comment>a picture</comment>
        <translation>
            <numerusform>Used by %n row: {places}.</numerusform>
            <numerusform>Used by %n rows: {places}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table} line(s) {numbers}</source>
        <translation>
            <numerusform>{table} line {numbers}</numerusform>
            <numerusform>{table} lines {numbers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table} lines {numbers} and %n more</source>
        <translation>
            <numerusform>{table} lines {numbers} and %n more</numerusform>
            <numerusform>{table} lines {numbers} and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n trial</numerusform>
            <numerusform>%n trials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n form question(s)</source>
        <translation>
            <numerusform>%n form question</numerusform>
            <numerusform>%n form questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quality rule(s)</source>
        <translation>
            <numerusform>%n quality rule</numerusform>
            <numerusform>%n quality rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) planned</source>
        <translation>
            <numerusform>%n participant planned</numerusform>
            <numerusform>%n participants planned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each participant gets %n trial(s).</source>
        <translation>
            <numerusform>Each participant gets %n trial.</numerusform>
            <numerusform>Each participant gets %n trials.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s).</source>
        <translation>
            <numerusform>%n row.</numerusform>
            <numerusform>%n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file} has %n row(s)</source>
        <translation>
            <numerusform>{file} has %n row</numerusform>
            <numerusform>{file} has %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>%n computer</numerusform>
            <numerusform>%n computers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{entries} from {desks} in {folder}: %n problem(s) found</source>
        <translation>
            <numerusform>{entries} from {desks} in {folder}: %n problem found</numerusform>
            <numerusform>{entries} from {desks} in {folder}: %n problems found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s)</source>
        <translation>
            <numerusform>In %n game</numerusform>
            <numerusform>In %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n browser(s) connected</source>
        <translation>
            <numerusform>%n browser connected</numerusform>
            <numerusform>%n browsers connected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) have fewer answers that count than planned.</source>
        <translation>
            <numerusform>%n pair has fewer answers that count than planned.</numerusform>
            <numerusform>%n pairs have fewer answers that count than planned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) failed.</source>
        <translation>
            <numerusform>%n attempt failed.</numerusform>
            <numerusform>%n attempts failed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s) failed every time.</source>
        <translation>
            <numerusform>%n trial failed every time.</numerusform>
            <numerusform>%n trials failed every time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s). Messages, estimated: {messages}.</source>
        <translation>
            <numerusform>%n trial. Messages, estimated: {messages}.</numerusform>
            <numerusform>%n trials. Messages, estimated: {messages}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after every %n trial(s)</source>
        <translation>
            <numerusform>after every trial</numerusform>
            <numerusform>after every %n trials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s), not counted</source>
        <translation>
            <numerusform>%n trial, not counted</numerusform>
            <numerusform>%n trials, not counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What one participant sees, about %n minute(s).</source>
        <translation>
            <numerusform>What one participant sees, about %n minute.</numerusform>
            <numerusform>What one participant sees, about %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would refer to a picture that no longer exists.</source>
        <translation>
            <numerusform>%n row would refer to a picture that no longer exists.</numerusform>
            <numerusform>%n rows would refer to a picture that no longer exists.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed. To restore them, choose Undo.</source>
        <translation>
            <numerusform>%n picture removed. To restore it, choose Undo.</numerusform>
            <numerusform>%n pictures removed. To restore them, choose Undo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more not added.</source>
        <comment>files</comment>
        <translation>
            <numerusform>%n more not added.</numerusform>
            <numerusform>%n more not added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>including %n control trial(s)</source>
        <translation>
            <numerusform>including %n control trial</numerusform>
            <numerusform>including %n control trials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) of this study are recorded. After you save, new sessions record a different hash, so you can tell the versions apart.</source>
        <translation>
            <numerusform>%n session of this study is recorded. After you save, new sessions record a different hash, so you can tell the versions apart.</numerusform>
            <numerusform>%n sessions of this study are recorded. After you save, new sessions record a different hash, so you can tell the versions apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running session(s) continue with the study as it was when they started.</source>
        <translation>
            <numerusform>%n running session continues with the study as it was when it started.</numerusform>
            <numerusform>%n running sessions continue with the study as it was when they started.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to fix</source>
        <comment>problems</comment>
        <translation>
            <numerusform>%n to fix</numerusform>
            <numerusform>%n to fix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The preview has ended. Its %n answer(s) were discarded.</source>
        <translation>
            <numerusform>The preview has ended. Its %n answer was discarded.</numerusform>
            <numerusform>The preview has ended. Its %n answers were discarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix this first (and %n more): {problem}</source>
        <translation>
            <numerusform>Fix this first (and %n more): {problem}</numerusform>
            <numerusform>Fix this first (and %n more): {problem}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) imported from {file}. To remove them, choose Undo.</source>
        <translation>
            <numerusform>%n row imported from {file}. To remove it, choose Undo.</numerusform>
            <numerusform>%n rows imported from {file}. To remove them, choose Undo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table} already has %n row(s). Columns are matched by name.</source>
        <translation>
            <numerusform>{table} already has %n row. Columns are matched by name.</numerusform>
            <numerusform>{table} already has %n rows. Columns are matched by name.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) beyond the right edge of the table were not pasted.</source>
        <translation>
            <numerusform>%n column beyond the right edge of the table was not pasted.</numerusform>
            <numerusform>%n columns beyond the right edge of the table were not pasted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single trial(s)</source>
        <translation>
            <numerusform>%n single trial</numerusform>
            <numerusform>%n single trials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {running} running</source>
        <translation>
            <numerusform>%n game, {running} running</numerusform>
            <numerusform>%n games, {running} running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) prepared</source>
        <translation>
            <numerusform>%n session prepared</numerusform>
            <numerusform>%n sessions prepared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more. To list them all, run `turingdesk check`.</source>
        <translation>
            <numerusform>And %n more. To list them all, run `turingdesk check`.</numerusform>
            <numerusform>And %n more. To list them all, run `turingdesk check`.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in the audit log</source>
        <translation>
            <numerusform>%n problem in the audit log</numerusform>
            <numerusform>%n problems in the audit log</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong PINs. Try again in %n s.</source>
        <translation>
            <numerusform>Too many wrong PINs. Try again in %n s.</numerusform>
            <numerusform>Too many wrong PINs. Try again in %n s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pre-session check: %n warning(s)</source>
        <translation>
            <numerusform>Pre-session check: %n warning</numerusform>
            <numerusform>Pre-session check: %n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) counted</source>
        <translation>
            <numerusform>%n answer counted</numerusform>
            <numerusform>%n answers counted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kiosk(s) running</source>
        <translation>
            <numerusform>%n kiosk running</numerusform>
            <numerusform>%n kiosks running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in the journals</source>
        <translation>
            <numerusform>%n problem in the journals</numerusform>
            <numerusform>%n problems in the journals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sealed</source>
        <comment>answers</comment>
        <translation>
            <numerusform>%n sealed</numerusform>
            <numerusform>%n sealed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excluded by rule</source>
        <comment>answers</comment>
        <translation>
            <numerusform>%n excluded by rule</numerusform>
            <numerusform>%n excluded by rule</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading %n journal(s)…</source>
        <translation>
            <numerusform>Reading %n journal…</numerusform>
            <numerusform>Reading %n journals…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new code(s).</source>
        <translation>
            <numerusform>%n new code.</numerusform>
            <numerusform>%n new codes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s), {withdrew} withdrew in {folder}</source>
        <translation>
            <numerusform>%n participant, {withdrew} withdrew in {folder}</numerusform>
            <numerusform>%n participants, {withdrew} withdrew in {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) in {folder}</source>
        <translation>
            <numerusform>%n participant in {folder}</numerusform>
            <numerusform>%n participants in {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {studies}, {pilots} among them.</source>
        <translation>
            <numerusform>%n session in {studies}, {pilots} among them.</numerusform>
            <numerusform>%n sessions in {studies}, {pilots} among them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {studies}.</source>
        <translation>
            <numerusform>%n session in {studies}.</numerusform>
            <numerusform>%n sessions in {studies}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pilot(s)</source>
        <translation>
            <numerusform>%n pilot</numerusform>
            <numerusform>%n pilots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(entries)</source>
        <comment>of the record</comment>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deviation(s)</source>
        <translation>
            <numerusform>%n deviation</numerusform>
            <numerusform>%n deviations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n form answer(s)</source>
        <translation>
            <numerusform>%n form answer</numerusform>
            <numerusform>%n form answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more like these.</source>
        <translation>
            <numerusform>And %n more like these.</numerusform>
            <numerusform>And %n more like these.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {folder}</source>
        <translation>
            <numerusform>%n session in {folder}</numerusform>
            <numerusform>%n sessions in {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s), {running} running in {folder}</source>
        <translation>
            <numerusform>%n session, {running} running in {folder}</numerusform>
            <numerusform>%n sessions, {running} running in {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier note(s)</source>
        <translation>
            <numerusform>%n earlier note</numerusform>
            <numerusform>%n earlier notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sealed: %n session(s) is/are exported without the truth until you enter the passphrase.</source>
        <translation>
            <numerusform>Sealed: %n session is exported without the truth until you enter the passphrase.</numerusform>
            <numerusform>Sealed: %n sessions are exported without the truth until you enter the passphrase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sealed: %n verdict(s) is/are counted after you enter the passphrase.</source>
        <translation>
            <numerusform>Sealed: %n verdict is counted after you enter the passphrase.</numerusform>
            <numerusform>Sealed: %n verdicts are counted after you enter the passphrase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This data folder is also open on %n other computer(s): {places}. Everyone can work: sessions are shared, and nothing is counted twice.</source>
        <translation>
            <numerusform>This data folder is also open on %n other computer: {places}. Everyone can work: sessions are shared, and nothing is counted twice.</numerusform>
            <numerusform>This data folder is also open on %n other computers: {places}. Everyone can work: sessions are shared, and nothing is counted twice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n code(s) for this study, {free} available.</source>
        <translation>
            <numerusform>%n code for this study, {free} available.</numerusform>
            <numerusform>%n codes for this study, {free} available.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new code(s); {known} already on the list.</source>
        <translation>
            <numerusform>%n new code; {known} already on the list.</numerusform>
            <numerusform>%n new codes; {known} already on the list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n code(s) copied, one per line.</source>
        <translation>
            <numerusform>%n code copied, one per line.</numerusform>
            <numerusform>%n codes copied, one per line.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more change(s)</source>
        <translation>
            <numerusform>and %n more change</numerusform>
            <numerusform>and %n more changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{package} is saved, with %n session(s). It opens now. Run the sessions from it, and store the original study where the people who run them can&apos;t find it.

Fingerprint of the seal: {fingerprint}…</source>
        <translation>
            <numerusform>{package} is saved, with %n session. It opens now. Run the sessions from it, and store the original study where the people who run them can&apos;t find it.

Fingerprint of the seal: {fingerprint}…</numerusform>
            <numerusform>{package} is saved, with %n sessions. It opens now. Run the sessions from it, and store the original study where the people who run them can&apos;t find it.

Fingerprint of the seal: {fingerprint}…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Checked %n journal(s): every line is unchanged.</source>
        <translation>
            <numerusform>Checked %n journal: every line is unchanged.</numerusform>
            <numerusform>Checked %n journals: every line is unchanged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n form(s)</source>
        <translation>
            <numerusform>%n form</numerusform>
            <numerusform>%n forms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The study has %n problem(s).</source>
        <translation>
            <numerusform>The study has %n problem.</numerusform>
            <numerusform>The study has %n problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Participant</name>
    <message numerus="yes">
        <source>%n questions left</source>
        <translation>
            <numerusform>%n question left</numerusform>
            <numerusform>%n questions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Answer all %n to continue.</source>
        <translation>
            <numerusform>Answer to continue.</numerusform>
            <numerusform>Answer all %n to continue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Watch the whole clip %n times.</source>
        <translation>
            <numerusform>Watch the whole clip once.</numerusform>
            <numerusform>Watch the whole clip %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can answer after %n seconds.</source>
        <translation>
            <numerusform>You can answer after %n second.</numerusform>
            <numerusform>You can answer after %n seconds.</numerusform>
        </translation>
    </message>
</context>
</TS>
