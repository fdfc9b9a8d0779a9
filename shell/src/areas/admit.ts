import { type AreaGuard, PLAN_PATH, PROFILE_PATH } from '@outcome-studio/shared/domain/areas'
import { hasAccess, isProfileComplete } from '@outcome-studio/shared/domain/member'
import type { Person, SignedInPerson } from '../core/Person.ts'
import { returnPath, returnQuery } from './returnPath.ts'
import type { Guard } from './routes.ts'

/** A guard's decision: show the route, wait for the session, redirect, or report an unreadable member record. */
export type Admission =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'wait' }
  /** because: the reason shown to the person, or null */
  | { readonly kind: 'redirect'; readonly to: string; readonly because: string | null }
  | { readonly kind: 'unavailable'; readonly error: Error; readonly tryAgain: () => void }

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

const ADMITTED: Admission = { kind: 'admitted' }
const WAIT: Admission = { kind: 'wait' }
const redirect = (to: string, because: string | null = null): Admission => ({ kind: 'redirect', to, because })

/** Why a signed-in person is sent home from an area. */
const REFUSALS: Readonly<Partial<Record<AreaGuard, string>>> = {
  coach: 'Your account has no access to Sia.',
  admin: 'Only admins of an organization can open that page.',
  toolsAdmin: 'Only tools admins can open that page.',
}

/**
 * Decides whether a person sees a route (docs/product.md §2, §6). Runs before anything of the route is loaded.
 */
export function admit(guard: Guard, person: Person, place: Place, now: Date): Admission {
  if (guard === 'anyone') return ADMITTED
  if (guard === 'signedOut' || guard === 'signUp') {
    const lacksMembership =
      person.state === 'signedIn' && isProfileComplete(person.member) && !hasAccess(person.member, now)
    return admitSignedOut(person, place, guard === 'signUp' && lacksMembership ? PLAN_PATH : '/')
  }
  switch (person.state) {
    case 'unknown':
      return WAIT
    case 'signedOut':
      return redirect(`/auth/signin${returnQuery(place)}`)
    case 'unavailable':
      return { kind: 'unavailable', error: person.error, tryAgain: person.tryAgain }
    case 'signedIn':
      return admitSignedIn(guard, person)
  }
}

/** @param otherwise where a signed-in person is sent if the query names no path */
function admitSignedOut(person: Person, { search }: Place, otherwise: string): Admission {
  if (person.state === 'signedOut') return ADMITTED
  if (person.state === 'unknown' || (person.state === 'signedIn' && person.isFromDevice)) return WAIT
  const path = returnPath(search)
  return redirect(path === '/' ? otherwise : path)
}

/** Areas that show documents and events. The others edit the account, or show what special rights allow. */
const PAINTED_FROM_DEVICE: ReadonlySet<AreaGuard> = new Set(['member', 'coach'])

function admitSignedIn(guard: AreaGuard, person: SignedInPerson): Admission {
  const admission = admitConfirmed(guard, person)
  if (!person.isFromDevice) return admission
  // A record of this device may be outdated: the server's decides on a redirect.
  return admission.kind === 'admitted' && PAINTED_FROM_DEVICE.has(guard) ? admission : WAIT
}

function admitConfirmed(guard: AreaGuard, person: SignedInPerson): Admission {
  if (guard !== 'signedIn' && !isProfileComplete(person.member)) return redirect(PROFILE_PATH)
  return passesGuard(guard, person) ? ADMITTED : redirect('/', REFUSALS[guard] ?? null)
}

/**
 * Whether a signed-in person has what a guard asks for, apart from a complete profile. Routes and menus both use it,
 * so that no menu leads to a page that its guard refuses.
 */
export function passesGuard(guard: AreaGuard, { member, claims }: SignedInPerson): boolean {
  switch (guard) {
    case 'signedIn':
    case 'member':
      return true
    case 'coach':
      return member.globalConfig?.hasVCAccess === true
    case 'admin':
      return member.isAdmin
    case 'toolsAdmin':
      return claims.toolsAdmin
  }
}
