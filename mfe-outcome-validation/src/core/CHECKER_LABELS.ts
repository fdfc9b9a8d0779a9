import type { CheckedEntity } from '@outcome-studio/shared/domain/checker'
import type { Severity } from '@outcome-studio/shared/domain/study'

/** Labels of severities, shown before a remark. */
export const SEVERITY_LABELS: Readonly<Record<Severity, string>> = {
  error: 'Error',
  warning: 'Warning',
  hint: 'Hint',
}

/** Labels of the kinds of text that the checker reads. */
export const ENTITY_LABELS: Readonly<Record<CheckedEntity, string>> = {
  job: 'Job',
  jobStep: 'Job step',
  outcomeStatement: 'Outcome statement',
}
