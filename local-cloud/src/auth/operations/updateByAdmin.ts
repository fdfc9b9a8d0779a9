import { z } from 'zod'
import { AuthError } from '../accounts/AuthError.ts'
import { parseCustomAttributes } from '../accounts/customAttributes.ts'
import { storePassword } from '../accounts/passwords.ts'
import { freeEmail, freePhone } from './identifiers.ts'
import type { Operation } from './Operation.ts'
import { forgetAttempts } from './passwordAttempts.ts'
import { changeProfile, ProfileRequest, updateResponse } from './profileChanges.ts'

const Request = ProfileRequest.extend({
  localId: z.string().optional(),
  emailVerified: z.boolean().optional(),
  phoneNumber: z.string().optional(),
  disableUser: z.boolean().optional(),
  customAttributes: z.string().optional(),
  validSince: z.coerce.number().optional(),
})

/** projects.accounts:update: the admin SDK's updateUser, setCustomUserClaims and revokeRefreshTokens. */
export const updateByAdmin: Operation = (call, body) => {
  const request = Request.parse(body)
  const { localId, email, phoneNumber, password, customAttributes } = request
  if (localId === undefined) throw new AuthError('MISSING_LOCAL_ID')
  const account = call.accounts.find(call.projectId, localId)
  if (!account) throw new AuthError('USER_NOT_FOUND')
  if (customAttributes !== undefined) parseCustomAttributes(customAttributes)
  const changed = {
    ...changeProfile(account, request),
    ...(request.emailVerified === undefined ? {} : { emailVerified: request.emailVerified }),
    ...(request.disableUser === undefined ? {} : { disabled: request.disableUser }),
    ...(request.validSince === undefined ? {} : { validSince: request.validSince }),
    ...(customAttributes === undefined ? {} : { customAttributes }),
    ...(email === undefined ? {} : { email: freeEmail(call, email, localId) }),
    ...(phoneNumber === undefined ? {} : { phoneNumber: freePhone(call, phoneNumber, localId) }),
    ...(password === undefined
      ? {}
      : { password: storePassword(password, call.now), validSince: Math.floor(call.now / 1000) }),
  }
  call.accounts.save(call.projectId, changed)
  if (password !== undefined) forgetAttempts(call, changed)
  return updateResponse(changed)
}
