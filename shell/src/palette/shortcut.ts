type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'repeat'
>

const isApple = (platform: string): boolean => /^(Mac|iP)/.test(platform)

/**
 * Whether Ctrl-K was pressed, or Cmd-K on Apple's systems, where Ctrl-K belongs to the text field.
 * @param platform as navigator.platform names it
 */
export function isPaletteShortcut(pressed: Pressed, platform: string): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, repeat } = pressed
  if (key.toLowerCase() !== 'k' || altKey || shiftKey || isComposing || repeat) return false
  return isApple(platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey
}

/** The shortcut's visible label, and its value for aria-keyshortcuts. */
export function shortcutLabels(platform: string): { readonly shown: string; readonly aria: string } {
  return isApple(platform) ? { shown: '⌘ K', aria: 'Meta+K' } : { shown: 'Ctrl K', aria: 'Control+K' }
}
