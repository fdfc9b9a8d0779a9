import { useId } from 'react'
import styled from 'styled-components'
import { space } from '../tokens/space.ts'
import { inputStyles, labelStyles } from './fieldStyles.ts'

const Frame = styled.div`
  display: grid;
  gap: ${space(1)};
`

const Caption = styled.label`
  ${labelStyles}
`

const Box = styled.select`
  ${inputStyles}
  cursor: pointer;
`

export interface SelectOption {
  readonly value: string
  readonly label: string
}

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly SelectOption[]
  readonly onChange: (value: string) => void
  readonly isDisabled?: boolean
}

/** A choice of a few options. It uses the native list, which is fast in numbers and works on every phone. */
export function Select({ label, value, options, onChange, isDisabled = false }: SelectProps) {
  const id = useId()
  return (
    <Frame>
      <Caption htmlFor={id}>{label}</Caption>
      <Box
        id={id}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Box>
    </Frame>
  )
}
