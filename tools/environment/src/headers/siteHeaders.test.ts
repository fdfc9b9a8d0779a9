import { LOCAL_ENVIRONMENT } from '../LOCAL_ENVIRONMENT.ts'
import { PRODUCTION } from '../testing/sampleEnvironments.ts'
import { NO_DIGESTS } from './pageDigests.ts'
import { siteHeaders } from './siteHeaders.ts'

const DIGEST = `sha384-${'a'.repeat(64)}`
const STYLE = `sha384-${'b'.repeat(64)}`
const DIGESTS = { scripts: [DIGEST], styles: [STYLE] }

describe.each(Object.keys(PRODUCTION.sites))('the headers of %s', (name) => {
  const { everything, ...kinds } = siteHeaders(PRODUCTION, name, DIGESTS)

  test('are each set once', () => {
    for (const kind of Object.values(kinds)) {
      expect(Object.keys(kind).filter((header) => header in everything)).toEqual([])
    }
  })

  test('say what every response needs', () => {
    for (const kind of Object.values(kinds)) {
      expect({ ...everything, ...kind }).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
        'cache-control': expect.any(String),
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      })
    }
  })

  test('cache versioned files alone', () => {
    expect(kinds.versioned['cache-control']).toContain('immutable')
    expect([kinds.manifest, kinds.rest].map((headers) => headers['cache-control'])).toEqual([
      'no-cache',
      'no-cache',
    ])
  })
})

test('the policy in production names the services of Firebase and of the environment', () => {
  const policy = siteHeaders(PRODUCTION, 'shell', DIGESTS).rest['content-security-policy'] ?? ''
  expect(policy).toContain(`script-src '${DIGEST}' 'strict-dynamic';`)
  expect(policy).toMatch(new RegExp(`; style-src [^;]* '${STYLE}';`))
  const connect = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ')
  expect(connect).toEqual(
    expect.arrayContaining([
      "'self'",
      'https://mfe-sia.studio.test',
      'https://firestore.googleapis.com',
      'https://us-west3-outcome-studio.cloudfunctions.net',
      'https://people.test',
      'https://replay.test',
      'https://releases.studio.test',
    ]),
  )
  expect(policy).toContain("frame-src 'self' https://player.vimeo.com https://www.google.com/recaptcha/ ")
  expect(policy).not.toMatch(/unsafe-|localhost|http:/)
})

test('the policy names App Check and reCAPTCHA only where App Check is on', () => {
  const policyOf = (environment: typeof PRODUCTION) =>
    siteHeaders(environment, 'shell', DIGESTS).rest['content-security-policy'] ?? ''
  const on = policyOf(PRODUCTION)
  expect(/connect-src ([^;]*)/.exec(on)?.[1]).toMatch(
    / https:\/\/content-firebaseappcheck\.googleapis\.com https:\/\/www\.google\.com\/recaptcha\/$/,
  )
  expect(/frame-src ([^;]*)/.exec(on)?.[1]).toMatch(
    / https:\/\/www\.google\.com\/recaptcha\/ https:\/\/recaptcha\.google\.com\/recaptcha\/$/,
  )
  for (const off of [policyOf({ ...PRODUCTION, appCheck: null }), policyOf(LOCAL_ENVIRONMENT)]) {
    expect(off).not.toMatch(/appcheck|recaptcha/)
  }
})

test('a feature lets the shell alone read its files', () => {
  expect(siteHeaders(PRODUCTION, 'mfe-sia', NO_DIGESTS).everything).toMatchObject({
    'access-control-allow-origin': 'https://shell.studio.test',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

test('overrides of features may be fetched from the origins of the environment alone', () => {
  const connectTo = (overrideOrigins: readonly string[] | null) => {
    const environment = { ...PRODUCTION, overrideOrigins: overrideOrigins && [...overrideOrigins] }
    const policy = siteHeaders(environment, 'shell', DIGESTS).rest['content-security-policy'] ?? ''
    expect(policy).toContain(`script-src '${DIGEST}' 'strict-dynamic';`)
    return /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ')
  }
  const without = connectTo(null)
  expect(without?.filter((origin) => /builds|localhost/.test(origin))).toEqual([])
  const added = ['https://builds.studio.test', 'http://localhost:*']
  expect(connectTo(added)?.filter((origin) => !without?.includes(origin))).toEqual(added)
})

test('http has no transport security', () => {
  expect(siteHeaders(LOCAL_ENVIRONMENT, 'shell', NO_DIGESTS).everything).not.toHaveProperty(
    'strict-transport-security',
  )
})
