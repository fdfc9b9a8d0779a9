import { ANYTHING } from '@outcome-studio/shared/document'
import { needsTable } from '@outcome-studio/shared/domain/analysis'
import type { OutcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { EmptyState, media, Select, space, TextLink, visuallyHiddenStyles } from '@outcome-studio/shared/ui'
import { ChartScatter } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import styled from 'styled-components'
import { InitiativeDialog } from '../initiatives/edits/InitiativeDialog.tsx'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { PrintedTitle } from '../views/PrintedTitle.tsx'
import { Landscape } from './plot/Landscape.tsx'
import { needsOfStep, stepsOfNeeds } from './stepsOfNeeds.ts'
import { SurveyBar } from './survey/SurveyBar.tsx'
import { NeedsTable } from './table/NeedsTable.tsx'
import { ratingKey } from './table/ratingKey.ts'
import { useOutcomeScores } from './useOutcomeScores.ts'
import { usePointedNeed } from './usePointedNeed.ts'

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`

/** Label and choice on one line. */
const Filter = styled.div`
  min-width: 0;
  max-width: 100%;

  & > * {
    grid-template-columns: auto minmax(0, 240px);
    align-items: center;
    column-gap: ${space(2)};
  }
  ${media.narrow} {
    flex: 1 1 120px;

    & > * {
      grid-template-columns: minmax(0, 1fr);
    }
    & label {
      ${visuallyHiddenStyles}
    }
  }
  @media print {
    display: none;
  }
`

/** On a wide window the plot stays in view next to the table. */
const Columns = styled(Parts)`
  ${media.wide} {
    @media screen {
      grid-template-columns: minmax(400px, 2fr) minmax(0, 3fr);
      align-items: start;

      & > :first-child {
        position: sticky;
        top: 72px;
      }
    }
  }
  @media print {
    &:not([data-rated]) > :first-child {
      display: none;
    }
  }
`

/** Shows which outcomes matter most and are met least: ratings, scores and the landscape. */
export function NeedsView() {
  const study = useSessionValue(ANYTHING, ({ content }) => content)
  const { focus, session } = useEditor()
  const scores = useOutcomeScores(session.uuid)
  const all = useMemo(() => needsTable(study), [study])
  const [step, setStep] = useState('')
  // All ratings of a survey arrive at once. The page answers while their rows and dots are drawn.
  const needs = useDeferredValue(useMemo(() => needsOfStep(all, step), [all, step]))
  const pointed = usePointedNeed()
  const isReadOnly = useReadOnly()
  const [added, setAdded] = useState<OutcomeStatementUuid | null>(null)
  if (all.length === 0) {
    return (
      <EmptyState
        title="Nothing to rate yet"
        icon={<ChartScatter aria-hidden="true" />}
        action={<TextLink to="?">Write outcome statements</TextLink>}
      >
        Write outcome statements first. Then ask people how much each matters to them and how satisfied they
        are, and enter what they said here.
      </EmptyState>
    )
  }
  const steps = stepsOfNeeds(all)
  const isRated = needs.some(({ rating }) => rating !== null)
  const goToRow = (statementId: string) => {
    pointed.select(statementId)
    focus.request(ratingKey(statementId))
  }
  return (
    <Parts>
      <PrintedTitle />
      <SurveyBar
        needs={all}
        survey={study.survey ?? null}
        filter={
          steps.length > 2 && (
            <Filter>
              <Select label="Show outcomes of" value={step} options={steps} onChange={setStep} />
            </Filter>
          )
        }
      />
      <Columns data-rated={isRated ? '' : undefined}>
        <Landscape
          needs={needs}
          filter={needs === all ? '' : (steps.find(({ value }) => value === step)?.label ?? '')}
          pointed={pointed}
          onGoToRow={goToRow}
        />
        <NeedsTable needs={needs} pointed={pointed} onAdd={isReadOnly ? null : setAdded} scores={scores} />
      </Columns>
      {added !== null && (
        <InitiativeDialog
          initiatives={study.initiatives ?? []}
          statementIds={[added]}
          onClose={() => setAdded(null)}
        />
      )}
    </Parts>
  )
}
