import { createRemoteFiles } from './createRemoteFiles.ts'
import { startRuntime } from './startRuntime.ts'

const ENTRY = 'http://localhost:3005/mfe-account/1/mf-manifest.json'
const MANIFEST = {
  id: 'mfe_account',
  name: 'mfe_account',
  metaData: {
    name: 'mfe_account',
    type: 'app',
    buildInfo: { buildVersion: '1', buildName: 'mfe-account' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    types: { path: '', name: '' },
    globalName: 'mfe_account',
    pluginVersion: '2.9.2',
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: [],
}

test('the container of an earlier build gets the modules of the shell from the runtime of the library', async () => {
  const files = createRemoteFiles(fetch, async (bytes) => bytes)
  files.expectManifest(ENTRY, null)
  const get = async () => () => ({ use: 'the hook' })
  const runtime = startRuntime(files, { react: { '19.2.0': { from: 'shell', get } } })
  const scopes: unknown[] = []
  const container = {
    init: (scope: unknown) => scopes.push(scope),
    get: async (expose: string) => () => `what ${expose} has`,
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const script of addedNodes) {
        if (!(script instanceof HTMLScriptElement)) continue
        Reflect.set(globalThis, 'mfe_account', container)
        script.dispatchEvent(new Event('load'))
      }
    }
  }).observe(document.head, { childList: true })

  const exposed = await runtime.loadRemote('mfe_account', ENTRY, JSON.stringify(MANIFEST), 'feature')
  expect(exposed).toBe('what ./feature has')
  expect(scopes).toEqual([{ react: { '19.2.0': expect.objectContaining({ get }) } }])
  // The bundles of such features find the library there.
  expect(Reflect.get(globalThis, '_FEDERATION_RUNTIME_CORE')).toHaveProperty('ModuleFederation')
})
