import { converse } from '../testing/converse.ts'
import { KITCHEN, MOVING, REPAIR, replyIn, SHIPPING, SKIP, studyOf } from '../testing/moves.ts'

const isOpen = () => null

test('drafts that wait are proposed again under the right step', () => {
  expect(replyIn(SHIPPING, [SHIPPING.told, 'that belongs to packing'], isOpen).cards).toEqual([
    '+ Minimize the likelihood that the labels fall off > Pack the cartons',
  ])
})

const TWO = 'the labels fall off, the tape runs out'
const LABELS = 'Minimize the likelihood that the labels fall off'
const TAPE = 'Minimize the likelihood that the tape runs out'

test.each([
  ['the last two belong to packing', [LABELS, TAPE]],
  ['move both to packing', [LABELS, TAPE]],
  ['statements 1 and 2 belong to packing', [LABELS, TAPE]],
  ['all of them should be under packing', [LABELS, TAPE]],
  ['they belong to packing', [LABELS, TAPE]],
  ['the first one belongs to packing', [LABELS]],
  ['card 2 goes to packing', [TAPE]],
  ['the last belongs to packing', [TAPE]],
  ['the tape one is about packing', [TAPE]],
])('of two statements, %j moves those that are meant', (message, texts) => {
  expect(replyIn(SHIPPING, [TWO, message]).cards).toEqual(texts.map((text) => `${text} > Pack the cartons`))
})

test('several statements can be moved to several steps at once', () => {
  const message = 'the first belongs to packing and the second to delivery'
  expect(replyIn(SHIPPING, [TWO, message]).cards).toEqual([
    `${LABELS} > Pack the cartons`,
    `${TAPE} > Deliver the goods`,
  ])
  const named = 'the labels one goes to packing and the tape one to delivery'
  expect(replyIn(SHIPPING, [TWO, named]).cards).toEqual([
    `${LABELS} > Pack the cartons`,
    `${TAPE} > Deliver the goods`,
  ])
})

test('a statement that the member has written is moved too', () => {
  const written = 'Minimize the time it takes to find the manual'
  const { turns } = converse([SKIP, 'the one about the manual belongs to replacing the part'], {
    study: studyOf(REPAIR, { [written]: 'Find the fault' }),
  })
  expect(turns.at(-1)?.proposals.map(({ edit }) => edit)).toEqual([
    {
      kind: 'moveStatement',
      statementId: written,
      fromStepId: 'Find the fault',
      stepId: 'Replace the part',
      text: written,
    },
  ])
})

test('which of several statements is meant is asked once, and the answer is understood', () => {
  const asked = replyIn(SHIPPING, [TWO, 'that one belongs to packing'])
  expect(asked.cards).toEqual([])
  expect(asked.text).toContain('Which one')
  expect(asked.choices).toEqual(['The labels fall off', 'The tape runs out', 'Both'])
  for (const answer of ['The tape runs out', 'the tape', 'the second one', '2'])
    expect(replyIn(SHIPPING, [TWO, 'that one belongs to packing', answer]).cards).toEqual([
      `${TAPE} > Pack the cartons`,
    ])
  expect(replyIn(SHIPPING, [TWO, 'that one belongs to packing', 'Both']).cards).toHaveLength(2)
})

test('an unknown step is said, and the steps are offered', () => {
  const asked = replyIn(SHIPPING, [SHIPPING.told, 'that one belongs to accounting'])
  expect(asked.text).toContain('“accounting”')
  expect(asked.choices).toEqual(SHIPPING.steps)
  for (const answer of ['Load the van', 'loading', 'under loading', 'step 4'])
    expect(replyIn(SHIPPING, [SHIPPING.told, 'that one belongs to accounting', answer]).cards).toEqual([
      `${LABELS} > Load the van`,
    ])
  expect(replyIn(SHIPPING, [SHIPPING.told, 'move it to step 9']).text).toContain('step 9')
})

test('of several steps that fit, one is asked about', () => {
  const asked = replyIn(MOVING, [MOVING.told, 'that one belongs to the truck'])
  expect(asked.choices).toEqual(['Load the truck', 'Unload the truck'])
  expect(replyIn(MOVING, [MOVING.told, 'that one belongs to the truck', 'the second']).cards).toEqual([
    'Minimize the likelihood that a mirror breaks > Unload the truck',
  ])
})

test.each([
  'wrong step',
  'you put it in the wrong step',
  'that should be somewhere else',
  'that is in the wrong step',
  'This does not belong here.',
])('%j asks for the step', (message) => {
  const { choices, text } = replyIn(KITCHEN, [KITCHEN.told, message])
  expect(choices).toEqual(KITCHEN.steps)
  expect(text).toContain('Which step')
})

test('who leaves it, or tells a fact instead, is not asked again', () => {
  const left = replyIn(KITCHEN, [KITCHEN.told, 'wrong step', 'never mind'])
  expect(left.text).toContain('stays')
  const told = replyIn(KITCHEN, [KITCHEN.told, 'wrong step', 'It goes wrong when the pan is too small'])
  expect(told.cards).toEqual(['+ Minimize the likelihood that the pan is too small > Peel the potatoes'])
})

test('what is there already is not moved', () => {
  const { cards, text } = replyIn(SHIPPING, [SHIPPING.told, 'the labels one belongs to picking'])
  expect(cards).toEqual([])
  expect(text).toContain('under *Pick the items* already')
})

test('a statement that nobody knows is not invented', () => {
  const { cards, text } = replyIn(SHIPPING, [SHIPPING.told, 'the one about the forklift belongs to packing'])
  expect(cards).toEqual([])
  expect(text).toContain('“forklift”')
})

test('what else a message tells is drafted, and filed where the member says', () => {
  const waiting = 'waiting for the tape takes long'
  const text = 'Minimize the time spent waiting for the tape'
  expect(replyIn(SHIPPING, [SHIPPING.told, `Move that to delivery. ${waiting}`]).cards).toEqual([
    `${LABELS} > Deliver the goods`,
    `+ ${text} > Pack the cartons`,
  ])
  expect(replyIn(SHIPPING, [SHIPPING.told, `${waiting}. That belongs to picking.`]).cards).toEqual([
    `+ ${text} > Pick the items`,
  ])
})

test.each(['Hi there. That belongs to packing.', 'Hm, nice. That belongs to packing, I think.'])(
  'beside other words, %j moves what was accepted',
  (message) => {
    expect(replyIn(SHIPPING, [SHIPPING.told, message]).cards).toEqual([`${LABELS} > Pack the cartons`])
  },
)
