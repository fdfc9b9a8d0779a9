import {
  createPortalLink as definition,
  type PortalFlow,
} from '@outcome-studio/shared/callables/createPortalLink'
import { StudioError } from '@outcome-studio/shared/domain/errors'
import { customerPath } from '@outcome-studio/shared/domain/paths'
import { callCallable } from '../callables/callCallable.ts'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { toStudioError } from '../errors/toStudioError.ts'

export interface PortalRequest {
  /** Page to which the portal returns. */
  readonly returnUrl: string
  /** The page of the portal that the link opens; null for its first page. */
  readonly flow: PortalFlow | null
}

/**
 * Creates a link to the member's pages at the payment provider. The link needs no further sign-in: open it at once, and
 * never store or log it.
 * @throws StudioError cen/no-subscription for a member who has never paid, and as callCallable
 */
export async function createPortalLink(
  { returnUrl, flow }: PortalRequest,
  connection: Pick<Connection, 'source' | 'call'> = currentConnection(),
): Promise<string> {
  const customerId = await readCustomerId(connection)
  const input = { returnUrl, customerId, ...(flow === null ? {} : { flow_data: { type: flow } }) }
  return (await callCallable(definition, input, connection)).url
}

async function readCustomerId({ source }: Pick<Connection, 'source'>): Promise<string> {
  try {
    const { uid } = await source.member()
    const documents = await source.documents()
    const customer = await documents.get(customerPath(uid))
    const id = customer?.stripeId
    if (typeof id === 'string' && id !== '') return id
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
  throw new StudioError('cen/no-subscription')
}
