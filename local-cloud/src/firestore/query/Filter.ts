import type { FieldPath } from '../paths/FieldPath.ts'
import type { Value } from '../values/Value.ts'

export const COMPARISONS = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
] as const
export const LIST_COMPARISONS = ['IN', 'ARRAY_CONTAINS_ANY', 'NOT_IN'] as const
export const TESTS = ['IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const

export type Comparison = (typeof COMPARISONS)[number]
export type ListComparison = (typeof LIST_COMPARISONS)[number]
export type Test = (typeof TESTS)[number]

/** A query's condition on a document. */
export type Filter =
  | { readonly kind: 'all'; readonly filters: readonly Filter[] }
  | { readonly kind: 'any'; readonly filters: readonly Filter[] }
  | { readonly kind: 'compare'; readonly path: FieldPath; readonly op: Comparison; readonly value: Value }
  | {
      readonly kind: 'list'
      readonly path: FieldPath
      readonly op: ListComparison
      readonly values: readonly Value[]
    }
  | { readonly kind: 'test'; readonly path: FieldPath; readonly op: Test }
