import { readSignIn } from '@outcome-studio/shared/data'
import { useHost } from '@outcome-studio/shared/feature'
import { useCallback, useEffect, useState } from 'react'

interface Confirmation {
  /** True until it is known, so that nothing moves on the page of those who have confirmed their address. */
  readonly isConfirmed: boolean
  /** Reads it again, from the current token. */
  readonly check: () => Promise<void>
}

/** Whether the member's email address is confirmed. */
export function useIsConfirmed(): Confirmation {
  const host = useHost()
  const [isConfirmed, setConfirmed] = useState(true)
  const check = useCallback(async () => setConfirmed((await readSignIn()).isEmailVerified), [])
  useEffect(() => {
    // Without the answer the server decides.
    check().catch((error: unknown) => host.report(error))
  }, [check, host])
  return { isConfirmed, check }
}
