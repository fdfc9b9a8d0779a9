import { matchPath, useMatches } from 'react-router-dom'
import { ROUTES, type ShellRoute } from './routes.ts'

/** The row of the route table that is shown; undefined for an unknown path. */
export function useCurrentRoute(): ShellRoute | undefined {
  const handles = useMatches().map(({ handle }) => handle)
  return ROUTES.find((route) => handles.includes(route))
}

/** The row of the route table that a path belongs to; undefined for an unknown path. */
export function routeAt(pathname: string): ShellRoute | undefined {
  return ROUTES.find(({ path, below = '' }) =>
    matchPath({ path: `${path}${below}`, caseSensitive: true }, pathname),
  )
}
