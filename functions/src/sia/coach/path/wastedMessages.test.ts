import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import { type Proposal, proposedText } from '@outcome-studio/shared/domain/coach'
import { converse, statementsOf } from '../testing/converse.ts'

const START = ['beekeepers', 'sell the honey', 'as it is']
const UNTIL_OUTCOMES = [...START, 'take the frames out, extract the honey', 'skip']

const stepsOf = ({ jobSteps }: CheckedStudy) => jobSteps.map(({ userInput }) => userInput)
const rejecting =
  (...texts: readonly string[]) =>
  (proposal: Proposal) =>
    texts.includes(proposedText(proposal)) ? 'rejected' : 'accepted'
const last = (messages: readonly string[], decide = rejecting()) => {
  const { turns, study } = converse(messages, { decide })
  const { text = '', choices = [], proposals = [] } = turns.at(-1) ?? {}
  return { text, choices, study, drafts: proposals.map(proposedText) }
}

test('the right job after a rejected one is not asked for again, and steps may follow', () => {
  const decide = rejecting('Get the honey sold')
  const right = [
    'beekeepers',
    'get the honey sold',
    'Sorry, I meant getting honey from the hive to the customer',
  ]
  expect(last(right, decide).text).not.toContain('You rejected')
  expect(stepsOf(last([...right, 'I take the frames out, then extract the honey'], decide).study)).toEqual([
    'Take the frames out',
    'Extract the honey',
  ])
})

test('steps that are told instead of the job, or after it, are offered once the job is fixed', () => {
  const instead = ['hosts', 'first I greet the guests, then I find a table', 'seat guests', 'as it is']
  expect(last(instead).drafts).toEqual(['Greet the guests', 'Find a table'])
  const behind = [
    'electricians',
    'Rewire a house. You’ve got to chase the walls, run the cables, and test the circuits.',
  ]
  expect(last(behind).drafts).toEqual(['Rewire a house'])
  expect(last([...behind, 'as it is']).drafts).toEqual([
    'Chase the walls',
    'Run the cables',
    'Test the circuits',
  ])
})

test('the size of the job and its heart are asked about at once', () => {
  const { text, study } = last(['hosts', 'seat guests', 'greet the guests, find a table'])
  expect(stepsOf(study)).toEqual(['Greet the guests', 'Find a table'])
  expect(text).toContain('Does anything come before or after that?')
  const narrower = last(['hosts', 'seat guests', 'Narrower', 'find a free table'])
  expect(narrower.study.jtbd.userInput).toBe('Find a free table')
  expect(narrower.text).toContain('what do they do at the moment')
})

test('what comes before is no repetition of a word that was left out, and what comes last is last', () => {
  const garden = ['gardeners', 'lay out a garden', 'as it is', 'Measure the plot. Level the ground. Plant.']
  expect(stepsOf(last([...garden, 'Before that: test the soil, order plants.']).study)).toEqual([
    'Test the soil',
    'Order plants',
    'Measure the plot',
    'Level the ground',
  ])
  const afterwards = [
    ...UNTIL_OUTCOMES.slice(0, 4),
    'Afterwards they put labels on the jars, take them to the market, collect the money',
  ]
  expect(stepsOf(last(afterwards, rejecting('Take the labels to the market')).study).at(-1)).toBe(
    'Collect the money',
  )
})

test.each([
  ['It was the jars I take to the market, not the labels!', 'Take the jars to the market'],
  ['Not the labels, the jars.', 'Take the jars to the market'],
])('%j corrects the card', (message, text) => {
  const steps = [
    ...UNTIL_OUTCOMES.slice(0, 4),
    'Afterwards we put labels on the jars, then take them to the market',
  ]
  const { drafts, text: reply } = last([...steps, message], rejecting('Take the labels to the market'))
  expect(drafts).toEqual([text])
  expect(reply).toContain('Sorry, I had that wrong.')
  expect(reply).not.toContain('out of the questions')
})

test('what is to be kept is kept, and no outcome', () => {
  const { drafts, text } = last([...UNTIL_OUTCOMES, 'No no, please keep the frames.'])
  expect(drafts).toEqual([])
  expect(text).toContain('*Take the frames out* stays.')
})

