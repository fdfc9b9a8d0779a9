import { currentStudies } from '@outcome-studio/shared/data'
import type { SavedVersion, StudyUuid } from '@outcome-studio/shared/domain'
import { useCallback, useEffect, useState } from 'react'

/** Versions per request. Each may be as large as a study can be. */
const PAGE = 10

interface Loaded {
  /** Latest first. While there are more, the last one is only for comparison and is not shown. */
  readonly versions: readonly SavedVersion[]
  readonly hasMore: boolean
}

type Versions = Partial<Loaded> & {
  readonly isLoading: boolean
  readonly error: unknown
  /** Reads the next versions, or retries the failed request. */
  readonly readOn: () => void
}

const NOTHING: Partial<Loaded> = {}

/**
 * Reads the versions of a study in pages.
 * @param revision reads start again from the first page when it changes
 */
export function useVersions(uuid: StudyUuid, revision: number): Versions {
  const [loaded, setLoaded] = useState(NOTHING)
  const [error, setError] = useState<unknown>(null)
  /** Cursor of the next page: null for the first page, undefined when there is nothing to read. */
  const [after, setAfter] = useState<SavedVersion | null | undefined>(null)

  const [shownRevision, setShownRevision] = useState(revision)
  if (shownRevision !== revision) {
    setShownRevision(revision)
    setAfter(null)
  }

  useEffect(() => {
    if (after === undefined) return
    let isGone = false
    const count = after ? PAGE : PAGE + 1
    currentStudies()
      .versions(uuid, after?.revision ?? null, count)
      .then(
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
  }, [uuid, after])

  const readOn = useCallback(() => {
    setError(null)
    setAfter(loaded.versions?.at(-1) ?? null)
  }, [loaded])
  return { ...loaded, error, isLoading: after !== undefined, readOn }
}
