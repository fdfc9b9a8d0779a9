import { householdMove } from '../studies/householdMove.ts'
import type { SeedNeeds } from './SeedNeeds.ts'

/** A map with a linked study that has ratings, and with gaps to rank. */
export const movingHouse: SeedNeeds = {
  docName: 'Moving house',
  vertical: 'Home services',
  executor: 'Household movers',
  core: 'Move a household to another town',
  study: householdMove,
  layers: {
    related: [
      'Settle children into a new school',
      'Sell belongings that are no longer needed',
      'Prepare a home for the next tenant',
      'Find one’s way around a new neighborhood',
    ],
    emotional: [
      'Feel in control of the move',
      'Feel at home in the new place',
      'Avoid feeling like a burden to friends who help',
      'Be perceived as a considerate neighbor',
    ],
    consumption: [
      'Book a moving truck',
      'Learn to load a moving truck',
      'Return the rented moving boxes',
      'Dispose of packing material',
    ],
    financial: [
      'Minimize the cost of transport per load',
      'Minimize the risk of paying rent for two homes at once',
      'Minimize the cost of replacing items that were damaged during the move',
    ],
  },
  gaps: [
    {
      goal: 'Feel in control of the move',
      current: 'Lists are in three places, and nobody knows which one is right',
      desired: 'Everyone sees what is left to do',
      conditions: 'In the last two weeks before moving day',
      importance: 5,
    },
    {
      goal: 'Minimize the risk of paying rent for two homes at once',
      current: 'Most households pay for both homes for a month',
      desired: 'The old contract ends within a week of the move',
      importance: 4,
    },
    {
      goal: 'Settle children into a new school',
      current: 'Forms arrive after the move',
      desired: 'A place is confirmed before the move',
      conditions: 'When the move is during the school year',
      importance: 3,
    },
    {
      goal: 'Return the rented moving boxes',
      current: 'Boxes wait in the hall for weeks',
      desired: 'Boxes are collected from the door',
      importance: 2,
    },
  ],
}
