import { createHash } from 'node:crypto'

/** Values of Remote Config by their keys; the service keeps all of them as text. */
export type Entries = Readonly<Record<string, string>>

/** The one template of the local Remote Config. It begins anew with each start of the local cloud. */
export class Template {
  #entries: Entries
  #version = 1

  constructor(entries: Entries) {
    this.#entries = entries
  }

  get entries(): Entries {
    return this.#entries
  }

  /** Counts the publications. */
  get version(): string {
    return String(this.#version)
  }

  /** Changes with what is published, not with how often: a browser may know an earlier start of the local cloud. */
  get etag(): string {
    const digest = createHash('sha256').update(JSON.stringify(this.#entries)).digest('base64url')
    return `etag-${digest.slice(0, 22)}`
  }

  publish(entries: Entries): void {
    this.#entries = entries
    this.#version += 1
  }
}
