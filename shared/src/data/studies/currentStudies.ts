import { currentConnection } from '../connection/currentConnection.ts'
import { createStudyRepository } from './createStudyRepository.ts'
import type { StudyRepository } from './StudyRepository.ts'

/** The studies of whoever is signed in on this page. */
export function currentStudies(): StudyRepository {
  return createStudyRepository({
    connection: currentConnection(),
    now: () => new Date(),
    newUuid: () => crypto.randomUUID(),
  })
}
