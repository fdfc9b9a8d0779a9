import { ANYTHING, OUTLINE } from '@outcome-studio/shared/document'
import { JOB_STEP_CATEGORIES, type JobStepUuid } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { color, media, space, type } from '@outcome-studio/shared/ui'
import { useCallback, useState } from 'react'
import styled from 'styled-components'
import { jobMapToSvg } from '../../domain/jobMap/jobMapToSvg.ts'
import { SavePicture } from '../export/SavePicture.tsx'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { PrintedTitle } from '../views/PrintedTitle.tsx'
import { CategorySection, SectionFrame, SectionSteps, SectionTitle } from './CategorySection.tsx'
import { createJobMapReader } from './jobMap.ts'
import { MapStep } from './MapStep.tsx'
import { mapHint } from './mapHint.ts'
import { SortSteps } from './SortSteps.tsx'
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

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`

const Job = styled.p`
  font: ${type.label};
  overflow-wrap: anywhere;

  @media print {
    display: none;
  }
`

const Actions = styled.div`
  display: flex;
  gap: ${space(2)};
`

/** Cards of about a column's width, because one step alone would stretch over the page. */
const UnsortedSteps = styled(SectionSteps)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
`

/** On a wide window the job runs from left to right, one column for each category. */
const Categories = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${space(3)};

  ${media.wide} {
    @media screen {
      grid-template-columns: repeat(8, minmax(0, 1fr));
      gap: ${space(4)};

      & > section {
        position: relative;
        padding: ${space(2)};
      }
      & > section:not(:last-child)::after {
        content: '→' / '';
        position: absolute;
        top: ${space(2)};
        left: 100%;
        width: ${space(4)};
        color: ${color.textMuted};
        text-align: center;
      }
    }
  }
  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** Shows the job's steps under the eight categories of the universal job map, and the empty categories. */
export function MapView() {
  const [readMap] = useState(createJobMapReader)
  const map = useSessionValue(ANYTHING, ({ views }) => readMap(views))
  const outline = useSessionValue(OUTLINE, ({ views }) => views.outline)
  const notApplicable = useSessionValue(ANYTHING, ({ content }) => content.notApplicable)
  const startDrag = useMapDrag()
  const numberOf = useCallback((stepId: JobStepUuid) => outline.indexOf(stepId) + 1, [outline])
  const { session } = useEditor()
  const isReadOnly = useReadOnly()
  const { executor, userInput } = useSessionValue(ANYTHING, ({ content }) => content.jtbd)
  const job = [executor.trim(), userInput.trim()].filter((part) => part !== '').join(' · ')
  const unsorted = map.get(null) ?? []
  return (
    <Frame aria-label="Job map" onPointerDown={startDrag}>
      <PrintedTitle />
      <Head>
        <div>
          <Title>Job map</Title>
          {job !== '' && <Job dir="auto">{job}</Job>}
          <Lead>{mapHint(map, notApplicable ?? [])}</Lead>
        </div>
        <Actions>
          {!isReadOnly && unsorted.length > 0 && <SortSteps />}
          <SavePicture what="job map" draw={(docName) => jobMapToSvg(docName, session.content)} />
        </Actions>
      </Head>
      {unsorted.length > 0 && (
        <SectionFrame aria-label="Steps without a category" data-category="">
          <SectionTitle>Without a category</SectionTitle>
          <UnsortedSteps role="list">
            {unsorted.map((stepId) => (
              <MapStep key={stepId} stepId={stepId} number={numberOf(stepId)} />
            ))}
          </UnsortedSteps>
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
