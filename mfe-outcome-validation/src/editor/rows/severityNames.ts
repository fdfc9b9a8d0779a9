import type { Severity } from '@outcome-studio/shared/domain'

/** Severities as they stand before a remark. */
export const SEVERITY_NAMES: Readonly<Record<Severity, string>> = {
  error: 'Error',
  warning: 'Warning',
  hint: 'Hint',
}
