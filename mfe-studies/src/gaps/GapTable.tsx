import { NEED_LAYER_TITLES } from '@outcome-studio/shared/domain/needs'
import { useEditor } from '@outcome-studio/shared/editor'
import { memo } from 'react'
import { useNeedsView } from '../core/useNeedsView.ts'
import type { Gap } from '../domain/sorting/sortGaps.ts'
import { Cell, Conditions, Importance, Layer, Open, Row, Table } from './gapTableStyles.ts'

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
