import { openRemarks, type Remark } from '@outcome-studio/shared/domain/study'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { itemOf } from '../checking/itemOf.ts'
import { shownRemarks } from '../checking/shownRemarks.ts'
import { useEditor } from './EditorContext.ts'

/**
 * The remarks on one item that were not dismissed. Renders again only when they change.
 * @param stored its remarks stored in the study, from an item that the caller subscribes to
 */
export function useRemarks(uuid: string, stored: readonly Remark[] | undefined): readonly Remark[] {
  const { remarks, session } = useEditor()
  const subscribe = useCallback((listener: () => void) => remarks.subscribe(uuid, listener), [remarks, uuid])
  const live = useSyncExternalStore(subscribe, () => remarks.of(uuid))
  const item = itemOf(session.views, uuid)
  // Without dismissals the memo does not depend on the item, which changes with every key.
  const dismissing = item?.dismissals === undefined ? undefined : item
  return useMemo(() => {
    const shown = shownRemarks(live, stored)
    return dismissing === undefined ? shown : openRemarks(dismissing, shown)
  }, [live, stored, dismissing])
}
