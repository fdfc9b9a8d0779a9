import {
  descriptionStyles,
  fieldErrorStyles,
  GrowingTextArea,
  labelStyles,
  space,
} from '@outcome-studio/shared/ui'
import { useId } from 'react'
import styled from 'styled-components'

const Field = styled.div`
  display: grid;
  gap: ${space(1)};
`

const Label = styled.label`
  ${labelStyles}
`

const Description = styled.p`
  ${descriptionStyles}
`

const ErrorText = styled.p`
  ${fieldErrorStyles}
`

interface TextAreaFieldProps {
  readonly label: string
  /** Shown below the field. Screen readers read it with the field. */
  readonly description: string
  /** What is wrong and what to do. With it the field is invalid. */
  readonly errorMessage?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  /** In UTF-16 code units. */
  readonly maxLength: number
  /** Lines of an empty field. */
  readonly rows: number
}

/** A text of several lines with label and hint. */
export function TextAreaField({
  label,
  description,
  errorMessage,
  value,
  onChange,
  maxLength,
  rows,
}: TextAreaFieldProps) {
  const id = useId()
  const hintId = useId()
  const errorId = useId()
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <GrowingTextArea
        id={id}
        aria-describedby={errorMessage ? `${errorId} ${hintId}` : hintId}
        aria-invalid={errorMessage !== undefined}
        value={value}
        maxLength={maxLength}
        style={{ minHeight: `${rows * 1.5 + 1}rem` }}
        onChange={(change) => onChange(change.currentTarget.value)}
      />
      {errorMessage && <ErrorText id={errorId}>{errorMessage}</ErrorText>}
      <Description id={hintId}>{description}</Description>
    </Field>
  )
}
