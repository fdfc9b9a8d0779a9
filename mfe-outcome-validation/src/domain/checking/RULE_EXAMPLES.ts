/** Texts that keep to a rule, and texts that do not. */
export interface RuleExamples {
  readonly good: readonly string[]
  readonly bad: readonly string[]
}

/**
 * Examples for the help on a rule, by its id. They are texts of the rule's kind; for E1 executors, for O13 and O14 two
 * statements with a line break between them, for O19 the job and for O20 the executor before the line break. Rules about numbers (S1 to S4) have none.
 */
export const RULE_EXAMPLES: Readonly<Record<string, RuleExamples>> = {
  J1: { good: ['Repair a roof'], bad: ['The repair of a roof', 'Cooking a stew'] },
  J2: { good: ['Repair a fence'], bad: ['Repair'] },
  J3: { good: ['Peel potatoes'], bad: ['Rapidly peel potatoes', 'Find a cheaper apartment'] },
  J4: { good: ['Find the way in a new city'], bad: ['Avoid feeling lost in a new city'] },
  J5: { good: ['Sell handmade pottery'], bad: ['Sell pottery on Etsy'] },
  J6: { good: ['Plant a garden'], bad: ['Plant a garden and sell the harvest'] },
  J7: { good: ['Choose a hotel'], bad: ['Attract loyal customers'] },
  J8: { good: ['Reach a station before a train leaves'], bad: ['Miss the last train'] },
  J9: { good: ['Reach a destination on time'], bad: ['Live a healthy life'] },
  J10: { good: ['Share memories with family'], bad: ['Post holiday pictures for followers'] },
  J12: { good: ['Plan a household budget'], bad: ['Manage a household budget'] },
  J13: { good: ['Feed a cat'], bad: ['Feed my cat'] },
  O1: { good: ['Minimize the time it takes to dry a coat'], bad: ['It takes ages to dry a coat'] },
  O2: {
    good: ['Minimize the cost of a repair when a part breaks'],
    bad: ['Reduce the cost of a repair when a part breaks'],
  },
  O3: {
    good: ['Minimize the time it takes to pack a bag before a trip'],
    bad: ['Increase the ease of packing a bag before a trip'],
  },
  O4: {
    good: ['Minimize the time it takes to repair a bicycle'],
    bad: ['Minimize the time and cost of repairing a bicycle'],
  },
  O5: {
    good: ['Minimize the time it takes to retouch a photo'],
    bad: ['Minimize the time it takes to open Photoshop'],
  },
  O6: {
    good: ['Minimize the cost of a repair'],
    bad: ['Minimize the significant cost of a repair'],
  },
  O7: {
    good: ['Minimize the time it takes to rinse a pan'],
    bad: ['Minimize the time it takes to thoroughly rinse a pan'],
  },
  O8: {
    good: ['Minimize the time it takes to find a seat when boarding'],
    bad: ['Minimize the time it takes me to find a seat when boarding'],
  },
  O9: {
    good: ['Minimize the time it takes to boil an egg'],
    bad: ['Minimize the time it takes to boil an egg in three minutes'],
  },
  O10: {
    good: ['Minimize the number of announcements missed on a platform'],
    bad: ['Increase the peace of mind of a passenger'],
  },
  O11: {
    good: ['Minimize the time it takes to confirm that the gate is locked'],
    bad: ['Confirm that the gate is locked'],
  },
  O12: {
    good: ['Minimize the time it takes to find a platform'],
    bad: ['Minimize the time it takes to do the job'],
  },
  O13: {
    good: [
      'Minimize the number of errors made when packing\nMinimize the cost of an error when buying firewood',
    ],
    bad: [
      'Minimize the number of errors made when packing\nMinimize the cost of a mistake when buying firewood',
    ],
  },
  O14: {
    good: [
      'Minimize the likelihood that a tent leaks when it rains\nMinimize the likelihood that a tent tears in wind',
    ],
    bad: [
      'Minimize the likelihood that a tent leaks when it rains\nMinimise the risk of a tent leaking when raining',
    ],
  },
  O15: {
    good: ['Minimize the likelihood that seeds dry out after sowing'],
    bad: ['Minimize the likelihood that they dry out'],
  },
  O16: {
    good: ['Minimize the time it takes to find a tool when a part breaks'],
    bad: ['Minimize the time it takes to find a tool so that the repair can go on'],
  },
  O17: {
    good: ['Minimize the time it takes to find a platform when changing trains'],
    bad: ['Minimize the time it takes to find a platform'],
  },
  O18: {
    good: ['Minimize the likelihood of missing a train when changing platforms'],
    bad: ['Increase the likelihood of missing a train when changing platforms'],
  },
  O19: {
    good: ['Keep bees\nMinimize the time it takes to find the queen when inspecting a hive'],
    bad: ['Keep bees\nMinimize the time it takes to keep bees'],
  },
  O20: {
    good: ['Technicians\nMinimize the likelihood of forgetting a part when leaving for a repair'],
    bad: ['Technicians\nMinimize the likelihood that a technician forgets a part when leaving for a repair'],
  },
  E1: { good: ['Commuters'], bad: ['Cooks and waiters', 'Photoshop users'] },
}
