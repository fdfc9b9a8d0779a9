import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { httpsCallable } from 'firebase/functions'
import { z } from 'zod'
import { until } from '../test/until.ts'
import { type FunctionsUnderTest, startFunctionsUnderTest, TIMING } from './test/functionsHost.ts'

// A process starts many times here, which is slow on a busy machine. No result depends on the duration.
jest.setTimeout(600_000)

const PROCESS = z.object({ process: z.number() })
/** Longer than the SDK's own time limit, since functions load slowly on a busy machine. */
const LONGEST_CALL = { timeout: 600_000 }

let host: FunctionsUnderTest
/** Number of lines that were logged before the test. */
let logged = 0

beforeAll(async () => {
  host = await startFunctionsUnderTest(join(__dirname, 'test/fixtures/unstable.ts'))
  await host.settled()
})
beforeEach(() => {
  logged = host.lines.length
})
afterAll(() => host.close())

const call = async (name: string) => (await httpsCallable(host.client, name, LONGEST_CALL)({})).data
const answers = () =>
  call('greet').then(
    () => true,
    () => false,
  )
const ended = expect.objectContaining({
  code: 'functions/unavailable',
  message: expect.stringContaining('ended'),
})
const hasLogged = (text: string) =>
  expect(host.lines.slice(logged)).toContainEqual(expect.stringContaining(text))
const noted = (trigger: string) =>
  host.notes().filter((note) => expect.objectContaining({ trigger }).asymmetricMatch(note))

// Which limit a process exceeds first depends on how much CPU time it gets; HangDetector.test.ts shows each.
test.each(['hang', 'block'])('functions that %s are killed and restarted', async (name) => {
  await expect(call(name)).rejects.toEqual(ended)
  await until(answers)
  hasLogged('do not answer for ')
})

test('functions that exit are restarted, and meanwhile a browser gets an error that it can read', async () => {
  await expect(call('exit')).rejects.toEqual(ended)
  const preflight = await fetch(`${host.url}/demo-any/us-west3/greet`, {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:3000', 'access-control-request-method': 'POST' },
  })
  expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
  await until(answers)
  hasLogged('exit code 3')
})

test('functions do not count as hanging while their process gets no CPU time', async () => {
  const before = PROCESS.parse(await call('identify'))
  process.kill(before.process, 'SIGSTOP')
  await wait(2 * TIMING.hang)
  process.kill(before.process, 'SIGCONT')
  expect(await call('identify')).toEqual(before)
})

test('a trigger runs again when the process ended during the delivery', async () => {
  host.commit('exits/e1', undefined, {})
  await until(() => host.waiting() === 0)
  expect(noted('exiting')).toHaveLength(2)
})

test('other events are delivered even if one ends the process every time', async () => {
  host.commit('exits/e2', undefined, { always: { booleanValue: true } })
  host.commit('items/i2', undefined, {})
  await until(() => host.waiting() === 0)
  expect(noted('created')).toEqual([{ trigger: 'created', document: 'items/i2' }])
  hasLogged('exits/e2; the event is given up')
})
