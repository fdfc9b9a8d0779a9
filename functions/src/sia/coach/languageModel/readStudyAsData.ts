import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import { asData } from '../../../judge/prompt/asData.ts'
import { createShortIds } from './shortIds.ts'
import { stepAsData, studyAsData } from './studyAsData.ts'

/**
 * Returns what a model reads about a study: one step with its statements, or the study as the prompt contains it.
 * @param shortId of a step; null for the study
 * @returns undefined for an unknown id
 */
export function readStudyAsData(study: CheckedStudy, shortId: string | null): string | undefined {
  if (shortId === null) return asData(studyAsData(study))
  const step = createShortIds(study).step(shortId)
  return step === undefined ? undefined : asData(stepAsData(study, study.jobSteps.indexOf(step)))
}
