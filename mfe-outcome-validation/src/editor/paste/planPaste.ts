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

/** Where something is pasted: in a statement, in a step, or nowhere in particular, which is at the end. */
export type PastePlace =
  | { readonly kind: 'statement'; readonly stepId: JobStepUuid; readonly statementId: OutcomeStatementUuid }
  | { readonly kind: 'step'; readonly stepId: JobStepUuid }
  | { readonly kind: 'end' }

export interface PastePlan {
  /** One edit, taken back as one. */
  readonly operation: StudyOperation
  /** For example "3 job steps and 12 outcome statements pasted". */
  readonly words: string
  /** The last item that was written. */
  readonly last: string
}

/**
 * How pasted texts and steps come into a study. In a statement texts become statements below it, the first in it if
 * it is empty. In a step they become its statements if they read like some, else steps below it. Whole steps come
 * below the step in which they are pasted, or in its place if nothing was written in it.
 * @param newId an id no other item has, at each call
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
    words: `${describeItems(steps)} pasted`,
    last: added.at(-1)?.uuid ?? '',
  }
}

/** The step with other statements in its place: one edit each would take as long as the study is large. */
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
    words: `${describeItems([{ statements: added }], false)} pasted`,
    last: added.at(-1)?.uuid ?? home.uuid,
  }
}

interface Filled {
  readonly all: readonly OutcomeStatement[]
  /** Those that were written. */
  readonly added: readonly OutcomeStatement[]
}

/** @param statementId below which they come; null: after the last that is not empty */
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

/** Whether most of some texts give a direction. */
const areStatements = (texts: readonly string[]): boolean =>
  texts.filter((text) => statementParts(text).length > 0).length * 2 >= texts.length

const isBlank = ({ userInput, category, outcomeStatements }: JobStep): boolean =>
  userInput === '' && category === null && outcomeStatements.every((statement) => statement.userInput === '')
