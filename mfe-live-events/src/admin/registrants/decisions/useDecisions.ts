import { type DecidedRegistrant, decideRegistrants } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { EventId, RegistrationDecision } from '@outcome-studio/shared/domain/events'
import { useHost } from '@outcome-studio/shared/feature'
import { useState } from 'react'
import type { EventRegistrant } from '../../../domain/registrants/EventRegistrant.ts'
import type { Outcome } from '../../core/Outcome.ts'
import { describeDecision, describeNobody, describeUndecided, type Undecided } from './describeDecision.ts'

const PROBLEMS = {
  gone: 'They are no longer registered.',
  tooLate: 'The time was not enough.',
} as const

export interface Decisions {
  /** The decision that is being carried out; null for none. */
  readonly pending: RegistrationDecision | null
  /** Result of the last decision; null for none. */
  readonly outcome: Outcome | null
  readonly decide: (
    decision: RegistrationDecision,
    people: readonly EventRegistrant[],
    reason?: string,
  ) => Promise<void>
  readonly dismiss: () => void
}

/**
 * Approves and denies registrants, and says for whom it did not succeed.
 * @param onDecided called after each decision, whatever its result
 */
export function useDecisions(eventId: EventId, onDecided: () => void): Decisions {
  const host = useHost()
  const [pending, setPending] = useState<RegistrationDecision | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const decide: Decisions['decide'] = async (decision, people, reason = '') => {
    if (pending !== null) return
    setPending(decision)
    setOutcome(null)
    const registrantIds = people.map(({ registrantId }) => registrantId)
    try {
      const decided = await decideRegistrants(eventId, { decision, reason, registrantIds })
      const failed = undecidedOf(decided, people)
      const left = people.filter((each) => failed.some(({ person, isFinal }) => person === each && !isFinal))
      setOutcome(
        failed.length === 0
          ? { kind: 'done', text: describeDecision(decision, people), undo: null }
          : {
              kind: 'failed',
              text: describeUndecided(decision, failed, people.length),
              retry: left.length === 0 ? null : () => void decide(decision, left, reason),
            },
      )
    } catch (error) {
      const { code, message } = describeError(error)
      if (code !== 'cen/offline') host.report(error)
      const text = `${describeNobody(decision, people)} ${message}`
      setOutcome({ kind: 'failed', text, retry: () => void decide(decision, people, reason) })
    } finally {
      setPending(null)
      onDecided()
    }
  }
  return { pending, outcome, decide, dismiss: () => setOutcome(null) }
}

function undecidedOf(
  decided: readonly DecidedRegistrant[],
  people: readonly EventRegistrant[],
): readonly (Undecided & { readonly person: EventRegistrant; readonly isFinal: boolean })[] {
  const byId = new Map(people.map((each) => [each.registrantId, each]))
  return decided.flatMap(({ registrantId, outcome, problem }) => {
    const person = byId.get(registrantId)
    if (person === undefined || outcome === 'done') return []
    return {
      person,
      problem: outcome === 'failed' ? problem : PROBLEMS[outcome],
      isFinal: outcome === 'gone',
    }
  })
}
