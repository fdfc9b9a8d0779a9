import type { Account } from '../accounts/Account.ts'
import { AuthError } from '../accounts/AuthError.ts'
import { newAccount } from '../accounts/newAccount.ts'
import type { IdentityClaims } from '../oidc/IdentityClaims.ts'
import { createLocalId, findByIdentity, normalEmail } from './identifiers.ts'
import type { Call } from './Operation.ts'

/** The account of an identity. It may be unsaved, or need a confirmation by its owner first. */
type FoundAccount =
  | { readonly kind: 'found'; readonly account: Account; readonly isNew: boolean }
  | { readonly kind: 'unconfirmed'; readonly email: string; readonly methods: readonly string[] }

/**
 * Finds the account by the provider's subject, else by an e-mail that the provider has verified. An account with an
 * unverified e-mail loses its other sign-in methods, which somebody else may have added.
 *
 * @param autoCreate whether a missing account is created
 * @throws AuthError EMAIL_NOT_FOUND when it is missing and must not be created
 */
export function accountOfIdentity(
  call: Call,
  providerId: string,
  claims: IdentityClaims,
  autoCreate: boolean,
): FoundAccount {
  const { accounts, projectId } = call
  const existing = findByIdentity(call, providerId, claims.sub)
  if (existing) return { kind: 'found', account: withIdentity(existing, providerId, claims), isNew: false }

  const email = claims.email === undefined ? undefined : normalEmail(claims.email)
  const owner = email === undefined ? undefined : accounts.findByEmail(projectId, email)
  if (owner && email !== undefined) {
    if (!claims.email_verified) return { kind: 'unconfirmed', email, methods: methodsOf(owner) }
    const own = owner.emailVerified ? owner : withoutCredentials(owner, call.now)
    const account = withIdentity({ ...own, emailVerified: true }, providerId, claims)
    return { kind: 'found', account, isNew: false }
  }
  // The SDK would treat USER_NOT_FOUND as the end of its current session.
  if (!autoCreate) throw new AuthError('EMAIL_NOT_FOUND')
  const account = {
    ...newAccount(createLocalId(), call.now),
    ...(email === undefined ? {} : { email, emailVerified: claims.email_verified }),
  }
  return { kind: 'found', account: withIdentity(account, providerId, claims), isNew: true }
}

/** Stores the provider's profile data. The account's own name and picture take precedence. */
function withIdentity(account: Account, providerId: string, claims: IdentityClaims): Account {
  const email = claims.email === undefined ? undefined : normalEmail(claims.email)
  const displayName = account.displayName ?? claims.name
  const photoUrl = account.photoUrl ?? claims.picture
  const linked = {
    providerId,
    rawId: claims.sub,
    ...(email === undefined ? {} : { email }),
    ...(claims.name === undefined ? {} : { displayName: claims.name }),
    ...(claims.picture === undefined ? {} : { photoUrl: claims.picture }),
  }
  return {
    ...account,
    ...(displayName === undefined ? {} : { displayName }),
    ...(photoUrl === undefined ? {} : { photoUrl }),
    emailVerified: account.emailVerified || (claims.email_verified && email === account.email),
    linkedProviders: [...account.linkedProviders.filter((other) => other.providerId !== providerId), linked],
  }
}

/** The creator of an account with an unverified e-mail must not keep access to it. */
function withoutCredentials({ password: _password, ...account }: Account, now: number): Account {
  return { ...account, linkedProviders: [], validSince: Math.floor(now / 1000) }
}

function methodsOf({ password, linkedProviders }: Account): readonly string[] {
  return [...(password ? ['password'] : []), ...linkedProviders.map(({ providerId }) => providerId)]
}
