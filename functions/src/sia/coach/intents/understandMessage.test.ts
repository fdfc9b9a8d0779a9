import fc from 'fast-check'
import { ENGLISH } from '../language/ENGLISH.ts'
import { understandMessage } from './understandMessage.ts'

const KNOWN = { executor: 'Waiters', job: 'Serve guests', drafts: [] }
const read = (message: string, asked: Parameters<typeof understandMessage>[2] = 'outcomes') =>
  understandMessage(message, KNOWN, asked, ENGLISH)

// None of these is among the messages that the coach was trained on.
test.each([
  ['command', 'let me redo the one before, I botched it', 'outcomes'],
  ['emotional', 'this chatbot makes me so mad, it never listens to what I say', 'outcomes'],
  ['question', 'would the dishwasher count as a waiter too?', 'executor'],
  ['answer', 'guests sit down at a table that is not clean yet', 'outcomes'],
  ['answer', 'return the coats to the guests', 'steps'],
  ['answer', 'technicians', 'executor'],
  ['correction', 'scratch that, I was thinking of the hosts and not the waiters', 'job'],
] as const)('a %s: %j', (kind, message, asked) => {
  expect(read(message, asked).kind).toBe(kind)
})

test('of an answer that ends with a question only the answer is drafted from', () => {
  expect(read('guests wait at the door. Is that what you mean by an outcome?').rest).toBe(
    'guests wait at the door.',
  )
})

test('an order of which it is not sure what it orders is not obeyed', () => {
  const { kind, intent } = read('could you please turn all of this into a slide deck for my boss')
  if (kind === 'command') expect(intent.kind).toBe('unclearOrder')
})

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(read(text).rest.length).toBeLessThanOrEqual(text.length * 3 + 10)
    }),
    { numRuns: 200 },
  )
})
