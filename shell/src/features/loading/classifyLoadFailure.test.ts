import { FeatureError } from '@outcome-studio/shared/feature'
import { HttpError } from '../federation/createRemoteFiles.ts'
import { classifyLoadFailure } from './classifyLoadFailure.ts'

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

test.each([
  ['unreachable', new TypeError('Failed to fetch')],
  ['unreachable', new HttpError('http://localhost:3005/mf-manifest.json', 503)],
  ['unreachable', named('EntryError', 'http://localhost:3005/remoteEntry.js could not be loaded.')],
  ['unreachable', new Error('[ Federation Runtime ]: Failed to get manifest. #RUNTIME-003')],
  ['unreachable', new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008')],
  ['unreachable', named('ChunkLoadError', 'Loading chunk 709 failed.')],
  ['unreachable', named('TimeoutError', 'The operation was aborted due to timeout')],
  [
    'unreachable',
    new Error('outer', { cause: new Error('middle', { cause: new TypeError('Failed to fetch') }) }),
  ],
  ['corrupt', new Error('The manifest is not a valid Module Federation manifest. #RUNTIME-013')],
  ['corrupt', new Error('Failed to get remoteEntry exports. #RUNTIME-001')],
  [
    'corrupt',
    new Error('Failed to get manifest. #RUNTIME-003 Unexpected token <, "<!doctype" is not valid JSON'),
  ],
  ['corrupt', new Error('Failed to get manifest. #RUNTIME-003 IntegrityError: a.json is not the file')],
  ['corrupt', new SyntaxError('Unexpected token < in JSON')],
  ['corrupt', new ReferenceError('x is not defined')],
  ['corrupt', named('ManifestError', 'The manifest of a feature is malformed.')],
  ['corrupt', 'a string'],
  ['corrupt', undefined],
  ['incompatible', new Error('react of the page (18.3.1) does not satisfy the requirement ^19.2.0.')],
  [
    'incompatible',
    new Error(
      'Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of mfe_account which needs ^20.0.0)',
    ),
  ],
] as const)('%s: %s', (kind, error) => {
  expect(classifyLoadFailure(error, 'Profile')).toMatchObject({ kind, area: 'Profile', cause: error })
})

test('what has a name already keeps it', () => {
  const slow = new FeatureError('slow', 'Profile')
  expect(classifyLoadFailure(slow, 'Profile')).toBe(slow)
})
