import { useNeeds } from '@outcome-studio/shared/data'
import type { NeedsDocument } from '@outcome-studio/shared/document'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { StoredDocument } from '@outcome-studio/shared/domain/saving'
import { LoadingProblem } from '@outcome-studio/shared/editor'
import { NEEDS_WORDS } from '@outcome-studio/shared/kinds'
import { Page, Skeleton } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'

interface NeedsLoaderProps {
  readonly docName: string
  readonly onOpen: (stored: StoredDocument<NeedsDocument>) => void
}

/** Reads a stored needs document and opens it; offline it uses the cached one. */
export function NeedsLoader({ docName, onOpen }: NeedsLoaderProps) {
  const { data, error, isFetching, refetch } = useNeeds(docName)
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
