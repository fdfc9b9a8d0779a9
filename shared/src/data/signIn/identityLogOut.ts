import type { RuntimeConfig } from '../runtimeConfig/RuntimeConfig.ts'

/** Milliseconds after which an identity provider that does not respond counts as down. */
const ANSWER_TIMEOUT = 4_000

type Identity = Pick<RuntimeConfig, 'identity'>

/**
 * Address of the identity provider's log-out (docs/product.md §2, log-out screen).
 * @param returnTo address of this product to return to; the provider has a list of allowed ones
 */
export function identityLogOutUrl({ identity }: Identity, returnTo: string): string {
  const url = new URL('/v2/logout', identity.origin)
  url.search = new URLSearchParams({ client_id: identity.clientId, returnTo }).toString()
  return url.href
}

/** Whether the identity provider responds. Check this before the browser leaves the page for it. */
export async function isIdentityProviderUp(
  { identity }: Identity,
  ask: typeof fetch = (...request) => fetch(...request),
): Promise<boolean> {
  try {
    await ask(new URL('/.well-known/openid-configuration', identity.origin), {
      mode: 'no-cors',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    })
    return true
  } catch {
    return false
  }
}
