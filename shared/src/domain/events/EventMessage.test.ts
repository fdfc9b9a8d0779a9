import fc from 'fast-check'
import {
  audiencesOf,
  isInAudience,
  MESSAGE_AUDIENCES,
  MESSAGES_A_DAY,
  mayWrite,
  messageProblem,
  parseSentMessage,
  type SentMessage,
} from './EventMessage.ts'
import type { EventId } from './LiveEvent.ts'

const NOW = Date.parse('2027-06-01T12:00:00.000Z')
const DAY = 86_400_000
const at = (milliseconds: number) => new Date(milliseconds).toISOString()
const MESSAGE: SentMessage = {
  id: 'm1',
  eventId: 'e1' as EventId,
  sentBy: 'tom',
  createdAt: at(NOW),
  audience: 'absent',
  subject: 'We missed you',
  text: 'Here is the recording.',
  withRecording: true,
  state: 'sending',
  people: 3,
  delivered: 1,
  failed: 1,
}
const TO_COME = { state: 'scheduled', endTime: at(NOW + DAY), vimeoId: '' } as const
const OVER = { state: 'ended', endTime: at(NOW - DAY), vimeoId: '76979871' } as const

test.each`
  status          | minutes | audiences
  ${'approved'}   | ${null} | ${['all']}
  ${'approved'}   | ${0}    | ${['all', 'absent']}
  ${'approved'}   | ${12}   | ${['all', 'attended']}
  ${'pending'}    | ${null} | ${['waiting']}
  ${'pending'}    | ${0}    | ${['waiting']}
  ${'waitlisted'} | ${null} | ${['waiting']}
  ${'denied'}     | ${0}    | ${[]}
  ${'cancelled'}  | ${30}   | ${[]}
`('who is $status and came for $minutes minutes belongs to $audiences', ({ status, minutes, audiences }) => {
  const found = MESSAGE_AUDIENCES.filter((audience) => isInAudience(audience, { status, minutes }))
  expect(found).toEqual(audiences)
})

test('nobody waits for an event that is over, and nobody came before its end', () => {
  expect(audiencesOf(TO_COME, NOW)).toEqual(['all', 'waiting'])
  expect(audiencesOf(OVER, NOW)).toEqual(['all', 'attended', 'absent'])
  expect(audiencesOf({ ...TO_COME, endTime: at(NOW) }, NOW)).toContain('absent')
})

test.each([
  [{}, OVER, null],
  [{ subject: ' \t' }, OVER, 'noSubject'],
  [{ text: '\n' }, OVER, 'noText'],
  [{}, { ...OVER, vimeoId: '' }, 'noRecording'],
  [{ withRecording: false }, { ...OVER, vimeoId: '' }, null],
  [{ withRecording: false }, TO_COME, 'noAudience'],
  [{ audience: 'waiting' }, OVER, 'noAudience'],
] as const)('a message with %j about %j: %s', (changes, event, problem) => {
  expect(messageProblem({ ...MESSAGE, ...changes }, event, NOW)).toBe(problem)
})

test('five messages about an event and twenty of a manager are sent in 24 hours', () => {
  const messages = (count: number, age = 0) =>
    Array.from({ length: count }, () => ({ ...MESSAGE, createdAt: at(NOW - age) }))
  const { event, manager } = MESSAGES_A_DAY
  expect(mayWrite({ event: messages(event - 1), manager: messages(manager - 1) }, NOW)).toBe(true)
  expect(mayWrite({ event: messages(event), manager: [] }, NOW)).toBe(false)
  expect(mayWrite({ event: [], manager: messages(manager) }, NOW)).toBe(false)
  expect(mayWrite({ event: messages(event, DAY), manager: messages(manager, DAY) }, NOW)).toBe(true)
})

test('a stored message is read, and what is malformed is none', () => {
  const { id, ...stored } = MESSAGE
  expect(parseSentMessage(id, stored)).toEqual(MESSAGE)
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      const read = parseSentMessage('m1', anything)
      if (read !== null) expect(MESSAGE_AUDIENCES).toContain(read.audience)
    }),
  )
  for (const field of ['eventId', 'sentBy', 'createdAt', 'subject', 'text', 'audience', 'state']) {
    expect(parseSentMessage(id, { ...stored, [field]: 1 })).toBeNull()
  }
})
