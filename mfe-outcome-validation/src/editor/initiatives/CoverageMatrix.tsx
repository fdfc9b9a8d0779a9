import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { Effect } from '@outcome-studio/shared/domain/study'
import { Button, Select, type SelectOption } from '@outcome-studio/shared/ui'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import type { InitiativeRanking } from '../../domain/initiatives/rankInitiatives.ts'
import { isUnderserved } from '../../domain/landscape/isOpportunity.ts'
import { describeNumber } from '../needs/describeNumber.ts'
import { BandColor } from '../needs/plot/plotStyles.ts'
import { shownName } from './edits/initiativeKey.ts'
import type { InitiativeEdits } from './edits/useInitiativeEdits.ts'
import { Choice, Instruction, Lead, Section, Title, ToolBar } from './initiativeStyles.ts'
import { MatrixCell } from './MatrixCell.tsx'
import { Matrix, MatrixRegion } from './matrixStyles.ts'
import { moveInMatrix } from './moveInMatrix.ts'

/** Rows shown at first, and added each time. */
const AT_A_TIME = 100

const SHOWN: readonly SelectOption[] = [
  { value: 'relevant', label: 'Underserved or served' },
  { value: 'gaps', label: 'Not covered' },
  { value: 'all', label: 'All outcomes' },
]

const Swatch = styled(BandColor)`
  display: inline-block;
  width: 12px;
  height: 12px;
  margin-inline-end: 8px;
  vertical-align: -1px;

  @media print {
    print-color-adjust: exact;
  }
`

interface CoverageMatrixProps {
  readonly ranking: InitiativeRanking
  readonly edits: InitiativeEdits
}

/** Which initiative serves which outcome, the highest opportunity first. */
export function CoverageMatrix({ ranking, edits }: CoverageMatrixProps) {
  const { initiatives, needs, covered, coverage } = ranking
  const [shown, setShown] = useState(coverage.underserved > 0 ? 'relevant' : 'all')
  const [limit, setLimit] = useState(AT_A_TIME)
  const [current, setCurrent] = useState('')
  const rows = useMemo(
    () =>
      needs.filter(
        (need) =>
          shown === 'all' ||
          (isUnderserved(need) && (shown === 'relevant' || !covered.has(need.statementId))) ||
          (shown === 'relevant' && covered.has(need.statementId)),
      ),
    [needs, covered, shown],
  )
  const effects = useMemo(() => effectsByCell(ranking), [ranking])
  const visible = rows.slice(0, limit)
  const keyOfCell = ({ statementId }: Need, id: string) => `${statementId} ${id}`
  const isThere = visible.some((need) =>
    initiatives.some(({ initiative }) => keyOfCell(need, initiative.id) === current),
  )
  const [firstNeed, firstInitiative] = [visible[0], initiatives[0]]
  const reachable =
    isThere || !firstNeed || !firstInitiative ? current : keyOfCell(firstNeed, firstInitiative.initiative.id)
  return (
    <Section aria-labelledby="coverage">
      <ToolBar>
        <Title id="coverage">Coverage</Title>
        <Choice>
          <Select
            label="Show"
            value={shown}
            options={SHOWN}
            onChange={(value) => {
              setShown(value)
              setLimit(AT_A_TIME)
            }}
          />
        </Choice>
      </ToolBar>
      <Instruction>
        Press a cell to set the next effect.{' '}
        <span data-keys="">
          S, M and L set small, medium and large, Delete removes it, and arrow keys move between cells.
        </span>
      </Instruction>
      {visible.length === 0 ? (
        <Lead>{shown === 'gaps' ? 'Every underserved outcome is covered.' : 'No outcome to show.'}</Lead>
      ) : (
        <MatrixRegion>
          <Matrix role="grid" aria-label="Initiatives by outcome" onKeyDown={moveInMatrix}>
            <thead>
              <tr>
                <th scope="col" data-column="outcome">
                  Outcome
                </th>
                <th scope="col">Opportunity</th>
                {initiatives.map(({ initiative }) => (
                  <th key={initiative.id} scope="col" dir="auto">
                    {shownName(initiative)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {visible.map((need) => (
                <tr
                  key={need.statementId}
                  data-gap={isUnderserved(need) && !covered.has(need.statementId) ? '' : undefined}
                >
                  <th scope="row" data-column="outcome" dir="auto">
                    {need.number} {need.text}
                  </th>
                  <td data-column="score">
                    {need.band && <Swatch data-band={need.band} aria-hidden="true" />}
                    {need.score === null ? '–' : describeNumber(need.score)}
                  </td>
                  {initiatives.map(({ initiative }) => {
                    const key = keyOfCell(need, initiative.id)
                    return (
                      <MatrixCell
                        key={initiative.id}
                        initiative={shownName(initiative)}
                        number={need.number}
                        effect={effects.get(key) ?? null}
                        isCurrent={key === reachable}
                        onFocus={() => setCurrent(key)}
                        onSet={(effect) =>
                          edits.setEffect(initiative, { id: need.statementId, number: need.number }, effect)
                        }
                      />
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </Matrix>
        </MatrixRegion>
      )}
      {visible.length < rows.length && (
        <ToolBar>
          <Button onPress={() => setLimit(limit + AT_A_TIME)}>Show more</Button>
          <Lead>
            {visible.length} of {rows.length.toLocaleString('en-US')} outcomes are shown.
          </Lead>
        </ToolBar>
      )}
    </Section>
  )
}

/** By uuid of the outcome statement and id of the initiative. */
const effectsByCell = ({ initiatives }: InitiativeRanking): ReadonlyMap<string, Effect> =>
  new Map(
    initiatives.flatMap(({ initiative, served }) =>
      served.map(({ need, effect }) => [`${need.statementId} ${initiative.id}`, effect] as const),
    ),
  )
