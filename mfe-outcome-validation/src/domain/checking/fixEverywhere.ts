import type { CheckedEntity } from '@outcome-studio/shared/domain/checker'
import { checkText, type RuleSet, STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import type { Remark, Study, StudyOperation } from '@outcome-studio/shared/domain/study'
import { dismissalOf } from '@outcome-studio/shared/domain/study'

/** Limit of fixes per text, so that the loop terminates. */
const MOST_FIXES = 10

/** Whether a remark's suggestion can be applied without an answer of the member. A remark that asks needs one. */
export const hasCertainFix = ({ suggestion, message }: Pick<Remark, 'suggestion' | 'message'>): boolean =>
  suggestion !== null && !message.includes('?')

/**
 * Plans the edits that apply one rule's suggestions to the whole study, with one edit for each text that changes. A
 * text is checked again after each suggestion. Suggestions that need an answer of the member are left out, and so are
 * texts whose remark was dismissed.
 * @param ruleId the rule whose suggestions are applied
 * @param rules all rules of the study
 * @returns the edits in page order; empty if no text changes
 */
export function fixEverywhere(
  { jtbd, jobSteps }: Study,
  ruleId: string,
  rules: RuleSet = STANDARD_RULES,
): readonly StudyOperation[] {
  const fixed = (entity: CheckedEntity, text: string) => fixedText(entity, text, ruleId, rules)
  const isOpen = (item: Parameters<typeof dismissalOf>[0]) => dismissalOf(item, { ruleId }) === undefined
  const operations: StudyOperation[] = []
  const job = fixed('job', jtbd.userInput)
  if (job !== jtbd.userInput && isOpen(jtbd)) operations.push({ kind: 'replaceJob', userInput: job })
  for (const step of jobSteps) {
    const text = fixed('jobStep', step.userInput)
    if (text !== step.userInput && isOpen(step)) {
      operations.push({ kind: 'updateJobStep', stepId: step.uuid, userInput: text })
    }
    for (const statement of step.outcomeStatements) {
      const userInput = fixed('outcomeStatement', statement.userInput)
      if (userInput === statement.userInput || !isOpen(statement)) continue
      operations.push({ kind: 'updateOutcomeStatement', statementId: statement.uuid, userInput })
    }
  }
  return operations
}

function fixedText(entity: CheckedEntity, start: string, ruleId: string, rules: RuleSet): string {
  const rule = rules.rulesFor[entity].filter(({ id }) => id === ruleId)
  if (rule.length === 0) return start
  const alone: RuleSet = { ...rules, rulesFor: { ...rules.rulesFor, [entity]: rule } }
  let text = start
  for (let fixes = 0; fixes < MOST_FIXES; fixes += 1) {
    // Most texts have no remark of the rule. The other rules say whether a suggestion would break them.
    if (!checkText(entity, text, alone).some(hasCertainFix)) break
    const next = checkText(entity, text, rules).find(
      (remark) => remark.ruleId === ruleId && hasCertainFix(remark),
    )?.suggestion
    if (next == null) break
    text = next.replacement
  }
  return text
}
