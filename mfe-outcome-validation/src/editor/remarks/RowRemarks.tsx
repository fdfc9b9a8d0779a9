import type { Remark } from '@outcome-studio/shared/domain'
import { useIsWide } from '@outcome-studio/shared/ui'
import { RemarkList } from './RemarkList.tsx'

interface RowRemarksProps {
  readonly uuid: string
  readonly remarks: readonly Remark[]
  readonly onTake: (replacement: string) => void
}

/** The remarks below their text. On a wide screen the panel shows them instead. */
export function RowRemarks(props: RowRemarksProps) {
  return useIsWide() ? null : <RemarkList {...props} />
}
