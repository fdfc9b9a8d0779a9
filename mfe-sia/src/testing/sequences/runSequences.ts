import * as fc from 'fast-check'
import { ConversationModel } from './ConversationModel.ts'
import { checkEnd } from './checkEnd.ts'
import { type Step, sequences } from './steps.ts'

/** What happened in all sequences. */
interface ModelTotals {
  readonly sequences: number
  readonly steps: number
  readonly messages: number
  readonly answers: number
  readonly retries: number
}

/**
 * Runs random sequences, one for each seed.
 *
 * @throws Error with the seed and the steps of the first sequence that ends wrong
 */
export async function runSequences(seeds: readonly number[]): Promise<ModelTotals> {
  const totals = { sequences: seeds.length, steps: 0, messages: 0, answers: 0, retries: 0 }
  for (const seed of seeds) {
    const [steps] = fc.sample(sequences, { seed, numRuns: 1 })
    const model = await run(seed, steps ?? [])
    totals.steps += steps?.length ?? 0
    totals.messages += model.accepted.size
    totals.answers += model.stored().length - model.accepted.size
    for (const count of model.allowed.values()) totals.retries += count - 1
  }
  return totals
}

async function run(seed: number, steps: readonly Step[]): Promise<ConversationModel> {
  const model = new ConversationModel()
  try {
    for (const step of steps) await model.run(step)
    await checkEnd(model)
  } catch (cause) {
    const lines = steps.map((step) => JSON.stringify(step)).join('\n')
    throw new Error(`Sequence of seed ${seed}: ${String(cause)}\n${lines}`, { cause })
  }
  return model
}
