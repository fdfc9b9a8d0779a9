import { createKeyPair, sign } from '@outcome-studio/shared/releases'
import { createRegistry, RegistryError, type RegistryParts } from './createRegistry.ts'

const ACCOUNT = {
  id: 'mfe-account',
  name: 'mfe_account',
  version: '19.2.0-1a2b3c4d',
  entry: 'http://localhost:3005/mfe-account/19.2.0-1a2b3c4d/mf-manifest.json',
  integrity: `sha384-${'A'.repeat(64)}`,
  exposes: ['./feature'],
  contract: 1,
}
const LINE = { ...ACCOUNT, previous: null, canary: null }

type Answer = () => Promise<Response>
const json =
  (content: unknown): Answer =>
  async () =>
    Response.json(content)
const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** @param answers the last one is repeated */
function registryAnswering(place: RegistryParts['place'], ...answers: Answer[]) {
  const asked: [string, string | undefined][] = []
  const reports: unknown[] = []
  const clock = { now: 0 }
  const fetchFile: typeof fetch = (file, init) => {
    asked.push([String(file), init?.cache])
    return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? offline()
  }
  const registry = createRegistry({
    fetchFile,
    report: (error) => reports.push(error),
    place,
    now: () => clock.now,
  })
  const lines = async () => (await registry.current()).remotes
  return { registry, lines, asked, reports, clock }
}

test('reads the file past every cache, and again when asked to or after a minute', async () => {
  const { registry, lines, asked, clock } = registryAnswering(
    null,
    json({ remotes: [ACCOUNT] }),
    json({ remotes: [] }),
    json({ remotes: [ACCOUNT] }),
  )
  expect(registry.known()).toBeNull()
  expect(await Promise.all([lines(), lines()])).toEqual([[LINE], [LINE]])
  clock.now = 59_999
  expect(await lines()).toEqual([LINE])
  expect(asked).toEqual([['/remotes.json', 'no-cache']])
  expect((await registry.refresh()).remotes).toEqual([])
  expect(registry.known()?.remotes).toEqual([])
  clock.now = 120_000
  expect(await lines()).toEqual([LINE])
})

test('a load waits a second at most for a newer copy', async () => {
  const slow = Promise.withResolvers<Response>()
  const { lines, clock } = registryAnswering(null, json({ remotes: [ACCOUNT] }), () => slow.promise)
  await lines()
  clock.now = 60_000
  jest.useFakeTimers()
  const later = lines()
  await jest.advanceTimersByTimeAsync(1_000)
  jest.useRealTimers()
  expect(await later).toEqual([LINE])
  slow.resolve(Response.json({ remotes: [] }))
  await expect(slow.promise).resolves.toBeDefined()
  expect(await lines()).toEqual([])
})

test.each<[string, Answer]>([
  ['no network', offline],
  ['an error page', async () => new Response('Bad gateway', { status: 502 })],
  ['a JSON error', async () => Response.json({ remotes: [ACCOUNT] }, { status: 503 })],
  ['a page of HTML', async () => new Response('<!doctype html>')],
  ['another shape', json({ features: [] })],
  ['nothing', async () => new Response('')],
])('%s: fails without a good copy, keeps the last one with it, and is not remembered', async (_what, bad) => {
  const first = registryAnswering(null, bad)
  await expect(first.registry.current()).rejects.toThrow(RegistryError)
  await expect(first.registry.current()).rejects.toThrow(RegistryError)

  const second = registryAnswering(null, json({ remotes: [ACCOUNT] }), bad)
  await second.registry.current()
  expect((await second.registry.refresh()).remotes).toEqual([LINE])
  expect(second.reports).toEqual([expect.any(RegistryError)])
})

test('while the server is down, the copy of the browser counts', async () => {
  const { lines, asked } = registryAnswering(null, offline, json({ remotes: [ACCOUNT] }))
  expect(await lines()).toEqual([LINE])
  expect(asked.map(([, cache]) => cache)).toEqual(['no-cache', 'force-cache'])
})

test('an older revision does not replace a newer one', async () => {
  const { registry } = registryAnswering(
    null,
    json({ revision: 2, remotes: [ACCOUNT] }),
    json({ revision: 1, remotes: [] }),
  )
  await registry.current()
  expect((await registry.refresh()).revision).toBe(2)
})

test.each([
  ['no address', { ...ACCOUNT, entry: undefined }],
  ['a script for an address', { ...ACCOUNT, entry: 'javascript:alert(1)' }],
  ['an address without TLS', { ...ACCOUNT, entry: 'http://studio.test/mf-manifest.json' }],
  ['no digest', { ...ACCOUNT, integrity: undefined }],
  ['a digest that browsers ignore', { ...ACCOUNT, integrity: 'sha1-AAAA' }],
  ['a relative address', { ...ACCOUNT, entry: '/mf-manifest.json' }],
  ['a contract in words', { ...ACCOUNT, contract: 'one' }],
  ['a canary without an audience', { ...ACCOUNT, canary: { release: ACCOUNT } }],
  ['null', null],
])('a line with %s is left out and reported; its neighbors stay', async (_what, line) => {
  const { lines, reports } = registryAnswering(null, json({ remotes: [line, ACCOUNT] }))
  expect(await lines()).toEqual([LINE])
  expect(reports).toHaveLength(1)
})

test('an address elsewhere has TLS', async () => {
  const line = { ...LINE, entry: 'https://studio.test/mf-manifest.json' }
  expect(await registryAnswering(null, json({ remotes: [line] })).lines()).toEqual([line])
})

test('a registry of another origin counts only with the signature of the configured key', async () => {
  const { subtle } = crypto
  const [keys, others] = [await createKeyPair(subtle), await createKeyPair(subtle)]
  const place = { url: 'https://releases.test/remotes.json', publicKey: keys.publicKey }
  const content = JSON.stringify({ revision: 1, remotes: [ACCOUNT] })
  const signed = { content, signature: await sign(subtle, keys.privateKey, content) }
  const good = registryAnswering(place, json(signed))
  expect(await good.lines()).toEqual([LINE])
  expect(good.asked).toEqual([[place.url, 'no-cache']])

  const forged = { content, signature: await sign(subtle, others.privateKey, content) }
  const changed = { ...signed, content: content.replace('1a2b', '1a2c') }
  for (const wrong of [forged, changed, JSON.parse(content)]) {
    await expect(registryAnswering(place, json(wrong)).registry.current()).rejects.toThrow(RegistryError)
  }
})
