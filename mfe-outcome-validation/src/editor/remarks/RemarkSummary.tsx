import { color, type } from '@outcome-studio/shared/ui'
import { useCallback, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { describeCounts } from '../checking/describeCounts.ts'
import { COUNTS } from '../checking/LiveRemarks.ts'
import { useEditor } from '../react/EditorContext.ts'

const SummaryText = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

/** Shows the number of remarks in the whole study. */
export function RemarkSummary() {
  const { remarks } = useEditor()
  const subscribe = useCallback((listener: () => void) => remarks.subscribe(COUNTS, listener), [remarks])
  const counts = useSyncExternalStore(subscribe, () => remarks.counts)
  return counts.error + counts.warning + counts.hint === 0 ? null : (
    <SummaryText>{describeCounts(counts)}</SummaryText>
  )
}
