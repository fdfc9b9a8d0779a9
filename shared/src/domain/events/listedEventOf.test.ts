import { eventPhase } from './eventPhase.ts'
import { parseLiveEvent } from './LiveEvent.ts'
import { listedEventOf } from './listedEventOf.ts'

const STORED = {
  zoomId: '91000000025',
  zoomUUID: 'uuid==',
  occurrenceId: '1',
  hostId: 'host_studio',
  eventCreatedAt: '2026-01-01T00:00:00.000Z',
  joinURL: 'https://zoom.test/j/91000000025',
  startTime: '2026-05-01T10:00:00.000Z',
  duration: 60,
  timezone: 'Europe/Berlin',
  topic: 'Finding outcomes',
  agenda: 'What it is about',
  approval: 'none',
  status: 'published',
  category: 'Practice',
  instructor: 'ada',
  preTool: '/needs-framework',
  vimeoId: 'https://vimeo.com/824804226/4fe1c2d3a4',
  addedLater: 'https://zoom.test/secret',
}

test('a listing has what is needed to browse, and nothing to join or watch with', () => {
  const listed = listedEventOf('e1', STORED)
  expect(listed).toMatchObject({
    topic: 'Finding outcomes',
    agenda: 'What it is about',
    startTime: STORED.startTime,
    endTime: '2026-05-01T11:00:00.000Z',
    timezone: 'Europe/Berlin',
    category: 'Practice',
    instructor: 'ada',
    preTool: '/needs-framework',
    approval: 'none',
    status: 'published',
    hasRecording: true,
  })
  expect(JSON.stringify(listed)).not.toMatch(/zoom|vimeo|91000000025|uuid|host_studio/i)
})

test('a listing is read as an event with the same phases', () => {
  const event = parseLiveEvent('e1', listedEventOf('e1', STORED))
  expect(event).toMatchObject({ documentId: 'e1', joinURL: '', vimeoId: '', zoomId: '', hasRecording: true })
  expect(event && eventPhase(event, Date.parse('2026-06-01'))).toBe('recording')
})

test.each([
  ['unpublished', { ...STORED, status: 'unpublished' }],
  ['without a status', { ...STORED, status: undefined }],
  ['without a time', { ...STORED, startTime: 'soon' }],
  ['deleted', undefined],
])('an event that is %s is not listed', (_what, stored) => {
  expect(listedEventOf('e1', stored)).toBeNull()
})
