import type { Remark } from '../study/remarks/Remark.ts'

/**
 * Leaves out each suggestion that would not fix its remark: after it, the text has as many remarks of the rule, or more
 * errors of any rule.
 * @param remarks those of the text that are shown
 * @param all every remark of the text
 * @param check returns the remarks of a fixed text: those of the rule, and at least the errors of every other
 */
export function withoutFailedFixes(
  remarks: readonly Remark[],
  all: readonly Remark[],
  check: (text: string, ruleId: string) => readonly Remark[],
): readonly Remark[] {
  return remarks.map((remark) =>
    remark.suggestion === null ||
    isFixed(remark.ruleId, all, check(remark.suggestion.replacement, remark.ruleId))
      ? remark
      : { ...remark, suggestion: null },
  )
}

function isFixed(ruleId: string, before: readonly Remark[], after: readonly Remark[]): boolean {
  const ids = new Set(after.map((remark) => remark.ruleId))
  return (
    ofRule(after, ruleId).length < ofRule(before, ruleId).length &&
    [...ids].every((id) => countErrors(after, id) <= countErrors(before, id))
  )
}

const ofRule = (remarks: readonly Remark[], id: string): readonly Remark[] =>
  remarks.filter(({ ruleId }) => ruleId === id)

const countErrors = (remarks: readonly Remark[], id: string): number =>
  ofRule(remarks, id).filter(({ severity }) => severity === 'error').length
