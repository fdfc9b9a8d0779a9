import { createHash } from 'node:crypto'

/** Remote Config's values by key. The service stores all of them as text. */
export type Entries = Readonly<Record<string, string>>

/** The template of the local Remote Config. Each start of the local cloud resets it. */
export class Template {
  #entries: Entries
  #version = 1

  constructor(entries: Entries) {
    this.#entries = entries
  }

  get entries(): Entries {
    return this.#entries
  }

  /** Number of publications. */
  get version(): string {
    return String(this.#version)
  }

  /**
   * Derived from the content, not the version: a browser may have cached the template of an earlier start.
   */
  get etag(): string {
    const digest = createHash('sha256').update(JSON.stringify(this.#entries)).digest('base64url')
    return `etag-${digest.slice(0, 22)}`
  }

  publish(entries: Entries): void {
    this.#entries = entries
    this.#version += 1
  }

  /** @returns publishes the current values again, unless they are still published */
  snapshot(): () => void {
    const entries = this.#entries
    return () => {
      if (this.#entries !== entries) this.publish(entries)
    }
  }
}
