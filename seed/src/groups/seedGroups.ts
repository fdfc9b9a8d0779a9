import { domainPath } from '@outcome-studio/shared/domain'
import type { SeedDatabase } from '../rest/SeedDatabase.ts'

/** Domains whose people get a trial when they first sign in; the server alone reads these documents. */
const GROUPS = [{ path: domainPath('group.test'), data: { groupTrial: { days: 30 } } }] as const

/** What is there stays as it is. */
export async function seedGroups(database: SeedDatabase): Promise<void> {
  for (const group of GROUPS) {
    if (!(await database.read(group.path))) await database.write([group])
  }
}
