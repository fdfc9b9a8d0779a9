import type { IdentityServer } from './identityServer.ts'

/** Asks the provider whom an access token was given for. */
export function userInfo({ url }: IdentityServer, accessToken: unknown): Promise<Response> {
  return fetch(`${url}/userinfo`, { headers: { authorization: `Bearer ${accessToken}` } })
}
