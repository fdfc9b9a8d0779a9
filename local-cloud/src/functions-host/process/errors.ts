/** The function threw, rejected or timed out. The process continues. */
export class FunctionFailedError extends Error {
  override readonly name = 'FunctionFailedError'
}

/** The functions process is not running, or ended before it responded. */
export class FunctionsUnavailableError extends Error {
  override readonly name = 'FunctionsUnavailableError'
}
