/** A refusal by Zoom's API. */
export class ZoomError extends Error {
  override readonly name: string = 'ZoomError'
  readonly status: number
  /** Zoom's own number, which its documentation lists. */
  readonly code: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, code: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

/** A request with fields that are missing or not accepted. */
export class ZoomValidationError extends ZoomError {
  override readonly name = 'ZoomValidationError'
  readonly errors: readonly { readonly field: string; readonly message: string }[]

  constructor(errors: ZoomValidationError['errors']) {
    super(400, 300, 'Validation Failed.')
    this.errors = errors
  }
}

/** The event of an id does not exist, or was deleted. */
export function eventGone(type: 'webinar' | 'meeting', id: string): ZoomError {
  const name = type === 'webinar' ? 'Webinar' : 'Meeting'
  return new ZoomError(404, 3001, `${name} does not exist: ${id}.`)
}
