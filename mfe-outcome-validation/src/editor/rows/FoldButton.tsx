import type { JobStepUuid } from '@outcome-studio/shared/domain/study'
import { IconButton } from '@outcome-studio/shared/ui'
import { ChevronDown, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { useEditor } from '../react/EditorContext.ts'
import { useFolded } from '../react/useFolded.ts'

const Screen = styled.span`
  @media print {
    display: none;
  }
`

interface FoldButtonProps {
  readonly stepId: JobStepUuid
  /** Position in the study, from 1. */
  readonly number: number
}

/** Collapses a job step to its first line, or expands it. */
export function FoldButton({ stepId, number }: FoldButtonProps) {
  const { folded } = useEditor()
  const isFolded = useFolded(stepId)
  return (
    <Screen>
      {isFolded ? (
        <IconButton label={`Expand job step ${number}`} onClick={() => folded.unfold(stepId)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      ) : (
        <IconButton label={`Collapse job step ${number}`} onClick={() => folded.fold(stepId)}>
          <ChevronDown aria-hidden="true" />
        </IconButton>
      )}
    </Screen>
  )
}
