/** "Two common failures", "mainly three things": how many are told next. */
const COUNTED =
  /^(?:(?:mainly|basically|just|there are|i see|i have|we have) )*(?:the |my |our )?(?:two|three|four|five|six|several|a few|a couple of|many|some|\d+)(?: (?:main|common|typical|big|usual|other|more|different|frequent))* (?:failures?|things?|problems?|issues?|mistakes?|troubles?|steps?|points?|reasons?|ways?|causes?|risks?|answers?)$/i
/** "To rephrase the earlier ones": how the answer is told. */
const TELLING =
  /^(?:just |so )?to (?:rephrase|repeat|sum up|summari[sz]e|clarify|recap|reword|restate|be (?:clear|honest|precise|exact|fair)|answer (?:that|you|the question)|put it)\b/i

/** Whether a text only announces what is told next. */
export const announces = (text: string): boolean => COUNTED.test(text.trim()) || TELLING.test(text.trim())

/** "Your second draft loses the point", "you got the wrong word": what is said of the conversation. */
const OF_TALK =
  /^(?:(?:your|you (?:get|got|use|used|wrote|write|picked|took|misread|misunderstood|mix|mixed|forgot|forget|missed|miss) (?:my|the|that|what)) (?:\p{L}+ ){0,3}(?:words?|draft|drafts|card|cards|point|text|statements?|question|questions|answers?|suggestions?|said)\b|(?:the|this|that) (?:\p{L}+ )?(?:question|interview|wording|suggestion|chat) |you (?:have )?(?:got|get|put) (?:the |my |that |this |it )?(?:order |steps? |executor |job |name )?wrong\b|i (?:have )?lost the thread\b)/iu

/** Whether a text is about the conversation, and not about the work. */
export const tellsOfTalk = (text: string): boolean => OF_TALK.test(text)

/** What is said of caring is no event. */
const CARING =
  /^(?:.{1,30} )?(?:(?:do|does) not )?(?:really |even )?(?:cares? (?:about|for|if|that|whether)|caring about)\b/i

/** "Nobody cares about the ceiling": how much something matters. */
export const tellsCare = (text: string): boolean => CARING.test(text)
