import { opportunityScore, ratingParts, type Severity } from '@outcome-studio/shared/domain/study'
import { useMemo, useState } from 'react'
import { nextSorting, type Sorting } from '../needs/table/nextSorting.ts'
import { useEditor } from '../react/EditorContext.ts'
import { openRemarksOf } from './openRemarksOf.ts'
import { arrangeRows, rankRows, type SortValue } from './rankRows.ts'
import { TABLE_COLUMNS, type TableColumn } from './TABLE_COLUMNS.ts'
import type { TableRow } from './tableRows.ts'

export interface RowOrder {
  readonly rows: readonly TableRow[]
  /** null for the order of the study. */
  readonly sorting: Sorting<TableColumn> | null
  readonly sortBy: (column: TableColumn) => void
  /** Sorts as a saved view does. */
  readonly setSorting: (sorting: Sorting<TableColumn> | null) => void
}

/** One error counts more than any number of warnings. */
const WEIGHTS: Readonly<Record<Severity, number>> = { error: 1_000_000, warning: 1_000, hint: 1 }

/**
 * Sorts the rows by a column. The order is that of the moment when it was chosen: a row must not move away while it is
 * edited.
 * @param all rows in the order of the study
 */
export function useRowOrder(all: readonly TableRow[]): RowOrder {
  const editor = useEditor()
  const [chosen, setChosen] = useState<{
    readonly sorting: Sorting<TableColumn>
    readonly ranks: ReadonlyMap<string, number>
  } | null>(null)
  const rows = useMemo(() => (chosen === null ? all : arrangeRows(all, chosen.ranks)), [all, chosen])

  const readValue = (column: TableColumn, row: TableRow, at: number): SortValue => {
    const statement = row.statementId === null ? undefined : editor.session.views.statement(row.statementId)
    switch (column) {
      case 'number':
        return at
      case 'step':
        return editor.session.views.outline.indexOf(row.step.uuid)
      case 'statement':
        return statement?.userInput.trim() || null
      case 'remarks':
        return openRemarksOf(editor, row.id).reduce((sum, { severity }) => sum + WEIGHTS[severity], 0) || null
      case 'importance':
      case 'satisfaction':
        return statement ? ratingParts(statement)[column] : null
      case 'score':
        return statement?.rating ? opportunityScore(statement.rating) : null
      case 'status':
        return statement?.status ?? null
      case 'owner':
        return statement?.owner ?? null
      case 'tags':
        return statement?.tags?.join(', ') ?? null
    }
  }
  const setSorting = (sorting: Sorting<TableColumn> | null) =>
    setChosen(
      sorting && {
        sorting,
        ranks: rankRows(
          all.map((row, at) => ({ id: row.id, value: readValue(sorting.column, row, at) })),
          sorting.direction,
        ),
      },
    )
  const sortBy = (column: TableColumn) => {
    const first = TABLE_COLUMNS.find((each) => each.column === column)?.direction ?? 'ascending'
    setSorting(nextSorting(chosen?.sorting ?? null, column, first))
  }
  return { rows, sorting: chosen?.sorting ?? null, sortBy, setSorting }
}
