import type { CoachState } from '@outcome-studio/shared/domain/coach'

const ASIDE = [
  '(?:does|would|will|do|could|can|should) (?:that|this|it|these|those|they) (?:also |even |really )?(?:count|fit|work|belong|help|do|be (?:a step|one|enough|ok|okay|fine|right))(?: (?:here|too|as (?:a step|one|steps)|as well))?',
  '(?:is|are|was) (?:that|this|it|these|those|they) (?:also |even |really )?(?:an? |one of the )?(?:steps?|one|ok|okay|right|enough|correct|fine|allowed|part of it)(?: (?:too|as well|here))?',
  '(?:if|whether) (?:that|this|it) (?:also |even |really )?(?:counts?|fits?|helps?|matters?|works?|is (?:a step|one|right|ok|okay))(?: (?:here|too|as a step))?',
  '(?:is|was) (?:that|this|it) (?:something|anything) else',
  "i (?:do not|don['’]?t) know(?: (?:if|whether) (?:that|this|it) (?:counts?|fits?|is (?:a step|one|right|ok)))?",
  "(?:(?:i am|i['’]?m) )?not (?:so |really |quite )?sure(?: (?:if|whether) (?:that|this|it) (?:counts?|fits?|is (?:a step|one|right)))?",
  '(?:i )?(?:think|guess|suppose|believe|reckon)(?: so)?',
  '(?:right|correct|ok|okay|yes|no|or not|you know|maybe|perhaps|probably|i dunno|dunno|idk)',
].join('|')

/** A hedge, or a question on the side, at the end of what is done. */
const HEDGE = new RegExp(`(?<=\\p{L}{2} ?["”]?)[,;.!–-]+ (?:or |but |and )?(?:${ASIDE})[.?! ]*$`, 'iu')

/** What nothing but a hedge is, without a comma too: "put it back does that count". */
const UNMARKED =
  /(?<=\p{L}{2}) (?:does (?:that|this) count|is (?:that|this) a step|if (?:that|this) counts)(?: as a step| too)?[.?! ]*$/iu

/** "Put it back in the album, does that count?" without what is asked or said of it. */
export function withoutHedge(text: string): string {
  const rest = text.replace(HEDGE, '').replace(UNMARKED, '')
  // One may follow another: "…, I guess, does that count?"
  return rest === text ? text : withoutHedge(rest)
}

/** An answer about steps without the doubt that ends it; what is asked of a step with a question mark is answered. */
export const answerWithoutHedge = ({ open }: CoachState, message: string): string =>
  open.kind === 'steps' && !message.trim().endsWith('?') ? withoutHedge(message) : message
