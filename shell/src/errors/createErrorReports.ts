import { BUILD_VERSION } from '@outcome-studio/shared/domain/base'
import { requestIdOf } from '@outcome-studio/shared/domain/errors'
import { createReference } from './createReference.ts'
import type { ErrorReport } from './ErrorReport.ts'
import { errorNames } from './errorNames.ts'

const MAX_REPORTS = 50

export interface ErrorReports {
  /**
   * Returns the report on a failure, created on the first call. A wrapped failure has the same reference as its root
   * cause, if the root cause is an Error.
   */
  note(error: unknown): ErrorReport
  /** Whether this failure has a report. */
  isNoted(error: unknown): boolean
  /** The latest reports, newest first. */
  recent(): readonly ErrorReport[]
  /** Calls the listener with each failure once. Returns the release. */
  watch(listener: NoteListener): () => void
}

type NoteListener = (error: unknown, report: ErrorReport) => void

interface ReportParts {
  /** Numbers from 0 up to but not including 1. */
  readonly random: () => number
  readonly now: () => Date
  /** Path of the current row of the route table. */
  readonly route: () => string
}

/** Stores the last fifty failures of this page, in memory only. */
export function createErrorReports({ random, now, route }: ReportParts): ErrorReports {
  const reports = new WeakMap<Error, ErrorReport>()
  const listeners = new Set<NoteListener>()
  let latest: readonly ErrorReport[] = []

  return {
    note: (error) => {
      const root = rootOf(error)
      const before = root && reports.get(root)
      if (before) return before
      const report: ErrorReport = {
        reference: createReference(random),
        time: now().toISOString(),
        version: BUILD_VERSION,
        route: route(),
        errors: errorNames(error),
        request: requestIdOf(error),
      }
      if (root) reports.set(root, report)
      latest = [report, ...latest].slice(0, MAX_REPORTS)
      for (const listener of listeners) listener(error, report)
      return report
    },
    isNoted: (error) => {
      const root = rootOf(error)
      return root !== null && reports.has(root)
    },
    recent: () => latest,
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The innermost Error of a chain of causes; null if the thrown value is not an Error. */
function rootOf(error: unknown): Error | null {
  const seen = new Set<Error>()
  let root: Error | null = null
  for (let current = error; current instanceof Error && !seen.has(current); current = current.cause) {
    seen.add(current)
    root = current
  }
  return root
}
