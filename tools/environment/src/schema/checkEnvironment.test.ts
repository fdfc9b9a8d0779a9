import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { checkEnvironment } from './checkEnvironment.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
type Fields = Record<string, Json>

const LOCAL: Fields = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../../environments/local.json'), 'utf8'),
)

/** The environment of the local cloud with a value for all that may be null. */
const FULL: Fields = {
  ...LOCAL,
  emulators: { auth: 9099, firestore: 8080, functions: 5001, hosting: null, pubsub: 8085 },
  model: {
    url: 'https://model.test/v1',
    name: 'a-model',
    kind: 'openai',
    seconds: 40,
    perDay: { answersOfMember: 200, answers: 20_000, promptsOfMember: 1_000, prompts: 20_000 },
  },
  moderation: { url: 'https://model.test/v1/moderations' },
  appCheck: { siteKey: '6Lc_Site-Key', functions: 'enforced' },
  registry: { url: 'https://releases.test/remotes.json', publicKey: 'A'.repeat(122) },
}

const PRODUCTION: Fields = {
  ...JSON.parse(
    JSON.stringify(FULL)
      .replace(/"http:\/\/localhost:(\d+)([^"]*)"/g, (_, port, path) => `"https://host-${port}.com${path}"`)
      .replace(/\.(?:test|example)\b/g, '.com'),
  ),
  emulators: null,
  firebase: { project: 'outcome-studio', apiKey: 'key', appId: 'app' },
}

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Paths of all fields, groups included. */
const pathsOf = (fields: Fields, above = ''): readonly string[] =>
  Object.entries(fields).flatMap(([name, value]) => [
    `${above}${name}`,
    ...(isFields(value) ? pathsOf(value, `${above}${name}.`) : []),
  ])

/** A copy with another value at a path; undefined removes the field. */
function changed(fields: Fields, path: string, value: Json | undefined): Fields {
  const [name = '', ...rest] = path.split('.')
  const inner = fields[name]
  const { [name]: _, ...others } = fields
  if (rest.length > 0 && isFields(inner)) return { ...fields, [name]: changed(inner, rest.join('.'), value) }
  return value === undefined ? others : { ...fields, [name]: value }
}

const problemsOf = (content: unknown) =>
  checkEnvironment(content).problems.map(({ path, text }) => `${path} ${text}`)
const pathsIn = (content: unknown) => checkEnvironment(content).problems.map(({ path }) => path)

test('the samples are complete', () => {
  expect(problemsOf(FULL)).toEqual([])
  expect(problemsOf(PRODUCTION)).toEqual([])
})

describe.each([
  ['on this machine', FULL],
  ['in production', PRODUCTION],
])('each field %s', (_where, sample) => {
  test.each(pathsOf(sample))('%s is reported when it is missing', (path) => {
    expect(problemsOf(changed(sample, path, undefined))).toEqual([`${path} is missing`])
  })

  test.each(pathsOf(sample))('%s is reported when it is of a wrong kind', (path) => {
    for (const wrong of [true, [], '', -1]) {
      expect(pathsIn(changed(sample, path, wrong))).toEqual([path])
    }
  })

  test.each(pathsOf(sample).filter((path) => path !== ''))('%s has no unknown field beside it', (path) => {
    expect(problemsOf(changed(sample, `${path}Typo`, 'x'))).toEqual([
      expect.stringMatching(new RegExp(`^${path}Typo `)),
    ])
  })
})

