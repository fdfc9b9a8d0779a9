import {
  inverseOf,
  type JobStepUuid,
  jobStepUuid,
  type OutcomeStatementUuid,
  outcomeStatementUuid,
  type StudyOperation,
} from '@outcome-studio/shared/domain'
import type { EditorSession } from './EditorSession.ts'
import type { FocusRequests } from './FocusRequests.ts'

interface EditorActionsOptions {
  readonly session: EditorSession
  readonly focus: FocusRequests
  /** Says something to those who cannot see it happen. */
  readonly announce: (words: string) => void
  /** Offers to take a removal back for a while. */
  readonly offerUndo: (words: string, undo: () => void) => void
  readonly newId: () => string
}

type Removal = Extract<StudyOperation, { kind: 'removeJobStep' | 'removeOutcomeStatement' }>

/** What a member does to steps and statements: the edit, where the keyboard goes, and what is said about it. */
export class EditorActions {
  readonly #options: EditorActionsOptions

  constructor(options: EditorActionsOptions) {
    this.#options = options
  }

  addJobStep = (): void => {
    const { session, focus, newId } = this.#options
    const stepId = jobStepUuid(newId())
    const statementId = outcomeStatementUuid(newId())
    session.apply({ kind: 'addJobStep', index: this.#outline.length, stepId, statementId })
    focus.request(stepId)
  }

  /** @param texts one statement each; the first empty one where nothing is given */
  addStatements = (stepId: JobStepUuid, index: number, texts: readonly string[] = ['']): void => {
    const { session, focus, newId } = this.#options
    for (const [at, userInput] of texts.entries()) {
      const uuid = outcomeStatementUuid(newId())
      const outcomeStatement = { uuid, userInput, remarks: [] }
      session.apply({ kind: 'insertOutcomeStatement', stepId, index: index + at, outcomeStatement })
      focus.request(uuid)
    }
  }

  /** Goes to the step's first statement, and makes one where there is none. */
  enterStatements = (stepId: JobStepUuid): void => {
    const [first] = this.#statementsOf(stepId)
    if (first) this.#options.focus.request(first)
    else this.addStatements(stepId, 0)
  }

  /** @param by -1 up, 1 down */
  moveJobStep = (stepId: JobStepUuid, by: -1 | 1): void => {
    const from = this.#outline.indexOf(stepId)
    const to = from + by
    if (!this.#options.session.apply({ kind: 'swapJobSteps', from, to })) return
    this.#options.announce(`Moved to position ${to + 1} of ${this.#outline.length} job steps.`)
  }

  /** @param by -1 up, 1 down */
  moveStatement = (stepId: JobStepUuid, statementId: OutcomeStatementUuid, by: -1 | 1): void => {
    const statements = this.#statementsOf(stepId)
    const from = statements.indexOf(statementId)
    const to = from + by
    if (!this.#options.session.apply({ kind: 'swapOutcomeStatements', stepId, from, to })) return
    this.#options.announce(`Moved to position ${to + 1} of ${statements.length} outcome statements.`)
  }

  removeJobStep = (stepId: JobStepUuid): void => {
    const at = this.#outline.indexOf(stepId)
    const neighbour = this.#outline[at + 1] ?? this.#outline[at - 1]
    this.#remove({ kind: 'removeJobStep', stepId }, `Job step ${at + 1} removed.`)
    if (neighbour) this.#options.focus.request(neighbour)
  }

  removeStatement = (stepId: JobStepUuid, statementId: OutcomeStatementUuid): void => {
    const statements = this.#statementsOf(stepId)
    const at = statements.indexOf(statementId)
    const number = `${this.#outline.indexOf(stepId) + 1}.${at + 1}`
    const neighbour = statements[at + 1] ?? statements[at - 1] ?? stepId
    this.#remove({ kind: 'removeOutcomeStatement', statementId }, `Outcome statement ${number} removed.`)
    this.#options.focus.request(neighbour)
  }

  /** Backspace in an empty statement: it goes, and the keyboard moves to what stands before it. */
  mergeBackwards = (stepId: JobStepUuid, statementId: OutcomeStatementUuid): void => {
    const statements = this.#statementsOf(stepId)
    const before = statements[statements.indexOf(statementId) - 1] ?? stepId
    this.#options.session.apply({ kind: 'removeOutcomeStatement', statementId })
    this.#options.focus.request(before)
  }

  #remove(operation: Removal, words: string): void {
    const { session, announce, offerUndo } = this.#options
    const inverse = inverseOf(session.views.study, operation)
    if (!session.apply(operation)) return
    announce(words)
    if (inverse) offerUndo(words, () => this.#putBack(inverse))
  }

  /** The list may have become shorter in between: then it goes to the end. */
  #putBack(inverse: StudyOperation): void {
    const { session, focus, announce } = this.#options
    if (inverse.kind === 'insertJobStep') {
      const index = Math.min(inverse.index, this.#outline.length)
      if (!session.apply({ ...inverse, index })) return
      focus.request(inverse.jobStep.uuid)
    }
    if (inverse.kind === 'insertOutcomeStatement') {
      const index = Math.min(inverse.index, this.#statementsOf(inverse.stepId).length)
      if (!session.apply({ ...inverse, index })) return
      focus.request(inverse.outcomeStatement.uuid)
    }
    announce('Put back.')
  }

  get #outline(): readonly JobStepUuid[] {
    return this.#options.session.views.outline
  }

  #statementsOf(stepId: JobStepUuid): readonly OutcomeStatementUuid[] {
    return this.#options.session.views.step(stepId)?.statementIds ?? []
  }
}
