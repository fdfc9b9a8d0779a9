import { requireReturnUrl } from './requireReturnUrl.ts'

const ORIGINS = ['https://studio.test', 'http://localhost:3000']

test.each(['https://studio.test/auth/plan', 'https://studio.test', 'http://localhost:3000/auth/plan?x=1#y'])(
  '%s is a page of the product',
  (url) => {
    expect(() => requireReturnUrl(url, ORIGINS)).not.toThrow()
  },
)

test.each([
  ['https://studio.test\\@evil.test/', 'https://studio.test/@evil.test/'],
  ['https:studio.test/auth/plan', 'https://studio.test/auth/plan'],
  [' https://STUDIO.test/a b\n', 'https://studio.test/a%20b'],
])('%j is passed on as %s, which is what was compared', (given, href) => {
  expect(requireReturnUrl(given, ORIGINS)).toBe(href)
})

test.each([
  'https://studio.test.evil.test/',
  'https://evil.test/https://studio.test',
  'https://studio.test@evil.test/',
  'http://studio.test/',
  'https://studio.test:8443/',
  'javascript:alert(1)',
  'blob:https://studio.test/x',
  'https://ann@studio.test/auth/plan',
  'https://ann:secret@studio.test/auth/plan',
  'https://:secret@studio.test/',
  'nonsense',
  '',
])('%j is none', (url) => {
  expect(() => requireReturnUrl(url, ORIGINS)).toThrow('returnUrl')
  expect(() => requireReturnUrl(url, [''])).toThrow('returnUrl')
})
