import { parseLiveEvent } from '@outcome-studio/shared/domain/events'
import { syncedEventPath } from '@outcome-studio/shared/domain/paths'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { isServiceError } from '../errors/ServiceError.ts'
import { toStudioError } from '../errors/toStudioError.ts'

/** The recording of an event as the signed-in member may see it now. */
export type RecordingAnswer =
  /** As parseVideo reads it; empty if there is none any more. */
  | { readonly kind: 'recording'; readonly vimeoId: string }
  /** The rules do not let the member read it: they have no access any more. */
  | { readonly kind: 'noAccess' }

/**
 * Reads the address of a recording from the server, whose rules check the member's access.
 * @throws StudioError cen/sign-in-required, cen/offline …
 */
export async function readRecording(
  eventId: string,
  { source }: Pick<Connection, 'source'> = currentConnection(),
): Promise<RecordingAnswer> {
  try {
    await source.member()
    await source.renewToken()
    const stored = await (await source.documents()).get(syncedEventPath(eventId))
    return { kind: 'recording', vimeoId: parseLiveEvent(eventId, stored)?.vimeoId ?? '' }
  } catch (cause) {
    if (isServiceError(cause) && cause.code === 'permission-denied') return { kind: 'noAccess' }
    throw toStudioError(cause, 'cen/internal-error')
  }
}
