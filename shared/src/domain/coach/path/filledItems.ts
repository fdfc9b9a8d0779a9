/**
 * Items with a text, which is what a member counts. Whether a text is finished is the checker's business, whose word
 * lists the first screen of the coach does without.
 */
export const filledItems = <Item extends { readonly userInput: string }>(
  items: readonly Item[],
): readonly Item[] => items.filter(({ userInput }) => userInput.trim() !== '')
