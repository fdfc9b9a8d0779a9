import type { SiaBudget } from '@outcome-studio/shared/callables/siaChat'
import type { CoachMessage, SiaMessageId } from '@outcome-studio/shared/domain/coach'
import { type FailureKind, failureOf } from './failureOf.ts'
import type { ConversationRepository } from './ports.ts'

interface RunListener {
  /** Text has arrived. */
  readonly onGrowth: (isFirst: boolean) => void
  /** The call has returned or failed. */
  readonly onEnd: (budget: SiaBudget | null) => void
}

type Question = Parameters<ConversationRepository['ask']>[0]

/**
 * asking: the call is open; ended: it has returned; stopped: by the member; lost: no data for the length of a lease.
 */
type RunPhase = 'asking' | 'ended' | 'stopped' | 'lost' | 'failed'

/** One call of the coach by this page. The stored answer may outlive it. */
export class AnswerRun {
  readonly answerId: SiaMessageId
  readonly messageId: SiaMessageId
  /** ISO 8601, by the clock of the device. */
  readonly createdAt: string
  /** Text streamed so far. */
  text = ''
  phase: RunPhase = 'asking'
  failure: FailureKind | null = null
  /** The answer that the call returned, used until the listener has it. */
  answer: CoachMessage | null = null
  readonly #controller = new AbortController()
  readonly #listener: RunListener

  constructor(answerId: SiaMessageId, messageId: SiaMessageId, createdAt: string, listener: RunListener) {
    this.answerId = answerId
    this.messageId = messageId
    this.createdAt = createdAt
    this.#listener = listener
  }

  /** Starts the call. Never rejects: a failure is recorded in `failure`. */
  async ask(repository: Pick<ConversationRepository, 'ask'>, question: Question): Promise<void> {
    const { signal } = this.#controller
    const onChunk = (text: string) => {
      if (this.phase !== 'asking') return
      const isFirst = this.text === ''
      this.text += text
      this.#listener.onGrowth(isFirst)
    }
    try {
      const { answer, budget } = await repository.ask(question, { onChunk, signal })
      if (this.phase !== 'asking') return
      this.phase = 'ended'
      if (answer?.role === 'coach') this.answer = answer
      this.#listener.onEnd(budget)
    } catch (error) {
      this.fail(failureOf(error))
    }
  }

  /** Ends an open call with a failure. */
  fail(failure: FailureKind): void {
    if (this.phase !== 'asking') return
    this.phase = 'failed'
    this.failure = failure
    this.#listener.onEnd(null)
  }

  /**
   * Aborts the call.
   * @param text the text that the member has seen, which is preserved
   */
  stop(text: string): void {
    this.text = text
    this.#leave('stopped')
  }

  /** Aborts a call whose lease has expired. */
  lose(): void {
    this.#leave('lost')
  }

  #leave(phase: 'stopped' | 'lost'): void {
    this.phase = phase
    this.#controller.abort()
  }
}
