import { requireReturnUrl } from './requireReturnUrl.ts'

const ORIGINS = ['https://studio.test', 'http://localhost:3000']

test.each(['https://studio.test/auth/plan', 'https://studio.test', 'http://localhost:3000/auth/plan?x=1#y'])(
  '%s is a page of the product',
  (url) => {
    expect(() => requireReturnUrl(url, ORIGINS)).not.toThrow()
  },
)

test.each([
  'https://studio.test.evil.test/',
  'https://evil.test/https://studio.test',
  'https://studio.test@evil.test/',
  'http://studio.test/',
  'https://studio.test:8443/',
  'javascript:alert(1)',
  'nonsense',
  '',
])('%j is none', (url) => {
  expect(() => requireReturnUrl(url, ORIGINS)).toThrow('returnUrl')
  expect(() => requireReturnUrl(url, [''])).toThrow('returnUrl')
})
