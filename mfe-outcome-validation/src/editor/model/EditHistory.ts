import type { Change } from './Change.ts'

/** Enough for an afternoon's work; older edits are forgotten. */
const DEPTH = 500

/** Pause in typing that ends a run, in milliseconds: what is written after it is taken back on its own. */
const PAUSE = 2_000

/** One edit that can be taken back, or made again. */
export interface PastEdit {
  /** What takes it back, or makes it again. */
  readonly change: Change
  /** What the member did, for example "outcome statement 2.1 removed". */
  readonly words: string
}

interface Recorded extends PastEdit {
  /** The field typed in; null where it was no typing. */
  readonly field: string | null
  /** Milliseconds on any clock that only goes forward. */
  readonly at: number
}

/** Edits that can be taken back and made again, the latest on top. A run of typing in one field counts as one. */
export class EditHistory {
  readonly #past: PastEdit[] = []
  readonly #future: PastEdit[] = []
  #run: { readonly field: string; readonly at: number } | null = null

  get canUndo(): boolean {
    return this.#past.length > 0
  }
  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** A new edit: what was taken back before it can no longer be made again. */
  record({ field, at, change, words }: Recorded): void {
    this.#future.length = 0
    const goesOn = field !== null && field === this.#run?.field && at - this.#run.at < PAUSE
    this.#run = field === null ? null : { field, at }
    if (!goesOn) this.#push({ change, words })
  }

  /**
   * Takes edits off one side, the latest first, until one of them still changes something, which goes to the other.
   * @param apply makes the change; answers what takes it back, null where it changed nothing
   */
  travel(way: 'undo' | 'redo', apply: (change: Change) => Change | null): PastEdit | null {
    this.#run = null
    const from = way === 'undo' ? this.#past : this.#future
    for (let edit = from.pop(); edit; edit = from.pop()) {
      const change = apply(edit.change)
      if (change === null) continue
      const done = { change, words: edit.words }
      if (way === 'undo') this.#future.push(done)
      else this.#push(done)
      return edit
    }
    return null
  }

  /** What is typed from now on is taken back on its own. */
  endRun(): void {
    this.#run = null
  }

  clear(): void {
    this.#run = null
    this.#past.length = 0
    this.#future.length = 0
  }

  #push(edit: PastEdit): void {
    this.#past.push(edit)
    if (this.#past.length > DEPTH) this.#past.shift()
  }
}
