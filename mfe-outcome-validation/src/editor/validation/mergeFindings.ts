import { RULES } from '@outcome-studio/shared/domain/checker'
import type { Remark } from '@outcome-studio/shared/domain/study'

const STUDY_RULES: ReadonlySet<string> = new Set(
  RULES.filter(({ entities }) => entities.includes('study')).map(({ id }) => id),
)

/**
 * Returns an item's remarks after its text was checked. Remarks of rules about the whole study are kept, and those of
 * the judge unless the judge answered this time.
 */
export function withTextFindings(
  before: readonly Remark[],
  found: readonly Remark[],
  isJudged: boolean,
): readonly Remark[] {
  const ruleIds = new Set(found.map(({ ruleId }) => ruleId))
  const kept = before.filter(
    ({ ruleId, source }) =>
      !ruleIds.has(ruleId) && (source === 'judge' ? !isJudged : STUDY_RULES.has(ruleId)),
  )
  return [...found, ...kept]
}

/** Returns an item's remarks after a check with the rules about the whole study. */
export function withStudyFindings(before: readonly Remark[], found: readonly Remark[]): readonly Remark[] {
  const ruleIds = new Set(found.map(({ ruleId }) => ruleId))
  const isOld = ({ ruleId, source }: Remark) =>
    ruleIds.has(ruleId) || (source === 'lexer' && STUDY_RULES.has(ruleId))
  return [...before.filter((remark) => !isOld(remark)), ...found]
}
