import { useNeeds, useNeedsSnapshot } from '@outcome-studio/shared/data'
import { type NeedsDocument, needsKind } from '@outcome-studio/shared/document'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { StoredDocument } from '@outcome-studio/shared/domain/saving'
import { LoadingProblem, useEarlyOpening } from '@outcome-studio/shared/editor'
import { NEEDS_WORDS } from '@outcome-studio/shared/kinds'
import { Page, Skeleton } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'

interface NeedsLoaderProps {
  readonly docName: string
  readonly onOpen: (stored: StoredDocument<NeedsDocument>) => void
  /** Called before that with the document as it is known here; null if it is not to be. */
  readonly onEarly: ((stored: StoredDocument<NeedsDocument>, savedAt: string) => void) | null
}

/** Reads a stored needs document and opens it; offline it uses the cached one. */
export function NeedsLoader({ docName, onOpen, onEarly }: NeedsLoaderProps) {
  const reading = useNeeds(docName)
  const { data, error, isFetching, refetch } = reading
  useEarlyOpening({ kind: needsKind, reading, snapshot: useNeedsSnapshot(docName), onEarly })
  const stored = isFetching ? null : data
  useEffect(() => {
    if (stored) onOpen(stored)
  }, [stored, onOpen])
  if (!error || isFetching || stored) {
    return (
      <Page>
        <Skeleton label={`Loading ${docName}`} lines={6} screen={docName} />
      </Page>
    )
  }
  return (
    <LoadingProblem words={NEEDS_WORDS} docName={docName} onRetry={() => void refetch()}>
      {describeError(error).message}
    </LoadingProblem>
  )
}
