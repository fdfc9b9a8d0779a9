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
  ['command', 'the title still says Study 4, make that Brasserie', 'executor'],
  ['command', 'not keen on this one, ask me another', 'outcomes'],
  ['command', "table nine is shouting, we'll go on after service", 'steps'],
  ['command', 'could you read back what we have up to here', 'outcomes'],
  ['offTopic', 'know any good riddles about soup', 'steps'],
  ['offTopic', 'hum me something nice', 'outcomes'],
  ['emotional', 'no sleep since friday and now a machine quizzes me. Wonderful.', 'outcomes'],
  ['question', 'can the head waiter log in and put hers in here', 'outcomes'],
  ['question', 'is polishing the cutlery part of this or is that a job of its own', 'steps'],
  ['correction', "nah serving is carrying plates. what they're really doing is looking after people", 'job'],
  ['correction', 'the job up there is wrong, they look after people', 'steps'],
  ['dontKnow', "haven't the foggiest, it changes", 'executor'],
  ['otherLanguage', 'Quand le garçon de salle ne trouve pas la commande.', 'outcomes'],
] as const)('a %s: %j', (kind, message, asked) => {
  expect(read(message, asked).kind).toBe(kind)
})

// They begin like commands, questions and feelings.
test.each([
  ['skip the queue for guests with a pram', 'steps'],
  ['go back to the cellar for another bottle', 'steps'],
  ['show the guest the table', 'steps'],
  ['name the wine', 'steps'],
  ['stop the music at ten', 'steps'],
  ['read the order back to the guest', 'steps'],
  ['change the table if it wobbles', 'steps'],
  ["can't find the bill", 'outcomes'],
  ['I hate it when the till freezes', 'outcomes'],
  ['have to go back to the kitchen for salt', 'outcomes'],
  ['tell people what is fresh today', 'job'],
  ['where the menus are is anybody’s guess', 'outcomes'],
] as const)('%j answers', (message, asked) => {
  expect(read(message, asked).kind).toBe('answer')
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
