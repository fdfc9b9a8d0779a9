import type { Person } from '../provider/Person.ts'

/** What the provider tells a client about somebody (OpenID Connect Core, section 5.1). */
export function personClaims({ sub, email, emailVerified, name }: Person): object {
  return { sub, email, email_verified: emailVerified, ...(name === undefined ? {} : { name }) }
}
