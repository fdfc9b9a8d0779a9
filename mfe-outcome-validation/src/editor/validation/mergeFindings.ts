import { type Remark, RULES } from '@outcome-studio/shared/domain'

const STUDY_RULES: ReadonlySet<string> = new Set(
  RULES.filter(({ entities }) => entities.includes('study')).map(({ id }) => id),
)

/**
 * An item's remarks after its text was checked: what the rules about the whole study said stands until they are asked
 * again, and what a judge said about the same text stands unless the judge was asked now and answered.
 */
export function withTextFindings(
  before: readonly Remark[],
  found: readonly Remark[],
  isJudged: boolean,
): readonly Remark[] {
  const said = new Set(found.map(({ ruleId }) => ruleId))
  const kept = before.filter(
    ({ ruleId, source }) => !said.has(ruleId) && (source === 'judge' ? !isJudged : STUDY_RULES.has(ruleId)),
  )
  return [...found, ...kept]
}

/** An item's remarks after the whole study was checked by the rules that need all of it. */
export function withStudyFindings(before: readonly Remark[], found: readonly Remark[]): readonly Remark[] {
  const said = new Set(found.map(({ ruleId }) => ruleId))
  const isOld = ({ ruleId, source }: Remark) =>
    said.has(ruleId) || (source === 'lexer' && STUDY_RULES.has(ruleId))
  return [...before.filter((remark) => !isOld(remark)), ...found]
}
