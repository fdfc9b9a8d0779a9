import type { Remark, Severity } from '@outcome-studio/shared/domain'

export type RemarkCounts = Readonly<Record<Severity, number>>

export function countRemarks(remarks: readonly Remark[]): RemarkCounts {
  const of = (severity: Severity) => remarks.filter((remark) => remark.severity === severity).length
  return { error: of('error'), warning: of('warning'), hint: of('hint') }
}
