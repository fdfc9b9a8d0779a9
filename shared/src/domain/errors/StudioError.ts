import { ERROR_CATALOGUE, type Recovery, type StudioErrorCode } from './catalogue.ts'

/** A product error. Its message can be shown to members; its cause is for the log. */
export class StudioError extends Error {
  override readonly name = 'StudioError'
  readonly code: StudioErrorCode
  readonly recovery: Recovery

  /** @param options.cause the original error, logged and never shown */
  constructor(code: StudioErrorCode, options?: { readonly cause?: unknown }) {
    super(ERROR_CATALOGUE[code].message, options)
    this.code = code
    this.recovery = ERROR_CATALOGUE[code].recovery
  }
}
