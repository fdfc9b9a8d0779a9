/** The views of an open study other than writing, in the order of their tabs. */
export const EDITOR_VIEWS = [
  { id: 'table', label: 'Table', isWide: true },
  { id: 'map', label: 'Job map', isWide: true },
  { id: 'needs', label: 'Needs for analysis', isWide: true },
  { id: 'history', label: 'Versions', isWide: false },
] as const

/** The view that has no query parameter. */
export const WRITE_VIEW = { id: null, label: 'Write' } as const

/**
 * `id` is the value of the query parameter `view`, as in `?view=map`. `isWide`: it uses the width of the page.
 */
export type EditorView = (typeof EDITOR_VIEWS)[number]
