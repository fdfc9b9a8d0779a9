import type { SiaBudget } from '@outcome-studio/shared/callables/siaChat'
import {
  type CoachMessage,
  type SiaMessage,
  type SiaMessageId,
  siaMessageId,
} from '@outcome-studio/shared/domain/coach'
import { AnswerRun } from './AnswerRun.ts'
import { type AnswerView, answerView, isGrowing, latestAnswer, longer } from './answerView.ts'
import { Leases } from './Leases.ts'
import type { ConversationRepository, Timing } from './ports.ts'

interface AnswersOptions {
  readonly timing: Timing
  readonly onChange: () => void
  readonly onGrowth: (id: SiaMessageId) => void
  readonly onBudget: (budget: SiaBudget | null) => void
}

/** The answers of a session: those that this page has asked for, and those in the database. */
export class Answers {
  readonly #options: AnswersOptions
  readonly #leases: Leases
  readonly #runs = new Map<SiaMessageId, AnswerRun>()
  #stored: ReadonlyMap<SiaMessageId, CoachMessage> = new Map()
  /** Ids that were used, so that another attempt gets a new one. */
  readonly #used = new Set<SiaMessageId>()

  constructor(options: AnswersOptions) {
    this.#options = options
    this.#leases = new Leases(options.timing, (id) => {
      this.#runs.get(id)?.lose()
      options.onChange()
    })
  }

  /** Replaces the stored answers by those of the database. */
  receive(messages: readonly SiaMessage[]): void {
    const before = this.#stored
    this.#stored = new Map(messages.flatMap((each) => (each.role === 'coach' ? [[each.id, each]] : [])))
    for (const [id, answer] of this.#stored) {
      if (answer.status === 'growing') this.#follow(answer, before.get(id))
      else this.#leases.end(id)
    }
  }

  /** Answers that this page has asked for and that the database does not list yet. */
  unlisted(): readonly CoachMessage[] {
    return [...this.#runs.values()].filter(({ answerId }) => !this.#stored.has(answerId)).map(placeholder)
  }

  /** Whether the database has the answer. It is stored before its text is streamed. */
  isStored(id: SiaMessageId): boolean {
    const run = this.#runs.get(id)
    return this.#stored.has(id) || (run !== undefined && (run.text !== '' || run.answer !== null))
  }

  /** The latest known version of an answer, from the call or the database; null for neither. */
  stored(id: SiaMessageId): CoachMessage | null {
    return latestAnswer(this.#runs.get(id), this.#stored.get(id)) ?? null
  }

  /** What the member sees of an answer. */
  view(id: SiaMessageId): AnswerView {
    return answerView(this.#runs.get(id), this.#stored.get(id), this.#leases.hasExpired(id))
  }

  /** Whether an answer to a message grows, on this page or another. */
  isAsked(messageId: SiaMessageId): boolean {
    return this.growing().some(({ parentId }) => parentId === messageId)
  }

  /** Answers that grow, on this page or another. */
  growing(): readonly Pick<CoachMessage, 'id' | 'parentId'>[] {
    return [...this.#stored.values(), ...this.unlisted()].filter(({ id }) => isGrowing(this.view(id).state))
  }

  /**
   * An unused answer id. It is derived from the message and the number of attempts, so that two tabs that retry
   * concurrently ask for the same answer.
   */
  nextId(messageId: SiaMessageId): SiaMessageId {
    for (let attempt = 1; ; attempt += 1) {
      const id = siaMessageId(`${messageId}-${attempt}`)
      if (!this.#stored.has(id) && !this.#used.has(id)) return id
    }
  }

  /**
   * Asks the coach for an answer.
   * @param isOnline if false, the call fails at once with 'offline'
   */
  ask(
    repository: ConversationRepository,
    question: Parameters<ConversationRepository['ask']>[0],
    isOnline: boolean,
  ): void {
    const { answerId, messageId } = question
    const { now } = this.#options.timing
    this.#forgetEmpty(messageId)
    const run = new AnswerRun(answerId, messageId, new Date(now()).toISOString(), {
      onGrowth: (isFirst) => this.#grow(run, isFirst),
      onEnd: (budget) => this.#end(run, budget),
    })
    this.#used.add(answerId)
    this.#runs.set(answerId, run)
    this.#leases.renew(answerId)
    if (isOnline) void run.ask(repository, question)
    else run.fail('offline')
  }

  /** Stops an answer on this page and preserves its text so far. */
  stop(id: SiaMessageId): void {
    const stored = this.#stored.get(id)
    const run =
      this.#runs.get(id) ??
      (stored &&
        new AnswerRun(id, stored.parentId, stored.createdAt, { onGrowth: () => {}, onEnd: () => {} }))
    if (!run) return
    this.#runs.set(id, run)
    this.#leases.end(id)
    run.stop(longer(run.text, stored?.text ?? ''))
  }

  /** Answers that were stopped on this page while the server still writes them. */
  unwanted(): readonly SiaMessageId[] {
    return [...this.#stored.values()]
      .filter(
        ({ id, status, stopRequested }) => status === 'growing' && !stopRequested && this.#isStopped(id),
      )
      .map(({ id }) => id)
  }

  /** Cancels all timers. */
  release(): void {
    this.#leases.release()
  }

  #isStopped(id: SiaMessageId): boolean {
    return this.#runs.get(id)?.phase === 'stopped'
  }

  #follow(answer: CoachMessage, before: CoachMessage | undefined): void {
    const { id, text, growsUntil } = answer
    if (this.#isStopped(id)) return
    if (before === undefined && !this.#runs.has(id)) {
      this.#leases.renew(id, Date.parse(growsUntil) - this.#options.timing.now())
    } else if (before?.text !== text || before.growsUntil !== growsUntil) {
      this.#leases.renew(id)
      this.#options.onGrowth(id)
    }
  }

  #grow(run: AnswerRun, isFirst: boolean): void {
    this.#leases.renew(run.answerId)
    this.#options.onGrowth(run.answerId)
    if (isFirst) this.#options.onChange()
  }

  #end(run: AnswerRun, budget: SiaBudget | null): void {
    const isFollowed = this.#stored.get(run.answerId)?.status === 'growing'
    const hasEnded =
      run.phase === 'failed' ? !isFollowed : run.answer !== null && run.answer.status !== 'growing'
    if (hasEnded) this.#leases.end(run.answerId)
    if (budget) this.#options.onBudget(budget)
    this.#options.onGrowth(run.answerId)
    this.#options.onChange()
  }

  /** Forgets a failed attempt without text, which the next attempt replaces. */
  #forgetEmpty(messageId: SiaMessageId): void {
    for (const [id, run] of this.#runs) {
      if (run.messageId === messageId && !this.isStored(id)) this.#runs.delete(id)
    }
  }
}

const placeholder = ({ answerId, messageId, createdAt, text, answer }: AnswerRun): CoachMessage =>
  answer ?? {
    id: answerId,
    role: 'coach',
    parentId: messageId,
    text,
    createdAt,
    status: 'growing',
    growsUntil: createdAt,
    by: 'rules',
    verPrompt: '',
    notice: null,
    choices: [],
    proposals: [],
    decisions: {},
    stopRequested: false,
    state: '',
  }
