import { NEED_LAYER_TITLES } from '@outcome-studio/shared/domain/needs'
import { useEditor } from '@outcome-studio/shared/editor'
import { memo } from 'react'
import { useNeedsView } from '../core/useNeedsView.ts'
import type { Gap } from '../domain/gaps/sortGaps.ts'
import { Dumbbell } from './Dumbbell.tsx'
import { Cell, Ends, Importance, Layer, Open, Row, Scale, Steps, Table } from './gapTableStyles.ts'
import { UnratedGap } from './UnratedGap.tsx'

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
          <th>
            From today to desired
            {isAnyRated && (
              <Scale aria-hidden="true">
                <span>0</span>
                <span>10</span>
              </Scale>
            )}
          </th>
          <th>Today</th>
          <th>Desired</th>
          <th>Conditions</th>
        </tr>
      </thead>
      <tbody>
        {gaps.map((gap) => {
          const { goal, state, importance, ends } = gap
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
              </Cell>
              {ends ? (
                <Ends>
                  <Dumbbell {...ends} />
                </Ends>
              ) : (
                <Cell>
                  <UnratedGap gap={gap} onRate={() => showGoal(gap)} />
                </Cell>
              )}
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
