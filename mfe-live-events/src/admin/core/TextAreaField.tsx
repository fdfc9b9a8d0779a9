import { descriptionStyles, GrowingTextArea, labelStyles, space } from '@outcome-studio/shared/ui'
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

interface TextAreaFieldProps {
  readonly label: string
  /** Shown below the field. Screen readers read it with the field. */
  readonly description: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** In UTF-16 code units. */
  readonly maxLength: number
  /** Lines of an empty field. */
  readonly rows: number
}

/** A text of several lines with label and hint. */
export function TextAreaField({ label, description, value, onChange, maxLength, rows }: TextAreaFieldProps) {
  const id = useId()
  const hintId = useId()
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <GrowingTextArea
        id={id}
        aria-describedby={hintId}
        value={value}
        maxLength={maxLength}
        style={{ minHeight: `${rows * 1.5 + 1}rem` }}
        onChange={(change) => onChange(change.currentTarget.value)}
      />
      <Description id={hintId}>{description}</Description>
    </Field>
  )
}
