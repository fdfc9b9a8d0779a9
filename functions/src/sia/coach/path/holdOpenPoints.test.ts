import { readCoachState } from '@outcome-studio/shared/domain/coach'
import { converse } from '../testing/converse.ts'

const BEFORE = ['hosts', 'seat guests', 'as it is', 'lead guests to the table', 'skip', 'skip']
const SEVERAL =
  'The lights on the road are red so often. Guests stand in the hall. The tables belong to the owner.'

function textsOf(...answers: readonly string[]) {
  const { turns } = converse([...BEFORE, ...answers])
  return turns.slice(BEFORE.length).map(({ text }) => text)
}

test('asks about each part of an answer that was not understood, before the path goes on', () => {
  const [first, second, third, last] = textsOf(SEVERAL, 'Takes too long', 'Skip', 'Skip')
  expect(first).toContain('Let’s take them one by one. What is the trouble with “The lights')
  expect(second).toContain('You also said “Guests stand in the hall”.')
  expect(third).toContain('You also said “The tables belong to the owner”.')
  expect(last).toContain('**what can go wrong?**')
})

test('“Skip all” and a skipped step leave the other parts', () => {
  expect(textsOf(SEVERAL, 'Skip', 'Skip all').at(-1)).toContain('**what can go wrong?**')
  expect(textsOf(SEVERAL, 'Skip this step').at(-1)).toContain('That was the last step.')
})

test('“what do we have?” lists the parts that are open', () => {
  expect(textsOf(SEVERAL, 'what do we have?').at(-1)).toContain(
    'Still open: “The lights on the road are red so often”, “Guests stand in the hall”, “The tables belong to the owner”.',
  )
})

test('going back leaves no open part of another question behind', () => {
  const { turns } = converse([...BEFORE, SEVERAL, 'go back to the job'])
  expect(readCoachState(turns.at(-1)?.state ?? '')).toMatchObject({
    open: { kind: 'job' },
    unclear: '',
    unasked: [],
  })
})

test('parts without a thing or an event are left out of the question', () => {
  const [reply] = textsOf('The thread has 400 posts. Guests stand in the hall, and we should. I scroll')
  expect(reply).toContain('“Guests stand in the hall”')
  for (const part of ['400 posts', 'we should', 'I scroll']) expect(reply).not.toContain(part)
})
