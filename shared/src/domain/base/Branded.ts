declare const brand: unique symbol

/** A value that only one function creates. Two brands of the same base type cannot be confused. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name }
