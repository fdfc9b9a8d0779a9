import { z } from 'zod'
import { AuthError } from '../accounts/AuthError.ts'

const Request = z.object({ targetProjectId: z.string().min(1) })

/**
 * The project that the owner names in the body of a request.
 *
 * @param body of any request
 * @param byOwner whether the owner sent it
 * @throws AuthError INSUFFICIENT_PERMISSION when a client names one, whose API key or ID token does so already
 */
export function targetProject(body: unknown, byOwner: boolean): string | undefined {
  const request = Request.safeParse(body)
  if (!request.success) return undefined
  if (byOwner) return request.data.targetProjectId
  throw new AuthError('INSUFFICIENT_PERMISSION : Only authenticated requests can specify target_project_id.')
}
