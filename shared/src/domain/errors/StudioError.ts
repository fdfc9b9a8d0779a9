import { ERROR_CATALOGUE, type Recovery, type StudioErrorCode } from './catalogue.ts'

/** A failure the product knows by name: its message is fit to be shown, its cause is for the log. */
export class StudioError extends Error {
  override readonly name = 'StudioError'
  readonly code: StudioErrorCode
  readonly recovery: Recovery

  /** @param options.cause what led to it, kept for the log and never shown */
  constructor(code: StudioErrorCode, options?: { readonly cause?: unknown }) {
    super(ERROR_CATALOGUE[code].message, options)
    this.code = code
    this.recovery = ERROR_CATALOGUE[code].recovery
  }
}
