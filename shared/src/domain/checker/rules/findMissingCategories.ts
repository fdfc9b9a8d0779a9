import { JOB_STEP_CATEGORIES } from '../../study/JOB_STEP_CATEGORIES.ts'
import type { FindInStudy } from '../Rule.ts'
import { presentSteps } from '../study/CheckedStudy.ts'

const NONE = 'No job step has a category yet. Choose one for each step, or sort the steps in the job map.'

/** S4: each category of the job map has a step or does not apply. */
export const findMissingCategories: FindInStudy = (study) => {
  const { jtbd, jobSteps, notApplicable = [] } = study
  // A study without a step lacks all of them, which says no more than its number of steps.
  if (presentSteps(study).length === 0) return []
  const missing = JOB_STEP_CATEGORIES.filter(
    (category) =>
      !jobSteps.some((step) => step.category === category) &&
      !notApplicable.some((entry) => entry.category === category),
  )
  if (missing.length === 0) return []
  if (missing.length === JOB_STEP_CATEGORIES.length) return [{ uuid: jtbd.uuid, message: NONE, span: null }]
  const message = `No job step is in ${missing.join(', ')}. Add one, or say in the job map why the category does not apply.`
  return [{ uuid: jtbd.uuid, message, span: null }]
}
