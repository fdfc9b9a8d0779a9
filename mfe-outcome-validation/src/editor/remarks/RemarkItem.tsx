import { FEELING_RULES, type Remark } from '@outcome-studio/shared/domain'
import { RemarkButton, RemarkLine, useReadOnly } from '@outcome-studio/shared/editor'
import { media, space } from '@outcome-studio/shared/ui'
import { memo, useRef, useState } from 'react'
import styled from 'styled-components'
import { SEVERITY_LABELS } from '../../core/CHECKER_LABELS.ts'
import { WHOLE_STUDY } from '../checking/remarkPlaces.ts'
import { describePlace } from '../checking/studyPlaces.ts'
import { FeelingButton } from '../feelings/FeelingButton.tsx'
import { useEditor } from '../react/EditorContext.ts'
import { PlaceButton } from './PlaceButton.ts'
import { RemarkDismissal } from './RemarkDismissal.tsx'
import { hasReason, RemarkWhy } from './RemarkWhy.tsx'
import { useDismissing } from './useDismissing.ts'

/** The buttons stay together. In the panel beside the texts, which is narrow, they have a line of their own. */
const Actions = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  vertical-align: baseline;

  ${media.wide} {
    &[data-in-panel] {
      display: flex;
      column-gap: 0;
      margin: ${space(1)} 0;
    }
    &[data-in-panel]:has(> button:first-child[data-quiet]) {
      margin-left: -${space(2)};
    }
  }
`

interface RemarkItemProps {
  readonly list: string
  readonly remark: Remark
  readonly onTake: ((replacement: string) => void) | undefined
  /** Number of the text, which becomes the button that goes there; for a list apart from the texts. */
  readonly place?: string | undefined
}

/**
 * Shows one remark: severity, rule, message, and buttons for the suggestion, the reason and the dismissal. The spaces
 * between the elements matter for screen readers and copied text only.
 */
export const RemarkItem = memo(function RemarkItem({ list, remark, onTake, place }: RemarkItemProps) {
  const { focus } = useEditor()
  const { ruleId, severity, message, suggestion, span } = remark
  const [isAsking, setAsking] = useState(false)
  const [isWhy, setWhy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { dismiss } = useDismissing(list)
  const isReadOnly = useReadOnly()
  const name = `${SEVERITY_LABELS[severity]} ${ruleId}`
  const take = (replacement: string) => {
    onTake?.(replacement)
    // The pressed button disappears with its remark.
    focus.request(list)
  }
  return (
    <RemarkLine data-severity={severity}>
      {place && (
        <>
          <PlaceButton
            type="button"
            title={describePlace(place)}
            onClick={() => focus.request(list, span ?? 'end')}
          >
            {place}
          </PlaceButton>{' '}
        </>
      )}
      <b>{name}</b> <span>{message}</span>{' '}
      <Actions data-in-panel={place !== undefined || list === WHOLE_STUDY ? '' : undefined}>
        {!isReadOnly && suggestion && onTake && (
          <RemarkButton type="button" onClick={() => take(suggestion.replacement)}>
            {suggestion.label}
          </RemarkButton>
        )}
        {!isReadOnly && FEELING_RULES.has(ruleId) && <FeelingButton list={list} remark={remark} />}
        {hasReason(ruleId) && (
          <RemarkButton type="button" data-quiet aria-expanded={isWhy} onClick={() => setWhy(!isWhy)}>
            Why?
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
      </Actions>
      {isWhy && <RemarkWhy ruleId={ruleId} />}
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
