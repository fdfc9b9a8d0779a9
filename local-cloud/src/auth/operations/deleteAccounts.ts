import { z } from 'zod'
import { AuthError } from '../accounts/AuthError.ts'
import type { Operation } from './Operation.ts'
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
  own.accounts.remove(own.projectId, account.localId)
  return DELETED
}

/** projects.accounts:delete */
export const deleteByAdmin: Operation = (call, body) => {
  const { localId } = AdminRequest.parse(body)
  if (localId === undefined) throw new AuthError('MISSING_LOCAL_ID')
  if (!call.accounts.remove(call.projectId, localId)) throw new AuthError('USER_NOT_FOUND')
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
    call.accounts.remove(call.projectId, localId)
    return []
  })
  return errors.length === 0 ? {} : { errors }
}

/** The emulator's own endpoint that deletes all accounts of a project. */
export const deleteAll: Operation = (call) => {
  call.accounts.removeAll(call.projectId)
  call.codes.removeAll(call.projectId)
  return {}
}
