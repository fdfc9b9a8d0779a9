import { type KeyPress, keyOf } from '@outcome-studio/shared/ui'
/** Ctrl+S, or Cmd+S on a Mac. */
export function isSaveShortcut(pressed: KeyPress): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed
  return keyOf(pressed) === 's' && ctrlKey !== metaKey && !altKey && !shiftKey
}
