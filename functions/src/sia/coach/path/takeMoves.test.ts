import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import type { Proposal, ProposedEdit } from '@outcome-studio/shared/domain/coach'
import { converse } from '../testing/converse.ts'

interface Trade {
  readonly executor: string
  readonly job: string
  readonly steps: readonly string[]
  /** What is told at the question what can go wrong in the first step. */
  readonly told: string
}

const REPAIR: Trade = {
  executor: 'Appliance technicians',
  job: 'Repair a washing machine',
  steps: ['Find the fault', 'Order the part', 'Replace the part', 'Write the invoice'],
  told: 'the label falls off the hose',
}
const SHIPPING: Trade = {
  executor: 'Order pickers',
  job: 'Ship the goods to the shops',
  steps: ['Pick the items', 'Pack the cartons', 'Check the load', 'Load the van', 'Deliver the goods'],
  told: 'the labels fall off',
}
const MOVING: Trade = {
  executor: 'Furniture movers',
  job: 'Relocate a household',
  steps: ['Wrap the dishes', 'Load the truck', 'Unload the truck', 'Assemble the wardrobe'],
  told: 'a mirror breaks',
}
const KITCHEN: Trade = {
  executor: 'School cooks',
  job: 'Feed the pupils at noon',
  steps: ['Plan the menu', 'Peel the potatoes', 'Cook the meal', 'Serve the plates'],
  told: 'the sauce burns',
}
const SURGERY: Trade = {
  executor: 'Veterinarians',
  job: 'Cure a sick pet',
  steps: ['Examine the animal', 'Make a diagnosis', 'Prescribe a drug', 'Bill the owner'],
  told: 'the dosage is wrong',
}

const BIKE: Trade = {
  executor: 'Bike mechanics',
  job: 'Service a bicycle',
  steps: ['Inspect the frame', 'Adjust the brakes', 'Replace the chain', 'Test ride the bike'],
  told: 'the light is too weak',
}
const LAB: Trade = {
  executor: 'Lab technicians',
  job: 'Process a blood sample',
  steps: ['Register the sample', 'Centrifuge the sample', 'Run the analysis', 'Report the results'],
  told: 'the barcode is unreadable',
}

const studyOf = (
  { executor, job, steps }: Trade,
  statements: Readonly<Record<string, string>> = {},
): CheckedStudy => ({
  jtbd: { uuid: 'job', executor, userInput: job },
  jobSteps: steps.map((userInput) => ({
    uuid: userInput,
    userInput,
    category: 'Execute',
    outcomeStatements: Object.entries(statements)
      .filter(([, step]) => step === userInput)
      .map(([text]) => ({ uuid: text, userInput: text })),
  })),
})
/** Passes over the question what takes long. */
const SKIP = 'skip'
const isOpen = () => null
const where = (edit: ProposedEdit): string =>
  edit.kind === 'moveStatement'
    ? `${edit.text} > ${edit.stepId}`
    : edit.kind === 'addStatement'
      ? `+ ${edit.text} > ${edit.stepId}`
      : edit.kind

function reply(
  trade: Trade,
  messages: readonly string[],
  decide?: (proposal: Proposal) => 'accepted' | 'rejected' | null,
) {
  const { turns } = converse([SKIP, ...messages], {
    study: studyOf(trade),
    ...(decide === undefined ? {} : { decide }),
  })
  const turn = turns.at(-1)
  return {
    text: turn?.text ?? '',
    choices: turn?.choices ?? [],
    cards: (turn?.proposals ?? []).map(({ edit }) => where(edit)),
  }
}

