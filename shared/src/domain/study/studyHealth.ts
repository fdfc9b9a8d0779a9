import type { StudyCounts, StudyHealth } from './Study.ts'

/** What a study's last check found; null where its counts do not say, which is not the same as nothing. */
export function studyHealth({ errors, warnings, hints }: StudyCounts): StudyHealth | null {
  if (errors === undefined || warnings === undefined || hints === undefined) return null
  return { errors, warnings, hints }
}
