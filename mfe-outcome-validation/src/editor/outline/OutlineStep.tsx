import { counted } from '@outcome-studio/shared/domain/base'
import type { JobStepUuid } from '@outcome-studio/shared/domain/study'
import { color, focusRing, radius, space, type, VisuallyHidden } from '@outcome-studio/shared/ui'
import { memo } from 'react'
import styled from 'styled-components'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { keysOf, useWorstSeverity } from '../react/useWorstSeverity.ts'
import { SeverityDot } from '../remarks/SeverityDot.tsx'

const Entry = styled.button`
  position: relative;
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr) 8px auto;
  align-items: center;
  gap: ${space(1.5)};
  width: 100%;
  min-height: 32px;
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color.textMuted};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
  text-align: left;
  cursor: pointer;
  ${focusRing}

  /* Its place cuts what is outside. */
  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.text};
  }
`

/** Is laid out only when it comes into view. */
const Place = styled.li`
  content-visibility: auto;
  contain-intrinsic-height: auto 32px;
`

/** At most two lines. */
const Text = styled.span`
  display: -webkit-box;
  overflow: hidden;
  padding-block: ${space(1)};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

const Count = styled.span`
  grid-column: 4;
  min-width: 1.25rem;
  font: ${type.tiny};
  text-align: right;
`

interface OutlineStepProps {
  readonly stepId: JobStepUuid
  /** Position in the study, from 1. */
  readonly number: number
  readonly isCurrent: boolean
}

/** One step in the outline: its number, text, worst severity and number of statements. */
export const OutlineStep = memo(function OutlineStep({ stepId, number, isCurrent }: OutlineStepProps) {
  const { focus } = useEditor()
  const step = useSessionValue(stepId, ({ views }) => views.step(stepId))
  const worst = useWorstSeverity(keysOf(step))
  if (!step) return null
  const text = step.userInput.trim() || step.category || 'Untitled step'
  const go = () => {
    focus.request(stepId)
    const block = document.querySelector(`[data-step="${CSS.escape(stepId)}"]`)
    block?.scrollIntoView({ block: 'start' })
  }
  return (
    <Place>
      <Entry
        type="button"
        title={text}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent ? 'location' : undefined}
        onClick={go}
      >
        <span>{number}</span> <Text>{text}</Text>
        {worst && <SeverityDot severity={worst} title={SEVERITY_LABELS[worst]} />}
        <Count aria-hidden="true">{step.statementIds.length}</Count>
        <VisuallyHidden>
          {`(${counted(step.statementIds.length, 'statement')}${worst ? `, worst remark: ${worst}` : ''})`}
        </VisuallyHidden>
      </Entry>
    </Place>
  )
})
