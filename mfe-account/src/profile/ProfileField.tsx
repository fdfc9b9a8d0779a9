import { TextField, type TextFieldProps } from '@outcome-studio/shared/ui'
import { type Control, useController } from 'react-hook-form'
import type { ProfileForm } from './profileSchema.ts'

interface ProfileFieldProps extends Pick<TextFieldProps, 'label' | 'autoComplete'> {
  readonly control: Control<ProfileForm>
  readonly name: keyof ProfileForm
}

/** One line of the form, with what is wrong with it under it. */
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
