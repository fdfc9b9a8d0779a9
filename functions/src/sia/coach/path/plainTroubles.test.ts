import { answerTo } from '../testing/answers/answerTo.ts'

const BAKERS = { executor: 'Bakers', job: 'Bake bread for a shop', step: 'Weigh the flour' } as const
type About = 'long' | 'wrong' | 'wasted'

const drafts = (about: About, answer: string) =>
  answerTo(about, answer, BAKERS).drafts.map((each) => each.replace('Minimize the ', ''))

test.each<[about: About, answer: string, statements: readonly string[]]>([
  // How much time is lost is no part of what takes long.
  ['long', 'You lose half a morning looking for the scoop', ['time spent looking for the scoop']],
  ['long', 'we waste an hour every day scraping the trough', ['time spent scraping the trough']],
  ['long', 'half the shift goes on wiping the scale', ['time spent wiping the scale']],
  ['long', 'sieving the rye, that is an evening gone', ['time it takes to sieve the rye']],
  // What has to happen first takes long.
  [
    'long',
    'by the time we have opened the sacks and lit the oven half the morning is gone',
    ['time it takes to open the sacks', 'time it takes to light the oven'],
  ],
  [
    'long',
    "By the time I've found both scoops and a lamp that's got oil in it I could have gone home",
    ['time it takes to find both scoops', 'time it takes to find a lamp that has got oil in it'],
  ],
  ['long', 'by the time the dough has risen the shop is open', ['time it takes for the dough to rise']],
  ['wrong', 'by the time they come, the loaves are cold', ['likelihood that the loaves are cold']],
  // After what is no trouble.
  ['long', "Weighing is quick. What isn't is cleaning the sieve", ['time it takes to clean the sieve']],
  ['long', "Weighing is quick, what isn't quick is filling the bins", ['time it takes to fill the bins']],
  ['long', 'the weighing is two minutes, no bother. Sieving the rye', ['time it takes to sieve the rye']],
  [
    'long',
    'waiting for a morning that is warm enough to prove them in',
    ['time spent waiting for a morning that is warm enough'],
  ],
  [
    'long',
    'waiting for a day that is dry enough to spread it',
    ['time spent waiting for a day that is dry enough'],
  ],
  [
    'long',
    "by the time I've found both scoops and a light thats got oil in it I could of gone home",
    ['time it takes to find both scoops', 'time it takes to find a light that has got oil in it'],
  ],
  // What somebody has done already has no doer.
  ['wasted', 'typing labels I typed out in March', ['time spent typing labels that were already typed out']],
  [
    'wasted',
    'what gets me is wiping the trough we wiped an hour ago',
    ['time spent wiping the trough that was already wiped'],
  ],
  ['wasted', 'carrying sacks that they never use', []],
])('asked what is %s, %j makes %j', (about, answer, statements) => {
  expect(drafts(about, answer)).toEqual(statements)
})

test.each<[about: About, answer: string]>([
  ['wrong', 'Goat ate my sandwich once, true story'],
  ['wrong', 'a cat walked across the flour once'],
  ['wrong', 'my feet are killing me'],
  ['wrong', 'the noise drives me mad'],
  ['wrong', 'the miller gets on my nerves'],
  // What learners write is asked about.
  ['wrong', 'the milk passes of the temperature'],
  ['wrong', 'the dough rise slow'],
  ['wrong', 'have much noise'],
  ['wrong', 'what want the client'],
])('asked what is %s, nothing is made of %j', (about, answer) => {
  expect(drafts(about, answer)).toEqual([])
})

test.each<[about: About, answer: string]>([
  ['wrong', 'no trouble there'],
  ['wrong', 'Nothing worth mentioning'],
  ['wrong', 'all good on that one'],
  ['long', 'never an issue'],
  ['wasted', 'nothing to report'],
  ['wrong', 'none of that happens with us'],
  ['long', 'weighing is fast, no problem'],
  // In a line of the form.
  ['wrong', 'It goes wrong when no trouble there'],
  ['wrong', 'It goes wrong when all fine there'],
  ['long', 'It takes long to nothing worth mentioning'],
  ['wasted', 'We waste nothing really'],
])('asked what is %s, %j tells that nothing is', (about, answer) => {
  const { drafts, reply } = answerTo(about, answer, BAKERS)
  expect(drafts).toEqual([])
  expect(reply).toContain('Good, then nothing to improve there.')
})

test.each<[about: About, answer: string, statement: string]>([
  ['wrong', 'nothing to hold the sack with', ''],
  ['wrong', 'all good flour is gone', 'likelihood that all good flour is gone'],
  ['wrong', 'the grind is no more right', 'likelihood that the grind is no longer right'],
  ['wrong', 'a baker once burned a hand', ''],
  ['wrong', 'the trough broke at a fair once', 'likelihood that the trough breaks at a fair'],
])('asked what is %s, %j tells a trouble', (about, answer, statement) => {
  const { drafts, reply } = answerTo(about, answer, BAKERS)
  expect(drafts.map((each) => each.replace('Minimize the ', ''))).toEqual(statement === '' ? [] : [statement])
  expect(reply).not.toContain('nothing to improve')
})

test('lines that tell no trouble leave the others as they are', () => {
  expect(
    drafts(
      'long',
      'It takes long to find the scoop\nIt goes wrong when no problem so far\nWe waste flour that gets wet',
    ),
  ).toEqual(['time it takes to find the scoop', 'amount of wasted flour that gets wet'])
})
