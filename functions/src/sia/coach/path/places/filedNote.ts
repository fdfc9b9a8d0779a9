import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import { asTyped, type CoachQuestion, nameAsTyped, type Proposal } from '@outcome-studio/shared/domain/coach'
import { wordsOfStatement } from '../text/wordsOfStatement.ts'

/** Most statements that are named by their words. */
const MOST = 3
/** Says which statements are filed under another step than the one that was asked about, and under which. */
export function filedNote(
  open: CoachQuestion,
  proposals: readonly Proposal[],
  { jobSteps }: CheckedStudy,
): string {
  const filed = proposals.flatMap(({ edit }) => (edit.kind === 'addStatement' ? [edit] : []))
  const asked = open.kind === 'outcomes' ? open.stepId : null
  const others = filed.filter(({ stepId }) => stepId !== asked)
  const steps = jobSteps.filter(({ uuid }) => others.some(({ stepId }) => stepId === uuid))
  if (others.length === 0 || steps.length === 0) return ''
  const [only] = steps
  if (only !== undefined && steps.length === 1 && others.length === filed.length)
    return `Filed under ${nameAsTyped(only.userInput)}.`
  if (others.length > MOST) return 'Each is filed under the step that it is about.'
  return steps
    .map(({ uuid, userInput }) => {
      const texts = others
        .filter(({ stepId }) => stepId === uuid)
        .map(({ text }) => asTyped(wordsOfStatement(text)))
      return `Filed under ${nameAsTyped(userInput)}: ${texts.join('; ')}.`
    })
    .join(' ')
}
