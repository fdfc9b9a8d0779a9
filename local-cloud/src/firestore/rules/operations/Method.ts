import type { KindOf, RuleValue } from '../values/RuleValue.ts'

/** A method of one type of value. Throws RuleError for invalid arguments. */
export type Method<K extends RuleValue['kind']> = (self: KindOf<K>, args: readonly RuleValue[]) => RuleValue

/** Methods by name, each with its number of arguments. */
export type MethodTable<K extends RuleValue['kind']> = Readonly<
  Record<string, { readonly arity: number; readonly call: Method<K> }>
>
