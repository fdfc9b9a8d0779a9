import { replyToChange } from '../../testing/changes.ts'
import { converse } from '../../testing/converse.ts'
import { BIKE, KITCHEN, LAB, MOVING, REPAIR, replyIn, SHIPPING, SURGERY } from '../../testing/moves.ts'

test.each([
  [REPAIR, 'move that to Order the part', 'Order the part'],
  [REPAIR, 'Move the statement about what falls off the hose to Order the part', 'Order the part'],
  [REPAIR, 'the label falls off the hose belongs under Write the invoice', 'Write the invoice'],
  [REPAIR, 'move "the label falls off the hose" to "Write the invoice"', 'Write the invoice'],
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
  const { cards, text } = replyIn(trade, [trade.told, message])
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
  const { cards, text } = replyIn(SHIPPING, [SHIPPING.told, message])
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
  const { cards, text } = replyIn(trade, [trade.told, message])
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

test.each(['Move statement 2.2 to step 5', 'put 2.2 under step 5', '2.2 belongs to sanding the edges'])(
  '“%s” names the statement by its number',
  (said) => {
    const [proposal] = replyToChange(said).proposals
    expect(proposal?.edit).toMatchObject({ kind: 'moveStatement', statementId: 's2.2', stepId: 's5' })
  },
)
