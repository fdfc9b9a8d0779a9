import type { Remark } from '../study/remarks/Remark.ts'
import { bitsOfRules, hasRule } from './bitsOfRules.ts'
import { REMARK_LIMITS, withLeftOut } from './REMARK_LIMITS.ts'
import { RULES } from './RULES.ts'
import type { CheckedEntity, RemarkDraft, Rule } from './Rule.ts'
import { type RuleSet, STANDARD_RULES } from './RuleSet.ts'
import { isOtherLanguage } from './text/isOtherLanguage.ts'
import { isUnfinished } from './text/isUnfinished.ts'
import { examplesOf, readStatement } from './text/readStatement.ts'
import type { ReadText } from './text/Statement.ts'
import { withoutFailedFixes } from './withoutFailedFixes.ts'

/**
 * Checks one text by the rules that code decides. Takes time linear in the text's length.
 * @param read how the text is tokenized: `readStatement` or a cached variant of it
 * @returns remarks in the order of the rules, at most `REMARK_LIMITS.perText`; none for a text that is blank or only
 * begun. A text in another language than English is checked by an organization's own rules alone. A suggestion fixes its
 * remark and adds no error.
 */
export function checkText(
  entity: CheckedEntity,
  text: string,
  rules: RuleSet = STANDARD_RULES,
  read: ReadText = readStatement,
): readonly Remark[] {
  const bits = bitsOfRules(rules, entity)
  const found = findRemarks(entity, text, rules, read, bits.all)
  return withoutFailedFixes(withinLimits(found), found, (fixed, ruleId) =>
    findRemarks(entity, fixed, rules, readStatement, bits.ruleAndErrors(ruleId)),
  )
}

/** @param asked bits of the rules that are asked */
function findRemarks(
  entity: CheckedEntity,
  text: string,
  rules: RuleSet,
  read: ReadText,
  asked: number,
): readonly Remark[] {
  if (text.trim() === '' || (entity === 'outcomeStatement' && isUnfinished(text))) return []
  const statement = read(text)
  const { vocabulary } = rules
  const bits = bitsOfRules(rules, entity)
  const isForeign = isOtherLanguage(statement)
  const inWords = asked & bits.in(statement.words)
  const examples = statement.examples.length === 0 ? null : examplesOf(statement)
  const inExamples = examples === null ? 0 : asked & bits.in(examples.words)
  const found: Remark[] = []
  const rulesOfEntity = rules.rulesFor[entity]
  // An iterator over entries would create two objects for each rule and text.
  for (let at = 0; at < rulesOfEntity.length; at += 1) {
    const rule = rulesOfEntity[at]
    if (rule === undefined || !hasRule(inWords | inExamples, at) || (isForeign && !isOwn(rule))) continue
    if (rule.find !== undefined && hasRule(inWords, at)) {
      for (const draft of rule.find(statement, vocabulary, entity)) found.push(toRemark(rule, draft, rules))
    }
    if (examples !== null && rule.findInExamples !== undefined && hasRule(inExamples, at)) {
      for (const draft of rule.findInExamples(examples, vocabulary, entity)) {
        found.push(toRemark(rule, { ...draft, severity: 'warning' }, rules))
      }
    }
  }
  return found
}

const STANDARD_IDS = new Set(RULES.map(({ id }) => id))

/** Whether custom rules have added it to the method's. */
const isOwn = ({ id }: Rule): boolean => !STANDARD_IDS.has(id)

function withinLimits(found: readonly Remark[]): readonly Remark[] {
  let replacements = 0
  if (found.length === 0) return found
  return found.slice(0, REMARK_LIMITS.perText).map((remark, index): Remark => {
    const isLast = index === REMARK_LIMITS.perText - 1
    const message = isLast
      ? withLeftOut(remark.message, found.length - REMARK_LIMITS.perText)
      : remark.message
    if (remark.suggestion !== null) replacements += 1
    return {
      ...remark,
      message,
      suggestion: replacements > REMARK_LIMITS.replacementsPerText ? null : remark.suggestion,
    }
  })
}

/** Completes a draft to a remark as it is shown and stored. */
export function toRemark(rule: Pick<Rule, 'id' | 'severity'>, draft: RemarkDraft, rules: RuleSet): Remark {
  return {
    ruleId: rule.id,
    severity: rules.severityOf(rule.id) ?? draft.severity ?? rule.severity,
    message: draft.message,
    span: draft.span,
    suggestion: draft.suggestion ?? null,
    source: 'lexer',
  }
}
