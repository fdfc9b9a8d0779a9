declare const brand: unique symbol

/** A value that only the function naming its brand may make; two brands of one base type cannot be mixed up. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name }
