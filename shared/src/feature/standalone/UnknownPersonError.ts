/** The local cloud has nobody of this e-mail. */
export class UnknownPersonError extends Error {
  override readonly name = 'UnknownPersonError'

  /** @param known e-mails that would do */
  constructor(email: string, known: readonly string[]) {
    super(`Nobody is seeded as ${email}. Add ?as= and one of these to the address: ${known.join(', ')}.`)
  }
}
