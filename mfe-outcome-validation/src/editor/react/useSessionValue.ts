import type { StudySession } from '@outcome-studio/shared/document'
import { useCallback, useSyncExternalStore } from 'react'
import { useEditor } from './EditorContext.ts'

/**
 * Reads one value of the session. Renders again only when it changes.
 * @param key a key of StudySession or StudyViews, or an item's uuid
 * @param read must return the identical value while nothing has changed
 */
export function useSessionValue<Value>(key: string, read: (session: StudySession) => Value): Value {
  const { session } = useEditor()
  const subscribe = useCallback((listener: () => void) => session.subscribe(key, listener), [session, key])
  return useSyncExternalStore(subscribe, () => read(session))
}
