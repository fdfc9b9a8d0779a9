import { rowKey } from './rowKey.ts'

const pressed = (key: string, held: Partial<Parameters<typeof rowKey>[0]> = {}) => ({
  key,
  code: '',
  keyCode: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  ...held,
})

describe('rowKey', () => {
  test.each([
    [pressed('Enter'), 'text', 'next'],
    [pressed('Backspace'), '', 'removeEmpty'],
    [pressed('ArrowUp', { altKey: true }), 'text', 'up'],
    [pressed('ArrowDown', { altKey: true }), 'text', 'down'],
    [pressed('Enter', { ctrlKey: true }), 'text', 'addStep'],
    [pressed('Enter', { metaKey: true }), 'text', 'addStep'],
    [pressed('.', { ctrlKey: true }), 'text', 'fold'],
    [pressed('ArrowUp'), 'text', 'before'],
    [pressed('ArrowDown'), 'text', 'after'],
    [pressed('Delete'), 'text', 'joinAfter'],
    [pressed('Delete'), '', 'joinAfter'],
    [pressed('Enter', { shiftKey: true }), 'text', 'none'],
  ] as const)('%j at the end of %j asks for %s', (event, text, asked) => {
    expect(rowKey(event, text, { from: text.length, to: text.length })).toBe(asked)
  })

  test('Backspace at the start of a text joins it with the one before', () => {
    expect(rowKey(pressed('Backspace'), 'text', { from: 0, to: 0 })).toBe('joinBefore')
    expect(rowKey(pressed('Backspace'), 'text', { from: 0, to: 4 })).toBeNull()
    expect(rowKey(pressed('Delete'), 'text', { from: 0, to: 4 })).toBeNull()
    expect(rowKey(pressed('Delete'), 'text', { from: 0, to: 0 })).toBeNull()
  })

  test.each([
    ['a letter', pressed('a'), 'text'],
    ['deleting in a text', pressed('Backspace'), 'text'],
    ['selecting', pressed('ArrowUp', { shiftKey: true }), 'text'],
    ['choosing a word of an input method', pressed('Enter', { isComposing: true }), ''],
    ['the Enter that ends a word of an input method in Safari', pressed('Enter', { keyCode: 229 }), ''],
    ['a full stop', pressed('.'), 'text'],
    ['a shortcut of the browser', pressed('ArrowUp', { ctrlKey: true }), 'text'],
  ] as const)('%s is for the field itself', (_what, event, text) => {
    expect(rowKey(event, text, { from: text.length, to: text.length })).toBeNull()
  })
})
