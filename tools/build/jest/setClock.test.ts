import { runInNewContext } from 'node:vm'
import { setClock } from './setClock.ts'

const NOW = Date.parse('2027-12-31T11:47:13.359Z')
const machine = process.env.TZ

/** The globals of another realm, with timers that note how they are faked. */
function environment() {
  const useFakeTimers = jest.fn()
  const global: { Date: DateConstructor } = { Date: runInNewContext('Date') }
  return { useFakeTimers, global, fakeTimersModern: { useFakeTimers } }
}

afterEach(() => setClock(environment(), { fakeTimers: {} }))

test('the clock of a project with a time stands still', () => {
  const stopped = environment()
  setClock(stopped, { fakeTimers: { now: NOW } })
  const StoppedDate = stopped.global.Date
  expect([
    StoppedDate.now(),
    new StoppedDate().getTime(),
    new StoppedDate(5).getTime(),
    StoppedDate.UTC(1970, 0),
  ]).toEqual([NOW, NOW, 5, 0])
  expect(new StoppedDate()).toBeInstanceOf(StoppedDate)
  expect(new StoppedDate().constructor).toBe(StoppedDate)
  expect(StoppedDate()).toBe(String(new StoppedDate(NOW)))
})

test('its time zone is not the one of the machine', () => {
  setClock(environment(), { fakeTimers: { now: NOW } })
  expect(process.env.TZ).toBe('Pacific/Chatham')
})

test('a project without a time has the clock and the time zone of the machine', () => {
  const running = environment()
  const before = running.global.Date
  setClock(running, { fakeTimers: {} })
  expect(running.global.Date).toBe(before)
  expect(process.env.TZ).toBe(machine)
})

test('fake timers that run with the real clock are refused', () => {
  const stopped = environment()
  setClock(stopped, { fakeTimers: { now: NOW } })
  expect(() => stopped.fakeTimersModern.useFakeTimers({ advanceTimers: true })).toThrow('by the real clock')
  stopped.fakeTimersModern.useFakeTimers()
  expect(stopped.useFakeTimers).toHaveBeenCalledTimes(1)
})
