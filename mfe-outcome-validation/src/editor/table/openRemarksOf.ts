import { openRemarks, type Remark } from '@outcome-studio/shared/domain/study'
import { itemOf } from '../checking/itemOf.ts'
import { shownRemarks } from '../checking/shownRemarks.ts'
import type { Editor } from '../react/EditorContext.ts'

/** The remarks on a job step or an outcome statement that were not dismissed, as they are now. */
export function openRemarksOf(
  { session, remarks }: Pick<Editor, 'session' | 'remarks'>,
  uuid: string,
): readonly Remark[] {
  const item = itemOf(session.views, uuid)
  return item === undefined ? [] : openRemarks(item, shownRemarks(remarks.of(uuid), item.remarks))
}
