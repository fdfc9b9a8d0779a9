/*
 * Closed lists of words that tell what a message is. They are matched in standard English (standardEnglish.ts), in lower
 * case. None names a subject of work.
 */

/** Sounds and words at the start of a message that say nothing. */
export const FILLERS =
  /^(?:(?:h+m+|u+h+m*|u+m+|e+r+m*|ah+|oh+|ooh|huh|well|ok|okay|so|look|listen|honestly|frankly|to be honest|basically|sorry|ugh|hey|gosh|god|oh god|you know|i mean(?= (?:i|it|that|we|they)\b)|anyway|as i said|no offen[cs]e|ha(?:ha)+|lol|where (?:do|should|shall) (?:i|we) (?:start|begin)|guess what|what can (?:i|you) say|sorry for (?:the|my) [a-z ]{3,20}?(?=[,.;!]))\b[,.!?;: ]*)+/

/** "I don't know", said in the usual ways. What follows may still be an answer. */
export const UNKNOWN =
  /^(?:actually,? )?(?:(?:i |we )?(?:really |honestly |just |simply )?(?:do not|did not|cannot|could not|would not|will not|never|am not|are not) (?:really |honestly |even |quite )?(?:know|knowing|remember|recall|say|tell|keep track|count|measure|think of|tell you|say for sure|be able to|put (?:it|that|this) in(?:to)? words)\b|(?:i have |i have got )?(?:absolutely |really )?no (?:idea|clue|thoughts?|opinion|answer)\b|(?:i have |i do |have |we have )?not (?:the|a) (?:faintest|foggiest|slightest|clue|notion)\b|(?:i have )?not (?:really |ever )?thought about\b|not (?:really |entirely |too |so |very |quite )?(?:sure|certain)\b|(?:i am |we are )?(?:not|un)\s?(?:really |quite |so |very )?(?:sure|certain)\b|(?:it is |that is |this is )?(?:really |so |very |too |quite )?(?:hard|difficult|tough|tricky|impossible) to (?:say|tell|answer|explain|describe|pin down|put)\b|(?:that is an? |it is an? )?(?:really |very )?(?:good|tough|hard|tricky|difficult) (?:one|question)\b|i am blank\b|my mind is blank\b|(?:i am )?drawing a blank\b|nothing (?:really |much |else )?(?:comes|springs|occurs|pops)\b|nothing (?:that )?i can think of\b|(?:i |we |i have )?never (?:really |actually )?(?:thought|wondered|noticed|paid attention)\b|(?:that|it) (?:all |really )?depends\b|depends\b|beats me\b|(?:god|who|heaven) knows\b|search me\b|you tell me\b|your guess\b|pass\b|no comment\b|i would have to (?:ask|check|think|look)\b|i have never (?:done|thought|really)\b|i (?:can )?only guess\b|(?:let|give) me (?:a (?:moment|second|minute) )?(?:to )?think\b|i would rather not (?:say|answer)\b|(?:i |sorry i )?(?:do not|did not) (?:get|follow|understand) (?:the question|you|what|this|that)\b|i am (?:confused|lost)\b|(?:huh|what|pardon|come again|say again)$|not my (?:area|department|field|job|part)\b)|^(?:\S+ ){0,6}(?:no idea|no clue|i do not know|i would not know|beats me|hard to say|hard to tell|i am not sure)(?: \S+){0,3}[.!]?$/

/** What ends "I don't know" and begins an answer. */
export const DESPITE = /\b(?:but|although|though|except(?: that)?|however)\b,?/

