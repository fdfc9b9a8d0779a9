import { categoryOfStep } from '../parts/categoryOfStep.ts'
import type { DraftedAnswer } from './draftAnswer.ts'
import { withCategories } from './withCategories.ts'

/** Drafted steps with the categories of what comes before the heart of the job. */
export const asPreparation = (drafted: DraftedAnswer): DraftedAnswer =>
  withCategories(drafted, (steps) => steps.map((text) => categoryOfStep(text, 'before')))
