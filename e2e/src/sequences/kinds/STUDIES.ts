import { type StudyDocument, studyKind } from '@outcome-studio/shared/document'
import type { OutcomeStatement, Study, StudyOperation } from '@outcome-studio/shared/domain/study'
import {
  jobStepUuid,
  outcomeStatementUuid,
  ratingFields,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import * as fc from 'fast-check'
import { createDocumentRepository } from '../../../../shared/src/data/repository/createDocumentRepository.ts'
import { STORED_STUDIES } from '../../../../shared/src/data/studies/studyHooks.ts'
import type { Doc } from '../Doc.ts'
import type { ModelKind } from './ModelKind.ts'
import {
  editList,
  type ListEdit,
  listsOf,
  type Named,
  NO_LISTS,
  type ProjectEdit,
  type ProjectLists,
  planProjectEdit,
  projectEdits,
  quotesOf,
  setQuotes,
  listWay as way,
} from './projectEdits.ts'

/** The content of a study in the model's own form. */
interface StudyDoc extends Doc, ProjectLists {
  readonly executor: string
  readonly steps: readonly DocStep[]
}
interface DocStep {
  readonly id: string
  readonly text: string
  readonly statements: readonly DocStatement[]
}
/** Either number of a rating may be missing. */
type DocStatement = readonly [
  id: string,
  text: string,
  importance: number | null,
  satisfaction: number | null,
  quotes: readonly Named[],
]

const EMPTY: StudyDoc = { name: '', executor: '', steps: [], ...NO_LISTS }

/** One edit by indexes instead of uuids. An index is taken modulo the number of items. */
type StudyEdit =
  | { readonly kind: 'executor' }
  | { readonly kind: 'addStep'; readonly at: number }
  | { readonly kind: 'writeStep'; readonly at: number }
  | { readonly kind: 'moveStep'; readonly at: number; readonly to: number }
  | { readonly kind: 'removeStep'; readonly at: number }
  | { readonly kind: 'addStatement'; readonly at: number; readonly to: number }
  | { readonly kind: 'write'; readonly at: number; readonly to: number }
  | { readonly kind: 'removeStatement'; readonly at: number; readonly to: number }
  | ProjectEdit
  | (ListEdit & { readonly kind: 'quotes'; readonly of: number; readonly to: number })
  /** `part`: the number that is typed, or both are cleared. */
  | { readonly kind: 'rate'; readonly at: number; readonly to: number; readonly part: RatingPart | 'none' }

type RatingPart = 'importance' | 'satisfaction'

interface Plan {
  readonly doc: StudyDoc
  readonly operation: StudyOperation
}

function planEdit(doc: StudyDoc, edit: StudyEdit, made: number): Plan | null {
  if (edit.kind === 'project') return planProjectEdit(doc, edit, made)
  const fresh = `t${made}`
  if (edit.kind === 'executor') {
    return { doc: { ...doc, executor: fresh }, operation: { kind: 'setExecutor', executor: fresh } }
  }
  const { steps } = doc
  if (edit.kind === 'addStep') {
    const index = edit.at % (steps.length + 1)
    const added: DocStep = { id: fresh, text: '', statements: [[`${fresh}.1`, '', null, null, []]] }
    return {
      doc: { ...doc, steps: steps.toSpliced(index, 0, added) },
      operation: {
        kind: 'addJobStep',
        index,
        stepId: jobStepUuid(fresh),
        statementId: outcomeStatementUuid(`${fresh}.1`),
      },
    }
  }
  const at = steps.length === 0 ? 0 : (edit.kind === 'quotes' ? edit.of : edit.at) % steps.length
  const step = steps[at]
  if (!step) return null
  const stepId = jobStepUuid(step.id)
  const withStep = (changed: DocStep): StudyDoc => ({ ...doc, steps: steps.with(at, changed) })
  switch (edit.kind) {
    case 'writeStep':
      return {
        doc: withStep({ ...step, text: fresh }),
        operation: { kind: 'updateJobStep', stepId, userInput: fresh },
      }
    case 'removeStep':
      return { doc: { ...doc, steps: steps.toSpliced(at, 1) }, operation: { kind: 'removeJobStep', stepId } }
    case 'moveStep': {
      const to = edit.to % steps.length
      if (to === at) return null
      return {
        doc: { ...doc, steps: steps.toSpliced(at, 1).toSpliced(to, 0, step) },
        operation: { kind: 'moveJobStep', stepId, to },
      }
    }
    case 'addStatement': {
      const index = edit.to % (step.statements.length + 1)
      const uuid = outcomeStatementUuid(fresh)
      return {
        doc: withStep({
          ...step,
          statements: step.statements.toSpliced(index, 0, [fresh, fresh, null, null, []]),
        }),
        operation: {
          kind: 'insertOutcomeStatement',
          stepId,
          index,
          outcomeStatement: { uuid, userInput: fresh, remarks: [] },
        },
      }
    }
  }
  const to = step.statements.length === 0 ? 0 : edit.to % step.statements.length
  const [id, text = '', importance = null, satisfaction = null, quotes = []] = step.statements[to] ?? []
  if (id === undefined) return null
  const statementId = outcomeStatementUuid(id)
  if (edit.kind === 'write') {
    return {
      doc: withStep({
        ...step,
        statements: step.statements.with(to, [id, fresh, importance, satisfaction, quotes]),
      }),
      operation: { kind: 'updateOutcomeStatement', statementId, userInput: fresh },
    }
  }
  if (edit.kind === 'quotes') {
    const changed = editList(quotes, edit, made)
    return {
      doc: withStep({
        ...step,
        statements: step.statements.with(to, [id, text, importance, satisfaction, changed]),
      }),
      operation: setQuotes(id, changed),
    }
  }
  if (edit.kind === 'rate') {
    const rating = edit.part === 'none' ? [null, null] : [importance, satisfaction]
    if (edit.part !== 'none') rating[edit.part === 'importance' ? 0 : 1] = (made % 1_000) / 100
    const [now = null, then = null] = rating
    if (now === importance && then === satisfaction) return null
    return {
      doc: withStep({ ...step, statements: step.statements.with(to, [id, text, now, then, quotes]) }),
      operation: {
        kind: 'setItemFields',
        uuid: id,
        fields: ratingFields({ importance: now, satisfaction: then }),
      },
    }
  }
  return {
    doc: withStep({ ...step, statements: step.statements.toSpliced(to, 1) }),
    operation: { kind: 'removeOutcomeStatement', statementId },
  }
}

function docOf(name: string, study: Study): StudyDoc {
  return {
    name,
    executor: study.jtbd.executor,
    steps: study.jobSteps.map(({ uuid, userInput, outcomeStatements }) => ({
      id: uuid,
      text: userInput,
      statements: outcomeStatements.map(statementOf),
    })),
    ...listsOf(study),
  }
}

const statementOf = (statement: OutcomeStatement): DocStatement => {
  const { uuid, userInput, rating, halfRating } = statement
  const none: { importance: number | null; satisfaction: number | null } = {
    importance: null,
    satisfaction: null,
  }
  const { importance, satisfaction } = { ...none, ...halfRating, ...rating }
  return [uuid, userInput, importance, satisfaction, quotesOf(statement)]
}

const textsOf = ({ executor, steps, initiatives, segments }: StudyDoc): readonly string[] => [
  executor,
  ...[...initiatives, ...segments].map(([, name]) => name),
  ...steps.flatMap(({ text, statements }) => [
    text,
    ...statements.flatMap(([, each, importance, satisfaction, quotes]) => [
      each,
      ...quotes.map(([, words]) => words),
      ...[importance, satisfaction].flatMap((number) => (typeof number === 'number' ? `${number}` : [])),
    ]),
  ]),
]

const at = fc.nat(3)
const to = fc.nat(3)
const edits: fc.Arbitrary<StudyEdit> = fc.oneof(
  fc.constant({ kind: 'executor' as const }),
  fc.record({ kind: fc.constantFrom('addStep' as const, 'writeStep' as const, 'removeStep' as const), at }),
  fc.record({ kind: fc.constant('moveStep' as const), at, to }),
  fc.record({
    kind: fc.constantFrom(
      'addStatement' as const,
      'write' as const,
      'write' as const,
      'removeStatement' as const,
    ),
    at,
    to,
  }),
  projectEdits,
  fc.record({ kind: fc.constant('quotes' as const), of: at, to, way, at }),
  fc.record({
    kind: fc.constant('rate' as const),
    at,
    to,
    part: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('importance' as const, 'satisfaction' as const) },
      { weight: 1, arbitrary: fc.constant('none' as const) },
    ),
  }),
)

/** Studies in the sequences. */
export const STUDIES: ModelKind<StudyDocument, StudyDoc, StudyEdit> = {
  kind: studyKind,
  asUuid: studyUuid,
  openRepository: (dependencies) => createDocumentRepository(STORED_STUDIES, dependencies),
  empty: EMPTY,
  firstEdit: { kind: 'addStep', at: 0 },
  edits,
  planEdit,
  docOf,
  textsOf,
}
