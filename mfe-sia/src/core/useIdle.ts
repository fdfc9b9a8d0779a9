import { whenIdle } from '@outcome-studio/shared/editor'
import { useEffect, useState } from 'react'

/**
 * Whether the browser has been idle since the component was mounted. Parts that the conversation does not need may then
 * load.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
