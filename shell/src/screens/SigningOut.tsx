import {
  type DraftsAtSignOut,
  identityLogOutUrl,
  isIdentityProviderUp,
  signOut,
  signOutEverywhere,
} from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { Button, LinkButton, Notice, Skeleton } from '@outcome-studio/shared/ui'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useEnvironment } from '../core/EnvironmentContext.ts'
import { PlainPage } from '../frame/PlainPage.tsx'
import { useShellHost } from '../host/ShellHostContext.ts'

interface Problem {
  readonly attempt: number
  /** Why the person is still signed in here; undefined if only the identity provider did not respond. */
  readonly error?: unknown
}

interface SigningOutProps {
  /** Whether the member's unsaved changes on this device are kept. */
  readonly drafts: DraftsAtSignOut
  /** Whether the member's sessions on all other devices end too. */
  readonly isEverywhere: boolean
}

/** Signs out here, then at the identity provider, which redirects to sign-in. */
export function SigningOut({ drafts, isEverywhere }: SigningOutProps) {
  const { config, leaveFor } = useEnvironment()
  const host = useShellHost()
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0)
  const [latest, setProblem] = useState<Problem | null>(null)
  const problem = latest?.attempt === attempt ? latest : null
  const isOut = problem !== null && problem.error === undefined

  const goOn = useEffectEvent(() => leaveFor(identityLogOutUrl(config, `${location.origin}/auth/signin`)))
  const report = useEffectEvent((error: unknown) => host.services.report(error))
  const signOutHere = useEffectEvent(() => (isEverywhere ? signOutEverywhere(drafts) : signOut(drafts)))
  const isProviderUp = useEffectEvent(() => isIdentityProviderUp(config))

  useEffect(() => {
    let isCancelled = false
    const logOut = async () => {
      await signOutHere()
      const isUp = await isProviderUp()
      if (isCancelled) return
      if (isUp) goOn()
      else setProblem({ attempt })
    }
    logOut().catch((error: unknown) => {
      if (isCancelled) return
      report(error)
      setProblem({ attempt, error })
    })
    return () => {
      isCancelled = true
    }
  }, [attempt])

  useEffect(() => {
    // The browser restored the page from its back-forward cache: the user came back from the identity provider.
    const resume = ({ persisted }: PageTransitionEvent) => persisted && tryAgain()
    addEventListener('pageshow', resume)
    return () => removeEventListener('pageshow', resume)
  }, [])

  return (
    <PlainPage title={isOut ? 'You are signed out' : 'Signing out'}>
      {problem === null && <Skeleton label="Signing you out" lines={1} />}
      {problem?.error !== undefined && (
        <>
          <Notice tone="danger">You are still signed in. {describeError(problem.error).message}</Notice>
          <Button tone="primary" onPress={tryAgain}>
            Try again
          </Button>
          <LinkButton to="/">Stay signed in</LinkButton>
        </>
      )}
      {isOut && (
        <>
          <Notice tone="warning">
            The sign-in service does not answer, so it may still know you on this device.
          </Notice>
          <Button tone="primary" onPress={tryAgain}>
            Try again
          </Button>
          <LinkButton to="/auth/signin">Go to sign-in</LinkButton>
        </>
      )}
    </PlainPage>
  )
}