/** What a correction begins with. */
export const CORRECTING =
  /^(?:(?:no|nope|nah|sorry|oops|wait|hang on|hold on|oh|hmm+|ah|ok|well|argh?|whoops|my (?:bad|mistake)|typo|actually|please)\b[,.!;]* ?)*(?:no no\b|actually,? no\b|(?:it is |that is )?(?:the )?(?:wrong|other) way (?:round|around)|not (?:exactly|really|quite)\b[,.]|(?:this|that) is not (?:the|a|my|our) (?:job|executor|step|outcome|group)\b|(?:the|this|that|your|my|our) (?:\p{L}+ )?(?:job|executor|steps?|group|outcomes?|drafts?|cards?|wording|order|sentence|answer)(?: above| (?:up )?there| at the top| on top| you (?:wrote|have|put))? (?:is|are|was|were) (?:all |just |still |completely |totally |a bit )*(?:wrong|off|not (?:right|correct|it|what)|incorrect|a mistake|mistaken|the wrong)\b|wrong (?:job|executor|steps?|group|outcome|order|people|card|draft)\b|(?:that|this|it) (?:reads|sounds|looks) (?:wrong|off|strange|odd|weird)\b|(?:that|this|the (?:first|last|second|other))(?: (?:one|card|draft))? is (?:wrong|not (?:right|it|what i (?:said|meant|wrote)|quite (?:right|it)))|that was (?:wrong|a mistake)|not (?:quite|what i (?:said|meant|wrote))|correction\b|(?:i|we) (?:meant|said|wrote|never (?:said|meant|wrote)|should have (?:said|written)|did not (?:mean|say|write)|made a mistake|mistyped|take that back)|(?:i was|you are) (?:wrong|mistaken)|(?:you|sia) (?:have |had )?(?:wrote|said|misunderstood|misread)\b|(?:you|sia) (?:have |had )?(?:got|put|mixed|have|changed|swapped|turned) (?:it|that|this|these|those|me|us|them|mine|(?:the|my|our) (?:job|executor|steps?|group|outcomes?|words?|order|answers?))\b(?! (?:in|on|into|onto|from|with|out|off|away|back|over)\b)|let me (?:correct|rephrase|change|take)|i (?:misspoke|misread|misunderstood|got (?:that|it|this) wrong|confused)\b|(?:scratch|forget|strike) (?:that|it|what i said)|i (?:want|need|would like) to (?:correct|change|fix)|(?:change|correct|replace|fix) (?:the|that|my|it|executor|job|group)\b|(?:the|my|our) (?:executor|job) should (?:be|say|read)\b|(?:it )?should (?:be|say|read|have (?:been|said))\b|instead of\b|make (?:that|it)\b|rather\b|better:)/u

/** Says which of two steps comes first. */
export const ORDERING =
  /^(.{3,80}?) (?:actually |really |always |usually )?(?:comes?|goes|go|happens?|is done|are done|(?:should|must|has to|have to|needs to) (?:be|be done|come|go|happen)) (?:actually |really |right |long |well )?(before|after|behind|first|last)\b ?(.{0,80})$/

/** Interjections that make a correction of "no, it is …" or "wait, it is …". */
export const OBJECTING =
  /^(?:(?:no|nope|nah|sorry|oops|wait|hang on|hold on|whoops|argh|actually|hmm+|ah|oh)\b[,.!;]* ?)+/

