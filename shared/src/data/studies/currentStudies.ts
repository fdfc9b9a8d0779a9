import type { Connection } from '../connection/Connection.ts'
import { currentConnection } from '../connection/currentConnection.ts'
import { createStudyRepository } from './createStudyRepository.ts'
import type { StudyRepository } from './StudyRepository.ts'

const repositories = new WeakMap<Connection, StudyRepository>()

/** The studies of the member who is signed in on this page. */
export function currentStudies(): StudyRepository {
  const connection = currentConnection()
  const known = repositories.get(connection)
  if (known) return known
  const studies = createStudyRepository({
    connection,
    now: () => new Date(),
    newUuid: () => crypto.randomUUID(),
  })
  repositories.set(connection, studies)
  return studies
}

/** Uses a repository for a connection. For tests without a server. */
export function provideStudies(connection: Connection, studies: StudyRepository): void {
  repositories.set(connection, studies)
}
