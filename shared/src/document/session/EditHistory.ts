/** Number of edits that can be undone. */
const DEPTH = 500

/** Pause in typing that ends a run, in milliseconds. Later text is undone separately. */
const PAUSE = 2_000

/** One edit that can be undone or redone. */
export interface PastEdit<Change> {
  /** The change that undoes or redoes it. */
  readonly change: Change
  /** Description of the edit, for example "outcome statement 2.1 removed". */
  readonly label: string
}

interface RecordedEdit<Change> extends PastEdit<Change> {
  /** The field typed in; null if the edit is no typing. */
  readonly field: string | null
  /** Milliseconds on any monotonic clock. */
  readonly at: number
}

/** Makes a change. Returns its inverse, null if it changed nothing. */
type Apply<Change> = (change: Change) => Change | null

/** Edits that can be undone and redone, the latest on top. A run of typing in one field counts as one. */
export class EditHistory<Change> {
  readonly #past: PastEdit<Change>[] = []
  readonly #future: PastEdit<Change>[] = []
  #run: { readonly field: string; readonly at: number } | null = null

  /** Whether there is an edit to undo. */
  get canUndo(): boolean {
    return this.#past.length > 0
  }
  /** Whether there is an edit to redo. */
  get canRedo(): boolean {
    return this.#future.length > 0
  }

  /** The edit that undo would revert, by identity; null if there is none. */
  get latest(): PastEdit<Change> | null {
    return this.#past.at(-1) ?? null
  }

  /** Records a new edit. Edits undone before it can no longer be redone. */
  record({ field, at, change, label }: RecordedEdit<Change>): void {
    this.#future.length = 0
    const isSameRun = field !== null && field === this.#run?.field && at - this.#run.at < PAUSE
    this.#run = field === null ? null : { field, at }
    if (!isSameRun) this.#push({ change, label })
  }

  /** Undoes the latest edit that still changes something; null if there is none. */
  undo(apply: Apply<Change>): PastEdit<Change> | null {
    return this.#step(this.#past, apply, (done) => this.#future.push(done))
  }

  /** Redoes the edit undone last that still changes something; null if there is none. */
  redo(apply: Apply<Change>): PastEdit<Change> | null {
    return this.#step(this.#future, apply, (done) => this.#push(done))
  }

  /** Ends the current run, so that later text is undone separately. */
  endRun(): void {
    this.#run = null
  }

  /** Forgets all edits. */
  clear(): void {
    this.#run = null
    this.#past.length = 0
    this.#future.length = 0
  }

  #step(
    from: PastEdit<Change>[],
    apply: Apply<Change>,
    moveTo: (edit: PastEdit<Change>) => void,
  ): PastEdit<Change> | null {
    this.#run = null
    for (let edit = from.pop(); edit; edit = from.pop()) {
      const change = apply(edit.change)
      if (change === null) continue
      moveTo({ change, label: edit.label })
      return edit
    }
    return null
  }

  #push(edit: PastEdit<Change>): void {
    this.#past.push(edit)
    if (this.#past.length > DEPTH) this.#past.shift()
  }
}
