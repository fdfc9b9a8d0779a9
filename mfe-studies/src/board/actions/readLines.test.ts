import { readLines } from './readLines.ts'

test.each([
  ['lines', 'one thing\ntwo things', ['one thing', 'two things']],
  ['Windows lines and empty ones', 'one\r\n\r\ntwo\r\n', ['one', 'two']],
  ['tasks of Notion', '- [ ] one\n- [x] two', ['one', 'two']],
  ['a single task of Notion', '- [ ] one', ['one']],
  ['bullets and numbers', '• one\n2. two\n- three', ['one', 'two', 'three']],
  [
    'the column of a table with the longest texts',
    '1\tboard a train\tyes\n2\tleave a train\tno',
    ['board a train', 'leave a train'],
  ],
])('reads %s', (_what, text, lines) => {
  expect(readLines(text)).toEqual({ kind: 'lines', lines })
})

test.each(['', 'one', 'one\n', '\n\n'])('leaves %j to the field', (text) => {
  expect(readLines(text)).toBeNull()
})

test('refuses a column of numbers', () => {
  expect(readLines('84 %\r\n31 %\r\n')).toEqual({ kind: 'refused', message: 'These are numbers, not goals.' })
})

test('refuses more lines than a map could hold', () => {
  const text = Array.from({ length: 501 }, (_, at) => `goal ${at}`).join('\n')
  expect(readLines(text)).toMatchObject({ kind: 'refused' })
})
