/** An error in the format of the Google APIs. */
export class RemoteConfigError extends Error {
  override readonly name = 'RemoteConfigError'
  readonly httpStatus: number
  readonly status: string

  constructor(httpStatus: number, status: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.httpStatus = httpStatus
    this.status = status
  }

  toWire(): object {
    return { error: { code: this.httpStatus, message: this.message, status: this.status } }
  }
}
