import { DocumentSession, type DocumentTypes, type SessionStart } from '@outcome-studio/shared/document'
import type { StoredDocument } from '@outcome-studio/shared/domain/saving'
import { useRequireAccess } from '@outcome-studio/shared/feature'
import { useCallback, useState } from 'react'
import type { OpenAddress } from '../core/documentAddress.ts'
import type { Editing } from './Editing.ts'

/** A document that was opened as this page or device knew it, while the server is asked for the stored one. */
export interface EarlyOpening {
  /** The name under which it was opened. */
  readonly docName: string
  /** Since when that version is known, ISO 8601. */
  readonly savedAt: string
}

interface OpenedSession<T extends DocumentTypes> {
  /** null until `open` was called for a stored document; a new one is opened at once. */
  readonly session: DocumentSession<T> | null
  /** Opens the stored document of the address, once it is loaded. */
  readonly open: (stored: StoredDocument<T>) => void
  /** Opens it before it is loaded; null once the server has said that the document of this name is another. */
  readonly openEarly: ((stored: StoredDocument<T>, savedAt: string) => void) | null
  /** Set until the server has answered. */
  readonly early: EarlyOpening | null
  /** Ends the early opening. If what is shown is not what is stored, the address is loaded anew. */
  readonly settle: (isConfirmed: boolean) => void
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
  const [early, setEarly] = useState<(EarlyOpening & { readonly isRefused: boolean }) | null>(null)
  const open = useCallback(
    (stored: StoredDocument<T>) => {
      setEarly(null)
      start(stored)
    },
    [start],
  )
  const openEarly = useCallback(
    (stored: StoredDocument<T>, savedAt: string) => {
      setEarly({ docName: stored.header.docName, savedAt, isRefused: false })
      start(stored)
    },
    [start],
  )
  const settle = useCallback((isConfirmed: boolean) => {
    setEarly((before) => (isConfirmed || before === null ? null : { ...before, isRefused: true }))
    if (!isConfirmed) setSession(null)
  }, [])

  const isRefused =
    early?.isRefused === true && address.kind === 'stored' && early.docName === address.docName
  const opening = { open, openEarly: isRefused ? null : openEarly, settle }
  if (session && isOpenAt(session, address)) return { ...opening, session, early }
  if (address.kind === 'new') start({ uuid: address.uuid })
  return { ...opening, session: null, early: null }
}

function isOpenAt<T extends DocumentTypes>(
  session: DocumentSession<T>,
  address: OpenAddress<T['uuid']>,
): boolean {
  return address.kind === 'new' ? session.uuid === address.uuid : session.header?.docName === address.docName
}
