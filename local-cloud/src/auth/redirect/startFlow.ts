import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { IdentityProviderError } from '../oidc/IdentityProviderError.ts'
import { hashNonce } from '../oidc/verifyIdToken.ts'
import { authEvent, failedWith } from './AuthEvent.ts'
import { FlowRequest } from './FlowRequest.ts'
import type { StartedFlow } from './FlowStore.ts'
import { setFlowCookie } from './flowCookie.ts'
import { type RedirectContext, redirectUriAt } from './RedirectContext.ts'
import { relayEvent } from './relayEvent.ts'
import { sendRejection } from './sendRejection.ts'

/** Kinds of sign-in that the SDK knows and this server does not. */
const UNSUPPORTED: ReadonlyMap<string, string> = new Map([
  ['signInViaPopup', 'sign-in in a pop-up: use signInWithRedirect'],
  ['reauthViaPopup', 'sign-in in a pop-up: use reauthenticateWithRedirect'],
  ['linkViaPopup', 'linking of providers'],
  ['linkViaRedirect', 'linking of providers'],
])

/**
 * The handler page: redirects to the provider (authorization code with PKCE, RFC 7636), or back with an error. Rejects
 * return URLs outside the app's origin.
 */
export async function startFlow(context: RedirectContext, url: URL, response: ServerResponse): Promise<void> {
  const unsupported = UNSUPPORTED.get(url.searchParams.get('authType') ?? '')
  if (unsupported !== undefined) {
    return sendRejection(response, context, `The local cloud does not support ${unsupported}.`)
  }
  const parsed = FlowRequest.safeParse(Object.fromEntries(url.searchParams))
  if (!parsed.success) return sendRejection(response, context, 'It was not begun by the product.')
  const request = parsed.data
  if (new URL(request.redirectUrl).origin !== context.shellOrigin) {
    return sendRejection(response, context, 'It was begun by a page that may not sign people in.')
  }
  const reject = (code: `auth/${string}`, message: string) =>
    relayEvent(response, request, authEvent({ request }, failedWith(code, message)))
  if (request.providerId !== context.identity.options.providerId) {
    return reject('auth/operation-not-allowed', 'There is no such identity provider.')
  }
  let endpoint: URL
  try {
    endpoint = await context.identity.authorizationEndpoint()
  } catch (cause) {
    if (!(cause instanceof IdentityProviderError)) throw cause
    return reject('auth/network-request-failed', 'The identity provider does not answer.')
  }
  const flow = context.flows.start(request, context.now)
  setFlowCookie(response, flow.state, flow.browserSecret)
  response.writeHead(302, {
    location: authorizationUrl(endpoint, flow, context),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  response.end()
}

function authorizationUrl(endpoint: URL, flow: StartedFlow, context: RedirectContext): string {
  const parameters = {
    ...flow.request.customParameters,
    client_id: context.identity.options.clientId,
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: redirectUriAt(context.shellOrigin),
    state: flow.state,
    nonce: hashNonce(flow.rawNonce),
    code_challenge: createHash('sha256').update(flow.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  const url = new URL(endpoint)
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  return url.href
}
