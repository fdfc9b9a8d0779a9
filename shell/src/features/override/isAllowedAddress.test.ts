import { isAllowedAddress } from './isAllowedAddress.ts'

const ORIGINS = ['https://builds.studio.test', 'http://localhost:*']

test.each(['https://builds.studio.test/a/1/mf-manifest.json', 'http://localhost:4005/x', 'http://localhost'])(
  '%s is of an allowed origin',
  (address) => {
    expect(isAllowedAddress(address, ORIGINS)).toBe(true)
    expect(isAllowedAddress(address, [])).toBe(false)
  },
)

test.each([
  'https://builds.studio.test.evil.test/mf-manifest.json',
  'https://builds.studio.test:8443/mf-manifest.json',
  'http://builds.studio.test/mf-manifest.json',
  'https://builds.studio.test@evil.test/mf-manifest.json',
  'https://localhost:4005/mf-manifest.json',
  'http://localhost.evil.test/mf-manifest.json',
  'http://127.0.0.1/mf-manifest.json',
  'javascript:alert(1)',
  'blob:https://builds.studio.test/1',
  'mf-manifest.json',
  '',
])('%j is not', (address) => {
  expect(isAllowedAddress(address, ORIGINS)).toBe(false)
})

test('one port allows no other', () => {
  expect(isAllowedAddress('http://localhost:3005/x', ['http://localhost:3005'])).toBe(true)
  expect(isAllowedAddress('http://localhost:3006/x', ['http://localhost:3005'])).toBe(false)
})
