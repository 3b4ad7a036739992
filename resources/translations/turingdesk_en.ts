<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Below</name>
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
        <source>{code} is not one of the %n codes created for this study.</source>
        <translation>
            <numerusform>{code} is not one of the %n codes created for this study.</numerusform>
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
            <numerusform>No answers in the last %n minute.</numerusform>
            <numerusform>No answers in the last %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sessions of this study deleted; {answers} answers in all.</source>
        <translation>
            <numerusform>%n session of this study deleted; {answers} answers in all.</numerusform>
            <numerusform>%n sessions of this study deleted; {answers} answers in all.</numerusform>
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
        <source>%n participant(s) planned, {trials} trials in all</source>
        <translation>
            <numerusform>%n participant planned, {trials} trials in all</numerusform>
            <numerusform>%n participants planned, {trials} trials in all</numerusform>
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
        <source>{code} withdrew: %n session(s) with {answers} answers deleted.</source>
        <translation>
            <numerusform>{code} withdrew: %n session with {answers} answers deleted.</numerusform>
            <numerusform>{code} withdrew: %n sessions with {answers} answers deleted.</numerusform>
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
        <source>Answer all %n to continue.</source>
        <translation>
            <numerusform>Answer %n to continue.</numerusform>
            <numerusform>Answer all %n to continue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Watch the whole clip %n time(s).</source>
        <translation>
            <numerusform>Watch the whole clip once.</numerusform>
            <numerusform>Watch the whole clip %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can answer after %n second(s).</source>
        <translation>
            <numerusform>You can answer after %n second.</numerusform>
            <numerusform>You can answer after %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can continue in %n s.</source>
        <translation>
            <numerusform>You can continue in %n s.</numerusform>
            <numerusform>You can continue in %n s.</numerusform>
        </translation>
    </message>
</context>
</TS>
