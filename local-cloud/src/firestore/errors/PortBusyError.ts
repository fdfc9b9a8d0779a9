/** Something else listens on the port. */
export class PortBusyError extends Error {
  override readonly name = 'PortBusyError'

  constructor(port: number, options?: ErrorOptions) {
    super(
      `Port ${port} (Firestore) is in use by another program. Stop it, or start with other ports (--port-offset N).`,
      options,
    )
  }
}
