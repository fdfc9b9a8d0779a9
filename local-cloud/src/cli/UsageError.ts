/** The command line is invalid. */
export class UsageError extends Error {
  override readonly name = 'UsageError'

  constructor(problem: string, options?: ErrorOptions) {
    super(
      `${problem} Usage: local-cloud [--port-offset N] [--data DIR] [--reset] [--rules FILE] [--functions FILE|none] [--no-schedules]`,
      options,
    )
  }
}
