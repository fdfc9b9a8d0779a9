import {
  type FoundStatement,
  findStatements,
  type SearchedStudy,
  type StatementText,
  type StudyHeader,
  statementTexts,
} from '@outcome-studio/shared/domain/study'
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { createQueue } from '../queries/createQueue.ts'
import { useUid } from '../signIn/useUid.ts'
import { currentStudies } from './studyHooks.ts'

/** Studies that are read for one request of the member; each costs two reads (docs/decisions/search-in-statements.md). */
const STUDIES_AT_ONCE = 50
/** Milliseconds that texts are kept while nothing searches them. They are small. */
const TEXTS_KEPT = 1_800_000

/** Characters from which statements are searched. */
const SEARCHED_FROM = 3

const KEY = 'statementTexts'
const NONE: readonly StudyHeader[] = []
const queue = createQueue(4)

/** A search in the texts of all studies, as far as they were read. */
export interface StatementSearch {
  /** What matches, in the order of the studies. */
  readonly found: readonly FoundStatement[]
  readonly isReading: boolean
  /** Number of studies that are searched; none for too short a query. */
  readonly all: number
  /** Number of studies whose texts are neither read nor asked for. */
  readonly unread: number
  /** Number of studies whose texts could not be read, and why. */
  readonly failed: number
  readonly error: Error | null
  /** Reads the texts of the next studies. Nothing is read before. */
  readonly readMore: () => void
  /** Reads again what could not be read. */
  readonly retry: () => void
}

/**
 * Searches the statements of studies. They are read on demand, four at a time, and each revision once: later searches
 * find what was read before without asking.
 * @param all the latest first; must keep its identity while it is the same
 * @param query nothing is searched for fewer than three characters
 */
export function useStatementSearch(all: readonly StudyHeader[], query: string): StatementSearch {
  const uid = useUid()
  const studies = query.trim().length < SEARCHED_FROM ? NONE : all
  const client = useQueryClient()
  const [asked, setAsked] = useState(0)
  const combine = useCallback(
    (results: readonly UseQueryResult<readonly StatementText[]>[]) => combined(studies, results),
    [studies],
  )
  const { searched, next, failedTo, ...state } = useQueries({
    queries: studies.map(({ docName, uuid, revision }, at) => ({
      queryKey: [KEY, uid, uuid || docName, revision],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        queue.run(async () => statementTexts((await currentStudies().load(docName)).content), signal),
      enabled: typeof uid === 'string' && at < asked,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: TEXTS_KEPT,
      networkMode: 'always' as const,
      refetchOnWindowFocus: false,
      retry: false,
    })),
    combine,
  })
  const found = useMemo(() => findStatements(searched, query), [searched, query])
  return {
    ...state,
    all: studies.length,
    found,
    readMore: () => setAsked(Math.max(asked, next)),
    retry: () => {
      // What failed before this search was opened has not been asked for in it.
      setAsked(Math.max(asked, failedTo))
      void client.refetchQueries({
        queryKey: [KEY, uid],
        type: 'active',
        predicate: (query) => query.state.status === 'error',
      })
    },
  }
}

interface Combined extends Pick<StatementSearch, 'isReading' | 'failed' | 'error' | 'unread'> {
  readonly searched: readonly SearchedStudy[]
  /** How many studies, from the first, have been asked for after the next request. */
  readonly next: number
  /** How many studies, from the first, are asked for if those that failed are. */
  readonly failedTo: number
}

const hasFailed = ({ isError, isFetching }: UseQueryResult<readonly StatementText[]>): boolean =>
  isError && !isFetching

function combined(
  studies: readonly StudyHeader[],
  results: readonly UseQueryResult<readonly StatementText[]>[],
): Combined {
  const searched = studies.flatMap(({ docName, uuid }, at) => {
    const texts = results[at]?.data
    return texts === undefined ? [] : [{ docName, uuid, texts }]
  })
  const unread = results.flatMap(({ isPending, isFetching }, at) => (isPending && !isFetching ? [at] : []))
  const failures = results.filter(hasFailed)
  return {
    searched,
    isReading: results.some(({ isFetching }) => isFetching),
    failed: failures.length,
    error: failures[0]?.error ?? null,
    unread: unread.length,
    failedTo: results.findLastIndex(hasFailed) + 1,
    next: (unread.slice(0, STUDIES_AT_ONCE).at(-1) ?? -1) + 1,
  }
}
