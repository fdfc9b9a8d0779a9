import { useMemo } from 'react'
import { groupBySeverity, type SeverityGroup } from '../checking/groupBySeverity.ts'
import type { DismissedGroup } from '../checking/groupDismissed.ts'
import { useJobRemarks } from '../react/useJobRemarks.ts'
import { useGroupedRemarks } from './useGroupedRemarks.ts'
import { useShownRemarks } from './useShownRemarks.ts'

interface ListedSeverities {
  readonly groups: readonly SeverityGroup[]
  /** Empty while a filter is set. */
  readonly dismissed: readonly DismissedGroup[]
}

/** The remarks that the filter lets through, on the whole study and on its texts, worst severity first. */
export function useSeverityGroups(): ListedSeverities {
  const { rules, singles, dismissed } = useGroupedRemarks()
  const study = useShownRemarks(useJobRemarks().study)
  const groups = useMemo(() => groupBySeverity(study, { rules, singles }), [study, rules, singles])
  return { groups, dismissed }
}
