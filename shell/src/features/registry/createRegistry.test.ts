import { createRegistry, RegistryError } from './createRegistry.ts'

const ACCOUNT = {
  id: 'mfe-account',
  name: 'mfe_account',
  version: '19.2.0-1a2b3c4d',
  entry: 'http://localhost:3005/mfe-account/19.2.0-1a2b3c4d/mf-manifest.json',
  integrity: `sha384-${'A'.repeat(64)}`,
  exposes: ['./feature'],
  contract: 1,
}

type Answer = () => Promise<Response>
const json =
  (content: unknown): Answer =>
  async () =>
    Response.json(content)
const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

function registryAnswering(...answers: Answer[]) {
  const asked: [string, RequestInit | undefined][] = []
  const reports: unknown[] = []
  const fetchFile: typeof fetch = (file, init) => {
    asked.push([String(file), init])
    return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? offline()
  }
  return { registry: createRegistry(fetchFile, (error) => reports.push(error)), asked, reports }
}

test('reads the file once, past every cache, and again when asked to', async () => {
  const { registry, asked } = registryAnswering(json({ remotes: [ACCOUNT] }), json({ remotes: [] }))
  expect(await registry.entries()).toEqual([ACCOUNT])
  expect(await registry.entries()).toEqual([ACCOUNT])
  expect(asked).toEqual([['/remotes.json', { cache: 'no-cache' }]])
  expect(await registry.refresh()).toEqual([])
  expect(await registry.entries()).toEqual([])
})

test.each<[string, Answer]>([
  ['no network', offline],
  ['an error page', async () => new Response('Bad gateway', { status: 502 })],
  ['a JSON error', async () => Response.json({ remotes: [ACCOUNT] }, { status: 503 })],
  ['a page of HTML', async () => new Response('<!doctype html>')],
  ['another shape', json({ features: [] })],
  ['nothing', async () => new Response('')],
])(
  '%s: fails without a good copy, keeps the last one with it, and is not remembered',
  async (_what, answer) => {
    const first = registryAnswering(answer, json({ remotes: [ACCOUNT] }))
    await expect(first.registry.entries()).rejects.toThrow(RegistryError)
    expect(await first.registry.entries()).toEqual([ACCOUNT])

    const second = registryAnswering(json({ remotes: [ACCOUNT] }), answer)
    await second.registry.entries()
    expect(await second.registry.refresh()).toEqual([ACCOUNT])
    expect(second.reports).toEqual([expect.any(RegistryError)])
  },
)

test.each([
  ['no address', { ...ACCOUNT, entry: undefined }],
  ['a script for an address', { ...ACCOUNT, entry: 'javascript:alert(1)' }],
  ['an address without TLS', { ...ACCOUNT, entry: 'http://studio.test/mf-manifest.json' }],
  ['no digest', { ...ACCOUNT, integrity: undefined }],
  ['a digest that browsers ignore', { ...ACCOUNT, integrity: 'sha1-AAAA' }],
  ['a relative address', { ...ACCOUNT, entry: '/mf-manifest.json' }],
  ['a contract in words', { ...ACCOUNT, contract: 'one' }],
  ['null', null],
])('a line with %s is left out and reported; its neighbors stay', async (_what, line) => {
  const { registry, reports } = registryAnswering(json({ remotes: [line, ACCOUNT] }))
  expect(await registry.entries()).toEqual([ACCOUNT])
  expect(reports).toHaveLength(1)
})

test('an address elsewhere has TLS', async () => {
  const line = { ...ACCOUNT, entry: 'https://studio.test/mf-manifest.json' }
  expect(await registryAnswering(json({ remotes: [line] })).registry.entries()).toEqual([line])
})
