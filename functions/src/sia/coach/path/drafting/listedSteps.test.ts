import { readCoachState } from '@outcome-studio/shared/domain/coach'
import { converse } from '../../testing/converse.ts'

const after = (messages: readonly string[]) => {
  const { study, turns } = converse(messages)
  const turn = turns.at(-1)
  return {
    steps: study.jobSteps.map(({ userInput }) => userInput),
    text: turn?.text ?? '',
    left: (readCoachState(turn?.state ?? '')?.left ?? []).map(({ words }) => words),
  }
}
const CHARGER = ['electricians', 'install a charger']
const TOMATOES = ['farmers', 'grow tomatoes']
const XRAY = ['radiographers', 'take an x-ray']

test.each([
  [
    CHARGER,
    'survey the house, check the fuse board, mount the charger, wire it up, test it, show the customer',
    [
      'Survey the house',
      'Check the fuse board',
      'Mount the charger',
      'Wire the charger up',
      'Test the charger',
      'Show the customer',
    ],
  ],
  [
    CHARGER,
    'mount the charger, wire it up, check the fuse board, test it',
    ['Mount the charger', 'Wire the charger up', 'Check the fuse board', 'Test the charger'],
  ],
  [
    TOMATOES,
    'we prepare the ground, we transplant the plants, we water and we put the fertilizer by the drip, we take off the suckers',
    ['Prepare the ground', 'Transplant the plants', 'Put the fertilizer by the drip', 'Take off the suckers'],
  ],
  [
    ['groomers', 'groom a dog'],
    'brush the dog, bathe the dog, dry, clip the nails',
    ['Brush the dog', 'Bathe the dog', 'Clip the nails'],
  ],
])('%j: each part of %j becomes a step', (job, message, steps) => {
  expect(after([...job, message]).steps).toEqual(steps)
})

test.each([
  [
    TOMATOES,
    'we prepare the ground, we transplant the plants, we irrigate and we put the fertilizer by the drip, we take off the suckers, we vigilate the plagues',
    ['we irrigate', 'we vigilate the plagues'],
  ],
  [
    CHARGER,
    'mount the charger, frob it up, vigilate the wires, snark the panel, test the charger',
    ['frob it up', 'vigilate the wires', 'snark the panel'],
  ],
  [CHARGER, "mount the charger, snark the $' panel, test the charger", ["“snark the $' panel”"]],
  [XRAY, 'greet cx, check cx ID, position the plate, take the image', ['greet cx, check cx ID']],
])('%j: what makes no step of %j is said, and stays an open point', (job, message, words) => {
  const { text, left } = after([...job, message])
  for (const each of words) expect(text).toContain(each)
  for (const each of words) expect(left.join(', ')).toContain(each.replace(/[“”]/g, ''))
})

test('a verb alone that may say what something is like stays an open point', () => {
  const { left } = after(['groomers', 'groom a dog', 'brush the dog, bathe the dog, dry, clip the nails'])
  expect(left).toEqual(['dry'])
})

test('of many parts that make no step, each is said, and stays an open point', () => {
  const odd = ['frob', 'zorp', 'snark', 'vigilate', 'blarg', 'quonk'].map((verb) => `${verb} the wires`)
  const { text, left } = after([...CHARGER, `mount the charger, ${odd.join(', ')}, test the charger`])
  expect(left).toEqual(odd)
  for (const each of odd) expect(text).toContain(each)
})

test.each([
  [
    'First: survey the house, mount the charger, test it',
    ['Survey the house', 'Mount the charger', 'Test the charger'],
  ],
  ['First: survey the house and mount the charger', ['Survey the house', 'Mount the charger']],
  ['First: check the name, address and phone number', ['Check the name, address and phone number']],
])('the line %j holds the steps %j', (line, steps) => {
  expect(after([...CHARGER, 'as it is', line]).steps).toEqual(steps)
})

const HELP = 'Help the child choose a book'
const LIBRARY = ['school librarians', 'match children with books', 'as it is', HELP]

test.each([
  [
    "ask the teachers what topics they're doing, order the new books, cover and label the new books, look through a book to see if it suits the child's age",
  ],
  [
    "well I ask the teachers what topics they're doing, I order the new books and then cover and label them, and I always look through a book to see if it suits the child's age",
  ],
])('no item of the line “%s” is lost', (told) => {
  const { steps } = after([...LIBRARY, `Before: ${told}`])
  expect(steps).toHaveLength(6)
  expect(steps.slice(1, 4)).toEqual([
    'Order the new books',
    expect.stringMatching(/^Cover the (?:new )?books$/),
    expect.stringMatching(/^Label the (?:new )?books$/),
  ])
})

test('an item of a line that is no step is named', () => {
  const { steps, text } = after([
    ...LIBRARY,
    'After: swap the book if the child has given up, chase the overdue book, and then it goes back on the shelf',
  ])
  expect(steps).toEqual([HELP, 'Swap the book if the child has given up', 'Chase the overdue book'])
  expect(text).toContain('“it goes back on the shelf”')
})

test('a line before the heart of the job holds several steps in their order', () => {
  const { steps } = after([
    ...XRAY,
    'take the image, check the image',
    'Before: check the radio, check the patient ID, warm the room\nAfter: wipe the plate, send the image',
  ])
  expect(steps).toEqual([
    'Check the radio',
    'Check the patient ID',
    'Warm the room',
    'Take the image',
    'Check the image',
    'Wipe the plate',
    'Send the image',
  ])
})

test('an open point that is asked about at once is quoted once', () => {
  const { text } = after([
    ...XRAY,
    'take the image, check the image',
    'check the room, close the door, vigilate the plate',
  ])
  expect(text.split('vigilate the plate')).toHaveLength(2)
})
