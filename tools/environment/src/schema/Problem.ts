/** A value of an environment that is missing or wrong. */
export interface Problem {
  /** Where it is in the file, for example "sites.shell.origin". */
  readonly path: string
  /** What is wrong, in words that follow the path: "is missing". */
  readonly text: string
}
