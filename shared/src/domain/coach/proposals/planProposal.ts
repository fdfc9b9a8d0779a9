import type { Needs } from '../../needs/Needs.ts'
import type { NeedsOperation } from '../../needs/NeedsOperation.ts'
import { goalId } from '../../needs/needsIds.ts'
import { newGoal } from '../../needs/newNeeds.ts'
import { applyStudyOperation } from '../../study/applyStudyOperation.ts'
import { newOutcomeStatement } from '../../study/newItems.ts'
import { JOB_STEP_CATEGORIES, type JobStep, type JobStepCategory, type Study } from '../../study/Study.ts'
import type { StudyOperation } from '../../study/StudyOperation.ts'
import { jobStepUuid, outcomeStatementUuid } from '../../study/studyIds.ts'
import { type Proposal, type ProposedEdit, proposedText } from './Proposal.ts'

/**
 * What accepting a proposal would do. done: the document has it already; changed: the text to replace is another one
 * now; gone: its place is not in the document.
 */
export type ProposalPlan<Operation> =
  | { readonly kind: 'ready'; readonly operation: Operation }
  | { readonly kind: 'done' }
  | { readonly kind: 'changed'; readonly now: string }
  | { readonly kind: 'gone' }

const DONE = { kind: 'done' } as const
const GONE = { kind: 'gone' } as const

/**
 * Plans the edit of a study that a proposal stands for.
 * @param text what to write instead of the proposed text
 */
export function planProposal(
  { edit }: Pick<Proposal, 'edit'>,
  study: Study,
  text: string = proposedText({ edit }),
): ProposalPlan<StudyOperation> {
  switch (edit.kind) {
    case 'setExecutor':
      return rewrite(study.jtbd.executor, edit, text, { kind: 'setExecutor', executor: text })
    case 'setJob':
      return rewrite(study.jtbd.userInput, edit, text, { kind: 'replaceJob', userInput: text })
    case 'addStep':
      return addStep(study, edit, text)
    case 'rewriteStep': {
      const step = study.jobSteps.find(({ uuid }) => uuid === edit.stepId)
      return rewrite(step?.userInput, edit, text, {
        kind: 'updateJobStep',
        stepId: jobStepUuid(edit.stepId),
        userInput: text,
      })
    }
    case 'addStatement':
      return addStatement(study, edit, text)
    case 'rewriteStatement':
      return rewrite(statementTexts(study).get(edit.statementId), edit, text, {
        kind: 'updateOutcomeStatement',
        statementId: outcomeStatementUuid(edit.statementId),
        userInput: text,
      })
    case 'addGoal':
      return GONE
  }
}

/** Plans the edit of a needs document that a proposal stands for. @param text what to write instead */
export function planGoal(
  { edit }: Pick<Proposal, 'edit'>,
  { goals }: Needs,
  text: string = proposedText({ edit }),
): ProposalPlan<NeedsOperation> {
  if (edit.kind !== 'addGoal') return GONE
  const id = goalId(edit.goalId)
  if (goals.some((goal) => goal.id === id)) return DONE
  // A document has one core job at most.
  const core = edit.layer === 'core' ? goals.find(({ layer }) => layer === 'core') : undefined
  if (core) {
    return rewrite(core.text, { before: '' }, text, { kind: 'setGoalText', goalId: core.id, text })
  }
  const goal = newGoal({ id, layer: edit.layer, text })
  return { kind: 'ready', operation: { kind: 'insertGoal', goal, index: goals.length } }
}

/** Several proposals as one edit of a study, in their order; those that cannot be applied are left out. */
export function planProposals(
  proposals: readonly Pick<Proposal, 'id' | 'edit'>[],
  study: Study,
): { readonly operation: StudyOperation; readonly planned: readonly Proposal['id'][] } {
  const operations: StudyOperation[] = []
  const planned: Proposal['id'][] = []
  let next = study
  for (const proposal of proposals) {
    const plan = planProposal(proposal, next)
    if (plan.kind !== 'ready') continue
    operations.push(plan.operation)
    planned.push(proposal.id)
    next = applyStudyOperation(next, plan.operation)
  }
  return { operation: { kind: 'batch', operations }, planned }
}

/** The same proposal for a text that has changed since, once the member has seen both. */
export function proposalInstead<Edited extends Pick<Proposal, 'edit'>>(
  proposal: Edited,
  now: string,
): Edited {
  const { edit } = proposal
  return 'before' in edit ? { ...proposal, edit: { ...edit, before: now } } : proposal
}

function rewrite<Operation>(
  now: string | undefined,
  { before }: { readonly before: string },
  text: string,
  operation: Operation,
): ProposalPlan<Operation> {
  if (now === undefined) return GONE
  if (now.trim() === text.trim()) return DONE
  return now.trim() === before.trim() ? { kind: 'ready', operation } : { kind: 'changed', now }
}

type EditOf<Kind extends ProposedEdit['kind']> = Extract<ProposedEdit, { kind: Kind }>

function addStep(study: Study, edit: EditOf<'addStep'>, text: string): ProposalPlan<StudyOperation> {
  const uuid = jobStepUuid(edit.stepId)
  if (study.jobSteps.some((step) => step.uuid === uuid)) return DONE
  const jobStep: JobStep = {
    uuid,
    userInput: text,
    category: edit.category,
    remarks: [],
    outcomeStatements: [],
  }
  return { kind: 'ready', operation: { kind: 'insertJobStep', index: stepIndex(study, edit), jobStep } }
}

/**
 * After the step it follows. That step may be a proposal which was not accepted; then the categories decide, and
 * without a category it is the last one.
 */
function stepIndex({ jobSteps }: Study, { afterStepId, category }: EditOf<'addStep'>): number {
  if (afterStepId === null) return 0
  const before = jobSteps.findIndex(({ uuid }) => uuid === afterStepId)
  if (before >= 0) return before + 1
  if (category === null) return jobSteps.length
  const later = jobSteps.findIndex((step) => step.category !== null && rank(step.category) > rank(category))
  return later === -1 ? jobSteps.length : later
}

const rank = (category: JobStepCategory): number => JOB_STEP_CATEGORIES.indexOf(category)

function addStatement(
  study: Study,
  edit: EditOf<'addStatement'>,
  text: string,
): ProposalPlan<StudyOperation> {
  if (statementTexts(study).has(edit.statementId)) return DONE
  const step = study.jobSteps.find(({ uuid }) => uuid === edit.stepId)
  if (!step) return GONE
  const stepId = jobStepUuid(edit.stepId)
  const outcomeStatement = { ...newOutcomeStatement(outcomeStatementUuid(edit.statementId)), userInput: text }
  const { length } = step.outcomeStatements
  const last = step.outcomeStatements.at(-1)
  // A step begins with an empty statement, which gives way.
  if (last && last.userInput.trim() === '' && !last.rating && !last.halfRating) {
    const removal: StudyOperation = { kind: 'removeOutcomeStatement', statementId: last.uuid }
    const insertion: StudyOperation = {
      kind: 'insertOutcomeStatement',
      stepId,
      index: length - 1,
      outcomeStatement,
    }
    return { kind: 'ready', operation: { kind: 'batch', operations: [removal, insertion] } }
  }
  return {
    kind: 'ready',
    operation: { kind: 'insertOutcomeStatement', stepId, index: length, outcomeStatement },
  }
}

const statementTexts = ({ jobSteps }: Study): ReadonlyMap<string, string> =>
  new Map(
    jobSteps.flatMap(({ outcomeStatements }) =>
      outcomeStatements.map(({ uuid, userInput }) => [uuid as string, userInput] as const),
    ),
  )
