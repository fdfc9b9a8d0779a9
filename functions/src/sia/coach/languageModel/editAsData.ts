import { type ProposedEdit, proposedText } from '@outcome-studio/shared/domain/coach'
import { itemOf } from './problemsOfChange.ts'
import type { ShortIds } from './shortIds.ts'
import { shortened } from './studyAsData.ts'

/** An edit for a prompt, in the terms in which a model proposes one. */
export function editAsData(edit: ProposedEdit, ids: ShortIds): object {
  const target = itemOf(edit) ?? (edit.kind === 'addStatement' ? edit.stepId : null)
  return {
    kind: edit.kind,
    target: target === null ? undefined : ids.of(target),
    ...placeAsData(edit, ids),
    text: shortened(proposedText({ edit })),
  }
}

function placeAsData(edit: ProposedEdit, ids: ShortIds): object {
  switch (edit.kind) {
    case 'moveStatement':
      return { to: ids.of(edit.stepId) }
    case 'moveStep':
      return { to: edit.afterStepId === null ? FIRST_PLACE : ids.of(edit.afterStepId) }
    case 'setCategory':
      return { category: edit.category }
    default:
      return {}
  }
}

/** Names the place before all steps. */
export const FIRST_PLACE = 'start'
