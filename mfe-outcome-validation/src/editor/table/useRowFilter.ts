import { OPPORTUNITY_BANDS, type OpportunityBand, opportunityBand } from '@outcome-studio/shared/domain/study'
import { useMemo, useState } from 'react'
import { useEditor } from '../react/EditorContext.ts'
import { openRemarksOf } from './openRemarksOf.ts'
import type { TableRow, TableRows } from './tableRows.ts'

/** A band of opportunities, outcome statements without a whole rating, or all rows. */
export const BAND_FILTERS = ['', ...OPPORTUNITY_BANDS, 'unrated'] as const
type BandFilter = (typeof BAND_FILTERS)[number]

/** Which rows the table shows. */
export interface RowFilter {
  readonly rows: readonly TableRow[]
  /** Uuid of a job step; empty for all of them. */
  readonly step: string
  readonly setStep: (step: string) => void
  readonly band: BandFilter
  readonly setBand: (band: BandFilter) => void
  readonly hasRemarks: boolean
  readonly setHasRemarks: (hasRemarks: boolean) => void
  /** Whether only statements that no quote supports are shown. */
  readonly hasNoEvidence: boolean
  readonly setHasNoEvidence: (hasNoEvidence: boolean) => void
  /** Whether any filter is set. */
  readonly isSet: boolean
  readonly clear: () => void
}

/**
 * Filters the rows by step, band, remarks and evidence. A row that fitted when the filter was set stays: it must not
 * disappear while its rating is changed, its last remark is being fixed or its first quote is added.
 */
export function useRowFilter({ steps, rows: all }: TableRows): RowFilter {
  const editor = useEditor()
  const [chosen, setStep] = useState('')
  const [banded, setBanded] = useState<{
    readonly band: BandFilter
    readonly ids: ReadonlySet<string>
  } | null>(null)
  const [remarked, setRemarked] = useState<ReadonlySet<string> | null>(null)
  const [unproven, setUnproven] = useState<ReadonlySet<string> | null>(null)
  const step = steps.some(({ uuid }) => uuid === chosen) ? chosen : ''
  const rows = useMemo(() => {
    if (step === '' && banded === null && remarked === null && unproven === null) return all
    return all.filter(
      (row) =>
        (step === '' || row.step.uuid === step) &&
        (banded?.ids.has(row.id) ?? true) &&
        (remarked?.has(row.id) ?? true) &&
        (unproven?.has(row.id) ?? true),
    )
  }, [all, step, banded, remarked, unproven])

  const bandOf = ({ statementId }: TableRow): OpportunityBand | 'unrated' | null => {
    if (statementId === null) return null
    const rating = editor.session.views.statement(statementId)?.rating
    return rating ? opportunityBand(rating) : 'unrated'
  }
  const lacksEvidence = ({ statementId }: TableRow): boolean => {
    const statement = statementId && editor.session.views.statement(statementId)
    return !!statement && statement.userInput.trim() !== '' && !statement.quotes?.length
  }
  const idsOf = (isShown: (row: TableRow) => boolean): ReadonlySet<string> =>
    new Set(all.filter(isShown).map(({ id }) => id))
  return {
    rows,
    step,
    setStep,
    band: banded?.band ?? '',
    setBand: (band) => setBanded(band === '' ? null : { band, ids: idsOf((row) => bandOf(row) === band) }),
    isSet: step !== '' || banded !== null || remarked !== null || unproven !== null,
    clear: () => {
      setStep('')
      setBanded(null)
      setRemarked(null)
      setUnproven(null)
    },
    hasNoEvidence: unproven !== null,
    setHasNoEvidence: (hasNoEvidence) => setUnproven(hasNoEvidence ? idsOf(lacksEvidence) : null),
    hasRemarks: remarked !== null,
    setHasRemarks: (hasRemarks) =>
      setRemarked(hasRemarks ? idsOf(({ id }) => openRemarksOf(editor, id).length > 0) : null),
  }
}
