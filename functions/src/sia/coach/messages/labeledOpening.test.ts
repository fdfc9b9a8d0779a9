import { ENGLISH } from '../language/ENGLISH.ts'
import { converse } from '../testing/converse.ts'
import { labeledOpening } from './labeledOpening.ts'

test.each([
  [
    "I'm a bike mechanic and I repair bikes at people's homes",
    'Bike mechanics',
    "Repair bikes at people's homes",
  ],
  ['Bike mechanics repairing bikes', 'Bike mechanics', 'Repair bikes'],
  ['Home cooks want to make dinner for their family', 'Home cooks', 'Make dinner for their family'],
  ['I want to study how dentists place implants', 'Dentists', 'Place implants'],
  ['accountants closing the month', 'Accountants', 'Close the month'],
  ['I help freelancers file their taxes', 'Freelancers', 'File their taxes'],
  [
    'My customers are restaurant owners. They manage staff schedules.',
    'Restaurant owners',
    'Manage staff schedules',
  ],
  [
    'I am a nurse in a dialysis unit and I connect patients to the machine',
    'Nurses in a dialysis unit',
    'Connect patients to the machine',
  ],
])('%j tells executor and job', (message, executor, job) => {
  const { study } = converse([message])
  expect(study.jtbd).toMatchObject({ executor, userInput: job })
})

test.each([
  [
    "I'm a bike mechanic, job is repair bikes, steps: inspect the bike, find the fault, replace the part",
    ['Inspect the bike', 'Find the fault', 'Replace the part'],
  ],
  [
    'Executor: bike mechanics, job: repair bikes, steps: inspect the bike, find the fault, replace the part',
    ['Inspect the bike', 'Find the fault', 'Replace the part'],
  ],
  [
    'Bike mechanics who repair bikes: they inspect the bike, find the fault, replace the part and test the brakes',
    ['Inspect the bike', 'Find the fault', 'Replace the part', 'Test the brakes'],
  ],
  [
    'We are wedding planners. We plan weddings. First we meet the couple, then book the venue, then hire vendors.',
    ['Meet the couple', 'Book the venue', 'Hire vendors'],
  ],
  [
    'nurses - give medication - check the order, get the drug, check the patient',
    ['Check the order', 'Get the drug', 'Check the patient'],
  ],
  [
    'Teachers. Grade essays. Steps are collect essays, read them, mark them.',
    ['Collect essays', 'Read the essays', 'Mark the essays'],
  ],
  [
    'hvac service tech. i fix heating and cooling that quit. get the call, ask the customer when it quit, find the unit, check power and filter',
    ['Get the call', 'Ask the customer when it quit', 'Find the unit', 'Check power and filter'],
  ],
  [
    'shift lead in a bakery plant. i keep the line running. check the roster, start the ovens, fix the jams',
    ['Check the roster', 'Start the ovens', 'Fix the jams'],
  ],
])('%j tells the steps as well, which are offered once the job is settled', (message, steps) => {
  const { study, turns } = converse([message, 'As it is'])
  expect(turns[0]?.text).toContain('I keep your steps until the job is settled.')
  expect(study.jtbd.executor).not.toBe('')
  expect(study.jtbd.userInput).not.toBe('')
  expect(study.jobSteps.map(({ userInput }) => userInput)).toEqual(steps)
})

test.each([
  ['hvac service techs', 'HVAC service techs'],
  ['hvac techs', 'HVAC techs'],
  ['hvac service tech', 'HVAC service techs'],
  ['shift lead', 'Shift leads'],
  ['shift lead in a bakery plant.', 'Shift leads in a bakery plant'],
  ["me. shift lead in a bakery plant. and I've only got half an hour", 'Shift leads in a bakery plant'],
  ['that’s me: shift supervisor in a bakery', 'Shift supervisors in a bakery'],
  ['sales lead. i sell cars', 'Sales leads'],
])('%j names a group in the singular', (message, executor) => {
  expect(converse([message]).study.jtbd.executor).toBe(executor)
  // A second answer is read like the first.
  expect(converse(['I do not know', message]).study.jtbd.executor).toBe(executor)
})

test.each(['bike repair', 'Honey harvest', 'me. and the boss'])('%j names no group', (message) => {
  expect(converse([message]).study.jtbd.executor).toBe('')
})

test.each([
  'Mobile mechanics who come to your house',
  'Nurses who work nights',
  'teachers who mark the written exams -- head of dept just moderates, kids obviously not, parents god forbid',
  'Restaurant hosts',
  'I do not know yet',
  'We are a small team and we have no time',
  'What is an executor?',
  'people like my mother, she is 80',
  'Executor: nurses. Job: give medication.',
  'Parents',
])('%j is left to the path', (message) => {
  expect(labeledOpening(message, ENGLISH)).toBeNull()
})

test('a step of an earlier message that was not understood is not looked for in the last one', () => {
  const { turns } = converse([
    'dental assistants / prepare the treatment room / steps: wipe surfaces, set out instruments, cups on',
    'As it is',
  ])
  expect(turns[1]?.text).toContain('I don’t get “cups on” yet')
  expect(turns[1]?.text).not.toContain('no step for “As it is”')
})

test('a particle belongs to its verb alone', () => {
  const { study } = converse(['home cooks', 'make dinner', 'As it is. Plan the meal, cook and clean up.'])
  expect(study.jobSteps.map(({ userInput }) => userInput)).not.toContain('Cook up')
})
