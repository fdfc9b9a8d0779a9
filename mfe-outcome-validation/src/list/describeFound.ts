import { counted } from '@outcome-studio/shared/domain'

const studiesIn = (count: number): string => counted(count, 'study', 'studies')

/**
 * Text for the number of matching studies and the total.
 * @param query search text; empty without a search
 */
export function describeFound(found: number, all: number, query: string): string {
  if (query === '') return studiesIn(all)
  if (found === 0) return `No study’s name contains “${query}”.`
  return `${found} of ${studiesIn(all)}`
}
