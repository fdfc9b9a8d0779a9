import { SAVING, type SavePhase } from '@outcome-studio/shared/document'
import { color, media, type } from '@outcome-studio/shared/ui'
import { use, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { ReadingContext } from '../core/ReadingContext.ts'
import { useOnline } from '../core/useOnline.ts'
import { useEditor } from '../session/EditorContext.ts'
import { useDocumentValue } from '../session/useDocumentValue.ts'

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
  const saving = useDocumentValue(SAVING, ({ saveState }) => saveState.phase)
  const { pending } = useEditor()
  const isUnread = !useSyncExternalStore(pending.subscribe, pending.isAllRead)
  const isOnline = useOnline()
  if (use(ReadingContext)) return null
  const phase = isUnread && saving !== 'saving' ? 'unsaved' : saving
  return (
    <Status role="status" data-phase={phase}>
      {phase === 'saving' && !isOnline ? 'Offline, not saved yet' : LABELS[phase]}
    </Status>
  )
}
