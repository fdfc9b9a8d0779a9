/*
 * A held-out sample of several industries. Written from docs/method.md before the rules were last changed, with
 * the reason for each bad statement. Do not fit rules or word lists to single sentences of it.
 */

/** A statement that violates the method, with the reason. */
export interface BadStatement {
  readonly text: string
  readonly why: string
}

const bad = (why: string, ...texts: readonly string[]): readonly BadStatement[] =>
  texts.map((text) => ({ text, why }))

export const INDUSTRY_GOOD_JOBS: readonly string[] = [
  'Diagnose an electrical fault in a vehicle',
  'Harvest grapes for wine making',
  'Onboard a patient to a clinical trial',
  'Underwrite a commercial loan',
  'Relocate a household to another city',
  'Stock the shelves of a store',
  'Cut a pattern from cloth',
  'Turn a bowl from green wood',
  'Press olives for oil',
  'Open a branch in another country',
  'Read music at sight',
  'Call a cab late at night',
  'Boil sap into syrup',
  'Measure air quality in a mine',
  'Select a school for a child',
  'Prepare a witness for trial',
  'Keep livestock healthy during winter',
  'Evacuate passengers from a ship',
]

export const INDUSTRY_BAD_JOBS: readonly BadStatement[] = [
  ...bad(
    'a single action',
    'Press the start button',
    'Insert the drill bit',
    'Turn on the oven',
    'Open the front door',
  ),
  ...bad('one step of a job', 'Measure the board', 'Read the label', 'Sign the form', 'Enter the password'),
  ...bad(
    'a method or a technology',
    'Text a colleague',
    'Search online for a plumber',
    'Fill out a web form',
  ),
  ...bad(
    'an outcome',
    'Reduce the time spent on payroll',
    'Cut grass faster',
    'Deliver parcels on schedule reliably',
  ),
  ...bad(
    'an aspiration',
    'Be a great parent',
    'Live a healthier life',
    'Have peace of mind',
    'Become financially independent',
  ),
  ...bad('a situation', 'Be stuck in traffic', 'Run out of milk', 'Have a sick child at home'),
  ...bad('too broad', 'Stay healthy', 'Do business', 'Work', 'Communicate'),
  ...bad(
    'the view of a vendor',
    'Get customers to renew their policy',
    'Upsell a warranty',
    'Help nurses chart vital signs',
  ),
  ...bad(
    'no verb in base form',
    'Scheduling appointments',
    'Inventory management',
    'A cleaner warehouse',
    'Easy access to records',
  ),
  ...bad('two goals', 'Sort and wash laundry', 'Rent or buy a tractor'),
  ...bad('one case', 'Fix my bike', 'Fly to Paris on Monday', 'Feed Bella'),
  ...bad('no clear end', 'Handle returns', 'Manage a warehouse', 'Track shipments'),
  ...bad('a feeling', 'Feel confident on stage', 'Look professional', 'Impress the neighbors'),
]

export const INDUSTRY_GOOD_STEPS: readonly string[] = [
  'Determine the amount of feed needed',
  'Gather the documents required for the claim',
  'Align the pipes before welding',
  'Set the temperature of the kiln',
  'Confirm the identity of the patient',
  'Open the wound',
  'Turn the patient onto one side',
  'Select the size of the gasket',
  'Press the fabric flat',
  'Read the patient history',
  'Monitor the curing of the concrete',
  'Adjust the route when a road is closed',
  'Close the account of the departed tenant',
  'Enter the building',
  'Switch to another supplier when prices rise',
]

export const INDUSTRY_BAD_STEPS: readonly BadStatement[] = [
  ...bad(
    'operates a control',
    'Press the power button',
    'Turn the knob to the left',
    'Pull the lever',
    'Push the red switch',
    'Flip the breaker switch',
    'Set the dial to 40',
  ),
  ...bad(
    'operates a screen',
    'Open the settings menu',
    'Select the country from the dropdown',
    'Enter the address in the search field',
    'Type the password',
    'Tap the icon',
    'Scroll to the bottom of the page',
    'Hit enter',
  ),
  ...bad('names a solution', 'Launch Outlook', 'Scan the barcode with the app', 'Export the report to Excel'),
  ...bad('names a person or a case', 'Ask Maria for the key', 'Drive to 45 Oak Street', 'Call my supervisor'),
  ...bad('no verb in base form', 'Temperature check', 'Drying the clothes', 'Ready for surgery'),
  ...bad(
    'says how well',
    'Carefully lift the patient',
    'Find the cheapest supplier',
    'Pack the boxes faster',
  ),
  ...bad('two goals', 'Wash and dry the instruments', 'Approve or reject the request'),
  ...bad('too broad', 'Do the work', 'Perform the task', 'Finish the job', 'Provide good service'),
  ...bad('an outcome', 'Minimize the time it takes to load the truck'),
]

