import type { Reply } from '../../pages/Reply.ts'
import type { Provider } from '../provider/Provider.ts'
import type { Session } from '../provider/SessionStore.ts'
import type { AuthorizeRequest } from './AuthorizeRequest.ts'
import { withParameters } from './withParameters.ts'

/** Redirects a logged-in person back to the client with a code. */
export function grantCode(
  { codes, now }: Provider,
  { client, redirectUri, challenge, nonce, scope, state }: AuthorizeRequest,
  { sub, startedAt }: Session,
  cookies: readonly string[] = [],
): Reply {
  const grant = {
    sub,
    clientId: client.id,
    redirectUri,
    challenge,
    scope,
    loggedInAt: startedAt,
    ...(nonce === undefined ? {} : { nonce }),
  }
  const code = codes.issue(grant, now())
  return { kind: 'redirect', status: 303, location: withParameters(redirectUri, { code, state }), cookies }
}
