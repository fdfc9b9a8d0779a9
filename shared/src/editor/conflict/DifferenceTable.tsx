import type { DocumentDifference } from '@outcome-studio/shared/document'
import { Button, color, space, type } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { HighlightedText } from './HighlightedText.tsx'
import { markDifference } from './markDifference.ts'

/** Differences shown at first. A document may differ in a thousand places. */
const SHOWN = 20

const Scroll = styled.div`
  max-height: 50dvh;
  overflow: auto;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font: ${type.small};
  text-align: left;
  vertical-align: top;

  & th,
  & td {
    padding: ${space(1.5)} ${space(2)} ${space(1.5)} 0;
    border-bottom: 1px solid ${color.border};
    vertical-align: top;
    font-weight: 400;
  }
  & thead th,
  & tbody th {
    color: ${color.textMuted};
  }
`

interface DifferenceTableProps {
  readonly differences: readonly DocumentDifference[]
  /** Labels of the two versions. Default: mine and theirs. */
  readonly names?: readonly [string, string]
}

/** Shows the differences of two versions side by side. */
export function DifferenceTable({ differences, names = ['Mine', 'Theirs'] }: DifferenceTableProps) {
  const [count, setCount] = useState(SHOWN)
  if (differences.length === 0) return <p>Both versions say the same.</p>
  const more = differences.length - count
  return (
    <Scroll tabIndex={0} role="region" aria-label="Differences">
      <Table>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">{names[0]}</th>
            <th scope="col">{names[1]}</th>
          </tr>
        </thead>
        <tbody>
          {differences.slice(0, count).map((difference) => (
            <DifferenceRow key={difference.id} difference={difference} />
          ))}
        </tbody>
      </Table>
      {more > 0 && (
        <Button tone="quiet" onPress={() => setCount(differences.length)}>
          Show {more} more
        </Button>
      )}
    </Scroll>
  )
}

function DifferenceRow({ difference }: { readonly difference: DocumentDifference }) {
  const { mine, theirs } = markDifference(difference)
  return (
    <tr>
      <th scope="row">{difference.where}</th>
      <td>
        <HighlightedText text={mine} />
      </td>
      <td>
        <HighlightedText text={theirs} />
      </td>
    </tr>
  )
}
