/** An error with a code like those of the Firebase SDK, so that describeError has the same message for it. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Whether an error has a code like those of the SDK. Does not load the SDK. */
export function isServiceError(cause: unknown): cause is Error & { readonly code: string } {
  return cause instanceof Error && typeof Reflect.get(cause, 'code') === 'string'
}
