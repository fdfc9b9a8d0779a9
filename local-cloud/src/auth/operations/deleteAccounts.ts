import { z } from 'zod'
import { AuthError } from '../accounts/AuthError.ts'
import type { Call, Operation } from './Operation.ts'
import { forgetAttempts, passwordAttempts } from './passwordAttempts.ts'
import { authenticate } from './session.ts'

const DELETED = { kind: 'identitytoolkit#DeleteAccountResponse' }
const OwnRequest = z.object({ idToken: z.string().optional() })
const AdminRequest = z.object({ localId: z.string().optional() })
const BatchRequest = z.object({
  localIds: z.array(z.string()).default([]),
  force: z.boolean().default(false),
})

/** accounts:delete deletes the signed-in user's own account. */
export const deleteOwn: Operation = (call, body) => {
  const { idToken } = OwnRequest.parse(body)
  if (!idToken) throw new AuthError('MISSING_ID_TOKEN')
  const { account, call: own } = authenticate(call, idToken)
  if (!call.clientRights.has('deletion')) throw new AuthError('ADMIN_ONLY_OPERATION')
  remove(own, account.localId)
  return DELETED
}

/** projects.accounts:delete */
export const deleteByAdmin: Operation = (call, body) => {
  const { localId } = AdminRequest.parse(body)
  if (localId === undefined) throw new AuthError('MISSING_LOCAL_ID')
  if (!remove(call, localId)) throw new AuthError('USER_NOT_FOUND')
  return DELETED
}

/** projects.accounts:batchDelete. Without `force`, accounts must be disabled first. Unknown ids are no error. */
export const batchDelete: Operation = (call, body) => {
  const { localIds, force } = BatchRequest.parse(body)
  if (localIds.length === 0 || localIds.length > 1000) throw new AuthError('LOCAL_ID_LIST_EXCEEDS_LIMIT')
  const errors = localIds.flatMap((localId, index) => {
    const account = call.accounts.find(call.projectId, localId)
    if (account && !account.disabled && !force) {
      return [{ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' }]
    }
    remove(call, localId)
    return []
  })
  return errors.length === 0 ? {} : { errors }
}

/** The emulator's own endpoint that deletes all accounts of a project. */
export const deleteAll: Operation = (call) => {
  call.accounts.removeAll(call.projectId)
  call.codes.removeAll(call.projectId)
  call.attempts.forgetAll(passwordAttempts(call, ''))
  return {}
}

/** @returns false when the account did not exist */
function remove(call: Call, localId: string): boolean {
  const account = call.accounts.find(call.projectId, localId)
  if (account) forgetAttempts(call, account)
  return call.accounts.remove(call.projectId, localId)
}
