import { counted } from './counted.ts'

test.each([
  [0, 'job step', undefined, '0 job steps'],
  [1, 'job step', undefined, '1 job step'],
  [2, 'job step', undefined, '2 job steps'],
  [1, 'study', 'studies', '1 study'],
  [3, 'study', 'studies', '3 studies'],
])('%d %s', (count, one, many, text) => {
  expect(counted(count, one, many)).toBe(text)
})
