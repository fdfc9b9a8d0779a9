import { useId } from 'react'
import styled from 'styled-components'
import { focusRing } from '../tokens/focusRing.ts'
import { motion, radius } from '../tokens/shape.ts'
import { choiceControlStyles, choiceHintStyles, choiceRowStyles } from './choiceStyles.ts'

const Row = styled.div`
  ${choiceRowStyles}
`

const Hint = styled.p`
  ${choiceHintStyles}
`

const Box = styled.input`
  ${choiceControlStyles}
  ${focusRing}
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: ${radius.small};
  transition: background-color ${motion};

  &::before {
    content: '';
    width: 6px;
    height: 11px;
    margin-top: -3px;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    visibility: hidden;
  }
  &:checked::before {
    visibility: visible;
  }
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
