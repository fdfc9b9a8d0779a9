/** Result of a change, with a function to undo or repeat it. */
export type Outcome =
  | { readonly kind: 'done'; readonly text: string; readonly undo: (() => void) | null }
  | { readonly kind: 'failed'; readonly text: string; readonly retry: (() => void) | null }
