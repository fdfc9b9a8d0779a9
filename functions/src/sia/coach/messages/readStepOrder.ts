/** Where a step is to be: at an end of the job, at a number of it, or beside another step. */
export type OrderedPlace =
  | { readonly kind: 'first' | 'last' }
  /** From 1. */
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'before' | 'after'; readonly name: string }

/** What a sentence says of the place of a step. */
export interface StepOrder {
  /** The step, as it is named. */
  readonly name: string
  readonly place: OrderedPlace
  /** Whether somebody is asked to move it; else the sentence may tell what happens when. */
  readonly isRequest: boolean
}

const OPENING =
  '(?:(?:and|but|so|well|oh|ok|okay|no|yes|also|sorry|please|pls|btw|by the way|wait|actually|now|just|maybe|hm+|can you|could you|can we|would you|i would|we should|you should|you have to|i want you to|i would like you to)[,.:;]? )*'
const STRAIGHT = '(?:right |directly |straight |immediately |just |only )?'
const BESIDE = '(?<side>before|after|behind|below|above|ahead of|in front of)'
const EDGE =
  '(?:(?:at|to|in) the (?:very )?(?<edge>beginning|start|front|top|end|bottom)|(?<plain>first|last)|to (?:number|place|position) (?<slot>\\d{1,2}))'

/** "Move testing after wiring", "put the survey at the top" */
const REQUEST = new RegExp(
  `^${OPENING}(?:move|put|place|shift|bring|drag|set|reorder) (?<name>.{3,80}?) ${STRAIGHT}(?:${BESIDE} (?<other>.{3,80})|${EDGE})$`,
  'u',
)
/** "Counting comes before strapping", "the survey should be the first step", "step 8 should be step 1" */
const TOLD = new RegExp(
  `^${OPENING}(?<name>.{3,80}?) (?:(?:actually |really |always )?(?:comes?|goes|belongs|happens|is done)|(?:should|must|has to|needs to|ought to) (?:be|come|go|be done|happen)|is) ${STRAIGHT}(?:${BESIDE} (?<other>.{3,80})|${EDGE}|(?:the |my )?(?:very )?(?<which>first|last) (?:step|one|of all)|(?:step|number) (?<number>\\d{1,2}))$`,
  'u',
)

const AT_START: ReadonlySet<string> = new Set(['first', 'beginning', 'start', 'front', 'top'])
const BEFORE: ReadonlySet<string> = new Set(['before', 'above', 'ahead of', 'in front of'])

/**
 * The place in which a sentence puts a step; null if it puts none.
 * @param clause in lower case, without the mark at its end
 */
export function readStepOrder(clause: string): StepOrder | null {
  const requested = REQUEST.exec(clause)?.groups
  const groups = requested ?? TOLD.exec(clause)?.groups
  if (groups === undefined) return null
  return { name: groups.name ?? '', place: placeOf(groups), isRequest: requested !== undefined }
}

function placeOf(groups: Readonly<Partial<Record<string, string>>>): OrderedPlace {
  const { side, other = '', edge, plain, which, slot, number } = groups
  if (side !== undefined) return { kind: BEFORE.has(side) ? 'before' : 'after', name: other }
  const end = edge ?? plain ?? which
  if (end !== undefined) return { kind: AT_START.has(end) ? 'first' : 'last' }
  return { kind: 'number', number: Number(slot ?? number) }
}
