/** An ID token that proves nothing to this server; only a new sign-in helps. */
export class UntrustedTokenError extends Error {
  override readonly name = 'UntrustedTokenError'
  /** The claim or part that is not as it must be, for example "signature" or "nonce". */
  readonly part: string

  constructor(part: string, options?: ErrorOptions) {
    super(`The ID token's ${part} is not as it must be.`, options)
    this.part = part
  }
}
