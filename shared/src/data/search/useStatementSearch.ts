import { goalTexts, type NeedsHeader } from '@outcome-studio/shared/domain/needs'
import {
  type FoundStatement,
  findStatements,
  type SearchedDocument,
  type StatementText,
  type StudyHeader,
  statementTexts,
} from '@outcome-studio/shared/domain/study'
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { currentNeeds } from '../needs/needsHooks.ts'
import { createQueue } from '../queries/createQueue.ts'
import { useUid } from '../signIn/useUid.ts'
import { currentStudies } from '../studies/studyHooks.ts'

/** Documents that are read for one request of the member; each costs two reads (docs/decisions/search-in-statements.md). */
const DOCUMENTS_AT_ONCE = 50
/** Milliseconds that texts are kept while nothing searches them. They are small. */
const TEXTS_KEPT = 1_800_000

/** Characters from which statements are searched. */
const SEARCHED_FROM = 3

const KEY = 'statementTexts'

/** A document that can be searched. */
type Searchable = StudyHeader | NeedsHeader

const NONE: readonly Searchable[] = []
const queue = createQueue(4)

/** A search in the texts of all documents, as far as they were read. */
export interface StatementSearch {
  /** What matches, in the order of the documents. */
  readonly found: readonly FoundStatement[]
  readonly isReading: boolean
  /** Number of documents that are searched; none for too short a query. */
  readonly all: number
  /** Number of documents whose texts are neither read nor asked for. */
  readonly unread: number
  /** Number of documents whose texts could not be read, and why. */
  readonly failed: number
  readonly error: Error | null
  /** Reads the texts of the next documents. Nothing is read before. */
  readonly readMore: () => void
  /** Reads again what could not be read. */
  readonly retry: () => void
}

/**
 * Searches the statements of studies, and the goals of needs documents. They are read on demand, four at a time, and
 * each revision once: later searches find what was read before without asking.
 * @param all the latest first; must keep its identity while it is the same
 * @param query nothing is searched for fewer than three characters
 */
export function useStatementSearch(all: readonly Searchable[], query: string): StatementSearch {
  const uid = useUid()
  const documents = query.trim().length < SEARCHED_FROM ? NONE : all
  const client = useQueryClient()
  const [asked, setAsked] = useState(0)
  const combine = useCallback(
    (results: readonly UseQueryResult<readonly StatementText[]>[]) => combined(documents, results),
    [documents],
  )
  const { searched, next, failedTo, ...state } = useQueries({
    queries: documents.map((document, at) => ({
      queryKey: [KEY, uid, document.uuid || document.docName, document.revision],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => queue.run(() => readTexts(document), signal),
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
    all: documents.length,
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

const isNeeds = (document: Searchable): document is NeedsHeader => 'goals' in document.counts

async function readTexts(document: Searchable): Promise<readonly StatementText[]> {
  const { docName } = document
  return isNeeds(document)
    ? goalTexts((await currentNeeds().load(docName)).content)
    : statementTexts((await currentStudies().load(docName)).content)
}

interface Combined extends Pick<StatementSearch, 'isReading' | 'failed' | 'error' | 'unread'> {
  readonly searched: readonly SearchedDocument[]
  /** How many documents, from the first, have been asked for after the next request. */
  readonly next: number
  /** How many documents, from the first, are asked for if those that failed are. */
  readonly failedTo: number
}

const hasFailed = ({ isError, isFetching }: UseQueryResult<readonly StatementText[]>): boolean =>
  isError && !isFetching

function combined(
  documents: readonly Searchable[],
  results: readonly UseQueryResult<readonly StatementText[]>[],
): Combined {
  const searched = documents.flatMap((document, at) => {
    const texts = results[at]?.data
    const { docName, uuid } = document
    const kind = isNeeds(document) ? ('needs' as const) : ('study' as const)
    return texts === undefined ? [] : [{ kind, docName, uuid, texts }]
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
    next: (unread.slice(0, DOCUMENTS_AT_ONCE).at(-1) ?? -1) + 1,
  }
}
