export interface BuildOutcome {
  readonly version: string
  /** False when this version existed and needed no build. */
  readonly built: boolean
}
