import { converse, statementsOf } from '../testing/converse.ts'

const UNTIL_TROUBLE = ['hosts', 'seat guests', 'as it is', 'lead guests to the table', 'skip', 'skip', 'skip']

test.each(['Takes too long', 'Goes wrong', 'Happens too often', 'Costs too much', 'Should not happen'])(
  'the button “%s” is taken for what it says',
  (trouble) => {
    const { turns } = converse([...UNTIL_TROUBLE, 'it rains', trouble])
    expect(turns.at(-1)?.text).toMatch(/^(This is how I understood you|How would you say “it rains”)/)
  },
)

test('what should not happen becomes a statement', () => {
  const { turns, study } = converse([...UNTIL_TROUBLE, 'the computer is slow', 'Should not happen.'])
  expect(turns.at(-2)?.choices).toContain('Should not happen')
  expect(statementsOf(study)).toEqual(['Minimize the likelihood that the computer is slow'])
})
