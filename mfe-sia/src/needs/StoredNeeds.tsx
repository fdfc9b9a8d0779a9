import { useNeeds } from '@outcome-studio/shared/data'
import type { NeedsDocument } from '@outcome-studio/shared/document'
import type { StoredDocument } from '@outcome-studio/shared/domain/saving'
import { Skeleton } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import { type NeedsPlace, OPENING } from './NeedsPlace.ts'

interface StoredNeedsProps {
  readonly docName: string
  readonly onPlace: (place: NeedsPlace) => void
  /** Its identity must be stable. */
  readonly onOpen: (stored: StoredDocument<NeedsDocument>) => void
}

/** Reads a stored needs document; offline it is the cached one. */
export function StoredNeeds({ docName, onPlace, onOpen }: StoredNeedsProps) {
  const { data, error, isFetching, refetch } = useNeeds(docName)
  const stored = isFetching ? null : data
  const failure = isFetching || stored ? null : error
  useEffect(() => {
    if (stored) onOpen(stored)
  }, [stored, onOpen])
  useEffect(() => {
    onPlace(failure === null ? OPENING : { kind: 'failed', error: failure, retry: () => void refetch() })
  }, [failure, refetch, onPlace])
  return failure === null ? <Skeleton label={`Loading ${docName}`} /> : null
}
