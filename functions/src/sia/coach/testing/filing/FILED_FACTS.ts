import { factsOf, type ToldFacts } from './factsOf.ts'

/** Facts of many trades, most of which belong to the step that was asked about. */
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
    facts: factsOf(`
Diagnose the fault | long | reading the error code
Diagnose the fault | wrong | the part arrives damaged | Order the part
Order the part | wrong | the supplier sends the wrong model
Order the part | wrong | a screw gets lost when we dismantle the housing | Dismantle the housing
Dismantle the housing | wrong | the customer is not at home
Test the repair | wrong | the diagnosis was wrong | Diagnose the fault
Test the repair | long | waiting for the drum to fill
Dismantle the housing | wrong | the invoice goes to the wrong address | Write the invoice
Diagnose the fault | wrong | a worn part looks fine
Write the invoice | wrong | the price of the part is missing
Test the repair | wrong | the housing rattles
`),
  },
  {
    executor: 'Bakers',
    job: 'Produce bread for the morning',
    steps: ['Weigh the flour', 'Knead the dough', 'Bake the loaves', 'Pack the loaves', 'Clean the mixer'],
    facts: factsOf(`
Weigh the flour | wrong | the scale is not calibrated
Weigh the flour | wrong | the dough sticks to the bowl | Knead the dough
Knead the dough | long | waiting for the dough to rise
Knead the dough | wrong | the crust cracks while we bake | Bake the loaves
Bake the loaves | wrong | the oven is too hot
Bake the loaves | wrong | the packaging tears | Pack the loaves
Pack the loaves | wasted | paper bags
Pack the loaves | long | scraping the mixer | Clean the mixer
Weigh the flour | wrong | the dough gets too dry
Pack the loaves | wrong | the loaves are still warm
Clean the mixer | wrong | dried dough blocks the drain
Knead the dough | long | waiting until the mixer is free
`),
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
    facts: factsOf(`
Wrap the dishes | wasted | newspaper
Wrap the dishes | wrong | a mirror breaks when we load the truck | Load the truck
Load the truck | wrong | the ramp is slippery
Load the truck | wrong | a bracket is missing when assembling the wardrobe | Assemble the wardrobe
Drive to the new place | long | finding a parking space
Drive to the new place | wrong | the wardrobe door does not close | Assemble the wardrobe
Unload the truck | wrong | a box falls off the trolley
Unload the truck | wrong | a plate chips because the dishes are badly wrapped | Wrap the dishes
Assemble the wardrobe | long | finding the screws in the truck
Drive to the new place | wrong | the load shifts
Wrap the dishes | wrong | a box is too heavy to load
`),
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
    facts: factsOf(`
Choose the flowers | long | comparing the colors with the dress
Choose the flowers | wrong | the delivery is late | Deliver the arrangements
Cut the stems | wrong | the knife is blunt
Cut the stems | wrong | the bouquet falls apart | Tie the bouquet
Tie the bouquet | wasted | ribbon
Tie the bouquet | long | counting the vases | Collect the vases
Deliver the arrangements | wrong | the flowers wilt in the van
Deliver the arrangements | wrong | a vase is broken when we collect them | Collect the vases
Cut the stems | wrong | the flowers dry out
Deliver the arrangements | wrong | a bouquet is left behind
Collect the vases | wrong | the delivery note is lost
`),
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
    facts: factsOf(`
Print the pick list | wrong | the printer is out of paper
Print the pick list | wrong | the pallet tips over | Label the pallet
Pick the items | long | walking to the far shelf
Pick the items | wrong | a carton is crushed while loading the trailer | Load the trailer
Pack the cartons | wrong | the tape runs out
Pack the cartons | wrong | the labels fall off | Label the pallet
Label the pallet | wrong | the address is smudged
Label the pallet | long | waiting for a free trailer | Load the trailer
Pick the items | wrong | the list shows the wrong shelf
Load the trailer | wrong | a carton is stacked upside down
Pack the cartons | wrong | an item does not fit
Label the pallet | long | printing a new label
`),
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
    facts: factsOf(`
Read the source text | wrong | a page is missing
Read the source text | wrong | the invoice is paid late | Send the invoice
Research the terms | long | asking the client about an abbreviation
Research the terms | wrong | a number is mistyped while writing the draft | Write the draft
Write the draft | wrong | the computer crashes
Write the draft | wrong | the proofreading is skipped | Proofread the draft
Proofread the draft | wrong | a sentence is left out
Proofread the draft | wrong | the terms are used inconsistently | Research the terms
Research the terms | wrong | the source text uses slang
Send the invoice | wrong | the client disputes the number of words
Proofread the draft | long | reading the draft aloud
`),
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
    facts: factsOf(`
Plan the schedule | long | agreeing on times with the couple
Plan the schedule | wrong | the album has the wrong cover | Print the album
Set up the lights | wrong | a cable is too short
Set up the lights | wrong | the colors look dull after printing | Print the album
Photograph the guests | wrong | somebody blinks
Photograph the guests | wrong | the schedule changes | Plan the schedule
Edit the pictures | long | sorting out the blurred ones
Edit the pictures | wrong | the lights overheat | Set up the lights
Photograph the guests | wrong | the lights blind the guests
Print the album | wrong | the pictures are too dark
Edit the pictures | wrong | a guest has closed eyes
`),
  },
  {
    executor: 'Beekeepers',
    job: 'Harvest honey',
    steps: ['Inspect the hive', 'Remove the frames', 'Spin the combs', 'Fill the jars', 'Sell the honey'],
    facts: factsOf(`
Inspect the hive | wrong | the bees get aggressive
Inspect the hive | wrong | a jar cracks while we fill it | Fill the jars
Remove the frames | wrong | a frame sticks
Remove the frames | wrong | the jars are not clean | Fill the jars
Spin the combs | wasted | wax
Spin the combs | wrong | a disease is overlooked during the inspection | Inspect the hive
Fill the jars | long | waiting for the foam to settle
Fill the jars | wrong | the frames are put back in the wrong order | Remove the frames
Spin the combs | wrong | the frames are unbalanced
Sell the honey | wrong | a jar leaks
Fill the jars | wrong | the combs leave wax in the honey
`),
  },
  {
    executor: 'Locksmiths',
    job: 'Give people access to their home',
    steps: ['Take the call', 'Find the house', 'Check the identity', 'Open the lock', 'Collect the payment'],
    facts: factsOf(`
Take the call | wrong | the caller gives the wrong street
Take the call | wrong | the lock is damaged | Open the lock
Find the house | wrong | the house number is hidden
Find the house | wrong | the payment is refused | Collect the payment
Check the identity | long | calling the landlord
Check the identity | wrong | a drill bit breaks when opening the lock | Open the lock
Open the lock | wrong | the door jams
Open the lock | wrong | the card reader has no connection while collecting the payment | Collect the payment
Open the lock | wrong | the house alarm goes off
Find the house | wrong | the caller does not pick up when we call
Collect the payment | wrong | the customer says that the lock still sticks
`),
  },
  {
    executor: 'School cooks',
    job: 'Feed the pupils at noon',
    steps: ['Plan the menu', 'Peel the vegetables', 'Cook the meal', 'Serve the plates', 'Wash the dishes'],
    facts: factsOf(`
Plan the menu | wrong | an allergy is forgotten
Plan the menu | wrong | a plate is served cold | Serve the plates
Peel the vegetables | wasted | peels that are too thick
Peel the vegetables | wrong | the sauce burns while cooking | Cook the meal
Cook the meal | wrong | the vegetables are still hard
Cook the meal | long | drying the dishes | Wash the dishes
Serve the plates | wrong | the line moves slowly when the menu is popular
Wash the dishes | wrong | a pupil slips when we serve the plates | Serve the plates
Serve the plates | wrong | the meal is cold
Plan the menu | wrong | the vegetables are out of season
Cook the meal | wrong | the peeling knife is lost
`),
  },
]
