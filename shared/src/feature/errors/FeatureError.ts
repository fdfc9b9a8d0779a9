/**
 * Why an area cannot be shown: its server does not answer, answers too late, answers nonsense, was built
 * for another contract, or its code failed.
 */
export type FeatureErrorKind = 'unreachable' | 'slow' | 'corrupt' | 'incompatible' | 'crashed'

/** What helps: asking again, or loading the whole page anew. */
export type FeatureRecovery = 'retry' | 'reload'

const RECOVERY: Readonly<Record<FeatureErrorKind, FeatureRecovery>> = {
  unreachable: 'retry',
  slow: 'retry',
  corrupt: 'retry',
  incompatible: 'reload',
  crashed: 'retry',
}

/** The failure of one feature; it costs the user that area alone. */
export class FeatureError extends Error {
  override readonly name = 'FeatureError'
  readonly kind: FeatureErrorKind
  /** The area's name as people know it, for example "Outcome Validation". */
  readonly area: string
  readonly recovery: FeatureRecovery

  constructor(kind: FeatureErrorKind, area: string, options?: ErrorOptions) {
    super(`${area}: ${kind}`, options)
    this.kind = kind
    this.area = area
    this.recovery = RECOVERY[kind]
  }

  /** The error itself where it is one already; anything else counts as a crash of the area. */
  static from(error: unknown, area: string): FeatureError {
    return error instanceof FeatureError ? error : new FeatureError('crashed', area, { cause: error })
  }
}
