import { type RefObject, useRef } from 'react'
import type { PointedNeed } from '../needs/usePointedNeed.ts'

interface RowFocus {
  /** For the table whose rows have the uuid of their statement as `data-row`. */
  readonly table: RefObject<HTMLTableElement | null>
  /** Marks an outcome and moves focus to its row. */
  readonly goToRow: (statementId: string) => void
}

/** Leads from a dot of the landscape to the row of its outcome. */
export function useRowFocus(pointed: PointedNeed): RowFocus {
  const table = useRef<HTMLTableElement>(null)
  const goToRow = (statementId: string) => {
    pointed.select(statementId)
    table.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(statementId)}"]`)?.focus()
  }
  return { table, goToRow }
}
