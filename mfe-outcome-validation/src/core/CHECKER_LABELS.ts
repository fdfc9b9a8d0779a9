import type { CheckedEntity, Severity } from '@outcome-studio/shared/domain'

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
