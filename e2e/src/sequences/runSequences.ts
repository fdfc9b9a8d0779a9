import type { DocumentTypes } from '@outcome-studio/shared/document'
import * as fc from 'fast-check'
import type { Doc } from './Doc.ts'
import type { ModelKind } from './kinds/ModelKind.ts'
import { sequencesOf } from './steps.ts'
import { type Clients, World } from './World.ts'

/** Number of concurrent sequences. One runs while another waits for the database. */
const LANES = 12

/**
 * Runs random sequences of edits and network faults against the real data layer, and compares it with the model.
 * @param count number of sequences
 * @param seed seed of the first lane; the other lanes use the following numbers
 * @throws Error with the shortest failing sequence and its seed
 */
export async function runSequences<T extends DocumentTypes, D extends Doc, Edit>(
  kind: ModelKind<T, D, Edit>,
  clients: Clients,
  count: number,
  seed: number,
): Promise<void> {
  const sequences = sequencesOf(kind.edits, kind.firstEdit)
  const property = fc.asyncProperty(sequences, (steps) => new World(kind, clients).run(steps))
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    fc.assert(property, { numRuns: Math.ceil(count / LANES), seed: seed + lane, endOnFailure: false }),
  )
  await Promise.all(lanes)
}
