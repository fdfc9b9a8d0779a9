import { ANYTHING } from '@outcome-studio/shared/document'
import { countNeeds } from '@outcome-studio/shared/domain/needs'
import { EmptyState, space, TextLink, type } from '@outcome-studio/shared/ui'
import { Scale } from 'lucide-react'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useSessionValue } from '../core/editing.ts'
import { sortGaps } from '../domain/gaps/sortGaps.ts'
import { useCurrentOpportunities } from '../opportunity/OpportunityContext.ts'
import { describeGaps } from './describeGaps.ts'
import { GapLegend } from './GapLegend.tsx'
import { GapTable } from './GapTable.tsx'

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding-top: ${space(2)};
`

const Title = styled.h2`
  font: ${type.heading};
`

const Lead = styled.p`
  max-width: 68ch;
  font: ${type.small};
`

/** The goals whose state is described, largest gap first. */
export function GapView() {
  const needs = useSessionValue(ANYTHING, ({ content }) => content)
  const opportunities = useCurrentOpportunities()
  const gaps = useMemo(() => sortGaps(needs, opportunities), [needs, opportunities])
  return (
    <Frame aria-label="Gaps">
      <Title>Gaps</Title>
      {gaps.length === 0 ? (
        <EmptyState
          title="No gaps yet"
          icon={<Scale aria-hidden="true" />}
          action={<TextLink to="?">Go to the map</TextLink>}
        >
          In the details of a goal, say where it stands today, where it should be and how much that matters.
          The goals that matter most then come first here.
        </EmptyState>
      ) : (
        <>
          <Lead>{describeGaps(gaps, countNeeds(needs).goals)}</Lead>
          {gaps.some(({ ends }) => ends !== null) && <GapLegend />}
          <GapTable gaps={gaps} />
        </>
      )}
    </Frame>
  )
}
