/** The function threw, rejected or took too long; the process goes on. */
export class FunctionFailedError extends Error {
  override readonly name = 'FunctionFailedError'
}

/** The functions process went away before it answered. */
export class FunctionsGoneError extends Error {
  override readonly name = 'FunctionsGoneError'
}
