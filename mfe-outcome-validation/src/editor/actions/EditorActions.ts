import { fieldsInOrder, placeOfStatement, type StudySession } from '@outcome-studio/shared/document'
import { counted } from '@outcome-studio/shared/domain/base'
import {
  type JobStepCategory,
  type JobStepUuid,
  jobStepUuid,
  type OutcomeStatementUuid,
  outcomeStatementUuid,
} from '@outcome-studio/shared/domain/study'
import type { FocusRequests } from '@outcome-studio/shared/editor'
import { planJoin } from '../../domain/writing/planJoin.ts'
import { planSplit, type Selected } from '../../domain/writing/planSplit.ts'
import type { FoldedSteps } from './FoldedSteps.ts'

interface EditorActionsOptions {
  readonly session: StudySession
  readonly focus: FocusRequests
  readonly folded: FoldedSteps
  /** Called just before a step is added. */
  readonly onStepAdded: (stepId: JobStepUuid) => void
  /** Announces a change to screen readers. */
  readonly announce: (text: string) => void
  /** Reports the latest edit on screen, with a way to undo it. */
  readonly report: (message: string) => void
  readonly newId: () => string
}

/** A member's actions on steps and statements: edits, moves the focus and announces the result. */
export class EditorActions {
  readonly #options: EditorActionsOptions

  constructor(options: EditorActionsOptions) {
    this.#options = options
  }

  /** @param index default: at the end */
  addJobStep = (index = this.#outline.length, category: JobStepCategory | null = null): void => {
    const { session, focus, onStepAdded, newId } = this.#options
    const stepId = jobStepUuid(newId())
    onStepAdded(stepId)
    const add = { kind: 'addJobStep', index, stepId, statementId: outcomeStatementUuid(newId()) } as const
    const sort = { kind: 'updateJobStep', stepId, category } as const
    session.apply(
      category === null ? add : { kind: 'batch', operations: [add, sort] },
      `job step ${index + 1} added`,
    )
    focus.request(stepId)
  }

  addJobStepBelow = (stepId: JobStepUuid): void => this.addJobStep(this.#outline.indexOf(stepId) + 1)

  addStatement = (stepId: JobStepUuid, index: number): void => {
    const { session, focus, newId } = this.#options
    const statementId = outcomeStatementUuid(newId())
    session.apply({ kind: 'addOutcomeStatement', stepId, index, statementId })
    focus.request(statementId)
  }

  /** Moves focus to the step's first statement, and adds one if there is none. */
  enterStatements = (stepId: JobStepUuid): void => {
    const [first] = this.#statementsOf(stepId)
    if (first) this.#options.focus.request(first)
    else this.addStatement(stepId, 0)
  }

  /** Moves focus to the field before or after one that is in sight. Returns whether there is such a field. */
  goToNeighbor = (key: string, by: -1 | 1): boolean => {
    const { session, focus, folded } = this.#options
    const fields = fieldsInOrder(session.views)
    const at = fields.indexOf(key)
    const others = by < 0 ? fields.slice(0, at).toReversed() : fields.slice(at + 1)
    const neighbor = others.find((field) => !folded.hides(field))
    if (neighbor === undefined) return false
    focus.request(neighbor, by < 0 ? 'end' : 'start')
    return true
  }

  /** Moves focus to the field after one above the steps, and adds the first step if there is none. */
  goOn = (key: string): void => {
    if (!this.goToNeighbor(key, 1)) this.addJobStep()
  }

  /** Collapses or expands a step. Focus moves from its statements to its own text. */
  toggleFolded = (stepId: JobStepUuid): void => {
    const { folded, focus, announce } = this.#options
    const isFolded = folded.has(stepId)
    focus.request(stepId)
    if (isFolded) folded.unfold(stepId)
    else folded.fold(stepId)
    const number = this.#outline.indexOf(stepId) + 1
    announce(`Job step ${number} ${isFolded ? 'expanded' : 'collapsed'}.`)
  }

  removeJobStep = (stepId: JobStepUuid): void => {
    const { session, focus, announce, report } = this.#options
    const at = this.#outline.indexOf(stepId)
    const texts = this.#statementsOf(stepId).filter(
      (statementId) => session.views.statement(statementId)?.userInput.trim() !== '',
    ).length
    const neighbor = this.#outline[at + 1] ?? this.#outline[at - 1] ?? session.views.job.uuid
    if (!session.apply({ kind: 'removeJobStep', stepId })) return
    const what = `Job step ${at + 1}`
    if (texts === 0) announce(`${what} removed.`)
    else report(`${what} removed with its ${counted(texts, 'outcome statement')}.`)
    focus.request(neighbor)
  }

  removeStatement = (statementId: OutcomeStatementUuid): void => {
    const { session, focus, announce } = this.#options
    const place = placeOfStatement(session.views, statementId)
    if (!place) return
    const { stepId, stepAt, at } = place
    const statements = this.#statementsOf(stepId)
    session.apply({ kind: 'removeOutcomeStatement', statementId })
    announce(`Outcome statement ${stepAt + 1}.${at + 1} removed.`)
    focus.request(statements[at + 1] ?? statements[at - 1] ?? stepId)
  }

  /** Splits a statement at the cursor and moves focus to the second part. */
  splitStatement = (statementId: OutcomeStatementUuid, selected: Selected): void => {
    const { session, focus, newId } = this.#options
    const plan = planSplit(session.content, statementId, selected, outcomeStatementUuid(newId()))
    const name = this.#nameOf(statementId)
    if (plan === null || !session.apply(plan.operation, `${name} split`)) return
    focus.request(plan.focus, { start: plan.cursor, end: plan.cursor })
  }

  /** Joins a statement with its neighbor in the same step, with the cursor at the seam. */
  joinStatement = (statementId: OutcomeStatementUuid, side: 'before' | 'after'): void => {
    const { session, focus, announce } = this.#options
    const plan = planJoin(session.content, statementId, side)
    const name = this.#nameOf(statementId)
    if (plan === null || !session.apply(plan.operation, `${name} joined with the one ${side}`)) return
    announce(`Joined with the statement ${side}.`)
    focus.request(plan.focus, { start: plan.cursor, end: plan.cursor })
  }

  /** Handles Backspace in an empty statement: removes it and moves focus to the field before it. */
  mergeBackwards = (statementId: OutcomeStatementUuid): void => {
    const { session, focus } = this.#options
    const fields = fieldsInOrder(session.views)
    const before = fields[fields.indexOf(statementId) - 1]
    session.apply({ kind: 'removeOutcomeStatement', statementId })
    if (before !== undefined) focus.request(before)
  }

  #nameOf(statementId: OutcomeStatementUuid): string {
    const place = placeOfStatement(this.#options.session.views, statementId)
    return place ? `outcome statement ${place.stepAt + 1}.${place.at + 1}` : 'outcome statement'
  }

  get #outline(): readonly JobStepUuid[] {
    return this.#options.session.views.outline
  }

  #statementsOf(stepId: JobStepUuid): readonly OutcomeStatementUuid[] {
    return this.#options.session.views.step(stepId)?.statementIds ?? []
  }
}
