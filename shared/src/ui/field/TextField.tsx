import type { HTMLInputAutoCompleteAttribute, KeyboardEventHandler, ReactNode, Ref } from 'react'
import { TextField as AriaTextField, FieldError, Input, Label, Text } from 'react-aria-components'
import styled from 'styled-components'
import { space } from '../tokens/space.ts'
import { descriptionStyles, fieldErrorStyles, inputStyles, labelStyles } from './fieldStyles.ts'

const Frame = styled(AriaTextField)`
  display: grid;
  gap: ${space(1)};
`

const FieldLabel = styled(Label)`
  ${labelStyles}
`

const Box = styled(Input)`
  ${inputStyles}
`

const Description = styled(Text)`
  ${descriptionStyles}
`

const ErrorText = styled(FieldError)`
  ${fieldErrorStyles}
`

export interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange?: (value: string) => void
  readonly onBlur?: () => void
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>
  readonly name?: string
  readonly type?: 'text' | 'email' | 'search'
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly placeholder?: string
  /** In UTF-16 code units. */
  readonly maxLength?: number
  /** Shown below the field. Screen readers read it with the field. */
  readonly description?: ReactNode
  /** What is wrong and what to do. With it the field is invalid. */
  readonly errorMessage?: string | undefined
  readonly isReadOnly?: boolean
  readonly isRequired?: boolean
  readonly autoFocus?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
}

/** A single-line text field with label, hint and error. Text is written in the direction of its first letters. */
export function TextField({
  label,
  description,
  errorMessage,
  placeholder = '',
  inputRef = null,
  onKeyDown,
  ...field
}: TextFieldProps) {
  return (
    <Frame {...field} isInvalid={errorMessage !== undefined} validationBehavior="aria">
      <FieldLabel>{label}</FieldLabel>
      <Box
        ref={inputRef}
        dir={field.type === 'email' ? undefined : 'auto'}
        placeholder={placeholder}
        onKeyDown={onKeyDown}
      />
      {description && <Description slot="description">{description}</Description>}
      <ErrorText>{errorMessage}</ErrorText>
    </Frame>
  )
}
