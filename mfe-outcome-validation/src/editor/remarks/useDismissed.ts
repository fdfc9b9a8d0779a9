import { dismissalOf, type Remark } from '@outcome-studio/shared/domain/study'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { itemOf } from '../checking/itemOf.ts'
import { remarksInJobList } from '../checking/jobRemarks.ts'
import { itemUuidOf, keyOfList } from '../checking/remarkPlaces.ts'
import { shownRemarks } from '../checking/shownRemarks.ts'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'

export interface DismissedRemark {
  readonly remark: Remark
  readonly reason: string
}

const NONE: readonly DismissedRemark[] = []

/**
 * Returns the dismissed remarks of one list.
 * @param list an item's uuid, EXECUTOR or WHOLE_STUDY
 */
export function useDismissed(list: string): readonly DismissedRemark[] {
  const { session, remarks } = useEditor()
  const uuid = itemUuidOf(list, session.uuid)
  const item = useSessionValue(keyOfList(list, session.uuid), ({ views }) => itemOf(views, uuid))
  const subscribe = useCallback((listener: () => void) => remarks.subscribe(uuid, listener), [remarks, uuid])
  const live = useSyncExternalStore(subscribe, () => remarks.of(uuid))
  // Without dismissals the memo does not depend on the item, which changes with every key.
  const dismissing = item?.dismissals === undefined ? undefined : item
  return useMemo(() => {
    if (dismissing === undefined) return NONE
    const all = shownRemarks(live, dismissing.remarks)
    const inList = uuid === session.uuid ? remarksInJobList(list, all) : all
    return inList.flatMap((remark) => {
      const dismissal = dismissalOf(dismissing, remark)
      return dismissal === undefined ? [] : [{ remark, reason: dismissal.reason }]
    })
  }, [dismissing, live, list, uuid, session])
}
