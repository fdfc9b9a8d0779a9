import { randomUUID } from 'node:crypto'
import type { Connection } from '../connection/Connection.ts'
import { createStudyRepository } from '../studies/createStudyRepository.ts'
import type { StudyRepository } from '../studies/StudyRepository.ts'

/** The studies of whoever is signed in on a connection. */
export function studiesOf(connection: Connection): StudyRepository {
  return createStudyRepository({ connection, now: () => new Date(), newUuid: () => randomUUID() })
}
