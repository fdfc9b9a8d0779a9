import { ANYTHING, OUTLINE } from '@outcome-studio/shared/document'
import { JOB_STEP_CATEGORIES, type JobStepUuid } from '@outcome-studio/shared/domain'
import { color, space, type } from '@outcome-studio/shared/ui'
import { useCallback, useState } from 'react'
import styled from 'styled-components'
import { useSessionValue } from '../react/EditorContext.ts'
import { CategorySection, SectionFrame, SectionSteps, SectionTitle } from './CategorySection.tsx'
import { createJobMapReader } from './jobMap.ts'
import { MapStep } from './MapStep.tsx'
import { mapHint } from './mapHint.ts'
import { useMapDrag } from './useMapDrag.ts'

const Frame = styled.section`
  display: grid;
  gap: ${space(4)};
`

const Title = styled.h2`
  font: ${type.heading};
`

const Lead = styled.p`
  max-width: 68ch;
  color: ${color.textMuted};
  font: ${type.small};
`

const Categories = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${space(3)};
`

/** Shows the job's steps under the eight categories of the universal job map, and the empty categories. */
export function MapView() {
  const [readMap] = useState(createJobMapReader)
  const map = useSessionValue(ANYTHING, ({ views }) => readMap(views))
  const outline = useSessionValue(OUTLINE, ({ views }) => views.outline)
  const notApplicable = useSessionValue(ANYTHING, ({ content }) => content.notApplicable)
  const startDrag = useMapDrag()
  const numberOf = useCallback((stepId: JobStepUuid) => outline.indexOf(stepId) + 1, [outline])
  const unsorted = map.get(null) ?? []
  return (
    <Frame aria-label="Job map" onPointerDown={startDrag}>
      <Title>Job map</Title>
      <Lead>{mapHint(map, notApplicable ?? [])}</Lead>
      {unsorted.length > 0 && (
        <SectionFrame aria-label="Steps without a category" data-category="">
          <SectionTitle>Without a category</SectionTitle>
          <SectionSteps role="list">
            {unsorted.map((stepId) => (
              <MapStep key={stepId} stepId={stepId} number={numberOf(stepId)} />
            ))}
          </SectionSteps>
        </SectionFrame>
      )}
      <Categories>
        {JOB_STEP_CATEGORIES.map((category, at) => (
          <CategorySection
            key={category}
            category={category}
            rank={at + 1}
            steps={map.get(category) ?? []}
            numberOf={numberOf}
            reason={notApplicable?.find((entry) => entry.category === category)?.reason}
          />
        ))}
      </Categories>
    </Frame>
  )
}
