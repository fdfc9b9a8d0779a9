import type { Attempt } from './attempts/Attempt.ts'
import type { Clients } from './openClients.ts'
import { setRules } from './setRules.ts'

/** Expressions that Firestore evaluates for one document of a request. */
const BUDGET = 1_000
/** Expressions of `&& isPadded()` without the items of its list. */
const PADDING = 7

/** How many expressions the rules of a running Firestore evaluate. */
export interface CostMeter {
  /**
   * Performs an attempt with rules that evaluate more and more.
   * @param guess result that is tried first
   * @returns the expressions evaluated for the document with the most, or a number above 993
   */
  measure(attempt: Attempt, guess: number): Promise<number>
}

/** @param source text of the rules, of which each allow statement has a condition */
export function createCostMeter(port: number, source: string, clients: Clients): CostMeter {
  /** Whether the attempt evaluates at most so many expressions. */
  const isWithin = async (attempt: Attempt, count: number) => {
    if (count > BUDGET - PADDING) return true
    await setRules(port, padded(source, BUDGET - PADDING - count))
    return clients.perform(attempt).catch(refusedWithManyReasons)
  }
  return {
    measure: async (attempt, guess) => {
      if ((await isWithin(attempt, guess)) && !(await isWithin(attempt, guess - 1))) return guess
      let [low, high] = [0, BUDGET - PADDING + 1]
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2)
        if (await isWithin(attempt, middle)) high = middle
        else low = middle
      }
      return high
    },
  }
}

/** The reasons for which many documents are refused do not fit into the headers of the official emulator's response. */
function refusedWithManyReasons(error: unknown): false {
  if (error instanceof Error && error.message.includes('RST_STREAM')) return false
  throw error
}

/** The rules, where each allow statement evaluates additional expressions after its condition. */
function padded(source: string, size: number): string {
  const items = Array.from({ length: size }, () => '1').join(',')
  return source
    .replace(/^(service .*\{)$/m, `$1\nfunction isPadded() { return [${items}].size() >= 0; }`)
    .replaceAll(/(allow [a-z, ]+): if ([^;]+);/g, '$1: if ($2) && isPadded();')
}
