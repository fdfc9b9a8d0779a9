import { converse } from '../testing/converse.ts'

const START = ['hotel porters', 'bring luggage to the rooms', 'As it is. Load the cart, hand over the bags']
const stepsAfter = (message: string) => {
  const { study, turns } = converse([...START, message, 'Skip'])
  return { steps: study.jobSteps.map(({ userInput }) => userInput), reply: turns.at(-2)?.text }
}

test('each line is one step, in its place and order', () => {
  const { steps, reply } = stepsAfter(
    'Before: read the list\nAlso before: find a cart that rolls\nAfter: I return the cart\nAlso after: report lost tags',
  )
  expect(steps).toEqual([
    'Read the list',
    'Find a cart that rolls',
    'Load the cart',
    'Hand over the bags',
    'Return the cart',
    'Report lost tags',
  ])
  expect(reply).toContain('**what takes long?**')
})

test.each([
  ['After: I decide if the guest pays or goes home', 'Decide if the guest pays or goes home'],
  ['Before: regrommet the straps', 'Regrommet the straps'],
])('no word of the line %j is lost', (line, step) => {
  expect(stepsAfter(line).steps).toContain(step)
})

test.each([['approve or hold the order'], ['press it overnight']])(
  'no step is made of %j, and Sia says so at once',
  (told) => {
    const { study, turns } = converse([...START, `Before: read the list\nAlso before: ${told}`])
    expect(turns.at(-1)?.text).toContain(`I have no step for “${told}” yet`)
    expect(study.jobSteps.map(({ userInput }) => userInput)).toContain('Read the list')
  },
)

test('a line with two steps is kept as an open point, in the words of the member', () => {
  const { steps, reply } = stepsAfter('Before: read the list\nAlso before: approve or hold the order')
  expect(steps).toEqual(['Read the list', 'Load the cart', 'Hand over the bags'])
  expect(reply).toContain('approve or hold the order')
})

test('a line that no step can be made of is answered as before', () => {
  expect(stepsAfter('Before: nothing\nAfter: return the cart').steps).toEqual([
    'Load the cart',
    'Hand over the bags',
    'Return the cart',
  ])
})
