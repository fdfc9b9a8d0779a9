import { keyOf } from '../keys/keyOf.ts'

/** Events of one key press for which React would look for handlers. */
const TYPES = ['keydown', 'keypress', 'textInput', 'input', 'selectionchange', 'keyup'] as const

/** What to call when something was typed into a field. */
const fields = new Map<EventTarget, () => void>()

/**
 * Calls back when text is typed into a field, and leaves React out of it. React looks for handlers of each of these
 * events in both phases, once for each root and portal around the field, which took most of the script of a key. Of a
 * keydown it sees those that can be commands, for example Enter. Listeners of the window and the document that capture
 * see all events; those of other elements do not. Returns the release.
 */
export function listenToTyping(field: HTMLTextAreaElement, onInput: () => void): () => void {
  if (fields.size === 0) {
    for (const type of TYPES) document.documentElement.addEventListener(type, take, true)
  }
  fields.set(field, onInput)
  return () => {
    fields.delete(field)
    if (fields.size > 0) return
    for (const type of TYPES) document.documentElement.removeEventListener(type, take, true)
  }
}

function take(event: Event): void {
  const onInput = event.target === null ? undefined : fields.get(event.target)
  if (onInput === undefined || (event instanceof KeyboardEvent && isCommand(event))) return
  event.stopPropagation()
  if (event.type === 'input') onInput()
}

/** Whether a keydown may do more than type a letter. */
const isCommand = (event: KeyboardEvent): boolean =>
  event.type === 'keydown' && (keyOf(event).length !== 1 || event.ctrlKey || event.metaKey || event.altKey)
