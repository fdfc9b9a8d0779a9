import type { Instructor, LiveEvent } from '@outcome-studio/shared/domain/events'
import { color, inputStyles, keyOf, space, type } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled, { css } from 'styled-components'
import { EVENT_TEXT_LIMITS } from '../../domain/eventLimits.ts'

const Field = styled.label`
  display: grid;
  gap: ${space(1)};
`

/** The column's heading, which cards do not have. */
const Caption = styled.span`
  display: none;
  color: ${color.textMuted};
  font: ${type.small};

  [data-layout='cards'] & {
    display: block;
  }
`

/** In a line, a field looks like text until it is pointed at or used. Without a pointer that hovers it never does. */
const quietStyles = css`
  @media (hover: hover) {
    [data-layout='table'] &:not(:hover, :focus) {
      border-color: transparent;
      background-color: transparent;
    }
    [data-layout='table'] & {
      margin-inline-start: calc(-1 * ${space(3)} - 1px);
      font: ${type.control};
      font-weight: 400;
      text-overflow: ellipsis;
    }
  }
`

const Input = styled.input`
  ${inputStyles}
  ${quietStyles}
`

const Choice = styled.select`
  ${inputStyles}
  ${quietStyles}
  text-overflow: ellipsis;
  cursor: pointer;
`

interface CategoryFieldProps {
  readonly event: LiveEvent
  /** Id of the data list with all categories. */
  readonly listId: string
  readonly onChange: (category: string) => void
}

/** Edits a category in place. Enter or leaving the field stores it, Escape restores the old value. */
export function CategoryField({ event, listId, onChange }: CategoryFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    if (draft !== null && draft.trim() !== event.category) onChange(draft.trim())
    setDraft(null)
  }
  return (
    <Field>
      <Caption>Category</Caption>
      <Input
        aria-label="Category"
        placeholder="No category"
        list={listId}
        maxLength={EVENT_TEXT_LIMITS.category}
        autoComplete="off"
        value={draft ?? event.category}
        onChange={(change) => setDraft(change.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(pressed) => {
          if (keyOf(pressed) === 'Enter') commit()
          if (keyOf(pressed) === 'Escape') setDraft(null)
        }}
      />
    </Field>
  )
}

interface InstructorChoiceProps {
  readonly event: LiveEvent
  readonly instructors: readonly Instructor[]
  readonly onChange: (instructor: string) => void
}

/** Chooses the instructor of an event in place. */
export function InstructorChoice({ event, instructors, onChange }: InstructorChoiceProps) {
  const isKnown = event.instructor === '' || instructors.some(({ id }) => id === event.instructor)
  return (
    <Field>
      <Caption>Instructor</Caption>
      <Choice
        aria-label="Instructor"
        value={event.instructor}
        onChange={(change) => onChange(change.currentTarget.value)}
      >
        <option value="">No instructor</option>
        {instructors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {!isKnown && <option value={event.instructor}>Deleted instructor</option>}
      </Choice>
    </Field>
  )
}
