import { type CoachState, type Proposal, questionKey } from '@outcome-studio/shared/domain/coach'

/** Steps of one answer from which it told the whole job. */
const WHOLE = 5
/** Steps from which a job that is told from its first to its last step is told whole. */
const FROM_END_TO_END = 4
/** Begins with what comes first. */
const FROM_START =
  /^(?:(?:well|so|ok|okay|oh|right|yes),? )*(?:(?:at )?first(?:ly)?\b|before\b|to (?:start|begin) with\b|(?:i|we|they) (?:always |usually )?(?:start|begin)s? )/i
/** Ends with what comes last. */
const TO_END =
  /\b(?:finally|lastly|last of all|(?:at|in) the (?:very )?end|afterwards|when (?:it|that|everything) is (?:done|over|finished))\b/i

/** After the heart of a job that was told from its start to its end, nobody is asked what comes before and after. */
export function withWholeMap(state: CoachState, proposals: readonly Proposal[], typed: string): CoachState {
  const { open, passed } = state
  if (open.kind !== 'steps' || open.about !== 'execute') return state
  const steps = proposals.filter(({ edit }) => edit.kind === 'addStep').length
  const said = typed.trim()
  const sentences = said.split(/(?<=[.!?;])\s+|\n+/u)
  const isFromStart = sentences.some((each) => FROM_START.test(each))
  const isWhole = steps >= WHOLE || (steps >= FROM_END_TO_END && isFromStart && TO_END.test(said))
  const around = questionKey({ kind: 'steps', about: 'around' })
  return isWhole && !passed.includes(around) ? { ...state, passed: [...passed, around] } : state
}
