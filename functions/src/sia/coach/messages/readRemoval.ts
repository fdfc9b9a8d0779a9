import { ASKING, ENDING, isRequest, OPENING } from './asking.ts'

/** What a sentence asks to have removed from the study. */
export interface ToldRemoval {
  /** As it is named. */
  readonly name: string
  /**
   * asked: somebody is asked to do it; delete: with this word, which says hardly anything of work; denied: it is not
   * done; plain: it may tell of work.
   */
  readonly kind: 'asked' | 'delete' | 'denied' | 'plain'
}

const VERB =
  '(?<verb>delete|deleting|del|remove|erase|drop|discard|scrap|scratch|kill|cut|strike|eliminate|omit|skip over|leave out|take out|cut out|throw out|throw away|strike out|cross out|cross off|get rid of|take off|take away|bin|dump|trash)'
const FROM =
  '(?: (?:from|off|out of|in) (?:the |my |our |this |your )?(?:list|study|job map|map|steps?|statements?|job|outcomes?|draft|plan|cards?|here))'
const IT = '(?:it|that|this|them|that one|this one|those)'
const REMOVE_IT = `(?:please |so |then |and |just |you can |we can |can you |could you )*(?:delete|remove|drop|erase|take|scrap|scratch|get rid of|leave|cut|throw) (?:of )?${IT}(?: (?:out|away|off))?(?: please| pls| again)*`

/** "Delete step 4", "please take out the one about glue", "get rid of the last step". */
const ASKED = new RegExp(`^${OPENING}${ASKING}${VERB}:? (?<name>.{1,160}?)(?: again)?${FROM}?${ENDING}$`, 'u')
/** "Take step 4 out", "leave the packing step out". */
const APART = new RegExp(
  `^${OPENING}${ASKING}(?<verb>take|leave|cut|throw|cross|strike) (?<name>.{1,160}?) (?:out|away|off)${FROM}?${ENDING}$`,
  'u',
)
/** "Step 4 can be deleted", "step 4 should go". */
const PASSIVE = new RegExp(
  `^${OPENING}(?:(?:i|we) (?:want|would like) (?<wanted>.{1,80}?) (?:gone|removed|deleted|out|away)|(?<name>.{1,160}?) (?:should|can|could|may|must|has to|have to|needs to|need to|ought to) (?:please |just |really |also )*(?:be (?:deleted|removed|dropped|erased|cut|scrapped|omitted|taken out|left out|thrown out|gone|cancelled|canceled)|go away|go|disappear|vanish|come out))${FROM}?${ENDING}$`,
  'u',
)
/** "We don't do the packing, remove it", "step 2 is not needed, please delete it". */
const DENIED = new RegExp(
  `^${OPENING}(?:there (?:is|are) no (?<none>.{2,80}?)|(?:i|we|they|you|people) (?:do not|never|no longer|cannot) (?:really |ever |actually |usually )*(?:do|need|have|want|use|make|know|offer|perform)? ?(?<name>.{2,160}?)|(?<told>.{2,160}?) (?:is|are) (?:\\p{L}+ ){0,5}?\\p{L}+|(?<never>.{2,160}?) (?:does|do) not (?:\\p{L}+ ){0,4}?\\p{L}+|(?<alone>.{2,160}?))(?:,| so| and|;|:) ?${REMOVE_IT}$`,
  'u',
)
/** "We don't need step 4", "the step packing is not needed". */
const NEEDLESS = new RegExp(
  `^${OPENING}(?:(?:i|we|they) (?:do not|never|no longer) (?:really |ever |actually )*(?:do|need|have|want) (?<name>(?:the )?(?:(?:job )?step|statement) .{1,80}?|(?:the )?\\p{L}+ step|\\d{1,2}\\.\\d{1,2})(?: anymore| any more| at all| here)?|(?<told>(?:the )?(?:(?:job )?step|statement) .{1,80}?|(?:the )?(?:\\p{L}+ ){1,3}step|\\d{1,2}\\.\\d{1,2}) (?:is|are) (?:not (?:needed|necessary|required|relevant|ours|right)|unnecessary|superfluous|redundant|obsolete|irrelevant|needless|useless|a duplicate|twice|double)(?: anymore| any more| here)?)${ENDING}$`,
  'u',
)

/** "Dispatching is not a step". */
const NO_STEP = new RegExp(
  `^${OPENING}(?<name>.{2,80}?) (?:is|are) (?:not|no) (?:an? |the |my |our |one of (?:the|my|our) )?(?:job |real )?steps?${ENDING}$`,
  'u',
)

/**
 * What a sentence asks to remove; null if it asks for nothing of the kind.
 * @param clause in lower case, with contractions written out, without the mark at its end
 * @param typed as it was typed, with the words of politeness
 */
export function readRemoval(clause: string, typed: string): ToldRemoval | null {
  const denied = DENIED.exec(clause)?.groups
  const named = denied?.name ?? denied?.told ?? denied?.never ?? denied?.none ?? denied?.alone
  if (named !== undefined) return { name: named, kind: 'denied' }
  const needless = (NEEDLESS.exec(clause) ?? NO_STEP.exec(clause))?.groups
  if (needless !== undefined) return { name: needless.name ?? needless.told ?? '', kind: 'denied' }
  const asked = (APART.exec(clause) ?? ASKED.exec(clause))?.groups
  if (asked?.name !== undefined) {
    const isAsked = isRequest(typed, asked.polite)
    const isDelete = /^del/.test(asked.verb ?? '')
    return { name: asked.name, kind: isAsked ? 'asked' : isDelete ? 'delete' : 'plain' }
  }
  const { name, wanted } = PASSIVE.exec(clause)?.groups ?? {}
  const passive = name ?? wanted
  return passive === undefined ? null : { name: passive, kind: 'plain' }
}
