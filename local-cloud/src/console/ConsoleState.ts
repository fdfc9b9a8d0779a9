import type { MailStore } from '../mail/MailStore.ts'
import type { Reply } from '../pages/Reply.ts'
import type { Visit } from '../pages/Visit.ts'
import type { RecordingStore } from './RecordingStore.ts'

/** The state that all console endpoints share. */
export interface ConsoleState {
  readonly mails: MailStore
  readonly recordings: RecordingStore
  /** Origin of the app, which sends recordings. */
  readonly shellOrigin: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Handles one kind of request. */
export type ConsoleEndpoint = (state: ConsoleState, visit: Visit) => Reply
