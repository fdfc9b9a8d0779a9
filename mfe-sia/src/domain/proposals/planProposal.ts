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
      return moveStatement(study, edit)
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
  const stepId = jobStepUuid(edit.stepId)
  const outcomeStatement = { ...newOutcomeStatement(outcomeStatementUuid(edit.statementId)), userInput: text }
  const { length } = step.outcomeStatements
  const last = step.outcomeStatements.at(-1)
  // A step begins with an empty statement, which gives way.
  if (last && last.userInput.trim() === '' && !last.rating && !last.halfRating && !last.quotes) {
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

function moveStatement(
  study: Study,
  { statementId, stepId }: EditOf<'moveStatement'>,
): ProposalPlan<StudyOperation> {
  const isIn = ({ outcomeStatements }: JobStep) => outcomeStatements.some(({ uuid }) => uuid === statementId)
  const to = study.jobSteps.find(({ uuid }) => uuid === stepId)
  if (to === undefined || !study.jobSteps.some(isIn)) return GONE
  if (isIn(to)) return DONE
  return {
    kind: 'ready',
    operation: {
      kind: 'moveOutcomeStatement',
      statementId: outcomeStatementUuid(statementId),
      stepId: to.uuid,
      to: to.outcomeStatements.length,
    },
  }
}

const statementTexts = ({ jobSteps }: Study): ReadonlyMap<string, string> =>
  new Map(
    jobSteps.flatMap(({ outcomeStatements }) =>
      outcomeStatements.map(({ uuid, userInput }) => [uuid as string, userInput] as const),
    ),
  )
