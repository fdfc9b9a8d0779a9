import { useMatches } from 'react-router-dom'
import { ROUTES, type ShellRoute } from './routes.ts'

/** The line of the table that is shown; undefined for an unknown path. */
export function useCurrentRoute(): ShellRoute | undefined {
  const handles = useMatches().map(({ handle }) => handle)
  return ROUTES.find((route) => handles.includes(route))
}
