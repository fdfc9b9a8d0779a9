import { type DocumentPlace, documentsPath } from '@outcome-studio/shared/domain'
import type { DocumentRepository, RepositoryTypes } from '../../repository/DocumentRepository.ts'
import type { SignedIn } from '../../session/Session.ts'
import type { Demand } from './createDemand.ts'
import type { MemoryDatabase } from './createMemoryDatabase.ts'
import type { DataClient } from './DataClient.ts'

/** What a test can let fail or wait. */
export type DocumentAction =
  | Exclude<keyof DocumentRepository<RepositoryTypes>, 'watchList' | 'watch' | 'version'>
  | 'list'

/** Controls of a double for tests. */
export interface DocumentControls<Action> extends Pick<Demand<Action>, 'failNext' | 'hold'> {
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

/** uuids of new documents: "new-uuid-1" and so on. */
export function countedUuids(): () => string {
  let uuids = 0
  return () => {
    uuids += 1
    return `new-uuid-${uuids}`
  }
}

/** The real repository over a database in memory, with failures and delays on demand. */
export function createDocumentDouble<T extends RepositoryTypes>(
  repository: DocumentRepository<T>,
  place: DocumentPlace,
  { database, member }: Pick<DocumentDoubleOptions, 'database' | 'member'>,
  { pass, passing }: Pick<Demand<DocumentAction>, 'pass' | 'passing'>,
) {
  let forgotten = 0
  const documents: DocumentRepository<T> = {
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
  return {
    documents,
    names: () => database.list(documentsPath(place, member)).map(({ id }) => id),
    forgotten: () => forgotten,
  }
}