test('each choice that is offered for words makes a statement of them', () => {
  for (const words of [
    'traffic',
    'ropes creak',
    'takes ages to find the vial an the key',
    'I can miss that it is expired',
  ]) {
    const { choices } = last([...UNTIL_OUTCOMES, words])
    for (const choice of choices.filter((each) => /^(?:Takes|Goes|Happens|Costs)/.test(each)))
      expect([choice, last([...UNTIL_OUTCOMES, words, choice]).drafts.length]).toEqual([choice, 1])
  }
})

test('several words that were not understood are asked for once more in a smaller way, then stay open', () => {
  const several =
    'The lights on the road are red so often. Guests stand in the hall. The tables belong to the owner.'
  const { text } = last([...UNTIL_OUTCOMES, several])
  expect(text).toContain('What is the trouble with “The lights on the road are red so often”')
  expect(last([...UNTIL_OUTCOMES, several, several]).text).toMatch(
    /so they stay open points\.[\s\S]*\*\*what can go wrong\?\*\*/,
  )
  expect(last([...UNTIL_OUTCOMES, several, 'what do we have?']).text).toContain('Still open: “')
})

test('a question that was answered beside other words is not asked again', () => {
  const { text, study } = last([
    ...UNTIL_OUTCOMES,
    'That list takes seconds. What takes long is waiting for the bees',
    'The list does not show the hives, and the hive is wet.',
  ])
  expect(text).toContain('*Extract the honey*: **what takes long?**')
  expect(statementsOf(study)).toContain('Minimize the likelihood that the list does not show the hives')
})

test.each([
  [START, 'There is no one moment. First I take the frames out.', ['Take the frames out']],
  [
    START,
    'I check whether the honey is ripe, I think that matters. And I order the jars, if that counts?',
    ['Check whether the honey is ripe', 'Order the jars'],
  ],
  [
    START,
    'On the day I scout the venue. Then come the rehearsals, where I teach the parts',
    ['Scout the venue', 'Teach the parts'],
  ],
  [
    UNTIL_OUTCOMES,
    'What takes long, I guess, is getting the bees off the frames.',
    ['Minimize the time it takes to get the bees off the frames'],
  ],
])('after %j, %j is drafted without a question about a remark', (before, message, drafts) => {
  const reply = last([...before, message])
  expect(reply.drafts).toEqual(drafts)
  expect(reply.text).not.toContain('“')
})

test('a question whether something counts is answered, and what it tells is drafted', () => {
  const { drafts, text } = last([
    ...START,
    'I extract the honey, then fill it into jars. Would labeling the jars count too?',
  ])
  expect(drafts).toEqual(['Extract the honey', 'Fill the honey into jars', 'Label the jars'])
  expect(text).toContain('Yes, that counts.')
})

test('what may be a fact stays an open point beside the drafts', () => {
  const told = [...UNTIL_OUTCOMES, 'skip', 'The frames break, or I could overheat it.']
  expect(last([...told, 'what do we have?']).text).toContain('I could overheat it')
})

test('a first answer is no correction of a card', () => {
  expect(last(['Not hosts. Housekeeping. I run a hotel, so: housekeeping managers.']).text).not.toContain(
    'Sorry',
  )
})

test.each([
  ['Oh, wedding photographers like me! Honestly I still cry at the first dance :)', 'Wedding photographers'],
  [
    'Good morning. The people you mean would be the volunteers who run a choir.',
    'Volunteers who run a choir',
  ],
  [
    'Good morning. I am pharmacist, so the people are pharmacists who works in a hospital.',
    'Pharmacists who work in a hospital',
  ],
])('%j names the executor', (message, executor) => {
  expect(last([message]).study.jtbd.executor).toBe(executor)
})

test.each([
  [
    'They want dispense the right medicine to the patient, for the prescription.',
    'Dispense the right medicine to the patient',
  ],
  [
    'What we are trying to do, I think, is to prepare the choir for a concert, and everything we do is for that.',
    'Prepare the choir for a concert',
  ],
])('%j names the job', (message, job) => {
  expect(last(['pharmacists', message]).study.jtbd.userInput).toBe(job)
})

test('“it is more that” leads to what is told', () => {
  const told = 'nothing much takes long there. it’s more that we throw away jars'
  expect(last([...UNTIL_OUTCOMES, told]).drafts).toEqual(['Minimize the number of jars that are thrown away'])
})
