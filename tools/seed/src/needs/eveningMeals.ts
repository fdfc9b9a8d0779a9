import type { SeedNeeds } from './SeedNeeds.ts'

/** A small map that is just begun. */
export const eveningMeals: SeedNeeds = {
  docName: 'Meals on weekday evenings',
  vertical: 'Food and cooking',
  executor: 'Home cooks',
  core: 'Prepare a hot meal for the household on a weekday evening',
  layers: {
    related: ['Use up food before it spoils'],
    emotional: ['Feel relaxed before the meal', 'Be perceived as a good host'],
    financial: ['Minimize the cost of ingredients per meal'],
  },
  gaps: [
    {
      goal: 'Feel relaxed before the meal',
      current: 'The last half hour is a race against the clock',
      desired: 'There is time to sit down before the others arrive',
      conditions: 'On days with late meetings',
      importance: 4,
    },
  ],
}
