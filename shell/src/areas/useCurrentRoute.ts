import { useContext } from 'react'
import { matchPath } from 'react-router-dom'
import { CurrentRouteContext } from './CurrentRouteContext.ts'
import { ROUTES, type ShellRoute } from './routes.ts'

/** The row of the route table that is shown; undefined for an unknown path. */
export const useCurrentRoute = (): ShellRoute | undefined => useContext(CurrentRouteContext)

/** The row of the route table that a path belongs to; undefined for an unknown path. */
export function routeAt(pathname: string): ShellRoute | undefined {
  return ROUTES.find(({ path, below = '' }) =>
    matchPath({ path: `${path}${below}`, caseSensitive: true }, pathname),
  )
}
