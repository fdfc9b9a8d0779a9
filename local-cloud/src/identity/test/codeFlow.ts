import { createHash, randomBytes } from 'node:crypto'
import type { Browser } from './Browser.ts'
import { CLIENT, type IdentityServer } from './identityServer.ts'

export const VERIFIER = randomBytes(32).toString('base64url')
const REDIRECT_URI = CLIENT.redirectUris[0] ?? ''

/** Address of a request for a code, with what is wrong with it; an undefined parameter is left out. */
export function authorizeUrl(changes: Readonly<Record<string, string | undefined>> = {}): string {
  const parameters = {
    response_type: 'code',
    client_id: CLIENT.id,
    redirect_uri: REDIRECT_URI,
    scope: 'openid profile email',
    state: 'the state',
    nonce: 'the nonce',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  }
  const present = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  )
  return `/authorize?${new URLSearchParams(present)}`
}

/** The parameters that the client is sent back with. */
export function sentBack({ shown }: Browser): Readonly<Record<string, string>> {
  if (!shown?.location) throw new Error(`The browser was not sent back: ${shown?.status} ${shown?.body}`)
  const url = new URL(shown.location)
  if (`${url.origin}${url.pathname}` !== REDIRECT_URI) throw new Error(`It was sent to ${url}.`)
  return Object.fromEntries(url.searchParams)
}

/** Logs in and returns the code. */
export async function codeOf(browser: Browser, email: string, password: string): Promise<string> {
  await browser.open(authorizeUrl({ prompt: 'login' }))
  await browser.submit({ email, password })
  return sentBack(browser).code ?? ''
}

/** Exchanges a code for tokens, with what is wrong in the request. */
export async function exchange(
  { url }: IdentityServer,
  changes: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }> {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT.id,
      redirect_uri: REDIRECT_URI,
      code_verifier: VERIFIER,
      ...changes,
    }),
  })
  return { status: response.status, body: Object(await response.json()) }
}
