/** A call that the project made to a service elsewhere. */
export interface ReceivedCall {
  readonly idempotencyKey: string
  readonly body: unknown
  /** Milliseconds since 1970. */
  readonly receivedAt: number
}
