import { readCoachState } from '@outcome-studio/shared/domain/coach'
import { converse, statementsOf } from '../../testing/converse.ts'

const SWEEPS = ['chimney sweeps', 'sweep a chimney', 'as it is']
const STEPS = [
  ...SWEEPS,
  'seal the fireplace, push the brush up the flue, vacuum the soot, write the bill, do a smoke test with the customer',
]
const lastText = (messages: readonly string[]) => converse(messages).turns.at(-1)?.text ?? ''
const leftAfter = (messages: readonly string[]) =>
  readCoachState(converse(messages).turns.at(-1)?.state ?? '')?.left ?? []

const FACTS = 'waiting for the customer. The neighbor next door wonders about us so much'

test('a fact beside the drafts is quoted once, with a question', () => {
  const told = [...STEPS, FACTS]
  expect(lastText(told)).toContain('I also heard “The neighbor next door wonders about us so much”')
  expect(lastText([...told, 'the tape tears'])).not.toContain('neighbor')
})

test('what was said twice is kept once', () => {
  expect(leftAfter([...STEPS, FACTS, FACTS]).map(({ words }) => words)).toEqual([
    'The neighbor next door wonders about us so much',
  ])
  expect(lastText([...STEPS, FACTS, FACTS])).not.toContain('I also heard')
})

test('an answer without a card does not end its question, and the next one does', () => {
  const unclear = 'Aunt Rose sings in the hallway'
  const [first, second] = [
    [...STEPS, unclear],
    [...STEPS, unclear, unclear],
  ].map(lastText)
  expect(first).not.toContain('what can go wrong?')
  expect(second).toContain('*Seal the fireplace*: **what can go wrong?**')
})

test('a mishap told where it was asked what takes long is drafted, and a wait the other way round', () => {
  const { study } = converse([
    ...STEPS,
    'the tape does not stick to the brick',
    'finding the spare tape in the van',
  ])
  expect(statementsOf(study)).toEqual([
    'Minimize the likelihood that the tape does not stick to the brick',
    'Minimize the time it takes to find the spare tape in the van',
  ])
})

test('what goes wrong is not asked about after it was told', () => {
  const told =
    'Waiting for the customer. What goes wrong is that the tape tears and the soot gets on the carpet.'
  expect(lastText([...STEPS, told])).toContain('*Push the brush up the flue*: **what takes long?**')
})

test('what is wasted is asked about at once of every third step from the second on, and of the others after all steps', () => {
  const { turns } = converse([...STEPS, ...Array.from({ length: 12 }, () => 'skip')])
  const wasted = turns.flatMap(({ text }) => /\*([^*]+)\*: \*\*what is wasted\?\*\*/.exec(text)?.[1] ?? [])
  expect(wasted).toEqual([
    'Push the brush up the flue',
    'Do a smoke test with the customer',
    'Seal the fireplace',
  ])
  expect(turns.at(-9)?.text).toContain('*Push the brush up the flue*: **what is wasted?**')
  expect(turns.at(-1)?.text).toContain('*Seal the fireplace*: **what is wasted?**')
})

test.each([
  ['push the brush up the flue', 'nothing before, nothing after', '**what takes long?**'],
  ['push the brush up the flue', 'seal the fireplace first', 'until all is finished?**'],
  [
    'push the brush up the flue',
    'afterwards we write the bill',
    'before they come to *Push the brush up the flue*',
  ],
])('after the steps %j and %j, the part that is missing is asked for once', (heart, around, part) => {
  const told = [...SWEEPS, heart, around]
  expect(lastText(told)).toContain(part)
  expect(lastText([...told, 'skip', 'skip'])).not.toContain(part.startsWith('**') ? '“' : part)
})

test('a part that is missing is asked for at the latest after the first two questions of each step', () => {
  const told = [...SWEEPS, 'push the brush up the flue', 'skip', 'waiting for the customer', 'the rod snaps']
  expect(lastText(told)).toContain('before they come to *Push the brush up the flue*')
})
