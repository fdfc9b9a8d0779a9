import type { StudyCounts, StudyHealth } from './Study.ts'

/** Counts of remarks of a study at its last save; null if unknown, which is not the same as zero. */
export function studyHealth({ errors, warnings, hints }: StudyCounts): StudyHealth | null {
  if (errors === undefined || warnings === undefined || hints === undefined) return null
  return { errors, warnings, hints }
}
