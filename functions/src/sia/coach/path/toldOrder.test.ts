import { converse } from '../testing/converse.ts'

const CORE = ['florists', 'decorate a church', 'as it is', 'tie the garlands, hang the wreaths']

const stepsAfter = (...messages: readonly string[]) =>
  converse([...CORE, ...messages]).study.jobSteps.map(({ userInput }) => userInput)

test.each([
  ['sweep the aisle', ['Tie the garlands', 'Hang the wreaths', 'Sweep the aisle']],
  ['prepare the ladder', ['Prepare the ladder', 'Tie the garlands', 'Hang the wreaths']],
  [
    'Measure the altar first. Sweep the aisle last.',
    ['Measure the altar', 'Tie the garlands', 'Hang the wreaths', 'Sweep the aisle'],
  ],
  [
    'Before, we measure the altar. We fetch the ladder. And after... sweep the aisle and return the ladder?',
    [
      'Measure the altar',
      'Fetch the ladder',
      'Tie the garlands',
      'Hang the wreaths',
      'Sweep the aisle',
      'Return the ladder',
    ],
  ],
  [
    'After it we sweep the aisle and return the ladder.',
    ['Tie the garlands', 'Hang the wreaths', 'Sweep the aisle', 'Return the ladder'],
  ],
])('%j is placed where it was told', (message, steps) => {
  expect(stepsAfter(message)).toEqual(steps)
})

test.each([
  ['The first step is to measure the altar.', 'Measure the altar', 0],
  ['The very first step is: measure the altar', 'Measure the altar', 0],
  ['The step of wiring the wreaths comes after tying the garlands.', 'Wire the wreaths', 1],
  ['Oh, I forgot, after the garlands we wire the wreaths.', 'Wire the wreaths', 1],
])('%j while the outcomes are asked about brings a step back', (message, step, at) => {
  expect(stepsAfter('skip', message)[at]).toBe(step)
})

test.each([
  'Hanging the wreaths comes before tying the garlands.',
  'Please put the step about the wreaths at the beginning!',
])('%j proposes to move the step', (message) => {
  const { turns } = converse([...CORE, 'skip', message])
  expect(turns.at(-1)?.proposals.map(({ edit }) => edit)).toEqual([
    expect.objectContaining({ kind: 'moveStep', afterStepId: null, text: 'Hang the wreaths' }),
  ])
  expect(turns.at(-1)?.text).toContain('Right, *Hang the wreaths* belongs at the beginning')
})

test('a step that is not there is not moved', () => {
  const { turns } = converse([...CORE, 'skip', 'Put the step about the invoice at the end'])
  expect(turns.at(-1)?.proposals).toEqual([])
  expect(turns.at(-1)?.text).toContain('To move a step, drag it')
})

test('with four steps, it says once that one may be missing', () => {
  const told = [...CORE, 'measure the altar first. Sweep the aisle last.', 'climbing the ladder']
  const texts = converse(told).turns.map(({ text }) => text)
  expect(texts.filter((text) => text.includes('Four steps so far. Is one missing?'))).toHaveLength(1)
})

test.each(['Fine by me', 'florists is not a step', 'ribbons'])(
  '%j is no step that is asked about',
  (talk) => {
    const { turns } = converse([...CORE, `measure the altar first. ${talk}.`])
    expect(turns.at(-1)?.text).not.toContain('still open')
  },
)
