import { stepOfWords } from './stepOfWords.ts'

const STEPS = [
  'Check what has been ordered',
  'Mix the dough',
  'Let the dough prove',
  'Bake the loaves',
  'Slice the loaves',
  'Bag the loaves',
  'Check the weights and the labels',
  'Mend the torn crates',
  'Help the driver choose a route',
  'Load the trucks',
  'Put the crates away',
]

function stepOf(asked: string, fact: string): string | undefined {
  const jobSteps = STEPS.map((userInput) => ({
    uuid: userInput,
    userInput,
    category: 'Execute',
    outcomeStatements: [],
  }))
  const jtbd = { uuid: 'job', executor: 'Bakers', userInput: 'Get the bread ready for the trucks' }
  const step = jobSteps.find(({ userInput }) => userInput === asked)
  if (step === undefined) throw new Error(asked)
  return stepOfWords({ jtbd, jobSteps }, step, `Minimize the ${fact}`)?.userInput
}

test.each([
  ['Check what has been ordered', 'likelihood that the loaves go in the slicer too hot', 'Slice the loaves'],
  ['Check what has been ordered', 'likelihood that the wrong date label goes on the bag', 'Bag the loaves'],
  ['Check what has been ordered', 'likelihood that the truck goes out short', 'Load the trucks'],
  ['Check what has been ordered', 'time it takes to patch a torn crate', 'Mend the torn crates'],
  ['Check what has been ordered', 'time it takes to put everything back on the racks', 'Put the crates away'],
  [
    'Bake the loaves',
    'likelihood that somebody picks a route that is too long',
    'Help the driver choose a route',
  ],
  ['Load the trucks', 'time spent waiting for the dough to prove', 'Let the dough prove'],
  ['Load the trucks', 'likelihood that the dough gets overmixed', 'Mix the dough'],
  [
    'Bake the loaves',
    'likelihood that an order stands so long before it is sliced that it dries',
    'Slice the loaves',
  ],
  [
    'Bake the loaves',
    'likelihood that a label with the wrong weight is printed',
    'Check the weights and the labels',
  ],
])('asked about %j, %j is filed under %j', (asked, fact, right) => {
  expect(stepOf(asked, fact)).toBe(right)
})

test.each([
  ['a word of the asked step', 'Bake the loaves', 'likelihood that the loaves bake too long for the slicer'],
  ['things of several steps', 'Load the trucks', 'likelihood that the dough gets too warm'],
  ['two steps ahead alike', 'Mix the dough', 'likelihood that the truck hits the label'],
  ['a thing of an earlier step', 'Load the trucks', 'likelihood that the labels fall off'],
  ['an action with another object', 'Check what has been ordered', 'time it takes to mend a belt'],
  ['a word that only describes', 'Check what has been ordered', 'likelihood that a torn sack leaks'],
  ['finding out about a thing', 'Bake the loaves', 'time it takes to find out which way is short'],
  ['what is no word of a step', 'Mix the dough', 'likelihood that the oven is down'],
])('%s tells no other step: asked about %j, %j stays', (_, asked, fact) => {
  expect(stepOf(asked, fact)).toBeUndefined()
})
