import { CONTRACT_VERSION, FeatureError } from '@outcome-studio/shared/feature'
import type { RegistryLine } from '@outcome-studio/shared/releases'
import { waitFor } from '@testing-library/react'
import type { FeatureAddress } from '../../areas/routes.ts'
import type { Registry } from '../registry/createRegistry.ts'
import { countDepartures } from './countDepartures.ts'
import { createFeatureLoader } from './createFeatureLoader.ts'

const ACCOUNT: FeatureAddress = { remote: 'mfe-account', expose: './feature' }
const entry = (changes: Partial<RegistryLine> = {}): RegistryLine => ({
  id: 'mfe-account',
  name: 'mfe_account',
  version: '1',
  entry: 'http://localhost:3005/mfe-account/1/mf-manifest.json',
  integrity: `sha384-${'A'.repeat(64)}`,
  exposes: ['./feature'],
  contract: CONTRACT_VERSION,
  previous: null,
  canary: null,
  ...changes,
})
const VERSION_2 = entry({ version: '2', entry: 'http://localhost:3005/mfe-account/2/mf-manifest.json' })
const MODULE = { default: 'the feature' }

/** A loader on a registry and a federation runtime made for tests. */
function setUp(loadRemote: () => Promise<unknown> = async () => MODULE, departures = () => 0) {
  const file = { lines: [entry()] as readonly RegistryLine[], reads: 0, onRefresh: () => {} }
  const content = () => ({ revision: 0, salt: '', remotes: file.lines })
  const registered: [string, boolean][] = []
  const loads: string[] = []
  const loader = createFeatureLoader({
    registry: {
      current: async () => content(),
      known: content,
      refresh: async () => {
        file.reads += 1
        file.onRefresh()
        return content()
      },
    },
    choose: async ({ canary, ...line }) => canary?.release ?? line,
    federation: {
      registerRemotes: ([remote], { force = false } = {}) => registered.push([remote?.entry ?? '', force]),
      loadRemote: (id) => {
        loads.push(id)
        return loadRemote()
      },
    },
    departures,
  })
  return { loader, file, registered, loads }
}

test('registers a remote once, at run time, and loads what it exposes', async () => {
  const { loader, registered, loads } = setUp()
  expect(loader.versionOf('mfe-account')).toBeNull()
  expect(await loader.load(ACCOUNT, 'Profile', 0)).toBe(MODULE)
  expect(await loader.load(ACCOUNT, 'Profile', 0)).toBe(MODULE)
  expect(registered).toEqual([[entry().entry, false]])
  expect(loads).toEqual(['mfe_account/feature', 'mfe_account/feature'])
  expect(loader.versionOf('mfe-account')).toBe('1')
})

test('scripts that a browser aborts because the page is being left are loaded again, and no failure', async () => {
  const page = new EventTarget()
  let attempts = 0
  const { loader, registered } = setUp(async () => {
    attempts += 1
    if (attempts > 1) return MODULE
    page.dispatchEvent(new Event('beforeunload'))
    throw new Error('RUNTIME-008: a script failed')
  }, countDepartures(page))
  expect(await loader.load(ACCOUNT, 'Profile', 0)).toBe(MODULE)
  expect(registered).toEqual([
    [entry().entry, false],
    [entry().entry, true],
  ])
})

test('a remote of another contract is refused before a byte of it loads', async () => {
  const { loader, file, registered } = setUp()
  file.lines = [entry({ contract: CONTRACT_VERSION + 1 })]
  await expect(loader.load(ACCOUNT, 'Profile', 0)).rejects.toMatchObject({ kind: 'incompatible' })
  expect(registered).toEqual([])
})

test.each([
  ['a feature that is not listed', []],
  ['an expose that is not listed', [entry({ exposes: ['./admin'] })]],
])('%s is unreachable, until the list names it', async (_what, lines) => {
  const { loader, file } = setUp()
  file.lines = lines
  await expect(loader.load(ACCOUNT, 'Profile', 0)).rejects.toMatchObject({ kind: 'unreachable' })
  file.lines = [entry()]
  expect(await loader.load(ACCOUNT, 'Profile', 1)).toBe(MODULE)
})

test('trying again after a failure reads the list again and makes the runtime forget', async () => {
  let isDown = true
  const { loader, file, registered } = setUp(async () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return MODULE
  })
  await expect(loader.load(ACCOUNT, 'Profile', 0)).rejects.toMatchObject({
    kind: 'unreachable',
    area: 'Profile',
  })
  isDown = false
  expect(await loader.load(ACCOUNT, 'Profile', 1)).toBe(MODULE)
  expect(file.reads).toBe(2)
  expect(registered).toEqual([
    [entry().entry, false],
    [entry().entry, true],
  ])
})

test('trying again after a crash keeps what was loaded, also when a newer version is out', async () => {
  const { loader, file, registered } = setUp()
  await loader.load(ACCOUNT, 'Profile', 0)
  await loader.load(ACCOUNT, 'Profile', 1)
  file.lines = [VERSION_2]
  await loader.load(ACCOUNT, 'Profile', 2)
  expect(registered).toEqual([[entry().entry, false]])
})

