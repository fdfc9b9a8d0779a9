import { NEED_LAYER_TITLES } from '@outcome-studio/shared/domain/needs'
import { color, space, type, VisuallyHidden } from '@outcome-studio/shared/ui'
import { useId } from 'react'
import styled from 'styled-components'
import type { ComparedNames } from '../core/comparePath.ts'
import type { GoalComparison, LayerComparison } from '../domain/compare/GoalComparison.ts'

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`

const Title = styled.h2`
  font: ${type.heading};
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  text-align: left;

  & th,
  & td {
    padding: ${space(2)} ${space(3)} ${space(2)} 0;
    border-bottom: 1px solid ${color.border};
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  /* The second column begins where the field with its document does. */
  & th:first-child {
    width: calc(50% + ${space(1.5)});
  }
  & th {
    color: ${color.textMuted};
    font: ${type.label};
  }
  & tr {
    break-inside: avoid;
  }
`

const Absent = styled.span`
  color: ${color.textMuted};
`

const Parts = styled.dl`
  display: grid;
  gap: ${space(1)};
  margin-top: ${space(1)};
  font: ${type.small};

  & dt {
    color: ${color.textMuted};
  }
`

interface LayerTableProps {
  readonly names: ComparedNames
  readonly comparison: LayerComparison
}

/** The goals of one layer of two documents, side by side. */
export function LayerTable({ names, comparison: { layer, rows } }: LayerTableProps) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <Title id={id}>{NEED_LAYER_TITLES[layer]}</Title>
      <Table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{names.first}</th>
            <th scope="col">{names.second}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.kind === 'second' ? `second ${row.second.goal.id}` : row.first.goal.id}>
              <td>
                <GoalCell row={row} side="first" name={names.first} />
              </td>
              <td>
                <GoalCell row={row} side="second" name={names.second} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}

interface GoalCellProps {
  readonly row: GoalComparison
  readonly side: 'first' | 'second'
  readonly name: string
}

function GoalCell({ row, side, name }: GoalCellProps) {
  if (row.kind !== 'both') {
    const compared = row.kind === 'first' ? row.first : row.second
    if (row.kind === side) return compared.goal.text
    return (
      <Absent>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>Not in {name}</VisuallyHidden>
      </Absent>
    )
  }
  // The text itself is above the parts.
  const parts = row.differences.filter(({ label }) => label !== 'Goal')
  return (
    <>
      {row[side].goal.text}
      {parts.length > 0 && (
        <Parts>
          {parts.map((difference) => (
            <div key={difference.label}>
              <dt>{difference.label}</dt>
              <dd>{difference[side] || 'Empty'}</dd>
            </div>
          ))}
        </Parts>
      )}
    </>
  )
}
