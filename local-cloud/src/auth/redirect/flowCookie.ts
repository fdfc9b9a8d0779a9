import type { IncomingMessage, ServerResponse } from 'node:http'
import { FLOW_LIFETIME } from './FlowStore.ts'
import { CALLBACK_PATH } from './RedirectContext.ts'

/** One cookie per sign-in, so that two tabs do not interfere. */
const nameOf = (state: string) => `auth-flow-${state.slice(0, 12)}`

export function setFlowCookie(response: ServerResponse, state: string, browserSecret: string): void {
  append(response, `${nameOf(state)}=${browserSecret}; Max-Age=${FLOW_LIFETIME / 1000}`)
}

export function clearFlowCookie(response: ServerResponse, state: string): void {
  append(response, `${nameOf(state)}=; Max-Age=0`)
}

/** Empty when the browser sent none. */
export function readFlowCookie(request: IncomingMessage, state: string): string {
  const prefix = `${nameOf(state)}=`
  const pairs = (request.headers.cookie ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? ''
}

// Lax, because the redirect from the provider is a cross-site navigation.
function append(response: ServerResponse, pair: string): void {
  response.appendHeader('set-cookie', `${pair}; Path=${CALLBACK_PATH}; HttpOnly; SameSite=Lax`)
}
