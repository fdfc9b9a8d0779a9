import { z } from 'zod'
import { AuthError } from '../accounts/AuthError.ts'
import { newAccount } from '../accounts/newAccount.ts'
import { readCustomToken } from '../tokens/customToken.ts'
import type { Operation } from './Operation.ts'
import { startSession } from './session.ts'

const Request = z.object({ token: z.string().optional() })

/** accounts:signInWithCustomToken. Creates a missing account. */
export const signInWithCustomToken: Operation = (call, body) => {
  const { token } = Request.parse(body)
  if (!token) throw new AuthError('MISSING_CUSTOM_TOKEN')
  const { localId, claims } = readCustomToken(token, call.now)
  const existing = call.accounts.find(call.projectId, localId)
  const account = { ...(existing ?? newAccount(localId, call.now)), customAuth: true }
  return {
    kind: 'identitytoolkit#VerifyCustomTokenResponse',
    isNewUser: existing === undefined,
    ...startSession(call, account, 'custom', claims),
  }
}
