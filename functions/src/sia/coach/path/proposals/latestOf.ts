import type { CoachState, Proposal } from '@outcome-studio/shared/domain/coach'

/** What "that" means after these cards: their statements and their steps. Without any, it means what it did before. */
export function latestOf(proposals: readonly Proposal[]): Pick<CoachState, 'latest' | 'latestSteps'> {
  const latest = proposals.flatMap(({ edit }) => ('statementId' in edit ? [edit.statementId] : []))
  const latestSteps = proposals.flatMap(({ edit }) =>
    edit.kind !== 'addStatement' && edit.kind !== 'moveStatement' && 'stepId' in edit ? [edit.stepId] : [],
  )
  return {
    ...(latest.length > 0 && { latest }),
    ...(latest.length + latestSteps.length > 0 && { latestSteps }),
  }
}
