import { AllowedOriginsError, requireAllowedOrigins } from './allowedOrigins.ts'

test.each(['https://studio.test', 'https://studio.test,https://other.test:8443', 'http://localhost:3000'])(
  'accepts "%s"',
  (value) => {
    expect(() => requireAllowedOrigins({ ALLOWED_ORIGINS: value })).not.toThrow()
  },
)

test.each([
  ['', 'is missing'],
  [',', 'is missing'],
  ['studio.test', 'has "studio.test", which is no origin'],
  ['http://studio.test', 'has "http://studio.test", which is no origin'],
  ['https://studio.test/', 'has "https://studio.test/", which is no origin'],
  ['https://studio.test, https://other.test', 'has " https://other.test", which is no origin'],
  ['https://studio.test,', 'has "", which is no origin'],
])('refuses "%s" and says why', (value, why) => {
  const read = () => requireAllowedOrigins({ ALLOWED_ORIGINS: value })
  expect(read).toThrow(AllowedOriginsError)
  expect(read).toThrow(`The parameter ALLOWED_ORIGINS ${why}.`)
})

test('refuses a deployment without the parameter', () => {
  expect(() => requireAllowedOrigins({})).toThrow('ALLOWED_ORIGINS is missing')
})

test.each([{ FUNCTIONS_CONTROL_API: 'true' }, { FUNCTIONS_MANIFEST_OUTPUT_PATH: '/tmp/functions.yaml' }])(
  'does not ask for it while the functions are only listed: %j',
  (variables) => {
    expect(() => requireAllowedOrigins(variables)).not.toThrow()
  },
)
