import { converse } from '../../testing/converse.ts'

const START = [
  'hotel porters',
  'bring luggage to the rooms',
  'As it is. Load the cart, find the room, hand over the bags',
  'Before: read the list. After: return the cart',
]

test('a finished sentence with a word of the step that was asked about is filed under it, whatever else it names', () => {
  const { study, turns } = converse([
    ...START,
    'It takes long to find the room of a group on the list. It takes long to read it',
  ])
  const [first, ...others] = study.jobSteps
  expect(turns.at(-2)?.text).toContain(`*${first?.userInput}*: **what takes long?**`)
  expect(first?.outcomeStatements.map(({ userInput }) => userInput)).toContain(
    'Minimize the time it takes to find the room of a group on the list',
  )
  expect(others.flatMap(({ outcomeStatements }) => outcomeStatements)).toEqual([])
})

test('without one, it is filed under the step whose action and thing it names', () => {
  const { study } = converse([...START, 'It takes long to find the room of a group'])
  const step = study.jobSteps.find(({ userInput }) => userInput === 'Find the room')
  expect(step?.outcomeStatements.map(({ userInput }) => userInput)).toEqual([
    'Minimize the time it takes to find the room of a group',
  ])
})

test('its card says what was asked, and the next question follows', () => {
  const { proposals, turns } = converse([...START, 'It takes long to find the list'])
  expect(proposals.at(-1)?.reason).toBe('You said that this takes a long time.')
  expect(turns.at(-1)?.text).toContain('*Read the list*: **what can go wrong?**')
})

test('a line keeps the words that the checker would leave out', () => {
  const { study } = converse([...START, 'It takes long to fill the cart completely'])
  expect(
    study.jobSteps.flatMap((step) => step.outcomeStatements).map(({ userInput }) => userInput),
  ).toContain('Minimize the time it takes to fill the cart completely')
})

test('all that follows the name of a step and a colon is filed under it', () => {
  const { study } = converse([
    ...START,
    'For hand over the bags: it takes long to find the guest. It goes wrong when the guest has left',
  ])
  const step = study.jobSteps.find(({ userInput }) => userInput === 'Hand over the bags')
  expect(step?.outcomeStatements.map(({ userInput }) => userInput)).toEqual([
    'Minimize the time it takes to find the guest',
    'Minimize the likelihood that the guest has left',
  ])
})
