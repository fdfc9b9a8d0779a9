import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto'
import type { Browser, Shown } from './Browser.ts'
import { CLIENT, type IdentityServer } from './identityServer.ts'

const VERIFIER = randomBytes(32).toString('base64url')
const REDIRECT_URI = CLIENT.redirectUris[0] ?? ''

/** URL of an authorization request with changed parameters. Undefined ones are omitted. */
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

/** The parameters of the redirect to the client. */
export function redirectParameters({ shown }: Browser): Readonly<Record<string, string>> {
  if (!shown?.location) throw new Error(`The browser was not sent back: ${shown?.status} ${shown?.body}`)
  const url = new URL(shown.location)
  if (`${url.origin}${url.pathname}` !== REDIRECT_URI) throw new Error(`It was sent to ${url}.`)
  return Object.fromEntries(url.searchParams)
}

/** Fills in the log-in page. */
export async function logIn(browser: Browser, email: string, password: string): Promise<Shown> {
  await browser.open(authorizeUrl({ prompt: 'login' }))
  return browser.submit({ email, password })
}

/** Logs in and returns the code. */
export async function codeOf(browser: Browser, email: string, password: string): Promise<string> {
  await logIn(browser, email, password)
  return redirectParameters(browser).code ?? ''
}

/** The link in the newest mail to an address. */
export function linkIn({ mails }: IdentityServer, to: string): string {
  const mail = mails.findLast((each) => each.to === to)
  return /http\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** Exchanges a code for tokens, with changed parameters. */
export async function exchange(
  { url }: Pick<IdentityServer, 'url'>,
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

/** The claims of the ID token for a code. Verifies its signature by the published key. */
export async function claimsOf(
  server: Pick<IdentityServer, 'url'>,
  code: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { body } = await exchange(server, { code })
  return verifiedClaims(server, body.id_token)
}

/** The claims of a token. @throws Error unless the published key verifies its signature */
export async function verifiedClaims(
  { url }: Pick<IdentityServer, 'url'>,
  token: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const [header = '', payload = '', signature = ''] = String(token).split('.')
  const { kid, alg } = decodeSegment(header)
  const { keys } = Object(await (await fetch(`${url}/.well-known/jwks.json`)).json())
  const key = keys.find((each: { kid: unknown }) => each.kid === kid)
  const isGenuine = verify(
    'RSA-SHA256',
    Buffer.from(`${header}.${payload}`),
    createPublicKey({ key, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  )
  if (alg !== 'RS256' || !isGenuine) throw new Error('The token is not signed by the provider.')
  return decodeSegment(payload)
}

function decodeSegment(segment: string): Readonly<Record<string, unknown>> {
  return Object(JSON.parse(Buffer.from(segment, 'base64url').toString()))
}
