import type { FeatureAddress } from '../../areas/routes.ts'
import type { FeatureLoader } from './createFeatureLoader.ts'
import { createLazyLoader } from './createLazyLoader.ts'

const ACCOUNT: FeatureAddress = { remote: 'mfe-account', expose: './feature' }

function realLoader() {
  const asked: unknown[] = []
  const loader: FeatureLoader = {
    load: async (...call) => asked.push(call),
    preload: (...call) => asked.push(call),
    isOutdated: async () => true,
    isReplaced: async () => true,
    previousOf: () => () => {},
    versionOf: () => '1',
    versions: async () => [],
  }
  return { loader, asked }
}

test('the loader is fetched when a feature is asked for, and once', async () => {
  const { loader, asked } = realLoader()
  const start = jest.fn(async () => loader)
  const lazy = createLazyLoader(start)
  expect(await lazy.isReplaced()).toBe(false)
  expect(lazy.previousOf(ACCOUNT)).toBeNull()
  expect(lazy.versionOf('mfe-account')).toBeNull()
  expect(start).not.toHaveBeenCalled()
  await Promise.all([lazy.load(ACCOUNT, 'Profile', 0), lazy.load(ACCOUNT, 'Profile', 1)])
  expect(await lazy.isOutdated(ACCOUNT)).toBe(true)
  expect(await lazy.isReplaced()).toBe(true)
  expect(lazy.previousOf(ACCOUNT)).not.toBeNull()
  expect(lazy.versionOf('mfe-account')).toBe('1')
  expect(await lazy.versions()).toEqual([])
  expect(start).toHaveBeenCalledTimes(1)
  expect(asked).toEqual([
    [ACCOUNT, 'Profile', 0],
    [ACCOUNT, 'Profile', 1],
  ])
})

test('a loader that could not be fetched is fetched again by the next call', async () => {
  const { loader, asked } = realLoader()
  const missing = new Error('chunk missing')
  const start = jest.fn(async () => loader).mockRejectedValueOnce(missing)
  const lazy = createLazyLoader(start)
  lazy.preload(ACCOUNT, 'Profile')
  await expect(lazy.load(ACCOUNT, 'Profile', 0)).rejects.toBe(missing)
  await lazy.load(ACCOUNT, 'Profile', 1)
  expect(asked).toEqual([[ACCOUNT, 'Profile', 1]])
})
