import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import { converse } from '../../testing/converse.ts'

const STEPS = [
  'Survey the house',
  'Mount the charger',
  'Test the circuit',
  'Wire the charger',
  'Send the report',
]
const study: CheckedStudy = {
  jtbd: { uuid: 'job', executor: 'Electricians', userInput: 'Install a car charger' },
  jobSteps: STEPS.map((userInput, at) => ({
    uuid: `step-${at}`,
    userInput,
    category: 'Execute',
    outcomeStatements: [],
  })),
}
const orderAfter = (message: string): readonly string[] =>
  converse([message], { study }).study.jobSteps.map(({ userInput }) => userInput)
const [SURVEY = '', MOUNT = '', TEST = '', WIRE = '', SEND = ''] = STEPS

test.each([
  ['move test the circuit after wire the charger'],
  ['Put testing right after wiring the charger.'],
  ['btw move the test behind the wiring'],
  ['can you put “Wire the charger” before “Test the circuit”?'],
  ['Testing the circuit comes after wiring the charger'],
  ['no, wiring comes before testing'],
  ['step 3 should come after step 4'],
  ['Please move step 4 before step 3!'],
  ['move step 4 to position 3'],
  ['Step 4 should be step 3.'],
  ['swap testing the circuit and wiring the charger'],
  ['Can you switch wiring with testing?'],
  ['swap steps 3 and 4'],
  ['swap step 4 and step 3'],
  ['Testing and wiring should be the other way round.'],
  ['move the wiring step up'],
  ['put testing one place later'],
  ['The test should be done after the wiring.'],
  ['Step 3 goes after step 4, we never do it before that.'],
  ['step 3 belongs after wiring'],
  ['after wiring the charger we test the circuit'],
  ['After the wiring I test the circuit.'],
  ['I have one correction: the electricians wire the charger before they test the circuit.'],
  ['I have a correction. Wiring comes before testing.'],
  ['Correction: we test the circuit after wiring the charger.'],
  ['One more thing about the order: testing the circuit comes after wiring the charger'],
  ['no wait, we test the circuit after we wire the charger'],
])('%j puts the step there', (message) => {
  expect(orderAfter(message)).toEqual([SURVEY, MOUNT, WIRE, TEST, SEND])
})

test.each([
  ['put sending the report at the beginning'],
  ['Move "Send the report" to the very top'],
  ['sending the report should be the first step'],
  ['step 5 should be step 1'],
  ['move step 5 before step 1'],
])('%j puts the step first', (message) => {
  expect(orderAfter(message)).toEqual([SEND, SURVEY, MOUNT, TEST, WIRE])
})

test('the last step is where the member put it', () => {
  expect(orderAfter('surveying the house goes last')).toEqual([MOUNT, TEST, WIRE, SEND, SURVEY])
})

test('steps far from each other are exchanged by two moves', () => {
  const order = [SURVEY, SEND, TEST, WIRE, MOUNT]
  expect(orderAfter('swap mount the charger and send the report')).toEqual(order)
  expect(orderAfter('swap steps 5 and 2')).toEqual(order)
})

test('several orders are told one after the other', () => {
  expect(
    orderAfter('Wiring comes after mounting. Move the survey to the end. Sending goes before the survey.'),
  ).toEqual([MOUNT, WIRE, TEST, SEND, SURVEY])
  expect(orderAfter('Put mounting last. Then move testing to the end.')).toEqual([
    SURVEY,
    WIRE,
    SEND,
    MOUNT,
    TEST,
  ])
})

test('a step that is there already is not proposed', () => {
  const { turns } = converse(['sending the report comes last'], { study })
  expect(turns[0]?.proposals).toEqual([])
  expect(turns[0]?.text).toContain('Right, *Send the report* is there.')
})

test('what else the message tells is answered', () => {
  const { turns } = converse(['It takes long to find the fuse board. Move testing after wiring.'], { study })
  expect(turns[0]?.proposals.map(({ edit }) => edit.kind)).toEqual(['moveStep', 'addStatement'])
})

test.each([
  ['the charger comes after the house is sold'],
  ['they put the report before the invoice'],
  ['the circuit trips after the test'],
  ['the house is last on the list'],
  ['people move the charger after we mount it'],
  ['the report is first in the pile'],
  ['We put the cover on before testing'],
  ['swap the cable and the plug'],
  ['the charger should be moved before the paint dries'],
  ['It goes wrong when they wire the charger before testing the circuit'],
  ['they test the circuit after they wire the charger'],
  ['after the wiring they send the wrong report'],
  ['before testing the circuit we wire the wrong charger'],
  ['after mounting the charger we test the circuit'],
  ['after the test we wait for the report'],
])('%j is a fact, and moves no step', (message) => {
  expect(orderAfter(message).filter((step) => STEPS.includes(step))).toEqual(STEPS)
  expect(converse([message], { study }).proposals.map(({ edit }) => edit.kind)).not.toContain('moveStep')
})

test.each([
  'I have one correction: the charger is blue.',
  'no wait, it takes too long to find the fuse board',
  'One more thing about the order: it is all wrong',
  'I have a correction. The circuit trips too often.',
])('%j is no outcome, and is asked about', (message) => {
  const { turns, proposals } = converse([message], { study })
  expect(proposals).toEqual([])
  expect(turns[0]?.text).toContain(`I see that you correct something, but I don’t understand “${message}`)
  expect(turns[0]?.text).toContain('**what takes long?**')
})

test.each([
  'Delete step 3. Put step 3 after step 4.',
  'Move step 3 after step 4. Delete step 3.',
  'Step 3 is not needed. Step 3 goes after step 4.',
])('%j moves the step, and does not remove it as well', (message) => {
  const { proposals } = converse([message], { study })
  expect(proposals.map(({ edit }) => edit.kind)).toEqual(['moveStep'])
})
