import { type KeyPress, keyOf } from './keyOf.ts'

const pressed = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  keyCode: 0,
  isComposing: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
})

test.each([
  ['Enter', {}, 'Enter'],
  ['ы', { code: 'KeyS' }, 'ы'],
  ['S', { shiftKey: true }, 'S'],
  ['/', { code: 'Digit7' }, '/'],
])('%s with %j is %s', (key, more, name) => {
  expect(keyOf(pressed(key, more))).toBe(name)
})

test.each([
  ['a Latin layout', 's', 'KeyS', 's'],
  ['caps lock', 'S', 'KeyS', 's'],
  ['AZERTY, where the letter counts and not its place', 'z', 'KeyW', 'z'],
  ['Dvorak', 's', 'Semicolon', 's'],
  ['Russian', 'ы', 'KeyS', 's'],
  ['Russian with shift', 'Я', 'KeyZ', 'z'],
  ['Russian, a full stop', 'ю', 'Period', '.'],
  ['Greek', 'κ', 'KeyK', 'k'],
  ['Hebrew', 'כ', 'KeyF', 'f'],
  ['Arabic', 'س', 'KeyS', 's'],
  ['German, a letter of its own', 'ö', 'Semicolon', 'ö'],
  ['Turkish F, whose letters have other places', 'ğ', 'KeyE', 'ğ'],
  ['a layout with a letter where US has none', 'ж', 'Semicolon', 'ж'],
  ['a key that is no letter', 'Enter', 'Enter', 'Enter'],
])('with Ctrl or Cmd, on %s, %s at %s is %s', (_layout, key, code, name) => {
  expect(keyOf(pressed(key, { code, ctrlKey: true }))).toBe(name)
  expect(keyOf(pressed(key, { code, metaKey: true }))).toBe(name)
})

test.each([
  ['while a word is composed', { isComposing: true }],
  ['that ends a word in Safari', { keyCode: 229 }],
])('Enter %s belongs to the input method', (_when, more) => {
  expect(keyOf(pressed('Enter', more))).toBe('')
  expect(keyOf({ nativeEvent: pressed('Enter', more) })).toBe('')
})
