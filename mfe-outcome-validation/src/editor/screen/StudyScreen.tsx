import type { StudyUuid } from '@outcome-studio/shared/domain/study'
import { type OpenAddress, useDocumentSession } from '@outcome-studio/shared/editor'
import { useStudyEditing } from '@outcome-studio/shared/kinds'
import { StudyEditor } from './StudyEditor.tsx'
import { StudyLoader } from './StudyLoader.tsx'

/** Shows one study, new or stored. */
export function StudyScreen({ address }: { readonly address: OpenAddress<StudyUuid> }) {
  const editing = useStudyEditing()
  const { session, open } = useDocumentSession(editing, address)
  if (session) return <StudyEditor key={session.key} session={session} editing={editing} />
  if (address.kind === 'new') return null
  return <StudyLoader key={address.docName} docName={address.docName} onOpen={open} />
}
