import type { Precondition } from '../model/wireSchemas.ts'
import type { FieldPath } from '../paths/FieldPath.ts'
import type { Fields, Value } from '../values/Value.ts'

/** What the server does to one field after the write's own fields are set. */
export type Transform =
  | { readonly kind: 'requestTime' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: Value }
  | { readonly kind: 'append' | 'remove'; readonly elements: readonly Value[] }

export interface FieldTransform {
  readonly path: FieldPath
  readonly transform: Transform
}

interface WriteBase {
  /** The document's full name. */
  readonly name: string
  readonly precondition: Precondition
}

/** One write of a commit. */
export type Write = WriteBase &
  (
    | { readonly kind: 'delete' }
    /** Nothing but the precondition: a document that a client's transaction only read. */
    | { readonly kind: 'verify' }
    | {
        readonly kind: 'set'
        readonly fields: Fields
        /** Fields to set or, where absent in `fields`, to remove; without a mask the whole document is replaced. */
        readonly mask: readonly FieldPath[] | undefined
        readonly transforms: readonly FieldTransform[]
      }
  )
