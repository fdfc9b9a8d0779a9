import type { Remark } from '@outcome-studio/shared/domain'
import { RemarkButton, RemarkLine, useReadOnly } from '@outcome-studio/shared/editor'
import { memo, useRef, useState } from 'react'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import { RemarkDismissal } from './RemarkDismissal.tsx'
import { useDismissing } from './useDismissing.ts'

interface RemarkItemProps {
  readonly list: string
  readonly remark: Remark
  readonly onTake: ((replacement: string) => void) | undefined
}

/**
 * Shows one remark: severity, rule, message, a button for the suggestion and one to dismiss it. The spaces between the
 * elements matter for screen readers and copied text only.
 */
export const RemarkItem = memo(function RemarkItem({ list, remark, onTake }: RemarkItemProps) {
  const { ruleId, severity, message, suggestion } = remark
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { dismiss } = useDismissing(list)
  const isReadOnly = useReadOnly()
  const name = `${SEVERITY_LABELS[severity]} ${ruleId}`
  return (
    <RemarkLine data-severity={severity}>
      <b>{name}</b> <span>{message}</span>{' '}
      {!isReadOnly && suggestion && onTake && (
        <RemarkButton type="button" onClick={() => onTake(suggestion.replacement)}>
          {suggestion.label}
        </RemarkButton>
      )}
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
      {isAsking && !isReadOnly && (
        <RemarkDismissal
          name={name}
          onDismiss={(reason) => dismiss(remark, reason)}
          onCancel={() => {
            setAsking(false)
            button.current?.focus()
          }}
        />
      )}
    </RemarkLine>
  )
})
