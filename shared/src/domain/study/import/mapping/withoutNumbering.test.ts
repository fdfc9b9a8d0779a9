import { withoutNumbering } from './withoutNumbering.ts'

const TEXT = 'Minimize the time it takes to board'

test.each([
  ...['•', '-', '–', '*', '1.', '12.', '1)', '(1)', 'a)', 'B.', '1.2', '1.2.', '1.2.3)'],
  ...['O-01', 'O-01:', 'S1.', 'OS-1.2'],
])('%s is left out', (numbering) => {
  expect(withoutNumbering(`${numbering} ${TEXT}`)).toBe(TEXT)
  expect(withoutNumbering(`${numbering}\t${TEXT}`)).toBe(TEXT)
})

test.each([
  '2 people board',
  'A 4x4 parks',
  'A4 paper is cut',
  'e.g. board',
  '1.',
  'O-01',
  '-5 degrees',
  TEXT,
  '',
])('%j stays as it is', (text) => {
  expect(withoutNumbering(text)).toBe(text)
})
