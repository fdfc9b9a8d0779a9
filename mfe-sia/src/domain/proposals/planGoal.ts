import { type Proposal, proposedText } from '@outcome-studio/shared/domain/coach'
import {
  applyNeedsOperation,
  goalId,
  goalsInLayer,
  type Needs,
  type NeedsOperation,
  newGoal,
} from '@outcome-studio/shared/domain/needs'
import { DONE, GONE, type ProposalPlan, planEach, planRewrite } from './ProposalPlan.ts'

interface GoalChoice {
  /** What to write instead of the proposed text. */
  readonly text?: string | undefined
  /** Another core job that the member has seen next to the proposed one, and replaces. */
  readonly instead?: string | undefined
}

/** Plans the edit of a needs document that a proposal stands for: a goal at the end of its layer. */
export function planGoal(
  { edit }: Pick<Proposal, 'edit'>,
  { goals }: Pick<Needs, 'goals'>,
  { text = proposedText({ edit }), instead = '' }: GoalChoice = {},
): ProposalPlan<NeedsOperation> {
  if (edit.kind !== 'addGoal') return GONE
  const id = goalId(edit.goalId)
  if (goals.some((goal) => goal.id === id)) return DONE
  const layer = goalsInLayer({ goals }, edit.layer)
  // A document has one core job at most.
  const core = edit.layer === 'core' ? layer[0] : undefined
  if (core) {
    const operation: NeedsOperation = { kind: 'setGoalText', goalId: core.id, text }
    return planRewrite(core.text, { before: instead }, text, operation)
  }
  const goal = newGoal({ id, layer: edit.layer, text })
  return { kind: 'ready', operation: { kind: 'insertGoal', goal, index: layer.length } }
}

/** Several goals as one edit of a needs document, in their order; those that cannot be added are left out. */
export function planGoals(
  proposals: readonly Pick<Proposal, 'id' | 'edit'>[],
  needs: Needs,
): { readonly operation: NeedsOperation; readonly planned: readonly Proposal['id'][] } {
  const plan = (proposal: Pick<Proposal, 'edit'>, content: Needs) => planGoal(proposal, content)
  const { operations, planned } = planEach(proposals, needs, plan, applyNeedsOperation)
  return { operation: { kind: 'batch', operations }, planned }
}
