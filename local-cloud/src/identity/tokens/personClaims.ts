import type { Person } from '../provider/Person.ts'

/** Claims about a person (OpenID Connect Core, section 5.1). */
export function personClaims({ sub, email, emailVerified, name }: Person): object {
  return { sub, email, email_verified: emailVerified, ...(name === undefined ? {} : { name }) }
}
