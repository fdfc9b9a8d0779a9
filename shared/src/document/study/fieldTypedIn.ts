import { isTypedField, type StudyOperation } from '@outcome-studio/shared/domain'

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
