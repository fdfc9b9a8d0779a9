/** What a key pressed in an item's field asks for; null where it is for the field itself. */
export type RowKey = 'next' | 'removeEmpty' | 'up' | 'down' | null

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'isComposing'>

/** @param text what the field holds */
export function rowKey(
  { key, altKey, ctrlKey, metaKey, shiftKey, isComposing }: Pressed,
  text: string,
): RowKey {
  if (isComposing || ctrlKey || metaKey || shiftKey) return null
  if (altKey) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : null
  if (key === 'Enter') return 'next'
  return key === 'Backspace' && text === '' ? 'removeEmpty' : null
}
