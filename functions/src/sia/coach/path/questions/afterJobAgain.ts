import { type CoachContext, type CoachState, nameAsTyped } from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { meaningOf } from '../../languageModel/remarksOnDraft.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import { passOn, type Step } from '../proposals/passOn.ts'
import { coresOfJob } from '../text/coresOfJob.ts'

/** After a message that only tells the job again, perhaps with how well it is done: it stays; null for another one. */
export function afterJobAgain(
  context: CoachContext,
  state: CoachState,
  message: string,
  language: Language,
): Step | null {
  const { kind } = state.open
  const job = context.study.jtbd.userInput.trim()
  if ((kind !== 'steps' && kind !== 'size') || job === '') return null
  const said = standardEnglish(message, language).replace(/^(?:they|we|i|the job is|job is)(?: to)? /i, '')
  const isOne = !/[.!?;]\s+\S|\n/.test(said.trim())
  if (!isOne || !coresOfJob(said).some((core) => meaningOf(core) === meaningOf(job))) return null
  const text = `Your job stays as it is: ${nameAsTyped(job)}.`
  return kind === 'size' ? passOn(context, state, text) : { text, state }
}
