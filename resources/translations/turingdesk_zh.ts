<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Experimenter</name>
    <message>
        <source>Who is there?</source>
        <translation>您是谁？</translation>
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
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message numerus="yes">
        <source>After wrong PINs the next one is looked at in %n s.</source>
        <translation>
            <numerusform>PIN 码多次错误，%n 秒后才会检查下一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>This PIN is wrong.</source>
        <translation>PIN 码错误。</translation>
    </message>
    <message>
        <source>The last answer is kept in memory and tried again every few seconds. Closed now, it is lost; its step is asked again when the session is taken up.</source>
        <translation>最后一个回答保留在内存中，每隔几秒重试写入。如果现在关闭，该回答会丢失；继续实验时会再次询问这一步。</translation>
    </message>
    <message>
        <source>It is written now, and nothing is lost. The participant can go on.</source>
        <translation>现已写入，没有任何丢失。被试可以继续。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
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
        <source>It can be taken up later with the same participant code.</source>
        <translation>以后可以用同一被试编号继续。</translation>
    </message>
    <message>
        <source>It is over: the answers so far stay, the rest is not asked.</source>
        <translation>实验结束：已有回答保留，其余不再询问。</translation>
    </message>
    <message>
        <source>{done} of {of} trials are done.</source>
        <translation>已完成 {done} / {of} 个试次。</translation>
    </message>
    <message>
        <source>For the experimenter</source>
        <translation>主试专用</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
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
        <source>You can go on</source>
        <translation>您可以继续了</translation>
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
        <source>Answer what is asked to continue.</source>
        <translation>请回答必答题后继续。</translation>
    </message>
    <message>
        <source>Please wait a moment</source>
        <translation>请稍候</translation>
    </message>
    <message>
        <source>The session goes on soon. Your answers so far are saved.</source>
        <translation>实验即将继续。您目前为止的回答已保存。</translation>
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
        <source>Watch the whole clip %n time(s).</source>
        <translation>
            <numerusform>请完整观看片段 %n 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can answer after %n second(s).</source>
        <translation>
            <numerusform>%n 秒后可以作答。</numerusform>
        </translation>
    </message>
    <message>
        <source>Please choose your language.</source>
        <translation>请选择您的语言。</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>请选择……</translation>
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
        <source>Word associations</source>
        <translation>词语联想</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
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
        <source>Which one has the machine?</source>
        <translation>哪一个有机器？</translation>
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
        <source>That was practice. From now on your answers count.</source>
        <translation>练习结束。从现在起，您的回答将计入结果。</translation>
    </message>
    <message>
        <source>Take a short break. Go on whenever you are ready.</source>
        <translation>请稍作休息。准备好后即可继续。</translation>
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
        <source>Who named this colour?</source>
        <translation>这种颜色是谁说出的？</translation>
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
        <source>The answer is not one of the choices.</source>
        <translation>该回答不在选项之中。</translation>
    </message>
    <message>
        <source>Name each choice once, in the order of the choices.</source>
        <translation>请按选项顺序，每个选项只选一次。</translation>
    </message>
    <message>
        <source>Were these eye movements made by {one} or {other}?</source>
        <translation>这些眼动来自{one}还是{other}？</translation>
    </message>
    <message>
        <source>In which conversation is {subject} a machine?</source>
        <translation>在哪段对话中 {subject} 是机器？</translation>
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
        <source>**{label}**</source>
        <translation>**{label}**</translation>
    </message>
    <message>
        <source>Kept apart from your other answers.</source>
        <translation>与您的其他回答分开保存。</translation>
    </message>
    <message>
        <source>You may leave this out.</source>
        <translation>此项可以不填。</translation>
    </message>
    <message>
        <source>Please look at what is marked above.</source>
        <translation>请检查上面标出的内容。</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>结束</translation>
    </message>
    <message numerus="yes">
        <source>You can go on in %n s.</source>
        <translation>
            <numerusform>%n 秒后可以继续。</numerusform>
        </translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>我同意</translation>
    </message>
    <message>
        <source>I do not agree</source>
        <translation>我不同意</translation>
    </message>
    <message>
        <source>Choose as many as you like.</source>
        <translation>可多选。</translation>
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
        <source>This picture cannot be shown. Please tell the experimenter.</source>
        <translation>无法显示此图片。请告知主试。</translation>
    </message>
    <message>
        <source>Searched for:</source>
        <translation>搜索目标：</translation>
    </message>
    <message>
        <source>What is your native language?</source>
        <translation>您的母语是什么？</translation>
    </message>
    <message>
        <source>How old are you, in years?</source>
        <translation>您的年龄是多少岁？</translation>
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
        <source>What is the highest level of education that you have completed?</source>
        <translation>您已完成的最高学历是什么？</translation>
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
        <source>Do you wear glasses or contact lenses right now?</source>
        <translation>您现在戴眼镜或隐形眼镜吗？</translation>
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
        <source>Do you have difficulty telling some colours apart?</source>
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
        <source>How did you hear of this study?</source>
        <translation>您是如何得知这项研究的？</translation>
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
        <source>At which e-mail address may we reach you?</source>
        <translation>我们可以通过哪个电子邮箱联系您？</translation>
    </message>
    <message>
        <source>What is your full name?</source>
        <translation>您的全名是什么？</translation>
    </message>
    <message>
        <source>How did you decide? What told people and machines apart for you?</source>
        <translation>您是如何判断的？您依据什么区分人和机器？</translation>
    </message>
    <message>
        <source>Of every 100 answers, how many did you judge right, do you think?</source>
        <translation>您认为每 100 个回答中，您判断对了多少个？</translation>
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
        <source>Honestly, and with no effect on your payment: did you answer with care?</source>
        <translation>请如实回答（不影响您的报酬）：您是否认真作答？</translation>
    </message>
    <message>
        <source>Yes, all of the time</source>
        <translation>是的，一直认真</translation>
    </message>
    <message>
        <source>Most of the time</source>
        <translation>大部分时间认真</translation>
    </message>
    <message>
        <source>Did anything go wrong, or disturb you?</source>
        <translation>是否出现过问题，或有什么干扰了您？</translation>
    </message>
    <message>
        <source>Is there anything else that you would like to tell us?</source>
        <translation>您还有什么想告诉我们的吗？</translation>
    </message>
</context>
</TS>
