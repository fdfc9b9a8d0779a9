import { RuleError } from '../values/RuleError.ts'

/**
 * Documented limit of Firestore for one request. Here it applies to each document's operation, as in the official
 * emulator, so that large batches work.
 */
const MAX_EXPRESSIONS = 1_000

export class ExpressionBudget {
  #left = MAX_EXPRESSIONS

  /**
   * @param count how many expressions are evaluated
   * @throws RuleError when the evaluation exceeds the limit
   */
  spend(count: number): void {
    this.#left -= count
    if (this.#left < 0) throw new RuleError('maximum of 1000 expressions to evaluate has been reached.')
  }
}
