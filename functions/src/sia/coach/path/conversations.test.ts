import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import type { Proposal } from '@outcome-studio/shared/domain/coach'
import { converse, statementsOf } from '../testing/converse.ts'

const UNTIL_STEPS = ['sweeps', 'sweep a chimney', 'as it is']
const STEPS = [...UNTIL_STEPS, 'seal the fireplace, push the brush up the flue, vacuum the soot']
const UNTIL_OUTCOMES = [...STEPS, 'skip']

const stepsOf = ({ jobSteps }: CheckedStudy) => jobSteps.map(({ userInput }) => userInput)
const filedOf = ({ jobSteps }: CheckedStudy) =>
  Object.fromEntries(
    jobSteps
      .filter(({ outcomeStatements }) => outcomeStatements.length > 0)
      .map(({ userInput, outcomeStatements }) => [
        userInput,
        outcomeStatements.map((each) => each.userInput),
      ]),
  )
const lastText = (
  messages: readonly string[],
  decide?: (proposal: Proposal) => 'accepted' | 'rejected' | null,
) => converse(messages, decide ? { decide } : {}).turns.at(-1)?.text ?? ''

test.each([
  ['With the brush what goes wrong is that the rod snaps', 'Push the brush up the flue'],
  ['When I push the brush up, what takes long is screwing the rods together', 'Push the brush up the flue'],
  ['For vacuuming: minimize the time it takes to empty the bag', 'Vacuum the soot'],
  [
    'Outcomes for push the brush up the flue: minimize the number of rods needed',
    'Push the brush up the flue',
  ],
  ['it takes ages to wash out the soot', 'Seal the fireplace'],
  ['it takes ages to find the tape', 'Seal the fireplace'],
])('%j is filed under *%s*', (message, step) => {
  const { study } = converse([...UNTIL_OUTCOMES, message])
  expect(Object.keys(filedOf(study))).toEqual([step])
})

test('says under which steps statements are filed, and moves them', () => {
  const named = [...UNTIL_OUTCOMES, 'For vacuuming: minimize the time it takes to empty the bag']
  expect(lastText(named)).toContain('Filed under *Vacuum the soot*.')
  const { study } = converse([...named, 'That belongs to push the brush up the flue'])
  expect(filedOf(study)).toEqual({
    'Push the brush up the flue': ['Minimize the time it takes to empty the bag'],
  })
  const isOpen = ({ edit }: Proposal) => (edit.kind === 'addStatement' ? null : 'accepted')
  const { turns } = converse([...named, 'That belongs to the brush.'], { decide: isOpen })
  expect(turns.at(-1)?.proposals.map(({ edit }) => edit)).toMatchObject([
    { kind: 'addStatement', text: 'Minimize the time it takes to empty the bag' },
  ])
  expect(turns.at(-1)?.text).toContain('*Push the brush up the flue*')
})

test('a statement says of no step that it belongs there by "that is to say"', () => {
  const told =
    'The people are cellar masters, that is to say, people who keep wine, and it is to be feared few.'
  const [turn] = converse([told]).turns
  expect(turn?.text).not.toContain('Outcome Validation')
})

test('steps have the order in which they were told, whenever they are told', () => {
  const told = converse([
    ...STEPS,
    'warn the neighbors. Before all that they call the customer. Afterwards they write the bill, then they call the customer again',
  ])
  expect(stepsOf(told.study)).toEqual([
    'Call the customer',
    'Warn the neighbors',
    'Seal the fireplace',
    'Push the brush up the flue',
    'Vacuum the soot',
    'Write the bill',
    'Call the customer again',
  ])
  const late = converse([...STEPS, 'lay out the sheets, find the flue. Those come at the start.'])
  expect(stepsOf(late.study).slice(0, 2)).toEqual(['Lay out the sheets', 'Find the flue'])
})

test('steps after one that is in the study already follow it', () => {
  const { study } = converse([...STEPS, 'seal the fireplace, warm the flue'])
  expect(stepsOf(study)).toEqual([
    'Seal the fireplace',
    'Warm the flue',
    'Push the brush up the flue',
    'Vacuum the soot',
  ])
})

test('what says again what was left out takes its place, and answers no other question', () => {
  const { study, turns } = converse([
    ...UNTIL_STEPS,
    'trim the hoof, shape the shoe, the nailing, rasp the wall',
    'Nail the shoe on',
  ])
  expect(stepsOf(study)).toEqual(['Trim the hoof', 'Shape the shoe', 'Nail the shoe on', 'Rasp the wall'])
  expect(turns.at(-1)?.text).toContain('Does anything come before or after that?')
})

