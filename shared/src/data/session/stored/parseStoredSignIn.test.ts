import { parseStoredSignIn, parseStoredUid } from './parseStoredSignIn.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const WANTED = { apiKey: 'key', projectId: 'project', appName: 'app', now: NOW }

const part = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url')
const token = (payload: object) => `${part({ alg: 'none' })}.${part(payload)}.`
const CLAIMS = { sub: 'ann', aud: 'project', exp: NOW / 1_000 + 600 }

function stored(changes: object = {}, claims: object = {}) {
  const value = {
    uid: 'ann',
    email: 'ann@Acme.test',
    apiKey: 'key',
    appName: 'app',
    stsTokenManager: { accessToken: token({ ...CLAIMS, ...claims }) },
  }
  return { fbase_key: 'firebase:authUser:key:app', value: { ...value, ...changes } }
}

test('a stored sign-in contains the user and their token', () => {
  expect(parseStoredSignIn(stored({}, { name: 'Ânn' }), WANTED)).toEqual({
    session: {
      state: 'signedIn',
      uid: 'ann',
      email: 'ann@Acme.test',
      domain: 'acme.test',
      claims: { toolsAdmin: false },
    },
    token: token({ ...CLAIMS, name: 'Ânn' }),
  })
})

test.each([
  [true, true],
  ['true', false],
  [1, false],
])('a claim of %p makes a tools admin: %p', (liveEventsAdmin, toolsAdmin) => {
  expect(parseStoredSignIn(stored({}, { liveEventsAdmin }), WANTED)?.session.claims).toEqual({ toolsAdmin })
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'ann'],
  ['another form', { uid: 'ann' }],
  ['another key', stored({ apiKey: 'other' })],
  ['another app', stored({ appName: 'other' })],
  ['another project', stored({}, { aud: 'other' })],
  ["another person's token", stored({}, { sub: 'bob' })],
  ['no e-mail', stored({ email: undefined })],
  ['an e-mail without a domain', stored({ email: 'ann' })],
  ['a token without an end', stored({}, { exp: undefined })],
  ['a token that is none', stored({ stsTokenManager: { accessToken: 'a.b.c' } })],
  ['a token without parts', stored({ stsTokenManager: { accessToken: '' } })],
  ['no token', stored({ stsTokenManager: {} })],
])('%s is no sign-in', (_what, content) => {
  expect(parseStoredSignIn(content, WANTED)).toBeNull()
})

test.each([
  ['has expired', -1],
  ['is near its end', 59],
])('a token that %s is left out', (_how, seconds) => {
  const signIn = parseStoredSignIn(stored({}, { exp: NOW / 1_000 + seconds }), WANTED)
  expect(signIn).toMatchObject({ session: { uid: 'ann' }, token: null })
})

test('the user of an expired sign-in is known', () => {
  const expired = stored({}, { exp: NOW / 1_000 - 1 })
  expect(parseStoredUid(expired, WANTED)).toBe('ann')
  expect(parseStoredUid(stored({ appName: 'other' }), WANTED)).toBeNull()
})
