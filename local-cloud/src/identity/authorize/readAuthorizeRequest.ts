import type { Reply } from '../../pages/Reply.ts'
import type { Client } from '../provider/Client.ts'
import { isChallenge } from '../provider/pkce.ts'
import { messageReply } from '../views/messageReply.ts'
import type { AuthorizeRequest } from './AuthorizeRequest.ts'
import { withParameters } from './withParameters.ts'

type Outcome = { readonly request: AuthorizeRequest } | { readonly refusal: Reply }

/**
 * Validates an authorization request. Without a known client and redirect URI the error is shown, not redirected (RFC
 * 6749, section 4.1.2.1). Other errors are redirected to the client.
 */
export function readAuthorizeRequest(clients: readonly Client[], query: URLSearchParams): Outcome {
  const get = (name: string): string | undefined => query.get(name) || undefined
  const client = clients.find(({ id }) => id === get('client_id'))
  const redirectUri = get('redirect_uri')
  const isRepeated = new Set(query.keys()).size !== query.size
  if (isRepeated || !client || redirectUri === undefined || !client.redirectUris.includes(redirectUri)) {
    return { refusal: unknownClient() }
  }
  const state = get('state')
  const reject = (error: string, description: string): Outcome => ({
    refusal: {
      kind: 'redirect',
      status: 302,
      location: withParameters(redirectUri, { error, error_description: description, state }),
    },
  })
  const challenge = get('code_challenge') ?? ''
  const scope = get('scope') ?? ''
  const prompt = get('prompt')
  if (get('response_type') !== 'code') {
    return reject('unsupported_response_type', 'response_type has to be "code".')
  }
  if (get('code_challenge_method') !== 'S256' || !isChallenge(challenge)) {
    return reject('invalid_request', 'A PKCE code_challenge of the method S256 is required.')
  }
  if (!scope.split(' ').includes('openid')) return reject('invalid_scope', 'scope has to hold "openid".')
  if (prompt !== undefined && prompt !== 'login' && prompt !== 'none') {
    return reject('invalid_request', 'prompt has to be "login" or "none".')
  }
  return {
    request: {
      client,
      redirectUri,
      scope,
      state,
      nonce: get('nonce'),
      challenge,
      prompt,
      isSignUp: get('screen_hint') === 'signup',
      loginHint: get('login_hint') ?? '',
      query: `${query}`,
    },
  }
}

function unknownClient(): Reply {
  return messageReply({
    status: 400,
    title: 'This log-in link does not work',
    text: 'It names no application we know, or an address that application does not use. Go back to where you came from and start again there.',
  })
}