test('a page that has loaded one release never loads another, and says that it is replaced', async () => {
  let isDown = false
  const { loader, file, registered } = setUp(async () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return MODULE
  })
  file.lines = [entry({ exposes: ['./feature', './admin'] })]
  expect(await loader.isReplaced()).toBe(false)
  await loader.load(ACCOUNT, 'Profile', 0)
  expect(await loader.isReplaced()).toBe(false)
  file.lines = [{ ...VERSION_2, exposes: ['./feature', './admin'] }]
  isDown = true
  await expect(loader.load({ ...ACCOUNT, expose: './admin' }, 'Admin', 0)).rejects.toThrow()
  await expect(loader.load({ ...ACCOUNT, expose: './admin' }, 'Admin', 1)).rejects.toThrow()
  expect(new Set(registered.map(([address]) => address))).toEqual(new Set([entry().entry]))
  expect(await loader.isReplaced()).toBe(true)
})

test('whoever is in the audience of a canary gets it', async () => {
  const { loader, file, registered } = setUp()
  const audience = { percent: 100, admins: false, organizations: [], people: [] }
  file.lines = [entry({ canary: { release: VERSION_2, audience } })]
  await loader.load(ACCOUNT, 'Profile', 0)
  expect(registered).toEqual([[VERSION_2.entry, false]])
  file.lines = [entry()]
  expect(await loader.isReplaced()).toBe(true)
})

test('a release that does not load gives way to the one before it when the member asks', async () => {
  const { loader, file, registered } = setUp(async () => {
    if (registered.at(-1)?.[0] === VERSION_2.entry) throw new Error('NeedsError: mfe_account needs Chip')
    return MODULE
  })
  expect(loader.previousOf(ACCOUNT)).toBeNull()
  file.lines = [{ ...VERSION_2, previous: entry() }]
  await expect(loader.load(ACCOUNT, 'Profile', 0)).rejects.toMatchObject({ kind: 'incompatible' })
  loader.previousOf(ACCOUNT)?.()
  expect(loader.previousOf(ACCOUNT)).toBeNull()
  expect(await loader.load(ACCOUNT, 'Profile', 1)).toBe(MODULE)
  expect(registered.at(-1)?.[0]).toBe(entry().entry)
  expect(await loader.isReplaced()).toBe(false)
})

test('lists the releases of the registry as they are now, and what runs of them', async () => {
  const { loader, file } = setUp(async () => MODULE)
  expect(await loader.versions()).toMatchObject([{ line: entry(), running: null }])
  await loader.load(ACCOUNT, 'Profile', 0)
  file.lines = [{ ...VERSION_2, previous: entry() }]
  expect(await loader.versions()).toMatchObject([
    { line: { version: VERSION_2.version, previous: entry() }, running: entry().version },
  ])
})

test('shares a pending load, and replaces it on retry', async () => {
  const { loader, registered, loads } = setUp(() => new Promise(() => {}))
  void loader.load(ACCOUNT, 'Profile', 0)
  void loader.load(ACCOUNT, 'Profile', 0)
  await waitFor(() => expect(loads).toHaveLength(2))
  expect(registered).toHaveLength(1)
  void loader.load(ACCOUNT, 'Profile', 1)
  await waitFor(() => expect(loads).toHaveLength(3))
  expect(registered.at(-1)).toEqual([entry().entry, true])
})

test('loads the newer version at once if the listed one has been removed', async () => {
  const { loader, file, registered } = setUp(async () => {
    if (registered.at(-1)?.[0] !== VERSION_2.entry) throw new TypeError('Failed to fetch')
    return MODULE
  })
  file.onRefresh = () => {
    file.lines = [VERSION_2]
  }
  expect(await loader.load(ACCOUNT, 'Profile', 0)).toBe(MODULE)
  expect(registered.at(-1)).toEqual([VERSION_2.entry, true])
})

test('preloading never rejects, and a failed one does not spoil the load that follows', async () => {
  let isDown = true
  const { loader, registered, loads } = setUp(async () => {
    if (isDown) throw new TypeError('Failed to fetch')
    return MODULE
  })
  expect(loader.preload(ACCOUNT, 'Profile')).toBeUndefined()
  await waitFor(() => expect(loads).toHaveLength(1))
  isDown = false
  expect(await loader.load(ACCOUNT, 'Profile', 0)).toBe(MODULE)
  expect(registered.at(-1)?.[1]).toBe(true)
})

test('knows when a newer version is out', async () => {
  const { loader, file } = setUp()
  await loader.load(ACCOUNT, 'Profile', 0)
  expect(await loader.isOutdated(ACCOUNT)).toBe(false)
  file.lines = [VERSION_2]
  expect(await loader.isOutdated(ACCOUNT)).toBe(true)
  file.lines = []
  expect(await loader.isOutdated(ACCOUNT)).toBe(false)
})

test('a list that cannot be read counts as unreachable', async () => {
  const cause = new Error('no list')
  const unreadable: Registry['current'] = () => Promise.reject(cause)
  const loader = createFeatureLoader({
    registry: { current: unreadable, refresh: unreadable, known: () => null },
    choose: async (line) => line,
    federation: { registerRemotes: () => {}, loadRemote: async () => MODULE },
    departures: () => 0,
  })
  const failure = await loader.load(ACCOUNT, 'Profile', 0).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(FeatureError)
  expect(failure).toMatchObject({ kind: 'unreachable', cause })
})
