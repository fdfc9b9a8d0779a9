import { readCoachState } from '@outcome-studio/shared/domain/coach'
import { converse, statementsOf } from '../../testing/converse.ts'

const leftOf = (state: string | undefined) =>
  (readCoachState(state ?? '')?.left ?? []).map(({ words }) => words)
const stepsOf = (messages: readonly string[]) =>
  converse(messages).study.jobSteps.map(({ userInput }) => userInput)

test('steps that were kept come back once the job is decided', () => {
  expect(
    stepsOf([
      'truckers',
      'load the truck, strap the load, drive to the depot, unload the pallets',
      'deliver goods',
      'as it is',
    ]),
  ).toEqual(['Load the truck', 'Strap the load', 'Drive to the depot', 'Unload the pallets'])
})

test('what makes no step of what was kept is quoted, and stays an open point', () => {
  const { turns, study } = converse([
    'farmers',
    'Milk the cows. First the cows to the parlour, then cups on, then the milk in tank',
    'as it is',
  ])
  expect(study.jobSteps).toEqual([])
  expect(turns.at(-1)?.text).toContain('I don’t get “the cows to the parlour”')
  expect(leftOf(turns.at(-1)?.state)).toEqual(
    expect.arrayContaining(['the cows to the parlour', 'the milk in tank', 'cups on']),
  )
})

test('words that leave open who or what is meant are no step', () => {
  const { study, turns } = converse([
    'carers',
    'Care for a resident. First we wash them, then we dress them, then we give the breakfast',
    'as it is',
  ])
  expect(study.jobSteps.map(({ userInput }) => userInput)).toEqual(['Give the breakfast'])
  expect(leftOf(turns.at(-1)?.state)).toEqual(['we wash them', 'we dress them'])
})

test('a pronoun is of something in its own message', () => {
  expect(
    stepsOf([
      'office clerks',
      'open the mail, stamp the letters, sort the parcels, lock the bags',
      'First open the mail, then stamp it, then weigh it',
      'distribute the mail',
      'as it is',
      'nothing',
    ]),
  ).toEqual(expect.arrayContaining(['Stamp the mail', 'Weigh the mail']))
})

test.each([
  ['It takes forever to find a free dock', 'Minimize the time it takes to find a free dock', 'deliver goods'],
  [
    'Deliver goods. The dock is always too narrow.',
    'Minimize the likelihood that the dock is too narrow',
    null,
  ],
])('the trouble of %j, told for the job, is offered with the outcomes', (message, statement, job) => {
  const { study } = converse([
    'truckers',
    message,
    ...(job === null ? [] : [job]),
    'as it is. Load the truck, drive to the depot, unload the pallets',
    'nothing',
  ])
  expect(study.jtbd.userInput).toBe('Deliver goods')
  expect(statementsOf(study)).toEqual([statement])
})

test('a second answer that is not understood does not lose the first one', () => {
  const { turns } = converse([
    'porters',
    'move patients',
    'as it is. Fetch a bed, take the patient down',
    'nothing',
    'the job is a struggle in winter',
    'the job is chaos at night',
  ])
  expect(leftOf(turns.at(-1)?.state)).toEqual([
    'the job is a struggle in winter',
    'the job is chaos at night',
  ])
})
