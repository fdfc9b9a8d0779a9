import type { StoredRules } from '@outcome-studio/shared/domain'
import type { QueryClient } from '@tanstack/react-query'
import { currentConnection } from '../connection/currentConnection.ts'
import { cacheChanges } from '../repository/cacheChanges.ts'
import { organizationRulesKey, rulesKey } from '../rules/rulesKeys.ts'
import { currentStudies } from './currentStudies.ts'
import type { SaveStudy, StoredStudy, StudyRepository } from './StudyRepository.ts'
import { studyKeys } from './studyKeys.ts'

/**
 * The signed-in member's studies. Saves, renames and deletions also update the query cache, and saves count the study's
 * remarks.
 */
export function cachedStudies(client: QueryClient): StudyRepository {
  const studies = currentStudies()
  const cached = cacheChanges(client, studies, {
    keyOf: studyKeys.document,
    storedOf: (header: StoredStudy['header'], { study }: SaveStudy): StoredStudy => ({ header, study }),
  })
  return {
    ...studies,
    ...cached,
    save: async (command) => cached.save({ ...command, ...(await withHealth(client, command)) }),
  }
}

async function withHealth(client: QueryClient, command: SaveStudy): Promise<Pick<SaveStudy, 'health'>> {
  try {
    // Lazy, because it depends on the whole checker.
    const { countRemarks } = await import('./countRemarks.ts')
    return { health: await countRemarks(command.study, rulesInCache(client, command.docName)) }
  } catch {
    // A save must not fail because a file could not be loaded. The next one counts again.
    return {}
  }
}

/** JSON of the custom rules that the editor uses. Without an editor the cache usually has none. */
function rulesInCache(client: QueryClient, docName: string) {
  const session = currentConnection().session.get()
  if (session?.state !== 'signedIn') return []
  const { uid, domain } = session
  return [organizationRulesKey(uid, domain), rulesKey(uid, { kind: 'study', docName })].map(
    (queryKey) => client.getQueryData<StoredRules | null>(queryKey)?.json ?? null,
  )
}
