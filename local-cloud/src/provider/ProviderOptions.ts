import type { Log } from '../base/Log.ts'
import type { Branding } from '../pages/Branding.ts'

/** How the server of a provider is started. */
export interface ProviderOptions<Config> {
  /** Absolute path of the data folder. */
  readonly folder: string
  /** 0 picks a free port. */
  readonly port: number
  readonly config: Config
  /** Where the webhooks are sent; undefined to send none. */
  readonly webhookUrl: string | undefined
  readonly branding: Branding
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Log
  /** Called with internal errors, for example a full disk. */
  readonly onError: (error: unknown) => void
}
