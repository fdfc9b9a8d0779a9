import { useCallback, useSyncExternalStore } from 'react'
import type { RemarkCounts } from '../checking/countOpenRemarks.ts'
import { COUNTS } from '../checking/LiveRemarks.ts'
import { WHOLE_STUDY } from '../checking/remarkPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useJobRemarks } from '../react/useJobRemarks.ts'
import { useUncheckedCount } from './UncheckedLine.tsx'
import { useDismissed } from './useDismissed.ts'

interface ShownCounts {
  /** Open remarks on the whole study and on each text. */
  readonly counts: RemarkCounts
  /** Texts that the rules do not check. */
  readonly unchecked: number
  /** Whether there is anything to show, dismissed remarks included. */
  readonly hasAny: boolean
}

/** What the remarks of the study are about, in numbers. */
export function useRemarkCounts(): ShownCounts {
  const { remarks } = useEditor()
  const subscribe = useCallback((listener: () => void) => remarks.subscribe(COUNTS, listener), [remarks])
  const counts = useSyncExternalStore(subscribe, () => remarks.counts)
  const { study: own } = useJobRemarks()
  const dismissed = useDismissed(WHOLE_STUDY)
  const unchecked = useUncheckedCount()
  const { error, warning, hint } = counts
  return {
    counts,
    unchecked,
    hasAny: error + warning + hint + own.length + dismissed.length + unchecked > 0,
  }
}
