/** A command cannot do what it was asked for. The message says why, and what to do. */
export class ReleaseError extends Error {
  override readonly name: string = 'ReleaseError'
}

/** Somebody else changed the registry at the same time. Nothing of theirs is lost, and this command did nothing. */
export class ConflictError extends ReleaseError {
  override readonly name = 'ConflictError'

  constructor() {
    super(
      'Another command changed the registry at the same time. Nothing was changed here: repeat the command.',
    )
  }
}
