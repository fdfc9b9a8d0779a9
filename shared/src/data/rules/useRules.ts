import { readStoredRules, type StoredRules } from '@outcome-studio/shared/domain/checker'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { useUid } from '../signIn/useUid.ts'
import type { RulesPlace } from './RulesPlace.ts'
import { rulesKey } from './rulesKeys.ts'
import { rulesPath } from './rulesPath.ts'

/**
 * Reads custom rules from the server, never from the cache; null if there are none.
 * @throws StudioError cen/sign-in-required, cen/offline, cen/doc-loading-error; FirebaseError permission-denied for a
 *   study's rules unless the member is a tools admin, for an organization's without a verified e-mail
 */
export async function loadRules(
  place: RulesPlace,
  { source }: Pick<Connection, 'source'> = currentConnection(),
): Promise<StoredRules | null> {
  try {
    const member = await source.member()
    await source.renewToken()
    const documents = await source.documents()
    return readStoredRules(await documents.get(rulesPath(member, place)))
  } catch (cause) {
    throw toStudioError(cause, 'cen/doc-loading-error')
  }
}

/**
 * Custom rules as they are stored; null if there are none. They are not refetched automatically, so that they
 * do not change during an edit.
 * @param place null to read none
 */
export function useRules(place: RulesPlace | null): UseQueryResult<StoredRules | null> {
  const uid = useUid()
  return useQuery({
    queryKey: place === null ? ['customRules', 'none'] : rulesKey(uid, place),
    queryFn: () => (place === null ? null : loadRules(place)),
    enabled: place !== null && uid !== undefined && uid !== null,
    // An editor starts from the currently stored rules.
    gcTime: 0,
    networkMode: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
  })
}
