import type { OutcomeQuestion } from '@outcome-studio/shared/domain/coach'

/** A fact with the step at whose question it was told, and the one that it is about. */
interface FiledFact {
  readonly asked: string
  readonly about: OutcomeQuestion
  readonly told: string
  /** The step that it belongs to; the asked one if it is missing. */
  readonly belongs?: string
}

/** What people of one trade told. */
export interface ToldFacts {
  readonly executor: string
  readonly job: string
  readonly steps: readonly string[]
  readonly facts: readonly FiledFact[]
}

/** Facts of many trades, half of which belong to the step that was asked about. */
export const FILED_FACTS: readonly ToldFacts[] = [
  {
    executor: 'Appliance technicians',
    job: 'Repair a washing machine',
    steps: [
      'Diagnose the fault',
      'Order the part',
      'Dismantle the housing',
      'Test the repair',
      'Write the invoice',
    ],
    facts: [
      { asked: 'Diagnose the fault', about: 'long', told: 'reading the error code' },
      {
        asked: 'Diagnose the fault',
        about: 'wrong',
        told: 'the part arrives damaged',
        belongs: 'Order the part',
      },
      { asked: 'Order the part', about: 'wrong', told: 'the supplier sends the wrong model' },
      {
        asked: 'Order the part',
        about: 'wrong',
        told: 'a screw gets lost when we dismantle the housing',
        belongs: 'Dismantle the housing',
      },
      { asked: 'Dismantle the housing', about: 'wrong', told: 'the customer is not at home' },
      {
        asked: 'Test the repair',
        about: 'wrong',
        told: 'the diagnosis was wrong',
        belongs: 'Diagnose the fault',
      },
      { asked: 'Test the repair', about: 'long', told: 'waiting for the drum to fill' },
      {
        asked: 'Dismantle the housing',
        about: 'wrong',
        told: 'the invoice goes to the wrong address',
        belongs: 'Write the invoice',
      },
      { asked: 'Diagnose the fault', about: 'wrong', told: 'a worn part looks fine' },
      { asked: 'Write the invoice', about: 'wrong', told: 'the price of the part is missing' },
      { asked: 'Test the repair', about: 'wrong', told: 'the housing rattles' },
    ],
  },
  {
    executor: 'Bakers',
    job: 'Produce bread for the morning',
    steps: ['Weigh the flour', 'Knead the dough', 'Bake the loaves', 'Pack the loaves', 'Clean the mixer'],
    facts: [
      { asked: 'Weigh the flour', about: 'wrong', told: 'the scale is not calibrated' },
      {
        asked: 'Weigh the flour',
        about: 'wrong',
        told: 'the dough sticks to the bowl',
        belongs: 'Knead the dough',
      },
      { asked: 'Knead the dough', about: 'long', told: 'waiting for the dough to rise' },
      {
        asked: 'Knead the dough',
        about: 'wrong',
        told: 'the crust cracks while we bake',
        belongs: 'Bake the loaves',
      },
      { asked: 'Bake the loaves', about: 'wrong', told: 'the oven is too hot' },
      { asked: 'Bake the loaves', about: 'wrong', told: 'the packaging tears', belongs: 'Pack the loaves' },
      { asked: 'Pack the loaves', about: 'wasted', told: 'paper bags' },
      { asked: 'Pack the loaves', about: 'long', told: 'scraping the mixer', belongs: 'Clean the mixer' },
      { asked: 'Weigh the flour', about: 'wrong', told: 'the dough gets too dry' },
      { asked: 'Pack the loaves', about: 'wrong', told: 'the loaves are still warm' },
      { asked: 'Clean the mixer', about: 'wrong', told: 'dried dough blocks the drain' },
      { asked: 'Knead the dough', about: 'long', told: 'waiting until the mixer is free' },
    ],
  },
  {
    executor: 'Furniture movers',
    job: 'Relocate a household',
    steps: [
      'Wrap the dishes',
      'Load the truck',
      'Drive to the new place',
      'Unload the truck',
      'Assemble the wardrobe',
    ],
    facts: [
      { asked: 'Wrap the dishes', about: 'wasted', told: 'newspaper' },
      {
        asked: 'Wrap the dishes',
        about: 'wrong',
        told: 'a mirror breaks when we load the truck',
        belongs: 'Load the truck',
      },
      { asked: 'Load the truck', about: 'wrong', told: 'the ramp is slippery' },
      {
        asked: 'Load the truck',
        about: 'wrong',
        told: 'a bracket is missing when assembling the wardrobe',
        belongs: 'Assemble the wardrobe',
      },
      { asked: 'Drive to the new place', about: 'long', told: 'finding a parking space' },
      {
        asked: 'Drive to the new place',
        about: 'wrong',
        told: 'the wardrobe door does not close',
        belongs: 'Assemble the wardrobe',
      },
      { asked: 'Unload the truck', about: 'wrong', told: 'a box falls off the trolley' },
      {
        asked: 'Unload the truck',
        about: 'wrong',
        told: 'a plate chips because the dishes are badly wrapped',
        belongs: 'Wrap the dishes',
      },
      { asked: 'Assemble the wardrobe', about: 'long', told: 'finding the screws in the truck' },
      { asked: 'Drive to the new place', about: 'wrong', told: 'the load shifts' },
      { asked: 'Wrap the dishes', about: 'wrong', told: 'a box is too heavy to load' },
    ],
  },
  {
    executor: 'Florists',
    job: 'Decorate a wedding',
    steps: [
      'Choose the flowers',
      'Cut the stems',
      'Tie the bouquet',
      'Deliver the arrangements',
      'Collect the vases',
    ],
    facts: [
      { asked: 'Choose the flowers', about: 'long', told: 'comparing the colors with the dress' },
      {
        asked: 'Choose the flowers',
        about: 'wrong',
        told: 'the delivery is late',
        belongs: 'Deliver the arrangements',
      },
      { asked: 'Cut the stems', about: 'wrong', told: 'the knife is blunt' },
      { asked: 'Cut the stems', about: 'wrong', told: 'the bouquet falls apart', belongs: 'Tie the bouquet' },
      { asked: 'Tie the bouquet', about: 'wasted', told: 'ribbon' },
      { asked: 'Tie the bouquet', about: 'long', told: 'counting the vases', belongs: 'Collect the vases' },
      { asked: 'Deliver the arrangements', about: 'wrong', told: 'the flowers wilt in the van' },
      {
        asked: 'Deliver the arrangements',
        about: 'wrong',
        told: 'a vase is broken when we collect them',
        belongs: 'Collect the vases',
      },
      { asked: 'Cut the stems', about: 'wrong', told: 'the flowers dry out' },
      { asked: 'Deliver the arrangements', about: 'wrong', told: 'a bouquet is left behind' },
      { asked: 'Collect the vases', about: 'wrong', told: 'the delivery note is lost' },
    ],
  },
  {
    executor: 'Order pickers',
    job: 'Ship the goods to the shops',
    steps: [
      'Print the pick list',
      'Pick the items',
      'Pack the cartons',
      'Label the pallet',
      'Load the trailer',
    ],
    facts: [
      { asked: 'Print the pick list', about: 'wrong', told: 'the printer is out of paper' },
      {
        asked: 'Print the pick list',
        about: 'wrong',
        told: 'the pallet tips over',
        belongs: 'Label the pallet',
      },
      { asked: 'Pick the items', about: 'long', told: 'walking to the far shelf' },
      {
        asked: 'Pick the items',
        about: 'wrong',
        told: 'a carton is crushed while loading the trailer',
        belongs: 'Load the trailer',
      },
      { asked: 'Pack the cartons', about: 'wrong', told: 'the tape runs out' },
      { asked: 'Pack the cartons', about: 'wrong', told: 'the labels fall off', belongs: 'Label the pallet' },
      { asked: 'Label the pallet', about: 'wrong', told: 'the address is smudged' },
      {
        asked: 'Label the pallet',
        about: 'long',
        told: 'waiting for a free trailer',
        belongs: 'Load the trailer',
      },
      { asked: 'Pick the items', about: 'wrong', told: 'the list shows the wrong shelf' },
      { asked: 'Load the trailer', about: 'wrong', told: 'a carton is stacked upside down' },
      { asked: 'Pack the cartons', about: 'wrong', told: 'an item does not fit' },
      { asked: 'Label the pallet', about: 'long', told: 'printing a new label' },
    ],
  },
  {
    executor: 'Translators',
    job: 'Translate a contract',
    steps: [
      'Read the source text',
      'Research the terms',
      'Write the draft',
      'Proofread the draft',
      'Send the invoice',
    ],
    facts: [
      { asked: 'Read the source text', about: 'wrong', told: 'a page is missing' },
      {
        asked: 'Read the source text',
        about: 'wrong',
        told: 'the invoice is paid late',
        belongs: 'Send the invoice',
      },
      { asked: 'Research the terms', about: 'long', told: 'asking the client about an abbreviation' },
      {
        asked: 'Research the terms',
        about: 'wrong',
        told: 'a number is mistyped while writing the draft',
        belongs: 'Write the draft',
      },
      { asked: 'Write the draft', about: 'wrong', told: 'the computer crashes' },
      {
        asked: 'Write the draft',
        about: 'wrong',
        told: 'the proofreading is skipped',
        belongs: 'Proofread the draft',
      },
      { asked: 'Proofread the draft', about: 'wrong', told: 'a sentence is left out' },
      {
        asked: 'Proofread the draft',
        about: 'wrong',
        told: 'the terms are used inconsistently',
        belongs: 'Research the terms',
      },
      { asked: 'Research the terms', about: 'wrong', told: 'the source text uses slang' },
      { asked: 'Send the invoice', about: 'wrong', told: 'the client disputes the number of words' },
      { asked: 'Proofread the draft', about: 'long', told: 'reading the draft aloud' },
    ],
  },
  {
    executor: 'Wedding photographers',
    job: 'Capture a wedding day',
    steps: [
      'Plan the schedule',
      'Set up the lights',
      'Photograph the guests',
      'Edit the pictures',
      'Print the album',
    ],
    facts: [
      { asked: 'Plan the schedule', about: 'long', told: 'agreeing on times with the couple' },
      {
        asked: 'Plan the schedule',
        about: 'wrong',
        told: 'the album has the wrong cover',
        belongs: 'Print the album',
      },
      { asked: 'Set up the lights', about: 'wrong', told: 'a cable is too short' },
      {
        asked: 'Set up the lights',
        about: 'wrong',
        told: 'the colors look dull after printing',
        belongs: 'Print the album',
      },
      { asked: 'Photograph the guests', about: 'wrong', told: 'somebody blinks' },
      {
        asked: 'Photograph the guests',
        about: 'wrong',
        told: 'the schedule changes',
        belongs: 'Plan the schedule',
      },
      { asked: 'Edit the pictures', about: 'long', told: 'sorting out the blurred ones' },
      {
        asked: 'Edit the pictures',
        about: 'wrong',
        told: 'the lights overheat',
        belongs: 'Set up the lights',
      },
      { asked: 'Photograph the guests', about: 'wrong', told: 'the lights blind the guests' },
      { asked: 'Print the album', about: 'wrong', told: 'the pictures are too dark' },
      { asked: 'Edit the pictures', about: 'wrong', told: 'a guest has closed eyes' },
    ],
  },
  {
    executor: 'Beekeepers',
    job: 'Harvest honey',
    steps: ['Inspect the hive', 'Remove the frames', 'Spin the combs', 'Fill the jars', 'Sell the honey'],
    facts: [
      { asked: 'Inspect the hive', about: 'wrong', told: 'the bees get aggressive' },
      {
        asked: 'Inspect the hive',
        about: 'wrong',
        told: 'a jar cracks while we fill it',
        belongs: 'Fill the jars',
      },
      { asked: 'Remove the frames', about: 'wrong', told: 'a frame sticks' },
      {
        asked: 'Remove the frames',
        about: 'wrong',
        told: 'the jars are not clean',
        belongs: 'Fill the jars',
      },
      { asked: 'Spin the combs', about: 'wasted', told: 'wax' },
      {
        asked: 'Spin the combs',
        about: 'wrong',
        told: 'a disease is overlooked during the inspection',
        belongs: 'Inspect the hive',
      },
      { asked: 'Fill the jars', about: 'long', told: 'waiting for the foam to settle' },
      {
        asked: 'Fill the jars',
        about: 'wrong',
        told: 'the frames are put back in the wrong order',
        belongs: 'Remove the frames',
      },
      { asked: 'Spin the combs', about: 'wrong', told: 'the frames are unbalanced' },
      { asked: 'Sell the honey', about: 'wrong', told: 'a jar leaks' },
      { asked: 'Fill the jars', about: 'wrong', told: 'the combs leave wax in the honey' },
    ],
  },
  {
    executor: 'Locksmiths',
    job: 'Give people access to their home',
    steps: ['Take the call', 'Find the house', 'Check the identity', 'Open the lock', 'Collect the payment'],
    facts: [
      { asked: 'Take the call', about: 'wrong', told: 'the caller gives the wrong street' },
      { asked: 'Take the call', about: 'wrong', told: 'the lock is damaged', belongs: 'Open the lock' },
      { asked: 'Find the house', about: 'wrong', told: 'the house number is hidden' },
      {
        asked: 'Find the house',
        about: 'wrong',
        told: 'the payment is refused',
        belongs: 'Collect the payment',
      },
      { asked: 'Check the identity', about: 'long', told: 'calling the landlord' },
      {
        asked: 'Check the identity',
        about: 'wrong',
        told: 'a drill bit breaks when opening the lock',
        belongs: 'Open the lock',
      },
      { asked: 'Open the lock', about: 'wrong', told: 'the door jams' },
      {
        asked: 'Open the lock',
        about: 'wrong',
        told: 'the card reader has no connection while collecting the payment',
        belongs: 'Collect the payment',
      },
      { asked: 'Open the lock', about: 'wrong', told: 'the house alarm goes off' },
      { asked: 'Find the house', about: 'wrong', told: 'the caller does not pick up when we call' },
      { asked: 'Collect the payment', about: 'wrong', told: 'the customer says that the lock still sticks' },
    ],
  },
  {
    executor: 'School cooks',
    job: 'Feed the pupils at noon',
    steps: ['Plan the menu', 'Peel the vegetables', 'Cook the meal', 'Serve the plates', 'Wash the dishes'],
    facts: [
      { asked: 'Plan the menu', about: 'wrong', told: 'an allergy is forgotten' },
      { asked: 'Plan the menu', about: 'wrong', told: 'a plate is served cold', belongs: 'Serve the plates' },
      { asked: 'Peel the vegetables', about: 'wasted', told: 'peels that are too thick' },
      {
        asked: 'Peel the vegetables',
        about: 'wrong',
        told: 'the sauce burns while cooking',
        belongs: 'Cook the meal',
      },
      { asked: 'Cook the meal', about: 'wrong', told: 'the vegetables are still hard' },
      { asked: 'Cook the meal', about: 'long', told: 'drying the dishes', belongs: 'Wash the dishes' },
      { asked: 'Serve the plates', about: 'wrong', told: 'the line moves slowly when the menu is popular' },
      {
        asked: 'Wash the dishes',
        about: 'wrong',
        told: 'a pupil slips when we serve the plates',
        belongs: 'Serve the plates',
      },
      { asked: 'Serve the plates', about: 'wrong', told: 'the meal is cold' },
      { asked: 'Plan the menu', about: 'wrong', told: 'the vegetables are out of season' },
      { asked: 'Cook the meal', about: 'wrong', told: 'the peeling knife is lost' },
    ],
  },
]
