import { counted } from '@outcome-studio/shared/domain'

const studiesIn = (count: number): string => counted(count, 'study', 'studies')

/**
 * How many studies are shown, and out of how many.
 * @param query what is looked for; empty where nothing is
 */
export function describeFound(found: number, all: number, query: string): string {
  if (query === '') return studiesIn(all)
  if (found === 0) return `No study’s name contains “${query}”.`
  return `${found} of ${studiesIn(all)}`
}
