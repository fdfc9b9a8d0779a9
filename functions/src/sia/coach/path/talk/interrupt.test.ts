import { answerTo } from '../../testing/answers/answerTo.ts'
import { converse } from '../../testing/converse.ts'

const last = (...answers: readonly string[]) => converse(answers).turns.at(-1)
const STEPS = ['hosts', 'seat guests', 'as it is', 'lead guests to the table', 'skip']

test('to anger, the question comes back smaller, and may be skipped or stopped', () => {
  const reply = last('hosts', 'this is bullshit')
  expect(reply?.text).not.toContain('**What are they trying to get done?**')
  expect(reply?.text).toContain('You can skip this question, or stop here')
  expect(reply?.choices).toEqual(['Skip', 'Stop'])
})

test('who does not know who does it is asked who did it the last time', () => {
  expect(last('no idea, depends on the project I guess')?.text).toContain('who was it?')
  expect(last('hosts', 'no idea')?.text).toContain('what happened first?')
})

test('back at a question, it says what was answered there', () => {
  expect(last('hosts', 'go back to the previous question pls')?.text).toContain('So far it is *Hosts*.')
})

test.each([
  ["Is 'seat guests' too broad?", 'Is “seat guests” the job that you mean?'],
  ['Relocate our household to another city', 'Does “to another city” belong to every case'],
  ['We want to leverage AI to automate toxic content triage at scale', '“AI” is a means'],
])('of %j it asks about what was named', (message, reply) => {
  expect(last('hosts', message)?.text).toContain(reply)
})

test('a feeling is said to be one, and where it goes', () => {
  expect(last(...STEPS, 'I feel guilty towards the guests at the door')?.text).toContain(
    'it goes to the emotional jobs',
  )
})

test.each([
  ['before', 'Trouble often starts long before'],
  ['long', 'Time is the first thing people notice'],
  ['executor', 'Needs differ between people'],
] as const)('“what do you mean” explains the open question, here %s', (about, why) => {
  for (const asked of ['what do you mean', 'What do you mean by that?', 'sorry, what does that mean?'])
    expect(answerTo(about, asked).reply).toContain(why)
})

test('the size is doubted in any words', () => {
  expect(answerTo('size', 'too narrow maybe?').reply).toContain('What is the job good for?')
  expect(answerTo('size', 'I think it’s too broad').reply).toContain('the part of it that matters most')
})
