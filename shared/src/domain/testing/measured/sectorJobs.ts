/*
 * A sample of many sectors, written without a look at the rules and unknown to them when it was first measured. Do not
 * fit rules or word lists to single sentences of it.
 */

export const SECTOR_GOOD_JOBS: readonly string[] = [
  'Protect a vineyard from frost',
  'Monitor the water quality of a lake',
  'Settle a property damage claim',
  'Prevent falls among residents of a care home',
  'Obtain permission to build a structure, e.g., a garage or an extension',
  'File a tax return on behalf of a client',
  'Tune a piano',
  'Convey the testimony of a witness to a court in another language',
  'Move an immobile patient from one ward to another',
  'Reach a destination on foot in unfamiliar terrain',
  'Put an infant to sleep',
  'Halt the deterioration of a painting',
]

export const SECTOR_BAD_JOBS: readonly string[] = [
  'Buy or lease a vehicle for daily travel',
  'Manage inventory',
  'Build a revenue forecast in Excel',
  'Matching donors with charities',
  'Plan our move to the new office',
  'Management of overdue customer accounts',
  'Use a CRM to keep a record of sales opportunities',
  'Diagnose a plant disease accurately from leaf symptoms',
  'Feel prepared before a job interview',
  'Recruit and train volunteers',
  'Become a respected voice in the field',
  'Deliver parcels quickly within a city',
]

export const SECTOR_GOOD_STEPS: readonly string[] = [
  'Confirm the number of guests',
  'Assign singers to voice parts',
  'Verify the amount owed by the customer',
  'Determine the type of fracture',
  'Monitor the depth of water under the keel',
  'Validate a relationship found in a record',
  'Correct a payment made in error',
  'Select a roast profile for the beans',
  'Gather the evidence needed for the claim, e.g., photographs, receipts, and repair estimates',
  'Adjust the ink density during the run',
  'Isolate the elevator from its power supply',
  'Locate the casualty',
  'Mark the trees to be removed',
  'Define the requirements of the role',
  'Gain access to the underside of the deck',
  'Check the food reserves of the colony',
]

export const SECTOR_BAD_STEPS: readonly string[] = [
  'Click the send reminder button',
  'Search Ancestry.com for a birth record',
  'Ask Maria which beans to roast on Monday',
  'Export the timesheets to Excel',
  'Process urgent samples faster',
  'Cast or mill the framework',
  'Run the dialogue through speech recognition software',
  'Organize in advance',
  'Access to the underside of the deck',
  'Clean, cleave, and splice the fiber ends',
  'Screening of applications',
  'Inspect the damage/interview the policyholder',
  'Being ready for the dress rehearsal',
  'Close the incision quickly',
  'Mark and measure the trees to be removed',
  'Classify the goods accurately',
]
