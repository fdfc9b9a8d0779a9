import type { Connection } from '../connection/Connection.ts'
import { createStudyRepository } from '../studies/createStudyRepository.ts'
import type { StudyRepository } from '../studies/StudyRepository.ts'
import { testDependencies } from './testDependencies.ts'

/** The studies of whoever is signed in on a connection. No two of their saves have the same time. */
export const studiesOf = (connection: Pick<Connection, 'source'>): StudyRepository =>
  createStudyRepository(testDependencies(connection))
