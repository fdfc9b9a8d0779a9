import { eventTooOften } from './eventTooOften.ts'

test.each([
  ['An invoice gets posted twice, far too often.', 'An invoice gets posted twice'],
  ['the kiln trips too often', 'the kiln trips'],
  ['this happens far too often', null],
  ['we reweigh far too often', null],
  ['the kiln trips', null],
])('%j tells what happens too often: %j', (sentence, event) => {
  expect(eventTooOften(sentence)).toBe(event)
})
