import {
  isOut,
  OPPORTUNITY_BANDS,
  type OutcomeStatement,
  opportunityBand,
  type STATUS_LABELS,
} from '@outcome-studio/shared/domain/study'
import { useMemo, useState } from 'react'
import { useEditor } from '../react/EditorContext.ts'
import { openRemarksOf } from './openRemarksOf.ts'
import type { TableRow, TableRows } from './tableRows.ts'

/** A band of opportunities, outcome statements without a whole rating, or all rows. */
export const BAND_FILTERS = ['', ...OPPORTUNITY_BANDS, 'unrated'] as const
/** A status, or all rows. */
export const STATUS_FILTERS = ['', 'draft', 'agreed', 'out'] as const satisfies readonly (
  | ''
  | keyof typeof STATUS_LABELS
)[]

/** What a row must have to be shown. An empty text asks for nothing. */
export interface RowCriteria {
  /** Uuid of a job step. */
  readonly step: string
  readonly band: (typeof BAND_FILTERS)[number]
  readonly status: (typeof STATUS_FILTERS)[number]
  readonly owner: string
  readonly tag: string
  readonly hasRemarks: boolean
  /** Whether only statements that no quote supports are shown. */
  readonly hasNoEvidence: boolean
}

const NOTHING: RowCriteria = {
  step: '',
  band: '',
  status: '',
  owner: '',
  tag: '',
  hasRemarks: false,
  hasNoEvidence: false,
}

/** Which rows the table shows. */
export interface RowFilter {
  readonly rows: readonly TableRow[]
  readonly criteria: RowCriteria
  /** Changes some criteria; the others stay. */
  readonly set: (criteria: Partial<RowCriteria>) => void
  /** How many filters are set. */
  readonly count: number
  readonly clear: () => void
}

type Matches = ReadonlyMap<keyof RowCriteria, ReadonlySet<string>>
const NO_MATCHES: Matches = new Map()

/**
 * Filters the rows. Except for the step, a row that matched when a filter was set stays: it must not disappear while its
 * rating is changed, its last remark is being fixed or its first quote is added.
 */
export function useRowFilter({ steps, rows: all }: TableRows): RowFilter {
  const editor = useEditor()
  const [chosen, setChosen] = useState(NOTHING)
  const [matches, setMatches] = useState(NO_MATCHES)
  const step = steps.some(({ uuid }) => uuid === chosen.step) ? chosen.step : ''
  const criteria = useMemo(() => ({ ...chosen, step }), [chosen, step])
  const rows = useMemo(() => {
    if (step === '' && matches.size === 0) return all
    const sets = [...matches.values()]
    return all.filter(
      (row) => (step === '' || row.step.uuid === step) && sets.every((ids) => ids.has(row.id)),
    )
  }, [all, step, matches])

  const isMatch = (row: TableRow, name: keyof RowCriteria, wanted: RowCriteria): boolean => {
    if (name === 'hasRemarks') return openRemarksOf(editor, row.id).length > 0
    if (name === 'step') return row.step.uuid === wanted.step
    const statement = row.statementId === null ? undefined : editor.session.views.statement(row.statementId)
    return statement !== undefined && hasValue(statement, name, wanted)
  }
  return {
    rows,
    criteria,
    set: (changes) => {
      const wanted = { ...criteria, ...changes }
      const next = new Map(matches)
      for (const name of NAMES) {
        if (wanted[name] === NOTHING[name]) next.delete(name)
        else if (wanted[name] !== criteria[name])
          next.set(name, new Set(all.filter((row) => isMatch(row, name, wanted)).map(({ id }) => id)))
      }
      setMatches(next.size === 0 ? NO_MATCHES : next)
      setChosen(wanted)
    },
    count: matches.size + Number(step !== ''),
    clear: () => {
      setChosen(NOTHING)
      setMatches(NO_MATCHES)
    },
  }
}

/** The criteria whose matches are remembered. The step of a row does not change while it is edited. */
const NAMES = [
  'band',
  'status',
  'owner',
  'tag',
  'hasRemarks',
  'hasNoEvidence',
] as const satisfies readonly (keyof RowCriteria)[]

/** What is out is no opportunity, so it is in no band. */
function hasValue(
  statement: OutcomeStatement,
  name: 'band' | 'status' | 'owner' | 'tag' | 'hasNoEvidence',
  wanted: RowCriteria,
): boolean {
  const { rating, status = 'draft', owner = '', tags = [] } = statement
  switch (name) {
    case 'band':
      return !isOut(statement) && (rating ? opportunityBand(rating) : 'unrated') === wanted.band
    case 'status':
      return status === wanted.status
    case 'owner':
      return owner.trim() === wanted.owner
    case 'tag':
      return tags.includes(wanted.tag)
    case 'hasNoEvidence':
      return statement.userInput.trim() !== '' && !statement.quotes?.length
  }
}
