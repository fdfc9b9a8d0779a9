import type { Remark } from '@outcome-studio/shared/domain/study'

/** Merges code's remarks on a text with a judge's. If both report the same rule, code's remark is used. */
export function withJudgement(lexer: readonly Remark[], judge: readonly Remark[]): readonly Remark[] {
  const found = new Set(lexer.map(({ ruleId }) => ruleId))
  return [...lexer, ...judge.filter(({ ruleId }) => !found.has(ruleId))]
}
