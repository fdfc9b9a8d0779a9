import { useCallback, useEffect, useState } from 'react'
import type { ShownVersion } from './ShownVersion.ts'

/** Versions per request. Each may be as large as a document can be. */
const PAGE = 10

/**
 * Reads versions of one document, the latest first.
 * @param before only versions of a lower revision; null for the latest
 * @param count maximum number of versions
 */
export type ReadVersions<Version> = (before: number | null, count: number) => Promise<readonly Version[]>

interface Loaded<Version> {
  /** Latest first. While there are more, the last one is only for comparison and is not shown. */
  readonly versions: readonly Version[]
  readonly hasMore: boolean
}

type Versions<Version> = Partial<Loaded<Version>> & {
  readonly isLoading: boolean
  readonly error: unknown
  /** Reads the next versions, or retries the failed request. */
  readonly readOn: () => void
  /** Updates the name of a version in the list, after it was stored. */
  readonly showName: (revision: number, name: string) => void
}

/**
 * Reads the versions of a document in pages. A failed request is repeated once the page is online again.
 * @param read its identity must be stable
 * @param revision reads start again from the first page when it changes
 */
export function useVersions<Version extends ShownVersion>(
  read: ReadVersions<Version>,
  revision: number,
): Versions<Version> {
  const [loaded, setLoaded] = useState<Partial<Loaded<Version>>>({})
  const [error, setError] = useState<unknown>(null)
  /** Cursor of the next page: null for the first page, undefined when there is nothing to read. */
  const [after, setAfter] = useState<Version | null | undefined>(null)

  const [shownRevision, setShownRevision] = useState(revision)
  if (shownRevision !== revision) {
    setShownRevision(revision)
    setAfter(null)
  }

  useEffect(() => {
    if (after === undefined) return
    let isGone = false
    const count = after ? PAGE : PAGE + 1
    read(after?.revision ?? null, count).then(
      (page) => {
        if (isGone) return
        setLoaded((before) => ({
          versions: after ? [...(before.versions ?? []), ...page] : page,
          hasMore: page.length === count,
        }))
        setError(null)
        setAfter(undefined)
      },
      (failure: unknown) => {
        if (isGone) return
        setError(failure)
        setAfter(undefined)
      },
    )
    return () => {
      isGone = true
    }
  }, [read, after])

  const readOn = useCallback(() => {
    setError(null)
    setAfter(loaded.versions?.at(-1) ?? null)
  }, [loaded])
  useEffect(() => {
    if (error === null) return
    addEventListener('online', readOn)
    return () => removeEventListener('online', readOn)
  }, [error, readOn])
  const showName = useCallback((revision: number, name: string) => {
    setLoaded((before) => ({
      ...before,
      ...(before.versions && {
        versions: before.versions.map((each) => (each.revision === revision ? { ...each, name } : each)),
      }),
    }))
  }, [])
  return { ...loaded, error, isLoading: after !== undefined, readOn, showName }
}
