import type { Study, StudyUuid } from '@outcome-studio/shared/domain/study'
import { jobStepUuid, newInitiativeId, outcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import type { ImportedStudy } from './ImportedStudy.ts'

/**
 * Makes a new study from the content of a table. It is not yet checked.
 * @param ids uuid: of the study; newId: returns an unused id on each call
 */
export function studyFromImport(
  { executor, job, steps, notApplicable, facts, initiatives }: ImportedStudy,
  { uuid, newId }: { readonly uuid: StudyUuid; readonly newId: () => string },
): Study {
  const jobSteps = steps.map(({ text, category, fields, statements }) => ({
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
  }))
  const named = initiatives.map(({ effects, ...initiative }, index) => ({
    id: newInitiativeId(index, newId()),
    ...initiative,
    effects: effects.flatMap(({ step, at, effect }) => {
      const statementId = jobSteps[step]?.outcomeStatements[at]?.uuid
      return statementId === undefined ? [] : { statementId, effect }
    }),
  }))
  return {
    jtbd: { uuid, executor, userInput: job, remarks: [] },
    jobSteps,
    ...(notApplicable.length > 0 ? { notApplicable } : {}),
    ...facts,
    ...(named.length > 0 ? { initiatives: named } : {}),
  }
}
