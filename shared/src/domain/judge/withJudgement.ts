import type { Remark } from '../study/remarks/Remark.ts'

/** Code's remarks on a text and a judge's. Where both found the same rule broken, code's words stand. */
export function withJudgement(lexer: readonly Remark[], judge: readonly Remark[]): readonly Remark[] {
  const found = new Set(lexer.map(({ ruleId }) => ruleId))
  return [...lexer, ...judge.filter(({ ruleId }) => !found.has(ruleId))]
}
