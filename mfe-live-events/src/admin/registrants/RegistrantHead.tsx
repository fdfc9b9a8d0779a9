import { VisuallyHidden } from '@outcome-studio/shared/ui'
import type { RegistrantOrder } from '../../domain/registrants/registrantList.ts'
import { CheckBox } from '../core/CheckBox.ts'
import { ColumnHeader, RowGroup } from '../core/gridTable.ts'
import { SortHeading } from '../core/SortHeading.tsx'
import { HeadRow } from './registrantStyles.ts'

const HEADINGS: readonly (readonly [RegistrantOrder, string])[] = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['status', 'Status'],
  ['registeredAt', 'Registered'],
  ['minutes', 'Attendance'],
]

interface RegistrantHeadProps {
  readonly by: RegistrantOrder
  readonly isDescending: boolean
  readonly onSort: (by: RegistrantOrder) => void
  /** null if nobody can be selected. */
  readonly selection: {
    readonly isAll: boolean
    readonly isSome: boolean
    readonly onToggle: () => void
  } | null
}

/** The headings of the table, which sort it, and the checkbox that selects everybody. */
export function RegistrantHead({ by, isDescending, onSort, selection }: RegistrantHeadProps) {
  const direction = isDescending ? 'descending' : 'ascending'
  return (
    <RowGroup>
      <HeadRow aria-rowindex={1}>
        <ColumnHeader>
          {selection ? (
            <CheckBox
              type="checkbox"
              aria-label="Select all"
              checked={selection.isAll}
              ref={(box) => {
                if (box) box.indeterminate = selection.isSome && !selection.isAll
              }}
              onChange={selection.onToggle}
            />
          ) : (
            <VisuallyHidden>Selection</VisuallyHidden>
          )}
        </ColumnHeader>
        {HEADINGS.map(([key, label]) => (
          <ColumnHeader key={key} aria-sort={by === key ? direction : undefined}>
            <SortHeading label={label} direction={by === key ? direction : null} onSort={() => onSort(key)} />
          </ColumnHeader>
        ))}
      </HeadRow>
    </RowGroup>
  )
}
