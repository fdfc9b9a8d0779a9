import { useMember, useSession } from '@outcome-studio/shared/data'
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react'
import { PersonContext } from '../core/PersonContext.ts'
import { personFrom } from '../core/personFrom.ts'
import { useShellHost } from '../host/ShellHostContext.ts'

/** Milliseconds between two access checks: a trial may end while the page is open. */
const ACCESS_CHECK_INTERVAL = 60_000

/** Provides the signed-in person to the shell and to the features. */
export function PersonProvider({ children }: { readonly children: ReactNode }) {
  const host = useShellHost()
  const session = useSession()
  const { data, error, isPending, refetch } = useMember()
  const latest = useMemo(
    () => personFrom(session, { data, error, isPending, refetch }),
    [session, data, error, isPending, refetch],
  )
  // The first screen after sign-in is the largest render. Deferring it keeps the page responsive meanwhile.
  const drawn = useDeferredValue(latest)
  const person = drawn.state === 'unknown' ? drawn : latest

  useEffect(() => {
    const notify = () => host.setPerson(person, new Date())
    notify()
    const timer = setInterval(notify, ACCESS_CHECK_INTERVAL)
    return () => clearInterval(timer)
  }, [host, person])

  return <PersonContext value={person}>{children}</PersonContext>
}
