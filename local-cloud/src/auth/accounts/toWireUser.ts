import type { Account } from './Account.ts'

/** The Identity Toolkit's UserInfo. 64-bit numbers are strings, and empty fields are omitted. */
export function toWireUser(account: Account): object {
  return {
    localId: account.localId,
    ...defined({
      email: account.email,
      emailVerified: account.email === undefined ? undefined : account.emailVerified,
      displayName: account.displayName,
      photoUrl: account.photoUrl,
      phoneNumber: account.phoneNumber,
      passwordHash: account.password?.hash,
      salt: account.password?.salt,
      passwordUpdatedAt: account.password?.updatedAt,
      customAttributes: account.customAttributes,
      customAuth: account.customAuth || undefined,
      lastLoginAt: account.lastLoginAt?.toString(),
      lastRefreshAt: account.lastRefreshAt && new Date(account.lastRefreshAt).toISOString(),
    }),
    disabled: account.disabled,
    createdAt: account.createdAt.toString(),
    validSince: account.validSince.toString(),
    providerUserInfo: providersOf(account),
  }
}

/** The account's sign-in methods in wire form. */
export function providersOf(account: Account): readonly object[] {
  const { email, phoneNumber, displayName, photoUrl } = account
  return [
    ...(account.password && email !== undefined
      ? [
          {
            providerId: 'password',
            rawId: email,
            federatedId: email,
            email,
            ...defined({ displayName, photoUrl }),
          },
        ]
      : []),
    ...(phoneNumber === undefined ? [] : [{ providerId: 'phone', rawId: phoneNumber, phoneNumber }]),
    ...account.linkedProviders.map((provider) => ({ ...provider, federatedId: provider.rawId })),
  ]
}

function defined(fields: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
