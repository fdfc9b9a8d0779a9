import { SAVING, type SavePhase } from '@outcome-studio/shared/document'
import { color, media, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { useSessionValue } from '../react/useSessionValue.ts'

const LABELS: Readonly<Record<SavePhase, string>> = {
  untouched: '',
  unsaved: 'Unsaved changes',
  saving: 'Saving…',
  saved: 'Saved',
}

const Status = styled.span`
  color: ${color.textMuted};
  font: ${type.small};

  ${media.narrow} {
    flex: 1 1 0;
    line-height: 1rem;
  }

  &[data-phase='unsaved'] {
    color: ${color.warning};
  }
`

/** Shows the save state. "Saved" appears only after the database has acknowledged the save. */
export function SaveStatus() {
  const { phase } = useSessionValue(SAVING, (session) => session.saveState)
  return (
    <Status role="status" data-phase={phase}>
      {LABELS[phase]}
    </Status>
  )
}
