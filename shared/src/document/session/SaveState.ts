import type { ErrorDescription } from '@outcome-studio/shared/domain/errors'

/** untouched: a new document without any edit. */
export type SavePhase = 'untouched' | 'unsaved' | 'saving' | 'saved'

/** Why the last save failed, by what the member can do about it. `cause` is for toast and log. */
export type SaveProblem = { readonly cause: unknown } /** The name is refused: shown at its field. */ & (
  | { readonly kind: 'name'; readonly message: string }
  /** A newer revision is stored, and the member chooses. */
  | { readonly kind: 'conflict' }
  /** The document was deleted elsewhere: it can be saved as a new one. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly error: ErrorDescription }
)

export interface SaveState {
  readonly phase: SavePhase
  readonly problem: SaveProblem | null
}
