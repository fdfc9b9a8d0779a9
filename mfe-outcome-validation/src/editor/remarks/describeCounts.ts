import type { RemarkCounts } from './countRemarks.ts'

const part = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** Counts in words, for example "2 errors, 1 warning"; kinds without any are left out. */
export function describeCounts({ error, warning, hint }: RemarkCounts): string {
  const parts = [
    error > 0 && part(error, 'error'),
    warning > 0 && part(warning, 'warning'),
    hint > 0 && part(hint, 'hint'),
  ].filter((words) => words !== false)
  return parts.length === 0 ? 'nothing to mend' : parts.join(', ')
}
