import type { NeedsSession } from '@outcome-studio/shared/document'
import type { NeedsHeader, NeedsOperation } from '@outcome-studio/shared/domain/needs'

/** The needs document that goals go into, once it is open. */
export interface OpenNeeds {
  readonly session: NeedsSession
  /** Makes an edit and saves it as the document's editor does. A failure is reported. */
  readonly apply: (operation: NeedsOperation) => void
}

/** Where accepted goals go. */
export type NeedsPlace =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  /** The study has none, or it was deleted. @property documents those of the member */
  | { readonly kind: 'none'; readonly documents: readonly NeedsHeader[] }
  | ({ readonly kind: 'open' } & OpenNeeds)

export const OPENING: NeedsPlace = { kind: 'opening' }

/** The needs document that the member has decided on. */
export type NeedsTarget =
  | { readonly kind: 'stored'; readonly uuid: string; readonly docName: string }
  /** It is stored with the first goal, under this name or the next free one. */
  | { readonly kind: 'new'; readonly uuid: string; readonly docName: string }
