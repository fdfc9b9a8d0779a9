/** The views of an open study other than writing, in the order of their tabs. */
export const EDITOR_VIEWS = [
  { id: 'map', label: 'Job map' },
  { id: 'needs', label: 'Needs for analysis' },
  { id: 'history', label: 'Versions' },
] as const

/** `id` is the value of the query parameter `view`, as in `?view=map`. */
export type EditorView = (typeof EDITOR_VIEWS)[number]
