/** Another program uses a port that the local cloud needs. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError'
  readonly port: number

  constructor(port: number, options?: ErrorOptions) {
    super(`Port ${port} is in use by another program.`, options)
    this.port = port
  }
}
