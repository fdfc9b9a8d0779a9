import { PortOffsetError, parsePortOffset } from './parsePortOffset.ts'

test.each(['0', '300', '56335'])('takes %s', (text) => {
  expect(parsePortOffset(text)).toBe(Number(text))
})

test.each(['-1', '1.5', '', 'x', '56336', '1e3'])('refuses "%s"', (text) => {
  expect(() => parsePortOffset(text)).toThrow(PortOffsetError)
})

test.each([
  ['2000', 10_080],
  ['659', 3659],
  ['3000', 6000],
])('refuses %s, which leads to port %i that no browser opens', (text, port) => {
  expect(() => parsePortOffset(text)).toThrow(`leads to port ${port}, which browsers refuse to open`)
})
