import type { StudyViews } from '@outcome-studio/shared/document'
import { openRemarks, type Remark } from '@outcome-studio/shared/domain'
import { countRemarks, type RemarkCounts } from './countRemarks.ts'
import { itemOf } from './itemOf.ts'

/** Counts remarks by the uuids of their items, but for what the member has dismissed. */
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
