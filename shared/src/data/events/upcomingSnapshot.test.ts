import { parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { upcomingSnapshot } from './upcomingSnapshot.ts'

const NOON = '2026-03-10T12:00:00.000Z'
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function event(id: string, startTime: string) {
  const parsed = parseLiveEvent(id, {
    startTime,
    duration: 60,
    topic: `Topic ${id}`,
    questions: [{ title: 'Why?' }],
    vimeoId: '7',
    state: 'started',
    capacity: 5,
  })
  if (parsed === null) throw new Error('The event has no valid time.')
  return parsed
}

const [OVER, NEXT] = [event('over', '2026-03-10T10:00:00.000Z'), event('next', '2026-03-10T11:30:00.000Z')]

test('events that have ended since are left out, the others are as they were', () => {
  const upcoming = { events: [OVER, NEXT], limit: 50, isComplete: false }
  expect(upcomingSnapshot('listed', NOON).parse(stored(upcoming))).toEqual({ ...upcoming, events: [NEXT] })
})

test('each selection has snapshots of its own', () => {
  expect(upcomingSnapshot('listed', NOON).name).not.toBe(upcomingSnapshot('published', NOON).name)
})

test.each<[string, unknown]>([
  ['without any event to come', { events: [OVER], limit: 50, isComplete: true }],
  ['with a malformed event', { events: [NEXT, { documentId: 'x' }], limit: 50, isComplete: true }],
  ['without a limit', { events: [NEXT] }],
  ['of another form', [NEXT]],
])('a list %s is not used', (_what, value) => {
  expect(upcomingSnapshot('listed', NOON).parse(stored(value))).toBeNull()
})
