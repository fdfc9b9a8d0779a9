import { z } from 'zod'
import { AuthError } from '../accounts/AuthError.ts'
import { storePassword } from '../accounts/passwords.ts'
import { applyActionCode } from './actionCodes.ts'
import { freeEmail, normalEmail } from './identifiers.ts'
import type { Operation } from './Operation.ts'
import { changeProfile, ProfileRequest, updateResponse } from './profileChanges.ts'
import { authenticate, startSession } from './session.ts'

const Request = ProfileRequest.extend({
  idToken: z.string().optional(),
  oobCode: z.string().optional(),
  /** Ends all other sessions. Its value does not matter. */
  validSince: z.unknown().optional(),
})

/**
 * accounts:update: changes the signed-in user's account, or applies a mailed code. A new e-mail or password, or
 * `validSince`, ends all other sessions.
 */
export const updateOwn: Operation = (call, body) => {
  const request = Request.parse(body)
  if (request.oobCode !== undefined) {
    const { account, newEmail } = applyActionCode(call, request.oobCode)
    return { ...updateResponse(account), newEmail }
  }
  if (!request.idToken) throw new AuthError('MISSING_ID_TOKEN')
  const { account, claims, call: own } = authenticate(call, request.idToken)
  const wanted = request.email && normalEmail(request.email)
  const changesEmail =
    (wanted !== undefined && wanted !== account.email) || request.deleteAttribute.includes('EMAIL')
  if (changesEmail && !call.clientRights.has('emailChange')) {
    throw new AuthError('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.')
  }
  // Only now: the answer tells whether somebody has the address.
  const email = wanted && freeEmail(own, wanted, account.localId)
  // A password would be a way in that ends with no sign-out.
  if (request.password !== undefined && !call.clientRights.has('passwords')) {
    throw new AuthError('OPERATION_NOT_ALLOWED')
  }
  const endsSessions =
    request.password !== undefined ||
    request.validSince !== undefined ||
    (email !== undefined && email !== account.email)
  const changed = {
    ...changeProfile(account, request),
    ...(email === undefined || email === account.email ? {} : { email, emailVerified: false }),
    ...(request.password === undefined ? {} : { password: storePassword(request.password, call.now) }),
    ...(endsSessions ? { validSince: Math.floor(call.now / 1000) } : {}),
  }
  if (!endsSessions) {
    own.accounts.save(own.projectId, changed)
    return updateResponse(changed)
  }
  const { sign_in_provider } = claims.firebase
  const hasPassword = changed.email !== undefined && changed.password !== undefined
  const provider = sign_in_provider === 'anonymous' && hasPassword ? 'password' : sign_in_provider
  return { ...updateResponse(changed), ...startSession(own, changed, provider) }
}
