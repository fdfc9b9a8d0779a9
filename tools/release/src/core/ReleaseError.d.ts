/** A command cannot do what it was asked for, and has changed nothing. The message says why, and what to do. */
export declare class ReleaseError extends Error {
  readonly name = 'ReleaseError'
}