test.each([
  ['sites.shell.origin', 'http://studio.test', /must be an origin such as https:/],
  ['sites.shell.origin', 'https://studio.test/', /without a path or a slash at its end/],
  ['sites.shell.origin', 'http://localhost:3000', /must not be an address of this machine/],
  ['sites.mfe-sia.origin', 'https://host-3005.com', /is that of another site too/],
  ['links.training', 'https://www.studio.example/training', /is a stand-in/],
  ['contact.support', 'support@studio.example', /is a stand-in/],
  ['mail.from', 'Studio <mail@studio.test>', /is a stand-in/],
  ['links.training', 'http://learn.test', /must be an address that begins with https:/],
  ['links.training', 'javascript:alert(1)', /must be an address/],
  ['regions.functions', 'europe-west3', /must be "us-west3": functions are built for it/],
  ['regions.database', 'nam5', /must be "us-west3"/],
  ['firebase.project', 'demo-outcome-studio', /must be the id of a real project/],
  ['identity.providerId', 'google.com', /must be the id of an OIDC provider/],
  ['mail.from', 'Outcome Studio', /must be a sender such as/],
  ['zoom.hosts', [], /must be a list with the ids of at least one Zoom user/],
  ['payments.prices.monthly', 'price_Yearly', /is the price of another plan too/],
  ['payments.apiOrigin', 'sk_live_1', /must be an origin/],
  ['firebase.appId', 'sk_live_1', /looks like a secret/],
  ['model.perDay.answers', 0, /must be a whole number from 1 to 10000000/],
  ['model.seconds', 61, /must be a whole number from 1 to 60/],
  ['registry.publicKey', 'abc', /must be a public key as "npm run release -- keys" prints it/],
  ['model.kind', 'other', /must be "openai" or "anthropic"/],
  ['appCheck.siteKey', 'https://www.google.com/recaptcha', /must be the key of a website at reCAPTCHA/],
  ['appCheck.functions', 'off', /must be "monitored" or "enforced"/],
] as const)('in production, %s must not be %j', (path, value, message) => {
  expect(problemsOf(changed(PRODUCTION, path, value))).toEqual([
    expect.stringMatching(new RegExp(`^${path} .*${message.source}`)),
  ])
})

test.each([
  ['payments.prices.yearly', null],
  ['zoom', null],
  ['model', null],
  ['moderation', null],
  ['affiliate', null],
  ['sessionReplay', null],
  ['appCheck', null],
  ['registry', null],
  ['overrideOrigins', null],
  ['overrideOrigins', ['https://builds.com']],
  ['overrideOrigins', ['http://localhost:*', 'http://localhost:3005']],
])('%s may be %j', (path, value) => {
  expect(problemsOf(changed(PRODUCTION, path, value))).toEqual([])
})

test.each([
  ['http://builds.com', /must be an origin such as .*, or http:\/\/localhost:\*$/],
  ['https://*.builds.com', /must be an origin/],
  ['*', /must be an origin/],
  ['https:', /must be an origin/],
  ['http://127.0.0.1:*', /must be an origin/],
  ['https://builds.example', /is a stand-in/],
])('builds of features cannot come from %j', (value, message) => {
  expect(problemsOf(changed(PRODUCTION, 'overrideOrigins', ['https://builds.com', value]))).toEqual([
    expect.stringMatching(new RegExp(`^overrideOrigins.1 .*${message.source}`)),
  ])
})

test('all problems are reported at once', () => {
  const { video: _, ...without } = PRODUCTION
  const wrong = changed(changed(without, 'sites.shell.origin', 'x'), 'regions.database', 'nam5')
  expect(pathsIn(changed(wrong, 'identity.origin', 'http://localhost:9200'))).toEqual([
    'identity.origin',
    'regions.database',
    'sites.shell.origin',
    'video',
  ])
})

test.each([null, 'text', [], 1])('%j is no environment', (content) => {
  expect(pathsIn(content)).toContain('the file')
})

test('the Hosting emulator decides the ports of its sites', () => {
  const demo = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../../../environments/demo.json'), 'utf8'),
  )
  expect(problemsOf(demo)).toEqual([])
  expect(problemsOf(changed(demo, 'sites.mfe-sia.origin', 'http://localhost:6000'))).toEqual([
    'sites.mfe-sia.origin must be http://localhost:5008, where the Hosting emulator serves it',
  ])
  expect(pathsIn(changed(demo, 'sites.mfe-sia.site', null))).toEqual(['sites.mfe-sia.site'])
})

test('emulators are for projects that never leave the machine', () => {
  expect(pathsIn(changed(FULL, 'firebase.project', 'outcome-studio'))).toEqual(['firebase.project'])
})
