import { useId } from 'react'
import styled from 'styled-components'
import { space } from '../tokens/space.ts'
import { fieldErrorStyles, inputStyles, labelStyles } from './fieldStyles.ts'

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

const ErrorText = styled.p`
  ${fieldErrorStyles}
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
  readonly isRequired?: boolean
  /** What is wrong and what to do. With it the choice is invalid. */
  readonly errorMessage?: string | undefined
}

/** A choice of a few options. It uses the native list, which is fast in numbers and works on every phone. */
export function Select(props: SelectProps) {
  const { label, value, options, onChange, isDisabled = false, isRequired = false, errorMessage } = props
  const id = useId()
  const errorId = useId()
  return (
    <Frame>
      <Caption htmlFor={id}>{label}</Caption>
      <Box
        id={id}
        value={value}
        disabled={isDisabled}
        aria-required={isRequired || undefined}
        aria-invalid={errorMessage !== undefined || undefined}
        aria-describedby={errorMessage === undefined ? undefined : errorId}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Box>
      {errorMessage !== undefined && <ErrorText id={errorId}>{errorMessage}</ErrorText>}
    </Frame>
  )
}
