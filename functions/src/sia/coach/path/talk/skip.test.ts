import { readCoachState } from '@outcome-studio/shared/domain/coach'
import { converse } from '../../testing/converse.ts'

const BEFORE = ['hosts', 'seat guests', 'as it is', 'greet the guests, lead guests to the table', 'skip']

test.each([
  ['skip this step, go to the next one', 'Skipped.\n\n*Lead guests to the table*: **what takes long?**'],
  ['next step', 'Skipped.\n\n*Lead guests to the table*: **what takes long?**'],
  ['skip', 'Skipped.\n\n*Greet the guests*: **what can go wrong?**'],
  ['Skip. Those were outcomes, not steps.', 'Skipped.\n\n*Greet the guests*: **what can go wrong?**'],
  ['skip it, I already told you', 'Skipped.\n\n*Greet the guests*: **what can go wrong?**'],
  ['skip this question', 'Skipped.\n\n*Greet the guests*: **what can go wrong?**'],
])('%j skips the step only if it names the step', (message, reply) => {
  expect(converse([...BEFORE, message]).turns.at(-1)?.text).toContain(reply)
})

test('says that there is no further step', () => {
  const { turns } = converse([...BEFORE, 'skip this step', 'skip this step'])
  expect(turns.at(-1)?.text).toContain('That was the last step.')
  expect(readCoachState(turns.at(-1)?.state ?? '')?.open).toEqual({ kind: 'gaps' })
})

test('a step that somebody else does is left, or told from outside', () => {
  const { turns } = converse([...BEFORE, 'Can’t say, my wife does that part', 'Skip this step'])
  const reply = turns.at(-2)
  expect(reply?.text).toContain('“my wife”')
  expect(reply?.text).not.toContain('**what takes long?**')
  expect(reply?.choices).toEqual(['Skip this step', 'Why?'])
  expect(turns.at(-1)?.text).toContain('*Lead guests to the table*: **what takes long?**')
})

test('somebody else who does the object of a step answers the question', () => {
  const { turns } = converse([...BEFORE, 'the waiter forgets the menu'])
  expect(turns.at(-1)?.proposals).toHaveLength(1)
})
