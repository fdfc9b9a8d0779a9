import { describeError } from '@outcome-studio/shared/domain'
import { Button, LinkButton, Notice, Page } from '@outcome-studio/shared/ui'
import { useEffect } from 'react'
import { useShell } from '../boot/ShellContext.ts'
import { FailureReference } from '../host/errors/FailureReference.tsx'

interface AccountFailureProps {
  readonly error: Error
  readonly tryAgain: () => void
}

/** Stands in place of a screen whose member cannot be read. */
export function AccountFailure({ error, tryAgain }: AccountFailureProps) {
  const { host } = useShell()
  useEffect(() => {
    host.services.report(error, { read: 'account' })
  }, [error, host])
  return (
    <Page>
      <Notice
        tone="danger"
        actions={
          <>
            <Button onPress={tryAgain}>Try again</Button>
            <LinkButton to="/logout" tone="quiet">
              Sign out
            </LinkButton>
          </>
        }
      >
        Your account could not be loaded. {describeError(error).message}
      </Notice>
      <FailureReference error={error} errors={host.errors} />
    </Page>
  )
}
