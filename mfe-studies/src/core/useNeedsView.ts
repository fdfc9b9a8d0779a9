import { useSearchParams } from 'react-router-dom'

/** The views of an open needs document other than the map, in the order of their tabs. */
export const NEEDS_VIEWS = [
  { id: 'gaps', label: 'Gaps' },
  { id: 'versions', label: 'Versions' },
] as const

/** The view that has no query parameter. */
export const MAP_VIEW = { id: null, label: 'Map' } as const

/** `id` is the value of the query parameter `view`, as in `?view=gaps`. */
export type NeedsView = (typeof NEEDS_VIEWS)[number]

/** Returns the view that the address names and a function that shows another. The map, and any unknown id, is null. */
export function useNeedsView(): readonly [NeedsView | null, (id: NeedsView['id'] | null) => void] {
  const [query, setQuery] = useSearchParams()
  const view = NEEDS_VIEWS.find(({ id }) => id === query.get('view')) ?? null
  return [view, (id) => setQuery(id === null ? {} : { view: id })]
}
