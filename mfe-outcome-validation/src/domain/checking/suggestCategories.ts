import { STARTER_VERBS, STEP_VERBS, wordSet } from '@outcome-studio/shared/domain/checker'
import {
  JOB_STEP_CATEGORIES,
  type JobStepCategory,
  type JobStepUuid,
  type Study,
} from '@outcome-studio/shared/domain/study'

/** A step without a category. */
interface UnsortedStep {
  readonly stepId: JobStepUuid
  /** Position in the study, from 1. */
  readonly number: number
  /** May be empty. */
  readonly text: string
}

interface CategorySuggestion extends UnsortedStep {
  readonly category: JobStepCategory
}

export interface CategorySuggestions {
  readonly suggested: readonly CategorySuggestion[]
  /** Steps whose verb tells no category. */
  readonly undecided: readonly UnsortedStep[]
}

/**
 * Suggests categories of the job map from the first verb of each step (docs/method.md §3). Steps that have a category
 * are left out.
 */
export function suggestCategories({ jobSteps }: Pick<Study, 'jobSteps'>): CategorySuggestions {
  const suggested: CategorySuggestion[] = []
  const undecided: UnsortedStep[] = []
  for (const [at, { uuid, userInput, category }] of jobSteps.entries()) {
    if (category !== null) continue
    const step = { stepId: uuid, number: at + 1, text: userInput.trim() }
    const found = categoryOf(userInput)
    if (found === null) undecided.push(step)
    else suggested.push({ ...step, category: found })
  }
  return { suggested, undecided }
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
