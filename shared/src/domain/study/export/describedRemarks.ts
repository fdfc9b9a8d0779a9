import { openRemarks, type RemarkedItem } from '../remarks/dismissals.ts'
import type { Remark } from '../remarks/Remark.ts'

/** The open remarks of an item as text for a table cell, one per line. */
export function describedRemarks(item: RemarkedItem & { readonly remarks: readonly Remark[] }): string {
  return openRemarks(item, item.remarks)
    .map(({ ruleId, severity, message }) => `${ruleId} ${severity}: ${message}`)
    .join('\n')
}
