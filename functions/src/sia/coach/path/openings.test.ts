import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import type { Proposal } from '@outcome-studio/shared/domain/coach'
import { converse, statementsOf } from '../testing/converse.ts'

const stepsOf = ({ jobSteps }: CheckedStudy) => jobSteps.map(({ userInput }) => userInput)

test.each([
  [
    'We’re interviewing tower crane operators on high-rise construction sites. Their core job-to-be-done is to lift loads into position.',
    'Tower crane operators on high-rise construction sites',
    'Lift loads into position',
  ],
  [
    'Physiotherapists, obviously. And we don’t ‘get jobs done’, we treat patients with back pain.',
    'Physiotherapists',
    'Treat patients with back pain',
  ],
  [
    'Oh well. I suppose it’s us school bus drivers, and what we do really is get the children to school safely every morning',
    'School bus drivers',
    'Get the children to school',
  ],
  ['Beekeepers. Honey harvest.', 'Beekeepers', 'Harvest honey'],
  [
    'Hello, we are the farmer family, we growing vegetables for sell on the market',
    'Farmer families',
    'Grow vegetables to sell on the market',
  ],
  [
    'We study how nurses on the night shift work. They hand over patients to the day shift.',
    'Nurses on the night shift',
    'Hand over patients to the day shift',
  ],
  ['Tower crane operators', 'Tower crane operators', ''],
  ['I talk to wedding photographers, mostly freelancers.', 'Wedding photographers', ''],
])('the first message %j tells the executor and the job', (message, executor, job) => {
  const { study, turns } = converse([message])
  expect(study.jtbd).toMatchObject({ executor, userInput: job })
  expect(turns.at(-1)?.text).not.toContain('“Physio')
})

test.each([
  ['Treat patients with back pain', 'Treat patients with back pain'],
  ['Treat patients with back pain. Third time.', 'Treat patients with back pain'],
  ['get the dog clean n trimmed lol', 'Get the dog clean and trimmed'],
  ['Honey harvest.', 'Harvest honey'],
])('%j is a job, not a step', (message, job) => {
  expect(converse(['Physiotherapists', message]).study.jtbd.userInput).toBe(job)
})

test.each([
  'Grow vegetables. First we sow the seeds, then we plant out the seedlings, we weed the beds.',
  'Grow vegetables. The steps in the job map are: sow the seeds, plant out the seedlings, weed the beds.',
])('the steps in %j are kept until the job is decided', (message) => {
  const { turns, study } = converse(['Market gardeners', message, 'as it is'])
  expect(turns.at(1)?.proposals.map(({ edit }) => edit.kind)).toEqual(['setJob'])
  expect(turns.at(1)?.text).not.toContain('goals')
  expect(study.jtbd.userInput).toBe('Grow vegetables')
  expect(stepsOf(study)).toEqual(['Sow the seeds', 'Plant out the seedlings', 'Weed the beds'])
})

test('steps are drafted although the same texts were rejected as jobs', () => {
  const decide = ({ edit }: Proposal) =>
    edit.kind === 'setJob' && edit.after !== 'Lift loads into position' ? 'rejected' : 'accepted'
  const list = 'plan the lift, rig the load, hoist the load'
  const { study, turns } = converse(
    [
      'Tower crane operators',
      'Lift loads into position',
      list,
      `The job is the right size. Job steps in order: ${list}.`,
    ],
    { decide },
  )
  expect(stepsOf(study)).toEqual(['Plan the lift', 'Rig the load', 'Hoist the load'])
  expect(turns.at(-1)?.text).not.toContain('already')
})

test('jobs that are only considered are cards, of which one is recommended', () => {
  const doubt =
    'Maybe something like capturing the day? Or is it more documenting the wedding? I’m not sure, what do you think?'
  const { turns } = converse(['wedding photographers', doubt], {
    decide: ({ edit }) => (edit.kind === 'setJob' ? null : 'accepted'),
  })
  expect(turns.at(-1)?.proposals.map(({ edit }) => edit)).toMatchObject([
    { kind: 'setJob', after: 'Capture the day' },
    { kind: 'setJob', after: 'Document the wedding' },
  ])
  expect(turns.at(-1)?.text).toContain('I would take *capture the day*')
})

