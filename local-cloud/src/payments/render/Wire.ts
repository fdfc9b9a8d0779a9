import type Stripe from 'stripe'

/** The client's type of a number with more digits, which is sent as text. */
type Decimal = NonNullable<Stripe.Price['unit_amount_decimal']>

/** What Stripe's API sends of a type of its client, as far as this server fills it in. */
export type Wire<Type> = Type extends Decimal
  ? string
  : Type extends object
    ? { readonly [Key in keyof Type]?: Wire<Type[Key]> }
    : Type

/** A list that is part of an object. @param url where it can be read on its own */
export function listOf<Item>(
  url: string,
  data: Item[],
): { object: 'list'; data: Item[]; has_more: boolean; url: string } {
  return { object: 'list', data, has_more: false, url }
}
