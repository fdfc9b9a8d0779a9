import type { StudyOperation } from '@outcome-studio/shared/domain'

/** The field an operation types in, so that a run of typing is undone at once; null if it is no typing. */
export function fieldTypedIn(edit: StudyOperation): string | null {
  switch (edit.kind) {
    case 'setExecutor':
    case 'replaceJob':
      return edit.kind
    case 'updateJobStep':
      return edit.userInput === undefined || edit.category !== undefined ? null : edit.stepId
    case 'updateOutcomeStatement':
      return edit.statementId
    default:
      return null
  }
}
