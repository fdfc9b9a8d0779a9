import { useEffect, useState } from 'react'

/**
 * Runs a function after a pause, for example to write into the address what was typed. Does nothing if the member has
 * left the page in the meantime. React still shows it until the next page has loaded, and a change of the address would
 * lead back to it.
 *
 * @param run a new function restarts the pause
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
