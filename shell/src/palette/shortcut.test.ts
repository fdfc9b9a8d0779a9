import { isPaletteShortcut, shortcutLabels } from './shortcut.ts'

const NOTHING = {
  key: 'k',
  code: 'KeyK',
  keyCode: 0,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
}
const LINUX = 'Linux x86_64'

test.each([
  ['Ctrl-K', LINUX, { ctrlKey: true }, true],
  ['Ctrl-K with caps lock', LINUX, { ctrlKey: true, key: 'K' }, true],
  ['Ctrl-K on a Russian keyboard', LINUX, { ctrlKey: true, key: 'л' }, true],
  ['Cmd-K on a Mac', 'MacIntel', { metaKey: true }, true],
  ['Cmd-K on an iPad', 'iPad', { metaKey: true }, true],
  ['Ctrl-K on a Mac, which cuts a line', 'MacIntel', { ctrlKey: true }, false],
  ['the Windows key', 'Win32', { metaKey: true }, false],
  ['K alone', LINUX, {}, false],
  ['Ctrl-Shift-K', LINUX, { ctrlKey: true, shiftKey: true }, false],
  ['Ctrl-Alt-K', LINUX, { ctrlKey: true, altKey: true }, false],
  ['Ctrl-J', LINUX, { ctrlKey: true, key: 'j' }, false],
  ['a key held down', LINUX, { ctrlKey: true, repeat: true }, false],
  ['a key of an input method', LINUX, { ctrlKey: true, isComposing: true }, false],
])('%s', (_what, platform, pressed, isShortcut) => {
  expect(isPaletteShortcut({ ...NOTHING, ...pressed }, platform)).toBe(isShortcut)
})

test('is named as the keyboard has it', () => {
  expect(shortcutLabels('MacIntel')).toEqual({ shown: '⌘ K', aria: 'Meta+K' })
  expect(shortcutLabels('Win32')).toEqual({ shown: 'Ctrl K', aria: 'Control+K' })
})
