import type { NeedsUuid } from '@outcome-studio/shared/domain'
import { type OpenAddress, useDocumentSession } from '@outcome-studio/shared/editor'
import { useNeedsEditing } from '../core/useNeedsEditing.ts'
import { NeedsEditor } from './NeedsEditor.tsx'
import { NeedsLoader } from './NeedsLoader.tsx'

/** Shows one needs document, new or stored. */
export function NeedsScreen({ address }: { readonly address: OpenAddress<NeedsUuid> }) {
  const editing = useNeedsEditing()
  const { session, open } = useDocumentSession(editing, address)
  if (session) return <NeedsEditor key={session.key} session={session} editing={editing} />
  return address.kind === 'stored' ? (
    <NeedsLoader key={address.docName} docName={address.docName} onOpen={open} />
  ) : null
}
