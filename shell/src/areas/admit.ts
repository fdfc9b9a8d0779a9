import { isProfileComplete } from '@outcome-studio/shared/domain'
import type { Person } from '../core/Person.ts'
import { returnPath, returnQuery } from './returnPath.ts'
import type { Guard } from './routes.ts'

/** What a guard says: come in, wait until more is known, go elsewhere, or the record cannot be read. */
export type Admission =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'unavailable'; readonly error: Error; readonly tryAgain: () => void }

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>
type SignedIn = Extract<Person, { state: 'signedIn' }>

const ADMITTED: Admission = { kind: 'admitted' }
const WAIT: Admission = { kind: 'wait' }
const redirect = (to: string): Admission => ({ kind: 'redirect', to })

/**
 * Decides whether a person sees a route (specification, section 2: routing rules; section 6). Runs before
 * anything of the route is loaded.
 */
export function admit(guard: Guard, person: Person, place: Place): Admission {
  if (guard === 'anyone') return ADMITTED
  if (guard === 'signedOut') return admitSignedOut(person, place)
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

function admitSignedOut(person: Person, { search }: Place): Admission {
  if (person.state === 'signedOut') return ADMITTED
  return person.state === 'unknown' ? WAIT : redirect(returnPath(search))
}

function admitSignedIn(
  guard: Exclude<Guard, 'anyone' | 'signedOut'>,
  { member, claims }: SignedIn,
): Admission {
  if (guard === 'signedIn') return ADMITTED
  if (!isProfileComplete(member)) return redirect('/auth/profile')
  const admitted = {
    member: true,
    coach: member.globalConfig?.hasVCAccess === true,
    toolsAdmin: claims.toolsAdmin,
  }[guard]
  return admitted ? ADMITTED : redirect('/')
}
