import { counted } from '../../base/counted.ts'
import type { FindInStudy } from '../Rule.ts'
import { presentSteps } from '../study/CheckedStudy.ts'
import { isOutside, JOB_STEPS } from '../study/STUDY_SIZES.ts'

/** S1: a study has a usual number of job steps. */
export const findStepCount: FindInStudy = (study) => {
  const count = presentSteps(study).length
  if (!isOutside(count, JOB_STEPS)) return []
  const message = `The study has ${counted(count, 'job step')}; ${JOB_STEPS.range} usually cover a job.`
  return [{ uuid: study.jtbd.uuid, message, span: null }]
}
