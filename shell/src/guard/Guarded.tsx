import { Fragment, type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { admit } from '../areas/admit.ts'
import type { Guard } from '../areas/routes.ts'
import type { Person } from '../core/Person.ts'
import { usePerson } from '../core/PersonContext.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { AccountFailure } from './AccountFailure.tsx'
import { AccountPending } from './AccountPending.tsx'

interface GuardedProps {
  readonly guard: Guard
  readonly children: ReactNode
}

/** Renders its children once the guard admits the person. Nothing of them loads before that. */
export function Guarded({ guard, children }: GuardedProps) {
  const person = usePerson()
  const admission = admit(guard, person, useLocation(), new Date())
  switch (admission.kind) {
    case 'admitted':
      return <Fragment key={ownerOf(guard, person)}>{children}</Fragment>
    case 'redirect':
      return <Redirect {...admission} />
    case 'wait':
      return <AccountPending isAlone={isForSignedOut(guard)} />
    case 'unavailable':
      return <AccountFailure error={admission.error} tryAgain={admission.tryAgain} />
  }
}

interface RedirectProps {
  readonly to: string
  readonly because: string | null
}

function Redirect({ to, because }: RedirectProps) {
  const { services } = useShellHost()
  useEffect(() => {
    if (because !== null) services.toast(because)
  }, [services, because])
  return <Navigate to={to} replace />
}

/** A key that discards a screen's state when the user changes. Screens for anyone keep their state. */
function ownerOf(guard: Guard, person: Person): string {
  const isAnyones = guard === 'anyone' || isForSignedOut(guard)
  return !isAnyones && person.state === 'signedIn' ? person.member.id : ''
}

const isForSignedOut = (guard: Guard) => guard === 'signedOut' || guard === 'signUp'