test.each([
  'omg that is a step, isn’t it. lay the sheets down',
  'I did say that. Lay the sheets down, as I said.',
  'Never mind. Lay the sheets down, I told you twice',
  'You could have asked about sheets. The next one: lay the sheets down',
])('of %j, the remark is not quoted', (message) => {
  const { turns, study } = converse([...UNTIL_STEPS, message])
  expect(turns.at(-1)?.text).not.toContain('“')
  expect(stepsOf(study)).toEqual(['Lay the sheets down'])
})

test('quotes two phrases at most, and no half words', () => {
  const text = lastText([
    ...UNTIL_STEPS,
    'traffic, quite, rain, the weather of it all, colder, and so on and on',
  ])
  expect(text.match(/“/g)?.length ?? 0).toBeLessThanOrEqual(2)
  const long = `${'my grandfather was one in Whitby '.repeat(8)}.`
  for (const quote of lastText([long]).match(/“[^”]*”/g) ?? []) expect(quote).toMatch(/(?:\p{L}| …)”$/u)
})

test('a dense opening gives cards for all of its parts, four steps at a time', () => {
  const steps =
    'assess the patient, prime the lines, cannulate the fistula, monitor the pressure, return the blood'
  const messages = [
    `Executor: dialysis nurses. Core functional job: dialyse a patient. Steps so far: ${steps}.`,
  ]
  const { turns, study } = converse([...messages, 'As it is', 'skip'])
  expect(study.jtbd).toMatchObject({ executor: 'Dialysis nurses', userInput: 'Dialyse a patient' })
  expect(turns.map(({ proposals }) => proposals.length)).toEqual([2, 4, 1])
  expect(stepsOf(study)).toEqual([
    'Assess the patient',
    'Prime the lines',
    'Cannulate the fistula',
    'Monitor the pressure',
    'Return the blood',
  ])
})

test.each([
  ['I am working since twenty years in printing. The people, they are press operators.', 'Press operators'],
  ['Locksmiths then? I think?', 'Locksmiths'],
  ['Locksmiths. Is that a group?', 'Locksmiths'],
  ['My father was one. I suppose it’s us chimney sweeps you want to hear about.', 'Chimney sweeps'],
  ['hey I’m a barista!! been doing it for 6 yrs', 'Baristas'],
])('%j names the executor', (message, executor) => {
  expect(converse([message]).study.jtbd.executor).toBe(executor)
})

test.each([
  ['Hmm, opening a locked door? Would that be right?', 'Open a locked door'],
  [
    'We need to increase throughput and reduce mispicks. Basically they pick customer orders.',
    'Pick customer orders',
  ],
])('%j names the job', (message, job) => {
  expect(converse(['locksmiths', message]).study.jtbd.userInput).toBe(job)
})

test.each([
  'It’s the right size. Don’t make it broader, that would be settling disputes.',
  'I suppose that’s right. I’m too tired to think of anything bigger.',
  'I don’t really know what narrower would be? Maybe as it is?',
  'as it is 👍',
])('%j leaves the job', (message) => {
  const { study, turns } = converse(['locksmiths', 'open a locked door', message])
  expect(study.jtbd.userInput).toBe('Open a locked door')
  expect(turns.at(-1)?.text).toContain('the job is fixed')
  expect(turns.at(-1)?.proposals).toEqual([])
})

test.each(['Job is open a locked door. As it is.', 'As it is.', 'Open a locked door'])(
  '%j leaves the job while the steps are asked about',
  (message) => {
    const { study, turns } = converse(['locksmiths', 'open a locked door', 'as it is', message])
    expect(study.jobSteps).toEqual([])
    expect(turns.at(-1)?.text).toContain('what do they do at the moment')
    expect(turns.at(-1)?.text).not.toContain('“')
  },
)

test('steps in the message that leaves the job are used', () => {
  const { study } = converse([
    'baristas',
    'serve coffee to guests',
    'as it is 👍 so first grind the beans then heat the milk',
  ])
  expect(stepsOf(study)).toEqual(['Grind the beans', 'Heat the milk'])
})

