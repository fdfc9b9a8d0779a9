import type { Remark } from '@outcome-studio/shared/domain/study'
import { useIsWide } from '@outcome-studio/shared/ui'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import { remarksId } from '../checking/remarkPlaces.ts'
import { RemarkList } from './RemarkList.tsx'
import { useShownRemarks } from './useShownRemarks.ts'

interface RowRemarksProps {
  readonly uuid: string
  readonly remarks: readonly Remark[]
  readonly onTake: (replacement: string) => void
}

/** The remarks below their text. On a wide screen the panel shows them, and they only describe the field. */
export function RowRemarks(props: RowRemarksProps) {
  const isWide = useIsWide()
  const shown = useShownRemarks(props.remarks)
  if (!isWide) return <RemarkList {...props} />
  if (shown.length === 0) return null
  return (
    <p hidden id={remarksId(props.uuid)}>
      {shown.map(({ severity, message }) => `${SEVERITY_LABELS[severity]}: ${message}`).join(' ')}
    </p>
  )
}
