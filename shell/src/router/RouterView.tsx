import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Router as LibraryRouter } from 'react-router-dom'
import type { Router } from './createRouter.ts'
import { RouterContext } from './RouterContext.ts'

interface RouterViewProps {
  readonly router: Router
  readonly children: ReactNode
}

/** Gives its children the router's location. They keep showing the last one until the next can be rendered. */
export function RouterView({ router, children }: RouterViewProps) {
  const [{ location, historyAction }, setShown] = useState(router.state)
  useLayoutEffect(() => {
    // It may have changed since the first render.
    setShown(router.state)
    return router.subscribe((state, { flushSync: isAtOnce }) => {
      if (isAtOnce) flushSync(() => setShown(state))
      else startTransition(() => setShown(state))
    })
  }, [router])
  return (
    <RouterContext value={router}>
      <LibraryRouter location={location} navigationType={historyAction} navigator={router.navigator}>
        {children}
      </LibraryRouter>
    </RouterContext>
  )
}
