/** The data support needs about a failure. It contains no user content and no names. */
export interface ErrorReport {
  /** Short and easy to read out, for example "K7QM-2XBD". */
  readonly reference: string
  /** ISO 8601, in UTC. */
  readonly time: string
  readonly version: string
  /** The path in the route table, for example "/outcome-validation", never the rest of the address. */
  readonly route: string
  /** Names along the chain of causes, outermost first, for example "FeatureError crashed". */
  readonly errors: readonly string[]
  /** Id of the call of a function that failed, by which its lines in the log are found; null for no call. */
  readonly request: string | null
}
