<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Experimenter</name>
    <message numerus="yes">
        <source>After wrong PINs the next one is looked at in %n s.</source>
        <translation>
            <numerusform>After wrong PINs the next one is looked at in %n s.</numerusform>
            <numerusform>After wrong PINs the next one is looked at in %n s.</numerusform>
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
        <source>You can go on in %n s.</source>
        <translation>
            <numerusform>You can go on in %n s.</numerusform>
            <numerusform>You can go on in %n s.</numerusform>
        </translation>
    </message>
</context>
</TS>
