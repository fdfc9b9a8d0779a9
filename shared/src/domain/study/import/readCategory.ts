import { JOB_STEP_CATEGORIES, type JobStepCategory } from '../Study.ts'

interface ReadCategory {
  readonly category: JobStepCategory | null
  /** What was written there and is none of the eight; null where nothing was. */
  readonly earlier: unknown
}

/** Reads a category that may be free text: one of the eight in any case, or none. */
export function readCategory(stored: unknown): ReadCategory {
  if (stored === undefined || stored === null || stored === '') return { category: null, earlier: null }
  const written = typeof stored === 'string' ? stored.trim().toLowerCase() : ''
  const category = JOB_STEP_CATEGORIES.find((each) => each.toLowerCase() === written)
  return category === undefined ? { category: null, earlier: stored } : { category, earlier: null }
}
