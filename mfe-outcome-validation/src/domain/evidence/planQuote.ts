import type {
  JobStepUuid,
  OutcomeStatement,
  OutcomeStatementUuid,
  Quote,
  Study,
  StudyOperation,
} from '@outcome-studio/shared/domain/study'

/** Where a quote goes. */
export type QuoteTarget =
  | { readonly kind: 'statement'; readonly statementId: OutcomeStatementUuid }
  /** A new statement at the end of a step; null is a new step. */
  | { readonly kind: 'new'; readonly stepId: JobStepUuid | null; readonly text: string }

interface NewIds {
  readonly statementId: OutcomeStatementUuid
  readonly stepId: JobStepUuid
}

export interface QuotePlan {
  readonly operation: StudyOperation
  readonly statementId: OutcomeStatementUuid
  /** The statement's quotes before. */
  readonly quotes: readonly Quote[]
}

/**
 * Plans how a quote is added. A new statement takes the place of an empty one at the end of its step.
 * @param ids of a new statement and a new step
 * @returns null if the study has no such statement or step anymore
 */
export function planQuote(study: Study, target: QuoteTarget, quote: Quote, ids: NewIds): QuotePlan | null {
  if (target.kind === 'statement') {
    const statements = study.jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements)
    const statement = statements.find(({ uuid }) => uuid === target.statementId)
    if (!statement) return null
    const { uuid, quotes = [] } = statement
    return { operation: setQuotes(uuid, [...quotes, quote]), statementId: uuid, quotes }
  }
  const { stepId, text } = target
  const added: OutcomeStatement = { uuid: ids.statementId, userInput: text, remarks: [], quotes: [quote] }
  if (stepId === null) {
    const jobStep = {
      uuid: ids.stepId,
      userInput: '',
      category: null,
      remarks: [],
      outcomeStatements: [added],
    }
    const operation = { kind: 'insertJobStep', index: study.jobSteps.length, jobStep } as const
    return { operation, statementId: added.uuid, quotes: [] }
  }
  const step = study.jobSteps.find(({ uuid }) => uuid === stepId)
  if (!step) return null
  const last = step.outcomeStatements.at(-1)
  if (last && isUnused(last)) {
    const write = { kind: 'updateOutcomeStatement', statementId: last.uuid, userInput: text } as const
    const operation = { kind: 'batch', operations: [write, setQuotes(last.uuid, [quote])] } as const
    return { operation, statementId: last.uuid, quotes: [] }
  }
  const index = step.outcomeStatements.length
  return {
    operation: { kind: 'insertOutcomeStatement', stepId, index, outcomeStatement: added },
    statementId: added.uuid,
    quotes: [],
  }
}

/** The operation that sets a statement's quotes; an empty list removes them. */
export const setQuotes = (uuid: OutcomeStatementUuid, quotes: readonly Quote[]): StudyOperation => ({
  kind: 'setItemFields',
  uuid,
  fields: { quotes },
})

const isUnused = ({ userInput, rating, halfRating, quotes }: OutcomeStatement): boolean =>
  userInput.trim() === '' && !rating && !halfRating && !quotes
