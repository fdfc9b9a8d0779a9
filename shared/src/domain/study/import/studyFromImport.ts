import type { Study, StudyUuid } from '../Study.ts'
import { jobStepUuid, outcomeStatementUuid } from '../studyIds.ts'
import type { ImportedStudy } from './ImportedStudy.ts'

/**
 * A study of its own with what a table told, not yet checked.
 * @param ids uuid: the study's; newId: an id no other item has, at each call
 */
export function studyFromImport(
  { executor, job, steps, notApplicable, survey }: ImportedStudy,
  { uuid, newId }: { readonly uuid: StudyUuid; readonly newId: () => string },
): Study {
  return {
    jtbd: { uuid, executor, userInput: job, remarks: [] },
    jobSteps: steps.map(({ text, category, statements }) => ({
      uuid: jobStepUuid(newId()),
      userInput: text,
      category,
      remarks: [],
      outcomeStatements: statements.map((statement) => ({
        uuid: outcomeStatementUuid(newId()),
        userInput: statement.text,
        remarks: [],
        ...(statement.rating ? { rating: statement.rating } : {}),
      })),
    })),
    ...(notApplicable.length > 0 ? { notApplicable } : {}),
    ...(survey ? { survey } : {}),
  }
}
