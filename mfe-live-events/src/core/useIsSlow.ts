import { useEffect, useState } from 'react'

/** Milliseconds after which a screen says that loading takes long. */
const PATIENCE = 6_000

/** Whether something has been loading for long. */
export function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(setSlow, PATIENCE, true)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isLoading])
  return isSlow
}
