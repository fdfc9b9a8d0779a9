import type { HeaderOf } from '@outcome-studio/shared/domain/saving'
import type { DocumentState, DocumentTypes } from '../core/DocumentTypes.ts'

/** A change of an open document: an operation on its content, a new name, or another version. */
export type Change<T extends DocumentTypes> =
  | { readonly kind: 'operation'; readonly operation: T['operation'] }
  | { readonly kind: 'rename'; readonly docName: string }
  | ({
      readonly kind: 'putVersion'
      /** The stored state that version is based on. */
      readonly header: HeaderOf<T> | null
      /** Ignored if a save has replaced `header` since this edit was recorded. */
      readonly insteadOf: HeaderOf<T> | null
    } & DocumentState<T>)
