/** Orders a client's messages, because requests can arrive out of order or twice. */
export class Inbound {
  #next = 0
  readonly #waiting = new Map<number, string>()

  /**
   * @param offset number of the first message
   * @returns the messages that are next, in order
   */
  accept(offset: number, messages: readonly string[]): readonly string[] {
    for (const [index, message] of messages.entries())
      if (offset + index >= this.#next) this.#waiting.set(offset + index, message)
    const due: string[] = []
    for (let message = this.#nextInOrder(); message !== undefined; message = this.#nextInOrder())
      due.push(message)
    return due
  }

  #nextInOrder(): string | undefined {
    const message = this.#waiting.get(this.#next)
    if (message !== undefined) this.#waiting.delete(this.#next++)
    return message
  }
}
