import { openRemarks, type Remark } from '@outcome-studio/shared/domain'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { itemOf } from '../checking/itemOf.ts'
import { shownRemarks } from '../checking/shownRemarks.ts'
import { useEditor } from './EditorContext.ts'

/**
 * What is said about one item and was not dismissed; renders again only when that changes.
 * @param stored the remarks that the study itself holds for it, read from an item that the caller follows
 */
export function useRemarks(uuid: string, stored: readonly Remark[] | undefined): readonly Remark[] {
  const { remarks, session } = useEditor()
  const subscribe = useCallback((listener: () => void) => remarks.subscribe(uuid, listener), [remarks, uuid])
  const live = useSyncExternalStore(subscribe, () => remarks.of(uuid))
  const item = itemOf(session.views, uuid)
  // An item without dismissals has the same remarks from letter to letter.
  const dismissing = item?.dismissals === undefined ? undefined : item
  return useMemo(() => {
    const shown = shownRemarks(live, stored)
    return dismissing === undefined ? shown : openRemarks(dismissing, shown)
  }, [live, stored, dismissing])
}
