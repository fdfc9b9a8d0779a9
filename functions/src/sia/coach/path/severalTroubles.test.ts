import { answerTo } from '../testing/answers/answerTo.ts'
import { converse } from '../testing/converse.ts'

const TILERS = { executor: 'Tilers', job: 'Tile a bathroom', step: 'Mix the adhesive' } as const
type About = 'long' | 'wrong' | 'wasted'

const drafts = (about: About, answer: string) =>
  answerTo(about, answer, TILERS).drafts.map((each) => each.replace('Minimize the ', ''))

test('of a message of several sentences, each trouble is drafted under what it tells', () => {
  const { drafts, reply } = answerTo(
    'wrong',
    'Measuring is fast, no problem. But when we add the water, the powder makes a cloud. Also the bucket has old adhesive dry inside. We waste much adhesive that hardens. The mix stands in the sun and gets hard before the tiler uses it. In the evening it takes long to clean the whisk.',
    TILERS,
  )
  expect(drafts).toEqual([
    'Minimize the likelihood that the powder makes a cloud',
    'Minimize the likelihood that the mix stands in the sun',
    'Minimize the likelihood that the mix gets hard before the tiler uses it',
    'Minimize the amount of wasted adhesive that hardens',
    'Minimize the time it takes to clean the whisk',
  ])
  // What is doubtful English is quoted.
  expect(reply).toContain('I also heard “the bucket has old adhesive dry inside”')
})

test.each<[answer: string, statements: readonly string[]]>([
  // Two events of one thing.
  [
    'the whisk overheats and burns the hand',
    ['likelihood that the whisk overheats', 'likelihood that the whisk burns the hand'],
  ],
  ['the belt breaks and stops', ['likelihood that the belt breaks and stops']],
  [
    'fish get stressed in the net and some float up dead',
    ['likelihood that fish get stressed in the net', 'likelihood that some fish float up dead'],
  ],
  // A list in a few words each.
  [
    'motor spins backwards, tile missing',
    ['likelihood that the motor spins backwards', 'likelihood that the tile is missing'],
  ],
  ['half the buckets flat', ['likelihood that the buckets are flat']],
  ['the client witness does not turn up', ['likelihood that the client witness does not turn up']],
  [
    'I lie awake thinking we have sealed a wall that is not dry',
    ['likelihood of sealing a wall that is not dry'],
  ],
  ['some float up dead', []],
])('asked what goes wrong, %j makes %j', (answer, statements) => {
  expect(drafts('wrong', answer)).toEqual(statements)
})

test.each<[about: About, answer: string, statement: string]>([
  ['long', 'add wiping the buckets, thats an evening gone', 'time it takes to wipe the buckets'],
  ['long', 'first one yes. add taping the joints', 'time it takes to tape the joints'],
  ['long', 'the client keeps moving the date', 'likelihood that the client keeps moving the date'],
  ['long', 'half the buckets flat', 'likelihood that the buckets are flat'],
  ['wasted', 'But water, we put always too much', 'amount of water that is wasted'],
])('asked what is %s, %j makes %j', (about, answer, statement) => {
  expect(drafts(about, answer)).toEqual([statement])
})

test('beside what is wasted, what goes wrong is drafted as that', () => {
  expect(drafts('wasted', 'Grout that hardens in the bucket. The whisk jams in the mix.')).toEqual([
    'amount of grout that hardens in the bucket',
    'likelihood that the whisk jams in the mix',
  ])
})

test.each(['slugs', 'Foxes.', 'the clerks'])('of %j, what they do is asked', (answer) => {
  const { drafts, reply } = answerTo('wrong', answer, TILERS)
  expect(drafts).toEqual([])
  expect(reply).toMatch(/What do the \w+ do there, or what happens to them\?/)
})

test.each<[about: About, answer: string, statements: readonly string[]]>([
  // A pronoun stands for somebody only where the step names somebody.
  ['wrong', 'he drops the bucket', []],
  ['wrong', 'she keeps talking', []],
  ['long', 'the old grout is a devil to scrape off', ['time it takes to scrape off the old grout']],
  ['wrong', 'the padlocks seized', ['likelihood that the padlocks seize']],
  ['wrong', 'the order cancelled', []],
  [
    'long',
    'The radio plays. The sun comes up. Wiping the tiles takes ages.',
    ['time it takes to wipe the tiles'],
  ],
  [
    'long',
    "by the time we've signed everything everybody has gone home",
    ['time it takes to sign everything'],
  ],
])('asked what is %s, of %j it makes %j', (about, answer, statements) => {
  expect(drafts(about, answer)).toEqual(statements)
})

test('each trouble is filed under the step that its sentence names', () => {
  const { study } = converse([
    'tilers',
    'tile a bathroom',
    'as it is',
    'measure the wall, mix the adhesive, cut the tiles, clean the tools',
    'skip',
    'skip',
    'Measuring is fast, no problem. When we stir the adhesive, the powder makes a cloud. The tiles chip when we cut them. It takes long to clean the tools.',
  ])
  expect(
    study.jobSteps.map(({ outcomeStatements }) => outcomeStatements.map(({ userInput }) => userInput)),
  ).toEqual([
    [],
    ['Minimize the likelihood that the powder makes a cloud'],
    ['Minimize the likelihood that the tiles chip'],
    ['Minimize the time it takes to clean the tools'],
  ])
})

test('what happens is no talk beside what has no trouble', () => {
  const { drafts, reply } = answerTo(
    'long',
    'Measuring is fast, no problem. The tiles chip when we cut them. It takes long to clean the tools.',
    TILERS,
  )
  expect(drafts).toEqual(['Minimize the time it takes to clean the tools'])
  expect(reply).toContain('Open points: The tiles chip when we cut them')
})
