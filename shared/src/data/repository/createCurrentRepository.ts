import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import type { RepositoryDependencies } from './createDocumentRepository.ts'

/** The repository of the page's connection, one for each connection. */
export interface CurrentRepository<Repository> {
  readonly get: () => Repository
  /** Uses a repository for a connection. For tests without a server. */
  readonly provide: (connection: Connection, repository: Repository) => void
}

/**
 * Creates the holder of one kind of repository.
 * @param create called once for each connection
 */
export function createCurrentRepository<Repository>(
  create: (dependencies: RepositoryDependencies, connection: Connection) => Repository,
): CurrentRepository<Repository> {
  const repositories = new WeakMap<Connection, { readonly repository: Repository }>()
  return {
    get: () => {
      const connection = currentConnection()
      const known = repositories.get(connection)
      if (known) return known.repository
      const repository = create(
        { connection, now: () => new Date(), newUuid: () => crypto.randomUUID() },
        connection,
      )
      repositories.set(connection, { repository })
      return repository
    },
    provide: (connection, repository) => void repositories.set(connection, { repository }),
  }
}
