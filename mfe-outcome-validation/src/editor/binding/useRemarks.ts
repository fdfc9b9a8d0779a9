import type { Remark } from '@outcome-studio/shared/domain'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { shownRemarks } from '../remarks/shownRemarks.ts'
import { useEditor } from './EditorContext.ts'

/**
 * What is said about one item; renders again only when that changes.
 * @param stored the remarks that the study itself holds for it
 */
export function useRemarks(uuid: string, stored: readonly Remark[] | undefined): readonly Remark[] {
  const { remarks } = useEditor()
  const subscribe = useCallback((listener: () => void) => remarks.subscribe(uuid, listener), [remarks, uuid])
  const live = useSyncExternalStore(subscribe, () => remarks.of(uuid))
  return useMemo(() => shownRemarks(live, stored), [live, stored])
}
