import { waitFor } from '@testing-library/react'
import { createContainers, EntryError } from './createContainers.ts'
import { createRemoteFiles } from './createRemoteFiles.ts'

const ENTRY = 'http://localhost:3005/mfe-account/1/mf-manifest.json'
const SCRIPT = 'http://localhost:3005/mfe-account/1/remoteEntry.js'
const MANIFEST = {
  name: 'mfe_account',
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' }, globalName: 'mfe_account' },
  needs: { react: ['use'] },
  needsRuntime: false,
}
const SCOPE = {}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'mfe_account')
  document.head.replaceChildren()
})

/** A page with one feature, whose file is not verified, as for an override. */
function openPage(manifest: object = MANIFEST) {
  const requests: string[] = []
  const answers = { manifest: () => Response.json(manifest) }
  const files = createRemoteFiles(
    async (url) => {
      requests.push(String(url))
      return answers.manifest()
    },
    async (bytes) => bytes,
  )
  const runtime = { loadRemote: jest.fn(async (): Promise<unknown> => 'of the runtime') }
  const startRuntime = jest.fn(async () => runtime)
  const containers = createContainers({
    files,
    scope: SCOPE,
    offered: { react: null },
    startRuntime,
    page: document,
  })
  const register = (force = false) =>
    containers.registerRemotes([{ name: 'mfe_account', entry: ENTRY, integrity: null }], { force })
  register()
  const load = () => containers.loadRemote('mfe_account/feature')
  /** Ends the load of the last script, after which the page has this container. */
  const endScript = async (type: 'load' | 'error', container?: object) => {
    const script = await waitFor(() => {
      const found = document.querySelector('script')
      if (found === null) throw new Error('No script was added.')
      return found
    })
    if (container) Reflect.set(globalThis, 'mfe_account', container)
    script.dispatchEvent(new Event(type))
    script.remove()
    return script.src
  }
  return { requests, answers, runtime, startRuntime, register, load, endScript }
}

const containerOf = (exposed: unknown) => ({
  init: jest.fn(),
  get: jest.fn(async () => () => exposed),
})

test('a container gets the modules of the shell and hands out what it exposes, opened once', async () => {
  const { requests, load, endScript, startRuntime } = openPage()
  const container = containerOf('the feature')
  const loading = Promise.all([load(), load()])
  expect(await endScript('load', container)).toBe(SCRIPT)
  expect(await loading).toEqual(['the feature', 'the feature'])
  expect(container.init).toHaveBeenCalledTimes(1)
  expect(container.init).toHaveBeenCalledWith(SCOPE)
  expect(container.get).toHaveBeenCalledWith('./feature')
  expect(requests).toEqual([ENTRY])
  expect(startRuntime).not.toHaveBeenCalled()
})

test('a feature of an earlier build runs on the federation runtime, which is started once', async () => {
  const { needsRuntime: _needsRuntime, ...before } = MANIFEST
  const { load, register, runtime, startRuntime } = openPage(before)
  expect(await load()).toBe('of the runtime')
  expect(runtime.loadRemote).toHaveBeenCalledWith('mfe_account', ENTRY, JSON.stringify(before), 'feature')
  register(true)
  await load()
  expect(startRuntime).toHaveBeenCalledTimes(1)
  expect(document.querySelector('script')).toBeNull()
})

test('a runtime that could not be loaded is loaded again', async () => {
  const { needsRuntime: _needsRuntime, ...before } = MANIFEST
  const { load, register, startRuntime } = openPage(before)
  startRuntime.mockRejectedValueOnce(new Error('Loading chunk runtime failed.'))
  await expect(load()).rejects.toThrow('Loading chunk runtime failed.')
  register(true)
  expect(await load()).toBe('of the runtime')
})

test('a feature that needs what the shell lacks is refused before its script is requested', async () => {
  const { load } = openPage({ ...MANIFEST, needs: { charts: ['Line'] } })
  await expect(load()).rejects.toThrow('mfe_account needs charts.')
  expect(document.querySelector('script')).toBeNull()
})

test('a load that failed is repeated by the next one', async () => {
  const { load, endScript, answers } = openPage()
  const failed = load()
  const repeated = load()
  await endScript('error')
  await expect(failed).rejects.toThrow(EntryError)
  await expect(repeated).rejects.toThrow(EntryError)
  answers.manifest = () => Response.json({}, { status: 503 })
  await expect(load()).rejects.toThrow('answered 503')
  answers.manifest = () => Response.json(MANIFEST)
  const loading = load()
  expect(await endScript('load', containerOf('whole'))).toBe(`${SCRIPT}?retry=1`)
  expect(await loading).toBe('whole')
})

test('a script without a container is refused, also if the page has the container of another build', async () => {
  const { load, endScript } = openPage()
  Reflect.set(globalThis, 'mfe_account', containerOf('another build'))
  const loading = load()
  await endScript('load')
  await expect(loading).rejects.toThrow(SyntaxError)
})

test('a name that was not registered is refused', async () => {
  const { files, ...parts } = {
    files: createRemoteFiles(
      async () => Response.json({}),
      async (bytes) => bytes,
    ),
    scope: SCOPE,
    offered: {},
    startRuntime: async () => ({ loadRemote: async () => null }),
    page: document,
  }
  await expect(createContainers({ files, ...parts }).loadRemote('mfe_sia/feature')).rejects.toThrow(
    EntryError,
  )
})
