import { areValues, isValue } from './isValue.ts'

test.each(['84 %', '84%', '8.5', '8,5', '-3', '1,200', '4/5', '€ 12', '12 €', 'n/a', '–', '84\u00a0%'])(
  '%s is a value',
  (text) => expect(isValue(text)).toBe(true),
)

test.each([
  '84 % of the seats',
  '3.5 mm plugs',
  'K-12 students enroll',
  'board',
  '',
  'Minimize the 2 delays',
])('%j is none', (text) => expect(isValue(text)).toBe(false))

test.each([
  [['84 %', '31 %', 'n/a'], true],
  [['–', 'n/a'], false],
  [['84 %', 'board'], false],
])('of the list %j: %s', (texts, are) => {
  expect(areValues(texts)).toBe(are)
})
