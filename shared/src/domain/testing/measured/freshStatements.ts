/*
 * A held-out sample: written after the rules and word lists, from the method alone. Do not fit rules or word
 * lists to it.
 */

export const FRESH_GOOD_JOBS: readonly string[] = [
  'Restore a piece of antique furniture',
  'Translate a legal contract into another language',
  'Breed dairy cattle',
  'Settle an insurance claim after a flood',
  'Compose music for a film',
  'Rehabilitate a knee after surgery',
  'Ship fragile goods overseas',
  'Referee a football match',
]

export const FRESH_BAD_JOBS: readonly string[] = [
  'Beekeeping',
  'Quickly deliver groceries to customers',
  'Book and pay for a hotel room',
  'Use Instagram to promote a bakery',
  'Manage a fleet of delivery vans',
  'I want to plan my retirement',
  'Being a confident public speaker',
  'Convince shoppers to buy our subscription',
]

export const FRESH_GOOD_OUTCOMES: readonly string[] = [
  'Minimize the time it takes to tune the instrument before a concert',
  'Minimize the likelihood that the glaze cracks while the pot is fired',
  'Minimize the number of stitches that come loose during washing',
  'Increase the percentage of visitors who return within the season',
  'Minimize the amount of feed that is spilled when filling the trough',
  'Minimize the likelihood of mistaking one medication for another during a night shift',
  'Minimize the time it takes to find out why the pump stopped',
  'Minimize the frequency with which the bees must be disturbed during inspection',
  'Minimize the distance the stretcher must be carried, e.g., from the slope to the helicopter',
  'Minimize the likelihood that the ink bleeds through the paper when a page is printed',
  'Minimize the cost of storing the harvest until it is sold',
  'Minimize the likelihood that a translated clause changes the meaning of the contract',
]

export const FRESH_BAD_OUTCOMES: readonly string[] = [
  'The harvest is stored cheaply',
  'Minimize stress when tuning the instrument',
  'Increase the convenience of ordering spare parts',
  'Minimize the time and cost of shipping goods overseas',
  'Find the leak before the cellar floods',
  'Reduce scheduling conflicts using an AI assistant',
  'Minimize the time it takes to settle a claim to under 48 hours',
  'Make it easier for referees to see the line',
  'Minimize the time it takes me to pack my suitcase',
  'Ensure that visitors have a great experience',
  'Minimize the likelihood of poor quality translations so that clients stay loyal',
  'Improve user satisfaction with the booking app',
]
