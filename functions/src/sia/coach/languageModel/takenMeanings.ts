import {
  type CoachContext,
  isWordless,
  type ProposedEdit,
  proposedText,
  type WordlessEdit,
} from '@outcome-studio/shared/domain/coach'
import { meaningOf } from './remarksOnDraft.ts'

/** An edit that writes a text. The other kinds say nothing new. */
export type WritingEdit = Exclude<ProposedEdit, WordlessEdit>

/** What the texts of each list say: the steps, the outcome statements, the goals of each layer. */
export interface TakenMeanings {
  has(edit: ProposedEdit): boolean
  add(edit: ProposedEdit): void
}

/** What the study and the needs say already, and what was proposed before, whether rejected or not decided. */
export function createTakenMeanings({ study, needs, earlier }: CoachContext): TakenMeanings {
  const taken = new Set<string>()
  const addText = (list: string, text: string) => taken.add(keyOf(list, text))
  for (const { userInput, outcomeStatements } of study.jobSteps) {
    addText('steps', userInput)
    for (const statement of outcomeStatements) addText('statements', statement.userInput)
  }
  for (const { layer, text } of needs?.goals ?? []) addText(layer, text)
  const add = (edit: ProposedEdit) => {
    if (!isWordless(edit)) addText(listOf(edit), proposedText({ edit }))
  }
  for (const { proposal, decision } of earlier) if (decision?.kind !== 'accepted') add(proposal.edit)
  return {
    add,
    has: (edit) => {
      if (isWordless(edit)) return false
      const text = proposedText({ edit })
      const key = keyOf(listOf(edit), text)
      // A rewrite may say the same in other words.
      if ('before' in edit && keyOf(listOf(edit), edit.before) === key) return false
      return meaningOf(text) !== '' && taken.has(key)
    },
  }
}

const keyOf = (list: string, text: string): string => `${list}: ${meaningOf(text)}`

/** Two texts of one list may not say the same. */
function listOf(edit: WritingEdit): string {
  switch (edit.kind) {
    case 'setExecutor':
    case 'setJob':
      return edit.kind
    case 'addStep':
    case 'rewriteStep':
      return 'steps'
    case 'addStatement':
    case 'rewriteStatement':
      return 'statements'
    case 'addGoal':
      return edit.layer
  }
}
