import { type Need, type NeedsOrder, sortNeeds } from '@outcome-studio/shared/domain'
import { useReadable } from '@outcome-studio/shared/feature'
import { Button, Card, color, media, space, type } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useEditor } from '../react/EditorContext.ts'
import { NeedRow } from './NeedRow.tsx'
import { SortHeading } from './SortHeading.tsx'

/** Rows shown at first. The member can show all rows of a longer table. */
const FIRST = 300

/** On a phone each outcome is a block of its own. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: ${space(2)};
    border-bottom: 1px solid ${color.border};
    text-align: left;
    vertical-align: top;
  }
  & th {
    color: ${color.textMuted};
    font: ${type.label};
    white-space: nowrap;
  }
  & :is(th, td):first-child {
    padding-left: 0;
  }

  ${media.narrow} {
    &,
    & > :is(thead, tbody) {
      display: block;
    }
    & :is(th, td) {
      padding: 0;
      border: 0;
    }
    & > thead > tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space(4)};
    }
    & > tbody > tr {
      display: grid;
      grid-template-columns: auto auto minmax(0, 1fr);
      gap: ${space(2)} ${space(4)};
      padding: ${space(3)} 0;
      border-top: 1px solid ${color.border};
    }
    & > tbody > tr > td:nth-child(2) {
      grid-column: span 2;
    }
  }
`

const COLUMNS: readonly { readonly order: NeedsOrder; readonly label: string }[] = [
  { order: 'number', label: 'No.' },
  { order: 'text', label: 'Outcome statement' },
  { order: 'importance', label: 'Importance' },
  { order: 'satisfaction', label: 'Satisfaction' },
  { order: 'score', label: 'Opportunity' },
]

interface Sorting {
  readonly order: NeedsOrder
  readonly direction: 'ascending' | 'descending'
}

/** Lists every outcome with its editable rating and the resulting score. */
export function NeedsTable({ needs }: { readonly needs: readonly Need[] }) {
  const [{ order, direction }, setSorting] = useState<Sorting>({ order: 'number', direction: 'ascending' })
  const [isWhole, setWhole] = useState(false)
  const { ratings: typed } = useReadable(useEditor().typedSurvey.texts)
  const sorted = sortNeeds(needs, order, direction)
  const shown = isWhole ? sorted : sorted.slice(0, FIRST)

  /** Numbers are sorted in descending order first. */
  const sortBy = (chosen: NeedsOrder) =>
    setSorting((before) => {
      const first = chosen === 'number' || chosen === 'text' ? 'ascending' : 'descending'
      if (before.order !== chosen) return { order: chosen, direction: first }
      return { order: chosen, direction: before.direction === 'ascending' ? 'descending' : 'ascending' }
    })

  return (
    <Card title="Ratings">
      <Table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <SortHeading
                key={column.order}
                label={column.label}
                direction={column.order === order ? direction : null}
                onSort={() => sortBy(column.order)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((need) => (
            <NeedRow key={need.statementId} need={need} typed={typed.get(need.statementId)} />
          ))}
        </tbody>
      </Table>
      {shown.length < needs.length && (
        <Button tone="quiet" onPress={() => setWhole(true)}>
          Show all {needs.length.toLocaleString('en-GB')} outcomes
        </Button>
      )}
    </Card>
  )
}
