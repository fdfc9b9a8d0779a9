import { readCoachState } from '@outcome-studio/shared/domain/coach'
import { converse, statementsOf } from '../../testing/converse.ts'

test.each([
  [[], 'A, B', 'I didn’t get a group of people from “A, B”. Who are they, in one or two words?'],
  [['hosts'], 'app', 'I didn’t get a job from “app”. What do they get done, as a verb and its object?'],
  [
    ['hosts', 'seat guests', 'as it is'],
    'slow',
    'I didn’t get a step from “slow”. What do they do there, as a verb and its object?',
  ],
  [
    ['hosts', 'seat guests', 'as it is', 'lead guests to the table', 'skip'],
    'traffic',
    'I didn’t get an outcome from “traffic”. What is the trouble there, or how would you say it in a few words?',
  ],
])('after %j it quotes the words “%s” that it does not understand, and asks once', (before, words, reply) => {
  expect(converse([...before, words]).turns.at(-1)?.text).toBe(reply)
})

test('what it left out of an answer stays an open point, without a second question', () => {
  const answers = ['hosts', 'seat guests', 'as it is', 'lead guests to the table', 'skip']
  const { turns } = converse([...answers, 'traffic, waiting for the party, looking for the host'])
  const paragraphs = turns.at(-1)?.text.split('\n\n') ?? []
  expect(readCoachState(turns.at(-1)?.state ?? '')?.left?.map(({ words }) => words)).toEqual(['traffic'])
  expect(paragraphs).toEqual([
    'This is how I understood you:',
    '*Lead guests to the table*: **what can go wrong?** Finish the sentence, two or three times: *It goes wrong when …*',
  ])
})

test('words with a trouble that is told are drafted as they are, whether it was offered or not', () => {
  const before = ['hosts', 'seat guests', 'as it is', 'lead guests to the table', 'skip']
  const { study } = converse([...before, 'ropes creak', 'Should not happen'])
  expect(statementsOf(study)).toHaveLength(1)
})

test('steps that follow the choice of a size are drafted, and outcomes told among steps are outcomes', () => {
  const before = ['hosts', 'seat guests', 'As it is. Steps: greet the guests, then lead guests to the table']
  const { study } = converse([...before, 'the problem is that it takes too long to find a free table'])
  expect(study.jobSteps.map(({ userInput }) => userInput)).toEqual([
    'Greet the guests',
    'Lead guests to the table',
  ])
  expect(statementsOf(study)).toEqual(['Minimize the time it takes to find a free table'])
})

test('a chosen trouble makes an outcome of the words that were not understood', () => {
  const before = ['hosts', 'seat guests', 'as it is', 'lead guests to the table', 'skip']
  const { turns, study } = converse([...before, 'traffic', 'Costs too much'])
  expect(turns.at(-2)?.choices).toContain('Costs too much')
  expect(statementsOf(study)).toEqual(['Minimize the cost of traffic'])
})
