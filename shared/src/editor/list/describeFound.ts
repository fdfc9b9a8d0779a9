import { counted } from '@outcome-studio/shared/domain/base'
import type { DocumentWords } from '../core/DocumentWords.ts'

/**
 * Text for the number of matching documents and the total.
 * @param query search text; empty without a search
 */
export function describeFound(
  { one, many }: DocumentWords,
  found: number,
  all: number,
  query: string,
): string {
  if (query === '') return counted(all, one, many)
  if (found === 0) return `No ${one}’s name contains “${query}”.`
  return `${found} of ${counted(all, one, many)}`
}
