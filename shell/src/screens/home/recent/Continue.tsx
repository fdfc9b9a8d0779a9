import { delaySdks } from '@outcome-studio/shared/data'
import { createLazy } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { hadAccess } from '@outcome-studio/shared/domain/member'
import { useLazy, useReadable } from '@outcome-studio/shared/feature'
import { Button, Card, Notice } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import { usePerson } from '../../../core/PersonContext.ts'
import { useShellHost } from '../../../host/ShellHostContext.ts'
import { RecentSkeleton } from './RecentSkeleton.tsx'
import { Place } from './recentStyles.ts'
import { StartActions } from './StartActions.tsx'

const recentDocuments = createLazy(async () => (await import('./RecentDocuments.tsx')).RecentDocuments)

/**
 * Shows the recent documents and ways to start. Space for the documents is reserved. They are loaded before the SDKs,
 * which they do not need.
 */
export function Continue() {
  const host = useShellHost()
  const person = usePerson()
  const { unrestricted } = useReadable(host.services.access)
  const isShort = person.state === 'signedIn' && !hadAccess(person.member)
  const hasEnded = !isShort && !unrestricted
  const state = useLazy(recentDocuments, {
    onFailure: (error) => host.services.report(error, { loading: 'recent documents' }),
  })
  useEffect(() => (state.kind === 'loading' ? delaySdks() : undefined), [state.kind])
  return (
    <Card title={hasEnded ? 'Still open to you' : 'Continue'}>
      <Place data-short={isShort || undefined}>
        {state.kind === 'loaded' ? (
          <state.value isShort={isShort} hasEnded={hasEnded} />
        ) : state.kind === 'failed' ? (
          <Notice tone="danger" actions={<Button onPress={state.retry}>Try again</Button>}>
            {describeError(state.error).message}
          </Notice>
        ) : (
          <RecentSkeleton isShort={isShort} />
        )}
      </Place>
      <StartActions isNew={isShort} hasEnded={hasEnded} />
    </Card>
  )
}
