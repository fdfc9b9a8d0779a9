/** What the key for shortcuts is called on this machine. */
export const controlKey = (): 'Ctrl' | '⌘' => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl')
