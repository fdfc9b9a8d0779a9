import { useEffect, useState } from 'react'

/**
 * Runs a function after a pause, for example to write into the address what was typed. Does nothing if the member has
 * left the page by then: React keeps showing it until the next page has loaded, and the late address would lead back.
 *
 * @param run a new function starts the pause anew
 * @param pause in milliseconds
 */
export function usePauseOnPage(run: () => void, pause: number): void {
  const [page] = useState(() => window.location.pathname)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (window.location.pathname === page) run()
    }, pause)
    return () => clearTimeout(timer)
  }, [run, pause, page])
}
