import { type KeyPress, keyOf } from '@outcome-studio/shared/ui'
/**
 * The command of a key pressed in a goal's field; null if the field handles the key.
 * next: add a goal below; up, down: move the goal; before, after: go to the adjacent field if the cursor cannot move
 * further; place: choose another place; details: go to the details.
 */
export type RowKey = 'next' | 'removeEmpty' | 'up' | 'down' | 'before' | 'after' | 'place' | 'details' | null

/** @param text content of the field */
export function rowKey(pressed: KeyPress, text: string): RowKey {
  const { altKey, ctrlKey, metaKey, shiftKey } = pressed
  const key = keyOf(pressed)
  if (shiftKey) return null
  if (ctrlKey || metaKey) return key === 'Enter' && ctrlKey !== metaKey && !altKey ? 'details' : null
  if (key === 'ArrowUp') return altKey ? 'up' : 'before'
  if (key === 'ArrowDown') return altKey ? 'down' : 'after'
  if (altKey) return key === 'Enter' ? 'place' : null
  if (key === 'Enter') return 'next'
  return key === 'Backspace' && text === '' ? 'removeEmpty' : null
}
