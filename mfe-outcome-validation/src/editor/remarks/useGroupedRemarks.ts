import { useReadable } from '@outcome-studio/shared/feature'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type GroupedRemarks, groupByRule } from '../checking/groupByRule.ts'
import { type DismissedGroup, groupDismissed } from '../checking/groupDismissed.ts'
import { groupRemarks } from '../checking/groupRemarks.ts'
import { CHECKED } from '../checking/LiveRemarks.ts'
import { studyPlaces } from '../checking/studyPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'

interface ListedRemarks extends GroupedRemarks {
  /** Empty while a filter is set. */
  readonly dismissed: readonly DismissedGroup[]
}

/** The remarks that the filter lets through, grouped by rule, as of the last check. */
export function useGroupedRemarks(): ListedRemarks {
  const { remarks, remarkFilter } = useEditor()
  const subscribe = useCallback((listener: () => void) => remarks.subscribe(CHECKED, listener), [remarks])
  const study = useSyncExternalStore(subscribe, () => remarks.checked)
  const all = useSyncExternalStore(subscribe, () => remarks.all)
  const filter = useReadable(remarkFilter)
  return useMemo(() => {
    const places = studyPlaces(study)
    return {
      ...groupByRule(groupRemarks(places, all, filter)),
      dismissed: filter.length === 0 ? groupDismissed(places, all) : [],
    }
  }, [study, all, filter])
}
