/*
 * A sample of more than fifty callings, written by somebody who had seen neither the rules nor the word lists, and
 * measured once when the rules were finished: with their studies 97 of 100 bad ones found, no good one with an error. Do not fit to it.
 */

export const STRANGER_GOOD_JOBS: readonly string[] = [
  'Fire a clay vessel',
  'Refloat a grounded ship',
  'Record what is said during a court hearing',
  'Soothe a crying infant',
  'Determine how much mass a glacier has lost over a year',
  'Develop a meal plan for a person with a food allergy',
  "Trace a family's ancestors across several countries",
  'Protect a stock of fish from disease',
  'Excavate a burial site before construction begins',
  "Distribute a deceased person's estate to the heirs",
  'Dry harvested grain for storage, e.g. wheat, barley or maize',
  'Restore a pipe organ',
]

export const STRANGER_BAD_JOBS: readonly string[] = [
  'Deliver parcels faster in dense neighborhoods',
  'Accurately forecast demand for a seasonal menu',
  'Inspect a bridge safely',
  'Post pictures of finished bouquets on Instagram',
  'Use a spreadsheet to plan a planting season',
  'Recruit and train volunteers for a festival',
  'Translate or subtitle a film',
  'Assigning rooms to arriving guests',
  'Patient triage in the emergency department',
  'Manage a fleet of rental boats',
  'Feel in control of the household budget',
  'Plan our annual conference',
]

export const STRANGER_GOOD_STEPS: readonly string[] = [
  'Decide what a player should learn in the level',
  'Classify the goods in a shipment',
  'Assess the stability of the snowpack after a storm',
  'Weigh the raw materials for a trial',
  'Confirm that every pupil has left the bus',
  'Adjust the treatment to a change in inflow',
  'Cut the curd into pieces of equal size',
  'Establish the facts on which both parties agree',
  'Gather the arrival times recorded at nearby stations',
  'Locate passengers who need assistance, e.g. unaccompanied minors or wheelchair users',
  'Record the condition of an object before packing',
  'Set the pitch of A4 as a reference',
  'Select the pictures to be delivered to the couple',
  'Verify that the elevator stops level with each floor',
  "Monitor the baby's heart rate between contractions",
  'Define what counts as a case',
]

export const STRANGER_BAD_STEPS: readonly string[] = [
  'Checking the glass for cracks',
  'Selection of the samples to be tested',
  'Awareness of how far labor has progressed',
  'Prepare before the first lesson',
  'Quickly calm an upset passenger',
  'Cut the new fabric efficiently',
  'Load the crate safely onto the truck',
  'Minimize the time it takes to review applications',
  'Log in to the customs portal',
  'Scan the QR code on the label of a wheel',
  'Send a Slack message to the team that owns the service',
  'Enter the hours into SAP',
  'Interview patients and collect samples',
  'Inspect the trunk / crown before climbing',
  'Choose a venue and agree on ground rules',
  'Ask Maria which of our hives were treated in autumn',
]
