import { type CoachContext, type CoachState, nextCoachQuestion } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { createTakenMeanings } from '../../languageModel/takenMeanings.ts'
import type { ReadMessage } from '../../messages/readMessage.ts'
import { tellsNoTrouble } from '../../words/troubleWords.ts'
import { draftFiled } from '../drafting/draftFiled.ts'
import { withoutEmpty } from '../later/withoutEmpty.ts'
import { passOn, type Step } from '../proposals/passOn.ts'
import { proposeDrafts } from '../proposals/proposeDrafts.ts'
import { afterDraft } from './afterDraft.ts'
import { shortenJob } from './shortenJob.ts'

/** Words that only say why nothing is to be told: "nothing really, we're pretty lean". */
const MOST_WORDS = 4

/** Replies to a message that agrees, or says that nothing is left, and may add something. */
export function afterConfirmation(
  context: CoachContext,
  state: CoachState,
  message: string,
  read: ReadMessage,
  language: Language,
): Step {
  const { open } = state
  const isYes = read.intent.kind !== 'no'
  const without = open.kind === 'size' || open.kind === 'job' ? shortenJob(context, read.rest) : null
  if (without !== null) {
    const drafted = proposeDrafts(context, [without], createTakenMeanings(context))
    if (drafted.proposals.length > 0) return passOn(context, state, 'Good. Then the job is:', drafted)
  }
  if (read.rest !== '') {
    const all = draftFiled(context, open, read.rest, language)
    const drafted = { ...all, refused: withoutEmpty(context, state, all.refused, language) }
    const isDrafted = drafted.proposals.length > 0
    const step = afterDraft(context, state, drafted, read.rest, language)
    // "Leave it like that" only agrees once more.
    const isFine = !isYes && open.kind === 'outcomes' && read.rest.split(' ').length <= MOST_WORDS
    const isOnlyTalk =
      open.kind !== 'size' &&
      !isDrafted &&
      (isFine || (all.refused.length > 0 && drafted.refused.length === 0))
    if (!isOnlyTalk) return isDrafted && isYes ? { ...step, text: `Good.\n\n${step.text}` } : step
  }
  if (open.kind === 'waiting')
    return { text: '', state: { ...state, open: nextCoachQuestion(context, state.passed) } }
  if (open.kind === 'size' && isYes) return passOn(context, state, 'Good, then the job is fixed.')
  const isNone = !isYes || tellsNoTrouble(message)
  if (isNone && (open.kind === 'gaps' || open.kind === 'layer')) return passOn(context, state, '')
  if (isNone && open.kind === 'outcomes')
    return passOn(context, state, 'Good, then nothing to improve there.')
  if (!isYes && open.kind === 'steps')
    return passOn(context, state, 'Good, then there is nothing to do there.')
  const isWaiting = context.earlier.some(({ decision }) => decision === null)
  const text =
    isWaiting && isYes ? 'Good: choose **Accept** on each card that is right.' : 'Tell me in a few words.'
  return { text, state }
}
