import { SITE_LINKS } from '@outcome-studio/shared/domain/base'
import { loadRuntimeConfig } from './loadRuntimeConfig.ts'
import type { RuntimeConfig } from './RuntimeConfig.ts'

const good: RuntimeConfig = {
  firebase: { apiKey: 'key', projectId: 'demo-outcome-studio', authDomain: 'localhost', appId: 'app' },
  region: 'us-west3',
  emulators: { authUrl: 'http://localhost:9099', firestorePort: 8080, functionsPort: 5001 },
  identity: {
    providerId: 'oidc.outcome-studio',
    origin: 'http://localhost:9200',
    clientId: 'outcome-studio-web',
    connection: 'outcome-studio-people',
  },
  video: { origin: 'http://localhost:9500' },
  links: { ...SITE_LINKS, training: 'https://learn.test/course' },
  support: 'support@studio.test',
  registry: { url: 'https://releases.studio.test/remotes.json', publicKey: 'MFkw' },
  overrideOrigins: ['https://builds.studio.test', 'http://localhost:*'],
  sessionReplay: null,
  appCheck: null,
}
const served = (body: BodyInit, status = 200) => jest.fn(async () => new Response(body, { status }))

test('reads the file without the cache', async () => {
  const fetchFile = served(JSON.stringify(good))
  expect(await loadRuntimeConfig(fetchFile, 'localhost')).toEqual(good)
  expect(fetchFile).toHaveBeenCalledWith('/config.json', { cache: 'no-cache' })
})

test('ignores unknown fields', async () => {
  const file = served(JSON.stringify({ ...good, extra: 1, firebase: { ...good.firebase, extra: 1 } }))
  expect(await loadRuntimeConfig(file, 'localhost')).toStrictEqual(good)
})

test.each([
  ['emulators.firestorePort', { emulators: { ...good.emulators, firestorePort: 65_536 } }],
  ['emulators', { emulators: undefined }],
  ['identity.origin', { identity: { ...good.identity, origin: 'localhost' } }],
  ['identity.providerId', { identity: { ...good.identity, providerId: 'google.com' } }],
  ['video.origin', { video: { origin: 'player' } }],
  ['links.training', { links: { training: 'javascript:alert(1)' } }],
  ['links', { links: 'none' }],
  ['support', { support: 'nobody' }],
  ['registry.url', { registry: { url: 'releases', publicKey: 'MFkw' } }],
  ['registry.publicKey', { registry: { url: 'https://releases.studio.test/remotes.json' } }],
  ['overrideOrigins', { overrideOrigins: 'https://builds.studio.test' }],
  ['overrideOrigins', { overrideOrigins: [7] }],
  ['sessionReplay.collector', { sessionReplay: {} }],
  ['appCheck', { appCheck: undefined }],
  ['appCheck.siteKey', { appCheck: { siteKey: '' } }],
])('refuses a wrong %s', async (path, changed) => {
  await expect(
    loadRuntimeConfig(served(JSON.stringify({ ...good, ...changed })), 'localhost'),
  ).rejects.toThrow(path)
})

test('production has no emulators', async () => {
  const production = { ...good, emulators: null }
  expect(await loadRuntimeConfig(served(JSON.stringify(production)), 'studio.test')).toEqual(production)
})

test.each(['studio.test', 'localhost.evil.test', ''])(
  'ignores emulators that a file names for a page of "%s"',
  async (hostname) => {
    const config = await loadRuntimeConfig(served(JSON.stringify(good)), hostname)
    expect(config).toEqual({ ...good, emulators: null })
  },
)

test('links that the file leaves out have stand-ins', async () => {
  const { links: _, ...without } = good
  const config = await loadRuntimeConfig(served(JSON.stringify(without)), 'localhost')
  expect(config.links).toEqual(SITE_LINKS)
})

test('without a list of origins, features have no other addresses', async () => {
  const { overrideOrigins: _, ...without } = good
  const config = await loadRuntimeConfig(served(JSON.stringify(without)), 'localhost')
  expect(config.overrideOrigins).toEqual([])
})

test('names every missing or malformed field', async () => {
  const file = served(JSON.stringify({ ...good, region: '', firebase: { ...good.firebase, apiKey: 1 } }))
  const failure = await loadRuntimeConfig(file, 'localhost').catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'RuntimeConfigError' })
  expect(String(failure)).toContain('firebase.apiKey')
  expect(String(failure)).toContain('region')
})

test.each([
  ['the server refuses', served('gone', 404)],
  ['what comes is a page', served('<!doctype html>')],
  ['the network fails', jest.fn(() => Promise.reject(new TypeError('failed to fetch')))],
])('asks to reload when %s', async (_case, fetchFile) => {
  await expect(loadRuntimeConfig(fetchFile, 'localhost')).rejects.toMatchObject({
    name: 'RuntimeConfigError',
    message: '/config.json could not be read. Please reload the page.',
  })
})
