import { DismissedRemarks } from './DismissedRemarks.tsx'
import { useDismissed } from './useDismissed.ts'

/** Lists the dismissed remarks of one list with their reasons. Each can be restored. */
export function RemarkDismissed({ list }: { readonly list: string }) {
  const dismissed = useDismissed(list)
  const groups = dismissed.map(({ remark, reason }) => {
    const first = { key: list, name: '', remark }
    return { reason, first, places: [first] }
  })
  return <DismissedRemarks groups={groups} />
}
