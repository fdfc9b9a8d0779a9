import { JOB_STEP_CATEGORIES, type JobStepCategory, type JobStepUuid, type Study } from '../study/Study.ts'
import { STARTER_VERBS, STEP_VERBS } from './vocabulary/stepVerbs.ts'
import { wordSet } from './vocabulary/wordSet.ts'

/** A category for a step that has none. */
export interface CategorySuggestion {
  readonly stepId: JobStepUuid
  /** Position in the study, from 1. */
  readonly number: number
  readonly text: string
  readonly category: JobStepCategory
}

/**
 * Suggests categories of the job map from the first verb of each step (docs/method.md §3). Steps that have a category,
 * and steps whose verb tells none, are left out.
 */
export function suggestCategories({ jobSteps }: Pick<Study, 'jobSteps'>): readonly CategorySuggestion[] {
  return jobSteps.flatMap(({ uuid, userInput, category }, at) => {
    const suggested = category === null ? categoryOf(userInput) : null
    return suggested === null
      ? []
      : [{ stepId: uuid, number: at + 1, text: userInput.trim(), category: suggested }]
  })
}

/** The verbs that the method names come first. */
function categoryOf(text: string): JobStepCategory | null {
  const [verb = '', particle = ''] = text.trim().toLowerCase().split(/\s+/, 2)
  const starter = JOB_STEP_CATEGORIES.find((category) =>
    STARTER_VERBS[category].some(
      (each) => each === `${verb} ${particle}` || (!each.includes(' ') && wordSet(each).has(verb)),
    ),
  )
  return starter ?? STEP_VERBS.find(([, verbs]) => verbs.has(verb))?.[0] ?? null
}
