import { type Need, type NeedsOrder, sortNeeds } from '@outcome-studio/shared/domain'
import { useReadable } from '@outcome-studio/shared/feature'
import { Button, Card } from '@outcome-studio/shared/ui'
import { useMemo, useState } from 'react'
import { useEditor } from '../../react/EditorContext.ts'
import type { PointedNeed } from '../usePointedNeed.ts'
import { NeedRow } from './NeedRow.tsx'
import { PasteProblems } from './PasteProblems.tsx'
import { PasteScale } from './PasteScale.tsx'
import { SortHeading } from './SortHeading.tsx'
import { Table } from './tableStyles.ts'
import { usePasteRatings } from './usePasteRatings.ts'

/** Rows shown at first. The member can show all rows of a longer table. */
const FIRST = 300

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

interface NeedsTableProps {
  readonly needs: readonly Need[]
  readonly pointed: PointedNeed
}

/** Lists every outcome with its editable rating and the resulting score. */
export function NeedsTable({ needs, pointed }: NeedsTableProps) {
  const [{ order, direction }, setSorting] = useState<Sorting>({ order: 'number', direction: 'ascending' })
  const [isWhole, setWhole] = useState(false)
  const { ratings: typed } = useReadable(useEditor().typedSurvey.texts)
  const sorted = useMemo(() => sortNeeds(needs, order, direction), [needs, order, direction])
  const isBelow = sorted.findIndex(({ statementId }) => statementId === pointed.id) >= FIRST
  const shown = isWhole || isBelow ? sorted : sorted.slice(0, FIRST)
  const { onPaste, problems, hideProblems, waiting } = usePasteRatings(sorted)

  /** Numbers are sorted in descending order first. */
  const sortBy = (chosen: NeedsOrder) =>
    setSorting((before) => {
      const first = chosen === 'number' || chosen === 'text' ? 'ascending' : 'descending'
      if (before.order !== chosen) return { order: chosen, direction: first }
      return { order: chosen, direction: before.direction === 'ascending' ? 'descending' : 'ascending' }
    })

  return (
    <Card title="Ratings">
      <PasteProblems problems={problems} onClose={hideProblems} />
      {waiting && <PasteScale doubt={waiting.doubt} onChoose={waiting.choose} onCancel={waiting.cancel} />}
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
            <NeedRow
              key={need.statementId}
              need={need}
              typed={typed.get(need.statementId)}
              isPointed={need.statementId === pointed.id}
              onHover={pointed.hover}
              onSelect={pointed.select}
              onPaste={onPaste}
            />
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
