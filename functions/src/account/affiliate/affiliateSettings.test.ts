import { AffiliateSettingsError, readAffiliateSettings } from './affiliateSettings.ts'

const before = { ...process.env }
afterEach(() => {
  process.env = { ...before }
})

test.each([
  ['https://partner.example/members', true],
  ['http://localhost:4000/members', true],
  ['http://partner.example/members', false],
  ['http://127.0.0.1@partner.example/members', false],
  ['ftp://localhost/members', false],
  ['members', false],
])('profiles may be sent to %s: %s', (AFFILIATE_URL, isUsable) => {
  Object.assign(process.env, { AFFILIATE_URL, AFFILIATE_KEY: 'key' })
  if (isUsable) expect(readAffiliateSettings()).toEqual({ url: AFFILIATE_URL, key: 'key' })
  else
    expect(readAffiliateSettings).toThrow(
      new AffiliateSettingsError('The affiliate service cannot be used. Not usable: AFFILIATE_URL.'),
    )
})

test('a key is required', () => {
  Object.assign(process.env, { AFFILIATE_URL: 'https://partner.example', AFFILIATE_KEY: '' })
  expect(readAffiliateSettings).toThrow('AFFILIATE_KEY')
})

test('without an address there is no service', () => {
  Object.assign(process.env, { AFFILIATE_URL: '', AFFILIATE_KEY: 'key' })
  expect(readAffiliateSettings()).toBeNull()
})
