import type { Connection } from '../connection/Connection.ts'
import { createStudyRepository } from '../studies/createStudyRepository.ts'
import type { StudyRepository } from '../studies/StudyRepository.ts'
import { testDependencies } from './testDependencies.ts'

/** The studies of a connection's signed-in member. Each save has a different time. */
export const studiesOf = (connection: Pick<Connection, 'source'>): StudyRepository =>
  createStudyRepository(testDependencies(connection))
