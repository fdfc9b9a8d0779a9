/** The content of a document in a model's own form, independent of the product's code. A kind adds its parts. */
export interface Doc {
  readonly name: string
}

export const isSameDoc = (one: Doc, other: Doc): boolean => JSON.stringify(one) === JSON.stringify(other)
export const sameContent = (one: Doc, other: Doc): boolean =>
  isSameDoc({ ...one, name: '' }, { ...other, name: '' })
