import {
  addedItem,
  type CoachContext,
  type CoachState,
  type Proposal,
  proposalId,
} from '@outcome-studio/shared/domain/coach'
import { NO_DRAFTS } from './mergeDrafts.ts'
import type { Step } from './passOn.ts'
import { stepNamed } from './stepNamed.ts'

/**
 * Moves the drafts that wait for a decision to the step that the member says they belong to. What is in the study, only
 * the member can move: says how.
 */
export function afterBelonging(context: CoachContext, state: CoachState, name: string): Step {
  const step = stepNamed(context.study, name)
  const waiting = context.earlier.flatMap(({ proposal, decision }) =>
    decision === null && proposal.edit.kind === 'addStatement' ? [proposal] : [],
  )
  if (step === null || waiting.length === 0) {
    const example = step?.userInput ?? context.study.jobSteps.at(-1)?.userInput ?? ''
    return {
      text: `Only you can move what is in the study: in Outcome Validation, select the statements in the table and choose their step. From now on name the step first, for example “For ${example.trim().toLowerCase()}: …”, and I file it there.`,
      state,
    }
  }
  const proposals = waiting.map((proposal): Proposal => {
    const { edit } = proposal
    if (edit.kind !== 'addStatement') return proposal
    return {
      ...proposal,
      id: proposalId(context.newId()),
      edit: { ...edit, statementId: context.newId(), stepId: step.uuid },
    }
  })
  return {
    text: `Then they belong to *${step.userInput.trim()}*:`,
    state,
    drafted: { ...NO_DRAFTS, proposals },
    replaced: waiting.flatMap(({ edit }) => addedItem(edit) ?? []),
  }
}
