import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { Effect, InitiativeId, OutcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { Button, Select, type SelectOption } from '@outcome-studio/shared/ui'
import { useCallback, useMemo, useState } from 'react'
import type { InitiativeRanking } from '../../domain/initiatives/rankInitiatives.ts'
import { isUnderserved } from '../../domain/landscape/isOpportunity.ts'
import { shownName } from './edits/initiativeKey.ts'
import type { InitiativeEdits } from './edits/useInitiativeEdits.ts'
import { Choice, Instruction, Lead, Section, Title, ToolBar } from './initiativeStyles.ts'
import { MatrixRow } from './MatrixRow.tsx'
import { Matrix, MatrixRegion } from './matrixStyles.ts'
import { moveInMatrix } from './moveInMatrix.ts'

/** Rows shown at first, and added each time. */
const AT_A_TIME = 100

const SHOWN: readonly SelectOption[] = [
  { value: 'relevant', label: 'Underserved or served' },
  { value: 'gaps', label: 'Not covered' },
  { value: 'all', label: 'All outcomes' },
]

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
  const focusCell = useCallback(
    (statementId: OutcomeStatementUuid, id: InitiativeId) => setCurrent(keyOfCell({ statementId }, id)),
    [],
  )
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
                <MatrixRow
                  key={need.statementId}
                  need={need}
                  isCovered={covered.has(need.statementId)}
                  cells={initiatives.map(({ initiative: { id, name } }) => ({
                    initiative: { id, name },
                    effect: effects.get(keyOfCell(need, id)) ?? null,
                    isCurrent: keyOfCell(need, id) === reachable,
                  }))}
                  onFocus={focusCell}
                  edits={edits}
                />
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

const keyOfCell = ({ statementId }: Pick<Need, 'statementId'>, id: InitiativeId): string =>
  `${statementId} ${id}`

/** By uuid of the outcome statement and id of the initiative. */
const effectsByCell = ({ initiatives }: InitiativeRanking): ReadonlyMap<string, Effect> =>
  new Map(
    initiatives.flatMap(({ initiative, served }) =>
      served.map(({ need, effect }) => [keyOfCell(need, initiative.id), effect] as const),
    ),
  )
