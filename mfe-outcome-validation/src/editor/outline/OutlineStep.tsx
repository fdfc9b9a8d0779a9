import type { JobStepView } from '@outcome-studio/shared/document'
import { counted, type JobStepUuid, openRemarks, type Severity } from '@outcome-studio/shared/domain'
import { color, focusRing, radius, space, type, VisuallyHidden } from '@outcome-studio/shared/ui'
import { memo, useCallback, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import { itemOf } from '../checking/itemOf.ts'
import { COUNTS } from '../checking/LiveRemarks.ts'
import { worstSeverity } from '../checking/severities.ts'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
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

  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.text};
  }
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
  const worst = useWorstSeverity(step)
  if (!step) return null
  const text = step.userInput.trim() || 'Untitled step'
  const go = () => {
    focus.request(stepId)
    const block = document.querySelector(`[data-step="${CSS.escape(stepId)}"]`)
    block?.scrollIntoView({ block: 'start' })
  }
  return (
    <li>
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
    </li>
  )
})

/** The worst severity of the open remarks on a step and its statements. */
function useWorstSeverity(step: JobStepView | undefined): Severity | null {
  const { remarks, session } = useEditor()
  const subscribe = useCallback((listener: () => void) => remarks.subscribe(COUNTS, listener), [remarks])
  return useSyncExternalStore(subscribe, () => {
    const keys = step ? [step.uuid, ...step.statementIds] : []
    const found = keys.flatMap((key) => {
      const own = remarks.of(key) ?? []
      const item = own.length > 0 && itemOf(session.views, key)
      return item ? openRemarks(item, own) : []
    })
    return worstSeverity(found)
  })
}
