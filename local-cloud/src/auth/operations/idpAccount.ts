import type { Account } from '../accounts/Account.ts'
import { AuthError } from '../accounts/AuthError.ts'
import { newAccount } from '../accounts/newAccount.ts'
import type { IdentityClaims } from '../oidc/IdentityClaims.ts'
import { createLocalId, normalEmail } from './identifiers.ts'
import type { Call } from './Operation.ts'

/** The account an identity belongs to, not stored yet, or whose account would have to confirm it first. */
type FoundAccount =
  | { readonly kind: 'found'; readonly account: Account; readonly isNew: boolean }
  | { readonly kind: 'unconfirmed'; readonly email: string; readonly methods: readonly string[] }

/**
 * Finds whose identity it is: by the provider's own id for the person, else by the e-mail. An e-mail counts only
 * when the provider has verified it; an account that never proved its e-mail loses what others may have put on it.
 *
 * @param autoCreate whether an account is made when there is none
 * @throws AuthError EMAIL_NOT_FOUND when there is none and none may be made
 */
export function accountOfIdentity(
  call: Call,
  providerId: string,
  claims: IdentityClaims,
  autoCreate: boolean,
): FoundAccount {
  const { accounts, projectId } = call
  const known = accounts.all(projectId).find((account) => isLinked(account, providerId, claims.sub))
  if (known) return { kind: 'found', account: withIdentity(known, providerId, claims), isNew: false }

  const email = claims.email === undefined ? undefined : normalEmail(claims.email)
  const owner = email === undefined ? undefined : accounts.findByEmail(projectId, email)
  if (owner && email !== undefined) {
    if (!claims.email_verified) return { kind: 'unconfirmed', email, methods: methodsOf(owner) }
    const own = owner.emailVerified ? owner : withoutCredentials(owner, call.now)
    const account = withIdentity({ ...own, emailVerified: true }, providerId, claims)
    return { kind: 'found', account, isNew: false }
  }
  // Not USER_NOT_FOUND, which the SDK takes for the end of the session it has.
  if (!autoCreate) throw new AuthError('EMAIL_NOT_FOUND')
  const account = {
    ...newAccount(createLocalId(), call.now),
    ...(email === undefined ? {} : { email, emailVerified: claims.email_verified }),
  }
  return { kind: 'found', account: withIdentity(account, providerId, claims), isNew: true }
}

function isLinked({ linkedProviders }: Account, providerId: string, rawId: string): boolean {
  return linkedProviders.some((linked) => linked.providerId === providerId && linked.rawId === rawId)
}

/** What the provider says of the person is kept with it; the account's own name stays once it has one. */
function withIdentity(account: Account, providerId: string, claims: IdentityClaims): Account {
  const email = claims.email === undefined ? undefined : normalEmail(claims.email)
  const displayName = account.displayName ?? claims.name
  const linked = {
    providerId,
    rawId: claims.sub,
    ...(email === undefined ? {} : { email }),
    ...(claims.name === undefined ? {} : { displayName: claims.name }),
  }
  return {
    ...account,
    ...(displayName === undefined ? {} : { displayName }),
    emailVerified: account.emailVerified || (claims.email_verified && email === account.email),
    linkedProviders: [...account.linkedProviders.filter((other) => other.providerId !== providerId), linked],
  }
}

/** Whoever made the account without owning the e-mail must not keep a way in. */
function withoutCredentials({ password: _password, ...account }: Account, now: number): Account {
  return { ...account, linkedProviders: [], validSince: Math.floor(now / 1000) }
}

function methodsOf({ password, linkedProviders }: Account): readonly string[] {
  return [...(password ? ['password'] : []), ...linkedProviders.map(({ providerId }) => providerId)]
}
