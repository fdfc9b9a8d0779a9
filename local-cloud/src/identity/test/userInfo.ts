import type { IdentityServer } from './identityServer.ts'

/** Requests the claims for an access token. */
export function userInfo({ url }: IdentityServer, accessToken: unknown): Promise<Response> {
  return fetch(`${url}/userinfo`, { headers: { authorization: `Bearer ${accessToken}` } })
}