test.each([
  [REPAIR, 'move that to Order the part', 'Order the part'],
  [REPAIR, 'That one belongs to the second step.', 'Order the part'],
  [REPAIR, 'move it to step 4 pls', 'Write the invoice'],
  [REPAIR, 'it belongs to the invoice', 'Write the invoice'],
  [REPAIR, 'that should be in the last step', 'Write the invoice'],
  [REPAIR, 'this belong to next step', 'Order the part'],
  [REPAIR, 'pls put this one under ordering', 'Order the part'],
  [REPAIR, 'Could you file that under "Replace the part", please?', 'Replace the part'],
  [REPAIR, 'the one about the hose goes to writing the invoice', 'Write the invoice'],
  [SHIPPING, 'the last one is more about packing', 'Pack the cartons'],
  [SHIPPING, 'put the one about labels under step 3', 'Check the load'],
  [SHIPPING, "this should be under 'Check the load'", 'Check the load'],
  [SHIPPING, 'no that’s for delivery', 'Deliver the goods'],
  [SHIPPING, 'the labels thing goes with packing', 'Pack the cartons'],
  [SHIPPING, 'labels go with packing', 'Pack the cartons'],
  [SHIPPING, 'no, thats about delivery', 'Deliver the goods'],
  [SHIPPING, 'wrong step, this happens when we load the van', 'Load the van'],
  [SHIPPING, 'Wrong step! It should be packing.', 'Pack the cartons'],
  [SHIPPING, 'this is wrong step. it is for load the van', 'Load the van'],
  [SHIPPING, 'I think the labels one belongs under packing, not under picking', 'Pack the cartons'],
  [SHIPPING, 'shouldn’t that be under delivery?', 'Deliver the goods'],
  [SHIPPING, 'you should move the first one to the step "Pack the cartons"', 'Pack the cartons'],
  [SHIPPING, 'belongs to packing', 'Pack the cartons'],
  [SHIPPING, 'move to packing', 'Pack the cartons'],
  [SHIPPING, 'the statement about the labels fits better in packing', 'Pack the cartons'],
  [SHIPPING, 'not picking, that is packing', 'Pack the cartons'],
  [SHIPPING, 'Thanks, but that one is part of packing.', 'Pack the cartons'],
  [MOVING, 'wrong step, this happens when we unload', 'Unload the truck'],
  [MOVING, 'it hapens when we unload', 'Unload the truck'],
  [MOVING, 'the mirror belongs to unloading the truck', 'Unload the truck'],
  [MOVING, 'that goes under assembly', 'Assemble the wardrobe'],
  [MOVING, 'the mirror thing is about loading', 'Load the truck'],

  [KITCHEN, 'this one belongs to cooking', 'Cook the meal'],
  [KITCHEN, 'sorry, wrong place. that is cooking', 'Cook the meal'],
  [KITCHEN, 'move the sauce one to step three', 'Cook the meal'],
  [KITCHEN, 'the sauce should go under the third step', 'Cook the meal'],
  [KITCHEN, 'can u move that to cooking', 'Cook the meal'],
  [SURGERY, 'that belongs to the prescription', 'Prescribe a drug'],
  [SURGERY, 'move the dosage to prescribing a drug', 'Prescribe a drug'],
  [SURGERY, 'no this is for the step before last', 'Prescribe a drug'],
  [BIKE, 'the light thing happens when we adjust the brakes', 'Adjust the brakes'],
  [BIKE, 'light -> step 2', 'Adjust the brakes'],
  [BIKE, 'you filed the light under the wrong step, it belongs to the brakes', 'Adjust the brakes'],
  [BIKE, 'this is not inspecting, this is adjusting', 'Adjust the brakes'],
  [BIKE, 'the one with the light should go to testing', 'Test ride the bike'],
  [BIKE, 'move these to the step with the chain', 'Replace the chain'],
  [BIKE, 'the light one, move it to replacing', 'Replace the chain'],
  [LAB, 'barcode is in wrong place, should be analysis', 'Run the analysis'],
  [LAB, 'that should of been under centrifuging', 'Centrifuge the sample'],
  [LAB, 'that is the wrong step, put it to centrifuging', 'Centrifuge the sample'],
  [LAB, 'its more for the analysis part', 'Run the analysis'],
  [LAB, 'that last one is for the report', 'Report the results'],
  [LAB, 'not here, at reporting', 'Report the results'],
  [LAB, 'put that to the next one', 'Centrifuge the sample'],
])('%# of %j, %j moves what was accepted to *%s*', (trade, message, step) => {
  const { cards, text } = reply(trade, [trade.told, message])
  expect({ cards, text }).toEqual({
    cards: [expect.stringMatching(new RegExp(`^Minimize the likelihood .* > ${step}$`))],
    text: expect.stringContaining(`*${step}*`),
  })
})

test.each([
  'The parcel belongs to another customer.',
  'They move it to the wrong shelf.',
  'Labels go to the wrong address.',
  'The labels belong to the supplier.',
  'the label is under the box',
  'the labels are for the wrong goods',
  'a carton is put under the pallet',
  'the van goes to the wrong shop',
  'the load moves to the side',
  'the driver puts the last carton in the wrong van',
  'the goods go with the wrong van',
  'it takes long to move the last pallet to the van',
  'moving the cartons to the van',
  'the first carton belongs at the bottom',
  'the last one is missing',
  'the labels thing breaks',
  'somebody moves the cartons under the stairs',
  'the packing is under time pressure',
  'the label goes on the wrong side',
  'the delivery belongs to somebody else',
])('%j is a fact, and moves nothing', (message) => {
  const { cards, text } = reply(SHIPPING, [SHIPPING.told, message])
  expect(cards.filter((card) => !card.startsWith('+'))).toEqual([])
  expect(text).not.toMatch(/belongs? to \*|Which (?:step|statement)|no step about/)
})

test.each([
  [REPAIR, 'the part belongs to another machine'],
  [REPAIR, 'the customer moves the appointment to the next day'],
  [REPAIR, 'the hose goes under the drum'],
  [MOVING, 'the wardrobe goes into the wrong room'],
  [MOVING, 'the last box is for the neighbor'],
  [MOVING, 'a chair is left under the truck'],
  [KITCHEN, 'the pot is moved to the wrong plate'],
  [KITCHEN, 'the second plate goes to the wrong table'],
  [SURGERY, 'the drug belongs to another patient'],
  [SURGERY, 'the bill goes to the wrong owner'],
  [BIKE, 'the chain belongs to another bike'],
  [BIKE, 'the brakes are under tension'],
  [BIKE, 'the light is in the wrong place'],
  [LAB, 'the sample is for another analysis'],
  [LAB, 'they put it into the wrong fridge'],
  [LAB, 'the second tube goes to the wrong lab'],
  [LAB, 'it is under the table'],
])('of %j, %j is a fact', (trade, message) => {
  const { cards, text } = reply(trade, [trade.told, message])
  expect(cards.filter((card) => !card.startsWith('+'))).toEqual([])
  expect(text).not.toMatch(/belongs? to \*|Which (?:step|statement)|no step about/)
})

