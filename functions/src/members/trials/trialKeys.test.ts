import { type TrialPerson, trialKeys } from './trialKeys.ts'

const ADA: TrialPerson = { email: 'ada@acme.test', subjects: ['oidc.x|1'] }
const keys = (person: Partial<TrialPerson>, domain = 'acme.test', secret = 'secret') =>
  trialKeys(domain, { ...ADA, ...person }, secret)
const shared = (person: Partial<TrialPerson>, domain?: string, secret?: string) =>
  keys(person, domain, secret).filter((key) => keys({}).includes(key)).length

test.each([
  ['the same person', {}, undefined, undefined, 2],
  ['the same address in capitals', { email: 'ADA@acme.test', subjects: [] }, undefined, undefined, 1],
  ['the same mailbox', { email: 'ada+trial2@acme.test', subjects: [] }, undefined, undefined, 1],
  ['the same account at the provider', { email: 'lovelace@acme.test' }, undefined, undefined, 1],
  ['another person', { email: 'bob@acme.test', subjects: ['oidc.x|2'] }, undefined, undefined, 0],
  ['the subject of another provider', { email: '', subjects: ['oidc.y|1'] }, undefined, undefined, 0],
  ['another domain', {}, 'group.test', undefined, 0],
  ['another secret', {}, undefined, 'other', 0],
])('%s is recognized by %j keys', (_who, person, domain, secret, expected) => {
  expect(shared(person, domain, secret)).toBe(expected)
})

test('a key contains nothing of the person', () => {
  for (const key of keys({})) expect(key).toMatch(/^[0-9a-f]{64}$/)
})

test('without a secret there are no keys', () => {
  expect(() => keys({}, 'acme.test', '')).toThrow('TRIAL_KEY')
})
