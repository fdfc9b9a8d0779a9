import { matchPath } from 'react-router-dom'
import { ROUTES, type ShellRoute } from './routes.ts'

/** The line of the table an address belongs to; undefined for an unknown path. */
export function routeAt(pathname: string): ShellRoute | undefined {
  return ROUTES.find(({ path, below = '' }) =>
    matchPath({ path: `${path}${below}`, caseSensitive: true }, pathname),
  )
}
