import { ManifestError, parseManifest } from './parseManifest.ts'

const FIELDS = {
  name: 'mfe_account',
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' }, globalName: 'mfe_account' },
  integrity: { 'remoteEntry.js': 'sha384-A' },
  needs: { react: ['use'] },
  needsRuntime: false,
}
const parse = (fields: object) => parseManifest(JSON.stringify(fields))

test('reads what the shell needs', () => {
  expect(parse(FIELDS)).toEqual({
    name: 'mfe_account',
    entry: 'remoteEntry.js',
    globalName: 'mfe_account',
    integrity: { 'remoteEntry.js': 'sha384-A' },
    needs: { react: ['use'] },
    needsRuntime: false,
  })
})

test('a build of before needs the runtime, and says nothing of names', () => {
  const { needs: _needs, needsRuntime: _needsRuntime, ...before } = FIELDS
  expect(parse(before)).toMatchObject({ needs: {}, needsRuntime: true })
})

test('the script may be in a folder', () => {
  const metaData = { ...FIELDS.metaData, remoteEntry: { name: 'remoteEntry.js', path: 'static/js' } }
  expect(parse({ ...FIELDS, metaData }).entry).toBe('static/js/remoteEntry.js')
})

test.each([
  ['another shape', { not: 'a manifest' }],
  ['no name', { ...FIELDS, name: 7 }],
  ['no script', { ...FIELDS, metaData: { globalName: 'mfe_account' } }],
  ['no variable', { ...FIELDS, metaData: { remoteEntry: { name: 'remoteEntry.js' } } }],
  ['digests in a list', { ...FIELDS, integrity: ['sha384-A'] }],
  ['a digest that is no text', { ...FIELDS, integrity: { 'remoteEntry.js': null } }],
  ['names that are no list', { ...FIELDS, needs: { react: 'use' } }],
  ['a name that is no text', { ...FIELDS, needs: { react: [1] } }],
  ['a list', [FIELDS]],
])('%s is refused', (_what, fields) => {
  expect(() => parse(fields)).toThrow(ManifestError)
})

test('what is not JSON is refused', () => {
  expect(() => parseManifest('<!doctype html>')).toThrow(SyntaxError)
})
