import { type RegistrationFailure, StudioError } from '@outcome-studio/shared/domain'

/**
 * What went wrong with Zoom:
 * - unreachable: no answer, a broken one, or a failure on Zoom's side. The request may have been carried out.
 * - limited: too many requests at the moment. The request was not carried out.
 * - limitedToday: too many of these requests today. The request was not carried out.
 * - unauthorized: Zoom does not accept the app's credentials.
 * - refused: Zoom does not do this; see `code`.
 * - malformed: the answer is none that this client knows. The request may have been carried out.
 */
export type ZoomErrorKind =
  | 'unreachable'
  | 'limited'
  | 'limitedToday'
  | 'unauthorized'
  | 'refused'
  | 'malformed'

interface ZoomErrorDetails {
  /** HTTP status; null without an answer. */
  readonly status?: number | null
  /** Zoom's own code: https://developers.zoom.us/docs/api/errors */
  readonly code?: number | null
  readonly cause?: unknown
}

/** A request to Zoom failed. The message has no personal data and no secret. */
export class ZoomError extends Error {
  override readonly name = 'ZoomError'
  readonly kind: ZoomErrorKind
  /** Method and path without ids. */
  readonly operation: string
  readonly status: number | null
  readonly code: number | null

  constructor(
    kind: ZoomErrorKind,
    operation: string,
    { status = null, code = null, cause }: ZoomErrorDetails = {},
  ) {
    super(`${operation}: ${kind}, status ${status ?? 'none'}, code ${code ?? 'none'}`, { cause })
    this.kind = kind
    this.operation = operation
    this.status = status
    this.code = code
  }
}

const NOT_FOUND: ReadonlySet<number> = new Set([3001])
const USER_NOT_FOUND: ReadonlySet<number> = new Set([1001, 1010, 1120])
/** 3035 webinar at capacity, 3043 meeting at capacity. */
const FULL: ReadonlySet<number> = new Set([3035, 3043])
const HOST_CANNOT_REGISTER = 3027
const OVER = 3038
/** "The next page token is invalid or expired": https://developers.zoom.us/docs/api/pagination */
const INVALID_REQUEST = 300

/** Whether Zoom says that an event does not exist or has expired. */
export const isEventGone = (error: unknown): boolean =>
  error instanceof ZoomError &&
  error.kind === 'refused' &&
  !isUserUnknown(error) &&
  (error.status === 404 || (error.code !== null && NOT_FOUND.has(error.code)))

/** Whether Zoom says that a host does not exist in the account. */
export const isUserUnknown = (error: unknown): boolean =>
  error instanceof ZoomError && error.code !== null && USER_NOT_FOUND.has(error.code)

/** Whether a page was asked for by a token that is valid no more. */
export const isTokenExpired = (error: unknown): boolean =>
  error instanceof ZoomError &&
  error.kind === 'refused' &&
  error.status === 400 &&
  error.code === INVALID_REQUEST

/** Whether Zoom may have carried out the request all the same. */
export const mayHaveHappened = (error: unknown): boolean =>
  !(error instanceof ZoomError) || error.kind === 'unreachable' || error.kind === 'malformed'

/** Why Zoom did not register a member. 'unavailable' if it may do so later. */
export function registrationFailureOf(error: ZoomError): RegistrationFailure {
  if (error.kind === 'limitedToday') return 'tooManyToday'
  if (isEventGone(error)) return 'eventGone'
  if (error.code === null) return 'unavailable'
  if (FULL.has(error.code)) return 'full'
  if (error.code === HOST_CANNOT_REGISTER) return 'hostCannotRegister'
  return error.code === OVER ? 'eventOver' : 'unavailable'
}

/** What a tools admin is told about a failure of Zoom. */
export function toEventsError(error: unknown): unknown {
  if (!(error instanceof ZoomError)) return error
  const isOurFault = error.kind === 'unauthorized' || error.kind === 'refused'
  return new StudioError(isOurFault ? 'cen/internal-error' : 'cen/zoom-unavailable', { cause: error })
}

/** Why something could not be brought in, in words for a tools admin. */
export function reasonInWords(error: unknown): string {
  if (!(error instanceof ZoomError)) return 'It could not be stored.'
  if (isUserUnknown(error)) return 'Zoom knows no user with this id in the account.'
  if (isEventGone(error)) return 'Zoom no longer has it.'
  switch (error.kind) {
    case 'limited':
    case 'limitedToday':
      return 'Zoom accepts no more requests at the moment.'
    case 'unreachable':
      return 'Zoom could not be reached.'
    case 'malformed':
      return 'Zoom’s answer could not be read.'
    case 'unauthorized':
      return 'Zoom did not accept the credentials of the app.'
    case 'refused':
      return `Zoom refused it (status ${error.status ?? 'unknown'}, code ${error.code ?? 'unknown'}).`
  }
}
