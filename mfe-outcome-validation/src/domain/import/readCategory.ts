import { JOB_STEP_CATEGORIES, type JobStepCategory } from '@outcome-studio/shared/domain/study'

interface ReadCategory {
  readonly category: JobStepCategory | null
  /** Text that is none of the eight categories; null if there is none. */
  readonly unknown: string | null
}

/** Reads a category from free text, ignoring case and outer white space. */
export function readCategory(cell: string): ReadCategory {
  const written = cell.trim().toLowerCase()
  const category = JOB_STEP_CATEGORIES.find((each) => each.toLowerCase() === written) ?? null
  return { category, unknown: cell === '' || category !== null ? null : cell }
}
