import { StudioError } from '@outcome-studio/shared/domain/errors'
import { type Member, parseMember } from '@outcome-studio/shared/domain/member'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import { afterPaint } from '../connection/afterPaint.ts'
import { awaitServer } from '../connection/awaitServer.ts'
import type { Connection } from '../connection/Connection.ts'
import { confirmSession, endOlderSession } from '../connection/confirmSession.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'
import { startLight } from '../queries/startLight.ts'
import { readMemberLight } from './readMemberLight.ts'

/**
 * Calls back with a person's record now and after each change; returns the release. A record that does not exist yet is
 * only logged (docs/product.md §8); one that was deleted fails with cen/doc-not-found. After cen/offline it continues
 * to listen. The first read does not use the database's SDK, which may not be loaded or may be waiting to reconnect.
 * Ends the session if the record or a refusal says that it is no longer valid.
 */
export function watchMember(
  uid: string,
  domain: string,
  listener: (member: Member) => void,
  onError: (error: Error) => void,
  connection = currentConnection(),
): () => void {
  const fail = (cause: unknown) => onError(toStudioError(cause, 'cen/doc-loading-error'))
  let isKnown = false
  const onMember = (member: Member) => {
    isKnown = true
    listener(member)
    if (member.validSince !== undefined) void endOlderSession(member.validSince, connection)
  }
  const onMissing = () => {
    console.info('waiting')
    void confirmSession(connection)
    // The failed listener restarts and confirms again: the account is deleted after its record.
    if (isKnown) fail(new StudioError('cen/doc-not-found'))
  }
  const listen = (onFirstValue: () => void) =>
    listenToMember(memberPath({ uid, domain }), { onMember, onMissing, fail, onFirstValue }, connection)
  return startLight({
    read: (signal) => readMemberLight({ uid, domain }, connection, signal),
    onValue: onMember,
    listen,
    afterPaint,
  })
}

interface MemberListener {
  readonly onMember: (member: Member) => void
  /** Called when the server has no record, or no longer has one. */
  readonly onMissing: () => void
  readonly fail: (cause: unknown) => void
  readonly onFirstValue: () => void
}

function listenToMember(
  path: string,
  { onMember, onMissing, fail, onFirstValue }: MemberListener,
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
          onMember(parseMember({ ...snapshot.data(), id: snapshot.id }))
        } else if (snapshot.metadata.fromCache) wait.emptyCache()
        else onMissing()
      },
      (cause) => {
        wait.release()
        void confirmSession(connection)
        fail(cause)
      },
    )
    return () => {
      wait.release()
      stop()
    }
  }, fail)
}
