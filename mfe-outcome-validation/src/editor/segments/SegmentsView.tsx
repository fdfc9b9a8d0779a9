import { ANYTHING } from '@outcome-studio/shared/document'
import { needsTable } from '@outcome-studio/shared/domain/analysis'
import { EmptyState, Notice, Skeleton, space } from '@outcome-studio/shared/ui'
import { Users } from 'lucide-react'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useSessionValue } from '../react/EditorContext.ts'
import { PrintedTitle } from '../views/PrintedTitle.tsx'
import { SegmentsPanel } from './SegmentsPanel.tsx'
import { useSurveyAnswers } from './useSurveyAnswers.ts'

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`

/** Groups of respondents: defines them, profiles them, and compares two in the opportunity landscape. */
export function SegmentsView() {
  const study = useSessionValue(ANYTHING, ({ content }) => content)
  const needs = useMemo(() => needsTable(study), [study])
  const { status, answers } = useSurveyAnswers(study.jtbd.uuid)
  if (status === 'loading') return <Skeleton label="Opening the answers of the survey" />
  if (status === 'failed') {
    return (
      <Notice tone="danger">
        The answers of the survey could not be loaded. The study itself is safe; check the connection and open
        this view again.
      </Notice>
    )
  }
  if (status === 'absent' || answers.respondents.length === 0) {
    return (
      <EmptyState title="No respondents yet" icon={<Users aria-hidden="true" />}>
        Import a survey with one row per person to see segments.
      </EmptyState>
    )
  }
  return (
    <Parts>
      <PrintedTitle />
      <SegmentsPanel definitions={study.segments ?? NO_SEGMENTS} needs={needs} answers={answers} />
    </Parts>
  )
}

const NO_SEGMENTS = [] as const
