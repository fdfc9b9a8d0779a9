import { createBlockReader } from './createBlockReader.ts'

const TEXT =
  '# Title\n\nA *paragraph* with\ntwo lines.\n\n- one\n- two\n\n  still two\n\n1. a\n\n> quote\n\n```\ncode\n\ncode\n```\n\n| a |\n| - |\n| 1 |\n\nEnd.'

test('a text that grows is read as the whole text is', () => {
  const read = createBlockReader()
  for (let end = 1; end < TEXT.length; end += 1) read(TEXT.slice(0, end), true)
  const raws = read(TEXT, false).map(({ token }) => token.raw)
  expect(raws).toEqual(createBlockReader()(TEXT, false).map(({ token }) => token.raw))
  expect(raws.join('')).toBe(TEXT)
})

test('settled blocks keep their objects', () => {
  const read = createBlockReader()
  const [first] = read('One.\n\nTwo', true)
  expect(read('One.\n\nTwo and more', true)[0]).toBe(first)
})

test('another text starts anew', () => {
  const read = createBlockReader()
  read('One.\n\nTwo.\n\nThree', true)
  expect(read('Other.', false).map(({ token }) => token.raw)).toEqual(['Other.'])
})
