import type { SeedEmail } from '../people/seedPeople.ts'
import { eveningMeals } from './eveningMeals.ts'
import { gardenSeason } from './gardenSeason.ts'
import { movingHouse } from './movingHouse.ts'
import type { SeedNeeds } from './SeedNeeds.ts'

interface OwnedNeeds {
  readonly owner: SeedEmail
  readonly needs: SeedNeeds
  /** When the document was last edited, in days from seeding. */
  readonly lastSavedInDays: number
}

/** The seeded needs documents with their owners. */
export const seedNeedsDocuments: readonly OwnedNeeds[] = [
  { owner: 'standard@acme.test', needs: movingHouse, lastSavedInDays: -2 },
  { owner: 'standard@acme.test', needs: eveningMeals, lastSavedInDays: -9 },
  { owner: 'tools@acme.test', needs: gardenSeason, lastSavedInDays: -4 },
]
