import { randomUUID } from 'node:crypto'
import type { Connection } from '../connection/Connection.ts'
import type { RepositoryDependencies } from '../repository/createDocumentRepository.ts'

/** What a repository of whoever is signed in on a connection needs. No two of its saves have the same time. */
export function testDependencies(connection: Pick<Connection, 'source'>): RepositoryDependencies {
  let latest = 0
  const now = () => {
    latest = Math.max(Date.now(), latest + 1)
    return new Date(latest)
  }
  return { connection, now, newUuid: () => randomUUID() }
}
