import { runSSOMigrationSync, useSession } from '@outcome-studio/shared/data'
import { useCallback, useEffect, useState } from 'react'

/**
 * Milliseconds until the record is requested again, because the first request may be lost. Doubled after each failure.
 */
const FIRST_WAIT = 3_000
const LONGEST_WAIT = 60_000

export interface AccountSetup {
  /** Whether a request for the record is under way. */
  readonly isAsking: boolean
  /** Why the latest request failed; null if it did not. */
  readonly error: Error | null
  /** Requests the record now; null without a signed-in user. */
  readonly ask: (() => void) | null
}

/**
 * Requests the record of a signed-in member until it exists. Retries after a while, and at once when the browser is
 * online again. Only the server creates a record (docs/product.md §12).
 */
export function useAccountSetup(): AccountSetup {
  const isSignedIn = useSession()?.state === 'signedIn'
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const [failures, setFailures] = useState(0)

  const ask = useCallback(async () => {
    setAsking(true)
    const failure = await runSSOMigrationSync(undefined, { evenByToken: true })
    setAsking(false)
    setError(failure)
    if (failure) setFailures((count) => count + 1)
  }, [])

  useEffect(() => {
    if (!isSignedIn) return
    const again = () => void ask()
    const timer = setTimeout(again, Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT))
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [isSignedIn, failures, ask])

  return { isAsking, error, ask: isSignedIn ? () => void ask() : null }
}
