import { converse } from '../testing/converse.ts'

const START = ['porters', 'move patients', 'as it is. Fetch a bed, take the patient down']
const jobsOf = (messages: readonly string[]) =>
  converse(messages).proposals.flatMap(({ edit }) => (edit.kind === 'setJob' ? [edit.after] : []))

test.each([
  'no no, the job is just a mess on Mondays',
  'Our job is always late',
  'the job is a nightmare when it rains',
  'no, the job is getting harder every year',
  'The job is underpaid',
  'honestly the work is too much for two people',
])('at a later question, %j makes no new job', (complaint) => {
  expect(jobsOf([...START, complaint])).toEqual(['Move patients'])
  expect(jobsOf([...START, 'nothing', complaint])).toEqual(['Move patients'])
})

test('a complaint is kept for the outcomes, where it is asked about', () => {
  const { turns } = converse([...START, 'no no, the job is just a mess on Mondays', 'nothing'])
  expect(turns.at(-2)?.text).toContain(
    '“the job is just a mess on Mondays”: that is what goes wrong, and we come to it with the outcomes.',
  )
  expect(turns.at(-1)?.text).toContain('“the job is just a mess on Mondays”')
})

test('asked about outcomes, it answers: the trouble is asked about, and what is done makes a draft', () => {
  const { turns, proposals } = converse([
    ...START,
    'nothing',
    'no no, the job is just a mess on Mondays',
    'my job is mostly waiting for the elevator',
  ])
  expect(turns.at(-2)?.text).toContain('from “the job is just a mess on Mondays”')
  expect(proposals.at(-1)?.edit).toMatchObject({ text: 'Minimize the time spent waiting for the elevator' })
})

test('what else is said beside it answers the question', () => {
  const { study } = converse([
    'porters',
    'move patients',
    'as it is',
    'The job is too much for two people. First we fetch a bed, then we take the patient down',
  ])
  expect(study.jobSteps.map(({ userInput }) => userInput)).toEqual(['Fetch a bed', 'Take the patient down'])
})

test.each([
  ['no, the job is feeding calves', 'Feed calves'],
  ['the job is to milk the goats, not the cows', 'Milk the goats'],
])('%j still corrects the job', (message, job) => {
  expect(jobsOf(['farmers', 'milk cows', 'as it is. Wash the udder, cool the milk', message])).toEqual([
    'Milk cows',
    job,
  ])
})

test('asked for the job, its name is one, and a complaint is not', () => {
  expect(jobsOf(['porters', 'The job is a nightmare'])).toEqual([])
  expect(jobsOf(['porters', 'the job is the transport of patients'])).toEqual(['Transport patients'])
  expect(jobsOf(['fundraisers', 'the job is getting the project funded'])).toEqual(['Get the project funded'])
})

test.each([
  ['Bring patients to the scanner. The elevator is often broken.', 'Bring patients to the scanner'],
  ['Groom dogs. The dryer is always too hot.', 'Groom dogs'],
  ['Deliver the goods. The dock is often blocked.', 'Deliver the goods'],
])('a trouble beside the job makes no second one: %j', (message, job) => {
  expect(jobsOf(['porters', message])).toEqual([job])
  expect(converse(['porters', message]).turns.at(-1)?.text).toContain('we come to it with the outcomes')
})
