import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { httpsCallable } from 'firebase/functions'
import { temporaryFolder } from '../test/temporaryFolder.ts'
import { until } from '../test/until.ts'
import { type FunctionsUnderTest, startFunctionsUnderTest, TIMING } from './test/functionsHost.ts'

// Functions are loaded many times here, which is slow on a busy machine. No result depends on the duration.
jest.setTimeout(600_000)

const FIXTURES = join(__dirname, 'test/fixtures')

let host: FunctionsUnderTest
/** Longer than the SDK's own time limit, since functions load slowly on a busy machine. */
const LONGEST_CALL = { timeout: 600_000 }
const call = async (name: string, data: unknown = {}) =>
  (await httpsCallable(host.client, name, LONGEST_CALL)(data)).data
const failsWith = (code: string, message: string) =>
  expect.objectContaining({ code: `functions/${code}`, message: expect.stringContaining(message) })
const answers = () =>
  call('greet', { name: 'Ann' }).then(
    () => true,
    () => false,
  )

describe('functions that load', () => {
  test('have a port of their own that refuses other sites too', async () => {
    const state = await host.settled()
    const port = state.kind === 'serving' ? state.port : 0
    const answer = await fetch(`http://127.0.0.1:${port}/demo-project/us-west3/greet`, {
      method: 'POST',
      headers: { origin: 'https://evil.test' },
    })
    expect(answer.status).toBe(403)
  })

  beforeAll(async () => {
    host = await startFunctionsUnderTest(join(FIXTURES, 'functions.ts'))
    await host.settled()
  })

  afterAll(() => host.close())

  test('respond to a callable', async () => {
    expect(await call('greet', { name: 'Ann' })).toEqual({ text: 'Hello Ann', uid: null, email: null })
  })

  test('stream a callable in chunks', async () => {
    const { stream, data } = await httpsCallable(host.client, 'count').stream({ to: 3 })
    const chunks: unknown[] = []
    for await (const chunk of stream) chunks.push(chunk)
    expect(chunks).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
    expect(await data).toEqual({ total: 3 })
  })

  test('settle a stream whose process ends during the response', async () => {
    const { stream, data } = await httpsCallable(host.client, 'countThenExit').stream()
    const read = async () => {
      for await (const chunk of stream) expect(chunk).toEqual({ n: 1 })
    }
    await expect(Promise.all([read(), data])).rejects.toEqual(failsWith('unavailable', 'ended'))
    await until(answers)
  })

  test('map an error with its code, message and details, and hide other exceptions', async () => {
    const refused: unknown = await call('refuse').catch((error: unknown) => error)
    expect(refused).toEqual(failsWith('failed-precondition', 'Not now'))
    expect(refused).toHaveProperty('details', { field: 'name' })
    await expect(call('fail')).rejects.toEqual(failsWith('internal', 'INTERNAL'))
    await until(() => host.lines.some((line) => line.includes('secret detail')))
  })

  test('receive an HTTP request with method, rest of the path, parsed and raw body', async () => {
    const response = await fetch(`${host.url}/demo-any/us-west3/hook/rest?x=1`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"a": 1}',
    })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ method: 'PUT', path: '/rest', body: { a: 1 }, raw: '{"a": 1}' })
  })

  test('are found by group and region', async () => {
    const response = await fetch(`${host.url}/demo-any/us-central1/grouped-inner`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"data":null}',
    })
    expect(await response.json()).toEqual({ result: 'from the default region' })
  })

  test('receive the addresses of the local cloud, and parameters that the environment lacks', async () => {
    expect(await call('environment')).toMatchObject({
      project: 'demo-project',
      firestore: '127.0.0.1:1',
      auth: '127.0.0.1:2',
      emulator: 'true',
      parameter: 'hello',
      path: process.env.PATH,
    })
  })

  test('run by their schedule', async () => {
    const runs = () =>
      host.notes().filter((note) => expect.objectContaining({ trigger: 'ticking' }).asymmetricMatch(note))
    host.advance(4 * 60_000)
    expect(runs()).toEqual([])
    host.advance(60_000)
    await until(() => runs().length === 1)
  })

  test('count as running until they have ended, even if nobody waits for the answer', async () => {
    const caller = new AbortController()
    const called = fetch(`${host.url}/demo-any/us-west3/holding`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"data":{"id":"call"}}',
      signal: caller.signal,
    })
    await until(() =>
      host.notes().some((note) => expect.objectContaining({ id: 'call' }).asymmetricMatch(note)),
    )
    caller.abort()
    await expect(called).rejects.toThrow('abort')
    let isIdle = false
    const idle = host.whenIdle().then(() => {
      isIdle = true
    })
    await call('greet', { name: 'Ann' })
    expect(isIdle).toBe(false)
    host.note({ text: 'finish call' })
    await idle
  })

  test('are listed in the response to a call of a missing function', async () => {
    await expect(call('greeet')).rejects.toEqual(failsWith('not-found', 'us-west3/greet'))
  })

  test('reject a body that is not JSON', async () => {
    const response = await fetch(`${host.url}/demo-any/us-west3/greet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"data":',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } })
  })

  test('are interrupted when they exceed their time limit', async () => {
    await expect(call('never')).rejects.toEqual(failsWith('deadline-exceeded', 'within 1 s'))
  })

  describe('with triggers on documents', () => {
    const name = (text: string) => ({ name: { stringValue: text } })
    const noted = (trigger: string) =>
      host.notes().filter((note) => expect.objectContaining({ trigger }).asymmetricMatch(note))

    test('run for a created, updated or deleted document', async () => {
      host.commit('items/i1', undefined, name('one'))
      host.commit('items/i1', name('one'), name('two'))
      host.commit('items/i1', name('two'), undefined)
      await until(() => host.waiting() === 0)
      expect(noted('created')).toEqual([{ trigger: 'created', id: 'i1', name: 'one' }])
      expect(noted('updated')).toEqual([{ trigger: 'updated', before: 'one', after: 'two' }])
      expect(noted('deleted')).toEqual([{ trigger: 'deleted', name: 'two' }])
    })

    test('run for nested documents, with every wildcard named', async () => {
      host.commit('deep/x/down/y', undefined, {})
      await until(() => host.waiting() === 0)
      const params = { a: 'x', b: 'y' }
      expect(noted('written')).toEqual([{ trigger: 'written', params, existed: false, exists: true }])
    })

    test('count as running while an event waits for its trigger', async () => {
      host.commit('items/i3', undefined, name('three'))
      await host.whenIdle()
      expect(host.waiting()).toBe(0)
      expect(noted('created')).toContainEqual({ trigger: 'created', id: 'i3', name: 'three' })
    })

    test('run once when they throw, unless they ask for retries', async () => {
      host.commit('throws/t1', undefined, {})
      host.commit('retries/r1', undefined, {})
      await until(() => host.waiting() === 0)
      expect(noted('throwing')).toHaveLength(1)
      expect(noted('retrying')).toHaveLength(TIMING.retryDelays.length + 1)
      expect(host.lines).toContainEqual(
        expect.stringContaining('throwing failed on throws/t1: Error: no luck'),
      )
    })
  })
})

describe('a trigger that waits to run again', () => {
  beforeAll(async () => {
    host = await startFunctionsUnderTest(join(FIXTURES, 'functions.ts'), {
      ...TIMING,
      retryDelays: [LONGEST_CALL.timeout],
    })
    await host.settled()
  })

  afterAll(() => host.close())

  test('does not hold up other events', async () => {
    host.commit('retries/r1', undefined, {})
    await until(() => host.notes().length === 1)
    host.commit('items/i1', undefined, { name: { stringValue: 'one' } })
    await until(() => host.waiting() === 1)
    expect(host.notes()).toEqual([{ trigger: 'retrying' }, { trigger: 'created', id: 'i1', name: 'one' }])
  })
})

describe('functions that load for longer than a hang may last', () => {
  beforeAll(async () => {
    host = await startFunctionsUnderTest(join(FIXTURES, 'slowToLoad.ts'))
    await host.settled()
  })

  afterAll(() => host.close())

  test('are not killed', async () => {
    expect(await call('greet', { name: 'Ann' })).toBe('Hello Ann')
    expect(host.lines).toEqual([expect.stringContaining('functions loaded: 1 to call')])
  })
})

test('functions whose triggers are not supported are named', async () => {
  host = await startFunctionsUnderTest(join(FIXTURES, 'unsupported.ts'))
  await host.settled()
  expect(host.lines).toEqual([
    expect.stringContaining('functions loaded: 1 to call'),
    'function approve never runs: the local cloud does not support its trigger, providers/cloud.auth/eventTypes/user.beforeCreate',
    'function later never runs: the local cloud does not support its trigger, a task queue',
    'function resize never runs: the local cloud does not support its trigger, google.cloud.storage.object.v1.finalized',
    'function welcome never runs: the local cloud does not support its trigger, providers/firebase.auth/eventTypes/user.create',
  ])
  expect(await call('greet')).toBe('hello')
  await host.close()
})

describe('functions that cannot be loaded', () => {
  afterEach(() => host.close())

  test('report the reason in one line and respond with unavailable', async () => {
    host = await startFunctionsUnderTest(join(FIXTURES, 'broken.ts'))
    await host.settled()
    expect(host.lines).toEqual([
      expect.stringMatching(
        /could not be loaded: Error: The setting FLAVOUR is missing\. \(.*broken\.ts:5:\d+\)$/,
      ),
    ])
    await expect(call('unreachable')).rejects.toEqual(failsWith('unavailable', 'FLAVOUR'))
  })

  test('do not lose pending events', async () => {
    host = await startFunctionsUnderTest(join(FIXTURES, 'broken.ts'))
    host.commit('items/i1', undefined, {})
    await host.settled()
    // Nothing runs, and nothing will until the code is repaired.
    await host.whenIdle()
    expect(host.waiting()).toBe(1)
  })

  test('are loaded again on request and when an imported file changes', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder.path, 'parts'))
    const part = join(folder.path, 'parts/part.ts')
    writeFileSync(join(folder.path, 'index.ts'), "export { greet } from './parts/part.ts'\n")
    writeFileSync(part, "export const greet = 0\nthrow new Error('first try')\n")
    host = await startFunctionsUnderTest(join(folder.path, 'index.ts'))
    expect(await host.settled()).toMatchObject({
      kind: 'broken',
      reason: expect.stringContaining('first try'),
    })

    writeFileSync(part, "export const greet = 0\nthrow new Error('second try')\n")
    await until(() => host.lines.some((line) => line.includes('second try')))

    writeFileSync(part, handler('Hello'))
    await until(answers)

    writeFileSync(part, handler('Good day'))
    const reloaded = await fetch(`${host.url}/local-cloud/reload`, { method: 'POST' })
    expect(await reloaded.json()).toEqual({ state: 'serving' })
    expect(await call('greet', { name: 'Ann' })).toBe('Good day Ann')
    folder.remove()
  })

  function handler(greeting: string): string {
    const firebase = JSON.stringify(require.resolve('firebase-functions/v2/https'))
    return [
      `import https from ${firebase}`,
      `export const greet = https.onCall({ region: 'us-west3' }, ({ data }: { data: { name: string } }) =>`,
      `  \`${greeting} \${data.name}\`)`,
    ].join('\n')
  }
})
