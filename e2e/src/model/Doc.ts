import type { Study, StudyOperation } from '@outcome-studio/shared/domain'
import { jobStepUuid, outcomeStatementUuid } from '@outcome-studio/shared/domain'

/** The content of a study in the model's own form, independent of the product's code. */
export interface Doc {
  readonly name: string
  readonly executor: string
  readonly steps: readonly DocStep[]
}
interface DocStep {
  readonly id: string
  readonly text: string
  readonly statements: readonly (readonly [id: string, text: string])[]
}

export const EMPTY: Doc = { name: '', executor: '', steps: [] }

/** One edit by indexes instead of uuids. An index is taken modulo the number of items. */
export type Edit =
  | { readonly kind: 'executor' }
  | { readonly kind: 'addStep'; readonly at: number }
  | { readonly kind: 'writeStep'; readonly at: number }
  | { readonly kind: 'moveStep'; readonly at: number; readonly to: number }
  | { readonly kind: 'removeStep'; readonly at: number }
  | { readonly kind: 'addStatement'; readonly at: number; readonly to: number }
  | { readonly kind: 'write'; readonly at: number; readonly to: number }
  | { readonly kind: 'removeStatement'; readonly at: number; readonly to: number }

/**
 * The document after an edit, and the product's operation for the same edit.
 * @param fresh a text and a uuid that were never used before
 * @returns null where there is nothing to edit
 */
export function planEdit(
  doc: Doc,
  edit: Edit,
  fresh: string,
): { readonly doc: Doc; readonly operation: StudyOperation } | null {
  if (edit.kind === 'executor') {
    return { doc: { ...doc, executor: fresh }, operation: { kind: 'setExecutor', executor: fresh } }
  }
  const { steps } = doc
  if (edit.kind === 'addStep') {
    const index = edit.at % (steps.length + 1)
    const added: DocStep = { id: fresh, text: '', statements: [[`${fresh}.1`, '']] }
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
  const at = steps.length === 0 ? 0 : edit.at % steps.length
  const step = steps[at]
  if (!step) return null
  const stepId = jobStepUuid(step.id)
  const withStep = (changed: DocStep): Doc => ({ ...doc, steps: steps.with(at, changed) })
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
        doc: withStep({ ...step, statements: step.statements.toSpliced(index, 0, [fresh, fresh]) }),
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
  const [id] = step.statements[to] ?? []
  if (id === undefined) return null
  const statementId = outcomeStatementUuid(id)
  if (edit.kind === 'write') {
    return {
      doc: withStep({ ...step, statements: step.statements.with(to, [id, fresh]) }),
      operation: { kind: 'updateOutcomeStatement', statementId, userInput: fresh },
    }
  }
  return {
    doc: withStep({ ...step, statements: step.statements.toSpliced(to, 1) }),
    operation: { kind: 'removeOutcomeStatement', statementId },
  }
}

/** Converts a study to the model's form. */
export function docOf(name: string, { jtbd, jobSteps }: Study): Doc {
  return {
    name,
    executor: jtbd.executor,
    steps: jobSteps.map(({ uuid, userInput, outcomeStatements }) => ({
      id: uuid,
      text: userInput,
      statements: outcomeStatements.map((each) => [each.uuid, each.userInput] as const),
    })),
  }
}

export const isSameDoc = (one: Doc, other: Doc): boolean => JSON.stringify(one) === JSON.stringify(other)
export const sameContent = (one: Doc, other: Doc): boolean =>
  isSameDoc({ ...one, name: '' }, { ...other, name: '' })

/** All texts of a document. */
export const textsOf = ({ executor, steps }: Doc): readonly string[] => [
  executor,
  ...steps.flatMap(({ text, statements }) => [text, ...statements.map(([, each]) => each)]),
]
