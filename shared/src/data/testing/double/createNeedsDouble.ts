import { NEEDS_PLACE } from '@outcome-studio/shared/domain'
import { nameNeeds } from '../../needs/createNeedsRepository.ts'
import type { NeedsRepository } from '../../needs/NeedsRepository.ts'
import { STORED_NEEDS } from '../../needs/STORED_NEEDS.ts'
import { createDocumentRepository } from '../../repository/createDocumentRepository.ts'
import { createDemand } from './createDemand.ts'
import {
  countedUuids,
  createDocumentDouble,
  type DocumentAction,
  type DocumentControls,
  type DocumentDoubleOptions,
} from './createDocumentDouble.ts'

/** The real repository over a database in memory, with failures and delays on demand. */
export interface NeedsDouble extends NeedsRepository, DocumentControls<DocumentAction> {}

/** Creates a double without needs documents, unless the database has some. */
export function createNeedsDouble(options: DocumentDoubleOptions): NeedsDouble {
  const demand = createDemand<DocumentAction>()
  const dependencies = { connection: options.client, now: options.now, newUuid: countedUuids() }
  const repository = createDocumentRepository(STORED_NEEDS, dependencies)
  const double = createDocumentDouble(repository, NEEDS_PLACE, options, demand)

  return {
    ...nameNeeds(double.documents),
    get names() {
      return double.names()
    },
    get forgotten() {
      return double.forgotten()
    },
    failNext: demand.failNext,
    hold: demand.hold,
  }
}
