import { z } from 'zod'
import { AuthError } from '../accounts/AuthError.ts'
import { newAccount } from '../accounts/newAccount.ts'
import { storePassword } from '../accounts/passwords.ts'
import { createLocalId, freeEmail, freePhone } from './identifiers.ts'
import type { Operation } from './Operation.ts'

const Request = z.object({
  localId: z.string().min(1).max(128).optional(),
  email: z.string().optional(),
  emailVerified: z.boolean().optional(),
  password: z.string().optional(),
  displayName: z.string().optional(),
  photoUrl: z.string().optional(),
  phoneNumber: z.string().optional(),
  disabled: z.boolean().optional(),
})

/** projects.accounts: the admin SDK's createUser. */
export const createAccount: Operation = (call, body) => {
  const { localId = createLocalId(), email, phoneNumber, password, ...plain } = Request.parse(body)
  if (call.accounts.find(call.projectId, localId)) throw new AuthError('DUPLICATE_LOCAL_ID')
  const account = {
    ...newAccount(localId, call.now),
    ...plain,
    emailVerified: plain.emailVerified ?? false,
    disabled: plain.disabled ?? false,
    ...(email === undefined ? {} : { email: freeEmail(call, email) }),
    ...(phoneNumber === undefined ? {} : { phoneNumber: freePhone(call, phoneNumber) }),
    ...(password === undefined ? {} : { password: storePassword(password, call.now) }),
  }
  call.accounts.save(call.projectId, account)
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId,
    email: account.email,
    displayName: account.displayName,
  }
}
