import { domainPath } from '@outcome-studio/shared/domain/paths'
import type { SeedDatabase } from '../rest/SeedDatabase.ts'

/** Domains whose members get a trial at their first sign-in. Only the server reads these documents. */
const GROUPS = [{ path: domainPath('group.test'), data: { groupTrial: { days: 30 } } }] as const

/** Existing documents are not changed. */
export async function seedGroups(database: SeedDatabase): Promise<void> {
  for (const group of GROUPS) {
    if (!(await database.read(group.path))) await database.write([group])
  }
}
