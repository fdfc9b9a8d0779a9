import {
  type JobStep,
  type JobStepUuid,
  jobStepUuid,
  type OutcomeStatement,
  type OutcomeStatementUuid,
  outcomeStatementUuid,
  type Pasted,
  type PastedStep,
  type Study,
  type StudyOperation,
  statementParts,
} from '@outcome-studio/shared/domain'
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
 * Plans how pasted texts and steps are inserted. In a statement, texts become statements below it; an empty statement
 * takes the first. In a step, they become its statements if they read like statements, otherwise steps below it.
 * Whole steps are inserted below the step, or replace it if it is empty.
 * @param newId returns a unique id at each call
 */
export function planPaste(
  { jobSteps }: Study,
  pasted: Pasted,
  place: PastePlace,
  newId: () => string,
): PastePlan {
  const at = place.kind === 'end' ? -1 : jobSteps.findIndex(({ uuid }) => uuid === place.stepId)
  const home = jobSteps[at]
  if (pasted.kind === 'texts' && home && (place.kind === 'statement' || areStatements(pasted.texts))) {
    const statementId = place.kind === 'statement' ? place.statementId : null
    return filled(home, at, statementsWith(home, pasted.texts, statementId, newId))
  }
  const steps = pasted.kind === 'steps' ? pasted.steps : stepsOf(pasted.texts)
  const index = home === undefined ? jobSteps.length : at
  const isReplaced = home !== undefined && isBlank(home)
  const added = steps.map((step) => newStep(step, newId))
  const first = isReplaced || home === undefined ? index : index + 1
  return {
    operation: {
      kind: 'batch',
      operations: [
        ...(isReplaced ? [{ kind: 'removeJobStep', stepId: home.uuid } as const] : []),
        ...added.map((jobStep, by) => ({ kind: 'insertJobStep', index: first + by, jobStep }) as const),
      ],
    },
    label: `${describeItems(steps)} pasted`,
    last: added.at(-1)?.uuid ?? '',
  }
}

/** Replaces the step by one with other statements. One edit per statement would be slow in a large study. */
function filled(home: JobStep, index: number, { all, added }: Filled): PastePlan {
  const jobStep = { ...home, outcomeStatements: all }
  return {
    operation: {
      kind: 'batch',
      operations: [
        { kind: 'removeJobStep', stepId: home.uuid },
        { kind: 'insertJobStep', index, jobStep },
      ],
    },
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

function newStep({ userInput, category, statements }: PastedStep, newId: () => string): JobStep {
  // A new job step starts with one empty outcome statement (docs/product.md §4).
  const texts = statements.length === 0 ? [''] : statements
  return {
    uuid: jobStepUuid(newId()),
    userInput,
    category,
    remarks: [],
    outcomeStatements: texts.map((text) => ({
      uuid: outcomeStatementUuid(newId()),
      userInput: text,
      remarks: [],
    })),
  }
}

const stepsOf = (texts: readonly string[]): readonly PastedStep[] =>
  areStatements(texts)
    ? [{ userInput: '', category: null, statements: texts }]
    : texts.map((userInput) => ({ userInput, category: null, statements: [] }))

/** Whether most of the texts start with a direction of improvement. */
const areStatements = (texts: readonly string[]): boolean =>
  texts.filter((text) => statementParts(text).length > 0).length * 2 >= texts.length

const isBlank = ({ userInput, category, outcomeStatements }: JobStep): boolean =>
  userInput === '' && category === null && outcomeStatements.every((statement) => statement.userInput === '')
