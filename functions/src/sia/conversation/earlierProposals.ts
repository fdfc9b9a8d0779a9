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
            movedIn(study, proposal) ?? acceptedIn(texts, proposal) ?? message.decisions[proposal.id] ?? null,
        })),
  )
}

function movedIn({ jobSteps }: CheckedStudy, { edit }: Proposal): Decision | null {
  if (edit.kind === 'moveStep') {
    const at = jobSteps.findIndex(({ uuid }) => uuid === edit.stepId)
    const isThere = at >= 0 && (jobSteps[at - 1]?.uuid ?? null) === edit.afterStepId
    return isThere ? { kind: 'accepted' } : null
  }
  if (edit.kind !== 'moveStatement') return null
  const step = jobSteps.find(({ uuid }) => uuid === edit.stepId)
  return step?.outcomeStatements.some(({ uuid }) => uuid === edit.statementId) ? { kind: 'accepted' } : null
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
