import { type Need, type NeedsOrder, sortNeeds } from '@outcome-studio/shared/domain/analysis'
import { describeCounting } from '@outcome-studio/shared/domain/respondents'
import type { OutcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { Button, Card, Disclosure, useIsNarrow } from '@outcome-studio/shared/ui'
import { Fragment, useMemo, useState } from 'react'
import type { OutcomeScores } from '../useOutcomeScores.ts'
import type { PointedNeed } from '../usePointedNeed.ts'
import { NeedRow } from './NeedRow.tsx'
import { nextSorting, type Sorting } from './nextSorting.ts'
import { PasteProblems } from './PasteProblems.tsx'
import { PasteScale } from './PasteScale.tsx'
import { SortHeading } from './SortHeading.tsx'
import { type SortColumn, SortSelect } from './SortSelect.tsx'
import { NarrowSort, Table } from './tableStyles.ts'
import { usePasteRatings } from './usePasteRatings.ts'

/** Rows shown at first. The member can show all rows of a longer table. */
const FIRST = 300

/** Numbers are sorted in descending order first. The study is in ascending order of the number. */
const COLUMNS: readonly SortColumn<NeedsOrder>[] = [
  { column: 'number', label: 'No.', direction: 'descending', has: 'places' },
  { column: 'text', label: 'Outcome statement', direction: 'ascending' },
  { column: 'importance', label: 'Importance', direction: 'descending' },
  { column: 'satisfaction', label: 'Satisfaction', direction: 'descending' },
  { column: 'score', label: 'Opportunity', direction: 'descending' },
]

/** The number of its job step: that of an outcome is "2.1". */
const stepOf = (need: Need | undefined): string | undefined => need?.number.split('.')[0]

interface NeedsTableProps {
  readonly needs: readonly Need[]
  readonly pointed: PointedNeed
  /** Adds an outcome to an initiative; null without access. */
  readonly onAdd: ((statementId: OutcomeStatementUuid) => void) | null
  /** What the ratings follow from; null if the study has no respondents. */
  readonly scores: OutcomeScores | null
}

/** Lists every outcome with its editable rating and the resulting score. */
export function NeedsTable({ needs, pointed, onAdd, scores }: NeedsTableProps) {
  const [sorting, setSorting] = useState<Sorting<NeedsOrder> | null>(null)
  const [isWhole, setWhole] = useState(false)
  const sorted = useMemo(
    () => (sorting === null ? needs : sortNeeds(needs, sorting.column, sorting.direction)),
    [needs, sorting],
  )
  // In the order of the study, a heading names the step of the rows below it. Sorted, each row names its own.
  const isGrouped = sorting === null || sorting.column === 'number'
  const isBelow = sorted.findIndex(({ statementId }) => statementId === pointed.id) >= FIRST
  const shown = isWhole || isBelow ? sorted : sorted.slice(0, FIRST)
  const { onPaste, problems, hideProblems, waiting } = usePasteRatings(() => sorted)
  const isNarrow = useIsNarrow()
  const counting = scores
    ? `Importance and satisfaction are ten times the share of respondents with ${describeCounting(scores.scale)}. Below each score is its 95 % confidence interval.`
    : 'Importance and satisfaction are the share of people who answered 4 or 5 out of 5, times ten.'

  return (
    <Card
      title="Ratings"
      lead={isNarrow ? undefined : counting}
      actions={isNarrow && <Disclosure summary="What the numbers mean">{counting}</Disclosure>}
    >
      <PasteProblems problems={problems} onClose={hideProblems} />
      {waiting && <PasteScale doubt={waiting.doubt} onChoose={waiting.choose} onCancel={waiting.cancel} />}
      <NarrowSort>
        <SortSelect columns={COLUMNS} sorting={sorting} onSort={setSorting} />
      </NarrowSort>
      <Table>
        <thead>
          <tr>
            {COLUMNS.map(({ column, label, direction }) => (
              <SortHeading
                key={column}
                label={label}
                direction={column === sorting?.column ? sorting.direction : null}
                onSort={() => setSorting(nextSorting(sorting, column, direction))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((need, at) => (
            <Fragment key={need.statementId}>
              {isGrouped && need.jobStep !== '' && stepOf(need) !== stepOf(shown[at - 1]) && (
                <tr data-group="">
                  <th scope="rowgroup" colSpan={COLUMNS.length} dir="auto">
                    {stepOf(need)} {need.jobStep}
                  </th>
                </tr>
              )}
              <NeedRow
                need={need}
                hasStep={!isGrouped}
                isPointed={need.statementId === pointed.id}
                onHover={pointed.hover}
                onSelect={pointed.select}
                onPaste={onPaste}
                onAdd={onAdd}
                outcomeScore={scores?.byOutcome.get(need.statementId) ?? null}
              />
            </Fragment>
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
