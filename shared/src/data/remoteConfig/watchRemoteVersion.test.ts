/** @jest-environment ./tools/build/jest/BrowserEnvironment.js */
import 'fake-indexeddb/auto'
import '../testing/browserLikeNode.ts'
import type { RemoteVersion } from '@outcome-studio/shared/domain/version'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import type { Connection } from '../connection/Connection.ts'
import { openTestConnection } from '../testing/openTestConnection.ts'
import { watchRemoteVersion } from './watchRemoteVersion.ts'

const BASE = 'FIREBASE_REMOTE_CONFIG_URL_BASE'

let cloud: SharedCloud
let connection: Connection

beforeAll(async () => {
  cloud = await sharedLocalCloud()
})
afterAll(() => cloud.release())
beforeEach(async () => {
  connection = openTestConnection(cloud)
  await connection.auth()
})
afterEach(async () => {
  Reflect.deleteProperty(window, BASE)
  await connection.release()
})

const publish = (entries: object) =>
  fetch(`${cloud.authUrl}/local-cloud/remote-config`, { method: 'PUT', body: JSON.stringify(entries) })

/** The first value for a browser that has not fetched before. */
function firstAnswer(): Promise<RemoteVersion> {
  return new Promise((resolve, reject) => {
    const release = watchRemoteVersion(
      (version) => {
        release()
        resolve(version)
      },
      (error) => {
        release()
        reject(error)
      },
      connection,
    )
  })
}

test('the unmodified SDK receives the published value', async () => {
  expect(await firstAnswer()).toEqual({ isEnabled: true, lastCritical: '19.2.0' })
})

test('a newly published version reaches the next browser, but not one that fetched within the hour', async () => {
  const earlier = connection
  await firstAnswer()
  await publish({ remote_cfg_enabled: false, last_critical_semver: '20.0.0' })
  connection = openTestConnection(cloud)
  expect(await firstAnswer()).toEqual({ isEnabled: false, lastCritical: '20.0.0' })
  await connection.release()
  connection = earlier
  expect(await firstAnswer()).toEqual({ isEnabled: true, lastCritical: '19.2.0' })
})

test('missing keys disable the notice', async () => {
  await publish({})
  expect(await firstAnswer()).toEqual({ isEnabled: false, lastCritical: '' })
})

test('reports a server that does not answer; after the release the page has its original fetch', async () => {
  const direct = window.fetch
  window.FIREBASE_REMOTE_CONFIG_URL_BASE = 'http://localhost:1'
  await expect(firstAnswer()).rejects.toMatchObject({ code: 'remoteconfig/fetch-client-network' })
  expect(window.FIREBASE_REMOTE_CONFIG_URL_BASE).toBe('http://localhost:1')
  expect(window.fetch).toBe(direct)
})

test('reports that the page is offline, and does not start the SDK', async () => {
  const asked = jest.spyOn(window, 'fetch')
  const network = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(firstAnswer()).rejects.toMatchObject({ code: 'cen/offline' })
  expect(asked).not.toHaveBeenCalled()
  for (const spy of [asked, network]) spy.mockRestore()
})

test('reports nothing after the release', async () => {
  const told = jest.fn()
  watchRemoteVersion(told, told, connection)()
  await firstAnswer()
  expect(told).not.toHaveBeenCalled()
})

test('released before the SDK has loaded, it fetches nothing', async () => {
  const asked = jest.spyOn(window, 'fetch')
  const below = window.fetch
  watchRemoteVersion(jest.fn(), jest.fn(), connection)()
  while (window.fetch !== below) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})

test('released during a fetch, all its requests still go to the local cloud', async () => {
  const asked: string[] = []
  const direct = window.fetch
  const page = Promise.withResolvers<void>()
  window.fetch = async (input, init) => {
    asked.push(String(input))
    page.resolve()
    return direct(input, init)
  }
  const below = window.fetch
  try {
    const told = jest.fn()
    const release = watchRemoteVersion(told, told, connection)
    await page.promise
    release()
    while (window.fetch !== below) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(asked.length).toBeGreaterThan(1)
    for (const address of asked) expect(address).toContain(cloud.authUrl)
    expect(told).not.toHaveBeenCalled()
  } finally {
    window.fetch = direct
  }
})
