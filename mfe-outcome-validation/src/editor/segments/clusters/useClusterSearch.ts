import { isEqual } from '@outcome-studio/shared/domain/base'
import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import { useHost } from '@outcome-studio/shared/feature'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createPause } from '../../../core/createPause.ts'
import { type FoundClusters, findClusters } from '../../../domain/segments/findClusters.ts'

/** The state of a search for clusters. */
export type ClusterSearch =
  | { readonly kind: 'searching'; readonly progress: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'found'; readonly seed: number; readonly found: readonly FoundClusters[] }

interface UseClusterSearch {
  readonly search: ClusterSearch
  /** Starts the search, instead of one that runs. */
  readonly start: (seed: number) => void
  readonly stop: () => void
}

/**
 * Searches for clusters while the page stays usable. The search starts at once, and ends with the component.
 * It starts again if the answers or the set of outcomes change.
 * @param outcomes uuids of the outcomes to use
 */
export function useClusterSearch(answers: SurveyAnswers, outcomes: readonly string[]): UseClusterSearch {
  const host = useHost()
  // Each save elsewhere gives another list, mostly with the same outcomes. Their order makes no difference.
  const [clustered, setClustered] = useState(outcomes)
  if (!isEqual(clustered.toSorted(), outcomes.toSorted())) setClustered(outcomes)
  const running = useRef<AbortController>(null)
  const [search, setSearch] = useState<ClusterSearch>({ kind: 'searching', progress: 0 })
  const stop = useCallback(() => {
    running.current?.abort()
    setSearch({ kind: 'stopped' })
  }, [])
  const start = useCallback(
    (seed: number) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      const show = (state: ClusterSearch) => {
        if (!signal.aborted) setSearch(state)
      }
      show({ kind: 'searching', progress: 0 })
      findClusters(answers, clustered, {
        seed,
        pause: createPause(signal),
        onProgress: (progress) => show({ kind: 'searching', progress }),
      }).then(
        (found) => show({ kind: 'found', seed, found }),
        (error: unknown) => {
          if (signal.aborted) return
          host.report(error, { during: 'searching for clusters' })
          show({ kind: 'failed' })
        },
      )
    },
    [answers, clustered, host],
  )
  useEffect(() => {
    start(FIRST_SEED)
    return () => running.current?.abort()
  }, [start])
  return { search, start, stop }
}

/** Fixed, so that two members who look at the same answers see the same clusters. */
const FIRST_SEED = 1
