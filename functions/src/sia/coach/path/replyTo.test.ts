import type { Proposal } from '@outcome-studio/shared/domain/coach'
import { converse } from '../testing/converse.ts'

test('asks again, once and differently, for an executor whose card was rejected', () => {
  const decide = ({ edit }: Proposal) => (edit.kind === 'setExecutor' ? 'rejected' : 'accepted')
  const { turns } = converse(['waiters', 'seat guests', 'as it is', 'skip', 'skip'], { decide })
  const texts = turns.map(({ text }) => text)
  expect(texts.filter((text) => text.includes('You rejected *Waiters*'))).toEqual([
    expect.stringContaining('who did it?'),
  ])
})

test('takes a job that is told although the executor is open, and asks for the executor later, once', () => {
  const { study, turns } = converse(['the project', 'find a table', 'as it is', 'restaurant hosts'])
  const texts = turns.map(({ text }) => text)
  expect(texts[1]).toContain('I’ll ask again later')
  expect(texts[1]).toContain('Is the job the right size?')
  expect(texts[2]).toContain('One question is still open')
  expect(study.jtbd).toMatchObject({ executor: 'Restaurant hosts', userInput: 'Find a table' })
  const never = converse([
    'the project',
    '42',
    'find a table',
    'as it is',
    'the project',
    '42',
    'skip',
    'skip',
  ])
  const asked = never.turns.filter(({ text }) => text.includes('One question is still open'))
  expect(asked).toHaveLength(1)
})

test.each([
  ['first I greet the guests, then I find a table', 'these are steps'],
  ['takes forever to find a table', 'what makes it hard'],
])('of %j, no job is drafted', (message, part) => {
  const { turns, study } = converse(['hosts', message])
  expect(turns.at(-1)?.proposals).toEqual([])
  expect(turns.at(-1)?.text).toContain(part)
  expect(study.jtbd.userInput).toBe('')
})

test('steps that are told when the job is fixed leave the job as it is', () => {
  const { study } = converse(['hosts', 'seat guests', 'first I greet the guests, then I find a table'])
  expect(study.jtbd.userInput).toBe('Seat guests')
  expect(study.jobSteps.map(({ userInput }) => userInput)).toEqual(['Greet the guests', 'Find a table'])
})

test.each([
  ['nothing, they just start', 'nothing to do there'],
  ['no wait, actually paying comes before leaving', 'You’re right: “paying comes before leaving”'],
  ['what do you mean by job? like my position?', 'The **job** is what people try to get done'],
])('%j said of steps adds none', (message, part) => {
  const { turns, proposals } = converse(['hosts', 'seat guests', 'as it is', message])
  expect(turns.at(-1)?.text).toContain(part)
  expect(proposals.filter(({ edit }) => edit.kind === 'addStep')).toEqual([])
})

test('“it” is the thing of the step before', () => {
  const steps = (message: string) =>
    converse(['hosts', 'seat guests', 'as it is', message]).study.jobSteps.map(({ userInput }) => userInput)
  expect(steps('print the menu, then read it')).toEqual(['Print the menu', 'Read the menu'])
  expect(steps('print the menu, clear the table, then wipe it')).toEqual([
    'Print the menu',
    'Clear the table',
    'Wipe the table',
  ])
})

test('a correction changes what it is about, although something else is asked', () => {
  const { study, turns } = converse([
    'waiters',
    'hang on, you’ve got waiters up there. It’s restaurant hosts',
  ])
  expect(study.jtbd.executor).toBe('Restaurant hosts')
  expect(turns.at(-1)?.text).toContain('What are they trying to get done?')
})

test('lets the member change the job later', () => {
  const { study } = converse(['hosts', 'seat guests', 'as it is', 'change the job', 'welcome the guests'])
  expect(study.jtbd.userInput).toBe('Welcome the guests')
})
