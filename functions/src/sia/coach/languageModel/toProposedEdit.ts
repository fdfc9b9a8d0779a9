import type { CoachContext, ProposedEdit } from '@outcome-studio/shared/domain/coach'
import type { ModelEdit } from './ModelEdit.ts'
import type { ShortIds } from './shortIds.ts'

/** Where the model's edit would be written, in terms of the study; a text says why it cannot be. */
export function toProposedEdit(
  { kind, target, category, layer }: ModelEdit,
  text: string,
  { study, needs, newId }: CoachContext,
  ids: ShortIds,
): ProposedEdit | string {
  const step = ids.step(target ?? '')
  switch (kind) {
    case 'setExecutor':
      return { kind, before: study.jtbd.executor, after: text }
    case 'setJob':
      return { kind, before: study.jtbd.userInput, after: text }
    case 'addStep': {
      const isPlaced = target !== undefined && target !== null && target !== ''
      if (isPlaced && target !== 'start' && step === undefined) return noSuch('step', target)
      const last = study.jobSteps.at(-1)?.uuid ?? null
      const afterStepId = target === 'start' ? null : (step?.uuid ?? last)
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

const noSuch = (item: string, target: string | null | undefined): string =>
  target ? `The study has no ${item} with this id. Use an id of the data.` : `Name the ${item} as target.`
