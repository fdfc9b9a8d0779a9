import type { RuleCoverage } from '../coverage/RuleCoverage.ts'
import type { DocumentKnowledge } from '../lists/DocumentKnowledge.ts'
import type { PathPiece } from '../lists/PathPiece.ts'
import type { RequestMethod, Ruleset } from '../syntax/Ast.ts'
import { RuleError } from '../values/RuleError.ts'
import type { RuleValue } from '../values/RuleValue.ts'
import type { DocumentReads } from './DocumentReads.ts'
import type { Evaluation } from './Evaluation.ts'
import { ExpressionBudget } from './ExpressionBudget.ts'
import { evaluateExpression } from './evaluateExpression.ts'
import { type ApplicableAllow, findAllows } from './findAllows.ts'

/** One operation on one document, or for a list on all documents that a branch of its query can return. */
export interface Operation {
  readonly method: RequestMethod
  /** Path segments, starting with databases/…. */
  readonly pieces: readonly PathPiece[]
  readonly request: RuleValue
  readonly resource: RuleValue
  readonly knowledge: DocumentKnowledge
}

/** Rules, and where their evaluations are counted. */
export interface CoveredRules {
  readonly ruleset: Ruleset
  readonly coverage: RuleCoverage
}

/** Returns why an operation is denied, worded as in the emulator; null if it is allowed. */
export function checkAccess(
  { ruleset, coverage }: CoveredRules,
  operation: Operation,
  reads: DocumentReads,
): string | null {
  const { method, pieces, request, resource, knowledge } = operation
  const variables = new Map([
    ['request', request],
    ['resource', resource],
  ])
  const evaluation = { budget: new ExpressionBudget(), reads, coverage, knowledge }
  reads.beginOperation()
  const denials: string[] = []
  for (const applicable of findAllows(ruleset, pieces, method, variables)) {
    const denial = denialReason(applicable, evaluation)
    if (denial === null) return null
    denials.push(`${denial} for '${method}' @ L${applicable.allow.at.line}`)
  }
  return denials.length > 0 ? `\n${denials.join(', ')}` : '\nNo matching allow statements'
}

function denialReason({ allow, scope }: ApplicableAllow, evaluation: Evaluation): string | null {
  if (allow.condition === null) return null
  try {
    const value = evaluateExpression(allow.condition, scope, evaluation)
    if (value.kind === 'bool') return value.value ? null : 'false'
    return value.kind === 'unknown'
      ? 'the query does not prove the condition'
      : `Expected a bool, got ${value.kind}.`
  } catch (error) {
    if (error instanceof RuleError) return error.message
    throw error
  }
}
