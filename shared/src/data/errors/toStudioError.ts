import { isRecord } from '@outcome-studio/shared/domain/base'
import {
  isStudioErrorCode,
  SERVICE_ERRORS,
  StudioError,
  type StudioErrorCode,
} from '@outcome-studio/shared/domain/errors'
import { isServiceError } from './ServiceError.ts'

const BY_SERVICE_CODE: ReadonlyMap<string, StudioErrorCode> = new Map<string, StudioErrorCode>([
  ['unauthenticated', 'cen/sign-in-required'],
  ['user-token-expired', 'cen/sign-in-required'],
  ['invalid-user-token', 'cen/sign-in-required'],
  ['network-request-failed', 'cen/offline'],
  ['unavailable', 'cen/offline'],
])

type ServiceFailure = Error & { readonly code: string }

/**
 * Maps a failure of the database, sign-in or a function to the catalogue. An error whose code is not in the catalogue
 * but has a message is returned unchanged (describeError, docs/product.md §8).
 * @param otherwise code for an unexpected failure
 */
export function toStudioError(cause: unknown, otherwise: StudioErrorCode): Error {
  if (cause instanceof StudioError) return cause
  if (!isServiceError(cause)) return new StudioError(otherwise, { cause })
  const service = cause.code.slice(cause.code.lastIndexOf('/') + 1)
  const code = catalogueCode(cause, service)
  if (code === undefined && SERVICE_ERRORS.has(service)) return cause
  return new StudioError(code ?? otherwise, { cause })
}

/** The code in a function's details, or the one that a service's code maps to. */
function catalogueCode(cause: ServiceFailure, service: string): StudioErrorCode | undefined {
  const details: unknown = Reflect.get(cause, 'details')
  if (isRecord(details) && isStudioErrorCode(details.code)) return details.code
  if (isUnanswered(cause)) return 'cen/offline'
  return BY_SERVICE_CODE.get(service)
}

/**
 * The Functions SDK reports a server that cannot be reached as "internal" with HTTP status 0. An error line of a
 * stream has that status too, but a message of the server.
 */
function isUnanswered({ code, message }: ServiceFailure): boolean {
  return code === 'functions/internal' && message === 'internal [0]'
}
