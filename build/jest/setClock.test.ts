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
  const { Date } = stopped.global
  expect([Date.now(), new Date().getTime(), new Date(5).getTime(), Date.UTC(1970, 0)]).toEqual([
    NOW,
    NOW,
    5,
    0,
  ])
  expect(new Date()).toBeInstanceOf(Date)
  expect(new Date().constructor).toBe(Date)
  expect(Date()).toBe(String(new Date(NOW)))
})

test('its time zone is not the one of the machine', () => {
  setClock(environment(), { fakeTimers: { now: NOW } })
  expect(process.env.TZ).toBe('Pacific/Chatham')
})

test('a project without a time has the clock and the time zone of the machine', () => {
  const running = environment()
  const { Date } = running.global
  setClock(running, { fakeTimers: {} })
  expect(running.global.Date).toBe(Date)
  expect(process.env.TZ).toBe(machine)
})

test('fake timers that run with the real clock are refused', () => {
  const stopped = environment()
  setClock(stopped, { fakeTimers: { now: NOW } })
  expect(() => stopped.fakeTimersModern.useFakeTimers({ advanceTimers: true })).toThrow('by the real clock')
  stopped.fakeTimersModern.useFakeTimers()
  expect(stopped.useFakeTimers).toHaveBeenCalledTimes(1)
})
