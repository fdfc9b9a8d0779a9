import { readStoredRules, type StoredRules } from '@outcome-studio/shared/domain/checker'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { documentPaths, STUDY_PLACE } from '@outcome-studio/shared/domain/paths'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { useUid } from '../signIn/useUid.ts'
import type { SaveRules } from './RulesPlace.ts'
import { rulesKey } from './rulesKeys.ts'
import { rulesPath } from './rulesPath.ts'

/**
 * Saves custom rules over the revision they were based on. Safe to repeat after a lost answer.
 * @throws StudioError cen/doc-changed if a newer revision is stored, cen/doc-not-found if the study was deleted,
 *   cen/sign-in-required, cen/offline; FirebaseError permission-denied unless the member is a tools admin
 */
export async function saveRules(
  { place, json, basedOnRevision }: SaveRules,
  { source }: Pick<Connection, 'source'> = currentConnection(),
  now: () => Date = () => new Date(),
): Promise<StoredRules> {
  try {
    const member = await source.member()
    await source.renewToken()
    const documents = await source.documents()
    const path = rulesPath(member, place)
    return await documents.transact(async (transaction) => {
      if (place.kind === 'study') {
        const { header } = documentPaths(STUDY_PLACE, member, place.docName)
        if (!(await transaction.get(header))) throw new StudioError('cen/doc-not-found')
      }
      const stored = readStoredRules(await transaction.get(path))
      // An earlier attempt of this save has succeeded.
      if (stored !== null && stored.json === json && stored.revision > (basedOnRevision ?? 0)) return stored
      if ((stored?.revision ?? null) !== basedOnRevision) throw new StudioError('cen/doc-changed')
      const saved = {
        json,
        revision: (stored?.revision ?? 0) + 1,
        updatedAt: now().toISOString(),
      }
      transaction.write([{ path, fields: saved }])
      return saved
    })
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}

/** Saves custom rules; succeeds when the database has acknowledged them. */
export function useSaveRules(): UseMutationResult<StoredRules, Error, SaveRules> {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    networkMode: 'always',
    mutationFn: (command: SaveRules) => saveRules(command),
    onSuccess: (saved, { place }) => client.setQueryData(rulesKey(uid, place), saved),
  })
}
