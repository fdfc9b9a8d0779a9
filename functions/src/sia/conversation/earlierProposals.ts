import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import {
  type Decision,
  type EarlierProposal,
  type Proposal,
  proposedText,
  type SiaMessage,
} from '@outcome-studio/shared/domain/coach'

/**
 * The proposals of a branch with their outcomes. An item that is in the study counts as accepted, even if the decision
 * has not been stored.
 */
export function earlierProposals(
  branch: readonly SiaMessage[],
  study: CheckedStudy,
): readonly EarlierProposal[] {
  const texts = new Map(
    study.jobSteps.flatMap(({ uuid, userInput, outcomeStatements }) => [
      [uuid, userInput] as const,
      ...outcomeStatements.map((statement) => [statement.uuid, statement.userInput] as const),
    ]),
  )
  return branch.flatMap((message) =>
    message.role === 'member'
      ? []
      : message.proposals.map((proposal) => ({
          proposal,
          decision:
            changedIn(study, proposal) ??
            acceptedIn(texts, proposal) ??
            message.decisions[proposal.id] ??
            null,
        })),
  )
}

const changedIn = (study: CheckedStudy, { edit }: Proposal): Decision | null =>
  isChangedIn(study, edit) ? { kind: 'accepted' } : null

/** Whether the study shows that an item was moved, put into a category or removed. */
function isChangedIn({ jobSteps }: CheckedStudy, edit: Proposal['edit']): boolean {
  switch (edit.kind) {
    case 'moveStep': {
      const at = jobSteps.findIndex(({ uuid }) => uuid === edit.stepId)
      return at >= 0 && (jobSteps[at - 1]?.uuid ?? null) === edit.afterStepId
    }
    case 'moveStatement': {
      const step = jobSteps.find(({ uuid }) => uuid === edit.stepId)
      return step?.outcomeStatements.some(({ uuid }) => uuid === edit.statementId) === true
    }
    case 'setCategory':
      return jobSteps.some(({ uuid, category }) => uuid === edit.stepId && category === edit.category)
    case 'removeStep':
      return jobSteps.every(({ uuid }) => uuid !== edit.stepId)
    case 'removeStatement':
      return jobSteps.every(({ outcomeStatements }) =>
        outcomeStatements.every(({ uuid }) => uuid !== edit.statementId),
      )
    default:
      return false
  }
}

function acceptedIn(texts: ReadonlyMap<string, string>, proposal: Proposal): Decision | null {
  const { edit } = proposal
  const text =
    edit.kind === 'addStep'
      ? texts.get(edit.stepId)
      : edit.kind === 'addStatement'
        ? texts.get(edit.statementId)
        : undefined
  if (text === undefined) return null
  return text === proposedText(proposal) ? { kind: 'accepted' } : { kind: 'accepted', text }
}
