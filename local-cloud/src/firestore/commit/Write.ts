import type { FieldPath } from '../paths/FieldPath.ts'
import type { Precondition } from '../schema/wireSchemas.ts'
import type { Fields, Value } from '../values/Value.ts'

/** A field transform, applied after the write's own fields are set. */
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
    /** Checks the precondition only. Clients send it for a document that their transaction read but did not write. */
    | { readonly kind: 'verify' }
    | {
        readonly kind: 'set'
        readonly fields: Fields
        /** Fields to set, or to remove if `fields` lacks them. Without a mask the write replaces the whole document. */
        readonly mask: readonly FieldPath[] | undefined
        readonly transforms: readonly FieldTransform[]
      }
  )
