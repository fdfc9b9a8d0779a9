import { z } from 'zod'
import type { Account } from '../accounts/Account.ts'
import { providersOf } from '../accounts/toWireUser.ts'

/** Profile fields that both the user and an admin may change. */
export const ProfileRequest = z.object({
  displayName: z.string().nullish(),
  photoUrl: z.string().nullish(),
  email: z.string().optional(),
  password: z.string().optional(),
  deleteAttribute: z.array(z.enum(['EMAIL', 'DISPLAY_NAME', 'PHOTO_URL', 'PASSWORD'])).default([]),
  deleteProvider: z.array(z.string()).default([]),
})
type ProfileRequest = Readonly<z.infer<typeof ProfileRequest>>

type Removable = 'email' | 'displayName' | 'photoUrl' | 'password' | 'phoneNumber'

const ATTRIBUTES: Readonly<Record<ProfileRequest['deleteAttribute'][number], Removable>> = {
  EMAIL: 'email',
  DISPLAY_NAME: 'displayName',
  PHOTO_URL: 'photoUrl',
  PASSWORD: 'password',
}

/** Changes name, picture and sign-in methods. The caller validates a new e-mail or password. */
export function changeProfile(account: Account, request: ProfileRequest): Account {
  const removed = removals(request)
  const unlessRemoved = <T>(name: Removable, value: T): T | undefined =>
    removed.has(name) ? undefined : value
  return {
    ...account,
    email: unlessRemoved('email', account.email),
    displayName: unlessRemoved('displayName', request.displayName ?? account.displayName),
    photoUrl: unlessRemoved('photoUrl', request.photoUrl ?? account.photoUrl),
    password: unlessRemoved('password', account.password),
    phoneNumber: unlessRemoved('phoneNumber', account.phoneNumber),
    linkedProviders: account.linkedProviders.filter(
      ({ providerId }) => !request.deleteProvider.includes(providerId),
    ),
  }
}

/** An empty or null name or picture removes it. */
function removals(request: ProfileRequest): ReadonlySet<Removable> {
  const removed = new Set(request.deleteAttribute.map((attribute) => ATTRIBUTES[attribute]))
  if (request.displayName === '' || request.displayName === null) removed.add('displayName')
  if (request.photoUrl === '' || request.photoUrl === null) removed.add('photoUrl')
  if (request.deleteProvider.includes('password')) removed.add('password')
  if (request.deleteProvider.includes('phone')) removed.add('phoneNumber')
  return removed
}

/** The response to all kinds of updates. */
export function updateResponse(account: Account): object {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.localId,
    email: account.email,
    displayName: account.displayName,
    photoUrl: account.photoUrl,
    emailVerified: account.emailVerified,
    providerUserInfo: providersOf(account),
  }
}
