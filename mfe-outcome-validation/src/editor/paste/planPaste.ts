import {
  type JobStep,
  type JobStepUuid,
  jobStepUuid,
  type OutcomeStatement,
  type OutcomeStatementUuid,
  outcomeStatementUuid,
  type Study,
  type StudyOperation,
} from '@outcome-studio/shared/domain/study'
import { statementParts } from '../../domain/checking/statementParts.ts'
import { describeItems } from './describeItems.ts'

/** Where a paste is inserted: in a statement, in a step, or at the end. */
export type PastePlace =
  | { readonly kind: 'statement'; readonly stepId: JobStepUuid; readonly statementId: OutcomeStatementUuid }
  | { readonly kind: 'step'; readonly stepId: JobStepUuid }
  | { readonly kind: 'end' }

export interface PastePlan {
  /** One edit, undone as a whole. */
  readonly operation: StudyOperation
  /** For example "3 job steps and 12 outcome statements pasted". */
  readonly label: string
  /** Uuid of the last item written. */
  readonly last: string
}

/**
 * Plans how a pasted list is inserted. In a statement, texts become statements below it; an empty statement takes the
 * first. In a step, they become its statements if they read like statements, otherwise steps below it, or in the place
 * of a step that is empty. A single text becomes that of an empty step.
 * @param newId returns a unique id at each call
 */
export function planPaste(
  { jobSteps }: Study,
  texts: readonly string[],
  place: PastePlace,
  newId: () => string,
): PastePlan {
  const at = place.kind === 'end' ? -1 : jobSteps.findIndex(({ uuid }) => uuid === place.stepId)
  const home = jobSteps[at]
  const [only] = texts
  if (home?.userInput === '' && place.kind === 'step' && only !== undefined && texts.length === 1) {
    return {
      operation: { kind: 'updateJobStep', stepId: home.uuid, userInput: only },
      label: '1 job step pasted',
      last: home.uuid,
    }
  }
  if (home && (place.kind === 'statement' || areStatements(texts))) {
    const statementId = place.kind === 'statement' ? place.statementId : null
    return filled(jobSteps, home, statementsWith(home, texts, statementId, newId))
  }
  const steps = stepsOf(texts)
  const added = steps.map((step) => newStep(step, newId))
  const after =
    home === undefined
      ? [...jobSteps, ...added]
      : isBlank(home)
        ? jobSteps.toSpliced(at, 1, ...added)
        : jobSteps.toSpliced(at + 1, 0, ...added)
  return {
    operation: replaceSteps(jobSteps, after),
    label: `${describeItems(steps)} pasted`,
    last: added.at(-1)?.uuid ?? '',
  }
}

/**
 * One edit that makes the steps those of another list. Each changed step is replaced as a whole: one edit per statement
 * would be slow in a large study.
 */
export function replaceSteps(before: readonly JobStep[], after: readonly JobStep[]): StudyOperation {
  const [there, kept] = [new Set(before), new Set(after)]
  return {
    kind: 'batch',
    operations: [
      ...before
        .filter((step) => !kept.has(step))
        .map(({ uuid }) => ({ kind: 'removeJobStep', stepId: uuid }) as const),
      ...after.flatMap((jobStep, index) =>
        there.has(jobStep) ? [] : [{ kind: 'insertJobStep', index, jobStep } as const],
      ),
    ],
  }
}

function filled(jobSteps: readonly JobStep[], home: JobStep, { all, added }: Filled): PastePlan {
  const after = jobSteps.map((step) => (step === home ? { ...home, outcomeStatements: all } : step))
  return {
    operation: replaceSteps(jobSteps, after),
    label: `${describeItems([{ statements: added }], false)} pasted`,
    last: added.at(-1)?.uuid ?? home.uuid,
  }
}

interface Filled {
  readonly all: readonly OutcomeStatement[]
  /** The statements written. */
  readonly added: readonly OutcomeStatement[]
}

/** @param statementId statement to insert below; null: after the last one that is not empty */
function statementsWith(
  { outcomeStatements }: JobStep,
  texts: readonly string[],
  statementId: string | null,
  newId: () => string,
): Filled {
  const at =
    statementId === null
      ? outcomeStatements.findLastIndex(({ userInput }) => userInput !== '') + 1
      : outcomeStatements.findIndex(({ uuid }) => uuid === statementId)
  const before = outcomeStatements[at]
  const isTaken = before !== undefined && before.userInput !== ''
  const added = texts.map(
    (userInput, index): OutcomeStatement =>
      index === 0 && before && !isTaken
        ? { ...before, userInput, remarks: [] }
        : { uuid: outcomeStatementUuid(newId()), userInput, remarks: [] },
  )
  return {
    all: isTaken
      ? outcomeStatements.toSpliced(at + 1, 0, ...added)
      : outcomeStatements.toSpliced(at, 1, ...added),
    added,
  }
}

interface ListedStep {
  readonly userInput: string
  readonly statements: readonly string[]
}

function newStep({ userInput, statements }: ListedStep, newId: () => string): JobStep {
  // A new job step starts with one empty outcome statement (docs/product.md §4).
  const texts = statements.length === 0 ? [''] : statements
  return {
    uuid: jobStepUuid(newId()),
    userInput,
    category: null,
    remarks: [],
    outcomeStatements: texts.map((text) => ({
      uuid: outcomeStatementUuid(newId()),
      userInput: text,
      remarks: [],
    })),
  }
}

const stepsOf = (texts: readonly string[]): readonly ListedStep[] =>
  areStatements(texts)
    ? [{ userInput: '', statements: texts }]
    : texts.map((userInput) => ({ userInput, statements: [] }))

/** Whether most of the texts start with a direction of improvement. */
const areStatements = (texts: readonly string[]): boolean =>
  texts.filter((text) => statementParts(text).length > 0).length * 2 >= texts.length

/** Whether nothing was written in a step. */
export const isBlank = ({ userInput, category, outcomeStatements }: JobStep): boolean =>
  userInput === '' && category === null && outcomeStatements.every((statement) => statement.userInput === '')
