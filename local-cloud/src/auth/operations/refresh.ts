import { z } from 'zod'
import { AuthError } from '../accounts/AuthError.ts'
import { readRefreshToken } from '../tokens/refreshToken.ts'
import type { Operation } from './Operation.ts'
import { issueTokens } from './session.ts'

const Request = z.object({
  grant_type: z.string().optional(),
  grantType: z.string().optional(),
  refresh_token: z.string().optional(),
  refreshToken: z.string().optional(),
})

/** Secure Token Service endpoint: a new ID token for a valid session. Its keys are snake_case. */
export const refresh: Operation = (call, body) => {
  const request = Request.parse(body)
  const grantType = request.grant_type ?? request.grantType
  const token = request.refresh_token ?? request.refreshToken
  if (!grantType) throw new AuthError('MISSING_GRANT_TYPE')
  if (grantType !== 'refresh_token') throw new AuthError('INVALID_GRANT_TYPE')
  if (!token) throw new AuthError('MISSING_REFRESH_TOKEN')
  const { projectId, localId, signIn } = readRefreshToken(token)
  const account = call.accounts.find(projectId, localId)
  if (!account) throw new AuthError('USER_NOT_FOUND')
  if (account.disabled) throw new AuthError('USER_DISABLED')
  if (signIn.authTime < account.validSince) throw new AuthError('TOKEN_EXPIRED')
  call.accounts.save(projectId, { ...account, lastRefreshAt: call.now })
  const tokens = issueTokens({ ...call, projectId }, account, signIn)
  return {
    id_token: tokens.idToken,
    access_token: tokens.idToken,
    refresh_token: tokens.refreshToken,
    expires_in: tokens.expiresIn,
    token_type: 'Bearer',
    project_id: projectId,
    user_id: localId,
  }
}
