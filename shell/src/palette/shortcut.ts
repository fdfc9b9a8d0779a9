import { type KeyPress, keyOf } from '@outcome-studio/shared/ui'

type Pressed = KeyPress & Pick<KeyboardEvent, 'repeat'>

const isApple = (platform: string): boolean => /^(Mac|iP)/.test(platform)

/**
 * Whether Ctrl-K was pressed, or Cmd-K on Apple's systems, where Ctrl-K belongs to the text field.
 * @param platform as navigator.platform names it
 */
export function isPaletteShortcut(pressed: Pressed, platform: string): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat } = pressed
  if (keyOf(pressed) !== 'k' || altKey || shiftKey || repeat) return false
  return isApple(platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey
}

/** The shortcut's visible label, and its value for aria-keyshortcuts. */
export function shortcutLabels(platform: string): { readonly shown: string; readonly aria: string } {
  return isApple(platform) ? { shown: '⌘ K', aria: 'Meta+K' } : { shown: 'Ctrl K', aria: 'Control+K' }
}
