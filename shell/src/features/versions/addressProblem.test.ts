import { addressProblem } from './addressProblem.ts'

const ORIGINS = ['https://builds.studio.test', 'http://localhost:*']

test.each([
  ['', /^Enter the address/],
  [' ', /^Enter the address/],
  ['mfe-account', /^This is not a web address/],
  ['localhost:4005/mf-manifest.json', /^This is not a web address/],
  ['javascript:alert(1)', /^This is not a web address/],
  ['ftp://localhost', /^This is not a web address. It begins with https:\/\/ or http:\/\/ and ends with/],
  ['http://localhost:99999/mf-manifest.json', /^The port is not a number from 0 to 65535\.$/],
  ['http://localhost:port/mf-manifest.json', /^The port is not a number/],
  ['http://localhost:4005', /^This is no manifest. Its address ends with mf-manifest\.json\.$/],
  ['http://localhost:4005/remotes.json', /^This is no manifest/],
  ['http://localhost:4005/?mf-manifest.json', /^This is no manifest/],
  [
    'https://evil.test/mf-manifest.json',
    /^https:\/\/evil.test is not allowed here. Use an address of https:\/\/builds.studio.test or http:\/\/localhost with any port\.$/,
  ],
])('%j is refused with the reason', (address, reason) => {
  expect(addressProblem(address, ORIGINS)).toMatch(reason)
})

test('where https alone is allowed, nothing else is suggested', () => {
  expect(addressProblem('x', ['https://builds.studio.test'])).toBe(
    'This is not a web address. It begins with https:// and ends with mf-manifest.json.',
  )
})

test('the manifest of an allowed origin is accepted', () => {
  expect(addressProblem('https://builds.studio.test/a/1/mf-manifest.json?x', ORIGINS)).toBeNull()
  expect(addressProblem(' http://localhost:4005/mf-manifest.json', ORIGINS)).toBeNull()
})
