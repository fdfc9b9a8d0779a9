import type { CoachQuestion } from '@outcome-studio/shared/domain/coach'
import { converse, statementsOf } from '../testing/converse.ts'
import { withoutBeginnings } from './withoutBeginnings.ts'

const WRONG: CoachQuestion = { kind: 'outcomes', stepId: 'step', about: 'wrong' }

test.each([
  ['It goes wrong when the key is lost.', 'the key is lost.'],
  [
    'It goes wrong when the key is lost, or it goes wrong if nobody is there',
    'the key is lost, nobody is there',
  ],
  [
    'it goes wrong when the key is lost. And it also goes wrong because a guest leaves early',
    'the key is lost. a guest leaves early',
  ],
  ['Things go wrong whenever two guests come at once', 'two guests come at once'],
])('%j is read as %j', (message, read) => expect(withoutBeginnings(WRONG, message)).toBe(read))

test.each([
  [WRONG, 'The order goes wrong when the waiter is new'],
  [{ ...WRONG, about: 'long' } as const, 'It goes wrong when the key is lost'],
  [{ kind: 'job' } as const, 'It goes wrong when the key is lost'],
])('of %j, %j stays as it is', (question, message) =>
  expect(withoutBeginnings(question, message)).toBe(message),
)

const START = [
  'hotel porters',
  'bring luggage to the rooms',
  'As it is. Load the cart, find the room, hand over the bags',
  'Before: read the list. After: return the cart',
]

test.each([
  [
    [
      'It takes long to find the right list',
      'It goes wrong when the list is old, or when a page is missing.',
    ],
    [
      'Minimize the time it takes to find the right list',
      'Minimize the likelihood that the list is old',
      'Minimize the likelihood that a page is missing',
    ],
  ],
  [
    ['... find the right list and decipher the names', 'It goes wrong when two guests have one name'],
    [
      'Minimize the time it takes to find the right list',
      'Minimize the time it takes to decipher the names',
      'Minimize the likelihood that two guests have one name',
    ],
  ],
  [
    [...Array.from({ length: 10 }, () => 'skip'), 'We waste paper. We waste trips to the desk'],
    [
      'Minimize the amount of paper that is wasted',
      'Minimize the number of trips to the desk that are wasted',
    ],
  ],
])('finished sentences %j become statements in the words of the member', (answers, statements) => {
  expect(statementsOf(converse([...START, ...answers]).study)).toEqual(statements)
})
