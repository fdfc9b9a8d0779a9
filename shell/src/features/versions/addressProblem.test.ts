import { addressProblem } from './addressProblem.ts'

const ORIGINS = ['https://builds.studio.test', 'http://localhost:*']

test.each([
  ['', /^Enter the address/],
  [' ', /^Enter the address/],
  ['mfe-account', /^This is not a web address/],
  ['localhost:4005/mf-manifest.json', /^This is not a web address/],
  ['javascript:alert(1)', /^This is not a web address/],
  [
    'https://evil.test/mf-manifest.json',
    /^https:\/\/evil.test is not allowed here. Use an address of https:\/\/builds.studio.test or http:\/\/localhost with any port\.$/,
  ],
])('%j is refused with the reason', (address, reason) => {
  expect(addressProblem(address, ORIGINS)).toMatch(reason)
})

test('an address of an allowed origin is accepted', () => {
  expect(addressProblem(' http://localhost:4005/mf-manifest.json', ORIGINS)).toBeNull()
})
