import { resolveImport } from './resolveImport.ts'

test.each([
  ['./testing/setup', { kind: 'stand-in', file: 'emulatorSetup.ts' }],
  // In the helpers themselves.
  ['./setup', { kind: 'stand-in', file: 'emulatorSetup.ts' }],
  ['./testing/helpers', { kind: 'copy', specifier: './testing/helpers.ts' }],
  ['../../test/helpers/nock', { kind: 'stand-in', file: 'nock.ts' }],
  ['./state', { kind: 'stand-in', file: 'emulatorInternals.ts' }],
  ['../types', { kind: 'stand-in', file: 'emulatorInternals.ts' }],
  ['.', { kind: 'stand-in', file: 'emulatorInternals.ts' }],
  ['chai', { kind: 'package' }],
])('%s', (specifier, resolved) => {
  expect(resolveImport(specifier)).toEqual(resolved)
})
