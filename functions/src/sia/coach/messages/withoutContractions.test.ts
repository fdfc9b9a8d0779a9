import { ENGLISH } from '../language/ENGLISH.ts'
import { standardEnglish } from './standardEnglish.ts'
import { withoutContractions } from './withoutContractions.ts'

test.each([
  ["the lid's seized", 'the lid is seized'],
  ["the smoke's coming from the stove", 'the smoke is coming from the stove'],
  ["the order's gone out", 'the order has gone out'],
  ["nobody's told", 'nobody is told'],
  ["an order comes in after the dough's already mixed", 'an order comes in after the dough is already mixed'],
  ["nobody's left to watch the oven", 'nobody is left to watch the oven'],
  [
    "somebody's on a station he's never been trained for",
    'somebody is on a station he has never been trained for',
  ],
  ["sesame's still on the belt after a seeded run", 'sesame is still on the belt after a seeded run'],
  ["how long the oven's going to be off", 'how long the oven is going to be off'],
  ["dig when the soil's too wet", 'dig when the soil is too wet'],
  ["the breaker's in a locked room", 'the breaker is in a locked room'],
  ["nobody's there to unlock the gate", 'nobody is there to unlock the gate'],
  [
    "the teacher forgets to say that she's swapped units",
    'the teacher forgets to say that she has swapped units',
  ],
  ["the pump's off when the shift begins", 'the pump is off when the shift begins'],
  ["the list's missing", 'the list is missing'],
])('%j is %j', (told, read) => {
  expect(withoutContractions(told)).toBe(read)
})

test.each([
  "someone's glove is left behind",
  "what's happened",
  "the customer's late order",
  "the oven's door",
  "yesterday's bread",
  "the children's books",
  "the machine's dirty filter is changed",
  "the driver's left hand",
])('%j names an owner', (told) => {
  expect(withoutContractions(told)).toBe(told)
})

test('a cause is read behind a contraction', () => {
  expect(standardEnglish("the dough sits too long cause the oven's down", ENGLISH)).toBe(
    'the dough sits too long because the oven is down',
  )
  expect(standardEnglish('redo the sheet cause an order changed at night', ENGLISH)).toBe(
    'redo the sheet because an order changed at night',
  )
  expect(standardEnglish('leaks cause a mess', ENGLISH)).toBe('leaks cause a mess')
})
