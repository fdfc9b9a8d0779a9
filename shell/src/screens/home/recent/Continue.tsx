import { afterPaint } from '@outcome-studio/shared/data'
import { createLazy, describeError } from '@outcome-studio/shared/domain'
import { useLazy } from '@outcome-studio/shared/feature'
import { Button, Card, Notice } from '@outcome-studio/shared/ui'
import { useEffect, useState } from 'react'
import { useShellHost } from '../../../host/ShellHostContext.ts'
import { RecentSkeleton } from './RecentSkeleton.tsx'
import { Place } from './recentStyles.ts'
import { StartActions } from './StartActions.tsx'

const recentDocuments = createLazy(async () => (await import('./RecentDocuments.tsx')).RecentDocuments)

/** Where the member left off, and ways to start. The documents are loaded after the first paint, in reserved space. */
export function Continue() {
  const host = useShellHost()
  const [isWanted, setWanted] = useState(false)
  useEffect(() => afterPaint(() => setWanted(true)), [])
  const state = useLazy(recentDocuments, {
    isWanted,
    onFailure: (error) => host.services.report(error, { loading: 'recent documents' }),
  })
  return (
    <Card title="Continue">
      <Place>
        {state.kind === 'loaded' ? (
          <state.value />
        ) : state.kind === 'failed' ? (
          <Notice tone="danger" actions={<Button onPress={state.retry}>Try again</Button>}>
            {describeError(state.error).message}
          </Notice>
        ) : (
          <RecentSkeleton />
        )}
      </Place>
      <StartActions />
    </Card>
  )
}
