import { useNeeds } from '@outcome-studio/shared/data'
import type { DocumentSession, NeedsDocument } from '@outcome-studio/shared/document'
import type { NeedsUuid } from '@outcome-studio/shared/domain/needs'
import {
  ConfirmDocument,
  type EarlyOpening,
  type OpenAddress,
  useDocumentSession,
} from '@outcome-studio/shared/editor'
import { useNeedsEditing } from '@outcome-studio/shared/kinds'
import type { ReactNode } from 'react'
import { NeedsEditor } from './NeedsEditor.tsx'
import { NeedsLoader } from './NeedsLoader.tsx'

interface NeedsScreenProps {
  readonly address: OpenAddress<NeedsUuid>
  /** Shown above the map of the open document. */
  readonly children?: ReactNode
}

/** Shows one needs document, new or stored. */
export function NeedsScreen({ address, children }: NeedsScreenProps) {
  const editing = useNeedsEditing()
  const { session, open, openEarly, early, settle } = useDocumentSession(editing, address)
  if (session) {
    return (
      <NeedsEditor key={session.key} session={session} editing={editing}>
        {early && <ConfirmNeeds session={session} early={early} onSettled={settle} />}
        {children}
      </NeedsEditor>
    )
  }
  return address.kind === 'stored' ? (
    <NeedsLoader key={address.docName} docName={address.docName} onOpen={open} onEarly={openEarly} />
  ) : null
}

interface ConfirmNeedsProps {
  readonly session: DocumentSession<NeedsDocument>
  readonly early: EarlyOpening
  readonly onSettled: (isConfirmed: boolean) => void
}

function ConfirmNeeds({ session, early: { docName, savedAt }, onSettled }: ConfirmNeedsProps) {
  const reading = useNeeds(docName)
  return <ConfirmDocument session={session} reading={reading} savedAt={savedAt} onSettled={onSettled} />
}
