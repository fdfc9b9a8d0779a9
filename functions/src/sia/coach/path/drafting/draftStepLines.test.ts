import { converse } from '../../testing/converse.ts'

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
  ['After: parking the cart in the room', 'Park the cart in the room'],
  ['After: explain the bill to customer', 'Explain the bill to the customer'],
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

test('the heart of the job is told in lines as well', () => {
  const { study, turns } = converse([
    ...START.slice(0, 2),
    'As it is',
    'First: read the list\nThen: load the cart\nThen: approve or hold the cart\nThen: count the bags left',
  ])
  expect(study.jobSteps.map(({ userInput, category }) => [userInput, category])).toEqual([
    ['Read the list', 'Execute'],
    ['Load the cart', 'Execute'],
    ['Count the bags left', 'Execute'],
  ])
  expect(turns.at(-1)?.text).toContain('I have no step for “approve or hold the cart” yet')
  expect(turns.at(-1)?.text).toContain('**Does anything come before or after that?**')
})

test('steps in lines leave the size of the job as it is', () => {
  const { study, turns } = converse([...START.slice(0, 2), 'First: load the cart\nThen: hand over the bags'])
  expect(study.jtbd.userInput).toBe('Bring luggage to the rooms')
  expect(study.jobSteps.map(({ userInput }) => userInput)).toEqual(['Load the cart', 'Hand over the bags'])
  expect(turns.at(-1)?.text).toContain('**Does anything come before or after that?**')
})

test('lines without a step are asked for again', () => {
  const { turns } = converse([...START.slice(0, 2), 'As it is', 'First: the bags'])
  expect(turns.at(-1)?.text).toBe('I have no step for “the bags” yet: say it as a verb and its object.')
  expect(turns.at(-1)?.state).toBe(turns.at(-2)?.state)
})

test('a line is no talk with the coach', () => {
  const { study } = converse([...START, 'Before: ask the guest what you mean\nAfter: say no to tips'])
  expect(study.jobSteps.map(({ userInput }) => userInput)).toContain('Say no to tips')
})

test('a line that no step can be made of is answered as before', () => {
  expect(stepsAfter('Before: nothing\nAfter: return the cart').steps).toEqual([
    'Load the cart',
    'Hand over the bags',
    'Return the cart',
  ])
})

test.each([
  'First: Allow the blood to clot\nThen: Separate the serum from the cells',
  'First: Allow the blood to clot.\nThen: Separate the serum from the cells.',
  'First: Allow the blood to clot. Wait half an hour.\nThen: Separate the serum from the cells.',
])('the lines %j leave the job as it is', (lines) => {
  const { study } = converse(['Laboratory technicians.', 'They prepare blood samples for analysis.', lines])
  expect(study.jtbd.userInput).toBe('Prepare blood samples for analysis')
  expect(study.jobSteps.map(({ userInput }) => userInput)).toEqual([
    'Allow the blood to clot',
    'Separate the serum from the cells',
  ])
})

test.each([
  ['Then: get the part\nThen: swap it', 'Swap the part'],
  ['Then: get the part\nThen: swap it\nThen: clean it', 'Clean the part'],
  ['Then: get the part\nThen: swap it and check the seal', 'Swap the part'],
  ['Then: look it over', 'Look the bike over'],
  ['Then: ask the customer what its doing', 'Ask the customer what the bike is doing'],
  // Either may be meant.
  ['Then: get the part\nThen: ask the customer how it rides', 'Ask the customer how it rides'],
])('what “it” is was told before %j', (lines, step) => {
  const { study } = converse(['bike mechanics', 'repair a bike', lines.replace('Then', 'First')])
  expect(study.jobSteps.map(({ userInput }) => userInput)).toContain(step)
})

test('what a line only checks may be meant by “it” or not', () => {
  const { study, turns } = converse([
    'bike mechanics',
    'repair a bike',
    'First: get the part\nThen: check the seal\nThen: swap it',
  ])
  expect(turns.at(-1)?.text).toContain('I have no step for “swap it” yet')
  expect(study.jobSteps).toHaveLength(2)
})
