/**
 * A value during the evaluation of rules. Times and durations are whole nanoseconds; ints are signed 64-bit integers.
 */
export type RuleValue =
  | { readonly kind: 'null' }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'int'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'timestamp'; readonly nanos: bigint }
  | { readonly kind: 'duration'; readonly nanos: bigint }
  | { readonly kind: 'latlng'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'path'; readonly segments: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly RuleValue[] }
  | { readonly kind: 'set'; readonly items: readonly RuleValue[] }
  | { readonly kind: 'map'; readonly entries: ReadonlyMap<string, RuleValue> }
  | { readonly kind: 'map_diff'; readonly before: RuleMap; readonly after: RuleMap }
  | UnknownValue

export type RuleMap = ReadonlyMap<string, RuleValue>

/** A value that depends on the documents of a list query. It represents any value, or an error. */
export interface UnknownValue {
  readonly kind: 'unknown'
  /** Its path below resource.data, by which the query's filters are looked up; null for other values. */
  readonly field: readonly string[] | null
}

export type KindOf<K extends RuleValue['kind']> = Extract<RuleValue, { kind: K }>

export const NULL: RuleValue = { kind: 'null' }
export const UNKNOWN: UnknownValue = { kind: 'unknown', field: null }

export const bool = (value: boolean): RuleValue => ({ kind: 'bool', value })
export const float = (value: number): RuleValue => ({ kind: 'float', value })
export const string = (value: string): RuleValue => ({ kind: 'string', value })
export const bytes = (value: Uint8Array): RuleValue => ({ kind: 'bytes', value })
export const timestamp = (nanos: bigint): RuleValue => ({ kind: 'timestamp', nanos })
export const duration = (nanos: bigint): RuleValue => ({ kind: 'duration', nanos })
export const path = (segments: readonly string[]): RuleValue => ({ kind: 'path', segments })
export const list = (items: readonly RuleValue[]): RuleValue => ({ kind: 'list', items })
export const map = (entries: RuleMap): RuleValue => ({ kind: 'map', entries })
