/** A message of the server with its number in the session. */
export type NumberedMessage = readonly [number: number, payload: unknown]

/** Messages of a session to its client, stored until the client confirms them. */
export class Outbound {
  #next = 0
  #unconfirmed: NumberedMessage[] = []

  add(payload: unknown): NumberedMessage {
    const message: NumberedMessage = [this.#next++, payload]
    this.#unconfirmed.push(message)
    return message
  }

  get unconfirmed(): number {
    return this.#unconfirmed.length
  }

  /** @param number the client has received this message and all earlier ones */
  confirm(number: number): void {
    if ((this.#unconfirmed[0]?.[0] ?? Number.POSITIVE_INFINITY) > number) return
    this.#unconfirmed = this.#unconfirmed.filter(([each]) => each > number)
  }

  after(number: number): readonly NumberedMessage[] {
    // Usually only a few of many messages are new, and those are the last ones.
    const first = this.#unconfirmed.findLastIndex(([each]) => each <= number) + 1
    return this.#unconfirmed.slice(first)
  }
}
