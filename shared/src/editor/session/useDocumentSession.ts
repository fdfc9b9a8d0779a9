import { DocumentSession, type DocumentTypes, type SessionStart } from '@outcome-studio/shared/document'
import type { StoredDocument } from '@outcome-studio/shared/domain/saving'
import { useRequireAccess } from '@outcome-studio/shared/feature'
import { useCallback, useState } from 'react'
import type { OpenAddress } from '../core/documentAddress.ts'
import type { Editing } from './Editing.ts'

interface OpenedSession<T extends DocumentTypes> {
  /** null until `open` was called for a stored document; a new one is opened at once. */
  readonly session: DocumentSession<T> | null
  /** Opens the stored document of the address, once it is loaded. */
  readonly open: (stored: StoredDocument<T>) => void
}

/**
 * The session on the document of an address. It survives the address change of its first save or rename, which
 * preserves the cursor and the undo history. Use `session.key` as the key of the editor.
 */
export function useDocumentSession<T extends DocumentTypes>(
  { kind, repository }: Pick<Editing<T>, 'kind' | 'repository'>,
  address: OpenAddress<T['uuid']>,
): OpenedSession<T> {
  const requireAccess = useRequireAccess()
  const [session, setSession] = useState<DocumentSession<T> | null>(null)
  const start = useCallback(
    (from: SessionStart<T>) =>
      setSession(new DocumentSession({ kind, repository, start: from, requireAccess })),
    [kind, repository, requireAccess],
  )
  if (session && isOpenAt(session, address)) return { session, open: start }
  if (address.kind === 'new') start({ uuid: address.uuid })
  return { session: null, open: start }
}

function isOpenAt<T extends DocumentTypes>(
  session: DocumentSession<T>,
  address: OpenAddress<T['uuid']>,
): boolean {
  return address.kind === 'new' ? session.uuid === address.uuid : session.header?.docName === address.docName
}
