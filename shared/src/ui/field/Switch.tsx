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

const Track = styled.input`
  ${choiceControlStyles}
  ${focusRing}
  position: relative;
  width: 36px;
  height: 20px;
  border-radius: ${radius.round};
  transition: background-color ${motion};

  &::before {
    content: '';
    position: absolute;
    top: 2px;
    left: 2px;
    width: 14px;
    height: 14px;
    border-radius: ${radius.round};
    background: currentcolor;
    transition: transform ${motion};
  }
  &:checked::before {
    transform: translateX(16px);
  }
`

interface SwitchProps {
  /** Also its accessible name. */
  readonly label: string
  /** Shown below the label. Screen readers read it after the label. */
  readonly description?: string | undefined
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly isDisabled?: boolean
}

/** A setting that is on or off. The surrounding screen says when it takes effect. */
export function Switch({ label, description, isSelected, onChange, isDisabled = false }: SwitchProps) {
  const id = useId()
  const hintId = useId()
  return (
    <Row>
      <Track
        type="checkbox"
        role="switch"
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
