import type { Grant } from '../provider/Grant.ts'
import type { Person } from '../provider/Person.ts'
import { personClaims } from './personClaims.ts'

const ID_TOKEN_SECONDS = 3600

/**
 * OpenID Connect Core, section 2.
 *
 * @param now milliseconds since 1970
 */
export function idTokenClaims(issuer: string, person: Person, grant: Grant, now: number): object {
  const issuedAt = Math.floor(now / 1000)
  return {
    ...personClaims(person),
    iss: issuer,
    aud: grant.clientId,
    iat: issuedAt,
    exp: issuedAt + ID_TOKEN_SECONDS,
    auth_time: Math.floor(grant.loggedInAt / 1000),
    ...(grant.nonce === undefined ? {} : { nonce: grant.nonce }),
  }
}
