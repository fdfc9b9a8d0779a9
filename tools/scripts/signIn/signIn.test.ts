import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { compareSignIn } from './compareSignIn.ts'
import { PRODUCTION_SIGN_IN, type SignInSettings } from './PRODUCTION_SIGN_IN.ts'
import { readSignInSettings } from './readSignInSettings.ts'

const TOKEN = 'token of an owner'
const EXPECTED: SignInSettings = { ...PRODUCTION_SIGN_IN, authorizedDomains: ['studio.example'] }

/** Answers by path below the project, as Identity Platform does. */
type Answers = Readonly<Record<string, object>>

const GOOD: Answers = {
  config: {
    name: 'projects/12/config',
    signIn: { email: { passwordRequired: true }, anonymous: {} },
    client: { permissions: { disabledUserDeletion: true }, apiKey: 'public' },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    authorizedDomains: ['studio.example'],
  },
  oauthIdpConfigs: {
    oauthIdpConfigs: [
      { name: 'projects/12/oauthIdpConfigs/oidc.old' },
      { name: 'projects/12/oauthIdpConfigs/oidc.outcome-studio', enabled: true },
    ],
  },
  inboundSamlConfigs: {},
  defaultSupportedIdpConfigs: {},
}

/** Compares the settings of a stand-in for Identity Platform with those of production. */
async function compareWith(answers: Answers, accessToken = TOKEN) {
  const server = createServer(({ url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const [, project, resource = ''] = /^\/admin\/v2\/projects\/([^/]+)\/(\w+)$/.exec(pathname) ?? []
    const answer = answers[`${resource}${searchParams.get('pageToken') ?? ''}`]
    if (headers.authorization !== `Bearer ${TOKEN}`) response.writeHead(401).end('{}')
    else if (project !== 'studio' || answer === undefined) response.writeHead(404).end('{}')
    else response.end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    const origin = `http://127.0.0.1:${port}`
    return compareSignIn(EXPECTED, await readSignInSettings({ project: 'studio', accessToken, origin }))
  } finally {
    server.close()
  }
}

test('a project with the settings of production has no differences', async () => {
  expect(await compareWith(GOOD)).toEqual([])
})

test('a new project differs in everything that is not off by default', async () => {
  const fresh = {
    ...GOOD,
    config: { authorizedDomains: ['studio.firebaseapp.com', 'localhost'] },
    oauthIdpConfigs: {},
  }
  expect(await compareWith(fresh)).toEqual([
    { setting: 'providers', expected: 'oidc.outcome-studio', actual: 'none' },
    { setting: 'clientDeletion', expected: 'off', actual: 'on' },
    { setting: 'emailEnumerationProtection', expected: 'on', actual: 'off' },
    { setting: 'authorizedDomains', expected: 'studio.example', actual: 'localhost, studio.firebaseapp.com' },
  ])
})

test.each([
  ['emailAndPassword', { signIn: { email: { enabled: true } } }],
  ['phone', { signIn: { phoneNumber: { enabled: true } } }],
  ['anonymous', { signIn: { anonymous: { enabled: true } } }],
  ['duplicateEmails', { signIn: { allowDuplicateEmails: true } }],
])('%s that is on is a difference', async (setting, more) => {
  const differences = await compareWith({ ...GOOD, config: { ...GOOD.config, ...more } })
  expect(differences).toEqual([{ setting, expected: 'off', actual: 'on' }])
})

test('no client could sign up without the permission, through the provider neither', async () => {
  const client = { permissions: { disabledUserSignup: true, disabledUserDeletion: true } }
  expect(await compareWith({ ...GOOD, config: { ...GOOD.config, client } })).toEqual([
    { setting: 'clientSignUp', expected: 'on', actual: 'off' },
  ])
})

test('a further provider of any kind is a difference, also on a later page', async () => {
  const more = {
    ...GOOD,
    inboundSamlConfigs: { nextPageToken: '-next' },
    'inboundSamlConfigs-next': {
      inboundSamlConfigs: [{ name: 'projects/12/inboundSamlConfigs/saml.x', enabled: true }],
    },
    defaultSupportedIdpConfigs: {
      defaultSupportedIdpConfigs: [
        { name: 'projects/12/defaultSupportedIdpConfigs/google.com', enabled: true },
      ],
    },
  }
  expect(await compareWith(more)).toEqual([
    {
      setting: 'providers',
      expected: 'oidc.outcome-studio',
      actual: 'google.com, oidc.outcome-studio, saml.x',
    },
  ])
})

test.each([
  ['a token that is refused', compareWith.bind(null, GOOD, 'expired'), 'Use a new access token'],
  ['an unknown project', compareWith.bind(null, {}), 'Check the name of the project'],
  ['settings of another form', compareWith.bind(null, { ...GOOD, config: [] }), 'cannot be read'],
])('%s is explained', async (_what, compare, message) => {
  await expect(compare()).rejects.toThrow(message)
})
