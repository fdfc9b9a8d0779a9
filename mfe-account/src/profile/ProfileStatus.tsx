import { color, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const Look = styled.span`
  color: ${color.textMuted};
  font: ${type.small};
`

interface ProfileStatusProps {
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly isSaved: boolean
}

/** "Saved" stands here only after the database has acknowledged. */
export function ProfileStatus({ isDirty, isSaving, isSaved }: ProfileStatusProps) {
  const words = isSaving ? 'Saving…' : isDirty ? 'Unsaved changes' : isSaved ? 'Saved' : ''
  return <Look role="status">{words}</Look>
}
