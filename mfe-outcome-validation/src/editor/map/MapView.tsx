import { ANYTHING, OUTLINE } from '@outcome-studio/shared/document'
import { JOB_STEP_CATEGORIES, type JobStepUuid } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import {
  color,
  media,
  radius,
  space,
  type,
  useIsNarrow,
  visuallyHiddenStyles,
} from '@outcome-studio/shared/ui'
import { useCallback, useState } from 'react'
import styled from 'styled-components'
import { UNSORTED_TITLE } from '../../domain/jobMap/jobMapColumns.ts'
import { jobMapToSvg } from '../../domain/jobMap/jobMapToSvg.ts'
import { stepHeat } from '../../domain/jobMap/stepHeat.ts'
import { SavePicture } from '../export/SavePicture.tsx'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { PrintedTitle } from '../views/PrintedTitle.tsx'
import { BandKey } from './BandKey.tsx'
import { CategorySection, SectionFrame, SectionHead, SectionSteps, SectionTitle } from './CategorySection.tsx'
import { CountKey } from './CountKey.tsx'
import { createJobMapReader } from './jobMap.ts'
import { MapStep } from './MapStep.tsx'
import { mapHint } from './mapHint.ts'
import { SortSteps } from './SortSteps.tsx'
import { useMapDrag } from './useMapDrag.ts'

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`

/** On a phone the tab above it has the same words. */
const Title = styled.h2`
  font: ${type.heading};

  ${media.narrow} {
    ${visuallyHiddenStyles}
  }
`

const Lead = styled.p`
  max-width: 68ch;
  color: ${color.textMuted};
  font: ${type.small};

  /* A phone has no line for a map that lacks nothing. */
  ${media.narrow} {
    &:not([data-open]) {
      ${visuallyHiddenStyles}
    }
  }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};

  & > :first-child {
    flex: 1 1 14rem;
    min-width: 0;
  }
  ${media.narrow} {
    gap: ${space(2)};
  }
`

const Job = styled.p`
  font: ${type.label};
  overflow-wrap: anywhere;

  ${media.narrow} {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media print {
    display: none;
  }
`

const Actions = styled.div`
  display: flex;
  gap: ${space(2)};
`

/**
 * The job runs from left to right, one column for each category. The board fills the window and scrolls in itself, so
 * that the headings of the columns stay in view; on a phone it scrolls sideways from column to column.
 */
const Board = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(152px, 1fr);
  gap: ${space(2)};
  min-height: min(520px, 60dvh);
  max-height: calc(100dvh - var(--bar-height) - ${space(8)});
  overflow: auto;
  scroll-padding-inline: ${space(2)};
  border-radius: ${radius.large};

  ${media.narrow} {
    grid-auto-columns: min(72vw, 280px);
    scroll-snap-type: x proximity;

    & > section {
      scroll-snap-align: start;
    }
  }
  ${media.low} {
    max-height: none;
  }
  @media print {
    grid-auto-flow: row;
    grid-auto-columns: auto;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    max-height: none;
    overflow: visible;
  }
`

const Key = styled.div`
  color: ${color.textMuted};
  font: ${type.small};
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
  const hint = mapHint(map, notApplicable ?? [])
  const isNarrow = useIsNarrow()
  const unsorted = map.get(null) ?? []
  const isRated = useSessionValue(ANYTHING, ({ content }) =>
    content.jobSteps.some((step) => stepHeat(step) !== null),
  )
  return (
    <Frame aria-label="Job map" onPointerDown={startDrag}>
      <PrintedTitle />
      <Head>
        <div>
          <Title>Job map</Title>
          {job !== '' && <Job dir="auto">{job}</Job>}
          <Lead data-open={hint.isOpen || undefined}>{hint.text}</Lead>
          <CountKey />
        </div>
        <Actions>
          {!isReadOnly && unsorted.length > 0 && <SortSteps />}
          <SavePicture
            hasText={!isNarrow}
            what="job map"
            draw={(docName) => jobMapToSvg(docName, session.content)}
          />
        </Actions>
      </Head>
      {isRated && (
        <Key>
          The color of a step is its highest opportunity.
          <BandKey />
        </Key>
      )}
      <Board>
        {unsorted.length > 0 && (
          <SectionFrame aria-label="Steps without a category" data-category="">
            <SectionHead>
              <SectionTitle>{UNSORTED_TITLE}</SectionTitle>
            </SectionHead>
            <SectionSteps role="list">
              {unsorted.map((stepId) => (
                <MapStep key={stepId} stepId={stepId} number={numberOf(stepId)} />
              ))}
            </SectionSteps>
          </SectionFrame>
        )}
        {JOB_STEP_CATEGORIES.map((category) => (
          <CategorySection
            key={category}
            category={category}
            steps={map.get(category) ?? []}
            numberOf={numberOf}
            reason={notApplicable?.find((entry) => entry.category === category)?.reason}
          />
        ))}
      </Board>
    </Frame>
  )
}
