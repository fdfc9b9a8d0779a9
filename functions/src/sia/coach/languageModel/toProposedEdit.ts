import {
  type CoachContext,
  isWordlessKind,
  type ProposedEdit,
  type WordlessEdit,
} from '@outcome-studio/shared/domain/coach'
import { JOB_STEP_CATEGORIES } from '@outcome-studio/shared/domain/study'
import { FIRST_PLACE } from './editAsData.ts'
import type { ModelEdit } from './ModelEdit.ts'
import type { ShortIds } from './shortIds.ts'

/**
 * Where the model's edit would be made, in terms of the study; a text says why it cannot be.
 * @param text what it writes; ignored for an edit that writes no text
 */
export function toProposedEdit(
  edit: ModelEdit,
  text: string,
  context: CoachContext,
  ids: ShortIds,
): ProposedEdit | string {
  const { kind, target, category, layer } = edit
  if (isWordlessKind(kind)) return toWordlessEdit(kind, edit, context, ids)
  const { study, needs, newId } = context
  const step = ids.step(target ?? '')
  switch (kind) {
    case 'setExecutor':
      return { kind, before: study.jtbd.executor, after: text }
    case 'setJob':
      return { kind, before: study.jtbd.userInput, after: text }
    case 'addStep': {
      const isPlaced = target !== undefined && target !== null && target !== ''
      if (isPlaced && target !== FIRST_PLACE && step === undefined) return noSuch('step', target)
      const last = study.jobSteps.at(-1)?.uuid ?? null
      const afterStepId = target === FIRST_PLACE ? null : (step?.uuid ?? last)
      return { kind, stepId: newId(), afterStepId, text, category: category ?? null }
    }
    case 'rewriteStep':
      if (step === undefined) return noSuch('step', target)
      return { kind, stepId: step.uuid, before: step.userInput, after: text }
    case 'addStatement':
      if (step === undefined) return noSuch('step', target)
      return { kind, statementId: newId(), stepId: step.uuid, text }
    case 'rewriteStatement': {
      const statement = ids.statement(target ?? '')
      if (statement === undefined) return noSuch('statement', target)
      return { kind, statementId: statement.uuid, before: statement.userInput, after: text }
    }
    case 'addGoal':
      if (needs === null) return 'There is no needs document, so no goal can be added.'
      if (layer === undefined || layer === null) return 'A goal needs a layer.'
      if (layer === 'core' && needs.goals.some((goal) => goal.layer === layer)) {
        return 'There is a core job already.'
      }
      return { kind, goalId: newId(), layer, text }
  }
}

/** The text of the item is that of the study. */
function toWordlessEdit(
  kind: WordlessEdit['kind'],
  { target, to, category }: ModelEdit,
  { study: { jobSteps } }: CoachContext,
  ids: ShortIds,
): ProposedEdit | string {
  const step = ids.step(target ?? '')
  const statement = ids.statement(target ?? '')
  const place = ids.step(to ?? '')
  switch (kind) {
    case 'moveStatement': {
      if (statement === undefined) return noSuch('statement', target)
      if (place === undefined) return noSuch('step', to, 'to')
      const from = jobSteps.find(({ outcomeStatements }) => outcomeStatements.includes(statement))
      const fromStepId = from?.uuid ?? place.uuid
      return { kind, statementId: statement.uuid, fromStepId, stepId: place.uuid, text: statement.userInput }
    }
    case 'moveStep': {
      if (step === undefined) return noSuch('step', target)
      if (place === undefined && to !== FIRST_PLACE) return noSuch('step', to, 'to')
      const fromStepId = jobSteps[jobSteps.indexOf(step) - 1]?.uuid ?? null
      const afterStepId = place?.uuid ?? null
      return { kind, stepId: step.uuid, fromStepId, afterStepId, text: step.userInput }
    }
    case 'setCategory': {
      if (step === undefined) return noSuch('step', target)
      if (category === undefined || category === null) return 'Name the new category.'
      const fromCategory = JOB_STEP_CATEGORIES.find((each) => each === step.category) ?? null
      return { kind, stepId: step.uuid, fromCategory, category, text: step.userInput }
    }
    case 'removeStep': {
      if (step === undefined) return noSuch('step', target)
      const statements = step.outcomeStatements.map(({ userInput }) => userInput)
      const written = statements.filter((text) => text.trim() !== '')
      return { kind, stepId: step.uuid, text: step.userInput, statements: written }
    }
    case 'removeStatement':
      if (statement === undefined) return noSuch('statement', target)
      return { kind, statementId: statement.uuid, text: statement.userInput }
  }
}

const noSuch = (item: string, target: string | null | undefined, field = 'target'): string =>
  target ? `The study has no ${item} with this id. Use an id of the data.` : `Name the ${item} as ${field}.`
