import { type Member, parseMember, StudioError } from '@outcome-studio/shared/domain'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { awaitServer } from '../queries/awaitServer.ts'
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
    const wait = awaitServer(() => fail(new StudioError('cen/offline')))
    const stop = sdk.onSnapshot(
      sdk.doc(db, memberPath({ uid, domain })),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (!snapshot.metadata.fromCache) wait.heard()
        if (snapshot.exists()) listener(parseMember({ ...snapshot.data(), id: snapshot.id }))
        else if (snapshot.metadata.fromCache) wait.emptyCache()
        else console.info('waiting')
      },
      (cause) => {
        wait.release()
        fail(cause)
      },
    )
    return () => {
      wait.release()
      stop()
    }
  }, fail)
}
