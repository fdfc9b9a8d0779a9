/** Where a step is to be: at an end of the job, at a number of it, or beside another step. */
export type OrderedPlace =
  | { readonly kind: 'first' | 'last' | 'earlier' | 'later' }
  /** From 1. */
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'before' | 'after'; readonly name: string }
  /** Each of two steps takes the place of the other. */
  | { readonly kind: 'exchanged'; readonly name: string }

/** What a sentence says of the place of a step. */
export interface StepOrder {
  /** The step, as it is named. */
  readonly name: string
  readonly place: OrderedPlace
  /** Whether somebody is asked to move it; else the sentence may tell what happens when. */
  readonly isRequest: boolean
}

const OPENING =
  '(?:(?:and|but|so|well|oh|ok|okay|no|yes|also|sorry|please|pls|btw|by the way|wait|then(?!:)|actually|now|just|maybe|hm+|can you|could you|can we|would you|i would|we should|you should|you have to|i want you to|i would like you to)[,.:;]? )*'
const STRAIGHT = '(?:right |directly |straight |immediately |just |only )?'
const BESIDE = '(?<side>before|after|behind|below|above|ahead of|in front of)'
const EDGE =
  '(?:(?:at|to|in) the (?:very )?(?<edge>beginning|start|front|top|end|bottom)|(?<plain>first|last)|to (?:number|place|position) (?<slot>\\d{1,2}))'

/** "Move testing after wiring", "put the survey at the top" */
const REQUEST = new RegExp(
  `^${OPENING}(?:move|put|place|shift|bring|drag|set|reorder) (?<name>.{3,80}?) ${STRAIGHT}(?:${BESIDE} (?<other>.{3,80})|${EDGE})$`,
  'u',
)
/** "Move testing up", "put the survey one step later" */
const SHIFT = new RegExp(
  `^${OPENING}(?:move|put|shift|bring) (?<name>.{3,80}?) (?:(?:one|a) (?:step|place|position) )?(?<way>up|down|earlier|later|forward|back)$`,
  'u',
)
/** "Swap testing and wiring" */
const SWAP = new RegExp(
  `^${OPENING}(?:swap|switch|exchange) (?:(?:the )?(?:order|place)s? of )?(?:steps? )?(?<name>.{1,80}?) (?:and|with) (?:step )?(?<other>.{1,80}?)(?: around)?$`,
  'u',
)
/** "Testing and wiring should be the other way round" */
const REVERSED = new RegExp(
  `^${OPENING}(?:steps? )?(?<name>.{1,80}?) and (?:step )?(?<other>.{1,80}?) (?:should be|must be|need to be|have to be|are) (?:the other way a?round|swapped|switched|exchanged|reversed|in (?:the )?reverse order)$`,
  'u',
)
/** "Counting comes before strapping", "the survey should be the first step", "step 8 should be step 1" */
const TOLD = new RegExp(
  `^${OPENING}(?<name>.{3,80}?) (?:(?:actually |really |always )?(?:comes?|goes|belongs|happens|is done)|(?<duty>should|must|has to|needs to|ought to) (?:be(?: \\p{L}+(?:ed|en|ne|de))?|come|go|happen)|is) ${STRAIGHT}(?:${BESIDE} (?<other>.{3,80})|${EDGE}|(?:the |my )?(?:very )?(?<which>first|last) (?:step|one|of all)|(?:step|number) (?<number>\\d{1,2}))$`,
  'u',
)

const EARLIER: ReadonlySet<string> = new Set(['up', 'earlier', 'forward'])
const AT_START: ReadonlySet<string> = new Set(['first', 'beginning', 'start', 'front', 'top'])
const BEFORE: ReadonlySet<string> = new Set(['before', 'above', 'ahead of', 'in front of'])

/**
 * The place in which a sentence puts a step; null if it puts none.
 * @param clause in lower case, without the mark at its end
 */
export function readStepOrder(clause: string): StepOrder | null {
  const requested = (REQUEST.exec(clause) ?? SHIFT.exec(clause) ?? SWAP.exec(clause) ?? REVERSED.exec(clause))
    ?.groups
  const groups = requested ?? TOLD.exec(clause)?.groups
  if (groups === undefined) return null
  const isRequest = requested !== undefined || groups.duty !== undefined
  return { name: stepOf(groups.name), place: placeOf(groups), isRequest }
}

/** The name of a step; a figure alone is its number. */
const stepOf = (name = ''): string => name.replace(/ one$/, '').replace(/^\d+$/, 'step $&')

function placeOf(groups: Readonly<Partial<Record<string, string>>>): OrderedPlace {
  const { side, other = '', edge, plain, which, slot, number, way } = groups
  if (side !== undefined) return { kind: BEFORE.has(side) ? 'before' : 'after', name: other }
  const end = edge ?? plain ?? which
  if (end !== undefined) return { kind: AT_START.has(end) ? 'first' : 'last' }
  if (way !== undefined) return { kind: EARLIER.has(way) ? 'earlier' : 'later' }
  const asked = slot ?? number
  return asked === undefined
    ? { kind: 'exchanged', name: stepOf(other) }
    : { kind: 'number', number: Number(asked) }
}

const DOER = '(?:i|we|they|you|(?:the|our|my) (?:\\p{L}+ )?\\p{L}+s)'
const OFTEN = '(?: (?:always|then|also|only|first|usually))*'
/** "After the bagging I check the labels" */
const AFTER = new RegExp(
  `^${OPENING}(?<side>after|before)(?: ${DOER})? (?<other>[^,;]{3,60}?),? (?:i|we|they)${OFTEN} (?<name>[^,;]{3,80})$`,
  'u',
)
/** "The technicians check the serum before they divide it" */
const DONE = new RegExp(
  `^${OPENING}${DOER}${OFTEN} (?<name>[^,;]{3,80}?) ${STRAIGHT}(?<side>before|after)(?: ${DOER})? (?<other>[^,;]{3,80})$`,
  'u',
)

/**
 * The order in which a sentence tells that two things are done; null if it tells none. It may tell what goes wrong, too.
 * @param clause in lower case, without the mark at its end
 * @param isAnnounced whether the sentence is a correction for sure
 */
export function readDoneOrder(clause: string, isAnnounced: boolean): StepOrder | null {
  const groups = AFTER.exec(clause)?.groups ?? (isAnnounced ? DONE.exec(clause)?.groups : undefined)
  const isSure = isAnnounced || groups?.side === 'after'
  return groups === undefined || !isSure
    ? null
    : { name: stepOf(groups.name), place: placeOf(groups), isRequest: false }
}
