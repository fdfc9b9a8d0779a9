import { isLoopbackHost } from './isLoopbackHost.ts'

test.each([
  ['localhost', true],
  ['localhost:4000', true],
  ['LOCALHOST:4000', true],
  ['t123.localhost:8080', true],
  ['127.0.0.1:9200', true],
  ['[::1]:9200', true],
  ['evil.test:4000', false],
  ['localhost.evil.test:4000', false],
  ['notlocalhost:4000', false],
  ['127.0.0.1.evil.test', false],
  ['localhost@evil.test', false],
  ['192.168.1.2:4000', false],
  ['', false],
  [undefined, false],
])('%s is this machine: %s', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected)
})
