/** Where a step belongs: at an end of the job, or beside a step that is named. */
export type StepPlace =
  | { readonly kind: 'first' }
  | { readonly kind: 'last' }
  | { readonly kind: 'next' }
  | { readonly kind: 'before' | 'after'; readonly name: string }

/** One step that a message puts in a place. */
export interface PlacedStep {
  /** What is done, as it was said. */
  readonly step: string
  readonly place: StepPlace
  /** Whether the step is called one, so that it is no other thing. */
  readonly isStep: boolean
}

const LINKS =
  '(?:(?:and|but|so|well|oh|no|ok|okay|yes|also|sorry|please|wait|then|maybe|(?:you have|you) got (?:the|my) order wrong|(?:i|we) (?:also )?(?:forgot|missed)(?: (?:that|to (?:say|tell|mention)))?)\\b[,.:;]? ?)*'

/** "The very first step is to ask the customer". */
const NAMED = new RegExp(
  `^${LINKS}(?:the |our |my |a |one )?(?:very )?(first|last|next|final|second|third|other|missing|main) step (?:is|was|would be|should be)(?: that| of course)?[:,]? (?:to |(?:we|i|they|you) )?(\\p{L}+ \\p{L}.{2,110})$`,
  'iu',
)
/** "The step about planning comes after the review". */
const COMING = new RegExp(
  `^${LINKS}(?:the )?(step (?:of|about|for|with|to|where (?:we|i|they)) )?(.{3,80}?)( step)? (?:(?:actually |really )?(?:comes?|goes|belongs|happens|is done)|(?:should|must|has to|needs to) (?:be|come|go|be done))(?: in)? (?:right |directly |straight |only )?(before|after|first|last|at the (?:very )?(?:start|beginning|end))\\b ?(?:the )?(.{0,80})$`,
  'iu',
)
/** "Put the step about the customer at the beginning". */
const PUT = new RegExp(
  `^${LINKS}(?:can you |could you |just )*(?:put|move|place|set|insert|add|bring) (?:the |that |my |a )?(?:step )(?:(?:of|about|for|with|where|that|to) )?(.{3,100}?) (?:(?:at|to|in) the (?:very )?(beginning|start|front|top|end|bottom)|(first|last)|(before|after) (.{3,80}))$`,
  'iu',
)
/** "After the wax we spin the honey". */
const BESIDE = new RegExp(
  `^(${LINKS})(before|after|once|when) (?:(?:the|we|i|they|you) )?(\\p{L}[^,.;!?]{1,50}?)(?: (?:is|are) (?:done|over|finished))?,? (?:we|i|they|you) (?:always |also |then )?(\\p{L}+ .{2,120})$`,
  'iu',
)

const AT_START: ReadonlySet<string> = new Set(['first', 'beginning', 'start', 'front', 'top'])

const placeOf = (word: string, name: string): StepPlace => {
  const last = word.toLowerCase().split(' ').at(-1) ?? ''
  if (last === 'before') return { kind: 'before', name }
  if (['after', 'once', 'when'].includes(last)) return { kind: 'after', name }
  if (AT_START.has(last)) return { kind: 'first' }
  return { kind: ['last', 'final', 'end', 'bottom'].includes(last) ? 'last' : 'next' }
}

/**
 * The step that a sentence puts in a place; null if it does not.
 * @param sentence without the mark at its end
 */
export function placedStep(sentence: string): PlacedStep | null {
  const [, which, named = ''] = NAMED.exec(sentence) ?? []
  if (which !== undefined) return { step: named, place: placeOf(which, ''), isStep: true }
  const [, step = '', edge, end, side, beside = ''] = PUT.exec(sentence) ?? []
  if (step !== '') return { step, place: placeOf(side ?? edge ?? end ?? '', beside), isStep: true }
  const [, called, what = '', calledLater, where, other = ''] = COMING.exec(sentence) ?? []
  if (where !== undefined)
    return { step: what, place: placeOf(where, other), isStep: (called ?? calledLater) !== undefined }
  const [, , when, name = '', done = ''] = BESIDE.exec(sentence) ?? []
  return when === undefined ? null : { step: done, place: placeOf(when, name), isStep: false }
}
