import { runSSOMigrationSync, useSession } from '@outcome-studio/shared/data'
import { PRODUCT_NAME } from '@outcome-studio/shared/domain'
import { Button, LinkButton, Notice, Page, Skeleton } from '@outcome-studio/shared/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Milliseconds after which the record is requested again: the first request may have been lost. */
const SHORT_WAIT = 3_000
/** Milliseconds after which a notice about the long wait appears. A new account has no record at first. */
const LONG_WAIT = 10_000

/** Shown in place of a screen until the session and the member record are known. */
export function AccountPending() {
  const isSignedIn = useSession()?.state === 'signedIn'
  const [isLong, setLong] = useState(false)
  const { mutate: askForRecord, isPending } = useMutation({
    mutationFn: () => runSSOMigrationSync(),
    networkMode: 'always',
  })

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!isSignedIn) return
    const timer = setTimeout(() => askForRecord(), SHORT_WAIT)
    return () => clearTimeout(timer)
  }, [isSignedIn, askForRecord])

  return (
    <Page>
      <Skeleton label="Loading your account" screen={PRODUCT_NAME} />
      {isLong && (
        <Notice
          actions={
            <>
              {isSignedIn && (
                <Button isPending={isPending} onPress={() => askForRecord()}>
                  Try again
                </Button>
              )}
              <LinkButton to="/logout" tone="quiet">
                Sign out
              </LinkButton>
            </>
          }
        >
          This takes longer than usual. If your account is new, it may still be being set up; this page goes
          on by itself once it is ready.
        </Notice>
      )}
    </Page>
  )
}
