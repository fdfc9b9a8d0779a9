/*
 * A sample of many occupations, written without a look at the rules and unknown to them when it was first measured. Do not
 * fit rules or word lists to single sentences of it.
 */

export const TRADE_GOOD_JOBS: readonly string[] = [
  'Place a child with a permanent family',
  "Restore a horse's soundness after an injury",
  'Turn a grape harvest into wine',
  'Settle a property damage claim after a storm',
  'Preserve paper records for future generations, e.g., letters, maps and photographs',
  'Render a legal text in another language',
  'Conduct a municipal election',
  "Straighten a patient's teeth",
  'Repair a road surface under traffic',
  "Remove waste products from a patient's blood when the kidneys fail",
  'Restore elevator service after a breakdown',
  'Sail a boat from one port to another',
  'Bake bread for daily sale',
  'Keep computing equipment within its permitted temperature range',
  'Teach a beginner to play an instrument',
]

export const TRADE_BAD_JOBS: readonly string[] = [
  'Translation of a patent for filing abroad',
  'Recover at home after a hip replacement',
  'Restore power to a hospital faster after an outage',
  'Earn the admiration of fellow growers at the regional wine fair',
  'Sell used farm machinery on eBay',
  'Teach the piano over video calls',
  'Recruit and train poll workers for a municipal election',
  'Convert first-time renters into season-pass holders at a ski shop',
  'Have a horse that refuses to enter a trailer',
  'Preheat the oven before baking bread',
  'Achieve independence in old age',
  'Handle water damage claims after a flood',
  'Manage the volunteers of a mountain hut',
  'Prepare our archive for the move to another building',
  'Replace the elevator at 14 Mill Lane before the tenants return',
]

export const TRADE_GOOD_STEPS: readonly string[] = [
  "Determine the patient's target weight before treatment",
  'Select the rows to be picked first',
  'Gather the documents that support the claim',
  "Obtain the birth parents' consent to the placement",
  'Verify the clearance of the landing doors against EN 81-20',
  'Set up the voting booths before the polls open',
  "Examine the horse's hooves for cracks",
  'Validate the permits required for a lane closure',
  'Prioritize boxes for conservation treatment',
  'Shape the dough into loaves',
  'Determine the order in which the teeth are to be moved',
  'Transfer the meaning of each sentence into the target language',
  'Track the position of the boat relative to the planned course',
  'Adjust the airflow to a rack when the inlet temperature rises',
  'File the signed tally sheets after the count, e.g., with the county clerk or the state archive',
]

export const TRADE_BAD_STEPS: readonly string[] = [
  'Checking the girth before mounting',
  'Selection of the grape varieties for a new slope',
  'Wait until the asphalt has cooled',
  'Coordinate before the ferry departs',
  "Measure the patient's bite accurately before ordering a retainer",
  'Find a cheaper supplier of malt',
  'Lower the boom safely after lifting',
  'Upload the X-ray images to Dropbox',
  'Scan the barcode on the blood bag before transfusion',
  'Enter the survey results into the spreadsheet',
  'Trim and shoe each hoof',
  'Notify the claimant or the broker of the decision',
  'Record the name/address of the birth parents',
  'Ask Mrs. Delgado for the missing baptism record',
  'Send your draft to the reviser before the deadline',
]
