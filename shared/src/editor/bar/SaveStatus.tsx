import type { SavePhase } from '@outcome-studio/shared/document'
import { color, media, type } from '@outcome-studio/shared/ui'
import { use } from 'react'
import styled from 'styled-components'
import { ReadingContext } from '../core/ReadingContext.ts'
import { useOnline } from '../core/useOnline.ts'
import { useSavePhase } from './useSavePhase.ts'

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
    font-size: 0.75rem;
    line-height: 1rem;
  }

  &[data-phase='unsaved'] {
    color: ${color.warning};
  }
`

/** Shows the save state, except of an example, which is stored nowhere. "Saved" appears only after the database has acknowledged the save. */
export function SaveStatus() {
  const phase = useSavePhase()
  const isOnline = useOnline()
  if (use(ReadingContext)) return null
  return (
    <Status role="status" data-phase={phase}>
      {phase === 'saving' && !isOnline ? 'Offline, not saved yet' : LABELS[phase]}
    </Status>
  )
}
