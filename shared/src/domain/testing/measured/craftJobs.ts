/*
 * A sample of many occupations, written without a look at the rules and unknown to them when it was first measured. Do not
 * fit rules or word lists to single sentences of it.
 */

export const CRAFT_GOOD_JOBS: readonly string[] = [
  'Protect honey bee colonies from disease',
  'Meet the tax obligations of a small business',
  'Measure the radio emission of distant galaxies',
  'Provide pupils with a midday meal',
  "Apply a permanent design to a client's skin",
  "Restore a patient's speech after a stroke",
  'Transport goods from a depot to households in a remote area',
  'Protect a borrowed object from damage while it is on display',
  'Rescue occupants from a burning building',
  'Raise a litter of puppies to weaning age',
  'Pay employees for the work they have done',
  'Grow vegetables outside the natural season',
  'Convey what a witness says in the language of the court',
  'Obtain equipment for a day on the slopes, e.g. skis, boots and poles',
  'Prevent frost from damaging fruit blossom',
]

export const CRAFT_BAD_JOBS: readonly string[] = [
  'Preparing a bee colony for winter',
  'Tax planning for families with income from abroad',
  'Interpret during a criminal trial',
  'Deliver parcels faster in dense city districts',
  'Cook school lunches with as little waste as possible',
  'Impress fellow breeders at a dog show',
  'Calculate wages with QuickBooks',
  'Inspect rotor blades by drone',
  'Rent and return ski equipment while on holiday',
  'Persuade museums to take out transit insurance',
  'Face a tax audit as a sole trader',
  'Measure the length of a foot before choosing a ski boot',
  'Give every child a voice in society',
  'Manage incoming museum loans',
  'Optimise the climate in a greenhouse',
  'Prepare our crew for a night-time alarm',
]

export const CRAFT_GOOD_STEPS: readonly string[] = [
  'Determine the number of meals required for the next school day',
  'Select the parent animals for a mating',
  'Decide which frequency band to observe',
  'Gather the documents that support a deduction, e.g. receipts, invoices and mileage logs',
  'Receive the borrowed object from the courier',
  'Organise the parcels by delivery area',
  'Examine the skin for scars before applying the design',
  'Validate the hours worked with each supervisor',
  'Confirm that the power supply to the nacelle is isolated',
  "Convey the witness's answer to the court",
  'Monitor the CO2 level around the crop',
  'Check the fit of the boot at the ankle',
  'Verify that all occupants have left the building',
  "Adjust the exercises to the child's progress",
  'Store the honey until it is sold',
]

export const CRAFT_BAD_STEPS: readonly string[] = [
  'Selection of the parent animals for a mating',
  "Being aware of a client's allergies before a session",
  'Reconcile at the end of the month',
  'Rinse after the last sitting',
  'Rehearse before the hearing',
  'Sort the parcels correctly by street',
  'Plan a faster route to the seat of the fire',
  'Find the cause of a shutdown in the shortest possible time',
  'Export the hours worked to Excel',
  'Scan the barcode of each crate at the loading dock',
  'Press the start button on the irrigation controller',
  'Weigh and label each jar of honey',
  'Accept/decline a loan request',
  'Confirm the appointment with Mrs Hoffmann on Thursday',
  'Choose our target sources for the night',
]