/** Anger and criticism; words that also describe work count only where they are said of the coach. */
export const ANGRY =
  /\b(?:fuck\w*|shit\w*|bullshit|crap|idiot\w*|moron\w*|wtf|hate (?:you\b|this(?: (?:chat|coach|bot|tool|thing|question)|[.!]|$))|fed up|damn|for crying out loud|for (?:god|goodness|heaven|pity|christ|pete)'?s sake|for the love of (?:god|christ|all)|read my lips)\b|\b(?:already|just) told you\b|\bhow (?:many times|often) (?:do|must|have) i\b|\bwhat else do you want\b|\bstop (?:asking|repeating|annoying|wasting)\b|\bwast(?:e|ing) (?:of )?(?:my|our) time\b|\bwaste of time\b(?! (?:when|if|for|to|in)\b)|\b(?:this|that|it|you|sia|the (?:coach|bot|chat|tool|program|robot|machine))(?: (?:is|are|was|were|thing|tool|chat|coach|bot))*(?: (?:so|really|just|such|a|an|completely|totally|absolutely|pretty|very|getting|quite))* (?:stupid|useless|dumb|garbage|rubbish|ridiculous|nonsense|annoying|pointless|joke|sucks?|boring|frustrating|tedious|silly|hopeless|absurd|insane|patronizing|patronising|infuriating|exhausting|rude)(?=[.!?,;]|$| (?:and|but|because|to|that|how|when|if)\b)|\b(?:whoever|who) (?:made|built|designed|wrote|programmed) (?:this|you)\b|\bthis (?:coach|bot|chat|ai|thing)\b.{0,30}\b(?:never|no idea|clue)\b|\byou (?:already |just )?asked (?:me |us )?(?:that|this)\b|\bare you (?:stupid|dumb|broken|kidding|serious|deaf|blind|even listening|listening)\b|^(?:are you )?(?:happy|satisfied|pleased|content) now\?*$|\byou (?:do not|never) (?:listen|understand|get it)\b|\byou keep (?:asking|repeating)\b|\bi give up\b|\bdriving me (?:mad|crazy|nuts)\b|\bi am (?:losing|out of) patience\b|\b(?:annoyed|angry|frustrated|irritated|bored|tired|sick) (?:with|by|at|of) (?:this|these|you|your)\b|\b(?:so |just |absolutely |completely )?done with (?:this|you|it all|these)\b|\b(?:i|we) (?:am|are) (?:close to tears|in tears|crying|at (?:my|our) wits? end)\b|\b(?:have to|want to|could|makes me|going to) cry\b|\b(?:this|it) (?:is|gets) (?:all )?too much for me\b|\bbreaks my heart\b|\bend of my (?:rope|tether)\b|^sigh\b|^i miss (?:him|her|them|my (?:mom|mum|mother|dad|father|husband|wife|son|daughter|brother|sister|parents?|family))$|\byou are (?:really |so |very |just )*(?:bad|terrible|awful|horrible|hopeless|worthless)\b|\bare you (?:even |really |actually )?(?:reading|listening|paying attention)\b|\bhate (?:your|these questions|(?:\w+ ){1,2}like (?:this|these))\b|\byou are (?:not|no) (?:\w+ )?(?:help\w*|use(?:ful)?|listening)\b|\b(?:stupid|dumb|silly|pointless|annoying|endless|boring) (?:questions?|chat|bot|coach|tool|form|program|interview|exercise)\b(?! (?:from|of|by|about|they|people|customers|clients)\b)|^i cannot (?:do|take|stand) this\b|\b(?:this|that|it) makes no sense\b|^(?:oh )?(?:seriously|really|come on)\b[?!. ]+(?:again[?!.]*)?$|^(?:ugh|argh|aargh)[.!]*$/

/** Whether a message only says that a draft is right. */
export const AGREEING =
  /^(?:(?:yes|yep|yeah|yup|ok|okay|sure|right|correct|exactly|agreed|fine|perfect|great|good|cool|nice|alright|absolutely|definitely|of course|indeed|true|sounds good|looks good|(?:bang|spot) on\b|leave (?:it|them|that|those|these) (?:so|like (?:that|this)|as (?:it is|they are|is)|at that|be|alone)(?=[.,!;]|$)|works for me|love it|that works|all (?:good|right)|i like (?:it|that|this|them|those|these|both|all|the (?:first|second|last|other)(?: one)?)|(?:sounds?|looks?|seems?|feels?) (?:good|right|fine|great|ok|okay|correct)(?: to me)?|that is (?:it|right|fine|good|correct|perfect|great)|(?:i think )?(?:it|that|this|they|those|these|both|all|everything|the (?:two|three|four|first|last))(?: (?:two|three|four|one|ones|all|of (?:them|those|these)))?(?: (?:is|are|looks?|sounds?|seems?|works?))?(?: (?:all|both|just|quite|pretty|totally))? (?:fine|good|right|ok|okay|correct|great|perfect|well)|(?:i|we) (?:would )?(?:think|guess|suppose|believe|hope|say) so|(?:(?:that|it|this) (?:is|sounds|seems) |sounds |seems )?(?:just |quite |pretty much )?about right|keep (?:it|them|those|these|both|all)|as it is|like that|as (?:is|they are)|accept(?:ed)?)\b[,.!;]* ?(?:(?:like (?:that|this)|as it is|with me|for me|so far|then|to me|thanks|thank you|sia|please)\b[,.!;]* ?)*)+/

/** "No, that's all". */
export const CLOSING =
  /^(?:(?:no|nope|nah)\b[,.!;]* ?)?(?:(?:that|this|it) (?:is|was) (?:all|it|everything|about it)|nothing (?:else|more)|no more|none|i think that is (?:all|it)|we are done|that covers it|that is the lot)\b(?: (?:i can think of|i have|i know|from me|really|folks))?[,.!;]* ?|^(?:no|nope|nah)\b[,.!;]* ?$/

/** What links an addition to a confirmation. */
export const ADDING =
  /^(?:and|plus|also|but|except(?: for| that| maybe)?|maybe|perhaps|only|just|one more(?: thing)?|add|with|without|apart from|and maybe|although|though)\b[:,]? ?/

/** Actions of a conversation. */
export type Order =
  | 'back'
  | 'skip'
  | 'enough'
  | 'where'
  | 'rename'
  | 'undo'
  | 'edit'
  | 'language'
  | 'delete'
  | 'restart'
  | 'acceptAll'
  | 'show'

/** Messages that as a whole order an action. */
export const ORDERS: readonly (readonly [Order, RegExp])[] = [
  [
    'rename',
    /\b(?:rename|retitle)\b.{0,40}\b(?:session|chat|conversation|study|this|it)\b|\b(?:call|name|title) (?:this|the|our) (?:session|chat|conversation|study)\b/,
  ],
  [
    'restart',
    /^(?:please |can we |could we |let us |just |i want to |i would like to )*(?:start (?:over|again|from (?:the )?(?:scratch|beginning|start))|begin again|from the top|reset (?:this|everything|the (?:session|chat)))\b/,
  ],
  [
    'language',
    /\b(?:change|switch|set) (?:the |my |your )?language\b|\b(?:speak|talk|write|answer|switch to|continue in) (?:in )?(?:german|french|spanish|italian|dutch|polish|portuguese|deutsch)\b/,
  ],
  [
    'edit',
    /^(?:please |can you |could you |just |let me )*(?:edit|reword|rewrite|rephrase|adjust) (?:this|that|it|them|the (?:last|first|second|third|previous|draft|card|one)\b).{0,40}$/,
  ],
  [
    'enough',
    /^(?:please |ok |so )*(?:(?:save|close)(?: (?:it|this|everything|the session))?(?: and (?:close|save|quit|exit|stop))?$|that is (?:it|all|enough|everything) for (?:now|today)|give me (?:a|one|two|five|ten|\d+) (?:break|minutes?|moments?|sec|seconds?)\b|(?:i will be |i am )?(?:back in|brb)\b|(?:i )?(?:have to|need to|must|going to|will) (?:run|go|leave|head off)(?: now| soon| then|,? bye)*$|wait a (?:second|minute|moment|sec)$)/,
  ],
  ['back', /\b(?:do|ask|repeat|redo|answer) (?:the |that |this |my )?(?:\w+ )?question again\b/],
  [
    'skip',
    /^(?:please |can we |could we |let us |just |i want to |i would like to )*(?:skip|leave (?:this|that|it)(?: one| question| step| part)? (?:out|for (?:now|later))|jump|move on|next (?:question|step|one)|i will (?:come|get) back to (?:this|that|it)|(?:come|get) back to (?:this|that|it) later|go (?:on )?to the next|go on|proceed)\b.{0,60}$/,
  ],
  [
    'back',
    /^(?:please |can we |could we |can you |let us |just |i want to |i would like to |take me )*(?:go |get |come |step |jump |return |move )?(?:back to|back)\b(?= ?$| to (?:the )?(?:previous|last|first|earlier|question|executor|job|step|start|beginning|one|where)| (?:one|a|please|pls|up|again))|\bprevious (?:question|one|step)\b|^one (?:step|question) back\b/,
  ],
  [
    'enough',
    /\b(?:i|we|let us|can we|could we|have to|need to|must|going to) .{0,20}\b(?:stop|pause|finish|break|leave|end|carry on|continue|resume|go on|do (?:this|it)|talk|chat)\b.{0,20}\b(?:here|now|there|tomorrow|later|next (?:week|time)|(?:another|some other) (?:day|time)|for today|on (?:monday|tuesday|wednesday|thursday|friday)|after lunch)\b|^(?:stop|pause|enough)\b.{0,40}\b(?:here|now|there|tomorrow|later|today)\b|\b(?:talk|see you|continue|carry on|more) (?:tomorrow|later|next week)\b|\b(?:save|keep) (?:this|it|everything|my (?:answers|work)) (?:for|and|until)\b/,
  ],
  [
    'delete',
    /^(?:please |can you |could you |just )*(?:delete|remove|discard|throw away|get rid of|drop|reject|dismiss|scrap|ditch) (?:this|that|it|them|those|these|all|both|everything|the (?:last|first|second|third|previous|whole|draft|card|session|one)\b).{0,50}$/,
  ],
  ['undo', /^(?:please |can you |could you |just )*(?:undo|revert|cancel|take back)\b.{0,40}$/],
  [
    'acceptAll',
    /^(?:please |can you |could you |just )*(?:accept|approve|save|apply|add|keep) (?:all|everything|them|both|these|those|the (?:drafts|cards|proposals|last one)|it)\b.{0,30}$/,
  ],
  [
    'show',
    /^(?:please |can you |could you |just |let me )*(?:show|list|summarize|summarise|sum up|recap|see|print|read)(?: me)?(?: back)?(?: to me)? (?:the |my |all |what |a |everything|our )\b.{0,10}\b(?:study|summary|steps|statements|outcomes|drafts|answers|we have|i have|so far|list|progress|cards|job)\b.{0,30}$|^what (?:do|have) we (?:have|got)(?: so far)?$/,
  ],
]

/** Begins a question. */
export const ASKING =
  /^(?:(?:sorry|wait|ok|okay|hmm+|hm|um+|but|and|so|well|quick question|one question|question|just|hey|hi|sia|hold on|before (?:that|i answer))\b[,:.!;]* ?)*(?:what|why|who|whom|whose|where|when|how|which|is|are|am|was|were|do|does|did|can|could|will|would|should|may|shall|have|has|any (?:chance|idea))\b/

/** Words of the method, of the product and of the conversation: a question with one of them is about these. */
export const OURS =
  /["'“‘]\p{L}{2}|\b(?:steps?|jobs?|executors?|outcomes?|statements?|stud(?:y|ies)|drafts?|cards?|proposals?|metrics?|constraints?|method|categor(?:y|ies)|would you say|(?:do|did) you (?:mean|need|want|think|suggest)|you mean|(?:should|do|am|can|could|would|must|may|shall|did|will) i|(?:is|does|was|can|could|should|must|would|will|may|has|is not|does not) (?:this|that|it|these|those)|(?:after|before|about|with|like|than|by|of|for) (?:that|this|it|these)|i (?:tell|told|said|say|wrote|write|have to|need to|am supposed)|remember|wrong with|happens|upload|(?:are|do|can|could|should|must|would|will) (?:these|those|they|we)\b|how (?:detailed|exact|precise|big|small|general)|what (?:should|do|can|shall) i|why (?:would|do|does|should|is|are) (?:that|this|it|you|i|we)|examples?|define|mean(?:s|t)?|count(?:s|ed)? as|broad(?:er)?|narrow(?:er)?|specific|detailed|vague|long answer|difference|too (?:many|few|big|small|general)|log ?ins?|accepted|apps?|(?:what|all) (?:i|we) (?:put|say|write|type|said|enter|tell)|(?:put|write|type|stick|say)s? .{0,30}in here|export|excel|word|pdf|csv|spreadsheet|download|print|copy|save[ds]?|stored?|kept|sees?|read(?:s|ing)? (?:this|what|my)|type|share[ds]?|invite|colleagues?|team mates?|session|account|price|plan|membership|private|privacy|confidential|data|secure|gdpr|train(?:ed|ing)? (?:on|your)|delete[ds]?|undo|edit(?:ed)?|change (?:it|this|that|them) later|later|language|sia|this (?:question|tool|chat|answer)|the question|answer(?:s|ed)?|questions?|interview|survey|score|opportunity|customers?|users?|wrong if|right (?:way|so far)|enough|how many|how much longer|how long (?:does|will|is) (?:this|it)|next|finished|done|persona|role)\b/u

/** Requests that no coach fulfills. */
export const ELSEWHERE =
  /\b(?:weather|forecast|what time is it|dentist|colou?r|joke|poem|song|story|cover letter|essay|news|football score|recipe|lottery|stock price|horoscope|capital of|president|hiring|vacanc(?:y|ies)|salary|restaurant nearby|translate|homework|movie|music|bitcoin|crypto|girlfriend|boyfriend|are you single|marry|pizza|birthday|about yourself)\b|\b\d+ (?:times|plus|minus|divided by|x) \d+\b|^(?:please )?(?:book|order|buy|call|find|get|fetch|send) me (?:a|an|some|the)\b|^(?:happy (?:birthday|new year|easter)|merry christmas|how are you|nice to meet you)\b|\b(?:write|draft|compose|code) (?:me|us) (?:a|an|my|some)\b|\b(?:write|code) (?:me |us )?(?:an? |some )?(?:python|javascript|java|sql|html|bash|php)\b|\bdid you (?:see|watch|hear)\b|^(?:please )?(?:sing|hum|whistle|dance|play)(?: for)? (?:me|us)\b|\b(?:going to|will it) (?:rain|snow)\b|\bignore (?:all |your |the )?(?:previous|prior|above)\b/

/** Doubt before an answer that may look like a question: "Maybe that the lid sticks?" */
export const HEDGED =
  /^(?:(?:h+m+|u+m+|well|oh|ok|so),? )*(?:maybe|perhaps|probably|possibly|i (?:guess|think|suppose)|could it be)(?: that)? (?!(?:you|sia|what|how|we should|i should|not)\b)/i
