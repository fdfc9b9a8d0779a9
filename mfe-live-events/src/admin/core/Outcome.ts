/** What became of a change, with the way on. */
export type Outcome =
  | { readonly kind: 'done'; readonly text: string; readonly undo: (() => void) | null }
  | { readonly kind: 'failed'; readonly text: string; readonly retry: () => void }
