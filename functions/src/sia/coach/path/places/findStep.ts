import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import { numberOf, placeOf } from '../../messages/readWhich.ts'
import { shareOfWords, stemOf, stemsOf } from '../text/sharedWords.ts'
import { actionOfStep, isFormOf, type NamedStep, thingsOfStep } from './actionOfStep.ts'
import { stepDone } from './stepAtTime.ts'
import { stepNamed } from './stepNamed.ts'

/** The steps that a phrase may name. */
export interface FoundSteps {
  /** One if it is clear; none if there is no such step. */
  readonly steps: readonly NamedStep[]
  /**
   * Whether the phrase names a step as such, by its action or its place; has only words of it; or shares some with it.
   */
  readonly match: 'sure' | 'whole' | 'part'
}

const ORDINAL =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d{1,2}(?:st|nd|rd|th)|last|final)'
const NUMBERED =
  /^(?:the )?(?:job )?(?:step|number|no\.?|nr\.?|#) ?#?(?<number>\d{1,2}|\p{L}{3,5})$|^#?(?<figure>\d{1,2})$/u
const BY_ORDINAL = new RegExp(`^(?:the )?(?:very )?(?<ordinal>${ORDINAL})(?:(?: job)? step| one)?$`)
const BEFORE_LAST =
  /^(?:the )?(?:(?:second|next) to last|second last|last but one|penultimate) step$|^(?:the )?(?:step|one) before (?:the )?last(?: step| one)?$/
const BESIDE =
  /^(?:the )?(?:(?<way>next|following|previous|preceding) (?:step|one)|(?:step|one) (?<side>after|before|above|below)(?: (?:that|this|it|(?<name>.{3,60})))?)$/
/** Around a name: "the delivery side", "'check the load'". */
const FRAME = /^["'“‘*(]{1,3}|["'”’*).]{1,3}$/gu
const PLACE = / (?:side|step|stage|part|end|phase|point|section|card)$/
const LEAD =
  /^(?:(?:the |a |our |my )?(?:job )?(?:step|stage|part|phase|section)(?: (?:called|named|about|of|where|when|with|for))? |when |while |during |where |the |our |my )/

/**
 * Finds the step that a phrase names by its words, by its action or by its place among the steps.
 * @param phrase in lower case
 * @param fromId the step from which "the next step" is meant
 */
export function findStep(study: CheckedStudy, phrase: string, fromId: string | null): FoundSteps {
  const placed = stepsByPlace(study, phrase.replace(FRAME, ''), fromId)
  if (placed !== null) return { steps: placed, match: 'sure' }
  const isCalledStep = /\b(?:step|stage|phase)\b| part$/.test(phrase.replace(FRAME, ''))
  const bare = phrase
    .replace(LEAD, '')
    .replace(FRAME, '')
    .replace(PLACE, '')
    .replace(FRAME, '')
    .replace(LEAD, '')
    .trim()
  const words = wordsOf(bare)
  const { jobSteps } = study
  const equal = jobSteps.filter(({ userInput }) => wordsOf(userInput).join(' ') === words.join(' '))
  if (equal.length > 0) return { steps: equal, match: 'sure' }
  const ofAction = jobSteps.filter((step) => hasAction(step, words) && isCovered(step, words))
  if (ofAction.length > 0) return { steps: best(ofAction, bare), match: 'sure' }
  const done = stepDone(study, bare.replace(/^(?:i|we|they|you) (?:are |do )?/, ''))
  if (done !== null) return { steps: [done], match: 'sure' }
  const covered = words.length === 0 ? [] : jobSteps.filter((step) => isCovered(step, words))
  if (covered.length > 0) return { steps: best(covered, bare), match: isCalledStep ? 'sure' : 'whole' }
  const named = stepNamed(study, bare)
  return { steps: named === null ? [] : [named], match: 'part' }
}

const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? []).filter(
    (word, at) => at === 0 || stemsOf(word).length > 0,
  )

const hasAction = (step: NamedStep, words: readonly string[]): boolean =>
  words.some((word) => isFormOf(word, actionOfStep(step)))

/** Whether all words of a name are those of a step. */
const isCovered = (step: NamedStep, words: readonly string[]): boolean =>
  words.every((word) => isFormOf(word, actionOfStep(step)) || thingsOfStep(step).includes(stemOf(word)))

/** The steps of which a name has most words. */
function best(steps: readonly NamedStep[], name: string): readonly NamedStep[] {
  const scored = steps.map((step) => ({ step, share: shareOfWords(step.userInput, name) }))
  const most = Math.max(...scored.map(({ share }) => share))
  return scored.filter(({ share }) => share === most).map(({ step }) => step)
}

/** "step 3", "the last step", "the one after packing"; null for a name, empty if there is no such step. */
function stepsByPlace(
  study: CheckedStudy,
  phrase: string,
  fromId: string | null,
): readonly NamedStep[] | null {
  const { jobSteps } = study
  const at = (index: number): readonly NamedStep[] => jobSteps.slice(index, index + 1)
  const { number, figure } = NUMBERED.exec(phrase)?.groups ?? {}
  const count = numberOf(number ?? figure ?? '')
  if (count > 0) return at(count - 1)
  if (BEFORE_LAST.test(phrase)) return jobSteps.slice(-2, -1)
  const ordinal = BY_ORDINAL.exec(phrase)?.groups?.ordinal
  if (ordinal !== undefined) {
    const place = placeOf(ordinal)
    return place < 0 ? jobSteps.slice(-1) : at(place - 1)
  }
  const beside = BESIDE.exec(phrase)?.groups
  if (beside === undefined) return null
  const { way = '', side = '', name } = beside
  const [anchor] =
    name === undefined ? jobSteps.filter(({ uuid }) => uuid === fromId) : findStep(study, name, fromId).steps
  const from = anchor === undefined ? -1 : jobSteps.indexOf(anchor)
  if (from < 0) return []
  const isNext = /^(?:next|following)$/.test(way) || /^(?:after|below)$/.test(side)
  const index = isNext ? from + 1 : from - 1
  return index < 0 ? [] : at(index)
}
