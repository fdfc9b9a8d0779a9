import { converse, statementsOf } from '../../testing/converse.ts'

const CHARGER = [
  'electricians',
  'install a charger',
  'survey the house, mount the charger, show the customer',
]
const TRUCK = ['warehouse workers', 'load a truck', 'check the truck, load the pallets, close the doors']
const PHOTO = [
  'archivists',
  'digitize a photograph',
  'choose the photograph, scan the photograph, check the scan',
]
const TOMATOES = [
  'farmers',
  'grow tomatoes',
  'prepare the ground, transplant the plants, harvest the tomatoes',
]

const stepsAfter = (messages: readonly string[]) => {
  const { study, proposals } = converse(messages)
  return {
    steps: study.jobSteps.map(({ userInput }) => userInput),
    statements: statementsOf(study),
    moves: proposals.filter(({ edit }) => edit.kind === 'moveStatement'),
  }
}
const WIRED = [
  'Survey the house',
  'Mount the charger',
  'Wire the charger',
  'Test the circuit',
  'Show the customer',
]
const BACK = [
  'Choose the photograph',
  'Scan the photograph',
  'Check the scan',
  'Put the photograph back in the album',
]

describe.each([
  ['about the sides', []],
  ['about outcomes', ['no']],
  ['about what goes wrong', ['no', 'finding the tools']],
])('asked %s', (_, before) => {
  test.each([
    [CHARGER, 'you dropped two. after mount the charger its wire the charger then test the circuit', WIRED],
    [
      CHARGER,
      'You left out two steps: after mounting the charger we wire the charger and test the circuit.',
      WIRED,
    ],
    [CHARGER, 'add the steps wire the charger and test the circuit after mount the charger', WIRED],
    [CHARGER, 'Can you add two steps after mount the charger: wire the charger, test the circuit', WIRED],
    [CHARGER, 'Please add “Wire the charger” and “Test the circuit” after “Mount the charger”.', WIRED],
    [CHARGER, 'add the steps wire the charger and test the circuit before show the customer', WIRED],
    [
      CHARGER,
      'add the steps wire the charger and test the circuit between mount the charger and show the customer',
      WIRED,
    ],
    [
      TRUCK,
      'Two steps are missing: Count the pallets. Strap the load.',
      ['Check the truck', 'Load the pallets', 'Close the doors', 'Count the pallets', 'Strap the load'],
    ],
    [
      TRUCK,
      'we are missing a step: count the pallets, before load the pallets',
      ['Check the truck', 'Count the pallets', 'Load the pallets', 'Close the doors'],
    ],
    [
      TRUCK,
      'add a step at the beginning: read the order',
      ['Read the order', 'Check the truck', 'Load the pallets', 'Close the doors'],
    ],
    [PHOTO, 'the step is just: put the photograph back in the album', BACK],
    [PHOTO, 'please add the step “Put the photograph back in the album” after “Check the scan”', BACK],
    [PHOTO, 'add a step: put the photograph back in the album, does that count?', BACK],
    [
      TOMATOES,
      'a step is missing, we also irrigate the plants, after transplanting',
      ['Prepare the ground', 'Transplant the plants', 'Irrigate the plants', 'Harvest the tomatoes'],
    ],
  ])('%j: %j adds steps in their place', (job, message, steps) => {
    const start = stepsAfter([...job, ...before])
    const after = stepsAfter([...job, ...before, message])
    expect(after.steps.toSorted()).toEqual(steps.toSorted())
    if (/\b(?:after|before|between|beginning)\b/i.test(message)) expect(after.steps).toEqual(steps)
    expect(after.statements).toEqual(start.statements)
    expect(after.moves).toEqual([])
  })
})

const BETWEEN = ['Survey the house', 'Mount the charger', 'Wire the charger', 'Show the customer']
test.each([
  ['you forgot to add wire the charger after mount the charger'],
  ['there should be a step between mount the charger and show the customer: wire the charger'],
  ['after mount the charger add: wire the charger'],
  ['add wire the charger after mount the charger'],
  ['insert wire the charger before show the customer'],
  ['one more: wire the charger after mount the charger'],
  ['another step is to wire the charger, after mounting it'],
  ['a step is missing between mount the charger and show the customer: wire the charger'],
  ['pls add step wire the charger b4 show the customer'],
  ['I need another step called "Wire the charger" right after "Mount the charger"'],
  ['could you add the step of wiring the charger after mounting'],
  ['wire the charger is missing after mount the charger'],
  ['“Wire the charger” is missing. '],
  ['you skipped wiring the charger, after mounting the charger'],
  ['you forgot wire the charger'],
  ['I forgot a step: we wire the charger'],
  ['You’re missing one. We wire the charger, that comes after mounting.'],
  ['You are missing a step: we wire the charger. It comes before showing the customer.'],
  ['there is a step missing: wire the charger. That goes after mounting it.'],
  ['you forgot one: wiring the charger comes after mounting it'],
  ['One is missing: wire the charger, after mounting it'],
  ['please add the following steps after mount the charger:\n1. wire the charger'],
])('%j adds a step, and no statement', (message) => {
  const { steps, statements } = stepsAfter([...CHARGER, 'no', message])
  expect(statements).toEqual([])
  expect(steps.toSorted()).toEqual(BETWEEN.toSorted())
  if (/\b(?:after|before|b4|between)\b/.test(message)) expect(steps).toEqual(BETWEEN)
})

test.each([
  ['add these steps after mount the charger:\n- wire the charger\n- test the circuit'],
  ['there are two steps missing: wire the charger and test the circuit, both after mount the charger'],
])('%j adds both steps in their place', (message) => {
  expect(stepsAfter([...CHARGER, 'no', message]).steps).toEqual(WIRED)
})

test.each([
  ['a step is missing'],
  ['I want to add a step'],
  ['you forgot two steps.'],
  ['You’re missing one.'],
  ['please add more steps'],
])('%j: Sia asks which, and adds it', (message) => {
  const { turns, study } = converse([...CHARGER, 'no', message, 'wire the charger after mount the charger'])
  expect(turns.at(-2)?.text).toContain('Which step is missing?')
  expect(turns.at(-2)?.proposals).toEqual([])
  expect(study.jobSteps.map(({ userInput }) => userInput)).toEqual(BETWEEN)
  expect(turns.at(-1)?.text).toContain('**what takes long?**')
})

test('what makes no step is said, and what is said beside it is answered', () => {
  const { text } = converse([
    ...CHARGER,
    'no',
    'add a step: if only somebody knew what they want from us on that day',
  ]).turns.at(-1) ?? { text: '' }
  expect(text).toContain('“if only somebody knew')
})

test.each([
  [CHARGER, 'you forgot one: the cable is too short'],
  [CHARGER, 'it goes wrong when a step is missing'],
  [CHARGER, 'it takes long to add a step to the ladder'],
  [CHARGER, 'we add the steps to the ladder after mounting it'],
  [CHARGER, 'the step is just too long'],
  [CHARGER, 'the step is only done once'],
  [CHARGER, 'the cable is missing'],
  [CHARGER, 'the steps of the ladder are missing'],
  [CHARGER, 'we skipped a step: the fuse blows'],
  [CHARGER, 'one is missing. we check the shelf'],
  [CHARGER, 'we are missing one. It takes ages to find it.'],
  [CHARGER, 'you’re missing one: the cable is too short'],
  [CHARGER, 'add the glue after mounting the charger'],
  [CHARGER, 'put the step mount the charger at the end'],
])('%j: %j asks for no step', (job, message) => {
  expect(stepsAfter([...job, 'no', 'finding the tools', message]).steps).toHaveLength(3)
})
