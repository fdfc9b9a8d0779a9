import { ENGLISH } from '../language/ENGLISH.ts'
import { withNamedDoers } from './withNamedDoers.ts'

const named = (told: string, thing: string | null = null, executor = 'Potters', step = 'Sign the bowl') =>
  withNamedDoers(told, 'wrong', { executor, thing, step }, ENGLISH)

test.each([
  ['I forget the lid', 'the potter forgets the lid'],
  ['you never know if the clay is dry', 'the potter does not know whether the clay is dry'],
  ['we are not sure which kiln is free', 'the potter does not know which kiln is free'],
  ['I cannot find the lid', 'the lid cannot be found'],
  ['the kiln locks me out', 'the kiln locks the potter out'],
  [
    'the kiln is full when I have already mixed the glaze',
    'the kiln is full when the potter has already mixed the glaze',
  ],
  ['I look away and miss the flame', 'the potter looks away and misses the flame'],
  [
    'I am the only one who has a key and I am on leave',
    'the potter is the only one who has a key and is on leave',
  ],
  ['a customer takes my brush', "a customer takes the potter's brush"],
  ['the alarm fails and we do not notice', 'the alarm fails without anybody noticing'],
  [
    'a gauge fails and the firing is continued nevertheless',
    'the firing is continued although a gauge fails',
  ],
  ['does not know if the kiln is hot', 'the potter does not know whether the kiln is hot'],
  ['not have clean brush', 'there is no clean brush'],
])('%j is told as %j', (told, expected) => {
  expect(named(told)).toBe(expected)
})

test.each([
  'we tell you the wrong size',
  'I think the lid fits and then it turns out it does not',
  'I say so myself',
  'they turn the kiln off',
])('in %j it stays open who is meant', (told) => {
  expect(named(told)).toBe(told)
})

test('the thing of the step stands for "it" where nothing else is named', () => {
  expect(named('it is fired twice', 'the bowl')).toBe('the bowl is fired twice')
  expect(named('I forget to sign for it', 'the bowl')).toBe('the potter forgets to sign for the bowl')
  expect(named('it rains', 'the bowl')).toBe('it rains')
})

test('without an executor, nobody is named', () => {
  expect(named('I forget the lid', null, '')).toBe('I forget the lid')
  expect(named('I forget the lid', null, 'Baristas')).toBe('the barista forgets the lid')
})

test('"it" is what the step is done to only beside the verb of the step', () => {
  const told = (step: string) => named('I overcharge it', 'the kiln', 'Potters', step)
  expect(told('Charge the kiln')).toBe('the potter overcharges the kiln')
  expect(told('Clean the kiln')).toBe('I overcharge it')
  expect(named('I clean it twice', 'the kiln', 'Potters', 'Clean the kiln')).toBe(
    'the potter cleans the kiln twice',
  )
})
