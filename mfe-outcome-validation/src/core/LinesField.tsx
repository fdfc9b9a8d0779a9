import { isEqual } from '@outcome-studio/shared/domain/base'
import {
  descriptionStyles,
  fieldErrorStyles,
  GrowingTextArea,
  labelStyles,
  space,
} from '@outcome-studio/shared/ui'
import { useId, useState } from 'react'
import styled from 'styled-components'

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
`

const Label = styled.label`
  ${labelStyles}
`

const Hint = styled.p`
  ${descriptionStyles}
`

/** Three lines. `field-sizing` ignores `rows`. */
const Area = styled(GrowingTextArea)`
  min-height: calc(4.5rem + 2 * ${space(1.5)} + 2px);
`

const ErrorText = styled.p`
  ${fieldErrorStyles}
`

interface LinesFieldProps {
  readonly label: string
  readonly description: string
  readonly lines: readonly string[]
  readonly errorMessage: string | undefined
  readonly onChange: (lines: readonly string[]) => void
  readonly onBlur?: () => void
}

/** A field for a list, with one entry per line. */
export function LinesField({ label, description, lines, errorMessage, onChange, onBlur }: LinesFieldProps) {
  const id = useId()
  const hintId = useId()
  const errorId = useId()
  // The text as typed, including empty lines, until the list is changed elsewhere.
  const [typed, setTyped] = useState(lines.join('\n'))
  const text = isEqual(linesOf(typed), lines) ? typed : lines.join('\n')
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <Area
        id={id}
        value={text}
        spellCheck={false}
        aria-describedby={errorMessage ? `${errorId} ${hintId}` : hintId}
        aria-invalid={errorMessage ? true : undefined}
        onBlur={onBlur}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onChange(linesOf(event.currentTarget.value))
        }}
      />
      <Hint id={hintId}>{description}</Hint>
      {errorMessage && <ErrorText id={errorId}>{errorMessage}</ErrorText>}
    </Frame>
  )
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
