import { QUOTE_TITLES, type Study } from '@outcome-studio/shared/domain/study'
import { writeCsv } from '@outcome-studio/shared/files'
import { exportRows, ROW_KINDS, ROW_TITLES } from './exportRows.ts'

/**
 * Writes a study as a table (RFC 4180), one line for each item and each quote. Reading it back restores everything but remarks and
 * dismissals.
 */
export function studyToCsv(study: Study): string {
  const rows = exportRows(study)
  const hasQuotes = rows.some(({ Kind }) => Kind === ROW_KINDS.quote)
  const titles = hasQuotes ? [...ROW_TITLES, ...QUOTE_TITLES] : ROW_TITLES
  return writeCsv([titles, ...rows.map((row) => titles.map((title) => row[title] ?? ''))])
}
