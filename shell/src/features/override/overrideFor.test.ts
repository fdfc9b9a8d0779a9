import type { RegistryLine, Release } from '@outcome-studio/shared/releases'
import { overrideFor } from './overrideFor.ts'
import { LISTED_RELEASES } from './storedOverrides.ts'

const release = (id: string, version: string): Release => ({
  id,
  name: id,
  version,
  entry: `http://localhost/${id}/${version}/mf-manifest.json`,
  integrity: `sha384-${'A'.repeat(64)}`,
  exposes: ['./feature'],
  contract: 1,
})
const audience = { percent: 10, admins: false, organizations: [], people: [] }
const LINE: RegistryLine = {
  ...release('mfe-account', '2'),
  previous: release('mfe-account', '1'),
  canary: { release: release('mfe-account', '3'), audience },
}
const ENTRY = 'http://localhost:4005/mf-manifest.json'

test('a feature without an override gets none', () => {
  expect(overrideFor(LINE, [])).toBeNull()
  expect(overrideFor(LINE, [{ id: 'mfe-sia', version: 'previous' }])).toBeNull()
})

test('an address replaces that of the feature, whose files are then not verified', () => {
  expect(overrideFor(LINE, [{ id: 'mfe-account', entry: ENTRY }])).toMatchObject({
    id: 'mfe-account',
    version: 'localhost:4005',
    entry: ENTRY,
    integrity: null,
  })
})

test.each([
  ['current', '2'],
  ['canary', '3'],
  ['previous', '1'],
] as const)('%s is the listed release %s, which is verified', (version, expected) => {
  expect(overrideFor(LINE, [{ id: 'mfe-account', version }])).toMatchObject(release('mfe-account', expected))
})

test('a release that is not listed any more overrides nothing', () => {
  const line = { ...LINE, previous: null, canary: null }
  const found = LISTED_RELEASES.map((version) => overrideFor(line, [{ id: line.id, version }]))
  expect(found).toEqual([line, null, null])
})

test('each feature has its own', () => {
  const overrides = [
    { id: 'mfe-sia', entry: ENTRY },
    { id: 'mfe-account', version: 'previous' },
  ] as const
  expect(overrideFor({ ...LINE, id: 'mfe-sia' }, overrides)?.entry).toBe(ENTRY)
  expect(overrideFor(LINE, overrides)?.version).toBe('1')
})
