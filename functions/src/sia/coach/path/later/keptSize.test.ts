import { converse } from '../../testing/converse.ts'

const START = ['Bicycle mechanics', 'Service a bicycle']

test.each([
  'Oh, that’s about right as it is, I’d say, yes.',
  'I think that’s okay like that? Maybe it’s a bit broad, I don’t know.',
  'No, it’s fine as it is, don’t fiddle with it.',
  'Yes it is good, I think it is right size.',
  'It’s the right size for us, that’s what our figures are built on.',
  'Keep it at that level; broader is another study.',
])('%j keeps the job', (message) => {
  const { study, turns } = converse([...START, message])
  expect(study.jtbd.userInput).toBe('Service a bicycle')
  expect(turns.at(-1)?.text).toContain('the job is fixed')
  expect(turns.at(-1)?.text).not.toContain('“')
  expect(turns.at(-1)?.proposals).toEqual([])
})

test.each([
  'It’s the right size for us, that’s what we sell. Mechanics diagnose the fault, explain the bill and agree the next steps.',
  'Keep it at that level. The core is: they diagnose the fault, explain the bill and agree the next steps.',
  'They diagnose the fault, explain the bill, and agree the next steps.',
])('%j tells steps beside the job, never other jobs', (message) => {
  const { study, turns } = converse([...START, message])
  expect(turns.at(-1)?.proposals.map(({ edit }) => edit.kind)).toEqual(['addStep', 'addStep', 'addStep'])
  expect(study.jobSteps.map(({ userInput }) => userInput)).toEqual([
    'Diagnose the fault',
    'Explain the bill',
    'Agree the next steps',
  ])
})

test('a yes that leaves a word out of the job shortens it', () => {
  const { study } = converse([
    'Bicycle mechanics',
    'Service the old bicycle',
    'Yes, but without the word old.',
  ])
  expect(study.jtbd.userInput).toBe('Service the bicycle')
})

test('another size that is wished for is not taken for the present one', () => {
  expect(converse([...START, 'It’s okay, but make it narrower.']).turns.at(-1)?.text).not.toContain('fixed')
})
