import { counted } from '@outcome-studio/shared/domain/base'
import { color, space } from '@outcome-studio/shared/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { isOpportunity } from '../../domain/landscape/isOpportunity.ts'
import { WHOLE_LANDSCAPE } from '../../domain/landscape/LandscapeView.ts'
import { layoutLandscape } from '../../domain/landscape/layoutLandscape.ts'
import { onlyInGroup, type SegmentComparison } from '../../domain/segments/compareSegments.ts'
import { describeComparison } from '../../domain/segments/describeComparison.ts'
import type { Group } from '../../domain/segments/groupsOf.ts'
import { layoutArrows } from '../../domain/segments/layoutArrows.ts'
import { SIDE } from '../needs/plot/LandscapePicture.tsx'
import { LandscapeArrows } from '../segments/comparison/LandscapeArrows.tsx'
import { StillPlot } from './StillPlot.tsx'

const Figure = styled.figure`
  display: grid;
  gap: ${space(3)};
  min-width: 0;

  & > figcaption {
    display: grid;
    align-content: center;
    gap: 1.4em;
  }
`

const GroupText = styled.div`
  display: grid;
  gap: 0.2em;
  overflow-wrap: anywhere;

  & > :first-child {
    color: ${color.textMuted};
    font-size: 0.85em;
  }
  & > strong {
    font-size: 1.15em;
    font-weight: 650;
    line-height: 1.25;
  }
`

/** Two groups of respondents in one landscape, for reading. */
export function ComparedFigure({ comparison }: { readonly comparison: SegmentComparison }) {
  const { first, second, compared } = comparison
  const layout = useMemo(() => layoutLandscape(second.needs, WHOLE_LANDSCAPE, SIDE), [second])
  const arrows = useMemo(
    () => layoutArrows(compared, WHOLE_LANDSCAPE, { width: SIDE, height: SIDE }),
    [compared],
  )
  const only = {
    first: onlyInGroup(compared, 'first').length,
    second: onlyInGroup(compared, 'second').length,
  }
  return (
    <Figure>
      <StillPlot label={describeComparison(comparison)} layout={layout}>
        <LandscapeArrows arrows={arrows} pointed={null} />
      </StillPlot>
      <figcaption>
        <GroupFacts heading="First group" group={first} only={only.first} />
        <GroupFacts heading="Second group" group={second} only={only.second} />
      </figcaption>
    </Figure>
  )
}

interface GroupFactsProps {
  readonly heading: string
  readonly group: Group
  /** Number of outcomes that are underserved in this group only. */
  readonly only: number
}

function GroupFacts({ heading, group: { name, size, needs }, only }: GroupFactsProps) {
  return (
    <GroupText>
      <span>{heading}</span>
      <strong dir="auto">{name}</strong>
      <span>{counted(size, 'respondent')}</span>
      <span>Underserved outcomes: {needs.filter(({ band }) => isOpportunity(band)).length}</span>
      <span>Only in this group: {only}</span>
    </GroupText>
  )
}
