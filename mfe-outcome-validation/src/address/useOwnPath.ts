import { useHost } from '@outcome-studio/shared/feature'
import { useLocation } from 'react-router-dom'

/** The path below the feature's own, encoded as in the address bar, with its leading slash. */
export function useOwnPath(): string {
  const { basename } = useHost()
  const { pathname } = useLocation()
  return pathname.startsWith(basename) ? pathname.slice(basename.length) || '/' : '/'
}
