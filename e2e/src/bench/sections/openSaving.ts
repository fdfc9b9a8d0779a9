import { openSavers } from '../savers/openSavers.ts'
import { percentile } from '../statistics.ts'
import type { Bench, Section } from './Bench.ts'

/** Members who save at the same moment. */
const SAVERS = 200

/** One run: milliseconds to an answer. */
export interface SavingResult {
  readonly median: number
  readonly p95: number
}

/** Members who save at once to the local cloud, each a new study of 100 statements. */
export async function openSaving(bench: Bench): Promise<Section<SavingResult>> {
  const savers = await openSavers(bench.stack.portOffset, SAVERS)
  return {
    measure: async () => {
      const saved = await savers.saveAtOnce()
      return { median: percentile(saved, 0.5), p95: percentile(saved, 0.95) }
    },
  }
}
