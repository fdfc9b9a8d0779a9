import type {
  JobStep,
  JobStepUuid,
  OutcomeStatement,
  OutcomeStatementUuid,
  Study,
  StudyUuid,
} from './Study.ts'

/** An empty study: a job without text and steps. */
export function newStudy({ uuid }: { readonly uuid: StudyUuid }): Study {
  return { jtbd: { uuid, executor: '', userInput: '', remarks: [] }, jobSteps: [] }
}

/** A new job step starts with one empty outcome statement (docs/product.md §4). */
export function newJobStep(uuid: JobStepUuid, statementId: OutcomeStatementUuid): JobStep {
  return {
    uuid,
    userInput: '',
    category: null,
    remarks: [],
    outcomeStatements: [newOutcomeStatement(statementId)],
  }
}

/** An outcome statement without text. */
export function newOutcomeStatement(uuid: OutcomeStatementUuid): OutcomeStatement {
  return { uuid, userInput: '', remarks: [] }
}
