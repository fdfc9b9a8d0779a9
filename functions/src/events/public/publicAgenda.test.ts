import fc from 'fast-check'
import { publicAgenda } from './publicAgenda.ts'

test.each([
  ['', ''],
  ['We look at jobs.\n- Outcomes\n- Questions', 'We look at jobs.\n• Outcomes\n• Questions'],
  ['Slides: https://x.test/slides.', 'Slides: (link for participants).'],
  [
    'Hello\n\nJoin https://zoom.us/j/81234567890?pwd=abc\n\nBye',
    'Hello\n\nJoin (link for participants)\n\nBye',
  ],
  ['Topic\nMeeting ID: 812 3456 7890\nPasscode: 123456\nSee you', 'Topic\nSee you'],
  ['One tap mobile\n+16699006833,,81234567890#\nSee you', 'See you'],
  ['Webinar ID 91234567890', ''],
  ['<p>One &amp; two</p>', 'One & two'],
  ['At 18:30 in 2027, 120 statements.', 'At 18:30 in 2027, 120 statements.'],
])('of %j everybody reads %j', (agenda, expected) => {
  expect(publicAgenda(agenda)).toBe(expected)
})

test('never has an address or a number of a meeting, whatever surrounds it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const text = publicAgenda(
        `${before} https://zoom.us/j/81234567890?pwd=secret \n${after}\n812 3456 7890`,
      )
      expect(text).not.toMatch(/zoom\.us|pwd=|81234567890|812 3456/)
    }),
  )
})
