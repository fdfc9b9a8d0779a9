import type { Remark } from '@outcome-studio/shared/domain/study'
import { RemarkButton, useReadOnly } from '@outcome-studio/shared/editor'
import { type ReactNode, useRef, useState } from 'react'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import { FEELING_RULES } from '../../domain/feelings/addFeeling.ts'
import { FeelingButton } from '../feelings/FeelingButton.tsx'
import { useEditor } from '../react/EditorContext.ts'
import { RemarkButtons } from './RemarkButtons.ts'
import { RemarkDismissal } from './RemarkDismissal.tsx'
import { useDismissing } from './useDismissing.ts'

interface RemarkActionsProps {
  readonly list: string
  readonly remark: Remark
  readonly onTake: ((replacement: string) => void) | undefined
  readonly isInPanel: boolean
  /** Buttons between the suggestion and the dismissal. */
  readonly children?: ReactNode
  /** Shown below the buttons. */
  readonly below?: ReactNode
}

/** What can be done about one remark: take its suggestion, move it to a needs document, dismiss it. */
export function RemarkActions({ list, remark, onTake, isInPanel, children, below }: RemarkActionsProps) {
  const { focus } = useEditor()
  const { ruleId, severity, suggestion } = remark
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { dismiss } = useDismissing()
  const isReadOnly = useReadOnly()
  const take = (replacement: string) => {
    onTake?.(replacement)
    // The pressed button disappears with its remark.
    focus.request(list)
  }
  return (
    <>
      <RemarkButtons data-in-panel={isInPanel ? '' : undefined}>
        {!isReadOnly && suggestion && onTake && (
          <RemarkButton type="button" onClick={() => take(suggestion.replacement)}>
            {suggestion.label}
          </RemarkButton>
        )}
        {!isReadOnly && FEELING_RULES.has(ruleId) && <FeelingButton list={list} remark={remark} />}
        {children}
        {!isReadOnly && (
          <RemarkButton
            ref={button}
            type="button"
            data-quiet
            aria-label={`Dismiss ${severity} ${ruleId}`}
            aria-expanded={isAsking}
            onClick={() => setAsking(!isAsking)}
          >
            Dismiss
          </RemarkButton>
        )}
      </RemarkButtons>
      {below}
      {isAsking && !isReadOnly && (
        <RemarkDismissal
          name={`${SEVERITY_LABELS[severity]} ${ruleId}`}
          count={1}
          onDismiss={(reason) => dismiss([{ key: list, remark }], reason)}
          onCancel={() => {
            setAsking(false)
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}
