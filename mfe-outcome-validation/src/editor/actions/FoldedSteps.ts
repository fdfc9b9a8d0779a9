import { placeOfStatement, type StudySession } from '@outcome-studio/shared/document'
import { createListeners } from '@outcome-studio/shared/domain/base'
import { type JobStepUuid, outcomeStatementUuid } from '@outcome-studio/shared/domain/study'

/** The job steps that are collapsed to their first line. Kept while the study is open, and not part of it. */
export class FoldedSteps {
  readonly #session: StudySession
  readonly #listeners = createListeners()
  readonly #folded = new Set<JobStepUuid>()

  constructor(session: StudySession) {
    this.#session = session
  }

  has = (stepId: JobStepUuid): boolean => this.#folded.has(stepId)

  /** Whether every step of the study is collapsed. */
  hasAll = (): boolean => this.#session.views.outline.every(this.has)

  /** Whether an item's field is out of sight, as those of a collapsed step's statements are. */
  hides = (key: string): boolean => this.#stepAround(key) !== undefined

  fold = (stepId: JobStepUuid): void => this.#set([stepId], true)

  unfold = (stepId: JobStepUuid): void => this.#set([stepId], false)

  foldAll = (): void => this.#set(this.#session.views.outline, true)

  unfoldAll = (): void => this.#set([...this.#folded], false)

  /** Unfolds the step that hides an item's field, if one does. */
  reveal = (key: string): void => {
    const stepId = this.#stepAround(key)
    if (stepId !== undefined) this.unfold(stepId)
  }

  /** Calls `listener` after a step was folded or unfolded. Returns the release. */
  subscribe = (listener: () => void): (() => void) => this.#listeners.add(listener)

  #stepAround(key: string): JobStepUuid | undefined {
    if (this.#folded.size === 0) return undefined
    const stepId = placeOfStatement(this.#session.views, outcomeStatementUuid(key))?.stepId
    return stepId !== undefined && this.has(stepId) ? stepId : undefined
  }

  #set(stepIds: readonly JobStepUuid[], isFolded: boolean): void {
    const changed = stepIds.filter((stepId) => this.has(stepId) !== isFolded)
    for (const stepId of changed) {
      if (isFolded) this.#folded.add(stepId)
      else this.#folded.delete(stepId)
    }
    if (changed.length > 0) this.#listeners.notify()
  }
}
