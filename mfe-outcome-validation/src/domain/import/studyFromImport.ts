import type { Study, StudyUuid } from '@outcome-studio/shared/domain/study'
import { jobStepUuid, outcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import type { ImportedStudy } from './ImportedStudy.ts'

/**
 * Makes a new study from the content of a table. It is not yet checked.
 * @param ids uuid: of the study; newId: returns an unused id on each call
 */
export function studyFromImport(
  { executor, job, steps, notApplicable, facts }: ImportedStudy,
  { uuid, newId }: { readonly uuid: StudyUuid; readonly newId: () => string },
): Study {
  return {
    jtbd: { uuid, executor, userInput: job, remarks: [] },
    jobSteps: steps.map(({ text, category, fields, statements }) => ({
      uuid: jobStepUuid(newId()),
      userInput: text,
      category,
      remarks: [],
      ...fields,
      outcomeStatements: statements.map((statement) => ({
        uuid: outcomeStatementUuid(newId()),
        userInput: statement.text,
        remarks: [],
        ...statement.fields,
      })),
    })),
    ...(notApplicable.length > 0 ? { notApplicable } : {}),
    ...facts,
  }
}
