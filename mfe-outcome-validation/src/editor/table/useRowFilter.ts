import { openRemarks } from '@outcome-studio/shared/domain'
import { useMemo, useState } from 'react'
import { itemOf } from '../checking/itemOf.ts'
import { shownRemarks } from '../checking/shownRemarks.ts'
import { useEditor } from '../react/EditorContext.ts'
import type { TableRow, TableRows } from './tableRows.ts'

/** Which rows the table shows. */
export interface RowFilter {
  readonly rows: readonly TableRow[]
  /** Uuid of a job step; empty for all of them. */
  readonly step: string
  readonly setStep: (step: string) => void
  readonly hasRemarks: boolean
  readonly setHasRemarks: (hasRemarks: boolean) => void
}

/**
 * Filters the rows by step and by remarks. A row that had remarks when the filter was set stays: it must not disappear
 * while its last remark is being fixed.
 */
export function useRowFilter({ steps, rows: all }: TableRows): RowFilter {
  const { session, remarks } = useEditor()
  const [chosen, setStep] = useState('')
  const [remarked, setRemarked] = useState<ReadonlySet<string> | null>(null)
  const step = steps.some(({ uuid }) => uuid === chosen) ? chosen : ''
  const rows = useMemo(
    () =>
      step === '' && remarked === null
        ? all
        : all.filter((row) => (step === '' || row.step.uuid === step) && (remarked?.has(row.id) ?? true)),
    [all, step, remarked],
  )
  const hasOpenRemark = (id: string): boolean => {
    const item = itemOf(session.views, id)
    return item !== undefined && openRemarks(item, shownRemarks(remarks.of(id), item.remarks)).length > 0
  }
  return {
    rows,
    step,
    setStep,
    hasRemarks: remarked !== null,
    setHasRemarks: (hasRemarks) =>
      setRemarked(hasRemarks ? new Set(all.map(({ id }) => id).filter(hasOpenRemark)) : null),
  }
}
