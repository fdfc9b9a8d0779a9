import type { MemberMessage, SiaMessageId } from '@outcome-studio/shared/domain/coach'
import { type FailureKind, failureOf } from './failureOf.ts'
import type { ConversationPorts, ReadContext } from './ports.ts'

/** Milliseconds after which a message that is still being stored counts as not stored. It may arrive later. */
const STORE_TIMEOUT = 20_000

/** A message of the member that the database has not confirmed. */
interface UnsentMessage {
  readonly message: MemberMessage
  /** null after a reload, and for a message that is stored without asking the coach. */
  context: ReadContext | null
  /** Whether the member stopped it. */
  isStopped: boolean
  isSending: boolean
  failure: FailureKind | null
  /** Attempts without an answer. */
  pending: number
  cancelTimeout: () => void
}

interface OutgoingOptions extends Pick<ConversationPorts, 'outbox' | 'timing' | 'isOnline'> {
  readonly store: (message: MemberMessage) => Promise<void>
  readonly onChange: () => void
  /** Called once for each message that this page has sent. */
  readonly onStored: (message: MemberMessage, context: ReadContext) => void
}

/** Stores messages of the member. Unconfirmed messages stay on the device and are never sent under another id. */
export class Outgoing {
  readonly #options: OutgoingOptions
  readonly #unsent = new Map<SiaMessageId, UnsentMessage>()
  /** Confirmed, but perhaps not seen by the listener yet. */
  readonly #confirmed = new Map<SiaMessageId, MemberMessage>()

  constructor(options: OutgoingOptions) {
    this.#options = options
    // After a reload it waits for the member, or for the connection.
    const failure = options.isOnline() ? null : 'offline'
    for (const message of options.outbox.all()) {
      this.#unsent.set(message.id, { ...unsent(message, null), failure })
    }
  }

  /** Messages that the listener may not have reported yet. */
  messages(): readonly MemberMessage[] {
    return [...this.#confirmed.values(), ...[...this.#unsent.values()].map(({ message }) => message)]
  }

  /** undefined for a message that is stored. */
  find(id: SiaMessageId): Readonly<Pick<UnsentMessage, 'isSending' | 'failure'>> | undefined {
    return this.#unsent.get(id)
  }

  /**
   * Stores a message, unless it is being stored already.
   * @param context read when the coach is asked
   */
  send(message: MemberMessage, context: ReadContext): void {
    const entry = this.#unsent.get(message.id) ?? unsent(message, context)
    Object.assign(entry, { context, isStopped: false })
    if (entry.isSending) return
    this.#unsent.set(message.id, entry)
    this.#options.outbox.put(message)
    void this.#store(entry)
  }

  /** Stores a message that could not be stored offline. The coach is asked, unless the member stopped it. */
  resume(id: SiaMessageId, context: ReadContext): void {
    const entry = this.#unsent.get(id)
    if (entry?.failure !== 'offline' || entry.isSending) return
    if (!entry.isStopped) entry.context = context
    void this.#store(entry)
  }

  /** Stores the message without asking the coach. */
  cancelAnswer(id: SiaMessageId): void {
    const entry = this.#unsent.get(id)
    if (entry) Object.assign(entry, { context: null, isStopped: true })
  }

  /**
   * Forgets messages that the database lists. The listener reports a write before it is confirmed, so pending writes
   * stay.
   */
  receive(listed: ReadonlySet<SiaMessageId>): void {
    for (const id of listed) {
      this.#confirmed.delete(id)
      if (this.#unsent.get(id)?.pending === 0) this.#forget(id)
    }
  }

  /** Cancels all timers. */
  release(): void {
    for (const { cancelTimeout } of this.#unsent.values()) cancelTimeout()
  }

  async #store(entry: UnsentMessage): Promise<void> {
    const { timing, isOnline, store, onChange } = this.#options
    if (!isOnline()) return this.#fail(entry, 'offline')
    entry.isSending = true
    entry.failure = null
    entry.pending += 1
    entry.cancelTimeout = timing.after(STORE_TIMEOUT, () =>
      this.#fail(entry, isOnline() ? 'server' : 'offline'),
    )
    onChange()
    try {
      await store(entry.message)
      entry.pending -= 1
      this.#confirm(entry)
    } catch (error) {
      entry.pending -= 1
      if (entry.pending === 0) this.#fail(entry, failureOf(error))
    }
  }

  #fail(entry: UnsentMessage, failure: FailureKind): void {
    entry.cancelTimeout()
    entry.isSending = false
    entry.failure = failure
    this.#options.onChange()
  }

  #confirm({ message, context, cancelTimeout }: UnsentMessage): void {
    cancelTimeout()
    if (!this.#unsent.has(message.id)) return
    this.#forget(message.id)
    this.#confirmed.set(message.id, message)
    if (context) this.#options.onStored(message, context)
    this.#options.onChange()
  }

  #forget(id: SiaMessageId): void {
    this.#unsent.delete(id)
    this.#options.outbox.remove(id)
  }
}

const unsent = (message: MemberMessage, context: ReadContext | null): UnsentMessage => ({
  message,
  context,
  isStopped: false,
  isSending: false,
  failure: null,
  pending: 0,
  cancelTimeout: () => {},
})
