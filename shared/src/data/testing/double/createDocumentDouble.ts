import { documentsPath } from '@outcome-studio/shared/domain/paths'
import type { DocumentRepository, StoredTypes } from '@outcome-studio/shared/domain/saving'
import { createDocumentRepository } from '../../repository/createDocumentRepository.ts'
import type { StoredKind } from '../../repository/StoredKind.ts'
import type { SignedIn } from '../../session/Session.ts'
import { createDemand, type Demand } from './createDemand.ts'
import type { MemoryDatabase } from './createMemoryDatabase.ts'
import type { DataClient } from './DataClient.ts'

/** What a test can let fail or wait. */
export type DocumentAction =
  | Exclude<keyof DocumentRepository<StoredTypes>, 'watchList' | 'watch' | 'version'>
  | 'list'

/** The real repository over a database in memory, with failures and delays on demand. */
export interface DocumentDouble<T extends StoredTypes, Action = DocumentAction>
  extends DocumentRepository<T>,
    Pick<Demand<Action>, 'failNext' | 'hold'> {
  /** Names of the stored documents. */
  readonly names: readonly string[]
  /** How often the versions of deleted documents were cleared. */
  readonly forgotten: number
}

export interface DocumentDoubleOptions {
  readonly database: MemoryDatabase
  readonly client: DataClient
  readonly member: SignedIn
  readonly now: () => Date
}

/**
 * Creates a double without documents, unless the database has some. New documents have the uuids "new-uuid-1" and so
 * on.
 */
export function createDocumentDouble<T extends StoredTypes, Action = never>(
  kind: StoredKind<T>,
  { database, client, member, now }: DocumentDoubleOptions,
  { pass, passing, failNext, hold }: Demand<DocumentAction | Action> = createDemand(),
): DocumentDouble<T, DocumentAction | Action> {
  const repository = createDocumentRepository(kind, { connection: client, now, newUuid: countedUuids() })
  let forgotten = 0
  return {
    get names() {
      return database.list(documentsPath(kind.saving.place, member)).map(({ id }) => id)
    },
    get forgotten() {
      return forgotten
    },
    failNext,
    hold,
    watchList: (onHeaders, onError) => {
      let release = () => {}
      let isReleased = false
      pass('list').then(
        () => {
          if (!isReleased) release = repository.watchList(onHeaders, onError)
        },
        (error) => {
          if (!isReleased) onError(error)
        },
      )
      return () => {
        isReleased = true
        release()
      }
    },
    watch: repository.watch,
    load: passing('load', repository.load),
    save: passing('save', repository.save),
    rename: passing('rename', repository.rename),
    copy: passing('copy', repository.copy),
    remove: passing('remove', repository.remove),
    restore: passing('restore', repository.restore),
    versions: passing('versions', repository.versions),
    version: passing('versions', repository.version),
    renameVersion: passing('renameVersion', repository.renameVersion),
    forgetRemoved: passing('forgetRemoved', async () => {
      forgotten += 1
      await repository.forgetRemoved()
    }),
  }
}

function countedUuids(): () => string {
  let uuids = 0
  return () => {
    uuids += 1
    return `new-uuid-${uuids}`
  }
}
