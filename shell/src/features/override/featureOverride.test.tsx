import { blockedStorage } from '@outcome-studio/shared/feature/testing'
import { overriddenRelease, storedOverride } from './featureOverride.ts'

const OVERRIDE = { id: 'mfe-account', entry: 'http://localhost:4005/mf-manifest.json' }
const KEY = 'outcome-studio.featureOverride'

beforeEach(() => localStorage.clear())

test('reads what a developer stored', () => {
  localStorage.setItem(KEY, JSON.stringify(OVERRIDE))
  expect(storedOverride(window).get()).toEqual(OVERRIDE)
})

test.each([null, '', '{', '"text"', '{}', '{"id":"mfe-account","entry":"javascript:alert(1)"}'])(
  '%j counts as none',
  (text) => {
    if (text !== null) localStorage.setItem(KEY, text)
    expect(storedOverride(window).get()).toBeNull()
  },
)

test('storage that is refused counts as none', () => {
  expect(storedOverride(blockedStorage).get()).toBeNull()
})

test('exchanges the address of that feature alone, whose files are then not verified', () => {
  const release = (id: string) => ({
    id,
    name: id,
    version: '1',
    entry: `http://localhost/${id}/mf-manifest.json`,
    integrity: `sha384-${'A'.repeat(64)}`,
    exposes: ['./feature'],
    contract: 1,
  })
  const account = release('mfe-account')
  expect(overriddenRelease(account, OVERRIDE)).toEqual({ ...account, entry: OVERRIDE.entry, integrity: null })
  expect(overriddenRelease(release('mfe-sia'), OVERRIDE)).toBeNull()
  expect(overriddenRelease(account, null)).toBeNull()
})
