import { parseEnv } from 'node:util'
import { PRODUCTION } from '../testing/sampleEnvironments.ts'
import { envFile } from './envFile.ts'
import { functionsParameters } from './functionsParameters.ts'

test('the file has the values of the parameters', () => {
  const parameters = functionsParameters(PRODUCTION)
  expect(parseEnv(envFile(parameters))).toEqual(parameters)
})
