import type { Need } from '@outcome-studio/shared/domain/analysis'
import { counted } from '@outcome-studio/shared/domain/base'
import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import type { SegmentDefinition } from '@outcome-studio/shared/domain/study'
import { Button, color, Notice, space, VisuallyHidden } from '@outcome-studio/shared/ui'
import { Filter, Sparkles } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { sampleSize } from '../../../domain/questionnaire/sampleSize.ts'
import { ClusterDialog } from '../clusters/ClusterDialog.tsx'
import { FilterDialog } from './FilterDialog.tsx'

const Frame = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
`

const Sample = styled.p`
  flex: 1 1 200px;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`

interface SegmentsBarProps {
  readonly needs: readonly Need[]
  readonly answers: SurveyAnswers
  /** null if nothing can be changed. */
  readonly onAdd: ((added: SegmentDefinition) => void) | null
}

/** Says how many people answered, and adds segments. */
export function SegmentsBar({ needs, answers, onAdd }: SegmentsBarProps) {
  const titleId = useId()
  const [open, setOpen] = useState<'filter' | 'clusters' | null>(null)
  const close = () => setOpen(null)
  const add = (added: SegmentDefinition) => {
    onAdd?.(added)
    close()
  }
  const size = sampleSize(answers.respondents.length)
  return (
    <>
      <Frame aria-labelledby={titleId}>
        <VisuallyHidden as="h2" id={titleId}>
          Segments
        </VisuallyHidden>
        <Sample>
          {counted(answers.respondents.length, 'respondent')}, {counted(answers.outcomes.length, 'outcome')}{' '}
          rated.
        </Sample>
        {onAdd && (
          <>
            <Button onPress={() => setOpen('filter')}>
              <Filter aria-hidden="true" />
              Add a filter
            </Button>
            <Button onPress={() => setOpen('clusters')}>
              <Sparkles aria-hidden="true" />
              Find clusters
            </Button>
          </>
        )}
      </Frame>
      {(size === 'too small' || size === 'overall only') && (
        <Notice tone="warning">
          With fewer than 180 respondents, differences between segments are often chance. Take them as
          questions, not as results.
        </Notice>
      )}
      {open === 'filter' && <FilterDialog answers={answers} edited={null} onSave={add} onClose={close} />}
      {open === 'clusters' && <ClusterDialog needs={needs} answers={answers} onAdd={add} onClose={close} />}
    </>
  )
}
