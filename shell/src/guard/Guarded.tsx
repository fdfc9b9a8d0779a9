import { Fragment, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { admit } from '../areas/admit.ts'
import type { Guard } from '../areas/routes.ts'
import type { Person } from '../core/Person.ts'
import { usePerson } from '../core/PersonContext.ts'
import { MainElement } from '../focus/MainElement.ts'
import { AccountFailure } from './AccountFailure.tsx'
import { AccountPending } from './AccountPending.tsx'

interface GuardedProps {
  readonly guard: Guard
  readonly children: ReactNode
}

/** Renders what is behind a guard only once the person was admitted; nothing of it loads before. */
export function Guarded({ guard, children }: GuardedProps) {
  const person = usePerson()
  const admission = admit(guard, person, useLocation())
  switch (admission.kind) {
    case 'admitted':
      return <Fragment key={ownerOf(guard, person)}>{children}</Fragment>
    case 'redirect':
      return <Navigate to={admission.to} replace />
    case 'wait':
      return inMain(guard, <AccountPending />)
    case 'unavailable':
      return <AccountFailure error={admission.error} tryAgain={admission.tryAgain} />
  }
}

/** Screens for somebody signed out have no sidebar, and the main part comes with them. */
function inMain(guard: Guard, instead: ReactNode): ReactNode {
  return guard === 'signedOut' ? <MainElement>{instead}</MainElement> : instead
}

/** Nothing one person left on the screen is there for the next; screens for anyone belong to nobody. */
function ownerOf(guard: Guard, person: Person): string {
  const isAnyones = guard === 'anyone' || guard === 'signedOut'
  return !isAnyones && person.state === 'signedIn' ? person.member.id : ''
}
