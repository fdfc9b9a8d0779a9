import { StudioError } from '@outcome-studio/shared/domain/errors'
import {
  type LiveEvent,
  parseAnswers,
  parseRegistration,
  type RegistrationAnswers,
  type RegistrationRequest,
} from '@outcome-studio/shared/domain/events'
import { type DocumentPath, registrationPath } from '@outcome-studio/shared/domain/paths'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import type { Documents } from '../documents/Documents.ts'
import { isServiceError } from '../errors/ServiceError.ts'
import { toStudioError } from '../errors/toStudioError.ts'

type Client = Pick<Connection, 'source'>

/** How a member registers. */
export interface RegistrationWish {
  /** Whether the member waits for a place if the event is full. */
  readonly waitlist: boolean
  readonly answers: RegistrationAnswers
}

/**
 * Asks the server to register the signed-in member. Resolves when the database has acknowledged it. Called again, from
 * another tab too, it changes nothing. After a failure it asks again.
 * @throws StudioError cen/sign-in-required, cen/offline, cen/email-not-confirmed …; ServiceError permission-denied
 *   without access, or for an event that is not published any more
 */
export function register(
  event: Pick<LiveEvent, 'documentId' | 'zoomId' | 'zoomUUID'>,
  { waitlist, answers }: RegistrationWish,
  connection: Client = currentConnection(),
): Promise<void> {
  const request: RegistrationRequest = {
    referencedEventDocId: event.documentId,
    zoomId: event.zoomId,
    zoomUUID: event.zoomUUID,
    registrationStatus: 'pending',
    ...(waitlist ? { waitlist } : {}),
    ...(Object.keys(answers).length > 0 ? { answers } : {}),
  }
  return change(event.documentId, connection, async (documents, path) => {
    // The rules accept a creation alone, so a failed registration is deleted before.
    await documents.transact(async (transaction) => {
      const stored = await transaction.get(path)
      if (parseRegistration(stored).kind === 'failed') transaction.write([{ path, fields: null }])
    })
    await documents.transact(async (transaction) => {
      const stored = await transaction.get(path)
      if (stored === undefined) transaction.write([{ path, fields: { ...request } }])
    })
  })
}

/**
 * Cancels a registration of the signed-in member, or takes them off the waitlist. Resolves when the database has
 * acknowledged it.
 * @returns how the member had registered, with which it is undone
 * @throws StudioError cen/sign-in-required, cen/offline …
 */
export function cancelRegistration(
  eventId: string,
  connection: Client = currentConnection(),
): Promise<RegistrationWish> {
  return change(eventId, connection, (documents, path) =>
    documents.transact(async (transaction) => {
      const stored = await transaction.get(path)
      if (stored) transaction.write([{ path, fields: null }])
      return { waitlist: stored?.waitlist === true, answers: parseAnswers(stored?.answers) }
    }),
  )
}

async function change<Result>(
  eventId: string,
  { source }: Client,
  write: (documents: Documents, path: DocumentPath) => Promise<Result>,
): Promise<Result> {
  try {
    const path = registrationPath(await source.member(), eventId)
    await source.renewToken()
    return await write(await source.documents(), path)
  } catch (cause) {
    const isRefused = isServiceError(cause) && cause.code === 'permission-denied'
    if (isRefused && (await source.member()).isUnconfirmed) {
      throw new StudioError('cen/email-not-confirmed', { cause })
    }
    throw toStudioError(cause, 'cen/internal-error')
  }
}
