import type { Remark } from '@outcome-studio/shared/domain/study'
import { useReadable } from '@outcome-studio/shared/feature'
import { useMemo } from 'react'
import { filterRemarks } from '../checking/groupRemarks.ts'
import { useEditor } from '../react/EditorContext.ts'

/** The remarks that the filter lets through. */
export function useShownRemarks(remarks: readonly Remark[]): readonly Remark[] {
  const filter = useReadable(useEditor().remarkFilter)
  return useMemo(() => filterRemarks(remarks, filter), [remarks, filter])
}
