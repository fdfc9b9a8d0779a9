import type { Member } from '@outcome-studio/shared/domain/member'
import { createContext, useContext } from 'react'
import type { Access, HostServices } from '../core/contract.ts'
import { useReadable } from './useReadable.ts'

/** Set by defineFeature around every view. */
export const HostContext = createContext<HostServices | null>(null)

/**
 * Returns the host's services.
 *
 * @throws Error outside a feature
 */
export function useHost(): HostServices {
  const host = useContext(HostContext)
  if (host === null) throw new Error('useHost was called outside a feature; wrap the view by defineFeature.')
  return host
}

/** Returns what the signed-in user may do. Renders again when it changes. */
export function useAccess(): Access {
  return useReadable(useHost().access)
}

/** Returns the signed-in user's record; null during sign-out. Renders again when it changes. */
export function useMemberOfHost(): Member | null {
  return useReadable(useHost().member)
}
