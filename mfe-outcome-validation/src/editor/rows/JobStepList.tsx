import { OUTLINE } from '@outcome-studio/shared/document'
import { DropLine, usePrinting, useReadOnly } from '@outcome-studio/shared/editor'
import {
  Button,
  color,
  EmptyState,
  media,
  space,
  type,
  useIsWide,
  visuallyHiddenStyles,
} from '@outcome-studio/shared/ui'
import { ListPlus, Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { remarksId, WHOLE_STUDY } from '../checking/remarkPlaces.ts'
import { SEVERITIES } from '../checking/severities.ts'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { RemarksButton } from '../remarks/RemarksButton.tsx'
import { RemarksRegion } from '../remarks/RemarksRegion.tsx'
import { FoldAllButton } from './FoldAllButton.tsx'
import { holdHeight } from './holdHeight.ts'
import { JobStepBlock } from './JobStepBlock.tsx'
import { MoveHost } from './MoveHost.tsx'
import { moveInPlace } from './moveInPlace.ts'
import { PartsSwitch } from './PartsSwitch.tsx'
import { rowsStyles } from './rowStyles.ts'
import { useMountedSteps } from './useMountedSteps.ts'
import { useRowDrag } from './useRowDrag.ts'

const REMARKS_ID = 'study-remarks'

/** Ids of the lists of remarks about the whole study, of which those without remarks are absent. */
const STUDY_REMARKS = SEVERITIES.map((severity) => remarksId(`${WHOLE_STUDY}-${severity}`)).join(' ')

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};

  ${media.narrow} {
    flex: 1;
    justify-content: flex-end;
    gap: ${space(1)} ${space(2)};

    & > [aria-controls] {
      margin-right: auto;
    }
    & > :last-child {
      column-gap: ${space(2)};
      font: ${type.small};
    }
  }
  @media print {
    display: none;
  }
`

/** On a phone the outline of the page alone needs it: the steps are in view without its line. */
const Title = styled.h2`
  font: ${type.heading};

  ${media.narrow} {
    ${visuallyHiddenStyles}
  }
`

/** Not a grid, which would measure every step again with each key. */
const Steps = styled.ol`
  & > li + li {
    margin-top: ${space(4)};
  }
  ${rowsStyles}
`

const End = styled.div`
  padding-top: ${space(1)};
  color: ${color.textMuted};
`

function followRows(list: HTMLElement | null) {
  moveInPlace(list)
  return holdHeight(list)
}

/** Lists the job steps with their outcome statements. */
export function JobStepList() {
  const { session, actions } = useEditor()
  const outline = useSessionValue(OUTLINE, ({ views }) => views.outline)
  const rowsOfSteps = useMemo(
    () => outline.map((stepId) => 1 + (session.views.step(stepId)?.statementIds.length ?? 0)),
    [outline, session],
  )
  const mounted = useMountedSteps(rowsOfSteps)
  const isWide = useIsWide()
  const [isShowing, setShowing] = useState(false)
  const isPrinting = usePrinting()
  const line = useRef<HTMLDivElement>(null)
  const startDrag = useRowDrag(line)
  const add = useReadOnly() ? null : (
    <Button onPress={() => actions.addJobStep()}>
      <Plus aria-hidden="true" />
      Add job step
    </Button>
  )
  return (
    <Frame aria-label="Job steps and outcome statements" aria-describedby={STUDY_REMARKS}>
      <Head>
        <Title>Job steps</Title>
        {outline.length > 0 && (
          <Tools>
            {!isWide && (
              <RemarksButton
                controls={REMARKS_ID}
                isOpen={isShowing}
                onToggle={() => setShowing(!isShowing)}
              />
            )}
            <FoldAllButton />
            <PartsSwitch />
          </Tools>
        )}
      </Head>
      {outline.length === 0 ? (
        <EmptyState title="No job steps yet" icon={<ListPlus aria-hidden="true" />} action={add}>
          Start with the step at the heart of the job, then work outwards to what comes before and after.
        </EmptyState>
      ) : (
        <>
          {!isWide && <RemarksRegion id={REMARKS_ID} isOpen={isShowing} onOpen={() => setShowing(true)} />}
          <Steps ref={followRows} role="list" onPointerDown={startDrag}>
            {outline.map((stepId, at) => (
              <JobStepBlock
                key={stepId}
                stepId={stepId}
                number={at + 1}
                isLast={at === outline.length - 1}
                isMounted={isPrinting || at < mounted}
                isWhole={isPrinting}
              />
            ))}
          </Steps>
          {add && <End>{add}</End>}
          <DropLine ref={line} hidden />
          <MoveHost />
        </>
      )}
    </Frame>
  )
}