const DRIVING = ['school bus drivers', 'get the children to school', 'as it is']

test.each([
  ['What drives me up the wall is that children come late to the stop', 'children come late to the stop'],
  ['sometimes they nick the skin w the clippers', 'they nick the skin w the clippers'],
  ['They dig in the wrong spot. Should not happen.', 'They dig in the wrong spot'],
  ['Comb breaks in the spinner.', 'Comb breaks in the spinner'],
])('the trouble in %j is kept while steps are asked about', (message, trouble) => {
  const { turns, study } = converse([...DRIVING, message])
  expect(turns.at(-1)?.text).toContain(`“${trouble}”: that is what goes wrong, and we come to it`)
  expect(turns.at(-1)?.text).toContain('what do they do at the moment the job gets done?')
  expect(stepsOf(study)).toEqual([])
})

test('troubles told among the steps are offered with the outcomes', () => {
  const told =
    'They pick the children up. They drive to the school. Sometimes a child forgets a bag on the bus.'
  const { turns, study } = converse([...DRIVING, told, 'skip'])
  expect(stepsOf(study)).toEqual(['Pick the children up', 'Drive to the school'])
  expect(turns.at(-1)?.text).toContain('These troubles you have told me already')
  expect(statementsOf(study)).toEqual(['Minimize the likelihood that a child forgets a bag on the bus'])
})

const LIFTING = [
  'Tower crane operators',
  'Lift loads into position',
  'as it is',
  'hoist the load, set it down',
]

test.each([
  [[...LIFTING, 'Before that they check the wind speed']],
  [[...LIFTING, 'skip', 'first they check the wind speed']],
  [[...LIFTING, 'skip', 'Before that they check the wind speed']],
  [[...LIFTING.slice(0, 3), 'hoist the load, set it down. Before that they check the wind speed']],
])('in %j, what comes first goes first', (messages) => {
  expect(stepsOf(converse(messages).study)).toEqual([
    'Check the wind speed',
    'Hoist the load',
    'Set the load down',
  ])
})

test('steps that are added by name are cards, each of them', () => {
  const { study } = converse([...LIFTING, 'skip', 'Add the steps swing the load and release the load'])
  expect(stepsOf(study).slice(2)).toEqual(['Swing the load', 'Release the load'])
})

test('a step beside a sure one is not lost', () => {
  const message = 'Before that they check the wind speed and agree the signals with the banksman'
  const { study } = converse([...LIFTING, message])
  expect(stepsOf(study).slice(0, 2)).toEqual(['Check the wind speed', 'Agree the signals with the banksman'])
})

test('a level that is wanted is left out of a step', () => {
  const { study } = converse([...LIFTING, 'Before: check the wind, under 20 knots.'])
  expect(stepsOf(study)[0]).toBe('Check the wind')
})

test('a list of steps told instead of the job is kept, and offered after it', () => {
  const list = 'plan the lift, rig the load, hoist the load, place the load'
  const { turns, study } = converse(['Tower crane operators', list, 'Lift loads into position', 'as it is'])
  expect(turns.at(1)?.text).toContain('These are steps, and I keep them')
  expect(turns.at(1)?.proposals).toEqual([])
  expect(stepsOf(study)).toEqual(['Plan the lift', 'Rig the load', 'Hoist the load', 'Place the load'])
})

test('what is done first is a step, even while outcomes are asked about', () => {
  const { study } = converse([...LIFTING, 'skip', 'First they check the wind speed'])
  expect(stepsOf(study)[0]).toBe('Check the wind speed')
  expect(statementsOf(study)).toEqual([])
})

test.each([
  'Please also add check the lean and clear the zone',
  'You forgot check the lean and clear the zone',
])('%j adds steps', (message) => {
  expect(stepsOf(converse([...LIFTING, 'skip', message]).study).slice(2)).toEqual([
    'Check the lean',
    'Clear the zone',
  ])
})
