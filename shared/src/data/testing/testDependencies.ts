import { randomUUID } from 'node:crypto'
import type { Connection } from '../connection/Connection.ts'
import type { RepositoryDependencies } from '../repository/createDocumentRepository.ts'

/** Dependencies of a repository for a connection's signed-in member. Each save has a different time. */
export function testDependencies(connection: Pick<Connection, 'source'>): RepositoryDependencies {
  let latest = 0
  const now = () => {
    latest = Math.max(Date.now(), latest + 1)
    return new Date(latest)
  }
  return { connection, now, newUuid: () => randomUUID() }
}
