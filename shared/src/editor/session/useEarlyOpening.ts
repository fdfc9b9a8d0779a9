import { type DocumentKind, type DocumentTypes, DraftStore } from '@outcome-studio/shared/document'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { StoredDocument } from '@outcome-studio/shared/domain/saving'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect } from 'react'

/** A document that is being loaded, with what this page knows of it. */
interface Reading<T extends DocumentTypes> {
  readonly data: StoredDocument<T> | null | undefined
  /** Milliseconds since 1970. */
  readonly dataUpdatedAt: number
  readonly error: Error | null
  readonly isFetching: boolean
}

interface EarlyOpeningOptions<T extends DocumentTypes> {
  readonly kind: DocumentKind<T>
  // T follows from the kind alone.
  readonly reading: Reading<NoInfer<T>>
  /** As an earlier visit stored it on this device; null or undefined without one. */
  readonly snapshot:
    | { readonly value: StoredDocument<NoInfer<T>>; readonly savedAt: number }
    | null
    | undefined
  /** null if it is not opened early. */
  readonly onEarly: ((stored: StoredDocument<NoInfer<T>>, savedAt: string) => void) | null
}

/**
 * Opens a document at once as this page or this device knows it, while it is being loaded or the server cannot be reached.
 * Edits are then based on the revision of that version, like those in a tab that has been open since: a save compares it with the stored one.
 *
 * A document with unsaved changes on this device is not opened early, because they are merged with what is stored.
 */
export function useEarlyOpening<T extends DocumentTypes>(options: EarlyOpeningOptions<T>): void {
  const { kind, reading, snapshot, onEarly } = options
  const { data, dataUpdatedAt, error, isFetching } = reading
  const host = useHost()
  const known = data ? { value: data, savedAt: dataUpdatedAt } : snapshot
  const isOffline = error !== null && describeError(error).code === 'cen/offline'
  const stored = (isFetching || isOffline) && known && !known.value.isOlder ? known.value : null
  const savedAt = known?.savedAt ?? 0

  useEffect(() => {
    if (stored === null || onEarly === null) return
    const drafts = new DraftStore({ kind, storage: window, memberId: host.member.get()?.id ?? '' })
    if (drafts.of(stored.header.uuid).length > 0) return
    onEarly(stored, new Date(savedAt).toISOString())
  }, [kind, stored, savedAt, host, onEarly])
}
