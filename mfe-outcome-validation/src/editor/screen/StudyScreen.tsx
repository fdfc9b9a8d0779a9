import { useStudy } from '@outcome-studio/shared/data'
import type { DocumentSession, StudyDocument } from '@outcome-studio/shared/document'
import type { StudyUuid } from '@outcome-studio/shared/domain/study'
import {
  ConfirmDocument,
  type EarlyOpening,
  type OpenAddress,
  useDocumentSession,
} from '@outcome-studio/shared/editor'
import { useStudyEditing } from '@outcome-studio/shared/kinds'
import { StudyEditor } from './StudyEditor.tsx'
import { StudyLoader } from './StudyLoader.tsx'

/** Shows one study, new or stored. */
export function StudyScreen({ address }: { readonly address: OpenAddress<StudyUuid> }) {
  const editing = useStudyEditing()
  const { session, open, openEarly, early, settle } = useDocumentSession(editing, address)
  if (session) {
    return (
      <StudyEditor key={session.key} session={session} editing={editing}>
        {early && <ConfirmStudy session={session} early={early} onSettled={settle} />}
      </StudyEditor>
    )
  }
  if (address.kind === 'new') return null
  return <StudyLoader key={address.docName} docName={address.docName} onOpen={open} onEarly={openEarly} />
}

interface ConfirmStudyProps {
  readonly session: DocumentSession<StudyDocument>
  readonly early: EarlyOpening
  readonly onSettled: (isConfirmed: boolean) => void
}

function ConfirmStudy({ session, early: { docName, savedAt }, onSettled }: ConfirmStudyProps) {
  const reading = useStudy(docName)
  return <ConfirmDocument session={session} reading={reading} savedAt={savedAt} onSettled={onSettled} />
}
