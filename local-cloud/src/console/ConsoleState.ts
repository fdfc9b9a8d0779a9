import type { MailFaults } from '../mail/MailFaults.ts'
import type { MailStore } from '../mail/MailStore.ts'
import type { Reply } from '../pages/Reply.ts'
import type { Visit } from '../pages/Visit.ts'
import type { PaymentsServer } from '../payments/owner/PaymentsServer.ts'
import type { Snapshots } from '../snapshots/Snapshots.ts'
import type { ZoomServer } from '../zoom/owner/ZoomServer.ts'
import type { ReceivedCall } from './ReceivedCall.ts'
import type { RecordingStore } from './RecordingStore.ts'

/** The state that all console endpoints share. */
export interface ConsoleState {
  readonly mails: MailStore
  readonly mailFaults: MailFaults
  readonly recordings: RecordingStore
  /** The payment provider, if the project has one. */
  readonly payments: PaymentsServer | undefined
  /** The video conferences, if the project has them. */
  readonly zoom: ZoomServer | undefined
  readonly snapshots: Snapshots
  /** Calls to services elsewhere by idempotency key. A key that was used before is not executed again. */
  readonly calls: Map<string, ReceivedCall>
  /** Origin of the app, which sends recordings. */
  readonly shellOrigin: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Handles one kind of request. */
export type ConsoleEndpoint = (state: ConsoleState, visit: Visit) => Reply | Promise<Reply>
