/** An ID token failed verification. Only a new sign-in helps. */
export class UntrustedTokenError extends Error {
  override readonly name = 'UntrustedTokenError'
  /** The invalid claim or part, for example "signature" or "nonce". */
  readonly part: string

  constructor(part: string, options?: ErrorOptions) {
    super(`The ID token's ${part} is not as it must be.`, options)
    this.part = part
  }
}
