import { downloadFile } from '@outcome-studio/shared/ui'
import { DAY, testEvent } from '../testing/testEvents.ts'
import { addToCalendar, fileName } from './addToCalendar.ts'

jest.mock('@outcome-studio/shared/ui', () => ({ downloadFile: jest.fn() }))

const REQUEST = {
  event: testEvent('e1', DAY, { topic: 'Jobs & needs', joinURL: 'https://zoom.test/j/1' }),
  uid: 'ann',
  pageLink: 'https://studio.test/live-events/e1',
}
afterEach(() => jest.restoreAllMocks())

test('a file is for this member, and has no link to join', () => {
  addToCalendar('file', REQUEST)
  expect(downloadFile).toHaveBeenCalledWith(
    'Jobs-needs.ics',
    expect.stringContaining('UID:e1.ann@'),
    'text/calendar; charset=utf-8',
  )
  expect(jest.mocked(downloadFile).mock.calls[0]?.[1]).not.toContain('zoom.test')
})

test.each([
  ['google', 'https://calendar.google.com/'],
  ['outlook', 'https://outlook.office.com/'],
] as const)('%s opens in a new tab that cannot reach this one', (target, address) => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  addToCalendar(target, REQUEST)
  expect(open).toHaveBeenCalledWith(expect.stringContaining(address), '_blank', 'noopener,noreferrer')
})

test.each([
  ['Größe: 1/2?', 'Gro-ße-1-2.ics'],
  ['…', 'event.ics'],
  ['日本語', '日本語.ics'],
])('"%s" is stored as %s', (topic, name) => {
  expect(fileName(topic)).toBe(name)
})
