import { blockedStorage } from '@outcome-studio/shared/feature/testing'
import { FEATURE_OVERRIDE } from '@outcome-studio/shared/storage'
import { createOverrides } from './createOverrides.ts'
import { type FeatureOverride, storedOverrides } from './storedOverrides.ts'

const PREVIOUS: FeatureOverride = { id: 'mfe-sia', version: 'previous' }
const LOCAL: FeatureOverride = { id: 'mfe-account', entry: 'http://localhost:4005/mf-manifest.json' }
const ADMIN = { toolsAdmin: true }
const MEMBER = { toolsAdmin: false }

beforeEach(() => localStorage.clear())

function setUp({
  storage = window as Parameters<typeof createOverrides>[0]['storage'],
  isLocalBuild = false,
} = {}) {
  const page = Object.assign(new EventTarget(), { reload: jest.fn() })
  const origins = ['http://localhost:4005']
  return { page, overrides: createOverrides({ storage, origins, isLocalBuild, page }) }
}
/** The user lets the page be reloaded. */
const leave = (page: EventTarget) => {
  page.dispatchEvent(new Event('beforeunload'))
  page.dispatchEvent(new Event('pagehide'))
}
const stored = () => storedOverrides(window).get()

test('what is stored counts for tools admins alone', () => {
  storedOverrides(window).set([PREVIOUS, LOCAL])
  const { overrides } = setUp()
  expect(overrides.activeFor(ADMIN)).toEqual([PREVIOUS, LOCAL])
  expect(overrides.isAllowedFor(ADMIN)).toBe(true)
  expect(overrides.activeFor(MEMBER)).toEqual([])
  expect(overrides.isAllowedFor(MEMBER)).toBe(false)
})

test('in a local build it counts for everybody', () => {
  storedOverrides(window).set([PREVIOUS])
  const { overrides } = setUp({ isLocalBuild: true })
  expect(overrides.activeFor(MEMBER)).toEqual([PREVIOUS])
})

test('an address that the environment does not allow has no effect', () => {
  storedOverrides(window).set([{ ...LOCAL, entry: 'https://evil.test/mf-manifest.json' }, PREVIOUS])
  expect(setUp().overrides.activeFor(ADMIN)).toEqual([PREVIOUS])
})

test.each(['', '{', '{"id":"mfe-sia","version":"previous"}'])('%j counts as none', (text) => {
  localStorage.setItem(FEATURE_OVERRIDE.key, text)
  expect(setUp().overrides.activeFor(ADMIN)).toEqual([])
})

test('a page keeps to what was stored when it started', () => {
  const { overrides } = setUp()
  storedOverrides(window).set([PREVIOUS])
  expect(overrides.activeFor(ADMIN)).toEqual([])
})

test('other overrides are stored by the reload that they need', () => {
  storedOverrides(window).set([PREVIOUS])
  const { overrides, page } = setUp()
  expect(overrides.apply([LOCAL])).toEqual({ isStored: true })
  expect(page.reload).toHaveBeenCalledTimes(1)
  expect(stored()).toEqual([PREVIOUS])
  leave(page)
  expect(stored()).toEqual([LOCAL])
})

test('whoever stays with unsaved work keeps the versions, also at a later reload', () => {
  storedOverrides(window).set([PREVIOUS])
  const { overrides, page } = setUp()
  overrides.apply([])
  page.dispatchEvent(new Event('beforeunload'))
  leave(page)
  expect(stored()).toEqual([PREVIOUS])
})

test('without overrides nothing stays in the browser', () => {
  storedOverrides(window).set([PREVIOUS])
  const { overrides, page } = setUp()
  overrides.apply([])
  leave(page)
  expect(localStorage).toHaveLength(0)
})

test('storage that is refused changes nothing, and the page stays', () => {
  const { overrides, page } = setUp({ storage: blockedStorage })
  expect(overrides.activeFor(ADMIN)).toEqual([])
  expect(overrides.apply([PREVIOUS])).toMatchObject({ isStored: false, reason: 'blocked' })
  expect(page.reload).not.toHaveBeenCalled()
})
