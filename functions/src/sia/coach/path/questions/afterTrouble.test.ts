import { converse, statementsOf } from '../../testing/converse.ts'

const UNTIL_TROUBLE = ['hosts', 'seat guests', 'as it is', 'lead guests to the table', 'skip', 'skip']

test.each(['Takes too long', 'Goes wrong', 'Happens too often', 'Costs too much', 'Should not happen'])(
  'the button “%s” is taken for what it says',
  (trouble) => {
    const { turns } = converse([...UNTIL_TROUBLE, 'it rains', trouble])
    expect(turns.at(-1)?.text).toMatch(
      /^(This is how I understood you|I can’t make a statement of “it rains”)/,
    )
  },
)

test('what should not happen becomes a statement', () => {
  const { study } = converse([...UNTIL_TROUBLE, 'the computer is slow', 'Should not happen.'])
  expect(statementsOf(study)).toEqual(['Minimize the likelihood that the computer is slow'])
})

test.each([
  [
    'The crew digs in the wrong spot. That goes wrong.',
    'the likelihood that the crew digs in the wrong spot',
  ],
  ['Happens too often: the wheel is loose', 'the number of times that the wheel is loose'],
])('%j tells the trouble and the words', (message, statement) => {
  const { study } = converse([...UNTIL_TROUBLE, message])
  expect(statementsOf(study)).toEqual([`Minimize ${statement}`])
})

test('a button without words asks what it is said of', () => {
  const { turns } = converse([...UNTIL_TROUBLE, 'Takes too long'])
  expect(turns.at(-1)?.text).toBe('What takes too long? A few words are enough.')
})
