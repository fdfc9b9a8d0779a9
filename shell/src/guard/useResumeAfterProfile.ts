import { PROFILE_PATH } from '@outcome-studio/shared/domain/areas'
import { isProfileComplete } from '@outcome-studio/shared/domain/member'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCurrentRoute } from '../areas/useCurrentRoute.ts'
import { useConfirmedPerson } from '../core/PersonContext.ts'

interface Target {
  readonly id: string
  readonly path: string
}

/**
 * Stores the page that a member without a name requested before the guard redirected to the profile. A completed
 * profile leads home; from there this hook navigates to the stored page. Does nothing if the user has navigated
 * elsewhere or signed in as someone else in the meantime.
 */
export function useResumeAfterProfile(): void {
  const person = useConfirmedPerson()
  const route = useCurrentRoute()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const target = useRef<Target | null>(null)

  const member = person.state === 'signedIn' ? person.member : null
  const id = member?.id ?? null
  const isNamed = member !== null && isProfileComplete(member)
  const isTarget = pathname !== '/' && (route?.guard === 'member' || route?.guard === 'coach')
  const path = `${pathname}${search}${hash}`

  useEffect(() => {
    if (id === null || target.current?.id !== id) target.current = null
    if (id !== null && !isNamed && isTarget) target.current = { id, path }
    if (!isNamed || pathname === PROFILE_PATH) return
    const stored = target.current
    target.current = null
    if (stored && pathname === '/') void navigate(stored.path, { replace: true })
  }, [id, isNamed, isTarget, pathname, path, navigate])
}
