import { type Proposal, type ProposedEdit, proposedText } from '@outcome-studio/shared/domain/coach'
import {
  applyStudyOperation,
  JOB_STEP_CATEGORIES,
  type JobStep,
  type JobStepCategory,
  jobStepUuid,
  newOutcomeStatement,
  outcomeStatementUuid,
  type Study,
  type StudyOperation,
} from '@outcome-studio/shared/domain/study'
import { DONE, GONE, type ProposalPlan, planEach, planRewrite } from './ProposalPlan.ts'
import { planCategory, planRemoval } from './planChange.ts'
import { atEnd, planMove, planStepMove } from './planMove.ts'

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
      return planRewrite(study.jtbd.executor, edit, text, { kind: 'setExecutor', executor: text })
    case 'setJob':
      return planRewrite(study.jtbd.userInput, edit, text, { kind: 'replaceJob', userInput: text })
    case 'addStep':
      return addStep(study, edit, text)
    case 'rewriteStep': {
      const step = study.jobSteps.find(({ uuid }) => uuid === edit.stepId)
      return planRewrite(step?.userInput, edit, text, {
        kind: 'updateJobStep',
        stepId: jobStepUuid(edit.stepId),
        userInput: text,
      })
    }
    case 'addStatement':
      return addStatement(study, edit, text)
    case 'rewriteStatement':
      return planRewrite(statementTexts(study).get(edit.statementId), edit, text, {
        kind: 'updateOutcomeStatement',
        statementId: outcomeStatementUuid(edit.statementId),
        userInput: text,
      })
    case 'moveStatement':
      return planMove(study, edit.statementId, edit.stepId)
    case 'moveStep':
      return planStepMove(study, edit.stepId, edit.afterStepId)
    case 'setCategory':
      return planCategory(study, edit)
    case 'removeStep':
    case 'removeStatement':
      return planRemoval(study, edit)
    case 'addGoal':
      return GONE
  }
}

/** Plans several proposals as one edit of a study, in their order. Those that cannot be applied are left out. */
export function planProposals(
  proposals: readonly Pick<Proposal, 'id' | 'edit'>[],
  study: Study,
): { readonly operation: StudyOperation; readonly planned: readonly Proposal['id'][] } {
  const plan = (proposal: Pick<Proposal, 'edit'>, content: Study) => planProposal(proposal, content)
  const { operations, planned } = planEach(proposals, study, plan, applyStudyOperation)
  return { operation: { kind: 'batch', operations }, planned }
}

/**
 * Returns the proposal with the current text as the one to replace, so that it can be accepted after the text changed.
 * Call it once the member has seen both texts. A proposal that replaces no text is returned unchanged.
 * @param now the current text in the study
 */
export function proposalInstead<Edited extends Pick<Proposal, 'edit'>>(
  proposal: Edited,
  now: string,
): Edited {
  const { edit } = proposal
  return 'before' in edit ? { ...proposal, edit: { ...edit, before: now } } : proposal
}

/**
 * Returns the proposal as it stands now: a new statement in the step that the member chose for it, and what writes no text
 * with the texts that its statement or step has.
 * @param chosen the id of a step; undefined for the proposed one
 */
export function proposalNow<Edited extends Pick<Proposal, 'edit'>>(
  proposal: Edited,
  study: Study,
  chosen: string | undefined,
): Edited {
  const { edit } = proposal
  switch (edit.kind) {
    case 'addStatement':
      return chosen === undefined ? proposal : { ...proposal, edit: { ...edit, stepId: chosen } }
    case 'removeStatement':
    case 'moveStatement': {
      const text = statementTexts(study).get(edit.statementId) ?? edit.text
      return { ...proposal, edit: { ...edit, text } }
    }
    case 'removeStep':
    case 'setCategory':
    case 'moveStep': {
      const step = study.jobSteps.find(({ uuid }) => uuid === edit.stepId)
      const text = step?.userInput ?? edit.text
      return edit.kind === 'removeStep' && step
        ? { ...proposal, edit: { ...edit, text, statements: textsOf(step) } }
        : { ...proposal, edit: { ...edit, text } }
    }
    default:
      return proposal
  }
}

const textsOf = ({ outcomeStatements }: JobStep): readonly string[] =>
  outcomeStatements.map(({ userInput }) => userInput).filter((text) => text.trim() !== '')

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
 * Returns the index of a new step: after the step that it follows. If that step is missing, because its proposal was
 * not accepted, the category decides. Without a category the new step is the last one.
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
  const outcomeStatement = { ...newOutcomeStatement(outcomeStatementUuid(edit.statementId)), userInput: text }
  return {
    kind: 'ready',
    operation: atEnd(step, (index) => ({
      kind: 'insertOutcomeStatement',
      stepId: step.uuid,
      index,
      outcomeStatement,
    })),
  }
}

const statementTexts = ({ jobSteps }: Study): ReadonlyMap<string, string> =>
  new Map(
    jobSteps.flatMap(({ outcomeStatements }) =>
      outcomeStatements.map(({ uuid, userInput }) => [uuid as string, userInput] as const),
    ),
  )
