import { converse } from '../../testing/converse.ts'

const STEPS = ['hosts', 'seat guests', 'as it is']

test.each([
  [[], 'the project', 'the place', 'executor'],
  [['hosts'], 'app', 'app app', 'job'],
])(
  'after %j, a second miss leaves nothing: it offers to take, to shorten or to skip the words',
  (before, one, other) => {
    const { turns } = converse([...before, one, other])
    const reply = turns.at(-1)
    expect(reply?.text).not.toContain('Let’s leave')
    expect(reply?.text).toContain(`I still don’t get “${other}”`)
    expect(reply?.choices).toContain('Skip')
  },
)

test('words that are not understood can be taken as they are', () => {
  const { study, turns } = converse(['hosts', 'zumba for all', 'zumba for all of them', 'Use my words'])
  expect(turns.at(-2)?.choices).toEqual(['Use my words', 'Skip'])
  expect(study.jtbd.userInput).toBe('Zumba for all of them')
})

test('what was said twice stays an open point, and the path goes on', () => {
  const before = [...STEPS, 'lead guests to the table', 'skip']
  const { turns } = converse([...before, 'traffic', 'traffic, quite', 'what do we have?'])
  expect(turns.at(-3)?.choices).toEqual([
    'Takes too long',
    'Goes wrong',
    'Happens too often',
    'Costs too much',
    'Skip',
  ])
  expect(turns.at(-2)?.text).toContain('“traffic')
  expect(turns.at(-2)?.text).toContain('what can go wrong?')
  expect(turns.at(-1)?.text).toContain('Still open: “traffic')
})

test('without words to take, the button says so', () => {
  const { turns, proposals } = converse([...STEPS, 'Use my words'])
  expect(turns.at(-1)?.text).toContain('No words are waiting')
  expect(proposals.filter(({ edit }) => edit.kind === 'addStep')).toEqual([])
})
