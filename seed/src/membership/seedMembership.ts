import { customerPath } from '@outcome-studio/shared/domain'
import type { SeedPerson } from '../people/SeedPerson.ts'
import type { SeedDatabase } from '../rest/SeedDatabase.ts'
import type { SeedTarget } from '../rest/SeedTarget.ts'
import { customerDocuments } from './customerDocuments.ts'
import { planPath, YEARLY } from './plans.ts'
import { productDocuments } from './productDocuments.ts'

/**
 * Stores products, and a subscription for each paying person. Existing documents are not changed, so that a cancelled
 * subscription stays cancelled.
 */
export async function seedMembership(
  people: readonly SeedPerson[],
  database: SeedDatabase,
  target: SeedTarget,
): Promise<void> {
  if (!(await database.read(planPath(YEARLY)))) await database.write(productDocuments)
  for (const person of people) {
    if (person.accessType !== 'STANDARD' || (await database.read(customerPath(person.uid)))) continue
    await database.write(customerDocuments(person, target))
  }
}
