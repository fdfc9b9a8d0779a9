import { readSiaSession } from './readSiaSession.ts'

const TIME = '2026-11-23T10:00:00.000Z'
const LATER = '2026-11-23T11:00:00.000Z'
const STORED = { title: 'Water', createdAt: TIME, updatedAt: LATER, removedAt: null, needsUuid: 'n1' }

test('reads what was stored', () => {
  expect(readSiaSession('s1', 'u1', STORED)).toEqual({ id: 's1', studyUuid: 'u1', ...STORED })
  expect(readSiaSession('s1', 'u1', { ...STORED, removedAt: LATER })).toMatchObject({ removedAt: LATER })
})

test('reads a session of an older client, and ignores unknown keys', () => {
  const older = { title: 'Water', createdAt: TIME, updatedAt: LATER, mood: 'good' }
  expect(readSiaSession('s1', 'u1', older)).toEqual({
    id: 's1',
    studyUuid: 'u1',
    ...STORED,
    needsUuid: null,
  })
})

test('malformed fields read as absent', () => {
  const damaged = { title: 7, createdAt: 'once', updatedAt: TIME, removedAt: 0, needsUuid: '' }
  expect(readSiaSession('s1', 'u1', damaged)).toEqual({
    id: 's1',
    studyUuid: 'u1',
    title: 'Untitled session',
    createdAt: TIME,
    updatedAt: TIME,
    removedAt: null,
    needsUuid: null,
  })
})

test.each([
  ['no document', undefined],
  ['a text', 'session'],
  ['no time', { title: 'Water' }],
])('reads no session from %s', (_what, fields) => {
  expect(readSiaSession('s1', 'u1', fields)).toBeNull()
})
