import { type Study, type StudyUuid, studyFromOutline } from '@outcome-studio/shared/domain/study'
import type { Template } from './Template.ts'

/**
 * A study with the texts of a template, and with its ratings if it is a worked example.
 * @param ids uuid: of the study; newId: returns an unused id on each call
 */
export function templateStudy(
  { outline, ratings = [] }: Template,
  ids: { readonly uuid: StudyUuid; readonly newId: () => string },
): Study {
  const study = studyFromOutline(outline, ids)
  let at = 0
  return {
    ...study,
    jobSteps: study.jobSteps.map((step) => ({
      ...step,
      outcomeStatements: step.outcomeStatements.map((statement) => {
        const [importance, satisfaction] = ratings[at] ?? []
        at += 1
        return importance === undefined || satisfaction === undefined
          ? statement
          : { ...statement, rating: { importance, satisfaction } }
      }),
    })),
  }
}
