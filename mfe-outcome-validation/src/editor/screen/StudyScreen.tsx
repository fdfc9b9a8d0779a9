import type { StoredDocument, StudyDocument, StudySession } from '@outcome-studio/shared/document'
import { useCallback, useState } from 'react'
import type { StudyAddress } from '../../core/studyAddress.ts'
import { useOpenStudy } from '../react/useOpenStudy.ts'
import { StudyEditor } from './StudyEditor.tsx'
import { StudyLoader } from './StudyLoader.tsx'

type EditorAddress = Exclude<StudyAddress, { kind: 'list' }>

/**
 * Shows one study, new or stored. The session survives the address change of its own first save or rename, so that
 * the cursor and the undo history are preserved.
 */
export function StudyScreen({ address }: { readonly address: EditorAddress }) {
  const open = useOpenStudy()
  const [session, setSession] = useState<StudySession | null>(null)
  const openStored = useCallback((stored: StoredDocument<StudyDocument>) => setSession(open(stored)), [open])
  if (session && isOpenAt(session, address)) return <StudyEditor key={session.key} session={session} />
  if (address.kind === 'stored') {
    return <StudyLoader key={address.docName} docName={address.docName} onOpen={openStored} />
  }
  setSession(open({ uuid: address.uuid }))
  return null
}

function isOpenAt(session: StudySession, address: EditorAddress): boolean {
  return address.kind === 'new' ? session.uuid === address.uuid : session.header?.docName === address.docName
}
