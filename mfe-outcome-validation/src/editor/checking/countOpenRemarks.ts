import type { StudyViews } from '@outcome-studio/shared/document'
import { openRemarks, type Remark, type Severity } from '@outcome-studio/shared/domain/study'
import { itemOf } from './itemOf.ts'

export type RemarkCounts = Readonly<Record<Severity, number>>

/** Counts the remarks that were not dismissed. */
export function countOpenRemarks(
  views: StudyViews,
  found: Iterable<readonly [uuid: string, remarks: readonly Remark[]]>,
): RemarkCounts {
  const open = [...found].flatMap(([uuid, remarks]) => {
    const item = remarks.length === 0 ? undefined : itemOf(views, uuid)
    return item === undefined ? remarks : openRemarks(item, remarks)
  })
  return countRemarks(open)
}

/** Counts remarks by severity. */
export function countRemarks(remarks: readonly Remark[]): RemarkCounts {
  const of = (severity: Severity) => remarks.filter((remark) => remark.severity === severity).length
  return { error: of('error'), warning: of('warning'), hint: of('hint') }
}
