import { isLocalOrigin } from './isLocalOrigin.ts'

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['http://t1.localhost:8080', true],
  ['https://evil.test', false],
  ['http://localhost.evil.test', false],
  ['http://localhost:3000@evil.test', false],
  ['null', false],
  ['', false],
  [undefined, false],
])('a page of %s is served from this machine: %s', (origin, expected) => {
  expect(isLocalOrigin(origin)).toBe(expected)
})
