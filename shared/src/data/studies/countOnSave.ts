import type { StoredRules } from '@outcome-studio/shared/domain/checker'
import type { SaveCommand } from '@outcome-studio/shared/domain/saving'
import type { StudyHealth, StudyTypes } from '@outcome-studio/shared/domain/study'
import type { QueryClient } from '@tanstack/react-query'
import { currentConnection } from '../connection/currentConnection.ts'
import { organizationRulesKey, rulesKey } from '../rules/rulesKeys.ts'

/** Counts the open remarks of a study that is about to be saved; undefined if they cannot be counted. */
export async function countOnSave(
  client: QueryClient,
  { docName, content }: SaveCommand<StudyTypes>,
): Promise<StudyHealth | undefined> {
  try {
    // Lazy, because it depends on the whole checker.
    const { countRemarks } = await import('./countRemarks.ts')
    return await countRemarks(content, rulesInCache(client, docName))
  } catch {
    // A save must not fail because a file could not be loaded. The next one counts again.
    return undefined
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
