import { isProfileComplete, PROFILE_PATH } from '@outcome-studio/shared/domain'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCurrentRoute } from '../areas/useCurrentRoute.ts'
import { usePerson } from '../core/PersonContext.ts'

interface Goal {
  readonly id: string
  readonly path: string
}

/**
 * Remembers where somebody without a name was going when they were sent to their profile, and takes them on from
 * home, where the profile leads once it is complete. Who goes elsewhere by then, or is another person, is let be.
 */
export function useGoOnOnceNamed(): void {
  const person = usePerson()
  const route = useCurrentRoute()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const goal = useRef<Goal | null>(null)

  const member = person.state === 'signedIn' ? person.member : null
  const id = member?.id ?? null
  const isNamed = member !== null && isProfileComplete(member)
  const isGoal = pathname !== '/' && (route?.guard === 'member' || route?.guard === 'coach')
  const path = `${pathname}${search}${hash}`

  useEffect(() => {
    if (id === null || goal.current?.id !== id) goal.current = null
    if (id !== null && !isNamed && isGoal) goal.current = { id, path }
    if (!isNamed || pathname === PROFILE_PATH) return
    const kept = goal.current
    goal.current = null
    if (kept && pathname === '/') void navigate(kept.path, { replace: true })
  }, [id, isNamed, isGoal, pathname, path, navigate])
}
