import type { Endpoint } from '../provider/Provider.ts'
import { personClaims } from './personClaims.ts'

/** /userinfo: the claims for an access token (OpenID Connect Core, section 5.3). */
export const userInfo: Endpoint = ({ people, codes, now }, { headers }) => {
  const token = /^Bearer ([\w-]+)$/i.exec(headers.authorization ?? '')?.[1]
  const sub = token === undefined ? undefined : codes.subjectOf(token, now())
  const person = sub === undefined ? undefined : people.find(sub)
  if (person) return { kind: 'json', status: 200, body: personClaims(person) }
  return {
    kind: 'json',
    status: 401,
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    body: { error: 'invalid_token', error_description: 'The access token is missing, void or expired.' },
  }
}
