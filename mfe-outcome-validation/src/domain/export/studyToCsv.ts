import type { Study } from '@outcome-studio/shared/domain/study'
import { writeCsv } from '@outcome-studio/shared/files'
import { exportRows, titlesFor } from './exportRows.ts'

/**
 * Writes a study as a table (RFC 4180), one line for each item and each quote. Reading it back restores everything but
 * remarks and dismissals.
 */
export function studyToCsv(study: Study): string {
  const titles = titlesFor(study)
  const lines = exportRows(study).map((row) => titles.map((title) => row[title] ?? ''))
  return writeCsv([titles, ...lines])
}
