import { startTestServer, TEST_PROJECT, TEST_ROOT, type TestServer } from '../../test/startTestServer.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.close()
  expect(server.log).toEqual([])
})

const database = `projects/${TEST_PROJECT}/databases/(default)`
const address = (kind: string, parameters: Record<string, string> = {}): string =>
  `http://127.0.0.1:${server.port}/google.firestore.v1.Firestore/${kind}/channel?${new URLSearchParams({ VER: '8', database, ...parameters })}`

const form = (offset: number, ...messages: unknown[]): URLSearchParams =>
  new URLSearchParams({
    count: String(messages.length),
    ofs: String(offset),
    ...Object.fromEntries(
      messages.map((message, index) => [`req${index}___data__`, JSON.stringify(message)]),
    ),
  })

/** The payloads of the chunks in a text: a length in UTF-16 units, a line feed, JSON. */
function chunks(text: string): unknown[] {
  const payloads: unknown[] = []
  for (let rest = text; rest !== ''; ) {
    const line = rest.indexOf('\n')
    const end = line + 1 + Number(rest.slice(0, line))
    payloads.push(JSON.parse(rest.slice(line + 1, end)))
    rest = rest.slice(end)
  }
  return payloads
}

async function open(kind: string, ...messages: unknown[]): Promise<string> {
  const answer = await fetch(address(kind, { 'X-HTTP-Session-Id': 'gsessionid' }), {
    method: 'POST',
    body: form(0, ...messages),
  })
  expect(answer.headers.get('x-http-session-id')).toBeTruthy()
  const [handshake] = chunks(await answer.text())
  const [[number, [code, id]]] = handshake as [[number, [string, string]]]
  expect([number, code]).toEqual([0, 'c'])
  return id
}

/** One long poll: returns the messages after those that it confirms. */
async function poll(kind: string, id: string, confirmed: number): Promise<[number, unknown[]][]> {
  const answer = await fetch(address(kind, { SID: id, RID: 'rpc', CI: '1', AID: String(confirmed) }))
  return chunks(await answer.text()).flat() as [number, unknown[]][]
}

const write = (id: string) => ({
  writes: [{ update: { name: `${TEST_ROOT}/w/${id}`, fields: { s: { stringValue: '😀' } } } }],
})

describe('WebChannel', () => {
  test('applies each message once, even if requests arrive out of order or twice', async () => {
    const id = await open('Write', { database })
    const post = (offset: number, ...messages: unknown[]) =>
      fetch(address('Write', { SID: id, RID: '2' }), { method: 'POST', body: form(offset, ...messages) })
    await post(2, write('second'))
    await post(1, write('first'))
    await post(1, write('first'), write('second'))
    const received = await poll('Write', id, 0)
    expect(received).toMatchObject([
      [1, [{ streamId: expect.any(String) }]],
      [2, [{ commitTime: expect.any(String), writeResults: [{}] }]],
      [3, [{ commitTime: expect.any(String) }]],
    ])
    expect(received).toHaveLength(3)
  })

  test('resends unconfirmed messages only', async () => {
    const addTarget = {
      targetId: 2,
      query: { parent: TEST_ROOT, structuredQuery: { from: [{ collectionId: 'none' }] } },
    }
    const id = await open('Listen', { database, addTarget })
    const first = await poll('Listen', id, 0)
    expect(first.map(([number]) => number)).toEqual([1, 2, 3])
    expect(await poll('Listen', id, 0)).toEqual(first)
    await fetch(address('Listen', { SID: id }), {
      method: 'POST',
      body: form(1, { database, removeTarget: 2 }),
    })
    expect(await poll('Listen', id, 3)).toEqual([
      [4, [{ targetChange: { targetChangeType: 'REMOVE', targetIds: [2] } }]],
    ])
  })

  test('streams commits of other clients', async () => {
    const addTarget = { targetId: 2, documents: { documents: [`${TEST_ROOT}/w/live`] } }
    const id = await open('Listen', { database, addTarget })
    const abort = new AbortController()
    const answer = await fetch(address('Listen', { SID: id, RID: 'rpc', CI: '0', AID: '0' }), {
      signal: abort.signal,
    })
    await fetch(`${server.url}/w/live`, { method: 'PATCH', body: '{"fields":{}}' })
    let text = ''
    const decoder = new TextDecoder()
    for await (const part of answer.body ?? []) {
      text += decoder.decode(part, { stream: true })
      if (text.includes('documentChange')) break
    }
    expect(text).toContain('documentChange')
    expect(text).toContain('noop')
    abort.abort()
  })

  test('reports denied requests and malformed messages in the stream', async () => {
    const id = await open('Write', { database })
    await fetch(address('Write', { SID: id }), { method: 'POST', body: form(1, { writes: [{}] }) })
    expect((await poll('Write', id, 1)).map(([, payload]) => payload)).toEqual([
      [{ error: { code: 3, status: 'INVALID_ARGUMENT', message: expect.any(String) } }],
    ])
  })

  test('rejects sessions that ended or never existed', async () => {
    const id = await open('Write', { database })
    await fetch(address('Write', { SID: id, TYPE: 'terminate' }), { method: 'POST' })
    for (const each of [id, 'other'])
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(address('Write', { SID: each }), { method })
        expect([answer.status, await answer.text()]).toEqual([400, 'Unknown SID'])
      }
  })

  test('rejects an invalid handshake', async () => {
    for (const body of ['count=-1', 'count=1e9', 'count=x']) {
      const answer = await fetch(address('Listen'), { method: 'POST', body })
      expect(answer.status).toBe(400)
    }
    const noDatabase = address('Listen').replace(/database=[^&]*/, 'database=x')
    expect((await fetch(noDatabase, { method: 'POST', body: form(0) })).status).toBe(400)
  })
})
