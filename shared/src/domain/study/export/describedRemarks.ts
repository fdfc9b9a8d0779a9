import { openRemarks, type RemarkedItem } from '../remarks/dismissals.ts'
import type { Remark } from '../remarks/Remark.ts'

/** The remarks that stand, one to a line, as a table shows them. */
export function describedRemarks(item: RemarkedItem & { readonly remarks: readonly Remark[] }): string {
  return openRemarks(item, item.remarks)
    .map(({ ruleId, severity, message }) => `${ruleId} ${severity}: ${message}`)
    .join('\n')
}
