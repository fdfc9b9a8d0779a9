import { proposedText } from '@outcome-studio/shared/domain/coach'
import { converse } from '../../testing/converse.ts'

const TOLD = [
  'chimney sweeps',
  'sweep a chimney',
  'as it is',
  'seal the fireplace, vacuum the soot',
  'skip',
  'waiting for the customer. The neighbor next door wonders about us so much',
]
const replyTo = (message: string) =>
  converse([...TOLD, message], {
    decide: (proposal) => (proposedText(proposal).startsWith('Minimize') ? null : 'accepted'),
  }).turns.at(-1)?.text ?? ''

test.each([
  'whats left open',
  'show me the open points',
  'what is still open?',
  'What’s still open?',
  'gotta run, whats left open',
])('%j lists open points, and the cards without a decision', (message) => {
  expect(replyTo(message)).toContain('Still open: “The neighbor next door wonders about us so much”.')
  expect(replyTo(message)).toContain(
    'Cards without a decision: *Minimize the time spent waiting for the customer*.',
  )
})

test.each(['the lid is left open', 'the open points on the roof leak'])(
  '%j does not ask for them',
  (message) => {
    expect(replyTo(message)).not.toContain('Cards without a decision')
  },
)
