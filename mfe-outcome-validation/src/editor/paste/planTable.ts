import { counted, textKey } from '@outcome-studio/shared/domain/base'
import {
  type JobStep,
  jobStepUuid,
  type OutcomeStatement,
  outcomeStatementUuid,
  type Study,
} from '@outcome-studio/shared/domain/study'
import type { ImportedStatement, ImportedStep } from '../../domain/import/ImportedStudy.ts'
import { isBlank, type PastePlace, type PastePlan, replaceSteps } from './planPaste.ts'

/** What a pasted step or statement becomes. */
export interface TableItem {
  readonly uuid: string
  /** False for an item of the study with the same text. */
  readonly isNew: boolean
}

export interface TablePlan extends PastePlan {
  /** The study's steps afterwards. */
  readonly jobSteps: readonly JobStep[]
  /** One for each pasted step, with its statements. */
  readonly items: readonly (TableItem & { readonly statements: readonly TableItem[] })[]
}

/**
 * Plans how a mapped table is inserted. A step that the study has already is extended, and a statement that the step has
 * already gets the table's ratings. Statements without a step go to the place. New steps are inserted below it. An empty
 * statement or step at the place gives way.
 * @param newId returns a unique id at each call
 */
export function planTable(
  { jobSteps }: Pick<Study, 'jobSteps'>,
  pasted: readonly ImportedStep[],
  place: PastePlace,
  newId: () => string,
): TablePlan {
  const at = place.kind === 'end' ? -1 : jobSteps.findIndex(({ uuid }) => uuid === place.stepId)
  const home = jobSteps[at]
  const known = new Map(jobSteps.toReversed().map((step) => [textKey(step.userInput), step.uuid]))
  const changed = new Map(jobSteps.map((step) => [step.uuid, step]))
  const added: JobStep[] = []
  const items = pasted.map((step) => {
    const uuid = step.text === '' ? home?.uuid : known.get(textKey(step.text))
    const target = uuid === undefined ? undefined : changed.get(uuid)
    const start = target ?? newStep(step, newId)
    const isHome = start.uuid === home?.uuid && place.kind === 'statement'
    const { all, statements } = merged(start, step.statements, isHome ? place.statementId : null, newId)
    const result = { ...start, category: start.category ?? step.category, outcomeStatements: all }
    if (target) changed.set(target.uuid, isSame(target, result) ? target : result)
    else added.push(result)
    return { uuid: start.uuid, isNew: !target, statements }
  })
  const next = [...changed.values()].flatMap((step) => {
    if (step.uuid !== home?.uuid) return [step]
    return isBlank(step) ? added : [withoutEmpty(step, place), ...added]
  })
  const result = home ? next : [...next, ...added]
  const newItems = items.filter(({ isNew }) => isNew)
  const statements = items.flatMap((item) => item.statements)
  const last =
    statements.findLast(({ isNew }) => isNew) ?? newItems.at(-1) ?? statements.at(-1) ?? items.at(-1)
  return {
    operation: replaceSteps(jobSteps, result),
    label: labelOf(newItems.length, statements),
    last: last?.uuid ?? '',
    jobSteps: result,
    items,
  }
}

/** Adds statements to a step, below the one at the place or below the last one with a text. */
function merged(
  { outcomeStatements }: JobStep,
  pasted: readonly ImportedStatement[],
  statementId: string | null,
  newId: () => string,
): { readonly all: readonly OutcomeStatement[]; readonly statements: readonly TableItem[] } {
  const known = new Map(outcomeStatements.toReversed().map((each) => [textKey(each.userInput), each.uuid]))
  const there = new Map(outcomeStatements.map((each) => [each.uuid, each]))
  const fresh: OutcomeStatement[] = []
  const statements = pasted.map(({ text, fields }): TableItem => {
    const uuid = known.get(textKey(text))
    const before = uuid === undefined ? undefined : there.get(uuid)
    if (before) {
      there.set(before.uuid, withFields(before, fields))
      return { uuid: before.uuid, isNew: false }
    }
    const statement = { uuid: outcomeStatementUuid(newId()), userInput: text, remarks: [], ...fields }
    fresh.push(statement)
    return { uuid: statement.uuid, isNew: true }
  })
  const list = [...there.values()]
  if (fresh.length === 0) return { all: list, statements }
  const place = list.findIndex(({ uuid }) => uuid === statementId)
  const at = place === -1 ? list.findLastIndex(({ userInput }) => userInput !== '') + 1 : place
  const isTaken = (list[at]?.userInput ?? '') !== ''
  return { all: list.toSpliced(isTaken ? at + 1 : at, isTaken ? 0 : 1, ...fresh), statements }
}

function withFields(statement: OutcomeStatement, fields: ImportedStatement['fields']): OutcomeStatement {
  if (Object.keys(fields).length === 0) return statement
  const { rating: _rating, halfRating: _half, ...rest } = statement
  return { ...rest, ...fields }
}

/** A step without statements. It gets one without a text if the table has none for it (docs/product.md §4). */
function newStep({ text, category, statements }: ImportedStep, newId: () => string): JobStep {
  const uuid = jobStepUuid(newId())
  const empty = { uuid: outcomeStatementUuid(newId()), userInput: '', remarks: [] }
  return {
    uuid,
    userInput: text,
    category,
    remarks: [],
    outcomeStatements: statements.length > 0 ? [] : [empty],
  }
}

/** The home step without the empty statement that was pasted into. */
function withoutEmpty(step: JobStep, place: PastePlace): JobStep {
  if (place.kind !== 'statement') return step
  const outcomeStatements = step.outcomeStatements.filter(
    ({ uuid, userInput }) => uuid !== place.statementId || userInput !== '',
  )
  return outcomeStatements.length === step.outcomeStatements.length ? step : { ...step, outcomeStatements }
}

function isSame(before: JobStep, after: JobStep): boolean {
  return (
    before.category === after.category &&
    before.outcomeStatements.length === after.outcomeStatements.length &&
    before.outcomeStatements.every((each, at) => each === after.outcomeStatements[at])
  )
}

function labelOf(newSteps: number, statements: readonly TableItem[]): string {
  const newStatements = statements.filter(({ isNew }) => isNew).length
  const parts = [
    ...(newSteps > 0 ? [counted(newSteps, 'job step')] : []),
    ...(newStatements > 0 ? [counted(newStatements, 'outcome statement')] : []),
  ]
  return `${parts.join(' and ') || 'Ratings'} pasted`
}
