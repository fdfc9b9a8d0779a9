import { type Pause, type Table, tableOf } from '@outcome-studio/shared/files'
import { listRows } from './listRows.ts'

/** Above the size of one study. It is read at once. */
const MOST_CHARACTERS = 1_500_000

/**
 * Reads a text file as a table if it contains a list with levels or a table in Markdown, as if it were pasted.
 * @returns null for any other text
 * @throws FileProblem beyond FILE_LIMITS
 */
export async function readListFile(text: string, pause: Pause): Promise<Table | null> {
  await pause()
  if (text.length > MOST_CHARACTERS) return null
  const rows = listRows(text)
  return rows ? tableOf(rows) : null
}
