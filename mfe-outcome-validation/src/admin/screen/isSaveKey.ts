type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Ctrl-S, or Cmd-S on a Mac. */
export const isSaveKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean =>
  key.toLowerCase() === 's' && ctrlKey !== metaKey && !altKey && !shiftKey
