import { type Member, memberPath, parseMember, StudioError } from '@outcome-studio/shared/domain'
import { afterPaint } from '../connection/afterPaint.ts'
import { awaitServer } from '../connection/awaitServer.ts'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import { readMemberLight } from './light/readMemberLight.ts'
import { startLight } from './light/startLight.ts'

/**
 * Calls back with a person's record now and after each change; returns the release. A missing record is only
 * logged (docs/product.md §8). After cen/offline it continues to listen. The first read does not use the
 * database's SDK, which may not be loaded or may be waiting to reconnect.
 */
export function watchMember(
  uid: string,
  domain: string,
  listener: (member: Member) => void,
  onError: (error: Error) => void,
  connection = currentConnection(),
): () => void {
  const fail = (cause: unknown) => onError(toStudioError(cause, 'cen/doc-loading-error'))
  const listen = (onFirstValue: () => void) =>
    listenToMember(memberPath({ uid, domain }), listener, fail, onFirstValue, connection)
  return startLight({
    read: (signal) => readMemberLight({ uid, domain }, connection, signal),
    onValue: listener,
    listen,
    afterPaint,
  })
}

function listenToMember(
  path: string,
  listener: (member: Member) => void,
  fail: (cause: unknown) => void,
  onFirstValue: () => void,
  connection: Connection,
): () => void {
  return listenWhenReady(async () => {
    const { sdk, db } = await connection.firestore()
    const wait = awaitServer(() => fail(new StudioError('cen/offline')))
    const stop = sdk.onSnapshot(
      sdk.doc(db, path),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (!snapshot.metadata.fromCache) wait.answered()
        if (snapshot.exists()) {
          onFirstValue()
          connection.live.resolve()
          listener(parseMember({ ...snapshot.data(), id: snapshot.id }))
        } else if (snapshot.metadata.fromCache) wait.emptyCache()
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
