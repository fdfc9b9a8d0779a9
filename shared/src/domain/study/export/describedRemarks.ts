import type { Remark } from '../../checker/Remark.ts'
import type { Dismissal } from '../Study.ts'

interface Checked {
  readonly userInput: string
  readonly remarks: readonly Remark[]
  readonly dismissals?: readonly Dismissal[]
}

/** Why the member has set a remark aside; null while it stands. A dismissal holds for the text it was made on. */
export function dismissalReason({ userInput, dismissals }: Checked, { ruleId }: Remark): string | null {
  const dismissal = dismissals?.find((each) => each.ruleId === ruleId && each.text === userInput)
  return dismissal ? dismissal.reason : null
}

/** The remarks that stand, one to a line, as a table shows them. */
export function describedRemarks(item: Checked): string {
  return item.remarks
    .filter((remark) => dismissalReason(item, remark) === null)
    .map(({ ruleId, severity, message }) => `${ruleId} ${severity}: ${message}`)
    .join('\n')
}
