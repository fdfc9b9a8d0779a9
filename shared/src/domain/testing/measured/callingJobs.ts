/*
 * A sample of twenty callings, written to be hard for the rules and unknown to them when it was first measured. Do not
 * fit rules or word lists to single sentences of it.
 */

export const CALLING_GOOD_JOBS: readonly string[] = [
  'Accommodate a guest overnight',
  'Develop a new plant variety',
  'Fit a prosthetic limb to a patient',
  'Decide on an application for insurance',
  'Record a wedding in pictures',
  'Guide a ship to its berth',
  'Send help to a caller in an emergency',
  'Tattoo a design on a client',
  'Extinguish a fire in a building',
  'Lend books to readers',
  'Make cheese from milk',
  'Analyze the data of a clinical trial',
  'Translate a document into another language',
  'Officiate a football match',
]

export const CALLING_BAD_JOBS: readonly string[] = [
  'Caring for an animal after surgery',
  'Cast a metal part with fewer defects',
  'Guide a ship to its berth using a portable pilot unit',
  'Sell or lease solar panels',
  'Feel welcome in a hotel',
  'Decision on an application for insurance',
  'Tattooing a design on a client',
  'Extinguish a fire in a building quickly',
  'Lend books to readers through a mobile app',
  'Make and sell cheese',
  'Feel safe during childbirth',
  'Translation of a document into another language',
]

export const CALLING_GOOD_STEPS: readonly string[] = [
  'Determine the location of the caller',
  'Release the gas from the mold',
  'Plan the approach to the berth',
  'Monitor the breathing of the animal',
  'Request missing documents from the applicant',
  'Scout the venue before the ceremony',
  'Access the residual limb',
  'Contact the grid operator about the connection',
  'Cross two parent plants',
  'Review the arrivals of the day',
  'Draft the design',
  'Search the rooms for people',
  'Return books to the shelves',
  'Respond to the first call of the pilot',
  'Monitor the heart rate of the baby',
  'Cut the curd',
  'Verify the identity of the client',
  'Define the population to be analyzed',
  'Clarify ambiguous passages with the author',
  'Report to the league after the match',
  'Weigh the newborn',
]

export const CALLING_BAD_STEPS: readonly string[] = [
  'Dispatch of the ambulance',
  'Inspection of the mold',
  'Delivery to the roof',
  'Edit the pictures in Lightroom',
  'Scan the passport with the reader',
  'Rapidly verify the income of the applicant',
  'Clean and dress the wound',
  'Harvest/label the seeds',
  'Making a cast of the limb',
  'Board the ship safely',
  'Ask Peter for the location of the crew',
  'Preparation of the skin',
  'Access to the upper floors',
  'Drilling the cylinder',
  'Scan the barcode with the handheld scanner',
  'Import the data into SPSS',
  'Press the cheese evenly',
  'Clean and wrap the newborn',
  'Review/approve the translation',
  'Hand over the aircraft smoothly',
  'Ask Tom about the goal',
]
