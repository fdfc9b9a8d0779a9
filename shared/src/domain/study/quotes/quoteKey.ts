import type { Quote } from './Quote.ts'

/** Key by which the quotes of a statement are compared and ordered: in the order in which they were added. */
export const quoteKey = ({ addedAt, id }: Quote): string => `${addedAt} ${id}`
