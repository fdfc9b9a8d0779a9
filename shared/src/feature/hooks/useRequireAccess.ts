import { useCallback } from 'react'
import { useHost } from './useHost.ts'

/**
 * For actions that need membership (create, save, validate, register, chat): the returned function answers
 * whether the member has access, and opens the membership-required modal where not.
 */
export function useRequireAccess(): () => boolean {
  const host = useHost()
  return useCallback(() => {
    const { unrestricted } = host.access.get()
    if (!unrestricted) host.openModal('membershipRequired')
    return unrestricted
  }, [host])
}
