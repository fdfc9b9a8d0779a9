import type { KindOf, RuleValue } from '../values/RuleValue.ts'

/** A method of one type of value; throws RuleError for arguments it does not take. */
export type Method<K extends RuleValue['kind']> = (self: KindOf<K>, args: readonly RuleValue[]) => RuleValue

/** Methods by name, each with the number of arguments it takes. */
export type MethodTable<K extends RuleValue['kind']> = Readonly<
  Record<string, { readonly arity: number; readonly call: Method<K> }>
>
