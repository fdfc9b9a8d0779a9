/** An error in the form of the Identity Toolkit. `message` starts with the code that the SDKs map. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly httpStatus: number
  readonly status: string | undefined

  /**
   * @param code for example EMAIL_EXISTS, or "WEAK_PASSWORD : explanation"
   * @param status google.rpc status name, sent with codes other than 400
   */
  constructor(code: string, httpStatus = 400, status?: string, options?: ErrorOptions) {
    super(code, options)
    this.httpStatus = httpStatus
    this.status = status
  }

  toWire(): object {
    return {
      error: {
        code: this.httpStatus,
        message: this.message,
        errors: [{ message: this.message, reason: 'invalid', domain: 'global' }],
        ...(this.status === undefined ? {} : { status: this.status }),
      },
    }
  }
}
