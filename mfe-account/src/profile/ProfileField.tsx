import { PROFILE_FIELDS, type Profile, type ProfileFieldName } from '@outcome-studio/shared/domain/member'
import { TextField } from '@outcome-studio/shared/ui'
import { type Control, useController } from 'react-hook-form'

interface ProfileFieldProps {
  readonly control: Control<Profile>
  readonly name: ProfileFieldName
}

/** A text field of the form with its validation error. */
export function ProfileField({ control, name }: ProfileFieldProps) {
  const { field, fieldState } = useController({ control, name })
  const { label, autoComplete } = PROFILE_FIELDS[name]
  const { ref, value, onChange, onBlur } = field
  return (
    <TextField
      label={label}
      autoComplete={autoComplete}
      name={name}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      inputRef={ref}
      errorMessage={fieldState.error?.message}
    />
  )
}
