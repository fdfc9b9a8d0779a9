import { findSessions, groupSessions } from './groupSessions.ts'
import { type SiaSession, siaSessionId } from './SiaSession.ts'

const NOW = new Date(2026, 10, 23, 9, 30)
const session = (id: string, time: Date, title = id): SiaSession => ({
  id: siaSessionId(id),
  studyUuid: 'u1',
  title,
  createdAt: time.toISOString(),
  updatedAt: time.toISOString(),
  removedAt: null,
  needsUuid: null,
})
const labels = (...times: readonly Date[]) =>
  groupSessions(
    times.map((time, index) => session(`s${index}`, time)),
    NOW,
  ).map(({ label, sessions }) => [label, sessions.map(({ id }) => id)])

test('groups sessions by day, week and month, the latest first', () => {
  expect(
    labels(
      new Date(2025, 10, 23),
      new Date(2026, 9, 5),
      new Date(2026, 9, 24),
      new Date(2026, 10, 15, 23, 59),
      new Date(2026, 10, 16),
      new Date(2026, 10, 21, 23, 59),
      new Date(2026, 10, 22),
      new Date(2026, 10, 22, 23, 59),
      new Date(2026, 10, 23),
      new Date(2026, 10, 23, 9, 30),
    ),
  ).toEqual([
    ['Today', ['s9', 's8']],
    ['Yesterday', ['s7', 's6']],
    ['Previous 7 days', ['s5', 's4']],
    ['Previous 30 days', ['s3', 's2']],
    ['October 2026', ['s1']],
    ['November 2025', ['s0']],
  ])
})

test('a time in the future counts as today', () => {
  expect(labels(new Date(2027, 0, 1))).toEqual([['Today', ['s0']]])
})

test('sessions of one time are in a stable order', () => {
  const [one, other] = [session('a', NOW), session('b', NOW)]
  expect(groupSessions([other, one], NOW)).toEqual(groupSessions([one, other], NOW))
})

test('finds sessions by the words of their titles', () => {
  const sessions = [session('a', NOW, 'Café survey'), session('b', NOW, 'Water')]
  expect(findSessions(sessions, 'SURVEY cafe').map(({ id }) => id)).toEqual(['a'])
  expect(findSessions(sessions, ' ')).toEqual(sessions)
  expect(findSessions(sessions, 'tea')).toEqual([])
})
