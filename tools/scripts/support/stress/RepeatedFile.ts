/** How a test file did in all its repetitions. */
export interface RepeatedFile {
  /** Path relative to the root. */
  readonly file: string
  /** One message per failed repetition, with its seed. */
  readonly failures: readonly string[]
}

/** How often and from which seed files run. */
export interface Repetitions {
  /** Absolute path of the repository. */
  readonly root: string
  readonly seed: number
  readonly times: number
}
