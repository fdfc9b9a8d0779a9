import { z } from 'zod'
import { AuthError } from '../accounts/AuthError.ts'
import { SignIn } from './SignIn.ts'

const RefreshToken = z.object({ projectId: z.string(), localId: z.string(), signIn: SignIn })
export type RefreshToken = Readonly<z.infer<typeof RefreshToken>>

/** Contains its own content, so that sessions survive a restart. The account determines whether it is still valid. */
export function createRefreshToken(content: RefreshToken): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url')
}

/** @throws AuthError INVALID_REFRESH_TOKEN */
export function readRefreshToken(token: string): RefreshToken {
  try {
    return RefreshToken.parse(JSON.parse(Buffer.from(token, 'base64url').toString('utf8')))
  } catch (error) {
    throw new AuthError('INVALID_REFRESH_TOKEN', 400, undefined, { cause: error })
  }
}
