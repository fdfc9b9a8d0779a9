/**
 * Why an area cannot be shown. The server does not respond, responds too late, or sends invalid data. Or the feature
 * was built for another contract, or its code failed.
 */
export type FeatureErrorKind = 'unreachable' | 'slow' | 'corrupt' | 'incompatible' | 'crashed'

/** What the user can do: load the area again, or reload the page. */
export type FeatureRecovery = 'retry' | 'reload'

const RECOVERY: Readonly<Record<FeatureErrorKind, FeatureRecovery>> = {
  unreachable: 'retry',
  slow: 'retry',
  corrupt: 'retry',
  incompatible: 'reload',
  crashed: 'retry',
}

/** The failure of one feature. It affects only that area. */
export class FeatureError extends Error {
  override readonly name = 'FeatureError'
  readonly kind: FeatureErrorKind
  /** The area's title, for example "Outcome Validation". */
  readonly area: string
  readonly recovery: FeatureRecovery

  constructor(kind: FeatureErrorKind, area: string, options?: ErrorOptions) {
    super(`${area}: ${kind}`, options)
    this.kind = kind
    this.area = area
    this.recovery = RECOVERY[kind]
  }

  /** Returns a FeatureError unchanged; any other error becomes a crash of the area. */
  static from(error: unknown, area: string): FeatureError {
    return error instanceof FeatureError ? error : new FeatureError('crashed', area, { cause: error })
  }
}
