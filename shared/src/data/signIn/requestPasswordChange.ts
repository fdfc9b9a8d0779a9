import { StudioError } from '@outcome-studio/shared/domain/errors'
import { currentConnection } from '../connection/currentConnection.ts'
import { requireSignedIn } from '../connection/requireSignedIn.ts'
import { ServiceError } from '../errors/ServiceError.ts'
import { toStudioError } from '../errors/toStudioError.ts'

/** Timeout for the identity provider, in milliseconds. */
const DEADLINE = 10_000

const TOO_MANY_REQUESTS = 429

/** Matches the start of a web page. The provider answers with a sentence, a proxy or captive portal with a page. */
const PAGE = /^\s*</

/**
 * Asks the identity provider to mail the signed-in user a link for changing the password (docs/product.md §7).
 * @throws StudioError cen/sign-in-required, cen/offline, cen/internal-error; ServiceError auth/too-many-requests,
 * deadline-exceeded
 */
export async function requestPasswordChange(
  connection = currentConnection(),
  deadline: number = DEADLINE,
): Promise<void> {
  try {
    const { email } = await requireSignedIn(connection)
    const { origin, clientId, connection: database } = connection.config.identity
    const response = await post(
      `${origin}/dbconnections/change_password`,
      {
        client_id: clientId,
        email,
        connection: database,
      },
      deadline,
    )
    if (response.status === TOO_MANY_REQUESTS) {
      throw new ServiceError('auth/too-many-requests', 'The identity provider asks to wait.')
    }
    if (!response.ok) throw new Error(`The identity provider answered ${response.status}.`)
    if (PAGE.test(await response.text()))
      throw new Error('Something else than the identity provider answered.')
  } catch (cause) {
    throw toStudioError(cause, 'cen/internal-error')
  }
}

async function post(url: string, body: object, deadline: number): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(deadline),
    })
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'TimeoutError') {
      throw new ServiceError('deadline-exceeded', `No answer within ${deadline} ms.`)
    }
    throw new StudioError('cen/offline', { cause })
  }
}
