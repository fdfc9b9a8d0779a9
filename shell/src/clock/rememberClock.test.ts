import { type Member, parseMember } from '@outcome-studio/shared/domain/member'
import { createReadable } from '@outcome-studio/shared/feature'
import { type Clock, rememberClock } from './rememberClock.ts'

const BERLIN: Clock = { timeZone: 'Europe/Berlin', hourCycle: 'h23' }
const person = (id: string, clock: object = {}) => parseMember({ id, ...clock })

/** @param whenIdle by default, the page is idle at once */
function start(
  first: Member | null,
  whenIdle: (run: () => void) => () => void = (run) => {
    run()
    return () => {}
  },
) {
  const member = createReadable<Member | null>(first)
  const saved: Clock[] = []
  const failures: unknown[] = []
  let result = Promise.resolve()
  const release = rememberClock({
    member,
    readClock: () => BERLIN,
    save: (clock) => {
      saved.push(clock)
      return result
    },
    whenIdle,
    onFailure: (error) => failures.push(error),
  })
  return { member, saved, failures, release, fail: (error: Error) => (result = Promise.reject(error)) }
}

test.each([
  ['no zone', {}, 1],
  ['another zone', { timeZone: 'America/New_York', hourCycle: 'h23' }, 1],
  ['another clock', { ...BERLIN, hourCycle: 'h12' }, 1],
  ['the same', BERLIN, 0],
])('with %s in the record, the clock is stored %# times', (_what, stored, times) => {
  expect(start(person('ann', stored)).saved).toHaveLength(times)
})

test('it is stored at sign-in, once for each member, whatever another browser stores', () => {
  const { member, saved } = start(null)
  expect(saved).toEqual([])
  member.set(person('ann'))
  expect(saved).toEqual([BERLIN])
  member.set(person('ann', { timeZone: 'Asia/Tokyo' }))
  expect(saved).toHaveLength(1)
  member.set(person('bob'))
  expect(saved).toHaveLength(2)
})

test.each([
  ['who has signed out before the page is idle', null],
  ['whose record has the clock by then', person('ann', BERLIN)],
])('nothing is stored for a member %s', (_what, later) => {
  let becomeIdle = () => {}
  const { member, saved } = start(person('ann'), (run) => {
    becomeIdle = run
    return () => {}
  })
  member.set(later)
  becomeIdle()
  expect(saved).toEqual([])
})

test('a failure is passed on', async () => {
  const { member, failures, fail } = start(null)
  const error = new Error('offline')
  fail(error)
  member.set(person('ann'))
  await Promise.resolve()
  await Promise.resolve()
  expect(failures).toEqual([error])
})

test('nothing is stored after the release', () => {
  const { member, saved, release } = start(null)
  release()
  member.set(person('ann'))
  expect(saved).toEqual([])
})
