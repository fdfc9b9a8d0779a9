import { counted } from '@outcome-studio/shared/domain/base'
import type { RemarkCounts } from './countOpenRemarks.ts'

/** Formats counts, for example "2 errors, 1 warning". Zero counts are omitted. */
export function describeCounts({ error, warning, hint }: RemarkCounts): string {
  const parts = [
    error > 0 && counted(error, 'error'),
    warning > 0 && counted(warning, 'warning'),
    hint > 0 && counted(hint, 'hint'),
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'nothing to fix' : parts.join(', ')
}
