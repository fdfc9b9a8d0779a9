import { recordPath } from '../people/recordPath.ts'
import type { SeedPerson } from '../people/SeedPerson.ts'
import type { SeedDatabase } from '../rest/SeedDatabase.ts'
import type { SeedTarget } from '../rest/SeedTarget.ts'
import { customerDocuments, seedSubscriptionPath } from './customerDocuments.ts'
import { ensureSubscription } from './ensureSubscription.ts'
import { seedCatalogue } from './seedCatalogue.ts'

/**
 * Stores the catalogue. Gives each paying person a subscription at the payment provider, with the documents that the
 * server writes about it. Existing subscriptions are not changed, so a canceled one stays canceled. Documents from
 * before there was a provider are written again.
 */
export async function seedMembership(
  people: readonly SeedPerson[],
  database: SeedDatabase,
  target: SeedTarget,
): Promise<void> {
  await seedCatalogue(database, target.appUrl)
  for (const person of people) {
    if (person.accessType !== 'STANDARD') continue
    const subscription = await ensureSubscription(person, target)
    const stored = await database.read(seedSubscriptionPath(person.uid))
    if (!subscription.isActive || (stored && 'plan' in stored)) continue
    await database.write(customerDocuments(person, subscription, target.projectId))
    const record = recordPath(person)
    const subscriptionExpiresAt = subscription.periodEnd.toISOString()
    if (await database.read(record)) await database.update({ path: record, data: { subscriptionExpiresAt } })
  }
}
