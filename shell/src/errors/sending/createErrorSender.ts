import type { BrowserError } from '@outcome-studio/shared/reports'
import type { ErrorReport } from '../ErrorReport.ts'
import { isExpected } from './isExpected.ts'
import { ownerOf, placesOf } from './placesOf.ts'

/** Different errors of one page load that are sent. More say nothing new. */
const MOST_ERRORS = 10
/** Requests of one page load. */
const MOST_SENDS = 10
/** Milliseconds in which errors are collected, first and then. */
const FIRST_WAIT = 1_000
const NEXT_WAIT = 60_000

export interface ErrorSender {
  /** Takes a failure. Expected ones are not sent, but the next error names the call that failed. */
  note(error: unknown, report: ErrorReport): void
  /** Sends what has been collected. */
  flush(): void
}

interface SenderParts {
  readonly send: (errors: readonly BrowserError[]) => Promise<void>
  readonly later: (work: () => void, milliseconds: number) => unknown
  /** Version of the shell. */
  readonly release: string | null
}

/**
 * Creates the sender of a page's errors. An error that repeats is counted, not repeated. The number of errors and
 * requests of one page is limited.
 */
export function createErrorSender({ send, later, release }: SenderParts): ErrorSender {
  /** By what tells errors apart; those with a count of zero have been sent. */
  const collected = new Map<string, BrowserError | (Omit<BrowserError, 'count'> & { readonly count: 0 })>()
  let lastRequest: string | null = null
  let sends = 0
  let isWaiting = false

  const flush = () => {
    isWaiting = false
    const due = [...collected].filter(([, { count }]) => count > 0)
    if (due.length === 0 || sends >= MOST_SENDS) return
    sends += 1
    for (const [key, error] of due) collected.set(key, { ...error, count: 0 })
    void send(due.map(([, error]) => error))
  }

  return {
    flush,
    note: (error, report) => {
      lastRequest = report.request ?? lastRequest
      if (isExpected(report)) return
      const described = describe(error, { ...report, request: lastRequest }, release)
      const [place] = described.places
      const key = JSON.stringify([described.errors, place])
      const before = collected.get(key)
      if (before === undefined && collected.size >= MOST_ERRORS) return
      collected.set(key, { ...(before ?? described), count: (before?.count ?? 0) + 1 })
      if (isWaiting) return
      isWaiting = true
      later(flush, sends === 0 ? FIRST_WAIT : NEXT_WAIT)
    },
  }
}

function describe(
  error: unknown,
  { reference, route, errors, request }: ErrorReport,
  release: string | null,
): Omit<BrowserError, 'count'> {
  const places = [...placesOf(error)]
  const owner = ownerOf(places[0]?.file ?? '')
  return {
    reference,
    feature: owner?.feature ?? null,
    version: owner?.version ?? null,
    release,
    route,
    errors: [...errors],
    places,
    request,
  }
}
