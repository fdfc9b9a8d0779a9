import { blockedStorage } from '@outcome-studio/shared/feature/testing'
import { storedOverride, withOverride } from './featureOverride.ts'

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

test('exchanges the address of that feature alone, whose files are then not verified', async () => {
  const line = (id: string) => ({
    id,
    name: id,
    version: '1',
    entry: `http://localhost/${id}/mf-manifest.json`,
    integrity: `sha384-${'A'.repeat(64)}`,
    exposes: ['./feature'],
    contract: 1,
  })
  const lines = [line('mfe-account'), line('mfe-sia')]
  const registry = { entries: async () => lines, refresh: async () => lines }
  const [account, sia] = await withOverride(registry, OVERRIDE).entries()
  expect(account).toEqual({ ...lines[0], entry: OVERRIDE.entry, integrity: null })
  expect(sia).toEqual(lines[1])
  expect((await withOverride(registry, OVERRIDE).refresh())[0]).toEqual(account)
  expect(withOverride(registry, null)).toBe(registry)
})
