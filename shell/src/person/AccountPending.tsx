import { LinkButton, Notice, Page, Skeleton } from '@outcome-studio/shared/ui'
import { useEffect, useState } from 'react'

/** Milliseconds after which a person is told that it takes long. A new account has no record for a while. */
const LONG_WAIT = 10_000

/** Stands in place of a screen until it is known whose it is. */
export function AccountPending() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_WAIT)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Page>
      <Skeleton label="Loading your account" />
      {isLong && (
        <Notice
          actions={
            <LinkButton to="/logout" tone="quiet">
              Sign out
            </LinkButton>
          }
        >
          This takes longer than usual. If your account is new, it may still be being set up; this page goes
          on by itself once it is ready.
        </Notice>
      )}
    </Page>
  )
}
