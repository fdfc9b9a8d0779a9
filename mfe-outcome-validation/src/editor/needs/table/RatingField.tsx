import type { Rating } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { inputStyles, keyOf, space } from '@outcome-studio/shared/ui'
import { type ClipboardEvent, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { useEditor } from '../../react/EditorContext.ts'
import { moveInColumn } from './moveInColumn.ts'
import { ratingKey } from './ratingKey.ts'
import { ColumnLabel, emptyRatingStyles, Wrong } from './tableStyles.ts'

const Box = styled.input`
  ${inputStyles};
  min-height: 32px;
  padding: ${space(1)} ${space(2)};
  font-variant-numeric: tabular-nums;

  /* A cell of a table, which becomes a field under the pointer or with the focus. An empty one is to be filled in. */
  &:not(:hover, :focus, [aria-invalid]) {
    border-color: transparent;
    background: transparent;

    &:placeholder-shown {
      ${emptyRatingStyles}
    }
  }
  @media (forced-colors: active) {
    &:not(:hover, :focus, [aria-invalid]) {
      border-color: GrayText;
    }
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`

const NAMES: Readonly<Record<keyof Rating, string>> = {
  importance: 'Importance',
  satisfaction: 'Satisfaction',
}

interface RatingFieldProps {
  readonly statementId: string
  readonly number: string
  readonly part: keyof Rating
  readonly value: string
  /** Shown below the field; null while the number is valid or being typed. */
  readonly problem: string | null
  /** Id of the message about the other number. */
  readonly missingId: string
  readonly onEnter: () => void
  /** Called on Enter, and when the focus leaves both fields of the outcome. */
  readonly onCommit: () => void
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
}

/**
 * One of the two numbers of a rating. Enter and the arrow keys move to the outcome below or above. The first press selects
 * the number, so that typing replaces it. It does so on the click, because a browser places the cursor after the focus.
 */
export function RatingField(props: RatingFieldProps) {
  const { statementId, number, part, value, problem, missingId, onEnter, onCommit, onPaste } = props
  const problemId = useId()
  const { typedSurvey, focus } = useEditor()
  const isReadOnly = useReadOnly()
  const box = useRef<HTMLInputElement>(null)
  const isEnteredByPress = useRef(false)
  useEffect(() => {
    if (part !== 'importance') return
    return focus.offer(ratingKey(statementId), () => {
      box.current?.focus()
      box.current?.select()
    })
  }, [focus, part, statementId])
  return (
    <>
      <ColumnLabel aria-hidden="true">{NAMES[part]}</ColumnLabel>
      <Box
        ref={box}
        data-part={part}
        aria-label={`${NAMES[part]} of ${number}`}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? missingId : problemId}
        readOnly={isReadOnly}
        inputMode="decimal"
        placeholder={isReadOnly ? undefined : '0–10'}
        autoComplete="off"
        value={value}
        onChange={(event) => typedSurvey.typeRating(statementId, part, event.currentTarget.value)}
        onFocus={onEnter}
        onMouseDown={({ currentTarget }) => {
          isEnteredByPress.current = currentTarget !== document.activeElement
        }}
        onClick={({ currentTarget }) => {
          if (isEnteredByPress.current && !hasSelection(currentTarget)) currentTarget.select()
          isEnteredByPress.current = false
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!isOfSameOutcome(currentTarget, relatedTarget)) onCommit()
        }}
        onPaste={(event) => !isReadOnly && onPaste(event)}
        onKeyDown={(event) => {
          const key = keyOf(event)
          if (moveInColumn(event, part)) event.preventDefault()
          else if (isReadOnly) return
          else if (key === 'Enter') onCommit()
          else if (key === 'Escape') typedSurvey.discardRating(statementId)
        }}
      />
      {problem !== null && <Wrong id={problemId}>{problem}</Wrong>}
    </>
  )
}

/** Whether the press has marked a part of the text. */
const hasSelection = ({ selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  selectionStart !== selectionEnd

const isOfSameOutcome = (field: Element, other: Element | null): boolean =>
  other?.matches('[data-part]') === true && other.closest('tr') === field.closest('tr')
