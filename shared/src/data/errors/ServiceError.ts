/** A failure with a code of the services' kind, as the SDK's own errors have one: the same words stand for it. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Whether an error bears a code, as those of the SDK do: told without loading the SDK. */
export function isServiceError(cause: unknown): cause is Error & { readonly code: string } {
  return cause instanceof Error && typeof Reflect.get(cause, 'code') === 'string'
}
