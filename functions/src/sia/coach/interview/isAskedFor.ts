import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import type { WordlessEdit } from '@outcome-studio/shared/domain/coach'
import { isSameChange } from '../languageModel/problemsOfChange.ts'

/** Whether an edit is among the changes that a message asks for, or brings the steps into the order that these do. */
export function isAskedFor(
  edit: WordlessEdit,
  asked: readonly WordlessEdit[],
  { jobSteps }: CheckedStudy,
): boolean {
  if (asked.some((each) => isSameChange(each, edit))) return true
  if (edit.kind !== 'moveStep') return false
  const order = jobSteps.map(({ uuid }) => uuid)
  const moved = moveIn(order, edit)
  // "Swap steps 1 and 2" moves either of them.
  return asked.some((each) => each.kind === 'moveStep' && moveIn(order, each).join() === moved.join())
}

function moveIn(
  order: readonly string[],
  { stepId, afterStepId }: Extract<WordlessEdit, { kind: 'moveStep' }>,
): readonly string[] {
  const others = order.filter((id) => id !== stepId)
  const at = afterStepId === null ? 0 : others.indexOf(afterStepId) + 1
  return others.toSpliced(at, 0, stepId)
}
