import { currentStudies } from '@outcome-studio/shared/data'
import type { SavedVersion, StudyUuid } from '@outcome-studio/shared/domain'
import { useCallback, useEffect, useState } from 'react'

/** Each may be as large as a study can be. */
const PAGE = 10

interface Loaded {
  /** The latest first. While there are more, the last one is there to be compared with, not to be shown. */
  readonly versions: readonly SavedVersion[]
  readonly hasMore: boolean
}

type Versions = Partial<Loaded> & {
  readonly isLoading: boolean
  readonly error: unknown
  /** Reads the next ones, or again what could not be read. */
  readonly readOn: () => void
}

const NOTHING: Partial<Loaded> = {}

/**
 * The versions of a study, a few at a time.
 * @param revision read anew from the start when it changes
 */
export function useVersions(uuid: StudyUuid, revision: number): Versions {
  const [loaded, setLoaded] = useState(NOTHING)
  const [error, setError] = useState<unknown>(null)
  /** After which of them to read on; null from the start, undefined when nothing is to be read. */
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
