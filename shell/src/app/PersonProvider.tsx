import { useMember, useMemberSnapshot, useSession } from '@outcome-studio/shared/data'
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useMemo } from 'react'
import type { Person } from '../core/Person.ts'
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
  const stored = useMemberSnapshot()
  const latest = useMemo(
    () => personFrom(session, { data, error, isPending, refetch }, stored),
    [session, data, error, isPending, refetch, stored],
  )
  // The first screen after sign-in is the largest render. Deferring it keeps the page responsive meanwhile.
  const drawn = useDeferredValue(latest)
  const person = drawn.state === 'unknown' || isConfirmed(drawn, latest) ? drawn : latest

  // The first person is set before the screen is rendered for them: it would otherwise be rendered twice at once.
  const known = drawn.state === 'unknown' ? latest : person
  // Before the paint: a member's first screen would otherwise show for a moment what a person without access sees.
  useLayoutEffect(() => host.setPerson(known, new Date()), [host, known])
  useEffect(() => {
    const timer = setInterval(() => host.setPerson(known, new Date()), ACCESS_CHECK_INTERVAL)
    return () => clearInterval(timer)
  }, [host, known])

  return <PersonContext value={person}>{children}</PersonContext>
}

/** Whether the server has confirmed a person of this device: most often nothing else changes. */
function isConfirmed(drawn: Person, latest: Person): boolean {
  const [before, now] = [drawn, latest].map((person) => (person.state === 'signedIn' ? person : null))
  return before?.isFromDevice === true && now?.member.id === before.member.id
}
