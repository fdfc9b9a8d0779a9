import { z } from 'zod'
import type { Account } from '../accounts/Account.ts'
import { AuthError } from '../accounts/AuthError.ts'
import { toWireUser } from '../accounts/toWireUser.ts'
import type { Operation } from './Operation.ts'
import { authenticate } from './session.ts'

const KIND = 'identitytoolkit#GetAccountInfoResponse'
const OwnRequest = z.object({ idToken: z.string().optional() })
const AdminRequest = z.object({
  localId: z.array(z.string()).default([]),
  email: z.array(z.string()).default([]),
  phoneNumber: z.array(z.string()).default([]),
  federatedUserId: z.array(z.object({ providerId: z.string(), rawId: z.string() })).default([]),
})

/** accounts:lookup returns the account of the ID token. */
export const lookupOwn: Operation = (call, body) => {
  const { idToken } = OwnRequest.parse(body)
  if (!idToken) throw new AuthError('MISSING_ID_TOKEN')
  return { kind: KIND, users: [toWireUser(authenticate(call, idToken).account)] }
}

/** projects.accounts:lookup returns the accounts of all given identifiers. `users` is absent when there are none. */
export const lookupByAdmin: Operation = (call, body) => {
  const { localId, email, phoneNumber, federatedUserId } = AdminRequest.parse(body)
  const { accounts, projectId } = call
  const found = [
    ...localId.map((id) => accounts.find(projectId, id)),
    ...email.map((address) => accounts.findByEmail(projectId, address.toLowerCase())),
    ...phoneNumber.map((phone) => accounts.findByPhone(projectId, phone)),
    ...(federatedUserId.length === 0 ? [] : accounts.all(projectId).filter(isFederated)),
  ].filter((account) => account !== undefined)
  const distinct = [...new Map(found.map((account) => [account.localId, account])).values()]
  return distinct.length === 0 ? { kind: KIND } : { kind: KIND, users: distinct.map(toWireUser) }

  function isFederated(account: Account): boolean {
    return account.linkedProviders.some((linked) =>
      federatedUserId.some(
        ({ providerId, rawId }) => linked.providerId === providerId && linked.rawId === rawId,
      ),
    )
  }
}
