import { withoutEnd } from './withoutEnd.ts'

test.each([
  ['one; two; ;', ' ;', 'one; two'],
  ['one', ' ;', 'one'],
  [';;', ';', ''],
  ['', ';', ''],
])('%j without %j at its end is %j', (text, characters, rest) => {
  expect(withoutEnd(text, characters)).toBe(rest)
})
