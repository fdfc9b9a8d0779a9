import { blockedStorage } from '@outcome-studio/shared/feature/testing'
import { FEATURE_OVERRIDE } from '@outcome-studio/shared/storage'
import { storedOverrides } from './storedOverrides.ts'

const ENTRY = 'http://localhost:4005/mf-manifest.json'

beforeEach(() => localStorage.clear())

const read = (text: string) => {
  localStorage.setItem(FEATURE_OVERRIDE.key, text)
  return storedOverrides(window).get()
}

test('reads what was stored', () => {
  const overrides = [
    { id: 'mfe-account', entry: ENTRY },
    { id: 'mfe-sia', version: 'previous' },
  ] as const
  expect(storedOverrides(window).get()).toBeNull()
  expect(storedOverrides(window).set(overrides)).toEqual({ isStored: true })
  expect(storedOverrides(window).get()).toEqual(overrides)
})

test.each(['', '{', '"text"', '{}', '7', `{"id":"mfe-account","entry":"${ENTRY}"}`])(
  '%j is no list of overrides',
  (text) => {
    expect(read(text)).toBeNull()
  },
)

test.each([
  null,
  'mfe-account',
  {},
  { id: 1, entry: ENTRY },
  { id: 'mfe-account' },
  { id: 'mfe-account', version: 'newest' },
  { id: 'mfe-account', entry: 'mf-manifest.json' },
])('%j is left out, and its neighbors stay', (malformed) => {
  const whole = { id: 'mfe-sia', version: 'canary' }
  expect(read(JSON.stringify([malformed, whole]))).toEqual([whole])
})

test('storage that is refused has none', () => {
  expect(storedOverrides(blockedStorage).get()).toBeNull()
  expect(storedOverrides(blockedStorage).set([])).toMatchObject({ isStored: false })
})
