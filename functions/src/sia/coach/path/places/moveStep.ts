import {
  type CoachContext,
  nameAsTyped,
  type Proposal,
  proposalId,
} from '@outcome-studio/shared/domain/coach'
import type { NamedStep } from './actionOfStep.ts'

/** What becomes of a step that belongs elsewhere. */
export interface MovedStep {
  readonly note: string
  /** None if the step is there already. */
  readonly proposals: readonly Proposal[]
}

const nameOf = (step: NamedStep | undefined): string => nameAsTyped(step?.userInput ?? '')

/**
 * Proposes to put a step behind another one.
 * @param afterId the step that it is to follow; null for the start of the job
 */
export function moveStep(
  { study: { jobSteps }, newId }: CoachContext,
  step: NamedStep,
  afterId: string | null,
): MovedStep {
  const at = jobSteps.findIndex(({ uuid }) => uuid === step.uuid)
  const fromStepId = jobSteps[at - 1]?.uuid ?? null
  if (afterId === step.uuid || afterId === fromStepId)
    return { note: `Right, ${nameOf(step)} is there.`, proposals: [] }
  const where =
    afterId === null
      ? 'at the beginning'
      : afterId === jobSteps.at(-1)?.uuid
        ? 'at the end'
        : `after ${nameOf(jobSteps.find(({ uuid }) => uuid === afterId))}`
  return {
    note: `Right, ${nameOf(step)} belongs ${where}.`,
    proposals: [
      {
        id: proposalId(newId()),
        edit: {
          kind: 'moveStep',
          stepId: step.uuid,
          fromStepId,
          afterStepId: afterId,
          text: step.userInput,
        },
        reason: 'You said that it belongs there.',
        rules: [],
        assumptions: [],
        remarks: [],
      },
    ],
  }
}
