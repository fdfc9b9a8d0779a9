import { color, type } from '@outcome-studio/shared/ui'
import { useCallback, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { useEditor } from '../binding/EditorContext.ts'
import { describeCounts } from '../remarks/describeCounts.ts'
import { COUNTS } from '../remarks/LiveRemarks.ts'

const Words = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

/** How many remarks there are in the whole study. */
export const RemarkSummary = () => {
  const { remarks } = useEditor()
  const subscribe = useCallback((listener: () => void) => remarks.subscribe(COUNTS, listener), [remarks])
  const counts = useSyncExternalStore(subscribe, () => remarks.counts)
  return counts.error + counts.warning + counts.hint === 0 ? null : <Words>{describeCounts(counts)}</Words>
}
