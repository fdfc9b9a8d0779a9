import type { AttemptLimit } from '../../auth/accounts/AttemptLimit.ts'
import type { SendMail } from '../../mail/Mail.ts'
import type { Reply } from '../../pages/Reply.ts'
import type { Visit } from '../../pages/Visit.ts'
import type { Client } from './Client.ts'
import type { CodeStore } from './CodeStore.ts'
import type { DeviceCookies } from './DeviceCookies.ts'
import type { PersonStore } from './PersonStore.ts'
import type { SessionStore } from './SessionStore.ts'
import type { SigningKey } from './SigningKey.ts'
import type { TicketStore } from './TicketStore.ts'

/** The context that all endpoints of the provider share. */
export interface Provider {
  /** Its own origin, for example "http://localhost:9200". */
  readonly issuer: string
  readonly clients: readonly Client[]
  readonly people: PersonStore
  readonly sessions: SessionStore
  readonly codes: CodeStore
  readonly tickets: TicketStore
  /** Wrong passwords, by the keys of `devices`. */
  readonly attempts: AttemptLimit
  readonly devices: DeviceCookies
  /** Requests for a password mail, by address. */
  readonly mailRequests: AttemptLimit
  readonly signingKey: SigningKey
  readonly sendMail: SendMail
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Handles one kind of request. */
export type Endpoint = (provider: Provider, visit: Visit) => Reply
