/**
 * What a key pressed in an item's field asks for; null where it is for the field itself.
 * next: what comes below; addStep: a job step below; up, down: move the item; before, after: the field next to it,
 * where the cursor itself cannot go further.
 */
export type RowKey = 'next' | 'addStep' | 'removeEmpty' | 'up' | 'down' | 'before' | 'after' | null

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'>

/** @param text what the field holds */
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
