import type { RuleCoverage } from '../coverage/RuleCoverage.ts'
import type { DocumentKnowledge } from '../lists/DocumentKnowledge.ts'
import type { DocumentReads } from './DocumentReads.ts'
import type { ExpressionBudget } from './ExpressionBudget.ts'

/** Context of the evaluation of rules for one operation on one document, apart from the scope. */
export interface Evaluation {
  readonly budget: ExpressionBudget
  readonly reads: DocumentReads
  readonly coverage: RuleCoverage
  /** For a list, the facts that the query proves about its documents. Empty for other operations. */
  readonly knowledge: DocumentKnowledge
}
