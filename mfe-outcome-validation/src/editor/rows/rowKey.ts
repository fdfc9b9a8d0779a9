/**
 * The command of a key pressed in an item's field; null if the field handles the key.
 * next: go below; addStep: add a job step below; up, down: move the item; before, after: go to the adjacent field
 * if the cursor cannot move further.
 */
export type RowKey = 'next' | 'addStep' | 'removeEmpty' | 'up' | 'down' | 'before' | 'after' | null

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'>

/** @param text content of the field */
export function rowKey(
  { key, altKey, ctrlKey, metaKey, shiftKey, isComposing }: Pressed,
  text: string,
): RowKey {
  if (isComposing || shiftKey) return null
  if (ctrlKey || metaKey) return key === 'Enter' && ctrlKey !== metaKey && !altKey ? 'addStep' : null
  if (key === 'ArrowUp') return altKey ? 'up' : 'before'
  if (key === 'ArrowDown') return altKey ? 'down' : 'after'
  if (altKey) return null
  if (key === 'Enter') return 'next'
  return key === 'Backspace' && text === '' ? 'removeEmpty' : null
}