test.each([
  ['I would just say bookbinders. What they want to do is restore a damaged book.', 'Restore a damaged book'],
  ['No, that is me. The people doing the work are the bookbinders.', ''],
  ['And the executors are bookbinders', ''],
  [
    'No: “Executor” was the label. The executors are bookbinders; the job is: restore a damaged book.',
    'Restore a damaged book',
  ],
])('after a rejected executor, %j gives the right one', (message, job) => {
  let rejected = 0
  const decide = ({ edit }: Proposal) =>
    edit.kind === 'setExecutor' && rejected++ === 0 ? 'rejected' : 'accepted'
  const { study } = converse(['people who repair books', message], { decide })
  expect(study.jtbd).toMatchObject({ executor: 'Bookbinders', userInput: job })
})

test('labels of the job map are the categories of its steps', () => {
  const { study, turns } = converse([
    ...UNTIL_STEPS,
    'Prepare: lay the sheets down. Execute: push the brush up the flue. Monitor: watch the smoke. Conclude: write the bill.',
  ])
  expect(study.jobSteps.map(({ userInput, category }) => [userInput, category])).toEqual([
    ['Lay the sheets down', 'Prepare'],
    ['Push the brush up the flue', 'Execute'],
    ['Watch the smoke', 'Monitor'],
    ['Write the bill', 'Conclude'],
  ])
  expect(turns.at(-1)?.text).toContain('*Lay the sheets down*: **what takes long?**')
})

test('finished statements, steps and the end of the steps are taken in any phase', () => {
  const statement = 'minimize the likelihood that the patient becomes hypotensive'
  const early = converse([...STEPS, `We're done with the steps; outcomes for vacuum the soot: ${statement}.`])
  expect(filedOf(early.study)).toEqual({
    'Vacuum the soot': ['Minimize the likelihood that the patient becomes hypotensive'],
  })
  expect(early.turns.at(-1)?.text).toContain('what takes long?')
  const late = converse([...UNTIL_OUTCOMES, 'Do a smoke test is a step.', 'Add a step: write the bill'])
  expect(stepsOf(late.study).slice(-2)).toEqual(['Do a smoke test', 'Write the bill'])
})

test('what is to be left out is left out of the round', () => {
  const { turns } = converse([...UNTIL_OUTCOMES, 'Never mind the fireplace.', 'skip', 'skip', 'skip'])
  expect(turns.at(-4)?.text).toContain(
    'We leave *Seal the fireplace* out of the questions; it stays in your study.',
  )
  for (const { text } of turns.slice(-4)) expect(text).not.toContain('*Seal the fireplace*:')
})

test.each([
  ['We lost one tonight.', 'I’m sorry. That is hard to carry.'],
  ['The rod snaps, that’s what kills people.', 'I’m sorry. That is hard to carry.'],
  ['I’m too tired to think. The rod snaps.', 'keep it short'],
])('%j is answered with one humane sentence, and not quoted', (message, sentence) => {
  const { turns, proposals } = converse([...UNTIL_OUTCOMES, 'skip', message])
  expect(turns.at(-1)?.text).toContain(sentence)
  expect(turns.at(-1)?.text).not.toMatch(/“|annoying/)
  expect(proposals.filter(({ edit }) => edit.kind === 'addStatement').length).toBe(
    /rod/.test(message) ? 1 : 0,
  )
})

test('a target is explained once, and what it says that should not be is drafted', () => {
  const target = 'My target is under 9 km per shift.'
  const { turns, study } = converse([...UNTIL_OUTCOMES, target, 'we want zero misreads of worn barcodes'])
  expect(turns.at(-2)?.text).toContain('A target is a level')
  expect(turns.at(-1)?.text).not.toContain('A target is a level')
  expect(statementsOf(study)).toEqual(['Minimize the number of misreads of worn barcodes'])
})

test.each([
  [[], 'what do you mean by that, who is it? the customers?', 'the people who get the job done themselves'],
  [['hosts'], 'is that a job?', 'A job is what they want to have done'],
  [UNTIL_STEPS, 'is that a step?', 'A step says what gets done'],
  [UNTIL_OUTCOMES, 'does that count?', 'Anything counts that takes long'],
])('after %j, %j is explained for what is asked', (before, message, part) => {
  expect(lastText([...before, message])).toContain(part)
})

test('asking the client is an answer', () => {
  const { study } = converse([...UNTIL_STEPS, 'Ask the client about access'])
  expect(stepsOf(study)).toEqual(['Ask the client about access'])
})
