import type { LogEntry } from 'firebase-functions/logger'
import { type DescribedCause, describeCause } from './describeCause.ts'
import { duringInvocation, type Invocation } from './invocation.ts'
import { writeLog } from './log.ts'

/** How an invocation ended. */
export type InvocationEnd =
  | { readonly outcome: 'ok' }
  /** The caller was told why, for example that a role is missing. */
  | { readonly outcome: 'refused'; readonly code: string }
  /** Nobody expected it. */
  | { readonly outcome: 'failed'; readonly cause: DescribedCause }
  /** The client left before the answer. */
  | { readonly outcome: 'left' }

const SEVERITIES = {
  ok: 'INFO',
  refused: 'INFO',
  left: 'INFO',
  failed: 'ERROR',
} as const satisfies Readonly<Record<InvocationEnd['outcome'], LogEntry['severity']>>

/**
 * Logs the end of an invocation. Each call and each run of a schedule or trigger has exactly one such line, which
 * Cloud Logging selects by `jsonPayload.end.outcome`.
 *
 * @param milliseconds how long it took
 */
export function logEnd(invocation: Invocation, milliseconds: number, end: InvocationEnd): void {
  duringInvocation(invocation, () =>
    writeLog({
      severity: SEVERITIES[end.outcome],
      message: `${invocation.function}: ${textOf(end)}`,
      end: { ...end, milliseconds: Math.round(milliseconds) },
    }),
  )
}

function textOf(end: InvocationEnd): string {
  if (end.outcome === 'refused') return `refused, ${end.code}`
  if (end.outcome !== 'failed') return end.outcome
  const { names, places } = end.cause
  return `failed, ${names.join(' < ')} at ${places[0] ?? 'an unknown place'}`
}

/**
 * Wraps the work of a schedule, so that its lines of the log name the function and its end is logged.
 * @returns a handler that fails as the work does
 */
export const logInvocations =
  <Event>(name: string, work: (event: Event) => Promise<void>): ((event: Event) => Promise<void>) =>
  (event) =>
    runLogged({ function: name, request: null }, () => work(event))

/** Runs the work of an invocation and logs its end. Rejects as the work does. */
export async function runLogged(invocation: Invocation, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now()
  const end = (how: InvocationEnd) => logEnd(invocation, performance.now() - startedAt, how)
  try {
    await duringInvocation(invocation, work)
  } catch (cause) {
    end({ outcome: 'failed', cause: describeCause(cause) })
    throw cause
  }
  end({ outcome: 'ok' })
}
