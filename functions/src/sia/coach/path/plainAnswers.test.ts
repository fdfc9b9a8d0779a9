import { proposedText } from '@outcome-studio/shared/domain/coach'
import { converse, statementsOf } from '../testing/converse.ts'

const last = (messages: readonly string[]) => {
  const { turns, study } = converse(messages)
  const { text = '', choices = [], proposals = [] } = turns.at(-1) ?? {}
  return { text, choices, study, drafts: proposals.map(proposedText) }
}
const COURIERS = ['bike couriers', 'deliver parcels', 'as it is']
const CHEFS = ['pastry chefs', 'make wedding cakes', 'meet the couple, bake the tiers', 'skip']

test.each([
  ['Heating engineers. We install heat pumps in existing houses.', 'Install heat pumps in existing houses'],
  [
    'Claims handlers in motor insurance. Job to be done: settle motor claims, roughly 42,000 a year with an average cycle time of 19 days.',
    'Settle motor claims',
  ],
  [
    'Good afternoon, Sia. I suppose it would be the volunteer museum guides, of whom I have been one for nine years now, and what we do is to show groups of visitors around the collection.',
    'Show groups of visitors around the collection',
  ],
  [
    'Oh that’s easy, it’s us pastry chefs! I make wedding cakes, have done for eighteen years, and my job is to create a cake the couple will never forget!',
    'Make wedding cakes',
  ],
])('the first answer %j tells the job', (message, job) => {
  const { drafts } = last([message])
  expect(drafts).toHaveLength(2)
  expect(drafts[1]).toBe(job)
})

test.each([
  ['Install heat pumps in existing houses. Like I said.', 'Install heat pumps in existing houses'],
  ['Settle motor claims within SLA and at the right indemnity spend.', 'Settle motor claims'],
  [
    'Make a wedding cake that tastes as wonderful as it looks and is standing on its table before the guests arrive!',
    'Make a wedding cake',
  ],
])('the job %j is cut to a verb and its object', (message, job) => {
  expect(last(['engineers', message]).drafts).toEqual([job])
})

test('the job that is told again stays, and is no step', () => {
  const again = last(['Roofers. We replace old roofs.', 'Replace old roofs within budget.'])
  expect(again.text).toContain('Your job stays as it is: *Replace old roofs*.')
  expect(again.text).toContain('what do they do at the moment')
})

test('a group that is named with doubt is the executor', () => {
  const { study } = last(['I suppose it would be independent booksellers? I own a small shop.'])
  expect(study.jtbd.executor).toBe('Independent booksellers')
})

test.each([
  ['accept the order in the app. check the distance', ['Accept the order', 'Check the distance']],
  ['They validate cover, assess liability.', ['Validate cover', 'Assess liability']],
  [
    'bake the tiers, fill and ice them, and drive the cake to the venue',
    ['Bake the tiers', 'Fill the tiers', 'Ice the tiers', 'Drive the cake to the venue'],
  ],
  [
    'check the foyer and choose the pictures I should like to talk about',
    ['Check the foyer', 'Choose the pictures to talk about'],
  ],
  ['I explain perhaps eight or nine of the paintings.', ['Explain the paintings']],
])('the steps %j are drafted', (message, steps) => {
  expect(last([...COURIERS, message]).drafts).toEqual(steps)
})

test('remarks on what was told are not quoted back', () => {
  const { text } = last([
    ...COURIERS,
    'I greet the visitors and answer the questions, of which there are usually a good many.',
  ])
  expect(text).not.toContain('of which')
  expect(last([...CHEFS, 'Waiting for the police report, 11 days on average.']).text).not.toContain('11 days')
})

test('of words that were not understood, one fact is asked for, with an example', () => {
  const told = 'Baking samples takes me a whole morning of the week. Choosing can go on forever.'
  const { text, choices } = last([...CHEFS, told])
  expect(text).toContain('One thing is enough')
  expect(choices).toEqual(['Skip'])
})

test.each([
  [
    'Two handlers review the same file.',
    'Minimize the number of times that two handlers review the same file',
  ],
  [
    'I type the same numbers into the form.',
    'Minimize the frequency of typing the same numbers into the form',
  ],
])('asked what is wasted, %j is done in vain', (message, draft) => {
  expect(last([...CHEFS, 'skip', 'skip', 'skip', 'skip', message]).drafts).toEqual([draft])
})

test('a short tail does not make an answer one about something else', () => {
  const told =
    'They change their minds three weeks before the wedding! And once a couple forgot it, can you imagine?'
  expect(last([...CHEFS, 'skip', told]).text).not.toContain('I can only help with this study')
})

test('every step is asked about before what is wasted, and how to answer is said only at first', () => {
  const { study, text } = last([
    ...CHEFS,
    'waiting for the couple',
    'the couple is late, the pen is empty',
    'heating the oven',
    'the tiers are dry',
    'nothing',
  ])
  expect(statementsOf(study)).toHaveLength(5)
  expect(text).not.toContain('two or three times')
  expect(text).toContain('**what is wasted?**')
})
