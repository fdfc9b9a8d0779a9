import type { JobStepView } from '@outcome-studio/shared/document'
import { counted } from '@outcome-studio/shared/domain/base'
import { Button, VisuallyHidden } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import styled from 'styled-components'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useWorstSeverity } from '../react/useWorstSeverity.ts'
import { SeverityDot } from '../remarks/SeverityDot.tsx'
import { TEXT_INDENT } from './rowStyles.ts'

const Line = styled.div`
  padding-left: ${TEXT_INDENT};
`

interface FoldedStatementsProps {
  readonly step: JobStepView
}

/** Stands for the statements of a collapsed step, and shows them again when one of them is to have the focus. */
export function FoldedStatements({ step: { uuid: stepId, statementIds } }: FoldedStatementsProps) {
  const { focus, folded } = useEditor()
  const worst = useWorstSeverity(statementIds)
  useEffect(() => {
    const releases = statementIds.map((key) => focus.offer(key, () => folded.unfold(stepId)))
    return () => {
      for (const release of releases) release()
    }
  }, [focus, folded, stepId, statementIds])
  const show = () => {
    folded.unfold(stepId)
    focus.request(stepId)
  }
  return (
    <Line>
      <Button tone="quiet" onPress={show}>
        {counted(statementIds.length, 'outcome statement')}
        {worst && <SeverityDot severity={worst} title={SEVERITY_LABELS[worst]} />}
        {worst && <VisuallyHidden>{`, worst remark: ${worst}`}</VisuallyHidden>}
      </Button>
    </Line>
  )
}
