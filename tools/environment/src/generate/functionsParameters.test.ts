import { resolve } from 'node:path'
import { declaredParams } from 'firebase-functions/params'
import { LOCAL_ENVIRONMENT } from '../LOCAL_ENVIRONMENT.ts'
import { readSecrets } from '../readSecrets.ts'
import { PRODUCTION } from '../testing/sampleEnvironments.ts'
import { functionsParameters } from './functionsParameters.ts'

// As when Firebase's tools list the functions.
process.env.FUNCTIONS_CONTROL_API = 'true'
jest.requireActual<typeof import('../../../../functions/src/index.ts')>('../../../../functions/src/index.ts')

const declared = (isSecret: boolean): readonly string[] =>
  declaredParams
    .filter((param) => (Reflect.get(param.constructor, 'type') === 'secret') === isSecret)
    .map(({ name }) => name)
    .sort()

const NOTHING = { ...PRODUCTION, zoom: null, model: null, moderation: null, affiliate: null, appCheck: null }

test.each([
  ['with every service', PRODUCTION],
  ['without any', NOTHING],
])('every parameter of the functions has a value, %s', (_case, environment) => {
  expect(Object.keys(functionsParameters(environment)).sort()).toEqual(declared(false))
})

test('the secrets are those that the functions declare', () => {
  expect(readSecrets(resolve(import.meta.dirname, '../../../..'))).toEqual(declared(true))
})

test('addresses of functions and origins derive from the environment', () => {
  expect(functionsParameters(PRODUCTION)).toMatchObject({
    ALLOWED_ORIGINS: 'https://shell.studio.test',
    APP_ORIGIN: 'https://shell.studio.test',
    UNSUBSCRIBE_URL: 'https://us-west3-outcome-studio.cloudfunctions.net/unsubscribe',
    CALENDAR_FEED_URL: 'https://us-west3-outcome-studio.cloudfunctions.net/calendarFeed',
    ZOOM_HOSTS: 'one,two',
    JUDGE_KIND: 'anthropic',
    JUDGE_SECONDS: '30',
    SIA_ANSWERS_PER_DAY: '50',
    JUDGE_PROMPTS_PER_DAY_TOTAL: '2000',
    APP_CHECK_ENFORCED: 'true',
  })
  expect(functionsParameters(LOCAL_ENVIRONMENT)).toMatchObject({
    ALLOWED_ORIGINS:
      'http://localhost:3000,http://localhost:3005,http://localhost:3003,http://localhost:3002,http://localhost:3004,http://localhost:3001',
    UNSUBSCRIBE_URL: 'http://localhost:5001/demo-outcome-studio/us-west3/unsubscribe',
  })
})

test('functions enforce App Check only where the environment says so', () => {
  const enforced = (appCheck: (typeof PRODUCTION)['appCheck']) =>
    functionsParameters({ ...PRODUCTION, appCheck }).APP_CHECK_ENFORCED
  expect(enforced({ siteKey: 'key', functions: 'monitored' })).toBe('false')
  expect(enforced(null)).toBe('false')
})
