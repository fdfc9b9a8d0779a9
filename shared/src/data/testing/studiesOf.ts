import type { DocumentRepository } from '@outcome-studio/shared/domain/saving'
import type { StudyTypes } from '@outcome-studio/shared/domain/study'
import type { Connection } from '../connection/Connection.ts'
import { createDocumentRepository } from '../repository/createDocumentRepository.ts'
import { STORED_STUDIES } from '../studies/studyHooks.ts'
import { testDependencies } from './testDependencies.ts'

/** The studies of a connection's signed-in member. Each save has a different time. */
export const studiesOf = (connection: Pick<Connection, 'source'>): DocumentRepository<StudyTypes> =>
  createDocumentRepository(STORED_STUDIES, testDependencies(connection))
