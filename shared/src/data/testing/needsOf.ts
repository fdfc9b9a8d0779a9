import type { Connection } from '../connection/Connection.ts'
import { createNeedsRepository } from '../needs/createNeedsRepository.ts'
import type { NeedsRepository } from '../needs/NeedsRepository.ts'
import { testDependencies } from './testDependencies.ts'

/** The needs documents of whoever is signed in on a connection. No two of their saves have the same time. */
export const needsOf = (connection: Pick<Connection, 'source'>): NeedsRepository =>
  createNeedsRepository(testDependencies(connection))
