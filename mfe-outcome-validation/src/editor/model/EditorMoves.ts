import { placeOfStatement, type StudySession } from '@outcome-studio/shared/document'
import type { JobStepUuid, OutcomeStatementUuid } from '@outcome-studio/shared/domain'

interface EditorMovesOptions {
  readonly session: StudySession
  /** Announces a change to screen readers. */
  readonly announce: (text: string) => void
  /** Shows the move of an item's row. */
  readonly slide: (uuid: string, move: () => boolean) => boolean
}

/** Moves steps and statements and announces their new position. Each method returns whether anything moved. */
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
    const neighbour = views.outline[place.stepAt + by]
    if (neighbour === undefined) return false
    return this.statementTo(statementId, neighbour, by < 0 ? this.#lengthOf(neighbour) : 0)
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

  get #views() {
    return this.#options.session.views
  }

  #lengthOf(stepId: JobStepUuid): number {
    return this.#views.step(stepId)?.statementIds.length ?? 0
  }
}
