import type { StudyOperation } from '@outcome-studio/shared/domain'

/** Enough for an afternoon's work; older edits are forgotten. */
const DEPTH = 500

/** Operations that take edits back, the latest on top. A run of typing in one field counts as one edit. */
export class UndoStack {
  readonly #inverses: StudyOperation[] = []
  #typingIn: string | null = null

  get isEmpty(): boolean {
    return this.#inverses.length === 0
  }

  /** @param inverse what takes `edit` back */
  push(edit: StudyOperation, inverse: StudyOperation): void {
    const field = fieldTypedIn(edit)
    if (field !== null && field === this.#typingIn) return
    this.#typingIn = field
    this.#inverses.push(inverse)
    if (this.#inverses.length > DEPTH) this.#inverses.shift()
  }

  pop(): StudyOperation | undefined {
    this.#typingIn = null
    return this.#inverses.pop()
  }

  clear(): void {
    this.#typingIn = null
    this.#inverses.length = 0
  }
}

function fieldTypedIn(edit: StudyOperation): string | null {
  switch (edit.kind) {
    case 'setExecutor':
    case 'replaceJob':
      return edit.kind
    case 'updateJobStep':
      return edit.userInput === undefined ? null : edit.stepId
    case 'updateOutcomeStatement':
      return edit.statementId
    default:
      return null
  }
}
