import type { RuleSet } from '@outcome-studio/shared/domain/checker'
import {
  checkText,
  checkWholeStudy,
  readStatement,
  sameMeaningKey,
} from '@outcome-studio/shared/domain/checker'
import type { ProposedEdit } from '@outcome-studio/shared/domain/coach'
import { checkGoal, goalId } from '@outcome-studio/shared/domain/needs'
import type { Remark } from '@outcome-studio/shared/domain/study'

/** The checker's remarks by these rules on the text that an edit would write. */
export function remarksOnDraft(edit: ProposedEdit, rules: RuleSet): readonly Remark[] {
  switch (edit.kind) {
    case 'setExecutor':
      return remarksOnExecutor(edit.after, rules)
    case 'setJob':
      return checkText('job', edit.after, rules)
    case 'addStep':
      return checkText('jobStep', edit.text, rules)
    case 'rewriteStep':
      return checkText('jobStep', edit.after, rules)
    case 'addStatement':
      return checkText('outcomeStatement', edit.text, rules)
    case 'rewriteStatement':
      return checkText('outcomeStatement', edit.after, rules)
    // The text is the member's already.
    case 'moveStatement':
    case 'moveStep':
    case 'setCategory':
    case 'removeStep':
    case 'removeStatement':
      return []
    case 'addGoal':
      return checkGoal({ id: goalId(edit.goalId), layer: edit.layer, text: edit.text }, { rules })
  }
}

function remarksOnExecutor(executor: string, rules: RuleSet): readonly Remark[] {
  const uuid = 'executor'
  const found = checkWholeStudy({ jtbd: { uuid, executor, userInput: '' }, jobSteps: [] }, rules)[uuid] ?? []
  return found.filter(({ ruleId }) => ruleId === 'E1')
}

/** Equal for texts that say the same, apart from inflection and fillers; empty for a text without content words. */
export const meaningOf = (text: string): string => sameMeaningKey(readStatement(text))
