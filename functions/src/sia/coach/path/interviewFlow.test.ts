import { type Proposal, proposedText } from '@outcome-studio/shared/domain/coach'
import { converse } from '../testing/converse.ts'

const START = ['beekeepers', 'sell the honey', 'as it is']
const CORE = [...START, 'take the frames out, extract the honey']
const AROUND = 'Does anything come before or after that?'

const rejecting =
  (...texts: readonly string[]) =>
  (proposal: Proposal) =>
    texts.includes(proposedText(proposal)) ? 'rejected' : 'accepted'
const last = (messages: readonly string[], decide = rejecting()) => {
  const { turns, study } = converse(messages, { decide })
  const { text = '', choices = [], proposals = [] } = turns.at(-1) ?? {}
  return {
    text,
    choices,
    drafts: proposals.map(proposedText),
    steps: study.jobSteps.map(({ userInput }) => userInput),
  }
}

test('what comes before and what afterwards is one question, whose answer is put on both sides', () => {
  expect(last(CORE).text).toContain(AROUND)
  const told = [...CORE, 'light the smoker and open the hive. Afterwards we label the jars']
  expect(last(told).text).toContain('*Light the smoker*: **what takes long?**')
  expect(last(told).steps).toEqual([
    'Light the smoker',
    'Open the hive',
    'Take the frames out',
    'Extract the honey',
    'Label the jars',
  ])
})

test.each(['Dispose of the wax', 'Archive the labels', 'Store the jars'])(
  '%j by its verb comes last',
  (message) => {
    expect(last([...CORE, message]).steps.at(-1)).toBe(message)
  },
)

test.each([
  'Light the smoker, open the hive, take the frames out, extract the honey, fill the jars',
  'First we light the smoker, then we open the hive, take the frames out, and finally we fill the jars',
])('after the whole job in %j, nobody is asked what comes before and after', (message) => {
  expect(last([...START, message]).text).toContain('*Light the smoker*: **what takes long?**')
})

test.each(['skip', 'no', 'that’s all', 'Nothing.'])('%j goes on at once', (message) => {
  expect(last([...CORE, message]).text).toContain('**what takes long?**')
})

test('of a study with few steps, what was told of a step and not understood comes back once', () => {
  const told = [...CORE, 'open the hive. We give it to a few of them there.']
  const { text, choices, drafts } = last(told)
  expect(drafts).toEqual(['Open the hive'])
  expect(text).toContain('One step is still open: “We give it to a few of them there”.')
  expect(text).not.toContain('**what takes long?**')
  expect(choices).toContain('Skip')
  expect(last([...told, 'skip']).text).toContain('**what takes long?**')
  expect(last([...told, 'melt the wax']).steps).toContain('Melt the wax')
})

test('after rejected steps, the heart of the job is asked about once more', () => {
  const decide = rejecting('Label the jars', 'Open the hive')
  const told = [...CORE, 'open the hive. Afterwards we label the jars', 'waiting for the bees']
  expect(last(told, decide).text).toContain('What else do they do at the moment the job gets done?')
  expect(last([...told, 'skip'], decide).text).toContain('**what can go wrong?**')
})

test('without a job, no size is offered', () => {
  const decide = rejecting('Sell the honey')
  const { choices, text } = last(['beekeepers', 'sell the honey', 'brood comb'], decide)
  expect(text).toContain('I didn’t get a job')
  expect(choices).toEqual(['Use my words'])
})

test.each([
  ['Wash the frames. Does that help?', 'Yes, it does.'],
  ['Wash the frames. Or do you mean after the season?', 'I mean all that they do'],
])('to %j it answers %j', (message, answer) => {
  const { text, drafts } = last([...CORE, message])
  expect(text).toContain(answer)
  expect(drafts).toEqual(['Wash the frames'])
})

test.each(['Size is okay. That’s plain English.', 'I wasn’t sure how to say it.'])(
  'talk like %j is not quoted',
  (message) => {
    expect(last([...CORE, 'skip', message]).text).not.toContain('“')
  },
)

test('a quality that somebody insists on stays out of the job, and that is said', () => {
  const { text, drafts } = last([...START.slice(0, 2), 'Quickly, I said. Take the frames out.'])
  expect(text).toContain('“quickly” is about how well it is done, so it stays out of the job')
  expect(drafts).toEqual(['Take the frames out'])
})

test('a protest at a card corrects it', () => {
  const told = [...START, 'We take the frames out and let the hives rest']
  const { drafts, text } = last([...told, 'Goodness, no, the hives don’t rest! The bees do.'])
  expect(drafts).toEqual(['Let the bees rest'])
  expect(text).not.toContain('goes wrong')
})

test('it says which statement is filed under which step', () => {
  const told = [...CORE, 'skip', 'Finding a free frame takes long. With extracting, the honey is too cold.']
  expect(last(told).text).toContain('Filed under *Extract the honey*: the honey is too cold.')
})
