import { parseRuntimeConfig } from '../../../../shared/src/data/runtimeConfig/parseRuntimeConfig.ts'
import { LOCAL_ENVIRONMENT } from '../LOCAL_ENVIRONMENT.ts'
import { PRODUCTION } from '../testing/sampleEnvironments.ts'
import { runtimeConfig } from './runtimeConfig.ts'

test.each([
  ['the local cloud', LOCAL_ENVIRONMENT],
  ['production', PRODUCTION],
])('the shell reads the whole configuration of %s', (_name, environment) => {
  const config = runtimeConfig(environment)
  expect(parseRuntimeConfig(config)).toEqual(config)
})

test('the helper pages of the sign-in have the origin of the app', () => {
  expect(runtimeConfig(PRODUCTION).firebase.authDomain).toBe('shell.studio.test')
  expect(runtimeConfig(LOCAL_ENVIRONMENT).firebase.authDomain).toBe('localhost:3000')
})
