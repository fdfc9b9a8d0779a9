import type { Remark } from '@outcome-studio/shared/domain/study'
import { useMemo } from 'react'
import { itemOf } from '../checking/itemOf.ts'
import { remarksInJobList } from '../checking/jobRemarks.ts'
import { itemUuidOf, keyOfList } from '../checking/remarkPlaces.ts'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { useRemarks } from '../react/useRemarks.ts'

/**
 * The open remarks on one text. Renders again only when they change.
 * @param list an item's uuid or EXECUTOR
 */
export function useTextRemarks(list: string): readonly Remark[] {
  const { session } = useEditor()
  const uuid = itemUuidOf(list, session.uuid)
  const stored = useSessionValue(keyOfList(list, session.uuid), ({ views }) => itemOf(views, uuid)?.remarks)
  const remarks = useRemarks(uuid, stored)
  return useMemo(
    () => (uuid === session.uuid ? remarksInJobList(list, remarks) : remarks),
    [list, uuid, session, remarks],
  )
}
