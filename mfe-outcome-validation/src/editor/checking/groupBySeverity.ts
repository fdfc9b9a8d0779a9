import type { Remark, Severity } from '@outcome-studio/shared/domain/study'
import type { GroupedRemarks } from './groupByRule.ts'
import { SEVERITIES } from './severities.ts'

/** The remarks of one severity. */
export interface SeverityGroup extends GroupedRemarks {
  readonly severity: Severity
  /** About the whole study. */
  readonly study: readonly Remark[]
}

/**
 * Orders the remarks of the whole study and those on its texts by severity, worst first. A text with remarks of two
 * severities is in both groups. Severities without remarks are left out.
 */
export function groupBySeverity(
  study: readonly Remark[],
  { rules, singles }: GroupedRemarks,
): readonly SeverityGroup[] {
  return SEVERITIES.map((severity): SeverityGroup => {
    const isOfSeverity = (each: { readonly severity: Severity }) => each.severity === severity
    return {
      severity,
      study: study.filter(isOfSeverity),
      rules: rules.filter(isOfSeverity),
      singles: singles.flatMap((text) => {
        const remarks = text.remarks.filter(isOfSeverity)
        return remarks.length > 0 ? [{ ...text, remarks }] : []
      }),
    }
  }).filter((group) => group.study.length + group.rules.length + group.singles.length > 0)
}
