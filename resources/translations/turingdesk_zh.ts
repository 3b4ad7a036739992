<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Below</name>
    <message numerus="yes">
        <source>%n trials with {names} are needed, but {table} has only {stimuli}.</source>
        <translation>
            <numerusform>需要 %n 个试次（{names}），但 {table} 只有 {stimuli} 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trials with {names} are needed, but {table} has only {stimuli} in addition to the fixed ones.</source>
        <translation>
            <numerusform>需要 %n 个试次（{names}），但 {table} 除固定的以外只有 {stimuli} 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trials with {names} need {needed} different prompts, but the {stimuli} answers in {table} have only {there}.</source>
        <translation>
            <numerusform>%n 个试次（{names}）需要 {needed} 个不同的提示项，但 {table} 中的 {stimuli} 个回答只有 {there} 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trials with {names} need {needed} different prompts, but the {stimuli} answers in {table} have only {there} in addition to the fixed ones.</source>
        <translation>
            <numerusform>%n 个试次（{names}）需要 {needed} 个不同的提示项，但 {table} 中的 {stimuli} 个回答除固定的以外只有 {there} 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n planned participants, results have no interval, because it can&apos;t be estimated how much judges differ.</source>
        <translation>
            <numerusform>计划人数为 %n 时，结果没有区间，因为无法估计评判者之间相差多少。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It isn&apos;t certain whether these words in {table} mean human or machine: {words}, and %n more.</source>
        <translation>
            <numerusform>不能确定 {table} 中的这些词表示人还是机器：{words}，以及另外 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>there are no verdicts on humans</source>
        <translation>没有对人的判断</translation>
    </message>
    <message>
        <source>all verdicts on humans are wrong</source>
        <translation>对人的所有判断都是错误的</translation>
    </message>
    <message>
        <source>all verdicts on humans are correct</source>
        <translation>对人的所有判断都是正确的</translation>
    </message>
    <message>
        <source>there are no verdicts on machines</source>
        <translation>没有对机器的判断</translation>
    </message>
    <message>
        <source>all verdicts on machines are wrong</source>
        <translation>对机器的所有判断都是错误的</translation>
    </message>
    <message>
        <source>all verdicts on machines are correct</source>
        <translation>对机器的所有判断都是正确的</translation>
    </message>
    <message>
        <source>Block {id} draws only human answers, as study.toml says, so their makers are not secret.</source>
        <translation>按照 study.toml，组块 {id} 只抽取人的回答，因此回答的来源不是秘密。</translation>
    </message>
    <message>
        <source>Block {id} draws only machine answers, as study.toml says, so their makers are not secret.</source>
        <translation>按照 study.toml，组块 {id} 只抽取机器的回答，因此回答的来源不是秘密。</translation>
    </message>
    <message>
        <source>Block {id} draws only answers of {kind}, as study.toml says, so their makers are not secret.</source>
        <translation>按照 study.toml，组块 {id} 只抽取 {kind} 的回答，因此回答的来源不是秘密。</translation>
    </message>
    <message>
        <source>It isn&apos;t certain whether these words in {table} mean human or machine: {words}.</source>
        <translation>不能确定 {table} 中的这些词表示人还是机器：{words}。</translation>
    </message>
    <message>
        <source>These words in {table} all seem to mean the same origin: {words}.</source>
        <translation>{table} 中的这些词似乎都表示同一来源：{words}。</translation>
    </message>
    <message>
        <source>Add --map FILE.toml to get a file in which you can say what each word means.</source>
        <translation>加上 --map FILE.toml，可得到一个文件，在其中说明每个词的含义。</translation>
    </message>
    <message>
        <source>In {path}, below {kinds}, give each of these words &quot;human&quot;, &quot;machine&quot;, or &quot;&quot; for neither, then import again.</source>
        <translation>请在 {path} 的 {kinds} 下，为每个词填写 &quot;human&quot;、&quot;machine&quot;，或 &quot;&quot;（两者都不是），然后重新导入。</translation>
    </message>
    <message>
        <source>{written} can be several pictures: {names}. Write its whole path.</source>
        <translation>{written} 可能是多张图片：{names}。请写出完整路径。</translation>
    </message>
    <message>
        <source>Excluded by rules: answers by people: {people}, by machines: {machines}.</source>
        <translation>按规则略去的回答：人 {people}，机器 {machines}。</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>第 {line} 行</translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation>列 {column}</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Did you mean {close}?</source>
        <translation>您是指 {close} 吗？</translation>
    </message>
    <message>
        <source>No {kind} is called {name}.{hint}</source>
        <translation>{kind} 中没有 {name}。{hint}</translation>
    </message>
    <message>
        <source>Add some or change the mix.</source>
        <translation>请添加一些，或更改 mix。</translation>
    </message>
    <message>
        <source>A control trial</source>
        <translation>检查试次</translation>
    </message>
    <message>
        <source>A control question</source>
        <translation>检查题</translation>
    </message>
    <message>
        <source>A fixed stimulus</source>
        <translation>固定刺激</translation>
    </message>
    <message>
        <source>There are no trials.</source>
        <translation>没有试次。</translation>
    </message>
    <message>
        <source>{table} has no answers to judge.</source>
        <translation>{table} 没有可评判的回答。</translation>
    </message>
    <message>
        <source>Position {position} is both a control trial and a fixed stimulus.</source>
        <translation>位置 {position} 既是检查试次又是固定刺激。</translation>
    </message>
    <message>
        <source>Move one of them.</source>
        <translation>请移动其中一个。</translation>
    </message>
    <message>
        <source>Make the mix add up to {drawn}.</source>
        <translation>请使 mix 合计为 {drawn}。</translation>
    </message>
    <message>
        <source>Some answers are never drawn: {named}.</source>
        <translation>有些回答永远不会被抽到：{named}。</translation>
    </message>
    <message>
        <source>and {again} more</source>
        <translation>以及另外 {again} 个</translation>
    </message>
    <message>
        <source>Name of the rule in tables and reports</source>
        <translation>规则在表格和报告中的名称</translation>
    </message>
    <message>
        <source>{name} can&apos;t be {value}</source>
        <translation>{name} 不能是 {value}</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel 工作簿</translation>
    </message>
    <message>
        <source>CSV for R</source>
        <translation>用于 R 的 CSV</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON 行</translation>
    </message>
    <message>
        <source>The key {key}</source>
        <translation>键 {key}</translation>
    </message>
    <message>
        <source>stimulus {id}</source>
        <translation>刺激 {id}</translation>
    </message>
    <message>
        <source>The session has {steps} steps; there is no step {place}.</source>
        <translation>场次有 {steps} 步；没有第 {place} 步。</translation>
    </message>
    <message>
        <source>There are two answers to {question}.</source>
        <translation>{question} 有两个回答。</translation>
    </message>
    <message>
        <source>Answered after {rt_ms} s; {needed}.</source>
        <translation>{rt_ms} 秒后作答；{needed}。</translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation>第 {line} 行：{problem}</translation>
    </message>
    <message>
        <source>at {kiosk}</source>
        <translation>在 {kiosk} 上</translation>
    </message>
    <message>
        <source>{count} because {reason}</source>
        <translation>{count} 个，因为{reason}</translation>
    </message>
    <message>
        <source>session {number}{at} ({begun} UTC)</source>
        <translation>场次 {number}{at}（{begun} UTC）</translation>
    </message>
    <message>
        <source>, some at the same time</source>
        <translation>，其中有些同时进行</translation>
    </message>
    <message>
        <source>{hours} min ago</source>
        <translation>{hours} 分钟前</translation>
    </message>
    <message>
        <source>{hours} h ago</source>
        <translation>{hours} 小时前</translation>
    </message>
    <message>
        <source>Enter {converters}.</source>
        <translation>请提供 {converters}。</translation>
    </message>
    <message>
        <source>A break follows each of the {trials} trials.</source>
        <translation>{trials} 个试次中，每个试次之后都有休息。</translation>
    </message>
    <message>
        <source>Each break lasts at least {wait_s} s.</source>
        <translation>每次休息至少 {wait_s} 秒。</translation>
    </message>
    <message>
        <source>There are more practice trials ({practice}) than trials ({trials}).</source>
        <translation>练习试次（{practice}）比试次（{trials}）还多。</translation>
    </message>
    <message>
        <source>{column}, cell {letter}{line}</source>
        <translation>{column}，单元格 {letter}{line}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>character {colno}</source>
        <translation>第 {colno} 个字符</translation>
    </message>
    <message>
        <source>part {part}</source>
        <translation>组成部分 {part}</translation>
    </message>
    <message>
        <source>prompt {p}</source>
        <translation>提示项 {p}</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>{key} is not a position.</source>
        <translation>{key} 不是位置。</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>(speaker {subject})</source>
        <translation>（说话者 {subject}）</translation>
    </message>
    <message>
        <source>{n} s</source>
        <translation>{n} 秒</translation>
    </message>
    <message>
        <source>{n} days</source>
        <translation>{n} 天</translation>
    </message>
    <message>
        <source>{n} bytes</source>
        <translation>{n} 字节</translation>
    </message>
    <message>
        <source>Two questions of one trial have the id {key}.</source>
        <translation>同一试次中有两个问题的 ID 都是 {key}。</translation>
    </message>
    <message>
        <source>The key {key} answers both {other} and {key2}.</source>
        <translation>按键 {key} 同时回答 {other} 和 {key2}。</translation>
    </message>
    <message>
        <source>A picture with one sentence about it: who wrote the sentence?</source>
        <translation>一张图片和一句关于它的话：这句话是谁写的？</translation>
    </message>
    <message>
        <source>A sentence about the picture that is true or false</source>
        <translation>关于图片的一句陈述，可真可假</translation>
    </message>
    <message>
        <source>Whether the statement is true</source>
        <translation>该陈述是否为真</translation>
    </message>
    <message>
        <source>Use one of {colors}.</source>
        <translation>请使用 {colors} 之一。</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>话题</translation>
    </message>
    <message>
        <source>{topic} is not a choice.</source>
        <translation>{topic} 不是选项。</translation>
    </message>
    <message>
        <source>Choose one of: {known}.</source>
        <translation>请选择其中之一：{known}。</translation>
    </message>
    <message>
        <source>Turn {number} is empty.</source>
        <translation>第 {number} 轮是空的。</translation>
    </message>
    <message>
        <source>How long the target is shown before each play, s</source>
        <translation>每次播放前显示目标的时间，s</translation>
    </message>
    <message>
        <source>has a value that is not a number</source>
        <translation>有一个值不是数字</translation>
    </message>
    <message>
        <source>has a negative time</source>
        <translation>有一个负的时间</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>时间方式</translation>
    </message>
    <message>
        <source>Fixation</source>
        <translation>注视点</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>There are {choices} choices.</source>
        <translation>有 {choices} 个选项。</translation>
    </message>
    <message>
        <source>Onsets or durations are missing.</source>
        <translation>缺少起始时间或时长。</translation>
    </message>
    <message>
        <source>Write three different choices.</source>
        <translation>请写三个不同的选项。</translation>
    </message>
    <message>
        <source>{sees} is not a choice.</source>
        <translation>{sees} 不是选项。</translation>
    </message>
    <message>
        <source>Add it to choices.</source>
        <translation>请把它加入 choices。</translation>
    </message>
    <message>
        <source>Presentation options of the other task</source>
        <translation>另一任务的显示选项</translation>
    </message>
    <message>
        <source>Of table</source>
        <translation>所属表格</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Checks and excludes answers in these blocks only. Empty: all blocks</source>
        <translation>只检查并排除这些组块中的回答。留空：所有组块</translation>
    </message>
    <message>
        <source>Faster answers are excluded. Empty: the block&apos;s own limit</source>
        <translation>更快的回答会被排除。留空：组块自己的界限</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Number of consecutive trials before it that showed machines only</source>
        <translation>之前连续只有机器的试次数</translation>
    </message>
    <message>
        <source>ID of the question</source>
        <translation>问题的 ID</translation>
    </message>
    <message>
        <source>The answers that exclude the trial; case doesn&apos;t matter</source>
        <translation>使试次被排除的回答，不区分大小写</translation>
    </message>
    <message>
        <source>Number that must be correct</source>
        <translation>必须答对的数量</translation>
    </message>
    <message>
        <source>Out of</source>
        <translation>总数</translation>
    </message>
    <message>
        <source>Total that the minimum refers to. If more or fewer were asked, the same proportion applies. 0: the minimum applies however many were asked</source>
        <translation>最小值所对应的总数。如果询问的数量不同，则按相同比例计算。0：无论询问多少，最小值都适用</translation>
    </message>
    <message>
        <source>Whether control questions, control trials, or both count</source>
        <translation>检查题、检查试次，或两者</translation>
    </message>
    <message>
        <source>ID of the form field</source>
        <translation>问卷字段的 ID</translation>
    </message>
    <message>
        <source>Accepted answers</source>
        <translation>接受的回答</translation>
    </message>
    <message>
        <source>The answers with which a judge is included; case doesn&apos;t matter</source>
        <translation>给出这些回答的评判者会被纳入；不区分大小写</translation>
    </message>
    <message>
        <source>Include judges who didn&apos;t answer</source>
        <translation>没有作答的评判者是否计入</translation>
    </message>
    <message>
        <source>Proportion of trials that must be answered</source>
        <translation>必须作答的试次比例</translation>
    </message>
    <message>
        <source>Proportion of verdicts that are the same</source>
        <translation>相同判断的比例</translation>
    </message>
    <message>
        <source>Minimum number of verdicts for this rule to apply</source>
        <translation>此规则生效所需的最少判断数</translation>
    </message>
    <message>
        <source>ID of an earlier question, in the same form or in an earlier one.</source>
        <translation>之前某个问题的 ID，该问题在同一问卷或更早的问卷中。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>The answers that trigger this question. With `is_not`, all other answers do.</source>
        <translation>触发此问题的回答。使用 `is_not` 时，由所有其他回答触发。</translation>
    </message>
    <message>
        <source>ID used in the data: letters, digits, hyphens, and underscores.</source>
        <translation>在数据中使用的 ID：字母、数字、连字符和下划线。</translation>
    </message>
    <message>
        <source>The question as participants see it.</source>
        <translation>被试看到的问题。</translation>
    </message>
    <message>
        <source>How participants answer. Other settings depend on it.</source>
        <translation>被试如何作答。其他设置取决于此。</translation>
    </message>
    <message>
        <source>A slider</source>
        <translation>滑块</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>The options: texts, or the value in the data with the label shown and its key.</source>
        <translation>选项：文本，或数据中的值及其显示的标签和按键。</translation>
    </message>
    <message>
        <source>In conversations, the speaker that the question is about.</source>
        <translation>在对话中，问题所问的说话者。</translation>
    </message>
    <message>
        <source>To</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Label at the lowest number.</source>
        <translation>最小的数的标签。</translation>
    </message>
    <message>
        <source>Label at the highest number.</source>
        <translation>最大的数的标签。</translation>
    </message>
    <message>
        <source>Saved separately from other answers, and not exported unless requested.</source>
        <translation>与其他回答分开保存；除非要求，否则不导出。</translation>
    </message>
    <message>
        <source>Only if</source>
        <translation>仅当</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>pilot</source>
        <translation>预实验</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>human</source>
        <translation>人</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>by rule {rule}</source>
        <translation>按规则 {rule}</translation>
    </message>
    <message>
        <source>machines</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>humans</source>
        <translation>人</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>people</source>
        <translation>人</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>(all)</source>
        <translation>（全部）</translation>
    </message>
    <message>
        <source>calibrated</source>
        <translation>已校准</translation>
    </message>
    <message>
        <source>Slope: {note}</source>
        <translation>斜率：{note}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 至 {high}</translation>
    </message>
    <message>
        <source>A &gt;= B &gt;= C without A &gt;= C</source>
        <translation>A &gt;= B &gt;= C 但并非 A &gt;= C</translation>
    </message>
    <message>
        <source>pairs A &gt;= B</source>
        <translation>A &gt;= B 的对</translation>
    </message>
    <message>
        <source>control question</source>
        <translation>检查题</translation>
    </message>
    <message>
        <source>detectability</source>
        <translation>可辨别度</translation>
    </message>
    <message>
        <source>Stimuli</source>
        <translation>刺激</translation>
    </message>
    <message>
        <source>no verdict has a numeric answer to the question {question}</source>
        <translation>没有判断含有对问题 {question} 的数值回答</translation>
    </message>
    <message>
        <source>by rule “{rule}”</source>
        <translation>按规则“{rule}”</translation>
    </message>
    <message>
        <source>{what} Error bars are 95% CIs: {methods}.</source>
        <translation>{what}误差线为 95% 置信区间：{methods}。</translation>
    </message>
    <message>
        <source>{n} verdicts would take too long; choose one task, block, or agent at a time</source>
        <translation>{n} 个判断耗时过长；请一次只选择一个任务、组块或智能体</translation>
    </message>
    <message>
        <source>{by} forms ask {name}. Choose one of them: {named}.</source>
        <translation>{by} 份问卷询问 {name}。请指定其中之一：{named}。</translation>
    </message>
    <message>
        <source>Simulated data. No real participants.</source>
        <translation>模拟数据。没有真实的被试。</translation>
    </message>
    <message>
        <source>Trials without a verdict by a machine: {n}.</source>
        <translation>机器未给出判断的试次：{n}。</translation>
    </message>
    <message>
        <source>The planned breakdown by {column} is not possible: {wrong}</source>
        <translation>无法按计划以 {column} 细分：{wrong}</translation>
    </message>
    <message>
        <source>Detectability against 0.5</source>
        <translation>可辨别度相对于 0.5</translation>
    </message>
    <message>
        <source>The planned primary result {primary} is not one of: {analyses}.</source>
        <translation>计划的主要结果 {primary} 不在以下分析之中：{analyses}。</translation>
    </message>
    <message>
        <source>the preregistered rule {name} is not applied.</source>
        <translation>预注册的规则 {name} 没有应用。</translation>
    </message>
    <message>
        <source>the rule {name} is applied but was not preregistered.</source>
        <translation>规则 {name} 已应用，但没有预注册。</translation>
    </message>
    <message>
        <source>the rule {name} is not applied as preregistered.</source>
        <translation>规则 {name} 没有按预注册的内容应用。</translation>
    </message>
    <message>
        <source>as in {paper}; treats verdicts as independent</source>
        <translation>同 {paper}；视各判断为独立</translation>
    </message>
    <message>
        <source>as in {paper}; treats stimuli as fixed</source>
        <translation>同 {paper}；视刺激为固定</translation>
    </message>
    <message>
        <source>Proportion of each machine&apos;s answers that were judged machine, and its detectability against all human answers to the same task.</source>
        <translation>各机器的回答被判为机器的比例，以及它相对于同一任务中所有人的回答的可辨别度。</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa for each pair of coders: overall, by category, and by code.</source>
        <translation>每两名编码者的 Cohen kappa：总体、按类别和按编码。</translation>
    </message>
    <message>
        <source>success rate minus 50%</source>
        <translation>成功率减 50%</translation>
    </message>
    <message>
        <source>success rate minus the humans&apos; success rate</source>
        <translation>成功率减人的成功率</translation>
    </message>
    <message>
        <source>Whether judges called an agent human more or less often than 50%, and more or less often than they called humans human.</source>
        <translation>评判者把智能体判为人的频率是否高于或低于 50%，以及是否高于或低于把人判为人的频率。</translation>
    </message>
    <message>
        <source>Confidence from 0 to 1 is read as the probability of being correct, 0.5 + confidence / 2, because with two choices, guessing is correct half of the time</source>
        <translation>0 到 1 的信心按判断正确的概率 0.5 + 信心 / 2 解读，因为有两个选项时，猜测也有一半正确</translation>
    </message>
    <message>
        <source>All judges use the scale in the same way; all verdicts have equal weight.</source>
        <translation>所有评判者以相同方式使用量表；各判断权重相等。</translation>
    </message>
    <message>
        <source>How often verdicts were correct by the judge&apos;s confidence, with calibration error and Brier score, for human and machine items.</source>
        <translation>按评判者的信心程度，判断正确的频率，附校准误差和 Brier 分数，分别针对人和机器的回答。</translation>
    </message>
    <message>
        <source>Stated probability</source>
        <translation>自述概率</translation>
    </message>
    <message>
        <source>Proportion correct</source>
        <translation>正确比例</translation>
    </message>
    <message>
        <source>It never judged itself.</source>
        <translation>它从未评判过自身。</translation>
    </message>
    <message>
        <source>It was never an actor for another agent.</source>
        <translation>它从未为其他智能体充当扮演者。</translation>
    </message>
    <message>
        <source>No one imitated it.</source>
        <translation>没有谁模仿过它。</translation>
    </message>
    <message>
        <source>Proportion of verdicts in each row (n = {n} on humans and {n2} on machines). Rows add up to 1.</source>
        <translation>每行中判断的比例（对人 n = {n} 个，对机器 n = {n2} 个）；每行合计为 1。</translation>
    </message>
    <message>
        <source>Verdicts by origin</source>
        <translation>按来源的判断</translation>
    </message>
    <message>
        <source>Proportion of &apos;human&apos; and &apos;machine&apos; verdicts on human and machine items.</source>
        <translation>对人和机器的回答，判断为“人”和“机器”的比例。</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判断为</translation>
    </message>
    <message>
        <source>Proportion of control questions and control trials answered correctly, by task.</source>
        <translation>检查题和检查试次的答对比例，按任务。</translation>
    </message>
    <message>
        <source>all judges or no judges gave the same answer</source>
        <translation>所有评判者的回答都相同，或没有人作答</translation>
    </message>
    <message>
        <source>Whether detectability depends on what judges report about themselves.</source>
        <translation>可辨别度是否与评判者的自我报告有关。</translation>
    </message>
    <message>
        <source>no form has a question whose answers form groups</source>
        <translation>没有问卷询问过可作分组的回答</translation>
    </message>
    <message>
        <source>A conversation needs two agents. Specify the second one (--with).</source>
        <translation>交谈需要两个智能体。请指定第二个（--with）。</translation>
    </message>
    <message>
        <source>An agent called {name} has already answered with other settings, and the answers would be combined. Give this one its own name (--name).</source>
        <translation>名为 {name} 的智能体曾用其他设置作答，两者的回答会合并。请给这个智能体另取名称（--name）。</translation>
    </message>
    <message>
        <source>Two agents with different settings are both called {name}. Give the second one its own name (--with-name).</source>
        <translation>两个设置不同的智能体都叫 {name}。请给第二个另取名称（--with-name）。</translation>
    </message>
    <message>
        <source>ELIZA only talks</source>
        <translation>ELIZA 只会交谈</translation>
    </message>
    <message>
        <source>Fixates the most conspicuous places of a picture, one after the other.</source>
        <translation>依次注视图片中最显眼的位置。</translation>
    </message>
    <message>
        <source>the picture has no salient location</source>
        <translation>图片中没有显眼的位置</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>脚本</translation>
    </message>
    <message>
        <source>Repeats what a person wrote in the chats in its prompt, for trying out a study of self-directed chats without a server.</source>
        <translation>说出某人在其提示词所含聊天中写过的话，以便在没有服务器的情况下试用自导聊天的研究。</translation>
    </message>
    <message>
        <source>The script only talks</source>
        <translation>脚本只会对话</translation>
    </message>
    <message>
        <source>{actor} as {target}</source>
        <translation>{actor} 扮演 {target}</translation>
    </message>
    <message>
        <source>Turns or queries</source>
        <translation>轮数或查询次数</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>被接受</translation>
    </message>
    <message numerus="yes">
        <source>%n trials without an answer don&apos;t count.</source>
        <translation>
            <numerusform>%n 个没有回答的试次不计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Arrows lead from an agent to each agent that distinguished it from itself with an advantage of at most {epsilon}. Agents with more outgoing and fewer incoming arrows rank higher.</source>
        <translation>箭头从一个智能体指向每个以不超过 {epsilon} 的优势把它与自身区分开的智能体。发出的箭头越多、指向它的箭头越少，智能体的位置就越高。</translation>
    </message>
    <message>
        <source>At least as good, in rows (epsilon = {epsilon})</source>
        <translation>至少同样好，按行排列（epsilon = {epsilon}）</translation>
    </message>
    <message>
        <source>Average accuracy on human and machine items (0.5 = chance), and whether it differs from chance.</source>
        <translation>对人的回答与对机器的回答的正确判断比例的均值（0.5 为随机水平），以及它是否不同于随机水平。</translation>
    </message>
    <message>
        <source>Proportion</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>proportion of trials; Wilson&apos;s interval, trials independent</source>
        <translation>试次比例；Wilson 区间，试次相互独立</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>已作答</translation>
    </message>
    <message>
        <source>answer in the opening message</source>
        <translation>在首条消息中回答</translation>
    </message>
    <message>
        <source>answer before the last turn</source>
        <translation>在最后一轮之前作答</translation>
    </message>
    <message>
        <source>no answer within its turns</source>
        <translation>在规定轮数内没有作答</translation>
    </message>
    <message>
        <source>answer that can&apos;t be read</source>
        <translation>无法识别的回答</translation>
    </message>
    <message>
        <source>Trials without an answer</source>
        <translation>没有回答的试次</translation>
    </message>
    <message>
        <source>How duels end</source>
        <translation>对决如何结束</translation>
    </message>
    <message>
        <source>In how many trials distinguishers gave an answer that counts, and how the others ended.</source>
        <translation>辨别者在多少个试次中给出了有效回答，以及其余试次如何结束。</translation>
    </message>
    <message>
        <source>Number of questions</source>
        <translation>问题数</translation>
    </message>
    <message>
        <source>correct verdicts overall (log odds, equal weight for humans and machines)</source>
        <translation>总体正确判断（对数优势，人和机器权重相同）</translation>
    </message>
    <message>
        <source>humans minus machines</source>
        <translation>人减去机器</translation>
    </message>
    <message>
        <source>spread of judges&apos; response bias (humans minus machines)</source>
        <translation>评判者反应偏向的离散程度（人减去机器）</translation>
    </message>
    <message>
        <source>judges</source>
        <translation>评判者</translation>
    </message>
    <message>
        <source>Binomial mixed model with judges and stimuli as crossed random effects: how often verdicts are correct, and how much judges and stimuli differ. It includes judges&apos; response bias if they judged both humans and machines.</source>
        <translation>以评判者和刺激为交叉随机效应的二项混合模型：判断正确的频率，以及评判者之间和刺激之间的差异。如果评判者既评判了人又评判了机器，模型还包括评判者的反应偏向。</translation>
    </message>
    <message>
        <source>stimuli</source>
        <translation>刺激</translation>
    </message>
    <message>
        <source>How much {what} increase the probability of correct verdicts, in log odds</source>
        <translation>{what} 使正确判断的概率提高多少，以对数优势表示</translation>
    </message>
    <message>
        <source>Log odds of a correct verdict</source>
        <translation>正确判断的对数优势</translation>
    </message>
    <message>
        <source>Two one-sided t-tests (TOST) against 0.5 with a margin of {margin}, {error}; p: the larger of the two; effect: value minus 0.5 with its 90% CI, which is within the margin if p &lt; 0.05</source>
        <translation>相对于 0.5 的两个单侧 t 检验（TOST），界限为 {margin}，{error}；p：两者中较大者；效应：值减 0.5 及其 90% 置信区间，p &lt; 0.05 时该区间在界限之内</translation>
    </message>
    <message>
        <source>by {stated}, before data collection</source>
        <translation>由 {stated} 在收集数据之前设定</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>界限</translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation>所有任务</translation>
    </message>
    <message>
        <source>Posterior means with 95% credible intervals, and Bayes factors against 0.5, for detectability and for each machine&apos;s success rate.</source>
        <translation>可辨别度和各机器成功率的后验均值及 95% 可信区间，以及相对于 0.5 的贝叶斯因子。</translation>
    </message>
    <message>
        <source>correlation of the two</source>
        <translation>两者的相关</translation>
    </message>
    <message>
        <source>Whether verdicts improve with the number of trials that a judge has done: binomial mixed model with random slopes by judge.</source>
        <translation>判断是否随评判者完成的试次增多而变好：按评判者设随机斜率的二项混合模型。</translation>
    </message>
    <message>
        <source>Detectability of each machine&apos;s answers by judges trained on people and the other machines, and by judges trained on people and this machine; {n} answers per machine.</source>
        <translation>各机器的回答的可辨别度：评判者用人和其他机器训练，与评判者用人和该机器训练相比；每台机器 {n} 个回答。</translation>
    </message>
    <message>
        <source>Generalization to unseen machines: {whose}</source>
        <translation>对未知机器的推广：{whose}</translation>
    </message>
    <message>
        <source>Generalization to unseen machines</source>
        <translation>对未知机器的推广</translation>
    </message>
    <message>
        <source>Detectability of each machine by judges trained on other machines, compared with judges trained on it.</source>
        <translation>用其他机器训练的评判者对各机器的可辨别度，与用该机器训练的评判者比较。</translation>
    </message>
    <message>
        <source>Tested on</source>
        <translation>测试机器</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Proportion of games</source>
        <translation>游戏的比例</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>from {start} (n = {n})</source>
        <translation>从 {start} 起 (n = {n})</translation>
    </message>
    <message>
        <source>No game ended in this period.</source>
        <translation>这段时间内没有结束的游戏。</translation>
    </message>
    <message>
        <source>Judges worked alone, and stimuli are independent of each other. If a judge judged an answer more than once, the first verdict counts.</source>
        <translation>评判者独立工作，各刺激相互独立；评判者多次评判同一回答时，只计首次判断。</translation>
    </message>
    <message>
        <source>Agreement of judges on the same answers beyond chance: Krippendorff&apos;s alpha and Fleiss&apos; kappa.</source>
        <translation>评判者对相同回答的判断超出随机水平的一致性：Krippendorff alpha 和 Fleiss kappa。</translation>
    </message>
    <message>
        <source>{method}, or of mean scores if a judge gives them</source>
        <translation>{method}；评判者给出分数时用平均分数</translation>
    </message>
    <message>
        <source>No correlation: both judged fewer than {fewest} answers, or one gave the same verdict on all answers.</source>
        <translation>没有相关：两者都评判过的回答少于 {fewest} 个，或其中一者对所有回答的判断都相同。</translation>
    </message>
    <message>
        <source>Agreement of people, taken as one judge, with each machine judge on the same answers: Cohen&apos;s kappa, and Spearman&apos;s correlation of the proportions of human verdicts.</source>
        <translation>人（合为一个评判者）与各机器评判者对相同回答的一致性：Cohen kappa，以及判为人的比例的 Spearman 相关。</translation>
    </message>
    <message>
        <source>No errors.</source>
        <translation>没有错误。</translation>
    </message>
    <message>
        <source>The {most} human and {most} machine answers whose mean score over the judge&apos;s sessions is farthest on the wrong side of 0. Scores above 0 mean human.</source>
        <translation>在评判者各场次的平均分数位于 0 的错误一侧且偏离最远的 {most} 个人的回答和 {most} 个机器的回答。分数大于 0 表示人。</translation>
    </message>
    <message>
        <source>Most confident errors</source>
        <translation>最有把握的错误</translation>
    </message>
    <message>
        <source>Each machine judge&apos;s most confident errors, with the proportion of people who gave the same incorrect verdict.</source>
        <translation>各机器评判者最有把握的错误，以及作出同样错误判断的人的比例。</translation>
    </message>
    <message>
        <source>Weights of the features that point most strongly to a human (above 0) and to a machine. Each occurs in {n} answers. They show what this judge uses, not what makes an answer human.</source>
        <translation>最偏向人（高于 0）和最偏向机器的特征的权重。每个特征出现在 {n} 个回答中。权重说明这个评判者利用了什么，而不说明什么使回答像人。</translation>
    </message>
    <message>
        <source>Features that judges use</source>
        <translation>评判者所用的特征</translation>
    </message>
    <message>
        <source>The features that point most strongly to a human and to a machine, with their weights, for judges that weight features.</source>
        <translation>最偏向人和最偏向机器的特征及其权重，适用于对特征加权的评判者。</translation>
    </message>
    <message>
        <source>points to a {kind}</source>
        <translation>偏向{kind}</translation>
    </message>
    <message>
        <source>Detectability by {judge} if it was not trained on any answer to a judged stimulus (grouped), and if answers were assigned to folds one by one (ungrouped); {counts} answers per task.</source>
        <translation>{judge} 的可辨别度：训练时没有用过所评判刺激的任何回答（分组），以及把回答逐个分配到各折（不分组）；每项任务 {counts} 个回答。</translation>
    </message>
    <message>
        <source>Leakage check</source>
        <translation>泄漏检查</translation>
    </message>
    <message>
        <source>Detectability by trained judges with and without earlier access to the judged stimuli. The difference comes from recognizing stimuli, not from telling humans and machines apart.</source>
        <translation>经过训练的评判者的可辨别度，分为此前接触过和未接触过所评判的刺激两种情况。两者之差来自认出刺激，而不是来自区分人和机器。</translation>
    </message>
    <message>
        <source>most people correct</source>
        <translation>多数人判断正确</translation>
    </message>
    <message>
        <source>Each thin line is a speaker ({which}): the sigmoid of the mean score of all messages so far, from 0 for a machine to 1 for a human, with a point at the last message. Thick lines are medians as long as {fewest} or more speakers remain.</source>
        <translation>每条细线为一个说话者（{which}）：到该处为止所有消息的平均分数的 sigmoid，从 0（机器）到 1（人），圆点为最后一条消息。粗线为中位数，仅在还有至少 {fewest} 个说话者时绘出。</translation>
    </message>
    <message>
        <source>How confidently a machine judge of single messages identifies a speaker&apos;s origin after the first message, the second, and so on.</source>
        <translation>评判单条消息的机器评判者在第一条、第二条及后续消息之后，能以多大把握辨别说话者的来源。</translation>
    </message>
    <message>
        <source>Lighter colors: most people were wrong. Dashed: no majority among people.</source>
        <translation>较浅的颜色：多数人判断错误。虚线：人没有形成多数。</translation>
    </message>
    <message>
        <source>{truth}, median</source>
        <translation>{truth}，中位数</translation>
    </message>
    <message>
        <source>(humans)</source>
        <translation>（人）</translation>
    </message>
    <message>
        <source>Proportion of &quot;machine&quot; verdicts on the answers of each maker, by people and by machine judges ({judges}). Low values are correct for humans&apos; answers, high values for machines&apos; answers.</source>
        <translation>人和机器评判者（{judges}）把各来源的回答判为“机器”的比例。对人的回答，比例低为正确；对机器的回答，比例高为正确。</translation>
    </message>
    <message>
        <source>{name}: n = {n}</source>
        <translation>{name}：n = {n}</translation>
    </message>
    <message>
        <source>How often people and each machine judge judged the answers of humans and of each machine as a machine&apos;s.</source>
        <translation>人和各机器评判者把人的回答以及各机器的回答判为机器的频率。</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共有</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts and detectability for people and each machine judge, on all answers and on those that all of them judged.</source>
        <translation>人和各机器评判者的正确判断比例和可辨别度，分别依据所有回答和全都评判过的回答。</translation>
    </message>
    <message>
        <source>No interval: there is only one message.</source>
        <translation>无区间：只有一条消息。</translation>
    </message>
    <message>
        <source>How many words machines write per message in conversations, compared with the person they imitate in the other conversation of a pair.</source>
        <translation>机器在对话中每条消息写多少词，与配对的另一段对话中它所模仿的人比较。</translation>
    </message>
    <message>
        <source>Answers without a human answer to the same prompt are excluded: {n}.</source>
        <translation>不计入同一提示项没有人的回答的回答：{n}。</translation>
    </message>
    <message>
        <source>Standard metrics and detectability</source>
        <translation>标准指标与可辨别度</translation>
    </message>
    <message>
        <source>BLEU and CIDEr of each machine&apos;s answers against the human answers to the same prompts, compared with its detectability.</source>
        <translation>各机器的回答相对于同一提示项的人的回答的 BLEU 和 CIDEr，与其可辨别度比较。</translation>
    </message>
    <message>
        <source>Proportion of pairs in which judges found the machine&apos;s side, with its 95% CI.</source>
        <translation>评判者找出机器一方的配对比例，附 95% 置信区间。</translation>
    </message>
    <message>
        <source>The interval generalizes to other pairs but only to these judges.</source>
        <translation>区间可推广到其他配对，但只针对这些评判者。</translation>
    </message>
    <message>
        <source>Proportion of judgments in which the machine was not found, {rows}</source>
        <translation>没有找出机器的判断比例，{rows}</translation>
    </message>
    <message>
        <source>How often judges didn&apos;t find the machine of a pair: X-turn pass rate by agent, setting, number of turns, and topic.</source>
        <translation>评判者没有找出配对中机器的频率：X 轮通过率，按智能体、设置、轮数和话题。</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>judge and pair</source>
        <translation>评判者和配对</translation>
    </message>
    <message>
        <source>Ranks of agents by their Turing score T and in published rankings, with 1 for the best ({n} agents). A dash is where a ranking doesn&apos;t have the agent.</source>
        <translation>各智能体按图灵分数 T 的排名及其在已发表排名中的名次，1 表示最好（{n} 个智能体）。短横表示该排名不含此智能体。</translation>
    </message>
    <message>
        <source>Spearman&apos;s r of T and {ranking}: {r}, {interval}.</source>
        <translation>T 与 {ranking} 的 Spearman r：{r}，{interval}。</translation>
    </message>
    <message>
        <source>Ranks by T and in published rankings</source>
        <translation>按 T 的名次与已发表排名中的名次</translation>
    </message>
    <message>
        <source>human witness</source>
        <translation>人类证人</translation>
    </message>
    <message>
        <source>machine witness</source>
        <translation>机器证人</translation>
    </message>
    <message>
        <source>Reasons for {verdict}</source>
        <translation>判断为“{verdict}”的理由</translation>
    </message>
    <message>
        <source>Proportion of coded texts that give each reason, by verdict and by who the witness was.</source>
        <translation>给出各项理由的已编码文本比例，按判断和证人的身份。</translation>
    </message>
    <message>
        <source>Proportion of texts</source>
        <translation>文本比例</translation>
    </message>
    <message>
        <source>d&apos; and criterion by task and agent, with 0.5 added to counts and 1 to totals; with confidence ratings, also the area under the ROC curve.</source>
        <translation>d&apos; 和判断标准，计数加 0.5、总数加 1，按任务和智能体；评判者说明信心时，附 ROC 曲线下面积。</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>随机水平</translation>
    </message>
    <message>
        <source>Humans judged as machines</source>
        <translation>人被判为机器</translation>
    </message>
    <message>
        <source>Machines judged as machines</source>
        <translation>机器被判为机器</translation>
    </message>
    <message>
        <source>n: judges; values: {measure} of each, 0.5 added to counts and 1 to totals</source>
        <translation>n：评判者；数值：每人的 {measure}，计数加 0.5、总数加 1</translation>
    </message>
    <message>
        <source>d&apos; and criterion of groups of judges, by what they report about themselves, and how the groups differ.</source>
        <translation>按自我报告划分的各组评判者的 d&apos; 和判断标准，以及各组之间的差异。</translation>
    </message>
    <message>
        <source>z with the p of detectability against 0.5, {method}; {alpha}; looks after each fifth of the judges, in the order in which they started</source>
        <translation>与可辨别度相对于 0.5 的 p 对应的 z，{method}；{alpha}；按评判者开始的顺序，每五分之一的评判者之后查看一次</translation>
    </message>
    <message>
        <source>continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>{told} if there is no effect.</source>
        <translation>{told}（在没有效应时）。</translation>
    </message>
    <message>
        <source>For the same power of 80%, a study with these looks needs to be larger by {told}.</source>
        <translation>要达到同样的 80% 检验力，含有这些查看的研究需增大 {told}。</translation>
    </message>
    <message>
        <source>Sequential looks</source>
        <translation>序贯查看</translation>
    </message>
    <message>
        <source>Detectability after each fifth of the judges, with alpha-spending bounds, and the cost of looks without such bounds.</source>
        <translation>每五分之一的评判者之后的可辨别度，附 alpha 消耗界限，以及不用这种界限查看的代价。</translation>
    </message>
    <message>
        <source>Criterion relative to average</source>
        <translation>判断标准与平均值之差</translation>
    </message>
    <message>
        <source>d&apos; relative to average</source>
        <translation>d&apos; 与平均值之差</translation>
    </message>
    <message>
        <source>Difference of each judge&apos;s {word} from the average judge&apos;s, in z</source>
        <translation>每名评判者的 {word} 与平均评判者之差，以 z 表示</translation>
    </message>
    <message>
        <source>the observed cells can&apos;t distinguish it</source>
        <translation>观测到的单元格无法将其区分</translation>
    </message>
    <message>
        <source>Verdicts are independent, including those by one judge or on one stimulus.</source>
        <translation>判断独立，包括同一评判者的判断或对同一刺激的判断。</translation>
    </message>
    <message>
        <source>Not clustered by judge: the data don&apos;t identify judges.</source>
        <translation>没有按评判者聚类：数据未注明评判者。</translation>
    </message>
    <message>
        <source>No interval: agreement doesn&apos;t vary over stimuli, or depends on a single one.</source>
        <translation>没有区间：一致性在刺激之间没有变化，或只取决于其中一个刺激。</translation>
    </message>
    <message>
        <source>The optimizer did not converge; interpret with caution.</source>
        <translation>优化未收敛；请谨慎解读。</translation>
    </message>
    <message>
        <source>{first} and {second} can&apos;t be separated, for example because each of the {first} has its own {second}; only the sum of the two variances can be estimated</source>
        <translation>无法区分{first}和{second}，例如因为每个{first}各有自己的{second}；只能估计两个方差之和</translation>
    </message>
    <message>
        <source>The model omits how {noun} differ in {name}, because {why}: {effect}.</source>
        <translation>模型不含 {noun} 在 {name} 上的差异，因为{why}：{effect}。</translation>
    </message>
    <message>
        <source>all verdicts are correct, or all are wrong</source>
        <translation>所有判断都正确，或都错误</translation>
    </message>
    <message>
        <source>more than {most} levels of the two effects would take too long</source>
        <translation>两种效应的水平超过 {most} 个，耗时过长</translation>
    </message>
    <message>
        <source>hardly any verdicts have one of the {nouns} in common</source>
        <translation>几乎没有判断共有同一个 {nouns}</translation>
    </message>
    <message>
        <source>the data can&apos;t determine it (the best fit has it at its limit, or there is no best fit), so it is set to 0</source>
        <translation>数据无法确定它（最佳拟合位于其界限，或没有最佳拟合），因此设为 0</translation>
    </message>
    <message>
        <source>There is no interval because there is no standard error.</source>
        <translation>没有标准误，因此没有区间。</translation>
    </message>
    <message>
        <source>hardly any verdicts have one of the {noun} in common</source>
        <translation>几乎没有判断共有同一个 {noun}</translation>
    </message>
    <message>
        <source>no {noun} have</source>
        <translation>没有 {noun} 具有</translation>
    </message>
    <message>
        <source>Exact permutation test of two proportions, two-sided; effect: their difference</source>
        <translation>两个比例的精确置换检验，双侧；效应：两者之差</translation>
    </message>
    <message>
        <source>Beta({a}, {b}) prior; effect: posterior mean with its central 95% interval; statistic: Bayes factor BF10 of this prior against exactly 0.5</source>
        <translation>先验 Beta({a}, {b})；效应：后验均值及其中央 95% 置信区间；统计量：此先验相对于恰为 0.5 的贝叶斯因子 BF10</translation>
    </message>
    <message>
        <source>Trials are independent given the proportion.</source>
        <translation>给定比例时，试次独立。</translation>
    </message>
    <message>
        <source>uniform prior on the proportion</source>
        <translation>比例的均匀先验</translation>
    </message>
    <message>
        <source>uniform priors on p(H|H) and p(M|M), so their mean has a triangular prior</source>
        <translation>p(H|H) 和 p(M|M) 的均匀先验，因此其均值的先验为三角形</translation>
    </message>
    <message>
        <source>Judges, their response bias, stimuli, and machines are normal in log odds and independent; all judges finish, and no quality rule excludes verdicts.</source>
        <translation>评判者、其反应偏向、刺激和机器在对数优势上正态且独立；所有评判者都完成，且没有质量规则排除判断。</translation>
    </message>
    <message>
        <source>For these machines only: machines are assumed to be alike.</source>
        <translation>只针对这些机器：假定各机器相同。</translation>
    </message>
    <message>
        <source>For these machines only: {n} are not enough to generalize to others; at least {fewest} are needed.</source>
        <translation>只针对这些机器：{n} 台不足以推广到其他机器；至少需要 {fewest} 台。</translation>
    </message>
    <message>
        <source>For other machines like these {n}: clustered by machine instead of by stimulus.</source>
        <translation>针对与这 {n} 台同类的其他机器：按机器聚类，而不按刺激聚类。</translation>
    </message>
    <message>
        <source>Binomial linear model with an intercept, Wald z; effect: log odds, 0 at 50%</source>
        <translation>含截距的二项线性模型，Wald z；效应：对数优势，50% 时为 0</translation>
    </message>
    <message>
        <source>Binomial linear model with one group compared with the baseline, Wald z; effect: log odds ratio</source>
        <translation>含一个组与基线比较的二项线性模型，Wald z；效应：对数优势比</translation>
    </message>
    <message>
        <source>Linear regression, two-tailed t of the slope; effect: change per unit</source>
        <translation>线性回归，斜率的双侧 t 检验；效应：每增加一个单位的变化</translation>
    </message>
    <message>
        <source>Values are independent, change linearly, and vary normally around the line with constant variance.</source>
        <translation>数值相互独立、呈线性变化，并以恒定方差正态分布在直线周围。</translation>
    </message>
    <message>
        <source>the predictors can&apos;t be separated: one doesn&apos;t vary, or depends on the others</source>
        <translation>无法分离预测变量：其中一个没有变异，或可由其他变量推出</translation>
    </message>
    <message>
        <source>all verdicts of one level are correct or all are wrong</source>
        <translation>某一水平的判断全部正确或全部错误</translation>
    </message>
    <message>
        <source>the values are exactly on a line</source>
        <translation>数值恰好都在一条直线上</translation>
    </message>
    <message>
        <source>The statistic of each look is normal, and data between looks are independent; the fractions of the data were planned without looking at results.</source>
        <translation>每次查看的统计量正态，各次查看之间的数据独立；数据的分段在未查看结果的情况下计划。</translation>
    </message>
    <message>
        <source>the fractions of the data don&apos;t increase from above 0</source>
        <translation>数据的分段没有从大于 0 处递增</translation>
    </message>
    <message>
        <source>d&apos; = z(hits) - z(false alarms), 0.5 added to counts and 1 to totals (Jones and Bergen); normal approximation of the variance (Gourevitch and Galanter 1967); 95% CI</source>
        <translation>d&apos; = z(击中率) - z(虚报率)，计数加 0.5、总数加 1（Jones 和 Bergen）；方差用正态近似（Gourevitch 和 Galanter 1967）；95% 置信区间</translation>
    </message>
    <message>
        <source>d&apos; = z(hits) - z(false alarms), 0.5 added to counts and 1 to totals</source>
        <translation>d&apos; = z(击中率) - z(虚报率)，计数加 0.5、总数加 1</translation>
    </message>
    <message>
        <source>Verdicts are independent; all judges use the confidence scale in the same way.</source>
        <translation>判断独立；所有评判者以相同方式使用信心量表。</translation>
    </message>
    <message>
        <source>All verdicts on one class agree, so the value depends on the correction.</source>
        <translation>对某一类别的所有判断一致，因此数值取决于校正。</translation>
    </message>
    <message>
        <source>One class has a single rating, so there is no standard error.</source>
        <translation>有一个类别只有一个评分，因此没有标准误。</translation>
    </message>
    <message>
        <source>The ratings don&apos;t overlap or are all the same, so there is no standard error.</source>
        <translation>评分没有重叠，或全部相同，因此没有标准误。</translation>
    </message>
    <message>
        <source>How often each strategy was used, and how often verdicts were correct when it was.</source>
        <translation>各策略的使用频率，以及使用时判断正确的频率。</translation>
    </message>
    <message>
        <source>The table contains counts of verdicts without their order.</source>
        <translation>表格只有判断的计数，没有其顺序。</translation>
    </message>
    <message>
        <source>How often judges judged a witness human: over all verdicts and in each judge&apos;s first trial, compared with the humans and 50%.</source>
        <translation>评判者把证人判为人的频率：在所有判断中，以及在每名评判者的首个试次中，并与人和 50% 比较。</translation>
    </message>
    <message>
        <source>No judge started with this witness.</source>
        <translation>没有评判者从此证人开始。</translation>
    </message>
    <message>
        <source>words</source>
        <translation>词数</translation>
    </message>
    <message>
        <source>letters per word</source>
        <translation>每词字母数</translation>
    </message>
    <message>
        <source>words per sentence</source>
        <translation>每句词数</translation>
    </message>
    <message>
        <source>type token ratio</source>
        <translation>类符形符比</translation>
    </message>
    <message>
        <source>punctuation</source>
        <translation>标点</translation>
    </message>
    <message>
        <source>capitals</source>
        <translation>大写字母</translation>
    </message>
    <message>
        <source>word frequency</source>
        <translation>词频</translation>
    </message>
    <message>
        <source>unigram use</source>
        <translation>一元组</translation>
    </message>
    <message>
        <source>bigram use</source>
        <translation>二元组</translation>
    </message>
    <message>
        <source>trigram use</source>
        <translation>三元组</translation>
    </message>
    <message>
        <source>words per text</source>
        <translation>每个文本的词数</translation>
    </message>
    <message>
        <source>different words per word; decreases with text length</source>
        <translation>不同词数与总词数之比；随文本长度下降</translation>
    </message>
    <message>
        <source>punctuation marks per text</source>
        <translation>每个文本的标点数</translation>
    </message>
    <message>
        <source>capital letters per text</source>
        <translation>每个文本的大写字母数</translation>
    </message>
    <message>
        <source>proportion of the task&apos;s other human texts with the same {name}</source>
        <translation>同一任务其他人的文本中 {name} 相同的比例</translation>
    </message>
    <message>
        <source>The parts of an answer, such as the turns of a speaker, are averaged first.</source>
        <translation>一个回答的各部分（如一位说话者的各轮）先求均值。</translation>
    </message>
    <message>
        <source>Length, punctuation, word frequencies, and parts of speech of the answers by maker, and how much each machine differs from the humans.</source>
        <translation>回答的长度、标点、词频和词性，按回答来源，以及各机器与人相差多少。</translation>
    </message>
    <message>
        <source>Difference of each machine&apos;s answers from the human answers in standard deviations (Hedges&apos; g; {humans} human and {humans2} machine answers). Error bars are 95% CIs.</source>
        <translation>各机器的回答与人的回答之差，以标准差表示（Hedges g；{humans} 个人的回答，{humans2} 个机器的回答）。误差线为 95% 置信区间。</translation>
    </message>
    <message>
        <source>Texts: {task}</source>
        <translation>文本：{task}</translation>
    </message>
    <message>
        <source>No game of this length has its messages recorded.</source>
        <translation>没有此长度的游戏记录了消息数。</translation>
    </message>
    <message>
        <source>proportion of games won by the bot, weighted by xi (Eq. 8)</source>
        <translation>机器人获胜的游戏比例，按 xi 加权（式 8）</translation>
    </message>
    <message>
        <source>Games of two people and a bot: how they ended, the strength of players and bots, and how often people won by game length.</source>
        <translation>两个人和一个机器人的游戏：结局、玩家和机器人的实力，以及人获胜的频率与游戏长度的关系。</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>胜者</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>实力</translation>
    </message>
    <message>
        <source>from {start}: {quartile}</source>
        <translation>从 {start} 起：{quartile}</translation>
    </message>
    <message>
        <source>{start} to {end} s</source>
        <translation>{start} 至 {end} 秒</translation>
    </message>
    <message>
        <source>score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>weighted ratio</source>
        <translation>加权比率</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>How well agents pass for others: the judge&apos;s advantage over guessing and, if machines judge each other, the scores F, D, and T.</source>
        <translation>智能体冒充他者的程度：评判者相对于猜测的优势；在机器相互评判时，还有分数 F、D 和 T。</translation>
    </message>
    <message>
        <source>Language of the conversations, for the words with which machines say goodbye</source>
        <translation>对话的语言，用于确定机器的告别用语</translation>
    </message>
    <message>
        <source>Words with which a machine says goodbye. If it uses them before its last message to another machine, the conversation is sampled again. Empty: the language&apos;s default words</source>
        <translation>机器的告别用语。如果机器在发给另一台机器的最后一条消息之前就使用这些词，该对话会重新抽样。留空：采用该语言的默认用语</translation>
    </message>
    <message>
        <source>Language of the conversations</source>
        <translation>对话的语言</translation>
    </message>
    <message>
        <source>Words of goodbye</source>
        <translation>告别用语</translation>
    </message>
    <message>
        <source>Dueling</source>
        <comment>what models do now that imitate each other</comment>
        <translation>正在对决</translation>
    </message>
    <message>
        <source>{cost} of at most {most} {currency}</source>
        <translation>{cost} / 上限 {most} {currency}</translation>
    </message>
    <message numerus="yes">
        <source>%n trials a minute</source>
        <translation>
            <numerusform>每分钟 %n 个试次</numerusform>
        </translation>
    </message>
    <message>
        <source>more conversations than speakers of another kind had</source>
        <translation>超出另一类说话者的对话数</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first}和{last}</translation>
    </message>
    <message>
        <source>{first}, and {last}</source>
        <translation>{first}和{last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first}或{last}</translation>
    </message>
    <message>
        <source>{first}, or {last}</source>
        <translation>{first}或{last}</translation>
    </message>
    <message numerus="yes">
        <source>Reserve %n rows for practice</source>
        <translation>
            <numerusform>预留 %n 行用于练习</numerusform>
        </translation>
    </message>
    <message>
        <source>Form {id}, after the first trial: {title} ({parts})</source>
        <translation>问卷 {id}（首个试次之后）：{title}（{parts}）</translation>
    </message>
    <message numerus="yes">
        <source>Block {block}: each prompt has its %n answers, so the collection is complete. To collect more, raise answers_each in study.toml.</source>
        <translation>
            <numerusform>组块 {block}：每个提示项都已有 %n 个回答，收集已完成。要收集更多，请在 study.toml 中增大 answers_each。</numerusform>
        </translation>
    </message>
    <message>
        <source>{value} has a | in it.</source>
        <translation>{value} 中含有 |。</translation>
    </message>
    <message>
        <source>The help couldn&apos;t be written to {folder}.</source>
        <translation>无法将帮助写入 {folder}。</translation>
    </message>
    <message>
        <source>talking</source>
        <translation>交谈中</translation>
    </message>
    <message>
        <source>deciding</source>
        <translation>判断中</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>ended early</source>
        <translation>提前结束</translation>
    </message>
    <message>
        <source>ended by the experimenter</source>
        <translation>由主试结束</translation>
    </message>
    <message>
        <source>The server didn&apos;t reply ({why}). Its earlier replies are saved. Check the server, then run the same command again to continue.</source>
        <translation>服务器没有回复（{why}）。此前的回复已保存。请检查服务器，然后再次运行同一命令以继续。</translation>
    </message>
    <message>
        <source>a worker was lost</source>
        <translation>丢失了一个工作进程</translation>
    </message>
    <message>
        <source>Use a chat exported from WhatsApp or LINE as text or from Telegram as JSON, or a table (.csv or .json) with the columns time, speaker, and text.</source>
        <translation>请使用从 WhatsApp 或 LINE 导出的文本聊天记录、从 Telegram 导出的 JSON 聊天记录，或含有 time、speaker 和 text 列的表格（.csv 或 .json）。</translation>
    </message>
    <message>
        <source>{person} wrote nothing in this chat, or no one else did. People who wrote: {names}.</source>
        <translation>{person} 在此聊天中没有写任何内容，或只有此人在写。写过消息的人：{names}。</translation>
    </message>
    <message>
        <source>it isn&apos;t from a person</source>
        <translation>它并非出自某个人</translation>
    </message>
    <message>
        <source>it has no text</source>
        <translation>它没有文本</translation>
    </message>
    <message>
        <source>{path}, line {number}: this isn&apos;t a message of a chat history. Create the file with `turingdesk chat-history`.</source>
        <translation>{path}，第 {number} 行：这不是聊天历史中的消息。请用 `turingdesk chat-history` 生成该文件。</translation>
    </message>
    <message>
        <source>{path} contains no messages. {fix}</source>
        <translation>{path} 中没有消息。{fix}</translation>
    </message>
    <message>
        <source>{path} isn&apos;t UTF-8 text. Export or save it as UTF-8.</source>
        <translation>{path} 不是 UTF-8 文本。请以 UTF-8 导出或保存。</translation>
    </message>
    <message>
        <source>{path} isn&apos;t JSON. {fix}</source>
        <translation>{path} 不是 JSON。{fix}</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>The server {name} didn&apos;t reply to {in_a_row} requests in a row, most recently: {problem}. Messages so far are saved. Check the server, then run the same command again to continue.</source>
        <translation>服务器 {name} 连续 {in_a_row} 个请求没有回复，最后一次：{problem}。目前为止的消息已保存。请检查服务器，然后再次运行同一命令以继续。</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>No server responds at {url} ({problem}). Start it, or correct the plan.</source>
        <translation>{url} 没有服务器响应（{problem}）。请启动服务器，或更正计划。</translation>
    </message>
    <message>
        <source>Nine models imitate each other, and each says whether it talked with its own kind.</source>
        <translation>九个模型相互模仿，各自判断与之交谈的是否为同类。</translation>
    </message>
    <message>
        <source>Like gtt, but the imitating model first talks with an instance of its target.</source>
        <translation>同 gtt，但模仿的模型先与其目标的一个实例交谈。</translation>
    </message>
    <message>
        <source>Four models judge which of five models imitates another one.</source>
        <translation>四个模型判断五个模型中的哪一个在模仿另一个模型。</translation>
    </message>
    <message>
        <source>design of duels</source>
        <translation>对决设计</translation>
    </message>
    <message>
        <source>The plan no longer has a trial {code}.</source>
        <translation>计划中已不再有试次 {code}。</translation>
    </message>
    <message>
        <source>The person sees only the first part of the message.</source>
        <translation>人只能看到消息的前一部分。</translation>
    </message>
    <message>
        <source>The game ended early.</source>
        <translation>游戏提前结束。</translation>
    </message>
    <message>
        <source>to imitate its own kind</source>
        <translation>模仿自己的同类</translation>
    </message>
    <message>
        <source>There are no such trials.</source>
        <translation>没有此类试次。</translation>
    </message>
    <message>
        <source>The plan can&apos;t be read. {why}</source>
        <translation>无法读取计划。{why}</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>There is a limit on the cost, but not every model has prices.</source>
        <translation>设有费用上限，但并非每个模型都有价格。</translation>
    </message>
    <message>
        <source>server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>The plan has no models.</source>
        <translation>计划中没有模型。</translation>
    </message>
    <message>
        <source>The plan has no protocols.</source>
        <translation>计划中没有协议。</translation>
    </message>
    <message>
        <source>Add price_in and price_out to each model.</source>
        <translation>请为每个模型添加 price_in 和 price_out。</translation>
    </message>
    <message>
        <source>Use letters and digits, joined by hyphens.</source>
        <translation>请使用字母和数字，其间可用连字符。</translation>
    </message>
    <message>
        <source>No server can have the ID {name}.</source>
        <translation>服务器的 ID 不能是 {name}。</translation>
    </message>
    <message>
        <source>Add [[model]] with id = &quot;...&quot; for each.</source>
        <translation>请为每个模型添加一个 id = &quot;...&quot; 的 [[model]]。</translation>
    </message>
    <message>
        <source>The ID of a model can&apos;t contain {word}.</source>
        <translation>模型的 ID 不能含有 {word}。</translation>
    </message>
    <message>
        <source>There is no server {name}.</source>
        <translation>没有服务器 {name}。</translation>
    </message>
    <message>
        <source>Add [[server]] with id = &quot;{name}&quot;.</source>
        <translation>请添加一个 id = &quot;{name}&quot; 的 [[server]]。</translation>
    </message>
    <message>
        <source>There is no protocol {name}.</source>
        <translation>没有协议 {name}。</translation>
    </message>
    <message>
        <source>The protocol {name} needs {key}.</source>
        <translation>协议 {name} 需要 {key}。</translation>
    </message>
    <message>
        <source>Add {key} = [...].</source>
        <translation>请添加 {key} = [...]。</translation>
    </message>
    <message>
        <source>{text} is not a pair.</source>
        <translation>{text} 不是配对。</translation>
    </message>
    <message>
        <source>Write actor and target, such as &quot;gpt as opus&quot;.</source>
        <translation>请写明扮演者和目标，例如 &quot;gpt as opus&quot;。</translation>
    </message>
    <message>
        <source>There is no model {name}.</source>
        <translation>没有模型 {name}。</translation>
    </message>
    <message>
        <source>The models are: {known}.</source>
        <translation>模型有：{known}。</translation>
    </message>
    <message>
        <source>Give it another ID.</source>
        <translation>请改用另一个 ID。</translation>
    </message>
    <message>
        <source>Use hyphens instead of spaces.</source>
        <translation>请用连字符代替空格。</translation>
    </message>
    <message>
        <source>TuringDesk sets {name} for each request.</source>
        <translation>TuringDesk 会为每个请求设置 {name}。</translation>
    </message>
    <message>
        <source>Remove the others.</source>
        <translation>请去掉其余的。</translation>
    </message>
    <message>
        <source>In {path}, the prompt {name} is missing or lacks {needed}. Copy the file that comes with TuringDesk ({usual}), then change its texts.</source>
        <translation>在 {path} 中，缺少提示词 {name}，或其中缺少 {needed}。请复制 TuringDesk 附带的文件（{usual}），然后修改其文字。</translation>
    </message>
    <message>
        <source>Controlled queries</source>
        <translation>受控查询</translation>
    </message>
    <message>
        <source>Like gttq, but the actor asks the specimen a fixed number of times.</source>
        <translation>同 gttq，但扮演者向样本提问的次数是固定的。</translation>
    </message>
    <message>
        <source>Controlled turns</source>
        <translation>受控轮数</translation>
    </message>
    <message>
        <source>Like gtt, but the distinguisher answers after a fixed number of turns.</source>
        <translation>同 gtt，但辨别者在固定轮数之后作答。</translation>
    </message>
    <message>
        <source>Fixed distinguisher</source>
        <translation>固定辨别者</translation>
    </message>
    <message>
        <source>Given models say whether they talk with the target or an imitator.</source>
        <translation>由指定的模型判断与其交谈的是目标还是模仿者。</translation>
    </message>
    <message>
        <source>Fixed distinguisher with querying</source>
        <translation>固定辨别者（可查询）</translation>
    </message>
    <message>
        <source>Like fixed-distinguisher, but the actor can first talk with a specimen.</source>
        <translation>同 fixed-distinguisher，但扮演者可先与样本交谈。</translation>
    </message>
    <message>
        <source>Generalized Turing Test</source>
        <translation>广义图灵测试</translation>
    </message>
    <message>
        <source>The target itself says whether it talks with its own kind or an imitator.</source>
        <translation>由目标自己判断与其交谈的是同类还是模仿者。</translation>
    </message>
    <message>
        <source>Generalized Turing Test with querying</source>
        <translation>广义图灵测试（可查询）</translation>
    </message>
    <message>
        <source>Like gtt, but the actor can first talk with a specimen of the target.</source>
        <translation>同 gtt，但扮演者可先与目标的样本交谈。</translation>
    </message>
    <message>
        <source>Querying distinguisher</source>
        <translation>可查询的辨别者</translation>
    </message>
    <message>
        <source>Like fixed-distinguisher, but the distinguisher can first talk with a specimen.</source>
        <translation>同 fixed-distinguisher，但辨别者可先与样本交谈。</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>the limit on the cost was reached</source>
        <translation>已达到费用上限</translation>
    </message>
    <message>
        <source>Another program is running this plan on this data folder.</source>
        <translation>另一个程序正在对此数据文件夹运行该计划。</translation>
    </message>
    <message>
        <source>a list of topics</source>
        <translation>话题列表</translation>
    </message>
    <message>
        <source>The model was asked {count} times for {wanted}, but its replies contain none or too few. Check its replies in the folder judges, or use another model or prompt.</source>
        <translation>已向模型请求 {wanted} {count} 次，但其回复中没有所需内容或数量不足。请查看 judges 文件夹中的回复，或换用其他模型或提示词。</translation>
    </message>
    <message>
        <source>{path} lacks [{name}] with a text for prompt. Copy the file that comes with TuringDesk ({usual}), then change its texts.</source>
        <translation>{path} 缺少带有 prompt 文字的 [{name}]。请复制 TuringDesk 附带的文件（{usual}），然后修改其文字。</translation>
    </message>
    <message>
        <source>The journal {name} was damaged.</source>
        <translation>日志 {name} 已损坏。</translation>
    </message>
    <message>
        <source>This data folder contains trials of {actor} as {target} under {task} with different prompts, model settings, or limits. Use another ID or data folder for the changed plan.</source>
        <translation>此数据文件夹中已有 {actor} 扮演 {target} 的 {task} 试次，但所用的提示词、模型设置或上限不同。请为修改后的计划使用另一个 ID 或数据文件夹。</translation>
    </message>
    <message>
        <source>Another program is running this plan on this data folder ({name}). Wait until it finishes, or stop it.</source>
        <translation>另一个程序正在对此数据文件夹运行该计划（{name}）。请等它完成，或将其停止。</translation>
    </message>
    <message>
        <source>No answer can be used. Of {read} found: {reasons}.</source>
        <translation>没有可以使用的回答。在找到的 {read} 个中：{reasons}。</translation>
    </message>
    <message numerus="yes">
        <source>%n agents</source>
        <translation>
            <numerusform>%n 个智能体</numerusform>
        </translation>
    </message>
    <message>
        <source>Machine: {answers} from {agents}, mean length {length}.</source>
        <translation>机器：{answers}，来自 {agents}，平均长度 {length}。</translation>
    </message>
    <message>
        <source>Answers found: {read}, used: {taken}.</source>
        <translation>找到的回答：{read}，已使用：{taken}。</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n 人</numerusform>
        </translation>
    </message>
    <message>
        <source>Human: {answers} from {agents}, mean length {length}.</source>
        <translation>人：{answers}，来自 {agents}，平均长度 {length}。</translation>
    </message>
    <message>
        <source>Conversations of two people: {two_people}, of a person and a machine: {mixed}, of two machines: {two_machines}.</source>
        <translation>两个人的对话：{two_people}，人与机器的对话：{mixed}，两台机器的对话：{two_machines}。</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n pictures to {folder}; `turingdesk check` names each.</source>
        <translation>
            <numerusform>请将 %n 张图片复制到 {folder}；`turingdesk check` 会列出每一张。</numerusform>
        </translation>
    </message>
    <message>
        <source>The task is unknown. If it is one of {told}, choose it (--task).</source>
        <translation>无法确定任务。如果是 {told} 之一，请选择该任务（--task）。</translation>
    </message>
    <message>
        <source>None of {read} {unit} can be imported.</source>
        <translation>{unit}：{read} 个均无法导入。</translation>
    </message>
    <message>
        <source>the trial, if someone looked at a picture several times</source>
        <translation>试次（有人多次观看同一图片时）</translation>
    </message>
    <message>
        <source>Correct the columns in the mapping, then import again.</source>
        <translation>请更正映射中的列，然后重新导入。</translation>
    </message>
    <message>
        <source>Excluded: {why}.</source>
        <translation>已排除：{why}。</translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts are about items whose makers are unknown. Add a table of items and makers as a source, or specify in the mapping who made each item.</source>
        <translation>
            <numerusform>%n 个判断所针对的条目来源未知。请添加一个列有条目及其来源的表格作为来源，或在映射中说明每个条目的来源。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts are by unknown judges. Unknown judges count as one, so results generalize to other stimuli at most (analyze --cluster stimulus).</source>
        <translation>
            <numerusform>%n 个判断的评判者未知。未知的评判者合计为一个，因此结果至多能推广到其他刺激（analyze --cluster stimulus）。</numerusform>
        </translation>
    </message>
    <message>
        <source>ParlAI chats and ACUTE-Eval pairs</source>
        <translation>ParlAI 聊天和 ACUTE-Eval 配对</translation>
    </message>
    <message>
        <source>Chats between people and bots or between bots, and pairs of chats side by side, as a study package.</source>
        <translation>人与机器人或机器人之间的聊天，以及并排显示的成对聊天，生成为研究包。</translation>
    </message>
    <message>
        <source>.jsonl chat logs, .jsonl pairs and .json onboarding pairs, or folders of them</source>
        <translation>聊天的 .jsonl 记录、.jsonl 配对和 .json 入门配对（onboarding），或其文件夹</translation>
    </message>
    <message>
        <source>No source contains chats or pairs that can be shown. {reasons}</source>
        <translation>没有一个来源含有可以显示的聊天或配对。{reasons}</translation>
    </message>
    <message numerus="yes">
        <source>In %n pairs of {all}, both judged speakers are of one kind, so no choice is correct.</source>
        <translation>
            <numerusform>{all} 个配对中，有 %n 个的两位被判断说话者属于同一类，因此没有正确的选项。</numerusform>
        </translation>
    </message>
    <message>
        <source>`dialog` isn&apos;t a list of rounds.</source>
        <translation>`dialog` 不是轮次列表。</translation>
    </message>
    <message>
        <source>`{key}` and `{other}` don&apos;t match.</source>
        <translation>`{key}` 和 `{other}` 不一致。</translation>
    </message>
    <message>
        <source>The key `{key}` is missing.</source>
        <translation>缺少键 `{key}`。</translation>
    </message>
    <message numerus="yes">
        <source>%n speakers take part, not two.</source>
        <translation>
            <numerusform>有 %n 位说话者，而不是两位。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is neither a chat nor a pair of chats.</source>
        <translation>这既不是聊天，也不是一对聊天。</translation>
    </message>
    <message>
        <source>ShareGPT and Chatbot Arena</source>
        <translation>ShareGPT 和 Chatbot Arena</translation>
    </message>
    <message>
        <source>Conversations of people with chatbots, as a study package.</source>
        <translation>人与聊天机器人的对话，生成为研究包。</translation>
    </message>
    <message>
        <source>.json or .jsonl files of conversations, or folders of them</source>
        <translation>对话的 .json 或 .jsonl 文件，或其文件夹</translation>
    </message>
    <message>
        <source>COCO and nocaps captions</source>
        <translation>COCO 和 nocaps 图片描述</translation>
    </message>
    <message>
        <source>Pictures and captions of people and machines, as a study package.</source>
        <translation>图片以及人和机器所写的图片描述，生成为研究包。</translation>
    </message>
    <message>
        <source>.json files of annotations and of results, and folders with the pictures</source>
        <translation>标注和结果的 .json 文件，以及图片文件夹</translation>
    </message>
    <message>
        <source>Gorilla</source>
        <translation>Gorilla</translation>
    </message>
    <message>
        <source>Past verdicts in Gorilla&apos;s .csv and .xlsx task files.</source>
        <translation>Gorilla 任务的 .csv 和 .xlsx 文件中的以往判断。</translation>
    </message>
    <message>
        <source>jsPsych</source>
        <translation>jsPsych</translation>
    </message>
    <message>
        <source>Past verdicts in jsPsych&apos;s data, as .csv, .json, or JSON Lines.</source>
        <translation>jsPsych 数据中的以往判断：.csv、.json 或 JSON Lines。</translation>
    </message>
    <message>
        <source>None of the answers can be shown.</source>
        <translation>所有回答都无法显示。</translation>
    </message>
    <message>
        <source>{shown}, and {more} more</source>
        <translation>{shown}，另有 {more} 个</translation>
    </message>
    <message>
        <source>no primary result</source>
        <translation>没有主要结果</translation>
    </message>
    <message>
        <source>n = {least} to {most}</source>
        <translation>n = {least} 至 {most}</translation>
    </message>
    <message>
        <source>n = {n}</source>
        <translation>n = {n}</translation>
    </message>
    <message>
        <source>{what}, lowest first in each task (n = {verdicts}). Error bars are 95% CIs of the conditional modes.</source>
        <translation>{what}，各任务内由低到高（n = {verdicts}）。误差线为条件众数的 95% 置信区间。</translation>
    </message>
    <message>
        <source>{task} (n = {verdicts})</source>
        <translation>{task}（n = {verdicts}）</translation>
    </message>
    <message>
        <source>{result}, by {columns}</source>
        <translation>{result}，按{columns}</translation>
    </message>
    <message>
        <source>“{study}” was preregistered on {day} by {by}. Planned result: {plan}.</source>
        <translation>“{study}”由 {by} 于 {day} 预注册。计划的结果：{plan}。</translation>
    </message>
    <message>
        <source>Sessions that ran “{study}” before it was preregistered: {n}.</source>
        <translation>在“{study}”预注册之前运行的场次：{n}。</translation>
    </message>
    <message>
        <source>Sessions that ran a changed version of “{study}” without a reason: {n}. To give one, use `turingdesk freeze --why`.</source>
        <translation>未说明理由而运行“{study}”的修改版本的场次：{n}。要补充理由，请使用 `turingdesk freeze --why`。</translation>
    </message>
    <message>
        <source>Sessions that ran “{study}” under {how}: {n}{earlier}.</source>
        <translation>在{how}下运行“{study}”的场次：{n}{earlier}。</translation>
    </message>
    <message>
        <source>How often actors were taken for the target, by the number of turns or queries ({trials}).</source>
        <translation>扮演者被当作目标的频率，按轮数或查询次数（{trials}）。</translation>
    </message>
    <message>
        <source>There are no error bars.</source>
        <translation>没有误差线。</translation>
    </message>
    <message>
        <source>Acceptance by turns or queries: {protocol}</source>
        <translation>接受率随轮数或查询次数的变化：{protocol}</translation>
    </message>
    <message>
        <source>as {target}</source>
        <translation>扮演 {target}</translation>
    </message>
    <message>
        <source>Advantage over guessing with which targets distinguished actors from themselves{found} (n = {trials}). On the diagonal is the number of trials with the target itself. There are no error bars.</source>
        <translation>目标把扮演者与自身区分开时相对于猜测的优势{found}（n = {trials}）。对角线上是与目标本身的试次数。没有误差线。</translation>
    </message>
    <message>
        <source>Bradley-Terry strengths in log odds against {reference}, whose strength is 0, the strongest first ({n} trials per agent). Error bars are 95% CIs of Wald.</source>
        <translation>Bradley-Terry 实力，以相对于 {reference}（实力为 0）的对数优势表示，由强到弱（每个智能体 {n} 个试次）。误差线为 Wald 95% 置信区间。</translation>
    </message>
    <message>
        <source>Bradley-Terry strengths</source>
        <translation>Bradley-Terry 实力</translation>
    </message>
    <message>
        <source>Strength (log odds)</source>
        <translation>实力（对数优势）</translation>
    </message>
    <message>
        <source>Turing scores T with each fixed distinguisher, which is not among the agents of its own column ({n} trials per agent). There are no error bars.</source>
        <translation>每个固定辨别者给出的图灵分数 T，辨别者不在自己那一列的智能体之中（每个智能体 {n} 个试次）。没有误差线。</translation>
    </message>
    <message>
        <source>Types of questions that distinguishers ask ({task}; trials: {trials}). Error bars are 95% CIs.</source>
        <translation>辨别者所提问题的类型（{task}；试次：{trials}）。误差线为 95% 置信区间。</translation>
    </message>
    <message>
        <source>Differences between judges</source>
        <translation>评判者之间的差异</translation>
    </message>
    <message>
        <source>Whether detectability is equivalent to 0.5: two one-sided tests with the margin of the study, or 0.05 if it sets none.</source>
        <translation>可辨别度是否与 0.5 等价：两个单侧检验，等价界限由研究设定；未设定时为 0.05。</translation>
    </message>
    <message>
        <source>The darkest shade is {most}, the lightest 0.</source>
        <translation>最深的颜色为 {most}，最浅的为 0。</translation>
    </message>
    <message numerus="yes">
        <source>five looks need at least {fewest} judges, and there are %n</source>
        <translation>
            <numerusform>五次查看至少需要 {fewest} 名评判者，而现有 %n 名</numerusform>
        </translation>
    </message>
    <message>
        <source>two-sided alpha spending of Lan and DeMets, {kind}, alpha {alpha}</source>
        <translation>Lan 和 DeMets 的双侧 alpha 消耗，{kind}，alpha {alpha}</translation>
    </message>
    <message>
        <source>two-tailed one-sample t-test; effect: mean minus {against}</source>
        <translation>双侧单样本 t 检验；效应：均值减 {against}</translation>
    </message>
    <message>
        <source>two-tailed t-test of Welch (unequal variances); effect: difference of the means</source>
        <translation>双侧 Welch t 检验（方差不等）；效应：均值之差</translation>
    </message>
    <message>
        <source>two-tailed t-test of Student (pooled variance); effect: difference of the means</source>
        <translation>双侧 Student t 检验（合并方差）；效应：均值之差</translation>
    </message>
    <message>
        <source>The block {block} can&apos;t be played: people don&apos;t have the roles of this game in any trial of {plan}.</source>
        <translation>组块 {block} 无法进行：在 {plan} 的任何试次中，人都没有这个游戏的角色。</translation>
    </message>
    <message>
        <source>Add a model with server = &quot;person&quot; to the plan, or correct target. Where the plan has exact numbers of turns, each needs a block of its own with exchanges = [number] and early = false.</source>
        <translation>请在计划中添加 server = &quot;person&quot; 的模型，或更正 target。如果计划规定了确切的轮数，则每个轮数都需要一个单独的组块，并设置 exchanges = [轮数] 和 early = false。</translation>
    </message>
    <message>
        <source>In the block {block}, people would imitate several models without knowing which one.</source>
        <translation>在组块 {block} 中，人要模仿多个模型，却无法知道是哪一个。</translation>
    </message>
    <message>
        <source>Set target, or pairs in the plan, so that only one pair remains.</source>
        <translation>请设置 target 或计划中的 pairs，使其只剩一对。</translation>
    </message>
    <message numerus="yes">
        <source>%n trials that people can&apos;t play are omitted.</source>
        <translation>
            <numerusform>略去 %n 个人无法进行的试次。</numerusform>
        </translation>
    </message>
    <message>
        <source>In a trial, people can talk only once: with a model, or with each other as distinguisher and actor. To include all trials, choose pairs or distinguishers that give people no other roles, and protocols in which they don&apos;t ask a specimen.</source>
        <translation>在一个试次中，人只能进行一次对话：与模型对话，或作为辨别者和扮演者彼此对话。要包括所有试次，请选择使人没有其他角色的 pairs 或 distinguishers，以及人不必询问样本的协议。</translation>
    </message>
    <message>
        <source>{pictures} of {answers} not among the sources: {names}. Add the folder with the pictures as another source, or use gray pictures instead (--placeholders).</source>
        <translation>来源中缺少 {answers}的 {pictures}：{names}。请将图片所在的文件夹添加为另一个来源，或用灰色图片代替（--placeholders）。</translation>
    </message>
    <message>
        <source>Paper 1&apos;s answers</source>
        <translation>第一篇论文的回答</translation>
    </message>
    <message>
        <source>Answers of people and machines in all six tasks, as a study package.</source>
        <translation>人和机器在全部六项任务中的回答，生成为研究包。</translation>
    </message>
    <message>
        <source>.json files of answers, .html or .json conversations with the file that says who spoke, and folders with the pictures</source>
        <translation>回答的 .json 文件，.html 或 .json 对话连同说明说话者是谁的文件，以及图片文件夹</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures replaced by gray pictures: {names}.</source>
        <translation>
            <numerusform>%n 张图片已用灰色图片代替：{names}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures not among the sources: {names}.</source>
        <translation>
            <numerusform>来源中缺少 %n 张图片：{names}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n 张图片</numerusform>
        </translation>
    </message>
    <message>
        <source>no file says who spoke (add the file with the makers of the conversations)</source>
        <translation>没有文件说明说话者是谁（请添加列有对话来源的文件）</translation>
    </message>
    <message>
        <source>There are no verdicts in {named}.</source>
        <translation>{named} 中没有判断。</translation>
    </message>
    <message numerus="yes">
        <source>%n trials with answers by unknown makers.</source>
        <translation>
            <numerusform>%n 个试次的回答来源未知。</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} omitted, {reason}</source>
        <translation>略去 {count} 个，{reason}</translation>
    </message>
    <message>
        <source>Paper 1&apos;s verdicts</source>
        <translation>第一篇论文的判断</translation>
    </message>
    <message>
        <source>Past verdicts of all six tasks and the live chats, as one journal per judge.</source>
        <translation>全部六项任务和实时聊天的以往判断，每名评判者一份日志。</translation>
    </message>
    <message>
        <source>.json and .csv files of verdicts, or folders of them; for conversations also the file that says who spoke</source>
        <translation>判断的 .json 和 .csv 文件，或其文件夹；对话还需要说明说话者是谁的文件</translation>
    </message>
    <message>
        <source>No source contains verdicts. Use a .json or .csv file of verdicts.</source>
        <translation>没有一个来源含有判断。请使用判断的 .json 或 .csv 文件。</translation>
    </message>
    <message>
        <source>Add the file with the makers of the conversations.</source>
        <translation>请添加列有对话来源的文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n trials without a response time.</source>
        <translation>
            <numerusform>%n 个试次没有反应时。</numerusform>
        </translation>
    </message>
    <message>
        <source>These trials can be about colors or about objects; nothing says which.</source>
        <translation>这些试次可能关于颜色，也可能关于物体；没有说明是哪一种。</translation>
    </message>
    <message>
        <source>Choose the task (--task colors or --task objects).</source>
        <translation>请选择任务（--task colors 或 --task objects）。</translation>
    </message>
    <message numerus="yes">
        <source>{name} names the makers of %n conversations.</source>
        <translation>
            <numerusform>{name} 注明了 %n 段对话的来源。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} also has %n pages without a verdict.</source>
        <translation>
            <numerusform>{name} 另有 %n 页没有判断。</numerusform>
        </translation>
    </message>
    <message>
        <source>Use a data folder in which live games were played.</source>
        <translation>请使用进行过实时游戏的数据文件夹。</translation>
    </message>
    <message>
        <source>games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>a pilot</source>
        <translation>预实验</translation>
    </message>
    <message>
        <source>the study is sealed</source>
        <translation>研究已封存</translation>
    </message>
    <message>
        <source>someone has withdrawn</source>
        <translation>有人已退出</translation>
    </message>
    <message>
        <source>the game isn&apos;t over</source>
        <translation>游戏尚未结束</translation>
    </message>
    <message>
        <source>Live games</source>
        <translation>实时游戏</translation>
    </message>
    <message>
        <source>Messages of live games, as a study package of conversations, and of pairs if someone talked with both a human and a machine. With the task pairs, a questionnaire of pairs.</source>
        <translation>实时游戏中的消息，生成为由对话组成的研究包；如果有人同时与人和机器交谈过，还包括成对的对话。选择任务 pairs 则生成由成对对话组成的问卷。</translation>
    </message>
    <message>
        <source>data folders with live games</source>
        <translation>含有实时游戏的数据文件夹</translation>
    </message>
    <message>
        <source>No game can be shown. {fix} {reasons}</source>
        <translation>没有可以显示的游戏。{fix} {reasons}</translation>
    </message>
    <message>
        <source>{source} has no live games. {fix}</source>
        <translation>{source} 中没有实时游戏。{fix}</translation>
    </message>
    <message>
        <source>the journal can&apos;t be read</source>
        <translation>无法读取日志</translation>
    </message>
    <message>
        <source>PsychoPy</source>
        <translation>PsychoPy</translation>
    </message>
    <message>
        <source>Past verdicts in PsychoPy&apos;s .csv files, one for each participant.</source>
        <translation>PsychoPy 的 .csv 文件中的以往判断，每名被试一个文件。</translation>
    </message>
    <message>
        <source>Qualtrics</source>
        <translation>Qualtrics</translation>
    </message>
    <message>
        <source>Past verdicts in Qualtrics&apos; .csv files with three header rows, one question for each item.</source>
        <translation>Qualtrics 的 .csv 文件中的以往判断：三行表头，每个条目一个问题。</translation>
    </message>
    <message>
        <source>the size of the screen is unknown: enter it (on the command line, use --screen WIDTHxHEIGHT), or add the pictures</source>
        <translation>屏幕尺寸未知：请输入尺寸（在命令行中使用 --screen WIDTHxHEIGHT），或添加图片</translation>
    </message>
    <message>
        <source>Scanpaths</source>
        <translation>扫视路径</translation>
    </message>
    <message>
        <source>Eye movements of people or a machine on pictures, as a study package.</source>
        <translation>人或机器在图片上的眼动，生成为研究包。</translation>
    </message>
    <message>
        <source>.json (COCO-Search18), .asc (EyeLink), .npy, .mat, or tables of fixations, and folders with the pictures</source>
        <translation>.json (COCO-Search18)、.asc (EyeLink)、.npy、.mat 或注视点表格，以及图片文件夹</translation>
    </message>
    <message>
        <source>Use one of Topical-Chat&apos;s files of conversations, such as test_freq.json.</source>
        <translation>请使用 Topical-Chat 的一个对话文件，例如 test_freq.json。</translation>
    </message>
    <message>
        <source>Topical-Chat</source>
        <translation>Topical-Chat</translation>
    </message>
    <message>
        <source>Conversations of two people about news articles, as a study package.</source>
        <translation>两个人关于新闻文章的对话，生成为研究包。</translation>
    </message>
    <message>
        <source>.json files of conversations, or folders of them</source>
        <translation>对话的 .json 文件，或其文件夹</translation>
    </message>
    <message>
        <source>Responses that TuringDesk exported as Parquet, JSON lines, or CSV, as sessions of the same study.</source>
        <translation>TuringDesk 导出的 Parquet、JSON Lines 或 CSV 格式的回答，导入为同一研究的场次。</translation>
    </message>
    <message>
        <source>.parquet, .jsonl, or .csv files of responses; for CSV also the file of forms</source>
        <translation>回答的 .parquet、.jsonl 或 .csv 文件；CSV 还需问卷文件</translation>
    </message>
    <message>
        <source>This isn&apos;t an export of responses: it has no column {missing}.</source>
        <translation>这不是导出的回答：没有列 {missing}。</translation>
    </message>
    <message>
        <source>Nothing was preregistered before data collection, so no result counts as planned. Treat all results and tests as exploratory.</source>
        <translation>收集数据之前没有预注册任何内容，因此没有结果算作计划的结果。请将所有结果和检验视为探索性的。</translation>
    </message>
    <message>
        <source>The data don&apos;t have what these results need.</source>
        <translation>数据中没有这些结果所需的内容。</translation>
    </message>
    <message>
        <source>Participants: {n}</source>
        <translation>被试：{n}</translation>
    </message>
    <message>
        <source>Detectability is {statistics} (n = {verdicts} on humans and {machine} on machines).</source>
        <translation>可辨别度为 {statistics}（n = {verdicts} 个对人的判断和 {machine} 个对机器的判断）。</translation>
    </message>
    <message>
        <source>Duels of models: {n}</source>
        <translation>模型对决：{n}</translation>
    </message>
    <message>
        <source>Simulated participants: {n}</source>
        <translation>模拟被试：{n}</translation>
    </message>
    <message>
        <source>Simulated judges: {n}</source>
        <translation>模拟评判者：{n}</translation>
    </message>
    <message>
        <source>Machine judges: {n}</source>
        <translation>机器评判者：{n}</translation>
    </message>
    <message>
        <source>Machines: {n}</source>
        <translation>机器：{n}</translation>
    </message>
    <message>
        <source>Ages ranged from {low} to {high} years (M = {mean}, SD = {sd}).</source>
        <translation>年龄为 {low} 至 {high} 岁（M = {mean}，SD = {sd}）。</translation>
    </message>
    <message>
        <source>The analysis excludes {verdicts} for these reasons: {reasons}.</source>
        <translation>分析因以下原因排除了{verdicts}：{reasons}。</translation>
    </message>
    <message>
        <source>Each result has its own method.</source>
        <translation>每个结果都有自己的方法。</translation>
    </message>
    <message>
        <source>Results that use only these standard errors: {results}.</source>
        <translation>只使用这些标准误的结果：{results}。</translation>
    </message>
    <message>
        <source>{games} with {messages} written.</source>
        <translation>已写入 {games}，共 {messages}。</translation>
    </message>
    <message numerus="yes">
        <source>%n games of pilots are not included.</source>
        <translation>
            <numerusform>%n 局预实验游戏未计入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are of sealed studies: transcripts don&apos;t say who is human.</source>
        <translation>
            <numerusform>%n 局游戏属于已封存的研究：对话记录不注明谁是人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n journals of games can&apos;t be read.</source>
        <translation>
            <numerusform>%n 份游戏日志无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no live games in {data}. Check the folder.</source>
        <translation>{data} 中没有实时游戏。请检查该文件夹。</translation>
    </message>
    <message numerus="yes">
        <source>%n messages</source>
        <translation>
            <numerusform>%n 条消息</numerusform>
        </translation>
    </message>
    <message>
        <source>TuringDesk couldn&apos;t turn off the screen saver ({why}). Turn off the screen saver and sleep in the system&apos;s settings.</source>
        <translation>TuringDesk 无法关闭屏幕保护程序（{why}）。请在系统设置中关闭屏幕保护和睡眠。</translation>
    </message>
    <message>
        <source>chose a machine partner</source>
        <comment>in the record</comment>
        <translation>选择了机器对话伙伴</translation>
    </message>
    <message>
        <source>chose people only as partners</source>
        <comment>in the record</comment>
        <translation>选择了只以人为对话伙伴</translation>
    </message>
    <message>
        <source>created a study</source>
        <comment>in the record</comment>
        <translation>创建了研究</translation>
    </message>
    <message>
        <source>created participant codes</source>
        <comment>in the record</comment>
        <translation>生成了被试编号</translation>
    </message>
    <message>
        <source>detected a change to the list of people</source>
        <comment>in the record</comment>
        <translation>发现人员名单被改动</translation>
    </message>
    <message>
        <source>entered a wrong PIN</source>
        <comment>in the record</comment>
        <translation>输错了 PIN 码</translation>
    </message>
    <message>
        <source>entered a wrong passphrase</source>
        <comment>in the record</comment>
        <translation>输错了口令</translation>
    </message>
    <message>
        <source>explained changes since preregistration</source>
        <comment>in the record</comment>
        <translation>说明了预注册后的更改</translation>
    </message>
    <message>
        <source>exported transcripts of games</source>
        <comment>in the record</comment>
        <translation>导出了游戏的对话记录</translation>
    </message>
    <message>
        <source>preregistered a study</source>
        <comment>in the record</comment>
        <translation>预注册了研究</translation>
    </message>
    <message>
        <source>ran a machine judge</source>
        <comment>in the record</comment>
        <translation>启动了机器评判</translation>
    </message>
    <message>
        <source>resolved a coding</source>
        <comment>in the record</comment>
        <translation>确定了编码</translation>
    </message>
    <message>
        <source>restricted the data folder to this user</source>
        <comment>in the record</comment>
        <translation>将数据文件夹限制为仅此用户可用</translation>
    </message>
    <message>
        <source>set aside a conflicting journal</source>
        <comment>in the record</comment>
        <translation>另存了有冲突的日志</translation>
    </message>
    <message>
        <source>switched to another data folder</source>
        <comment>in the record</comment>
        <translation>换到了另一个数据文件夹</translation>
    </message>
    <message>
        <source>viewed analyses</source>
        <comment>in the record</comment>
        <translation>查看了分析</translation>
    </message>
    <message>
        <source>viewed exclusions and results</source>
        <comment>in the record</comment>
        <translation>查看了排除和结果</translation>
    </message>
    <message>
        <source>viewed live results</source>
        <comment>in the record</comment>
        <translation>查看了实时结果</translation>
    </message>
    <message>
        <source>viewed machine judges</source>
        <comment>in the record</comment>
        <translation>查看了机器评判者</translation>
    </message>
    <message>
        <source>viewed stimuli and who made them</source>
        <comment>in the record</comment>
        <translation>查看了刺激及其来源</translation>
    </message>
    <message>
        <source>percent</source>
        <comment>in the record</comment>
        <translation>百分比</translation>
    </message>
    <message>
        <source>no one was here</source>
        <comment>in the record</comment>
        <translation>无人在场</translation>
    </message>
    <message>
        <source>Restore the file from a backup or a copy. The missing part was on disk before.</source>
        <translation>请从备份或副本恢复文件。缺失的部分曾经在磁盘上。</translation>
    </message>
    <message>
        <source>The game isn&apos;t over yet. Write the note when it has ended.</source>
        <translation>游戏尚未结束。请在结束后再写备注。</translation>
    </message>
    <message>
        <source>A player of this game withdrew. Notes on it were deleted, and no more can be added.</source>
        <translation>此游戏的一名玩家已退出。关于此游戏的备注已删除，也不能再添加。</translation>
    </message>
    <message>
        <source>{title} has only games: there is nothing to judge until they are played.</source>
        <translation>{title} 只有游戏：在游戏进行之前没有可评判的内容。</translation>
    </message>
    <message>
        <source>{title} is a game: there is nothing to judge until it is played.</source>
        <translation>{title} 是游戏：在游戏进行之前没有可评判的内容。</translation>
    </message>
    <message>
        <source>The study has no machine called {name}.</source>
        <translation>研究中没有名为 {name} 的机器。</translation>
    </message>
    <message>
        <source>Topics that players are asked to talk about; each game draws one of these. Empty: anything they like</source>
        <translation>要求玩家谈论的话题；每局从中抽取一个。留空：话题不限</translation>
    </message>
    <message>
        <source>If everyone can write at any time and the number of questions is limited: number of seconds without a message after which the last answer is complete</source>
        <translation>在所有人可随时发言且问题数量有限时：多少秒没有新消息后，最后一个回答视为完成</translation>
    </message>
    <message>
        <source>If everyone can write at any time: number of seconds for which a machine collects messages before it answers them all with one or more messages. 0: it decides after each message whether to answer</source>
        <translation>在所有人可随时发言时：机器收集多少秒的消息后，用一条或多条消息一并回答。0：每收到一条消息就决定是否回答</translation>
    </message>
    <message>
        <source>Whether people who decide are asked if they know a witness, which a rule can use</source>
        <translation>是否询问作判断的人认识某位证人；规则可以使用其回答</translation>
    </message>
    <message>
        <source>Words and phrases that the abuse filter also looks for. A word that ends with * stands for all words that begin like it</source>
        <translation>辱骂过滤还要查找的词语和短语。以 * 结尾的词代表所有以其开头的词</translation>
    </message>
    <message>
        <source>Words and phrases in the list of abusive words that can still be sent</source>
        <translation>虽在辱骂词表中、但仍可发送的词语和短语</translation>
    </message>
    <message>
        <source>A custom rule for this delay, in seconds for a message of n characters after one of n_prev characters. Example: U(0.5, 2) + N(0.1, 0.02) n + 0.01 n_prev, at most 30</source>
        <translation>此延迟的自定规则：前一条消息有 n_prev 个字符时，有 n 个字符的消息延迟的秒数。示例：U(0.5, 2) + N(0.1, 0.02) n + 0.01 n_prev, at most 30</translation>
    </message>
    <message>
        <source>A file of the package with the names, cities, and languages that machines claim to have, if they differ from those that come with TuringDesk</source>
        <translation>研究包中的文件，包含机器自称的姓名、城市和语言；仅在与 TuringDesk 附带的内容不同时需要</translation>
    </message>
    <message>
        <source>A file of the package with the prompts of machines, if they differ from those that come with TuringDesk</source>
        <translation>研究包中的文件，包含给机器的提示词；仅在与 TuringDesk 附带的内容不同时需要</translation>
    </message>
    <message>
        <source>Whether a machine&apos;s model is asked if its message repeats one of its earlier messages in other words. If so, it writes another one</source>
        <translation>是否询问机器的模型：其消息是否换一种说法重复了自己先前的消息。若是，则另写一条</translation>
    </message>
    <message>
        <source>Maximum number of seconds by which this question can delay a message</source>
        <translation>一条消息最多可因此询问推迟多少秒</translation>
    </message>
    <message>
        <source>Proportion of games with a machine, between 0 and 1, where a person can play, too. If too few people wait, machines play more; later games make up for it</source>
        <translation>在人也可以参加的情况下，有机器参加的游戏比例，介于 0 和 1 之间。如果等待的人太少，机器参加得更多；之后的游戏会予以补偿</translation>
    </message>
    <message>
        <source>Number of seconds between the moments at which all who wait are matched, with a person or a machine, so that no one can tell by the wait which it is</source>
        <translation>每隔多少秒为所有等待者配上一个人或一台机器，这样谁也无法凭等待时间判断对方是哪一种</translation>
    </message>
    <message>
        <source>No longer used: the wait for a machine no longer depends on earlier games</source>
        <translation>不再使用：等待机器的时间不再取决于以前的游戏</translation>
    </message>
    <message>
        <source>Silence after the last answer</source>
        <translation>最后一个回答后的静默时间</translation>
    </message>
    <message>
        <source>Machines collect messages for</source>
        <translation>机器收集消息的时间</translation>
    </message>
    <message>
        <source>Ask about acquaintance</source>
        <translation>询问是否相识</translation>
    </message>
    <message>
        <source>More abusive words</source>
        <translation>更多辱骂词</translation>
    </message>
    <message>
        <source>Allowed words</source>
        <translation>允许的词语</translation>
    </message>
    <message>
        <source>Custom delay</source>
        <translation>自定延迟</translation>
    </message>
    <message>
        <source>People that machines claim to be</source>
        <translation>机器自称的身份</translation>
    </message>
    <message>
        <source>Prompts of machines</source>
        <translation>机器的提示词</translation>
    </message>
    <message>
        <source>Ask about repetition</source>
        <translation>询问是否重复</translation>
    </message>
    <message>
        <source>Repetition, maximum delay</source>
        <translation>重复检查，最长延迟</translation>
    </message>
    <message>
        <source>Time between matches</source>
        <translation>配对的时间间隔</translation>
    </message>
    <message>
        <source>Games that set the wait (no longer used)</source>
        <translation>决定等待时间的局数（不再使用）</translation>
    </message>
    <message>
        <source>There are more than {most} words, or one has more than {longest} characters.</source>
        <translation>词语超过 {most} 个，或有一个超过 {longest} 个字符。</translation>
    </message>
    <message>
        <source>Write a sum such as 1 + 0.1 n + Γ(2.5, 0.25), or remove it.</source>
        <translation>请写一个和式，例如 1 + 0.1 n + Γ(2.5, 0.25)，或将其去掉。</translation>
    </message>
    <message>
        <source>Remove some words.</source>
        <translation>请去掉一些词语。</translation>
    </message>
    <message>
        <source>The model of the plan that is imitated in these games. Empty: any of them</source>
        <translation>计划中在这些游戏里被模仿的模型。留空：任意模型</translation>
    </message>
    <message>
        <source>An interrogator and one witness chat, with as many messages in a row as they like.</source>
        <translation>一名提问者与一名证人聊天，可连续发送任意多条消息。</translation>
    </message>
    <message>
        <source>Two people and a machine chat with each other; both people have to find the machine.</source>
        <translation>两个人和一台机器互相聊天；两个人都要找出机器。</translation>
    </message>
    <message>
        <source>How different two people who play together can be: the threshold of the matching distance, which grows with the difference in their strengths, with the difference in the minutes that they take to decide, and with the number of games that they have played together</source>
        <translation>一起游戏的两个人最多可以相差多大：即匹配距离的阈值。两人的实力相差越大、作判断的分钟数相差越大、一起玩过的局数越多，距离就越大</translation>
    </message>
    <message>
        <source>Whether people can comment on the game when it is over</source>
        <translation>游戏结束后是否可以发表评论</translation>
    </message>
    <message>
        <source>Matching threshold</source>
        <translation>匹配阈值</translation>
    </message>
    <message>
        <source>Ask for a comment</source>
        <translation>询问评论</translation>
    </message>
    <message>
        <source>Use, for example, languages = {{ English = 90 }}.</source>
        <translation>请写例如 languages = {{ English = 90 }}。</translation>
    </message>
    <message>
        <source>There must be 24 numbers: none below 0, and at least one above 0.</source>
        <translation>必须有 24 个数字，都不小于 0，且至少有一个大于 0。</translation>
    </message>
    <message>
        <source>{code} has no name in [languages].</source>
        <translation>{code} 在 [languages] 中没有名称。</translation>
    </message>
    <message>
        <source>Add names, each with a number above 0.</source>
        <translation>请添加名称，并为每个名称写一个大于 0 的数字。</translation>
    </message>
    <message>
        <source>The city has no language.</source>
        <translation>该城市没有语言。</translation>
    </message>
    <message>
        <source>There is no time zone {zone}.</source>
        <translation>没有时区 {zone}。</translation>
    </message>
    <message>
        <source>Use a name such as Europe/Berlin.</source>
        <translation>请使用例如 Europe/Berlin 的名称。</translation>
    </message>
    <message>
        <source>Write one number for each hour, starting at midnight.</source>
        <translation>请从 0 点起为每个小时写一个数字。</translation>
    </message>
    <message>
        <source>No prompt is called {name}.</source>
        <translation>没有名为 {name} 的提示词。</translation>
    </message>
    <message>
        <source>Add it there.</source>
        <translation>请在那里添加。</translation>
    </message>
    <message>
        <source>There are no names for {code}.</source>
        <translation>没有 {code} 的姓名。</translation>
    </message>
    <message>
        <source>{place} is not a placeholder of this text.</source>
        <translation>{place} 不是此文本的占位符。</translation>
    </message>
    <message>
        <source>The placeholders are: {names}.</source>
        <translation>占位符有：{names}。</translation>
    </message>
    <message>
        <source>The study&apos;s custom rule</source>
        <translation>研究自定的规则</translation>
    </message>
    <message>
        <source>The rule has more than {most} characters.</source>
        <translation>规则超过 {most} 个字符。</translation>
    </message>
    <message>
        <source>{text} is not a term of such a rule.</source>
        <translation>{text} 不是此类规则的项。</translation>
    </message>
    <message>
        <source>The shape and the scale in {text} can&apos;t be 0.</source>
        <translation>{text} 中的形状参数和尺度参数不能为 0。</translation>
    </message>
    <message>
        <source>{number} is more than {most}.</source>
        <translation>{number} 大于 {most}。</translation>
    </message>
    <message>
        <source>The machine said this before in other words.</source>
        <translation>机器之前已用别的说法说过这句话。</translation>
    </message>
    <message>
        <source>The message shows the machine&apos;s instructions.</source>
        <translation>该消息泄露了给机器的说明。</translation>
    </message>
    <message>
        <source>The machine said this before.</source>
        <translation>机器之前已经说过这句话。</translation>
    </message>
    <message>
        <source>No one can give up here.</source>
        <translation>此处不能放弃。</translation>
    </message>
    <message>
        <source>The message isn&apos;t one that bots send: {problem}</source>
        <translation>这不是机器人应发送的消息：{problem}</translation>
    </message>
    <message>
        <source>The bot {name} has left a game.</source>
        <translation>机器人 {name} 已离开一局游戏。</translation>
    </message>
    <message>
        <source>No bot takes part in a game in the language {code}.</source>
        <translation>没有机器人参加语言为 {code} 的游戏。</translation>
    </message>
    <message>
        <source>A bot was turned away: {reason}.</source>
        <translation>已拒绝一个机器人的连接：{reason}。</translation>
    </message>
    <message>
        <source>What responds at this address isn&apos;t a desk of this version.</source>
        <translation>在此地址响应的不是此版本的主控台。</translation>
    </message>
    <message>
        <source>A machine said nothing for {seconds} s, and left.</source>
        <translation>一台机器在 {seconds} 秒内没有说话，已离开。</translation>
    </message>
    <message>
        <source>a key&apos;s hash is too short</source>
        <translation>密钥的哈希值太短</translation>
    </message>
    <message>
        <source>The name of a bot has 1 to {longest} characters.</source>
        <translation>机器人的名称须有 1 到 {longest} 个字符。</translation>
    </message>
    <message>
        <source>Name each language with two letters, such as en or de.</source>
        <translation>请用两个字母表示每种语言，例如 en 或 de。</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written. {why}</source>
        <translation>无法写入 {file}。{why}</translation>
    </message>
    <message>
        <source>A bot is already called {name}.</source>
        <translation>已有名为 {name} 的机器人。</translation>
    </message>
    <message>
        <source>The list of bots {file} can&apos;t be read. {why} Restore it from a backup, or delete it and add every bot again.</source>
        <translation>无法读取机器人列表 {file}。{why}请从备份恢复，或将其删除并重新添加所有机器人。</translation>
    </message>
    <message>
        <source>A participant in {booth} reported a partner.</source>
        <translation>{booth} 的一名被试举报了对话伙伴。</translation>
    </message>
    <message>
        <source>The request is not valid. Kiosks of earlier versions send such requests.</source>
        <translation>请求无效。早期版本的被试端会发送这样的请求。</translation>
    </message>
    <message>
        <source>No one can begin the study {study} in a browser since it was changed: {problem}</source>
        <translation>研究 {study} 被修改后，没有人能在浏览器中开始：{problem}</translation>
    </message>
    <message>
        <source>The message is text, not bytes.</source>
        <translation>消息是文本，而不是字节。</translation>
    </message>
    <message>
        <source>Create 1 to {most} links at a time.</source>
        <translation>请每次生成 1 到 {most} 个链接。</translation>
    </message>
    <message>
        <source>A study with games can&apos;t be sealed. Which player is a machine is decided when a game begins, and the desk has to know.</source>
        <translation>含有游戏的研究不能封存。谁是机器在游戏开始时才决定，而主控台必须知道。</translation>
    </message>
    <message>
        <source>The file is not a seal.</source>
        <translation>该文件不是封印。</translation>
    </message>
    <message>
        <source>The seal was made by a later version of TuringDesk.</source>
        <translation>此封印由更新版本的 TuringDesk 生成。</translation>
    </message>
    <message>
        <source>Install that version.</source>
        <translation>请安装该版本。</translation>
    </message>
    <message>
        <source>The seal was changed after it was made.</source>
        <translation>封印在生成后被更改。</translation>
    </message>
    <message>
        <source>The seal is damaged: it is not valid JSON.</source>
        <translation>封印已损坏：它不是有效的 JSON。</translation>
    </message>
    <message>
        <source>The seal&apos;s content is not valid.</source>
        <translation>封印的内容无效。</translation>
    </message>
    <message>
        <source>Add each translation to study.toml, below [words.{code}], for example {text} = &quot;...&quot;.</source>
        <translation>请将每项译文添加到 study.toml 的 [words.{code}] 下，例如 {text} = &quot;...&quot;。</translation>
    </message>
    <message>
        <source>Add the translation to study.toml, below [words.{code}]: {text} = &quot;...&quot;.</source>
        <translation>请将译文添加到 study.toml 的 [words.{code}] 下：{text} = &quot;...&quot;。</translation>
    </message>
    <message>
        <source>The completion code must be one short line.</source>
        <translation>完成码必须是一行简短的文字。</translation>
    </message>
    <message>
        <source>{name} is listed twice.</source>
        <translation>{name} 重复列出。</translation>
    </message>
    <message>
        <source>{address} isn&apos;t an https address.</source>
        <translation>{address} 不是 https 地址。</translation>
    </message>
    <message>
        <source>Use an address that begins with https:// and has no spaces.</source>
        <translation>请使用以 https:// 开头且不含空格的地址。</translation>
    </message>
    <message>
        <source>Copy it from the service again.</source>
        <translation>请从该服务重新复制。</translation>
    </message>
    <message>
        <source>{name} can&apos;t be a parameter of a link.</source>
        <translation>{name} 不能用作链接参数。</translation>
    </message>
    <message>
        <source>Use letters, digits, and underscores, such as PROLIFIC_PID.</source>
        <translation>请使用字母、数字和下划线，例如 PROLIFIC_PID。</translation>
    </message>
    <message>
        <source>{name} in braces isn&apos;t a parameter of the link.</source>
        <translation>花括号中的 {name} 不是链接参数。</translation>
    </message>
    <message>
        <source>Add it to the parameters.</source>
        <translation>请把它加入链接参数。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>请选择其他名称。</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>请选择更短的名称。</translation>
    </message>
    <message>
        <source>TuringDesk ran into something unexpected: {why}</source>
        <translation>TuringDesk 遇到意外情况：{why}</translation>
    </message>
    <message>
        <source>Details are in {file}</source>
        <translation>详情见 {file}</translation>
    </message>
    <message>
        <source>Explaining</source>
        <comment>what a machine judge does now</comment>
        <translation>正在解释</translation>
    </message>
    <message>
        <source>Comparing folds</source>
        <comment>what a machine judge does now</comment>
        <translation>正在比较分折</translation>
    </message>
    <message>
        <source>Extrapolating</source>
        <comment>what a machine judge does now</comment>
        <translation>正在外推</translation>
    </message>
    <message>
        <source>Values from fewer than {least} verdicts are not shown.</source>
        <translation>判断少于 {least} 个的值不显示。</translation>
    </message>
    <message>
        <source>Detectability of each machine&apos;s answers (n = {n} verdicts) against all human answers to the same task (n = {n_human}).</source>
        <translation>各机器的回答（n = {n} 个判断）相对于同一任务中所有人的回答（n = {n_human}）的可辨别度。</translation>
    </message>
    <message>
        <source>Detectability by task and machine</source>
        <translation>按任务和机器的可辨别度</translation>
    </message>
    <message>
        <source>stimulus</source>
        <translation>刺激</translation>
    </message>
    <message>
        <source>Judging</source>
        <comment>what a machine judge does now</comment>
        <translation>正在评判</translation>
    </message>
    <message>
        <source>Features</source>
        <comment>what a machine judge does now</comment>
        <translation>特征</translation>
    </message>
    <message>
        <source>Training</source>
        <comment>what a machine judge does now</comment>
        <translation>正在训练</translation>
    </message>
    <message>
        <source>package</source>
        <translation>包</translation>
    </message>
    <message>
        <source>another machine</source>
        <translation>另一台计算机</translation>
    </message>
    <message>
        <source>Did you mean {code}?</source>
        <translation>您是指 {code} 吗？</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>场次</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>… on humans</source>
        <translation>… 对人</translation>
    </message>
    <message>
        <source>… on machines</source>
        <translation>… 对机器</translation>
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
            <numerusform>%n 个试次</numerusform>
        </translation>
    </message>
    <message>
        <source>{trials} + {number} practice</source>
        <translation>{trials} + {number} 次练习</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（未命名）</translation>
    </message>
    <message>
        <source>{number} human</source>
        <translation>{number} 个来自人</translation>
    </message>
    <message numerus="yes">
        <source>%n stimuli</source>
        <translation>
            <numerusform>%n 个刺激</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prompts</source>
        <translation>
            <numerusform>%n 个提示项</numerusform>
        </translation>
    </message>
    <message>
        <source>Control question in every trial</source>
        <translation>每个试次都有检查题</translation>
    </message>
    <message>
        <source>Trial {number} is always {stimulus}</source>
        <translation>试次 {number} 固定为 {stimulus}</translation>
    </message>
    <message>
        <source>{number} machine ({agents})</source>
        <translation>{number} 个来自机器（{agents}）</translation>
    </message>
    <message>
        <source>{number} machine</source>
        <translation>{number} 个来自机器</translation>
    </message>
    <message>
        <source>Control question in trials {trials}</source>
        <translation>检查题位于试次 {trials}</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>屏幕</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>睡眠</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>退出方式</translation>
    </message>
    <message>
        <source>Choose a larger screen or resolution.</source>
        <translation>请选择更大的屏幕或更高的分辨率。</translation>
    </message>
    <message>
        <source>{size} of free space for {folder}.</source>
        <translation>{folder} 的可用空间为 {size}。</translation>
    </message>
    <message>
        <source>{screen}: {pixels} at {percent}, {rate}, {size}.</source>
        <translation>{screen}：{pixels}，缩放 {percent}，{rate}，{size}。</translation>
    </message>
    <message>
        <source>Set the scaling to {percent} in the system&apos;s settings.</source>
        <translation>请在系统设置中把缩放比例设为 {percent}。</translation>
    </message>
    <message>
        <source>Keyboard layout changed from {before} to {layout}.</source>
        <translation>键盘布局已从 {before} 更改为 {layout}。</translation>
    </message>
    <message>
        <source>Keyboard layout: {layout}</source>
        <translation>键盘布局：{layout}</translation>
    </message>
    <message>
        <source>{hz}&#xa0;Hz</source>
        <translation>{hz}&#xa0;Hz</translation>
    </message>
    <message>
        <source>{screen}: {pixels} at {percent}, {rate}.</source>
        <translation>{screen}：{pixels}，缩放 {percent}，{rate}。</translation>
    </message>
    <message>
        <source>Reconnect the disk or share, or choose another data folder.</source>
        <translation>请重新连接磁盘或共享，或选择另一个数据文件夹。</translation>
    </message>
    <message>
        <source>running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>未同意</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>已结束</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>已续接</translation>
    </message>
    <message>
        <source>restarted</source>
        <translation>已重新开始</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>已退出</translation>
    </message>
    <message>
        <source>no kiosk</source>
        <translation>无被试端</translation>
    </message>
    <message>
        <source>Session {number}, note, {when}, {who}: {text}</source>
        <translation>场次 {number}，备注，{when}，{who}：{text}</translation>
    </message>
    <message>
        <source>Withdrawn {when} by {who}: {why}</source>
        <translation>由 {who} 于 {when} 办理退出：{why}</translation>
    </message>
    <message>
        <source>Not everything is deleted yet.</source>
        <translation>尚未全部删除。</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>续接</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>pilot (marked)</source>
        <translation>预实验（标记）</translation>
    </message>
    <message>
        <source>{places} and more</source>
        <translation>{places} 等</translation>
    </message>
    <message numerus="yes">
        <source>%n formulas without a value ({cells}) are left as they are.</source>
        <translation>
            <numerusform>%n 个没有值的公式（{cells}）保持原样。</numerusform>
        </translation>
    </message>
    <message>
        <source>{table} has no column {unknown}.</source>
        <translation>{table} 没有列 {unknown}。</translation>
    </message>
    <message>
        <source>Line {line} is not UTF-8. Save the table as {kind}, then open it again.</source>
        <translation>第 {line} 行不是 UTF-8。请将表格存为 {kind}，然后重新打开。</translation>
    </message>
    <message>
        <source>Note {number}: {text}</source>
        <translation>注 {number}：{text}</translation>
    </message>
    <message>
        <source>the desktop&apos;s screen saver</source>
        <translation>桌面环境的屏幕保护程序</translation>
    </message>
    <message>
        <source>the X server&apos;s screen saver</source>
        <translation>X 服务器的屏幕保护程序</translation>
    </message>
    <message>
        <source>no Windows</source>
        <translation>不是 Windows</translation>
    </message>
    <message>
        <source>no session bus</source>
        <translation>没有会话总线</translation>
    </message>
    <message>
        <source>no X server</source>
        <translation>没有 X 服务器</translation>
    </message>
    <message>
        <source>The X server</source>
        <translation>X 服务器</translation>
    </message>
    <message>
        <source>no macOS</source>
        <translation>不是 macOS</translation>
    </message>
    <message>
        <source>another program has exclusive use of the keyboard</source>
        <translation>另一个程序占用了键盘</translation>
    </message>
    <message>
        <source>No answer has these features.</source>
        <translation>没有回答具有这些特征。</translation>
    </message>
    <message>
        <source>{file} of {booth}, {problem}</source>
        <translation>{booth} 的 {file}，{problem}</translation>
    </message>
    <message>
        <source>{what} (the first is {cell} in row {row}, column {column}).</source>
        <translation>{what}（第一处是第 {row} 行第 {column} 列的 {cell}）。</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>By task and machine</source>
        <translation>按任务和机器</translation>
    </message>
    <message>
        <source>Planned tests</source>
        <translation>计划的检验</translation>
    </message>
    <message>
        <source>Time and order</source>
        <translation>时间与顺序</translation>
    </message>
    <message>
        <source>Machine judges</source>
        <translation>机器评判者</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>稳健性</translation>
    </message>
    <message>
        <source>{percent}% CI {interval}</source>
        <translation>{percent}% 置信区间 {interval}</translation>
    </message>
    <message>
        <source>Allow repeats</source>
        <translation>允许重复</translation>
    </message>
    <message>
        <source>95% CI</source>
        <translation>95% 置信区间</translation>
    </message>
    <message>
        <source>By {column}</source>
        <translation>按 {column}</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Text for a paper</source>
        <translation>论文用文字</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>设计</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t use {place}. {why}</source>
        <translation>TuringDesk 无法使用 {place}。{why}</translation>
    </message>
    <message>
        <source>The coding scheme {name} can&apos;t be read. {why}</source>
        <translation>无法读取编码方案 {name}。{why}</translation>
    </message>
    <message>
        <source>{folder} is not available. {why}</source>
        <translation>{folder} 不可用。{why}</translation>
    </message>
    <message>
        <source>{name} can&apos;t be read. {why}</source>
        <translation>无法读取 {name}。{why}</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written. {why}</source>
        <translation>无法写入 {path}。{why}</translation>
    </message>
    <message>
        <source>{path} can&apos;t be written. If it is open in Excel, close it there. If not, choose a folder that you have permission to write to.</source>
        <translation>无法写入 {path}。如果它正在 Excel 中打开，请在那里关闭；否则请选择您有权写入的文件夹。</translation>
    </message>
    <message>
        <source>Figures can&apos;t be written to {folder}. {why}</source>
        <translation>无法把图表写入 {folder}。{why}</translation>
    </message>
    <message>
        <source>Participants and exclusions</source>
        <translation>被试与排除</translation>
    </message>
    <message>
        <source>Planned and exploratory results</source>
        <translation>计划的结果与探索性结果</translation>
    </message>
    <message>
        <source>References</source>
        <translation>参考文献</translation>
    </message>
    <message>
        <source>Not computed</source>
        <translation>未计算</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Assumptions: {text}</source>
        <translation>假定：{text}</translation>
    </message>
    <message>
        <source>{title}, up to {most} rows.</source>
        <translation>{title}，最多 {most} 行。</translation>
    </message>
    <message>
        <source>{title}. Tests as in published studies.</source>
        <translation>{title}。已发表研究所用的检验。</translation>
    </message>
    <message>
        <source>results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>method, assumptions, and generalization</source>
        <translation>方法、假定和可推广范围</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>How results are computed.</source>
        <translation>结果的计算方法。</translation>
    </message>
    <message>
        <source>Appendix</source>
        <translation>附录</translation>
    </message>
    <message>
        <source>How results are computed</source>
        <translation>结果的计算方法</translation>
    </message>
    <message>
        <source>Usual standard errors: {usual}.</source>
        <translation>通常的标准误：{usual}。</translation>
    </message>
    <message>
        <source>usual standard errors</source>
        <translation>通常的标准误</translation>
    </message>
    <message>
        <source>In this workbook</source>
        <translation>此工作簿的内容</translation>
    </message>
    <message>
        <source>Summary, text for a paper, design, participants, and sources</source>
        <translation>概要、论文用文字、设计、被试和来源</translation>
    </message>
    <message>
        <source>No significant difference from 0.5: {p}</source>
        <translation>与 0.5 无显著差异：{p}</translation>
    </message>
    <message>
        <source>Differs from 0.5: {p}</source>
        <translation>与 0.5 有差异：{p}</translation>
    </message>
    <message>
        <source>Generalizes to: {whom}.</source>
        <translation>可推广到：{whom}。</translation>
    </message>
    <message>
        <source>added a person</source>
        <comment>in the record</comment>
        <translation>添加了人员</translation>
    </message>
    <message>
        <source>added participant codes</source>
        <comment>in the record</comment>
        <translation>添加了被试编号</translation>
    </message>
    <message>
        <source>booth: end</source>
        <comment>in the record</comment>
        <translation>实验间：结束</translation>
    </message>
    <message>
        <source>booth: message</source>
        <comment>in the record</comment>
        <translation>实验间：消息</translation>
    </message>
    <message>
        <source>booth: pause</source>
        <comment>in the record</comment>
        <translation>实验间：暂停</translation>
    </message>
    <message>
        <source>booth: resume</source>
        <comment>in the record</comment>
        <translation>实验间：继续</translation>
    </message>
    <message>
        <source>changed a person</source>
        <comment>in the record</comment>
        <translation>更改了人员</translation>
    </message>
    <message>
        <source>changed a study</source>
        <comment>in the record</comment>
        <translation>更改了研究</translation>
    </message>
    <message>
        <source>changed settings</source>
        <comment>in the record</comment>
        <translation>更改了设置</translation>
    </message>
    <message>
        <source>checked the journals</source>
        <comment>in the record</comment>
        <translation>检查了日志</translation>
    </message>
    <message>
        <source>closed the desk</source>
        <comment>in the record</comment>
        <translation>关闭了主控台</translation>
    </message>
    <message>
        <source>coded texts</source>
        <comment>in the record</comment>
        <translation>编码了文本</translation>
    </message>
    <message>
        <source>copied the list of codes</source>
        <comment>in the record</comment>
        <translation>复制了编号列表</translation>
    </message>
    <message>
        <source>ended a session</source>
        <comment>in the record</comment>
        <translation>结束了场次</translation>
    </message>
    <message>
        <source>exported</source>
        <comment>in the record</comment>
        <translation>进行了导出</translation>
    </message>
    <message>
        <source>finished a withdrawal</source>
        <comment>in the record</comment>
        <translation>完成了退出</translation>
    </message>
    <message>
        <source>joined folders</source>
        <comment>in the record</comment>
        <translation>合并了文件夹</translation>
    </message>
    <message>
        <source>locked the desk</source>
        <comment>in the record</comment>
        <translation>锁定了主控台</translation>
    </message>
    <message>
        <source>marked a session as pilot</source>
        <comment>in the record</comment>
        <translation>将场次标为预实验</translation>
    </message>
    <message>
        <source>opened a seal</source>
        <comment>in the record</comment>
        <translation>打开了封印</translation>
    </message>
    <message>
        <source>opened a study</source>
        <comment>in the record</comment>
        <translation>打开了研究</translation>
    </message>
    <message>
        <source>opened a study in the editor</source>
        <comment>in the record</comment>
        <translation>在编辑器中打开了研究</translation>
    </message>
    <message>
        <source>opened the data folder</source>
        <comment>in the record</comment>
        <translation>打开了数据文件夹</translation>
    </message>
    <message>
        <source>opened the data folder in the file manager</source>
        <comment>in the record</comment>
        <translation>在文件管理器中打开了数据文件夹</translation>
    </message>
    <message>
        <source>opened the desk</source>
        <comment>in the record</comment>
        <translation>打开了主控台</translation>
    </message>
    <message>
        <source>opened wall mode</source>
        <comment>in the record</comment>
        <translation>打开了大屏模式</translation>
    </message>
    <message>
        <source>paused a session</source>
        <comment>in the record</comment>
        <translation>暂停了场次</translation>
    </message>
    <message>
        <source>previewed a study</source>
        <comment>in the record</comment>
        <translation>预览了研究</translation>
    </message>
    <message>
        <source>removed a person</source>
        <comment>in the record</comment>
        <translation>移除了人员</translation>
    </message>
    <message>
        <source>saved a figure</source>
        <comment>in the record</comment>
        <translation>保存了图</translation>
    </message>
    <message>
        <source>saved the list of codes</source>
        <comment>in the record</comment>
        <translation>保存了编号列表</translation>
    </message>
    <message>
        <source>sealed a study</source>
        <comment>in the record</comment>
        <translation>封存了研究</translation>
    </message>
    <message>
        <source>started a session</source>
        <comment>in the record</comment>
        <translation>开始了场次</translation>
    </message>
    <message>
        <source>stopped a machine judge</source>
        <comment>in the record</comment>
        <translation>停止了机器评判</translation>
    </message>
    <message>
        <source>unlocked the desk</source>
        <comment>in the record</comment>
        <translation>解锁了主控台</translation>
    </message>
    <message>
        <source>withdrew a participant</source>
        <comment>in the record</comment>
        <translation>办理了被试退出</translation>
    </message>
    <message>
        <source>wrote a note</source>
        <comment>in the record</comment>
        <translation>写了备注</translation>
    </message>
    <message>
        <source>wrote a report</source>
        <comment>in the record</comment>
        <translation>写出了报告</translation>
    </message>
    <message>
        <source>answers</source>
        <comment>in the record</comment>
        <translation>回答</translation>
    </message>
    <message>
        <source>block</source>
        <comment>in the record</comment>
        <translation>组块</translation>
    </message>
    <message>
        <source>booth</source>
        <comment>in the record</comment>
        <translation>实验间</translation>
    </message>
    <message>
        <source>code</source>
        <comment>in the record</comment>
        <translation>编号</translation>
    </message>
    <message>
        <source>codes</source>
        <comment>in the record</comment>
        <translation>编号</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>in the record</comment>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>file</source>
        <comment>in the record</comment>
        <translation>文件</translation>
    </message>
    <message>
        <source>folder</source>
        <comment>in the record</comment>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>for person</source>
        <comment>in the record</comment>
        <translation>针对人员</translation>
    </message>
    <message>
        <source>from</source>
        <comment>in the record</comment>
        <translation>从</translation>
    </message>
    <message>
        <source>locked</source>
        <comment>in the record</comment>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>new pin</source>
        <comment>in the record</comment>
        <translation>新 PIN 码</translation>
    </message>
    <message>
        <source>path</source>
        <comment>in the record</comment>
        <translation>路径</translation>
    </message>
    <message>
        <source>people</source>
        <comment>in the record</comment>
        <translation>人员</translation>
    </message>
    <message>
        <source>person</source>
        <comment>in the record</comment>
        <translation>人员</translation>
    </message>
    <message>
        <source>personal</source>
        <comment>in the record</comment>
        <translation>个人信息</translation>
    </message>
    <message>
        <source>pilot</source>
        <comment>in the record</comment>
        <translation>预实验</translation>
    </message>
    <message>
        <source>pilots</source>
        <comment>in the record</comment>
        <translation>预实验</translation>
    </message>
    <message>
        <source>problems</source>
        <comment>in the record</comment>
        <translation>问题</translation>
    </message>
    <message>
        <source>question</source>
        <comment>in the record</comment>
        <translation>问题</translation>
    </message>
    <message>
        <source>reason</source>
        <comment>in the record</comment>
        <translation>原因</translation>
    </message>
    <message>
        <source>resumed</source>
        <comment>in the record</comment>
        <translation>已继续</translation>
    </message>
    <message>
        <source>role</source>
        <comment>in the record</comment>
        <translation>角色</translation>
    </message>
    <message>
        <source>scheme</source>
        <comment>in the record</comment>
        <translation>方案</translation>
    </message>
    <message>
        <source>seal</source>
        <comment>in the record</comment>
        <translation>封印</translation>
    </message>
    <message>
        <source>seals</source>
        <comment>in the record</comment>
        <translation>封印</translation>
    </message>
    <message>
        <source>session</source>
        <comment>in the record</comment>
        <translation>场次</translation>
    </message>
    <message>
        <source>sessions</source>
        <comment>in the record</comment>
        <translation>场次</translation>
    </message>
    <message>
        <source>study</source>
        <comment>in the record</comment>
        <translation>研究</translation>
    </message>
    <message>
        <source>user</source>
        <comment>in the record</comment>
        <translation>用户</translation>
    </message>
    <message>
        <source>why</source>
        <comment>in the record</comment>
        <translation>原因</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>in the record</comment>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <comment>in the record</comment>
        <translation>否</translation>
    </message>
    <message>
        <source>The file doesn&apos;t end with the line written last.</source>
        <translation>文件不是以最后写入的一行结尾。</translation>
    </message>
    <message>
        <source>The answer could not be saved to {path}. {problem}</source>
        <translation>无法把回答保存到 {path}。{problem}</translation>
    </message>
    <message>
        <source>The file was moved, or its disk was disconnected.</source>
        <translation>文件已被移走，或其磁盘已断开。</translation>
    </message>
    <message>
        <source>The file was deleted.</source>
        <translation>文件已被删除。</translation>
    </message>
    <message>
        <source>All earlier answers are saved.</source>
        <translation>此前的回答均已保存。</translation>
    </message>
    <message>
        <source>journals contain the IDs of answers but not their texts</source>
        <translation>日志含有回答的 ID，但不含其文字</translation>
    </message>
    <message>
        <source>Specify the study&apos;s package: analyze DATA --texts STUDY.</source>
        <translation>请指定研究包：analyze DATA --texts STUDY。</translation>
    </message>
    <message>
        <source>no text was coded</source>
        <translation>没有文本经过编码</translation>
    </message>
    <message>
        <source>Code texts on the desk&apos;s Coding page.</source>
        <translation>请在主控台的“编码”页为文本编码。</translation>
    </message>
    <message>
        <source>no coded text belongs to an included verdict</source>
        <translation>没有已编码的文本属于计入的判断</translation>
    </message>
    <message numerus="yes">
        <source>Coders disagree on %n texts; for these, only codes that both chose count.</source>
        <translation>
            <numerusform>编码者对 %n 个文本意见不同，这些文本只计入双方都选择的编码。</numerusform>
        </translation>
    </message>
    <message>
        <source>there are no verdicts on what {what} made</source>
        <translation>没有对{what}的回答的判断</translation>
    </message>
    <message>
        <source>there are no answers</source>
        <translation>没有回答</translation>
    </message>
    <message>
        <source>Not enough data: plots need at least {least} verdicts per group.</source>
        <translation>数据不足：绘图要求每组至少有 {least} 个判断。</translation>
    </message>
    <message>
        <source>{what} Bands are 95% CIs: {methods}.</source>
        <translation>{what}阴影带为 95% 置信区间：{methods}。</translation>
    </message>
    <message>
        <source>{what} Error bars are 95% CIs.</source>
        <translation>{what}误差线为 95% 置信区间。</translation>
    </message>
    <message>
        <source>{what} Bands are 95% CIs.</source>
        <translation>{what}阴影带为 95% 置信区间。</translation>
    </message>
    <message>
        <source>{what}, lowest first ({size} {axes}, n = {verdicts}). Error bars are 95% CIs of the conditional modes.</source>
        <translation>{what}，由低到高（{size} {axes}，n = {verdicts}）。误差线为条件众数的 95% 置信区间。</translation>
    </message>
    <message>
        <source>Tasks without a plot: {tasks}. Their estimated variance is 0, so {levels} don&apos;t differ beyond chance.</source>
        <translation>没有图的任务：{tasks}。其估计方差为 0，因此{levels}之间的差异不超出随机水平。</translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts</source>
        <translation>
            <numerusform>%n 个判断</numerusform>
        </translation>
    </message>
    <message>
        <source>Run one on the desk&apos;s Machine judges page, or with: {command}.</source>
        <translation>请在“机器评判者”页面运行一个，或使用：{command}。</translation>
    </message>
    <message>
        <source>no machine has judged these answers</source>
        <translation>没有机器评判过这些回答</translation>
    </message>
    <message>
        <source>no machine judge with scores has judged these answers</source>
        <translation>没有给出分数的机器评判过这些回答</translation>
    </message>
    <message>
        <source>Trained judges give scores.</source>
        <translation>经过训练的评判者会给出分数。</translation>
    </message>
    <message numerus="yes">
        <source>%n answers by other judges ({other}) are not included.</source>
        <translation>
            <numerusform>其他评判者（{other}）的 %n 个回答在此不计入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sealed: %n verdicts are included once you enter the passphrase.</source>
        <translation>
            <numerusform>已封存：输入口令后才计入 %n 个判断。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers were given again in a later attempt; the latest counts.</source>
        <translation>
            <numerusform>%n 个回答在之后的尝试中重新询问；以最新的为准。</numerusform>
        </translation>
    </message>
    <message>
        <source>only one coder has coded with this scheme</source>
        <translation>只有一名编码者用此方案编码</translation>
    </message>
    <message>
        <source>Proportion of &apos;human&apos; verdicts by maker of the answer (n = {verdicts}).</source>
        <translation>按回答来源，判断为“人”的比例（n = {verdicts}）。</translation>
    </message>
    <message>
        <source>Detectability (n = {verdicts} on humans and {n_machine} on machines).</source>
        <translation>可辨别度（对人 n = {verdicts}，对机器 n = {n_machine}）。</translation>
    </message>
    <message>
        <source>Proportion of correct verdicts by stated probability of being correct (n = {verdicts}). The area of a point shows its number of verdicts.</source>
        <translation>按所述的正确概率，正确判断的比例（n = {verdicts}）。点的面积表示其判断数。</translation>
    </message>
    <message>
        <source>Dashed line: perfect calibration.</source>
        <translation>虚线：完美校准。</translation>
    </message>
    <message>
        <source>no verdict has a confidence</source>
        <translation>没有判断带有信心</translation>
    </message>
    <message>
        <source>the distinguisher never saw the target itself</source>
        <translation>辨别者从未遇到目标本身</translation>
    </message>
    <message>
        <source>Arrows lead from an agent to each agent that distinguished it from itself with an advantage of at most {epsilon} ({arrows}).</source>
        <translation>箭头从一个智能体指向每个以不超过 {epsilon} 的优势把它与自身区分开的智能体（{arrows}）。</translation>
    </message>
    <message>
        <source>Arrows lead from an agent to each agent that it equals within {epsilon} but that doesn&apos;t equal it ({arrows}).</source>
        <translation>箭头从一个智能体指向每个它在 {epsilon} 之内与之相当、而后者与它并不相当的智能体（{arrows}）。</translation>
    </message>
    <message>
        <source>The lower the advantage d, the darker and wider the arrow.</source>
        <translation>优势 d 越小，箭头颜色越深、线条越宽。</translation>
    </message>
    <message numerus="yes">
        <source>%n arrows</source>
        <translation>
            <numerusform>%n 个箭头</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was an actor for {met} of %n others.</source>
        <translation>
            <numerusform>在 %n 个其他智能体中，它为 {met} 个充当过扮演者。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meets} of %n others imitated it.</source>
        <translation>
            <numerusform>%n 个其他智能体中有 {meets} 个模仿过它。</numerusform>
        </translation>
    </message>
    <message>
        <source>Proportions of correct verdicts on humans (n = {humans}) and on machines (n = {machines}), and their mean.</source>
        <translation>对人（n = {humans}）和对机器（n = {machines}）的正确判断比例及其均值。</translation>
    </message>
    <message>
        <source>Detectability for each task and agent (n = {verdicts} at most). Error bars are 90% CIs. Those between {wide} and {wide2} show equivalence with 0.5.</source>
        <translation>各任务和智能体的可辨别度（最多 n = {verdicts}）。误差线为 90% 置信区间。位于 {wide} 和 {wide2} 之间的区间表明与 0.5 等价。</translation>
    </message>
    <message>
        <source>before data collection</source>
        <translation>在收集数据之前</translation>
    </message>
    <message>
        <source>no trained judge was tested on unseen machines</source>
        <translation>没有任何经过训练的评判者评判过未知的机器</translation>
    </message>
    <message>
        <source>Games by {unit} (n = {games}, {won} won by the people). These are counts and have no error bars.</source>
        <translation>按 {unit} 的游戏数（n = {games}，其中人获胜 {won} 局）。这些是计数，没有误差线。</translation>
    </message>
    <message>
        <source>Messages written in a game, by {unit} (n = {games}). Points are medians; error bars span the lower to the upper quartile.</source>
        <translation>每局游戏写的消息数，按 {unit}（n = {games}）。点为中位数；误差线从下四分位数到上四分位数。</translation>
    </message>
    <message>
        <source>Seconds between the votes of both people (n = {games}, {lost} lost). These are counts and have no error bars.</source>
        <translation>两人投票相隔的秒数（n = {games}，{lost} 局失败）。这些是计数，没有误差线。</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>no game was won or lost</source>
        <translation>没有分出胜负的游戏</translation>
    </message>
    <message>
        <source>Kappa can&apos;t be computed: both gave the same verdict on all answers.</source>
        <translation>无法计算 kappa：两者对所有回答的判断都相同。</translation>
    </message>
    <message>
        <source>there is only one judge</source>
        <translation>只有一个评判者</translation>
    </message>
    <message>
        <source>no answer was judged by both</source>
        <translation>没有两者都评判过的回答</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa for each pair of judges, by the majority of their verdicts on each answer (n = {answers} at most).</source>
        <translation>每两个评判者之间的 Cohen kappa，按各自对每个回答的多数判断（最多 n = {answers}）。</translation>
    </message>
    <message numerus="yes">
        <source>Of the answers that both judged ({judged}), %n are excluded from kappa because they had as many human as machine verdicts.</source>
        <translation>
            <numerusform>在两者都评判过的回答（{judged}）中，有 %n 个不计入 kappa，因为判为人和判为机器的判断一样多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers</source>
        <translation>
            <numerusform>%n 个回答</numerusform>
        </translation>
    </message>
    <message>
        <source>this judge gives no scores</source>
        <translation>这个评判者不给出分数</translation>
    </message>
    <message>
        <source>no trained judge has judged these answers</source>
        <translation>没有任何经过训练的评判者评判过这些回答</translation>
    </message>
    <message>
        <source>there is no leakage check of a trained judge</source>
        <translation>没有对经过训练的评判者做过泄漏检查</translation>
    </message>
    <message>
        <source>no machine has judged single messages</source>
        <translation>没有机器评判过单条消息</translation>
    </message>
    <message>
        <source>n = {speakers}</source>
        <translation>n = {speakers}</translation>
    </message>
    <message>
        <source>{n} of n = {speakers}, evenly chosen</source>
        <translation>n = {speakers}中的 {n} 位，均匀选取</translation>
    </message>
    <message numerus="yes">
        <source>%n speakers</source>
        <translation>
            <numerusform>%n 位说话者</numerusform>
        </translation>
    </message>
    <message>
        <source>there are no verdicts with a known judge</source>
        <translation>没有已知由谁作出的判断</translation>
    </message>
    <message>
        <source>no answer was judged by all of these judges</source>
        <translation>没有这些评判者全都评判过的回答</translation>
    </message>
    <message>
        <source>Additional words per message compared with the person imitated ({messages}). Error bars are 95% CIs.</source>
        <translation>与所模仿的人相比，每条消息多出的词数（{messages}）。误差线为 95% 置信区间。</translation>
    </message>
    <message numerus="yes">
        <source>%n messages imitate no known person.</source>
        <translation>
            <numerusform>%n 条消息没有模仿任何已知的人。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine messages</source>
        <translation>
            <numerusform>%n 条机器消息</numerusform>
        </translation>
    </message>
    <message>
        <source>The difference can&apos;t be computed: {why}.</source>
        <translation>无法计算差异：{why}。</translation>
    </message>
    <message>
        <source>Detectability of each machine by the {name} of its answers against the human answers to the same prompts (n = {machines}, {answers}, {verdicts}). Error bars are 95% CIs of detectability.</source>
        <translation>各机器的可辨别度，按其回答相对于同一提示项的人的回答的 {name}（n = {machines}，{answers}，{verdicts}）。误差线为可辨别度的 95% 置信区间。</translation>
    </message>
    <message>
        <source>no answer has a human answer to the same prompt</source>
        <translation>没有一个回答有同一提示项的人的回答</translation>
    </message>
    <message numerus="yes">
        <source>%n machines</source>
        <translation>
            <numerusform>%n 台机器</numerusform>
        </translation>
    </message>
    <message>
        <source>mean over pairs</source>
        <translation>按配对求均值</translation>
    </message>
    <message numerus="yes">
        <source>%n judgments</source>
        <translation>
            <numerusform>%n 个判断</numerusform>
        </translation>
    </message>
    <message>
        <source>Proportion of reasons for the verdict &apos;{verdict}&apos; in each category, by who the witness was (n = {texts}; a text can be in several categories).</source>
        <translation>判断为“{verdict}”的理由在各类别中的比例，按证人的身份（n = {texts}；一个文本可属于多个类别）。</translation>
    </message>
    <message numerus="yes">
        <source>%n texts</source>
        <translation>
            <numerusform>%n 个文本</numerusform>
        </translation>
    </message>
    <message>
        <source>Hits against false alarms at each level of confidence (n = {verdicts}). Dashed line: chance. There are no error bars.</source>
        <translation>各信心水平下的击中率与虚报率（n = {verdicts}）。虚线：随机水平。没有误差线。</translation>
    </message>
    <message>
        <source>d&apos; by {question} (n = {verdicts}); 0 is chance.</source>
        <translation>按 {question} 的 d&apos;（n = {verdicts}）；0 为随机水平。</translation>
    </message>
    <message>
        <source>z of detectability against 0.5 after each fifth of the judges (n = {judges}). Beyond a bound, a study that had planned these looks could have stopped.</source>
        <translation>每五分之一的评判者之后，可辨别度相对于 0.5 的 z（n = {judges}）。超出界限时，计划了这些查看的研究本可停止。</translation>
    </message>
    <message>
        <source>effect: {effect}</source>
        <translation>效应：{effect}</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha for nominal data</source>
        <translation>名义数据的 Krippendorff alpha</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa in Gwet&apos;s generalization to unequal numbers of judges</source>
        <translation>Fleiss kappa，按 Gwet 推广到评判者人数不等的情形</translation>
    </message>
    <message>
        <source>no answer was judged by two judges</source>
        <translation>没有两名评判者都评判过的回答</translation>
    </message>
    <message>
        <source>both gave all texts the same label</source>
        <translation>两人给所有文本的标签都相同</translation>
    </message>
    <message>
        <source>no text has two codings</source>
        <translation>没有文本有两份编码</translation>
    </message>
    <message>
        <source>Binomial mixed model with a {name} link, Laplace approximation, maximum likelihood; standard errors from its curvature; Wald t with degrees of freedom one less than the smaller number of judges or stimuli</source>
        <translation>{name} 连接的二项混合模型，Laplace 近似，最大似然；标准误由其曲率得出；Wald t 的自由度为评判者数与刺激数中较小者减一</translation>
    </message>
    <message>
        <source>likelihood: Student&apos;s t around the observed value, {error}; effect: posterior mean with its central 95% interval; statistic: Bayes factor BF10 of this prior against 0.5</source>
        <translation>似然：以所得值为中心的 Student t，{error}；效应：后验均值及其中央 95% 置信区间；统计量：此先验相对于 0.5 的贝叶斯因子 BF10</translation>
    </message>
    <message>
        <source>It can&apos;t be computed: {why}.</source>
        <translation>无法计算：{why}。</translation>
    </message>
    <message>
        <source>It can&apos;t be computed: {why}. {advice}</source>
        <translation>无法计算：{why}。{advice}</translation>
    </message>
    <message>
        <source>Proportion of coded texts in which each strategy was used (n = {texts}).</source>
        <translation>使用各策略的已编码文本比例（n = {texts}）。</translation>
    </message>
    <message>
        <source>Proportion of correct verdicts when each strategy was used (n = {texts}).</source>
        <translation>使用各策略时正确判断的比例（n = {texts}）。</translation>
    </message>
    <message>
        <source>Proportion of &apos;human&apos; verdicts (n = {verdicts}, {first_n} of first trials).</source>
        <translation>判断为“人”的比例（n = {verdicts}，其中首个试次 {first_n} 个）。</translation>
    </message>
    <message>
        <source>no text has {longest} words</source>
        <translation>没有文本达到 {longest} 个词</translation>
    </message>
    <message>
        <source>there are no texts</source>
        <translation>没有文本</translation>
    </message>
    <message>
        <source>the measure does not apply to these texts or this language</source>
        <translation>该指标不适用于这些文本或此语言</translation>
    </message>
    <message>
        <source>no game that was won or lost has the times of both votes</source>
        <translation>没有分出胜负的游戏记录了两次投票的时间</translation>
    </message>
    <message>
        <source>{passed} of {controls} correct (required: {least} of {of}, here {needed}).</source>
        <translation>{controls}中答对 {passed} 项（要求：{of} 项中的 {least} 项，此处为 {needed} 项）。</translation>
    </message>
    <message>
        <source>{passed} of {controls} correct (required: {needed}).</source>
        <translation>{controls}中答对 {passed} 项（要求：{needed} 项）。</translation>
    </message>
    <message numerus="yes">
        <source>%n controls</source>
        <translation>
            <numerusform>%n 项检查</numerusform>
        </translation>
    </message>
    <message>
        <source>{often} of {verdicts} are {most}; the limit is below {share}.</source>
        <translation>{verdicts}中有 {often} 个是 {most}；界限为低于 {share}。</translation>
    </message>
    <message numerus="yes">
        <source>The %n trials before it showed machines only.</source>
        <translation>
            <numerusform>此前的 %n 个试次都只有机器。</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {trials} answered (required: {needed}).</source>
        <translation>{trials}中回答了 {done} 个（要求：{needed} 个）。</translation>
    </message>
    <message>
        <source>{often} of {choices} were in position {most}; the limit is below {share}.</source>
        <translation>{choices}中有 {often} 次位于 {most}；界限为低于 {share}。</translation>
    </message>
    <message numerus="yes">
        <source>%n choices</source>
        <translation>
            <numerusform>%n 次选择</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %n trials</source>
        <translation>
            <numerusform>使用 %n 个试次</numerusform>
        </translation>
    </message>
    <message>
        <source>{controls} and {fixed} don&apos;t fit into {trials}.</source>
        <translation>{controls}和 {fixed}放不进 {trials}。</translation>
    </message>
    <message numerus="yes">
        <source>%n control trials</source>
        <translation>
            <numerusform>%n 个检查试次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fixed trials</source>
        <translation>
            <numerusform>%n 个固定试次</numerusform>
        </translation>
    </message>
    <message>
        <source>{trials} each</source>
        <translation>每人 {trials}</translation>
    </message>
    <message>
        <source>With {participants}, some answers are never judged: {named}.</source>
        <translation>有 {participants}时，有些回答没有人评判：{named}。</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of {table} are reserved for {what}, but there are no {of_them}.</source>
        <translation>
            <numerusform>{table} 中有 %n 行留作 {what}，但没有{of_them}。</numerusform>
        </translation>
    </message>
    <message>
        <source>for {participants}</source>
        <translation>（{participants}）</translation>
    </message>
    <message>
        <source>A control question is requested at {questions} positions, but only {having} of {answers} in {table} have one.</source>
        <translation>要求在 {questions} 个位置询问检查题，但 {table} 的 {answers}中只有 {having} 个有检查题。</translation>
    </message>
    <message>
        <source>{name} ({total} trials, {answers})</source>
        <translation>{name}（{total} 个试次，{answers}）</translation>
    </message>
    <message numerus="yes">
        <source>%n participants</source>
        <translation>
            <numerusform>%n 名被试</numerusform>
        </translation>
    </message>
    <message>
        <source>that has one ({having} of {answers})</source>
        <translation>（仅限有检查题的：{answers}中有 {having} 个）</translation>
    </message>
    <message>
        <source>{participant}, session {number}: {state}, {done} of {trials}, last saved {time}</source>
        <translation>{participant}，场次 {number}：{state}，{done} / {trials}，最后保存于 {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n sessions of this study deleted; {answers} in all.</source>
        <translation>
            <numerusform>已删除此研究的 %n 个场次；共 {answers}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{key} must list only numbers of 1 or more.</source>
        <translation>{key} 只能包含不小于 1 的数字。</translation>
    </message>
    <message numerus="yes">
        <source>%n responses of pilot sessions are not included.</source>
        <translation>
            <numerusform>预实验场次的 %n 个回答未计入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdicts are sealed: their rows have no truth, origin, or agent. To export them in full, enter the passphrase.</source>
        <translation>
            <numerusform>%n 个判断已封存：相应各行没有 truth、origin 和 agent。要完整导出，请输入口令。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems in the journals. Check the journals to list them.</source>
        <translation>
            <numerusform>日志中有 %n 处问题。检查日志可列出这些问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>{responses} in the journals, {rows} written.</source>
        <translation>日志中有 {responses}，写入了 {rows}。</translation>
    </message>
    <message numerus="yes">
        <source>%n responses</source>
        <translation>
            <numerusform>%n 个回答</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers lack the text that was judged, because the study&apos;s package is not available. Open the study at the desk, or specify its package, then export again.</source>
        <translation>
            <numerusform>%n 个回答缺少所评判的文本，因为没有该研究的研究包。请在主控台打开该研究，或指定其研究包，然后重新导出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texts are too long for a cell and were cut to 32,767 characters: {cells}. A CSV export contains the full texts.</source>
        <translation>
            <numerusform>%n 个文本超出单元格的容量，已截短为 32,767 个字符：{cells}。CSV 导出含有完整的文本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n texts contain half a character (a lone surrogate), written as \udXXX.</source>
        <translation>
            <numerusform>%n 个文本含有半个字符（单独的代理项），写作 \udXXX。</numerusform>
        </translation>
    </message>
    <message>
        <source>{sessions}, {trials}; in all {verdicts}.</source>
        <translation>{sessions}，{trials}；共 {verdicts}。</translation>
    </message>
    <message numerus="yes">
        <source>%n single trials</source>
        <translation>
            <numerusform>%n 个单独试次</numerusform>
        </translation>
    </message>
    <message>
        <source>Judgments of whether humans or machines made the answers: {responses} from {sessions}, recorded with {edition}.</source>
        <translation>关于回答来自人还是机器的判断：{sessions}的 {responses}，用 {edition} 记录。</translation>
    </message>
    <message>
        <source>The analysis includes {verdicts} on stimuli by humans and {machine} on stimuli by machines ({stimuli}).</source>
        <translation>分析包括对来自人的刺激的 {verdicts}和对来自机器的刺激的 {machine} 个判断（{stimuli}）。</translation>
    </message>
    <message>
        <source>{done} of {texts} coded</source>
        <translation>已编码 {done} / {texts}</translation>
    </message>
    <message numerus="yes">
        <source>{code} withdrew: %n sessions with {answers} deleted.</source>
        <translation>
            <numerusform>{code} 已退出：删除了 %n 个场次，共 {answers}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participants planned, {trials} in all</source>
        <translation>
            <numerusform>计划 %n 名被试，共 {trials}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The journal has %n lines; it had {lines2} when it was closed.</source>
        <translation>
            <numerusform>日志有 %n 行；关闭时有 {lines2} 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it had %n lines when it was closed</source>
        <translation>
            <numerusform>关闭时有 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} couldn&apos;t be written. {why}</source>
        <translation>未能写入 {path}。{why}</translation>
    </message>
    <message numerus="yes">
        <source>%n journals are</source>
        <translation>
            <numerusform>%n 个日志</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The journal has changed since this computer wrote or received it: it had %n lines, and the last of them is no longer there.</source>
        <translation>
            <numerusform>日志在这台计算机写入或接收之后已更改：当时有 %n 行，其中最后一行已不存在。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this computer wrote or received %n lines of it</source>
        <translation>
            <numerusform>这台计算机写入或接收过其中 %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participants withdrew</source>
        <translation>
            <numerusform>%n 名被试退出</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: {what} with {responses} deleted.</source>
        <translation>{who}：删除了 {what}，共 {responses}。</translation>
    </message>
    <message>
        <source>Messages that {code} wrote in games are still in the sessions of those who received them: {sessions}.</source>
        <translation>{code} 在游戏中写的消息仍保留在收到这些消息的人的场次中：{sessions}。</translation>
    </message>
    <message>
        <source>{name} can&apos;t be read as word vectors. {why} Use a word2vec or GloVe file.</source>
        <translation>无法把 {name} 作为词向量读取。{why}请使用 word2vec 或 GloVe 文件。</translation>
    </message>
    <message>
        <source>The picture {path} can&apos;t be read. {why}</source>
        <translation>无法读取图片 {path}。{why}</translation>
    </message>
    <message>
        <source>No Dask scheduler responds at {address}. Start it, or correct --dask, for example tcp://gpu.lab:8786.</source>
        <translation>{address} 处没有 Dask 调度器响应。请启动调度器，或更正 --dask，例如 tcp://gpu.lab:8786。</translation>
    </message>
    <message>
        <source>There are {answers} by humans and {machines} by machines. A judge needs both for training.</source>
        <translation>人的回答有 {answers}，机器的回答有 {machines} 个。评判者需要两者才能训练。</translation>
    </message>
    <message>
        <source>Number of seconds after which others see that a person or a machine is writing</source>
        <translation>多少秒后其他人会看到某个人或某台机器正在输入</translation>
    </message>
    <message>
        <source>This game needs a machine, and there is none for this study. Choose one with “Machine partner…” on the Sessions page.</source>
        <translation>这个游戏需要机器，而本研究没有机器。请在“场次”页用“机器对话伙伴…”选择一台。</translation>
    </message>
    <message>
        <source>There is no booth {name}.</source>
        <translation>没有实验间 {name}。</translation>
    </message>
    <message numerus="yes">
        <source>%n more connections in the last minute.</source>
        <translation>
            <numerusform>最近一分钟内又有 %n 个连接。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no {verb}.</source>
        <translation>没有 {verb}。</translation>
    </message>
    <message>
        <source>The data folder {data} can&apos;t be used. {why}</source>
        <translation>无法使用数据文件夹 {data}。{why}</translation>
    </message>
    <message numerus="yes">
        <source>%n files are</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of booths {file} can&apos;t be read. {why} Restore it from a backup, or delete it and pair every kiosk again.</source>
        <translation>无法读取实验间列表 {file}。{why}请从备份恢复，或将其删除并重新配对所有被试端。</translation>
    </message>
    <message>
        <source>The list of booths {file} can&apos;t be written. {why}</source>
        <translation>无法写入实验间列表 {file}。{why}</translation>
    </message>
    <message>
        <source>The desk&apos;s certificate in {folder} can&apos;t be used. {why} Correct it, or delete the folder and pair every kiosk again.</source>
        <translation>无法使用 {folder} 中的主控台证书。{why}请更正证书，或删除该文件夹并重新配对所有被试端。</translation>
    </message>
    <message>
        <source>investigator</source>
        <translation>研究负责人</translation>
    </message>
    <message>
        <source>assistant</source>
        <translation>助理</translation>
    </message>
    <message>
        <source>The list of people in {file} can&apos;t be written. {why}</source>
        <translation>无法写入 {file} 中的人员名单。{why}</translation>
    </message>
    <message numerus="yes">
        <source>The file has changed since this computer last wrote to it: it had %n lines.</source>
        <translation>
            <numerusform>文件与这台计算机最后写入时不同：当时有 %n 行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file is missing; this computer wrote %n lines to it.</source>
        <translation>
            <numerusform>文件缺失；这台计算机曾向其中写入 %n 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>{kept} of {answers} in {table} are in the sealed package. Excluded: {reasons}.</source>
        <translation>{table} 的 {answers}中有 {kept} 个在封存的研究包中。已排除：{reasons}。</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>图片已损坏。</translation>
    </message>
    <message>
        <source>The study&apos;s seal could not be copied to {parent}. {why}</source>
        <translation>无法把研究的封印复制到 {parent}。{why}</translation>
    </message>
    <message>
        <source>Block {id}: each session draws {drawn} {of}, but only {prompts} can be used in a sealed study. For each prompt, it can contain only as many answers of each kind as the mix requires; of {answers} in {table} ({kinds}), {left} to {prompts} {of} remain. Add answers of the rarer kind, or reduce trials.</source>
        <translation>组块 {id}：每个场次抽取 {drawn} 个 {of}，但封存的研究中只有 {prompts} 个可用。对每个提示项，各类回答的数量不得超过 mix 所要求的；{table} 中的 {answers}（{kinds}）剩下 {left} 个，对应 {prompts} 个 {of}。请添加较少一类的回答，或减小 trials。</translation>
    </message>
    <message>
        <source>The file can&apos;t be read. {why}</source>
        <translation>无法读取该文件。{why}</translation>
    </message>
    <message>
        <source>It stopped {age_h} after {done} of {trials}.</source>
        <translation>它停止于 {age_h}，已完成 {done} / {trials}。</translation>
    </message>
    <message>
        <source>{name} continues {name2}, which can&apos;t be read. {why} The next questions depend on its answers. Put the file back, or start a new session.</source>
        <translation>{name} 接续 {name2}，而后者无法读取。{why}接下来的问题取决于其中的回答。请把文件放回原处，或开始新的场次。</translation>
    </message>
    <message>
        <source>The package can&apos;t be opened. {why}</source>
        <translation>无法打开研究包。{why}</translation>
    </message>
    <message numerus="yes">
        <source>There are %n values.</source>
        <translation>
            <numerusform>有 %n 个值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The row has %n cells, but the header has {columns}.</source>
        <translation>
            <numerusform>该行有 %n 个单元格，表头有 {columns} 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Text length gives away the maker: the human&apos;s text is longer in {share}% of pairs (medians in characters: {human} for humans, {machine} for machines).</source>
        <translation>文本的长度会透露其来源：在 {share}% 的配对中，人的文本更长（字符数的中位数：人 {human}，机器 {machine}）。</translation>
    </message>
    <message>
        <source>Text length gives away the maker: the machine&apos;s text is longer in {share}% of pairs (medians in characters: {human} for humans, {machine} for machines).</source>
        <translation>文本的长度会透露其来源：在 {share}% 的配对中，机器的文本更长（字符数的中位数：人 {human}，机器 {machine}）。</translation>
    </message>
    <message>
        <source>Change to {close}</source>
        <translation>改为 {close}</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find {name} in {called}.</source>
        <translation>{called}中没有文件 {name}。</translation>
    </message>
    <message numerus="yes">
        <source>%n machine rows don&apos;t name an agent; they count as one agent.</source>
        <translation>
            <numerusform>%n 行机器的回答没有注明智能体；它们算作同一个智能体。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file can&apos;t be read completely. {why}</source>
        <translation>无法完整读取该文件。{why}</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs contain no machine or two, so neither choice is correct.</source>
        <translation>
            <numerusform>%n 个配对中没有机器或有两台机器，因此没有正确的选项。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The passphrase has %n characters. Use at least {shortest}, for example four unrelated words.</source>
        <translation>
            <numerusform>口令有 %n 个字符。请至少使用 {shortest} 个，例如四个互不相关的词。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The passphrase has %n different characters. Use at least {fewest}.</source>
        <translation>
            <numerusform>口令有 %n 个不同的字符。请至少使用 {fewest} 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The passphrase file {path} can&apos;t be read. {why}</source>
        <translation>无法读取口令文件 {path}。{why}</translation>
    </message>
    <message>
        <source>The registration can&apos;t be read. {why}</source>
        <translation>无法读取预注册。{why}</translation>
    </message>
    <message>
        <source>form</source>
        <translation>问卷</translation>
    </message>
    <message>
        <source>question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>{value} is not a choice of the field {id}.</source>
        <translation>{value} 不是字段 {id} 的选项。</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>{value} is not a choice of {id}.</source>
        <translation>{value} 不是 {id} 的选项。</translation>
    </message>
    <message>
        <source>This is not valid TOML: {message}.</source>
        <translation>这不是有效的 TOML：{message}。</translation>
    </message>
    <message>
        <source>character {number}</source>
        <translation>第 {number} 个字符</translation>
    </message>
    <message numerus="yes">
        <source>Control questions of {table} are in another language for participants who read {code}: %n texts are not translated.</source>
        <translation>
            <numerusform>对于阅读 {code} 的被试，{table} 的检查题使用另一种语言：%n 个文本没有翻译。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ID has %n characters, and it becomes part of file names.</source>
        <translation>
            <numerusform>该 ID 有 %n 个字符；它会成为文件名的一部分。</numerusform>
        </translation>
    </message>
    <message>
        <source>block</source>
        <translation>组块</translation>
    </message>
    <message>
        <source>{code} is not a language code.</source>
        <translation>{code} 不是语言代码。</translation>
    </message>
    <message>
        <source>The folder can&apos;t be written to. {why} Choose another data folder, or ask its owner for permission.</source>
        <translation>无法写入该文件夹。{why}请选择另一个数据文件夹，或向其所有者申请权限。</translation>
    </message>
    <message>
        <source>The disk at {disk} is full{path}.</source>
        <translation>{disk} 处的磁盘已满{path}。</translation>
    </message>
    <message>
        <source>Free some space, then continue.</source>
        <translation>请释放一些空间，然后继续。</translation>
    </message>
    <message>
        <source>Reconnect the disk or network share at {disk}, or put the file back where it was.</source>
        <translation>请重新连接 {disk} 处的磁盘或网络共享，或把文件放回原处。</translation>
    </message>
    <message>
        <source>The disk at {disk} can no longer be written to.</source>
        <translation>{disk} 处的磁盘已无法写入。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>磁盘已满。</translation>
    </message>
    <message>
        <source>Free some space, then try again.</source>
        <translation>请释放一些空间，然后重试。</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>磁盘为只读。</translation>
    </message>
    <message>
        <source>Turn off its write protection, or choose another place.</source>
        <translation>请关闭其写保护，或选择另一个位置。</translation>
    </message>
    <message>
        <source>You don&apos;t have permission.</source>
        <translation>您没有权限。</translation>
    </message>
    <message>
        <source>Ask the administrator of this computer for it, or choose another place.</source>
        <translation>请向这台计算机的管理员申请权限，或选择另一个位置。</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the file or folder.</source>
        <translation>TuringDesk 找不到该文件或文件夹。</translation>
    </message>
    <message>
        <source>Check the name, and that the disk is connected.</source>
        <translation>请检查名称，并确认磁盘已连接。</translation>
    </message>
    <message>
        <source>The disk or network share is no longer connected.</source>
        <translation>磁盘或网络共享已断开。</translation>
    </message>
    <message>
        <source>Reconnect it, then try again.</source>
        <translation>请重新连接，然后重试。</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>另一个程序正在使用它。</translation>
    </message>
    <message>
        <source>Close it there, then try again.</source>
        <translation>请在那里将其关闭，然后重试。</translation>
    </message>
    <message>
        <source>A part of the path is a file, not a folder.</source>
        <translation>路径中的一部分是文件，而不是文件夹。</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>请选择另一个文件夹。</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <translation>这是文件夹，而不是文件。</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>请选择一个文件。</translation>
    </message>
    <message>
        <source>Something with that name already exists.</source>
        <translation>已存在同名的文件或文件夹。</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>名称过长。</translation>
    </message>
    <message>
        <source>The disk reports a fault.</source>
        <translation>磁盘报告故障。</translation>
    </message>
    <message>
        <source>Check its cable or the network, and copy what is on it to another disk.</source>
        <translation>请检查其连接线或网络，并把其中的内容复制到另一个磁盘。</translation>
    </message>
    <message>
        <source>Too many files are open.</source>
        <translation>打开的文件过多。</translation>
    </message>
    <message>
        <source>Close other programs, then try again.</source>
        <translation>请关闭其他程序，然后重试。</translation>
    </message>
    <message>
        <source>Another program uses this address.</source>
        <translation>另一个程序正在使用此地址。</translation>
    </message>
    <message>
        <source>Close that program, or choose another address.</source>
        <translation>请关闭该程序，或选择另一个地址。</translation>
    </message>
    <message>
        <source>Check that it is on, and check the cable or the network.</source>
        <translation>请确认它已开机，并检查连接线或网络。</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>请检查地址。</translation>
    </message>
    <message>
        <source>No secure connection is possible.</source>
        <translation>无法建立安全连接。</translation>
    </message>
    <message>
        <source>Pair the two computers again.</source>
        <translation>请重新配对这两台计算机。</translation>
    </message>
    <message>
        <source>The file is damaged, or isn&apos;t in the expected format.</source>
        <translation>文件已损坏，或格式不符合要求。</translation>
    </message>
    <message>
        <source>Try again, or choose another place.</source>
        <translation>请重试，或选择另一个位置。</translation>
    </message>
    <message>
        <source>Correct the file, or save it again.</source>
        <translation>请更正文件，或重新保存。</translation>
    </message>
    <message>
        <source>The results of a trained judge can&apos;t be read. {why}</source>
        <translation>无法读取经过训练的评判者的结果。{why}</translation>
    </message>
    <message numerus="yes">
        <source>pasted %n characters</source>
        <translation>
            <numerusform>粘贴了 %n 个字符</numerusform>
        </translation>
    </message>
    <message>
        <source>no pauses</source>
        <translation>没有停顿</translation>
    </message>
    <message>
        <source>left the window for {seconds} s</source>
        <translation>离开窗口 {seconds} 秒</translation>
    </message>
    <message>
        <source>How people&apos;s fixations were recorded: lsl (eye tracker, live), import (eye tracker&apos;s files), or click (clicks on a blurred picture, in place of eye movements)</source>
        <translation>人的注视点如何记录：lsl（眼动仪，实时）、import（眼动仪的文件）或 click（在模糊图片上点击，代替眼动）</translation>
    </message>
    <message>
        <source>ID of one stimulus in the other table</source>
        <translation>另一表格中一个刺激的 ID</translation>
    </message>
    <message>
        <source>ID of the other stimulus</source>
        <translation>另一个刺激的 ID</translation>
    </message>
    <message>
        <source>A study package has errors, so TuringDesk can&apos;t run it.</source>
        <translation>研究包有错误，因此 TuringDesk 无法运行它。</translation>
    </message>
    <message>
        <source>The answers that were collected don&apos;t make a study.</source>
        <translation>收集到的回答不足以构成一项研究。</translation>
    </message>
    <message>
        <source>Who made what is encrypted in a sealed study, and its sessions have already been drawn.</source>
        <translation>在封存的研究中，回答的来源已加密，且其场次已经抽取。</translation>
    </message>
    <message>
        <source>A preview is a real session, so the study must be free of errors.</source>
        <translation>预览是真实的场次，因此研究中不能有错误。</translation>
    </message>
    <message>
        <source>task</source>
        <comment>head of a column of results</comment>
        <translation>任务</translation>
    </message>
    <message>
        <source>block</source>
        <comment>head of a column of results</comment>
        <translation>组块</translation>
    </message>
    <message>
        <source>agent</source>
        <comment>head of a column of results</comment>
        <translation>智能体</translation>
    </message>
    <message>
        <source>length</source>
        <comment>head of a column of results</comment>
        <translation>长度</translation>
    </message>
    <message>
        <source>conversation</source>
        <comment>head of a column of results</comment>
        <translation>对话</translation>
    </message>
    <message>
        <source>speaker</source>
        <comment>head of a column of results</comment>
        <translation>说话者</translation>
    </message>
    <message>
        <source>language</source>
        <comment>head of a column of results</comment>
        <translation>语言</translation>
    </message>
    <message>
        <source>system</source>
        <comment>head of a column of results</comment>
        <translation>操作系统</translation>
    </message>
    <message>
        <source>for a human</source>
        <comment>head of a column of results</comment>
        <translation>偏向人</translation>
    </message>
    <message>
        <source>weight human</source>
        <comment>head of a column of results</comment>
        <translation>权重（人）</translation>
    </message>
    <message>
        <source>for a machine</source>
        <comment>head of a column of results</comment>
        <translation>偏向机器</translation>
    </message>
    <message>
        <source>weight machine</source>
        <comment>head of a column of results</comment>
        <translation>权重（机器）</translation>
    </message>
    <message>
        <source>n</source>
        <comment>head of a column of results</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>{interval}% CI low</source>
        <comment>head of a column of results</comment>
        <translation>{interval}% 置信区间下限</translation>
    </message>
    <message>
        <source>{interval}% CI high</source>
        <comment>head of a column of results</comment>
        <translation>{interval}% 置信区间上限</translation>
    </message>
    <message>
        <source>p(M|M)</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M)</translation>
    </message>
    <message>
        <source>participants</source>
        <comment>head of a column of results</comment>
        <translation>被试</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>head of a column of results</comment>
        <translation>已完成</translation>
    </message>
    <message>
        <source>still needed</source>
        <comment>head of a column of results</comment>
        <translation>仍需</translation>
    </message>
    <message>
        <source>flagged</source>
        <comment>head of a column of results</comment>
        <translation>已标记</translation>
    </message>
    <message>
        <source>least</source>
        <comment>head of a column of results</comment>
        <translation>最少</translation>
    </message>
    <message>
        <source>most</source>
        <comment>head of a column of results</comment>
        <translation>最多</translation>
    </message>
    <message>
        <source>needed each</source>
        <comment>head of a column of results</comment>
        <translation>每项所需</translation>
    </message>
    <message>
        <source>study</source>
        <comment>head of a column of results</comment>
        <translation>研究</translation>
    </message>
    <message>
        <source>SE of p(M|M)</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M) 的标准误</translation>
    </message>
    <message>
        <source>p mm low</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M) 下限</translation>
    </message>
    <message>
        <source>p mm high</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M) 上限</translation>
    </message>
    <message>
        <source>p mm method</source>
        <comment>head of a column of results</comment>
        <translation>p(M|M) 方法</translation>
    </message>
    <message>
        <source>P mm method</source>
        <comment>head of a column of results</comment>
        <translation>P(M|M) 方法</translation>
    </message>
    <message>
        <source>detectability</source>
        <comment>head of a column of results</comment>
        <translation>可辨别度</translation>
    </message>
    <message>
        <source>SE</source>
        <comment>head of a column of results</comment>
        <translation>SE</translation>
    </message>
    <message>
        <source>n human</source>
        <comment>head of a column of results</comment>
        <translation>n 人</translation>
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
        <translation>可推广到</translation>
    </message>
    <message>
        <source>Generalizes</source>
        <comment>head of a column of results</comment>
        <translation>可推广到</translation>
    </message>
    <message>
        <source>method</source>
        <comment>head of a column of results</comment>
        <translation>方法</translation>
    </message>
    <message>
        <source>Method</source>
        <comment>head of a column of results</comment>
        <translation>方法</translation>
    </message>
    <message>
        <source>note</source>
        <comment>head of a column of results</comment>
        <translation>备注</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>head of a column of results</comment>
        <translation>备注</translation>
    </message>
    <message>
        <source>scheme</source>
        <comment>head of a column of results</comment>
        <translation>编码方案</translation>
    </message>
    <message>
        <source>first</source>
        <comment>head of a column of results</comment>
        <translation>第一</translation>
    </message>
    <message>
        <source>second</source>
        <comment>head of a column of results</comment>
        <translation>第二</translation>
    </message>
    <message>
        <source>code</source>
        <comment>head of a column of results</comment>
        <translation>编码</translation>
    </message>
    <message>
        <source>title</source>
        <comment>head of a column of results</comment>
        <translation>标题</translation>
    </message>
    <message>
        <source>observed</source>
        <comment>head of a column of results</comment>
        <translation>观察值</translation>
    </message>
    <message>
        <source>expected</source>
        <comment>head of a column of results</comment>
        <translation>期望值</translation>
    </message>
    <message>
        <source>kappa</source>
        <comment>head of a column of results</comment>
        <translation>kappa</translation>
    </message>
    <message>
        <source>assumptions</source>
        <comment>head of a column of results</comment>
        <translation>假定</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <comment>head of a column of results</comment>
        <translation>假定</translation>
    </message>
    <message>
        <source>against</source>
        <comment>head of a column of results</comment>
        <translation>对比</translation>
    </message>
    <message>
        <source>success</source>
        <comment>head of a column of results</comment>
        <translation>成功数</translation>
    </message>
    <message>
        <source>judged</source>
        <comment>head of a column of results</comment>
        <translation>被判断数</translation>
    </message>
    <message>
        <source>statistic</source>
        <comment>head of a column of results</comment>
        <translation>统计量</translation>
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
        <translation>效应</translation>
    </message>
    <message>
        <source>as in</source>
        <comment>head of a column of results</comment>
        <translation>出处</translation>
    </message>
    <message>
        <source>by</source>
        <comment>head of a column of results</comment>
        <translation>分组</translation>
    </message>
    <message>
        <source>level</source>
        <comment>head of a column of results</comment>
        <translation>水平</translation>
    </message>
    <message>
        <source>n machine</source>
        <comment>head of a column of results</comment>
        <translation>n 机器</translation>
    </message>
    <message>
        <source>SE of p(H|H)</source>
        <comment>head of a column of results</comment>
        <translation>p(H|H) 的标准误</translation>
    </message>
    <message>
        <source>truth</source>
        <comment>head of a column of results</comment>
        <translation>真实来源</translation>
    </message>
    <message>
        <source>bin</source>
        <comment>head of a column of results</comment>
        <translation>区间</translation>
    </message>
    <message>
        <source>stated</source>
        <comment>head of a column of results</comment>
        <translation>自述值</translation>
    </message>
    <message>
        <source>calibration error</source>
        <comment>head of a column of results</comment>
        <translation>校准误差</translation>
    </message>
    <message>
        <source>overconfidence</source>
        <comment>head of a column of results</comment>
        <translation>过度自信</translation>
    </message>
    <message>
        <source>slope</source>
        <comment>head of a column of results</comment>
        <translation>斜率</translation>
    </message>
    <message>
        <source>slope p</source>
        <comment>head of a column of results</comment>
        <translation>斜率 p</translation>
    </message>
    <message>
        <source>test</source>
        <comment>head of a column of results</comment>
        <translation>检验</translation>
    </message>
    <message>
        <source>p human</source>
        <comment>head of a column of results</comment>
        <translation>p 人</translation>
    </message>
    <message>
        <source>p machine</source>
        <comment>head of a column of results</comment>
        <translation>p 机器</translation>
    </message>
    <message>
        <source>p human low</source>
        <comment>head of a column of results</comment>
        <translation>p 人下限</translation>
    </message>
    <message>
        <source>p human high</source>
        <comment>head of a column of results</comment>
        <translation>p 人上限</translation>
    </message>
    <message>
        <source>p machine low</source>
        <comment>head of a column of results</comment>
        <translation>p 机器下限</translation>
    </message>
    <message>
        <source>p machine high</source>
        <comment>head of a column of results</comment>
        <translation>p 机器上限</translation>
    </message>
    <message>
        <source>what</source>
        <comment>head of a column of results</comment>
        <translation>项目</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>head of a column of results</comment>
        <translation>提问数</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>head of a column of results</comment>
        <translation>通过数</translation>
    </message>
    <message>
        <source>question</source>
        <comment>head of a column of results</comment>
        <translation>问题</translation>
    </message>
    <message>
        <source>n judges</source>
        <comment>head of a column of results</comment>
        <translation>n 评判者</translation>
    </message>
    <message>
        <source>value</source>
        <comment>head of a column of results</comment>
        <translation>值</translation>
    </message>
    <message>
        <source>machines low</source>
        <comment>head of a column of results</comment>
        <translation>推广到机器下限</translation>
    </message>
    <message>
        <source>machines high</source>
        <comment>head of a column of results</comment>
        <translation>推广到机器上限</translation>
    </message>
    <message>
        <source>machines p</source>
        <comment>head of a column of results</comment>
        <translation>推广到机器 p</translation>
    </message>
    <message>
        <source>wilson low</source>
        <comment>head of a column of results</comment>
        <translation>Wilson 下限</translation>
    </message>
    <message>
        <source>wilson high</source>
        <comment>head of a column of results</comment>
        <translation>Wilson 上限</translation>
    </message>
    <message>
        <source>n stimuli</source>
        <comment>head of a column of results</comment>
        <translation>n 刺激</translation>
    </message>
    <message>
        <source>term</source>
        <comment>head of a column of results</comment>
        <translation>项</translation>
    </message>
    <message>
        <source>margin</source>
        <comment>head of a column of results</comment>
        <translation>界限</translation>
    </message>
    <message>
        <source>smallest margin</source>
        <comment>head of a column of results</comment>
        <translation>最小界限</translation>
    </message>
    <message>
        <source>trained on</source>
        <comment>head of a column of results</comment>
        <translation>训练机器</translation>
    </message>
    <message>
        <source>is extrapolated</source>
        <comment>head of a column of results</comment>
        <translation>是否外推</translation>
    </message>
    <message>
        <source>coefficient</source>
        <comment>head of a column of results</comment>
        <translation>系数</translation>
    </message>
    <message>
        <source>correlation</source>
        <comment>head of a column of results</comment>
        <translation>相关</translation>
    </message>
    <message>
        <source>rank</source>
        <comment>head of a column of results</comment>
        <translation>排名</translation>
    </message>
    <message>
        <source>stimulus</source>
        <comment>head of a column of results</comment>
        <translation>刺激</translation>
    </message>
    <message>
        <source>subject</source>
        <comment>head of a column of results</comment>
        <translation>对象</translation>
    </message>
    <message>
        <source>choice</source>
        <comment>head of a column of results</comment>
        <translation>判为</translation>
    </message>
    <message>
        <source>score</source>
        <comment>head of a column of results</comment>
        <translation>分数</translation>
    </message>
    <message>
        <source>people n</source>
        <comment>head of a column of results</comment>
        <translation>人数</translation>
    </message>
    <message>
        <source>people wrong</source>
        <comment>head of a column of results</comment>
        <translation>人判错比例</translation>
    </message>
    <message>
        <source>text</source>
        <comment>head of a column of results</comment>
        <translation>文本</translation>
    </message>
    <message>
        <source>feature</source>
        <comment>head of a column of results</comment>
        <translation>特征</translation>
    </message>
    <message>
        <source>weight</source>
        <comment>head of a column of results</comment>
        <translation>权重</translation>
    </message>
    <message>
        <source>speaks for</source>
        <comment>head of a column of results</comment>
        <translation>偏向</translation>
    </message>
    <message>
        <source>grouped by</source>
        <comment>head of a column of results</comment>
        <translation>分组依据</translation>
    </message>
    <message>
        <source>difference</source>
        <comment>head of a column of results</comment>
        <translation>差值</translation>
    </message>
    <message>
        <source>message</source>
        <comment>head of a column of results</comment>
        <translation>消息</translation>
    </message>
    <message>
        <source>evidence</source>
        <comment>head of a column of results</comment>
        <translation>证据</translation>
    </message>
    <message>
        <source>evidence sd</source>
        <comment>head of a column of results</comment>
        <translation>证据标准差</translation>
    </message>
    <message>
        <source>answers</source>
        <comment>head of a column of results</comment>
        <translation>回答</translation>
    </message>
    <message>
        <source>judges</source>
        <comment>head of a column of results</comment>
        <translation>评判者</translation>
    </message>
    <message>
        <source>p hh low</source>
        <comment>head of a column of results</comment>
        <translation>p(H|H) 下限</translation>
    </message>
    <message>
        <source>p hh high</source>
        <comment>head of a column of results</comment>
        <translation>p(H|H) 上限</translation>
    </message>
    <message>
        <source>setting</source>
        <comment>head of a column of results</comment>
        <translation>设置</translation>
    </message>
    <message>
        <source>turns</source>
        <comment>head of a column of results</comment>
        <translation>轮数</translation>
    </message>
    <message>
        <source>n person</source>
        <comment>head of a column of results</comment>
        <translation>n 本人</translation>
    </message>
    <message>
        <source>words</source>
        <comment>head of a column of results</comment>
        <translation>词数</translation>
    </message>
    <message>
        <source>person words</source>
        <comment>head of a column of results</comment>
        <translation>本人词数</translation>
    </message>
    <message>
        <source>prompts</source>
        <comment>head of a column of results</comment>
        <translation>提示项</translation>
    </message>
    <message>
        <source>references</source>
        <comment>head of a column of results</comment>
        <translation>参考文本</translation>
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
        <translation>BLEU-4 下限</translation>
    </message>
    <message>
        <source>bleu 4 high</source>
        <comment>head of a column of results</comment>
        <translation>BLEU-4 上限</translation>
    </message>
    <message>
        <source>cider</source>
        <comment>head of a column of results</comment>
        <translation>CIDEr</translation>
    </message>
    <message>
        <source>cider low</source>
        <comment>head of a column of results</comment>
        <translation>CIDEr 下限</translation>
    </message>
    <message>
        <source>cider high</source>
        <comment>head of a column of results</comment>
        <translation>CIDEr 上限</translation>
    </message>
    <message>
        <source>detectability low</source>
        <comment>head of a column of results</comment>
        <translation>可辨别度下限</translation>
    </message>
    <message>
        <source>detectability high</source>
        <comment>head of a column of results</comment>
        <translation>可辨别度上限</translation>
    </message>
    <message>
        <source>n verdicts</source>
        <comment>head of a column of results</comment>
        <translation>n 判断</translation>
    </message>
    <message>
        <source>topic</source>
        <comment>head of a column of results</comment>
        <translation>话题</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>head of a column of results</comment>
        <translation>对数</translation>
    </message>
    <message>
        <source>judges a pair</source>
        <comment>head of a column of results</comment>
        <translation>每对的评判者数</translation>
    </message>
    <message>
        <source>pass rate</source>
        <comment>head of a column of results</comment>
        <translation>通过率</translation>
    </message>
    <message>
        <source>pooled</source>
        <comment>head of a column of results</comment>
        <translation>合并</translation>
    </message>
    <message>
        <source>verdict</source>
        <comment>head of a column of results</comment>
        <translation>判断</translation>
    </message>
    <message>
        <source>category</source>
        <comment>head of a column of results</comment>
        <translation>类别</translation>
    </message>
    <message>
        <source>reason</source>
        <comment>head of a column of results</comment>
        <translation>理由</translation>
    </message>
    <message>
        <source>texts</source>
        <comment>head of a column of results</comment>
        <translation>文本</translation>
    </message>
    <message>
        <source>measure</source>
        <comment>head of a column of results</comment>
        <translation>指标</translation>
    </message>
    <message>
        <source>look</source>
        <comment>head of a column of results</comment>
        <translation>查看</translation>
    </message>
    <message>
        <source>error unadjusted</source>
        <comment>head of a column of results</comment>
        <translation>未校正误差</translation>
    </message>
    <message>
        <source>strategy</source>
        <comment>head of a column of results</comment>
        <translation>策略</translation>
    </message>
    <message>
        <source>accuracy</source>
        <comment>head of a column of results</comment>
        <translation>正确率</translation>
    </message>
    <message>
        <source>accuracy low</source>
        <comment>head of a column of results</comment>
        <translation>正确率下限</translation>
    </message>
    <message>
        <source>accuracy high</source>
        <comment>head of a column of results</comment>
        <translation>正确率上限</translation>
    </message>
    <message>
        <source>rate</source>
        <comment>head of a column of results</comment>
        <translation>比率</translation>
    </message>
    <message numerus="yes">
        <source>%n judges</source>
        <translation>
            <numerusform>%n 名评判者</numerusform>
        </translation>
    </message>
    <message>
        <source>a single coder</source>
        <translation>一名编码者</translation>
    </message>
    <message>
        <source>{name}: kind is {kind}. Use one of: {kinds}.</source>
        <translation>{name}：kind 为 {kind}。请使用以下之一：{kinds}。</translation>
    </message>
    <message>
        <source>{name}: a scheme needs 1 to {most_categories} [[category]] tables.</source>
        <translation>{name}：编码方案需要 1 到 {most_categories} 个 [[category]] 表。</translation>
    </message>
    <message>
        <source>{name}: a {key} is missing. Add {key} = &quot;...&quot;.</source>
        <translation>{name}：缺少一个 {key}。请添加 {key} = &quot;...&quot;。</translation>
    </message>
    <message>
        <source>Correct the file, or remove it from the folder.</source>
        <translation>请更正文件，或将其移出文件夹。</translation>
    </message>
    <message>
        <source>Available: {known}.</source>
        <translation>可用的有：{known}。</translation>
    </message>
    <message>
        <source>below the block&apos;s time limit</source>
        <translation>低于组块的时间界限</translation>
    </message>
    <message>
        <source>Marked as too fast when it was given; {needed}.</source>
        <translation>作答时标记为过快；{needed}。</translation>
    </message>
    <message>
        <source>at least {limit_s} s required</source>
        <translation>至少需要 {limit_s} 秒</translation>
    </message>
    <message>
        <source>Incorrect answer to the control question {asked}: {choice}.</source>
        <translation>检查题 {asked} 答错：{choice}。</translation>
    </message>
    <message>
        <source>Answer to the question {question}: {given}.</source>
        <translation>问题 {question} 的回答是：{given}。</translation>
    </message>
    <message>
        <source>Session {place} of this participant; only the first one counts: {first}.</source>
        <translation>该被试的场次 {place}；只计第一个，即 {first}。</translation>
    </message>
    <message>
        <source>The answer to {field} is {given}; required: {needed}.</source>
        <translation>{field} 的回答是 {given}；要求为 {needed}。</translation>
    </message>
    <message>
        <source>There is no answer to {field}; required: {needed}.</source>
        <translation>{field} 没有回答；要求为 {needed}。</translation>
    </message>
    <message>
        <source>There are more than {tried} ways to distribute the remaining trials over agents. The {tried} most demanding ways were checked and can be drawn; the others were not checked.</source>
        <translation>剩余试次分配给智能体的方式超过 {tried} 种。已检查要求最高的 {tried} 种，都可以抽取；其余的没有检查。</translation>
    </message>
    <message>
        <source>Make the number of trials a multiple of the number of agents, or add answers to other prompts.</source>
        <translation>请把 trials 设为智能体数量的倍数，或为其他提示项添加回答。</translation>
    </message>
    <message>
        <source>{needed} of length {length} needed, {there} available</source>
        <translation>需要 {needed} 个长度为 {length} 的，只有 {there} 个</translation>
    </message>
    <message>
        <source>{needed} needed, {there} available</source>
        <translation>需要 {needed} 个，只有 {there} 个</translation>
    </message>
    <message>
        <source>Add answers to other prompts, reduce the number of trials, or set repeat_prompts = true.</source>
        <translation>请为其他提示项添加回答，减少试次数，或设置 repeat_prompts = true。</translation>
    </message>
    <message>
        <source>Add some, or set what to draw instead, for example mix = {{ {letters} = {number} }}.</source>
        <translation>请添加一些，或设置改为抽取什么，例如 mix = {{ {letters} = {number} }}。</translation>
    </message>
    <message>
        <source>Add longer conversations, or remove the long values from lengths.</source>
        <translation>请添加更长的对话，或从 lengths 中去掉较大的数。</translation>
    </message>
    <message>
        <source>Add answers, or reduce the number of trials.</source>
        <translation>请添加回答，或减少试次数。</translation>
    </message>
    <message>
        <source>Set trials to 1 or more.</source>
        <translation>请将 trials 设为 1 或更大。</translation>
    </message>
    <message>
        <source>Add rows to it.</source>
        <translation>请向其中添加行。</translation>
    </message>
    <message>
        <source>Increase trials, or remove some of them.</source>
        <translation>请增大 trials，或去掉其中一些。</translation>
    </message>
    <message>
        <source>Control trials requested: {trials}; rows of {table} reserved for control trials: {control}.</source>
        <translation>要求的检查试次：{trials}；{table} 中留作检查试次的行：{control}。</translation>
    </message>
    <message>
        <source>Mark more rows with control = yes, or list fewer positions.</source>
        <translation>请把更多行标为 control = yes，或减少指定的位置。</translation>
    </message>
    <message>
        <source>Practice trials requested: {practice}; rows of {table} reserved for practice: {practice2}.</source>
        <translation>要求的练习试次：{practice}；{table} 中留作练习的行：{practice2}。</translation>
    </message>
    <message>
        <source>Mark more rows with practice = yes, or reduce practice.</source>
        <translation>请把更多行标为 practice = yes，或减小 practice。</translation>
    </message>
    <message>
        <source>A length is below 1 or listed twice.</source>
        <translation>有长度小于 1 或重复列出。</translation>
    </message>
    <message>
        <source>{position} is fixed at position {position2}, but {table} has no row with that ID.</source>
        <translation>{position} 固定在位置 {position2}，但 {table} 没有该 ID 的行。</translation>
    </message>
    <message>
        <source>Correct the ID, or remove it.</source>
        <translation>请更正该 ID，或将其去掉。</translation>
    </message>
    <message>
        <source>{twice} is fixed at more than one position.</source>
        <translation>{twice} 固定在多个位置。</translation>
    </message>
    <message>
        <source>Fix it at one position only.</source>
        <translation>请只固定在其中一个位置。</translation>
    </message>
    <message>
        <source>The fixed stimuli {ids} have the same prompt, and no judge sees a prompt twice.</source>
        <translation>固定刺激 {ids} 的提示项相同，而评判者不会两次看到同一提示项。</translation>
    </message>
    <message>
        <source>Fix different stimuli, or set repeat_prompts = true.</source>
        <translation>请固定其他刺激，或设置 repeat_prompts = true。</translation>
    </message>
    <message>
        <source>The mix contains a negative number.</source>
        <translation>mix 中有负数。</translation>
    </message>
    <message>
        <source>Use 0 or more.</source>
        <translation>请使用 0 或更大的数。</translation>
    </message>
    <message>
        <source>The mix adds up to {values}, but {drawn} of the {trials} trials are drawn ({trials2} are control trials, {fixed} are fixed).</source>
        <translation>mix 合计为 {values}，但 {trials} 个试次中抽取 {drawn} 个（{trials2} 个检查试次，{fixed} 个固定试次）。</translation>
    </message>
    <message>
        <source>Position {position} is listed twice.</source>
        <translation>位置 {position} 重复列出。</translation>
    </message>
    <message>
        <source>List each position once.</source>
        <translation>每个位置请只写一次。</translation>
    </message>
    <message>
        <source>{what} is at position {position}, but the block only has trials 1 to {trials}.</source>
        <translation>{what}位于位置 {position}，但该组块只有试次 1 到 {trials}。</translation>
    </message>
    <message>
        <source>Choose a position within the block, or increase trials.</source>
        <translation>请选择组块内的位置，或增大 trials。</translation>
    </message>
    <message>
        <source>Consent: name {signature}, saved separately</source>
        <translation>知情同意：姓名 {signature}，并分开保存</translation>
    </message>
    <message>
        <source>Some sessions show stimuli of {table} in two blocks, in a pair or on their own: {name}{more}. There are too few other stimuli.</source>
        <translation>有些场次会在两个组块中显示 {table} 的刺激，成对或单独显示：{name}{more}。其他刺激太少。</translation>
    </message>
    <message>
        <source>Add stimuli, reduce the number of trials, or give each block its own table.</source>
        <translation>请添加刺激，减少试次数，或给每个组块各自的表格。</translation>
    </message>
    <message>
        <source>Remove them from the table, or include them in the mix.</source>
        <translation>请从表格中去掉它们，或把它们纳入 mix。</translation>
    </message>
    <message>
        <source>Plan more participants, more trials, or fewer answers.</source>
        <translation>请计划更多被试、更多试次或更少回答。</translation>
    </message>
    <message>
        <source>Add {what} trials, or clear the column {what} in these rows.</source>
        <translation>请添加 {what} 试次，或清空这些行的 {what} 列。</translation>
    </message>
    <message>
        <source>Remove these lengths, or add longer conversations.</source>
        <translation>请去掉这些长度，或添加更长的对话。</translation>
    </message>
    <message>
        <source>Add a control question to every answer, or set questions = &quot;every&quot; or &quot;none&quot;.</source>
        <translation>请给每个回答一个检查题，或设置 questions = &quot;every&quot; 或 &quot;none&quot;。</translation>
    </message>
    <message>
        <source>This block shares {table} with another block, and a session never shows a stimulus twice. After the other block, too few stimuli remain. {missing}</source>
        <translation>此组块与另一个组块共用 {table}，而同一场次不会两次显示同一刺激。在另一个组块之后，剩下的刺激太少。{missing}</translation>
    </message>
    <message>
        <source>Add answers, reduce the number of trials, or give each block its own table.</source>
        <translation>请添加回答，减少试次数，或给每个组块各自的表格。</translation>
    </message>
    <message>
        <source>{name} is also fixed in block {name2}, and a session never shows a stimulus twice.</source>
        <translation>{name} 也固定在组块 {name2} 中，而同一场次不会两次显示同一刺激。</translation>
    </message>
    <message>
        <source>Fix a different stimulus.</source>
        <translation>请固定其他刺激。</translation>
    </message>
    <message>
        <source>unknown kind {values}</source>
        <translation>未知的类型 {values}</translation>
    </message>
    <message>
        <source>unknown settings: {unknown}</source>
        <translation>未知的设置：{unknown}</translation>
    </message>
    <message>
        <source>the ID {id} contains a |, which is used to join IDs</source>
        <translation>ID {id} 中有 |，而它用于连接多个 ID</translation>
    </message>
    <message>
        <source>You can answer after the animation has played once.</source>
        <translation>动画播放一遍之后即可作答。</translation>
    </message>
    <message>
        <source>The session has ended; there is nothing to answer.</source>
        <translation>场次已结束；没有需要回答的内容。</translation>
    </message>
    <message>
        <source>Only a trial can go unanswered.</source>
        <translation>只有试次可以不作答。</translation>
    </message>
    <message>
        <source>Only consent can be refused.</source>
        <translation>只有知情同意页可以拒绝。</translation>
    </message>
    <message>
        <source>This step has no question {unknown}.</source>
        <translation>这一步没有问题 {unknown}。</translation>
    </message>
    <message>
        <source>Given the other answers, this step doesn&apos;t ask {idle}.</source>
        <translation>根据其他回答，这一步不询问 {idle}。</translation>
    </message>
    <message>
        <source>The key was held down. Release it, then press it again.</source>
        <translation>按键被一直按住。请松开后再按一次。</translation>
    </message>
    <message>
        <source>You can answer after {look_first_s} s.</source>
        <translation>{look_first_s} 秒后才能作答。</translation>
    </message>
    <message>
        <source>{key} still needs an answer.</source>
        <translation>{key} 还需要回答。</translation>
    </message>
    <message>
        <source>There is no whole number between 0 and {n}.</source>
        <translation>没有 0 到 {n} 之间的整数。</translation>
    </message>
    <message>
        <source>no data for this result</source>
        <translation>没有此结果的数据</translation>
    </message>
    <message>
        <source>{code} already has session {number} in this study, started {time}</source>
        <translation>{code} 在此研究中已有场次 {number}，开始于 {time}</translation>
    </message>
    <message>
        <source>{begun} ({state}). A new session gets the number {number}.</source>
        <translation>{begun}（{state}）。新场次的序号为 {number}。</translation>
    </message>
    <message>
        <source>Is this the correct code?</source>
        <translation>这个编号正确吗？</translation>
    </message>
    <message>
        <source>{code} withdrew on {day}, and the data were deleted. Use a new code.</source>
        <translation>{code} 已于 {day} 退出，数据已删除。请使用新的编号。</translation>
    </message>
    <message>
        <source>{code} already has session {number} in this study, started {time} at {kiosk}</source>
        <translation>{code} 在此研究中已有场次 {number}，于 {time} 在 {kiosk} 开始</translation>
    </message>
    <message>
        <source>{other} and {code} count as the same code: {begun}</source>
        <translation>{other} 与 {code} 视为同一个编号：{begun}</translation>
    </message>
    <message>
        <source>{begun}, and it is still running. Is this the correct code?</source>
        <translation>{begun}，且仍在进行。这个编号正确吗？</translation>
    </message>
    <message>
        <source>{code} was created for the study {study}. Is this the correct study?</source>
        <translation>{code} 是为研究 {study} 生成的。研究选对了吗？</translation>
    </message>
    <message>
        <source>{code} contains a typo: its last character doesn&apos;t match the others.</source>
        <translation>{code} 有输入错误：最后一个字符与其他字符不符。</translation>
    </message>
    <message numerus="yes">
        <source>{code} is not one of the %n codes created for this study.</source>
        <translation>
            <numerusform>{code} 不在为此研究生成的 %n 个编号之中。</numerusform>
        </translation>
    </message>
    <message>
        <source>makers are sealed</source>
        <translation>来源已封存</translation>
    </message>
    <message>
        <source>Not known yet. Chance is 0.5.</source>
        <translation>尚未得知。随机水平为 0.5。</translation>
    </message>
    <message>
        <source>Detectability over sessions</source>
        <translation>可辨别度随场次的变化</translation>
    </message>
    <message>
        <source>Answers per minute</source>
        <translation>每分钟回答数</translation>
    </message>
    <message>
        <source>Up to session {number}: {value}, {interval}</source>
        <translation>截至场次 {number}：{value}，{interval}</translation>
    </message>
    <message>
        <source>{value}. Chance is 0.5, certainty is 1.</source>
        <translation>{value}。随机水平为 0.5，完全可辨别为 1。</translation>
    </message>
    <message>
        <source>{value}, {interval}. Chance is 0.5, certainty is 1.</source>
        <translation>{value}，{interval}。随机水平为 0.5，完全可辨别为 1。</translation>
    </message>
    <message>
        <source>Detectability with its interval</source>
        <translation>可辨别度及其区间</translation>
    </message>
    <message>
        <source>Fewer than {fewest} verdicts</source>
        <translation>判断少于 {fewest} 个</translation>
    </message>
    <message numerus="yes">
        <source>%n answers in the last minute, at most {most} in one of the last {minutes}.</source>
        <translation>
            <numerusform>最近一分钟内有 %n 个回答，最近 {minutes} 分钟内每分钟最多 {most} 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No answers in the last %n minutes.</source>
        <translation>
            <numerusform>最近 %n 分钟内没有回答。</numerusform>
        </translation>
    </message>
    <message>
        <source>Minutes ago</source>
        <translation>距今分钟数</translation>
    </message>
    <message>
        <source>Up to session {number}: {value}</source>
        <translation>截至场次 {number}：{value}</translation>
    </message>
    <message>
        <source>{keys} on the participant&apos;s keyboard pauses or ends a session, and closes the final screen.</source>
        <translation>在被试的键盘上按 {keys} 可暂停或结束场次，也可关闭最后的画面。</translation>
    </message>
    <message>
        <source>Pages need {size}; text is cut off on this screen.</source>
        <translation>页面需要 {size}；在此屏幕上，文字会被截断。</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t prevent this. Turn off the screen saver and sleep in the system&apos;s settings.</source>
        <translation>TuringDesk 无法阻止这种情况。请在系统设置中关闭屏幕保护和睡眠。</translation>
    </message>
    <message>
        <source>In the system&apos;s settings, set the date and time, and turn on automatic network time.</source>
        <translation>请在系统设置中设定日期和时间，并开启自动网络校时。</translation>
    </message>
    <message>
        <source>At this scaling, the screen only has {size}.</source>
        <translation>在此缩放比例下，屏幕只有 {size}。</translation>
    </message>
    <message>
        <source>This system doesn&apos;t report when the screen turns off.</source>
        <translation>此系统不报告屏幕何时关闭。</translation>
    </message>
    <message>
        <source>TuringDesk prevents this during sessions.</source>
        <translation>TuringDesk 会在场次期间阻止这种情况。</translation>
    </message>
    <message>
        <source>On this system, the kiosk can&apos;t block Alt+Tab and similar shortcuts.</source>
        <translation>在此系统上，被试端无法拦截 Alt+Tab 等快捷键。</translation>
    </message>
    <message>
        <source>Close other programs, or run the kiosk in a user account without any. On Linux, choose an X11 session at login.</source>
        <translation>请关闭其他程序，或在没有其他程序的账户中运行被试端。在 Linux 上，登录时请选择 X11 会话。</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t write to {folder}.</source>
        <translation>TuringDesk 无法写入 {folder}。</translation>
    </message>
    <message>
        <source>Free some space. At least {size} should be free.</source>
        <translation>请释放一些空间。至少应有 {size} 可用。</translation>
    </message>
    <message>
        <source>The clock shows {now}; the newest data are {time} ahead.</source>
        <translation>时钟显示 {now}；最新的数据比它晚 {time}。</translation>
    </message>
    <message>
        <source>Clock not synchronized ({now}).</source>
        <translation>时钟未同步（{now}）。</translation>
    </message>
    <message>
        <source>The clock shows {now}.</source>
        <translation>时钟显示 {now}。</translation>
    </message>
    <message>
        <source>Change it back, or continue if you want this layout.</source>
        <translation>请改回来；如果您需要此布局，请继续。</translation>
    </message>
    <message>
        <source>The screen never turns off.</source>
        <translation>屏幕不会自动关闭。</translation>
    </message>
    <message>
        <source>The screen turns off or the computer sleeps after {time}.</source>
        <translation>{time}后屏幕会关闭或计算机进入睡眠。</translation>
    </message>
    <message>
        <source>Alt+Tab and similar shortcuts are blocked.</source>
        <translation>已拦截 Alt+Tab 等快捷键。</translation>
    </message>
    <message>
        <source>Give this user permission to write to it.</source>
        <translation>请授予此用户写入该处的权限。</translation>
    </message>
    <message>
        <source>The clock shows {now}, which is before this version of TuringDesk was built.</source>
        <translation>时钟显示 {now}，早于此版本 TuringDesk 的构建时间。</translation>
    </message>
    <message>
        <source>Clock synchronized ({now}).</source>
        <translation>时钟已同步（{now}）。</translation>
    </message>
    <message>
        <source>This system doesn&apos;t report the keyboard layout.</source>
        <translation>此系统不报告键盘布局。</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>Session {number}, marked as pilot, {when}, {who}: {text}</source>
        <translation>场次 {number}，标为预实验，{when}，{who}：{text}</translation>
    </message>
    <message>
        <source>clock changed</source>
        <translation>改过时钟</translation>
    </message>
    <message numerus="yes">
        <source>%n characters that are invisible or can&apos;t be stored were removed.</source>
        <translation>
            <numerusform>已移除 %n 个不可见或无法存储的字符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spreadsheet errors instead of values: correct them</source>
        <translation>
            <numerusform>有 %n 处是电子表格错误而不是值：请更正</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n merged cells: only the first cell of each contains the text. Fill in the other cells.</source>
        <translation>
            <numerusform>%n 个合并单元格：只有各自的第一个单元格含有文本。请填写其余单元格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formulas: their displayed values were pasted as text.</source>
        <translation>
            <numerusform>%n 个公式：其显示的内容已作为文本粘贴。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells starting with = were pasted as text; formulas are not calculated here</source>
        <translation>
            <numerusform>%n 个以 = 开头的单元格已作为文本粘贴；此处不计算公式</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n numbers with a comma: use a decimal point if you mean a number</source>
        <translation>
            <numerusform>%n 个带逗号的数字：如果是数字，请使用小数点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells look like dates: check that the spreadsheet didn&apos;t convert them</source>
        <translation>
            <numerusform>%n 个单元格看起来像日期：请检查电子表格是否转换了它们</numerusform>
        </translation>
    </message>
    <message>
        <source>The record that starts in line {start} is not valid CSV: {problem}. Correct its quotes in a text editor, then open the table again.</source>
        <translation>从第 {start} 行开始的记录不是有效的 CSV：{problem}。请在文本编辑器中更正其引号，然后重新打开表格。</translation>
    </message>
    <message>
        <source>Explain why the study was changed. The report lists it as a deviation.</source>
        <translation>请说明为什么更改研究。报告会将其列为偏离。</translation>
    </message>
    <message>
        <source>This row is not a JSON object, so it has no cells. Correct its first cell, which shows the whole line: {...}.</source>
        <translation>此行不是 JSON 对象，因此没有单元格。请更正其第一个单元格，其中显示整行内容：{...}。</translation>
    </message>
    <message>
        <source>There is already a picture called {name}. Rename this one, or replace the other.</source>
        <translation>已有另一张名为 {name} 的图片。请重命名这一张，或替换那一张。</translation>
    </message>
    <message>
        <source>{name} has {width} x {height} pixels. Make it smaller: at most {longest_side} per side and {most_pixels} in total.</source>
        <translation>{name} 有 {width} x {height} 像素。请缩小：每边最多 {longest_side}，总共最多 {most_pixels}。</translation>
    </message>
    <message>
        <source>There is already a picture {known}, which differs from {name} only by case. Rename one of them.</source>
        <translation>已有图片 {known}，与 {name} 仅大小写不同。请重命名其中一张。</translation>
    </message>
    <message>
        <source>{name} can&apos;t be shown as a picture: {problem}. Save it as PNG or JPEG.</source>
        <translation>{name} 无法作为图片显示：{problem}。请存为 PNG 或 JPEG。</translation>
    </message>
    <message>
        <source>{folder} is not empty. Choose a folder that doesn&apos;t exist yet.</source>
        <translation>{folder} 不是空的。请选择一个尚不存在的文件夹。</translation>
    </message>
    <message>
        <source>{name} could not be saved. {problem} Your changes are still here; save again.</source>
        <translation>无法保存 {name}。{problem}您的更改仍在这里；请再次保存。</translation>
    </message>
    <message>
        <source>{files} changed on disk after you opened the study. Open the study again to see the change, or save anyway to overwrite it.</source>
        <translation>您打开研究之后，磁盘上的 {files} 已更改。要查看更改，请重新打开研究；或仍然保存以覆盖它。</translation>
    </message>
    <message>
        <source>{name} can&apos;t be saved: it is open in another program, or you don&apos;t have permission to write to the folder. Close it in Excel, then save again. Your changes are still here.</source>
        <translation>无法保存 {name}：它在另一个程序中打开，或您没有该文件夹的写入权限。请在 Excel 中关闭它，然后再次保存。您的更改仍在这里。</translation>
    </message>
    <message>
        <source>{named} no longer exists. Add it again, or remove it here, then save.</source>
        <translation>{named} 已不存在。请重新添加，或在这里移除，然后保存。</translation>
    </message>
    <message>
        <source>{written} is not in the study&apos;s folder, so you can&apos;t edit it here.</source>
        <translation>{written} 不在研究的文件夹中，因此不能在这里编辑。</translation>
    </message>
    <message>
        <source>{name} can&apos;t be removed. {problem} Your changes are still here; save again.</source>
        <translation>无法移除 {name}。{problem}您的更改仍在这里；请再次保存。</translation>
    </message>
    <message>
        <source>{name} is not a table that TuringDesk can read. Save it as one of {known}.</source>
        <translation>{name} 不是 TuringDesk 可以读取的表格。请存为以下格式之一：{known}。</translation>
    </message>
    <message numerus="yes">
        <source>%n cells to the right of column {last} are not read ({cells}).</source>
        <translation>
            <numerusform>未读取 {last} 列右侧的 %n 个单元格（{cells}）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranges of merged cells ({cells}): only the first cell of each contains the text. Fill in the other cells.</source>
        <translation>
            <numerusform>%n 个合并单元格区域（{cells}）：只有各自的第一个单元格有文本。请填写其余单元格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n formulas ({cells}): their last saved values are used.</source>
        <translation>
            <numerusform>%n 个公式（{cells}）：已采用上次保存时的值。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is a workbook, although its name says otherwise. Change the extension to .xlsx.</source>
        <translation>{name} 是工作簿，但其文件名不符。请将扩展名改为 .xlsx。</translation>
    </message>
    <message>
        <source>{name} is larger than 256 MB. Split it into several tables.</source>
        <translation>{name} 超过 256 MB。请拆成几个表格。</translation>
    </message>
    <message>
        <source>The workbook has no visible sheet.</source>
        <translation>工作簿中没有可见的工作表。</translation>
    </message>
    <message>
        <source>Unhide a sheet in Excel, and save the workbook.</source>
        <translation>请在 Excel 中取消隐藏一个工作表，然后保存工作簿。</translation>
    </message>
    <message>
        <source>{name} is not valid CSV: {problem}. Save it again as CSV UTF-8.</source>
        <translation>{name} 不是有效的 CSV：{problem}。请重新存为 CSV UTF-8。</translation>
    </message>
    <message>
        <source>The file is not UTF-8 and was read as Western European (Windows). Check letters with accents.</source>
        <translation>文件不是 UTF-8，已按西欧编码 (Windows) 读取。请检查带重音符号的字母。</translation>
    </message>
    <message>
        <source>Answers faster than {usual} s are excluded from results. You can change this in Rules.</source>
        <translation>用时少于 {usual} 秒的回答会从结果中排除。可在“规则”中更改。</translation>
    </message>
    <message>
        <source>Participants don&apos;t see all {rows} rows: they see each prompt once at most, and as many answers by humans as by machines. You can change the number of trials in the block.</source>
        <translation>被试不会看到全部 {rows} 行：每个提示项最多看到一次，人的回答与机器的回答数量相同。可在组块中更改试次数。</translation>
    </message>
    <message>
        <source>{name} has no rows below the first one, which contains the column names.</source>
        <translation>{name} 的第一行是列名，其下没有任何行。</translation>
    </message>
    <message>
        <source>{value} is neither human nor machine (rows: {count}). Choose which one it is.</source>
        <translation>{value} 既不是人也不是机器（行数：{count}）。请选择是哪一种。</translation>
    </message>
    <message>
        <source>Columns that were not imported: {left}.</source>
        <translation>未导入的列：{left}。</translation>
    </message>
    <message>
        <source>Pictures missing from the folder: {names} (cells: {rows}).</source>
        <translation>文件夹中没有的图片：{names}（单元格：{rows}）。</translation>
    </message>
    <message>
        <source>Pictures in the folder that no row uses and that were not copied: {idle}.</source>
        <translation>文件夹中没有被任何行引用、因而未复制的图片：{idle}。</translation>
    </message>
    <message>
        <source>{name} is not a table: its name doesn&apos;t end in one of {formats}.</source>
        <translation>{name} 不是表格：其文件名的结尾不在 {formats} 之中。</translation>
    </message>
    <message>
        <source>The first sheet is empty. Add column names in Excel first.</source>
        <translation>第一个工作表是空的。请先在 Excel 中写上列名。</translation>
    </message>
    <message>
        <source>{name} is an Excel workbook, which you can&apos;t edit here. Copy its rows to a .csv table, or edit it in Excel.</source>
        <translation>{name} 是 Excel 工作簿，不能在这里编辑。请将其中的行复制到 .csv 表格，或在 Excel 中编辑。</translation>
    </message>
    <message>
        <source>There is already a column {name}.</source>
        <translation>已有列 {name}。</translation>
    </message>
    <message>
        <source>the parts of one table, such as [[block]], are not together</source>
        <translation>同一个表的各部分（如 [[block]]）没有写在一起</translation>
    </message>
    <message>
        <source>the layout of study.toml doesn&apos;t allow this change</source>
        <translation>study.toml 的结构不允许此更改</translation>
    </message>
    <message>
        <source>the text would have a different meaning</source>
        <translation>文本的含义会改变</translation>
    </message>
    <message>
        <source>{what}: {problem}. Edit it in a text editor.</source>
        <translation>{what}：{problem}。请在文本编辑器中编辑。</translation>
    </message>
    <message>
        <source>{key} has no element {number}.</source>
        <translation>{key} 中没有第 {number} 个元素。</translation>
    </message>
    <message>
        <source>The file extension of {name} is unknown. Known extensions: {known}. For a folder for sharing, use {named}.</source>
        <translation>{name} 的扩展名未知。已知的扩展名：{known}。如需用于共享的文件夹，请使用 {named}。</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the data folder {data}. Check the name.</source>
        <translation>TuringDesk 找不到数据文件夹 {data}。请检查名称。</translation>
    </message>
    <message>
        <source>Some texts start with =, +, -, or @: {where}.</source>
        <translation>有些文本以 =、+、- 或 @ 开头：{where}。</translation>
    </message>
    <message>
        <source>{what} An apostrophe was added before each one, so that spreadsheets don&apos;t read it as a formula.</source>
        <translation>{what}每个文本前都已加上单引号，以免电子表格把它当作公式读取。</translation>
    </message>
    <message>
        <source>{forms} contains the answers to forms.</source>
        <translation>{forms} 含有问卷的回答。</translation>
    </message>
    <message>
        <source>The sheet {name}</source>
        <translation>工作表 {name}</translation>
    </message>
    <message>
        <source>The list of exclusions</source>
        <translation>排除列表</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the folder {parent}. Create it, or choose another one.</source>
        <translation>TuringDesk 找不到文件夹 {parent}。请创建它，或选择另一个。</translation>
    </message>
    <message>
        <source>{path} is a folder. Enter the name of a file in it.</source>
        <translation>{path} 是文件夹。请填写其中一个文件的名称。</translation>
    </message>
    <message>
        <source>{path} already exists. Choose a new name, or delete it first.</source>
        <translation>{path} 已存在。请选择新的名称，或先将其删除。</translation>
    </message>
    <message>
        <source>Verification of {name} failed: {problem}. The disk might be failing; export to another one.</source>
        <translation>核验 {name} 失败：{problem}。磁盘可能有故障；请导出到另一个磁盘。</translation>
    </message>
    <message>
        <source>There are more than {most_rows} rows, the limit of a sheet. Export as CSV, or export one study at a time with --study.</source>
        <translation>超过 {most_rows} 行，即一个工作表的上限。请导出为 CSV，或用 --study 每次导出一项研究。</translation>
    </message>
    <message>
        <source>Verification of the sheet {name} failed: it contains {found} of {written} rows. The disk might be failing; export to another one.</source>
        <translation>核验工作表 {name} 失败：它含有 {found} 行，而写入了 {written} 行。磁盘可能有故障；请导出到另一个磁盘。</translation>
    </message>
    <message>
        <source>A new folder for sharing: one table for each session and task, as is usual in brain imaging.</source>
        <translation>用于共享的新文件夹：每个场次和任务一张表，与脑成像研究的惯例相同。</translation>
    </message>
    <message>
        <source>A BIDS folder contains one study, but the data contain {studies}. Choose one of them.</source>
        <translation>一个 BIDS 文件夹含有一项研究，而数据含有 {studies}。请选择其中一项。</translation>
    </message>
    <message>
        <source>The file {name}</source>
        <translation>文件 {name}</translation>
    </message>
    <message>
        <source>One row for each answered question. UTF-8, commas, CR LF; for R, pandas, and most other programs.</source>
        <translation>每个已回答的问题一行。UTF-8、逗号、CR LF；适用于 R、pandas 和大多数其他程序。</translation>
    </message>
    <message>
        <source>One object for each answered question. Missing values are null.</source>
        <translation>每个已回答的问题一个对象。缺失值为 null。</translation>
    </message>
    <message>
        <source>Verification of {name} failed: it contains {found} of {in_journals} rows. The disk might be failing; export to another one.</source>
        <translation>核验 {name} 失败：它含有 {found} 行，应为 {in_journals} 行。磁盘可能有故障；请导出到另一个磁盘。</translation>
    </message>
    <message>
        <source>A new folder for sharing: one CSV file for each session, with a description of every column.</source>
        <translation>用于共享的新文件夹：每个场次一个 CSV 文件，每一列都有说明。</translation>
    </message>
    <message>
        <source>Long format with TRUE, FALSE, and NA, and an R script that reads it with types and levels.</source>
        <translation>长格式，使用 TRUE、FALSE 和 NA，并附一个按类型和水平读取的 R 脚本。</translation>
    </message>
    <message>
        <source>A .sav file with variable and value labels. Participants and forms are in separate files next to it.</source>
        <translation>带有变量标签和值标签的 .sav 文件。被试和问卷在旁边的单独文件中。</translation>
    </message>
    <message>
        <source>Summary, responses, participants, stimuli, analyses, exclusions, and codebook. Text is never converted to formulas or dates.</source>
        <translation>概要、回答、被试、刺激、分析、排除和编码本。文本绝不会转换为公式或日期。</translation>
    </message>
    <message>
        <source>No verdicts count, so no results can be computed. The flow of participants shows what was excluded.</source>
        <translation>没有计入任何判断，因此无法计算结果。被试流程会显示排除了什么。</translation>
    </message>
    <message>
        <source>Until the seal was opened, no one who ran sessions could know who made what. Sessions were drawn blind, from as many answers of each kind to a prompt as the mix requires, so the number of human answers varies between sessions like coin flips. Sets of complementary sessions, which show the same prompts with other answers, are balanced together.</source>
        <translation>在封印打开之前，运行场次的人都无法得知回答的来源。场次在不知来源的情况下抽取，对每个提示项，各类回答的数量与 mix 所要求的相同，因此各场次中人的回答的数量像抛硬币一样变化。互补的各组场次以其他回答显示同样的提示项，合起来是平衡的。</translation>
    </message>
    <message>
        <source>Verdicts by origin, {which}.</source>
        <translation>按来源的判断，{which}。</translation>
    </message>
    <message>
        <source>excludes</source>
        <translation>排除的内容</translation>
    </message>
    <message>
        <source>test</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>估计值</translation>
    </message>
    <message>
        <source>For other machines like these, the interval is {interval} ({p}).</source>
        <translation>对于其他同类机器，区间为 {interval}（{p}）。</translation>
    </message>
    <message>
        <source>Rules mark answers but never delete them. An answer that several rules exclude counts for each rule.</source>
        <translation>规则只标记回答，从不删除。被多条规则排除的回答在每条规则下都计入。</translation>
    </message>
    <message>
        <source>Preregistered studies.</source>
        <translation>预注册的研究。</translation>
    </message>
    <message>
        <source>Planned tests.</source>
        <translation>计划的检验。</translation>
    </message>
    <message>
        <source>Exploratory tests; p values are not corrected.</source>
        <translation>探索性检验；p 值未经校正。</translation>
    </message>
    <message>
        <source>Seed of random draws</source>
        <translation>随机抽取的种子</translation>
    </message>
    <message>
        <source>1; the methods give the number of draws</source>
        <translation>1；抽取次数见方法说明</translation>
    </message>
    <message>
        <source>Software, computers, and versions used for the sessions.</source>
        <translation>场次所用的软件、计算机和版本。</translation>
    </message>
    <message>
        <source>The results combine {studies} studies.</source>
        <translation>结果合并了 {studies} 项研究。</translation>
    </message>
    <message>
        <source>Detectability against 0.5, and machine agents against each other. Holm&apos;s method corrects p (Holm) for the number of tests of the same kind.</source>
        <translation>可辨别度相对于 0.5，以及机器智能体之间的比较。p (Holm) 按同类检验的数目用 Holm 法校正。</translation>
    </message>
    <message>
        <source>Verdicts by origin and task</source>
        <translation>按来源和任务的判断</translation>
    </message>
    <message>
        <source>All machines</source>
        <translation>所有机器</translation>
    </message>
    <message>
        <source>Called &quot;machine&quot; by people and machine judges</source>
        <translation>被人和机器评判者判为“机器”</translation>
    </message>
    <message>
        <source>All {there} machines have the same {name} ({value}), so nothing is drawn.</source>
        <translation>全部 {there} 台机器的 {name} 都相同（{value}），因此不绘图。</translation>
    </message>
    <message>
        <source>{by} (Cameron et al., 2011; Satterthwaite, 1946)</source>
        <translation>{by}（Cameron 等人，2011；Satterthwaite，1946）</translation>
    </message>
    <message>
        <source>No interval: to estimate how much judges differ, at least {fewest_judges} judges are needed; the data have {found}.</source>
        <translation>没有区间：要估计评判者之间相差多少，至少需要 {fewest_judges} 名评判者；数据中有 {found}。</translation>
    </message>
    <message>
        <source>Success rate, all and first trials</source>
        <translation>成功率，所有试次与首个试次</translation>
    </message>
    <message>
        <source>control trials at positions {control_trials}</source>
        <translation>检查试次的位置：{control_trials}</translation>
    </message>
    <message numerus="yes">
        <source>%n practice trials before it</source>
        <translation>
            <numerusform>之前有 %n 个练习试次</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} and {more} more</source>
        <translation>{cells}，另有 {more} 个</translation>
    </message>
    <message>
        <source>{what} Excel and other spreadsheets might read them as formulas. Export as a workbook, or make them safe for spreadsheets.</source>
        <translation>{what} Excel 和其他电子表格软件可能会把它们当作公式读取。请导出为工作簿，或使它们对电子表格安全。</translation>
    </message>
    <message>
        <source>The estimate of a test is its effect, such as detectability, or its difference from 0.5 in tests of equivalence.</source>
        <translation>检验的估计值是其效应，例如可辨别度；等价检验中则是与 0.5 之差。</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>被判断数</translation>
    </message>
    <message>
        <source>Blocks of {title}, with the number of trials per session.</source>
        <translation>{title} 的组块，每个场次的试次数。</translation>
    </message>
    <message>
        <source>Then excluded: {lost}.</source>
        <translation>随后排除：{lost}。</translation>
    </message>
    <message>
        <source>Parts of journals that could not be read or were changed.</source>
        <translation>日志中无法读取或已更改的部分。</translation>
    </message>
    <message>
        <source>There are no sessions, so the report can&apos;t describe a study.</source>
        <translation>没有场次，因此报告无法描述研究。</translation>
    </message>
    <message>
        <source>{name} could not be computed: {problem}</source>
        <translation>无法计算 {name}：{problem}</translation>
    </message>
    <message>
        <source>For other machines like these, the interval is {interval}.</source>
        <translation>对于其他同类机器，区间为 {interval}。</translation>
    </message>
    <message>
        <source>The analysis was not preregistered and is exploratory.</source>
        <translation>该分析未预注册，属于探索性分析。</translation>
    </message>
    <message>
        <source>Flow of participants.</source>
        <translation>被试流程。</translation>
    </message>
    <message>
        <source>No machine has judged these answers.</source>
        <translation>没有机器评判过这些回答。</translation>
    </message>
    <message>
        <source>No data for this result.</source>
        <translation>没有此结果的数据。</translation>
    </message>
    <message>
        <source>Exploratory tests</source>
        <translation>探索性检验</translation>
    </message>
    <message>
        <source>Counts of verdicts, and proportions and detectability as formulas</source>
        <translation>判断的计数，以及以公式给出的比例和可辨别度</translation>
    </message>
    <message>
        <source>The file extension of {name} is unknown. Known extensions: {known}.</source>
        <translation>{name} 的扩展名未知。已知的扩展名：{known}。</translation>
    </message>
    <message>
        <source>Detectability by task</source>
        <translation>按任务的可辨别度</translation>
    </message>
    <message>
        <source>Detectability by machine</source>
        <translation>按机器的可辨别度</translation>
    </message>
    <message>
        <source>Keys that switch programs, such as Alt+Tab, couldn&apos;t be blocked.</source>
        <translation>无法拦截切换程序的按键，例如 Alt+Tab。</translation>
    </message>
    <message>
        <source>The record of where the journal ended when it was closed is empty or damaged.</source>
        <translation>记录日志关闭时结尾位置的文件为空或已损坏。</translation>
    </message>
    <message>
        <source>Without it, TuringDesk can&apos;t tell whether lines are missing at the end.</source>
        <translation>没有它，TuringDesk 无法判断结尾是否缺少若干行。</translation>
    </message>
    <message>
        <source>The journal&apos;s end has changed since it was closed.</source>
        <translation>日志的结尾在关闭之后已更改。</translation>
    </message>
    <message>
        <source>New lines are ignored until the file has its original name and content again and</source>
        <translation>在文件恢复原来的名称和内容之前，新的行不计入，并且须</translation>
    </message>
    <message>
        <source>{fix}the results are reopened.</source>
        <translation>{fix}重新打开结果。</translation>
    </message>
    <message>
        <source>The file name is not that of a journal.</source>
        <translation>文件名不是日志的文件名。</translation>
    </message>
    <message>
        <source>The file contains the session {session}.</source>
        <translation>文件中是场次 {session}。</translation>
    </message>
    <message>
        <source>Restore it from a backup. If it was moved or deleted on purpose, delete the record of it: {path}.</source>
        <translation>请从备份恢复。如果是有意移走或删除的，请删除关于它的记录：{path}。</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t create {path}. {problem}</source>
        <translation>TuringDesk 无法创建 {path}。{problem}</translation>
    </message>
    <message>
        <source>Every line already has {taken}. Choose another name for the field.</source>
        <translation>每一行都已有 {taken}。请为字段选择其他名称。</translation>
    </message>
    <message>
        <source>Answers up to trial {number} are saved.</source>
        <translation>截至试次 {number} 的回答均已保存。</translation>
    </message>
    <message>
        <source>Response times are correct, because they use a separate clock. Don&apos;t compare times of day before and after this line.</source>
        <translation>反应时是正确的，因为它们使用独立的时钟。请勿比较这一行前后的钟点时间。</translation>
    </message>
    <message>
        <source>Compare the file with a copy or a backup. Its content might differ from what participants answered.</source>
        <translation>请将文件与副本或备份比较。其内容可能与被试的回答不同。</translation>
    </message>
    <message>
        <source>The last line is incomplete: writing was interrupted.</source>
        <translation>最后一行不完整：写入被中断。</translation>
    </message>
    <message>
        <source>No confirmed answer is missing: this one was not saved yet. You can also see this briefly while a session is running.</source>
        <translation>没有缺失任何已确认的回答：这一个当时尚未保存。场次进行期间也可能短暂出现这种情况。</translation>
    </message>
    <message>
        <source>Lines before this one were removed, inserted, or moved.</source>
        <translation>这一行之前有些行被移除、插入或移动。</translation>
    </message>
    <message>
        <source>Times are out of order: {t_ms} ms comes after {t_ms2} ms.</source>
        <translation>时间顺序错误：{t_ms} ms 在 {t_ms2} ms 之后。</translation>
    </message>
    <message>
        <source>The answer&apos;s time is not between the stimulus and the time of saving.</source>
        <translation>该回答的时间不在呈现刺激与保存之间。</translation>
    </message>
    <message>
        <source>The file contains the session {line} but has a different name.</source>
        <translation>文件中是场次 {line}，但文件名不同。</translation>
    </message>
    <message>
        <source>Rename it to {line}.jsonl. If it is a copy, move it to another folder.</source>
        <translation>请重命名为 {line}.jsonl。如果是副本，请移到另一个文件夹。</translation>
    </message>
    <message>
        <source>The line that identifies the session is missing.</source>
        <translation>缺少标识场次的那一行。</translation>
    </message>
    <message>
        <source>found to be changed</source>
        <translation>发现已更改</translation>
    </message>
    <message>
        <source>Compare the file with a copy or a backup. Its content might differ from what was written.</source>
        <translation>请将文件与副本或备份比较。其内容可能与写入的内容不同。</translation>
    </message>
    <message>
        <source>The line is incomplete: writing was interrupted.</source>
        <translation>该行不完整：写入被中断。</translation>
    </message>
    <message>
        <source>A note needs 1 to {longest} characters.</source>
        <translation>备注须有 1 到 {longest} 个字符。</translation>
    </message>
    <message>
        <source>{stated} is not a list of rules</source>
        <translation>{stated} 不是规则列表</translation>
    </message>
    <message>
        <source>A rule of the study {study} can&apos;t be applied: {wrong}.</source>
        <translation>无法应用研究 {study} 的一条规则：{wrong}。</translation>
    </message>
    <message>
        <source>Update TuringDesk, or specify the study&apos;s rules with --rules.</source>
        <translation>请更新 TuringDesk，或用 --rules 指定研究的规则。</translation>
    </message>
    <message>
        <source>{what} Use 1 to 40 letters (a to z), digits, and hyphens, such as P-014.</source>
        <translation>{what}请使用 1 到 40 个字母（a 到 z）、数字和连字符，例如 P-014。</translation>
    </message>
    <message>
        <source>The participant code {code} contains {strange}.</source>
        <translation>被试编号 {code} 含有 {strange}。</translation>
    </message>
    <message>
        <source>The participant code {code} has {code2} characters.</source>
        <translation>被试编号 {code} 有 {code2} 个字符。</translation>
    </message>
    <message>
        <source>If they come from another lab or computer, compare the key with the one in the preregistration, or ask the lab. To accept the key, run `turingdesk check DATA --key KEY`. If they were recorded on this computer, someone signed them again: compare them with a backup.</source>
        <translation>如果它们来自其他实验室或计算机，请将密钥与预注册中的密钥比较，或询问该实验室。要接受该密钥，请运行 `turingdesk check DATA --key KEY`。如果它们是在这台计算机上记录的，则有人重新签过名：请将它们与备份比较。</translation>
    </message>
    <message>
        <source>The signature is missing, although the first line names a signing key.</source>
        <translation>缺少签名，而第一行指明了用于签名的密钥。</translation>
    </message>
    <message>
        <source>The journal is signed with a different key than the one named in its first line.</source>
        <translation>日志签名所用的密钥与其第一行指明的不同。</translation>
    </message>
    <message>
        <source>The journal has changed since the desk received it ({at} UTC).</source>
        <translation>日志在主控台接收之后（{at} UTC）已更改。</translation>
    </message>
    <message>
        <source>{count} signed with a key that this computer doesn&apos;t know</source>
        <translation>{count}用这台计算机未知的密钥签名</translation>
    </message>
    <message>
        <source>The signature doesn&apos;t match: the content was changed after it was signed.</source>
        <translation>签名不符：内容在签名之后被更改。</translation>
    </message>
    <message>
        <source>Lines were added after the signed one.</source>
        <translation>在已签名的行之后添加了行。</translation>
    </message>
    <message>
        <source>The study is sealed, so its makers are unknown here. Ask the people who sealed it to compute the power.</source>
        <translation>研究已封存，因此这里无法得知回答的来源。请让封存者计算检验力。</translation>
    </message>
    <message>
        <source>The answers of {table} have no words. Use other features.</source>
        <translation>{table} 的回答没有文字。请使用其他特征。</translation>
    </message>
    <message>
        <source>Some of its values are not finite (NaN or infinite).</source>
        <translation>其中一些数值不是有限数（NaN 或无穷）。</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the file {path} with word vectors. Check the path.</source>
        <translation>TuringDesk 找不到词向量文件 {path}。请检查路径。</translation>
    </message>
    <message>
        <source>it ends in the middle of a vector</source>
        <translation>它在向量中间结束</translation>
    </message>
    <message>
        <source>it ends in the middle of a word</source>
        <translation>它在词中间结束</translation>
    </message>
    <message>
        <source>a line is not a word followed by numbers</source>
        <translation>有一行不是词及其数值</translation>
    </message>
    <message>
        <source>Its picture can&apos;t be read, or its word is not a color.</source>
        <translation>无法读取其图片，或其词不是颜色。</translation>
    </message>
    <message>
        <source>The color word, the picture&apos;s colors in CIELAB, and how much of the picture has that color.</source>
        <translation>颜色词、图片在 CIELAB 中的颜色，以及图片中该颜色所占的比例。</translation>
    </message>
    <message>
        <source>The answers of {table} are not colors. Use other features.</source>
        <translation>{table} 的回答不是颜色。请使用其他特征。</translation>
    </message>
    <message>
        <source>The distance of an association from its cue, from a file of word vectors.</source>
        <translation>联想词与其线索词的距离，依据词向量文件。</translation>
    </message>
    <message>
        <source>Unknown distance {measure}. Available: {measures}.</source>
        <translation>未知的距离 {measure}。可用的有：{measures}。</translation>
    </message>
    <message>
        <source>The answers of {table} have no cue. Use other features.</source>
        <translation>{table} 的回答没有线索词。请使用其他特征。</translation>
    </message>
    <message>
        <source>Its vector in {name} doesn&apos;t have {length} numbers as most vectors do.</source>
        <translation>它在 {name} 中的向量没有像多数向量那样的 {length} 个数值。</translation>
    </message>
    <message>
        <source>A vector for each answer, computed elsewhere, from a file.</source>
        <translation>每个回答一个向量，在别处计算，取自文件。</translation>
    </message>
    <message>
        <source>{name} is not a file of vectors. Use a .npy, .npz, or .parquet file.</source>
        <translation>{name} 不是向量文件。请使用 .npy、.npz 或 .parquet 文件。</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t say which answers its vectors belong to. Put {name2} next to it, with one answer&apos;s ID in each line.</source>
        <translation>{name} 没有说明其中的向量属于哪些回答。请在旁边放上 {name2}，每行一个回答的 ID。</translation>
    </message>
    <message>
        <source>it is not a Parquet file, or only part of one</source>
        <translation>它不是 Parquet 文件，或只是其中一部分</translation>
    </message>
    <message>
        <source>it has {ids} IDs but an array of shape {shape}</source>
        <translation>它有 {ids} 个 ID，但数组的形状为 {shape}</translation>
    </message>
    <message>
        <source>it has IDs but no array called vectors</source>
        <translation>它有 ID，但没有名为 vectors 的数组</translation>
    </message>
    <message>
        <source>it has no column id</source>
        <translation>它没有列 id</translation>
    </message>
    <message>
        <source>Everything so far is saved. Check the server, then run the same command again to continue.</source>
        <translation>目前为止的内容均已保存。请检查服务器，然后再次运行同一命令以继续。</translation>
    </message>
    <message>
        <source>not a list of numbers</source>
        <translation>不是数字列表</translation>
    </message>
    <message>
        <source>A vector for the words of each answer, from a model on a server in your lab.</source>
        <translation>每个回答的文字一个向量，由实验室服务器上的模型计算。</translation>
    </message>
    <message>
        <source>Its vector doesn&apos;t have {length} numbers as most vectors do.</source>
        <translation>它的向量没有像多数向量那样的 {length} 个数值。</translation>
    </message>
    <message>
        <source>The server&apos;s vector for it is not valid: {row}.</source>
        <translation>服务器为它返回的向量无效：{row}。</translation>
    </message>
    <message>
        <source>Positions of the first fixations, from -1 to 1 across the picture.</source>
        <translation>最初几个注视点的位置，在图片上从 -1 到 1。</translation>
    </message>
    <message>
        <source>The answers of {table} are not eye movements. Use other features.</source>
        <translation>{table} 的回答不是眼动。请使用其他特征。</translation>
    </message>
    <message>
        <source>There are not enough n-grams for latent semantic analysis.</source>
        <translation>n 元组太少，无法进行潜在语义分析。</translation>
    </message>
    <message>
        <source>Words, pairs of words, and character sequences; rarer ones have more weight (TF-IDF).</source>
        <translation>词、词对和字符串，越少见权重越大（TF-IDF）。</translation>
    </message>
    <message>
        <source>No two answers have an n-gram in common, so there is nothing to learn from. Use other features.</source>
        <translation>没有两个回答有相同的 n 元组，因此无从学习。请使用其他特征。</translation>
    </message>
    <message>
        <source>The server didn&apos;t reply to {in_a_row} questions in a row, most recently: {problem}. Its earlier replies are saved. Check the server, then run the same command again to continue.</source>
        <translation>服务器连续 {in_a_row} 个问题没有回复，最后一次：{problem}。此前的回复已保存。请检查服务器，然后再次运行同一命令以继续。</translation>
    </message>
    <message>
        <source>The example {id} has no correct answer. Choose another one.</source>
        <translation>示例 {id} 没有正确答案。请选择另一个。</translation>
    </message>
    <message>
        <source>The server at {url} returned {status_code}</source>
        <translation>{url} 处的服务器返回 {status_code}</translation>
    </message>
    <message>
        <source>Correct {where} (it often ends in /v1) or {which}.</source>
        <translation>请更正 {where}（其结尾常为 /v1）或 {which}。</translation>
    </message>
    <message>
        <source>The environment variable {variable} contains more than a key: spaces, line breaks, or characters that keys don&apos;t have. Set it again.</source>
        <translation>环境变量 {variable} 中不只有密钥：还有空格、换行或密钥中不会有的字符。请重新设置。</translation>
    </message>
    <message>
        <source>No server responds at {url} ({problem}). Start it, or correct {server_word}.</source>
        <translation>{url} 没有服务器响应（{problem}）。请启动服务器，或更正 {server_word}。</translation>
    </message>
    <message>
        <source>Put the correct key in the environment variable {key_variable}.</source>
        <translation>请把正确的密钥放入环境变量 {key_variable}。</translation>
    </message>
    <message>
        <source>Put a key with permission in {key_variable}.</source>
        <translation>请在 {key_variable} 中放入有权限的密钥。</translation>
    </message>
    <message>
        <source>No block of {title} has both what you requested and an example. Choose other blocks.</source>
        <translation>{title} 中没有同时符合要求并带有示例的组块。请选择其他组块。</translation>
    </message>
    <message>
        <source>None of the requested blocks of {title} shows two answers side by side. Add one with task = &quot;pairs&quot; and a table of pairs, or omit --paired.</source>
        <translation>{title} 中所要求的组块没有并排显示两个回答的。请添加一个 task = &quot;pairs&quot; 并带有配对表的组块，或去掉 --paired。</translation>
    </message>
    <message>
        <source>The study is sealed, so its makers are unknown here and no example can be given. Omit --example, or ask the people who sealed the study.</source>
        <translation>研究已封存，因此这里无法得知回答的来源，也无法给出示例。请去掉 --example，或询问封存该研究的人。</translation>
    </message>
    <message>
        <source>The study is sealed, and its sessions were drawn with all its blocks. Judge all blocks instead of only {kept}.</source>
        <translation>研究已封存，其场次是连同所有组块一起抽取的。请评判所有组块，而不是只评判 {kept}。</translation>
    </message>
    <message>
        <source>There are two examples for the block {id}: {id2} and {example}. Choose one.</source>
        <translation>组块 {id} 有两个示例：{id2} 和 {example}。请选择一个。</translation>
    </message>
    <message>
        <source>Use an address such as http://localhost:8080/v1.</source>
        <translation>请使用例如 http://localhost:8080/v1 的地址。</translation>
    </message>
    <message>
        <source>{url} is not a server address. {example}</source>
        <translation>{url} 不是服务器地址。{example}</translation>
    </message>
    <message>
        <source>The server&apos;s address contains more than its location, and it is recorded with every session. {example} Put the key in an environment variable.</source>
        <translation>服务器地址中含有位置以外的内容，而地址会随每个场次记录。{example}请把密钥放在环境变量中。</translation>
    </message>
    <message>
        <source>{url} is not a server address ({problem}). {example}</source>
        <translation>{url} 不是服务器地址（{problem}）。{example}</translation>
    </message>
    <message>
        <source>Another program is running this judge on this data folder ({name}). Wait until it finishes, or stop it.</source>
        <translation>另一个程序正在对此数据文件夹运行该评判者（{name}）。请等它完成，或将其停止。</translation>
    </message>
    <message>
        <source>The folder {folder} can&apos;t be created. {why}</source>
        <translation>无法创建文件夹 {folder}。{why}</translation>
    </message>
    <message>
        <source>letters: at least {least} different ones, such as letters = &quot;PQRSTUVWXYZC&quot;</source>
        <translation>letters：至少 {least} 个不同的字母，例如 letters = &quot;PQRSTUVWXYZC&quot;</translation>
    </message>
    <message>
        <source>{path} lacks {lacking}. Copy the file that comes with TuringDesk ({resources}), then change its texts.</source>
        <translation>{path} 缺少 {lacking}。请复制 TuringDesk 附带的文件（{resources}），然后修改其文字。</translation>
    </message>
    <message>
        <source>The study is sealed, so its makers are unknown here. Use the package as it was before it was sealed.</source>
        <translation>研究已封存，因此这里无法得知回答的来源。请使用封存前的研究包。</translation>
    </message>
    <message>
        <source>{address} is not the address of a Dask scheduler. Use an address such as tcp://gpu.lab:8786.</source>
        <translation>{address} 不是 Dask 调度器的地址。请使用例如 tcp://gpu.lab:8786 的地址。</translation>
    </message>
    <message>
        <source>Several workers of the cluster at {address} failed at the same task, perhaps because they ran out of memory. {go_on}</source>
        <translation>{address} 的集群有多个工作进程在同一任务上失败，可能是内存不足。{go_on}</translation>
    </message>
    <message>
        <source>a worker&apos;s results are lost</source>
        <translation>某个工作进程的结果已丢失</translation>
    </message>
    <message>
        <source>A cluster needs Dask, which is not installed here. Install TuringDesk from source with the extra cluster: pip install &apos;.[cluster]&apos;. The packaged program doesn&apos;t include Dask.</source>
        <translation>集群需要 Dask，而这里没有安装。请从源代码安装 TuringDesk 并带上附加组件 cluster：pip install &apos;.[cluster]&apos;。打包的程序不含 Dask。</translation>
    </message>
    <message>
        <source>TuringDesk is not installed on the worker {worker} ({found}). Install version {version} there.</source>
        <translation>工作进程 {worker} 上没有安装 TuringDesk（{found}）。请在那里安装版本 {version}。</translation>
    </message>
    <message>
        <source>The worker {worker} has TuringDesk {found}, but this computer has {version}. Install the same version there.</source>
        <translation>工作进程 {worker} 的 TuringDesk 是 {found}，而这台计算机是 {version}。请在那里安装相同的版本。</translation>
    </message>
    <message>
        <source>it no longer has a scheduler or workers</source>
        <translation>它已没有调度器或工作进程</translation>
    </message>
    <message>
        <source>Of the answers with features, {humans} are by humans and {humans2} by machines. A judge needs both for training.</source>
        <translation>有特征的回答中，{humans} 个来自人，{humans2} 个来自机器。评判者需要两者才能训练。</translation>
    </message>
    <message>
        <source>The training answers are only by humans or only by machines. Use fewer folds or other agents.</source>
        <translation>用于训练的回答只来自人或只来自机器。请减少折数，或使用其他智能体。</translation>
    </message>
    <message>
        <source>Every answer belongs to a different stimulus, so both kinds of folds are equivalent, and any difference is due to chance.</source>
        <translation>每个回答都属于不同的刺激，因此两种分折等价，任何差异都出于随机。</translation>
    </message>
    <message>
        <source>The two kinds of folds can&apos;t be compared: one class has no answers.</source>
        <translation>无法比较两种分折：有一个类别没有回答。</translation>
    </message>
    <message>
        <source>This kind of judge has no feature weights.</source>
        <translation>这类评判者没有特征权重。</translation>
    </message>
    <message>
        <source>The features are numbers without individual meanings, so they can&apos;t be named.</source>
        <translation>这些特征是本身没有含义的数字，因此无法命名。</translation>
    </message>
    <message>
        <source>Features without a name are omitted: {unnamed}.</source>
        <translation>没有名称的特征已略去：{unnamed}。</translation>
    </message>
    <message>
        <source>Some folds would train on humans only or on machines only, because few prompts have answers of both. Use fewer folds, or ungrouped folds.</source>
        <translation>有些折会只用人或只用机器训练，因为同时有两者回答的提示项太少。请减少折数，或使用不分组的折。</translation>
    </message>
    <message>
        <source>The training answers belong to {names} groups, and no group can be held out such that both parts contain humans and machines. Use another judge.</source>
        <translation>用于训练的回答属于 {names} 个组，无论留出哪一组，都不能使两部分都有人和机器。请使用其他评判者。</translation>
    </message>
    <message>
        <source>With {k} folds, nothing is left for training. Use 2 or more folds.</source>
        <translation>{k} 折时没有可用于训练的回答。请使用 2 折或更多。</translation>
    </message>
    <message>
        <source>A judge needs at least two answers by humans and two by machines.</source>
        <translation>评判者至少需要两个人的回答和两个机器的回答。</translation>
    </message>
    <message>
        <source>There are {found} groups of answers for {k} folds. Use at most {found} folds.</source>
        <translation>{k} 折只有 {found} 组回答。请最多使用 {found} 折。</translation>
    </message>
    <message>
        <source>{judge} has already judged this study with other settings, and the verdicts would be combined. Give this judge its own name, or use another data folder.</source>
        <translation>{judge} 曾用其他设置评判过此研究，两者的判断会合并。请给这个评判者另取名称，或使用其他数据文件夹。</translation>
    </message>
    <message>
        <source>No block has answers by two machine agents, so none can be held out.</source>
        <translation>没有组块含有两个机器智能体的回答，因此无法留出一个。</translation>
    </message>
    <message>
        <source>Trained judges can&apos;t judge two answers side by side.</source>
        <translation>经过训练的评判者不能评判并排的两个回答。</translation>
    </message>
    <message>
        <source>Identifies humans and machines with given probabilities.</source>
        <translation>以给定的概率辨认人和机器。</translation>
    </message>
    <message>
        <source>Combines the votes of many decision trees, each trained on some of the answers.</source>
        <translation>合并多棵决策树的投票，每棵树用一部分回答训练。</translation>
    </message>
    <message>
        <source>Two layers of 1,024 and 512 neurons, with early stopping on a validation set.</source>
        <translation>两层分别有 1,024 和 512 个神经元，并根据验证集提前停止。</translation>
    </message>
    <message>
        <source>A network can use at most {most} features, but there are {columns}. Use other features, such as lsa.</source>
        <translation>神经网络最多使用 {most} 个特征，而这里有 {columns} 个。请使用其他特征，例如 lsa。</translation>
    </message>
    <message>
        <source>A network needs {least} answers by humans and {least} by machines for training, but there are only {fewest} of one kind. Use another judge.</source>
        <translation>神经网络需要 {least} 个人的回答和 {least} 个机器的回答来训练，而其中一类只有 {fewest} 个。请使用其他评判者。</translation>
    </message>
    <message>
        <source>Separates the answers of humans and machines with a linear boundary.</source>
        <translation>用线性边界区分人和机器的回答。</translation>
    </message>
    <message>
        <source>No session is running in {name}.</source>
        <translation>{name} 中没有进行的场次。</translation>
    </message>
    <message>
        <source>{name} did not respond.</source>
        <translation>{name} 没有回应。</translation>
    </message>
    <message>
        <source>message shown.</source>
        <translation>消息已显示。</translation>
    </message>
    <message>
        <source>session paused.</source>
        <translation>场次已暂停。</translation>
    </message>
    <message>
        <source>session continued.</source>
        <translation>场次已继续。</translation>
    </message>
    <message>
        <source>session ended.</source>
        <translation>场次已结束。</translation>
    </message>
    <message>
        <source>{booth} was removed.</source>
        <translation>已移除 {booth}。</translation>
    </message>
    <message>
        <source>The token of {name} is wrong, or belongs to another connection.</source>
        <translation>{name} 的令牌错误，或属于另一个连接。</translation>
    </message>
    <message>
        <source>The computer that responds is not the desk that shows this code.</source>
        <translation>响应的计算机不是显示此配对码的主控台。</translation>
    </message>
    <message>
        <source>The desk&apos;s certificate has changed.</source>
        <translation>主控台的证书已更改。</translation>
    </message>
    <message>
        <source>The protocol version is not a pair of numbers.</source>
        <translation>协议的版本不是一对数字。</translation>
    </message>
    <message>
        <source>The other side is {program} with protocol {told}; this side is {program2} with protocol {ours}.</source>
        <translation>对方是 {program}，使用协议 {told}；本方是 {program2}，使用协议 {ours}。</translation>
    </message>
    <message>
        <source>The desk doesn&apos;t know this kiosk, or no longer does.</source>
        <translation>主控台不认识此被试端，或不再认识。</translation>
    </message>
    <message>
        <source>The nonce is not valid.</source>
        <translation>随机数无效。</translation>
    </message>
    <message>
        <source>This message was already used.</source>
        <translation>此消息已被使用过。</translation>
    </message>
    <message>
        <source>Another desk on this computer already receives data from booths into {data}. Use that desk, or close it first.</source>
        <translation>这台计算机上的另一个主控台已在把实验间的数据接收到 {data}。请使用那个主控台，或先将其关闭。</translation>
    </message>
    <message>
        <source>{name} has a different {file} than this desk: two kiosks used the same participant code, or this kiosk was paired again. Its file is saved in {aside}.</source>
        <translation>{name} 的 {file} 与此主控台的不同：两个被试端使用了同一被试编号，或此被试端重新配对过。它的文件保存在 {aside}。</translation>
    </message>
    <message>
        <source>The desk is closing.</source>
        <translation>主控台正在关闭。</translation>
    </message>
    <message>
        <source>The same kiosk has reconnected.</source>
        <translation>同一被试端已重新连接。</translation>
    </message>
    <message>
        <source>{file} of {name} was not accepted. {large}</source>
        <translation>没有接收 {name} 的 {file}。{large}</translation>
    </message>
    <message>
        <source>{name} tried to write to {file}, which is a session of {other}. Nothing was written.</source>
        <translation>{name} 试图写入 {file}，而它是 {other} 的场次。没有写入任何内容。</translation>
    </message>
    <message>
        <source>{new} new, {grown} continued, {known} already present.</source>
        <translation>{new} 个新增，{grown} 个有续写，{known} 个已存在。</translation>
    </message>
    <message>
        <source>{name} is being recorded here right now. Join again later.</source>
        <translation>{name} 正在这里记录。请稍后再合并。</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the folder {source}. Check the name and the USB drive.</source>
        <translation>TuringDesk 找不到文件夹 {source}。请检查名称和 U 盘。</translation>
    </message>
    <message>
        <source>{source} and {data} are inside one another. Choose another folder.</source>
        <translation>{source} 和 {data} 互相包含。请选择另一个文件夹。</translation>
    </message>
    <message>
        <source>{source} contains no sessions.{more}</source>
        <translation>{source} 中没有场次。{more}</translation>
    </message>
    <message>
        <source>{withdrawn} skipped: the participants withdrew.</source>
        <translation>已跳过 {withdrawn}：这些被试已退出。</translation>
    </message>
    <message>
        <source>Choose its folders one by one: {with_some}.</source>
        <translation>请逐个选择其中的文件夹：{with_some}。</translation>
    </message>
    <message>
        <source>{path} has just been written to.</source>
        <translation>{path} 刚刚还在写入。</translation>
    </message>
    <message>
        <source>{code} contains a typo; no desk shows such a code.</source>
        <translation>{code} 有输入错误；主控台不会显示这样的配对码。</translation>
    </message>
    <message>
        <source>The desk has more data than this kiosk sent.</source>
        <translation>主控台的数据多于此被试端发送的数据。</translation>
    </message>
    <message>
        <source>The desk doesn&apos;t accept it.</source>
        <translation>主控台不接受它。</translation>
    </message>
    <message>
        <source>That session is no longer running here.</source>
        <translation>那个场次已不在这里进行。</translation>
    </message>
    <message>
        <source>This version of the kiosk doesn&apos;t know {what}.</source>
        <translation>此版本的被试端不支持 {what}。</translation>
    </message>
    <message>
        <source>Wait a few seconds, then try again.</source>
        <translation>请等待几秒，然后重试。</translation>
    </message>
    <message>
        <source>Another computer responds at this address. If the desk was set up again, pair again; otherwise, ask your network administrator.</source>
        <translation>另一台计算机在此地址响应。如果主控台重新设置过，请重新配对；否则请询问网络管理员。</translation>
    </message>
    <message>
        <source>The message is not a JSON object.</source>
        <translation>消息不是 JSON 对象。</translation>
    </message>
    <message>
        <source>Unknown message {say}.</source>
        <translation>未知的消息 {say}。</translation>
    </message>
    <message>
        <source>The message is not valid JSON.</source>
        <translation>消息不是有效的 JSON。</translation>
    </message>
    <message>
        <source>{name} in a message {say} is missing or not valid.</source>
        <translation>消息 {say} 中的 {name} 缺失或无效。</translation>
    </message>
    <message>
        <source>{text} is not a valid address. Use, for example, 192.168.1.10 or desk:{port}.</source>
        <translation>{text} 不是有效的地址。请使用例如 192.168.1.10 或 desk:{port}。</translation>
    </message>
    <message>
        <source>The code is wrong, or someone is intercepting the connection between this kiosk and the desk.</source>
        <translation>配对码错误，或有人截取了此被试端与主控台之间的连接。</translation>
    </message>
    <message>
        <source>Wrong code. Try again in {wait_s} s.</source>
        <translation>配对码错误。请在 {wait_s} 秒后重试。</translation>
    </message>
    <message>
        <source>The participant withdrew: also delete this kiosk&apos;s data of the session.</source>
        <translation>该被试已退出：请把此被试端上该场次的数据也删除。</translation>
    </message>
    <message>
        <source>Consent was refused: personal answers are not saved.</source>
        <translation>未同意参加：不保存个人信息回答。</translation>
    </message>
    <message>
        <source>Only journals and the files that belong to them are accepted.</source>
        <translation>只接收日志及其所属的文件。</translation>
    </message>
    <message>
        <source>The desk doesn&apos;t accept {kind} files larger than {most}. {join}</source>
        <translation>主控台不接收超过 {most} 的 {kind} 文件。{join}</translation>
    </message>
    <message>
        <source>The desk doesn&apos;t accept lines longer than {most_line}. {join}</source>
        <translation>主控台不接收超过 {most_line} 的行。{join}</translation>
    </message>
    <message>
        <source>There are too many files with this name.</source>
        <translation>使用此名称的文件太多。</translation>
    </message>
    <message>
        <source>The desk accepts at most {most_unfinished} of unfinished sessions from one kiosk. {join}</source>
        <translation>对每个被试端，主控台最多接收 {most_unfinished} 的未完成场次。{join}</translation>
    </message>
    <message>
        <source>No data were received for {within_s} seconds.</source>
        <translation>{within_s} 秒内没有收到任何数据。</translation>
    </message>
    <message>
        <source>A message is longer than {most} bytes.</source>
        <translation>消息超过 {most} 字节。</translation>
    </message>
    <message>
        <source>The connection was closed.</source>
        <translation>连接已关闭。</translation>
    </message>
    <message>
        <source>{code} is already in line {before}{same}.</source>
        <translation>{code} 已在第 {before} 行{same}。</translation>
    </message>
    <message>
        <source>{code} withdrew. Use a new code.</source>
        <translation>{code} 已退出。请使用新的编号。</translation>
    </message>
    <message>
        <source>{code} was created for the study {study}.</source>
        <translation>{code} 是为研究 {study} 生成的。</translation>
    </message>
    <message>
        <source>Create 1 to {most} codes at a time.</source>
        <translation>请每次生成 1 到 {most} 个编号。</translation>
    </message>
    <message>
        <source>The list has {new} codes. Add at most {most} at a time.</source>
        <translation>列表有 {new} 个编号。每次最多添加 {most} 个。</translation>
    </message>
    <message>
        <source>{parent} can&apos;t be created. {why}</source>
        <translation>无法创建 {parent}。{why}</translation>
    </message>
    <message>
        <source>{kind} answers blocks of {tasks}, and {title} has none. Choose another agent or other blocks.</source>
        <translation>{kind} 回答 {tasks} 的组块，而 {title} 中没有。请选择其他智能体或其他组块。</translation>
    </message>
    <message>
        <source>block of this collection</source>
        <translation>此答案收集的组块</translation>
    </message>
    <message>
        <source>ELIZA</source>
        <translation>ELIZA</translation>
    </message>
    <message>
        <source>Talks according to Weizenbaum&apos;s rules of 1966, which mirror what the partner says.</source>
        <translation>按 Weizenbaum 1966 年的规则交谈，把对方的话反映回去。</translation>
    </message>
    <message>
        <source>Modified median cut</source>
        <translation>改进的中位切分</translation>
    </message>
    <message>
        <source>Names the color of the largest of five clusters of a picture&apos;s colors.</source>
        <translation>说出图片颜色的五个聚类中最大一类的颜色。</translation>
    </message>
    <message>
        <source>its picture can&apos;t be read</source>
        <translation>其图片无法读取</translation>
    </message>
    <message>
        <source>Nearest word</source>
        <translation>最近的词</translation>
    </message>
    <message>
        <source>Associates each cue with the nearest word in a file of word vectors.</source>
        <translation>为每个线索词联想到词向量文件中最近的词。</translation>
    </message>
    <message>
        <source>its cue isn&apos;t in the file of word vectors</source>
        <translation>其线索词不在词向量文件中</translation>
    </message>
    <message>
        <source>Model on a server</source>
        <translation>服务器上的模型</translation>
    </message>
    <message>
        <source>Asks a model on a server that speaks OpenAI&apos;s API. The prompts and their pictures are sent only to that server.</source>
        <translation>询问支持 OpenAI API 的服务器上的模型。提示项及其图片只发送到该服务器。</translation>
    </message>
    <message>
        <source>{path} lacks names in [{task}]. Write two or more, separated by commas.</source>
        <translation>{path} 的 [{task}] 中缺少名称。请写两个或更多，以逗号分隔。</translation>
    </message>
    <message>
        <source>the reply repeats the prompt</source>
        <translation>回复重复了提示词</translation>
    </message>
    <message>
        <source>The prompts in {path} can&apos;t be read. {why}</source>
        <translation>无法读取 {path} 中的提示词。{why}</translation>
    </message>
    <message>
        <source>{path} lacks [{task}] with a text for prompt. Copy the file that comes with TuringDesk ({usual}), then change its texts.</source>
        <translation>{path} 缺少带有 prompt 文字的 [{task}]。请复制 TuringDesk 附带的文件（{usual}），然后修改其文字。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>提示词</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Frequency penalty</source>
        <translation>频率惩罚</translation>
    </message>
    <message>
        <source>Presence penalty</source>
        <translation>存在惩罚</translation>
    </message>
    <message>
        <source>Answers per prompt</source>
        <translation>每个提示项的回答数</translation>
    </message>
    <message>
        <source>Parallel requests</source>
        <translation>同时请求数</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>尝试次数</translation>
    </message>
    <message>
        <source>Variable with the key</source>
        <translation>密钥所在变量</translation>
    </message>
    <message>
        <source>Saliency</source>
        <translation>显著性</translation>
    </message>
    <message>
        <source>The maps in {path} can&apos;t be read. {why}</source>
        <translation>无法读取 {path} 中的显著图。{why}</translation>
    </message>
    <message>
        <source>{path} contains no maps. Choose a folder of pictures that have the same names as those of the collection.</source>
        <translation>{path} 中没有显著图。请选择一个图片文件夹，其中图片的名称与此答案收集中的图片相同。</translation>
    </message>
    <message>
        <source>its picture has no map in the folder</source>
        <translation>该文件夹中没有其图片的显著图</translation>
    </message>
    <message>
        <source>its picture or the picture&apos;s map can&apos;t be read</source>
        <translation>无法读取其图片或该图片的显著图</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Saliency maps</source>
        <translation>显著图</translation>
    </message>
    <message>
        <source>pass rate</source>
        <translation>通过率</translation>
    </message>
    <message>
        <source>How often judges judged machines human, or didn&apos;t find them in a pair, by {setting} (n = {verdicts}). Machines of one color are alike in all other settings.</source>
        <translation>评判者把机器判为人（或在配对中没有找出机器）的频率，按 {setting}（n = {verdicts}）。同色的机器其他设置均相同。</translation>
    </message>
    <message>
        <source>Success by {setting}</source>
        <translation>按 {setting} 的成功率</translation>
    </message>
    <message>
        <source>no two machines differ in exactly one column of agents.csv</source>
        <translation>没有两台机器仅在 agents.csv 的一列上不同</translation>
    </message>
    <message>
        <source>the study has no agents.csv</source>
        <translation>研究没有 agents.csv</translation>
    </message>
    <message>
        <source>By setting of machines</source>
        <translation>按机器的设置</translation>
    </message>
    <message>
        <source>Machines that differ only in one column of agents.csv, such as temperature: how often they were judged human, or not found in a pair.</source>
        <translation>仅在 agents.csv 的一列（例如 temperature）上不同的机器：被判为人，或在配对中没有被找出的频率。</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>比率</translation>
    </message>
    <message>
        <source>similar machines</source>
        <translation>其他设置相同的机器</translation>
    </message>
    <message>
        <source>Collected answers</source>
        <translation>收集的回答</translation>
    </message>
    <message>
        <source>Answers that participants gave to prompts, by block: how many prompts have enough, and how many answers are still needed.</source>
        <translation>被试对提示项给出的回答，按组块：多少提示项的回答已足够，还需要多少回答。</translation>
    </message>
    <message>
        <source>by default, not in advance</source>
        <translation>默认值，并非事先设定</translation>
    </message>
    <message>
        <source>Detectability by conversation length (n = {verdicts} on humans and {n_machine} on machines).</source>
        <translation>按对话长度的可辨别度（对人 n = {verdicts}，对机器 n = {n_machine}）。</translation>
    </message>
    <message>
        <source>Proportion of speakers judged human, by conversation length (n = {verdicts}).</source>
        <translation>按对话长度，说话者被判为人的比例（n = {verdicts}）。</translation>
    </message>
    <message>
        <source>How often human and machine speakers were judged human, by how many messages or turns were shown, for each kind of conversation and each machine.</source>
        <translation>人和机器说话者被判为人的频率，按显示的消息数或轮数，分对话类型和机器列出。</translation>
    </message>
    <message>
        <source>The radius of a circle is proportional to the model&apos;s parameters.</source>
        <translation>圆的半径与模型的参数量成正比。</translation>
    </message>
    <message>
        <source>judged human</source>
        <translation>判断为人</translation>
    </message>
    <message>
        <source>judged machine</source>
        <translation>判断为机器</translation>
    </message>
    <message>
        <source>The most frequent reasons for verdicts on {agent}, by verdict (n = {texts}; a text can give several reasons).</source>
        <translation>对 {agent} 的判断最常见的理由，按判断（n = {texts}；一段文本可给出多项理由）。</translation>
    </message>
    <message>
        <source>Reasons for verdicts on {agent}</source>
        <translation>对 {agent} 的判断的理由</translation>
    </message>
    <message>
        <source>Reasons by machine</source>
        <translation>按机器的理由</translation>
    </message>
    <message>
        <source>Proportion of coded texts that give each reason, by machine and by verdict.</source>
        <translation>给出各项理由的已编码文本比例，按机器和判断。</translation>
    </message>
    <message>
        <source>mean over judges of their mean game index; t interval over judges</source>
        <translation>各评判者平均游戏序号的均值；对评判者的 t 区间</translation>
    </message>
    <message>
        <source>Mean game index of the judges who used each strategy (n = {uses}): 1 is a judge&apos;s first game. Error bars are 95% CIs over judges.</source>
        <translation>使用各策略的评判者的平均游戏序号（n = {uses}）：1 为评判者的第一局。误差线为对评判者的 95% 置信区间。</translation>
    </message>
    <message>
        <source>Strategies by game index</source>
        <translation>按游戏序号的策略</translation>
    </message>
    <message>
        <source>Strategies by experience</source>
        <translation>按经验的策略</translation>
    </message>
    <message>
        <source>How many trials judges who used each strategy had done, from the least to the most experienced.</source>
        <translation>使用各策略的评判者已完成多少试次，从经验最少到最多。</translation>
    </message>
    <message numerus="yes">
        <source>%n uses</source>
        <translation>
            <numerusform>%n 次使用</numerusform>
        </translation>
    </message>
    <message>
        <source>Mean game index</source>
        <translation>平均游戏序号</translation>
    </message>
    <message>
        <source>Minimum number of words in a description</source>
        <translation>描述的最少词数</translation>
    </message>
    <message>
        <source>How often the same word can occur</source>
        <translation>同一个词最多可出现的次数</translation>
    </message>
    <message>
        <source>Words that a description must not contain, such as those about the past and future</source>
        <translation>描述中不得出现的词，例如表示过去和将来的词</translation>
    </message>
    <message>
        <source>What a description must not start with</source>
        <translation>描述不得以此开头</translation>
    </message>
    <message>
        <source>Allow words that look like names, that is, capitalized words within a sentence</source>
        <translation>允许看似名字的词，即句中首字母大写的词</translation>
    </message>
    <message>
        <source>Language of the answers, for hints about spelling</source>
        <translation>回答的语言，用于拼写提示</translation>
    </message>
    <message>
        <source>Participants describe a picture in one sentence.</source>
        <translation>被试用一句话描述一张图片。</translation>
    </message>
    <message>
        <source>Participants name the dominant color of a picture.</source>
        <translation>被试说出一张图片的主色。</translation>
    </message>
    <message>
        <source>The topic, as participants read it</source>
        <translation>话题，即被试看到的文字</translation>
    </message>
    <message>
        <source>How many messages each of the two speakers writes</source>
        <translation>两位说话者各写多少条消息</translation>
    </message>
    <message>
        <source>Usual duration of conversations in minutes, from and to, as participants are told. Empty: they are not told</source>
        <translation>告知被试的对话通常时长（分钟），从几分钟到几分钟。留空：不告知</translation>
    </message>
    <message>
        <source>Two participants, or a participant and a machine, talk about a topic.</source>
        <translation>两名被试，或一名被试和一台机器，就一个话题交谈。</translation>
    </message>
    <message>
        <source>Messages by each speaker</source>
        <translation>每位说话者的消息数</translation>
    </message>
    <message>
        <source>Usual length in minutes</source>
        <translation>通常时长（分钟）</translation>
    </message>
    <message>
        <source>This is not an area of a picture.</source>
        <translation>这不是图片中的一个区域。</translation>
    </message>
    <message>
        <source>Where the target is in the picture, px: &apos;left; top; width; height&apos;. The search ends when someone looks there</source>
        <translation>目标在图片中的位置，px：&apos;left; top; width; height&apos;。有人看到那里时搜索即结束</translation>
    </message>
    <message>
        <source>Duration of free viewing, s</source>
        <translation>自由观看的时长，s</translation>
    </message>
    <message>
        <source>Maximum duration of a search, s</source>
        <translation>搜索的最长时间，s</translation>
    </message>
    <message>
        <source>How long the target is shown before the search, s</source>
        <translation>搜索前显示目标的时间，s</translation>
    </message>
    <message>
        <source>Maximum number of fixations saved</source>
        <translation>最多保存的注视点数</translation>
    </message>
    <message>
        <source>Use the gaze stream of an eye tracker if there is one</source>
        <translation>如有眼动仪，则使用其视线数据流</translation>
    </message>
    <message>
        <source>Maximum width plus height of the gaze of one fixation, px on the screen</source>
        <translation>一个注视点内视线的宽度加高度，最多为多少屏幕 px</translation>
    </message>
    <message>
        <source>Minimum duration of a fixation of the gaze, ms</source>
        <translation>视线注视点的最短持续时间，ms</translation>
    </message>
    <message>
        <source>Radius of the area that a click reveals, in percent of the picture&apos;s width</source>
        <translation>点击所显示区域的半径，以图片宽度的百分比表示</translation>
    </message>
    <message>
        <source>Participants look at a picture, or search it, and their gaze is recorded.</source>
        <translation>被试观看图片，或在其中搜索，并记录其视线。</translation>
    </message>
    <message>
        <source>Free viewing</source>
        <translation>自由观看</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Eye tracker</source>
        <translation>眼动仪</translation>
    </message>
    <message>
        <source>Dispersion</source>
        <translation>离散度</translation>
    </message>
    <message>
        <source>Shortest fixation</source>
        <translation>最短注视</translation>
    </message>
    <message>
        <source>Revealed by a click</source>
        <translation>点击显示范围</translation>
    </message>
    <message>
        <source>Write four numbers: &apos;left; top; width; height&apos;.</source>
        <translation>请写四个数：&apos;left; top; width; height&apos;。</translation>
    </message>
    <message>
        <source>Language of the answers. Words that the language doesn&apos;t have are refused</source>
        <translation>回答的语言。不属于该语言的词会被拒绝</translation>
    </message>
    <message>
        <source>Participants name three things that they see in a picture.</source>
        <translation>被试说出在图片中看到的三样东西。</translation>
    </message>
    <message>
        <source>The word that participants see</source>
        <translation>被试看到的词</translation>
    </message>
    <message>
        <source>Example pairs shown first, such as &apos;hot: cold; bird: wing; rain: umbrella&apos;</source>
        <translation>先展示的示例词对，例如 &apos;hot: cold; bird: wing; rain: umbrella&apos;</translation>
    </message>
    <message>
        <source>Participants write the first word that a cue brings to mind.</source>
        <translation>被试写出线索词首先使其想到的词。</translation>
    </message>
    <message>
        <source>Collecting</source>
        <comment>what an agent does now</comment>
        <translation>正在收集</translation>
    </message>
    <message>
        <source>from a simulated session</source>
        <translation>来自模拟场次</translation>
    </message>
    <message>
        <source>from a person, but simulated sessions were requested</source>
        <translation>来自真人，但要求的是模拟场次</translation>
    </message>
    <message>
        <source>excluded by a quality rule</source>
        <translation>被质量规则排除</translation>
    </message>
    <message>
        <source>to a prompt that is no longer in the collection</source>
        <translation>其提示项已不在此答案收集中</translation>
    </message>
    <message>
        <source>of a kind that isn&apos;t judged in any task</source>
        <translation>其类型没有任务可评判</translation>
    </message>
    <message>
        <source>omitted by a cleaning rule</source>
        <translation>因清理规则而略去</translation>
    </message>
    <message>
        <source>the same word more than once, after cleaning</source>
        <translation>清理后同一个词重复出现</translation>
    </message>
    <message>
        <source>to a prompt that no person answered</source>
        <translation>其提示项没有人的回答</translation>
    </message>
    <message>
        <source>more answers to a prompt than are needed</source>
        <translation>超出提示项所需的回答</translation>
    </message>
    <message>
        <source>to a prompt that no machine answered</source>
        <translation>其提示项没有机器的回答</translation>
    </message>
    <message>
        <source>more than the smallest domain has</source>
        <translation>多于最小领域的数量</translation>
    </message>
    <message>
        <source>of a conversation whose other speaker isn&apos;t in the data</source>
        <translation>所属对话的另一位说话者不在数据中</translation>
    </message>
    <message>
        <source>There are too few suitable words for a list of this length: {there} of {needed}. Request fewer.</source>
        <translation>适合这么长列表的词太少：需要 {needed} 个，只有 {there} 个。请减少所需的数量。</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>键 {key}</translation>
    </message>
    <message>
        <source>Messages shown</source>
        <translation>显示的消息数</translation>
    </message>
    <message>
        <source>Last messages shown</source>
        <translation>显示的最后消息数</translation>
    </message>
    <message>
        <source>Last turns shown</source>
        <translation>显示的最后轮数</translation>
    </message>
    <message>
        <source>practice rows</source>
        <translation>练习行</translation>
    </message>
    <message>
        <source>control rows</source>
        <translation>检查行</translation>
    </message>
    <message numerus="yes">
        <source>%n trials have a length of {length} or more, but only {there} of the conversations that can appear in one session are that long.</source>
        <translation>
            <numerusform>%n 个试次的长度为 {length} 或更长，但一个场次可以使用的对话中，只有 {there} 段达到这个长度。</numerusform>
        </translation>
    </message>
    <message>
        <source>{table} has no prompts to answer.</source>
        <translation>{table} 没有可作答的提示项。</translation>
    </message>
    <message>
        <source>List each length once.</source>
        <translation>每种长度请只写一次。</translation>
    </message>
    <message>
        <source>{table} has no {answers} to draw. Rows for control and practice trials are not drawn.</source>
        <translation>{table} 没有可抽取的{answers}。留作检查和练习试次的行不参与抽取。</translation>
    </message>
    <message>
        <source>{what} (trials): {trials}</source>
        <translation>{what}（试次数）：{trials}</translation>
    </message>
    <message>
        <source>lengths contains {over}, but the longest conversation in {table} has a length of {longest}.</source>
        <translation>lengths 含有 {over}，但 {table} 中最长的对话长度为 {longest}。</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>answers by two humans</source>
        <translation>两个人的回答</translation>
    </message>
    <message>
        <source>answers by a human and a machine</source>
        <translation>一个人和一台机器的回答</translation>
    </message>
    <message>
        <source>answers by two machines</source>
        <translation>两台机器的回答</translation>
    </message>
    <message>
        <source>answers of type {letters}</source>
        <translation>{letters} 类型的回答</translation>
    </message>
    <message>
        <source>answers by {agents}</source>
        <translation>{agents} 的回答</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Positions of control trials: {trials}</source>
        <translation>检查试次位于 {trials}</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>已封存</translation>
    </message>
    <message>
        <source>Trial {number}: {flags}</source>
        <translation>试次 {number}：{flags}</translation>
    </message>
    <message numerus="yes">
        <source>%n answers to look at</source>
        <translation>
            <numerusform>%n 个回答需要查看</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待审核</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>已通过</translation>
    </message>
    <message>
        <source>{code} is not a valid code. Use initials or a code: at most 12 letters, digits, and hyphens.</source>
        <translation>{code} 不是有效的代号。请使用姓名缩写或代号：最多 12 个字母、数字和连字符。</translation>
    </message>
    <message>
        <source>Change the question, or its answer, before you submit it again.</source>
        <translation>请先修改问题或其答案，再重新提交。</translation>
    </message>
    <message>
        <source>Enter the reason, so that the author can correct the question.</source>
        <translation>请填写原因，以便作者更正问题。</translation>
    </message>
    <message>
        <source>Authors don&apos;t review their own questions.</source>
        <translation>作者不审核自己的问题。</translation>
    </message>
    <message>
        <source>Enter a question of at most {most} characters.</source>
        <translation>请填写问题，最多 {most} 个字符。</translation>
    </message>
    <message>
        <source>Enter a question.</source>
        <translation>请填写问题。</translation>
    </message>
    <message>
        <source>A collection has no control questions. `turingdesk build` adds them.</source>
        <translation>答案收集没有检查题。`turingdesk build` 会添加检查题。</translation>
    </message>
    <message>
        <source>The study is preregistered. Give a reason for the change: turingdesk controls STUDY --write --why REASON</source>
        <translation>研究已预注册。请说明更改的原因：turingdesk controls STUDY --write --why REASON</translation>
    </message>
    <message>
        <source>The study is sealed, so its tables can&apos;t change.</source>
        <translation>研究已封存，因此其表格不能更改。</translation>
    </message>
    <message>
        <source>Open the folder of the study: a .tdz file can&apos;t change.</source>
        <translation>请打开研究的文件夹：.tdz 文件不能更改。</translation>
    </message>
    <message>
        <source>The data folders contain no answers for this collection. Check the folders, and check that this is the collection that was run.</source>
        <translation>数据文件夹中没有此答案收集的回答。请检查文件夹，并确认所选的答案收集就是实际运行的那一项。</translation>
    </message>
    <message>
        <source>Written to {out}.</source>
        <translation>已写入 {out}。</translation>
    </message>
    <message>
        <source>{path} doesn&apos;t collect answers.</source>
        <translation>{path} 不收集回答。</translation>
    </message>
    <message>
        <source>{file} refers to the picture {name}, which doesn&apos;t exist.</source>
        <translation>{file} 引用了图片 {name}，但该图片不存在。</translation>
    </message>
    <message>
        <source>Not used: {count}, {reason}.</source>
        <translation>未使用：{count} 个，{reason}。</translation>
    </message>
    <message>
        <source>Words that cleaning changed: {n}. See {file}.</source>
        <translation>清理时更改的词：{n} 个。见 {file}。</translation>
    </message>
    <message>
        <source>Conversations of two machines that were sampled again: {n}.</source>
        <translation>重新抽样的两台机器之间的对话：{n}。</translation>
    </message>
    <message>
        <source>Control trials added: {n}.</source>
        <translation>添加的检查试次：{n} 个。</translation>
    </message>
    <message>
        <source>Approved control questions added: {true} true, {false} false.</source>
        <translation>已添加通过审核的检查题：答案为真 {true} 个，为假 {false} 个。</translation>
    </message>
    <message>
        <source>No form of the collection has a question {name} that isn&apos;t personal. There are: {there}.</source>
        <translation>此答案收集的问卷中没有名为 {name} 且不涉及个人信息的问题。现有：{there}。</translation>
    </message>
    <message>
        <source>{file} has columns that no task of the study has: {columns}.</source>
        <translation>{file} 中有研究的任务所没有的列：{columns}。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are excluded by quality rules (column “excluded”). {file} lists the reasons.</source>
        <translation>
            <numerusform>%n 行被质量规则排除（excluded 列）。原因见：{file}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are simulated (column “judge”).</source>
        <translation>
            <numerusform>%n 行为模拟数据（judge 列）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are imported (column “judge”).</source>
        <translation>
            <numerusform>%n 行为导入数据（judge 列）。</numerusform>
        </translation>
    </message>
    <message>
        <source>No license has been chosen yet. Before you share this folder, replace this entry with the license that applies, such as one of Creative Commons.</source>
        <translation>尚未选择许可证。分享此文件夹之前，请把此项替换为适用的许可证，例如某种知识共享 (Creative Commons) 许可证。</translation>
    </message>
    <message>
        <source>Parquet</source>
        <translation>Parquet</translation>
    </message>
    <message>
        <source>One row for each answered question, with the type and the meaning of each column; for pandas, R, DuckDB, and other programs that read Parquet.</source>
        <translation>每个已回答的问题一行，含各列的类型和含义；适用于 pandas、R、DuckDB 和其他能读取 Parquet 的程序。</translation>
    </message>
    <message>
        <source>This isn&apos;t a turn.</source>
        <translation>这不是一轮对话。</translation>
    </message>
    <message>
        <source>This is neither an answer nor a list of answers.</source>
        <translation>这既不是回答，也不是回答列表。</translation>
    </message>
    <message>
        <source>{read} {unit} read, {taken} imported, {lost} omitted.</source>
        <translation>{unit}：读取 {read}，导入 {taken}，略去 {lost}。</translation>
    </message>
    <message>
        <source>Omitted: {count}, {reason}.</source>
        <translation>略去：{count} 个，{reason}。</translation>
    </message>
    <message>
        <source>{path} can&apos;t be read. {why}</source>
        <translation>无法读取 {path}。{why}</translation>
    </message>
    <message>
        <source>This isn&apos;t JSON: {problem}.</source>
        <translation>这不是 JSON：{problem}。</translation>
    </message>
    <message>
        <source>{path}: {key} must be {wanted}.</source>
        <translation>{path}：{key} 必须是{wanted}。</translation>
    </message>
    <message>
        <source>who judged</source>
        <translation>评判者是谁</translation>
    </message>
    <message>
        <source>what was judged</source>
        <translation>被判断的内容</translation>
    </message>
    <message>
        <source>the verdict: human or machine</source>
        <translation>判断：human 或 machine</translation>
    </message>
    <message>
        <source>the true origin: human or machine</source>
        <translation>真实来源：human 或 machine</translation>
    </message>
    <message>
        <source>whether the verdict was correct, if no column contains the verdict itself</source>
        <translation>判断是否正确，用于没有列直接给出判断时</translation>
    </message>
    <message>
        <source>which person or model made it</source>
        <translation>由哪个人或哪个模型作出</translation>
    </message>
    <message>
        <source>the response time</source>
        <translation>反应时</translation>
    </message>
    <message>
        <source>when the judge answered</source>
        <translation>评判者何时作答</translation>
    </message>
    <message>
        <source>the number of the trial</source>
        <translation>试次的编号</translation>
    </message>
    <message>
        <source>the answer to the control question</source>
        <translation>检查题的回答</translation>
    </message>
    <message>
        <source>the correct answer to the control question</source>
        <translation>检查题的正确答案</translation>
    </message>
    <message>
        <source>whether the trial is a control trial, which doesn&apos;t count</source>
        <translation>是否为不计入的检查试次</translation>
    </message>
    <message>
        <source>whether the trial is a practice trial, which isn&apos;t imported</source>
        <translation>是否为不导入的练习试次</translation>
    </message>
    <message>
        <source>the maker that the verdict is about, if there are several</source>
        <translation>有多个作者时，判断所针对的作者</translation>
    </message>
    <message>
        <source>the prompt that the maker was given</source>
        <translation>给作者的提示项</translation>
    </message>
    <message>
        <source>the kind of item</source>
        <translation>条目的类型</translation>
    </message>
    <message>
        <source>how many turns of a conversation were shown</source>
        <translation>显示了对话的多少轮</translation>
    </message>
    <message>
        <source>totals: human, judged human</source>
        <translation>总数：人，被判为人</translation>
    </message>
    <message>
        <source>totals: human, judged machine</source>
        <translation>总数：人，被判为机器</translation>
    </message>
    <message>
        <source>totals: machine, judged machine</source>
        <translation>总数：机器，被判为机器</translation>
    </message>
    <message>
        <source>totals: machine, judged human</source>
        <translation>总数：机器，被判为人</translation>
    </message>
    <message>
        <source>totals in words, such as HM: 12 of 20</source>
        <translation>以文字表示的总数，例如 HM: 12 of 20</translation>
    </message>
    <message>
        <source>totals: how often the item was judged human</source>
        <translation>总数：条目被判为人的次数</translation>
    </message>
    <message>
        <source>totals: how often the item was judged machine</source>
        <translation>总数：条目被判为机器的次数</translation>
    </message>
    <message>
        <source>totals: how many verdicts the item got</source>
        <translation>总数：条目得到的判断数</translation>
    </message>
    <message>
        <source>Columns: {told}.</source>
        <translation>列：{told}。</translation>
    </message>
    <message>
        <source>a table of keys and values</source>
        <translation>键和值的表</translation>
    </message>
    <message>
        <source>the name of a column</source>
        <translation>一列的名称</translation>
    </message>
    <message>
        <source>&quot;human&quot;, &quot;machine&quot;, or &quot;&quot;</source>
        <translation>&quot;human&quot;、&quot;machine&quot; 或 &quot;&quot;</translation>
    </message>
    <message>
        <source>Response times are read as {unit}.</source>
        <translation>反应时按 {unit} 读取。</translation>
    </message>
    <message>
        <source>Also imported: {names}.</source>
        <translation>同时导入：{names}。</translation>
    </message>
    <message>
        <source>Columns that are not imported: {names}.</source>
        <translation>未导入的列：{names}。</translation>
    </message>
    <message>
        <source>{path} is not valid TOML: {problem}.</source>
        <translation>{path} 不是有效的 TOML：{problem}。</translation>
    </message>
    <message>
        <source>one of {known}</source>
        <translation>{known} 之一</translation>
    </message>
    <message>
        <source>{path}: the key {key} is unknown. Did you mean {close}?</source>
        <translation>{path}：未知的键 {key}。您是指 {close} 吗？</translation>
    </message>
    <message>
        <source>Read as {title}: {words}.</source>
        <translation>读作{title}：{words}。</translation>
    </message>
    <message>
        <source>row {number} of {file}</source>
        <translation>{file} 的第 {number} 行</translation>
    </message>
    <message>
        <source>the row has more or fewer cells than there are columns</source>
        <translation>该行的单元格数与列数不符</translation>
    </message>
    <message>
        <source>This is a workbook.</source>
        <translation>这是一个工作簿。</translation>
    </message>
    <message>
        <source>Change its extension to .xlsx.</source>
        <translation>请将扩展名改为 .xlsx。</translation>
    </message>
    <message>
        <source>{path} has no rows.</source>
        <translation>{path} 没有行。</translation>
    </message>
    <message>
        <source>This is not valid Parquet: {problem}.</source>
        <translation>这不是有效的 Parquet：{problem}。</translation>
    </message>
    <message>
        <source>entry {number} of {file}</source>
        <translation>{file} 的第 {number} 项</translation>
    </message>
    <message>
        <source>the quotation marks are wrong ({problem})</source>
        <translation>引号有误（{problem}）</translation>
    </message>
    <message>
        <source>line {number} of {file}</source>
        <translation>{file} 的第 {number} 行</translation>
    </message>
    <message>
        <source>{file} is not UTF-8 and was read as Western European (Windows). Check letters with accents.</source>
        <translation>{file} 不是 UTF-8，已按西欧编码 (Windows) 读取。请检查带重音符号的字母。</translation>
    </message>
    <message>
        <source>the entry is not a JSON object</source>
        <translation>该项不是 JSON 对象</translation>
    </message>
    <message>
        <source>the line is not valid JSON</source>
        <translation>该行不是有效的 JSON</translation>
    </message>
    <message>
        <source>a row that represents more than {most} verdicts</source>
        <translation>一行代表的判断超过 {most} 个</translation>
    </message>
    <message>
        <source>no verdict</source>
        <translation>没有判断</translation>
    </message>
    <message>
        <source>the totals contradict each other</source>
        <translation>总数互相矛盾</translation>
    </message>
    <message>
        <source>the totals are incomplete</source>
        <translation>总数不完整</translation>
    </message>
    <message>
        <source>a total that is not a number</source>
        <translation>有一个总数不是数字</translation>
    </message>
    <message>
        <source>a proportion without the number of verdicts</source>
        <translation>只有比例而没有判断数</translation>
    </message>
    <message>
        <source>datastring isn&apos;t a list of judges.</source>
        <translation>datastring 不是评判者列表。</translation>
    </message>
    <message>
        <source>This isn&apos;t CSV: {problem}.</source>
        <translation>这不是 CSV：{problem}。</translation>
    </message>
    <message>
        <source>This is neither a trial nor a group of trials.</source>
        <translation>这既不是试次，也不是一组试次。</translation>
    </message>
    <message>
        <source>.csv, .tsv, .xlsx, .parquet, .json, or .jsonl files of verdicts, or folders of them</source>
        <translation>判断的 .csv、.tsv、.xlsx、.parquet、.json 或 .jsonl 文件，或其文件夹</translation>
    </message>
    <message>
        <source>The first verdict: judge {judge}, item {item}, verdict {choice}, truth {truth}.</source>
        <translation>第一个判断：评判者 {judge}，条目 {item}，判断 {choice}，真实来源 {truth}。</translation>
    </message>
    <message>
        <source>In {path}, specify what each column contains, then import again.</source>
        <translation>请在 {path} 中说明各列的内容，然后重新导入。</translation>
    </message>
    <message>
        <source>There are no verdicts in {file}.</source>
        <translation>{file} 中没有判断。</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t tell which columns of {file} have the verdicts and the truth. Its columns are {head}.</source>
        <translation>TuringDesk 无法确定 {file} 的哪些列是判断和真实来源。其中的列为 {head}。</translation>
    </message>
    <message>
        <source>Add --map FILE.toml to get a file in which you can specify what each column contains.</source>
        <translation>请添加 --map FILE.toml，以得到一个可说明各列内容的文件。</translation>
    </message>
    <message>
        <source>the verdict is neither human nor machine</source>
        <translation>判断既不是人也不是机器</translation>
    </message>
    <message>
        <source>None of the sources is a table. {known}</source>
        <translation>没有一个来源是表格。{known}</translation>
    </message>
    <message numerus="yes">
        <source>{file} says who made %n items.</source>
        <translation>
            <numerusform>{file} 说明了 %n 个条目的来源。</numerusform>
        </translation>
    </message>
    <message>
        <source>the verdict {word} is neither human nor machine</source>
        <translation>判断 {word} 既不是人也不是机器</translation>
    </message>
    <message>
        <source>{column} is {cell}</source>
        <translation>{column} 为 {cell}</translation>
    </message>
    <message>
        <source>a duplicate row</source>
        <translation>重复的行</translation>
    </message>
    <message numerus="yes">
        <source>%n cells of the column {column} can&apos;t be read and are left empty.</source>
        <translation>
            <numerusform>列 {column} 有 %n 个单元格无法读取，已留空。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read: {problem}</source>
        <translation>未读取：{problem}</translation>
    </message>
    <message>
        <source>There are more than {most} verdicts.</source>
        <translation>判断超过 {most} 个。</translation>
    </message>
    <message>
        <source>Import the file in parts.</source>
        <translation>请分几部分导入该文件。</translation>
    </message>
    <message>
        <source>Not read: {file} has no column {missing}.</source>
        <translation>未读取：{file} 没有列 {missing}。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Machines that were judged</source>
        <translation>被评判的机器</translation>
    </message>
    <message>
        <source>All journals could be read, and their chains are intact. To verify signatures, run turingdesk check.</source>
        <translation>所有日志均可读取，且各行的链完整。要验证签名，请运行 turingdesk check。</translation>
    </message>
    <message>
        <source>prompts answered</source>
        <translation>回答的提示项数</translation>
    </message>
    <message>
        <source>judged machine: {share} ({verdicts})</source>
        <translation>判为机器：{share}（{verdicts}）</translation>
    </message>
    <message>
        <source>{said}; detectability {value}, 95% CI {interval}</source>
        <translation>{said}；可辨别度 {value}，95% 置信区间 {interval}</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>For results about texts, create the report with the study: on the desk, open the study first; on the command line, add --texts STUDY.</source>
        <translation>如需关于文本的结果，请连同研究一起生成报告：在主控台上先打开研究；在命令行中添加 --texts STUDY。</translation>
    </message>
    <message>
        <source>How further results are computed</source>
        <translation>其他结果的计算方法</translation>
    </message>
    <message>
        <source>Long tables and series of figures are shortened in print. The workbook has all rows, standard errors, and the tests as published studies ran them; the Analysis page has all figures.</source>
        <translation>较长的表格和成系列的图在打印版中有所删减。工作簿中有全部行、标准误，以及按已发表研究的做法进行的检验；“分析”页有全部图。</translation>
    </message>
    <message>
        <source>what they show</source>
        <translation>所示内容</translation>
    </message>
    <message numerus="yes">
        <source>%n words</source>
        <translation>
            <numerusform>%n 个词</numerusform>
        </translation>
    </message>
    <message>
        <source>built a study</source>
        <comment>in the record</comment>
        <translation>生成了研究</translation>
    </message>
    <message>
        <source>imported data</source>
        <comment>in the record</comment>
        <translation>导入了数据</translation>
    </message>
    <message>
        <source>ran a machine agent</source>
        <comment>in the record</comment>
        <translation>运行了机器智能体</translation>
    </message>
    <message>
        <source>stopped a machine agent</source>
        <comment>in the record</comment>
        <translation>停止了机器智能体</translation>
    </message>
    <message>
        <source>viewed collected answers</source>
        <comment>in the record</comment>
        <translation>查看了收集的回答</translation>
    </message>
    <message>
        <source>wrote control questions</source>
        <comment>in the record</comment>
        <translation>编写了检查题</translation>
    </message>
    <message>
        <source>by hand</source>
        <comment>in the record</comment>
        <translation>手动</translation>
    </message>
    <message>
        <source>the list of people was changed</source>
        <comment>in the record</comment>
        <translation>人员名单已更改</translation>
    </message>
    <message>
        <source>against the rules of the task: {remark}</source>
        <translation>违反任务的规则：{remark}</translation>
    </message>
    <message>
        <source>pictures refused by the server</source>
        <translation>被服务器拒绝的图片</translation>
    </message>
    <message>
        <source>What is finished is saved. Run the same command again to continue.</source>
        <translation>已完成的内容均已保存。请再次运行同一命令以继续。</translation>
    </message>
    <message>
        <source>{kind} doesn&apos;t talk, or {title} has no conversations. Choose another agent or another collection.</source>
        <translation>{kind} 不会交谈，或 {title} 中没有对话。请选择其他智能体或其他答案收集。</translation>
    </message>
    <message>
        <source>The message is empty or too long.</source>
        <translation>消息为空或过长。</translation>
    </message>
    <message>
        <source>the conversation ended early</source>
        <translation>对话提前结束</translation>
    </message>
    <message>
        <source>It isn&apos;t this speaker&apos;s turn.</source>
        <translation>还没有轮到这位说话者。</translation>
    </message>
    <message>
        <source>A message has between 1 and {longest} characters.</source>
        <translation>消息须有 1 到 {longest} 个字符。</translation>
    </message>
    <message>
        <source>The study {study} in {path} has answers of this person as agent {agent}. They couldn&apos;t be removed there. Delete the study wherever it is now, and build it again.</source>
        <translation>{path} 中的研究 {study} 含有此人的回答，智能体名为 {agent}，未能在那里移除。请在该研究现在所在的各处删除它，然后重新生成。</translation>
    </message>
    <message>
        <source>The answers of this person, who is agent {agent} there, were removed from the study {study} in {path}, which hasn&apos;t run yet.</source>
        <translation>此人（智能体名为 {agent}）的回答已从 {path} 中的研究 {study} 移除；该研究尚未运行过。</translation>
    </message>
    <message>
        <source>{told} It can&apos;t run without them: {problem} Change the study, or build it again.</source>
        <translation>{told}没有这些回答，研究无法运行：{problem}请更改研究，或重新生成。</translation>
    </message>
    <message>
        <source>and {before} and {code} count as the same code</source>
        <translation>而 {before} 与 {code} 视为同一个编号</translation>
    </message>
    <message>
        <source>{codes} and {last} gave the same {what}. They might be the same person.</source>
        <translation>{codes} 和 {last} 给出了相同的{what}，可能是同一个人。</translation>
    </message>
    <message>
        <source>email address</source>
        <translation>电子邮箱</translation>
    </message>
    <message>
        <source>The PIN of {name} in {file} is damaged and can&apos;t be checked. An investigator can set a new one in Settings. If no one can sign in, run turingdesk people --reset &quot;{name}&quot; in a terminal on this computer.</source>
        <translation>{file} 中 {name} 的 PIN 码已损坏，无法验证。研究负责人可以在“设置”中设定新的 PIN 码。如果没有人能登录，请在这台计算机的终端中运行 turingdesk people --reset &quot;{name}&quot;。</translation>
    </message>
    <message>
        <source>{name} is not on the list.</source>
        <translation>名单上没有名为 {name} 的人。</translation>
    </message>
    <message>
        <source>a name appears twice</source>
        <translation>有姓名出现了两次</translation>
    </message>
    <message>
        <source>a person needs a name and a PIN</source>
        <translation>人员须有姓名和 PIN 码</translation>
    </message>
    <message>
        <source>{called} is already on the list.</source>
        <translation>{called} 已在名单上。</translation>
    </message>
    <message>
        <source>The list of people in {file} can&apos;t be read, so no one can sign in. Restore the file from a backup, or delete it and add everyone again.</source>
        <translation>无法读取 {file} 中的人员名单，因此任何人都无法登录。请从备份恢复文件，或将其删除并重新添加所有人。</translation>
    </message>
    <message>
        <source>A PIN needs {shortest} to {longest} characters.</source>
        <translation>PIN 码须有 {shortest} 到 {longest} 个字符。</translation>
    </message>
    <message>
        <source>This PIN is too easy to guess. Choose another one.</source>
        <translation>这个 PIN 码太容易被猜到。请选择另一个。</translation>
    </message>
    <message>
        <source>{called} withdrew, but this file is back, perhaps from a backup.</source>
        <translation>{called} 已退出，但此文件又出现了，可能来自备份。</translation>
    </message>
    <message>
        <source>It is excluded from all results. Delete it.</source>
        <translation>它已从所有结果中排除。请将其删除。</translation>
    </message>
    <message>
        <source>The withdrawal of {called} is incomplete.</source>
        <translation>{called} 的退出不完整。</translation>
    </message>
    <message>
        <source>The file had changed when this line was written: it had {line} lines when this desk last wrote to it, and {line2} at this point.</source>
        <translation>写入这一行时文件已更改：此主控台上次写入时有 {line} 行，此时有 {line2} 行。</translation>
    </message>
    <message>
        <source>Enter a reason for the withdrawal, even if it is only that none was given.</source>
        <translation>请填写退出的原因，即使只是没有说明原因。</translation>
    </message>
    <message>
        <source>{path} could not be deleted. {why} The withdrawal is recorded, and the data no longer count. The rest is deleted when the folder is next opened. Close other programs that use the file.</source>
        <translation>无法删除 {path}。{why}退出已记录，数据不再计入。其余部分会在下次打开文件夹时删除。请关闭正在使用该文件的其他程序。</translation>
    </message>
    <message>
        <source>{name} is still running{at}. End the session there first, then withdraw. A session on another computer counts as running for 15 minutes after its last line.</source>
        <translation>{name} 仍在进行{at}。请先在那里结束场次，然后办理退出。其他计算机上的场次在最后一行之后的 15 分钟内仍视为进行中。</translation>
    </message>
    <message>
        <source>The sessions would reveal who made what: {how} in block {block} depends on who made them (p = {p}, corrected for all tests). Nothing was written. Add answers of each kind to every prompt, and use separate prompts for practice, control, and fixed trials. Then seal again.</source>
        <translation>这些场次会透露回答的来源：组块 {block} 中，{how}取决于回答的来源（p = {p}，已对所有检验作校正）。没有写入任何内容。请为每个提示项添加每一类回答，并为练习、检查和固定试次使用单独的提示项。然后重新封存。</translation>
    </message>
    <message>
        <source>The picture is damaged, or its format is unknown.</source>
        <translation>图片已损坏，或其格式未知。</translation>
    </message>
    <message>
        <source>The number of human answers per session varies randomly, like coin flips. Complementary sessions, usually pairs, are exactly balanced together, and analyses weight human and machine answers separately.</source>
        <translation>每个场次中人的回答的数量像抛硬币一样随机变化。互补的场次（通常两个一组）合起来完全平衡，分析时对人的回答和机器的回答分别加权。</translation>
    </message>
    <message>
        <source>{out} already exists. Choose another name.</source>
        <translation>{out} 已存在。请选择另一个名称。</translation>
    </message>
    <message>
        <source>{number} sessions can&apos;t be drawn. Choose 1 to {most_sessions}.</source>
        <translation>无法抽取 {number} 个场次。请选择 1 到 {most_sessions}。</translation>
    </message>
    <message>
        <source>{study} is already sealed. Choose the study that it was made from.</source>
        <translation>{study} 已经封存。请选择它的原研究。</translation>
    </message>
    <message>
        <source>Block {id} gives participants feedback, which would break the seal.</source>
        <translation>组块 {id} 会给被试反馈，这会破坏封存。</translation>
    </message>
    <message>
        <source>Block {id} shows answers in the order of the table, and anyone who knows that order knows who made what.</source>
        <translation>组块 {id} 按表格的顺序显示回答，知道该顺序的人就知道回答的来源。</translation>
    </message>
    <message>
        <source>The seal could not be verified: opening it didn&apos;t return its content. Nothing was written.</source>
        <translation>无法核验封印：打开它没有得到其内容。没有写入任何内容。</translation>
    </message>
    <message>
        <source>Set feedback = &quot;none&quot;.</source>
        <translation>请设置 feedback = &quot;none&quot;。</translation>
    </message>
    <message>
        <source>Set order = &quot;random&quot;.</source>
        <translation>请设置 order = &quot;random&quot;。</translation>
    </message>
    <message>
        <source>{data} contains no seal: none of its sessions belongs to a sealed study.</source>
        <translation>{data} 中没有封印：其中没有封存研究的场次。</translation>
    </message>
    <message>
        <source>the mix doesn&apos;t include their kind</source>
        <translation>mix 不包括这一类</translation>
    </message>
    <message>
        <source>one of the two is in another pair, or was excluded on its own</source>
        <translation>两者之一在另一个配对中，或已被单独排除</translation>
    </message>
    <message>
        <source>no remaining pair shows them</source>
        <translation>剩下的配对都不显示它们</translation>
    </message>
    <message>
        <source>Blocks {names} draw from {table} with different mixes, so the block that shows an answer would reveal who made it. Give each block its own table, or use the same mix.</source>
        <translation>组块 {names} 以不同的 mix 从 {table} 中抽取，因此显示某个回答的组块会透露其来源。请给每个组块各自的表格，或使用相同的 mix。</translation>
    </message>
    <message>
        <source>The pair {id}, which is reserved for practice, control, or a fixed trial, shows an answer that the sealed package excludes. Use answers that are themselves reserved for practice or control.</source>
        <translation>配对 {id} 留作练习、检查或固定试次，却显示封存的研究包所排除的回答。请使用本身留作练习或检查的回答。</translation>
    </message>
    <message>
        <source>There is another session with the name {name}; it is excluded from all results.</source>
        <translation>另有一个名为 {name} 的场次；它已从所有结果中排除。</translation>
    </message>
    <message>
        <source>The data folder {path} can&apos;t be created. {why}</source>
        <translation>无法创建数据文件夹 {path}。{why}</translation>
    </message>
    <message>
        <source>Restore it from a backup. Until then, its answers don&apos;t count.</source>
        <translation>请从备份恢复。在此之前，其中的回答不计入。</translation>
    </message>
    <message>
        <source>If one person took part more than once, you don&apos;t need to do anything. If two people used the same code, add a note to their sessions that says who was who.</source>
        <translation>如果同一个人参加了不止一次，则无需处理。如果两个人用了同一编号，请在他们的场次上写备注，说明谁是谁。</translation>
    </message>
    <message>
        <source>{sessions} sessions of {study} have the code {codes}{at_once}: {which}.{spelled}</source>
        <translation>{study} 有 {sessions} 个场次使用了编号 {codes}{at_once}：{which}。{spelled}</translation>
    </message>
    <message>
        <source>Check the file&apos;s permissions and the disk.</source>
        <translation>请检查文件的权限和磁盘。</translation>
    </message>
    <message>
        <source>{name} resumed {old}, and the last line at that time</source>
        <translation>{name} 续接了 {old}，其当时的最后一行</translation>
    </message>
    <message>
        <source>The spellings {codes} count as the same code.</source>
        <translation>{codes} 这几种写法视为同一个编号。</translation>
    </message>
    <message>
        <source>The same session is also in {there}.</source>
        <translation>同一场次也存在于 {there}。</translation>
    </message>
    <message>
        <source>Keep the longer file, and move the other one out of the data folder.</source>
        <translation>请保留较长的文件，把另一个移出数据文件夹。</translation>
    </message>
    <message>
        <source>Two sessions have the name {name}: the other one is {there}.</source>
        <translation>两个场次使用了名称 {name}：另一个是 {there}。</translation>
    </message>
    <message>
        <source>Keep folders that were recorded separately in separate folders.</source>
        <translation>分开记录的文件夹，请分别保存在各自的文件夹中。</translation>
    </message>
    <message>
        <source>{what} is missing: the file is gone.</source>
        <translation>缺少 {what}：文件已不存在。</translation>
    </message>
    <message>
        <source>{what} is no longer in the file.</source>
        <translation>{what}已不在文件中。</translation>
    </message>
    <message>
        <source>was already continued in a later session</source>
        <translation>已在之后的场次中继续</translation>
    </message>
    <message>
        <source>was already restarted in a later session</source>
        <translation>已在之后的场次中重新开始</translation>
    </message>
    <message>
        <source>The study has changed since then, so the trials might not be the same.</source>
        <translation>研究在此之后有更改，因此试次可能已不相同。</translation>
    </message>
    <message>
        <source>The study allows sessions to be resumed within {max_age_hours} hours.</source>
        <translation>此研究允许场次在 {max_age_hours} 小时内继续。</translation>
    </message>
    <message>
        <source>{where} You can resume it there.</source>
        <translation>{where}您可以在那里继续。</translation>
    </message>
    <message>
        <source>The time of its last line is {ahead_s} ahead of this computer&apos;s clock.</source>
        <translation>它最后一行的时间比这台计算机的时钟晚 {ahead_s}。</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t say which trials were drawn: its first line is damaged. Start a new session. The answers in the file remain readable.</source>
        <translation>{name} 没有说明抽取了哪些试次：其第一行已损坏。请开始新场次。文件中的回答仍可读取。</translation>
    </message>
    <message>
        <source>{name} {over}. Start a new session.</source>
        <translation>{name} {over}。请开始新场次。</translation>
    </message>
    <message>
        <source>{name} was later marked as a pilot. Start a new session.</source>
        <translation>{name} 后来被标为预实验。请开始新场次。</translation>
    </message>
    <message>
        <source>{name} is still running on this computer. Close its window first.</source>
        <translation>{name} 仍在这台计算机上进行。请先关闭它的窗口。</translation>
    </message>
    <message>
        <source>{where} The study doesn&apos;t allow sessions to be resumed.</source>
        <translation>{where}此研究不允许场次继续。</translation>
    </message>
    <message>
        <source>{where} It can start over with the same trials.</source>
        <translation>{where}可以用相同试次重新开始。</translation>
    </message>
    <message>
        <source>{why} Start a new session.</source>
        <translation>{why}请开始新场次。</translation>
    </message>
    <message>
        <source>{name} is recorded as a continuation of itself. Start a new session.</source>
        <translation>{name} 被记录为自身的延续。请开始新场次。</translation>
    </message>
    <message>
        <source>A session of {participant} was started{at} a moment ago. Check the participant code, and start again if it is correct.</source>
        <translation>{participant} 的一个场次刚刚开始{at}。请检查被试编号，如果正确，请再次开始。</translation>
    </message>
    <message>
        <source>The table has no column {column}.</source>
        <translation>表格没有列 {column}。</translation>
    </message>
    <message>
        <source>Add it, and enter the agents&apos; names as the stimuli have them.</source>
        <translation>请添加该列，并填写智能体的名称，与刺激中的名称一致。</translation>
    </message>
    <message>
        <source>Correct the ID, or remove the row.</source>
        <translation>请更正该 ID，或删除该行。</translation>
    </message>
    <message numerus="yes">
        <source>%n machines have no row: {names}.</source>
        <translation>
            <numerusform>%n 台机器没有对应的行：{names}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter the agent&apos;s name as it appears in the stimulus table.</source>
        <translation>请填写智能体的名称，与刺激表中的名称一致。</translation>
    </message>
    <message>
        <source>No stimulus was made by the agent {agent}.</source>
        <translation>没有刺激来自智能体 {agent}。</translation>
    </message>
    <message>
        <source>Add a row for each machine.</source>
        <translation>请为每台机器添加一行。</translation>
    </message>
    <message>
        <source>The ID is missing.</source>
        <translation>缺少 ID。</translation>
    </message>
    <message>
        <source>The agent {agent} already has a row, in line {line}.</source>
        <translation>智能体 {agent} 在第 {line} 行已有一行。</translation>
    </message>
    <message>
        <source>Remove one of the two rows.</source>
        <translation>请删除两行之一。</translation>
    </message>
    <message>
        <source>It might be damaged or malicious. Ask the sender for a new copy.</source>
        <translation>它可能已损坏或带有恶意。请向发送者索取新的副本。</translation>
    </message>
    <message>
        <source>Choose the folder of a study package.</source>
        <translation>请选择研究包的文件夹。</translation>
    </message>
    <message>
        <source>This file is a link.</source>
        <translation>此文件是链接。</translation>
    </message>
    <message>
        <source>This file is protected by a password.</source>
        <translation>此文件有密码保护。</translation>
    </message>
    <message>
        <source>This file expands from {compress_size} to {file_size} bytes.</source>
        <translation>此文件会从 {compress_size} 字节膨胀到 {file_size} 字节。</translation>
    </message>
    <message>
        <source>The name points outside the package.</source>
        <translation>名称指向研究包之外。</translation>
    </message>
    <message>
        <source>The package has no {manifest}, so TuringDesk can&apos;t check that it is complete.</source>
        <translation>研究包中没有 {manifest}，因此 TuringDesk 无法检查它是否完整。</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find {path}.</source>
        <translation>TuringDesk 找不到 {path}。</translation>
    </message>
    <message>
        <source>This is not a .tdz file, or only part of one: {problem}.</source>
        <translation>这不是 .tdz 文件，或只是其中一部分：{problem}。</translation>
    </message>
    <message>
        <source>Check that you have permission to read it, and that the disk has free space: a .tdz is unpacked first.</source>
        <translation>请检查您有读取权限，并且磁盘有可用空间：.tdz 会先被解包。</translation>
    </message>
    <message>
        <source>Create it with turingdesk pack.</source>
        <translation>请用 turingdesk pack 生成。</translation>
    </message>
    <message>
        <source>Ask the sender for a new copy of the package.</source>
        <translation>请向发送者索取研究包的新副本。</translation>
    </message>
    <message>
        <source>Copy it again from its source.</source>
        <translation>请从其来源重新复制。</translation>
    </message>
    <message>
        <source>The name appears twice, or differs from {before} only by case.</source>
        <translation>该名称出现了两次，或与 {before} 仅大小写不同。</translation>
    </message>
    <message>
        <source>This is {called}, not a text.</source>
        <translation>这里是 {called}，不是文本。</translation>
    </message>
    <message>
        <source>Enter a text.</source>
        <translation>请填写文本。</translation>
    </message>
    <message>
        <source>Enter yes, no, true, or false.</source>
        <translation>请填写 yes、no、true 或 false。</translation>
    </message>
    <message>
        <source>This is the logical value {value}, not a text.</source>
        <translation>这里是逻辑值 {value}，不是文本。</translation>
    </message>
    <message>
        <source>This is {called}, not a number.</source>
        <translation>这里是 {called}，不是数字。</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>请填写数字。</translation>
    </message>
    <message>
        <source>{number} is not a finite number.</source>
        <translation>{number} 不是有限的数字。</translation>
    </message>
    <message>
        <source>Enter a finite number.</source>
        <translation>请填写有限的数字。</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>请填写整数。</translation>
    </message>
    <message>
        <source>An item between two semicolons is empty.</source>
        <translation>两个分号之间有一项是空的。</translation>
    </message>
    <message>
        <source>Remove one of the semicolons.</source>
        <translation>请去掉其中一个分号。</translation>
    </message>
    <message>
        <source>This is {called}, not a list.</source>
        <translation>这里是 {called}，不是列表。</translation>
    </message>
    <message>
        <source>Enter a list: [...].</source>
        <translation>请填写列表：[...]。</translation>
    </message>
    <message>
        <source>This is {called}.</source>
        <translation>这里是 {called}。</translation>
    </message>
    <message>
        <source>Unknown name {unknown}.</source>
        <translation>未知的名称 {unknown}。</translation>
    </message>
    <message>
        <source>Use a decimal point, as in 3.5.</source>
        <translation>请使用小数点，例如 3.5。</translation>
    </message>
    <message>
        <source>Start the line with &apos;A: &apos;.</source>
        <translation>请以 &apos;A: &apos; 开始该行。</translation>
    </message>
    <message>
        <source>Excludes answers in the block {id} that took less than {limit}, {whence}. To change this, set too_fast_s in its [block.limits]; 0 means no limit.</source>
        <translation>排除组块 {id} 中用时少于 {limit}（{whence}）的回答。要更改，请在其 [block.limits] 中设置 too_fast_s；0 表示没有界限。</translation>
    </message>
    <message>
        <source>the block&apos;s own limit</source>
        <translation>组块自身的界限</translation>
    </message>
    <message>
        <source>the default for the task {task}</source>
        <translation>任务 {task} 的默认值</translation>
    </message>
    <message>
        <source>Put quotation marks around text that contains {between}.</source>
        <translation>含有 {between} 的文本请加引号。</translation>
    </message>
    <message>
        <source>The row spans several lines: close its open quotation mark.</source>
        <translation>该行跨越多行：请补上右引号。</translation>
    </message>
    <message>
        <source>Column {number} has content but no name.</source>
        <translation>第 {number} 列有内容，但没有名称。</translation>
    </message>
    <message>
        <source>A quotation mark opened in this line is never closed.</source>
        <translation>这一行中有引号没有关闭。</translation>
    </message>
    <message>
        <source>A quotation mark closes in the middle of a cell.</source>
        <translation>引号在单元格中间结束。</translation>
    </message>
    <message>
        <source>Double the quotation marks inside a quoted cell: &quot;He said &quot;&quot;no&quot;&quot; to it&quot;.</source>
        <translation>带引号的单元格内，引号请写两次：&quot;He said &quot;&quot;no&quot;&quot; to it&quot;。</translation>
    </message>
    <message>
        <source>Add the missing {between}, with nothing between them for empty cells.</source>
        <translation>请补上缺少的 {between}，空单元格之间不写任何内容。</translation>
    </message>
    <message>
        <source>Name it, or clear it.</source>
        <translation>请命名，或将其清空。</translation>
    </message>
    <message>
        <source>This is not valid CSV: {problem}.</source>
        <translation>这不是有效的 CSV：{problem}。</translation>
    </message>
    <message>
        <source>each of {n} conversations had a repeated sentence or an early exit</source>
        <translation>{n} 段对话中，每段都有重复的句子或提前离开</translation>
    </message>
    <message>
        <source>{kind} can&apos;t talk. Choose another agent.</source>
        <translation>{kind} 不能交谈。请选择其他智能体。</translation>
    </message>
    <message>
        <source>“{study}” is a demonstration, not collected data.</source>
        <translation>“{study}”是演示，不是收集的数据。</translation>
    </message>
    <message>
        <source>How fixed distinguishers separate agents</source>
        <translation>固定辨别者如何区分智能体</translation>
    </message>
    <message>
        <source>How often each fixed distinguisher recognized an agent that was the target itself ({trials}).</source>
        <translation>智能体本身就是目标时，每个固定辨别者认出它的频率（{trials}）。</translation>
    </message>
    <message>
        <source>Recognized as itself</source>
        <translation>被认出是其本身</translation>
    </message>
    <message>
        <source>Distinguisher</source>
        <translation>辨别者</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>{path} needs a column model and a column for each ranking, with 1 for the best.</source>
        <translation>{path} 需要一列 model，每个排名各一列，1 表示最好。</translation>
    </message>
    <message>
        <source>{file}, line {line}, column {column}: {text} is not a rank. Ranks are numbers from 1.</source>
        <translation>{file} 第 {line} 行，{column} 列：{text} 不是名次。名次是从 1 开始的数字。</translation>
    </message>
    <message>
        <source>The rankings can&apos;t be read. {path}: {why}</source>
        <translation>无法读取排名。{path}：{why}</translation>
    </message>
    <message>
        <source>It isn&apos;t a CSV file in UTF-8.</source>
        <translation>它不是 UTF-8 编码的 CSV 文件。</translation>
    </message>
    <message>
        <source>Bradley-Terry model with an actor&apos;s advantage; 95% CI of Wald</source>
        <translation>带扮演者优势的 Bradley-Terry 模型；Wald 95% 置信区间</translation>
    </message>
    <message>
        <source>It is the reference.</source>
        <translation>它是参照。</translation>
    </message>
    <message>
        <source>determiners</source>
        <translation>限定词</translation>
    </message>
    <message>
        <source>adjectives</source>
        <translation>形容词</translation>
    </message>
    <message>
        <source>nouns</source>
        <translation>名词</translation>
    </message>
    <message>
        <source>adverbs</source>
        <translation>副词</translation>
    </message>
    <message>
        <source>verbs</source>
        <translation>动词</translation>
    </message>
    <message>
        <source>prepositions</source>
        <translation>介词</translation>
    </message>
    <message>
        <source>pronouns</source>
        <translation>代词</translation>
    </message>
    <message>
        <source>{name} per text</source>
        <translation>每个文本的{name}</translation>
    </message>
    <message>
        <source>proportion of trials with the target itself</source>
        <translation>与目标本身进行的试次中的比例</translation>
    </message>
    <message numerus="yes">
        <source>%n attempts failed</source>
        <translation>
            <numerusform>%n 次尝试失败</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes left</source>
        <translation>
            <numerusform>还剩 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} tokens</source>
        <translation>{n} 个词元</translation>
    </message>
    <message>
        <source>won by people</source>
        <translation>人获胜</translation>
    </message>
    <message>
        <source>won by machines</source>
        <translation>机器获胜</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>局数随时间的变化</translation>
    </message>
    <message>
        <source>How games ended, cumulative ({games}).</source>
        <translation>游戏的各种结局，累计（{games}）。</translation>
    </message>
    <message>
        <source>Games so far</source>
        <translation>累计局数</translation>
    </message>
    <message>
        <source>No game has ended yet.</source>
        <translation>还没有结束的游戏。</translation>
    </message>
    <message>
        <source>capability probe</source>
        <translation>能力探查</translation>
    </message>
    <message>
        <source>signature probe</source>
        <translation>特征探查</translation>
    </message>
    <message>
        <source>other question</source>
        <translation>其他问题</translation>
    </message>
    <message>
        <source>Use a file of answers. For verdicts, use the format kreimanlab-verdicts.</source>
        <translation>请使用回答文件。对于判断，请使用 kreimanlab-verdicts 格式。</translation>
    </message>
    <message>
        <source>Use a conversation in the format of paper 1&apos;s repository.</source>
        <translation>请使用与第一篇论文代码库中格式相同的对话。</translation>
    </message>
    <message>
        <source>there are not three different things</source>
        <translation>不是三样不同的东西</translation>
    </message>
    <message>
        <source>there is no fixation</source>
        <translation>没有注视点</translation>
    </message>
    <message>
        <source>There are no answers in this file.</source>
        <translation>此文件中没有回答。</translation>
    </message>
    <message>
        <source>This answer is of a different kind than the others.</source>
        <translation>此回答与其他回答不属于同一类。</translation>
    </message>
    <message>
        <source>Correct it.</source>
        <translation>请更正。</translation>
    </message>
    <message>
        <source>These are verdicts on live chats.</source>
        <translation>这些是对实时聊天的判断。</translation>
    </message>
    <message>
        <source>`response` is missing.</source>
        <translation>缺少 `response`。</translation>
    </message>
    <message>
        <source>`response` is neither words nor fixations: {response}.</source>
        <translation>`response` 既不是文字也不是注视点：{response}。</translation>
    </message>
    <message>
        <source>`cueWord` or `imageID` is missing.</source>
        <translation>缺少 `cueWord` 或 `imageID`。</translation>
    </message>
    <message>
        <source>the answer is empty</source>
        <translation>回答是空的</translation>
    </message>
    <message>
        <source>a fixation has no position</source>
        <translation>有一个注视点没有位置</translation>
    </message>
    <message>
        <source>a fixation is far outside the picture</source>
        <translation>有一个注视点远在图片之外</translation>
    </message>
    <message>
        <source>This file contains no turn by A or B.</source>
        <translation>此文件中没有 A 或 B 的轮次。</translation>
    </message>
    <message>
        <source>The turn needs `agent` (A or B) and `text`.</source>
        <translation>每一轮需要有 `agent`（A 或 B）和 `text`。</translation>
    </message>
    <message>
        <source>their pictures are missing</source>
        <translation>缺少其图片</translation>
    </message>
    <message>
        <source>Nothing was written. The import would create: {made}.</source>
        <translation>未写入任何内容。导入将生成：{made}。</translation>
    </message>
    <message>
        <source>Written to {out}: {made}.</source>
        <translation>已写入 {out}：{made}。</translation>
    </message>
    <message>
        <source>There is nothing to import. Specify at least one file or folder.</source>
        <translation>没有可导入的内容。请至少指定一个文件或文件夹。</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>行 {line}，列 {column}</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find {path}. Check the name.</source>
        <translation>TuringDesk 找不到 {path}。请检查名称。</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>场次</translation>
    </message>
    <message>
        <source>responses</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>组块</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>captions</source>
        <translation>图片描述</translation>
    </message>
    <message>
        <source>conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>associations</source>
        <translation>联想词</translation>
    </message>
    <message>
        <source>scanpaths</source>
        <translation>扫视路径</translation>
    </message>
    <message>
        <source>The file is larger than 1 GiB.</source>
        <translation>文件超过 1 GiB。</translation>
    </message>
    <message>
        <source>Split it into smaller files.</source>
        <translation>请将其拆分为较小的文件。</translation>
    </message>
    <message>
        <source>It can&apos;t be read.</source>
        <translation>无法读取。</translation>
    </message>
    <message>
        <source>The text is not UTF-8.</source>
        <translation>文本不是 UTF-8。</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>请存为 UTF-8。</translation>
    </message>
    <message>
        <source>Check the file.</source>
        <translation>请检查文件。</translation>
    </message>
    <message>
        <source>The JSON is nested too deeply.</source>
        <translation>JSON 嵌套过深。</translation>
    </message>
    <message>
        <source>The JSON ends too early.</source>
        <translation>JSON 过早结束。</translation>
    </message>
    <message>
        <source>Download the file again; it is incomplete.</source>
        <translation>请重新下载文件，它不完整。</translation>
    </message>
    <message>
        <source>This is neither a JSON list nor a JSON object.</source>
        <translation>这既不是 JSON 列表，也不是 JSON 对象。</translation>
    </message>
    <message>
        <source>{path}: nothing after line {line} was read.</source>
        <translation>{path}：第 {line} 行之后的内容未读取。</translation>
    </message>
    <message>
        <source>another one has the same ID</source>
        <translation>另一个具有相同的 ID</translation>
    </message>
    <message>
        <source>its prompt already has {each} of its kind</source>
        <translation>其提示项已有 {each} 个同类的回答</translation>
    </message>
    <message>
        <source>the picture&apos;s file</source>
        <translation>图片的文件</translation>
    </message>
    <message>
        <source>who looked at the picture</source>
        <translation>观看图片的人</translation>
    </message>
    <message>
        <source>the machine that made the fixations; empty for people</source>
        <translation>产生注视点的机器；人的注视点则留空</translation>
    </message>
    <message>
        <source>what was searched for</source>
        <translation>搜索目标</translation>
    </message>
    <message>
        <source>the width that x refers to</source>
        <translation>x 所参照的宽度</translation>
    </message>
    <message>
        <source>the height that y refers to</source>
        <translation>y 所参照的高度</translation>
    </message>
    <message>
        <source>x, in pixels</source>
        <translation>x，以像素为单位</translation>
    </message>
    <message>
        <source>y, in pixels</source>
        <translation>y，以像素为单位</translation>
    </message>
    <message>
        <source>when the fixation began, in milliseconds</source>
        <translation>注视点的开始时间，以毫秒为单位</translation>
    </message>
    <message>
        <source>how long the fixation lasted, in milliseconds</source>
        <translation>注视点的持续时间，以毫秒为单位</translation>
    </message>
    <message>
        <source>There is no column `x`.</source>
        <translation>没有列 `x`。</translation>
    </message>
    <message>
        <source>Name the columns image, subject, x, and y.</source>
        <translation>请将各列命名为 image、subject、x 和 y。</translation>
    </message>
    <message>
        <source>This is a file of MATLAB 7.3.</source>
        <translation>这是 MATLAB 7.3 的文件。</translation>
    </message>
    <message>
        <source>Save it in MATLAB with the option -v7.</source>
        <translation>请在 MATLAB 中用 -v7 选项保存。</translation>
    </message>
    <message>
        <source>The arrays can&apos;t be read: {problem}.</source>
        <translation>无法读取数组：{problem}。</translation>
    </message>
    <message>
        <source>Download the file again.</source>
        <translation>请重新下载文件。</translation>
    </message>
    <message>
        <source>a turn is empty</source>
        <translation>有一轮是空的</translation>
    </message>
    <message>
        <source>fewer than {least_turns} turns</source>
        <translation>少于 {least_turns} 轮</translation>
    </message>
    <message>
        <source>The imported data don&apos;t make a study that can run.
{problems}</source>
        <translation>导入的数据无法构成可以运行的研究。
{problems}</translation>
    </message>
    <message>
        <source>{out} is not empty. Choose a folder that doesn&apos;t exist yet.</source>
        <translation>{out} 不是空的。请选择一个尚不存在的文件夹。</translation>
    </message>
    <message>
        <source>mean of the trials; t distribution</source>
        <translation>各试次的平均值；t 分布</translation>
    </message>
    <message>
        <source>proportion of all questions, clustered by trial; t distribution</source>
        <translation>占全部问题的比例，按试次聚类；t 分布</translation>
    </message>
    <message>
        <source>capability probes</source>
        <translation>能力探查</translation>
    </message>
    <message>
        <source>signature probes</source>
        <translation>特征探查</translation>
    </message>
    <message>
        <source>Questions in duels</source>
        <translation>对决中的问题</translation>
    </message>
    <message>
        <source>How many questions distinguishers ask in a trial, and what proportion of them probe what a model can do or how it usually behaves.</source>
        <translation>辨别者在一个试次中提出多少问题，其中探查模型能力或其惯常行为的各占多少。</translation>
    </message>
    <message>
        <source>there are no duels</source>
        <translation>没有对决</translation>
    </message>
    <message>
        <source>Proportion of questions</source>
        <translation>问题占比</translation>
    </message>
    <message>
        <source>Types of questions</source>
        <translation>问题类型</translation>
    </message>
    <message>
        <source>Trials without an answer that counts, by distinguisher ({task}; n = {n}). Error bars are 95% CIs (Wilson).</source>
        <translation>没有有效回答的试次，按辨别者（{task}；n = {n}）。误差线为 95% 置信区间（Wilson）。</translation>
    </message>
    <message>
        <source>The data of {where} don&apos;t contain the scale of the question {question}, so its answers are read as numbers from {low} to {high}.</source>
        <translation>{where} 的数据不含问题 {question} 的量表，因此其回答按 {low} 到 {high} 的数值读取。</translation>
    </message>
    <message>
        <source>this table</source>
        <translation>此表格</translation>
    </message>
    <message>
        <source>the table contains counts of verdicts without the judges who gave them, or verdicts of trained judges, which depend on each other</source>
        <translation>表格含有没有评判者的判断计数，或经过训练的评判者的判断，这些判断相互依赖</translation>
    </message>
    <message>
        <source>verdicts on what humans made, at the same level otherwise</source>
        <translation>对人的回答的判断，其他方面水平相同</translation>
    </message>
    <message>
        <source>deviation {number}</source>
        <translation>偏离 {number}</translation>
    </message>
    <message>
        <source>as in {paper}; treats answers as independent</source>
        <translation>同 {paper}；视各回答为独立</translation>
    </message>
    <message>
        <source>No p value and no interval, because the clustered test has none.</source>
        <translation>没有 p 值也没有区间，因为聚类检验没有给出。</translation>
    </message>
    <message>
        <source>An earlier version computed this. Run the judge again with the same settings for the spread.</source>
        <translation>这是由较早的版本计算的。请以相同的设置再次运行该评判者，以得到离散程度。</translation>
    </message>
    <message>
        <source>Proportion of pairs or games in which the machine was found (n = {verdicts}).</source>
        <translation>找出机器的配对或游戏的比例（n = {verdicts}）。</translation>
    </message>
    <message>
        <source>Machine found, by {column}</source>
        <translation>找出机器，按 {column}</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts, and detectability, for each task, kind of conversation, condition of games, computer that ran the session, and answer to a form.</source>
        <translation>正确判断的比例和可辨别度，按任务、对话类型、游戏条件、运行场次的计算机以及问卷回答。</translation>
    </message>
    <message>
        <source>Machine found</source>
        <translation>找出机器</translation>
    </message>
    <message>
        <source>95% CI: {how}</source>
        <translation>95% 置信区间：{how}</translation>
    </message>
    <message>
        <source>slope of correct on confidence: {how}</source>
        <translation>正确对信心的斜率：{how}</translation>
    </message>
    <message>
        <source>proportion of correct answers minus 1/2, with trials of the target and of its imitator weighted half each</source>
        <translation>正确回答的比例减 1/2，目标与其模仿者的试次各占一半权重</translation>
    </message>
    <message>
        <source>All answers agree, so the standard error is that with two right and two wrong ones more; se_most is its largest.</source>
        <translation>所有回答一致，因此标准误是再加两个正确和两个错误回答后的值；se_most 是其最大值。</translation>
    </message>
    <message>
        <source>Some values rest on fewer than {least} trials.</source>
        <translation>有些数值基于不到 {least} 个试次。</translation>
    </message>
    <message numerus="yes">
        <source>%n of {pairs} pairs weren&apos;t tried, so agents aren&apos;t put in an order.</source>
        <translation>
            <numerusform>{pairs} 对中有 %n 对未测试，因此不对智能体排序。</numerusform>
        </translation>
    </message>
    <message>
        <source>With so many trials, an actor that truly equals its target has an arrow to it in {least} to {most} of studies, by how often the target recognizes itself.</source>
        <translation>试次数如此时，真正与目标相当的扮演者在 {least} 至 {most} 的研究中有指向目标的箭头，取决于目标识别出自己的频率。</translation>
    </message>
    <message>
        <source>Turing scores {values} ({n} trials per agent).</source>
        <translation>图灵分数 {values}（每个智能体 {n} 个试次）。</translation>
    </message>
    <message>
        <source>Agents are in the order of their names, because not all of them met.</source>
        <translation>各智能体按名称排序，因为并非所有智能体都相遇过。</translation>
    </message>
    <message>
        <source>With so many trials, an actor that truly equals its target has an arrow to it in {most} of studies.</source>
        <translation>试次数如此时，真正与目标相当的扮演者在 {most} 的研究中有指向目标的箭头。</translation>
    </message>
    <message>
        <source>means of proportions with equal weights</source>
        <translation>等权重比例的均值</translation>
    </message>
    <message>
        <source>The frame is at the machine that was judged &quot;human&quot; most often.</source>
        <translation>方框标出最常被判为“人”的机器。</translation>
    </message>
    <message>
        <source>Proportion of verdicts on what humans and each machine made (n = {verdicts}). Rows add up to 1.</source>
        <translation>对人和每台机器的回答的判断比例（n = {verdicts}）；每行合计为 1。</translation>
    </message>
    <message>
        <source>Verdicts on each machine: {task}</source>
        <translation>对每台机器的判断：{task}</translation>
    </message>
    <message>
        <source>Verdicts on each machine</source>
        <translation>对每台机器的判断</translation>
    </message>
    <message>
        <source>How often humans and each machine were judged human, in each kind of conversation, and which machine was judged human most often.</source>
        <translation>在每种对话中，人和每台机器被判为人的频率，以及哪台机器最常被判为人。</translation>
    </message>
    <message>
        <source>clustered regression</source>
        <translation>聚类回归</translation>
    </message>
    <message>
        <source>Proportion of trials</source>
        <translation>试次比例</translation>
    </message>
    <message>
        <source>Questions per trial by distinguisher ({task}; questions: {n}, trials: {trials}). Error bars are 95% CIs of the mean.</source>
        <translation>每个试次的问题数，按辨别者（{task}；问题：{n}，试次：{trials}）。误差线为均值的 95% 置信区间。</translation>
    </message>
    <message>
        <source>Questions per trial</source>
        <translation>每个试次的问题数</translation>
    </message>
    <message>
        <source>No interval: there is only one trial.</source>
        <translation>无区间：只有一个试次。</translation>
    </message>
    <message>
        <source>Detectability of each machine&apos;s answers (columns) by judges trained on people and on these machines (rows); {n} answers per machine, {n_human} by people; 0.5 is chance. Method: {method}.</source>
        <translation>用人和这些机器（行）训练的评判者对各机器的回答（列）的可辨别度；每台机器 {n} 个回答，人 {n_human} 个；0.5 为随机水平。方法：{method}。</translation>
    </message>
    <message>
        <source>No score: it needs at least {fewest_games} games in which both people were stronger than 1, and at least {fewest_people} people in them.</source>
        <translation>没有分数：至少需要 {fewest_games} 局两个人实力都大于 1 的游戏，且其中至少有 {fewest_people} 人。</translation>
    </message>
    <message>
        <source>No score: the bot won every game that counts, so that odds have no limit.</source>
        <translation>没有分数：计入的每一局都由机器人获胜，因此优势没有上限。</translation>
    </message>
    <message>
        <source>The prior is Beta(1, 1), and games count as many as independent ones with the same CI.</source>
        <translation>先验为 Beta(1, 1)，游戏所计的数量等于置信区间相同的独立游戏数。</translation>
    </message>
    <message>
        <source>Error bars are 95% CIs, clustered by both players.</source>
        <translation>误差线为 95% 置信区间，按两名玩家聚类。</translation>
    </message>
    <message>
        <source>How games ended (n = {games}). {bars}</source>
        <translation>各局的结果（n = {games}）。{bars}</translation>
    </message>
    <message>
        <source>Winners of the games that were won or lost (n = {games}). {bars}</source>
        <translation>分出胜负的游戏的赢家（n = {games}）。{bars}</translation>
    </message>
    <message>
        <source>Bots that won, for games won by a bot (n = {games}). {bars}</source>
        <translation>机器人获胜的游戏中，获胜的各机器人（n = {games}）。{bars}</translation>
    </message>
    <message>
        <source>Proportion of games that the bot won (n = {games}, {n_weighted} of them with a weight above 0). {bars}</source>
        <translation>机器人获胜的游戏比例（n = {games}，其中 {n_weighted} 局权重大于 0）。{bars}</translation>
    </message>
    <message>
        <source>Proportion of games that people won, by {unit} (n = {games}). The band is the 95% CI, clustered by both players.</source>
        <translation>人获胜的局数比例，按 {unit}（n = {games}）。阴影带为 95% 置信区间，按两名玩家聚类。</translation>
    </message>
    <message>
        <source>Posterior density of the proportion of games that people won, by {unit} (n = {games}). {counted}</source>
        <translation>人获胜比例的后验密度，按 {unit}（n = {games}）。{counted}</translation>
    </message>
    <message>
        <source>Posterior probability of the proportion of games that people won, by {unit} from the number shown to the next (n = {games}). {counted}</source>
        <translation>人获胜比例的后验概率，按 {unit}，从所示数值到下一数值（n = {games}）。{counted}</translation>
    </message>
    <message>
        <source>Too few people played to say how much players differ.</source>
        <translation>参与游戏的人太少，无法说明玩家之间相差多少。</translation>
    </message>
    <message>
        <source>mean, standard deviation, median, and range of the games</source>
        <translation>各局的均值、标准差、中位数和范围</translation>
    </message>
    <message>
        <source>mean, standard deviation, median, and range over people</source>
        <translation>各人的均值、标准差、中位数和范围</translation>
    </message>
    <message>
        <source>share of the games whose minutes are known</source>
        <translation>占分钟数已知的游戏的比例</translation>
    </message>
    <message>
        <source>share of the people who took part in a game that counts</source>
        <translation>占参加过计入游戏的人的比例</translation>
    </message>
    <message>
        <source>No game says how many there were.</source>
        <translation>没有一局游戏注明有多少。</translation>
    </message>
    <message>
        <source>Known of {known} of {games} only.</source>
        <translation>仅 {games} 中的 {known} 局已知。</translation>
    </message>
    <message>
        <source>Games by minutes: {task}</source>
        <translation>按分钟的游戏数：{task}</translation>
    </message>
    <message>
        <source>Number of games that took so many whole minutes (n = {games}).</source>
        <translation>持续相应整分钟数的局数（n = {games}）。</translation>
    </message>
    <message>
        <source>per person</source>
        <translation>每人</translation>
    </message>
    <message>
        <source>Description of games</source>
        <translation>游戏概况</translation>
    </message>
    <message>
        <source>Minutes, messages, words, and exchanges per game, how many games were short or long, and how many each person played.</source>
        <translation>每场游戏的分钟数、消息数、词数和问答轮数，短游戏和长游戏各有多少，以及每人玩了多少场。</translation>
    </message>
    <message>
        <source>{minute} or more</source>
        <translation>{minute} 或更多</translation>
    </message>
    <message>
        <source>under 2 minutes</source>
        <translation>不到 2 分钟</translation>
    </message>
    <message>
        <source>2 to under 5 minutes</source>
        <translation>2 到不满 5 分钟</translation>
    </message>
    <message>
        <source>5 minutes or more</source>
        <translation>5 分钟或更长</translation>
    </message>
    <message>
        <source>played one game</source>
        <translation>玩了一局</translation>
    </message>
    <message>
        <source>played fewer than 4 games</source>
        <translation>玩了不到 4 局</translation>
    </message>
    <message>
        <source>per game</source>
        <translation>每局</translation>
    </message>
    <message>
        <source>games by length</source>
        <translation>按时长的游戏</translation>
    </message>
    <message>
        <source>Proportion of verdicts on both speakers in each row (n = {conversations}); letters are speakers A and B, H for human and M for machine. Rows add up to 1.</source>
        <translation>每行中对两位说话者的判断比例（n = {conversations}）；字母表示说话者 A 和 B，H 为人，M 为机器。每行合计为 1。</translation>
    </message>
    <message>
        <source>Verdicts on both speakers: {task}</source>
        <translation>对两位说话者的判断：{task}</translation>
    </message>
    <message>
        <source>Verdicts on both speakers</source>
        <translation>对两位说话者的判断</translation>
    </message>
    <message>
        <source>How often conversations of two humans, of a human and a machine, and of two machines were judged to be each of these, by judges who gave verdicts on both speakers.</source>
        <translation>对两位说话者都作出判断的评判者，把两个人、一人一机器、两台机器的对话各判断为哪一种的频率。</translation>
    </message>
    <message numerus="yes">
        <source>%n conversations</source>
        <translation>
            <numerusform>%n 段对话</numerusform>
        </translation>
    </message>
    <message>
        <source>No interval: the verdicts of a trained judge depend on each other, because each answer is judged by a judge trained on the others.</source>
        <translation>没有区间：每个回答都由用其他回答训练的评判者评判，因此经过训练的评判者的各个判断相互依赖。</translation>
    </message>
    <message>
        <source>Sigmoid of the mean of the scores of a speaker&apos;s first messages, each score averaged over the judge&apos;s sessions; proportion of speakers of whom that says the truth</source>
        <translation>说话者前若干条消息的分数均值的 sigmoid，每个分数为评判者各场次的平均；据此判断与真实来源相符的说话者比例</translation>
    </message>
    <message>
        <source>These answers have no permutation test, which is of all answers of a block.</source>
        <translation>这些回答没有置换检验，置换检验针对一个组块的所有回答。</translation>
    </message>
    <message>
        <source>Permutation tests of other answers, by block: {tests}.</source>
        <translation>其他回答的置换检验，按组块：{tests}。</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts and their mean, on {which}; verdicts of people and answers judged by each machine judge: n = {humans} on humans and {machines} on machines.</source>
        <translation>正确判断的比例及其均值，针对{which}；人的判断和各机器评判者所评判的回答：对人 n = {humans}，对机器 n = {machines}。</translation>
    </message>
    <message>
        <source>{block}: p = {p}</source>
        <translation>{block}：p = {p}</translation>
    </message>
    <message>
        <source>mean over the agent&apos;s messages minus that of the person in the same setting, people weighted by the agent&apos;s messages; words are separated by spaces</source>
        <translation>智能体消息的均值减去同一情境中该人消息的均值，各人按智能体的消息数加权；词以空格分隔</translation>
    </message>
    <message>
        <source>standard error of independent messages; normal distribution</source>
        <translation>消息独立时的标准误；正态分布</translation>
    </message>
    <message>
        <source>No interval: with fewer than {fewest} people, it needs {fewest} conversations or more of each of them and of the machine in that person&apos;s place; the data have {found}.</source>
        <translation>没有区间：人数少于 {fewest} 时，每个人以及代替该人的机器都至少需要 {fewest} 段对话；数据中有 {found}。</translation>
    </message>
    <message>
        <source>person, who writes or is imitated</source>
        <translation>写作者或被模仿者</translation>
    </message>
    <message>
        <source>other people and their conversations</source>
        <translation>其他人及其对话</translation>
    </message>
    <message>
        <source>People are a random sample of many.</source>
        <translation>这些人是众多人中的随机样本。</translation>
    </message>
    <message>
        <source>conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>these people and these conversations</source>
        <translation>这些人和这些对话</translation>
    </message>
    <message>
        <source>other conversations of these people</source>
        <translation>这些人的其他对话</translation>
    </message>
    <message>
        <source>Messages are independent.</source>
        <translation>消息相互独立。</translation>
    </message>
    <message>
        <source>Conversations are a random sample of many.</source>
        <translation>对话是众多对话中的随机样本。</translation>
    </message>
    <message>
        <source>Not clustered by conversation: the data don&apos;t identify conversations.</source>
        <translation>没有按对话聚类：数据未注明对话。</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>No interval: to estimate how much pairs differ, at least {fewest} pairs are needed, not {count}.</source>
        <translation>没有区间：要估计各配对之间相差多少，至少需要 {fewest} 对，而不是 {count}。</translation>
    </message>
    <message>
        <source>The pass rate rests on {count}. With fewer than {enough}, intervals are rough.</source>
        <translation>通过率基于 {count}。少于 {enough} 时，区间只是粗略的。</translation>
    </message>
    <message>
        <source>Pass rate over exchanges</source>
        <translation>通过率随问答轮数的变化</translation>
    </message>
    <message numerus="yes">
        <source>%n exchanges</source>
        <translation>
            <numerusform>%n 轮问答</numerusform>
        </translation>
    </message>
    <message>
        <source>as a mean over pairs (n = {judgments}). Error bars are 95% CIs, exact if all agree.</source>
        <translation>取各配对的均值（n = {judgments}）。误差线为 95% 置信区间，全部一致时为精确区间。</translation>
    </message>
    <message>
        <source>All judgments agree, so the interval is exact, with pairs as trials.</source>
        <translation>所有评判一致，因此区间是精确的，以配对为试次。</translation>
    </message>
    <message numerus="yes">
        <source>%n pairs</source>
        <translation>
            <numerusform>%n 对</numerusform>
        </translation>
    </message>
    <message>
        <source>Spearman&apos;s correlation, 95% CI of Bonett and Wright (2000); Kendall&apos;s tau b, two-sided test</source>
        <translation>Spearman 相关，95% 置信区间采用 Bonett 和 Wright (2000)；Kendall tau b，双侧检验</translation>
    </message>
    <message>
        <source>there are no Turing scores</source>
        <translation>没有图灵分数</translation>
    </message>
    <message>
        <source>no verdict with an answer to the question {question} is about what is known to be human or machine</source>
        <translation>没有一个含有对问题 {question} 的回答的判断，其对象已知是人还是机器</translation>
    </message>
    <message>
        <source>Proportion of correct verdicts by the number of trials that the judge had done before (n = {verdicts}, {trials} per point).</source>
        <translation>正确判断的比例，按评判者此前完成的试次数（n = {verdicts}，每点 {trials}）。</translation>
    </message>
    <message>
        <source>Bands are 95% CIs: {method}.</source>
        <translation>阴影带为 95% 置信区间：{method}。</translation>
    </message>
    <message>
        <source>of majorities of verdicts; Spearman&apos;s correlation of the proportions of human verdicts</source>
        <translation>针对多数判断；判为人的判断比例的 Spearman 相关</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts, and detectability, by how many messages or turns of a conversation were shown, or how many exchanges a game had.</source>
        <translation>正确判断的比例和可辨别度，按显示的对话消息数或轮数，或游戏的问答轮数。</translation>
    </message>
    <message>
        <source>proportions of correct verdicts, without an interval</source>
        <translation>正确判断的比例，无区间</translation>
    </message>
    <message>
        <source>no column of the agents begins with {rank}</source>
        <translation>智能体没有以 {rank} 开头的列</translation>
    </message>
    <message>
        <source>{n} agents have both; {least} are needed</source>
        <translation>{n} 个智能体同时具备两者；至少需要 {least} 个</translation>
    </message>
    <message>
        <source>Agreement with published rankings</source>
        <translation>与已发表排名的一致性</translation>
    </message>
    <message>
        <source>Whether agents with high Turing scores T also rank high in published rankings: rank correlations with 95% CIs.</source>
        <translation>图灵分数 T 高的智能体在已发表的排名中是否也名列前茅：秩相关及 95% 置信区间。</translation>
    </message>
    <message>
        <source>looks follow the order in which judges started, and the clocks of computers seem to have differed by years: from {first} to {second}</source>
        <translation>查看按评判者开始的先后进行，而各计算机的时钟似乎相差数年：从 {first} 到 {second}</translation>
    </message>
    <message numerus="yes">
        <source>looks follow the order in which judges started, and the data have no time for %n judges</source>
        <translation>
            <numerusform>查看按评判者开始的先后进行，而数据中缺少 %n 名评判者的时间</numerusform>
        </translation>
    </message>
    <message>
        <source>standard error clustered by {by}, with at least half the variance of independent verdicts; Student&apos;s t with Satterthwaite&apos;s degrees of freedom</source>
        <translation>标准误按{by}聚类，方差至少为判断独立时的一半；Student t，采用 Satterthwaite 自由度</translation>
    </message>
    <message>
        <source>standard error clustered by {by}; Student&apos;s t with Satterthwaite&apos;s degrees of freedom</source>
        <translation>标准误按{by}聚类；Student t，采用 Satterthwaite 自由度</translation>
    </message>
    <message>
        <source>No interval and no p value from standard errors: each answer is judged by a judge trained on the others, so the verdicts of a trained judge depend on each other. Its permutation test is in “Human and machine judges”.</source>
        <translation>没有由标准误得出的区间和 p 值：每个回答都由用其他回答训练的评判者评判，因此经过训练的评判者的各个判断相互依赖。其置换检验见“人与机器评判者”。</translation>
    </message>
    <message>
        <source>No interval: to estimate how much stimuli differ, each proportion needs at least {fewest} stimuli; one has {count}.</source>
        <translation>没有区间：要估计刺激之间相差多少，每个比例至少需要 {fewest} 个刺激；有一个比例只有 {count}。</translation>
    </message>
    <message>
        <source>One proportion rests on {count}. With fewer than {enough}, intervals are rough.</source>
        <translation>有一个比例基于 {count}。少于 {enough} 时，区间只是粗略的。</translation>
    </message>
    <message>
        <source>No interval: to estimate how much interrogators differ, at least {fewest_judges} interrogators are needed; the data have {found}.</source>
        <translation>没有区间：要估计提问者之间相差多少，至少需要 {fewest_judges} 名提问者；数据中有 {found}。</translation>
    </message>
    <message>
        <source>No interval: to estimate how much witnesses differ, each proportion needs at least {fewest} witnesses; one has {count}.</source>
        <translation>没有区间：要估计证人之间相差多少，每个比例至少需要 {fewest} 名证人；有一个比例只有 {count}。</translation>
    </message>
    <message>
        <source>No interval: to estimate how much players differ, at least {fewest_players} who play about equally often are needed; the games are like those of {found}.</source>
        <translation>没有区间：要估计玩家之间相差多少，至少需要 {fewest_players} 名游戏频率大致相同的玩家；这些游戏相当于 {found}的游戏。</translation>
    </message>
    <message>
        <source>standard error of independent games; normal distribution</source>
        <translation>游戏独立时的标准误；正态分布</translation>
    </message>
    <message>
        <source>Not clustered by stimulus: the data don&apos;t identify stimuli.</source>
        <translation>没有按刺激聚类：数据未注明刺激。</translation>
    </message>
    <message numerus="yes">
        <source>%n interrogators</source>
        <translation>
            <numerusform>%n 名提问者</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n witnesses</source>
        <translation>
            <numerusform>%n 名证人</numerusform>
        </translation>
    </message>
    <message>
        <source>interrogator and witness</source>
        <translation>提问者和证人</translation>
    </message>
    <message>
        <source>these interrogators and these witnesses</source>
        <translation>这些提问者和这些证人</translation>
    </message>
    <message>
        <source>other interrogators, these witnesses</source>
        <translation>其他提问者、这些证人</translation>
    </message>
    <message>
        <source>these interrogators, other witnesses</source>
        <translation>这些提问者、其他证人</translation>
    </message>
    <message>
        <source>other interrogators, other witnesses</source>
        <translation>其他提问者、其他证人</translation>
    </message>
    <message>
        <source>Verdicts are independent, including those by one interrogator or on one witness.</source>
        <translation>判断独立，包括同一提问者的判断或对同一证人的判断。</translation>
    </message>
    <message>
        <source>Interrogators are a random sample of many; the witnesses are all of interest.</source>
        <translation>提问者是众多提问者中的随机样本；证人是所关注的全部证人。</translation>
    </message>
    <message>
        <source>Human witnesses are a random sample of many, and so are conversations with a machine; the interrogators are all of interest.</source>
        <translation>人类证人是众多证人中的随机样本，与机器的对话也是如此；提问者是所关注的全部提问者。</translation>
    </message>
    <message>
        <source>Interrogators and human witnesses are random samples of many, and so are conversations with a machine; someone in both roles is one person.</source>
        <translation>提问者和人类证人是从众多人中抽取的随机样本，与机器的对话也是如此；兼任两种角色的人算作一个人。</translation>
    </message>
    <message>
        <source>Not clustered by interrogator: the data don&apos;t identify interrogators.</source>
        <translation>没有按提问者聚类：数据未注明提问者。</translation>
    </message>
    <message>
        <source>Not clustered by witness: the data don&apos;t identify witnesses.</source>
        <translation>没有按证人聚类：数据未注明证人。</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n 名玩家</numerusform>
        </translation>
    </message>
    <message>
        <source>both players of a game</source>
        <translation>一局游戏的两名玩家</translation>
    </message>
    <message>
        <source>these players</source>
        <translation>这些玩家</translation>
    </message>
    <message>
        <source>other players</source>
        <translation>其他玩家</translation>
    </message>
    <message>
        <source>Games are independent, including those of one player.</source>
        <translation>游戏独立，包括同一玩家的各局游戏。</translation>
    </message>
    <message>
        <source>Not clustered by player: the data don&apos;t identify players.</source>
        <translation>没有按玩家聚类：数据未注明玩家。</translation>
    </message>
    <message>
        <source>Players are a random sample of many; only games of a player are alike.</source>
        <translation>玩家是众多玩家中的随机样本；只有同一玩家的各局游戏彼此相似。</translation>
    </message>
    <message>
        <source>All verdicts agree, so the interval is exact, as for independent verdicts.</source>
        <translation>所有判断一致，因此区间是精确的，与判断独立时相同。</translation>
    </message>
    <message>
        <source>All verdicts of one proportion agree, so its part of the interval is exact, as for independent verdicts.</source>
        <translation>一个比例的所有判断一致，因此区间的这一部分是精确的，与判断独立时相同。</translation>
    </message>
    <message>
        <source>{method}; score interval and test (Wilson, 1927)</source>
        <translation>{method}；得分区间与检验（Wilson, 1927）</translation>
    </message>
    <message>
        <source>exact binomial limits and p, verdicts independent (Clopper &amp; Pearson, 1934)</source>
        <translation>精确的二项界限和 p，判断独立（Clopper 和 Pearson，1934）</translation>
    </message>
    <message>
        <source>{method}; exact binomial limits where all verdicts agree, with p to match (Newcombe, 1998)</source>
        <translation>{method}；所有判断一致之处采用精确的二项界限及相应的 p（Newcombe，1998）</translation>
    </message>
    <message>
        <source>95% CI from leaving out one stimulus, and one judge, at a time (jackknife), without bias and skewness (Johnson, 1978); Student&apos;s t</source>
        <translation>95% 置信区间由每次去掉一个刺激、每次去掉一名评判者得出（刀切法），校正了偏差和偏度（Johnson，1978）；Student t</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa, 95% CI from the asymptotic error of Fleiss, Cohen, and Everitt with two labels more, spread evenly over all pairs of labels; Student&apos;s t</source>
        <translation>Cohen kappa，95% 置信区间由 Fleiss、Cohen 和 Everitt 的渐近标准误得出，另加两次编码，平均分配到所有类别对；Student t</translation>
    </message>
    <message>
        <source>No interval: fewer than {fewest} texts or answers have two codings.</source>
        <translation>没有区间：有两次编码的文本或回答少于 {fewest} 个。</translation>
    </message>
    <message>
        <source>No interval: the values do not differ within the groups.</source>
        <translation>没有区间：组内数值没有差异。</translation>
    </message>
    <message>
        <source>95% CIs of the conditional modes</source>
        <translation>条件众数的 95% 置信区间</translation>
    </message>
    <message>
        <source>There is no interval: the data hardly tell how large this is.</source>
        <translation>没有区间：数据几乎无法说明其大小。</translation>
    </message>
    <message>
        <source>likelihood of independent verdicts that all agree; effect: posterior mean with its central 95% interval; statistic: Bayes factor BF10 of this prior against 0.5</source>
        <translation>全部一致的独立判断的似然；效应：后验均值及其中央 95% 置信区间；统计量：此先验相对于 0.5 的贝叶斯因子 BF10</translation>
    </message>
    <message>
        <source>odds with the central interval of a Beta posterior</source>
        <translation>优势，附 Beta 后验的中央区间</translation>
    </message>
    <message>
        <source>score interval of a sum of proportions, with a continuity correction; trials independent</source>
        <translation>比例之和的得分区间，含连续性校正；试次相互独立</translation>
    </message>
    <message>
        <source>Newcombe&apos;s interval by trial</source>
        <translation>按试次的 Newcombe 区间</translation>
    </message>
    <message>
        <source>Binomial regression with a logit link, Wald z; effect: log odds</source>
        <translation>logit 连接的二项回归，Wald z；效应：对数优势</translation>
    </message>
    <message>
        <source>Binomial regression with a logit link</source>
        <translation>logit 连接的二项回归</translation>
    </message>
    <message>
        <source>Log odds are linear in the predictors.</source>
        <translation>对数优势对预测变量是线性的。</translation>
    </message>
    <message>
        <source>the area under the ROC curve of verdict times confidence, tested against 0.5</source>
        <translation>判断乘以信心的 ROC 曲线下面积，相对于 0.5 检验</translation>
    </message>
    <message>
        <source>All judges use the confidence scale in the same way.</source>
        <translation>所有评判者以相同方式使用信心量表。</translation>
    </message>
    <message>
        <source>Corpus BLEU by sacrebleu (0 to 100; lowercase words without punctuation, unsmoothed); 95% CI from {resamples} resamples of prompts with all their answers, seed {seed}</source>
        <translation>由 sacrebleu 计算的语料库 BLEU（0 到 100；小写单词，不含标点，不作平滑）；95% 置信区间由提示项连同其所有回答的 {resamples} 次重抽样得出，种子 {seed}</translation>
    </message>
    <message>
        <source>No interval of BLEU: at least {fewest} prompts are needed.</source>
        <translation>没有 BLEU 的区间：至少需要 {fewest} 个提示项。</translation>
    </message>
    <message>
        <source>CIDEr-D (0 to 10), mean over answers</source>
        <translation>CIDEr-D（0 到 10），对回答求均值</translation>
    </message>
    <message>
        <source>difference of means</source>
        <translation>均值之差</translation>
    </message>
    <message>
        <source>Hedges&apos; g with the pooled standard deviation, its interval clustered likewise (delta method)</source>
        <translation>Hedges g，采用合并标准差，其区间同样聚类（delta 方法）</translation>
    </message>
    <message>
        <source>No interval: to estimate how much authors differ, at least {fewest} authors are needed; the data have {found}.</source>
        <translation>没有区间：要估计作者之间相差多少，至少需要 {fewest} 名作者；数据中有 {found}。</translation>
    </message>
    <message>
        <source>No interval: to estimate how much prompts differ, at least {fewest} prompts are needed; one group answered {count}.</source>
        <translation>没有区间：要估计提示项之间相差多少，至少需要 {fewest} 个提示项；有一个组回答了 {count}。</translation>
    </message>
    <message>
        <source>One group answered {count}. With fewer than {enough}, intervals are rough.</source>
        <translation>有一个组回答了 {count}。少于 {enough} 时，区间只是粗略的。</translation>
    </message>
    <message>
        <source>standard error of independent answers; normal distribution</source>
        <translation>回答独立时的标准误；正态分布</translation>
    </message>
    <message numerus="yes">
        <source>%n authors</source>
        <translation>
            <numerusform>%n 名作者</numerusform>
        </translation>
    </message>
    <message>
        <source>proportions: {method}</source>
        <translation>比例：{method}</translation>
    </message>
    <message>
        <source>{method}; clustered by who wrote the texts, with at least half the variance of independent texts</source>
        <translation>{method}；按文本作者聚类，方差至少为独立文本的一半</translation>
    </message>
    <message>
        <source>Authors are a random sample of many; both coders worked alone. It generalizes to texts of other authors, not to other coders.</source>
        <translation>作者是众多作者的随机样本；两位编码者各自独立工作。结果可推广到其他作者的文本，不能推广到其他编码者。</translation>
    </message>
    <message>
        <source>No interval: to estimate how much authors differ, texts by at least {fewest} are needed; those that both coded are by {count}.</source>
        <translation>无区间：要估计作者之间的差异，至少需要 {fewest} 位作者的文本；两人都编码的文本来自 {count} 位作者。</translation>
    </message>
    <message>
        <source>author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>提示项</translation>
    </message>
    <message>
        <source>author and prompt</source>
        <translation>作者和提示项</translation>
    </message>
    <message>
        <source>these authors and these prompts</source>
        <translation>这些作者和这些提示项</translation>
    </message>
    <message>
        <source>other authors, these prompts</source>
        <translation>其他作者、这些提示项</translation>
    </message>
    <message>
        <source>these authors, other prompts</source>
        <translation>这些作者、其他提示项</translation>
    </message>
    <message>
        <source>other authors, other prompts</source>
        <translation>其他作者、其他提示项</translation>
    </message>
    <message>
        <source>Answers are independent, including those by one author or to one prompt.</source>
        <translation>回答独立，包括同一作者的回答或对同一提示项的回答。</translation>
    </message>
    <message>
        <source>Authors are a random sample of many; the prompts and machines are all of interest.</source>
        <translation>作者是众多作者中的随机样本；提示项和机器是所关注的全部提示项和机器。</translation>
    </message>
    <message>
        <source>Prompts are a random sample of many; the authors and machines are all of interest.</source>
        <translation>提示项是众多提示项中的随机样本；作者和机器是所关注的全部作者和机器。</translation>
    </message>
    <message>
        <source>Authors and prompts are random samples of many, drawn independently; the machines are all of interest.</source>
        <translation>作者和提示项是从众多作者和提示项中独立抽取的随机样本；机器是所关注的全部机器。</translation>
    </message>
    <message>
        <source>Not clustered by author: the data don&apos;t identify the people who wrote.</source>
        <translation>没有按作者聚类：数据未注明写作者。</translation>
    </message>
    <message>
        <source>Not clustered by prompt: the data don&apos;t identify prompts.</source>
        <translation>没有按提示项聚类：数据未注明提示项。</translation>
    </message>
    <message>
        <source>the area under the ROC curve of waits, tested against 0.5</source>
        <translation>等待时间的 ROC 曲线下面积，相对于 0.5 检验</translation>
    </message>
    <message>
        <source>no game says how long people waited for it</source>
        <translation>没有一局游戏注明等待了多久</translation>
    </message>
    <message>
        <source>Waits for games</source>
        <translation>等待游戏的时间</translation>
    </message>
    <message>
        <source>How well the time that judges waited for a game tells whether they met a machine: the area under the ROC curve, where 0.5 means that it tells nothing.</source>
        <translation>评判者等待游戏的时间在多大程度上透露其遇到的是机器：ROC 曲线下面积，0.5 表示什么也没有透露。</translation>
    </message>
    <message>
        <source>Testing against chance</source>
        <comment>what a machine judge does now</comment>
        <translation>正在相对于随机水平检验</translation>
    </message>
    <message>
        <source>Writing</source>
        <comment>what a machine judge does now</comment>
        <translation>正在写入</translation>
    </message>
    <message>
        <source>{text} is not a whole number from {lowest} to {highest}.</source>
        <translation>{text} 不是 {lowest} 到 {highest} 之间的整数。</translation>
    </message>
    <message>
        <source>{text} is not a number from {lowest} to {highest}.</source>
        <translation>{text} 不是 {lowest} 到 {highest} 之间的数。</translation>
    </message>
    <message>
        <source>The partner in {room} was simulated by the program.</source>
        <translation>{room} 中的对方由程序模拟。</translation>
    </message>
    <message>
        <source>Expected for each participant: {machine} with a machine and {people} with a person</source>
        <translation>每名被试预计：{machine} 场与机器，{people} 场与人</translation>
    </message>
    <message>
        <source>Expected in all: {machine} games with a machine and {people} between people, if enough of them wait at the same time</source>
        <translation>总计预计：{machine} 场与机器的游戏，{people} 场人与人之间的游戏（如果同时等待的人足够多）</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>问答轮数</translation>
    </message>
    <message>
        <source>Messages written</source>
        <translation>写出的消息数</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Q</source>
        <translation>Ctrl+Shift+Q</translation>
    </message>
    <message>
        <source>{path} isn&apos;t a table that can be read. {fix}</source>
        <translation>{path} 不是可读取的表格。{fix}</translation>
    </message>
    <message>
        <source>{text} is neither true nor false.</source>
        <translation>{text} 既不是 true 也不是 false。</translation>
    </message>
    <message>
        <source>{text} is not one of these: {options}.</source>
        <translation>{text} 不在以下选项之中：{options}。</translation>
    </message>
    <message>
        <source>{first} and {second} have the same name, {name}. Remove the plugin that one of them belongs to, or rename one of them.</source>
        <translation>{first} 和 {second} 的名称相同，都是 {name}。请移除其中一个所属的插件，或重命名其中一个。</translation>
    </message>
    <message>
        <source>The plugin {name} ({package}) isn&apos;t loaded.</source>
        <translation>插件 {name}（{package}）未加载。</translation>
    </message>
    <message>
        <source>Update or remove the plugin, or ask the person who wrote it.</source>
        <translation>请更新或移除该插件，或询问编写它的人。</translation>
    </message>
    <message>
        <source>It requires the plugin {name}, which isn&apos;t loaded.</source>
        <translation>它需要插件 {name}，而该插件未加载。</translation>
    </message>
    <message>
        <source>PLUGIN is missing in {file}.</source>
        <translation>{file} 中缺少 PLUGIN。</translation>
    </message>
    <message>
        <source>It calls itself {name}, but is installed as {as_name}.</source>
        <translation>它自称 {name}，但安装时的名称是 {as_name}。</translation>
    </message>
    <message>
        <source>Its version is {version}, which isn&apos;t a number such as 1.0.</source>
        <translation>它的版本是 {version}，不是像 1.0 这样的数字。</translation>
    </message>
    <message>
        <source>It needs TuringDesk {since} or later; this is {version}.</source>
        <translation>它需要 TuringDesk {since} 或更高版本；当前版本是 {version}。</translation>
    </message>
    <message>
        <source>Its import didn&apos;t finish within {seconds} seconds.</source>
        <translation>它的导入在 {seconds} 秒内没有结束。</translation>
    </message>
    <message>
        <source>Its import failed: {kind}: {text}</source>
        <translation>它的导入失败：{kind}：{text}</translation>
    </message>
    <message>
        <source>The task {name} has no view: {file} is missing.</source>
        <translation>任务 {name} 没有视图：缺少 {file}。</translation>
    </message>
    <message>
        <source>{offers} is missing in {file}.</source>
        <translation>{file} 中缺少 {offers}。</translation>
    </message>
    <message>
        <source>{file} shows a task that the plugin doesn&apos;t have.</source>
        <translation>{file} 显示的任务不在该插件中。</translation>
    </message>
    <message>
        <source>The setting {name} of {kind} ({module}) has the default {default}, which isn&apos;t {allowed}. Update the plugin that it belongs to, or ask the person who wrote it.</source>
        <translation>{kind}（{module}）的设置 {name} 的默认值为 {default}，它不是{allowed}。请更新它所属的插件，或询问编写它的人。</translation>
    </message>
    <message>
        <source>one of these: {options}</source>
        <translation>以下选项之一：{options}</translation>
    </message>
    <message>
        <source>{name} = {rank} is not a rank.</source>
        <translation>{name} = {rank} 不是名次。</translation>
    </message>
    <message>
        <source>Use a number from 1, and a name of letters, digits, and hyphens.</source>
        <translation>请使用从 1 开始的数字，名称由字母、数字和连字符组成。</translation>
    </message>
    <message>
        <source>{one} and {other} have the same full name, {name}, so that prompts can&apos;t tell them apart.</source>
        <translation>{one} 与 {other} 的全名相同（{name}），因此提示词无法区分它们。</translation>
    </message>
    <message>
        <source>Give each one its own name, unless they are the same model.</source>
        <translation>请为每个模型起不同的名称，除非它们是同一个模型。</translation>
    </message>
    <message>
        <source>{file}, record {number}</source>
        <translation>{file}，第 {number} 条记录</translation>
    </message>
    <message>
        <source>{file}, line {number}</source>
        <translation>{file}，第 {number} 行</translation>
    </message>
    <message>
        <source>{out} can&apos;t be written. {why}</source>
        <translation>无法写入 {out}。{why}</translation>
    </message>
    <message>
        <source>Choose the column with {field}.</source>
        <translation>请选择这一列：{field}。</translation>
    </message>
    <message>
        <source>{file} has no column {missing}.</source>
        <translation>{file} 没有列 {missing}。</translation>
    </message>
    <message>
        <source>Use a file of verdicts. For answers, use the format kreimanlab-answers.</source>
        <translation>请使用判断文件。对于回答，请使用 kreimanlab-answers 格式。</translation>
    </message>
    <message>
        <source>row {number} (ends in line {line}), datastring</source>
        <translation>第 {number} 行（止于文件第 {line} 行），datastring</translation>
    </message>
    <message>
        <source>There are no verdicts in this file.</source>
        <translation>此文件中没有判断。</translation>
    </message>
    <message>
        <source>This judge has no list `data` of trials.</source>
        <translation>此评判者没有试次列表 `data`。</translation>
    </message>
    <message>
        <source>The label {word} is unknown.</source>
        <translation>标签 {word} 未知。</translation>
    </message>
    <message>
        <source>Use HH, HAI, AIH, or AIAI.</source>
        <translation>请使用 HH、HAI、AIH 或 AIAI。</translation>
    </message>
    <message>
        <source>trialData is missing.</source>
        <translation>缺少 trialData。</translation>
    </message>
    <message>
        <source>trialdata is missing.</source>
        <translation>缺少 trialdata。</translation>
    </message>
    <message>
        <source>There is no column `datastring`.</source>
        <translation>没有列 `datastring`。</translation>
    </message>
    <message>
        <source>Use psiTurk&apos;s table of trials.</source>
        <translation>请使用 psiTurk 的试次表。</translation>
    </message>
    <message>
        <source>Download the file again; it might be incomplete.</source>
        <translation>请重新下载文件，它可能不完整。</translation>
    </message>
    <message>
        <source>Sessions that are already in {out}: {there} of {all}, such as {first}. Nothing was imported. Choose another folder, or delete them.</source>
        <translation>{out} 中已有的场次：{all} 个中的 {there} 个，例如 {first}。未导入任何内容。请选择另一个文件夹，或删除这些场次。</translation>
    </message>
    <message>
        <source>verdicts</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Use ParlAI&apos;s chat logs or ACUTE-Eval&apos;s pairs.</source>
        <translation>请使用 ParlAI 的聊天记录或 ACUTE-Eval 的配对。</translation>
    </message>
    <message>
        <source>conversations and pairs</source>
        <translation>对话和配对</translation>
    </message>
    <message>
        <source>{place}, turn {number}</source>
        <translation>{place}，第 {number} 轮</translation>
    </message>
    <message>
        <source>Chats and pairs are in .jsonl and .json files.</source>
        <translation>聊天和配对在 .jsonl 和 .json 文件中。</translation>
    </message>
    <message>
        <source>Use one of those.</source>
        <translation>请使用其中一个。</translation>
    </message>
    <message>
        <source>There are only onboarding pairs: they are judged as ordinary trials.</source>
        <translation>只有入门配对（onboarding）：它们按普通试次评判。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>A pair has two conversations.</source>
        <translation>一个配对有两段对话。</translation>
    </message>
    <message>
        <source>The speaker to judge, {judged}, says nothing.</source>
        <translation>要判断的说话者 {judged} 什么也没有说。</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>第 {number} 行</translation>
    </message>
    <message>
        <source>The turn needs `id` and `text`.</source>
        <translation>该轮须有 `id` 和 `text`。</translation>
    </message>
    <message>
        <source>Use .json or .jsonl files from ShareGPT, Chatbot Arena, or LMSYS-Chat.</source>
        <translation>请使用 ShareGPT、Chatbot Arena 或 LMSYS-Chat 的 .json 或 .jsonl 文件。</translation>
    </message>
    <message>
        <source>When you share the study, include the license of the conversations.</source>
        <translation>分享研究时，请一并附上对话的许可证。</translation>
    </message>
    <message>
        <source>only one of the two speaks</source>
        <translation>两者中只有一方说话</translation>
    </message>
    <message>
        <source>None of the sources is JSON. {fix}</source>
        <translation>所给的来源都不是 JSON。{fix}</translation>
    </message>
    <message>
        <source>{file}, conversation {number}</source>
        <translation>{file}，第 {number} 段对话</translation>
    </message>
    <message>
        <source>a turn has no speaker or no text</source>
        <translation>有一轮没有说话者或没有文本</translation>
    </message>
    <message>
        <source>a speaker is neither the person nor the chatbot</source>
        <translation>有一位说话者既不是人，也不是聊天机器人</translation>
    </message>
    <message>
        <source>a turn has more than {longest} characters</source>
        <translation>有一轮超过 {longest} 个字符</translation>
    </message>
    <message>
        <source>Use .json files with captions in COCO&apos;s format.</source>
        <translation>请使用 COCO 格式的图片描述 .json 文件。</translation>
    </message>
    <message>
        <source>When you share the study, include the licenses of the captions and of the pictures.</source>
        <translation>分享研究时，请一并附上图片描述和图片的许可证。</translation>
    </message>
    <message>
        <source>there is no caption</source>
        <translation>没有图片描述</translation>
    </message>
    <message>
        <source>the caption has more than {longest} characters</source>
        <translation>图片描述超过 {longest} 个字符</translation>
    </message>
    <message>
        <source>the file name of its picture is missing</source>
        <translation>没有注明其图片的文件名</translation>
    </message>
    <message>
        <source>{name} does not name its machine; it is called {submitted}.</source>
        <translation>{name} 没有注明其机器；它称为 {submitted}。</translation>
    </message>
    <message>
        <source>Answers are in .json files.</source>
        <translation>回答须为 .json 文件。</translation>
    </message>
    <message>
        <source>a shortened version of another conversation</source>
        <translation>另一段对话的缩短版本</translation>
    </message>
    <message>
        <source>Quality rules of the paper, in {study}: {named}.</source>
        <translation>{study} 中论文的质量规则：{named}。</translation>
    </message>
    <message>
        <source>Judges of {study} who say that English is not their native language: {contrary}. The file counts them, so the paper&apos;s rule on it is not applied.</source>
        <translation>{study} 中自述母语不是英语的评判者：{contrary}。文件计入了他们，因此不应用论文的相应规则。</translation>
    </message>
    <message>
        <source>Verdicts are in .json and .csv files.</source>
        <translation>判断须为 .json 和 .csv 文件。</translation>
    </message>
    <message>
        <source>a duplicate trial of the same judge</source>
        <translation>同一评判者的重复试次</translation>
    </message>
    <message>
        <source>Live games become the tasks {tasks}.</source>
        <translation>实时游戏可以做成以下任务：{tasks}。</translation>
    </message>
    <message>
        <source>more than two speakers in one conversation</source>
        <translation>一段对话中有两位以上的说话者</translation>
    </message>
    <message>
        <source>a conversation without a complete counterpart</source>
        <translation>没有完整的对应对话</translation>
    </message>
    <message>
        <source>Use .json, .asc, .csv, .npy, or .mat files of fixations.</source>
        <translation>请使用含有注视点的 .json、.asc、.csv、.npy 或 .mat 文件。</translation>
    </message>
    <message>
        <source>When you share the study, include the licenses of the eye movements and of the pictures.</source>
        <translation>分享研究时，请一并附上眼动数据和图片的许可证。</translation>
    </message>
    <message>
        <source>its picture is not specified</source>
        <translation>没有注明其图片</translation>
    </message>
    <message>
        <source>there are more than {most} fixations</source>
        <translation>注视点超过 {most} 个</translation>
    </message>
    <message>
        <source>None of the sources is a file of scanpaths. {fix}</source>
        <translation>所给的来源都不是扫视路径文件。{fix}</translation>
    </message>
    <message>
        <source>a fixation has a negative time</source>
        <translation>有一个注视点的时间为负</translation>
    </message>
    <message>
        <source>Both speakers are always human. Add conversations of machines for comparison.</source>
        <translation>两位说话者始终都是人：请添加机器的对话以供比较。</translation>
    </message>
    <message>
        <source>The data are under the CDLA-Sharing 1.0 license. Include it when you share them.</source>
        <translation>数据采用 CDLA-Sharing 1.0 许可证。分享数据时请一并附上。</translation>
    </message>
    <message>
        <source>None of the sources is a .json file. {fix}</source>
        <translation>所给的来源都不是 .json 文件。{fix}</translation>
    </message>
    <message>
        <source>None of {read} conversations can be shown. {why}</source>
        <translation>{read} 段对话都无法显示。{why}</translation>
    </message>
    <message>
        <source>Topical-Chat&apos;s conversations are in .json files.</source>
        <translation>Topical-Chat 的对话须为 .json 文件。</translation>
    </message>
    <message>
        <source>There are no conversations in this file.</source>
        <translation>此文件中没有对话。</translation>
    </message>
    <message>
        <source>The list `content` of what was said is missing.</source>
        <translation>缺少记录所说内容的列表 `content`。</translation>
    </message>
    <message>
        <source>The turn needs `agent` and `message`.</source>
        <translation>该轮须有 `agent` 和 `message`。</translation>
    </message>
    <message>
        <source>A third speaker takes part.</source>
        <translation>有第三位说话者参与。</translation>
    </message>
    <message>
        <source>Remove this conversation.</source>
        <translation>请移除这段对话。</translation>
    </message>
    <message>
        <source>a duplicate conversation</source>
        <translation>重复的对话</translation>
    </message>
    <message>
        <source>another conversation has the same ID</source>
        <translation>另一段对话有相同的 ID</translation>
    </message>
    <message>
        <source>of a pilot session</source>
        <translation>来自预实验场次</translation>
    </message>
    <message>
        <source>replaced in a later attempt</source>
        <translation>已被之后的尝试取代</translation>
    </message>
    <message>
        <source>excluded by a quality rule: {rules}</source>
        <translation>被质量规则排除：{rules}</translation>
    </message>
    <message>
        <source>the session {name} isn&apos;t a TuringDesk session</source>
        <translation>场次 {name} 不是 TuringDesk 的场次</translation>
    </message>
    <message>
        <source>There are no responses to import. {why}</source>
        <translation>没有可导入的回答。{why}</translation>
    </message>
    <message>
        <source>the column {name} is not a {type}</source>
        <translation>列 {name} 不是 {type}</translation>
    </message>
    <message>
        <source>For other tables, import verdicts.</source>
        <translation>对于其他表格，请导入判断。</translation>
    </message>
    <message>
        <source>Past verdicts</source>
        <translation>以往的判断</translation>
    </message>
    <message>
        <source>Past verdicts in any table, trial by trial or as totals per item; columns are guessed.</source>
        <translation>任意表格中的以往判断，可逐试次列出，也可按条目汇总；各列的含义由程序推测。</translation>
    </message>
    <message>
        <source>Use a table with the columns cue and R1, R2, R3, or cue and response.</source>
        <translation>请使用含有列 cue 和 R1、R2、R3，或列 cue 和 response 的表格。</translation>
    </message>
    <message>
        <source>the cue</source>
        <translation>线索词</translation>
    </message>
    <message>
        <source>the association, if there is one in each row</source>
        <translation>联想词（每行一个时）</translation>
    </message>
    <message>
        <source>the first association</source>
        <translation>第一个联想词</translation>
    </message>
    <message>
        <source>the second association</source>
        <translation>第二个联想词</translation>
    </message>
    <message>
        <source>the third association</source>
        <translation>第三个联想词</translation>
    </message>
    <message>
        <source>who answered</source>
        <translation>回答者</translation>
    </message>
    <message>
        <source>the ID of the row</source>
        <translation>该行的 ID</translation>
    </message>
    <message>
        <source>When you share the study, include the license of the associations.</source>
        <translation>分享研究时，请一并附上联想数据的许可证。</translation>
    </message>
    <message>
        <source>there is no cue</source>
        <translation>没有线索词</translation>
    </message>
    <message>
        <source>there is no answer</source>
        <translation>没有回答</translation>
    </message>
    <message>
        <source>the cue or the answer has more than {longest} characters</source>
        <translation>线索词或回答超过 {longest} 个字符</translation>
    </message>
    <message>
        <source>Word associations, such as SWOW</source>
        <translation>词语联想，例如 SWOW</translation>
    </message>
    <message>
        <source>Cues and the words that people or a machine associated with them, as a study package.</source>
        <translation>线索词以及人或机器联想到的词，生成为研究包。</translation>
    </message>
    <message>
        <source>tables with the columns cue and R1, R2, R3, or cue and response</source>
        <translation>含有列 cue 和 R1、R2、R3，或列 cue 和 response 的表格</translation>
    </message>
    <message>
        <source>None of the sources is a table. {fix}</source>
        <translation>所给的来源都不是表格。{fix}</translation>
    </message>
    <message>
        <source>The columns of associations are missing.</source>
        <translation>缺少联想词的列。</translation>
    </message>
    <message>
        <source>Turing scores T ({where}) are from {low} ({last}) to {high} ({first}): the mean of how often an agent passed for others and how often others didn&apos;t pass for it.</source>
        <translation>图灵分数 T（{where}）从 {low}（{last}）到 {high}（{first}）：智能体被当作其他智能体的频率与其他智能体未被当作它的频率的均值。</translation>
    </message>
    <message>
        <source>Turing scores T ({where}) are from {low} ({last}) to {high} ({first}): the mean of how often an agent passed for others and how often it was right as a distinguisher.</source>
        <translation>图灵分数 T（{where}）从 {low}（{last}）到 {high}（{first}）：智能体被当作其他智能体的频率与其作为辨别者判断正确的频率的均值。</translation>
    </message>
    <message>
        <source>Proportions of correct verdicts, and detectability.</source>
        <translation>正确判断的比例和可辨别度。</translation>
    </message>
    <message>
        <source>It is the mean of the proportions of correct verdicts on humans, p(H|H), and on machines, p(M|M): 0.5 is chance, and 1 means that judges are always correct.</source>
        <translation>它是对人的正确判断比例 p(H|H) 与对机器的正确判断比例 p(M|M) 的均值：0.5 为随机水平，1 表示评判者始终正确。</translation>
    </message>
    <message>
        <source>The same data and the same software give the same numbers.</source>
        <translation>相同的数据和相同的软件会得出相同的数字。</translation>
    </message>
    <message>
        <source>No quality rules apply.</source>
        <translation>没有适用的质量规则。</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <translation>
            <numerusform>%n 个组块</numerusform>
        </translation>
    </message>
    <message>
        <source>Each session has {trials} in {blocks}.</source>
        <translation>每个场次有 {blocks}，共 {trials}。</translation>
    </message>
    <message>
        <source>Each session has {blocks}.</source>
        <translation>每个场次有 {blocks}。</translation>
    </message>
    <message>
        <source>Each session has {trials}; there are {blocks}.</source>
        <translation>每个场次有 {trials}；共有 {blocks}。</translation>
    </message>
    <message>
        <source>fixation cross (s)</source>
        <translation>注视点（秒）</translation>
    </message>
    <message>
        <source>Machine agents: {agents}</source>
        <translation>机器智能体：{agents}</translation>
    </message>
    <message>
        <source>See {pieces}.</source>
        <translation>见{pieces}。</translation>
    </message>
    <message>
        <source>Results hold for these judges, these stimuli, and these machines only.</source>
        <translation>结果只适用于这些评判者、这些刺激和这些机器。</translation>
    </message>
    <message>
        <source>Results generalize to other judges, but not to other stimuli or machines.</source>
        <translation>结果可推广到其他评判者，但不能推广到其他刺激或机器。</translation>
    </message>
    <message>
        <source>Results generalize to other stimuli, but not to other judges or machines.</source>
        <translation>结果可推广到其他刺激，但不能推广到其他评判者或机器。</translation>
    </message>
    <message>
        <source>Results generalize to other judges and stimuli, but not to other machines.</source>
        <translation>结果可推广到其他评判者和刺激，但不能推广到其他机器。</translation>
    </message>
    <message>
        <source>Results hold for these interrogators, these witnesses, and these machines only.</source>
        <translation>结果只适用于这些提问者、这些证人和这些机器。</translation>
    </message>
    <message>
        <source>Results generalize to other interrogators, but not to other witnesses or machines.</source>
        <translation>结果可推广到其他提问者，但不能推广到其他证人或机器。</translation>
    </message>
    <message>
        <source>Results generalize to other witnesses, but not to other interrogators or machines.</source>
        <translation>结果可推广到其他证人，但不能推广到其他提问者或机器。</translation>
    </message>
    <message>
        <source>Results generalize to other interrogators and witnesses, but not to other machines.</source>
        <translation>结果可推广到其他提问者和证人，但不能推广到其他机器。</translation>
    </message>
    <message>
        <source>Results generalize to other judges and stimuli, and to other machines like these.</source>
        <translation>结果可推广到其他评判者和刺激，以及与这些机器类似的其他机器。</translation>
    </message>
    <message>
        <source>The proportion of verdicts that found the machine was {share} ({block}, n = {verdicts}).</source>
        <translation>找出机器的判断比例为 {share}（{block}，n = {verdicts}）。</translation>
    </message>
    <message>
        <source>Imitation detectability, the mean of the two proportions, was significantly below chance (0.5): {statistics}.</source>
        <translation>模仿可辨别度（两个比例的均值）显著低于随机水平（0.5）：{statistics}。</translation>
    </message>
    <message>
        <source>Results generalize to: {to}.</source>
        <translation>结果可推广到：{to}。</translation>
    </message>
    <message numerus="yes">
        <source>%n simulated judges</source>
        <translation>
            <numerusform>%n 名模拟评判者</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine judges</source>
        <translation>
            <numerusform>%n 名机器评判者</numerusform>
        </translation>
    </message>
    <message>
        <source>The sample consisted of {sample}, who gave {verdicts} in {sessions}.</source>
        <translation>样本包括{sample}，在{sessions}中给出了{verdicts}。</translation>
    </message>
    <message>
        <source>Results were computed with TuringDesk (Version {version}).</source>
        <translation>结果用 TuringDesk（版本 {version}）计算。</translation>
    </message>
    <message>
        <source>Imitation detectability, the mean of the two proportions (0.5 is chance), was {statistics}.</source>
        <translation>模仿可辨别度（两个比例的均值，0.5 为随机水平）为 {statistics}。</translation>
    </message>
    <message>
        <source>Imitation detectability, the mean of the two proportions, did not differ significantly from chance (0.5): {statistics}.</source>
        <translation>模仿可辨别度（两个比例的均值）与随机水平（0.5）没有显著差异：{statistics}。</translation>
    </message>
    <message>
        <source>Imitation detectability, the mean of the two proportions, was significantly above chance (0.5): {statistics}.</source>
        <translation>模仿可辨别度（两个比例的均值）显著高于随机水平（0.5）：{statistics}。</translation>
    </message>
    <message>
        <source>Reported gender: {levels}.</source>
        <translation>所报告的性别：{levels}。</translation>
    </message>
    <message>
        <source>The analysis includes {verdicts} on which of two was a machine.</source>
        <translation>分析包括关于两者中哪一个是机器的 {verdicts}。</translation>
    </message>
    <message>
        <source>In addition, {verdicts} said which side of a pair was made by a machine.</source>
        <translation>此外，{verdicts}指出了一对中的哪一边出自机器。</translation>
    </message>
    <message>
        <source>Intervals and tests are based on this method: {method}.</source>
        <translation>区间和检验基于以下方法：{method}。</translation>
    </message>
    <message>
        <source>The proportion of correct verdicts was {human} for stimuli by humans, p(H|H), and {machine} for stimuli by machines, p(M|M).</source>
        <translation>对来自人的刺激，正确判断的比例 p(H|H) 为 {human}；对来自机器的刺激，正确判断的比例 p(M|M) 为 {machine}。</translation>
    </message>
    <message>
        <source>The proportion of correct verdicts was {share}.</source>
        <translation>正确判断的比例为 {share}。</translation>
    </message>
    <message>
        <source>{what} {interval}% CI</source>
        <translation>{what} {interval}% 置信区间</translation>
    </message>
    <message>
        <source>{interval}% CI</source>
        <translation>{interval}% 置信区间</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>注：{text}</translation>
    </message>
    <message>
        <source>Sources: {works}.</source>
        <translation>来源：{works}。</translation>
    </message>
    <message>
        <source>Results that were not computed ({number}).</source>
        <translation>未计算的结果（{number}）。</translation>
    </message>
    <message>
        <source>Rows shown: {shown} of {rows}; the workbook has all of them.</source>
        <translation>显示的行：{shown}，共 {rows} 行；工作簿中有全部行。</translation>
    </message>
    <message>
        <source>Further results, with all rows in the workbook and the HTML report.</source>
        <translation>其他结果；全部行见工作簿和 HTML 报告。</translation>
    </message>
    <message>
        <source>How further results are computed.</source>
        <translation>其他结果如何计算。</translation>
    </message>
    <message>
        <source>Main results</source>
        <translation>主要结果</translation>
    </message>
    <message>
        <source>Figures show these results; the workbook has all {rows} rows.</source>
        <translation>图中显示了这些结果；工作簿含全部 {rows} 行。</translation>
    </message>
    <message>
        <source>Exceptions are noted in their row.</source>
        <translation>例外情况在其所在行注明。</translation>
    </message>
    <message>
        <source>first messages</source>
        <translation>前若干条消息</translation>
    </message>
    <message>
        <source>first turns</source>
        <translation>前若干轮</translation>
    </message>
    <message>
        <source>last messages</source>
        <translation>最后若干条消息</translation>
    </message>
    <message>
        <source>last turns</source>
        <translation>最后若干轮</translation>
    </message>
    <message>
        <source>exchanges</source>
        <translation>问答轮数</translation>
    </message>
    <message>
        <source>permutation</source>
        <translation>置换检验</translation>
    </message>
    <message>
        <source>regression</source>
        <translation>回归</translation>
    </message>
    <message>
        <source>clustered</source>
        <comment>kind of test</comment>
        <translation>聚类</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>kind of test</comment>
        <translation>均值</translation>
    </message>
    <message>
        <source>t-test</source>
        <translation>t 检验</translation>
    </message>
    <message>
        <source>stimulus</source>
        <comment>what is never split between training and test</comment>
        <translation>刺激</translation>
    </message>
    <message>
        <source>prompt</source>
        <comment>what is never split between training and test</comment>
        <translation>提示项</translation>
    </message>
    <message>
        <source>none</source>
        <comment>what is never split between training and test</comment>
        <translation>不分组</translation>
    </message>
    <message>
        <source>domain</source>
        <comment>of stimuli</comment>
        <translation>类别</translation>
    </message>
    <message>
        <source>kiosk</source>
        <translation>被试端</translation>
    </message>
    <message>
        <source>system</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>all but {agent}</source>
        <translation>除 {agent} 以外</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>判断标准</translation>
    </message>
    <message>
        <source>criterion c</source>
        <translation>判断标准 c</translation>
    </message>
    <message>
        <source>The study {study} has changed on the disk in the meantime. Start the session again.</source>
        <translation>研究 {study} 在此期间已在磁盘上更改。请重新开始场次。</translation>
    </message>
    <message>
        <source>added a bot</source>
        <comment>in the record</comment>
        <translation>添加了机器人</translation>
    </message>
    <message>
        <source>approved a bot</source>
        <comment>in the record</comment>
        <translation>批准了机器人</translation>
    </message>
    <message>
        <source>created links</source>
        <comment>in the record</comment>
        <translation>创建了链接</translation>
    </message>
    <message>
        <source>ended a game</source>
        <comment>in the record</comment>
        <translation>结束了一局游戏</translation>
    </message>
    <message>
        <source>looked who is human in a game</source>
        <comment>in the record</comment>
        <translation>查看了游戏中谁是人</translation>
    </message>
    <message>
        <source>opened a link</source>
        <comment>in the record</comment>
        <translation>打开了链接</translation>
    </message>
    <message>
        <source>ran a plan of duels</source>
        <comment>in the record</comment>
        <translation>运行了对决计划</translation>
    </message>
    <message>
        <source>renewed the certificate</source>
        <comment>in the record</comment>
        <translation>更新了证书</translation>
    </message>
    <message>
        <source>revoked a link</source>
        <comment>in the record</comment>
        <translation>撤销了链接</translation>
    </message>
    <message>
        <source>saved a plan of duels</source>
        <comment>in the record</comment>
        <translation>保存了对决计划</translation>
    </message>
    <message>
        <source>revoked the key of a bot</source>
        <comment>in the record</comment>
        <translation>撤销了机器人的密钥</translation>
    </message>
    <message>
        <source>stopped a plan of duels</source>
        <comment>in the record</comment>
        <translation>停止了对决计划</translation>
    </message>
    <message>
        <source>bot</source>
        <comment>in the record</comment>
        <translation>机器人</translation>
    </message>
    <message>
        <source>judge</source>
        <comment>in the record</comment>
        <translation>评判者</translation>
    </message>
    <message>
        <source>link</source>
        <comment>in the record</comment>
        <translation>链接</translation>
    </message>
    <message>
        <source>links</source>
        <comment>in the record</comment>
        <translation>链接</translation>
    </message>
    <message>
        <source>languages</source>
        <comment>in the record</comment>
        <translation>语言</translation>
    </message>
    <message>
        <source>rows</source>
        <comment>in the record</comment>
        <translation>行数</translation>
    </message>
    <message>
        <source>investigator</source>
        <comment>in the record</comment>
        <translation>研究负责人</translation>
    </message>
    <message>
        <source>assistant</source>
        <comment>in the record</comment>
        <translation>助理</translation>
    </message>
    <message>
        <source>There is no game {room} in this data folder.</source>
        <translation>此数据文件夹中没有游戏 {room}。</translation>
    </message>
    <message>
        <source>The file contains another room.</source>
        <translation>该文件含有另一个房间的内容。</translation>
    </message>
    <message>
        <source>Rename it to {line}.jsonl.</source>
        <translation>请重新命名为 {line}.jsonl。</translation>
    </message>
    <message>
        <source>The participant code {code} contains a space.</source>
        <translation>被试编号 {code} 中有空格。</translation>
    </message>
    <message>
        <source>{judge} has already judged this study with other settings, and the verdicts would be combined: its server was {others}. Give this judge its own name, or use another data folder. If it is the same server with another address, use turingdesk judge with --same-server.</source>
        <translation>{judge} 已用其他设置评判过此研究，判断会被合并：其服务器曾是 {others}。请为此评判者另取名称，或使用另一个数据文件夹。如果是同一台服务器、只是地址变了，请使用带 --same-server 的 turingdesk judge。</translation>
    </message>
    <message numerus="yes">
        <source>%n answers: {why}</source>
        <translation>
            <numerusform>%n 个回答：{why}</numerusform>
        </translation>
    </message>
    <message>
        <source>Euclidean</source>
        <translation>欧几里得距离</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦距离</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the file {path} with embeddings. Check the path.</source>
        <translation>TuringDesk 找不到嵌入向量文件 {path}。请检查路径。</translation>
    </message>
    <message>
        <source>one-sided permutation test: makers exchanged at random within and between stimuli, the whole cross-validation repeated {permutations} times; p is the share of repetitions, the real one included, with at least this detectability</source>
        <translation>单侧置换检验：在刺激之内和刺激之间随机交换来源，整个交叉验证重复 {permutations} 次；p 为可辨别度不低于此值的重复（含真实的一次）所占比例</translation>
    </message>
    <message>
        <source>No p value: the permutation test of this judge was not run. Run the judge again with --permutations 199.</source>
        <translation>没有 p 值：没有运行此评判者的置换检验。请以 --permutations 199 再次运行该评判者。</translation>
    </message>
    <message>
        <source>No p value: makers can&apos;t be exchanged, because no two answers to one stimulus, and no two stimuli, have different makers in places that correspond.</source>
        <translation>没有 p 值：无法交换来源，因为没有同一刺激的两个回答，也没有两个刺激，在相应位置上来源不同。</translation>
    </message>
    <message>
        <source>No p value: after most exchanges, some folds have answers of one class only. Use fewer folds.</source>
        <translation>没有 p 值：大多数交换之后，有些折只有一个类别的回答。请使用更少的折。</translation>
    </message>
    <message>
        <source>each answer once, as the mean over the seeds; spread: standard deviation over stimuli of the proportion of correct verdicts, given these trained judges; no interval, because the verdicts of cross-validation depend on each other</source>
        <translation>每个回答计一次，取各种子的均值；离散程度：在给定这些经过训练的评判者的条件下，正确判断比例在各刺激之间的标准差；没有区间，因为交叉验证的各个判断相互依赖</translation>
    </message>
    <message>
        <source>Detectability is {detectability} with folds grouped by {by} and {detectability2} with ungrouped folds: a difference of {of}.</source>
        <translation>按 {by} 分组分折时可辨别度为 {detectability}，不分组分折时为 {detectability2}：差异为 {of}。</translation>
    </message>
    <message>
        <source>{values} Beyond chance, a higher value with ungrouped folds comes from {by} seen in training, not from telling humans and machines apart; a lower one, from {by} whose other answers are mostly of the other kind.</source>
        <translation>{values}超出随机的部分，不分组分折时较高的值来自训练时见过的{by}，而不是来自区分人和机器；较低的值则来自其他回答大多属于另一类的{by}。</translation>
    </message>
    <message>
        <source>By stimulus</source>
        <translation>按刺激</translation>
    </message>
    <message>
        <source>By prompt</source>
        <translation>按提示项</translation>
    </message>
    <message>
        <source>Not grouped (as in the papers)</source>
        <translation>不分组（与论文相同）</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>核函数</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>高斯</translation>
    </message>
    <message>
        <source>How many minutes people can talk. 0: no limit</source>
        <translation>人可以交谈多少分钟。0：不限</translation>
    </message>
    <message>
        <source>Maximum number of characters per message</source>
        <translation>每条消息的最多字符数</translation>
    </message>
    <message>
        <source>Number of questions after which the conversation ends; each game draws one of these numbers. Empty: no limit</source>
        <translation>提出多少个问题后交谈结束；每局从中抽取一个数。留空：不限</translation>
    </message>
    <message>
        <source>Who can write. strict: two people take turns, and the person who decides begins. cyclic: everyone in the order of the seats. free: everyone at any time</source>
        <translation>谁可以写消息。strict：两人轮流，由作判断的人先写。cyclic：所有人按座位顺序。free：所有人随时可写</translation>
    </message>
    <message>
        <source>Whether a question goes to one witness or to both, who answer without seeing each other&apos;s answers</source>
        <translation>一个问题是发给一名证人，还是同时发给两名证人（作答时彼此看不到对方的回答）</translation>
    </message>
    <message>
        <source>When answers to a question for both are shown</source>
        <translation>同时发给两名证人的问题，其回答何时显示</translation>
    </message>
    <message>
        <source>Whether the verdict can be given before the conversation ends</source>
        <translation>是否可以在交谈结束之前作出判断</translation>
    </message>
    <message>
        <source>Whether text can be pasted into messages</source>
        <translation>是否可以在消息中粘贴文本</translation>
    </message>
    <message>
        <source>Whether participants learn after the verdict who was human</source>
        <translation>被试是否在作出判断之后得知谁是人</translation>
    </message>
    <message>
        <source>Whether a button shows the instructions again</source>
        <translation>是否提供可再次显示说明的按钮</translation>
    </message>
    <message>
        <source>Whether a button reports messages to the experimenter, which ends the game</source>
        <translation>是否提供向主试举报消息的按钮；举报会结束游戏</translation>
    </message>
    <message>
        <source>Whether messages with words from the list of abusive words are blocked</source>
        <translation>是否拦下含有辱骂词表中词语的消息</translation>
    </message>
    <message>
        <source>The rule for how long machines take for a message</source>
        <translation>机器用多长时间写一条消息的规则</translation>
    </message>
    <message>
        <source>Maximum number of seconds that are randomly added before others see it</source>
        <translation>其他人看到之前，最多再随机增加多少秒</translation>
    </message>
    <message>
        <source>Length of machines&apos; answers: whole sentences with fewer words than this. 0: no limit</source>
        <translation>机器回答的长度：由完整句子组成，词数少于此值。0：不限</translation>
    </message>
    <message>
        <source>How machines are chosen. thompson: those that pass more often are chosen more often. equally: all are chosen equally often</source>
        <translation>如何选择机器。thompson：更常通过的机器更常被选中。equally：每台机器被选中的次数相同</translation>
    </message>
    <message>
        <source>The mean of the normal distribution that is added to this time, in seconds</source>
        <translation>加到这段时间上的正态分布的均值，以秒为单位</translation>
    </message>
    <message>
        <source>The standard deviation of the same distribution, in seconds</source>
        <translation>该分布的标准差，以秒为单位</translation>
    </message>
    <message>
        <source>Characters per message</source>
        <translation>消息的字符数</translation>
    </message>
    <message>
        <source>Questions per game</source>
        <translation>每局的问题数</translation>
    </message>
    <message>
        <source>Who can write</source>
        <translation>谁可以写消息</translation>
    </message>
    <message>
        <source>Questions go to</source>
        <translation>问题发给</translation>
    </message>
    <message>
        <source>Answers are shown</source>
        <translation>回答的显示时间</translation>
    </message>
    <message>
        <source>Early verdict</source>
        <translation>提前判断</translation>
    </message>
    <message>
        <source>Pasting</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>揭示身份</translation>
    </message>
    <message>
        <source>Help button</source>
        <translation>帮助按钮</translation>
    </message>
    <message>
        <source>Report button</source>
        <translation>举报按钮</translation>
    </message>
    <message>
        <source>Abuse filter</source>
        <translation>辱骂过滤</translation>
    </message>
    <message>
        <source>Delay of machines</source>
        <translation>机器的延迟</translation>
    </message>
    <message>
        <source>Typing indicator after</source>
        <translation>输入提示的出现时间</translation>
    </message>
    <message>
        <source>Typing indicator, random delay</source>
        <translation>输入提示，随机延迟</translation>
    </message>
    <message>
        <source>Words per machine message</source>
        <translation>机器消息的词数</translation>
    </message>
    <message>
        <source>Choice of machines</source>
        <translation>机器的选择</translation>
    </message>
    <message>
        <source>Proportion of games with a machine</source>
        <translation>有机器参加的游戏比例</translation>
    </message>
    <message>
        <source>Random addition to this time, mean</source>
        <translation>此时间的随机附加量：均值</translation>
    </message>
    <message>
        <source>Random addition to this time, standard deviation</source>
        <translation>此时间的随机附加量：标准差</translation>
    </message>
    <message>
        <source>{name} = {value} isn&apos;t between {least} and {most}.</source>
        <translation>{name} = {value} 不在 {least} 和 {most} 之间。</translation>
    </message>
    <message>
        <source>The file of the package with the plan of duels</source>
        <translation>研究包中含有对决计划的文件</translation>
    </message>
    <message>
        <source>The block names no plan of duels.</source>
        <translation>该组块没有指定对决计划。</translation>
    </message>
    <message>
        <source>Plan of duels</source>
        <translation>对决计划</translation>
    </message>
    <message>
        <source>Imitated model</source>
        <translation>被模仿的模型</translation>
    </message>
    <message>
        <source>Remove the line, or specify a file.</source>
        <translation>请删除该行，或指定一个文件。</translation>
    </message>
    <message>
        <source>The question at the end, such as: Is the other one a human? Empty: whether the partner is the one that the instructions describe</source>
        <translation>最后的问题，例如：对方是人吗？留空：对话伙伴是否为说明中所描述的那一位</translation>
    </message>
    <message>
        <source>A person judges whether a model is the one that it seems to be.</source>
        <translation>由人判断一个模型是不是它看起来的那一个。</translation>
    </message>
    <message>
        <source>A person judges whether a person or a model is the one that they seem to be.</source>
        <translation>由人判断一个人或一个模型是不是看起来的那一位。</translation>
    </message>
    <message>
        <source>A person answers a model, either as the one who is imitated or as the one who imitates.</source>
        <translation>由人回答模型，担任被模仿者或模仿者。</translation>
    </message>
    <message>
        <source>An interrogator talks with a human and a machine, and finds out which is which.</source>
        <translation>提问者与一个人和一台机器交谈，找出哪个是人、哪个是机器。</translation>
    </message>
    <message>
        <source>A judge asks a human and a machine the same questions. One of the two deceives.</source>
        <translation>评判者向一个人和一台机器提出相同的问题。两者之一会进行欺骗。</translation>
    </message>
    <message>
        <source>An interrogator finds out whether one witness is a human or a machine.</source>
        <translation>提问者判断一名证人是人还是机器。</translation>
    </message>
    <message>
        <source>TuringDesk&apos;s own rule, with the inputs of The Turing Game (2024), algorithm 1</source>
        <translation>TuringDesk 自己的规则，采用 The Turing Game (2024) 算法 1 的输入</translation>
    </message>
    <message>
        <source>TuringDesk&apos;s own rule; jones-2024-text until 20 messages of people are known</source>
        <translation>TuringDesk 自己的规则；在获得人的 20 条消息之前采用 jones-2024-text</translation>
    </message>
    <message>
        <source>rule for typing delays</source>
        <translation>输入延迟的规则</translation>
    </message>
    <message>
        <source>This isn&apos;t one of your games.</source>
        <translation>这不是您的游戏。</translation>
    </message>
    <message>
        <source>There is nothing to decide now.</source>
        <translation>现在没有需要判断的内容。</translation>
    </message>
    <message>
        <source>agent that talks</source>
        <translation>会交谈的智能体</translation>
    </message>
    <message>
        <source>The column {column} is empty.</source>
        <translation>列 {column} 是空的。</translation>
    </message>
    <message>
        <source>Correct the row.</source>
        <translation>请更正该行。</translation>
    </message>
    <message>
        <source>{booth} runs {program}, and this desk {ours}. Install the same version on both computers before the next session: what they record can differ.</source>
        <translation>{booth} 运行的是 {program}，而此主控台是 {ours}。请在下一个场次之前在两台计算机上安装同一版本：它们记录的内容可能不同。</translation>
    </message>
    <message>
        <source>a browser</source>
        <translation>浏览器</translation>
    </message>
    <message>
        <source>{name} isn&apos;t connected.</source>
        <translation>{name} 未连接。</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t speak this language.</source>
        <translation>{name} 不支持此语言。</translation>
    </message>
    <message>
        <source>{name} doesn&apos;t say that it is ready to play.</source>
        <translation>{name} 没有表示已准备好开始游戏。</translation>
    </message>
    <message numerus="yes">
        <source>%n participants are waiting: {game}.</source>
        <translation>
            <numerusform>%n 名被试在等待：{game}。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no room {name}.</source>
        <translation>没有房间 {name}。</translation>
    </message>
    <message>
        <source>The game was ended.</source>
        <translation>游戏已结束。</translation>
    </message>
    <message>
        <source>{text} is neither an IP address nor a URL such as https://lab.example.org.</source>
        <translation>{text} 既不是 IP 地址，也不是 https://lab.example.org 这样的网址。</translation>
    </message>
    <message>
        <source>Texts by humans: {human}; by machines: {machine}.</source>
        <translation>人的文本：{human}；机器的文本：{machine}。</translation>
    </message>
    <message>
        <source>There is nothing in {name} that can be judged: pictures (PNG, JPEG, GIF, BMP, or WebP), or texts (.txt or .md).</source>
        <translation>{name} 中没有可供评判的内容：图片（PNG、JPEG、GIF、BMP 或 WebP）或文本（.txt 或 .md）。</translation>
    </message>
    <message numerus="yes">
        <source>%n files are of another kind and weren&apos;t imported ({suffixes}).</source>
        <translation>
            <numerusform>%n 个文件不能与其他文件一起评判，已略去（{suffixes}）。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} needs a folder for each class, such as human and machine, with the pictures or texts in them; or one spreadsheet.</source>
        <translation>{name} 需要为每个类别各有一个含图片或文本的文件夹，例如 human 和 machine；或有一个电子表格。</translation>
    </message>
    <message>
        <source>There can be one IP address and one URL.</source>
        <translation>最多可以有一个 IP 地址和一个网址。</translation>
    </message>
    <message>
        <source>The certificate and its private key belong together.</source>
        <translation>证书必须与其私钥一起使用。</translation>
    </message>
    <message>
        <source>Plain HTTP needs no certificate.</source>
        <translation>不加密的 HTTP 不需要证书。</translation>
    </message>
    <message>
        <source>{path}: {source} has a different {what} with this name. It is saved in {kept}; open {data} as a separate data folder. If they are different people, join again with --rename.</source>
        <translation>{path}：{source} 中有同名但不同的 {what}。它保存在 {kept}；请把 {data} 作为独立的数据文件夹打开。如果是不同的人，请用 --rename 重新合并。</translation>
    </message>
    <message>
        <source>The desk at {host} isn&apos;t reachable.</source>
        <translation>无法连接 {host} 上的主控台。</translation>
    </message>
    <message>
        <source>The key is not one that this program made.</source>
        <translation>此密钥不是由本程序生成的。</translation>
    </message>
    <message>
        <source>line {number}: {what}</source>
        <translation>第 {number} 行：{what}</translation>
    </message>
    <message>
        <source>{code} is now called {new}.</source>
        <translation>{code} 现在的编号是 {new}。</translation>
    </message>
    <message>
        <source>The desk&apos;s certificate in {folder} can&apos;t be renewed. {why}</source>
        <translation>无法更新 {folder} 中主控台的证书。{why}</translation>
    </message>
    <message>
        <source>No more connections can be accepted. {why}</source>
        <translation>无法再接受连接。{why}</translation>
    </message>
    <message>
        <source>Port {port} can&apos;t be opened. {why} Close the other program that uses it, or choose another one with {option}.</source>
        <translation>无法打开端口 {port}。{why}请关闭占用它的其他程序，或用 {option} 选择另一个端口。</translation>
    </message>
    <message>
        <source>{title} is closed for browsers. Still open: {others}</source>
        <translation>{title} 已停止对浏览器开放。仍然开放：{others}</translation>
    </message>
    <message>
        <source>The study {study} isn&apos;t open for browsers.</source>
        <translation>研究 {study} 未对浏览器开放。</translation>
    </message>
    <message>
        <source>{port} isn&apos;t a port.</source>
        <translation>{port} 不是端口。</translation>
    </message>
    <message>
        <source>The certificate {certificate} with the key {key} can&apos;t be used. {why} Both have to be PEM files that belong together, and the key must have no passphrase.</source>
        <translation>无法使用证书 {certificate} 及密钥 {key}。{why}两者必须是相互匹配的 PEM 文件，且密钥不能设有口令。</translation>
    </message>
    <message>
        <source>The certificate of the page for browsers in {folder} can&apos;t be used. {why} Delete {file}, and try again.</source>
        <translation>无法使用 {folder} 中浏览器页面的证书。{why}请删除 {file}，然后重试。</translation>
    </message>
    <message>
        <source>{n} of the {of} participants who opened the link {link} to {study} came from one address. If that isn&apos;t a room of computers, it can be one device: revoke the link, and create one with a limited number of places.</source>
        <translation>打开 {study} 的链接 {link} 的 {of} 名参与者中，有 {n} 名来自同一个地址。如果那不是机房，可能是同一台设备：请撤销该链接，并创建一个名额有限的链接。</translation>
    </message>
    <message>
        <source>{n} of the {most} places of the link {link} to {study} were taken from one address. If that isn&apos;t a room of computers, it can be one device: revoke the link, and create another one.</source>
        <translation>链接 {link}（研究 {study}）的 {most} 个名额中有 {n} 个来自同一个地址。如果那不是机房，可能是同一台设备：请撤销该链接，并创建另一个链接。</translation>
    </message>
    <message numerus="yes">
        <source>%n browsers are waiting, since {folder} can&apos;t be used. {why}</source>
        <translation>
            <numerusform>%n 个浏览器正在等待，因为无法使用 {folder}。{why}</numerusform>
        </translation>
    </message>
    <message>
        <source>plain HTTP</source>
        <translation>未加密的 HTTP</translation>
    </message>
    <message>
        <source>HTTPS</source>
        <translation>HTTPS</translation>
    </message>
    <message>
        <source>No more browsers can connect. {why}</source>
        <translation>无法再连接浏览器。{why}</translation>
    </message>
    <message>
        <source>The page for browsers is open over {how} on port {port}, for {studies}. It can be served in another way once it is closed there.</source>
        <translation>浏览器页面已通过{how}在端口 {port} 上为 {studies} 开放。在那里关闭后，才能以其他方式提供。</translation>
    </message>
    <message>
        <source>Browsers can&apos;t do the block {block} ({task}).</source>
        <translation>浏览器无法进行组块 {block}（{task}）。</translation>
    </message>
    <message>
        <source>Have participants do this study at kiosks.</source>
        <translation>请让被试在被试端完成此研究。</translation>
    </message>
    <message>
        <source>The message is not a WebSocket frame.</source>
        <translation>该消息不是 WebSocket 帧。</translation>
    </message>
    <message>
        <source>The study {study} in {path} has answers of this person as agent {agent}. They stay there: it has already run, and judges have seen them. Before other sessions start, build it again under a new ID.</source>
        <translation>{path} 中的研究 {study} 含有此人的回答，智能体名为 {agent}。这些回答会保留：该研究已经运行过，评判者已看到它们。在开始其他场次之前，请用新的 ID 重新生成。</translation>
    </message>
    <message>
        <source>A participant withdrew.</source>
        <translation>一名被试已退出。</translation>
    </message>
    <message>
        <source>Backups, packed studies (.tdz), and the copies of sessions on other computers, such as kiosks, are out of reach of this program. Delete the data there yourself.</source>
        <translation>备份、打包的研究（.tdz）以及其他计算机（例如被试端）上的场次副本，本程序无法触及。请自行在那里删除数据。</translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the audit log name {code}. They stay: a log from which lines can be deleted no longer proves what was done.</source>
        <translation>
            <numerusform>操作记录中有 %n 行提到 {code}。它们会保留：可以删去行的记录不再能证明做过什么。</numerusform>
        </translation>
    </message>
    <message>
        <source>What {code} wrote in games is deleted from the games&apos; own journals. It stays in the sessions of those who read it, which would otherwise no longer match their receipts: {sessions}.</source>
        <translation>{code} 在游戏中写的内容会从游戏自身的日志中删除，但保留在读到它的人的场次中，否则这些场次将不再与其回执相符：{sessions}。</translation>
    </message>
    <message>
        <source>Files that were exported earlier aren&apos;t changed. Delete them, and export again: {files}.</source>
        <translation>以前导出的文件不会改变。请删除它们并重新导出：{files}。</translation>
    </message>
    <message>
        <source>A game is still being played. Wait until it has ended, then withdraw.</source>
        <translation>还有一局游戏正在进行。请等它结束，然后办理退出。</translation>
    </message>
    <message>
        <source>Coding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Two kiosks used the same participant code, or a file was changed in transit. Find out whose session each one is. You can open, export, and withdraw the other one in its own folder. If they are two people, `turingdesk join --rename` gives the other one a new code.</source>
        <translation>两个被试端使用了同一被试编号，或文件在传输途中被更改。请弄清各场次属于谁。您可以在其自己的文件夹中打开、导出另一个场次并办理退出。如果是两个人，`turingdesk join --rename` 会给另一人一个新编号。</translation>
    </message>
    <message>
        <source>Results exclude these trials. If the session was a rehearsal, mark it as a pilot.</source>
        <translation>结果排除这些试次。如果该场次是排练，请将其标记为预实验。</translation>
    </message>
    <message numerus="yes">
        <source>Partners of this participant were simulated by the program in %n rooms: {rooms}.</source>
        <translation>
            <numerusform>在 %n 个房间中，该被试的对方由程序模拟：{rooms}。</numerusform>
        </translation>
    </message>
    <message>
        <source>No session began between {first} and {second}, and no computer has sessions before and after that: the clocks of some computers seem to have differed by years.</source>
        <translation>{first} 与 {second} 之间没有场次开始，也没有一台计算机在此前后都有场次：一些计算机的时钟似乎相差数年。</translation>
    </message>
    <message>
        <source>Correct the clocks before the next session. Results that follow the order of sessions, such as looks at the data, aren&apos;t computed.</source>
        <translation>请在下一个场次之前校正时钟。依赖场次先后的结果（例如中途查看数据）不会计算。</translation>
    </message>
    <message>
        <source>less than a minute ago</source>
        <translation>不到 1 分钟前</translation>
    </message>
    <message>
        <source>Only pilot sessions and previews can be played with simulated partners.</source>
        <translation>只有预实验场次和预览可以与模拟的对方进行。</translation>
    </message>
    <message>
        <source>Participants meet others here, and this computer alone has only simulated partners.</source>
        <translation>被试在这里会遇到其他人，而仅靠本计算机只有模拟的对方。</translation>
    </message>
    <message>
        <source>Start the session at a kiosk that is paired with a desk, or in a browser. On this computer, start a pilot session.</source>
        <translation>请在已与主控台配对的被试端上或在浏览器中开始场次。在本计算机上请开始预实验场次。</translation>
    </message>
    <message>
        <source>Unpacked, it has {total} bytes; a package can have at most {size} ({most} bytes).</source>
        <translation>解包后有 {total} 字节；研究包最多可有 {size}（{most} 字节）。</translation>
    </message>
    <message>
        <source>Every answer is by a human, so there is nothing to tell apart.</source>
        <translation>所有回答都来自人，因此没有什么可辨别。</translation>
    </message>
    <message>
        <source>Every answer is by a machine, so there is nothing to tell apart.</source>
        <translation>所有回答都来自机器，因此没有什么可辨别。</translation>
    </message>
    <message>
        <source>{times} of {number} human answers have the same text, which gives away their maker: {text}.</source>
        <translation>{number} 个人的回答中有 {times} 个文本相同，这会透露其来源：{text}。</translation>
    </message>
    <message>
        <source>{times} of {number} machine answers have the same text, which gives away their maker: {text}.</source>
        <translation>{number} 个机器的回答中有 {times} 个文本相同，这会透露其来源：{text}。</translation>
    </message>
    <message>
        <source>All {number} human answers are by one person, {agent}, so results apply to this person only.</source>
        <translation>全部 {number} 个人的回答都来自同一个人（{agent}），因此结果只适用于此人。</translation>
    </message>
    <message>
        <source>Add answers by other people, or report this limitation.</source>
        <translation>请添加其他人的回答，或在报告中说明这一局限。</translation>
    </message>
    <message>
        <source>All {number} machine answers are by one machine, {agent}, so results apply to this machine only.</source>
        <translation>全部 {number} 个机器的回答都来自同一台机器（{agent}），因此结果只适用于这台机器。</translation>
    </message>
    <message>
        <source>Add answers by other machines, or report this limitation.</source>
        <translation>请添加其他机器的回答，或在报告中说明这一局限。</translation>
    </message>
    <message>
        <source>Reduce too_fast_s to a time in which no one can read the stimulus, such as 3.</source>
        <translation>请把 too_fast_s 减小到任何人都来不及阅读刺激的时间，例如 3。</translation>
    </message>
    <message>
        <source>Reduce look_first_s, or remove too_fast_s.</source>
        <translation>请减小 look_first_s，或去掉 too_fast_s。</translation>
    </message>
    <message>
        <source>Reduce look_first_s. For most stimuli, a few seconds are enough.</source>
        <translation>请减小 look_first_s。对大多数刺激，几秒就足够了。</translation>
    </message>
    <message>
        <source>Leave more trials between breaks, for example every = 10.</source>
        <translation>请在两次休息之间安排更多试次，例如 every = 10。</translation>
    </message>
    <message>
        <source>Reduce wait_s. Its unit is seconds.</source>
        <translation>请减小 wait_s。其单位为秒。</translation>
    </message>
    <message>
        <source>Reduce practice, or increase trials.</source>
        <translation>请减小 practice 或增大 trials。</translation>
    </message>
    <message>
        <source>A session shows {human} human and {machine} machine answers. Judges who notice can do well by always giving the same verdict, and there are few verdicts on the rarer class.</source>
        <translation>一个场次显示 {human} 个人的回答和 {machine} 个机器的回答。注意到这一点的评判者只要总是给出相同判断就能取得好成绩，而且关于较少类别的判断很少。</translation>
    </message>
    <message>
        <source>Use mix to make the classes about equal, or tell judges the ratio.</source>
        <translation>请用 mix 使两个类别大致相等，或把比例告知评判者。</translation>
    </message>
    <message>
        <source>Add answers of the other class, or remove the block.</source>
        <translation>请添加另一类别的回答，或去掉该组块。</translation>
    </message>
    <message>
        <source>Answers faster than {too_fast_s} s count as too fast, which might apply to most honest answers.</source>
        <translation>快于 {too_fast_s} 秒的回答算作过快，而大多数认真的回答都可能如此。</translation>
    </message>
    <message>
        <source>Choices appear after {look_first_s} s, so no answer can be faster than too_fast_s = {too_fast_s}.</source>
        <translation>选项在 {look_first_s} 秒之后出现，因此没有回答能快于 too_fast_s = {too_fast_s}。</translation>
    </message>
    <message>
        <source>In each trial, choices appear only after {look_first_s} s.</source>
        <translation>每个试次中，选项在 {look_first_s} 秒之后才出现。</translation>
    </message>
    <message>
        <source>Plan {fewest_judges} or more participants. `turingdesk power` computes how many you need.</source>
        <translation>请计划 {fewest_judges} 名或更多被试。`turingdesk power` 会计算您需要多少名。</translation>
    </message>
    <message>
        <source>{alone} of {origins} prompts have answers of one class only, such as {alone2}. Judges can be correct by judging the prompt instead of the answer.</source>
        <translation>{origins} 个提示项中有 {alone} 个只有一个类别的回答，例如 {alone2}。评判者只看提示项而不看回答也能判断正确。</translation>
    </message>
    <message>
        <source>Choose answers of about the same length in both classes, or request a fixed length.</source>
        <translation>请在两个类别中选择长度大致相同的回答，或要求固定的长度。</translation>
    </message>
    <message>
        <source>Texts that occur both as a human and as a machine answer: {both}, such as {both2}.</source>
        <translation>既作为人的回答又作为机器的回答出现的文本：{both}，例如 {both2}。</translation>
    </message>
    <message>
        <source>Remove one of the two: no one can tell them apart, and one is probably a copy.</source>
        <translation>请去掉两者之一：没有人能辨别它们，而且其中一个很可能是副本。</translation>
    </message>
    <message>
        <source>The rule {id} excludes answers faster than {min_s} s, which might apply to most honest answers.</source>
        <translation>规则 {id} 排除快于 {min_s} 秒的回答，而大多数认真的回答都可能如此。</translation>
    </message>
    <message>
        <source>Reduce min_s to a time in which no one can read the stimulus, such as 3.</source>
        <translation>请把 min_s 减小到任何人都来不及阅读刺激的时间，例如 3。</translation>
    </message>
    <message>
        <source>Remove answers that don&apos;t attempt the task, or collect them again.</source>
        <translation>请去掉没有尝试完成任务的回答，或重新收集。</translation>
    </message>
    <message>
        <source>Add it, or correct the name.</source>
        <translation>请添加，或更正名称。</translation>
    </message>
    <message>
        <source>{name} is a path on one computer, not in {called}.</source>
        <translation>{name} 是一台计算机上的路径，不在{called}中。</translation>
    </message>
    <message>
        <source>{name} points outside {called}.</source>
        <translation>{name} 指向{called}之外。</translation>
    </message>
    <message>
        <source>{name} is not a file name.</source>
        <translation>{name} 不是文件名。</translation>
    </message>
    <message>
        <source>{name} is not a file, or can&apos;t be read.</source>
        <translation>{name} 不是文件，或无法读取。</translation>
    </message>
    <message>
        <source>Use a file in {called}, with / between folders.</source>
        <translation>请使用{called}中的文件，文件夹之间用 / 隔开。</translation>
    </message>
    <message>
        <source>Replace the link with the file itself.</source>
        <translation>请用文件本身替换链接。</translation>
    </message>
    <message>
        <source>Choose a file that you have permission to read.</source>
        <translation>请选择您有权读取的文件。</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB.</source>
        <translation>文件超过 {most} MB。</translation>
    </message>
    <message>
        <source>The file can&apos;t be opened: it is open in another program, or you don&apos;t have permission to read it.</source>
        <translation>无法打开文件：它在另一个程序中打开，或您没有读取权限。</translation>
    </message>
    <message>
        <source>Close it in Excel, or ask for permission to read it.</source>
        <translation>请在 Excel 中关闭它，或申请读取权限。</translation>
    </message>
    <message>
        <source>cell {letter}{line}</source>
        <translation>单元格 {letter}{line}</translation>
    </message>
    <message>
        <source>Rename or remove one of them.</source>
        <translation>请重命名其中一列，或将其去掉。</translation>
    </message>
    <message>
        <source>{name} is not a table: its name ends in {suffix}.</source>
        <translation>{name} 不是表格：其文件名以 {suffix} 结尾。</translation>
    </message>
    <message>
        <source>This is a workbook, although its name says otherwise.</source>
        <translation>这是工作簿，但其文件名不符。</translation>
    </message>
    <message>
        <source>The line contains {article}, not an object.</source>
        <translation>该行是 {article}，不是对象。</translation>
    </message>
    <message>
        <source>Put one complete JSON object in each line: {...}.</source>
        <translation>请在每行写一个完整的 JSON 对象：{...}。</translation>
    </message>
    <message>
        <source>A number has too many digits, or values are nested too deeply.</source>
        <translation>某个数字位数太多，或值嵌套太深。</translation>
    </message>
    <message>
        <source>Put one JSON object in each line: {...}.</source>
        <translation>请在每行写一个 JSON 对象：{...}。</translation>
    </message>
    <message>
        <source>This is not valid JSON: {msg}.</source>
        <translation>这不是有效的 JSON：{msg}。</translation>
    </message>
    <message>
        <source>The key {problem} appears twice.</source>
        <translation>键 {problem} 出现了两次。</translation>
    </message>
    <message>
        <source>Remove one of them.</source>
        <translation>请去掉其中一个。</translation>
    </message>
    <message>
        <source>Use a flat object with ordinary numbers.</source>
        <translation>请使用含有普通数字的扁平对象。</translation>
    </message>
    <message>
        <source>Enter the model&apos;s name.</source>
        <translation>请填写模型的名称。</translation>
    </message>
    <message>
        <source>{value} is not a valid origin.</source>
        <translation>{value} 不是有效的来源。</translation>
    </message>
    <message>
        <source>Enter human or machine.</source>
        <translation>请填写 human 或 machine。</translation>
    </message>
    <message>
        <source>Make it smaller: at most {longest_side} per side and {most_pixels} in total.</source>
        <translation>请缩小：每边最多 {longest_side}，总共最多 {most_pixels}。</translation>
    </message>
    <message>
        <source>The content of {name} is a {format} picture.</source>
        <translation>{name} 的内容是 {format} 图片。</translation>
    </message>
    <message>
        <source>Change its extension to {format}.</source>
        <translation>请将扩展名改为 {format}。</translation>
    </message>
    <message>
        <source>{name} ends too early; part of the picture might be missing.</source>
        <translation>{name} 过早结束；图片的一部分可能缺失。</translation>
    </message>
    <message>
        <source>There is no media folder {name}, but {file} refers to pictures.</source>
        <translation>没有媒体文件夹 {name}，而 {file} 引用了图片。</translation>
    </message>
    <message>
        <source>Create it, or set another one: media = &quot;folder&quot;.</source>
        <translation>请创建它，或设置另一个：media = &quot;folder&quot;。</translation>
    </message>
    <message>
        <source>{name} can&apos;t be shown as a picture: {problem}.</source>
        <translation>{name} 无法作为图片显示：{problem}。</translation>
    </message>
    <message>
        <source>Copy it again, or ask for permission to read it.</source>
        <translation>请重新复制，或申请读取权限。</translation>
    </message>
    <message>
        <source>Make the pictures smaller, or share the folder itself.</source>
        <translation>请缩小图片，或直接分享文件夹。</translation>
    </message>
    <message>
        <source>The names {before} and {name} differ only by case.</source>
        <translation>名称 {before} 与 {name} 仅大小写不同。</translation>
    </message>
    <message>
        <source>This study is a demonstration, so only pilot sessions can run.</source>
        <translation>该研究是演示，因此只能进行预实验。</translation>
    </message>
    <message>
        <source>Start a pilot session. Once the study shows your own material, delete this line.</source>
        <translation>请开始一次预实验。当研究展示您自己的材料后，请删除此行。</translation>
    </message>
    <message>
        <source>A session shows a stimulus that is not in any table.</source>
        <translation>有场次显示了任何表格中都没有的刺激。</translation>
    </message>
    <message>
        <source>The path of the media folder only works on this computer.</source>
        <translation>媒体文件夹的路径只在这台计算机上有效。</translation>
    </message>
    <message>
        <source>Use the original sealed package.</source>
        <translation>请使用原来的封存研究包。</translation>
    </message>
    <message>
        <source>Use a path relative to the package&apos;s folder, such as ../pictures.</source>
        <translation>请使用相对于研究包文件夹的路径，例如 ../pictures。</translation>
    </message>
    <message>
        <source>{of_table} has no readable row {id}.</source>
        <translation>{of_table} 中没有可读取的行 {id}。</translation>
    </message>
    <message>
        <source>Both IDs are the same.</source>
        <translation>两个 ID 相同。</translation>
    </message>
    <message>
        <source>Use two different IDs.</source>
        <translation>请使用两个不同的 ID。</translation>
    </message>
    <message>
        <source>Enter the ID of one of its rows.</source>
        <translation>请填写其中一行的 ID。</translation>
    </message>
    <message>
        <source>{first} has the same IDs: {names}.</source>
        <translation>{first} 有相同的 ID：{names}。</translation>
    </message>
    <message>
        <source>Results distinguish them by table. To join exported data by ID alone, give every row an ID that no other table has.</source>
        <translation>结果按表格区分它们。若要仅凭 ID 合并导出的数据，请给每一行一个其他表格都没有的 ID。</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>{text} is not a width and a height, such as 1280x1024.</source>
        <translation>{text} 不是宽度和高度，例如 1280x1024。</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>Formats of other programs</source>
        <translation>其他程序的格式</translation>
    </message>
    <message>
        <source>{names}, and {rest}</source>
        <translation>{names}，以及{rest}</translation>
    </message>
    <message>
        <source>All pairs of a block are cut to the same length.</source>
        <translation>同一组块的所有配对都截为相同的长度。</translation>
    </message>
    <message>
        <source>Use a single length, and one block for each other length.</source>
        <translation>请只使用一个长度，并为其他每个长度各设一个组块。</translation>
    </message>
    <message>
        <source>Participants would not be asked for consent.</source>
        <translation>不会征求被试的知情同意。</translation>
    </message>
    <message>
        <source>Add texts/consent.md, or say under [consent] why none is needed: not_needed = &quot;Waived by …&quot;. Until then, only pilot sessions can run.</source>
        <translation>请添加 texts/consent.md，或在 [consent] 下说明为何不需要：not_needed = &quot;由……豁免&quot;。在此之前只能进行预实验。</translation>
    </message>
    <message>
        <source>The study needs the plugin {name}, which isn&apos;t loaded here.</source>
        <translation>该研究需要插件 {name}，而此处未加载该插件。</translation>
    </message>
    <message>
        <source>Install the plugin on this computer, then start TuringDesk again.</source>
        <translation>请在这台计算机上安装该插件，然后重新启动 TuringDesk。</translation>
    </message>
    <message>
        <source>The model assumes that stimuli vary equally in both classes. If the {few} stimuli of one class vary more than the {many} of the other, the p values are too small.</source>
        <translation>模型假定两类刺激之间的差异程度相同。如果一类的 {few} 个刺激之间的差异大于另一类的 {many} 个，它的 p 值就偏小。</translation>
    </message>
    <message>
        <source>No p value and no interval: the model assumes that stimuli vary equally in both classes, and {few} stimuli of one class are too few to check that against {many} of the other.</source>
        <translation>没有 p 值，也没有区间：模型假定两类刺激之间的差异程度相同，而一类只有 {few} 个刺激，另一类有 {many} 个，不足以说明这一点。</translation>
    </message>
    <message>
        <source>Sealing</source>
        <translation>封存</translation>
    </message>
    <message>
        <source>Sealed studies need the plugin {name}, which isn&apos;t loaded here.</source>
        <translation>封存的研究需要插件 {name}，但此处未加载该插件。</translation>
    </message>
    <message>
        <source>Other users of this computer can read {path}. Restrict access to yourself: chmod 600 {path}</source>
        <translation>这台计算机的其他用户可以读取 {path}。请限制为仅自己可以访问：chmod 600 {path}</translation>
    </message>
    <message>
        <source>The sessions in {data} are gone: the folder was moved or deleted, or its disk or network share is away. What is shown is as it was before. Put the folder back, or connect the disk or share.</source>
        <translation>{data} 中的场次不见了：文件夹被移动或删除，或其磁盘或网络共享不可用。显示的是此前的状态。请放回文件夹，或连接磁盘或共享。</translation>
    </message>
    <message>
        <source>{study} has sessions that an earlier version recorded. Numbers that this version gives can differ from those you noted then:</source>
        <translation>{study} 含有由早期版本记录的场次。本版本给出的数值可能与您当时记下的不同：</translation>
    </message>
    <message>
        <source>A proportion that rests on fewer than three stimuli has no interval and no p value, as one with fewer than three judges; with fewer than five a note says that the interval is rough.</source>
        <translation>基于少于三个刺激的比例没有区间和 p 值，评判者少于三名时也是如此；少于五个时会注明区间只是粗略的。</translation>
    </message>
    <message>
        <source>If all verdicts of a proportion agree, its interval and p value come from one method: exact limits.</source>
        <translation>如果一个比例的所有判断都一致，其区间和 p 值来自同一方法：精确界限。</translation>
    </message>
    <message>
        <source>Standard errors are at least those of half the variance of independent verdicts, instead of all of it, which made comparisons of groups of judges too careful.</source>
        <translation>标准误至少对应独立判断方差的一半，而不再是全部；后者使评判者组间比较过于保守。</translation>
    </message>
    <message>
        <source>Results of live games cluster by interrogator and witness, and someone in both roles is one person.</source>
        <translation>实时游戏的结果按提问者和证人聚类，担任过两种角色的人算作一人。</translation>
    </message>
    <message>
        <source>Machine judges that are trained have no intervals: their verdicts depend on each other.</source>
        <translation>经过训练的机器评判者没有区间：其判断相互依赖。</translation>
    </message>
    <message>
        <source>Two parts of TuringDesk have the same name, for example because a plugin is installed twice. Remove one of them, or ask the person who wrote the plugin to rename it.</source>
        <translation>TuringDesk 的两个部分名称相同，例如因为某个插件安装了两次。请移除其中一个，或请编写该插件的人将其重命名。</translation>
    </message>
    <message>
        <source>A part of TuringDesk, or a plugin, declares a setting whose default it doesn&apos;t take.</source>
        <translation>TuringDesk 的某个部分或某个插件声明了一个不接受自身默认值的设置。</translation>
    </message>
    <message>
        <source>A study that is opened changes nothing for those who take part in another one.</source>
        <translation>开放一项研究不会影响正在参加另一项研究的人。</translation>
    </message>
    <message>
        <source>Words in a table might mean human or machine, and a mapping has to decide.</source>
        <translation>表格中的词可能表示人或机器，须由映射来决定。</translation>
    </message>
    <message>
        <source>Excludes trials with simulated partners, which don&apos;t belong into sessions that count.</source>
        <translation>排除与模拟对方进行的试次，它们不属于计入的场次。</translation>
    </message>
    <message>
        <source>domain</source>
        <comment>head of a column of results</comment>
        <translation>领域</translation>
    </message>
    <message>
        <source>witness</source>
        <comment>head of a column of results</comment>
        <translation>证人</translation>
    </message>
    <message>
        <source>first method</source>
        <comment>head of a column of results</comment>
        <translation>首个方法</translation>
    </message>
    <message>
        <source>First method</source>
        <comment>head of a column of results</comment>
        <translation>首个方法</translation>
    </message>
    <message>
        <source>best</source>
        <comment>head of a column of results</comment>
        <translation>最高</translation>
    </message>
    <message>
        <source>slope low</source>
        <comment>head of a column of results</comment>
        <translation>斜率下限</translation>
    </message>
    <message>
        <source>slope high</source>
        <comment>head of a column of results</comment>
        <translation>斜率上限</translation>
    </message>
    <message>
        <source>slope t</source>
        <comment>head of a column of results</comment>
        <translation>斜率 t</translation>
    </message>
    <message>
        <source>slope df</source>
        <comment>head of a column of results</comment>
        <translation>斜率 df</translation>
    </message>
    <message>
        <source>n sides</source>
        <comment>head of a column of results</comment>
        <translation>n 两方</translation>
    </message>
    <message>
        <source>p sides</source>
        <comment>head of a column of results</comment>
        <translation>p 两方</translation>
    </message>
    <message>
        <source>p sides sd</source>
        <comment>head of a column of results</comment>
        <translation>p 两方标准差</translation>
    </message>
    <message>
        <source>p sides low</source>
        <comment>head of a column of results</comment>
        <translation>p 两方下限</translation>
    </message>
    <message>
        <source>p sides high</source>
        <comment>head of a column of results</comment>
        <translation>p 两方上限</translation>
    </message>
    <message>
        <source>p sides method</source>
        <comment>head of a column of results</comment>
        <translation>p 两方方法</translation>
    </message>
    <message>
        <source>P sides method</source>
        <comment>head of a column of results</comment>
        <translation>P 两方方法</translation>
    </message>
    <message>
        <source>p sides note</source>
        <comment>head of a column of results</comment>
        <translation>p 两方备注</translation>
    </message>
    <message>
        <source>P sides note</source>
        <comment>head of a column of results</comment>
        <translation>P 两方备注</translation>
    </message>
    <message>
        <source>judge</source>
        <comment>head of a column of results</comment>
        <translation>评判者</translation>
    </message>
    <message>
        <source>spread</source>
        <comment>head of a column of results</comment>
        <translation>离散程度</translation>
    </message>
    <message>
        <source>count</source>
        <comment>head of a column of results</comment>
        <translation>数量</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <comment>head of a column of results</comment>
        <translation>标准差</translation>
    </message>
    <message>
        <source>median</source>
        <comment>head of a column of results</comment>
        <translation>中位数</translation>
    </message>
    <message>
        <source>games</source>
        <comment>head of a column of results</comment>
        <translation>局数</translation>
    </message>
    <message>
        <source>human median s</source>
        <comment>head of a column of results</comment>
        <translation>人的中位数（秒）</translation>
    </message>
    <message>
        <source>machine median s</source>
        <comment>head of a column of results</comment>
        <translation>机器的中位数（秒）</translation>
    </message>
    <message>
        <source>at least if equal</source>
        <comment>head of a column of results</comment>
        <translation>若相当则至少</translation>
    </message>
    <message>
        <source>The seed.</source>
        <translation>种子。</translation>
    </message>
    <message>
        <source>How many times each prompt is answered.</source>
        <translation>每个提示被回答的次数。</translation>
    </message>
    <message>
        <source>A file of word vectors in the format of word2vec or GloVe.</source>
        <translation>word2vec 或 GloVe 格式的词向量文件。</translation>
    </message>
    <message>
        <source>The model&apos;s name on the server.</source>
        <translation>模型在服务器上的名称。</translation>
    </message>
    <message>
        <source>The server&apos;s address. The prompts and their pictures go only there.</source>
        <translation>服务器的地址。提示及其图片只发送到那里。</translation>
    </message>
    <message>
        <source>http://localhost:11434/v1</source>
        <translation>http://localhost:11434/v1</translation>
    </message>
    <message>
        <source>A file with prompts to use instead.</source>
        <translation>包含其他提示的文件。</translation>
    </message>
    <message>
        <source>The sampling temperature.</source>
        <translation>采样温度。</translation>
    </message>
    <message>
        <source>Maximum tokens</source>
        <translation>最大词元数</translation>
    </message>
    <message>
        <source>The maximum length of a reply.</source>
        <translation>回复的最大长度。</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>The proportion of likely tokens to sample from.</source>
        <translation>从中采样的高概率词元的比例。</translation>
    </message>
    <message>
        <source>How strongly frequent tokens are avoided.</source>
        <translation>避免高频词元的强度。</translation>
    </message>
    <message>
        <source>How strongly tokens that were already used are avoided.</source>
        <translation>避免已用过的词元的强度。</translation>
    </message>
    <message>
        <source>The number of parallel requests.</source>
        <translation>并行请求的数量。</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>时间限制</translation>
    </message>
    <message>
        <source>How long to wait for a reply.</source>
        <translation>等待回复的时长。</translation>
    </message>
    <message>
        <source>How many times to try each request.</source>
        <translation>每个请求尝试的次数。</translation>
    </message>
    <message>
        <source>The environment variable with the server&apos;s key, if it needs one.</source>
        <translation>包含服务器密钥的环境变量（如果需要密钥）。</translation>
    </message>
    <message>
        <source>The radius around a fixation in which nothing is fixated again.</source>
        <translation>注视点周围不再被注视的半径。</translation>
    </message>
    <message>
        <source>pixels of the picture</source>
        <translation>图片像素</translation>
    </message>
    <message>
        <source>The maximum number of fixations.</source>
        <translation>注视点的最大数量。</translation>
    </message>
    <message>
        <source>A folder of saliency maps with the pictures&apos; names, to use instead of computed ones.</source>
        <translation>与图片同名的显著图文件夹，用来代替计算出的显著图。</translation>
    </message>
    <message>
        <source>Fixation cross</source>
        <translation>注视点</translation>
    </message>
    <message>
        <source>How long a fixation cross is shown before each stimulus. 0: no cross.</source>
        <translation>每个刺激出现之前注视点显示的时长。0：不显示。</translation>
    </message>
    <message>
        <source>Plugins that the study needs</source>
        <translation>研究需要的插件</translation>
    </message>
    <message>
        <source>Names of the plugins that the study needs. Where one isn&apos;t loaded, no session starts.</source>
        <translation>研究所需插件的名称。如果其中一个未加载，则不会开始任何会话。</translation>
    </message>
    <message>
        <source>Why no consent page is needed</source>
        <translation>不需要知情同意页面的理由</translation>
    </message>
    <message>
        <source>Why the study needs no consent page. Without the page, and without a reason, only pilot sessions can run.</source>
        <translation>为什么该研究不需要知情同意页面。既没有页面也没有理由时，只能进行预实验。</translation>
    </message>
    <message>
        <source>Waived by the ethics committee, protocol 12/2026</source>
        <translation>伦理委员会豁免，协议 12/2026</translation>
    </message>
    <message>
        <source>Rules for people&apos;s answers hold for machines</source>
        <translation>针对人的回答的规则也适用于机器</translation>
    </message>
    <message>
        <source>Otherwise, rules for people, such as a minimum of words, exclude no machine&apos;s answer.</source>
        <translation>否则，针对人的规则（例如最少词数）不会排除机器的任何回答。</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>私钥</translation>
    </message>
    <message>
        <source>The name by which models refer to it.</source>
        <translation>模型引用它时使用的名称。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Its address, such as http://gpu:8080/v1.</source>
        <translation>它的地址，例如 http://gpu:8080/v1。</translation>
    </message>
    <message>
        <source>The most requests at the same time.</source>
        <translation>同时发送的最大请求数。</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>每分钟请求数</translation>
    </message>
    <message>
        <source>The most requests in a minute; 0 for no limit.</source>
        <translation>每分钟的最大请求数；0 表示不限。</translation>
    </message>
    <message>
        <source>How many times a request is tried.</source>
        <translation>每个请求的尝试次数。</translation>
    </message>
    <message>
        <source>The environment variable that contains its key, if it needs one.</source>
        <translation>包含其密钥的环境变量（如果需要密钥）。</translation>
    </message>
    <message>
        <source>Its name in the data.</source>
        <translation>它在数据中的名称。</translation>
    </message>
    <message>
        <source>The ID of its server, &quot;scripted&quot; for a script that needs none, or &quot;person&quot; if participants of a study play it.</source>
        <translation>其服务器的 ID；不需要服务器的脚本写“scripted”；由研究的参与者扮演时写“person”。</translation>
    </message>
    <message>
        <source>Model on server</source>
        <translation>服务器上的模型</translation>
    </message>
    <message>
        <source>Its name on the server.</source>
        <translation>它在服务器上的名称。</translation>
    </message>
    <message>
        <source>Full name</source>
        <translation>全名</translation>
    </message>
    <message>
        <source>Its full name, as prompts say it.</source>
        <translation>提示词中使用的全名。</translation>
    </message>
    <message>
        <source>Price in</source>
        <translation>读取价格</translation>
    </message>
    <message>
        <source>The price of a million tokens that it reads.</source>
        <translation>读取一百万个词元的价格。</translation>
    </message>
    <message>
        <source>Price out</source>
        <translation>写出价格</translation>
    </message>
    <message>
        <source>The price of a million tokens that it writes.</source>
        <translation>写出一百万个词元的价格。</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>技能</translation>
    </message>
    <message>
        <source>Scripted: how likely it imitates others flawlessly throughout a trial.</source>
        <translation>脚本：在整个试次中完美模仿他人的概率。</translation>
    </message>
    <message>
        <source>Skill after queries</source>
        <translation>提问后的技能</translation>
    </message>
    <message>
        <source>Scripted: the same, after it has asked a specimen.</source>
        <translation>脚本：询问过样本之后的同一概率。</translation>
    </message>
    <message>
        <source>Recognizes</source>
        <translation>识别</translation>
    </message>
    <message>
        <source>Scripted: how likely it answers 1 if nothing looks wrong.</source>
        <translation>脚本：没有异常时回答 1 的概率。</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>察觉</translation>
    </message>
    <message>
        <source>Scripted: how likely it answers 0 if something looks wrong.</source>
        <translation>脚本：有异常时回答 0 的概率。</translation>
    </message>
    <message>
        <source>The name of the plan in the data.</source>
        <translation>计划在数据中的名称。</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>The protocols, such as gtt and gttq.</source>
        <translation>协议，例如 gtt 和 gttq。</translation>
    </message>
    <message>
        <source>The name of the plan in reports.</source>
        <translation>报告中使用的名称。</translation>
    </message>
    <message>
        <source>Trials per pair</source>
        <translation>每对的试次数</translation>
    </message>
    <message>
        <source>Trials of each pair and protocol.</source>
        <translation>每个配对和协议的试次数。</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>The pairs, each as &quot;actor as target&quot;.</source>
        <translation>配对，每个写作“actor as target”。</translation>
    </message>
    <message>
        <source>Also run each of the pairs with the roles swapped</source>
        <translation>同时以互换的角色运行每个配对</translation>
    </message>
    <message>
        <source>Pairs of a model with itself</source>
        <translation>模型与自身的配对</translation>
    </message>
    <message>
        <source>What an actor is told if it is the target itself.</source>
        <translation>行动者本身就是目标时被告知的内容。</translation>
    </message>
    <message>
        <source>Distinguishers</source>
        <translation>区分者</translation>
    </message>
    <message>
        <source>The models that judge under fixed-distinguisher and its variants.</source>
        <translation>在 fixed-distinguisher 及其变体中负责评判的模型。</translation>
    </message>
    <message>
        <source>Numbers of turns</source>
        <translation>轮数列表</translation>
    </message>
    <message>
        <source>Numbers of turns for controlled-turns.</source>
        <translation>controlled-turns 使用的轮数。</translation>
    </message>
    <message>
        <source>Numbers of queries</source>
        <translation>提问次数列表</translation>
    </message>
    <message>
        <source>Numbers of queries for controlled-queries.</source>
        <translation>controlled-queries 使用的提问次数。</translation>
    </message>
    <message>
        <source>Maximum turns</source>
        <translation>最多轮数</translation>
    </message>
    <message>
        <source>The most turns of a distinguisher where their number is open.</source>
        <translation>轮数不固定时区分者的最多轮数。</translation>
    </message>
    <message>
        <source>Maximum queries</source>
        <translation>最多提问次数</translation>
    </message>
    <message>
        <source>The most queries to a specimen where their number is open.</source>
        <translation>提问次数不固定时对样本的最多提问次数。</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>采样次数</translation>
    </message>
    <message>
        <source>How often a distinguisher is asked for its answer; the majority counts.</source>
        <translation>询问区分者答案的次数；以多数为准。</translation>
    </message>
    <message>
        <source>Replacements</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>How many trials of each pair and protocol are replaced, at most, because they ended without an answer that counts; 0 for none.</source>
        <translation>每个配对和协议中，因结束时没有有效回答而最多替换的试次数；0 表示不替换。</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试次数</translation>
    </message>
    <message>
        <source>How often a run begins a trial that fails.</source>
        <translation>一次运行对失败试次的开始次数。</translation>
    </message>
    <message>
        <source>A file with other prompts.</source>
        <translation>包含其他提示词的文件。</translation>
    </message>
    <message>
        <source>Decides the order of trials and what scripts do.</source>
        <translation>决定试次的顺序以及脚本的行为。</translation>
    </message>
    <message>
        <source>Send each trial&apos;s seed with its requests</source>
        <translation>随请求发送每个试次的种子</translation>
    </message>
    <message>
        <source>Cost limit</source>
        <translation>费用上限</translation>
    </message>
    <message>
        <source>The cost at which a run stops, in the currency of the prices; 0 for no limit.</source>
        <translation>运行停止时的费用，以价格的货币计；0 表示不限。</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>The currency of the prices.</source>
        <translation>价格的货币。</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>The servers.</source>
        <translation>服务器。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The models.</source>
        <translation>模型。</translation>
    </message>
    <message>
        <source>Include pilot sessions (flagged in column “pilot”)</source>
        <translation>包含预实验场次（在“pilot”列中标记）</translation>
    </message>
    <message>
        <source>the data don&apos;t contain the scale of the question {question}</source>
        <translation>数据中没有问题 {question} 的量表</translation>
    </message>
    <message>
        <source>The data of {where} don&apos;t contain the scale of the question {question}, and answers from {low} to {high} don&apos;t tell it, so they are omitted.</source>
        <translation>{where} 的数据中没有问题 {question} 的量表，从 {low} 到 {high} 的回答也看不出量表，因此已略去。</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>对决</translation>
    </message>
    <message>
        <source>Self-directed chats</source>
        <translation>自导聊天</translation>
    </message>
    <message>
        <source>Include personal form fields (with the participants)</source>
        <translation>包含问卷的个人信息字段（与参与者一起）</translation>
    </message>
    <message>
        <source>Add a byte order mark so that Excel reads UTF-8 (CSV)</source>
        <translation>添加字节顺序标记，使 Excel 能读取 UTF-8（CSV）</translation>
    </message>
    <message>
        <source>Studies with the texts</source>
        <translation>包含文本的研究</translation>
    </message>
    <message>
        <source>A study with the texts of the answers, if it wasn&apos;t opened on the desk recently.</source>
        <translation>包含回答文本的研究，如果最近没有在主控台中打开过。</translation>
    </message>
    <message>
        <source>Put an apostrophe before text that a spreadsheet could read as a formula (CSV)</source>
        <translation>在电子表格可能当作公式的文本前加单引号（CSV）</translation>
    </message>
    <message>
        <source>Column names</source>
        <translation>列名</translation>
    </message>
    <message>
        <source>The program whose column names are used (CSV).</source>
        <translation>使用其列名的程序（CSV）。</translation>
    </message>
    <message>
        <source>As in the codebook</source>
        <translation>与编码本相同</translation>
    </message>
    <message>
        <source>OpenSesame</source>
        <translation>OpenSesame</translation>
    </message>
    <message>
        <source>psiTurk</source>
        <translation>psiTurk</translation>
    </message>
    <message>
        <source>Use a gray picture if one is missing, and record that in the study</source>
        <translation>缺少图片时使用灰色图片，并在研究中注明</translation>
    </message>
    <message>
        <source>The task, if the sources don&apos;t name it.</source>
        <translation>任务，如果来源中没有说明。</translation>
    </message>
    <message>
        <source>As in the files</source>
        <translation>与文件一致</translation>
    </message>
    <message>
        <source>The machine that made the answers, if the sources don&apos;t name it.</source>
        <translation>给出回答的机器，如果来源中没有说明。</translation>
    </message>
    <message>
        <source>The maximum number of answers to a prompt from people, and from each machine; 0 for all.</source>
        <translation>每个提示项最多采用多少个人的回答以及每台机器的回答；0 表示全部。</translation>
    </message>
    <message>
        <source>All answers</source>
        <translation>全部回答</translation>
    </message>
    <message>
        <source>The study&apos;s title.</source>
        <translation>研究的标题。</translation>
    </message>
    <message>
        <source>The study&apos;s ID.</source>
        <translation>研究的 ID。</translation>
    </message>
    <message>
        <source>Maximum number of answers per prompt</source>
        <translation>每个提示项的最多回答数</translation>
    </message>
    <message>
        <source>The maximum number of answers by people, and of answers by machines, to each prompt.</source>
        <translation>每个提示项下人的回答的上限，机器的回答也以此为上限。</translation>
    </message>
    <message>
        <source>Controls (a table, optional)</source>
        <translation>检查（表格，可不填）</translation>
    </message>
    <message>
        <source>A table of controls: rows with an origin become control trials, and others control questions about their prompts.</source>
        <translation>检查表格：有来源的行成为检查试次，其余的行成为关于其提示项的检查问题。</translation>
    </message>
    <message>
        <source>No controls</source>
        <translation>无检查</translation>
    </message>
    <message>
        <source>Use simulated sessions instead of people&apos;s, to try out a study</source>
        <translation>使用模拟场次代替人的场次，以试用研究</translation>
    </message>
    <message>
        <source>The seed of the random draws.</source>
        <translation>随机抽取的种子。</translation>
    </message>
    <message>
        <source>Maximum number of turns</source>
        <translation>最多轮数</translation>
    </message>
    <message>
        <source>{format} doesn&apos;t support the setting “{setting}”. Formats that do: {formats}</source>
        <translation>{format} 不支持设置“{setting}”。支持该设置的格式：{formats}</translation>
    </message>
    <message>
        <source>Collecting</source>
        <translation>答案收集</translation>
    </message>
    <message>
        <source>{name} is damaged: it can&apos;t be decoded completely.</source>
        <translation>{name} 已损坏：无法完整解码。</translation>
    </message>
    <message>
        <source>{name} has CMYK colors, which kiosks and browsers show differently.</source>
        <translation>{name} 使用 CMYK 颜色，被试端和浏览器的显示效果不同。</translation>
    </message>
    <message>
        <source>{name} has 16 bits per color; screens show 8 of them.</source>
        <translation>{name} 的每种颜色为 16 位；屏幕只显示其中 8 位。</translation>
    </message>
    <message>
        <source>{name} is animated. Kiosks show its first frame only; browsers play it.</source>
        <translation>{name} 是动画。被试端只显示第一帧；浏览器会播放动画。</translation>
    </message>
    <message>
        <source>{name} is to be turned, as its EXIF data says. Browsers turn it; kiosks don&apos;t.</source>
        <translation>EXIF 数据要求旋转 {name}。浏览器会旋转它；被试端不会。</translation>
    </message>
    <message>
        <source>{name} shows the same picture as {twin}.</source>
        <translation>{name} 与 {twin} 是同一张图片。</translation>
    </message>
    <message>
        <source>Use one file for both, or remove a row: judges could see it twice.</source>
        <translation>请让两者使用同一个文件，或删除一行：评判者可能会看到它两次。</translation>
    </message>
    <message>
        <source>Convert it to sRGB.</source>
        <translation>请将其转换为 sRGB。</translation>
    </message>
    <message>
        <source>Save it with 8 bits per color.</source>
        <translation>请以每种颜色 8 位保存。</translation>
    </message>
    <message>
        <source>Save one frame as a picture.</source>
        <translation>请将其中一帧另存为图片。</translation>
    </message>
    <message>
        <source>Turn it in a program for pictures, and save it.</source>
        <translation>请在图片程序中旋转并保存。</translation>
    </message>
    <message>
        <source>Mixed models print no p value and no interval where a class has fewer than three stimuli, or fewer than five beside many of the other class.</source>
        <translation>如果某一类的刺激少于三个，或在另一类刺激很多时少于五个，混合模型不给出 p 值和区间。</translation>
    </message>
    <message>
        <source>The interval of the area under the ROC curve is a score interval.</source>
        <translation>ROC 曲线下面积的区间是得分区间。</translation>
    </message>
    <message>
        <source>A picture with nothing beside it: who made the picture?</source>
        <translation>只有一张图片：这张图片是谁制作的？</translation>
    </message>
    <message>
        <source>The number of turns to which longer conversations are shortened.</source>
        <translation>较长的对话将截短到的轮数。</translation>
    </message>
    <message>
        <source>Minimum number of turns</source>
        <translation>最少轮数</translation>
    </message>
    <message>
        <source>The number of turns below which conversations are excluded.</source>
        <translation>少于此轮数的对话将被排除。</translation>
    </message>
    <message>
        <source>Screen (px)</source>
        <translation>屏幕 (px)</translation>
    </message>
    <message>
        <source>The size in pixels to which eye movements refer, such as 1280x1024.</source>
        <translation>眼动所对应的像素尺寸，例如 1280x1024。</translation>
    </message>
    <message>
        <source>Same as the picture</source>
        <translation>与图片一致</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>How the distance is measured.</source>
        <translation>距离的度量方式。</translation>
    </message>
    <message>
        <source>A file with a vector for each answer (.npy, .npz, or .parquet).</source>
        <translation>每个回答对应一个向量的文件（.npy、.npz 或 .parquet）。</translation>
    </message>
    <message>
        <source>The server&apos;s address. The answers&apos; words go only there.</source>
        <translation>服务器地址。回答中的文字只会发送到那里。</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>The number of texts in a request.</source>
        <translation>每个请求中的文本数。</translation>
    </message>
    <message>
        <source>How many fixations are used, from the first one.</source>
        <translation>从第一个开始使用多少个注视点。</translation>
    </message>
    <message>
        <source>The longest sequence of words; 0 for none.</source>
        <translation>最长的词序列；0 表示不使用。</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>The longest sequence of characters; 0 for none.</source>
        <translation>最长的字符序列；0 表示不使用。</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>The number of directions that n-grams are reduced to.</source>
        <translation>n 元语法降维后的方向数。</translation>
    </message>
    <message>
        <source>The server&apos;s address. The study&apos;s texts, and pictures if you send them, go only there.</source>
        <translation>服务器的地址。研究的文本以及（如果发送）图片只发送到那里。</translation>
    </message>
    <message>
        <source>The number of sessions.</source>
        <translation>场次的数量。</translation>
    </message>
    <message>
        <source>The ID of a stimulus that is shown first with its truth (one-shot), for blocks of its table.</source>
        <translation>首先连同真实答案一起显示的刺激的 ID（单样本），用于其表格的区块。</translation>
    </message>
    <message>
        <source>The ID of a block to judge.</source>
        <translation>要评判的区块的 ID。</translation>
    </message>
    <message>
        <source>Judge only blocks that show two stimuli side by side</source>
        <translation>只评判并排显示两个刺激的区块</translation>
    </message>
    <message>
        <source>Send pictures (the model must support them)</source>
        <translation>发送图片（模型必须支持图片）</translation>
    </message>
    <message>
        <source>A file with your own prompts.</source>
        <translation>包含不同于程序自带提示的文件。</translation>
    </message>
    <message>
        <source>The seed for the server.</source>
        <translation>给服务器的种子。</translation>
    </message>
    <message>
        <source>How many times to try each question.</source>
        <translation>每个问题尝试的次数。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The judge&apos;s name in the data.</source>
        <translation>评判者在数据中的名称。</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>The features to use.</source>
        <translation>要使用的特征。</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>折数</translation>
    </message>
    <message>
        <source>The number of folds. Each is judged by a judge trained on the others.</source>
        <translation>折数。每一折由在其余各折上训练的评判者评判。</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子数</translation>
    </message>
    <message>
        <source>How many times answers are assigned to folds. Each time makes one session.</source>
        <translation>将回答分配到各折的次数。每次产生一个会话。</translation>
    </message>
    <message>
        <source>Grouped folds</source>
        <translation>折的分组</translation>
    </message>
    <message>
        <source>Which answers stay in one fold: by stimulus or by prompt, so that a judge is never tested on one that it has seen, or none, as in the papers.</source>
        <translation>哪些回答留在同一折中：按刺激或按提示分组，使评判者不会在见过的内容上受测；或者不分组，如论文所述。</translation>
    </message>
    <message>
        <source>Permutations</source>
        <translation>置换次数</translation>
    </message>
    <message>
        <source>How many times the evaluation is repeated with the makers exchanged, to get a p value against chance; 0 for no p value.</source>
        <translation>交换作者后重复全部过程的次数，由此得到相对于随机水平的 p 值；0 表示不计算 p 值。</translation>
    </message>
    <message>
        <source>Also judge with ungrouped folds to show the difference</source>
        <translation>同时用不分组的折评判，以显示差异</translation>
    </message>
    <message>
        <source>Also judge each machine without training on it</source>
        <translation>同时评判每台机器，但不用它训练</translation>
    </message>
    <message>
        <source>Train on single messages of conversations</source>
        <translation>从对话的单条消息学习</translation>
    </message>
    <message>
        <source>Dask cluster</source>
        <translation>Dask 集群</translation>
    </message>
    <message>
        <source>The address of a Dask cluster that trains the judge. The study&apos;s answers are sent to it.</source>
        <translation>用于训练评判者的 Dask 集群的地址。研究的回答会发送到那里。</translation>
    </message>
    <message>
        <source>tcp://gpu.lab:8786</source>
        <translation>tcp://gpu.lab:8786</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>树</translation>
    </message>
    <message>
        <source>The number of decision trees; with an odd number, no vote is a tie.</source>
        <translation>决策树的数量；为奇数时不会出现平票。</translation>
    </message>
    <message>
        <source>Give humans and machines the same weight, however many answers they have</source>
        <translation>无论各有多少回答，人和机器的权重相同</translation>
    </message>
    <message>
        <source>First layer</source>
        <translation>第一层</translation>
    </message>
    <message>
        <source>The number of neurons in the first hidden layer.</source>
        <translation>第一个隐藏层的神经元数量。</translation>
    </message>
    <message>
        <source>Second layer</source>
        <translation>第二层</translation>
    </message>
    <message>
        <source>The number of neurons in the second hidden layer.</source>
        <translation>第二个隐藏层的神经元数量。</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>The learning rate at the beginning.</source>
        <translation>初始学习率。</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>The maximum number of passes through the answers.</source>
        <translation>遍历回答的最大次数。</translation>
    </message>
    <message>
        <source>Cost (C)</source>
        <translation>代价（C）</translation>
    </message>
    <message>
        <source>The cost of an answer on the wrong side of the margin.</source>
        <translation>回答落在间隔错误一侧的代价。</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>核函数</translation>
    </message>
    <message>
        <source>How answers are compared.</source>
        <translation>回答的比较方式。</translation>
    </message>
    <message>
        <source>Port for kiosks</source>
        <translation>被试端所用端口</translation>
    </message>
    <message>
        <source>The port to listen on.</source>
        <translation>监听的端口。</translation>
    </message>
    <message>
        <source>The only IP address to listen on; or, as a URL such as https://lab.example.org, where a proxy serves the page for browsers.</source>
        <translation>唯一监听的 IP 地址；或以 https://lab.example.org 这样的 URL 指明代理在何处提供面向浏览器的网页。</translation>
    </message>
    <message>
        <source>Port for phones and browsers</source>
        <translation>手机和浏览器所用端口</translation>
    </message>
    <message>
        <source>New: single choice</source>
        <translation>新建：单选</translation>
    </message>
    <message>
        <source>New: multiple choice</source>
        <translation>新建：多选</translation>
    </message>
    <message>
        <source>New: slider</source>
        <translation>新建：滑块</translation>
    </message>
    <message>
        <source>New: number</source>
        <translation>新建：数字</translation>
    </message>
    <message>
        <source>New: text</source>
        <translation>新建：文字</translation>
    </message>
    <message>
        <source>The folder {name} has what humans made.</source>
        <translation>文件夹 {name} 包含人制作的内容。</translation>
    </message>
    <message>
        <source>The folder {name} has what machines made.</source>
        <translation>文件夹 {name} 包含机器制作的内容。</translation>
    </message>
    <message>
        <source>Pictures by humans: {human}; by machines: {machine}.</source>
        <translation>人的图片：{human}；机器的图片：{machine}。</translation>
    </message>
    <message>
        <source>Not imported, because they name no class: {names}.</source>
        <translation>因未指明类别而略去：{names}。</translation>
    </message>
    <message>
        <source>{word} is taken as human.</source>
        <translation>{word} 视为人。</translation>
    </message>
    <message>
        <source>{word} is taken as machine.</source>
        <translation>{word} 视为机器。</translation>
    </message>
    <message>
        <source>{table} has no column that is certainly {missing}. Its columns are {head}. Rename the ones that are meant, or use New study on the desk.</source>
        <translation>{table} 没有可以确定为 {missing} 的列。它的列有 {head}。请重命名相应的列，或在主控台上使用“新建研究”。</translation>
    </message>
    <message>
        <source>Whether {words} means human or machine isn&apos;t clear. Write one of the two into {table}, or use New study on the desk.</source>
        <translation>不清楚 {words} 指人还是机器。请在 {table} 中写明，或在主控台上使用“新建研究”。</translation>
    </message>
    <message>
        <source>All rows of {table} have the same origin; a study needs both.</source>
        <translation>{table} 的所有行来源相同；研究需要两种来源。</translation>
    </message>
    <message>
        <source>{name} is read from {columns}.</source>
        <translation>{name} 取自 {columns}。</translation>
    </message>
    <message>
        <source>A cell has more than {most} characters.</source>
        <translation>有一个单元格超过 {most} 个字符。</translation>
    </message>
    <message>
        <source>Split what is in it, or remove the row.</source>
        <translation>请拆分其中的内容，或删除该行。</translation>
    </message>
    <message>
        <source>its format is {kind}, not PNG, JPEG, GIF, BMP, or WebP</source>
        <translation>其格式为 {kind}，而不是 PNG、JPEG、GIF、BMP 或 WebP</translation>
    </message>
    <message>
        <source>A text can&apos;t be read to its end more than once.</source>
        <translation>文本只能读到末尾一次。</translation>
    </message>
    <message>
        <source>Set it to 1, or to 0.</source>
        <translation>请设为 1 或 0。</translation>
    </message>
    <message>
        <source>The text, with its line breaks</source>
        <translation>文本，含换行</translation>
    </message>
    <message>
        <source>A yes-or-no question about the text</source>
        <translation>关于文本的问题，用是或否回答</translation>
    </message>
    <message>
        <source>The text has {letters} characters.</source>
        <translation>文本有 {letters} 个字符。</translation>
    </message>
    <message>
        <source>Use a part of it with {most} characters at most.</source>
        <translation>请使用其中一部分，最多 {most} 个字符。</translation>
    </message>
    <message>
        <source>A text of any length: who wrote it?</source>
        <translation>任意长度的文本：是谁写的？</translation>
    </message>
    <message>
        <source>How many times an animation plays to its end before participants can answer. For texts, 1 means that they can answer once the end was in view.</source>
        <translation>动画完整播放多少次之后被试才能作答。对于文本，1 表示看到末尾之后才能作答。</translation>
    </message>
    <message>
        <source>The port of the page for browsers.</source>
        <translation>面向浏览器的网页所用的端口。</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>The lab&apos;s own certificate, which browsers know (PEM, with intermediate ones).</source>
        <translation>实验室自己的、浏览器认可的证书（PEM，含中间证书）。</translation>
    </message>
    <message>
        <source>The private key of the certificate (PEM, without a passphrase).</source>
        <translation>证书的私钥（PEM，无口令）。</translation>
    </message>
    <message>
        <source>Serve the page over plain HTTP: others on the network can read and change everything.</source>
        <translation>通过未加密的 HTTP 提供网页：网络上的其他人可以读取和更改一切。</translation>
    </message>
    <message>
        <source>The proportion of collected conversations, from 0 to 1; games have a setting for it.</source>
        <translation>在收集的对话中所占的比例，从 0 到 1；游戏有专门的设置。</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>数量均衡</translation>
    </message>
    <message>
        <source>Balance only these.</source>
        <translation>只平衡这些特征。</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Domains</source>
        <translation>领域</translation>
    </message>
    <message>
        <source>Who talks with whom</source>
        <translation>谁与谁交谈</translation>
    </message>
    <message>
        <source>Add to each person&apos;s ID</source>
        <translation>附加到每个人的 ID</translation>
    </message>
    <message>
        <source>Include people&apos;s answers to these form questions in agents.csv.</source>
        <translation>在 agents.csv 中包含参与者对这些表单问题的回答。</translation>
    </message>
    <message>
        <source>The model&apos;s name on the server, or scripted for a dry run without a server.</source>
        <translation>模型在服务器上的名称，或用 scripted 在没有服务器时试运行。</translation>
    </message>
    <message>
        <source>The server&apos;s address, such as http://localhost:11434/v1.</source>
        <translation>服务器的地址，例如 http://localhost:11434/v1。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Several messages in a row (burst), or one message each (ping-pong).</source>
        <translation>连续多条消息（burst），或双方各一条（ping-pong）。</translation>
    </message>
    <message>
        <source>ping-pong</source>
        <translation>ping-pong</translation>
    </message>
    <message>
        <source>burst</source>
        <translation>burst</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Who is imitated, in the words of the prompt.</source>
        <translation>模仿的对象，用提示词中的说法。</translation>
    </message>
    <message>
        <source>How many topics the model thinks of.</source>
        <translation>模型想出多少个话题。</translation>
    </message>
    <message>
        <source>How many turns it writes about each topic.</source>
        <translation>每个话题写多少轮。</translation>
    </message>
    <message>
        <source>History turns</source>
        <translation>历史轮数</translation>
    </message>
    <message>
        <source>How many turns of the person&apos;s own chats it reads.</source>
        <translation>它读取此人自己聊天中的多少轮。</translation>
    </message>
    <message>
        <source>The seed of the requests.</source>
        <translation>请求的种子。</translation>
    </message>
    <message>
        <source>Games with one witness (Jones and Bergen)</source>
        <translation>一名证人的游戏（Jones 和 Bergen）</translation>
    </message>
    <message>
        <source>Games of three (The Turing Game)</source>
        <translation>三人游戏（The Turing Game）</translation>
    </message>
    <message>
        <source>Pairs of conversations (Wu et al.)</source>
        <translation>成对的对话（Wu 等）</translation>
    </message>
    <message>
        <source>Image descriptions (Zhang et al.)</source>
        <translation>图片描述（Zhang 等）</translation>
    </message>
    <message>
        <source>Colors (Zhang et al.)</source>
        <translation>颜色（Zhang 等）</translation>
    </message>
    <message>
        <source>Conversations (Zhang et al.)</source>
        <translation>对话（Zhang 等）</translation>
    </message>
    <message>
        <source>Eye movements (Zhang et al.)</source>
        <translation>眼动（Zhang 等）</translation>
    </message>
    <message>
        <source>Objects (Zhang et al.)</source>
        <translation>物体（Zhang 等）</translation>
    </message>
    <message>
        <source>Word associations (Zhang et al.)</source>
        <translation>词语联想（Zhang 等）</translation>
    </message>
    <message>
        <source>Reasons for a verdict</source>
        <comment>of a coding scheme</comment>
        <translation>判断的理由</translation>
    </message>
    <message>
        <source>Linguistic style</source>
        <comment>of a coding scheme</comment>
        <translation>语言风格</translation>
    </message>
    <message>
        <source>Knowledge and content</source>
        <comment>of a coding scheme</comment>
        <translation>知识与内容</translation>
    </message>
    <message>
        <source>Social and emotional</source>
        <comment>of a coding scheme</comment>
        <translation>社会与情感</translation>
    </message>
    <message>
        <source>Situational awareness</source>
        <comment>of a coding scheme</comment>
        <translation>情境意识</translation>
    </message>
    <message>
        <source>Around the conversation</source>
        <comment>of a coding scheme</comment>
        <translation>对话之外</translation>
    </message>
    <message>
        <source>Uninformative</source>
        <comment>of a coding scheme</comment>
        <translation>信息不足</translation>
    </message>
    <message>
        <source>Too formal</source>
        <comment>of a coding scheme</comment>
        <translation>过于正式</translation>
    </message>
    <message>
        <source>The wording is stiffer than a person would type here.</source>
        <comment>of a coding scheme</comment>
        <translation>措辞比人在这里会打的字更生硬。</translation>
    </message>
    <message>
        <source>Too informal</source>
        <comment>of a coding scheme</comment>
        <translation>过于随意</translation>
    </message>
    <message>
        <source>Slang, abbreviations, or emojis that seem overdone.</source>
        <comment>of a coding scheme</comment>
        <translation>俚语、缩写或表情符号用得过多。</translation>
    </message>
    <message>
        <source>Spelling and grammar too good</source>
        <comment>of a coding scheme</comment>
        <translation>拼写和语法过于完美</translation>
    </message>
    <message>
        <source>No words are misspelled or missing.</source>
        <comment>of a coding scheme</comment>
        <translation>没有词语拼写错误或遗漏。</translation>
    </message>
    <message>
        <source>Mistakes that do not convince</source>
        <comment>of a coding scheme</comment>
        <translation>不可信的错误</translation>
    </message>
    <message>
        <source>Errors that look planted, or too many of them.</source>
        <comment>of a coding scheme</comment>
        <translation>错误像是故意安排的，或者太多。</translation>
    </message>
    <message>
        <source>Tone of a chatbot</source>
        <comment>of a coding scheme</comment>
        <translation>聊天机器人的口吻</translation>
    </message>
    <message>
        <source>Phrases typical of assistants, or the question repeated.</source>
        <comment>of a coding scheme</comment>
        <translation>助手常用的说法，或重复问题。</translation>
    </message>
    <message>
        <source>Formatting</source>
        <comment>of a coding scheme</comment>
        <translation>格式</translation>
    </message>
    <message>
        <source>Lists, markup, or time formats that no one types in a chat.</source>
        <comment>of a coding scheme</comment>
        <translation>没有人会在聊天中打出的列表、标记或时间格式。</translation>
    </message>
    <message>
        <source>Sentence structure</source>
        <comment>of a coding scheme</comment>
        <translation>句子结构</translation>
    </message>
    <message>
        <source>Sentences are built alike, as if from a template.</source>
        <comment>of a coding scheme</comment>
        <translation>句子结构雷同，仿佛出自模板。</translation>
    </message>
    <message>
        <source>Too wordy</source>
        <comment>of a coding scheme</comment>
        <translation>过于冗长</translation>
    </message>
    <message>
        <source>Says more than was asked.</source>
        <comment>of a coding scheme</comment>
        <translation>说得比问的多。</translation>
    </message>
    <message>
        <source>Forced persona</source>
        <comment>of a coding scheme</comment>
        <translation>刻意的人设</translation>
    </message>
    <message>
        <source>A dialect or character that is overplayed.</source>
        <comment>of a coding scheme</comment>
        <translation>方言或角色演得过火。</translation>
    </message>
    <message>
        <source>Tone changes</source>
        <comment>of a coding scheme</comment>
        <translation>口吻前后不一</translation>
    </message>
    <message>
        <source>The style changes, as if several people were writing.</source>
        <comment>of a coding scheme</comment>
        <translation>风格前后不一，好像有几个人在写。</translation>
    </message>
    <message>
        <source>Too short</source>
        <comment>of a coding scheme</comment>
        <translation>过短</translation>
    </message>
    <message>
        <source>Less is said than a person would say.</source>
        <comment>of a coding scheme</comment>
        <translation>说得比人会说的少。</translation>
    </message>
    <message>
        <source>Knows too little</source>
        <comment>of a coding scheme</comment>
        <translation>知道得太少</translation>
    </message>
    <message>
        <source>Doesn&apos;t know something that people usually know.</source>
        <comment>of a coding scheme</comment>
        <translation>不知道人们通常知道的事。</translation>
    </message>
    <message>
        <source>Knows or can do too much</source>
        <comment>of a coding scheme</comment>
        <translation>知道或会得太多</translation>
    </message>
    <message>
        <source>Skill or knowledge beyond a person&apos;s, for example in arithmetic.</source>
        <comment>of a coding scheme</comment>
        <translation>技能或知识超出人的水平，例如计算能力。</translation>
    </message>
    <message>
        <source>Does not know the news</source>
        <comment>of a coding scheme</comment>
        <translation>不了解时事</translation>
    </message>
    <message>
        <source>Doesn&apos;t know about recent events.</source>
        <comment>of a coding scheme</comment>
        <translation>不知道最近发生的事。</translation>
    </message>
    <message>
        <source>Can&apos;t handle letters</source>
        <comment>of a coding scheme</comment>
        <translation>处理不了字母</translation>
    </message>
    <message>
        <source>Fails at spelling words backward, first letters, or parts of words.</source>
        <comment>of a coding scheme</comment>
        <translation>无法倒着拼写，或处理不了首字母或词的一部分。</translation>
    </message>
    <message>
        <source>Misunderstands</source>
        <comment>of a coding scheme</comment>
        <translation>误解</translation>
    </message>
    <message>
        <source>The question was misunderstood, or led to confusion.</source>
        <comment>of a coding scheme</comment>
        <translation>误解了问题，或因问题而混乱。</translation>
    </message>
    <message>
        <source>No personality</source>
        <comment>of a coding scheme</comment>
        <translation>没有个性</translation>
    </message>
    <message>
        <source>Bland answers that anyone could have given.</source>
        <comment>of a coding scheme</comment>
        <translation>回答平淡，任何人都可能这样说。</translation>
    </message>
    <message>
        <source>Too polite or helpful</source>
        <comment>of a coding scheme</comment>
        <translation>过于礼貌或热心</translation>
    </message>
    <message>
        <source>Friendlier than the situation calls for.</source>
        <comment>of a coding scheme</comment>
        <translation>比情境所需的更友好。</translation>
    </message>
    <message>
        <source>Tries too hard</source>
        <comment>of a coding scheme</comment>
        <translation>过于刻意</translation>
    </message>
    <message>
        <source>Wants to be taken for a human.</source>
        <comment>of a coding scheme</comment>
        <translation>想被当作人。</translation>
    </message>
    <message>
        <source>Avoids taboos</source>
        <comment>of a coding scheme</comment>
        <translation>回避禁忌</translation>
    </message>
    <message>
        <source>Refuses to swear, insult, or discuss anything offensive.</source>
        <comment>of a coding scheme</comment>
        <translation>不说脏话，不骂人，也不谈冒犯性的话题。</translation>
    </message>
    <message>
        <source>Humor</source>
        <comment>of a coding scheme</comment>
        <translation>幽默</translation>
    </message>
    <message>
        <source>Shows a sense of humor, or shows none.</source>
        <comment>of a coding scheme</comment>
        <translation>表现出幽默感，或毫无幽默感。</translation>
    </message>
    <message>
        <source>Unnatural answers</source>
        <comment>of a coding scheme</comment>
        <translation>不自然的回答</translation>
    </message>
    <message>
        <source>Says something that no person would say at this point.</source>
        <comment>of a coding scheme</comment>
        <translation>说了此时没有人会说的话。</translation>
    </message>
    <message>
        <source>Rude or defensive</source>
        <comment>of a coding scheme</comment>
        <translation>粗鲁或防御</translation>
    </message>
    <message>
        <source>Attacks, evades, or throws the question back.</source>
        <comment>of a coding scheme</comment>
        <translation>攻击、回避或反问。</translation>
    </message>
    <message>
        <source>Bias</source>
        <comment>of a coding scheme</comment>
        <translation>偏见</translation>
    </message>
    <message>
        <source>Prejudice, for example about sex or origin.</source>
        <comment>of a coding scheme</comment>
        <translation>偏见，例如对性别或出身的偏见。</translation>
    </message>
    <message>
        <source>Local time</source>
        <comment>of a coding scheme</comment>
        <translation>当地时间</translation>
    </message>
    <message>
        <source>Doesn&apos;t know the local time, or gets time zones wrong.</source>
        <comment>of a coding scheme</comment>
        <translation>不知道当地时间，或弄错时区。</translation>
    </message>
    <message>
        <source>Surroundings</source>
        <comment>of a coding scheme</comment>
        <translation>周围环境</translation>
    </message>
    <message>
        <source>Can&apos;t look at the weather, use a browser, or calculate on a device.</source>
        <comment>of a coding scheme</comment>
        <translation>无法查看天气、使用浏览器或用设备计算。</translation>
    </message>
    <message>
        <source>Rules or screen</source>
        <comment>of a coding scheme</comment>
        <translation>规则或屏幕</translation>
    </message>
    <message>
        <source>Doesn&apos;t know the game or what its screen shows.</source>
        <comment>of a coding scheme</comment>
        <translation>不了解游戏，或不知道屏幕上显示什么。</translation>
    </message>
    <message>
        <source>Says it is a machine</source>
        <comment>of a coding scheme</comment>
        <translation>自称机器</translation>
    </message>
    <message>
        <source>Admits to being an AI.</source>
        <comment>of a coding scheme</comment>
        <translation>承认自己是人工智能。</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <comment>of a coding scheme</comment>
        <translation>自相矛盾</translation>
    </message>
    <message>
        <source>Details don&apos;t fit together, for example dialect and place.</source>
        <comment>of a coding scheme</comment>
        <translation>细节不一致，例如方言与地点。</translation>
    </message>
    <message>
        <source>Loses the thread</source>
        <comment>of a coding scheme</comment>
        <translation>跟不上话题</translation>
    </message>
    <message>
        <source>Answers that miss the point of what was said before.</source>
        <comment>of a coding scheme</comment>
        <translation>回答没有抓住之前所说的要点。</translation>
    </message>
    <message>
        <source>Too fast</source>
        <comment>of a coding scheme</comment>
        <translation>过快</translation>
    </message>
    <message>
        <source>Answers arrived faster than anyone can type.</source>
        <comment>of a coding scheme</comment>
        <translation>回答来得比任何人打字都快。</translation>
    </message>
    <message>
        <source>Too slow</source>
        <comment>of a coding scheme</comment>
        <translation>过慢</translation>
    </message>
    <message>
        <source>Answers took too long.</source>
        <comment>of a coding scheme</comment>
        <translation>回答花的时间太长。</translation>
    </message>
    <message>
        <source>No answer</source>
        <comment>of a coding scheme</comment>
        <translation>没有回答</translation>
    </message>
    <message>
        <source>No answer arrived.</source>
        <comment>of a coding scheme</comment>
        <translation>没有收到回答。</translation>
    </message>
    <message>
        <source>No one is there</source>
        <comment>of a coding scheme</comment>
        <translation>没有人在</translation>
    </message>
    <message>
        <source>It seemed unlikely that people were online.</source>
        <comment>of a coding scheme</comment>
        <translation>似乎不太可能有人在线。</translation>
    </message>
    <message>
        <source>Met before</source>
        <comment>of a coding scheme</comment>
        <translation>之前遇到过</translation>
    </message>
    <message>
        <source>The judge knows this character from another game.</source>
        <comment>of a coding scheme</comment>
        <translation>判断者在别的游戏中见过这个角色。</translation>
    </message>
    <message>
        <source>Says nothing</source>
        <comment>of a coding scheme</comment>
        <translation>没有内容</translation>
    </message>
    <message>
        <source>A word such as yes or good, without a reason.</source>
        <comment>of a coding scheme</comment>
        <translation>只有“是”或“好”之类的词，没有理由。</translation>
    </message>
    <message>
        <source>Hunch</source>
        <comment>of a coding scheme</comment>
        <translation>直觉</translation>
    </message>
    <message>
        <source>A feeling that is not explained.</source>
        <comment>of a coding scheme</comment>
        <translation>没有说明的感觉。</translation>
    </message>
    <message>
        <source>Unsure</source>
        <comment>of a coding scheme</comment>
        <translation>不确定</translation>
    </message>
    <message>
        <source>The judge could not tell.</source>
        <comment>of a coding scheme</comment>
        <translation>评判者无法判断。</translation>
    </message>
    <message>
        <source>Trying out</source>
        <comment>of a coding scheme</comment>
        <translation>试填</translation>
    </message>
    <message>
        <source>Text that only tests the field.</source>
        <comment>of a coding scheme</comment>
        <translation>只是测试输入框的文字。</translation>
    </message>
    <message>
        <source>Can&apos;t be understood</source>
        <comment>of a coding scheme</comment>
        <translation>无法理解</translation>
    </message>
    <message>
        <source>It has no meaning without the conversation.</source>
        <comment>of a coding scheme</comment>
        <translation>离开对话就没有意义。</translation>
    </message>
    <message>
        <source>Strategies of interrogators</source>
        <comment>of a coding scheme</comment>
        <translation>提问者的策略</translation>
    </message>
    <message>
        <source>Small talk</source>
        <comment>of a coding scheme</comment>
        <translation>闲聊</translation>
    </message>
    <message>
        <source>Direct</source>
        <comment>of a coding scheme</comment>
        <translation>直接</translation>
    </message>
    <message>
        <source>Knowledge and reasoning</source>
        <comment>of a coding scheme</comment>
        <translation>知识与推理</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>of a coding scheme</comment>
        <translation>其他</translation>
    </message>
    <message>
        <source>Greeting</source>
        <comment>of a coding scheme</comment>
        <translation>问候</translation>
    </message>
    <message>
        <source>Says hello, or asks how the other person is.</source>
        <comment>of a coding scheme</comment>
        <translation>打招呼，或问对方好不好。</translation>
    </message>
    <message>
        <source>The day</source>
        <comment>of a coding scheme</comment>
        <translation>今天的事</translation>
    </message>
    <message>
        <source>Asks what the other person did or is doing.</source>
        <comment>of a coding scheme</comment>
        <translation>问对方做了什么或在做什么。</translation>
    </message>
    <message>
        <source>Personal details</source>
        <comment>of a coding scheme</comment>
        <translation>个人情况</translation>
    </message>
    <message>
        <source>Asks about work, hobbies, family.</source>
        <comment>of a coding scheme</comment>
        <translation>问工作、爱好、家人。</translation>
    </message>
    <message>
        <source>Weather</source>
        <comment>of a coding scheme</comment>
        <translation>天气</translation>
    </message>
    <message>
        <source>Asks what the weather is like there.</source>
        <comment>of a coding scheme</comment>
        <translation>问那里的天气怎么样。</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>of a coding scheme</comment>
        <translation>时间</translation>
    </message>
    <message>
        <source>Asks what time it is there.</source>
        <comment>of a coding scheme</comment>
        <translation>问那里现在几点。</translation>
    </message>
    <message>
        <source>Asks what can be seen or heard there.</source>
        <comment>of a coding scheme</comment>
        <translation>问那里能看到或听到什么。</translation>
    </message>
    <message>
        <source>The game</source>
        <comment>of a coding scheme</comment>
        <translation>游戏本身</translation>
    </message>
    <message>
        <source>Asks about the test itself.</source>
        <comment>of a coding scheme</comment>
        <translation>问关于测试本身的事。</translation>
    </message>
    <message>
        <source>The conversation</source>
        <comment>of a coding scheme</comment>
        <translation>对话内容</translation>
    </message>
    <message>
        <source>Asks about what was said before.</source>
        <comment>of a coding scheme</comment>
        <translation>问之前说过的内容。</translation>
    </message>
    <message>
        <source>The way here</source>
        <comment>of a coding scheme</comment>
        <translation>如何参加</translation>
    </message>
    <message>
        <source>Asks how the other person came to take part.</source>
        <comment>of a coding scheme</comment>
        <translation>问对方是怎么来参加的。</translation>
    </message>
    <message>
        <source>Accuses in passing</source>
        <comment>of a coding scheme</comment>
        <translation>顺带指认</translation>
    </message>
    <message>
        <source>Casually claims that the other person is a machine, to see how they react.</source>
        <comment>of a coding scheme</comment>
        <translation>随口说对方是机器，看看对方如何反应。</translation>
    </message>
    <message>
        <source>Are you a machine?</source>
        <comment>of a coding scheme</comment>
        <translation>你是机器吗？</translation>
    </message>
    <message>
        <source>Asks outright.</source>
        <comment>of a coding scheme</comment>
        <translation>直截了当地问。</translation>
    </message>
    <message>
        <source>Accuses</source>
        <comment>of a coding scheme</comment>
        <translation>指认</translation>
    </message>
    <message>
        <source>States outright that the other person is a machine.</source>
        <comment>of a coding scheme</comment>
        <translation>直接说对方是机器。</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <comment>of a coding scheme</comment>
        <translation>算术</translation>
    </message>
    <message>
        <source>Poses a calculation or another math problem.</source>
        <comment>of a coding scheme</comment>
        <translation>出计算题或其他数学题。</translation>
    </message>
    <message>
        <source>News</source>
        <comment>of a coding scheme</comment>
        <translation>时事</translation>
    </message>
    <message>
        <source>Asks about recent events.</source>
        <comment>of a coding scheme</comment>
        <translation>问最近发生的事。</translation>
    </message>
    <message>
        <source>Letters</source>
        <comment>of a coding scheme</comment>
        <translation>字母</translation>
    </message>
    <message>
        <source>Asks the other person to spell words backward, cut them up, or count them.</source>
        <comment>of a coding scheme</comment>
        <translation>让对方倒着拼写、拆分或数词。</translation>
    </message>
    <message>
        <source>Logic</source>
        <comment>of a coding scheme</comment>
        <translation>逻辑</translation>
    </message>
    <message>
        <source>Poses a reasoning problem.</source>
        <comment>of a coding scheme</comment>
        <translation>出推理题。</translation>
    </message>
    <message>
        <source>Scenario</source>
        <comment>of a coding scheme</comment>
        <translation>情景</translation>
    </message>
    <message>
        <source>Describes a complex situation and asks for a response.</source>
        <comment>of a coding scheme</comment>
        <translation>描述一个复杂的情境并请对方回应。</translation>
    </message>
    <message>
        <source>General knowledge</source>
        <comment>of a coding scheme</comment>
        <translation>常识</translation>
    </message>
    <message>
        <source>Asks about things that most people know.</source>
        <comment>of a coding scheme</comment>
        <translation>问大多数人都知道的事。</translation>
    </message>
    <message>
        <source>Special knowledge</source>
        <comment>of a coding scheme</comment>
        <translation>专门知识</translation>
    </message>
    <message>
        <source>Asks about things that only a few people know.</source>
        <comment>of a coding scheme</comment>
        <translation>问只有少数人知道的事。</translation>
    </message>
    <message>
        <source>Another language</source>
        <comment>of a coding scheme</comment>
        <translation>其他语言</translation>
    </message>
    <message>
        <source>Writes in a language other than the game&apos;s.</source>
        <comment>of a coding scheme</comment>
        <translation>用游戏语言以外的语言写。</translation>
    </message>
    <message>
        <source>Feelings</source>
        <comment>of a coding scheme</comment>
        <translation>感受</translation>
    </message>
    <message>
        <source>Asks about beliefs, wishes and aims.</source>
        <comment>of a coding scheme</comment>
        <translation>问信念、愿望和目标。</translation>
    </message>
    <message>
        <source>Being human</source>
        <comment>of a coding scheme</comment>
        <translation>身为人</translation>
    </message>
    <message>
        <source>Asks for what only a human would know or feel.</source>
        <comment>of a coding scheme</comment>
        <translation>问只有人才会知道或感受到的事。</translation>
    </message>
    <message>
        <source>Asks for a joke, or makes one.</source>
        <comment>of a coding scheme</comment>
        <translation>让对方讲笑话，或自己讲笑话。</translation>
    </message>
    <message>
        <source>Tries to bring out prejudice.</source>
        <comment>of a coding scheme</comment>
        <translation>试图引出偏见。</translation>
    </message>
    <message>
        <source>Opinions</source>
        <comment>of a coding scheme</comment>
        <translation>看法</translation>
    </message>
    <message>
        <source>Asks what the other person likes, or thinks of something.</source>
        <comment>of a coding scheme</comment>
        <translation>问对方喜欢什么或对某事怎么看。</translation>
    </message>
    <message>
        <source>Taboos</source>
        <comment>of a coding scheme</comment>
        <translation>禁忌</translation>
    </message>
    <message>
        <source>Asks for swearing, insults, or something dangerous.</source>
        <comment>of a coding scheme</comment>
        <translation>要求对方说脏话、骂人或说危险的内容。</translation>
    </message>
    <message>
        <source>Strange</source>
        <comment>of a coding scheme</comment>
        <translation>怪异</translation>
    </message>
    <message>
        <source>Types odd things to see how the other person reacts.</source>
        <comment>of a coding scheme</comment>
        <translation>打一些奇怪的内容，看对方的反应。</translation>
    </message>
    <message>
        <source>Silence</source>
        <comment>of a coding scheme</comment>
        <translation>沉默</translation>
    </message>
    <message>
        <source>Writes nothing.</source>
        <comment>of a coding scheme</comment>
        <translation>什么也不写。</translation>
    </message>
    <message>
        <source>Unrelated things</source>
        <comment>of a coding scheme</comment>
        <translation>不相关的事物</translation>
    </message>
    <message>
        <source>Lists or asks for things that have nothing in common.</source>
        <comment>of a coding scheme</comment>
        <translation>列举或询问毫无共同点的事物。</translation>
    </message>
    <message>
        <source>Breaking out</source>
        <comment>of a coding scheme</comment>
        <translation>越狱指令</translation>
    </message>
    <message>
        <source>Tells the other person to ignore their instructions.</source>
        <comment>of a coding scheme</comment>
        <translation>让对方忽略其指令。</translation>
    </message>
    <message>
        <source>The passphrase is empty. Enter one.</source>
        <translation>口令是空的。请填写。</translation>
    </message>
    <message>
        <source>The passphrase contains a character that can&apos;t be typed. Use a single line of text.</source>
        <translation>口令中有无法输入的字符。请使用单行文本。</translation>
    </message>
    <message>
        <source>{path} is too large for a passphrase. Use a file with one line.</source>
        <translation>{path} 作为口令文件太大。请使用只有一行的文件。</translation>
    </message>
    <message>
        <source>The passphrase file {path} is empty. Add the passphrase.</source>
        <translation>口令文件 {path} 是空的。请添加口令。</translation>
    </message>
    <message>
        <source>{path} has several lines. A passphrase is a single line.</source>
        <translation>{path} 有多行。口令只有一行。</translation>
    </message>
    <message>
        <source>{path} is not UTF-8 text. Save it as UTF-8.</source>
        <translation>{path} 不是 UTF-8 文本。请存为 UTF-8。</translation>
    </message>
    <message>
        <source>it is not a PNG, JPEG, GIF, BMP, or WebP picture</source>
        <translation>它不是 PNG、JPEG、GIF、BMP 或 WebP 图片</translation>
    </message>
    <message>
        <source>it is an unknown type of WebP</source>
        <translation>它是未知类型的 WebP</translation>
    </message>
    <message>
        <source>it ends before its size is given</source>
        <translation>它在给出尺寸之前就已结束</translation>
    </message>
    <message>
        <source>it doesn&apos;t give its size</source>
        <translation>它没有给出尺寸</translation>
    </message>
    <message>
        <source>it ends within its first bytes</source>
        <translation>它在开头几个字节之内就已结束</translation>
    </message>
    <message>
        <source>This line is a placeholder that participants would see.</source>
        <translation>这一行是占位文字，被试会看到它。</translation>
    </message>
    <message>
        <source>Replace it with your own text, such as the one that your ethics committee approved. Until then, only pilot sessions can run.</source>
        <translation>请替换为您自己的文字，例如伦理委员会批准的文字。在此之前只能运行预实验。</translation>
    </message>
    <message>
        <source>{id} is already preregistered. Give a reason for the change instead.</source>
        <translation>{id} 已经预注册。请改为说明更改的原因。</translation>
    </message>
    <message>
        <source>{id} is not preregistered. Preregister it first.</source>
        <translation>{id} 尚未预注册。请先将其预注册。</translation>
    </message>
    <message>
        <source>{name} is a packed study. Preregister its folder, then pack it again. The package includes the preregistration.</source>
        <translation>{name} 是打包的研究。请预注册其文件夹，然后重新打包。研究包会含有预注册。</translation>
    </message>
    <message>
        <source>{key}: order changed</source>
        <translation>{key}：顺序已更改</translation>
    </message>
    <message>
        <source>{file}: rewritten with the same values</source>
        <translation>{file}：已重写，值不变</translation>
    </message>
    <message>
        <source>Changed since it was preregistered on {at}, without a reason: {changed}.</source>
        <translation>自 {at} 预注册以来有更改，但未说明原因：{changed}。</translation>
    </message>
    <message>
        <source>Give a reason with `turingdesk freeze STUDY --why &quot;...&quot;`, or on the desk.</source>
        <translation>请用 `turingdesk freeze STUDY --why &quot;...&quot;` 或在主控台上说明原因。</translation>
    </message>
    <message>
        <source>{key}: removed, was {was}</source>
        <translation>{key}：已删除，原为 {was}</translation>
    </message>
    <message>
        <source>{name}: removed</source>
        <translation>{name}：已删除</translation>
    </message>
    <message>
        <source>{key}: {now}, was not set</source>
        <translation>{key}：{now}，原未设置</translation>
    </message>
    <message>
        <source>{name}: added</source>
        <translation>{name}：已添加</translation>
    </message>
    <message>
        <source>{key}: {now}, was {was}</source>
        <translation>{key}：{now}，原为 {was}</translation>
    </message>
    <message>
        <source>{name}: changed</source>
        <translation>{name}：已更改</translation>
    </message>
    <message>
        <source>Use, for example, {key} = {lowest}.</source>
        <translation>请使用例如 {key} = {lowest}。</translation>
    </message>
    <message>
        <source>Put it in quotation marks: {key} = &quot;{value}&quot;.</source>
        <translation>请加上引号：{key} = &quot;{value}&quot;。</translation>
    </message>
    <message>
        <source>Use letters, digits, hyphens, and underscores.</source>
        <translation>请使用字母、数字、连字符和下划线。</translation>
    </message>
    <message>
        <source>Use, for example, {key} = {default}.</source>
        <translation>请使用例如 {key} = {default}。</translation>
    </message>
    <message>
        <source>Use {key} = {default}.</source>
        <translation>请使用 {key} = {default}。</translation>
    </message>
    <message>
        <source>Use, for example, {key} = [{kind}].</source>
        <translation>请使用例如 {key} = [{kind}]。</translation>
    </message>
    <message>
        <source>Add {key} = &quot;...&quot;.</source>
        <translation>请添加 {key} = &quot;...&quot;。</translation>
    </message>
    <message>
        <source>Use, for example, {key} = {example}.</source>
        <translation>请使用例如 {key} = {example}。</translation>
    </message>
    <message>
        <source>Another {what} has the ID {name}.</source>
        <translation>另一个{what}的 ID 也是 {name}。</translation>
    </message>
    <message>
        <source>{name} is not a valid ID.</source>
        <translation>{name} 不是有效的 ID。</translation>
    </message>
    <message>
        <source>Put [{key}] above its keys.</source>
        <translation>请把 [{key}] 写在它的键上方。</translation>
    </message>
    <message>
        <source>Use [[{key}]].</source>
        <translation>请使用 [[{key}]]。</translation>
    </message>
    <message>
        <source>Give each one its own ID.</source>
        <translation>请给每一个各自的 ID。</translation>
    </message>
    <message>
        <source>Use, for example, 2 = &quot;stimulus-id&quot; for the second trial.</source>
        <translation>第二个试次请写例如 2 = &quot;stimulus-id&quot;。</translation>
    </message>
    <message>
        <source>Position {key} is listed twice.</source>
        <translation>位置 {key} 重复列出。</translation>
    </message>
    <message>
        <source>Remove it. Known keys: {known}.</source>
        <translation>请将其去掉。已知的键：{known}。</translation>
    </message>
    <message>
        <source>Use the original sealed package, or seal the study again.</source>
        <translation>请使用原来的封存研究包，或重新封存研究。</translation>
    </message>
    <message>
        <source>This passphrase doesn&apos;t open the seal. Check Caps Lock, spaces, and keyboard layout.</source>
        <translation>此口令打不开封印。请检查大写锁定、空格和键盘布局。</translation>
    </message>
    <message>
        <source>The seal doesn&apos;t say how it is encrypted.</source>
        <translation>封印没有说明其加密方式。</translation>
    </message>
    <message>
        <source>This version of TuringDesk doesn&apos;t know how the seal is encrypted.</source>
        <translation>此版本的 TuringDesk 不了解封印的加密方式。</translation>
    </message>
    <message>
        <source>The seal&apos;s salt or nonce is incomplete.</source>
        <translation>封印的盐值或随机数不完整。</translation>
    </message>
    <message>
        <source>The seal has {name} = {value}, which is not a valid value.</source>
        <translation>封印中的 {name} = {value} 不是有效的值。</translation>
    </message>
    <message>
        <source>There is not enough free memory to check the passphrase: {needed} MB are needed. Close other programs, then try again.</source>
        <translation>可用内存不足，无法检查口令：需要 {needed} MB。请关闭其他程序，然后重试。</translation>
    </message>
    <message>
        <source>This session is not one of the study&apos;s sessions.</source>
        <translation>这不是该研究的场次。</translation>
    </message>
    <message>
        <source>Line {first} has the same ID {id}.</source>
        <translation>第 {first} 行有相同的 ID {id}。</translation>
    </message>
    <message>
        <source>The column {name} contains a {file}; only pictures can be shown.</source>
        <translation>列 {name} 含有 {file}；只能显示图片。</translation>
    </message>
    <message>
        <source>Give every row its own ID.</source>
        <translation>请给每一行各自的 ID。</translation>
    </message>
    <message>
        <source>The row is marked both for control trials and for practice.</source>
        <translation>该行既标为检查试次又标为练习。</translation>
    </message>
    <message>
        <source>Add at least one row.</source>
        <translation>请至少添加一行。</translation>
    </message>
    <message>
        <source>{text} looks like a value that Excel converted.</source>
        <translation>{text} 看起来像是 Excel 转换过的值。</translation>
    </message>
    <message>
        <source>If so, format the column as Text, and type the original value again.</source>
        <translation>如果是，请把该列格式设为文本，并重新输入原来的值。</translation>
    </message>
    <message>
        <source>Set one of the two to no.</source>
        <translation>请把两者之一设为 no。</translation>
    </message>
    <message>
        <source>It is not used. Known columns: {known}.</source>
        <translation>它没有被使用。已知的列：{known}。</translation>
    </message>
    <message>
        <source>{name} is a table for {name2}, not for {task}.</source>
        <translation>{name} 是 {name2} 的表格，不是 {task} 的。</translation>
    </message>
    <message>
        <source>Correct the task {task}.</source>
        <translation>请更正任务 {task}。</translation>
    </message>
    <message>
        <source>Give the [[block.question]] another ID.</source>
        <translation>请给该 [[block.question]] 另一个 ID。</translation>
    </message>
    <message>
        <source>The second one has no key. Choose another key in its [[block.question]].</source>
        <translation>第二个没有按键。请在其 [[block.question]] 中选择另一个按键。</translation>
    </message>
    <message>
        <source>{title} have a single verdict, so answer = &quot;joint&quot; has no effect.</source>
        <translation>{title}只有一个判断，因此 answer = &quot;joint&quot; 不起作用。</translation>
    </message>
    <message>
        <source>Feedback is set for {written} trials, but the block has {trials}.</source>
        <translation>为 {written} 个试次设置了反馈，但该组块有 {trials} 个试次。</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>请将其去掉。</translation>
    </message>
    <message>
        <source>{title} is a game, which has no table, so {key} has no effect.</source>
        <translation>{title} 是游戏，没有表格，因此 {key} 不起作用。</translation>
    </message>
    <message>
        <source>For all trials, use feedback = &quot;all&quot;.</source>
        <translation>如需用于所有试次，请使用 feedback = &quot;all&quot;。</translation>
    </message>
    <message>
        <source>This task has no animation to play.</source>
        <translation>此任务没有可播放的动画。</translation>
    </message>
    <message>
        <source>Use, for example, only_if = { field = &quot;glasses&quot;, is = [&quot;Yes&quot;] }.</source>
        <translation>请写例如 only_if = { field = &quot;glasses&quot;, is = [&quot;Yes&quot;] }。</translation>
    </message>
    <message>
        <source>Use, for example, choices = [&quot;Yes&quot;, &quot;No&quot;].</source>
        <translation>请写例如 choices = [&quot;Yes&quot;, &quot;No&quot;]。</translation>
    </message>
    <message>
        <source>The field {question} is asked in {both}, so it is unclear which one counts.</source>
        <translation>字段 {question} 在 {both} 中都有询问，因此不清楚以哪一个为准。</translation>
    </message>
    <message>
        <source>{id} is personal, but the journal reveals its answer, because it shows whether {id2} was asked.</source>
        <translation>{id} 是个人信息，但日志会透露它的回答，因为日志显示是否询问了 {id2}。</translation>
    </message>
    <message>
        <source>Use, for example, {key} = [&quot;Yes&quot;].</source>
        <translation>请写例如 {key} = [&quot;Yes&quot;]。</translation>
    </message>
    <message>
        <source>The data already have a column {own}.</source>
        <translation>数据中已有列 {own}。</translation>
    </message>
    <message>
        <source>In results, this question is called {called}. For a shorter name, choose another ID.</source>
        <translation>结果中此问题称为 {called}。要使用较短的名称，请选择另一个 ID。</translation>
    </message>
    <message>
        <source>max must be greater than min.</source>
        <translation>max 必须大于 min。</translation>
    </message>
    <message>
        <source>Increase max, or reduce min.</source>
        <translation>请增大 max，或减小 min。</translation>
    </message>
    <message>
        <source>The key {key} has no effect with kind = &quot;{kind}&quot;.</source>
        <translation>kind = &quot;{kind}&quot; 时，键 {key} 不起作用。</translation>
    </message>
    <message>
        <source>A scale needs whole numbers, but {key} is {end}.</source>
        <translation>量表需要整数，而 {key} 是 {end}。</translation>
    </message>
    <message>
        <source>The key {key} appears twice.</source>
        <translation>按键 {key} 出现了两次。</translation>
    </message>
    <message>
        <source>{key} is not a valid key for a choice.</source>
        <translation>{key} 不能用作选项的按键。</translation>
    </message>
    <message>
        <source>A condition can have is or is_not, but not both.</source>
        <translation>条件只能有 is 或 is_not 之一，不能两者都有。</translation>
    </message>
    <message>
        <source>Give one of them another ID.</source>
        <translation>请给其中之一另一个 ID。</translation>
    </message>
    <message>
        <source>Set personal = true for this field, too.</source>
        <translation>请把此字段也设为 personal = true。</translation>
    </message>
    <message>
        <source>The condition refers to its own field.</source>
        <translation>该条件引用了它自己的字段。</translation>
    </message>
    <message>
        <source>Choose an earlier field.</source>
        <translation>请选择更早的字段。</translation>
    </message>
    <message>
        <source>Use its value: {meant}.</source>
        <translation>请使用它的值：{meant}。</translation>
    </message>
    <message>
        <source>The form has no questions.</source>
        <translation>问卷没有问题。</translation>
    </message>
    <message>
        <source>Add a [[form.field]] below it.</source>
        <translation>请在其下添加 [[form.field]]。</translation>
    </message>
    <message>
        <source>{id} is already the name of a verdict.</source>
        <translation>{id} 已是判断的名称。</translation>
    </message>
    <message>
        <source>Choose another ID.</source>
        <translation>请选择另一个 ID。</translation>
    </message>
    <message>
        <source>Remove it, or change kind.</source>
        <translation>请将其去掉，或更改 kind。</translation>
    </message>
    <message>
        <source>Use a whole number, or set kind = &quot;number&quot;.</source>
        <translation>请使用整数，或设置 kind = &quot;number&quot;。</translation>
    </message>
    <message>
        <source>{item} is not a valid choice.</source>
        <translation>{item} 不是有效的选项。</translation>
    </message>
    <message>
        <source>Give each choice its own value and label.</source>
        <translation>请给每个选项各自的值和标签。</translation>
    </message>
    <message>
        <source>Use one letter or digit, such as key = &quot;1&quot;.</source>
        <translation>请使用一个字母或数字，例如 key = &quot;1&quot;。</translation>
    </message>
    <message>
        <source>The condition is empty.</source>
        <translation>条件是空的。</translation>
    </message>
    <message>
        <source>The condition lists no answers.</source>
        <translation>条件没有列出回答。</translation>
    </message>
    <message>
        <source>A rule can have either kind or use, but not both.</source>
        <translation>规则可以有 kind 或 use，但不能两者都有。</translation>
    </message>
    <message>
        <source>Set min_s = 3, or too_fast_s = 3 in [block.limits].</source>
        <translation>请设置 min_s = 3，或在 [block.limits] 中设置 too_fast_s = 3。</translation>
    </message>
    <message>
        <source>The rule {id} applies to control questions, but its blocks have none.</source>
        <translation>规则 {id} 适用于检查题，但其组块没有检查题。</translation>
    </message>
    <message>
        <source>{at_least} of {of} can never be correct.</source>
        <translation>{of} 个中永远不可能答对 {at_least} 个。</translation>
    </message>
    <message>
        <source>The rule {id} applies to controls, but its blocks have none.</source>
        <translation>规则 {id} 适用于检查，但其组块没有检查。</translation>
    </message>
    <message>
        <source>The rule {id} uses the field {field}, which is in no form.</source>
        <translation>规则 {id} 使用字段 {field}，但没有问卷含有它。</translation>
    </message>
    <message>
        <source>Add a [[form.field]] with id = &quot;{field}&quot;.</source>
        <translation>请添加一个 id = &quot;{field}&quot; 的 [[form.field]]。</translation>
    </message>
    <message>
        <source>The field {field} is personal, so its answers are saved separately.</source>
        <translation>字段 {field} 是个人信息，因此其回答分开保存。</translation>
    </message>
    <message>
        <source>The rule {id} uses the question {question}, which no block asks.</source>
        <translation>规则 {id} 使用问题 {question}，但没有组块询问它。</translation>
    </message>
    <message>
        <source>Add a [[block.question]] with id = &quot;{question}&quot;.</source>
        <translation>请添加一个 id = &quot;{question}&quot; 的 [[block.question]]。</translation>
    </message>
    <message>
        <source>Remove kind and its settings, or remove use.</source>
        <translation>请去掉 kind 及其设置，或去掉 use。</translation>
    </message>
    <message>
        <source>Set kind = &quot;...&quot; ({known}), or use = &quot;...&quot; with a named set.</source>
        <translation>请设置 kind = &quot;...&quot;（{known}），或用 use = &quot;...&quot; 指定一个命名的规则集。</translation>
    </message>
    <message>
        <source>The rule {id} has no limit, so no answer is too fast.</source>
        <translation>规则 {id} 没有界限，因此没有回答算作过快。</translation>
    </message>
    <message>
        <source>Remove the rule, or add the columns that the control question needs.</source>
        <translation>请去掉该规则，或添加检查题所需的列。</translation>
    </message>
    <message>
        <source>Reduce at_least.</source>
        <translation>请减小 at_least。</translation>
    </message>
    <message>
        <source>Remove the rule, or ask control questions in the block.</source>
        <translation>请去掉该规则，或在组块中询问检查题。</translation>
    </message>
    <message>
        <source>Remove personal = true, or remove the rule.</source>
        <translation>请去掉 personal = true，或去掉该规则。</translation>
    </message>
    <message>
        <source>The rule lists no answers.</source>
        <translation>规则没有列出回答。</translation>
    </message>
    <message>
        <source>Use, for example, {key} = [&quot;English&quot;].</source>
        <translation>请写例如 {key} = [&quot;English&quot;]。</translation>
    </message>
    <message>
        <source>There is no rule of kind {name}.</source>
        <translation>没有名为 {name} 的规则类型。</translation>
    </message>
    <message>
        <source>The rule has no kind.</source>
        <translation>规则没有 kind。</translation>
    </message>
    <message>
        <source>Both classes are called {shown}, so participants can&apos;t tell the choices apart.</source>
        <translation>两个类别都叫 {shown}，因此被试无法区分选项。</translation>
    </message>
    <message>
        <source>This TOML can&apos;t be read: {problem}.</source>
        <translation>无法读取此 TOML：{problem}。</translation>
    </message>
    <message>
        <source>The key {column} is {value}, which is not a finite number.</source>
        <translation>键 {column} 为 {value}，不是有限的数字。</translation>
    </message>
    <message>
        <source>The study has no consent page to sign.</source>
        <translation>研究没有可供签名的知情同意页。</translation>
    </message>
    <message>
        <source>{media} is not a valid folder name.</source>
        <translation>{media} 不是有效的文件夹名称。</translation>
    </message>
    <message>
        <source>Use, for example, media = &quot;media&quot;.</source>
        <translation>请写例如 media = &quot;media&quot;。</translation>
    </message>
    <message>
        <source>Add a [[block]] with task and trials.</source>
        <translation>请添加含有 task 和 trials 的 [[block]]。</translation>
    </message>
    <message>
        <source>There are {there}, and {key} doesn&apos;t say which one to use.</source>
        <translation>有 {there}，而 {key} 没有说明使用哪一个。</translation>
    </message>
    <message>
        <source>Give each class its own name.</source>
        <translation>请给每个类别各自的名称。</translation>
    </message>
    <message>
        <source>The key media can&apos;t be removed from study.toml.</source>
        <translation>无法从 study.toml 中去掉键 media。</translation>
    </message>
    <message>
        <source>TuringDesk is not translated into {code}: its buttons and hints are in English.</source>
        <translation>TuringDesk 没有 {code} 的翻译：按钮和提示为英语。</translation>
    </message>
    <message>
        <source>{text} has no translation into {code}, so it is shown untranslated.</source>
        <translation>{text} 没有 {code} 译文，因此按原文显示。</translation>
    </message>
    <message>
        <source>Remove what is too long or nested too deeply.</source>
        <translation>请去掉过长或嵌套过深的内容。</translation>
    </message>
    <message>
        <source>Use a finite number, such as 3 or 0.5.</source>
        <translation>请使用有限的数字，例如 3 或 0.5。</translation>
    </message>
    <message>
        <source>Add texts/consent.md.</source>
        <translation>请添加 texts/consent.md。</translation>
    </message>
    <message>
        <source>{name} is not a valid study ID, because it becomes part of file names.</source>
        <translation>{name} 不是有效的研究 ID，因为它会成为文件名的一部分。</translation>
    </message>
    <message>
        <source>Use letters, digits, and single hyphens, such as my-study-2.</source>
        <translation>请使用字母、数字和单个连字符，例如 my-study-2。</translation>
    </message>
    <message>
        <source>Set {key} = &quot;{there}&quot;, or delete the others.</source>
        <translation>请设置 {key} = &quot;{there}&quot;，或删除其他的。</translation>
    </message>
    <message>
        <source>{file} has no translation into {code}, so it is shown untranslated.</source>
        <translation>{file} 没有 {code} 译文，因此按原文显示。</translation>
    </message>
    <message>
        <source>Add the text.</source>
        <translation>请添加文本。</translation>
    </message>
    <message>
        <source>Use, for example, languages = [&quot;en&quot;, &quot;de&quot;].</source>
        <translation>请写例如 languages = [&quot;en&quot;, &quot;de&quot;]。</translation>
    </message>
    <message>
        <source>The study has texts in {code}, which is not one of its further languages.</source>
        <translation>研究含有 {code} 的文本，但它不在研究的其他语言之中。</translation>
    </message>
    <message>
        <source>Set languages = [&quot;{codes}&quot;, &quot;{code}&quot;], or remove the texts.</source>
        <translation>请设置 languages = [&quot;{codes}&quot;, &quot;{code}&quot;]，或去掉这些文本。</translation>
    </message>
    <message>
        <source>If participants understand English, you don&apos;t need to do anything.</source>
        <translation>如果被试懂英语，则无需处理。</translation>
    </message>
    <message>
        <source>Add {name}.</source>
        <translation>请添加 {name}。</translation>
    </message>
    <message>
        <source>{code} appears twice.</source>
        <translation>{code} 出现了两次。</translation>
    </message>
    <message>
        <source>List each language once.</source>
        <translation>每种语言请只列出一次。</translation>
    </message>
    <message>
        <source>Copy it exactly, or remove it.</source>
        <translation>请准确照抄，或将其去掉。</translation>
    </message>
    <message>
        <source>The study has no text {text}.</source>
        <translation>研究中没有文本 {text}。</translation>
    </message>
    <message>
        <source>Name of the row, unique in the table</source>
        <translation>行的名称，在表格中唯一</translation>
    </message>
    <message>
        <source>Kind of prompt, such as indoor. Results are also broken down by it</source>
        <translation>提示项的类别，例如室内。结果也会按它分别列出</translation>
    </message>
    <message>
        <source>Source of the answer</source>
        <translation>回答的来源</translation>
    </message>
    <message>
        <source>yes: shown in control trials only</source>
        <translation>yes：仅在检查试次中显示</translation>
    </message>
    <message>
        <source>yes: shown in practice only</source>
        <translation>yes：仅在练习中显示</translation>
    </message>
    <message>
        <source>Who exactly{of}: an anonymous human ID or a model&apos;s name</source>
        <translation>具体是谁{of}：匿名的人的 ID 或模型的名称</translation>
    </message>
    <message>
        <source>Find the original text, and save it as UTF-8.</source>
        <translation>请找到原文，并将其存为 UTF-8。</translation>
    </message>
    <message>
        <source>The text contains half a character (a lone surrogate).</source>
        <translation>文本中有半个字符（单独的代理项）。</translation>
    </message>
    <message>
        <source>The text contains a �, where a character was lost.</source>
        <translation>文本中有一个 �，表示那里丢失了一个字符。</translation>
    </message>
    <message>
        <source>Open the original as UTF-8, and copy it again.</source>
        <translation>请以 UTF-8 打开原文，并重新复制。</translation>
    </message>
    <message>
        <source>The text contains {name}, which is invisible.</source>
        <translation>文本含有不可见的{name}。</translation>
    </message>
    <message>
        <source>Remove it if it is not intended.</source>
        <translation>如果不是有意的，请将其去掉。</translation>
    </message>
    <message>
        <source>a mark that changes the text direction</source>
        <translation>一个改变文字方向的标记</translation>
    </message>
    <message>
        <source>The workbook is protected by a password, or in the Excel 2003 format.</source>
        <translation>工作簿有密码保护，或为 Excel 2003 格式。</translation>
    </message>
    <message>
        <source>The cell contains a formula.</source>
        <translation>单元格中是公式。</translation>
    </message>
    <message>
        <source>The cell contains the Excel error {cell}.</source>
        <translation>单元格中是 Excel 错误 {cell}。</translation>
    </message>
    <message>
        <source>Excel converted the cell to a date: {cell}.</source>
        <translation>Excel 把单元格转换成了日期：{cell}。</translation>
    </message>
    <message>
        <source>Excel converted the cell to a time: {cell}.</source>
        <translation>Excel 把单元格转换成了时间：{cell}。</translation>
    </message>
    <message>
        <source>Move the rows to the first sheet.</source>
        <translation>请把这些行移到第一个工作表。</translation>
    </message>
    <message>
        <source>This is not a workbook, or only part of one.</source>
        <translation>这不是工作簿，或只是其中一部分。</translation>
    </message>
    <message>
        <source>The workbook is open in {program}; unsaved changes are not read.</source>
        <translation>工作簿正在 {program} 中打开；未保存的更改不会被读取。</translation>
    </message>
    <message>
        <source>Save it and close it in {program}. If it is not open, delete {name}.</source>
        <translation>请在 {program} 中保存并关闭它。如果没有打开，请删除 {name}。</translation>
    </message>
    <message>
        <source>Open it in Excel, repair it, and save it.</source>
        <translation>请在 Excel 中打开、修复并保存。</translation>
    </message>
    <message>
        <source>Name the column in its first row, or clear the cell.</source>
        <translation>请在该列的第一行写上列名，或清空该单元格。</translation>
    </message>
    <message>
        <source>The other computer doesn&apos;t respond.</source>
        <translation>另一台计算机没有响应。</translation>
    </message>
    <message>
        <source>The other computer refuses the connection.</source>
        <translation>另一台计算机拒绝了连接。</translation>
    </message>
    <message>
        <source>Check its address, and that TuringDesk is running there.</source>
        <translation>请检查其地址，并确认 TuringDesk 在那里运行。</translation>
    </message>
    <message>
        <source>There is no computer with that name.</source>
        <translation>没有使用该名称的计算机。</translation>
    </message>
    <message>
        <source>The computer refused for an unknown reason.</source>
        <translation>计算机因未知原因拒绝了操作。</translation>
    </message>
    <message>
        <source>No session in this folder belongs to the study {id}, so its texts are not used.</source>
        <translation>此文件夹中没有研究 {id} 的场次，因此不使用其文本。</translation>
    </message>
    <message>
        <source>{id} is sealed and doesn&apos;t say who wrote its answers, so its texts are not used. Use the package as it was before it was sealed.</source>
        <translation>{id} 已封存，没有说明回答由谁写成，因此不使用其文本。请使用封存前的研究包。</translation>
    </message>
    <message>
        <source>Run `turingdesk judge` again with the same settings. The verdicts are not affected.</source>
        <translation>请以相同的设置再次运行 `turingdesk judge`。判断不受影响。</translation>
    </message>
    <message>
        <source>its content is something else</source>
        <translation>它的内容是别的东西</translation>
    </message>
    <message>
        <source>The results of {judge} could not be written to {path}. {problem} Its verdicts are saved.</source>
        <translation>无法把 {judge} 的结果写入 {path}。{problem}其判断已保存。</translation>
    </message>
    <message>
        <source>One of the choices is empty.</source>
        <translation>有一个选项为空。</translation>
    </message>
    <message>
        <source>{value} appears twice.</source>
        <translation>{value} 出现了两次。</translation>
    </message>
    <message>
        <source>The picture: a file in the media folder</source>
        <translation>图片：媒体文件夹中的一个文件</translation>
    </message>
    <message>
        <source>The sentence about the picture</source>
        <translation>关于图片的句子</translation>
    </message>
    <message>
        <source>Dominant color of the picture: one of {colors}</source>
        <translation>图片的主色：{colors} 之一</translation>
    </message>
    <message>
        <source>A picture and the color named as its dominant color: who named it?</source>
        <translation>一张图片和被称为其主色的颜色：是谁说的？</translation>
    </message>
    <message>
        <source>{color} is not one of the 11 colors.</source>
        <translation>{color} 不是 11 种颜色之一。</translation>
    </message>
    <message>
        <source>The table doesn&apos;t say whether the statement is true.</source>
        <translation>表格没有说明该陈述是否为真。</translation>
    </message>
    <message>
        <source>Enter true or false.</source>
        <translation>请填写 true 或 false。</translation>
    </message>
    <message>
        <source>The conversation: a list of {speaker, text} in .jsonl, lines &apos;A: ...&apos; in a cell</source>
        <translation>对话：在 .jsonl 中为 {speaker, text} 的列表，在单元格中为 &apos;A: ...&apos; 的各行</translation>
    </message>
    <message>
        <source>The correct answer to the topic question</source>
        <translation>话题问题的正确答案</translation>
    </message>
    <message>
        <source>Choices of the topic question, if they differ from those in block.show</source>
        <translation>话题问题的选项，如果与 block.show 中的不同</translation>
    </message>
    <message>
        <source>The choices of the topic question</source>
        <translation>话题问题的选项</translation>
    </message>
    <message>
        <source>Two speakers, each a human or a machine: which is which?</source>
        <translation>两位说话者，各为人或机器：哪一位是哪一种？</translation>
    </message>
    <message>
        <source>Make all topics different.</source>
        <translation>请让所有话题各不相同。</translation>
    </message>
    <message>
        <source>The speaker of turn {number} is {speaker}.</source>
        <translation>第 {number} 轮的说话者是 {speaker}。</translation>
    </message>
    <message>
        <source>Use A or B.</source>
        <translation>请使用 A 或 B。</translation>
    </message>
    <message>
        <source>Fill it in, or remove it.</source>
        <translation>请填写，或将其去掉。</translation>
    </message>
    <message>
        <source>A list of {x, y, onset_ms, duration_ms} or of [x, y, onset_ms, duration_ms]; in a cell &apos;x,y,onset_ms,duration_ms; ...&apos;. Onset and duration are optional</source>
        <translation>{x, y, onset_ms, duration_ms} 或 [x, y, onset_ms, duration_ms] 的列表；在单元格中为 &apos;x,y,onset_ms,duration_ms; ...&apos;。onset 和 duration 为选填</translation>
    </message>
    <message>
        <source>Width of the coordinates&apos; frame, px</source>
        <translation>坐标框的宽度，px</translation>
    </message>
    <message>
        <source>Height of the coordinates&apos; frame, px</source>
        <translation>坐标框的高度，px</translation>
    </message>
    <message>
        <source>Picture of the search target. Empty: free viewing</source>
        <translation>搜索目标的图片。留空：自由观看</translation>
    </message>
    <message>
        <source>The correct answer to &apos;What do you see?&apos;</source>
        <translation>“您看到了什么？”的正确答案</translation>
    </message>
    <message>
        <source>The three choices for that question</source>
        <translation>该问题的三个选项</translation>
    </message>
    <message>
        <source>fixed: every fixation lasts fixation_s. recorded: onsets and durations from the data</source>
        <translation>fixed：每个注视点持续 fixation_s。recorded：采用数据中的起始时间和时长</translation>
    </message>
    <message>
        <source>Duration of each fixation, s</source>
        <translation>每个注视点的时长，s</translation>
    </message>
    <message>
        <source>Pause between two plays, s</source>
        <translation>两次播放之间的停顿，s</translation>
    </message>
    <message>
        <source>Maximum number of fixations shown</source>
        <translation>最多显示的注视点数</translation>
    </message>
    <message>
        <source>Show lines between fixations</source>
        <translation>是否显示注视点之间的连线</translation>
    </message>
    <message>
        <source>The frame is {width} x {height} px.</source>
        <translation>坐标框为 {width} x {height} px。</translation>
    </message>
    <message>
        <source>is far outside the picture: {x}, {y}</source>
        <translation>远在图片之外，位于 ({x}, {y})</translation>
    </message>
    <message>
        <source>Eye movements replayed on a picture: whose were they?</source>
        <translation>在图片上重放的眼动：它们来自谁？</translation>
    </message>
    <message>
        <source>Give the size of the picture that the coordinates refer to.</source>
        <translation>请给出坐标所参照的图片的尺寸。</translation>
    </message>
    <message>
        <source>There are no fixations.</source>
        <translation>没有注视点。</translation>
    </message>
    <message>
        <source>Add at least one.</source>
        <translation>请至少添加一个。</translation>
    </message>
    <message>
        <source>Fill them in, or set timing = &quot;fixed&quot;.</source>
        <translation>请补全，或设置 timing = &quot;fixed&quot;。</translation>
    </message>
    <message>
        <source>Correct it, or remove it.</source>
        <translation>请更正，或将其去掉。</translation>
    </message>
    <message>
        <source>Three things seen in the picture, such as &apos;keyboard; hand; desk&apos;</source>
        <translation>在图片中看到的三样东西，例如 &apos;keyboard; hand; desk&apos;</translation>
    </message>
    <message>
        <source>A yes-or-no question about the picture</source>
        <translation>关于图片的问题，用是或否回答</translation>
    </message>
    <message>
        <source>The correct answer to the question: yes or no</source>
        <translation>该问题的正确答案：yes 或 no</translation>
    </message>
    <message>
        <source>A picture and three things seen in it: who named them?</source>
        <translation>一张图片和其中看到的三样东西：是谁说出的？</translation>
    </message>
    <message>
        <source>There are {objects} things, {objects2} of them different.</source>
        <translation>有 {objects} 样东西，其中 {objects2} 样不同。</translation>
    </message>
    <message>
        <source>Give three different ones, separated by semicolons.</source>
        <translation>请写三样不同的东西，用分号隔开。</translation>
    </message>
    <message>
        <source>{answer} is not a valid answer.</source>
        <translation>{answer} 不是有效的回答。</translation>
    </message>
    <message>
        <source>The journal of a room doesn&apos;t say who was in it.</source>
        <translation>某个房间的日志没有说明谁在其中。</translation>
    </message>
    <message>
        <source>The journal of a room is missing, so it isn&apos;t known who was in it.</source>
        <translation>缺少某个房间的日志，因此不知道谁在其中。</translation>
    </message>
    <message>
        <source>Copy the folder rooms from the desk that ran the game.</source>
        <translation>请从运行该游戏的主控台复制 rooms 文件夹。</translation>
    </message>
    <message>
        <source>Enter yes or no.</source>
        <translation>请填写 yes 或 no。</translation>
    </message>
    <message>
        <source>A yes-or-no question about the picture or the sentence</source>
        <translation>关于图片或句子的问题，用是或否回答</translation>
    </message>
    <message>
        <source>A yes-or-no question about the conversation, instead of the topic question</source>
        <translation>关于对话的问题，用是或否回答，代替话题问题</translation>
    </message>
    <message>
        <source>How many messages or turns are shown, balanced over trials. Empty: whole conversations</source>
        <translation>显示多少条消息或多少轮，在试次间平衡。留空：完整的对话</translation>
    </message>
    <message>
        <source>What lengths count. A turn is all messages that one speaker sends in a row, and then all that the other sends</source>
        <translation>长度的计数对象。一轮是一位说话者连续发出的所有消息，加上另一位随后发出的所有消息</translation>
    </message>
    <message>
        <source>Whether the start or the end of conversations is shown</source>
        <translation>显示对话的开头还是结尾</translation>
    </message>
    <message>
        <source>Lengths count</source>
        <translation>长度单位</translation>
    </message>
    <message>
        <source>Shown from the</source>
        <translation>显示部分</translation>
    </message>
    <message>
        <source>The task of both stimuli</source>
        <translation>两个刺激的任务</translation>
    </message>
    <message>
        <source>The table of both stimuli</source>
        <translation>两个刺激的表格</translation>
    </message>
    <message>
        <source>The speaker that the question is about, highlighted in both</source>
        <translation>所问的说话者，在两边突出显示</translation>
    </message>
    <message>
        <source>Two stimuli of one task side by side: which one is the machine&apos;s?</source>
        <translation>同一任务的两个刺激并列：哪一个来自机器？</translation>
    </message>
    <message>
        <source>The word that the agent was given</source>
        <translation>给智能体的词</translation>
    </message>
    <message>
        <source>The word that the agent answered</source>
        <translation>智能体回答的词</translation>
    </message>
    <message>
        <source>Example pairs that the agent saw first, such as &apos;hot: cold; bird: wing; rain: umbrella&apos;</source>
        <translation>智能体先看到的示例词对，例如 &apos;hot: cold; bird: wing; rain: umbrella&apos;</translation>
    </message>
    <message>
        <source>Show the example pairs</source>
        <translation>是否显示示例词对</translation>
    </message>
    <message>
        <source>A cue and the word that it prompted: who came up with it?</source>
        <translation>一个线索词和由它联想到的词：是谁想到的？</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t do this.</source>
        <translation>TuringDesk 无法执行此操作。</translation>
    </message>
    <message>
        <source>No window can open here.</source>
        <translation>此处无法打开窗口。</translation>
    </message>
    <message>
        <source>A study or a command refers to something that this version doesn&apos;t have.</source>
        <translation>研究或命令引用了此版本没有的内容。</translation>
    </message>
    <message>
        <source>The study requests more trials of some kind than its answers allow.</source>
        <translation>研究所要求的某类试次多于其回答所能提供的数量。</translation>
    </message>
    <message>
        <source>A session accepts an answer only when it is due, complete, and newly given.</source>
        <translation>场次只在应当作答时接受完整的、新给出的回答。</translation>
    </message>
    <message>
        <source>A participant code becomes part of file names: letters, digits, and hyphens.</source>
        <translation>被试编号会成为文件名的一部分：字母、数字和连字符。</translation>
    </message>
    <message>
        <source>A journal contains a line that can&apos;t be read or was changed after it was written.</source>
        <translation>日志中有一行无法读取，或在写入后被更改。</translation>
    </message>
    <message>
        <source>Two sessions never share a file, and this one has already started.</source>
        <translation>两个场次从不共用一个文件；这个场次已经开始过。</translation>
    </message>
    <message>
        <source>The disk or network share can&apos;t be written to: it is full, read-only, or gone.</source>
        <translation>无法写入磁盘或网络共享：它已满、只读或已断开。</translation>
    </message>
    <message>
        <source>The file to import doesn&apos;t have the expected format.</source>
        <translation>要导入的文件格式不符合预期。</translation>
    </message>
    <message>
        <source>The file could not be written completely, so it was removed.</source>
        <translation>文件无法完整写入，因此已移除。</translation>
    </message>
    <message>
        <source>A sealed study hides who made what from everyone, so some things are not possible.</source>
        <translation>封存的研究对所有人隐藏回答的来源，因此有些操作无法进行。</translation>
    </message>
    <message>
        <source>A seal is made once and never changed, because recorded data depend on every byte.</source>
        <translation>封印一经生成便不再更改，因为记录的数据取决于每一个字节。</translation>
    </message>
    <message>
        <source>Only the passphrase that a study was sealed with opens its seal. It is never stored.</source>
        <translation>只有封存研究时使用的口令才能打开其封印。口令从不保存。</translation>
    </message>
    <message>
        <source>A withdrawal deletes one person&apos;s data. It needs a reason and sessions that ended.</source>
        <translation>退出会删除一个人的数据。它需要原因，且场次须已结束。</translation>
    </message>
    <message>
        <source>The list of people needs unique names, PINs that are hard to guess, and an investigator.</source>
        <translation>人员名单需要各不相同的姓名、不易猜到的 PIN 码和一名研究负责人。</translation>
    </message>
    <message>
        <source>A control question needs words and the approval of two people who didn&apos;t write it.</source>
        <translation>检查题须有文字，并须由两名非作者审核通过。</translation>
    </message>
    <message>
        <source>A coding scheme is incomplete or can&apos;t be read.</source>
        <translation>编码方案不完整或无法读取。</translation>
    </message>
    <message>
        <source>A language model needs a server that runs, has the model, and accepts the key.</source>
        <translation>语言模型需要一台正在运行、拥有该模型并接受密钥的服务器。</translation>
    </message>
    <message>
        <source>A trained judge needs answers by humans and by machines, with features of both.</source>
        <translation>经过训练的评判者需要人和机器的回答，以及两者的特征。</translation>
    </message>
    <message>
        <source>A new study needs a folder that is empty or doesn&apos;t exist yet.</source>
        <translation>新研究需要一个为空或尚不存在的文件夹。</translation>
    </message>
    <message>
        <source>Another program changed a file of the study after you opened it here. Saving would overwrite that change. Open the study again to see the change, or save anyway.</source>
        <translation>您在这里打开研究之后，另一个程序更改了其中的文件。保存会覆盖该更改。要查看更改，请重新打开研究；或仍然保存。</translation>
    </message>
    <message>
        <source>The editor can&apos;t safely change a file of the study because of how it is written. Change it in a text editor, then open the study here again.</source>
        <translation>由于写法的缘故，编辑器无法安全地更改研究的一个文件。请在文本编辑器中更改，然后在这里重新打开研究。</translation>
    </message>
    <message>
        <source>A desk needs a port that no other program uses.</source>
        <translation>主控台需要一个没有被其他程序使用的端口。</translation>
    </message>
    <message>
        <source>A file that is being written is not replaced; its new lines arrive later.</source>
        <translation>正在写入的文件不会被替换；其新的行稍后到达。</translation>
    </message>
    <message>
        <source>The desk and a kiosk communicate only after each has verified the other.</source>
        <translation>主控台与被试端只有在相互验证之后才会通信。</translation>
    </message>
    <message>
        <source>A desk&apos;s address is the name or IP address of its computer, with a port if needed.</source>
        <translation>主控台的地址是其计算机的名称或 IP 地址，必要时加上端口。</translation>
    </message>
    <message>
        <source>The export was canceled. Nothing was written.</source>
        <translation>导出已取消。没有写入任何内容。</translation>
    </message>
    <message>
        <source>Excludes answers faster than a limit.</source>
        <translation>排除快于界限的回答。</translation>
    </message>
    <message>
        <source>Excludes trials with an incorrect answer to the control question.</source>
        <translation>排除检查题答错的试次。</translation>
    </message>
    <message>
        <source>Excludes judges with too few correct answers to controls.</source>
        <translation>排除检查答对过少的评判者。</translation>
    </message>
    <message>
        <source>Excludes judges whose answer in a form is not accepted, such as their native language.</source>
        <translation>排除问卷中某项回答不被接受的评判者，例如母语。</translation>
    </message>
    <message>
        <source>Excludes sessions that ended before the required proportion of trials.</source>
        <translation>排除在完成规定的试次比例之前就结束的场次。</translation>
    </message>
    <message>
        <source>Excludes judges who almost always gave the same verdict or chose the same side.</source>
        <translation>排除几乎总是作出同一判断或选择同一侧的评判者。</translation>
    </message>
    <message>
        <source>Excludes all but the first session of each participant.</source>
        <translation>只保留每名被试的第一个场次，排除其余场次。</translation>
    </message>
    <message>
        <source>Excludes trials after a number of consecutive trials that showed machines only.</source>
        <translation>排除若干个连续只有机器的试次之后的试次。</translation>
    </message>
    <message>
        <source>Excludes trials with certain answers to a further question.</source>
        <translation>排除对附加问题给出特定回答的试次。</translation>
    </message>
    <message>
        <source>judged machine</source>
        <comment>head of a column of results</comment>
        <translation>判断为机器</translation>
    </message>
    <message>
        <source>correct</source>
        <comment>head of a column of results</comment>
        <translation>正确</translation>
    </message>
    <message>
        <source>chose left</source>
        <comment>head of a column of results</comment>
        <translation>选择左侧</translation>
    </message>
    <message>
        <source>length of</source>
        <comment>head of a column of results</comment>
        <translation>长度单位</translation>
    </message>
    <message>
        <source>judged human</source>
        <comment>head of a column of results</comment>
        <translation>判断为人</translation>
    </message>
    <message>
        <source>minus half</source>
        <comment>head of a column of results</comment>
        <translation>减 0.5</translation>
    </message>
    <message>
        <source>minus humans</source>
        <comment>head of a column of results</comment>
        <translation>减人</translation>
    </message>
    <message>
        <source>minus humans low</source>
        <comment>head of a column of results</comment>
        <translation>减人下限</translation>
    </message>
    <message>
        <source>minus humans high</source>
        <comment>head of a column of results</comment>
        <translation>减人上限</translation>
    </message>
    <message>
        <source>minus humans p</source>
        <comment>head of a column of results</comment>
        <translation>减人 p</translation>
    </message>
    <message>
        <source>first n</source>
        <comment>head of a column of results</comment>
        <translation>首次 n</translation>
    </message>
    <message>
        <source>first success</source>
        <comment>head of a column of results</comment>
        <translation>首次成功数</translation>
    </message>
    <message>
        <source>first rate</source>
        <comment>head of a column of results</comment>
        <translation>首次比率</translation>
    </message>
    <message>
        <source>first low</source>
        <comment>head of a column of results</comment>
        <translation>首次下限</translation>
    </message>
    <message>
        <source>first high</source>
        <comment>head of a column of results</comment>
        <translation>首次上限</translation>
    </message>
    <message>
        <source>alike</source>
        <comment>head of a column of results</comment>
        <translation>其他设置相同</translation>
    </message>
    <message>
        <source>agents</source>
        <comment>head of a column of results</comment>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Brier score</source>
        <comment>head of a column of results</comment>
        <translation>Brier</translation>
    </message>
    <message>
        <source>margin set</source>
        <comment>head of a column of results</comment>
        <translation>界限已设定</translation>
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
        <translation>单位</translation>
    </message>
    <message>
        <source>group</source>
        <comment>head of a column of results</comment>
        <translation>组</translation>
    </message>
    <message>
        <source>mean</source>
        <comment>head of a column of results</comment>
        <translation>均值</translation>
    </message>
    <message>
        <source>mean humans</source>
        <comment>head of a column of results</comment>
        <translation>人的均值</translation>
    </message>
    <message>
        <source>hedges g</source>
        <comment>head of a column of results</comment>
        <translation>Hedges g</translation>
    </message>
    <message>
        <source>g low</source>
        <comment>head of a column of results</comment>
        <translation>g 下限</translation>
    </message>
    <message>
        <source>g high</source>
        <comment>head of a column of results</comment>
        <translation>g 上限</translation>
    </message>
    <message>
        <source>parameters</source>
        <comment>head of a column of results</comment>
        <translation>参数量</translation>
    </message>
    <message>
        <source>proportion</source>
        <comment>head of a column of results</comment>
        <translation>比例</translation>
    </message>
    <message>
        <source>proportion low</source>
        <comment>head of a column of results</comment>
        <translation>比例下限</translation>
    </message>
    <message>
        <source>proportion high</source>
        <comment>head of a column of results</comment>
        <translation>比例上限</translation>
    </message>
    <message>
        <source>game index</source>
        <comment>head of a column of results</comment>
        <translation>游戏序号</translation>
    </message>
    <message>
        <source>part</source>
        <comment>head of a column of results</comment>
        <translation>部分</translation>
    </message>
    <message>
        <source>name</source>
        <comment>head of a column of results</comment>
        <translation>名称</translation>
    </message>
    <message>
        <source>target</source>
        <comment>head of a column of results</comment>
        <translation>目标</translation>
    </message>
    <message>
        <source>at least</source>
        <comment>head of a column of results</comment>
        <translation>不低于</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Before the first block, after consent; after the first trial or game; or after the last block, before the debriefing.</source>
        <translation>在知情同意之后、第一个组块之前；在第一个试次或第一局游戏之后；或在最后一个组块之后、事后说明之前。</translation>
    </message>
    <message>
        <source>after the first trial</source>
        <translation>首个试次之后</translation>
    </message>
    <message>
        <source>The name of the analysis that gives the primary outcome.</source>
        <translation>给出主要结果的分析的名称。</translation>
    </message>
    <message>
        <source>Write words in lowercase</source>
        <translation>单词改为小写</translation>
    </message>
    <message>
        <source>Remove everything except letters</source>
        <translation>去掉字母以外的所有字符</translation>
    </message>
    <message>
        <source>Correct typing errors</source>
        <translation>更正输入错误</translation>
    </message>
    <message>
        <source>Words that the language doesn&apos;t have are omitted.</source>
        <translation>不属于该语言的词会被略去。</translation>
    </message>
    <message>
        <source>Omit stop words, such as &quot;the&quot;</source>
        <translation>略去停用词，例如 &quot;the&quot;</translation>
    </message>
    <message>
        <source>Change nouns to the singular</source>
        <translation>名词改为单数</translation>
    </message>
    <message>
        <source>Change verbs to the present tense</source>
        <translation>动词改为现在时</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>最小长度</translation>
    </message>
    <message>
        <source>Shorter words are omitted.</source>
        <translation>更短的词会被略去。</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Largest overlap with the cue</source>
        <translation>与线索词的最大重叠</translation>
    </message>
    <message>
        <source>An association is omitted if more than this proportion of the shorter word is also in the other word, in one run of letters, as in grand and grandiose. 1: never.</source>
        <translation>如果较短词中超过此比例的一段连续字母也出现在另一个词中（例如 grand 和 grandiose），该联想词会被略去。1：从不。</translation>
    </message>
    <message>
        <source>What participants judge or are asked for, and what a trial looks like.</source>
        <translation>被试评判什么或被要求给出什么，以及试次如何呈现。</translation>
    </message>
    <message>
        <source>The table of answers to judge, or of prompts to answer.</source>
        <translation>要评判的回答的表格，或要作答的提示项的表格。</translation>
    </message>
    <message>
        <source>Feedback in practice</source>
        <translation>练习中的反馈</translation>
    </message>
    <message>
        <source>Participants learn the correct answer after each practice trial. No one learns it in a sealed study.</source>
        <translation>被试在每个练习试次之后得知正确答案。在封存的研究中，任何人都不会得知。</translation>
    </message>
    <message>
        <source>Answers needed for each prompt</source>
        <translation>每个提示项所需的回答数</translation>
    </message>
    <message>
        <source>In blocks that collect answers: how many each prompt needs. Those with the fewest are drawn first, and no session starts once every prompt has enough. 0: no limit.</source>
        <translation>用于收集回答的组块：每个提示项需要多少个回答。先抽取回答最少的提示项；所有提示项都足够后，不再开始新的场次。0：不限。</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>清理</translation>
    </message>
    <message>
        <source>How collected words are cleaned when a study is built from them.</source>
        <translation>由收集的词生成研究时，如何清理这些词。</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>start</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>end</source>
        <translation>结尾</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Verdicts on captions count only after 3 s or more. In all tasks, only judges whose native language is English count.</source>
        <translation>图片描述的判断从 3 秒起才计入。在所有任务中，只计母语为英语的评判者。</translation>
    </message>
    <message>
        <source>Only judges whose native language is English. The number of statements about the picture that were judged correctly is reported but excludes no one.</source>
        <translation>只计母语为英语的评判者。报告有多少关于图片的陈述判断正确；不因此排除任何人。</translation>
    </message>
    <message>
        <source>Judges had to name the topic of at least 15 of 20 conversations, and conversations with an incorrect topic are excluded. Only judges whose native language is English.</source>
        <translation>评判者须说对 20 段对话中至少 15 段的话题，话题答错的对话会被排除。只计母语为英语的评判者。</translation>
    </message>
    <message>
        <source>Judges who recognized the content of fewer than 7 of 12 clips are excluded. Only judges whose native language is English.</source>
        <translation>12 个片段中认出内容少于 7 个的评判者会被排除。只计母语为英语的评判者。</translation>
    </message>
    <message>
        <source>Only judges whose native language is English. This task has no other rules.</source>
        <translation>只计母语为英语的评判者。此任务没有其他规则。</translation>
    </message>
    <message>
        <source>A game with one witness</source>
        <translation>一名证人的游戏</translation>
    </message>
    <message>
        <source>Interrogators chat with one witness for five minutes and say whether it is a human or a machine, how confident they are, and why. Games after three machines in a row, and games with acquaintances, are excluded.</source>
        <translation>提问者与一名证人聊天五分钟，然后说出对方是人还是机器、有多大把握以及理由。连续遇到三台机器之后的游戏，以及与熟人进行的游戏会被排除。</translation>
    </message>
    <message>
        <source>Self-directed dialog</source>
        <translation>自导对话</translation>
    </message>
    <message>
        <source>People chat with a human, or with a machine that continued someone&apos;s chats with itself for 100 turns or not at all, with several messages in a row or one each. The conversations are imported as pairs, and others judge their last 10 turns.</source>
        <translation>被试与一个人聊天，或与一台机器聊天；机器事先把某人的聊天与自己续写了 100 轮，或者没有续写；每次连续发送多条消息，或各发一条。这些对话作为成对的对话导入，由其他人评判其最后 10 轮。</translation>
    </message>
    <message>
        <source>A game with two witnesses</source>
        <translation>两名证人的游戏</translation>
    </message>
    <message>
        <source>Interrogators chat with a human and a machine at once for five minutes and say which one is the human, how confident they are, and why.</source>
        <translation>提问者同时与一个人和一台机器聊天五分钟，然后说出哪一个是人、有多大把握以及理由。</translation>
    </message>
    <message>
        <source>Two people and a machine chat with each other without a time limit. Both people accuse one of the others once, and win only if both find the machine. They are matched by strength.</source>
        <translation>两个人与一台机器互相聊天，没有时间限制。两个人各可指认其他两方中的一方一次，只有都找出机器才算获胜。两人按实力匹配。</translation>
    </message>
    <message>
        <source>People chat with a human or a machine about a topic, with as many messages in a row as they like, for 3 or 10 turns. Then they say who it was. The conversations can be imported as pairs for others to judge.</source>
        <translation>被试与人或机器就某个话题聊天，可连续发送任意多条消息，共 3 轮或 10 轮，然后说明对方是谁。这些对话可作为配对导入，供他人评判。</translation>
    </message>
    <message>
        <source>A questionnaire of 11 questions: five about the person, five pairs of conversations with speaker B highlighted, and one about strategies.</source>
        <translation>一份有 11 个问题的问卷：五个关于个人情况，五对突出显示说话者 B 的对话，一个关于策略。</translation>
    </message>
    <message>
        <source>40 pictures with one sentence each. Answers faster than 3 seconds, and judges whose native language is not English, are excluded.</source>
        <translation>40 张图片，每张配一句话。快于 3 秒的回答和母语不是英语的评判者会被排除。</translation>
    </message>
    <message>
        <source>Dominant colors</source>
        <translation>主要颜色</translation>
    </message>
    <message>
        <source>25 pictures with one color word, and a true or false statement about each picture.</source>
        <translation>25 张图片，每张配一个颜色词，以及一句关于图片的或真或假的陈述。</translation>
    </message>
    <message>
        <source>20 conversations, cut to their first 3 to 24 turns, with a verdict on both speakers and a question about the topic. Trials with an incorrect topic, and judges with fewer than 15 correct topics, are excluded.</source>
        <translation>20 段对话，截为前 3 至 24 轮，对两位说话者都作判断，并有一个关于话题的问题。话题答错的试次和话题答对少于 15 个的评判者会被排除。</translation>
    </message>
    <message>
        <source>12 scanpaths of a search for a target, which is shown for 1 s before each play. Otherwise as in free viewing.</source>
        <translation>12 条搜索目标的扫视路径，每次播放前显示目标 1 秒。其余同自由观看。</translation>
    </message>
    <message>
        <source>25 pictures with three things seen in each, and a yes-or-no question about each picture.</source>
        <translation>25 张图片，每张列出其中看到的三样东西，并有一个关于图片的是非题。</translation>
    </message>
    <message>
        <source>A judge and two respondents</source>
        <translation>一名评判者和两名回答者</translation>
    </message>
    <message>
        <source>Judges ask a human and a machine the same 1, 5, 10, or 20 questions and say which one is the human. In some games the machine tries to pass for a human, in others the human for a machine.</source>
        <translation>评判者向一个人和一台机器提出相同的 1、5、10 或 20 个问题，然后说出哪一个是人。在一部分游戏中机器冒充人，在另一部分中人冒充机器。</translation>
    </message>
    <message>
        <source>A cue and the word that it prompted, about 35 times. Judges whose native language is not English are excluded.</source>
        <translation>一个线索词和由它想到的词，约 35 次。母语不是英语的评判者会被排除。</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>Control question</source>
        <translation>检查题</translation>
    </message>
    <message>
        <source>in every trial</source>
        <translation>每个试次中</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Control trials</source>
        <translation>检查试次</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>试次</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Above its questions.</source>
        <translation>显示在问卷的问题上方。</translation>
    </message>
    <message>
        <source>Questions of this form</source>
        <translation>此问卷的问题</translation>
    </message>
    <message>
        <source>When it is asked</source>
        <translation>何时询问</translation>
    </message>
    <message>
        <source>before the first block</source>
        <translation>第一个组块之前</translation>
    </message>
    <message>
        <source>after the last block</source>
        <translation>最后一个组块之后</translation>
    </message>
    <message>
        <source>Text above the questions</source>
        <translation>问题上方的文字</translation>
    </message>
    <message>
        <source>Primary result</source>
        <translation>主要结果</translation>
    </message>
    <message>
        <source>Hypotheses and decisions</source>
        <translation>假设与决定</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>试次</translation>
    </message>
    <message>
        <source>Practice trials</source>
        <translation>练习试次</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指导语</translation>
    </message>
    <message>
        <source>Mix</source>
        <translation>来源构成</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>as in the table</source>
        <translation>按表格顺序</translation>
    </message>
    <message>
        <source>no trial</source>
        <translation>无试次</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>休息</translation>
    </message>
    <message>
        <source>How it is shown</source>
        <translation>显示方式</translation>
    </message>
    <message>
        <source>Further questions</source>
        <translation>附加问题</translation>
    </message>
    <message>
        <source>my-study</source>
        <translation>my-study</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>This is a demonstration</source>
        <translation>这是演示</translation>
    </message>
    <message>
        <source>Where the answers come from</source>
        <translation>回答的出处</translation>
    </message>
    <message>
        <source>Participants planned</source>
        <translation>计划被试数</translation>
    </message>
    <message>
        <source>Names of the two classes</source>
        <translation>两个类别的名称</translation>
    </message>
    <message>
        <source>Human answers</source>
        <translation>人的回答</translation>
    </message>
    <message>
        <source>Machine answers</source>
        <translation>机器的回答</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>知情同意</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation>事后说明</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>问卷</translation>
    </message>
    <message>
        <source>Name on the consent page</source>
        <translation>知情同意页上的姓名</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Planned analysis</source>
        <translation>计划的分析</translation>
    </message>
    <message>
        <source>Media folder</source>
        <translation>媒体文件夹</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>图片描述</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>陈述</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>话题</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>看到的内容</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>实录</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Values with n below {least} are not shown.</source>
        <translation>n 小于 {least} 的值不显示。</translation>
    </message>
    <message>
        <source>Fixation {number} {wrong}.</source>
        <translation>注视点 {number} {wrong}。</translation>
    </message>
    <message>
        <source>A model doesn&apos;t write a complete turn, no matter how often it is asked.</source>
        <translation>无论请求多少次，模型都没有写出完整的一轮。</translation>
    </message>
    <message>
        <source>A game with a bot ends if the bot stays disconnected.</source>
        <translation>如果机器人一直没有连接，有机器人参加的游戏就会结束。</translation>
    </message>
    <message>
        <source>A game with a bot needs one that speaks the language and is ready.</source>
        <translation>有机器人参加的游戏需要一个会该语言且已就绪的机器人。</translation>
    </message>
    <message>
        <source>A bot needs a name of its own and the languages that it speaks.</source>
        <translation>机器人需要自己的名称，以及它所说的语言。</translation>
    </message>
    <message>
        <source>A browser that isn&apos;t admitted gets a calm explanation.</source>
        <translation>未获准进入的浏览器会得到语气平和的说明。</translation>
    </message>
    <message>
        <source>Someone opened a link that isn&apos;t valid, or no longer is.</source>
        <translation>有人打开了无效或已失效的链接。</translation>
    </message>
    <message>
        <source>A plan of duels has errors, so TuringDesk can&apos;t run it.</source>
        <translation>对决计划有错误，因此 TuringDesk 无法运行它。</translation>
    </message>
    <message>
        <source>Someone returns after completing their session.</source>
        <translation>有人在完成场次之后再次到来。</translation>
    </message>
    <message>
        <source>As in</source>
        <comment>head of a column of results</comment>
        <translation>出处</translation>
    </message>
    <message>
        <source>Unit</source>
        <comment>head of a column of results</comment>
        <translation>单位</translation>
    </message>
    <message>
        <source>distinguisher</source>
        <comment>head of a column of results</comment>
        <translation>辨别者</translation>
    </message>
    <message>
        <source>ranking</source>
        <comment>head of a column of results</comment>
        <translation>排名</translation>
    </message>
    <message>
        <source>spearman</source>
        <comment>head of a column of results</comment>
        <translation>Spearman 相关</translation>
    </message>
    <message>
        <source>kendall</source>
        <comment>head of a column of results</comment>
        <translation>Kendall 相关</translation>
    </message>
    <message>
        <source>outcome</source>
        <comment>head of a column of results</comment>
        <translation>结果</translation>
    </message>
    <message>
        <source>of</source>
        <comment>head of a column of results</comment>
        <translation>共</translation>
    </message>
    <message>
        <source>trials</source>
        <comment>head of a column of results</comment>
        <translation>试次</translation>
    </message>
    <message>
        <source>Fewest words</source>
        <translation>最少词数</translation>
    </message>
    <message>
        <source>One word at most</source>
        <translation>同一个词最多</translation>
    </message>
    <message>
        <source>Words not allowed</source>
        <translation>不允许的词</translation>
    </message>
    <message>
        <source>Starts not allowed</source>
        <translation>不允许的开头</translation>
    </message>
    <message>
        <source>Names allowed</source>
        <translation>允许名字</translation>
    </message>
    <message>
        <source>Language of the answers</source>
        <translation>回答的语言</translation>
    </message>
    <message>
        <source>Target box</source>
        <translation>目标所在的框</translation>
    </message>
    <message>
        <source>Number of lines in the answer field.</source>
        <translation>回答输入框的行数。</translation>
    </message>
    <message>
        <source>Minimum response time</source>
        <translation>最短反应时</translation>
    </message>
    <message>
        <source>Faster answers are marked as too fast and excluded from results, unless a rule of the study says otherwise. 0: no limit.</source>
        <translation>更快的回答会标为过快并从结果中排除，除非研究的规则另有规定。0：没有界限。</translation>
    </message>
    <message>
        <source>Minimum viewing time</source>
        <translation>最短观看时间</translation>
    </message>
    <message>
        <source>How long the stimulus is shown before participants can answer. Participants are told.</source>
        <translation>刺激显示多久之后被试才能作答。屏幕上会告知他们。</translation>
    </message>
    <message>
        <source>Plays before answering</source>
        <translation>作答前的播放次数</translation>
    </message>
    <message>
        <source>Interrupted session</source>
        <translation>中断的场次</translation>
    </message>
    <message>
        <source>A resumed session continues where it stopped.</source>
        <translation>继续的场次从中断处开始。</translation>
    </message>
    <message>
        <source>can be resumed</source>
        <translation>可以继续</translation>
    </message>
    <message>
        <source>starts over with the same trials</source>
        <translation>以相同试次重新开始</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>即告结束</translation>
    </message>
    <message>
        <source>Can be resumed for</source>
        <translation>可继续的时限</translation>
    </message>
    <message>
        <source>Older sessions can&apos;t be resumed.</source>
        <translation>更早的场次无法继续。</translation>
    </message>
    <message>
        <source>When the task&apos;s control question is asked, or the numbers of the trials, such as 1, 3.</source>
        <translation>何时询问任务的检查题，或试次的序号，例如 1, 3。</translation>
    </message>
    <message>
        <source>Numbers of the trials that show rows with control = yes, such as 4, 9.</source>
        <translation>显示 control = yes 的行的试次序号，例如 4, 9。</translation>
    </message>
    <message>
        <source>Break after every</source>
        <translation>休息间隔</translation>
    </message>
    <message>
        <source>Number of trials between breaks. 0: no breaks.</source>
        <translation>两次休息之间的试次数。0：不休息。</translation>
    </message>
    <message>
        <source>Minimum duration</source>
        <translation>最短时长</translation>
    </message>
    <message>
        <source>Participants can&apos;t continue sooner.</source>
        <translation>被试不能更早继续。</translation>
    </message>
    <message>
        <source>What participants read during the break.</source>
        <translation>被试在休息期间阅读的文字。</translation>
    </message>
    <message>
        <source>ID used in the data.</source>
        <translation>在数据中使用的 ID。</translation>
    </message>
    <message>
        <source>The questions. See &quot;Forms&quot;.</source>
        <translation>问题。请见“问卷”。</translation>
    </message>
    <message>
        <source>Markdown file shown above the questions.</source>
        <translation>显示在问题上方的 Markdown 文件。</translation>
    </message>
    <message>
        <source>Broken down by</source>
        <translation>细分依据</translation>
    </message>
    <message>
        <source>Columns or form questions that the primary result is broken down by.</source>
        <translation>用于细分主要结果的列或问卷问题。</translation>
    </message>
    <message>
        <source>Markdown file with the hypotheses and decisions.</source>
        <translation>写有假设与决定的 Markdown 文件。</translation>
    </message>
    <message>
        <source>Equivalence margin</source>
        <translation>等价界限</translation>
    </message>
    <message>
        <source>The largest distance from 0.5 at which detectability still counts as equivalent to chance, such as 0.05. Needed only for equivalence tests.</source>
        <translation>可辨别度与 0.5 相差多少以内仍算作与随机水平等价，例如 0.05。只有等价检验才需要。</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>Parameters of the link</source>
        <translation>链接参数</translation>
    </message>
    <message>
        <source>Parameters of the link, such as PROLIFIC_PID; SESSION_ID. Their values are saved with the personal answers.</source>
        <translation>链接参数，例如 PROLIFIC_PID; SESSION_ID。其值与个人信息回答一起保存。</translation>
    </message>
    <message>
        <source>Completion code</source>
        <translation>完成码</translation>
    </message>
    <message>
        <source>Shown on the last page, so that participants can prove that they took part.</source>
        <translation>显示在最后一页，被试可以用它证明自己参加过研究。</translation>
    </message>
    <message>
        <source>Address after the study</source>
        <translation>研究结束后的地址</translation>
    </message>
    <message>
        <source>Where a button on the last page leads: an https address. A parameter in braces is replaced by its value, as in {survey_code}.</source>
        <translation>最后一页的按钮通向哪里：一个 https 地址。花括号中的参数会替换为其值，例如 {survey_code}。</translation>
    </message>
    <message>
        <source>Shown above each trial.</source>
        <translation>显示在每个试次的上方。</translation>
    </message>
    <message>
        <source>Trials per participant, including control and fixed trials but not practice.</source>
        <translation>每名被试的试次数，包括检查试次和固定试次，不包括练习试次。</translation>
    </message>
    <message>
        <source>Number of practice trials before the others. They use rows with practice = yes and never count.</source>
        <translation>其他试次之前的练习试次数。它们使用 practice = yes 的行，从不计入。</translation>
    </message>
    <message>
        <source>Markdown file shown on a page before the block.</source>
        <translation>在组块之前的一页上显示的 Markdown 文件。</translation>
    </message>
    <message>
        <source>The question about the origin. {subject} is replaced by the speaker.</source>
        <translation>关于来源的问题。{subject} 会替换为说话者。</translation>
    </message>
    <message>
        <source>the task&apos;s default</source>
        <translation>任务的默认值</translation>
    </message>
    <message>
        <source>Number of drawn trials by the origin of their answers (H human, M machine), such as { H = 5, M = 5 }.</source>
        <translation>按回答来源（H 人，M 机器）抽取的试次数，例如 { H = 5, M = 5 }。</translation>
    </message>
    <message>
        <source>random, balanced</source>
        <translation>随机，且平衡</translation>
    </message>
    <message>
        <source>A participant can see the same prompt twice</source>
        <translation>被试可以两次看到同一提示项</translation>
    </message>
    <message>
        <source>Otherwise, no participant sees a prompt twice in the block.</source>
        <translation>否则，被试在组块中不会两次看到同一提示项。</translation>
    </message>
    <message>
        <source>Random: each participant gets a different order.</source>
        <translation>随机：每名被试的顺序不同。</translation>
    </message>
    <message>
        <source>How participants judge the two speakers of a conversation.</source>
        <translation>被试如何评判对话的两位说话者。</translation>
    </message>
    <message>
        <source>for each speaker</source>
        <translation>分别评判每位说话者</translation>
    </message>
    <message>
        <source>for both at once</source>
        <translation>同时评判两位</translation>
    </message>
    <message>
        <source>Feedback after</source>
        <translation>反馈范围</translation>
    </message>
    <message>
        <source>The trials after which participants learn the correct answer. A number means the first trials, up to that number.</source>
        <translation>被试在哪些试次之后得知正确答案。数字表示前若干个试次。</translation>
    </message>
    <message>
        <source>When participants can answer, and which answers are marked as too fast.</source>
        <translation>被试何时可以作答，以及哪些回答会被标为过快。</translation>
    </message>
    <message>
        <source>Attention checks.</source>
        <translation>注意力检查。</translation>
    </message>
    <message>
        <source>Trials that are the same for everyone</source>
        <translation>对所有人都相同的试次</translation>
    </message>
    <message>
        <source>Trial number = ID of a row of the table.</source>
        <translation>试次序号 = 表格中一行的 ID。</translation>
    </message>
    <message>
        <source>2 = harbor-m</source>
        <translation>2 = harbor-m</translation>
    </message>
    <message>
        <source>Breaks within the block.</source>
        <translation>组块内的休息。</translation>
    </message>
    <message>
        <source>How the task is presented. The options are listed with each task below.</source>
        <translation>任务如何呈现。选项列在下文的各任务中。</translation>
    </message>
    <message>
        <source>Asked after the task&apos;s own questions in every trial. See &quot;Further questions&quot;.</source>
        <translation>在每个试次中，在任务自身的问题之后询问。请见“附加问题”。</translation>
    </message>
    <message>
        <source>Letters, digits, and hyphens. The ID is part of the names of all data files, so don&apos;t change it after data collection starts.</source>
        <translation>字母、数字和连字符。ID 是所有数据文件名的一部分，因此开始收集数据后请勿更改。</translation>
    </message>
    <message>
        <source>Participants don&apos;t see it.</source>
        <translation>被试看不到。</translation>
    </message>
    <message>
        <source>Your own version number, saved with the data.</source>
        <translation>您自己的版本号，随数据一起保存。</translation>
    </message>
    <message>
        <source>The blocks, in the order shown.</source>
        <translation>各组块，按显示顺序排列。</translation>
    </message>
    <message>
        <source>Together with the participant code, it determines all random draws.</source>
        <translation>它与被试编号一起决定所有随机抽取。</translation>
    </message>
    <message>
        <source>Language codes, such as en; de. The first is the language that the study is written in.</source>
        <translation>语言代码，例如 en; de。研究以第一种语言编写。</translation>
    </message>
    <message>
        <source>For each language after the first, the study&apos;s texts with their translations.</source>
        <translation>对第一种之后的每种语言，研究的文本及其译文。</translation>
    </message>
    <message>
        <source>Shown with a &quot;Demonstration&quot; label everywhere.</source>
        <translation>处处带有“演示”标签。</translation>
    </message>
    <message>
        <source>One or two sentences about who made the answers, and when.</source>
        <translation>用一两句话说明回答由谁作出、何时作出。</translation>
    </message>
    <message>
        <source>Planned number of participants. Shown in the plan and on the desk&apos;s pages.</source>
        <translation>计划的被试人数。显示在计划和主控台的各页面上。</translation>
    </message>
    <message>
        <source>What participants choose between, as shown on the buttons.</source>
        <translation>供被试选择的内容，文字与按钮上相同。</translation>
    </message>
    <message>
        <source>Markdown files of the pages, if they aren&apos;t in the default places, such as texts/consent.md.</source>
        <translation>各页面的 Markdown 文件，如果不在默认位置（例如 texts/consent.md）。</translation>
    </message>
    <message>
        <source>Refusal of consent</source>
        <translation>拒绝同意</translation>
    </message>
    <message>
        <source>Pages of questions for participants. See &quot;Forms&quot;.</source>
        <translation>供被试回答的问题页。请见“问卷”。</translation>
    </message>
    <message>
        <source>Names are saved separately from the answers, in the data folder&apos;s subfolder personal.</source>
        <translation>姓名与回答分开保存，存放在数据文件夹的子文件夹 personal 中。</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>选填</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必填</translation>
    </message>
    <message>
        <source>Which answers and sessions are excluded. See &quot;Rules&quot;.</source>
        <translation>排除哪些回答和场次。请见“规则”。</translation>
    </message>
    <message>
        <source>The preregistered analysis. See &quot;Preregistration&quot;.</source>
        <translation>预注册的分析。请见“预注册”。</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>For participants who come by a link. See &quot;Participants in browsers&quot;.</source>
        <translation>供通过链接参加的被试使用。请见“使用浏览器的被试”。</translation>
    </message>
    <message>
        <source>Interrupted sessions</source>
        <translation>中断的场次</translation>
    </message>
    <message>
        <source>What happens to interrupted sessions.</source>
        <translation>如何处理中断的场次。</translation>
    </message>
    <message>
        <source>Randomize the side of “human” for each participant</source>
        <translation>为每名被试随机决定“人”在哪一侧</translation>
    </message>
    <message>
        <source>Otherwise, it is always on the left, with the key F.</source>
        <translation>否则，它始终在左侧，按键为 F。</translation>
    </message>
    <message>
        <source>Reserve its stimuli for</source>
        <translation>保留其刺激</translation>
    </message>
    <message>
        <source>How long an unfinished session reserves its stimuli before other sessions can use them.</source>
        <translation>未完成的场次保留其刺激多久，之后其他场次才能使用。</translation>
    </message>
    <message>
        <source>Folder of the pictures, relative to the study&apos;s folder. It can be next to it: ../pictures.</source>
        <translation>图片文件夹，相对于研究的文件夹。也可以在它旁边：../pictures。</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>strict</translation>
    </message>
    <message>
        <source>cyclic</source>
        <translation>cyclic</translation>
    </message>
    <message>
        <source>free</source>
        <translation>free</translation>
    </message>
    <message>
        <source>each</source>
        <translation>每次一名证人</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两名证人</translation>
    </message>
    <message>
        <source>as they come</source>
        <translation>逐个显示</translation>
    </message>
    <message>
        <source>together</source>
        <translation>一起显示</translation>
    </message>
    <message>
        <source>as-people-here</source>
        <translation>as-people-here</translation>
    </message>
    <message>
        <source>jones-2024-text</source>
        <translation>jones-2024-text</translation>
    </message>
    <message>
        <source>jones-2024-appendix</source>
        <translation>jones-2024-appendix</translation>
    </message>
    <message>
        <source>jones-2024-original</source>
        <translation>jones-2024-original</translation>
    </message>
    <message>
        <source>wu-2024</source>
        <translation>wu-2024</translation>
    </message>
    <message>
        <source>turing-game-ours</source>
        <translation>turing-game-ours</translation>
    </message>
    <message>
        <source>thompson</source>
        <translation>thompson</translation>
    </message>
    <message>
        <source>equally</source>
        <translation>equally</translation>
    </message>
    <message>
        <source>192.0.2.7, https://lab.example.org</source>
        <translation>192.0.2.7, https://lab.example.org</translation>
    </message>
    <message>
        <source>Plain HTTP, without a warning about the certificate</source>
        <translation>普通 HTTP，无证书警告</translation>
    </message>
    <message>
        <source>Study or collection</source>
        <translation>研究或答案收集</translation>
    </message>
    <message>
        <source>The collection or study of the booths.</source>
        <translation>实验间使用的答案收集或研究。</translation>
    </message>
    <message>
        <source>What talks, such as eliza.</source>
        <translation>参与对话的程序，例如 eliza。</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>名称（可不填）</translation>
    </message>
    <message>
        <source>The agent&apos;s name in the data and its table.</source>
        <translation>该智能体在数据及其表格中的名称。</translation>
    </message>
    <message>
        <source>Proportion of conversations</source>
        <translation>对话比例</translation>
    </message>
    <message>
        <source>Dominant color of the picture: one of red, pink, orange, yellow, purple, green, blue, brown, gray, black, white</source>
        <translation>图片的主色：red、pink、orange、yellow、purple、green、blue、brown、gray、black、white 之一</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左侧</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右侧</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>总数</translation>
    </message>
    <message>
        <source>Of show</source>
        <translation>任务的显示方式</translation>
    </message>
    <message>
        <source>Cue</source>
        <translation>线索词</translation>
    </message>
    <message>
        <source>Association</source>
        <translation>联想词</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>every user of this computer</source>
        <translation>这台计算机的所有用户</translation>
    </message>
    <message>
        <source>the group {st_gid}</source>
        <translation>用户组 {st_gid}</translation>
    </message>
    <message>
        <source>There is no {file} in {folder}.</source>
        <translation>{folder} 中没有 {file}。</translation>
    </message>
    <message>
        <source>There is no {file} in the package.</source>
        <translation>研究包中没有 {file}。</translation>
    </message>
    <message>
        <source>The name is absolute.</source>
        <translation>名称是绝对路径。</translation>
    </message>
    <message>
        <source>The name has a backslash or a zero byte.</source>
        <translation>名称中有反斜线或零字节。</translation>
    </message>
    <message>
        <source>The name has a colon.</source>
        <translation>名称中有冒号。</translation>
    </message>
    <message>
        <source>Correct the path.</source>
        <translation>请更正路径。</translation>
    </message>
    <message>
        <source>{name} is in the manifest, but not in the package.</source>
        <translation>{name} 在清单中，但不在研究包中。</translation>
    </message>
    <message>
        <source>There are {members} files.</source>
        <translation>有 {members} 个文件。</translation>
    </message>
    <message>
        <source>{name} is in the package, but not in the manifest.</source>
        <translation>{name} 在研究包中，但不在清单中。</translation>
    </message>
    <message>
        <source>{filename} is larger than it says</source>
        <translation>{filename} 大于其声明的大小</translation>
    </message>
    <message>
        <source>{name} was changed after the package was made.</source>
        <translation>{name} 在打包后被更改。</translation>
    </message>
    <message>
        <source>The clock of the computer was set forward by {seconds} (or it slept)</source>
        <translation>计算机的时钟被拨快了 {seconds}（或计算机曾进入睡眠）</translation>
    </message>
    <message>
        <source>The clock of the computer was set back by {seconds}</source>
        <translation>计算机的时钟被拨慢了 {seconds}</translation>
    </message>
    <message>
        <source>{name}: category {title} needs 1 to {most_codes} codes.</source>
        <translation>{name}：类别 {title} 需要 1 到 {most_codes} 个编码。</translation>
    </message>
    <message>
        <source>Let humans and machines answer the same prompts.</source>
        <translation>请让人和机器回答相同的提示项。</translation>
    </message>
    <message>
        <source>All {texts} answers have the same text: {human}.</source>
        <translation>全部 {texts} 个回答的文本都相同：{human}。</translation>
    </message>
    <message>
        <source>Correct the column of the answers.</source>
        <translation>请更正回答的列。</translation>
    </message>
    <message>
        <source>{free} of {total} are free</source>
        <translation>{total} 中有 {free} 可用</translation>
    </message>
    <message>
        <source>{name} has a backslash in its name. Rename the file.</source>
        <translation>{name} 的名称中有反斜线。请重命名文件。</translation>
    </message>
    <message>
        <source>task or template</source>
        <translation>任务或模板</translation>
    </message>
    <message>
        <source>written as an example</source>
        <translation>作为示例编写</translation>
    </message>
    <message>
        <source>The workbook is damaged, so its rows can&apos;t be read.</source>
        <translation>工作簿已损坏，因此无法读取其中的行。</translation>
    </message>
    <message>
        <source>Only the sheet {title} was read, not {others}.</source>
        <translation>只读取了工作表 {title}，没有读取 {others}。</translation>
    </message>
    <message>
        <source>A column needs a name.</source>
        <translation>列需要名称。</translation>
    </message>
    <message>
        <source>{name}, line {line}, is not UTF-8. Save the text as UTF-8 in a text editor, then open it again.</source>
        <translation>{name} 第 {line} 行不是 UTF-8。请在文本编辑器中将文本存为 UTF-8，然后重新打开。</translation>
    </message>
    <message>
        <source>The file was replaced or changed.</source>
        <translation>文件被替换或更改。</translation>
    </message>
    <message>
        <source>The line is damaged and can&apos;t be read.</source>
        <translation>该行已损坏，无法读取。</translation>
    </message>
    <message>
        <source>The file is shorter than it was.</source>
        <translation>文件比以前短。</translation>
    </message>
    <message>
        <source>is completed</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>ended when consent was not given</source>
        <translation>因未同意参加而结束</translation>
    </message>
    <message>
        <source>was ended by the experimenter</source>
        <translation>已由主试结束</translation>
    </message>
    <message>
        <source>Make sure that it has ended at {kiosk}.</source>
        <translation>请确认它在 {kiosk} 上已经结束。</translation>
    </message>
    <message>
        <source>{hours} days ago</source>
        <translation>{hours} 天前</translation>
    </message>
    <message>
        <source>the other machine</source>
        <translation>另一台计算机</translation>
    </message>
    <message>
        <source>{name} is already in {parent}.</source>
        <translation>{name} 已在 {parent} 中。</translation>
    </message>
    <message>
        <source>The line was changed after it was written.</source>
        <translation>该行在写入后被更改。</translation>
    </message>
    <message>
        <source>another version of TuringDesk wrote it</source>
        <translation>它由另一版本的 TuringDesk 写入</translation>
    </message>
    <message>
        <source>it was changed after it was written</source>
        <translation>它在写入后被更改</translation>
    </message>
    <message>
        <source>language of this study</source>
        <translation>此研究的语言</translation>
    </message>
    <message>
        <source>Rename one of the two files.</source>
        <translation>请重命名两个文件之一。</translation>
    </message>
    <message>
        <source>The media folder {media} is outside the .tdz.</source>
        <translation>媒体文件夹 {media} 在 .tdz 之外。</translation>
    </message>
    <message>
        <source>Pack the study again from its folder: turingdesk pack.</source>
        <translation>请从研究文件夹重新打包：turingdesk pack。</translation>
    </message>
    <message>
        <source>At least one person on the list must be an investigator.</source>
        <translation>名单上至少要有一名研究负责人。</translation>
    </message>
    <message>
        <source>A person needs a name.</source>
        <translation>人员需要姓名。</translation>
    </message>
    <message>
        <source>Open the data folder in the desk, or run `turingdesk withdraw` again.</source>
        <translation>请在主控台中打开数据文件夹，或再次运行 `turingdesk withdraw`。</translation>
    </message>
    <message>
        <source>Too few answers remain for a sealed study. {problem}</source>
        <translation>剩下的回答太少，不足以构成封存的研究。{problem}</translation>
    </message>
    <message>
        <source>The picture is cut off.</source>
        <translation>图片被截断。</translation>
    </message>
    <message>
        <source>how many answers of each kind a session shows</source>
        <translation>一个场次显示各类回答的数量</translation>
    </message>
    <message>
        <source>how often answers of each kind are shown</source>
        <translation>各类回答显示的频率</translation>
    </message>
    <message>
        <source>where in a session answers of each kind appear</source>
        <translation>各类回答在场次中的位置</translation>
    </message>
    <message>
        <source>which answers appear in the same session</source>
        <translation>哪些回答出现在同一场次中</translation>
    </message>
    <message>
        <source>a fixed trial shows the same prompt</source>
        <translation>有固定试次显示同一提示项</translation>
    </message>
    <message>
        <source>they are shorter than the longest length shown</source>
        <translation>短于所显示的最长长度</translation>
    </message>
    <message>
        <source>there are more answers of their kind than of another</source>
        <translation>这一类回答多于另一类</translation>
    </message>
    <message>
        <source>The journal is missing; {had}.</source>
        <translation>日志缺失；{had}。</translation>
    </message>
    <message>
        <source>and {few} more</source>
        <translation>另有 {few} 个</translation>
    </message>
    <message>
        <source>no journals</source>
        <translation>没有日志</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>这台计算机</translation>
    </message>
    <message>
        <source>Compare the file with the one that was preregistered.</source>
        <translation>请将文件与预注册的文件比较。</translation>
    </message>
    <message>
        <source>Use another task.</source>
        <translation>请使用其他任务。</translation>
    </message>
    <message>
        <source>Keep only the rows of the study, and save it as CSV or as an Excel workbook (.xlsx) without a password.</source>
        <translation>请只保留研究的行，并存为 CSV 或无密码的 Excel 工作簿 (.xlsx)。</translation>
    </message>
    <message>
        <source>A sheet has {rows} rows with content; at most {most_rows} are read.</source>
        <translation>一个工作表有 {rows} 行内容；最多读取 {most_rows} 行。</translation>
    </message>
    <message>
        <source>The workbook is protected by a password.</source>
        <translation>工作簿有密码保护。</translation>
    </message>
    <message>
        <source>Deviation {number} of {study}, {one}, {by}: {why}{told_changes}.</source>
        <translation>{study} 的偏离 {number}，{one}，{by}：{why}{told_changes}。</translation>
    </message>
    <message>
        <source>clustered t-test</source>
        <translation>聚类 t 检验</translation>
    </message>
    <message>
        <source>detectability minus 0.5</source>
        <translation>可辨别度减 0.5</translation>
    </message>
    <message>
        <source>difference of detectability</source>
        <translation>可辨别度之差</translation>
    </message>
    <message>
        <source>difference of p(M|M)</source>
        <translation>p(M|M) 之差</translation>
    </message>
    <message>
        <source>response bias</source>
        <translation>反应偏向</translation>
    </message>
    <message>
        <source>correlation of judges&apos; effects</source>
        <translation>评判者效应的相关</translation>
    </message>
    <message>
        <source>spread of judges and stimuli together</source>
        <translation>评判者与刺激合计的离散程度</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>训练机器</translation>
    </message>
    <message>
        <source>trained on the others</source>
        <translation>用其他机器训练</translation>
    </message>
    <message>
        <source>trained on it</source>
        <translation>用该机器训练</translation>
    </message>
    <message>
        <source>Winners of games</source>
        <translation>游戏的获胜者</translation>
    </message>
    <message>
        <source>Games won by bots</source>
        <translation>机器人获胜的游戏</translation>
    </message>
    <message>
        <source>Games by {unit}</source>
        <translation>按 {unit} 的游戏数</translation>
    </message>
    <message>
        <source>Messages by {unit}</source>
        <translation>按 {unit} 的消息数</translation>
    </message>
    <message>
        <source>won by the people</source>
        <translation>人获胜</translation>
    </message>
    <message>
        <source>Krippendorff&apos;s alpha</source>
        <translation>Krippendorff alpha</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa</source>
        <translation>Fleiss kappa</translation>
    </message>
    <message>
        <source>Inter-rater agreement</source>
        <translation>评判者间一致性</translation>
    </message>
    <message>
        <source>Agreement of judges: {task}</source>
        <translation>评判者之间的一致性：{task}</translation>
    </message>
    <message>
        <source>Agreement of judges</source>
        <translation>评判者之间的一致性</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>grouped folds</source>
        <translation>分组的折</translation>
    </message>
    <message>
        <source>ungrouped folds</source>
        <translation>不分组的折</translation>
    </message>
    <message>
        <source>no majority of people</source>
        <translation>人没有形成多数</translation>
    </message>
    <message>
        <source>most people wrong</source>
        <translation>多数人判断错误</translation>
    </message>
    <message>
        <source>Evidence over messages: {judge}, {task}</source>
        <translation>证据随消息的变化：{judge}，{task}</translation>
    </message>
    <message numerus="yes">
        <source>%n sessions</source>
        <translation>
            <numerusform>%n 个场次</numerusform>
        </translation>
    </message>
    <message>
        <source>, {n} before it was recorded</source>
        <translation>，其中 {n} 个在记录之前</translation>
    </message>
    <message>
        <source>Evidence over messages</source>
        <translation>证据随消息的变化</translation>
    </message>
    <message>
        <source>Messages of the speaker</source>
        <translation>说话者的消息</translation>
    </message>
    <message>
        <source>Evidence for a human</source>
        <translation>倾向于人的证据</translation>
    </message>
    <message>
        <source>Human and machine judges by agent</source>
        <translation>人与机器评判者（按智能体）</translation>
    </message>
    <message>
        <source>Called human by conversation length: {task}, {kind}</source>
        <translation>按对话长度被判为人：{task}，{kind}</translation>
    </message>
    <message>
        <source>By length and kind of conversation</source>
        <translation>按对话长度和类型</translation>
    </message>
    <message>
        <source>Called &quot;human&quot;</source>
        <translation>判为“人”</translation>
    </message>
    <message>
        <source>all answers</source>
        <translation>所有回答</translation>
    </message>
    <message>
        <source>the answers that all judged</source>
        <translation>全都评判过的回答</translation>
    </message>
    <message>
        <source>Human and machine judges</source>
        <translation>人与机器评判者</translation>
    </message>
    <message>
        <source>Words per message</source>
        <translation>每条消息的词数</translation>
    </message>
    <message>
        <source>Difference in words per message</source>
        <translation>每条消息词数之差</translation>
    </message>
    <message>
        <source>{task} (area {area}, n = {n})</source>
        <translation>{task}（面积 {area}，n = {n}）</translation>
    </message>
    <message>
        <source>Sensitivity by {question}</source>
        <translation>按 {question} 的敏感性</translation>
    </message>
    <message>
        <source>Sensitivity by groups</source>
        <translation>按组的敏感性</translation>
    </message>
    <message>
        <source>d&apos; of single judges</source>
        <translation>各评判者的 d&apos;</translation>
    </message>
    <message>
        <source>spread of judges&apos; criteria</source>
        <translation>评判者判断标准的离散程度</translation>
    </message>
    <message>
        <source>spread of judges&apos; d&apos;</source>
        <translation>评判者 d&apos; 的离散程度</translation>
    </message>
    <message>
        <source>correlation of judges&apos; criteria and d&apos;</source>
        <translation>评判者判断标准与 d&apos; 的相关</translation>
    </message>
    <message>
        <source>spread of judges&apos; criteria and stimuli together</source>
        <translation>评判者判断标准与刺激合计的离散程度</translation>
    </message>
    <message>
        <source>Signal detection model</source>
        <translation>信号检测模型</translation>
    </message>
    <message>
        <source>d&apos; and criterion with judges and stimuli as random effects: a probit mixed model, also known as hierarchical signal detection.</source>
        <translation>d&apos; 和判断标准，以评判者和刺激为随机效应：probit 混合模型，也称为分层信号检测。</translation>
    </message>
    <message>
        <source>these machines only</source>
        <translation>仅限这些机器</translation>
    </message>
    <message>
        <source>other judges, other stimuli, other machines like these</source>
        <translation>其他评判者、其他刺激、其他同类机器</translation>
    </message>
    <message>
        <source>these judges and these stimuli</source>
        <translation>这些评判者和这些刺激</translation>
    </message>
    <message>
        <source>other judges, these stimuli</source>
        <translation>其他评判者、这些刺激</translation>
    </message>
    <message>
        <source>these judges, other stimuli</source>
        <translation>这些评判者、其他刺激</translation>
    </message>
    <message>
        <source>other judges, other stimuli</source>
        <translation>其他评判者、其他刺激</translation>
    </message>
    <message>
        <source>binomial bootstrap by trial, {resamples} resamples, percentile interval, seed {seed}</source>
        <translation>按试次的二项自助法，{resamples} 次重抽样，百分位区间，种子 {seed}</translation>
    </message>
    <message>
        <source>Judges are a random sample of many; the stimuli are all of interest.</source>
        <translation>评判者是众多评判者中的随机样本；刺激是所关注的全部刺激。</translation>
    </message>
    <message>
        <source>Stimuli are a random sample of many; the judges are all of interest.</source>
        <translation>刺激是众多刺激中的随机样本；评判者是所关注的全部评判者。</translation>
    </message>
    <message>
        <source>Judges and stimuli are random samples of many, drawn independently.</source>
        <translation>评判者和刺激是从众多评判者和刺激中独立抽取的随机样本。</translation>
    </message>
    <message>
        <source>standard error of independent verdicts; normal distribution</source>
        <translation>判断独立时的标准误；正态分布</translation>
    </message>
    <message>
        <source>No interval: fewer than {fewest} stimuli were judged by two judges.</source>
        <translation>没有区间：由两名评判者评判过的刺激少于 {fewest} 个。</translation>
    </message>
    <message>
        <source>log odds</source>
        <translation>对数优势</translation>
    </message>
    <message>
        <source>The linear predictor is linear in the predictors; random effects are normal and independent of the predictors, those of judges also of those of stimuli.</source>
        <translation>线性预测值对预测变量是线性的；随机效应正态，且独立于预测变量，评判者的随机效应也独立于刺激的随机效应。</translation>
    </message>
    <message>
        <source>one of the two spreads is 0</source>
        <translation>两个离散程度之一为 0</translation>
    </message>
    <message>
        <source>effect: standard deviation in {unit} with an interval on the log scale, or a correlation with one by Fisher&apos;s z</source>
        <translation>效应：以 {unit} 表示的标准差，其区间在对数尺度上；或相关，其区间按 Fisher z</translation>
    </message>
    <message>
        <source>there are fewer than {fewest_judges} {nouns}</source>
        <translation>{nouns} 少于 {fewest_judges} 个</translation>
    </message>
    <message>
        <source>more than {most_effects} effects would take too long</source>
        <translation>效应超过 {most_effects} 个，耗时过长</translation>
    </message>
    <message>
        <source>{noun} have too few {levels}</source>
        <translation>{noun} 的{levels}太少</translation>
    </message>
    <message>
        <source>verdicts on both classes</source>
        <translation>对两个类别的判断</translation>
    </message>
    <message>
        <source>verdicts that differ in the predictor</source>
        <translation>预测变量取值不同的判断</translation>
    </message>
    <message>
        <source>p values might be too small</source>
        <translation>p 值可能过小</translation>
    </message>
    <message>
        <source>their spread includes it</source>
        <translation>其离散程度已包含它</translation>
    </message>
    <message>
        <source>only one of the two spreads is estimated</source>
        <translation>两个离散程度中只估计了一个</translation>
    </message>
    <message>
        <source>only {varying} of the {noun} have</source>
        <translation>{noun} 中只有 {varying} 个有</translation>
    </message>
    <message>
        <source>no best fit was found with it</source>
        <translation>含有它时没有找到最佳拟合</translation>
    </message>
    <message>
        <source>There is no standard error.</source>
        <translation>没有标准误。</translation>
    </message>
    <message>
        <source>no judge judged both humans and machines</source>
        <translation>没有评判者既评判了人又评判了机器</translation>
    </message>
    <message>
        <source>no judge of both humans and machines gave both answers</source>
        <translation>既评判人又评判机器的评判者中，没有人两种回答都给出过</translation>
    </message>
    <message>
        <source>Simulation over the study&apos;s own schedules; detectability with its {method}</source>
        <translation>按研究自身的试次安排模拟；可辨别度及其{method}</translation>
    </message>
    <message>
        <source>a simulated study needs three judges, and both humans and machines</source>
        <translation>模拟研究需要三名评判者，并需要人和机器两者</translation>
    </message>
    <message>
        <source>difference between groups of</source>
        <translation>组间差异：</translation>
    </message>
    <message>
        <source>there are fewer than three values</source>
        <translation>数值少于三个</translation>
    </message>
    <message>
        <source>the predictor does not vary</source>
        <translation>预测变量没有变化</translation>
    </message>
    <message>
        <source>all values are the same</source>
        <translation>所有数值都相同</translation>
    </message>
    <message>
        <source>lower quartile</source>
        <translation>下四分位数</translation>
    </message>
    <message>
        <source>upper quartile</source>
        <translation>上四分位数</translation>
    </message>
    <message>
        <source>median of the seconds between both votes</source>
        <translation>两次投票相隔秒数的中位数</translation>
    </message>
    <message>
        <source>wins of bots</source>
        <translation>机器人的胜局</translation>
    </message>
    <message>
        <source>messages written, by {unit}</source>
        <translation>写的消息数，按 {unit}</translation>
    </message>
    <message>
        <source>{words} of the games&apos; numbers of messages</source>
        <translation>各局游戏消息数的{words}</translation>
    </message>
    <message>
        <source>time between votes</source>
        <translation>投票间隔</translation>
    </message>
    <message>
        <source>time between votes, lost by people</source>
        <translation>投票间隔，人失败</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>组块</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>连续</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>all controls</source>
        <translation>所有检查</translation>
    </message>
    <message>
        <source>control questions</source>
        <translation>检查题</translation>
    </message>
    <message>
        <source>control trials</source>
        <translation>检查试次</translation>
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
        <translation>数字不是有限值</translation>
    </message>
    <message>
        <source>wrong indices</source>
        <translation>序号错误</translation>
    </message>
    <message>
        <source>fewer vectors than texts</source>
        <translation>向量少于文本</translation>
    </message>
    <message>
        <source>too many vectors</source>
        <translation>向量过多</translation>
    </message>
    <message>
        <source>The server returned no vector for it: {why}.</source>
        <translation>服务器没有为它给出向量：{why}。</translation>
    </message>
    <message>
        <source>The server returned no embeddings with the model {model}: {problem}. {left}</source>
        <translation>服务器没有用模型 {model} 给出嵌入向量：{problem}。{left}</translation>
    </message>
    <message>
        <source>Embeddings of a server</source>
        <translation>服务器的嵌入向量</translation>
    </message>
    <message>
        <source>No answer has an embedding. {said}</source>
        <translation>没有回答具有嵌入向量。{said}</translation>
    </message>
    <message>
        <source>The picture is attached.</source>
        <translation>图片已附上。</translation>
    </message>
    <message>
        <source>You are not shown the picture.</source>
        <translation>不向您显示图片。</translation>
    </message>
    <message>
        <source>The cluster at {address} failed: {said}. {go_on}</source>
        <translation>{address} 的集群出错：{said}。{go_on}</translation>
    </message>
    <message>
        <source>It has no words.</source>
        <translation>它没有文字。</translation>
    </message>
    <message>
        <source>Block {id}: {text}</source>
        <translation>组块 {id}：{text}</translation>
    </message>
    <message>
        <source>{letters} by {agents}</source>
        <translation>{letters}（{agents}）</translation>
    </message>
    <message>
        <source>(unnamed)</source>
        <translation>（未命名）</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>界限</translation>
    </message>
    <message>
        <source>Which controls</source>
        <translation>哪些检查</translation>
    </message>
    <message>
        <source>Must be answered</source>
        <translation>必答</translation>
    </message>
    <message>
        <source>The lowest number.</source>
        <translation>最小的数。</translation>
    </message>
    <message>
        <source>The highest number.</source>
        <translation>最大的数。</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Answered with</source>
        <translation>作答方式</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Asks about</source>
        <translation>针对</translation>
    </message>
    <message>
        <source>From</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Words at the left end</source>
        <translation>左端文字</translation>
    </message>
    <message>
        <source>Words at the right end</source>
        <translation>右端文字</translation>
    </message>
    <message>
        <source>Personal</source>
        <translation>个人信息</translation>
    </message>
    <message>
        <source>Asked only after certain answers to an earlier question. See &quot;Asked only if&quot;.</source>
        <translation>只在之前的问题得到特定回答之后才询问。请见“仅当”。</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>One of some choices</source>
        <translation>单选</translation>
    </message>
    <message>
        <source>Several choices</source>
        <translation>多选</translation>
    </message>
    <message>
        <source>{keys} has {elements} elements</source>
        <translation>{keys} 有 {elements} 个元素</translation>
    </message>
    <message>
        <source>{by_s} here.</source>
        <translation>此处{by_s}。</translation>
    </message>
    <message>
        <source>{before} here.</source>
        <translation>此处{before}。</translation>
    </message>
    <message>
        <source>Signatures: {told}.</source>
        <translation>签名：{told}。</translation>
    </message>
    <message>
        <source>a word has no end</source>
        <translation>有一个词没有结尾</translation>
    </message>
    <message>
        <source>mean chroma</source>
        <translation>平均彩度</translation>
    </message>
    <message>
        <source>Color and picture</source>
        <translation>颜色与图片</translation>
    </message>
    <message>
        <source>Its cue or its word is not in {name}.</source>
        <translation>其线索词或其词不在 {name} 中。</translation>
    </message>
    <message>
        <source>Distance from the cue</source>
        <translation>与线索词的距离</translation>
    </message>
    <message>
        <source>It is not in {name}.</source>
        <translation>它不在 {name} 中。</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>嵌入向量</translation>
    </message>
    <message>
        <source>It has no fixations, or its frame has no size.</source>
        <translation>它没有注视点，或其画面没有尺寸。</translation>
    </message>
    <message>
        <source>Fixations</source>
        <translation>注视点</translation>
    </message>
    <message>
        <source>Latent semantic analysis</source>
        <translation>潜在语义分析</translation>
    </message>
    <message>
        <source>N-grams reduced to the directions in which the answers differ most.</source>
        <translation>将 n 元组归约到回答差异最大的方向。</translation>
    </message>
    <message>
        <source>N-grams</source>
        <translation>N 元组</translation>
    </message>
    <message>
        <source>least distance</source>
        <translation>最小距离</translation>
    </message>
    <message>
        <source>mean distance</source>
        <translation>平均距离</translation>
    </message>
    <message>
        <source>greatest distance</source>
        <translation>最大距离</translation>
    </message>
    <message>
        <source>None of its words is in {name}.</source>
        <translation>它的词都不在 {name} 中。</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>词向量</translation>
    </message>
    <message>
        <source>The mean vector of an answer&apos;s words, in a file of word vectors.</source>
        <translation>在词向量文件中，回答各词的平均向量。</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers. Start some: dask worker {address}.</source>
        <translation>{address} 的集群没有工作进程。请启动几个：dask worker {address}。</translation>
    </message>
    <message>
        <source>the model refused</source>
        <translation>模型拒绝作答</translation>
    </message>
    <message>
        <source>empty reply</source>
        <translation>空回复</translation>
    </message>
    <message>
        <source>reply cut off</source>
        <translation>回复被截断</translation>
    </message>
    <message>
        <source>reply cannot be read</source>
        <translation>回复无法识别</translation>
    </message>
    <message>
        <source>stimulus of this study</source>
        <translation>本研究的刺激</translation>
    </message>
    <message>
        <source>block of this study</source>
        <translation>本研究的组块</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>未询问</translation>
    </message>
    <message>
        <source>{head} for the model {model}: {said}</source>
        <translation>{head}，模型 {model}：{said}</translation>
    </message>
    <message>
        <source>wrong shape</source>
        <translation>形式不对</translation>
    </message>
    <message>
        <source>no choices</source>
        <translation>没有选项</translation>
    </message>
    <message>
        <source>model on the server</source>
        <translation>服务器上的模型</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>请求过多</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>服务器错误</translation>
    </message>
    <message>
        <source>refused by the server</source>
        <translation>被服务器拒绝</translation>
    </message>
    <message>
        <source>error page</source>
        <translation>错误页面</translation>
    </message>
    <message>
        <source>not JSON</source>
        <translation>不是 JSON</translation>
    </message>
    <message>
        <source>line dropped</source>
        <translation>连接中断</translation>
    </message>
    <message>
        <source>it is the example</source>
        <translation>它是示例</translation>
    </message>
    <message>
        <source>The session {name} is running. Wait until it has ended.</source>
        <translation>场次 {name} 正在进行。请等它结束。</translation>
    </message>
    <message>
        <source>{missing} in [frame]</source>
        <translation>[frame] 中的 {missing}</translation>
    </message>
    <message>
        <source>a table [tasks.NAME] for each task</source>
        <translation>每项任务各一个表 [tasks.NAME]</translation>
    </message>
    <message>
        <source>{missing} in [tasks.{name}]</source>
        <translation>[tasks.{name}] 中的 {missing}</translation>
    </message>
    <message>
        <source>Linear support vector machine</source>
        <translation>线性支持向量机</translation>
    </message>
    <message>
        <source>SOURCE_DATE_EPOCH is {seconds}, which is not a date in seconds since 1970. Correct this environment variable, or remove it.</source>
        <translation>SOURCE_DATE_EPOCH 为 {seconds}，不是以 1970 年以来的秒数表示的日期。请更正此环境变量，或将其删除。</translation>
    </message>
    <message>
        <source>Tests as in published studies</source>
        <translation>已发表研究所用的检验</translation>
    </message>
    <message>
        <source>Key that signed sessions (Ed25519)</source>
        <translation>为场次签名的密钥 (Ed25519)</translation>
    </message>
    <message>
        <source>Verdicts cluster by</source>
        <translation>判断的聚类单位</translation>
    </message>
    <message>
        <source>this desk</source>
        <translation>此主控台</translation>
    </message>
    <message>
        <source>Games after three machines in a row were excluded, and games in which the interrogator knew the witness. The study asks about this in a further question with the ID knew_witness.</source>
        <translation>连续三台机器之后的游戏，以及提问者认识证人的游戏会被排除。研究以 ID 为 knew_witness 的附加问题询问后者。</translation>
    </message>
    <message>
        <source>Only games that were won or lost count; games that a player surrendered are excluded. The study asks about this in a further question with the ID surrendered.</source>
        <translation>只计分出胜负的游戏；有玩家认输的游戏会被排除。研究以 ID 为 surrendered 的附加问题询问此事。</translation>
    </message>
    <message>
        <source>The judges were native speakers. This set assumes conversations in English; for another language, write your own rule.</source>
        <translation>评判者均为母语者。此规则集假定对话为英语；对于其他语言，请编写自己的规则。</translation>
    </message>
    <message>
        <source>Only judges whose native language is English. The number of questions about the picture that were answered correctly is reported but excludes no one.</source>
        <translation>只计母语为英语的评判者。报告有多少关于图片的问题回答正确；不因此排除任何人。</translation>
    </message>
    <message>
        <source>Which speaker B is the machine?</source>
        <translation>哪一位说话者 B 是机器？</translation>
    </message>
    <message>
        <source>Eye movements: free viewing</source>
        <translation>眼动：自由观看</translation>
    </message>
    <message>
        <source>12 scanpaths of up to 15 fixations, played in a loop, with a question about what the picture shows. Judges with fewer than 7 of 12 correct answers are excluded.</source>
        <translation>12 条扫视路径，每条最多 15 个注视点，循环播放，并有一个关于图片内容的问题。12 个问题中答对少于 7 个的评判者会被排除。</translation>
    </message>
    <message>
        <source>Eye movements: visual search</source>
        <translation>眼动：视觉搜索</translation>
    </message>
    <message>
        <source>Objects in pictures</source>
        <translation>图片中的物体</translation>
    </message>
    <message>
        <source>telephone number</source>
        <translation>电话号码</translation>
    </message>
    <message>
        <source>student number</source>
        <translation>学号</translation>
    </message>
    <message>
        <source>{code} has no session in {data}. Check the code and the folder.</source>
        <translation>{code} 在 {data} 中没有场次。请检查编号和文件夹。</translation>
    </message>
    <message>
        <source>{name} is still being written. End the session first.</source>
        <translation>{name} 仍在写入。请先结束场次。</translation>
    </message>
    <message>
        <source>The seals in {seals} were changed or damaged. Copy SEALED of the sealed package to {files}.</source>
        <translation>{seals} 中的封印被更改或已损坏。请把封存的研究包中的 SEALED 复制到 {files}。</translation>
    </message>
    <message>
        <source>The seal is damaged: its bytes can&apos;t be read.</source>
        <translation>封印已损坏：无法读取其字节。</translation>
    </message>
    <message>
        <source>No session was drawn for the sealed study.</source>
        <translation>没有为封存的研究抽取任何场次。</translation>
    </message>
    <message>
        <source>{name} was not in the package when it was sealed.</source>
        <translation>{name} 在封存时不在研究包中。</translation>
    </message>
    <message>
        <source>{name} was changed after the study was sealed.</source>
        <translation>{name} 在研究封存后被更改。</translation>
    </message>
    <message>
        <source>human answers</source>
        <translation>人的回答</translation>
    </message>
    <message>
        <source>The journal is missing{had}.</source>
        <translation>日志缺失{had}。</translation>
    </message>
    <message>
        <source>machine answers</source>
        <translation>机器的回答</translation>
    </message>
    <message>
        <source>The participant code is empty.</source>
        <translation>被试编号是空的。</translation>
    </message>
    <message>
        <source>Form {id}, {when} the blocks: {title} ({parts})</source>
        <translation>问卷 {id}（组块 {when}）：{title}（{parts}）</translation>
    </message>
    <message>
        <source>practice trials</source>
        <translation>练习试次</translation>
    </message>
    <message>
        <source>fixed at {position}: {name}{composition}</source>
        <translation>固定在位置 {position}：{name}{composition}</translation>
    </message>
    <message>
        <source>every trial</source>
        <translation>每个试次</translation>
    </message>
    <message>
        <source>control question at {where}{partly}</source>
        <translation>检查题：{where}{partly}</translation>
    </message>
    <message>
        <source>judged each</source>
        <translation>每个的评判次数</translation>
    </message>
    <message>
        <source>{conditional} asked only if</source>
        <translation>{conditional} 仅在满足条件时询问</translation>
    </message>
    <message>
        <source>{name}: {problem} Save it again as an Excel workbook.</source>
        <translation>{name}：{problem}请重新存为 Excel 工作簿。</translation>
    </message>
    <message>
        <source>The question {id} has {choices} choices, but there are {letters} letters. Specify more letters in a file with --prompts.</source>
        <translation>问题 {id} 有 {choices} 个选项，而字母只有 {letters} 个。请用 --prompts 在文件中给出更多字母。</translation>
    </message>
    <message>
        <source>ended by experimenter</source>
        <translation>由主试结束</translation>
    </message>
    <message>
        <source>{value} is neither yes nor no.</source>
        <translation>{value} 既不是 yes 也不是 no。</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>一个对象</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>Format the cell as Text and type it again; in .jsonl put it between quotes.</source>
        <translation>请把单元格格式设为文本并重新输入；在 .jsonl 中请加上引号。</translation>
    </message>
    <message>
        <source>{number} is not a whole number.</source>
        <translation>{number} 不是整数。</translation>
    </message>
    <message>
        <source>{value} is not a number.</source>
        <translation>{value} 不是数字。</translation>
    </message>
    <message>
        <source>Item {number}: {message}</source>
        <translation>第 {number} 项：{message}</translation>
    </message>
    <message>
        <source>{name} is missing.</source>
        <translation>缺少 {name}。</translation>
    </message>
    <message>
        <source>{line} has no speaker.</source>
        <translation>{line} 没有说话者。</translation>
    </message>
    <message>
        <source>Close it with another &quot;.</source>
        <translation>请用另一个 &quot; 关闭。</translation>
    </message>
    <message>
        <source>Save the table again as CSV UTF-8.</source>
        <translation>请将表格重新存为 CSV UTF-8。</translation>
    </message>
    <message>
        <source>the package</source>
        <translation>研究包</translation>
    </message>
    <message>
        <source>{name} has a backslash.</source>
        <translation>{name} 中有反斜线。</translation>
    </message>
    <message>
        <source>{name} is a link to a file outside {called}.</source>
        <translation>{name} 是指向{called}之外文件的链接。</translation>
    </message>
    <message>
        <source>Split it into several tables.</source>
        <translation>请拆成几个表格。</translation>
    </message>
    <message>
        <source>Two columns are called {name}.</source>
        <translation>有两列名为 {name}。</translation>
    </message>
    <message>
        <source>Save it as one of {suffixes}.</source>
        <translation>请存为以下格式之一：{suffixes}。</translation>
    </message>
    <message>
        <source>The origin is missing.</source>
        <translation>缺少来源。</translation>
    </message>
    <message>
        <source>the media folder</source>
        <translation>媒体文件夹</translation>
    </message>
    <message>
        <source>{name} has {width} x {height} pixels.</source>
        <translation>{name} 有 {width} x {height} 像素。</translation>
    </message>
    <message>
        <source>Save it again as PNG or JPEG.</source>
        <translation>请重新存为 PNG 或 JPEG。</translation>
    </message>
    <message>
        <source>To score the answers, pair a human with a machine.</source>
        <translation>要对回答计分，请把人与机器配成一对。</translation>
    </message>
    <message>
        <source>its size is {width} x {height}</source>
        <translation>它的尺寸为 {width} x {height}</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>它是空的</translation>
    </message>
    <message>
        <source>Posteriors by {unit}</source>
        <translation>按 {unit} 的后验分布</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>No feature has a weight.</source>
        <translation>没有特征带有权重。</translation>
    </message>
    <message>
        <source>weight in the linear judge trained on all answers, TF-IDF scaled to length 1; of n-grams in exactly the same answers, only the strongest</source>
        <translation>用所有回答训练的线性评判者中的权重，TF-IDF 缩放到长度 1；出现在完全相同的回答中的 n 元组，只取最强的一个</translation>
    </message>
    <message>
        <source>weight in the linear judge trained on all answers, of one standard deviation</source>
        <translation>用所有回答训练的线性评判者中的权重，对应一个标准差</translation>
    </message>
    <message>
        <source>Random forest</source>
        <translation>随机森林</translation>
    </message>
    <message>
        <source>Neural network</source>
        <translation>神经网络</translation>
    </message>
    <message>
        <source>Psych-DS</source>
        <translation>Psych-DS</translation>
    </message>
    <message>
        <source>{id} has not changed since {at}.</source>
        <translation>{id} 自 {at} 以来没有更改。</translation>
    </message>
    <message>
        <source>The choices are: {listed}.</source>
        <translation>选项有：{listed}。</translation>
    </message>
    <message>
        <source>a number from {lowest} to {highest}</source>
        <translation>{lowest} 到 {highest} 之间的数字</translation>
    </message>
    <message>
        <source>Use one of: {known}.</source>
        <translation>请使用以下之一：{known}。</translation>
    </message>
    <message>
        <source>&quot;one&quot;, &quot;two&quot;</source>
        <translation>&quot;one&quot;, &quot;two&quot;</translation>
    </message>
    <message>
        <source>a whole number from {lowest} to {highest}</source>
        <translation>{lowest} 到 {highest} 之间的整数</translation>
    </message>
    <message>
        <source>{key} can&apos;t be {value}.</source>
        <translation>{key} 不能是 {value}。</translation>
    </message>
    <message>
        <source>a list of {what}</source>
        <translation>{what}的列表</translation>
    </message>
    <message>
        <source>{key} must be {what}, not {key2}.</source>
        <translation>{key} 必须是{what}，不能是 {key2}。</translation>
    </message>
    <message>
        <source>a list of tables</source>
        <translation>表的列表</translation>
    </message>
    <message>
        <source>{key} is missing.</source>
        <translation>缺少 {key}。</translation>
    </message>
    <message>
        <source>{key} is unknown.</source>
        <translation>{key} 未知。</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>表格是空的。</translation>
    </message>
    <message>
        <source>Add it. A table for {name} needs: {known}.</source>
        <translation>请添加。{name} 的表格需要：{known}。</translation>
    </message>
    <message>
        <source>The column {name} is unknown.</source>
        <translation>列 {name} 未知。</translation>
    </message>
    <message>
        <source>The column {name} is missing.</source>
        <translation>缺少列 {name}。</translation>
    </message>
    <message>
        <source>The cell is empty.</source>
        <translation>单元格是空的。</translation>
    </message>
    <message>
        <source>Fill it in: {about}.</source>
        <translation>请填写：{about}。</translation>
    </message>
    <message>
        <source>There is no speaker {subject}.</source>
        <translation>没有说话者 {subject}。</translation>
    </message>
    <message>
        <source>Use one of {known}.</source>
        <translation>请使用 {known} 之一。</translation>
    </message>
    <message>
        <source>{title} have no control question.</source>
        <translation>{title}没有检查题。</translation>
    </message>
    <message>
        <source>a {kind} from {minimum} to {maximum}</source>
        <translation>{minimum} 到 {maximum} 之间的{kind}</translation>
    </message>
    <message>
        <source>The key {key} must be a list of answers, not {value}.</source>
        <translation>键 {key} 必须是回答的列表，不能是 {value}。</translation>
    </message>
    <message>
        <source>Earlier fields are: {known}.</source>
        <translation>之前的字段有：{known}。</translation>
    </message>
    <message>
        <source>No field is asked earlier.</source>
        <translation>之前没有询问任何字段。</translation>
    </message>
    <message>
        <source>No field is called {name}.</source>
        <translation>没有名为 {name} 的字段。</translation>
    </message>
    <message>
        <source>Its choices are: {values}.</source>
        <translation>它的选项有：{values}。</translation>
    </message>
    <message>
        <source>The field {id} is never {value}.</source>
        <translation>字段 {id} 永远不会是 {value}。</translation>
    </message>
    <message>
        <source>Its answer is {between}.</source>
        <translation>它的回答是{between}。</translation>
    </message>
    <message>
        <source>The field {name} is asked later.</source>
        <translation>字段 {name} 在之后才询问。</translation>
    </message>
    <message>
        <source>Move it before this one. {there}</source>
        <translation>请把它移到这一个之前。{there}</translation>
    </message>
    <message>
        <source>No analysis is called {name}.</source>
        <translation>没有名为 {name} 的分析。</translation>
    </message>
    <message>
        <source>{meant}Use one of: {known}.</source>
        <translation>{meant}请使用以下之一：{known}。</translation>
    </message>
    <message>
        <source>at least two choices</source>
        <translation>至少两个选项</translation>
    </message>
    <message>
        <source>The question needs {count}.</source>
        <translation>该问题需要{count}。</translation>
    </message>
    <message>
        <source>The task has no subject {subject}.</source>
        <translation>该任务没有对象 {subject}。</translation>
    </message>
    <message>
        <source>Give each choice its own.</source>
        <translation>请给每个选项各自的按键。</translation>
    </message>
    <message>
        <source>ids of blocks</source>
        <translation>组块的 ID</translation>
    </message>
    <message>
        <source>The blocks are: {known}.</source>
        <translation>组块有：{known}。</translation>
    </message>
    <message>
        <source>There is no block {name}.</source>
        <translation>没有组块 {name}。</translation>
    </message>
    <message>
        <source>Write different texts.</source>
        <translation>请写不同的文本。</translation>
    </message>
    <message>
        <source>Give each task its own table.</source>
        <translation>请给每个任务各自的表格。</translation>
    </message>
    <message>
        <source>Another block shows the pairs of {name} with another [block.show].</source>
        <translation>另一个组块以不同的 [block.show] 显示 {name} 的配对。</translation>
    </message>
    <message>
        <source>Give this block a copy of the table.</source>
        <translation>请给此组块一份表格的副本。</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>Correct the line: key = &quot;text&quot;, key = 3, key = true.</source>
        <translation>请更正该行：key = &quot;text&quot;、key = 3、key = true。</translation>
    </message>
    <message>
        <source>Use at most {longest_id}.</source>
        <translation>请最多使用 {longest_id} 个字符。</translation>
    </message>
    <message>
        <source>The study has no block.</source>
        <translation>研究没有组块。</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>文本是空的。</translation>
    </message>
    <message>
        <source>What the agent was given: an image, a cue, a topic</source>
        <translation>给智能体的内容：图片、线索词、话题</translation>
    </message>
    <message>
        <source>Who made it{of}: human or machine</source>
        <translation>由谁作出{of}：human 或 machine</translation>
    </message>
    <message>
        <source>In Excel: Save As, and choose &quot;CSV UTF-8 (Comma delimited)&quot;.</source>
        <translation>在 Excel 中：另存为，选择“CSV UTF-8（逗号分隔）”。</translation>
    </message>
    <message>
        <source>a soft hyphen</source>
        <translation>一个软连字符</translation>
    </message>
    <message>
        <source>a zero-width space</source>
        <translation>一个零宽空格</translation>
    </message>
    <message>
        <source>a word joiner</source>
        <translation>一个词连接符</translation>
    </message>
    <message>
        <source>a byte order mark</source>
        <translation>一个字节顺序标记</translation>
    </message>
    <message>
        <source>a zero-width non-joiner</source>
        <translation>一个零宽不连字</translation>
    </message>
    <message>
        <source>a zero-width joiner</source>
        <translation>一个零宽连字</translation>
    </message>
    <message>
        <source>{wrong} looks like a {right} that was read in the wrong encoding.</source>
        <translation>{wrong} 看起来像是以错误编码读取的 {right}。</translation>
    </message>
    <message>
        <source>in a Windows file it would be {letter}</source>
        <translation>在 Windows 文件中它会是 {letter}</translation>
    </message>
    <message>
        <source>The file is UTF-16, not UTF-8.</source>
        <translation>文件是 UTF-16，不是 UTF-8。</translation>
    </message>
    <message>
        <source>Save it as UTF-8. {excel}</source>
        <translation>请存为 UTF-8。{excel}</translation>
    </message>
    <message>
        <source>Byte {at}, number {column} of the line, is not UTF-8{guess}.</source>
        <translation>字节 {at}（该行的第 {column} 个）不是 UTF-8{guess}。</translation>
    </message>
    <message>
        <source>Save the file as UTF-8. {excel}</source>
        <translation>请将文件存为 UTF-8。{excel}</translation>
    </message>
    <message>
        <source>Type the text again.</source>
        <translation>请重新输入文本。</translation>
    </message>
    <message>
        <source>the control character U+{letter}</source>
        <translation>控制字符 U+{letter}</translation>
    </message>
    <message>
        <source>Format the cell as Text and type it again.</source>
        <translation>请把单元格格式设为文本并重新输入。</translation>
    </message>
    <message>
        <source>Only the sheet {title} is read, not {others}.</source>
        <translation>只读取工作表 {title}，不读取 {others}。</translation>
    </message>
    <message>
        <source>Unpacked, the workbook has {size} bytes.</source>
        <translation>解包后工作簿有 {size} 字节。</translation>
    </message>
    <message>
        <source>The cell is in a column that has no name.</source>
        <translation>该单元格所在的列没有名称。</translation>
    </message>
    <message>
        <source>asked again later</source>
        <translation>之后重新询问</translation>
    </message>
    <message>
        <source>control trial</source>
        <translation>检查试次</translation>
    </message>
    <message>
        <source>by several rules</source>
        <translation>按多条规则</translation>
    </message>
    <message>
        <source>too fast</source>
        <translation>过快</translation>
    </message>
    <message>
        <source>Wilson&apos;s interval by trial</source>
        <translation>按试次的 Wilson 区间</translation>
    </message>
    <message>
        <source>judge and stimulus</source>
        <translation>评判者和刺激</translation>
    </message>
    <message>
        <source>there are no messages of the person in this setting</source>
        <translation>此情境中没有该人的消息</translation>
    </message>
    <message>
        <source>The table of messages has no column {name}. It needs: {given}.</source>
        <translation>消息表没有列 {name}。需要：{given}。</translation>
    </message>
    <message>
        <source>These verdicts were given by machines.</source>
        <translation>这些判断由机器作出。</translation>
    </message>
    <message>
        <source>{study} was run in {versions} different versions.</source>
        <translation>{study} 以 {versions} 个不同版本运行过。</translation>
    </message>
    <message>
        <source>Pairs have different numbers of judges.</source>
        <translation>各配对的评判者人数不同。</translation>
    </message>
    <message>
        <source>the reason is sealed</source>
        <translation>原因已封存</translation>
    </message>
    <message>
        <source>Deviation of {study}: {one}</source>
        <translation>{study} 的偏离：{one}</translation>
    </message>
    <message>
        <source>all verdicts on what humans made</source>
        <translation>对人的回答的所有判断</translation>
    </message>
    <message>
        <source>By machine agent</source>
        <translation>按机器智能体</translation>
    </message>
    <message>
        <source>(not named)</source>
        <translation>（未命名）</translation>
    </message>
    <message>
        <source>Success against baselines</source>
        <translation>成功率与基线比较</translation>
    </message>
    <message>
        <source>Success rate</source>
        <translation>成功率</translation>
    </message>
    <message>
        <source>By kind of stimulus, session and judge</source>
        <translation>按刺激类型、场次和评判者</translation>
    </message>
    <message>
        <source>Calibration of confidence</source>
        <translation>信心校准</translation>
    </message>
    <message>
        <source>made by {truth}s (n = {n})</source>
        <translation>{truth} 的回答（n = {n}）</translation>
    </message>
    <message>
        <source>The table of comparisons has no column {missing}. It needs: {columns}.</source>
        <translation>比较表没有列 {missing}。需要：{columns}。</translation>
    </message>
    <message>
        <source>At least as good (epsilon = {epsilon})</source>
        <translation>至少同样好（epsilon = {epsilon}）</translation>
    </message>
    <message>
        <source>Better (epsilon = {epsilon})</source>
        <translation>更好（epsilon = {epsilon}）</translation>
    </message>
    <message>
        <source>Pairs that are related at each epsilon, of {tested} tested, and chains of three agents that are not transitive. There are no error bars.</source>
        <translation>在 {tested} 个受检配对中，各 epsilon 下存在关系的配对，以及不满足传递性的三智能体链。没有误差线。</translation>
    </message>
    <message>
        <source>Relation over epsilon</source>
        <translation>关系随 epsilon 的变化</translation>
    </message>
    <message>
        <source>Advantage over guessing</source>
        <translation>相对于猜测的优势</translation>
    </message>
    <message>
        <source>Turing scores</source>
        <translation>图灵分数</translation>
    </message>
    <message>
        <source>judged by {distinguisher}</source>
        <translation>由 {distinguisher} 评判</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>扮演者</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>Epsilon</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Tests of detectability</source>
        <translation>可辨别度检验</translation>
    </message>
    <message>
        <source>t-test, pooled</source>
        <translation>t 检验，合并方差</translation>
    </message>
    <message>
        <source>t-test, Welch</source>
        <translation>t 检验，Welch</translation>
    </message>
    <message>
        <source>permutation within judges</source>
        <translation>评判者内置换</translation>
    </message>
    <message>
        <source>t-test over judges</source>
        <translation>评判者间 t 检验</translation>
    </message>
    <message>
        <source>No verdicts on what {truth}s made.</source>
        <translation>没有对{truth}的回答的判断。</translation>
    </message>
    <message>
        <source>Controls passed</source>
        <translation>检查通过</translation>
    </message>
    <message>
        <source>permutation of judges</source>
        <translation>评判者置换</translation>
    </message>
    <message>
        <source>ANOVA agent x group</source>
        <translation>ANOVA 智能体 x 组</translation>
    </message>
    <message>
        <source>Judges by groups</source>
        <translation>按评判者分组</translation>
    </message>
    <message>
        <source>agent x group</source>
        <translation>智能体 x 组</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>多一个单位</translation>
    </message>
    <message>
        <source>Binomial regression</source>
        <translation>二项回归</translation>
    </message>
    <message>
        <source>Imitation detectability</source>
        <translation>模仿可辨别度</translation>
    </message>
    <message>
        <source>spread of judges</source>
        <translation>评判者的离散程度</translation>
    </message>
    <message>
        <source>spread of stimuli</source>
        <translation>刺激的离散程度</translation>
    </message>
    <message>
        <source>Judges and stimuli</source>
        <translation>评判者与刺激</translation>
    </message>
    <message>
        <source>there are no verdicts</source>
        <translation>没有判断</translation>
    </message>
    <message>
        <source>Equivalence with 0.5</source>
        <translation>与 0.5 等价</translation>
    </message>
    <message>
        <source>Detectability</source>
        <translation>可辨别度</translation>
    </message>
    <message>
        <source>Agreement of coders</source>
        <translation>编码者一致性</translation>
    </message>
    <message>
        <source>Detectability by {column}</source>
        <translation>按 {column} 的可辨别度</translation>
    </message>
    <message>
        <source>It was</source>
        <translation>实际为</translation>
    </message>
    <message>
        <source>success rate</source>
        <translation>成功率</translation>
    </message>
    <message>
        <source>Bayesian evidence</source>
        <translation>贝叶斯证据</translation>
    </message>
    <message>
        <source>trials judged before, by tens (random slopes by judge)</source>
        <translation>此前评判的试次，以十个为单位（按评判者的随机斜率）</translation>
    </message>
    <message>
        <source>spread of their slopes</source>
        <translation>其斜率的离散程度</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>经验</translation>
    </message>
    <message>
        <source>Trials before</source>
        <translation>此前试次</translation>
    </message>
    <message>
        <source>made by {truth}s</source>
        <translation>{truth} 的回答</translation>
    </message>
    <message>
        <source>No score: in no game were both people stronger than 1.</source>
        <translation>没有分数：没有一局游戏的两个人实力都大于 1。</translation>
    </message>
    <message>
        <source>Each point is a player (n = {there}): odds of winning from the last 100 games, and mean time to the vote. There are no error bars.</source>
        <translation>每个点是一名玩家（n = {there}）：最近 100 局的获胜优势，以及投票的平均用时。没有误差线。</translation>
    </message>
    <message>
        <source>Outcomes of games</source>
        <translation>游戏的结局</translation>
    </message>
    <message>
        <source>Scores of bots</source>
        <translation>机器人的分数</translation>
    </message>
    <message>
        <source>Win rate by {unit}</source>
        <translation>按 {unit} 的胜率</translation>
    </message>
    <message>
        <source>Time between votes</source>
        <translation>两次投票之间的时间</translation>
    </message>
    <message>
        <source>Mean time to decide (min)</source>
        <translation>平均判断用时（分钟）</translation>
    </message>
    <message>
        <source>Strength S</source>
        <translation>实力 S</translation>
    </message>
    <message>
        <source>Games won by the bot</source>
        <translation>机器人获胜的游戏</translation>
    </message>
    <message>
        <source>Games won by people</source>
        <translation>人获胜的游戏</translation>
    </message>
    <message>
        <source>Seconds between the votes</source>
        <translation>投票相隔秒数</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>all games</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>weighted by xi</source>
        <translation>按 xi 加权</translation>
    </message>
    <message>
        <source>lost by the people</source>
        <translation>人失败</translation>
    </message>
    <message>
        <source>(no end)</source>
        <translation>（未结束）</translation>
    </message>
    <message>
        <source>The table of games has no column {name}. This result needs: {needed}.</source>
        <translation>游戏表没有列 {name}。此结果需要：{needed}。</translation>
    </message>
    <message>
        <source>No vote of this player has a time.</source>
        <translation>此玩家的投票都没有时间。</translation>
    </message>
    <message>
        <source>Detectability by conversation length: {task}</source>
        <translation>按对话长度的可辨别度：{task}</translation>
    </message>
    <message>
        <source>By conversation length</source>
        <translation>按对话长度</translation>
    </message>
    <message>
        <source>Turns shown</source>
        <translation>显示的轮数</translation>
    </message>
    <message>
        <source>CIDEr-D, 0 to 10</source>
        <translation>CIDEr-D，0 到 10</translation>
    </message>
    <message>
        <source>BLEU-4, 0 to 100</source>
        <translation>BLEU-4，0 到 100</translation>
    </message>
    <message>
        <source>{name} and detectability: {task}</source>
        <translation>{name} 与可辨别度：{task}</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并列比较</translation>
    </message>
    <message>
        <source>Pass rate</source>
        <translation>通过率</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Pass rate over turns</source>
        <translation>通过率随轮数的变化</translation>
    </message>
    <message>
        <source>Pass rate by topic</source>
        <translation>按话题的通过率</translation>
    </message>
    <message>
        <source>Reasons for verdicts</source>
        <translation>判断的理由</translation>
    </message>
    <message>
        <source>d&apos; of single judges, mean</source>
        <translation>单个评判者的 d&apos;，均值</translation>
    </message>
    <message>
        <source>area under ROC</source>
        <translation>ROC 曲线下面积</translation>
    </message>
    <message>
        <source>Sensitivity and criterion</source>
        <translation>敏感性与判断标准</translation>
    </message>
    <message>
        <source>ROC from confidence</source>
        <translation>由信心得出的 ROC</translation>
    </message>
    <message>
        <source>Tests at 0.05 at each of {number} looks are wrong in {naive} of studies</source>
        <translation>在 {number} 次查看中每次以 0.05 检验，出错的研究占 {naive}</translation>
    </message>
    <message>
        <source>may stop</source>
        <translation>可以停止</translation>
    </message>
    <message>
        <source>A single look costs nothing.</source>
        <translation>仅查看一次没有代价。</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>评判者</translation>
    </message>
    <message>
        <source>Looks at the data</source>
        <translation>查看数据</translation>
    </message>
    <message>
        <source>Two-way ANOVA, {what}, sums of squares of type II; effect: partial eta squared</source>
        <translation>双因素 ANOVA，{what}，II 型平方和；效应：偏 eta 平方</translation>
    </message>
    <message>
        <source>Values are independent, normal within each cell and of the same variance.</source>
        <translation>数值独立，在每个单元格内正态且方差相同。</translation>
    </message>
    <message>
        <source>first factor</source>
        <translation>第一因素</translation>
    </message>
    <message>
        <source>second factor</source>
        <translation>第二因素</translation>
    </message>
    <message>
        <source>nothing varies within the cells of agent and group</source>
        <translation>智能体与组的各单元格内没有变异</translation>
    </message>
    <message>
        <source>each factor needs two levels</source>
        <translation>每个因素需要两个水平</translation>
    </message>
    <message>
        <source>a confidence is not between 0 and 1</source>
        <translation>有信心值不在 0 和 1 之间</translation>
    </message>
    <message>
        <source>a margin of {margin} is not between 0 and 0.5</source>
        <translation>界限 {margin} 不在 0 和 0.5 之间</translation>
    </message>
    <message>
        <source>there are verdicts on one class only, or none</source>
        <translation>只有对一个类别的判断，或没有判断</translation>
    </message>
    <message>
        <source>Holm over all tests of the same family in this table</source>
        <translation>对此表中同族的所有检验作 Holm 校正</translation>
    </message>
    <message>
        <source>Both coders need a label for each text.</source>
        <translation>两名编码者须给每个文本一个标签。</translation>
    </message>
    <message>
        <source>a predictor does not vary</source>
        <translation>有预测变量没有变异</translation>
    </message>
    <message>
        <source>No spread was found beyond chance, so there is no interval.</source>
        <translation>没有发现超出随机的离散程度，因此没有区间。</translation>
    </message>
    <message>
        <source>Verdicts are independent; the log odds are about normally distributed.</source>
        <translation>判断独立；对数优势近似正态分布。</translation>
    </message>
    <message>
        <source>all verdicts of a group are the same, so its log odds are infinite</source>
        <translation>一个组的所有判断都相同，因此其对数优势为无穷大</translation>
    </message>
    <message>
        <source>Verdicts are independent of each other and exchangeable under the null hypothesis.</source>
        <translation>判断相互独立，且在零假设下可交换。</translation>
    </message>
    <message>
        <source>Exact permutation test of two groups&apos; detectability, two-sided, verdicts exchanged within each truth; effect: difference of detectability</source>
        <translation>两组可辨别度的精确置换检验，双侧，在每种来源内交换判断；效应：可辨别度之差</translation>
    </message>
    <message>
        <source>Exact permutation test, truths exchanged over verdicts; effect: detectability minus 0.5</source>
        <translation>精确置换检验，在判断间交换来源；效应：可辨别度减 0.5</translation>
    </message>
    <message>
        <source>Exact permutation test, truths exchanged over the verdicts of each judge; effect: detectability minus 0.5</source>
        <translation>精确置换检验，在每名评判者的判断间交换来源；效应：可辨别度减 0.5</translation>
    </message>
    <message>
        <source>The verdicts of one judge are exchangeable under the null hypothesis.</source>
        <translation>在零假设下，同一评判者的判断可交换。</translation>
    </message>
    <message>
        <source>Permutation test of two groups of judges, whole judges exchanged, {resamples} random permutations, seed {seed}; effect: difference of detectability</source>
        <translation>两组评判者的置换检验，以评判者为单位交换，{resamples} 次随机置换，种子 {seed}；效应：可辨别度之差</translation>
    </message>
    <message>
        <source>Judges are independent of each other.</source>
        <translation>评判者相互独立。</translation>
    </message>
    <message>
        <source>a group has fewer than two judges, or lacks verdicts on humans or on machines</source>
        <translation>有一个组的评判者少于两名，或缺少对人或对机器的判断</translation>
    </message>
    <message>
        <source>a group has no verdicts</source>
        <translation>有一个组没有判断</translation>
    </message>
    <message>
        <source>a group lacks verdicts on humans or on machines</source>
        <translation>有一个组缺少对人或对机器的判断</translation>
    </message>
    <message>
        <source>all verdicts are the same</source>
        <translation>所有判断都相同</translation>
    </message>
    <message>
        <source>Log odds are linear in the predictors; {what} are independent.</source>
        <translation>对数优势对预测变量是线性的；{what} 独立。</translation>
    </message>
    <message>
        <source>there are not more judges than predictors</source>
        <translation>评判者不多于预测变量</translation>
    </message>
    <message>
        <source>Area under the ROC curve of verdict times confidence; standard error of DeLong et al. 1988; z against 0.5; effect: the area</source>
        <translation>判断乘以信心的 ROC 曲线下面积；标准误依 DeLong 等 1988；相对于 0.5 的 z；效应：该面积</translation>
    </message>
    <message>
        <source>there are ratings of one class only, or none</source>
        <translation>只有对一个类别的评分，或没有评分</translation>
    </message>
    <message>
        <source>a look is after the end of the data</source>
        <translation>有一次查看在数据结束之后</translation>
    </message>
    <message>
        <source>Verdicts are independent; both inner distributions are normal with the same variance.</source>
        <translation>判断独立；两个内部分布正态且方差相同。</translation>
    </message>
    <message>
        <source>Values are independent, and their mean is about normally distributed.</source>
        <translation>数值独立，且其均值近似正态分布。</translation>
    </message>
    <message>
        <source>there are fewer than two {what}</source>
        <translation>{what} 少于两个</translation>
    </message>
    <message>
        <source>all {what} are the same</source>
        <translation>所有 {what} 都相同</translation>
    </message>
    <message>
        <source>Both groups have the same variance.</source>
        <translation>两组方差相同。</translation>
    </message>
    <message>
        <source>a group has fewer than two values</source>
        <translation>有一个组的数值少于两个</translation>
    </message>
    <message>
        <source>the values do not differ within the groups</source>
        <translation>组内数值没有差异</translation>
    </message>
    <message>
        <source>Accuracy by strategy</source>
        <translation>按策略的正确率</translation>
    </message>
    <message>
        <source>Strategies of interrogators</source>
        <translation>提问者的策略</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正确率</translation>
    </message>
    <message>
        <source>each judge&apos;s first trial</source>
        <translation>每名评判者的首个试次</translation>
    </message>
    <message>
        <source>No verdicts on what humans made, so there is no human baseline.</source>
        <translation>没有对人的回答的判断，因此没有人的基线。</translation>
    </message>
    <message>
        <source>Each text needs at least one reference.</source>
        <translation>每个文本至少需要一个参照。</translation>
    </message>
    <message>
        <source>A text needs at least one reference.</source>
        <translation>文本至少需要一个参照。</translation>
    </message>
    <message>
        <source>mean Zipf frequency of its words: log10 of occurrences in a billion words</source>
        <translation>所用词的平均 Zipf 频率：每十亿词中出现次数的 log10</translation>
    </message>
    <message>
        <source>Mean and standard deviation</source>
        <translation>均值和标准差</translation>
    </message>
    <message>
        <source>Text statistics</source>
        <translation>文本统计</translation>
    </message>
    <message>
        <source>Difference from humans (g)</source>
        <translation>与人的差异 (g)</translation>
    </message>
    <message>
        <source>odds of winning, games weighted by xi (Eq. 8); no prior</source>
        <translation>获胜优势，各局按 xi 加权（式 8）；无先验</translation>
    </message>
    <message>
        <source>won by people, by {unit}</source>
        <translation>人获胜，按 {unit}</translation>
    </message>
    <message>
        <source>won by bot</source>
        <translation>机器人获胜</translation>
    </message>
    <message>
        <source>detectability minus 1/2</source>
        <translation>可辨别度减 1/2</translation>
    </message>
    <message>
        <source>simulated on {node}</source>
        <translation>在 {node} 上模拟</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>硬币</translation>
    </message>
    <message>
        <source>Answers every question at random.</source>
        <translation>随机回答每个问题。</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>熟练</translation>
    </message>
    <message>
        <source>no session of the study {study}</source>
        <translation>没有研究 {study} 的场次</translation>
    </message>
    <message>
        <source>no session</source>
        <translation>没有场次</translation>
    </message>
    <message>
        <source>There is {which} in {data}. Check the folder and --study.</source>
        <translation>{data} 中{which}。请检查文件夹和 --study。</translation>
    </message>
    <message>
        <source>{name} is open in Excel or LibreOffice. Close it there and export again. If it is not open, delete {lock}.</source>
        <translation>{name} 正在 Excel 或 LibreOffice 中打开。请在那里关闭并重新导出。如果没有打开，请删除 {lock}。</translation>
    </message>
    <message>
        <source>no features</source>
        <translation>没有特征</translation>
    </message>
    <message>
        <source>Its answers are judged in the block {id}.</source>
        <translation>其回答在组块 {id} 中被评判。</translation>
    </message>
    <message>
        <source>The export was stopped. Nothing was written.</source>
        <translation>导出已停止。没有写入任何内容。</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>实际为</translation>
    </message>
    <message>
        <source>Where these numbers come from</source>
        <translation>这些数字的来源</translation>
    </message>
    <message>
        <source>No sessions</source>
        <translation>没有场次</translation>
    </message>
    <message>
        <source>after quality rules</source>
        <translation>应用质量规则之后</translation>
    </message>
    <message>
        <source>Quality rules.</source>
        <translation>质量规则。</translation>
    </message>
    <message>
        <source>before quality rules</source>
        <translation>应用质量规则之前</translation>
    </message>
    <message>
        <source>Before quality rules: {before}</source>
        <translation>应用质量规则之前：{before}</translation>
    </message>
    <message>
        <source>Every exclusion.</source>
        <translation>所有排除。</translation>
    </message>
    <message>
        <source>{title}, before quality rules.</source>
        <translation>{title}，应用质量规则之前。</translation>
    </message>
    <message>
        <source>further question</source>
        <translation>附加问题</translation>
    </message>
    <message>
        <source>too fast under (s)</source>
        <translation>过快界限（秒）</translation>
    </message>
    <message>
        <source>stimuli shown</source>
        <translation>显示的刺激</translation>
    </message>
    <message>
        <source>by humans</source>
        <translation>来自人</translation>
    </message>
    <message>
        <source>by machines</source>
        <translation>来自机器</translation>
    </message>
    <message>
        <source>machine agents</source>
        <translation>机器智能体</translation>
    </message>
    <message>
        <source>Hash of the package (SHA-256)</source>
        <translation>研究包的哈希值 (SHA-256)</translation>
    </message>
    <message>
        <source>Versions that ran</source>
        <translation>运行过的版本</translation>
    </message>
    <message>
        <source>Questions of {title}.</source>
        <translation>{title} 的问题。</translation>
    </message>
    <message>
        <source>Withdrawn: {people} ({deleted}, {answers} deleted)</source>
        <translation>已退出：{people}（删除 {deleted}，{answers}）</translation>
    </message>
    <message>
        <source>Still sealed: {sealed}</source>
        <translation>仍处于封存：{sealed}</translation>
    </message>
    <message>
        <source>whole session</source>
        <translation>整个场次</translation>
    </message>
    <message>
        <source>single trial</source>
        <translation>单个试次</translation>
    </message>
    <message>
        <source>The first {most} of {rows} rows; the workbook has all of them.</source>
        <translation>共 {rows} 行，此处为前 {most} 行；工作簿中有全部行。</translation>
    </message>
    <message>
        <source>Program that ran sessions</source>
        <translation>运行场次的程序</translation>
    </message>
    <message>
        <source>Python version of sessions</source>
        <translation>场次的 Python 版本</translation>
    </message>
    <message>
        <source>Operating system of sessions</source>
        <translation>场次的操作系统</translation>
    </message>
    <message>
        <source>Language of sessions</source>
        <translation>场次的语言</translation>
    </message>
    <message>
        <source>Seed of the study</source>
        <translation>研究的随机种子</translation>
    </message>
    <message>
        <source>Hash of the study package (SHA-256)</source>
        <translation>研究包的哈希值 (SHA-256)</translation>
    </message>
    <message>
        <source>Report created (UTC)</source>
        <translation>报告生成时间 (UTC)</translation>
    </message>
    <message>
        <source>Report created with</source>
        <translation>生成报告的程序</translation>
    </message>
    <message>
        <source>Created from journals</source>
        <translation>由日志生成</translation>
    </message>
    <message>
        <source>The workbook can&apos;t be written: {problem}</source>
        <translation>无法写入工作簿：{problem}</translation>
    </message>
    <message>
        <source>Reading journals</source>
        <translation>正在读取日志</translation>
    </message>
    <message>
        <source>Computing results</source>
        <translation>正在计算结果</translation>
    </message>
    <message>
        <source>{booth} is not connected.</source>
        <translation>{booth} 未连接。</translation>
    </message>
    <message>
        <source>The kiosk refused.</source>
        <translation>被试端拒绝了。</translation>
    </message>
    <message>
        <source>{say} comes too early.</source>
        <translation>{say} 来得太早。</translation>
    </message>
    <message>
        <source>Expected {say2}, received {say}.</source>
        <translation>收到 {say}，应为 {say2}。</translation>
    </message>
    <message>
        <source>{kind} lines are written by the recorder itself.</source>
        <translation>{kind} 行由记录程序自行写入。</translation>
    </message>
    <message>
        <source>Too many connections at once.</source>
        <translation>同时连接过多。</translation>
    </message>
    <message>
        <source>Bring the kiosk&apos;s data folder to the desk, and join it there.</source>
        <translation>请把被试端的数据文件夹带到主控台，并在那里合并。</translation>
    </message>
    <message>
        <source>The desk shows no pairing code, or it has expired.</source>
        <translation>主控台没有显示配对码，或配对码已过期。</translation>
    </message>
    <message>
        <source>This pairing code has just been used or replaced.</source>
        <translation>此配对码刚刚被使用或更换。</translation>
    </message>
    <message>
        <source>{to} is being written.</source>
        <translation>{to} 正在写入。</translation>
    </message>
    <message>
        <source>Install the same version on both computers.</source>
        <translation>请在两台计算机上安装同一版本。</translation>
    </message>
    <message>
        <source>Ask the desk for a new code.</source>
        <translation>请从主控台获取新的配对码。</translation>
    </message>
    <message>
        <source>Read the code on the desk again.</source>
        <translation>请重新读取主控台上的配对码。</translation>
    </message>
    <message>
        <source>Pair this kiosk with the desk again.</source>
        <translation>请重新与主控台配对此被试端。</translation>
    </message>
    <message>
        <source>a token&apos;s hash is too short</source>
        <translation>令牌的哈希值太短</translation>
    </message>
    <message>
        <source>{say} is not for a kiosk.</source>
        <translation>{say} 不是发给被试端的。</translation>
    </message>
    <message>
        <source>The desk could not write {file}.</source>
        <translation>主控台无法写入 {file}。</translation>
    </message>
    <message>
        <source>{say} is not for the desk.</source>
        <translation>{say} 不是发给主控台的。</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>About</source>
        <comment>the program</comment>
        <translation>关于</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Pair a kiosk…</source>
        <translation>配对被试端…</translation>
    </message>
    <message>
        <source>Booths</source>
        <translation>实验间</translation>
    </message>
    <message>
        <source>Message…</source>
        <translation>消息…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>End session…</source>
        <translation>结束场次…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message numerus="yes">
        <source>{here} of {of} connected, port {port}; %n connection(s) refused</source>
        <translation>
            <numerusform>已连接 {here} / {of}，端口 {port}；拒绝了 %n 个连接</numerusform>
        </translation>
    </message>
    <message>
        <source>{here} of {of} connected, port {port}</source>
        <translation>已连接 {here} / {of}，端口 {port}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>End the session of {participant} in {booth}?</source>
        <translation>要结束 {participant} 在 {booth} 的场次吗？</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>要移除 {name} 吗？</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Damaged: {what}</source>
        <translation>已损坏：{what}</translation>
    </message>
    <message>
        <source>{time} ahead</source>
        <translation>快 {time}</translation>
    </message>
    <message>
        <source>{time} behind</source>
        <translation>慢 {time}</translation>
    </message>
    <message>
        <source>at {address}, {program}</source>
        <translation>位于 {address}，{program}</translation>
    </message>
    <message>
        <source>Booth</source>
        <translation>实验间</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Participant</source>
        <translation>被试</translation>
    </message>
    <message>
        <source>Trial</source>
        <translation>试次</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Free disk</source>
        <translation>可用空间</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>最近在线</translation>
    </message>
    <message>
        <source>{done} of {of}</source>
        <translation>{done} / {of}</translation>
    </message>
    <message>
        <source>Pair a kiosk</source>
        <translation>配对被试端</translation>
    </message>
    <message>
        <source>Pairing code</source>
        <translation>配对码</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>新配对码</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The study could not be checked: {why}</source>
        <translation>无法检查研究：{why}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>No study is open</source>
        <translation>没有打开的研究</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>正在读取 {name}…</translation>
    </message>
    <message>
        <source>Save and record</source>
        <translation>保存并记录</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>保存更改吗？</translation>
    </message>
    <message>
        <source>Another program changed this study</source>
        <translation>另一个程序修改了此研究</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} 和 {name}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>放弃更改</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>正在计算…</translation>
    </message>
    <message numerus="yes">
        <source>%n verdict(s)</source>
        <translation>
            <numerusform>%n 个判断</numerusform>
        </translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <source>Progress of the report</source>
        <translation>报告进度</translation>
    </message>
    <message>
        <source>Split by</source>
        <comment>a column or question</comment>
        <translation>拆分依据</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <translation>保存图…</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>results are split by</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>保存图</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>not used</source>
        <comment>a picture</comment>
        <translation>未使用</translation>
    </message>
    <message>
        <source>{name}, {use}</source>
        <comment>a picture</comment>
        <translation>{name}，{use}</translation>
    </message>
    <message>
        <source>No pictures yet. Drop files or a whole folder here.</source>
        <translation>还没有图片。请把文件或整个文件夹拖到这里。</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s), {unused} not used</source>
        <translation>
            <numerusform>%n 张图片，{unused} 张未使用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s), all used</source>
        <translation>
            <numerusform>%n 张图片，全部已使用</numerusform>
        </translation>
    </message>
    <message>
        <source>Add pictures…</source>
        <translation>添加图片…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Add pictures</source>
        <translation>添加图片</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n picture(s)?</source>
        <translation>
            <numerusform>要移除 %n 张图片吗？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) added.</source>
        <translation>
            <numerusform>已添加 %n 张图片。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %n picture(s)?</source>
        <translation>
            <numerusform>要替换 %n 张图片吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Pictures ({ends})</source>
        <translation>图片（{ends}）</translation>
    </message>
    <message>
        <source>{name}, {size} kB. {use}</source>
        <comment>a picture</comment>
        <translation>{name}，{size} kB。{use}</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) chosen.</source>
        <translation>
            <numerusform>已选择 %n 张图片。</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace {name}?</source>
        <translation>要替换 {name} 吗？</translation>
    </message>
    <message numerus="yes">
        <source>Used by %n row(s): {places}.</source>
        <comment>a picture</comment>
        <translation>
            <numerusform>有 %n 行使用：{places}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table} line(s) {numbers}</source>
        <translation>
            <numerusform>{table} 第 {numbers} 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table} lines {numbers} and %n more</source>
        <translation>
            <numerusform>{table} 第 {numbers} 行，另有 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Human</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Your column</source>
        <translation>您的列</translation>
    </message>
    <message>
        <source>In your table</source>
        <translation>您表格中的词</translation>
    </message>
    <message>
        <source>Column for {name}</source>
        <translation>对应 {name} 的列</translation>
    </message>
    <message>
        <source>Meaning of {word}</source>
        <translation>{word} 的含义</translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s)</source>
        <translation>
            <numerusform>%n 个试次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n form question(s)</source>
        <translation>
            <numerusform>%n 个问卷问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quality rule(s)</source>
        <translation>
            <numerusform>%n 条质量规则</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation>请从列表中选择。</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) planned</source>
        <translation>
            <numerusform>计划 %n 名被试</numerusform>
        </translation>
    </message>
    <message>
        <source>Its table needs these columns:
{columns}</source>
        <translation>它的表格需要这些列：
{columns}</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>电子表格</translation>
    </message>
    <message>
        <source>An .xlsx or .csv file</source>
        <translation>.xlsx 或 .csv 文件</translation>
    </message>
    <message>
        <source>Folder of pictures</source>
        <translation>图片文件夹</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Choose your spreadsheet.</source>
        <translation>请选择您的电子表格。</translation>
    </message>
    <message>
        <source>The spreadsheet is being read.</source>
        <translation>正在读取电子表格。</translation>
    </message>
    <message numerus="yes">
        <source>Each participant gets %n trial(s).</source>
        <translation>
            <numerusform>每名被试完成 %n 个试次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s).</source>
        <translation>
            <numerusform>%n 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Who made the answers?</source>
        <translation>回答来自谁？</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n 张图片</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the spreadsheet</source>
        <translation>选择电子表格</translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation>电子表格</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Choose: {name}</source>
        <translation>选择：{name}</translation>
    </message>
    <message>
        <source>The first rows</source>
        <translation>前几行</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>新建研究</translation>
    </message>
    <message>
        <source>From a spreadsheet</source>
        <translation>从电子表格</translation>
    </message>
    <message>
        <source>From a published design</source>
        <translation>从已发表的设计</translation>
    </message>
    <message>
        <source>Title of the study</source>
        <translation>研究标题</translation>
    </message>
    <message>
        <source>Folder of the study</source>
        <translation>研究文件夹</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>请选择文件夹。</translation>
    </message>
    <message>
        <source>Creating…</source>
        <translation>正在创建…</translation>
    </message>
    <message>
        <source>Published designs</source>
        <translation>已发表的设计</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Title</source>
        <comment>of a study</comment>
        <translation>标题</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Edit a packed study</source>
        <translation>编辑打包的研究</translation>
    </message>
    <message>
        <source>Edit study</source>
        <translation>编辑研究</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>组块</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>智能体</translation>
    </message>
    <message>
        <source>Planned analysis</source>
        <translation>计划的分析</translation>
    </message>
    <message>
        <source>Hypotheses and decisions</source>
        <translation>假设与决定</translation>
    </message>
    <message>
        <source>Warning: {problem}</source>
        <translation>警告：{problem}</translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation>第 {line} 行：{problem}</translation>
    </message>
    <message>
        <source>Error: {problem}</source>
        <translation>错误：{problem}</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>a field to write in</comment>
        <translation>文本</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指导语</translation>
    </message>
    <message>
        <source>Further questions</source>
        <translation>附加问题</translation>
    </message>
    <message>
        <source>Plan</source>
        <comment>of trials</comment>
        <translation>计划</translation>
    </message>
    <message>
        <source>Question and answer</source>
        <translation>问题与回答</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Breaks</source>
        <translation>休息</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>试次</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>组块</translation>
    </message>
    <message>
        <source>Add block</source>
        <translation>添加组块</translation>
    </message>
    <message>
        <source>Remove this block</source>
        <translation>移除此组块</translation>
    </message>
    <message>
        <source>All settings of this block…</source>
        <translation>此组块的全部设置…</translation>
    </message>
    <message>
        <source>{number} trials</source>
        <translation>{number} 个试次</translation>
    </message>
    <message>
        <source>When it is asked</source>
        <translation>何时询问</translation>
    </message>
    <message>
        <source>Forms</source>
        <translation>问卷</translation>
    </message>
    <message>
        <source>Add form</source>
        <translation>添加问卷</translation>
    </message>
    <message>
        <source>Remove this form</source>
        <translation>移除此问卷</translation>
    </message>
    <message>
        <source>Text above the questions</source>
        <translation>问题上方的文字</translation>
    </message>
    <message>
        <source>Questions of this form</source>
        <translation>此问卷的问题</translation>
    </message>
    <message>
        <source>A form before the first block</source>
        <translation>第一个组块之前的问卷</translation>
    </message>
    <message>
        <source>A form after the last block</source>
        <translation>最后一个组块之后的问卷</translation>
    </message>
    <message>
        <source>{speaker} human</source>
        <translation>{speaker} 是人</translation>
    </message>
    <message>
        <source>{speaker} machine</source>
        <translation>{speaker} 是机器</translation>
    </message>
    <message>
        <source>Both human</source>
        <translation>两者都是人</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>一人一机器</translation>
    </message>
    <message>
        <source>Both machine</source>
        <translation>两者都是机器</translation>
    </message>
    <message>
        <source>Human answers</source>
        <translation>人的回答</translation>
    </message>
    <message>
        <source>Machine answers</source>
        <translation>机器的回答</translation>
    </message>
    <message>
        <source>Up</source>
        <comment>in a list</comment>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>in a list</comment>
        <translation>下移</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>页面预览</translation>
    </message>
    <message>
        <source>New question</source>
        <translation>新问题</translation>
    </message>
    <message>
        <source>speaker {name}</source>
        <translation>说话者 {name}</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Add question</source>
        <translation>添加问题</translation>
    </message>
    <message>
        <source>Remove this question</source>
        <translation>移除此问题</translation>
    </message>
    <message>
        <source>always asked</source>
        <translation>总是询问</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>添加规则</translation>
    </message>
    <message>
        <source>Remove this rule</source>
        <translation>移除此规则</translation>
    </message>
    <message>
        <source>Set: {title}</source>
        <comment>of rules</comment>
        <translation>规则集：{title}</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>随机性</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>粗体</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>粗体</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>斜体</translation>
    </message>
    <message>
        <source>italic</source>
        <translation>斜体</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>item</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>{page} (not written)</source>
        <translation>{page}（未写）</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Consent</source>
        <translation>知情同意</translation>
    </message>
    <message>
        <source>Before the block {block}</source>
        <translation>组块 {block} 之前</translation>
    </message>
    <message>
        <source>After machines</source>
        <comment>a setting</comment>
        <translation>机器之后</translation>
    </message>
    <message>
        <source>Thanks and debriefing</source>
        <translation>致谢与研究说明</translation>
    </message>
    <message>
        <source>Control failed</source>
        <comment>a setting</comment>
        <translation>检查未通过</translation>
    </message>
    <message>
        <source>Controls passed</source>
        <comment>a setting</comment>
        <translation>检查通过</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <comment>a setting</comment>
        <translation>重复</translation>
    </message>
    <message>
        <source>Form answer</source>
        <comment>a setting</comment>
        <translation>问卷回答</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <comment>a setting</comment>
        <translation>不完整</translation>
    </message>
    <message>
        <source>Straight lining</source>
        <comment>a setting</comment>
        <translation>单一作答</translation>
    </message>
    <message>
        <source>Too fast</source>
        <comment>a setting</comment>
        <translation>过快</translation>
    </message>
    <message>
        <source>Trial answer</source>
        <comment>a setting</comment>
        <translation>试次回答</translation>
    </message>
    <message>
        <source>The preview runs in its own window. {where}</source>
        <translation>预览在单独的窗口中运行。{where}</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Sections of the study</source>
        <translation>研究的各部分</translation>
    </message>
    <message>
        <source>Consent and texts</source>
        <translation>知情同意与文本</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>cells of a table</comment>
        <translation>复制</translation>
    </message>
    <message>
        <source>Cut</source>
        <comment>cells of a table</comment>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Paste</source>
        <comment>cells of a table</comment>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Clear</source>
        <comment>cells of a table</comment>
        <translation>清除</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>向下填充</translation>
    </message>
    <message>
        <source>Insert rows above</source>
        <translation>在上方插入行</translation>
    </message>
    <message>
        <source>Remove rows</source>
        <translation>移除行</translation>
    </message>
    <message>
        <source>{file}: empty</source>
        <translation>{file}：空</translation>
    </message>
    <message>
        <source>Add another column…</source>
        <translation>添加另一列…</translation>
    </message>
    <message>
        <source>Add a column</source>
        <translation>添加列</translation>
    </message>
    <message>
        <source>Name of the column</source>
        <translation>列名</translation>
    </message>
    <message>
        <source>Rename {column}</source>
        <translation>重命名 {column}</translation>
    </message>
    <message>
        <source>Rename {column}…</source>
        <translation>重命名 {column}…</translation>
    </message>
    <message>
        <source>Remove {column}</source>
        <translation>移除 {column}</translation>
    </message>
    <message>
        <source>Add {column}</source>
        <translation>添加 {column}</translation>
    </message>
    <message>
        <source>{column}, line {line}</source>
        <comment>a cell</comment>
        <translation>{column}，第 {line} 行</translation>
    </message>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>查找 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Find in the table</source>
        <translation>在表格中查找</translation>
    </message>
    <message>
        <source>warning: {problem}</source>
        <translation>警告：{problem}</translation>
    </message>
    <message>
        <source>error: {problem}</source>
        <translation>错误：{problem}</translation>
    </message>
    <message>
        <source>Reading the clipboard…</source>
        <translation>正在读取剪贴板…</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Append</source>
        <comment>rows</comment>
        <translation>追加</translation>
    </message>
    <message>
        <source>Replace all rows</source>
        <translation>替换所有行</translation>
    </message>
    <message>
        <source>{rows}, {columns}</source>
        <comment>how large a table is</comment>
        <translation>{rows}，{columns}</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n 列</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>正在读取 {file}…</translation>
    </message>
    <message numerus="yes">
        <source>{file} has %n row(s)</source>
        <translation>
            <numerusform>{file} 有 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} has no rows.</source>
        <translation>{file} 没有行。</translation>
    </message>
    <message>
        <source>Pasted {rows}, {columns}.</source>
        <translation>已粘贴 {rows}，{columns}。</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>剪贴板上没有文本。</translation>
    </message>
    <message>
        <source>Table {name}</source>
        <translation>表格 {name}</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>评判者</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>场次</translation>
    </message>
    <message>
        <source>Reading the journals…</source>
        <translation>正在读取日志…</translation>
    </message>
    <message>
        <source>People</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Machine judges</source>
        <translation>机器评判者</translation>
    </message>
    <message>
        <source>Exclusions</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n 个场次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single trial(s)</source>
        <translation>
            <numerusform>%n 个单独试次</numerusform>
        </translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>应用规则前后</translation>
    </message>
    <message>
        <source>By rule</source>
        <translation>按规则</translation>
    </message>
    <message>
        <source>Before rules</source>
        <translation>规则前</translation>
    </message>
    <message>
        <source>{analysis}, before rules</source>
        <translation>{analysis}，规则前</translation>
    </message>
    <message>
        <source>After rules</source>
        <translation>规则后</translation>
    </message>
    <message>
        <source>{analysis}, after rules</source>
        <translation>{analysis}，规则后</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>场次</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>all</source>
        <comment>trials</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>All studies</source>
        <translation>所有研究</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Export</source>
        <comment>do it</comment>
        <translation>导出</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>导出进度</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>导出到</translation>
    </message>
    <message>
        <source>There are no sessions in the data folder yet.</source>
        <translation>数据文件夹中还没有场次。</translation>
    </message>
    <message>
        <source>Not computed</source>
        <translation>未计算</translation>
    </message>
    <message>
        <source>p values aren&apos;t corrected for the number of tests.</source>
        <translation>p 值没有按检验的数量校正。</translation>
    </message>
    <message>
        <source>Planned</source>
        <comment>of tests: preregistered</comment>
        <translation>计划的</translation>
    </message>
    <message>
        <source>Exploratory</source>
        <comment>of tests: not preregistered</comment>
        <translation>探索性</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估计值</translation>
    </message>
    <message>
        <source>p</source>
        <comment>head: of a test</comment>
        <translation>p</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>检验</translation>
    </message>
    <message>
        <source>Agreement beyond chance, with its 95% CI. Overall, two codings agree only if all codes of a text are the same; for a category or a code, if both or neither assigned it.</source>
        <translation>超出随机水平的一致性及其 95% 置信区间。总体上，只有一个文本的所有编码都相同，两份编码才算一致；对于单个类别或编码，两人都给出或都未给出即为一致。</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>The folder can&apos;t be used. {why}</source>
        <translation>无法使用该文件夹。{why}</translation>
    </message>
    <message>
        <source>depends on: {question}</source>
        <translation>取决于：{question}</translation>
    </message>
    <message>
        <source>asked if the answer is</source>
        <translation>且其回答是</translation>
    </message>
    <message>
        <source>asked if the answer is not</source>
        <translation>且其回答不是</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>From the journals in {folder}</source>
        <translation>取自 {folder} 中的日志</translation>
    </message>
    <message>
        <source>TuringDesk help</source>
        <translation>TuringDesk 帮助</translation>
    </message>
    <message>
        <source>Topics</source>
        <comment>of help</comment>
        <translation>主题</translation>
    </message>
    <message>
        <source>A machine judge is running. Wait until it has finished, or cancel it.</source>
        <translation>有机器正在评判。请等它结束，或将其取消。</translation>
    </message>
    <message>
        <source>The machine judge couldn&apos;t continue. See Machine judges.</source>
        <translation>机器评判者无法继续。请见“机器评判者”。</translation>
    </message>
    <message>
        <source>A model on a server in the lab gets the same questions as your participants.</source>
        <translation>实验室服务器上的模型会收到与您的被试相同的问题。</translation>
    </message>
    <message>
        <source>The study is sealed: the truth is not available here, so a judge can&apos;t be trained. Use the original, unsealed package.</source>
        <translation>研究已封存：此处无法得知真实来源，因此无法训练评判者。请使用未封存的原研究包。</translation>
    </message>
    <message>
        <source>Open the study on the Studies page first.</source>
        <translation>请先在“研究”页打开该研究。</translation>
    </message>
    <message>
        <source>Name of the judge in the data. Enter a name if you run the same judge with different settings.</source>
        <translation>评判者在数据中的名称。如果同一评判者以不同设置运行，请填写名称。</translation>
    </message>
    <message>
        <source>Run a machine judge</source>
        <translation>让机器评判</translation>
    </message>
    <message>
        <source>Run a machine judge…</source>
        <translation>让机器评判…</translation>
    </message>
    <message>
        <source>No machine judge has been run on this study yet</source>
        <translation>还没有机器评判过此研究</translation>
    </message>
    <message>
        <source>A machine judge judges the same answers as your participants. Its verdicts are saved like theirs and shown next to them.</source>
        <translation>机器评判者评判与您的被试相同的回答。其判断与被试的判断以同样方式保存，并显示在旁边。</translation>
    </message>
    <message>
        <source>Some judges are trained: they learn from answers with a known origin and judge the others, until each answer has been judged by a judge that was not trained on it. Nothing leaves this computer. A language model on a server in the lab gets the same questions as participants.</source>
        <translation>有些评判者需要训练：它们从来源已知的回答中学习，并评判其余回答，直到每个回答都由没有用它训练过的评判者评判过。任何内容都不会离开这台计算机。实验室服务器上的语言模型会收到与被试相同的问题。</translation>
    </message>
    <message>
        <source>If a simple classifier beats people, there are differences that people miss.</source>
        <translation>如果简单的分类器胜过人，就说明存在人没有看出来的差别。</translation>
    </message>
    <message>
        <source>Made by {maker}. The judge answered {choice}, with a score of {score}.</source>
        <translation>来源：{maker}。评判者判断：{choice}，分数 {score}。</translation>
    </message>
    <message>
        <source>{n} of {all} people agreed.</source>
        <translation>{all} 人中有 {n} 人同意。</translation>
    </message>
    <message>
        <source>Its journals don&apos;t record this.</source>
        <translation>它的日志没有记录这一点。</translation>
    </message>
    <message>
        <source>You can compare two coders after both have coded every text ({texts} in all), so that neither influences the other. So far: {done}.</source>
        <translation>两名编码者都完成每个文本（共 {texts} 个）的编码之后才能比较，以免互相影响。目前：{done}。</translation>
    </message>
    <message>
        <source>No one: it answers the other blocks</source>
        <translation>无：它回答其他组块</translation>
    </message>
    <message>
        <source>Conversations sampled again: {n}.</source>
        <translation>重新抽样的对话：{n}。</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>who made an answer</comment>
        <translation>人</translation>
    </message>
    <message>
        <source>Machine</source>
        <comment>who made an answer</comment>
        <translation>机器</translation>
    </message>
    <message>
        <source>Neither: not imported</source>
        <comment>who made an answer</comment>
        <translation>都不是：不导入</translation>
    </message>
    <message>
        <source>Who made it</source>
        <translation>回答来源</translation>
    </message>
    <message>
        <source>What judges said</source>
        <translation>评判者的判断</translation>
    </message>
    <message>
        <source>Who made each item</source>
        <translation>各条目的来源</translation>
    </message>
    <message>
        <source>Name of the mapping</source>
        <translation>映射名称</translation>
    </message>
    <message>
        <source>Save mapping</source>
        <translation>保存映射</translation>
    </message>
    <message>
        <source>Choose the column with the verdicts, or the two with the truth and whether the verdict was correct, or columns with totals.</source>
        <translation>请选择含有判断的列，或分别含有真实来源和判断是否正确的两列，或含有总数的列。</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>前几个值</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>The table has no column {missing}.</source>
        <translation>表格没有列 {missing}。</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>不导入</translation>
    </message>
    <message>
        <source>Keep unchanged</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>Human, or which machine made it</source>
        <translation>人，或由哪台机器所作</translation>
    </message>
    <message>
        <source>As guessed</source>
        <translation>按推测</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>映射</translation>
    </message>
    <message>
        <source>Enter a name for the mapping.</source>
        <translation>请输入映射的名称。</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>其他任务</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Response times in</source>
        <translation>反应时单位</translation>
    </message>
    <message>
        <source>Games of each participant.</source>
        <translation>每名被试的局数。</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>For participants who come by a link, for example from Prolific or SONA.</source>
        <translation>供通过链接参加的被试使用，例如来自 Prolific 或 SONA。</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>Bots of the Turing Game connect to this desk with a key. Try a bot before you approve it; only approved bots play with participants.</source>
        <translation>图灵游戏的机器人使用密钥连接到此主控台。批准前请先试玩；只有已批准的机器人才会与被试一起游戏。</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>无响应</translation>
    </message>
    <message numerus="yes">
        <source>In %n game(s)</source>
        <translation>
            <numerusform>正在进行 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Messages ignored</source>
        <translation>忽略的消息数</translation>
    </message>
    <message>
        <source>Revoke the key of {name}? Its games end, and it can&apos;t connect again.</source>
        <translation>要撤销 {name} 的密钥吗？它的游戏将结束，并且无法再次连接。</translation>
    </message>
    <message>
        <source>Revoke key</source>
        <translation>撤销密钥</translation>
    </message>
    <message>
        <source>The key of {name}. Copy it: it is shown only now.</source>
        <translation>{name} 的密钥。请复制：它只在此时显示一次。</translation>
    </message>
    <message>
        <source>Name of the bot</source>
        <translation>机器人名称</translation>
    </message>
    <message>
        <source>Languages, such as en de</source>
        <translation>语言，例如 en de</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>添加机器人</translation>
    </message>
    <message>
        <source>Revoke key…</source>
        <translation>撤销密钥…</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏结束。</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Both found the machine. The game is over.</source>
        <translation>两人都找出了机器。游戏结束。</translation>
    </message>
    <message>
        <source>The machine wasn&apos;t found. The game is over.</source>
        <translation>机器未被找出。游戏结束。</translation>
    </message>
    <message>
        <source>Person {number}: {color}</source>
        <translation>人 {number}：{color}</translation>
    </message>
    <message>
        <source>The bot is {color}. This game never counts.</source>
        <translation>机器人是{color}。这局游戏从不计入。</translation>
    </message>
    <message>
        <source>Write a message</source>
        <translation>写一条消息</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>开始游戏</translation>
    </message>
    <message>
        <source>End game</source>
        <translation>结束游戏</translation>
    </message>
    <message>
        <source>Log of the bot&apos;s messages</source>
        <translation>机器人消息日志</translation>
    </message>
    <message>
        <source>Waiting for the bot…</source>
        <translation>正在等待机器人…</translation>
    </message>
    <message>
        <source>Accuse</source>
        <translation>指认</translation>
    </message>
    <message>
        <source>Messages to the bot and from it</source>
        <translation>与机器人之间的收发消息</translation>
    </message>
    <message>
        <source>Person {number}</source>
        <translation>人 {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n browser(s) connected</source>
        <translation>
            <numerusform>已连接 %n 个浏览器</numerusform>
        </translation>
    </message>
    <message>
        <source>Plain HTTP isn&apos;t private: others on the network can read and change what participants see and answer.</source>
        <translation>普通 HTTP 不保密：网络中的其他人可以读取并更改被试看到的内容和作出的回答。</translation>
    </message>
    <message>
        <source>Phones and browsers</source>
        <translation>手机和浏览器</translation>
    </message>
    <message>
        <source>Close for browsers</source>
        <translation>停止对浏览器开放</translation>
    </message>
    <message>
        <source>Open for browsers</source>
        <translation>对浏览器开放</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>复制链接</translation>
    </message>
    <message>
        <source>Try it in this computer&apos;s browser</source>
        <translation>在这台计算机的浏览器中试用</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>链接的二维码</translation>
    </message>
    <message>
        <source>Participants scan the code or open the link, and take part in “{title}” in the browser of their phone or computer. Each device gets its own participant code. For personal links, use turingdesk invite.</source>
        <translation>被试扫描二维码或打开链接，在手机或计算机的浏览器中完成“{title}”。每台设备都会获得各自的被试编号。如需个人链接，请使用 turingdesk invite。</translation>
    </message>
    <message>
        <source>Plan at work</source>
        <translation>正在运行的计划</translation>
    </message>
    <message>
        <source>Running “{study}”</source>
        <translation>正在运行“{study}”</translation>
    </message>
    <message>
        <source>Stopped. Messages so far are saved, and the plan can continue.</source>
        <translation>已停止。目前为止的消息已保存，计划可以继续。</translation>
    </message>
    <message>
        <source>A plan is running. Wait until it ends, or cancel it.</source>
        <translation>有一个计划正在运行。请等它结束，或取消它。</translation>
    </message>
    <message>
        <source>The plan couldn&apos;t continue. See Duels.</source>
        <translation>计划无法继续。请见“对决”。</translation>
    </message>
    <message>
        <source>Trials with a result: {done} of {wanted}.</source>
        <translation>有结果的试次：{done} / {wanted}。</translation>
    </message>
    <message>
        <source>Run the plan again to retry.</source>
        <translation>再次运行计划即可重试。</translation>
    </message>
    <message>
        <source>{tokens} tokens, {cost} {currency}.</source>
        <translation>{tokens} 个词元，{cost} {currency}。</translation>
    </message>
    <message>
        <source>Stopped early: {why}.</source>
        <translation>提前停止：{why}。</translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s) failed.</source>
        <translation>
            <numerusform>%n 次尝试失败。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s) failed every time.</source>
        <translation>
            <numerusform>%n 个试次每次都失败。</numerusform>
        </translation>
    </message>
    <message>
        <source>No duels in this data folder yet</source>
        <translation>此数据文件夹中还没有对决</translation>
    </message>
    <message>
        <source>In a duel, an actor imitates a target, and a distinguisher says whether it talked with the target. A plan says which models meet, under which protocol, and how often.</source>
        <translation>在对决中，扮演者模仿目标，辨别者说出自己是否在与目标交谈。计划规定哪些模型相遇、采用什么协议、进行多少次。</translation>
    </message>
    <message>
        <source>New plans begin with scripted models, which run on this computer, so that you can try everything at once. Then enter the models and servers of your lab.</source>
        <translation>新计划起初使用脚本模型。脚本模型在这台计算机上运行，因此您可以立即试用一切。然后填入您实验室的模型和服务器。</translation>
    </message>
    <message>
        <source>Distinguishing D</source>
        <translation>辨别 D</translation>
    </message>
    <message>
        <source>Resisting R</source>
        <translation>抵抗 R</translation>
    </message>
    <message>
        <source>{number} on pairs, which have no row here</source>
        <translation>{number} 个针对成对内容，此处不列出</translation>
    </message>
    <message>
        <source>Show all {number} rows</source>
        <translation>显示全部 {number} 行</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 图形</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 图片</translation>
    </message>
    <message>
        <source>Values as CSV</source>
        <translation>数值（CSV）</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Word document</source>
        <translation>Word 文档</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel 工作簿</translation>
    </message>
    <message>
        <source>The desk&apos;s certificate names this computer: {names}. Bots on other computers verify the desk with the file {file}.</source>
        <translation>主控台的证书写有本计算机的名称和地址：{names}。其他计算机上的机器人用文件 {file} 验证主控台。</translation>
    </message>
    <message>
        <source>The desk&apos;s certificate doesn&apos;t name {names}, so bots there can&apos;t verify the desk and don&apos;t connect. Renew it.</source>
        <translation>主控台的证书没有写 {names}，因此机器人无法在这些地址验证主控台，也不会连接。请更新证书。</translation>
    </message>
    <message>
        <source>Renew the certificate to include this computer&apos;s current names?</source>
        <translation>要更新证书，使其包含本计算机现在的名称吗？</translation>
    </message>
    <message>
        <source>Paired kiosks stay paired: they recognize the renewed certificate by its key when they next connect, even if they are off now. Connections and games continue.</source>
        <translation>已配对的被试端仍保持配对：它们下次连接时通过密钥认出更新后的证书，即使现在处于关闭状态。连接和游戏会继续。</translation>
    </message>
    <message>
        <source>Bots on other computers that trust the current certificate can&apos;t connect again until they have the new file: {file}</source>
        <translation>其他计算机上信任当前证书的机器人，在拿到新文件之前无法再次连接：{file}</translation>
    </message>
    <message>
        <source>Renew certificate…</source>
        <translation>更新证书…</translation>
    </message>
    <message>
        <source>Renew certificate</source>
        <translation>更新证书</translation>
    </message>
    <message>
        <source>Renew</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Browsers first warn that the connection isn&apos;t private, since they don&apos;t know this computer&apos;s certificate. Participants tap Advanced, or Show details in Safari, and then the link that continues. The help says how to use a certificate of your lab.</source>
        <translation>浏览器会先警告连接不是私密连接，因为它不认识这台计算机的证书。被试点按“高级”（Safari 中为“显示详细信息”），再点按继续访问的链接。帮助中说明了如何使用您实验室的证书。</translation>
    </message>
    <message>
        <source>Stopping after replies that are due… Cancel again to skip them.</source>
        <translation>正在等待应收的回复，之后停止… 再次取消可跳过它们。</translation>
    </message>
    <message>
        <source>Raise the limit to continue.</source>
        <translation>要继续，请提高上限。</translation>
    </message>
    <message>
        <source>{tokens} tokens.</source>
        <translation>{tokens} 个词元。</translation>
    </message>
    <message>
        <source>Plans of duels</source>
        <translation>对决计划</translation>
    </message>
    <message>
        <source>Plan: {title}, {path}</source>
        <translation>计划：{title}，{path}</translation>
    </message>
    <message>
        <source>Fooling F</source>
        <translation>蒙骗 F</translation>
    </message>
    <message>
        <source>Score T</source>
        <translation>分数 T</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>对决</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Edit plan…</source>
        <translation>编辑计划…</translation>
    </message>
    <message>
        <source>Open plan…</source>
        <translation>打开计划…</translation>
    </message>
    <message>
        <source>New plan…</source>
        <translation>新建计划…</translation>
    </message>
    <message>
        <source>Open plan</source>
        <translation>打开计划</translation>
    </message>
    <message>
        <source>Trials of</source>
        <translation>试次来自</translation>
    </message>
    <message>
        <source>Advantage d over guessing</source>
        <translation>相对于猜测的优势 d</translation>
    </message>
    <message>
        <source>Turing scores</source>
        <translation>图灵分数</translation>
    </message>
    <message>
        <source>with errors</source>
        <translation>有错误</translation>
    </message>
    <message>
        <source>{value} (reference)</source>
        <translation>{value}（参照）</translation>
    </message>
    <message>
        <source>No plan is open.</source>
        <translation>没有打开的计划。</translation>
    </message>
    <message>
        <source>judged by {model}</source>
        <translation>由 {model} 评判</translation>
    </message>
    <message>
        <source>Prices are per million tokens that a model reads (in) and writes (out). For a scripted model, the server is “scripted”.</source>
        <translation>价格按模型每读取（in）和写出（out）一百万个词元计算。脚本模型的服务器为“scripted”。</translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s). Messages, estimated: {messages}.</source>
        <translation>
            <numerusform>%n 个试次。消息数（估计）：{messages}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit plan</source>
        <translation>编辑计划</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Save and run</source>
        <translation>保存并运行</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>新建计划</translation>
    </message>
    <message>
        <source>The cost is unknown, since some models have no prices.</source>
        <translation>费用未知，因为有些模型没有价格。</translation>
    </message>
    <message>
        <source>About {cost} {currency}, if a trial has 10 turns.</source>
        <translation>约 {cost} {currency}（每个试次 10 轮时）。</translation>
    </message>
    <message>
        <source>Choose an empty folder</source>
        <translation>选择一个空文件夹</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>设计</translation>
    </message>
    <message>
        <source>Add it under Servers.</source>
        <translation>请在“服务器”中添加。</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>已回答</translation>
    </message>
    <message>
        <source>Answer in the opening message</source>
        <translation>在首条消息中回答</translation>
    </message>
    <message>
        <source>Answer before the last turn</source>
        <translation>在最后一轮之前回答</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>没有回答</translation>
    </message>
    <message>
        <source>Answer that can&apos;t be read</source>
        <translation>无法识别的回答</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>扮演者</translation>
    </message>
    <message>
        <source>Distinguisher</source>
        <translation>辨别者</translation>
    </message>
    <message>
        <source>Specimen</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Model that the distinguisher asks</source>
        <translation>辨别者询问的模型</translation>
    </message>
    <message>
        <source>the same model</source>
        <translation>同一模型</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>另一个模型</translation>
    </message>
    <message>
        <source>{seconds} s per reply</source>
        <translation>每次回复 {seconds} 秒</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>{actor} as {target}</source>
        <translation>{actor} 扮演 {target}</translation>
    </message>
    <message>
        <source>{judge} answered: {answer}</source>
        <translation>{judge} 的回答：{answer}</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>No trial contains these words.</source>
        <translation>没有试次含有这些文字。</translation>
    </message>
    <message>
        <source>Someone gave up.</source>
        <translation>有人放弃了。</translation>
    </message>
    <message>
        <source>Bots…</source>
        <translation>机器人…</translation>
    </message>
    <message>
        <source>Accused {color}.</source>
        <translation>指认了{color}。</translation>
    </message>
    <message>
        <source>The certificate was renewed. Paired kiosks stay paired.</source>
        <translation>证书已更新。已配对的被试端仍保持配对。</translation>
    </message>
    <message>
        <source>Column {name}</source>
        <translation>列 {name}</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Import data</source>
        <translation>导入数据</translation>
    </message>
    <message>
        <source>Progress of the import</source>
        <translation>导入进度</translation>
    </message>
    <message>
        <source>Import</source>
        <comment>do it</comment>
        <translation>导入</translation>
    </message>
    <message>
        <source>Reading… {number} records</source>
        <translation>正在读取… {number} 条记录</translation>
    </message>
    <message>
        <source>Import to</source>
        <translation>导入到</translation>
    </message>
    <message>
        <source>What was skipped</source>
        <translation>跳过的内容</translation>
    </message>
    <message>
        <source>Work with this data folder</source>
        <translation>使用此数据文件夹</translation>
    </message>
    <message>
        <source>Import to a folder</source>
        <translation>导入到文件夹</translation>
    </message>
    <message>
        <source>What the import creates</source>
        <translation>导入生成的内容</translation>
    </message>
    <message>
        <source>What was imported</source>
        <translation>已导入的内容</translation>
    </message>
    <message>
        <source>Read: {read}. Imported: {taken}. Skipped: {lost}.</source>
        <translation>读取：{read}。导入：{taken}。跳过：{lost}。</translation>
    </message>
    <message>
        <source>First rows of {table}</source>
        <translation>{table} 的前几行</translation>
    </message>
    <message>
        <source>Choose files</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>文件和文件夹</translation>
    </message>
    <message>
        <source>Add files…</source>
        <translation>添加文件…</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>添加文件夹…</translation>
    </message>
    <message>
        <source>Add at least one file or folder.</source>
        <translation>请至少添加一个文件或文件夹。</translation>
    </message>
    <message>
        <source>Rules exclude all verdicts.</source>
        <translation>规则排除了所有判断。</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>what a number is</comment>
        <translation>结果</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>First results</source>
        <translation>首要结果</translation>
    </message>
    <message>
        <source>clustered by interrogator and witness</source>
        <translation>按提问者和证人聚类</translation>
    </message>
    <message>
        <source>clustered by interrogator</source>
        <translation>按提问者聚类</translation>
    </message>
    <message>
        <source>clustered by witness</source>
        <translation>按证人聚类</translation>
    </message>
    <message>
        <source>by stimulus: never tested on a stimulus from the training set</source>
        <translation>按刺激：从不用训练集中的刺激检验</translation>
    </message>
    <message>
        <source>by prompt: never tested on a prompt from the training set</source>
        <translation>按提示项：从不用训练集中的提示项检验</translation>
    </message>
    <message>
        <source>not grouped: answers are split individually</source>
        <translation>不分组：回答逐个划分</translation>
    </message>
    <message>
        <source>none: it saw no answer with a known origin</source>
        <translation>无：它没有见过来源已知的回答</translation>
    </message>
    <message>
        <source>Pictures sent</source>
        <translation>已发送图片</translation>
    </message>
    <message>
        <source>Prompt wording</source>
        <translation>提示词措辞</translation>
    </message>
    <message>
        <source>Grouped folds</source>
        <translation>折的分组</translation>
    </message>
    <message>
        <source>trained on single messages</source>
        <translation>从单条消息学习</translation>
    </message>
    <message>
        <source>Only for blocks that show two answers side by side</source>
        <translation>仅用于并排显示两个回答的组块</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>特征</translation>
    </message>
    <message>
        <source>The study&apos;s texts are sent to this server only. If the server needs a key, set the environment variable TURINGDESK_API_KEY.</source>
        <translation>研究的文本只发送到这台服务器。如果服务器需要密钥，请设置环境变量 TURINGDESK_API_KEY。</translation>
    </message>
    <message>
        <source>Compared with people</source>
        <translation>与人比较</translation>
    </message>
    <message>
        <source>The process ended unexpectedly.</source>
        <translation>进程意外结束。</translation>
    </message>
    <message>
        <source>Stopped. Finished verdicts are saved, and you can resume.</source>
        <translation>已停止。已完成的判断已保存，您可以继续。</translation>
    </message>
    <message>
        <source>Progress of the machine</source>
        <translation>机器进度</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在开始…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Uses the features that fit each task; for text, words and character n-grams.</source>
        <translation>采用适合各任务的特征；对文本采用词和字符 n 元组。</translation>
    </message>
    <message>
        <source>Usual features for each task</source>
        <translation>各任务的常用特征</translation>
    </message>
    <message>
        <source>The next user has to identify themselves ({key})</source>
        <translation>下一位使用者须表明身份（{key}）</translation>
    </message>
    <message>
        <source>This data folder is also open on another computer: {places}. Everyone can work: sessions are shared, and nothing is counted twice.</source>
        <translation>此数据文件夹还在另一台计算机上打开：{places}。所有人都可以工作：场次是共享的，不会重复计数。</translation>
    </message>
    <message numerus="yes">
        <source>This data folder is also open on %n other computer(s): {places}. Everyone can work: sessions are shared, and nothing is counted twice.</source>
        <translation>
            <numerusform>此数据文件夹还在另外 %n 台计算机上打开：{places}。所有人都可以工作：场次是共享的，不会重复计数。</numerusform>
        </translation>
    </message>
    <message>
        <source>Prepare</source>
        <comment>group of pages</comment>
        <translation>准备</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>group of pages</comment>
        <translation>运行</translation>
    </message>
    <message>
        <source>Results</source>
        <comment>group of pages</comment>
        <translation>结果</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>等级分</translation>
    </message>
    <message>
        <source>Codes are random, avoid characters that look alike, and end with a check character. Each code is given out only once across all computers that use this data folder.</source>
        <translation>编号是随机的，不含容易混淆的字符，最后一位是校验字符。在使用此数据文件夹的所有计算机上，每个编号只发放一次。</translation>
    </message>
    <message>
        <source>Codes belong to a study. Open a study on the Studies page first.</source>
        <translation>编号属于某项研究。请先在“研究”页打开一项研究。</translation>
    </message>
    <message>
        <source>One code per line, typed or pasted from a spreadsheet: letters (a to z), digits, and hyphens. Codes are used in file names, so don&apos;t use real names.</source>
        <translation>每行一个编号，可直接输入或从电子表格粘贴：字母（a 到 z）、数字和连字符。编号会用作文件名，因此请勿使用真实姓名。</translation>
    </message>
    <message>
        <source>available</source>
        <comment>a code nobody uses</comment>
        <translation>空闲</translation>
    </message>
    <message numerus="yes">
        <source>%n code(s) for this study, {free} available.</source>
        <translation>
            <numerusform>此研究有 %n 个编号，{free} 个空闲。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new code(s); {known} already on the list.</source>
        <translation>
            <numerusform>%n 个新编号，{known} 个已在列表中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of codes</source>
        <translation>编号数量</translation>
    </message>
    <message>
        <source>Create codes</source>
        <translation>生成编号</translation>
    </message>
    <message numerus="yes">
        <source>%n code(s) copied, one per line.</source>
        <translation>
            <numerusform>已复制 %n 个编号，每行一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} more.</source>
        <translation>还有 {number} 个。</translation>
    </message>
    <message>
        <source>Describe what happened, for those who analyze the data: for example, the participant arrived late or was interrupted. No names. Notes are exported. You can add notes but not change them.</source>
        <translation>请为分析数据的人描述发生了什么，例如被试迟到或被打断。请勿写姓名。备注会被导出。备注只能添加，不能更改。</translation>
    </message>
    <message>
        <source>This session will no longer count in live results, analyses, or exports without pilots. Its journal doesn&apos;t change. You can&apos;t undo this.</source>
        <translation>此场次将不再计入实时结果、分析和不含预实验的导出。它的日志不会改变。此操作无法撤销。</translation>
    </message>
    <message>
        <source>Describe what you noticed, for those who analyze the data: for example, that a player guessed early or that a machine was slow. No names. Notes are exported with the transcripts. You can add notes but not change them. If a player of the game withdraws, they are deleted.</source>
        <translation>请为分析数据的人描述您注意到的情况，例如某名玩家很早就作出猜测，或某台机器反应缓慢。请勿写姓名。备注会随对话记录一起导出。备注只能添加，不能更改。如果此游戏的一名玩家退出，备注会被删除。</translation>
    </message>
    <message>
        <source>A note can have at most {most} characters.</source>
        <translation>备注最多 {most} 个字符。</translation>
    </message>
    <message>
        <source>Reason for marking as a pilot</source>
        <translation>标为预实验的原因</translation>
    </message>
    <message>
        <source>Note on a game</source>
        <translation>关于游戏的备注</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>the reason</comment>
        <translation>原因</translation>
    </message>
    <message>
        <source>No participants yet. Participants appear here when they start a session. You can create codes in advance.</source>
        <translation>还没有被试。被试开始场次后会显示在这里。您可以提前生成编号。</translation>
    </message>
    <message>
        <source>No matches. Clear the search or choose all studies.</source>
        <translation>没有符合的被试。请清除搜索，或选择所有研究。</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>最近场次</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Participant&apos;s sessions and notes</source>
        <translation>该被试的场次和备注</translation>
    </message>
    <message>
        <source>There are no sessions here.</source>
        <translation>这里没有场次。</translation>
    </message>
    <message>
        <source>Keep only a hash of the code in the log entry</source>
        <translation>记录中只保留编号的哈希值</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>Reason, for example: asked by email. No names.</source>
        <translation>原因，例如：通过电子邮件要求。请勿写姓名。</translation>
    </message>
    <message>
        <source>This person&apos;s sessions couldn&apos;t be listed.</source>
        <translation>无法列出此人的场次。</translation>
    </message>
    <message>
        <source>Machines also take part in collected conversations and in live games. Participants aren&apos;t told who is a machine. In games, the machines in the study&apos;s agents.csv take part or, if there are none, this agent; the game&apos;s settings say how often. Some games bring their own machines, such as the models of a plan.</source>
        <translation>收集的对话和实时游戏中也有机器参加。被试不会得知谁是机器。参加游戏的是研究的 agents.csv 中的机器；如果其中没有机器，则由此智能体参加；频率由游戏的设置决定。有些游戏自带机器，例如计划中的模型。</translation>
    </message>
    <message>
        <source>Machine partner</source>
        <translation>机器对话伙伴</translation>
    </message>
    <message>
        <source>People only</source>
        <translation>仅限人</translation>
    </message>
    <message>
        <source>No users are listed: anyone who uses this computer can do everything, and the audit log shows the system&apos;s user name. To make TuringDesk ask for the user, add people.</source>
        <translation>没有列出任何用户：使用这台计算机的任何人都可以进行所有操作，操作记录中显示系统的用户名。要让 TuringDesk 询问使用者，请添加人员。</translation>
    </message>
    <message>
        <source>TuringDesk asks for a PIN when it starts and after it has been locked. A PIN controls who can do what in TuringDesk. It doesn&apos;t protect the files on this computer.</source>
        <translation>TuringDesk 在启动时和锁定后要求输入 PIN 码。PIN 码控制谁可以在 TuringDesk 中做什么，但不保护这台计算机上的文件。</translation>
    </message>
    <message>
        <source>At least {least} characters; not a sequence such as 1234.</source>
        <translation>至少 {least} 个字符；不能是 1234 这样的序列。</translation>
    </message>
    <message>
        <source>The first person is an investigator. From now on, TuringDesk asks for the user when it starts and after a period without activity.</source>
        <translation>第一个人是研究负责人。从现在起，TuringDesk 会在启动时以及一段时间无操作之后询问使用者身份。</translation>
    </message>
    <message>
        <source>Investigator: can do everything</source>
        <translation>研究负责人：可以进行所有操作</translation>
    </message>
    <message>
        <source>Assistant: can run sessions and write notes</source>
        <translation>助理：可以运行场次和写备注</translation>
    </message>
    <message>
        <source>Lock after this many minutes without a key press or mouse movement</source>
        <translation>无键盘和鼠标操作多少分钟后锁定</translation>
    </message>
    <message>
        <source>No user will be left, and anyone will be able to do everything again.</source>
        <translation>将不再有任何用户，任何人又可以进行所有操作。</translation>
    </message>
    <message>
        <source>They can no longer unlock TuringDesk. Their entries stay in the audit log.</source>
        <translation>此人将无法再解锁 TuringDesk。其条目仍保留在操作记录中。</translation>
    </message>
    <message>
        <source>Repeat PIN</source>
        <translation>再次输入 PIN 码</translation>
    </message>
    <message>
        <source>New PIN (leave empty to keep the current one)</source>
        <translation>新 PIN 码（留空则保留现有的）</translation>
    </message>
    <message>
        <source>The PINs don&apos;t match.</source>
        <translation>两次输入的 PIN 码不同。</translation>
    </message>
    <message>
        <source>The withdrawal of {code} was interrupted. It has now been completed.</source>
        <translation>{code} 的退出曾被中断，现已完成。</translation>
    </message>
    <message>
        <source>Forgot the PIN? An investigator can set a new one in Settings. If no one can sign in, run turingdesk people --reset NAME in a terminal on this computer.</source>
        <translation>忘记了 PIN 码？研究负责人可以在“设置”中设定新的 PIN 码。如果没有人能登录，请在这台计算机的终端中运行 turingdesk people --reset NAME。</translation>
    </message>
    <message>
        <source>Too many wrong PINs. Try again in {time}.</source>
        <translation>PIN 码错误次数过多。请在{time}后重试。</translation>
    </message>
    <message>
        <source>TuringDesk is locked</source>
        <translation>TuringDesk 已锁定</translation>
    </message>
    <message>
        <source>Wrong PIN.</source>
        <translation>PIN 码错误。</translation>
    </message>
    <message>
        <source>No ratings yet. Players and machines appear here when the first Turing Game of this data folder is over. Pilots and sealed studies don&apos;t count.</source>
        <translation>还没有等级分。此数据文件夹中的第一局图灵游戏结束后，玩家和机器会显示在这里。预实验和封存的研究不计入。</translation>
    </message>
    <message>
        <source>No one is waiting for a Turing Game.</source>
        <translation>没有人在等待图灵游戏。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待时间</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>实力</translation>
    </message>
    <message>
        <source>Closest (distance)</source>
        <translation>最接近者（距离）</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>Strength [95% CI]</source>
        <translation>实力 [95% 置信区间]</translation>
    </message>
    <message>
        <source>Minutes to decide</source>
        <translation>判断用时（分钟）</translation>
    </message>
    <message>
        <source>Matching and ratings</source>
        <translation>匹配与等级分</translation>
    </message>
    <message>
        <source>Waiting for a partner</source>
        <translation>正在等待对话伙伴</translation>
    </message>
    <message>
        <source>Leaderboard</source>
        <translation>排行榜</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Paired kiosks need the new port after a change: turingdesk kiosk --desk COMPUTER:PORT.</source>
        <translation>更改后，已配对的被试端需要新的端口：turingdesk kiosk --desk COMPUTER:PORT。</translation>
    </message>
    <message>
        <source>Links that were created for another port no longer work.</source>
        <translation>为其他端口创建的链接将不再有效。</translation>
    </message>
    <message>
        <source>While a study is open to browsers, changes wait until TuringDesk is restarted.</source>
        <translation>在有研究对浏览器开放期间，更改要到 TuringDesk 重新启动后才生效。</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>Load the plugins in the program&apos;s folder</source>
        <translation>加载程序文件夹中的插件</translation>
    </message>
    <message>
        <source>A plugin can do all that TuringDesk can. Use only those from people you trust. Plugins in {folder} are loaded when TuringDesk starts next.</source>
        <translation>插件可以做 TuringDesk 能做的一切。请只使用您信任的人提供的插件。{folder} 中的插件会在 TuringDesk 下次启动时加载。</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>局数随时间的变化</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Preregistered {time} by {person}, version {version}.</source>
        <translation>由 {person} 于 {time} 预注册，版本 {version}。</translation>
    </message>
    <message>
        <source>Why? The report shows the reason next to the changes.</source>
        <translation>为什么？报告会把原因显示在更改旁边。</translation>
    </message>
    <message>
        <source>Explain changes</source>
        <translation>说明更改</translation>
    </message>
    <message>
        <source>The preregistration was changed by hand: {problem}</source>
        <translation>预注册被手工改动：{problem}</translation>
    </message>
    <message>
        <source>Preregistered {time} by {person}, sealed later.</source>
        <translation>由 {person} 于 {time} 预注册，之后封存。</translation>
    </message>
    <message>
        <source>Not preregistered. Preregister the study&apos;s folder, then pack it.</source>
        <translation>未预注册。请先预注册研究文件夹，然后打包。</translation>
    </message>
    <message>
        <source>Preregister the study</source>
        <translation>预注册研究</translation>
    </message>
    <message>
        <source>Preregister</source>
        <translation>预注册</translation>
    </message>
    <message>
        <source>Changed since preregistration</source>
        <translation>预注册后有更改</translation>
    </message>
    <message>
        <source>Reason</source>
        <comment>the reason of a change</comment>
        <translation>原因</translation>
    </message>
    <message>
        <source>Preregister…</source>
        <translation>预注册…</translation>
    </message>
    <message>
        <source>Explain changes…</source>
        <translation>说明更改…</translation>
    </message>
    <message numerus="yes">
        <source>and %n more change(s)</source>
        <translation>
            <numerusform>另有 %n 处更改</numerusform>
        </translation>
    </message>
    <message>
        <source>The preregistration stays with the study. You can still change the study; each change is shown as a deviation with its date, author, and reason.</source>
        <translation>预注册会与研究一起保存。之后仍可更改研究；每处更改都会显示为偏离，并附日期、人员和原因。</translation>
    </message>
    <message>
        <source>Not preregistered. Preregistering records the study&apos;s hash, rules, and planned analysis before data collection. You can still change the study; changes are shown as deviations.</source>
        <translation>未预注册。预注册会在收集数据之前记录研究的哈希值、规则和计划的分析。之后仍可更改研究；更改会显示为偏离。</translation>
    </message>
    <message>
        <source>Changed since then, without a reason:</source>
        <translation>此后有更改，但未说明原因：</translation>
    </message>
    <message>
        <source>Not preregistered when it was sealed.</source>
        <translation>封存时未预注册。</translation>
    </message>
    <message>
        <source>The participant didn&apos;t consent.</source>
        <translation>被试没有同意参加。</translation>
    </message>
    <message>
        <source>The experimenter ended the session.</source>
        <translation>主试结束了场次。</translation>
    </message>
    <message>
        <source>The session is closed for now. You can resume it from Sessions.</source>
        <translation>场次已暂时关闭。您可以在“场次”页继续。</translation>
    </message>
    <message>
        <source>{session} is paused. {why} TuringDesk tries again every few seconds.</source>
        <translation>{session} 已暂停。{why} TuringDesk 每隔几秒重试一次。</translation>
    </message>
    <message>
        <source>{session}: everything is saved. The participant can continue.</source>
        <translation>{session}：已全部保存。被试可以继续。</translation>
    </message>
    <message>
        <source>{participant}: {done} of {trials} saved and checked.</source>
        <translation>{participant}：已保存并检查 {done} / {trials}。</translation>
    </message>
    <message>
        <source>{clock_was_set}; response times are correct.</source>
        <translation>{clock_was_set}；反应时是正确的。</translation>
    </message>
    <message>
        <source>The journal couldn&apos;t be read back: {why}</source>
        <translation>无法读回日志：{why}</translation>
    </message>
    <message>
        <source>Opens the seal in TuringDesk until you close it. Results, exports, and live results then show who made what; anyone watching is unblinded.</source>
        <translation>在 TuringDesk 中打开封印，直到您关闭 TuringDesk。此后，结果、导出和实时结果会显示回答的来源；看到的人不再处于盲态。</translation>
    </message>
    <message>
        <source>Creates a second package in which no one can read who made what. Run the sessions from that package. Verdicts are counted after you enter the passphrase.</source>
        <translation>生成第二个研究包，其中任何人都看不到回答的来源。请用该研究包运行场次。输入口令后，判断才会计入。</translation>
    </message>
    <message>
        <source>The passphrase is not stored anywhere. Without it, no one can ever count the verdicts.</source>
        <translation>口令不会保存在任何地方。没有口令，任何人都永远无法统计判断。</translation>
    </message>
    <message>
        <source>Save the sealed package as</source>
        <comment>a file or a folder</comment>
        <translation>将封存的研究包另存为</translation>
    </message>
    <message>
        <source>Checking the passphrase</source>
        <translation>正在检查口令</translation>
    </message>
    <message>
        <source>Enter passphrase…</source>
        <translation>输入口令…</translation>
    </message>
    <message>
        <source>Number of sessions</source>
        <translation>场次数</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <translation>再次输入口令</translation>
    </message>
    <message>
        <source>Enter a new name for the sealed package: a folder or a .tdz file.</source>
        <translation>请为封存的研究包输入新的名称：一个文件夹或 .tdz 文件。</translation>
    </message>
    <message>
        <source>Enter the number of sessions: 1 to {most}.</source>
        <translation>请输入场次数：1 到 {most}。</translation>
    </message>
    <message>
        <source>The passphrases don&apos;t match. Type them again.</source>
        <translation>两次输入的口令不同。请重新输入。</translation>
    </message>
    <message>
        <source>Number of sessions, with a reserve for dropouts</source>
        <translation>场次数，含为中途退出者预留的场次</translation>
    </message>
    <message>
        <source>Passphrase (at least 12 characters)</source>
        <translation>口令（至少 12 个字符）</translation>
    </message>
    <message>
        <source>Repeat passphrase</source>
        <comment>the same passphrase</comment>
        <translation>再次输入口令</translation>
    </message>
    <message numerus="yes">
        <source>{package} is saved, with %n session(s). It opens now. Run the sessions from it, and store the original study where the people who run them can&apos;t find it.

Fingerprint of the seal: {fingerprint}…</source>
        <translation>
            <numerusform>{package} 已保存，含 %n 个场次。现在将打开它。请用它运行场次，并把原研究存放在运行场次的人找不到的地方。

封印的指纹：{fingerprint}…</numerusform>
        </translation>
    </message>
    <message>
        <source>No sessions yet. Start one on the Studies page. It appears here right away.</source>
        <translation>还没有场次。请在“研究”页开始一个。它会立即显示在这里。</translation>
    </message>
    <message>
        <source>No matches. Clear the search.</source>
        <translation>没有符合的场次。请清除搜索。</translation>
    </message>
    <message numerus="yes">
        <source>Checked %n journal(s): every line is unchanged.</source>
        <translation>
            <numerusform>已检查 %n 份日志：每一行都没有改动。</numerusform>
        </translation>
    </message>
    <message>
        <source>Signed: {signed}; not signed or not closed: {others}.</source>
        <translation>已签名：{signed}；未签名或未关闭：{others}。</translation>
    </message>
    <message>
        <source>{time}, {who} (marked as a pilot): {note}</source>
        <translation>{time}，{who}（标为预实验）：{note}</translation>
    </message>
    <message>
        <source>These settings apply to all sessions on this computer, and each session records them. Use the same settings on all booths of a study. Participants change the text size with Ctrl and plus or minus.</source>
        <translation>这些设置适用于这台计算机上的所有场次，并记录在每个场次中。同一研究的所有实验间请使用相同的设置。被试可用 Ctrl 加“+”或“-”调整字号。</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Changes are saved automatically.</source>
        <translation>更改会自动保存。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>No verdicts yet.</source>
        <translation>还没有判断。</translation>
    </message>
    <message>
        <source>No verdict on a machine yet.</source>
        <translation>还没有对机器的判断。</translation>
    </message>
    <message>
        <source>Sealed</source>
        <translation>已封存</translation>
    </message>
    <message>
        <source>Kiosk</source>
        <translation>被试端</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Median RT</source>
        <translation>反应时中位数</translation>
    </message>
    <message>
        <source>Imitation detectability</source>
        <translation>模仿可辨别度</translation>
    </message>
    <message>
        <source>Answers per minute</source>
        <translation>每分钟回答数</translation>
    </message>
    <message>
        <source>reserved for control trials</source>
        <translation>留作检查试次</translation>
    </message>
    <message>
        <source>reserved for practice</source>
        <translation>留作练习</translation>
    </message>
    <message>
        <source>TuringDesk never changes recorded data. The files are as they were found.</source>
        <translation>TuringDesk 从不更改已记录的数据。文件保持发现时的样子。</translation>
    </message>
    <message numerus="yes">
        <source>And %n more. To list them all, run `turingdesk check`.</source>
        <translation>
            <numerusform>另有 %n 处。要列出全部，请运行 `turingdesk check`。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in the audit log</source>
        <translation>
            <numerusform>操作记录中有 %n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Check that it exists and can be read.</source>
        <translation>请检查它是否存在，以及是否可读。</translation>
    </message>
    <message>
        <source>Letters, digits, and hyphens, for example P-014. The code is used in file names, so don&apos;t use real names.</source>
        <translation>字母、数字和连字符，例如 P-014。编号会用在文件名中，因此请勿使用真实姓名。</translation>
    </message>
    <message>
        <source>Session {number} of {code} was interrupted</source>
        <translation>{code} 的场次 {number} 已中断</translation>
    </message>
    <message>
        <source>Pilot: in a window with an orange border, stored separately, never counted</source>
        <translation>预实验：在橙色边框的窗口中进行，单独保存，从不计入</translation>
    </message>
    <message>
        <source>All of this person&apos;s data will be deleted from the data folder: journals, personal answers, pilots, notes, codings of their texts, the reserved code, and their code in the logs of this computer. A log entry keeps the date, who deleted the data, the reason, and the number of answers.</source>
        <translation>此人的所有数据都会从数据文件夹中删除：日志、个人信息回答、预实验、备注、对其文本的编码、保留的编号，以及本机运行日志中的编号。只留下一条记录，写明日期、由谁删除、原因以及回答的数量。</translation>
    </message>
    <message>
        <source>What stays, and why</source>
        <translation>哪些保留，以及原因</translation>
    </message>
    <message>
        <source>Score [95% CI]</source>
        <translation>分数 [95% 置信区间]</translation>
    </message>
    <message>
        <source>Weighted ratio [95% CI]</source>
        <translation>加权比率 [95% 置信区间]</translation>
    </message>
    <message>
        <source>Weighted games</source>
        <translation>加权的游戏</translation>
    </message>
    <message>
        <source>Participants planned</source>
        <translation>计划的参与者人数</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no warnings</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>{session}: answers saved: {answers} of {given}.</source>
        <translation>{session}：已保存的回答：{answers} / {given}。</translation>
    </message>
    <message>
        <source>{participant}: {done} of {trials} and {forms} saved and checked.</source>
        <translation>{participant}：已保存并检查 {done} / {trials}，以及 {forms}。</translation>
    </message>
    <message>
        <source>default</source>
        <comment>of a number that was not entered</comment>
        <translation>默认</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>更多设置</translation>
    </message>
    <message>
        <source>To see the stimulus “{stimulus}”, open its study first.</source>
        <translation>要查看刺激“{stimulus}”，请先打开它所属的研究。</translation>
    </message>
    <message>
        <source>Open the demo</source>
        <translation>打开演示</translation>
    </message>
    <message>
        <source>Import data…</source>
        <translation>导入数据…</translation>
    </message>
    <message>
        <source>How do you want to begin?</source>
        <translation>您想如何开始？</translation>
    </message>
    <message>
        <source>Look at the demo</source>
        <translation>查看演示</translation>
    </message>
    <message>
        <source>Seven short tasks with invented answers. Take part yourself, then watch the results. A session takes about a quarter of an hour.</source>
        <translation>七个简短的任务，回答均为虚构。您可以亲自参加，然后查看结果。一个场次约需一刻钟。</translation>
    </message>
    <message>
        <source>Make a study</source>
        <translation>创建研究</translation>
    </message>
    <message>
        <source>From a spreadsheet with one answer in each row, and a folder of pictures. Or start from a published design.</source>
        <translation>用每行一个回答的电子表格和图片文件夹创建，或从已发表的设计开始。</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>打开研究</translation>
    </message>
    <message>
        <source>A study is a folder with a study.toml, or one .tdz file. You can also drop it anywhere on this window.</source>
        <translation>研究是一个含有 study.toml 的文件夹，或一个 .tdz 文件。也可以把它拖到此窗口的任意位置。</translation>
    </message>
    <message>
        <source>About {minutes} min</source>
        <translation>约 {minutes} 分钟</translation>
    </message>
    <message>
        <source>In browsers…</source>
        <translation>在浏览器中…</translation>
    </message>
    <message>
        <source>The study has changed on the disk, and was read again. Check it, then start the session.</source>
        <translation>研究在磁盘上已更改，并已重新读取。请检查后再开始场次。</translation>
    </message>
    <message>
        <source>Session {number} of {code} at {kiosk} was interrupted</source>
        <translation>{code} 在 {kiosk} 的场次 {number} 已中断</translation>
    </message>
    <message>
        <source>Start over with the same trials</source>
        <translation>以相同试次重新开始</translation>
    </message>
    <message>
        <source>Start another session with different trials</source>
        <translation>以其他试次开始另一个场次</translation>
    </message>
    <message>
        <source>Next available code: {code}</source>
        <translation>下一个可用编号：{code}</translation>
    </message>
    <message>
        <source>Alt+Up or Alt+Down sorts by this column.</source>
        <translation>按 Alt 加上下箭头键可按该列排序。</translation>
    </message>
    <message>
        <source>Create one from a template or from your own spreadsheet, or drop one onto this window. Try it as a pilot first: pilots never count.</source>
        <translation>用模板或您自己的电子表格创建研究，或把研究拖到此窗口。请先以预实验试用：预实验从不计入。</translation>
    </message>
    <message>
        <source>Every answer is saved at once</source>
        <translation>每个回答都立即保存</translation>
    </message>
    <message>
        <source>Start a session on the Studies page with a participant code. If it is interrupted, start it again with the same code: it continues at the same trial.</source>
        <translation>在“研究”页用被试编号开始场次。如果中断，请用同一编号再次开始：会从同一试次继续。</translation>
    </message>
    <message>
        <source>Results update while people answer</source>
        <translation>结果随作答更新</translation>
    </message>
    <message>
        <source>The confusion matrix and detectability are computed from the answers, with and without the study&apos;s rules.</source>
        <translation>混淆矩阵和可辨别度由回答算出，分别应用和不应用研究的规则。</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>导出全部</translation>
    </message>
    <message>
        <source>Excel and CSV, one row per answer, with a codebook. For help on any page, press F1.</source>
        <translation>Excel 和 CSV，每个回答一行，附编码本。在任何页面按 F1 可查看帮助。</translation>
    </message>
    <message>
        <source>{number} of {sessions}</source>
        <translation>{number} / {sessions}</translation>
    </message>
    <message>
        <source>Answers given so far are saved. Close TuringDesk and start it again.</source>
        <translation>目前为止的回答已保存。请关闭 TuringDesk 并重新启动。</translation>
    </message>
    <message>
        <source>Fix the package and open it again.</source>
        <translation>请修正研究包，然后重新打开。</translation>
    </message>
    <message>
        <source>Something unexpected happened in TuringDesk.</source>
        <translation>TuringDesk 发生了意外情况。</translation>
    </message>
    <message>
        <source>The report is saved in {file}</source>
        <translation>报告已保存到 {file}</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>处理方法</translation>
    </message>
    <message>
        <source>A session is in progress</source>
        <translation>场次正在进行</translation>
    </message>
    <message>
        <source>The last answer is in memory, and TuringDesk tries to save it every few seconds. If you close the session now, the answer is lost, and the question is asked again when the session resumes.</source>
        <translation>最后一个回答在内存中，TuringDesk 每隔几秒尝试保存一次。如果现在关闭场次，该回答会丢失，继续场次时会再次询问该问题。</translation>
    </message>
    <message>
        <source>The answer is saved now, and nothing is lost. The participant can continue.</source>
        <translation>回答现已保存，没有任何丢失。被试可以继续。</translation>
    </message>
    <message>
        <source>Ends the session. Answers so far are saved; the remaining questions are not asked.</source>
        <translation>结束实验。目前为止的回答已保存；其余问题不再询问。</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong PINs. Try again in %n s.</source>
        <translation>
            <numerusform>PIN 码错误次数过多。请在 %n 秒后重试。</numerusform>
        </translation>
    </message>
    <message>
        <source>OK</source>
        <comment>nothing has to be done</comment>
        <translation>正常</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>here is something to look at</comment>
        <translation>警告</translation>
    </message>
    <message>
        <source>Pre-session check</source>
        <translation>场次前检查</translation>
    </message>
    <message>
        <source>Pre-session check: the session can&apos;t start</source>
        <translation>场次前检查：场次无法开始</translation>
    </message>
    <message numerus="yes">
        <source>Pre-session check: %n warning(s)</source>
        <translation>
            <numerusform>场次前检查：%n 个警告</numerusform>
        </translation>
    </message>
    <message>
        <source>Pre-session check: no problems</source>
        <translation>场次前检查：没有问题</translation>
    </message>
    <message>
        <source>The participant&apos;s screen was unplugged: {name}. Plug it in again, or continue on the remaining screen. The trial is marked as interrupted.</source>
        <translation>被试屏幕已断开：{name}。请重新接上，或在剩下的屏幕上继续。该试次会标记为受到中断。</translation>
    </message>
    <message>
        <source>Sessions now</source>
        <translation>当前场次</translation>
    </message>
    <message>
        <source>Pilots</source>
        <translation>预实验</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>All tasks</source>
        <translation>所有任务</translation>
    </message>
    <message>
        <source>the reader ended unexpectedly</source>
        <translation>读取程序意外结束</translation>
    </message>
    <message>
        <source>last answer {when}</source>
        <comment>for example 3 min ago</comment>
        <translation>最近回答 {when}</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) counted</source>
        <translation>
            <numerusform>计入 %n 个回答</numerusform>
        </translation>
    </message>
    <message>
        <source>fast answers</source>
        <translation>过快回答</translation>
    </message>
    <message numerus="yes">
        <source>%n kiosk(s) running</source>
        <translation>
            <numerusform>%n 个被试端运行中</numerusform>
        </translation>
    </message>
    <message>
        <source>no kiosk running</source>
        <translation>没有被试端运行</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) in the journals</source>
        <translation>
            <numerusform>日志中有 %n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>on {date}</source>
        <translation>于 {date}</translation>
    </message>
    <message numerus="yes">
        <source>%n sealed</source>
        <comment>answers</comment>
        <translation>
            <numerusform>%n 个已封存</numerusform>
        </translation>
    </message>
    <message>
        <source>before rules</source>
        <translation>规则前</translation>
    </message>
    <message>
        <source>No interval yet</source>
        <translation>尚无区间</translation>
    </message>
    <message>
        <source>{seconds} s ago</source>
        <translation>{seconds} 秒前</translation>
    </message>
    <message>
        <source>{minutes} min ago</source>
        <translation>{minutes} 分钟前</translation>
    </message>
    <message>
        <source>{hours} h ago</source>
        <translation>{hours} 小时前</translation>
    </message>
    <message numerus="yes">
        <source>%n excluded by rule</source>
        <comment>answers</comment>
        <translation>
            <numerusform>按规则排除 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>No answers yet.</source>
        <translation>还没有回答。</translation>
    </message>
    <message>
        <source>Simulated data</source>
        <translation>模拟数据</translation>
    </message>
    <message>
        <source>Pilot data</source>
        <translation>预实验数据</translation>
    </message>
    <message>
        <source>human</source>
        <translation>人</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Live results</source>
        <translation>实时结果</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Progress of reading</source>
        <translation>读取进度</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n journal(s)…</source>
        <translation>
            <numerusform>正在读取 %n 份日志…</numerusform>
        </translation>
    </message>
    <message>
        <source>Pages</source>
        <comment>of the desk</comment>
        <translation>页面</translation>
    </message>
    <message>
        <source>{desk}, since {time}</source>
        <translation>{desk}，自 {time} 起</translation>
    </message>
    <message>
        <source>Also open at {places}</source>
        <translation>同时打开于 {places}</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>研究</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>被试</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Created</source>
        <comment>when a code was made</comment>
        <translation>生成时间</translation>
    </message>
    <message>
        <source>By</source>
        <comment>who made it</comment>
        <translation>生成者</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Participant codes</source>
        <translation>被试编号</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>First coder</source>
        <translation>第一编码者</translation>
    </message>
    <message>
        <source>Second coder</source>
        <translation>第二编码者</translation>
    </message>
    <message>
        <source>Overall</source>
        <comment>agreement of two coders</comment>
        <translation>总体</translation>
    </message>
    <message>
        <source>Two coders compared</source>
        <translation>两名编码者比较</translation>
    </message>
    <message>
        <source>Text coded differently</source>
        <translation>编码不同的文本</translation>
    </message>
    <message>
        <source>All codes of both</source>
        <translation>两人的全部编码</translation>
    </message>
    <message>
        <source>Text</source>
        <comment>to code</comment>
        <translation>文本</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>一致性</translation>
    </message>
    <message>
        <source>Kappa</source>
        <translation>Kappa</translation>
    </message>
    <message>
        <source>Cohen’s kappa</source>
        <translation>Cohen kappa</translation>
    </message>
    <message>
        <source>Texts coded differently</source>
        <translation>编码不同的文本</translation>
    </message>
    <message>
        <source>{coder} {done}</source>
        <comment>how many texts a coder has coded</comment>
        <translation>{coder} {done}</translation>
    </message>
    <message>
        <source>Coding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Compare coders</source>
        <translation>比较编码者</translation>
    </message>
    <message>
        <source>Coder</source>
        <translation>编码者</translation>
    </message>
    <message>
        <source>Text to code</source>
        <translation>待编码的文本</translation>
    </message>
    <message>
        <source>Texts coded</source>
        <translation>已编码的文本</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>to the text before</comment>
        <translation>返回</translation>
    </message>
    <message>
        <source>Codes: {codes}</source>
        <translation>编码：{codes}</translation>
    </message>
    <message>
        <source>No code</source>
        <translation>无编码</translation>
    </message>
    <message>
        <source>Parts of the study</source>
        <translation>研究的各部分</translation>
    </message>
    <message>
        <source>folder</source>
        <comment>a format of exports</comment>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Add your own…</source>
        <translation>添加自己的…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>存为 CSV…</translation>
    </message>
    <message>
        <source>None yet.</source>
        <comment>codes</comment>
        <translation>还没有。</translation>
    </message>
    <message>
        <source>Save the codes</source>
        <translation>保存编号</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Mark as pilot</source>
        <translation>标为预实验</translation>
    </message>
    <message>
        <source>Note on a session</source>
        <translation>场次备注</translation>
    </message>
    <message>
        <source>{participant}, session {number} of {study}</source>
        <translation>{participant}，{study} 的场次 {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n new code(s).</source>
        <translation>
            <numerusform>%n 个新编号。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add your own codes</source>
        <translation>添加自己的编号</translation>
    </message>
    <message>
        <source>Add codes</source>
        <translation>添加编号</translation>
    </message>
    <message>
        <source>For {study}</source>
        <translation>用于 {study}</translation>
    </message>
    <message>
        <source>Codes…</source>
        <translation>编号…</translation>
    </message>
    <message>
        <source>Find a code</source>
        <translation>查找编号</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>备注…</translation>
    </message>
    <message>
        <source>Withdraw…</source>
        <translation>办理退出…</translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s), {withdrew} withdrew in {folder}</source>
        <translation>
            <numerusform>{folder} 中有 %n 名被试，{withdrew} 名已退出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n participant(s) in {folder}</source>
        <translation>
            <numerusform>{folder} 中有 %n 名被试</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {studies}, {pilots} among them.</source>
        <translation>
            <numerusform>{studies} 中有 %n 个场次，其中 {pilots}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {studies}.</source>
        <translation>
            <numerusform>{studies} 中有 %n 个场次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Withdraw a participant</source>
        <translation>办理被试退出</translation>
    </message>
    <message>
        <source>Looking for sessions…</source>
        <translation>正在查找场次…</translation>
    </message>
    <message numerus="yes">
        <source>%n pilot(s)</source>
        <translation>
            <numerusform>%n 个预实验</numerusform>
        </translation>
    </message>
    <message>
        <source>Also spelled {codes}.</source>
        <translation>也写作 {codes}。</translation>
    </message>
    <message>
        <source>Type {code} to confirm</source>
        <translation>输入 {code} 以确认</translation>
    </message>
    <message>
        <source>Withdraw {code}</source>
        <translation>办理 {code} 退出</translation>
    </message>
    <message>
        <source>Lock</source>
        <comment>the desk, now</comment>
        <translation>锁定</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>People and PINs</source>
        <translation>人员与 PIN 码</translation>
    </message>
    <message>
        <source>Add a person…</source>
        <translation>添加人员…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>{judge} judges {study}</source>
        <translation>{judge}正在评判“{study}”</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>语言模型</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>评判者</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>名称（可不填）</translation>
    </message>
    <message>
        <source>Answers that are too fast</source>
        <translation>过快的回答</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>of judge</comment>
        <translation>类型</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>已评判</translation>
    </message>
    <message>
        <source>No verdict</source>
        <translation>无判断</translation>
    </message>
    <message>
        <source>How the machine judges were made</source>
        <translation>各机器评判者的产生方式</translation>
    </message>
    <message>
        <source>How this judge was made</source>
        <translation>此评判者的产生方式</translation>
    </message>
    <message>
        <source>Not preregistered: all results are exploratory.</source>
        <translation>未预注册：所有结果均为探索性。</translation>
    </message>
    <message>
        <source>Planned tests</source>
        <translation>计划的检验</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>Detectability</source>
        <translation>可辨别度</translation>
    </message>
    <message>
        <source>By task and machine</source>
        <translation>按任务和机器</translation>
    </message>
    <message>
        <source>No answers yet. Results appear here after the first answer.</source>
        <translation>还没有回答。有了第一个回答，这里就会显示结果。</translation>
    </message>
    <message>
        <source>Rules exclude {gone} of {verdicts} ({reasons}).</source>
        <translation>规则排除了 {verdicts}中的 {gone} 个（{reasons}）。</translation>
    </message>
    <message>
        <source>The results below apply the rules and include the remaining {number}.</source>
        <translation>所示结果为应用规则之后，依据其余 {number} 个判断。</translation>
    </message>
    <message>
        <source>Results are shown without the rules, including all verdicts.</source>
        <translation>所示结果为不应用规则，包括所有判断。</translation>
    </message>
    <message>
        <source>Chapters</source>
        <comment>of results</comment>
        <translation>章节</translation>
    </message>
    <message>
        <source>Answers from</source>
        <comment>people, machine judges or pilots</comment>
        <translation>回答来自</translation>
    </message>
    <message>
        <source>Tests used in published studies</source>
        <translation>已发表研究所用的检验</translation>
    </message>
    <message>
        <source>Method</source>
        <comment>of an analysis</comment>
        <translation>方法</translation>
    </message>
    <message>
        <source>There are no data for this result.</source>
        <translation>没有可用于此结果的数据。</translation>
    </message>
    <message>
        <source>Sealed: {n} will be counted after you enter the passphrase.</source>
        <translation>已封存：输入口令后才计入 {n}。</translation>
    </message>
    <message>
        <source>The data folder couldn&apos;t be read: {why}</source>
        <translation>无法读取数据文件夹：{why}</translation>
    </message>
    <message>
        <source>The report was canceled. Nothing was written.</source>
        <translation>报告已取消。没有写入任何内容。</translation>
    </message>
    <message>
        <source>Saved to {file}.</source>
        <translation>已保存到 {file}。</translation>
    </message>
    <message>
        <source>The reader was stopped.</source>
        <translation>读取程序已停止。</translation>
    </message>
    <message>
        <source>No entries yet. Actions in TuringDesk appear here.</source>
        <translation>还没有记录。TuringDesk 中的操作会显示在这里。</translation>
    </message>
    <message>
        <source>Reading the audit log…</source>
        <translation>正在读取操作记录…</translation>
    </message>
    <message>
        <source>No matches. Clear the search, or choose any user and any action.</source>
        <translation>没有符合的内容。请清除搜索，或选择任何用户和任何操作。</translation>
    </message>
    <message>
        <source>Any user</source>
        <translation>任何用户</translation>
    </message>
    <message>
        <source>Any action</source>
        <translation>任何操作</translation>
    </message>
    <message numerus="yes">
        <source>%n computer(s)</source>
        <translation>
            <numerusform>%n 台计算机</numerusform>
        </translation>
    </message>
    <message>
        <source>{entries} from {desks} in {folder}: every line is unchanged</source>
        <translation>{folder} 中 {desks}的 {entries}：每一行都没有改动</translation>
    </message>
    <message numerus="yes">
        <source>{entries} from {desks} in {folder}: %n problem(s) found</source>
        <translation>
            <numerusform>{folder} 中 {desks}的 {entries}：发现 %n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>计算机</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Audit log</source>
        <translation>操作记录</translation>
    </message>
    <message>
        <source>Search text</source>
        <translation>查找文字</translation>
    </message>
    <message>
        <source>After pairing, kiosks on other computers send their sessions here, and the Sessions page lists them. To combine data from computers without a network, use turingdesk join.</source>
        <translation>配对后，其他计算机上的被试端会把场次发送到这里，并列在“场次”页上。要合并没有联网的计算机的数据，请使用 turingdesk join。</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>离线</translation>
    </message>
    <message>
        <source>Waiting to upload</source>
        <translation>等待上传</translation>
    </message>
    <message>
        <source>A code pairs one kiosk, which then sends its sessions here over the lab&apos;s network.</source>
        <translation>一个配对码用于一个被试端。配对后，被试端通过实验室网络把场次发送到这里。</translation>
    </message>
    <message>
        <source>Answers so far are saved. The remaining questions are not asked.</source>
        <translation>目前为止的回答已保存。其余问题不再询问。</translation>
    </message>
    <message>
        <source>There are no data for the results of this chapter. For the reasons, see “Not computed” at the end of the list.</source>
        <translation>本章的结果没有数据。原因见列表末尾的“未计算”。</translation>
    </message>
    <message>
        <source>And by</source>
        <comment>a second column or question</comment>
        <translation>再按</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>One column of a journal (85 mm)</source>
        <translation>期刊单栏（85 mm）</translation>
    </message>
    <message>
        <source>Two columns of a journal (180 mm)</source>
        <translation>期刊双栏（180 mm）</translation>
    </message>
    <message>
        <source>Print (readable in grayscale)</source>
        <translation>印刷（灰度下可辨）</translation>
    </message>
    <message>
        <source>Machine partner…</source>
        <translation>机器对话伙伴…</translation>
    </message>
    <message>
        <source>{percent}% of conversations with {agent}</source>
        <translation>{percent}% 的对话由 {agent} 参加</translation>
    </message>
    <message>
        <source>The sessions it sent stay here. To send more, it must be paired again.</source>
        <translation>它已发来的场次保留在这里。要继续发送，必须重新配对。</translation>
    </message>
    <message>
        <source>{booth} (other version)</source>
        <translation>{booth}（其他版本）</translation>
    </message>
    <message>
        <source>OK</source>
        <comment>a clock</comment>
        <translation>正常</translation>
    </message>
    <message>
        <source>valid for {minutes}:{seconds} min</source>
        <translation>{minutes}:{seconds} 分钟内有效</translation>
    </message>
    <message>
        <source>Shown in {booth} until it is read:</source>
        <translation>显示在 {booth}，直到被读取：</translation>
    </message>
    <message>
        <source>On the kiosk, type</source>
        <translation>在被试端输入</translation>
    </message>
    <message>
        <source>The code has expired. Get a new one.</source>
        <translation>配对码已过期。请获取新的配对码。</translation>
    </message>
    <message>
        <source>Close the other program, or use another port from now on. Links that were created for this port don&apos;t lead to another one.</source>
        <translation>请关闭那个程序，或从现在起使用另一个端口。为此端口创建的链接不会指向其他端口。</translation>
    </message>
    <message>
        <source>Close the other program, or use another port from now on. Paired kiosks then need the new port: turingdesk kiosk --desk COMPUTER:PORT.</source>
        <translation>请关闭那个程序，或从现在起使用另一个端口。之后，已配对的被试端需要新的端口：turingdesk kiosk --desk COMPUTER:PORT。</translation>
    </message>
    <message>
        <source>The page for browsers is open already, for {studies}. It stays as it is for their participants, so this study is served in the same way.</source>
        <translation>浏览器页面已为 {studies} 开放。对其被试保持不变，因此本研究以相同方式提供。</translation>
    </message>
    <message>
        <source>Port {port} can&apos;t be opened. {why}</source>
        <translation>无法打开端口 {port}。{why}</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>There is nothing to code yet. Texts appear here after participants have answered an open question in a trial, for example why they decided as they did.</source>
        <translation>还没有可编码的内容。被试在试次中回答开放式问题（例如为什么这样判断）之后，文本会显示在这里。</translation>
    </message>
    <message>
        <source>Coders see only the text: neither the stimulus nor the verdict.</source>
        <translation>编码者只看到文本：既看不到刺激，也看不到判断。</translation>
    </message>
    <message>
        <source>Enter the coder&apos;s name to start.</source>
        <translation>请输入编码者姓名以开始。</translation>
    </message>
    <message>
        <source>A coding couldn&apos;t be saved: {why} TuringDesk tries again with the next one.</source>
        <translation>一项编码无法保存：{why} TuringDesk 会在保存下一项时重试。</translation>
    </message>
    <message>
        <source>The coders agree on every text.</source>
        <translation>两名编码者对每个文本的编码都一致。</translation>
    </message>
    <message>
        <source>Final coding</source>
        <translation>最终编码</translation>
    </message>
    <message>
        <source>Same as {coder}</source>
        <comment>codes of a text</comment>
        <translation>同 {coder}</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>刷新</translation>
    </message>
    <message>
        <source>Shared codes only</source>
        <translation>仅共同的编码</translation>
    </message>
    <message>
        <source>95% CI</source>
        <translation>95% 置信区间</translation>
    </message>
    <message>
        <source>Coding scheme</source>
        <comment>of codes</comment>
        <translation>编码方案</translation>
    </message>
    <message>
        <source>no one</source>
        <translation>无人</translation>
    </message>
    <message>
        <source>Keys: a digit opens a category, a letter assigns or removes a code, Enter saves and continues, Backspace goes back.</source>
        <translation>按键：数字键打开类别，字母键给出或取消编码，Enter 保存并继续，Backspace 返回。</translation>
    </message>
    <message>
        <source>Save and next</source>
        <translation>保存并继续</translation>
    </message>
    <message>
        <source>Name of the agent in the data. Enter a name if you run the same agent with different settings.</source>
        <translation>智能体在数据中的名称。如果同一智能体以不同设置运行，请填写名称。</translation>
    </message>
    <message>
        <source>Agent at work</source>
        <translation>智能体运行中</translation>
    </message>
    <message>
        <source>{judge} answers {study}</source>
        <translation>{judge} 正在回答 {study}</translation>
    </message>
    <message>
        <source>Stopped. Answers so far are saved, and you can continue.</source>
        <translation>已停止。目前为止的回答已保存，您可以继续。</translation>
    </message>
    <message>
        <source>Prompts answered: {trials}, in {sessions}.</source>
        <translation>已回答的提示项：{trials}，共 {sessions}。</translation>
    </message>
    <message>
        <source>An agent is running. Wait until it has finished, or cancel it.</source>
        <translation>有智能体正在运行。请等它结束，或将其取消。</translation>
    </message>
    <message>
        <source>The agent couldn&apos;t continue. See Collection.</source>
        <translation>智能体无法继续。请见“答案收集”。</translation>
    </message>
    <message>
        <source>It answers all the prompts of “{title}” that it can.</source>
        <translation>它会回答“{title}”中它能回答的所有提示项。</translation>
    </message>
    <message>
        <source>It uses the default settings, except for those that you enter.</source>
        <translation>除您填写的设置外，它都使用默认设置。</translation>
    </message>
    <message>
        <source>Without an answer: {n}.</source>
        <translation>无回答的：{n}。</translation>
    </message>
    <message>
        <source>Run an agent</source>
        <translation>运行智能体</translation>
    </message>
    <message>
        <source>Empty fields use the first agent&apos;s settings.</source>
        <translation>留空的字段使用第一个智能体的设置。</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Talks with</source>
        <translation>对话伙伴</translation>
    </message>
    <message>
        <source>Name of the partner (optional)</source>
        <translation>对话伙伴的名称（可不填）</translation>
    </message>
    <message>
        <source>Requests sent: {n}.</source>
        <translation>已发送的请求：{n}。</translation>
    </message>
    <message>
        <source>Fill in: {fields}.</source>
        <translation>请填写：{fields}。</translation>
    </message>
    <message>
        <source>People appear in the study as p01, p02, and so on. Nothing else about them is included, except their answers to the questions that you choose here.</source>
        <translation>人在研究中显示为 p01、p02 等。除您在此选择的问题的回答外，不包含关于他们的其他任何信息。</translation>
    </message>
    <message>
        <source>Build a study</source>
        <translation>生成研究</translation>
    </message>
    <message>
        <source>Progress of the study</source>
        <translation>研究生成进度</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Open the study</source>
        <translation>打开研究</translation>
    </message>
    <message>
        <source>Canceled. Nothing was written.</source>
        <translation>已取消。没有写入任何内容。</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>领域</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>提示项</translation>
    </message>
    <message>
        <source>Found: {read}. Usable: {used}.</source>
        <translation>找到：{read}。可用：{used}。</translation>
    </message>
    <message>
        <source>Human</source>
        <comment>number of answers</comment>
        <translation>人</translation>
    </message>
    <message>
        <source>Machine</source>
        <comment>number of answers</comment>
        <translation>机器</translation>
    </message>
    <message>
        <source>Mean length, human</source>
        <translation>平均长度，人</translation>
    </message>
    <message>
        <source>Mean length, machine</source>
        <translation>平均长度，机器</translation>
    </message>
    <message>
        <source>Prompts with enough answers: {enough} of {all}. Missing: {human} human, {machine} machine.</source>
        <translation>回答足够的提示项：{enough} / {all}。尚缺：人 {human}，机器 {machine}。</translation>
    </message>
    <message>
        <source>Words: {words}. Changed: {changed}. Omitted: {omitted}.</source>
        <translation>词：{words}。更改：{changed}。略去：{omitted}。</translation>
    </message>
    <message>
        <source>(omitted)</source>
        <comment>a word</comment>
        <translation>（略去）</translation>
    </message>
    <message>
        <source>Given</source>
        <comment>a word</comment>
        <translation>原词</translation>
    </message>
    <message>
        <source>Used</source>
        <comment>a word</comment>
        <translation>采用</translation>
    </message>
    <message>
        <source>Times</source>
        <comment>how often</comment>
        <translation>次数</translation>
    </message>
    <message>
        <source>Prompts that need more answers</source>
        <translation>尚缺回答的提示项</translation>
    </message>
    <message>
        <source>Every prompt has enough answers.</source>
        <translation>所有提示项都有足够的回答。</translation>
    </message>
    <message>
        <source>By</source>
        <translation>生成者</translation>
    </message>
    <message>
        <source>Not used: {why}.</source>
        <translation>未使用：{why}。</translation>
    </message>
    <message>
        <source>(none)</source>
        <comment>no domain</comment>
        <translation>（无）</translation>
    </message>
    <message>
        <source>Human answers per prompt</source>
        <translation>每个提示项的人的回答数</translation>
    </message>
    <message>
        <source>Machine answers per prompt</source>
        <translation>每个提示项的机器的回答数</translation>
    </message>
    <message>
        <source>A collection is a study that asks people for answers, such as descriptions of pictures or associations. Machines in the lab can answer the same prompts.</source>
        <translation>答案收集是一种请人作答的研究，例如描述图片或进行词语联想。实验室中的机器可以回答相同的提示项。</translation>
    </message>
    <message>
        <source>This page shows what was collected and what is still missing. It can build a study from the answers, in which participants judge who made them.</source>
        <translation>此页显示已收集的内容和尚缺的内容，并可由回答生成研究，让被试判断回答的来源。</translation>
    </message>
    <message>
        <source>Add a data folder</source>
        <translation>添加数据文件夹</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>答案收集</translation>
    </message>
    <message>
        <source>Run an agent…</source>
        <translation>运行智能体…</translation>
    </message>
    <message>
        <source>Build a study…</source>
        <translation>生成研究…</translation>
    </message>
    <message>
        <source>Add a data folder…</source>
        <translation>添加数据文件夹…</translation>
    </message>
    <message>
        <source>Simulated sessions instead of real ones</source>
        <translation>用模拟场次代替真实场次</translation>
    </message>
    <message>
        <source>No agent answers the tasks of this collection.</source>
        <translation>没有智能体能回答此答案收集的任务。</translation>
    </message>
    <message>
        <source>Go to Studies</source>
        <translation>前往“研究”页</translation>
    </message>
    <message>
        <source>“{title}” doesn&apos;t collect answers</source>
        <translation>“{title}”不收集回答</translation>
    </message>
    <message>
        <source>Open a collection first</source>
        <translation>请先打开一项答案收集</translation>
    </message>
    <message>
        <source>From {folders}</source>
        <translation>来自 {folders}</translation>
    </message>
    <message>
        <source>You wrote this question, so two other people review it.</source>
        <translation>这道题是您写的，因此由另外两人审核。</translation>
    </message>
    <message>
        <source>Choose the correct answer.</source>
        <translation>请选择正确答案。</translation>
    </message>
    <message>
        <source>Picture {name}</source>
        <translation>图片 {name}</translation>
    </message>
    <message>
        <source>Caption {name}</source>
        <translation>图片描述 {name}</translation>
    </message>
    <message>
        <source>Conversation {name}</source>
        <translation>对话 {name}</translation>
    </message>
    <message>
        <source>Control question</source>
        <translation>检查题</translation>
    </message>
    <message>
        <source>Submit for review</source>
        <translation>提交审核</translation>
    </message>
    <message>
        <source>Reason for sending it back</source>
        <translation>退回的原因</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>{question} – {answer}</source>
        <comment>control question and correct answer</comment>
        <translation>{question} – {answer}</translation>
    </message>
    <message>
        <source>Approved by {people} ({number} of {needed}).</source>
        <translation>已由 {people} 审核通过（{number} / {needed}）。</translation>
    </message>
    <message>
        <source>Correct answer</source>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>True</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>False</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>A statement that is true or false</source>
        <translation>一句陈述，可真可假</translation>
    </message>
    <message>
        <source>A question whose answer is yes or no</source>
        <translation>一个用是或否回答的问题</translation>
    </message>
    <message>
        <source>The table already has this question.</source>
        <translation>表格中已有这道题。</translation>
    </message>
    <message>
        <source>Written by {author}.</source>
        <translation>作者：{author}。</translation>
    </message>
    <message>
        <source>Sent back by {who}: {reason}</source>
        <translation>由 {who} 退回：{reason}</translation>
    </message>
    <message>
        <source>Enter your initials or a code to write or review questions.</source>
        <translation>要编写或审核检查题，请输入您的姓名缩写或代号。</translation>
    </message>
    <message>
        <source>Open a study or a collection on the page Studies first.</source>
        <translation>请先在“研究”页打开一项研究或答案收集。</translation>
    </message>
    <message>
        <source>No task of this study has control questions that are true or false. Tasks with pictures to describe, colors, objects, and conversations have them.</source>
        <translation>此研究的任务都没有可判断真假的检查题。描述图片、颜色、物体和对话的任务才有。</translation>
    </message>
    <message>
        <source>Two people who didn’t write a question approve it before the study asks it.</source>
        <translation>检查题须由两名非作者审核通过后，研究才会使用。</translation>
    </message>
    <message>
        <source>Still needed: {true} true, {false} false.</source>
        <translation>尚需：真 {true}，假 {false}。</translation>
    </message>
    <message>
        <source>Pictures</source>
        <comment>control questions</comment>
        <translation>图片</translation>
    </message>
    <message>
        <source>Pictures, statements</source>
        <comment>control questions</comment>
        <translation>图片，陈述</translation>
    </message>
    <message>
        <source>Captions</source>
        <comment>control questions</comment>
        <translation>图片描述</translation>
    </message>
    <message>
        <source>Conversations</source>
        <comment>control questions</comment>
        <translation>对话</translation>
    </message>
    <message>
        <source>{there} of {items} pictures have a question.</source>
        <translation>{items} 张图片中有 {there} 张配有是非题。</translation>
    </message>
    <message>
        <source>{there} of {items} pictures have a statement.</source>
        <translation>{items} 张图片中有 {there} 张配有陈述。</translation>
    </message>
    <message>
        <source>{there} of {items} captions have a question.</source>
        <translation>{items} 条图片描述中有 {there} 条配有是非题。</translation>
    </message>
    <message>
        <source>{there} of {items} conversations have a question.</source>
        <translation>{items} 段对话中有 {there} 段配有是非题。</translation>
    </message>
    <message>
        <source>Control questions in the tables: {count}, all of them approved.</source>
        <translation>表格中的检查题：{count}，均已审核通过。</translation>
    </message>
    <message>
        <source>{number} of {needed}</source>
        <comment>approvals</comment>
        <translation>{number} / {needed}</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>已通过</translation>
    </message>
    <message>
        <source>Sent back</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>Write to the study</source>
        <translation>写入研究</translation>
    </message>
    <message>
        <source>All</source>
        <comment>control questions</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>To write</source>
        <comment>control questions</comment>
        <translation>待编写</translation>
    </message>
    <message>
        <source>To review</source>
        <comment>control questions</comment>
        <translation>待审核</translation>
    </message>
    <message>
        <source>Nothing to review.</source>
        <translation>没有待审核的检查题。</translation>
    </message>
    <message>
        <source>Nothing to write.</source>
        <translation>没有待编写的检查题。</translation>
    </message>
    <message>
        <source>Question about</source>
        <translation>题目对象</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>已在表格中</translation>
    </message>
    <message>
        <source>Initials or code</source>
        <translation>姓名缩写或代号</translation>
    </message>
    <message>
        <source>About</source>
        <comment>control questions</comment>
        <translation>关于</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Save the study and open it again.</source>
        <translation>请保存研究并重新打开。</translation>
    </message>
    <message>
        <source>Reload from disk</source>
        <translation>从磁盘重新加载</translation>
    </message>
    <message>
        <source>Why did you change the preregistered study?</source>
        <translation>为什么修改已预注册的研究？</translation>
    </message>
    <message>
        <source>Another program changed {files} while the study was open here. The study was reloaded.</source>
        <translation>研究在这里打开期间，另一个程序更改了 {files}。研究已重新加载。</translation>
    </message>
    <message>
        <source>The study is saved, but the reason is not recorded. {why} Enter it on the Studies page, under Preregistration.</source>
        <translation>研究已保存，但原因没有记录。{why}请在“研究”页的“预注册”中填写原因。</translation>
    </message>
    <message>
        <source>Keep my changes</source>
        <translation>保留我的更改</translation>
    </message>
    <message>
        <source>Save my changes</source>
        <translation>保存我的更改</translation>
    </message>
    <message>
        <source>“{title}” has unsaved changes. Sessions use only the saved study.</source>
        <translation>“{title}”有未保存的更改。场次只使用已保存的研究。</translation>
    </message>
    <message>
        <source>Another program changed {files} while the study was open here. You also have unsaved changes, which are lost if you reload the study. If you save them, they replace what the other program wrote.</source>
        <translation>研究在这里打开期间，另一个程序更改了 {files}。您还有未保存的更改；如果重新加载研究，这些更改会丢失。如果保存，它们会替换另一个程序写入的内容。</translation>
    </message>
    <message>
        <source>{problem} You can save your changes, which replaces what the other program wrote, or reload the study from disk, which discards your changes.</source>
        <translation>{problem}您可以保存更改，替换另一个程序写入的内容；也可以从磁盘重新加载研究，放弃您的更改。</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>休息</translation>
    </message>
    <message>
        <source>Debriefing</source>
        <translation>事后说明</translation>
    </message>
    <message>
        <source>Information, consent</source>
        <translation>说明、知情同意</translation>
    </message>
    <message>
        <source>A page to read</source>
        <translation>供阅读的页面</translation>
    </message>
    <message numerus="yes">
        <source>after every %n trial(s)</source>
        <translation>
            <numerusform>每 %n 个试次之后</numerusform>
        </translation>
    </message>
    <message>
        <source>at least {seconds} s</source>
        <translation>至少 {seconds} 秒</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trial(s), not counted</source>
        <translation>
            <numerusform>%n 个试次，不计入</numerusform>
        </translation>
    </message>
    <message>
        <source>½ min</source>
        <translation>½ 分钟</translation>
    </message>
    <message>
        <source>Parts of one session</source>
        <translation>一个场次的各部分</translation>
    </message>
    <message numerus="yes">
        <source>What one participant sees, about %n minute(s).</source>
        <translation>
            <numerusform>一名被试看到的内容，约 %n 分钟。</numerusform>
        </translation>
    </message>
    <message>
        <source>What one participant sees.</source>
        <translation>一名被试看到的内容。</translation>
    </message>
    <message>
        <source>Click a part to edit it. Drag blocks and forms to reorder them.</source>
        <translation>单击某一部分即可编辑。拖动组块和问卷可调整顺序。</translation>
    </message>
    <message>
        <source>This study can&apos;t be edited here</source>
        <translation>此研究不能在这里编辑</translation>
    </message>
    <message>
        <source>{file} can&apos;t be edited here</source>
        <translation>{file} 不能在这里编辑</translation>
    </message>
    <message>
        <source>Choose a picture to see which rows use it. You can drop files and folders here.</source>
        <translation>选择一张图片，查看哪些行使用它。可以把文件和文件夹拖到这里。</translation>
    </message>
    <message>
        <source>No pictures found. Picture files end in {ends}.</source>
        <translation>没有找到图片。图片文件名以 {ends} 结尾。</translation>
    </message>
    <message>
        <source>The pictures couldn&apos;t be added: {why}</source>
        <translation>无法添加图片：{why}</translation>
    </message>
    <message>
        <source>Not used by any row.</source>
        <comment>a picture</comment>
        <translation>没有行使用它。</translation>
    </message>
    <message>
        <source>Unused only</source>
        <translation>仅未使用的</translation>
    </message>
    <message>
        <source>Checking the files…</source>
        <translation>正在检查文件…</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) would refer to a picture that no longer exists.</source>
        <translation>
            <numerusform>将有 %n 行引用不再存在的图片。</numerusform>
        </translation>
    </message>
    <message>
        <source>The study already has different pictures with the same names.</source>
        <translation>研究中已有同名的其他图片。</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) removed. To restore them, choose Undo.</source>
        <translation>
            <numerusform>已移除 %n 张图片。要恢复，请选择“撤销”。</numerusform>
        </translation>
    </message>
    <message>
        <source>can&apos;t be read</source>
        <comment>a picture</comment>
        <translation>无法读取</translation>
    </message>
    <message numerus="yes">
        <source>%n more not added.</source>
        <comment>files</comment>
        <translation>
            <numerusform>另有 %n 个未添加。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep existing</source>
        <translation>保留原有图片</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Column in the study</source>
        <translation>研究中的列</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>{about}. Optional</source>
        <translation>{about}。选填</translation>
    </message>
    <message>
        <source>A simple program takes part as the machine, so that you can try the games out. Add your own machines in agents.csv.</source>
        <translation>由一个简单的程序作为机器参加，以便您试用这些游戏。请在 agents.csv 中添加您自己的机器。</translation>
    </message>
    <message>
        <source>First lines of the file</source>
        <translation>文件的前几行</translation>
    </message>
    <message numerus="yes">
        <source>including %n control trial(s)</source>
        <translation>
            <numerusform>其中 %n 个检查试次</numerusform>
        </translation>
    </message>
    <message>
        <source>Its answers are not included. A few examples show how to fill in the tables. Paste or drop your own answers in the editor.</source>
        <translation>其中不含原研究的回答。几个示例说明表格的填法。请在编辑器中粘贴或拖入您自己的回答。</translation>
    </message>
    <message>
        <source>Drop your spreadsheet and picture folder here</source>
        <translation>把您的电子表格和图片文件夹拖到这里</translation>
    </message>
    <message>
        <source>Choose which of your columns is: {names}.</source>
        <translation>请选择您的哪一列是：{names}。</translation>
    </message>
    <message>
        <source>Choose whether {words} means human or machine.</source>
        <translation>请选择 {words} 表示人还是机器。</translation>
    </message>
    <message>
        <source>All answers have the same origin. Choose which words mean human and which mean machine.</source>
        <translation>所有回答的来源都相同。请选择哪些词表示人，哪些词表示机器。</translation>
    </message>
    <message>
        <source>Choose the folder with your pictures.</source>
        <translation>请选择您的图片文件夹。</translation>
    </message>
    <message>
        <source>Preview of the table</source>
        <translation>表格预览</translation>
    </message>
    <message>
        <source>Choose the picture folder</source>
        <translation>选择图片文件夹</translation>
    </message>
    <message>
        <source>Choose whether {words} and other words mean human or machine.</source>
        <translation>请选择 {words} 等词表示人还是机器。</translation>
    </message>
    <message>
        <source>What do participants judge?</source>
        <translation>被试评判什么？</translation>
    </message>
    <message>
        <source>Match your columns</source>
        <translation>匹配您的列</translation>
    </message>
    <message>
        <source>Preview of the first rows</source>
        <translation>前几行预览</translation>
    </message>
    <message>
        <source>{rows} and {pictures} imported.</source>
        <translation>已导入 {rows}和 {pictures}。</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the file {file}.</source>
        <translation>TuringDesk 找不到文件 {file}。</translation>
    </message>
    <message>
        <source>TuringDesk can&apos;t find the folder {folder}.</source>
        <translation>TuringDesk 找不到文件夹 {folder}。</translation>
    </message>
    <message>
        <source>Save the study in</source>
        <translation>研究的存放位置</translation>
    </message>
    <message>
        <source>Empty, without answers</source>
        <translation>空白，不含回答</translation>
    </message>
    <message>
        <source>Enter a title.</source>
        <translation>请填写标题。</translation>
    </message>
    <message>
        <source>Enter the full path of the folder.</source>
        <translation>请填写文件夹的完整路径。</translation>
    </message>
    <message>
        <source>The study is sealed, and any change would break the seal. Edit the original study and seal it again.</source>
        <translation>此研究已封存，任何更改都会破坏封印。请编辑原研究，然后重新封存。</translation>
    </message>
    <message>
        <source>Enter the full path, starting with the drive or /.</source>
        <translation>请填写完整路径，从驱动器或 / 开始。</translation>
    </message>
    <message>
        <source>This folder isn&apos;t empty. Enter a new or empty folder.</source>
        <translation>此文件夹不是空的。请输入新的或空的文件夹。</translation>
    </message>
    <message>
        <source>Enter a folder.</source>
        <translation>请填写文件夹。</translation>
    </message>
    <message>
        <source>This study is in a read-only location</source>
        <translation>此研究位于只读位置</translation>
    </message>
    <message>
        <source>{file} is a packed study. TuringDesk unpacks it into a folder, where you can edit it. The packed file doesn&apos;t change.</source>
        <translation>{file} 是打包的研究。TuringDesk 会把它解包到一个文件夹，您可以在那里编辑。打包的文件不会改变。</translation>
    </message>
    <message>
        <source>Files in {folder} can&apos;t be changed. You can edit a copy of the study in a folder of your own. The original doesn&apos;t change.</source>
        <translation>{folder} 中的文件无法更改。您可以在自己的文件夹中编辑研究的副本。原研究不会改变。</translation>
    </message>
    <message>
        <source>Open a study on the Studies page, or drop its folder here. You can also create a study there.</source>
        <translation>请在“研究”页打开一项研究，或把其文件夹拖到这里。您也可以在那里创建研究。</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) of this study are recorded. After you save, new sessions record a different hash, so you can tell the versions apart.</source>
        <translation>
            <numerusform>此研究已记录 %n 个场次。保存之后，新场次会记录另一个哈希值，因此可以区分各个版本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running session(s) continue with the study as it was when they started.</source>
        <translation>
            <numerusform>正在进行的 %n 个场次将沿用其开始时的研究。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables, pictures, texts, forms, and rules of a study.</source>
        <translation>研究的表格、图片、文本、问卷和规则。</translation>
    </message>
    <message>
        <source>This study is open on the Studies page.</source>
        <translation>此研究已在“研究”页打开。</translation>
    </message>
    <message>
        <source>The study can&apos;t be edited. {why}</source>
        <translation>无法编辑研究。{why}</translation>
    </message>
    <message>
        <source>A form after the first trial</source>
        <translation>首个试次之后的问卷</translation>
    </message>
    <message>
        <source>{file} is an Excel workbook, which you can&apos;t edit here. Make a copy as a CSV table, which the study then uses. The workbook doesn&apos;t change.</source>
        <translation>{file} 是 Excel 工作簿，不能在这里编辑。请制作一份 CSV 表格副本，研究随后使用该表格。工作簿保持不变。</translation>
    </message>
    <message>
        <source>Addresses: an IP address of this computer, if it should listen on no other; and, if a proxy of your lab serves the page for browsers, the address that participants open. Links begin with it.</source>
        <translation>地址：如果本计算机只应监听一个 IP 地址，请填写该地址；如果由您实验室的代理提供面向浏览器的网页，请再填写被试打开的地址，链接以它开头。</translation>
    </message>
    <message>
        <source>No games yet. Games appear here when kiosks that are paired with this desk run a study with live games.</source>
        <translation>还没有游戏。与此主控台配对的被试端运行含有实时游戏的研究时，游戏会显示在这里。</translation>
    </message>
    <message>
        <source>Someone left.</source>
        <translation>有人离开了。</translation>
    </message>
    <message>
        <source>Someone asked for another topic.</source>
        <translation>有人希望换一个话题。</translation>
    </message>
    <message>
        <source>Someone reported a message.</source>
        <translation>有人举报了一条消息。</translation>
    </message>
    <message>
        <source>The experimenter ended it.</source>
        <translation>主试结束了游戏。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Decides</source>
        <translation>作判断者</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息数</translation>
    </message>
    <message>
        <source>Export transcripts</source>
        <translation>导出对话记录</translation>
    </message>
    <message>
        <source>End this game for everyone in it?</source>
        <translation>要为其中所有人结束这局游戏吗？</translation>
    </message>
    <message>
        <source>Messages so far are saved. Participants see a calm explanation.</source>
        <translation>目前为止的消息已保存。被试会看到语气平和的说明。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {running} running</source>
        <translation>
            <numerusform>%n 局，{running} 局进行中</numerusform>
        </translation>
    </message>
    <message>
        <source>Live games</source>
        <translation>实时游戏</translation>
    </message>
    <message>
        <source>Export transcripts…</source>
        <translation>导出对话记录…</translation>
    </message>
    <message>
        <source>Search in messages</source>
        <translation>在消息中搜索</translation>
    </message>
    <message>
        <source>To:</source>
        <translation>发送给：</translation>
    </message>
    <message>
        <source>Transcript</source>
        <translation>对话记录</translation>
    </message>
    <message>
        <source>End game…</source>
        <translation>结束游戏…</translation>
    </message>
    <message>
        <source>Hide who is human</source>
        <translation>隐藏谁是人</translation>
    </message>
    <message>
        <source>Show who is human</source>
        <translation>显示谁是人</translation>
    </message>
    <message>
        <source>Shown to {participant} until it is read:</source>
        <translation>向 {participant} 显示，直到被读取：</translation>
    </message>
    <message>
        <source>pilot</source>
        <translation>预实验</translation>
    </message>
    <message>
        <source>The study is sealed, so who is human stays hidden.</source>
        <translation>研究已封存，因此谁是人保持隐藏。</translation>
    </message>
    <message>
        <source>Reported</source>
        <translation>举报内容</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>还没有消息。</translation>
    </message>
    <message>
        <source>Conversation length</source>
        <translation>对话长度</translation>
    </message>
    <message>
        <source>Click: sessions of {name}</source>
        <translation>点击：{name} 的场次</translation>
    </message>
    <message>
        <source>Click: session {name}</source>
        <translation>点击：场次 {name}</translation>
    </message>
    <message>
        <source>Click: stimulus {name}</source>
        <translation>点击：刺激 {name}</translation>
    </message>
    <message>
        <source>Knew witness</source>
        <comment>a setting</comment>
        <translation>认识证人</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <comment>a setting</comment>
        <translation>认输</translation>
    </message>
    <message>
        <source>Native language</source>
        <comment>a setting</comment>
        <translation>母语</translation>
    </message>
    <message>
        <source>Topics</source>
        <comment>a setting</comment>
        <translation>话题</translation>
    </message>
    <message>
        <source>Wrong topic</source>
        <comment>a setting</comment>
        <translation>话题错误</translation>
    </message>
    <message>
        <source>Sees</source>
        <comment>a setting</comment>
        <translation>看到的内容</translation>
    </message>
    <message>
        <source>Describe the analysis that decides your hypothesis before you collect data. It is saved with the study when you preregister it, and the report shows it next to the results.</source>
        <translation>请在收集数据之前说明由哪项分析检验您的假设。预注册研究时会一并保存，报告会把它显示在结果旁边。</translation>
    </message>
    <message>
        <source>What you expect, which result would support it, when you stop collecting data, and what you exclude.</source>
        <translation>您预期什么，什么结果会支持它，何时停止收集数据，以及排除哪些数据。</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>文字说明</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>未说明</translation>
    </message>
    <message numerus="yes">
        <source>%n to fix</source>
        <comment>problems</comment>
        <translation>
            <numerusform>%n 处待更正</numerusform>
        </translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <source>Fix the errors next to the fields to see the plan.</source>
        <translation>请更正字段旁的错误以查看计划。</translation>
    </message>
    <message>
        <source>A page before the block. To see how it looks, open Consent and texts.</source>
        <translation>组块之前的一页。要查看显示效果，请打开“知情同意与文本”。</translation>
    </message>
    <message>
        <source>Asked after the verdict in every trial of this block. These questions have no correct answer.</source>
        <translation>在本组块的每个试次中，判断之后询问。这些问题没有正确答案。</translation>
    </message>
    <message>
        <source>The plan couldn&apos;t be calculated: {why}</source>
        <translation>无法计算计划：{why}</translation>
    </message>
    <message>
        <source>Answers to show</source>
        <translation>要显示的回答</translation>
    </message>
    <message>
        <source>Number of answers of each origin. If empty, as balanced as possible.</source>
        <translation>每种来源的回答数。留空则尽量均衡。</translation>
    </message>
    <message>
        <source>Control trials check that participants pay attention.</source>
        <translation>检查试次用于检查被试是否专心。</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>显示方式</translation>
    </message>
    <message>
        <source>Participants complete them in this order.</source>
        <translation>被试按此顺序完成。</translation>
    </message>
    <message>
        <source>Move this block up</source>
        <translation>上移此组块</translation>
    </message>
    <message>
        <source>Move this block down</source>
        <translation>下移此组块</translation>
    </message>
    <message>
        <source>A study needs at least one block: a set of trials of one task.</source>
        <translation>研究至少需要一个组块：同一任务的若干试次。</translation>
    </message>
    <message>
        <source>Not applied: {why}</source>
        <translation>未应用：{why}</translation>
    </message>
    <message>
        <source>To see the page, add a question.</source>
        <translation>要查看页面，请添加问题。</translation>
    </message>
    <message>
        <source>Move this form up</source>
        <translation>上移此问卷</translation>
    </message>
    <message>
        <source>Move this form down</source>
        <translation>下移此问卷</translation>
    </message>
    <message>
        <source>There are no forms. Participants are not asked about themselves.</source>
        <translation>没有问卷。不询问被试的个人情况。</translation>
    </message>
    <message>
        <source>This form has no questions yet.</source>
        <translation>此问卷还没有问题。</translation>
    </message>
    <message>
        <source>Move this question up</source>
        <translation>上移此问题</translation>
    </message>
    <message>
        <source>Move this question down</source>
        <translation>下移此问题</translation>
    </message>
    <message>
        <source>Separate several with semicolons.</source>
        <translation>多个之间用分号隔开。</translation>
    </message>
    <message>
        <source>One per line. To use a different word in the data: word | text shown | key</source>
        <translation>每行一个。要在数据中使用另一个词：词 | 显示的文字 | 按键</translation>
    </message>
    <message>
        <source>whole form</source>
        <comment>conversation</comment>
        <translation>整份问卷</translation>
    </message>
    <message>
        <source>{about}. Separate several with semicolons.</source>
        <translation>{about}。多个之间用分号隔开。</translation>
    </message>
    <message>
        <source>A rule excludes trials or sessions from the results. It deletes nothing: results are shown with and without the rules.</source>
        <translation>规则从结果中排除试次或场次，但不删除任何数据：结果分别在应用规则和不应用规则的情况下显示。</translation>
    </message>
    <message>
        <source>There are no rules. Every complete answer counts.</source>
        <translation>没有规则。每个完整的回答都计入。</translation>
    </message>
    <message>
        <source>Move this rule up</source>
        <translation>上移此规则</translation>
    </message>
    <message>
        <source>Move this rule down</source>
        <translation>下移此规则</translation>
    </message>
    <message>
        <source>{sentence} It excludes single trials.</source>
        <translation>{sentence}它排除单个试次。</translation>
    </message>
    <message>
        <source>{sentence} It excludes whole sessions.</source>
        <translation>{sentence}它排除整个场次。</translation>
    </message>
    <message>
        <source>The study has no rules of its own, only the limits above.</source>
        <translation>研究没有自己的规则，只有上面的界限。</translation>
    </message>
    <message>
        <source>Answers faster than a block&apos;s limit are excluded from the results, unless a rule below sets something else for the block. Change a limit here; 0 excludes none.</source>
        <translation>用时少于组块界限的回答会从结果中排除，除非下面的规则对该组块另有规定。可在此更改界限；0 表示不排除任何回答。</translation>
    </message>
    <message>
        <source>Seconds. The default for this task is {limit}.</source>
        <translation>秒。此任务的默认值为 {limit}。</translation>
    </message>
    <message>
        <source>Enter a whole number, for example 10.</source>
        <translation>请填写整数，例如 10。</translation>
    </message>
    <message>
        <source>Enter a number with a decimal point, for example 2.5.</source>
        <translation>请填写带小数点的数字，例如 2.5。</translation>
    </message>
    <message>
        <source>Enter whole numbers separated by commas, for example 1, 3.</source>
        <translation>请填写用逗号隔开的整数，例如 1, 3。</translation>
    </message>
    <message>
        <source>Enter one line per trial: number of the trial = ID of a row.</source>
        <translation>每个试次写一行：试次的序号 = 行的 ID。</translation>
    </message>
    <message>
        <source>The two answers that participants choose between, as shown on the buttons.</source>
        <translation>供被试选择的两个答案，文字与按钮上相同。</translation>
    </message>
    <message>
        <source>When you build a study from the answers, words are cleaned in the same way for people and machines. The data keep the original words.</source>
        <translation>由回答生成研究时，人和机器的词以相同方式清理。数据保留原来的词。</translation>
    </message>
    <message>
        <source>Names of the two answers</source>
        <translation>两个答案的名称</translation>
    </message>
    <message>
        <source>Interrupted sessions</source>
        <translation>中断的场次</translation>
    </message>
    <message>
        <source>Cleaning</source>
        <translation>清理</translation>
    </message>
    <message>
        <source>Close all studies for browsers</source>
        <translation>所有研究停止对浏览器开放</translation>
    </message>
    <message>
        <source>Close “{title}” for browsers</source>
        <translation>“{title}”停止对浏览器开放</translation>
    </message>
    <message>
        <source>Most often: {why}.</source>
        <translation>最常见的原因：{why}。</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) have fewer answers that count than planned.</source>
        <translation>
            <numerusform>%n 对的有效回答少于计划。</numerusform>
        </translation>
    </message>
    <message>
        <source>0: can&apos;t be told apart; 0.5: always told apart. On the diagonal: trials with the target itself.</source>
        <translation>0：无法区分；0.5：总能区分。对角线：与目标本身的试次。</translation>
    </message>
    <message>
        <source>Bradley-Terry</source>
        <translation>Bradley-Terry</translation>
    </message>
    <message>
        <source>Turing scores [95% CI]</source>
        <translation>图灵分数 [95% 置信区间]</translation>
    </message>
    <message>
        <source>Add at least one.</source>
        <translation>请至少添加一个。</translation>
    </message>
    <message>
        <source>Enter both prices of each model.</source>
        <translation>请输入每个模型的两项价格。</translation>
    </message>
    <message>
        <source>{table}, row {row}</source>
        <translation>{table}，第 {row} 行</translation>
    </message>
    <message>
        <source>Use, for example, {value}.</source>
        <translation>请使用例如 {value}。</translation>
    </message>
    <message>
        <source>Line {line}</source>
        <translation>第 {line} 行</translation>
    </message>
    <message>
        <source>Information, no consent</source>
        <translation>说明，无知情同意</translation>
    </message>
    <message>
        <source>No page, no consent</source>
        <translation>无页面，无知情同意</translation>
    </message>
    <message>
        <source>Thanks</source>
        <translation>致谢</translation>
    </message>
    <message>
        <source>A folder</source>
        <comment>of pictures</comment>
        <translation>一个文件夹</translation>
    </message>
    <message>
        <source>Ready-made questions</source>
        <translation>现成的问题</translation>
    </message>
    <message>
        <source>Rules of a published study</source>
        <translation>已发表研究的规则</translation>
    </message>
    <message>
        <source>Preregistered {time} by {name}, version {version}. You can still change the study. When you save, TuringDesk asks for the reason and records a deviation.</source>
        <translation>由 {name} 于 {time} 预注册，版本 {version}。您仍可更改研究。保存时，TuringDesk 会询问原因并记录偏离。</translation>
    </message>
    <message>
        <source>{file}, created when you type</source>
        <translation>{file}，输入时创建</translation>
    </message>
    <message>
        <source>Participant view</source>
        <translation>被试视图</translation>
    </message>
    <message>
        <source>There is no text, so participants don&apos;t see this page.</source>
        <translation>没有文本，因此被试看不到此页。</translation>
    </message>
    <message>
        <source>The consent page has two buttons. Participants who don&apos;t agree see the refusal page.</source>
        <translation>知情同意页有两个按钮。不同意的被试会看到拒绝页。</translation>
    </message>
    <message>
        <source>Text pages</source>
        <translation>文本页</translation>
    </message>
    <message>
        <source>You haven&apos;t written this text. Participants see: {text}</source>
        <translation>您还没有写这段文本。被试会看到：{text}</translation>
    </message>
    <message>
        <source>Preview answers are stored in a temporary folder, which is deleted when the preview ends. Nothing is counted.</source>
        <translation>预览的回答存入临时文件夹，预览结束时删除。不计入任何结果。</translation>
    </message>
    <message>
        <source>Fix this first: {problem}</source>
        <translation>请先更正：{problem}</translation>
    </message>
    <message>
        <source>Preview – nothing is saved</source>
        <translation>预览 – 不保存任何内容</translation>
    </message>
    <message numerus="yes">
        <source>The preview has ended. Its %n answer(s) were discarded.</source>
        <translation>
            <numerusform>预览已结束。其中 %n 个回答已丢弃。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix this first (and %n more): {problem}</source>
        <translation>
            <numerusform>请先更正（另有 %n 处）：{problem}</numerusform>
        </translation>
    </message>
    <message>
        <source>A session is running on this computer. Preview the study after it ends.</source>
        <translation>本机正在进行一个场次。请在它结束后预览研究。</translation>
    </message>
    <message>
        <source>The study can&apos;t be shown yet. {why}</source>
        <translation>还不能显示研究。{why}</translation>
    </message>
    <message>
        <source>No problems. You can run sessions.</source>
        <translation>没有问题。您可以运行场次。</translation>
    </message>
    <message>
        <source>{problems}. Fix the errors before you run sessions (F8: next problem).</source>
        <translation>{problems}。运行场次之前，请先更正错误（F8：下一个问题）。</translation>
    </message>
    <message>
        <source>{problems}. Only pilots can run (F8: next problem).</source>
        <translation>{problems}。只能运行预实验（F8：下一个问题）。</translation>
    </message>
    <message>
        <source>{problems}. You can run sessions (F8: next problem).</source>
        <translation>{problems}。您可以运行场次（F8：下一个问题）。</translation>
    </message>
    <message>
        <source>See the field above.</source>
        <translation>请见上方的字段。</translation>
    </message>
    <message>
        <source>{column}: {about}. Required in every row.</source>
        <translation>{column}：{about}。每行必填。</translation>
    </message>
    <message>
        <source>{column}: {about}. Optional.</source>
        <translation>{column}：{about}。选填。</translation>
    </message>
    <message>
        <source>{column}: this task doesn&apos;t use this column.</source>
        <translation>{column}：此任务不使用这一列。</translation>
    </message>
    <message>
        <source>OK</source>
        <comment>what was typed</comment>
        <translation>确定</translation>
    </message>
    <message>
        <source>A column with this name already exists.</source>
        <translation>已有同名的列。</translation>
    </message>
    <message>
        <source>Enter saves the text, Shift+Enter starts a new line, Esc discards the change</source>
        <translation>Enter 保存文字，Shift+Enter 换行，Esc 放弃更改</translation>
    </message>
    <message>
        <source>Texts</source>
        <comment>control questions</comment>
        <translation>文本</translation>
    </message>
    <message>
        <source>{there} of {items} texts have a question.</source>
        <translation>{items} 篇文本中有 {there} 篇配有是非题。</translation>
    </message>
    <message>
        <source>Text {name}</source>
        <translation>文本 {name}</translation>
    </message>
    <message>
        <source>Or choose them above. Each row of the table is one answer; the first row contains the column names. TuringDesk guesses what each column contains, and you can correct it. A folder with a folder of pictures or texts for each class, such as human and machine, needs no table.</source>
        <translation>或在上面选择。表格的每一行是一个回答；第一行是列名。TuringDesk 会推测各列的内容，您可以更正。如果文件夹中每类各有一个图片或文本文件夹，例如 human 和 machine，则不需要表格。</translation>
    </message>
    <message>
        <source>The numbers on the left are line numbers, as used in problem messages. Rows stay in the order of the file, because the order can matter. * Required in every row.</source>
        <translation>左侧的数字是行号，问题提示中也使用它。各行保持文件中的顺序，因为顺序可能有影响。* 表示每行必填。</translation>
    </message>
    <message>
        <source>Nothing was imported. {why}</source>
        <translation>没有导入任何内容。{why}</translation>
    </message>
    <message>
        <source>Missing columns are added to the table: {columns}.</source>
        <translation>将添加表格中缺少的列：{columns}。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) imported from {file}. To remove them, choose Undo.</source>
        <translation>
            <numerusform>已从 {file} 导入 %n 行。要移除，请选择“撤销”。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{table} already has %n row(s). Columns are matched by name.</source>
        <translation>
            <numerusform>{table} 已有 %n 行。各列按名称对应。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) beyond the right edge of the table were not pasted.</source>
        <translation>
            <numerusform>超出表格右边缘的 %n 列没有粘贴。</numerusform>
        </translation>
    </message>
    <message>
        <source>The clipboard couldn&apos;t be read: {why}</source>
        <translation>无法读取剪贴板：{why}</translation>
    </message>
    <message>
        <source>The first row contains column names, so columns were matched by name.</source>
        <translation>第一行是列名，因此各列按名称对应。</translation>
    </message>
    <message>
        <source>Not pasted, because the table has no such column: {columns}.</source>
        <translation>没有粘贴，因为表格没有以下列：{columns}。</translation>
    </message>
    <message>
        <source>No cell contains this text.</source>
        <translation>没有单元格包含这些文字。</translation>
    </message>
    <message>
        <source>No answers yet. Exclusions appear here after the first session starts.</source>
        <translation>还没有回答。第一个场次开始后，排除的内容会显示在这里。</translation>
    </message>
    <message>
        <source>Sealed: results that depend on who made an answer appear after you enter the passphrase.</source>
        <translation>已封存：输入口令后，才显示与回答来源有关的内容。</translation>
    </message>
    <message>
        <source>Excluded by rules: {sessions}, {trials}. Nothing is deleted.</source>
        <translation>按规则排除：{sessions}，{trials}。不删除任何数据。</translation>
    </message>
    <message>
        <source>Search exclusions</source>
        <translation>在排除项中搜索</translation>
    </message>
    <message>
        <source>The study has no rules.</source>
        <translation>研究没有规则。</translation>
    </message>
    <message>
        <source>Nothing is excluded.</source>
        <translation>没有排除任何内容。</translation>
    </message>
    <message>
        <source>All exclusions</source>
        <translation>所有排除</translation>
    </message>
    <message>
        <source>Results with and without rules</source>
        <translation>应用和不应用规则的结果</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>没有符合的内容。</translation>
    </message>
    <message>
        <source>Whole session</source>
        <translation>整个场次</translation>
    </message>
    <message numerus="yes">
        <source>Sealed: %n session(s) is/are exported without the truth until you enter the passphrase.</source>
        <translation>
            <numerusform>已封存：输入口令之前，导出的 %n 个场次不含真实来源。</numerusform>
        </translation>
    </message>
    <message>
        <source>The export was canceled. Nothing was written.</source>
        <translation>导出已取消。没有写入任何内容。</translation>
    </message>
    <message>
        <source>Keys and words</source>
        <translation>按键与术语</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>您的数据</translation>
    </message>
    <message>
        <source>The kiosk and its computer</source>
        <translation>被试端及其计算机</translation>
    </message>
    <message>
        <source>Several booths</source>
        <translation>多个实验间</translation>
    </message>
    <message>
        <source>Importing data</source>
        <translation>导入数据</translation>
    </message>
    <message>
        <source>Data for other programs</source>
        <translation>用于其他程序的数据</translation>
    </message>
    <message>
        <source>What check can detect</source>
        <translation>check 能发现什么</translation>
    </message>
    <message>
        <source>The study package</source>
        <translation>研究包</translation>
    </message>
    <message>
        <source>What analyze --json prints</source>
        <translation>analyze --json 的输出</translation>
    </message>
    <message>
        <source>Intervals</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>This topic is available in English only.</source>
        <translation>本主题仅提供英文版。</translation>
    </message>
    <message>
        <source>The server ended unexpectedly.</source>
        <translation>服务器意外结束。</translation>
    </message>
    <message>
        <source>{fast} of {of} verdicts were faster than the limit</source>
        <translation>{of} 个判断中有 {fast} 个快于界限</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <comment>prompts that have enough answers</comment>
        <translation>{number} / {of}</translation>
    </message>
    <message>
        <source>Collected answers</source>
        <translation>收集的回答</translation>
    </message>
    <message>
        <source>Excluded by rule</source>
        <translation>按规则排除</translation>
    </message>
    <message>
        <source>{number} more on the Sessions page</source>
        <comment>sessions</comment>
        <translation>另有 {number} 个见“场次”页</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Per prompt</source>
        <comment>answers</comment>
        <translation>每个提示项</translation>
    </message>
    <message>
        <source>Prompts with enough</source>
        <translation>已足够的提示项</translation>
    </message>
    <message>
        <source>Still needed</source>
        <comment>answers</comment>
        <translation>仍需</translation>
    </message>
    <message>
        <source>To review</source>
        <comment>answers</comment>
        <translation>需要查看</translation>
    </message>
    <message>
        <source>Control questions</source>
        <translation>检查题</translation>
    </message>
    <message>
        <source>Verdicts by origin</source>
        <translation>按来源的判断</translation>
    </message>
    <message>
        <source>Detectability over sessions</source>
        <translation>可辨别度随场次的变化</translation>
    </message>
    <message>
        <source>By task</source>
        <translation>按任务</translation>
    </message>
    <message>
        <source>By machine</source>
        <translation>按机器</translation>
    </message>
    <message>
        <source>Lines: 95% CI</source>
        <translation>线段：95% 置信区间</translation>
    </message>
    <message>
        <source>{number} without a value: fewer than {fewest} verdicts</source>
        <translation>{number} 个无值：判断少于 {fewest} 个</translation>
    </message>
    <message>
        <source>Press Enter or click to open the session.</source>
        <translation>按 Enter 或单击可打开场次。</translation>
    </message>
    <message>
        <source>Click to open the session</source>
        <translation>单击可打开场次</translation>
    </message>
    <message>
        <source>No verdict is excluded by a rule.</source>
        <translation>没有判断被规则排除。</translation>
    </message>
    <message>
        <source>clustered by judge and stimulus</source>
        <translation>按评判者和刺激聚类</translation>
    </message>
    <message>
        <source>clustered by judge</source>
        <translation>按评判者聚类</translation>
    </message>
    <message>
        <source>clustered by stimulus</source>
        <translation>按刺激聚类</translation>
    </message>
    <message numerus="yes">
        <source>Sealed: %n verdict(s) is/are counted after you enter the passphrase.</source>
        <translation>
            <numerusform>已封存：输入口令后才计入 %n 个判断。</numerusform>
        </translation>
    </message>
    <message>
        <source>Start a session on the Studies page. Results appear here after the first answer.</source>
        <translation>请在“研究”页开始一个场次。有了第一个回答，结果就会显示在这里。</translation>
    </message>
    <message>
        <source>Shows the results in large letters on a second screen. Esc closes it.</source>
        <translation>在第二个屏幕上以大字显示结果。按 Esc 关闭。</translation>
    </message>
    <message>
        <source>A session is running on this computer. End it first.</source>
        <translation>本机正在进行一个场次。请先结束它。</translation>
    </message>
    <message>
        <source>Wall mode</source>
        <translation>大屏模式</translation>
    </message>
    <message>
        <source>Results stay hidden while the study is sealed.</source>
        <translation>研究封存期间，结果保持隐藏。</translation>
    </message>
    <message>
        <source>Compare people and machines on the answers that all of them judged, where there are any</source>
        <translation>如果有人和机器全都评判过的回答，就据此比较人和机器</translation>
    </message>
    <message>
        <source>Same answers only</source>
        <translation>仅相同的回答</translation>
    </message>
    <message>
        <source>{file} can&apos;t be saved. {why}</source>
        <translation>无法保存 {file}。{why}</translation>
    </message>
    <message>
        <source>The audit log couldn&apos;t be written: {why} You can continue working. The entries are written as soon as the disk accepts them.</source>
        <translation>无法写入操作记录：{why}您可以继续工作。磁盘一旦可用，就会写入这些条目。</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>the changes</comment>
        <translation>保存</translation>
    </message>
    <message>
        <source>The settings couldn&apos;t be saved. {why}</source>
        <translation>无法保存设置。{why}</translation>
    </message>
    <message>
        <source>The data folder {folder} can&apos;t be read. {why} Reconnect it, or choose another one in Settings.</source>
        <translation>无法读取数据文件夹 {folder}。{why}请重新连接，或在“设置”中选择另一个。</translation>
    </message>
    <message>
        <source>You can resume the session later with the same participant code.</source>
        <translation>以后可以用同一被试编号继续。</translation>
    </message>
    <message>
        <source>Preview answers are discarded.</source>
        <translation>预览的回答会被丢弃。</translation>
    </message>
    <message>
        <source>End the preview</source>
        <translation>结束预览</translation>
    </message>
    <message>
        <source>Was {was}, judged {called}: {n} of {of}</source>
        <translation>实为{was}，判为{called}：{n} / {of}</translation>
    </message>
    <message>
        <source>Was {was}, judged {called}: {n} of {of} ({share}%)</source>
        <translation>实为{was}，判为{called}：{n} / {of}（{share}%）</translation>
    </message>
    <message>
        <source>Pause between repetitions</source>
        <translation>重复播放之间的停顿</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Trials judged</source>
        <translation>已评判试次</translation>
    </message>
    <message>
        <source>Without a verdict</source>
        <translation>无判断的</translation>
    </message>
    <message>
        <source>Folds</source>
        <translation>折数</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子数</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>What it judges</source>
        <translation>评判内容</translation>
    </message>
    <message>
        <source>All blocks</source>
        <translation>所有组块</translation>
    </message>
    <message>
        <source>{judge}: {sessions}. Trials judged: {trials}.</source>
        <translation>{judge}：{sessions}。已评判试次：{trials}。</translation>
    </message>
    <message>
        <source>Not judged: {block}. {why}</source>
        <translation>未评判：{block}。{why}</translation>
    </message>
    <message>
        <source>{doing}: {done} of {total}</source>
        <translation>{doing}：{done} / {total}</translation>
    </message>
    <message>
        <source>Without a verdict: {n}.</source>
        <translation>无判断的：{n}。</translation>
    </message>
    <message>
        <source>Judge at work</source>
        <translation>评判进行中</translation>
    </message>
    <message>
        <source>Save note</source>
        <translation>保存备注</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Lock after</source>
        <comment>some minutes</comment>
        <translation>锁定时间</translation>
    </message>
    <message>
        <source>min</source>
        <comment>minutes, after their number</comment>
        <translation>分钟</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN 码</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>{number} min</source>
        <comment>minutes</comment>
        <translation>{number} 分钟</translation>
    </message>
    <message>
        <source>{number} s</source>
        <comment>seconds</comment>
        <translation>{number} 秒</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>添加人员</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>{default} by default</source>
        <translation>默认 {default}</translation>
    </message>
    <message>
        <source>In {unit}</source>
        <translation>以{unit}为单位</translation>
    </message>
    <message>
        <source>{lowest} to {highest} {unit}</source>
        <translation>{lowest} 到 {highest} {unit}</translation>
    </message>
    <message>
        <source>Edit a copy as CSV</source>
        <translation>以 CSV 编辑副本</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(entries)</source>
        <comment>of the record</comment>
        <translation>
            <numerusform>%n 条记录</numerusform>
        </translation>
    </message>
    <message>
        <source>Show problems…</source>
        <translation>显示问题…</translation>
    </message>
    <message>
        <source>Duplicate this block</source>
        <translation>创建此组块的副本</translation>
    </message>
    <message>
        <source>Duplicate this form</source>
        <translation>创建此问卷的副本</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <comment>in a list</comment>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>Duplicate this question</source>
        <translation>创建此问题的副本</translation>
    </message>
    <message>
        <source>Duplicate this rule</source>
        <translation>创建此规则的副本</translation>
    </message>
    <message>
        <source>Rules: {rules} · Planned: {analysis}</source>
        <translation>规则：{rules} · 计划：{analysis}</translation>
    </message>
    <message numerus="yes">
        <source>%n deviation(s)</source>
        <translation>
            <numerusform>%n 处偏离</numerusform>
        </translation>
    </message>
    <message>
        <source>No deviations.</source>
        <translation>没有偏离。</translation>
    </message>
    <message>
        <source>Preregistration</source>
        <translation>预注册</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no rules</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no analysis</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>{study}, version {version}</source>
        <translation>{study}，版本 {version}</translation>
    </message>
    <message>
        <source>None declared</source>
        <comment>no rules, no analysis</comment>
        <translation>均未声明</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>write down</comment>
        <translation>记录</translation>
    </message>
    <message>
        <source>Changes</source>
        <comment>of a study</comment>
        <translation>更改</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>哈希值</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>报告分组</translation>
    </message>
    <message>
        <source>Recorded as</source>
        <translation>记录为</translation>
    </message>
    <message>
        <source>Overall only</source>
        <translation>仅总体</translation>
    </message>
    <message>
        <source>Recorded as {person}</source>
        <translation>记录为 {person}</translation>
    </message>
    <message>
        <source>Some are missing.</source>
        <translation>有些回答缺失。</translation>
    </message>
    <message numerus="yes">
        <source>%n form answer(s)</source>
        <translation>
            <numerusform>%n 个问卷回答</numerusform>
        </translation>
    </message>
    <message>
        <source>The session was {reason}.</source>
        <translation>场次状态：{reason}。</translation>
    </message>
    <message>
        <source>Show passphrase</source>
        <translation>显示口令</translation>
    </message>
    <message>
        <source>Seal the study</source>
        <translation>封存研究</translation>
    </message>
    <message>
        <source>Sealed package</source>
        <translation>封存的研究包</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>口令</translation>
    </message>
    <message>
        <source>Progress of sealing</source>
        <translation>封存进度</translation>
    </message>
    <message>
        <source>Seal</source>
        <comment>seal a study</comment>
        <translation>封存</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>一个文件</translation>
    </message>
    <message>
        <source>A folder</source>
        <translation>一个文件夹</translation>
    </message>
    <message numerus="yes">
        <source>And %n more like these.</source>
        <translation>
            <numerusform>另有 %n 处类似的更改。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was sealed.</source>
        <translation>没有封存任何内容。</translation>
    </message>
    <message>
        <source>Of the studies in {folder}</source>
        <translation>针对 {folder} 中的研究</translation>
    </message>
    <message>
        <source>Open the seal</source>
        <translation>打开封印</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a session</comment>
        <translation>序号</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) in {folder}</source>
        <translation>
            <numerusform>{folder} 中有 %n 个场次</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume…</source>
        <translation>继续…</translation>
    </message>
    <message>
        <source>Check journals</source>
        <translation>检查日志</translation>
    </message>
    <message>
        <source>Open data folder</source>
        <translation>打开数据文件夹</translation>
    </message>
    <message>
        <source>Mark as pilot…</source>
        <translation>标为预实验…</translation>
    </message>
    <message>
        <source>Open the study “{title}” first, then resume its session.</source>
        <translation>请先打开研究“{title}”，再继续它的场次。</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s), {running} running in {folder}</source>
        <translation>
            <numerusform>{folder} 中有 %n 个场次，{running} 个进行中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier note(s)</source>
        <translation>
            <numerusform>%n 条以前的备注</numerusform>
        </translation>
    </message>
    <message>
        <source>Journals</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Find a participant, study, kiosk, or state</source>
        <translation>查找被试、研究、被试端或状态</translation>
    </message>
    <message>
        <source>Find a session</source>
        <translation>查找场次</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>Name of this kiosk</source>
        <translation>此被试端的名称</translation>
    </message>
    <message>
        <source>Choose the data folder</source>
        <translation>选择数据文件夹</translation>
    </message>
    <message>
        <source>Participant&apos;s screen</source>
        <translation>被试屏幕</translation>
    </message>
    <message>
        <source>Preview…</source>
        <translation>预览…</translation>
    </message>
    <message>
        <source>Each participant gets</source>
        <translation>每名被试</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>提示项</translation>
    </message>
    <message>
        <source>All participants</source>
        <translation>所有被试</translation>
    </message>
    <message>
        <source>Judged each</source>
        <translation>每项的判断数</translation>
    </message>
    <message>
        <source>Preview of {block}</source>
        <translation>“{block}”的预览</translation>
    </message>
    <message>
        <source>Plan of {block}</source>
        <translation>“{block}”的计划</translation>
    </message>
    <message>
        <source>Open a study&apos;s folder</source>
        <translation>打开研究文件夹</translation>
    </message>
    <message>
        <source>Open a study package</source>
        <translation>打开研究包</translation>
    </message>
    <message>
        <source>New study…</source>
        <translation>新建研究…</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>打开文件夹…</translation>
    </message>
    <message>
        <source>Open .tdz…</source>
        <translation>打开 .tdz…</translation>
    </message>
    <message>
        <source>Recent studies</source>
        <translation>最近的研究</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) prepared</source>
        <translation>
            <numerusform>已准备 %n 个场次</numerusform>
        </translation>
    </message>
    <message>
        <source>Study packages</source>
        <translation>研究包</translation>
    </message>
    <message>
        <source>Stimulus</source>
        <translation>刺激</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Made by: {maker}</source>
        <translation>来源：{maker}</translation>
    </message>
    <message>
        <source>Preview: {block}</source>
        <translation>预览：{block}</translation>
    </message>
    <message>
        <source>prompt {name}</source>
        <translation>提示项 {name}</translation>
    </message>
    <message>
        <source>Only pilots can run: {problems}</source>
        <translation>只能运行预实验：{problems}</translation>
    </message>
    <message>
        <source>No session can run: {problems}</source>
        <translation>无法运行场次：{problems}</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message>
        <source>{errors} and {warnings}</source>
        <translation>{errors}和 {warnings}</translation>
    </message>
    <message>
        <source>Not connected: {screen}. Plug it in, or choose another screen.</source>
        <translation>未连接：{screen}。请接上，或选择另一个屏幕。</translation>
    </message>
    <message>
        <source>Identify</source>
        <comment>number the screens</comment>
        <translation>识别</translation>
    </message>
    <message>
        <source>The participant chooses</source>
        <translation>由被试选择</translation>
    </message>
    <message>
        <source>Start a session</source>
        <translation>开始场次</translation>
    </message>
    <message>
        <source>Participant code</source>
        <translation>被试编号</translation>
    </message>
    <message>
        <source>Kiosk name</source>
        <translation>被试端名称</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>全部动画</translation>
    </message>
    <message>
        <source>Appearance and accessibility</source>
        <translation>外观与无障碍</translation>
    </message>
    <message>
        <source>Journals of all sessions. If the folder is on a network share, several kiosks can save to it. Existing data stay where they are.</source>
        <translation>所有场次的日志。如果文件夹在网络共享上，多个被试端可以保存到同一处。已有的数据留在原处。</translation>
    </message>
    <message>
        <source>Recorded with every session, for example Booth 1.</source>
        <translation>随每个场次记录，例如“实验间 1”。</translation>
    </message>
    <message>
        <source>The screen where sessions open, full screen.</source>
        <translation>场次在此屏幕上全屏打开。</translation>
    </message>
    <message>
        <source>Language of the program, after a restart. Pages without a translation stay in English. Sessions use the language of their study.</source>
        <translation>程序的语言，重新启动后生效。没有翻译的页面仍为英语。场次使用各自研究的语言。</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>字号</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Applies to menus, bars, and pages. Moving stimuli always move.</source>
        <translation>适用于菜单、进度条和页面。运动的刺激始终运动。</translation>
    </message>
    <message>
        <source>Free software under the MIT license. Licenses of its components: {file}</source>
        <translation>基于 MIT 许可证的自由软件。各组件的许可证：{file}</translation>
    </message>
    <message>
        <source>Same as the system: {language}</source>
        <translation>跟随系统：{language}</translation>
    </message>
    <message>
        <source>This page is for investigators. Lock TuringDesk, and ask an investigator to sign in.</source>
        <translation>此页仅限研究负责人。请锁定 TuringDesk，由研究负责人登录。</translation>
    </message>
    <message>
        <source>A session is running on this computer. End it there first (Ctrl+Shift+Q).</source>
        <translation>这台计算机上正在进行一个场次。请先在那里结束它（Ctrl+Shift+Q）。</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>可选数</translation>
    </message>
    <message>
        <source>Open a study, check its plan, and start sessions.</source>
        <translation>打开研究，查看计划，开始场次。</translation>
    </message>
    <message>
        <source>Start session…</source>
        <translation>开始场次…</translation>
    </message>
    <message>
        <source>Pilot…</source>
        <translation>预实验…</translation>
    </message>
    <message>
        <source>Seal…</source>
        <translation>封存…</translation>
    </message>
    <message>
        <source>The study&apos;s files are still being read.</source>
        <translation>研究的文件仍在读取中。</translation>
    </message>
    <message numerus="yes">
        <source>%n form(s)</source>
        <translation>
            <numerusform>%n 份问卷</numerusform>
        </translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>版本 {version}</translation>
    </message>
    <message>
        <source>pilot only</source>
        <comment>a problem: only pilots can run</comment>
        <translation>仅限预实验</translation>
    </message>
    <message>
        <source>Sealed</source>
        <comment>of a study</comment>
        <translation>已封存</translation>
    </message>
    <message>
        <source>A study is a folder</source>
        <translation>研究就是一个文件夹</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <comment>steps</comment>
        <translation>{number} / {of}</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>step of the tour</comment>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>with the tour</comment>
        <translation>完成</translation>
    </message>
    <message>
        <source>{number}: {screen}, {width} {times} {height} (main)</source>
        <translation>{number}：{screen}，{width} {times} {height}（主屏幕）</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>屏幕</translation>
    </message>
    <message numerus="yes">
        <source>The study has %n problem(s).</source>
        <translation>
            <numerusform>研究有 %n 个问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>复制文字</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>no participant may start</comment>
        <translation>停止</translation>
    </message>
    <message>
        <source>TuringDesk timing test</source>
        <translation>TuringDesk 计时测试</translation>
    </message>
    <message>
        <source>Continue at trial {number} of {of}</source>
        <translation>从试次 {number} / {of} 继续</translation>
    </message>
    <message>
        <source>Close for now</source>
        <translation>暂时关闭</translation>
    </message>
    <message>
        <source>End the session</source>
        <translation>结束实验</translation>
    </message>
    <message>
        <source>{done} of {trials} completed.</source>
        <translation>已完成 {done} / {trials}。</translation>
    </message>
    <message>
        <source>For the experimenter</source>
        <translation>主试专用</translation>
    </message>
    <message>
        <source>was {origin}</source>
        <comment>head of a row: what it truly was</comment>
        <translation>实为{origin}</translation>
    </message>
    <message>
        <source>“{word}”</source>
        <comment>in quotation marks</comment>
        <translation>“{word}”</translation>
    </message>
    <message>
        <source>Find a row</source>
        <translation>查找行</translation>
    </message>
    <message>
        <source>and {number} more values</source>
        <translation>以及另外 {number} 个值</translation>
    </message>
    <message>
        <source>Show or hide this series</source>
        <translation>显示或隐藏此系列</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>复制数值</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Step  (→)</source>
        <translation>单步  (→)</translation>
    </message>
    <message>
        <source>Fixation {number} of {of}</source>
        <translation>注视点 {number} / {of}</translation>
    </message>
    <message>
        <source>Play  (P)</source>
        <translation>播放  (P)</translation>
    </message>
    <message>
        <source>Pause  (P)</source>
        <translation>暂停  (P)</translation>
    </message>
</context>
<context>
    <name>Participant</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Please call the experimenter</source>
        <translation>请联系主试</translation>
    </message>
    <message>
        <source>Your answers so far are saved.</source>
        <translation>您目前为止的回答已保存。</translation>
    </message>
    <message>
        <source>All your answers are saved.</source>
        <translation>您的所有回答均已保存。</translation>
    </message>
    <message>
        <source>Answer to continue.</source>
        <translation>请作答后继续。</translation>
    </message>
    <message>
        <source>Answer both to continue.</source>
        <translation>请回答两个问题后继续。</translation>
    </message>
    <message>
        <source>Answer all three to continue.</source>
        <translation>请回答三个问题后继续。</translation>
    </message>
    <message>
        <source>Answer all four to continue.</source>
        <translation>请回答四个问题后继续。</translation>
    </message>
    <message numerus="yes">
        <source>Answer all %n to continue.</source>
        <translation>
            <numerusform>请回答全部 %n 个问题后继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>Please wait a moment</source>
        <translation>请稍候</translation>
    </message>
    <message>
        <source>A message from the experimenter</source>
        <translation>来自主试的消息</translation>
    </message>
    <message>
        <source>Pilot: not counted</source>
        <translation>预实验：不计入</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Look at the picture first.</source>
        <translation>请先看图片。</translation>
    </message>
    <message>
        <source>List each choice once, in order.</source>
        <translation>请按顺序列出每个选项，每个选项一次。</translation>
    </message>
    <message>
        <source>That was practice. From now on, your answers count.</source>
        <translation>练习结束。从现在起，您的回答将计入结果。</translation>
    </message>
    <message>
        <source>Take a short break. Continue when you are ready.</source>
        <translation>请稍作休息。准备好后即可继续。</translation>
    </message>
    <message>
        <source>You can continue</source>
        <translation>您可以继续了</translation>
    </message>
    <message>
        <source>Read the conversation first.</source>
        <translation>请先阅读对话。</translation>
    </message>
    <message>
        <source>Read both words first.</source>
        <translation>请先阅读这两个词。</translation>
    </message>
    <message>
        <source>Look at both first.</source>
        <translation>请先看完两边。</translation>
    </message>
    <message>
        <source>It repeats until you answer.</source>
        <translation>片段会重复播放，直到您作答。</translation>
    </message>
    <message>
        <source>You can answer after {number} seconds.</source>
        <translation>{number} 秒后可以作答。</translation>
    </message>
    <message numerus="yes">
        <source>Watch the whole clip %n times.</source>
        <translation>
            <numerusform>请完整观看片段 %n 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can answer after %n seconds.</source>
        <translation>
            <numerusform>%n 秒后可以作答。</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer the required questions to continue.</source>
        <translation>请回答必答题后继续。</translation>
    </message>
    <message>
        <source>The session will continue soon. Your answers so far are saved.</source>
        <translation>实验即将继续。您目前为止的回答已保存。</translation>
    </message>
    <message>
        <source>Choose all that apply.</source>
        <translation>可选择所有符合的选项。</translation>
    </message>
    <message>
        <source>Please choose your language.</source>
        <translation>请选择您的语言。</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>请选择…</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>欢迎</translation>
    </message>
    <message>
        <source>Taking part</source>
        <translation>参与研究</translation>
    </message>
    <message>
        <source>What you will do</source>
        <translation>您的任务</translation>
    </message>
    <message>
        <source>This is the end of the demonstration. To leave this screen, press {keys}.</source>
        <translation>演示到此结束。按 {keys} 离开此画面。</translation>
    </message>
    <message>
        <source>The viewer was looking for:</source>
        <translation>搜索目标：</translation>
    </message>
    <message>
        <source>About you</source>
        <translation>关于您</translation>
    </message>
    <message>
        <source>A few last questions</source>
        <translation>最后几个问题</translation>
    </message>
    <message>
        <source>Image descriptions</source>
        <translation>图片描述</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Who named this color?</source>
        <translation>这种颜色是谁说出的？</translation>
    </message>
    <message>
        <source>In which conversation is speaker {subject} a machine?</source>
        <translation>在哪段对话中，说话者 {subject} 是机器？</translation>
    </message>
    <message>
        <source>Word associations</source>
        <translation>词语联想</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>物体</translation>
    </message>
    <message>
        <source>Eye movements</source>
        <translation>眼动</translation>
    </message>
    <message>
        <source>Break</source>
        <translation>休息</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>Thank you</source>
        <translation>谢谢您</translation>
    </message>
    <message>
        <source>Thank you. Your answers are saved.</source>
        <translation>谢谢您。您的回答已保存。</translation>
    </message>
    <message>
        <source>You chose not to take part. Nothing was recorded.</source>
        <translation>您选择了不参与。没有记录任何数据。</translation>
    </message>
    <message>
        <source>Your name, as a signature</source>
        <translation>您的姓名（作为签名）</translation>
    </message>
    <message>
        <source>A human</source>
        <translation>人</translation>
    </message>
    <message>
        <source>A machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>a human</source>
        <translation>人</translation>
    </message>
    <message>
        <source>a machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Who wrote this description?</source>
        <translation>这段描述是谁写的？</translation>
    </message>
    <message>
        <source>Who came up with this word?</source>
        <translation>这个词是谁想到的？</translation>
    </message>
    <message>
        <source>Who named these three things?</source>
        <translation>这三样东西是谁说出的？</translation>
    </message>
    <message>
        <source>Were these eye movements made by a human or a machine?</source>
        <translation>这些眼动来自人还是机器？</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <translation>您看到了什么？</translation>
    </message>
    <message>
        <source>Who is talking?</source>
        <translation>是谁在对话？</translation>
    </message>
    <message>
        <source>What are they talking about?</source>
        <translation>他们在谈论什么？</translation>
    </message>
    <message>
        <source>Both are human</source>
        <translation>两者都是人</translation>
    </message>
    <message>
        <source>Both are machines</source>
        <translation>两者都是机器</translation>
    </message>
    <message>
        <source>A is human, B is a machine</source>
        <translation>A 是人，B 是机器</translation>
    </message>
    <message>
        <source>A is a machine, B is human</source>
        <translation>A 是机器，B 是人</translation>
    </message>
    <message>
        <source>Which answer was made by a machine?</source>
        <translation>哪个回答来自机器？</translation>
    </message>
    <message>
        <source>True</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>False</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Please answer this question.</source>
        <translation>请回答此问题。</translation>
    </message>
    <message>
        <source>Please enter a whole number from {low} to {high}.</source>
        <translation>请输入 {low} 到 {high} 之间的整数。</translation>
    </message>
    <message>
        <source>Please enter a number from {low} to {high}.</source>
        <translation>请输入 {low} 到 {high} 之间的数字。</translation>
    </message>
    <message>
        <source>{value} is not one of the choices.</source>
        <translation>{value} 不在选项之中。</translation>
    </message>
    <message>
        <source>Speaker {subject} is...</source>
        <translation>说话者 {subject} 是……</translation>
    </message>
    <message>
        <source>Speaker {subject}: **{label}**</source>
        <translation>说话者 {subject}：**{label}**</translation>
    </message>
    <message>
        <source>Conversation {number}</source>
        <translation>对话 {number}</translation>
    </message>
    <message>
        <source>Answer {number}</source>
        <translation>回答 {number}</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>我同意</translation>
    </message>
    <message>
        <source>Click the line.</source>
        <translation>请点击这条线。</translation>
    </message>
    <message>
        <source>It was a human.</source>
        <translation>实际是人。</translation>
    </message>
    <message>
        <source>Your message</source>
        <translation>您的消息</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>您的回答</translation>
    </message>
    <message>
        <source>Is “{word}” spelled correctly?</source>
        <translation>“{word}”的拼写正确吗？</translation>
    </message>
    <message>
        <source>Please write one word.</source>
        <translation>请写一个词。</translation>
    </message>
    <message>
        <source>Please don&apos;t use special characters such as {character}.</source>
        <translation>请不要使用 {character} 之类的特殊字符。</translation>
    </message>
    <message>
        <source>Please don&apos;t start with “{start}”.</source>
        <translation>请不要以“{start}”开头。</translation>
    </message>
    <message>
        <source>Please don&apos;t use the word “{word}”.</source>
        <translation>请不要使用“{word}”这个词。</translation>
    </message>
    <message>
        <source>Describe what you see as if to someone who can&apos;t see it. Write at least {least} words, and don&apos;t guess what happened before or will happen next.</source>
        <translation>请描述您看到的内容，就像讲给看不到图片的人听一样。至少写 {least} 个词，不要猜测之前发生了什么或接下来会发生什么。</translation>
    </message>
    <message>
        <source>Please don&apos;t repeat the same word so often.</source>
        <translation>请不要这样频繁地使用同一个词。</translation>
    </message>
    <message>
        <source>You already wrote this description. Please write a different one.</source>
        <translation>您已经写过这段描述。请另写一段。</translation>
    </message>
    <message>
        <source>Please write at least {least} words.</source>
        <translation>请至少写 {least} 个词。</translation>
    </message>
    <message>
        <source>Describe the picture in one sentence.</source>
        <translation>请用一句话描述这张图片。</translation>
    </message>
    <message>
        <source>Describing pictures</source>
        <translation>描述图片</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>棕色</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑色</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>Which color dominates this picture?</source>
        <translation>这张图片的主色是哪一种？</translation>
    </message>
    <message>
        <source>Choose the color that you would name first.</source>
        <translation>请选择您首先会说出的颜色。</translation>
    </message>
    <message>
        <source>Naming colors</source>
        <translation>说出颜色</translation>
    </message>
    <message>
        <source>hi! what do you think about this one?</source>
        <translation>嗨！你觉得这个怎么样？</translation>
    </message>
    <message>
        <source>honestly I never gave it much thought, you?</source>
        <translation>说实话我没怎么想过，你呢？</translation>
    </message>
    <message>
        <source>a bit, mostly because of a friend of mine</source>
        <translation>想过一点，主要是因为我一个朋友</translation>
    </message>
    <message>
        <source>haha same here, how did that start</source>
        <translation>哈哈我也是，怎么开始的</translation>
    </message>
    <message>
        <source>a few years ago, by accident really</source>
        <translation>好几年前吧，其实纯属偶然</translation>
    </message>
    <message>
        <source>ok that makes sense. do you like it though?</source>
        <translation>嗯，有道理。那你喜欢吗？</translation>
    </message>
    <message>
        <source>The conversation</source>
        <translation>对话内容</translation>
    </message>
    <message>
        <source>What it was about</source>
        <translation>对话的话题</translation>
    </message>
    <message>
        <source>Which speaker you were</source>
        <translation>您是哪一位说话者</translation>
    </message>
    <message>
        <source>Its number</source>
        <translation>对话编号</translation>
    </message>
    <message>
        <source>Having conversations</source>
        <translation>进行对话</translation>
    </message>
    <message>
        <source>The conversation isn&apos;t complete.</source>
        <translation>对话尚未完成。</translation>
    </message>
    <message>
        <source>Look around in the picture.</source>
        <translation>请随意观看图片。</translation>
    </message>
    <message>
        <source>If the picture is blurred, click wherever you want to look.</source>
        <translation>如果图片模糊，请点击您想看的位置。</translation>
    </message>
    <message>
        <source>Find what you were shown.</source>
        <translation>请找到刚才显示给您的目标。</translation>
    </message>
    <message>
        <source>There are more than {most} fixations.</source>
        <translation>注视点超过 {most} 个。</translation>
    </message>
    <message>
        <source>Write each fixation as x,y,onset_ms,duration_ms.</source>
        <translation>请将每个注视点写为 x,y,onset_ms,duration_ms。</translation>
    </message>
    <message>
        <source>Looking at pictures</source>
        <translation>观看图片</translation>
    </message>
    <message>
        <source>What do you see in this picture? Name one thing.</source>
        <translation>您在这张图片中看到了什么？请说出一样东西。</translation>
    </message>
    <message>
        <source>A second thing</source>
        <translation>第二样东西</translation>
    </message>
    <message>
        <source>A third thing</source>
        <translation>第三样东西</translation>
    </message>
    <message>
        <source>Write one word for each of three different things.</source>
        <translation>请为三样不同的东西各写一个词。</translation>
    </message>
    <message>
        <source>You already named “{word}”.</source>
        <translation>您已经写过“{word}”。</translation>
    </message>
    <message>
        <source>Is “{word}” a single, correctly spelled word?</source>
        <translation>“{word}”是一个拼写正确的单词吗？</translation>
    </message>
    <message>
        <source>Naming things</source>
        <translation>说出物体</translation>
    </message>
    <message>
        <source>Which word comes to mind first?</source>
        <translation>您首先想到哪个词？</translation>
    </message>
    <message>
        <source>Write one word, without thinking about it for long.</source>
        <translation>请写一个词，不要想太久。</translation>
    </message>
    <message>
        <source>Please write a word other than “{cue}”.</source>
        <translation>请写一个不同于“{cue}”的词。</translation>
    </message>
    <message>
        <source>Associations with words</source>
        <translation>词语联想</translation>
    </message>
    <message>
        <source>It was a machine.</source>
        <translation>实际是机器。</translation>
    </message>
    <message>
        <source>Speaker {subject} was a human.</source>
        <translation>说话者 {subject} 是人。</translation>
    </message>
    <message>
        <source>Speaker {subject} was a machine.</source>
        <translation>说话者 {subject} 是机器。</translation>
    </message>
    <message>
        <source>Correct answer: **{label}**</source>
        <translation>正确答案：**{label}**</translation>
    </message>
    <message>
        <source>Read the text first.</source>
        <translation>请先阅读文本。</translation>
    </message>
    <message>
        <source>It&apos;s your turn. Press Enter to send your message.</source>
        <translation>轮到您了。请按 Enter 键发送消息。</translation>
    </message>
    <message>
        <source>Please wait for your partner&apos;s message.</source>
        <translation>请等待对方的消息。</translation>
    </message>
    <message>
        <source>Please write a shorter message.</source>
        <translation>请写一条更短的消息。</translation>
    </message>
    <message>
        <source>Your partner&apos;s connection was interrupted. Please wait a moment.</source>
        <translation>对方的连接中断了。请稍候。</translation>
    </message>
    <message>
        <source>The conversation is complete. Thank you!</source>
        <translation>对话已完成。谢谢！</translation>
    </message>
    <message>
        <source>A conversation usually takes {least} to {most} minutes.</source>
        <translation>一段对话通常需要 {least} 到 {most} 分钟。</translation>
    </message>
    <message>
        <source>Your messages: {said} of {of}</source>
        <translation>您的消息：{said} / {of}</translation>
    </message>
    <message>
        <source>I am not comfortable with this</source>
        <translation>这个话题让我感到不适</translation>
    </message>
    <message>
        <source>The connection is being restored. Your messages are saved.</source>
        <translation>正在恢复连接。您的消息已保存。</translation>
    </message>
    <message>
        <source>Waiting for a partner</source>
        <translation>正在等待对话伙伴</translation>
    </message>
    <message>
        <source>This conversation has ended early</source>
        <translation>这段对话提前结束了</translation>
    </message>
    <message>
        <source>Your partner had to leave, which has nothing to do with what you wrote. Your messages are saved. You can continue with another conversation.</source>
        <translation>对方需要离开，这与您所写的内容无关。您的消息已保存。您可以继续进行另一段对话。</translation>
    </message>
    <message>
        <source>A new topic</source>
        <translation>更换话题</translation>
    </message>
    <message>
        <source>Your partner asked for another topic. Your messages are saved. You can continue with another conversation.</source>
        <translation>对方希望换一个话题。您的消息已保存。您可以继续进行另一段对话。</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>对方</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>That&apos;s all for this picture. Continue whenever you&apos;re ready.</source>
        <translation>这张图片到此结束。准备好后即可继续。</translation>
    </message>
    <message>
        <source>Find this in the next picture:</source>
        <translation>请在下一张图片中找到：</translation>
    </message>
    <message>
        <source>You both won</source>
        <translation>你们都赢了</translation>
    </message>
    <message>
        <source>You both lost</source>
        <translation>你们都输了</translation>
    </message>
    <message>
        <source>Someone gave up</source>
        <translation>有人放弃了</translation>
    </message>
    <message>
        <source>The game then ends for the other human, too.</source>
        <translation>对另一个人来说，游戏也会随之结束。</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>要放弃吗？</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>You can accuse only once, and you can&apos;t change it later.</source>
        <translation>您只能指认一次，之后不能更改。</translation>
    </message>
    <message>
        <source>Accuse {color}</source>
        <translation>指认{color}</translation>
    </message>
    <message>
        <source>Is {color} the machine?</source>
        <translation>{color}是机器吗？</translation>
    </message>
    <message>
        <source>You accused {color}.</source>
        <translation>您指认了{color}。</translation>
    </message>
    <message>
        <source>You accused {color}</source>
        <translation>您指认了{color}</translation>
    </message>
    <message>
        <source>{color} was the machine.</source>
        <translation>{color}是机器。</translation>
    </message>
    <message>
        <source>This is taking longer than usual. If you like, tell the experimenter.</source>
        <translation>等待时间比平时长。如有需要，请告诉主试。</translation>
    </message>
    <message>
        <source>The connection is being set up.</source>
        <translation>正在建立连接。</translation>
    </message>
    <message>
        <source>Play another role in a second window</source>
        <translation>在第二个窗口中扮演另一个角色</translation>
    </message>
    <message>
        <source>You can write at any time. Press Enter to send your message.</source>
        <translation>您可以随时发言。请按 Enter 键发送消息。</translation>
    </message>
    <message>
        <source>Please wait for an answer.</source>
        <translation>请等待回答。</translation>
    </message>
    <message>
        <source>Someone&apos;s connection was interrupted. Please wait a moment.</source>
        <translation>有人的连接中断了。请稍候。</translation>
    </message>
    <message>
        <source>Your message wasn&apos;t sent. Please rephrase it.</source>
        <translation>您的消息没有发送。请换一种说法。</translation>
    </message>
    <message>
        <source>Waiting for others</source>
        <translation>正在等待其他人</translation>
    </message>
    <message>
        <source>The game begins as soon as someone is free.</source>
        <translation>有人空闲时，游戏就会开始。</translation>
    </message>
    <message>
        <source>This game has ended early</source>
        <translation>这局游戏已提前结束</translation>
    </message>
    <message>
        <source>Someone had to leave, which has nothing to do with what you wrote. Your messages are saved. You can continue with another game.</source>
        <translation>有人需要离开，这与您所写的内容无关。您的消息已保存。您可以继续进行另一局游戏。</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>Thank you! Your messages are saved.</source>
        <translation>谢谢！您的消息已保存。</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>返回游戏</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>举报</translation>
    </message>
    <message>
        <source>I have decided…</source>
        <translation>我已有判断…</translation>
    </message>
    <message>
        <source>Keep asking</source>
        <translation>继续提问</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>发生了什么？</translation>
    </message>
    <message>
        <source>Describe what happened. The experimenter reads what you write.</source>
        <translation>请描述发生了什么。主试会阅读您写的内容。</translation>
    </message>
    <message>
        <source>Report a message</source>
        <translation>举报消息</translation>
    </message>
    <message>
        <source>Thank you. The experimenter has been notified.</source>
        <translation>谢谢您。已告知主试。</translation>
    </message>
    <message>
        <source>Your messages are saved. You can continue with another game.</source>
        <translation>您的消息已保存。您可以继续另一局游戏。</translation>
    </message>
    <message>
        <source>Write a message…</source>
        <translation>写一条消息…</translation>
    </message>
    <message>
        <source>Ask both witnesses…</source>
        <translation>向两名证人提问…</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>You are the {role}.</source>
        <translation>您是{role}。</translation>
    </message>
    <message>
        <source>One of them is a machine.</source>
        <translation>其中一个是机器。</translation>
    </message>
    <message numerus="yes">
        <source>%n questions left</source>
        <translation>
            <numerusform>还可以提 %n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Witness {number}</source>
        <translation>证人 {number}</translation>
    </message>
    <message>
        <source>{who} is writing</source>
        <translation>{who} 正在输入</translation>
    </message>
    <message>
        <source>You are {color}.</source>
        <translation>您是{color}。</translation>
    </message>
    <message>
        <source>Write here…</source>
        <translation>请在这里输入…</translation>
    </message>
    <message>
        <source>Talk about this: {topic}</source>
        <translation>请谈谈这个话题：{topic}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>剩余 {time}</translation>
    </message>
    <message>
        <source>Press the key shown on a choice, or click the choice.</source>
        <translation>请按选项上显示的键，或点击该选项。</translation>
    </message>
    <message>
        <source>You can also press {keys}.</source>
        <translation>您也可以按 {keys}。</translation>
    </message>
    <message>
        <source>You said human.</source>
        <translation>您的判断：人。</translation>
    </message>
    <message>
        <source>You said machine.</source>
        <translation>您的判断：机器。</translation>
    </message>
    <message>
        <source>You said: {answer}</source>
        <translation>您的回答：{answer}</translation>
    </message>
    <message>
        <source>Witness {number} was a machine.</source>
        <translation>证人 {number} 是机器。</translation>
    </message>
    <message>
        <source>Witness {number} was a human.</source>
        <translation>证人 {number} 是人。</translation>
    </message>
    <message>
        <source>You talked with a machine.</source>
        <translation>与您交谈的是机器。</translation>
    </message>
    <message>
        <source>You talked with a human.</source>
        <translation>与您交谈的是人。</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>TuringDesk, second role</source>
        <translation>TuringDesk，第二个角色</translation>
    </message>
    <message>
        <source>Please check the marked fields above.</source>
        <translation>请检查上面标出的内容。</translation>
    </message>
    <message>
        <source>Stored separately from your other answers.</source>
        <translation>与您的其他回答分开保存。</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>选填</translation>
    </message>
    <message>
        <source>I don&apos;t agree</source>
        <translation>我不同意</translation>
    </message>
    <message>
        <source>Your answers might later be shown to other people, together with answers by machines. Your name is never shown.</source>
        <translation>您的回答以后可能会与机器的回答一起展示给其他人。您的姓名绝不会显示。</translation>
    </message>
    <message>
        <source>{number} of {of}</source>
        <translation>{number} / {of}</translation>
    </message>
    <message>
        <source>Practice {number} of {of}</source>
        <translation>练习 {number} / {of}</translation>
    </message>
    <message>
        <source>Please tell the experimenter that you have finished.</source>
        <translation>请告知主试您已完成。</translation>
    </message>
    <message>
        <source>About {minutes} min left</source>
        <translation>还剩约 {minutes} 分钟</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>This picture can&apos;t be shown. Please tell the experimenter.</source>
        <translation>无法显示此图片。请告知主试。</translation>
    </message>
    <message>
        <source>Picture: {words}</source>
        <translation>图片：{words}</translation>
    </message>
    <message>
        <source>Your messages</source>
        <translation>您的消息</translation>
    </message>
    <message>
        <source>The room</source>
        <translation>房间</translation>
    </message>
    <message>
        <source>Your role</source>
        <translation>您的角色</translation>
    </message>
    <message>
        <source>How confident are you?</source>
        <translation>您有多大把握？</translation>
    </message>
    <message>
        <source>Why do you think so?</source>
        <translation>您为什么这样认为？</translation>
    </message>
    <message>
        <source>The machine is...</source>
        <translation>机器是……</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>完全没有把握</translation>
    </message>
    <message>
        <source>Completely</source>
        <translation>完全有把握</translation>
    </message>
    <message>
        <source>The first of the others</source>
        <translation>其他两位中的第一位</translation>
    </message>
    <message>
        <source>The second of the others</source>
        <translation>其他两位中的第二位</translation>
    </message>
    <message>
        <source>Burst dialog</source>
        <translation>连发对话</translation>
    </message>
    <message>
        <source>Chat with the witness as you would with a friend. Both of you can send several messages in a row. Find out whether the witness is a human or a machine.</source>
        <translation>请像和朋友聊天一样与证人聊天。双方都可以连续发送多条消息。请判断证人是人还是机器。</translation>
    </message>
    <message>
        <source>Chat as you would with a friend. Both of you can send several messages in a row. Convince the interrogator that you are a human.</source>
        <translation>请像和朋友聊天一样聊天。双方都可以连续发送多条消息。请让提问者相信您是人。</translation>
    </message>
    <message>
        <source>You chat with two others. One is a human, and the other is a machine. Work with the human to find out which one is the machine, and accuse it. You can accuse only once. You win together if both of you are right, and lose if either of you is wrong.</source>
        <translation>您将与另外两位互发消息，其中一位是人，另一位是机器。请与那个人一起找出哪一位是机器，并指认它。您只能指认一次。如果你们都判断正确，则一起获胜；如果有一人判断错误，则一起落败。</translation>
    </message>
    <message>
        <source>Turing Game</source>
        <translation>图灵游戏</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>Would you like to say something about this game?</source>
        <translation>关于这局游戏，您有什么想说的吗？</translation>
    </message>
    <message>
        <source>player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>The interrogator talks with you and with a machine. Convince the interrogator that you are the human.</source>
        <translation>提问者会与您和一台机器交谈。请让提问者相信您是人。</translation>
    </message>
    <message>
        <source>Which witness is the human?</source>
        <translation>哪一名证人是人？</translation>
    </message>
    <message>
        <source>Do you know one of the witnesses personally?</source>
        <translation>您本人认识其中一名证人吗？</translation>
    </message>
    <message>
        <source>Interrogator and two witnesses</source>
        <translation>提问者和两名证人</translation>
    </message>
    <message>
        <source>Witness 1</source>
        <translation>证人 1</translation>
    </message>
    <message>
        <source>Witness 2</source>
        <translation>证人 2</translation>
    </message>
    <message>
        <source>interrogator</source>
        <translation>提问者</translation>
    </message>
    <message>
        <source>You talk with two witnesses at once. One is a human and one is a machine. Find out which one is the human.</source>
        <translation>您同时与两名证人交谈。其中一个是人，另一个是机器。请找出哪一个是人。</translation>
    </message>
    <message>
        <source>witness</source>
        <translation>证人</translation>
    </message>
    <message>
        <source>You answer the judge&apos;s questions, and so does a machine. Convince the judge that you are the human.</source>
        <translation>您回答评判者的问题，一台机器也会回答。请让评判者相信您是人。</translation>
    </message>
    <message>
        <source>You answer the judge&apos;s questions, and so does a machine. Convince the judge that you are the machine.</source>
        <translation>您回答评判者的问题，一台机器也会回答。请让评判者相信您是机器。</translation>
    </message>
    <message>
        <source>One judge, two respondents</source>
        <translation>一名评判者，两名回答者</translation>
    </message>
    <message>
        <source>judge</source>
        <translation>评判者</translation>
    </message>
    <message>
        <source>Each of your questions goes to a human and to a machine. One of them might try to deceive you. Find out which one is the human.</source>
        <translation>您的每个问题都会发给一个人和一台机器。其中一方可能会试图欺骗您。请找出哪一个是人。</translation>
    </message>
    <message>
        <source>Do you know the witness personally?</source>
        <translation>您本人认识这名证人吗？</translation>
    </message>
    <message>
        <source>Interrogator and witness</source>
        <translation>提问者和证人</translation>
    </message>
    <message>
        <source>The witness is...</source>
        <translation>证人是……</translation>
    </message>
    <message>
        <source>Ask whatever you like, and find out whether the witness is a human or a machine.</source>
        <translation>您可以随意提问，请判断证人是人还是机器。</translation>
    </message>
    <message>
        <source>Convince the interrogator that you are a human.</source>
        <translation>请让提问者相信您是人。</translation>
    </message>
    <message>
        <source>The page reloads as soon as your answer is sent.</source>
        <translation>您的回答一发送，页面就会重新载入。</translation>
    </message>
    <message>
        <source>Were these eye movements made by {human} or {machine}?</source>
        <translation>这些眼动来自{human}还是{machine}？</translation>
    </message>
    <message>
        <source>Where is the machine?</source>
        <translation>机器在哪一边？</translation>
    </message>
    <message>
        <source>What is your native language?</source>
        <translation>您的母语是什么？</translation>
    </message>
    <message>
        <source>What is your gender?</source>
        <translation>您的性别是？</translation>
    </message>
    <message>
        <source>Woman</source>
        <translation>女</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>男</translation>
    </message>
    <message>
        <source>Non-binary</source>
        <translation>非二元性别</translation>
    </message>
    <message>
        <source>Another gender</source>
        <translation>其他性别</translation>
    </message>
    <message>
        <source>Prefer not to say</source>
        <translation>不愿透露</translation>
    </message>
    <message>
        <source>Less than secondary school</source>
        <translation>中学以下</translation>
    </message>
    <message>
        <source>Secondary school</source>
        <translation>中学</translation>
    </message>
    <message>
        <source>Vocational training</source>
        <translation>职业教育</translation>
    </message>
    <message>
        <source>Bachelor&apos;s degree</source>
        <translation>学士学位</translation>
    </message>
    <message>
        <source>Master&apos;s degree</source>
        <translation>硕士学位</translation>
    </message>
    <message>
        <source>Doctorate</source>
        <translation>博士学位</translation>
    </message>
    <message>
        <source>In which country did you grow up?</source>
        <translation>您在哪个国家长大？</translation>
    </message>
    <message>
        <source>How well do you understand English?</source>
        <translation>您的英语理解水平如何？</translation>
    </message>
    <message>
        <source>It is my native language</source>
        <translation>是我的母语</translation>
    </message>
    <message>
        <source>Very well</source>
        <translation>很好</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>较好</translation>
    </message>
    <message>
        <source>A little</source>
        <translation>一点</translation>
    </message>
    <message>
        <source>Glasses</source>
        <translation>眼镜</translation>
    </message>
    <message>
        <source>Contact lenses</source>
        <translation>隐形眼镜</translation>
    </message>
    <message>
        <source>How old are you (in years)?</source>
        <translation>您的年龄是多少岁？</translation>
    </message>
    <message>
        <source>Please don&apos;t quote anyone or use quotation marks.</source>
        <translation>请不要引用他人的话，也不要使用引号。</translation>
    </message>
    <message>
        <source>Please don&apos;t use names such as “{word}”.</source>
        <translation>请不要写“{word}”之类的名字。</translation>
    </message>
    <message>
        <source>Don&apos;t use names.</source>
        <translation>请不要写名字。</translation>
    </message>
    <message>
        <source>The conversation begins as soon as a partner is free.</source>
        <translation>有对话伙伴空闲时，对话就会开始。</translation>
    </message>
    <message>
        <source>No more messages can be sent. A decision is being made.</source>
        <translation>不能再发送消息了。正在作出判断。</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>This is taking longer than usual. You can keep this page open.</source>
        <translation>等待时间比平时长。您可以让此页面保持打开。</translation>
    </message>
    <message>
        <source>Who it was</source>
        <translation>对方的真实身份</translation>
    </message>
    <message>
        <source>You can close this page.</source>
        <translation>您可以关闭此页面。</translation>
    </message>
    <message>
        <source>This study is open in another window.</source>
        <translation>此研究已在另一个窗口中打开。</translation>
    </message>
    <message>
        <source>This study isn&apos;t open at the moment. Please try again later.</source>
        <translation>此研究目前未开放。请稍后再试。</translation>
    </message>
    <message>
        <source>You have already taken part in this study with this link.</source>
        <translation>您已通过此链接参加过这项研究。</translation>
    </message>
    <message>
        <source>{value} can be read in two ways. Please enter {thousands} or {decimal}.</source>
        <translation>{value} 有两种读法。请输入 {thousands} 或 {decimal}。</translation>
    </message>
    <message>
        <source>Please enter the number without a thousands separator.</source>
        <translation>请输入不带千位分隔符的数字。</translation>
    </message>
    <message>
        <source>The game is paused, and the experimenter has been notified. It continues by itself.</source>
        <translation>游戏已暂停，已告知主试。游戏会自动继续。</translation>
    </message>
    <message>
        <source>Your report is being sent.</source>
        <translation>正在发送您的举报。</translation>
    </message>
    <message>
        <source>Is your partner the one that was described?</source>
        <translation>您的对话伙伴是说明中所描述的那一位吗？</translation>
    </message>
    <message>
        <source>Ask whatever you like, and find out who your partner is.</source>
        <translation>请随意提问，找出对方是谁。</translation>
    </message>
    <message>
        <source>the other one</source>
        <translation>对方</translation>
    </message>
    <message>
        <source>Distinguisher of a duel</source>
        <translation>对决的辨别者</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>对决</translation>
    </message>
    <message>
        <source>respondent</source>
        <translation>回答者</translation>
    </message>
    <message>
        <source>Wait for your partner to write, and answer all messages.</source>
        <translation>请等待对方发来消息，并回答每一条消息。</translation>
    </message>
    <message>
        <source>Respondent of a duel</source>
        <translation>对决的回答者</translation>
    </message>
    <message>
        <source>The study can&apos;t begin yet. The experimenter has been notified. This page continues by itself.</source>
        <translation>研究暂时无法开始。已通知主试。此页面会自动继续。</translation>
    </message>
    <message>
        <source>Press Continue to go back to the website that sent you here.</source>
        <translation>请按“继续”，返回引导您来到此处的网站。</translation>
    </message>
    <message>
        <source>This study can&apos;t be continued after an interruption. Your answers so far are saved.</source>
        <translation>此研究中断后无法继续。您目前为止的回答已保存。</translation>
    </message>
    <message>
        <source>This study can&apos;t be done in a browser.</source>
        <translation>此研究不能在浏览器中进行。</translation>
    </message>
    <message>
        <source>If you have questions, please contact the people who invited you.</source>
        <translation>如有疑问，请联系邀请您的人。</translation>
    </message>
    <message>
        <source>Your completion code</source>
        <translation>您的完成码</translation>
    </message>
    <message>
        <source>The connection is interrupted.</source>
        <translation>连接已中断。</translation>
    </message>
    <message>
        <source>Your answers so far are saved. This page continues by itself as soon as it can.</source>
        <translation>您目前为止的回答已保存。一旦可以，此页面会自动继续。</translation>
    </message>
    <message>
        <source>The study is paused.</source>
        <translation>研究已暂停。</translation>
    </message>
    <message>
        <source>Continue here</source>
        <translation>在此继续</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>请稍候…</translation>
    </message>
    <message>
        <source>This picture can&apos;t be shown.</source>
        <translation>无法显示此图片。</translation>
    </message>
    <message>
        <source>Speaker {subject}</source>
        <translation>说话者 {subject}</translation>
    </message>
    <message>
        <source>You can continue in {number} s.</source>
        <translation>{number} 秒后可以继续。</translation>
    </message>
    <message>
        <source>Read the text to its end first.</source>
        <translation>请先把文本读到末尾。</translation>
    </message>
    <message>
        <source>New message</source>
        <translation>新消息</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>This study&apos;s program was updated. Your answers so far are saved.</source>
        <translation>本研究的程序已更新。您目前为止的回答已保存。</translation>
    </message>
    <message>
        <source>Reload this page</source>
        <translation>重新加载此页面</translation>
    </message>
    <message>
        <source>This link isn&apos;t valid. Please check that you copied all of it.</source>
        <translation>此链接无效。请检查是否完整复制了链接。</translation>
    </message>
    <message>
        <source>This link is no longer valid.</source>
        <translation>此链接已失效。</translation>
    </message>
    <message>
        <source>This link has expired.</source>
        <translation>此链接已过期。</translation>
    </message>
    <message>
        <source>This link was already opened on another device or in another browser. Please continue there.</source>
        <translation>此链接已在另一台设备或另一个浏览器中打开。请在那里继续。</translation>
    </message>
    <message>
        <source>All places in this study are taken. Thank you!</source>
        <translation>此研究的名额已满。谢谢！</translation>
    </message>
    <message>
        <source>Was this picture made by {human} or {machine}?</source>
        <translation>这张图片来自{human}还是{machine}？</translation>
    </message>
    <message>
        <source>Was this picture made by a human or a machine?</source>
        <translation>这张图片来自人还是机器？</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Was this text written by {human} or {machine}?</source>
        <translation>这篇文本来自{human}还是{machine}？</translation>
    </message>
    <message>
        <source>Was this text written by a human or a machine?</source>
        <translation>这篇文本来自人还是机器？</translation>
    </message>
    <message>
        <source>What is the highest level of education you have completed?</source>
        <translation>您已完成的最高学历是什么？</translation>
    </message>
    <message>
        <source>Are you wearing glasses or contact lenses right now?</source>
        <translation>您现在戴眼镜或隐形眼镜吗？</translation>
    </message>
    <message>
        <source>Do you have difficulty telling some colors apart?</source>
        <translation>您分辨某些颜色有困难吗？</translation>
    </message>
    <message>
        <source>I do not know</source>
        <translation>不知道</translation>
    </message>
    <message>
        <source>Which hand do you write with?</source>
        <translation>您用哪只手写字？</translation>
    </message>
    <message>
        <source>The right hand</source>
        <translation>右手</translation>
    </message>
    <message>
        <source>The left hand</source>
        <translation>左手</translation>
    </message>
    <message>
        <source>Either hand</source>
        <translation>两只手都可以</translation>
    </message>
    <message>
        <source>How often do you use AI chat or image programs?</source>
        <translation>您多久使用一次人工智能聊天或图像程序？</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>A few times so far</source>
        <translation>用过几次</translation>
    </message>
    <message>
        <source>Every month</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>Every week</source>
        <translation>每周</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>每天</translation>
    </message>
    <message>
        <source>What do you use AI programs for?</source>
        <translation>您用人工智能程序做什么？</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>写作</translation>
    </message>
    <message>
        <source>Looking things up</source>
        <translation>查找信息</translation>
    </message>
    <message>
        <source>Translating</source>
        <translation>翻译</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Programming</source>
        <translation>编程</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>聊天</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>How much do you know about how AI programs work?</source>
        <translation>您对人工智能程序的工作原理了解多少？</translation>
    </message>
    <message>
        <source>Nothing at all</source>
        <translation>完全不了解</translation>
    </message>
    <message>
        <source>I build such programs</source>
        <translation>我开发这类程序</translation>
    </message>
    <message>
        <source>How did you hear about this study?</source>
        <translation>您是如何得知这项研究的？</translation>
    </message>
    <message>
        <source>What is your email address?</source>
        <translation>您的电子邮箱地址是什么？</translation>
    </message>
    <message>
        <source>How did you decide? What helped you tell people and machines apart?</source>
        <translation>您是如何判断的？您依据什么区分人和机器？</translation>
    </message>
    <message>
        <source>Out of 100 answers, how many do you think you judged correctly?</source>
        <translation>您认为每 100 个回答中，您判断对了多少个？</translation>
    </message>
    <message>
        <source>Yes, the whole time</source>
        <translation>是的，一直认真</translation>
    </message>
    <message>
        <source>Did anything go wrong or distract you?</source>
        <translation>是否出现过问题，或有什么干扰了您？</translation>
    </message>
    <message>
        <source>Is there anything else you would like to tell us?</source>
        <translation>您还有什么想告诉我们的吗？</translation>
    </message>
    <message>
        <source>At the university</source>
        <translation>在大学</translation>
    </message>
    <message>
        <source>From somebody I know</source>
        <translation>通过认识的人</translation>
    </message>
    <message>
        <source>On a recruiting website</source>
        <translation>在招募网站上</translation>
    </message>
    <message>
        <source>On social media</source>
        <translation>在社交媒体上</translation>
    </message>
    <message>
        <source>In another way</source>
        <translation>其他途径</translation>
    </message>
    <message>
        <source>What is your full name?</source>
        <translation>您的全名是什么？</translation>
    </message>
    <message>
        <source>None</source>
        <translation>全部错误</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部正确</translation>
    </message>
    <message>
        <source>What do you think this study was about?</source>
        <translation>您认为这项研究是关于什么的？</translation>
    </message>
    <message>
        <source>Please be honest; your payment doesn&apos;t depend on your answer. Did you answer carefully?</source>
        <translation>请如实回答（不影响您的报酬）：您是否认真作答？</translation>
    </message>
    <message>
        <source>Most of the time</source>
        <translation>大部分时间认真</translation>
    </message>
</context>
</TS>
