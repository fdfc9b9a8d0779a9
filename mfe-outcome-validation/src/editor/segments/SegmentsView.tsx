import { useSurveyAnswers } from '@outcome-studio/shared/data'
import { ANYTHING } from '@outcome-studio/shared/document'
import { needsTable } from '@outcome-studio/shared/domain/analysis'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { Button, EmptyState, Notice, Skeleton, space } from '@outcome-studio/shared/ui'
import { Users } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import styled from 'styled-components'
import { SurveyImport } from '../needs/survey/SurveyImport.tsx'
import { useSessionValue } from '../react/EditorContext.ts'
import { PrintedTitle } from '../views/PrintedTitle.tsx'
import { SegmentsPanel } from './SegmentsPanel.tsx'

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`

/** Groups of respondents: defines them, profiles them, and compares two in the opportunity landscape. */
export function SegmentsView() {
  const content = useSessionValue(ANYTHING, (session) => session.content)
  // The page answers between an edit, which closes a dialog, and the ratings of its segments.
  const study = useDeferredValue(content)
  const needs = useMemo(() => needsTable(study), [study])
  const isReadOnly = useReadOnly()
  const { data: answers, isPending, error, refetch } = useSurveyAnswers(study.jtbd.uuid)
  if (isPending) return <Skeleton label="Opening the answers of the survey" />
  if (error) {
    return (
      <Notice tone="danger" actions={<Button onPress={() => void refetch()}>Try again</Button>}>
        The answers of the survey could not be read. {describeError(error).message} The study itself is safe.
      </Notice>
    )
  }
  if (answers === null || answers.respondents.length === 0) {
    return (
      <EmptyState
        title="No respondents yet"
        icon={<Users aria-hidden="true" />}
        action={!isReadOnly && needs.length > 0 && <SurveyImport />}
      >
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
