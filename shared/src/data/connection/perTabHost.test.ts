import { perTabHost } from './perTabHost.ts'

test('every tab gets a unique host name below localhost', () => {
  expect(perTabHost(0)).toBe('t0.localhost')
  expect(perTabHost(0.999_999_999_9)).toMatch(/^t\d{1,9}\.localhost$/)
  expect(perTabHost(0.1)).not.toBe(perTabHost(0.2))
})
