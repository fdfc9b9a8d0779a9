import type { IncomingMessage, ServerResponse } from 'node:http'
import { IdentityProviderError } from '../oidc/IdentityProviderError.ts'
import { type AuthEvent, authEvent, failedWith } from './AuthEvent.ts'
import type { Flow } from './FlowStore.ts'
import { clearFlowCookie, readFlowCookie } from './flowCookie.ts'
import { type RedirectContext, redirectUriAt } from './RedirectContext.ts'
import { relayEvent } from './relayEvent.ts'
import { sendRejection } from './sendRejection.ts'

const UNKNOWN_FLOW =
  'It took too long, was finished before, or was begun in another browser. Please begin anew.'

/** The callback page: exchanges the code for tokens on the server, and relays the tokens or the error. */
export async function finishFlow(
  context: RedirectContext,
  url: URL,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const state = url.searchParams.get('state') ?? ''
  const flow = context.flows.finish(state, readFlowCookie(incoming, state), context.now)
  if (!flow) return sendRejection(response, context, UNKNOWN_FLOW)
  clearFlowCookie(response, state)
  relayEvent(response, flow.request, await eventOf(context, flow, url.searchParams))
}

async function eventOf(context: RedirectContext, flow: Flow, answer: URLSearchParams): Promise<AuthEvent> {
  const error = answer.get('error')
  if (error === 'access_denied' || error === 'user_cancelled') {
    return authEvent(flow, failedWith('auth/user-cancelled', 'The person went back.'))
  }
  const code = answer.get('code')
  if (error !== null || code === null) {
    return authEvent(flow, failedWith('auth/internal-error', 'The identity provider could not go on.'))
  }
  try {
    const { id_token, access_token } = await context.identity.exchange({
      code,
      redirectUri: redirectUriAt(context.shellOrigin),
      verifier: flow.verifier,
    })
    const query = new URLSearchParams({
      providerId: flow.request.providerId,
      id_token,
      nonce: flow.rawNonce,
      ...(access_token === undefined ? {} : { access_token }),
    })
    return authEvent(flow, { urlResponse: `${redirectUriAt(context.shellOrigin)}?${query}`, error: null })
  } catch (cause) {
    if (!(cause instanceof IdentityProviderError)) throw cause
    return authEvent(flow, failureOf(cause))
  }
}

function failureOf({ failure }: IdentityProviderError): Pick<AuthEvent, 'urlResponse' | 'error'> {
  return failure === 'refused'
    ? failedWith('auth/invalid-credential', 'The identity provider refused the code.')
    : failedWith('auth/network-request-failed', 'The identity provider does not answer.')
}
