import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import type { CoachQuestion, Proposal } from '@outcome-studio/shared/domain/coach'

/** Most steps that are named. */
const MOST = 2

/** Says under which steps statements are filed, if not under the one that was asked about. */
export function filedNote(
  open: CoachQuestion,
  proposals: readonly Proposal[],
  { jobSteps }: CheckedStudy,
): string {
  const ids = new Set(proposals.flatMap(({ edit }) => (edit.kind === 'addStatement' ? [edit.stepId] : [])))
  const asked = open.kind === 'outcomes' ? open.stepId : null
  if (ids.size === 0 || (ids.size === 1 && asked !== null && ids.has(asked))) return ''
  const names = jobSteps.filter(({ uuid }) => ids.has(uuid)).map(({ userInput }) => `*${userInput.trim()}*`)
  return names.length > MOST
    ? 'Each is filed under the step that it is about.'
    : `Filed under ${names.join(' and ')}.`
}
