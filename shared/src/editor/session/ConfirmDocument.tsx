import type { DocumentSession, DocumentTypes } from '@outcome-studio/shared/document'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { StoredDocument } from '@outcome-studio/shared/domain/saving'
import { SavedOnDevice } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'

interface ConfirmDocumentProps<T extends DocumentTypes> {
  readonly session: DocumentSession<T>
  /** The document that is stored under the name with which the session was opened. */
  readonly reading: {
    readonly data: StoredDocument<NoInfer<T>> | null | undefined
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** Since when the version of the session is known, ISO 8601. */
  readonly savedAt: string
  /** Called once with whether the session has the stored document, or has edits of it. */
  readonly onSettled: (isConfirmed: boolean) => void
}

/**
 * Compares a document that was opened early with the stored one, and shows that. If there is none, or another one has its
 * name, the session ends, unless the member has typed into it: then a save says so, and nothing is lost.
 */
export function ConfirmDocument<T extends DocumentTypes>(props: ConfirmDocumentProps<T>) {
  const { session, reading, savedAt, onSettled } = props
  const { data, error, isFetching, refetch } = reading
  const isOffline = error !== null && describeError(error).code === 'cen/offline'

  useEffect(() => {
    if (isFetching || isOffline) return
    const isSame = data?.header.uuid === session.uuid && !data.isOlder && error === null
    if (isSame) session.follow(data)
    if (data || error) onSettled(isSame || !session.canFollow || session.canUndo)
  }, [data, error, isFetching, isOffline, session, onSettled])

  useEffect(() => {
    if (!isOffline) return
    const again = () => void refetch()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isOffline, refetch])

  return <SavedOnDevice snapshot={{ savedAt, isOffline }} />
}
