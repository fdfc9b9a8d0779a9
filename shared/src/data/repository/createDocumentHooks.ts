import { UNUSED_DATA_KEPT } from '@outcome-studio/shared/domain/base'
import type { MemberKey } from '@outcome-studio/shared/domain/paths'
import type {
  DocumentRepository,
  HeaderOf,
  RemovedDocument,
  SaveCommand,
  StoredDocument,
  StoredTypes,
} from '@outcome-studio/shared/domain/saving'
import {
  type QueryClient,
  queryOptions,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { type LiveResult, type LiveSource, useLiveQuery } from '../queries/useLiveQuery.ts'
import { useSnapshot } from '../queries/useSnapshot.ts'
import { useUid } from '../signIn/useUid.ts'
import type { Snapshot } from '../snapshots/Snapshots.ts'
import { cacheChanges } from './cacheChanges.ts'
import { createCurrentRepository } from './createCurrentRepository.ts'
import { createDocumentRepository } from './createDocumentRepository.ts'
import { documentKeys } from './documentKeys.ts'
import { documentSnapshot, listSnapshot } from './documentSnapshots.ts'
import type { NewName } from './NewName.ts'
import type { StoredKind } from './StoredKind.ts'

/** The uuid identifies the document, in case another one has its name now. */
export interface Renaming<T extends StoredTypes> extends NewName {
  readonly uuid: T['uuid']
}

/** Documents of one kind of the member who is signed in on this page. Mutations succeed once they are acknowledged. */
export interface DocumentHooks<T extends StoredTypes> {
  readonly current: () => DocumentRepository<T>
  /** Uses a repository for a connection. For tests without a server. */
  readonly provide: (connection: Connection, repository: DocumentRepository<T>) => void
  /** The same documents; every save, rename and deletion also updates the query cache. */
  readonly cached: (client: QueryClient) => DocumentRepository<T>
  /** The live list of documents, newest first; empty when signed out. */
  readonly useList: () => LiveResult<readonly HeaderOf<T>[]>
  /**
   * One document as it is stored; null when signed out. Its error is a StudioError of the catalogue. It is
   * refetched only on request, so that it does not change during an edit.
   */
  readonly useDocument: (docName: string) => UseQueryResult<StoredDocument<T> | null>
  /**
   * One document as an earlier visit stored it on this device; null without one, undefined while it is being read. The
   * stored version may be newer.
   */
  readonly useSnapshot: (docName: string) => Snapshot<StoredDocument<T>> | null | undefined
  /**
   * Several documents as they are stored. Those that are loading or cannot be loaded are left out. The list keeps its
   * identity until a document changes.
   */
  readonly useDocuments: (docNames: readonly string[]) => LoadedDocuments<T>
  readonly useSave: () => UseMutationResult<HeaderOf<T>, Error, SaveCommand<T>>
  readonly useRename: () => UseMutationResult<HeaderOf<T>, Error, Renaming<T>>
  readonly useCopy: () => UseMutationResult<HeaderOf<T>, Error, NewName>
  /** The uuid identifies the document, in case another one has its name now. */
  readonly useRemove: () => UseMutationResult<
    RemovedDocument<T> | null,
    Error,
    Pick<HeaderOf<T>, 'docName' | 'uuid'>
  >
}

/** Several documents, as far as they are loaded. */
export interface LoadedDocuments<T extends StoredTypes> {
  readonly documents: readonly StoredDocument<T>[]
  /** Whether one has neither come nor failed. */
  readonly isPending: boolean
}

/** Creates the hooks of one kind of document. */
export function createDocumentHooks<T extends StoredTypes>(kind: StoredKind<T>): DocumentHooks<T> {
  const { get: current, provide } = createCurrentRepository((dependencies) =>
    createDocumentRepository(kind, dependencies),
  )
  const keys = documentKeys(kind.queryKey)
  const cached = (client: QueryClient) => cacheChanges(client, kind, current())
  const none: readonly HeaderOf<T>[] = []
  const list = listSnapshot(kind)

  const load = async (uid: string, docName: string): Promise<StoredDocument<T>> => {
    const stored = await current().load(docName)
    // One that was upgraded in memory has the revision of another content.
    if (!stored.isOlder)
      currentConnection().snapshots.write(uid, documentSnapshot(kind, docName).name, stored)
    return stored
  }

  const listOf = ({ uid }: MemberKey): LiveSource<readonly HeaderOf<T>[]> => ({
    queryKey: keys.list(uid),
    watch: (onData, onError) => current().watchList(onData, onError),
    snapshot: list,
  })
  const documentQuery = (uid: string | null | undefined, docName: string) =>
    queryOptions<StoredDocument<T> | null>({
      queryKey: keys.document(uid, docName),
      queryFn: () => (uid ? load(uid, docName) : null),
      enabled: uid !== undefined,
      gcTime: UNUSED_DATA_KEPT,
      networkMode: 'always',
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      retry: false,
    })
  const loaded = (results: readonly UseQueryResult<StoredDocument<T> | null>[]) => ({
    documents: results.flatMap(({ data }) => (data ? [data] : [])),
    isPending: results.some(({ isPending }) => isPending),
  })

  return {
    current,
    provide,
    cached,
    useList: () => useLiveQuery(listOf, none),
    useDocument: (docName) => useQuery(documentQuery(useUid(), docName)),
    useSnapshot: (docName) => useSnapshot(useMemo(() => documentSnapshot(kind, docName), [docName])),
    useDocuments: (docNames) => {
      const uid = useUid()
      return useQueries({ queries: docNames.map((docName) => documentQuery(uid, docName)), combine: loaded })
    },
    useSave: () => useChange((client, command) => cached(client).save(command)),
    useRename: () => useChange((client, { from, to, uuid }) => cached(client).rename(from, to, uuid)),
    useCopy: () => useChange((_client, { from, to }) => current().copy(from, to)),
    useRemove: () => useChange((client, { docName, uuid }) => cached(client).remove(docName, uuid)),
  }
}

/** A mutation that reports offline at once, instead of waiting for the connection. */
function useChange<Command, Answer>(
  change: (client: QueryClient, command: Command) => Promise<Answer>,
): UseMutationResult<Answer, Error, Command> {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (command: Command) => change(client, command),
  })
}
