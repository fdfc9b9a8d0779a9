import type { Session } from '@outcome-studio/shared/data'
import type { HostServices, Readable } from '@outcome-studio/shared/feature'

interface SignInParts {
  readonly watchSession: (listener: (session: Session) => void) => () => void
  readonly insightsOf: Readable<string | null>
  readonly logEvent: HostServices['logEvent']
}

/**
 * Logs a sign-in once the member is known to have agreed to functional insights. Opening a page while already
 * signed in does not count. Returns the release.
 */
export function logSignIns({ watchSession, insightsOf, logEvent }: SignInParts): () => void {
  let wasSignedOut = false
  let newcomer: string | null = null
  const logIfAgreed = () => {
    if (newcomer === null || insightsOf.get() !== newcomer) return
    newcomer = null
    logEvent('sign_in')
  }
  const releases = [
    watchSession((session) => {
      if (session.state === 'signedOut') newcomer = null
      else if (wasSignedOut) newcomer = session.uid
      wasSignedOut = session.state === 'signedOut'
      logIfAgreed()
    }),
    insightsOf.subscribe(logIfAgreed),
  ]
  return () => {
    for (const release of releases) release()
  }
}
