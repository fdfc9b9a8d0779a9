import { ANYTHING } from '@outcome-studio/shared/document'
import { needsTable } from '@outcome-studio/shared/domain'
import { EmptyState, space } from '@outcome-studio/shared/ui'
import { ChartScatter } from 'lucide-react'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useSessionValue } from '../react/EditorContext.ts'
import { Landscape } from './Landscape.tsx'
import { NeedsTable } from './NeedsTable.tsx'
import { SurveyCard } from './SurveyCard.tsx'

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`

/** Shows which outcomes matter most and are met least: ratings, scores and the landscape. */
export function NeedsView() {
  const study = useSessionValue(ANYTHING, ({ content }) => content)
  const needs = useMemo(() => needsTable(study), [study])
  if (needs.length === 0) {
    return (
      <EmptyState title="Nothing to rate yet" icon={<ChartScatter aria-hidden="true" />}>
        Write outcome statements first. Then ask people how much each matters to them and how satisfied they
        are, and enter what they said here.
      </EmptyState>
    )
  }
  return (
    <Parts>
      <SurveyCard needs={needs} survey={study.survey ?? null} />
      {needs.some(({ rating }) => rating !== null) && <Landscape needs={needs} />}
      <NeedsTable needs={needs} />
    </Parts>
  )
}
