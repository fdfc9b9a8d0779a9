import { type RowKey, rowKey } from './rowKey.ts'

const NOTHING_ELSE = {
  code: '',
  keyCode: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
}
type Modifiers = Partial<typeof NOTHING_ELSE>

test.each<[string, Modifiers, string, RowKey]>([
  ['Enter', {}, 'text', 'next'],
  ['Enter', { shiftKey: true }, 'text', null],
  ['Enter', { isComposing: true }, 'text', null],
  ['Enter', { keyCode: 229 }, 'text', null],
  ['Enter', { ctrlKey: true }, 'text', 'details'],
  ['Enter', { metaKey: true }, 'text', 'details'],
  ['Enter', { altKey: true }, 'text', 'place'],
  ['Backspace', {}, '', 'removeEmpty'],
  ['Backspace', {}, 'text', null],
  ['Backspace', { ctrlKey: true }, '', null],
  ['ArrowUp', {}, 'text', 'before'],
  ['ArrowDown', {}, 'text', 'after'],
  ['ArrowUp', { altKey: true }, 'text', 'up'],
  ['ArrowDown', { altKey: true }, 'text', 'down'],
  ['ArrowUp', { shiftKey: true, altKey: true }, 'text', null],
  ['a', {}, 'text', null],
])('%s with %j in "%s" asks for %s', (key, modifiers, text, asked) => {
  expect(rowKey({ key, ...NOTHING_ELSE, ...modifiers }, text)).toBe(asked)
})
