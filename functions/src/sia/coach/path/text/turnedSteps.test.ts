import { ENGLISH } from '../../language/ENGLISH.ts'
import { answerTo } from '../../testing/answers/answerTo.ts'
import { turnedSteps } from './turnedSteps.ts'

test.each([
  [
    'barriers come down, key goes back to the caretaker',
    'take down the barriers, return the key to the caretaker',
  ],
  ['the tools go back in the van', 'put the tools back in the van'],
  [
    'costumes go to the laundry and the props go in the cage',
    'take the costumes to the laundry and put the props in the cage',
  ],
  ['the bill goes to the owner.', 'give the bill to the owner.'],
  [
    'goals come off the pitch, flags go back in the hut',
    'take the goals off the pitch, put the flags back in the hut',
  ],
  ['the tree gets printed and framed', 'print the tree and frame the tree'],
  ['the floor gets mopped', 'mop the floor'],
  ['lid goes back on', 'put the lid back on'],
  ['then the dust sheets come off', 'then take off the dust sheets'],
])('of %j, %j is done', (told, done) => {
  expect(turnedSteps(told, true, ENGLISH)).toBe(done)
})

test.each([
  'the apprentice goes back to the van',
  'it goes back to the shop',
  'labels come off when they get wet',
  'the price goes up',
  'the label gets wet',
  'the tape gets stuck',
  'he comes in',
  'we go back to the start',
  'sand, prime and paint the door',
])('%j stays as it is', (told) => {
  expect(turnedSteps(told, true, ENGLISH)).toBe(told)
})

test('what comes off is a step only at the end', () => {
  expect(turnedSteps('the labels come off', false, ENGLISH)).toBe('the labels come off')
  expect(turnedSteps('the labels come off', true, ENGLISH)).toBe('take off the labels')
})

test('asked what ends the job, what becomes of things is drafted as what is done to them', () => {
  const { drafts } = answerTo('after', 'hoses come in, key goes back to the neighbour')
  expect(drafts).toEqual(['Bring in the hoses', 'Return the key to the neighbour'])
  expect(answerTo('after', 'old washer goes in the bin').drafts).toEqual(['Put the old washer in the bin'])
})
