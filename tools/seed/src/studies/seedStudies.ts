import type { SeedEmail } from '../people/seedPeople.ts'
import { bicycleCare } from './bicycleCare.ts'
import { communityGarden } from './communityGarden.ts'
import { householdMove } from './householdMove.ts'
import type { SeedStudy } from './SeedStudy.ts'

interface OwnedStudy {
  readonly owner: SeedEmail
  readonly study: SeedStudy
  /** When the study was last edited, in days from seeding. */
  readonly lastSavedInDays: number
}

/** The seeded studies with their owners. */
export const seedStudies: readonly OwnedStudy[] = [
  { owner: 'standard@acme.test', study: communityGarden, lastSavedInDays: -1 },
  { owner: 'standard@acme.test', study: householdMove, lastSavedInDays: -6 },
  { owner: 'tools@acme.test', study: bicycleCare, lastSavedInDays: -3 },
]
