import { PortOffsetError, parsePortOffset } from './parsePortOffset.ts'

test.each(['0', '300', '56035'])('accepts %s', (text) => {
  expect(parsePortOffset(text)).toBe(Number(text))
})

test.each(['-1', '1.5', '', 'x', '56036', '1e3'])('rejects "%s"', (text) => {
  expect(() => parsePortOffset(text)).toThrow(PortOffsetError)
})

test.each([
  ['2000', 10_080],
  ['659', 3659],
  ['3000', 6000],
])('rejects %s, which results in port %i that browsers block', (text, port) => {
  expect(() => parsePortOffset(text)).toThrow(`leads to port ${port}, which browsers refuse to open`)
})
