import { RECORDED_VISIT } from '@outcome-studio/shared/storage'
import { z } from 'zod'
import { createSessionReplay } from './createSessionReplay.ts'
import type { RecordedEvent } from './Recorder.ts'

const COLLECTOR = 'http://localhost:4000/session-replay'

const partSchema = z.object({
  recordingId: z.string(),
  visitId: z.string(),
  sequence: z.number(),
  dropped: z.number(),
  events: z.array(z.unknown()),
})
type Part = z.infer<typeof partSchema>

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => jest.useRealTimers())

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

/** A recorder and a collector made for tests. */
function setUp(collector: string | null = COLLECTOR) {
  const recordings: { emit: (event: RecordedEvent) => void; isStopped: boolean; snapshots: number }[] = []
  const parts: {
    body: Part
    keepalive: boolean | undefined
    signal: AbortSignal | null
  }[] = []
  const failures: unknown[] = []
  const server = { answer: async () => new Response(null, { status: 204 }), loads: 0 }
  let ids = 0
  const replay = createSessionReplay({
    collector,
    loadRecorder: async () => {
      server.loads += 1
      return (emit) => {
        const recording = { emit, isStopped: false, snapshots: 0 }
        recordings.push(recording)
        return {
          snapshot: () => {
            recording.snapshots += 1
          },
          stop: () => {
            recording.isStopped = true
          },
        }
      }
    },
    whenIdle: (run) => {
      run()
      return () => {}
    },
    fetch: (_address, init) => {
      parts.push({
        body: partSchema.parse(JSON.parse(String(init?.body))),
        keepalive: init?.keepalive,
        signal: init?.signal ?? null,
      })
      return server.answer()
    },
    page: document,
    storage: window,
    newId: () => {
      ids += 1
      return `id-${ids}`
    },
    onFailure: (error) => failures.push(error),
  })
  return { replay, recordings, parts, failures, server }
}

function hide(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => hide('visible'))

test('nothing is loaded, kept or sent before it starts, nor where there is no collector', async () => {
  const { server, parts } = setUp()
  const none = setUp(null)
  const end = none.replay.start()
  await pass(60_000)
  end()
  expect([server.loads, none.server.loads, parts.length, none.parts.length]).toEqual([0, 0, 0, 0])
  expect(sessionStorage).toHaveLength(0)
})

test('events are sent in parts, under an id of their own', async () => {
  const { replay, recordings, parts } = setUp()
  const end = replay.start()
  await pass(0)
  recordings[0]?.emit({ type: 4 })
  recordings[0]?.emit({ type: 2 })
  await pass(5_000)
  recordings[0]?.emit({ type: 3 })
  await pass(5_000)
  const ids = { recordingId: 'id-1', visitId: sessionStorage.getItem(RECORDED_VISIT.key) }
  expect(parts.map(({ body }) => body)).toEqual([
    { ...ids, sequence: 1, dropped: 0, events: [{ type: 4 }, { type: 2 }] },
    { ...ids, sequence: 2, dropped: 0, events: [{ type: 3 }] },
  ])
  end()
})

test('the end is at once: no request afterwards, and the one on its way is taken back', async () => {
  const { replay, recordings, parts, server } = setUp()
  server.answer = () => new Promise(() => {})
  const end = replay.start()
  await pass(0)
  recordings[0]?.emit({ type: 2 })
  await pass(5_000)
  recordings[0]?.emit({ type: 3 })
  end()
  expect(recordings[0]?.isStopped).toBe(true)
  expect(parts[0]?.signal?.aborted).toBe(true)
  hide('hidden')
  await pass(60_000)
  expect(parts).toHaveLength(1)
})

test('an end before the library has come: nothing is recorded', async () => {
  const { replay, recordings } = setUp()
  replay.start()()
  await pass(0)
  expect(recordings).toEqual([])
})

test('each start is a recording of its own, in the same visit', async () => {
  const { replay, recordings, parts } = setUp()
  for (const index of [0, 1]) {
    const end = replay.start()
    await pass(0)
    recordings[index]?.emit({ type: 2 })
    await pass(5_000)
    end()
  }
  const [first, second] = parts.map(({ body }) => body)
  expect(first?.recordingId).not.toBe(second?.recordingId)
  expect(first?.visitId).toBe(second?.visitId)
})

test('the last part is sent when the page is hidden, and may outlive it', async () => {
  const { replay, recordings, parts } = setUp()
  const end = replay.start()
  await pass(0)
  recordings[0]?.emit({ type: 2 })
  hide('hidden')
  expect(parts).toHaveLength(1)
  expect(parts[0]?.keepalive).toBe(true)
  end()
})

test.each([
  ['refuses', async () => new Response(null, { status: 503 })],
  ['cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'what a collector that %s did not take is dropped and counted; then the page is recorded whole',
  async (...row) => {
    const [, answer] = row
    const { replay, recordings, parts, server } = setUp()
    const { answer: accepts } = server
    server.answer = answer
    const end = replay.start()
    await pass(0)
    recordings[0]?.emit({ type: 2 })
    recordings[0]?.emit({ type: 3 })
    await pass(5_000)
    server.answer = accepts
    recordings[0]?.emit({ type: 3 })
    await pass(5_000)
    expect(parts[1]?.body).toMatchObject({ dropped: 2, events: [{ type: 3 }] })
    expect(recordings[0]?.snapshots).toBe(1)
    recordings[0]?.emit({ type: 2 })
    await pass(5_000)
    expect(parts[2]?.body).toMatchObject({ dropped: 0 })
    expect(recordings[0]?.snapshots).toBe(1)
    end()
  },
)

test('with a collector that never answers memory stays bounded', async () => {
  const { replay, recordings, parts, server } = setUp()
  server.answer = () => new Promise(() => {})
  const end = replay.start()
  await pass(0)
  const large = { text: 'x'.repeat(100_000) }
  for (let count = 0; count < 60; count += 1) recordings[0]?.emit(large)
  hide('hidden')
  expect(parts).toHaveLength(2)
  const [first, last] = parts.map(({ body }) => body)
  const sent = [first, last].map((body) => body?.events.length ?? 0)
  expect(Number(last?.dropped) + sent.reduce((sum, count) => sum + count, 0)).toBe(60)
  expect(JSON.stringify(last).length).toBeLessThan(2_100_000)
  end()
})

test('a library that does not load is told of, and costs nothing else', async () => {
  const failures: unknown[] = []
  const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
  const replay = createSessionReplay({
    collector: COLLECTOR,
    loadRecorder: () => Promise.reject(missing),
    whenIdle: (run) => {
      run()
      return () => {}
    },
    fetch,
    page: document,
    storage: window,
    newId: () => 'id',
    onFailure: (error) => failures.push(error),
  })
  const end = replay.start()
  await pass(0)
  expect(failures).toEqual([missing])
  expect(end).not.toThrow()
})
