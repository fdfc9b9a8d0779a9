import type { InitiativeId } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { VisuallyHidden } from '@outcome-studio/shared/ui'
import { useMemo, useState } from 'react'
import type { RankedInitiative } from '../../domain/initiatives/rankInitiatives.ts'
import { type InitiativeOrder, sortInitiatives } from '../../domain/initiatives/sortInitiatives.ts'
import { nextSorting, type Sorting } from '../needs/table/nextSorting.ts'
import { SortHeading } from '../needs/table/SortHeading.tsx'
import type { InitiativeEdits } from './edits/useInitiativeEdits.ts'
import { InitiativeRow } from './InitiativeRow.tsx'
import { ListTable } from './initiativeStyles.ts'

/** From left to right, with the direction that is sorted first. */
const COLUMNS: readonly (Sorting<InitiativeOrder> & { readonly label: string; readonly look: string })[] = [
  { column: 'name', label: 'Initiative', look: 'name', direction: 'ascending' },
  { column: 'owner', label: 'Owner', look: 'owner', direction: 'ascending' },
  { column: 'effort', label: 'Effort, weeks', look: 'effort', direction: 'ascending' },
  { column: 'underserved', label: 'Underserved', look: 'figure', direction: 'descending' },
  { column: 'value', label: 'Value', look: 'figure', direction: 'descending' },
  { column: 'valuePerEffort', label: 'Value per week', look: 'figure', direction: 'descending' },
]

interface InitiativeListProps {
  readonly initiatives: readonly RankedInitiative[]
  readonly edits: InitiativeEdits
  readonly onAddOutcomes: (id: InitiativeId) => void
}

/** The initiatives as a table. Its order is that of the moment when it was chosen: an edited row stays where it is. */
export function InitiativeList({ initiatives, edits, onAddOutcomes }: InitiativeListProps) {
  const isReadOnly = useReadOnly()
  const [chosen, setChosen] = useState<{
    readonly sorting: Sorting<InitiativeOrder>
    readonly ids: readonly InitiativeId[]
  } | null>(null)
  const sorted = useMemo(() => {
    if (chosen === null) return initiatives
    const places = new Map(chosen.ids.map((id, at) => [id, at]))
    const place = ({ initiative }: RankedInitiative) => places.get(initiative.id) ?? places.size
    return initiatives.toSorted((one, other) => place(one) - place(other))
  }, [initiatives, chosen])
  const sortBy = (column: InitiativeOrder, direction: Sorting<InitiativeOrder>['direction']) => {
    const sorting = nextSorting(chosen?.sorting ?? null, column, direction)
    const ranked = sorting && sortInitiatives(initiatives, sorting.column, sorting.direction)
    setChosen(ranked && { sorting, ids: ranked.map(({ initiative }) => initiative.id) })
  }
  return (
    <ListTable aria-label="Initiatives">
      <thead>
        <tr>
          {COLUMNS.map(({ column, label, look, direction }) => (
            <SortHeading
              key={column}
              column={look}
              label={label}
              direction={column === chosen?.sorting.column ? chosen.sorting.direction : null}
              onSort={() => sortBy(column, direction)}
            />
          ))}
          {!isReadOnly && (
            <th scope="col" data-column="actions">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {sorted.map((ranked) => (
          <InitiativeRow
            key={ranked.initiative.id}
            ranked={ranked}
            edits={edits}
            onAddOutcomes={onAddOutcomes}
          />
        ))}
      </tbody>
    </ListTable>
  )
}
