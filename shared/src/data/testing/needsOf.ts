import type { NeedsTypes } from '@outcome-studio/shared/domain/needs'
import type { DocumentRepository } from '@outcome-studio/shared/domain/saving'
import type { Connection } from '../connection/Connection.ts'
import { STORED_NEEDS } from '../needs/needsHooks.ts'
import { createDocumentRepository } from '../repository/createDocumentRepository.ts'
import { testDependencies } from './testDependencies.ts'

/** The needs documents of a connection's signed-in member. Each save has a different time. */
export const needsOf = (connection: Pick<Connection, 'source'>): DocumentRepository<NeedsTypes> =>
  createDocumentRepository(STORED_NEEDS, testDependencies(connection))
