import type { DocumentKnowledge } from '../lists/DocumentKnowledge.ts'
import type { DocumentReads } from './DocumentReads.ts'
import type { ExpressionBudget } from './ExpressionBudget.ts'

/** What evaluating the rules for one operation on one document needs beside the names in scope. */
export interface Evaluation {
  readonly budget: ExpressionBudget
  readonly reads: DocumentReads
  /** For a list: what the query says about the documents it can return. Nothing for other operations. */
  readonly knowledge: DocumentKnowledge
}
