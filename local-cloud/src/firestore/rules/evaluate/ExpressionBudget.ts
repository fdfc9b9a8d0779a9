import { RuleError } from '../values/RuleError.ts'

/**
 * Documented limit of Firestore for one request. Here it applies to each document's operation, so that large batches
 * work.
 */
const MAX_EXPRESSIONS = 1_000

export class ExpressionBudget {
  #left = MAX_EXPRESSIONS

  /** @throws RuleError when the evaluation exceeds the limit */
  spend(): void {
    this.#left -= 1
    if (this.#left < 0) throw new RuleError('maximum of 1000 expressions to evaluate has been reached.')
  }
}
