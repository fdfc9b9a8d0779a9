/*
 * What members say to the coach beside an answer. Each pattern matches a whole clause in lower case, with contractions
 * written out and without the words that only open it (readTalk.ts). None names a subject of work.
 */

/** Words that open or close a clause and say nothing. */
export const OPENING =
  /^(?:(?:(?:oh|ah|well|ok|okay|um+|uh+|hm+|and|but|so|also|please|sorry|look|listen|anyway|omg|lol|seriously|honestly|goodness(?: me| no)?|heavens|for heaven's sake|for god's sake|then)\b[,.!:;]*|(?:no|yes|yeah|yep)(?:[,.!:;]+|(?= no\b))) ?)+(?=\p{L})/u
export const CLOSING_WORDS =
  /(?<![,.!?;: ])[,.!?;: ]*(?:\b(?:lol|love|my love|dear|please|pls|haha|omg|sia|thanks|thank you|you know|you see|okay)\b[,.!?;: ]{0,8}){1,6}$/

const THAT = '(?:that|this|it|those|these)(?: one| ones)? (?:is|are|was|were)(?: not)?'
const ADVERBS = '(?:just |only |really |still |already |all |also |too )*'

/** Retorts, remarks about what was said, and politeness. */
export const RETORTS: readonly RegExp[] = [
  /^(?:i|we) (?:have |had |just |already |did |do |only )*(?:say|said|tell|told|mentioned|mention|wrote|write|meant|mean|answered)(?: (?:so|that|it|this|them|those|your button|(?:to )?you(?: that| this| so)?|the last (?:one|two|three)|the steps)(?: one)?)?(?: (?:already|before|once|twice|three times|a (?:minute|moment) ago|just now|above|earlier|too|again))*$/,
  /^(?:i|we) (?:said|told you|mean|meant) (?:it is|they are|that is|there is) (?:no|not a|not any) (?:bother|problem|trouble|issue)$/,
  /^(?:as|like) (?:(?:i|we) )?(?:have |just |already )*(?:said|told you|mentioned|wrote|accepted|agreed)(?: .{0,12})?$/,
  new RegExp(
    `^${THAT} ${ADVERBS}(?:(?:a|the|one more) (?:whole |job |real |good )*(?:step|thing|trouble|worst)(?: question| of it)?|(?:a )?verb and (?:its |an )?object(?: enough)?|(?:the |my )(?:last|first|next|other) (?:one|step)|(?:my|the) answer.*|me(?: \\p{L}+ing.*)?|us|done|the (?:people|executors?|group|one)|who (?:they|we) are|(?:my )?bit of fun|chat|small talk|english|(?:very )?standard terms?|mine|my doing|my department|in there|the long and short of it|how it is|(?:outcomes?|outcome statements?|steps?)|what i (?:said|meant|mean)|the whole thing(?: really)?|where the money is)(?:,? (?:is it not|is it|right|not (?:a|an|the|my) .{1,20}|not something they do))*$`,
    'u',
  ),
  /^(?:the|those|these) .{2,60} (?:are|were) (?:outcome statements|outcomes|steps)$/,
  /^not (?:(?:an?|the|my) )?(?:job|step|answer|question|outcome)s?$/,
  /^not (?:to|under|with) (?!\p{L}+ing\b).{3,60}$/u,
  /^i (?:had |would )?thought i (?:had |would |have )?(?:already )?(?:answered|said|told you) (?:that|it|this)$/,
  /^at the moment (?:it|the job|that) gets done$/,
  /^(?:is it not|is it|is that not|or is it not)$/,
  // "Assigning isn't billing": two steps that were taken for one.
  /^\p{L}{3,}ing is not \p{L}{3,}ing$/u,
  /^you (?:(?:could|should|might) have (?:asked|said|told) .*|have (?:got )?(?:it|that|them) already|already have (?:it|that|them)|did not (?:take|get|hear) (?:it|that|them|this)|ask(?:ed)? me (?:the same|this|that|it) .*|know that|(?:have )?heard (?:that|me))$/,
  /^(?:but )?you did not take (?:it|that|them|those)$/,
  /^(?:the )?next (?:one|question|step)$/,
  // "Treat back pain. Third time."
  /^(?:(?:and )?for )?(?:the )?(?:second|third|fourth|fifth|tenth|last|umpteenth) time(?: now)?$/,
  // Said after what is told, to whoever listens.
  /^(?:(?:can|could|would) you (?:even )?(?:imagine|believe)(?: (?:it|that|this))?|i must (?:admit|say|confess)|believe (?:it|me)(?: or not)?)$/,
  /^(?:please|sorry|never ?mind|anyway|though|i kid you not|wrong question|seriously)$/,
  /^(?:i am sorry(?: about that)?|sorry about that)$/,
  /^(?:with|without) the (?:then|and|or|also|words? .{1,20})$/,
  /^(?:i|we) (?:have )?(?:rejected|accepted) (?:it|that|this|them|the .{1,24})$/,
  /^if (?:you|that) (?:want|like|prefer|need|is) .{0,40}$/,
  /^(?:i (?:think|guess|suppose|believe) )?(?:that|this|it) (?:really |also )?(?:matters|helps|counts|fits)(?: too| as well| a lot| i think)?$/,
  /^i am (?:sorry|afraid|sad|happy) to say$/,
  /^["'“‘]?[\p{L} ]{2,30}["'”’]? (?:was|is) (?:just |only )?(?:the|a|my) (?:label|heading|title|answer to you)$/u,
  /^(?:write|put) it down .{0,30}$/,
  /^(?:they|people|everybody) (?:always )?loves? (?:that|it)$/,
  // Said of how somebody talks, or of the conversation itself.
  /^(?:i (?:do |really |always |tend to |am )*(?:go(?:ing)? on|ramble|rambling|babble|talk too much|digress)(?: a bit| a lot| and on)?|listen to me(?: go(?:ing)? on)?|where was i)$/,
  /^(?:just )?(?:let|tell) me (?:know )?(?:if|when|whether|should) (?:you|that|this|it|anything)\b.{0,60}$/,
  /^(?:i am )?(?:happy|glad) to (?:help|explain|clarify|go on|tell you more)(?: .{0,30})?$/,
  /^(?:i )?hope (?:that|this|it) (?:helps|makes sense|is clear|is okay)$/,
  /^(?:bless (?:him|her|them|his|their|my)(?: \p{L}+){0,2}|poor (?:thing|things|soul|man|woman|lamb|love)|silly(?:,)? is it not|silly me|goodness(?: me)?|oh dear|dear me|it was (?:dreadful|awful|terrible|horrible))$/u,
  /^(?:just |mainly |mostly |basically |there are |there is )*(?:one|two|three|four|five|six|a (?:few|couple of)|several|some)(?: \p{L}+)?(?: \p{L}+)? (?:things?|points?|reasons|failures|problems|issues|troubles|cases|steps|examples|ways)(?: (?:then|here|really|come to mind))?$/u,
  /^(?:to |let me |just to )?(?:rephrase|repeat|restate|reword|summarize|sum up|recap|clarify)(?: (?:the |my |what )[^:]{2,40})?$/,
]

/** Questions whether the answer beside them fits, and doubt about it. */
export const CHECKS: readonly RegExp[] = [
  /^(?:or )?(?:is|are|would|does|do|was|will|am|did|could|can)(?: not)? (?:that|this|it|these|those|they|i)(?: (?:be|been|count|make|do|doing|work|the|a|an|right|okay|ok|better|good|enough|correct|fine|wrong|sense|as|like|that|this|it|group|step|job|outcome|one|so|help|now|too|(?:kind|sort) of (?:thing|answer)|the idea|(?:what|how) you (?:mean|want|need|meant)(?: by .{1,20})?))*(?:,? (?:or (?:is|does|are) (?:it|that|they) not|or not|is that what you mean(?: by .{1,20})?))*$/,
  /^(?:or )?(?:is|are|was|would|does|do|will) (?:that|this|it|these|those|they)(?: be)?(?: \p{L}+){0,2} (?:\p{L}+ enough|too \p{L}+|all right)(?: .{0,20})?$/u,
  /^if (?:that|this|it) (?:counts?|helps?|makes|fits|matters|works)\b.{0,40}$/,
  /^would you (?:count|call|see|say|take) (?:that|this|it|those)(?: as| to be)?(?: .{0,30})?$/,
  /^(?:i (?:think|guess|suppose|believe|would say|should say|would guess)|maybe|perhaps|right|or not|or is it(?: not)?|is it not|is that what you mean(?: by .{1,20})?)$/,
]

/** "Would labelling the jars count too?": what is done, and whether it is an answer. */
export const COUNTED =
  /^(?:would|does|do|could|can|will|should|is|are) (?:also |then )?((?:\p{L}+ ){0,2}\p{L}{3,}ing\b.{0,60}?) (?:also )?(?:counts?|fits?|belongs?|matters?|be (?:a|an|one)(?: \p{L}+)?|(?:a|an) (?:step|job|outcome))(?: \p{L}+){0,3}$/u

/** Death and grief: no answer, and nothing to quote. */
export const GRIEF: readonly RegExp[] = [
  /^(?:we|i|they) (?:have )?(?:just )?lost (?:one|him|her|them|someone|somebody|(?:an?|my|our) (?:patient|child|baby|man|woman|boy|girl|colleague|friend|kid|mother|father|mum|mom|dad|husband|wife|brother|sister|son|daughter))(?: (?:tonight|today|yesterday|again|last \w+|this \w+|on (?:my|our) shift))*$/,
  /^(?:that|it|this|which)(?: is)?(?: what)? (?:kills?|killed) (?:people|them|him|her|someone|somebody|patients|children)$/,
  /^people (?:die|died|have died|are dying)(?: (?:because of|of|from) (?:it|that|this))?$/,
  /^(?:i|we) (?:still |always |often |keep )*(?:think|thinking) (?:about|of) (?:that one|him|her|them|it)(?: (?:every|all) .{1,12}| a lot| still)?$/,
  /^(?:an?|the|my|our) (?:patient|child|baby|man|woman|boy|girl|colleague|friend|kid|mother|father) (?:has )?died(?: .{1,24})?$/,
  /^(?:and |so |but |by then )*(?:the |an? |my |our |one |this |that |his |her )?(?:old )?(?:gentleman|lady|man|woman|patient|child|baby|boy|girl|resident|mother|father|mum|mom|dad|husband|wife|he|she) (?:has |had |was |is )?(?:already |just |now )*(?:died|dead|passed away|passed on|passed|gone)(?: (?:before|when|while|that|in|by|at|because|alone) .{1,40}| already)?$/,
  /^(?:i|we) (?:am|are) (?:still |both |all )?(?:grieving|heartbroken|in mourning|devastated|mourning)(?: .{1,24})?$/,
]

/** Tiredness of whoever talks. */
export const WEARY: readonly RegExp[] = [
  /^(?:i|we) (?:am|are) (?:just |so |really |very |far |way |all |a bit |getting )*(?:too )?(?:tired|exhausted|worn out|done in|shattered|knackered)(?: (?:to|for|after|today|tonight|now) ?.*)?$/,
  /^(?:i|we) (?:have )?just (?:came|come|got) off (?:an?|the|my) .{1,30}$/,
  /^(?:i|we) (?:am|are) (?:going|about) to stop soon$/,
  /^(?:it (?:was|has been|is) )?(?:an? |the |such an? )?(?:very |really )?(?:long|rough|hard|bad|short) (?:night|day|shift|week)(?: (?:again|today|tonight|last night|behind me))?$/,
  /^(?:i (?:still )?(?:cannot|can hardly|could not|do not|did not|hardly) sleep(?: (?:anyway|well|much|at all|last night|tonight))*|no sleep(?: (?:again|last night|tonight))?)$/,
]

/** Confusion, said beside an answer. */
export const CONFUSED: readonly RegExp[] = [
  /^i am (?:just |so |really |very |getting |a bit |a little )*(?:confused|lost)(?: (?:now|here))?$/,
]

/** Figures, targets and key figures, which are levels and no outcomes. */
export const TARGETS: readonly RegExp[] = [
  /\bkpis?\b/,
  /^(?:that|this|it) is (?:just )?(?:an?|our|my|the) (?:target|number|figure|goal)$/,
  /^(?:my|our|the) (?:\p{L}+ )?(?:target|goal|objective|budget|benchmark)s? (?:\p{L}+ ){0,3}?(?:is|are) .*\d/u,
  /^.{1,60}\b(?:drives?|costs? (?:us|me|them)|accounts? for|makes? up)\b.{0,20}\d ?(?:%|percent)/,
  /^.{1,60} is (?:our|my|the) (?:biggest|main|top|number one) driver$/,
  /^(?:we )?(?:want|need|aim for|aim at|are at|must reach|have to reach) (?:under |over |at least |below |about )?\d/,
  /^(?:they |we |people )?(?:need|have|must|want)(?: to)? do (?:that|it|this) in (?:under|less than|at most|no more than) .*\d/,
  /^(?:i|we) (?:am|are) accountable for .+$/,
  /^(?:to |i want to |we want to |get |and get )?(?:raise|increase|reduce|get|bring|cut|lower) .{1,40} (?:to|by|under|below|above) .{0,12}\d/,
]

/** A target of zero names what should not be. */
export const ZERO = /^(?:we|i) (?:want|need|demand|aim for) (?:zero|no) (.{3,80})$/

/** Says that the job map is finished. */
export const STEPS_DONE: readonly RegExp[] = [
  /^(?:we|i) (?:am|are) (?:all |now )?(?:done|finished|through) with (?:the |all )?(?:the )?steps$/,
  /^(?:there are )?no (?:more|further|other) steps$/,
  /^the (?:job )?map is (?:\p{L}+ )?(?:complete|done|finished)$/u,
  /^(?:those|these) are (?:all )?(?:the|my|our) steps$/,
  /^(?:(?:can|could|shall) we |let us |now )*(?:go|get|move|come|continue)(?: on)? (?:to|with) (?:the )?(?:outcomes?|part where (?:i|we) .*)(?: now)?$/,
  /^ask (?:me )?(?:about )?what (?:goes|can go) wrong$/,
]

/** "skip it" beside an answer. */
export const SKIPPING =
  /^(?:just )?skip(?: (?:it|this|that|all|them|this one|that one|the question|this question|everything))*$|^(?:leave|drop|forget) (?:it|that|this)$/

/** "Skip the kids", "never mind the hygrometer": what is to be left out. */
export const LEFT_OUT =
  /^(?:i said |you can |let us |just )?(?:(?:no )*not|skip|never ?mind|forget(?: about)?|leave out|drop|ignore|do not worry about) (?:about )?(?:the |that |those |these |my )?(?!to\b|with\b|under\b|for\b)(\p{L}+(?: \p{L}+){0,3})$/u

const MAY_GO =
  '(?:i would (?:rather|prefer to|like to)|i (?:want|prefer|need) to|let us|(?:can|could|shall|may) (?:we|i)|we (?:can|could|should))'
const AT_END =
  '(?: (?:step|part|now|then|instead|altogether|entirely|completely|first|next|please|again|for a moment))*'
/** "I'd rather talk about recovery", "let's go to step 5": the step that is to be asked about. */
export const GO_TO = new RegExp(
  `^(?:${MAY_GO} (?:now |please |also |just )*(?:(?:talk|speak|go|move|turn|switch|get|come|skip|jump)(?: on| back| over| straight| ahead)? (?:about|to)|discuss)|you (?:have )?(?:skipped|forgot|forgotten|missed|left out|ignored)|what about) (?:the |my |our )?(?!(?:job|executor|steps?|outcomes?|something|what|it|that|this|them|next|end|start|beginning|group|question)\\b)(\\p{L}+(?: \\p{L}+){0,3}?)${AT_END}$`,
  'u',
)
/** "Go to step 5", "can we speak about step 5?" */
export const GO_TO_NUMBER = new RegExp(
  `^(?:${MAY_GO} )?(?:please |now |just )*(?:(?:(?:talk|speak|go|move|turn|switch|get|come|skip|jump|return)(?: on| back| over| straight| ahead)?|back|on) (?:about|to)|discuss|do|what about) (?:the )?(?:job )?(step (?:number )?#?\\d{1,2})${AT_END}$`,
  'u',
)
/** "Ok but is about steaming the milk:" */
export const IS_ABOUT = /^is about (?:the )?(\p{L}+(?: \p{L}+){1,4})$/u

/** "that one's a step": the words that were asked about. */
export const IS_STEP = /^(?:that|this|it)(?: one)? is (?:also )?a(?: job)? step$/

/** Steps that are named as such: "do the smoke test is a step", "add a step: …". */
export const NAMED_STEP: readonly RegExp[] = [
  /^["'“‘]?(.{4,60}?)["'”’]? (?:is|are) (?:also |already |still )?(?:an? |one )?(?:a verb and its object|(?:another |further |job )?step)(?: (?:whether|even if|no matter) .{0,40})?$/u,
  // "Correcting the mistakes is something I do".
  /^(\p{L}{3,}ing .{3,60}?) (?:is|are) (?:also |still )?(?:something|what|things?|a thing|part of what|one of the things) (?:that )?(?:i|we|they) (?:do|must do|have to do|always do|really do)$/u,
  /^(?:please )?add (?:this |these |the |an? |one more |another |two |three |both )*(?:further )?(?:job )?steps?:? (.{4,80})$/u,
  /^(?:add|you (?:have )?(?:forgot|forgotten|missed|left out))(?: to)? (?!the\b)(\p{L}+ (?:the|an?|all|every|their) .{2,70})$/u,
]

/** Says that what is told comes first, or last. */
export const AT_START =
  /^(?:those|these|that|this|they|it)(?: (?:all|one|ones|steps?|two|three))* (?:comes?|goes|go|belongs?|happens?|are|is)(?: (?:first|(?:right )?at the (?:very )?(?:start|beginning)|before (?:that|everything|all (?:of )?(?:that|this))))$/

/** A word of the question, said again before the answer. */
export const ECHO =
  /^(?:different|(?:what )?go(?:es)? wrong|(?:what )?takes? long|wasted?|the heart of it)(?:\?+|[,.…]+ (?:h+m+|well|oh|let me (?:see|think))[,.?!…]*)$/i

/** Asks whether something is the answer: "would that be locksmiths?" */
export const GUESS =
  /^(?:would|could|might) (?:that|it|this) be (?:like |maybe |perhaps |the |something like )*(?!(?:right|better|ok|okay|good|fine|enough|wrong|correct|too|an?|all|it|so|the|that|one|possible|useful|possibly|of)\b)(\p{L}.{2,60})$/u
