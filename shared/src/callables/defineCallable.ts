/**
 * The part of a zod schema that callables use. This module does not import zod, because callables without input and
 * output belong to the first load (docs/decisions/first-read-over-rest.md).
 */
export interface Schema<Output, Input> {
  /** Only carries the types. */
  readonly _zod?: { readonly output: Output; readonly input: Input }
  readonly safeParse: (value: unknown) => SchemaResult<Output>
}

type SchemaResult<Output> =
  | { readonly success: true; readonly data: Output }
  | { readonly success: false; readonly error: SchemaError }

interface SchemaError extends Error {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
}

/** `maxBytes` of a callable that is sent nothing, or a document's name. */
export const SMALL_REQUEST = 4_096

/** Schema of a callable that is sent nothing, or returns nothing. Whatever arrives is ignored. */
export const NOTHING: Schema<void, void> = { safeParse: () => ({ success: true, data: undefined }) }

/** A value that a schema accepts, with all its parts read-only. */
export type Sendable<Value> = Value extends readonly (infer Item)[]
  ? readonly Sendable<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Sendable<Value[Key]> }
    : Value

/**
 * Who may call: everybody signed in, only members with access (docs/product.md §4), those of them
 * with access to the coach, only admins of an organization, or only tools admins.
 */
export type CallableAccess = 'signedIn' | 'membership' | 'coach' | 'admin' | 'toolsAdmin'

/** A callable as server and client share it. */
export interface CallableDefinition<Sent, Accepted, Output> {
  /** Name under which functions/src/index.ts exports it. */
  readonly name: string
  readonly access: CallableAccess
  /** Reads what the client sends. */
  readonly input: Schema<Accepted, Sent>
  /** Reads what the server returns. */
  readonly output: Schema<Output, unknown>
  /** After which the server ends the call and the client stops waiting. */
  readonly seconds: number
  /** Limit for each person. */
  readonly callsPerMinute: number
  /** Longest body of a request in bytes. */
  readonly maxBytes: number
}

/** Defines a callable once for the functions, which serve it, and for the data layer, which calls it. */
export function defineCallable<Sent, Accepted, Output>(
  definition: CallableDefinition<Sent, Accepted, Output>,
): CallableDefinition<Sent, Accepted, Output> {
  return definition
}