export const INDUSTRY_GOOD_OUTCOMES: readonly string[] = [
  'Minimize the effort required to lift a patient from the bed when working alone',
  'Minimize the energy consumed while the kiln heats up',
  'Minimize the force needed to turn the valve after a long standstill',
  'Minimize the likelihood that a shipment is held at the border because of a missing document',
  'Minimize the time it takes to learn that a competitor has changed a price',
  'Minimize the number of trips to the storage area when picking an order',
  'Increase the likelihood that a claimant understands the decision when it is delivered',
  'Minimize the likelihood of cross-contamination between samples during preparation',
  'Minimize the amount of soil compacted by machines during harvest',
  'Minimize the degree to which the patient must be moved before an image is taken',
  'Minimize the time it takes to restore the line after a tool breaks',
  'Minimize the likelihood that a tenant is billed twice when moving out',
  'Minimize the frequency with which a driver must stop to rest on a long route',
  'Minimize the likelihood that an investor overlooks a fee when comparing funds',
  'Increase the number of pupils who can follow the lesson without help',
]

/** Doubtful statements, for which an error is too hard. */
export const INDUSTRY_BORDERLINE_OUTCOMES: readonly string[] = [
  'Minimize the time it takes me to find a vein when the patient is dehydrated',
  'Minimize the likelihood that I forget a medication when traveling',
  'Minimize the time it takes to retrieve my luggage after landing',
  'Reduce the effort needed to explain a diagnosis to the family',
  'Minimize the mental effort required to compare two policies when renewing',
  'Minimize the worry that a package is stolen before it is collected',
  'Minimize the time and place constraints on visits when a relative is in care',
  'Minimize the likelihood that the software update interrupts the procedure',
  'Reduce uncertainty about when the technician arrives',
  'Minimize the likelihood that our order is delayed when a supplier fails',
  'Increase the likelihood that customers find the right size during their first visit',
]

export const INDUSTRY_BAD_OUTCOMES: readonly BadStatement[] = [
  ...bad(
    'no direction',
    'Accurate inventory counts',
    'Customers get their refund on the same day',
    'Patients should not have to wait',
    'Less paperwork for nurses',
    'Know which machine will fail next',
    'A quieter engine',
  ),
  ...bad(
    'no measure',
    'Minimize hassle during check-in',
    'Increase transparency',
    'Improve communication between shifts',
    'Maximize comfort on a long flight',
    'Increase ease of access to medical records',
    'Minimize the stress of filing taxes',
    'Boost team morale',
    'Minimize the difficulty of opening the package when wearing gloves',
  ),
  ...bad(
    'a solution',
    'Minimize the time it takes to scan the QR code at the entrance',
    'Minimize the number of screens needed to approve an invoice',
    'Increase the number of app downloads per month',
    'Add a dark mode',
    'Get alerts on the phone when stock is low',
  ),
  ...bad('a step', 'Confirm the delivery address', 'Calibrate the scale before weighing', 'Send the invoice'),
  ...bad(
    'a target',
    'Minimize the time it takes to answer a call to under 30 seconds',
    'Reduce scrap by 15 percent',
    'Have zero accidents on site',
  ),
  ...bad(
    'two measures or objects',
    'Minimize the time and money spent on repairs',
    'Minimize the cost and increase the yield of each field',
  ),
  ...bad(
    'a word that judges',
    'Minimize the time it takes to get a good estimate',
    'Increase the likelihood of a smooth handover',
    'Minimize the likelihood that the driver takes a bad route unnecessarily quickly',
  ),
  ...bad(
    'seen from outside',
    'Minimize the time the patient waits for results',
    'I want to spend less time on reports',
    'Our staff should be able to see every order',
  ),
  ...bad(
    'a benefit at the end',
    'Minimize the time it takes to plan a shift so that managers can focus on people',
    'Minimize the number of defects in order to delight customers',
  ),
  ...bad('the job restated', 'Minimize the time it takes to get the job done', 'Save time and money'),
]
