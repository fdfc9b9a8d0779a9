import * as fc from 'fast-check'
import { sequences } from './steps.ts'
import { type Clients, World } from './World.ts'

/** Sequences that are under way at one time: while one waits for the database, others go on. */
const LANES = 12

/**
 * Runs random sequences of what members and networks do against the real data layer, and compares what is there
 * with what the model says.
 * @param count how many
 * @param seed of the first lane; the others follow it
 * @throws Error with the shortest failing sequence and its seed
 */
export async function runSequences(clients: Clients, count: number, seed: number): Promise<void> {
  const property = fc.asyncProperty(sequences, (steps) => new World(clients).run(steps))
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    fc.assert(property, { numRuns: Math.ceil(count / LANES), seed: seed + lane, endOnFailure: false }),
  )
  await Promise.all(lanes)
}
