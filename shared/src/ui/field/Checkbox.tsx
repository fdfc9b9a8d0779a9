import { useId } from 'react'
import styled from 'styled-components'
import { checkboxStyles, choiceHintStyles, choiceRowStyles } from './choiceStyles.ts'

const Row = styled.div`
  ${choiceRowStyles}
`

const Hint = styled.p`
  ${choiceHintStyles}
`

const Box = styled.input`
  ${checkboxStyles}
`

interface CheckboxProps {
  /** Also its accessible name. */
  readonly label: string
  /** Shown below the label. Screen readers read it after the label. */
  readonly description?: string | undefined
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly isDisabled?: boolean
}

/** A checkbox. It uses the native input, because a library would add bytes to every page. */
export function Checkbox({ label, description, isSelected, onChange, isDisabled = false }: CheckboxProps) {
  const id = useId()
  const hintId = useId()
  return (
    <Row>
      <Box
        type="checkbox"
        id={id}
        checked={isSelected}
        disabled={isDisabled}
        aria-describedby={description ? hintId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {description && <Hint id={hintId}>{description}</Hint>}
    </Row>
  )
}
