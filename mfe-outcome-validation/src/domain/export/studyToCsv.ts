import type { Study } from '@outcome-studio/shared/domain/study'
import { writeCsv } from '@outcome-studio/shared/files'
import { exportRows, ROW_TITLES } from './exportRows.ts'

/**
 * Writes a study as a table (RFC 4180), one line for each item. Reading it back restores everything but remarks and
 * dismissals.
 */
export function studyToCsv(study: Study): string {
  const lines = exportRows(study).map((row) => ROW_TITLES.map((title) => row[title] ?? ''))
  return writeCsv([ROW_TITLES, ...lines])
}
