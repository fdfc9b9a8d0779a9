import { editorShortcut } from './editorShortcut.ts'

const pressed = (key: string, held: Partial<Parameters<typeof editorShortcut>[0]> = {}) => ({
  key,
  code: '',
  keyCode: 0,
  isComposing: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
})

test.each([
  [pressed('z', { ctrlKey: true }), 'undo'],
  [pressed('z', { metaKey: true }), 'undo'],
  [pressed('Z', { ctrlKey: true, shiftKey: true }), 'redo'],
  [pressed('z', { metaKey: true, shiftKey: true }), 'redo'],
  [pressed('y', { ctrlKey: true }), 'redo'],
  [pressed('s', { metaKey: true }), 'save'],
  [pressed('f', { ctrlKey: true }), 'find'],
  [pressed('ы', { ctrlKey: true, code: 'KeyS' }), 'save'],
  [pressed('я', { ctrlKey: true, code: 'KeyZ' }), 'undo'],
  [pressed('Я', { ctrlKey: true, shiftKey: true, code: 'KeyZ' }), 'redo'],
  [pressed('φ', { ctrlKey: true, code: 'KeyF' }), 'find'],
  [pressed('h', { ctrlKey: true }), 'replace'],
  [pressed('H', { metaKey: true, shiftKey: true }), 'replace'],
] as const)('%j asks for %s, also while typing', (event, shortcut) => {
  expect(editorShortcut(event, true)).toBe(shortcut)
})

test('a question mark is help, but a letter where one types', () => {
  expect(editorShortcut(pressed('?', { shiftKey: true }), false)).toBe('help')
  expect(editorShortcut(pressed('?', { shiftKey: true }), true)).toBeNull()
})

test.each([
  ['a letter', pressed('z')],
  ["the browser's history on a Mac", pressed('y', { metaKey: true })],
  ['what another keyboard types with two modifiers', pressed('z', { ctrlKey: true, altKey: true })],
  ['both modifiers', pressed('z', { ctrlKey: true, metaKey: true })],
  ["the browser's own", pressed('s', { ctrlKey: true, shiftKey: true })],
  ['hiding the window on a Mac', pressed('h', { metaKey: true })],
])('%s is left alone', (_what, event) => {
  expect(editorShortcut(event, false)).toBeNull()
})
