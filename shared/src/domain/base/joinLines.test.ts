import { joinLines } from './joinLines.ts'

test.each([
  ['one', 'one'],
  [' one  two ', ' one  two '],
  ['one\ntwo', 'one two'],
  ['one \r\n  two', 'one two'],
  ['one\n \n\ntwo', 'one two'],
  ['\none\n', ' one '],
  ['\n', ' '],
  ['', ''],
])('%j becomes %j', (text, line) => {
  expect(joinLines(text)).toBe(line)
})
