import { isEqual } from '@outcome-studio/shared/domain/base'
import type { CoachMessage, Decision, ProposalId, SiaMessageId } from '@outcome-studio/shared/domain/coach'

interface DecisionsOptions {
  readonly write: (answerId: SiaMessageId, proposal: ProposalId, decision: Decision | null) => Promise<void>
  readonly stored: (answerId: SiaMessageId) => CoachMessage | null
  readonly onChange: () => void
}

/** A decision that the database does not list yet; null removes one. */
interface Pending {
  readonly decision: Decision | null
  /** The answer as it was stored when the write was confirmed; null before that. */
  recordedOn: CoachMessage | null
}

/** The member's decisions about proposals, shown at once and recorded one after another. */
export class Decisions {
  readonly #options: DecisionsOptions
  readonly #pending = new Map<SiaMessageId, Map<ProposalId, Pending>>()
  readonly #shown = new WeakMap<CoachMessage, CoachMessage>()
  #last: Promise<void> = Promise.resolve()

  constructor(options: DecisionsOptions) {
    this.#options = options
  }

  /**
   * Shows a decision and records it.
   * @param decision null to remove it
   * @throws StudioError if it was not recorded. It is no longer shown then, unless the study shows it: an accepted
   *   proposal stays accepted.
   */
  async decide(answerId: SiaMessageId, proposal: ProposalId, decision: Decision | null): Promise<void> {
    const pending: Pending = { decision, recordedOn: null }
    const ofAnswer = this.#pending.get(answerId) ?? new Map<ProposalId, Pending>()
    this.#pending.set(answerId, ofAnswer.set(proposal, pending))
    this.#change(answerId)
    // Each one changes the same document, so that concurrent transactions would only repeat each other.
    const written = this.#last.then(() => this.#options.write(answerId, proposal, decision))
    this.#last = written.catch(() => {})
    try {
      await written
      pending.recordedOn = this.#options.stored(answerId)
    } catch (error) {
      if (decision?.kind !== 'accepted' && ofAnswer.get(proposal) === pending) ofAnswer.delete(proposal)
      this.#change(answerId)
      throw error
    }
    this.receive()
    this.#change(answerId)
  }

  /** Whether a decision about a proposal is being recorded; about any without arguments. */
  isDeciding(answerId?: SiaMessageId, proposal?: ProposalId): boolean {
    return [...this.#pending].some(
      ([answer, ofAnswer]) =>
        (answerId ?? answer) === answer &&
        [...ofAnswer].some(([id, { recordedOn }]) => (proposal ?? id) === id && recordedOn === null),
    )
  }

  /** Forgets the decisions that the stored answers show by now. */
  receive(): void {
    for (const [answerId, ofAnswer] of this.#pending) {
      const stored = this.#options.stored(answerId)
      if (stored === null) continue
      for (const [proposal, { decision, recordedOn }] of ofAnswer) {
        const isListed = isEqual(stored.decisions[proposal] ?? null, decision)
        if (recordedOn !== null && (isListed || recordedOn !== stored)) ofAnswer.delete(proposal)
      }
    }
  }

  /** An answer with the decisions that are not stored yet. Unchanged ones keep their object. */
  over(message: CoachMessage): CoachMessage {
    const ofAnswer = this.#pending.get(message.id)
    if (ofAnswer === undefined || ofAnswer.size === 0) return message
    const shown = this.#shown.get(message) ?? { ...message, decisions: withPending(message, ofAnswer) }
    this.#shown.set(message, shown)
    return shown
  }

  #change(answerId: SiaMessageId): void {
    const stored = this.#options.stored(answerId)
    if (stored) this.#shown.delete(stored)
    this.#options.onChange()
  }
}

function withPending(
  { decisions }: CoachMessage,
  pending: ReadonlyMap<ProposalId, Pending>,
): CoachMessage['decisions'] {
  const shown = new Map(Object.entries(decisions) as [ProposalId, Decision][])
  for (const [proposal, { decision }] of pending) {
    if (decision === null) shown.delete(proposal)
    else shown.set(proposal, decision)
  }
  return Object.fromEntries(shown)
}
