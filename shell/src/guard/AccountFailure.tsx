import { LOG_OUT_PATH } from '@outcome-studio/shared/domain/areas'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { Button, LinkButton, Notice } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import { useEnvironment } from '../core/EnvironmentContext.ts'
import { FailureReference } from '../errors/FailureReference.tsx'
import { PlainPage } from '../frame/PlainPage.tsx'
import { useShellHost } from '../host/ShellHostContext.ts'

interface AccountFailureProps {
  readonly error: Error
  readonly tryAgain: () => void
}

/** Replaces the whole page if the member record cannot be read. */
export function AccountFailure({ error, tryAgain }: AccountFailureProps) {
  const host = useShellHost()
  const { config } = useEnvironment()
  useEffect(() => {
    host.services.report(error, { read: 'account' })
  }, [error, host])
  return (
    <PlainPage title="We can’t load your account">
      <Notice tone="danger">Your account could not be loaded. {describeError(error).message}</Notice>
      <Button tone="primary" onPress={tryAgain}>
        Try again
      </Button>
      <LinkButton to={LOG_OUT_PATH}>Sign out</LinkButton>
      <FailureReference error={error} errors={host.errors} support={config.support} />
    </PlainPage>
  )
}
