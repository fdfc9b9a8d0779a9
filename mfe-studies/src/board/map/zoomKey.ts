import { type KeyPress, keyOf } from '@outcome-studio/shared/ui'

/** The zoom that a key asks for: + and - zoom, 0 shows the whole map. null for any other key, and while typing. */
export function zoomKey(pressed: KeyPress & Pick<Event, 'target'>): 'zoomIn' | 'zoomOut' | 'fit' | null {
  const { target, altKey, ctrlKey, metaKey } = pressed
  const isTyped = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
  if (isTyped || altKey || ctrlKey || metaKey) return null
  const key = keyOf(pressed)
  if (key === '+' || key === '=') return 'zoomIn'
  if (key === '-') return 'zoomOut'
  return key === '0' ? 'fit' : null
}
