/** What support needs to know of a failure. It holds nothing a person wrote, and nobody's name. */
export interface ErrorReport {
  /** Short and easy to read out, for example "K7QM-2XBD". */
  readonly reference: string
  /** ISO 8601, in UTC. */
  readonly time: string
  readonly version: string
  /** The line of the route table, for example "/outcome-validation"; never what stands below it. */
  readonly route: string
  /** Names along the chain of causes, outermost first, for example "FeatureError crashed". */
  readonly errors: readonly string[]
}
