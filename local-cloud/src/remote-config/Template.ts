import { createHash } from 'node:crypto'
import { BUILD_VERSION } from '@outcome-studio/shared/domain'

/** Values of Remote Config by their keys; the service keeps all of them as text. */
export type Entries = Readonly<Record<string, string>>

const AT_START: Entries = { remote_cfg_enabled: 'true', last_critical_semver: BUILD_VERSION }

/** The one template of the local Remote Config. It begins anew with each start of the local cloud. */
export class Template {
  #entries = AT_START
  #version = 1

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
