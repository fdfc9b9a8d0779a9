/** The part of a keydown event that says which keys are pressed. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'keyCode' | 'isComposing' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>

/** The key code of a key that an input method handles (UI Events, section 7.3.1). */
const INPUT_METHOD = 229

/**
 * Name of a pressed key, for example "Enter", "ArrowUp" or "/"; empty if an input method handles it. With Ctrl or Cmd
 * it is a lower-case letter, taken from the position of the key if the layout has no Latin letters.
 * @param event a keydown event of the browser or of React
 */
export function keyOf(event: KeyPress | { readonly nativeEvent: KeyPress }): string {
  const { key, code, keyCode, isComposing, ctrlKey, metaKey } =
    'nativeEvent' in event ? event.nativeEvent : event
  // Safari ends a composition before it sends the Enter that ended it, so isComposing is false.
  if (isComposing || keyCode === INPUT_METHOD) return ''
  return ctrlKey || metaKey ? shortcutKey(key, code) : key
}

/** @param code the place of the key, named after the US layout, for example "KeyS" */
function shortcutKey(key: string, code: string): string {
  const isOtherLetter = /^\p{Letter}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key)
  if (isOtherLetter && code === 'Period') return '.'
  const [, letter = key] = (isOtherLetter && /^Key([A-Z])$/.exec(code)) || []
  return letter.length === 1 ? letter.toLowerCase() : letter
}
