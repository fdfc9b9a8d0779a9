import type { DocumentState, DocumentTypes } from '../core/DocumentTypes.ts'

/** Whatever a member does to an open document: an operation on its content, a new name, or another version. */
export type Change<T extends DocumentTypes> =
  | { readonly kind: 'operation'; readonly operation: T['operation'] }
  | { readonly kind: 'rename'; readonly docName: string }
  | ({
      readonly kind: 'putVersion'
      /** The stored state that version is based on. */
      readonly header: T['header'] | null
      /** `header` is ignored unless the session is still based on this one: a save in between stays known. */
      readonly insteadOf: T['header'] | null
    } & DocumentState<T>)
