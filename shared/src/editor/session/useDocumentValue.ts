import { useCallback, useSyncExternalStore } from 'react'
import { useEditor } from './EditorContext.ts'
import type { OpenDocument } from './OpenDocument.ts'

/**
 * Reads one value that documents of all kinds have. Renders again only when it changes.
 * @param key NAME, SAVING or ANYTHING
 * @param read must return the identical value while nothing has changed
 */
export function useDocumentValue<Value>(key: string, read: (document: OpenDocument) => Value): Value {
  const { document } = useEditor()
  const subscribe = useCallback((listener: () => void) => document.subscribe(key, listener), [document, key])
  return useSyncExternalStore(subscribe, () => read(document))
}
