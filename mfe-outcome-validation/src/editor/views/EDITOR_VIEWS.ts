/** The views of an open study other than writing, in the order of their tabs. */
export const EDITOR_VIEWS = [
  { id: 'transcript', label: 'Transcript' },
  { id: 'table', label: 'Table' },
  { id: 'map', label: 'Job map' },
  { id: 'needs', label: 'Needs for analysis' },
  { id: 'segments', label: 'Segments' },
  { id: 'initiatives', label: 'Initiatives' },
  { id: 'report', label: 'Report' },
  { id: 'history', label: 'Versions' },
] as const

/** The view that has no query parameter. */
export const WRITE_VIEW = { id: null, label: 'Write' } as const

/**
 * `id` is the value of the query parameter `view`, as in `?view=map`.
 */
export type EditorView = (typeof EDITOR_VIEWS)[number]
