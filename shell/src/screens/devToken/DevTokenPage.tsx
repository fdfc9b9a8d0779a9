import { signInWithToken, useSession } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { Notice } from '@outcome-studio/shared/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { returnPath } from '../../areas/returnPath.ts'
import { useEnvironment } from '../../core/EnvironmentContext.ts'
import { PlainPage } from '../../frame/PlainPage.tsx'
import { useShellHost } from '../../host/ShellHostContext.ts'
import { SeededPeople } from './SeededPeople.tsx'
import { TokenForm } from './TokenForm.tsx'

/** Sign-in for developers: as a person of the local cloud, or by a custom token. */
export function DevTokenPage() {
  const { config } = useEnvironment()
  const host = useShellHost()
  const { search } = useLocation()
  const session = useSession()
  const [sessionBefore, setSessionBefore] = useState<typeof session>()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (customToken: string) => signInWithToken(customToken),
    networkMode: 'always',
    onMutate: () => setSessionBefore(session),
    onError: (failure) => host.services.report(failure),
  })

  // Waits until the session has changed, because the guard of the next page reads only the session.
  if (isSuccess && session?.state === 'signedIn' && session !== sessionBefore) {
    return <Navigate to={returnPath(search)} replace />
  }

  return (
    <PlainPage title="Developer login" lead="For work on the product and for tests.">
      {error && <Notice tone="danger">Signing in did not work. {reasonOf(error)}</Notice>}
      {config.emulators && <SeededPeople config={config} isBusy={isPending} onChoose={mutate} />}
      <TokenForm isBusy={isPending} onToken={mutate} />
    </PlainPage>
  )
}

/** A rejected token has a code that is not in the catalogue. */
function reasonOf(error: Error): string {
  const { code, message } = describeError(error)
  return code === null ? 'The token may be incomplete or expired.' : message
}
