import { isLoopback } from './isLoopback.ts'

test.each([
  'http://localhost:3000',
  'http://a.LOCALHOST',
  'http://127.0.0.1',
  'http://127.1',
  'http://[::1]:80',
])('%s means this machine', (url) => expect(isLoopback(new URL(url).hostname)).toBe(true))

test.each([
  'https://studio.test',
  'http://localhost.evil.test',
  'http://evil-localhost',
  'http://127.0.0.1.evil.test',
  'http://[::2]',
  'http://0.0.0.0',
])('%s does not', (url) => expect(isLoopback(new URL(url).hostname)).toBe(false))
