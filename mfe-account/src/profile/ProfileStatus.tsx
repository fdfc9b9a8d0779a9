import { color, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const Status = styled.span`
  color: ${color.textMuted};
  font: ${type.small};
`

interface ProfileStatusProps {
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly isSaved: boolean
}

/** Says whether the profile is saved: "Saved" only after the database has acknowledged. */
export function ProfileStatus({ isDirty, isSaving, isSaved }: ProfileStatusProps) {
  const text = isSaving ? 'Saving…' : isDirty ? 'Unsaved changes' : isSaved ? 'Saved' : ''
  return <Status role="status">{text}</Status>
}
