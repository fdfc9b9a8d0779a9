import { z } from 'zod'
import { AuthError } from '../accounts/AuthError.ts'
import { createSessionCookie as encodeSessionCookie } from '../tokens/sessionCookie.ts'
import type { Operation } from './Operation.ts'
import { authenticate } from './session.ts'

const Request = z.object({ idToken: z.string().optional(), validDuration: z.coerce.number().optional() })
const MIN_SECONDS = 5 * 60
const MAX_SECONDS = 14 * 24 * 60 * 60

/** projects:createSessionCookie, valid for 5 minutes to 14 days. */
export const createSessionCookie: Operation = (call, body) => {
  const { idToken, validDuration = MAX_SECONDS } = Request.parse(body)
  if (!idToken) throw new AuthError('MISSING_ID_TOKEN')
  if (validDuration < MIN_SECONDS || validDuration > MAX_SECONDS) throw new AuthError('INVALID_DURATION')
  const { claims } = authenticate(call, idToken)
  if (claims.aud !== call.projectId) throw new AuthError('INVALID_ID_TOKEN')
  return { sessionCookie: encodeSessionCookie(claims, validDuration, call.now) }
}
