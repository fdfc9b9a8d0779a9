import { openRemarks, type RemarkedItem } from '../../checker/dismissed.ts'
import type { Remark } from '../../checker/Remark.ts'

/** The remarks that stand, one to a line, as a table shows them. */
export function describedRemarks(item: RemarkedItem & { readonly remarks: readonly Remark[] }): string {
  return openRemarks(item, item.remarks)
    .map(({ ruleId, severity, message }) => `${ruleId} ${severity}: ${message}`)
    .join('\n')
}
