import { NEED_LAYER_TITLES } from '@outcome-studio/shared/domain/needs'
import { useEditor } from '@outcome-studio/shared/editor'
import { memo } from 'react'
import { useNeedsView } from '../core/useNeedsView.ts'
import type { Gap } from '../domain/gaps/sortGaps.ts'
import { Dumbbell } from './Dumbbell.tsx'
import { Cell, Ends, Importance, Layer, Open, Row, Scale, Table } from './gapTableStyles.ts'

/** From this importance a gap stands out. */
const HIGH = 4

/** Gaps in the order of their size. From a goal, the member comes to its place on the map. */
export const GapTable = memo(function GapTable({ gaps }: { readonly gaps: readonly Gap[] }) {
  const { focus } = useEditor()
  const [, showView] = useNeedsView()
  return (
    <Table>
      <thead>
        <tr>
          <th>Importance</th>
          <th>Goal</th>
          <th>
            From today to desired
            <Scale aria-hidden="true">
              <span>0</span>
              <span>10</span>
            </Scale>
          </th>
          <th>Today</th>
          <th>Desired</th>
          <th>Conditions</th>
        </tr>
      </thead>
      <tbody>
        {gaps.map(({ goal, state, importance, ends }) => (
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
            <Ends>{ends && <Dumbbell {...ends} />}</Ends>
            <Cell data-label="Today">{state.current}</Cell>
            <Cell data-label="Desired">{state.desired}</Cell>
            <Cell data-label="Conditions">{state.conditions}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
})
