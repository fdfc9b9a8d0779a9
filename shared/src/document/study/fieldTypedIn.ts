import type { StudyOperation } from '@outcome-studio/shared/domain/study'
import { isTypedField } from './fieldEdits.ts'

/**
 * The field that an operation types in; null for other operations. Consecutive typing in one field is undone together.
 */
export function fieldTypedIn(edit: StudyOperation): string | null {
  switch (edit.kind) {
    case 'setExecutor':
    case 'replaceJob':
      return edit.kind
    case 'updateJobStep':
      return edit.userInput === undefined || edit.category !== undefined ? null : edit.stepId
    case 'updateOutcomeStatement':
      return edit.statementId
    case 'setStudyFields':
      return typedField('study', edit.fields)
    case 'setItemFields':
      return typedField(edit.uuid, edit.fields)
    default:
      return null
  }
}

function typedField(uuid: string, fields: object): string | null {
  const names = Object.keys(fields)
  return isTypedField(names) ? `${uuid} ${names.join()}` : null
}
