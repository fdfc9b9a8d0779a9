import { useCallback } from 'react'
import { useHost } from './useHost.ts'

/**
 * For actions that require a membership: create, save, validate, register, chat. The returned function says whether
 * the member has access. Without access it opens the membership-required modal.
 */
export function useRequireAccess(): () => boolean {
  const host = useHost()
  return useCallback(() => {
    const { unrestricted } = host.access.get()
    if (!unrestricted) host.openModal('membershipRequired')
    return unrestricted
  }, [host])
}
