import type { MailOutcome } from '../../mail/ledger/deliverMails.ts'
import { MAILS_AT_ONCE } from '../../mail/mailServices.ts'

const PAGE = 500

/** What became of the mails of a run. */
export interface MailCounts {
  readonly sent: number
  /** Due again. */
  readonly later: number
  readonly refused: number
}

/** A run of the scheduled function. */
export interface MailRun {
  /** Whether there is time for more. What is left is done by the next run. */
  readonly hasTime: () => boolean
  /** Documents read at a time. */
  readonly page: number
  readonly counts: MailCounts
  count(outcomes: readonly MailOutcome[]): void
}

/**
 * Creates the state of one run.
 * @param hasTime whether another mail may be begun
 * @param page documents read at a time
 */
export function createMailRun(hasTime: () => boolean, page = PAGE): MailRun {
  const counts = { sent: 0, later: 0, refused: 0 }
  return {
    hasTime,
    page,
    counts,
    count: (outcomes) => {
      for (const outcome of outcomes) counts[outcome] += 1
    },
  }
}

/**
 * Works through a list while there is time, MAILS_AT_ONCE items concurrently.
 * @throws the first error of `work`, after the items that were begun have ended; no other is begun
 */
export async function inParallel<Item>(
  items: readonly Item[],
  { hasTime }: MailRun,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  let hasFailed = false
  const lane = async () => {
    while (!hasFailed && hasTime()) {
      const next = waiting.next()
      if (next.done === true) return
      await work(next.value).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: MAILS_AT_ONCE }, lane))
  const failure = outcomes.find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}
