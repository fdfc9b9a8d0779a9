import type { Gap } from '@outcome-studio/shared/domain'
import { NEED_LAYER_TITLES } from '@outcome-studio/shared/domain'
import { useEditor } from '@outcome-studio/shared/editor'
import { color, linkStyles, media, radius, space, type } from '@outcome-studio/shared/ui'
import { memo } from 'react'
import styled from 'styled-components'
import { useNeedsView } from '../core/useNeedsView.ts'

// The roles keep the table a table on a phone, where its parts are laid out as blocks.
const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border: 1px solid ${color.border};
  border-collapse: separate;
  border-spacing: 0;
  border-radius: ${radius.large};
  background: ${color.surface};
  text-align: start;

  & th,
  & td {
    padding: ${space(2)} ${space(3)};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & th:first-child {
    width: 7rem;
  }
  & th:nth-child(2) {
    width: 44%;
  }
  & th {
    color: ${color.textMuted};
    font: ${type.label};
  }
  & tbody td {
    border-top: 1px solid ${color.border};
    font: ${type.small};
  }

  ${media.narrow} {
    & thead {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    & tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      padding: ${space(2)} 0;
    }
    & tr + tr {
      border-top: 1px solid ${color.border};
    }
    & tbody td {
      padding: ${space(1)} ${space(3)};
      border-top: 0;
    }
    & td[data-label]:not(:empty)::before {
      content: attr(data-label) ': ';
      color: ${color.textMuted};
    }
    & td:empty {
      display: none;
    }
  }
`

const Row = styled.tr.attrs({ role: 'row' })``

const Cell = styled.td.attrs({ role: 'cell' })``

const Open = styled.button`
  ${linkStyles}
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  font: ${type.control};
  text-align: start;
  cursor: pointer;

  ${media.narrow} {
    min-height: 44px;
  }
`

const Layer = styled.div`
  color: ${color.textMuted};
  font: ${type.tiny};
`

const Conditions = styled.div`
  color: ${color.textMuted};
`

const Importance = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  &[data-high] {
    color: ${color.danger};
    font-weight: 600;
  }
`

/** From this importance a gap stands out. */
const HIGH = 4

/** Gaps in the order of their rank. From a goal, the member comes to its place on the map. */
export const GapTable = memo(function GapTable({ gaps }: { readonly gaps: readonly Gap[] }) {
  const { focus } = useEditor()
  const [, showView] = useNeedsView()
  return (
    <Table>
      <thead>
        <tr>
          <th>Importance</th>
          <th>Goal</th>
          <th>Today</th>
          <th>Desired</th>
        </tr>
      </thead>
      <tbody>
        {gaps.map(({ goal, state, importance }) => (
          <Row key={goal.id}>
            <Cell data-label="Importance">
              <Importance data-high={importance !== null && importance >= HIGH ? '' : undefined}>
                {importance === null ? 'Not said' : `${importance} of 5`}
              </Importance>
            </Cell>
            <Cell>
              <Layer>{NEED_LAYER_TITLES[goal.layer]}</Layer>
              <Open
                type="button"
                onClick={() => {
                  showView(null)
                  focus.request(goal.id)
                }}
              >
                {goal.text || 'Not written yet'}
              </Open>
            </Cell>
            <Cell data-label="Today">{state.current}</Cell>
            <Cell data-label="Desired">
              {state.desired}
              {state.conditions && <Conditions>{state.conditions}</Conditions>}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
})
