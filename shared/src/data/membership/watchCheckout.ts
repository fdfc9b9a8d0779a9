import { checkoutSessionPath } from '@outcome-studio/shared/domain/paths'
import { type CheckoutSession, parseCheckoutSession } from '@outcome-studio/shared/domain/payments'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'
import { listenWhenReady } from '../queries/listenWhenReady.ts'

/**
 * Listens to a checkout of the signed-in member, null if there is none; returns the release. Offline it calls back once
 * the server is reachable.
 */
export function watchCheckout(
  sessionId: string,
  onSession: (session: CheckoutSession | null) => void,
  onError: (error: Error) => void,
  { source }: Pick<Connection, 'source'> = currentConnection(),
): () => void {
  const fail = (cause: unknown) => onError(toStudioError(cause, 'cen/internal-error'))
  return listenWhenReady(async () => {
    const { uid } = await source.member()
    const documents = await source.documents()
    return documents.watchOne(
      checkoutSessionPath(uid, sessionId),
      (fields) => onSession(fields ? parseCheckoutSession(fields) : null),
      fail,
    )
  }, fail)
}
