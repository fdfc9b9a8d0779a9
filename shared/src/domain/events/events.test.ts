import fc from 'fast-check'
import { parseEventProgress } from './EventProgress.ts'
import { eventPhase, isJoinable, isPastEvent, nextPhaseChange } from './eventPhase.ts'
import { parseEventsInfo } from './Instructor.ts'
import { endTimeOf, eventIdOf, parseLiveEvent } from './LiveEvent.ts'
import { parseRegistration } from './Registration.ts'
import { isSyncRunning, NO_SYNC, parseSyncState } from './SyncState.ts'

const START = Date.parse('2026-03-29T09:00:00.000Z')
const MINUTE = 60_000
const EVENT = {
  startTime: new Date(START).toISOString(),
  endTime: endTimeOf(START, 90),
  state: 'scheduled',
  vimeoId: '',
} as const

test.each([
  [-61, 'upcoming', false],
  [-60, 'startingSoon', false],
  [-11, 'startingSoon', false],
  [-10, 'startingSoon', true],
  [-1, 'startingSoon', true],
  [0, 'live', true],
  [89, 'live', true],
  [90, 'ended', false],
] as const)('%i minutes after the start it is %s', (minutes, phase, joinable) => {
  const now = START + minutes * MINUTE
  expect(eventPhase(EVENT, now)).toBe(phase)
  expect(isJoinable(EVENT, now)).toBe(joinable)
})

test('an event that ends at this very moment is past', () => {
  expect(isPastEvent(EVENT, START + 90 * MINUTE)).toBe(true)
  expect(isPastEvent(EVENT, START + 90 * MINUTE - 1)).toBe(false)
})

test('a cancelled event never becomes live, and one that the host ended is over', () => {
  expect(eventPhase({ ...EVENT, state: 'cancelled' }, START)).toBe('cancelled')
  expect(nextPhaseChange({ ...EVENT, state: 'cancelled' }, 0)).toBeNull()
  expect(eventPhase({ ...EVENT, state: 'ended' }, START + MINUTE)).toBe('ended')
  expect(eventPhase({ ...EVENT, vimeoId: '1' }, START + 91 * MINUTE)).toBe('recording')
})

test('the phase and Join change at no other moment than the announced one', () => {
  const minutes = fc.integer({ min: -200, max: 200 })
  fc.assert(
    fc.property(minutes, fc.integer({ min: 0, max: 500 }), (from, later) => {
      const now = START + from * MINUTE
      const change = nextPhaseChange(EVENT, now)
      const then = now + later * MINUTE
      const isBefore = change === null || then < change
      const at = (moment: number) => [eventPhase(EVENT, moment), isJoinable(EVENT, moment)]
      if (isBefore) expect(at(then)).toEqual(at(now))
      else if (change !== null) expect(at(change)).not.toEqual(at(now))
    }),
  )
})

test('an event without a valid time is left out, and a numeric Vimeo id becomes text', () => {
  expect(parseLiveEvent('e1', { startTime: 'soon', duration: 60 })).toBeNull()
  expect(parseLiveEvent('e1', { startTime: EVENT.startTime })).toBeNull()
  const event = parseLiveEvent('e1', {
    startTime: '2026-03-29T11:00:00+02:00',
    duration: 90,
    vimeoId: 76979871,
    timezone: 'Mars/Olympus',
  })
  expect(event).toMatchObject({ ...EVENT, vimeoId: '76979871', timezone: 'UTC', status: 'unpublished' })
})

test.each([
  [undefined, { kind: 'none' }],
  [{ registrationStatus: 'pending' }, { kind: 'requested' }],
  [{ registrationStatus: 'pending', awaitsApproval: true }, { kind: 'waiting' }],
  [{ registrationStatus: 'approved' }, { kind: 'requested' }],
  [{ registrationStatus: 'approved', personalJoinURL: 'javascript:alert(1)' }, { kind: 'requested' }],
  [
    { registrationStatus: 'approved', personalJoinURL: 'https://zoom.us/w/1' },
    { kind: 'registered', joinURL: 'https://zoom.us/w/1' },
  ],
  [{ registrationStatus: 'denied' }, { kind: 'denied' }],
  [{ registrationStatus: 'denied', denialReason: '' }, { kind: 'denied' }],
  [
    { registrationStatus: 'denied', denialReason: 'For teachers.' },
    { kind: 'denied', reason: 'For teachers.' },
  ],
  [
    { registrationStatus: 'waitlisted', waitlistPosition: 3 },
    { kind: 'waitlisted', position: 3 },
  ],
  [{ registrationStatus: 'waitlisted' }, { kind: 'waitlisted', position: 0 }],
  [
    {
      registrationStatus: 'approved',
      personalJoinURL: 'https://zoom.us/w/1',
      declineUntil: '2026-03-29T09:00:00.000Z',
    },
    { kind: 'registered', joinURL: 'https://zoom.us/w/1', declineUntil: '2026-03-29T09:00:00.000Z' },
  ],
  [
    { registrationStatus: 'failed', registrationFailure: 'full' },
    { kind: 'failed', failure: 'full' },
  ],
])('the registration %j is %j', (stored, state) => {
  expect(parseRegistration(stored)).toEqual(state)
})

test('the id of an event is a document id', () => {
  expect(eventIdOf('a/b+c==', '')).toBe('a_b-c')
  expect(eventIdOf('a/b+c==', '1700')).toBe('a_b-c.1700')
})

test('unreadable documents read as empty ones', () => {
  expect(parseEventsInfo(null)).toEqual({ instructors: [], syncedAt: '', syncFailing: false })
  expect(
    parseEventsInfo({ instructors: [{ id: 'i' }, 1, { id: 'i', name: 'Ida', lines: ['a', 2] }] }),
  ).toEqual({
    instructors: [{ id: 'i', name: 'Ida', photoUrl: '', lines: ['a'] }],
    syncedAt: '',
    syncFailing: false,
  })
  expect(parseEventProgress({ done: ['preTool', 'x'], position: -4 })).toEqual({
    done: ['preTool'],
    position: 0,
  })
  expect(parseSyncState('x')).toEqual(NO_SYNC)
})

test.each([
  ['while its lease is valid', { isRunning: true, runsUntil: '2026-03-29T09:02:00.000Z' }, true],
  ['no longer once its lease has ended', { isRunning: true, runsUntil: '2026-03-29T09:00:00.000Z' }, false],
  ['not without a lease', { isRunning: true }, false],
  ['not with a lease that is no time', { isRunning: true, runsUntil: 'soon' }, false],
  ['not after its end', { isRunning: false, runsUntil: '2026-03-29T09:02:00.000Z' }, false],
] as const)('a sync is running %s', (_when, stored, expected) => {
  expect(isSyncRunning(parseSyncState(stored), START)).toBe(expected)
})
