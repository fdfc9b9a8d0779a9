import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Account } from '../accounts/Account.ts'
import { ActionCode } from '../accounts/ActionCodeStore.ts'
import { AuthError } from '../accounts/AuthError.ts'
import { storePassword } from '../accounts/passwords.ts'
import { freeEmail, normalEmail } from './identifiers.ts'
import type { Call, Operation } from './Operation.ts'
import { forgetAttempts } from './passwordAttempts.ts'
import { authenticate } from './session.ts'

/** Path of the links in mails, as of the official emulator. */
export const ACTION_PATH = '/emulator/action'

const MODES = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
} as const satisfies Record<ActionCode['requestType'], string>

const SendRequest = z.object({
  requestType: z.string().optional(),
  email: z.string().optional(),
  newEmail: z.string().optional(),
  idToken: z.string().optional(),
  continueUrl: z.string().optional(),
})
const ResetRequest = z.object({ oobCode: z.string().optional(), newPassword: z.string().optional() })

/** accounts:sendOobCode. No mail is sent; the emulator's oobCodes endpoint lists the code. */
export const sendOobCode: Operation = (call, body) => {
  const { requestType, email, newEmail, idToken } = SendRequest.parse(body)
  const kind = 'identitytoolkit#GetOobConfirmationCodeResponse'
  if (requestType === 'PASSWORD_RESET' && !call.clientRights.has('passwords')) {
    throw new AuthError('OPERATION_NOT_ALLOWED')
  }
  // Only the user of the account may have a code that changes it. The code is public on this machine.
  if (requestType === 'VERIFY_EMAIL' && !idToken) throw new AuthError('INVALID_ID_TOKEN')
  if (requestType === 'VERIFY_AND_CHANGE_EMAIL') {
    if (!newEmail) throw new AuthError('MISSING_NEW_EMAIL')
    if (!idToken) throw new AuthError('MISSING_ID_TOKEN')
    // The answer tells whether somebody has the address.
    if (call.clientRights.has('emailLookup')) {
      const { call: own, account } = authenticate(call, idToken)
      freeEmail(own, newEmail, account.localId)
    }
  }
  try {
    return { kind, email: storeCode(call, body).email }
  } catch (error) {
    const isUnknown = error instanceof AuthError && error.message === 'EMAIL_NOT_FOUND'
    if (!isUnknown || call.clientRights.has('emailLookup')) throw error
    return { kind, email }
  }
}

/** projects.accounts:sendOobCode: the admin SDK's generate…Link, which returns the code itself. */
export const sendOobCodeByAdmin: Operation = (call, body) => {
  const { requestType, newEmail } = SendRequest.parse(body)
  if (requestType === 'VERIFY_AND_CHANGE_EMAIL') {
    if (!newEmail) throw new AuthError('MISSING_NEW_EMAIL')
    freeEmail(call, newEmail)
  }
  const { email, oobCode, oobLink } = storeCode(call, body)
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email, oobCode, oobLink }
}

/** The emulator's list of unused codes. */
export const listOobCodes: Operation = (call) => ({ oobCodes: call.codes.all(call.projectId) })

/** accounts:resetPassword: checks a code. With a new password it uses the code up. */
export const resetPassword: Operation = (call, body) => {
  const { oobCode, newPassword } = ResetRequest.parse(body)
  if (!oobCode) throw new AuthError('MISSING_OOB_CODE')
  const { code, account } = findCode(call, oobCode)
  if (newPassword !== undefined) {
    if (code.requestType !== 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE')
    call.accounts.save(call.projectId, {
      ...account,
      emailVerified: true,
      password: storePassword(newPassword, call.now),
      validSince: Math.floor(call.now / 1000),
    })
    call.codes.remove(call.projectId, oobCode)
    forgetAttempts(call, account)
  }
  const { requestType, email, newEmail } = code
  return { kind: 'identitytoolkit#ResetPasswordResponse', requestType, email, newEmail }
}

/**
 * Applies a mailed code in accounts:update, and uses it up.
 *
 * @returns the changed account, and its address if that is new
 * @throws AuthError INVALID_OOB_CODE, USER_NOT_FOUND, EMAIL_EXISTS
 */
export function applyActionCode(
  call: Call,
  oobCode: string,
): { readonly account: Account; readonly newEmail: string | undefined } {
  const { code, account } = findCode(call, oobCode)
  if (code.requestType === 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE')
  // First, so that it is used up even if the address was taken in the meantime.
  call.codes.remove(call.projectId, oobCode)
  const changed = {
    ...account,
    emailVerified: true,
    ...(code.newEmail === undefined ? {} : { email: freeEmail(call, code.newEmail, account.localId) }),
  }
  call.accounts.save(call.projectId, changed)
  return { account: changed, newEmail: code.newEmail }
}

function storeCode(call: Call, body: unknown): ActionCode {
  const request = SendRequest.parse(body)
  if (!request.requestType) throw new AuthError('MISSING_REQ_TYPE')
  const requestType = ActionCode.shape.requestType.safeParse(request.requestType)
  if (!requestType.success) throw new AuthError('OPERATION_NOT_ALLOWED')
  const { continueUrl } = request
  if (continueUrl !== undefined && !isWebAddress(continueUrl)) {
    throw new AuthError('INVALID_CONTINUE_URI : It must be an absolute address with http or https.')
  }
  const caller = request.idToken === undefined ? undefined : authenticate(call, request.idToken)
  const { projectId } = caller?.call ?? call
  const address = caller?.account.email ?? request.email
  if (!address) throw new AuthError('MISSING_EMAIL')
  const email = normalEmail(address)
  if (!call.accounts.findByEmail(projectId, email)) {
    throw new AuthError(requestType.data === 'PASSWORD_RESET' ? 'EMAIL_NOT_FOUND' : 'USER_NOT_FOUND')
  }
  const oobCode = randomBytes(24).toString('base64url')
  const parameters = new URLSearchParams({
    mode: MODES[requestType.data],
    lang: 'en',
    oobCode,
    apiKey: projectId,
    ...(continueUrl === undefined ? {} : { continueUrl }),
  })
  const code = {
    oobCode,
    oobLink: `${call.origin}${ACTION_PATH}?${parameters}`,
    requestType: requestType.data,
    email,
    ...(request.newEmail === undefined ? {} : { newEmail: normalEmail(request.newEmail) }),
  }
  call.codes.save(projectId, code)
  return code
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function findCode(call: Call, oobCode: string): { code: ActionCode; account: Account } {
  const code = call.codes.find(call.projectId, oobCode)
  if (!code) throw new AuthError('INVALID_OOB_CODE')
  const account = call.accounts.findByEmail(call.projectId, code.email)
  if (!account) throw new AuthError('USER_NOT_FOUND')
  return { code, account }
}
