import type { SavePhase, SaveProblem, SaveState } from './SaveState.ts'
import { saveProblem } from './saveProblem.ts'

interface SavedDocument {
  /** The phase while nothing is being saved. */
  readonly restingPhase: () => SavePhase
  readonly isDirty: () => boolean
  /** @param isChanged whether phase or problem have changed */
  readonly notify: (isChanged: boolean, changed: readonly string[]) => void
  /** Keys to notify after a save. */
  readonly savedKeys: readonly string[]
}

/** Whether a document is being saved, and what was wrong with the last save. */
export class SaveProgress {
  readonly #document: SavedDocument
  #saving: Promise<boolean> | null = null
  #state: SaveState

  constructor(document: SavedDocument) {
    this.#document = document
    this.#state = { phase: document.restingPhase(), problem: null }
  }

  /** The save phase and the problem of the last save. */
  get state(): SaveState {
    return this.#state
  }

  get isSaving(): boolean {
    return this.#saving !== null
  }

  /** One save at a time: a second call joins the first. Returns whether all is saved. */
  oneAtATime(write: () => Promise<void>): Promise<boolean> {
    if (this.#saving) return this.#saving
    const settle = (problem: SaveProblem | null): boolean => {
      this.#saving = null
      this.show(problem, this.#document.savedKeys)
      return problem === null
    }
    this.#saving = write().then(
      () => settle(null),
      (error: unknown) => settle(saveProblem(error)),
    )
    this.show(null)
    return this.#saving
  }

  /**
   * Shows the phase and a problem.
   * @param changed keys that are notified in any case
   */
  show(reported: SaveProblem | null, changed: readonly string[] = []): void {
    const { restingPhase, isDirty, notify } = this.#document
    // After everything is undone, there is no choice and no retry left.
    const isSolved = reported?.kind === 'conflict' || reported?.kind === 'failed' ? !isDirty() : false
    const problem = isSolved ? null : reported
    const phase = this.#saving ? 'saving' : restingPhase()
    const isSame = phase === this.#state.phase && problem === this.#state.problem
    if (!isSame) this.#state = { phase, problem }
    notify(!isSame, changed)
  }
}
