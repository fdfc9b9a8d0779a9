import { LOG_OUT_PATH } from '@outcome-studio/shared/domain/areas'
import { PRODUCT_NAME } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { Button, LinkButton, Notice, Page, Skeleton } from '@outcome-studio/shared/ui'
import { useEffect, useState } from 'react'
import { PlainPage } from '../frame/PlainPage.tsx'
import { useAccountSetup } from './useAccountSetup.ts'

/** Milliseconds after which a notice about the long wait appears. A new account has no record at first. */
const LONG_WAIT = 10_000

interface AccountPendingProps {
  /** Whether the page has no sidebar; then it is shown in the same card as the sign-in. Default false. */
  readonly isAlone?: boolean
}

/** Shown in place of a screen until the session and the member record are known. */
export function AccountPending({ isAlone = false }: AccountPendingProps) {
  const { isAsking, error, ask } = useAccountSetup()
  const [isLong, setLong] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT)
    return () => clearTimeout(timer)
  }, [])

  const notice = (isLong || error) && (
    <Notice
      tone={error ? 'warning' : 'info'}
      actions={
        <>
          {ask && (
            <Button isPending={isAsking} onPress={ask}>
              Try again
            </Button>
          )}
          <LinkButton to={LOG_OUT_PATH} tone="quiet">
            Sign out
          </LinkButton>
        </>
      }
    >
      {error
        ? `Your account isn’t ready yet. ${describeError(error).message} We keep trying, and this page continues on its own.`
        : 'This is taking longer than usual. New accounts can take a moment to set up. This page continues automatically.'}
    </Notice>
  )
  if (isAlone) {
    return (
      <PlainPage title="Opening your account">
        <Skeleton label="Loading your account" lines={2} />
        {notice}
      </PlainPage>
    )
  }
  return (
    <Page>
      <Skeleton label="Loading your account" screen={PRODUCT_NAME} />
      {notice}
    </Page>
  )
}
