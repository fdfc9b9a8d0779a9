import { NEED_LAYER_TITLES } from '@outcome-studio/shared/domain/needs'
import { useEditor } from '@outcome-studio/shared/editor'
import { memo } from 'react'
import { useNeedsView } from '../core/useNeedsView.ts'
import type { Gap } from '../domain/gaps/sortGaps.ts'
import { Dumbbell } from './Dumbbell.tsx'
import { Cell, Ends, Importance, Layer, Open, Row, Scale, Steps, Table, Unrated } from './gapTableStyles.ts'
import { RateGap } from './RateGap.tsx'

/** From this importance a gap stands out. */
const HIGH = 4

const STEPS = [1, 2, 3, 4, 5] as const

/** Gaps in the order of their size. From a goal, the member comes to its place on the map. */
export const GapTable = memo(function GapTable({ gaps }: { readonly gaps: readonly Gap[] }) {
  const { focus } = useEditor()
  const [, showView] = useNeedsView()
  const isAnyRated = gaps.some(({ ends }) => ends !== null)
  const showGoal = ({ goal }: Gap) => {
    showView(null)
    focus.request(goal.id)
  }
  return (
    <Table>
      <thead>
        <tr>
          <th>Goal</th>
          <th>Importance</th>
          {isAnyRated && (
            <th>
              From today to desired
              <Scale aria-hidden="true">
                <span>0</span>
                <span>10</span>
              </Scale>
            </th>
          )}
          <th>Today</th>
          <th>Desired</th>
          <th>Conditions</th>
        </tr>
      </thead>
      <tbody>
        {gaps.map((gap) => {
          const { goal, state, importance, ends } = gap
          const rate = ends === null && <RateGap gap={gap} onRate={() => showGoal(gap)} />
          return (
            <Row key={goal.id}>
              <Cell>
                <Open type="button" onClick={() => showGoal(gap)}>
                  {goal.text || 'Not written yet'}
                </Open>
                <Layer>{NEED_LAYER_TITLES[goal.layer]}</Layer>
              </Cell>
              <Cell data-label="Importance">
                <Importance data-high={importance !== null && importance >= HIGH ? '' : undefined}>
                  {importance === null ? 'Not said' : `${importance} of 5`}
                  {importance !== null && (
                    <Steps aria-hidden="true">
                      {STEPS.map((step) => (
                        <span key={step} data-reached={step <= importance ? '' : undefined} />
                      ))}
                    </Steps>
                  )}
                </Importance>
                {!isAnyRated && rate}
              </Cell>
              {isAnyRated &&
                (ends ? (
                  <Ends>
                    <Dumbbell {...ends} />
                  </Ends>
                ) : (
                  <Cell data-label="From today to desired">
                    <Unrated>Not rated</Unrated>
                    {rate}
                  </Cell>
                ))}
              <Cell data-label="Today">{state.current}</Cell>
              <Cell data-label="Desired">{state.desired}</Cell>
              <Cell data-label="Conditions">{state.conditions}</Cell>
            </Row>
          )
        })}
      </tbody>
    </Table>
  )
})
