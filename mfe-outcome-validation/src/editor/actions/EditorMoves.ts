import { placeOfStatement, type StudySession } from '@outcome-studio/shared/document'
import type { JobStepUuid, OutcomeStatementUuid, StudyOperation } from '@outcome-studio/shared/domain/study'

interface EditorMovesOptions {
  readonly session: StudySession
  /** Announces a change to screen readers. */
  readonly announce: (text: string) => void
  /** Shows the move of an item's row. */
  readonly slide: (uuid: string, move: () => boolean) => boolean
}

/** Moves and exchanges steps and statements and announces their new position. Each method returns whether anything moved. */
export class EditorMoves {
  readonly #options: EditorMovesOptions

  constructor(options: EditorMovesOptions) {
    this.#options = options
  }

  /** @param by -1 up, 1 down */
  step = (stepId: JobStepUuid, by: -1 | 1): boolean =>
    this.stepTo(stepId, this.#views.outline.indexOf(stepId) + by)

  /** @param to index among the steps, counted without it */
  stepTo = (stepId: JobStepUuid, to: number): boolean => {
    const { session, announce, slide } = this.#options
    if (!slide(stepId, () => session.apply({ kind: 'moveJobStep', stepId, to }))) return false
    announce(`Moved to position ${to + 1} of ${this.#views.outline.length} job steps.`)
    return true
  }

  /** Moves a statement up or down by one. From the edge of its step it moves to the adjacent step. */
  statement = (statementId: OutcomeStatementUuid, by: -1 | 1): boolean => {
    const views = this.#views
    const place = placeOfStatement(views, statementId)
    if (!place) return false
    const to = place.at + by
    if (to >= 0 && to < this.#lengthOf(place.stepId)) return this.statementTo(statementId, place.stepId, to)
    const neighbor = views.outline[place.stepAt + by]
    if (neighbor === undefined) return false
    return this.statementTo(statementId, neighbor, by < 0 ? this.#lengthOf(neighbor) : 0)
  }

  /** @param to index within that step, counted without the statement */
  statementTo = (statementId: OutcomeStatementUuid, stepId: JobStepUuid, to: number): boolean => {
    const { session, announce, slide } = this.#options
    const home = placeOfStatement(this.#views, statementId)?.stepId
    const move = () => session.apply({ kind: 'moveOutcomeStatement', statementId, stepId, to })
    if (!slide(statementId, move)) return false
    const step = home === stepId ? '' : ` of job step ${this.#views.outline.indexOf(stepId) + 1}`
    const place = `position ${to + 1} of ${this.#lengthOf(stepId)} outcome statements`
    announce(`Moved to ${place}${step}.`)
    return true
  }

  /** Exchanges the places of two job steps. */
  exchangeSteps = (stepId: JobStepUuid, other: JobStepUuid): boolean => {
    const { outline } = this.#views
    const [from, to] = [outline.indexOf(stepId), outline.indexOf(other)]
    return this.#exchange(stepId, { kind: 'swapJobSteps', from, to }, `job steps ${from + 1} and ${to + 1}`)
  }

  /** Exchanges the places of two outcome statements of one step. */
  exchangeStatements = (statementId: OutcomeStatementUuid, other: OutcomeStatementUuid): boolean => {
    const [one, two] = [statementId, other].map((id) => placeOfStatement(this.#views, id))
    if (!one || !two || one.stepId !== two.stepId) return false
    const step = one.stepAt + 1
    const names = `outcome statements ${step}.${one.at + 1} and ${step}.${two.at + 1}`
    const { stepId, at: from } = one
    return this.#exchange(statementId, { kind: 'swapOutcomeStatements', stepId, from, to: two.at }, names)
  }

  #exchange(uuid: string, operation: StudyOperation, names: string): boolean {
    const { session, announce, slide } = this.#options
    if (!slide(uuid, () => session.apply(operation))) return false
    announce(`Exchanged ${names}.`)
    return true
  }

  get #views() {
    return this.#options.session.views
  }

  #lengthOf(stepId: JobStepUuid): number {
    return this.#views.step(stepId)?.statementIds.length ?? 0
  }
}
