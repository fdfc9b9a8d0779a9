import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const PARAMETER = 'present'

interface Presented {
  /** Number of the shown slide, from 1; null while the study is not presented. */
  readonly slide: number | null
  /** Shows a slide. The first one is an entry of its own in the browser's history. */
  readonly show: (slide: number) => void
  readonly close: () => void
}

/** The slide that the address names, as in `?present=2`. */
export function usePresented(): Presented {
  const [query, setQuery] = useSearchParams()
  const given = query.get(PARAMETER)
  const slide = given === null ? null : Math.max(1, Math.trunc(Number(given)) || 1)
  const isOpen = slide !== null
  const show = useCallback(
    (next: number) =>
      setQuery(
        (before) => {
          before.set(PARAMETER, `${next}`)
          return before
        },
        { replace: isOpen },
      ),
    [setQuery, isOpen],
  )
  const close = useCallback(
    () =>
      setQuery(
        (before) => {
          before.delete(PARAMETER)
          return before
        },
        { replace: true },
      ),
    [setQuery],
  )
  return { slide, show, close }
}
