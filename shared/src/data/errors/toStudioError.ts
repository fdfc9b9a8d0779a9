import { StudioError, type StudioErrorCode } from '@outcome-studio/shared/domain'
import { FirebaseError } from 'firebase/app'

const BY_SERVICE_CODE: ReadonlyMap<string, StudioErrorCode> = new Map<string, StudioErrorCode>([
  ['unauthenticated', 'cen/sign-in-required'],
  ['user-token-expired', 'cen/sign-in-required'],
  ['invalid-user-token', 'cen/sign-in-required'],
  ['network-request-failed', 'cen/offline'],
  ['unavailable', 'cen/offline'],
])

/** Service failures that have words of their own for members (specification, section 8). */
const KEPT: ReadonlySet<string> = new Set([
  'permission-denied',
  'resource-exhausted',
  'deadline-exceeded',
  'aborted',
  'cancelled',
])

/**
 * Names a failure of the database, sign-in or a function by the catalogue. A failure that has words of its own
 * for members is returned as it is; describeError finds them by its code.
 * @param otherwise what an unforeseen failure is called
 */
export function toStudioError(cause: unknown, otherwise: StudioErrorCode): Error {
  if (cause instanceof StudioError) return cause
  if (cause instanceof FirebaseError) {
    const code = cause.code.slice(cause.code.lastIndexOf('/') + 1)
    const known = BY_SERVICE_CODE.get(code)
    if (known) return new StudioError(known, { cause })
    if (KEPT.has(code)) return cause
  }
  return new StudioError(otherwise, { cause })
}
