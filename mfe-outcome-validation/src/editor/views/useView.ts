import { useSearchParams } from 'react-router-dom'
import { EDITOR_VIEWS } from './EDITOR_VIEWS.ts'
import type { EditorView } from './EditorView.ts'

/** The view the address names, null for writing and for one there is not, and what shows another. */
export function useView(): readonly [EditorView | null, (id: string | null) => void] {
  const [query, setQuery] = useSearchParams()
  const view = EDITOR_VIEWS.find(({ id }) => id === query.get('view')) ?? null
  return [view, (id) => setQuery(id === null ? {} : { view: id })]
}
