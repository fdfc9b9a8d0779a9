import type { NeedsUuid } from '@outcome-studio/shared/domain/needs'
import { type OpenAddress, useDocumentSession } from '@outcome-studio/shared/editor'
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
  const { session, open } = useDocumentSession(editing, address)
  if (session) {
    return (
      <NeedsEditor key={session.key} session={session} editing={editing}>
        {children}
      </NeedsEditor>
    )
  }
  return address.kind === 'stored' ? (
    <NeedsLoader key={address.docName} docName={address.docName} onOpen={open} />
  ) : null
}
