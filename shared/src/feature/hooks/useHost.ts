import { useContext } from 'react'
import type { HostServices } from '../contract.ts'
import { HostContext } from './HostContext.ts'

/** The host's services, anywhere inside a feature. Throws outside of one. */
export function useHost(): HostServices {
  const host = useContext(HostContext)
  if (host === null) throw new Error('useHost was called outside a feature; wrap the view by defineFeature.')
  return host
}
