import { type Member, parseMember, StudioError } from '@outcome-studio/shared/domain'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import { memberPath } from './memberPath.ts'

/**
 * Calls back with a person's record now and after each change; returns the release. While there is no record yet
 * it only logs that it waits (specification, section 8). After cen/offline it goes on listening.
 */
export function watchMember(
  uid: string,
  domain: string,
  listener: (member: Member) => void,
  onError: (error: Error) => void,
  connection = currentConnection(),
): () => void {
  const fail = (cause: unknown) => onError(toStudioError(cause, 'cen/doc-loading-error'))
  return listenWhenReady(async () => {
    const { sdk, db } = await connection.firestore()
    return sdk.onSnapshot(
      sdk.doc(db, memberPath({ uid, domain })),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.exists()) listener(parseMember({ ...snapshot.data(), id: snapshot.id }))
        else if (snapshot.metadata.fromCache) fail(new StudioError('cen/offline'))
        else console.info('waiting')
      },
      fail,
    )
  }, fail)
}
