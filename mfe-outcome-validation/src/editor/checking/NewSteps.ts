import { createListeners } from '@outcome-studio/shared/domain/base'
import type { JobStepUuid } from '@outcome-studio/shared/domain/study'

/**
 * The job steps that the member has added and is still writing: the focus has not left them, and the study was not saved
 * since. That they have too few outcome statements is no news.
 */
export class NewSteps {
  readonly #listeners = createListeners()
  readonly #steps = new Set<string>()

  has = (uuid: string): boolean => this.#steps.has(uuid)

  add = (stepId: JobStepUuid): void => void this.#steps.add(stepId)

  leave = (stepId: JobStepUuid): void => {
    if (this.#steps.delete(stepId)) this.#listeners.notify()
  }

  leaveAll = (): void => {
    if (this.#steps.size === 0) return
    this.#steps.clear()
    this.#listeners.notify()
  }

  /** Calls `listener` after a step was left. Returns the release. */
  subscribe = (listener: () => void): (() => void) => this.#listeners.add(listener)
}
