import { TextField, type TextFieldProps } from '@outcome-studio/shared/ui'
import { type Control, useController } from 'react-hook-form'
import type { ProfileForm } from './profileSchema.ts'

interface ProfileFieldProps extends Pick<TextFieldProps, 'label' | 'autoComplete'> {
  readonly control: Control<ProfileForm>
  readonly name: keyof ProfileForm
}

/** A text field of the form with its validation error. */
export function ProfileField({ control, name, ...rest }: ProfileFieldProps) {
  const { field, fieldState } = useController({ control, name })
  const { ref, value, onChange, onBlur } = field
  return (
    <TextField
      {...rest}
      name={name}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={ref}
      errorMessage={fieldState.error?.message}
    />
  )
}
