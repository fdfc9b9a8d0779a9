import { type KeyPress, keyOf } from '@outcome-studio/shared/ui'
import { isSaveShortcut } from '../core/isSaveShortcut.ts'

/** The editor command of a key; null if the focused element handles the key. */
export type EditorShortcut = 'save' | 'undo' | 'redo' | 'find' | 'replace' | 'help' | null

/** @param isTyping whether the focused element accepts text */
export function editorShortcut(pressed: KeyPress, isTyping: boolean): EditorShortcut {
  if (isSaveShortcut(pressed)) return 'save'
  const { altKey, ctrlKey, metaKey, shiftKey } = pressed
  const key = keyOf(pressed)
  if (altKey) return null
  if (ctrlKey === metaKey) return key === '?' && !ctrlKey && !isTyping ? 'help' : null
  // ⌘H hides the window.
  if (key === 'h' && shiftKey === metaKey) return 'replace'
  if (key === 'z') return shiftKey ? 'redo' : 'undo'
  if (shiftKey) return null
  if (key === 'y' && ctrlKey) return 'redo'
  return key === 'f' ? 'find' : null
}

/** Name of the shortcuts' modifier key. */
export type ControlKey = 'Ctrl' | '⌘'

/** Name of the shortcuts' modifier key on this machine. */
export const controlKey = (): ControlKey => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl')
