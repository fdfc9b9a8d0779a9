import { COLUMN_NAMES, type TableColumn } from './TABLE_COLUMNS.ts'
import type { UsedTriage } from './usedTriage.ts'

/** The columns that the table shows at first: those of the triage only where a statement has a value. */
export function initialColumns({ hasStatus, owners, tags }: UsedTriage): ReadonlySet<TableColumn> {
  const isUsed: Partial<Record<TableColumn, boolean>> = {
    status: hasStatus,
    owner: owners.length > 0,
    tags: tags.length > 0,
  }
  return new Set(COLUMN_NAMES.filter((column) => isUsed[column] ?? true))
}
