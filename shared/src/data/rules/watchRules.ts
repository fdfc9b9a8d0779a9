import { readStoredRules, type StoredRules } from '@outcome-studio/shared/domain/checker'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import type { RulesPlace } from './RulesPlace.ts'
import { rulesPath } from './rulesPath.ts'

/**
 * Listens to custom rules as the server stores them, null if there are none; returns the release. Offline it calls back
 * once the server is reachable. Fails with cen/sign-in-required, and with permission-denied if the member may not read
 * them.
 */
export function watchRules(
  place: RulesPlace,
  onRules: (rules: StoredRules | null) => void,
  onError: (error: Error) => void,
  { source }: Pick<Connection, 'source'> = currentConnection(),
): () => void {
  const fail = (cause: unknown) => onError(toStudioError(cause, 'cen/doc-loading-error'))
  return listenWhenReady(async () => {
    const member = await source.member()
    const documents = await source.documents()
    return documents.watchOne(rulesPath(member, place), (fields) => onRules(readStoredRules(fields)), fail)
  }, fail)
}
