import { signOut } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain'
import { Button, Notice, Skeleton } from '@outcome-studio/shared/ui'
import { useEffect, useReducer, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PlainPage } from '../../layout/PlainPage.tsx'

/** Signs out and goes back to sign-in. */
export function LogOutPage() {
  const navigate = useNavigate()
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0)
  const [failure, setFailure] = useState<{ readonly attempt: number; readonly error: unknown } | null>(null)

  useEffect(() => {
    let isGone = false
    signOut().then(
      () => isGone || navigate('/auth/signin', { replace: true }),
      (error: unknown) => isGone || setFailure({ attempt, error }),
    )
    return () => {
      isGone = true
    }
  }, [attempt, navigate])

  return (
    <PlainPage title="Signing out">
      {failure?.attempt === attempt ? (
        <Notice tone="danger" actions={<Button onPress={tryAgain}>Try again</Button>}>
          You are still signed in. {describeError(failure.error).message}
        </Notice>
      ) : (
        <Skeleton label="Signing you out" lines={1} />
      )}
    </PlainPage>
  )
}
