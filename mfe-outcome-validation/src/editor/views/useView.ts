import { useSearchParams } from 'react-router-dom'
import { EDITOR_VIEWS, type EditorView } from './EDITOR_VIEWS.ts'

/** Returns the view that the address names and a function that shows another. Writing, and any unknown id, is null. */
export function useView(): readonly [EditorView | null, (id: EditorView['id'] | null) => void] {
  const [query, setQuery] = useSearchParams()
  const view = EDITOR_VIEWS.find(({ id }) => id === query.get('view')) ?? null
  return [view, (id) => setQuery(id === null ? {} : { view: id })]
}
