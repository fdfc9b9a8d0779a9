import { useState } from 'react'
import type { StudyAddress } from '../../address/studyAddress.ts'
import { EditorSession } from '../model/EditorSession.ts'
import { StudyEditor } from './StudyEditor.tsx'
import { StudyLoader } from './StudyLoader.tsx'

type EditorAddress = Exclude<StudyAddress, { kind: 'list' }>

/**
 * One study, new or stored. The session outlives a change of address that it brought about itself, by a first
 * save or a new name, so that neither the cursor nor what can be undone is lost.
 */
export const StudyScreen = ({ address }: { readonly address: EditorAddress }) => {
  const [session, setSession] = useState<EditorSession | null>(null)
  if (session && isOpenAt(session, address)) return <StudyEditor key={session.key} session={session} />
  if (address.kind === 'stored') {
    return <StudyLoader key={address.docName} docName={address.docName} onOpen={setSession} />
  }
  setSession(new EditorSession({ uuid: address.uuid }))
  return null
}

function isOpenAt(session: EditorSession, address: EditorAddress): boolean {
  return address.kind === 'new' ? session.uuid === address.uuid : session.header?.docName === address.docName
}
