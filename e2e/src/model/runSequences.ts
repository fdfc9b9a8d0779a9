import * as fc from 'fast-check'
import { sequences } from './steps.ts'
import { type Clients, World } from './World.ts'

/** Number of concurrent sequences. One runs while another waits for the database. */
const LANES = 12

/**
 * Runs random sequences of edits and network faults against the real data layer, and compares it with the model.
 * @param count number of sequences
 * @param seed seed of the first lane; the other lanes use the following numbers
 * @throws Error with the shortest failing sequence and its seed
 */
export async function runSequences(clients: Clients, count: number, seed: number): Promise<void> {
  const property = fc.asyncProperty(sequences, (steps) => new World(clients).run(steps))
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    fc.assert(property, { numRuns: Math.ceil(count / LANES), seed: seed + lane, endOnFailure: false }),
  )
  await Promise.all(lanes)
}