test('a step that is told is no move', () => {
  const { proposals } = converse([
    'porters',
    'bring luggage to the rooms',
    'as it is',
    'load the cart, put it in the lift, move the bags to the room',
  ])
  expect(proposals.map(({ edit }) => edit.kind)).not.toContain('moveStatement')
})

test('drafts that wait are proposed again under the right step', () => {
  expect(reply(SHIPPING, [SHIPPING.told, 'that belongs to packing'], isOpen).cards).toEqual([
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
  expect(reply(SHIPPING, [TWO, message]).cards).toEqual(texts.map((text) => `${text} > Pack the cartons`))
})

test('several statements can be moved to several steps at once', () => {
  const message = 'the first belongs to packing and the second to delivery'
  expect(reply(SHIPPING, [TWO, message]).cards).toEqual([
    `${LABELS} > Pack the cartons`,
    `${TAPE} > Deliver the goods`,
  ])
  const named = 'the labels one goes to packing and the tape one to delivery'
  expect(reply(SHIPPING, [TWO, named]).cards).toEqual([
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
  const asked = reply(SHIPPING, [TWO, 'that one belongs to packing'])
  expect(asked.cards).toEqual([])
  expect(asked.text).toContain('Which one')
  expect(asked.choices).toEqual(['The labels fall off', 'The tape runs out', 'Both'])
  for (const answer of ['The tape runs out', 'the tape', 'the second one', '2'])
    expect(reply(SHIPPING, [TWO, 'that one belongs to packing', answer]).cards).toEqual([
      `${TAPE} > Pack the cartons`,
    ])
  expect(reply(SHIPPING, [TWO, 'that one belongs to packing', 'Both']).cards).toHaveLength(2)
})

test('an unknown step is said, and the steps are offered', () => {
  const asked = reply(SHIPPING, [SHIPPING.told, 'that one belongs to accounting'])
  expect(asked.text).toContain('“accounting”')
  expect(asked.choices).toEqual(SHIPPING.steps)
  for (const answer of ['Load the van', 'loading', 'under loading', 'step 4'])
    expect(reply(SHIPPING, [SHIPPING.told, 'that one belongs to accounting', answer]).cards).toEqual([
      `${LABELS} > Load the van`,
    ])
  expect(reply(SHIPPING, [SHIPPING.told, 'move it to step 9']).text).toContain('step 9')
})

test('of several steps that fit, one is asked about', () => {
  const asked = reply(MOVING, [MOVING.told, 'that one belongs to the truck'])
  expect(asked.choices).toEqual(['Load the truck', 'Unload the truck'])
  expect(reply(MOVING, [MOVING.told, 'that one belongs to the truck', 'the second']).cards).toEqual([
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
  const { choices, text } = reply(KITCHEN, [KITCHEN.told, message])
  expect(choices).toEqual(KITCHEN.steps)
  expect(text).toContain('Which step')
})

test('who leaves it, or tells a fact instead, is not asked again', () => {
  const left = reply(KITCHEN, [KITCHEN.told, 'wrong step', 'never mind'])
  expect(left.text).toContain('stays')
  const told = reply(KITCHEN, [KITCHEN.told, 'wrong step', 'It goes wrong when the pan is too small'])
  expect(told.cards).toEqual(['+ Minimize the likelihood that the pan is too small > Peel the potatoes'])
})

test('what is there already is not moved', () => {
  const { cards, text } = reply(SHIPPING, [SHIPPING.told, 'the labels one belongs to picking'])
  expect(cards).toEqual([])
  expect(text).toContain('under *Pick the items* already')
})

test('a statement that nobody knows is not invented', () => {
  const { cards, text } = reply(SHIPPING, [SHIPPING.told, 'the one about the forklift belongs to packing'])
  expect(cards).toEqual([])
  expect(text).toContain('“forklift”')
})

test('what else a message tells is drafted, and filed where the member says', () => {
  const waiting = 'waiting for the tape takes long'
  const text = 'Minimize the time spent waiting for the tape'
  expect(reply(SHIPPING, [SHIPPING.told, `Move that to delivery. ${waiting}`]).cards).toEqual([
    `${LABELS} > Deliver the goods`,
    `+ ${text} > Pack the cartons`,
  ])
  expect(reply(SHIPPING, [SHIPPING.told, `${waiting}. That belongs to picking.`]).cards).toEqual([
    `+ ${text} > Pick the items`,
  ])
})

test.each(['Hi there. That belongs to packing.', 'Hm, nice. That belongs to packing, I think.'])(
  'beside other words, %j moves what was accepted',
  (message) => {
    expect(reply(SHIPPING, [SHIPPING.told, message]).cards).toEqual([`${LABELS} > Pack the cartons`])
  },
)
