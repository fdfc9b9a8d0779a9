import { StudioError } from '@outcome-studio/shared/domain/errors'
import type { RegistrationFailure } from '@outcome-studio/shared/domain/events'
import { meaningOf, type ZoomErrorKind } from './meaningOf.ts'
import { ZOOM_ANSWERS, type ZoomMeaning } from './ZOOM_ANSWERS.ts'

interface ZoomErrorDetails {
  /** HTTP status; null without an answer. */
  readonly status?: number | null
  /** Zoom's own code: https://developers.zoom.us/docs/api/errors */
  readonly code?: number | null
  /** Zoom's message and the fields that it names. They decide the meaning, and are not kept. */
  readonly message?: string
  readonly fields?: readonly string[]
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
  readonly meaning: ZoomMeaning

  constructor(
    kind: ZoomErrorKind,
    operation: string,
    { status = null, code = null, message = '', fields = [], cause }: ZoomErrorDetails = {},
  ) {
    const meaning = meaningOf(kind, { operation, status, code, message, fields })
    const what = kind === 'refused' ? `refused (${meaning})` : kind
    super(`${operation}: ${what}, status ${status ?? 'none'}, code ${code ?? 'none'}`, { cause })
    this.meaning = meaning
    this.kind = kind
    this.operation = operation
    this.status = status
    this.code = code
  }
}

/** "The next page token is invalid or expired": https://developers.zoom.us/docs/api/pagination */
const INVALID_REQUEST = 300

/** Whether Zoom says that an event does not exist or has expired. */
export const isEventGone = (error: unknown): boolean =>
  error instanceof ZoomError && error.meaning === 'eventGone'

/** Whether Zoom says that an event has no free place. */
export const isFull = (error: unknown): boolean => error instanceof ZoomError && error.meaning === 'full'

/** Whether an event has no list of registrants: it does not exist, or its registration is switched off. */
export const hasNoRegistrants = (error: unknown): boolean =>
  error instanceof ZoomError && (error.meaning === 'eventGone' || error.meaning === 'registrationOff')

/** Whether Zoom says that a host does not exist in the account. */
export const isUserUnknown = (error: unknown): boolean =>
  error instanceof ZoomError && error.meaning === 'userUnknown'

/** Whether a page was asked for by a token that is valid no more. */
export const isTokenExpired = (error: unknown): boolean =>
  error instanceof ZoomError &&
  error.kind === 'refused' &&
  error.status === 400 &&
  error.code === INVALID_REQUEST

/** Whether Zoom may have carried out the request all the same. */
export const mayHaveHappened = (error: unknown): boolean =>
  !(error instanceof ZoomError) || error.kind === 'unreachable' || error.kind === 'malformed'

/** Why Zoom did not register a member. */
export const registrationFailureOf = ({ meaning }: ZoomError): RegistrationFailure =>
  ZOOM_ANSWERS[meaning].failure

/** Converts a ZoomError to the error that is shown to a tools admin. Other errors are returned as they are. */
export function toEventsError(error: unknown): unknown {
  if (!(error instanceof ZoomError)) return error
  const isOurFault = error.kind === 'unauthorized' || error.kind === 'refused'
  return new StudioError(isOurFault ? 'cen/internal-error' : 'cen/zoom-unavailable', { cause: error })
}

/** Why something could not be brought in, in words for a tools admin. */
export function reasonInWords(error: unknown): string {
  if (!(error instanceof ZoomError)) return 'It could not be stored.'
  const { text } = ZOOM_ANSWERS[error.meaning]
  if (error.meaning !== 'unknown') return text
  return `${text} (status ${error.status ?? 'unknown'}, code ${error.code ?? 'unknown'}).`
}
