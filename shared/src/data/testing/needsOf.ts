import type { Connection } from '../connection/Connection.ts'
import { createNeedsRepository } from '../needs/createNeedsRepository.ts'
import type { NeedsRepository } from '../needs/NeedsRepository.ts'
import { testDependencies } from './testDependencies.ts'

/** The needs documents of a connection's signed-in member. Each save has a different time. */
export const needsOf = (connection: Pick<Connection, 'source'>): NeedsRepository =>
  createNeedsRepository(testDependencies(connection))
