import { randomUUID } from 'node:crypto'
import type { Connection } from '../connection/Connection.ts'
import { createStudyRepository } from '../studies/createStudyRepository.ts'
import type { StudyRepository } from '../studies/StudyRepository.ts'

/** The studies of whoever is signed in on a connection. No two of their saves have the same time. */
export function studiesOf(connection: Pick<Connection, 'source'>): StudyRepository {
  let latest = 0
  const now = () => {
    latest = Math.max(Date.now(), latest + 1)
    return new Date(latest)
  }
  return createStudyRepository({ connection, now, newUuid: () => randomUUID() })
}
